import { wordsIn } from '../names/nameWords';
import { brandKindOf } from '../knowledge/brandKinds';
import { kindOf, type Kind } from '../knowledge/everydayKinds';
import { BAGS_FOR, IN_A_BAG, MEASURING_WORDS } from '../lexicon/holders';
import { FOR_CHILDREN } from '../lexicon/purposes';
import { UNSOLD_MAKERS } from '../lexicon/unsoldMakers';
import { ALONE } from '../lexicon/synonyms';
import {
  AGE_STEMS,
  DIET_PHRASES,
  FORM_WORDS,
  OWN_LABEL,
  OWN_LABEL_ENDS,
  STAND_IN_STEMS,
  type Form,
} from '../lexicon/wishes';
import { STOP, type Department } from '../lexicon/words';
import {
  brandIn,
  brandWordsIn,
  impliedIn,
  isSaying,
  rewriteTyped,
  withoutRange,
} from '../knowledge/gazetteer';
import { attributesOf } from '../knowledge/attributePhrases';
import { STORES, type Tier } from '../stores';
import { headOfLine, lackedIn } from './lineHead';
import { rewriteQuery, type Refused, type Wish, wishIn } from './queryRewriting';
import { asksCheapest } from '../labelling/cheapWishes';
import { sizeIn } from './saidSize';
import type { Size } from '../types';
import { wordIds, wordOf } from '../words/wordInterner';

/** Where things of a form stand. */
export const FORM_DEPARTMENTS: Readonly<Record<Form, readonly Department[]>> = {
  frozen: ['frozen'],
  tinned: ['cupboard', 'pet'],
  fresh: ['fresh', 'produce', 'meat', 'chilled', 'bakery'],
};

/** The shelf that a form asked for points at. */
export const SHELF: Readonly<Record<Form, Department | null>> = {
  frozen: 'frozen',
  tinned: 'cupboard',
  fresh: null,
};

export type Pack = 'can' | 'bottle' | 'carton' | 'multipack' | 'jar' | 'pouch' | 'tub' | 'bag';
const PACKS: ReadonlySet<string> = new Set<Pack>([
  'can',
  'bottle',
  'carton',
  'multipack',
  'jar',
  'pouch',
  'tub',
]);

/** What a typed line asks for. */
export interface Query {
  /** Words that say what it is: rewritten, without brand, size and stop words. */
  words: readonly string[];
  /** By its number (wordInterner.ts). */
  head: number;
  brand: string | null;
  /** Own label named in the line ("tesco finest pizza"): its tier. */
  tier: Tier | null;
  size: Size;
  attributes: Record<string, readonly string[]>;
  /** "frozen prawns", "tinned pineapple": the form asked for. */
  form: Form | null;
  /** The everyday kind it names, if any. */
  kind: Kind | null;
  /** What it is to be held by: cans, bottles, a multipack. */
  pack: Pack | null;
  /** Of so many it speaks that may stand in one pack; 0 for none. */
  together: number;
  /** It names several of what is sold one by one, and no number. */
  several: boolean;
  /** A large one (1) or a small one (-1) is wanted, without a figure. */
  wish: Wish;
  /** The one that costs least is wanted. */
  cheapest: boolean;
  /** What is not to be shown, if anything. */
  refused: Refused | null;
  /** What it is bought for, in stems: what stands behind "for". */
  purpose: readonly string[];
  /** A store's own label is asked for in place of the brand: "own brand nutella". */
  insteadOfBrand: boolean;
  /** Every word as typed, stemmed: for exact names and spelling. */
  typed: readonly string[];
}

const NUMBERISH = /^x?\d/;

