import { buildCatalogue, findProducts, parseLine, type Catalogue } from '../../engine';
import { parseQuery } from '../../engine/query/parseQuery';

const shelf = (...rows: (readonly [name: string, price: number])[]): Catalogue =>
  buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: `name,price\n${rows.map(([name, price]) => `"${name}",${price}`).join('\n')}\n`,
    },
  ]).catalogue;
const first = (line: string, catalogue: Catalogue) =>
  findProducts(parseLine(line).searchTerm, 'TESCO', catalogue)[0]?.product.name;

const WINES = shelf(
  ['Tesco Red Wine 75cl', 6],
  ['Vieux Papes Red Wine 75cl', 5.5],
  ['Casa Roja Red Wine 18.7cl', 1.5],
  ['Red Wine Vinegar 500ml', 0.9],
  ['Country Manor White Wine 75cl', 4.5],
);

test.each([
  ['red wine cheap', 'before and behind the thing'],
  ['cheap red wine', 'it is the same wish'],
  ['cheapest red wine', 'however it is said'],
  ['red wine, whatever is cheapest', 'in a sentence, too'],
  ['red wine not too dear', 'by what it is not to be'],
])('"%s" is the bottle that costs least: %s', (line) => {
  expect(first(line, WINES)).toBe('Vieux Papes Red Wine 75cl');
});

test('neither a small bottle nor another thing is a cheaper one', () => {
  expect(first('cheap red wine', WINES)).not.toMatch(/18\.7cl|Vinegar|White/);
});

test('who does not say so gets the usual one', () => {
  expect(first('red wine', WINES)).toBe('Tesco Red Wine 75cl');
});

test('what is much less likely to be meant is no cheaper one', () => {
  const vodkas = shelf(['Smirnoff Vodka 70cl', 20], ['Au Vodka Party Pack', 17.25]);
  expect(first('cheap vodka', vodkas)).toBe('Smirnoff Vodka 70cl');
});

test('who wants no cheap ones does not ask for the cheapest', () => {
  expect(parseQuery('sausages not the cheap ones').cheapest).toBe(false);
  expect(parseQuery('cheap sausages').cheapest).toBe(true);
});

const MINCE = shelf(
  ['Tesco Lean Beef Steak Mince 5% Fat', 2.6],
  ['Tesco Beef Mince 20% Fat 500g', 3],
  ['Stockwell & Co Beef Mince 500g', 2.8],
);
test('the value range is the cheap one, whatever a pack of unknown size costs', () => {
  expect(first('cheap mince', MINCE)).toBe('Stockwell & Co Beef Mince 500g');
});

test('a pack of the size asked for comes before one that states none', () => {
  const sized = shelf(['Tesco Lean Beef Steak Mince', 2.6], ['Tesco Beef Mince 500g', 3]);
  expect(first('cheap mince 500g', sized)).toBe('Tesco Beef Mince 500g');
  expect(first('cheap mince', sized)).toBe('Tesco Lean Beef Steak Mince');
});
