/** A day's price, the path to it, and by how much the prices change on it in all: a path of years is no copy of each shorter one. */
interface Path {
  price: number;
  before: Path | null;
  change: number;
}

/**
 * One price of each day, where a name may stand at several: those that change least from day to day, so that a product is not
 * followed into another of its name. Of equals the dearer: no price is promised lower than it may be.
 */
export function leastChangePath(days: readonly (readonly number[])[]): readonly number[] {
  let paths: readonly Path[] = [];
  for (const offered of days) {
    const before = paths;
    paths = [...offered]
      .sort((a, b) => b - a)
      .map((price) =>
        before.length
          ? least(before.map((path) => goneOn(path, price)))
          : { price, before: null, change: 0 },
      );
  }
  const prices: number[] = [];
  for (let path = paths.length ? least(paths) : null; path; path = path.before)
    prices.push(path.price);
  return prices.reverse();
}

const goneOn = (before: Path, price: number): Path => ({
  price,
  before,
  change: before.change + Math.abs(Math.log(price / before.price)),
});

/** Nearly equal changes are equal: they are sums of logarithms. */
const least = (paths: readonly Path[]): Path =>
  paths.reduce((best, path) => (path.change < best.change - 1e-9 ? path : best));
