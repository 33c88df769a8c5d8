// Prepares the price files of a folder that catalogue.json describes, as `catalogue publish` does: for the bundled ones.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  buildCatalogue,
  packPrepared,
  preparedFileOf,
  prepareStore,
  type ManifestEntry,
} from '../engine';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** `engine`: the fingerprint of the engine that will read them. */
export function preparePrices(folder: string, engine: string): void {
  const file = path.join(folder, 'catalogue.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as { stores: ManifestEntry[] };
  for (const entry of manifest.stores) {
    const bytes = fs.readFileSync(path.join(folder, entry.file!));
    if (sha256(bytes) !== entry.sha256) continue;
    const source = { store: entry.store, file: entry.file!, text: bytes.toString('utf8') };
    const { catalogue, issues } = buildCatalogue([source]);
    const prepared = prepareStore(catalogue.stores[entry.store]!, issues, engine);
    if (!prepared) continue;
    const packed = packPrepared(prepared, (text) => Buffer.from(text));
    const name = preparedFileOf(entry.file!, sha256(packed));
    fs.mkdirSync(path.join(folder, 'prepared'), { recursive: true });
    fs.writeFileSync(path.join(folder, name), packed);
    entry.prepared = { file: name, sha256: sha256(packed), of: entry.sha256, engine };
  }
  fs.writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
