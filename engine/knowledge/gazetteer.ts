import {
  BRAND_SPELLINGS,
  EVERYDAY_BRANDS,
  NATIONAL_BRANDS,
  NOT_BRANDS,
  PET_BRANDS,
  PET_WORDS,
  PROPER_SNACKS,
  SAID_RANGES,
  SUB_BRANDS,
} from '../lexicon/brands';
import { COUNTED_AMOUNTS, RANGE_PACKS } from '../lexicon/holders';
import { IMPLIED, PHRASES, TYPED, WHOLE } from '../lexicon/synonyms';
import { STORES, type Store, type Tier } from '../stores';
import { asWritten, idsOf, PhraseTable } from './phraseTable';
import { namesThing } from './wordRoles';
import { wordOf } from '../words/wordInterner';

const tableOf = (phrases: typeof PHRASES): PhraseTable<number[], string> =>
  new PhraseTable(phrases, (meaning) => (meaning === '' ? [] : idsOf(meaning)));
const REWRITES = tableOf(PHRASES);
const SPOKEN = tableOf(TYPED);
const ALL = tableOf(WHOLE);

/** Rewrites phrases into the words that products print ("loo roll" -> "toilet roll"). */
export const rewrite = (text: readonly number[]): number[] => rewritten(text, REWRITES);
/** The same for a typed line, with what only shoppers say. */
export function rewriteTyped(text: readonly number[]): number[] {
  const whole = wholly(ALL, text);
  if (whole) return rewritten(whole, REWRITES);
  const { front, rest, back } = measuresIn(text);
  const measured = front.length + back.length > 0 ? (wholly(ALL, rest) ?? bothWays(rest)) : null;
  if (measured) return [...front, ...rewritten(measured, REWRITES), ...back];
  const printed = rewritten(rewritten(text, SPOKEN), REWRITES);
  // "tom sce" is "tomato sauce", and that is all of the line.
  const meant = wholly(ALL, printed);
  const found = meant ? rewritten(meant, REWRITES) : printed;
  const same = found.length === text.length && found.every((id, at) => id === text[at]);
  return same ? (bothWays(text) ?? [...text]) : found;
}
/** "onions spring", "lemonade sugar free": what is said the wrong way round is read as what it says the right way round; "ham sandwich" is one already. */
function bothWays(text: readonly number[]): number[] | null {
  if (text.length < 2 || (text.length === 2 && namesThing(text[1]!))) return null;
  for (const other of [
    [...text.slice(1), text[0]!],
    [text.at(-1)!, ...text.slice(0, -1)],
  ]) {
    const said = wholly(SPOKEN, other);
    const found = said ? rewritten(said, REWRITES) : wholly(REWRITES, other);
    if (found) return found;
  }
  return null;
}
/** A text and how much of it is said at its start or its end: "500g", "4 pints", "2". */
function measuresIn(text: readonly number[]): Record<'front' | 'rest' | 'back', readonly number[]> {
  const words = text.map(wordOf);
  const length = (at: number): number =>
    MEASURE.test(words[at] ?? '')
      ? 1
      : /^\d+$/.test(words[at] ?? '') && COUNTED_AMOUNTS.has(words[at + 1] ?? '')
        ? 2
        : 0;
  const front = length(0) || Number(HOW_MANY.test(words[0] ?? ''));
  const back =
    length(words.length - 1) ||
    (length(words.length - 2) === 2 ? 2 : Number(HOW_MANY.test(words.at(-1) ?? '')));
  if (front + back >= words.length) return { front: [], rest: text, back: [] };
  return {
    front: text.slice(0, front),
    rest: text.slice(front, words.length - back),
    back: text.slice(words.length - back),
  };
}
const MEASURE = /^(?:\d+(?:\.\d+)?(?:k?g|ml|c?l|oz|lb|pk|pack|x)|x\d+)$/;
const HOW_MANY = /^\d\d?$/;
/** Whether all of a text is one thing that shoppers say. */
export const isSaying = (text: readonly number[]): boolean =>
  (wholly(ALL, text) ?? wholly(SPOKEN, text)) !== null;

/** Whether all of a text is one thing that is also called otherwise. */
export const isAlsoCalled = (text: readonly number[]): boolean => wholly(REWRITES, text) !== null;

function wholly(table: typeof REWRITES, text: readonly number[]): number[] | null {
  const found = text.length ? table.at(text, 0) : null;
  return found && found.length === text.length ? found.value : null;
}

