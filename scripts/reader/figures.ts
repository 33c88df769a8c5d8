// How well whole lists are read: items found, their quantity, and what nobody asked for.
import { readListWith } from '../../engine/reading/readList';
import type { ReaderChains } from '../../engine/tagger/readerChains';
import { rowsOf } from '../../engine/layout/rows';
import { tokenise, type Token } from '../../engine/tagger/tokens';
import { PRICE_LIMIT } from '../../engine/lexicon/refusals';
import { STOP } from '../../engine/lexicon/words';
import { fold, stem } from '../../engine/words/normalise';
import { labelsOf, type MarkedLine, type MarkedList } from './marks';
import type { ReadItem } from '../../engine';

/** An item as a reader of the list marked it. */
export interface WantedItem {
  line: number;
  /** Words of the name and the maker. */
  name: Set<string>;
  /** Words that may stand in what is looked for: size, container, wish, refusal besides. */
  allowed: Set<string>;
  count: number;
  /** The numbers that its sizes say. */
  sizes: number[];
}

const wordsIn = (text: string): string[] =>
  tokenise(text)
    .filter(({ kind }) => kind === 'word' || kind === 'number')
    .map(({ text: word }) => stem(fold(word)));

/** The items that a line's marks say, in order. */
export function wantedIn(line: MarkedLine, seen?: readonly Token[]): WantedItem[] {
  if (line.kind !== 'I') return [];
  const { tokens, labels } = labelsOf(line, seen);
  const items: (WantedItem & { from: number })[] = [];
  let begun = false;
  labels.forEach((label, at) => {
    if (label === 'O') return;
    const { text, kind, start } = tokens[at]!;
    if (!begun || label.startsWith('|'))
      items.push({
        line: line.line,
        name: new Set(),
        allowed: new Set(),
        count: 1,
        sizes: [],
        from: start,
      });
    begun = true;
    if (kind === 'mark' || kind === 'picture') return;
    const item = items.at(-1)!;
    const mark = label.replace('|', '');
    if (mark === 'n' || mark === 'b') item.name.add(stem(fold(text)));
    if (!'pr'.includes(mark)) item.allowed.add(stem(fold(text)));
    if (mark === 's' && kind === 'number') item.sizes.push(Number(text));
    const counted = line.spans.find((span) => start >= span.start && start < span.end)?.count;
    if (mark === 'q' && counted !== undefined) {
      item.count = counted;
      item.allowed.add(String(counted));
    }
  });
  return items.filter(({ name }) => name.size > 0);
}

const said = new Set(['not', 'no', 'without', 'tin', ...STOP].map((word) => stem(word)));
const meaning = (words: Iterable<string>): string[] => [...words].filter((word) => !said.has(word));

/** Words of what is looked for; what it may cost is none of its name, nor what a heading says of all below it. */
function lookedFor(wanted: WantedItem, { searchTerm, heading }: ReadItem): Set<string> {
  const carried = wordsIn(heading ?? '');
  const said = wordsIn(searchTerm.replace(PRICE_LIMIT, ''));
  return new Set(said.filter((word) => wanted.allowed.has(word) || !carried.includes(word)));
}

/** Whether what is looked for is the whole name, and nothing that was said around it. */
function isExact(wanted: WantedItem, looked: ReadonlySet<string>): boolean {
  return (
    meaning(wanted.name).every((word) => looked.has(word)) &&
    meaning(looked).every((word) => wanted.allowed.has(word))
  );
}

const HALF = 0.5;
/** How far what is looked for names the thing, 0 to 1: at least half of the name's words, and half of its own words said of it. */
function likeness(wanted: WantedItem, item: ReadItem): number {
  const looked = lookedFor(wanted, item);
  if (isExact(wanted, looked)) return 1;
  const named = [...wanted.name].filter((word) => looked.has(word)).length / wanted.name.size;
  const own = meaning(looked);
  const meant = own.filter((word) => wanted.allowed.has(word)).length / Math.max(1, own.length);
  return Math.min(named, meant) < HALF ? 0 : (named * meant) / 2;
}

