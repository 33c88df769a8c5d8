// Below a row's words: what Compare would take and its price, or why it cannot be said.
import Button from '@mui/material/Button';
import { formatPrice, storeLabel, type KeptChoice, type StoreId } from '../../engine';
import type { RowAnswer } from '../engineClient/protocol';
import { pickText, type Line } from '../session/session';
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

export function RowNote(props: Props) {
  const { id, asked, onUse, onSplit, answer } = props;
  const { product, gone, changed } = stateOf(props);
  const parts = answer?.parts ?? [];
  return (
    <div className="row-below">
      <p className={`row-note ${asked || changed ? '' : 'one-line'} ${says(props)}`} id={id}>
        {wordsOf(props).map((words) => (
          <span key={words}>{words}</span>
        ))}
        {product && !isNamed(product, props) && <b>{product.receipt}</b>}
      </p>
      {product && changed && (
        <UseOffer product={product} gone={gone} onUse={() => onUse(product)} />
      )}
      {parts.length > 1 && <SplitOffer parts={parts} onSplit={() => onSplit(parts)} />}
    </div>
  );
}

/** A wide row names the price of what was picked in its words: one of it costs no other. */
const isNamed = ({ cost, name }: NonNullable<RowAnswer['product']>, row: Props): boolean =>
  !row.narrow && row.line.pick?.name === name && Number(row.line.pick.price) === cost;

/** Whose note keeps its place until it comes: of one picked product in a wide row hardly ever a word does. */
const says = ({ line: { text, pick }, narrow }: Props): string =>
  pick && !narrow && text === pickText(pick) ? 'seldom' : '';

/** What became of the row: what Compare would take, and whether a pick is no longer what it was. */
function stateOf({ answer }: Pick<Props, 'answer'>) {
  const kept = answer?.kept ?? null;
  const gone = kept?.state === 'gone';
  return {
    product: answer?.product ?? null,
    kept,
    gone,
    changed: gone || kept?.state === 'price-changed',
  };
}

function wordsOf({ line, store, asked, answer, narrow }: Props): string[] {
  const { product, kept, gone, changed } = stateOf({ answer });
  const named = product !== null && (!line.pick || gone);
  return [
    asked,
    changed ? keptWords(kept!, store, product !== null) : '',
    answer && !product && !gone ? `Not found at ${storeLabel(store)}` : '',
    named ? (narrow ? shortName(product.name) : product.name) : '',
  ].filter((words) => words !== '');
}

/** What takes the place of a pick that is gone or costs something else. */
function UseOffer({ product, gone, onUse }: { product: Picked; gone: boolean; onUse(): void }) {
  const words = gone ? 'Use this' : 'Use today’s price';
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`${words}: ${product.name}`}
      onClick={onUse}
    >
      {words}
    </Button>
  );
}

function keptWords(kept: KeptChoice, store: StoreId, offered: boolean): string {
  if (kept.state === 'as-kept') return '';
  if (kept.state === 'price-changed')
    return `${formatPrice(kept.now)} today, ${formatPrice(kept.was)} when you chose it:`;
  const gone = `${storeLabel(store)} no longer lists this product.`;
  return offered ? `${gone} The nearest today:` : gone;
}
