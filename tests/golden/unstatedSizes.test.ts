// Packs that state no size: what they stand against, and when their price counts.
import { buildCatalogue, compareList, describeSecondStop, findEquivalents } from '../../engine';

test('with a size not stated, a wide gap in price is no saving; a small one is', () => {
  const save = (price: string): number =>
    compareList(
      { store: 'TESCO', lines: [{ text: 'semi skimmed milk 4 pints' }] },
      buildCatalogue([
        {
          store: 'TESCO',
          file: 'tesco.csv',
          text: 'name,price\nTesco Semi Skimmed Milk 2.272L 4 Pints,1.65\n',
        },
        {
          store: 'ALDI',
          file: 'aldi.csv',
          text: `name,price\nCOWBELLE Semi Skimmed Milk,${price}\n`,
        },
      ]).catalogue,
    ).totalSaving;
  expect([save('0.85'), save('1.49')]).toEqual([0, 0.16]);
});

test('two sizes not stated do not make a wide gap in price a saving', () => {
  const { catalogue } = buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: 'name,price\nTesco Closed Cup Mushrooms Loose,3.23\n',
    },
    {
      store: 'ALDI',
      file: 'aldi.csv',
      text: "name,price\nNATURE'S PICK Closed Cup Mushrooms,1.29\n",
    },
  ]);
  const { totalSaving, items } = compareList(
    { store: 'TESCO', lines: [{ text: 'closed cup mushrooms' }] },
    catalogue,
  );
  expect(totalSaving).toBe(0);
  expect(items[0]!.comparisons[0]!.reasons.map(({ words }) => words)).toContain(
    'price difference not counted: pack size not stated',
  );
});

test('what is of no stated size is not the same as packs of several sizes', () => {
  const verdicts = (asda: [string, string][]): string[] => {
    const { catalogue } = buildCatalogue([
      { store: 'TESCO', file: 'tesco.csv', text: 'name,price\nRed Bull Energy Drink Cans,7.00\n' },
      {
        store: 'ASDA',
        file: 'asda.csv',
        text: `name,price\n${asda.map((row) => row.join(',')).join('\n')}\n`,
      },
    ]);
    return findEquivalents(
      { name: 'Red Bull Energy Drink Cans', price: 7, store: 'TESCO' },
      'ASDA',
      catalogue,
      5,
      0,
    )
      .map(({ product, verdict }) => `${product.name}: ${verdict}`)
      .sort();
  };
  expect(verdicts([['Red Bull Energy Drink Cans 8 x 250ml', '8.50']])).toEqual([
    'Red Bull Energy Drink Cans 8 x 250ml: same',
  ]);
  expect(
    verdicts([
      ['Red Bull Energy Drink Cans 4 x 250ml', '5.20'],
      ['Red Bull Energy Drink Cans 8 x 250ml', '8.50'],
    ]),
  ).toEqual([
    'Red Bull Energy Drink Cans 4 x 250ml: similar',
    'Red Bull Energy Drink Cans 8 x 250ml: similar',
  ]);
  expect(
    verdicts([
      ['Red Bull Energy Drink Cans 4 x 250ml', '5.20'],
      ['Red Bull Energy Drink Cans 8 x 250ml', '7.00'],
    ]),
  ).toEqual([
    'Red Bull Energy Drink Cans 4 x 250ml: similar',
    'Red Bull Energy Drink Cans 8 x 250ml: same',
  ]);
});

test('of packs of unstated size the one at the price of the product stands against it: two pints are no saving on four', () => {
  const { catalogue } = buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: 'name,price,category\n"Tesco British Whole Milk 2.272L, 4 Pints",1.65,fresh-food\n',
    },
    {
      store: 'ALDI',
      file: 'aldi.csv',
      text: 'name,price,category\nCOWBELLE British Whole Milk 3.7% Fat,1.20,Chilled Food\nCOWBELLE Whole Milk 3.6% Fat,1.65,Chilled Food\n',
    },
  ]);
  const [first] = findEquivalents(
    { name: 'Tesco British Whole Milk 2.272L, 4 Pints', price: 1.65, store: 'TESCO' },
    'ALDI',
    catalogue,
  );
  expect(first?.product.price).toBe(1.65);
});

test.each([
  // The verdict is for two stops, and says what its saving rests on.
  [0.1, 'saves £0.21'],
  [2, 'saves £0.21 (£0.16 of it on packs of unknown size)'],
])('what a second stop rests on is said once: from £%s', (secondStopFrom, saves) => {
  const file = (store: string, file: string, rows: string[]) => ({
    store,
    file,
    text: `name,price\n${rows.join('\n')}\n`,
  });
  const { catalogue } = buildCatalogue([
    file('TESCO', 'tesco.csv', [
      'Tesco Semi Skimmed Milk 2.272L 4 Pints,1.65',
      'Tesco Salted Butter 250g,2.00',
      'Tesco Baked Beans 400g,0.50',
    ]),
    file('ALDI', 'aldi.csv', [
      'COWBELLE Semi Skimmed Milk,1.49',
      'COWBELLE Salted Butter 250g,1.95',
      'CORALE Baked Beans 400g,0.90',
    ]),
  ]);
  const lines = ['semi skimmed milk 4 pints', 'salted butter', 'baked beans'].map((text) => ({
    text,
  }));
  const request = { store: 'TESCO', lines, preferences: { secondStopFrom } };
  const { basket } = compareList(request, catalogue);
  expect(describeSecondStop(basket)).toBe(`A second stop at Aldi for 2 items ${saves}`);
});
