import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Gate } from '../../cli/catalogue/gate';
import { snapshotOf } from '../../cli/catalogue/snapshot';
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

test('a gate that has seen many files holds none of them', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const gate = new Gate('2026-11-27');
  const used = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  for (let day = 0; day < DAYS; day++) {
    const label = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    expect(gate.judge(snapshotOf(TESCO, label, fileOf(day))).verdict).toBe('accept');
  }
  expect(used() - before).toBeLessThan((DAYS * FILE) / 2);
  expect(gate.counts(snapshotOf(TESCO, '', ''))).toEqual([60, 60, 60, 60]);
});
