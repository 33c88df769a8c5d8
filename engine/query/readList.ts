// The one reader: a text as people write it -> what is to buy, and what of it is not.
import { CARRIED_WORDS } from '../lexicon/readerWords';
import { LINE_TABLE, WORD_TABLE } from '../lexicon/readerTables';
import { partsOf } from './itemParts';
import { bestSequence, readChain } from './linearChain';
import { lineFeatures, openingOf, type SeenLine } from './lineFeatures';
import { readItem as itemOf, type ReadLine } from './readItem';
import { contextOf, linesOf, recipeShare, seenLine } from './seenText';
import { wordFeatures } from './wordFeatures';
import { lazily, type KnownToken } from './wordKnowledge';
import type { LeftOutReason, ReadItem, ReadList } from '../listTypes';

const lineChain = lazily(() => readChain(LINE_TABLE));
const wordChain = lazily(() => readChain(WORD_TABLE));

/** Lines that are told apart together, and words of a line that are read together: the cost stays linear in the text. */
const LINES_AT_ONCE = 500;
const WORDS_AT_ONCE = 300;

const REASONS: Readonly<Record<string, LeftOutReason>> = {
  H: 'heading',
  G: 'greeting',
  N: 'note',
  T: 'total',
  K: 'ticked',
  A: 'has',
};

/** More than this share of the lines ticked: that is how the list is written. */
const ALL_TICKED = 0.9;
/** Ticked ("[x] salt", "✔ salt") or struck through ("~~salt~~"): bought already. */
const isTicked = (tokens: readonly KnownToken[]): boolean =>
  (openingOf(tokens) === 'tick' && !/^[~❌✖✗☒]/u.test(tokens[0]!.word)) ||
  (tokens.some(({ word }) => word === '~~') && tokens.at(-1)!.word === '~~');

/** What each line is, one letter a line ("I" an item). */
function kindsOf(lines: readonly SeenLine[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE)
    found.push(...bestSequence(lineChain(), lineFeatures(lines.slice(at, at + LINES_AT_ONCE))));
  const ticks = lines.map(({ tokens }) => isTicked(tokens));
  const full = lines.flatMap(({ tokens }, at) => (tokens.length ? [at] : []));
  // Where all lines are ticked, ticks are bullets.
  if (ticks.filter(Boolean).length < ALL_TICKED * full.length)
    ticks.forEach((is, at) => {
      if (is) found[at] = 'K';
    });
  // A text of one line is what somebody looks for, whatever it looks like.
  if (full.length === 1 && !ticks[full[0]!]) found[full[0]!] = 'I';
  return found;
}

function labelsOf(line: SeenLine, share: number, as: 'I' | 'H'): string[] {
  const found: string[] = [];
  for (let at = 0; at < line.tokens.length; at += WORDS_AT_ONCE) {
    const tokens = line.tokens.slice(at, at + WORDS_AT_ONCE);
    found.push(
      ...bestSequence(wordChain(), wordFeatures(tokens, contextOf({ ...line, tokens }, share, as))),
    );
  }
  return found;
}

/** What a heading is called, and what of it holds for the items below. */
function headingOf({ tokens }: SeenLine, text: string): { heading: string; carried: string } {
  const words = tokens.filter(({ token }) => token.kind === 'word').map(({ word }) => word);
  // "Gluten free" is a diet, "free" alone is none; "milk" says something of "milk free" only.
  const carried = words.filter(
    (word, at) =>
      CARRIED_WORDS.has(word) &&
      (LACKED.has(word) ? words[at + 1] === 'free' : word !== 'free' || LACKED.has(words[at - 1]!)),
  );
  return {
    heading: text.trim().replace(/^[^\p{L}\p{N}]+|(?<![:*_\s])[:*_\s]+$/gu, ''),
    carried: carried.join(' '),
  };
}
const LACKED = new Set([
  'gluten',
  'dairy',
  'lactose',
  'sugar',
  'nut',
  'egg',
  'milk',
  'soya',
  'wheat',
  'alcohol',
]);

/**
 * Reads a whole text (pasted, dropped, a file, an exported chat, a photo's words, one typed row) into items and what is left
 * out, with the reason. A heading's meaning reaches the items below it ("Gluten free"). Deterministic, linear in the length of
 * the text; never throws. Empty lines and rules are not told.
 *
 * @example readList('Frozen\n- 2 x peas 900g') // items: [{ searchTerm: 'frozen peas 900g', quantity: 2, … }]
 */
export function readList(text: string): ReadList {
  const lines = linesOf(text);
  const seen = lines.map(seenLine);
  const share = recipeShare(seen);
  const kinds = kindsOf(seen);
  const list: ReadList = { items: [], leftOut: [] };
  let under: { heading: string; carried: string } | null = null;
  lines.forEach((line, at) => {
    const kind = kinds[at]!;
    const here = seen[at]!;
    if (!here.tokens.some(({ token }) => token.kind !== 'mark')) return;
    const items = kind === 'I' ? itemsOf(here, line, at + 1, share, under) : [];
    list.items.push(...items);
    if (kind === 'H') under = headingOf(here, line);
    if (!items.length)
      list.leftOut.push({ line: at + 1, text: line.trim(), reason: REASONS[kind] ?? 'note' });
  });
  return list;
}

function itemsOf(
  line: SeenLine,
  text: string,
  number: number,
  share: number,
  under: { heading: string; carried: string } | null,
): ReadItem[] {
  const said: ReadLine = {
    line: number,
    text,
    tokens: line.tokens,
    recipe: contextOf(line, share, 'I').recipe === 2,
    heading: under?.heading ?? null,
    carried: under?.carried ?? '',
  };
  return partsOf(line.tokens, labelsOf(line, share, 'I')).map((parts) => itemOf(said, parts));
}

/** One typed row as one item: the first of its items, or all its words where none is told apart. */
export function readRow(text: string): ReadItem {
  const plain = text.replace(/\s+/g, ' ').trim();
  const seen = seenLine(plain);
  const [item] = itemsOf(seen, plain, 1, recipeShare([seen]), null);
  return (
    item ?? {
      line: 1,
      text: plain,
      searchTerm: plain,
      quantity: 1,
      need: { kind: 'packs', count: 1 },
      brand: null,
      wishes: [],
      refused: [],
      alternatives: [],
      heading: null,
      notes: [],
    }
  );
}
