// What the gate knows of one price file, and what it notes beside its verdict: texts in, facts out, by hand.
import { Gate, judge, worst } from '../../cli/catalogue/gate';
import { labelOf, snapshotOf, type Snapshot } from '../../cli/catalogue/snapshot';
import { STORES } from '../../engine';
import { day, file } from './gateFiles';

const storeOf = (id: string) => STORES.find((store) => store.id === id)!;
const of = (text: string, id = 'tesco'): Snapshot => snapshotOf(storeOf(id), '2026-11-08', text);
const HEAD = 'name,price';
const priced = (count: number): string =>
  Array.from({ length: count }, (_, n) => `Thing ${n},1.50\n`).join('');

test.each<[string, string, boolean, string | null]>([
  ['nothing at all', '', true, null],
  ['a line end', `${HEAD}\nMilk,1.20\n`, true, null],
  ['an old one', `${HEAD}\rMilk,1.20\r`, true, null],
  ['a whole row without one', `${HEAD}\nMilk,1.20`, false, null],
  ['a row that has no price yet', `${HEAD}\nMilk,1.20\nBread,`, false, 'Bread,'],
  ['a price that has only begun', `${HEAD}\nMilk,1.20\nBread,£`, false, 'Bread,£'],
  ['a row that lacks columns', `${HEAD}\nMilk,1.20\nBrea`, false, 'Brea'],
  ['a quotation mark that is open', `${HEAD}\nMilk,1.20\n"Bread,0.`, false, '"Bread,0.'],
  ['a row that lacks columns, but not the last', `${HEAD}\nMilk\nBread,0.95`, false, null],
  ['a row left out for another reason', `${HEAD}\nMilk,1.20\nXY,1.00`, false, null],
  [
    'a price without pence where all others have them',
    `${HEAD}\n${priced(20)}Tea,2`,
    false,
    'Tea,2',
  ],
  ['with one figure of them', `${HEAD}\n${priced(20)}Tea,2.5`, false, 'Tea,2.5'],
  ['with both', `${HEAD}\n${priced(20)}Tea,2.50`, false, null],
  ['in pence', `${HEAD}\n${priced(20)}Tea,95p`, false, null],
  ['without pence where one in twenty has none', `${HEAD}\n${priced(19)}Tea,2`, false, null],
  [
    'a long row: its last sixty letters',
    `${HEAD}\nMilk,1.20\n${'Very '.repeat(20)}Long Name`,
    false,
    `${'Very '.repeat(20)}Long Name`.slice(-60),
  ],
])('the end of a file: %s', (_, text, endsWithLine, brokenEnd) => {
  expect(of(text)).toMatchObject({ endsWithLine, brokenEnd });
});

test('names that begin in capitals: a maker’s, never the store’s own', () => {
  const names = ['HEINZ Beans', 'HEINZ', "KELLOGG'S Flakes", 'BEN&JERRY Ice', 'TESCO Beans'];
  const others = ['ABC Beans', 'Heinz BEANS', 'HEINZs Beans', '7UP Free', 'BEANs and HEINZ'];
  const text = `${HEAD}\n${[...names, ...others].map((name) => `${name},1.00\n`).join('')}`;
  expect([...of(text).capitals]).toEqual([
    'heinz beans',
    'heinz',
    "kellogg's flakes",
    'ben&jerry ice',
  ]);
  const own = `${HEAD}\nSAINSBURY'S Beans,1.00\nSAINSBURY’S Peas,1.00\nTESCO Beans,1.00\n`;
  expect([...of(own, 'sainsburys').capitals]).toEqual(['tesco beans']);
});

test('names, prices, numbers, categories and days', () => {
  const text = [
    'name,price,category,gtin,code,price_date',
    'Milk,1.30,Dairy,5000000000012,,2026-11-01T09:00',
    'MILK,1.20,Drinks,5000000000012,,2026-11-01',
    'Bread,0.95,Bakery,,77,2026-11-02',
    'Tea,2.00,,,,soon',
    'tea,,Drinks,,,',
    'Jam,,Jams,,,',
  ].join('\n');
  const snapshot = of(`${text}\n`);
  expect(Object.fromEntries(snapshot.prices)).toEqual({ milk: 1.2, bread: 0.95, tea: 2 });
  expect(Object.fromEntries(snapshot.codes)).toEqual({ '5000000000012': 1.2, '77': 0.95 });
  expect(Object.fromEntries(snapshot.shelves)).toEqual({
    milk: 'Dairy',
    bread: 'Bakery',
    tea: 'General',
  });
  expect(Object.fromEntries(snapshot.categories)).toEqual({
    Dairy: 1,
    Drinks: 1,
    Bakery: 1,
    General: 1,
  });
  expect(Object.fromEntries(snapshot.statedDays)).toEqual({ '2026-11-01': 2, '2026-11-02': 1 });
  // Jam has no price, and is a name all the same; tea is one.
  expect(snapshot).toMatchObject({
    severalPrices: 1,
    distinctNames: 4,
    unusable: null,
    pieces: [],
    firstSkipped: expect.stringMatching(/^tesco\.csv, row 6: no price/),
    counts: { rows: 6, skipped: 2, unreadable: 0, repeats: 1 },
  });
  expect(snapshot.products.map(({ name, code }) => [name, code])).toEqual([
    ['milk', '5000000000012'],
    ['milk', '5000000000012'],
    ['bread', '77'],
    ['tea', null],
  ]);
});

