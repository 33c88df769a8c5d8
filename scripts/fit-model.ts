/**
 * Fits the two weight tables of the matcher to the labelled judgments and writes engine/ranking/fittedModel.ts.
 * usage: npm run fit [-- JUDGMENTS.jsonl@FOLDER[,FOLDER] ... [EXTRA.jsonl ...]]; without any, all judgments (about ten minutes for each table)
 * Each set of judgments stands over its own season's catalogues; an extra file adds names to tasks of any set.
 * Environment: CV_ONLY=1 prints the cross-validation and writes nothing, ONLY=search|equiv looks at one kind, MISSES=PREFIX writes the misses.
 * Deterministic; 5-fold cross-validated by task; the calibration is taken from the held-out folds.
 */
import fs from 'node:fs';
import { FEATURES } from '../engine/evidence/features';
import { ELSEWHERE_THRESHOLD, IN_STORE_THRESHOLD } from '../engine/ranking/match';
import { ruleOf } from '../engine/ranking/score';
import { boost, predict, type BoostOptions } from './boost';
import { loadFolder, nameKey, readTasks, rowsOf, type Row, type Task } from './judgments';

const OPTIONS: Record<Task['kind'], BoostOptions> = {
  search: {
    trees: 200,
    depth: 4,
    rate: 0.08,
    minWeight: 6,
    ridge: 3,
    columns: 0.4,
    rows: 0.8,
    listwise: 2.5,
    bags: 1,
  },
  equiv: {
    trees: 300,
    depth: 4,
    rate: 0.07,
    minWeight: 6,
    ridge: 3,
    columns: 0.4,
    rows: 0.8,
    listwise: 2.5,
    bags: 2,
  },
};
const FOLDS = 5;
const SHOWN = { search: IN_STORE_THRESHOLD, equiv: ELSEWHERE_THRESHOLD };
/** Soft labels: a 3 is better than a 2, a 1 is hardly better than nothing. */
const LABEL = [0, 0.06, 0.75, 1] as const;
/** How many questions have an answer: as of dev's products; of lines as of lists on which a few particular things stand that some stores do not sell (0.62 to 0.89 of the sets). */
const ANSWERABLE = { search: 0.65, equiv: 0.7 } as const;
/** Only a name typed in full is sure. */
const SUREST = 0.99;
/** What standing first is worth (nDCG's gains, by the grade). */
const GAIN = [0, 0, 3, 7] as const;
const UNJUDGED_WEIGHT = 0.25;

const SEASONS = {
  '2025-09': '../shared/catalogues/2025-09',
  '2025-10': '../shared/catalogues/history/2025-10-09,../shared/catalogues/history/2025-10-06',
} as const;
const judged = (name: string, season: keyof typeof SEASONS): string =>
  `tests/golden/judgments-${name}${season}.jsonl.gz@${SEASONS[season]}`;
const ALL = [
  `../shared/gold/dev.jsonl@${SEASONS['2025-09']}`,
  judged('', '2025-10'),
  judged('', '2025-09'),
  judged('products-', '2025-10'),
  judged('lines-', '2025-09'),
  judged('lines-', '2025-10'),
  'tests/golden/extra-judgments.jsonl',
  judged('audit-', '2025-09'),
  judged('audit-', '2025-10'),
  judged('broad-', '2025-09'),
  judged('broad-', '2025-10'),
];
const given = process.argv.length > 2 ? process.argv.slice(2) : ALL;
const sets = given
  .filter((argument) => argument.includes('@'))
  .map((argument) => {
    const [file, folders] = argument.split('@') as [string, string];
    return { file, folders, tasks: readTasks(file) };
  });
const extraFiles = given.filter((argument) => !argument.includes('@'));
if (!sets.length)
  throw new Error('usage: npm run fit [-- JUDGMENTS.jsonl@FOLDER[,FOLDER] ... [EXTRA.jsonl ...]]');
