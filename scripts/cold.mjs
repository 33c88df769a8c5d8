// One cold start, for scripts/bench.ts: everything is done once in a process that has done nothing yet, as for somebody's first list.
// usage: node scripts/cold.mjs engine|minisearch|papaparse FOLDER LIST...; prints the CPU time of the process so far, in ms, start of node included
import fs from 'node:fs';
import path from 'node:path';

const LINES = 25;
const [what, folder, ...lists] = process.argv.slice(2);
const texts = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith('.csv'))
  .map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]);
const typed = lists.map((file) => fs.readFileSync(file, 'utf8')).join('\n');

const starts = {
  async engine() {
    // What ships, not the sources.
    const { buildCatalogue, compareList, parseList, STORES } = await import('../dist/engine.cjs');
    const { catalogue } = buildCatalogue(
      texts.map(([file, text]) => {
        const store = STORES.find((known) => known.file === file);
        return { store: store?.storedName ?? file, file, text };
      }),
    );
    const lines = parseList(typed).slice(0, LINES);
    compareList({ store: 'TESCO', lines: lines.map((text) => ({ text })) }, catalogue);
  },
  async minisearch() {
    const { default: Papa } = await import('papaparse');
    const { default: MiniSearch } = await import('minisearch');
    const search = new MiniSearch({ fields: ['name'] });
    const rows = texts.flatMap(([, text]) => Papa.parse(text, { header: true }).data);
    search.addAll(rows.map((row, id) => ({ id, name: row.name ?? row.Name ?? '' })));
    for (const line of typed.split('\n').filter(Boolean).slice(0, LINES))
      search.search(line, { prefix: true, fuzzy: 0.2 });
  },
  async papaparse() {
    const { default: Papa } = await import('papaparse');
    for (const [, text] of texts) Papa.parse(text);
  },
};

await starts[what]();
const { user, system } = process.cpuUsage();
console.log((user + system) / 1000);
