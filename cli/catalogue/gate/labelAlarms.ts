import { STORES, storesWith, type Store } from '../../../engine';
import type { Snapshot } from '../snapshot';
import { ENOUGH, finding, refuse, share, type Finding } from './types';

const OWN_LABEL_MATTERS = 0.05;
const OWN_LABEL_RIVAL = 4;
/** On sound days 0.2 % of a file's names held another store's, by chance ("avocado"). */
const NEW_LABEL_REFUSE = 0.03;

/** In sound files of stores that print brands otherwise at most 0.6 % of the names were new and began in capitals. */
const CAPITALS_WARN = 0.0125;
const CAPITALS_REFUSE = 0.02;

interface Label {
  entry: Store;
  count: number;
}

const bare = (name: string): string => (/['’]/.test(name) ? name.replace(/['’]/g, '') : name);

/** How many names carry each store's name as own labels print it ("Co-op", "M&S"); `store` may be one that no build knew. */
function labelsIn(names: Iterable<string>, store: Store): Label[] {
  const words = storesWith([store.storedName]).map((entry) => ({
    entry,
    word: bare(entry.storedName.toLowerCase()),
    count: 0,
  }));
  for (const key of names) {
    const name = bare(key);
    for (const label of words) if (name.includes(label.word)) label.count++;
  }
  return words;
}

const rivalOf = (labels: readonly Label[], store: Store): Label =>
  labels
    .filter(({ entry }) => entry.id !== store.id)
    .reduce((best, other) => (other.count > best.count ? other : best));

/** A file in which another store's name stands often, and its own hardly, is that store's. */
export function rivalLabels({ store, prices }: Snapshot): Finding | null {
  if (prices.size < ENOUGH) return null;
  const labels = labelsIn(prices.keys(), store);
  const own = labels.find(({ entry }) => entry.id === store.id)!.count;
  const rival = rivalOf(labels, store);
  return rival.count >= OWN_LABEL_MATTERS * prices.size && rival.count > OWN_LABEL_RIVAL * own
    ? refuse(
        `${share(rival.count, prices.size)} of its names carry ${rival.entry.label}'s own label and ${share(own, prices.size)} ${store.label}'s: this is ${rival.entry.label}'s file.`,
      )
    : null;
}

/** Another store's own label in names that are new: its rows were joined to this store's, whether a file of it is known or not. */
export function newLabels({ store, prices }: Snapshot, fresh: readonly string[]): Finding | null {
  if (prices.size < ENOUGH) return null;
  const { entry, count } = rivalOf(labelsIn(fresh, store), store);
  return count >= NEW_LABEL_REFUSE * prices.size
    ? refuse(
        `${share(count, prices.size)} of its names are new and carry ${entry.label}'s own label: rows of ${entry.label} are among them.`,
      )
    : null;
}

/** A store without a label of its own is known by how it prints its brands: OAKHURST, MOSER ROTH. */
export function capitalLabels(
  { store, prices, capitals }: Snapshot,
  fresh: readonly string[],
): Finding | null {
  const others = STORES.filter(({ capitalBrands }) => capitalBrands);
  if (prices.size < ENOUGH || others.some(({ id }) => id === store.id)) return null;
  const found = fresh.filter((name) => capitals.has(name));
  return found.length >= CAPITALS_WARN * prices.size
    ? finding(
        found.length >= CAPITALS_REFUSE * prices.size ? 'refuse' : 'warn',
        `${share(found.length, prices.size)} of its names are new and begin with a brand in capitals, such as "${found[0]!.slice(0, 40)}", as ${others.map(({ label }) => label).join(' and ')} prints them: rows of another store are among them.`,
      )
    : null;
}
