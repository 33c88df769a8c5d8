// A newer version of the page waits, so that none breaks under a shopper; they are told, and say when.

let waits = false;
let registration: ServiceWorkerRegistration | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  waits = true;
  for (const listener of [...listeners]) listener();
}

/** Whether a newer version is on this device, as useSyncExternalStore reads it. */
export const newerVersion = {
  getSnapshot: (): boolean => waits,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Hears of newer versions from now on; asks for them again whenever the page is come back to. */
export function followVersions(found: ServiceWorkerRegistration): void {
  registration = found;
  const { serviceWorker } = navigator;
  if (found.waiting && serviceWorker.controller) tell();
  found.addEventListener('updatefound', () => {
    const coming = found.installing;
    // Without a controller it is the first version ever.
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && serviceWorker.controller) tell();
    });
  });
  // Another tab has let the newer version in: this one still shows the old page.
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', tell);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') found.update().catch(() => undefined);
  });
}

/** Lets the newer version in, and opens the page anew with it. The list is kept in the storage. */
export function letNewerVersionIn(): void {
  const waiting = registration?.waiting;
  if (!waiting) return window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
