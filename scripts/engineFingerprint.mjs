// Which engine this is: the checksum of its sources. A prepared price file holds what the engine makes of names, so
// the page and the command line only read those that the same engine wrote (engine/prepared/fingerprint.ts).
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export function engineFingerprint(root = '.') {
  const folder = path.join(root, 'engine');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true }).map(String).sort())
    if (file.endsWith('.ts')) hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
