// The lines of a text as they are told apart: without what only lays them out, and with what stands above each in front of it.
import { isSender } from './chatStamp';
import { withoutLayout } from './layout';
import { withoutLeads } from './lineLeads';
import type { SeenLine } from '../tagger/lineSketch';
import { withoutMisreadings } from '../spelling/misread';
import { seenLines } from './seenText';
import { sentencesOf } from './sentences';
import { isThing, type KnownToken } from '../tagger/wordKnowledge';

/** A line of a text that is looked at, or a sentence of one. */
export interface Row {
  /** Its place among the lines of the text, from 0. */
  place: number;
  /** As written. */
  text: string;
  line: SeenLine;
  /** The words of the heading in front of it, none where it has none. */
  lead: readonly KnownToken[];
}

/** So many lines that say who speaks, and when, show that they stand above what is said. */
const LEAST_SENDERS = 2;

/** Linear in the length of the lines. */
export function rowsOf(written: readonly string[]): Row[] {
  const lines = withoutMisreadings(written);
  const { texts, said, listed } = withoutLayout(lines);
  const seen = seenLines(texts).map((line, at) => ({ ...line, listed: listed[at]! }));
  const found = [...seen.keys()].filter((at) => isSender(seen[at]!.tokens));
  const senders = new Set(found.length < LEAST_SENDERS ? [] : found);
  const [first = Infinity] = senders;
  const all = seen.map((line, at) => (said[at] || at > first ? { ...line, chat: true } : line));
  const places = told(all, senders);
  const inTwo = areColumns(all);
  return withoutLeads(places.map((place) => all[place]!)).flatMap(({ line, lead }, at) => {
    const place = places[at]!;
    const cells = inTwo ? cellsOf(line) : [line];
    return cells
      .flatMap(sentencesOf)
      .map((one) => ({ place, text: lines[place]!, line: one, lead }));
  });
}

/** A line by its wide gaps; what only says how much or how many belongs to the thing before the gap. */
function cellsOf(line: SeenLine): SeenLine[] {
  if (line.columns) return [line];
  const cells: KnownToken[][] = [[]];
  line.tokens.forEach((one, at) => {
    if (one.kind !== 'mark\t') cells.at(-1)!.push(one);
    else if (namesSomething(line.tokens.slice(at + 1))) cells.push([]);
  });
  const full = cells.filter(({ length }) => length > 0);
  return full.length > 1 ? full.map((tokens) => ({ ...line, tokens })) : [line];
}
/** Whether a word of a cell may name a thing. */
function namesSomething(tokens: readonly KnownToken[]): boolean {
  const end = tokens.findIndex(({ kind }) => kind === 'mark\t');
  const cell = end < 0 ? tokens : tokens.slice(0, end);
  return cell.some(
    ({ token, kind, word }) =>
      token.kind === 'word' && word !== 'x' && !/^(?:mass|volume|holder|piece|wish)$/.test(kind),
  );
}

const LEAST_IN_COLUMNS = 3;
/** So many of the lines hold a thing on both sides of a wide gap, and so many of those with a gap. */
const SHARE_IN_COLUMNS = 0.3;
const SHARE_OF_GAPS = 0.33;
/** Whether the lines of a text are things in two columns. */
function areColumns(lines: readonly SeenLine[]): boolean {
  const full = lines.filter(({ tokens }) => tokens.length > 0);
  const gapped = full.flatMap(({ tokens, columns }) => {
    const gap = columns ? -1 : tokens.findIndex(({ kind }) => kind === 'mark\t');
    return gap > 0 ? [[tokens.slice(0, gap), tokens.slice(gap + 1)]] : [];
  });
  const both = gapped.filter((sides) => sides.every((side) => side.some(isThing))).length;
  return (
    both >= LEAST_IN_COLUMNS &&
    both >= SHARE_OF_GAPS * gapped.length &&
    gapped.length >= SHARE_IN_COLUMNS * full.length
  );
}

/** From this share of the lines on, empty ones between them part nothing. */
const SPACED = 0.8;
/** The places of the lines that are looked at: where an empty line stands behind almost each, the empty ones are none; nor is who speaks. */
function told(lines: readonly SeenLine[], senders: ReadonlySet<number>): number[] {
  const all = [...lines.keys()].filter((at) => !senders.has(at));
  const full = all.filter((at) => lines[at]!.tokens.length > 0);
  const spaced = full.filter((at, place) => place > 0 && at > full[place - 1]! + 1).length;
  return full.length > 2 && spaced >= SPACED * (full.length - 1) ? full : all;
}
