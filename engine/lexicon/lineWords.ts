// What people write around the things of a list. The reader of lists (engine/query) asks each of these whether a word or phrase
// belongs to it; words are folded: lower case, without accents and apostrophes.
import { phraseList, wordSet } from './wordSet';

// Who is spoken of.
/** Relatives and others a list is written for. */
export const KIN_WORDS = wordSet(`
  mum mums mam mummy dad dads daddy nan nans nana gran granny grandma grandad aunt auntie uncle husband wife hubby kids
`);
/** Whose a thing is, in front of it: "mums milk". */
export const OWNERS = wordSet(
  'mums mams mummys dads daddys nans nanas grans grannys grandmas grandads husbands hubbys wifes',
);
/** In front of a colon these say for whom the things behind it are, as relatives do: "Baby: wipes". */
export const FOR_WHOM = wordSet('me us baby');
/** In front of what a thing is for: "for the cottage pie", "for mums birthday". */
export const OWNING_WORDS = wordSet('the my our his her their your mums dads nans');
/** What somebody does who likes a thing: "the cheese mum likes". */
export const LIKING_WORDS = wordSet(
  'like likes love loves eat eats drink drinks use uses want wants prefer prefers always',
);

// Politeness, and who signs.
/** Polite words that end a line and say nothing of its thing. */
export const POLITE_WORDS = wordSet(
  'pls plz please thanks thx thankyou ta cheers x xx xxx xxxx asap urgent',
);
export const POLITE_PHRASES = phraseList(
  'if poss, if possible, if you can, when you can, thank you',
);
/** Words of the line above a signature: "Cheers,", "Kind regards". */
export const PARTING_WORDS = wordSet(
  'cheers thanks thank ta love regards best wishes many kind lots of x xx xxx you so much very',
);
/** Behind a thing these make no other thing of it: "mustard then x". */
export const TALK_BEHIND = wordSet('then too also instead x xx xxx ta cheers');
/** What messengers write themselves in a message's place, as a message begins. */
export const CHAT_NOTICES: readonly string[] = [
  'this message was deleted',
  'you deleted this message',
  'image omitted',
  'video omitted',
  'audio omitted',
  'gif omitted',
  'sticker omitted',
  'document omitted',
  'media omitted',
  'contact card omitted',
  'missed voice call',
  'missed video call',
  'missed group voice call',
  'missed group video call',
  'messages and calls are end to end encrypted',
  'waiting for this message',
];

// What a price is said with.
/** Before what one costs: "approx £2". */
export const PRICE_LEADS = wordSet('- – — @ ~ = approx about abt around roughly circa only at');
/** Before a price these say more than what one costs: "under £5", "2 for £3", "total £20". */
export const PRICE_LIMITS = wordSet(`
  under max maximum to than below over above within for spend budget total limit is was are of less more if or no got have from
  were : + ,
`);
/** Behind a price: "£2 each". */
export const PRICE_ENDS = wordSet('each ea');
/** What costs too much. */
export const COSTLY_WORDS = wordSet('dear expensive pricey costly');
/** Between what denies and that: "not too dear". */
export const TOO_WORDS = wordSet('too very that');
/** What denies it. */
export const NOT_COSTLY = wordSet('not nothing');

// What stands for a thing that was named before.
/** "crisps, salt and vinegar ones" */
export const STAND_INS = wordSet('one ones stuff kind sort type');
/** Of whole items: "the gluten free version". */
export const STAND_INS_OF_ITEMS: ReadonlySet<string> = new Set([
  ...STAND_INS,
  'version',
  'variety',
]);
/** What points at it: "the dark rye kind". */
export const POINTING_WORDS = wordSet('the them those that a some');
/** What may follow it where nothing more is named: "the Henry ones if they have them". */
export const BEHIND_STAND_INS = wordSet('if please pls plz thanks tho though unless when from or');
/** Between things of a dictated list: "beans, erm, salt". */
export const FILLER_WORDS = wordSet('er erm uh uhm um umm hmm');
/** Behind "and", or in front of the next thing that is told: "and maybe some salmon", "and those little potatoes". */
export const NEXT_TOLD = wordSet('also get maybe need perhaps possibly some the then these those');
/** Beside other things these name none: "something sweet, custard creams". */
export const ANY_THING = wordSet('something anything summat');

