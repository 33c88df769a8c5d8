// A whole text -> its lines as the taggers see them.
import { cellLines, type CellLine } from './tableCells';
import { stampLength } from './chatStamp';
import type { SeenLine } from '../tagger/lineSketch';
import { tokenise } from '../tagger/tokens';
import { known, type Forms } from '../tagger/wordKnowledge';

/** Letters of one line that are read at once. */
export const LONGEST_LINE = 20_000;

/** The lines of a text, whatever ends them. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** What a messenger writes behind a message or in its place, in the same length: "<Media omitted>", "<This message was edited>". */
const withoutNotice = (line: string): string => {
  const opens = line.endsWith('>') ? line.lastIndexOf('<') : -1;
  return opens < 0 ? line : line.slice(0, opens);
};

/** One line: its tokens, without the stamp of a chat. */
function seenCells({ text, columns, isHead }: CellLine, forms: Forms): SeenLine {
  const tokens = known(tokenise(withoutNotice(text.slice(0, LONGEST_LINE))), forms);
  const stamp = stampLength(tokens);
  return { tokens: tokens.slice(stamp), chat: stamp > 0, listed: false, part: 0, columns, isHead };
}

/** The lines of a text: their tokens. */
export function seenLines(lines: readonly string[]): SeenLine[] {
  const forms: Forms = new Map();
  return cellLines(lines).map((line) => seenCells(line, forms));
}

/** A text of one line. */
export const seenLine = (line: string): SeenLine => seenLines([line])[0]!;
