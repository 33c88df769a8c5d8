import { attributesOf, brandIn, headOf, impliedIn, rewrite, wordsOf } from './facts';
import { CONTAINERS, STOP } from './lexicon/words';
import { parseSize } from './size';
import { STORES, type Tier } from './stores';
import type { ParsedLine, Size } from './types';

export type Form = 'frozen' | 'tinned' | 'fresh';

/** What a typed line asks for. */
export interface Query {
  /** Words that say what it is: rewritten, without brand, size and stop words. */
  words: readonly string[];
  head: string;
  brand: string | null;
  /** Own label named in the line ("tesco finest pizza"): its tier. */
  tier: Tier | null;
  size: Size;
  attributes: Record<string, readonly string[]>;
  /** "frozen prawns", "tinned pineapple": the form asked for. */
  form: Form | null;
  /** Every word as typed, stemmed: for exact names and spelling. */
  typed: readonly string[];
}

const PACKS = 'tins?|cans?|jars?|bottles?|packs?|packets?|pkts?|bags?|boxes|box|loaves|loaf|tubs?|cartons?|punnets?|bunches|bunch|pots?|tubes?|blocks?|bars?|rolls?|trays?|pouches|pouch';
const TIMES_FIRST = /^\s*(\d{1,3})\s*(?:x|×|\*)\s+(?=\S)(?!\d+(?:\.\d+)?\s*(?:g|kg|ml|l|cl)\b)(.+)$/i;
const TIMES_GLUED = /^\s*(\d{1,2})(?:x|×)(?=[a-z]{3,})(.+)$/i;
const TIMES_LAST = /(?:x|×|\*)\s?(\d{1,3})\s*$/i;
const PACKS_OF = new RegExp(`^\\s*(\\d{1,2}|a|an|one|two|three|four|five|six)\\s+(${PACKS})\\s+(?:of\\s+)?(.+)$`, 'i');
const NUMBER_WORDS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const DRINK_PACKS = new Set([4, 6, 8, 10, 12, 15, 18, 20, 24, 30]);

/**
 * A list line -> its quantity and the rest: "2 x milk", "milk x2", "3 tins of tomatoes". A size or a count
 * that belongs to the pack stays in the words: "500g mince", "eggs 12", "6 large eggs", "6 cans of coke".
 */
export function parseLine(text: string): ParsedLine {
  const originalItem = text.trim();
  const line = originalItem.replace(/^[-*•]\s+/, '').replace(/\s+/g, ' ');
  const first = TIMES_FIRST.exec(line) ?? TIMES_GLUED.exec(line);
  if (first) return { originalItem, searchTerm: first[2]!.trim(), quantity: bounded(Number(first[1])) };
  const last = TIMES_LAST.exec(line);
  const before = last ? beforeBreak(line.slice(0, last.index)) : null;
  if (last && before !== null) return { originalItem, searchTerm: before.trim(), quantity: bounded(Number(last[1])) };
  const packs = PACKS_OF.exec(line);
  if (packs) {
    const count = NUMBER_WORDS[packs[1]!.toLowerCase()] ?? Number(packs[1]);
    const container = packs[2]!.toLowerCase();
    if (/^(?:cans?|bottles?|rolls?)$/.test(container) && DRINK_PACKS.has(count)) return { originalItem, searchTerm: line, quantity: 1 };
    const rest = packs[3]!.trim();
    return { originalItem, searchTerm: /^(?:tin|can)s?$/.test(container) ? `tin ${rest}` : rest, quantity: bounded(count) };
  }
  return { originalItem, searchTerm: line, quantity: 1 };
}

/** A text without the blanks and commas it ends with; null when it ends with none or holds nothing else. By hand: a pattern tries every comma of a long run anew. */
function beforeBreak(text: string): string | null {
  let end = text.length;
  while (end > 1 && /[\s,]/.test(text[end - 1]!)) end--;
  return end < text.length ? text.slice(0, end) : null;
}

const bounded = (count: number): number => Math.min(99, Math.max(1, count));

/** A text (pasted, dropped or a file) -> its items: a line each; blank lines and # comments are dropped. */
export const parseList = (text: string): string[] =>
  text.split(/\r\n|\r|\n/).map((line) => line.replace(/^\uFEFF/, '').trim()).filter((line) => line !== '' && !line.startsWith('#'));

const NUMBERISH = /^\d/;

/** Typed words -> Query. Nothing here looks at a catalogue. */
export function parseQuery(text: string): Query {
  const typed = wordsOf(text);
  const rewritten = rewrite(typed);
  let size = parseSize(text);
  const bare = /(?:^|\s)(\d{1,3})(?=\s|$)/.exec(rewritten.join(' ').replace(/\b(?:size|stage) \d/g, ''));
  if (size.kind === 'none' && bare && Number(bare[1]) > 1) size = { kind: 'count', amount: Number(bare[1]), count: Number(bare[1]) };
  const brand = brandIn(rewritten) ?? brandIn(typed);
  // A product line that stands for its brand ("hobnobs") also says what the thing is: its words stay.
  const brandWords = new Set(brand ? brand.brand.split(' ').concat(brand.line ? [] : rewritten.slice(brand.at, brand.at + brand.length)) : []);
  let tier: Tier | null = null;
  const ownWords = new Set<string>();
  for (const store of STORES) {
    for (const spelling of store.spellings) if (typed.includes(spelling)) { ownWords.add(spelling); tier = tier ?? 'standard'; }
  }
  if (tier && /finest|taste difference|the best|extra special|exceptional|specially selected/.test(typed.join(' '))) tier = 'premium';
  const words: string[] = [];
  const spare = impliedIn(rewritten);
  for (const word of rewritten) {
    if (spare.has(word)) continue;
    if (brandWords.has(word) || ownWords.has(word) || STOP.has(word) || (NUMBERISH.test(word) && !word.endsWith('%'))) continue;
    if (!words.includes(word)) words.push(word);
  }
  // A container is only a container beside something: "bag" alone asks for a bag.
  const core = words.filter((word) => !(CONTAINERS.has(word) && MEASURE_WORDS.has(word)));
  const form = core.map((word) => FORMS[word]).find((found) => found !== undefined) ?? null;
  const formless = core.filter((word) => FORMS[word] === undefined);
  const kept = formless.length ? formless : core.length ? core : words;
  return { words: kept, head: headOf(kept), brand: brand?.brand ?? null, tier, size, attributes: attributesOf(rewritten.filter((word) => !spare.has(word))), form: formless.length ? form : null, typed };
}
/** Words that ask for a form rather than a thing: names seldom print them, the department shows them. */
const FORMS: Readonly<Record<string, Form>> = { frozen: 'frozen', tinned: 'tinned', canned: 'tinned', tin: 'tinned', fresh: 'fresh' };
const MEASURE_WORDS = new Set(['pint', 'litre', 'pack', 'packet', 'can', 'multipack', 'each', 'loose', 'jar', 'bottle', 'carton', 'tub', 'box', 'punnet', 'bag']);
