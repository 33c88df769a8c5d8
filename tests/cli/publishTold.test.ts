// What publish and accept write, and what they say of it: every file, entry and line, by hand.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { OLD } from '../../cli/replaceFiles';
import { importing } from './importing';
import { cli } from './memoryIo';

const { at } = importing();
const rows = (count: number, name = 'Product'): string =>
  `name,price\n${Array.from({ length: count }, (_, n) => `${name} ${n},1.00`).join('\n')}\n`;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const write = (folder: string, files: Record<string, string | object>): string => {
  fs.mkdirSync(at(folder), { recursive: true });
  for (const [name, text] of Object.entries(files))
    fs.writeFileSync(
      path.join(at(folder), name),
      typeof text === 'string' ? text : JSON.stringify(text),
    );
  return at(folder);
};
const entry = (store: string, text: string, more: object = {}): object => ({
  store,
  file: `${store.toLowerCase()}.csv`,
  rows: 9,
  products: 9,
  date: '2026-11-01',
  source: 'export.tsv',
  sha256: sha256(text),
  ...more,
});
const stores = (folder: string): Record<string, unknown>[] =>
  (
    JSON.parse(fs.readFileSync(path.join(at(folder), 'catalogue.json'), 'utf8')) as {
      stores: Record<string, unknown>[];
    }
  ).stores;
const publish = (folder: string, ...more: string[]) =>
  cli(['catalogue', 'publish', at(folder), '--out', at('page'), ...more]);

test('what is published keeps the day and the source of its entry, and says how many products were accepted', async () => {
  const text = rows(9);
  write('new', {
    'tesco.csv': text,
    'catalogue.json': { version: 1, stores: [entry('TESCO', text)] },
  });
  const { code, out, err } = await publish('new');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^Tesco {8}accept {2}9 distinct products/);
  expect(out).toContain(`published to ${at('page')}: tesco.csv, catalogue.json\n`);
  expect(stores('page')).toEqual([
    expect.objectContaining(entry('TESCO', text, { accepted: [9] })),
  ]);
  expect(stores('page')[0]).not.toHaveProperty('refused');
  expect(fs.readFileSync(path.join(at('page'), 'tesco.csv'), 'utf8')).toBe(text);
});

test('a file of which nobody states the day is published without one, which is said', async () => {
  write('new', { 'tesco.csv': `\ufeff${rows(9)}` });
  const { code, err } = await publish('new');
  expect(code).toBe(0);
  expect(err).toBe(
    `tesco.csv: the day of its prices is not stated (catalogue.json of ${at('new')}); the page will say so\n`,
  );
  // The mark in front of a text is none of it.
  const text = rows(9);
  expect(stores('page')).toMatchObject([{ date: null, source: null, sha256: sha256(text) }]);
  expect(fs.readFileSync(path.join(at('page'), 'tesco.csv'), 'utf8')).toBe(text);
});

test('an entry with another checksum says nothing of the file', async () => {
  write('new', {
    'tesco.csv': rows(9),
    'catalogue.json': { version: 1, stores: [entry('TESCO', 'another text')] },
  });
  await publish('new');
  expect(stores('page')).toMatchObject([{ date: null, source: null }]);
});

test('a store that is not brought again stays as it is', async () => {
  write('new', { 'tesco.csv': rows(9), 'aldi.csv': rows(8) });
  await publish('new');
  const before = stores('page').find(({ store }) => store === 'ALDI');
  write('later', { 'tesco.csv': rows(10) });
  const { out } = await publish('later');
  expect(out).toContain(`published to ${at('page')}: tesco.csv, catalogue.json\n`);
  expect(stores('page').map(({ store, products }) => [store, products])).toEqual([
    ['ALDI', 8],
    ['TESCO', 10],
  ]);
  expect(stores('page')[0]).toEqual(before);
});

test('a refused file: nothing of it goes out, the others do; by force it does, and is the measure', async () => {
  write('new', { 'tesco.csv': rows(100), 'aldi.csv': rows(9) });
  await publish('new');
  write('small', { 'tesco.csv': rows(20), 'aldi.csv': rows(10) });
  const refused = await publish('small');
  expect(refused.code).toBe(20);
  expect(refused.out).toMatch(/^Aldi {9}accept {2}/m);
  expect(refused.out).toMatch(/^Tesco {8}refuse {2}/m);
  expect(refused.out).toContain(`published to ${at('page')}: aldi.csv, catalogue.json\n`);
  expect(refused.err).toContain('refused: Tesco (--force publishes all the same)');
  // Of a file that is not published nobody asks the day.
  expect(refused.err).not.toContain('tesco.csv: the day');
  expect(fs.readFileSync(path.join(at('page'), 'tesco.csv'), 'utf8')).toBe(rows(100));
  const forced = await publish('small', '--force');
  expect(forced.out).toContain('published to');
  expect(fs.readFileSync(path.join(at('page'), 'tesco.csv'), 'utf8')).toBe(rows(20));
  write('next', { 'tesco.csv': rows(19) });
  expect((await publish('next')).code).toBe(0);
});

