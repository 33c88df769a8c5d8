import type { ManifestEntry } from '../catalogue/manifest';
import type { PublishedPrepared } from '../catalogue/publishedPrepared';

/** Set by the bundlers (scripts/engineFingerprint.mjs): the checksum of the engine's sources. */
declare const ENGINE_FINGERPRINT: string | undefined;

/** Which engine this is. A prepared price file holds what the engine makes of names: one that another engine wrote is not read. */
export const FINGERPRINT =
  typeof ENGINE_FINGERPRINT === 'undefined' ? 'unbundled' : ENGINE_FINGERPRINT;

/** The prepared file of a manifest's entry where this engine may read it: it wrote it, and from the price file that the entry describes. */
export const usablePrepared = (entry: ManifestEntry | undefined): PublishedPrepared | null =>
  entry?.prepared && entry.prepared.engine === FINGERPRINT && entry.prepared.of === entry.sha256
    ? entry.prepared
    : null;
