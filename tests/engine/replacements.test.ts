import fc from 'fast-check';
import type { Feature } from '../../engine/evidence/features';
import { NEAR_WORDS, SAME_WORDS } from '../../engine/lexicon/replacements';
import { REMAINING_COST, closenessOf } from '../../engine/knowledge/substitutes';
import { stem } from '../../engine/words/normalise';
import { wordId, wordIds } from '../../engine/words/wordInterner';
import { evidenceBetween } from '../fixtures/evidence';

const standing = (word: string, ...among: string[]): number =>
  closenessOf(wordId(word), wordIds(among));
const listed = [
  ...new Set(`${SAME_WORDS}, ${NEAR_WORDS}`.split(', ').flatMap((group) => group.split(' '))),
];

test.each([
  ['bun', 'roll', 2, 'one thing, called otherwise in the next town'],
  ['conserve', 'jam', 2, 'a jam by its dearer name'],
  ['crumbed', 'breaded', 0, 'one word already (synonyms.ts)'],
  ['arborio', 'carnaroli', 1, 'either makes a risotto'],
  ['strawberry', 'raspberry', 0, 'a flavour is a flavour'],
  ['beef', 'pork', 0, 'a species is a species'],
  ['butter', 'margarine', 0, 'a spread is no butter'],
] as const)('"%s" for "%s": %i (%s)', (word, other, far, _why) => {
  expect([standing(word, other), standing(other, word)]).toEqual([far, far]);
});

test('a word stands for another as that one for it, and none for itself', () => {
  const word = fc.constantFrom(...listed);
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(standing(one, other)).toBe(standing(other, one));
      expect(standing(one, one)).toBe(0);
    }),
  );
});

test('every listed word is stemmed, as the words of names are', () => {
  for (const word of listed) expect(stem(word)).toBe(word);
});

const evidence = (feature: Feature): Record<string, number> =>
  evidenceBetween(
    'Tesco White Buns 6 Pack',
    ['ASDA White Rolls 6 Pack', 'ASDA White Pizza 6 Pack'],
    feature,
  );

test('a lost word whose partner is there counts hardly as lost', () => {
  const left = evidence('lostLeft');
  expect(left['ASDA White Rolls 6 Pack']).toBeCloseTo(
    left['ASDA White Pizza 6 Pack']! * REMAINING_COST[2],
    12,
  );
  expect(evidence('softAlike')['ASDA White Rolls 6 Pack']).toBeGreaterThan(
    evidence('softAlike')['ASDA White Pizza 6 Pack']!,
  );
});

test('the names agree softly at least as far as they agree word for word', () => {
  const soft = evidence('softAlike');
  for (const [name, alike] of Object.entries(evidence('senseAlike')))
    expect(soft[name]).toBeGreaterThanOrEqual(alike);
});
