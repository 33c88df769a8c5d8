import { editDistance } from './words/editDistance';
import { ALDI } from './lexicon/stores/aldi';
import { ASDA } from './lexicon/stores/asda';
import { MORRISONS } from './lexicon/stores/morrisons';
import { SAINSBURYS } from './lexicon/stores/sainsburys';
import { TESCO } from './lexicon/stores/tesco';
import { LIDL } from './lexicon/stores/lidl';
import { ICELAND } from './lexicon/stores/iceland';
import { WAITROSE } from './lexicon/stores/waitrose';
import { COOP } from './lexicon/stores/coop';
import { MARKSANDSPENCER } from './lexicon/stores/marksandspencer';
import { OCADO } from './lexicon/stores/ocado';
import type { Store } from './storeRecord';
import type { StoreId } from './types';

export type { Store, StoreMark, Tier } from './storeRecord';

/** All stores that are known, in the order of lists and ties. */
export const STORES: readonly Store[] = [
  ALDI,
  ASDA,
  MORRISONS,
  SAINSBURYS,
  TESCO,
  LIDL,
  ICELAND,
  WAITROSE,
  COOP,
  MARKSANDSPENCER,
  OCADO,
];

/** The five of the specification: offered until a manifest names others. */
export const DEFAULT_STORES: readonly Store[] = STORES.filter(
  ({ inSpecification }) => inSpecification,
);

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The store that a text names in any accepted spelling ("Sainsburys", "sainsbury's"), or undefined. */
export function findStore(text: string, among: readonly Store[] = STORES): Store | undefined {
  const wanted = plain(text);
  return among.find(
    (store) => plain(store.storedName) === wanted || store.spellings.includes(wanted),
  );
}

/** The store whose file a kept name loads; an unknown one falls back to Aldi (specification, section 7). */
export const storeToLoad = (text: string): Store =>
  findStore(text) ?? STORES.find(({ id }) => id === 'aldi')!;

/**
 * The kept name of a store in any accepted spelling; a foreign name stays as it is. But one that every object answers to
 * ("constructor") is spelt in capitals, so that it is not found where nobody put it.
 */
export const storeIdOf = (text: string): StoreId =>
  findStore(text)?.storedName ?? (text in {} ? text.toUpperCase() : text);

/** What its loyalty card is called: "Clubcard"; of a store whose scheme nobody wrote down "its card". */
export const cardOf = (store: StoreId): string => findStore(store)?.loyalty?.scheme ?? 'its card';

/**
 * A store that no build knew, by the name a manifest gives it: prices can be compared, own labels are only told by its
 * name, its mark is neutral. Null where the name holds no letter or digit.
 */
export function unknownStore(name: string): Store | null {
  const id = plain(name);
  const label = name.trim();
  return id === ''
    ? null
    : {
        id,
        label,
        storedName: label.toUpperCase(),
        file: `${id}.csv`,
        spellings: [id],
        ownLabels: { value: [], standard: [label.toLowerCase()], premium: [] },
        mark: { ground: '#5f5349', ink: '#ffffff', face: 'plain' },
      };
}

/** All stores that are known and, after them by name, those of the names that no build knew; each once. */
export function storesWith(names: Iterable<string>): Store[] {
  const strangers = new Map<string, Store>();
  for (const name of names) {
    const stranger = findStore(name) ? null : unknownStore(name);
    if (stranger && !strangers.has(stranger.storedName))
      strangers.set(stranger.storedName, stranger);
  }
  const byName = [...strangers].sort(([a], [b]) => (a < b ? -1 : 1));
  return [...STORES, ...byName.map(([, store]) => store)];
}

/** The store of a record, or undefined for a foreign name. */
export const storeOf = (storedName: StoreId): Store | undefined =>
  STORES.find((store) => store.storedName === storedName);

/** "Sainsbury's" for "SAINSBURY'S"; a foreign name stays as it is. */
export const storeLabel = (storedName: StoreId): string => storeOf(storedName)?.label ?? storedName;

/** The store whose spelling is nearest to a text that names none ("Tesko" -> Tesco), or undefined when none is near. */
export function nearestStore(text: string, among: readonly Store[] = STORES): Store | undefined {
  const wanted = plain(text);
  const ranked = among
    .flatMap((store) =>
      store.spellings.map((spelling) => ({ store, distance: editDistance(wanted, spelling) })),
    )
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  // A name of four letters has little left after two mistakes: "Foo" is no Co-op.
  const most = wanted.length <= 4 ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  return best && best.distance <= most ? best.store : undefined;
}
