// What the tagger of lines looks at: how a line begins and ends, what its words are, what stands above and below it, and
// what most lines of the text are like.
import { hashOf, keyOf } from './featureKeys';
import { COOKING_VERBS, HAVING_WORDS, type Column } from '../lexicon/readerWords';
import { isRecipeLike } from './wordFeatures';
import type { KnownToken } from './wordKnowledge';

/** A line as the reader sees it, once its stamp is off. */
export interface SeenLine {
  /** Tokens behind the stamp. */
  tokens: readonly KnownToken[];
  /** Whether a stamp of a chat stood before them. */
  chat: boolean;
  /** Whether a number of the list stood before them. */
  listed: boolean;
  /** What the columns of its table hold, where it is a row of one. */
  columns: readonly (Column | null)[] | null;
}

const TICKED = new Set([
  'mark✓',
  'mark✔',
  'mark☑',
  'mark☒',
  'mark✗',
  'mark✘',
  'mark✖',
  'mark~',
  'mark√',
]);
const BOXES = new Set(['mark☐', 'mark□', 'mark◻', 'mark○', 'mark⬜', 'mark▢']);
const BULLETS = new Set([
  'mark-',
  'mark*',
  'mark•',
  'mark–',
  'mark—',
  'mark·',
  'mark>',
  'mark+',
  'mark‣',
  'mark◦',
  'mark▪',
  'mark●',
  'mark=',
]);
const PICTURED_TICKS = /^[✓✔✅☑✖✗❌☒]/u;
const PICTURED_BOXES = /^[☐⬜◻□]/u;

/** How a line begins. */
export function openingOf(all: readonly KnownToken[]): string {
  const [first, second, third] = all;
  if (!first) return 'empty';
  const skip = BULLETS.has(first.kind) && second?.kind === 'mark[' ? 1 : 0;
  if (all[skip]?.kind === 'mark[') {
    const inside = all[skip + 1];
    if (inside?.kind === 'mark]') return 'box';
    if (all[skip + 2]?.kind === 'mark]' && inside!.word.length === 1) return 'tick';
  }
  const mark = BULLETS.has(first.kind) && second ? second : first;
  if (TICKED.has(mark.kind) || PICTURED_TICKS.test(mark.token.text)) return 'tick';
  if (BOXES.has(mark.kind) || PICTURED_BOXES.test(mark.token.text)) return 'box';
  if (BULLETS.has(first.kind)) return 'bullet';
  if (first.kind === 'picture') return 'picture';
  if (first.kind === 'number')
    return (second?.kind === 'mark.' || second?.kind === 'mark)') && third?.token.apart
      ? 'listed'
      : 'number';
  return first.kind.startsWith('mark') ? first.kind : 'word';
}

const upTo = (most: number, count: number): number => Math.min(most, count);
const isWord = ({ token }: KnownToken): boolean => token.kind === 'word';

interface Sketch {
  opening: number;
  ending: number;
  words: number;
  things: number;
  talk: number;
  numbers: number;
  capitals: number;
  chat: number;
  recipe: number;
  empty: boolean;
  /** Cooking verbs: at its start 2, elsewhere 1. */
  cooking: number;
  /** Days, shops and words of having. */
  days: number;
  shops: number;
  having: number;
  /** What stands before a first colon or dash: 0 nothing, 1 words, 2 of having, 3 a day, 4 a shop, 5 a refusal, 6 a need. */
  lead: number;
  /** Blanks before it, in steps. */
  indent: number;
}
const NO_LINE: Sketch = {
  opening: hashOf('none'),
  ending: 0,
  words: 0,
  things: 0,
  talk: 0,
  numbers: 0,
  capitals: 0,
  chat: 0,
  recipe: 0,
  empty: true,
  cooking: 0,
  days: 0,
  shops: 0,
  having: 0,
  lead: 0,
  indent: 0,
};

/** Tokens of a line that are looked at. */
const LOOKED = 60;

