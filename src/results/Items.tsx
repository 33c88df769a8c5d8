import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { startTransition, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ListComparison, StoreId } from '../../engine';
import { UndoOffer, type Undoable } from '../layout/UndoOffer';
import { useServices, useSessionPart } from '../services/services';
import { itemAt } from '../session/request';
import type { Session } from '../session/session';
import { ChangeMatch, type Changing } from './ChangeMatch';
import { ItemCard } from './ItemCard';
import { ownCompared } from './ownStoreCompared';
import { SortComparisons } from './SortComparisons';
import { useFocusAtMatch, type MatchPlace } from './useFocusAtMatch';
import { useProgressiveList } from './useProgressiveList';

/** Cards that are put on the page in one go. */
const AT_ONCE = 4;

/** The card of each item, in the order chosen, and the dialog that changes a match. */
export function Items({ result }: { result: ListComparison }) {
  const { session: store } = useServices();
  const order = useSessionPart((session) => session.view.order);
  const [changing, setChanging] = useState<Changing | null>(null);
  const [undoable, setUndoable] = useState<
    (Undoable & { choices: Session['choices']; place: MatchPlace }) | null
  >(null);
  const change = useCallback(
    (at: number, id: StoreId) => {
      const item = itemAt(store.getSnapshot().session, at);
      if (item !== null) startTransition(() => setChanging({ at, store: id, item }));
    },
    [store],
  );
  const close = useCallback(() => setChanging(null), []);
  // The choice itself is painted first.
  const cardOrder = useDeferredValue(order);
  const shown = useProgressiveList(
    useMemo(
      () => result.items.map((item) => ({ item, order: cardOrder })),
      [result.items, cardOrder],
    ),
    AT_ONCE,
  );
  const cards = useMemo(
    () =>
      shown.map((card, at) => (
        <ItemCard
          key={`${at}${card.item.originalItem}`}
          item={card.item}
          at={at}
          store={result.store}
          order={card.order}
          onChange={change}
        />
      )),
    [shown, result.store, change],
  );

  const { list, follow } = useFocusAtMatch(
    result,
    useMemo(() => shown.map(({ item }) => item), [shown]),
  );

  function undo(): void {
    if (undoable) {
      follow(undoable.place);
      store.dispatch({ type: 'choicesRestored', choices: undoable.choices });
    }
    setUndoable(null);
  }

  function chosen(choices: Session['choices']): void {
    if (!changing) return;
    follow(changing);
    startTransition(() =>
      setUndoable({ id: store.nextId(), words: 'Match changed', choices, place: changing }),
    );
  }

  return (
    <Box component="section" aria-labelledby="items">
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ mb: 2, gap: 2, justifyContent: 'space-between', alignItems: { sm: 'flex-end' } }}
      >
        <Typography id="items" variant="h2" sx={{ textWrap: 'wrap' }}>
          Item-by-Item Comparison
        </Typography>
        <UndoOffer of={undoable} onUndo={undo} />
        {ownCompared(result) && (
          <SortComparisons
            order={order}
            onChange={(chosen) => store.dispatch({ type: 'viewChanged', view: { order: chosen } })}
          />
        )}
      </Stack>
      <Box
        component="ul"
        ref={list}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
      >
        {cards}
      </Box>
      <ChangeMatch result={result} changing={changing} onClose={close} onChosen={chosen} />
    </Box>
  );
}
