import fs from 'node:fs';
import path from 'node:path';
import { Gate, type Judgement } from '../../cli/catalogue/gate';
import { snapshotOf, type Snapshot } from '../../cli/catalogue/snapshot';
import { STORES } from '../../engine';

/** Real days with faults planted in them (rows stay in ../shared; skipped where it is absent). */
const HISTORY = path.join(__dirname, '..', '..', '..', 'shared', 'catalogues', 'history');
const present = fs.existsSync(HISTORY);
const store = (id: string): (typeof STORES)[number] => STORES.find((entry) => entry.id === id)!;
const textOf = (date: string, id: string): string =>
  fs.readFileSync(path.join(HISTORY, date, `${id}.csv`), 'utf8');

const DAY = '2025-10-09';

interface Row {
  category: string;
  name: string;
  price: number;
}
/** The products of a real file as plain rows, so that a fault can be planted in them. */
const rowsOf = (date: string, id: string): Row[] =>
  kept(date, id).products.map(({ name, price }, at) => ({
    category: `Aisle ${Math.floor(at / 100)}`,
    name,
    price,
  }));
const csv = (rows: readonly Row[]): string =>
  `category,name,price\n${rows.map(({ category, name, price }) => `${category},"${name.replaceAll('"', '""')}",£${price.toFixed(2)}`).join('\n')}\n`;

/** The accepted files of all stores before the day, read once. */
let accepted: Map<string, Snapshot[]> | null = null;
function acceptedBefore(): Map<string, Snapshot[]> {
  if (accepted) return accepted;
  accepted = new Map();
  const gate = new Gate();
  for (const day of fs.readdirSync(HISTORY).sort())
    if (day < DAY && /^\d/.test(day))
      for (const { id, file } of STORES)
        if (
          fs.existsSync(path.join(HISTORY, day, file)) &&
          gate.judge(kept(day, id)).verdict === 'accept'
        )
          accepted.set(id, [...(accepted.get(id) ?? []), kept(day, id)]);
  return accepted;
}

/** The file with the fault against those of all stores before it. */
function judged(id: string, date: string, text: string, today = '2026-11-23'): Judgement {
  const gate = new Gate(today);
  for (const files of acceptedBefore().values()) gate.recall(files.at(-1)!, files);
  return gate.judge(snapshotOf(store(id), date, text));
}
const read = new Map<string, Snapshot>();
const kept = (day: string, id: string): Snapshot => {
  const key = `${day}/${id}`;
  if (!read.has(key)) read.set(key, snapshotOf(store(id), day, textOf(day, id)));
  return read.get(key)!;
};

const IDS = ['aldi', 'asda', 'morrisons', 'tesco'];
const each = (plant: (row: Row, at: number, rows: readonly Row[]) => Row) => (id: string) =>
  csv(rowsOf(DAY, id).map(plant));
const moved =
  (by: number) =>
  (row: Row, at: number, rows: readonly Row[]): Row => ({
    ...row,
    price: rows[(at + by + rows.length) % rows.length]!.price,
  });

