import fc from 'fast-check';
import type { Feature } from '../../engine/evidence/features';
import { THING_GAPS } from '../../engine/lexicon/thingGaps';
import { WORD_COSTS } from '../../engine/lexicon/wordCosts';
import { stem } from '../../engine/words/normalise';
import { costsAmong, gapOf } from '../../engine/knowledge/wordCosts';
import { wordId } from '../../engine/words/wordInterner';
import { evidenceBetween } from '../fixtures/evidence';

const costOf = (kind: string, word: string): number | undefined =>
  costsAmong(wordId(kind)).get(wordId(word));
const kinds = WORD_COSTS.split(/\|\n?/).map((entry) => entry.split(' ')[0]!);

test.each([
  ['prune', 'pitted', 'milk', 'skimmed', 'prunes are pitted anyway, skimmed is another milk'],
  ['bread', 'soft', 'cheese', 'soft', 'all bread is soft, soft cheese is another cheese'],
  ['ham', 'cooked', 'ham', 'smoked', 'ham is cooked anyway, smoked ham is another ham'],
  ['butter', 'salted', 'butter', 'unsalted', 'butter is salted unless it says otherwise'],
] as const)('%s: "%s" costs less than %s: "%s" (%s)', (kind, word, other, dearer, _why) => {
  expect(costOf(kind, word)).toBeLessThanOrEqual(1);
  expect(costOf(other, dearer)).toBeGreaterThanOrEqual(1.5);
});

test.each([
  ['tea', 'teabag', 0, 'two names for the same'],
  ['conserve', 'jam', 0, 'a jam by its dearer name'],
  ['kit', 'sauce', 2, 'a kit holds more than the sauce'],
] as const)('"%s" and "%s" lie %i or more apart (%s)', (a, b, least, _why) => {
  const gap = gapOf(wordId(a), wordId(b))!;
  if (least === 0) expect(gap).toBe(0);
  else expect(gap).toBeGreaterThanOrEqual(least);
});

test('each kind stands once, with each word once, as stems and in steps of a half up to three', () => {
  expect(new Set(kinds).size).toBe(kinds.length);
  for (const entry of WORD_COSTS.split(/\|\n?/)) {
    const [kind, ...groups] = entry.split(' ') as [string, ...string[]];
    expect(stem(kind)).toBe(kind);
    const words = groups.flatMap((group) => {
      expect(group).toMatch(/^[0-6b]:\S+$/);
      return group.slice(2).split('.');
    });
    expect(new Set(words).size).toBe(words.length);
  }
});

test('things lie as far apart from either side, and not at all from themselves', () => {
  const things = [...new Set(THING_GAPS.flatMap(([, pairs]) => pairs.split(/[ ,\n]+/)))];
  fc.assert(
    fc.property(fc.constantFrom(...things), fc.constantFrom(...things), (a, b) => {
      expect(gapOf(wordId(a), wordId(b))).toBe(gapOf(wordId(b), wordId(a)));
      expect(gapOf(wordId(a), wordId(a))).toBe(0);
    }),
  );
});

const evidence = (feature: Feature): Record<string, number> =>
  evidenceBetween(
    'Tesco Prunes',
    ['ASDA Pitted Prunes', 'ASDA Prunes in Juice', 'ASDA Prunes'],
    feature,
  );

test('a word counts by what it does to the kind: pitted prunes are prunes, prunes in juice are a tin', () => {
  const cost = evidence('costAdded');
  expect(cost['ASDA Prunes']).toBe(0);
  expect(cost['ASDA Pitted Prunes']).toBeLessThan(cost['ASDA Prunes in Juice']!);
  const alike = evidence('costAlike');
  expect(alike['ASDA Prunes']).toBeCloseTo(1, 12);
  expect(alike['ASDA Pitted Prunes']).toBeGreaterThan(alike['ASDA Prunes in Juice']!);
});
