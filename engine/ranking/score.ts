import { groupOf } from '../knowledge/aisleClassifier';
import { EQUIV_TREES, SEARCH_TREES, sumOf, type Trees } from './treeEnsemble';
import { frozenApart, MAYBE, SAME_SIZE } from '../evidence/gather';
import { E, type Evidence } from '../evidence/features';
import { EQUIV_MODEL, SEARCH_MODEL } from './fittedModel';
import type { Model } from './modelTypes';

export type Kind = 'search' | 'equiv';
const MODELS: Record<Kind, Model> = { search: SEARCH_MODEL, equiv: EQUIV_MODEL };

/** ln 2.5: a pack this many times the usual size is another errand than the plain line's. */
const UNUSUAL = Math.log(2.5);

/** ln 1.5: a pack below the usual size by more than this is the small one of its kind. */
const SMALL = Math.log(1.5);

/** Groups of aisles where the brand is the point: of a hundred near-identical drinks of another brand one was accepted, of tins of fish and bread most. */
const BRAND_COUNTS = new Set(['gin', 'vape-eliquid', 'chocolate-bar-block'].map(groupOf));

/**
 * What holds whatever the judgments happen to show. The calibration is measured with it.
 * For a line: a typed size steers the choice, a line without a size does not mean the twelve-pack; a brand that was typed is meant
 * and another is at best an alternative, alone it means whatever it makes, with all other words it is what was asked for; a diet that was asked for is never lost, a form ("frozen",
 * "tinned") is meant, organic, light and free-from are choices; the store's standard own label is the everyday choice; what lacks a word
 * of an everyday kind ("kitchen roll") is another thing, as is what a foreign word or another kind's makes of it ("dry shampoo"), the opposite of what
 * was typed (non bio) and a pair of which one was ("lemon and raspberry").
 */
function forLine(e: Evidence): number {
  const off = e[E.sizeOff]!;
  const size =
    off < 0
      ? e[E.measureApart] === 1
        ? -1.5
        : e[E.measureApart] === MAYBE
          ? -0.6
          : -0.2 * e[E.sizeAsked]!
      : off <= SAME_SIZE
        ? 0.6
        : -0.6 * Math.min(2, off / 0.4);
  const pack =
    e[E.sizeAsked] === 0 && e[E.priceRatio]! > 0 ? Math.max(0, e[E.sizeUsual]! - UNUSUAL) : 0;
  const small =
    e[E.sizeAsked] === 0 ? 0.4 * Math.min(1.5, Math.max(0, e[E.sizeSmall]! - SMALL)) : 0;
  const brandAlone = e[E.asked] === 0;
  const brand = e[E.brandOther] === 1 ? (brandAlone ? -3 : -2) : brandAlone ? 2 + flagship(e) : 0;
  const asTyped =
    e[E.brandSame] === 1 && !brandAlone
      ? e[E.missing]! > 0
        ? -0.7
        : e[E.coverage]! > 0.99
          ? 1.6
          : 0
      : 0;
  const foreign = e[E.kindForeign]! > 0 && e[E.kindSame]! < 1;
  const another = e[E.kindForeign]! >= 0 && e[E.kindSame]! < 1 && e[E.missing]! > 0;
  return (
    size -
    pack -
    small +
    1.2 * e[E.packFit]! +
    0.6 * e[E.sizeWish]! -
    1.6 * Math.min(1.3, Math.abs(e[E.tierGap]!)) +
    brand +
    asTyped -
    (e[E.markedLost]! > 0 ? 2.5 : 0) -
    (e[E.formFit]! < 0 ? 1.5 : e[E.formFit] === MAYBE ? 0.5 : 0) -
    (e[E.organicExtra]! > 0 ? 1 : 0) -
    (e[E.lightExtra]! > 0 ? 0.3 : 0) -
    (e[E.dietExtra]! > 0 && !brandAlone ? 0.5 : 0) -
    (another ? 1.2 : 0) -
    (foreign ? 0.3 : 0) -
    (e[E.addedKind] === 3 ? 0.35 : 0) -
    (e[E.opposite]! > 0 ? 3 : 0) -
    (e[E.halfAdded]! > 0 ? 0.7 : 0) -
    0.3 * e[E.ownValue]! -
    0.5 * e[E.brandExtra]! -
    (e[E.brandSame] === 1 && !brandAlone && e[E.missing] === 0
      ? 0.6 * Math.min(1.5, e[E.addedSurprise]!)
      : 0)
  );
}

/** How near a product of a brand that is all of a line comes to what the brand is known for: what most of its products are and say, at the usual price and size. */
const flagship = (e: Evidence): number =>
  (e[E.aisleUsual]! < 0 ? -3 : 1.5 * e[E.aisleUsual]!) +
  1.5 * e[E.reverseCoverage]! -
  0.5 * Math.min(2, Math.abs(e[E.priceRatio]!)) -
  0.3 * Math.min(2, Math.max(0, e[E.sizeUsual]!)) -
  (e[E.lightExtra]! > 0 ? 0.5 : 0) -
  (e[E.addedUse]! >= 2 ? 0.3 : 0) -
  (e[E.flavourExtra]! > 0 ? 0.3 : 0);

/**
 * Between products: where the brand is the point, another is no counterpart; a diet that is lost, a longer shelf life (UHT milk for fresh), half of a pair and words swapped
 * for others weigh more than the few judgments of such show; opposites never meet; what lies far by the vectors of its words, or nearer to another product of the same store,
 * is less likely one. Of several that fit, the one comes first that a shopper would put beside it:
 * at its price and size, an own label of its tier for an own label, neither organic nor light where it is not, frozen as it is.
 */
