import { sameAisle, sameGroup } from '../knowledge/aisleClassifier';
import { addAttributes } from './attributes';
import type { Candidate } from '../names/parsedName';
import { addWordDifferences } from './wordDifferences';
import type { ParsedName } from '../names/parsedName';
import { E, type Evidence, type Row } from './features';
import { diceSimilarity } from '../words/trigramSignature';
import type { Kind } from '../lexicon/kinds';
import type { Department } from '../lexicon/words';
import { measureFit, packFit } from './packFit';
import { FORM_DEPARTMENTS, type Form } from '../query/parseQuery';
import {
  ASKED,
  DISH,
  termFlags,
  FOREIGN,
  markCandidate,
  NAMED,
  termPosition,
  PRAISE,
  presentTerms,
} from './queryMarks';
import { sizeRatio } from '../size';
import type { Size } from '../types';
import type { PoolStatistics, PreparedTarget } from './target';
import { NO_WORD } from '../words/wordInterner';

/** From commodities, where one maker is as good as another, to where the brand is the point. */
const DEPARTMENTS: readonly Department[] = [
  'produce',
  'meat',
  'fresh',
  'chilled',
  'bakery',
  'frozen',
  'cupboard',
  'diet',
  'other',
  'household',
  'drinks',
  'pet',
  'baby',
  'snacks',
  'toiletries',
  'alcohol',
];
/** How a thing is kept, as far as its department tells: 0 does not tell. */
const STORAGE: Readonly<Record<Department, number>> = {
  other: 0,
  fresh: 1,
  chilled: 1,
  produce: 1,
  meat: 1,
  bakery: 2,
  frozen: 3,
  cupboard: 4,
  diet: 4,
  snacks: 4,
  drinks: 4,
  alcohol: 5,
  household: 6,
  toiletries: 6,
  baby: 7,
  pet: 8,
};
const FROZEN = DEPARTMENTS.indexOf('frozen');
/** Of a typed line that names an own label's range, a brand lies as far from it as two tiers. */
const BRAND_FOR_TIER = 2;
const TIERS = { value: 0, standard: 1, premium: 2 } as const;

/** Whether one of two products is kept frozen and the other is not, as far as their departments tell. */
export const frozenApart = (e: Evidence): boolean =>
  e[E.storageSame] === 0 &&
  (e[E.storageThere] === STORAGE.frozen || e[E.departmentWanted] === FROZEN);

/** sizeDistance of sizes within 5 % of one another. */
export const SAME_SIZE = 0.0488;
/** How far a size lies from the asked one: |ln ratio|, null when either is not stated. */
export function sizeDistance(asked: Size, size: Size): number | null {
  if (asked.kind === 'none' || size.kind === 'none') return null;
  if (asked.kind === 'count' && size.kind !== 'count')
    return size.count > 0 ? Math.abs(Math.log(size.count / asked.amount)) : null;
  const ratio = sizeRatio(asked, size);
  if (ratio === null || ratio <= 0) return null;
  return Math.abs(Math.log(ratio));
}

/** A drink that names no count is one bottle; a bag of sausages may hold any number. */
const bottled = (size: Size): Size =>
  size.kind === 'volume' && size.count === 0 ? { ...size, count: 1 } : size;

/** How a form that was asked for may fit: a cupboard holds more than tins; some departments hold every form. */
export const MAYBE = 0.5;
const SILENT = -0.5;
/** 1: the department or the name shows the form asked for, -1: another one, 0: not asked, or one of the above. */
function formFit(
  form: Form | null,
  place: number | null,
  { department, attributes }: ParsedName,
): number {
  if (form === null) return 0;
  if (presentTerms[place!] === 1 || attributes['form']?.includes(form)) return 1;
  if (FORM_DEPARTMENTS[form].includes(department)) return form === 'tinned' ? MAYBE : 1;
  return department === 'diet' || department === 'other' ? SILENT : -1;
}

function foreignWords({ all }: ParsedName['ids']): number {
  let count = 0;
  for (let at = 0; at < all.length; at++)
    if ((termFlags[all[at]!]! & (FOREIGN | ASKED)) === FOREIGN) count++;
  return count;
}

