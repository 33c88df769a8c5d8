/** Of a list: how many of its lines a store's values count, and how many it had on each day. */
export interface Coverage {
  counted: number;
  of: number;
  found: ReadonlyMap<string, number>;
}
interface Covered {
  store: string;
  coverage?: Coverage;
}

export const countWords = ({ counted, of }: Coverage): string => `${counted} of ${of}`;

/** A store's name with what its values count: a cost alone would be taken for that of the whole list. */
export const covered = ({ store, coverage }: Covered): string =>
  coverage ? `${store} (${countWords(coverage)} items)` : store;

/** A warning where columns that stand side by side are different baskets. */
export const coverageWarning = (columns: readonly Covered[]): string[] =>
  columns.length > 1 && columns.some(({ coverage }) => coverage && coverage.counted < coverage.of)
    ? [
        'Stores count different items: compare a line with itself over time, not with another store.',
      ]
    : [];
