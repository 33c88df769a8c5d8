// The list against every store. Derived, never stored; only the answer to the latest question counts.
import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { StoreId } from '../../engine';
import type { EngineClient } from '../engineClient/client';
import type { ComparedList, FileStates } from '../engineClient/protocol';
import { useServices, useSessionPart } from '../services/services';
import { whenIdle } from '../services/whenIdle';
import { readAnswer, writeAnswer } from '../session/keptAnswer';
import type { SessionStore } from '../session/store';
import { STORAGE_KEYS } from '../session/storageKeys';
import { askedList, type AskedList } from '../session/request';
import { offeredStores } from '../services/offeredStores';
import { ownCompared } from './ownStoreCompared';
import { noStoreLeft } from './storeFilter';

export type Comparing =
  | { state: 'loading' }
  | {
      state: 'loaded';
      result: ComparedList | null;
      updating: boolean;
      /** When it was worked out (ms of the day's clock), where it is of an earlier visit. */
      keptAt: number | null;
      /** No other came in its place. */ stale: boolean;
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
  const key = useMemo(() => JSON.stringify(askedList(session)), [session]);
  const [round, setRound] = useState(0);
  const [retrying, setRetrying] = useState(false);
  const answer = useAnswer(key, round);
  const askAgain = useCallback(() => setRound((before) => before + 1), []);
  useLateFiles(answer?.keptAt === null ? answer.ready : undefined, askAgain);

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
        keptAt: answer.keptAt,
        stale: answer.stale,
        updating: retrying || answer.key !== key || answer.round !== round,
        retry,
      };
}

interface Answered {
  /** The question: a list as text, and how often it was asked. */
  key: string;
  round: number;
  alone: boolean;
  /** The stores whose files were there. */
  ready: string;
  result: ComparedList | null;
  keptAt: number | null;
  stale: boolean;
}

/** What is known before anybody is asked: the answer of today, worked out while the list was written, or that of an earlier visit. */
function answerBefore(engine: EngineClient, store: SessionStore, key: string): Answered | null {
  const list = JSON.parse(key) as AskedList | null;
  const result = list && engine.answered(list);
  return result ? answeredNow(engine, { key, round: 0, result }) : answeredBefore(store, key);
}

function answeredNow(
  { files }: EngineClient,
  answered: Pick<Answered, 'key' | 'round' | 'result'>,
): Answered {
  const known = files.getSnapshot();
  const list = JSON.parse(answered.key) as AskedList;
  const alone = noStoreLeft(list.store, list.filters ?? {}, offeredStores(Object.keys(known)));
  return { ...answered, alone, ready: readyOf(known), keptAt: null, stale: false };
}

/** The answer of an earlier visit to this very question. */
function answeredBefore(store: SessionStore, key: string): Answered | null {
  const kept = readAnswer(store.kept(STORAGE_KEYS.lastAnswer), key);
  return (
    kept && {
      key,
      round: -1,
      alone: false,
      ready: '',
      result: kept.result,
      keptAt: kept.at,
      stale: false,
    }
  );
}

/** Worth keeping is what all stores were there for. */
const isWhole = (files: FileStates, result: ComparedList): boolean =>
  readyOf(files) !== '' && failedOf(files).length === 0 && ownCompared(result);

/** What comes in the place of an answer: of an earlier visit's nothing, where no other could be worked out. */
function after(before: Answered | null, now: Answered): Answered {
  if (now.result === null && before?.keptAt && before.key === now.key)
    return { ...before, round: now.round, stale: true };
  const result = withKnownItems(now.result, before?.result ?? null);
  // It was there from the beginning.
  const same =
    before?.keptAt === null &&
    before.key === now.key &&
    before.round === now.round &&
    before.result === result;
  return same ? before : { ...now, result };
}

/** The answer to the latest question that has one; null before the first. */
function useAnswer(key: string, round: number): Answered | null {
  const { engine, session: store } = useServices();
  const [answer, setAnswer] = useState(() => answerBefore(engine, store, key));
  useEffect(() => {
    const list = JSON.parse(key) as AskedList | null;
    if (!list) return;
    let latest = true;
    const settle = (result: ComparedList | null): void => {
      if (!latest) return;
      const now = answeredNow(engine, { key, round, result });
      // In slices: sixty cards made at once would hold a phone up for a second.
      startTransition(() => setAnswer((before) => after(before, now)));
      if (!result || !isWhole(engine.files.getSnapshot(), result)) return;
      const at = Date.now();
      // Behind the screen that shows it: to write it costs a phone as much as a few rows.
      whenIdle(() => latest && store.keepIfRoom(writeAnswer({ of: key, at, result })));
    };
    const known = engine.answered(list);
    if (known) settle(known);
    // A file that failed is only asked for again when the shopper says so: a silent one would hold up each change of the list.
    else
      engine.ask('compare', list).then(settle, (error: unknown) => {
        console.error('The comparison failed', error);
        settle(null);
      });
    return () => {
      latest = false;
    };
  }, [engine, store, key, round]);
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
  result: ComparedList | null,
  before: ComparedList | null,
): ComparedList | null {
  if (!result || !before || result === before) return result;
  return {
    ...result,
    items: result.items.map((item, at) =>
      before.items[at] && JSON.stringify(before.items[at]) === JSON.stringify(item)
        ? before.items[at]
        : item,
    ),
  };
}
