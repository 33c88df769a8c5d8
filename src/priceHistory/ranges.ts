// Parts of a file of the site: a server that sends the whole of it, or something else, is broken off and said so.
import { readBytes, type Fetch } from '../engineClient/readText';

export interface Part {
  start: number;
  /** Behind the last byte. */
  end: number;
}
export type RangeFetch = (
  url: string,
  request: { headers: { Range: string }; signal: AbortSignal },
) => Promise<Pick<Response, 'ok' | 'status' | 'headers' | 'body'>>;

/** No file of this name any more: the page knows the prices of an earlier day, and only a new one finds those of today. */
export class FileGone extends Error {
  constructor() {
    super('the file is no longer there');
  }
}

const fetchPart: RangeFetch = (url, request) => fetch(url, request);

/** Throws, in words for the shopper, unless exactly these bytes of a file of this length come. */
export function readPart(
  url: string,
  { start, end }: Part,
  bytes: number,
  { signal, fetchFrom = fetchPart }: { signal: AbortSignal; fetchFrom?: RangeFetch | undefined },
): Promise<Uint8Array<ArrayBuffer>> {
  const asked: Fetch = async (address, { signal: given }) => {
    const headers = { Range: `bytes=${start}-${end - 1}` };
    const answer = await fetchFrom(address, { headers, signal: given });
    if (answer.status === 404) throw new FileGone();
    if (answer.status === 200) throw new Error(insteadOfPart(answer.headers));
    if (answer.status === 206 && answer.headers.get('Content-Range') !== of(start, end, bytes))
      throw damaged();
    if (answer.status !== 206 || !answer.body)
      throw new Error(`HTTP error! status: ${answer.status}`);
    return { ok: true, status: 206, text: noText, body: atMost(answer.body, end - start) };
  };
  return readBytes(asked, url, { signal }).then((part) => {
    if (part.length !== end - start) throw damaged();
    return part;
  });
}

/** Hosts answer an unknown name with a page of theirs, and so do networks that ask to sign in first. */
const insteadOfPart = (headers: Headers): string =>
  /^text\/html\b/i.test(headers.get('Content-Type') ?? '')
    ? 'a web page came instead of the file'
    : 'the server sends whole files only';

const of = (start: number, end: number, bytes: number): string =>
  `bytes ${start}-${end - 1}/${bytes}`;

export const damaged = (): Error => new Error('it did not come whole');

const noText = (): Promise<string> => Promise.reject(damaged());

/** A body that ends in an error where more comes than was asked for. */
function atMost(
  body: ReadableStream<Uint8Array>,
  most: number,
): Pick<ReadableStream<Uint8Array>, 'getReader'> {
  const getReader = (): ReadableStreamDefaultReader<Uint8Array> => {
    const reader = body.getReader();
    let come = 0;
    const read: typeof reader.read = async () => {
      const piece = await reader.read();
      come += piece.value?.length ?? 0;
      if (come > most) throw damaged();
      return piece;
    };
    return { read } as typeof reader;
  };
  return { getReader: getReader as ReadableStream<Uint8Array>['getReader'] };
}
