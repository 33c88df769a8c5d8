// How the reader's fitted tables are written: what is read is what was written.
import fc from 'fast-check';
import { writeChain, type ChainRow } from '../../engine/tagger/chainText';
import { readChain } from '../../engine/tagger/linearChain';
import { readBitSet, writeBitSet } from '../../engine/tagger/bitSets';
import { readRolesText, writeRolesText } from '../../engine/tagger/readerRoles';

const LABELS = ['A', 'G', 'H', 'I', 'K', 'N', 'T'];
const STEP = 0.05;
const weight = fc
  .integer({ min: -30, max: 30 })
  .map((steps) => Math.sign(steps) * (steps * STEP) ** 2);
const rows: fc.Arbitrary<ChainRow[]> = fc
  .uniqueArray(
    fc.record({
      key: fc.nat(0xffffff),
      said: fc
        .uniqueArray(fc.tuple(fc.nat(LABELS.length - 1), weight), {
          selector: ([label]) => label,
          minLength: 1,
        })
        .map((said) => said.sort(([a], [b]) => a - b)),
    }),
    { selector: ({ key }) => key },
  )
  .map((all) => all.sort((a, b) => a.key - b.key));

test('a chain says of each key what was written, and nothing of another', () => {
  fc.assert(
    fc.property(rows, fc.nat(0xffffff), (all, other) => {
      const chain = readChain(writeChain(LABELS, STEP, [], all));
      for (const key of [...all.map((row) => row.key), other]) {
        const scores = new Float64Array(LABELS.length + 1);
        chain.add(key, scores, 1);
        const wanted = new Float64Array(LABELS.length + 1);
        for (const [label, said] of all.find((row) => row.key === key)?.said ?? [])
          wanted[label + 1] = said;
        scores.forEach((score, at) => {
          expect(score).toBeCloseTo(wanted[at]!, 9);
        });
      }
    }),
  );
});

test('what names use a word for is read as it was written, and how often it heads them', () => {
  const word = fc.stringMatching(/^[a-z0-9%.]{1,12}$/);
  const roles = fc.array(fc.tuple(word, fc.constantFrom(...'KVPDAOQUN')));
  const levels = fc.array(fc.tuple(word, fc.integer({ min: 1, max: 4 })));
  fc.assert(
    fc.property(roles, levels, (allRoles, allLevels) => {
      const [known, heads] = [new Map(allRoles), new Map(allLevels)];
      const read = readRolesText(writeRolesText(known, heads));
      expect(new Set(read.keys())).toEqual(new Set([...known.keys(), ...heads.keys()]));
      for (const [name, { role, level }] of read)
        expect([role, level]).toEqual([known.get(name) ?? '_', heads.get(name) ?? 0]);
    }),
  );
});

test('a set of bits holds its members, and few other words', () => {
  const members = Array.from({ length: 500 }, (_, at) => `member${at}`);
  const has = readBitSet(writeBitSet(members, 7));
  expect(members.every(has)).toBe(true);
  const others = Array.from({ length: 1000 }, (_, at) => `other${at}`).filter(has);
  expect(others.length).toBeLessThan(120);
});
