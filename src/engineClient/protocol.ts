// What the page asks the engine's owner (worker or page) and what comes back. Plain data only.
import type { KeptChoice, ShopAisle, ListComparison } from '../../engine';
import {
  isCount,
  isRecord,
  isText,
  type ComparedProduct,
  type Match,
  type ParsedLine,
  type Product,
  type ProductRef,
  type PublishedHistory,
  type RefusedFile,
  type StoreId,
  type Suggestion,
} from '../../engine';
import type { AskedLine, AskedList } from '../session/request';
import type { Reading } from '../session/shownQuantity';

export type FileState =
  | { state: 'waiting' | 'loading' }
  /**
   * `refused`: a newer file that the gate refused. `described`: false where the file is not the one that catalogue.json
   * speaks of, so that its day is not known. `cutOff`: "2 of 650 rows", where it has fewer than catalogue.json states.
   */
  | {
      state: 'ready';
      products: number;
      date: string | null;
      source: string | null;
      refused: RefusedFile | null;
      described: boolean;
      cutOff: string | null;
      /** Where its prices of earlier days are; absent where none are published. */
      history?: PublishedHistory;
    }
  /** `noEngine`: not the file is missing but what reads it, so that no sample is suggested either. */
  | { state: 'failed'; message: string; noEngine?: true };
export type FileStates = Readonly<Record<StoreId, FileState>>;

/** With how many packs of the product the words that it was found for ask for: two bags of five for "6 bananas". */
export type InPacks<T> = T & { packs: number };

export interface MatchedProduct {
  searchTerm: string;
  product: Pick<Product, 'name' | 'price' | 'category'> | null;
}

/** A row of the list as Compare would take it. */
export interface RowAnswer {
  /** At the chosen store, with what the line costs; null where it has nothing for the line. Of a pick that is gone: the nearest of today. */
  product: Pick<
    ComparedProduct,
    'name' | 'price' | 'category' | 'store' | 'cost' | 'receipt'
  > | null;
  /** What became of a pick in today's prices; null where nothing was picked. */
  kept: KeptChoice | null;
  /** What the words of a typed row say; null for a pick. */
  reading: Reading | null;
  /** The rows that a line of several things could be; empty where it is one. */
  parts: string[];
}

/** A comparison, and what the choices for each of its items are remembered by. */
export type ComparedList = ListComparison & { keys: readonly string[] };

export interface Verbs {
  /** Reads which stores have prices: those of the specification and what catalogue.json names beside them. */
  published(): StoreId[];
  /** Loads the chosen store's file, then the others; answers when the chosen one is settled or late. Failed files are tried again. */
  open(store: StoreId): FileState;
  suggest(text: string, store: StoreId): InPacks<Suggestion>[];
  /**
   * Looks a list up in the pauses between questions, in the end compares it; a newer list or a comparison calls it off (null).
   * Of a long list, which would hold a question up, the lines alone.
   */
  prepare(list: AskedList): ComparedList | null;
  /** Each line as a comparison would take it at the chosen store; empty where its file is not there. */
  rows(list: AskedList): RowAnswer[];
  /** In which part of a supermarket each product stands. */
  aisles(products: Pick<Product, 'name' | 'category' | 'store'>[]): ShopAisle[];
  /** Waits for every file to be settled, but not for one that is late. */
  compare(list: AskedList): ComparedList;
  /** A line as a comparison reads it, and the products it could mean at a store. */
  read(line: string, store: StoreId): { line: ParsedLine; matches: InPacks<Match>[] };
  /** Other products a line could mean at a store. */
  candidates(query: { text: string; product: ProductRef | null }, store: StoreId): Match[];
  matched(lines: AskedLine[], store: StoreId): MatchedProduct[];
  /** The things that each line holds; empty where it is one. */
  parts(texts: string[]): string[][];
  /** A typed line's text with another quantity. */
  counted(text: string, quantity: number): string;
}
export type Verb = keyof Verbs;

