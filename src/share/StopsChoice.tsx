// How many shops: a sentence and a button. One stop unless the shopper wants the second.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  describeSecondStop,
  describeStop,
  formatPrice,
  isSecondStopOffered,
  type BasketComparison,
  type ShoppingPlan,
} from '../../engine';
import { StoreDot } from '../layout/StoreDot';
import { useServices, useSessionPart } from '../services/services';
import { secondStopOf } from './trip';

/** Not asked where a second stop brings nothing, or less than the shopper wants for it. `inShop`: the answer was read before, and the sum stands below. */
export function StopsChoice({ basket, inShop }: { basket: BasketComparison; inShop?: boolean }) {
  const { session: store } = useServices();
  const stops = useSessionPart((session) => session.view.stops);
  const second = secondStopOf(basket);
  const two = stops === 'two';
  if (!second || !(two || isSecondStopOffered(basket))) return null;
  return (
    <Box
      role="group"
      aria-label="How many shops"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
    >
      <Box role="status" sx={{ flex: '1 1 12rem' }}>
        {!(two && inShop) && <Typography>{describeSecondStop(basket)}</Typography>}
        {two && <Stops plan={second} />}
        {two && !inShop && <Typography>{`${formatPrice(second.total)} together`}</Typography>}
      </Box>
      <Button
        variant="outlined"
        onClick={() =>
          store.dispatch({ type: 'viewChanged', view: { stops: two ? 'one' : 'two' } })
        }
      >
        {two ? 'One stop only' : 'Make it two stops'}
      </Button>
    </Box>
  );
}

/** "Tesco £24.10 for 17 items", a line a stop. */
const Stops = ({ plan }: { plan: ShoppingPlan }) => (
  <>
    {plan.stops.map((stop) => (
      <Typography key={stop.store}>
        <StoreDot store={stop.store} />
        {describeStop(stop)}
      </Typography>
    ))}
  </>
);
