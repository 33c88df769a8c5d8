import type { Snapshot } from '../snapshot';
import { ENOUGH, share, warn, type Accepted, type Finding } from './types';

/** On sound days 11 %; 36 % where a store that lists products in many categories was cut off, which warns by itself. */
const MOVED_WARN = 0.2;
const FEW = 5;
const ONE_CATEGORY = 0.9;
const NOT_ONE_BEFORE = 0.5;
/** A category has many products: a text for nearly each of them is none. */
const NO_CATEGORY = 0.5;

/** Wrong categories make poorer matches, no wrong prices: these only warn. */
export function categoryFindings(snapshot: Snapshot, last: Accepted | undefined): Finding[] {
  if (!last || Math.min(snapshot.shelves.size, last.prices.size) < ENOUGH) return [];
  return [moved(snapshot, last), collapsed(snapshot, last)].filter((found) => found !== null);
}

/** Between categories that both files have: a store that names them anew moves nothing. */
function moved({ shelves, categories }: Snapshot, last: Accepted): Finding | null {
  let known = 0;
  let count = 0;
  let first = '';
  for (const [name, now] of shelves) {
    const old = last.shelves.get(name);
    if (old === undefined || !categories.has(old) || !last.categories.has(now)) continue;
    known++;
    if (old === now) continue;
    if (count++ === 0) first = `"${name.slice(0, 40)}" in "${now}" instead of "${old}"`;
  }
  return known >= ENOUGH && count >= MOVED_WARN * known
    ? warn(
        `${share(count, known)} of ${known} products stand in another category than on ${last.label}, such as ${first}: the categories moved against the names.`,
      )
    : null;
}

function collapsed({ categories }: Snapshot, last: Accepted): Finding | null {
  const [name, part] = largest(categories);
  const [, before] = largest(last.categories);
  if (last.categories.size >= FEW && part >= ONE_CATEGORY && before <= NOT_ONE_BEFORE)
    return warn(
      `${share(part, 1)} of the products stand in one category, "${name}", where ${last.categories.size} were on ${last.label}.`,
    );
  return categories.size >= Math.max(ENOUGH, NO_CATEGORY * total(categories)) &&
    last.categories.size < NO_CATEGORY * total(last.categories)
    ? warn(
        `${categories.size} categories stand in it, where ${last.categories.size} were on ${last.label}, such as "${name}": the column holds something else.`,
      )
    : null;
}

const total = (categories: ReadonlyMap<string, number>): number =>
  [...categories.values()].reduce((sum, count) => sum + count, 0);

/** The largest category, and its part of all products. */
function largest(categories: ReadonlyMap<string, number>): [name: string, part: number] {
  let best: [string, number] = ['', 0];
  for (const entry of categories) if (entry[1] > best[1]) best = entry;
  return [best[0], best[1] / total(categories)];
}
