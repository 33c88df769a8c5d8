// A stop as it is walked: aisle by aisle, and what is in the trolley at the end.
import { roundPounds, SHOP_AISLES, type ShopAisle } from '../../engine';
import { aislesInOrder, type KeptThing, type KeptTrip } from '../session/keptTrip';

export interface AisleRows {
  /** null: what is in the trolley already. */
  aisle: ShopAisle | null;
  title: string;
  things: readonly KeptThing[];
}

const WORDS = new Map<ShopAisle, string>(SHOP_AISLES.map(({ id, words }) => [id, words]));
export const aisleWords = (aisle: ShopAisle): string => WORDS.get(aisle)!;

export function aisleRows(
  things: readonly KeptThing[],
  ticked: ReadonlySet<string>,
  order: readonly ShopAisle[] | undefined,
): AisleRows[] {
  const open = things.filter(({ tick }) => !ticked.has(tick));
  const done = things.filter(({ tick }) => ticked.has(tick));
  return [
    ...aislesInOrder(order).map((aisle) => ({
      aisle,
      title: aisleWords(aisle),
      things: open.filter((thing) => thing.aisle === aisle),
    })),
    { aisle: null, title: `In the trolley (${done.length})`, things: done },
  ].filter((rows) => rows.things.length > 0);
}

export interface Running {
  /** Every tick of the trip, each once: a line that is written twice is looked for once. */
  ticks: string[];
  done: number;
  /** Pounds in the trolley, and of the whole trip. */
  paid: number;
  total: number;
}

export const missingTick = (line: string): string => `?|${line.toLowerCase()}`;

export function runningTotal(trip: KeptTrip, ticked: ReadonlySet<string>): Running {
  const things = trip.stops.flatMap((stop) => stop.things);
  const ticks = [...new Set([...things.map(({ tick }) => tick), ...trip.missing.map(missingTick)])];
  const sum = (of: readonly KeptThing[]): number =>
    roundPounds(of.reduce((total, { cost }) => total + cost, 0));
  return {
    ticks,
    done: ticks.filter((tick) => ticked.has(tick)).length,
    paid: sum(things.filter(({ tick }) => ticked.has(tick))),
    total: sum(things),
  };
}
