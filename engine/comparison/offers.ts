import { findEquivalents, findProducts, OFFERED_THRESHOLD } from '../ranking/match';
import { formatAmount } from '../money';
import { parseName } from '../names/parsedName';
import type { Catalogue, ListLine, StoreId } from '../types';
import type {
  ComparedProduct,
  Comparison,
  ItemCheck,
  KeptChoice,
  StoreOffer,
} from '../comparisonTypes';
import { basisBetween, compared, costed, isDefensible, type Terms } from './compareSides';
import { describeCover, describeMorePacks, describeUnmeasured, isTooMuch, savingOf } from './cost';
import type { Side } from './sides';

/** Of what a store has instead, so many are shown. */
const NEAREST = 3;

interface OfferContext {
  own: Side | null;
  terms: Terms;
  line: ListLine;
  kept?: KeptChoice;
}

/** What a store has for a line, counted or not. */
export function offerOf(store: StoreId, side: Side | null, context: OfferContext): StoreOffer {
  const was = side?.kept ?? context.kept;
  const base = { store, nearest: [], ...(was ? { kept: was } : {}), saving: 0, note: null };
  return side
    ? { ...base, ...offerWith(side, context) }
    : { ...base, ...offerWithout(context.line.choices?.[store] === null) };
}

const offerWithout = (refused: boolean) =>
  ({
    state: refused ? 'refused' : 'missing',
    chosenByShopper: refused,
    match: null,
    verdict: 'none',
    reasons: [],
    basis: 'pack',
    cost: null,
  }) satisfies Partial<StoreOffer>;

/** A match that is no like-for-like, or covers the need for far too much, is shown and never counted. */
function offerWith(side: Side, { own, terms }: OfferContext) {
  const { reference } = terms;
  const theirs = costed(side, terms);
  const against = reference && reference !== side ? costed(reference, terms) : null;
  const basis = against ? basisBetween(against, theirs) : 'pack';
  const match = compared(side, terms);
  const counted =
    !against ||
    (isDefensible(against, theirs, side, basis) && (side.chosen || !isTooMuch(against, theirs)));
  const mine = own && own !== side ? costed(own, terms) : null;
  const whole = {
    chosenByShopper: side.chosen,
    match,
    verdict: side.verdict,
    reasons: side.reasons,
    basis,
    note: mine
      ? describeCover(mine, theirs)
      : ((against && describeMorePacks(against, theirs)) ?? describeUnmeasured(theirs, terms.need)),
  };
  return counted
    ? {
        ...whole,
        state: 'matched' as const,
        cost: match.cost,
        saving: mine ? savingOf(mine, theirs) : 0,
      }
    : { ...whole, state: 'no-like-for-like' as const, nearest: [match], cost: null };
}

/** Likelier than this a product is shown whatever its kind; less likely than this it is shown of no kind (measured on lines that a store cannot serve). */
const LIKELY = 0.2;
const HARDLY = 0.05;
/** Below this share of certainty a name does not tell its kind. */
const LEAST_SURE = 0.25;

/** Where in a shop a thing of this name stands; null where the name does not tell. */
function kindOf(name: string, store: StoreId): number | null {
  const nothing = { id: -1, price: 0, priceText: '', category: 'General' };
  const { firstGroup, sure } = parseName({ ...nothing, name, store }).aisles;
  return sure < LEAST_SURE ? null : firstGroup;
}

/**
 * A store that has no match: what it has all the same, so that "missing" is said only where there is nothing. Bacon is nothing
 * that a shop has for nappies: what is hardly alike has to be of the same kind.
 */
export function withNearest(
  offer: StoreOffer,
  own: Side | null,
  searchTerm: string,
  terms: Terms,
  catalogue: Catalogue,
): StoreOffer {
  if (offer.state !== 'missing') return offer;
  const { store } = offer;
  const found =
    own && own.product.store !== store
      ? findEquivalents(own.product, store, catalogue, NEAREST, OFFERED_THRESHOLD)
      : findProducts(searchTerm, store, catalogue, NEAREST, OFFERED_THRESHOLD);
  const kind = kindOf(own ? own.product.name : searchTerm, own ? own.product.store : store);
  const nearest = found
    .filter(
      ({ product, similarity }) =>
        similarity >= LIKELY ||
        (similarity >= HARDLY && kind !== null && kindOf(product.name, store) === kind),
    )
    .map((match): ComparedProduct => compared({ ...match, chosen: false }, terms));
  return nearest.length === 0 ? offer : { ...offer, state: 'no-like-for-like', nearest };
}

/** Above these a line is rather another product than a bargain, or than dear. */
const LARGE_SAVING = 0.5;
const HIGH_COST = 40;

/** Whether a line is left out of the headline until the shopper confirms it. */
export function checkOf(
  line: ListLine,
  offers: readonly StoreOffer[],
  bestSaving: Comparison | null,
): ItemCheck | null {
  if (line.confirmed) return null;
  const cost = offers.find((offer) => offer.cost !== null)?.cost ?? 0;
  if (bestSaving && bestSaving.potentialSaving > LARGE_SAVING * bestSaving.product1.cost)
    return {
      kind: 'large-saving',
      words: `Saves ${formatAmount(bestSaving.potentialSaving)} of ${formatAmount(bestSaving.product1.cost)}: is this the same product?`,
    };
  if (cost > HIGH_COST)
    return { kind: 'high-cost', words: `Costs ${formatAmount(cost)}: is this what you meant?` };
  return null;
}
