/** The checksum of the engine's sources below `root`. */
export function engineFingerprint(root?: string): string;
