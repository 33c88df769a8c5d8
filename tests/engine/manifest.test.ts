import { parseManifest } from '../../engine';

const TODAY = '2026-11-23';
const SHA = 'a'.repeat(64);
const HISTORY = {
  file: 'history/tesco-0123456789ab.parquet',
  bytes: 9_000,
  footer: 800,
  sha256: SHA,
};
const parsed = (...stores: unknown[]) => parseManifest(JSON.stringify({ stores }), TODAY);

test('an entry is read whole, under the name by which its store is known', () => {
  const said = {
    file: 'tesco.csv',
    rows: 3,
    products: 2,
    date: '2026-11-21',
    source: 'shop',
    sha256: SHA,
    accepted: [2, 2],
    refused: { date: null, reason: 'too few' },
    history: HISTORY,
  };
  for (const store of ['Tesco', 'TESCO', 'tesco'])
    expect(parsed({ store, ...said })).toEqual({
      entries: [{ store: 'TESCO', ...said }],
      faults: [],
    });
});

test.each([
  ['date', { day: 1 }],
  ['date', '2026-02-30'],
  ['date', '9999-01-01'],
  ['date', '2026-11-25'],
  ['rows', -1],
  ['rows', '650'],
  ['products', 0.5],
  ['sha256', 7],
  ['sha256', 'abc'],
  ['sha256', ['a']],
  ['source', 5],
  ['accepted', [1, 'x']],
  ['refused', { date: 'soon', reason: 'x' }],
  ['refused', { date: null, reason: {} }],
  ['file', null],
  ['history', 'history/tesco.parquet'],
  ['history', { ...HISTORY, file: '../secret.parquet' }],
  ['history', { ...HISTORY, file: 'https://elsewhere.example/tesco.parquet' }],
  ['history', { ...HISTORY, footer: 0 }],
  ['history', { ...HISTORY, footer: 10_000 }],
  ['history', { ...HISTORY, bytes: 9_000_000, footer: 400_000 }],
  ['history', { ...HISTORY, sha256: 'abc' }],
])('"%s": %j drops itself only, and is named', (field, value) => {
  const { entries, faults } = parsed({
    store: 'ALDI',
    date: '2026-11-24',
    sha256: SHA,
    [field]: value,
  });
  const { [field]: dropped, ...rest } = {
    store: 'ALDI',
    date: '2026-11-24',
    sha256: SHA,
  } as Record<string, unknown>;
  expect(entries).toEqual([rest]);
  expect(dropped).not.toBe(value);
  expect(faults).toEqual([expect.stringContaining(`entry 1: "${field}" is not `)]);
});

test('what is no entry is left out, the others stay', () => {
  const { entries, faults } = parsed(null, { rows: 1 }, { store: 5 }, { store: 'Asda', rows: 4 });
  expect(entries).toEqual([{ store: 'ASDA', rows: 4 }]);
  expect(faults).toHaveLength(3);
});

test.each(['', 'null', '[]', '{"stores":{}}', '<!doctype html>', '5'])(
  '%j is no manifest',
  (text) => {
    expect(parseManifest(text, TODAY)).toEqual({ entries: [], faults: ['not a manifest'] });
  },
);
