// What is said of a pack that does not state its size, and when smaller packs are too many of them. By hand.
import type { Need, Product } from '../../engine';
import { coverNeed, describeUnmeasured, isTooMuch } from '../../engine/comparison/cost';

const pack = (name: string, price = 2): Product => ({
  id: 1,
  name,
  store: 'TESCO',
  category: 'General',
  price,
  priceText: '',
});
const packs = (count: number): Need => ({ kind: 'packs', count });

const unsaid = (what: string) => `The pack at Tesco does not say ${what}: one is counted`;
const OPEN = unsaid('its size');
test.each<[string, Need, string, string | null]>([
  ['an amount', { kind: 'mass', amount: 500 }, 'Salmon Fillets', OPEN],
  ['several pieces', { kind: 'pieces', count: 6 }, 'Salmon Fillets', unsaid('how many it holds')],
  ['pieces of a weight', { kind: 'pieces', count: 8 }, 'Thighs 1kg', unsaid('how many it holds')],
  ['one piece', { kind: 'pieces', count: 1 }, 'Salmon Fillets', null],
  ['a spoon of a recipe', { kind: 'mass', amount: 5, recipe: true }, 'Paprika', null],
  ['packs', packs(2), 'Salmon Fillets', null],
  ['an amount, of a pack that says it', { kind: 'mass', amount: 500 }, 'Salmon 500g', null],
])('asked for %s', (_, need, name, said) => {
  const product = pack(name);
  expect(describeUnmeasured({ product, cover: coverNeed(need, product) }, need)).toBe(said);
});

test.each<[string, Product, Product, number, boolean]>([
  // Two of 250 g hold 1.75 times 285 g.
  ['two smaller ones for more money', pack('Pizza 285g', 2.1), pack('Pizza 250g', 1.9), 1, true],
  ['for less', pack('Pizza 285g', 2.1), pack('Pizza 250g', 1), 1, false],
  ['for as much', pack('Pizza 285g', 2.1), pack('Pizza 250g', 1.05), 1, false],
  ['that hold half as much again', pack('Jam 200g', 1), pack('Jam 150g', 2), 1, false],
  ['that hold just what is needed', pack('Jam 400g', 1), pack('Jam 200g', 2), 1, false],
  ['a bigger one', pack('Jam 200g', 1), pack('Jam 400g', 2), 1, false],
  ['of no stated size', pack('Jam 200g', 1), pack('Jam', 2), 1, false],
  // Six of 250 g for five of 285 g are hardly more.
  ['for five packs', pack('Pizza 285g', 2.1), pack('Pizza 250g', 1.9), 5, false],
])('too much: %s', (_, own, other, count, much) => {
  const need = packs(count);
  const mine = { product: own, cover: coverNeed(need, own) };
  const theirs = { product: other, cover: coverNeed(need, other, { reference: own }) };
  expect(isTooMuch(mine, theirs)).toBe(much);
});

test.each([
  ['Beans 4 x 400g', 4, 1],
  ['Beans 6 x 400g', 4, 4],
  ['Beans 400g', 4, 4],
  ['Beans 4 x 400g', 8, 2],
  ['Beans', 4, 4],
])('"x4" of %s: of %i tins or packs %i are bought', (name, count, bought) => {
  expect(coverNeed({ kind: 'packs', count, either: true }, pack(name)).packs).toBe(bought);
});
