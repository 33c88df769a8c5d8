// Runs in the service worker, before the routes that workbox makes (webpack.config.ts).
import { answer, checksumsOf, dropUnchecked } from './keptFiles';
import { putAside, SHARE_TARGET } from './shared';

interface Happening extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Happening {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const checksumOf = checksumsOf(
  JSON.parse(process.env.TEXT_READER_CHECKSUMS ?? '{}') as Record<string, string>,
);

self.addEventListener('activate', (event) =>
  (event as Happening).waitUntil(dropUnchecked(self.caches)),
);
self.addEventListener('fetch', (event) => {
  const happening = event as Fetching;
  const { request } = happening;
  const url = new URL(request.url);
  if (request.method === 'POST' && url.pathname === SHARE_TARGET)
    return happening.respondWith(putAside(request, self.caches));
  const checksum = url.origin === self.location.origin ? checksumOf(url) : undefined;
  if (checksum === undefined || request.method !== 'GET') return;
  happening.respondWith(
    answer(request, checksum, {
      caches: self.caches,
      fetch: (asked) => fetch(asked),
      wait: (work) => happening.waitUntil(work),
    }),
  );
});
