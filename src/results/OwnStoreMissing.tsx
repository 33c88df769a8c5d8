import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { storeLabel, type ListComparison } from '../../engine';
import { TryAgain } from '../layout/TryAgain';

/** Stands where the verdict would: without the own store's prices there is none. */
export function OwnStoreMissing({
  result: { store, basket },
  onRetry,
}: {
  result: ListComparison;
  onRetry(): void;
}) {
  const label = storeLabel(store);
  return (
    <Alert severity="error">
      <Typography
        component="h2"
        variant="body2"
        sx={{ fontWeight: 700 }}
      >{`The prices of ${label} could not be loaded`}</Typography>
      {`So nothing is compared with ${label}, and no saving can be worked out. Your list is kept; try again in a moment.`}
      {basket.stores.length > 0 &&
        ' Until then you see what your list costs at the stores whose prices did load.'}
      {/* Below the words: beside them it would leave a phone half a line. */}
      <TryAgain variant="outlined" onRetry={onRetry} sx={{ display: 'block', mt: 1 }} />
    </Alert>
  );
}
