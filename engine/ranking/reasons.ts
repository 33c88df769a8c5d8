import { attributeRelation, MARKED } from '../evidence/attributes';
import { sizeDistance } from '../evidence/gather';
import { E } from '../evidence/features';
import { ATTRIBUTES } from '../lexicon/attributes';
import type { Ranked } from './search';
import { closenessOf } from '../knowledge/substitutes';
import { formatSize } from '../size';
import { fold, stem } from '../words/normalise';
import type { Reason } from '../types';
import type { Target } from '../evidence/target';
import { classOf, costOf, TYPE, typeOf } from '../knowledge/wordClasses';
import { wordId, wordIds, wordOf } from '../words/wordInterner';

const LABELS = new Map(ATTRIBUTES.map(({ group, label }) => [group, label]));
const TIER_WORDS = { value: 'value', standard: 'standard', premium: 'premium' } as const;

/** A flavour, a state or a diet that makes another variety of a thing (wordClasses.ts). */
function isVariety(word: string): boolean {
  const wordClass = classOf(word);
  const type = typeOf(wordClass);
  return costOf(wordClass) >= 2 && (type === TYPE.V || type === TYPE.P || type === TYPE.D);
}

/** Why a product stands for what is looked for, in words; the same words in the page, the CLI and JSON. */
export function reasonsFor(
  wanted: Target,
  { facts, evidence }: Ranked,
  repaired: readonly string[],
  alarm: boolean,
): Reason[] {
  const reasons: Reason[] = [];
  const say = (kind: Reason['kind'], weight: Reason['weight'], words: string): void => {
    reasons.push({ kind, weight, words });
  };
  if (repaired.length) say('spelling', 'note', `read as “${repaired.join(' ')}”`);
  if (wanted.words.length && evidence[E.missing] === 0)
    say('all-words', 'for', wanted.product ? 'same words' : 'all words of the line');
  else if (evidence[E.missing]! > 0) {
    const missing = wanted.words
      .filter((word) => !facts.ids.all.includes(wordId(word)))
      .slice(0, 3);
    say('missing-words', 'against', `without “${missing.join(', ')}”`);
  }
  if (wanted.brand !== null) {
    if (evidence[E.brandSame]) say('same-brand', 'for', 'same brand');
    else if (facts.maker.kind === 'own')
      say('brand-to-own-label', 'against', 'own label instead of the brand');
    else say('another-brand', 'against', 'another brand');
  } else if (wanted.tier !== null) {
    if (facts.maker.kind === 'own') {
      if (facts.maker.tier === wanted.tier)
        say('own-label-same-tier', 'for', 'own label, same tier');
      else
        say(
          'own-label-other-tier',
          'against',
          `own label, ${TIER_WORDS[facts.maker.tier]} tier instead of ${TIER_WORDS[wanted.tier]}`,
        );
    } else if (facts.maker.kind === 'brand')
      say('own-label-to-brand', 'against', 'a brand instead of own label');
  } else if (!wanted.product && facts.maker.kind === 'own' && facts.maker.tier === 'standard')
    say('usual-choice', 'note', 'own label');
  if (wanted.size.kind !== 'none') {
    const distance = sizeDistance(wanted.size, facts.size);
    if (facts.size.kind === 'none' || distance === null)
      say(
        'size-not-stated',
        'note',
        facts.size.kind === 'none' ? 'size not stated' : 'sizes stated in different measures',
      );
    else if (distance <= 0.0101) say('same-size', 'for', 'same size');
    else if (distance <= 0.0488) say('near-size', 'for', 'nearly the same size');
    else
      say(
        'other-size',
        'against',
        `another size: ${formatSize(facts.size)} against ${formatSize(wanted.size)}`,
      );
  } else if (facts.size.kind === 'none') say('size-not-stated', 'note', 'size not stated');
  const wantedIds = wordIds(wanted.name);
  const also = wanted.product
    ? facts.ids.name
        .slice(facts.ids.makers)
        .filter((id) => !wantedIds.includes(id) && closenessOf(id, wantedIds) < 2)
        .map(wordOf)
        .filter(isVariety)
    : [];
  const relation = attributeRelation(wanted.attributes, facts.attributes, new Set(wanted.words));
  for (const group of relation.conflicts)
    say(
      'attribute-differs',
      'against',
      `${LABELS.get(group)!}: ${facts.attributes[group]!.join(', ')} instead of ${wanted.attributes[group]!.join(', ')}`,
    );
  for (const group of relation.onlySaid) {
    if (
      facts.attributes[group]!.some((value) => MARKED.get(group)!.has(value)) ||
      group === 'flavour' ||
      group === 'species'
    )
      say(
        'attribute-unsaid',
        'against',
        `also ${facts.attributes[group]!.filter((value) => !wanted.attributes[group]?.includes(value)).join(', ')}`,
      );
  }
  const said = new Set(reasons.flatMap(({ words }) => fold(words).split(' ').map(stem)));
  const unsaid = also.filter((word) => !said.has(word)).slice(0, 3);
  if (unsaid.length) say('extra-words', 'against', `also “${unsaid.join(', ')}”`);
  if (relation.agreements.length)
    say(
      'same-attributes',
      'for',
      `same ${relation.agreements.map((group) => LABELS.get(group)!).join(', ')}`,
    );
  if (alarm) say('price-out-of-line', 'against', 'price far out of line: check the pack size');
  return reasons;
}
