// What a row's text says of its number, before and after the stepper: texts in, texts out, by hand.
import { withQuantity } from '../../src/session/quantity';
import { shownQuantity, shownWords, steppedText } from '../../src/session/shownQuantity';
import { picked, row } from './sessionRows';

const reading = (quantity: number) => ({ searchTerm: 'milk', quantity });

test.each<[string, number, string]>([
  ['milk', 1, 'milk'],
  ['2 x milk', 2, 'milk'],
  ['2x milk', 2, 'milk'],
  ['12 × milk', 12, 'milk'],
  ['2xmilk', 2, 'milk'],
  ['2 ×milk', 2, 'milk'],
  ['2×milk', 2, 'milk'],
  ['2 X milk', 2, 'milk'],
  ['milk x2', 2, 'milk'],
  ['milk x 12', 12, 'milk'],
  ['milk×2', 2, 'milk'],
  ['  3 x milk ', 3, 'milk'],
  ['2 x milk x3', 2, 'milk'],
  // A line holds 1 to 99 of an item, and three figures are no number of packs.
  ['0 x milk', 1, 'milk'],
  ['250 x milk', 1, '250 x milk'],
  ['milk x250', 1, 'milk x250'],
  // Neither in the middle nor beside a figure: the reader will say.
  ['the 2 x milk', 1, 'the 2 x milk'],
  ['milk x2 please', 1, 'milk x2 please'],
  ['2 x 500g mince', 1, '2 x 500g mince'],
  ['cola 330 x2', 1, 'cola 330 x2'],
  ['2 milks', 1, '2 milks'],
  // An x of a word counts nothing.
  ['weetabix 24', 1, 'weetabix 24'],
  ['12 XL eggs', 1, '12 XL eggs'],
  ['twix 4', 1, 'twix 4'],
])('"%s" shows %i of "%s" until it is read', (text, quantity, words) => {
  expect([shownQuantity(row(text), null), shownWords(row(text))]).toEqual([quantity, words]);
});

test('what was read in it goes before, and a picked row has its own number', () => {
  expect(shownQuantity(row('2 x milk'), reading(5))).toBe(5);
  expect(shownQuantity(row('milk'), undefined)).toBe(1);
  expect(shownQuantity(picked('3 x Whole Milk 1L - £1.10'), reading(5))).toBe(3);
  expect(shownQuantity(picked('not its text'), null)).toBe(1);
});

test.each<[string, number, string | null]>([
  ['2 x milk', 3, '3 x milk'],
  ['12 x milk', 3, '3 x milk'],
  ['2 x oat milk', 150, '99 x oat milk'],
  // One of it, or a text that may say more: to be read first.
  ['2 x milk', 1, null],
  ['2 x milk', 0, null],
  ['milk', 2, null],
  ['milk x2', 3, null],
  ['2 x milk 500ml', 3, null],
  ['2 x 7up', 3, null],
  ['the 2 x milk', 3, null],
  ['250 x milk', 3, null],
])('"%s" set to %i needs no reader: %j', (text, to, stepped) => {
  expect(steppedText(row(text), to)).toBe(stepped);
});
test('a picked row never does', () => {
  expect(steppedText(picked('Whole Milk 1L - £1.10'), 2)).toBe('2 x Whole Milk 1L - £1.10');
  expect(steppedText(picked('2 x Whole Milk 1L - £1.10'), 1)).toBe('Whole Milk 1L - £1.10');
});

test.each<[string, number, string]>([
  // An x of a word is no sign of a number.
  ['weetabix 24', 2, '2 x weetabix 24'],
  ['2 x weetabix 24', 3, '3 x weetabix 24'],
  ['2 xylitol gum', 3, '3 x xylitol gum'],
  ['2 xl bin bags', 3, '3 x xl bin bags'],
  // The number goes with its sign, also before a figure.
  ['2 x 7up', 3, '3 x 7up'],
  ['10 x 7up', 1, '7up'],
  ['2 x 6 pack crisps', 1, '6 pack crisps'],
  ['4 x 4 pack beans', 2, '2 x 4 pack beans'],
  ['4x4 pack beans', 2, '2 x 4 pack beans'],
  ['4 x4 pack beans', 2, '2 x 4 pack beans'],
  ['vimto 2 x 6 pack', 3, '3 x vimto 2 x 6 pack'],
  ['2xmilk', 3, '3 x milk'],
  // What is one pack stays one, whatever its name counts.
  ['6 x 330ml cola', 1, '6 x 330ml cola'],
  ['4 x 100g yogurt', 2, '4 x 100g yogurt x2'],
  // The sign that was written, or none.
  ['2*milk', 3, '3 x milk'],
  ['2 * milk', 3, '3 x milk'],
  ['12 milks', 3, '3 x milks'],
  ['2x milk', 1, 'milk'],
  ['milk×2', 1, 'milk'],
  ['milk * 12', 1, 'milk'],
  ['milk x 250', 1, 'milk'],
  // "2 x 500g mince" would be a pack of two: the size goes behind, or the number does.
  ['500g mince', 2, '500g mince x2'],
  ['1 x 400ml can coconut milk', 3, '3 x can coconut milk 400ml'],
  ['1 x 1.25l bottle cola', 3, '3 x bottle cola 1.25l'],
  ['1 x 2 litre bottle cola', 3, '3 x bottle cola 2 litre'],
])('"%s" set to %i is "%s"', (text, quantity, set) => {
  expect(withQuantity(row(text), quantity)).toBe(set);
});
