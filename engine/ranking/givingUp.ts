// Which words of a line may be given up where a store has nothing for all of them, and what that costs.
import { ATTRIBUTES } from '../lexicon/attributes';
import { storesInOrder } from '../catalogue/storesInOrder';
import { holdersOf } from '../catalogue/invertedIndex';
import { hasAisle, sameAisle, aislesOf } from '../knowledge/aisleClassifier';
import { namesThing, weightOfWord } from '../knowledge/wordRoles';
import { apart, hasVector, vectorOf } from '../knowledge/wordVectors';
import { SAID_ALONG } from '../lexicon/words';
import { parseQuery, type Query } from '../query/parseQuery';
import { roleOfWord } from '../tagger/readerRoles';
import type { Catalogue } from '../types';
import { wordId, wordIds, wordOf } from '../words/wordInterner';

/** A line without some of its words. */
export interface Reduced {
  query: Query;
  givenUp: readonly string[];
  /** How far its likeness counts, 0 ... 1: what is left may be another thing. */
  certainty: number;
  /** Other than of the line: nothing, where what was repaired is given up. */
  repaired?: readonly string[];
}

/** A line of more words is read with its first ones only: subsets would be too many. */
const MOST_WORDS = 8;
/** Words given up at once, and shorter lines tried. */
const MOST_GIVEN_UP = 3;
const MOST_TRIED = 3;
/** What giving up a word costs that only tells how a thing is held or praised (units, qualities, nothing), and one behind "for". */
const SLIGHT = /[UNQ]/;
const SLIGHT_COST = 0.15;
const PURPOSE_COST = 0.2;
const CHILDREN_COST = 0.6;
/** "high protein": a claim that is no diet (those are kept). */
const CLAIM = /D/;
const CLAIM_COST = 0.3;
/** Of "plain", "mild", "yellow" names say as much with as without. */
const CHANGES_NOTHING = 0.1;
const PLAIN_COST = 0.4;
/** So far the aisles of the rest may lie from those of the line for it still to be the same thing. */
const SAME_AISLE = 0.5;
/** What giving up an unread word costs beside the distance of the rest: one that no store prints says nothing here, any other may name a variety. */
const UNSOLD = 0.65;
const UNREAD = 1.5;
/** The last word, which no one has read, may have been the thing itself. */
const LOST_THING = 1;
/** Farther than this the rest is another thing. */
const FARTHEST = 0.8;
/** Attributes that may be given up, as they are varieties; the others are a diet, an age or another thing. */
const MAY_GO: ReadonlySet<string> = new Set(
  ATTRIBUTES.filter(({ mayGo }) => mayGo).map(({ group }) => group),
);

const UNDONE = /^un.+ed$/;
/** A word that by its form only tells of a thing: "unsliced", "spreadable", "smallish"; not "eggless", which may be a diet, nor "quince". */
const TELLS = /^un.+ed$|(?:able|ish|ly)$/;

/** Shorter lines that stand in for one, cheapest first; none where nothing may be given up. */
export function reductionsOf(query: Query, catalogue: Catalogue): Reduced[] {
  return [...withoutSize(query), ...withoutWords(query, catalogue)];
}

/** What it costs to give up a size that the store may not sell: it is the same thing. */
const SIZE_COST = 0.3;
/** "nescafe gold blend 750g tin": the thing in another size, and not only in a tin. */
function withoutSize(query: Query): Reduced[] {
  const isSized = query.size.kind === 'mass' || query.size.kind === 'volume';
  // Without a brand the number may be all that tells what is meant: "vit d 1000".
  if (!isSized || query.brand === null) return [];
  const givenUp = query.typed.filter((word) => /^\d/.test(word));
  const form = query.typed.includes('tin') ? null : query.form;
  const other: Query = { ...query, size: NO_SIZE, pack: null, form };
  return [{ query: other, givenUp, certainty: certaintyOf(SIZE_COST) }];
}
const NO_SIZE = { kind: 'none' } as const;

function withoutWords(query: Query, catalogue: Catalogue): Reduced[] {
  const { words } = query;
  if (words.length + Number(query.brand !== null) < 2 || words.length > MOST_WORDS) return [];
  const stores = storesInOrder(catalogue);
  const isSold = (word: string): boolean => stores.some(({ index }) => holdersOf(index, word) > 0);
  const thing = thingOf(query);
  const kindWords = new Set(query.kind?.words);
  const spare = words.filter((word) => word !== thing && !kindWords.has(word));
  return subsetsOf(spare)
    .map((givenUp) => ({ givenUp, cost: costOf(query, givenUp, isSold) }))
    .filter(({ cost }) => cost < FARTHEST)
    .sort((a, b) => a.cost - b.cost || (a.givenUp.join(' ') < b.givenUp.join(' ') ? -1 : 1))
    .slice(0, MOST_TRIED)
    .flatMap(({ givenUp, cost }) => {
      const shorter = without(query, givenUp);
      return shorter && saysNoMore(shorter, query)
        ? [{ query: shorter, givenUp, certainty: certaintyOf(cost) }]
        : [];
    });
}

/** "hand cream" without its hand is no single cream, though "cream" alone is. */
const saysNoMore = (shorter: Query, query: Query): boolean =>
  shorter.words.every((word) => query.words.includes(word) || query.typed.includes(word));

/**
 * A line without the words that were only guessed at (misspelt, or a word that nobody sells: a name, a day); null where no
 * thing is left. What stands for them in English spelling found nothing.
 */
export function withoutGuesses(typed: Query, guessed: readonly string[]): Reduced | null {
  // "prawn crax": what was guessed at may be the thing itself.
  const isThing = (word: string): boolean =>
    word === wordOf(typed.head) || (typed.kind?.words.includes(word) ?? false);
  if (!guessed.length || guessed.some(isThing)) return null;
  const query = without(typed, guessed);
  return query?.words.some((word) => namesThing(wordId(word)))
    ? { query, givenUp: guessed, certainty: certaintyOf(UNSOLD * guessed.length), repaired: [] }
    : null;
}

