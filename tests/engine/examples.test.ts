// The lists that the repository shows: what they cost is looked at, so that no example names an absurd saving.
import fs from 'node:fs';
import path from 'node:path';
import { compareList, DEFAULT_STORES, lineOf, readList } from '../../engine';
import { catalogueOf } from '../fixtures/catalogue';

const ROOT = path.join(__dirname, '..', '..');
const catalogue = catalogueOf(path.join(ROOT, 'public'));
/** Pounds; and the share of its cost that nothing saves. */
const MOST_COST = 40;
const MOST_SAVED = 0.5;

const EXAMPLES = fs
  .readdirSync(path.join(ROOT, 'examples'))
  .filter((file) => file.endsWith('.txt'))
  .map((file) => [file, fs.readFileSync(path.join(ROOT, 'examples', file), 'utf8')] as const);
test.each(EXAMPLES)('no item of %s costs over £40 or saves over half', (_, text) => {
  const lines = readList(text).items.map(lineOf);
  expect(lines.length).toBeGreaterThan(0);
  for (const { storedName } of DEFAULT_STORES) {
    const { items } = compareList({ store: storedName, lines }, catalogue);
    const absurd = items.flatMap(({ originalItem, selectedProduct, offers, bestSaving }) => {
      const costs = [selectedProduct?.cost ?? 0, ...offers.map(({ cost }) => cost ?? 0)];
      const saves = (bestSaving?.potentialSaving ?? 0) > MOST_SAVED * (selectedProduct?.cost ?? 0);
      return Math.max(...costs) > MOST_COST || saves ? [[storedName, originalItem, costs]] : [];
    });
    expect(absurd).toEqual([]);
  }
});
