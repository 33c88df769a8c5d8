// A line that is too long to be read at once.
import { LONGEST_LINE } from './seenText';

/** A line in pieces of no more letters, each up to its last comma, else its last blank: nobody writes longer ones, but none of a list is lost. */
export function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (line.length - from > LONGEST_LINE) {
    const piece = line.slice(from, from + LONGEST_LINE);
    const end = piece.lastIndexOf(',') + 1 || piece.lastIndexOf(' ') + 1 || LONGEST_LINE;
    pieces.push(piece.slice(0, end));
    from += end;
  }
  return [...pieces, line.slice(from)];
}
