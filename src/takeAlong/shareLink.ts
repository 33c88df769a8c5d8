// The list in the fragment of an address: fragments are never sent to a server.
import { findStore, type StoreId } from '../../engine';
import { filledLines } from '../session/request';
import type { Session } from '../session/session';
import { taken, type Taken } from '../session/taken';
import { PATHS } from '../steps';

export interface SharedList extends Taken { store: StoreId }

const FIELD = 'list';

const toBase64Url = (text: string): string => btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const fromBase64Url = (text: string): string => new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)));

/** What is shared of a session: the store and the lines, a picked product by its full name, no price. */
export function sharedListOf(session: Session): SharedList | null {
  const lines = filledLines(session).map((line) => (line.pick ? line.text.replace(` - £${line.pick.price}`, '').replace(line.pick.displayName, () => line.pick!.name) : line.text));
  return session.store && lines.length ? { store: session.store, ...taken(lines) } : null;
}

export const shareLink = (origin: string, { store, lines }: Omit<SharedList, 'leftOut'>): string => `${origin}${PATHS.shared}#${FIELD}=${toBase64Url(JSON.stringify([store, ...lines]))}`;

/** Never throws: a fragment that holds no list gives null. */
export function readShareLink(hash: string): SharedList | null {
  const text = new RegExp(`^#${FIELD}=([A-Za-z0-9_-]+)$`).exec(hash)?.[1];
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(fromBase64Url(text));
    if (!Array.isArray(value) || !value.every((entry): entry is string => typeof entry === 'string')) return null;
    const [name, ...lines] = value;
    const store = findStore(name ?? '')?.storedName;
    const kept = taken(lines.filter((line) => line.trim() !== ''));
    return store && kept.lines.length ? { store, ...kept } : null;
  } catch {
    return null;
  }
}