test('a first file that is refused leaves no trace', async () => {
  write('new', { 'tesco.csv': 'name,cost\nMilk,1\n' });
  const { code, out, err } = await publish('new');
  expect(code).toBe(20);
  expect(out).toContain(`no price file was published to ${at('page')}\n`);
  expect(err).not.toContain('the earlier file stays');
  expect(fs.existsSync(path.join(at('page'), 'tesco.csv'))).toBe(false);
  expect(fs.existsSync(path.join(at('page'), 'catalogue.json'))).toBe(false);
});

test.each<[string, object | null, number]>([
  ['of which no manifest speaks', null, 20],
  ['that was never counted as accepted', {}, 20],
  ['that once was larger', { accepted: [400, 100] }, 20],
  ['by its count, where it is not what was accepted last', { accepted: [21] }, 0],
  ['that is a sample: no measure', { source: 'sample' }, 0],
])('measured against the file of the page %s', async (_, more, exit) => {
  const text = rows(100);
  write('page', {
    'tesco.csv': text,
    ...(more && { 'catalogue.json': { version: 1, stores: [entry('TESCO', text, more)] } }),
  });
  write('new', { 'tesco.csv': rows(20) });
  expect((await publish('new')).code).toBe(exit);
});

test('several files are named one by one, published or refused', async () => {
  write('new', { 'tesco.csv': rows(100), 'aldi.csv': rows(90, 'Thing') });
  const { out } = await publish('new');
  expect(out).toContain(`published to ${at('page')}: aldi.csv, tesco.csv, catalogue.json\n`);
  write('small', { 'tesco.csv': rows(20), 'aldi.csv': rows(10, 'Thing') });
  expect((await publish('small')).err).toContain('refused: Aldi, Tesco (--force');
});

test('a first file that is just being written is not there yet', async () => {
  write('new', { 'tesco.csv': rows(9), [`tesco.csv${OLD}`]: '' });
  expect(await publish('new')).toMatchObject({
    code: 3,
    err: `price-compare: ${at('new')}: no price file to publish\n`,
  });
});

test.each([
  ['new', '{', 'not a manifest'],
  ['page', '{"version":1,"stores":[{"store":7}]}', 'entry 1: "store" is not a store'],
])('a manifest in %s that says something else is not written over', async (folder, text, why) => {
  write('new', { 'tesco.csv': rows(9) });
  write(folder, { 'catalogue.json': text });
  const { code, err } = await publish('new');
  expect(code).toBe(3);
  expect(err).toContain(`${path.join(at(folder), 'catalogue.json')}, `);
  expect(err).toContain(why);
  expect(err).toContain('; move it away or repair it');
  expect(fs.readFileSync(path.join(at(folder), 'catalogue.json'), 'utf8')).toBe(text);
});

test.each([
  ['EUR', 3],
  ['GBP', 0],
])('prices in %s: exit code %i, as the page shows pounds', async (currency, exit) => {
  const text = rows(9);
  write('new', {
    'tesco.csv': text,
    'catalogue.json': { version: 1, stores: [entry('TESCO', text, { currency })] },
  });
  const { code, err } = await publish('new');
  expect(code).toBe(exit);
  expect(err).toBe(
    exit === 0
      ? ''
      : `price-compare: ${path.join(at('new'), 'tesco.csv')}: its prices are in EUR, and the page shows pounds\n`,
  );
});

describe('accept', () => {
  const accept = (...more: string[]) =>
    cli(['catalogue', 'accept', at('new'), '--reason', 'It shrank', ...more]);
  test('writes reason, day, number and checksum of the very file, keeps its day and source, and says so', async () => {
    const text = rows(9);
    write('new', {
      'tesco.csv': text,
      'catalogue.json': { version: 1, stores: [entry('TESCO', text)] },
    });
    const { code, out } = await accept();
    expect([code, out]).toEqual([
      0,
      `${path.join(at('new'), 'tesco.csv')}: the new normal, because: It shrank\n`,
    ]);
    expect(stores('new')).toEqual([
      entry('TESCO', text, {
        accepted: [9],
        normal: { reason: 'It shrank', on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
      }),
    ]);
  });
  test('of a file that its entry does not describe, day and source are not known', async () => {
    write('new', {
      'tesco.csv': rows(9),
      'catalogue.json': { version: 1, stores: [entry('TESCO', 'another text')] },
    });
    await accept();
    expect(stores('new')).toMatchObject([{ date: null, source: null, products: 9 }]);
  });
  test('one store, where one is named; the others keep their entries', async () => {
    write('new', { 'tesco.csv': rows(9), 'aldi.csv': rows(8) });
    const { out } = await accept('--store', 'Aldi');
    expect(out).toContain('aldi.csv: the new normal');
    expect(stores('new').map(({ store }) => store)).toEqual(['ALDI']);
    await accept('--store', 'Tesco');
    expect(stores('new').map(({ store }) => store)).toEqual(['ALDI', 'TESCO']);
  });
  test('names the files that it looked for, and what nobody can accept', async () => {
    write('new', { 'notes.txt': 'x' });
    expect((await accept()).err).toContain('no price file to accept (expected aldi.csv, ');
    expect((await accept('--store', 'Aldi')).err).toContain('(expected aldi.csv)');
    write('new', { 'tesco.csv': '' });
    expect((await accept()).err).toMatch(/new: .*empty.* Nobody can accept that\./i);
    expect((await accept('--reason', '  ')).err).toContain('--reason needs some words');
    expect(fs.existsSync(path.join(at('new'), 'catalogue.json'))).toBe(false);
  });
});
