import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { compareList, DEFAULT_STORES, parseList, suggest } from '../../engine';
import { catalogueOf } from '../fixtures/catalogue';

const folder = path.join(__dirname, '..', '..', 'public');
const catalogue = catalogueOf(folder);
const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'catalogue.json'), 'utf8')) as {
  stores: {
    store: string;
    file: string;
    rows: number;
    products: number;
    source: string;
    sha256: string;
  }[];
};

test('the manifest says what the files hold', () => {
  expect(manifest.stores.map((entry) => entry.store).sort()).toEqual(
    DEFAULT_STORES.map((store) => store.storedName).sort(),
  );
  for (const entry of manifest.stores) {
    const { report } = catalogue.stores[entry.store]!;
    expect({ rows: entry.rows, products: entry.products, source: entry.source }).toEqual({
      rows: report.rows,
      products: report.products,
      source: 'sample',
    });
    expect(entry.sha256).toBe(
      createHash('sha256')
        .update(fs.readFileSync(path.join(folder, entry.file)))
        .digest('hex'),
    );
    expect(report.skipped).toBe(0);
    expect(report.products).toBeGreaterThan(450);
  }
});

test.each(['weekly-shop', 'student', 'family'])(
  'examples/%s.txt is matched in every store',
  (name) => {
    const lines = parseList(
      fs.readFileSync(path.join(__dirname, '..', '..', 'examples', `${name}.txt`), 'utf8'),
    ).map((text) => ({ text }));
    for (const store of DEFAULT_STORES) {
      const result = compareList({ store: store.storedName, lines }, catalogue);
      expect(result.matchedItems / result.totalItems).toBeGreaterThan(0.85);
    }
  },
);

test('docs/reference/sample-catalogue.md lists every need of the table', () => {
  const root = path.join(__dirname, '..', '..');
  const said = fs.readFileSync(path.join(root, 'docs', 'reference', 'sample-catalogue.md'), 'utf8');
  const needs = fs
    .readFileSync(path.join(root, 'scripts', 'sample', 'own-label.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(said).toContain(`${needs.length} own-label needs`);
  expect(
    needs
      .map(([, name, size]) => `${name} ${size === 'Each' ? 'each' : size}`)
      .filter((need) => !said.includes(need)),
  ).toEqual([]);
});

test('places that names leave are for what stands in a department of that name', () => {
  const { store, products } = Object.values(catalogue.stores).find(
    (shelf) =>
      shelf.products.some(
        ({ category, name }) => /bakery/i.test(category) && !/bakery/i.test(name),
      ) && shelf.products.filter(({ name }) => /bakery/i.test(name)).length < 8,
  )!;
  expect(products.length).toBeGreaterThan(0);
  expect(suggest('bakery', store, catalogue).length).toBe(8);
});
