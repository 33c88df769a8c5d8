// Prices and days as an importer reads them, and what a price of Open Prices says (docs/reference/data-contracts.md).
import { openPrices, sameShop } from '../../cli/catalogue/openPrices';
import type { FormatContext } from '../../cli/catalogue/formats';
import {
  blankRow,
  checkedPrice,
  currencyIn,
  isoDate,
  type Reading,
} from '../../cli/catalogue/rows';
import { STORES } from '../../engine';
import { importing } from './importing';

const { put, run, read } = importing();
const TESCO = STORES.find(({ id }) => id === 'tesco')!;

describe('a price', () => {
  const priceOf = (text: string, currency?: string): ReturnType<typeof checkedPrice> =>
    checkedPrice(text, { file: 'f.csv', row: 7, column: 'price', ...(currency && { currency }) });

  test.each([
    ['GBP', '£1', 'GBP 1', '1 pound', '2 pounds'],
    ['EUR', '€1', 'EUR 1', '1 euro', '2 euros', '1 eur'],
    ['USD', '$1', '1 usd'],
    ['PLN', '1 zł', '1 pln'],
  ])('%s, as it is written: %s', (currency, ...texts) =>
    expect(texts.map(currencyIn)).toEqual(texts.map(() => currency)),
  );

  test.each([
    ['2,49 €', 'EUR', '2.49'],
    ['12,5', 'EUR', '12.5'],
    ['€ 1.20', 'EUR', '1.20'],
    ['€1.20each', 'EUR', null],
    ['x2,49', 'EUR', null],
    // A comma with three digits behind it parts thousands.
    ['2,495', 'EUR', '2,495'],
    [' 1.20 ', undefined, '1.20'],
    ['2,49', undefined, null],
    ['£10,000', undefined, '£10,000'],
    ['two - 3', undefined, null],
  ])('"%s" in %s is %s', (text, currency, plain) =>
    expect(priceOf(text, currency)).toMatchObject(
      plain === null ? { ok: false, why: 'price cannot be read' } : { ok: true, text: plain },
    ),
  );

  test.each(['-1', '- 1', '£-1', '£ - 1', '-£1', '- £ 1', ' -1'])('%s is negative', (text) =>
    expect(() => priceOf(text)).toThrow(
      `f.csv, row 7, column "price": the price "${text.trim()}" is negative`,
    ),
  );

  test('nothing, and £0, are no price; above £10000 none is believed', () => {
    expect(priceOf(' ')).toEqual({ ok: false, why: 'no price' });
    expect(priceOf('£0.00')).toEqual({ ok: false, why: 'no price' });
    expect(() => priceOf('10000.01')).toThrow(
      'the price "10000.01" is above £10000; is the right column mapped?',
    );
  });
});

test.each([
  ['2024-03-01', '2024-03-01'],
  [' 20240301 ', '2024-03-01'],
  ['2024-03-01T10:00:00Z', '2024-03-01'],
  ['2024-03-01 10:00', '2024-03-01'],
  [' 1/3/2024 ', '2024-03-01'],
  ['01/03/2024', '2024-03-01'],
  ['2024-02-30', ''],
  ['2024-03-01x', ''],
  ['on 2024-03-01', ''],
  ['on 01/03/2024', ''],
  ['01/03/2024x', ''],
  ['soon', ''],
])('the day "%s" is "%s"', (text, day) => expect(isoDate(text)).toBe(day));

