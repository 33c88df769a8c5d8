// Rows and columns (a CSV file, what a spreadsheet puts on the clipboard) -> one item a line, its quantity in front.
import Papa from 'papaparse';
import { parseLine } from '../../engine';

const ITEM = /^(?:item|product|product name|name|description|title)s?$/i;
const COUNT = /^(?:quantity|qty|count|number|how many|amount)$/i;
const WHOLE = /^x?\s*(\d{1,3}(?:,\d{3})+|\d+(?:\.0+)?)\s*x?$/i;
const WORDS = /\p{L}/u;
/** The largest number that a line can hold. */
const MOST_READ = 999_999_999;

/** A pasted or dropped text: cells are parted by tabs only where a spreadsheet made it. */
export const textOfRows = (text: string): string =>
  text.includes('\t') ? listOfTable(text, '\t') : text;

/** Which column holds the item, which how many (-1: none), and the row the items begin with. */
interface Columns {
  item: number;
  count: number;
  first: number;
}

/** The delimiter is told from the text where none is given. */
export function listOfTable(text: string, delimiter = ''): string {
  // Of two kinds of line ends papaparse would know one only, and join the other's lines.
  const rows = rowsOf(text.replace(/\r\n?/g, '\n'), delimiter);
  const { item, count, first } = columnsOf(rows);
  return rows
    .slice(first)
    .flatMap((row) => {
      const at = placeOfItem(row, { item, count, first });
      // In a row the other way round ("3", "cheddar") the number stands where the others have their words.
      return row[at] ? [withCount(row[at], row[at === count ? item : count] ?? '')] : [];
    })
    .join('\n');
}

/** The item's column; where that one has no words, the quantity's, and in a table without names any other: a line may be set in. */
function placeOfItem(row: readonly string[], { item, count, first }: Columns): number {
  const others = first > 0 ? [count] : row.keys();
  return [item, ...others].find((at) => WORDS.test(row[at] ?? '')) ?? item;
}

function rowsOf(text: string, delimiter: string): string[][] {
  const read = (
    from: string,
    parted: string,
    quoteChar = '"',
  ): { rows: string[][]; torn: boolean; parted: string } => {
    const { data, errors, meta } = Papa.parse<string[]>(from, {
      delimiter: parted,
      quoteChar,
      skipEmptyLines: 'greedy',
    });
    return {
      rows: data,
      torn: errors.some(({ type }) => type === 'Quotes'),
      parted: meta.delimiter,
    };
  };
  const whole = read(text, delimiter);
  // An inch is no quotation mark, and one that is never closed none either: 6" wraps would take the rows below into one cell.
  // Only its own row is read without them.
  const rows = !whole.torn
    ? whole.rows
    : text.split('\n').flatMap((line) => {
        const row = read(line, whole.parted);
        return row.torn ? read(line, whole.parted, '\u0000').rows : row.rows;
      });
  return rows.map((row) => row.map((cell) => cell.trim().replace(/\s+/g, ' ')));
}

/** By the names in the first row; without names the first column with words, and one that holds whole numbers only. */
function columnsOf(rows: readonly string[][]): Columns {
  const head = rows[0] ?? [];
  const item = head.findIndex((cell) => ITEM.test(cell));
  const count = head.findIndex((cell) => COUNT.test(cell));
  if (item >= 0 || count >= 0)
    return { item: item >= 0 ? item : count === 0 && head.length > 1 ? 1 : 0, count, first: 1 };
  const places = Array.from(
    { length: Math.max(0, ...rows.map(({ length }) => length)) },
    (_, at) => at,
  );
  const words = places.find((at) => rows.some((row) => WORDS.test(row[at] ?? ''))) ?? 0;
  const isCount = (at: number): boolean =>
    at !== words &&
    rows.some((row) => row[at]) &&
    rows.every(
      (row) =>
        !row[at] || WHOLE.test(row[at]) || (WORDS.test(row[at]) && WHOLE.test(row[words] ?? '')),
    );
  return { item: words, count: places.find(isCount) ?? -1, first: 0 };
}

function withCount(name: string, cell: string): string {
  const number = Number(WHOLE.exec(cell)?.[1]?.replaceAll(',', '') ?? cell);
  // "500g" or "2 packs" is said of the item, and read with it.
  if (Number.isNaN(number)) return /^\d/.test(cell) ? `${cell} ${name}` : name;
  const quantity = Math.min(MOST_READ, Math.max(0, Math.round(number)));
  if (quantity === 1 || cell === '') return name;
  // One that is too large, or none, is told by whoever reads the line.
  const { quantity: read, asked } = parseLine(`${quantity} x ${name}`);
  return (asked ?? read) === quantity ? `${quantity} x ${name}` : `${name} x${quantity}`;
}
