// The one answer, what the list costs at the own store, and where to go with it.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { counted, formatPrice, storeLabel, type ListComparison } from '../../engine';
import { PATHS } from '../services/steps';
import { StopsChoice } from '../share/StopsChoice';
import { TakeAlong } from '../share/TakeAlong';
import type { Trip } from '../share/trip';

const INK = 'common.white';

/** A dark ground in both modes; what is on it is drawn for it. */
const PLACARD = {
  display: 'grid',
  gap: 1.25,
  p: { xs: 2, sm: 3 },
  borderRadius: 1,
  bgcolor: 'placard',
  color: INK,
  animation: 'rise 280ms ease-out',
  '& .MuiButtonBase-root:focus-visible': { outlineColor: 'currentColor' },
  '& .MuiButton-outlined': { color: INK, borderColor: 'currentColor' },
  '@media (forced-colors: active)': { border: '1px solid' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;

const MAIN = {
  flexGrow: { xs: 1, sm: 0 },
  bgcolor: INK,
  color: '#0f4736',
  '&:hover': { bgcolor: '#e7f1ec' },
  '&&:focus-visible': { outlineColor: '#fff' },
} as const;

export function Verdict({ result, trip }: { result: ListComparison; trip: Trip | null }) {
  const { verdict, store, basket, totalItems } = result;
  const own = basket.stores.find((total) => total.store === store);
  return (
    <Box component="section" aria-labelledby="verdict" sx={PLACARD}>
      <Typography id="verdict" variant="h2" sx={{ fontSize: { xs: '1.25rem', sm: '1.9rem' } }}>
        {verdict.words}
      </Typography>
      {own && own.itemsPriced > 0 && (
        <Typography>
          {`Your list at ${storeLabel(store)}: `}
          <strong>{formatPrice(own.total)}</strong>
          {own.itemsPriced < totalItems
            ? ` for ${own.itemsPriced} of ${counted(totalItems, 'item')}`
            : ` for ${counted(totalItems, 'item')}`}
        </Typography>
      )}
      {verdict.notes.length > 0 && (
        <Typography variant="body2">{`${verdict.notes.join('. ')}.`}</Typography>
      )}
      {trip && <TripActions trip={trip} main={MAIN} />}
      <StopsChoice basket={basket} />
    </Box>
  );
}

/** Where to go with the answer: to the shop, or with it to somebody else. */
export const TripActions = ({ trip, main }: { trip: Trip; main?: typeof MAIN }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '@media print': { display: 'none' } }}>
    <Button
      component={Link}
      to={PATHS.shop}
      variant="contained"
      sx={{ fontSize: '0.95rem', px: 2, ...main }}
    >
      Shop with this list
    </Button>
    <TakeAlong trip={trip} />
  </Box>
);
