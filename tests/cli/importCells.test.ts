// What each kind of foreign file says of one record, as docs/reference/data-contracts.md has it.
import { SOURCE_FORMATS, type FormatContext, type FormatName } from '../../cli/catalogue/formats';
import { NO_TABLES } from '../../cli/catalogue/openPrices';
import { blankRow, type Reading } from '../../cli/catalogue/rows';
import { STORES } from '../../engine';

const storeOf = (id: string): FormatContext['store'] => STORES.find((store) => store.id === id)!;
const contextOf = (more: Partial<FormatContext> = {}): FormatContext => ({
  file: 'f.csv',
  store: storeOf('tesco'),
  map: {},
  currency: 'GBP',
  tables: NO_TABLES,
  ...more,
});
type Cells = Readonly<Record<string, string>>;
const readingOf = (from: FormatName, cells: Cells, more?: Partial<FormatContext>): Reading =>
  SOURCE_FORMATS[from].reader(Object.keys(cells), contextOf(more))({ row: 7, cells });
const rowOf = (...given: Parameters<typeof readingOf>): object => {
  const reading = readingOf(...given);
  return reading.kind === 'row' ? reading.row : reading;
};

test('how each kind is laid out, and what its day says', () => {
  const said = Object.entries(SOURCE_FORMATS).map(([name, { layout, day }]) => [name, layout, day]);
  expect(said).toEqual([
    ['csv', 'table', 'seen'],
    ['kaggle-uk', 'table', 'seen'],
    ['open-prices', 'json-lines', 'seen'],
    ['heisse-preise', 'json-array', 'since'],
  ]);
});

describe('csv', () => {
  const row = (cells: Cells, more?: Partial<FormatContext>): object =>
    rowOf('csv', { name: 'Oat bites', price: '1.20', ...cells }, more);
  const bare = blankRow('Oat bites', '1.20');

  test.each([
    ['size', { size: '500g' }, { size: '500g' }],
    ['a size in another spelling', { 'Unit  -Size': '500g' }, { size: '500g' }],
    ['unit price', { unit_price: '£2/kg' }, { unit_price: '£2/kg' }],
    ['a currency in its name', { unit_price_gbp: '2/kg' }, { unit_price: '2/kg' }],
    ['a currency in brackets', { 'Unit Price [GBP]': '2/kg' }, { unit_price: '2/kg' }],
    ['multibuy', { multibuy: '2 for £2' }, { multibuy: '2 for £2' }],
    ['brand', { brand: ' Oaty ' }, { brand: 'Oaty' }],
    ['n/a says nothing', { brand: 'N/A' }, {}],
    [
      'n/a within a text stays',
      { brand: 'n/a brand', size: '1 n/a' },
      { brand: 'n/a brand', size: '1 n/a' },
    ],
    ['a barcode with blanks', { gtin: '5000 123-4' }, { gtin: '5000 123-4' }],
    ['a barcode of 4 digits', { gtin: '5000' }, { gtin: '5000' }],
    ['a barcode of 14 digits', { gtin: '50001234567890' }, { gtin: '50001234567890' }],
    ['a currency column in pounds', { ' Currency ': 'gbp' }, {}],
    ['one that says nothing', { currency: ' ' }, {}],
    ['a column that only ends like one', { 'base currency': 'EUR' }, {}],
    ['a column that only begins like one', { 'currency note': 'EUR' }, {}],
  ])('a cell is kept as its column says: %s', (_what, cells, said) =>
    expect(row(cells)).toEqual({ ...bare, ...said }),
  );

  test.each(['500', '500012345678901', 'x5000', '5000x'])(
    'a barcode that is no number of 4 to 14 digits is left empty and told: %s',
    (gtin) =>
      expect(readingOf('csv', { name: 'Oat bites', price: '1.20', gtin })).toEqual({
        kind: 'row',
        row: bare,
        emptied: [{ why: 'barcode that is no number of 4 to 14 digits', text: gtin }],
      }),
  );

  test('the name is also called title, and blanks around it are not part of it', () =>
    expect(rowOf('csv', { TITLE: '  Oat bites ', price: '1.20' })).toEqual(bare));

  test('a name of two letters is none, of three it is one', () => {
    expect(row({ name: ' Oa ' })).toEqual({ kind: 'skip', why: 'no name' });
    expect(row({ name: 'Oat' })).toMatchObject({ name: 'Oat' });
  });

  test.each(['EUR', ' eur ', 'CAD'])('another currency is left out: %s', (currency) =>
    expect(row({ currency })).toEqual({ kind: 'skip', why: 'in another currency' }),
  );

  test('a loyalty price is in the currency of the others', () => {
    const euros = { price: '2,49 €', 'loyalty price': '1,99 €' };
    expect(row(euros, { currency: 'EUR' })).toMatchObject({ price: '2.49', loyalty_price: '1.99' });
    expect(() => row({ 'loyalty price': '£1' }, { currency: 'EUR' })).toThrow(
      'f.csv, row 7, column "loyalty price": "£1" is not in EUR; import one currency only',
    );
  });

  test('a column that is missing is named with those that are there', () => {
    const reader = SOURCE_FORMATS.csv.reader;
    expect(() => reader(['name', 'cost'], contextOf())).toThrow(
      'f.csv: no column for the price; say which with --map price=COLUMN (its columns are "name", "cost")',
    );
    expect(() => reader(['name', 'cost'], contextOf({ map: { size: 'amount' } }))).toThrow(
      'f.csv: there is no column "amount" (--map size=amount); its columns are "name", "cost"',
    );
    expect(() => reader(['name', 'price_eur'], contextOf())).toThrow(
      'f.csv: the column "price_eur" is in EUR; say --currency EUR if that is meant',
    );
  });
});

