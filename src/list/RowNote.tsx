// Below a row's words: what Compare would take and its price, or why it cannot be said.
import Button from '@mui/material/Button';
import { formatPrice, storeLabel, type Product, type StoreId } from '../../engine';
import type { PickToday, RowAnswer } from '../engineClient/protocol';
import type { Line } from '../session/session';
import { shortName } from './displayName';

interface Props {
  id: string;
  line: Line;
  store: StoreId;
  /** What the shopper should know of the text itself. */
  asked: string;
  answer: RowAnswer | undefined;
  narrow: boolean;
  onUse(product: Product): void;
}

/** "£1.20", or "2 × £1.20 = £2.40" */
export const priceWords = (price: number, quantity: number, cost: number): string =>
  quantity > 1 ? `${quantity} × ${formatPrice(price)} = ${formatPrice(cost)}` : formatPrice(price);

export function RowNote({ id, line, store, asked, answer, narrow, onUse }: Props) {
  const { pick } = line;
  const today = answer?.pick ?? null;
  return (
    <div className="row-below">
      <p className={asked || today?.state === 'gone' ? 'row-note' : 'row-note one-line'} id={id}>
        {asked && <span>{asked}</span>}
        {today && <PickNote today={today} was={pick?.price ?? ''} store={store} />}
        {answer && today?.state !== 'gone' && (
          <Taken answer={answer} picked={pick !== null} narrow={narrow} store={store} />
        )}
      </p>
      {today?.state === 'gone' && today.nearest && (
        <Offer product={today.nearest} onUse={onUse}>
          Use this
        </Offer>
      )}
      {today?.state === 'price' && (
        <Offer product={today.product} onUse={onUse}>
          Use today’s price
        </Offer>
      )}
    </div>
  );
}

function Taken({
  answer: { product, quantity, cost },
  picked,
  narrow,
  store,
}: Pick<Props, 'narrow' | 'store'> & { answer: RowAnswer; picked: boolean }) {
  if (!product || cost === null) return <span>{`Not found at ${storeLabel(store)}`}</span>;
  return (
    <>
      {!picked && <span>{narrow ? shortName(product.name) : product.name}</span>}
      <b>{priceWords(product.price, quantity, cost)}</b>
    </>
  );
}

function PickNote({ today, was, store }: { today: PickToday; was: string; store: StoreId }) {
  if (today.state === 'price')
    return <span>{`${formatPrice(today.product.price)} today, £${was} when you chose it`}</span>;
  if (today.state === 'same') return null;
  const gone = `${storeLabel(store)} no longer lists this product.`;
  return <span>{today.nearest ? `${gone} The nearest today:` : gone}</span>;
}

function Offer({
  product,
  children,
  onUse,
}: {
  product: Product;
  children: string;
  onUse(product: Product): void;
}) {
  return (
    <div className="row-note">
      <span>{`${product.name}, ${formatPrice(product.price)}`}</span>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${children}: ${product.name}`}
        onClick={() => onUse(product)}
      >
        {children}
      </Button>
    </div>
  );
}
