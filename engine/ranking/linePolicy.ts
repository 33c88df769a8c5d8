// Rules for a typed line (policy.ts).
import { E, type Evidence } from '../evidence/features';
import { SILENT } from '../evidence/place';
import { MAYBE, SAME_SIZE } from '../evidence/sizes';
import { rule, scale, type Policy } from './policy';

const brandAlone = (e: Evidence): boolean => e[E.asked] === 0;
const sameBrandBesideWords = (e: Evidence): boolean => e[E.brandSame] === 1 && !brandAlone(e);

/** Nothing was said of the size, or this goes the other way. */
const isOpen = (e: Evidence): boolean => e[E.sizeAsked] === 0 && e[E.sizeWish]! <= 0;

/** ln 2.5: a pack this many times the usual size is another errand than the plain line's. */
const UNUSUAL = Math.log(2.5);
/** ln 5: nor is a box of twelve packets the large packet. */
const BULKY = Math.log(5);

/** The department holds the form asked for among others, or does not tell. */
const MAY_FIT: ReadonlySet<number> = new Set([MAYBE, SILENT]);

/** How near a product of a brand that is all of a line comes to what the brand is known for: what most of its products are and say, at the usual price and size. */
const flagship = (e: Evidence): number =>
  2 +
  (e[E.aisleUsual]! < 0 ? -3 : 1.5 * e[E.aisleUsual]!) +
  1.5 * e[E.reverseCoverage]! -
  0.5 * Math.min(2, Math.abs(e[E.priceRatio]!)) -
  0.3 * Math.min(2, Math.max(0, e[E.sizeUsual]!)) -
  (e[E.lightExtra]! > 0 ? 0.5 : 0) -
  (e[E.flavourExtra]! > 0 ? 0.3 : 0);

/** Beyond twice 1.5 times it is another pack anyway, but the nearer one is still nearer: of ten kilos the four, not the two. */
const farFromSize = (steps: number): number =>
  -0.6 * Math.min(2, steps) - 0.15 * Math.min(2, Math.max(0, steps - 2));

