// What goes to the page, and what of a store that was refused.
import fs from 'node:fs';
import path from 'node:path';
import { GOOD, importing, manifest, rows } from './importing';
import { cli } from './memoryIo';

const { at, put, out, run, read } = importing();

test('publish: checked files go to the page; a refused one leaves the earlier file, and the manifest says so until a good one comes', async () => {
  await run(put('a.csv', rows(9)), '--date', '2026-11-01');
  const page = at('page');
  const first = await cli(['catalogue', 'publish', out(), '--out', page]);
  expect(first.code).toBe(0);
  expect(JSON.parse(fs.readFileSync(path.join(page, 'catalogue.json'), 'utf8'))).toMatchObject({
    stores: [{ store: 'TESCO', date: '2026-11-01', products: 9 }],
  });
  fs.writeFileSync(path.join(out(), 'tesco.csv'), GOOD);
  const second = await cli(['catalogue', 'publish', out(), '--out', page]);
  expect(second.code).toBe(20);
  expect(second.out).toContain('no price file was published');
  expect(second.err).toContain(
    'Tesco: the earlier file stays, and the page says that a newer one was refused',
  );
  expect(fs.readFileSync(path.join(page, 'tesco.csv'), 'utf8')).toContain('Product 8');
  const [entry] = manifest(page);
  expect(entry).toMatchObject({
    date: '2026-11-01',
    products: 9,
    refused: {
      date: null,
      reason: '1 distinct product is 11 % of the 9 last accepted: the file looks broken off.',
    },
  });
  const shown = await cli(['stores', '--data', page]);
  expect(shown.out).toContain('refused: a newer file. 1 distinct product is 11 %');
  const compared = await cli(['-', '--store', 'tesco', '--data', page], 'product 8\n');
  expect(compared.out.replace(/\s+/g, ' ')).toContain(
    'A newer price file of Tesco was refused, so its earlier prices are shown: 1 distinct product is',
  );
  fs.writeFileSync(path.join(out(), 'tesco.csv'), rows(8));
  expect((await cli(['catalogue', 'publish', out(), '--out', page])).code).toBe(0);
  expect(manifest(page)[0]).not.toHaveProperty('refused');
});

test('a store that its entry names in another spelling keeps its day, published or not', async () => {
  await run(put('a.csv', GOOD), '--date', '2026-11-01');
  fs.writeFileSync(
    path.join(out(), 'catalogue.json'),
    read('catalogue.json').replace('"TESCO"', '"Tesco"'),
  );
  const page = at('page');
  await cli(['catalogue', 'publish', out(), '--out', page]);
  expect(manifest(page)).toMatchObject([{ store: 'TESCO', date: '2026-11-01' }]);
  await run(put('a.csv', GOOD), '--date', '2026-11-08');
  expect(manifest(out())).toMatchObject([{ store: 'TESCO', date: '2026-11-08' }]);
});

test('publish of a folder that is not there, or holds no price file, says which and makes no page', async () => {
  const page = at('page');
  fs.mkdirSync(out());
  for (const [from, words] of [
    [at('nosuch'), 'nosuch: no such folder'],
    [out(), 'no price file to publish (expected aldi.csv, '],
  ] as const) {
    const { code, err } = await cli(['catalogue', 'publish', from, '--out', page]);
    expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining(words) });
    expect(fs.existsSync(page)).toBe(false);
  }
});

test('publish: the others go out when one is refused', async () => {
  const page = at('page');
  for (const store of ['TESCO', 'ALDI'])
    await cli([
      'catalogue',
      'import',
      put('a.csv', rows(9)),
      '--store',
      store,
      '--out',
      page,
      '--date',
      '2026-11-01',
    ]);
  for (const [store, count] of [
    ['TESCO', 2],
    ['ALDI', 10],
  ] as const)
    await cli([
      'catalogue',
      'import',
      put('b.csv', rows(count)),
      '--store',
      store,
      '--out',
      out(),
      '--date',
      '2026-11-08',
    ]);
  const { code, out: said } = await cli(['catalogue', 'publish', out(), '--out', page]);
  expect(code).toBe(20);
  expect(said).toContain('published to');
  expect(
    manifest(page).map(({ store, date, products, refused }) => [
      store,
      date,
      products,
      refused?.date,
    ]),
  ).toEqual([
    ['ALDI', '2026-11-08', 10, undefined],
    ['TESCO', '2026-11-01', 9, '2026-11-08'],
  ]);
});

describe('a shop that shrinks in steps is refused in the end, as check refuses it: what was only warned of is no measure', () => {
  const SHRINKING = [100, 80, 64, 51, 40];
  const CODES = [0, 10, 10, 10, 20];
  test('publish', async () => {
    const codes: number[] = [];
    for (const count of SHRINKING) {
      const day = at(String(count));
      await cli([
        'catalogue',
        'import',
        put('a.csv', rows(count)),
        '--store',
        'TESCO',
        '--out',
        day,
      ]);
      codes.push((await cli(['catalogue', 'publish', day, '--out', out()])).code);
    }
    expect(codes).toEqual(CODES);
    expect(manifest(out())[0]).toMatchObject({
      products: 51,
      accepted: [100],
      refused: {
        reason:
          '40 distinct products are 40 % of the 100 last accepted: the file looks broken off.',
      },
    });
  });
  test('import', async () => {
    const codes: number[] = [];
    for (const count of SHRINKING) codes.push((await run(put('a.csv', rows(count)))).code);
    expect(codes).toEqual(CODES);
  });
  test('--force makes the small shop the measure; the last four accepted files count', async () => {
    for (const count of [100, 40]) await run(put('a.csv', rows(count)), '--force');
    for (const count of [38, 41, 42, 43])
      expect((await run(put('a.csv', rows(count)))).code).toBe(0);
    expect(manifest(out())[0]).toMatchObject({ accepted: [38, 41, 42, 43] });
  });
});

test('a file that is not the one its manifest entry describes has no day', async () => {
  await run(put('a.csv', GOOD), '--date', '2026-11-01');
  fs.appendFileSync(path.join(out(), 'tesco.csv'), 'Bread white,0.80,\n');
  const { out: said, err } = await cli(['stores', '--data', out()]);
  expect(err).toContain('tesco.csv: not the file that catalogue.json describes');
  expect(said).toMatch(/Tesco .*not known/);
});
