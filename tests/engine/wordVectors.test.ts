import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { buildCatalogue } from '../../engine';
import { parseName } from '../../engine/names/parsedName';
import { VECTORS } from '../../engine/fitted/vectors';
import type { Aisles } from '../../engine/knowledge/aisleClassifier';
import type { Department } from '../../engine/lexicon/words';
import {
  DIMENSIONS,
  keysOf,
  readVector,
  readVectorTable,
  writeVector,
  writeVectorTable,
} from '../../engine/knowledge/vectorCodec';
import type * as Vectors from '../../engine/knowledge/wordVectors';
import type * as Interner from '../../engine/words/wordInterner';
import { wordId, wordIds } from '../../engine/words/wordInterner';
import {
  aligned,
  apart,
  remainderBeside,
  shiftOf,
  vectorOf,
} from '../../engine/knowledge/wordVectors';

const NAMES = path.join(__dirname, '../../data/groups/names.tsv.gz');

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
    [...readVectorTable(VECTORS)].map(([key, text]) => [key, readVector(text)] as const),
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
  const table = readVectorTable(VECTORS);
  expect(table.size).toBe(VECTORS.trim().split(/\s+/).length);
  const written = new RegExp(`^[0-9a-zA-Z]{${DIMENSIONS}}$`);
  expect([...table.values()].filter((text) => !written.test(text))).toEqual([]);
});

test('a table is read as it was written', () => {
  const key = fc.constantFrom(
    'a',
    'bean',
    'bean@12',
    'bean&green',
    'b@1',
    '>bean',
    '@frozen',
    '7up',
  );
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(key, numbers), { selector: ([name]) => name }), (rows) => {
      const all = new Map([['bean', numbersOf(0)], ['b', numbersOf(0)], ...rows]);
      const read = readVectorTable(writeVectorTable(all).join('\n'));
      expect(new Set(read.keys())).toEqual(new Set(all.keys()));
      for (const [name, text] of read) expect(text).toBe(writeVector(all.get(name)!));
    }),
  );
});
const numbersOf = (value: number): number[] => Array.from({ length: DIMENSIONS }, () => value);

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

test('what is left of a word beside others: nothing beside itself, all beside strangers', () => {
  const [chicken, zzyzx] = wordIds(['chicken', 'zzyzx']) as [number, number];
  expect(remainderBeside(chicken, [chicken])).toBe(0);
  expect(remainderBeside(chicken, [])).toBe(1);
  expect(remainderBeside(zzyzx, [chicken])).toBe(1);
});

test('words together move a thing no farther than one after the other', () => {
  const word = fc.constantFrom('chicken', 'smoked', 'british', 'zzyzx', 'strawberry').map(wordId);
  fc.assert(
    fc.property(fc.array(word), fc.array(word), fc.nat(60), (some, others, group) => {
      expect(shiftOf([...some, ...others], group)).toBeLessThanOrEqual(
        shiftOf(some, group) + shiftOf(others, group) + 1e-9,
      );
    }),
  );
});

const TOGETHER =
  'chicken breast fillet roast garlic butter cheese tomato basil sauce fresh british'.split(' ');

test('words in another order are the same shift to the last digit', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(TOGETHER, { minLength: 3 }), fc.nat(30), (some, group) => {
      expect(shiftOf(wordIds(some), group)).toBe(shiftOf(wordIds([...some].sort()), group));
    }),
  );
});

test('a name lies in one place to the last digit, whatever words were read before', () => {
  const readAfter = (before: readonly string[]): Float64Array[] => {
    let places: Float64Array[] = [];
    jest.isolateModules(() => {
      const vectors = jest.requireActual<typeof Vectors>('../../engine/knowledge/wordVectors');
      const interner = jest.requireActual<typeof Interner>('../../engine/words/wordInterner');
      interner.wordIds(before);
      places = TOGETHER.map((_, from) => {
        const ids = interner.wordIds(TOGETHER.slice(from));
        return vectors.vectorOf(ids, ids[0]!, { firstGroup: 3 } as Aisles, 'meat');
      });
    });
    return places;
  };
  expect(readAfter([...TOGETHER].reverse())).toEqual(readAfter(TOGETHER));
});
