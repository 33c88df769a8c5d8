// What a typed line says around its words: what is to be done about it, what it is not, how it is held, what it is for, how much in words, how large.
import { wordsIn } from './facts';
import { LACKING, NOT } from './lexicon/smallTalk';
import { BEFORE_HOLDER, FOR_CHILDREN, HELD_BY, MADE_FOR, PURPOSE, RECIPE, VAGUE } from './lexicon/synonyms';
import { STOP } from './lexicon/words';
import { brandIn, brandsApart, isSaying } from './phrases';
import { LONGEST, withoutSmallTalk } from './smallTalk';
import { classOf, typeOf } from './wordClasses';
import { wordOf } from './wordIds';

const HOLD = '(?:tub|pot|bag|pack|packet|bottle|jar|box|tin|can|punnet|block|bar|carton|size|one)';
const BIG = new RegExp(`\\b(?:big|huge|bumper|massive)\\b|\\b(?:large|family) ${HOLD}\\b|\\b${HOLD} (?:large|family)\\b`, 'i');
const LITTLE_ONE = new RegExp(`\\b(?:small|little) ${HOLD}\\b|\\b${HOLD} small\\b|\\S small$`, 'i');
/** A large one (1) or a small one (-1), wanted without a figure. */
export type Wish = -1 | 0 | 1;
export const wishIn = (line: string): Wish => (BIG.test(line) ? 1 : LITTLE_ONE.test(line) ? -1 : 0);

/** "pampers pants 6" */
const NAPPY_SIZE = /\b((?:nappy|nappies|pants|pampers|huggies)(?: (?!size\b)[a-z]+)*) (?:size )?([1-8]\+?)$/i;
/** What a line asks for, and the words that it asks not to be there: "crisps, not cheese and onion". */
export interface Meant { text: string; unwanted: readonly string[] }

/** A line without what is said around it, what it is held by and bought for; measures in figures. */
export function meant(line: string): Meant {
  const plain = line.trim().replace(/\s+/g, ' ');
  if (VAGUE.test(plain)) return { text: '', unwanted: [] };
  if (plain.length > LONGEST) return { text: plain, unwanted: [] };
  const whole = brandsApart(plain);
  if (isSaying(wordsIn(whole))) return { text: whole, unwanted: [] };
  const { text: wanted, unwanted } = withoutUnwanted(withoutSmallTalk(whole));
  const apart = firstOf(wanted);
  if (isSaying(wordsIn(apart))) return { text: apart, unwanted };
  const thing = apart.replace(LACKING, ' $1 free').replace(/\b1\/2 (?=fat\b)/, 'half ').replace(RECIPE, '').replace(PURPOSE, (tail, what: string) => (MADE_FOR.test(what) ? tail : '')).replace(FOR_CHILDREN, 'kids $1');
  return { text: measured(thing).replace(BEFORE_HOLDER, '').replace(HELD_BY, '').replace(NAPPY_SIZE, '$1 size $2'), unwanted };
}

const FILLERS = new Set(['one', 'kind', 'sort', 'type', 'stuff', 'thing', 'flavour', 'too', 'very', ...STOP]);
/** "bread, not seeded": what stands behind "not" is no part of what is asked for. */
function withoutUnwanted(line: string): Meant {
  const found = NOT.exec(line);
  const unwanted = found ? wordsIn(found[1]!).map(wordOf).filter((word) => !FILLERS.has(word)) : [];
  return unwanted.length ? { text: line.slice(0, found!.index), unwanted } : { text: line, unwanted: [] };
}

