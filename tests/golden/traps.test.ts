import {
  buildCatalogue,
  compareList,
  findEquivalents,
  findProducts,
  type Catalogue,
} from '../../engine';
import { shelf } from '../fixtures/shelves';

/** One line of reason each: what must come first, or must never be shown, for a line or a product. */
interface Trap {
  ask: string;
  shelf: string[];
  first: string | null;
  why: string;
}

const two = (tesco: string[], asda: string[]): Catalogue =>
  buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: `name,price\n${tesco.map((name) => `"${name}",2.10`).join('\n')}\n`,
    },
    {
      store: 'ASDA',
      file: 'asda.csv',
      text: `name,price\n${asda.map((name) => `"${name}",2.10`).join('\n')}\n`,
    },
  ]).catalogue;

const FOR_BABIES = [
  'Calpol Infant Oral Suspension Paracetamol 120mg/5ml - Strawberry 100Ml',
  'Calpol Infant Sugar-Free Oral Suspension Paracetamol 2+ Months 100Ml',
  'Calpol Vapour Plug Refill Pads Lavender & Chamomile 3+ Months 10S',
  'Aptamil 1 First Baby Milk Formula Powder From Birth 800G',
  'Aptamil 1 First Infant Baby Milk Formula Powder From Birth Big Pack 1.2Kg',
  'Aptamil 3 Toddler Milk Formula Powder 1+ Years 800G',
  'Pampers Baby Dry Size 4 Nappies 84 Pack',
];
const SPREADS = [
  'Nutella Hazelnut Chocolate Spread 350G',
  'Tesco Hazelnut Chocolate Spread 400G',
  'Tesco Strawberry Jam 454G',
];
const LOAVES = ['Tesco Medium Sliced White Bread 800g', 'Tesco Medium White Loaf 400g'];
const FLOURS = Array.from({ length: 10 }, (_, at) => `Tesco Strong White Bread Flour ${at + 1}Kg`);
const LINES: Trap[] = [
  {
    ask: 'scotch bonnets not the ordinary chillies',
    shelf: ['Tesco Red Chillies 50G', 'Tesco Scotch Bonnet Chillies 50G'],
    first: 'Tesco Scotch Bonnet Chillies 50G',
    why: 'ordinary chillies are refused, and not all that are chillies',
  },
  {
    ask: 'dog food no beef or lamb',
    shelf: ['Tesco Lamb Leg Joint', 'Bakers Beef Dog Food 2Kg', 'Bakers Chicken Dog Food 2Kg'],
    first: 'Bakers Chicken Dog Food 2Kg',
    why: 'what stands behind a refusal and "or" is refused, and no second choice',
  },
  {
    ask: 'neutrogena hand cream unscented',
    shelf: [
      'Neutrogena Concentrated Scented Hand Cream',
      'Neutrogena Concentrated Unscented Hand Cream 50ml',
      'Tesco Fragrance Free Hand Cream',
    ],
    first: 'Neutrogena Concentrated Unscented Hand Cream 50ml',
    why: 'a name that prints all that was typed is meant, whatever the saying stands for',
  },
  {
    ask: 'granola, no nuts',
    shelf: [
      'Tesco Nutty Granola 500G',
      'Tesco Hazelnut & Almond Granola 500G',
      'Tesco Berry Granola 500G',
    ],
    first: 'Tesco Berry Granola 500G',
    why: 'who eats no nuts eats no hazelnuts either',
  },
  {
    ask: 'smooth orange juice not from concentrate',
    shelf: [
      'Tesco Smooth Orange Juice From Concentrate 1L',
      'Tesco Smooth Orange Juice Not From Concentrate 1L',
    ],
    first: 'Tesco Smooth Orange Juice Not From Concentrate 1L',
    why: 'what is refused is what names print behind "from"; "not" before it denies it',
  },
  {
    ask: 'strawberry jam no added sugar',
    shelf: ['Tesco Strawberry Jam 454G', 'Streamline Reduced Sugar Strawberry Jam 340G'],
    first: 'Streamline Reduced Sugar Strawberry Jam 340G',
    why: 'sugar is left out for a reason: jam with sugar is no answer',
  },
  {
    ask: 'wheat a bix 24',
    shelf: [
      'Tesco Bulgur Wheat 500G',
      'Weetabix Cereal 24 Pack',
      'Weetabix Cereal 48 Pack',
      'Weetabix Cereal 72 Pack',
    ],
    first: 'Weetabix Cereal 24 Pack',
    why: 'two words that sound like a maker and that no name prints side by side',
  },
  {
    ask: 'tempeh, or the smoked tofu if no tempeh',
    shelf: ['Tofoo Smoked Tofu 225G', 'Tofoo Tempeh 200G'],
    first: 'Tofoo Tempeh 200G',
    why: 'what is said of lacking refuses nothing',
  },
  {
    ask: 'bread flower strong white',
    shelf: [...LOAVES, ...FLOURS],
    first: FLOURS[1]!,
    why: 'a dictated word sounds as what names hold with the others',
  },
  ...['own brand nutella', 'tesco version of nutella', 'nutella knock off'].map((ask) => ({
    ask,
    shelf: SPREADS,
    first: 'Tesco Hazelnut Chocolate Spread 400G',
    why: "an own label is asked for in the brand's place",
  })),
  {
    ask: 'tesco nutella',
    shelf: SPREADS,
    first: 'Nutella Hazelnut Chocolate Spread 350G',
    why: 'a shop beside a brand is where it is bought',
  },
  {
    ask: 'own brand nutella',
    shelf: ['Nutella Hazelnut Chocolate Spread 350G', 'Tesco Strawberry Jam 454G'],
    first: null,
    why: 'a store without one has none',
  },
  {
    ask: 'olives not in brine',
    shelf: ['Tesco Pitted Green Olives In Brine 340G', 'Tesco Pitted Green Olives 340G'],
    first: 'Tesco Pitted Green Olives 340G',
    why: 'what is refused may stand behind "in"',
  },
  {
    ask: "J2O's",
    shelf: ['J2O Apple & Raspberry 4X275ml'],
    first: 'J2O Apple & Raspberry 4X275ml',
    why: 'several of a name that ends in a letter behind a figure',
  },
  {
    ask: 'unsalted almonds',
    shelf: ['Tesco Salted Almonds 200G', 'Tesco Whole Almonds 200G'],
    first: 'Tesco Whole Almonds 200G',
    why: 'what names leave unsaid they must not contradict',
  },
  {
    ask: 'mince, lean 5%',
    shelf: ['Tesco Beef Mince 20% Fat 500G', 'Tesco Lean Beef Steak Mince 5% Fat 500G'],
    first: 'Tesco Lean Beef Steak Mince 5% Fat 500G',
    why: 'what stands behind a comma and names nothing tells which one is meant',
  },
  {
    ask: 'fish fingers, birds eye',
    shelf: ['Tesco Fish Fingers 10 Pack', 'Birds Eye 10 Cod Fish Fingers 280G'],
    first: 'Birds Eye 10 Cod Fish Fingers 280G',
    why: 'a maker behind a comma is no second thing',
  },
  {
    ask: 'peas & carrots',
    shelf: ['Tesco Garden Peas 1Kg', 'Tesco Peas & Carrots 300G', 'Tesco Carrots 1Kg'],
    first: 'Tesco Peas & Carrots 300G',
    why: 'two things that are sold as one are one',
  },
  {
    ask: 'frsh ginger',
    shelf: ['Tesco Ginger 100G', 'Tesco 2 Ginger & Chilli Fish Fillets', 'Tesco Fresh Salad 80G'],
    first: 'Tesco Ginger 100G',
    why: 'a word without its vowels is no other word',
  },
  {
    ask: 'microwave rice',
    shelf: ['Tesco Mexican Style Micro Rice 250G', 'Tesco Microwave Basmati Rice 250G'],
    first: 'Tesco Microwave Basmati Rice 250G',
    why: 'plain rice before a flavoured one',
  },
  {
    ask: 'pinot grigio',
    shelf: [
      'Tesco Extra Special Pinot Grigio 2.25L',
      'Tesco Finest Pinot Grigio 75Cl',
      'Canti Pinot Grigio 75Cl',
      'Voga Pinot Grigio 75Cl',
    ],
    first: 'Tesco Finest Pinot Grigio 75Cl',
    why: 'of two own labels the larger is not the usual size',
  },
  {
    ask: 'pork pie',
    shelf: ['Tesco Mini Pork Pies 300G', 'Pork Farms Medium Pork Pie'],
    first: 'Pork Farms Medium Pork Pie',
    why: 'a pork pie is no bag of small ones',
  },
  {
    ask: 'crisps multipack no prawn cocktail',
    shelf: ['Tesco Prawn Cocktail Crisps 6 X 25G', 'Tesco Ready Salted Crisps 6 X 25G'],
    first: 'Tesco Ready Salted Crisps 6 X 25G',
    why: '"no" refuses, but for what names print behind it',
  },
  {
    ask: 'noodles with prawns',
    shelf: [
      'Tesco Cooked & Peeled Prawns 300G',
      'Ko-Lee King Prawn Tom Yum Flavour Instant Noodles 85G',
    ],
    first: 'Ko-Lee King Prawn Tom Yum Flavour Instant Noodles 85G',
    why: 'what stands before "with" is the thing',
  },
  {
    ask: 'dairy milk',
    shelf: ['Cadbury Dairy Milk 425Ml', 'Cadbury Dairy Milk Chocolate Bar 180G'],
    first: 'Cadbury Dairy Milk Chocolate Bar 180G',
    why: 'a brand alone is the kind it stands for, no ice cream',
  },
  {
    ask: 'calpol for the baby 2 months+',
    shelf: FOR_BABIES,
    first: FOR_BABIES[0]!,
    why: 'infant is from two months on, where a name prints no number',
  },
  {
    ask: 'volvic',
    shelf: [
      'Volvic Touch Of Fruit Summer Fruits Still Flavoured Water 1.5L',
      'Volvic Natural Mineral Water 6 X 500Ml',
    ],
    first: 'Volvic Natural Mineral Water 6 X 500Ml',
    why: 'a brand of water alone is water',
  },
  {
    ask: 'mars bar',
    shelf: ['Mars Snickers 4 Pack', 'Mars Caramel, Nougat & Milk Chocolate Bars 4 X 39.4G'],
    first: 'Mars Caramel, Nougat & Milk Chocolate Bars 4 X 39.4G',
    why: 'a bar that the maker sells under another name is another',
  },
  {
    ask: 'rolls',
    shelf: ['Andrex Family Soft 9 Rolls', 'Tesco White Soft Rolls 6 Pack'],
    first: 'Tesco White Soft Rolls 6 Pack',
    why: 'rolls on a list are of bread',
  },
  {
    ask: 'garlic bread',
    shelf: ['Goodfellas Cheese Garlic Bread 237G', 'Tesco Garlic Baguette 205G'],
    first: 'Tesco Garlic Baguette 205G',
    why: 'a garlic baguette is the plain garlic bread',
  },
  {
    ask: '2 beans',
    shelf: ['Tesco Refried Beans 392G', 'Tesco Baked Beans In Tomato Sauce 420G'],
    first: 'Tesco Baked Beans In Tomato Sauce 420G',
    why: 'a number leaves a line what it says',
  },
  {
    ask: 'sandwich bags',
    shelf: ['Tesco Chicken Triple Sandwich', 'Tesco 50 Food & Freezer Bags Medium'],
    first: 'Tesco 50 Food & Freezer Bags Medium',
    why: 'bags for sandwiches are no sandwiches',
  },
  {
    ask: 'pot noodle chicken',
    shelf: ['Batchelors Super Noodle Pots Chicken 75G', 'Pot Noodle Chicken & Mushroom 90G'],
    first: 'Pot Noodle Chicken & Mushroom 90G',
    why: 'Pot Noodle is a brand',
  },
  {
    ask: 'halal chicken',
    shelf: ['Tesco Medium Whole Chicken', 'Shazans Halal Chicken Breast 750G'],
    first: 'Shazans Halal Chicken Breast 750G',
    why: 'halal is never lost',
  },
  {
    ask: 'fever tree slimline tonic',
    shelf: ['Fever-Tree Tonic Mediterranean 500Ml', 'Fever-Tree Naturally Light Tonic Water 500Ml'],
    first: 'Fever-Tree Naturally Light Tonic Water 500Ml',
    why: 'slimline, light and diet tonic are one',
  },
  {
    ask: '50/50 bread',
    shelf: ['Tesco Wholemeal Medium Sliced Bread 800G', 'Kingsmill 50/50 Medium Bread 800G'],
    first: 'Kingsmill 50/50 Medium Bread 800G',
    why: 'half and half is neither',
  },
  {
    ask: 'twinings earl grey',
    shelf: [
      'Twinings The Earl Grey Decaffeinated 40 Plant-Based Tea Bags',
      'Twinings The Earl Grey 80 Plant-Based Tea Bags',
    ],
    first: 'Twinings The Earl Grey 80 Plant-Based Tea Bags',
    why: 'what the bags are made of is no diet',
  },
  {
    ask: 'veggie mince',
    shelf: ['Tesco Beef Mince 500G', 'Tesco Plant Chef Meat Free Mince 454G'],
    first: 'Tesco Plant Chef Meat Free Mince 454G',
    why: 'veggie and meat free are one',
  },
  {
    ask: 'unsalted butter',
    shelf: ['Tesco Salted Butter 250G', 'Tesco Unsalted Butter 250G'],
    first: 'Tesco Unsalted Butter 250G',
    why: 'unsalted is not salted',
  },
  {
    ask: 'semi skimmed milk 4 pints',
    shelf: [
      'Tesco British Semi Skimmed Milk 3.408L, 6 Pints',
      'Tesco British Semi Skimmed Milk 2.272L, 4 Pints',
      'Tesco British Whole Milk 2.272L, 4 Pints',
    ],
    first: 'Tesco British Semi Skimmed Milk 2.272L, 4 Pints',
    why: 'the typed size steers the choice',
  },
  {
    ask: 'eggs',
    shelf: [
      'Tesco Scotch Eggs 2 Pack',
      'Tesco Egg Noodles 250G',
      'Tesco Medium Free Range Eggs 12 Pack',
    ],
    first: 'Tesco Medium Free Range Eggs 12 Pack',
    why: 'eggs are not Scotch eggs',
  },
  {
    ask: 'decaf tea bags',
    shelf: ['Tesco Tea Bags 80 Pack', 'Tesco Decaf Tea Bags 80 Pack'],
    first: 'Tesco Decaf Tea Bags 80 Pack',
    why: 'decaf was asked for',
  },
  {
    ask: 'tea bags',
    shelf: [
      'Tesco Decaf Tea Bags 80 Pack',
      'Tesco Original Tea Bags 80 Pack',
      'Tesco Gammon Joint 1Kg',
    ],
    first: 'Tesco Original Tea Bags 80 Pack',
    why: 'a silent line never means decaf',
  },
  {
    ask: 'tomatoes',
    shelf: ['Tesco Tomato Ketchup 500G', 'Tesco Salad Tomatoes 6 Pack'],
    first: 'Tesco Salad Tomatoes 6 Pack',
    why: 'the thing, not what is made of it',
  },
  {
    ask: 'Heinz baked beans',
    shelf: ['Tesco Baked Beans 420G', 'Heinz Baked Beans 415G'],
    first: 'Heinz Baked Beans 415G',
    why: 'a brand line stays with its brand',
  },
  {
    ask: 'pg tips',
    shelf: ['Tesco Asparagus Tips 100G', 'PG Tips Tea Bags 80 Pack'],
    first: 'PG Tips Tea Bags 80 Pack',
    why: 'a brand is read as a whole',
  },
  {
    ask: 'butter 250g',
    shelf: ['Tesco Salted Butter 500G', 'Tesco Salted Butter 250G'],
    first: 'Tesco Salted Butter 250G',
    why: '250 g is not 500 g',
  },
  {
    ask: 'tea bags 80',
    shelf: ['Tesco Tea Bags 240 Pack', 'Tesco Tea Bags 80 Pack'],
    first: 'Tesco Tea Bags 80 Pack',
    why: '80 bags are not 240',
  },
  {
    ask: 'butter',
    shelf: [
      'Tesco Butternut Squash Each',
      'Tesco Smooth Peanut Butter 340G',
      'Tesco Butter Chicken 400G',
      'Tesco Salted Butter 250G',
    ],
    first: 'Tesco Salted Butter 250G',
    why: 'butter is no squash, no spread of nuts and no curry',
  },
  {
    ask: 'salt',
    shelf: ['Tesco Dishwasher Salt 2Kg', 'Saxa Table Salt 750G'],
    first: 'Saxa Table Salt 750G',
    why: 'salt is eaten',
  },
  {
    ask: 'rice',
    shelf: ['Ambrosia Rice Pudding 400G', 'Tesco Rice Noodles 250G', 'Tesco Long Grain Rice 1Kg'],
    first: 'Tesco Long Grain Rice 1Kg',
    why: 'rice is no pudding and no noodle',
  },
  {
    ask: 'milk',
    shelf: [
      'Cadbury Dairy Milk Chocolate Bar 110G',
      'Tesco Coconut Milk 400Ml',
      'Tesco British Semi Skimmed Milk 1.136L, 2 Pints',
    ],
    first: 'Tesco British Semi Skimmed Milk 1.136L, 2 Pints',
    why: 'milk is no chocolate and no coconut',
  },
  {
    ask: 'black pepper',
    shelf: ['Dr Pepper 2L', 'Tesco Ground Black Pepper 100G'],
    first: 'Tesco Ground Black Pepper 100G',
    why: 'a spice, not a drink',
  },
  {
    ask: 'white bread',
    shelf: ['Tesco White Cabbage Each', 'Tesco White Medium Bread 800G'],
    first: 'Tesco White Medium Bread 800G',
    why: 'one shared word is not a match',
  },
  {
    ask: 'parmesan',
    shelf: ['Kettle Chips Parmesan & Garlic Crisps 130G', 'Tesco Parmigiano Reggiano 200G'],
    first: 'Tesco Parmigiano Reggiano 200G',
    why: 'the cheese by its own name, not a flavour of crisps',
  },
  {
    ask: 'nappies size 4',
    shelf: ['MAMIA Nappies Size 4+', 'MAMIA Nappies Size 4'],
    first: 'MAMIA Nappies Size 4',
    why: '4+ is not 4',
  },
  {
    ask: 'white wine',
    shelf: ['Homepride White Wine Can 400G', 'Porta White Wine 750Ml'],
    first: 'Porta White Wine 750Ml',
    why: 'wine to drink, not to cook with',
  },
  {
    ask: 'double cream',
    shelf: ['Flora Plant Cream Double 250Ml', 'Tesco British Double Cream 300Ml'],
    first: 'Tesco British Double Cream 300Ml',
    why: 'cream is of milk unless plants were asked for',
  },
  {
    ask: 'sweet potatoes',
    shelf: ['Tesco Sweet Potato Chunks 500G', 'Tesco Sweet Potatoes 1Kg'],
    first: 'Tesco Sweet Potatoes 1Kg',
    why: 'whole ones are the plain ones',
  },
  {
    ask: 'baked beans',
    shelf: [
      "Grower's Harvest Baked Beans In Tomato Sauce 400G",
      'Tesco Baked Beans In Tomato Sauce 400G',
    ],
    first: 'Tesco Baked Beans In Tomato Sauce 400G',
    why: 'of two own labels the standard one is the everyday one',
  },
  {
    ask: 'nappies size 4',
    shelf: ['Pampers Baby Dry Size 5 Nappies 40 Pack', 'Pampers Baby Dry Size 4 Nappies 44 Pack'],
    first: 'Pampers Baby Dry Size 4 Nappies 44 Pack',
    why: 'a nappy of another size does not fit',
  },
  {
    ask: 'red onions',
    shelf: ['Tesco Brown Onions 1Kg', 'Tesco Red Onions 1Kg'],
    first: 'Tesco Red Onions 1Kg',
    why: 'a colour that was typed is meant',
  },
  {
    ask: 'limes',
    shelf: ['Coca-Cola Lime 1.75L', 'Tesco Zingy & Zesty Limes 4 Pack'],
    first: 'Tesco Zingy & Zesty Limes 4 Pack',
    why: 'praise in pairs says nothing about the thing',
  },
  {
    ask: '500g beef mince',
    shelf: ['Tesco Organic Beef Mince 500G', 'Tesco Beef Mince 500G'],
    first: 'Tesco Beef Mince 500G',
    why: 'organic is a choice, not the ordinary thing',
  },
  {
    ask: 'gluten free pasta',
    shelf: ['Tesco Penne Pasta 500G', 'Tesco Free From Gluten Free Penne Pasta 500G'],
    first: 'Tesco Free From Gluten Free Penne Pasta 500G',
    why: 'a diet that was asked for is never lost',
  },
  {
    ask: 'frozen peas',
    shelf: ['Tesco Marrowfat Peas In Water 300G', 'Tesco Frozen Garden Peas 1Kg'],
    first: 'Tesco Frozen Garden Peas 1Kg',
    why: 'the form that was typed is meant',
  },
  {
    ask: 'white pepper',
    shelf: ['Tesco Mixed Peppers 3 Pack', 'Saxa White Pepper 25G'],
    first: 'Saxa White Pepper 25G',
    why: 'a spice, not a vegetable',
  },
  {
    ask: 'mash potato',
    shelf: ['Tesco Sweet Potato Mash 400G', 'Tesco Mashed Potato 400G'],
    first: 'Tesco Mashed Potato 400G',
    why: 'a sweet potato is another thing',
  },
  {
    ask: 'cheese',
    shelf: [
      'Tesco Goats Cheese 100G',
      'Tesco Soft Cheese 200G',
      'Tesco Mature Cheddar Cheese 400G',
    ],
    first: 'Tesco Mature Cheddar Cheese 400G',
    why: 'alone, most people mean cheddar',
  },
  {
    ask: 'stir fry',
    shelf: ["Fry's Turkish Delight 51G", 'Tesco Vegetable Stir Fry 320G'],
    first: 'Tesco Vegetable Stir Fry 320G',
    why: 'an everyday word is no brand',
  },
  {
    ask: 'yorkshire puddings',
    shelf: ['Yorkshire Tea 80 Bags', 'Tesco 12 Yorkshire Puddings 220G'],
    first: 'Tesco 12 Yorkshire Puddings 220G',
    why: 'a county is more than its tea',
  },
  {
    ask: 'orange juice no bits',
    shelf: ['Tesco Pure Orange Juice With Bits 1 Litre', 'Tesco Pure Orange Juice Smooth 1 Litre'],
    first: 'Tesco Pure Orange Juice Smooth 1 Litre',
    why: 'what is not wanted is no word to look for',
  },
  {
    ask: 'tunnocks teacakes',
    shelf: ['Tesco Teacakes 4 Pack', "Tunnock's Milk Chocolate Tea Cakes 6 X 24G"],
    first: "Tunnock's Milk Chocolate Tea Cakes 6 X 24G",
    why: 'one word or two is the same thing',
  },
  {
    ask: 'vegan grated mozzarella',
    shelf: [
      'Tesco Grated Mozzarella 250G',
      'Tesco Free From Coconut Oil Alternative To Grated Mozzarella 200G',
    ],
    first: 'Tesco Free From Coconut Oil Alternative To Grated Mozzarella 200G',
    why: 'an alternative to cheese is vegan',
  },
  {
    ask: 'tin of carrots',
    shelf: ['Tesco Carrots 1Kg', 'Tesco Sliced Carrots In Water 300G'],
    first: 'Tesco Sliced Carrots In Water 300G',
    why: 'what is in water is tinned',
  },
  {
    ask: 'cream cheese',
    shelf: [
      'Boursin Blue Flavour Soft French Cream Cheese 150G',
      'Tesco Full Fat Soft Cheese 200G',
    ],
    first: 'Tesco Full Fat Soft Cheese 200G',
    why: 'stores print soft cheese',
  },
  {
    ask: 'plain crisps',
    shelf: ['Scrapples Crunchy Plain Apple Crisps 12G', 'Tesco Ready Salted Crisps 6X25g'],
    first: 'Tesco Ready Salted Crisps 6X25g',
    why: 'plain crisps are salted',
  },
  {
    ask: 'skate wings',
    shelf: ['Tesco Chicken Wings 1Kg', 'Tesco Ray Wings 300G'],
    first: 'Tesco Ray Wings 300G',
    why: 'skate is sold as ray',
  },
  {
    ask: 'margarine',
    shelf: ['Infusionist Spicy Margarita Cocktail Can 250Ml', 'Tesco Buttery Spread 500G'],
    first: 'Tesco Buttery Spread 500G',
    why: 'stores print spread',
  },
  {
    ask: 'nappy pants size 6',
    shelf: [
      'Fred & Flo 26 Easy Fit Nappy Pants Size 9',
      'Fred & Flo Easy Fit Size 6 Nappy Pant 34 Pack',
    ],
    first: 'Fred & Flo Easy Fit Size 6 Nappy Pant 34 Pack',
    why: 'a nappy of another size does not fit, a nine neither',
  },
  {
    ask: 'persil bio powder',
    shelf: ['Persil Non Bio Washing Powder 42 Wash', 'Persil Bio Washing Powder 42 Wash'],
    first: 'Persil Bio Washing Powder 42 Wash',
    why: 'bio and non bio are opposites',
  },
  {
    ask: 'milk chocolate 180g',
    shelf: ['Tesco Milk Chocolate 425ml', 'Tesco Milk Chocolate 180G'],
    first: 'Tesco Milk Chocolate 180G',
    why: 'chocolate goes by weight, ice cream by volume',
  },
  {
    ask: 'irn bru 2l',
    shelf: ['Irn-Bru Soft Drink 6X330ml', 'Irn-Bru Soft Drink Bottle 2L'],
    first: 'Irn-Bru Soft Drink Bottle 2L',
    why: 'six cans are no bottle, though they hold as much',
  },
  {
    ask: 'lemon squash',
    shelf: ['Robinsons Fruit Creations Lemon & Raspberry Squash 1L', 'Robinsons Lemon Squash 1L'],
    first: 'Robinsons Lemon Squash 1L',
    why: 'lemon and raspberry is another flavour',
  },
  {
    ask: 'gf penne',
    shelf: ['Tesco Gluten Free Fusilli 500G', 'Tesco Penne Pasta 500G', 'Free From Penne 500G'],
    first: 'Free From Penne 500G',
    why: 'what is Free From holds no gluten',
  },
  {
    ask: 'goose fat for roasties',
    shelf: ['Tesco Maris Piper Roast Potatoes With Goose Fat 800G', 'Tesco Goose Fat 320G'],
    first: 'Tesco Goose Fat 320G',
    why: 'what stands behind "for" is what it is bought for',
  },
  {
    ask: 'juice of 1 lime',
    shelf: ['Tesco Lime Juice 250Ml', 'Tesco Limes 4 Pack'],
    first: 'Tesco Limes 4 Pack',
    why: 'recipes squeeze a fruit',
  },
  {
    ask: 'loo roll',
    shelf: ['Tesco Swiss Roll 6 Pack', 'Tesco Luxury Soft Toilet Tissue 9 Rolls'],
    first: 'Tesco Luxury Soft Toilet Tissue 9 Rolls',
    why: 'people type other words than products print',
  },
  {
    ask: 'nan bread',
    shelf: ['Tesco Medium Sliced White Bread 800g', 'Tesco Plain Naan Bread 2 Pack'],
    first: 'Tesco Plain Naan Bread 2 Pack',
    why: 'beside bread, nan is the bread and not the grandmother',
  },
  {
    ask: 'bread for nan',
    shelf: ['Tesco Plain Naan Bread 2 Pack', 'Tesco Medium Sliced White Bread 800g'],
    first: 'Tesco Medium Sliced White Bread 800g',
    why: 'behind "for" she is the grandmother',
  },
  {
    ask: 'gingersnaps',
    shelf: ['Tesco Root Ginger Loose', 'Tesco Sugar Snap Peas 200G', 'Tesco Ginger Nuts 300G'],
    first: 'Tesco Ginger Nuts 300G',
    why: 'one biscuit, two names in the shops',
  },
  {
    ask: 'oggy',
    shelf: ['Tesco Sausage Roll', 'Tesco Cornish Pasty 227g'],
    first: 'Tesco Cornish Pasty 227g',
    why: 'the Cornish word for a pasty',
  },
  {
    ask: 'bridies',
    shelf: ['Tesco Medium Sliced White Bread 800g', 'Tesco 4 Cornish Pasties 520g'],
    first: 'Tesco 4 Cornish Pasties 520g',
    why: 'the Scottish word for a pasty, and no misspelt bread',
  },
  {
    ask: 'chuddy',
    shelf: ['Tesco Fruit Gums 200G', 'Extra Spearmint Chewing Gum 10 Pieces'],
    first: 'Extra Spearmint Chewing Gum 10 Pieces',
    why: 'the northern word for chewing gum',
  },
];

