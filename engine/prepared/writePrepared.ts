import { indexedWords } from '../catalogue/invertedIndex';
import { kindPlace } from '../knowledge/everydayKinds';
import { aisleShares } from '../knowledge/aisleClassifier';
import { parseName, type ParsedName } from '../names/parsedName';
import type { Issue, StoreCatalogue } from '../types';
import { wordOf } from '../words/wordInterner';
import { bytesOf, columnsOf, lengthsOf } from './columns';
import { FINGERPRINT } from './fingerprint';
import { AS_PRINTED, priceFormOf } from './priceForms';
import {
  BETWEEN,
  EXTRAS,
  IN_INDEX,
  IN_NAME,
  joined,
  type PreparedStore,
  type PreparedText,
} from './preparedStore';

/** Different values, each with a place, as lines. */
class Table<Value> {
  readonly lines: string[] = [];
  private readonly places = new Map<string, number>();
  constructor(
    private readonly keyOf: (value: Value) => string = (value) => JSON.stringify(value),
  ) {}
  place(value: Value): number {
    const key = this.keyOf(value);
    let place = this.places.get(key);
    if (place === undefined) this.places.set(key, (place = this.lines.push(key) - 1));
    return place;
  }
}
const self = (text: string): string => text;

type Numbers = Parameters<typeof columnsOf>[0];
const noNumbers = (): Record<keyof Numbers, number[]> => ({
  pence: [],
  category: [],
  maker: [],
  size: [],
  attributes: [],
  word: [],
  stemOfRun: [],
  aisle: [],
  priceForm: [],
  words: [],
  use: [],
  mains: [],
  main: [],
  tails: [],
  tail: [],
  pairs: [],
  pair: [],
  kind: [],
  aisles: [],
  likeliest: [],
  share: [],
});

/**
 * A store's price file as it was read, with what the engine reads in its names. `issues`: those of its file. Null for a
 * file that does not fit its form (a name of more than 255 words, more than 65,536 different ones): it is read as it is.
 */
export function prepareStore(
  shelf: StoreCatalogue,
  issues: readonly Issue[],
  engine: string = FINGERPRINT,
): PreparedStore | null {
  const writer = new Writer(shelf);
  const columns = columnsOf(writer.numbers);
  if (!columns || shelf.products.some(({ name }) => name.includes(BETWEEN))) return null;
  const text: PreparedText = {
    engine,
    ...writer.text(),
    report: shelf.report,
    issues: [...issues],
    lengths: lengthsOf(columns),
  };
  return { text: JSON.stringify(text), numbers: bytesOf(columns) };
}

class Writer {
  readonly numbers = noNumbers();
  private readonly categories = new Table<string>(self);
  private readonly words = new Table<string>(self);
  private readonly makers = new Table<ParsedName['maker']>();
  private readonly sizes = new Table<ParsedName['size']>();
  private readonly attributes = new Table<ParsedName['attributes']>();
  private readonly priceTexts: PreparedText['priceTexts'] = {};
  private readonly runs: readonly string[];
  private readonly indexed: number;

  constructor(private readonly shelf: StoreCatalogue) {
    const { runs, stems, stemOfRun, ofName } = indexedWords(shelf.index);
    this.runs = runs;
    this.indexed = stems.length;
    for (const stem of stems) this.words.place(stem);
    for (const stem of stemOfRun) this.numbers.stemOfRun.push(stem);
    for (const product of shelf.products) {
      const parsed = parseName(product);
      this.addPrice(product.id, product.price, product.priceText);
      this.numbers.category.push(this.categories.place(product.category));
      this.addWords(parsed, ofName[product.id]!);
      this.addTraits(parsed);
    }
  }

  private addPrice(id: number, price: number, printed: string): void {
    const pence = Math.round(price * 100);
    const form = priceFormOf(printed, pence);
    if (form === AS_PRINTED) this.priceTexts[id] = printed;
    this.numbers.pence.push(pence);
    this.numbers.priceForm.push(form);
  }

  private addWords({ ids }: ParsedName, index: readonly number[]): void {
    const { numbers } = this;
    const placeOf = new Map<number, number>();
    const inIndex = new Set(index);
    for (const word of ids.all) {
      const entry = this.words.place(wordOf(word));
      placeOf.set(word, placeOf.size);
      numbers.word.push(entry);
      numbers.use.push(inIndex.delete(entry) ? IN_NAME | IN_INDEX : IN_NAME);
    }
    for (const entry of inIndex) {
      numbers.word.push(entry);
      numbers.use.push(IN_INDEX);
    }
    numbers.words.push(placeOf.size + inIndex.size);
    const places = (words: readonly number[]): number[] => words.map((word) => placeOf.get(word)!);
    numbers.mains.push(ids.main.length);
    numbers.main.push(...places(ids.main));
    numbers.tails.push(ids.tail.length);
    numbers.tail.push(...places(ids.tail));
    numbers.pairs.push(ids.pairs.length);
    numbers.pair.push(...places(ids.pairs));
  }

  private addTraits({ maker, size, attributes, kind, aisles }: ParsedName): void {
    const { numbers } = this;
    numbers.maker.push(this.makers.place(maker));
    numbers.size.push(this.sizes.place(size));
    numbers.attributes.push(this.attributes.place(attributes));
    numbers.kind.push(kind ? kindPlace(kind) + 1 : 0);
    numbers.aisles.push(aisles.at.length);
    numbers.aisle.push(...aisles.at);
    numbers.likeliest.push(aisles.at.indexOf(aisles.first));
    numbers.share.push(...aisleShares(aisles));
  }

  text(): Omit<PreparedText, 'engine' | 'report' | 'issues' | 'lengths'> {
    return {
      names: joined(this.shelf.index.names),
      categories: this.categories.lines,
      priceTexts: this.priceTexts,
      extras: extrasOf(this.shelf),
      words: joined(this.words.lines),
      indexed: this.indexed,
      runs: joined(this.runs),
      makers: joined(this.makers.lines),
      sizes: joined(this.sizes.lines),
      attributes: joined(this.attributes.lines),
    };
  }
}

function extrasOf({ products }: StoreCatalogue): PreparedText['extras'] {
  const extras: PreparedText['extras'] = {};
  for (const field of EXTRAS) {
    const having = products.filter((product) => product[field] !== undefined);
    if (having.length)
      extras[field] = [having.map(({ id }) => id), having.map((product) => product[field])];
  }
  return extras;
}
