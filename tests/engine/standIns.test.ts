// What stands in for a thing that a store does not sell under its name.
import { buildCatalogue, findProducts, type Match } from '../../engine';
import { wordsIn } from '../../engine/names/nameWords';
import { parseQuery } from '../../engine/query/parseQuery';
import { wordOf } from '../../engine/words/wordInterner';
import { STAND_INS } from '../../engine/lexicon/standIns';

const LINES = STAND_INS.trim().split('\n');

test('a line each: the thing, what stands in for it; no thing twice', () => {
  for (const line of LINES)
    expect(line).toMatch(/^[a-z0-9%' -]+: [a-z0-9%' -]+(?:, [a-z0-9%' -]+)*$/);
  const things = LINES.map((line) => line.split(':')[0]);
  expect(new Set(things).size).toBe(things.length);
});

test('what stands in is read as the thing it is, not as the first of two: "food and freezer bag" was food', () => {
  const isLost = (phrase: string): boolean => {
    const thing = wordOf(wordsIn(phrase).at(-1)!);
    return !parseQuery(phrase).typed.includes(thing);
  };
  const instead = LINES.flatMap((line) => line.split(':')[1]!.split(','));
  expect(instead.filter(isLost)).toEqual([]);
});

const found = (line: string, ...names: string[]): Match[] => {
  const text = `name,price\n${[...names, 'Tesco Carrots 1kg', 'Tesco Ham 100g'].map((name) => `"${name}",2`).join('\n')}\n`;
  const { catalogue } = buildCatalogue([{ store: 'TESCO', file: 't.csv', text }]);
  return findProducts(line, 'TESCO', catalogue);
};
const DICED = ['Tesco Diced Beef 400g', 'Tesco Diced Beef 800g'];

test('where a store has none the stand-in is found, and said', () => {
  const [match] = found('stewing steak', ...DICED);
  expect(match!.product.name).toContain('Tesco Diced Beef');
  expect(match!.reasons.map(({ words }) => words)).toContain('read as “diced beef”');
  expect(match!.similarity).toBeLessThan(0.95);
});

test('where a store sells the thing itself nothing stands in', () => {
  const names = found('stewing steak', ...DICED, 'Tesco Stewing Steak 400g').map(
    ({ product }) => product.name,
  );
  expect(names[0]).toBe('Tesco Stewing Steak 400g');
});

test.each([
  ['a maker is never replaced', 'heinz stewing steak', DICED],
  [
    'a word alone stands for no longer thing',
    'penne carbonara ready meal',
    ['Tesco Fusilli 500g', 'Tesco Fusilli 1kg'],
  ],
])('%s', (_, line, names) => expect(found(line, ...names)).toEqual([]));

test('what stands behind "in" stays with its thing: sardines are no oil', () => {
  const oils = ['Tesco Sunflower Oil 1L', 'Tesco Sunflower Oil 2L', 'Tesco Olive Oil 1L'];
  expect(found('sardines in oil', ...oils)).toEqual([]);
});

test('what a store shows for the thing itself, however unsure, is not replaced', () => {
  const names = [
    'Tesco Sweet & Crunchy Salad 160g',
    'Unbeleafable Mixed Leaves 80g',
    'Unbeleafable Mixed Leaves 120g',
  ];
  expect(found('salad bag', ...names)[0]!.product.name).toBe(names[0]);
});
