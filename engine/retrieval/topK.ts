import { departmentOf, type Department } from '../lexicon/words';
import type { Product, StoreCatalogue } from '../types';
import type { Workspace } from '../evidence/workspace';

/** Places for products that share only some of the words. */
const SHARED_POOL = 80;
/** A counting sort in this many steps finds the products that can be among the first; only these are sorted. */
const STEPS = 512;
/** Half of the steps are for names on the expected shelf, half for the others. */
const LONGEST = STEPS / 2 - 1;
/** A row, a score and a length share one sort key, so that the sort needs no comparison function. */
const ROWS = 2 ** 22;
const SCORES = 2 ** 22 - 1;

/** The order of those that score the same: the length of each name, then its place by what it says, whatever row it stands in. */
interface Order {
  length: Uint16Array;
  place: Int32Array;
  idAt: Int32Array;
  departments: readonly Department[];
}
const orders = new WeakMap<StoreCatalogue, Order>();
export function orderOf(store: StoreCatalogue): Order {
  let known = orders.get(store);
  if (!known) orders.set(store, (known = made(store.products)));
  return known;
}

function made(products: readonly Product[]): Order {
  const idAt = Int32Array.from(
    Float64Array.from(products, (product, id) => hashOf(product) * ROWS + id).sort(),
    (key) => key % ROWS,
  );
  const place = new Int32Array(products.length);
  idAt.forEach((id, at) => {
    place[id] = at;
  });
  const read = new Map<string, Department>();
  const departments = products.map(
    ({ category }) =>
      read.get(category) ?? read.set(category, departmentOf(category)).get(category)!,
  );
  return {
    length: Uint16Array.from(products, ({ name }) => Math.min(LONGEST, name.length)),
    place,
    idAt,
    departments,
  };
}

/** 31 bits of a name and its price: sorting the names themselves would cost as much as the first list. */
function hashOf({ name, price }: Product): number {
  let hash = Math.round(price * 100);
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  return hash >>> 1;
}

/** The best shared weight of the products, whether those that have it fill the pool, and how many are kept. */
interface Crowd {
  most: number;
  crowded: boolean;
  limit: number;
}

/** Two shared weights this near are the same but for rounding. */
const ROUNDING = 1e-9;

/** For a plain line ("milk") names that hold every word fill the pool; otherwise fewer places are enough. */
function crowdOf({ scores, touched }: Workspace, count: number, pool: number): Crowd {
  let most = 0;
  for (let at = 0; at < count; at++) most = Math.max(most, scores[touched[at]!]!);
  let full = 0;
  for (let at = 0; at < count; at++) if (scores[touched[at]!]! >= most - ROUNDING) full++;
  const crowded = full >= pool;
  const limit = crowded || count <= pool ? pool : Math.max(SHARED_POOL, full);
  return { most, crowded, limit };
}

/**
 * The first of the products that a search touched: most shared weight first, then the shorter name. Where more hold every word than
 * there is room for, those on the `shelf` of such things go first: milk before chocolate.
 */
export function topK(
  workspace: Workspace,
  count: number,
  store: StoreCatalogue,
  pool: number,
  shelf: ReadonlySet<Department> | null = null,
): number[] {
  const { scores, touched, keys, steps } = workspace;
  const { length, place, idAt, departments } = orderOf(store);
  const crowd = crowdOf(workspace, count, pool);
  const apart = (id: number): number =>
    crowd.crowded && shelf !== null && !shelf.has(departments[id]!) ? LONGEST + 1 : 0;
  const least = lastStep(workspace, count, crowd, (id) => length[id]! + apart(id));
  const finest = SCORES / crowd.most;
  let kept = 0;
  for (let at = 0; at < count; at++) {
    if (steps[at]! > least) continue;
    const id = touched[at]!;
    const score = Math.round((crowd.most - scores[id]!) * finest);
    keys[kept++] = (score * STEPS + length[id]! + apart(id)) * ROWS + place[id]!;
  }
  const sorted = keys.subarray(0, kept).sort();
  const first: number[] = [];
  for (let at = 0; at < kept && at < crowd.limit; at++) first.push(idAt[sorted[at]! % ROWS]!);
  return first;
}

/** Puts each product on a step; returns the last step that one of the first can stand on. */
function lastStep(
  { scores, touched, steps }: Workspace,
  count: number,
  { most, crowded, limit }: Crowd,
  lengthOf: (id: number) => number,
): number {
  if (crowded) {
    for (let at = 0; at < count; at++) {
      const id = touched[at]!;
      steps[at] = scores[id]! >= most - ROUNDING ? lengthOf(id) : STEPS;
    }
    return stepOf(steps, count, limit);
  }
  if (count <= limit) {
    steps.fill(0, 0, count);
    return STEPS - 1;
  }
  const perStep = (STEPS - 1) / most;
  for (let at = 0; at < count; at++) steps[at] = ((most - scores[touched[at]!]!) * perStep) | 0;
  // One step more, because rounding may put equal scores on both sides of a step.
  return stepOf(steps, count, limit) + 1;
}

/** The step up to which there are `limit` of the first `count`. */
function stepOf(steps: Uint16Array, count: number, limit: number): number {
  const counts = new Int32Array(STEPS);
  for (let at = 0; at < count; at++) if (steps[at]! < STEPS) counts[steps[at]!]!++;
  let step = 0;
  for (let sum = counts[0]!; sum < limit && step < STEPS - 1;) sum += counts[++step]!;
  return step;
}
