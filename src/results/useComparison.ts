// The list against every store. Derived, never stored; only the answer to the latest question counts.
import { useEffect, useMemo, useState } from 'react';
import type { ListComparison } from '../../engine';
import { useServices, useSession } from '../services';
import { listRequest } from '../session/request';

export type Comparing = { state: 'loading' } | { state: 'loaded'; result: ListComparison | null; updating: boolean };

export function useComparison(): Comparing {
  const { engine } = useServices();
  const { session } = useSession();
  const key = useMemo(() => JSON.stringify(listRequest(session)), [session]);
  const [answer, setAnswer] = useState<{ key: string; result: ListComparison | null } | null>(null);

  useEffect(() => {
    const request = JSON.parse(key) as ReturnType<typeof listRequest>;
    if (!request) return;
    let latest = true;
    const settle = (result: ListComparison | null): void => { if (latest) setAnswer({ key, result }); };
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