describe('a price of Open Prices', () => {
  const TABLES: FormatContext['tables'] = {
    shops: new Map([['7', 'Tesco Extra']]),
    products: new Map([
      ['501', { product_name: 'Oat drink', product_quantity: '1000', brands: ' Oatly , Other' }],
    ]),
  };
  type Cells = Readonly<Record<string, string>>;
  const readingOf = (cells: Cells, more: Partial<FormatContext> = {}): Reading =>
    openPrices.reader(null, {
      file: 'p.jsonl',
      store: TESCO,
      map: {},
      currency: 'GBP',
      tables: TABLES,
      ...more,
    })({ row: 7, cells });
  const cells = { location_osm_name: 'Tesco', product_name: 'Rye bread', price: '2' };
  const row = (more: Cells, context?: Partial<FormatContext>): object => {
    const reading = readingOf({ ...cells, ...more }, context);
    return reading.kind === 'row' ? reading.row : reading;
  };
  const bare = blankRow('Rye bread', '2');

  test.each([
    ['nothing more', {}, {}],
    ['a category', { category_tag: 'en:breads' }, { category: 'en:breads' }],
    ['a day', { date: '2026-11-01' }, { price_date: '2026-11-01' }],
    ['a price a kilogram', { price_per: 'KILOGRAM' }, { price: '£2/kg' }],
    ['one a piece', { price_per: 'UNIT' }, {}],
    ['a size', { product_quantity: '500', product_quantity_unit: 'ml' }, { size: '500ml' }],
    [
      'a nested size; grams where no unit is said',
      { 'product.product_quantity': '500' },
      { size: '500g' },
    ],
    ['a nested barcode', { 'product.code': '777' }, { gtin: '777' }],
    [
      'what the table of products says',
      { product_code: '501', product_name: ' ' },
      { name: 'Oat drink', gtin: '501', size: '1000g', brand: 'Oatly' },
    ],
    [
      'a discount for all',
      { price_is_discounted: 'true', price_without_discount: '3', discount_type: 'SALE' },
      { price: '3' },
    ],
    [
      'one of no kind',
      { price_is_discounted: 'true', price_without_discount: '3' },
      { price: '3' },
    ],
    [
      'one with the card',
      {
        price_is_discounted: 'true',
        price_without_discount: '3',
        discount_type: 'LOYALTY_PROGRAM',
      },
      { price: '3', loyalty_price: '2' },
    ],
    ['no discount', { price_is_discounted: 'false', price_without_discount: '3' }, {}],
  ])('%s', (_what, more, said) => expect(row(more)).toEqual({ ...bare, ...said }));

  const discounted = {
    price_is_discounted: 'true',
    price_without_discount: '3',
    discount_type: 'LOYALTY_PROGRAM',
  };
  test('a loyalty price that cannot be read is left empty and told; a negative one ends the import', () => {
    expect(readingOf({ ...cells, ...discounted, price: 'soon' })).toEqual({
      kind: 'row',
      row: { ...bare, price: '3' },
      emptied: [{ why: 'loyalty price that cannot be read', text: 'soon' }],
    });
    expect(() => row({ ...discounted, price: '-2' })).toThrow(
      'p.jsonl, row 7, column "price": the price "-2" is negative',
    );
    expect(() => row({ ...discounted, price: '10001' })).toThrow('above £10000');
  });
  test('without its price a card says nothing', () =>
    expect(
      readingOf({ location_osm_name: 'Tesco', product_name: 'Rye bread', ...discounted }),
    ).toEqual({
      kind: 'row',
      row: { ...bare, price: '3' },
      emptied: [],
    }));

  const skipped = (why: string): object => ({ kind: 'skip', why });
  test('what is left out, and why', () => {
    expect(row({ duplicate_of: '3' })).toEqual(skipped('a duplicate'));
    expect(row({ currency: 'EUR' })).toEqual(skipped('not in pounds'));
    expect(row({ currency: 'GBP' }, { currency: 'EUR' })).toEqual(skipped('in another currency'));
    expect(row({ type: 'CATEGORY' })).toEqual(skipped('not one product'));
    expect(row({ type: 'PRODUCT' })).toEqual(bare);
    expect(row({ product_name: 'Ry' })).toEqual(skipped('no name'));
    expect(row({ product_name: 'Rye' })).toMatchObject({ name: 'Rye' });
    expect(row({ price: '0' })).toMatchObject(skipped('no price'));
    const { location_osm_name: shop, product_name } = cells;
    expect(readingOf({ location_osm_name: shop, product_name })).toMatchObject(skipped('no price'));
    expect(() => row({ price: '-1' })).toThrow(
      'p.jsonl, row 7, column "price": the price "-1" is negative',
    );
  });

  test.each([
    ['location_osm_brand', ' Tesco '],
    ['location.osm_brand', 'Tesco'],
    ['location_osm_display_name', 'Tesco, High Street, Leeds'],
    ['location_osm_name', 'Tesco Express'],
    ['location.osm_display_name', 'Tesco , Leeds'],
    ['location.osm_name', 'Tesco'],
    ['location_id', '7'],
    ['location.id', '7'],
  ])('the shop stands in %s', (column, shop) => {
    const { product_name, price } = cells;
    expect(readingOf({ product_name, price, [column]: shop })).toMatchObject({ row: bare });
    expect(readingOf({ product_name, price, [`${column}s`]: shop })).toEqual(
      skipped('a shop that is not known'),
    );
  });

  test('its own shop goes before the one of its place, a brand before the rest of an address', () => {
    expect(row({ location_osm_name: 'Aldi', location_id: '7' })).toEqual(skipped('another shop'));
    expect(row({ location_osm_brand: 'Aldi' })).toEqual(skipped('another shop'));
    expect(row({ location_osm_name: 'Leeds, Tesco' })).toEqual(skipped('another shop'));
  });

  test('a shop is known by its page, and by a name in front of another word only', () => {
    const isTesco = (text: string): boolean => sameShop(text, TESCO);
    for (const text of ['http://tesco.com', 'https://tesco.com', 'http://www.tesco.com', '- Tesco'])
      expect([text, isTesco(text)]).toEqual([text, true]);
    for (const text of ['the tesco', 'at https://tesco.com', 'www tesco'])
      expect([text, isTesco(text)]).toEqual([text, false]);
  });
});

test.each([
  ['osm_brand', 'Tesco'],
  ['osm_name', 'Tesco Extra'],
  ['website_url', 'https://www.tesco.com/'],
])(
  'the table of places says whose shop it is by %s; a place without a number is none',
  async (column, shop) => {
    const lines = (...rows: readonly object[]): string =>
      rows.map((row) => JSON.stringify(row)).join('\n');
    const price = { price: 2, date: '2026-11-01', 'product.code': '502' };
    const { out } = await run(
      put('p.jsonl', lines({ ...price, location_id: 7 }, price, { ...price, location_id: 8 })),
      ...['--from', 'open-prices'],
      ...[
        '--locations',
        put('l.jsonl', lines({ id: 7, [column]: shop }, { id: 8 }, { osm_name: 'Tesco' })),
      ],
      ...[
        '--products',
        put('q.jsonl', lines({ code: '502', product_name: 'Rye bread' }, { product_name: 'x' })),
      ],
    );
    expect(read()).toBe('name,price,category,gtin,price_date\nRye bread,2,,502,2026-11-01\n');
    expect(out).toContain('left out: 2 a shop that is not known');
  },
);
