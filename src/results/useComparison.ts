// The list against every store. Derived, never stored; only the answer to the latest question counts.
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ListComparison } from '../../engine';
import { useServices, useSessionPart } from '../services';
import { listRequest } from '../session/request';

export type Comparing = { state: 'loading' } | { state: 'loaded'; result: ListComparison | null; updating: boolean };

export function useComparison(): Comparing {
  const { engine } = useServices();
  // The tick of a box is painted first; what it asks of sixty lines is worked out after it.
  const session = useDeferredValue(useSessionPart((now) => now));
  const key = useMemo(() => JSON.stringify(listRequest(session)), [session]);
  const [answer, setAnswer] = useState<{ key: string; result: ListComparison | null } | null>(null);

  useEffect(() => {
    const request = JSON.parse(key) as ReturnType<typeof listRequest>;
    if (!request) return;
    let latest = true;
    // In slices: sixty cards made at once would hold a phone up for a second.
    const settle = (result: ListComparison | null): void => { if (latest) startTransition(() => setAnswer((before) => ({ key, result: withKnownItems(result, before?.result ?? null) }))); };
    engine.ask('open', request.store)
      .then(() => engine.ask('compare', request))
      .then(settle, (error: unknown) => {
        console.error('The comparison failed', error);
        settle(null);
      });
    return () => { latest = false; };
  }, [engine, key]);

  return answer === null ? { state: 'loading' } : { state: 'loaded', result: answer.result, updating: answer.key !== key };
}

/** Items that say the same keep their identity, so that their cards are left alone. */
function withKnownItems(result: ListComparison | null, before: ListComparison | null): ListComparison | null {
  if (!result || !before) return result;
  return { ...result, items: result.items.map((item, at) => (before.items[at] && JSON.stringify(before.items[at]) === JSON.stringify(item) ? before.items[at] : item)) };
}