/** How usual the words of a name are among the products of its brand, the brand's own apart: most Toblerone is of milk chocolate. */
function usualWords({ name }: ParsedName['ids'], shares: PoolStatistics['words']): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < name.length; at++) {
    if (termFlags[name[at]!]! & NAMED) continue;
    sum += shares.get(name[at]!) ?? 0;
    count++;
  }
  return count > 0 ? sum / count : 0;
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

/** Rank of the plain form a name shows: 1 for the best phrase, less for later ones, 0 for none. */
function plainness(phrases: readonly (readonly number[])[]): number {
  for (let rank = 0; rank < phrases.length; rank++)
    if (allThere(phrases[rank]!)) return 1 / (1 + rank);
  return 0;
}

function allThere(places: readonly number[]): boolean {
  for (let at = 0; at < places.length; at++) if (presentTerms[places[at]!] === 0) return false;
  return true;
}

function kindRelation(kind: Kind | null, facts: ParsedName): number {
  const other = facts.kind;
  if (kind === null || other === null) return kind === other ? 0 : -0.5;
  return kind === other ||
    (kind.words.length === other.words.length &&
      kind.words.every((word, at) => word === other.words[at]))
    ? 1
    : -1;
}

/** Writes one candidate's evidence into a row; the sight of what is sought must be shown. Runs for hundreds of candidates a line, so it makes no objects. */
export function gather(
  row: Row,
  sought: PreparedTarget,
  { facts, product }: Candidate,
  consensus: PoolStatistics,
): void {
  const { wanted, words, weights, weightAt } = sought;
  const { maker, size, ids } = facts;
  const { main, tail, mainCore } = ids;
  markCandidate(sought.sight, facts.ids);
  let found = 0;
  for (let at = 0; at < words.length; at++)
    if (presentTerms[words[at]!.place] === 1) found += weights[at]!;
  let missing = 0;
  for (let at = 0; at < sought.telling.length; at++)
    missing += 1 - presentTerms[sought.telling[at]!]!;
  let praiseMissing = 0;
  for (let at = 0; at < sought.praise.length; at++)
    praiseMissing += 1 - presentTerms[sought.praise[at]!]!;
  let praiseExtra = 0;
  let lastAsked = main.length - 1;
  while (lastAsked >= 0 && !(termFlags[main[lastAsked]!]! & ASKED)) lastAsked--;
  let extraBefore = 0;
  let extraAfter = 0;
  let dishes = 0;
  for (let at = 0; at < main.length; at++) {
    const marks = termFlags[main[at]!]!;
    if (marks & ASKED) continue;
    if (marks & PRAISE) praiseExtra++;
    else if (at <= lastAsked) extraBefore++;
    else extraAfter++;
    if (marks & DISH) dishes += at <= lastAsked ? 0.5 : 1;
  }
  let extraTail = 0;
  let tailAsked = 0;
  for (let at = 0; at < tail.length; at++) {
    const marks = termFlags[tail[at]!]!;
    if (marks & ASKED) tailAsked++;
    else if (!(marks & PRAISE)) extraTail++;
  }
  let adjacent = 0;
  const start = words.length ? main.indexOf(words[0]!.id) : -1;
  if (start >= 0) {
    adjacent = 1;
    for (let offset = 1; offset < words.length; offset++)
      if (main[start + offset] !== words[offset]!.id) {
        adjacent = 0;
        break;
      }
  }
  // Each distinct word once for the union, each occurrence for the share.
  let shared = 0;
  let reverse = 0;
  let reverseAll = 0;
  let union = sought.telling.length;
  for (let at = 0; at < mainCore.length; at++) {
    const id = mainCore[at]!;
    if (termFlags[id]! & ASKED) {
      const weight = weightAt[termPosition[id]!]!;
      reverseAll += weight;
      shared++;
      reverse += weight;
    } else {
      reverseAll += 4;
      if (mainCore.indexOf(id) === at) union++;
    }
  }
  const own = maker.kind === 'own' ? maker.tier : null;
  const brand = maker.kind === 'brand' ? maker.brand : null;
  // Fairy cakes of a store's own are not of the brand Fairy.
  const ofBrand =
    wanted.brand !== null &&
    (brand === wanted.brand || (own === null && allThere(sought.brandWords)));
  const distance = sizeDistance(
    wanted.size,
    facts.department === 'drinks' && !wanted.product ? bottled(size) : size,
  );
  const extras = extraBefore + extraAfter + extraTail;
  const reference = wanted.price ?? consensus.medianPrice;

  row[E.coverage] =
    sought.weightOfAll > 0 ? found / sought.weightOfAll : brand && brand === wanted.brand ? 1 : 0;
  row[E.missing] = missing;
  row[E.covers] = missing === 0 ? 1 : 0;
  row[E.headSame] = ids.head !== NO_WORD && ids.head === wanted.head ? 1 : 0;
  row[E.headAsked] = termFlags[ids.head]! & ASKED ? 1 : 0;
  row[E.headGap] = lastAsked < 0 ? 9 : Math.min(9, main.length - 1 - lastAsked);
  row[E.adjacent] = adjacent;
  row[E.extraBefore] = extraBefore;
  row[E.extraAfter] = extraAfter;
  row[E.extraTail] = extraTail;
  row[E.praiseExtra] = praiseExtra;
  row[E.praiseMissing] = praiseMissing;
  row[E.headShare] = consensus.heads.get(ids.head) ?? 0;
  row[E.tailAsked] = tailAsked;
  row[E.extraDish] = dishes;
  row[E.asked] = words.length;
  row[E.relativeExtra] = extras - (consensus.fewestExtra.get(product.store) ?? extras);
  row[E.jaccard] = union > 0 ? shared / union : 0;
  row[E.reverseCoverage] = consensus.words.size
    ? usualWords(ids, consensus.words)
    : reverseAll > 0
      ? reverse / reverseAll
      : 0;
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
  row[E.tierGap] = !wanted.tier
    ? 0
    : own
      ? TIERS[own] - TIERS[wanted.tier]
      : wanted.product
        ? 0
        : BRAND_FOR_TIER;

  row[E.sizeAsked] = wanted.size.kind !== 'none' ? 1 : 0;
  row[E.sizeKnown] = size.kind !== 'none' ? 1 : 0;
  row[E.sizeOff] = distance ?? -1;
  // "kidney beans 4 pack": of one tin its weight is printed, how many there are goes without saying.
  const one =
    !wanted.product && wanted.size.kind === 'count' && size.kind !== 'none' && size.count === 0;
  row[E.measureApart] =
    distance === null && wanted.size.kind !== 'none' && size.kind !== 'none'
      ? one
        ? MAYBE
        : 1
      : 0;
  const usual =
    consensus.medianSize && size.kind !== 'none' && size.kind === consensus.medianSize.kind
      ? Math.log(size.amount / consensus.medianSize.amount)
      : null;
  row[E.sizeUsual] = usual === null ? -1 : Math.abs(usual);
  row[E.sizeSmall] = usual === null ? 0 : Math.max(0, -usual);
  row[E.sizeWish] = usual === null ? 0 : wanted.wish * Math.max(-1, Math.min(1, usual));
  row[E.countOff] =
    wanted.size.kind !== 'none' && size.kind !== 'none' && wanted.size.count > 0 && size.count > 0
      ? Math.abs(Math.log(size.count / wanted.size.count))
      : -1;
  row[E.priceRatio] = reference > 0 ? Math.log(product.price / reference) : 0;
  row[E.unitPriceRatio] =
    distance !== null && wanted.price
      ? Math.log(product.price / wanted.price) -
        Math.log(
          Math.max(
            0.01,
            (size as { amount: number }).amount / (wanted.size as { amount: number }).amount,
          ),
        )
      : 0;

  addAttributes(row, sought, facts);
  row[E.siblingGap] = row[E.siblingSenseGap] = row[E.siblingLettersGap] = row[E.siblingsNearer] = 0;
  addName(row, sought, facts);
  addWordDifferences(row, sought, facts);

  row[E.frozen] = facts.department === 'frozen' && wanted.form !== 'frozen' ? 1 : 0;
  row[E.formFit] = formFit(wanted.form, sought.form, facts);
  row[E.packFit] =
    wanted.pack !== null
      ? packFit(wanted.pack, product.name, facts)
      : wanted.product
        ? 0
        : measureFit(wanted.size, size);
  row[E.departmentShare] = consensus.departments.get(facts.department) ?? 0;
  row[E.departmentWanted] = wanted.product
    ? DEPARTMENTS.indexOf(wanted.department as Department)
    : -1;
  row[E.departmentSame] =
    wanted.department === null ? -1 : wanted.department === facts.department ? 1 : 0;
  const kept = STORAGE[facts.department];
  row[E.storageSame] =
    wanted.department === null || kept === 0 || STORAGE[wanted.department as Department] === 0
      ? -1
      : STORAGE[wanted.department as Department] === kept
        ? 1
        : 0;
  row[E.storageThere] = kept;
  row[E.aisleAlike] = sameAisle(wanted.aisles, facts.aisles);
  row[E.aisleGroupAlike] = sameGroup(wanted.aisles, facts.aisles);
  row[E.aisleSame] = wanted.aisles.first === facts.aisles.first ? 1 : 0;
  row[E.aisleGroup] = wanted.aisles.firstGroup;
  row[E.aisleSure] = wanted.aisles.sure;
  row[E.aisleSureThere] = facts.aisles.sure;
  row[E.aisleUsual] =
    consensus.knownFor && !consensus.knownFor.has(facts.aisles.firstGroup)
      ? -1
      : (consensus.aisles.get(facts.aisles.first) ?? 0);
  row[E.everywhere] = bitsIn(consensus.cores.get(facts.core) ?? 0);
  row[E.kindForeign] = wanted.kind ? foreignWords(ids) : -1;
  row[E.kindPlain] = wanted.kind ? plainness(sought.plain) : -1;
  row[E.kindDepartment] = wanted.kind?.departments
    ? wanted.kind.departments.has(facts.department)
      ? 1
      : 0
    : -1;
  row[E.kindSame] = kindRelation(wanted.kind, facts);
}

