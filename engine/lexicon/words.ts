import { wordSet } from './wordSet';

/** Words that never say what a thing is. */
export const STOP = wordSet(
  'a an and the of with in for from to by on at or our your my some any please x per approx typically minimum each pack packs count no more less plus new only de la le du di al e n g kg ml l cl',
);

/** Words that praise or place a product without making it another one. */
export const HARMLESS = wordSet(`
  british fresh irish scottish english welsh uk large medium small class ripe ready eat farm assured quality selected specially hand picked classic original traditional everyday essential value
  pack multipack family big size standard loose bag tin can bottle jar tub carton box pouch pot packet tray punnet bunch sleeve refill bar piece portion finest best special selection recipe style natural pure real
  premium tasty delicious juicy crisp tender succulent perfectly perfect sweet nutritious high protein source fibre vitamin long lasting soft thick extra super ultra deep strong gentle care daily complete all purpose
  washed trimmed prepared peeled seasonal grown local market street wonky imperfectly naturally british cornish yorkshire somerset kent italian spanish greek french dutch danish new zealand american authentic proper
  outdoor bred reared boneless skinless skin bone free range barn pdo pgi msc sustainable responsibly sourced cage loaf block sliced slice thick thin medium wafer chunk chunky whole half quarter single twin double
  grade grower harvest made finely flat leaf round vine tall gr approx typically serving serve ideal great pcs piece
`);

/** Of them, those that a typed line means when it names them: "sweet peppers", "thick bread", "greek yogurt". */
export const MEANT = wordSet(`
  sweet soft thick extra super strong whole half double single greek italian french danish spanish cornish yorkshire zealand natural high protein fibre vitamin wafer thin chunk chunky original classic special flat round vine medium purpose
  sliced slice traditional purpose bone boneless skinless peeled washed crisp juicy daily care bag
`);

/** Pairs of these joined by "and" only praise: "Sweet & Juicy Apples". */
export const PAIRED_PRAISE = wordSet(`
  sweet juicy crisp crunchy mild tender fragrant delicate peppery tangy fruity earthy rich smooth nutty creamy zesty zingy savoury refreshing light golden cool warm warming hot aromatic vibrant versatile ripe fluffy flavoursome
  tropical colourful bold succulent subtle punchy plump firm delicious crispy citrusy buttery balanced fiery sharp tart strong
`);

/** Trailing words that name the container or the shape, not the thing. */
export const CONTAINERS = wordSet(
  'bag tin can bottle jar tub carton box pouch pot packet tray punnet bunch pack multipack refill sleeve loose each pint litre loaf block slice sliced fillet portion piece bar original case roll sachet twin single stick tablet drink pk',
);

/** How a thing is cut, held, how large or how usual it is: asked for where some product prints it beside the thing, else only said along ("brie wedge", "comfort big bottle"). */
export const SAID_ALONG = wordSet(
  'block wedge piece slab lump packet sachet pouch tub jar carton multipack bottle can big small large little bumper wide family bunch kid child children size pocket extra spice normal regular bulb',
);

/** Names that say so hold no sugar, whether they print that word or not. */
export const WITHOUT_SUGAR = wordSet('zero diet max slimline unsweetened');
/** Ready dishes and snacks named after an ingredient: "butter chicken", "rice pudding", "milk chocolate". */
export const DISHES = wordSet(`
  pie soup curry sandwich pizza pasta ravioli risotto kyiv lasagne casserole stew salad slaw coleslaw quiche tart cake muffin cookie biscuit brownie pudding dessert mousse trifle cheesecake crumble custard sauce dip dressing
  relish chutney pickle jam marmalade spread butter mayonnaise crisp chip popcorn cracker bar chocolate sweet candy gum jelly lolly ice cream sorbet yogurt smoothie milkshake shake juice squash cordial drink tea coffee cola lemonade
  water beer cider wine vodka gin rum whisky liqueur cocktail cereal granola muesli porridge flake cluster bread roll bun bagel wrap naan cracker breadstick oatcake nugget goujon burger sausage meatball bite finger cake stick
  seasoning rub marinade stock gravy kit meal pot noodle bhaji samosa paste puree powder flour oil vinegar extract essence syrup topping filling stuffing mix
  shampoo conditioner soap lotion wash wipe gel scrub candle freshener spray cleaner detergent softener perfume balm mask toothpaste bath shower deodorant toy book mug bowl plate food treat litter egg loaf croissant pastry puff tortilla donut waffle pancake scone
`);

/** In a maker's name these say nothing of the thing: a Red Bull is not red. */
export const COLOUR_WORDS = wordSet('red white rose green yellow golden black brown pink purple');

/** Behind "no" these are what a name lacks: "No Pork Sausages" are of no pork. */
export const LACKED_IN_NAMES = wordSet('pork beef chicken duck bacon lamb fish tuna bit');

/** Behind a percentage these say how strong a drink is, which tells no gin from another. */
export const STRENGTH_WORDS = wordSet('vol abv');

/** Categories of the five stores -> shelves; "other" says nothing. */
export type Department =
  | 'fresh'
  | 'chilled'
  | 'produce'
  | 'meat'
  | 'bakery'
  | 'frozen'
  | 'cupboard'
  | 'drinks'
  | 'alcohol'
  | 'snacks'
  | 'toiletries'
  | 'household'
  | 'baby'
  | 'pet'
  | 'diet'
  | 'other';
/** What a store's category holds of each department; the first that fits. */
const DEPARTMENT_WORDS: readonly (readonly [RegExp, Department])[] = [
  [/frozen/, 'frozen'],
  [/pet/, 'pet'],
  [/baby|toddler|kids/, 'baby'],
  [/beer|wine|spirit|alcohol/, 'alcohol'],
  [/toiletr|beauty|health/, 'toiletries'],
  [/laundry|household|home|clean/, 'household'],
  [/drink/, 'drinks'],
  [/bakery|bread|cake/, 'bakery'],
  [/meat|poultry|fish|seafood/, 'meat'],
  [/fruit|veg.*flower|vegetables|produce/, 'produce'],
  [/dairy|chilled|deli|egg/, 'chilled'],
  [/fresh/, 'fresh'],
  [/treat|snack|sweet|confection/, 'snacks'],
  [/cupboard|grocer|tin/, 'cupboard'],
  [/diet|free from|world|plant|lifestyle/, 'diet'],
];
export function departmentOf(category: string): Department {
  const folded = category.toLowerCase();
  return DEPARTMENT_WORDS.find(([words]) => words.test(folded))?.[1] ?? 'other';
}
