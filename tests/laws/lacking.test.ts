// What is compared where a store lacks an item.
import { buildCatalogue, compareList } from '../../engine';

test('a store that lacks an item is not the cheapest for it', () => {
  const shelves = buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: 'name,price\nTesco Semi Skimmed Milk 2L,1.40\nTesco Bananas 5 Pack,1.00\n',
    },
    { store: 'ALDI', file: 'aldi.csv', text: 'name,price\nCowbelle Semi Skimmed Milk 2L,1.45\n' },
  ]).catalogue;
  const { stores } = compareList(
    { store: 'TESCO', lines: [{ text: 'semi skimmed milk' }, { text: 'bananas' }] },
    shelves,
  ).basket;
  expect(
    stores.map(({ store: id, total, difference, missing }) => [id, total, difference, missing]),
  ).toEqual([
    ['TESCO', 2.4, 0, []],
    ['ALDI', 1.45, 0.05, ['bananas']],
  ]);
});

test('the chosen store has none: what the shopper chose or refused elsewhere holds in the pairs too', () => {
  const shelves = buildCatalogue([
    { store: 'TESCO', file: 'tesco.csv', text: 'name,price\nTesco Bananas 5 Pack,1.00\n' },
    ...['ALDI', 'ASDA', 'MORRISONS'].map((id, at) => ({
      store: id,
      file: `${id}.csv`,
      text: `name,price\n${id} Semi Skimmed Milk 2L,1.4${at}\n${id} Semi Skimmed Milk Drink 2L,1.9${at}\n`,
    })),
  ]).catalogue;
  const named = (choices?: Record<string, { name: string; price: number } | null>) =>
    compareList(
      { store: 'TESCO', lines: [{ text: 'semi skimmed milk', choices }] },
      shelves,
    ).items[0]!.comparisons.flatMap(({ product1, product2 }) => [product1.name, product2.name]);
  expect(named().some((name) => name.startsWith('ALDI'))).toBe(true);
  expect(named({ ALDI: null }).some((name) => name.startsWith('ALDI'))).toBe(false);
  const chosen = named({ ALDI: { name: 'ALDI Semi Skimmed Milk Drink 2L', price: 1.9 } }).filter(
    (name) => name.startsWith('ALDI'),
  );
  expect(new Set(chosen)).toEqual(new Set(['ALDI Semi Skimmed Milk Drink 2L']));
});

test('the chosen store has none: the others cover the amount of the likeliest pack', () => {
  const pack = (id: string, name: string, price: string) => ({
    store: id,
    file: `${id}.csv`,
    text: `name,price\n${name},${price}\n`,
  });
  const { catalogue: shelves } = buildCatalogue([
    pack('TESCO', 'Tesco Salted Butter 250G', '2.00'),
    pack('ASDA', 'Heinz Baked Beans 415g', '1.00'),
    pack('MORRISONS', 'Heinz Baked Beans 830g', '1.80'),
  ]);
  const { items, basket } = compareList(
    { store: 'TESCO', lines: [{ text: 'heinz baked beans 415g' }] },
    shelves,
  );
  expect(items[0]!.offers.map(({ store: at, basis, cost }) => [at, basis, cost])).toEqual([
    ['TESCO', 'pack', null],
    ['ASDA', 'pack', 1],
    ['MORRISONS', 'amount', 1.8],
  ]);
  expect(basket.oneStop).toMatchObject({ total: 1, stops: [{ store: 'ASDA' }] });
});