/** The names as wholes, brand included: what both say, weighed by how telling each word is. */
function addName(
  row: Row,
  { wanted, name, weigh, roleOf, weightOfName, brandWords }: PreparedTarget,
  facts: ParsedName,
): void {
  let both = 0;
  let all = 0;
  let rarestExtra = 0;
  let rarestMissing = 0;
  let brandLost = 0;
  let brandAdded = 0;
  let kindLost = 0;
  let kindAdded = 0;
  const theirs = facts.ids.name;
  for (let at = 0; at < theirs.length; at++) {
    const id = theirs[at]!;
    const weight = weigh(id);
    all += weight;
    if (termFlags[id]! & NAMED) {
      both += weight;
      continue;
    }
    if (weight > rarestExtra) rarestExtra = weight;
    const { first, last } = roleOf(id);
    if (first > brandAdded) brandAdded = first;
    if (at >= facts.ids.makers && last > kindAdded) kindAdded = last;
  }
  for (let at = 0; at < name.length; at++) {
    const { id, place, rarity } = name[at]!;
    if (presentTerms[place] === 1) continue;
    if (rarity > rarestMissing) rarestMissing = rarity;
    const { first, last } = roleOf(id);
    if (first > brandLost) brandLost = first;
    if (at >= wanted.makers && last > kindLost) kindLost = last;
  }
  let brandWordsShared = 0;
  for (let at = 0; at < brandWords.length; at++) brandWordsShared += presentTerms[brandWords[at]!]!;
  row[E.nameCover] = weightOfName > 0 ? both / weightOfName : 0;
  row[E.nameReverse] = all > 0 ? both / all : 0;
  row[E.nameAlike] = both > 0 ? both / (weightOfName + all - both) : 0;
  row[E.brandLost] = brandLost;
  row[E.brandAdded] = brandAdded;
  row[E.kindLost] = kindLost;
  row[E.kindAdded] = kindAdded;
  row[E.firstSame] = theirs.length > 0 && theirs[0] === name[0]?.id ? 1 : 0;
  row[E.lettersAlike] = diceSimilarity(wanted.letters, facts.letters);
  row[E.rarestMissing] = rarestMissing;
  row[E.rarestExtra] = rarestExtra;
  row[E.brandWordsShared] = brandWords.length ? brandWordsShared / brandWords.length : -1;
}
