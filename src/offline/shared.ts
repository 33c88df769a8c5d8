// What another app shares with this one (manifest: share_target). There is no server to take it: the service worker puts it
// aside, and the list screen takes it from there, also after the visitor had to choose a store first.

const ASIDE = 'shared';
const TEXT = '/shared/text';
const PHOTO = '/shared/photo';

export const SHARE_TARGET = '/share-target';

export type Shared = { text: string } | { photo: File };

/** Puts the form of a share aside; answers with the way to the list. */
export async function putAside(
  request: Request,
  caches: Pick<CacheStorage, 'open' | 'delete'>,
): Promise<Response> {
  const form = await request.formData();
  const photo = form.get('photo');
  const text = ['title', 'text', 'url']
    .map((field) => form.get(field))
    .filter((value) => typeof value === 'string' && value.trim() !== '')
    .join('\n');
  await caches.delete(ASIDE);
  const cache = await caches.open(ASIDE);
  if (photo instanceof Blob && photo.size > 0)
    await cache.put(PHOTO, new Response(photo, { headers: { 'Content-Type': photo.type } }));
  else if (text) await cache.put(TEXT, new Response(text));
  return Response.redirect('/shopping-list', 303);
}

/** What was put aside, once; null where nothing was, or this browser keeps nothing. */
export async function takeShared(): Promise<Shared | null> {
  try {
    if (!(await window.caches.has(ASIDE))) return null;
    const cache = await window.caches.open(ASIDE);
    const photo = await (await cache.match(PHOTO))?.blob();
    const text = await (await cache.match(TEXT))?.text();
    await window.caches.delete(ASIDE);
    if (photo) return { photo: new File([photo], 'shared', { type: photo.type }) };
    return text ? { text } : null;
  } catch {
    return null;
  }
}