function sketch({ tokens, chat, listed, columns }: SeenLine): Sketch {
  const all = tokens.slice(0, LOOKED);
  const words = all.filter(isWord);
  const count = (kind: string): number => all.filter((one) => one.kind === kind).length;
  const first = words[0]?.token.text ?? '';
  const upper = words.every(({ token: { text } }) => text === text.toUpperCase());
  return {
    opening: hashOf(listed ? 'listed' : columns ? 'row' : openingOf(all)),
    ending: hashOf(tokens.at(-1)?.kind ?? ''),
    words: words.length < 5 ? words.length : words.length < 9 ? 5 : words.length < 16 ? 6 : 7,
    things: upTo(3, count('typeK')),
    talk: upTo(3, count('talk')),
    numbers: upTo(3, count('number')),
    capitals: upper ? 2 : Number(first !== first.toLowerCase()),
    chat: Number(chat),
    recipe: Number(isRecipeLike(all)),
    empty: all.every(({ token }) => token.kind === 'mark'),
    cooking: COOKING_VERBS.has(words[0]?.word ?? '')
      ? 2
      : Number(words.some(({ word }) => COOKING_VERBS.has(word))),
    days: Number(count('day') > 0),
    shops: Number(count('shop') > 0),
    having: Number(words.some(({ word }) => HAVING_WORDS.has(word))),
    lead: leadOf(all),
    indent: chat ? 0 : upTo(3, Math.ceil((all[0]?.token.start ?? 0) / 2)),
  };
}

const LONGEST_LEAD = 6;
function leadOf(all: readonly KnownToken[]): number {
  const end = all.findIndex(({ kind }, at) => at > 0 && (kind === 'mark:' || kind === 'mark-'));
  const words = all.slice(0, Math.max(0, end)).filter(isWord);
  if (!words.length || words.length > LONGEST_LEAD) return 0;
  if (words.some(({ kind }) => kind === 'refuse')) return 5;
  if (words.some(({ word }) => HAVING_WORDS.has(word))) return 2;
  if (words.some(({ kind }) => kind === 'day')) return 3;
  if (words.some(({ kind }) => kind === 'shop')) return 4;
  return words.some(({ word }) => NEEDING.has(word)) ? 6 : 1;
}
const NEEDING = new Set(['need', 'needs', 'get', 'buy', 'want', 'wants']);

/** What most lines of a text are like, whatever their order. */
interface Whole {
  /** Tenths of the lines that begin as this one does, by opening. */
  alike: ReadonlyMap<number, number>;
  things: number;
  recipe: number;
  chat: number;
  words: number;
  capitals: number;
}
function wholeOf(lines: readonly Sketch[]): Whole {
  const full = lines.filter(({ empty }) => !empty);
  const share = (is: (line: Sketch) => boolean): number =>
    Math.round((4 * full.filter(is).length) / Math.max(1, full.length));
  const counts = new Map<number, number>();
  for (const { opening } of full) counts.set(opening, (counts.get(opening) ?? 0) + 1);
  return {
    alike: new Map(
      [...counts].map(([opening, count]) => [opening, Math.round((4 * count) / full.length)]),
    ),
    things: share(({ things }) => things > 0),
    recipe: share(({ recipe }) => recipe > 0),
    chat: share(({ chat }) => chat > 0),
    words: share(({ words }) => words >= 5),
    capitals: share(({ capitals }) => capitals === 2),
  };
}

