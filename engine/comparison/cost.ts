import { formatAmount, formatUnitShort, roundPounds, toPence } from '../money';
import { parseName } from '../names/parsedName';
import { isOnePiece } from '../names/onePiece';
import { compareSizes, formatSize, sizeRatio, unitPriceOf } from '../size';
import { storeLabel } from '../stores';
import { SIZE_UNKNOWN } from './describe';
import type { Cover } from '../comparisonTypes';
import type { Need, Product, Size } from '../types';

// Need -> packs -> cost: the only place where an amount becomes packs and packs become money.

/** What a need is held against: `count` times `unit`, which "none" leaves open (then packs are counted). */
interface Wanted {
  unit: Size;
  count: number;
  /** Share of it that is enough. */
  enough: number;
}

/** Packs this near to the unit are the unit (facts: near sizes, 5 %, and what decimals lose). */
const NEAR = 0.0501;
/** Of an amount that was written down: 950 g are a kilo of chicken. */
const ENOUGH = 0.95;
const ONE: Size = { kind: 'count', amount: 1, count: 1 };

/** The goods in one pack; for goods sold by weight those that the price is for. */
export function packSize(product: Product): Size {
  if (product.pricePer)
    return {
      kind: product.pricePer.unit === 'g' ? 'mass' : 'volume',
      amount: product.pricePer.amount,
      count: 0,
    };
  return parseName(product).size;
}

function wantedOf(need: Need, reference: Product | null): Wanted {
  switch (need.kind) {
    case 'packs': {
      const size: Size = reference ? packSize(reference) : { kind: 'none' };
      return { unit: isInside(need, size) ? oneInside(size) : size, count: need.count, enough: 1 };
    }
    case 'pieces':
      return { unit: ONE, count: need.count, enough: 1 };
    default:
      return {
        unit: { kind: need.kind, amount: need.amount, count: 0 },
        count: 1,
        enough: ENOUGH,
      };
  }
}

/** How many tins, bottles and the like a pack holds. */
const insideOf = (size: Size): number => (size.kind === 'none' ? 1 : Math.max(1, size.count));
/** One tin of "4 x 400g". */
const oneInside = (size: Size): Size =>
  size.kind === 'none' ? size : { ...size, amount: size.amount / insideOf(size), count: 1 };

type Packs = Extract<Need, { kind: 'packs' }>;
/** "beans x4" of a pack of four are its four tins, and one pack; of a pack of six they are four packs. */
const isInside = ({ inside, either, count }: Packs, size: Size): boolean =>
  inside === true || (either === true && insideOf(size) > 1 && count % insideOf(size) === 0);

/** Six packs of "Bananas Loose" are six bananas wherever they are bought: five in a bag make two bags of it, not six. */
const inPieces = (need: Need, reference: Product): Need =>
  need.kind === 'packs' && packSize(reference).kind === 'none' && isOnePiece(reference.name, true)
    ? { kind: 'pieces', count: need.count }
    : need;

/** A gram is a millilitre to within a half: so much more than is wanted is enough, whatever it weighs. */
const PLENTY = 2;

/** How many units of what is wanted one pack holds; null where either does not say. */
function unitsIn(product: Product, need: Need, unit: Size): number | null {
  const size = packSize(product);
  const ratio = sizeRatio(unit, size);
  if (ratio !== null) return ratio;
  // A spoonful of what is sold by weight.
  if (need.kind === 'volume' && size.kind === 'mass' && size.amount >= PLENTY * need.amount)
    return size.amount / need.amount;
  if (need.kind !== 'pieces' || need.part) return null;
  return need.held || isOnePiece(product.name, size.kind === 'none') ? 1 : null;
}

/**
 * What a product has to cover beside the reference. Twelve burgers are two packs of "8 Burgers 454g"; of "Burgers 454g", which
 * does not say how many it holds, they are as much as that by weight: two packs as well, not one.
 */
function needBeside(reference: Product, asked: Need, product: Product): Need {
  const need = inPieces(asked, reference);
  if (need.kind === 'packs') return need;
  const { unit } = wantedOf(need, reference);
  const isSaid = [reference, product].every((either) => unitsIn(either, need, unit) !== null);
  if (isSaid || sizeRatio(packSize(reference), packSize(product)) === null) return need;
  return { kind: 'packs', count: coverNeed(need, reference).packs };
}

