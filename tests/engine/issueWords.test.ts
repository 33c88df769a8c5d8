// What is said of a file that cannot be read, of a line that is no item, of what is asked for and of an earlier choice.
import {
  buildCatalogue,
  comparisonMark,
  describeAsked,
  describeIssue,
  describeKept,
  describeLeftOut,
  describeMatch,
  describeNeed,
  describeOffers,
  describeReason,
  issueWords,
  type LeftOut,
  type Reason,
} from '../../engine';

const HEAD = 'name,price,size,loyalty_price,gtin';
const GOOD = 'Rusks,£1,500g,,';
const issuesOf = (text: string, store = 'TESCO'): string[] =>
  buildCatalogue([{ store, file: 'tesco.csv', text }]).issues.map(describeIssue);

describe('a file, or a row of it, that cannot be used: where, what, and what to do', () => {
  test.each<[string, string]>([
    ['', 'tesco.csv: CSV file is empty; get the file again'],
    [
      'name,price\n',
      'tesco.csv: CSV must have at least a header and one data row (name,price); get the file again',
    ],
    [
      'title,price\nRusks,£1\n',
      'tesco.csv: no name column (expected name, Name or Product Name) (title,price); rename the header of that column',
    ],
    [
      'name,cost\nRusks,£1\n',
      'tesco.csv: no price column (expected price or Price) (name,cost); rename the header of that column',
    ],
    // The columns are there, cut by another mark.
    [
      'name;cost\nRusks;£1\n',
      'tesco.csv: no name column (expected name, Name or Product Name) (name;cost); save it with commas between the columns',
    ],
    ['name\0,price\nRusks,£1\n', 'tesco.csv: not a text file; give a CSV file'],
  ])('%j', (text, said) => expect(issuesOf(text)).toContain(said));

  test.each<[string, string]>([
    ['XY,£1,,,', 'the name has fewer than 3 characters (XY,£1,,,); give the full product name'],
    ['Pads,,,,', 'no price (Pads,,,,); fill in the price'],
    ['Pads;£1;;;', 'fewer columns than the header (Pads;£1;;;); quote names that hold a comma'],
    ['Pads,soon,,,', 'the price cannot be read (Pads,soon,,,); write it like 1.20, £1.20 or 95p'],
    ['Pads,£1,500 miles,,', 'the size cannot be read (500 miles); write it like 500g or 6 x 330ml'],
    [
      'Pads,£1,,£2,',
      'the loyalty price cannot be read, or is above the price (£2); write it like 1.20',
    ],
    [
      'Pads,£1,,,5E12',
      'the barcode is no number of 4 to 14 digits (5E12); export that column as text, not as a number',
    ],
    [HEAD, `the header stands there again (${HEAD}); look whether two files were joined`],
  ])('row "%s"', (row, said) => {
    expect(issuesOf(`${HEAD}\n${GOOD}\n${row}\n`)).toEqual([`tesco.csv, row 3: ${said}`]);
  });

  test.each<[string, RegExp]>([
    [
      'Pads',
      /^tesco\.csv, row 3: fewer columns than the header .*; quote names that hold a comma$/,
    ],
    [
      'Pads,£1,,,,,x',
      /^tesco\.csv, row 3: more columns than the header .*; quote cells that hold a comma, and name each column$/,
    ],
    [
      '"Pads" big,£1,,,',
      /^tesco\.csv, row 3: a quotation mark is out of place .*; double the marks inside quoted text$/,
    ],
    [
      `${'P'.repeat(401)},£1,,,`,
      /^tesco\.csv, row 3: the name has more than 400 characters \(P+\); give the product name as the shelf prints it$/,
    ],
  ])('row "%s"', (row, said) => {
    expect(issuesOf(`${HEAD}\n${GOOD}\n${row}\n`)).toEqual([expect.stringMatching(said)]);
  });

  test('a store that nobody knows; the short words of a kind', () => {
    expect(issuesOf('name,price\nRusks,£1\n', 'Corner')).toEqual([
      'tesco.csv: not a known store (Corner); use one of the known store names',
    ]);
    expect(issueWords('no-price')).toBe('no price');
  });
});

