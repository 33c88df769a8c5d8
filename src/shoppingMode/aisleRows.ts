// A stop as it is walked: aisle by aisle, and what is in the trolley at the end.
import { SHOP_AISLES, type ShopAisle } from '../../engine';
import { aislesInOrder, type KeptThing, type KeptTrip } from '../session/keptTrip';
import { sumsOf, type StopSums } from '../share/trip';

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

export interface Running extends StopSums {
  /** Every tick of the trip, each once: a line that is written twice is looked for once. */
  ticks: string[];
  done: number;
  /** Pounds in the trolley. */
  paid: number;
}

export const missingTick = (line: string): string => `?|${line.toLowerCase()}`;

/** Who puts a thing that was to be checked into the trolley has checked it: there it counts, in each sum and in its row. */
export const takenOf = (things: readonly KeptThing[], ticked: ReadonlySet<string>): KeptThing[] =>
  things.map((thing) => ({ ...thing, toCheck: thing.toCheck && !ticked.has(thing.tick) }));

export function runningTotal(trip: KeptTrip, ticked: ReadonlySet<string>): Running {
  const things = takenOf(
    trip.stops.flatMap((stop) => stop.things),
    ticked,
  );
  const ticks = [...new Set([...things.map(({ tick }) => tick), ...trip.missing.map(missingTick)])];
  return {
    ticks,
    done: ticks.filter((tick) => ticked.has(tick)).length,
    paid: sumsOf(things.filter(({ tick }) => ticked.has(tick))).total,
    ...sumsOf(things),
  };
}
