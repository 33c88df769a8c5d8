import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { counted, describePriceDate, storeLabel, type StoreId } from '../../engine';
import type { FileState } from '../engineClient/protocol';
import { TryAgain } from '../layout/TryAgain';

/** Says that the products are on their way, or that only the three samples are there. Keeps its place while loading. */
export const FileNotice = memo(function FileNotice({
  store,
  state,
  onRetry,
}: {
  store: StoreId;
  state: FileState;
  onRetry(): void;
}) {
  const label = storeLabel(store);
  if (state.state === 'failed') {
    return (
      <Alert severity="warning" sx={{ mb: 2 }} action={<TryAgain onRetry={onRetry} />}>
        {state.noEngine
          ? `The products of ${label} could not be loaded: the part of this page that reads them did not come. You can still type your list.`
          : `The products of ${label} could not be loaded (${state.message}). Until they can, only three sample products are suggested; you can still type your list.`}
      </Alert>
    );
  }
  const loading = state.state !== 'ready';
  return (
    <Box role="status" sx={{ minHeight: 28, mb: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {loading
          ? `Loading the products of ${label}…`
          : `${counted(state.products, 'product')}${state.cutOff ? ` (the price file is cut off: ${state.cutOff})` : ''}${state.date || state.source === 'sample' ? `, ${describePriceDate({ store, ...state })}` : ''}`}
      </Typography>
      {loading && (
        <LinearProgress aria-label={`Loading the products of ${label}`} sx={{ borderRadius: 1 }} />
      )}
    </Box>
  );
});
