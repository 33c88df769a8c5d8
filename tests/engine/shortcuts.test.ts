import fc from 'fast-check';
import { FEATURES } from '../../engine/evidence/features';
import { sumOf } from '../../engine/ranking/treeEnsemble';
import { DEPTH, readTrees, SIZE } from '../../engine/ranking/modelTypes';
import { withWorkspace } from '../../engine/evidence/workspace';
import { topK } from '../../engine/retrieval/topK';
import { departmentOf, type Department } from '../../engine/lexicon/words';
import { EQUIV_MODEL } from '../../engine/fitted/model';
import type { Product, StoreCatalogue } from '../../engine';

/** What is done fast gives what is done plainly. */
const trees = readTrees(EQUIV_MODEL);
test('trees walked without branches give the leaves of a plain walk', () => {
  const number = fc.oneof(
    fc.constantFrom(-1, 0, 0.5, 1, 2),
    fc.double({ min: -3, max: 10, noNaN: true }),
  );
  fc.assert(
    fc.property(
      fc.array(number, { minLength: FEATURES.length, maxLength: FEATURES.length }),
      (numbers) => {
        let plain = 0;
        for (let tree = 0; tree < trees.count; tree++) {
          let node = 0;
          for (let depth = 0; depth < DEPTH; depth++) {
            const at = tree * SIZE + node;
            const left = numbers[trees.feature[at]!]! <= trees.threshold[at]!;
            node = 2 * node + (left ? 1 : 2);
          }
          plain += trees.value[tree * SIZE + node - (SIZE - 1)]!;
        }
        expect(sumOf(Float64Array.from(numbers), trees, 0, trees.count)).toBe(plain);
      },
    ),
    { numRuns: 50 },
  );
});

test('the first of a pool are those of a plain sort, of a crowd those on the shelf of such things first', () => {
  const entry = fc.record({
    length: fc.constantFrom(3, 4, 30, 254, 255, 256, 300),
    score: fc.constantFrom(1, 1.5, 2.0000000000001, 2, 3),
    category: fc.constantFrom('bakery', 'pets'),
  });
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 1, maxLength: 200 }),
      fc.constantFrom(5, 40, 300),
      fc.constantFrom(null, new Set<Department>(['bakery'])),
      (entries, pool, shelf) => {
        const products = entries.map(
          ({ length, category }, id) =>
            ({ id, name: 'x'.repeat(length), category, price: 1 }) as Product,
        );
        const index = { names: products.map(({ name: printed }) => printed) };
        const store = { products, index } as StoreCatalogue;
        const scores = Float64Array.from(entries, ({ score }) => score);
        const most = Math.max(...scores);
        const full = products.filter(({ id }) => scores[id]! >= most - 1e-9).length;
        const crowded = full >= pool;
        const limit = crowded || products.length <= pool ? pool : Math.max(80, full);
        const far = (id: number): number =>
          Math.min(255, entries[id]!.length) +
          (crowded && shelf && !shelf.has(departmentOf(entries[id]!.category)) ? 256 : 0);
        const plain = products
          .map(({ id }) => id)
          .sort(
            (a, b) =>
              Math.round(scores[b]! * 1e6) - Math.round(scores[a]! * 1e6) || far(a) - far(b),
          )
          .slice(0, limit);
        const first = withWorkspace((workspace) => {
          workspace.reserve(products.length);
          workspace.scores.set(scores);
          products.forEach(({ id }, at) => {
            workspace.touched[at] = id;
          });
          const ids = topK(workspace, products.length, store, pool, shelf);
          workspace.scores.fill(0);
          return ids;
        });
        // Names that are as long stand by a number made of them: which of them is not said here.
        const told = (ids: readonly number[]): string[] =>
          ids.map((id) => `${scores[id]!.toFixed(6)} ${far(id)}`);
        expect(told(first)).toEqual(told(plain));
        expect(new Set(first).size).toBe(first.length);
      },
    ),
    { numRuns: 300 },
  );
});
