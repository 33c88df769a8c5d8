/**
 * Attributes that make two products different things (facts: conflicting attributes). A group holds values;
 * a value is found by any of its phrases (stemmed words in a row). `marked` values are never meant by a line
 * that is silent about the group: "butter" may be salted or unsalted, "tea" is not decaf tea.
 */
export interface AttributeValue {
  value: string;
  phrases: readonly string[];
  marked?: true;
  /** Other values of an `opposites` group that it stands in for: who asks for mature takes extra mature at a pinch, and not the other way round. */
  standsInFor?: readonly string[];
}
export type AttributeFeature = 'life' | 'flavour' | 'form' | 'diet' | 'light' | 'organic';
export interface AttributeGroup {
  group: string;
  /** Read by the shopper: "caffeine" differences are shown with these words. */
  label: string;
  /** Several values can hold at once (flavours, species): they conflict when none is shared. */
  many?: true;
  /** Its values exclude each other: of a thousand judged pairs with different ones none was accepted. */
  opposites?: true;
  /** A line or product cannot lose its marked values: gluten-free pasta is never any pasta. */
  strict?: true;
  /** Nobody minds it unasked, but who asks for it is not content without: free range. */
  asked?: true;
  /** A typed line may not lose it where the reader of lists takes words away: who asks for it may become ill without. */
  neverLost?: true;
  /** Groups that say nothing more beside this one: what is dairy free is of plants, and mostly vegan. */
  goesWith?: readonly string[];
  /** It is a variety: where a store has nothing that a line asks for, the line is looked for without. */
  mayGo?: true;
  /** It says how a drink is kept and what it lacks, inside of what the drink is: "Almond No Sugars Chilled Drink". */
  ofDrinks?: true;
  /** The features of its own that what it says and lacks counts for (engine/evidence/attributes.ts). */
  feature?: readonly AttributeFeature[];
  values: readonly AttributeValue[];
}

const list = (texts: string, marked = false): AttributeValue[] =>
  texts.split(',').map((text) => {
    const [value, ...more] = text.split('=').map((part) => part.trim()) as [string, ...string[]];
    return marked
      ? { value, phrases: [value, ...more], marked: true as const }
      : { value, phrases: [value, ...more] };
  });

const standIn = (standsInFor: readonly string[], texts: string): AttributeValue[] =>
  list(texts).map((value) => ({ ...value, standsInFor }));

const upTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step);
/** How names and lists say from when on a thing is for a child: "6+ Months", "7m+", "3-5 Years", "age 3". */
const agePhrases = (age: number, unit: 'month' | 'year'): string[] => [
  `${age} ${unit}`,
  `${age}+ ${unit}`,
  `${age}+`,
  `${age} plus`,
  ...(unit === 'month'
    ? [`${age}m+`, `${age}+ m`, `${age}+ mth`, `${age}mth+`]
    : [`age ${age}`, `age ${age}+`, `${age} yr`, `${age}yr+`, `${age}+ yr`]),
  // Whatever lies between the two is of that age, too.
  ...upTo(0, age).flatMap((from) =>
    upTo(age, unit === 'month' ? 36 : 12)
      .filter((to) => to > from)
      .map((to) => `${from} ${to} ${unit}`),
  ),
];
/** Infant milks have a number. */
const MILK_MAKERS = ['aptamil', 'cow and gate', 'cow gate', 'sma', 'kendamil', 'hipp'];

