// What is said of folders of price files that are no folders, hold nothing, or are the wrong ones.
import fs from 'node:fs';
import path from 'node:path';
import { cli } from './memoryIo';
import { temporaryFolder } from './temporaryFolder';

const { folder, put } = temporaryFolder();
const at = (...parts: string[]): string => path.join(folder, ...parts);
const file = put('tiny.csv', 'name,price\nWhole Milk 1L,£1.00\n');
const slip = path.dirname(put('slip/2026-11-01', 'a file, not a day'));
const sound = path.dirname(
  path.dirname(put('sound/2026-11-01/tesco.csv', 'name,price\nMilk,£1\n')),
);
const hollow = at('hollow');
fs.mkdirSync(at('hollow', '2026-11-01'), { recursive: true });
fs.mkdirSync(at('empty'));
const catalogue = (...args: string[]): string[] => ['catalogue', ...args];

test.each<[string, string[], number, RegExp]>([
  ['checked: a file', catalogue('check', file), 3, /tiny\.csv: this is a file, not a folder\n/],
  ['a file to measure against', catalogue('check', sound, '--against', file), 3, /tiny\.csv: this/],
  ...[catalogue('check', slip), ['history', 'milk', '--data', slip]].map(
    (args): [string, string[], number, RegExp] => [
      `${args[0]}: a file that is called as a day`,
      args,
      3,
      /slip\/2026-11-01: this is a file, not a folder/,
    ],
  ),
  [
    'history: days without a price file',
    ['history', 'milk', '--data', hollow],
    3,
    /hollow: no price file in its dated folders; expected folders such as/,
  ],
  [
    'pack: days without a price file',
    catalogue('pack', hollow, '--out', at('hollow.parquet')),
    3,
    /hollow: no price file in the dated folders \(expected tesco\.csv/,
  ],
  [
    'pack: into the days',
    catalogue('pack', sound, '--out', sound),
    2,
    /sound has dated folders in it, which nobody would read beside a pack; name another/,
  ],
  [
    'more threads than any machine has',
    ['match', '-', '--jobs', '65'],
    2,
    /argument '65' is invalid\. give a whole number from 1 to 64/,
  ],
])('%s', async (_, args, code, words) => {
  const said = await cli(args);
  expect(said.err).toMatch(words);
  expect(said.code).toBe(code);
});

test('nothing packed leaves no pack', () => {
  expect(fs.existsSync(at('hollow.parquet'))).toBe(false);
});

test('nothing earlier to measure against is said', async () => {
  const said = await cli(catalogue('check', sound, '--against', at('empty')));
  expect(said.err).toContain('empty: no earlier price file to measure against');
  expect(said.code).toBe(0);
});

test('a day without files, beside packed ones, is no day that was added', async () => {
  const out = at('kept.parquet');
  expect((await cli(catalogue('pack', sound, '--out', out))).out).toContain('1 day added');
  fs.mkdirSync(at('sound', '2026-11-02'));
  const again = await cli(catalogue('pack', sound, '--out', out));
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining('0 days added') });
});