/** Beef that is "British or Irish" is one thing. */
const OR = /^(.+?)(?<!\b(?:british|scottish|english|welsh|irish|uk)) (?:or|\/) (.+)$/;
/** "coke or pepsi" is coke; "red or white wine" red wine. */
function firstOf(line: string): string {
  const found = OR.exec(line);
  if (!found) return line;
  const [, first, other] = found as unknown as [string, string, string];
  const [one, ...more] = wordsIn(first);
  const [beside, ...shared] = wordsIn(other);
  const alike = one !== undefined && beside !== undefined && more.length === 0 && !brandIn([one]) && !shared.includes(one) && typeOf(classOf(wordOf(one))) === typeOf(classOf(wordOf(beside)));
  return alike ? [first, ...other.split(' ').slice(1)].join(' ') : first;
}

const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, half: 0.5, quarter: 0.25 };
const NUMBER_WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve';
/** "grated mozzarella 250", "innocent orange 900": what is sold by weight or volume is meant so; tea bags and tablets are counted. */
const BARE = /(?<=[a-z] )([1-9]\d{2,3})$/i;
const BY_HUNDREDS = /\b(?:tea ?bags?|tea|wipes?|tablets?|tabs|caplets?|capsules?|pods?|sheets?|bags?|plates?|cups?|straws?|sticks?|buds?|pads?|candles?|rolls?|washes|wash|liners?|cases?|nappies|size|factor|spf|plasters|cigarettes|vitamins?|ibuprofen|paracetamol|tips|tetley|typhoo|yorkshire|twinings|clipper|persil|ariel|bold|daz|surf|finish|dettol|nurofen|andrex|cushelle|tampax|always|swan|rizla)\b/i;
const POURED = /\b(?:milk|drink|juice|water|coke|cola|pepsi|fanta|sprite|lemonade|squash|cordial|wine|beer|lager|cider|ale|vodka|gin|rum|whisk(?:e?y)|brandy|prosecco|oil|vinegar|cream|smoothie|milkshake|tropicana|innocent|lucozade|ribena|robinsons|shampoo|conditioner|wash|gel|bleach|liquid|sauce)\b/i;
/** "crunchie 4s" */
const SO_MANY = /(?<=[a-z] )([2-9]|1\d|2[04])s$/i;
/** As they are spoken -> as they are printed. */
const UNITS: readonly (readonly [spoken: string, printed: string])[] = [
  ['kilograms?|kilogrammes?|kilos?|kgs?', 'kg'], ['grams?|grammes?|grms?|gms?|gr|g', 'g'], ['pounds?|lbs?', 'lb'], ['ounces?|ozs?', 'oz'],
  ['millilitres?|milliliters?|mls?', 'ml'], ['centilitres?|cls?', 'cl'], ['litres?|liters?|ltrs?|lts?|l', 'l'], ['pints?|pinters?|pts?', ' pints'],
];
const UNIT = UNITS.map(([spoken]) => spoken).join('|');
const SPOKEN = UNITS.map(([spoken, printed]) => [new RegExp(`(?<=\\d)(?<!\\b1[ /]4) ?(?:${spoken})\\b(?: of\\b)?`, 'gi'), printed] as const);
/** "1/2 kg" (a quarter of a pound is a burger), "two pints", "half a pound", "five hundred grams": a number that no figure gives, before a unit. */
const PART = new RegExp(`(?<![\\d/])(?!1/4 ?lb)(?:(\\d) )?([13])/([24]) ?(?=(?:${UNIT})\\b)`, 'gi');
const HUNDREDS = new RegExp(`\\b(${NUMBER_WORDS}) hundred(?: and (fifty))? (?=(?:${UNIT})\\b)`, 'gi');
const IN_WORDS = new RegExp(`(?:^|(?<= ))(?:(?:a )?(half|quarter)(?: of)?(?: an?)?|(an?|${NUMBER_WORDS})) (?=(?:${UNIT.replace('|l$', '')})\\b)`, 'gi');
/** "twelve eggs", "four beef burgers"; but "three bean salad", "five spice". */
const COUNTED_THINGS = new RegExp(`^(${NUMBER_WORDS}) (?!(?:beans?|cheeses?|seeds?|grains?|spices?|peppers?|berr|fruits?|ply|way|day|min)\\b)(?=(?:[a-z]+ ){0,3}[a-z]+s$)`, 'i');
const ABOUT = /\b(?:about|around|approx(?:imately)?\.?|roughly) (?=\d)/gi;
/** "case of 24" behind a drink. */
const CASE_OF = / (?:case|crate|slab|tray|box|pack|packet|multipack) of (\d{1,3})$/i;
/** "24x330": what a can or bottle holds goes without saying. */
const CANS = /\b(\d{1,2}) ?x ?(150|200|250|275|330|440|500|568|660)$/i;
/** What a small bottle of it holds. */
const LITTLE: readonly (readonly [of: RegExp, size: string])[] = [[/\b(?:prosecco|champagne|cava)\b/i, '20cl'], [/\bwine\b/i, '187ml'], [/\b(?:coke|cola|pepsi|fanta|sprite|lemonade|tango|water)\b/i, '500ml']];
const SMALL_BOTTLE = /\b(?:small|mini|little) bottles?(?: of)?\b/i;
const BOXED = /\b(?:bag in (?:a )?box|box(?:ed)?)(?: of)?\b/i;
const DARK = /\bdark choc/i;
/** How much cocoa, where no sign stands behind it. */
const COCOA = /(?<![\d.])(70|72|74|75|78|80|85|90|95|99|100)(?![\d%.a-z])/i;
const SPIRIT = /\b(?:vodka|gin|whiske?y|rum|brandy|tequila)\b/i;
/** "a pint of milk", "half a kilo of mince", "half bottle of vodka": how much is said in words. */
function measured(line: string): string {
  const inFigures = line
    .replace(/\b(?:1\/2|half a?) ?dozen\b/i, '6')
    .replace(/\b(\d|one|two|three|a) dozen\b/i, (_, count: string) => String(12 * (NUMBERS[count.toLowerCase()] ?? Number(count))))
    .replace(PART, (_, whole: string | undefined, part: string, of: string) => String(Number(whole ?? 0) + Number(part) / Number(of)))
    .replace(HUNDREDS, (_, count: string, fifty?: string) => String(100 * NUMBERS[count.toLowerCase()]! + (fifty ? 50 : 0)))
    .replace(/^(?=(?:litre|pints?) |(?:kilo|kg|pound|lb) of )/i, '1 ')
    .replace(IN_WORDS, (_, part?: string, count?: string) => String(NUMBERS[(part ?? count!).toLowerCase()]))
    .replace(/(?<=[a-z]) litre$/i, ' 1 litre')
    .replace(ABOUT, '').replace(COUNTED_THINGS, (_, count: string) => `${NUMBERS[count.toLowerCase()]!} `)
    .replace(CASE_OF, ' $1 pack').replace(SO_MANY, '$1 pack').replace(CANS, '$1x$2ml')
    .replace(BARE, (number) => (BY_HUNDREDS.test(line) || Number(number) % 5 > 0 ? number : `${number}${POURED.test(line) ? 'ml' : 'g'}`));
  const text = SPOKEN.reduce((said, [spoken, printed]) => said.replace(spoken, `${printed} `), inFigures).replace(/\s+/g, ' ').trim();
  if (DARK.test(text)) return text.replace(COCOA, '$1%');
  const little = LITTLE.find(([of]) => of.test(text));
  if (little && SMALL_BOTTLE.test(text)) return `${text.replace(SMALL_BOTTLE, ' ')} ${little[1]}`;
  if (/\bwine\b/i.test(text) && BOXED.test(text)) return `${text.replace(BOXED, ' ')} 2.25l`;
  return SPIRIT.test(text) ? text.replace(/^(?:a )?(half|quarter|small) bottle (?:of )?/i, (_, part: string) => (part.toLowerCase() === 'quarter' ? '20cl ' : '35cl ')).replace(/ small$/i, ' 35cl') : text;
}
