// What a store has instead of what it does not have: of hardly alike things only those of one kind, as a shopper would say.
import { compare, shelves } from '../fixtures/shelves';

/** What Asda offers instead of Tesco's product; null where it is said to have nothing. */
const instead = (own: string, other: string): string | null => {
  const catalogue = shelves({ TESCO: [`${own},2.00`], ASDA: [`${other},2.00`] });
  const [item] = compare(catalogue, [own]).items;
  const { state, nearest } = item!.offers[1]!;
  return state === 'missing' ? null : `${state} ${nearest.map(({ name }) => name).join(', ')}`;
};

test.each([
  ['Tesco Soured Cream 300ml', 'ASDA British Single Cream 300ml'],
  ['Tesco Gala Apples 6 Pack', 'ASDA Braeburn Apples 6 Pack'],
  ['Tesco Grated Mature Cheddar 250g', 'ASDA Grated Mozzarella 250g'],
])('%s: %s is shown, and counts nothing', (own, other) => {
  expect(instead(own, other)).toBe(`no-like-for-like ${other}`);
});

test.each([
  ['Tesco Ready to Serve Custard 500g', 'ASDA Custard Creams 400g'],
  ['Tesco Greek Style Salad Cheese 200g', 'ASDA Mixed Salad 180g'],
  ['Tesco Red Leicester 400g', 'ASDA Merlot Red Wine 75cl'],
])('%s: %s is nothing like it', (own, other) => expect(instead(own, other)).toBeNull());
