// Composition root: the only place that knows the real browser, worker and storage.
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, fetchScreen } from './App';
import { fetchStorageNotice } from '../layout/Layout';
import { Providers } from './Providers';
import type { Services } from './earlyStart';
import { keepFocusOver } from './keepFocus';

const OFFLINE_COPY_AFTER_MS = 4_000;

export async function bootstrap(services: Services): Promise<void> {
  const { session } = services;
  // What does not come the app says in its own words. The notice stands above the screen: coming late it would move what is
  // just being tapped, and a menu that opens closes again when the finger lifts elsewhere.
  await Promise.allSettled([
    fetchScreen(window.location.pathname),
    ...(session.getSnapshot().keeping === 'kept' ? [] : [fetchStorageNotice()]),
  ]);
  const place = document.getElementById('root')!;
  keepFocusOver(place);
  document.getElementById('late')?.remove();
  const root = createRoot(place);
  // As a transition the first screen is made in slices: the page answers a touch meanwhile. It takes the place of the
  // page's first picture (prerender.tsx) when it is whole.
  startTransition(() =>
    root.render(
      <Providers services={services}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Providers>,
    ),
  );

  // Behind everything the shopper waits for.
  const later = (): void => {
    setTimeout(
      () =>
        // Without it the page works as before, online.
        void import('../offline/register')
          .then(({ keepOffline }) => keepOffline())
          .catch(() => undefined),
      OFFLINE_COPY_AFTER_MS,
    );
  };
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
