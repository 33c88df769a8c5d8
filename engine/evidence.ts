import { addAttributes } from './attributeEvidence';
import type { Candidate } from './candidates';
import { addDifferences } from './differences';
import type { Facts } from './facts';
import { E, type Row } from './features';
import { plainness } from './kinds';
import { lettersAlike } from './letters';
import type { Kind } from './lexicon/kinds';
import { DISHES, HARMLESS, type Department } from './lexicon/words';
import type { Form } from './query';
import { sizeRatio } from './size';
import type { Size } from './types';
import type { Consensus, Sought } from './wanted';

/** From commodities, where one maker is as good as another, to where the brand is the point. */
const SHELVES: readonly Department[] = ['produce', 'meat', 'fresh', 'chilled', 'bakery', 'frozen', 'cupboard', 'diet', 'other', 'household', 'drinks', 'pet', 'baby', 'snacks', 'toiletries', 'alcohol'];
/** How a thing is kept, as far as its department tells: 0 does not tell. */
const STORAGE: Readonly<Record<Department, number>> = { other: 0, fresh: 1, chilled: 1, produce: 1, meat: 1, bakery: 2, frozen: 3, cupboard: 4, diet: 4, snacks: 4, drinks: 4, alcohol: 5, household: 6, toiletries: 6, baby: 7, pet: 8 };
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

