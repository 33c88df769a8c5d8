import { STORES, type Store } from '../../../engine';
import type { Snapshot } from '../snapshot';
import { ENOUGH, refuse, share, type Finding } from './types';

const OWN_LABEL_MATTERS = 0.05;
const OWN_LABEL_RIVAL = 4;
/** On sound days 0.2 % of a file's names held another store's, by chance ("avocado"). */
const NEW_LABEL_REFUSE = 0.03;

interface Label {
  entry: Store;
  count: number;
}

/** How many names carry each store's name, as own labels do. */
function labelsIn(names: Iterable<string>): Label[] {
  const words = STORES.map((entry) => ({ entry, word: entry.spellings[0]!, count: 0 }));
  for (const key of names) {
    const name = key.replace(/['’]/g, '');
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
  const labels = labelsIn(prices.keys());
  const own = labels.find(({ entry }) => entry.id === store.id)?.count ?? 0;
  const rival = rivalOf(labels, store);
  return rival.count >= OWN_LABEL_MATTERS * prices.size && rival.count > OWN_LABEL_RIVAL * own
    ? refuse(
        `${share(rival.count, prices.size)} of its names carry ${rival.entry.label}'s own label and ${share(own, prices.size)} ${store.label}'s: this is ${rival.entry.label}'s file.`,
      )
    : null;
}

/** Another store's own label in names that are new: its rows were joined to this store's, whether a file of it is known or not. */
export function newLabels({ store, prices }: Snapshot, fresh: readonly string[]): Finding | null {
  if (prices.size < ENOUGH || fresh.length < NEW_LABEL_REFUSE * prices.size) return null;
  const { entry, count } = rivalOf(labelsIn(fresh), store);
  return count >= NEW_LABEL_REFUSE * prices.size
    ? refuse(
        `${share(count, prices.size)} of its names are new and carry ${entry.label}'s own label: rows of ${entry.label} are among them.`,
      )
    : null;
}
