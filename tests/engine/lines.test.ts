import {
  buildCatalogue,
  compareList,
  describeAsked,
  findStore,
  nearestStore,
  parseLine,
  suggest,
} from '../../engine';
import { catalogueOf, fixtureFolder } from '../fixtures/catalogue';

const catalogue = catalogueOf(fixtureFolder);

test.each([
  ['2 x milk', 'milk', 2],
  ['milk x2', 'milk', 2],
  ['2x milk', 'milk', 2],
  ['3 tins of tomatoes', 'tin tomatoes', 3],
  ['500g mince', '500g mince', 1],
  ['eggs 12', 'eggs 12', 1],
  ['6 large eggs', '6 large eggs', 1],
  ['6 cans of coke', '6 cans coke', 1],
  ['two bottles of wine', 'wine', 2],
  ['toilet roll 9 pack', 'toilet roll 9 pack', 1],
  ['4 x 330ml cola', '4 x 330ml cola', 1],
  ['- butter', 'butter', 1],
  ['7up', '7up', 1],
  ['milk, x2', 'milk', 2],
  ['milk , , x 12', 'milk', 12],
  ['box2', 'box2', 1],
  ['x2', 'x2', 1],
  // What is said around it, and marks of lists.
  ['get 2 x milk please', 'milk', 2],
  ['milk x2 pls', 'milk', 2],
  ['we need 3 tins of beans', 'tin beans', 3],
  ['- [ ] 2 x milk', 'milk', 2],
  ['12. eggs', 'eggs', 1],
  ['2) milk x3', 'milk', 3],
  ['☐ milk', 'milk', 1],
  ['some milk please', 'milk', 1],
  ['sausages x8', 'sausages 8', 1],
  ['chick peas tins 4', 'chick peas tin', 4],
  ['spring onions 2 bunches', 'spring onions', 2],
  ['coke 24 cans', 'coke 24 cans', 1],
  ['coke 24 x 330', 'coke 24 x 330', 1],
  ['burgers x2', 'burgers', 2],
  ['9 pack toilet roll', '9 pack toilet roll', 1],
  ['6 pack of coke', '6 pack coke', 1],
  ['12-pack eggs', '12 pack eggs', 1],
  ['tea bags x240', 'tea bags 240', 1],
  ['toilet rolls x100', 'toilet rolls 100', 1],
  ['2 packs of ham', 'ham', 2],
  ['3 packs of crisps', 'crisps', 3],
  ['1000 x milk', 'milk', 99],
  ['0 x eggs', 'eggs', 1],
  // A number in front of what is sold by the pack counts packs; one that belongs to the thing stays.
  ['2 milk', 'milk', 2],
  ['milk 2', 'milk', 2],
  ['eggs 6', 'eggs 6', 1],
  ['dr pepper 2', 'dr pepper', 2],
  ['two loaves', 'loaves', 2],
  ['3 red wine', 'red wine', 3],
  ['2 beans', 'beans', 2],
  ['4 chopped tomatoes', 'chopped tomatoes', 4],
  ['3 garlic bread', 'garlic bread', 3],
  ['two x milk', 'milk', 2],
  ['6 eggs', '6 eggs', 1],
  ['4 cheese pizza', '4 cheese pizza', 1],
  ['3 bean salad', '3 bean salad', 1],
  ['7 seed bread', '7 seed bread', 1],
  ['4 pint milk', '4 pint milk', 1],
  ['2 litres milk', '2 litres milk', 1],
  ['2 sirloin steaks', '2 sirloin steaks', 1],
  ['5 bananas', '5 bananas', 1],
  ['12 milk', 'milk', 12],
  ['2 milk 2l', 'milk 2l', 2],
])('%s', (text, searchTerm, quantity) => {
  expect(parseLine(text)).toMatchObject({ searchTerm, quantity });
});

