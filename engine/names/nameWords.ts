// The words of a name or a line by their numbers, and which of them says what the thing is.
import { addDistinct } from '../words/distinct';
import { HOLDS, wordFlagsOf, PRAISES } from '../words/wordFlags';
import { fold, stem } from '../words/normalise';
import { NO_WORD, wordId } from '../words/wordInterner';

/** Words of a name by their numbers (wordIds.ts), stemmed and in the order of the name. */
export interface NameIds {
  /** Words of the main part (before a comma, "with", "in" ...), without brand, size, stop words. */
  main: readonly number[];
  /** Those of them that tell: without praise and packaging. */
  mainCore: readonly number[];
  /** Words of the rest. */
  tail: readonly number[];
  /** What the name tells, once each: brand, main words, rest; no own label, size or stop word. */
  name: readonly number[];
  /** How many of the first words of `name` only say who makes it: the spoon of Silver Spoon is no spoon. */
  makers: number;
  /** All words, brand included, once each. */
  all: readonly number[];
  /** Words joined by "and", two by two: strawberries and blueberries. */
  pairs: readonly number[];
  /** Last word of the main part that is no container or praise: what the thing is. */
  head: number;
}

/** Words of a text with decimals, percentages and "4+" whole; sizes as printed. */
const WORD = /\d+(?:\.\d+)?[a-z]*[%+]?|[a-z][a-z0-9]*/g;
export const printedIn = (text: string): string[] => fold(text).match(WORD) ?? [];
/** Word as printed -> number of its stem: names repeat theirs. */
const known = new Map<string, number>();
function numberOf(printed: string): number {
  let id = known.get(printed);
  if (id === undefined) known.set(printed, (id = wordId(stem(printed))));
  return id;
}
/** The stemmed words of a text by their numbers. */
export const wordsIn = (text: string): number[] => printedIn(text).map(numberOf);

/** The words of a name in their order: who makes it (`brand`), its main part and the rest, and all of it. */
export const nameIdsOf = (parts: Parts): NameIds => new Words(parts);

type Parts = { brand: readonly number[] } & Pick<NameIds, 'main' | 'tail' | 'all' | 'pairs'>;

/** Made for every name that is looked at: what few of them are asked for waits. */
class Words implements NameIds {
  readonly main: readonly number[];
  readonly tail: readonly number[];
  readonly name: readonly number[];
  readonly makers: number;
  readonly all: readonly number[];
  readonly pairs: readonly number[];
  readonly head: number;

  constructor({ brand, main, tail, all, pairs }: Parts) {
    const name: number[] = [];
    addDistinct(name, brand);
    this.makers = name.length;
    addDistinct(name, main);
    addDistinct(name, tail);
    this.name = name;
    this.main = main;
    this.tail = tail;
    this.all = all;
    this.pairs = pairs;
    this.head = headOf(main);
  }

  get mainCore(): readonly number[] {
    return this.main.filter((word) => !(wordFlagsOf(word) & PRAISES));
  }
}

/** The last word that is not a container, a shape or praise; the last word when all are. */
export function headOf(main: readonly number[]): number {
  for (let at = main.length - 1; at >= 0; at--)
    if (!(wordFlagsOf(main[at]!) & (HOLDS | PRAISES))) return main[at]!;
  return main[main.length - 1] ?? NO_WORD;
}