/** The keys of the features of each line of a text. */
export function lineFeatures(lines: readonly SeenLine[]): number[][] {
  const sketches = lines.map(sketch);
  const whole = wholeOf(sketches);
  const full = sketches.map(({ empty }, at) => (empty ? -1 : at)).filter((at) => at >= 0);
  const heads = headsOf(lines, sketches);
  const [firstFull, lastFull] = [full[0], full.at(-1)];
  return lines.map((line, at) => {
    const here = sketches[at]!;
    const before = sketches[at - 1] ?? NO_LINE;
    const after = sketches[at + 1] ?? NO_LINE;
    const alike = whole.alike.get(here.opening) ?? 0;
    const { head, since } = heads[at]!;
    const form = (here.words << 4) | (here.things << 2) | here.capitals;
    return [
      keyOf(100, 0),
      keyOf(101, here.opening),
      keyOf(102, here.ending),
      keyOf(103, here.opening, here.ending, here.words),
      keyOf(104, form),
      keyOf(105, form, here.ending),
      keyOf(106, here.words, here.talk, here.things),
      keyOf(107, here.numbers, here.words, here.things),
      keyOf(108, Number(here.empty)),
      keyOf(109, here.chat, here.words, here.things),
      keyOf(110, here.opening, alike),
      keyOf(111, alike, here.capitals, here.things),
      keyOf(112, Number(before.empty), Number(after.empty), form),
      keyOf(113, Number(before.empty), here.ending),
      keyOf(114, after.opening, here.opening),
      keyOf(115, before.opening, here.opening),
      keyOf(116, at === firstFull ? 1 : at === lastFull ? 2 : 0, here.words, here.things),
      keyOf(117, at === firstFull ? 1 : at === lastFull ? 2 : 0, here.talk, here.ending),
      keyOf(118, whole.recipe, here.recipe, here.words),
      keyOf(119, whole.recipe, here.words, here.numbers),
      keyOf(120, whole.chat, here.chat, here.talk),
      keyOf(121, whole.things, here.things, here.words),
      keyOf(122, whole.words, here.words, here.things),
      keyOf(123, after.chat, here.chat, after.things),
      keyOf(140, here.cooking, here.words),
      keyOf(141, here.days, here.words, here.things),
      keyOf(142, here.shops, here.words, here.things),
      keyOf(143, here.having, here.words, here.ending),
      keyOf(144, before.having, Number(before.empty), here.things),
      keyOf(145, head, upTo(3, since)),
      keyOf(146, head, here.opening),
      keyOf(147, head, here.words, here.things),
      keyOf(148, before.cooking, here.cooking, after.cooking),
      keyOf(149, here.opening, whole.alike.size > 1 ? 1 : 0, here.chat),
      keyOf(150, here.capitals, whole.capitals, here.words),
      keyOf(151, here.lead, here.words),
      keyOf(152, here.lead, here.things, here.ending),
      keyOf(153, Math.sign(after.indent - here.indent), here.words),
      keyOf(154, Math.sign(here.indent - before.indent), head),
      keyOf(155, here.opening, after.opening, here.words),
      ...wordsOf(line.tokens, here),
    ];
  });
}

/** What the nearest line above says that may stand over others: by its colon, its signs or the empty line before it. */
function headsOf(
  lines: readonly SeenLine[],
  sketches: readonly Sketch[],
): { head: number; since: number }[] {
  let [head, since] = [0, 0];
  return lines.map(({ tokens }, at) => {
    const found = { head, since: since++ };
    const { empty, words, having, cooking, numbers } = sketches[at]!;
    const last = tokens.at(-1)?.kind;
    const apart = at === 0 || sketches[at - 1]!.empty || tokens[0]?.word.startsWith('#') === true;
    if (!empty && words < 5 && (last === 'mark:' || (apart && numbers === 0))) {
      const method = tokens.some(({ word }) => METHOD_WORDS.has(word));
      head = 1 + (having << 1) + (Number(method) << 2) + (Number(last === 'mark:') << 3);
      since = cooking ? 1 : 0;
    }
    return found;
  });
}
const METHOD_WORDS = new Set([
  'method',
  'directions',
  'instructions',
  'steps',
  'notes',
  'nutrition',
  'tips',
]);

/** The words of a line, wherever they stand, its first ones and its last. */
function wordsOf(tokens: readonly KnownToken[], { words: count }: Sketch): number[] {
  const all = tokens.slice(0, LOOKED);
  const words = all.filter(isWord);
  const keys: number[] = [];
  const seen = new Set<string>();
  for (const { stem } of words) {
    if (seen.has(stem)) continue;
    seen.add(stem);
    keys.push(keyOf(130, hashOf(stem)), keyOf(131, hashOf(stem), Math.min(3, count)));
  }
  for (const kind of new Set(all.map((one) => one.kind)))
    keys.push(keyOf(132, hashOf(kind), count));
  const [first, second] = words;
  const last = tokens.at(-1);
  if (first)
    keys.push(
      keyOf(133, hashOf(first.stem)),
      keyOf(134, hashOf(first.kind), hashOf(second?.kind ?? '')),
    );
  if (first && second) keys.push(keyOf(135, hashOf(first.stem), hashOf(second.stem)));
  if (last) keys.push(keyOf(136, hashOf(last.stem)));
  for (let at = 1; at < all.length; at++)
    keys.push(keyOf(137, hashOf(all[at - 1]!.stem), hashOf(all[at]!.stem)));
  return keys;
}
