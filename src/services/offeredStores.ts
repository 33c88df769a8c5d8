// The stores a shopper can choose from: the specification's five, and whichever else has published prices.
import { DEFAULT_STORES, findStore, STORES, unknownStore, type Store } from '../../engine';
import type { FileStates } from '../engineClient/protocol';

export function offeredStores(files: FileStates): Store[] {
  const known = STORES.filter(({ storedName }) => files[storedName] !== undefined);
  const strangers = Object.keys(files).flatMap((name) =>
    findStore(name) === undefined ? (unknownStore(name) ?? []) : [],
  );
  return known.length + strangers.length > 0 ? [...known, ...strangers] : [...DEFAULT_STORES];
}
