// Laws of a search and of a comparison over the fixtures.
import fc from 'fast-check';
import {
  buildCatalogue,
  compareList,
  findEquivalents,
  findProducts,
  parseLine,
  type Catalogue,
  type ListComparison,
} from '../../engine';
import { fold, stem } from '../../engine/words/normalise';
import { fixtureFolder, sourcesOf } from '../fixtures/catalogue';
import { catalogue, store } from './fixtureLines';

const word = fc.constantFrom(
  'milk',
  'semi',
  'skimmed',
  'butter',
  'salted',
  'unsalted',
  'beans',
  'heinz',
  'baked',
  'eggs',
  '12',
  '4 pints',
  'tomatoes',
  'chopped',
  'mince',
  '500g',
  'tea',
  'bags',
  'decaf',
  'toilet',
  'roll',
  'peanut',
  'zzz',
);
const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

const pounds = (value: number): number => Math.round(value * 100);

test('folding and stemming are idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(
        'tomatoes',
        'loaves',
        'berries',
        'dishes',
        'yoghurts',
        'glasses',
        'peaches',
        'pies',
        'potatoes',
        'cookies',
        'sauces',
        'houmous',
        'chillies',
        'knives',
      ),
      (text) => {
        expect(stem(stem(text))).toBe(stem(text));
      },
    ),
  );
});

test('totals are the sums of their items, savings are never negative, constants hold', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 5 }),
      store,
      fc.integer({ min: 1, max: 9 }),
      (lines, id, quantity) => {
        const result = compareList(
          { store: id, lines: lines.map((text) => ({ text, quantity })) },
          catalogue,
        );
        expect(pounds(result.totalSaving)).toBe(
          result.items.reduce(
            (sum, item) => sum + (item.check ? 0 : pounds(item.bestSaving?.potentialSaving ?? 0)),
            0,
          ),
        );
        expect(
          pounds(Object.values(result.savingByStore).reduce((sum, value) => sum + value, 0)),
        ).toBe(pounds(result.totalSaving));
        expect(result.savingByStore[id]).toBeUndefined();
        for (const item of result.items) {
          expect(item.comparisons.length).toBeLessThanOrEqual(5);
          expect(new Set(item.comparisons.map((entry) => entry.product2.store)).size).toBe(
            item.comparisons.length,
          );
          for (const entry of item.comparisons) {
            expect(entry.potentialSaving).toBeGreaterThanOrEqual(0);
            if (entry.priceAlarm) expect(entry.potentialSaving).toBe(0);
            if (entry.verdict === 'same' && entry.basis === 'amount')
              throw new Error('"same" never differs in size');
            expect(entry.combinedSimilarity).toBeGreaterThan(0);
            expect(entry.combinedSimilarity).toBeLessThanOrEqual(1);
          }
        }
        expect(JSON.parse(JSON.stringify(result))).toEqual(structuredClone(result));
      },
    ),
    { numRuns: 60 },
  );
});

test('the order of the rows does not matter', () => {
  const shuffled = (seed: number): Catalogue =>
    buildCatalogue(
      sourcesOf(fixtureFolder).map((source) => {
        const lines = source.text.split('\n');
        const rows = lines.slice(1).filter(Boolean);
        rows.sort(
          (a, b) => ((a.length * seed) % 17) - ((b.length * seed) % 17) || (a < b ? 1 : -1),
        );
        return { ...source, text: [lines[0], ...rows].join('\n') };
      }),
    ).catalogue;
  const bare = (result: ListComparison): unknown =>
    JSON.parse(
      JSON.stringify({ ...result }, (key, value: unknown) => (key === 'id' ? undefined : value)),
    );
  fc.assert(
    fc.property(line, store, fc.integer({ min: 1, max: 16 }), (text, id, seed) => {
      expect(bare(compareList({ store: id, lines: [{ text }] }, shuffled(seed)))).toEqual(
        bare(compareList({ store: id, lines: [{ text }] }, catalogue)),
      );
    }),
    { numRuns: 25 },
  );
});

test('of names that are as near as one another the same come first, whatever their rows', () => {
  const names = Array.from(
    { length: 400 },
    (_, at) =>
      `Tesco ${String.fromCharCode(97 + (at % 26), 97 + ((at * 7) % 26), 97 + Math.floor(at / 26))}zzq Milk 1L`,
  );
  const first = (rows: readonly string[]): string[] =>
    findProducts(
      'milk',
      'TESCO',
      buildCatalogue([
        {
          store: 'TESCO',
          file: 'tesco.csv',
          text: `name,price\n${rows.map((name) => `${name},1.00`).join('\n')}\n`,
        },
      ]).catalogue,
    ).map(({ product }) => product.name);
  expect(first([...names].reverse())).toEqual(first(names));
  expect(first([...names].sort())).toEqual(first(names));
});

test('what an item is compared with is the first equivalent that the engine finds, reasons and all', () => {
  fc.assert(
    fc.property(line, store, (text, id) => {
      const { selectedProduct, offers } = compareList(
        { store: id, lines: [{ text }], filters: { keepDiet: false } },
        catalogue,
      ).items[0]!;
      fc.pre(selectedProduct !== null);
      for (const offer of offers.filter((entry) => entry.store !== id)) {
        const first = findEquivalents(
          { name: selectedProduct!.name, price: selectedProduct!.price, store: id },
          offer.store,
          catalogue,
        )[0];
        expect([offer.match?.name, offer.match?.similarity, offer.reasons]).toEqual([
          first?.product.name,
          first?.similarity,
          first?.reasons ?? [],
        ]);
      }
    }),
    { numRuns: 60 },
  );
});

test('any text can be searched for and compared', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), store, (text, id) => {
      findProducts(text, id, catalogue);
      findEquivalents({ name: text, store: id, price: 1 }, 'TESCO', catalogue);
      const { searchTerm, quantity } = parseLine(text);
      expect(quantity).toBeGreaterThanOrEqual(1);
      expect(typeof searchTerm).toBe('string');
    }),
    { numRuns: 100 },
  );
});
