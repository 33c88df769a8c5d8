// What a typed line says around its words: how it is held, what it is for, how much in words, how large.
import { wordsIn } from './facts';
import { BEFORE_HOLDER, FOR_CHILDREN, FRUGAL, HELD_BY, MADE_FOR, PURPOSE, RECIPE, VAGUE } from './lexicon/synonyms';
import { brandsApart, isSaying } from './phrases';

const HOLD = '(?:tub|pot|bag|pack|packet|bottle|jar|box|tin|can|punnet|block|bar|carton|size|one)';
const BIG = new RegExp(`\\b(?:big|huge|bumper|massive)\\b|\\b(?:large|family) ${HOLD}\\b|\\b${HOLD} (?:large|family)\\b`, 'i');
const LITTLE_ONE = new RegExp(`\\b(?:small|little) ${HOLD}\\b|\\b${HOLD} small\\b|\\S small$`, 'i');
/** A large one (1) or a small one (-1), wanted without a figure. */
export type Wish = -1 | 0 | 1;
export const wishIn = (line: string): Wish => (BIG.test(line) ? 1 : LITTLE_ONE.test(line) ? -1 : 0);

/** "pampers pants 6" */
const NAPPY_SIZE = /\b((?:nappy|nappies|pants|pampers|huggies)(?: (?!size\b)[a-z]+)*) (?:size )?([1-8]\+?)$/i;
/** A line without what it is held by and bought for; measures in figures. */
export function meant(line: string): string {
  const plain = line.trim().replace(/\s+/g, ' ');
  if (VAGUE.test(plain)) return '';
  const apart = brandsApart(plain);
  if (isSaying(wordsIn(apart))) return apart;
  return measured(apart.replace(FRUGAL, '').replace(RECIPE, '').replace(PURPOSE, (tail, what: string) => (MADE_FOR.test(what) ? tail : '')).replace(FOR_CHILDREN, 'kids $1')).replace(BEFORE_HOLDER, '').replace(HELD_BY, '').replace(NAPPY_SIZE, '$1 size $2');
}

const COUNTS: Readonly<Record<string, string>> = { a: '1', an: '1', one: '1', two: '2', three: '3', four: '4', six: '6' };
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
  const text = line
    .replace(/\b(?:1\/2|half a?) ?dozen\b/i, '6')
    .replace(/\b(\d|one|two|three) dozen\b/i, (_, count: string) => String(12 * Number(COUNTS[count.toLowerCase()] ?? count)))
    .replace(/^(?:a |one )?kilo of /i, '1kg ').replace(/^half a kilo of /i, '500g ').replace(/^half (?:a )?(pint|litre)\b(?: of)?/i, '0.5 $1').replace(/^(?:a |one )?litre (?:of )?/i, '1 litre ')
    .replace(/(?<=[a-z]) (?:a )?litre$/i, ' 1 litre').replace(/(\d) ?pts?\b/i, '$1 pints')
    .replace(/^(?:(a|an|one|two|three|four|six) )?(pints?) (?:of )?/i, (_, count: string | undefined, unit: string) => `${COUNTS[count?.toLowerCase() ?? 'a']!} ${unit} `);
  if (DARK.test(text)) return text.replace(COCOA, '$1%');
  const little = LITTLE.find(([of]) => of.test(text));
  if (little && SMALL_BOTTLE.test(text)) return `${text.replace(SMALL_BOTTLE, ' ')} ${little[1]}`;
  if (/\bwine\b/i.test(text) && BOXED.test(text)) return `${text.replace(BOXED, ' ')} 2.25l`;
  return SPIRIT.test(text) ? text.replace(/^(?:a )?(half|quarter|small) bottle (?:of )?/i, (_, part: string) => (part.toLowerCase() === 'quarter' ? '20cl ' : '35cl ')).replace(/ small$/i, ' 35cl') : text;
}
