// How often a row asks for its item, and what the engine is asked of all rows.
import { itemKeys, listRequest } from '../../src/engineClient/listRequest';
import { itemKey, withQuantity } from '../../src/session/quantity';
import { quantityOf } from './quantityOf';
import { askedLines, askedList, filledLines, isFilled } from '../../src/session/request';
import {
  EMPTY_SESSION,
  isSelected,
  pickedQuantity,
  pickText,
  type Line,
  type Session,
} from '../../src/session/session';
import { PICK, picked, row } from './sessionRows';

test.each<[Line, number, string]>([
  [row('milk'), 3, '3 x milk'],
  [row('2 x milk'), 1, 'milk'],
  [row('2 milks'), 5, '5 x milks'],
  [row('milk x4'), 2, '2 x milk'],
  [row('  whole   milk '), 2, '2 x whole milk'],
  [row('milk'), 0, 'milk'],
  [row('milk'), 1.9, 'milk'],
  [row('milk'), 250, '99 x milk'],
  [picked('Whole Milk 1L - £1.10'), 2, '2 x Whole Milk 1L - £1.10'],
  [picked('3 x Whole Milk 1L - £1.10'), 1, 'Whole Milk 1L - £1.10'],
  [picked('Whole Milk 1L - £1.10'), 100, '99 x Whole Milk 1L - £1.10'],
])('%j, set to %d', (line, quantity, text) => expect(withQuantity(line, quantity)).toBe(text));

test.each<[Line, number, string]>([
  [row('2 x Milk'), 2, 'milk'],
  [row('Milk'), 1, 'milk'],
  [picked('Whole Milk 1L - £1.10'), 1, 'tesco whole milk 1l'],
  [picked('12 x Whole Milk 1L - £1.10'), 12, 'tesco whole milk 1l'],
  [picked('not its text'), 1, 'tesco whole milk 1l'],
])('%j is asked for %d times, as "%s"', (line, quantity, key) => {
  expect([quantityOf(line), itemKey(line)]).toEqual([quantity, key]);
});

test.each([
  ['Whole Milk 1L - £1.10', 1],
  ['2 x Whole Milk 1L - £1.10', 2],
  ['99 x Whole Milk 1L - £1.10', 99],
  ['1 x Whole Milk 1L - £1.10', null],
  ['100 x Whole Milk 1L - £1.10', null],
  ['2 x Whole Milk 1L - £1.20', null],
  ['a 2 x Whole Milk 1L - £1.10', null],
  ['Whole Milk 1L', null],
])('the pick in "%s" is there %j times', (text, quantity) => {
  expect(pickedQuantity(text, PICK)).toBe(quantity);
  expect(pickText(PICK)).toBe('Whole Milk 1L - £1.10');
});
test('a row with a price is a selected one', () =>
  expect([isSelected('milk - £1.10'), isSelected('milk')]).toEqual([true, false]));

describe('what the engine is asked', () => {
  const session: Session = {
    ...EMPTY_SESSION,
    store: 'TESCO',
    lines: [
      row('2 x milk'),
      row('  '),
      picked('2 x Whole Milk 1L - £1.10'),
      row('tea - £1,234.50'),
      row(' - £2.00'),
    ],
    choices: { milk: { ALDI: null } },
    filters: { ownLabel: false },
    view: { ...EMPTY_SESSION.view, cards: ['TESCO'], confirmed: ['tesco whole milk 1l'] },
  };
  test('the filled rows, with what was said of each', () => {
    expect(listRequest(askedList(session)!)).toEqual({
      store: 'TESCO',
      lines: [
        {
          text: '2 x milk',
          selectedProduct: null,
          choices: { ALDI: null },
          confirmed: false,
        },
        {
          // Its name, as what a shop lacks is told by: no price of the own store, no shortened words.
          text: '2 x Tesco Whole Milk 1L',
          quantity: 2,
          selectedProduct: PICK,
          confirmed: true,
        },
        { text: 'tea', selectedProduct: null, confirmed: false },
        expect.objectContaining({ text: ' - £2.00' }),
      ],
      filters: { ownLabel: false },
      loyalty: ['TESCO'],
      preferences: { secondStopFrom: 2 },
    });
    expect(askedList({ ...session, store: null })).toBeNull();
  });
  test('what is remembered of each item, and some of the rows', () => {
    expect(filledLines(session)).toHaveLength(4);
    expect(itemKeys(askedList(session)!).slice(0, 3)).toEqual([
      'milk',
      'tesco whole milk 1l',
      'tea',
    ]);
    expect(askedLines(session, session.lines.slice(3, 4))).toMatchObject({
      store: 'TESCO',
      lines: [{ text: 'tea - £1,234.50', pick: null }],
      cards: ['TESCO'],
    });
    expect([isFilled(row(' ')), isFilled(row('a'))]).toEqual([false, true]);
  });
});
