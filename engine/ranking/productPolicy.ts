// Rules between two products (policy.ts).
import { groupOf } from '../knowledge/aisleClassifier';
import { E, type Evidence } from '../evidence/features';
import { frozenApart } from '../evidence/place';
import { SAME_SIZE } from '../evidence/sizes';
import { rule, scale, type Policy } from './policy';
import { lazy } from '../words/lazy';

/** Groups of aisles where the brand is the point: of a hundred near-identical drinks of another brand one was accepted, of tins of fish and bread most. */
const brandCounts = lazy(
  () => new Set(['gin', 'vape-eliquid', 'chocolate-bar-block'].map(groupOf)),
);
const isBrandThePoint = (e: Evidence): boolean =>
  e[E.brandSame] === 0 && brandCounts().has(e[E.aisleGroup]!);

/** How far a figure goes beyond what differs between two names for the same thing, at most as much as the last number. */
const beyond = (figure: number, from: number, most: number): number =>
  Math.min(most, Math.max(0, figure - from));

/** Rules between two products. */
export const PRODUCT_POLICY: readonly Policy[] = [
  rule(
    'opposite',
    'the names state opposites (bio and non bio, smoked and unsmoked)',
    -3,
    'of a thousand such pairs none was accepted',
    (e) => e[E.opposite]! > 0,
  ),
  rule(
    'lost diet',
    'the product is of a diet (gluten free, decaf) and this is not',
    -1.5,
    'eating it may make someone ill',
    (e) => e[E.dietLost]! > 0,
  ),
  rule(
    'lost light',
    'the product has less fat or sugar and this has not',
    -0.5,
    'it was chosen for that',
    (e) => e[E.dietLost] === 0 && e[E.lightLost]! > 0,
  ),
  rule(
    'brand is the point, from a brand',
    'spirits, vapes, chocolate of a brand, and this is of another maker',
    -3,
    'there another brand is no counterpart',
    (e) => isBrandThePoint(e) && e[E.fromBrand] === 1,
  ),
  rule(
    'brand is the point, to a brand',
    'own-label spirits, vapes, chocolate, and this is of a brand',
    -0.7,
    'there a brand seldom stands for an own label',
    (e) => isBrandThePoint(e) && e[E.fromBrand] === 0 && e[E.branded] === 1,
  ),
  rule(
    'longer life',
    'a longer shelf life (UHT milk for fresh)',
    -0.4,
    'it is another product than it looks',
    (e) => e[E.lifeExtra]! > 0,
  ),
  rule(
    'half of a pair',
    'one name has only half of a pair joined by "and"',
    -0.35,
    'pineapple and mango is not pineapple',
    (e) => e[E.halfPair]! > 0,
  ),
  rule(
    'frozen apart',
    'one of the two is kept frozen',
    -0.6,
    'it does not go into the same cupboard',
    frozenApart,
  ),
  rule(
    'organic added',
    'organic where the product is not',
    -0.8,
    'organic is a choice, and dearer',
    (e) => e[E.organicExtra]! > 0,
  ),
  rule(
    'light added',
    'less fat or sugar where the product has not',
    -0.4,
    'light is a choice',
    (e) => e[E.lightExtra]! > 0,
  ),
  rule(
    'same size',
    'the same size, within 5 %',
    0.4,
    'of several packs the one that can be compared comes first',
    (e) => e[E.sizeOff]! >= 0 && e[E.sizeOff]! <= SAME_SIZE,
  ),
  scale(
    'another size',
    'both sizes are stated and differ',
    '-0.3 for each 2.7 times, at most -0.6',
    'of several packs the nearest comes first',
    (e) => (e[E.sizeOff]! > SAME_SIZE ? -0.3 * Math.min(2, e[E.sizeOff]!) : 0),
  ),
  scale(
    'far by its words',
    'the vectors of the names lie more than 1.5 apart (three quarters of acceptable answers lie within 1)',
    '-0.5 for each 1 beyond, at most -1',
    'few judged pairs lie so far apart: what is learned from them says too little of the rest',
    (e) => -0.5 * beyond(e[E.vectorApart]!, 1.5, 2),
  ),
  scale(
    'nearer to another product',
    'another product of the same store lies nearer to this one by more than 0.5',
    '-0.3 for each 1 beyond, at most -0.6',
    'streaky bacon answers the streaky bacon of the store, not its back bacon',
    (e) => -0.3 * beyond(-e[E.siblingVectorGap]!, 0.5, 2),
  ),
  scale(
    'surprising word',
    'a word that only one name has surprises by more than 0.5',
    '-0.3 for each 1 beyond where it is lost, -0.2 where it is added, at most 1.5 times that',
    'a word that few such things have names another variety',
    (e) =>
      -0.3 * beyond(e[E.lostSurprise]!, 0.5, 1.5) - 0.2 * beyond(e[E.addedSurprise]!, 0.5, 1.5),
  ),
  rule(
    'sizes apart',
    'both sizes are stated in measures that cannot be compared',
    -0.5,
    'what they cost cannot be compared either',
    (e) => e[E.measureApart]! > 0,
  ),
  scale(
    'price apart',
    'the price lies away from that of the product',
    '-0.5 for each 2.7 times, at most -0.75',
    'of several packs of unknown size the one at its price is the same',
    (e) => -0.5 * Math.min(1.5, Math.abs(e[E.priceRatio]!)),
  ),
  rule(
    'to a brand',
    'a brand where the product is an own label',
    -0.4,
    'beside an own label a shopper puts an own label',
    (e) => e[E.branded] === 1 && e[E.fromBrand] === 0,
  ),
  scale(
    'another tier',
    'an own label of another tier',
    '-0.2 for each tier',
    'beside a value range a shopper puts a value range',
    (e) => -0.2 * Math.abs(e[E.tierGap]!),
  ),
];
