import { formatPrice, toPence } from '../money';
import { cardOf, storeLabel } from '../stores';
import type {
  BasketComparison,
  BasketTotal,
  ListComparison,
  ListVerdict,
  PlanStop,
  ShoppingPlan,
} from '../comparisonTypes';
import type { StoreId } from '../types';
import { countedAt } from './plans';
import type { Receipts } from './receipts';
import type { Decision } from './verdict';

// The only place that words the verdict: page, command line, print and share show these sentences.

const counted = (items: number): string => `${items} ${items === 1 ? 'item' : 'items'}`;

const the = (items: number): string => (items === 1 ? 'the one item' : `the ${counted(items)}`);
/** "the one item", "both items", "all 4 items" */
const allOf = (items: number): string =>
  items === 1 ? the(1) : items === 2 ? 'both items' : `all ${counted(items)}`;

type Wording = {
  [K in ListVerdict['kind']]: (
    decision: Extract<Decision, { kind: K }>,
    own: string,
    receipts: Receipts,
  ) => string;
};

const WORDS: Wording = {
  stay: (_, own) => `Stay with ${own}`,
  go: ({ store, saving, items, onlyHere, onlyThere }, own, { items: all }) => {
    const there = storeLabel(store);
    const on = items === all.length ? `on ${allOf(items)}` : `on ${the(items)} both have`;
    const only = [
      onlyHere > 0 ? `${onlyHere} only at ${own}` : '',
      onlyThere > 0 ? `${onlyThere} only at ${there}` : '',
    ].filter(Boolean);
    return [`Go to ${there}: ${formatPrice(saving)} less ${on}`, ...only].join('; ');
  },
  split: ({ store, second, items, saving, sameItems, onlyHere, onlyThere }, own) => {
    const on = onlyThere > 0 ? ` on ${the(sameItems)} ${own} has${onlyHere > 0 ? ' too' : ''}` : '';
    const only = onlyHere > 0 ? `; ${onlyHere} only at ${own}` : '';
    return `${storeLabel(store)}, and ${storeLabel(second)} for ${counted(items)}: ${formatPrice(saving)} less${on}${only}`;
  },
  'only-elsewhere': ({ store, items, total }, own, { items: all }) =>
    `Not at ${own}: ${storeLabel(store)} has ${items < all.length ? `${items} of ${all.length}` : items === 1 ? 'it' : items === 2 ? 'both' : `all ${items}`}, ${formatPrice(total)}`,
  'own-not-loaded': (_, own) =>
    `The prices of ${own} could not be loaded, so nothing is compared with it`,
  'nothing-compared': ({ items }, own, { stores, items: all }) => {
    if (stores.length < 2) return 'No other store is compared';
    if (items === 0) return `Nothing is compared until you have checked ${counted(all.length)}`;
    return `No other store has anything like ${the(items)} of ${own}`;
  },
  'nothing-found': () => 'None of these items was found',
};

/** "Stay with Tesco", "Go to Aldi: £3.10 less on the 18 items both have; 7 only at Tesco", "Tesco, and Asda for 8 items: £4.20 less". */
export const verdictWords = (decision: Decision, own: StoreId, receipts: Receipts): string =>
  (WORDS[decision.kind] as Wording['stay'])(
    decision as Extract<Decision, { kind: 'stay' }>,
    storeLabel(own),
    receipts,
  );

/** Half a line each: what the sentence rests on, and what it leaves out. */
export function verdictNotes(
  decision: Decision,
  own: StoreId,
  receipts: Receipts,
  basket: BasketComparison,
): string[] {
  const unsized = unsizedOf(decision, basket);
  const check = receipts.items.filter((item) => item.check).length;
  return [
    decision.kind === 'stay' ? sameElsewhere(own, basket) : '',
    unsized > 0 ? `${formatPrice(unsized)} of the saving rests on packs of unknown size` : '',
    check > 0 ? `${counted(check)} to check ${check === 1 ? 'is' : 'are'} not counted` : '',
    cardAt(own, decision, receipts, basket),
    passedOver(decision, basket),
    decision.kind === 'stay' ? onlyElsewhere(own, receipts) : '',
  ].filter(Boolean);
}

/** Pounds of the verdict's saving that rest on packs of unknown size. */
function unsizedOf(decision: Decision, basket: BasketComparison): number {
  if (decision.kind === 'split') return basket.twoStops?.unsizedSaving ?? 0;
  return decision.kind === 'go' ? rowOf(basket, decision.store)!.unsizedSaving : 0;
}