/** Typed words -> Query. Nothing here looks at a catalogue. `rewrite`: what shoppers say into what names print. */
export function parseQuery(line: string, rewrite = rewriteTyped): Query {
  const { text, refused, together, several } = rewriteQuery(line);
  const { rest: typedIds, tier: ranged } = withoutRange(wordsIn(text));
  const typed = typedIds.map(wordOf);
  const spellings = ownLabelIn(typed);
  // "tesco beans" are what "beans" are.
  const thing = typedIds.filter((id) => !spellings.includes(wordOf(id)));
  const ids = dietFirst(rewrite(formFirst(thing.length ? thing : typedIds, rewrite)));
  const rewritten = ids.map(wordOf);
  // Of a saying nothing is left that could name a maker: "pasta twirls" are no Twirls.
  const brand =
    brandIn(ids) ?? (isSaying(typedIds) ? null : (brandIn(typedIds) ?? unsoldMakerIn(ids)));
  const implied = impliedIn(ids);
  const said = ids.filter((id) => !implied.has(id));
  const notNaming = new Set([...spellings, ...brandWordsIn(brand, rewritten)]);
  const { words, form } = namedIn(namingWords(said, notNaming, brand !== null), brand !== null);
  // "sardines in olive oil" are sardines, "noodles with prawns" noodles, though none plain.
  const named = wordsBefore('in', typed, words);
  const served = named.length < words.length ? named : wordsBefore('with', typed, words);
  // "candles for birthday cake" are candles.
  const thingItself = served.length < words.length ? served : wordsBefore('for', typed, words);
  const lacked = lackedIn(typed);
  const had = named.filter((word) => !lacked.has(word));
  const kind = kindFor(had, form, brand, refused);
  return {
    pack: packIn(line, ids),
    together,
    several,
    wish: wishIn(line),
    cheapest: asksCheapest(line),
    refused,
    purpose: purposeIn(line, typed),
    head: headOfLine(thingItself, lacked, kind),
    brand: brand?.brand ?? null,
    tier: ranged ?? (spellings.length || OWN_LABEL.test(line) ? 'standard' : null),
    size: sizeIn(text, rewritten),
    ...asPlantDrink(words, attributesOf(said)),
    form,
    kind,
    insteadOfBrand: brand !== null && typed.includes(OWN),
    typed,
  };
}

/** "punjana tea bags": a maker of whom no store of ours sells anything is a maker all the same. */
function unsoldMakerIn(ids: readonly number[]): ReturnType<typeof brandIn> {
  const at = ids.findIndex((id) => UNSOLD_MAKERS.has(wordOf(id)));
  return at < 0 ? null : { brand: wordOf(ids[at]!), at, length: 1, line: false };
}

/** "oat milk vegan", "soya milk dairy free": that it is so is true of every drink of plants, and names seldom print it. */
function asPlantDrink(
  words: readonly string[],
  attributes: Query['attributes'],
): Pick<Query, 'words' | 'attributes'> {
  if (!attributes['plant']) return { words, attributes };
  const rest = words.filter((word) => !OF_PLANTS.has(word));
  return {
    words: rest.length ? rest : words,
    attributes: Object.fromEntries(
      Object.entries(attributes).filter(([group]) => group !== 'vegan' && group !== 'dairy'),
    ),
  };
}
const OF_PLANTS: ReadonlySet<string> = new Set(['vegan', 'dairy', 'lactose', 'free']);

/** What stands behind "for"; "crisps for the kids" are any where a store has none for children. */
const purposeIn = (line: string, typed: readonly string[]): readonly string[] =>
  FOR_CHILDREN.test(line) ? ['kid'] : typed.slice(typed.indexOf('for') + 1 || typed.length);

/** The words that ask for a store's own label: its name, "own", "own label". */
const ownLabelIn = (typed: readonly string[]): readonly string[] => [
  ...STORES.flatMap(({ spellings }) => spellings.filter((spelling) => typed.includes(spelling))),
  ...typed.filter(
    (word, at) => word === OWN || (OWN_LABEL_ENDS.has(word) && typed[at - 1] === OWN),
  ),
];
const OWN = 'own';

/** Words that say what it is, each once: no brand's, no stop words, no figures but percentages. */
function namingWords(
  said: readonly number[],
  notNaming: ReadonlySet<string>,
  isBranded: boolean,
): readonly string[] {
  const isFigure = (word: string): boolean => NUMBERISH.test(word) && !word.endsWith('%');
  const naming = said
    .map(wordOf)
    .filter((word) => !notNaming.has(word) && !STOP.has(word) && !isFigure(word));
  // "the fresh stuff", "lean ones", "calpol 6+ months"
  const telling = naming.filter((word) => !STAND_IN_STEMS.has(word) && !AGE_STEMS.has(word));
  return [...new Set(telling.length || isBranded ? telling : naming)];
}

