// Below a row's words: what Compare would take and its price, or why it cannot be said.
import Button from '@mui/material/Button';
import { formatPrice, storeLabel, type KeptChoice, type StoreId } from '../../engine';
import type { RowAnswer } from '../engineClient/protocol';
import type { Line } from '../session/session';
import { shortName } from './displayName';
import type { Picked } from './ListRow';
import { SplitOffer } from './SplitOffer';

interface Props {
  id: string;
  line: Line;
  store: StoreId;
  /** What the shopper should know of the text itself. */
  asked: string;
  answer: RowAnswer | undefined;
  narrow: boolean;
  onUse(product: Picked): void;
  onSplit(parts: readonly string[]): void;
}

export function RowNote({ id, line, store, asked, answer, narrow, onUse, onSplit }: Props) {
  const { product = null, kept = null, parts = [] } = answer ?? {};
  const state = kept?.state ?? null;
  const changed = state === 'gone' || state === 'price-changed';
  return (
    <div className="row-below">
      <p className={asked || changed ? 'row-note' : 'row-note one-line'} id={id}>
        {asked && <span>{asked}</span>}
        {changed && <span>{keptWords(kept!, store, product !== null)}</span>}
        {answer && !product && state !== 'gone' && (
          <span>{`Not found at ${storeLabel(store)}`}</span>
        )}
        {product && (!line.pick || state === 'gone') && (
          <span>{narrow ? shortName(product.name) : product.name}</span>
        )}
        {product && <b>{product.receipt}</b>}
      </p>
      {product && changed && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`${state === 'gone' ? 'Use this' : 'Use today’s price'}: ${product.name}`}
          onClick={() => onUse(product)}
        >
          {state === 'gone' ? 'Use this' : 'Use today’s price'}
        </Button>
      )}
      {parts.length > 1 && <SplitOffer parts={parts} onSplit={() => onSplit(parts)} />}
    </div>
  );
}

function keptWords(kept: KeptChoice, store: StoreId, offered: boolean): string {
  if (kept.state === 'as-kept') return '';
  if (kept.state === 'price-changed')
    return `${formatPrice(kept.now)} today, ${formatPrice(kept.was)} when you chose it:`;
  const gone = `${storeLabel(store)} no longer lists this product.`;
  return offered ? `${gone} The nearest today:` : gone;
}
