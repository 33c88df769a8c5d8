import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import os from 'node:os';
import path from 'node:path';
import { MOST_HISTORY_BYTES, parseManifest, type PublishedHistory } from '../../engine';
import { dayBefore, writeWeeks, type Shelf } from '../fixtures/generatedDays';
import { cli } from './memoryIo';

const LAST = '2026-11-13';
const OFFER = 'Tesco Passata 500G';
/** Enough products that several row groups are made; a third of them changes its price each week, each by its own step. */
const SHELF: Shelf = {
  [OFFER]: (week) => (week < 2 ? 0.65 : 0.8),
  'Tesco White Bread 800G': (week) => (week % 10 < 2 ? [0.85, 0.7] : 0.85),
  'Tesco Old Cheese 400G': (week) => (week > 50 ? 3 : null),
  ...Object.fromEntries(
    Array.from({ length: 120 }, (_, at) => [
      `Tesco Generated Thing ${at} 1Kg`,
      (week: number) =>
        (25 * (at + 5) + (19 + (at % 13)) * Math.floor(((week + at) % 12) / 3)) / 100,
    ]),
  ),
};

let root = '';
const at = (...parts: string[]): string => path.join(root, ...parts);
const publish = (...more: string[]): ReturnType<typeof cli> =>
  cli(['catalogue', 'publish', at('days', LAST), '--out', at('page'), ...more]);
const published = (): PublishedHistory | undefined =>
  parseManifest(fs.readFileSync(at('page', 'catalogue.json'), 'utf8'), LAST).entries[0]!.history;
const historyFiles = (): string[] => fs.readdirSync(at('page', 'history')).sort();

