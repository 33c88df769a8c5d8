// A file of the site as text. A host that falls silent is given up: without a bound one file would hold the page up for ever.
export interface Answer {
  ok: boolean;
  status: number;
  text(): Promise<string>;
  body?: Pick<ReadableStream<Uint8Array>, 'getReader'> | null;
}
/** `fresh`: past every cache. */
export interface Ask {
  signal: AbortSignal;
  fresh: boolean;
}
export type Fetch = (url: string, ask: Ask) => Promise<Answer>;

export const fetchFile: Fetch = (url, { signal, fresh }) =>
  fetch(url, fresh ? { signal, cache: 'reload' } : { signal });

/** Before the first byte, or between two: a slow line is waited for, however long the whole file takes. */
const SILENCE_MS = 15_000;

interface Reading {
  fresh?: boolean;
  /** How long the host may stay silent. */
  silenceMs?: number;
  /** How long all of it may take; a file that drips for ever is never silent. Without it: as long as it comes. */
  wholeMs?: number;
  /** Calls it off. */
  signal?: AbortSignal;
  onPart?(): void;
}

/** Throws what the shopper is told: the status that the host gave, that it gave none, or that there was no way to it. */
export async function readBytes(
  fetchFrom: Fetch,
  url: string,
  reading: Reading = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = await readParts(fetchFrom, url, reading);
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** As readBytes; a byte order mark stays, as it counts in the checksum. */
export async function readText(
  fetchFrom: Fetch,
  url: string,
  reading: Reading = {},
): Promise<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  for (const part of await readParts(fetchFrom, url, reading))
    text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}

/** A file in the parts in which it comes. */
async function readParts(
  fetchFrom: Fetch,
  url: string,
  { fresh = false, silenceMs = SILENCE_MS, wholeMs, signal, onPart }: Reading,
): Promise<Uint8Array[]> {
  const request = new AbortController();
  const { inTime, done: stopClock } = within(silenceMs, wholeMs);
  const stop = (): void => request.abort();
  signal?.addEventListener('abort', stop);
  try {
    const answer = await inTime(fetchFrom(url, { signal: request.signal, fresh }));
    if (!answer.ok) throw new Error(`HTTP error! status: ${answer.status}`);
    if (!answer.body) return [new TextEncoder().encode(await inTime(answer.text()))];
    const reader = answer.body.getReader();
    const parts: Uint8Array[] = [];
    for (;;) {
      const { done, value } = await inTime(reader.read());
      if (done) return parts;
      parts.push(value);
      onPart?.();
    }
  } catch (error) {
    // Browsers let a second request for an address wait behind one that is still open.
    request.abort();
    // Each browser has words of its own for it, made for programmers.
    throw error instanceof TypeError ? new Error('no connection') : error;
  } finally {
    stopClock();
    signal?.removeEventListener('abort', stop);
  }
}

interface Clock {
  /** The answer, if it comes before the host was silent or the whole took too long. */
  inTime<T>(answer: Promise<T>): Promise<T>;
  done(): void;
}

function within(silenceMs: number, wholeMs: number | undefined): Clock {
  const whole = wholeMs === undefined ? null : lateAfter(wholeMs, 'not all here after');
  return {
    done: () => whole?.done(),
    inTime(answer) {
      const silence = lateAfter(silenceMs, 'no answer for');
      return Promise.race([answer, silence.late, ...(whole ? [whole.late] : [])]).finally(
        silence.done,
      );
    },
  };
}

interface Late {
  late: Promise<never>;
  done(): void;
}
function lateAfter(ms: number, words: string): Late {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${words} ${ms / 1000} seconds`)), ms);
  });
  // Late when nobody asks any more is no fault.
  late.catch(() => undefined);
  return { late, done: () => clearTimeout(timer) };
}