/** Those that lack none of the items: a part of them at the same price is no whole shop. */
function sameElsewhere(own: StoreId, basket: BasketComparison): string {
  const all = rowOf(basket, own)?.sameItems;
  const least = basket.stores.filter(({ cheapest, sameItems }) => cheapest && sameItems === all);
  const ties = least.filter(({ store }) => store !== own);
  if (ties.length === 0 || ties.length === least.length) return '';
  const named = new Intl.ListFormat('en-GB').format(ties.map(({ store }) => storeLabel(store)));
  return `${named} ${ties.length === 1 ? 'costs' : 'cost'} the same`;
}

function onlyElsewhere(own: StoreId, { counted: at, stores, pence }: Receipts): string {
  const items = at.filter(
    (index) => pence(index, own) === null && stores.some((store) => pence(index, store) !== null),
  ).length;
  return items > 0 ? `${counted(items)} only at other stores` : '';
}

/**
 * Who is sent away from the chosen store, and has its card, may be sent for nothing: what the saving comes to then. Only what
 * is bought elsewhere changes by it.
 */
function cardAt(
  own: StoreId,
  decision: Decision,
  receipts: Receipts,
  { oneStop, twoStops }: BasketComparison,
): string {
  if (decision.kind !== 'go' && decision.kind !== 'split') return '';
  const { stops } = decision.kind === 'split' ? twoStops! : oneStop!;
  const elsewhere = stops.flatMap(({ store, items }) => (store === own ? [] : items));
  const off = elsewhere.reduce((sum, at) => sum + cardLess(at, own, receipts), 0);
  if (off <= 0) return '';
  const left = toPence(decision.saving) - off;
  const amount = formatPrice(Math.abs(left) / 100);
  const card = `With ${cardOf(own)} ${storeLabel(own)}`;
  if (left === 0) return `${card} costs the same`;
  return left > 0 ? `${card} is still ${amount} more` : `${card} is ${amount} less than that`;
}

/** Pence that a store's card takes off an item that counts, where it does not already. */
function cardLess(at: number, store: StoreId, { items, offer, pence }: Receipts): number {
  const paid = items[at]!.check ? null : pence(at, store);
  const card = offer(at, store)?.match?.loyaltyCost;
  return paid === null || card === undefined ? 0 : paid - toPence(card);
}

/** The ranking's first store, where it lacks too much for what it saves: said, so that nobody wonders. */
function passedOver(decision: Decision, { stores, reference }: BasketComparison): string {
  const [first] = stores;
  const most = stores.find(({ store }) => store === reference)?.sameItems ?? 0;
  if (!first || first.difference >= 0 || first.rank === null) return '';
  if (decision.kind !== 'stay' && (decision.kind !== 'go' || decision.store === first.store))
    return '';
  return `${storeLabel(first.store)} is ${formatPrice(-first.difference)} less on ${counted(first.sameItems)}, but lacks ${most - first.sameItems} of yours`;
}

const rowOf = ({ stores }: BasketComparison, store: StoreId): BasketTotal | undefined =>
  stores.find((total) => total.store === store);

/**
 * The subtitle of the Best Alternative card: the specification's two, with half a line of why where the verdict is for another
 * store, and the truth where nothing was compared.
 */
export function describeBestAlternative(
  best: StoreId | null,
  verdict: ListVerdict,
  basket: BasketComparison,
): string {
  if (best === null) return noAlternative(verdict, basket);
  const said = 'Offers the most savings';
  const why = isNamedBy(verdict, best) ? null : whyNotNamed(best, basket);
  return why === null ? said : `${said}${why}`;
}

function noAlternative({ kind }: ListVerdict, { stores }: BasketComparison): string {
  if (stores.length < 2) return 'No other store is compared';
  return ['stay', 'go', 'split'].includes(kind)
    ? 'Current store is competitive'
    : 'Nothing could be compared';
}

const isNamedBy = (verdict: ListVerdict, store: StoreId): boolean =>
  (verdict.kind === 'go' && verdict.store === store) ||
  (verdict.kind === 'split' && [verdict.store, verdict.second].includes(store));

function whyNotNamed(best: StoreId, basket: BasketComparison): string | null {
  const row = rowOf(basket, best);
  if (!row) return null;
  if (row.rank === null) return `, but has only ${counted(row.itemsPriced)} of yours`;
  if (row.difference > 0) return `, but ${formatPrice(row.difference)} more in all`;
  const first = basket.stores[0]!.store;
  if (first !== best) return `; in all ${storeLabel(first)} costs less`;
  const lacks = (rowOf(basket, basket.reference ?? '')?.sameItems ?? 0) - row.sameItems;
  return lacks > 0 ? `, but lacks ${counted(lacks)} of yours` : null;
}

