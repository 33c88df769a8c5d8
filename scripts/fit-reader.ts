/**
 * Fits the reader of lists and writes engine/fitted/readerTables.ts and readerRoles.ts (from
 * data/reader/word-kinds.txt).
 * usage: npx tsx scripts/fit-reader.ts RECIPE-LINES.csv LISTS-FOLDER... [--measure]
 * RECIPE-LINES.csv: labelled lines of recipes (name, quantity, unit, size, preparation, comment, purpose); every fifth line, by
 * a hash of its text, is kept back. LISTS-FOLDER: lists marked by readers (tests/golden/lists/README.md); those whose number is
 * a multiple of three are kept back. Deterministic. --measure prints what the fit reads of what was kept back, and writes nothing.
 */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bestSequence, readChain, type ChainTable } from '../engine/query/linearChain';
import { lineFeatures, type SeenLine } from '../engine/query/lineFeatures';
import { contextOf, recipeShare, seenLine } from '../engine/query/seenText';
import { wordFeatures } from '../engine/query/wordFeatures';
import { fitChain, tableOf, type Example } from './reader/perceptron';
import { decorated } from './reader/decorations';
import { isTest, labelsOf, readLists, type MarkedLine, type MarkedList } from './reader/marks';
import { rolesText } from './reader/roles';
import { readRecipeLines, type RecipeLine } from './reader/recipeLines';
import { typedLines } from './reader/typedLines';

const ROUNDS = { lines: 12, words: 10 };
/** Weights that ship. */
const CELLS = { lines: 7_000, words: 33_000 };
/** How often a line of a list counts beside one of a recipe. */
const TIMES = 3;

const [recipes, ...rest] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (!recipes || !rest.length) throw new Error('usage: fit-reader RECIPE-LINES.csv LISTS-FOLDER...');
// The features read this table: it is written first.
if (!process.argv.includes('--measure'))
  fs.writeFileSync(path.join('engine', 'fitted', 'readerRoles.ts'), rolesText());
const lists = rest.flatMap((folder) => {
  const { lists: read, bad } = readLists(folder);
  for (const why of bad) console.error(`${folder}: ${why}`);
  return read;
});
const recipeLines = readRecipeLines(recipes);

const seenOf = ({ lines }: MarkedList): SeenLine[] => lines.map(({ text }) => seenLine(text));
const kindOf = ({ kind }: MarkedLine): string => (kind === 'E' ? 'N' : kind);

const lineExample = (list: MarkedList): Example => ({
  features: lineFeatures(seenOf(list)),
  labels: list.lines.map(kindOf),
});

/** The lines of a list with words to read, each with the labels of its tokens behind the stamp. */
function wordExamples(list: MarkedList): (Example & { line: MarkedLine })[] {
  const seen = seenOf(list);
  const share = recipeShare(seen);
  return list.lines.flatMap((line, at) => {
    if (line.kind !== 'I' && line.kind !== 'H') return [];
    const { tokens, chat } = seen[at]!;
    const { labels } = labelsOf(line);
    return [
      {
        line,
        features: wordFeatures(tokens, contextOf({ tokens, chat }, share, line.kind)),
        labels: labels.slice(labels.length - tokens.length),
      },
    ];
  });
}

function recipeExample({ input, labels }: RecipeLine, at: number): Example {
  const seen = seenLine(input);
  // Of a whole recipe, or alone.
  const share = at % 2 ? 1 : recipeShare([seen]);
  return { features: wordFeatures(seen.tokens, contextOf(seen, share, 'I')), labels };
}

const fitLists = lists.filter(({ id }) => !isTest(id));
const words: Example[] = [
  ...typedLines('public').map(({ text, labels }) => {
    const seen = seenLine(text);
    return { features: wordFeatures(seen.tokens, contextOf(seen, 0, 'I')), labels };
  }),
  ...recipeLines.fit.map(recipeExample),
  ...fitLists.flatMap((list) =>
    [...wordExamples(list), ...wordExamples(decorated(list))].map((example) => ({
      features: example.features,
      labels: example.labels,
      times: TIMES,
    })),
  ),
];
const lineExamples = fitLists.map(lineExample);
const wordTable = tableOf(fitChain(words, ROUNDS.words), CELLS.words);
const lineTable = tableOf(fitChain(lineExamples, ROUNDS.lines), CELLS.lines);

const written = (
  name: string,
  what: string,
  { labels, step, transitions, rows }: ChainTable,
): string => `
/** ${what} */
export const ${name}: ChainTable = {
  labels: ${JSON.stringify(labels).replaceAll('"', "'").replaceAll(',', ', ')},
  step: ${step},
  transitions:
    '${transitions}',
  rows: [
${rows.map((row) => `    '${row}',`).join('\n')}
  ],
};
`;
const text = `/** Written by scripts/fit-reader.ts; do not edit. See docs. */
/* prettier-ignore-start */
import type { ChainTable } from '../query/linearChain';
${written('LINE_TABLE', 'What a line of a list is (lineFeatures.ts).', lineTable)}${written('WORD_TABLE', 'What a word of an item is (wordFeatures.ts).', wordTable)}`;
console.log(
  `${fitLists.length} lists, ${words.length} lines; ${(gzipSync(text).length / 1000).toFixed(1)} kB compressed`,
);

measure();
if (!process.argv.includes('--measure')) {
  fs.writeFileSync(path.join('engine', 'fitted', 'readerTables.ts'), text);
}

function measure(): void {
  const [lineChain, wordChain] = [readChain(lineTable), readChain(wordTable)];
  for (const [name, some] of [
    ['fit', fitLists],
    ['test', lists.filter(({ id }) => isTest(id))],
  ] as const) {
    let [right, all, item, exact] = [0, 0, 0, 0];
    const wrong = new Map<string, number>();
    for (const list of some) {
      const { features, labels } = lineExample(list);
      bestSequence(lineChain, features).forEach((label, at) => {
        if (list.lines[at]!.kind === 'E') return;
        all++;
        if (label === labels[at]) right++;
        else wrong.set(`${labels[at]!}>${label}`, (wrong.get(`${labels[at]!}>${label}`) ?? 0) + 1);
      });
      for (const { features: keys, labels: gold } of wordExamples(list)) {
        item++;
        if (bestSequence(wordChain, keys).every((label, at) => label === gold[at])) exact++;
      }
    }
    console.log(
      name,
      `${some.length} lists; lines right ${percent(right, all)} of ${all}; word layer wholly right ${percent(exact, item)} of ${item}`,
    );
    console.log(
      '  ',
      [...wrong]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 12)
        .map(([what, count]) => `${what} ${count}`)
        .join(', '),
    );
  }
  let named = 0;
  recipeLines.test.forEach((line, at) => {
    const guess = bestSequence(wordChain, recipeExample(line, at).features);
    if (
      guess.every(
        (label, place) =>
          isName(label) === isName(line.labels[place]!) || line.tokens[place]!.kind === 'mark',
      )
    )
      named++;
  });
  console.log(
    `recipe lines kept back: name right ${percent(named, recipeLines.test.length)} of ${recipeLines.test.length}`,
  );
}

function percent(part: number, whole: number): string {
  return ((100 * part) / Math.max(1, whole)).toFixed(1);
}
function isName(label: string): boolean {
  return /[nab]/.test(label);
}
