/** Prices of the days so far, and by how much they change in all. */
interface Path {
  prices: readonly number[];
  change: number;
}

/**
 * One price of each day, where a name may stand at several: those that change least from day to day, so that a product is not
 * followed into another of its name. Of equals the dearer: no price is promised lower than it may be.
 */
export function leastChangePath(days: readonly (readonly number[])[]): readonly number[] {
  let paths: Path[] = [{ prices: [], change: 0 }];
  for (const offered of days)
    paths = [...offered]
      .sort((a, b) => b - a)
      .map((price) => least(paths.map((path) => goneOn(path, price))));
  return least(paths).prices;
}

function goneOn({ prices, change }: Path, price: number): Path {
  const last = prices.at(-1);
  return {
    prices: [...prices, price],
    change: last === undefined ? 0 : change + Math.abs(Math.log(price / last)),
  };
}

/** Nearly equal changes are equal: they are sums of logarithms. */
const least = (paths: readonly Path[]): Path =>
  paths.reduce((best, path) => (path.change < best.change - 1e-9 ? path : best));