/** Fault, its file, the verdict and words that must be given. */
const FAULTS: readonly [string, (id: string) => string, 'warn' | 'refuse', RegExp][] = [
  ['prices x 100', each((row) => ({ ...row, price: row.price * 100 })), 'refuse', /100 times/],
  ['prices x 10', each((row) => ({ ...row, price: row.price * 10 })), 'refuse', /10 times/],
  ['prices / 100', each((row) => ({ ...row, price: Math.ceil(row.price) / 100 })), 'refuse', /./],
  ['another currency', each((row) => ({ ...row, price: row.price * 1.7 })), 'refuse', /1\.7/],
  [
    'a tenth x 100',
    each((row, at) => ({ ...row, price: at % 10 ? row.price : row.price * 100 })),
    'refuse',
    /part of the file/,
  ],
  [
    '3 % x 10',
    each((row, at) => (at % 33 ? row : { ...row, price: row.price * 10 })),
    'refuse',
    /10 times/,
  ],
  [
    'a tenth / 100',
    each((row, at) => (at % 10 ? row : { ...row, price: Math.max(0.01, row.price / 100) })),
    'refuse',
    /part of the file/,
  ],
  [
    'every other price x 1.5',
    each((row, at) => (at % 2 ? row : { ...row, price: row.price * 1.5 })),
    'refuse',
    /1\.50 times/,
  ],
  [
    'euros as pounds',
    each((row) => ({ ...row, price: row.price * 1.17 })),
    'refuse',
    /1\.17 times/,
  ],
  [
    'an eighth less than half',
    each((row, at) =>
      at % 8 ? row : { ...row, price: Math.max(0.01, row.price * (0.3 + (at % 9) / 60)) },
    ),
    'refuse',
    /doubled or halved/,
  ],
  [
    'moved in the last quarter',
    each((row, at, rows) => (at < 0.75 * rows.length ? row : moved(-1)(row, at, rows))),
    'refuse',
    /moved by one row/,
  ],
  [
    'moved by one row, then in another order',
    (id) =>
      csv(
        rowsOf(DAY, id)
          .map(moved(1))
          .sort((a, b) => a.price - b.price),
      ),
    'refuse',
    /keep their price|doubled or halved/,
  ],
  ['moved down', each(moved(-1)), 'refuse', /moved by one row/],
  ['moved up', each(moved(1)), 'refuse', /moved by one row/],
  [
    'moved from the middle on',
    each((row, at, rows) => (at < rows.length / 2 ? row : moved(-1)(row, at, rows))),
    'refuse',
    /moved by one row/,
  ],
  ['one price', each((row) => ({ ...row, price: 1 })), 'refuse', /one price/],
  ['zeros', each((row) => ({ ...row, price: 0 })), 'refuse', /cannot? be read|can be read/],
  ['a half zeros', each((row, at) => (at % 2 ? row : { ...row, price: 0 })), 'refuse', /read/],
  [
    'all names new, ten times too dear',
    each((row, at) => ({ ...row, name: `thing ${at}`, price: row.price * 10 })),
    'refuse',
    /times/,
  ],
  [
    'all names new',
    each((row, at) => ({ ...row, name: `thing ${at}` })),
    'refuse',
    /names are new/,
  ],
  [
    'columns shifted',
    (id) => csv(rowsOf(DAY, id)).replace(/^category,name,price/, 'name,price,category'),
    'refuse',
    /read/,
  ],
  [
    'names are prices',
    each((row, at) => ({ ...row, name: `£${at}.50` })),
    'refuse',
    /columns are shifted/,
  ],
  ['cut last row', (id) => csv(rowsOf(DAY, id)).slice(0, -3), 'warn', /last row/],
  ['broken off', (id) => csv(rowsOf(DAY, id).slice(0, 900)), 'refuse', /broken off/],
];

(present ? describe : describe.skip)('planted faults (skipped where ../shared is absent)', () => {
  test.each(FAULTS)('%s', (_name, plant, verdict, words) => {
    for (const id of IDS) {
      const judgement = judged(id, DAY, plant(id));
      expect(`${id}: ${judgement.verdict}`).toBe(`${id}: ${verdict}`);
      expect([judgement.reason, ...judgement.notes].join(' ')).toMatch(words);
    }
  });

  test("another store's file, each under the name of each, is refused by its name", () => {
    for (const id of IDS)
      for (const other of IDS)
        if (id !== other) {
          const { verdict, reason } = judged(id, DAY, textOf(DAY, other));
          expect({ id, other, verdict }).toEqual({ id, other, verdict: 'refuse' });
          expect(reason).toContain(`${store(other).label}'s file`);
        }
  });

  test.each([2, 5])("rows from another store's file, one to %d of its own", (part) => {
    const mine = rowsOf(DAY, 'tesco');
    const text = csv([...mine, ...rowsOf(DAY, 'asda').slice(0, mine.length / part)]);
    expect(judged('tesco', DAY, text).reason).toContain('rows of Asda are among them');
  });

  test('a frozen file is seen after the habit of the store, not before', () => {
    const text = textOf('2025-10-02', 'aldi');
    expect(judged('aldi', '2025-10-03', text).verdict).toBe('accept');
    expect(judged('aldi', '2025-10-09', text)).toMatchObject({
      verdict: 'warn',
      reason: expect.stringContaining('7 days before: the file is frozen'),
    });
  });

  test('a day in the future', () => {
    expect(judged('aldi', DAY, textOf(DAY, 'aldi'), '2025-10-08').reason).toContain(
      'in the future',
    );
  });

  test('none of the sound files is refused', () => {
    const sound = fs
      .readFileSync(path.join(HISTORY, 'expected.csv'), 'utf8')
      .trim()
      .split('\n')
      .filter((line) => /,(?:accept|warn)$/.test(line));
    expect(sound.length).toBe(33);
    const gate = new Gate('2026-11-23');
    const verdicts = fs
      .readdirSync(HISTORY)
      .filter((day) => /^\d/.test(day))
      .sort()
      .flatMap((day) =>
        STORES.filter(({ file }) => fs.existsSync(path.join(HISTORY, day, file))).map(
          ({ id }) => `${day},${id},${gate.judge(kept(day, id)).verdict}`,
        ),
      );
    for (const line of sound) {
      const [day, id, , verdict] = line.split(',');
      expect(verdicts).toContain(`${day},${id},${verdict}`);
    }
  });
});
