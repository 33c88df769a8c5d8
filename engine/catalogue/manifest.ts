import { hasCome, isCount, isDay, isRecord, isText } from '../outside';
import { findStore, unknownStore } from '../stores';
import type { RefusedFile, StoreId } from '../types';
import { isPublishedHistory, type PublishedHistory } from './publishedHistory';
import { isPublishedPrepared, type PublishedPrepared } from './publishedPrepared';

/** One store's entry of catalogue.json (docs/reference/data-contracts.md): a hand-written one may say less. */
export interface ManifestEntry {
  /** As the store is known; a name that nobody knows stays as it is written. */
  store: StoreId;
  file?: string;
  rows?: number;
  products?: number;
  /** Day of the prices, or null: never guessed. */
  date?: string | null;
  /** Where the prices come from; "sample" for the bundled ones. */
  source?: string | null;
  sha256?: string;
  /** Distinct names of the last files that the gate accepted, oldest first: what the next file is measured against. */
  accepted?: number[];
  /** A newer file that the gate refused, so that these older prices stayed. */
  refused?: RefusedFile | null;
  /** What the prices are in, where it is not pounds: such a file is for analysts, and is not published. */
  currency?: string;
  /** A person answers for this very file: it is the measure of the next ones, whatever the gate says of it. */
  normal?: { reason: string; on: string };
  /** Prices of earlier days, where an operator publishes them. */
  history?: PublishedHistory;
  /** What the engine read in this very file, so that nobody who opens it reads it anew. */
  prepared?: PublishedPrepared;
}

/** What a manifest says, and in words what of it says something else than it should: that is not in the entries. */
export interface ParsedManifest {
  entries: ManifestEntry[];
  faults: string[];
}

type Holds = (value: unknown, today: string) => boolean;
const isPastDay: Holds = (value, today) =>
  value === null || (isDay(value) && hasCome(value, today));
const PAST_DAY = 'a day such as "2026-11-01" that has come, or null';

const FIELDS: Record<Exclude<keyof ManifestEntry, 'store'>, { holds: Holds; words: string }> = {
  file: { holds: isText, words: 'a file name' },
  rows: { holds: isCount, words: 'a count' },
  products: { holds: isCount, words: 'a count' },
  date: { holds: isPastDay, words: PAST_DAY },
  source: { holds: (value) => value === null || isText(value), words: 'a text, or null' },
  sha256: {
    holds: (value) => isText(value) && /^[0-9a-f]{64}$/.test(value),
    words: 'a checksum',
  },
  accepted: {
    holds: (value) => Array.isArray(value) && value.every(isCount),
    words: 'a list of counts',
  },
  refused: {
    holds: (value, today) =>
      value === null ||
      (isRecord(value) && isPastDay(value['date'], today) && isText(value['reason'])),
    words: '{"date", "reason"}',
  },
  currency: { holds: isText, words: 'a currency' },
  normal: {
    holds: (value) => isRecord(value) && isText(value['reason']) && isText(value['on']),
    words: '{"reason", "on"}',
  },
  history: {
    holds: isPublishedHistory,
    words: '{"file", "bytes", "footer", "sha256"} of a file below history/',
  },
  prepared: {
    holds: isPublishedPrepared,
    words: '{"file", "sha256", "of", "engine"} of a file below prepared/',
  },
};

/**
 * The one reader of catalogue.json, for the page and the command line. `text` is the file as it stands, `today` the reader's
 * day (YYYY-MM-DD): prices of a later one are not believed. Never throws. A field that does not hold drops itself only,
 * an entry without a store itself; of two entries of one store the last counts.
 */
export function parseManifest(text: string, today: string): ParsedManifest {
  let stores: unknown;
  try {
    const value: unknown = JSON.parse(text);
    stores = isRecord(value) ? value['stores'] : undefined;
  } catch {
    stores = undefined;
  }
  if (!Array.isArray(stores)) return { entries: [], faults: ['not a manifest'] };
  const entries = new Map<StoreId, ManifestEntry>();
  const faults: string[] = [];
  stores.forEach((said: unknown, at) => {
    const fault = (words: string): void => void faults.push(`entry ${at + 1}: ${words}`);
    if (!isRecord(said)) return fault('not an entry of a store');
    const { store } = said;
    if (store === undefined) return fault('it names no "store"');
    if (!isText(store)) return fault('"store" is not a store');
    const known = (findStore(store) ?? unknownStore(store))?.storedName ?? store;
    const entry = { ...said, store: known };
    for (const [field, { holds, words }] of Object.entries(FIELDS)) {
      if (said[field] === undefined || holds(said[field], today)) continue;
      fault(`"${field}" is not ${words}`);
      delete (entry as Record<string, unknown>)[field];
    }
    entries.set(known, entry);
  });
  return { entries: [...entries.values()], faults };
}
