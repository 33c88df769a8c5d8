// The lines of a text as they are told apart: without what only lays them out, and with what stands above each in front of it.
import { withoutLayout } from './layout';
import { withoutLeads } from './lineLeads';
import type { SeenLine } from './lineSketch';
import { seenLines } from './seenText';
import type { KnownToken } from './wordKnowledge';

/** A line of a text that is looked at. */
export interface Row {
  /** Its place among the lines of the text, from 0. */
  place: number;
  /** As written. */
  text: string;
  line: SeenLine;
  /** The words of the heading in front of it, none where it has none. */
  lead: readonly KnownToken[];
}

/** Linear in the length of the lines. */
export function rowsOf(lines: readonly string[]): Row[] {
  const { texts, messages, stamps } = withoutLayout(lines);
  const all = seenLines(texts).map((line, at) =>
    messages.has(at) ? { ...line, chat: true } : line,
  );
  const places = told(all, stamps);
  return withoutLeads(places.map((place) => all[place]!)).map(({ line, lead }, at) => {
    const place = places[at]!;
    return { place, text: lines[place]!, line, lead };
  });
}

/** From this share of the lines on, empty ones between them part nothing. */
const SPACED = 0.8;
/** The places of the lines that are looked at: where an empty line stands behind almost each, the empty ones are none; nor is who speaks. */
function told(lines: readonly SeenLine[], stamps: ReadonlySet<number>): number[] {
  const all = [...lines.keys()].filter((at) => !stamps.has(at));
  const full = all.filter((at) => lines[at]!.tokens.length > 0);
  const spaced = full.filter((at, place) => place > 0 && at > full[place - 1]! + 1).length;
  return full.length > 2 && spaced >= SPACED * (full.length - 1) ? full : all;
}
