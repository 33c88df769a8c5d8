import type { Followed } from './series';

/** A day of an index; the base, its first day, is 100. */
export interface IndexPoint {
  date: string;
  index: number;
  /** Bounds of a 95 % interval, from how far the lines differ; null with one line. */
  low: number | null;
  high: number | null;
  /** Lines found on the day, and what they cost together in pounds. */
  found: number;
  cost: number;
}
export interface StoreIndex {
  store: string;
  /** null: all lines. */
  category: string | null;
  /** Lines of the list that were found on one day or more. */
  lines: number;
  of: number;
  points: IndexPoint[];
  /** Lines that the store has on no day. */
  leftOut: string[];
}

/** A line in one store: its price on each day it was found. */
interface Line {
  line: string;
  category: string;
  weight: number;
  quantity: number;
  prices: ReadonlyMap<string, number>;
}

/**
 * A chained index of matched pairs (Jevons): each day's change is the weighted geometric mean, over the lines found on it and
 * on a day before, of the price now to the price last seen. A line that is missing for a while so brings its whole change on
 * the day it is back, and one that comes later joins without a jump. Method: ONS, elementary aggregates; interval: jackknife.
 */
export function indexOf(
  followed: readonly Followed[],
  days: ReadonlyMap<string, readonly string[]>,
  weights: ReadonlyMap<string, number> | null,
  byCategory: boolean,
): StoreIndex[] {
  return [...days].flatMap(([store, dates]) => {
    const lines = linesOf(followed, store, weights);
    const has = new Set(lines.map(({ line }) => line));
    const leftOut = followed.map(({ line }) => line).filter((line) => !has.has(line));
    const part = (category: string | null, among: readonly Line[]): StoreIndex => ({
      store,
      category,
      lines: among.length,
      of: followed.length,
      points: among.length ? pointsOf(among, dates) : [],
      leftOut,
    });
    const categories = byCategory ? [...new Set(lines.map(({ category }) => category))].sort() : [];
    return [
      part(null, lines),
      ...categories.map((category) =>
        part(
          category,
          lines.filter((line) => line.category === category),
        ),
      ),
    ];
  });
}

const linesOf = (
  followed: readonly Followed[],
  store: string,
  weights: ReadonlyMap<string, number> | null,
): Line[] =>
  followed.flatMap(({ line, quantity, series }) => {
    const own = series.find((entry) => entry.store === store);
    return own?.points.length
      ? [
          {
            line,
            category: own.category,
            weight: weights?.get(line) ?? 1,
            quantity,
            prices: new Map(own.points.map(({ date, price }) => [date, price])),
          },
        ]
      : [];
  });

function pointsOf(lines: readonly Line[], dates: readonly string[]): IndexPoint[] {
  const begun = dates.slice(
    dates.findIndex((date) => lines.some(({ prices }) => prices.has(date))),
  );
  const level = chained(lines, begun);
  const without = lines.map((left) =>
    chained(
      lines.filter((line) => line !== left),
      begun,
    ),
  );
  return begun.map((date, at) => {
    const error = lines.length > 1 ? jackknife(without.map((levels) => levels[at]!)) : null;
    const found = lines.filter(({ prices }) => prices.has(date));
    const bound = (side: number): number | null =>
      error === null ? null : rounded(level[at]! + side * 1.96 * error);
    return {
      date,
      index: rounded(level[at]!),
      low: bound(-1),
      high: bound(1),
      found: found.length,
      cost:
        Math.round(
          100 * found.reduce((sum, { quantity, prices }) => sum + quantity * prices.get(date)!, 0),
        ) / 100,
    };
  });
}

const rounded = (logarithm: number): number => Math.round(Math.exp(logarithm) * 1e4) / 100;

/** The logarithm of the index on each day, 0 on the first. */
function chained(lines: readonly Line[], dates: readonly string[]): number[] {
  const seen = new Map<Line, number>();
  let level = 0;
  return dates.map((date) => {
    let change = 0;
    let weights = 0;
    for (const line of lines) {
      const price = line.prices.get(date);
      if (price === undefined) continue;
      const before = seen.get(line);
      if (before !== undefined) {
        change += line.weight * Math.log(price / before);
        weights += line.weight;
      }
      seen.set(line, price);
    }
    if (weights > 0) level += change / weights;
    return level;
  });
}

function jackknife(levels: readonly number[]): number {
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  const spread = levels.reduce((sum, level) => sum + (level - mean) ** 2, 0);
  return Math.sqrt(((levels.length - 1) / levels.length) * spread);
}
