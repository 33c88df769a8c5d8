// The cross-validated figures of one set of judgments.
import { calibrated } from '../../engine/ranking/score';
import { listKey, listsOf, type Calibration, type Scored } from './calibration';
import { nameKey, type Task } from './judgments';

interface Figures {
  answerable: number;
  acceptable: number;
  withIdeal: number;
  ideal: number;
  missed: number;
  shown: number;
  wrong: number;
  none: number;
  falseMatch: number;
}

/** Counts one task and store: the answers shown, best first, against the grades. */
function count(n: Figures, grades: ReadonlyMap<string, number>, answers: readonly string[]): void {
  const got = answers.map((name) => grades.get(nameKey(name)) ?? 0);
  const best = Math.max(0, ...grades.values());
  if (got.length) {
    n.shown++;
    if (got[0]! < 2) n.wrong++;
  }
  if (best < 2) {
    n.none++;
    if (got.length) n.falseMatch++;
    return;
  }
  n.answerable++;
  if (!got.length) n.missed++;
  if ((got[0] ?? 0) >= 2) n.acceptable++;
  if (best === 3) {
    n.withIdeal++;
    if (got[0] === 3) n.ideal++;
  }
}

/** Acceptable, ideal, missed, wrong and false matches in per cent where answers below a similarity are not shown. */
export function figuresAt(
  threshold: number,
  tasks: readonly Task[],
  scored: readonly Scored[],
  calibration: Calibration,
): string {
  const lists = new Map(listsOf(scored).map((list) => [listKey(list[0]!.row), list]));
  const n: Figures = {
    answerable: 0,
    acceptable: 0,
    withIdeal: 0,
    ideal: 0,
    missed: 0,
    shown: 0,
    wrong: 0,
    none: 0,
    falseMatch: 0,
  };
  for (const task of tasks)
    for (const [store, graded] of Object.entries(task.grades)) {
      const grades = new Map(Object.entries(graded).map(([name, grade]) => [nameKey(name), grade]));
      const shown = (lists.get(listKey({ task: task.id, store })) ?? [])
        .filter(({ score }) => calibrated(calibration, score) >= threshold)
        .map(({ row }) => row.name);
      count(n, grades, shown);
    }
  const p = (part: number, whole: number): string => ((100 * part) / whole).toFixed(1).padStart(5);
  return [
    `acceptable ${p(n.acceptable, n.answerable)}`,
    `ideal ${p(n.ideal, n.withIdeal)}`,
    `missed ${p(n.missed, n.answerable)}`,
    `wrong ${p(n.wrong, n.shown)}`,
    `false ${p(n.falseMatch, n.none)}`,
  ].join('  ');
}
