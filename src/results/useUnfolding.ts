import { startTransition, useEffect, useState } from 'react';

/**
 * How many of a screen's `count` sections are on the page: one more at a time, from the top. React puts a change on the
 * page in one go: the whole answer at once holds a slow phone up for half a second, just when it is looked at.
 */
export function useUnfolding(count: number): number {
  // Where nothing is painted (prerender.tsx) there is nothing to hold up.
  const [shown, setShown] = useState(typeof window === 'undefined' ? count : 1);
  useEffect(() => {
    if (shown >= count) return;
    // A task of its own: the page can answer a touch in between.
    const timer = setTimeout(() => startTransition(() => setShown(shown + 1)), 0);
    return () => clearTimeout(timer);
  }, [shown, count]);
  return shown;
}