test.each(LINES)('"$ask": $why', ({ ask, shelf: names, first }) => {
  const matches = findProducts(ask, 'TESCO', shelf(names), 3, 0);
  expect(matches[0]?.product.name ?? null).toBe(first);
});

test('one tin never "saves" against a twelve-pack: the pack is compared per unit or alarmed, not called same', () => {
  const { catalogue } = buildCatalogue([
    { store: 'TESCO', file: 'tesco.csv', text: 'name,price\nHeinz Baked Beans 12 X 415G,11.00\n' },
    { store: 'ASDA', file: 'asda.csv', text: 'name,price\nHeinz Baked Beans 415g,1.40\n' },
  ]);
  for (const match of findEquivalents(
    { name: 'Heinz Baked Beans 12 X 415G', price: 11, store: 'TESCO' },
    'ASDA',
    catalogue,
    3,
    0,
  )) {
    expect(match.verdict).toBe('similar');
    expect(match.reasons.map((reason) => reason.kind)).toContain('other-size');
  }
});

test.each([
  {
    mine: 'Edinburgh 1670 Gin 70Cl',
    other: 'ASDA London Dry Gin 70cl',
    why: 'of spirits the brand is the point',
  },
  {
    mine: 'Cadbury Crunchie Chocolate Bars 4 Pack',
    other: 'Mars Chocolate Bars 4 Pack',
    why: 'of chocolate bars too',
  },
])('$other is no counterpart of $mine: $why', ({ mine, other }) => {
  expect(
    findEquivalents({ name: mine, price: 2.1, store: 'TESCO' }, 'ASDA', two([mine], [other])),
  ).toEqual([]);
});

