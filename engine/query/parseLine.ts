// How a line is read: what, and how many of it. Apart from query.ts, as the page asks this too and needs no lexicon for it.
import { NUMBERS } from '../lexicon/smallTalk';
import { withoutEnds } from './smallTalk';
import type { ParsedLine } from '../types';

const PACKS =
  'tins?|cans?|jars?|bottles?|packs?|packets?|pkts?|bags?|boxes|box|loaves|loaf|tubs?|cartons?|punnets?|bunches|bunch|pots?|tubes?|blocks?|bars?|rolls?|trays?|pouches|pouch';
const TIMES_FIRST =
  /^\s*(\d{1,9})\s*(?:x|×|\*)\s+(?=\S)(?!\d+(?:\.\d+)?\s*(?:g|kg|ml|l|cl)\b)(.+)$/i;
const TIMES_GLUED = /^\s*(\d{1,2})(?:x|×)(?=[a-z]{3,})(.+)$/i;
const TIMES_LAST = /(?:x|×|\*)\s?(\d{1,9})\s*$/i;
const PACKS_OF = new RegExp(
  `^\\s*(\\d{1,2}|a|an|one|two|three|four|five|six)\\s+(${PACKS})\\s+(?:of\\s+)?(.+)$`,
  'i',
);
const SEVERAL =
  'tins|cans|jars|bags|boxes|loaves|tubs|cartons|punnets|bunches|packets|packs|blocks|bottles';
const PACKS_LAST = new RegExp(
  `^(.+?),?\\s+(?:(\\d{1,2}) (${SEVERAL})|(${SEVERAL}) (?:x ?)?(\\d{1,2}))$`,
  'i',
);
/** "9 pack toilet roll" is a pack of nine; "2 packs of ham" are two of them. */
const PACK_OF_MANY = /^\s*(\d{1,2})[ -]?(?:pack|pk)\s+(?:of\s+)?(\S.*)$/i;
const LEAST_MANY = 3;
const DRINK_PACKS = new Set([4, 6, 8, 10, 12, 15, 18, 20, 24, 30]);
/** Sold by the count, which people write behind it: nobody wants twelve boxes of eggs. */
const COUNTED =
  /\b(?:eggs?|(?:toilet|loo|kitchen)\s+(?:rolls?|paper)|tea\s?bags?|cans?|sausages|burgers|rashers|fish\s?fingers|nuggets|(?:bread\s+)?rolls|baps|bagels|buns|muffins|crumpets|croissants|pittas|pancakes|waffles|batteries)\b/i;
const COUNTS = new Set([...DRINK_PACKS, 5, 9, 16, 40]);
/** Sold in packs nobody counts the insides of: a number beside it counts packs ("2 milk", "three garlic bread", "butter 2"). */
const SOLD_BY_THE_PACK = new RegExp(
  '(?:^|\\s)(?:' +
    'milks?|breads?|loaf|loaves|butters?|margarines?|cheeses?|cheddars?|mozzarellas?|creams?|fra[iî]che|custards?|wines?|prosecco|champagnes?|gins?|vodkas?|' +
    'whisk(?:e)?ys?|juices?|squash(?:es)?|cordials?|lemonades?|coffees?|sugars?|flours?|rice|pastas?|spaghetti|noodles|mince|bacon|hams?|ketchups?|' +
    'mayo(?:nnaise)?s?|vinegars?|sauces?|soups?|baked beans|beans|frozen peas|sweetcorn|(?:chopped|tinned|plum) tomatoes|passatas?|tunas?|cereals?|' +
    'cornflakes|porridge|oats|muesli|granola|oils?|honeys?|jams?|marmalades?|peanut butter|nutella|marmite|pizzas?|lasagnes?|crisps|hou?mm?o?us|coleslaws?|' +
    'lettuces?|cucumbers?|broccolis?|cauliflowers?|celery|cabbages?|spinach|salads?|washing up liquid|fairy liquid|bleach|shampoos?|conditioners?|' +
    'toothpastes?|shower gels?|kitchen foil|tin foil|cling ?film' +
    ')$',
  'i',
);
/** Behind a number these make it a measure or part of a name: "4 pint milk", "7 seed bread", "4 cheese pizza". */
const NO_COUNT =
  'pints?|pts?|litres?|liters?|ltrs?|l|kgs?|kilos?|g|grams?|mls?|cl|oz|lbs?|inch|in|packs?|pk|x|up|ply|ways?|fingers?|slices?|large|medium|small|bean|' +
  'cheese\\s+[a-z]+|grains?|seeds?|seeded|pepper|fruits?|berry|spice|day|star|minute|min|hundred|thousand|and|for|percent|or|to|of';
