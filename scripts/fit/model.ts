/**
 * Fits a model of the matcher (for typed lines, for products) to the judgments; scripts/fit.ts writes both: engine/fitted/model.ts.
 * Deterministic; 5-fold cross-validated by task; the calibration is taken from the folds that were held out.
 */
import fs from 'node:fs';
import path from 'node:path';
import { FEATURES } from '../../engine/evidence/features';
import { DEPTH, SIZE, writeTrees, type FullTree } from '../../engine/ranking/modelTypes';
import { policyPoints } from '../../engine/ranking/score';
import { boost, predict, type Fitted, type Tree } from './boost';
import {
  calibrate,
  foldOf,
  hash,
  listKey,
  listsOf,
  listWeights,
  percentagesHold,
  type Calibration,
  type Scored,
} from './calibration';
import { loadFolder, readSets, rowsOf, type JudgedSet, type Row, type Task } from './judgments';
import {
  BAGS_OF_A_FOLD,
  FOLDS,
  GAIN,
  LABEL,
  LEAF_STEP,
  OPTIONS,
  UNJUDGED_ONE_OF,
  UNJUDGED_WEIGHT,
} from './options';
import { figuresAt } from './report';
import { inLines, inParts } from './sources';

function learn(kind: Task['kind'], rows: readonly Row[], bags = OPTIONS[kind].bags): Fitted {
  const use = rows.filter(
    ({ grade, task, name }) => grade !== null || hash(task + name) % UNJUDGED_ONE_OF === 0,
  );
  const numbers = new Map<string, number>();
  const numberOf = (row: Row): number => {
    const key = listKey(row);
    return numbers.get(key) ?? numbers.set(key, numbers.size).get(key)!;
  };
  return boost(
    {
      rows: use.map(({ evidence }) => evidence),
      labels: use.map(({ grade }) => LABEL[(grade ?? 0) as 0]!),
      weights: use.map(({ grade }) => (grade === null ? UNJUDGED_WEIGHT : 1)),
      lists: use.map(numberOf),
      gains: use.map(({ grade }) => (grade ? GAIN[grade as 0]! : 0)),
    },
    { ...OPTIONS[kind], bags },
  );
}

/** Scores of all rows, each from a model that has not seen its task. */
function heldOutScores(kind: Task['kind'], rows: readonly Row[]): Scored[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = learn(
      kind,
      rows.filter(({ task }) => foldOf(task) !== fold),
      BAGS_OF_A_FOLD,
    );
    return rows
      .filter(({ task }) => foldOf(task) === fold)
      .map((row) => ({
        row,
        score: predict(model, row.evidence) + policyPoints(kind, row.evidence),
      }));
  }).flat();
}

/** Thresholds of all trees by feature, ascending. */
function cutsOf(trees: readonly Tree[]): number[][] {
  const cuts = FEATURES.map(() => new Set<number>());
  for (const { feature, threshold } of trees)
    feature.forEach((asked, node) => {
      if (asked >= 0) cuts[asked]!.add(threshold[node]!);
    });
  return cuts.map((some) => [...some].sort((a, b) => a - b));
}

/** A tree filled up to the full depth: a leaf above it asks on, with one value whatever the answer. */
function filledUp({ feature, threshold, left, value }: Tree, cuts: readonly number[][]): FullTree {
  const nodes: FullTree['nodes'][number][] = Array.from({ length: SIZE - 1 }, () => null);
  const leaves: number[] = [];
  const fill = (node: number, place: number, depth: number): void => {
    if (depth === DEPTH) {
      leaves[place - (SIZE - 1)] = value[node]!;
      return;
    }
    const asked = feature[node]!;
    if (asked >= 0) nodes[place] = [asked, cuts[asked]!.indexOf(threshold[node]!)];
    fill(asked < 0 ? node : left[node]!, 2 * place + 1, depth + 1);
    fill(asked < 0 ? node : left[node]! + 1, 2 * place + 2, depth + 1);
  };
  fill(0, 0, 0);
  return { nodes, leaves };
}

function asText(kind: Task['kind'], { bias, trees }: Fitted, calibration: Calibration): string {
  const cuts = cutsOf(trees);
  const full = trees.map((tree) => filledUp(tree, cuts));
  return `export const ${kind.toUpperCase()}_MODEL: ModelText = {
  bias: ${bias.toFixed(4)},
  calibration: [
${calibration.map(([score, share]) => `    [${score}, ${share}],`).join('\n')}
  ],
  thresholds: \`
${inLines(
  cuts
    .map((row) => row.join(' '))
    .join(' ; ')
    .split(/\s+/),
)}
\`,
  trees: ${inParts(writeTrees(full, LEAF_STEP[kind]))},
};
`;
}

const THRESHOLDS = { search: [0, 0.3, 0.4, 0.5], equiv: [0, 0.3, 0.4, 0.5] } as const;

function report(
  kind: Task['kind'],
  sets: readonly JudgedSet[],
  scored: readonly Scored[],
  calibration: Calibration,
): void {
  for (const { name, tasks } of sets) {
    const asked = tasks.filter((task) => task.kind === kind);
    if (!asked.length) continue;
    for (const threshold of THRESHOLDS[kind])
      console.log(
        kind,
        name.padEnd(28),
        `>= ${threshold}`.padEnd(7),
        figuresAt(threshold, asked, scored, calibration),
      );
  }
}

/** The rows of all sets over the catalogues of their seasons. */
function readRows(kind: Task['kind'], sets: readonly JudgedSet[], folder: string): Row[] {
  const missing = sets
    .flatMap(({ folders }) => folders)
    .find((name) => !fs.existsSync(path.join(folder, name)));
  if (missing)
    throw new Error(`${folder} has no folder ${missing}: data/README.md says what it must hold.`);
  const catalogues = new Map<string, ReturnType<typeof loadFolder>>();
  return sets.flatMap(({ folders, tasks }) => {
    const key = folders.map((name) => path.join(folder, name)).join(',');
    const catalogue = catalogues.get(key) ?? loadFolder(key);
    catalogues.set(key, catalogue);
    return rowsOf(
      tasks.filter((task) => task.kind === kind),
      catalogue,
    );
  });
}

/** Fits one model over the catalogues in `folder` and returns it as it is written; prints the cross-validated figures. */
export function fitModel(kind: Task['kind'], folder: string): string {
  const sets = readSets();
  const rows = readRows(kind, sets, folder);
  console.log(`${kind}: ${rows.length} rows, ${FEATURES.length} features`);
  const scored = heldOutScores(kind, rows);
  const weightOf = listWeights(sets, kind);
  const calibration = calibrate(listsOf(scored), weightOf);
  report(kind, sets, scored, calibration);
  console.log(kind, 'right by percentage shown:', percentagesHold(scored, weightOf));
  return asText(kind, learn(kind, rows), calibration);
}
