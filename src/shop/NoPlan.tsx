import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ListComparison } from '../../engine';

/** Why there is no plan. Where no prices could be loaded at all that is said already (OwnStoreMissing), and the names on the list are not to blame. */
export function NoPlan({ result, onRetry }: { result: ListComparison | null; onRetry(): void }) {
  if (!result) return <Alert severity="error" action={<Button color="inherit" size="small" onClick={onRetry}>Try again</Button>}>Your list could not be compared, so there is no plan yet.</Alert>;
  if (result.basket.stores.length === 0) return null;
  return <Alert severity="info">None of your items was matched, so there is no plan yet. Try more general names on your list.</Alert>;
}
