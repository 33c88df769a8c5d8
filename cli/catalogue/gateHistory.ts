import type { Io } from '../io';
import { Gate, type Accepted } from './gate';
import type { ManifestEntry } from './manifest';
import { snapshotsIn, type Snapshot } from './snapshot';

/**
 * The gate as the files of a folder and its manifest leave it. The files alone are not enough: one that only went through
 * with a warning would become the measure, and a shop could shrink to nothing in steps that are each small enough.
 */
export async function gateAt(
  folder: string,
  entries: readonly ManifestEntry[],
  io: Io,
): Promise<Gate> {
  const gate = new Gate(io.today());
  for await (const snapshot of snapshotsIn(folder, io)) {
    const entry = entries.find(({ store }) => store === snapshot.store.storedName);
    if (entry?.source === 'sample') continue;
    if (entry?.accepted?.length) gate.recall(snapshot, recalled(snapshot, entry.accepted));
    else gate.judge(snapshot);
  }
  return gate;
}

/** Of the earlier files only the counts are kept; what stands there now lends its prices and categories. */
const recalled = (snapshot: Snapshot, counts: readonly number[]): Accepted[] =>
  counts.map((distinctNames, at) =>
    at === counts.length - 1
      ? { ...snapshot, distinctNames }
      : {
          label: '',
          date: null,
          distinctNames,
          prices: new Map(),
          codes: new Map(),
          shelves: new Map(),
          categories: new Map(),
          counts: null,
          endsWithLine: snapshot.endsWithLine,
        },
  );
