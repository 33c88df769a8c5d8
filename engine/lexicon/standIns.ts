/**
 * What nearly every shopper takes for a thing where a store does not sell it under its name, a line each: the thing: what stands in for
 * it, best first, in words that packs print. No other use, flavour, diet or animal. Written by a reader from memory, aisle by aisle; looked up
 * only where a store has hardly anything of what was asked for.
 */
export const STAND_INS = `
after dinner mint: dinner mint, mint chocolate thin
agave nectar: agave syrup
aioli: garlic mayonnaise
alcohol free beer: alcohol free lager
all purpose cleaner: multi purpose cleaner, multi surface cleaner
all purpose cloth: multi purpose cloth
all purpose flour: plain flour
all rounder potato: white potato
almond essence: almond extract
almond flavouring: almond extract
almond flour: ground almond
almond meal: ground almond
almond milk: almond drink
almond paste: marzipan
aluminium foil: kitchen foil
american cheese: burger cheese slice, cheese slice
american ginger ale: ginger ale
american mustard: yellow mustard
american rice: long grain rice
amontillado sherry: medium sherry
angel hair pasta: capellini, spaghetti
ant powder: ant killer
antibacterial spray: antibacterial cleaner, antibacterial multi surface cleaner
antibacterial wipe: antibacterial surface wipe, antibacterial cleaning wipe
antihistamine tablet: allergy relief, hayfever relief
antiperspirant: anti perspirant deodorant
anya potato: salad potato
apple and blackcurrant cordial: apple and blackcurrant squash
apple cider vinegar: cider vinegar
apple cider: cider
apricot conserve: apricot jam
apricot preserve: apricot jam
arborio rice: risotto rice
argentinian malbec: malbec, mendoza malbec
arugula: rocket
assorted biscuit: biscuit assortment, biscuit selection
asti spumante: asti
atta: chapatti flour
aubergine dip: baba ganoush
baby back rib: pork rib rack, pork loin rib
baby bella mushroom: chestnut mushroom
baby carrot: chantenay carrot
baby formula: first infant milk
baby gem lettuce: little gem lettuce
baby talc: baby powder, talcum powder
baby wash: baby bath, baby bath wash
bacalao: salt cod, salted cod
bacon joint: gammon joint
bacon misshape: cooking bacon
bacon offcut: cooking bacon
bacon piece: cooking bacon
bacon quiche: quiche lorraine
bacon rasher: back bacon
bag of ice: ice cube
bake at home baguette: part baked baguette
bake at home roll: part baked roll
baking cocoa: cocoa powder
baking margarine: baking spread, baking block
baking paper: baking parchment
baking parchment: baking paper
baking potato large: jacket potato
baking potato: jacket potato, baker potato
baking soda: bicarbonate of soda
balsamic reduction: balsamic glaze
bap: white roll
bar of soap: soap bar, beauty bar
barbados sugar: dark muscovado sugar
barbecue coal: charcoal briquette, lumpwood charcoal
barm cake: white roll
barn egg: free range egg
barnsley chop: lamb chop
basil pesto: green pesto
batch roll: white roll
bath foam: bubble bath
bath soak: bubble bath, bath foam
bathroom spray: bathroom cleaner
batter pudding: yorkshire pudding
battered fish: battered cod fillet, battered haddock fillet
bbq charcoal: charcoal briquette, lumpwood charcoal
bbq sauce: barbecue sauce
bean curd: tofu
bean in tomato sauce: baked bean
bechamel sauce: white sauce, white lasagne sauce
beef bouillon: beef stock cube, beef stock
beef broth: beef stock
beef liver: ox liver
beef meatball: swedish meatball, meatball
beef skirt: bavette steak
beef tenderloin: beef fillet
beefsteak tomato: beef tomato
beet: beetroot
belgian endive: chicory
bell pepper: mixed pepper, red pepper
belly draft: pork belly slice
belly pork rasher: pork belly slice
besan: gram flour
best end of lamb: lamb rack
bhindi: okra
bibb lettuce: round lettuce
bicarb: bicarbonate of soda
bin bag: refuse sack
bin liner: bin bag, refuse sack
bird eye chilli: thai chilli
bird seed: wild bird seed, wild bird food
biscotti: cantuccini
biscuit assortment: biscuit selection
biscuit for cheese: cracker selection
bittersweet chocolate: dark chocolate
black bag: refuse sack
black eyed pea: black eye bean, black eyed bean
black kale: cavolo nero
black onion seed: nigella seed
black rum: dark rum
black sack: refuse sack
black tea: everyday tea bag, tea bag
blackcurrant conserve: blackcurrant jam
blackcurrant cordial: blackcurrant squash
blackcurrant preserve: blackcurrant jam
blackcurrant squash: blackcurrant cordial
bleach: thick bleach
blended whisky: scotch whisky
blood pudding: black pudding
bloomer: white bloomer
blossom honey: clear honey
blue cheese: stilton, danish blue
blue top milk: whole milk
blush wine: zinfandel rose, pinot grigio rose
bobby pin: kirby grip, hair grip
bocconcini: mini mozzarella, mozzarella pearl
bockwurst: frankfurter, hot dog
body cream: body lotion
body moisturiser: body lotion
body wash: shower gel
boiled ham: cooked ham
boiling bacon: gammon joint
boiling ham: gammon joint
bok choy: pak choi
bolognaise sauce: bolognese sauce
bolognaise: bolognese
bomba rice: paella rice
boneless chicken breast: chicken breast fillet
boneless chicken thigh: chicken thigh fillet
boneless pork chop: pork loin steak
boquerones: marinated anchovy
borscht: beetroot soup
boston butt: pork shoulder joint
bottled water: still water, mineral water
boudoir biscuit: sponge finger
bourbon biscuit: bourbon cream
bourbon whisky: bourbon whiskey, kentucky bourbon
bow tie pasta: farfalle
box of tissue: facial tissue, white tissue
braising steak: diced beef, casserole steak
bran stick: high fibre bran
branzino: sea bass
bread baton: baguette
bread bun: white roll
bread cake: white roll
bread cob: crusty roll, white roll
bread flour: strong white flour, strong white bread flour
bread roll: white roll
bread yeast: fast action yeast, dried yeast
breaded fish: breaded cod fillet, breaded haddock fillet
breaded scampi: wholetail scampi
breadstick: grissini
breakfast bar: cereal bar
breakfast muffin: english muffin, white muffin
breakfast sausage: pork sausage
bridge roll: finger roll, hot dog roll
brinjal: aubergine
broccolini: tenderstem broccoli, long stem broccoli
broiler chicken: whole chicken
broth mix: soup and broth mix
brown bread: wholemeal bread
brown flour: wholemeal flour
brown lentil: green lentil
brown mushroom: chestnut mushroom
brown pasta: wholewheat penne, wholewheat fusilli
brown rice: wholegrain rice, brown long grain rice
brown soda bread: wheaten bread, soda bread
brown spaghetti: wholewheat spaghetti
brown sugar: light brown sugar, light soft brown sugar
brown vinegar: malt vinegar
brussels pate: smooth liver pate
bubble bath: bath soak, bath foam
bucatini: spaghetti
buffalo mozzarella: mozzarella di bufala
builder tea: tea bag
bulgar wheat: bulgur wheat
bun case: cupcake case, cake case
burger cheese: cheese slice
burger pickle: sliced gherkin, gherkin slice
burger roll: burger bun
burrito wrap: tortilla wrap
butter chicken sauce: makhani sauce
butterhead lettuce: round lettuce
button sprout: brussels sprout
caddy bag: caddy liner
cafetiere coffee: ground coffee
cajun spice: cajun seasoning
cake candle: birthday candle
cake fruit: mixed dried fruit
calabrese: broccoli
calamari: squid ring, calamari ring
candied cherry: glace cherry
candied ginger: crystallised ginger
candied peel: mixed peel
canola oil: rapeseed oil, vegetable oil
cantuccini: biscotti
cape gooseberry: physalis
capellini: spaghetti
capsicum: mixed pepper, red pepper
caramel shortcake: millionaire shortbread, caramel shortbread
caramel slice: caramel shortcake, millionaire shortbread
caramel waffle: stroopwafel
carbonated water: sparkling water
carnaroli rice: arborio rice, risotto rice
carpet powder: carpet freshener
carrot stick: carrot baton
casarecce: fusilli, penne
cashew: cashew nut
casserole lamb: diced lamb
casserole pork: diced pork
casserole steak: diced beef, braising steak
casserole veg: casserole vegetable, vegetable stew pack
castor sugar: caster sugar
cat biscuit: dry cat food, complete cat food
cat kibble: dry cat food, complete cat food
cavatappi: fusilli
celery root: celeriac
chamomile tea: camomile tea
champignon: button mushroom, closed cup mushroom
chantenay carrot: baby carrot
chapati flour: atta flour, chapatti flour
chapatti: chapati, roti
charentais melon: cantaloupe melon
chargrilled pepper: roasted red pepper
charlotte potato: salad potato, baby new potato
chateaubriand: beef fillet
cheese and bacon quiche: quiche lorraine
cheese and onion slice: cheese and onion pasty
cheese and tomato pizza: margherita pizza
cheese curl: cheese puff
cheese pizza: margherita pizza, cheese and tomato pizza
cheese puff: cheesy puff
cheese triangle: cheese spread triangle, soft cheese triangle
cheeseboard: cheese selection
chevre: goats cheese
chicken bouillon: chicken stock cube, chicken stock
chicken broth: chicken stock
chicken chunk: diced chicken
chicken dipper: chicken nugget
chicken escalope: breaded chicken fillet, breaded chicken steak
chicken finger: chicken goujon
chicken inner fillet: chicken mini fillet
chicken kiev: chicken kyiv, garlic kiev
chicken kyiv: chicken kiev
chicken leg quarter: chicken leg
chicken liver parfait: chicken liver pate
chicken liver pate: chicken liver parfait
chicken nugget: chicken dipper
chicken schnitzel: breaded chicken fillet, breaded chicken steak
chicken soup: cream of chicken soup
chicken tender: chicken goujon
chicken tenderloin: chicken mini fillet
chicken thigh fillet: boneless chicken thigh
chickpea dip: houmous
chickpea flour: gram flour
chifferi: macaroni
chilli dipping sauce: sweet chilli sauce
chilli flake: crushed chilli
chinese cabbage: chinese leaf
chinese cooking wine: shaoxing rice wine, rice wine
chinese lettuce: chinese leaf
chinese noodle: egg noodle
chip shop vinegar: malt vinegar
chipping potato: maris piper potato
choc chip cookie: chocolate chip cookie
choco rice cereal: choco snap, choco rice
chocolate croissant: pain au chocolat
chocolate drop: chocolate chip
chocolate milk: chocolate milkshake
chocolate milkshake: chocolate milk
chocolate sprinkle: chocolate vermicelli, chocolate strand
chocolate vermicelli: chocolate strand, chocolate sprinkle
chopped ham and pork: luncheon meat, chopped pork
chorizo sausage: chorizo ring
chow mein noodle: egg noodle
chuck steak: braising steak, diced beef
chunky chip: thick cut chip, steak cut chip
chunky peanut butter: crunchy peanut butter
ciabatta: ciabatta roll
cilantro: coriander
cinnamon bun: cinnamon swirl, cinnamon roll
cinnamon powder: ground cinnamon
cinnamon roll: cinnamon swirl, cinnamon bun
cinnamon whirl: cinnamon swirl
citrus peel: mixed peel
claret: bordeaux
clarified butter: ghee
cleaning wipe: multi surface wipe, antibacterial wipe
clear apple juice: apple juice
clear lemonade: lemonade
clementine: easy peeler, satsuma
cling wrap: cling film
clothes pin: clothes peg
cloudy apple juice: pressed apple juice
clove powder: ground clove
club soda: soda water
coarse cut marmalade: thick cut marmalade
coarse pate: ardennes pate, farmhouse pate
cocktail onion: silverskin onion
cocktail sauce: seafood sauce
cocktail sausage roll: mini sausage roll
cocktail sausage: mini sausage
coconut block: creamed coconut
cod loin: cod fillet
cod portion: cod fillet, cod loin
cod steak: cod fillet, cod loin
coffee capsule: coffee pod
coffee cream: single cream
coffee creamer: coffee whitener
coffee granule: instant coffee
coffee pod: coffee capsule
coffee whitener: coffee creamer
collard green: spring green
coloured cheddar: red cheddar
compost bag: caddy liner, compostable liner
conchiglie: pasta shell, fusilli
confectioner sugar: icing sugar
continental lentil: green lentil
continental parsley: flat leaf parsley
cooking apple: bramley apple
cooking brandy: french brandy, brandy
cooking oil: vegetable oil, sunflower oil
cooking onion: brown onion
cooking salt: table salt
cooking spray: sunflower oil spray, oil spray
coriander powder: ground coriander
corn chip: tortilla chip
corn cob: corn on the cob, sweetcorn cobette
corn niblet: sweetcorn
corn oil: vegetable oil, sunflower oil
corn salad leaf: lamb lettuce
corn starch: cornflour
cornichon: baby gherkin, gherkin
cornish cream: clotted cream
cornmeal: polenta
cos lettuce: romaine lettuce
cotton ball: cotton wool ball
cotton candy: candy floss
cotton pad: cotton wool pad
cotton round: cotton wool pad, cotton pad
cotton swab: cotton bud
cotton wool roll: cotton wool pleat
cough medicine: cough syrup, cough mixture
cough mixture: cough syrup, cough medicine
crab stick: seafood stick
cracked black pepper: coarse ground black pepper
cracked wheat: bulgur wheat
cracker selection: biscuit for cheese
crackling joint: pork leg joint, pork loin joint
cranberry bean: borlotti bean
cranberry jelly: cranberry sauce
cranberry juice: cranberry juice drink
cream cheese: soft cheese
cream cleaner: cream cleanser
cream of tomato soup: tomato soup
creamed corn: creamed sweetcorn
creamed horseradish: horseradish sauce
creamed rice: rice pudding
creamy peanut butter: smooth peanut butter
cremini mushroom: chestnut mushroom
crepe: french crepe, pancake
crinkle cut crisp: ridge cut crisp
crisp lettuce: iceberg lettuce
crisp rice cereal: rice pop, rice snap
crushed chilli: chilli flake
crushed tomato: finely chopped tomato, chopped tomato
cubetti di pancetta: diced pancetta, bacon lardon
cumberland ring: cumberland sausage
cumin powder: ground cumin
cup mushroom: closed cup mushroom
cupcake case: muffin case, cake case
curd cheese: cottage cheese
curly parsley: flat leaf parsley
currant bread: fruit loaf
currant teacake: fruit teacake
daikon: mooli
dairy free butter: plant based spread, vegan spread
dark muscovado sugar: dark brown sugar, dark soft brown sugar
dauphinoise potato: potato gratin
decaf coffee: decaffeinated coffee
decaf tea: decaffeinated tea bag
dental stick: dental chew
denture adhesive: denture fixative
denture cleaner: denture tablet, denture cleansing tablet
denture fixative: denture adhesive
deodorant: anti perspirant deodorant, antiperspirant
depilatory cream: hair removal cream
desiree potato: red potato, rooster potato
dessert pastry: sweet shortcrust pastry
devon cream: clotted cream
dhania powder: ground coriander
dhania: coriander
diaper pant: nappy pant
diaper: nappy
diced tomato: chopped tomato
diet cola: zero sugar cola, sugar free cola
diet lemonade: sugar free lemonade, zero sugar lemonade
diet tonic water: low calorie tonic water, light tonic water
dill cucumber: gherkin
dill pickle: gherkin
dill weed: dill
dilute orange: orange squash
diluting orange: orange squash
dinner roll: white roll
dish cloth: cleaning cloth, all purpose cloth
dish soap: washing up liquid
dish sponge: sponge scourer
dishwasher capsule: dishwasher tablet
dishwasher pod: dishwasher tablet, dishwasher capsule
dishwasher tab: dishwasher tablet
dishwasher tablet: dishwasher capsule
dishwashing liquid: washing up liquid
disinfectant wipe: antibacterial wipe
disposable barbecue: instant barbecue
ditalini: macaroni
dog dental chew: dental stick, daily dental
dog kibble: dry dog food, complete dog food
dog waste bag: dog poo bag, poo bag
dolma: stuffed vine leaf
dolmades: stuffed vine leaf
donut: doughnut
dorade: sea bream
double a battery: aa battery
doughnut peach: flat peach
drain cleaner: drain unblocker, sink unblocker
drain unblocker: sink unblocker, drain cleaner
dried cep: dried porcini mushroom
dried pasta: fusilli, penne
dried plum: prune
dried yeast: fast action yeast
drinking chocolate: hot chocolate
drinking yoghurt: yogurt drink
drop scone: scotch pancake
dropped scone: scotch pancake
drumhead cabbage: white cabbage
dry cat food: complete cat food
dry dog food: complete dog food
dry gin: london dry gin
dry ginger ale: ginger ale
dry roast peanut: dry roasted peanut
dry sherry: fino sherry
dryer sheet: tumble dryer sheet
dummy: soother
dundee cake: fruit cake
dutch cabbage: white cabbage
dwarf bean: fine bean, fine green bean
easy bake yeast: fast action yeast
easy cook rice: easy cook long grain rice
easy peeler: satsuma, clementine
eating apple: gala apple, braeburn apple
echalion shallot: banana shallot
egg and bacon flan: quiche lorraine
egg custard tart: custard tart
eggplant: aubergine
elaichi: cardamom pod
elbow macaroni: macaroni
emery board: nail file
endive: chicory
english muffin: white muffin, breakfast muffin
entrecote steak: ribeye steak, sirloin steak
espresso bean: coffee bean
estima potato: white potato
everyday tea: tea bag
extra mature cheddar: vintage cheddar
fabric conditioner: fabric softener
fabric softener: fabric conditioner
face cream: moisturiser, day cream
face scrub: facial scrub
face wipe: facial wipe, cleansing wipe
facial wash: face wash
fairy cake case: cupcake case, cake case
fairy cake: cupcake
fajita spice: fajita seasoning mix
fajita wrap: tortilla wrap
farfalle: pasta bow, fusilli
farmhouse cheddar: mature cheddar
farmhouse pate: ardennes pate
fat ball: suet ball
fat free milk: skimmed milk
fava bean: broad bean
fettuccine: tagliatelle
field mushroom: flat mushroom, portobello mushroom
filbert: hazelnut
filet mignon: fillet steak
filter coffee: ground coffee
fine cut marmalade: thin cut marmalade
fine salt: table salt, fine sea salt
finger roll: hot dog roll
fingerling potato: salad potato
finnan haddie: smoked haddock
fino sherry: dry sherry, manzanilla sherry
fish finger: cod fish finger
fish oil: omega 3 fish oil
fish roe dip: taramasalata
fish stick: fish finger
five bean salad: mixed bean salad, mixed bean
five spice: chinese five spice
fizzy orange: orangeade, sparkling orange
fizzy water: sparkling water
flaky salt: sea salt flake
flank steak: bavette steak
flat lettuce: round lettuce
flat mushroom: portobello mushroom
flat peach: doughnut peach
flaxseed: linseed
flour tortilla: tortilla wrap, plain wrap
floured bap: floured white roll, white roll
floury potato: maris piper potato, king edward potato
flushable wipe: moist toilet tissue
fly spray: fly and wasp killer, fly killer
foam bath: bubble bath, bath foam
follow on formula: follow on milk
fondant icing: ready to roll icing
food dye: food colouring
food waste bag: caddy liner, compostable liner
food wrap: cling film
forest fruit: mixed berry, summer fruit
fragrant rice: jasmine rice
frankfurter: hot dog sausage
freeze dried coffee: instant coffee
freeze pop: ice pop, ice pole
freezer bag: food and freezer bag
french bean: fine green bean, fine bean
french bread: baguette
french fry: skinny fry, thin cut chip
french stick: baguette
fresh date: medjool date
fresh ginger: root ginger
fresh penne: fresh fusilli
fromage blanc: fromage frais
frosted flake: frosted cornflake
frozen berry: mixed berry, summer fruit
frozen pea: garden pea, petit pois
frozen soya bean: edamame bean
fruit and nut mix: trail mix
fruit bread: fruit loaf
fruit medley: fruit salad
fruit scone: sultana scone
fruit teacake: currant teacake
frying oil: vegetable oil, sunflower oil
frying steak: thin cut steak, minute steak
full cream milk: whole milk
full fat milk: whole milk
fusilli wholewheat: penne wholewheat
fusilli: pasta twist, penne
gamba: king prawn
gammon slice: gammon steak
garbanzo bean: chickpea
garden mint: mint
garden pea: petit pois
garlic and herb cream cheese: garlic and herb soft cheese
garlic baguette: garlic bread
garlic bread: garlic baguette
garlic granule: garlic powder
garlic mayonnaise: aioli
garlic oil: garlic infused olive oil
garlic paste: garlic puree
garlic powder: garlic granule
garlic puree: garlic paste
garnacha: grenache
gelatin: gelatine
gelatine sheet: gelatine leaf
gemelli: fusilli
genoa cake: fruit cake
german smoked cheese: bavarian smoked cheese
gigot chop: lamb leg steak
gigot of lamb: lamb leg
gin: london dry gin
ginger biscuit: ginger nut
ginger garlic paste: garlic and ginger paste
ginger loaf: ginger cake
ginger powder: ground ginger
ginger puree: ginger paste
ginger snap: ginger nut
gingerbread loaf: ginger cake
glass cleaner: window cleaner
glucose syrup: liquid glucose
gluten free fusilli: gluten free penne
gluten free pasta: gluten free fusilli, gluten free penne
gluten free penne: gluten free fusilli
glutinous rice: sticky rice
goat cheese log: goats cheese
gold rum: golden rum
gold top milk: channel island milk, jersey milk
golden raisin: sultana
goulash beef: diced beef
graham cracker: digestive biscuit
grain mustard: wholegrain mustard
grainy mustard: wholegrain mustard
gram flour: chickpea flour, besan
grana padano: parmigiano reggiano, parmesan
granary bread: malted bread, malted bloomer
granary loaf: malted bloomer, malted bread
granola bar: cereal bar
granulated garlic: garlic granule
grape tomato: baby plum tomato
grated cheese: grated cheddar
gravlax: gravadlax
gravy mix: gravy granule
gravy powder: gravy granule
greaseproof paper: baking paper
great northern bean: cannellini bean
greek style salad cheese: feta
greek style yoghurt: greek yogurt
greek yoghurt: greek style yogurt
green apple: granny smith apple
green bean: fine bean
green cardamom: cardamom pod
green chilli: finger chilli
green grape: white seedless grape, white grape
green onion: spring onion
green pesto: basil pesto, pesto alla genovese
green top milk: semi skimmed milk
grenache: garnacha
griddle pancake: scotch pancake
grilling cheese: halloumi
grissini: breadstick
ground beef: beef mince
ground chicken: chicken mince
ground lamb: lamb mince
ground pork: pork mince
ground turkey: turkey mince
groundnut oil: peanut oil
growing up milk: toddler milk
gungo pea: pigeon pea
haddock loin: haddock fillet
haddock portion: haddock fillet
hair bobble: hair elastic, hair tie
hair conditioner: conditioner
hair dye: hair colour, permanent hair colour
hair remover cream: hair removal cream
haldi: ground turmeric
half baguette: demi baguette, small baguette
half fat mayonnaise: light mayonnaise
half fat milk: semi skimmed milk
ham and pineapple pizza: hawaiian pizza
ham hough: ham hock
ham shank: ham hock
hamburger bun: burger bun
hamburger patty: beef burger
hamburger: beef burger
hand gel: hand sanitiser, hand sanitising gel
hand lotion: hand cream
hand of pork: pork shoulder joint
hand soap: hand wash
hand wash: hand soap
handy tissue pack: pocket tissue
hanky pack: pocket tissue
hard italian cheese: grana padano, parmigiano reggiano
hardo bread: hard dough bread
haricot vert: fine bean, fine green bean
hass avocado: ripe and ready avocado, avocado
hawaiian pizza: ham and pineapple pizza
hazelnut spread: hazelnut chocolate spread
head of garlic: garlic bulb, garlic
heavy cream: double cream
heirloom tomato: heritage tomato
himalayan salt: pink himalayan salt
hispi cabbage: sweetheart cabbage, pointed cabbage
hot chocolate powder: drinking chocolate, hot chocolate
hot dog bun: hot dog roll, finger roll
hot dog mustard: american mustard, yellow mustard
hot dog roll: finger roll
hot dog sausage: frankfurter
hot sauce: hot pepper sauce, hot chilli sauce
hot smoked salmon: kiln roasted salmon
household glove: rubber glove
hummus: houmous
hundred and thousand: rainbow sprinkle, sugar strand
hungarian paprika: paprika
ice cream cornet: ice cream cone
ice pole: ice pop, freeze pop
ice pop: ice pole, freeze pop
iced bakewell: cherry bakewell
iced bun: iced finger
iced coffee: iced latte
iced finger: iced bun
iced latte: iced coffee
icelandic yoghurt: skyr
idaho potato: baking potato, maris piper potato
india pale ale: ipa
infant formula: first infant milk
instant barbecue: disposable barbecue
instant coffee: coffee granule, freeze dried coffee
instant gravy: gravy granule
instant mash: instant mashed potato
instant yeast: fast action yeast, dried yeast
ipa: india pale ale
irish cream liqueur: irish country cream
isotonic drink: sports drink
israeli couscous: giant couscous
italian herb: italian seasoning, mixed herb
italian parsley: flat leaf parsley
italian salami: milano salami, napoli salami
jacket potato: baking potato, baker potato
jam roll cake: swiss roll
jam sponge cake: victoria sponge
jamon iberico: iberico ham
jamon serrano: serrano ham
january king cabbage: savoy cabbage
japanese breadcrumb: panko breadcrumb
japanese rice: sushi rice
jasmine rice: thai fragrant rice, fragrant rice
jeera powder: ground cumin
jeera: cumin seed
jelly block: jelly cube, jelly
jerk spice: jerk seasoning
jersey milk: channel island milk
juicing orange: orange
jumbo prawn: king prawn
jumbo shrimp: king prawn
kaffir lime leaf: makrut lime leaf, lime leaf
kaiser roll: crusty roll
kaki: persimmon, sharon fruit
kalonji: nigella seed
kasuri methi: dried fenugreek leaf
kebab stick: bamboo skewer, wooden skewer
kenya bean: fine bean, fine green bean
kettle corn: sweet and salty popcorn
kettle descaler: descaler, limescale remover
kidney bean: red kidney bean
kielbasa: smoked pork sausage, polish sausage
kiln roasted salmon: hot smoked salmon
kilted sausage: pig in blanket
king edward potato: maris piper potato
kippered herring: kipper
kitchen bin bag: kitchen bin liner, tie top bin liner
kitchen cloth: all purpose cloth, multi purpose cloth
kitchen foil: aluminium foil
kitchen paper: kitchen towel, kitchen roll
kitchen roll: kitchen towel
kitchen sponge: sponge scourer
kitchen spray: kitchen cleaner
kitchen towel: kitchen roll
kitty litter: cat litter
kiwifruit: kiwi
kosher salt: coarse sea salt, sea salt flake
kumara: sweet potato
lacinato kale: cavolo nero
lady finger vegetable: okra
lamb chump chop: lamb chump steak, lamb leg steak
lamb cutlet: lamb chop
lamb gigot: lamb leg
lamb kebab: lamb kofta
lamb loin chop: lamb chop
lardon: bacon lardon, diced pancetta
large mushroom: flat mushroom, portobello mushroom
large onion: brown onion
lasagna sheet: lasagne sheet
laundry capsule: washing capsule
laundry detergent: laundry liquid, washing liquid
laundry liquid: washing liquid, laundry detergent
laundry pod: washing capsule, laundry capsule
laundry powder: washing powder
lean mince: lean beef mince, beef steak mince
lebanese cucumber: baby cucumber, mini cucumber
lemon cheese: lemon curd
licorice: liquorice
light cream cheese: light soft cheese
light cream: single cream
light mayo: light mayonnaise
light muscovado sugar: light brown sugar, light soft brown sugar
light olive oil: mild olive oil
light rum: white rum
light tonic water: low calorie tonic water
light treacle: golden syrup
lightly salted butter: slightly salted butter, salted butter
lima bean: butter bean
linguine: spaghetti
linseed: flaxseed
lip salve: lip balm
liquid glucose: glucose syrup
liquid soap: hand wash
liverwurst: liver sausage
lollipop: lolly
long shallot: banana shallot, echalion shallot
longlife milk: uht milk, long life milk
longlife orange juice: orange juice from concentrate
loo cleaner: toilet cleaner
loo roll: toilet tissue, toilet roll
loose tea: loose leaf tea, leaf tea
loose tomato: salad tomato
lorne sausage: square sausage, sliced sausage
louisiana hot sauce: hot pepper sauce
low salt soy sauce: reduced salt soy sauce
low sugar baked bean: reduced sugar baked bean
lox: smoked salmon
luncheon meat: chopped pork and ham, chopped pork
mac and cheese: macaroni cheese
macaroni and cheese: macaroni cheese
magret duck: duck breast
makeup pad: cotton wool pad, cotton pad
makeup remover: make up remover, micellar water
makeup wipe: facial cleansing wipe, cleansing wipe
makhani sauce: butter chicken sauce
malbec: argentinian malbec
mallow teacake: marshmallow teacake
malt bread: malt loaf
malt drink: malted milk drink
malt whisky: single malt whisky
malted drink: malted milk drink, malt drink
mandarin segment: mandarin orange segment
mandarin: easy peeler, satsuma
mango relish: mango chutney
manzanilla sherry: fino sherry
margarine: vegetable spread, sunflower spread
margherita pizza: cheese and tomato pizza
marie rose sauce: seafood sauce
marinara sauce: tomato pasta sauce
marlborough sauvignon blanc: new zealand sauvignon blanc
marrowfat pea: processed pea
mash: mashed potato
mashing potato: maris piper potato, king edward potato
masoor dal: red lentil
mayo: mayonnaise
medium sherry: amontillado sherry
mesclun: mixed leaf salad, mixed salad
metal scourer: stainless steel scourer
mezze penne: penne
middle bacon: back bacon
mild olive oil: light olive oil
milk powder: dried skimmed milk, skimmed milk powder
millionaire shortbread: caramel shortcake
mince and onion pie: minced beef and onion pie
minced garlic: chopped garlic, garlic paste
minced ginger: ginger paste
minced steak: steak mince, beef mince
mineral water: still water, spring water
mini corn: baby corn
mini cucumber: baby cucumber, snack cucumber
mini scotch egg: savoury egg, picnic egg
mint tea: peppermint tea
minute steak: thin cut steak, sandwich steak
mixed berry: summer fruit
mixed veg: mixed vegetable
moist toilet paper: moist toilet tissue
moisturizer: moisturiser, moisturising cream
molasses sugar: dark muscovado sugar
molasses: black treacle
monkey nut: peanut in shell
morning roll: white roll, scottish roll
mosquito spray: insect repellent
moule: mussel
mouli: mooli
moutabal: baba ganoush, aubergine dip
mozzarella pearl: mini mozzarella
muesli: swiss style muesli
multi purpose cleaner: multi surface cleaner, all purpose cleaner
multiseed bread: seeded bread
mung bean sprout: beansprout
mushroom soup: cream of mushroom soup
mustard and cress: salad cress
mustard cress: salad cress
mustard: english mustard
nacho chip: tortilla chip
nacho: tortilla chip
nail file: emery board
nail polish remover: nail varnish remover
nail varnish remover: nail polish remover
nail varnish: nail polish
nam pla: fish sauce
nan bread: naan bread
napa cabbage: chinese leaf
napoletana sauce: tomato pasta sauce
nappy bag: nappy sack
nappy pant: pull up nappy
nappy rash cream: nappy cream, barrier cream
nappy sack: nappy bag
nashi pear: asian pear
navel orange: large orange, orange
navy bean: haricot bean
navy rum: dark rum
neck of lamb: lamb neck fillet
neep: swede
new potato: baby potato
new york strip: sirloin steak
new zealand sauvignon blanc: marlborough sauvignon blanc
non alcoholic beer: alcohol free beer, alcohol free lager
non bio liquid: non bio laundry liquid, non bio washing liquid
north atlantic prawn: coldwater prawn, cooked and peeled prawn
nut chocolate spread: hazelnut chocolate spread
nutmeg powder: ground nutmeg
oat milk: oat drink
ocean stick: seafood stick
oggie: cornish pasty
oil spray: sunflower oil spray, cooking spray
old fashioned oat: rolled oat, porridge oat
old potato: white potato, maris piper potato
olive margarine: olive spread
onion powder: onion granule
orange blossom water: orange flower water
orange cordial: orange squash
orange flower water: orange blossom water
orange juice no pulp: smooth orange juice
orange juice with pulp: orange juice with bit
orange lentil: red lentil
orange liqueur: triple sec
orange marmalade: seville orange marmalade, thick cut marmalade
orangeade: sparkling orange
orecchiette: conchiglie, fusilli
oven chip: straight cut chip
ox cheek: beef cheek
ox kidney: beef kidney
pacifier: soother, dummy
pad thai noodle: rice noodle
pain au chocolat: chocolate croissant
pain au raisin: raisin swirl, raisin whirl
pancetta cube: diced pancetta, bacon lardon
pangasius: basa fillet
panini roll: panini
panty liner: pantyliner
paper napkin: napkin, serviette
paper towel: kitchen towel, kitchen roll
pappadom: poppadom
pappardelle: tagliatelle
parchment paper: baking paper, baking parchment
parma ham: prosciutto crudo, prosciutto
parmesan: parmigiano reggiano, grana padano
parmigiano: parmesan, grana padano
party sausage roll: mini sausage roll
party sausage: cocktail sausage
pasta bow: farfalle
pasta flour: 00 flour
pasta quill: penne
pasta shell: conchiglie
pasta spiral: fusilli
pasta tube: penne, rigatoni
pasta twist: fusilli
pastel de nata: portuguese custard tart
patna rice: long grain rice
paw paw: papaya
peanut oil: groundnut oil
pear cider: perry
pearl couscous: giant couscous
pedal bin bag: pedal bin liner
penne rigate: penne
penne wholewheat: fusilli wholewheat
penne: penne rigate, fusilli
pepita: pumpkin seed
pepper mill: black peppercorn grinder, black peppercorn
peppermint essence: peppermint extract
peri peri sauce: piri piri sauce
period pad: sanitary towel, sanitary pad
perry: pear cider
persian cucumber: baby cucumber, mini cucumber
persimmon: sharon fruit, kaki
pesto alla genovese: green pesto, basil pesto
pesto rosso: red pesto
pesto: green pesto, basil pesto
pet bedding: wood shaving
petit pain: crusty roll, demi baguette
petit pois: garden pea
phyllo pastry: filo pastry
piccolo tomato: cherry tomato
pickle spear: gherkin
pickled cucumber: gherkin
pickled herring: rollmop herring
picnic egg: savoury egg, mini scotch egg
pie crust pastry: shortcrust pastry
pigeon pea: gungo pea
pikelet: crumpet
pilchard in tomato sauce: sardine in tomato sauce
pilsener: pilsner lager
pimenton: smoked paprika
pimiento: roasted red pepper
pineapple chunk: pineapple piece
pineapple piece: pineapple chunk
pineapple ring: pineapple slice
pineapple slice: pineapple ring
pink prosecco: prosecco rose
pink wine: rose wine
pinot grigio blush: pinot grigio rose
pinot gris: pinot grigio
piri piri sauce: peri peri sauce
piri piri seasoning: peri peri seasoning
pita bread: pitta bread
pitaya: dragon fruit
pitta pocket: pitta bread
pizza cheese: grated mozzarella
pizza flour: 00 flour
plain chocolate bar: dark chocolate
plain chocolate chip: dark chocolate chip
plain chocolate digestive: dark chocolate digestive
plain chocolate: dark chocolate
plain crisp: ready salted crisp
plain sponge cake: madeira cake
plain yoghurt: natural yogurt
plastic wrap: cling film
plum pudding: christmas pudding
plum tomato tin: peeled plum tomato
pointed cabbage: sweetheart cabbage
pointed pepper: romano pepper
polish spray: furniture polish
polpa: finely chopped tomato, chopped tomato
pomegranate aril: pomegranate seed
pomegranate syrup: pomegranate molasses
pomodorino tomato: baby plum tomato, cherry tomato
poo bag: dog waste bag, dog poo bag
popcorn kernel: popping corn
popping corn: popcorn kernel
popsicle: ice lolly
pork banger: pork sausage
pork belly strip: pork belly slice
pork cutlet: pork chop
pork fillet: pork tenderloin
pork knuckle: pork hock
pork link: pork sausage
pork loin chop: pork chop, pork loin steak
pork rind: pork scratching
pork shank: pork hock
pork spare rib: pork rib
pork tenderloin: pork fillet
porridge oat: rolled oat
portabella mushroom: portobello mushroom, flat mushroom
portobello mushroom: flat mushroom
portuguese tart: pastel de nata, portuguese custard tart
pot barley: pearl barley
potato bread: potato cake
potato chip: ready salted crisp
potato farl: potato cake
potato gratin: potato dauphinoise, dauphinoise potato
potato scone: potato cake
potsticker: gyoza
pouch rice: microwave rice
pound cake: madeira cake
pouring cream: single cream
powdered milk: dried skimmed milk, skimmed milk powder
powdered sugar: icing sugar
prawn toast: sesame prawn toast
preserved ginger: stem ginger
pressed apple juice: cloudy apple juice
probiotic drink: yogurt drink, fermented milk drink
processed cheese slice: cheese slice, cheese single
processed pea: marrowfat pea
prosciutto crudo: parma ham
prosciutto: parma ham, prosciutto crudo
provence rose: cotes de provence rose
pudding spice: mixed spice
puffed rice cereal: rice pop, crisp rice
pull up nappy: nappy pant
pumpkin pie spice: mixed spice
pumpkin spice: mixed spice
puppy pad: puppy training pad, training pad
purple onion: red onion
puy lentil: green lentil
quarter pounder: beef burger
quick cook spaghetti: spaghetti
quick oat: porridge oat
rack of lamb: lamb rack
radiatori: fusilli
raisin bread: fruit loaf
raisin whirl: pain au raisin
rajma: red kidney bean
ramen packet: instant noodle
raspberry conserve: raspberry jam
raspberry preserve: raspberry jam
raw sugar: demerara sugar
ready to roll icing: fondant icing
red apple: gala apple, red delicious apple
red bordeaux: claret, bordeaux
red burgundy: bourgogne pinot noir
red chilli powder: hot chilli powder, chilli powder
red chilli: red finger chilli, serenade chilli
red pepper flake: chilli flake, crushed chilli
red pesto: sun dried tomato pesto, pesto rosso
red port: ruby port
red salmon tin: wild red salmon, sockeye salmon
red sauce: tomato ketchup
red skinned potato: red potato, rooster potato
red top milk: skimmed milk
redbush tea: rooibos tea
refuse sack: bin bag, bin liner
rehydration sachet: oral rehydration, rehydration salt
rice milk: rice drink
rice pop: rice snap, crisp rice
rice snap: rice pop, crisp rice
rice stick: rice noodle
rice vermicelli: vermicelli rice noodle, rice noodle
rice wine vinegar: rice vinegar
ridged crisp: ridge cut crisp
rigatoni: penne
risoni: orzo
risotto rice: arborio rice
river cobbler: basa fillet
roast pepper jar: roasted red pepper, chargrilled pepper
roastie: roast potato
roasting beef: beef roasting joint, topside joint
roasting chicken: whole chicken
roasting pork: pork loin joint, pork leg joint
roasting potato: maris piper potato, king edward potato
rock melon: cantaloupe melon
rolled oat: porridge oat
romaine lettuce: cos lettuce
romano pepper: sweet pointed pepper
romano potato: red potato, rooster potato
rooibos tea: redbush tea
room spray: air freshener
roquette: rocket
rosecoco bean: borlotti bean
roti: chapati, chapatti
rotini: fusilli
round grain rice: pudding rice
round tomato: salad tomato
rubber glove: household glove
rubbish bag: refuse sack, bin bag
ruby port: port
rucola: rocket
runny honey: clear honey
russet apple: egremont russet apple
russet potato: baking potato, maris piper potato
rutabaga: swede
rye cracker: rye crispbread
saithe: coley
salad bag: mixed salad, mixed leaf
salad cheese: greek salad cheese, feta
salad onion: spring onion
salad potato: baby new potato, charlotte potato
salad prawn: cooked and peeled prawn, coldwater prawn
salami napoli: italian salami
salmon cutlet: salmon fillet
salmon darne: salmon fillet
salmon portion: salmon fillet
salmon steak: salmon fillet
salsa dip: tomato salsa, salsa
salt cod: salted cod, saltfish
salted butter: slightly salted butter
salted crisp: ready salted crisp
saltfish: salted cod
san marzano tomato tin: peeled plum tomato
sandwich bag: food bag
sandwich ham: cooked ham, ham slice
sandwich pickle: sweet pickle
sandwich steak: minute steak, thin cut steak
sandwich wrap: tortilla wrap, plain wrap
sanitary pad: sanitary towel, ultra towel
santini tomato: baby plum tomato
sardine in oil: sardine in sunflower oil, sardine in olive oil
satsuma: easy peeler, clementine
saturn peach: flat peach, doughnut peach
saunf: fennel seed
sausage link: pork sausage
sausage meat: pork sausagemeat
sauvignon: sauvignon blanc
savoiardi: sponge finger
savoury egg: mini scotch egg, picnic egg
sawdust: wood shaving
scallion: spring onion
scotch fillet steak: ribeye steak
scotch: scotch whisky
scottish cheddar: mature cheddar
scouring cream: cream cleaner
scouring pad: scourer
scrag end of lamb: lamb neck
seafood cocktail: seafood selection, seafood mix
seafood medley: seafood selection, seafood mix
seafood sauce: marie rose sauce
seaweed sheet: nori sheet, sushi nori
seeded bread: multiseed bread, seeded batch
self rising flour: self raising flour
seltzer water: sparkling water, soda water
serviette: napkin, paper napkin
sesame paste: tahini
set yoghurt: natural yogurt
sharon fruit: persimmon
sharp cheddar: mature cheddar, extra mature cheddar
shaving cream: shaving foam, shave gel
shaving foam: shave foam, shaving gel
shaving gel: shave gel, shaving foam
shin of beef: beef shin, diced beef
shiraz: syrah
shoestring fry: french fry
short grain rice: pudding rice
shortening: vegetable fat
shower cream: shower gel, body wash
shower gel: body wash
shoyu: soy sauce
shredded cheese: grated cheddar, grated mozzarella
shredded coconut: desiccated coconut
shrimp cracker: prawn cracker
shrimp: prawn
sieved tomato: passata
silver foil: kitchen foil
silverbeet: chard
silverside of beef: beef roasting joint, topside joint
silverskin onion: cocktail onion
sink unblocker: drain unblocker, drain cleaner
skinny chip: french fry
skyr: icelandic style yogurt
sliced almond: flaked almond
slicing tomato: salad tomato
slightly salted butter: salted butter
slimline tonic water: low calorie tonic water, light tonic water
slivered almond: flaked almond
small prawn: cooked and peeled prawn, coldwater prawn
smetana: soured cream
smoked processed cheese: bavarian smoked cheese
smoked salmon offcut: smoked salmon trimming
smoked salmon piece: smoked salmon trimming
smooth pate: brussels pate
snow pea: mangetout
soap powder: washing powder
sockeye salmon tin: red salmon
soda crystal: washing soda
soda water: club soda
soft brown sugar: light brown sugar, light soft brown sugar
soft butter: spreadable butter, spreadable
soft lettuce: round lettuce
soft scoop ice cream: soft scoop vanilla, vanilla ice cream
soft tortilla: tortilla wrap
soother: dummy
sour cream: soured cream
soy milk: soya drink, soya milk
soya milk: soya drink
soya sauce: soy sauce
spag bol: spaghetti bolognese
spaghetti hoop: spaghetti in tomato sauce
spaghetti in tomato sauce: spaghetti hoop
spaghetti sauce: bolognese sauce, tomato pasta sauce
spaghettini: spaghetti
spanish onion: brown onion, large onion
spanish paprika: smoked paprika
spearmint herb: mint
speculoos spread: caramelised biscuit spread
speculoos: caramelised biscuit
spinach and ricotta ravioli: spinach and ricotta tortelloni, spinach and ricotta tortellini
spinach and ricotta tortellini: spinach and ricotta tortelloni, spinach and ricotta ravioli
spooning cream: extra thick double cream
sports drink: isotonic drink
spray cream: aerosol cream, squirty cream
spring cabbage: spring green, sweetheart cabbage
spring water: still water, mineral water
square sausage: lorne sausage, sliced sausage
squid ring: calamari
squirty cream: aerosol cream, spray cream
steak bake: steak slice
steak chip: steak cut chip, chunky chip
steak mince: beef mince
steel cut oat: pinhead oatmeal
stew pack: casserole vegetable, vegetable casserole mix
stewing beef: diced beef, casserole steak
stewing lamb: diced lamb
stewing pork: diced pork
stewing steak: diced beef, casserole steak
sticking plaster: plaster, washproof plaster
stir fry beef: beef strip, beef stir fry
stir fry chicken: chicken strip, diced chicken breast
stir fry mix: vegetable stir fry
stir fry veg: vegetable stir fry, stir fry mix
stock jelly: stock pot
straight cut chip: oven chip
strained yoghurt: greek yogurt, greek style yogurt
strawberry conserve: strawberry jam
strawberry milkshake: strawberry milk
strawberry preserve: strawberry jam
streaky rasher: streaky bacon
string bean: fine green bean, green bean
string cheese: cheese string, mozzarella stick
stringless bean: runner bean
strong cheddar: mature cheddar, extra mature cheddar
strong flour: strong white bread flour, bread flour
stroopwafel: caramel waffle
suet ball: fat ball
sugar lump: sugar cube
sugar strand: hundred and thousand, rainbow sprinkle
sugarpaste: ready to roll icing, fondant icing
sultana cake: fruit cake
sultana scone: fruit scone
summer berry: summer fruit, mixed berry
summer fruit: mixed berry
sun cream: sun lotion
sun lotion: sun cream
sunblock: sun lotion, sun cream
sunchoke: jerusalem artichoke
sunflower margarine: sunflower spread
sunscreen: sun lotion, sun cream
suntan lotion: sun lotion, sun cream
superfine sugar: caster sugar
surface cleaner: multi surface cleaner, all purpose cleaner
surimi: seafood stick
sushi ginger: pickled ginger
sushi seaweed: nori sheet
swedish crispbread: rye crispbread, crispbread
swedish meatball: beef and pork meatball, meatball
sweet and salted popcorn: sweet and salty popcorn
sweet paprika: paprika
sweet pastry: sweet shortcrust pastry
sweet pickle: sandwich pickle
sweet potato chip: sweet potato fry
sweet sherry: cream sherry
sweetcorn cob: corn on the cob, corn cob
sweetheart cabbage: pointed cabbage
swim nappy: swim pant
swiss chard: rainbow chard
swiss muesli: swiss style muesli
syrah: shiraz
table salt: cooking salt
taco spice: taco seasoning mix
tagliatelle: fettuccine, pappardelle
talc: talcum powder, baby powder
tamarind concentrate: tamarind paste
tangerine: easy peeler, clementine
tartar sauce: tartare sauce
tasty cheddar: mature cheddar
tattie scone: potato cake, potato scone
tea biscuit: rich tea biscuit
tealight: tea light
textured vegetable protein: soya mince
thai chilli: bird eye chilli
thai dipping sauce: sweet chilli sauce
thai fragrant rice: jasmine rice
thai rice: jasmine rice
thick cream: double cream, extra thick cream
thick cut chip: chunky chip
thin cut marmalade: fine cut marmalade
thin sausage: chipolata
three bean salad: mixed bean salad, mixed bean
throat sweet: throat lozenge
tiger prawn: king prawn
tin foil: kitchen foil
tin loaf: white loaf, farmhouse bread
tinned corn: sweetcorn
tinned custard: ready to serve custard, custard
tinned fruit salad: fruit cocktail
tinned ham: cooked ham, canned ham
tinned mandarin: mandarin segment, mandarin orange segment
tinned pork: luncheon meat, chopped pork
tinned tomato: chopped tomato, peeled plum tomato
tissue: facial tissue
toasted sesame oil: sesame oil
toasting muffin: english muffin, white muffin
toddler milk: growing up milk
toilet block: toilet rim block, rim block
toilet gel: toilet cleaner
toilet paper: toilet tissue, toilet roll
toilet roll: toilet tissue
toilet tissue: toilet roll
tomato concentrate: tomato puree
tomato paste: tomato puree
tomato sauce: tomato ketchup
tomato soup: cream of tomato soup
tonic water: indian tonic water
toothpick: cocktail stick
topside of beef: beef roasting joint, silverside joint
tortiglioni: rigatoni, penne
traditional pasty: cornish pasty
trail mix: fruit and nut mix
treacle sponge pudding: syrup sponge pudding
trifle sponge: sponge finger
triple a battery: aaa battery
triple sec: orange liqueur
trofie: fusilli
tuna flake: tuna chunk
tuna in water: tuna in spring water
turbinado sugar: demerara sugar
turkey breast joint: turkey butterfly
turkey butterfly: turkey breast joint
turkey escalope: turkey breast steak
turkey fillet: turkey breast steak
turmeric powder: ground turmeric
turtle bean: black bean
tuscan kale: cavolo nero
twarog: curd cheese, quark
uht milk: long life milk
uncooked ham joint: gammon joint
vanilla essence: vanilla extract
vanilla flavouring: vanilla extract
vegan mince: plant based mince, meat free mince
vegan sausage: plant based sausage, meat free sausage
vegetable bouillon: vegetable stock cube, vegetable stock powder
vegetable oil: rapeseed oil, sunflower oil
vegetarian burger: meat free burger, veggie burger
vegetarian sausage: meat free sausage, veggie sausage
veggie mince: meat free mince, plant based mince
victoria sandwich: victoria sponge
vinaigrette: french dressing
vine tomato: tomato on the vine
vintage cheddar: extra mature cheddar
washing capsule: laundry capsule
washing liquid: laundry liquid, laundry detergent
washing pod: washing capsule, laundry capsule
washing powder: laundry powder
washing soda: soda crystal
washing up glove: rubber glove, household glove
washing up sponge: sponge scourer
waxy potato: charlotte potato, salad potato
weissbier: wheat beer
wet cat food: cat food pouch, cat food in jelly
wet toilet wipe: moist toilet tissue
wet wipe: baby wipe
wheaten bread: irish soda bread, soda bread
wheatmeal biscuit: digestive biscuit
whipping cream: double cream
whisky: scotch whisky, blended scotch whisky
white anchovy: marinated anchovy
white bean: cannellini bean, haricot bean
white beer: wheat beer
white burgundy: bourgogne chardonnay, macon villages
white flour: plain flour
white grape: green grape
white lasagne sauce: creamy lasagne sauce
white lemonade: lemonade
white mushroom: closed cup mushroom, button mushroom
white radish: mooli, daikon
white rice: long grain rice
white sugar: granulated sugar
white vinegar: distilled malt vinegar, white malt vinegar
white zinfandel: zinfandel rose
whole chorizo: chorizo ring
whole wheat bread: wholemeal bread
whole wheat flour: wholemeal flour
wholegrain basmati rice: brown basmati rice
wholegrain rice: brown rice
wholemeal pasta: wholewheat fusilli, wholewheat penne
wholemeal spaghetti: wholewheat spaghetti
wholewheat biscuit cereal: wheat biscuit, wholegrain wheat biscuit
wiener: frankfurter, hot dog
wild bird food: wild bird seed, seed mix wild bird
wild mushroom: mixed exotic mushroom, mixed mushroom
window cleaner: glass cleaner
winter squash: butternut squash
wire wool: steel wool, stainless steel scourer
witloof: chicory
wood litter: wood based cat litter, wood pellet litter
worcester sauce: worcestershire sauce
yeast spread: yeast extract
yellow apple: golden delicious apple
yellow fish: smoked haddock
yellow mustard: american mustard
yellow onion: brown onion
yellow turnip: swede
yuca: cassava
zero alcohol lager: alcohol free lager
zero sugar cola: diet cola
zip lock bag: resealable bag, zip seal bag
ziti: penne, rigatoni
zucchini: courgette
`;
