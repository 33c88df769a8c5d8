import { findProducts, parseLine, readLine, type Match, type ParsedLine } from '../../engine';
import type { Run } from '../pack/runs';
import type { StoreHistory } from '../pack/storeBook';
import type { Book } from './book';

/** The product that a line means in one store, and the runs of its prices. */
export interface Chosen {
  /** Position among the store's products. */
  product: number;
  similarity: number;
  runs: readonly Run[];
}

/**
 * How a line is read: one that names a product of any day is that product on all of them ("Tea Bags x240" is one box, not
 * 240 of something).
 */
export function readingOf(line: string, { catalogue }: Book): ParsedLine {
  const written = parseLine(line);
  const name = line.trim();
  return written.searchTerm !== name && readLine(line, catalogue).searchTerm === name
    ? { originalItem: name, searchTerm: name, quantity: 1 }
    : written;
}

/** Answers that are looked at together. */
const BATCH = 20;

/**
 * Which product a line means in a store, told from all the days: the first one alone may lack the very thing. Among the
 * first answers of the days it is the one likeliest over all of them, what the line names before all: a followed product
 * that is the wrong one is worse than a day without a price.
 */
export async function choose(
  { searchTerm }: ParsedLine,
  history: StoreHistory,
  { catalogue }: Book,
): Promise<Chosen | null> {
  const answers = findProducts(searchTerm, history.store.storedName, catalogue, Infinity);
  const uncovered = new Set(history.days);
  let best: { answer: Match; runs: readonly Run[] } | null = null;
  for (let from = 0; from < answers.length && uncovered.size > 0; from += BATCH) {
    const batch = answers.slice(from, from + BATCH);
    const runs = await history.runsOf(batch.map(({ product }) => product.id));
    for (const answer of batch) {
      const own = runs.get(answer.product.id)!;
      if (!takeDays(own, uncovered)) continue;
      if (best === null || likelier(answer, best.answer, history)) best = { answer, runs: own };
    }
  }
  return (
    best && { product: best.answer.product.id, similarity: best.answer.similarity, runs: best.runs }
  );
}

/** Takes the days on which a product is there; false where a better answer was there on all of them. */
function takeDays(runs: readonly Run[], uncovered: Set<number>): boolean {
  let led = false;
  for (const { from, to } of runs)
    for (let day = from; day <= to; day++) if (uncovered.delete(day)) led = true;
  return led;
}

function likelier(one: Match, other: Match, { products }: StoreHistory): boolean {
  const standing = ({ product, similarity, reasons }: Match): number[] => {
    const { days } = products[product.id]!;
    return [
      reasons.some(({ kind }) => kind === 'exact-name') ? days : 0,
      days * Math.max(0, 2 * similarity - 1),
      days * similarity,
    ];
  };
  const others = standing(other);
  const differ = standing(one).map((value, at) => value - others[at]!);
  return (differ.find((value) => value !== 0) ?? 0) > 0;
}
