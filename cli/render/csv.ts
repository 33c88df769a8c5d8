import Papa from 'papaparse';

export type CsvRow = Record<string, string | number | null>;

/** What spreadsheets take for a formula; those of the Far East take the wide signs, too. */
const FORMULA = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/;
/** Control characters say nothing in a cell, and steer a terminal. */
const plain = (cell: string | number | null): string | number | null =>
  typeof cell === 'string' ? cell.replace(/(?![\n\t])\p{Cc}/gu, ' ') : cell;

/** Rows -> CSV text; cells that a spreadsheet would run as a formula are made plain text. */
export const toCsv = (rows: readonly CsvRow[], header = true): string =>
  `${Papa.unparse(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, plain(cell)])),
    ),
    { escapeFormulae: FORMULA, newline: '\n', header },
  )}\n`;
