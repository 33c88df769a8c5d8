import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { counted, describePriceDate, storeLabel, type StoreId } from '../../engine';
import type { FileState } from '../engineClient/protocol';
import { TryAgain } from '../layout/TryAgain';

/** Three lines on a phone, one elsewhere: what the failure takes, so that nothing below moves when one of them follows another. */
const PLACE = {
  display: 'grid',
  alignContent: 'start',
  minHeight: { xs: '3.75rem', sm: '2.25rem' },
  mb: 1,
} as const;

/** As flat as the line it stands for. */
const FLAT = {
  ...PLACE,
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'start',
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  lineHeight: 1.35,
  '& .MuiAlert-icon': { p: 0, mr: 1, fontSize: '1.25rem' },
  '& .MuiAlert-message': { p: 0, flex: '1 1 min(11rem, calc(100% - 2.25rem))' },
  '& .MuiAlert-action': { p: 0, pl: 0.5, mr: 0 },
} as const;

/** Says that the products are on their way, or that only the three samples are there. */
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
      <Alert severity="warning" sx={FLAT} action={<TryAgain onRetry={onRetry} sx={{ px: 0.5 }} />}>
        {state.noEngine
          ? `The products of ${label} could not be loaded: the part of this page that reads them did not come.`
          : `The products of ${label} could not be loaded (${state.message}): only samples are suggested.`}
      </Alert>
    );
  }
  const loading = state.state !== 'ready';
  return (
    <Box role="status" sx={PLACE}>
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
