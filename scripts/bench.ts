/**
 * Speed and memory beside public peers, in one run, as ratios. usage: npm run bench
 * On ../shared/catalogues/2025-09 when present, else on the bundled catalogue. Bundled before it runs, as what ships is:
 * run from its sources by tsx, the engine is half as slow again.
 */
import uFuzzy from '@leeoniya/ufuzzy';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import FlexSearch from 'flexsearch';
import Fuse from 'fuse.js';
import * as fuzzball from 'fuzzball';
import MiniSearch from 'minisearch';
import Papa from 'papaparse';
import {
  buildCatalogue,
  compareList,
  parseList,
  STORES,
  suggest,
  type Catalogue,
  type CatalogueSource,
  type Product,
} from '../engine';
import { postingOf } from '../engine/catalogue/invertedIndex';

const real = '../shared/catalogues/2025-09';
const folder = fs.existsSync(real) ? real : 'public';
const sources: CatalogueSource[] = STORES.filter(({ file }) =>
  fs.existsSync(path.join(folder, file)),
).map((store) => ({
  store: store.storedName,
  file: store.file,
  text: fs.readFileSync(path.join(folder, store.file), 'utf8'),
}));
const time = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
const p95 = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)]!;
const rows: Record<string, string | number>[] = [];
const say = (what: string, ours: number, peer: string, theirs: number, unit = 'ms'): void => {
  rows.push({
    what,
    ours: `${ours.toFixed(2)} ${unit}`,
    peer,
    theirs: `${theirs.toFixed(2)} ${unit}`,
    'ours / peer': (ours / theirs).toFixed(3),
  });
};

/** Five starts of each in turn: what else the machine does in these minutes falls on all alike. */
const COLD_RUNS = 5;
const COLD_PEERS = ['prepared', 'engine', 'minisearch', 'papaparse'] as const;
const EXAMPLES = ['weekly-shop', 'student', 'family'].map((name) => `examples/${name}.txt`);
const cold = COLD_PEERS.map((): number[] => []);
/** The price files as they are published: that is done once, before anybody comes. */
const published = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-bench-'));
const publishing = ['bin/price-compare.cjs', 'catalogue', 'publish', folder, '--force'];
spawnSync(process.execPath, [...publishing, '--out', published]);
for (let run = 0; run < COLD_RUNS; run++)
  COLD_PEERS.forEach((peer, at) => {
    const from = peer === 'prepared' ? published : folder;
    const words = ['scripts/cold.mjs', peer, from, ...EXAMPLES];
    cold[at]!.push(Number(spawnSync(process.execPath, words, { encoding: 'utf8' }).stdout));
  });
fs.rmSync(published, { recursive: true });
const [coldPrepared, coldEngine, coldMini, coldPapa] = cold.map(median) as [
  ...[number, number, number, number],
];
const COLD = 'a cold process: prepared files read, the first 25 lines';
say(COLD, coldPrepared, 'MiniSearch: index and search', coldMini, 'ms CPU');
say(COLD, coldPrepared, 'papaparse alone', coldPapa, 'ms CPU');
say(COLD, coldPrepared, 'ours, of the price files', coldEngine, 'ms CPU');

const papa: number[] = [];
const load: number[] = [];
const words: number[] = [];
for (let run = 0; run < 15; run++) {
  papa.push(time(() => sources.forEach((source) => Papa.parse(source.text))));
  let loaded: Catalogue = { stores: {} };
  load.push(
    time(() => {
      loaded = buildCatalogue(sources).catalogue;
    }),
  );
  // The words of a store are read when it is first asked for one; a list asks all five.
  words.push(
    time(() => Object.values(loaded.stores).forEach(({ index }) => postingOf(index, 'milk'))),
  );
}
say('load five files', median(load), 'papaparse alone', median(papa));
say(
  '... and the words of all five at once',
  median(load.map((ms, run) => ms + words[run]!)),
  'papaparse alone',
  median(papa),
);
// Twice: what memos hold of the catalogues before falls in the second round.
const collect = (): void => {
  global.gc?.();
  global.gc?.();
};
collect();
// Typed arrays stand beside the heap.
const used = (): number => process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
const before = used();
const { catalogue } = buildCatalogue(sources);
Object.values(catalogue.stores).forEach(({ index }) => postingOf(index, 'milk'));
collect();
console.log(
  `heap of the loaded catalogue: ${((used() - before) / 1e6).toFixed(0)} MB${global.gc ? '' : ' (run node with --expose-gc for a clean figure)'}`,
);

const largest = Object.values(catalogue.stores).sort(
  (a, b) => b.products.length - a.products.length,
)[0]!;
const names = largest.products.map((product) => product.name);
const QUERIES =
  'milk,semi skimmed milk,white bread,salted butter,mature cheddar,eggs,bananas,apples,potatoes,carrots,red onions,broccoli,mushrooms,chicken breast,beef mince,bacon,sausages,salmon fillets,baked beans,chopped tomatoes,spaghetti,basmati rice,olive oil,tomato ketchup,mayonnaise,corn flakes,porridge oats,peanut butter,strawberry jam,honey,tea bags,instant coffee,orange juice,cola,crisps,milk chocolate,ice cream,frozen peas,dog food,toilet roll'.split(
    ',',
  );
