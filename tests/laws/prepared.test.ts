// A prepared price file says what the price file says: the same products, names and answers.
import fc from 'fast-check';
import {
  buildCatalogue,
  compareList,
  packPrepared,
  prepareStore,
  readPrepared,
  suggest,
  unpackPrepared,
  usablePrepared,
  type Catalogue,
  type CatalogueSource,
  type Issue,
  type ManifestEntry,
  type PreparedStore,
} from '../../engine';
import { indexedWords } from '../../engine/catalogue/invertedIndex';
import { shelfOf } from '../../engine/catalogue/shelves';
import { FINGERPRINT } from '../../engine/prepared/fingerprint';
import { candidateReader } from '../../engine/retrieval/candidates';
import { parseName, type ParsedName } from '../../engine/names/parsedName';
import { fixtureFolder, sourcesOf } from '../fixtures/catalogue';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const UNKNOWN = { date: null, source: null, refused: null };

/** Through bytes and back, as it is published and fetched. */
function preparedOf(source: CatalogueSource) {
  const { catalogue, issues } = buildCatalogue([source]);
  const shelf = catalogue.stores[source.store]!;
  const prepared = prepareStore(shelf, issues);
  if (!prepared) throw new Error('not prepared');
  const bytes = packPrepared(prepared, encode);
  return { shelf, issues, bytes, read: readPrepared(unpackPrepared(bytes, decode)!, UNKNOWN)! };
}

/** All that a name says, worked out. */
const FIELDS = [
  ...['maker', 'ids', 'letters', 'size', 'attributes', 'groups'],
  ...['aisles', 'department', 'vector', 'kind', 'core'],
] as (keyof ParsedName)[];
const all = (parsed: ParsedName) => FIELDS.map((field) => [field, parsed[field]]);

function expectSame(source: CatalogueSource): void {
  const { shelf, issues, read } = preparedOf(source);
  expect(read.shelf.products).toEqual(shelf.products);
  expect({ ...read.shelf.report, ...UNKNOWN }).toEqual({ ...shelf.report, ...UNKNOWN });
  expect(read.issues).toEqual(issues);
  expect(indexedWords(read.shelf.index)).toEqual(indexedWords(shelf.index));
  const candidate = candidateReader(read.shelf);
  for (const product of shelf.products)
    expect(all(candidate(product.id).parsed)).toEqual(all(parseName(product)));
}

test('a product is made once, when it is first asked for', () => {
  const asked: number[] = [];
  const [source] = sourcesOf(fixtureFolder);
  const { products, index, report, store } = preparedOf(source!).shelf;
  const product = (id: number) => (asked.push(id), { ...products[id]! });
  const shelf = shelfOf({ store, index, report }, { product, category: () => '' });
  const candidate = candidateReader(shelf);
  const [first, again] = [candidate(1).product, candidate(1).product];
  expect(asked).toEqual([1]);
  expect(shelf.products[1]).toBe(first);
  expect(again).toBe(first);
  expect(new Set(asked).size).toBe(products.length);
  expect(asked).toHaveLength(products.length);
});

test.each(sourcesOf(fixtureFolder))('$file prepared is $file', (source) => {
  expectSame(source);
});

