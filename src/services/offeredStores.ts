// The stores a shopper can choose from: the specification's five, and whichever else has published prices.
import { useMemo } from 'react';
import { findStore, STORES, unknownStore, type Store } from '../../engine';
import { useFileStates } from './services';

/** `published`: the stored names that have a price file; one that no build knew comes last, with a neutral mark. */
export const offeredStores = (published: readonly string[]): readonly Store[] => [
  ...STORES.filter(({ storedName }) => published.includes(storedName)),
  ...published.flatMap((name) => (findStore(name) ? [] : (unknownStore(name) ?? []))),
];

/** The same array until a store comes or goes. */
export function useOfferedStores(): readonly Store[] {
  const names = Object.keys(useFileStates()).join('\n');
  return useMemo(() => offeredStores(names.split('\n')), [names]);
}
