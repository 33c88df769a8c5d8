import Alert from '@mui/material/Alert';
import type { ListComparison } from '../../engine';
import { TryAgain } from '../layout/TryAgain';

/** Why there is no plan. Where no prices could be loaded at all that is said already (OwnStoreMissing), and the names on the list are not to blame. */
export function NoPlan({ result, onRetry }: { result: ListComparison | null; onRetry(): void }) {
  if (!result)
    return (
      <Alert severity="error" action={<TryAgain onRetry={onRetry} />}>
        Your list could not be compared, so there is no plan yet.
      </Alert>
    );
  if (result.basket.stores.length === 0) return null;
  return (
    <Alert severity="info">
      None of your items was matched, so there is no plan yet. Try more general names on your list.
    </Alert>
  );
}
