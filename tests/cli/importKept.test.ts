// What an import writes and says besides the rows: the manifest's entry, its sentences, its exit code.
import fs from 'node:fs';
import path from 'node:path';
import { importing, manifest, rows } from './importing';
import { cli } from './memoryIo';

const { at, put, out, run, read } = importing();
const DAYS = 'name,price,date\nBread white,1.00,2026-11-05\nMilk semi,1.10,2026-11-02\n';

test('all that is said of a plain import, and nothing else', async () => {
  const said = await run(put('a.csv', 'name,price\nMilk semi,1.20\nBread white,1\n'));
  expect(said).toMatchObject({
    code: 0,
    out: `${at('out')}/tesco.csv: 2 products of 2 rows, prices of a day that is not stated\n`,
    err: expect.stringMatching(/^accept: .+\n$/),
  });
  expect(manifest(out())[0]).toEqual({
    store: 'TESCO',
    file: 'tesco.csv',
    rows: 2,
    products: 2,
    date: null,
    source: 'a.csv',
    sha256: expect.any(String),
    accepted: expect.anything(),
  });
});

test('another kind of file is named by its kind, another currency by its name', async () => {
  await run(put('h.json', '[{"name":"Baked beans","price":1.4}]'), ...['--from', 'heisse-preise']);
  expect(manifest(out())[0]).toMatchObject({ source: 'heisse-preise' });
  await run(put('e.csv', 'name,price\nBaked beans,1\n'), '--currency', 'EUR');
  expect(manifest(out())[0]).toMatchObject({ currency: 'EUR' });
});

test('the last day counts, wherever its row stands; --date may be that day, and today', async () => {
  const file = put('d.csv', DAYS);
  expect((await run(file)).out).toContain('prices of 2026-11-05\n');
  const { out: said } = await run(file, '--date', '2026-11-05');
  expect(said).toContain('2 products of 2 rows, prices of 2026-11-05\n');
  expect(said).not.toContain('left out');
  // The day of the machine in these tests.
  const { out: today } = await run(file, '--date', '2026-11-21');
  expect(today).toContain('2 products of 2 rows');
});

test('a heisse-preise file says since when a price holds: there --date goes first', async () => {
  const product = { name: 'Baked beans', price: 1.4, priceHistory: [{ date: '2025-01-02' }] };
  const file = put('h.json', JSON.stringify([product]));
  const { out: said } = await run(file, '--from', 'heisse-preise', '--date', '2026-11-20');
  expect(said).toContain('prices of 2026-11-20\n');
  expect((await run(file, '--from', 'heisse-preise')).out).toContain('prices of 2025-01-02\n');
});

test('one product in two categories is one, and that is counted', async () => {
  const { out: said } = await run(
    put('c.csv', 'name,price,category\nMilk semi,1.20,Dairy\nMilk semi,1.20,Drinks\n'),
  );
  expect(said).toContain('1 product of 2 rows');
  expect(said).toMatch(/\nleft out: 1 a repeat in another category\n$/);
});

test('of a text that cannot be read the first 40 letters are shown, its blanks made one', async () => {
  const { out: said } = await run(
    put('p.csv', `name,price\nMilk semi,1.20\nBread white,so   on ${'x'.repeat(50)}\n`),
  );
  expect(said).toContain(
    `left out: 1 price cannot be read (the first in row 3: "so on ${'x'.repeat(34)}")\n`,
  );
});

test('a row is the header again only if all of its cells are', async () => {
  await run(put('b.csv', 'name,price,brand\nOat bites,1.00,Brand\n'));
  expect(read()).toBe('name,price,category,brand\nOat bites,1.00,,Brand\n');
});

test('a folder that cannot be written is told', async () => {
  const file = put('a.csv', 'name,price\nMilk semi,1.20\n');
  const said = await cli([
    'catalogue',
    'import',
    file,
    '--store',
    'TESCO',
    '--out',
    at('forbidden'),
  ]);
  expect(said).toMatchObject({
    code: 3,
    err: expect.stringContaining(
      `${at('forbidden')}: cannot be written (EACCES: permission denied)`,
    ),
  });
});

test('a store that no build knows is told how to be named', async () => {
  const file = put('a.csv', 'name,price\nMilk semi,1.20\n');
  const { err } = await cli(['catalogue', 'import', file, '--store', 'Zzz', '--out', out()]);
  expect(err).toContain('unknown store "Zzz". Known stores: Aldi, Asda');
});

test('a file that gives no product says why; where nothing was left out, no reason', async () => {
  expect((await run(put('a.csv', 'name,price\n'))).err).toContain(
    'none of its 0 rows gives a product; nothing was written',
  );
});

/** A price file of so many products, each with a price of its own kind. */
const priced = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, at) => `Product ${at},${(1 + ((at * 37) % 900) / 100).toFixed(2)}`,
  );

test('what the gate warns of is written, with the exit code 10; what it refuses not, unless forced', async () => {
  const weekly = async (count: number, ...more: string[]): ReturnType<typeof run> =>
    run(put('r.csv', ['name,price', ...priced(count), ''].join('\n')), ...more);
  expect((await weekly(200, '--date', '2026-11-01')).code).toBe(0);
  expect(await weekly(150, '--date', '2026-11-08')).toMatchObject({
    code: 10,
    err: expect.stringMatching(/^warn: /),
  });
  const refused = await weekly(20, '--date', '2026-11-15');
  expect(refused.code).toBe(20);
  expect(refused.err).toMatch(/^refuse: /);
  const kept = ['name,price,category', ...priced(150).map((row) => `${row},`), ''].join('\n');
  expect(read()).toBe(kept);
  expect((await weekly(20, '--date', '2026-11-15', '--force')).code).toBe(20);
  expect(manifest(out())[0]).toMatchObject({ products: 20, date: '2026-11-15', accepted: [20] });
});

test('a refused store that had no entry is told without one, whoever else has one', async () => {
  await cli(['catalogue', 'import', put('a.csv', rows(9)), '--store', 'ASDA', '--out', out()]);
  const asda = manifest(out());
  fs.writeFileSync(path.join(out(), 'tesco.csv'), rows(9));
  const { code, err } = await run(put('b.csv', 'name,price\nMilk semi,1.20\n'));
  expect(code).toBe(20);
  expect(err).toContain('tesco.csv was left as it is; --force');
  expect(manifest(out())).toEqual(asda);
});
