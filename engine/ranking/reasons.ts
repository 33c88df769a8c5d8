// Why a product stands for what is looked for, in words; the same words in the page, the command line and JSON.
import { attributeRelation, MARKED } from '../evidence/attributes';
import { sizeDistance } from '../evidence/sizeDistance';
import { SAME_SIZE } from '../evidence/sizes';
import { E } from '../evidence/features';
import { ATTRIBUTES } from '../lexicon/attributes';
import type { Ranked } from './ranked';
import type { Search } from './search';
import { remainderBeside } from '../knowledge/wordVectors';
import { namesMaker, weightOfWord } from '../knowledge/wordRoles';
import type { ParsedName } from '../names/parsedName';
import { formatSize } from '../size';
import { fold, stem } from '../words/normalise';
import type { Reason } from '../types';
import type { Target } from '../evidence/target';
import { wordId, wordIds, wordOf } from '../words/wordInterner';

const LABELS = new Map(ATTRIBUTES.map(({ group, label }) => [group, label]));
const TIER_WORDS = { value: 'value', standard: 'standard', premium: 'premium' } as const;
/** Words named in one reason at most. */
const MOST_WORDS = 3;
/** ln 1.01: sizes that are printed with other roundings. */
const ROUNDED = 0.0101;

const reason = (kind: Reason['kind'], weight: Reason['weight'], words: string): Reason => ({
  kind,
  weight,
  words,
});

/** Why a candidate matches and what speaks against it. */
export function reasonsFor(
  { target, repaired, givenUp }: Pick<Search, 'target' | 'repaired' | 'givenUp'>,
  ranked: Ranked,
  alarm: boolean,
): Reason[] {
  const { parsed } = ranked;
  const relation = attributeRelation(target.attributes, parsed.attributes, new Set(target.words));
  const reasons = [
    ...(repaired.length ? [reason('spelling', 'note', `read as “${repaired.join(' ')}”`)] : []),
    ...aboutWords(target, ranked, givenUp),
    ...aboutMaker(target, ranked),
    ...aboutSize(target, parsed),
    ...aboutAttributes(target, parsed, relation),
  ];
  const agreements = relation.agreements.map((group) => LABELS.get(group)!).join(', ');
  return [
    ...reasons,
    ...aboutExtraWords(target, parsed, reasons),
    ...(agreements ? [reason('same-attributes', 'for', `same ${agreements}`)] : []),
    ...(alarm
      ? [reason('price-out-of-line', 'against', 'price far out of line: check the pack size')]
      : []),
  ];
}

function aboutWords(
  { words, product }: Target,
  { parsed, evidence }: Ranked,
  givenUp: readonly string[],
): Reason[] {
  if (words.length && evidence[E.missing] === 0 && givenUp.length === 0)
    return [reason('all-words', 'for', product ? 'same words' : 'all words of the line')];
  const asked = evidence[E.missing] === 0 ? givenUp : [...givenUp, ...words];
  const missing = asked
    .filter((word) => !parsed.ids.all.includes(wordId(word)))
    .slice(0, MOST_WORDS);
  if (!missing.length) return [];
  return [reason('missing-words', 'against', `without “${missing.join(', ')}”`)];
}

function aboutMaker(target: Target, { parsed: { maker }, evidence }: Ranked): Reason[] {
  if (target.brand !== null) {
    if (evidence[E.brandSame]) return [reason('same-brand', 'for', 'same brand')];
    return maker.kind === 'own'
      ? [reason('brand-to-own-label', 'against', 'own label instead of the brand')]
      : [reason('another-brand', 'against', 'another brand')];
  }
  if (target.tier !== null) return aboutTier(target.tier, maker);
  return !target.product && maker.kind === 'own' && maker.tier === 'standard'
    ? [reason('usual-choice', 'note', 'own label')]
    : [];
}

function aboutTier(tier: NonNullable<Target['tier']>, maker: ParsedName['maker']): Reason[] {
  if (maker.kind === 'brand')
    return [reason('own-label-to-brand', 'against', 'a brand instead of own label')];
  if (maker.kind !== 'own') return [];
  return maker.tier === tier
    ? [reason('own-label-same-tier', 'for', 'own label, same tier')]
    : [
        reason(
          'own-label-other-tier',
          'against',
          `own label, ${TIER_WORDS[maker.tier]} tier instead of ${TIER_WORDS[tier]}`,
        ),
      ];
}

function aboutSize({ size: asked }: Target, { size }: ParsedName): Reason[] {
  const unstated = size.kind === 'none';
  if (unstated) return [reason('size-not-stated', 'note', 'size not stated')];
  if (asked.kind === 'none') return [];
  const distance = sizeDistance(asked, size);
  if (distance === null)
    return [reason('size-not-stated', 'note', 'sizes stated in different measures')];
  if (distance <= ROUNDED) return [reason('same-size', 'for', 'same size')];
  if (distance <= SAME_SIZE) return [reason('near-size', 'for', 'nearly the same size')];
  const words = `another size: ${formatSize(size)} against ${formatSize(asked)}`;
  return [reason('other-size', 'against', words)];
}

function aboutAttributes(
  target: Target,
  { attributes }: ParsedName,
  { conflicts, onlySaid }: ReturnType<typeof attributeRelation>,
): Reason[] {
  const differing = conflicts.map((group) =>
    reason(
      'attribute-differs',
      'against',
      `${LABELS.get(group)!}: ${attributes[group]!.join(', ')} instead of ${target.attributes[group]!.join(', ')}`,
    ),
  );
  const telling = onlySaid.filter(
    (group) =>
      group === 'flavour' ||
      group === 'species' ||
      attributes[group]!.some((value) => MARKED.get(group)!.has(value)),
  );
  const unsaid = telling.map((group) => {
    const values = attributes[group]!.filter((value) => !target.attributes[group]?.includes(value));
    return reason('attribute-unsaid', 'against', `also ${values.join(', ')}`);
  });
  return [...differing, ...unsaid];
}

/** From this weight on a word makes another variety of a thing. */
const VARIETY = 0.6;
/** Below this share of a word another one stands for it. */
const REPLACED = 0.4;
/** A flavour, a state or a diet that makes another variety of a thing, and has no counterpart in the other name. */
const isVariety = (id: number, others: readonly number[]): boolean =>
  !namesMaker(id) && weightOfWord(id) >= VARIETY && remainderBeside(id, others) > REPLACED;

/** Words of another variety that only the candidate has, unless another reason names them. */
function aboutExtraWords(
  target: Target,
  { ids }: ParsedName,
  reasons: readonly Reason[],
): Reason[] {
  if (!target.product) return [];
  const asked = wordIds(target.name);
  const said = new Set(reasons.flatMap(({ words }) => fold(words).split(' ').map(stem)));
  const extra = ids.name
    .slice(ids.makers)
    .filter((id) => id !== ids.head && !asked.includes(id) && isVariety(id, asked))
    .map(wordOf)
    .filter((word) => !said.has(word))
    .slice(0, MOST_WORDS);
  return extra.length ? [reason('extra-words', 'against', `also “${extra.join(', ')}”`)] : [];
}