// What is told of a thing behind it.
/** "chips that are crinkle cut" */
export const RELATIVE_WORDS = wordSet('that thats which wot');
/** Behind a relative word these say which kind: "cheese that comes grated", ... */
export const KIND_TELLING_VERBS = wordSet('is are s thats come comes has have says');
/** ... but not with one of these behind them: "that comes in a tube". */
export const NO_KIND_BEHIND = wordSet('in on from with');
export const ADVERBS = wordSet('all already also actually always just really only ready');
/** A clause that says what the thing shall not be: "that isn't too sweet". */
export const DENYING_CLAUSES = phraseList(`
  that isnt, that arent, that is not, that are not, which isnt, which arent, which is not, which are not, wot isnt, wot arent,
  wot is not, wot are not, thats not
`);
/** Where a clause may end and another thing be joined. */
export const CLAUSE_JOINTS = wordSet('and & or then plus about');
/** "in the white packet": what points at it, and its colour. */
export const PACK_POINTERS = wordSet('the that those them these');
export const PACK_COLOURS = wordSet(
  'white black red blue green yellow orange purple pink brown gold golden silver clear',
);
/** What somebody does with "the plain ones Grandpa has". */
export const GETTING_WORDS = wordSet('has have had get gets got');

// What refuses.
/** Beside verbs that end with "nt" and words that refuse, these deny. */
export const DENYING_WORDS = wordSet('nor neednt');
/** Words between one that denies and what it denies: "not the light one". */
export const BETWEEN_DENIED = wordSet('the a an any too those that');
/** Behind a thing these refuse what stands behind them: "dog tray, no beef". */
export const REFUSING_BEHIND = wordSet('no not without w/o');
/** Why or where it is refused: "not the gravy because he won't touch it". */
export const REFUSAL_ENDS = wordSet(
  'for because cos as since in on this please pls thanks ta again urgent',
);
/** What nobody sells and so nobody refuses: "no rush", "not forgetting". */
export const NEVER_REFUSED = wordSet(
  'rush hurry worries idea need problem make matter forgetting urgent sure fussy bothered hang wait leave',
);
/** Beside what denies, these may refuse what stands behind them, in languages whose words the lists lack as well. */
export const LEADING_AWAY = wordSet('but rather than cept xcept none sem dim nao non');
/** What denies that somebody has or wants what a lead or heading tells of: "DON'T BUY". */
export const DENYING_LEADS = wordSet('dont doesnt not no nothing dim nie');
/** "NOT NEEDED", "no need" */
export const UNNEEDED_LEADS = wordSet('not no');
export const UNNEEDED_WORDS = wordSet('needed required need wanted');
/** "oil and salt, so no need for any of those" */
export const NONE_NEEDED = phraseList(`
  no need for it, no need for them, no need for that, no need for those, no need for these, no need for any of it,
  no need for any of them, no need for any of that, no need for any of those, no need for any of these
`);

// What is at home already.
export const HOME_PLACES = wordSet('cupboard cupboards pantry larder fridge freezer house home');
/** "in stock": the word alone is what soup is made of. */
export const HOME_STATES = wordSet('stock');
/** Before such a place: "in the freezer". */
export const PLACE_LEADS = wordSet('in at');
/** Behind it a part of the shop is meant: "freezer section". */
export const SHOP_PARTS = wordSet('section aisle bit dept department');
/** Verbs of having, and with the person that has. */
export const HAVE_FORMS = wordSet('have has having got gotten had');
export const PERSON_HAVE_FORMS = wordSet('ve ive weve theyve youve');
/** What may stand before them in a clause that tells of having: "mum already has". */
export const HAVING_LEADS = wordSet(
  'already still also and but so just think tho though ok we i he she they mum dad',
);
/** Behind "have" these are nothing that somebody has: "have to", "have you any". */
export const NO_HAVING_BEHIND = wordSet('to you u not no none a run gone look on down');
/** How a part of a line begins that says it is there: "cumin - have", "(plenty)". */
export const HAVING_PARTS = wordSet(
  'have having got already plenty loads enough done bought sorted ordered',
);
/** How much is there, behind having: "have both", "got lots". */
export const HAD_AMOUNTS = wordSet(
  'some both all these those them it lots half bit spare full opened',
);
/** "have none" */
export const HAD_NOTHING = wordSet('no none not nothing nowt zero');
/** In a lead of having these say otherwise: "I've got on mine:". */
export const NO_HAVING_LEADS = wordSet(
  'havent hasnt hadnt dont doesnt didnt cant run out if who yet mine list down',
);
/** A lead with one of these names what is wanted: "don't forget: rice". */
export const LACKING_LEADS = wordSet('forget havent hasnt');
/** Words of a heading above what is there: "Already have". */
export const HAVING_HEADINGS = wordSet('have ive weve got already bought done sorted stocked');
/** With one of these it opens no such section: "have a look for", "what I got". */
export const NO_HAVING_HEADINGS = wordSet(
  'a if what who which when look yet list mine down except but',
);
/** "still to get" */
export const STILL_WANTED = wordSet('still left');
/** What somebody notes beside a thing that is there: "bleach full". */
export const STATUS_WORDS = wordSet('full fine ok okay');