/** Writes one candidate's evidence into a row. Runs for hundreds of candidates a line, so it makes no objects. */
export function gather(row: Row, sought: Sought, { facts, product }: Candidate, consensus: Consensus): void {
  const { wanted, asked, weights } = sought;
  const { main, tail, mainCore, all: words, maker, size } = facts;
  let found = 0;
  for (const word of wanted.words) if (words.has(word)) found += weights.get(word) ?? 1;
  let missing = 0;
  for (const word of sought.telling) if (!words.has(word)) missing++;
  let praiseMissing = 0;
  for (const word of wanted.words) if (HARMLESS.has(word) && !words.has(word)) praiseMissing++;
  let praiseExtra = 0;
  let lastAsked = main.length - 1;
  while (lastAsked >= 0 && !asked.has(main[lastAsked]!)) lastAsked--;
  let extraBefore = 0;
  let extraAfter = 0;
  let dishes = 0;
  for (let at = 0; at < main.length; at++) {
    const word = main[at]!;
    if (asked.has(word)) continue;
    if (HARMLESS.has(word)) praiseExtra++;
    else if (at <= lastAsked) extraBefore++;
    else extraAfter++;
    if (DISHES.has(word)) dishes += at <= lastAsked ? 0.5 : 1;
  }
  let extraTail = 0;
  let tailAsked = 0;
  for (const word of tail) { if (asked.has(word)) tailAsked++; else if (!HARMLESS.has(word)) extraTail++; }
  let adjacent = 0;
  const start = wanted.words.length ? main.indexOf(wanted.words[0]!) : -1;
  if (start >= 0) {
    adjacent = 1;
    for (let offset = 1; offset < wanted.words.length; offset++) if (main[start + offset] !== wanted.words[offset]) { adjacent = 0; break; }
  }
  // Each distinct word once for the union, each occurrence for the share.
  let shared = 0;
  let reverse = 0;
  let reverseAll = 0;
  let union = sought.telling.length;
  for (let at = 0; at < mainCore.length; at++) {
    const word = mainCore[at]!;
    const weight = weights.get(word) ?? 4;
    reverseAll += weight;
    if (asked.has(word)) { shared++; reverse += weight; } else if (mainCore.indexOf(word) === at) union++;
  }
  const own = maker.kind === 'own' ? maker.tier : null;
  const brand = maker.kind === 'brand' ? maker.brand : null;
  const ofBrand = wanted.brand !== null && (brand === wanted.brand || sought.brandWords.every((word) => words.has(word)));
  const distance = sizeDistance(wanted.size, size);
  const extras = extraBefore + extraAfter + extraTail;
  const reference = wanted.price ?? consensus.medianPrice;

  row[E.coverage] = sought.weightOfAll > 0 ? found / sought.weightOfAll : brand && brand === wanted.brand ? 1 : 0;
  row[E.missing] = missing;
  row[E.covers] = missing === 0 ? 1 : 0;
  row[E.headSame] = facts.head !== '' && facts.head === wanted.head ? 1 : 0;
  row[E.headAsked] = asked.has(facts.head) ? 1 : 0;
  row[E.headGap] = lastAsked < 0 ? 9 : Math.min(9, main.length - 1 - lastAsked);
  row[E.adjacent] = adjacent;
  row[E.extraBefore] = extraBefore;
  row[E.extraAfter] = extraAfter;
  row[E.extraTail] = extraTail;
  row[E.praiseExtra] = praiseExtra;
  row[E.praiseMissing] = praiseMissing;
  row[E.headShare] = consensus.heads.get(facts.head) ?? 0;
  row[E.tailAsked] = tailAsked;
  row[E.extraDish] = dishes;
  row[E.asked] = wanted.words.length;
  row[E.relativeExtra] = extras - (consensus.fewestExtra.get(product.store) ?? extras);
  row[E.jaccard] = union > 0 ? shared / union : 0;
  row[E.reverseCoverage] = reverseAll > 0 ? reverse / reverseAll : 0;
  row[E.mainFull] = main.length === 0 ? 0 : shared / Math.max(1, mainCore.length);

  row[E.brandSame] = ofBrand ? 1 : 0;
  row[E.brandOther] = wanted.brand !== null && brand !== wanted.brand && !ofBrand ? 1 : 0;
  row[E.ownValue] = own === 'value' ? 1 : 0;
  row[E.ownStandard] = own === 'standard' ? 1 : 0;
  row[E.ownPremium] = own === 'premium' ? 1 : 0;
  row[E.branded] = brand !== null ? 1 : 0;
  row[E.makerUnknown] = maker.kind === 'unknown' ? 1 : 0;
  row[E.fromBrand] = wanted.product && wanted.brand !== null ? 1 : 0;
  row[E.brandExtra] = !wanted.product && wanted.brand === null && brand !== null ? 1 : 0;
  row[E.tierGap] = wanted.tier && own ? TIERS[own] - TIERS[wanted.tier] : 0;

  row[E.sizeAsked] = wanted.size.kind !== 'none' ? 1 : 0;
  row[E.sizeKnown] = size.kind !== 'none' ? 1 : 0;
  row[E.sizeOff] = distance ?? -1;
  row[E.sizeUsual] = consensus.medianSize && size.kind !== 'none' && size.kind === consensus.medianSize.kind ? Math.abs(Math.log(size.amount / consensus.medianSize.amount)) : -1;
  row[E.countOff] = wanted.size.kind !== 'none' && size.kind !== 'none' && wanted.size.count > 0 && size.count > 0 ? Math.abs(Math.log(size.count / wanted.size.count)) : -1;
  row[E.priceRatio] = reference > 0 ? Math.log(product.price / reference) : 0;
  row[E.unitPriceRatio] = distance !== null && wanted.price ? Math.log(product.price / wanted.price) - Math.log(Math.max(0.01, (size as { amount: number }).amount / (wanted.size as { amount: number }).amount)) : 0;

  addAttributes(row, sought, facts);
  row[E.siblingGap] = row[E.siblingSenseGap] = row[E.siblingLettersGap] = row[E.siblingsNearer] = 0;
  addName(row, sought, facts);
  addDifferences(row, sought, facts);

  row[E.frozen] = facts.department === 'frozen' && wanted.form !== 'frozen' ? 1 : 0;
  row[E.formFit] = formFit(wanted.form, facts);
  row[E.departmentShare] = consensus.departments.get(facts.department) ?? 0;
  row[E.shelf] = wanted.product ? SHELVES.indexOf(wanted.department as Department) : -1;
  row[E.departmentSame] = wanted.department === null ? -1 : wanted.department === facts.department ? 1 : 0;
  const kept = STORAGE[facts.department];
  row[E.storageSame] = wanted.department === null || kept === 0 || STORAGE[wanted.department as Department] === 0 ? -1 : STORAGE[wanted.department as Department] === kept ? 1 : 0;
  row[E.storageThere] = kept;
  row[E.everywhere] = consensus.cores.get(facts.core) ?? 0;
  row[E.kindForeign] = wanted.kind ? foreignWords(words, wanted.kind.not, asked) : -1;
  row[E.kindPlain] = wanted.kind ? plainness(wanted.kind, words) : -1;
  row[E.kindDepartment] = wanted.kind?.departments ? (wanted.kind.departments.has(facts.department) ? 1 : 0) : -1;
  row[E.kindSame] = kindRelation(wanted.kind, facts);
}