const WORDS = ['Tesco Finest', 'Heinz', 'Milk', '& Cream', 'with', '2 x 1.5L', '½ Fat', 'Crème'];
const name = fc
  .array(
    fc.oneof(
      fc.constantFrom(...WORDS, 'Strawberry and Banana', 'No Pork Sausages', 'x'.repeat(90)),
      fc.stringMatching(/^[\wéñß’"£\n-]{1,12}$/),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((words) => words.join(' '));
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

test('any file prepared is that file, whatever names, prices and columns it has', () => {
  const row = fc.record({
    name,
    price: fc.constantFrom('£1.20', '95p', '0.5', '1.00', 'actual price£2', '£17.50/0.5 kg', 'N/A'),
    category: fc.constantFrom('Dairy', 'Frozen', '', 'Food cupboard'),
    size: fc.constantFrom('500g', '6 pack', 'n/a', 'odd'),
    brand: fc.constantFrom('', 'Heinz', 'Nobody’s'),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
      const lines = rows.map((entry) => Object.values(entry).map(cell).join(','));
      const text = `name,price,category,size,brand\n${lines.join('\n')}\n`;
      expectSame({ store: 'TESCO', file: 'tesco.csv', text });
    }),
    { numRuns: 40 },
  );
});

test('a list and suggestions are answered alike', () => {
  const sources = sourcesOf(fixtureFolder);
  const { catalogue } = buildCatalogue(sources);
  const prepared: Catalogue = {
    stores: Object.fromEntries(
      sources.map((source) => [source.store, preparedOf(source).read.shelf]),
    ),
  };
  for (const store of Object.keys(prepared.stores))
    prepared.stores[store]!.report = catalogue.stores[store]!.report;
  const lines = ['semi skimmed milk', '2 x heinz beans', 'salted butter', 'eggs', 'no such thing'];
  const request = { store: 'TESCO', lines: lines.map((text) => ({ text })) };
  expect(compareList(request, prepared)).toEqual(compareList(request, catalogue));
  for (const text of ['mi', 'butter', 'bakd beans'])
    expect(suggest(text, 'TESCO', prepared)).toEqual(suggest(text, 'TESCO', catalogue));
});

const [SOURCE] = sourcesOf(fixtureFolder) as [CatalogueSource];
const prepare = (engine?: string): PreparedStore => {
  const { catalogue, issues } = buildCatalogue([SOURCE]);
  return prepareStore(catalogue.stores[SOURCE.store]!, issues as Issue[], engine)!;
};

test('what another engine wrote, and what is not whole, is not read', () => {
  const whole = prepare();
  expect(readPrepared(whole, UNKNOWN)).not.toBeNull();
  expect(readPrepared(prepare('another'), UNKNOWN)).toBeNull();
  expect(readPrepared({ ...whole, text: whole.text.slice(0, -9) }, UNKNOWN)).toBeNull();
  expect(readPrepared({ ...whole, numbers: whole.numbers.slice(0, -1) }, UNKNOWN)).toBeNull();
});

test('bytes that are no prepared file are none, wherever they were cut', () => {
  const bytes = packPrepared(prepare(), encode);
  for (let length = 0; length < 9; length++)
    expect(unpackPrepared(bytes.slice(0, length), decode)).toBeNull();
  expect(unpackPrepared(encode('<!doctype html><title>404</title>'), decode)).toBeNull();
  // Bytes within a larger buffer, which need not begin where numbers may.
  const within = new Uint8Array(bytes.length + 1);
  within.set(bytes, 1);
  const read = readPrepared(unpackPrepared(within.subarray(1), decode)!, UNKNOWN);
  expect(read!.shelf.products).toEqual(preparedOf(SOURCE).shelf.products);
});

test('a file that does not fit the form is read as it is', () => {
  const { catalogue } = buildCatalogue([
    { store: 'TESCO', file: 'tesco.csv', text: 'name,price\nMilk\x7fand more,£1\n' },
  ]);
  expect(prepareStore(catalogue.stores['TESCO']!, [])).toBeNull();
});

test('an entry leads to a prepared file only where this engine made it of that very price file', () => {
  const sha256 = 'a'.repeat(64);
  const prepared = { file: 'prepared/tesco-aaaaaaaaaaaa.bin', sha256, of: sha256 };
  const entry = (engine: string, of = sha256): ManifestEntry => ({
    store: 'TESCO',
    sha256,
    prepared: { ...prepared, of, engine },
  });
  expect(usablePrepared(entry(FINGERPRINT))).toEqual({ ...prepared, engine: FINGERPRINT });
  expect(usablePrepared(entry('another'))).toBeNull();
  expect(usablePrepared(entry(FINGERPRINT, 'b'.repeat(64)))).toBeNull();
  expect(usablePrepared({ store: 'TESCO', sha256 })).toBeNull();
});
