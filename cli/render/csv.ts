import Papa from 'papaparse';

export type CsvRow = Record<string, string | number | null>;

/** Rows -> CSV text; cells that a spreadsheet would run as a formula are made plain text. */
export const toCsv = (rows: readonly CsvRow[]): string =>
  `${Papa.unparse(rows as CsvRow[], { escapeFormulae: true, newline: '\n' })}\n`;
