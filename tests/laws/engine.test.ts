import fc from 'fast-check';
import {
  buildCatalogue,
  compareList,
  findEquivalents,
  findProducts,
  parseLine,
  suggest,
  type Catalogue,
  type ListComparison,
} from '../../engine';
import { holdsWhole, suggestionScore } from '../../engine/suggestionScore';
import { fold, stem } from '../../engine/words/normalise';
import { catalogueOf, fixtureFolder, sourcesOf } from '../fixtures/catalogue';

const catalogue = catalogueOf(fixtureFolder);
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
const store = fc.constantFrom(...Object.keys(catalogue.stores));
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
