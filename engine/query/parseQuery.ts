import { headOf, wordsIn } from '../names/nameWords';
import { kindOf } from '../knowledge/everydayKinds';
import type { Kind } from '../lexicon/kinds';
import { ALONE } from '../lexicon/synonyms';
import { CONTAINERS, STOP, type Department } from '../lexicon/words';
import { brandIn, impliedIn, isSaying, rewriteTyped, withoutRange } from '../knowledge/gazetteer';
import { attributesOf } from '../knowledge/attributePhrases';
import { parseSize } from '../parseSize';
import { STORES, type Tier } from '../stores';
import { asksCheapest, rewriteQuery, type Refused, type Wish, wishIn } from './queryRewriting';
import type { Size } from '../types';
import { wordIds, wordOf } from '../words/wordInterner';

export type Form = 'frozen' | 'tinned' | 'fresh';
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

export type Pack = 'can' | 'bottle' | 'carton' | 'multipack' | 'jar' | 'pouch' | 'tub';
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
  /** By its number (wordIds.ts). */
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
  /** A large one (1) or a small one (-1) is wanted, without a figure. */
  wish: Wish;
  /** The one that costs least is wanted. */
  cheapest: boolean;
  /** What is not to be shown, if anything. */
  refused: Refused | null;
  /** What it is bought for, in stems: what stands behind "for". */
  purpose: readonly string[];
  /** Every word as typed, stemmed: for exact names and spelling. */
  typed: readonly string[];
}

const NUMBERISH = /^x?\d/;

/** Typed words -> Query. Nothing here looks at a catalogue. */
export function parseQuery(line: string): Query {
  const { text, refused } = rewriteQuery(line);
  const { rest: typedIds, tier: ranged } = withoutRange(wordsIn(text));
  const ids = dietFirst(rewriteTyped(typedIds));
  const typed = typedIds.map(wordOf);
  const rewritten = ids.map(wordOf);
  let size = parseSize(text);
  const bare = /(?:^|\s)(\d{1,3})(?=\s|$)/.exec(
    rewritten.join(' ').replace(/\b(?:size|stage) \d|\b50 50\b/g, ''),
  );
  if (size.kind === 'none' && bare && Number(bare[1]) > 1)
    size = { kind: 'count', amount: Number(bare[1]), count: Number(bare[1]) };
  // Of a saying nothing is left that could name a maker: "pasta twirls" are no Twirls.
  const brand = brandIn(ids) ?? (isSaying(typedIds) ? null : brandIn(typedIds));
  // A product line that stands for its brand ("hobnobs") also says what the thing is: its words stay.
  const brandWords = new Set(
    brand
      ? brand.brand
          .split(' ')
          .concat(brand.line ? [] : rewritten.slice(brand.at, brand.at + brand.length))
      : [],
  );
  let tier: Tier | null = ranged;
  const ownWords = new Set<string>();
  for (const store of STORES) {
    for (const spelling of store.spellings)
      if (typed.includes(spelling)) {
        ownWords.add(spelling);
        tier = tier ?? 'standard';
      }
  }
  const words: string[] = [];
  const implied = impliedIn(ids);
  const said = ids.filter((id) => !implied.has(id));
  for (const word of said.map(wordOf)) {
    if (
      brandWords.has(word) ||
      ownWords.has(word) ||
      STOP.has(word) ||
      (NUMBERISH.test(word) && !word.endsWith('%'))
    )
      continue;
    if (!words.includes(word)) words.push(word);
  }
  // A container is only a container beside something: "bag" alone asks for a bag.
  const bags = words.at(-1) === 'bag' && words.some((word) => BAG_OF.has(word));
  const core = words.filter(
    (word) => (bags && word === 'bag') || !(CONTAINERS.has(word) && MEASURE_WORDS.has(word)),
  );
  const form = core.map((word) => FORMS.get(word)).find((found) => found !== undefined) ?? null;
  const formless = core.filter((word) => !FORMS.has(word));
  const asTyped = formless.length ? formless : core.length || brand ? core : words;
  const kept = (asTyped.length === 1 && !brand && ALONE.get(asTyped[0]!)) || asTyped;
  const asked = formless.length ? form : null;
  // "sardines in olive oil" are sardines, "noodles with prawns" noodles, though none plain.
  const before = (said: string): readonly string[] => {
    const end = typed.indexOf(said);
    const main =
      end > 0
        ? kept.filter((word) => {
            const at = typed.indexOf(word);
            return at >= 0 && at < end;
          })
        : [];
    return main.length ? main : kept;
  };
  const named = before('in');
  const served = named.length < kept.length ? named : before('with');
  const pack = (wordsIn(line)
    .map(wordOf)
    .find((word) => PACKS.has(word)) ?? null) as Pack | null;
  return {
    pack,
    wish: wishIn(line),
    cheapest: asksCheapest(line),
    refused,
    purpose: typed.slice(typed.indexOf('for') + 1 || typed.length),
    words: kept,
    head: headOf(wordIds(served)),
    brand: brand?.brand ?? null,
    tier,
    size,
    attributes: attributesOf(said),
    form: asked,
    kind: kindFor(named, asked),
    typed,
  };
}

const DIETS = [
  'no added sugar',
  'reduced fat',
  'fat free',
  'gluten free',
  'lactose free',
  'dairy free',
  'alcohol free',
  'caffeine free',
].map((diet) => wordIds(diet.split(' ')));
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

/** The everyday kind of a line's words, unless its form stands elsewhere: tinned salmon is not the fish counter's. */
function kindFor(words: readonly string[], form: Form | null): Kind | null {
  const kind = kindOf(words);
  const departments = kind?.departments;
  return form &&
    departments &&
    !FORM_DEPARTMENTS[form].some((department) => departments.has(department))
    ? null
    : kind;
}

/** Bags for these are bags: sandwich bags are no sandwiches. */
const BAG_OF = new Set([
  'sandwich',
  'food',
  'freezer',
  'nappy',
  'poop',
  'bin',
  'gift',
  'carrier',
  'shopping',
  'ice',
  'lunch',
  'laundry',
  'vacuum',
  'hot',
  'party',
  'cool',
  'oven',
  'roasting',
  'caddy',
  'garden',
  'pedal',
  'coffee',
  'zip',
  'seal',
]);
/** Words that ask for a form rather than a thing: names seldom print them, the department shows them. */
const FORMS: ReadonlyMap<string, Form> = new Map([
  ['frozen', 'frozen'],
  ['tinned', 'tinned'],
  ['canned', 'tinned'],
  ['tin', 'tinned'],
  ['fresh', 'fresh'],
]);
const MEASURE_WORDS = new Set([
  'pint',
  'litre',
  'pack',
  'packet',
  'can',
  'multipack',
  'each',
  'loose',
  'jar',
  'bottle',
  'carton',
  'tub',
  'box',
  'punnet',
  'bag',
]);
