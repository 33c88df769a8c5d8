// A line of a text in a few numbers: how it begins and ends, what its words are.
import { COOKING_VERBS, HAVING_WORDS, type Column } from '../lexicon/readerWords';
import { hashOf } from './featureKeys';
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
  const [first, second] = all;
  if (!first) return 'empty';
  const isBullet = BULLETS.has(first.kind);
  const box = boxOf(isBullet && second ? all.slice(1, 4) : all);
  if (box) return box;
  if (isBullet) return 'bullet';
  if (first.kind === 'picture') return 'picture';
  if (first.kind === 'number') return isListNumber(all) ? 'listed' : 'number';
  return first.kind.startsWith('mark') ? first.kind : 'word';
}

/** "[ ]" and "☐" are boxes, "[x]" and "✔" ticks; null where a line begins with neither. */
function boxOf([mark, inside, end]: readonly KnownToken[]): 'box' | 'tick' | null {
  if (!mark) return null;
  if (mark.kind === 'mark[') {
    if (inside?.kind === 'mark]') return 'box';
    if (end?.kind === 'mark]' && inside!.word.length === 1) return 'tick';
  }
  if (TICKED.has(mark.kind) || PICTURED_TICKS.test(mark.token.text)) return 'tick';
  return BOXES.has(mark.kind) || PICTURED_BOXES.test(mark.token.text) ? 'box' : null;
}

/** "1. milk", "2) eggs" */
const isListNumber = ([, mark, next]: readonly KnownToken[]): boolean =>
  (mark?.kind === 'mark.' || mark?.kind === 'mark)') && next?.token.apart === true;

export const upTo = (most: number, count: number): number => Math.min(most, count);
export const isWord = ({ token }: KnownToken): boolean => token.kind === 'word';

export interface Sketch {
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
export const NO_LINE: Sketch = {
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
export const LOOKED = 60;

/** A number of words in steps: each of a few, then 5 to 8, 9 to 15 and more. */
const stepOf = (words: number): number => (words < 5 ? words : words < 9 ? 5 : words < 16 ? 6 : 7);

function cookingIn(words: readonly KnownToken[]): Sketch['cooking'] {
  const at = words.findIndex(({ word }) => COOKING_VERBS.has(word));
  return at === 0 ? 2 : Number(at > 0);
}

export function sketch({ tokens, chat, listed, columns }: SeenLine): Sketch {
  const all = tokens.slice(0, LOOKED);
  const words = all.filter(isWord);
  const count = (kind: string): number => all.filter((one) => one.kind === kind).length;
  const first = words[0]?.token.text ?? '';
  const upper = words.every(({ token: { text } }) => text === text.toUpperCase());
  return {
    opening: hashOf(listed ? 'listed' : columns ? 'row' : openingOf(all)),
    ending: hashOf(tokens.at(-1)?.kind ?? ''),
    words: stepOf(words.length),
    things: upTo(3, count('typeK')),
    talk: upTo(3, count('talk')),
    numbers: upTo(3, count('number')),
    capitals: upper ? 2 : Number(first !== first.toLowerCase()),
    chat: Number(chat),
    recipe: Number(isRecipeLike(all)),
    empty: all.every(({ token }) => token.kind === 'mark'),
    cooking: cookingIn(words),
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
