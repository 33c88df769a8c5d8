// Another product for an item: chosen in the dialog or used at once; taken back by Undo.
import { startTransition, useCallback, useState } from 'react';
import type { ComparedProduct, StoreId } from '../../engine';
import type { ComparedList } from '../engineClient/protocol';
import type { Undoable } from '../layout/UndoOffer';
import { useServices } from '../services/services';
import type { Session } from '../session/session';
import type { Changing } from './ChangeMatch';
import { useFocusAtMatch, type MatchPlace } from './useFocusAtMatch';

type UndoableChoice = Undoable & { choices: Session['choices']; place: MatchPlace };

export function useMatchChoice(result: ComparedList, shown: readonly unknown[]) {
  const { session: store } = useServices();
  const { keys } = result;
  const [changing, setChanging] = useState<Changing | null>(null);
  const { list, follow } = useFocusAtMatch(result, shown);
  const { undoable, undo, chosenAt } = useUndoableChoice(follow);

  const change = useCallback(
    (at: number, id: StoreId) => {
      const item = keys[at];
      if (item !== undefined) startTransition(() => setChanging({ at, store: id, item }));
    },
    [keys],
  );
  const use = useCallback(
    (at: number, id: StoreId, { name, price }: ComparedProduct) => {
      const { session } = store.getSnapshot();
      const item = keys[at];
      if (item === undefined) return;
      store.dispatch({ type: 'matchChosen', item, store: id, choice: { name, price } });
      chosenAt({ at, store: id }, session.choices);
    },
    [store, keys, chosenAt],
  );
  const close = useCallback(() => setChanging(null), []);
  const onChosen = (choices: Session['choices']): void => {
    if (changing) chosenAt(changing, choices);
  };

  return {
    list,
    change,
    use,
    undoable,
    undo,
    dialog: { result, changing, onClose: close, onChosen },
  };
}

/** The way back from the last choice; the focus follows to its place. `chosenAt`: with the choices as they were before. */
function useUndoableChoice(follow: (place: MatchPlace) => void) {
  const { session: store } = useServices();
  const [undoable, setUndoable] = useState<UndoableChoice | null>(null);
  const chosenAt = useCallback(
    (place: MatchPlace, choices: Session['choices']) => {
      follow(place);
      startTransition(() =>
        setUndoable({ id: store.nextId(), words: 'Match changed', choices, place }),
      );
    },
    [store, follow],
  );
  function undo(): void {
    if (undoable) {
      follow(undoable.place);
      store.dispatch({ type: 'choicesRestored', choices: undoable.choices });
    }
    setUndoable(null);
  }
  return { undoable, undo, chosenAt };
}