/** A pack is one of the packs that are asked for, or as many tins as it holds. */
const unitsInOwn = (need: Packs, product: Product): number =>
  isInside(need, packSize(product)) ? insideOf(packSize(product)) : 1;

const isNear = (ratio: number): boolean => Math.max(ratio, 1 / ratio) - 1 <= NEAR;

/** Packs that hold `count` units, where one pack holds `units` of them: whole multiples and parts within 5 % are taken as such. */
function packsFor(count: number, units: number): number {
  const whole = units >= 1 ? Math.round(units) : 1 / Math.round(1 / units);
  const held = isNear(units / whole) ? whole : units;
  return Math.max(1, Math.ceil(count / held - 1e-9));
}

/**
 * How many packs of a product cover a need, and what they cost at the till.
 *
 * `reference`: the product whose pack "so many packs" speaks of, the chosen store's; null (or the product itself) counts
 * packs of the product. `card`: the shopper has this store's loyalty card. Packs are whole, at least one, except for goods
 * sold by weight (`pricePer`), which are bought by the amount needed. A recipe amount buys one pack unless it exceeds it, as
 * every amount does.
 */
export function coverNeed(
  asked: Need,
  product: Product,
  { reference = null, card = false }: { reference?: Product | null; card?: boolean } = {},
): Cover {
  const own = reference === null || reference === product;
  const need = own ? asked : needBeside(reference, asked, product);
  const wanted = wantedOf(need, reference);
  const units =
    own && need.kind === 'packs' ? unitsInOwn(need, product) : unitsIn(product, need, wanted.unit);
  const packs = packsOf(need, product, wanted, units, own ? null : reference);
  const paid = card ? (product.loyaltyPrice ?? product.price) : product.price;
  const costs = (price: number): number => roundPounds(price * packs);
  return {
    packs,
    cost: costs(paid),
    shelfCost: costs(product.price),
    ...(product.loyaltyPrice === undefined ? {} : { loyaltyCost: costs(product.loyaltyPrice) }),
    unitPrice: unitPriceOf({ ...product, price: paid }, parseName(product).size),
    basis:
      units === null ? 'size-unknown' : isNear(units) && packs === wanted.count ? 'pack' : 'amount',
  };
}

function packsOf(
  need: Need,
  product: Product,
  { count, enough }: Wanted,
  units: number | null,
  reference: Product | null,
): number {
  // Of unknown size: as many packs as are bought of the reference where packs were asked for, else one.
  if (units === null) {
    if (need.kind !== 'packs') return 1;
    return reference ? coverNeed(need, reference).packs : count;
  }
  if (product.pricePer) return Math.round((count / units) * 1000) / 1000;
  const whole = packsFor(count, units);
  return enough < 1
    ? Math.min(whole, Math.max(1, Math.ceil((count * enough) / units - 1e-9)))
    : whole;
}

/** A product with what a line costs with it. */
export interface Costed {
  product: Product;
  cover: Cover;
}

/**
 * What the goods of `own` cost at the unit price of `other`, pounds; null where a size is not known. Sizes within 1 % are the
 * same (a pint is 568 ml).
 */
function sameAmountAt(own: Costed, other: Costed): number | null {
  const [mine, theirs] = [packSize(own.product), packSize(other.product)];
  const ratio = sizeRatio(mine, theirs);
  if (ratio === null) return null;
  const each = other.cover.cost / other.cover.packs;
  return (each * own.cover.packs) / (compareSizes(mine, theirs) === 'same' ? 1 : ratio);
}

/**
 * Pounds saved by buying `other` instead of `own`: counted only where less is handed over and no more is paid per unit, and
 * then the smaller of the two differences. Of unknown sizes pack stands against pack. Never negative.
 */
export function savingOf(own: Costed, other: Costed): number {
  const less = own.cover.cost - other.cover.cost;
  const same = sameAmountAt(own, other);
  const perUnit = same === null ? less : own.cover.cost - same;
  // Down to whole pence, so that it exceeds neither difference.
  return Math.max(0, Math.floor(Math.min(less, perUnit) * 100 + 1e-6) / 100);
}

/** Nobody buys smaller packs instead that hold half as much again as the own ones. */
const MOST_HELD = 1.5;

/**
 * Whether covering the amount takes so many smaller packs that they hold much more than it, and cost more: two pizzas of 250 g
 * for one of 285 g. Such a price is shown, but no total rests on it.
 */
