// Tables in a text (copied from a sheet, CSV, Markdown, columns of a phone note): their cells, and what each column holds.
import { COLUMN_WORDS, type Column } from '../lexicon/readerWords';
import { fold } from '../words/normalise';

/** A line whose cells are parted by tabs, each letter at its old place; what its columns hold, where a head says it. */
export interface CellLine {
  text: string;
  columns: readonly (Column | null)[] | null;
}

const DELIMITERS = ['\t', '|', ';', ','] as const;
/** Longer than any row of a table that somebody sends. */
const LONGEST_ROW = 2_000;

const columnOf = (cell: string): Column | null => {
  const words = fold(cell).split(/[^a-z£]+/);
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
/** A line that is the head of a table -> its delimiter and columns. */
function headIn(line: string): { delimiter: string; columns: (Column | null)[] } | null {
  if (line.length > LONGEST_ROW) return null;
  for (const delimiter of DELIMITERS) {
    if (!line.includes(delimiter)) continue;
    const cells = parted(line, delimiter).split('\t');
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

/** The lines of a text with their cells. Linear in its length. */
export function cellLines(lines: readonly string[]): CellLine[] {
  let head: ReturnType<typeof headIn> = null;
  return lines.map((line) => {
    const found = headIn(line);
    if (found) head = found;
    else if (head && !line.includes(head.delimiter) && line.trim()) head = null;
    return head
      ? { text: parted(line, head.delimiter), columns: found ? null : head.columns }
      : { text: withGaps(line), columns: null };
  });
}
