// What the shopper should know of this copy of the page: no connection, or a newer version.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { letNewerVersionIn, newerVersion } from './versions';

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

export default function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const newer = useSyncExternalStore(
    newerVersion.subscribe,
    newerVersion.getSnapshot,
    newerVersion.getSnapshot,
  );
  return (
    <div role="status">
      {!online && (
        <Alert severity="info" square>
          You are offline. Your list and the prices of your last visit still work; the contact form
          does not.
        </Alert>
      )}
      {newer && (
        <Alert
          severity="info"
          square
          action={
            <Button color="inherit" size="small" onClick={letNewerVersionIn}>
              Use it now
            </Button>
          }
        >
          A new version of Basketwise is ready. Your list stays.
        </Alert>
      )}
    </div>
  );
}
