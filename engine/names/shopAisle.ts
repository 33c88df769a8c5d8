// In which part of a supermarket a product stands.
import { AISLES } from '../fitted/aisles';
import type { ShopAisle } from '../shopAisles';
import type { Product } from '../types';
import { parseName } from './parsedName';

/** By the first aisle of each group of the aisle classifier (engine/fitted/aisles.ts): where the group stands in a shop. */
const PART_BY_GROUP: Readonly<Record<string, ShopAisle>> = {
  'milk-fresh': 'chilled',
  'cream-fresh': 'chilled',
  butter: 'chilled',
  'cheese-hard-block': 'chilled',
  eggs: 'chilled',
  'yogurt-plain-greek': 'chilled',
  'mousse-chilled-dessert-pot': 'chilled',
  'ice-cream-tub': 'frozen',
  'beef-mince': 'meat',
  'pork-chops-steaks': 'meat',
  'lamb-chops-steaks': 'meat',
  'chicken-whole-raw': 'meat',
  'salami-chorizo-pepperoni': 'meat',
  'salmon-raw': 'meat',
  'meatfree-mince-pieces': 'chilled',
  'potatoes-fresh': 'produce',
  apples: 'produce',
  'frozen-peas': 'frozen',
  'baked-beans': 'cupboard',
  'soup-tin': 'cupboard',
  'ready-meal-pasta-lasagne': 'chilled',
  'pizza-frozen-chilled': 'chilled',
  'pork-pie': 'chilled',
  houmous: 'chilled',
  'pasta-fresh-plain': 'chilled',
  'pasta-dried': 'cupboard',
  'pasta-sauce-jar': 'cupboard',
  ketchup: 'cupboard',
  'olive-oil': 'cupboard',
  salt: 'cupboard',
  flour: 'cupboard',
  'jam-conserve': 'cupboard',
  'cornflakes-wheat-biscuits-plain': 'cupboard',
  'bread-white-sliced': 'bakery',
  'cake-slices-bars': 'bakery',
  'biscuits-plain-digestive': 'snacks',
  'crisps-potato': 'snacks',
  'chocolate-bar-block': 'snacks',
  'sweets-gums-jelly': 'snacks',
  cola: 'drinks',
  'tea-black': 'drinks',
  lager: 'alcohol',
  'cigarettes-tobacco': 'other',
  'baby-milk-formula': 'baby',
  'dog-food-wet': 'pets',
  'toilet-roll': 'household',
  shampoo: 'toiletries',
  painkillers: 'toiletries',
  'chapati-world-flour': 'cupboard',
  'gift-card-magazine': 'other',
};

/** Single aisles that stand elsewhere than their group. */
const ELSEWHERE: readonly (readonly [RegExp, ShopAisle])[] = [
  [/^frozen|-frozen$|fish-fingers/, 'frozen'],
  [/-tin\b|-tin-|uht|powder|evap|corned-beef|-sauce$/, 'cupboard'],
  [/soup-fresh/, 'chilled'],
];

/** Below this share of certainty the name does not tell. */
const LEAST_SURE = 0.25;

const NAMES = AISLES.flatMap((group) => group.split(' '));
const FIRST_OF_GROUP = AISLES.map((group) => group.split(' ')[0]!);

/** The part of the shop a product stands in, by its name and category; "other" where they do not tell. */
export function shopAisleOf(product: Pick<Product, 'name' | 'category' | 'store'>): ShopAisle {
  const parsed = parseName({ id: -1, price: 0, priceText: '', ...product });
  if (parsed.department === 'frozen') return 'frozen';
  const { first, firstGroup, sure } = parsed.aisles;
  const part = PART_BY_GROUP[FIRST_OF_GROUP[firstGroup] ?? ''];
  if (!part || sure < LEAST_SURE) return 'other';
  const food = part === 'chilled' || part === 'meat';
  return (food && ELSEWHERE.find(([name]) => name.test(NAMES[first] ?? ''))?.[1]) || part;
}
