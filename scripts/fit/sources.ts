// What a fitted table is made of, as one number: a table that its sources no longer make is found by a test.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

const ROOT = path.join(__dirname, '../..');
const JUDGMENTS = fs
  .readdirSync(path.join(ROOT, 'data/judgments'))
  .filter((name) => /\.(?:jsonl(?:\.gz)?|json)$/.test(name))
  .sort()
  .map((name) => `data/judgments/${name}`);

/** Fitted table -> the readings it is learned from, the code that reads their words, and the script. */
export const SOURCES = {
  'engine/fitted/aisles.ts': [
    'data/aisles/aisles.txt',
    'data/aisles/names.tsv.gz',
    'engine/words/normalise.ts',
    'engine/lexicon/variants.ts',
    'engine/knowledge/aisleCodec.ts',
    'engine/knowledge/quantisedText.ts',
    'scripts/fit/aisles.ts',
  ],
  'engine/fitted/vectors.ts': [
    'data/groups/names.tsv.gz',
    'engine/knowledge/vectorCodec.ts',
    'engine/knowledge/quantisedText.ts',
    'scripts/fit/vectors.ts',
  ],
  'engine/fitted/model.ts': [
    ...JUDGMENTS,
    'engine/fitted/aisles.ts',
    'engine/fitted/vectors.ts',
    'engine/words/normalise.ts',
    'engine/lexicon/variants.ts',
    'engine/evidence/features.ts',
    'scripts/fit/boost.ts',
    'scripts/fit/options.ts',
  ],
} as const;
export type FittedTable = keyof typeof SOURCES;

/** Code counts by what it does: its comments, layout and inner names may change. */
const meaning = (file: string): Buffer | string => {
  const text = fs.readFileSync(path.join(ROOT, file));
  return file.endsWith('.ts')
    ? transformSync(text.toString('utf8'), { loader: 'ts', minify: true }).code
    : text;
};

/** The sources of a table as 16 hexadecimal digits. */
export function hashOfSources(table: FittedTable): string {
  const hash = createHash('sha256');
  for (const file of SOURCES[table]) hash.update(`${file}\n`).update(meaning(file));
  return hash.digest('hex').slice(0, 16);
}

const WIDTH = 100;
/** Entries on lines of at most 100 columns. */
export function inLines(entries: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const entry of entries) {
    if (line !== '' && line.length + 1 + entry.length > WIDTH) {
      lines.push(line);
      line = entry;
    } else line = line === '' ? entry : `${line} ${entry}`;
  }
  return [...lines, line].join('\n');
}

/** Writes a table with the hash of what it is made of. */
export function writeTable(table: FittedTable, body: string): void {
  fs.writeFileSync(
    path.join(ROOT, table),
    `// Written by \`npm run fit\`; do not edit. Sources: data/README.md.\n// Sources as fitted: ${hashOfSources(table)}\n\n${body}`,
  );
}

/** The hash that a table carries. */
export const hashInTable = (table: FittedTable): string | undefined =>
  /^\/\/ Sources as fitted: ([0-9a-f]{16})$/m.exec(
    fs.readFileSync(path.join(ROOT, table), 'utf8'),
  )?.[1];
