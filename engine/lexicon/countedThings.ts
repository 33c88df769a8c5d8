// What a number beside a thing counts, where nothing else says it. Words in the singular, as stems.
import { wordSet } from './wordSet';

/** Sold many in a pack, and counted inside it: nobody takes twelve boxes of eggs, or eighty packs of tea bags. */
export const COUNTED_IN_PACKS = wordSet(`
  egg tea teabag tissue paper bag liner sack roll can sausage burger rasher finger nugget bap bagel bun muffin crumpet croissant pitta pancake waffle battery wipe tablet tab capsule caplet pod sheet nappy
  cup plate straw napkin serviette candle balloon fork spoon knife cutlery filter plaster pad towel tampon liner case cube sachet lolly chipolata wrap tortilla scone teacake dumpling samosa
  bhaji falafel meatball fishcake biscuit peg skewer firelighter match tealight stock paracetamol ibuprofen weetabix babybel frube yakult ryvita
  wyau jajka oua uova yumurta anda anday huevos oeufs
`);
/** A few of them are in every pack, beside those that are measures of a thing (readerWords.ts): "4 sprigs thyme". */
export const SMALL_PARTS = wordSet('sprig sprigs');
/** Sold one by one, or in a bag of a few: a number beside them counts the thing itself. */
export const COUNTED_SINGLY = wordSet(`
  apple pear banana orange lemon lime satsuma clementine tangerine grapefruit melon mango avocado peach nectarine plum apricot kiwi pomegranate pineapple fig coconut
  potato onion carrot pepper tomato courgette aubergine cucumber leek parsnip turnip swede beetroot cauliflower cabbage broccoli lettuce squash pumpkin shallot chilli chili chile garlic sweetcorn cob mushroom
  radish artichoke yam plantain marrow spud tom jacket
  chop steak breast thigh drumstick fillet kidney kipper duck chicken pasty pie doughnut donut cake cupcake tart bun card stamp
`);
/** A small number beside these is who they fit: "pampers pants 6". */
export const SIZED_BY_NUMBER = wordSet('nappy pant pampers huggies pullup aptamil');
