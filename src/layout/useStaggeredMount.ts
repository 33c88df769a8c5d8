import { startTransition, useEffect, useState } from 'react';

/**
 * How many of a screen's `count` parts are on the page (or can be used): none while they are `held`, then one more at a
 * time from the top, in the end all there will be. React puts a change on the page in one go: a whole answer, or all rows
 * of a kept list with an Autocomplete each, hold a slow phone up for a third of a second, just when it is looked at.
 */
export function useStaggeredMount(count: number, held = false): number {
  // Where nothing is painted (prerender.tsx) there is nothing to hold up.
  const [shown, setShown] = useState(typeof window === 'undefined' ? Infinity : 1);
  useEffect(() => {
    if (held || shown === Infinity) return;
    // A task of its own: the page can answer a touch in between.
    const timer = setTimeout(() =>
      startTransition(() => setShown(shown + 1 >= count ? Infinity : shown + 1)),
    );
    return () => clearTimeout(timer);
  }, [held, shown, count]);
  return held ? 0 : Math.min(shown, count);
}
