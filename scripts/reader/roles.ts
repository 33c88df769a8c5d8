// What words of names are, as a table of the reader's own: the page reads rows without vectors and aisles.
import fs from 'node:fs';

const WIDTH = 96;

/** The text of engine/fitted/readerRoles.ts, from data/reader/word-kinds.txt. */
export function rolesText(): string {
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
`;
}
