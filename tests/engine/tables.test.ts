import fs from 'node:fs';
import path from 'node:path';
import { FEATURES, MEANINGS } from '../../engine/evidence/features';
import { EQUIV_MODEL, SEARCH_MODEL } from '../../engine/fitted/model';
import { readTrees, SIZE, writeTrees } from '../../engine/ranking/modelTypes';
import { featuresPage, policyPage } from '../../scripts/engineTables';
import { hashInTable, hashOfSources, SOURCES, type FittedTable } from '../../scripts/fit/sources';

const page = (name: string): string =>
  fs.readFileSync(path.join(__dirname, '../../docs/reference', name), 'utf8');
const TABLES = Object.keys(SOURCES) as FittedTable[];

test('the pages of features and rules are printed as the engine has them (npx tsx scripts/print-engine-tables.ts)', () => {
  expect(page('features.md')).toBe(featuresPage());
  expect(page('policy.md')).toBe(policyPage());
});

test('there are at most 90 features, each with one line of meaning', () => {
  expect(FEATURES.length).toBeLessThanOrEqual(90);
  for (const meaning of Object.values(MEANINGS)) expect(meaning).toMatch(/^.{10,110}$/);
});

test.each(TABLES)(
  '%s is fitted to its sources as they are, or measured over them (docs/contribute/refit.md)',
  (table) => {
    expect(hashInTable(table)).toBe(hashOfSources(table));
  },
);

test.each(TABLES)('%s is written in lines of at most 100 columns', (table) => {
  const lines = fs.readFileSync(path.join(__dirname, '../..', table), 'utf8').split('\n');
  expect(lines.filter((line) => line.length > 100 && !line.startsWith('/**'))).toEqual([]);
});

test.each([SEARCH_MODEL, EQUIV_MODEL])(
  'every tree asks features that exist, with a threshold',
  (model) => {
    const { count, feature, threshold, value } = readTrees(model);
    expect(count).toBeGreaterThan(100);
    for (let at = 0; at < count * SIZE; at++) {
      expect(feature[at]! < FEATURES.length).toBe(true);
      expect(Number.isFinite(threshold[at]!) && Number.isFinite(value[at]!)).toBe(true);
    }
  },
);

test('trees are read as they were written, leaves to the nearest step', () => {
  const thresholds = '0.5 1 ; 2 ; 3 4 5';
  const nodes = Array.from({ length: SIZE - 1 }, (_, at) =>
    at === 4 ? null : ([at % 3, at === 6 ? 1 : 0] as const),
  );
  const leaves = Array.from({ length: SIZE }, (_, at) => (at - 3) / 100);
  const trees = [
    { nodes, leaves },
    { nodes: [...nodes].reverse(), leaves: leaves.map((value) => -value / 10) },
  ];
  const read = readTrees({ thresholds, trees: writeTrees(trees, 0.004) });
  expect(read.count).toBe(2);
  expect([0, 2, 3, 5, 6].map((at) => read.threshold[at])).toEqual([0.5, 3, 0.5, 3, 1]);
  expect([0, 1, 2].map((at) => read.feature[SIZE + at])).toEqual([2, 1, 0]);
  trees
    .flatMap((tree) => tree.leaves)
    .forEach((value, at) => {
      expect(Math.abs(read.value[at]! - value)).toBeLessThanOrEqual(0.002 + 1e-9);
    });
});
