import type { Catalogue } from '../types';

const MEMO = 256;
/** Keeps the last ones made for each catalogue: a line is read and looked up once for all five stores. */
export function memoPerCatalogue<Made>(): (
  catalogue: Catalogue,
  key: string,
  make: () => Made,
) => Made {
  const kept = new WeakMap<Catalogue, Map<string, Made>>();
  return (catalogue, key, make) => {
    let row = kept.get(catalogue);
    if (!row) kept.set(catalogue, (row = new Map()));
    let made = row.get(key);
    if (made === undefined) {
      if (row.size >= MEMO) row.clear();
      row.set(key, (made = make()));
    }
    return made;
  };
}
