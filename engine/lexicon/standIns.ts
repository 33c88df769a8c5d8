/**
 * What nearly every shopper takes for a thing where a store does not sell it under its name, a line each: the thing: what stands in for
 * it, best first, in words that packs print. No other use, flavour, diet or animal. Written by a reader from memory, aisle by aisle, and kept where
 * it finds something in a store of two seasons that shows nothing for the thing itself.
 */
export const STAND_INS = `
aioli: garlic mayonnaise
all rounder potato: white potato
almond meal: ground almond
american ginger ale: ginger ale
american rice: long grain rice
angel hair pasta: capellini, spaghetti
ant powder: ant killer
anya potato: salad potato
apple and blackcurrant cordial: apple and blackcurrant squash
apple cider vinegar: cider vinegar
apricot preserve: apricot jam
argentinian malbec: malbec, mendoza malbec
baby back rib: pork rib rack, pork loin rib
baby bella mushroom: chestnut mushroom
baby carrot: chantenay carrot
baby gem lettuce: little gem lettuce
bacon piece: cooking bacon
bacon quiche: quiche lorraine
baking cocoa: cocoa powder
baking potato large: jacket potato
baking potato: jacket potato, baker potato
balsamic reduction: balsamic glaze
bap: white roll
barbados sugar: dark muscovado sugar
barn egg: free range egg
barnsley chop: lamb chop
batch roll: white roll
bath foam: bubble bath
batter pudding: yorkshire pudding
bean curd: tofu
bean in tomato sauce: baked bean
bechamel sauce: white sauce, white lasagne sauce
beef bouillon: beef stock cube, beef stock
beef broth: beef stock
beef tenderloin: beef fillet
beefsteak tomato: beef tomato
belgian endive: chicory
belly draft: pork belly slice
bird eye chilli: thai chilli
biscuit assortment: biscuit selection
biscuit for cheese: cracker selection
black kale: cavolo nero
black tea: everyday tea bag, tea bag
blackcurrant cordial: blackcurrant squash
blackcurrant preserve: blackcurrant jam
blood pudding: black pudding
blush wine: zinfandel rose, pinot grigio rose
bocconcini: mini mozzarella, mozzarella pearl
bockwurst: frankfurter, hot dog
boiling ham: gammon joint
boquerones: marinated anchovy
boston butt: pork shoulder joint
bourbon whisky: bourbon whiskey, kentucky bourbon
braising steak: diced beef, casserole steak
bread baton: baguette
breakfast bar: cereal bar
breakfast sausage: pork sausage
bridge roll: finger roll, hot dog roll
broiler chicken: whole chicken
brown flour: wholemeal flour
brown lentil: green lentil
brown pasta: wholewheat penne, wholewheat fusilli
brown spaghetti: wholewheat spaghetti
bucatini: spaghetti
buffalo mozzarella: mozzarella di bufala
burger pickle: sliced gherkin, gherkin slice
burrito wrap: tortilla wrap
butterhead lettuce: round lettuce
button sprout: brussels sprout
cajun spice: cajun seasoning
calabrese: broccoli
calamari: squid ring, calamari ring
candied cherry: glace cherry
candied ginger: crystallised ginger
cantuccini: biscotti
cape gooseberry: physalis
caramel slice: caramel shortcake, millionaire shortbread
caramel waffle: stroopwafel
carbonated water: sparkling water
casarecce: fusilli, penne
casserole lamb: diced lamb
casserole pork: diced pork
casserole steak: diced beef, braising steak
cat biscuit: dry cat food, complete cat food
cavatappi: fusilli
celery root: celeriac
chantenay carrot: baby carrot
charentais melon: cantaloupe melon
chargrilled pepper: roasted red pepper
charlotte potato: salad potato, baby new potato
chateaubriand: beef fillet
cheese and bacon quiche: quiche lorraine
cheese curl: cheese puff
chevre: goats cheese
chicken bouillon: chicken stock cube, chicken stock
chicken broth: chicken stock
chicken chunk: diced chicken
chicken dipper: chicken nugget
chicken escalope: breaded chicken fillet, breaded chicken steak
chicken finger: chicken goujon
chicken inner fillet: chicken mini fillet
chicken leg quarter: chicken leg
chicken schnitzel: breaded chicken fillet, breaded chicken steak
chicken tenderloin: chicken mini fillet
chickpea dip: houmous
chifferi: macaroni
chinese lettuce: chinese leaf
chinese noodle: egg noodle
chocolate vermicelli: chocolate strand, chocolate sprinkle
chopped ham and pork: luncheon meat, chopped pork
chorizo sausage: chorizo ring
chow mein noodle: egg noodle
cinnamon bun: cinnamon swirl, cinnamon roll
cinnamon roll: cinnamon swirl, cinnamon bun
citrus peel: mixed peel
claret: bordeaux
clarified butter: ghee
cleaning wipe: multi surface wipe, antibacterial wipe
clear lemonade: lemonade
cloudy apple juice: pressed apple juice
cocktail sauce: seafood sauce
cod steak: cod fillet, cod loin
coffee capsule: coffee pod
coffee pod: coffee capsule
collard green: spring green
conchiglie: pasta shell, fusilli
continental lentil: green lentil
continental parsley: flat leaf parsley
cooking brandy: french brandy, brandy
cooking spray: sunflower oil spray, oil spray
coriander powder: ground coriander
corn niblet: sweetcorn
corn oil: vegetable oil, sunflower oil
cornichon: baby gherkin, gherkin
cotton candy: candy floss
cotton swab: cotton bud
cracked black pepper: coarse ground black pepper
cracked wheat: bulgur wheat
cracker selection: biscuit for cheese
cranberry bean: borlotti bean
cranberry jelly: cranberry sauce
creamed horseradish: horseradish sauce
crepe: french crepe, pancake
crinkle cut crisp: ridge cut crisp
crisp rice cereal: rice pop, rice snap
crushed tomato: finely chopped tomato, chopped tomato
cubetti di pancetta: diced pancetta, bacon lardon
cumberland ring: cumberland sausage
curd cheese: cottage cheese
curly parsley: flat leaf parsley
currant bread: fruit loaf
currant teacake: fruit teacake
dark muscovado sugar: dark brown sugar, dark soft brown sugar
dauphinoise potato: potato gratin
depilatory cream: hair removal cream
desiree potato: red potato, rooster potato
devon cream: clotted cream
diced tomato: chopped tomato
dill cucumber: gherkin
dill pickle: gherkin
dill weed: dill
disinfectant wipe: antibacterial wipe
dolma: stuffed vine leaf
dolmades: stuffed vine leaf
dried pasta: fusilli, penne
dried plum: prune
drinking yoghurt: yogurt drink
dummy: soother
dundee cake: fruit cake
dwarf bean: fine bean, fine green bean
egg and bacon flan: quiche lorraine
elbow macaroni: macaroni
emery board: nail file
endive: chicory
english muffin: white muffin, breakfast muffin
entrecote steak: ribeye steak, sirloin steak
espresso bean: coffee bean
estima potato: white potato
face wipe: facial wipe, cleansing wipe
facial wash: face wash
fairy cake: cupcake
fajita spice: fajita seasoning mix
farfalle: pasta bow, fusilli
fat free milk: skimmed milk
fettuccine: tagliatelle
field mushroom: flat mushroom, portobello mushroom
filbert: hazelnut
filet mignon: fillet steak
fine salt: table salt, fine sea salt
finger roll: hot dog roll
fingerling potato: salad potato
finnan haddie: smoked haddock
fino sherry: dry sherry, manzanilla sherry
fish stick: fish finger
flaky salt: sea salt flake
flank steak: bavette steak
flat lettuce: round lettuce
flat mushroom: portobello mushroom
flaxseed: linseed
forest fruit: mixed berry, summer fruit
fragrant rice: jasmine rice
freeze dried coffee: instant coffee
freezer bag: food freezer bag
french bread: baguette
fromage blanc: fromage frais
fruit medley: fruit salad
fusilli wholewheat: penne wholewheat
gamba: king prawn
garden mint: mint
garlic granule: garlic powder
garlic paste: garlic puree
garlic puree: garlic paste
gelatine sheet: gelatine leaf
gemelli: fusilli
genoa cake: fruit cake
gigot chop: lamb leg steak
gigot of lamb: lamb leg
ginger biscuit: ginger nut
ginger loaf: ginger cake
ginger puree: ginger paste
gingerbread loaf: ginger cake
goat cheese log: goats cheese
gold rum: golden rum
golden raisin: sultana
goulash beef: diced beef
grana padano: parmigiano reggiano, parmesan
granary loaf: malted bloomer, malted bread
granulated garlic: garlic granule
grape tomato: baby plum tomato
gravlax: gravadlax
gravy powder: gravy granule
great northern bean: cannellini bean
green cardamom: cardamom pod
green chilli: finger chilli
green onion: spring onion
green pesto: basil pesto, pesto alla genovese
grenache: garnacha
grissini: breadstick
haddock portion: haddock fillet
hair remover cream: hair removal cream
half fat milk: semi skimmed milk
ham hough: ham hock
ham shank: ham hock
hand lotion: hand cream
hand of pork: pork shoulder joint
handy tissue pack: pocket tissue
hass avocado: ripe and ready avocado, avocado
hawaiian pizza: ham and pineapple pizza
hot dog mustard: american mustard, yellow mustard
hot dog sausage: frankfurter
household glove: rubber glove
hungarian paprika: paprika
iced bakewell: cherry bakewell
idaho potato: baking potato, maris piper potato
india pale ale: ipa
instant mash: instant mashed potato
isotonic drink: sports drink
israeli couscous: giant couscous
italian herb: italian seasoning, mixed herb
italian parsley: flat leaf parsley
jacket potato: baking potato, baker potato
jam roll cake: swiss roll
jam sponge cake: victoria sponge
january king cabbage: savoy cabbage
japanese breadcrumb: panko breadcrumb
japanese rice: sushi rice
kaffir lime leaf: makrut lime leaf, lime leaf
kaiser roll: crusty roll
kaki: persimmon, sharon fruit
kenya bean: fine bean, fine green bean
kettle descaler: descaler, limescale remover
kiln roasted salmon: hot smoked salmon
king edward potato: maris piper potato
kitchen cloth: all purpose cloth, multi purpose cloth
kosher salt: coarse sea salt, sea salt flake
lady finger vegetable: okra
lamb chump chop: lamb chump steak, lamb leg steak
lamb cutlet: lamb chop
large onion: brown onion
laundry powder: washing powder
light muscovado sugar: light brown sugar, light soft brown sugar
light rum: white rum
light treacle: golden syrup
linguine: spaghetti
linseed: flaxseed
liverwurst: liver sausage
lollipop: lolly
longlife milk: uht milk, long life milk
louisiana hot sauce: hot pepper sauce
magret duck: duck breast
makhani sauce: butter chicken sauce
malted drink: malted milk drink, malt drink
mango relish: mango chutney
manzanilla sherry: fino sherry
marie rose sauce: seafood sauce
marinara sauce: tomato pasta sauce
mesclun: mixed leaf salad, mixed salad
mezze penne: penne
middle bacon: back bacon
minced garlic: chopped garlic, garlic paste
minced ginger: ginger paste
mini corn: baby corn
mint tea: peppermint tea
mixed berry: summer fruit
moule: mussel
moutabal: baba ganoush, aubergine dip
multiseed bread: seeded bread
mung bean sprout: beansprout
nacho: tortilla chip
nail varnish: nail polish
navel orange: large orange, orange
navy rum: dark rum
new york strip: sirloin steak
north atlantic prawn: coldwater prawn, cooked and peeled prawn
nut chocolate spread: hazelnut chocolate spread
oggie: cornish pasty
old fashioned oat: rolled oat, porridge oat
old potato: white potato, maris piper potato
orange juice no pulp: smooth orange juice
orangeade: sparkling orange
orecchiette: conchiglie, fusilli
pad thai noodle: rice noodle
pancetta cube: diced pancetta, bacon lardon
pappardelle: tagliatelle
pear cider: perry
pearl couscous: giant couscous
penne rigate: penne
penne wholewheat: fusilli wholewheat
persian cucumber: baby cucumber, mini cucumber
persimmon: sharon fruit, kaki
pesto alla genovese: green pesto, basil pesto
petit pain: crusty roll, demi baguette
petit pois: garden pea
pickle spear: gherkin
pimenton: smoked paprika
pimiento: roasted red pepper
pineapple piece: pineapple chunk
pink prosecco: prosecco rose
pink wine: rose wine
pinot grigio blush: pinot grigio rose
pitaya: dragon fruit
plain chocolate: dark chocolate
plain sponge cake: madeira cake
plum pudding: christmas pudding
polpa: finely chopped tomato, chopped tomato
pomegranate syrup: pomegranate molasses
pomodorino tomato: baby plum tomato, cherry tomato
popping corn: popcorn kernel
pork cutlet: pork chop
pork link: pork sausage
pork tenderloin: pork fillet
portobello mushroom: flat mushroom
portuguese tart: pastel de nata, portuguese custard tart
potato bread: potato cake
potato chip: ready salted crisp
potato gratin: potato dauphinoise, dauphinoise potato
potsticker: gyoza
pound cake: madeira cake
preserved ginger: stem ginger
probiotic drink: yogurt drink, fermented milk drink
processed cheese slice: cheese slice, cheese single
puffed rice cereal: rice pop, crisp rice
pumpkin pie spice: mixed spice
pumpkin spice: mixed spice
puy lentil: green lentil
quarter pounder: beef burger
quick cook spaghetti: spaghetti
quick oat: porridge oat
radiatori: fusilli
raisin whirl: pain au raisin
raspberry conserve: raspberry jam
raspberry preserve: raspberry jam
raw sugar: demerara sugar
red burgundy: bourgogne pinot noir
red pepper flake: chilli flake, crushed chilli
red pesto: sun dried tomato pesto, pesto rosso
rice vermicelli: vermicelli rice noodle, rice noodle
ridged crisp: ridge cut crisp
risoni: orzo
roasting pork: pork loin joint, pork leg joint
rock melon: cantaloupe melon
romano pepper: sweet pointed pepper
room spray: air freshener
rosecoco bean: borlotti bean
rotini: fusilli
round grain rice: pudding rice
round tomato: salad tomato
russet potato: baking potato, maris piper potato
rutabaga: swede
rye cracker: rye crispbread
saithe: coley
salad bag: mixed salad, mixed leaf
salad prawn: cooked and peeled prawn, coldwater prawn
salami napoli: italian salami
salmon cutlet: salmon fillet
sandwich steak: minute steak, thin cut steak
santini tomato: baby plum tomato
sardine in oil: sardine in sunflower oil, sardine in olive oil
sausage link: pork sausage
scotch: scotch whisky
scrag end of lamb: lamb neck
seafood cocktail: seafood selection, seafood mix
seafood medley: seafood selection, seafood mix
seaweed sheet: nori sheet, sushi nori
seltzer water: sparkling water, soda water
sesame paste: tahini
set yoghurt: natural yogurt
sharon fruit: persimmon
shaving cream: shaving foam, shave gel
shaving foam: shave foam, shaving gel
short grain rice: pudding rice
shower cream: shower gel, body wash
shoyu: soy sauce
shredded cheese: grated cheddar, grated mozzarella
shredded coconut: desiccated coconut
silverside of beef: beef roasting joint, topside joint
skinny chip: french fry
slicing tomato: salad tomato
slivered almond: flaked almond
smoked salmon offcut: smoked salmon trimming
spaghetti sauce: bolognese sauce, tomato pasta sauce
spanish onion: brown onion, large onion
spearmint herb: mint
speculoos spread: caramelised biscuit spread
speculoos: caramelised biscuit
spring cabbage: spring green, sweetheart cabbage
squid ring: calamari
steak bake: steak slice
steak chip: steak cut chip, chunky chip
steel cut oat: pinhead oatmeal
stewing pork: diced pork
strained yoghurt: greek yogurt, greek style yogurt
strawberry preserve: strawberry jam
stringless bean: runner bean
sugar strand: hundred and thousand, rainbow sprinkle
sultana cake: fruit cake
summer berry: summer fruit, mixed berry
surimi: seafood stick
swedish crispbread: rye crispbread, crispbread
swedish meatball: beef and pork meatball, meatball
sweet potato chip: sweet potato fry
swiss chard: rainbow chard
table salt: cooking salt
taco spice: taco seasoning mix
tamarind concentrate: tamarind paste
textured vegetable protein: soya mince
thai chilli: bird eye chilli
thai dipping sauce: sweet chilli sauce
thai fragrant rice: jasmine rice
thai rice: jasmine rice
thick cream: double cream, extra thick cream
thin sausage: chipolata
three bean salad: mixed bean salad, mixed bean
toasting muffin: english muffin, white muffin
topside of beef: beef roasting joint, silverside joint
tortiglioni: rigatoni, penne
trail mix: fruit and nut mix
trofie: fusilli
tuna flake: tuna chunk
turbinado sugar: demerara sugar
turkey butterfly: turkey breast joint
turkey escalope: turkey breast steak
turkey fillet: turkey breast steak
turtle bean: black bean
tuscan kale: cavolo nero
vanilla flavouring: vanilla extract
vegetable bouillon: vegetable stock cube, vegetable stock powder
vinaigrette: french dressing
washing liquid: laundry liquid, laundry detergent
weissbier: wheat beer
wheaten bread: irish soda bread, soda bread
whipping cream: double cream
white bean: cannellini bean, haricot bean
white beer: wheat beer
wholegrain basmati rice: brown basmati rice
wholegrain rice: brown rice
wiener: frankfurter, hot dog
wild mushroom: mixed exotic mushroom, mixed mushroom
winter squash: butternut squash
witloof: chicory
yeast spread: yeast extract
yellow apple: golden delicious apple
yellow turnip: swede
yuca: cassava
`;
