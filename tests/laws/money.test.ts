// Money is what is handed over: laws over made-up shelves, and over real ones where the workplace has them.
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {
  buildCatalogue,
  compareList,
  counted,
  describeSecondStop,
  storeLabel,
  STORES,
  type Catalogue,
  type ListComparison,
  type ListRequest,
} from '../../engine';
import { catalogueOf, pence, world, type World } from '../fixtures/moneyWorld';

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** What one item costs at a store, whole pence; null where nothing counts. */
const costAt = ({ items }: ListComparison, at: number, store: string): number | null => {
  const cost = items[at]!.offers.find((offer) => offer.store === store)?.cost ?? null;
  return cost === null ? null : pence(cost);
};
const countedItems = ({ items }: ListComparison): number[] =>
  items.flatMap((item, at) => (item.check ? [] : [at]));

function expectSumsOfReceipts(result: ListComparison): void {
  const at = countedItems(result);
  for (const total of result.basket.stores) {
    const costs = at.flatMap((index) => costAt(result, index, total.store) ?? []);
    expect([pence(total.total), total.itemsPriced]).toEqual([sum(costs), costs.length]);
    const { reference } = result.basket;
    const same = at.filter(
      (index) =>
        reference !== null &&
        costAt(result, index, reference) !== null &&
        costAt(result, index, total.store) !== null,
    );
    expect(total.sameItems).toBe(same.length);
    expect(pence(total.difference)).toBe(
      sum(
        same.map(
          (index) => costAt(result, index, total.store)! - costAt(result, index, reference!)!,
        ),
      ),
    );
  }
  for (const item of result.items)
    for (const { match, cost } of item.offers) if (cost !== null) expect(cost).toBe(match!.cost);
}

function expectPlansToSaveAtTheTill(result: ListComparison): void {
  for (const plan of [result.basket.oneStop, result.basket.twoStops]) {
    if (!plan) continue;
    let stay = 0;
    let go = 0;
    for (const { store, items } of plan.stops) {
      const here = items.filter((at) => !result.items[at]!.check);
      expect(pence(plan.stops.find((stop) => stop.store === store)!.total)).toBe(
        sum(here.map((at) => costAt(result, at, store)!)),
      );
      for (const at of here) {
        const own = costAt(result, at, result.store);
        if (own === null) continue;
        stay += own;
        go += costAt(result, at, store)!;
      }
    }
    expect(pence(plan.saving)).toBe(stay - go);
  }
  const { verdict, basket } = result;
  expect(pence(basket.twoStops?.saving ?? 0)).toBeGreaterThanOrEqual(0);
  if (verdict.kind === 'split') expect(pence(verdict.saving)).toBe(pence(basket.twoStops!.saving));
  if (verdict.kind === 'split' || verdict.kind === 'go') expect(verdict.saving).toBeGreaterThan(0);
  if (verdict.kind === 'go') expect(pence(verdict.saving)).toBe(pence(basket.oneStop!.saving));
}

function expectSavingsWithinBothDifferences(result: ListComparison): void {
  for (const item of result.items)
    for (const { product1, product2, potentialSaving, priceAlarm } of item.comparisons) {
      expect(potentialSaving).toBeGreaterThanOrEqual(0);
      if (potentialSaving === 0) continue;
      expect(priceAlarm).toBe(false);
      expect(pence(potentialSaving)).toBeLessThanOrEqual(
        pence(product1.cost) - pence(product2.cost),
      );
      const [a, b] = [product1.unitPrice, product2.unitPrice];
      if (a && b && a.per === b.per)
        // Sizes within 1 % are one size: a pint is 568 ml.
        expect(b.pence).toBeLessThanOrEqual(a.pence * 1.0102);
    }
}

function expectHeadlineOfConfirmedLines(result: ListComparison): void {
  const best = result.items.flatMap(({ bestSaving, check }) =>
    bestSaving && !check ? [pence(bestSaving.potentialSaving)] : [],
  );
  expect(pence(result.totalSaving)).toBe(sum(best));
  expect(pence(result.unsizedSaving)).toBeLessThanOrEqual(pence(result.totalSaving));
}

