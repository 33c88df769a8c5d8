// A line of a text in a few numbers: how it begins and ends, what its words are.
import {
  COOKING_VERBS,
  ERRAND_VERBS,
  FINITE_WORDS,
  HAVING_WORDS,
  PERSON_WORDS,
  type Column,
} from '../lexicon/readerWords';
import { hashOf } from './featureKeys';
import { isHead } from './readerRoles';
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
  /** Whether it is a sentence of a line that holds several: 1 the first, 2 a later one; 0 for a whole line. */
  part: 0 | 1 | 2;
  /** What the columns of its table hold, where it is a row of one. */
  columns: readonly (Column | null)[] | null;
  /** Whether it says what the columns of a table hold. */
  isHead: boolean;
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
  part: number;
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
  /** What makes a sentence: persons, finite verbs and forms in -ing and -ed that no name of a product uses, up to 3 each. */
  persons: number;
  finite: number;
  doing: number;
  /** Whether it asks. */
  asks: number;
  /** Whether it begins with something to be done that is no shopping. */
  errand: number;
  /** Whether it names a maker: 2 as its first word. */
  maker: number;
  /** Words that nobody knows, up to 3; quarters of its words that names of products are made of. */
  unknown: number;
  named: number;
  /** What ends its words: 2 a word that heads names, 1 one that nobody knows. */
  last: number;
  /** Whether it tells a price. */
  priced: number;
  /** Marks and words that part or join things, up to 3; whether it begins with a refusal. */
  segments: number;
  refused: number;
  /** What its row says of having it: the first word of that column, or that none are wanted. */
  done: number;
}
export const NO_LINE: Sketch = {
  opening: hashOf('none'),
  part: 0,
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
  persons: 0,
  finite: 0,
  doing: 0,
  asks: 0,
  errand: 0,
  maker: 0,
  unknown: 0,
  named: 0,
  last: 0,
  priced: 0,
  segments: 0,
  refused: 0,
  done: 0,
};

/** Tokens of a line that are looked at. */
export const LOOKED = 60;

/** A number of words in steps: each of a few, then 5 to 8, 9 to 15 and more. */
const stepOf = (words: number): number => (words < 5 ? words : words < 9 ? 5 : words < 16 ? 6 : 7);

function cookingIn(words: readonly KnownToken[]): Sketch['cooking'] {
  const at = words.findIndex(({ word }) => COOKING_VERBS.has(word));
  return at === 0 ? 2 : Number(at > 0);
}

export function sketch({ tokens, chat, listed, part, columns }: SeenLine): Sketch {
  const all = tokens.slice(0, LOOKED);
  const words = all.filter(isWord);
  const count = (kind: string): number => all.filter((one) => one.kind === kind).length;
  const first = words[0]?.token.text ?? '';
  const upper = words.every(({ token: { text } }) => text === text.toUpperCase());
  return {
    opening: hashOf(listed ? 'listed' : columns ? 'row' : openingOf(all)),
    part,
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
    ...saying(all, words),
    done: columns ? doneIn(tokens, columns) : 0,
  };
}

const QUARTERS = 4;
const isOfNames = ({ kind, maker }: KnownToken): boolean =>
  maker !== '-' || /^(?:type[KVPDBOA]|holder|mass|volume|piece)$/.test(kind);
const isForm = ({ word, kind }: KnownToken): boolean =>
  /^(?:unknown|typeN|talk|stop)$/.test(kind) && /.{3}(?:ing|ed)$/.test(word);
/** What the words of a line are as parts of a sentence, and as parts of names. */
function saying(all: readonly KnownToken[], words: readonly KnownToken[]): Pick<Sketch, SayingKey> {
  const count = (is: (one: KnownToken) => boolean): number => upTo(3, words.filter(is).length);
  const last = words.at(-1);
  return {
    persons: count(({ word }) => PERSON_WORDS.has(word)),
    finite: count(({ word }) => FINITE_WORDS.has(word)),
    doing: count(isForm),
    asks: Number(all.some(({ word }) => word.startsWith('?'))),
    errand: Number(ERRAND_VERBS.has(words[0]?.word ?? '')),
    maker:
      words[0] && words[0].maker !== '-' ? 2 : Number(words.some(({ maker }) => maker !== '-')),
    unknown: count(({ kind, maker }) => kind === 'unknown' && maker === '-'),
    named: Math.round((QUARTERS * words.filter(isOfNames).length) / Math.max(1, words.length)),
    last: last && isHead(last.stem) ? 2 : Number(last?.kind === 'unknown'),
    priced: Number(all.some(({ word, token }) => word === '£' || /^\d*\.\d\d$/.test(token.text))),
    segments: upTo(3, all.filter(({ word }) => /^(?:[,;+&]|and)$/.test(word)).length),
    refused: Number(words[0]?.kind === 'refuse'),
  };
}
type SayingKey =
  | 'persons'
  | 'finite'
  | 'doing'
  | 'asks'
  | 'errand'
  | 'maker'
  | 'unknown'
  | 'named'
  | 'last'
  | 'priced'
  | 'segments'
  | 'refused';

/** What the columns of a row say of having it. */
function doneIn(tokens: readonly KnownToken[], columns: readonly (Column | null)[]): number {
  let cell = 0;
  for (const { kind, word } of tokens) {
    if (kind === 'mark\t') cell++;
    else if (columns[cell] === 'done') return hashOf(word);
    else if (columns[cell] === 'count' && word === '0') return hashOf(word);
  }
  return 1;
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