export type ToEngine = { [V in Verb]: { id: number; verb: V; args: Parameters<Verbs[V]> } }[Verb];
export type FromEngine =
  | { kind: 'hello' }
  /** Every second while a question is worked on: whoever does not say so has fallen silent. */
  | { kind: 'working' }
  | { kind: 'file'; store: StoreId; state: FileState }
  | { kind: 'reply'; id: number; value: unknown }
  | { kind: 'failure'; id: number; message: string };

/** One end of the wire; the worker and the page fallback look the same from here. */
export interface EnginePort {
  post(message: ToEngine): void;
  /** Called once, before the first post. What is heard comes from another thread: it is read by readMessage. */
  listen(hear: (message: unknown) => void, broken: (reason: string) => void): void;
  close(): void;
}

const isFileState = (value: unknown): value is FileState => {
  if (!isRecord(value)) return false;
  const { state } = value;
  if (state === 'failed') return isText(value['message']);
  return state === 'ready'
    ? isCount(value['products'])
    : state === 'waiting' || state === 'loading';
};
const isList = (value: unknown): boolean => Array.isArray(value);
const listOf =
  (isOne: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isOne);
const isProduct = (value: unknown): boolean =>
  isRecord(value) && isText(value['name']) && typeof value['price'] === 'number';
const holdsProduct = (value: unknown): boolean => isRecord(value) && isProduct(value['product']);
const isCounted = (value: unknown): boolean =>
  isRecord(value) && holdsProduct(value) && isCount(value['packs']);
const isReading = (value: unknown): boolean =>
  isRecord(value) && isText(value['searchTerm']) && isCount(value['quantity']);
const isRow = (value: unknown): boolean =>
  isRecord(value) &&
  isList(value['parts']) &&
  (value['reading'] === null || isReading(value['reading'])) &&
  (value['product'] === null || isProduct(value['product']));
const isItem = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value['searchTerm']) &&
  isText(value['originalItem']) &&
  isList(value['comparisons']) &&
  isList(value['offers']);
const isComparison = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value['store']) &&
  listOf(isText)(value['keys']) &&
  listOf(isItem)(value['items']) &&
  isRecord(value['verdict']) &&
  isText(value['verdict']['words']) &&
  isRecord(value['basket']) &&
  isList(value['basket']['stores']);

/** What an answer must be at the least, that nothing on the page breaks over it. The rest is the engine's own word: it is made by the same build as the page. */
const ANSWERS: Record<Verb, (value: unknown) => boolean> = {
  published: listOf(isText),
  open: isFileState,
  suggest: listOf(isCounted),
  prepare: (value) => value === null || isComparison(value),
  rows: listOf(isRow),
  aisles: listOf(isText),
  compare: isComparison,
  read: (value) =>
    isRecord(value) && isRecord(value['line']) && listOf(isCounted)(value['matches']),
  candidates: listOf(holdsProduct),
  matched: listOf(isRecord),
  parts: listOf(listOf(isText)),
  counted: isText,
};

/** The one reader of what comes over the wire; null for what no engine of ours says. `asked`: the verb that a number asked. */
export function readMessage(
  data: unknown,
  asked: (id: number) => Verb | undefined,
): FromEngine | null {
  if (!isRecord(data)) return null;
  const { kind, id } = data;
  const good = (holds: boolean): FromEngine | null => (holds ? (data as FromEngine) : null);
  if (kind === 'hello' || kind === 'working') return good(true);
  if (kind === 'file') return good(isText(data['store']) && isFileState(data['state']));
  if (kind === 'failure') return good(isCount(id) && isText(data['message']));
  if (kind !== 'reply' || !isCount(id)) return null;
  const verb = asked(id);
  // Nobody waits for it any more: whatever it says.
  return good(verb === undefined || ANSWERS[verb](data['value']));
}
