// Keeps the page and the prices on this device after the first visit (production builds only).
import { DEFAULT_STORES, findStore, unknownStore } from '../../engine';
import { priceFileUrl, readPriceManifest } from '../engineClient/priceManifest';
import { followVersions } from './versions';

const get = (url: string): Promise<Response> => fetch(url);

/** Never gets in the way: without a service worker the page works as before, online. */
export async function keepOffline(): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  try {
    followVersions(await navigator.serviceWorker.register('/sw.js'));
    await navigator.serviceWorker.ready;
    // Files that were fetched before the worker was there pass through it once more; the browser has them at hand.
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    const manifest = await readPriceManifest(get);
    await Promise.all(
      [...DEFAULT_STORES.map(({ storedName }) => storedName), ...manifest.keys()]
        .filter((name, at, all) => all.indexOf(name) === at)
        .map((name) => findStore(name) ?? unknownStore(name))
        .filter((store) => store !== null)
        .map((store) => get(priceFileUrl(store, manifest.get(store.storedName)))),
    );
  } catch (error) {
    console.warn('No offline copy could be made', error);
  }
}
