// In the shop: the plan by aisle with large tick boxes that survive a reload; the last one at once, without a connection too.
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice, type StoreId } from '../../engine';
import { PageTitle } from '../layout/PageTitle';
import { TryAgain } from '../layout/TryAgain';
import { UndoOffer } from '../layout/UndoOffer';
import { LoadingView } from '../results/LoadingView';
import { ownCompared } from '../results/ownStoreCompared';
import { OwnStoreMissing } from '../results/OwnStoreMissing';
import { PriceWarnings } from '../results/PriceNotes';
import { useComparison, type Comparing } from '../results/useComparison';
import { useFileStates, useSessionPart } from '../services/services';
import { PATHS } from '../services/steps';
import { orderAt, type KeptTrip } from '../session/keptTrip';
import { sumWords } from '../share/trip';
import { StopsChoice } from '../share/StopsChoice';
import { AisleOrder } from './AisleOrder';
import { missingTick, runningTotal, type Running } from './aisleRows';
import { NoPlan } from './NoPlan';
import { ShopRows } from './ShopRows';
import { ShopStop } from './ShopStop';
import { useAisleOrders } from './useAisleOrders';
import { useTicks } from './useTicks';
import { useTrip } from './useTrip';
import { useWakeLock } from './useWakeLock';

export default function ShopPage() {
  const comparing = useComparison();
  const { trip, pending, earlier, held } = useTrip(comparing);
  const { page, onTick, undoable, clear, undo } = useTicks();
  const ticks = useSessionPart((session) => session.ticks);
  useWakeLock();
  if (!trip && (comparing.state === 'loading' || pending))
    return (
      <Container maxWidth="sm" sx={{ py: 4 }}>
        <LoadingView />
      </Container>
    );
  const ticked = new Set(ticks);
  const running = trip && runningTotal(trip, ticked);
  const loaded = comparing.state === 'loaded' ? comparing : null;
  return (
    <Container ref={page} maxWidth="sm" sx={{ py: 3, display: 'grid', gap: 2 }}>
      <PageTitle title="In the shop">In the shop</PageTitle>
      {loaded && <AboutPlan comparing={loaded} kept={trip !== null && earlier} held={held} />}
      {trip && running && <Trolley {...running} />}
      {trip && <Stops trip={trip} ticked={ticked} onTick={onTick} />}
      {!trip && loaded && <NoPlan result={loaded.result} onRetry={loaded.retry} />}
      {loaded && <Warnings comparing={loaded} held={held} />}
      <Actions running={running} clear={clear} undoable={undoable} undo={undo} />
    </Container>
  );
}

const Actions = ({
  running,
  clear,
  undoable,
  undo,
}: { running: Running | null } & Pick<
  ReturnType<typeof useTicks>,
  'clear' | 'undoable' | 'undo'
>) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
    <Button component={Link} to={PATHS.results} variant="outlined">
      Back to the results
    </Button>
    <Button disabled={!running || running.done === 0} onClick={clear}>
      Clear the ticks
    </Button>
    <UndoOffer of={undoable} onUndo={undo} />
  </Stack>
);

type Loaded = Extract<Comparing, { state: 'loaded' }>;
interface About {
  comparing: Loaded;
  /** The plan is of an earlier visit, */
  kept: boolean;
  /** and stays. */
  held: boolean;
}

const AboutPlan = (about: About) => {
  const basket = about.comparing.result?.basket;
  return (
    <>
      <PricesMissing {...about} />
      {basket && !about.held && <StopsChoice basket={basket} inShop />}
    </>
  );
};

/** What the plan rests on: shops that were left out, files that are cut off, old prices. A plan of the last time rests on none of it. */
function Warnings({ comparing: { result, retry }, held }: Omit<About, 'kept'>) {
  const files = useFileStates();
  return (
    !held && (
      <PriceWarnings
        files={files}
        today={new Date().toISOString().slice(0, 10)}
        onRetry={result && ownCompared(result) ? retry : undefined}
      />
    )
  );
}

/** The prices of the own store, or of a shop of the kept plan, are not there: with a kept plan that is no more than worth knowing. */
function PricesMissing({ comparing: { result, retry, stale }, kept, held }: About) {
  if (result && ownCompared(result) && !stale && !held) return null;
  if (kept)
    return (
      <Alert severity="info" action={<TryAgain onRetry={retry} />}>
        This is your last plan: the prices of today could not be loaded.
      </Alert>
    );
  return result && <OwnStoreMissing result={result} onRetry={retry} />;
}

const Trolley = ({ ticks, done, paid, ...sums }: Running) => (
  <Box
    sx={{
      position: 'sticky',
      top: 0,
      zIndex: 2,
      py: 1,
      bgcolor: 'background.default',
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
      <Typography role="status">{`${done} of ${ticks.length} in the trolley`}</Typography>
      <Typography
        sx={{ fontWeight: 650 }}
      >{`${formatPrice(paid)} of about ${sumWords(sums)}`}</Typography>
    </Box>
    <LinearProgress
      variant="determinate"
      value={ticks.length ? (100 * done) / ticks.length : 0}
      aria-label="In the trolley"
      sx={{ height: 8, borderRadius: 4, mt: 0.5 }}
    />
  </Box>
);

interface TripRows {
  trip: KeptTrip;
  ticked: ReadonlySet<string>;
  onTick(tick: string, on: boolean): void;
}

function Stops({ trip, ticked, onTick }: TripRows) {
  const { orders, setOrder } = useAisleOrders();
  const [ordering, setOrdering] = useState<StoreId | null>(null);
  return (
    <>
      {trip.stops.map((stop) => (
        <ShopStop
          key={stop.store}
          stop={stop}
          ticked={ticked}
          onTick={onTick}
          order={orderAt(orders, stop.store)}
          onOrder={() => setOrdering(stop.store)}
        />
      ))}
      {trip.missing.length > 0 && <Missing trip={trip} ticked={ticked} onTick={onTick} />}
      {ordering !== null && (
        <AisleOrder
          store={ordering}
          order={orderAt(orders, ordering)}
          onOrder={(order) => setOrder(ordering, order)}
          onClose={() => setOrdering(null)}
        />
      )}
    </>
  );
}

/** What the plan has no match for. */
function Missing({ trip, ticked, onTick }: TripRows) {
  // Written twice, looked for once.
  const missing = new Map(trip.missing.map((line) => [missingTick(line), line]));
  return (
    <Paper variant="outlined" component="section" aria-labelledby="missing">
      <Typography id="missing" variant="h2" sx={{ px: 2, pt: 2, fontSize: '1.3rem' }}>
        Look for yourself
      </Typography>
      <ShopRows
        labelledBy="missing"
        rows={[...missing].map(([tick, line]) => ({
          tick,
          ticked: ticked.has(tick),
          primary: line,
          secondary: 'no match in this plan',
          onTick,
        }))}
      />
    </Paper>
  );
}
