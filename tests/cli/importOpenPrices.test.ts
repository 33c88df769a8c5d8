// Prices that people reported: Open Prices, with its shops and products.
import { sameShop } from '../../cli/catalogue/openPrices';
import { parquetBytes } from '../../cli/parquet';
import { STORES } from '../../engine';
import { adds, importing } from './importing';

const { put, run, read } = importing();

test('Open Prices: pounds only, a loyalty discount stands apart', async () => {
  const lines = [
    {
      type: 'PRODUCT',
      product_code: '501',
      product_name: 'Oat drink',
      price: 1.5,
      price_is_discounted: true,
      price_without_discount: 2,
      discount_type: 'LOYALTY_PROGRAM',
      currency: 'GBP',
      date: '2026-10-01',
      location: { osm_name: 'Tesco Extra' },
    },
    { type: 'PRODUCT', product_name: 'Lait', price: 1, currency: 'EUR', date: '2026-10-01' },
  ];
  const { code, out: said } = await run(
    put('p.jsonl', lines.map((line) => JSON.stringify(line)).join('\n')),
    '--from',
    'open-prices',
  );
  expect(code).toBe(0);
  expect(read('tesco.csv')).toBe(
    'name,price,category,loyalty_price,gtin,price_date\nOat drink,2,,1.5,501,2026-10-01\n',
  );
  expect(said).toContain('1 not in pounds');
});

const PRICES = [
  {
    id: 1,
    type: 'PRODUCT',
    product_code: '5000000000012',
    price: 1.2,
    currency: 'GBP',
    date: '2026-11-01',
    location_id: 7,
    duplicate_of: null,
  },
  {
    id: 2,
    type: 'PRODUCT',
    product_code: '5000000000012',
    price: 1.1,
    currency: 'GBP',
    date: '2026-11-02',
    location_id: 8,
    duplicate_of: null,
  },
  {
    id: 3,
    type: 'PRODUCT',
    product_code: '5000000000029',
    price: 2.5,
    currency: 'GBP',
    date: '2026-11-02',
    location_id: 7,
    duplicate_of: null,
  },
  {
    id: 4,
    type: 'PRODUCT',
    product_code: '5000000000029',
    price: 2.5,
    currency: 'GBP',
    date: '2026-11-02',
    location_id: 7,
    duplicate_of: 3,
  },
  {
    id: 5,
    type: 'PRODUCT',
    product_code: '5000000000036',
    price: 3,
    currency: 'GBP',
    date: '2026-11-02',
    location_id: 99,
    duplicate_of: null,
  },
  {
    id: 6,
    type: 'PRODUCT',
    product_code: '5000000000043',
    price: 3,
    currency: 'EUR',
    date: '2026-11-02',
    location_id: 7,
    duplicate_of: null,
  },
] as const;
const LOCATIONS = [
  { id: 7, osm_name: 'Tesco Extra', osm_brand: 'Tesco' },
  { id: 8, osm_name: 'Asda', osm_brand: 'Asda' },
];
const PRODUCTS = [
  {
    code: '5000000000012',
    product_name: 'Oat drink',
    product_quantity: '1000',
    product_quantity_unit: 'ml',
    brands: 'Oatly',
  },
  {
    code: '5000000000029',
    product_name: 'Rye bread',
    product_quantity: '500',
    product_quantity_unit: 'g',
    brands: '',
  },
];
const lines = (rows: readonly object[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const parquet = (rows: readonly object[]): Promise<Uint8Array> =>
  parquetBytes(
    Object.keys(rows[0]!).map((name) => {
      const data = rows.map((row) => (row as Record<string, string | number | null>)[name]!);
      const number = data.every((value) => value === null || typeof value === 'number');
      return { name, data, type: number ? ('DOUBLE' as const) : ('STRING' as const) };
    }),
  );

test('a shop is told by whole words: what only begins alike is another shop', () => {
  const shops = (id: string, names: readonly string[]): boolean[] =>
    names.map((name) =>
      sameShop(
        name,
        STORES.find((store) => store.id === id)!,
      ),
    );
  expect(shops('tesco', ['Tesco', 'TESCO Express', "Tesco's", 'https://www.tesco.com/'])).toEqual(
    Array(4).fill(true),
  );
  expect(shops('sainsburys', ["Sainsbury's Local", 'sainsbury'])).toEqual([true, true]);
  expect(shops('marksandspencer', ['M&S Foodhall', 'Marks & Spencer'])).toEqual([true, true]);
  expect(shops('coop', ['Co-op Food'])).toEqual([true]);
  expect(shops('tesco', ['Tescoma', 'T', 'Tes', ''])).toEqual(Array(4).fill(false));
  expect(shops('asda', ['As', 'Asdar Cafe'])).toEqual([false, false]);
  expect(shops('aldi', ['Aldiana Pizza', 'A'])).toEqual([false, false]);
});

test.each(['jsonl', 'parquet'])(
  'Open Prices with its locations and products, as %s',
  async (kind) => {
    const write = async (name: string, rows: readonly object[]): Promise<string> =>
      put(`${name}.${kind}`, kind === 'jsonl' ? lines(rows) : await parquet(rows));
    const { code, out } = await run(
      await write('prices', PRICES),
      ...['--from', 'open-prices', '--locations', await write('locations', LOCATIONS)],
      ...['--products', await write('products', PRODUCTS)],
    );
    expect(code).toBe(0);
    expect(read()).toBe(
      'name,price,category,size,gtin,brand,price_date\nOat drink,1.2,,1000ml,5000000000012,Oatly,2026-11-01\nRye bread,2.5,,500g,5000000000029,,2026-11-02\n',
    );
    for (const why of [
      '1 another shop',
      '1 a duplicate',
      '1 a shop that is not known',
      '1 not in pounds',
    ])
      expect(out).toContain(why);
    adds(out);
  },
);

test('a price whose shop nobody knows is given to none', async () => {
  const { code, err } = await run(put('p.jsonl', lines(PRICES)), '--from', 'open-prices');
  expect(code).toBe(3);
  expect(err).toContain('a shop that is not known');
});
