// The list against every store. Derived, never stored; only the answer to the latest question counts.
import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { ListComparison, StoreId } from '../../engine';
import type { FileStates } from '../engineClient/protocol';
import { useServices, useSessionPart } from '../services/services';
import { listRequest } from '../session/request';
import { offeredStores } from '../services/offeredStores';
import { noStoreLeft } from './storeFilter';

export type Comparing =
  | { state: 'loading' }
  | {
      state: 'loaded';
      result: ListComparison | null;
      updating: boolean;
      /** Every other store was unticked when this was asked. */ alone: boolean;
      /** Asks for the files again that failed, then compares anew. */ retry(): void;
    };

const failedOf = (files: FileStates): StoreId[] =>
  Object.entries(files).flatMap(([store, { state }]) => (state === 'failed' ? [store] : []));
const readyOf = (files: FileStates): string =>
  Object.keys(files)
    .filter((store) => files[store]?.state === 'ready')
    .join();

export function useComparison(): Comparing {
  const { engine } = useServices();
  // The tick of a box is painted first; what it asks of sixty lines is worked out after it.
  const session = useDeferredValue(useSessionPart((now) => now));
  const key = useMemo(() => JSON.stringify(listRequest(session)), [session]);
  const [round, setRound] = useState(0);
  const [retrying, setRetrying] = useState(false);
  const answer = useAnswer(key, round);
  const askAgain = useCallback(() => setRound((before) => before + 1), []);
  useLateFiles(answer?.ready, askAgain);

  const retry = useCallback(() => {
    setRetrying(true);
    void Promise.allSettled(
      failedOf(engine.files.getSnapshot()).map((store) => engine.ask('open', store)),
    ).then(() => {
      setRetrying(false);
      askAgain();
    });
  }, [engine, askAgain]);

  return answer === null
    ? { state: 'loading' }
    : {
        state: 'loaded',
        result: answer.result,
        alone: answer.alone,
        updating: retrying || answer.key !== key || answer.round !== round,
        retry,
      };
}

interface Answered {
  /** The question: a request as text, and how often it was asked. */
  key: string;
  round: number;
  alone: boolean;
  /** The stores whose files were there. */
  ready: string;
  result: ListComparison | null;
}

/** The answer to the latest question that has one; null before the first. */
function useAnswer(key: string, round: number): Answered | null {
  const { engine } = useServices();
  const [answer, setAnswer] = useState<Answered | null>(null);
  useEffect(() => {
    const request = JSON.parse(key) as ReturnType<typeof listRequest>;
    if (!request) return;
    let latest = true;
    const alone = noStoreLeft(
      request.store,
      request.filters ?? {},
      offeredStores(Object.keys(engine.files.getSnapshot())),
    );
    const settle = (result: ListComparison | null): void => {
      // In slices: sixty cards made at once would hold a phone up for a second.
      if (latest)
        startTransition(() =>
          setAnswer((before) => ({
            key,
            round,
            alone,
            ready: readyOf(engine.files.getSnapshot()),
            result: withKnownItems(result, before?.result ?? null),
          })),
        );
    };
    // A file that failed is only asked for again when the shopper says so: a silent one would hold up each change of the list.
    engine.ask('compare', request).then(settle, (error: unknown) => {
      console.error('The comparison failed', error);
      settle(null);
    });
    return () => {
      latest = false;
    };
  }, [engine, key, round]);
  return answer;
}

/** A file that was late has come: it was left out of the answer (`known`: the files that were there), and counts in the next. */
function useLateFiles(known: string | undefined, askAgain: () => void): void {
  const { engine } = useServices();
  useEffect(() => {
    if (known === undefined) return;
    let asked = false;
    const look = (): void => {
      if (asked || readyOf(engine.files.getSnapshot()).length <= known.length) return;
      asked = true;
      askAgain();
    };
    const timer = setTimeout(look);
    const stop = engine.files.subscribe(look);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [engine, known, askAgain]);
}

/** Items that say the same keep their identity, so that their cards are left alone. */
function withKnownItems(
  result: ListComparison | null,
  before: ListComparison | null,
): ListComparison | null {
  if (!result || !before) return result;
  return {
    ...result,
    items: result.items.map((item, at) =>
      before.items[at] && JSON.stringify(before.items[at]) === JSON.stringify(item)
        ? before.items[at]
        : item,
    ),
  };
}
