// A row that says a product's whole name is one of it: as a picked row says it at another store, in a link, or in a pasted text.
import { compare, shelves } from '../fixtures/shelves';

test.each([
  ['its washes and its weight', 'Persil Non Biological Washing Powder 42W 2.1Kg,7.50', '£7.50'],
  ['months that look like metres', 'MAM Original Soother Unisex 18-36m 2Pk,11.58', '£11.58'],
  ['a strength that looks like a size', 'Blu Pod Blueberry Ice 20mg/ml 2 x 2ml,5.99', '£5.99'],
])('a name that says %s', (_, row, receipt) => {
  const name = row.slice(0, row.lastIndexOf(','));
  const [item] = compare(shelves({ TESCO: [row] }), [name]).items;
  expect(item!.selectedProduct).toMatchObject({ name, packs: 1, receipt });
});

test('two of it are two', () => {
  const name = 'MAM Original Soother Unisex 18-36m 2Pk';
  const [item] = compare(shelves({ TESCO: [`${name},11.58`] }), [`2 x ${name}`]).items;
  expect(item!.selectedProduct).toMatchObject({ name, packs: 2 });
});
