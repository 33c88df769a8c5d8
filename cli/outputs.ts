// What the commands print as JSON, each described by docs/schemas (npm run schemas makes them from these types).
import type { ListTotals, ItemComparison, ManifestEntry, ReadList, StoreReport } from '../engine';
import type { Judgement } from './catalogue/gate';
import type { CheckRow } from './catalogue/check';
import type { ReadRow } from './commands/read';
import type { SearchRow } from './commands/search';
import type { StoreRow } from './commands/stores';
import type { SuggestRow } from './commands/suggest';
import type { ClusterRow, MatchCells } from './match/answers';
import type { ListRow } from './render/comparisonCsv';
import type { Difference } from './catalogue/diff';
import type { LeftOut } from './history/book';
import type { StoreIndex } from './history/priceIndex';
import type { JudgedSeries } from './history/goodPrice';
import type { ShardHead, ShardTail } from './match/shards';
import type { ShownMatch, Task } from './match/task';
import type { PackManifest } from './pack/packManifest';

/** `list --format json` */
export interface ListOutput extends ListTotals {
  items: ItemComparison[];
  /** What the price files were. */
  prices: StoreReport[];
  notLoaded: { store: string; why: string }[];
}
/** `list --format jsonl`, and the columns of its CSV and Parquet. */
export type ListLine = ListRow;
/** A row of `search`. */
export type SearchOutput = SearchRow;
/** A row of `suggest`. */
export type SuggestOutput = SuggestRow;
/** A row of `stores`. */
export type StoresOutput = StoreRow;
/** `read --format json` */
export type ReadOutput = ReadList;
/** A row of `read` in the other formats. */
export type ReadLine = ReadRow;
/** One line of the tasks of `match`. */
export type MatchTask = Task;
/** One line of the answers of `match`. */
export interface MatchAnswer {
  id: string | number;
  /** Store, as the task names it or by its id -> its match and, after it, what could be chosen instead. */
  matches: Record<string, ShownMatch[]>;
}
/** A row of `match --format csv` and `parquet`. */
export type MatchLine = MatchCells;
/** A row of `match --all --cluster`. */
export type ClusterLine = ClusterRow;
/** `match --shard`: the first line and the last one; between them answers, each behind its line's number and a tab. */
export type ShardLine = ShardHead | ShardTail;
/** `catalogue check --format json` */
export interface CheckOutput {
  verdict: 'accept' | 'warn' | 'refuse';
  files: Judgement[];
}
/** A row of `catalogue check` in the other formats. */
export type CheckLine = CheckRow;
/** `catalogue diff --format json` */
export type DiffOutput = Difference[];
/** `history --format json` */
export interface HistoryOutput {
  query: string;
  series: JudgedSeries[];
  leftOut: LeftOut[];
}
/** `index --format json` */
export interface IndexOutput {
  list: string[];
  stores: StoreIndex[];
  leftOut: LeftOut[];
}
/** catalogue.json beside the price files. */
export interface Catalogue {
  stores: ManifestEntry[];
}
/** pack.json of a pack. */
export type Pack = PackManifest;