const NEVER: { ask: string; shelf: string; why: string }[] = [
  {
    ask: 'kitchen roll',
    shelf: 'Deli Kitchen Flatbreads 2 Pack',
    why: 'one word of the name of another thing',
  },
  { ask: 'cheddar', shelf: 'Tesco Mozzarella 125G', why: 'another cheese is no cheddar' },
  { ask: 'tea bags', shelf: 'Tesco Unsmoked Gammon Joint 750G', why: 'nothing is shared' },
  {
    ask: 'mars bar',
    shelf: 'Cadbury Crunchie Chocolate Bar 40G',
    why: 'another brand is not what was typed',
  },
  {
    ask: 'plasters',
    shelf: 'Tesco Deli Platter 137G',
    why: 'a word that is spelt right is not repaired',
  },
  {
    ask: 'mead',
    shelf: 'Tesco Meal For One Chicken Jalfrezi 500G',
    why: 'what no store sells is no mistake for what it sells',
  },
  {
    ask: 'bio gel',
    shelf: 'Tesco Non Bio Washing Gel 26 Washes',
    why: 'the opposite of what was typed',
  },
  {
    ask: 'vegan lasagne',
    shelf: 'Tesco Vegetarian Vegetable Lasagne 375G',
    why: 'vegetarian may hold cheese',
  },
  {
    ask: 'clumping cat litter',
    shelf: 'Tesco Non-Clumping Cat Litter 10L',
    why: 'non-clumping does not clump',
  },
  { ask: 'dog food', shelf: 'Tesco 8 Hot Dogs In Brine 400G', why: 'a sausage is no dog food' },
];
test.each(NEVER)('"$ask" does not show $shelf: $why', ({ ask, shelf: name }) => {
  expect(findProducts(ask, 'TESCO', shelf([name]), 3)).toEqual([]);
});

