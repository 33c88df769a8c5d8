// What the gate says of cells that stand in another column, and of numbers: each limit from both sides.
import type { Judgement } from '../../cli/catalogue/gate';
import { ROWS, COLUMNS, line, file, SOUND, judged, planted, few, type Row } from './cellRows';

const many = (count: number) => (at: number) => at < count;
const says = ({ reason, notes }: Judgement): string => [reason, ...notes].join('\n');
/** Some prices that changed as they do, so that the file is not the one before. */
const changed = (row: Row): Partial<Row> => ({
  price: `£${(Number(row.price.slice(1)) + 0.1).toFixed(2)}`,
});

test('the file itself is sound', () => {
  expect(judged(planted(few(15), changed))).toMatchObject({ verdict: 'accept', notes: [] });
});

test.each<[string, string, Judgement['verdict'], RegExp]>([
  [
    'a decimal comma without quotes in 1 row',
    planted(few(1), ({ price }) => ({ price: price.replace('.', ',') })),
    'warn',
    /1 of 1000 rows have more cells than the header; the first: tesco\.csv, row 3: more columns than the header \(Aisle 0,bread apple no 1,£4,79,/,
  ],
  [
    'in 9 rows',
    planted(few(9), ({ price }) => ({ price: price.replace('.', ',') })),
    'warn',
    /^9 of/,
  ],
  [
    'in 10 rows',
    planted(few(10), ({ price }) => ({ price: price.replace('.', ',') })),
    'refuse',
    /10 of 1000 rows have more cells/,
  ],
  ['a blank cell behind the last', file(ROWS.map((row) => `${line(row)},`)), 'accept', /^1000/],
  [
    '24 numbers moved',
    planted(few(24), (_, at) => ({ gtin: ROWS[at + 1]!.gtin })),
    'accept',
    /^1000/,
  ],
  [
    '25 numbers moved',
    planted(few(25), (_, at) => ({ gtin: ROWS[at + 1]!.gtin })),
    'warn',
    /25 of 1000 products have .* such as "bread apple no 1" \(£4\.79 by its name, £8\.49 by 5010000015838\)/,
  ],
  [
    '50 numbers moved',
    planted(few(50), (_, at) => ({ gtin: ROWS[at + 1]!.gtin })),
    'refuse',
    /names and numbers moved/,
  ],
  [
    'all names moved by one row, prices and numbers not',
    planted(many(999), (_, at) => ({ name: ROWS[at + 1]!.name })),
    'refuse',
    /names and numbers moved against each other/,
  ],
  [
    'one barcode for 20',
    planted(few(20), () => ({ gtin: '5012345678900' })),
    'refuse',
    /20 of 1000 products have the number 5012345678900/,
  ],
  ['for 19', planted(few(19), () => ({ gtin: '5012345678900' })), 'accept', /^1000/],
  [
    '"None" for every barcode',
    planted(many(1000), () => ({ gtin: 'None' })),
    'warn',
    /It has 0 different barcodes or numbers for 1000 names, and had 1000 for 1000/,
  ],
  [
    'barcodes that lost a digit',
    planted(many(100), ({ gtin }) => ({ gtin: gtin.slice(0, -1) })),
    'warn',
    /10 % of 1000 products that are known by name have a barcode or number that is not/,
  ],
  ['99 of them', planted(many(99), ({ gtin }) => ({ gtin: gtin.slice(0, -1) })), 'accept', /^1000/],
  [
    'a fifth of the categories moved',
    planted(
      (at) => at % 5 === 0,
      (_, at) => ({ category: `Aisle ${9 - Math.floor(at / 100)}` }),
    ),
    'warn',
    /20 % of 1000 products stand in another category .* "apple apple no 0" in "Aisle 9" instead of "Aisle 0"/,
  ],
  [
    'less than a fifth',
    planted(
      (at) => at % 5 === 0 && at < 995,
      (_, at) => ({ category: `Aisle ${9 - Math.floor(at / 100)}` }),
    ),
    'accept',
    /^1000/,
  ],
  [
    'all categories named anew',
    planted(many(1000), ({ category }) => ({ category: category.replace('Aisle', 'Row') })),
    'accept',
    /^1000/,
  ],
  [
    'one category',
    planted(many(1000), () => ({ category: 'Food' })),
    'warn',
    /100 % of the products stand in one category, "Food", where 10 were/,
  ],
  [
    'a text of its own for each category',
    planted(many(1000), (_, at) => ({ category: `Kind ${at}` })),
    'warn',
    /1000 categories stand in it, where 10 were/,
  ],
  [
    'two names in one, 20 times',
    planted(few(20), ({ name }, at) => ({ name: `${name} ${ROWS[at + 2]!.name}` })),
    'refuse',
    /2\.0 % of the names are two names in one, such as "bread apple no 1 dates apple no 3"/,
  ],
  [
    'in 9 rows',
    planted(few(9), ({ name }, at) => ({ name: `${name} ${ROWS[at + 2]!.name}` })),
    'accept',
    /^1000/,
  ],
])('%s', (_, text, verdict, words) => {
  const judgement = judged(text);
  expect(`${judgement.verdict}: ${judgement.reason}`).toMatch(new RegExp(`^${verdict}: `));
  expect(says(judgement)).toMatch(words);
});

/** Products above ten pounds: a first digit that is not read leaves a price. */
const DEAR = ROWS.map((row, at) => ({ ...row, price: `£${12 + (at % 7)}.${10 + (at % 80)}` }));
test.each([
  [4, 'accept'],
  [5, 'warn'],
  [10, 'refuse'],
])('%i prices without their first digit: %s', (count, verdict) => {
  const now = DEAR.map((row, at) =>
    few(count)(at) ? { ...row, price: row.price.replace('£1', '£') } : row,
  );
  const judgement = judged(file(now.map(line)), [file(DEAR.map(line))]);
  expect(judgement.verdict).toBe(verdict);
  if (verdict !== 'accept')
    expect(judgement.reason).toMatch(/all but the first digit of their price.*, now £\d\.\d\d/);
});

/** Each by its own step, down or up. */
const moves = (at: number, down: boolean): Partial<Row> => ({
  price: `£${(Number(ROWS[at]!.price.slice(1)) + ((down ? -1 : 1) * (1 + ((at * 5) % 7))) / 10).toFixed(2)}`,
});
test.each<[number, (at: number) => boolean, string]>([
  [199, () => true, 'accept'],
  [200, () => true, 'warn'],
  [200, (at) => at % 8 !== 1, 'accept'],
])('%i prices that changed, of all', (count, down, verdict) => {
  const text = planted(few(count), (_, at) => moves(at, down(at)));
  const judgement = judged(text);
  expect(`${judgement.verdict} ${judgement.reason}`).toMatch(new RegExp(`^${verdict}`));
  if (verdict === 'warn')
    expect(judgement.reason).toMatch(/20 % of 1000 .* 100 % of them down: offers/);
});

test.each([
  [149, 'accept'],
  [150, 'warn'],
])('of %i prices that had changed together all stand as before again: %s', (count, verdict) => {
  // One of three changed, so that the file between is sound.
  const between = planted(few(300), (row, at) => moves(at, at % 2 === 0));
  const now = planted(
    (at) => few(300)(at) && at > 3 * count,
    (row, at) => moves(at, at % 2 === 0),
  );
  const judgement = judged(now, [SOUND, between]);
  expect(judgement.verdict).toBe(verdict);
  if (verdict === 'warn')
    expect(says(judgement)).toMatch(/piece with 150 products .* as on 2026-11-10 again/);
});

test.each([
  [19, 400, 'accept'],
  [20, 400, 'warn'],
  [20, 401, 'accept'],
])('%i of %i members’ prices above the price: %s', (above, of, verdict) => {
  const lines = ROWS.map((row, at) =>
    at < of
      ? `${line(row)},£${(Number(row.price.slice(1)) * (at < above ? 1.2 : 0.9)).toFixed(2)}`
      : `${line(row)},`,
  );
  const judgement = judged(file(lines, `${COLUMNS.join(',')},loyalty price`));
  expect(judgement.verdict).toBe(verdict);
  if (verdict === 'warn')
    expect(judgement.reason).toMatch(/^20 of 400 members’ prices cannot be one; the first: tesco/);
});
