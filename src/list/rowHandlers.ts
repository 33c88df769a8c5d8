// What a row's own controls do to the session, and where the focus goes then.
import type { Services } from '../services/services';
import type { Line } from '../session/session';
import { pickedText, shownQuantity, steppedText } from '../session/shownQuantity';
import { shortName } from './displayName';
import type { Picked, RowHandlers } from './ListRow';
import type { RowFocus } from './useRowFocus';

export interface RowEnds {
  services: Services;
  row: RowFocus;
  /** 768 px or less: names without brand and price. */
  narrow: boolean;
  /** A change that can be taken back. */
  changed(words: string, before: readonly Line[]): void;
  /** A new row behind this one. */
  add(after?: number): void;
  /** Several lines came at once. */
  lines(text: string): void;
  /** For who cannot see it. */
  say(words: string): void;
}

export function rowHandlers(ends: RowEnds): RowHandlers {
  const { row, lines, narrow, say } = ends;
  const words = ofText(ends);
  return {
    register: row.register,
    lines,
    ...words,
    ...ofPlace(ends),
    use(id, product) {
      words.pick(id, product);
      say(`${product.name} chosen`);
      // The button that was pressed is gone. On a phone the field would open its keyboard.
      row.focus(id, narrow ? 'menu' : 'field');
    },
  };
}

/** What a row says: its words, its product, its number. */
function ofText({
  services: { session: store, engine },
  narrow,
}: RowEnds): Pick<RowHandlers, 'text' | 'pick' | 'quantity'> {
  const lineOf = (id: number) => store.getSnapshot().session.lines.find((line) => line.id === id);
  return {
    text: (id, text) =>
      store.dispatch({ type: 'textChanged', id, text: keepingQuantity(lineOf(id), text) }),
    pick(id, product, packs) {
      // One of the three samples of an outage is no product of the store: its words are taken, no price.
      if (engine.files.getSnapshot()[product.store]?.state !== 'ready')
        return store.dispatch({ type: 'textChanged', id, text: product.name });
      const before = lineOf(id);
      const pick = pickOf(product, narrow);
      const quantity = packs ?? (before ? shownQuantity(before, null) : 1);
      store.dispatch({
        type: 'picked',
        id,
        pick,
        text: pickedText(pick, quantity),
      });
    },
    quantity(line, quantity) {
      const { id, text: before } = line;
      const set = (text: string): void => store.dispatch({ type: 'quantityChanged', id, text });
      const known = steppedText(line, quantity);
      if (known !== null) return set(known);
      engine.ask('counted', before, quantity).then(
        (text) => {
          if (lineOf(id)?.text === before) set(text);
        },
        () => undefined,
      );
    },
  };
}

/** The field of a picked product does not show its quantity: editing the words must not lose it. */
function keepingQuantity(before: Line | undefined, text: string): string {
  const words = text.trim();
  const quantity = before?.pick ? shownQuantity(before, null) : 1;
  if (quantity === 1 || words === '' || shownQuantity({ id: 0, text, pick: null }, null) > 1)
    return text;
  // "2 x 500g mince" would be a pack of two.
  return /^\d/.test(words) ? `${text} x${quantity}` : `${quantity} x ${text}`;
}

const pickOf = (product: Picked, narrow: boolean) => ({
  name: product.name,
  displayName: narrow ? shortName(product.name) : product.name,
  price: product.price.toFixed(2),
  category: product.category,
  store: product.store,
});

/** Where a row stands, and whether it does. */
function ofPlace({
  services: { session: store },
  row,
  changed,
  add,
  say,
}: RowEnds): Pick<RowHandlers, 'enter' | 'remove' | 'split' | 'move'> {
  const lines = (): readonly Line[] => store.getSnapshot().session.lines;
  const placeOf = (id: number): number => lines().findIndex((line) => line.id === id);
  return {
    enter(id) {
      const all = lines();
      const at = placeOf(id);
      if (all[at + 1]) row.focus(all[at + 1]!.id);
      else if (all[at]?.text.trim()) add(id);
    },
    remove(id) {
      const before = lines();
      const at = placeOf(id);
      store.dispatch({ type: 'rowRemoved', id });
      if (before[at]?.text.trim()) changed('Item removed', before);
      // Not the field: on a phone its keyboard would open over the list each time.
      row.focus((lines()[at] ?? lines().at(-1))?.id, 'remove');
    },
    split(id, texts) {
      const before = lines();
      const rows = texts.map((text) => ({ id: store.nextId(), text, pick: null }));
      store.dispatch({ type: 'rowSplit', id, rows });
      changed('Item split', before);
      // The button that was pressed is gone. Not the field, as above.
      row.focus(rows[0]?.id, 'remove');
    },
    move(id, by) {
      store.dispatch({ type: 'rowMoved', id, by });
      const at = placeOf(id);
      say(`${lines()[at]?.text || 'Empty row'} moved to place ${at + 1} of ${lines().length}`);
      // The menu that was pressed is closed: the button that opens it takes the focus, at the row's new place.
      row.want(id, 'menu');
    },
  };
}