test('a number of items that is too large, or none, is told', () => {
  expect(parseLine('100 x beans')).toMatchObject({ quantity: 99, asked: 100 });
  expect(parseLine('0 x beans')).toMatchObject({ quantity: 1, asked: 0 });
  expect(parseLine('99 x beans').asked).toBeUndefined();
  const { items } = compareList(
    {
      store: 'TESCO',
      lines: [
        { text: 'milk', quantity: NaN },
        { text: 'milk', quantity: 1000 },
        { text: 'milk', quantity: -2 },
      ],
    },
    catalogue,
  );
  expect(items.map(({ quantity, asked }) => [quantity, asked])).toEqual([
    [1, undefined],
    [99, 1000],
    [1, -2],
  ]);
  // The page sends the number that it counts beside the text.
  const {
    items: [typed, stepped],
  } = compareList(
    {
      store: 'TESCO',
      lines: [
        { text: '150 x milk', quantity: 99 },
        { text: '150 x milk', quantity: 3 },
      ],
    },
    catalogue,
  );
  expect([typed?.quantity, typed?.asked, stepped?.quantity, stepped?.asked]).toEqual([
    99,
    150,
    3,
    undefined,
  ]);
  expect([describeAsked(typed!), describeAsked(stepped!)]).toEqual([
    '150 asked for, 99 counted: a line holds 1 to 99 of an item',
    '',
  ]);
});

// A pattern that tries each comma anew would need hours for this line, so the test says nothing of time.
test('a line of two million commas is read in one pass', () => {
  const commas = ','.repeat(2_000_000);
  expect(parseLine(`milk${commas}beans x2`)).toMatchObject({ searchTerm: 'milk' });
});

test('no suggestions are none, not an error', () => {
  for (const text of ['milk', 'semi skimed', 'fresh food'])
    expect(suggest(text, 'TESCO', catalogue, 0)).toEqual([]);
});

test('stores by any spelling, the nearest for a mistake', () => {
  expect(findStore('Sainsburys')?.storedName).toBe("SAINSBURY'S");
  expect(findStore('TESCO')?.file).toBe('tesco.csv');
  expect(findStore('nosuchmart')).toBeUndefined();
  expect(nearestStore('Tesko')?.label).toBe('Tesco');
});

test('suggestions: at most 8, none below 2 characters or with a pound sign, mistakes forgiven', () => {
  expect(suggest('m', 'TESCO', catalogue)).toEqual([]);
  expect(suggest('milk £', 'TESCO', catalogue)).toEqual([]);
  expect(suggest('tin tomatoes', 'TESCO', catalogue)[0]?.product.name).toContain(
    'Chopped Tomatoes',
  );
  expect(suggest('semi skimed milk', 'TESCO', catalogue)[0]?.product.name).toContain(
    'Semi Skimmed Milk',
  );
  expect(suggest('loo roll', 'TESCO', catalogue)[0]?.product.name).toContain('Toilet Tissue');
});

test('a line that equals a product name is that product', () => {
  const [item] = compareList(
    { store: 'TESCO', lines: [{ text: 'tesco decaf tea bags 80 pack 250g' }] },
    catalogue,
  ).items;
  expect(item?.selectedProduct?.name).toBe('Tesco Decaf Tea Bags 80 Pack 250G');
});

test('the shopper\'s choice beats the engine, "none of these" too', () => {
  const lines = [
    {
      text: 'semi skimmed milk 4 pints',
      choices: { ASDA: { name: 'ASDA British Milk Whole 4 Pints', price: 1.45 }, MORRISONS: null },
    },
  ];
  const [item] = compareList({ store: 'TESCO', lines }, catalogue).items;
  expect(item?.offers.find((offer) => offer.store === 'ASDA')).toMatchObject({
    chosenByShopper: true,
    match: { name: 'ASDA British Milk Whole 4 Pints' },
  });
  expect(item?.offers.find((offer) => offer.store === 'MORRISONS')).toMatchObject({
    chosenByShopper: true,
    match: null,
    verdict: 'none',
  });
});

test('a line that is the name of a product is that product, whatever number its name ends with', () => {
  const { catalogue: shelf } = buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: 'name,price\n"Weetabix Cereal x24",3.50\n"Tesco Baked Beans 4 Pack",1.00\n',
    },
  ]);
  const { items } = compareList(
    {
      store: 'TESCO',
      lines: [
        { text: 'Weetabix  Cereal x24' },
        { text: 'weetabix cereal X24', quantity: 24 },
        { text: 'Weetabix Cereal x24', quantity: 2 },
        { text: 'baked beans x4' },
      ],
    },
    shelf,
  );
  expect(items.map(({ quantity, selectedProduct }) => [quantity, selectedProduct?.name])).toEqual([
    [1, 'Weetabix Cereal x24'],
    [1, 'Weetabix Cereal x24'],
    [2, 'Weetabix Cereal x24'],
    [4, 'Tesco Baked Beans 4 Pack'],
  ]);
});
