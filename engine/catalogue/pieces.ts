import { headerIn, isBlank, readCsv } from './csv';

/** Rows of a price file between two headers. */
export interface Piece {
  /** Row of its header; the first one's is that of the file. */
  row: number;
  /** Whether its header puts name and price where the file's does, by which it was read. */
  alike: boolean;
  /** Of its products, lower case. */
  names: Set<string>;
}

/** The pieces of a price file in which headers stand again, as those of joined files do; one where none does. */
export function piecesOf(text: string): Piece[] {
  const table = readCsv(text);
  if (!table.ok) return [];
  const { name, price } = table.columns;
  let row = table.first;
  let piece: Piece = { row, alike: true, names: new Set() };
  const pieces = [piece];
  for (const record of table.records) {
    row++;
    if (!Array.isArray(record) || isBlank(record)) continue;
    const columns = headerIn(record);
    if (columns) {
      const alike = columns.name === name && columns.price === price;
      pieces.push((piece = { row, alike, names: new Set() }));
    } else piece.names.add((record[name!] ?? '').trim().toLowerCase());
  }
  return pieces;
}
