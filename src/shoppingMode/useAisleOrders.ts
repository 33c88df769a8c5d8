import { useState } from 'react';
import type { ShopAisle, StoreId } from '../../engine';
import { useServices } from '../services/services';
import { readAisleOrders, writeAisleOrders, type AisleOrders } from '../session/keptTrip';
import { STORAGE_KEYS } from '../session/storageKeys';

/** How the shopper walks each shop; kept per store. No order: as shops usually have it. */
export function useAisleOrders() {
  const { session: store } = useServices();
  const [orders, setOrders] = useState<AisleOrders>(() =>
    readAisleOrders(store.kept(STORAGE_KEYS.aisleOrder)),
  );
  function setOrder(of: StoreId, order: readonly ShopAisle[]): void {
    // Another tab may have written the order of another shop meanwhile.
    const known = { ...orders, ...readAisleOrders(store.kept(STORAGE_KEYS.aisleOrder)) };
    const others = Object.fromEntries(Object.entries(known).filter(([name]) => name !== of));
    const next = order.length ? { ...others, [of]: order } : others;
    setOrders(next);
    store.keep(writeAisleOrders(next));
  }
  return { orders, setOrder };
}