/** The sentence, the plan that is preselected and the button for a second stop lead to the same shops. */
function expectOneAnswer({ verdict, basket, store }: ListComparison): void {
  const { oneStop, twoStops } = basket;
  const first = oneStop?.stops[0]?.store;
  const second = twoStops?.stops[1]?.store;
  if (twoStops) expect(twoStops.stops[0]!.store).toBe(first);
  if (second) expect(describeSecondStop(basket)).toContain(`stop at ${storeLabel(second)}`);
  if (verdict.kind === 'stay') expect(first).toBe(store);
  if (verdict.kind === 'go') expect(first).toBe(verdict.store);
  if (verdict.kind !== 'split') return;
  expect([verdict.store, verdict.second]).toEqual([first, second]);
  expect(verdict.words).toMatch(
    `${storeLabel(first!)}, and ${storeLabel(second!)} for ${counted(verdict.items, 'item')}`,
  );
}

/** What the chosen store has and the stops of the verdict lack is said in its sentence. */
function expectLeftToBeSaid(result: ListComparison): void {
  const { verdict, store: own } = result;
  if (verdict.kind !== 'split' && verdict.kind !== 'go') return;
  const stops = verdict.kind === 'split' ? [verdict.store, verdict.second] : [verdict.store];
  const left = countedItems(result).filter(
    (at) =>
      costAt(result, at, own) !== null &&
      stops.every((store) => costAt(result, at, store) === null),
  ).length;
  expect(verdict.onlyHere).toBe(left);
  expect(verdict.words.includes(`; ${left} only at ${storeLabel(own)}`)).toBe(left > 0);
}

/** One throw of the dice for all laws: they are held against the same worlds, and each world is compared once. */
const seed = fc.sample(fc.integer(), 1)[0]!;
const known = new Map<string, ListComparison>();
function compared([shelves, request]: World): ListComparison {
  const key = JSON.stringify([shelves, request]);
  if (!known.has(key)) known.set(key, compareList(request, catalogueOf(shelves)));
  return known.get(key)!;
}

const holds = (result: ListComparison): void => {
  expectOneAnswer(result);
  expectLeftToBeSaid(result);
  expectSumsOfReceipts(result);
  expectPlansToSaveAtTheTill(result);
  expectSavingsWithinBothDifferences(result);
  expectHeadlineOfConfirmedLines(result);
};

test('totals are sums of receipt lines, plans that save cost less at the till, savings stay within both differences', () => {
  fc.assert(
    fc.property(world, (of) => holds(compared(of))),
    { numRuns: 150, seed },
  );
});

test('a line outside of the headline is one that saves more than half or costs above £40, and no line inside does', () => {
  fc.assert(
    fc.property(world, ([shelves, request]) => {
      const lines = request.lines.map((line) => ({ ...line, confirmed: false }));
      for (const { check, bestSaving, offers } of compared([shelves, { ...request, lines }])
        .items) {
        const cost = offers.find((offer) => offer.cost !== null)?.cost ?? 0;
        const large =
          bestSaving !== null &&
          2 * pence(bestSaving.potentialSaving) > pence(bestSaving.product1.cost);
        expect(check !== null).toBe(large || cost > 40);
      }
    }),
    { numRuns: 100, seed },
  );
});

test('the order of the stores changes nothing', () => {
  fc.assert(
    fc.property(world, fc.infiniteStream(fc.nat(9)), ([shelves, request], dice) => {
      const rolls = shelves.map((shelf) => ({ shelf, roll: dice.next().value as number }));
      const turned = rolls.sort((a, b) => a.roll - b.roll).map(({ shelf }) => shelf);
      expect(
        compareList({ ...request, loyalty: [...request.loyalty!].reverse() }, catalogueOf(turned)),
      ).toEqual(compared([shelves, request]));
    }),
    { numRuns: 60, seed },
  );
});

