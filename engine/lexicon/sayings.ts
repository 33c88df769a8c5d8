/**
 * What shoppers say for what products print, a line each: what is printed: what is said, in singular words. A saying that stands
 * for itself keeps a shorter one from its words ("roasting chicken bag"). Written by readers, aisle by aisle; each was looked for in
 * five stores: what is said is hardly printed there, and what is printed is just that thing.
 */
/** Right in names of products as well: misspellings, other spellings, other names of the same thing. */
export const ALSO_CALLED = `
advent calendar: advent calender
air freshener: airfreshener, air freshner
alcohol free: alc free, non alcohol, alcoholfree
all bran: allbran
antibacterial: antibac, anti bac
appletiser: appletizer
baby corn: baby sweetcorn
babybel: baby bel, babybell
bagel: bagle
bake home: part baked
bake home baguette: part baked baguette, part bake baguette
bake home roll: part bake roll
basa: pangasius, river cobbler
battenberg: battenburg
beef burger: beefburger
beetroot: beet root
bhaji: bahji, bhajia, bhajee
bin bag: binbag, binliner
black eye bean: black eyed bean
bolognese: bolognaise, bolognase
bramley apple: cooking apple
breadcrumb: bread crumb
brown onion: yellow onion
burger bun: beefburger bun, burger roll, burger bap
cabernet sauvignon: cab sauv, cab sav, cabernet sav
caesar: ceasar, ceaser
camomile: camomille
cannellini bean: canellini bean, cannelini bean
cannelloni: canelloni
cappuccino: capuccino, cappachino
capri sun: caprisun
cardamom: cardamon
champagne: champaign
chardonnay: chardonay
cheddar: chedder
chicken drumstick: chicken drummer
chicken mince: ground chicken, minced chicken
chinese leaf: chinese cabbage
chow mein: chow main
christmas: xmas
cigarette lighter: cigarette lighter
cinnamon: cinammon
cinnamon swirl: cinnamon whirl
clear honey: runny honey
corned beef: corn beef
creme fraiche: creme fresh, creme fraich, cream fraiche, cremefraiche
crouton: crutons
custard slice: vanilla slice
dairy free: dairyfree
demerara: demerera
dentastix: denta stick, dentastick, denta stix
deodorant: deodrant, deoderant
diced beef: cubed beef
diced chicken: cubed chicken
diced lamb: cubed lamb
diced pork: cubed pork
dr pepper: drpepper
dry roasted peanut: dry roast peanut
earl grey: earl gray
elderflower: elder flower
fat free: fatfree
feta: fetta
filo: phyllo, phylo
filo pastry: fillo pastry
fish finger: fishfinger
flaked almond: almond flake
flan case: flan base
flat peach: donut peach
foam shrimp: foam shrimp
foil: tinfoil
follow on milk: follow on formula
free range: freerange
french fancy: fondant fancy
fromage frais: fromage fraise
fruit pastille: fruit pastel
fusilli: pasta spiral
gelatine: gelatin
ginger nut: gingernut
gram flour: besan flour, chickpea flour
green bean: fine bean
guacamole: guac, guacomole
guinness: guiness
halloumi: haloumi, hallumi
hand sanitiser: hand sanitizer
hash brown: hashbrown
hazelnut: hazel nut
heineken: heiniken
horseradish: horse radish
hot cross bun: hot x bun
hot dog roll: hotdog bun, hot dog bun
hula hoop: hulahoop
ice pop: freezer pop, ice pole
iced finger: iced bun
infant milk: infant formula
insect repellent: insect repellant
irn bru: iron bru, irnbru
jaffa cake: jaffacake
jalapeno: jalepeno
jalfrezi: jalfrezzi
jus rol: jus roll
kimchi: kimchee
kronenbourg: kronenberg
lactose free: lactosefree
lamb mince: ground lamb
limescale: lime scale
lip balm: lip salve, lipsalve
lollipop: lollypop, lolly pop
lucozade: lucosade
lurpak: lurpack
macaroni cheese: mac and cheese, mac n cheese
malbec: malbeck
margherita pizza: margarita pizza, pizza margarita
marmalade: marmelade
masala: massala
mascarpone: marscapone
maternity towel: maternity pad
meatball: meat ball
microfibre: microfiber
microfibre cloth: micro fibre cloth
microwave rice: rice pouch, micro rice
mince pie: mincepie
mini cheddar: minicheddar
moisturiser: moisturizer
moussaka: mousaka
mouthwash: mouth wash
muesli: musli, meusli, museli
muscovado: muscavado
nesquik: nesquick
nutri grain: nutrigrain
oat so simple: oatso simple
pain au chocolat: pan au chocolat, pain chocolat
pak choi: pak choy, bok choy, bok choi, pakchoi
pantyliner: panti liner, pant liner, pantie liner
passata: passatta
pasty: pastie
peperami: pepperami
philadelphia: philidelphia
piccalilli: picalilli, piccallili, picallili
pilau: pillau
pilau rice: pilaf rice
pinot grigio: pino grigio
pinot noir: pino noir
pom bear: pombear
pomegranate: pomegranite
pop tart: poptart
poppadom: popadom, popadum, papadom, poppodom
pork belly slice: pork belly strip
pork mince: ground pork
portobello: portabella, portabello
prosecco: prossecco, proseco
rapeseed oil: canola oil
ready brek: readybrek
red bull: redbull
red cabbage: purple cabbage
red leicester: red leister, red leceister
red onion: purple onion
redcurrant: red currant
rice cake: ricecake
rich tea: richtea
rinse aid: rinseaid
romaine lettuce: cos lettuce, romain lettuce
rooibos: red bush, roibos, rooibush
saag aloo: sag aloo
sandwich: sandwhich
sanitiser: sanitizer
sauvignon blanc: sauv blanc, sav blanc
schweppes: schweps
scotch pancake: drop scone, dropped scone
seafood stick: crab stick, crabstick, ocean stick
self raising: selfraising
self raising flour: self rising flour
shallot: shallott
sherbet: sherbert
snack a jack: snackajack
soft roll: barm, barmcake
soy sauce: soya sauce
soya yogurt: soy yogurt
sponge finger: boudoir finger
spring roll: springroll
sriracha: siracha
sterilising fluid: steriliser fluid
sterilising tablet: steriliser tablet, sterilizing tablet
stewing steak: casserole beef
stir fry: stirfry
stroganoff: stroganof
sudocrem: sudacrem, sudocream, sudo cream
sunscreen: suntan lotion, suntan cream, sunblock, sun block, sunlotion
sweetener: sweetner
tagliatelle: tagliatelli
taramasalata: taramosalata
tartare sauce: tartar sauce
tenderstem: tender stem
tumble dryer sheet: tumble drier sheet
turkey mince: ground turkey, minced turkey
tzatziki: tzaziki
unsmoked: un smoked
victoria sponge: victoria sandwich
viennetta: vienetta, vienneta
wafer thin: waffer thin, waferthin
wafer thin chicken: wafer chicken
wafer thin ham: wafer ham
wafer thin turkey: wafer turkey
walnut: wal nut
weetabix: weatabix, wheatabix, weetbix
wet wipe: wetwipe
wine gum: winegum
worcester sauce: worchester sauce, worcestershire sauce
`;

