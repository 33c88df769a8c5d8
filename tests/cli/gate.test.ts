// A price file held against those before it: its count, its columns, its limits.
import fc from 'fast-check';
import fs from 'node:fs';
import path from 'node:path';
import { Gate, judge } from '../../cli/catalogue/gate';
import { cli } from './memoryIo';
import { file, day } from './gateFiles';

test('against the largest of the last four accepted: below 50 % refuse, below 85 % warn, else accept', () => {
  const before = [day('1', file(100)), day('2', file(60))];
  expect(
    [49, 50, 84, 85, 120].map((count) => judge(day('3', file(count)), before).verdict),
  ).toEqual(['refuse', 'warn', 'warn', 'accept', 'accept']);
});

test('names are counted without their case, and whether or not a price can be read', () => {
  expect(
    judge(day('1', 'name,price\nMILK Semi,1.20\nMilk semi,1.30\nBread,N/A\nEggs,soon\nXY,1\n'), [])
      .distinctNames,
  ).toBe(3);
});

test.each([
  // 77 are 77 % of 100, which is the fifth last; 76 are 84.4 % of 90, which is the fourth, and 86.4 % of 88.
  [77, 'accept'],
  [76, 'warn'],
])(
  'only accepted snapshots become the yardstick, and only the last four: %i is %s',
  (last, verdict) => {
    const gate = new Gate();
    expect(
      [100, 20, 30, 90, 88, 87, 86, last].map(
        (count, at) => gate.judge(day(String(at), file(count))).verdict,
      ),
    ).toEqual(['accept', 'refuse', 'refuse', 'accept', 'accept', 'accept', 'accept', verdict]);
  },
);

test('a file without a price column, with unreadable prices, with prices that all jump', () => {
  const before = [day('1', file(100))];
  expect(judge(day('2', 'name,cost\nMilk,1.00\n'), before)).toMatchObject({
    verdict: 'refuse',
    reason: expect.stringContaining('price'),
  });
  expect(
    judge(
      day(
        '2',
        file(100, (at) => (at % 7 ? `${1 + (at % 9)}.50` : 'soon')),
      ),
      before,
    ),
  ).toMatchObject({
    verdict: 'warn',
    reason: expect.stringContaining('15 % of the rows cannot be read'),
  });
  expect(
    judge(
      day(
        '2',
        file(100, () => '95.00'),
      ),
      before,
    ),
  ).toMatchObject({ verdict: 'refuse', reason: expect.stringContaining('price column') });
});

describe('the limits of the gate, from both sides', () => {
  const spoilt = (count: number, bad: number): string =>
    file(count, (at) => (at < bad ? 'soon' : `${1 + (at % 9)}.50`));
  test.each([
    [100, 9, 'accept'],
    [100, 10, 'warn'],
    [100, 49, 'warn'],
    [100, 50, 'refuse'],
    [1000, 99, 'accept'],
    [1000, 100, 'warn'],
  ])('of %i rows %i cannot be read: %s', (count, bad, verdict) => {
    const judged = judge(day('2', spoilt(count, bad)), []);
    expect(judged.verdict).toBe(verdict);
    if (verdict !== 'accept')
      expect(judged.reason).toContain(`${Math.round((100 * bad) / count)} % of the rows cannot`);
  });

  const before = [day('1', file(100))];
  const jumped = (count: number): string =>
    file(100, (at) => (at < count ? `${3 * (1 + (at % 9))}.90` : `${1 + (at % 9)}.50`));
  test.each([
    [5, 'accept'],
    [6, 'warn'],
    [9, 'warn'],
    [10, 'refuse'],
  ])('of 100 products %i more than doubled in price: %s', (count, verdict) => {
    const judged = judge(day('2', jumped(count)), before);
    expect(judged.verdict).toBe(verdict);
    if (verdict !== 'accept')
      expect(judged.reason).toMatch(
        new RegExp(`^${count}(?:\\.0)? % of 100 shared products doubled or halved`),
      );
  });
});

