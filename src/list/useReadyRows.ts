import { startTransition, useEffect, useState } from 'react';

/**
 * How many rows from the top can be used: none while the products are on their way, then one more at a time, in the end
 * all there will be. React puts a change on the page in one go, and an Autocomplete measures itself as it comes: all
 * rows of a kept list at once hold a slow phone up for a third of a second.
 */
export function useReadyRows(loading: boolean, count: number): number {
  // Where nothing is painted (prerender.tsx) there is nothing to hold up.
  const [ready, setReady] = useState(typeof window === 'undefined' ? Infinity : 0);
  useEffect(() => {
    if (loading || ready === Infinity) return;
    // A task of its own: the page can answer a touch in between.
    const timer = setTimeout(() => startTransition(() => setReady(ready + 1 >= count ? Infinity : ready + 1)));
    return () => clearTimeout(timer);
  }, [loading, ready, count]);
  return loading ? 0 : ready;
}