/** Only on typed lines. */
export const SAID = `
12% fat beef mince: 12% mince
15% fat beef mince: 15% mince
20% fat beef mince: 20% mince
5% fat beef mince: low fat mince, 5% mince
50 50 bread: half and half bread, half n half bread, 50 50 loaf
7up: seven up
aerosol cream: skooshy cream, scooshy cream, squirting cream, cream squirty, whippy cream
after eight: after 8
alcohol free beer: af beer
alcohol free cider: af cider
alcohol free lager: af lager
alcohol free spirit: af gin
alcohol free: non alc, no alc, zero alc
all purpose cloth: jay cloth, jcloth
allsort: all sort
almond drink: almondmilk
antibacterial wipe: kitchen wipe
apple: eating apple
baby cereal: baby porridge
baby food jar: baby jar
baby potato: new pot, new spud
baby powder: baby talc
baby wipe: bumwipe, bum wipe
bacon lardon: bacon bit
bake home roll: part baked roll
baked bean sausage: bean n sausage
baked bean: tin of bean, tin bean, tinned bean, can of bean
baked potato: baked pot
baking block: hard marg, block marg, block margarine
baking potato: baking pot, baker potato
baking spread: baking marg, cooking marg, baking margarine, cooking margarine, cake marg
bath soak: bubblebath, bath bubble
battered cod fillet: cod in batter
battered fish fillet: fish in batter
battered haddock fillet: haddock in batter
beef burger: hamburger
beef roasting joint: joint of beef, roast beef joint
beef stroganoff: beef strog
bicarbonate of soda: bi carb, bi carb of soda
bin bag: trash bag, kitchen bin bag, bin lining
birds eye potato waffle: birds eye waffle
biscuit: biccy, biccie, bikky, bicky, bickie, bisc
black eye bean: black eyed pea, black eye pea
bolognese recipe mix: spag bol mix
bolognese sauce: spag bol sauce
braising steak: braising beef, braising meat
bramley apple: cooker apple, baking apple
branston baked bean: branston bean
breaded cod fillet: cod in breadcrumb, cod in crumb
breaded fish fillet: fish in breadcrumb, breadcrumbed fish
breaded haddock fillet: haddock in breadcrumb
breast pad: boob pad, nursing pad
broad bean: fava bean
broccoli: brocc, broc
brown onion: spanish onion
burger bun: hamburger bun, hamburger roll
butter bean: lima bean
caddy liner: food bin bag, food bin liner, food caddy bag, food caddy liner, food recycling bag, food waste liner, compost caddy bag, compost liner, recycling caddy bag, compostable bag
car air freshener: car freshener
casserole vegetable: stew veg, stewing veg, stew pack
cat food pouch: cat food sachet, cat sachet
cat litter: kitty litter, cat sand
cat treat: kitty treat
cauliflower: caulie
champagne: champers
changing mat: change mat
cheddar: ched
cheerios: cheerio
cheese onion quiche: cheese and onion flan
cheese onion: c and o
cheese puff: cheesy puff
cheese quiche: cheese flan
cheese slice: burger cheese, cheese single, plastic cheese, american cheese slice
cheese spread: squeezy cheese, spreading cheese
cherry tomato: baby tomato
chicken breast fillet: skinless boneless chicken breast, boneless skinless chicken breast, chicken breast skinless, chicken breast boneless
chicken breast: chick breast
chicken drumstick: chicken drum, chick drumstick
chicken fillet: chick fillet
chicken leg: chick leg
chicken thigh fillet: boned chicken thigh, deboned chicken thigh, boneless thigh, skinless thigh
chicken thigh: chick thigh
chicken wing: chick wing
chicken: chix
chocolate digestive: choc digi
chopped tomato: tinned tom, tin of tom, can of tomato, can of chopped tomato, can chopped tomato
chunky chip: thick chip, thick cut chip
coca cola original: full fat coke, normal coke, regular coke, red coke, full sugar coke, proper coke, ordinary coke
cocktail sausage: party sausage
coco pop: cocopops
coffee bean: fresh coffee bean, real coffee bean
coffee pod: fresh coffee pod
coffee whitener: coffee creamer
cooked beetroot: vac pack beetroot, vacuum packed beetroot, vacuum pack beetroot
cooked ham: boiled ham, sandwich ham
cooking bacon: bacon misshape
cooking sauce: cook in sauce
cooking spray: 1 cal spray, 1 cal oil, one cal spray, spray oil
corned beef: bully beef
cotton bud: q tip, qtip, ear bud, cotton ear bud
cotton wool pad: cotton pad, cotton round, make up pad, makeup pad
courgette: courg
crusty roll: crusty cob
cucumber: cuc, cuke
cup a soup: cuppasoup, cupasoup, cupa soup
cupcake case: bun case
dairy free spread: dairy free marg, dairy free margarine, dairy free butter, vegan marg, vegan margarine
denture adhesive: denture glue
denture tablet: false teeth tablet
diced lamb: stewing lamb
digestive: digi
dishwasher tablet: dish washing tablet, dish wash pod, dishwasher pod, dishwasher capsule, dish tablet, dishwashing tablet, dishwasher cap
distilled malt vinegar: white vinegar, clear vinegar
dog food pouch: dog pouch
dog treat: doggy treat, doggie treat
doritos: dorito
dr pepper: doctor pepper
drain unblocker: drain cleaner, sink unblocker, plughole unblocker, plug unblocker
dried yeast: bread yeast, instant yeast, easy yeast
dry cat food: cat biscuit, cat dried food, dried cat food, cat kibble
dry dog food: dried dog food, dog kibble
dry roasted peanut: dry roast nut, dry roasted nut
easy peeler: clem
evaporated milk: evap milk, evap
extra mature cheddar: strong cheddar, strong cheese
extra virgin olive oil: evo oil, ex virgin olive oil
fabric conditioner: fabric softner, softner, clothes softener, clothes conditioner, washing softener, laundry softener, fabric con
fairy dishwasher tablet: fairy tablet
fanta orange: orange pop
farfalle: bow tie pasta, pasta bow tie, butterfly pasta
finish dishwasher tablet: finish tablet
first infant milk: stage 1 milk, newborn milk, number 1 milk, newborn formula
flaked almond: sliced almond
flan case: flan sponge
fly killer: fly spray
foil: silver foil, ali foil
follow on milk: stage 2 milk
food bag: butty bag, sarnie bag
food colouring: food dye, cake colouring
free range egg: fr egg
french fry: shoestring fry
fromage frais: fromage fray
frozen diced onion: frozen chopped onion
frozen mixed vegetable: frozen veg
frozen sweetcorn: frozen corn
frozen vegetable burger: frozen veg burger
frozen vegetable finger: frozen veg finger
frozen vegetable lasagne: frozen veg lasagne
frozen vegetable rice: frozen veg rice
frozen vegetable samosa: frozen veg samosa
frozen vegetable sausage: frozen veg sausage
frozen vegetable spring roll: frozen veg spring roll
fruit cocktail: tinned fruit, tin of fruit, tin fruit, tinned fruit salad, tin fruit salad, tin of fruit salad
fruit loaf: raisin bread, fruit bread
fusilli: spiral pasta, twisty pasta, pasta swirl, twist pasta
gammon joint: bacon joint
garlic: garlic clove, clove of garlic, clove garlic
gin tonic: g and t
granulated sugar: white sugar, normal sugar, ordinary sugar
gravy granule: instant gravy
green bean: string bean, dwarf bean
green pesto: normal pesto
ground almond: almond flour
ground coffee: fresh coffee, real coffee, filter coffee, cafetiere coffee
haagen dazs: hagen daz, haagen daz, haagan daz
hairspray: hair lacquer
halloumi: squeaky cheese
ham hock: gammon hock
hand sanitiser: hand gel, alcohol gel
hand wash: liquid soap, liquid hand soap, pump soap, soap pump
haricot bean: navy bean
head lice treatment: nit treatment
heinz baked bean: heinz bean
hobnob: hob nob
hot cross bun: hx bun, hot xbun
hot dog roll: bridge roll
ice cream cone: ice cream cornet
ice pop: freeze pop
insect repellent: mozzie spray, midge spray, mosquito spray, bug spray
instant coffee: coffee granule, coffee jar
instant noodle: 2 minute noodle, 3 minute noodle, noodle packet
jack daniel: jd
jacket potato: jacket pot
jalapeno bite: jalapeno popper
jammie dodger: jammy dodger
jersey milk: gold top milk, gold top
kit kat biscuit: kit cat biscuit
kit kat: kit cat
kitchen roll: kitchen tissue
lactose free milk: lf milk
lasagne sheet: pasta sheet
laundry capsule: laundry pod, laundry tablet, washing tablet, wash capsule, wash pod, clothes washing tablet, washing machine tablet, washing machine pod, washing machine capsule, liquitab, detergent pod
laundry liquid: clothes liquid, clothes washing liquid, laundry detergent liquid, washing machine liquid
lean beef mince: lean mince
lemonade: fizzy juice
light mayonnaise: lite mayo, low fat mayo, half fat mayo, diet mayo
lip balm: chapstick
lolly: lolly ice
macaroni cheese: tin of macaroni, tinned macaroni, tin macaroni, mac cheese
malt vinegar: chip vinegar, brown vinegar
malted milk biscuit: cow biscuit
maltesers: malteaser
mandarin segment: tinned mandarin, tin of mandarin, mandarin tin
mange tout: snow pea
margherita pizza: pizza marg, marg pizza
maris piper potato: maris potato
marzipan: almond paste
mashed potato: mash pot, mash spud, mashed pot, ready made mash, ready mash
meat free: meatfree
microwave chip: microchip
microwave rice: rice packet, rice sachet
mince pie: minced pie
mini roll: mini swiss roll
mini sausage roll: party sausage roll
mixed peel: candied peel
mixed pepper: traffic light pepper, trio of pepper, pepper trio, three pepper
mixed salad: bag salad
mould remover: mould spray, mould killer
mozzarella stick: mozzarella dipper
mozzarella: mozz, mozza
muller corner: crunch corner, corner yogurt
multipack: multi bag
mushroom: mush, mushie, shroom
mushy pea: mush pea
nappy cream: bum cream, nappy rash cream
nappy pant: pull up, pull up nappy, pullup
oat drink: oatmilk
oat so simple: oatso
olive spread: olive marg, olive margarine
one cup filter coffee: one cup filter coffee
orange squash: orange dilute, dilute orange, diluting orange, diluted orange, orange juice to dilute, orange cordial
oxo beef stock cube: beef oxo
oxo chicken stock cube: chicken oxo
oxo stock cube: oxo cube
oxo vegetable stock cube: veg oxo
pain au chocolat: pain o chocolat, chocolate croissant
pantyliner: panty pad, sanitary liner, everyday liner, daily liner
papaya: paw paw, pawpaw
passata: sieved tomato
pastry case: tart case
peanut butter: pb
peeled plum tomato: tinned plum tomato, tin plum tomato, tin of plum tomato, tinned plum tom
penne: pasta tube, tube pasta, quill pasta
pickled beetroot: beetroot jar, jarred beetroot
pickled onion: pickle onion
pickled red cabbage: pickle cabbage
pig in blanket: kilted sausage
pineapple slice: pineapple ring
pinot grigio: pinot grig
plain tortilla wrap: plain wrap
pocket tissue: handbag tissue, travel tissue
poop bag: doggy bag, doggie bag, dog waste bag, poo sack
pork belly slice: belly pork strip, belly strip
pork pie: growler
pork rib: spare rib
potato croquette: potato croquet, croquet potato
potato smile: smiley potato, potato smiley, potato face
pringles: pringle
puff pastry: flaky pastry
quavers: quaver
quiche: savoury flan, egg flan
raspberry: rasp
ravioli in tomato sauce: tinned ravioli, tin of ravioli
ready brek: ready break
ready roll icing: rolled icing, roll out icing, sugar paste, sugarpaste, white fondant
ready rolled pastry: ready roll pastry, ready to roll pastry
red lentil: orange lentil
red milk chocolate: red milk chocolate
roast potato: roast pot
roasting chicken bag: roasting chicken bag
roasting chicken leg: roasting chicken leg
roasting chicken seasoning: roasting chicken seasoning
roasting chicken thigh: roasting chicken thigh
roasting joint: sunday joint
salad cress: mustard cress, mustard and cress
salmon fillet: salmon steak
salt vinegar: salt n vin, salt and vin, s and v
san miguel: san mig
sandwich: sarnie, sarny
sanitary towel: sani towel, sanitary napkin
sausage: saus, sossie, soss
sauvignon blanc: savvy b, savvy blanc
scent booster: scent bead, laundry bead, washing bead
scourer: pan scourer, scrubbing pad
seafood selection: mixed seafood, seafood mix
self tan: fake tan
semi dried tomato: sun blush tomato
semi skimmed milk: green top
seriously strong cheddar: seriously strong cheddar
seriously strong cheese: seriously strong cheese
set honey: thick honey
shepherd pie: shep pie, shepards pie
shortcrust pastry: pie crust, short pastry, pie pastry
single cream: pouring cream, runny cream
skimmed milk: red milk, red top, milk red top
skinny fry: skinny chip
smoked back bacon: smokey back bacon
smoked haddock: yellow haddock, yellow fish
smoked streaky bacon: smokey streaky bacon
soda water: club soda
soft roll: bread cob, bread bun, breadcake, dinner roll
southern fried chicken: kfc chicken
soya drink: soyamilk
spaghetti in tomato sauce: tin of spaghetti, tinned spaghetti, tin spaghetti
sparkling water: gassy water, sparkly water
sponge finger: boudoir biscuit, savoiardi, trifle finger, lady finger biscuit, ladyfinger biscuit
sponge scourer: washing up pad, scrubbing sponge, dish sponge, kitchen sponge
spreadable butter: spreading butter
squash: diluted juice, dilutable, diluting, dilute
sterilising tablet: sterilizer tablet
stewing steak: stew steak, stew beef, stew meat, stewing meat
still water: bottled water, bottle water, flat water
stir fry vegetable: stir fry mix
stock pot: stock jelly, jelly stock pot
straight to wok noodle: wok ready noodle
strong bread flour: strong flour
sudocrem: suda cream
sugar cube: sugar lump
sunscreen: sun tan lotion, sun tan cream
sweet pepper: capsicum
sweet potato: sweet pot
sweetener: sugar substitute, artificial sweetener
taco seasoning: taco mix
teabag: builder tea, normal tea, ordinary tea
tenderstem broccoli: long stem broccoli
thick bleach: loo bleach, toilet bleach
tinned bean salad: tinned bean salad
tinned beansprout: tinned bean sprout, tin of bean sprout, tin bean sprout
tinned corned beef: tin corn beef, tinned corn beef, tin of corn beef
tinned hot dog sausage: tinned hot dog, tin of hot dog
tinned potato salad: tinned potato salad, tin of potato salad
tinned sweetcorn: tin of corn, tinned corn, tin corn
tinned tuna chunk: tinned tuna, tin tuna, tin of tuna, can of tuna, can tuna, tuna tin
tinned tuna steak: tinned tuna steak, tin of tuna steak
tissue: hankie, hanky
toastie bread: toasting bread
toddler milk: stage 3 milk
toilet block: loo block, toilet freshener, loo freshener
toilet brush: loo brush, bog brush
toilet cleaner: bog cleaner
toilet gel: loo gel
tomato juice: can of tomato juice
tomato puree: tom paste, tomato concentrate, tin of tomato puree
tomato soup: tin of tom soup, tinned tom soup, can of tomato soup, can tomato soup, tin of tomato soup, tinned tomato soup, tin tomato soup, canned tomato soup
toothbrush head: electric toothbrush refill, toothbrush refill
tortilla chip: nacho chip, corn chip, tortilla crisp
tortilla wrap: tortilla bread
tumble dryer sheet: drier sheet
turkey breast joint: turkey joint
turkey breast steak: turkey steak
twiglets: twiglet
unsmoked bacon: green bacon, plain bacon, non smoked bacon
vegetable oil: chip pan oil, frying oil
vegetable stock cube: veg cube
victoria sponge: vic sponge
vitamin c: vit c
vodka: voddy
washing powder: wash powder, soap powder, clothes powder, washing machine powder
washing up liquid: dish liquid, dish detergent, dishwashing liquid, dish washing liquid, wash up liquid, washing up soap, washup liquid, wul
whiskas: whiskers
white sugar cube: white sugar cube
white sugar free: white sugar free
whole chicken: roasting chicken
whole roast chicken: rotisserie chicken
wholegrain mustard: grainy mustard
wholemeal bread: wm bread
worcester sauce: wooster sauce
wotsits: wotsit
yellow mustard: american mustard
yule log: chocolate log
`;

/** [what is said, what is printed], of a table above. */
export const pairsOf = (table: string): (readonly [said: string, printed: string])[] => table.trim().split('\n').flatMap((line) => {
  const [printed, said] = line.split(': ') as [string, string];
  return said.split(', ').map((saying) => [saying, printed] as const);
});
