// Score -> how often a first answer of that score is acceptable, measured on folds that the order has not seen.
import { calibrated } from '../../engine/ranking/score';
import type { JudgedSet, Row, Task } from './judgments';
import { ANSWERABLE, FOLDS, SUREST } from './options';

export interface Scored {
  row: Row;
  score: number;
}
export type Calibration = [number, number][];

/** FNV-1a of a text: puts a task into its fold. */
export const hash = (text: string): number =>
  [...text].reduce((value, c) => Math.imul(value ^ c.charCodeAt(0), 16777619), 2166136261) >>> 0;
export const foldOf = (task: string): number => hash(task) % FOLDS;

export const listKey = ({ task, store }: { task: string; store: string }): string =>
  `${task}|${store}`;

/** The candidates of each task and store, best first. */
export function listsOf(scored: readonly Scored[]): Scored[][] {
  const lists = new Map<string, Scored[]>();
  for (const entry of scored) {
    const key = listKey(entry.row);
    const list = lists.get(key);
    if (list) list.push(entry);
    else lists.set(key, [entry]);
  }
  return [...lists.values()].map((list) => list.sort((a, b) => b.score - a.score));
}

const isAnswerable = (grades: Readonly<Record<string, number>>): boolean =>
  Object.values(grades).some((grade) => grade >= 2);

/** What a list counts in the calibration: as if in every set as many questions had an answer. */
export function listWeights(sets: readonly JudgedSet[], kind: Task['kind']): (row: Row) => number {
  const known = new Map<string, number>();
  for (const { tasks } of sets) {
    const lists = tasks
      .filter((task) => task.kind === kind)
      .flatMap((task) =>
        Object.entries(task.grades).map(
          ([store, grades]) => [listKey({ task: task.id, store }), isAnswerable(grades)] as const,
        ),
      );
    const share = lists.filter(([, has]) => has).length / lists.length;
    const aim = ANSWERABLE[kind];
    for (const [key, has] of lists) known.set(key, has ? aim / share : (1 - aim) / (1 - share));
  }
  return (row) => known.get(listKey(row))!;
}

/** Of first answers that nobody judged so many are acceptable. */
const UNJUDGED = 0.2;
/** Neighbours in the calibration are one step where they differ by less. */
const STEP = 0.02;
/** A step of the calibration holds at least so many answers. */
const LEAST = 8;

/** Pool-adjacent-violators over the first answers: score -> share of acceptable ones. */
export function calibrate(lists: readonly Scored[][], weightOf: (row: Row) => number): Calibration {
  const tops = lists.map((list) => list[0]!).sort((a, b) => a.score - b.score);
  const blocks: { sum: number; n: number; weight: number; score: number }[] = [];
  const share = (at: number): number => blocks.at(at)!.sum / blocks.at(at)!.weight;
  for (const { row, score } of tops) {
    const weight = weightOf(row);
    const right = row.grade === null ? UNJUDGED : Number(row.grade >= 2);
    blocks.push({ sum: weight * right, n: 1, weight, score });
    while (blocks.length > 1 && share(-2) >= share(-1) - STEP) {
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
    .filter((block) => block.n >= LEAST)
    .map((block) => [
      Number(block.score.toFixed(3)),
      Math.min(SUREST, Number(((block.sum + 0.5) / (block.weight + 1)).toFixed(3))),
    ]);
}

/** How often first answers are right by the percentage shown, neither order nor calibration having seen their fold. */
export function percentagesHold(scored: readonly Scored[], weightOf: (row: Row) => number): string {
  const bands = Array.from({ length: 10 }, () => ({ shown: 0, weight: 0, acceptable: 0 }));
  const calibrations = Array.from({ length: FOLDS }, (_, fold) =>
    calibrate(listsOf(scored.filter(({ row }) => foldOf(row.task) !== fold)), weightOf),
  );
  for (const [first] of listsOf(scored)) {
    const { row, score } = first!;
    const similarity = calibrated(calibrations[foldOf(row.task)]!, score);
    const band = bands[Math.min(9, Math.floor(10 * similarity))]!;
    const weight = weightOf(row);
    band.shown++;
    band.weight += weight;
    if ((row.grade ?? 0) >= 2) band.acceptable += weight;
  }
  return bands
    .map(({ shown, weight, acceptable }, at) => {
      const right = shown ? Math.round((100 * acceptable) / weight) : '-';
      return `${at}0s ${right} % of ${shown}`;
    })
    .join(', ');
}
