// What the gate finds in a file as a whole, one finding at a time, over small files: each limit of docs/use/operators.md
// from both sides, the figures by hand.
import { fileFindings, unusableFile } from '../../cli/catalogue/gate/fileAlarms';
import type { Finding } from '../../cli/catalogue/gate/types';
import { snapshotOf, type Snapshot } from '../../cli/catalogue/snapshot';
import { STORES } from '../../engine';

const TESCO = STORES.find(({ id }) => id === 'tesco')!;
type Row = readonly [name: string, price: number, category?: string];
const csv = (rows: readonly Row[]): string =>
  [
    'name,price,category',
    ...rows.map(([name, price, shelf = 'Food']) => `${name},${price.toFixed(2)},${shelf}`),
    '',
  ].join('\n');
const fileOf = (rows: readonly Row[], day = '2026-11-08'): Snapshot =>
  snapshotOf(TESCO, day, csv(rows));
/** Products of a kind, each with a price of its own. */
const some = (count: number, kind = 'plain', from = 0, dearer = 0): Row[] =>
  Array.from({ length: count }, (_, at) => [
    `${kind} thing ${String.fromCharCode(97 + ((from + at) % 26))}${from + at}`,
    1 + (from + at) / 100 + dearer,
  ]);
/** What is found that speaks of something. */
function found(
  snapshot: Snapshot,
  about: RegExp,
  before: readonly Snapshot[] = [],
  others: Readonly<Record<string, Snapshot>> = {},
): Finding | null {
  const measure = { before, others: new Map(Object.entries(others)), today: '2026-11-27' };
  return fileFindings(snapshot, measure).find(({ words }) => about.test(words)) ?? null;
}
const refused = (words: string): Finding => ({ verdict: 'refuse', words });
const warned = (words: string): Finding => ({ verdict: 'warn', words });

describe('a file that cannot be used', () => {
  const said = (text: string): Finding | null =>
    unusableFile(snapshotOf(TESCO, '2026-11-08', text));
  test('without a price column, or without a row that can be read', () => {
    expect(said('name,cost\nMilk,1\n')).toMatchObject({ verdict: 'refuse' });
    expect(said('name,price\nMilk,soon\n')).toMatchObject({
      verdict: 'refuse',
      words: expect.stringMatching(/^No row of tesco\.csv can be read; the first: .+\.$/),
    });
  });
  test('half of its rows cannot be read; fewer are told elsewhere', () => {
    expect(said('name,price\nMilk,1\nBread,soon\n')).toMatchObject({
      verdict: 'refuse',
      words: expect.stringMatching(/^50 % of the rows cannot be read; the first: .+\.$/),
    });
    expect(said('name,price\nMilk,1\nEggs,2\nBread,soon\n')).toBeNull();
  });
});

describe('columns that are shifted', () => {
  const prices = (count: number, written = (at: number): string => `${at}.50`): Row[] =>
    Array.from({ length: count }, (_, at) => [written(at + 100), 1 + at / 100]);
  test.each([
    [9, 91, null],
    [10, 90, refused('10 % of the names are prices: the columns are shifted.')],
    [19, 1981, null],
    [20, 1980, refused('1.0 % of the names are prices: the columns are shifted.')],
    // Fewer than 50 products say little about all.
    [10, 39, null],
    [10, 40, refused('20 % of the names are prices: the columns are shifted.')],
  ])('%i names are prices, %i are not', (count, sound, finding) =>
    expect(found(fileOf([...prices(count), ...some(sound)]), /shifted/)).toEqual(finding),
  );
  test.each([
    [(at: number) => `£ ${at}`, true],
    [(at: number) => `${at}p`, true],
    [(at: number) => `${at} p`, true],
    [(at: number) => `£${at}.125`, true],
    [(at: number) => `${at} g`, false],
    [(at: number) => `no ${at}`, false],
    [(at: number) => `${at}.5.5`, false],
  ])('whether a name is a price: case %#', (written, isPrice) =>
    expect(found(fileOf([...prices(10, written), ...some(50)]), /shifted/) !== null).toBe(isPrice),
  );

  const shelves = Array.from({ length: 12 }, (_, at) => `Shelf ${at}`);
  const shelved = (count: number): Row[] => [
    ...shelves.slice(0, count).map((name, at): Row => [name, 1 + at, shelves[at]]),
    ...some(100 - count).map(([name, price], at): Row => [name, price, shelves[at % 12]]),
  ];
  test('names that are categories, ten of them; of one category it may be a coincidence', () => {
    expect(found(fileOf(shelved(9)), /shifted/)).toBeNull();
    expect(found(fileOf(shelved(10)), /shifted/)).toEqual(
      refused('10 % of the names are categories: the columns are shifted.'),
    );
    const one = Array.from({ length: 60 }, (_, at): Row => ['Food', 1 + at / 100]);
    expect(found(fileOf([...one, ...some(60)]), /shifted/)).toBeNull();
  });
  test('fewer names than 5 % of the rows', () => {
    const named = (names: number): Snapshot =>
      fileOf(Array.from({ length: 100 }, (_, at): Row => [`Milk no ${at % names}`, 1 + at / 100]));
    expect(found(named(5), /something else/)).toBeNull();
    expect(found(named(4), /something else/)).toEqual(
      refused('100 rows have only 4 names: the name column holds something else.'),
    );
  });
});

