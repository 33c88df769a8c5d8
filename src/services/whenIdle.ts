/** When the page has a moment; behind this many milliseconds it gets none, and does it all the same. */
export const whenIdle = (run: () => void, limit = 1_000): unknown =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(run, { timeout: limit })
    : setTimeout(run);
