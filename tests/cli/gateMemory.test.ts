import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Gate } from '../../cli/catalogue/gate';
import { snapshotOf, type Snapshot } from '../../cli/catalogue/snapshot';
import { STORES } from '../../engine';

const TESCO = STORES.find(({ id }) => id === 'tesco')!;
const DAYS = 40;
const FILE = 1_000_000;

/** A file of sixty products, one of them new on each day, with much that nobody reads. */
const fileOf = (day: number): string =>
  `name,price,barcode,about\n${Array.from({ length: 60 }, (_, at) => {
    const product = at === 0 ? 1000 + day : at;
    return `Product of kind ${product},1.${10 + at},50100000${10_000 + product},${'x'.repeat(FILE / 60)}\n`;
  }).join('')}`;

function used(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

test('a gate that has seen many files holds none of them', () => {
  const gate = new Gate('2026-11-27');
  const before = used();
  for (let day = 0; day < DAYS; day++) {
    const label = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    expect(gate.judge(snapshotOf(TESCO, label, fileOf(day))).verdict).toBe('accept');
  }
  expect(used() - before).toBeLessThan((DAYS * FILE) / 2);
  expect(gate.counts(snapshotOf(TESCO, '', ''))).toEqual([60, 60, 60, 60]);
});

/** Two thousand products with long names, the same on each day. */
const longFile = (day: number): string =>
  `name,price\n${Array.from({ length: 2000 }, (_, at) => `${at} ${ABOUT},1.${10 + ((at + day) % 90)}\n`).join('')}`;
const ABOUT = 'of a very long name '.repeat(15);

test('names that stand in several files of a store are held once', () => {
  const snapshotAt = (day: number): Snapshot => snapshotOf(TESCO, `2026-01-0${day}`, longFile(day));
  // In a frame of its own, which holds no file when it has ended.
  const recalled = (): Gate => {
    const gate = new Gate('2026-11-27');
    gate.recall(snapshotAt(4), [1, 2, 3, 4].map(snapshotAt));
    return gate;
  };
  // What the engine reads once, when a first file asks for it, is no part of a gate.
  recalled();
  // What else the process keeps at the same time is no part of it either: the least of three tells.
  const [gate, ...more] = [1, 2, 3].map(() => {
    const before = used();
    const holding = recalled();
    return { holding, grown: used() - before };
  });
  const grown = [gate!, ...more].map((one) => one.grown);
  expect(Math.min(...grown)).toBeLessThan(2 * longFile(1).length);
  expect(gate!.holding.counts(snapshotAt(4))).toEqual([2000, 2000, 2000, 2000]);
});
