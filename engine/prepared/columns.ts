// Columns of numbers as one run of bytes.

const TYPES = { u32: Uint32Array, u16: Uint16Array, u8: Uint8Array } as const;
type Width = keyof typeof TYPES;

/** What is kept of each product, word and aisle of a prepared price file. Wide columns stand first, so that each starts at a multiple of its width. */
const WIDTHS = {
  /** By product: what it costs. */
  pence: 'u32',
  /** By product: places in the tables of the same names. */
  category: 'u16',
  maker: 'u16',
  size: 'u16',
  attributes: 'u16',
  /** By product: 1 + the place of its everyday kind, 0 for none. */
  kind: 'u16',
  /** The words of all names, one after the other, as places in the dictionary. */
  word: 'u16',
  /** By run of letters and digits (invertedIndex.ts): the place of its stem in the dictionary. */
  stemOfRun: 'u16',
  /** The aisles of all names. */
  aisle: 'u16',
  /** By product: how its price is printed (priceForms.ts). */
  priceForm: 'u8',
  /** By product: how many of `word` are its words, and by word what it is there for. */
  words: 'u8',
  use: 'u8',
  /** By product: how many places of its words make the main part and the rest, and the places. */
  mains: 'u8',
  main: 'u8',
  tails: 'u8',
  tail: 'u8',
  /** The same of the words that "and" joins, two by two. */
  pairs: 'u8',
  pair: 'u8',
  /** By product: how many aisles it may stand in, which of them is the likeliest, and by aisle its share. */
  aisles: 'u8',
  likeliest: 'u8',
  share: 'u8',
} as const satisfies Record<string, Width>;

type ColumnName = keyof typeof WIDTHS;
type ArrayOf<W extends Width> = InstanceType<(typeof TYPES)[W]>;
export type Columns = { [Name in ColumnName]: ArrayOf<(typeof WIDTHS)[Name]> };
/** How many numbers each column has. */
export type Lengths = Record<ColumnName, number>;

const NAMES = Object.keys(WIDTHS) as ColumnName[];
const typeOf = (name: ColumnName) => TYPES[WIDTHS[name]];

/** Numbers as columns; null where one is larger than its column holds. */
export function columnsOf(numbers: Record<ColumnName, readonly number[]>): Columns | null {
  const columns: Partial<Record<ColumnName, Columns[ColumnName]>> = {};
  for (const name of NAMES) {
    const column = typeOf(name).from(numbers[name]);
    if (numbers[name].some((number, at) => number !== column[at])) return null;
    columns[name] = column;
  }
  return columns as Columns;
}

export const lengthsOf = (columns: Columns): Lengths =>
  Object.fromEntries(NAMES.map((name) => [name, columns[name].length])) as Lengths;

export function bytesOf(columns: Columns): Uint8Array {
  const bytes = new Uint8Array(NAMES.reduce((sum, name) => sum + columns[name].byteLength, 0));
  let at = 0;
  for (const name of NAMES) {
    const { buffer, byteOffset, byteLength } = columns[name];
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

/** The columns in some bytes that start at a multiple of four; null where they are not as long as is said. */
export function readColumns(bytes: Uint8Array, lengths: Lengths): Columns | null {
  const all = NAMES.reduce((sum, name) => sum + lengths[name] * typeOf(name).BYTES_PER_ELEMENT, 0);
  if (all !== bytes.length) return null;
  const columns: Partial<Record<ColumnName, Columns[ColumnName]>> = {};
  let at = bytes.byteOffset;
  for (const name of NAMES) {
    columns[name] = new (typeOf(name))(bytes.buffer as ArrayBuffer, at, lengths[name]);
    at += columns[name].byteLength;
  }
  return columns as Columns;
}
