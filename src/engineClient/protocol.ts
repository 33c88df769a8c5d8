// What the page asks the engine's owner (worker or page) and what comes back. Plain data only.
import type {
  ListComparison,
  ListRequest,
  Match,
  ParsedLine,
  Product,
  ProductRef,
  RefusedFile,
  StoreId,
  Suggestion,
} from '../../engine';

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
    }
  | { state: 'failed'; message: string };
export type FileStates = Readonly<Record<StoreId, FileState>>;

export interface MatchedProduct {
  searchTerm: string;
  product: Pick<Product, 'name' | 'price' | 'category'> | null;
}

export interface Verbs {
  /** Loads the chosen store's file, then the others; answers when the chosen one is settled. Failed files are tried again. */
  open(store: StoreId): FileState;
  suggest(text: string, store: StoreId): Suggestion[];
  /** Reads what a comparison of this list will need, in the pauses between questions; a newer list or a comparison calls it off. */
  prepare(request: ListRequest): void;
  /** Waits for every file to be settled. */
  compare(request: ListRequest): ListComparison;
  /** A line as a comparison reads it, and the products it could mean at a store. */
  read(line: string, store: StoreId): { line: ParsedLine; matches: Match[] };
  /** Other products a line could mean at a store. */
  candidates(query: { text: string; product: ProductRef | null }, store: StoreId): Match[];
  matched(terms: string[], store: StoreId): MatchedProduct[];
}
export type Verb = keyof Verbs;

export type ToEngine = { [V in Verb]: { id: number; verb: V; args: Parameters<Verbs[V]> } }[Verb];
export type FromEngine =
  | { kind: 'hello' }
  | { kind: 'file'; store: StoreId; state: FileState }
  | { kind: 'reply'; id: number; value: unknown }
  | { kind: 'failure'; id: number; message: string };

/** One end of the wire; the worker and the page fallback look the same from here. */
export interface EnginePort {
  post(message: ToEngine): void;
  /** Called once, before the first post. */
  listen(hear: (message: FromEngine) => void, broken: (reason: string) => void): void;
  close(): void;
}
