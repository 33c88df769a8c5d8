import { startTransition, useEffect, useMemo, useState } from 'react';

/**
 * The entries of a list that has just changed, `step` more at a time, from the top; the later ones stay as they were until
 * then, each in its new place. React renders in slices but puts a change on the page in one go: sixty cards at once hold a
 * slow phone up. `keyOf`: which entry of the earlier list is the same one. One that moves is on the page all the time: it
 * would come back folded, and without the focus.
 */
export function useProgressiveList<T>(
  all: readonly T[],
  step: number,
  keyOf: (entry: T) => string,
): readonly T[] {
  const [now, setNow] = useState<Shown<T>>({ all, upTo: step, before: [] });
  // Derived in the same render: no entry of an earlier list is shown in a place the new one does not have.
  const current = useMemo(
    (): Shown<T> => (now.all === all ? now : { all, upTo: step, before: shownOf(now, keyOf) }),
    [now, all, step, keyOf],
  );
  useEffect(() => {
    if (current.upTo >= all.length && current === now) return;
    // A task of its own: the page can answer a touch in between.
    const timer = setTimeout(
      () => startTransition(() => setNow({ ...current, upTo: current.upTo + step })),
      0,
    );
    return () => clearTimeout(timer);
  }, [current, now, all, step]);
  return useMemo(() => shownOf(current, keyOf), [current, keyOf]);
}

interface Shown<T> {
  all: readonly T[];
  upTo: number;
  before: readonly T[];
}

function shownOf<T>({ all, upTo, before }: Shown<T>, keyOf: (entry: T) => string): readonly T[] {
  const earlier = new Map(before.map((entry) => [keyOf(entry), entry]));
  const later = all.slice(upTo).flatMap((entry) => earlier.get(keyOf(entry)) ?? []);
  return [...all.slice(0, upTo), ...later];
}
