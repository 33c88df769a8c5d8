// What a list's lines say, read where the engine is: how many of each, and what was chosen for it.
import type { ListLine, ListRequest } from '../../engine';
import { itemKey } from '../session/quantity';
import type { AskedLine, AskedList } from '../session/request';
import { pickedName } from '../session/shownQuantity';
import { pickedQuantity } from '../session/session';

const keyOf = ({ text, pick = null }: AskedLine): string => itemKey({ text, pick });

/** What the choices for each line are remembered by. */
export const itemKeys = ({ lines }: Pick<AskedList, 'lines'>): string[] => lines.map(keyOf);

export function listRequest({
  lines,
  confirmed = [],
  cards = [],
  secondStopFrom,
  ...asked
}: AskedList): ListRequest {
  const { store, choices = {}, filters = {} } = asked;
  const chosen = Object.keys(choices).length > 0 || confirmed.length > 0;
  return {
    store,
    lines: lines.map((line): ListLine => {
      const read = lineOf(line);
      if (!chosen) return read;
      const key = keyOf(line);
      return {
        ...read,
        // "constructor" is an item, too, and every object answers to it.
        ...(Object.hasOwn(choices, key) ? { choices: choices[key]! } : {}),
        confirmed: confirmed.includes(key),
      };
    }),
    filters,
    loyalty: [...cards],
    ...(secondStopFrom === undefined ? {} : { preferences: { secondStopFrom } }),
  };
}

/** How many of a picked product stands in its row's text; of typed words the engine reads it. */
function lineOf({ text, pick }: AskedLine): ListLine {
  if (pick) {
    const quantity = pickedQuantity(text, pick) ?? 1;
    return { text: pickedName(pick, quantity), selectedProduct: pick, quantity };
  }
  // A priced row whose product is gone is looked up by its words. One without words stays: item and row keep the same place.
  return { text: text.replace(/(\S\s*) - £[\d.,]+$/, '$1'), selectedProduct: null };
}
