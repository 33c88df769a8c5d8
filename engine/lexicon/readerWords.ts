// Words that the reader of lists knows by their kind: numbers, units, containers, what refuses, wishes and offers choice.
import { unitsOf } from './units';
import { wordSet } from './wordSet';

/** Numbers that are written out, as far as lists hold them. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  half: 0.5,
  quarter: 0.25,
  couple: 2,
  pair: 2,
  dozen: 12,
  doz: 12,
  single: 1,
  both: 2,
};
/** Of them, those that stand before a unit or a counted thing: "five hundred grams", "twelve eggs". */
export const SPOKEN_NUMBERS = wordSet('one two three four five six seven eight nine ten twelve');
/** These multiply the number beside them: "half a dozen". */
export const MULTIPLYING_WORDS = wordSet('a an dozen doz couple pair half');
/** Fractions that are one letter. */
export const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅓': 0.333,
  '⅔': 0.667,
  '⅛': 0.125,
};

/** Units of mass, in grams. */
export const MASS_UNITS = unitsOf('mass');
/** Units of volume, in millilitres. */
export const VOLUME_UNITS = unitsOf('volume');
/** What recipes measure by: never a size that a shop prints. In millilitres where a spoon or cup has a size. */
export const COOKING_UNITS: Readonly<Record<string, number>> = {
  tbsp: 15,
  tbsps: 15,
  tablespoon: 15,
  tablespoons: 15,
  tbs: 15,
  tsp: 5,
  tsps: 5,
  teaspoon: 5,
  teaspoons: 5,
  dessertspoon: 10,
  dessertspoons: 10,
  dsp: 10,
  cup: 240,
  cups: 240,
  pinch: 0,
  pinches: 0,
  dash: 0,
  dashes: 0,
  splash: 0,
  drizzle: 0,
  glug: 0,
  knob: 0,
  knobs: 0,
  handful: 0,
  handfuls: 0,
  sprig: 0,
  sprigs: 0,
  sprinkling: 0,
  drop: 0,
  drops: 0,
};
/** What a shop sells a thing in: counted, they are packs. */
export const CONTAINER_WORDS = wordSet(`
  tin tins can cans jar jars bottle bottles btl btls pack packs packet packets pkt pkts pk bag bags box boxes loaf loaves tub tubs carton cartons ctn punnet punnets bunch bunches
  pot pots tube tubes block blocks bar bars roll rolls tray trays pouch pouches sack sacks crate crates case cases multipack multipacks multi net nets sachet sachets bucket slab packs opak op paczka paczki
`);
/** Pieces of a thing, that a shop sells together. */
export const PIECE_WORDS = wordSet(`
  slice slices piece pieces clove cloves stick sticks head heads stalk stalks leaf leaves rasher rashers fillet fillets breast breasts joint joints bulb bulbs strip strips cube cubes
  sheet sheets stem stems ear ears knuckle knuckles portion portions szt sztuk sztuki bird pods pod
`);
/** Those that are less than what is sold as one piece: three sticks of celery are no three celeries. */
export const PART_WORDS = wordSet(`
  slice slices clove cloves stick sticks stalk stalks leaf leaves rasher rashers strip strips cube cubes stem stems knuckle knuckles
`);
/** What refuses: "not", "no", "without". */
export const REFUSING_WORDS = wordSet('not no without never dont avoid except nothing nie bez w/o');
/** Between two names of which either will do. */
export const CHOICE_WORDS = wordSet('or either otherwise else failing lub');
/** Parts of a shop or a kitchen that people group a list by and nobody buys, as stems: "Dairy", "Store cupboard". */
export const SECTION_WORDS = wordSet(`
  produce greengrocery greengrocer dairy deli chilled fridge frozen freezer bakery baking cupboard store pantry larder grocery ambient toiletry bathroom household cleaning kitchen
  drink beverage snack treat poultry baby pet health beauty medicine breakfast lunch dinner essential basic misc miscellaneous other extra
`);
/** Sections that may also be bought: "Meat", "Fruit & veg". */
export const WIDE_WORDS = wordSet(
  'fruit veg vegetable veggie meat fish seafood salad booze alcohol dessert pudding tin tinned',
);
/** How a line is rewritten that wants the one that costs least. */
export const CHEAPEST = 'cheapest';
/** What a person says how a thing should be. */
export const WISH_WORDS = wordSet(`
  big bigger biggest large larger largest small smaller smallest medium little mini huge massive giant family cheap cheapest cheaper nice nicest nicer good best ripe fresh decent proper
  ordinary normal usual regular plain any whichever whatever offer reduced value ideally preferably prefer possible posh cheapo
`);
/** Of them, those that names print of a variety: "Tena Lady Normal", "Peri-Peri Sauce Medium". */
export const VARIETY_WISHES = wordSet('medium normal regular plain ripe');
/** Words of a letter or a chat that buys nothing. */
export const TALK_WORDS = wordSet(`
  ish please pls plz plse thanks thank ta cheers thx hi hiya hello hey dear love xx xxx x lol ok okay sorry yes yeah yep no nope also get grab need needs want buy bring remember forget could can would
  you i we me us him her they it that this there is are was have has had got get going will ill well if when then so but just really some any more again too asap today tonight tomorrow mum dad
  diolch dziekuje dzieki dzieks multumesc mersi grazie gracias merci danke obrigado obrigada tesekkurler tesekkur shukria shukriya shukran
`);
/** The words of recipes around their ingredients. */
export const COOKING_WORDS = wordSet(`
  chopped sliced diced peeled grated crushed minced beaten melted softened cubed halved quartered trimmed drained rinsed washed deseeded cored finely roughly thinly coarsely freshly thickly lightly
  serve garnish taste frying greasing dusting plus extra optional cut into picked torn shredded toasted zested juiced zest juice removed discarded separated sifted room temperature needed cooked
`);
/** Diets of one word, and what a diet is free of. */
export const DIET_WORDS = wordSet('vegan vegetarian veggie halal kosher gf df decaf');
export const FREE_OF_WORDS = wordSet('gluten dairy lactose sugar nut egg milk soya wheat alcohol');
/** What a heading may say of all that stands below it: a diet, a form, whom it is for. */
export const CARRIED_WORDS: ReadonlySet<string> = new Set([
  ...DIET_WORDS,
  ...FREE_OF_WORDS,
  ...wordSet(
    'frozen tinned canned organic free kitten puppy cat dog rabbit hamster bird baby toddler newborn kid kids',
  ),
]);
/** Praise that says nothing of which thing is meant, before it. */
export const PRAISE_WORDS = wordSet(
  'good best nice decent proper ordinary normal standard usual regular lovely cheap cheapest cheapo',
);
const NAMED_WITH_PRAISE = new Set([
  'nice biscuit',
  'proper popcorn',
  'proper corn',
  'standard lamp',
]);
/** "nice biscuits": praise that is part of the name. */
export const isNamedWithPraise = (praise: { word: string }, thing: { stem: string }): boolean =>
  NAMED_WITH_PRAISE.has(`${praise.word} ${thing.stem}`);
