import { useCallback, useEffect, useRef } from 'react';
import type { ListComparison, StoreId } from '../../engine';

/** Where a match is changed: by item, then by store. */
export interface MatchPlace {
  at: number;
  store: StoreId;
}

/**
 * The button that was pressed to change a match goes when the new answer comes, and Undo with its offer. Who pressed it is
 * led to the one that stands for the same item and store then, or to the item's row. `shown`: the rows on the page.
 */
export function useFocusAtMatch(result: ListComparison, shown: readonly unknown[]) {
  const list = useRef<HTMLDivElement>(null);
  const now = useRef(result);
  const following = useRef<(MatchPlace & { from: ListComparison }) | null>(null);
  useEffect(() => {
    now.current = result;
    if (!following.current) return;
    const { at, store, from } = following.current;
    // Only a focus that was lost: nobody is called back from elsewhere.
    if (document.activeElement === document.body) {
      const row = list.current?.querySelector(`[data-item="${at}"]`);
      const buttons = [...(row?.querySelectorAll<HTMLElement>('[data-changes]') ?? [])];
      (
        buttons.find((button) => button.dataset['changes'] === store) ??
        row?.querySelector<HTMLElement>('[aria-expanded]')
      )?.focus();
    }
    if (result !== from) following.current = null;
  }, [result, shown]);
  const follow = useCallback(({ at, store }: MatchPlace): void => {
    following.current = { at, store, from: now.current };
  }, []);
  return { list, follow };
}