const tasks = sets.flatMap((set) => set.tasks);
for (const file of extraFiles) {
  for (const line of fs.readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { id, store, name, grade } = JSON.parse(line) as {
      id: string;
      store: string;
      name: string;
      grade: number;
    };
    const task = tasks.find((entry) => entry.id === id);
    if (
      !task ||
      task.grades[store] === undefined ||
      (task.judged[store] ?? []).map(nameKey).includes(nameKey(name)) ||
      Object.keys(task.grades[store]).map(nameKey).includes(nameKey(name))
    )
      continue;
    (task.judged[store] ??= []).push(name);
    if (grade > 0) task.grades[store][name] = grade;
  }
}
const hash = (text: string): number =>
  [...text].reduce((value, c) => Math.imul(value ^ c.charCodeAt(0), 16777619), 2166136261) >>> 0;
const all = sets.flatMap((set) => rowsOf(set.tasks, loadFolder(set.folders)));
const output: string[] = [];
for (const kind of ['search', 'equiv'] as const) {
  if (process.env['ONLY'] && process.env['ONLY'] !== kind) continue;
  const rows = all.filter((row) => row.kind === kind);
  const train = (subset: Row[]): ReturnType<typeof boost> => {
    const use = subset.filter((row) => row.grade !== null || hash(row.task + row.name) % 4 === 0);
    return boost(
      use.map((row) => row.features),
      use.map((row) => LABEL[(row.grade ?? 0) as 0]!),
      use.map((row) => (row.grade === null ? UNJUDGED_WEIGHT : 1)),
      listsOf(use),
      use.map((row) => (row.grade ? GAIN[row.grade as 0]! : 0)),
      OPTIONS[kind],
    );
  };
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const model = train(rows.filter((row) => hash(row.task) % FOLDS !== fold));
    return rows
      .filter((row) => hash(row.task) % FOLDS === fold)
      .map((row) => ({ row, score: predict(model, row.features) + ruleOf(kind, row.evidence) }));
  }).flat();
  const weightOf = alikeAnswerable(kind);
  const calibration = calibrate(topOf(scored), weightOf);
  for (const set of sets)
    report(
      kind,
      set.file.split('/').at(-1)!,
      set.tasks.filter((task) => task.kind === kind),
      scored,
      calibration,
    );
  for (const set of sets)
    bands(
      `${kind} ${set.file.split('/').at(-1)}`,
      scored.filter(({ row }) => set.tasks.some((task) => task.id === row.task)),
      scored,
      weightOf,
    );
  const model = train(rows);
  output.push(
    `export const ${kind.toUpperCase()}_MODEL: Model = {\n  bias: ${model.bias.toFixed(4)},\n  calibration: ${JSON.stringify(calibration)},\n  trees: [\n${model.trees.map((tree) => `    { f: ${JSON.stringify(tree.feature)}, t: ${JSON.stringify(tree.threshold)}, l: ${JSON.stringify(tree.left)}, v: ${JSON.stringify(tree.value)} },`).join('\n')}\n  ],\n};\n`,
  );
}
if (!process.env['CV_ONLY'])
  fs.writeFileSync(
    'engine/ranking/fittedModel.ts',
    `/** Written by scripts/fit-model.ts; do not edit. Weights fitted to the labelled judgments, see docs/design/matching.md. */\nimport type { Model } from './score';\n\n/** The features the tables were fitted to, by position. */\nexport const MODEL_FEATURES = ${JSON.stringify(FEATURES).replace(/"/g, "'")} as const;\n\n${output.join('\n')}`,
  );

function listsOf(rows: readonly Row[]): number[] {
  const numbers = new Map<string, number>();
  return rows.map((row) => {
    const key = `${row.task}|${row.store}`;
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    return numbers.get(key)!;
  });
}

type Scored = { row: Row; score: number };
function topOf(scored: Scored[]): Scored[][] {
  const lists = new Map<string, Scored[]>();
  for (const entry of scored)
    lists.set(`${entry.row.task}|${entry.row.store}`, [
      ...(lists.get(`${entry.row.task}|${entry.row.store}`) ?? []),
      entry,
    ]);
  return [...lists.values()].map((list) => list.sort((a, b) => b.score - a.score));
}

