// What is known of a word before its neighbours are looked at: its form, its kind and whether it names a maker.
import { BRAND_SPELLINGS, NATIONAL_BRANDS, SUB_BRANDS } from '../lexicon/brands';
import {
  CHOICE_WORDS,
  CONTAINER_WORDS,
  DAY_WORDS,
  SHOP_WORDS,
  COOKING_UNITS,
  COOKING_WORDS,
  FRACTIONS,
  MASS_UNITS,
  NUMBER_WORDS,
  PIECE_WORDS,
  REFUSING_WORDS,
  TALK_WORDS,
  VOLUME_UNITS,
  WISH_WORDS,
} from '../lexicon/readerWords';
import { STOP } from '../lexicon/words';
import { STORES } from '../stores';
import { lazy } from '../words/lazy';
import { fold, stem } from '../words/normalise';
import type { Token } from './tokens';
import { roleOfWord } from './readerRoles';

/** A token as the features see it. */
export interface KnownToken {
  token: Token;
  /** Folded: lower case, without accents and apostrophes. */
  word: string;
  stem: string;
  /** The form: letters and case, digits, which mark. */
  shape: string;
  /** The kind: number, unit, container, refusing and so on, else what names of products use it as. */
  kind: string;
  /** Place in a maker's name: b begins, i inside, - none. */
  maker: 'b' | 'i' | '-';
}

/** What names use for a thing or a variety of it. */
export const isThing = ({ kind }: KnownToken): boolean => /^type[KVB]$/.test(kind);

const WORD_KINDS: readonly (readonly [kind: string, has: (word: string) => boolean])[] = [
  ['day', (word) => DAY_WORDS.has(word)],
  ['shop', (word) => SHOP_WORDS.has(word)],
  ['refuse', (word) => REFUSING_WORDS.has(word)],
  ['choice', (word) => CHOICE_WORDS.has(word)],
  ['number', (word) => Object.hasOwn(NUMBER_WORDS, word)],
  ['mass', (word) => Object.hasOwn(MASS_UNITS, word)],
  ['volume', (word) => Object.hasOwn(VOLUME_UNITS, word)],
  ['cook', (word) => Object.hasOwn(COOKING_UNITS, word)],
  ['holder', (word) => CONTAINER_WORDS.has(word)],
  ['piece', (word) => PIECE_WORDS.has(word)],
  ['prep', (word) => COOKING_WORDS.has(word)],
  ['wish', (word) => WISH_WORDS.has(word)],
  ['talk', (word) => TALK_WORDS.has(word)],
  ['stop', (word) => STOP.has(word)],
];

function kindOf(token: Token, word: string, stemmed: string): string {
  if (token.kind === 'number') return token.text.includes(':') ? 'time' : 'number';
  if (token.kind === 'mark') return `mark${token.text[0]!}`;
  if (token.kind === 'picture') return 'picture';
  const known = WORD_KINDS.find(([, has]) => has(word));
  if (known) return known[0];
  const role = roleOfWord(stemmed);
  return role === null ? 'unknown' : `type${role}`;
}

const LONG = 4;
function shapeOf({ text, kind }: Token): string {
  if (kind === 'picture') return 'p';
  if (kind === 'mark') return `m${text.length > 1 ? '+' : ''}`;
  if (kind === 'number') {
    if (Object.hasOwn(FRACTIONS, text)) return 'f';
    const digits = text.replace(/\d/g, '9');
    return digits.length > 6 ? '9+' : digits;
  }
  const first = text[0]!;
  const isUpper = text !== text.toLowerCase() && text === text.toUpperCase();
  const size = text.length > LONG ? 'l' : String(text.length);
  if (isUpper) return text.length === 1 ? 'A' : `AA${size}`;
  return first !== first.toLowerCase() ? `Aa${size}` : `a${size}`;
}

/** Makers' and own labels' names, folded. */
const makers = lazy(
  () =>
    new Set(
      [
        ...NATIONAL_BRANDS,
        ...Object.keys(BRAND_SPELLINGS),
        ...Object.keys(SUB_BRANDS),
        ...STORES.flatMap(({ spellings, ownLabels }) => [
          ...spellings,
          ...Object.values(ownLabels).flat(),
        ]),
      ].map(fold),
    ),
);
const LONGEST_MAKER = 6;

/** What is known of a text wherever it stands. */
type Form = Pick<KnownToken, 'word' | 'stem' | 'shape' | 'kind'> & { token: Token };
function formOf(token: Token): Form {
  const word = token.kind === 'word' ? fold(token.text) : token.text;
  const stemmed = token.kind === 'word' ? stem(word) : word;
  return {
    token,
    word,
    stem: stemmed,
    shape: shapeOf(token),
    kind: kindOf(token, word, stemmed),
  };
}

/** Forms by their text: a long list repeats its words, and all of its lines are in memory at once. */
export type Forms = Map<string, Form>;

/** Tokens -> what is known of each. */
export function known(tokens: readonly Token[], forms: Forms = new Map()): KnownToken[] {
  const all = tokens.map((token): KnownToken => {
    let form = forms.get(token.text);
    if (form?.token.kind !== token.kind) forms.set(token.text, (form = formOf(token)));
    const { word, stem, shape, kind } = form;
    // The same letters as its own text, but kept once.
    return { token: { ...token, text: form.token.text }, word, stem, shape, kind, maker: '-' };
  });
  for (let at = 0; at < all.length;) at += markMaker(all, at) || 1;
  return all;
}

/** Marks the longest maker's name that begins at a place -> its length, or 0. */
function markMaker(all: KnownToken[], at: number): number {
  if (all[at]!.token.kind !== 'word' && all[at]!.token.kind !== 'number') return 0;
  let name = '';
  let found = 0;
  for (let length = 1; length <= LONGEST_MAKER && at + length <= all.length; length++) {
    name += (length > 1 ? ' ' : '') + all[at + length - 1]!.word;
    if (makers().has(name)) found = length;
  }
  for (let inside = 0; inside < found; inside++) all[at + inside]!.maker = inside ? 'i' : 'b';
  return found;
}
