import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Says that the prices are those of the last visit while there is no connection. */
export default function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine, () => true);
  return <div role="status">{!online && <Alert severity="info" square>You are offline. Your list and the prices of your last visit still work; the contact form does not.</Alert>}</div>;
}
