// A plan as a person walks it: store by store, what to put in the trolley, what to look for oneself.
import {
  describeOffers,
  describeOtherPlan,
  formatPrice,
  roundPounds,
  storeLabel,
  type BasketComparison,
  type ComparedProduct,
  type ItemComparison,
  type ListComparison,
  type ShoppingPlan,
  type StoreId,
} from '../../engine';
import type { View } from '../session/session';

export interface TripLine {
  /** Stable over reloads: what ticks are kept by. */
  key: string;
  item: string;
  /** Packs to take; for goods sold by weight how many times the weight of the price. */
  packs: number;
  product: string;
  category: string;
  /** "500 g", or that it is not stated. */
  size: string;
  /** Pounds paid for one pack. */
  price: number;
  /** Pounds for all packs. */
  cost: number;
  /** "84p", "2 × 42p = 84p" */
  receipt: string;
  /** What else the price label says: "£3.10 without Clubcard", a multibuy. */
  offers: readonly string[];
  /** It waits under "Check these": bought, and in no total. */
  toCheck: boolean;
}
/** Pounds of one stop: what counts, and what waits under "Check these". */
export interface StopSums {
  total: number;
  waiting: number;
}
export interface TripStop extends StopSums {
  store: StoreId;
  lines: TripLine[];
}
export interface Trip {
  /** The verdict's sentence, and what it rests on. */
  verdict: string;
  notes: readonly string[];
  stops: TripStop[];
  missing: string[];
}

/** The plan with two stops, where the second one brings something. */
export const secondStopOf = ({ twoStops }: BasketComparison): ShoppingPlan | null =>
  twoStops && twoStops.stops.length > 1 ? twoStops : null;

/** The plan for as many stops as the shopper wants to make. */
export const planOf = (basket: BasketComparison, stops: View['stops']): ShoppingPlan | null =>
  (stops === 'two' ? secondStopOf(basket) : null) ?? basket.oneStop;

/** The sums of a stop, as the verdict counts: what waits to be checked is told beside the total, never in it. */
export function sumsOf(lines: readonly Pick<TripLine, 'cost' | 'toCheck'>[]): StopSums {
  const sum = (waits: boolean): number =>
    roundPounds(
      lines.reduce((all, { cost, toCheck }) => (toCheck === waits ? all + cost : all), 0),
    );
  return { total: sum(false), waiting: sum(true) };
}

const lineOf = (key: string, item: ItemComparison, match: ComparedProduct): TripLine => ({
  key,
  item: item.searchTerm,
  packs: match.packs,
  product: match.name,
  category: match.category,
  size: match.size.kind === 'none' ? 'pack size unknown' : match.sizeLabel,
  price: roundPounds(match.cost / match.packs),
  cost: match.cost,
  receipt: match.receipt,
  offers: describeOffers(match),
  toCheck: item.check !== null,
});

/** What a plan buys where: the receipt, line by line, with those that wait under "Check these". */
export function tripOf({ items, verdict, basket }: ListComparison, plan: ShoppingPlan): Trip {
  const bought = new Set(plan.stops.flatMap((stop) => stop.items));
  // A list may name the same thing twice: each line keeps a key of its own.
  const named = new Map<string, number>();
  const keyOf = (store: StoreId, term: string): string => {
    const key = `${store}|${term.toLowerCase()}`;
    const before = named.get(key) ?? 0;
    named.set(key, before + 1);
    return before ? `${key}#${before + 1}` : key;
  };
  return {
    verdict: verdict.words,
    // First what the list below is, where the verdict speaks of another.
    notes: [describeOtherPlan(verdict, basket, plan), ...verdict.notes].filter(
      (note) => note !== null,
    ),
    stops: plan.stops.map(({ store, items: places }) => {
      const lines = places.flatMap((at): TripLine[] => {
        const item = items[at];
        const match = item?.offers.find((offer) => offer.store === store)?.match;
        return item && match ? [lineOf(keyOf(store, item.searchTerm), item, match)] : [];
      });
      return { store, lines, ...sumsOf(lines) };
    }),
    missing: items.flatMap((item, at) => (bought.has(at) ? [] : [item.originalItem])),
  };
}

/** "£2.80", "£2.80 and £41.00 to check" */
export const sumWords = ({ total, waiting }: StopSums): string =>
  `${formatPrice(total)}${waiting > 0 ? ` and ${formatPrice(waiting)} to check` : ''}`;
/** "Aldi, about £2.80" */
export const stopWords = ({ store, ...sums }: StopSums & { store: StoreId }): string =>
  `${storeLabel(store)}, about ${sumWords(sums)}`;
/** At a line that waits. */
export const TO_CHECK = 'to check, not counted';
/** "COWBELLE Semi Skimmed Milk 2L, 2 × £1.40 = £2.80" */
export const lineWords = ({ product, receipt, offers, toCheck }: TripLine): string => {
  const told = [...offers, ...(toCheck ? [TO_CHECK] : [])].join(', ');
  return `${product}, ${receipt}${told && ` (${told})`}`;
};
/** The verdict's sentence with what it rests on, as the page has it. */
export const verdictOf = ({ verdict, notes }: Pick<Trip, 'verdict' | 'notes'>): string =>
  notes.length ? `${verdict}. ${notes.join('. ')}.` : verdict;

/** The trip as plain text for a message or a note. */
export function tripText(trip: Trip): string {
  const { stops, missing } = trip;
  const blocks = stops.map(
    (stop) => `${stopWords(stop)}\n${stop.lines.map((line) => `- ${lineWords(line)}`).join('\n')}`,
  );
  if (missing.length)
    blocks.push(`Look for yourself\n${missing.map((item) => `- ${item}`).join('\n')}`);
  return `${[verdictOf(trip), ...blocks].join('\n\n')}\n`;
}