test('the order of the items changes no figure and no sentence', () => {
  const figures = ({ items, basket, ...rest }: ListComparison): unknown => ({
    rest,
    stores: basket.stores.map((total) => ({
      ...total,
      missing: total.missing.length,
      notLikeForLike: total.notLikeForLike.length,
    })),
    plans: [basket.oneStop, basket.twoStops].map(
      (plan) =>
        plan && {
          total: plan.total,
          saving: plan.saving,
          stops: plan.stops.map(({ store, total }) => [store, total]),
        },
    ),
    second: [basket.secondStopSaving, basket.secondStopAdds],
    count: items.length,
  });
  fc.assert(
    fc.property(world, ([shelves, request]) => {
      const turned = { ...request, lines: [...request.lines].reverse() };
      expect(figures(compareList(turned, catalogueOf(shelves)))).toEqual(
        figures(compared([shelves, request])),
      );
    }),
    { numRuns: 60, seed },
  );
});

/**
 * A trip with a second stop beside the first, every item at the cheaper of both: what it saves and adds, and what all of it is
 * less than at the chosen store, in whole pence.
 */
function besideFirst(
  result: ListComparison,
  first: string,
  second: string,
): { saving: number; adds: number; less: number } {
  let [saving, adds, less] = [0, 0, 0];
  result.items.forEach((item, at) => {
    const [here, there] = [costAt(result, at, first), costAt(result, at, second)];
    const paid = Math.min(here ?? Infinity, there ?? Infinity);
    if (!item.check && paid < Infinity) less += (costAt(result, at, result.store) ?? paid) - paid;
    if (item.check) return;
    if (here === null) adds += there === null ? 0 : 1;
    else if (there !== null) saving += Math.max(0, here - there);
  });
  return { saving, adds, less };
}

/** Every other store tried one by one. */
test('the second stop is beside the first one, and is that of brute force: most saved where that is worth a stop, else most items', () => {
  fc.assert(
    fc.property(world, ([shelves, request]) => {
      const result = compared([shelves, request]);
      const { oneStop, twoStops, stores, ...second } = result.basket;
      fc.pre(oneStop !== null);
      const first = oneStop!.stops[0]!.store;
      const from = pence(request.preferences!.secondStopFrom!);
      const ways = stores
        .filter(({ store }) => store !== first)
        .map(({ store }) => besideFirst(result, first, store))
        .filter(({ saving, adds, less }) => (saving > 0 || adds > 0) && less >= 0)
        .map(({ saving, adds }) => ({ saving, adds }));
      const worth = ways.filter(({ saving }) => saving > 0 && saving >= from);
      const [best] = worth.length
        ? worth.sort((a, b) => b.saving - a.saving || b.adds - a.adds)
        : ways.sort((a, b) => b.adds - a.adds || b.saving - a.saving);
      const found = { saving: pence(second.secondStopSaving), adds: second.secondStopAdds };
      expect(twoStops === null ? undefined : found).toEqual(best);
      expect(second.secondStopWorth).toBe(worth.length > 0);
      if (twoStops) expect(twoStops.stops.map(({ store }) => store)).toContain(first);
    }),
    { numRuns: 150, seed },
  );
});

const REAL = path.join(__dirname, '..', '..', '..', 'shared', 'catalogues', '2025-09');
const isThere = fs.existsSync(REAL);
const realCatalogue = (): Catalogue =>
  buildCatalogue(
    STORES.filter(({ inSpecification }) => inSpecification).flatMap(({ storedName, file }) => {
      const whole = path.join(REAL, file);
      return fs.existsSync(whole)
        ? [{ store: storedName, file, text: fs.readFileSync(whole, 'utf8') }]
        : [];
    }),
  ).catalogue;

(isThere ? test : test.skip)(
  `real catalogues${isThere ? '' : ' (left out: ../shared/catalogues is not here)'}: the same laws, from every store`,
  () => {
    const catalogue = realCatalogue();
    const lines = fs
      .readFileSync(path.join(__dirname, '..', '..', 'examples', 'weekly-shop.txt'), 'utf8')
      .split('\n')
      .filter((text) => text.trim() !== '' && !text.startsWith('#'))
      .map((text) => ({ text }));
    const asked = (store: string): ListRequest => ({ store, lines });
    for (const store of Object.keys(catalogue.stores)) {
      const result = compareList(asked(store), catalogue);
      holds(result);
      expect(result.items.length).toBeGreaterThan(20);
    }
  },
);
