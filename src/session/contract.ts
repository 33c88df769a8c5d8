// Storage <-> session. The reader never throws on any string; what it cannot use it leaves out. The writer is exact.
import {
  findStore,
  unknownStore,
  isPrice,
  isRecord,
  isText,
  storeToLoad,
  type ListFilters,
  type SelectedProduct,
} from '../../engine';
import {
  FIRST_VIEW,
  pickedQuantity,
  SECOND_STOP_CHOICES,
  type Choice,
  type Line,
  type Session,
  type View,
} from './session';
import { STORAGE_KEYS } from './storageKeys';

export type Read = (key: string) => string | null;
/** Key -> text, or null where the key is absent. */
export type Entries = readonly (readonly [key: string, value: string | null])[];
export const SESSION_KEYS: readonly string[] = [
  STORAGE_KEYS.selectedSupermarket,
  STORAGE_KEYS.shoppingList,
  STORAGE_KEYS.selectedProducts,
  STORAGE_KEYS.matchChoices,
  STORAGE_KEYS.listFilters,
  STORAGE_KEYS.shoppingTicks,
  STORAGE_KEYS.viewChoices,
];

/** What can be worked out again: it makes room where the storage is full. */
export const DERIVED = [STORAGE_KEYS.lastAnswer, STORAGE_KEYS.shoppingTrip] as const;

/** What is kept as JSON; null where that is nothing, or none. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function readPick(value: unknown): SelectedProduct | null {
  if (!isRecord(value)) return null;
  const { name, displayName, price, category, store } = value;
  if (!isText(name) || !isText(displayName) || !isText(category) || !isText(store)) return null;
  if (!isText(price) || !/^\d+\.\d\d$/.test(price) || !isPrice(Number(price))) return null;
  return { name, displayName, price, category, store };
}

function readChoices(value: unknown): Session['choices'] {
  if (!isRecord(value)) return {};
  // fromEntries throughout: a key "__proto__" stays a key.
  return Object.fromEntries(
    Object.entries(value).flatMap(([item, byStore]) => {
      if (!isRecord(byStore)) return [];
      const kept = Object.entries(byStore).flatMap(([store, choice]): [string, Choice][] => {
        if (choice === null) return [[store, null]];
        return isRecord(choice) && isText(choice.name) && isPrice(choice.price)
          ? [[store, { name: choice.name, price: choice.price }]]
          : [];
      });
      return kept.length ? [[item, Object.fromEntries(kept)]] : [];
    }),
  );
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

const readTicks = (value: unknown): string[] => [...new Set(strings(value))];

function readFilters(value: unknown): ListFilters {
  if (!isRecord(value)) return {};
  const filters: ListFilters = {};
  if (Array.isArray(value.stores))
    filters.stores = value.stores.flatMap((store) =>
      typeof store === 'string'
        ? ((findStore(store) ?? unknownStore(store))?.storedName ?? [])
        : [],
    );
  for (const flag of ['ownLabel', 'sameSizeOnly', 'keepDiet'] as const)
    if (typeof value[flag] === 'boolean') filters[flag] = value[flag];
  return filters;
}

const ORDERS: readonly View['order'][] = ['saving', 'list', 'unit-price'];
const STOPS: readonly View['stops'][] = ['one', 'two'];

function readView(value: unknown): View {
  if (!isRecord(value)) return FIRST_VIEW;
  return {
    order: ORDERS.find((order) => order === value.order) ?? FIRST_VIEW.order,
    stops: STOPS.find((stops) => stops === value.stops) ?? FIRST_VIEW.stops,
    secondStopFrom:
      SECOND_STOP_CHOICES.find((pounds) => pounds === value.secondStopFrom) ??
      FIRST_VIEW.secondStopFrom,
    cards: [...new Set(strings(value.cards).flatMap((card) => findStore(card)?.storedName ?? []))],
    confirmed: [...new Set(strings(value.confirmed))],
  };
}

/** Whatever is in the storage -> a session. A pick counts only where it agrees with its line and its store is known. */
export function readSession(read: Read): Session {
  const chosen = read(STORAGE_KEYS.selectedSupermarket) ?? '';
  const store = chosen.trim() === '' ? null : storeToLoad(chosen).storedName;
  const list = parsed(read(STORAGE_KEYS.shoppingList));
  const picks = parsed(read(STORAGE_KEYS.selectedProducts));
  const lines = (Array.isArray(list) ? list : []).flatMap((text: unknown, at): Line[] => {
    if (typeof text !== 'string') return [];
    const pick = readPick(Array.isArray(picks) ? picks[at] : undefined);
    return [
      {
        id: at + 1,
        text,
        pick: pick && pick.store === store && pickedQuantity(text, pick) !== null ? pick : null,
      },
    ];
  });
  return {
    store,
    lines,
    choices: readChoices(parsed(read(STORAGE_KEYS.matchChoices))),
    filters: readFilters(parsed(read(STORAGE_KEYS.listFilters))),
    ticks: readTicks(parsed(read(STORAGE_KEYS.shoppingTicks))),
    view: readView(parsed(read(STORAGE_KEYS.viewChoices))),
  };
}

/** A session -> the exact texts to keep. selectedProducts runs parallel to shoppingList: both come from one list of lines. */
export function writeSession(session: Session): Entries {
  const lines = session.lines.length > 0;
  const json = (value: object): string | null =>
    Object.keys(value).length ? JSON.stringify(value) : null;
  return [
    [STORAGE_KEYS.selectedSupermarket, session.store],
    [
      STORAGE_KEYS.shoppingList,
      lines ? JSON.stringify(session.lines.map((line) => line.text)) : null,
    ],
    [
      STORAGE_KEYS.selectedProducts,
      lines ? JSON.stringify(session.lines.map((line) => line.pick)) : null,
    ],
    [STORAGE_KEYS.matchChoices, json(session.choices)],
    [STORAGE_KEYS.listFilters, json(session.filters)],
    [STORAGE_KEYS.shoppingTicks, session.ticks.length ? JSON.stringify(session.ticks) : null],
    // What nobody chose is not written.
    [
      STORAGE_KEYS.viewChoices,
      JSON.stringify(session.view) === JSON.stringify(FIRST_VIEW)
        ? null
        : JSON.stringify(session.view),
    ],
    // Trip and answer are derived from the list: without one there is nothing that they could be for.
    ...(lines ? [] : DERIVED.map((key) => [key, null] as const)),
  ];
}

/** Matched product entries (specification section 3), written when the shopper compares. */
export const writeMatched = (
  entries: readonly { searchTerm: string; product: unknown }[],
): Entries => [[STORAGE_KEYS.matchedProducts, JSON.stringify(entries)]];