test('with a size not stated, a wide gap in price is no saving; a small one is', () => {
  const save = (price: string): number =>
    compareList(
      { store: 'TESCO', lines: [{ text: 'semi skimmed milk 4 pints' }] },
      buildCatalogue([
        {
          store: 'TESCO',
          file: 'tesco.csv',
          text: 'name,price\nTesco Semi Skimmed Milk 2.272L 4 Pints,1.65\n',
        },
        {
          store: 'ALDI',
          file: 'aldi.csv',
          text: `name,price\nCOWBELLE Semi Skimmed Milk,${price}\n`,
        },
      ]).catalogue,
    ).totalSaving;
  expect([save('0.85'), save('1.49')]).toEqual([0, 0.16]);
});

test('two sizes not stated do not make a wide gap in price a saving', () => {
  const { catalogue } = buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: 'name,price\nTesco Closed Cup Mushrooms Loose,3.23\n',
    },
    {
      store: 'ALDI',
      file: 'aldi.csv',
      text: "name,price\nNATURE'S PICK Closed Cup Mushrooms,1.29\n",
    },
  ]);
  const { totalSaving, items } = compareList(
    { store: 'TESCO', lines: [{ text: 'closed cup mushrooms' }] },
    catalogue,
  );
  expect(totalSaving).toBe(0);
  expect(items[0]!.comparisons[0]!.reasons.map(({ words }) => words)).toContain(
    'price difference not counted: pack size not stated',
  );
});

