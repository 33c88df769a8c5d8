// What words of names are, as a table of the reader's own: the page reads rows without vectors and aisles.
import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { pairPlaces, writeBits } from '../../engine/query/wordPairs';
import { fold, stem } from '../../engine/words/normalise';

const WIDTH = 96;

/** Names that a word must head, and a pair must stand in, to count. */
const LEAST_HEADS = 4;
const LEAST_PAIRS = 2;
/** In so much of the names of its rarer word a pair must stand. */
const LEAST_SHARE = 0.04;
const BITS_A_PAIR = 7;

interface Name {
  head: string;
  words: string[];
}
/** The names that readers put into groups (data/README.md): head and words. */
const namesOf = (): Name[] =>
  gunzipSync(fs.readFileSync('data/groups/names.tsv.gz'))
    .toString('utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((cells) => cells.length > 6)
    .map((cells) => ({
      head: stem(fold(cells[5]!)),
      words: [...new Set(cells[6]!.split(' ').map((word) => stem(fold(word))))].sort(),
    }));

const count = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** Words that head names, and the pairs of them that names hold. */
function pairsOfNames(): { heads: string[]; pairs: [string, string][] } {
  const names = namesOf();
  const headed = count(names.map(({ head }) => head));
  const heads = new Set(
    [...headed]
      .filter(([word, times]) => times >= LEAST_HEADS && /^[a-z]/.test(word))
      .map(([word]) => word),
  );
  const known = names.map(({ words }) => words.filter((word) => heads.has(word)));
  const alone = count(known.flat());
  const together = count(
    known.flatMap((words) =>
      words.flatMap((one, at) => words.slice(at + 1).map((other) => `${one} ${other}`)),
    ),
  );
  const pairs = [...together]
    .map(([pair, times]) => ({ pair: pair.split(' ') as [string, string], times }))
    .filter(
      ({ pair: [one, other], times }) =>
        times >= LEAST_PAIRS && times >= LEAST_SHARE * Math.min(alone.get(one)!, alone.get(other)!),
    )
    .map(({ pair }) => pair);
  return { heads: [...heads].sort(), pairs };
}

const linesOf = (text: string, width: number): string[] =>
  text.match(new RegExp(`.{1,${width}}`, 'g')) ?? [];
const wordLines = (words: readonly string[]): string[] =>
  words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= WIDTH) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
const quoted = (lines: readonly string[]): string =>
  `[\n${lines.map((line) => `  '${line}',\n`).join('')}]`;

/** The text of engine/fitted/readerRoles.ts, from data/reader/word-kinds.txt. */
export function rolesText(): string {
  const { heads, pairs } = pairsOfNames();
  const size = BITS_A_PAIR * pairs.length;
  const bits = writeBits(
    pairs.flatMap(([one, other]) => pairPlaces(one, other, 6 * Math.ceil(size / 6))),
    size,
  );
  const rows = fs
    .readFileSync('data/reader/word-kinds.txt', 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]: /.test(line))
    .map((line) => {
      const lines: string[] = [];
      for (const word of line.slice(3).split(' ')) {
        const last = lines.at(-1);
        if (last === undefined || last.length + word.length >= WIDTH) lines.push(word);
        else lines[lines.length - 1] = `${last} ${word}`;
      }
      return `  ${line[0]!}: [\n${lines.map((one) => `    '${one}',\n`).join('')}  ].join(' '),\n`;
    });
  return `/**
 * Written by scripts/fit-reader.ts; do not edit. What words of names are, as stems: K a thing, V a variety, P a state, D a diet,
 * A a use, O an origin, Q a quality, U a unit, N nothing.
 */
export const READER_ROLES: Readonly<Record<string, string>> = {
${rows.join('')}};
/** Words that head names (wordPairs.ts). */
export const HEAD_WORDS = ${quoted(wordLines(heads))}.join(' ');
/** The pairs of them that stand in one name, as bits. */
export const PAIR_BITS: readonly string[] = ${quoted(linesOf(bits, WIDTH))};
`;
}