function rewritten(text: readonly number[], table: typeof REWRITES): number[] {
  const out: number[] = [];
  for (let at = 0; at < text.length;) {
    const found = table.at(text, at);
    if (found) {
      out.push(...found.value);
      at += found.length;
    } else out.push(text[at++]!);
  }
  return out;
}

/** A national brand by the stems of its name; `line`: named by a line of its products. */
export interface Named {
  brand: string;
  line: boolean;
}

/** Brands are named by their stems, as all words are: the index and a name's own words know no others. */
const stemmed = (phrase: string): string => idsOf(phrase).map(wordOf).join(' ');
const begins = (phrase: string): string => phrase.replaceAll(' ', '').slice(0, 4);
const BRANDS = new PhraseTable<Named, Named>(
  [
    ...NATIONAL_BRANDS.filter(
      (brand) => SUB_BRANDS[brand] === undefined && BRAND_SPELLINGS[brand] === undefined,
    ).map((brand) => [brand, { brand, line: false }] as const),
    // "cadburys" is a spelling of its brand, "hobnob" a line of products: only a line says what the thing is.
    ...Object.entries(BRAND_SPELLINGS).map(
      ([phrase, brand]) => [phrase, { brand, line: false }] as const,
    ),
    ...Object.entries(SUB_BRANDS).map(
      ([phrase, brand]) => [phrase, { brand, line: begins(phrase) !== begins(brand) }] as const,
    ),
  ],
  ({ brand, line }) => ({ brand: stemmed(brand), line }),
);
const EVERYDAY = new PhraseTable<null>(
  NOT_BRANDS.map((phrase) => [phrase, null]),
  asWritten,
);

/** The national brand whose name stands at a position, or null. */
export const brandAt = (
  text: readonly number[],
  at: number,
): { length: number; value: Named } | null =>
  EVERYDAY.at(text, at) || lacksSnack(text, at) ? null : BRANDS.at(text, at);

/** "Proper" makes popcorn and chips; before anything else it is a word. */
const [PROPER] = idsOf('proper');
const SNACKS = new Set(PROPER_SNACKS.flatMap(idsOf));
const lacksSnack = (text: readonly number[], at: number): boolean =>
  text[at] === PROPER && !text.some((word) => SNACKS.has(word));

const SPELLINGS = new Map<string, string[]>();
for (const [spelling, name] of Object.entries(BRAND_SPELLINGS)) {
  const [brand, printed] = [stemmed(name), stemmed(spelling).split(' ')];
  // "Grahams The Family Dairy" is found by Grahams; "family" finds what others make.
  if (!brand.split(' ').every((word) => printed.includes(word)))
    SPELLINGS.set(brand, [...(SPELLINGS.get(brand) ?? []), ...printed]);
}
/** The words that products of a brand print for it, other spellings with it. */
export const printedFor = (brand: string): readonly string[] => [
  ...brand.split(' '),
  ...(SPELLINGS.get(brand) ?? []),
];

/** A national brand anywhere in a typed line, or null. */
export function brandIn(text: readonly number[]): BrandIn | null {
  const [first, ...more] = brandsIn(text);
  if (!first) return null;
  // "yorkshires aunt bessies": who is named in full is meant before one of whom a word is said.
  const inFull = ({ brand, length }: BrandIn): boolean => length === brand.split(' ').length;
  return inFull(first)
    ? first
    : (more.find((other) => other.length > first.length && inFull(other)) ?? first);
}
interface BrandIn extends Named {
  at: number;
  length: number;
}

/** The words that a brand takes. A product line that stands for it ("hobnobs") also says what the thing is: its words stay. */
export const brandWordsIn = (
  brand: ReturnType<typeof brandIn>,
  rewritten: readonly string[],
): readonly string[] =>
  brand
    ? brand.brand
        .split(' ')
        .concat(brand.line ? [] : rewritten.slice(brand.at, brand.at + brand.length))
    : [];