test.each([
  {
    mine: 'Tesco Smoked Back Bacon 300G',
    sibling: 'Tesco Smoked Streaky Bacon 300G',
    other: 'ASDA Smoked Streaky Bacon 300g',
  },
  {
    mine: 'Tesco Lasagne Sheets Fresh Egg 250G',
    sibling: 'Tesco Lasagne Sheets 500G',
    other: 'ASDA Lasagne Sheets 500g',
  },
])(
  '$other is the counterpart of $sibling, so it is less likely that of $mine',
  ({ mine, sibling, other }) => {
    const likeness = (tesco: string[]): number =>
      findEquivalents(
        { name: mine, price: 2.1, store: 'TESCO' },
        'ASDA',
        two(tesco, [other]),
        1,
        0,
      )[0]!.similarity;
    expect(likeness([mine, sibling])).toBeLessThan(0.9 * likeness([mine]));
  },
);

test.each([
  {
    mine: 'Heinz Baked Beans 415G',
    shelf: ['Heinz Baked Beans Tikka 415g', 'Heinz Baked Beans in a Rich Tomato Sauce 415g'],
    first: 'Heinz Baked Beans in a Rich Tomato Sauce 415g',
    why: 'baked beans are always in tomato sauce',
  },
  {
    mine: 'Tesco British Semi Skimmed Milk 1L',
    shelf: ['ASDA Semi Skimmed UHT Long Life Milk 1L', 'ASDA British Semi Skimmed Milk 2.27L'],
    first: 'ASDA British Semi Skimmed Milk 2.27L',
    why: 'long-life milk is another milk, another size is not',
  },
  {
    mine: 'Heinz Beanz In Tomato Sauce 415G',
    shelf: ['Heinz Beans Macaroni 415g', 'Heinz Baked Beans 415g'],
    first: 'Heinz Baked Beans 415g',
    why: 'Beanz are baked beans',
  },
  {
    mine: 'Tesco Buffalo Chicken Poppers 200G',
    shelf: ['ASDA Chicken Poppers 200g', 'ASDA Buffalo Chicken Poppers 200g'],
    first: 'ASDA Buffalo Chicken Poppers 200g',
    why: 'a flavour that is lost makes another variety',
  },
  {
    mine: 'Tesco Pineapple & Mango 160G',
    shelf: ['ASDA Pineapple 160g', 'ASDA Mango & Pineapple 160g'],
    first: 'ASDA Mango & Pineapple 160g',
    why: 'half of a pair is another thing',
  },
  {
    mine: 'Tesco Decaf Americano Coffee Pods 16 Pack',
    shelf: ['ASDA Americano Coffee Pods 16 Pack', 'ASDA Decaf Americano Coffee Pods 10 Pack'],
    first: 'ASDA Decaf Americano Coffee Pods 10 Pack',
    why: 'decaf is never lost, a count may differ',
  },
  {
    mine: 'Proper Mature Cheddar Popcorn 70G',
    shelf: ['Proper Sweet Popcorn 70g', 'Propercorn Mature Cheddar Popcorn 70g'],
    first: 'Propercorn Mature Cheddar Popcorn 70g',
    why: 'a flavour is no part of a brand',
  },
  {
    mine: 'Tesco Double Cheeseburger Pies 2 Pack',
    shelf: ['ASDA Double Cheeseburgers 2 Pack', 'ASDA Cheeseburger Pies 2 Pack'],
    first: 'ASDA Cheeseburger Pies 2 Pack',
    why: 'a pie is no burger',
  },
])('$mine: $why', ({ mine, shelf: names, first }) => {
  expect(
    findEquivalents(
      { name: mine, price: 2.1, store: 'TESCO' },
      'ASDA',
      two([mine], names),
      2,
      0,
    )[0]!.product.name,
  ).toBe(first);
});

