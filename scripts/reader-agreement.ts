/**
 * How far two readers of the same lists agree: tests/golden/lists and, of some of them, tests/golden/lists/second.
 * usage: npx tsx scripts/reader-agreement.ts
 */
import fs from 'node:fs';
import path from 'node:path';
import { share, wantedIn, type WantedItem } from './reader/figures';
import { readMarkedLine, type MarkedLine } from './reader/marks';

const LISTS = 'tests/golden/lists';
const SECOND = path.join(LISTS, 'second');
const marked = (file: string): MarkedLine[] =>
  fs
    .readFileSync(file, 'utf8')
    .replace(/\n$/, '')
    .split('\n')
    .map((line, at) => readMarkedLine(line, at + 1));

/** The share of the words of two names that both hold. */
const likeness = ({ name }: WantedItem, other: WantedItem): number =>
  [...name].filter((word) => other.name.has(word)).length / Math.max(name.size, other.name.size);

const HALF = 0.5;
const sum = { lines: 0, sameKind: 0, items: 0, same: 0, sameWords: 0, sameCount: 0 };
function compare(line: MarkedLine, other: MarkedLine): void {
  if (line.text !== other.text) throw new Error(`"${line.text}" is not "${other.text}"`);
  if (line.kind === 'E') return;
  sum.lines++;
  if ((line.kind === 'I') === (other.kind === 'I')) sum.sameKind++;
  const left = wantedIn(other);
  for (const item of wantedIn(line)) {
    sum.items++;
    const [best] = left.sort((a, b) => likeness(item, b) - likeness(item, a));
    if (!best || likeness(item, best) < HALF) continue;
    left.shift();
    sum.same++;
    if (likeness(item, best) === 1) sum.sameWords++;
    if (best.count === item.count) sum.sameCount++;
  }
}

const files = fs.readdirSync(SECOND);
for (const file of files) {
  const id = file.replace('.marked', '-');
  const first = fs
    .readdirSync(LISTS)
    .find((name) => name.startsWith(id) && name.endsWith('.marked'))!;
  const other = marked(path.join(SECOND, file));
  marked(path.join(LISTS, first)).forEach((line, at) => compare(line, other[at]!));
}
console.log(
  `${files.length} lists: item or not ${share(sum.sameKind, sum.lines)} of ${sum.lines} lines; same item ${share(sum.same, sum.items)} of ${sum.items}, in the same words ${share(sum.sameWords, sum.items)}; of these same quantity ${share(sum.sameCount, sum.same)}`,
);
