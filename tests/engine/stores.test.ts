// Every store follows from its record: what holds for one holds for all, also for those without bundled prices.
import {
  buildCatalogue,
  compareList,
  DEFAULT_STORES,
  findEquivalents,
  findStore,
  STORES,
  storesWith,
  unknownStore,
} from '../../engine';
import { shelves } from '../fixtures/shelves';

const UNKNOWN = 'Nosuchmart';

test('the five of the specification come first, in the order of its list', () => {
  expect(DEFAULT_STORES.map(({ label }) => label)).toEqual([
    'Aldi',
    'Asda',
    'Morrisons',
    "Sainsbury's",
    'Tesco',
  ]);
  expect(STORES.slice(0, DEFAULT_STORES.length)).toEqual(DEFAULT_STORES);
});

test('no two stores share an id, a stored name, a file or a spelling', () => {
  for (const named of [
    STORES.map(({ id }) => id),
    STORES.map(({ storedName }) => storedName),
    STORES.map(({ file }) => file),
    STORES.flatMap(({ spellings }) => spellings),
  ])
    expect(new Set(named).size).toBe(named.length);
});

describe.each(STORES.map((store) => [store.label, store] as const))('%s', (label, store) => {
  test('is found by its id, its label, its stored name and each spelling', () => {
    for (const said of [store.id, label, store.storedName, ...store.spellings])
      expect(findStore(said)).toBe(store);
  });

  test('has the price column of its scheme read', () => {
    for (const column of store.loyalty?.columns ?? []) {
      const text = `name,price,${column}\nSemi Skimmed Milk 2L,£1.45,£1.20\n`;
      const { catalogue } = buildCatalogue([{ store: store.storedName, file: store.file, text }]);
      expect(catalogue.stores[store.storedName]!.products[0]!.loyaltyPrice).toBe(1.2);
    }
  });

  test('is compared with any other', () => {
    const text = 'name,price\nSemi Skimmed Milk 2L,£1.45\n';
    const dearer = 'name,price\nSemi Skimmed Milk 2L,£1.95\n';
    const own = store.id === 'tesco' ? 'ALDI' : 'TESCO';
    const { catalogue } = buildCatalogue([
      { store: store.storedName, file: store.file, text },
      { store: own, file: 'own.csv', text: dearer },
    ]);
    const { totalSaving, bestAlternativeStore } = compareList(
      { store: own, lines: [{ text: 'semi skimmed milk 2L' }] },
      catalogue,
    );
    expect(totalSaving).toBe(0.5);
    expect(bestAlternativeStore).toBe(store.storedName);
  });

  test('its own labels are told from brands: any of them stands in for another', () => {
    const [own, theirs] = [
      store.storedName,
      store.id === 'tesco' ? findStore('aldi')! : findStore('tesco')!,
    ];
    const label = theirs.ownLabels.standard[0] ?? theirs.ownLabels.value[0];
    for (const phrase of [...Object.values(store.ownLabels).flat(), 'Napolina']) {
      const catalogue = shelves({
        [own]: [`${phrase} Chopped Tomatoes 400g,0.50`],
        [theirs.storedName]: [`${label} Chopped Tomatoes 400g,0.50`],
      });
      const [found] = findEquivalents(
        catalogue.stores[theirs.storedName]!.products[0]!,
        own,
        catalogue,
      );
      const brandOrLabel = found!.reasons
        .map(({ kind }) => kind)
        .filter((kind) => /label/.test(kind));
      expect([phrase, ...brandOrLabel]).toEqual([
        phrase,
        phrase === 'Napolina'
          ? 'own-label-to-brand'
          : expect.stringMatching(/^own-label-(?:same|other)-tier$/),
      ]);
    }
  });
});

test('a store that no build knew has a record of its own: neutral mark, its name as own label', () => {
  const store = unknownStore(UNKNOWN)!;
  expect(findStore(UNKNOWN)).toBeUndefined();
  expect(store).toMatchObject({
    id: 'nosuchmart',
    label: UNKNOWN,
    storedName: 'NOSUCHMART',
    file: 'nosuchmart.csv',
    mark: { face: 'plain' },
  });
  expect(unknownStore('—')).toBeNull();
});

test('a pick of a store that no build knew is kept', () => {
  const text = 'name,price\nWhole Milk 1L,£1.20\nFilter Coffee 1kg,£9.00\n';
  const { catalogue } = buildCatalogue([{ store: 'NOSUCHMART', file: 'nosuchmart.csv', text }]);
  const name = 'Filter Coffee 1kg';
  const pick = {
    name,
    displayName: name,
    store: 'NOSUCHMART',
    price: '£9.00',
    category: 'General',
  };
  const line = { text: 'milk', selectedProduct: pick };
  const { items } = compareList({ store: 'NOSUCHMART', lines: [line] }, catalogue);
  expect(items[0]?.selectedProduct?.name).toBe(name);
});

test('strangers stand after the known stores, by name, each once', () => {
  const names = ['Zed', 'TESCO', 'Ace', 'zed', '—'];
  expect(
    storesWith(names)
      .slice(STORES.length)
      .map(({ storedName }) => storedName),
  ).toEqual(['ACE', 'ZED']);
});
