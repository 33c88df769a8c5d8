export { buildCatalogue } from './catalogue/buildCatalogue';
export { compareEach, compareList } from './comparison/compareList';
export type { ListTotals } from './comparison/compareList';
export { coverNeed } from './comparison/cost';
export { columnOf } from './catalogue/csv';
export type { Column } from './catalogue/csv';
export {
  comparisonMark,
  describeAsked,
  describeCertainty,
  describeComparison,
  describeIssue,
  describeLeftOut,
  describeNeed,
  describeReason,
  describeOffers,
  offerMark,
  isCounted,
  issueWords,
  percent,
} from './comparison/describe';
export { piecesOf } from './catalogue/pieces';
export type { Piece } from './catalogue/pieces';
export { counted, plural } from './plural';
export { parseManifest } from './catalogue/manifest';
export type { ManifestEntry, ParsedManifest } from './catalogue/manifest';
export { MOST_HISTORY_BYTES } from './catalogue/publishedHistory';
export type { PublishedHistory } from './catalogue/publishedHistory';
export { isCount, isDay, isPrice, isRecord, isText } from './outside';
export { describeKept, describeMatch } from './comparison/describeMatch';
export {
  describePriceDate,
  describePriceDates,
  formatDay,
  priceDateWarnings,
} from './catalogue/priceDates';
export type { PriceDate } from './catalogue/priceDates';
export { HISTORY_DAYS, joinedRuns, judgePrice, priceRuns } from './comparison/priceHistory';
export type {
  PriceDay,
  PriceJudgement,
  PriceRun,
  PriceVerdict,
  ShownPrice,
} from './comparison/priceHistory';
export { describePriceHistory, describeRun } from './comparison/priceHistoryWords';
export { lineOf, packsIn, parseLine, parseList } from './query/parseLine';
export { readList, readRow } from './reading/readList';
export { preparedFileOf } from './catalogue/publishedPrepared';
export type { PublishedPrepared } from './catalogue/publishedPrepared';
export { FINGERPRINT, usablePrepared } from './prepared/fingerprint';
export { packPrepared, unpackPrepared } from './prepared/file';
export type { PreparedStore } from './prepared/preparedStore';
export { readPrepared } from './prepared/readPrepared';
export { prepareStore } from './prepared/writePrepared';
export { readAhead } from './retrieval/readAhead';
export { findEquivalents, findProducts, OFFERED_THRESHOLD, readLine } from './ranking/match';
export { isSecondStopOffered, SECOND_STOP_FROM } from './comparison/plans';
export {
  describeCardTotal,
  describeDifference,
  describeOtherPlan,
  describeSecondStop,
  describeStop,
  describeUnsized,
} from './comparison/verdictWords';
export {
  formatAmount,
  formatPrice,
  formatUnitPrice,
  formatUnitShort,
  parsePrice,
  roundPounds,
} from './money';
export type { ParsedPrice } from './money';
export { formatSize, sizeOf, unitPriceOf } from './size';
export { parseSize } from './parseSize';
export {
  DEFAULT_STORES,
  findStore,
  nearestStore,
  storeLabel,
  storeOf,
  STORES,
  storesWith,
  storeToLoad,
  unknownStore,
} from './stores';
export type { Store, StoreMark, Tier } from './stores';
export { shopAisleOf } from './names/shopAisle';
export { SHOP_AISLES } from './shopAisles';
export type { ShopAisle } from './shopAisles';
export { suggest } from './suggest';
export type * from './comparisonTypes';
export type * from './listTypes';
export type * from './types';
