import fc from 'fast-check';
import { readSession, writeMatched, writeSession } from '../../src/session/contract';
import { orderAt, readAisleOrders } from '../../src/session/keptTrip';
import { withQuantity } from '../../src/session/quantity';
import {
  FIRST_VIEW,
  pickText,
  type Line,
  type Session,
  type View,
} from '../../src/session/session';

const memory =
  (entries: Record<string, string>) =>
  (key: string): string | null =>
    Object.hasOwn(entries, key) ? entries[key]! : null;
const KEYS = [
  ...['selectedSupermarket', 'shoppingList', 'selectedProducts', 'matchedProducts'],
  ...['matchChoices', 'listFilters', 'shoppingTicks', 'viewChoices'],
];
const stored = (session: Session): Record<string, string> =>
  Object.fromEntries(
    writeSession(session).filter((entry): entry is [string, string] => entry[1] !== null),
  );

const price = fc.integer({ min: 1, max: 99_999 }).map((pence) => (pence / 100).toFixed(2));
const pick = fc.record({
  name: fc.string({ minLength: 3 }),
  displayName: fc.string({ minLength: 3 }),
  price,
  category: fc.string(),
  store: fc.constant('TESCO'),
});
const line = fc.oneof(
  fc.string().map((text): Line => ({ id: 0, text, pick: null })),
  fc.tuple(pick, fc.integer({ min: 1, max: 99 })).map(([product, quantity]): Line => ({
    id: 0,
    text: withQuantity({ text: '', pick: product }, quantity),
    pick: product,
  })),
);
const view = fc.record<View>({
  order: fc.constantFrom('saving', 'list', 'unit-price'),
  stops: fc.constantFrom('one', 'two'),
  secondStopFrom: fc.constantFrom(0.5, 2),
  cards: fc.uniqueArray(fc.constantFrom('TESCO', "SAINSBURY'S")),
  confirmed: fc.uniqueArray(fc.string()),
});
const session = fc.tuple(fc.array(line), view).map(([lines, chosen]): Session => ({
  store: 'TESCO',
  lines: lines.map((row, at) => ({ ...row, id: at + 1 })),
  choices: {},
  filters: {},
  ticks: [],
  view: chosen,
}));

test('the reader never throws, whatever the storage holds', () => {
  const junk = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constant('['),
    fc.constant('{"a":'),
    fc.constant('null'),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...KEYS), junk), (entries) => {
      const read = readSession(memory(entries));
      expect(read.lines.every((row) => typeof row.text === 'string')).toBe(true);
    }),
  );
});

test('what is written is read back, picks and quantities included', () => {
  fc.assert(
    fc.property(session, (before) => expect(readSession(memory(stored(before)))).toEqual(before)),
  );
});

test('selectedProducts runs parallel to shoppingList', () => {
  fc.assert(
    fc.property(session, (before) => {
      const entries = stored(before);
      expect(JSON.parse(entries.selectedProducts ?? '[]')).toHaveLength(
        (JSON.parse(entries.shoppingList ?? '[]') as unknown[]).length,
      );
    }),
  );
});

test('a pick counts only where it agrees with its line', () => {
  const product = {
    name: 'Tesco Whole Milk',
    displayName: 'Whole Milk',
    price: '1.20',
    category: 'General',
    store: 'TESCO',
  };
  const read = (text: string) =>
    readSession(
      memory({
        selectedSupermarket: 'TESCO',
        shoppingList: JSON.stringify([text]),
        selectedProducts: JSON.stringify([product]),
      }),
    ).lines[0]!.pick;
  expect(read(pickText(product))).toEqual(product);
  expect(read('3 x Whole Milk - £1.20')).toEqual(product);
  expect(read('Whole Milk - £1.30')).toBeNull();
  expect(read('bread')).toBeNull();
});

test('the exact form of the specification', () => {
  const product = {
    name: 'Tesco Whole Milk',
    displayName: 'Tesco Whole Milk',
    price: '1.20',
    category: 'General',
    store: 'TESCO',
  };
  expect(
    stored({
      store: 'TESCO',
      lines: [
        { id: 1, text: pickText(product), pick: product },
        { id: 2, text: 'bread', pick: null },
      ],
      choices: {},
      filters: {},
      ticks: [],
      view: FIRST_VIEW,
    }),
  ).toEqual({
    selectedSupermarket: 'TESCO',
    shoppingList: '["Tesco Whole Milk - £1.20","bread"]',
    selectedProducts:
      '[{"name":"Tesco Whole Milk","displayName":"Tesco Whole Milk","price":"1.20","category":"General","store":"TESCO"},null]',
  });
});

test('of an empty session nothing is left, of a full one each part; an answer is kept as long as there is a list', () => {
  const nothing = { store: null, lines: [], choices: {}, filters: {}, ticks: [], view: FIRST_VIEW };
  expect(writeSession(nothing)).toEqual([
    ['selectedSupermarket', null],
    ['shoppingList', null],
    ['selectedProducts', null],
    ['matchChoices', null],
    ['listFilters', null],
    ['shoppingTicks', null],
    ['viewChoices', null],
    ['lastAnswer', null],
    ['shoppingTrip', null],
  ]);
  const full = {
    store: 'TESCO',
    lines: [{ id: 1, text: 'tea', pick: null }],
    choices: { tea: { ALDI: null } },
    filters: { ownLabel: false },
    ticks: ['TESCO|tea'],
    view: { ...FIRST_VIEW, stops: 'two' as const },
  };
  expect(writeSession(full)).toEqual([
    ['selectedSupermarket', 'TESCO'],
    ['shoppingList', '["tea"]'],
    ['selectedProducts', '[null]'],
    ['matchChoices', '{"tea":{"ALDI":null}}'],
    ['listFilters', '{"ownLabel":false}'],
    ['shoppingTicks', '["TESCO|tea"]'],
    ['viewChoices', JSON.stringify(full.view)],
  ]);
  expect(writeMatched([{ searchTerm: 'tea', product: null }])).toEqual([
    ['matchedProducts', '[{"searchTerm":"tea","product":null}]'],
  ]);
});