test('a file that cannot be used at all says why, and no row of it; a header that stands again cuts it', () => {
  expect(of('name,cost\nMilk,1\n')).toMatchObject({
    unusable: expect.stringMatching(/^tesco\.csv: no price column/),
    firstSkipped: null,
  });
  expect(of(`${HEAD}\nMilk,1.00\n${HEAD}\nTea,1.00\n`).pieces).toHaveLength(2);
});

test.each([
  ['prices/2026-11-08', '2026-11-08'],
  ['prices/2026-11-08/', '2026-11-08'],
  ['prices\\2026-11-08\\\\', '2026-11-08'],
  ['new', 'new'],
  ['a//b', 'b'],
  ['/', '/'],
])('the label of "%s" is "%s"', (folder, label) => expect(labelOf(folder)).toBe(label));

test.each([
  ['2026-11-08', '2026-11-08'],
  ['2026-11-08b', null],
  ['x2026-11-08', null],
  ['new', null],
])('a folder called "%s" is of the day %j', (label, date) => {
  expect(snapshotOf(storeOf('tesco'), label, file(3)).date).toBe(date);
});

describe('what is noted beside the verdict', () => {
  const notes = (text: string, before?: string): string[] =>
    judge(of(text), before === undefined ? [] : [day('2026-11-01', before)]).notes;
  const rows = (...more: string[]): string =>
    `${file(60)}${more.map((row) => `${row}\n`).join('')}`;
  const shelf = (count: number, category: string, from: number): string =>
    Array.from({ length: count }, (_, n) => `Other ${from + n},1.50,${category}\n`).join('');

  test.each<[string, string[], string[]]>([
    ['nothing', [], []],
    ['a row without a price', ['Tea,,Food'], ['1 row skipped: no-price']],
    ['two', ['Tea,,Food', 'Jam,,Food'], ['2 rows skipped: no-price']],
    ['a row that is there again', ['Product number 1,2.50,Food'], ['1 row repeats a product']],
    [
      'two',
      ['Product number 1,2.50,Food', 'Product number 2,3.50,Food'],
      ['2 rows repeat a product'],
    ],
    ['another price', ['Product number 1,2.60,Food'], ['1 name stands with more than one price']],
    [
      'two',
      ['Product number 1,2.60,Food', 'Product number 2,3.60,Food'],
      ['2 names stand with more than one price'],
    ],
  ])('%s', (_, more, said) => expect(notes(rows(...more))).toEqual(said));

  test('categories of twenty products that are gone, not of nineteen', () => {
    const before = `${file(400)}${shelf(20, 'Tea', 0)}${shelf(20, 'Jam', 100)}${shelf(19, 'Rice', 200)}`;
    expect(notes(file(400), before)).toContain('categories gone since 2026-11-01: Tea, Jam');
    expect(notes(before, before).join()).not.toContain('gone');
  });
  test('prices that doubled or halved', () => {
    const jumped = file(100, (at) => (at === 3 ? '9.00' : `${1 + (at % 9)}.50`));
    expect(notes(jumped, file(100))).toContain(
      '1 of 100 shared products doubled or halved in price, or more',
    );
  });
});

describe('the measure', () => {
  const accepted = (...counts: number[]) => counts.map((count) => day('2026-11-01', file(count)));
  test('is the largest of the last four', () => {
    expect(judge(of(file(100)), accepted(400, 100, 110, 120, 90)).yardstick).toBe(120);
    expect(judge(of(file(100)), [])).toMatchObject({
      yardstick: null,
      reason: '100 distinct products; there is no accepted snapshot to measure against.',
    });
    expect(judge(of(file(1)), []).reason).toMatch(/^1 distinct product;/);
  });
  test('is kept store by store: four counts, one by force, those of elsewhere', () => {
    const gate = new Gate();
    const small = of(file(20));
    for (const count of [100, 101, 102, 103, 104]) gate.judge(of(file(count)));
    expect(gate.counts(small)).toEqual([101, 102, 103, 104]);
    expect(gate.judge(small).verdict).toBe('refuse');
    expect(gate.counts(small)).toEqual([101, 102, 103, 104]);
    gate.force(small);
    expect(gate.counts(small)).toEqual([20]);
    gate.recall(small, accepted(50, 60));
    expect(gate.counts(small)).toEqual([50, 60]);
    expect(gate.counts(of(file(20), 'aldi'))).toEqual([]);
  });
  test.each([
    [[], 0],
    [['accept'], 0],
    [['accept', 'warn'], 10],
    [['refuse', 'warn', 'accept'], 20],
    [['warn', 'refuse'], 20],
  ] as const)('of %j the exit code is %i', (verdicts, code) => {
    expect(worst(verdicts.map((verdict) => ({ verdict })))).toBe(code);
  });
});
