import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { buildCatalogue } from '../../engine';
import { parseName } from '../../engine/names/parsedName';
import { DIMENSIONS, VECTORS } from '../../engine/lexicon/wordVectors';
import type { Aisles } from '../../engine/knowledge/aisleClassifier';
import type { Department } from '../../engine/lexicon/words';
import { keysOf, readVector, writeVector } from '../../engine/knowledge/vectorCodec';
import { wordId, wordIds } from '../../engine/words/wordInterner';
import { aligned, apart, vectorOf } from '../../engine/knowledge/wordVectors';

const NAMES = path.join(__dirname, '..', '..', 'scripts', 'groups', 'names.tsv.gz');

const at = (name: string, category: string): Float64Array =>
  parseName(
    buildCatalogue([
      {
        store: 'TESCO',
        file: 'tesco.csv',
        text: `name,price,category\n"${name}",2.10,${category}\n`,
      },
    ]).catalogue.stores['TESCO']!.products[0]!,
  ).vector;

test.each([
  {
    product: 'Chargrilled Chicken Breast Slices',
    same: 'Flame Grilled Chicken Breast Slices',
    other: 'Chicken Breast Fillets',
    category: 'fresh-food',
    why: 'two words for one thing',
  },
  {
    product: 'Strawberry Yogurt',
    same: 'British Strawberry Yogurt',
    other: 'Raspberry Yogurt',
    category: 'fresh-food',
    why: 'where it is from changes nothing, the fruit does',
  },
  {
    product: 'Chicken Poppers',
    same: 'Chicken Poppers Bites',
    other: 'Buffalo Chicken Poppers',
    category: 'fresh-food',
    why: 'a word more that makes another thing',
  },
])('$product lies nearer to $same than to $other: $why', ({ product, same, other, category }) => {
  const self = at(product, category);
  expect(apart(self, at(same, category))).toBeLessThan(apart(self, at(other, category)));
});

test('a maker moves nothing, and a word said twice counts once', () => {
  expect(
    apart(at('Heinz Baked Beans', 'food-cupboard'), at('Branston Baked Beans', 'food-cupboard')),
  ).toBeLessThan(1e-9);
  expect(
    apart(at('Baked Beans Beans', 'food-cupboard'), at('Baked Beans', 'food-cupboard')),
  ).toBeLessThan(1e-9);
});

const numbers = fc.array(fc.double({ min: -1.2, max: 1.2, noNaN: true }), {
  minLength: DIMENSIONS,
  maxLength: DIMENSIONS,
});
test('what is written is read, to the nearest step', () => {
  fc.assert(
    fc.property(numbers, (vector) => {
      const text = writeVector(vector);
      const read = readVector(text);
      expect(writeVector(read)).toBe(text);
      read.forEach((value, d) => {
        expect(Math.abs(value - vector[d]!)).toBeLessThanOrEqual(0.0201);
      });
    }),
  );
});

test('distance is the same from both sides and never longer by a way round', () => {
  const vector = numbers.map((values) => Float64Array.from(values));
  fc.assert(
    fc.property(vector, vector, vector, (a, b, c) => {
      expect(apart(a, a)).toBe(0);
      expect(apart(a, b)).toBe(apart(b, a));
      expect(apart(a, c)).toBeLessThanOrEqual(apart(a, b) + apart(b, c) + 1e-9);
      expect(Math.abs(aligned(a, b))).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});

test('where a name lies is the sum over its keys, as the table was learned', () => {
  const table = new Map(
    VECTORS.split(' ').map(
      (entry) => [entry.slice(0, -DIMENSIONS), readVector(entry.slice(-DIMENSIONS))] as const,
    ),
  );
  const lines = gunzipSync(fs.readFileSync(NAMES)).toString('utf8').trim().split('\n');
  fc.assert(
    fc.property(fc.constantFrom(...lines), (line) => {
      const [, , , group, department, head, said] = line.split('\t') as [
        string,
        string,
        string,
        string,
        Department,
        string,
        string,
      ];
      const words = said.split(' ').filter(Boolean);
      const sum = Array.from({ length: DIMENSIONS }, (_, d) =>
        keysOf(words, head, Number(group), department).reduce(
          (all, key) => all + (table.get(key)?.[d] ?? 0),
          0,
        ),
      );
      vectorOf(
        wordIds(words),
        wordId(head),
        { firstGroup: Number(group) } as Aisles,
        department,
      ).forEach((value, d) => {
        expect(value).toBeCloseTo(sum[d]!, 9);
      });
    }),
  );
});

test('the table holds each key once, with a whole vector', () => {
  const entries = VECTORS.split(' ');
  expect(new Set(entries.map((entry) => entry.slice(0, -DIMENSIONS))).size).toBe(entries.length);
  const written = new RegExp(`^[^ ]+[0-9a-zA-Z]{${DIMENSIONS}}$`);
  expect(entries.filter((entry) => !written.test(entry))).toEqual([]);
});

test('the names it was learned from hold no price, no store and no order of words', () => {
  const lines = gunzipSync(fs.readFileSync(NAMES)).toString('utf8').trim().split('\n');
  expect(lines.length).toBeGreaterThan(10_000);
  const isKept = (line: string): boolean => {
    const cells = line.split('\t');
    const words = cells.at(-1)!.split(' ');
    return cells.length === 7 && words.join() === [...words].sort().join();
  };
  expect(lines.filter((line) => !isKept(line))).toEqual([]);
});