/** Behind a number and before a thing these are part of its name: "7 seed bread", "4 cheese pizza". */
export const NUMBERED_WORDS = wordSet(
  'bean cheese seed seeded grain spice pepper fruit berry ply day way minute star meat layer blade',
);
/** Stems that a number right behind them, or right before them, gives a name to: another number is another thing. */
export const NUMBERED_BEFORE = wordSet('number type grade stage');
export const NUMBERED_BEHIND = wordSet('blade cheese seed grain spice');
/** Alone behind a comma these say of which kind the thing before it is: "milk, whole", "peppers, red". */
export const KIND_WORDS = wordSet(`
  whole skimmed semi plain white brown black blue pink wholemeal red green yellow large medium small salted unsalted smoked unsmoked sliced unsliced grated mature mild fresh frozen organic smooth crunchy
  still sparkling ripe boneless skinless lean thick thin
`);
/** What is left in or on a thing: "thighs, bone in", "salmon skin on". */
export const LEFT_IN = wordSet('bone skin shell rind crust stone head stalk vine');
/** Part of no name, whatever stands beside them. */
export const NEVER_NAMED = wordSet(
  'please pls plz asap urgent important thanks thx few etc too again today tonight tomorrow tbh lol haha btw fyi imo idk obvs',
);
/** What does instead of a thing, though names hold both: "butter or olive spread". */
export const INSTEAD_OF: ReadonlySet<string> = new Set(['butter spread', 'rice noodle']);
/** Where a thing comes from: "british or irish" is no choice. */
export const ORIGINS = wordSet('british irish scottish english welsh uk');
export const WEEKDAYS = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun',
);
/** Days and meals, as lists head and plan by them. */
export const DAY_WORDS: ReadonlySet<string> = new Set([
  ...WEEKDAYS,
  ...wordSet('weekend breakfast lunch dinner supper'),
]);
/** With these behind it a weekday is part of a name: "sun cream", "sunday papers". */
export const NAMED_WITH_DAY = wordSet(
  'dried cream lotion hat maid pat bites tan blush blushed block screen ripened care glasses roast lunch dinner paper papers post mirror times mail',
);
/** What a list is called, ... */
export const LIST_WORDS = wordSet('list lists shop shopping groceries grocery order');
/** ... and what stands beside that in its title. */
export const TITLE_WORDS = wordSet(
  'a and the my our for this next food main big weekly monthly week weeks month to buy get top up things we need needed here is heres what want please can you stuff bits',
);
/** Where things are bought. */
export const SHOP_WORDS = wordSet(`
  tesco asda sainsburys sainsbury morrisons aldi lidl waitrose iceland ocado coop co-op spar costco booker bookers boots superdrug savers wilko wilkos poundland b&m homebase screwfix argos ikea
  chemist chemists pharmacy butcher butchers baker bakers bakery greengrocer greengrocers fishmonger market newsagent garage
`);
/** What is there already: "got", "plenty", "done". */
export const HAVING_WORDS = wordSet(`
  have having got plenty loads already still enough left done bought completed ticked sorted bringing brought ordered leftover stocked
`);
/** The same in other languages, where it ends what is told: "kawa jest", "pirinc var", "haldi hai". */
export const FOREIGN_HAVING = wordSet('jest sa mamy mam var avem abbiamo hai');
/** Who says so wants something. */
export const ASKING_WORDS = wordSet('need needs needed get buy want wants order grab angen trzeba');
/** How the steps of a recipe begin. */
export const COOKING_VERBS = wordSet(`
  preheat heat stir simmer bake boil fry cook mix whisk fold pour spread sprinkle drain season serve blend melt add combine cover leave remove transfer place put cut chop slice peel bring return
  drizzle cool tip mash knead roll grease line beat cream sift divide reduce toss scatter spoon arrange brush marinate soak rinse wash garnish chill freeze defrost microwave repeat allow set turn
  make meanwhile warm crack poach steam grill roast brown strain wilt nestle squeeze
`);
/** Who does something. */
export const PERSON_WORDS = wordSet(`
  i you he she we they it me him her us them who im ive ill id youre youve hes shes weve were theyre theyve its thats u ur your my our his their everyone anyone everybody someone
`);
/** Verbs that make a sentence of a line, and what asks. */
export const FINITE_WORDS = wordSet(`
  is are was were am be been being has had does did do will would can could shall should may might must dont doesnt didnt isnt arent wasnt wont cant couldnt wouldnt hasnt hadnt came went said says
  asked told likes wants eats comes goes makes takes gives gave took made ate let lets what when where why how which
`);
/** What people note down to be done, that is no shopping. */
export const ERRAND_VERBS = wordSet(`
  collect return pay ring phone call ask tell text email book post drop take pick check borrow bring fetch print cancel renew sort clean wash tidy move fix remember water walk feed defrost send empty
`);
export type Column = 'item' | 'count' | 'size' | 'price' | 'shop' | 'done' | 'note';
/** How the columns of a table are headed, in the order in which they are asked. */
export const COLUMN_WORDS: readonly (readonly [Column, ReadonlySet<string>])[] = [
  ['price', wordSet('price prices cost costs est £ rrp spend budget each total')],
  [
    'count',
    wordSet(
      'qty quantity quantities many amount amt number no units packs how count need adet ilosc cantitate quantita',
    ),
  ],
  ['size', wordSet('size sizes weight pack unit volume kg measure')],
  [
    'shop',
    wordSet(
      'shop shops store stores where supplier aisle section category dept department who person for',
    ),
  ],
  ['done', wordSet('done got bought have tick ticked status check')],
  [
    'note',
    wordSet('note notes comment comments info details brand type day when meal dish priority'),
  ],
  [
    'item',
    wordSet(
      'item items product products name what thing things ingredient ingredients description food shopping urun produkt produs prodotto nazwa',
    ),
  ],
];
