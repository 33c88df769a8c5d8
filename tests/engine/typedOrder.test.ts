// One thing, whichever way round it is written, joined or apart, with a count behind it or beside whose maker it stands.
import { findProducts } from '../../engine';
import { lineTarget } from '../../engine/ranking/targets';
import { shelf, twoShelves } from '../fixtures/shelves';

const first = (line: string, names: readonly string[]): string | undefined =>
  findProducts(line, 'TESCO', shelf(names))[0]?.product.name;

const FRUIT = ['Tesco Frozen Summer Fruits 500G', 'Tesco Berry Strudel 600G', 'Goji Berries 100G'];
test.each(['frozen berries', 'berries frozen'])('"%s" are summer fruits', (line) =>
  expect(first(line, FRUIT)).toBe(FRUIT[0]),
);

// Names must print a use before its thing so often that it is how they say it.
const SAUCES = [
  'Tesco Tomato Ketchup 555G',
  'Tesco Tomato And Herb Pasta Sauce 700G',
  'Tesco Tomato Pasta Sauce 440G',
  'Tesco Tomato Mascarpone Pasta Sauce 500G',
  'Tesco Creamy Tomato Pasta Sauce 500G',
];
test.each(['tomato sauce for pasta', 'tomato sauce for pasta x2', 'tomato sauce for pasta 500g'])(
  '"%s" is no ketchup, however many are wanted',
  (line) => expect(first(line, SAUCES)).toMatch(/Pasta Sauce/),
);

test('two words that one name writes apart are the one that many write', () => {
  const oils = ['Ktc Pure Groundnut Oil 1L', 'Groundnut Oil 2L', 'Pride Groundnut Oil 5L'];
  const catalogue = twoShelves(
    ['Tesco Ground Nut Oil 750Ml', 'Tesco Groundnut Oil 1L'],
    [...oils, 'Asda Groundnut Oil 500Ml', 'Asda Sunflower Oil 1L'],
  );
  expect(findProducts('ground nut oil', 'ASDA', catalogue)[0]?.product.name).toMatch(/Groundnut/);
});

test('a word that its maker prints with nothing is not repaired into a stranger', () => {
  const polish = ['Wax', 'Cream', 'Spray'].map((kind) => `Mansion House ${kind} Polish 325G`);
  const catalogue = shelf(['Kleenex Balsam Tissues 8 Pack', ...polish]);
  expect(lineTarget('kleenex mansize', catalogue).repaired).toEqual([]);
  expect(lineTarget('kleenex balsem', catalogue).repaired).toEqual(['balsam']);
});

test('a bulb of fennel is fennel, and a light bulb no light spread', () => {
  const names = ['Tesco Fennel Each', 'Tesco Light Olive Spread 500G', 'Clover Light Spread 500G'];
  expect(first('fennel bulb', names)).toBe(names[0]);
  expect(first('light bulb', names)).toBeUndefined();
});

test('where no tealights are sold, a candle for a cake is none; denier is no dinner', () => {
  const names = ['Great Baking Party Candles 24 Pack', 'Tesco Roast Beef Dinner 400G'];
  expect(first('tealight candles', names)).toBeUndefined();
  expect(first('tights 40 denier', names)).toBeUndefined();
  expect(first('birthday candles', names)).toBe(names[0]);
});