/** What a list counts in the calibration: as if in every set seven of ten questions had an answer. */
function alikeAnswerable(kind: Task['kind']): (row: Row) => number {
  const known = new Map(
    sets.flatMap((set) => {
      const lists = set.tasks
        .filter((task) => task.kind === kind)
        .flatMap((task) =>
          Object.entries(task.grades).map(
            ([store, grades]) => [`${task.id}|${store}`, answerable(grades)] as const,
          ),
        );
      const share = lists.filter(([, has]) => has).length / lists.length;
      return lists.map(
        ([key, has]) =>
          [key, has ? ANSWERABLE[kind] / share : (1 - ANSWERABLE[kind]) / (1 - share)] as const,
      );
    }),
  );
  return ({ task, store }) => known.get(`${task}|${store}`)!;
}
function answerable(grades: Readonly<Record<string, number>>): boolean {
  return Object.values(grades).some((grade) => grade >= 2);
}

/** Pool-adjacent-violators over the first answers: score -> share of acceptable ones; one that nobody judged is mostly a wrong one. */
function calibrate(lists: Scored[][], weightOf: (row: Row) => number): [number, number][] {
  const tops = lists.map((list) => list[0]!).sort((a, b) => a.score - b.score);
  const blocks: { sum: number; n: number; weight: number; score: number }[] = [];
  for (const { row, score } of tops) {
    const weight = weightOf(row);
    blocks.push({
      sum: weight * (row.grade === null ? 0.2 : row.grade >= 2 ? 1 : 0),
      n: 1,
      weight,
      score,
    });
    while (
      blocks.length > 1 &&
      blocks.at(-2)!.sum / blocks.at(-2)!.weight >=
        blocks.at(-1)!.sum / blocks.at(-1)!.weight - 0.02
    ) {
      const last = blocks.pop()!;
      const before = blocks.at(-1)!;
      before.score =
        (before.score * before.weight + last.score * last.weight) / (before.weight + last.weight);
      before.sum += last.sum;
      before.weight += last.weight;
      before.n += last.n;
    }
  }
  return blocks
    .filter((block) => block.n >= 8)
    .map((block) => [
      Number(block.score.toFixed(3)),
      Math.min(SUREST, Number(((block.sum + 0.5) / (block.weight + 1)).toFixed(3))),
    ]);
}

function similarityOf(calibration: [number, number][], score: number): number {
  if (score <= calibration[0]![0]) return calibration[0]![1] * Math.exp(score - calibration[0]![0]);
  for (let i = 1; i < calibration.length; i++) {
    const [x1, y1] = calibration[i]!;
    const [x0, y0] = calibration[i - 1]!;
    if (score <= x1) return y0 + ((y1 - y0) * (score - x0)) / (x1 - x0);
  }
  return calibration.at(-1)![1];
}

/** How often first answers are right by the percentage shown, neither order nor calibration having seen their fold. */
function bands(
  kind: string,
  wanted: Scored[],
  scored: Scored[],
  weightOf: (row: Row) => number,
): void {
  const foldOf = ({ row }: Scored): number => hash(row.task) % FOLDS;
  const rows = Array.from({ length: 10 }, () => ({ shown: 0, weight: 0, acceptable: 0 }));
  const calibrations = Array.from({ length: FOLDS }, (_, fold) =>
    calibrate(topOf(scored.filter((entry) => foldOf(entry) !== fold)), weightOf),
  );
  for (const [first] of topOf(wanted)) {
    const band =
      rows[
        Math.min(9, Math.floor(10 * similarityOf(calibrations[foldOf(first!)]!, first!.score)))
      ]!;
    const weight = weightOf(first!.row);
    band.shown++;
    band.weight += weight;
    if ((first!.row.grade ?? 0) >= 2) band.acceptable += weight;
  }
  console.log(
    kind,
    'right by percentage shown:',
    rows
      .map(
        ({ shown, weight, acceptable }, at) =>
          `${at}0s ${shown ? Math.round((100 * acceptable) / weight) : '-'} % of ${shown}`,
      )
      .join(', '),
  );
}

