// What a line may mean instead, where a store has hardly anything of what it says.
import { storesInOrder } from '../catalogue/storesInOrder';
import { printsAll } from '../catalogue/invertedIndex';
import { attributesOf } from '../knowledge/attributePhrases';
import { ATTRIBUTES } from '../lexicon/attributes';
import { STOP } from '../lexicon/words';
import { wordsIn } from '../names/nameWords';
import { printingOf } from '../spelling/abbreviation';
import { parseQuery, type Query } from '../query/parseQuery';
import type { Refused } from '../query/queryRewriting';
import { heardRight, respelt } from '../spelling/spellingCorrection';
import { standInFor } from '../query/standIn';
import type { Catalogue } from '../types';
import { keepsAttributes, type Reduced } from './givingUp';

/** Stores print a foreign name of the line: what it may mean instead is the same in English. Or it stands in for what nobody sells. */
export type Reading = 'foreign' | 'stand-in';

export interface MeantLine {
  query: Query;
  reading?: Reading;
  repaired: string[];
  /** The line without the words that were repaired, for a store that has nothing of what it was taken for. */
  unguessed?: Reduced | null;
  refused: Refused | null;
}

/** A line of other words; what it says beside them is as in the line that was typed. */
export function readAgain(words: string, line: Query): Query {
  const { tier, pack, together, several, wish, cheapest, purpose, insteadOfBrand } = line;
  const read = parseQuery(words);
  return {
    ...read,
    tier,
    // "mulitpack" says how it is held once it is spelt right.
    pack: pack ?? read.pack,
    together,
    several,
    wish,
    cheapest,
    purpose,
    insteadOfBrand,
  };
}

/** The line with other words for what is asked for; its brand and its numbers stay. */
export function withWords(plain: Query, words: readonly string[]): Query {
  const numbers = plain.typed.filter((word) => /^\d/.test(word));
  return readAgain([...(plain.brand ? [plain.brand] : []), ...words, ...numbers].join(' '), plain);
}

/** "hand cream unscented": a line as it was typed, where it was rewritten and some name prints all that was typed; else null. */
function asTyped(query: Query, catalogue: Catalogue): Query | null {
  const named = query.typed.filter((word) => !STOP.has(word) && !/^\d/.test(word));
  const brand = query.brand?.split(' ') ?? [];
  const isRewritten = named.some((word) => !query.words.includes(word) && !brand.includes(word));
  const isPrinted =
    isRewritten &&
    named.length > 1 &&
    storesInOrder(catalogue).some(({ index }) => printsAll(index, named));
  if (!isPrinted) return null;
  const { tier, pack, wish, cheapest, purpose, insteadOfBrand } = query;
  const read = parseQuery(query.typed.join(' '), (ids) => [...ids]);
  return keepsAttributes(query, read)
    ? { ...read, tier, pack, wish, cheapest, purpose, insteadOfBrand }
    : null;
}

/** Words of one phrase: "no added sugar". */
const LONGEST_PHRASE = 3;
const DIETS = ATTRIBUTES.filter(({ neverLost, group }) => neverLost || group === 'sugar').map(
  ({ group }) => group,
);

/** The words of a line by which it states an attribute, as few as do; none where it states it by a single thing. */
function statedBy(typed: readonly string[], group: string): readonly string[] {
  for (let length = 1; length <= LONGEST_PHRASE; length++)
    for (let from = 0; from + length <= typed.length; from++) {
      const some = typed.slice(from, from + length);
      if (attributesOf(wordsIn(some.join(' ')))[group] !== undefined) return some;
    }
  return [];
}

/** "cola no sugar" where names print "Diet": the thing alone, of which names must state the diet in whatever words. */
function inOtherWords({ query, refused }: MeantLine): MeantLine | null {
  const groups = DIETS.filter((group) => query.attributes[group] !== undefined);
  const said = new Set(groups.flatMap((group) => statedBy(query.typed, group)));
  const rest = query.typed.filter((word) => !said.has(word));
  if (!said.size || !rest.length) return null;
  const thing = readAgain(rest.join(' '), query);
  // Of a maker's name that says so itself nothing may go: "oatly barista".
  if (thing.brand !== query.brand || (!thing.words.length && thing.brand === null)) return null;
  const unstated = Object.fromEntries(groups.map((group) => [group, query.attributes[group]!]));
  const attributes = { ...thing.attributes, ...query.attributes };
  return {
    query: { ...thing, attributes },
    repaired: [],
    refused: { ...(refused ?? NOTHING_REFUSED), unstated },
  };
}
const NOTHING_REFUSED: Refused = { unwanted: [], priceLimit: null, light: false };

/** The same line in English, with words that are printed together, as it was typed, or what stands in for its thing. */
export function meantOtherwise(
  { query, refused }: MeantLine,
  english: Query | null,
  catalogue: Catalogue,
): MeantLine | null {
  if (english) return { query: english, repaired: [...english.words], refused };
  const printed = printingOf(catalogue);
  const other =
    heardRight(query.words, query.typed, printed, false) ??
    respelt(query.words, [...(query.brand?.split(' ') ?? []), ...query.words], printed);
  if (other) return { query: withWords(query, other.words), repaired: other.repaired, refused };
  const inOther = inOtherWords({ query, repaired: [], refused });
  if (inOther) return inOther;
  const literal = asTyped(query, catalogue);
  if (literal) return { query: literal, repaired: [], refused };
  const instead = query.brand === null ? standInFor(query.words, printed) : null;
  return (
    instead && {
      query: withWords(query, instead.words),
      repaired: instead.repaired,
      refused,
      reading: 'stand-in',
    }
  );
}
