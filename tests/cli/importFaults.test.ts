// Files that are not imported: each says why, and what stood there stays.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { GOOD, importing, manifest, rows } from './importing';

const { put, out, run, read } = importing();

test.each([
  ['no such column', GOOD, ['--map', 'price=Cost'], 'there is no column "Cost"'],
  ['no price column', 'name,cost\nMilk,1\n', [], '--map price=COLUMN'],
  [
    'nothing priced',
    'name,price\nMilk semi,\nBread,N/A\n',
    [],
    'none of its 2 rows gives a product (2 no price)',
  ],
  [
    'a decimal comma without quotes',
    'name,price\nMilk semi,1,20\nBread,0,80\n',
    [],
    'none of its 2 rows gives a product (2 more cells than columns (the first in row 2: "Milk semi,1,20"))',
  ],
  [
    'mixed currencies',
    'name,price\nMilk semi,£1.20\nLait,€1.30\n',
    [],
    'row 3, column "price": "€1.30" is not in pounds',
  ],
  [
    'a negative price',
    'name,price\nMilk semi,-1.20\n',
    [],
    'row 2, column "price": the price "-1.20" is negative',
  ],
  ['an absurd price', 'name,price\nMilk semi,5000123\n', [], 'above £10000'],
  [
    'a negative loyalty price',
    'name,price,nectar price\nMilk semi,1.20,-1\n',
    [],
    'row 2, column "nectar price": the price "-1" is negative',
  ],
  [
    'a loyalty price in another currency',
    'name,price,nectar price\nMilk semi,1.20,€1\n',
    [],
    'row 2, column "nectar price": "€1" is not in pounds',
  ],
  [
    'wrong encoding',
    Buffer.from('name,price\nBread,1\nMilk,2\n1,Caf\xe9 latte\n', 'latin1'),
    [],
    'row 4, column "price": not UTF-8 text behind "1,Caf"',
  ],
  [
    'UTF-16',
    Buffer.from('\ufeffname,price\nMilk semi,1.20\n', 'utf16le'),
    [],
    'row 1, character 1: UTF-16 text; save the file as UTF-8',
  ],
  [
    'a quotation mark that is never closed',
    'name,price\nMilk semi,1.20\n\n"Bread,0.80\nEggs large,2.00\n',
    [],
    'row 4, column "name": a quotation mark is not closed',
  ],
  [
    'a quotation mark inside a cell',
    'name,price\n"Bob\'s" beans,1.20\nEggs large,2.00\n',
    [],
    'row 2, column "name": a quotation mark is not closed, or stands inside a cell',
  ],
  [
    'two columns of one name',
    'name,price,price\nMilk semi,1.20,1.10\n',
    [],
    'row 1: two columns are called "price"',
  ],
  [
    'no price that can be read',
    'name;price\nMilk semi;1,20\n',
    [],
    '1 price cannot be read (the first in row 2: "1,20")',
  ],
  ['an empty file', '', [], 'nothing in it'],
  ['a refused file', GOOD, [], 'was left as it is'],
])('%s: a clear error, and the old catalogue is untouched', async (_what, text, more, message) => {
  fs.mkdirSync(out());
  fs.writeFileSync(path.join(out(), 'tesco.csv'), rows(9));
  const before = read('tesco.csv');
  const { code, err } = await run(put('bad.csv', text), ...more);
  expect(code).toBeGreaterThan(1);
  expect(err).toMatch(new RegExp(message.replace(/[()]/g, '\\$&')));
  expect(read('tesco.csv')).toBe(before);
  expect(fs.readdirSync(out())).toEqual(['tesco.csv']);
});

test('a cut-off gzip is named, with the last row that could be read', async () => {
  const rows = Buffer.from(
    `name,price\n${Array.from({ length: 60_000 }, (_, at) => `Product ${(at * 7919) % 60_013},${(at % 97) / 10 + 1}`).join('\n')}\n`,
  );
  const file = put('cut.csv.gz', gzipSync(rows).subarray(0, 100_000));
  const shipped = spawnSync(
    process.execPath,
    [
      path.join(__dirname, '..', '..', 'bin', 'price-compare.cjs'),
      'catalogue',
      'import',
      file,
      '--store',
      'TESCO',
      '--out',
      out(),
    ],
    { encoding: 'utf8' },
  );
  expect(shipped.status).toBe(3);
  expect(shipped.stderr).toMatch(/the gzip file is cut off behind row \d{4,}; fetch it again/);
  expect(fs.existsSync(out())).toBe(false);
});

test.each([
  [
    'cut off',
    '[{"store":"tesco","name":"Baked beans","price":1.4},{"store":"tesco","na',
    'element 2: the file is cut off',
  ],
  [
    'not JSON',
    '[{"store":"tesco","name":"Baked beans","price":1.4},{"name":nope}]',
    'element 2: not JSON ("{"name":nope}")',
  ],
  ['no array', '{"a":1}', 'one array of products is expected'],
  ['a comma too many', '[{"name":"Baked beans","price":1.4},]', 'element 2: not JSON'],
  ['more behind it', '[{"name":"Baked beans","price":1.4}] [1]', 'there is more behind it'],
])('heisse-preise: %s', async (_what, text, message) => {
  const { code, err } = await run(put('h.json', text), '--from', 'heisse-preise');
  expect(code).toBe(3);
  expect(err).toContain(message);
  expect(fs.existsSync(out())).toBe(false);
});

test('a refused import leaves the file and marks its entry', async () => {
  await run(put('a.csv', rows(9)), '--date', '2026-11-01');
  const before = read('tesco.csv');
  const { code, err } = await run(put('b.csv', GOOD), '--date', '2026-11-08');
  expect(code).toBe(20);
  expect(err).toContain('catalogue.json says that a newer file was refused');
  expect(read('tesco.csv')).toBe(before);
  expect(manifest(out())[0]).toMatchObject({
    date: '2026-11-01',
    refused: { date: '2026-11-08', reason: expect.stringContaining('broken off') },
  });
});
