// What the card of the best alternative says beside what the basket says of the same store.
import { compare, shelves } from '../fixtures/shelves';

test('it has as many items as its row of the basket says, also those that the own store lacks', () => {
  const result = compare(
    shelves({
      TESCO: ['Tesco Milk 2L,1.60', 'Tesco Salted Butter 250g,2.00', 'Tesco Baked Beans 400g,0.80'],
      ASDA: ['ASDA Milk 2L,1.50', 'ASDA Long Grain Rice 1kg,1.50'],
    }),
    ['milk', 'salted butter', 'baked beans', 'long grain rice'],
  );
  expect(result).toMatchObject({
    bestAlternativeStore: 'ASDA',
    bestAlternativeNote: 'Offers the most savings, but has only 2 items of yours',
  });
  expect(result.basket.stores.find(({ store }) => store === 'ASDA')).toMatchObject({
    itemsPriced: 2,
    sameItems: 1,
  });
});
