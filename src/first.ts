// Runs before the first paint, while the page is being read: the colours, and whether the first picture fits.

/** What the switch was last set to (kept by MUI), else the system's. MUI itself would only say so after the first paint. */
function firstScheme(): 'light' | 'dark' {
  let mode: string | null = null;
  try {
    mode = window.localStorage.getItem('mui-mode');
  } catch {
    // No storage: the system decides.
  }
  if (mode === 'light' || mode === 'dark') return mode;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

const page = document.documentElement;
page.setAttribute(`data-${firstScheme()}`, '');
// A host answers unknown addresses with the landing page, and a query changes what a form says: then nothing is better.
if (page.dataset['page'] !== window.location.pathname + window.location.search) page.setAttribute('data-other-page', '');
