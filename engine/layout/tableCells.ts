// Tables in a text (copied from a sheet, CSV, Markdown, columns of a phone note): their cells, and what each column holds.
import { COLUMN_WORDS, type Column } from '../lexicon/readerWords';
import { fold } from '../words/normalise';

/** A line whose cells are parted by tabs, each letter at its old place; what its columns hold, where a head says it. */
export interface CellLine {
  text: string;
  columns: readonly (Column | null)[] | null;
  /** Whether it heads a table. */
  isHead: boolean;
}

const DELIMITERS = ['\t', '|', ';', ','] as const;
/** Longer than any row of a table that somebody sends. */
const LONGEST_ROW = 2_000;

const wordsOf = (cell: string): string[] =>
  fold(cell)
    .split(/[^a-z£]+/)
    .filter(Boolean);
const columnOf = (cell: string): Column | null => {
  const words = wordsOf(cell);
  return COLUMN_WORDS.find(([, known]) => words.some((word) => known.has(word)))?.[0] ?? null;
};

/** Delimiters as tabs; in CSV those inside of quotes stay, and the quotes go. */
function parted(line: string, delimiter: string): string {
  if (delimiter !== ',') return line.replaceAll(delimiter, '\t');
  let inside = false;
  return line.replace(/[",]/g, (letter) => {
    if (letter === '"') inside = !inside;
    return letter === '"' ? ' ' : inside ? letter : '\t';
  });
}

const LEAST_KNOWN = 2;
/** Words of what heads a column: "Est. price (each)"; more are a sentence with commas in it. */
const LONGEST_CELL = 3;
/** A line that is the head of a table -> its delimiter and columns. */
function headIn(line: string): { delimiter: string; columns: (Column | null)[] } | null {
  if (line.length > LONGEST_ROW) return null;
  for (const delimiter of DELIMITERS) {
    if (!line.includes(delimiter)) continue;
    const cells = parted(line, delimiter).split('\t');
    if (cells.some((cell) => wordsOf(cell).length > LONGEST_CELL)) continue;
    const columns = cells.map(columnOf);
    const known = columns.filter((column) => column !== null).length;
    const full = cells.filter((cell) => cell.trim()).length;
    if (known >= LEAST_KNOWN && 2 * known >= full && columns.includes('item'))
      return { delimiter, columns };
  }
  return null;
}

/** Blanks that part the columns of a list. */
export const COLUMN_BLANKS = 3;
const GAP = new RegExp(`(?<=\\S) {${COLUMN_BLANKS},}(?=\\S)`, 'g');
/** "milk            sausages": what a wide gap parts are cells too. */
const withGaps = (line: string): string =>
  line.length > LONGEST_ROW ? line : line.replace(GAP, (gap) => gap.replace(' ', '\t'));

/** "2", "1 jar", "200 g", "£1.50": how much, and nothing that is bought. */
const AMOUNT = /^(?:x ?)?\d[\d.,/x]{0,8}(?: ?[a-z]{1,5}(?: [a-z]{1,9}){0,2})?$/i;
const PRICE = /^£/;
const LEAST_ROWS = 3;
const MOST = 0.8;
/** The columns of rows that no head stands above: as many cells in each, one column of nothing but amounts; null where a text is no such table. */
function columnsWithoutHead(lines: readonly string[]): (Column | null)[] | null {
  const full = lines.filter((line) => line.trim());
  const rows = full
    .filter((line) => line.includes('\t') && line.length <= LONGEST_ROW)
    .map((line) => line.split('\t'));
  const width = rows[0]?.length ?? 0;
  const even = rows.filter(({ length }) => length === width);
  if (even.length < LEAST_ROWS || even.length < MOST * full.length) return null;
  const isMost = (column: number, is: RegExp): boolean =>
    even.filter((cells) => is.test(cells[column]!.trim())).length >= MOST * even.length;
  const columns = rows[0]!.map((_, column): Column =>
    isMost(column, PRICE) ? 'price' : isMost(column, AMOUNT) ? 'count' : 'item',
  );
  return columns.includes('count') && columns.includes('item') ? columns : null;
}

/** The lines of a text with their cells. Linear in its length. */
export function cellLines(lines: readonly string[]): CellLine[] {
  let head: ReturnType<typeof headIn> = null;
  const plain = lines.some(headIn) ? null : columnsWithoutHead(lines);
  return lines.map((line) => {
    const found = headIn(line);
    if (found) head = found;
    else if (head && !line.includes(head.delimiter) && line.trim()) head = null;
    const isHead = found !== null;
    if (head)
      return { text: parted(line, head.delimiter), columns: isHead ? null : head.columns, isHead };
    return plain && line.includes('\t')
      ? { text: line, columns: plain, isHead }
      : { text: withGaps(line), columns: null, isHead };
  });
}