describe("another store's file", () => {
  const about = /last file/;
  const other = fileOf(some(100, 'other', 0, 50));
  test.each([
    [29, null],
    [30, refused("30 % of its products stand in ALDI's last file: this is ALDI's file.")],
  ])('%i of 100 products stand in it', (count, finding) => {
    const file = fileOf([...some(count, 'other'), ...some(100 - count)]);
    expect(found(file, about, [], { ALDI: other })).toEqual(finding);
  });
  test('its own earlier file is liker, or less like than that', () => {
    const file = fileOf([...some(40, 'other'), ...some(60)]);
    const own = (count: number): Snapshot =>
      fileOf([...some(40, 'other'), ...some(count), ...some(60 - count, 'gone')]);
    expect(found(file, about, [own(20)], { ALDI: other })).toBeNull();
    const few = fileOf([...some(39), ...some(61, 'gone')]);
    expect(found(file, about, [few], { ALDI: other })).toEqual(
      refused(
        "40 % of its products stand in ALDI's last file, 39 % with Tesco's own: this is ALDI's file.",
      ),
    );
    // As like as the other: it is its own.
    const alike = fileOf([...some(40), ...some(60, 'gone')]);
    expect(found(file, /this is/, [alike], { ALDI: other })).toBeNull();
    // An earlier one than the newest is asked, too.
    expect(found(file, about, [own(20), few], { ALDI: other })).toBeNull();
  });
  test('fewer than 50 products of either say nothing', () => {
    expect(found(fileOf(some(49, 'other')), about, [], { ALDI: other })).toBeNull();
    expect(found(fileOf(some(50, 'other')), about, [], { ALDI: other })).not.toBeNull();
    const small = fileOf(some(49, 'other'));
    expect(found(fileOf(some(100, 'other')), about, [], { ALDI: small })).toBeNull();
  });

  const before = [fileOf(some(100))];
  /** So many rows that are new and the other store's, at another price and at its own. */
  const among = (dearer: number, same: number): Snapshot =>
    fileOf([
      ...some(100 - dearer - same),
      ...some(dearer, 'other'),
      ...some(same, 'other', 50, 50),
    ]);
  const words = (strange: number, priced: string): string =>
    `${strange < 10 ? strange.toFixed(1) : strange} % of its products are new here and stand in ALDI's last file, ${priced} % at its price: rows of ALDI are among them.`;
  test.each([
    [6, 0, null],
    [7, 0, warned(words(7, '0.0'))],
    [9, 0, warned(words(9, '0.0'))],
    [10, 0, refused(words(10, '0.0'))],
    [0, 2, null],
    [0, 3, refused(words(3, '3.0'))],
    [5, 2, warned(words(7, '2.0'))],
  ])('%i rows are new and its, %i more at its very price', (dearer, same, finding) => {
    expect(found(among(dearer, same), about, before, { ALDI: other })).toEqual(finding);
    // Where no file of its own is known, nothing is new.
    expect(found(among(dearer, same), about, [], { ALDI: other })).toBeNull();
  });
  test('thirty rows in a row at its price are its, however large the file', () => {
    const large = fileOf(some(2000));
    const joinedBy = (count: number): Snapshot =>
      fileOf([...some(2000), ...some(count, 'other', 0, 50)]);
    expect(found(joinedBy(29), about, [large], { ALDI: other })).toBeNull();
    expect(found(joinedBy(30), about, [large], { ALDI: other })).toEqual(
      refused(words(1.5, '1.5')),
    );
  });
});