function report(
  kind: Task['kind'],
  set: string,
  wanted: Task[],
  scored: Scored[],
  calibration: [number, number][],
): void {
  if (!wanted.length) return;
  const lists = new Map(
    topOf(scored).map((list) => [`${list[0]!.row.task}|${list[0]!.row.store}`, list]),
  );
  const gain = (grade: number, rank: number): number => (2 ** grade - 1) / Math.log2(rank + 2);
  for (const threshold of [0, 0.3, 0.4, 0.5, 0.6]) {
    const n = {
      answerable: 0,
      acceptable: 0,
      withIdeal: 0,
      ideal: 0,
      ndcg: 0,
      missed: 0,
      shown: 0,
      wrong: 0,
      none: 0,
      falseMatch: 0,
      unjudged: 0,
    };
    const misses: unknown[] = [];
    for (const task of wanted)
      for (const [store, graded] of Object.entries(task.grades)) {
        const list = (lists.get(`${task.id}|${store}`) ?? [])
          .filter((entry) => similarityOf(calibration, entry.score) >= threshold)
          .slice(0, 5);
        const grades = new Map(
          Object.entries(graded).map(([name, grade]) => [nameKey(name), grade]),
        );
        const got = list.map((entry) => grades.get(nameKey(entry.row.name)) ?? 0);
        const best = Math.max(0, ...grades.values());
        if (list.length) {
          n.shown++;
          if (got[0]! < 2) n.wrong++;
          if (list[0]!.row.grade === null) n.unjudged++;
        }
        if (list.length && got[0]! < 2)
          misses.push([
            task.id,
            task.query ?? task.product!.name,
            store,
            list[0]!.row.name,
            list[0]!.row.grade,
            list[0]!.row.product.price,
            [...grades]
              .filter(([, grade]) => grade === best && best > 1)
              .map(([name]) => name)
              .slice(0, 2),
          ]);
        if (best < 2) {
          n.none++;
          if (list.length) n.falseMatch++;
          continue;
        }
        n.answerable++;
        if (!list.length) {
          n.missed++;
          misses.push([
            task.id,
            task.query ?? task.product!.name,
            store,
            null,
            null,
            0,
            [...grades]
              .filter(([, grade]) => grade === best)
              .map(([name]) => name)
              .slice(0, 2),
          ]);
        }
        if ((got[0] ?? 0) >= 2) n.acceptable++;
        if (best === 3) {
          n.withIdeal++;
          if (got[0] === 3) n.ideal++;
        }
        const ideal = [...grades.values()]
          .sort((a, b) => b - a)
          .slice(0, 5)
          .reduce((sum, grade, rank) => sum + gain(grade, rank), 0);
        n.ndcg += got.reduce((sum, grade, rank) => sum + gain(grade, rank), 0) / ideal;
      }
    const p = (part: number, whole: number): string =>
      ((100 * part) / whole).toFixed(1).padStart(5);
    console.log(
      kind,
      set,
      'similarity >=',
      threshold,
      'acceptable',
      p(n.acceptable, n.answerable),
      'ideal',
      p(n.ideal, n.withIdeal),
      'nDCG',
      p(n.ndcg, n.answerable),
      'missed',
      p(n.missed, n.answerable),
      'wrong',
      p(n.wrong, n.shown),
      'false',
      p(n.falseMatch, n.none),
      'unjudged',
      n.unjudged,
    );
    if (process.env['MISSES'] && threshold === SHOWN[kind])
      fs.writeFileSync(
        `${process.env['MISSES']}-${kind}-${set}`,
        misses.map((miss) => JSON.stringify(miss)).join('\n'),
      );
  }
}
