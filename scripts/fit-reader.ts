/**
 * Fits the reader of lists and writes engine/fitted/readerTables.ts and readerRoles.ts (from
 * data/reader/word-kinds.txt).
 * usage: npx tsx scripts/fit-reader.ts RECIPE-LINES.csv LISTS-FOLDER [--measure | --folds N [--faults FILE]]
 * RECIPE-LINES.csv: labelled lines of recipes (name, quantity, unit, size, preparation, comment, purpose); every fifth line, by
 * a hash of its text, is kept back. LISTS-FOLDER: lists marked by readers (tests/golden/lists/README.md); those whose number is
 * a multiple of three are kept back. Deterministic. --measure prints the figures of what was kept back, and writes nothing;
 * --folds leaves the lists kept back alone and prints the figures of folds of the others, --faults writes what is wrong there.
 */
import fs from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chainsOf } from '../engine/tagger/readerChains';
import { fitReader } from './reader/examples';
import { inParts, writeTable } from './fit/sources';
import { addFigures, listFigures, NO_FIGURES, shownFigures } from './reader/figures';
import { isPractice, isTest, readLists, type MarkedList } from './reader/marks';
import { keptBackFigures } from './reader/shippedFigures';
import { recipeFigures } from './reader/recipeFigures';
import { readRecipeLines } from './reader/recipeLines';
import { writeRoles } from './reader/roles';
import { typedLines } from './reader/typedLines';
import type { ChainTable } from '../engine/tagger/chainText';

const words = process.argv.slice(2);
const option = (name: string): string | null => {
  const at = words.indexOf(name);
  return at < 0 ? null : words.splice(at, 2)[1]!;
};
const [folds, faults] = [option('--folds'), option('--faults')];
const [recipes, folder, how] = words;
if (!recipes || !folder) throw new Error('usage: fit-reader RECIPE-LINES.csv LISTS-FOLDER');
const { lists, bad } = readLists(folder);
for (const why of bad) console.error(`${folder}: ${why}`);
const recipeLines = readRecipeLines(recipes);
const data = { recipes: recipeLines.fit, typed: typedLines('public') };
const fitLists = lists.filter(({ id }) => !isTest(id));
if (folds) crossValidate(Number(folds));
else fit(how === '--measure');

function crossValidate(count: number): void {
  const held = fitLists.filter(({ id }) => !isPractice(id));
  const sum = { ...NO_FIGURES };
  const told: string[] = [];
  for (let fold = 0; fold < count; fold++) {
    const out = new Set<MarkedList>(held.filter((_, at) => at % count === fold));
    const tables = fitReader({ ...data, lists: fitLists.filter((list) => !out.has(list)) });
    const chains = chainsOf(tables.lines, tables.words);
    const figures = listFigures(chains, [...out], ({ what, list, line, text, said }) =>
      told.push([what, `${list}:${line}`, said, text].join('\t')),
    );
    console.log(shownFigures(figures));
    addFigures(sum, figures);
    if (!fold) console.log(recipeFigures(chains, recipeLines.test));
  }
  console.log(`all folds: ${shownFigures(sum)}`);
  if (faults) fs.writeFileSync(faults, `${told.sort().join('\n')}\n`);
}

function fit(measureOnly: boolean): void {
  // The features read this table: it is written first.
  if (!measureOnly) writeRoles();
  const tables = fitReader({ ...data, lists: fitLists });
  const text = tablesText(tables.lines, tables.words);
  if (!measureOnly) writeTable('engine/fitted/readerTables.ts', text);
  const roles = fs.readFileSync('engine/fitted/readerRoles.ts');
  console.log(
    `${fitLists.length} lists; ${((gzipSync(text).length + gzipSync(roles).length) / 1000).toFixed(1)} kB compressed`,
  );
  const chains = chainsOf(tables.lines, tables.words);
  for (const told of keptBackFigures(chains, lists)) console.log(told);
  console.log(recipeFigures(chains, recipeLines.test));
}

function tablesText(lines: ChainTable, wordTable: ChainTable): string {
  return `// Fitted to lines of recipes besides, which are not in this repository nor in that number.
import type { ChainTable } from '../tagger/chainText';

/** What a line of a list is (lineFeatures.ts). */
export const LINE_TABLE: ChainTable = ${chainText(lines)};

/** What a word of an item is (wordFeatures.ts). */
export const WORD_TABLE: ChainTable = ${chainText(wordTable)};
`;
}

function chainText({ labels, step, ...texts }: ChainTable): string {
  return `{
labels: '${labels.join(' ')}'.split(' '),
step: ${step},
...${inParts(texts)},
}`;
}
