import { shelfRows } from '../catalogue/shelves';
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

/** What products that score the same are told apart by: the length of each name, then what it says, whatever row it stands in. */
interface Order {
  lengthOf(id: number): number;
  hashOf(id: number): number;
  departmentOf(id: number): Department;
}
const orders = new WeakMap<StoreCatalogue, Order>();
function orderOf(store: StoreCatalogue): Order {
  let known = orders.get(store);
  if (!known) orders.set(store, (known = made(store)));
  return known;
}

function made(store: StoreCatalogue): Order {
  const { names } = store.index;
  const { product, category } = shelfRows(store);
  const hashes = new Int32Array(names.length).fill(UNKNOWN);
  const read = new Map<string, Department>();
  return {
    lengthOf: (id) => Math.min(LONGEST, names[id]!.length),
    hashOf(id) {
      if (hashes[id] === UNKNOWN) hashes[id] = hashOf(product(id));
      return hashes[id]!;
    },
    departmentOf(id) {
      const printed = category(id);
      let department = read.get(printed);
      if (!department) read.set(printed, (department = departmentOf(printed)));
      return department;
    },
  };
}
const UNKNOWN = -1;

/** 31 bits of a name and its price: sorting the names themselves would cost as much as the search. */
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
  const order = orderOf(store);
  const crowd = crowdOf(workspace, count, pool);
  const lengthOf = (id: number): number =>
    crowd.crowded && shelf !== null && !shelf.has(order.departmentOf(id))
      ? order.lengthOf(id) + LONGEST + 1
      : order.lengthOf(id);
  const least = lastStep(workspace, count, crowd, lengthOf);
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const id = touched[at]!;
    if (steps[at]! <= least) keys[kept++] = order.hashOf(id) * ROWS + id;
  }
  // Those that are kept in the order of what they say; their places in it are the end of the key.
  const ids = Int32Array.from(keys.subarray(0, kept).sort(), (key) => key % ROWS);
  const finest = SCORES / crowd.most;
  for (let at = 0; at < kept; at++) {
    const id = ids[at]!;
    const score = Math.round((crowd.most - scores[id]!) * finest);
    keys[at] = (score * STEPS + lengthOf(id)) * ROWS + at;
  }
  const sorted = keys.subarray(0, kept).sort();
  const first: number[] = [];
  for (let at = 0; at < kept && at < crowd.limit; at++) first.push(ids[sorted[at]! % ROWS]!);
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