beforeEach(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-published-'));
  writeWeeks(at('days'), 'tesco.csv', LAST, 56, SHELF);
  fs.mkdirSync(at('page'));
  await cli(['catalogue', 'pack', at('days'), '--out', at('pack')]);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

test('without --history nothing of it is published', async () => {
  expect((await publish()).code).toBe(0);
  expect(published()).toBeUndefined();
  expect(fs.existsSync(at('page', 'history'))).toBe(false);
});

test('with --history the manifest names a file, its length and the checksum of its footer', async () => {
  const { code, out } = await publish('--history', at('pack'));
  expect(code).toBe(0);
  expect(out).toMatch(/^Tesco +history 123 products, at most \d+ kB for one$/m);
  const history = published()!;
  const bytes = fs.readFileSync(at('page', history.file));
  expect(historyFiles()).toEqual([path.basename(history.file)]);
  expect(bytes.length).toBe(history.bytes);
  const footer = bytes.subarray(bytes.length - history.footer);
  expect(createHash('sha256').update(footer).digest('hex')).toBe(history.sha256);
  expect(history.file).toContain(history.sha256.slice(0, 12));
});

test('the file: products in order, none cut in two, each group small and with its checksum, prices of a year', async () => {
  await publish('--history', at('pack'));
  const bytes = new Uint8Array(fs.readFileSync(at('page', published()!.file)));
  const metadata = parquetMetadata(bytes);
  expect(metadata.row_groups.length).toBeGreaterThan(1);
  const sums = metadata.key_value_metadata!.find(({ key }) => key === 'basketwise.groups')!.value!;
  const bounds = metadata.row_groups.map(({ columns }) => {
    const { min_value, max_value } = columns[0]!.meta_data!.statistics!;
    return [min_value as string, max_value as string] as const;
  });
  for (const [group, [low, high]] of bounds.entries()) {
    expect(low <= high).toBe(true);
    if (group > 0) expect(bounds[group - 1]![1] < low).toBe(true);
  }
  expect(sums.split(' ')).toEqual(
    metadata.row_groups.map(({ columns }) => {
      const start = Number(columns[0]!.meta_data!.dictionary_page_offset);
      const length = columns.reduce(
        (sum, { meta_data }) => sum + Number(meta_data!.total_compressed_size),
        0,
      );
      expect(length + published()!.footer).toBeLessThan(MOST_HISTORY_BYTES);
      const part = bytes.subarray(start, start + length);
      return createHash('sha256').update(part).digest('hex').slice(0, 32);
    }),
  );
  const rows = await parquetReadObjects({ file: bytes.buffer });
  const day = (value: unknown): string => (value as Date).toISOString().slice(0, 10);
  const of = (name: string) => rows.filter((row) => row['name'] === name);
  expect(
    of(OFFER).map((row) => [day(row['valid_from']), day(row['valid_to']), row['price']]),
  ).toEqual([
    [dayBefore(LAST, 364), dayBefore(LAST, 14), 0.8],
    [dayBefore(LAST, 7), LAST, 0.65],
  ]);
  expect(of('Tesco White Bread 800G').map((row) => row['loyalty_price'])).toContain(0.7);
  // Gone for longer than a year but for one week: its price of that week only.
  expect(of('Tesco Old Cheese 400G')).toHaveLength(1);
});

test('the same product of the pack and of the published file is judged in the same words', async () => {
  await publish('--history', at('pack'));
  const { out } = await cli(['history', OFFER, '--data', at('pack')]);
  expect(out).toContain(
    'Yes, less than it usually costs. Usually 80p. Lowest in 60 days: 65p, now. 65p since 6 November.',
  );
});

test('a later publishing keeps the file that an open page still reads, and takes the one before it away', async () => {
  await publish('--history', at('pack'));
  const first = published()!.file;
  const next = async (rows: string): Promise<string> => {
    const day = dayBefore(LAST, -7);
    fs.mkdirSync(at('more', day), { recursive: true });
    const before = fs.readFileSync(at('days', LAST, 'tesco.csv'), 'utf8');
    fs.writeFileSync(at('more', day, 'tesco.csv'), `${before}${rows}`);
    fs.rmSync(at('next'), { recursive: true, force: true });
    fs.cpSync(at('pack'), at('next'), { recursive: true });
    await cli(['catalogue', 'pack', at('more'), '--out', at('next')]);
    await publish('--history', at('next'));
    return published()!.file;
  };
  const second = await next('"Tesco New Thing 1Kg",1.00,\n');
  expect(historyFiles()).toEqual([first, second].map((file) => path.basename(file)).sort());
  const third = await next('"Tesco Newer Thing 1Kg",1.00,\n');
  expect(historyFiles()).toEqual([second, third].map((file) => path.basename(file)).sort());
});

test('prices alone published again keep the history; where its file is gone that is said', async () => {
  await publish('--history', at('pack'));
  const history = published();
  await publish();
  expect(published()).toEqual(history);
  fs.rmSync(at('page', history!.file));
  const { err } = await publish();
  expect(err).toContain(`Tesco: ${history!.file} is gone; no history is published`);
  expect(published()).toBeUndefined();
});

test('a folder that is no pack is refused before anything is published', async () => {
  const { code, err } = await publish('--history', at('days'));
  expect(code).toBe(3);
  expect(err).toContain('no pack; "catalogue pack FOLDER');
  expect(fs.readdirSync(at('page'))).toEqual([]);
});

test('of a name at two prices the one that history follows is published', async () => {
  const day = dayBefore(LAST, -7);
  fs.mkdirSync(at('more', day), { recursive: true });
  const before = fs.readFileSync(at('days', LAST, 'tesco.csv'), 'utf8');
  fs.writeFileSync(at('more', day, 'tesco.csv'), `${before}"${OFFER}",0.99,\n`);
  await cli(['catalogue', 'pack', at('more'), '--out', at('pack')]);
  await publish('--history', at('pack'));
  const bytes = new Uint8Array(fs.readFileSync(at('page', published()!.file)));
  const rows = await parquetReadObjects({ file: bytes.buffer });
  expect(rows.filter((row) => row['name'] === OFFER).map((row) => row['price'])).toEqual([
    0.8, 0.65,
  ]);
});
