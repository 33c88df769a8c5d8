// The one reader: a text as people write it -> what is to buy, and what of it is not.
import { CARRIED_WORDS, FREE_OF_WORDS } from '../lexicon/readerWords';
import { partsOf } from './itemParts';
import { standsAmongThings } from './headings';
import { rowsOf, type Row } from '../layout/rows';
import { labelWords } from '../labelling/labelWords';
import { withoutLayout } from '../layout/layout';
import { leadingCount, withLeadingCount } from './leadingCount';
import { isEmptyHeading, kindsOf } from './lineKinds';
import type { SeenLine } from '../tagger/lineSketch';
import { bounded } from './need';
import { isAsked, isPlainItem } from './plainItems';
import { readItem as itemOf, type ReadLine } from './readItem';
import { shippedChains, type ReaderChains } from '../tagger/readerChains';
import { headLevel } from '../tagger/readerRoles';
import { saysHeadingAlone, saysNeed } from './saidAtHome';
import { inFull } from '../spelling/shorthand';
import { piecesOf } from '../layout/linePieces';
import { linesOf, seenLine } from '../layout/seenText';
import { contextOf, textKind, type TextKind } from '../labelling/textKind';
import { isErrand } from './tellingLines';
import { wordsOf } from '../layout/undecorated';
import { isThing, type KnownToken } from '../tagger/wordKnowledge';
import type { LeftOutReason, ReadItem, ReadList } from '../listTypes';

const REASONS: Readonly<Record<string, LeftOutReason>> = {
  H: 'heading',
  G: 'greeting',
  S: 'greeting',
  N: 'note',
  T: 'total',
  K: 'ticked',
  A: 'has',
};

const saysNothing = (line: string): boolean =>
  !/[\p{L}\p{N}]|\p{Extended_Pictographic}/u.test(line);
/** "# a note" is told to nobody; "## Cake" is a heading. */
const isComment = ({ tokens }: SeenLine): boolean =>
  tokens[0]?.word === '#' && (tokens[1]?.token.apart ?? true);

/** A line's words: without the stamp of a chat, bullets, boxes and ticks in front of them. */
function saidIn({ tokens, chat }: SeenLine, line: string): string {
  let at = 0;
  while (at < tokens.length && /^(?:mark|picture)$/.test(tokens[at]!.token.kind))
    at += tokens[at]!.word === '[' && tokens[at + 2]?.word === ']' ? 3 : 1;
  const first = tokens[at] ?? (chat ? tokens[0] : undefined);
  return (first ? line.slice(first.token.start) : line).trim();
}

/** Kinds that a line of a few words and nothing but a thing is not. */
const UNSURE = new Set(['G', 'N']);

/** What a heading is called, and what of it holds for the items below. */
interface Heading {
  heading: string;
  carried: string;
}

const LONGEST_CARRYING = 5;
function headingOf({ tokens }: SeenLine, text: string): Heading {
  const words = tokens.filter(({ token }) => token.kind === 'word').map(({ word }) => word);
  // "22 kids (3 veggie)" tells of guests, not of all that they eat.
  const isShort =
    words.length <= LONGEST_CARRYING && tokens.every(({ token }) => token.kind !== 'number');
  // "Gluten free" is a diet, "free" alone is none; "milk" says something of "milk free" only.
  const carried = words.filter(
    (word, at) =>
      isShort &&
      CARRIED_WORDS.has(word) &&
      (FREE_OF_WORDS.has(word)
        ? words[at + 1] === 'free'
        : word !== 'free' || FREE_OF_WORDS.has(words[at - 1]!)),
  );
  return {
    heading: text.trim().replace(/^[^\p{L}\p{N}]+|(?<![:*_\s])[:*_\s]+$/gu, ''),
    carried: carried.join(' '),
  };
}
/** The heading that stands in front of a line; null where none does. */
const headingOfLead = (
  lead: readonly KnownToken[],
  line: SeenLine,
  text: string,
): Heading | null =>
  lead.length
    ? headingOf(
        { ...line, tokens: lead },
        text.slice(lead[0]!.token.start, lead.at(-1)!.token.start),
      )
    : null;