/** What an item wants in g or ml, of "2 x 400g" the whole. */
const amountIn = ({ need }: ReadItem): number => ('amount' in need ? need.amount : 0);
/** "2 x 400g" wants 800 g: so many of the size that was said. */
const isOfSize = ({ count, sizes }: WantedItem, item: ReadItem): boolean =>
  count > 1 &&
  sizes.some((size) => size > 1 && amountIn(item) % (count * size) === 0) &&
  amountIn(item) > 0;

const isCounted = (wanted: WantedItem, item: ReadItem): boolean => {
  const whole = Math.max(1, Math.floor(wanted.count));
  const { quantity, need, asks } = item;
  return (
    isOfSize(wanted, item) ||
    quantity === Math.min(99, whole) ||
    asks === whole ||
    ((need.kind === 'packs' || need.kind === 'pieces') && need.count === whole)
  );
};

export interface ListFigures {
  wanted: number;
  /** With an item that names the thing. */
  found: number;
  /** In exactly its words. */
  exact: number;
  /** Of those found, with the quantity that was said. */
  counted: number;
  /** Items that name nothing that was marked. */
  spurious: number;
}
export const NO_FIGURES: ListFigures = { wanted: 0, found: 0, exact: 0, counted: 0, spurious: 0 };
export interface Fault {
  what: 'missed' | 'words' | 'count' | 'spurious';
  list: string;
  line: number;
  text: string;
  said: string;
}

type Tell = (what: Fault['what'], said: string) => void;

/** The figures of one line: its wanted items and what the reader made of it. */
function lineFigures(
  wanted: readonly WantedItem[],
  items: readonly ReadItem[],
  tell: Tell,
): ListFigures {
  const left = [...items];
  const sum = { ...NO_FIGURES, wanted: wanted.length };
  for (const one of wanted) {
    const name = [...one.name].join(' ');
    const [best] = left
      .map((item, at) => ({ item, at, like: likeness(one, item) }))
      .filter(({ like }) => like > 0)
      .sort((a, b) => b.like - a.like || a.at - b.at);
    if (!best) {
      tell('missed', name);
      continue;
    }
    left.splice(best.at, 1);
    sum.found++;
    if (best.like === 1) sum.exact++;
    else tell('words', `${name} <- ${best.item.searchTerm}`);
    if (isCounted(one, best.item)) sum.counted++;
    else tell('count', `${name} ${one.count} <- ${JSON.stringify(best.item.need)}`);
  }
  for (const item of left) tell('spurious', item.searchTerm);
  return { ...sum, spurious: left.length };
}

/** By line the tokens that the reader looks at: "flour,2,1.5kg" holds a cell of 2, no number 2,1. */
function tokensByLine(texts: readonly string[]): Token[][] {
  const tokens: Token[][] = texts.map(() => []);
  for (const { place, line } of rowsOf(texts))
    tokens[place]!.push(...line.tokens.map(({ token }) => token));
  return tokens;
}

/** The figures of some lists as the reader reads them whole; `fault` is told of everything that is wrong. */
export function listFigures(
  chains: ReaderChains,
  lists: readonly MarkedList[],
  fault: (fault: Fault) => void = () => {},
): ListFigures {
  const sum = { ...NO_FIGURES };
  for (const { id, lines } of lists) {
    const { items } = readListWith(chains, lines.map(({ text }) => text).join('\n'));
    const seen = tokensByLine(lines.map(({ text }) => text));
    for (const [at, line] of lines.entries()) {
      const said = items.filter((item) => item.line === line.line);
      const figures = lineFigures(wantedIn(line, seen[at]), said, (what, told) =>
        fault({ what, list: id, line: line.line, text: `${line.kind} ${line.text}`, said: told }),
      );
      addFigures(sum, figures);
    }
  }
  return sum;
}

export function addFigures(sum: ListFigures, more: ListFigures): void {
  for (const key of Object.keys(sum) as (keyof ListFigures)[]) sum[key] += more[key];
}

export const shownFigures = ({ wanted, found, exact, counted, spurious }: ListFigures): string =>
  `${wanted} wanted: found ${share(found, wanted)} (in exactly its words ${share(exact, wanted)}), of these quantity right ${share(counted, found)}, spurious ${share(spurious, wanted)} per 100`;

export const share = (part: number, whole: number): string =>
  ((100 * part) / Math.max(1, whole)).toFixed(1);
