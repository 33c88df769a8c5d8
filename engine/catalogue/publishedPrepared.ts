import { isRecord, isText } from '../outside';

/** A price file as the engine keeps it when it has read it (engine/prepared), beside the price file (docs/reference/data-contracts.md). */
export interface PublishedPrepared {
  /** "prepared/tesco-0123456789ab.bin", below the page: it never changes under its name. */
  file: string;
  /** SHA-256 of it, and of the price file that it was made from. */
  sha256: string;
  of: string;
  /** The engine that wrote it: another one reads the price file. */
  engine: string;
}

/** Where the prepared file of a price file ('tesco.csv') stands: its checksum is in its name. */
export const preparedFileOf = (priceFile: string, sha256: string): string =>
  `prepared/${priceFile.replace(/\.csv$/, '')}-${sha256.slice(0, 12)}.bin`;

/** Only below prepared/: a manifest leads the page nowhere else. */
const FILE = /^prepared\/[a-z0-9-]{1,80}\.bin$/;
const CHECKSUM = /^[0-9a-f]{64}$/;
const isChecksum = (value: unknown): boolean => isText(value) && CHECKSUM.test(value);

/** What an entry of catalogue.json must say of it. */
export const isPublishedPrepared = (value: unknown): value is PublishedPrepared =>
  isRecord(value) &&
  isText(value['file']) &&
  FILE.test(value['file']) &&
  isChecksum(value['sha256']) &&
  isChecksum(value['of']) &&
  isText(value['engine']);
