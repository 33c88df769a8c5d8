// What people write around a thing on a list and that says nothing of what it is. Patterns stand at the start or the end of a line.

const AMOUNT = String.raw`(?:£ ?\d+(?:\.\d{1,2})?(?:p| quid| pounds?)?|\d+(?:\.\d{1,2})? ?(?:quid|pounds?)|\d{2,3}p|a (?:fiver|tenner|quid|pound))`;
const EACH = String.raw`(?: (?:each|ea|a (?:pack|bag|bottle)|per (?:pack|item)))?`;
const UP_TO = String.raw`(?:under|below|less than|max(?:imum)?(?: of)?|up to|at most|no more than|cheaper than)`;
const OR_LESS = String.raw`(?:max(?:imum)?(?! ?[£\da])|(?:or|and) (?:less|under|below|cheaper))`;
const END = String.raw`(?![\w%])`;
/** What it may cost at most, in its first or second group: "under £5", "max 3 quid", "under a fiver", "£5 or less"; by the kilo is another thing. */
export const PRICE_LIMIT = new RegExp(
  String.raw`\b${UP_TO} (${AMOUNT})${EACH}${END}(?! per )|(${AMOUNT})${EACH} ${OR_LESS}${END}`,
  'i',
);
/** A price, named or as a limit: "£2", "at £5", "2 for £3". */
export const PRICE = new RegExp(
  String.raw`(?:\b(?:for )?(?:${UP_TO}|around|about|at) ${AMOUNT}|@ ?${AMOUNT}|${AMOUNT}${EACH} ${OR_LESS}|(?:\b\d+ for )?£ ?\d+(?:\.\d{1,2})?|\b\d+ for ${AMOUNT})${EACH}(?: per kg)?${END}`,
  'gi',
);
/** Pounds that have a name. */
export const POUNDS: Readonly<Record<string, number>> = { fiver: 5, tenner: 10, quid: 1, pound: 1 };

const THERE = String.raw`(?= \S)`;
const BRAND = String.raw`[ -](?:brand|label|make)`;
/** Said before a thing: what is to be done, how much of it in no figures, and that the maker does not matter. */
export const BEFORE = new RegExp(
  String.raw`^(?:` +
    [
      String.raw`and|also|plus|then|please|pls|&|\+`,
      String.raw`(?:please |pls )?(?:(?:i|we)(?:['’]?ll)? )?(?:also )?(?:need|want|get|buy|bring|fetch|remember|order|grab(?! bags?\b)|pick up(?! (?:bars?|biscuits?)\b)|(?:don['’]?t|do not) forget|run(?:ning)? (?:low on|out of)|low on|out of|top up)(?: to (?:get|buy))?(?: (?:me|us))?`,
      String.raw`(?:a )?(?:good )?(?:few|lots?|loads?|plenty|(?:wee |little |tiny )?bit|couple)(?: more)?(?: of)?`,
      String.raw`(?:any|own)${BRAND}(?: of)?|(?:the )?(?:super ?market|store|shop)(?:['’]?s)?[ -](?:own(?:${BRAND})?|brand)`,
      String.raw`some|any|another|more`,
      String.raw`(?:my |our |the )?usual|plain old|good old|ordinary|decent|standard`,
      String.raw`good(?! (?:and|catch|hemp|guts|seed)\b)|nice(?! (?:biscuits?|and|n)\b)|proper(?! (?:popcorn|corn|tea|crisps?|chips|job)\b)|normal(?! (?:hair|skin|shampoo)\b)|regular(?! (?:tamp\w+|pads?|towels?|flow|lil)\b)`,
      String.raw`(?:the |some )?(?:cheap(?:est|o)?|budget|bog standard|meal deal|non[ -]?branded|unbranded)`,
    ].join('|') +
    `)${THERE}`,
  'i',
);
/** Said behind it: thanks, when and how badly it is needed, on what terms, and what would do as well. */
export const BEHIND = new RegExp(
  String.raw`(?<=\S)[ ,;:–-]+(?:` +
    [
      String.raw`please|pl[sz]|pls+|thanks|thank you|thx|cheers|ta|x{1,4}`,
      String.raw`asap|urgent(?:ly)?|important|needed|today|tonight|tomorrow|(?:this|next) week(?:end)?|again|too|as well|etc|as usual|(?:the )?usual(?: ones?)?`,
      String.raw`if \S.*`,
      String.raw`(?:or|and) (?:similar|equivalent|so|the like|(?:what|any|some)(?:ever|thing|one)\b.*)`,
      String.raw`(?:in the sale|on (?:special )?offer|half price|bogof|yellow sticker(?:ed)?|(?<!(?:fat|salt|sugar|calorie) )reduced)`,
      String.raw`any(?:(?: old)? (?:brand|make|kind|sort|type|one))?|(?:own|store)${BRAND}`,
      String.raw`(?:the )?(?:cheap(?:est|o)?|budget)(?: (?:ones?|possible|available|you can (?:find|get)))?`,
      String.raw`(?:whatever|whichever|don['’]?t mind|not fussed|not bothered|doesn['’]?t matter)\b.*`,
    ].join('|') +
    String.raw`)$`,
  'i',
);

/** "3 for 2" */
export const MULTIBUY = /\b[2-6] for (?:the price of )?[1-5]\b/g;

/** Brands that are said as small talk far oftener than meant. */
export const SAID_OFTENER: ReadonlySet<string> = new Set(['pick up']);

/** "milk without lactose", "bread no gluten": stores print it the other way round. */
export const LACKING =
  /(?<=\S)[\s,(–-]+(?:with no|without|w\/o|no) (gluten|lactose|dairy|alcohol|caffeine|sugar)\)?$/i;

/** Before what is not wanted; where products print it themselves ("no bits", "without sugar", "it's not butter") it is part of what is asked for. */
export const NOT = new RegExp(
  String.raw`[\s,;:(–-]+(?<!\b(?:its|it s|me)\s)(?:but )?(?:not(?! (?:from|in|just|only|milk)\b)|w/o|without(?! (?:bits?|pulp|added|sugar|salt|caffeine|alcohol|gluten|lactose|dairy|skin|the skin|bones?|the bone|fat|stones?|meat)\b)|no(?= (?:seeds?|nuts?|raisins?|sultanas?|currants?|coconut|chill?i(?:es)?|garlic|onions?|mushrooms?|tomato(?:es)?|cheese|mayo)\b)) (?:the |any |too |very )*(.+?)\)?$`,
  'i',
);

/** Numbers that are written out. */
export const NUMBERS: Readonly<Record<string, number>> = {
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
  twelve: 12,
  half: 0.5,
  quarter: 0.25,
};
export const NUMBER_WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve';
