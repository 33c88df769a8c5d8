// What a fitted table is made of, as one number: a table that its sources no longer make is found by a test.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

const ROOT = path.join(__dirname, '../..');
const SETS = fs.readFileSync(path.join(ROOT, 'data/judgments/sets.json'), 'utf8');
/** A set that sets.json does not name waits for the next fit: no table is made of it yet. */
const isFittedOrHeldOut = (name: string): boolean =>
  /\.jsonl?$/.test(name) || (name.endsWith('.jsonl.gz') && SETS.includes(`"${name}"`));
const JUDGMENTS = fs
  .readdirSync(path.join(ROOT, 'data/judgments'))
  .filter(isFittedOrHeldOut)
  .sort()
  .map((name) => `data/judgments/${name}`);

/** Whole lists that readers marked. */
const MARKED = fs
  .readdirSync(path.join(ROOT, 'tests/golden/lists'))
  .filter((name) => name.endsWith('.marked'))
  .sort()
  .map((name) => `tests/golden/lists/${name}`);

/** How tables write words and numbers. */
const TABLE_TEXT = [
  'engine/knowledge/quantisedText.ts',
  'engine/fitted/commonWords.ts',
  'engine/knowledge/wordForms.ts',
  'engine/words/markedWords.ts',
  'engine/words/numberText.ts',
  'engine/words/wordList.ts',
] as const;

/** Fitted table -> the readings it is learned from, the code that reads their words, and the script. */
export const SOURCES = {
  'engine/fitted/commonWords.ts': [
    'data/aisles/names.tsv.gz',
    'data/groups/names.tsv.gz',
    'data/reader/word-kinds.txt',
    'engine/words/normalise.ts',
    'engine/words/wordList.ts',
    'scripts/fit/commonWords.ts',
  ],
  'engine/fitted/aisles.ts': [
    'data/aisles/aisles.txt',
    'data/aisles/names.tsv.gz',
    'engine/words/normalise.ts',
    'engine/lexicon/variants.ts',
    'engine/knowledge/aisleCodec.ts',
    ...TABLE_TEXT,
    'scripts/fit/aisles.ts',
  ],
  'engine/fitted/vectors.ts': [
    'data/groups/names.tsv.gz',
    'engine/knowledge/vectorCodec.ts',
    ...TABLE_TEXT,
    'scripts/fit/vectors.ts',
  ],
  'engine/fitted/model.ts': [
    ...JUDGMENTS,
    'engine/fitted/aisles.ts',
    'engine/fitted/vectors.ts',
    'engine/words/normalise.ts',
    'engine/lexicon/variants.ts',
    'engine/evidence/features.ts',
    'engine/ranking/modelTypes.ts',
    ...TABLE_TEXT,
    'scripts/fit/boost.ts',
    'scripts/fit/options.ts',
  ],
  'engine/fitted/readerRoles.ts': [
    'data/groups/names.tsv.gz',
    'data/reader/word-kinds.txt',
    'engine/words/normalise.ts',
    'engine/fitted/commonWords.ts',
    'engine/tagger/bitSets.ts',
    'engine/tagger/wordPairs.ts',
    'engine/tagger/readerRoles.ts',
    'engine/words/markedWords.ts',
    'engine/words/numberText.ts',
    'engine/words/wordList.ts',
    'scripts/reader/roles.ts',
  ],
  // Lines of recipes are not in this repository; what the lexicon knows of a word may grow without a fit.
  'engine/fitted/readerTables.ts': [
    ...MARKED,
    'data/reader/plans.txt',
    'data/reader/remarks.txt',
    'engine/fitted/readerRoles.ts',
    ...[
      'tagger/featureKeys',
      'tagger/lineFeatures',
      'tagger/lineSketch',
      'tagger/linearChain',
      'tagger/chainText',
      'layout/sentences',
      'layout/layout',
      'spelling/misread',
      'layout/rows',
      'layout/seenText',
      'labelling/textKind',
      'tagger/segments',
      'layout/tableCells',
      'tagger/tokens',
      'tagger/wordFeatures',
      'tagger/wordKnowledge',
      'tagger/wordPairs',
      'tagger/wordSurroundings',
    ].map((name) => `engine/${name}.ts`),
    ...['crf', 'decorations', 'examples', 'marks', 'otherNames', 'recipeLines', 'typedLines'].map(
      (name) => `scripts/reader/${name}.ts`,
    ),
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

/** The parts of a table (texts, numbers, and parts of them), by name, as an object of texts in many short lines. */
export const inParts = (parts: object): string =>
  `{\n${Object.entries(parts)
    .map(([part, of]) => `${part}: ${inPart(of)},\n`)
    .join('')}}`;
function inPart(of: unknown): string {
  if (typeof of === 'string') return inRuns(of);
  return typeof of === 'object' ? inParts(of!) : String(of);
}
export const inRuns = (text: string): string =>
  `\`\n${text.replace(new RegExp(`.{${WIDTH}}`, 'g'), '$&\n')}\n\``;

/** Writes a table with the hash of what it is made of. */
export function writeTable(table: FittedTable, body: string): void {
  fs.writeFileSync(
    path.join(ROOT, table),
    `// Written by a fit (docs/contribute/refit.md); do not edit. Sources: data/README.md.\n// Sources as fitted: ${hashOfSources(table)}\n\n${body}`,
  );
}

/** The hash that a table carries. */
export const hashInTable = (table: FittedTable): string | undefined =>
  /^\/\/ Sources as (?:fitted|measured): ([0-9a-f]{16})$/m.exec(
    fs.readFileSync(path.join(ROOT, table), 'utf8'),
  )?.[1];
