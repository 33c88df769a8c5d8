// How a thing is held and how large a pack is asked for, without a figure: "a big bag of", "bottle of", "small tin".
import { anyOf, wordSet } from './wordSet';

/** How a thing is held. What makes a name of its own ("tin of", "pack of", "bag of salad") stands among the phrases. */
const HOLDERS = wordSet(`
  bag box tub jar bottle packet carton punnet bunch net head bulb knob stick block lump piece slab wedge tray pot tube sack jug pat hunk
  handful case crate
`);
/** "a big bag of", before such a holder or one that a name may hold. */
export const BEFORE_HOLDER = new RegExp(
  `^(?:(?:a|an|one|the|some|my) )?(?:(?:big|large|small|huge|little|wee|tiny|massive|giant|medium|decent|nice|good|family) )?(?=(?:${anyOf(HOLDERS)}|tin|can|pack|loaf)s? of )`,
  'i',
);
export const HELD_BY = new RegExp(`^(?:${anyOf(HOLDERS)})s? of (?!salad|coffee)`, 'i');

/** "bag of carrots", "doritos big bag"; not tea bags. */
export const IN_A_BAG =
  /\b(?:bags? of|(?:big|large|small|huge|massive|family|share|sharing|little) bags?)\b/i;
/** Packs of which people want a large or a small one. */
const SIZED_PACKS = wordSet('tub pot bag pack packet bottle jar box punnet block bar size');
const HOLD = `(?:${anyOf(SIZED_PACKS)}|tin|can|carton|loaf|one)s?`;
// Of eggs "large" is a grade.
export const LARGE_WISH = new RegExp(
  `\\b(?:big|huge|bumper|massive)\\b|\\b(?:large|family) ${HOLD}\\b|\\b${HOLD} (?:large|family)\\b|\\S(?<!\\beggs?) (?:large|lge)$`,
  'i',
);
export const SMALL_WISH = new RegExp(
  `\\b(?:small|little|wee|tiny) ${HOLD}\\b|\\b${HOLD} small\\b|\\S small$`,
  'i',
);
/** "maltesers big bag", "fish fingers big": a wish behind the thing; a small tin is a tin all the same. */
export const SIZE_WISH_BEHIND = new RegExp(
  `(?<=\\S) (?:the )?(?:(?:big|large|huge|massive|bumper|small|little|wee|tiny) (?:${anyOf(SIZED_PACKS)}|ones?)|big|huge|massive|bumper)$`,
  'i',
);
/** A wish that finds another pack: it is looked for. */
export const SIZE_WISH =
  /^(?:(?:very )?(?:big|large|small|mini|little|wee|tiny|giant|huge|family)(?: (?:pack|size|bag|box|tub|bottle|jar|tin|one|ones))?)$/i;

/** Packs that say nothing of which one is meant. */
export const PLAIN_PACKS = wordSet(`
  loaf loaves bunch bunches net nets crate crates block blocks slab pkt pkts pk pack packs packet packets
`);
/** What a form is called that several are counted of: "4 tins". */
export const TIN_WORDS = wordSet('tin tins can cans');
/** Packs that hold as many as a number says: "9 pack toilet roll". */
export const PACK_WORDS = wordSet('pack pk multipack opak');
/** "10 or 12 pack" */
export const PACKS_BEHIND_NUMBERS = wordSet('pack packs pk pks');
/** As many as a pack holds of them are one pack: "6 cans". */
export const SOLD_IN_PACKS = wordSet('can cans roll rolls bar bars');
/** Small ones lie inside of a pack: "Yorkshire Tea 80 bags" is a box of eighty. */
export const SMALL_BAGS = wordSet('bag bags teabag teabags');
/** Of these, as stems, a pack may hold several: "4 tins tuna" are two packs of three, not four. */
export const HELD_SEVERALLY = wordSet(
  'tin can jar bottle btl carton ctn tub pot tube bar pouch sachet',
);

/** Stems that measure or hold what stands beside them and name nothing, ... */
export const MEASURING_WORDS = wordSet(
  'pint litre pack packet can multipack each loose jar bottle carton tub box punnet bag',
);
/** ... but a bag for one of these is a bag: sandwich bags are no sandwiches. */
export const BAGS_FOR = wordSet(`
  sandwich food freezer nappy poop bin gift carrier shopping ice lunch laundry vacuum hot party cool oven roasting caddy garden pedal
  coffee zip seal
`);

/** Behind a store's range these make a pack of it: "value pack" is a pack, no range. */
export const RANGE_PACKS = wordSet('pack packet bag box tub size');
/** "4 pint milk": what is counted in front of a saying says how much, not what. */
export const COUNTED_AMOUNTS = wordSet('pint litre pack');
