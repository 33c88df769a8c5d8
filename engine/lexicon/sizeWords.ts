// What a number in a name says beside these words: how many a pack holds, how much, or neither. Apart from countedThings.ts, since
// the page reads sizes without the words of lists.
import { anyOf, wordSet } from './wordSet';

/** What a number right before it counts in a name, one or several of them: "8 Sausages", "1 Wrap"; ... */
const COUNTED_WORDS = wordSet(`
  bag teabag roll tablet capsule caplet pod sheet wipe piece sachet portion egg bar can tin bottle slice fillet burger sausage finger
  liner towel tampon pad rasher cube pot wrap muffin bagel crumpet waffle dose stick pair carton
`);
/** ... as they stand here; ... */
const COUNTED_AS_WRITTEN = wordSet(
  'tabs washes wash caps nappies pants pcs pouches lollies singles servings',
);
/** ... and only where several are named ("4 Cornish Pasties"): a typed "pie" or "onion" is counted by the shopper. */
const COUNTED_PLURALS = wordSet(`
  apples avocados bagels baguettes bakes bananas baps bases batteries bisks biscuits bites blades breads brownies buns cakes cheesecakes
  chews chops cigarettes cigarillos cigars claws cloths cones cookies croissants cupcakes dippers donuts doughnuts dumplings eclairs
  escalopes faggots fishcakes flatbreads grills kebabs kievs lattices lemons limes meatballs medallions meringues naans nectarines nests
  nuggets onions oranges pancakes pasties patties peaches pears pies pittas pizzas plasters poppadoms potatoes pounders profiteroles
  puddings refills sacks samosas scones scourers shells skewers skins sponges steaks strips sweetcorn tarts tortillas triangles trifles
`);
export const COUNT_WORDS = `${[...COUNTED_WORDS].map((word) => `${word}s?`).join('|')}|${anyOf(COUNTED_AS_WRITTEN)}`;
/** Words may stand between a number and the things only if these are several ("40 Green Tea Bags"; "Elf Bar 600 Apple Peach Pod"), or one of these. */
const SINGULAR_OR_SEVERAL = wordSet('roll fillet slice');
export const SEVERAL_WORDS = [
  ...[...COUNTED_WORDS].map((word) => `${word}s${SINGULAR_OR_SEVERAL.has(word) ? '?' : ''}`),
  anyOf(COUNTED_AS_WRITTEN),
  anyOf(COUNTED_PLURALS),
].join('|');
/** What a number before a thing may say besides how many: "21 Day Matured Steaks", "90 Calorie Brownies", "3 Bean Wraps". */
export const NO_COUNT_WORDS =
  'years?|months?|weeks?|days?(?!\\s+maxi)|hours?|hrs?|minutes?|mins?|calories?|cals?|kcal|inch|bean|grain|seeds?|blade|in';

// What a size in a name says beside these.
/** What these hold is not how much they are. */
export const HOLLOW = /\b(?:sacks?|liners|bin liner|(?:bin|refuse|freezer|food) bags?)\b/i;
/** A weight beside these is who it fits, not what it weighs. */
export const WORN =
  /\b(?:nappy|nappies|diapers|pants|swimmers|seat|stroller|pushchair|highchair|carrier|spot on)\b/i;
/** What is sold by the count in one pack: the mass beside the count is that of all ("x80 Tea Bags 250g", "232g x80", "120g, x4 Slices"). */
export const SHARES_MASS =
  /\b(?:tea|coffee|bags?|teabags?|superblends?|slices?|capsules|pods|nests)\b/i;
/** Ices and shots name the volume of the whole box ("4 Pack 360ml") unless it is too small for one ("x4 70ml"). */
export const SHARES_VOLUME =
  /\b(?:ice ?creams?|loll(?:y|ies)|cones|ices|bites|magnum|fab|shots)\b/i;
/** A size behind one of these is no exact one. */
export const ABOUT = /\b(?:approx|typically|minimum|about|average)\b/i;
/** One of these beside a small size says that several are held together. */
export const SEVERAL_HELD = /\b(?:cans?|bottles?|pack|pk|case|cartons?|x\s?\d+)\b/i;
