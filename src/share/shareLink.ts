// The list in the fragment of an address: fragments are never sent to a server.
import { findStore, type StoreId } from '../../engine';
import { filledLines } from '../session/request';
import { pickedQuantity, type Session } from '../session/session';
import { pickedName } from '../session/shownQuantity';
import { limitList, type LimitedList } from '../session/listLimits';
import { PATHS } from '../services/steps';

export interface SharedList extends LimitedList {
  store: StoreId;
}

/** As it arrives. `cut`: the end of the link was lost on its way, and with it whatever came last. */
export interface ArrivedList extends SharedList {
  cut: boolean;
}

const FIELD = 'list';

const toBase64Url = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '');
/** Of a text that was cut anywhere, all that is whole: four signs hold three bytes, a letter has up to four. */
const fromBase64Url = (text: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(
      atob(
        text
          .slice(0, text.length % 4 === 1 ? -1 : undefined)
          .replaceAll('-', '+')
          .replaceAll('_', '/'),
      ),
      (char) => char.charCodeAt(0),
    ),
  );

/** What is shared of a session: the store and the lines, a picked product by its full name, no price. */
export function sharedListOf(session: Session): SharedList | null {
  const lines = filledLines(session).map((line) =>
    line.pick ? pickedName(line.pick, pickedQuantity(line.text, line.pick) ?? 1) : line.text,
  );
  return session.store && lines.length ? { store: session.store, ...limitList(lines) } : null;
}

/** What did not fit is told to whom it is sent, too: its number comes last. */
export const shareLink = (
  origin: string,
  { store, lines, leftOut = 0 }: Omit<SharedList, 'leftOut'> & Partial<LimitedList>,
): string =>
  `${origin}${PATHS.shared}#${FIELD}=${toBase64Url(JSON.stringify([store, ...lines, ...(leftOut > 0 ? [leftOut] : [])]))}`;

/** Never throws: a fragment that holds no list gives null. */
export function readShareLink(hash: string): ArrivedList | null {
  // What stands behind is not ours: the full stop of a sentence, the dots of a message that was shortened.
  const text = new RegExp(`^#${FIELD}=([A-Za-z0-9_-]+)`).exec(hash)?.[1];
  if (!text) return null;
  try {
    const {
      entries: [name, ...lines],
      leftOut,
      cut,
    } = readEntries(fromBase64Url(text));
    const store = findStore(name ?? '')?.storedName;
    const kept = limitList(lines.filter((line) => line.trim() !== ''));
    return store && kept.lines.length
      ? { store, lines: kept.lines, leftOut: kept.leftOut + leftOut, cut }
      : null;
  } catch {
    return null;
  }
}

const ENTRIES = /[[,]("[^"\\]*(?:\\.[^"\\]*)*")/gy;
const END = /^(?:,(\d{1,9}))?\]$/;

/** The strings of an array in JSON; of one that is cut short those that are whole. */
function readEntries(json: string): { entries: string[]; leftOut: number; cut: boolean } {
  const found = [...json.matchAll(ENTRIES)];
  const last = found.at(-1);
  const end = END.exec(json.slice(last ? last.index + last[0].length : 0));
  return {
    entries: found.map(([, entry]) => JSON.parse(entry!) as string),
    leftOut: Number(end?.[1] ?? 0),
    cut: end === null,
  };
}
