import { WORD_SHELVES } from './lexicon/wordShelves';
import { classOf, TYPE, typeOf } from './wordClasses';

/** From commodities, where one maker is as good as another, to where the brand is the point. */
const ORDER = ['PR', 'ME', 'DA', 'BR', 'PA', 'TI', 'CH', 'DE', 'YO', 'CA', 'CE', 'RM', 'SA', 'HO', 'HD', 'IC', 'SN', 'SD', 'PE', 'BA', 'TO', 'ST', 'CO', 'BE', 'WI', 'SP', 'TB'];
// Made when a name is first read, as the classes are.
let table: Map<string, number> | null = null;
const made = (): Map<string, number> => new Map<string, number>(Object.entries(WORD_SHELVES).flatMap(([shelf, words]) => words.split(' ').map((word) => [word, ORDER.indexOf(shelf)] as const)));

/** No word tells the shelf. */
export const NO_SHELF = -1;

/** The shelf a product stands on by the words of its name: the last kind of thing counts most, then makers and varieties. */
export function shelfOf(words: readonly string[]): number {
  let best = NO_SHELF;
  let most = 0;
  let last = true;
  table ??= made();
  VOTES.fill(0);
  for (let at = words.length - 1; at >= 0; at--) {
    const shelf = table.get(words[at]!);
    const kind = typeOf(classOf(words[at]!)) === TYPE.K;
    if (shelf !== undefined) {
      const votes = (VOTES[shelf]! += kind ? (last ? 3 : 1.5) : 1);
      if (votes > most) { most = votes; best = shelf; }
    }
    if (kind) last = false;
  }
  return best;
}
const VOTES = new Float64Array(ORDER.length);
