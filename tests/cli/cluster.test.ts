// match --all --cluster: one id for the same thing over stores, whatever the order, the jobs and the shards.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { clustersOf, forCluster, type Asked, type ClusterMatch } from '../../cli/match/cluster';
import type { Match } from '../../engine';
import { cli } from './memoryIo';

const DATA = path.join(__dirname, '..', 'fixtures', 'days', '2026-11-01');
const STORES = ['aldi', 'asda', 'tesco', 'morrisons'];
const NAMES = ['milk', 'bread', 'tea', 'eggs'];

const product = (store: string, name: string, price = 1): Asked['product'] => ({
  store,
  name,
  price,
  category: '',
  barcode: null,
});
const match = (
  name: string,
  similarity: number,
  verdict: ClusterMatch['verdict'] = 'same',
  alike = false,
) => ({ name, price: 1, category: '', barcode: null, similarity, verdict, alike }) as ClusterMatch;
/** "aldi milk": what was answered by store. */
const asked = (of: string, matches: Record<string, ClusterMatch[]>): Asked => {
  const [store, name] = of.split(' ') as [string, string];
  return { product: product(store, name), matches };
};
const shown = (answers: readonly Asked[]): string[] =>
  clustersOf(answers).map(({ products }) =>
    products.map(({ store, name }) => `${store} ${name}`).join(', '),
  );

const answers: fc.Arbitrary<Asked[]> = fc.array(
  fc.record({
    product: fc
      .tuple(fc.constantFrom(...STORES), fc.constantFrom(...NAMES), fc.integer({ min: 1, max: 3 }))
      .map(([store, name, price]) => product(store, name, price)),
    matches: fc.dictionary(
      fc.constantFrom(...STORES),
      fc.array(
        fc
          .tuple(
            fc.constantFrom(...NAMES),
            // Few values, so that many links are equally sure.
            fc.constantFrom(0.8, 0.9),
            fc.constantFrom('same' as const, 'similar' as const),
            fc.boolean(),
          )
          .map((parts) => match(...parts)),
        { maxLength: 2 },
      ),
    ),
  }),
  { maxLength: 24 },
);
const own = (list: Asked[]): Asked[] =>
  list.map(({ product: of, matches: { [of.store]: _itself, ...matches } }) => ({
    product: of,
    matches,
  }));

test('any order of the answers gives the same clusters', () => {
  fc.assert(
    fc.property(
      answers
        .map(own)
        .chain((list) =>
          fc.tuple(
            fc.constant(list),
            fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
          ),
        ),
      ([list, shuffled]) => expect(clustersOf(shuffled)).toEqual(clustersOf(list)),
    ),
    { numRuns: 400 },
  );
});

test('every product is in one cluster, and no cluster has two of a store', () => {
  fc.assert(
    fc.property(answers.map(own), (list) => {
      const clusters = clustersOf(list);
      const all = clusters.flatMap(({ products }) =>
        products.map((of) => `${of.store} ${of.name}`),
      );
      expect(new Set(all).size).toBe(all.length);
      for (const { product: of } of list) expect(all).toContain(`${of.store} ${of.name}`);
      for (const { products } of clusters)
        expect(new Set(products.map(({ store }) => store)).size).toBe(products.length);
    }),
    { numRuns: 400 },
  );
});

test('only the first answer counts, and only where it is the same thing', () => {
  expect(
    shown([
      asked('aldi milk', { asda: [match('milk', 0.9), match('bread', 0.8)], tesco: [] }),
      asked('aldi tea', { asda: [match('tea', 0.9, 'similar'), match('eggs', 0.8)] }),
    ]),
  ).toEqual(['aldi milk, asda milk', 'aldi tea']);
});

test('of two products of a store that link to one thing the surer is it', () => {
  expect(
    shown([
      asked('aldi milk', { asda: [match('milk', 0.8)] }),
      asked('aldi bread', { asda: [match('milk', 0.9)] }),
    ]),
  ).toEqual(['aldi bread, asda milk', 'aldi milk']);
});

test('a chain of single likenesses does not lead from one thing to another', () => {
  const none = { aldi: [], asda: [], tesco: [], morrisons: [] };
  const chain = (more: Record<string, ClusterMatch[]>): Asked[] => [
    asked('aldi milk', { ...none, asda: [match('milk', 0.99)], ...more }),
    asked('asda milk', { ...none, aldi: [match('milk', 0.99)], tesco: [match('bread', 0.95)] }),
    asked('tesco bread', { ...none, morrisons: [match('eggs', 0.9)] }),
    asked('morrisons eggs', none),
  ];
  // The end hangs on by one of three: it stays outside; with a second link it is in.
  expect(shown(chain({}))).toEqual(['aldi milk, asda milk, tesco bread', 'morrisons eggs']);
  expect(shown(chain({ morrisons: [match('eggs', 0.9)] }))).toEqual([
    'aldi milk, asda milk, morrisons eggs, tesco bread',
  ]);
});

test('any number of jobs and shards gives the same bytes', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-cluster-'));
  const run = (...more: string[]): ReturnType<typeof cli> =>
    cli(['match', '--all', '--cluster', '--data', DATA, ...more]);
  const { out, code } = await run();
  expect(code).toBe(0);
  expect(out).toContain('"stores":2');
  expect((await run('--jobs', '3')).out).toBe(out);
  const shards: string[] = [];
  for (const shard of [2, 3, 1]) {
    shards.push(path.join(folder, `${shard}`));
    fs.writeFileSync(shards.at(-1)!, (await run('--shard', `${shard}/3`)).out);
  }
  expect((await cli(['merge', ...shards])).out).toBe(out);
  fs.rmSync(folder, { recursive: true });
});

test('what is only alike is a link where both take each other first', () => {
  const one = asked('aldi prunes', { asda: [match('plums', 0.95, 'similar', true)] });
  const back = asked('asda plums', { aldi: [match('prunes', 0.92, 'similar', true)] });
  expect(shown([one, back])).toEqual(['aldi prunes, asda plums']);
  expect(shown([one])).toEqual(['aldi prunes', 'asda plums']);
  const another = asked('asda plums', { aldi: [match('figs', 0.95, 'similar', true)] });
  expect(shown([one, another])).toEqual(['aldi figs', 'aldi prunes', 'asda plums']);
  const unlike = asked('asda plums', { aldi: [match('prunes', 0.92, 'similar')] });
  expect(shown([one, unlike])).toEqual(['aldi prunes', 'asda plums']);
});

test('another size, another brand, or a low similarity is not alike', () => {
  const of = (similarity: number, kind: string): boolean =>
    forCluster({
      product: {
        id: 0,
        name: 'Prunes 500g',
        store: 'ASDA',
        category: '',
        price: 1,
        priceText: '£1',
      },
      similarity,
      verdict: 'similar',
      priceAlarm: false,
      unitPrice: null,
      size: { kind: 'none' },
      reasons: [{ kind, weight: 'note', words: '' }],
    } as unknown as Match).alike;
  expect(of(0.95, 'missing-words')).toBe(true);
  expect(of(0.89, 'missing-words')).toBe(false);
  expect(of(0.95, 'other-size')).toBe(false);
  expect(of(0.95, 'own-label-to-brand')).toBe(false);
});

test('--cluster is of all products', async () => {
  expect((await cli(['match', '--cluster', '--data', DATA])).code).toBe(2);
  expect((await cli(['match', '--all', '--data', DATA])).code).toBe(2);
  expect((await cli(['match', '-', '--store', 'Aldi', '--data', DATA])).code).toBe(2);
});