/** "£3.10 less on 18 items", "the same on 18 items", "£1.20 more on 18 items": one row of the ranking. */
export function describeDifference(
  { store, difference, sameItems, rank }: BasketTotal,
  reference: StoreId | null,
): string {
  if (store === reference) return `${counted(sameItems)}`;
  if (sameItems === 0) return 'no item in common';
  const amount = formatPrice(Math.abs(difference));
  const said = difference < 0 ? `${amount} less` : difference > 0 ? `${amount} more` : 'the same';
  return `${said} on ${rank === null ? 'only ' : ''}${counted(sameItems)}`;
}

/** "£18.20 with Clubcard", "£23.10 without Clubcard"; empty where a card changes nothing. */
export function describeCardTotal({
  store,
  total,
  shelfTotal,
  cardTotal,
}: Pick<BasketTotal, 'store' | 'total' | 'shelfTotal' | 'cardTotal'>): string {
  if (total < shelfTotal) return `${formatPrice(shelfTotal)} without ${cardOf(store)}`;
  return cardTotal < total ? `${formatPrice(cardTotal)} with ${cardOf(store)}` : '';
}

/** "£2.61 of it on packs of unknown size": how much of a saving rests on such packs; empty where none does. */
export const describeUnsized = ({
  unsizedSaving,
}: Pick<ListComparison, 'unsizedSaving'>): string =>
  unsizedSaving > 0 ? `${formatPrice(unsizedSaving)} of it on packs of unknown size` : '';

/**
 * Beside the specification's sum of savings, which takes every item where it saves most and leaves out what is dearer there:
 * what that takes, where the verdict names another sum.
 */
export function describeSavings(
  {
    savingByStore,
    totalSaving,
    unsizedSaving,
  }: Pick<ListComparison, 'savingByStore' | 'totalSaving' | 'unsizedSaving'>,
  verdict: ListVerdict,
): string {
  const stores = Object.keys(savingByStore).filter((store) => savingByStore[store]! > 0);
  if (stores.length === 0) return '';
  const said = 'saving' in verdict ? verdict.saving : 0;
  const places =
    stores.length > 1
      ? `if bought at ${stores.length} stores`
      : `on what is cheaper at ${storeLabel(stores[0]!)}`;
  const takes = said > totalSaving ? 'without what only a smaller pack saves' : places;
  return [said === totalSaving ? '' : takes, describeUnsized({ unsizedSaving })]
    .filter(Boolean)
    .join(', ');
}

/** "Tesco £43.70 for 21 items, 1 to check": what its total counts, and what it does not. */
export const describeStop = (stop: PlanStop): string =>
  `${storeLabel(stop.store)} ${formatPrice(stop.total)} for ${counted(countedAt(stop))}${stop.toCheck > 0 ? `, ${stop.toCheck} to check` : ''}`;

/** " (£1.20 of it on packs of unknown size)" of a second stop beside the chosen store that the verdict does not suggest. */
function restsOn(
  { reference, secondStopWorth, twoStops }: BasketComparison,
  first: PlanStop,
): string {
  const said = secondStopWorth || first.store !== reference ? '' : describeUnsized(twoStops!);
  return said && ` (${said})`;
}

/**
 * "A second stop at Asda for 8 items saves £4.20 and adds 2 items"; null where none brings anything. Its saving is against the
 * first stop, which is said where that is not the store that the verdict's saving is against. What it rests on the verdict says,
 * where it speaks of this stop; else it is said here.
 */
export function describeSecondStop(basket: BasketComparison): string | null {
  const { reference, oneStop, twoStops, secondStopSaving, secondStopAdds } = basket;
  if (!oneStop || !twoStops) return null;
  const [first, other] = [oneStop.stops[0]!, twoStops.stops[1]!];
  const against =
    first.store === reference ? '' : ` compared with ${storeLabel(first.store)} alone`;
  const brings = [
    secondStopSaving > 0
      ? `saves ${formatPrice(secondStopSaving)}${against}${restsOn(basket, first)}`
      : '',
    secondStopAdds > 0 ? `adds ${counted(secondStopAdds)}` : '',
  ].filter(Boolean);
  const buys = countedAt(other);
  return `A second stop at ${storeLabel(other.store)}${buys > secondStopAdds ? ` for ${counted(buys)}` : ''} ${brings.join(' and ')}`;
}

/** Said beside a plan that has another number of stops than the verdict speaks of; null where it is the one. */
export function describeOtherPlan(
  { kind }: ListVerdict,
  basket: BasketComparison,
  { stops }: ShoppingPlan,
): string | null {
  const two = stops.length > 1;
  if (two === (kind === 'split')) return null;
  return two
    ? describeSecondStop(basket)
    : `Listed here is one stop, at ${storeLabel(stops[0]!.store)}`;
}
