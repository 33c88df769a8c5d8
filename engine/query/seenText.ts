// A whole text -> its lines as the taggers see them.
import { cellLines, type CellLine } from './tableCells';
import { stampLength } from './chatStamp';
import { saysKindsBehind } from './kindsBehind';
import type { SeenLine } from './lineSketch';
import { tokenise } from './tokens';
import { isRecipeLike, type LineContext } from './wordFeatures';
import { known, type Forms } from './wordKnowledge';

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

/** Shares of a text's lines from which on it holds something of a recipe, and is one. */
const SOME = 0.12;
const MOST = 0.35;
/** Whether a text, told from its lines, is a recipe: the same for all its lines. */
function recipeShare(lines: readonly SeenLine[]): number {
  const full = lines.filter(({ tokens }) => tokens.length > 0);
  return full.filter(({ tokens }) => isRecipeLike(tokens)).length / Math.max(1, full.length);
}

/** What a text as a whole is like. */
export interface TextKind {
  /** The share of its lines that look like a recipe's. */
  recipe: number;
  /** The share of its lines that hold a comma. */
  commas: number;
  /** Whether commas part things from their kinds in it. */
  areKinds: boolean;
}
export function textKind(lines: readonly SeenLine[]): TextKind {
  const full = lines.filter(({ tokens }) => tokens.length > 0);
  const commas = full.filter(({ tokens }) => tokens.some(({ word }) => word === ',')).length;
  return {
    recipe: recipeShare(lines),
    commas: full.length < FEW_LINES ? 1 : commas / full.length,
    areKinds: full.length >= FEW_LINES && saysKindsBehind(full.map(({ tokens }) => tokens)),
  };
}
const FEW_LINES = 4;

/** What the tagger of words is told of a line beside its words. */
export const contextOf = (
  line: SeenLine,
  { recipe: share, commas }: Pick<TextKind, 'recipe' | 'commas'>,
  as: LineContext['line'],
): LineContext => ({
  line: as,
  recipe: isRecipeLike(line.tokens) || share >= MOST ? 2 : share >= SOME ? 1 : 0,
  commas: commas >= MOST ? 2 : commas >= SOME ? 1 : 0,
  columns: line.columns,
});
