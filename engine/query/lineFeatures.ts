// What the tagger of lines looks at: how a line begins and ends, what its words are, what stands above and below it, and
// what most lines of the text are like.
import { hashOf, keyOf } from './featureKeys';
import { isRecipeLike } from './wordFeatures';
import type { KnownToken } from './wordKnowledge';

/** A line as the reader sees it, once its stamp is off. */
export interface SeenLine {
  /** Tokens behind the stamp. */
  tokens: readonly KnownToken[];
  /** Whether a stamp of a chat stood before them. */
  chat: boolean;
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
};

/** Tokens of a line that are looked at. */
const LOOKED = 60;

function sketch({ tokens, chat }: SeenLine): Sketch {
  const all = tokens.slice(0, LOOKED);
  const words = all.filter(isWord);
  const count = (kind: string): number => all.filter((one) => one.kind === kind).length;
  const first = words[0]?.token.text ?? '';
  const upper = words.every(({ token: { text } }) => text === text.toUpperCase());
  return {
    opening: hashOf(openingOf(all)),
    ending: hashOf(tokens.at(-1)?.kind ?? ''),
    words: words.length < 5 ? words.length : words.length < 9 ? 5 : words.length < 16 ? 6 : 7,
    things: upTo(3, count('typeK')),
    talk: upTo(3, count('talk')),
    numbers: upTo(3, count('number')),
    capitals: upper ? 2 : Number(first !== first.toLowerCase()),
    chat: Number(chat),
    recipe: Number(isRecipeLike(all)),
    empty: all.every(({ token }) => token.kind === 'mark'),
  };
}

/** What most lines of a text are like, whatever their order. */
interface Whole {
  /** Tenths of the lines that begin as this one does, by opening. */
  alike: ReadonlyMap<number, number>;
  things: number;
  recipe: number;
  chat: number;
  words: number;
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
  };
}

/** The keys of the features of each line of a text. */
export function lineFeatures(lines: readonly SeenLine[]): number[][] {
  const sketches = lines.map(sketch);
  const whole = wholeOf(sketches);
  const full = sketches.map(({ empty }, at) => (empty ? -1 : at)).filter((at) => at >= 0);
  const [firstFull, lastFull] = [full[0], full.at(-1)];
  return lines.map((line, at) => {
    const here = sketches[at]!;
    const before = sketches[at - 1] ?? NO_LINE;
    const after = sketches[at + 1] ?? NO_LINE;
    const alike = whole.alike.get(here.opening) ?? 0;
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
      ...wordsOf(line.tokens, here),
    ];
  });
}

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
