// What commands print, as people see it.
import path from 'node:path';
import { cli } from './memoryIo';
import { temporaryFolder } from './temporaryFolder';
import { LIST, data } from './fixtureList';

const { folder, put } = temporaryFolder();

const page = (
  command: string,
  { code, out, err }: { code: number; out: string; err: string },
): string =>
  `$ price-compare ${command}\n${out}${err ? `--- stderr\n${err}` : ''}--- exit ${code}\n`;

test.each(['table', 'csv', 'markdown'])('a list as %s', async (format) => {
  expect(
    page(
      `- --store TESCO --format ${format}`,
      await cli(['-', '--store', 'TESCO', '--format', format, ...data], LIST),
    ),
  ).toMatchSnapshot();
});

test('more of an item than a line counts is told, in JSON too', async () => {
  const { out, err } = await cli(
    ['-', '--store', 'TESCO', '--format', 'json', ...data],
    '150 x semi skimmed milk\n',
  );
  expect(err).toContain(
    '"150 x semi skimmed milk": 150 asked for, 99 counted: a line holds 1 to 99 of an item\n',
  );
  expect((JSON.parse(out) as { items: object[] }).items).toMatchObject([
    { quantity: 99, asked: 150 },
  ]);
});
test('headings of a list and notices of an exported chat are left out and told', async () => {
  const { out, err, code } = await cli(
    ['-', '--store', 'TESCO', '--format', 'json', ...data],
    'Dairy:\n12/03/2024, 18:20 - Mum added Dad\n12/03/2024, 18:22 - Mum: semi skimmed milk\n',
  );
  expect(
    (JSON.parse(out) as { items: { originalItem: string }[] }).items.map(
      ({ originalItem }) => originalItem,
    ),
  ).toEqual(['semi skimmed milk']);
  expect([err, code]).toEqual([
    expect.stringContaining('1 heading left out: Dairy\n1 note left out: Mum added Dad\n'),
    0,
  ]);
});

test('a line that names a product is not said to ask for more than 99 of it', async () => {
  put('named/tesco.csv', 'name,price\nYorkshire Tea Bags x240,8.95\n');
  const { err } = await cli(
    ['-', '--store', 'TESCO', '--data', path.join(folder, 'named')],
    'Yorkshire Tea Bags x240\n150 x tea bags\n',
  );
  expect(err).not.toContain('"Yorkshire Tea Bags x240"');
  expect(err).toContain('"150 x tea bags": 150 asked for, 99 counted');
});
test.each([
  ['suggest semi --store tesco', ['suggest', 'semi', '--store', 'tesco']],
  ['search "eggs 12" --limit 1', ['search', 'eggs 12', '--limit', '1']],
  ['stores', ['stores']],
])('%s', async (command, args) => {
  expect(page(command, await cli([...args, ...data]))).toMatchSnapshot();
});

test.each([
  [],
  ['list'],
  ['suggest'],
  ['search'],
  ['match'],
  ['stores'],
  ['completion'],
  ['history'],
  ['index'],
  ['catalogue'],
  ['catalogue', 'check'],
  ['catalogue', 'import'],
  ['catalogue', 'publish'],
])('the help of %p %p has examples', async (...command) => {
  const { out } = await cli([...command, '--help']);
  expect(out).toContain('Examples:\n  $ price-compare ');
});
test('output goes to a file', async () => {
  const { written, out } = await cli(
    ['-', '--store', 'TESCO', '--format', 'csv', '--output', 'out.csv', ...data],
    LIST,
  );
  expect(out).toBe('');
  expect(written['out.csv']).toContain('semi skimmed milk 4 pints');
});

test('names never steer a terminal nor break a line, on either stream', async () => {
  const hostile = (day: string, name: string): string =>
    put(
      `${day}/tesco.csv`,
      `name,price\n"${name}",1.00\n"x\u001b[31m\ny",1.00,\n"Soap\u001b[2J\nbar",soon\n`,
    );
  hostile('hostile/2026-11-01', 'Bread \u001b[31mred\u0007\nline');
  const there = path.join(folder, 'hostile');
  const day = path.join(there, '2026-11-01');
  const answers = await Promise.all(
    [
      ['suggest', 'bread', '--store', 'tesco', '--data', day],
      ['search', 'bread', '--data', day],
      ['stores', '--data', day],
      ['history', 'bread', '--data', there],
      ['catalogue', 'check', there],
      ['catalogue', 'publish', day, '--out', path.join(folder, 'hostilePage')],
      ['-', '--store', 'tesco', '--data', day],
    ].map((args) => cli(args, 'bread\n')),
  );
  for (const { out, err } of answers) expect(out + err).not.toMatch(/[^\P{Cc}\n]|^line|^bar/mu);
  expect(answers[0]!.out).toBe('    £1.00  Bread  [31mred  line\n');
});
