// For whom and for what a thing is bought: "milk for coffee", "shampoo for dogs".
import { anyOf, wordSet } from './wordSet';

/** What a thing is bought for says nothing of what it is: "milk for coffee", "goose fat for roasties". */
export const PURPOSE = / for (?:the |my |a |an |some |our )?(?=[a-z])(.+?)(?= the |$)/i;

/** But for whom it is made, and on what it is used: "shampoo for dogs", "flour for bread", "meal for two". */
const USERS = wordSet(`
  dog dogs cat cats puppy puppies kitten kittens bird birds fish hamster hamsters rabbit rabbits pig pigs pet pets
  man men mens woman women womens ladies girl girls boy boys kid kids child children baby babies toddler toddlers newborn newborns
  adult adults diabetic diabetics coeliac coeliacs vegan vegans vegetarian vegetarians one two four six
  hair skin teeth nose hand hands face feet foot body eye eyes
  colours colors whites blacks darks delicates wool
  bread cheese
  dishwasher dishwashers machine machines fridge freezer microwave oven hoover vacuum
  floor floors glass wood toilet toilets window windows drain drains carpet carpets car cars birthday birthdays
`);
/** A hot dog is no dog. */
export const MADE_FOR = new RegExp(String.raw`\b(?<!hot (?=dog))(?:${anyOf(USERS)})\b`, 'i');
/** Of them, what is eaten: "lemon for the fish" asks for a lemon. */
export const EATEN_USES = wordSet('fish bread cheese');

const CHILDREN =
  '(?:the |my |our )?(?:kids?|kiddies|kiddos|children|toddlers?|little ones?|bairns?|weans?|wee ones?|grand(?:kids|children))';
/** "pizza for kids": where a store has one for children, that one. */
export const FOR_CHILDREN = new RegExp(`^(.+) for ${CHILDREN}$`, 'i');
/** The purpose alone. */
export const PURPOSE_CHILDREN = new RegExp(`^for ${CHILDREN}$`, 'i');
/** "cake for a 5 yr old boy": so old is no size, but "milk for a 1 year old" is another milk. */
export const HOW_OLD =
  /\b(for (?:an? |my |our )?)\d+ ?(?:yrs?|years?)[ -]?old (?=(?:boy|girl|lad|lass|son|daughter|child|kid)\b)/i;
