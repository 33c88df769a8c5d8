import { aislesOf, type Aisles } from '../knowledge/aisleClassifier';
import { kindOf, type Kind } from '../knowledge/everydayKinds';
import {
  COLOUR_WORDS,
  departmentOf,
  LACKED_IN_NAMES,
  STRENGTH_WORDS,
  type Department,
} from '../lexicon/words';
import { trigramSignature, type TrigramSignature } from '../words/trigramSignature';
import { impliedIn, rewrite } from '../knowledge/gazetteer';
import { attributesOf } from '../knowledge/attributePhrases';
import { sizeOf } from '../size';
import type { Product, Size } from '../types';
import { vectorOf } from '../knowledge/wordVectors';
import { wordId, wordIds, wordOf } from '../words/wordInterner';
import { makerOf, type Maker } from './maker';
import { nameIdsOf, printedIn, wordsIn, type NameIds } from './nameWords';
import { distinct } from '../words/distinct';
import { wordFlagsOf, PAIRED, PRAISES, SIZES, STOPS } from '../words/wordFlags';

/** What a name says. What only a candidate that is judged needs is read when it is first asked for. */
export interface ParsedName {
  readonly maker: Maker;
  readonly ids: NameIds;
  /** The letters of what it tells in threes, as bits: how alike two spellings are ("flamegrilled", "flame grilled"). */
  readonly letters: TrigramSignature;
  readonly size: Size;
  readonly attributes: Record<string, readonly string[]>;
  /** Names of the attribute groups it states. */
  readonly groups: readonly string[];
  /** The aisles its name and its department point at. */
  readonly aisles: Aisles;
  readonly department: Department;
  /** Where it lies among all things (wordVectors.ts). */
  readonly vector: Float64Array;
  /** The everyday kind it is, if any. */
  readonly kind: Kind | null;
  /** Its telling words in one order: two products with the same core are the same plain thing. */
  readonly core: string;
}

