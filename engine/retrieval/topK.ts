import { departmentOf, type Department } from '../lexicon/words';
import type { Product, StoreCatalogue } from '../types';

/** Places for products that share only some of the words. */
const SHARED_POOL = 80;
/** What puts products in order is counted in this many steps: those that cannot be among the first need not be sorted. */
const STEPS = 512;
/** Of those steps half are for names on the shelf where such things stand, half for the others. */
const LONGEST = STEPS / 2 - 1;
/** Room for a row and for a score in one number with a length, which has STEPS: numbers are sorted without a call for each pair. */
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
function orderOf(store: StoreCatalogue): Order {
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

// Scratch: the step each product is on, how many are on each step, and the numbers that are sorted.
const counts = new Int32Array(STEPS);
let steps = new Uint16Array(0);
let keys = new Float64Array(0);

/** The first of some products: most shared weight first, then the shorter name. `scores` by id, all above 0 for the ids. Where more hold every word than there is room for, those on the `shelf` of such things go first: milk before chocolate. */
export function topK(
  ids: Int32Array,
  scores: Float64Array,
  store: StoreCatalogue,
  pool: number,
  shelf: ReadonlySet<Department> | null = null,
): number[] {
  const count = ids.length;
  if (steps.length < count) {
    steps = new Uint16Array(count);
    keys = new Float64Array(count);
  }
  const { length, place, idAt, departments } = orderOf(store);
  let most = 0;
  for (let at = 0; at < count; at++) if (scores[ids[at]!]! > most) most = scores[ids[at]!]!;
  const top = most - 1e-9;
  let full = 0;
  for (let at = 0; at < count; at++) if (scores[ids[at]!]! >= top) full++;
  // Names that share every word crowd the pool (a plain line such as "milk"); those that share less need fewer places.
  const crowded = full >= pool;
  const limit = crowded || count <= pool ? pool : Math.max(SHARED_POOL, full);
  const finest = SCORES / most;
  let least = STEPS - 1;
  const apart = (id: number): number =>
    crowded && shelf !== null && !shelf.has(departments[id]!) ? LONGEST + 1 : 0;
  if (crowded) {
    for (let at = 0; at < count; at++)
      steps[at] = scores[ids[at]!]! >= top ? length[ids[at]!]! + apart(ids[at]!) : STEPS;
    least = stepOf(count, limit);
  } else if (count > limit) {
    const perStep = (STEPS - 1) / most;
    for (let at = 0; at < count; at++) steps[at] = ((most - scores[ids[at]!]!) * perStep) | 0;
    // One step more: scores that are the same but for rounding may stand on both sides of a step.
    least = stepOf(count, limit) + 1;
  } else steps.fill(0, 0, count);
  let kept = 0;
  for (let at = 0; at < count; at++) {
    if (steps[at]! > least) continue;
    const id = ids[at]!;
    keys[kept++] =
      (Math.round((most - scores[id]!) * finest) * STEPS + length[id]! + apart(id)) * ROWS +
      place[id]!;
  }
  const sorted = keys.subarray(0, kept).sort();
  const out: number[] = [];
  for (let at = 0; at < kept && at < limit; at++) out.push(idAt[sorted[at]! % ROWS]!);
  return out;
}

/** The step up to which there are `limit` of the first `count`. */
function stepOf(count: number, limit: number): number {
  counts.fill(0);
  for (let at = 0; at < count; at++) if (steps[at]! < STEPS) counts[steps[at]!]!++;
  let step = 0;
  for (let sum = counts[0]!; sum < limit && step < STEPS - 1;) sum += counts[++step]!;
  return step;
}
