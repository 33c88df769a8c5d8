import { aislesOf, type Aisles } from '../knowledge/aisleClassifier';
import { kindOf } from '../knowledge/everydayKinds';
import type { Kind } from '../lexicon/kinds';
import { departmentOf, type Department } from '../lexicon/words';
import { trigramSignature, type TrigramSignature } from '../words/trigramSignature';
import { attributesOf, brandAt, impliedIn, OWN_LABELS, rewrite } from '../knowledge/gazetteer';
import { sizeOf } from '../size';
import { storeOf, type Tier } from '../stores';
import type { Product, Size } from '../types';
import { classAt, TYPE, typeOf, UNKNOWN } from '../knowledge/wordClasses';
import { costsOf, thingIdOf } from '../knowledge/wordCosts';
import { vectorOf } from '../knowledge/wordVectors';
import { wordId, wordIds, wordOf } from '../words/wordInterner';
import { headOf, printedIn, thingOf, wordsIn, type NameIds } from './nameWords';
import { wordFlagsOf, NO_MAKER, PAIRED, PRAISES, SIZES, STOPS } from '../words/wordFlags';

/** Who makes it: a store's own label of a tier, a national brand, or not known from the name. */
export type Maker =
  { kind: 'own'; tier: Tier } | { kind: 'brand'; brand: string } | { kind: 'unknown' };

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
  /** What each word of `ids.name` costs among such things (wordCosts.ts). */
  readonly costs: readonly number[];
  /** The everyday kind it is, if any. */
  readonly kind: Kind | null;
  /** Its telling words in one order: two products with the same core are the same plain thing. */
  readonly core: string;
}