test('a flavour that only one has is said, and such a match is never called the same', () => {
  const [match] = findEquivalents(
    { name: 'Tesco Chicken Poppers 200G', price: 2.1, store: 'TESCO' },
    'ASDA',
    two(
      ['Tesco Chicken Poppers 200G', 'Tesco Chicken Nuggets 200G'],
      ['ASDA Buffalo Chicken Poppers 200g'],
    ),
    1,
    0,
  );
  expect(match!.reasons.map(({ words }) => words)).toContain('also “buffalo”');
  expect(match!.verdict).toBe('similar');
});

test.each([
  {
    product: 'Tesco Caster Sugar 1Kg',
    other: 'ASDA White Caster Sugar 1kg',
    verdict: 'same',
    why: 'all caster sugar is white unless it says otherwise',
  },
  {
    product: 'Schweppes Lemonade 2L',
    other: 'Schweppes Lemonade 6 x 330ml',
    verdict: 'similar',
    why: 'six cans are no bottle, though they hold as much',
  },
  {
    product: 'Tesco Semi Skimmed Milk 2L',
    other: 'ASDA Filtered Semi Skimmed Milk 2L',
    verdict: 'similar',
    why: 'filtered milk keeps for weeks',
  },
])('$product and $other are $verdict: $why', ({ product, other, verdict }) => {
  expect(
    findEquivalents({ name: product, store: 'TESCO' }, 'ASDA', two([product], [other]), 1, 0)[0]
      ?.verdict,
  ).toBe(verdict);
});

