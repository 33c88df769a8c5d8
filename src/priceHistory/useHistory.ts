import { useCallback, useEffect, useState } from 'react';
import type { PriceRun, PublishedHistory } from '../../engine';
import { FileGone } from './ranges';
import { readHistory } from './readHistory';

export type Read =
  | { state: 'reading' }
  /** `gone`: asking again would not find it; a page that is loaded anew does. */
  | { state: 'failed'; message: string; gone: boolean }
  | { state: 'read'; runs: readonly PriceRun[] };

const READING: Read = { state: 'reading' };

/** A product's published prices, read when it is shown; given up when it goes. */
export function useHistory(history: PublishedHistory, name: string): { read: Read; retry(): void } {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ of: string; read: Read } | null>(null);
  const of = `${round} ${history.file} ${name}`;
  useEffect(() => {
    const call = new AbortController();
    const settle = (read: Read): void => {
      if (!call.signal.aborted) setAnswer({ of, read });
    };
    readHistory(history, name, { signal: call.signal }).then(
      (runs) => settle({ state: 'read', runs }),
      (error: unknown) =>
        settle({
          state: 'failed',
          message: error instanceof Error ? error.message : String(error),
          gone: error instanceof FileGone,
        }),
    );
    return () => call.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `of` names all that is read
  }, [of]);
  const retry = useCallback(() => setRound((before) => before + 1), []);
  return { read: answer?.of === of ? answer.read : READING, retry };
}