/** A heading of nothing, somebody to call. */
const isNothing = (line: SeenLine): boolean => isEmptyHeading(line) || isErrand(line);

/** The rows of a text; those of a line that is too long to be read at once have its place, too. */
function rowsIn(text: string): Row[] {
  const pieces = linesOf(inFull(text)).flatMap((line, place) =>
    piecesOf(line).map((piece) => ({ piece, place })),
  );
  return rowsOf(pieces.map(({ piece }) => piece)).map((row) => ({
    ...row,
    place: pieces[row.place]!.place,
  }));
}

/**
 * Reads a whole text (pasted, dropped, a file, an exported chat, a photo's words, one typed row) into items and what is left
 * out, with the reason. A heading's meaning reaches the items below it ("Gluten free"). Deterministic, linear in the length of
 * the text; never throws. Empty lines and rules are not told.
 *
 * @example readList('Frozen\n- 2 x peas 900g') // items: [{ searchTerm: 'frozen peas 900g', quantity: 2, … }]
 */
export const readList = (text: string): ReadList => readListWith(shippedChains(), text);

/** The same by other chains: the script that fits them measures so. */
export function readListWith(chains: ReaderChains, text: string): ReadList {
  const rows = rowsIn(text);
  const seen = rows.map(({ line }) => line);
  const whole = textKind(seen);
  const kinds = kindsOf(chains.lines, seen);
  const places = rows.flatMap(({ text: line, place }) => (saysNothing(line) ? [] : place));
  // A text of one line is what somebody looks for, whatever it says.
  const isAlone = new Set(places).size === 1 && !seen.some(isNothing);
  const list: ReadList = { items: [], leftOut: [] };
  let under: Heading | null = null;
  let left: { place: number; reason: LeftOutReason; text: string } | null = null;
  const close = (next: number): void => {
    if (!left || left.place === next) return;
    const { place, reason, text: said } = left;
    const isNone = list.items.at(-1)?.line !== place + 1;
    if (isNone && isAlone) list.items.push({ ...readRow(said), line: place + 1 });
    else if (isNone) list.leftOut.push({ line: place + 1, text: said, reason });
    left = null;
  };
  rows.forEach(({ place, text: line, lead, line: here }, at) => {
    close(place);
    const kind = kinds[at]!;
    if (saysNothing(line) || isComment(here)) return;
    const said = wordsOf(here);
    const label = (tokens: readonly KnownToken[]): readonly string[] =>
      labelsIn(said, tokens, labelWords(chains.words, { ...said, tokens }, line, whole));
    const isItem =
      kind === 'I' || isLed(lead, kind) || (isUnsure(kind, seen, at) && isPlainItem(said, label));
    const above = headingOfLead(lead, here, line) ?? under;
    const read = isItem ? itemsOf(said, line, place + 1, whole, above, label) : [];
    const items =
      !read.length && isAsked(here, kind, isAlone)
        ? [{ ...readRow(saidIn(here, line)), line: place + 1 }]
        : read;
    list.items.push(...items);
    if (kind === 'H' && !isItem && !here.isHead) under = headingOf(here, saidIn(here, line));
    left ??= { place, reason: REASONS[kind] ?? 'note', text: saidIn(here, line) };
  });
  close(-1);
  return list;
}

/** "Guinea pigs: sawdust, hay": what stands behind whose it is, is to buy. */
const isLed = (lead: readonly KnownToken[], kind: string): boolean =>
  UNSURE.has(kind) && lead.at(-1)?.kind === 'mark:';

/** What a line may be taken for by its look alone: a greeting, a note, a heading among the things themselves. */
const isUnsure = (kind: string, lines: readonly SeenLine[], at: number): boolean =>
  UNSURE.has(kind) ||
  (kind === 'H' &&
    !lines[at]!.isHead &&
    !isNothing(lines[at]!) &&
    !saysHeadingAlone(lines, at) &&
    standsAmongThings(lines, at));

