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

/**
 * Throws what the shopper is told: the status that the host gave, that it gave none, or that there was no way to it.
 * `silenceMs`: how long it may stay silent.
 */
export async function readText(
  fetchFrom: Fetch,
  url: string,
  { fresh = false, silenceMs = SILENCE_MS }: { fresh?: boolean; silenceMs?: number } = {},
): Promise<string> {
  const request = new AbortController();
  const inTime = within(silenceMs);
  try {
    const response = await inTime(fetchFrom(url, { signal: request.signal, fresh }));
    if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
    return await (response.body ? textOf(response.body, inTime) : inTime(response.text()));
  } catch (error) {
    // Browsers let a second request for an address wait behind one that is still open.
    request.abort();
    // Each browser has words of its own for it, made for programmers.
    throw error instanceof TypeError ? new Error('no connection') : error;
  }
}

type InTime = <T>(answer: Promise<T>) => Promise<T>;

async function textOf(body: NonNullable<Answer['body']>, inTime: InTime): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  for (;;) {
    const { done, value } = await inTime(reader.read());
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

function within(silenceMs: number): InTime {
  return (answer) => {
    let timer: ReturnType<typeof setTimeout>;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`no answer for ${silenceMs / 1000} seconds`)),
        silenceMs,
      );
    });
    return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
  };
}
