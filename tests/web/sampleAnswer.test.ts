// The result on the landing page is one that the page itself gives over the sample prices.
import fs from 'node:fs';
import path from 'node:path';
import { buildCatalogue, compareList, DEFAULT_STORES } from '../../engine';
import { EXAMPLE_ROWS, EXAMPLE_STORE, EXAMPLE_WORDS } from '../../src/home/sampleAnswer';
import { itemRow } from '../../src/results/itemRow';

test('the example on the landing page is true of the sample prices', () => {
  const { catalogue } = buildCatalogue(
    DEFAULT_STORES.map(({ storedName, file }) => ({
      store: storedName,
      file,
      text: fs.readFileSync(path.join(__dirname, '../../public', file), 'utf8'),
    })),
  );
  const { verdict, items } = compareList(
    { store: EXAMPLE_STORE, lines: EXAMPLE_ROWS.map(({ item }) => ({ text: item })) },
    catalogue,
  );
  expect(verdict.words).toBe(EXAMPLE_WORDS);
  expect(
    items.map((item) => {
      const { store, receipt, saving } = itemRow(item, EXAMPLE_STORE);
      return { item: item.searchTerm, store, receipt, saving };
    }),
  ).toEqual(EXAMPLE_ROWS);
});
