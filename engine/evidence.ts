import type { Candidate } from './candidates';
import type { Facts } from './facts';
import { ATTRIBUTES } from './lexicon/attributes';
import { DISHES, HARMLESS } from './lexicon/words';
import { plainness } from './kinds';
import type { Kind } from './lexicon/kinds';
import type { Form, Query } from './query';
import { sizeRatio } from './size';
import type { Size } from './types';

/** Counts and agreements of one pair, no weights. The numbers' order is FEATURES. */
export type Evidence = Readonly<Record<Feature, number>>;

export const FEATURES = [
  'coverage', 'missing', 'headSame', 'headAsked', 'headGap', 'adjacent', 'extraBefore', 'extraAfter', 'extraTail', 'extraDish', 'asked', 'relativeExtra',
  'brandSame', 'brandOther', 'ownValue', 'ownStandard', 'ownPremium', 'branded', 'makerUnknown', 'fromBrand', 'tierGap',
  'sizeAsked', 'sizeKnown', 'sizeOff', 'sizeUsual', 'countOff',
  'conflicts', 'agreements', 'unsaidMarked', 'flavourExtra', 'speciesExtra', 'cookedExtra', 'formConflict', 'frozen', 'askedLost', 'lifeExtra', 'dietExtra', 'lightExtra', 'cutExtra', 'organicExtra',
  'departmentShare', 'departmentSame', 'priceRatio', 'unitPriceRatio', 'everywhere', 'likenessGap', 'covers', 'jaccard', 'reverseCoverage', 'tailAsked',
  'kindForeign', 'kindPlain', 'kindDepartment', 'kindSame', 'mainFull', 'brandExtra', 'brandBeaten', 'coverageGap', 'formFit', 'markedLost',
] as const;
export type Feature = (typeof FEATURES)[number];

/** What the good-looking candidates of all stores agree on: where such things stand, what they cost, how big they are. */
export interface Consensus {
  departments: ReadonlyMap<string, number>;
  medianPrice: number;
  medianSize: { kind: string; amount: number } | null;
  /** Core words -> number of stores that have a product with just these. */
  cores: ReadonlyMap<string, number>;
  /** Store -> fewest extra words among its candidates with all words. */
  fewestExtra: ReadonlyMap<string, number>;
}

/** Either side of a comparison, seen as something looked for. */
export interface Wanted {
  words: readonly string[];
  head: string;
  brand: string | null;
  tier: 'value' | 'standard' | 'premium' | null;
  size: Size;
  attributes: Query['attributes'];
  price: number | null;
  department: string | null;
  /** true: a product is looked for, so silence about an attribute means its plain value. */
  product: boolean;
  /** The everyday kind, when it is one. */
  kind: Kind | null;
  /** The form a typed line asks for. */
  form: Form | null;
}

const MARKED = new Map(ATTRIBUTES.map((group) => [group.group, new Set(group.values.filter((value) => value.marked).map((value) => value.value))]));
const MANY = new Set(ATTRIBUTES.filter((group) => group.many).map((group) => group.group));
const TIERS = { value: 0, standard: 1, premium: 2 } as const;

/** How far a size lies from the asked one: |ln ratio|, null when either is not stated. */
export function sizeDistance(asked: Size, size: Size): number | null {
  if (asked.kind === 'none' || size.kind === 'none') return null;
  if (asked.kind === 'count' && size.kind !== 'count') return size.count > 0 ? Math.abs(Math.log(size.count / asked.amount)) : null;
  const ratio = sizeRatio(asked, size);
  if (ratio === null || ratio <= 0) return null;
  const off = Math.abs(Math.log(ratio));
  // "Coca Cola 330ml" is also served by the can of a multipack, but less well than by the single.
  return off;
}

/** Values that both state and do not share, and values that only one side states. */
export function attributeRelation(asked: Query['attributes'], said: Facts['attributes'], wantedWords: ReadonlySet<string>): { conflicts: string[]; agreements: string[]; onlySaid: string[]; onlyAsked: string[] } {
  const conflicts: string[] = [];
  const agreements: string[] = [];
  const onlySaid: string[] = [];
  const onlyAsked: string[] = [];
  for (const group of new Set([...Object.keys(asked), ...Object.keys(said)])) {
    const a = asked[group];
    const b = said[group];
    if (a && b) {
      if (MANY.has(group)) {
        const shared = a.filter((value) => b.includes(value)).length;
        if (shared === 0) conflicts.push(group);
        else if (shared === a.length && shared === b.length) agreements.push(group);
        else if (b.length > shared) onlySaid.push(group);
        else onlyAsked.push(group);
      } else if (a.some((value) => b.includes(value))) agreements.push(group);
      else conflicts.push(group);
    } else if (b) {
      if (!b.every((value) => value.split(' ').every((word) => wantedWords.has(word)))) onlySaid.push(group);
    } else onlyAsked.push(group);
  }
  return { conflicts, agreements, onlySaid, onlyAsked };
}