/** Measured on judged lines: the share of acceptable answers falls with the distance of what was given up. */
const certaintyOf = (cost: number): number => 0.9 * Math.exp(-cost / 3);

/** The last word that names a thing, and is not what it is for: what the line is about. */
const thingOf = ({ words, purpose }: Query): string | undefined => {
  const all = words.filter((word) => !purpose.includes(word));
  // "dried yeast sachets" is about yeast, "almonds unsalted" about almonds.
  const held = all.filter((word) => !SAID_ALONG.has(word) && !UNDONE.test(word));
  const own = held.some((word) => namesThing(wordId(word))) ? held : all;
  return (
    own.findLast((word) => roleOfWord(word) === 'K') ??
    own.findLast((word) => namesThing(wordId(word)))
  );
};

/** Every choice of one to some words. */
function subsetsOf(words: readonly string[]): string[][] {
  let all: string[][] = [[]];
  for (const word of words)
    all = [
      ...all,
      ...all.filter((some) => some.length < MOST_GIVEN_UP).map((some) => [...some, word]),
    ];
  return all.filter((some) => some.length > 0);
}

/** What it costs to give up some words of a line. */
function costOf(
  query: Query,
  givenUp: readonly string[],
  isSold: (word: string) => boolean,
): number {
  const isUnprinted = (word: string): boolean =>
    TELLS.test(word) && !isSold(word) && !hasVector(wordId(word));
  const slightCost = (word: string): number | null =>
    priceOf(word, query) ?? (isUnprinted(word) ? UNSOLD : null);
  const slight = givenUp.filter(
    (word) =>
      slightCost(word) !== null &&
      (isForChildren(word, query) || elsewhere(query, [word]) <= SAME_AISLE),
  );
  const said = slight.reduce((sum, word) => sum + slightCost(word)!, 0);
  const telling = givenUp.filter((word) => !slight.includes(word));
  return telling.length ? said + distanceOf(query, telling, isSold) : said;
}

/** "crisps for the kids" are crisps where a store has none for children, though those stand apart. */
const isForChildren = (word: string, { purpose }: Pick<Query, 'purpose'>): boolean =>
  word === 'kid' && purpose.includes(word);

/** What a word costs where the rest is the same thing; null for one that may name a variety. */
function priceOf(word: string, { purpose }: Pick<Query, 'purpose'>): number | null {
  if (isForChildren(word, { purpose })) return CHILDREN_COST;
  if (purpose.includes(word)) return PURPOSE_COST;
  if (SLIGHT.test(roleOfWord(word) ?? '')) return SLIGHT_COST;
  if (CLAIM.test(roleOfWord(word) ?? '')) return CLAIM_COST;
  return weightOfWord(wordId(word)) <= CHANGES_NOTHING ? PLAIN_COST : null;
}

/** How far the aisles of the rest lie from those of the line; of a brand alone nothing tells. */
function elsewhere({ words, head }: Query, givenUp: readonly string[]): number {
  const rest = wordIds(words.filter((word) => !givenUp.includes(word)));
  if (!rest.length) return 0;
  const aisles = aislesOf(wordIds(words), head, null, false);
  return 1 - sameAisle(aisles, aislesOf(rest, rest.at(-1)!, null, false));
}

/** How far the rest of a line lies from all of it, by the vectors of words, with what unread words may mean. */
function distanceOf(
  query: Query,
  givenUp: readonly string[],
  isSold: (word: string) => boolean,
): number {
  const ids = wordIds(query.words);
  const aisles = aislesOf(ids, query.head, null, false);
  const rest = wordIds(query.words.filter((word) => !givenUp.includes(word)));
  const far = apart(
    vectorOf(ids, query.head, aisles, 'other'),
    vectorOf(rest, query.head, aisles, 'other'),
  );
  const unread = givenUp
    .filter((word) => !hasVector(wordId(word)))
    .reduce((sum, word) => sum + (isSold(word) || hasAisle(word) ? UNREAD : UNSOLD), 0);
  const head = givenUp.includes(wordOf(query.head)) ? LOST_THING : 0;
  return far + elsewhere(query, givenUp) + unread + head;
}

/** The line without the words, unless a diet, an age or all but a brand would go with them; of a brand a large one may go that it does not make. */
function without(query: Query, givenUp: readonly string[]): Query | null {
  const left = query.typed.filter((word) => !givenUp.includes(word));
  const { tier, pack, wish, cheapest, size, brand } = query;
  const read = parseQuery(left.join(' '));
  const shorter = { ...read, tier, pack, wish, cheapest, size };
  const isLeft = shorter.words.length > 0 || givenUp.every((word) => SAID_ALONG.has(word));
  // What the name may leave unsaid, it must not contradict: no salted nuts for unsalted ones.
  const attributes = { ...read.attributes, ...query.attributes };
  return keepsAttributes(query, shorter) && isLeft && shorter.brand === brand
    ? { ...shorter, attributes }
    : null;
}

/** Whether a shorter line still says the diet, the age and whatever else of a line makes two things different, flavours apart. */
export const keepsAttributes = (query: Query, shorter: Query): boolean =>
  Object.entries(query.attributes).every(
    ([group, values]) =>
      MAY_GO.has(group) ||
      // Coffee is roasted, whatever is said of it.
      (group === 'cooked' && 'teaform' in query.attributes) ||
      // "brown seeded" is seeded.
      values[group === 'bread' ? 'some' : 'every']((value) =>
        shorter.attributes[group]?.includes(value),
      ),
  );