describe('Kaggle UK', () => {
  const cells = {
    supermarket: ' Tesco ',
    'prices_(£)': '1.50',
    'prices_unit_(£)': '3',
    unit: ' KG ',
    names: ' Penne ',
    date: '20240101',
    category: ' food_cupboard ',
  };
  const row = (more: Cells, store = 'tesco'): object =>
    rowOf('kaggle-uk', { ...cells, ...more }, { store: storeOf(store) });
  const skipped = (why: string): object => ({ kind: 'skip', why });

  test('a row: blanks are cut off, the size is price / unit price', () =>
    expect(row({})).toEqual({
      ...blankRow('Penne', '1.50'),
      category: 'food_cupboard',
      size: '500g',
      unit_price: '£3/kg',
      price_date: '2024-01-01',
    }));

  test.each([
    // price, unit price, unit, size
    ['1.50', '0.5', 'l', '3000ml'],
    ['1.50', '0.5', 'litre', '3000ml'],
    ['1.50', '0.5', '100g', '300g'],
    ['1.50', '0.5', '100ml', '300ml'],
    ['1.50', '0.5', 'unit', '3 pack'],
    // 2 x 6 % = 0.12 off is too far, 0.06 is not.
    ['2.12', '1', 'unit', ''],
    ['2.06', '1', 'unit', '2 pack'],
    ['1.94', '1', 'unit', '2 pack'],
    ['1.00', '1', 'unit', ''],
    ['3.00', '1', 'metre', ''],
    // No number, no size.
    ['£1.50', '3', 'kg', ''],
    ['1.50', '0', 'kg', ''],
    ['1.50', '', 'kg', ''],
    ['1.50', '-3', 'kg', ''],
  ])('price %s at %s a %s is a size of "%s"', (price, per, unit, size) =>
    expect(row({ 'prices_(£)': price, 'prices_unit_(£)': per, unit })).toMatchObject({ size }),
  );

  test.each([
    ['0', 'kg', ''],
    ['', 'kg', ''],
    ['3.20', 'l', '£3.2/l'],
    // A price of nothing said is none of a unit.
    ['3.20', '', ''],
  ])('a unit price of "%s" a "%s" is "%s"', (per, unit, unit_price) =>
    expect(row({ 'prices_unit_(£)': per, unit })).toMatchObject({ unit_price }),
  );

  test("Sainsbury's is called Sains there, and nobody else is", () => {
    expect(row({ supermarket: 'Sains' }, 'sainsburys')).toMatchObject({ name: 'Penne' });
    expect(row({ supermarket: 'Sains' })).toEqual(skipped('another shop'));
    expect(row({ supermarket: 'Aldi' }, 'sainsburys')).toEqual(skipped('another shop'));
  });

  test('what is left out, and why', () => {
    expect(row({ supermarket: 'Aldi' })).toEqual(skipped('another shop'));
    expect(row({ names: ' Pe ' })).toEqual(skipped('no name'));
    expect(row({ names: 'Pen' })).toMatchObject({ name: 'Pen' });
    expect(row({ 'prices_(£)': '' })).toMatchObject(skipped('no price'));
    expect(row({ 'prices_(£)': 'soon' })).toMatchObject({
      ...skipped('price cannot be read'),
      text: 'soon',
    });
  });

  test('columns that it can do without, and cells that are not there', () => {
    const { 'prices_(£)': price, names, date } = cells;
    expect(rowOf('kaggle-uk', { 'prices_(£)': price, names, date })).toEqual({
      ...blankRow('Penne', '1.50'),
      price_date: '2024-01-01',
    });
    const read = SOURCE_FORMATS['kaggle-uk'].reader(Object.keys(cells), contextOf());
    expect(read({ row: 2, cells: {} })).toEqual(skipped('no name'));
    expect(read({ row: 2, cells: { names } })).toMatchObject(skipped('no price'));
    expect(read({ row: 2, cells: { names, 'prices_(£)': price } })).toMatchObject({
      row: blankRow('Penne', '1.50'),
    });
  });

  test('another table is refused with what it lacks', () =>
    expect(() => SOURCE_FORMATS['kaggle-uk'].reader(['supermarket', 'names'], contextOf())).toThrow(
      'f.csv: not a Kaggle UK supermarket file, no column "prices_(£)", "date"; for another table use --from csv --map',
    ));
});

