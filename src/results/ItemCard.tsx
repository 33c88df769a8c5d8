// One row an item; the specified card is what unfolds.
import { memo, useId, useState, type ReactNode } from 'react';
import {
  describeAsked,
  formatPrice,
  type ComparedProduct,
  type ItemComparison,
  type StoreId,
} from '../../engine';
import { EXPAND_MORE_PATH } from '../icons/ExpandMore';
import { SavingChip } from '../layout/SavingChip';
import { StoreDot } from '../layout/StoreDot';
import { ItemDetails } from './ItemDetails';
import type { Order } from './itemOrder';
import { itemRow } from './itemRow';
import { Wrote } from './Wrote';

interface Props {
  item: ItemComparison;
  at: number;
  /** The shopper's own. */ store: StoreId;
  order: Order;
  onChange(at: number, store: StoreId): void;
  onUse(at: number, store: StoreId, product: ComparedProduct): void;
  /** Below the row, folded or not. */ children?: ReactNode;
}

export const ItemCard = memo(function ItemCard({ item, at, store: own, ...props }: Props) {
  const { order, onChange, onUse, children } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li data-item={at}>
      <h3 className="item-head">
        <button
          type="button"
          className="item-button"
          id={id}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <RowWords item={item} own={own} />
          <svg viewBox="0 0 24 24" aria-hidden focusable="false">
            <path d={EXPAND_MORE_PATH} />
          </svg>
        </button>
      </h3>
      {open && (
        <div className="item-details" role="group" aria-labelledby={id}>
          <ItemDetails
            item={item}
            store={own}
            order={order}
            onChange={(store) => onChange(at, store)}
            onUse={(store, product) => onUse(at, store, product)}
          />
        </div>
      )}
      {children}
    </li>
  );
});

/** Name, where it is cheapest, what is handed over there, what that saves. */
function RowWords({ item, own }: { item: ItemComparison; own: StoreId }) {
  const { store, receipt, saving, mark, where } = itemRow(item, own);
  const unmeasured = item.offers.find((offer) => offer.store === own)?.note;
  return (
    <span className="item-words">
      <span className="item-name">{item.searchTerm}</span>
      <span className="item-where">
        {store && <StoreDot store={store} />}
        {[where, receipt].filter(Boolean).join(' · ')}
      </span>
      {saving > 0 && (
        <SavingChip size="small" label={`Save ${formatPrice(saving)}`} unsure={mark} />
      )}
      <Wrote item={item} unlike />
      {item.asked !== undefined && <span className="item-asked">{describeAsked(item)}</span>}
      {unmeasured && <span className="item-asked">{unmeasured}</span>}
    </span>
  );
}
