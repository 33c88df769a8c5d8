import { buildCatalogue, compareList, type Catalogue } from '../../engine';

const catalogueOf = (files: Record<string, string>): Catalogue =>
  buildCatalogue(
    Object.entries(files).map(([store, rows]) => ({
      store,
      file: `${store}.csv`,
      text: `name,price\n${rows}\n`,
    })),
  ).catalogue;
const OTHERS = {
  ALDI: 'Whole Milk 1L,1.40',
  ASDA: 'Whole Milk 1L,1.30',
  MORRISONS: 'Whole Milk 1L,1.20',
  "SAINSBURY'S": 'Whole Milk 1L,1.10',
};

test('of more stores than there are places the best ones are compared, wherever they stand in the order', () => {
  const { items, bestAlternativeStore } = compareList(
    { store: 'TESCO', lines: [{ text: 'whole milk' }] },
    catalogueOf({ TESCO: 'Whole Milk 1L,2.00', ...OTHERS, LIDL: 'Whole Milk 1L,1.00' }),
  );
  expect(items[0]!.comparisons.map(({ product2 }) => product2.store)).toEqual([
    'LIDL',
    "SAINSBURY'S",
    'MORRISONS',
    'ASDA',
  ]);
  expect(bestAlternativeStore).toBe('LIDL');
});

describe('filters hold where the chosen store has no product', () => {
  const offered = (catalogue: Catalogue, text: string, filters: object): (string | null)[] =>
    compareList({ store: 'TESCO', lines: [{ text }], filters }, catalogue).items[0]!.offers.map(
      ({ match }) => match?.name ?? null,
    );
  const carrots = catalogueOf({
    TESCO: 'White Bread 800g,1.00',
    ASDA: 'ASDA Carrots 500g,0.40\nASDA Organic Carrots 1kg,1.20',
    MORRISONS: 'Morrisons Carrots 1kg,0.65',
    ALDI: 'Aldi Carrots 500g,0.35',
  });
  test('same size only, by the size of the line', () => {
    expect(offered(carrots, 'carrots 1kg', {})).toContain('Aldi Carrots 500g');
    const only = offered(carrots, 'carrots 1kg', { sameSizeOnly: true });
    expect(only).toContain('Morrisons Carrots 1kg');
    expect(only.join()).not.toContain('500g');
  });
  test('same size only, by the likeliest match of a line without one', () => {
    const sizes = offered(carrots, 'carrots', { sameSizeOnly: true }).flatMap(
      (name) => /\d+k?g/.exec(name ?? '') ?? [],
    );
    expect(new Set(sizes).size).toBe(1);
  });
  test('no own label for a brand', () => {
    // Hardly ever: a brand that was typed finds an own label only where its words name a thing as well.
    const cheese = catalogueOf({
      TESCO: 'White Bread 800g,1.00',
      ALDI: 'SPECIALLY SELECTED Belton Farm Red Fox Vintage Red Leicester Cheese,2.49',
      ASDA: 'ASDA Carrots 500g,0.40',
    });
    const line = 'Tesco Finest Vintage Red Fox Cheese 200g';
    expect(offered(cheese, line, { ownLabel: false })).toEqual([null, null, null]);
  });
});