describe('lines that are no items', () => {
  const line = (reason: LeftOut['reason'], text: string): LeftOut => ({ reason, text, line: 1 });
  test('one of each, in the order of how much they matter, names without their marks', () => {
    expect(
      describeLeftOut([
        line('total', 'Total 12.50'),
        line('greeting', 'Hi love'),
        line('note', 'for the party'),
        line('has', 'rice'),
        line('ticked', 'eggs'),
        line('heading', '**Dairy:** '),
      ]),
    ).toEqual([
      '1 heading left out: Dairy',
      '1 ticked line left out: eggs',
      '1 line of what is at home left out: rice',
      '1 note left out: for the party',
      '1 greeting left out',
      '1 total left out',
    ]);
  });
  test('several: three are named, the rest counted', () => {
    const of = (reason: LeftOut['reason'], count: number): string[] =>
      describeLeftOut(Array.from({ length: count }, (_, at) => line(reason, `t${at + 1}`)));
    expect(of('heading', 3)).toEqual(['3 headings left out: t1, t2, t3']);
    expect(of('ticked', 4)).toEqual(['4 ticked lines left out: t1, t2, t3 and 1 more']);
    expect(of('has', 5)).toEqual(['5 lines of what is at home left out: t1, t2, t3 and 2 more']);
    expect(of('greeting', 4)).toEqual(['4 greetings left out']);
    expect(of('total', 2)).toEqual(['2 totals left out']);
  });
  test('a long one by its first forty letters, marks within it stay', () => {
    expect(describeLeftOut([line('note', 'x'.repeat(50))])).toEqual([
      `1 note left out: ${'x'.repeat(40)}`,
    ]);
    expect(describeLeftOut([line('heading', '__ Fruit * veg: __')])).toEqual([
      '1 heading left out: Fruit * veg',
    ]);
  });
  test('one line by itself', () => {
    expect(
      (['heading', 'ticked', 'has', 'note', 'greeting', 'total'] as const).map(describeReason),
    ).toEqual(['heading', 'ticked already', 'at home already', 'note', 'greeting', 'total']);
  });
});

test('how much is asked for', () => {
  expect([
    describeAsked({ quantity: 2 }),
    describeAsked({ quantity: 99, asked: 150 }),
    describeAsked({ quantity: 1, asks: 80 }),
  ]).toEqual([
    '',
    '150 asked for, 99 counted: a line holds 1 to 99 of an item',
    '80 was not taken for a number of packs; write 80 x in front if it is one',
  ]);
  expect([
    describeNeed({ kind: 'packs', count: 1 }),
    describeNeed({ kind: 'packs', count: 2 }),
    describeNeed({ kind: 'pieces', count: 6 }),
    describeNeed({ kind: 'mass', amount: 500 }),
    describeNeed({ kind: 'volume', amount: 30, recipe: true }),
  ]).toEqual(['1 pack', '2 packs', '6 pieces', '500 g', '30 ml of a recipe']);
});

test.each<[object, string[]]>([
  [{ cost: 4 }, []],
  [{ cost: 4, loyaltyCost: 4 }, []],
  [{ cost: 4, loyaltyCost: 3 }, ['£3.00 with Clubcard']],
  [{ cost: 3, loyaltyCost: 3 }, ['£4.00 without Clubcard']],
  [{ cost: 4, multibuy: '2 for £5' }, ['2 for £5']],
  [{ cost: 4, loyaltyCost: 3, multibuy: '2 for £5' }, ['£3.00 with Clubcard', '2 for £5']],
])('at £4 on the shelf, %j: %j', (more, said) => {
  expect(describeOffers({ store: 'TESCO', shelfCost: 4, ...(more as { cost: number }) })).toEqual(
    said,
  );
});

test.each([
  ['same', 0.75, false, 'Same product'],
  ['similar', 0.75, false, 'Very similar'],
  ['same', 0.74, false, 'Check this'],
  ['same', 0.99, true, 'Check this'],
] as const)('a match that is %s, %d sure, alarm %s: %s', (verdict, sure, priceAlarm, said) => {
  expect(describeMatch({ verdict, priceAlarm, combinedSimilarity: sure })).toBe(said);
});

test('of all reasons one alone takes a price out of the totals', () => {
  const mark = (kind: Reason['kind']): string =>
    comparisonMark({
      basis: 'amount',
      priceAlarm: false,
      reasons: [{ kind, weight: 'note', words: '' }],
    });
  expect([mark('saving-not-counted'), mark('your-choice')]).toEqual(['not counted', 'other size']);
});

test('what became of an earlier pick', () => {
  const gone = { state: 'gone', name: 'Oat Milk', was: 1.2 } as const;
  expect([
    describeKept({ state: 'as-kept' }, false),
    describeKept({ state: 'price-changed', was: 1.2, now: 1.5 }, false),
    describeKept(gone, false),
    describeKept(gone, true),
  ]).toEqual([
    '',
    '£1.20 when you chose it, £1.50 today',
    'Oat Milk (£1.20) is no longer sold here.',
    'Oat Milk (£1.20) is no longer sold here. The nearest of today stands in its place.',
  ]);
});
