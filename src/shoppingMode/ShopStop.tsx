// What to take at one shop: aisle by aisle in its order, ticked things at the end.
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { storeLabel, type ShopAisle } from '../../engine';
import { useStaggeredMount } from '../layout/useStaggeredMount';
import type { KeptStop, KeptThing } from '../session/keptTrip';
import { stopWords, sumsOf, TO_CHECK } from '../share/trip';
import { aisleRows, takenOf } from './aisleRows';
import { ShopRows } from './ShopRows';

interface Props {
  stop: KeptStop;
  ticked: ReadonlySet<string>;
  order: readonly ShopAisle[] | undefined;
  onTick(tick: string, on: boolean): void;
  onOrder(): void;
}

export function ShopStop({ stop, ticked, order, onTick, onOrder }: Props) {
  const { store } = stop;
  const things = takenOf(stop.things, ticked);
  const groups = aisleRows(things, ticked, order);
  const parts = useStaggeredMount(groups.length);
  const id = `stop-${store}`;
  const label = storeLabel(store);
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ px: 2, pt: 2, fontSize: '1.3rem' }}>
        {stopWords({ store, ...sumsOf(things) })}
      </Typography>
      {groups.slice(0, parts).map(({ aisle, title, things: here }) => (
        <section key={aisle ?? 'trolley'}>
          <Typography
            id={`${id}-${aisle ?? 'trolley'}`}
            variant="h3"
            color="textSecondary"
            sx={{ px: 2, pt: 1.5, fontSize: '0.95rem' }}
          >
            {title}
          </Typography>
          <ShopRows
            labelledBy={`${id}-${aisle ?? 'trolley'}`}
            rows={here.map((thing) => rowOf(thing, aisle === null, onTick))}
          />
        </section>
      ))}
      <Button
        size="small"
        color="inherit"
        aria-label={`Change the order of the aisles at ${label}`}
        sx={{ m: 1 }}
        onClick={onOrder}
      >
        Change the order of the aisles
      </Button>
    </Paper>
  );
}

const rowOf = (
  { tick, product, receipt, about, toCheck }: KeptThing,
  ticked: boolean,
  onTick: Props['onTick'],
) => ({
  tick,
  ticked,
  primary: product,
  secondary: [receipt, toCheck ? TO_CHECK : '', about].filter(Boolean).join(' · '),
  onTick,
});