/** The names as wholes, brand included: what both say, weighed by how telling each word is. */
function addName(row: Row, { wanted, named, weigh, roleOf, weightOfName, brandWords }: Sought, facts: Facts): void {
  let both = 0;
  let all = 0;
  let rarestExtra = 0;
  let rarestMissing = 0;
  let brandLost = 0;
  let brandAdded = 0;
  let kindLost = 0;
  let kindAdded = 0;
  for (const word of facts.name) {
    const weight = weigh(word);
    all += weight;
    if (named.has(word)) { both += weight; continue; }
    if (weight > rarestExtra) rarestExtra = weight;
    const { first, last } = roleOf(word);
    if (first > brandAdded) brandAdded = first;
    if (last > kindAdded) kindAdded = last;
  }
  for (const word of wanted.name) {
    if (facts.all.has(word)) continue;
    const weight = weigh(word);
    if (weight > rarestMissing) rarestMissing = weight;
    const { first, last } = roleOf(word);
    if (first > brandLost) brandLost = first;
    if (last > kindLost) kindLost = last;
  }
  let brandWordsShared = 0;
  for (const word of brandWords) if (facts.all.has(word)) brandWordsShared++;
  row[E.nameCover] = weightOfName > 0 ? both / weightOfName : 0;
  row[E.nameReverse] = all > 0 ? both / all : 0;
  row[E.nameAlike] = both > 0 ? both / (weightOfName + all - both) : 0;
  row[E.brandLost] = brandLost;
  row[E.brandAdded] = brandAdded;
  row[E.kindLost] = kindLost;
  row[E.kindAdded] = kindAdded;
  row[E.firstSame] = facts.name.length > 0 && facts.name[0] === wanted.name[0] ? 1 : 0;
  row[E.lettersAlike] = lettersAlike(wanted.letters, facts.letters);
  row[E.rarestMissing] = rarestMissing;
  row[E.rarestExtra] = rarestExtra;
  row[E.brandWordsShared] = brandWords.length ? brandWordsShared / brandWords.length : -1;
}

/** Adds what only shows beside the store's other candidates: how far each lies behind the likest one, whether the brand itself is there. */
export function besideOthers(rows: readonly Row[]): void {
  let likeness = 0;
  let coverage = 0;
  let letters = 0;
  let name = 0;
  let sense = 0;
  let surprise = Infinity;
  let brandThere = false;
  for (const row of rows) {
    likeness = Math.max(likeness, row[E.jaccard]!);
    coverage = Math.max(coverage, row[E.coverage]!);
    sense = Math.max(sense, row[E.senseAlike]!);
    surprise = Math.min(surprise, row[E.lostSurprises]! + row[E.addedSurprises]!);
    letters = Math.max(letters, row[E.lettersAlike]!);
    name = Math.max(name, row[E.nameCover]! + row[E.nameReverse]!);
    brandThere ||= row[E.brandSame] === 1 && (row[E.coverage]! > 0.6 || row[E.headSame] === 1);
  }
  for (const row of rows) {
    row[E.likenessGap] = likeness - row[E.jaccard]!;
    row[E.surpriseGap] = row[E.lostSurprises]! + row[E.addedSurprises]! - surprise;
    row[E.senseGap] = sense - row[E.senseAlike]!;
    row[E.lettersGap] = letters - row[E.lettersAlike]!;
    row[E.nameGap] = name - row[E.nameCover]! - row[E.nameReverse]!;
    row[E.coverageGap] = coverage - row[E.coverage]!;
    row[E.brandBeaten] = brandThere && row[E.brandSame] === 0 ? 1 : 0;
  }
}
