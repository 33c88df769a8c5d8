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
  pairIn,
  readVectorTable,
  writeVectorTable,
  type VectorTable,
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
/** What a table says of a key, as `keysOf` names it. */
function vectorAt(table: VectorTable, key: string): Float64Array | null {
  const pair = pairIn(key);
  if (pair) return table.ofPair(table.placeOf(pair[0]), table.placeOf(pair[1]));
  const among = /^([^@]+)@(\d+)$/.exec(key);
  if (among) return table.among(table.placeOf(among[1]!), Number(among[2]));
  return key.startsWith('>') ? table.ofHead(key.slice(1)) : table.ofWord(key);
}

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
  const table = readVectorTable(VECTORS);
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
          (all, key) => all + (vectorAt(table, key)?.[d] ?? 0),
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

const STEP = 0.2;
const KEYS = [
  'a',
  'bean',
  'bean@12',
  'bean@3',
  'bean&green',
  'b@1',
  '>bean',
  '>b',
  '@frozen',
  '7up',
];

test('a table is read as it was written, to the nearest step, and holds nothing else', () => {
  const rows = fc.uniqueArray(fc.tuple(fc.constantFrom(...KEYS), numbers), {
    selector: ([key]) => key,
  });
  fc.assert(
    fc.property(rows, (all) => {
      const table = readVectorTable(writeVectorTable(new Map(all)));
      for (const key of KEYS) {
        const vector = all.find(([name]) => name === key)?.[1];
        const read = vectorAt(table, key);
        expect(read?.length).toBe(vector?.length);
        read?.forEach((value, d) => {
          expect(Math.abs(value - vector![d]!)).toBeLessThanOrEqual(STEP / 2 + 1e-9);
        });
      }
    }),
  );
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
