import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { TryAgain } from '../layout/TryAgain';

/** Nothing was compared: the engine did not come, or broke. The list is not to blame. */
export const NoAnswer = ({ onRetry }: { onRetry(): void }) => (
  <Alert severity="error">
    <Typography component="h2" variant="body2" sx={{ fontWeight: 700 }}>
      Your list could not be compared
    </Typography>
    The part of this page that compares did not come, or broke off. Your list is kept; try again in
    a moment.
    <TryAgain variant="outlined" onRetry={onRetry} sx={{ display: 'block', mt: 1 }} />
  </Alert>
);