/** Marked attributes that a line or product cannot lose: gluten-free pasta is never any pasta. */
const STRICT = new Set(['caffeine', 'gluten', 'dairy', 'plant', 'vegan', 'alcohol', 'organic']);
const FORM_DEPARTMENTS = { frozen: ['frozen'], tinned: ['cupboard', 'diet'], fresh: ['fresh', 'produce', 'meat', 'chilled', 'bakery'] } as const;

/** 1: the department or the name shows the form asked for, -1: another one, 0: not asked. */
function formFit(form: Form | null, facts: Facts): number {
  if (form === null) return 0;
  return (FORM_DEPARTMENTS[form] as readonly string[]).includes(facts.department) || facts.all.has(form) ? 1 : -1;
}

function foreignWords(words: ReadonlySet<string>, foreign: ReadonlySet<string>, asked: ReadonlySet<string>): number {
  let count = 0;
  for (const word of words) if (foreign.has(word) && !asked.has(word)) count++;
  return count;
}

function kindRelation(kind: Kind | null, facts: Facts): number {
  const other = facts.kind;
  if (kind === null || other === null) return kind === other ? 0 : -0.5;
  return kind === other || kind.words.join() === other.words.join() ? 1 : -1;
}

export function gather(wanted: Wanted, weights: ReadonlyMap<string, number>, candidate: Candidate, consensus: Consensus): Evidence {
  const { facts, product } = candidate;
  const wantedSet = new Set(wanted.words);
  let found = 0;
  let all = 0;
  let missing = 0;
  for (const word of wanted.words) {
    const weight = weights.get(word) ?? 1;
    all += weight;
    if (facts.all.has(word)) found += weight;
    else if (!HARMLESS.has(word)) missing++;
  }
  const main = facts.main;
  let lastAsked = -1;
  main.forEach((word, at) => { if (wantedSet.has(word)) lastAsked = at; });
  const extra = (word: string): boolean => !wantedSet.has(word) && !HARMLESS.has(word);
  const extraBefore = main.filter((word, at) => at <= lastAsked && extra(word)).length;
  const extraAfter = main.filter((word, at) => at > lastAsked && extra(word)).length;
  const extraTail = facts.tail.filter(extra).length;
  const first = wanted.words[0];
  const at = first === undefined ? -1 : main.indexOf(first);
  const adjacent = at >= 0 && wanted.words.every((word, offset) => main[at + offset] === word) ? 1 : 0;
  const relation = attributeRelation(wanted.attributes, facts.attributes, wantedSet);
  const onlyMarked = relation.onlySaid.filter((group) => facts.attributes[group]!.some((value) => MARKED.get(group)!.has(value)));
  const own = facts.maker.kind === 'own' ? facts.maker.tier : null;
  const brand = facts.maker.kind === 'brand' ? facts.maker.brand : null;
  const distance = sizeDistance(wanted.size, facts.size);
  const usual = consensus.medianSize && facts.size.kind === consensus.medianSize.kind ? Math.abs(Math.log((facts.size as { amount: number }).amount / consensus.medianSize.amount)) : -1;
  const mainCore = main.filter((word) => !HARMLESS.has(word));
  const shared = mainCore.filter((word) => wantedSet.has(word)).length;
  const union = new Set([...mainCore, ...wanted.words.filter((word) => !HARMLESS.has(word))]).size;
  let reverse = 0;
  let reverseAll = 0;
  for (const word of mainCore) {
    const weight = weights.get(word) ?? 4;
    reverseAll += weight;
    if (wantedSet.has(word)) reverse += weight;
  }
  const extras = extraBefore + extraAfter + extraTail;
  const reference = wanted.price ?? consensus.medianPrice;
  const one = (value: boolean): number => (value ? 1 : 0);
  return {
    coverage: all > 0 ? found / all : brand && brand === wanted.brand ? 1 : 0, missing, headSame: one(facts.head !== '' && facts.head === wanted.head), headAsked: one(wantedSet.has(facts.head)),
    headGap: lastAsked < 0 ? 9 : Math.min(9, main.length - 1 - lastAsked), adjacent, extraBefore, extraAfter, extraTail,
    extraDish: main.filter((word, index) => index > lastAsked && !wantedSet.has(word) && DISHES.has(word)).length + main.filter((word, index) => index <= lastAsked && !wantedSet.has(word) && DISHES.has(word)).length * 0.5,
    asked: wanted.words.length, relativeExtra: extras - (consensus.fewestExtra.get(product.store) ?? extras),
    brandSame: one(wanted.brand !== null && (brand === wanted.brand || wanted.brand.split(' ').every((word) => facts.all.has(word)))), brandOther: one(wanted.brand !== null && brand !== wanted.brand && !wanted.brand.split(' ').every((word) => facts.all.has(word))),
    ownValue: one(own === 'value'), ownStandard: one(own === 'standard'), ownPremium: one(own === 'premium'), branded: one(brand !== null), makerUnknown: one(facts.maker.kind === 'unknown'),
    fromBrand: one(wanted.product && wanted.brand !== null), tierGap: wanted.tier && own ? TIERS[own] - TIERS[wanted.tier] : 0,
    sizeAsked: one(wanted.size.kind !== 'none'), sizeKnown: one(facts.size.kind !== 'none'), sizeOff: distance ?? -1, sizeUsual: usual,
    countOff: wanted.size.kind !== 'none' && facts.size.kind !== 'none' && wanted.size.count > 0 && facts.size.count > 0 ? Math.abs(Math.log(facts.size.count / wanted.size.count)) : -1,
    conflicts: relation.conflicts.length, agreements: relation.agreements.length, unsaidMarked: onlyMarked.length,
    flavourExtra: one(relation.onlySaid.includes('flavour')), speciesExtra: one(relation.onlySaid.includes('species')), cookedExtra: one(onlyMarked.includes('cooked')),
    formConflict: one(relation.conflicts.includes('form') || relation.conflicts.includes('teaform') || relation.conflicts.includes('cooked')), frozen: one(facts.department === 'frozen' && wanted.form !== 'frozen'),
    askedLost: relation.onlyAsked.length, lifeExtra: one(relation.onlySaid.includes('life') || relation.onlySaid.includes('form')),
    dietExtra: one(['caffeine', 'gluten', 'dairy', 'plant', 'vegan', 'alcohol'].some((group) => relation.onlySaid.includes(group))), lightExtra: one(relation.onlySaid.includes('sugar') || relation.onlySaid.includes('lowfat')), cutExtra: one(relation.onlySaid.includes('cut')), organicExtra: one(relation.onlySaid.includes('organic')),
    departmentShare: consensus.departments.get(facts.department) ?? 0, departmentSame: wanted.department === null ? -1 : one(wanted.department === facts.department),
    priceRatio: reference > 0 ? Math.log(product.price / reference) : 0, unitPriceRatio: distance !== null && wanted.price ? Math.log(product.price / wanted.price) - Math.log(Math.max(0.01, (facts.size as { amount: number }).amount / (wanted.size as { amount: number }).amount)) : 0,
    everywhere: consensus.cores.get(facts.core) ?? 0, formFit: formFit(wanted.form, facts), markedLost: relation.onlyAsked.filter((group) => wanted.attributes[group]!.some((value) => MARKED.get(group)!.has(value)) && STRICT.has(group)).length, likenessGap: 0, brandBeaten: 0, coverageGap: 0, covers: one(missing === 0), jaccard: union > 0 ? shared / union : 0, reverseCoverage: reverseAll > 0 ? reverse / reverseAll : 0,
    kindForeign: wanted.kind ? foreignWords(facts.all, wanted.kind.not, wantedSet) : -1,
    kindPlain: wanted.kind ? plainness(wanted.kind, facts.all) : -1,
    kindDepartment: wanted.kind?.departments ? one(wanted.kind.departments.has(facts.department)) : -1,
    kindSame: kindRelation(wanted.kind, facts), mainFull: main.length === 0 ? 0 : mainCore.filter((word) => wantedSet.has(word)).length / Math.max(1, mainCore.length), brandExtra: one(!wanted.product && wanted.brand === null && brand !== null),
    tailAsked: facts.tail.filter((word) => wantedSet.has(word)).length,
  };
}

/** What only shows beside the store's other candidates: how far each lies behind the likest one, whether the brand itself is there. */
export function besideOthers(row: readonly Evidence[]): Evidence[] {
  const likeness = Math.max(0, ...row.map((evidence) => evidence.jaccard));
  const coverage = Math.max(0, ...row.map((evidence) => evidence.coverage));
  const brandThere = row.some((evidence) => evidence.brandSame === 1 && (evidence.coverage > 0.6 || evidence.headSame === 1));
  return row.map((evidence) => ({ ...evidence, likenessGap: likeness - evidence.jaccard, coverageGap: coverage - evidence.coverage, brandBeaten: brandThere && evidence.brandSame === 0 ? 1 : 0 }));
}