export function isTooMuch(own: Costed, other: Costed): boolean {
  const ratio = sizeRatio(packSize(own.product), packSize(other.product));
  return (
    ratio !== null &&
    other.cover.packs > own.cover.packs &&
    other.cover.cost > own.cover.cost &&
    (other.cover.packs * ratio) / own.cover.packs > MOST_HELD
  );
}

/**
 * What the shopper should know beside the two prices; null where pack stands against equal pack. "£8.13/kg, yours £11.36/kg;
 * 75p more today", "Bigger pack: 400 g, yours 220 g", "Pack size unknown: pack against pack".
 */
export function describeCover(own: Costed, other: Costed): string | null {
  if (own.product === other.product) return null;
  const [mine, theirs] = [packSize(own.product), packSize(other.product)];
  const ratio = sizeRatio(mine, theirs);
  if (ratio === null) return SIZE_UNKNOWN;
  if (compareSizes(mine, theirs) === 'same') return null;
  const more = toPence(other.cover.cost) - toPence(own.cover.cost);
  const [a, b] = [own.cover.unitPrice, other.cover.unitPrice];
  const units =
    a && b && a.per === b.per ? `${formatUnitShort(b)}, yours ${formatUnitShort(a)}` : null;
  // Better value against less money: both are said, and neither is a saving.
  if (units && more * (b!.pence - a!.pence) < 0)
    return `${units}; ${formatAmount(Math.abs(more) / 100)} ${more > 0 ? 'more' : 'less'} today`;
  if (compareSizes(mine, theirs) === 'near') return null;
  const sizes = `${ratio > 1 ? 'Bigger' : 'Smaller'} pack: ${formatSize(theirs)}, yours ${formatSize(mine)}`;
  return other.cover.packs > own.cover.packs ? `${sizes}; ${other.cover.packs} packs` : sizes;
}

/**
 * What the shopper should know of the own product alone, where an amount was asked for: "The pack at Tesco does not say its size:
 * one is counted"; of a number of pieces, "how many it holds". A spoonful of a recipe is in any pack; null where the pack says what it holds.
 */
export function describeUnmeasured({ product, cover }: Costed, need: Need): string | null {
  if (cover.basis !== 'size-unknown' || need.kind === 'packs') return null;
  if (need.kind === 'pieces' ? need.count === 1 : need.recipe) return null;
  const unsaid = need.kind === 'pieces' ? 'how many it holds' : 'its size';
  return `The pack at ${storeLabel(product.store)} does not say ${unsaid}: one is counted`;
}

/**
 * Why several smaller packs are counted where the chosen store has none: "Smaller pack: 430 g, at Morrisons 650 g; 2 packs".
 * Null where no more are counted than of the pack that the line is measured by.
 */
export function describeMorePacks(measure: Costed, other: Costed): string | null {
  const [most, theirs] = [packSize(measure.product), packSize(other.product)];
  if (other.cover.packs <= measure.cover.packs || sizeRatio(most, theirs) === null) return null;
  const at = storeLabel(measure.product.store);
  return `Smaller pack: ${formatSize(theirs)}, at ${at} ${formatSize(most)}; ${other.cover.packs} packs`;
}

/** "84p", "2 × 42p = 84p", "1.5 kg at £2.00/kg = £3.00": the receipt line of a product, in every front end. */
export function formatReceipt(
  { pricePer, price, loyaltyPrice }: Pick<Product, 'pricePer' | 'price' | 'loyaltyPrice'>,
  { packs, cost, loyaltyCost }: Pick<Cover, 'packs' | 'cost' | 'loyaltyCost'>,
): string {
  const paid = loyaltyPrice !== undefined && cost === loyaltyCost ? loyaltyPrice : price;
  if (pricePer) {
    const size: Size = {
      kind: pricePer.unit === 'g' ? 'mass' : 'volume',
      amount: Math.round(packs * pricePer.amount),
      count: 0,
    };
    const unit = formatUnitShort({
      pence: (paid * 100 * 1000) / pricePer.amount,
      per: pricePer.unit === 'g' ? 'kg' : 'litre',
    });
    return `${formatSize(size)} at ${unit} = ${formatAmount(cost)}`;
  }
  return packs === 1
    ? formatAmount(cost)
    : `${packs} × ${formatAmount(paid)} = ${formatAmount(cost)}`;
}