export const ATTRIBUTES: readonly AttributeGroup[] = [
  {
    group: 'salt',
    label: 'salt',
    opposites: true,
    mayGo: true,
    values: [
      ...list('unsalted=no added salt=reduced salt'),
      ...standIn(['salted', 'unsalted'], 'lightly salted=slightly salted=less salt'),
      ...list('salted=sea salted'),
    ],
  },
  {
    group: 'milkfat',
    label: 'milk',
    opposites: true,
    values: [
      ...list('semi skimmed=semi'),
      ...list('skimmed=fat free milk=0.5% fat=0.1% fat=0.3% fat'),
      { value: '1%', phrases: ['1%', '1% fat'] },
      ...list('whole=full cream'),
    ],
  },
  {
    group: 'caffeine',
    label: 'caffeine',
    strict: true,
    feature: ['diet'],
    neverLost: true,
    values: list('decaf=caffeine free=de caf=no caffeine=zero caffeine', true),
  },
  {
    group: 'organic',
    label: 'organic',
    strict: true,
    feature: ['organic'],
    ofDrinks: true,
    values: list('organic=so organic', true),
  },
  {
    group: 'gluten',
    label: 'gluten',
    strict: true,
    feature: ['diet'],
    neverLost: true,
    values: list('gluten free=free from=wheat free=freefrom=bfree=schar=genius=freee=juvela', true),
  },
  {
    group: 'dairy',
    label: 'dairy',
    strict: true,
    goesWith: ['plant', 'vegan'],
    feature: ['diet'],
    ofDrinks: true,
    neverLost: true,
    values: list('dairy free=non dairy,lactose free=lactofree=lacto free', true),
  },
  {
    group: 'plant',
    label: 'plant base',
    strict: true,
    goesWith: ['dairy', 'vegan'],
    feature: ['diet'],
    values: list(
      'oat drink=oat milk=oat barista=oatly,soya=soy,almond milk=almond drink,coconut milk=coconut drink,rice drink,hazelnut drink',
      true,
    ),
  },
  {
    group: 'vegan',
    label: 'vegan',
    strict: true,
    goesWith: ['dairy', 'plant'],
    opposites: true,
    feature: ['diet'],
    neverLost: true,
    values: [
      {
        value: 'vegan',
        phrases: [
          'vegan',
          'meat free',
          'plant based',
          'plant chef',
          'plant menu',
          'plant pioneer',
          'no chicken',
          'no beef',
          'no pork',
          'no duck',
          'no bacon',
          'no lamb',
          'no sausage',
          'no fish',
          'tofu',
          'tempeh',
          'falafel',
          'vegetable finger',
          'vegetable burger',
          'bean burger',
          'lentil burger',
          'nut roast',
          'chicken free',
          'omv',
          'plant revolution',
          'meatless',
          'cheese alternative',
          'cheddar alternative',
          'mozzarella alternative',
          'feta alternative',
          'alternative to cheese',
          'alternative to mature cheddar',
          'alternative to cheddar',
          'alternative to mozzarella',
          'alternative to grated mozzarella',
          'alternative to soft cheese',
          'violife',
          'gu plant',
          'richmond meat free',
          'linda mccartney',
        ],
        marked: true,
      },
      {
        value: 'vegetarian',
        phrases: ['vegetarian', 'vegetarian sausage', 'veggie', 'quorn'],
        marked: true,
      },
    ],
  },
  {
    group: 'sugar',
    label: 'sugar',
    strict: true,
    feature: ['light'],
    ofDrinks: true,
    values: [
      {
        value: 'no sugar',
        phrases: [
          'diet',
          'zero',
          'no added sugar',
          'sugar free',
          'zero sugar',
          'irn bru xtra',
          'unsweetened',
          'no sugar',
          'max',
          'light',
          'lite',
          'reduced sugar',
          'less sugar',
          'less salt and sugar',
          'low sugar',
          'low calorie',
          'slimline',
          '30% less sugar',
          '50% less sugar',
        ],
        marked: true,
      },
    ],
  },
  {
    group: 'lowfat',
    label: 'fat',
    feature: ['light'],
    ofDrinks: true,
    values: [
      {
        value: 'reduced fat',
        phrases: [
          'reduced fat',
          'low fat',
          'half fat',
          'lighter',
          'light',
          'lightest',
          'fat free',
          '0% fat',
          '0%',
          '30% less fat',
          '50% less fat',
          'lower fat',
          'virtually fat free',
          'be good to yourself',
          'slimming world',
          // crisps
          'walkers baked',
          'walkers oven baked',
        ],
        marked: true,
      },
    ],
  },
  {
    group: 'alcohol',
    label: 'alcohol',
    strict: true,
    feature: ['diet'],
    neverLost: true,
    values: list(
      'alcohol free=0.0=0.0%=0% alcohol=non alcoholic=low alcohol=0.5%=alcohol free beer',
      true,
    ),
  },
  {
    group: 'smoke',
    label: 'smoking',
    opposites: true,
    values: [
      ...list('unsmoked'),
      ...list('smoked=oak smoked=beechwood smoked=applewood smoked=cold smoked=smokey=smoky'),
    ],
  },
  {
    group: 'water',
    label: 'fizz',
    opposites: true,
    values: [...list('still'), ...list('sparkling=fizzy=carbonated')],
  },
  {
    group: 'bread',
    label: 'flour',
    strict: true,
    values: [
      ...list('wholemeal=wholewheat=whole wheat'),
      ...list('50 50=best of both=half half', true),
      ...list('white'),
      ...list('brown'),
      ...list('seeded=multiseed=multi seed=seed=granary=multigrain=malted=oatmeal'),
    ],
  },
  {
    group: 'nutbutter',
    label: 'texture',
    opposites: true,
    mayGo: true,
    values: [
      ...list('smooth=no bit=without bit=bit free'),
      ...list('crunchy=chunky'),
      ...list('with bit=juicy bit=original with bit'),
    ],
  },
  {
    group: 'life',
    label: 'shelf life',
    opposites: true,
    feature: ['life'],
    ofDrinks: true,
    values: [
      ...list('uht=long life=longlife', true),
      ...list('filtered=cravendale', true),
      ...list('powder=dried=powdered', true),
      ...list('evaporated,condensed', true),
    ],
  },
  {
    group: 'form',
    label: 'form',
    feature: ['life', 'form'],
    values: [
      ...list('frozen'),
      ...list(
        'tinned=tin=canned=in brine=in water=in juice=in syrup=in light syrup=in a light syrup=in natural juice=in fruit juice=in own juice=in grape juice=in pineapple juice=in spring water=in salted water=in tomato juice',
      ),
      ...list('dried=semi dried=sun dried=freeze dried'),
      ...list('fresh'),
    ],
  },
  {
    group: 'halal',
    label: 'halal',
    strict: true,
    neverLost: true,
    values: list('halal,kosher', true),
  },
  {
    group: 'spf',
    label: 'sun protection',
    opposites: true,
    values: [15, 20, 30, 50].map((factor) => ({
      value: `SPF ${factor}`,
      phrases: [`spf ${factor}`, `spf${factor}`, `factor ${factor}`],
    })),
  },
  {
    group: 'clump',
    label: 'litter',
    opposites: true,
    values: [...list('non clumping=nonclumping'), ...list('clumping')],
  },
  {
    group: 'hen',
    label: 'hens',
    mayGo: true,
    asked: true,
    values: [...list('free range'), ...list('barn'), ...list('caged=enriched cage')],
  },
  {
    group: 'cooked',
    label: 'cooking',
    opposites: true,
    feature: ['form'],
    values: [
      ...list(
        'breaded=crumbed=in breadcrumb=breadcrumb=crispy coated=kyiv=goujon=nugget=southern fried',
        true,
      ),
      ...list('battered=tempura=in batter', true),
      ...list('cooked=roast=roasted=ready cooked=chargrilled=pulled=barbecued', true),
      ...list('raw=uncooked'),
      ...list('pickled', true),
      ...list('marinated=glazed=coated=sticky', true),
      ...list('stuffed=filled', true),
    ],
  },
  {
    group: 'cut',
    label: 'cut',
    opposites: true,
    mayGo: true,
    values: [
      ...list('grated=shredded', true),
      ...list('sliced=slice'),
      ...list('block'),
      ...list('spreadable=spread', true),
      ...list('diced=cube=cubed'),
      ...list('mince=minced'),
      ...list('chopped'),
      ...list('whole'),
      ...list('crushed=mashed'),
      ...list('riced', true),
    ],
  },
  {
    group: 'thickness',
    label: 'cut',
    opposites: true,
    mayGo: true,
    values: [
      ...list('thick cut=thickly sliced'),
      ...list('medium cut'),
      ...list('fine cut=thin cut=wafer thin=thinly sliced=finely sliced'),
    ],
  },
  {
    group: 'strength',
    label: 'strength',
    opposites: true,
    mayGo: true,
    values: [
      ...standIn(['mature'], 'extra mature=vintage=extra strong'),
      ...list('mature'),
      ...list('medium mature=medium'),
      ...list('mild'),
      ...list('hot=extra hot'),
    ],
  },
  {
    group: 'petage',
    label: 'pet age',
    opposites: true,
    neverLost: true,
    values: [
      ...list('puppy=junior', true),
      ...list('kitten', true),
      ...list('senior=older', true),
      ...list('adult'),
    ],
  },
  {
    group: 'pet',
    label: 'animal',
    opposites: true,
    values: [
      ...list('dog=canine'),
      ...list('cat=feline'),
      ...list('bird'),
      ...list('rabbit'),
      ...list('fish food'),
    ],
  },
  {
    group: 'stage',
    label: 'stage',
    opposites: true,
    values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .flatMap((n) => [
        {
          value: `${n}`,
          phrases: [
            `stage ${n}`,
            `size ${n}`,
            `size${n}`,
            ...(n > 0 && n < 5 ? [`${['first', 'second', 'third', 'fourth'][n - 1]} infant`] : []),
            ...MILK_MAKERS.map((maker) => `${maker} ${n}`),
            ...(n === 1 ? ['first baby milk'] : n === 2 ? ['follow on milk'] : []),
          ],
        },
        { value: `${n}+`, phrases: [`size ${n}+`] },
      ])
      .concat({
        value: 'hungry',
        phrases: ['hungry first', 'hungry first baby milk', 'hungry milk'],
      }),
  },
  {
    group: 'age',
    label: 'age',
    opposites: true,
    values: [
      { value: 'birth', phrases: ['birth', 'from birth', 'newborn', '0+ month', '0m+'] },
      ...upTo(1, 24).map((n) => ({
        value: `${n} month`,
        phrases: [...agePhrases(n, 'month'), ...(n === 2 ? ['calpol infant'] : [])],
      })),
      ...upTo(1, 12).map((n) => ({
        value: `${n} year`,
        phrases: [...agePhrases(n, 'year'), ...(n === 6 ? ['sixplus', 'six plus'] : [])],
      })),
    ],
  },
  {
    group: 'absorbency',
    label: 'absorbency',
    opposites: true,
    values: list('regular,super,super plus=super plus extra'),
  },
  {
    group: 'teaform',
    label: 'form',
    opposites: true,
    feature: ['form'],
    values: [
      ...list('teabag=tea bag=plant based tea bag=plant based biodegradable tea bag'),
      ...list('loose'),
      ...list('instant=granule=freeze dried instant'),
      ...list('ground=filter'),
      ...list('coffee bean=whole bean=bean coffee'),
      ...list('pod=capsule=dolce gusto=nespresso=tassimo'),
      ...list('sachet'),
    ],
  },
  {
    group: 'wine',
    label: 'colour',
    opposites: true,
    mayGo: true,
    values: [
      ...list('red'),
      ...list('white'),
      ...list('rose=white zinfandel'),
      ...list('green'),
      ...list('yellow=golden'),
      ...list('black'),
      ...list('brown'),
      ...list('pink'),
      ...list('purple'),
    ],
  },
  {
    group: 'bio',
    label: 'enzymes',
    opposites: true,
    values: [...list('non bio=nonbio'), ...list('bio=biological'), ...list('colour')],
  },
  {
    group: 'laundry',
    label: 'form',
    opposites: true,
    values: [
      ...list('capsule=pod=pac=liquid capsule=liquid pod'),
      ...list('powder'),
      ...list('liquid=gel=ready to feed=ready to drink'),
      ...list('tablet'),
    ],
  },
  {
    group: 'chips',
    label: 'cut',
    mayGo: true,
    values: [...list('mini=snack size=bitesize=bite size'), ...list('jumbo=giant=family')],
  },
  {
    group: 'species',
    label: 'meat or fish',
    many: true,
    values: list(
      'beef=steak,pork=gammon,lamb,chicken,turkey,duck,bacon,ham,salmon,cod,haddock,tuna,mackerel,prawn,sardine,trout,sea bass,pollock,plaice,crab,squid,anchovy,venison,goose,veal,goat,mussel,hake,basa,herring,kipper',
    ),
  },
  {
    group: 'flavour',
    label: 'flavour',
    feature: ['flavour'],
    mayGo: true,
    many: true,
    values: list(
      'chocolate=cocoa=choco,vanilla,strawberry,raspberry,banana,caramel=toffee,orange,lemon=citrus,lime,apple,pear,peach,mango,pineapple,cherry,blackcurrant,blueberry,blackberry,cranberry,apricot,coconut,mint=peppermint=spearmint,honey,ginger,cinnamon,coffee=mocha=cappuccino=latte,hazelnut,almond,peanut,pistachio,walnut,maple,rhubarb,plum,fig,date,lavender,rose,passion fruit=passionfruit,tropical,summer fruit,mixed berry=forest fruit=berry,grape,grapefruit,pomegranate,watermelon,melon,elderflower,aloe,garlic,herb,basil,chilli=sriracha,barbecue,tikka,korma,masala,curry=katsu,pepper,peppercorn,tomato,onion=spring onion,cheese=cheesy,cheddar,mozzarella,parmesan,salt vinegar=salt and vinegar,ready salted,sour cream,prawn cocktail,paprika,mustard,cranberry,mushroom,spinach,truffle,olive,sage,thyme,rosemary,lemongrass,teriyaki,sweet chilli,hoisin,satay,pesto,fruit,nut,marshmallow,biscuit,cookie,fudge,treacle,marzipan,custard,jam,cream,beetroot,carrot,potato,pea,bean,broccoli,leek,egg,sausage,marmite,beer,whisky,gin,rum',
    ),
  },
];
