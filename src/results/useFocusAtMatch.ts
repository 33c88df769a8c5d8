import { useEffect, useRef } from 'react';
import type { ItemComparison, ListComparison, StoreId } from '../../engine';

/** Where a match is changed: by item, then by store. */
export interface MatchPlace {
  at: number;
  store: StoreId;
}

/**
 * The button that was pressed to change a match goes when the new answer comes, and Undo with its offer. Who pressed it is
 * led to the one that stands for the same item and store then.
 */
export function useFocusAtMatch(result: ListComparison, shown: readonly ItemComparison[]) {
  const list = useRef<HTMLUListElement>(null);
  const following = useRef<(MatchPlace & { from: ListComparison }) | null>(null);
  useEffect(() => {
    if (!following.current) return;
    const { at, store, from } = following.current;
    // Only a focus that was lost: nobody is called back from elsewhere.
    if (document.activeElement === document.body)
      [...(list.current?.children[at]?.querySelectorAll<HTMLElement>('[data-changes]') ?? [])]
        .find((button) => button.dataset['changes'] === store)
        ?.focus();
    if (result !== from && shown[at] === result.items[at]) following.current = null;
  });
  return {
    list,
    follow({ at, store }: MatchPlace): void {
      following.current = { at, store, from: result };
    },
  };
}