function betweenProducts(e: Evidence): number {
  const maker =
    e[E.brandSame] === 0 && BRAND_COUNTS.has(e[E.aisleGroup]!)
      ? e[E.fromBrand] === 1
        ? -3
        : e[E.branded] === 1
          ? -0.7
          : 0
      : 0;
  const off = e[E.sizeOff]!;
  const size = off < 0 ? 0 : off <= SAME_SIZE ? 0.4 : -0.3 * Math.min(2, off);
  const diet = e[E.dietLost]! > 0 ? 1.5 : e[E.lightLost]! > 0 ? 0.5 : 0;
  const [lost, added] = [e[E.costLost]!, e[E.costAdded]!];
  const swapped =
    (e[E.brandSame] === 1 && lost > 0 && added > 0 ? 0.5 : 0) + (lost >= 1 && added >= 1 ? 0.3 : 0);
  const surprise = 0.3 * beyond(e[E.lostSurprise]!) + 0.2 * beyond(e[E.addedSurprise]!);
  const far =
    0.5 * Math.min(2, Math.max(0, e[E.vectorApart]! - FAR)) +
    0.3 * Math.min(2, Math.max(0, -e[E.siblingVectorGap]! - NEARER));
  const brand = e[E.branded] === 1 && e[E.fromBrand] === 0;
  const half = e[E.halfLost]! > 0 || e[E.halfAdded]! > 0;
  return (
    maker +
    size +
    (e[E.departmentSame] === 1 ? 0.3 : 0) -
    0.5 * Math.min(1.5, Math.abs(e[E.priceRatio]!)) -
    (brand ? 0.4 : 0) -
    0.2 * Math.abs(e[E.tierGap]!) -
    (e[E.organicExtra]! > 0 ? 0.8 : 0) -
    (e[E.lightExtra]! > 0 ? 0.4 : 0) -
    (frozenApart(e) ? 0.6 : 0) -
    diet -
    swapped -
    surprise -
    far -
    (e[E.lifeExtra]! > 0 ? 0.4 : 0) -
    (e[E.opposite]! > 0 ? 3 : 0) -
    (half ? 0.35 : 0) -
    (e[E.measureApart]! > 0 ? 0.5 : 0) -
    (e[E.countOff]! > SAME_SIZE ? 0.2 : 0)
  );
}

/** From here on a distance tells two things apart (of the acceptable answers half lie below 0.35, three quarters below 1), and by so much another product of the store must be nearer. */
const FAR = 1.5;
const NEARER = 0.5;

/** How far a surprise goes beyond what differs between two names for the same thing. */
const beyond = (surprise: number): number => Math.min(1.5, Math.max(0, surprise - 0.5));

export const ruleOf = (kind: Kind, evidence: Evidence): number =>
  kind === 'equiv' ? betweenProducts(evidence) : forLine(evidence);

/** Trees that place the candidates roughly, and how many candidates in front the rest of them put in order. */
const ROUGH: Record<Kind, { trees: number; front: number }> = {
  search: { trees: 24, front: 12 },
  equiv: { trees: 96, front: 8 },
};
const parted = (
  { from, to }: Trees,
  { trees }: { trees: number },
): { rough: Trees; rest: Trees } => ({
  rough: { from, to: Math.min(to, from + trees) },
  rest: { from: Math.min(to, from + trees), to },
});
const PARTS: Record<Kind, { rough: Trees; rest: Trees }> = {
  search: parted(SEARCH_TREES, ROUGH.search),
  equiv: parted(EQUIV_TREES, ROUGH.equiv),
};

/** Positions and scores of the candidates in front, in the order of the rows. A score is the sum of the rules and the fitted weights for the evidence. */
export function scoreFront(kind: Kind, rows: readonly Evidence[]): { at: number; score: number }[] {
  const { rough, rest } = PARTS[kind];
  const { bias } = MODELS[kind];
  const scores = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++)
    scores[at] = bias + ruleOf(kind, rows[at]!) + sumOf(rows[at]!, rough);
  const { front } = ROUGH[kind];
  const least = rows.length > front ? scores.slice().sort()[rows.length - front]! : -Infinity;
  const ahead: { at: number; score: number }[] = [];
  for (let at = 0; at < rows.length; at++)
    if (scores[at]! >= least) ahead.push({ at, score: scores[at]! + sumOf(rows[at]!, rest) });
  return ahead;
}

/** The score from which a similarity is shown. */
export function scoreFor(kind: Kind, similarity: number): number {
  let low = -20;
  let high = 20;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (similarityOf(kind, middle) < similarity) low = middle;
    else high = middle;
  }
  return low;
}

/** Score -> similarity in 0..1: of ten matches shown at 0.9, nine are what the shopper meant. */
export function similarityOf(kind: Kind, score: number): number {
  const { calibration } = MODELS[kind];
  const first = calibration[0]!;
  if (score <= first[0]) return first[1] * Math.exp(score - first[0]);
  for (let at = 1; at < calibration.length; at++) {
    const [x1, y1] = calibration[at]!;
    const [x0, y0] = calibration[at - 1]!;
    if (score <= x1) return y0 + ((y1 - y0) * (score - x0)) / (x1 - x0);
  }
  return calibration[calibration.length - 1]![1];
}