test('what is kept frozen is not the same as what is fresh, nor is a pack without a size at half the price', () => {
  const { catalogue } = buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: 'name,price,category\nTesco Chicken Thigh Fillets 500G,4.00,fresh-food\nTesco Brown Onions,1.00,fresh-food\n',
    },
    {
      store: 'ASDA',
      file: 'asda.csv',
      text: 'name,price,category\nASDA Chicken Thigh Fillets 500g,3.80,Frozen Food\nASDA Brown Onions,2.60,"Fruit, Veg & Flowers"\n',
    },
  ]);
  const verdictOf = (name: string): string | undefined =>
    findEquivalents({ name, store: 'TESCO' }, 'ASDA', catalogue, 1, 0)[0]?.verdict;
  expect(verdictOf('Tesco Chicken Thigh Fillets 500G')).toBe('similar');
  expect(verdictOf('Tesco Brown Onions')).toBe('similar');
});

test('a plain line does not mean the twelve-pack', () => {
  expect(
    findProducts(
      'heinz baked beans',
      'TESCO',
      shelf([
        'Heinz Baked Beans 12 X 415G',
        'Heinz Baked Beans In Tomato Sauce 415G',
        'Heinz Baked Beans 200G',
      ]),
      1,
      0,
    )[0]!.product.name,
  ).toBe('Heinz Baked Beans In Tomato Sauce 415G');
});

