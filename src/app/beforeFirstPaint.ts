// Runs before the first paint, while the page is being read: the colours, whether the first picture fits, and when the app starts.
import { STORAGE_KEYS } from '../session/storageKeys';
import { colourToolbar, type Scheme } from './themeColour';

/** What the switch was last set to (kept by MUI), else the system's. MUI itself would only say so after the first paint. */
function firstScheme(): Scheme {
  let mode: string | null = null;
  try {
    mode = window.localStorage.getItem('mui-mode');
  } catch {
    // No storage: the system decides.
  }
  if (mode === 'light' || mode === 'dark') return mode;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Whether there is something to carry on with: a store, and a row that is not empty. */
function keepsList(): boolean {
  try {
    return (
      window.localStorage.getItem(STORAGE_KEYS.selectedSupermarket) !== null &&
      /[^\s[\]",]/.test(window.localStorage.getItem(STORAGE_KEYS.shoppingList) ?? '')
    );
  } catch {
    return false;
  }
}

const page = document.documentElement;
const scheme = firstScheme();
page.setAttribute(`data-${scheme}`, '');
colourToolbar(scheme);
// A host answers unknown addresses with the landing page, and a query changes what a form says: then nothing is better.
const fits = page.dataset['page'] === window.location.pathname + window.location.search;
if (!fits) page.setAttribute('data-other-page', '');
// The way back to a kept list has its place in the landing page's picture: coming later it would move the page.
if (keepsList()) page.setAttribute('data-has-list', '');
// A slow phone paints what it has read of a page; the rest would move it.
page.setAttribute('data-half-read', '');

/** When the picture is seen, or a second later: in a tab behind nothing is painted, and some browsers do not say when. */
const painted = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => {
      new PerformanceObserver((seen) => {
        if (seen.getEntriesByName('first-contentful-paint').length > 0) resolve(null);
      }).observe({ type: 'paint', buffered: true });
    }),
    new Promise((resolve) => setTimeout(resolve, 1_000)),
  ]);

// The app comes behind the first paint: on a phone reading its script holds the picture up for a quarter of a second.
const app = document.currentScript?.dataset['app']?.split(' ') ?? [];
document.addEventListener('DOMContentLoaded', () => {
  page.removeAttribute('data-half-read');
  void (fits ? painted() : Promise.resolve()).then(() => {
    // In this order, each in a task of its own.
    for (const src of app)
      document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  });
});
