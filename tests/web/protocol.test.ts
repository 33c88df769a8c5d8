// What comes over the wire is read by one reader: what no engine of ours says is nothing.
import { buildCatalogue, compareList, findProducts, suggest } from '../../engine';
import { readMessage, type Verb } from '../../src/engineClient/protocol';
import { rowAnswers } from '../../src/engineClient/rowAnswers';

const text = 'name,price\nWhole Milk 2L,1.20\nWhite Bread 800g,1.00\n';
const { catalogue } = buildCatalogue([
  { store: 'TESCO', file: 'tesco.csv', text },
  { store: 'ALDI', file: 'aldi.csv', text },
]);
const request = { store: 'TESCO', lines: [{ text: 'milk' }, { text: 'nothing like it' }] };
const matches = findProducts('milk', 'TESCO', catalogue);
const counted = matches.map((match) => ({ ...match, packs: 1 }));
const comparison = { ...compareList(request, catalogue), keys: ['milk', 'nothing like it'] };

const GOOD: Record<Verb, unknown> = {
  published: ['TESCO', 'ALDI'],
  open: { state: 'failed', message: 'no answer' },
  suggest: suggest('milk', 'TESCO', catalogue).map((found) => ({ ...found, packs: 1 })),
  prepare: null,
  rows: rowAnswers(request, catalogue),
  aisles: ['bakery', 'dairy'],
  compare: comparison,
  read: { line: {}, matches: counted },
  candidates: matches,
  matched: [{ searchTerm: 'milk', product: null }],
  counted: '2 x milk',
  parts: [[], ['leeks', 'a turnip']],
};
const reply = (verb: Verb | undefined, value: unknown) =>
  readMessage({ kind: 'reply', id: 1, value }, () => verb);

test.each(Object.entries(GOOD) as [Verb, unknown][])(
  'what the engine says to %s is taken',
  (verb, value) => {
    expect(reply(verb, value)).toEqual({ kind: 'reply', id: 1, value });
  },
);

const [item] = comparison.items;
test.each<[Verb, unknown]>([
  ...(Object.keys(GOOD) as Verb[]).flatMap((verb) =>
    [undefined, null, 7, 'garbage', { garbage: true }, [null], [7], [{}]]
      .filter((value) => !(verb === 'prepare' && value === null))
      .filter((value) => !(verb === 'matched' && JSON.stringify(value) === '[{}]'))
      .filter((value) => !(verb === 'counted' && value === 'garbage'))
      .map((value): [Verb, unknown] => [verb, value]),
  ),
  ['suggest', [{ product: null }]],
  ['suggest', suggest('milk', 'TESCO', catalogue)],
  ['read', { line: {}, matches }],
  ['suggest', [{ product: { name: 'Milk', price: '1.20' } }]],
  ['rows', [{ parts: null, product: null }]],
  ['rows', [{ parts: [], product: {} }]],
  ['rows', [{ parts: [], product: null, reading: { searchTerm: 'milk' } }]],
  ['compare', { ...comparison, items: [null] }],
  ['prepare', { ...comparison, items: [null] }],
  ['compare', { ...comparison, items: [{ ...item, offers: null }] }],
  ['compare', { ...comparison, items: [{ ...item, comparisons: 'none' }] }],
  ['compare', { ...comparison, items: [{ ...item, originalItem: 7 }] }],
  ['compare', { ...comparison, items: [{ ...item, searchTerm: null }] }],
  ['compare', { ...comparison, verdict: null }],
  ['compare', { ...comparison, verdict: { words: 7 } }],
  ['compare', { ...comparison, basket: { stores: {} } }],
  ['compare', { ...comparison, basket: null }],
  ['compare', { ...comparison, store: null }],
  ['compare', { ...comparison, keys: undefined }],
  ['compare', { ...comparison, keys: [null] }],
  ['read', { line: null, matches }],
  ['read', { line: {}, matches: [{ product: 7 }] }],
  ['open', { state: 'ready' }],
  ['open', { state: 'ready', products: -1 }],
  ['open', { state: 'lost' }],
  ['open', { state: 'failed' }],
])('garbage for %s is nothing: %j', (verb, value) => {
  expect(reply(verb, value)).toBeNull();
});

test.each([
  null,
  'hello',
  {},
  { kind: 'constructor' },
  { kind: 'reply' },
  { kind: 'reply', id: '1', value: [] },
  { kind: 'failure', id: 1 },
  { kind: 'failure', message: 'no' },
  { kind: 'file', store: 7, state: { state: 'waiting' } },
  { kind: 'file', store: 'TESCO', state: null },
])('%j is no message', (data) => {
  expect(readMessage(data, () => 'open')).toBeNull();
});

test.each([
  { kind: 'hello' },
  { kind: 'working' },
  { kind: 'file', store: 'TESCO', state: { state: 'loading' } },
  { kind: 'failure', id: 1, message: 'no' },
])('%j is one', (data) => {
  expect(readMessage(data, () => 'open')).toEqual(data);
});

test('an answer that nobody waits for any more may say anything', () => {
  expect(reply(undefined, 'late')).not.toBeNull();
});
