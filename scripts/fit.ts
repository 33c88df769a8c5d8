/**
 * Makes the fitted tables commonWords, aisles, vectors and model (engine/fitted) from data/ and a folder of catalogues; fit-reader.ts makes the others.
 * usage: npm run fit -- --data FOLDER [commonWords] [aisles] [vectors] [model]
 * FOLDER holds a folder of price files for each season that data/judgments/sets.json names. Without a table's name all are made:
 * the words, then aisles and vectors beside one another, then the two models, which stand over both. Deterministic; see docs/contribute/refit.md.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeTable } from './fit/sources';

const TABLES = ['commonWords', 'aisles', 'vectors', 'model'] as const;
type Table = (typeof TABLES)[number];
const isTable = (word: string): word is Table => TABLES.includes(word as Table);

/** Each in a process of its own: a model reads the tables that were written before. */
const run = (...words: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    spawn('npx', ['tsx', 'scripts/fit/run.ts', ...words], { stdio: 'inherit' }).on(
      'exit',
      (status) => resolve(status === 0),
    );
  });

async function fitModels(folder: string): Promise<boolean> {
  const parts = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-fit-'));
  const files = ['search', 'equiv'].map((kind) => [kind, path.join(parts, kind)] as const);
  const done = await Promise.all(files.map(([kind, file]) => run(kind, folder, file)));
  if (!done.every(Boolean)) return false;
  writeTable(
    'engine/fitted/model.ts',
    [
      "import type { ModelText } from '../ranking/modelTypes';\n",
      ...files.map(([, file]) => fs.readFileSync(file, 'utf8')),
    ].join('\n'),
  );
  return true;
}

/** The exit code: 0 made, 1 failed, 2 not asked for rightly. */
async function fit(words: readonly string[]): Promise<number> {
  const dataAt = words.indexOf('--data');
  const folder = dataAt < 0 ? undefined : words[dataAt + 1];
  const named = words.filter((_, at) => dataAt < 0 || (at !== dataAt && at !== dataAt + 1));
  const unknown = named.filter((word) => !isTable(word));
  if (unknown.length) {
    console.error(`There is no table ${unknown.join(', ')}; there are ${TABLES.join(', ')}.`);
    return 2;
  }
  const tables = TABLES.filter((table) => !named.length || named.includes(table));
  if (tables.includes('model') && folder === undefined) {
    console.error(
      'The model is fitted over real price files, which are not in this repository: npm run fit -- --data FOLDER. data/README.md says what FOLDER holds.',
    );
    return 2;
  }
  if (tables.includes('commonWords') && !(await run('commonWords'))) return 1;
  const before = tables.filter((table) => table === 'aisles' || table === 'vectors');
  const made = (await Promise.all(before.map((table) => run(table)))).every(Boolean);
  return made && (!tables.includes('model') || (await fitModels(folder!))) ? 0 : 1;
}

void fit(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
