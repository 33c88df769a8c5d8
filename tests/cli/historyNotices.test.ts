import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { noticesOf } from '../../cli/history/notices';
import type { Book } from '../../cli/history/book';
import type { Followed } from '../../cli/history/series';
import { dayNumber } from '../../cli/parquet';
import { STORES } from '../../engine';
import { cli } from './memoryIo';

const TESCO = STORES.find(({ id }) => id === 'tesco')!;
const book = (accepted: string[], refused: string[]): Book => ({
  catalogue: { stores: {} },
  histories: [
    { store: TESCO, days: accepted.map(dayNumber), products: [], runsOf: async () => new Map() },
  ],
  leftOut: refused.map((date) => ({ date, store: 'Tesco', reason: `Why ${date}.` })),
});

test('refused days in a row are one sentence, and no longer than to the next sound day', () => {
  const days = ['2026-11-02', '2026-11-03', '2026-11-05', '2026-11-09'];
  expect(noticesOf(book(['2026-11-01', '2026-11-07'], days), [])).toEqual([
    'left out: Tesco of 2026-11-02 to 2026-11-05 (3 days). The first: Why 2026-11-02.',
    'left out: Tesco of 2026-11-09. Why 2026-11-09.',
  ]);
});

test('a choice among prices that was made on many days is one sentence', () => {
  const point = (date: string, price: number, ...otherPrices: number[]) => ({
    date,
    price,
    loyaltyPrice: null,
    unitPrice: null,
    ...(otherPrices.length ? { otherPrices } : {}),
  });
  const followed = (...points: ReturnType<typeof point>[]): Followed => ({
    line: 'bread',
    quantity: 1,
    series: [{ store: 'Tesco', name: 'Bread', category: '', similarity: 1, points }],
  });
  const plain = point('2026-11-02', 3);
  const words = ', as it changes least over the days';
  expect(
    noticesOf(book([], []), [
      followed(point('2026-11-01', 3, 1), plain, point('2026-11-03', 3, 2, 1)),
      followed(point('2026-11-01', 3, 1, 1.5), plain, point('2026-11-03', 4, 2, 1.8)),
      followed(plain),
    ]),
  ).toEqual([
    `Tesco on 2 days, 2026-11-01 to 2026-11-03: "Bread" also stands at £1.00, £2.00; £3.00 is followed${words}`,
    `Tesco on 2 days, 2026-11-01 to 2026-11-03: "Bread" also stands at £1.00 to £2.00; £3.00, £4.00 is followed${words}`,
  ]);
});

test('the command says it so', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-days-'));
  for (const day of ['01', '02', '03']) {
    fs.mkdirSync(path.join(folder, `2026-11-${day}`));
    fs.writeFileSync(
      path.join(folder, `2026-11-${day}`, 'tesco.csv'),
      day === '01' ? 'name,price\nWhite Bread,1\n' : 'nothing\n',
    );
  }
  const { err } = await cli(['history', 'White Bread', '--data', folder]);
  fs.rmSync(folder, { recursive: true });
  expect(err).toMatch(/^left out: Tesco of 2026-11-02 to 2026-11-03 \(2 days\)\. The first: .+\n$/);
});