const BREAK =
  /,|\(|\s-\s|\bwith\b|\bin\b|\bfor\b(?! freshness)|\bby\b|;|(?<!\d)\+|\bserved\b|\bfilled\b|\btopped\b|(?<!\b(?:ready|alternative) )\bto\b/i;
const AND = wordId('and');
const NO = wordId('no');
const STRENGTH = new Set(wordIds([...STRENGTH_WORDS]));
const COLOURS = new Set(wordIds([...COLOUR_WORDS]));
const LACKED = new Set(wordIds([...LACKED_IN_NAMES]));

const memo = new WeakMap<Product, ParsedName>();

/** Takes what a product's name says as it was read before. */
export const rememberName = (product: Product, parsed: ParsedName): void =>
  void memo.set(product, parsed);

/** What a product's name, columns and category say. */
export function parseName(product: Product): ParsedName {
  let parsed = memo.get(product);
  if (!parsed) memo.set(product, (parsed = readName(product)));
  return parsed;
}

class LazyParsedName implements ParsedName {
  readonly letters: TrigramSignature;
  private sizeRead: Size | undefined;
  private attributesRead: ParsedName['attributes'] | undefined;
  private groupsRead: readonly string[] | undefined;
  private aislesRead: Aisles | undefined;
  private departmentRead: Department | undefined;
  private vectorRead: Float64Array | undefined;
  private kindRead: Kind | null | undefined;
  private coreRead: string | undefined;

  /** `told`: the words that can state an attribute. */
  constructor(
    private readonly product: Product,
    readonly maker: Maker,
    readonly ids: NameIds,
    private readonly told: readonly number[],
  ) {
    this.letters = lettersOf(ids);
  }

  get size(): Size {
    return (this.sizeRead ??= this.product.pricePer ? { kind: 'none' } : sizeOf(this.product));
  }

  get attributes(): ParsedName['attributes'] {
    return (this.attributesRead ??= attributesOf(this.told));
  }

  get groups(): readonly string[] {
    return (this.groupsRead ??= Object.keys(this.attributes));
  }

  get aisles(): Aisles {
    const { ids, size, department } = this;
    return (this.aislesRead ??= aislesOf(
      ids.name,
      ids.head,
      department,
      size.kind !== 'none' && size.count > 1,
    ));
  }

  get department(): Department {
    return (this.departmentRead ??= departmentOf(this.product.category));
  }

  get vector(): Float64Array {
    return (this.vectorRead ??= vectorIn(this));
  }

  get kind(): Kind | null {
    return this.kindRead === undefined
      ? (this.kindRead = kindOf([...this.ids.main, ...this.ids.tail].map(wordOf)))
      : this.kindRead;
  }

  get core(): string {
    return (this.coreRead ??= coreOf(this.ids));
  }
}

/** What is worked out of the words of a name, the same way wherever these come from. */
export const lettersOf = ({ name }: NameIds): TrigramSignature =>
  trigramSignature(name.map(wordOf).join(''));
export const coreOf = ({ mainCore }: NameIds): string => distinct(mainCore).sort().join(' ');
export const vectorIn = ({
  ids,
  aisles,
  department,
}: Pick<ParsedName, 'ids' | 'aisles' | 'department'>): Float64Array =>
  vectorOf(ids.name.slice(ids.makers), ids.head, aisles, department);

export const brandIdsOf = (maker: Maker): readonly number[] =>
  maker.kind === 'brand' ? maker.brand.split(' ').map(wordId) : [];

/** The words that only say who makes a thing, praise in pairs, or what is lacking: neither main part nor rest. */
function passedOver(all: readonly number[], made: readonly boolean[]): boolean[] {
  const skip = [...made];
  for (let at = 0; at + 2 < all.length; at++) {
    if (all[at + 1] === AND && wordFlagsOf(all[at]!) & PAIRED && wordFlagsOf(all[at + 2]!) & PAIRED)
      skip[at] = skip[at + 2] = true;
  }
  // "No Pork Sausages" are of no pork: the attributes say so, the words do not.
  for (let at = all.indexOf(NO); at >= 0 && at + 1 < all.length; at = all.indexOf(NO, at + 1))
    if (LACKED.has(all[at + 1]!)) skip[at] = skip[at + 1] = true;
  // "37.5% Vol" tells no gin from another.
  for (let at = 1; at < all.length; at++) {
    if (!STRENGTH.has(all[at]!)) continue;
    skip[at] = true;
    if (wordOf(all[at - 1]!).endsWith('%')) skip[at - 1] = true;
  }
  return skip;
}

/** The words before a comma, "with", "in" and the like, and those behind, as products print them. */
function partsOf(
  name: string,
  all: readonly number[],
  skip: readonly boolean[],
): { main: number[]; tail: number[] } {
  const breakAt = BREAK.exec(name.slice(AFTER));
  const mainLength = breakAt ? printedIn(name.slice(0, AFTER + breakAt.index)).length : all.length;
  const tells = (at: number): boolean => !skip[at] && !(wordFlagsOf(all[at]!) & (STOPS | SIZES));
  const main = all.filter((_, at) => at < mainLength && tells(at));
  const tail = all.filter((_, at) => at >= mainLength && tells(at));
  return main.length
    ? { main: rewrite(main), tail: rewrite(tail) }
    : { main: rewrite(tail), tail: [] };
}
/** A name does not break in its first letters. */
const AFTER = 3;

function readName(product: Product): ParsedName {
  const name = product.name.includes('...') ? product.name.replace(/\.{3}\s*$/, '') : product.name;
  const all = wordsIn(name);
  const { maker, passed } = makerOf(product, name, all);
  const { main, tail } = partsOf(name, all, passedOver(all, passed));
  const brand = brandIdsOf(maker);
  // A Red Bull is not red.
  const told = brand.length
    ? all.filter((word) => !(COLOURS.has(word) && brand.includes(word)))
    : all;
  const spare = impliedIn([...brand, ...main, ...tail]);
  const without = (words: readonly number[]): readonly number[] =>
    spare.size ? words.filter((word) => !spare.has(word)) : words;
  const mainWords = without(main);
  const tailWords = without(tail);
  const ids = nameIdsOf({
    brand,
    main: mainWords,
    tail: tailWords,
    all: distinct(all, main, tail, [...impliedIn(brand)]),
    pairs: pairsIn(all, distinct(brand, mainWords, tailWords)),
  });
  return new LazyParsedName(product, maker, ids, without(told));
}

/** Telling words of a name that "and" joins. */
function pairsIn(all: readonly number[], name: readonly number[]): number[] {
  const pairs: number[] = [];
  const tells = (id: number): boolean => !(wordFlagsOf(id) & PRAISES) && name.includes(id);
  for (let at = 1; at + 1 < all.length; at++)
    if (all[at] === AND && tells(all[at - 1]!) && tells(all[at + 1]!))
      pairs.push(all[at - 1]!, all[at + 1]!);
  return pairs;
}

/** A product that comes into question, with what its name says. */
export interface Candidate {
  product: Product;
  parsed: ParsedName;
}
