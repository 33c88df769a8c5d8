// What a text as a whole is like, as far as the tagger of words is told of it.
import type { SeenLine } from '../tagger/lineSketch';
import { isRecipeLike, type LineContext } from '../tagger/wordFeatures';
import { saysKindsBehind } from './kindsBehind';

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