describe('heisse-preise', () => {
  const cells = {
    store: 'tesco',
    name: ' Baked beans ',
    category: 'tins',
    price: '1.4',
    quantity: '415',
    unit: 'g',
    'priceHistory.0.date': '2026-11-02',
  };
  const row = (more: Cells): object => rowOf('heisse-preise', { ...cells, ...more });
  const skipped = (why: string): object => ({ kind: 'skip', why });

  test.each([
    ['415', 'g', '415g'],
    ['6', 'stk', '6 pack'],
    ['', 'g', ''],
    ['415', '', ''],
  ])('a quantity of "%s" and a unit "%s" is a size of "%s"', (quantity, unit, size) =>
    expect(row({ quantity, unit })).toEqual({
      ...blankRow('Baked beans', '1.4'),
      category: 'tins',
      size,
      price_date: '2026-11-02',
    }),
  );

  test('what is left out, and why', () => {
    expect(row({ store: 'aldi' })).toEqual(skipped('another shop'));
    expect(row({ unavailable: 'true' })).toMatchObject(skipped('no price'));
    expect(row({ unavailable: 'false' })).toMatchObject({ name: 'Baked beans' });
    expect(row({ name: ' Ba ' })).toEqual(skipped('no name'));
    expect(row({ name: 'Bak' })).toMatchObject({ name: 'Bak' });
    expect(row({ price: '0' })).toMatchObject(skipped('no price'));
    expect(() => row({ price: '-1' })).toThrow(
      'f.csv, row 7, column "price": the price "-1" is negative',
    );
  });

  test('fields that are not there say nothing; without a store it is this one', () => {
    expect(rowOf('heisse-preise', { name: 'Baked beans', price: '1.4' })).toEqual(
      blankRow('Baked beans', '1.4'),
    );
    expect(rowOf('heisse-preise', {})).toEqual(skipped('no name'));
    expect(rowOf('heisse-preise', { name: 'Baked beans' })).toMatchObject(skipped('no price'));
  });
});
