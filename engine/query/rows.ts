// The lines of a text as they are told apart: without what only lays them out, and with what stands above each in front of it.
import { isSender } from './chatStamp';
import { withoutLayout } from './layout';
import { withoutLeads } from './lineLeads';
import type { SeenLine } from './lineSketch';
import { seenLines } from './seenText';
import { sentencesOf } from './sentences';
import type { KnownToken } from './wordKnowledge';

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
export function rowsOf(lines: readonly string[]): Row[] {
  const { texts, said, listed } = withoutLayout(lines);
  const seen = seenLines(texts).map((line, at) => ({ ...line, listed: listed[at]! }));
  const found = [...seen.keys()].filter((at) => isSender(seen[at]!.tokens));
  const senders = new Set(found.length < LEAST_SENDERS ? [] : found);
  const [first = Infinity] = senders;
  const all = seen.map((line, at) => (said[at] || at > first ? { ...line, chat: true } : line));
  const places = told(all, senders);
  return withoutLeads(places.map((place) => all[place]!)).flatMap(({ line, lead }, at) => {
    const place = places[at]!;
    return sentencesOf(line).map((one) => ({ place, text: lines[place]!, line: one, lead }));
  });
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
