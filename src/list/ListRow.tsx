import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { describeAsked, type Product, type StoreId } from '../../engine';
import type { RowAnswer } from '../engineClient/protocol';
import { pickText, type Line } from '../session/session';
import { shownQuantity, shownWords } from '../session/shownQuantity';
import { shortName } from './displayName';
import { QuantityStepper } from './QuantityStepper';
import { RowButton } from './RowButton';
import { RowField } from './RowField';
import { RowMenu } from './RowMenu';
import { RowNote } from './RowNote';

/** What of a row can be focused. */
export type RowPart = 'field' | 'remove' | 'menu';

/** What a pick keeps of a product. */
export type Picked = Pick<Product, 'name' | 'price' | 'category' | 'store'>;

/** One set of handlers for all rows, so that a keystroke renders its own row only. */
export interface RowHandlers {
  register(id: number, part: RowPart, element: HTMLElement | null): void;
  text(id: number, text: string): void;
  /** `packs`: how many of it; without a number as many as the row says. */
  pick(id: number, product: Picked, packs?: number): void;
  /** In the place of a pick that is gone or costs something else. */
  use(id: number, product: Picked): void;
  quantity(line: Line, quantity: number): void;
  enter(id: number): void;
  lines(text: string): void;
  remove(id: number): void;
  move(id: number, by: -1 | 1): void;
  split(id: number, texts: readonly string[]): void;
}

interface Props {
  line: Line;
  at: number;
  last: boolean;
  store: StoreId;
  /** 768 px or less: names without brand and price (specification section 2). */
  narrow: boolean;
  /** A phone: what does not fit beside the words is in the menu. */
  phone: boolean;
  disabled: boolean;
  answer: RowAnswer | undefined;
  handlers: RowHandlers;
}

export const ListRow = memo(function ListRow(props: Props) {
  const { line, at, disabled, handlers } = props;
  const { id, pick } = line;
  const item = pick ? pick.name : line.text.trim() || `item ${at + 1}`;
  return (
    <li>
      <RowWords {...props} />
      {line.text.trim() === '' ? <span /> : <RowTools {...props} item={item} />}
      <RowButton
        shape="remove"
        ref={(element) => handlers.register(id, 'remove', disabled ? null : element)}
        aria-label={`Remove ${item}`}
        disabled={disabled}
        onClick={() => handlers.remove(id)}
      />
    </li>
  );
});

function RowWords({ line, at, store, narrow, disabled, answer, handlers }: Props) {
  const { id, pick } = line;
  const asked = askedWords(answer);
  // The number alone changes in every row below one that goes: what it costs comes behind what was pressed.
  const label = useDeferredValue(`Item ${at + 1}`);
  const onField = useFieldHandlers(id, handlers);
  const note = `row-note-${id}`;
  return (
    <div className="row-words">
      <RowField
        {...onField}
        shown={pick ? (narrow ? shortName(pick.name) : pickText(pick)) : line.text}
        label={label}
        placeholder={narrow ? 'e.g. milk' : 'Type an item, e.g. semi skimmed milk 4 pints'}
        describedBy={line.text.trim() === '' ? undefined : note}
        query={line.text}
        store={store}
        disabled={disabled}
      />
      {line.text.trim() !== '' && (
        <RowNote
          line={line}
          store={store}
          asked={asked}
          answer={answer}
          narrow={narrow}
          id={note}
          onUse={(product) => handlers.use(id, product)}
          onSplit={(parts) => handlers.split(id, parts)}
        />
      )}
    </div>
  );
}

/** What a row's field does, the same for as long as the row stands: a field is not drawn anew for a key in another one. */
const useFieldHandlers = (id: number, handlers: Props['handlers']) =>
  useMemo(
    () => ({
      inputRef: (element: HTMLInputElement | null) => handlers.register(id, 'field', element),
      onText: (text: string) => handlers.text(id, text),
      onPick: (product: Picked, packs?: number) => handlers.pick(id, product, packs),
      onEnter: () => handlers.enter(id),
      onLines: handlers.lines,
    }),
    [id, handlers],
  );

/** A number that stands in what was found ("PG Tips x160" for "pg tips 160") was no number of packs: nothing is to be asked. */
function askedWords(answer: RowAnswer | undefined): string {
  if (!answer?.reading) return '';
  const { asks } = answer.reading;
  const found = answer.product?.name ?? '';
  return asks !== undefined && new RegExp(`(?<!\\d)${asks}(?!\\d)`).test(found)
    ? ''
    : describeAsked(answer.reading);
}

function RowTools({
  line,
  at,
  last,
  phone,
  disabled,
  answer,
  handlers,
  item,
}: Props & { item: string }) {
  const { id } = line;
  const quantity = shownQuantity(line, answer?.reading);
  const onQuantity = useCallback((to: number) => handlers.quantity(line, to), [line, handlers]);
  const menu = !(at === 0 && last) || phone;
  return (
    <div className="row-tools">
      {!phone && (
        <QuantityStepper
          quantity={quantity}
          item={answer?.reading?.searchTerm ?? (line.pick ? item : shownWords(line))}
          disabled={disabled}
          onChange={onQuantity}
        />
      )}
      {menu && (
        <RowMenu
          item={item}
          first={at === 0}
          last={last}
          disabled={disabled}
          quantity={phone ? quantity : null}
          buttonRef={(element) => handlers.register(id, 'menu', element)}
          onMove={(by) => handlers.move(id, by)}
          onQuantity={onQuantity}
        />
      )}
    </div>
  );
}