function brandsIn(text: readonly number[]): BrandIn[] {
  const all: BrandIn[] = [];
  for (let at = 0; at < text.length; at++) {
    const everyday = EVERYDAY.at(text, at);
    if (everyday) {
      at += everyday.length - 1;
      continue;
    }
    if (lacksSnack(text, at)) continue;
    const found = BRANDS.at(text, at);
    if (found && !(found.length === 1 && text.length > 1 && isEveryday(text, at)))
      all.push({ ...found.value, at, length: found.length });
  }
  return all;
}
const AMBIGUOUS = new Set(EVERYDAY_BRANDS);
const PETS = new Set(PET_BRANDS.flatMap(idsOf));
const FOR_PETS = new Set(PET_WORDS.flatMap(idsOf));
/** Whether a word that is also a brand's name is not meant as one: beside other words, at its place. */
const isEveryday = (text: readonly number[], at: number): boolean =>
  PETS.has(text[at]!)
    ? !text.some((word) => FOR_PETS.has(word))
    : at > 0 && AMBIGUOUS.has(wordOf(text[at]!));

/** By stored name of a store: its own labels and their tiers. */
export const OWN_LABELS: ReadonlyMap<string, PhraseTable<Tier>> = new Map(
  STORES.map((store) => [
    store.storedName,
    new PhraseTable(
      (Object.entries(store.ownLabels) as [Tier, readonly string[]][]).flatMap(([tier, phrases]) =>
        phrases.map((phrase) => [phrase, tier] as const),
      ),
      asWritten,
    ),
  ]),
);

type Range = Exclude<Tier, 'standard'>;
/** Ranges whose names are plain words: only in front are they ranges. */
const ONLY_IN_FRONT = new Set(
  ['the best', ...SAID_RANGES.map(([said]) => said)].map((said) => idsOf(said)[0]!),
);
/** A range that two stores use does not tell the store. */
const ONE_STORES = STORES.flatMap(({ ownLabels }) => Object.values(ownLabels).flat()).filter(
  (phrase, _, all) => all.indexOf(phrase) === all.lastIndexOf(phrase),
);
/** A plain word that is a range of a store few shop at ("essential", "luxury") is one only in names. */
const isSaidAlone = (store: Store, phrase: string): boolean =>
  store.inSpecification === true || phrase.includes(' ');
const RANGES = new PhraseTable<Range>(
  [
    ...SAID_RANGES,
    ...STORES.flatMap((store) =>
      (['value', 'premium'] as const).flatMap((tier) =>
        store.ownLabels[tier]
          .filter((phrase) => ONE_STORES.includes(phrase) && isSaidAlone(store, phrase))
          .map((phrase) => [phrase, tier] as const),
      ),
    ),
  ],
  asWritten,
);
const STORE_NAMES = new Set(STORES.flatMap(({ spellings }) => spellings.flatMap(idsOf)));
const HELD = new Set([...RANGE_PACKS].flatMap(idsOf));

/** A typed text without the range it names ("tesco finest lasagne", "creamfields mozzarella"), and the tier that is meant by it, in every store. */
export function withoutRange(text: readonly number[]): {
  rest: readonly number[];
  tier: Range | null;
} {
  for (let at = 0; at < text.length; at++) {
    const range = RANGES.at(text, at);
    const from = at === 1 && STORE_NAMES.has(text[0]!) ? 0 : at;
    if (!range || (from > 0 && ONLY_IN_FRONT.has(text[at]!)) || HELD.has(text[at + range.length]!))
      continue;
    const rest = [...text.slice(0, from), ...text.slice(at + range.length)];
    return rest.length ? { rest, tier: range.value } : { rest: text, tier: null };
  }
  return { rest: text, tier: null };
}

interface Made {
  thing: readonly number[];
  made: readonly number[];
  /** Its place in the list. */
  place: number;
}
/** By the first word of the thing. */
const MADE = new Map<number, Made[]>();
IMPLIED.forEach(([phrase, said], place) => {
  const thing = idsOf(phrase);
  const row = MADE.get(thing[0]!) ?? [];
  row.push({ thing, made: idsOf(said), place });
  MADE.set(thing[0]!, row);
});

/** Words that go without saying beside the others: every ketchup is of tomatoes. */
export function impliedIn(text: readonly number[]): ReadonlySet<number> {
  const found: Made[] = [];
  for (const first of text)
    for (const entry of MADE.get(first) ?? [])
      if (entry.thing.every((word) => text.includes(word))) found.push(entry);
  if (found.length === 0) return NONE;
  // As the list has them, whatever the order of the text.
  return new Set(found.sort((a, b) => a.place - b.place).flatMap(({ made }) => made));
}
const NONE: ReadonlySet<number> = new Set();