describe('how many products', () => {
  const of = (count: number, ...before: readonly number[]): Finding | null =>
    found(
      fileOf(some(count)),
      /last accepted/,
      before.map((known) => fileOf(some(known))),
    );
  test.each([
    [
      49,
      [100, 20],
      refused('49 distinct products are 49 % of the 100 last accepted: the file looks broken off.'),
    ],
    [50, [100], warned('50 distinct products are only 50 % of the 100 last accepted.')],
    [84, [20, 100], warned('84 distinct products are only 84 % of the 100 last accepted.')],
    [85, [100], null],
    [
      1,
      [3],
      refused('1 distinct product is 33 % of the 3 last accepted: the file looks broken off.'),
    ],
    [149, [100], null],
    [
      150,
      [100, 80],
      warned(
        '150 distinct products are 150 % of the 100 last accepted: rows of another file may be among them.',
      ),
    ],
    [80, [49], null],
    [
      75,
      [50],
      warned(
        '75 distinct products are 150 % of the 50 last accepted: rows of another file may be among them.',
      ),
    ],
    [5, [], null],
  ])('%i where there were %j', (count, before, finding) =>
    expect(of(count, ...before)).toEqual(finding),
  );
});

describe('a file that is the same again', () => {
  const about = /products and prices/;
  const changed = (count: number, rows = some(500)): Row[] =>
    rows.map(([name, price], at) => [name, at % 20 === 3 && at < count * 20 ? price + 7 : price]);
  const on = (day: string, rows: readonly Row[] = some(500)): Snapshot => fileOf(rows, day);
  const first = on('2026-11-01');
  test.each([
    [
      '2026-11-04',
      0,
      {
        verdict: 'accept',
        words: 'All 500 products and prices are those of 2026-11-01, 3 days before.',
      },
    ],
    [
      '2026-11-05',
      0,
      warned(
        'All 500 products and prices are those of 2026-11-01, 4 days before: the file is frozen.',
      ),
    ],
    // 0.4 % of 500 are two.
    [
      '2026-11-05',
      2,
      warned(
        'All 500 products and prices but 2 are those of 2026-11-01, 4 days before: the file is frozen.',
      ),
    ],
    ['2026-11-05', 3, null],
    ['2026-11-04', 1, null],
  ])('on %s, %i prices changed', (day, count, finding) =>
    expect(found(on(day, changed(count)), about, [first])).toEqual(finding),
  );
  test('a product that is gone, and one that came, are changes', () => {
    expect(found(on('2026-11-05', some(498)), about, [first])).toBeNull();
    expect(found(on('2026-11-05', some(499)), about, [first])?.words).toContain('but 1 are');
    expect(found(on('2026-11-05', some(501)), about, [first])?.words).toContain('but 1 are');
    expect(
      found(on('2026-11-05', [...some(499), ['new thing', 1]]), about, [first])?.words,
    ).toContain('but 2 are');
  });
  test('a store that is slow by habit may be so again, a day longer it may not', () => {
    const habit = [on('2026-10-01', some(500, 'old')), on('2026-10-11', some(500, 'old')), first];
    expect(found(on('2026-11-11'), about, habit)?.verdict).toBe('accept');
    expect(found(on('2026-11-12'), about, habit)?.verdict).toBe('warn');
  });
  test('without a day, or of fewer than 50 products, nothing is said', () => {
    expect(found(on('week 45'), about, [first])).toBeNull();
    expect(found(on('2026-11-05'), about, [on('week 44')])).toBeNull();
    expect(found(on('2026-11-05', some(49)), about, [on('2026-11-01', some(49))])).toBeNull();
    expect(found(on('2026-11-05', some(50)), about, [on('2026-11-01', some(50))])).not.toBeNull();
  });
});

test('the end of a file: cut within a row, without its line end, as before', () => {
  const about = /last row/;
  const whole = csv(some(5));
  const ended = snapshotOf(TESCO, '2026-11-01', whole);
  const open = (text: string): Snapshot => snapshotOf(TESCO, '2026-11-08', text);
  expect(found(open(whole), about, [ended])).toBeNull();
  expect(found(open(`${whole}Bread`), about, [ended])).toEqual(
    warned('The last row is cut off ("Bread"): more may be missing.'),
  );
  expect(found(open(whole.trimEnd()), about, [ended])).toEqual(
    warned(
      'The last row has no line end, as earlier files have: it may be cut off, and more be missing.',
    ),
  );
  expect(found(open(whole.trimEnd()), about, [ended, open(whole.trimEnd())])).toBeNull();
  expect(found(open(whole.trimEnd()), about)).toBeNull();
});
