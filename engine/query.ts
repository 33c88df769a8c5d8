import { headOf, wordsIn } from './facts';
import { kindOf } from './kinds';
import type { Kind } from './lexicon/kinds';
import { ALONE, BEFORE_HOLDER, FOR_CHILDREN, FRUGAL, HELD_BY, PURPOSE, VAGUE } from './lexicon/synonyms';
import { CONTAINERS, STOP, type Department } from './lexicon/words';
import { attributesOf, brandIn, brandsApart, impliedIn, isSaying, rewriteTyped } from './phrases';
import { parseSize } from './size';
import { STORES, type Tier } from './stores';
import type { Size } from './types';
import { wordIds, wordOf } from './wordIds';

export type Form = 'frozen' | 'tinned' | 'fresh';
/** Where things of a form stand. */
export const FORM_DEPARTMENTS: Readonly<Record<Form, readonly Department[]>> = { frozen: ['frozen'], tinned: ['cupboard', 'pet'], fresh: ['fresh', 'produce', 'meat', 'chilled', 'bakery'] };

/** The shelf that a form asked for points at. */
export const SHELF: Readonly<Record<Form, Department | null>> = { frozen: 'frozen', tinned: 'cupboard', fresh: null };

export type Pack = 'can' | 'bottle' | 'carton' | 'multipack' | 'jar' | 'pouch';
const PACKS: ReadonlySet<string> = new Set<Pack>(['can', 'bottle', 'carton', 'multipack', 'jar', 'pouch']);

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
  wish: -1 | 0 | 1;
  /** What it is bought for, in stems: what stands behind "for". */
  purpose: readonly string[];
  /** Every word as typed, stemmed: for exact names and spelling. */
  typed: readonly string[];
}

const NUMBERISH = /^x?\d/;

/** Typed words -> Query. Nothing here looks at a catalogue. */
export function parseQuery(line: string): Query {
  const { text, tier: ranged } = withoutRange(meant(line));
  const typedIds = wordsIn(text);
  const ids = rewriteTyped(typedIds);
  const typed = typedIds.map(wordOf);
  const rewritten = ids.map(wordOf);
  let size = parseSize(text);
  const bare = /(?:^|\s)(\d{1,3})(?=\s|$)/.exec(rewritten.join(' ').replace(/\b(?:size|stage) \d|\b50 50\b/g, ''));
  if (size.kind === 'none' && bare && Number(bare[1]) > 1) size = { kind: 'count', amount: Number(bare[1]), count: Number(bare[1]) };
  // Of a saying nothing is left that could name a maker: "pasta twirls" are no Twirls.
  const brand = brandIn(ids) ?? (isSaying(typedIds) ? null : brandIn(typedIds));
  // A product line that stands for its brand ("hobnobs") also says what the thing is: its words stay.
  const brandWords = new Set(brand ? brand.brand.split(' ').concat(brand.line ? [] : rewritten.slice(brand.at, brand.at + brand.length)) : []);
  let tier = ranged;
  const ownWords = new Set<string>();
  for (const store of STORES) {
    for (const spelling of store.spellings) if (typed.includes(spelling)) { ownWords.add(spelling); tier = tier ?? 'standard'; }
  }
  const words: string[] = [];
  const implied = impliedIn(ids);
  const said = ids.filter((id) => !implied.has(id));
  for (const word of said.map(wordOf)) {
    if (brandWords.has(word) || ownWords.has(word) || STOP.has(word) || (NUMBERISH.test(word) && !word.endsWith('%'))) continue;
    if (!words.includes(word)) words.push(word);
  }
  // A container is only a container beside something: "bag" alone asks for a bag.
  const bags = words.at(-1) === 'bag' && words.some((word) => BAG_OF.has(word));
  const core = words.filter((word) => (bags && word === 'bag') || !(CONTAINERS.has(word) && MEASURE_WORDS.has(word)));
  const form = core.map((word) => FORMS[word]).find((found) => found !== undefined) ?? null;
  const formless = core.filter((word) => FORMS[word] === undefined);
  const asTyped = formless.length ? formless : core.length || brand ? core : words;
  const kept = (asTyped.length === 1 && !brand && ALONE[asTyped[0]!]) || asTyped;
  const asked = formless.length ? form : null;
  // "sardines in olive oil" are sardines.
  const within = typed.indexOf('in');
  const main = within > 0 ? kept.filter((word) => { const at = typed.indexOf(word); return at >= 0 && at < within; }) : [];
  const named = main.length ? main : kept;
  const pack = (wordsIn(line).map(wordOf).find((word) => PACKS.has(word)) ?? null) as Pack | null;
  return { pack, wish: BIG.test(line) ? 1 : LITTLE_ONE.test(line) ? -1 : 0, purpose: typed.slice(typed.indexOf('for') + 1 || typed.length), words: kept, head: headOf(wordIds(named)), brand: brand?.brand ?? null, tier, size, attributes: attributesOf(said), form: asked, kind: kindFor(named, asked), typed };
}