const FEW_FIRST = new RegExp(
  `^\\s*([2-9]|two|three|four|five|six|seven|eight|nine)\\s+(?=[a-z])(?!(?:${NO_COUNT})\\b)(\\D+)$`,
  'i',
);
const FEW_LAST = /^(\D*[^\d\s])\s+([2-9])$/;
/** Of these nobody takes as many packs. */
const HUNDREDS = 50;

/** What lists put before a line: bullets, ticks and boxes, "1." and "2)". */
const MARK = /^(?:(?:[-–—*•·○●▪■◦‣+>☐☑☒✓✔✅✗]\uFE0F?|\[[ x✓]?\])\s+|\(?\d{1,3}[.)]\s+(?=\D))+/i;

/**
 * A list line -> its quantity and the rest: "2 x milk", "milk x2", "3 tins of tomatoes", "2 milk". A size or a count
 * that belongs to the pack stays in the words: "500g mince", "eggs 12", "6 large eggs", "6 cans of coke".
 */
export function parseLine(text: string): ParsedLine {
  const originalItem = text.trim();
  const said = originalItem.replace(MARK, '').replace(/\s+/g, ' ');
  return {
    originalItem,
    ...(counted(withoutEnds(said)) ?? counted(said) ?? { searchTerm: said, quantity: 1 }),
  };
}

/** A line that says how many -> that and the rest; null for one that does not. */
function counted(line: string): Omit<ParsedLine, 'originalItem'> | null {
  const first = TIMES_FIRST.exec(line) ?? TIMES_GLUED.exec(line);
  if (first) return { searchTerm: first[2]!.trim(), ...bounded(Number(first[1])) };
  const last = TIMES_LAST.exec(line);
  const before = last ? beforeBreak(line.slice(0, last.index)) : null;
  // "coke 24 x 330": what one of them holds.
  if (last && before !== null && Number(last[1]) >= HUNDREDS && /\d$/.test(before)) return null;
  if (
    last &&
    before !== null &&
    COUNTED.test(before) &&
    (COUNTS.has(Number(last[1])) || Number(last[1]) >= HUNDREDS)
  )
    return { searchTerm: `${before.trim()} ${last[1]!}`, quantity: 1 };
  if (last && before !== null) return { searchTerm: before.trim(), ...bounded(Number(last[1])) };
  const many = PACK_OF_MANY.exec(line);
  if (many && Number(many[1]) >= LEAST_MANY)
    return { searchTerm: `${many[2]!.trim()} ${many[1]!} pack`, quantity: 1 };
  const packs = PACKS_OF.exec(line) ?? turnedRound(line);
  if (!packs) return fewOf(line);
  const count = numberOf(packs[1]!);
  const container = packs[2]!.toLowerCase();
  if (/^(?:cans?|bottles?|rolls?)$/.test(container) && DRINK_PACKS.has(count))
    return { searchTerm: line, quantity: 1 };
  const rest = packs[3]!.trim();
  return {
    searchTerm: /^(?:tin|can)s?$/.test(container) ? `tin ${rest}` : rest,
    ...bounded(count),
  };
}

const numberOf = (said: string): number => NUMBERS[said.toLowerCase()] ?? Number(said);

/** "2 milk", "milk 2". */
function fewOf(line: string): Omit<ParsedLine, 'originalItem'> | null {
  const [, first, behind] = FEW_FIRST.exec(line) ?? [];
  const [, before, last] = FEW_LAST.exec(line) ?? [];
  const [count, thing] = first === undefined ? [last, before] : [first, behind];
  return count !== undefined && SOLD_BY_THE_PACK.test(thing!)
    ? { searchTerm: thing!.trim(), ...bounded(numberOf(count)) }
    : null;
}

/** "chick peas tins 4", "spring onions 2 bunches": how many packs, said behind the thing, in the order of PACKS_OF. */
function turnedRound(line: string): readonly string[] | null {
  const last = PACKS_LAST.exec(line);
  return last && ['', last[2] ?? last[5]!, last[3] ?? last[4]!, last[1]!];
}

/** A text without the blanks and commas it ends with; null when it ends with none or holds nothing else. By hand: a pattern tries every comma of a long run anew. */
function beforeBreak(text: string): string | null {
  let end = text.length;
  while (end > 1 && /[\s,]/.test(text[end - 1]!)) end--;
  return end < text.length ? text.slice(0, end) : null;
}

/** The most of an item that a list holds. */
const MOST = 99;
/** A number of items as a whole one from 1 to 99; what is no number is one. */
const quantityWithin = (count: number): number =>
  Number.isFinite(count) ? Math.min(MOST, Math.max(1, Math.floor(count))) : 1;

/** A number as it is counted, beside it what was asked where that is another one. */
export function bounded(count: number): Pick<ParsedLine, 'quantity' | 'asked'> {
  const quantity = quantityWithin(count);
  return quantity === count || !Number.isFinite(count) ? { quantity } : { quantity, asked: count };
}
