import { readingOf } from '../../src/session/quantity';
import { pickedQuantity, type Line } from '../../src/session/session';

/** How many a row asks for: as its choice says, else as the engine reads its text. */
export const quantityOf = (line: Pick<Line, 'text' | 'pick'>): number =>
  line.pick ? (pickedQuantity(line.text, line.pick) ?? 1) : readingOf(line).quantity;
