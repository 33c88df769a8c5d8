import { useCallback, useEffect, useRef } from 'react';
import type { ListComparison, StoreId } from '../../engine';
import { focusHeading } from '../layout/heading';

/** Where a match is changed: by item, then by store. */
export interface MatchPlace {
  at: number;
  store: StoreId;
}

/**
 * The button that was pressed to change a match goes when the new answer comes: who pressed it is led to the one that stands
 * for the same item and store then, to the item's row, or, where "Only where I save" shows it no more, to the heading
 * (`follow`). Undo goes before that, with its offer, and on a slow phone the answer is long in coming: `lead` goes there at
 * once as well. `shown`: the rows on the page.
 */
export function useFocusAtMatch(result: ListComparison, shown: readonly unknown[]) {
  const list = useRef<HTMLDivElement>(null);
  const now = useRef(result);
  const following = useRef<(MatchPlace & { from: ListComparison }) | null>(null);
  useEffect(() => {
    now.current = result;
    if (!following.current) return;
    const { at, store, from } = following.current;
    // Only a focus that was lost, or has gone along with its row: nobody is called back from elsewhere.
    const { activeElement } = document;
    if (activeElement === document.body) focusAt(list.current, { at, store });
    else if (rowAt(list.current, at)?.contains(activeElement))
      activeElement!.scrollIntoView({ block: 'nearest' });
    if (result !== from) following.current = null;
  }, [result, shown]);
  const follow = useCallback(({ at, store }: MatchPlace): void => {
    following.current = { at, store, from: now.current };
  }, []);
  const lead = useCallback(
    (place: MatchPlace): void => {
      follow(place);
      focusAt(list.current, place);
    },
    [follow],
  );
  return { list, follow, lead };
}

export type FocusAtMatch = ReturnType<typeof useFocusAtMatch>;

const rowAt = (list: HTMLElement | null, at: number): Element | null | undefined =>
  list?.querySelector(`[data-item="${at}"]`);

/** The button that changes the match of an item and store, the item's row, or the heading. */
function focusAt(list: HTMLElement | null, { at, store }: MatchPlace): void {
  const row = rowAt(list, at);
  const buttons = [...(row?.querySelectorAll<HTMLElement>('[data-changes]') ?? [])];
  const place =
    buttons.find((button) => button.dataset['changes'] === store) ??
    row?.querySelector<HTMLElement>('[aria-expanded]');
  if (place) place.focus();
  else focusHeading();
}
