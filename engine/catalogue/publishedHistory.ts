import { isCount, isRecord, isText } from '../outside';

/**
 * One store's prices of a year as a Parquet file beside the price files, read by ranges (docs/reference/data-contracts.md).
 * Its address holds its checksum, so that a file never changes under its name.
 */
export interface PublishedHistory {
  /** "history/tesco-0123456789ab.parquet", below the page. */
  file: string;
  /** Length of the file. */
  bytes: number;
  /** Length of its end that says where each product stands. */
  footer: number;
  /** SHA-256 of that end, which holds the checksums of all that stands before it. */
  sha256: string;
}

/** One product's prices cost no more than this, the footer included. */
export const MOST_HISTORY_BYTES = 300_000;

/** Only below history/: a manifest leads the page nowhere else. */
const FILE = /^history\/[a-z0-9-]{1,80}\.parquet$/;

/** What an entry of catalogue.json must say of it. */
export const isPublishedHistory = (value: unknown): value is PublishedHistory =>
  isRecord(value) &&
  isText(value['file']) &&
  FILE.test(value['file']) &&
  isCount(value['bytes']) &&
  isCount(value['footer']) &&
  value['footer'] > 0 &&
  value['footer'] < Math.min(value['bytes'], MOST_HISTORY_BYTES) &&
  isText(value['sha256']) &&
  /^[0-9a-f]{64}$/.test(value['sha256']);
