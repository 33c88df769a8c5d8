import fs from 'node:fs';
import path from 'node:path';
import { Gate, LOOK_BACK, type Judgement } from '../../cli/catalogue/gate';
import { snapshotOf, type Snapshot } from '../../cli/catalogue/snapshot';
import { STORES } from '../../engine';
import { SYNTHETIC_DAYS, SYNTHETIC_STORES, syntheticFiles } from '../fixtures/syntheticDays';

/** Days with faults planted in them: some made from a seed, and the real ones, whose rows stay in ../shared, where it is. */
interface Days {
  name: string;
  text(day: string, id: string): string;
  /** Days whose file of the store is accepted: of those made from a seed all (below), of the real ones as gate.test.ts has them judged. */
  accepted(id: string): readonly string[];
}
const HISTORY = path.join(__dirname, '..', '..', '..', 'shared', 'catalogues', 'history');
const present = fs.existsSync(HISTORY);
const store = (id: string): (typeof STORES)[number] => STORES.find((entry) => entry.id === id)!;
const files = syntheticFiles();
const MADE: Days = {
  name: 'days made from a seed',
  text: (day, id) => files.get(`${day}/${id}`)!,
  accepted: (id) => (SYNTHETIC_STORES.some((made) => made === id) ? SYNTHETIC_DAYS : []),
};
const VERDICTS = present ? fs.readFileSync(path.join(HISTORY, 'expected.csv'), 'utf8') : '';
const REAL: Days = {
  name: 'real days',
  text: (day, id) => fs.readFileSync(path.join(HISTORY, day, store(id).file), 'utf8'),
  accepted: (id) =>
    [...VERDICTS.matchAll(/^([\d-]+),(\w+),\d+,accept$/gm)].flatMap(([, day, of]) =>
      of === id ? [day!] : [],
    ),
};
/** Those of the tests that run. */
let source = MADE;

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

/** The last accepted files of all stores before the day, as many as a gate looks back. */
const acceptedBefore = (): Snapshot[][] =>
  STORES.map(({ id }) =>
    source
      .accepted(id)
      .filter((day) => day < DAY)
      .sort()
      .slice(-LOOK_BACK)
      .map((day) => kept(day, id)),
  ).filter((found) => found.length > 0);

/** A gate that knows those files, and has accepted nothing since: by the days and the day that it takes for today. */
const gates = new Map<string, Gate>();
function gateOf(today: string): Gate {
  const key = `${source.name} ${today}`;
  const known = gates.get(key) ?? new Gate(today);
  if (!gates.has(key)) for (const files of acceptedBefore()) known.recall(files.at(-1)!, files);
  gates.set(key, known);
  return known;
}

/** The file with the fault against those of all stores before it. */
function judged(id: string, date: string, text: string, today = '2026-11-23'): Judgement {
  const judgement = gateOf(today).judge(snapshotOf(store(id), date, text));
  // What it accepts is the measure of the next: that one is for another gate.
  if (judgement.verdict === 'accept') gates.delete(`${source.name} ${today}`);
  return judgement;
}
const read = new Map<string, Snapshot>();
const kept = (day: string, id: string): Snapshot => {
  const key = `${source.name} ${day}/${id}`;
  if (!read.has(key)) read.set(key, snapshotOf(store(id), day, source.text(day, id)));
  return read.get(key)!;
};

const IDS = ['aldi', 'asda', 'morrisons', 'tesco'];
/** The files that a fault is planted in: of real ones, a hundred times as long, one store's, another with each fault. */
const triedWith = (fault: number): string[] => (source === MADE ? IDS : [IDS[fault % IDS.length]!]);
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
  ['broken off', (id) => csv(rowsOf(DAY, id).slice(0, 500)), 'refuse', /broken off/],
];

describe.each(present ? [MADE, REAL] : [MADE])('faults planted in $name', (days) => {
  beforeAll(() => {
    source = days;
  });
  test.each(FAULTS.map((fault, at) => [...fault, at] as const))('%s', (...fault) => {
    const [, plant, verdict, words, at] = fault;
    for (const id of triedWith(at)) {
      const judgement = judged(id, DAY, plant(id));
      expect(`${id}: ${judgement.verdict}`).toBe(`${id}: ${verdict}`);
      expect([judgement.reason, ...judgement.notes].join(' ')).toMatch(words);
    }
  });

  test("another store's file, each under the name of each, is refused by its name", () => {
    for (const id of IDS)
      for (const other of triedWith(IDS.indexOf(id) + 1))
        if (id !== other) {
          const { verdict, reason } = judged(id, DAY, source.text(DAY, other));
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
    const text = source.text('2025-10-02', 'aldi');
    expect(judged('aldi', '2025-10-03', text).verdict).toBe('accept');
    expect(judged('aldi', '2025-10-09', text)).toMatchObject({
      verdict: 'warn',
      reason: expect.stringContaining('7 days before: the file is frozen'),
    });
  });

  test('a day in the future', () => {
    expect(judged('aldi', DAY, source.text(DAY, 'aldi'), '2025-10-08').reason).toContain(
      'in the future',
    );
  });
});

test('of the days made from a seed each is accepted', () => {
  source = MADE;
  const gate = new Gate('2026-11-23');
  for (const day of SYNTHETIC_DAYS)
    for (const id of IDS) expect(gate.judge(kept(day, id))).toMatchObject({ verdict: 'accept' });
});
