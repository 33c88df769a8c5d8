// The words of all that readers read, each once, for the tables that speak of words: engine/fitted/commonWords.ts.
import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { stem } from '../../engine/words/normalise';
import { writeWordList } from '../../engine/words/wordList';
import { inRuns, writeTable } from './sources';

/** The cells of a file of names, a list a line. */
const cellsOf = (file: string): string[][] =>
  gunzipSync(fs.readFileSync(file))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));

/** Heads and words of names, as the tables learn them, and the words that readers sorted by kind. */
const wordsRead = (): string[] => [
  ...cellsOf('data/aisles/names.tsv.gz').flatMap(([, , , head, words]) => [
    head!,
    ...words!.split(' ').map(stem),
  ]),
  ...cellsOf('data/groups/names.tsv.gz').flatMap(([, , , , , head, words]) => [
    head!,
    ...words!.split(' '),
  ]),
  ...fs
    .readFileSync('data/reader/word-kinds.txt', 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]: /.test(line))
    .flatMap((line) => line.slice(3).split(' ')),
];

/** Writes the table. */
export function writeCommonWords(): void {
  const words = [...new Set(wordsRead())].filter(Boolean).sort();
  writeTable(
    'engine/fitted/commonWords.ts',
    `/** Words, as stems (wordList.ts). */
export const COMMON_WORDS = ${inRuns(writeWordList(words))};
`,
  );
  console.log(`common words: ${words.length}`);
}
