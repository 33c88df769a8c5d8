// How much a typed line asks for, said in words, in other units or without any.
import { NUMBER_WORDS, SPOKEN_NUMBERS } from '../lexicon/readerWords';
import { SPOKEN_UNITS } from '../lexicon/units';
import {
  BOTTLES,
  BY_HUNDREDS,
  CANS,
  CASE_OF,
  COCOA,
  LOAF,
  NAMED_BY_NUMBER,
  POURED,
  SMALL_BOTTLES,
  SPIRIT,
} from '../lexicon/usualSizes';
import { anyOf } from '../lexicon/wordSet';

const NUMBERS = anyOf(SPOKEN_NUMBERS);

/** "grated mozzarella 250", "innocent orange 900": what is sold by weight or volume is meant so; tea bags and tablets are counted. */
const BARE = /(?<=[a-z] )([1-9]\d{2,3})$/i;
/** "crunchie 4s" */
const SO_MANY = /(?<=[a-z] )([2-9]|1\d|2[04])s$/i;
const UNIT = SPOKEN_UNITS.map(([spoken]) => spoken).join('|');
const SPOKEN = SPOKEN_UNITS.map(
  ([spoken, printed]) =>
    [new RegExp(`(?<=\\d)(?<!\\b1[ /]4) ?(?:${spoken})\\b(?: of\\b)?`, 'gi'), printed] as const,
);
/** "1/2 kg" (a quarter of a pound is a burger), "two pints", "half a pound", "five hundred grams": a number that no figure gives, before a unit. */
const PART = new RegExp(`(?<![\\d/])(?!1/4 ?lb)(?:(\\d) )?([13])/([24]) ?(?=(?:${UNIT})\\b)`, 'gi');
const HUNDREDS = new RegExp(`\\b(${NUMBERS}) hundred(?: and (fifty))? (?=(?:${UNIT})\\b)`, 'gi');
const IN_WORDS = new RegExp(
  `(?:^|(?<= ))(?:(?:a )?(half|quarter)(?: of)?(?: an?)?|(an?|${NUMBERS})) (?=(?:${UNIT})\\b)`,
  'gi',
);
/** "twelve eggs", "four beef burgers"; but "three bean salad", "five spice". */
const COUNTED_THINGS = new RegExp(
  `^(${NUMBERS}) (?!${NAMED_BY_NUMBER}\\b)(?=(?:[a-z]+ ){0,3}[a-z]+s$)`,
  'i',
);
const ABOUT = /\b(?:about|around|approx(?:imately)?\.?|roughly) (?=\d)/gi;
const SMALL_BOTTLE = /\b(?:small|mini|little) bottles?(?: of)?\b/i;
const BOXED = /\b(?:bag in (?:a )?box|box(?:ed)?)(?: of)?\b/i;
const DARK = /\bdark choc/i;
/** A line whose numbers are said in figures, with the unit that goes without saying. */
const inFigures = (line: string): string =>
  line
    .replace(/\b(?:1\/2|half a?) ?doz(?:en\b|\b\.?)/i, '6')
    .replace(/\b(\d|one|two|three|a) ?doz(?:en\b|\b\.?)/i, (_, count: string) =>
      String(12 * (NUMBER_WORDS[count.toLowerCase()] ?? Number(count))),
    )
    .replace(PART, (_, whole: string | undefined, part: string, of: string) =>
      String(Number(whole ?? 0) + Number(part) / Number(of)),
    )
    .replace(HUNDREDS, (_, count: string, fifty?: string) =>
      String(100 * NUMBER_WORDS[count.toLowerCase()]! + (fifty ? 50 : 0)),
    )
    .replace(/^(?=(?:litre|pints?|pt) |(?:kilo|kg|pound|lb) of )/i, '1 ')
    .replace(IN_WORDS, (_, part?: string, count?: string) =>
      String(NUMBER_WORDS[(part ?? count!).toLowerCase()]),
    )
    .replace(/(?<=[a-z]) litre$/i, ' 1 litre')
    .replace(ABOUT, '')
    .replace(COUNTED_THINGS, (_, count: string) => `${NUMBER_WORDS[count.toLowerCase()]!} `)
    .replace(CASE_OF, ' $1 pack')
    .replace(SO_MANY, '$1 pack')
    .replace(CANS, '$1x$2ml')
    .replace(BOTTLES, (said, count: string, each: string) =>
      POURED.test(line) ? `${count}x${each}l` : said,
    )
    .replace(BARE, (number) =>
      BY_HUNDREDS.test(line) || Number(number) % 5 > 0
        ? number
        : `${number}${POURED.test(line) ? 'ml' : 'g'}`,
    );

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What only some things are asked by: the cocoa of chocolate, bottles and boxes that are sold in one size. */
function withUsualSizes(text: string): string {
  if (DARK.test(text)) return text.replace(COCOA, '$1%');
  const little = SMALL_BOTTLES.find(([of]) => of.test(text));
  if (little && SMALL_BOTTLE.test(text)) return `${text.replace(SMALL_BOTTLE, ' ')} ${little[1]}`;
  if (/\bwine\b/i.test(text) && BOXED.test(text)) return `${text.replace(BOXED, ' ')} 2.25l`;
  return SPIRIT.test(text)
    ? text
        .replace(/^(?:a )?(half|quarter|small) bottle (?:of )?/i, (_, part: string) =>
          part.toLowerCase() === 'quarter' ? '20cl ' : '35cl ',
        )
        .replace(/ small$/i, ' 35cl')
    : text;
}

/** "a pint of milk", "half a kilo of mince", "half bottle of vodka": a folded line with its measures as names print them. */
export const normaliseMeasures = (line: string): string =>
  tidy(
    withUsualSizes(
      tidy(
        SPOKEN.reduce(
          (said, [spoken, printed]) => said.replace(spoken, `${printed} `),
          inFigures(line),
        ),
      ),
    ),
  );

/** A loaf to slice or sliced is baked in two sizes in this country, 400 g and 800 g. */
const LOAF_SIZE = /\b(?:(half|small|wee|little)|large|big)\b/i;
/** "half loaf white sliced", "small sliced white": `text`, what is looked for of a line, with the weight that it says. */
export function withLoafSize(line: string, text: string): string {
  const size = LOAF.test(line) && !/\d/.test(line) ? LOAF_SIZE.exec(line) : null;
  return size ? `${tidy(text.replace(LOAF_SIZE, ' '))} ${size[1] ? 400 : 800}g` : text;
}
