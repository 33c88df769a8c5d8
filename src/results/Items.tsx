import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ComparedProduct, StoreId } from '../../engine';
import type { ComparedList } from '../engineClient/protocol';
import { SectionTitle } from '../layout/SectionTitle';
import { UndoOffer } from '../layout/UndoOffer';
import { useServices, useSessionPart } from '../services/services';
import { ChangeMatch } from './ChangeMatch';
import { Confirm } from './Confirm';
import { ItemCard } from './ItemCard';
import { ITEMS } from './itemStyles';
import { orderedItems, type Order, type PlacedItem } from './itemOrder';
import { ownCompared } from './ownStoreCompared';
import { Several, useParts } from './Several';
import { SortItems } from './SortItems';
import { useMatchChoice } from './useMatchChoice';
import { useProgressiveList } from './useProgressiveList';

/** Rows that are put on the page in one go. */
const AT_ONCE = 8;

/** What stays the same row in another order, and in the next answer. */
const rowKey = ({ at, item }: PlacedItem): string => `${at}${item.originalItem}`;

const HEADING = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  justifyContent: 'space-between',
} as const;

/** The items to check, and the others in the order chosen: all, or only those that cost less elsewhere. */
function useSortedItems(
  { items, keys }: ComparedList,
  order: Order,
  onlySaving: boolean,
): { toCheck: readonly PlacedItem[]; wanted: readonly PlacedItem[] } {
  const placed = useMemo(
    () => items.map((item, at) => ({ item, at, key: keys[at]! })),
    [items, keys],
  );
  const toCheck = useMemo(() => placed.filter(({ item }) => item.check !== null), [placed]);
  const wanted = useMemo(
    () =>
      orderedItems(
        placed.filter(({ item }) => !item.check && (!onlySaving || item.bestSaving !== null)),
        order,
      ),
    [placed, order, onlySaving],
  );
  return { toCheck, wanted };
}

/** A row for each item, in the order chosen; those to check apart; the dialog that changes a match. */
export function Items({ result }: { result: ComparedList }) {
  const { session: store } = useServices();
  const order = useSessionPart((session) => session.view.order);
  const [onlySaving, setOnlySaving] = useState(false);
  // The choice itself is painted first.
  const rowOrder = useDeferredValue(order);
  const { toCheck, wanted } = useSortedItems(result, rowOrder, useDeferredValue(onlySaving));
  const shown = useProgressiveList(wanted, AT_ONCE, rowKey);
  const { list, change, use, confirm, undoable, undo, dialog } = useMatchChoice(result, shown);
  const parts = useParts(result);
  const does = { onChange: change, onUse: use, onConfirm: confirm };
  const card = { store: result.store, order: rowOrder, parts, ...does };
  return (
    <Box ref={list} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {toCheck.length > 0 && (
        <ToCheck>
          <Rows items={toCheck} {...card} />
        </ToCheck>
      )}
      <Box component="section" aria-labelledby="items" sx={{ display: 'grid', gap: 1 }}>
        <Box sx={HEADING}>
          <SectionTitle id="items">Item-by-Item Comparison</SectionTitle>
          <UndoOffer of={undoable} onUndo={undo} />
        </Box>
        {ownCompared(result) && (
          <SortItems
            order={order}
            onOrder={(chosen) => store.dispatch({ type: 'viewChanged', view: { order: chosen } })}
            onlySaving={onlySaving}
            onOnlySaving={setOnlySaving}
          />
        )}
        <Typography role="status" variant="body2" color="textSecondary">
          {onlySaving && wanted.length === 0 ? 'No item costs less elsewhere.' : ''}
        </Typography>
        <Rows items={shown} {...card} />
      </Box>
      <ChangeMatch {...dialog} />
    </Box>
  );
}

const Rows = ({
  items,
  parts,
  onConfirm,
  ...card
}: {
  items: readonly PlacedItem[];
  /** By place on the list. */
  parts: readonly (readonly string[])[];
  store: StoreId;
  order: Order;
  onChange(at: number, store: StoreId): void;
  onUse(at: number, store: StoreId, product: ComparedProduct): void;
  onConfirm(item: string): void;
}) => (
  <Paper variant="outlined" component="ul" sx={ITEMS}>
    {items.map((placed) => {
      const { item, at, key } = placed;
      return (
        <ItemCard key={rowKey(placed)} item={item} at={at} {...card}>
          {parts[at]?.length ? <Several parts={parts[at]} looked={item.searchTerm} /> : null}
          {item.check && (
            <Confirm check={item.check} name={item.searchTerm} onConfirm={() => onConfirm(key)} />
          )}
        </ItemCard>
      );
    })}
  </Paper>
);

/** Outside of every total until somebody says that it was meant. */
const ToCheck = ({ children }: { children: React.ReactNode }) => (
  <Box component="section" aria-labelledby="check">
    <SectionTitle id="check">Check these</SectionTitle>
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1 }}>
      Not counted in any total until you say that they are right.
    </Typography>
    {children}
  </Box>
);
