import type { Match } from '../../engine';
import { acceptedLine, reviewLine } from '../../src/wholeList/review';

const match = (name: string): Match => ({ product: { id: 1, name, store: "SAINSBURY'S", category: 'food cupboard', price: 3.5, priceText: '£3.50' }, similarity: 1 }) as Match;
const accepted = (text: string, name: string): string => acceptedLine(reviewLine(text, [match(name)]), "SAINSBURY'S", (printed) => printed, 1).text;

test('the number in the name of a product is not how many are wanted', () => {
  expect(accepted('Weetabix  Cereal x24', 'Weetabix Cereal x24')).toBe('Weetabix Cereal x24 - £3.50');
  expect(accepted('weetabix x2', 'Weetabix Cereal x24')).toBe('2 x Weetabix Cereal x24 - £3.50');
});
