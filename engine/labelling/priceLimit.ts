// What a line says that a thing may cost at most ("wine under £6").
import { POUNDS, PRICE_LIMIT } from '../lexicon/refusals';

/** Letters of a line that is held against patterns, longer than any of a list: of a run of blanks each letter is tried anew. */
export const LONGEST_MATCHED = 300;

/** In pounds; null for a line that says none. */
export function priceLimitIn(line: string): number | null {
  if (line.length > LONGEST_MATCHED) return null;
  const found = PRICE_LIMIT.exec(line);
  const said = found?.[1] ?? found?.[2];
  if (!said) return null;
  const figures = Number(/\d+(?:\.\d+)?/.exec(said)?.[0]);
  if (Number.isNaN(figures)) return POUNDS[said.split(' ').at(-1)!.toLowerCase()]!;
  return /^\d+p$/i.test(said) ? figures / 100 : figures;
}

/** A line without it. */
export const withoutPriceLimit = (line: string): string =>
  line.replace(PRICE_LIMIT, ' ').replace(/\s+/g, ' ').trim();