/** What stores call their dearer and their cheapest own label: the tier is meant, in every store. */
const RANGES: readonly (readonly [range: RegExp, tier: Tier])[] = [
  [/\b(?:(?:tesco )?finest|(?:sainsburys )?taste the difference|(?:asda )?extra special|exceptional(?: by asda)?|(?:aldi )?specially selected)\b|^(?:morrisons )?the best(?= \S)/i, 'premium'],
  [/\b(?:(?:asda )?just essentials|(?:aldi )?everyday essentials|(?:morrisons )?savers|(?:tesco )?stockwell(?: (?:and )?co)?|stamford street(?: co)?|smart ?price)\b|^value(?= \S)/i, 'value'],
];
function withoutRange(text: string): { text: string; tier: Tier | null } {
  const named = RANGES.find(([range]) => range.test(text));
  const rest = named ? text.replace(named[0], ' ').trim() : text;
  return { text: rest === '' ? text : rest, tier: named?.[1] ?? null };
}

const HOLD = '(?:tub|pot|bag|pack|packet|bottle|jar|box|tin|can|punnet|block|bar|carton|size|one)';
const BIG = new RegExp(`\\b(?:big|huge|bumper|massive)\\b|\\b(?:large|family) ${HOLD}\\b|\\b${HOLD} (?:large|family)\\b`, 'i');
const LITTLE_ONE = new RegExp(`\\b(?:small|little) ${HOLD}\\b|\\b${HOLD} small\\b|\\S small$`, 'i');

/** "pampers pants 6" */
const NAPPY_SIZE = /\b((?:nappy|nappies|pants|pampers|huggies)(?: (?!size\b)[a-z]+)*) (?:size )?([1-8]\+?)$/i;
/** A line without what it is held by and bought for; measures in figures. */
function meant(line: string): string {
  const plain = line.trim().replace(/\s+/g, ' ');
  if (VAGUE.test(plain)) return '';
  const apart = brandsApart(plain);
  if (isSaying(wordsIn(apart))) return apart;
  return measured(apart.replace(FRUGAL, '').replace(PURPOSE, '').replace(FOR_CHILDREN, 'kids $1')).replace(BEFORE_HOLDER, '').replace(HELD_BY, '').replace(NAPPY_SIZE, '$1 size $2');
}

const COUNTS: Readonly<Record<string, string>> = { a: '1', an: '1', one: '1', two: '2', three: '3', four: '4', six: '6' };
/** What a small bottle of it holds. */
const LITTLE: readonly (readonly [of: RegExp, size: string])[] = [[/\b(?:prosecco|champagne|cava)\b/i, '20cl'], [/\bwine\b/i, '187ml'], [/\b(?:coke|cola|pepsi|fanta|sprite|lemonade|tango|water)\b/i, '500ml']];
const SMALL_BOTTLE = /\b(?:small|mini|little) bottles?(?: of)?\b/i;
const BOXED = /\b(?:bag in (?:a )?box|box(?:ed)?)(?: of)?\b/i;
const SPIRIT = /\b(?:vodka|gin|whiske?y|rum|brandy|tequila)\b/i;
/** "a pint of milk", "half a kilo of mince", "half bottle of vodka": how much is said in words. */
function measured(line: string): string {
  const text = line
    .replace(/\b(?:1\/2|half a?) ?dozen\b/i, '6')
    .replace(/\b(\d|one|two|three) dozen\b/i, (_, count: string) => String(12 * Number(COUNTS[count.toLowerCase()] ?? count)))
    .replace(/^(?:a |one )?kilo of /i, '1kg ').replace(/^half a kilo of /i, '500g ').replace(/^(?:a |one )?litre (?:of )?/i, '1 litre ')
    .replace(/(\d) ?pts?\b/i, '$1 pints')
    .replace(/^(?:(a|an|one|two|three|four|six) )?(pints?) (?:of )?/i, (_, count: string | undefined, unit: string) => `${COUNTS[count?.toLowerCase() ?? 'a']!} ${unit} `);
  const little = LITTLE.find(([of]) => of.test(text));
  if (little && SMALL_BOTTLE.test(text)) return `${text.replace(SMALL_BOTTLE, ' ')} ${little[1]}`;
  if (/\bwine\b/i.test(text) && BOXED.test(text)) return `${text.replace(BOXED, ' ')} 2.25l`;
  return SPIRIT.test(text) ? text.replace(/^(?:a )?(half|quarter|small) bottle (?:of )?/i, (_, part: string) => (part.toLowerCase() === 'quarter' ? '20cl ' : '35cl ')) : text;
}

/** The everyday kind of a line's words, unless its form stands elsewhere: tinned salmon is not the fish counter's. */
function kindFor(words: readonly string[], form: Form | null): Kind | null {
  const kind = kindOf(words);
  const departments = kind?.departments;
  return form && departments && !FORM_DEPARTMENTS[form].some((department) => departments.has(department)) ? null : kind;
}

/** Bags for these are bags: sandwich bags are no sandwiches. */
const BAG_OF = new Set(['sandwich', 'food', 'freezer', 'nappy', 'poop', 'bin', 'gift', 'carrier', 'shopping', 'ice', 'lunch', 'laundry', 'vacuum', 'hot', 'party', 'cool', 'oven', 'roasting', 'caddy', 'garden', 'pedal', 'coffee', 'zip', 'seal']);
/** Words that ask for a form rather than a thing: names seldom print them, the department shows them. */
const FORMS: Readonly<Record<string, Form>> = { frozen: 'frozen', tinned: 'tinned', canned: 'tinned', tin: 'tinned', fresh: 'fresh' };
const MEASURE_WORDS = new Set(['pint', 'litre', 'pack', 'packet', 'can', 'multipack', 'each', 'loose', 'jar', 'bottle', 'carton', 'tub', 'box', 'punnet', 'bag']);
