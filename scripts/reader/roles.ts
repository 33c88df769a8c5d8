// What words of names are, as a table of the reader's own: the page reads rows without vectors and aisles.
import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { writeBitSet } from '../../engine/tagger/bitSets';
import { pairText } from '../../engine/tagger/wordPairs';
import { levelOf, writeRolesText } from '../../engine/tagger/readerRoles';
import { fold, stem } from '../../engine/words/normalise';
import { inParts, inRuns, writeTable } from '../fit/sources';

/** Names that a word must head, and a pair must stand in, to count. */
const LEAST_HEADS = 4;
const LEAST_PAIRS = 2;
/** Names that hold a word which heads none, to count. */
const LEAST_SAID = 6;
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

/** Pairs of a word that heads no name and one that does, in names headed by it: "bayonet bulb". */
function kindsOfHeads(names: readonly Name[], heads: ReadonlySet<string>): string[] {
  const said = count(names.flatMap(({ words }) => words));
  const isKind = (word: string): boolean =>
    !heads.has(word) && said.get(word)! >= LEAST_SAID && /^[a-z]/.test(word);
  const headed = names.filter(({ head }) => heads.has(head));
  const alone = count(headed.map(({ head }) => head));
  const together = count(
    headed.flatMap(({ head, words }) => words.filter(isKind).map((word) => `${word} ${head}`)),
  );
  return [...together]
    .filter(([pair, times]) => {
      const [word, head] = pair.split(' ') as [string, string];
      const least = LEAST_SHARE * Math.min(said.get(word)!, alone.get(head)!);
      return times >= LEAST_PAIRS && times >= least;
    })
    .map(([pair]) => pair);
}

/** Words that head names with how often they do, and the pairs of them and others that names hold. */
function pairsOfNames(): { levels: Map<string, number>; pairs: [string, string][] } {
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
  for (const pair of kindsOfHeads(names, heads)) pairs.push(pair.split(' ') as [string, string]);
  const said = count(names.flatMap(({ head, words }) => [...new Set([...words, head])]));
  const levels = new Map(
    [...heads].map((word) => [word, levelOf(headed.get(word)! / said.get(word)!)]),
  );
  return { levels, pairs };
}

/** Word -> what names use it for, as data/reader/word-kinds.txt has it: a letter and its words, a line each. */
const rolesOfWords = (): Map<string, string> =>
  new Map(
    fs
      .readFileSync('data/reader/word-kinds.txt', 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z]: /.test(line))
      .flatMap((line) =>
        line
          .slice(3)
          .split(' ')
          .map((word) => [word, line[0]!] as const),
      ),
  );

/** Writes engine/fitted/readerRoles.ts. */
export function writeRoles(): void {
  const { levels, pairs } = pairsOfNames();
  const pairTexts = pairs.map(([one, other]) => pairText(one, other));
  writeTable(
    'engine/fitted/readerRoles.ts',
    `import type { RolesText } from '../tagger/readerRoles';

/** What words of names are, as stems. */
export const READER_ROLES: RolesText = ${inParts(writeRolesText(rolesOfWords(), levels))};

/** The pairs of words heading names that stand in one name, as bits (bitSets.ts). */
export const PAIR_BITS = ${inRuns(writeBitSet(pairTexts, BITS_A_PAIR))};
`,
  );
}
