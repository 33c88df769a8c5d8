// Suggestions against a naive scan.
import fc from 'fast-check';
import { suggest } from '../../engine';
import { holdsWhole, suggestionScore } from '../../engine/suggestionScore';
import { fold } from '../../engine/words/normalise';
import { catalogue, store } from './fixtureLines';

test('suggestions from the index are those of a naive scan', () => {
  const query = fc.oneof(
    fc.string({ minLength: 2, maxLength: 6 }),
    fc.constantFrom(
      'mi',
      'ilk',
      'tom',
      'tomato',
      'semi skim',
      'ed b',
      '4 p',
      'co, ch',
      '5%',
      '15g',
      'be',
      "sainsbury's",
      'n b',
      '2.27',
      '.27',
    ),
  );
  fc.assert(
    fc.property(query, store, (text, id) => {
      const wanted = fold(text.trim()).trim();
      fc.pre(text.trim().length >= 2 && !text.includes('£') && wanted !== '');
      const { products } = catalogue.stores[id]!;
      fc.pre(products.some((product) => fold(product.name).includes(wanted)));
      const found = suggest(text, id, catalogue);
      const best = new Set(
        found.filter((entry) => entry.found === 'best').map(({ product }) => product.id),
      );
      expect(best.size).toBeLessThanOrEqual(4);
      const naive = products
        .map((product) => ({
          product,
          score: suggestionScore(text.trim(), product),
          whole: holdsWhole(fold(product.name), wanted),
        }))
        .filter(({ product, score }) => score > 0 && !best.has(product.id))
        .sort(
          (a, b) =>
            Number(b.whole) - Number(a.whole) ||
            b.score - a.score ||
            a.product.name.length - b.product.name.length ||
            (a.product.name < b.product.name ? -1 : 1),
        )
        .slice(0, 8 - best.size);
      expect(
        found
          .filter((entry) => entry.found !== 'best')
          .map((entry) => [entry.product.name, entry.score]),
      ).toEqual(naive.map((entry) => [entry.product.name, entry.score]));
    }),
    { numRuns: 300 },
  );
});
