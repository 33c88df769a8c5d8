import { editDistance } from './words/editDistance';
import type { StoreId } from './types';

export type Tier = 'value' | 'standard' | 'premium';

/** Everything the product knows of a store. Adding a store = one record here and its CSV file. */
export interface Store {
  id: 'aldi' | 'asda' | 'morrisons' | 'sainsburys' | 'tesco' | (string & {});
  /** What people read. */
  label: string;
  /** What the browser storage and every record's `store` field hold (specification section 2). */
  storedName: StoreId;
  /** File at the site root (specification section 7). */
  file: string;
  /** Accepted spellings, compared without case and punctuation. */
  spellings: readonly string[];
  /** Own-label phrases as they stand in folded names, by tier; longest first wins. */
  ownLabels: Readonly<Record<Tier, readonly string[]>>;
  /** A leading run of capitals in a name is a brand ("BRAMWELLS Tomato Soup"); unlisted ones are own labels. */
  capitalBrands?: true;
  /** What a two-price scheme is called, where the store has one (facts: unit pricing). */
  loyaltyScheme?: string;
}

export const STORES: readonly Store[] = [
  {
    id: 'aldi',
    label: 'Aldi',
    storedName: 'ALDI',
    file: 'aldi.csv',
    spellings: ['aldi'],
    capitalBrands: true,
    ownLabels: { value: ['everyday essentials'], standard: [], premium: ['specially selected'] },
  },
  {
    id: 'asda',
    label: 'Asda',
    storedName: 'ASDA',
    file: 'asda.csv',
    spellings: ['asda'],
    ownLabels: {
      value: ['just essentials by asda', 'just essentials', 'asda smart price', 'smart price'],
      standard: [
        'asda bakers selection',
        'bakers selection',
        'bistro by asda',
        'the bakery at asda',
        'bake by asda',
        'cook by asda',
        'asda omv',
        'omv by asda',
        'omv',
        'plant based by asda',
        'free from by asda',
        'asda free from',
        'good and balanced by asda',
        'butchers selection by asda',
        'asda butchers selection',
        'fishmongers selection',
        'growers selection',
        'farm stores',
        'by asda',
        'asda tech',
        'asda little angels',
        'little angels by asda',
        'little angels',
        'asda',
      ],
      premium: [
        'exceptional by asda',
        'asda exceptional',
        'extra special by asda',
        'asda extra special',
        'extra special',
      ],
    },
  },
  {
    id: 'morrisons',
    label: 'Morrisons',
    storedName: 'MORRISONS',
    file: 'morrisons.csv',
    spellings: ['morrisons', 'morrison'],
    loyaltyScheme: 'More Card',
    ownLabels: {
      value: ['morrisons savers', 'savers'],
      standard: [
        'morrisons market street',
        'market street',
        'morrisons free from',
        'morrisons plant revolution',
        'plant revolution',
        'morrisons naturally wonky',
        'naturally wonky',
        'morrisons wonky',
        'morrisons v taste',
        'v taste',
        'morrisons nutmeg',
        'morrisons little big',
        'morrisons',
      ],
      premium: ['morrisons the best', 'the best'],
    },
  },
  {
    id: 'sainsburys',
    label: "Sainsbury's",
    storedName: "SAINSBURY'S",
    file: 'sainsburys.csv',
    spellings: ['sainsburys', 'sainsbury'],
    loyaltyScheme: 'Nectar',
    ownLabels: {
      value: [
        'stamford street co',
        'stamford street',
        'sainsburys basics',
        'hubbards foodstore',
        'hubbards',
        'j james',
        'mary anns',
      ],
      standard: [
        'by sainsburys',
        'sainsburys so organic',
        'so organic',
        'plant pioneers',
        'inspired to cook',
        'be good to yourself',
        'little ones',
        'deliciously free from',
        'sainsburys free from',
        'sainsburys home',
        'sainsburys butchers choice',
        'butchers choice',
        'sainsburys',
        'js',
      ],
      premium: ['taste the difference'],
    },
  },
  {
    id: 'tesco',
    label: 'Tesco',
    storedName: 'TESCO',
    file: 'tesco.csv',
    spellings: ['tesco'],
    loyaltyScheme: 'Clubcard',
    ownLabels: {
      value: [
        'stockwell and co',
        'stockwell',
        'hearty food co',
        'the hearty food co',
        'creamfields',
        'growers harvest',
        'ms mollys',
        'eastmans',
        'eastmans deli foods',
        'redmere farms',
        'rosedene farms',
        'suntrail farms',
        'nightingale farms',
        'woodside farms',
        'willow farms',
        'boswell farms',
        'bay fishmongers',
        'the bay fishmongers',
        'butchers choice',
        'hw nevill',
        'h w nevill',
        'springforce',
      ],
      standard: [
        'tesco organic',
        'tesco free from',
        'tesco plant chef',
        'plant chef',
        'tesco healthy living',
        'tesco fred and flo',
        'fred and flo',
        'tesco',
      ],
      premium: ['tesco finest', 'finest'],
    },
  },
];

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The store that a text names in any accepted spelling ("Sainsburys", "sainsbury's"), or undefined. */
export function findStore(text: string): Store | undefined {
  const wanted = plain(text);
  return STORES.find(
    (store) => plain(store.storedName) === wanted || store.spellings.includes(wanted),
  );
}

/** The store whose file a kept name loads; an unknown one falls back to Aldi (specification, section 7). */
export const storeToLoad = (text: string): Store =>
  findStore(text) ?? STORES.find(({ id }) => id === 'aldi')!;

/** The store of a record, or undefined for a foreign name. */
export const storeOf = (storedName: StoreId): Store | undefined =>
  STORES.find((store) => store.storedName === storedName);

/** "Sainsbury's" for "SAINSBURY'S"; a foreign name stays as it is. */
export const storeLabel = (storedName: StoreId): string => storeOf(storedName)?.label ?? storedName;

/** The store whose spelling is nearest to a text that names none ("Tesko" -> Tesco), or undefined when none is near. */
export function nearestStore(text: string): Store | undefined {
  const wanted = plain(text);
  const ranked = STORES.flatMap((store) =>
    store.spellings.map((spelling) => ({ store, distance: editDistance(wanted, spelling) })),
  ).sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(2, Math.floor(wanted.length / 3))
    ? best.store
    : undefined;
}
