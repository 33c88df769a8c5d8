// How people say what they do not want, and what a thing may cost.

const AMOUNT = String.raw`(?:£ ?\d+(?:\.\d{1,2})?(?:p| quid| pounds?)?|(?<!\d)\d+(?:\.\d{1,2})? ?(?:quid|pounds?)|\d{2,3}p|a (?:fiver|tenner|quid|pound))`;
const EACH = String.raw`(?: (?:each|ea|a (?:pack|bag|bottle)|per (?:pack|item)))?`;
const UP_TO = String.raw`(?:under|below|less than|max(?:imum)?(?: of)?|up to|at most|no more than|cheaper than)`;
const OR_LESS = String.raw`(?:max(?:imum)?(?! ?[£\da])|(?:or|and) (?:less|under|below|cheaper))`;
const END = String.raw`(?![\w%])`;
/** What it may cost at most, in its first or second group: "under £5", "max 3 quid", "under a fiver", "£5 or less"; by the kilo is another thing. */
export const PRICE_LIMIT = new RegExp(
  String.raw`\b${UP_TO} (${AMOUNT})${EACH}${END}(?! per )|(${AMOUNT})${EACH} ${OR_LESS}${END}`,
  'i',
);

/** Pounds that have a name. */
export const POUNDS: Readonly<Record<string, number>> = { fiver: 5, tenner: 10, quid: 1, pound: 1 };

/** What a refused word speaks of as well, in stems: a line for each. Who eats no nuts eats no praline. */
export const SPEAKS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  `
nut: almond cashew frangipane gianduja hazelnut macadamia marzipan nutella peanut nutty pecan pistachio praline walnut
shellfish: crab crayfish langoustine lobster mussel oyster prawn scampi shrimp
`
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
    .map(([refused, kinds]) => [refused!, kinds!.split(' ')]),
);

/** "milk without lactose", "bread no gluten": stores print it the other way round. */
export const LACKING =
  /(?<=\S)[\s,(–-]+(?:with no|without|w\/o|no) (gluten|lactose|dairy|alcohol|caffeine|sugar)\)?$/i;

/** How a refusal opens: "not the", "don't want any". */
export const REFUSAL_OPENING =
  /^(?:(?:but |and |def(?:initely)? |just )*(?:not|no|without|w\/o|never|nothing|don['’]?t want|bez|nie)\b[\s:]*)(?:the |a |an |any |too |those |that )*/i;

/** What a thing may be without and names say so: "no added sugar", "without lactose". */
const LACKED =
  'added|artificial|sugars?|sweeteners?|salt|caffeine|alcohol|gluten|wheat|lactose|dairy|egg|fat|meat|chicken|beef|steak|pork|bits?|pulp|skin|bones?|crusts?|stones?|pips?|drain|bake|cook|ammonia|sulphur|sulphates?|bleach|plastic|preservatives|perfume|fragrance|tears|spill|mess|bio';
export const LACKS = /^(?:no|without|w\/o)$/;
export const LACKED_WORD = new RegExp(`^(?:${LACKED})$`);
/** What names print behind "no"; of anything else it is a refusal. */
const PRINTED_NO = `${LACKED}|frills|nonsense|name|brand|more|other`;

/** Before what is not wanted; where products print it themselves ("no bits", "without sugar", "it's not butter") it is part of what is asked for. */
export const NOT = new RegExp(
  String.raw`(?<![\s,;:(–-])[\s,;:(–-]+(?<!\b(?:its|it s|me)\s)(?:but )?(?:not(?! (?:just|only|milk)\b)|w/o|without(?! (?:bits?|pulp|added|sugar|salt|caffeine|alcohol|gluten|lactose|dairy|skin|the skin|bones?|the bone|fat|stones?|meat)\b)|no(?! (?:${PRINTED_NO})\b)) (?:the |any |too |very )*([^]+?)\)?$`,
  'i',
);

/** "dog food no beef or lamb" refuses both; "no sugar or salt" is what names print. */
export const NEITHER =
  /(?<=[a-z]) no (?!sugar|salt|added|bits?|artificial)(?=[a-z]+ or [a-z]+$)/gim;
