// One cold start, for scripts/bench.ts: everything is done once in a process that has done nothing yet, as for somebody's first list.
// usage: node scripts/cold.mjs prepared|engine|minisearch|papaparse FOLDER LIST...; prints the CPU time of the process so far, in ms, start of node included
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const LINES = 25;
const [what, folder, ...lists] = process.argv.slice(2);
const textsIn = () =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.csv'))
    .map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]);
const typed = lists.map((file) => fs.readFileSync(file, 'utf8')).join('\n');

const require = createRequire(import.meta.url);
/** What ships, not the sources. */
const shipped = () => require('../dist/engine.cjs');
function firstLines({ parseList, compareList }, catalogue) {
  const lines = parseList(typed).slice(0, LINES);
  compareList({ store: 'TESCO', lines: lines.map((text) => ({ text })) }, catalogue);
}

const starts = {
  async engine() {
    const engine = shipped();
    const { catalogue } = engine.buildCatalogue(
      textsIn().map(([file, text]) => {
        const store = engine.STORES.find((known) => known.file === file);
        return { store: store?.storedName ?? file, file, text };
      }),
    );
    firstLines(engine, catalogue);
  },
  /** FOLDER: as `catalogue publish` leaves it. */
  async prepared() {
    const engine = shipped();
    const manifest = fs.readFileSync(path.join(folder, 'catalogue.json'), 'utf8');
    const decoder = new TextDecoder();
    const stores = {};
    for (const entry of engine.parseManifest(manifest, new Date().toISOString()).entries) {
      const bytes = fs.readFileSync(path.join(folder, engine.usablePrepared(entry).file));
      const unpacked = engine.unpackPrepared(bytes, (text) => decoder.decode(text));
      const { date = null, source = null, refused = null } = entry;
      stores[entry.store] = engine.readPrepared(unpacked, { date, source, refused }).shelf;
    }
    firstLines(engine, { stores });
  },
  async minisearch() {
    const { default: Papa } = await import('papaparse');
    const { default: MiniSearch } = await import('minisearch');
    const search = new MiniSearch({ fields: ['name'] });
    const rows = textsIn().flatMap(([, text]) => Papa.parse(text, { header: true }).data);
    search.addAll(rows.map((row, id) => ({ id, name: row.name ?? row.Name ?? '' })));
    for (const line of typed.split('\n').filter(Boolean).slice(0, LINES))
      search.search(line, { prefix: true, fuzzy: 0.2 });
  },
  async papaparse() {
    const { default: Papa } = await import('papaparse');
    for (const [, text] of textsIn()) Papa.parse(text);
  },
};

await starts[what]();
const { user, system } = process.cpuUsage();
console.log((user + system) / 1000);