/** The thing's own words, without its container and its form; a form that is all that is said is the thing. */
function namedIn(
  words: readonly string[],
  isBranded: boolean,
): { words: readonly string[]; form: Form | null } {
  // A container is only a container beside something: "bag" alone asks for a bag.
  const bags = words.some(
    (word, at) =>
      word === 'bag' &&
      words.some((of, place) => BAGS_FOR.has(of) && (place + 1 === at || at + 1 === words.length)),
  );
  const core = words.filter((word) => (bags && word === 'bag') || !MEASURING_WORDS.has(word));
  const formless = core.filter((word) => !FORM_WORDS.has(word));
  const asTyped = formless.length ? formless : core.length || isBranded ? core : words;
  const alone = asTyped.length === 1 && !isBranded ? ALONE.get(asTyped[0]!) : undefined;
  const form =
    core.map((word) => FORM_WORDS.get(word)).find((found) => found !== undefined) ?? null;
  return { words: alone ?? asTyped, form: formless.length ? form : null };
}

/** The words that were typed before a joining one ("in", "with"); all of them where none was. */
function wordsBefore(
  joining: string,
  typed: readonly string[],
  words: readonly string[],
): readonly string[] {
  const end = typed.indexOf(joining);
  if (end <= 0) return words;
  const main = words.filter((word) => {
    const at = typed.indexOf(word);
    return at >= 0 && at < end;
  });
  return main.length ? main : words;
}

/** What it is to be held by: the first word that says so. */
function packIn(line: string, rewritten: readonly number[]): Pack | null {
  const said = [...wordsIn(line), ...rewritten].map(wordOf).find((word) => PACKS.has(word));
  return (said as Pack | undefined) ?? (IN_A_BAG.test(line) ? 'bag' : null);
}

const DIETS = DIET_PHRASES.map((diet) => wordIds(diet.split(' ')));
/** "lemonade sugar free" is a lemonade, no sugar: a diet said behind a thing stands before it. */
function dietFirst(read: readonly number[]): readonly number[] {
  const ids = read.filter((id, at) => id !== read[at - 1] || /\d/.test(wordOf(id)));
  const diet = DIETS.find(
    (words) =>
      words.length < ids.length &&
      words.every((id, at) => ids[ids.length - words.length + at] === id),
  );
  return diet ? [...diet, ...ids.slice(0, -diet.length)] : ids;
}

/** "berries frozen" says what "frozen berries" does, which may have a saying of its own. */
function formFirst(ids: readonly number[], rewrite: typeof rewriteTyped): readonly number[] {
  const last = ids.at(-1);
  if (last === undefined || ids.length < 2 || !FORM_WORDS.has(wordOf(last))) return ids;
  const turned = [last, ...ids.slice(0, -1)];
  const said = rewrite(turned);
  const isSaid = said.length !== turned.length || said.some((id, at) => id !== turned[at]);
  return isSaid && rewrite(ids).every((id) => ids.includes(id)) ? turned : ids;
}

/** The everyday kind of a line's words, unless its form stands elsewhere: tinned salmon is not the fish counter's, no dried lemon is among the fruit. */
function kindFor(
  words: readonly string[],
  form: Form | null,
  brand: ReturnType<typeof brandIn>,
  refused: Refused | null,
): Kind | null {
  const known = brand && brandKindOf(brand.brand, words);
  // Who refuses one of a brand's varieties ("doritos not the hot ones") may not mean the usual one.
  const ofBrand = known && refused ? { ...known, plain: [] } : known;
  if (ofBrand?.words.length) return ofBrand;
  const kind = kindOf(words) ?? ofBrand;
  const shelf = form ? FORM_DEPARTMENTS[form] : words.includes('dried') ? DRIED : null;
  const departments = kind?.departments;
  return shelf && departments && !shelf.some((department) => departments.has(department))
    ? null
    : kind;
}
const DRIED: readonly Department[] = ['cupboard', 'snacks', 'diet'];
