/** Set by the bundlers (scripts/engineFingerprint.mjs): the checksum of the engine's sources. */
declare const ENGINE_FINGERPRINT: string | undefined;

/** Which engine this is. A prepared price file holds what the engine makes of names: one that another engine wrote is not read. */
export const FINGERPRINT =
  typeof ENGINE_FINGERPRINT === 'undefined' ? 'unbundled' : ENGINE_FINGERPRINT;