const strokes = QUERIES.flatMap((query) =>
  Array.from({ length: query.length - 1 }, (_, at) => query.slice(0, at + 2)),
);
const each = (work: (text: string) => unknown): number =>
  p95(strokes.map((text) => time(() => work(text))));
const mini = new MiniSearch<Product>({ fields: ['name'], storeFields: ['name'] });
mini.addAll(largest.products);
const fuse = new Fuse(names, { threshold: 0.4 });
const fuzzy = new uFuzzy();
const flex = new FlexSearch.Index({ tokenize: 'forward' });
names.forEach((name, id) => flex.add(id, name));
const ours = (text: string): unknown => suggest(text, largest.store, catalogue);
each(ours);
// The first keystroke in a store reads its words and folds its names.
const fresh = Array.from({ length: 5 }, () => buildCatalogue(sources).catalogue);
console.log(
  `first keystroke in a store of ${names.length} products: ${median(fresh.map((loaded) => time(() => suggest('mi', largest.store, loaded)))).toFixed(1)} ms`,
);
const oursP95 = each(ours);
say(
  `suggest, p95 of ${strokes.length} keystrokes, ${names.length} products`,
  oursP95,
  'MiniSearch prefix+fuzzy',
  each((text) => mini.search(text, { prefix: true, fuzzy: 0.2 })),
);
say(
  'suggest, p95',
  oursP95,
  'FlexSearch forward',
  each((text) => flex.search(text, 8)),
);
say(
  'suggest, p95',
  oursP95,
  'uFuzzy',
  each((text) => fuzzy.search(names, text)),
);
const few = strokes.filter((_, at) => at % 20 === 0);
say(
  'suggest, p95',
  oursP95,
  `Fuse.js (${few.length} keystrokes)`,
  p95(few.map((text) => time(() => fuse.search(text, { limit: 8 })))),
);

const lines = ['weekly-shop', 'student', 'family']
  .flatMap((name) => parseList(fs.readFileSync(`examples/${name}.txt`, 'utf8')))
  .slice(0, 50)
  .map((text) => ({ text }));
console.log(
  `the first list of ${lines.length} lines, every name read for the first time: ${time(() => compareList({ store: 'TESCO', lines }, catalogue)).toFixed(0)} ms`,
);
const list = median(
  Array.from({ length: 15 }, () =>
    time(() => compareList({ store: 'TESCO', lines }, { stores: { ...catalogue.stores } })),
  ),
);
const everything = Object.values(catalogue.stores).flatMap((store) =>
  store.products.map((product) => product.name),
);
const scan =
  time(() =>
    lines
      .slice(0, 1)
      .forEach(({ text }) => everything.forEach((name) => fuzzball.token_set_ratio(text, name))),
  ) * lines.length;
say(
  `a list of ${lines.length} lines, ${everything.length} products`,
  list,
  'fuzzball token-set scan (one line measured, times lines)',
  scan,
);
const miniAll = new MiniSearch<{ id: number; name: string }>({ fields: ['name'] });
miniAll.addAll(everything.map((name, id) => ({ id, name })));
say(
  `a list of ${lines.length} lines`,
  list,
  'MiniSearch, search alone',
  time(() => lines.forEach(({ text }) => miniAll.search(text, { prefix: true, fuzzy: 0.2 }))),
);

const cli = median(
  Array.from({ length: 5 }, () =>
    time(() =>
      spawnSync(process.execPath, ['bin/price-compare.cjs', 'suggest', 'milk', '--store', 'TESCO']),
    ),
  ),
);
console.log(`CLI, start to end of "suggest milk" on the bundled catalogue: ${cli.toFixed(0)} ms`);
for (const factor of [1, 2, 4]) {
  const grown = sources.map((source) => {
    const [header, ...rest] = source.text.split(/\r?\n/);
    return {
      ...source,
      text: [
        header,
        ...Array.from({ length: factor }, (_, copy) =>
          rest
            .filter(Boolean)
            .map((row) => (copy ? row.replace(/([A-Za-z]{4,})/, `$1 v${copy}`) : row)),
        ).flat(),
      ].join('\n'),
    };
  });
  let big = catalogue;
  const loading = time(() => {
    big = buildCatalogue(grown).catalogue;
  });
  suggest('mi', 'TESCO', big);
  console.log(
    `${factor}x rows: load ${loading.toFixed(0)} ms, keystroke p95 ${p95(strokes.slice(0, 120).map((text) => time(() => suggest(text, 'TESCO', big)))).toFixed(2)} ms`,
  );
}
console.table(rows);
