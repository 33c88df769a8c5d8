// Files of products of which some have a new name.
import { renamed } from '../../cli/catalogue/gate/renameAlarms';
import type { Finding } from '../../cli/catalogue/gate/types';
import { fileOf, type Row } from '../fixtures/gateFiles';

/** Names of so many lengths as there are, each at a price of its own. */
export const name = (at: number): string => `thing ${1000 + at} with a long name`;
export const price = (at: number): number => 20 + at / 100;
export const some = (count: number, from = 0): Row[] =>
  Array.from({ length: count }, (_, at) => [name(from + at), price(from + at)]);
/** New names that nothing else is said of: of known words, at a price that no other product has. */
export const plain = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => [`name with thing ${at}`, 500 + at]);

export function found(
  now: readonly Row[],
  last: readonly Row[],
  about: RegExp,
): Finding | undefined {
  const [snapshot, before] = [fileOf(now), { ...fileOf(last), label: 'May' }];
  const fresh = [...snapshot.prices.keys()].filter((key) => !before.prices.has(key));
  return renamed(snapshot, before, fresh).find(({ words }) => about.test(words));
}
/** What is said where `fresh` stand in for the last of the products of a file of so many. */
export const changed = (count: number, fresh: readonly Row[], about: RegExp): Finding | undefined =>
  found([...some(count - fresh.length), ...fresh], some(count), about);
/** What is said where `fresh` stand beside the products, that are so many with them. */
export const more = (count: number, fresh: readonly Row[], about: RegExp): Finding | undefined =>
  found([...some(count - fresh.length), ...fresh], some(count - fresh.length), about);
