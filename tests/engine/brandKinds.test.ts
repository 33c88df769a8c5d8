// What a brand alone means: its ordinary product, whatever else of it a store has.
import { findProducts } from '../../engine';
import { BRAND_KIND_ROWS } from '../../engine/lexicon/brandKinds';
import { parseQuery } from '../../engine/query/parseQuery';
import { shelf } from '../fixtures/shelves';

const first = (line: string, names: readonly string[]): string | undefined =>
  findProducts(line, 'TESCO', shelf(names))[0]?.product.name;

test.each(BRAND_KIND_ROWS.map(([name]) => name))('"%s" reaches a row of its brand', (name) => {
  expect(parseQuery(name).kind?.ofBrand).toEqual(expect.any(String));
});

test('no row has two of a name, nor a word that its ordinary product prints among those that make another', () => {
  const names = BRAND_KIND_ROWS.map(([name]) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const contradicting = BRAND_KIND_ROWS.filter(([, not, plain]) => {
    const [best = ''] = plain.split(';');
    return not.split(' ').some((word) => word !== '' && best.split(' ').includes(word));
  });
  expect(contradicting.map(([name]) => name)).toEqual([]);
});

const SMIRNOFF = [
  'Smirnoff Raspberry Crush Vodka Based Spirit Drink 70cl',
  'Smirnoff Ice Ready To Drink Premix 70cl',
  'Smirnoff No.21 Red Label Vodka 70cl',
];
const MANGO = ['Rubicon Sparkling Mango Juice Drink 2 Litre', 'Rubicon Still Mango Juice Drink 1L'];
test.each([
  ['smirnoff', SMIRNOFF, SMIRNOFF[2]],
  ['smirnoff ice', SMIRNOFF, SMIRNOFF[1]],
  ['smirnoff raspberry crush', SMIRNOFF, SMIRNOFF[0]],
  ['rubicon mango', MANGO, MANGO[1]],
  ['rubicon sparkling mango', MANGO, MANGO[0]],
])('"%s" finds what the brand is known for, unless something else is said', (line, names, name) => {
  expect(first(line, names)).toBe(name);
});

test('who refuses one of its varieties is not given the usual one before the others', () => {
  const names = [
    'Doritos Chilli Heatwave Tortilla Chips 180g',
    'Doritos Cool Original Tortilla Chips 180g',
  ];
  expect(parseQuery('doritos not the hot ones').kind?.plain ?? []).toEqual([]);
  expect(first('doritos', names)).toBeDefined();
});

test('another product of the brand is shown with less certainty', () => {
  const certainty = (names: readonly string[]): number =>
    findProducts('smirnoff', 'TESCO', shelf(names), 1, 0)[0]!.similarity;
  expect(certainty([SMIRNOFF[0]!])).toBeLessThan(certainty([SMIRNOFF[2]!]));
});
