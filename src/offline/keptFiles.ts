// What the service worker keeps of the large files: those whose checksum is known beforehand, and only what has it. A host
// or a cache between that once hands out an error page, or last week's file, must not stick to the device.

/** Of a checksum (SHA-256 in hex) at least this much is known; undefined where nothing is. */
export type ChecksumOf = (url: URL) => string | undefined;

/** "/prepared/tesco-0123456789ab.bin": the checksum stands in the name. */
const PREPARED = /^\/prepared\/([a-z0-9-]*)-([0-9a-f]{12})\.bin$/;
/** What a file is called whatever it holds: of all that are, one is kept. */
const keptAs = (url: string): string => {
  const { pathname } = new URL(url);
  return PREPARED.exec(pathname)?.[1] ?? pathname;
};

/** Price files carry theirs in the address; those of the text reader are known when the page is built. */
export const checksumsOf =
  (textReader: Readonly<Record<string, string>>): ChecksumOf =>
  ({ pathname, searchParams }) => {
    if (pathname.endsWith('.csv')) return searchParams.get('v') || undefined;
    const prepared = PREPARED.exec(pathname);
    if (prepared) return prepared[2];
    return Object.hasOwn(textReader, pathname) ? textReader[pathname] : undefined;
  };

export const KEPT = 'kept-files';
/** What earlier versions kept unseen. */
const UNCHECKED = ['prices', 'text-reader'];

interface Surroundings {
  caches: Pick<CacheStorage, 'open' | 'delete'>;
  fetch(request: Request): Promise<Response>;
  /** The work goes on when the answer is given. */
  wait(work: Promise<unknown>): void;
}

export async function sha256(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The kept file, else the one of the network, handed on as it comes. A request past the caches goes past this one, too. */
export async function answer(
  request: Request,
  checksum: string,
  { caches, fetch, wait }: Surroundings,
): Promise<Response> {
  const cache = await caches.open(KEPT);
  const kept = request.cache === 'reload' ? undefined : await cache.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) wait(keepIfRight(cache, request.url, response.clone(), checksum));
  return response;
}

async function keepIfRight(
  cache: Cache,
  url: string,
  response: Response,
  checksum: string,
): Promise<void> {
  const bytes = await response.arrayBuffer();
  if (!(await sha256(bytes)).startsWith(checksum)) return;
  const type = response.headers.get('Content-Type');
  await cache.put(url, new Response(bytes, { headers: type ? { 'Content-Type': type } : {} }));
  // Last week's file has had its time.
  for (const other of await cache.keys())
    if (other.url !== url && keptAs(other.url) === keptAs(url)) await cache.delete(other);
}

export const dropUnchecked = (caches: Pick<CacheStorage, 'delete'>): Promise<unknown> =>
  Promise.all(UNCHECKED.map((name) => caches.delete(name)));
