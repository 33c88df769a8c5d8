// The stepper's quantity is that of the text, whatever else the text says.
import fc from 'fast-check';
import { withQuantity } from '../../src/session/quantity';
import { quantityOf } from './quantityOf';

test('a quantity set with the stepper is the quantity of the text, whatever numbers the words hold', () => {
  const words = fc.constantFrom(
    'milk',
    '2 x ',
    'x3',
    ' x 2',
    '4 pack ',
    'eggs 12',
    'eggs x12',
    '500g ',
    '6 cans of ',
    'six ',
    ' ',
  );
  const text = fc
    .oneof(
      fc.array(words, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
      fc.string(),
    )
    .filter((typed) => typed.trim() !== '');
  fc.assert(
    fc.property(
      text,
      fc.oneof(fc.constantFrom(1, 2, 3), fc.integer({ min: 1, max: 99 })),
      (typed, quantity) => {
        expect(
          quantityOf({ text: withQuantity({ text: typed, pick: null }, quantity), pick: null }),
        ).toBe(quantity);
      },
    ),
    { numRuns: 300, examples: [['"_', 3]] },
  );
});

test('eighty of what is sold by the count, its size in front', () => {
  expect(
    quantityOf({ text: withQuantity({ text: '500g eggs x12', pick: null }, 80), pick: null }),
  ).toBe(80);
});

test.each(['2 x 4 pack beans', '2 x milk x3', 'milk x3 x2'])(
  'one less of "%s" leaves one',
  (text) => {
    expect(quantityOf({ text, pick: null })).toBeGreaterThan(1);
    expect(quantityOf({ text: withQuantity({ text, pick: null }, 1), pick: null })).toBe(1);
  },
);

test.each([
  ['12 eggs', '2 x 12 eggs', '12 eggs'],
  ['6 bread rolls', '2 x 6 bread rolls', '6 bread rolls'],
  ['eggs x12', 'eggs 12 x2', 'eggs 12'],
  ['2 milk', '2 x milk', 'milk'],
  ['24 weetabix', '2 x weetabix', 'weetabix'],
])('what is inside of a pack stays in it: two of "%s" are "%s"', (text, two, one) => {
  expect(withQuantity({ text, pick: null }, 2)).toBe(two);
  expect(withQuantity({ text: two, pick: null }, 1)).toBe(one);
});

test.each([
  ['2 x milk and bread', 'milk and bread'],
  ['cheapest bread', 'cheapest bread'],
  ['rolls or baps x2', 'rolls or baps'],
  ['milk (for Sam)', 'milk (for Sam)'],
  ['mince, lean 500g', 'mince, lean'],
])('the stepper keeps what else "%s" says', (text, words) => {
  const stepped = (to: number) => withQuantity({ text, pick: null }, to);
  expect(stepped(3)).toContain(words);
  expect(quantityOf({ text: stepped(3), pick: null })).toBe(3);
  expect(stepped(1)).toContain(words);
});
