// A file of the site as text. A host that falls silent is given up: without a bound one file would hold the page up for ever.
export interface Answer {
  ok: boolean;
  status: number;
  text(): Promise<string>;
  body?: Pick<ReadableStream<Uint8Array>, 'getReader'> | null;
}
export type Fetch = (url: string, signal: AbortSignal) => Promise<Answer>;

/** Before the first byte, or between two: a slow line is waited for, however long the whole file takes. */
const SILENCE_MS = 15_000;

/** Throws what the shopper is told: the status that the host gave, that it gave none, or that there was no way to it. */
export async function readText(fetchFile: Fetch, url: string): Promise<string> {
  const request = new AbortController();
  try {
    const response = await inTime(fetchFile(url, request.signal));
    if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
    return await (response.body ? textOf(response.body) : inTime(response.text()));
  } catch (error) {
    // Browsers let a second request for an address wait behind one that is still open.
    request.abort();
    // Each browser has words of its own for it, made for programmers.
    throw error instanceof TypeError ? new Error('no connection') : error;
  }
}

async function textOf(body: NonNullable<Answer['body']>): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await inTime(reader.read());
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer for ${SILENCE_MS / 1000} seconds`)),
      SILENCE_MS,
    );
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
