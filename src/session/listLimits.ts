// How much is taken in at once from outside: a text, a file, a link. What does not fit is told, never dropped in silence.
import { counted } from '../../engine';

const MOST_LINES = 200;
const MOST_LETTERS = 300;

export interface LimitedList {
  lines: string[];
  /** Lines behind the last one that fits. */ leftOut: number;
}

export const limitList = (lines: readonly string[]): LimitedList => ({
  lines: lines.slice(0, MOST_LINES).map((line) => line.slice(0, MOST_LETTERS)),
  leftOut: Math.max(0, lines.length - MOST_LINES),
});

/** Nothing where all of it fitted. */
export const leftOutWords = (leftOut: number): string =>
  leftOut > 0
    ? `At most ${MOST_LINES} items fit: the last ${leftOut === 1 ? 'item is' : `${counted(leftOut, 'item')} are`} left out.`
    : '';
