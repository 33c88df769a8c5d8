import { findProducts, parseLine, readLine, type ParsedLine } from '../../engine';
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

/** A product that a line may mean: no more of it is held while a list's other lines are looked up. */
interface Answer {
  /** Position among the store's products. */
  product: number;
  similarity: number;
  /** Whether the line is its name. */
  isNamed: boolean;
}

/** All that a line may mean in a store on any day, likeliest first. */
export const answersTo = (
  { searchTerm }: ParsedLine,
  { store }: StoreHistory,
  { catalogue }: Book,
): readonly Answer[] =>
  findProducts(searchTerm, store.storedName, catalogue, Infinity).map(
    ({ product, similarity, reasons }) => ({
      product: product.id,
      similarity,
      isNamed: reasons.some(({ kind }) => kind === 'exact-name'),
    }),
  );

/** Answers of a line that are looked at together. */
const BATCH = 20;

/**
 * Which product each line means in a store, of its answers, told from all the days: the first one alone may lack the very
 * thing. Among the first answers of the days it is the one likeliest over all of them, what the line names before all: a
 * followed product that is the wrong one is worse than a day without a price. All lines ask for prices together: a part of
 * a pack is read once for the list, not once for each of its lines.
 */
export async function choose(
  answers: readonly (readonly Answer[])[],
  history: StoreHistory,
): Promise<(Chosen | null)[]> {
  const choices = answers.map((all) => new Choice(all, history));
  for (let from = 0; ; from += BATCH) {
    const batches = choices.map((choice) => choice.next(from));
    const wanted = new Set(batches.flat().map(({ product }) => product));
    if (wanted.size === 0) return choices.map(({ chosen }) => chosen);
    const runs = await history.runsOf([...wanted]);
    choices.forEach((choice, at) => choice.look(batches[at]!, runs));
  }
}

/** One line's choice while its answers are gone through. */
class Choice {
  private best: { answer: Answer; runs: readonly Run[] } | null = null;
  /** Days of the store on which no answer before was there. */
  private readonly uncovered: Set<number>;

  constructor(
    private readonly answers: readonly Answer[],
    private readonly history: StoreHistory,
  ) {
    this.uncovered = new Set(history.days);
  }

  next = (from: number): readonly Answer[] =>
    this.uncovered.size > 0 ? this.answers.slice(from, from + BATCH) : [];

  look(batch: readonly Answer[], runs: ReadonlyMap<number, readonly Run[]>): void {
    for (const answer of batch) {
      const own = runs.get(answer.product)!;
      if (!takeDays(own, this.uncovered)) continue;
      if (this.best === null || likelier(answer, this.best.answer, this.history))
        this.best = { answer, runs: own };
    }
  }

  get chosen(): Chosen | null {
    if (this.best === null) return null;
    const { answer, runs } = this.best;
    return { product: answer.product, similarity: answer.similarity, runs };
  }
}

/** Takes the days on which a product is there; false where a better answer was there on all of them. */
function takeDays(runs: readonly Run[], uncovered: Set<number>): boolean {
  let led = false;
  for (const { from, to } of runs)
    for (let day = from; day <= to; day++) if (uncovered.delete(day)) led = true;
  return led;
}

function likelier(one: Answer, other: Answer, { products }: StoreHistory): boolean {
  const standing = ({ product, similarity, isNamed }: Answer): number[] => {
    const { days } = products[product]!;
    return [isNamed ? days : 0, days * Math.max(0, 2 * similarity - 1), days * similarity];
  };
  const others = standing(other);
  const differ = standing(one).map((value, at) => value - others[at]!);
  return (differ.find((value) => value !== 0) ?? 0) > 0;
}