test('what is of no stated size is not the same as packs of several sizes', () => {
  const verdicts = (asda: [string, string][]): string[] => {
    const { catalogue } = buildCatalogue([
      { store: 'TESCO', file: 'tesco.csv', text: 'name,price\nRed Bull Energy Drink Cans,7.00\n' },
      {
        store: 'ASDA',
        file: 'asda.csv',
        text: `name,price\n${asda.map((row) => row.join(',')).join('\n')}\n`,
      },
    ]);
    return findEquivalents(
      { name: 'Red Bull Energy Drink Cans', price: 7, store: 'TESCO' },
      'ASDA',
      catalogue,
      5,
      0,
    )
      .map(({ product, verdict }) => `${product.name}: ${verdict}`)
      .sort();
  };
  expect(verdicts([['Red Bull Energy Drink Cans 8 x 250ml', '8.50']])).toEqual([
    'Red Bull Energy Drink Cans 8 x 250ml: same',
  ]);
  expect(
    verdicts([
      ['Red Bull Energy Drink Cans 4 x 250ml', '5.20'],
      ['Red Bull Energy Drink Cans 8 x 250ml', '8.50'],
    ]),
  ).toEqual([
    'Red Bull Energy Drink Cans 4 x 250ml: similar',
    'Red Bull Energy Drink Cans 8 x 250ml: similar',
  ]);
  expect(
    verdicts([
      ['Red Bull Energy Drink Cans 4 x 250ml', '5.20'],
      ['Red Bull Energy Drink Cans 8 x 250ml', '7.00'],
    ]),
  ).toEqual([
    'Red Bull Energy Drink Cans 4 x 250ml: similar',
    'Red Bull Energy Drink Cans 8 x 250ml: same',
  ]);
});

test('of packs of unstated size the one at the price of the product stands against it: two pints are no saving on four', () => {
  const { catalogue } = buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: 'name,price,category\n"Tesco British Whole Milk 2.272L, 4 Pints",1.65,fresh-food\n',
    },
    {
      store: 'ALDI',
      file: 'aldi.csv',
      text: 'name,price,category\nCOWBELLE British Whole Milk 3.7% Fat,1.20,Chilled Food\nCOWBELLE Whole Milk 3.6% Fat,1.65,Chilled Food\n',
    },
  ]);
  const [first] = findEquivalents(
    { name: 'Tesco British Whole Milk 2.272L, 4 Pints', price: 1.65, store: 'TESCO' },
    'ALDI',
    catalogue,
  );
  expect(first?.product.price).toBe(1.65);
});

test('a name that holds two words for a thing does not crowd the others out', () => {
  const crowd = Array.from({ length: 100 }, (_, at) => `Tom Yum Tomato Soup ${at}`).concat(
    Array.from({ length: 100 }, (_, at) => `Tomato Soup ${at}`),
  );
  const { catalogue } = buildCatalogue([
    {
      store: 'ASDA',
      file: 'asda.csv',
      text: `name,price,category\n${crowd.map((name) => `${name},1.00,Food Cupboard`).join('\n')}\nASDA Crunchy & Fragrant Vine Ripened Tomatoes,1.22,"Fruit, Veg & Flowers"\n`,
    },
  ]);
  expect(findProducts('tomatoes', 'ASDA', catalogue, 1, 0)[0]!.product.name).toBe(
    'ASDA Crunchy & Fragrant Vine Ripened Tomatoes',
  );
});
