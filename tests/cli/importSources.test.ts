// Tables of other makes: without a header, in another currency, packed, cut off, of days to come.
import fs from 'node:fs';
import { gzipSync } from 'node:zlib';
import { adds, importing } from './importing';
import { cli } from './memoryIo';

const { at, put, run, read } = importing();
test('a table without a header, by the names of its columns; the store number is kept', async () => {
  const file = put(
    'a.csv',
    '2026-11-01,100,x,Semi Skimmed Milk,1.20\n2026-11-02,101,x,White Bread,0.95\n',
  );
  expect((await run(file)).err).toContain('--columns date,code,name,price');
  const { code, out } = await run(file, '--columns', 'date,code,-,name,price');
  expect(code).toBe(0);
  expect(read()).toBe(
    'name,price,category,code,price_date\nSemi Skimmed Milk,1.20,,100,2026-11-01\nWhite Bread,0.95,,101,2026-11-02\n',
  );
  adds(out);
  expect((await run(file, '--columns', 'name,name')).code).toBe(2);
});

test('a currency in the header is refused unless it is named, and is never published as pounds', async () => {
  const file = put('e.csv', 'name,Price (EUR)\nSemi Skimmed Milk,"1,20 €"\nWhite Bread,0.95\n');
  expect(await run(file)).toMatchObject({
    code: 3,
    err: expect.stringContaining('--currency EUR'),
  });
  expect(fs.existsSync(at('out'))).toBe(false);
  expect((await run(file, '--currency', 'EUR')).code).toBe(0);
  expect(read()).toBe('name,price,category\nSemi Skimmed Milk,1.20,\nWhite Bread,0.95,\n');
  const published = await cli(['catalogue', 'publish', at('out'), '--out', at('page')]);
  expect(published).toMatchObject({ code: 3, err: expect.stringContaining('in EUR') });
  expect(
    (await run(put('p.csv', 'name,price\nMilk semi,£1.20\n'), '--currency', 'EUR')).err,
  ).toContain('is not in EUR');
});

test('a row of another currency is left out where a column says it', async () => {
  const { out } = await run(
    put('c.csv', 'name,price,currency\nMilk semi,1.20,GBP\nLait demi,1.30,EUR\nBread white,1,\n'),
  );
  expect(out).toContain('left out: 1 in another currency');
  adds(out);
});

test('gzip is known by its bytes, whatever the file is called', async () => {
  const text = 'name,price\nSemi Skimmed Milk,1.20\n';
  expect((await run(put('packed.csv', gzipSync(text)))).code).toBe(0);
  expect((await run(put('plain.csv.gz', text))).code).toBe(0);
});

test('days in the future are left out, and no --date lies there', async () => {
  const file = put(
    'f.csv',
    'name,price,date\nMilk semi,1.20,2026-11-01\nBread white,1,2031-01-01\n',
  );
  const { out } = await run(file);
  expect(out).toContain('left out: 1 a day in the future');
  expect(out).toContain('prices of 2026-11-01');
  adds(out);
  expect(await run(file, '--date', '2031-01-01')).toMatchObject({
    code: 2,
    err: expect.stringContaining('in the future'),
  });
});

test('a file that breaks off in its last row is not read as if it were whole', async () => {
  const file = put('cut.csv', 'name,category,price\nMilk semi,Dairy,1.20\nBread white,Bak');
  expect(await run(file)).toMatchObject({
    code: 3,
    err: expect.stringContaining('row 3: the file is cut off'),
  });
});

test('counts add up where a product stands in two categories', async () => {
  const { out } = await run(
    put(
      'two.csv',
      'name,price,category\nMilk semi,1.20,Dairy\nMilk semi,1.20,Drinks\nXY,1,\nBread white,,\n',
    ),
  );
  expect(out).toContain('1 product of 4 rows');
  adds(out);
});