const BREAK =
  /,|\(|\s-\s|\bwith\b|\bin\b|\bfor\b(?! freshness)|\bby\b|;|(?<!\d)\+|\bserved\b|\bfilled\b|\btopped\b|(?<!\b(?:ready|alternative) )\bto\b/i;
const THE = wordId('the');
const AND = wordId('and');
const STRENGTH = new Set(wordIds(['vol', 'abv']));
const NO = wordId('no');
const COLOURS = new Set(
  wordIds([
    'red',
    'white',
    'rose',
    'green',
    'yellow',
    'golden',
    'black',
    'brown',
    'pink',
    'purple',
  ]),
);
const LACKED = new Set(
  wordIds(['pork', 'beef', 'chicken', 'duck', 'bacon', 'lamb', 'fish', 'tuna', 'bit']),
);

const memo = new WeakMap<Product, ParsedName>();

/** What a product's name, columns and category say. */
export function parseName(product: Product): ParsedName {
  let facts = memo.get(product);
  if (!facts) memo.set(product, (facts = readName(product)));
  return facts;
}

class LazyParsedName implements ParsedName {
  readonly letters: TrigramSignature;
  private sizeRead: Size | undefined;
  private attributesRead: ParsedName['attributes'] | undefined;
  private groupsRead: readonly string[] | undefined;
  private aislesRead: Aisles | undefined;
  private departmentRead: Department | undefined;
  private vectorRead: Float64Array | undefined;
  private costsRead: readonly number[] | undefined;
  private kindRead: Kind | null | undefined;
  private coreRead: string | undefined;

  /** `told`: the words that can state an attribute. */
  constructor(
    private readonly product: Product,
    readonly maker: Maker,
    readonly ids: NameIds,
    private readonly told: readonly number[],
  ) {
    this.letters = trigramSignature(ids.name.map(wordOf).join(''));
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
    const { ids, aisles, department } = this;
    return (this.vectorRead ??= vectorOf(ids.name.slice(ids.makers), ids.head, aisles, department));
  }

  get costs(): readonly number[] {
    return (this.costsRead ??= costsOf(this.ids.name, this.ids.makers, thingIdOf(this.ids)));
  }

  get kind(): Kind | null {
    return this.kindRead === undefined
      ? (this.kindRead = kindOf([...this.ids.main, ...this.ids.tail].map(wordOf)))
      : this.kindRead;
  }

  get core(): string {
    return (this.coreRead ??= [...new Set(this.ids.mainCore)].sort().join(' '));
  }
}

const brandWordsOf = (maker: Maker): readonly string[] =>
  maker.kind === 'brand' ? maker.brand.split(' ') : [];

function readName(product: Product): ParsedName {
  const name = product.name.includes('...') ? product.name.replace(/\.{3}\s*$/, '') : product.name;
  const all = wordsIn(name);
  const skip: boolean[] = all.map(() => false);
  const pass = (from: number, length: number): void => {
    skip.fill(true, from, from + length);
  };
  const maker = makerOf(product, name, all, pass);
  for (let at = 0; at + 2 < all.length; at++) {
    if (all[at + 1] === AND && wordFlagsOf(all[at]!) & PAIRED && wordFlagsOf(all[at + 2]!) & PAIRED)
      skip[at] = skip[at + 2] = true;
  }
  // "No Pork Sausages" are of no pork: the attributes say so, the words do not.
  for (let at = all.indexOf(NO); at >= 0 && at + 1 < all.length; at = all.indexOf(NO, at + 1))
    if (LACKED.has(all[at + 1]!)) pass(at, 2);
  // "37.5% Vol" tells no gin from another.
  for (let at = 1; at < all.length; at++)
    if (STRENGTH.has(all[at]!))
      pass(
        wordOf(all[at - 1]!).endsWith('%') ? at - 1 : at,
        wordOf(all[at - 1]!).endsWith('%') ? 2 : 1,
      );
  const breakAt = BREAK.exec(name.slice(3));
  const mainLength = breakAt ? printedIn(name.slice(0, 3 + breakAt.index)).length : all.length;
  const main: number[] = [];
  const tail: number[] = [];
  for (let at = 0; at < all.length; at++)
    if (!skip[at] && !(wordFlagsOf(all[at]!) & (STOPS | SIZES)))
      (at < mainLength ? main : tail).push(all[at]!);
  const mainPrinted = rewrite(main.length ? main : tail.splice(0));
  const tailPrinted = rewrite(tail);
  const brand = wordIds(brandWordsOf(maker));
  // A Red Bull is not red.
  const told = all.filter((word) => !(COLOURS.has(word) && brand.includes(word)));
  const spare = impliedIn([...brand, ...mainPrinted, ...tailPrinted]);
  const without = (words: number[]): number[] =>
    spare.size ? words.filter((word) => !spare.has(word)) : words;
  const mainWords = without(mainPrinted);
  const tailWords = without(tailPrinted);
  const nameWords = [...new Set([...brand, ...mainWords, ...tailWords])];
  return new LazyParsedName(
    product,
    maker,
    {
      main: mainWords,
      mainCore: mainWords.filter((word) => !(wordFlagsOf(word) & PRAISES)),
      tail: tailWords,
      name: nameWords,
      makers: new Set(brand).size,
      all: [...new Set([...all, ...mainPrinted, ...tailPrinted, ...impliedIn(brand)])],
      head: headOf(mainWords),
      thing: thingOf(mainWords),
      pairs: pairsIn(all, nameWords),
    },
    without(told),
  );
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

/** Who makes a product; the words that only say so are passed over. */
function makerOf(
  product: Product,
  name: string,
  all: readonly number[],
  pass: (from: number, length: number) => void,
): Maker {
  const store = storeOf(product.store);
  const tier = ownTier(product, all, pass);
  if (tier) return { kind: 'own', tier };
  const capitals = store?.capitalBrands
    ? /^(?:[A-Z0-9][A-Z0-9'’&.,!…-]*(?:\s+|$))+(?=[A-Z]?[a-z(0-9]|$)/.exec(name)
    : null;
  const named = brandAt(all, 0);
  const found = named ?? (all[0] === THE ? brandAt(all, 1) : null);
  const start = found ? (named ? 0 : 1) : all.length && wordFlagsOf(all[0]!) & STOPS ? 1 : 0;
  if (capitals) pass(0, printedIn(capitals[0]).length);
  if (found) {
    if (!found.value.line) pass(start, found.length);
    const words = wordIds(found.value.brand.split(' '));
    if (store?.capitalBrands)
      all.forEach((word, at) => {
        if (words.includes(word)) pass(at, 1);
      });
    return { kind: 'brand', brand: found.value.brand };
  }
  if (product.brand) return { kind: 'brand', brand: wordsIn(product.brand).map(wordOf).join(' ') };
  if (capitals) return { kind: 'own', tier: 'standard' };
  const length = makerLength(all, start);
  if (length === 0) return { kind: 'unknown' };
  pass(start, length);
  return {
    kind: 'brand',
    brand: all
      .slice(start, start + length)
      .map(wordOf)
      .join(' '),
  };
}

function ownTier(
  { store }: Product,
  all: readonly number[],
  pass: (from: number, length: number) => void,
): Tier | null {
  const own = OWN_LABELS.get(store);
  let tier: Tier | null = null;
  for (let at = 0; own && at < all.length; at++) {
    const found = own.at(all, at);
    if (!found || (found.value === 'premium' && found.length === 1 && at > 1)) continue;
    if (found.value !== 'standard' || tier === null)
      tier = tier && tier !== 'standard' ? tier : found.value;
    pass(at, found.length);
    at += found.length - 1;
  }
  return tier;
}

/** How many words from `start` on name a maker that no list knows: "Cali" of "Cali Red Wine"; 0 when they are all there is. */
function makerLength(text: readonly number[], start: number): number {
  let length = 0;
  while (length < MAKER_WORDS && start + length < text.length && isMaker(text[start + length]!))
    length++;
  for (let at = start + length; at < text.length; at++)
    if (!(wordFlagsOf(text[at]!) & (SIZES | STOPS))) return length;
  return 0;
}
const MAKER_WORDS = 3;
function isMaker(word: number): boolean {
  const wordClass = classAt(word);
  return (
    typeOf(wordClass) === TYPE.B ||
    (wordClass === UNKNOWN && !(wordFlagsOf(word) & (NO_MAKER | STOPS | PRAISES | SIZES)))
  );
}

/** A product that comes into question, with what its name says. */
export interface Candidate {
  product: Product;
  facts: ParsedName;
}
