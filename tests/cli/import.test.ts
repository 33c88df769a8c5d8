import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { cli } from './memoryIo';

let folder = '';
beforeEach(() => { folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-import-')); });
afterEach(() => fs.rmSync(folder, { recursive: true }));

const put = (name: string, text: string | Buffer): string => { const file = path.join(folder, name); fs.writeFileSync(file, text); return file; };
const out = (): string => path.join(folder, 'out');
const run = (file: string, ...more: string[]): ReturnType<typeof cli> => cli(['catalogue', 'import', file, '--store', 'TESCO', '--out', out(), ...more]);
const read = (name: string): string => fs.readFileSync(path.join(out(), name), 'utf8');

test('a mapped TSV becomes the CSV of the store with its manifest entry; what is left out is counted', async () => {
  const file = put('export.tsv', 'Title\tCost\tEAN\tClub\nSemi Skimmed Milk 2L\t£1.45\t5000\t£1.20\n"Bread, white"\t95p\t\t\nXY\t1\t\t\nNo price\t\t\t\n');
  const { code, out: said } = await run(file, '--map', 'name=Title,price=Cost,loyalty_price=Club', '--date', '2026-11-01');
  expect(code).toBe(0);
  expect(read('tesco.csv')).toBe('name,price,category,loyalty_price,gtin\nSemi Skimmed Milk 2L,£1.45,,£1.20,5000\n"Bread, white",95p,,,\n');
  expect(JSON.parse(read('catalogue.json'))).toMatchObject({ stores: [{ store: 'TESCO', rows: 2, products: 2, date: '2026-11-01', source: 'export.tsv', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }] });
  expect(said).toContain('left out: 1 no name, 1 no price');
});

test('Kaggle UK: this shop, the last day up to --date, the size from price and unit price', async () => {
  const file = put('k.csv.gz', gzipSync('supermarket,prices_(£),prices_unit_(£),unit,names,date,category,own_brand\nTesco,1.50,3.00,kg,Penne,20240101,food_cupboard,True\nTesco,1.60,3.20,kg,Penne,20240201,food_cupboard,True\nTesco,1.70,3.40,kg,Penne,20240301,food_cupboard,True\nAldi,0.50,1.00,kg,Penne,20240201,food,True\n'));
  const { code, out: said } = await run(file, '--from', 'kaggle-uk', '--date', '2024-02-15');
  expect(code).toBe(0);
  expect(read('tesco.csv')).toBe('name,price,category,size,unit_price,price_date\nPenne,1.60,food_cupboard,500g,£3.2/kg,2024-02-01\n');
  expect(said).toContain('2 an older price');
  expect(said).toContain('1 another shop');
});

test('Open Prices: pounds only, a loyalty discount stands apart', async () => {
  const lines = [{ type: 'PRODUCT', product_code: '501', product_name: 'Oat drink', price: 1.5, price_is_discounted: true, price_without_discount: 2, discount_type: 'LOYALTY_PROGRAM', currency: 'GBP', date: '2026-10-01', location: { osm_name: 'Tesco Extra' } }, { type: 'PRODUCT', product_name: 'Lait', price: 1, currency: 'EUR', date: '2026-10-01' }];
  const { code, out: said } = await run(put('p.jsonl', lines.map((line) => JSON.stringify(line)).join('\n')), '--from', 'open-prices');
  expect(code).toBe(0);
  expect(read('tesco.csv')).toBe('name,price,category,loyalty_price,gtin,price_date\nOat drink,2,,1.5,501,2026-10-01\n');
  expect(said).toContain('1 not in pounds');
});

test('heisse-preise canonical JSON', async () => {
  const { code } = await run(put('h.json', JSON.stringify([{ store: 'tesco', id: '1', name: 'Baked beans', category: 'tins', price: 1.4, priceHistory: [{ date: '2026-11-02', price: 1.4 }], unit: 'g', quantity: 415 }])), '--from', 'heisse-preise');
  expect(code).toBe(0);
  expect(read('tesco.csv')).toBe('name,price,category,size,price_date\nBaked beans,1.4,tins,415g,2026-11-02\n');
});

const GOOD = 'name,price\nMilk semi,1.20\n';
test.each([
  ['no such column', GOOD, ['--map', 'price=Cost'], 'there is no column "Cost"'],
  ['no price column', 'name,cost\nMilk,1\n', [], '--map price=COLUMN'],
  ['nothing priced', 'name,price\nMilk semi,\nBread,N/A\n', [], 'none of its 2 rows gives a product (2 no price)'],
  ['mixed currencies', 'name,price\nMilk semi,£1.20\nLait,€1.30\n', [], 'row 3, column "price": "€1.30" is not in pounds'],
  ['a negative price', 'name,price\nMilk semi,-1.20\n', [], 'row 2, column "price": the price "-1.20" is negative'],
  ['an absurd price', 'name,price\nMilk semi,5000123\n', [], 'above £10000'],
  ['wrong encoding', Buffer.from('name,price\nCaf\xe9 latte,1.20\n', 'latin1'), [], 'is not UTF-8|not UTF-8'],
  ['an empty file', '', [], 'nothing in it'],
  ['a refused file', GOOD, [], 'was left as it is'],
])('%s: a clear error, and the old catalogue is untouched', async (_what, text, more, message) => {
  fs.mkdirSync(out());
  fs.writeFileSync(path.join(out(), 'tesco.csv'), `name,price\n${Array.from({ length: 9 }, (_, at) => `Product ${at},1.00`).join('\n')}\n`);
  const before = read('tesco.csv');
  const { code, err } = await run(put('bad.csv', text), ...more);
  expect(code).toBeGreaterThan(1);
  expect(err).toMatch(new RegExp(message.replace(/[()]/g, '\\$&')));
  expect(read('tesco.csv')).toBe(before);
  expect(fs.readdirSync(out())).toEqual(['tesco.csv']);
});

test('a cut-off gzip is named', async () => {
  const { code, err } = await run(put('cut.csv.gz', gzipSync(GOOD.repeat(50)).subarray(0, 40)));
  expect(code).toBe(3);
  expect(err).toContain('the gzip file is cut off');
});

test('publish: checked files and their manifest go to the page; a refused one stops everything', async () => {
  await run(put('a.csv', `name,price\n${Array.from({ length: 9 }, (_, at) => `Product ${at},1.00`).join('\n')}\n`), '--date', '2026-11-01');
  const page = path.join(folder, 'page');
  const first = await cli(['catalogue', 'publish', out(), '--out', page]);
  expect(first.code).toBe(0);
  expect(JSON.parse(fs.readFileSync(path.join(page, 'catalogue.json'), 'utf8'))).toMatchObject({ stores: [{ store: 'TESCO', date: '2026-11-01', products: 9 }] });
  fs.writeFileSync(path.join(out(), 'tesco.csv'), GOOD);
  const second = await cli(['catalogue', 'publish', out(), '--out', page]);
  expect(second.code).toBe(2);
  expect(second.err).toContain('nothing was published');
  expect(fs.readFileSync(path.join(page, 'tesco.csv'), 'utf8')).toContain('Product 8');
});
