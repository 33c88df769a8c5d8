// What is said of a thing that is looked for in another way than by its name: its form, a store's own label, a diet, talk.
import { wordSet } from './wordSet';

/** Nothing that a shop sells: "something for dinner", "bits and bobs". */
export const VAGUE = /^(?:something|anything|stuff|whatever|bits|things?)\b/i;

/** What is said to be all the same, behind "any". */
export const LEFT_OPEN = wordSet(
  'brand color colour filling flavor flavour kind make shape size sort type variety',
);
/** "red wine nothing fancy", "ravioli any filling": what is said of a thing that is all the same. */
export const INDIFFERENT = new RegExp(
  `(?<=\\S)[\\s,;–-]{1,5}(?:nothing (?:too |very )?[a-z]+|any (?:old )?(?:${[...LEFT_OPEN].join('|')}|will do)s?)$`,
  'i',
);
/** "mince, must be vegan" */
export const MUST_BE = /(?<=\S)[\s,;–(-]+(?:must|has (?:got )?to|needs? to|gotta) be (?=\S)/i;
/** "1/2 leg of lamb", "1/2 fat": a half that measures nothing is part of the name. */
export const HALF = /\b1\/2 (?=(?:[a-z]+ of|fat|leg|shoulder)\b)/i;

/** Stems that stand for a thing named beside them: "the fresh stuff". */
export const STAND_IN_STEMS = wordSet('stuff one thing kind sort');
/** Stems that say nothing of what is refused: "not the spicy kind". */
export const REFUSED_FILLERS: ReadonlySet<string> = new Set([
  ...STAND_IN_STEMS,
  ...wordSet('type flavour too very'),
]);
/** What a line says of an age is an attribute: "toothbrush age 3". */
export const AGE_STEMS = wordSet('age month mth year yr');

/** "teabags own brand", "supermarket own cola": the words may be gone where the line was read. */
export const OWN_LABEL =
  /\b(?:own|store|shops?|supermarkets?)(?: own)?[ -](?:brand|label)\b|\b(?:supermarkets?|shops?|stores?) own\b/i;
/** Behind "own" these ask for a store's own label. */
export const OWN_LABEL_ENDS = wordSet('label brand');
/** "shower gel own brand": all of a wish. */
export const OWN_WISH =
  /^(?:(?:the |a )?(?:store|shop|supermarket)s? )?own(?:[ -](?:brand|label|make))?$/i;
/** A wish for a range of a store's own: it is looked for. */
export const RANGE_WISH = /\b(?:value|basics?|essentials|finest|premium)\b/i;

export type Form = 'frozen' | 'tinned' | 'fresh';
/** Words that ask for a form rather than a thing: names seldom print them, the department shows them. */
export const FORM_WORDS: ReadonlyMap<string, Form> = new Map([
  ['frozen', 'frozen'],
  ['tinned', 'tinned'],
  ['canned', 'tinned'],
  ['tin', 'tinned'],
  ['fresh', 'fresh'],
]);
/** Of things that are else bought one by one, these are bought by the pack: "3 tinned tomatoes". */
export const PROCESSED_WORDS = wordSet('tinned canned plum frozen dried puree passata');

/** Diets that are said behind a thing and belong before it: "lemonade sugar free" is a lemonade. */
export const DIET_PHRASES: readonly string[] = [
  'no added sugar',
  'reduced fat',
  'fat free',
  'gluten free',
  'lactose free',
  'dairy free',
  'alcohol free',
  'caffeine free',
];
export const FULL_FAT = /\bfull[ -]fat\b/i;
/** "pampers pants 6" */
export const NAPPY_SIZE =
  /\b((?:nappy|nappies|pants|pampers|huggies)(?: (?!size\b)[a-z]+){0,4}) (?:size )?([1-8]\+?)$/i;

/** "Pampers or own brand if cheaper", "Arla or whatever": the maker is left open. */
export const ANY_MAKER =
  /,? ?\bor (?:(?:the|a) )?(?:own|(?:whatever|whichever)s?(?! (?!on|is|they|you|thats?|cheap)[a-z])|similar|same|equivalent|any(?= (?:other|brand|make|will))|(?:supermarket|shop|store)s?(?= (?:own|brand|label)))\b[^,()]*/i;

/** Behind what is said last: it is only liked better ("krakus if they have", "fragrance free if poss", "gala ideally"). */
export const LIKED_BETTER =
  /\S (?:if (?:they|you|there|its?|poss|possible|available|any|in)(?: [a-z']+){0,4}|ideally|pref(?:erably|erred)?|for preference)\)?$/i;