// What is asked of a thing, and what will do instead.
/** Behind "if" these ask for it: "sprouts if they have". */
export const ASKING_BEHIND_IF = wordSet('they u you its poss possible there');
/** "wine - must be vegan": what asks, and what follows it. */
export const ASKING_VERBS = wordSet('must has needs');
export const ASKING_VERBS_BEHIND = wordSet('be to');
/** Behind a thing that will do: "ginger - ginger beer will do". */
export const SETTLING_PHRASES = phraseList(
  'will do, would do, is fine, are fine, is ok, are ok, also fine',
);
/** Before one: "skyr, failing that greek yogurt". */
export const FAILING_PHRASES = phraseList('failing that, if not, otherwise, or else');
/** Where the first is not to be had, up to the next mark: "tempeh, or tofu if no tempeh". */
export const LACKING_PHRASES = phraseList(
  'if no, if none, if they havent, if they dont, if you cant, if there isnt',
);

// A store's own label in place of a brand.
/** One of these asks for it: "aldi version of coco pops", "nutella knock off"; ... */
export const OWN_VERSION_WORDS = wordSet(`
  own supermarket supermarkets unbranded generic fake imitation version versions equivalent alternative substitute copy copycat dupe
  knockoff knock ripoff rip branded
`);
/** ... these may stand beside it; ... */
export const BESIDE_OWN_VERSION = wordSet(
  "store stores shop shops brand label make s cheap cheaper cheapest budget value non no name off type - ' ’",
);
/** ... these between it and the brand, ... */
export const OWN_VERSION_LINKS = wordSet('of to for the');
/** ... and these open it. */
export const OWN_VERSION_OPENINGS = wordSet('the a an some but (');
/** "shop brand", "tesco make" */
export const SHOPS = wordSet('shop shops store stores');
export const OWN_LABEL_WORDS = wordSet('brand label make s');
export const CHEAPER_WORDS = wordSet('cheap cheaper cheapest');

// What joins and parts things.
/** Between two things, and in no name. */
export const SPOKEN_JOINTS = phraseList('plus, then, as well as, along with, together with');
/** Words that join two things or two words of a name. */
export const AND_WORDS = wordSet('and & n +');
/** Before what is no kind of the thing before it: "milk and semi skimmed". */
export const NEXT_THING_WORDS = wordSet('and n or plus then also get need');
/** Behind a thing: it is wanted beside the one before. */
export const ALSO_WORDS = wordSet('too also');
/** Joins the words of what stands before a colon: "Fruit & veg:". */
export const LEAD_JOINTS = wordSet('and & / the');
/** "Spag bol (Mon): leftovers": what is told there names nothing to buy. */
export const PLAN_TALK = wordSet('left leftover leftovers out from at have got and or');

// Errands and other lines that name nothing to buy.
/** "ring the vet" */
export const CALLING_WORDS = wordSet('call ring phone text email message tell ask');
/** Before whom somebody calls. */
export const CALLED_LEADS = wordSet('the my a re about');
/** What is done with a thing that is there, whatever it is; ... */
export const SURE_ERRANDS = wordSet('return renew cancel sell read');
/** ... and if it is nothing that a shop sells: "charge fitbit". */
export const ERRANDS = wordSet('charge defrost reply email');
/** How long a step of a recipe takes: "fry 2 min", "bubble til it splits". */
export const MINUTES = wordSet('min mins minute minutes hr hrs hour hours');
export const UNTIL = wordSet('until til till');
/** Before the verb of what is done next: "then add the stock". */
export const NEXT_STEP = wordSet('then');
/** "(2 people)" */
export const SERVED_WORDS = wordSet('people portions servings');
export const CALORIE_WORDS = wordSet('cal cals kcal kcals');

// Ages and numbers that belong to a name.
/** "age 3", "candles number 4", "spf 50" */
export const AGE_LEADS = wordSet('age ages aged number factor spf no');
/** "pouches 7 months", "calpol six plus" */
export const AGE_ENDS = wordSet('month months mth mths year years yr yrs plus');
/** Things that come in flavours: what one of them is called alone behind a comma is its flavour ("jam, strawberry"). In stems. */
export const FLAVOURED_THINGS = wordSet(
  'conserve cordial crisp crumble jam jelly juice lolly marmalade milkshake noodle popcorn quiche sandwich smoothie sorbet soup squash stuffing yogurt yoghurt',
);
/** What people write short, whatever the thing. */
export const WRITTEN_SHORT: ReadonlyMap<string, string> = new Map([
  ['lge', 'large'],
  ['lrg', 'large'],
  ['reg', 'regular'],
  ['sug', 'sugar'],
]);