test('law: a file measured against itself is accepted, whatever its rows', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          name: fc.stringMatching(/^[A-Za-z]{3,12}$/),
          pence: fc.integer({ min: 1, max: 9999 }),
        }),
        { minLength: 1 },
      ),
      (rows) => {
        const snapshot = day(
          '1',
          `name,price\n${rows.map(({ name, pence }) => `${name},${(pence / 100).toFixed(2)}`).join('\n')}\n`,
        );
        return judge(snapshot, [snapshot]).verdict === 'accept';
      },
    ),
  );
});

const HISTORY = path.join(__dirname, '..', '..', '..', 'shared', 'catalogues', 'history');
(fs.existsSync(HISTORY) ? test : test.skip)(
  'the real broken weeks: every verdict and count of expected.csv (skipped where ../shared is absent)',
  async () => {
    const { code, out } = await cli(['catalogue', 'check', HISTORY, '--format', 'json']);
    const given = new Map(
      (
        JSON.parse(out) as {
          files: { label: string; store: string; verdict: string; distinctNames: number }[];
        }
      ).files.map(({ label, store, verdict, distinctNames }) => [
        `${label},${store.toLowerCase().replace("'", '')}`,
        `${distinctNames},${verdict}`,
      ]),
    );
    const expected = fs
      .readFileSync(path.join(HISTORY, 'expected.csv'), 'utf8')
      .trim()
      .split('\n')
      .slice(1);
    expect(
      expected
        .map((line) => line.split(',').slice(0, 2).join(','))
        .map((key) => `${key},${given.get(key)}`),
    ).toEqual(expected);
    expect(given.size).toBe(expected.length);
    expect(code).toBe(20);
  },
);

test('--against takes folders of dated folders and never later days', async () => {
  const root = path.join(__dirname, '..', 'fixtures', 'days');
  const { code, out } = await cli([
    'catalogue',
    'check',
    path.join(root, '2026-11-08'),
    '--against',
    root,
    '--format',
    'markdown',
  ]);
  expect(out).toContain('| 2026-11-08 | Tesco | **refuse** | 2 |');
  expect(code).toBe(20);
});

describe('what a file that went through with a warning is to the next ones', () => {
  /** Half of the products a tenth dearer. */
  const dearer = (count: number): string =>
    file(count, (at) => (at % 2 ? `${1 + (at % 9)}.50` : ((1.5 + (at % 9)) * 1.1).toFixed(2)));
  const verdicts = (texts: readonly string[]): string[] => {
    const gate = new Gate();
    return texts.map((text, at) => gate.judge(day(`2026-11-0${at + 1}`, text)).verdict);
  };
  test('its prices are those that the next one is measured against', () => {
    const before = file(600, (at) => (20 + (at % 97) / 10).toFixed(2));
    const rise = file(600, (at) => ((20 + (at % 97) / 10) * (at % 16 ? 1 : 1.1)).toFixed(2));
    expect(verdicts([before, rise, rise, rise])).toEqual(['accept', 'warn', 'accept', 'accept']);
  });
  test('its size is not: a shop does not shrink to nothing in small steps', () =>
    expect(verdicts([file(1000), file(800), file(640), file(512), file(490)])).toEqual([
      'accept',
      'warn',
      'warn',
      'warn',
      'refuse',
    ]));
  test('a refused one is nothing to them', () =>
    expect(verdicts([file(600), dearer(600), dearer(600), file(600)])).toEqual([
      'accept',
      'refuse',
      'refuse',
      'accept',
    ]));
});
test('names that are all new are refused though the codes are known: broken text leaves the codes', () => {
  const coded = (word: string): string =>
    `name,price,code\n${Array.from({ length: 100 }, (_, at) => `${word} number ${at},${1 + (at % 9)}.50,${1000 + at}`).join('\n')}\n`;
  const before = [day('1', coded('Crème'))];
  expect(judge(day('2', coded('Crème')), before).verdict).toBe('accept');
  expect(judge(day('2', coded('CrÃ¨me')), before)).toMatchObject({
    verdict: 'refuse',
    reason: expect.stringContaining('names are new'),
  });
});