/** The items of a line, by what its words are labelled. */
function itemsOf(
  line: SeenLine,
  text: string,
  number: number,
  whole: TextKind,
  under: Heading | null,
  label: (tokens: readonly KnownToken[]) => readonly string[],
): ReadItem[] {
  const said: ReadLine = {
    line: number,
    text,
    tokens: line.tokens,
    recipe: contextOf(line, whole, 'I').recipe === 2,
    heading: under?.heading ?? null,
    carried: under?.carried ?? '',
    isAlone: false,
  };
  return withLeadingCount(leadingCount(line.tokens), said, (tokens) =>
    partsOf(tokens, label(tokens), said.recipe, whole.areKinds).map((parts, _, { length }) =>
      itemOf(
        {
          ...said,
          tokens,
          isAlone: length === 1,
          recipe: said.recipe && length <= IN_A_RECIPE_LINE,
        },
        parts,
      ),
    ),
  );
}

/** Ingredients of one line, at most: "could you get 4 pints of milk, a loaf (thick sliced) and bacon" is no recipe's. */
const IN_A_RECIPE_LINE = 2;

/** In a row that stands alone two things are parted by something between them: "bread bread" is none of two. */
const asRow = (labels: readonly string[]): string[] =>
  labels.map((label, at) => (labels[at - 1] === 'O' ? label : label.replace('|', '')));

/** So often a word heads the names that hold it (`headLevel`) that it is what somebody looks for. */
const OFTEN = 3;
/** Whoever types a row looks for something: of "pick up also milk today etc", in which nothing is named, for its thing. */
const orItsThings = (
  tokens: readonly KnownToken[],
  labels: readonly string[],
  least = OFTEN,
): readonly string[] =>
  labels.some((label) => /[nb]$/.test(label))
    ? labels
    : tokens.map((one, at) => (isThing(one) && headLevel(one.stem) >= least ? 'n' : labels[at]!));

/** Of a line that asks for something, but in which nothing is named, for its thing: "We're out of crisps." */
const labelsIn = (
  line: SeenLine,
  tokens: readonly KnownToken[],
  labels: readonly string[],
): readonly string[] => (saysNeed(line) ? orItsThings(tokens, labels, 1) : labels);

/** One typed row as one item: the first of its items, or all its words where none is told apart. */
export function readRow(text: string): ReadItem {
  const plain = inFull(text).replace(/\s+/g, ' ').trim();
  const seen = wordsOf(seenLine(withoutLayout([plain]).texts[0]!));
  const whole = textKind([seen]);
  const [item] = itemsOf(seen, plain, 1, whole, null, (tokens) =>
    asRow(
      orItsThings(tokens, labelWords(shippedChains().words, { ...seen, tokens }, plain, whole)),
    ),
  );
  if (item) return item;
  const [first, last] = [seen.tokens[0], seen.tokens.at(-1)];
  const said = first && last ? plain.slice(first.token.start, last.token.end) : plain;
  return {
    line: 1,
    text: said,
    ...(countedAlone(said) ?? countedAlone(plain) ?? asOne(said)),
    brand: null,
    wishes: [],
    refused: [],
    alternatives: [],
    heading: null,
    notes: [],
  };
}

type Counted = Pick<ReadItem, 'searchTerm' | 'quantity' | 'asked' | 'need'>;
const asOne = (searchTerm: string): Counted => ({
  searchTerm,
  quantity: 1,
  need: { kind: 'packs', count: 1 },
});

/** A row that holds no word: a number with its "x" counts all the same; null without one. */
function countedAlone(plain: string): Counted | null {
  const found = /^(\d{1,9}) ?x (?=\S)/i.exec(plain) ?? / x ?(\d{1,9})$/i.exec(plain);
  if (!found) return null;
  const said = bounded(Number(found[1]));
  return {
    searchTerm: plain.replace(found[0], ''),
    ...said,
    need: { kind: 'packs', count: said.quantity },
  };
}