/** Rules for a typed line. */
export const LINE_POLICY: readonly Policy[] = [
  rule(
    'lost diet',
    'a diet of the line is lost or contradicted',
    -2.5,
    'gluten-free pasta is never any pasta: eating it may make someone ill',
    (e) => e[E.markedLost]! > 0,
  ),
  rule(
    'opposite',
    'the name states the opposite of what was typed',
    -3,
    'non bio is never bio, smoked never unsmoked: of a thousand such pairs none was accepted',
    (e) => e[E.opposite]! > 0,
  ),
  rule(
    'another brand',
    'a brand was typed with other words, this is another maker',
    -2,
    'who types a brand means it; another is an alternative at best',
    (e) => e[E.brandOther] === 1 && !brandAlone(e),
  ),
  rule(
    'another maker for a brand alone',
    'only a brand was typed, this is another maker',
    -3,
    'nothing but the brand says what is meant',
    (e) => e[E.brandOther] === 1 && brandAlone(e),
  ),
  scale(
    'brand alone',
    'only a brand was typed and this is of it',
    '2, up to 3 more or 4 less by how near it is to what the brand is known for',
    'a brand alone means what it is known for: Nutella is the spread, not the muffins; Calpol 6+ is not what it is known for, Calpol Infant',
    (e) => (brandAlone(e) && e[E.brandOther] === 0 && e[E.opposite] === 0 ? flagship(e) : 0),
  ),
  rule(
    'brand and all words',
    'the typed brand with all words of the line',
    1.6,
    'that is what was typed, word for word',
    (e) => sameBrandBesideWords(e) && e[E.missing] === 0 && e[E.coverage]! > 0.99,
  ),
  rule(
    'brand without a word',
    'the typed brand, but a word of the line is missing',
    -0.7,
    'another product of the brand is not what was typed',
    (e) => sameBrandBesideWords(e) && e[E.missing]! > 0,
  ),
  rule(
    'typed size',
    'the size typed, within 5 %',
    0.6,
    'a typed size steers the choice',
    (e) => e[E.sizeOff]! >= 0 && e[E.sizeOff]! <= SAME_SIZE,
  ),
  scale(
    'another size',
    'a size was typed, another is stated',
    '-0.6 for each 1.5 times, twice; then -0.15, twice',
    'a typed size steers the choice',
    (e) => (e[E.sizeOff]! > SAME_SIZE ? farFromSize(e[E.sizeOff]! / 0.4) : 0),
  ),
  scale(
    'size in another measure',
    'the size typed and the size stated cannot be compared',
    '-1.5; -0.6 where they may still agree; -0.2 where none is stated',
    'six cans are not two litres',
    (e) => {
      if (e[E.sizeOff]! >= 0) return 0;
      const apart = e[E.measureApart];
      return apart === 1 ? -1.5 : apart === MAYBE ? -0.6 : -0.2 * e[E.sizeAsked]!;
    },
  ),
  scale(
    'bulk pack',
    'no size was typed, the pack is more than 2.5 times as large as usual and dearer (5 times where a large one is wished)',
    '-1 for each further 2.7 times',
    'a line without a size does not mean the catering pack',
    (e) =>
      e[E.sizeAsked] === 0 && e[E.priceRatio]! > 0
        ? -Math.max(0, e[E.sizeUsual]! - (e[E.sizeWish]! > 0 ? BULKY : UNUSUAL))
        : 0,
  ),
  scale(
    'small pack',
    'no size was typed or wished, the pack is less than two thirds of the usual',
    '-0.4 for each further 2.7 times, at most -0.6',
    'nor the single portion',
    (e) => (isOpen(e) ? -0.4 * Math.min(1.5, Math.max(0, e[E.sizeSmall]! - 0.405)) : 0),
  ),
  scale(
    'pack typed',
    'the line says how it is held (cans, a bottle), how many may stand in a pack, or names several of what is sold singly',
    '1.2 as typed, -1.2 otherwise, -0.5 for a single one of several',
    'cans of cola are not the bottle, bananas not one banana',
    (e) => 1.2 * e[E.packFit]!,
  ),
  scale(
    'large or small typed',
    'the line asks for a large or a small one, and this is not held otherwise',
    '0.8 for each 2.7 times in that direction, at most 0.8; of a large one 1.4',
    'it was typed; twelve small bags are no big bag',
    (e) =>
      e[E.sizeWish]! > 0 && e[E.packFit]! < 0
        ? 0
        : (e[E.sizeWish]! > 0 && e[E.sizeSmall] === 0 ? 1.4 : 0.8) * e[E.sizeWish]!,
  ),
  scale(
    'range typed',
    'the line names an own-label range (value, finest)',
    '-1.6 for a tier away, at most -2.1',
    'who types a range means its tier in every store',
    (e) => -1.6 * Math.min(1.3, Math.abs(e[E.tierGap]!)),
  ),
  scale(
    'form typed',
    'the line asks for a form (frozen, tinned) and this is another',
    '-1.5; -0.5 where it may be',
    'a form that was typed is meant',
    (e) => (e[E.formFit] === -1 ? -1.5 : MAY_FIT.has(e[E.formFit]!) ? -0.5 : 0),
  ),
  rule(
    'dried typed',
    'the line asks for something dried, this is kept cool or among the fruit and does not say so',
    -1.5,
    'dried lemons are no lemons',
    (e) => e[E.formLost] === 1 && e[E.askedLost]! > 1 && e[E.storageThere] === 1,
  ),
  rule(
    'another kind',
    'a word of the everyday kind is missing (of "kitchen roll")',
    -1.2,
    'without it, it is another thing',
    (e) => e[E.kindForeign]! >= 0 && e[E.kindSame]! < 1 && e[E.missing]! > 0,
  ),
  scale(
    'plain form',
    'the line means an everyday kind and the name shows a plain form of it (lexicon/kinds.ts)',
    '0.8 for the plainest, half for the second, a third for the third',
    '"butter" means salted before unsalted, whatever the few judged lines of a kind show',
    (e) => 0.8 * Math.max(0, e[E.kindPlain]!),
  ),
  rule(
    'foreign word',
    'a word makes another thing of the kind ("dry shampoo")',
    -0.8,
    'it is another thing',
    (e) => e[E.kindForeign]! > 0 && e[E.kindSame]! < 1,
  ),
  rule(
    'another of the brand',
    'only a brand was typed, and a word makes this another product than its ordinary one (lexicon/brandKinds.ts)',
    -1.2,
    'who types "smirnoff" means the vodka, and neither Raspberry Crush nor a can of it mixed',
    (e) => brandAlone(e) && e[E.kindForeign]! > 0,
  ),
  rule(
    'half of a pair',
    'the name joins two by "and" and one of them was typed',
    -0.7,
    'lemon and raspberry is not lemon',
    (e) => e[E.halfPair]! > 0,
  ),
  rule(
    'organic unasked',
    'organic, which was not typed',
    -1,
    'organic is a choice, and dearer',
    (e) => e[E.organicExtra]! > 0,
  ),
  rule(
    'light unasked',
    'less fat or sugar, which was not typed',
    -0.3,
    'light is a choice',
    (e) => e[E.lightExtra]! > 0,
  ),
  rule(
    'diet unasked',
    'a diet that was not typed (free from, decaf), words beside a brand or none',
    -0.5,
    'a diet is a choice',
    (e) => e[E.dietExtra]! > 0 && !brandAlone(e),
  ),
  rule(
    'value range unasked',
    'the value tier of an own label',
    -0.3,
    'the standard own label is the everyday choice',
    (e) => e[E.ownValue] === 1,
  ),
  rule(
    'brand unasked',
    'a national brand where none was typed',
    -0.5,
    'the standard own label is the everyday choice',
    (e) => e[E.branded] === 1 && e[E.brandSame] === 0 && e[E.brandOther] === 0,
  ),
];
