// "fish fingers big pack": of what is as likely the pack of the size that was wished.
import { E, FEATURES, type Feature } from '../../engine/evidence/features';
import { asWished } from '../../engine/ranking/asWished';
import type { Ranked } from '../../engine/ranking/ranked';

/** A candidate of 250 g times `times`, so likely, with some of its evidence. */
const pack = (
  times: number,
  similarity: number,
  evidence: Partial<Record<Feature, number>> = {},
) => {
  const row = new Float64Array(FEATURES.length);
  row[E.sizeWish] = Math.log(times);
  for (const [feature, value] of Object.entries(evidence)) row[E[feature as Feature]] = value;
  const size = { kind: 'mass', amount: 250 * times, count: 0 } as const;
  return { similarity, times, judged: { evidence: row, parsed: { size } } as unknown as Ranked };
};
test.each([
  ['the largest of what is as likely', [pack(1, 0.9), pack(3, 0.85)], 3],
  ['no case of twelve', [pack(1, 0.9), pack(12, 0.9)], 1],
  ['nothing less likely', [pack(1, 0.9), pack(3, 0.7)], 1],
  ['no dearer range', [pack(1, 0.9), pack(3, 0.9, { ownPremium: 1 })], 1],
  ['nothing that lacks a word', [pack(1, 0.9), pack(3, 0.9, { missing: 1 })], 1],
  ['nothing more said of it', [pack(1, 0.9), pack(3, 0.9, { extraAfter: 1 })], 1],
])('of a big one the answer is %s', (_, ranked, times) => {
  expect(asWished({ cheapest: false, wish: 1 }, ranked)[0]!.times).toBe(times);
  expect(asWished({ cheapest: false, wish: 0 }, ranked)[0]!.times).toBe(1);
});
