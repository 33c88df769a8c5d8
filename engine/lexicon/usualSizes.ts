// Sizes that go without saying: what a bare number means beside a thing, what a small bottle of it holds.
import { anyOf, wordSet } from './wordSet';

/** A bare number beside one of these counts or grades, in hundreds as well: "tea bags 240", "vitamin d 1000". */
const COUNTED_BY_HUNDREDS = wordSet(`
  tea wipe wipes tablet tablets tabs caplet caplets capsule capsules pod pods sheet sheets bag bags plate plates cup cups straw straws
  stick sticks bud buds pad pads candle candles roll rolls washes wash liner liners case cases nappies size factor spf plasters
  cigarettes vitamin vitamins ibuprofen paracetamol tips
  tetley typhoo yorkshire twinings clipper persil ariel bold daz surf finish dettol nurofen andrex cushelle tampax always swan rizla
`);
export const BY_HUNDREDS = new RegExp(`\\b(?:tea ?bags?|${anyOf(COUNTED_BY_HUNDREDS)})\\b`, 'i');
/** Beside one of these it is millilitres: "innocent orange 900". */
const SOLD_BY_VOLUME = wordSet(`
  milk drink juice water coke cola pepsi fanta sprite lemonade squash cordial wine beer lager cider ale vodka gin rum whisky whiskey
  brandy prosecco oil vinegar cream smoothie milkshake tropicana innocent lucozade ribena robinsons
  shampoo conditioner wash gel bleach liquid sauce
`);
export const POURED = new RegExp(`\\b(?:${anyOf(SOLD_BY_VOLUME)})\\b`, 'i');

/** "twelve eggs" are counted; before one of these a number is part of the name: "three bean salad", "five spice". */
export const NAMED_BY_NUMBER =
  '(?:beans?|cheeses?|seeds?|grains?|spices?|peppers?|berr|fruits?|ply|way|day|min)';
/** "case of 24" behind a drink. */
export const CASE_OF = / (?:case|crate|slab|tray|box|pack|packet|multipack) of (\d{1,3})$/i;
/** "24x330": millilitres that a can or bottle holds. */
export const CANS = /\b(\d{1,2}) ?x ?(150|200|250|275|330|440|500|568|660)$/i;
/** "6 x 1.5": litres. */
export const BOTTLES = /\b(\d{1,2}) ?x ?(\d\.\d{1,2})$/i;
/** What a small bottle of it holds. */
export const SMALL_BOTTLES: readonly (readonly [of: RegExp, size: string])[] = [
  [/\b(?:prosecco|champagne|cava)\b/i, '20cl'],
  [/\bwine\b/i, '187ml'],
  [/\b(?:coke|cola|pepsi|fanta|sprite|lemonade|tango|water)\b/i, '500ml'],
];
export const SPIRIT = /\b(?:vodka|gin|whiske?y|rum|brandy|tequila)\b/i;
/** Percentages of cocoa in a dark chocolate, where no sign stands behind it. */
export const COCOA = /(?<![\d.])(70|72|74|75|78|80|85|90|95|99|100)(?![\d%.a-z])/i;
/** A loaf to slice or sliced; of these a loaf is none. */
export const LOAF =
  /^(?!.*\b(?:malt|banana|fruit|cake|meat|garlic|ginger|tin)\b).*\b(?:loaf|sliced (?:white|brown|wholemeal)|(?:white|brown|wholemeal) sliced)\b/i;
