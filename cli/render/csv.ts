import Papa from 'papaparse';

/** Rows -> CSV text; cells that a spreadsheet would run as a formula are made plain text. */
export const toCsv = (rows: readonly Record<string, string | number | null>[]): string => `${Papa.unparse(rows as Record<string, string | number | null>[], { escapeFormulae: true, newline: '\n' })}\n`;