test('the order and the number of stops: unknown words fall back to the first view, and what nobody chose is not written', () => {
  const read = (text: string) => readSession(memory({ viewChoices: text })).view;
  expect(read('{"order":"unit-price","stops":"two"}')).toEqual({
    ...FIRST_VIEW,
    order: 'unit-price',
    stops: 'two',
  });
  expect(read('{"order":"colour","stops":"two"}')).toEqual({ ...FIRST_VIEW, stops: 'two' });
  expect(FIRST_VIEW.stops).toBe('one');
  expect(read('{"cards":["tesco","TESCO","nowhere",3],"confirmed":["tea",1,"tea"]}')).toEqual({
    ...FIRST_VIEW,
    cards: ['TESCO'],
    confirmed: ['tea'],
  });
  expect(read('["unit-price"]')).toEqual(FIRST_VIEW);
  expect(stored(readSession(memory({}))).viewChoices).toBeUndefined();
});

test('a kept store that nobody knows falls back to Aldi, as its file does; none at all stays none', () => {
  const store = (kept: string) => readSession(memory({ selectedSupermarket: kept })).store;
  expect(['KWIK SAVE', 'SAFEWAY & SONS', '{"store":"TESCO"}'].map(store)).toEqual([
    'ALDI',
    'ALDI',
    'ALDI',
  ]);
  expect(['tesco', 'Sainsburys', "SAINSBURY'S"].map(store)).toEqual([
    'TESCO',
    "SAINSBURY'S",
    "SAINSBURY'S",
  ]);
  expect([store(''), store('  '), readSession(() => null).store]).toEqual([null, null, null]);
});

test.each([-5, 0, 10_001, Number.MAX_VALUE, '1.20', null])(
  'a choice at a price of %j was never made',
  (price) => {
    const kept: Record<string, string> = {
      matchChoices: JSON.stringify({
        milk: { ALDI: { name: 'Milk', price }, ASDA: { name: 'Milk', price: 1.2 } },
      }),
    };
    expect(readSession((key) => kept[key] ?? null).choices).toEqual({
      milk: { ASDA: { name: 'Milk', price: 1.2 } },
    });
  },
);

test('the order of a store called "constructor" is nobody\'s order', () => {
  const orders = readAisleOrders('{"TESCO":["bakery","nowhere"],"ALDI":7}');
  expect(orders).toEqual({ TESCO: ['bakery'] });
  expect(
    ['TESCO', 'ALDI', 'constructor', '__proto__'].map((store) => orderAt(orders, store)),
  ).toEqual([['bakery'], undefined, undefined, undefined]);
});

describe('what is kept of another make is left out, the rest stays', () => {
  const read = (key: string, value: unknown) =>
    readSession(memory({ selectedSupermarket: 'TESCO', [key]: JSON.stringify(value) }));
  const pick = {
    name: 'Milk',
    displayName: 'Milk',
    price: '1.20',
    category: 'General',
    store: 'TESCO',
  };
  test.each<[string, object, boolean]>([
    ['as it is written', {}, true],
    ['no name', { name: 7 }, false],
    ['no name shown', { displayName: null }, false],
    ['no category', { category: {} }, false],
    ['no store', { store: 7 }, false],
    ['another store', { store: 'ALDI' }, false],
    ['a number for a price', { price: 1.2 }, false],
    ['a sign before the price', { price: '-1.20' }, false],
    ['letters behind it', { price: '1.200' }, false],
    ['a blank before the price', { price: ' 1.20' }, false],
    ['nothing for a price', { price: '0.00' }, false],
  ])('a pick with %s', (_, change, kept) => {
    const changed = { ...pick, ...change };
    const { lines } = readSession(
      memory({
        selectedSupermarket: 'TESCO',
        shoppingList: JSON.stringify([`Milk - £${String(changed.price)}`]),
        selectedProducts: JSON.stringify([changed]),
      }),
    );
    expect(lines[0]!.pick).toEqual(kept ? changed : null);
  });
  test('choices: a product at a price, or none of a store', () => {
    const milk = {
      ALDI: null,
      ASDA: { name: 'Milk', price: 1 },
      LIDL: { name: 7, price: 1 },
      X: 7,
    };
    expect(read('matchChoices', { milk, tea: { ALDI: 7 }, jam: 7, salt: null }).choices).toEqual({
      milk: { ALDI: null, ASDA: { name: 'Milk', price: 1 } },
    });
  });
  test('filters: stores by any of their names, and what is yes or no', () => {
    expect(
      read('listFilters', {
        stores: ['tesco', 'Sainsburys', 7, '', 'Corner Shop'],
        ownLabel: true,
        sameSizeOnly: false,
        keepDiet: 'yes',
      }).filters,
    ).toEqual({
      stores: ['TESCO', "SAINSBURY'S", 'CORNER SHOP'],
      ownLabel: true,
      sameSizeOnly: false,
    });
    const none = [[], { stores: 'TESCO' }].map((kept) => read('listFilters', kept).filters);
    expect(none).toEqual([{}, {}]);
  });
  test('ticks: each once, texts only', () => {
    const ticks = [['a', 7, 'b', 'a'], { a: 1 }].map((kept) => read('shoppingTicks', kept).ticks);
    expect(ticks).toEqual([['a', 'b'], []]);
  });
});
