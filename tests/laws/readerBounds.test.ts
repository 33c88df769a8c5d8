// What the reader may cost, what it leaves out, and that no text makes it throw.
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { readList } from '../../engine';
import { bestSequence, type Chain } from '../../engine/tagger/linearChain';
import { THINGS, LISTS } from './readThings';

/** Pieces of lists in any order: text of any letters has hardly a line that is left out. */
const likeLists = fc
  .array(
    fc.constantFrom(
      ...['milk', '2 x ', 'Hi love', 'thanks x', '[x] salt', 'Frozen:', '(got thyme)', '12:05'],
      ...['have rice, no beans', ' - have', 'Tom: ', ' and ', ', ', '- ', '\n', '\n', '\r\n'],
    ),
  )
  .map((pieces) => pieces.join(''));
test('no text makes it throw, and each line is told once at most', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), likeLists), (text) => {
      const { items, leftOut } = readList(text);
      const told = new Set(items.map(({ line }) => line));
      for (const { line } of leftOut) {
        expect(told.has(line)).toBe(false);
        told.add(line);
      }
    }),
    { numRuns: 500 },
  );
});

test('what is left out says its text without the stamp of the chat', () => {
  const { items, leftOut } = readList(
    [
      '[02/11/2025, 18:04:11] Priya: hiya x',
      '[02/11/2025, 18:05:31] Tom: milk',
      '[02/11/2025, 18:06:00] Tom: You deleted this message',
      '[02/11/2025, 18:06:10] Tom: Frozen:',
      '[02/11/2025, 18:06:20] Tom: peas',
    ].join('\n'),
  );
  expect(leftOut.map(({ text }) => text)).toEqual([
    'hiya x',
    'You deleted this message',
    'Frozen:',
  ]);
  expect(leftOut[1]!.reason).toBe('note');
  expect(items.map(({ searchTerm, heading }) => [searchTerm, heading])).toEqual([
    ['milk', null],
    ['frozen peas', 'Frozen'],
  ]);
});

/** The work of a chain, counted: the keys that it was asked for. */
function workOf(places: number): number {
  let asked = 0;
  const chain: Chain = {
    labels: ['a', 'b'],
    transitions: new Float64Array(6),
    add: () => {
      asked++;
    },
  };
  bestSequence(
    chain,
    Array.from({ length: places }, () => [1, 2, 3]),
  );
  return asked;
}
test('labelling asks three keys a place for three keys a place', () => {
  expect(workOf(2_000)).toBe(2 * workOf(1_000));
});

test('five times the lines cost about five times as much', () => {
  const lines = Array.from({ length: 600 }, (_, at) => `${THINGS[at % THINGS.length]!} ${at}g`);
  const cost = (text: string): number => {
    const begin = process.cpuUsage().user;
    readList(text);
    return process.cpuUsage().user - begin;
  };
  cost(lines.join('\n'));
  const [once, often] = [cost(lines.join('\n')), cost(Array(5).fill(lines.join('\n')).join('\n'))];
  // Quadratic would be 25.
  expect(often / once).toBeLessThan(15);
});

test('marks taken out, a marked list is its text', () => {
  for (const file of fs.readdirSync(LISTS).filter((name) => name.endsWith('.marked'))) {
    const text = fs
      .readFileSync(path.join(LISTS, file), 'utf8')
      .split('\n')
      .map((line) => (line.includes('\t') ? line.slice(line.indexOf('\t') + 1) : ''))
      .join('\n')
      .replace(/\\(.)|\{[nbquswxapr](?:=\d+(?:\.\d+)?)?:|[}|]/gs, '$1');
    const said = fs.readFileSync(path.join(LISTS, file.replace('.marked', '.txt')), 'utf8');
    expect([file, text.trimEnd()]).toEqual([file, said.trimEnd()]);
  }
});

test.each([
  ['Already in: rice, salt, oil', 'has'],
  ["DON'T GET: ketchup, foil", 'has'],
  ['(got thyme, bay leaves)', 'has'],
  ['cumin - have', 'has'],
  ['## Drinks', 'heading'],
])('"%s" among things to buy is none of them', (line, reason) => {
  const { items, leftOut } = readList(['milk', 'bread', line, 'carrots', 'eggs'].join('\n'));
  expect(items.map(({ searchTerm }) => searchTerm)).toEqual(['milk', 'bread', 'carrots', 'eggs']);
  expect(leftOut).toEqual([{ line: 3, text: expect.any(String), reason }]);
});

test.each([
  ['Still to get: rice, salt', ['rice', 'salt']],
  ["Don't forget: rice, salt", ['rice', 'salt']],
  ["Haven't got: rice, salt", ['rice', 'salt']],
  ['rice - if they have it', ['rice']],
])('"%s" is to buy, though it speaks of having', (line, terms) => {
  const { items } = readList(['milk', 'bread', line, 'carrots', 'eggs'].join('\n'));
  expect(items.filter(({ line }) => line === 3).map(({ searchTerm }) => searchTerm)).toEqual(terms);
});

test('words that each name a thing, and that no name holds side by side, are several things', () => {
  expect(readList('eggs\njam butter tuna\ncarrots').items).toHaveLength(5);
  expect(readList('eggs\nrice crispies variety packs\ncarrots').items).toHaveLength(3);
});
