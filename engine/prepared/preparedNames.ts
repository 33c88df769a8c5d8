// What names say, out of the columns of a prepared price file.
import { aislesWith, type Aisles } from '../knowledge/aisleClassifier';
import { kindAt, type Kind } from '../knowledge/everydayKinds';
import { departmentOf, type Department } from '../lexicon/words';
import { nameIdsOf, type NameIds } from '../names/nameWords';
import {
  brandIdsOf,
  coreOf,
  lettersOf,
  parseName,
  rememberName,
  vectorIn,
  type ParsedName,
} from '../names/parsedName';
import type { Product, StoreCatalogue } from '../types';
import { lazy } from '../words/lazy';
import type { TrigramSignature } from '../words/trigramSignature';
import type { Columns } from './columns';
import { IN_NAME, parted, type Joined, type PreparedText } from './preparedStore';

/** Tables and columns of a store, with where each product's part of them begins. */
interface Shelf {
  columns: Columns;
  makers: Values<ParsedName['maker']>;
  /** The words of its brand. */
  brands: Values<readonly number[]>;
  sizes: Values<ParsedName['size']>;
  attributes: Values<ParsedName['attributes']>;
  /** By place in the dictionary: the number of the word (wordInterner.ts). */
  numbers: () => readonly number[];
  departments: () => readonly Department[];
  starts: () => Record<'words' | 'mains' | 'tails' | 'pairs' | 'aisles', Uint32Array>;
}

// Memos beside each store: what stands in them can be read from its names, too.
const shelves = new WeakMap<StoreCatalogue, Shelf>();

/** `numbers`: the dictionary by the numbers of its words. */
export function rememberNames(
  shelf: StoreCatalogue,
  text: PreparedText,
  columns: Columns,
  numbers: () => readonly number[],
): void {
  const makers = valuesOf<ParsedName['maker']>(text.makers);
  shelves.set(shelf, {
    columns,
    makers,
    brands: keptByPlace((place) => brandIdsOf(makers(place))),
    sizes: valuesOf(text.sizes),
    attributes: valuesOf(text.attributes),
    numbers,
    departments: lazy(() => text.categories.map(departmentOf)),
    starts: lazy(() => ({
      words: startsOf(columns.words),
      mains: startsOf(columns.mains),
      tails: startsOf(columns.tails),
      pairs: startsOf(columns.pairs),
      aisles: startsOf(columns.aisles),
    })),
  });
}

/** The value of each line, read when it is asked for. */
type Values<Value> = (place: number) => Value;
function valuesOf<Value>(joined: Joined): Values<Value> {
  const texts = lazy(() => parted(joined));
  return keptByPlace((place) => JSON.parse(texts()[place]!) as Value);
}

function keptByPlace<Value>(read: Values<Value>): Values<Value> {
  const values: (Value | undefined)[] = [];
  return (place) => (values[place] ??= read(place));
}

/** Where each of some parts begins, by how long they are. */
function startsOf(lengths: Uint8Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let at = 0; at < lengths.length; at++) starts[at + 1] = starts[at]! + lengths[at]!;
  return starts;
}

/** What the names of a store say: out of its prepared file where it has one, else read. */
export function nameReaderOf(store: StoreCatalogue): (product: Product) => ParsedName {
  const shelf = shelves.get(store);
  if (!shelf) return parseName;
  return (product) => {
    const parsed = new PreparedName(shelf, product.id);
    rememberName(product, parsed);
    return parsed;
  };
}

class PreparedName implements ParsedName {
  readonly ids: NameIds;
  readonly maker: ParsedName['maker'];
  private lettersRead: TrigramSignature | undefined;
  private aislesRead: Aisles | undefined;
  private vectorRead: Float64Array | undefined;
  private coreRead: string | undefined;
  private groupsRead: readonly string[] | undefined;

  constructor(
    private readonly shelf: Shelf,
    private readonly id: number,
  ) {
    this.maker = shelf.makers(shelf.columns.maker[id]!);
    this.ids = idsOf(shelf, id);
  }

  get letters(): TrigramSignature {
    return (this.lettersRead ??= lettersOf(this.ids));
  }

  get size(): ParsedName['size'] {
    return this.shelf.sizes(this.shelf.columns.size[this.id]!);
  }

  get attributes(): ParsedName['attributes'] {
    return this.shelf.attributes(this.shelf.columns.attributes[this.id]!);
  }

  get groups(): readonly string[] {
    return (this.groupsRead ??= Object.keys(this.attributes));
  }

  get aisles(): Aisles {
    return (this.aislesRead ??= aislesIn(this.shelf, this.id));
  }

  get department(): Department {
    return this.shelf.departments()[this.shelf.columns.category[this.id]!]!;
  }

  get vector(): Float64Array {
    return (this.vectorRead ??= vectorIn(this));
  }

  get kind(): Kind | null {
    return kindAt(this.shelf.columns.kind[this.id]! - 1);
  }

  get core(): string {
    return (this.coreRead ??= coreOf(this.ids));
  }
}

function idsOf(shelf: Shelf, id: number): NameIds {
  const { word, use, main, tail, pair } = shelf.columns;
  const { words, mains, tails, pairs } = shelf.starts();
  const numbers = shelf.numbers();
  const start = words[id]!;
  const all: number[] = [];
  for (let at = start; at < words[id + 1]!; at++)
    if (use[at]! & IN_NAME) all.push(numbers[word[at]!]!);
  const taken = (places: Uint8Array, from: number, to: number): number[] => {
    const part: number[] = [];
    for (let at = from; at < to; at++) part.push(all[places[at]!]!);
    return part;
  };
  return nameIdsOf({
    brand: shelf.brands(shelf.columns.maker[id]!),
    all,
    main: taken(main, mains[id]!, mains[id + 1]!),
    tail: taken(tail, tails[id]!, tails[id + 1]!),
    pairs: taken(pair, pairs[id]!, pairs[id + 1]!),
  });
}

function aislesIn({ columns, starts }: Shelf, id: number): Aisles {
  const { aisle, share, likeliest } = columns;
  const [from, to] = [starts().aisles[id]!, starts().aisles[id + 1]!];
  const at: number[] = [];
  const shares: number[] = [];
  for (let place = from; place < to; place++) {
    at.push(aisle[place]!);
    shares.push(share[place]!);
  }
  return aislesWith(at, shares, at[likeliest[id]!]!);
}
