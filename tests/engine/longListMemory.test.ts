import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compareEach, compareList, type StoreOffer } from '../../engine';
import { ReceiptBook } from '../../engine/comparison/receipts';
import { seenLines } from '../../engine/layout/seenText';
import { catalogueOf, fixtureFolder } from '../fixtures/catalogue';

// A list may have a hundred thousand lines: so many bytes each are as many tenths of a megabyte.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const used = (): number => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
const LINES = 20_000;

test('an item of which no other costs as much leaves a few numbers a store', () => {
  const catalogue = catalogueOf(fixtureFolder);
  const { items } = compareList({ store: 'TESCO', lines: [{ text: 'baked beans' }] }, catalogue);
  const item = items[0]!;
  const stores = item.offers.map(({ store }) => store);
  const offersAt = (at: number): StoreOffer[] =>
    item.offers.map((offer) => ({ ...offer, cost: offer.cost && offer.cost + at / 100 }));
  const before = used();
  const book = new ReceiptBook(stores, LINES);
  for (let at = 0; at < LINES; at++) book.add({ ...item, offers: offersAt(at) });
  expect((used() - before) / LINES).toBeLessThan(80 + 30 * stores.length);
  for (const { store, cost, state, basis, match } of offersAt(LINES - 1)) {
    const { shelfCost, loyaltyCost } = match ?? {};
    const receipt = match && {
      shelfCost,
      ...(loyaltyCost === undefined ? {} : { loyaltyCost }),
    };
    expect(book.offer(LINES - 1, store)).toEqual({ store, cost, state, basis, match: receipt });
  }
  expect(stores.map((store) => book.offer(LINES, store))).toEqual(stores.map(() => undefined));
});

test('lines that wait to be compared are not copied to tell which come again', () => {
  const catalogue = catalogueOf(fixtureFolder);
  const letters = 400;
  const lines = Array.from({ length: LINES }, (_, at) => ({
    text: `baked beans ${at}${' or'.padEnd(letters, '.')}`,
  }));
  lines[0] = { text: 'baked beans' };
  compareEach({ store: 'TESCO', lines: [lines[0]!] }, catalogue).next();
  const before = used();
  const each = compareEach({ store: 'TESCO', lines }, catalogue);
  each.next();
  expect((used() - before) / LINES).toBeLessThan(letters);
  expect(each.next().done).toBe(false);
});

test('lines that repeat their words hold them once', () => {
  const written = Array.from({ length: LINES }, () => 'Wholegrain Blackcurrant Marshmallows');
  seenLines(written);
  const before = used();
  const seen = seenLines(written);
  expect((used() - before) / LINES).toBeLessThan(700);
  expect(seen).toHaveLength(LINES);
});
