// The trip of a comparison, with the aisle of each thing; kept, so that it is there at once the next time.
import { useEffect, useState } from 'react';
import type { ListComparison, ShopAisle } from '../../engine';
import type { EngineClient } from '../engineClient/client';
import type { FileStates } from '../engineClient/protocol';
import { ownCompared } from '../results/ownStoreCompared';
import type { Comparing } from '../results/useComparison';
import { useServices, useSession } from '../services/services';
import { readTrip, tripKey, writeTrip, type KeptTrip } from '../session/keptTrip';
import type { Session } from '../session/session';
import type { SessionStore } from '../session/store';
import { STORAGE_KEYS } from '../session/storageKeys';
import { planOf, tripOf, type Trip, type TripLine } from '../share/trip';

export interface TripState {
  /** The one that is kept until another is worked out; null where there is none. */
  trip: KeptTrip | null;
  /** Another one is being worked out. */
  pending: boolean;
  /** It is of an earlier visit. */
  earlier: boolean;
  /** It stays: prices of today that it rests on are not there. */
  held: boolean;
}

/** The trip of this list: from the last time at once, then as the prices of today have it. */
export function useTrip(comparing: Comparing): TripState {
  const { session: store, engine } = useServices();
  const { session } = useSession();
  const of = tripKey(session);
  const { stops } = session.view;
  const [made, setMade] = useState(() => keptBefore(store));
  const result = comparing.state === 'loaded' && !comparing.updating ? comparing.result : null;
  // Without the prices of the own store, and of the shops it leads to, half a trip would take the place of a whole one.
  const wholeBefore = made.of === of && made.earlier ? made.trip : null;
  const held =
    result !== null &&
    wholeBefore !== null &&
    !(ownCompared(result) && areWhole(engine.files.getSnapshot(), session.store, wholeBefore));
  const wanted = held ? null : result;

  useEffect(() => {
    if (!wanted) return;
    let latest = true;
    void madeTrip(engine, wanted, stops, of).then((trip) => {
      if (!latest) return;
      setMade({ of, trip, earlier: false });
      if (trip && ownCompared(wanted)) store.keep(writeTrip(trip));
    });
    return () => {
      latest = false;
    };
  }, [engine, store, wanted, stops, of]);

  const pending = result !== null && made.of !== of;
  return {
    trip: made.of === of || pending ? made.trip : null,
    pending,
    earlier: made.earlier,
    held,
  };
}

/** Whether the files of the own store and of the trip's shops are there, each with all of its rows. */
const areWhole = (files: FileStates, own: Session['store'], { stops }: KeptTrip): boolean =>
  [own, ...stops.map(({ store }) => store)].every((store) => {
    const file = store === null ? undefined : files[store];
    return file?.state !== 'failed' && !(file?.state === 'ready' && file.cutOff !== null);
  });

function keptBefore(store: SessionStore) {
  const trip = readTrip(store.kept(STORAGE_KEYS.shoppingTrip));
  return { of: trip?.of ?? '', trip, earlier: true };
}

async function madeTrip(
  engine: EngineClient,
  result: ListComparison,
  stops: Session['view']['stops'],
  of: string,
): Promise<KeptTrip | null> {
  const plan = planOf(result.basket, stops);
  if (!plan) return null;
  const trip = tripOf(result, plan);
  const things = trip.stops.flatMap(({ store, lines }) =>
    lines.map(({ product, category }) => ({ name: product, category, store })),
  );
  // Where they cannot be told, all of it stands in one list.
  const aisles = await engine.ask('aisles', things).catch((): ShopAisle[] => []);
  return keptTripOf(trip, aisles, of);
}

/** "500 g · for “bananas”"; what was picked by its name is not named twice. */
const about = ({
  product,
  size,
  item,
  offers,
}: Pick<TripLine, 'product' | 'size' | 'item' | 'offers'>): string =>
  [
    size,
    ...offers,
    ...(product.toLowerCase() === item.toLowerCase() ? [] : [`for “${item}”`]),
  ].join(' · ');

/** `aisles` in the order of the trip's lines. */
export function keptTripOf(trip: Trip, aisles: readonly ShopAisle[], of: string): KeptTrip {
  let at = 0;
  return {
    of,
    stops: trip.stops.map(({ store, lines }) => ({
      store,
      things: lines.map(({ key, product, size, item, offers, receipt, cost, toCheck }) => ({
        tick: key,
        product,
        about: about({ product, size, item, offers }),
        receipt,
        cost,
        toCheck,
        aisle: aisles[at++] ?? 'other',
      })),
    })),
    missing: trip.missing,
  };
}
