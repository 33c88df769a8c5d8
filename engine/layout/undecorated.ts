// A line without what is written around its thing and says nothing of it: emphasis, hearts, thanks, what it costs. So the thing
// reads the same with it and without.
import {
  POLITE_PHRASES,
  POLITE_WORDS,
  PRICE_ENDS,
  PRICE_LEADS,
  PRICE_LIMITS,
} from '../lexicon/lineWords';
import { openingOf, type SeenLine } from '../tagger/lineSketch';
import { phraseAt } from '../tagger/phraseAt';
import type { KnownToken } from '../tagger/wordKnowledge';

const isWord = (one: KnownToken | undefined): boolean => one?.token.kind === 'word';
const isNumber = (one: KnownToken | undefined): boolean => one?.token.kind === 'number';
const isGlued = (one: KnownToken | undefined): boolean => one?.token.apart === false;

const OPENED_BY: Readonly<Record<string, string>> = {
  '”': '“',
  ...Object.fromEntries(['*', '**', '_', '__', '"', '`'].map((mark) => [mark, mark])),
};
const EMPHASIS = /^(?:\*+|_+|["“”`]+)$/;
/** '"tea bags 80"': behind a number a mark closes what one like it has opened. */
const closesBehind = (all: readonly KnownToken[], at: number): boolean =>
  all.some(
    ({ word }, place) =>
      place < at && word === OPENED_BY[all[at]!.word] && !isNumber(all[place - 1]),
  );
/** "**bread**", "_bread_": marks close to a word; behind a number quotation marks are inches, a star between two multiplies. */
function isEmphasis(all: readonly KnownToken[], at: number): boolean {
  const [before, here, next] = [all[at - 1], all[at]!, all[at + 1]];
  if (!EMPHASIS.test(here.word)) return false;
  if (isNumber(before) && isGlued(here)) return closesBehind(all, at);
  return isGlued(here) || isGlued(next);
}

/** How many tokens a sign for a feeling has at a place, 0 where none stands there: "<3", ":)", ":-)". */
function feelingLength(all: readonly KnownToken[], at: number): number {
  const [first, second, third] = all.slice(at, at + 3);
  if (!isGlued(second)) return 0;
  if (first!.word === '<' && second!.word === '3') return 2;
  if (!/^[:;]$/.test(first!.word)) return 0;
  if (/^[)(]+$/.test(second!.word)) return 2;
  return second!.word === '-' && isGlued(third) && /^[)(]+$/.test(third!.word) ? 3 : 0;
}

/** Where the words begin that end a line before a place and only are polite; the place itself where none do. */
function mannersFrom(all: readonly KnownToken[], to: number): number {
  const last = all[to - 1];
  if (!last || !isWord(last)) return to;
  const said = POLITE_PHRASES.find((words) => phraseAt(all, to - words.length, [words]) > 0);
  if (said) return to - said.length;
  // "4 x" counts.
  const isCount = last.word === 'x' && isNumber(all[to - 2]);
  return POLITE_WORDS.has(last.word) && !isCount ? to - 1 : to;
}

const opensHere = (all: readonly KnownToken[], at: number): boolean =>
  all[at]!.token.apart || all[at - 1]?.word === '(';
/** The place of the sign or number with which an amount of money begins that ends before a place; -1 where none does. */
function moneyFrom(all: readonly KnownToken[], to: number): number {
  const end = PRICE_ENDS.has(all[to - 1]?.word ?? '') ? to - 1 : to;
  const [first, second] = [all[end - 2], all[end - 1]];
  const isPounds = first?.word === '£' && isNumber(second);
  const isPence = isNumber(first) && second?.word === 'p' && isGlued(second);
  return isPounds || isPence ? end - 2 : -1;
}
/** Where the price begins that ends a line before a place: "£2", "79p", "- £1.20", "(approx £2)"; the place itself where none does. */
function priceFrom(all: readonly KnownToken[], to: number): number {
  const isClosed = all[to - 1]?.word === ')';
  let from = moneyFrom(all, isClosed ? to - 1 : to);
  if (from < 0) return to;
  while (PRICE_LEADS.has(all[from - 1]?.word ?? '') && opensHere(all, from - 1)) from--;
  if (isClosed && all[--from]?.word !== '(') return to;
  const before = all[from - 1]?.word;
  return before !== undefined && !PRICE_LIMITS.has(before) ? from : to;
}

/** Where the end of a line begins that says nothing of its thing: thanks, its price, marks. */
function endFrom(all: readonly KnownToken[]): number {
  let to = all.length;
  for (;;) {
    const last = all[to - 1];
    const isMark = last !== undefined && /^(?:[!…;,]+|\.+)$/.test(last.word);
    const isDash = last !== undefined && to < all.length && /^[-–—]$/.test(last.word);
    const from =
      isMark || isDash || last?.token.kind === 'picture'
        ? to - 1
        : priceFrom(all, mannersFrom(all, to));
    if (from === to) return to;
    to = from;
  }
}

/** How many tokens of a line are a bullet, a box or a number of the list in front of it; 0 for none. */
function openingLength(all: readonly KnownToken[]): number {
  const opening = openingOf(all);
  if (opening === 'listed') return 2;
  if (!/^(?:bullet|box|tick|picture)$/.test(opening)) return 0;
  return all[0]!.word === '[' ? all.findIndex(({ word }) => word === ']') + 1 : 1;
}
/** Where the words of a line begin. */
function beginOf(all: readonly KnownToken[]): number {
  let from = 0;
  for (;;) {
    const length = openingLength(all.slice(from, from + OPENS_WITHIN));
    if (!length) return from;
    from += length;
  }
}
const OPENS_WITHIN = 4;

/** The tokens of a line that say what its thing is; all of them where none would be left. Linear in the tokens. */
export function undecorated(all: readonly KnownToken[]): readonly KnownToken[] {
  const to = endFrom(all);
  const kept: KnownToken[] = [];
  let isOpen = true;
  for (let at = beginOf(all); at < to; at++) {
    const one = all[at]!;
    const length = isEmphasis(all, at) ? 1 : feelingLength(all, at);
    if (length) {
      isOpen ||= one.token.apart;
      at += length - 1;
      continue;
    }
    // "_🧻 18 pack_": within its marks a line may begin with a picture.
    if (kept.length === 0 && one.token.kind === 'picture') continue;
    // Behind what is taken off a word stands apart as that did.
    kept.push(isOpen && isGlued(one) ? { ...one, token: { ...one.token, apart: true } } : one);
    isOpen = false;
  }
  return kept.some(isWord) ? kept : all;
}

/** Words of a line that is a thing and what is said of it; longer ones tell, and their marks part sentences. */
const FEW = 8;
/** A line as the tagger of words sees it; a row of a table keeps its cells. */
export function wordsOf(line: SeenLine): SeenLine {
  const tokens = undecorated(line.tokens);
  const isLong = line.part > 0 || tokens.filter(isWord).length > FEW;
  return line.columns || isLong ? line : { ...line, tokens };
}
