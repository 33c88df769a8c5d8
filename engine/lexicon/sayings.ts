/**
 * What shoppers say for what products print, a line each: what is printed: what is said, in singular words. A saying that stands
 * for itself keeps a shorter one from its words ("roasting chicken bag"). Written by readers, aisle by aisle; each was looked for in
 * five stores: what is said is hardly printed there, and what is printed is just that thing.
 */
/** Right in names of products as well: misspellings, other spellings, other names of the same thing. */
export const ALSO_CALLED = `
advent calendar: advent calender
advocaat: advocat, advocart, avocaat
air freshener: airfreshener, air freshner
alcohol free: alc free, non alcohol, alcoholfree, 0.0%, non alcoholic, 0% alcohol, 0% abv, 0% vol
all bran: allbran
antibacterial: antibac, anti bac
appletiser: appletizer
baby corn: baby sweetcorn
baby cucumber: mini cucumber
babybel: baby bel, babybell, baby bell
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
black eye bean: black eyed bean, blackeye bean, blackeyed bean, blackeye pea, blackeyed pea
black forest: black forrest, blackforest
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
casserole vegetable: vegetable stewpack, stewpack, stew pack, vegetable stew pack, stew mix
cat food: catfood
cat litter: catlitter
catnip: cat nip
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
corona alcohol free: corona cero
courgette: corgette, courgete
creme fraiche: creme fresh, creme fraich, cream fraiche, cremefraiche
crouton: crutons
custard slice: vanilla slice
dairy free: dairyfree
dairylea: dairy lea, dairilea, dairylee
demerara: demerera
dentastix: denta stick, dentastick, denta stix
deodorant: deodrant, deoderant
diced beef: cubed beef
diced chicken: cubed chicken
diced lamb: cubed lamb
diced pork: cubed pork
dog food: dogfood
doritos: dorrito, doritoe, doritto
dr pepper: drpepper
dry roasted peanut: dry roast peanut
earl grey: earl gray
elderflower: elder flower
emery board: emeryboard
espresso: expresso
fat free: fatfree
febreze: febreeze, fabreeze, fabreze, febrese
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
freddo: fredo, freddie bar
free from: ff
free range: freerange
freeze pop: freezepop, ice pop, ice pole, icepop, freezer pop
french fancy: fondant fancy
fromage frais: fromage fraise
fruit pastille: fruit pastel
frylight: fry light, fri light, frylite, fry lite
funsize: fun size
fusilli: fusili, fusilly, fussili
gelatine: gelatin
ginger nut: gingernut, ginger snap, gingersnap
gram flour: besan flour, chickpea flour
green bean: fine bean
grillsteak: grill steak
guacamole: guac, guacomole
halloumi: halumi, halumni, hallumi, haloumi, haloomi
hand sanitiser: hand sanitizer
hash brown: hashbrown
hazelnut: hazel nut
horseradish: horse radish
hot chocolate: drinking chocolate
hot cross bun: hot x bun
hot dog roll: hotdog bun, hot dog bun
houmous: homous, houmus, hommus, humous
hula hoop: hoola hoop, hoolahoop, hula hop, hulahoop, hulahop
ice cream: i crm, i cream, ice crm
iced finger: iced bun
infant milk: infant formula
insect repellent: insect repellant
jaffa cake: jaffacake
jalapeno: jalepeno
jalfrezi: jalfrezzi
jus rol: jus roll
kabanos: kabanosy, kabanossi
kerrygold: kerry gold
kimchi: kimchee
kronenbourg: kronenberg
lactose free: lactosefree
lamb mince: ground lamb
limescale: lime scale
lip balm: lip salve, lipsalve
lollipop: lollypop, lolly pop
loose leaf tea: loose tea
losalt: lo salt
lucozade: lucosade
macaroni cheese: mac and cheese, mac n cheese
mach3: mach 3
make up: makeup
malbec: malbeck
malted wheaties: malted wheat, malt wheat, malted wheat square
maltesers: maltesar
margherita pizza: margarita pizza, pizza margarita
marmalade: marmelade
masala: massala
mascarpone: marscapone
maternity towel: maternity pad
meatball: meat ball
microfibre: microfiber
microfibre cloth: micro fibre cloth
microwave rice: micro rice
millionaire shortbread: caramel shortcake, millionaire square, millionaire shortcake, caramel shortbread
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
peroni alcohol free: peroni libera
piccalilli: picalilli, piccallili, picallili
pilau: pillau
pilau rice: pilaf rice
pineapple: pinapple, pinaple, pine apple
pinot grigio: pino grigio
pinot noir: pino noir
pom bear: pombear
pomegranate: pomegranite
pop tart: poptart
poppadom: popadom, popadum, papadom, poppodom
pork belly slice: pork belly strip
pork mince: ground pork
portobello: portabello
powder: pdr, pwdr, powd
prosecco: procecco, proseco, prossecco
quality street: quality st, quality strt
quarter pounder: 1 4 lb, 1 4lb
rainbow sprinkle: hundred thousand, hundred and thousand, 100s and 1000s, 100s 1000s, hundred n thousand, 100 and 1000s
rapeseed oil: canola oil
ready brek: readybrek
red bull: redbull
red cabbage: purple cabbage
red leicester: red leister, red leceister
red onion: purple onion
redcurrant: red currant
reduced fat coconut milk: light coconut milk, coconut milk light
rice cake: ricecake
rich tea: richtea
rinse aid: rinseaid
risotto rice: arborio rice, carnaroli rice
romaine lettuce: cos lettuce, romain lettuce
rooibos: red bush, roibos, rooibush
saag aloo: sag aloo
sandwich: sandwhich
sanitiser: sanitizer
sauce: sce
sauvignon blanc: sauv blanc
schweppes: schweps
scotch pancake: drop scone, dropped scone
seafood stick: crab stick, crabstick, ocean stick
seedless: no pip, without pip, pipless
self raising: selfraising
self raising flour: self rising flour
shallot: shallott
sherbet: sherbert
snack a jack: snackajack
soft mint: softmint
soft roll: barm, barmcake
soy sauce: soya sauce
soya yogurt: soy yogurt
sponge finger: boudoir finger
spring roll: springroll
sriracha: siracha
starbar: star bar
sterilising fluid: steriliser fluid
sterilising tablet: steriliser tablet, sterilizing tablet
stewing steak: casserole beef
stir fry: stirfry
stroganoff: stroganof
sudocrem: sudacrem, sudocream, sudo cream
sweetener: sweetner
tagliatelle: tagliatelli
taramasalata: taramosalata
tartare sauce: tartar sauce
tenderstem: tender stem
toddler milk: growing up milk, growing up baby milk
tumble dryer sheet: tumble drier sheet
turkey mince: ground turkey, minced turkey
tzatziki: tzaziki
unsmoked: un smoked
vanilla: vannila, vanila, vinilla, vannilla
victoria sponge: victoria sandwich
viennetta: vienetta, vienneta
wafer thin: waffer thin, waferthin
wafer thin chicken: wafer chicken
wafer thin ham: wafer ham
wafer thin turkey: wafer turkey
walnut: wal nut
weetabix: weatabix, wheatabix, weetbix
wet wipe: wetwipe
wheat biscuit: wheat bisk, wholewheat biscuit, whole wheat biscuit
wine gum: winegum
worcester sauce: worchester sauce, worcestershire sauce
yogurt: yoghart, yogourt, yogart, yoghert
`;

/** Only on typed lines. */
export const SAID = `
1 cal cooking spray: low cal spray, low cal spray oil, low calorie spray
12% fat beef mince: 12% mince
15% fat beef mince: 15% mince
20% fat beef mince: 20% mince
5% fat beef mince: low fat mince, 5% mince, lean mince, lean beef mince, extra lean mince, lean steak mince, lean beef steak mince, extra lean beef mince, mince lean
50 50 bread: half and half bread, half n half bread, 50 50 loaf
7up: seven up, sevenup
7up zero: 7up free, seven up free, free 7up
activia: activa
advent calendar: advance calendar
aerosol cream: skooshy cream, scooshy cream, squirting cream, cream squirty, whippy cream, cream in a can, spray on cream, can of cream, tin of squirty cream
after eight: after 8
after sun lotion: after sun, aftersun, after sun cream
agave: agave syrup, agave nectar
alcohol free: non alc, no alc, zero alc
alcohol free beer: af beer
alcohol free cider: af cider
alcohol free lager: af lager
alcohol free sparkling wine: nosecco, nozecco, noseco, alcohol free prosecco, alcohol free fizz, alcohol free champagne
alcohol free spirit: af gin
all purpose cloth: jay cloth, jcloth
allsort: all sort
almond drink: almondmilk, nut milk
almond extract: almond essence, almond flavouring
alphabite: potato letter, alphabet chip
angel delight: instant whip
anti reflux infant milk: anti reflux milk, reflux milk, anti reflux formula, staydown milk
antibacterial wipe: kitchen wipe
apple: eating apple
arla lactofree spreadable: lactose free butter
aubergine: egg plant
aunt bessies: aunty bessies, auntie bessies, aunt besses, aunt bessys, aunt bessie
australian chardonnay: aussie chardonnay
australian red wine: aussie red, aussie red wine
australian shiraz: aussie shiraz
australian white wine: aussie white, aussie white wine
baby cereal: baby porridge
baby food: food for baby
baby food jar: baby jar
baby potato: new pot, new spud, baby pot, baby spud
baby powder: talc, talcum, talcum powder, baby talc
baby wipe: bumwipe, bum wipe
bacon lardon: bacon bit
bake home roll: part baked roll
baked bean: tin of bean, tin bean, tinned bean, can of bean
baked bean sausage: bean n sausage, bean and sausage, bean sausage
baked crisp: low fat crisp
baking block: hard marg, block marg, block margarine
baking potato: baked potato, baked pot, baking pot, baker potato, potato for baking, potato to bake, jacket spud
baking spread: baking marg, cooking marg, baking margarine, cooking margarine, cake marg
balsamic glaze: balsamic vinegar glaze
banana: nana, narna, nanna
birthday candle: candle for birthday cake, birthday cake candle, candle for cake, bday candle
basil pot: basil plant, growing basil, pot of basil, living basil
batchelors: batchlors
bath soak: bubblebath, bath bubble
battered cod fillet: cod in batter
battered fish fillet: fish in batter
battered haddock fillet: haddock in batter
beef burger: hamburger
beef grillsteak: beef grill
beef mince: minced steak, mince steak, cottage pie mince
beef paste: sandwich paste, sarnie paste, sarny paste, meat paste, potted beef, potted meat, paste for sandwich, butty paste
beef roasting joint: joint of beef, roast beef joint, beef jnt
beef sausage: beef link
beef stroganoff: beef strog
beef topside joint: roasting joint top side, top side
beer: tin of beer, can of beer, tinned beer
bicarbonate of soda: bi carb, bi carb of soda, bread soda
billy bear: billie bear ham, billy bear ham, bear ham, teddy bear ham, billie bear
bin bag: trash bag, kitchen bin bag, bin lining, dustbin bag
bio capsule: bio tablet, bio pod, bio tab
birds eye potato waffle: birds eye waffle
biscuit: biccy, biccie, bikky, bicky, bickie, bisc
biscuit for cheese: cracker for cheese, cheeseboard biscuit, cheeseboard cracker
biscuit selection: tin of biscuit, biscuit tin, box of biscuit, assorted biscuit, biscuit assorted
black eye bean: black eyed pea, black eye pea
black treacle: molasses
blueberry: blueb
bollinger champagne: bolly
bolognese recipe mix: spag bol mix
bolognese sauce: spag bol sauce, bolly sauce, bol sauce, bolo sauce, bolog sauce
bombay potato: aloo bombay
boneless: no bone, without bone, bone out
bonne maman: bonne mama, bon maman, bonne mamon
bovril: bovril drink, hot bovril
braising steak: braising beef, braising meat
bramble preserve: blackberry jam, bramble jam, bramble jelly
bramley apple: cooker apple, baking apple, cooker, apple for crumble, apple for pie, apple for cooking, apple for sauce, pie apple, crumble apple
branston baked bean: branston bean
branston original pickle: branston pickle
bread flour: flour for bread, flour for bread making, flour for bread maker
bread sauce: bread sauce mix
breaded cod fillet: cod in breadcrumb, cod in crumb
breaded fish fillet: fish in breadcrumb, breadcrumbed fish
breaded haddock fillet: haddock in breadcrumb
breast pad: boob pad, nursing pad
broad bean: fava bean
brown onion: white onion
broccoli: brocc, broc, brocli
broth mix: soup mix broth, soup and broth mix, dried soup mix, scotch broth mix
brown onion: spanish onion
brussel pate: brussel pate, pate brussel
brussel sprout: brussel, sprout x mas
buckwheat: kasha, kasza
burger bun: hamburger bun, hamburger roll
butter bean: lima bean
buttercream icing: butter icing, buttercream, butter cream, cake frosting
buttery spread: margerine, margarin, marge
button mushroom: button mushy
cadbury twirl: twirl multi
caddy liner: food bin bag, food bin liner, food caddy bag, food caddy liner, food recycling bag, food waste liner, compost caddy bag, compost liner, recycling caddy bag, compostable bag, bag for the food bin, bag for food bin, caddy bag, brown caddy bag, brown bin bag, bucket bag, compost bag
cake decoration: cake dec
capellini: angel hair, angel hair pasta
captain morgan: capt morgan
car air freshener: car freshener
carb balance tortilla wrap: low carb wrap
carlsberg: carlsburg
carnation evaporated milk: tin of carnation
carpet freshener: hoover freshener, shake n vac, shake and vac, carpet powder
casserole vegetable: stew veg, stewing veg
cat food: moggy food, mog food, pussy cat food, puss food, kitty food
cat food pouch: cat food sachet, cat sachet
cat litter: kitty litter, cat sand
cat treat: kitty treat
caterpillar cake: colin the caterpillar cake, colin the caterpillar, colin caterpillar cake, cuthbert the caterpillar
cathedral city: cathederal city
cauliflower: caulie
celebrations tub: celeb tub, tin of celebrations
champagne: champers
changing mat: change mat
chapatti: roti
cheddar: ched
cheerios: cheerio
cheese onion: c and o
cheese onion quiche: cheese and onion flan
cheese puff: cheesy puff
cheese quiche: cheese flan
cheese slice: burger cheese, cheese single, plastic cheese, american cheese slice, cheese for burger, burger slice, american cheese, sandwich cheese, cheese for sandwich, burger cheese slice
cheese spread: squeezy cheese, spreading cheese
cheese tomato pizza: pizza cheese and tomato, pizza cheese tomato, pizza cheese n tomato
cherry tomato: baby tomato, little tomato, small tomato, mini tomato
chestnut: chesnut
chewing gum: chewy gum, chuddy
chicken breast: chick breast, chx breast, chix breast, chkn breast
chicken breast fillet: skinless boneless chicken breast, boneless skinless chicken breast, chicken breast skinless, chicken breast boneless
chicken curry rice: microwave curry
chicken drumstick: chicken drum, chick drumstick
chicken fillet: chick fillet
chicken leg: chick leg, chix leg
chicken nugget: chix nugget, chicken nug, chicken nugg
chicken thigh: chick thigh, chx thigh, chix thigh, chicken thy, chicken thie, chkn thigh, chook thigh
chicken thigh fillet: boned chicken thigh, deboned chicken thigh, boneless thigh, skinless thigh, skinless chicken thigh, chicken thigh skinless, chicken thigh boneless
chicken wing: chick wing, chx wing, chix wing
chickpea: garbanzo bean, safed chana
chilli powder: laal mirch
chinese 5 spice: 5 spice, five spice
chinese leaf: napa cabbage
chive pot: chive plant, growing chive, pot of chive, living chive
chocolate: chocky, choccie, chocy
chocolate chip: choc drop, chocolate drop, cooking chocolate drop
chocolate chip muffin: choc chip muffin
chocolate digestive: choc digi
choi sum: choy sum
chopped tomato: tinned tom, tin of tom, can of tomato, can of chopped tomato, can chopped tomato
chunky chip: thick chip, thick cut chip
cinnamon bark: cassia bark
cleansing wipe: makeup wipe, makeup remover wipe
clotted cream: cream for scone
coca cola can: tinned coke, tin of coke, can of coke, coke tin
coca cola original: full fat coke, normal coke, regular coke, red coke, full sugar coke, proper coke, ordinary coke, fat coke
coca cola zero sugar: coke z, coke 0
cock a leekie soup: cock a leekie, cockaleekie
cocktail gherkin: mini gherkin, baby gherkin
cocktail sausage roll: party size sausage roll, sausage roll party size, sausage roll for party
cocktail sausage: party sausage, mini sausage, little sausage, sausage on stick, sausage on a stick
coco pop: cocopops
coconut milk: coco milk, coc milk, cocnut milk, full fat coconut milk, coconut milk full fat
coffee bean: fresh coffee bean, real coffee bean
coffee pod: fresh coffee pod
coffee whitener: coffee creamer
colmans: colemans, coleman, collmans
condensed milk: con milk, cond milk, conny milk, condy milk
cooked beetroot: vac pack beetroot, vacuum packed beetroot, vacuum pack beetroot, vac pac beetroot, beetroot vacuum
cooked chicken slice: chicken for sandwich, sandwich chicken, chicken for roll
cooked ham: boiled ham, sandwich ham, sandwich meat, cold meat, cooked meat
cooking bacon: bacon misshape, bacon offcut, bacon trimming
cooking chocolate: chocolate for baking, baking chocolate, chocolate for melting, melting chocolate
cooking sauce: cook in sauce
cooking spray: 1 cal spray, 1 cal oil, one cal spray, spray oil
coriander pot: coriander plant, growing coriander, pot of coriander, living coriander
corned beef: bully beef, corned dog
cornflour: cornflower
cornish pasty: oggy
cotton bud: q tip, qtip, ear bud, cotton ear bud
cotton wool pad: cotton pad, cotton round, make up pad, makeup pad
courgette: courg
cow and gate: c and g, cow gate
cream cracker: cream crax
cream fudge: krowki
cream of asparagus soup: cream of asparagus
cream of celery soup: cream of celery
cream of chicken soup: cream of chicken
cream of mushroom soup: cream of mushroom
cream of tomato soup: cream of tomato
cream of vegetable soup: cream of vegetable
cream sherry: sweet sherry
creamed coconut: coconut cream block, coconut block
crisp n dry: crisp and dry, crispndry, crispn dry
crispy fried onion: dry fried onion, dried fried onion, hot dog onion, crispy onion
croissant: crossant
crumpet: pikelet, crump
crusty roll: crusty cob, cob crusty
cucumber: cuc, cuke, cue
cucumber portion: cue half, half cucumber
cumin seed: jeera whole, whole jeera
cup a soup: cuppasoup, cupasoup, cupa soup, packet soup, dried soup, instant soup, sachet soup, soup packet
cupcake case: bun case, cake case, fairy cake case, cup cake case
curiously cinnamon: cinnamon graham, cinnamon crunch
custard cream: custy cream, custy
dairy free chocolate: milk free chocolate, no milk chocolate
dairy free chocolate bar: df chocolate
dairy free spread: dairy free marg, dairy free margarine, dairy free butter, vegan marg, vegan margarine
dairylea lunchers: lunchable, lunchables, dairylea lunchable
dandelion burdock: d and b
dark chocolate digestive: dark chocolate dig
delicate: wool wash, woollite
demerara sugar: dem sugar
dental flosser: floss pick, flossette, floss harp, floss stick
denture adhesive: denture glue
denture tablet: false teeth tablet, false teeth cleaner
desiccated coconut: des coconut
dessert sauce: ice cream sauce, ice cream topping, monkey blood
diced chicken breast: chicken for curry, chicken for stir fry, curry chicken, stir fry chicken
diced lamb: stewing lamb, lamb for stew, lamb for casserole, lamb for tagine
diet lemonade: diet lemo
digestive: digi
dijon mustard: french mustard
dishwasher tablet: dish washing tablet, dish wash pod, dishwasher pod, dishwasher capsule, dish tablet, dishwashing tablet, dishwasher cap, d w tab, dish washer pod, dishie tab
disposable razor: shaver, lady shaver, ladyshave, disposable shaver
distilled vinegar: white vinegar for cleaning, cleaning vinegar, white vinegar, clear vinegar, spirit vinegar
dog chew: doggy chew
dog food pouch: dog pouch
dog treat: doggy treat, doggie treat
dolmio: dolmeo
doritos: dorito
doritos tangy cheese: orange bag doritos
double cream: dbl cream, dble cream
dove beauty bar: dove soap, dove bar
dr pepper: doctor pepper
drain unblocker: drain cleaner, sink unblocker, plughole unblocker, plug unblocker
dreamies salmon cat treat: dreamie salmon
dried yeast: bread yeast, instant yeast, easy yeast
dry cat food: cat biscuit, cat dried food, dried cat food, cat kibble, dry cat nut
dry dog food: dried dog food, dog kibble
dry roasted peanut: dry roast nut, dry roasted nut
dry salted saltfish: saltfish, salt fish, salt cod
easy garlic: lazy garlic
easy ginger: lazy ginger
easy peeler: clem, mandarin orange, naartjie, clemy
easy red chilli: lazy chilli
echalion shallot: banana shallot
echo fall fruit fusion: echo fall fruity
egg: eggy, eggie, dippy egg
egg cress sandwich: egg mayo sandwich, egg mayonnaise sandwich, egg sandwich
electrical plug in: plug in, plugin, plug in air freshener
evaporated milk: evap milk, evap
extra mature cheddar: strong cheddar, strong cheese
extra virgin olive oil: evo oil, ex virgin olive oil
fab: fab lolly
fabric conditioner: fabric softner, softner, clothes softener, clothes conditioner, washing softener, laundry softener, fabric con, softener, fab con, conditioner for washing
faggot: savoury duck
fairy dishwasher tablet: fairy tablet
fairy washing up liquid: fairy liq
fanta orange: orange pop
farfalle: bow tie pasta, pasta bow tie, butterfly pasta
fast action yeast: quick yeast, rapid yeast, yeast sachet
fat ball: suet ball, bird ball, lard ball
fat free yogurt: ff yogurt
feast: feast lolly
fenugreek seed: fenugreek dana
finish dishwasher tablet: finish tablet
first infant milk: stage 1 milk, newborn milk, number 1 milk, newborn formula, milk for baby, milk for the baby, baby milk powder, stage 1 formula, bub milk
fish pie mix: fish for fish pie, fish for pie
fish steak in parsley sauce: boil in the bag fish, boil in bag fish
flaked almond: sliced almond
flan case: flan sponge
fly killer: fly spray
foil: silver foil, ali foil, turkey foil, foil turkey size, wide foil, tin foil wide, extra wide foil, foil wide
follow on milk: stage 2 milk, stage 2 formula
food bag: butty bag, sarnie bag
food colouring: food dye, cake colouring
free from brown sliced bread: gf brown bread
fragrance free: unscented, non scented, scent free
free range egg: fr egg, f r egg, free ranger
french fry: shoestring fry
fresh basil: basil leaf
fresh coriander: coriander leaf
fresh mint: mint leaf
fresh rosemary: rosemary sprig, sprig rosemary, sprig of rosemary
fresh sage: sage leaf
fresh thyme: thyme leaf, thyme sprig, sprig thyme, sprig of thyme
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
frube yogurt tube: petit filous tube
fruit cocktail: tinned fruit, tin of fruit, tin fruit, tinned fruit salad, tin fruit salad, tin of fruit salad, fruit salad tin
fruit loaf: raisin bread, fruit bread, fruit toast, fruit toast bread, teacake loaf
fruit shoot: fruitshoot
fusilli: spiral pasta, twisty pasta, pasta swirl, twist pasta, pasta twirl, twirly pasta, pasta spiral, curly pasta, corkscrew pasta
galaxy smooth milk chocolate: galaxy choc
gammon joint: bacon joint, boiling bacon, bacon for boiling, ham to boil, ham for pea soup, soup ham, gammon jt
garibaldi: squashed fly biscuit
garlic: garlic clove, clove of garlic, clove garlic
gherkin: gherk, pickled cucumber
gin tonic: g and t, gin and tonic tin, tin of gin and tonic, pre mixed gin and tonic, premixed gin and tonic, ready mixed gin and tonic, gin and tonic can
gin tonic can: g and t tin
glitter spray: edible glitter
gluten free: coeliac, celiac, wheat free, no gluten
gluten free rice pop: gluten free rice krispy
gluten free tamari soy sauce: tamari, tamari sauce, tamari soy sauce
golden syrup: tate and lyle golden syrup, tate lyle golden syrup
goldfish flake: fish food, goldfish food
gordons gin: gordens gin, gordens
gram flour: gram flour besan
granulated sugar: gran sugar, white sugar, normal sugar, ordinary sugar
grape selection: mixed grape, grape mixed
grated hard cheese: vegetarian parmesan
gravy browning: browning sauce
gravy granule: instant gravy, brown gravy, gravy gran
green bean: string bean, dwarf bean
green cardamom: cardamom pod green, green cardamom pod
green pesto: normal pesto
ground almond: almond flour
ground coffee: fresh coffee, real coffee, filter coffee, cafetiere coffee
ground coriander: dhania powder
gu: gu pud, gu pudding, gu pot
guinea pig nugget: guinea pig food, guinea pig pellet
guinness: guiness
gulabjam: gulab jamun
gungo pea: pigeon pea
haagen dazs: hagen daz, haagen daz, haagan daz
hair elastic: bobble
hair grip: kirby grip, kirbygrip, bobby pin
hairspray: hair lacquer
halloumi: squeaky cheese
ham hock: gammon hock
hand sanitiser: hand gel, alcohol gel, germ gel
hand wash: liquid soap, liquid hand soap, pump soap, soap pump
haricot bean: navy bean
hartley jelly: jelly cube, tablet jelly
hartleys: hartlys
harvey bristol cream: bristol cream
head lice treatment: nit treatment
heineken: heinekin, heiniken
heinz: hienz, heinze
heinz alphabetti pasta: spag alphabetti
heinz baked bean: heinz bean
henderson relish: hendos, hendo, henderson
high juice orange squash: high juice orange, hi juice orange, orange high juice, orange hi juice
hobnob: hob nob
horlicks instant: horlicks light
hot cross bun: hx bun, hot xbun
hot dog brine: frankfurter tin
hot dog roll: bridge roll
huggies: hugies
hula hoop: hoop crisp
i cant believe its not butter: icbinb
ibuprofen: ibroprofen
ice cream cone: ice cream cornet
ice pop: freeze pop
iceberg lettuce: lettuce for burger, iceburg
in tomato sauce: in tom sauce, in tommy sauce
inchs cider: inch cider, inche cider
insect repellent: mozzie spray, midge spray, mosquito spray, bug spray
instant coffee: coffee granule, coffee jar
instant mash: packet mash, powdered mash, dried mash, powder potato
instant noodle: 2 minute noodle, 3 minute noodle, noodle packet
interdental brush: interdental stick, tepe, teepee
irn bru: iron brew, iron bru, irn brew, irnbru, ginger bru
jack daniel: jd
jack daniels: jack d
jacket potato: jacket pot
jalapeno bite: jalapeno popper
jam tart: jammy tart
jamaica ginger cake: jamaican ginger cake
jammie dodger: jammy dodger
jerk seasoning: jerk paste
jersey milk: gold top milk, gold top
jersey royal potato: royal potato
joint: jnt, jt
jus rol puff pastry: puff pastry jusroll
kale: chopped kale, kale chopped
karela: bitter gourd, bitter melon
kasuri methi: dried methi, dried fenugreek, dried fenugreek leaf
kenco: kenko
ketchup less sugar: ketchup reduced sugar, reduced sugar ketchup, low sugar ketchup
kid meal: toddler meal, toddler ready meal, kid ready meal
kid multivitamin: kid multivit, kid vitamin, children vitamin, vitamin for kid, children multivit
kid yogurt: yog kid
kinder surprise: kinder egg, kinder surprise egg
kit kat: kit cat
kit kat biscuit: kit cat biscuit
kitchen glove: rubber glove, washing up glove
kitchen roll: kitchen tissue, k roll, kitch roll
knorr: knor
kopparberg: kopperberg, kopaberg, koparberg
kp peanut: kp nut
krakowska: krakowska sausage, kielbasa krakowska
lactose free mature cheddar: lf cheese
lactose free milk: lf milk, low lactose milk, no lactose milk, lacto free milk
lager: larger, tin of lager, can of lager, tinned lager
lamb grillsteak: lamb grill
lamb mince: shep pie mince
laoganma crispy chilli in oil: lao gan ma
lasagne sheet: pasta sheet
laundry capsule: wash tab, laundry pod, laundry tablet, washing tablet, wash capsule, wash pod, clothes washing tablet, washing machine tablet, washing machine pod, washing machine capsule, detergent pod, liquid tab, liqui tab, liquitab, liquid tab for washing machine, liquid tab for the washing machine
laundry liquid: clothes liquid, clothes washing liquid, laundry detergent liquid, washing machine liquid
lea and perrin worcestershire sauce: lea n perrin
lea and perrins: leah and perrins, lee and perrins, lea perrins, leah perrins, lea and perrin
lea and perrins worcester sauce: worcester sauce lp
lemon curd: lemon cheese
lemon extract: lemon essence, lemon flavouring
lemonade: fizzy juice, lemo
lemongrass stick: lemongrass stalk, lemon grass stalk, lemongrass stem
lens wipe: wipe for glasses, glasses wipe, spectacle wipe
light mayonnaise: lite mayo, low fat mayo, half fat mayo, diet mayo
light tonic water: tonic water slimline, slimline tonic water, tonic slimline, tonic water light
lime juice cordial: lime cordial
lip balm: chapstick, lippy balm
lipstick: lippy, lip stick
lolly: lolly ice, popsicle
loose leaf tea: tea leaf, leaf tea
loyd grossman: lloyd grossman
lozenge: cough sweet, throat sweet, cough drop, sore throat sweet, throat lozenge
lucozade: lucozaid, lucazade
lucozade orange: luco orange
luncheon meat: lunch meat
lurpak: lurpack
macaroni cheese: tin of macaroni, tinned macaroni, tin macaroni, mac cheese, maccie cheese
mackerel fillet: tinned mackerel
malibu: coconut rum
malt vinegar: chip vinegar, brown vinegar, chip shop vinegar, chippy vinegar, vinegar for chip
malted milk biscuit: cow biscuit
malted wheaties: malty
maltesers: malteaser
mandarin segment: tinned mandarin, tin of mandarin, mandarin tin
mange tout: snow pea
margherita pizza: pizza marg, marg pizza
maris piper potato: maris potato
marrowfat pea: processed pea, proccessed pea, tin of processed pea
mars: mars bar
marzipan: almond paste
mashed potato: mash pot, mash spud, mashed pot, ready made mash, ready mash
mattessons: matesons, mattesons, mattisons, matessons
mature cheddar: mousetrap cheese, mousetrap
maynard bassett liquorice allsort: liquorice allsort basset
mccain: mccane, mccains, mcain, mcains, mccaine
mcvities: mcvitties, mcvites, macvities, mcvits, mcvitys
mcvities digestive: mcv dig
meat free: meatfree
meat free mince: soya mince, soy mince, tvp, fake mince
medium: med
medium sliced white bread: sarnie bread
microwave chip: microchip
microwave rice: micro rice pouch, rice packet, rice sachet, 2 min rice, 2 minute rice, two minute rice, quick rice, ready rice, pouch rice, rice pouch
milk chocolate bar: block of milk chocolate
milk chocolate digestive: chocolate dig
milk chocolate hobnob: chocolate hob
mince pie: minced pie, mincer pie
mincemeat: mince meat for pie
mini banana: kid banana, children banana, lunchbox banana, fun size banana
mini roll: mini swiss roll, swiss roll mini
mini sausage roll: party sausage roll, mini sausage roll
mini savoury egg: picnic egg, party egg, snack egg, mini scotch egg, scotch egg mini
minstrel: minstral
mint pot: mint plant, growing mint, pot of mint, living mint
miso paste: white miso
mixed dried fruit: dried fruit mix, dried mix fruit
mixed peel: candied peel
mixed pepper: traffic light pepper, trio of pepper, pepper trio, three pepper, traffic light pack pepper, pepper traffic light
mixed salad: bag salad
monster ultra: monster ultra white, white monster, monster white, monster energy white
mould remover: mould spray, mould killer
mozzarella: mozz, mozza, motza
mozzarella stick: mozzarella dipper
mr kipling: mr kiplin, mister kipling
muller corner: crunch corner, corner yogurt
multipack: multi bag, multi
multipack crisp: crisp multi
multipurpose cleaner: all purpose cleaner, general purpose cleaner
multivitamin: multivit, multi vit, multi vitamin
mushroom: mush, mushie, shroom
mushy pea: mush pea
nappy bag: nappie bag
nappy cream: bum cream, nappy rash cream
nappy pant: pull up, pull up nappy, pullup
natural skyr: plain skyr, skyr plain
natural yogurt: natty yogurt, nat yogurt
nicen easy: nice n easy, nice and easy
nigella seed: kalonji, black onion seed
no added sugar baked bean: low sugar bean, low sugar baked bean, reduced sugar bean
no added sugar chocolate: diabetic chocolate, sugar free chocolate
non bio capsule: non bio tablet, non bio pod, non bio tab
noodle: nood
nugget: nugg, nug, nuggie, nuggy
nurishment: nutriment, nutrament, nourishment drink
nutella: nutela
nutri brex gluten free: gf weetabix, gluten free weetabix
nutritional yeast flake: nooch
oat drink: oatmilk, df milk, dairyfree milk, milk free milk
oat so simple: oatso
oatgurt: oat yogurt
oaty hobnob: plain hobnob, original hobnob, hobnob plain, hob nob plain
old el paso: old elpaso, old el passo, el paso
olive spread: olive marg, olive margarine
one cup filter coffee: one cup filter coffee
onion bhaji: onion bargee
onion granule: onion powder
orange: juicing orange, orange for juicing, orange for juice, orange to juice
orange juice with bit: bitty orange juice, orange juice bitty, pulpy orange juice
orange squash: orange dilute, dilute orange, diluting orange, diluted orange, orange juice to dilute, orange cordial
original paratha: plain paratha
oxo beef stock cube: beef oxo
oxo chicken stock cube: chicken oxo
oxo stock cube: oxo cube
oxo vegetable stock cube: veg oxo
paella rice: rice for paella
pain au chocolat: pain o chocolat, chocolate croissant, pan o choc
pampers: pampas
pancake syrup: syrup for pancake
pantyliner: panty pad, sanitary liner, everyday liner, daily liner
papaya: paw paw, pawpaw
paracetamol: pcetamol
parmigiano reggiano: parmy
parsley pot: parsley plant, growing parsley, pot of parsley, living parsley
passata: sieved tomato
pasta flour: 00 flour, double zero flour, tipo 00 flour
pasta sauce: sauce for pasta
pastry case: tart case
pasty: bridie, bridy
peanut butter: pb
pedigree: pedigre
peeled plum tomato: tinned plum tomato, tin plum tomato, tin of plum tomato, tinned plum tom
penne: pasta tube, tube pasta, quill pasta, penny pasta
peppermint extract: peppermint essence, peppermint flavouring
pepsi max: pepsi maxx
period underwear: period pant, period knicker
pesto: pesto pasta sauce
petit pois: petit pea, petite pea, petits pea, pea petit
pg tip tea bag: pg tip pyramid
philadelphia: philidelphia, philadelfia, philidelfia, philli, phili
philadelphia light: philli light, low fat philly
pickled beetroot: beetroot jar, jarred beetroot
pickled onion: pickle onion
pickled red cabbage: pickle cabbage
pickling onion: onion for pickling
pig blanket: piggy in blanket, p i b, chipolata pig
pig in blanket: kilted sausage
pilgrims choice: pilgrams choice
pineapple slice: pineapple ring
pinot grigio: pinot grig
pitta: pitta pocket, pocket bread
plain flour: ap flour
plain tortilla wrap: plain wrap
plant based bacon rasher: fakeon
plant based chicken piece: chickn
plaster: plasta
pocket tissue: handbag tissue, travel tissue
pomegranate molasses: pomegranate molasses
poop bag: doggy bag, doggie bag, dog waste bag, poo sack, poobag
pork belly slice: belly pork strip, belly strip
pork pie: growler
pork rib: spare rib
pork sausage: brekkie sausage
porridge: porage, porrige, poridge
portobello mushroom: portabella
potato: praty, prate, totty, tottie, tater, bag of potato
potato croquette: potato croquet, croquet potato
potato smile: smiley potato, potato smiley, potato face
potato waffle: frozen waffle
poultry kabanos: chicken kabanos, kabanos chicken
princes tuna: princess tuna
pringles: pringle, pringels
pringles sour cream onion: pringles sour cream, sour cream pringles, pringles sour cream onion
prosecco: prosec, prossy
pudding rice: rice for rice pudding, rice for pudding
puff pastry: flaky pastry
quality street tub: quality street tin
quavers: quaver, quavar, quayver, quava
quiche: savoury flan, egg flan
rabbit nugget: rabbit food, rabbit pellet
rakusen matzo: matzah
raspberry: rasp
raspberry swiss roll: jam swiss roll
ravioli in tomato sauce: tinned ravioli, tin of ravioli
ready brek: ready break
ready meal: tv dinner, ping meal, ping dinner, microwave meal
ready roll icing: rolled icing, roll out icing, sugar paste, sugarpaste, white fondant
ready rolled pastry: ready roll pastry, ready to roll pastry
ready to feed infant milk: ready made formula, premade formula, pre made formula, ready mixed formula, ready made baby milk
red borsch: barszcz, barszcz czerwony
red bull sugar free: red bull sugarfree
red grapefruit: pink grapefruit, ruby grapefruit
red kidney bean: bean for chilli, rajma
red lentil: orange lentil
red milk chocolate: red milk chocolate
red split lentil: masoor dal
red wine: plonk red
reduced fat coconut milk: lite coconut milk, low fat coconut milk
rice krispies: rice krispie, rice crispie, rice crispy
rice pudding: creamed rice, creamy rice, cream rice
rice vinegar: rice wine vinegar
rice wine: chinese rice wine
rich tea biscuit: biscuit for dunking, dunking biscuit, rich ts
risotto rice: rice for risotto
rizla: cigarette paper, fag paper, rolling paper
roast potato: roast pot, tattie roast, roast tattie, tatty roast
roasting chicken bag: roasting chicken bag
roasting chicken leg: roasting chicken leg
roasting chicken seasoning: roasting chicken seasoning
roasting chicken thigh: roasting chicken thigh
roasting joint: sunday joint
roasting potato: roaster potato
robinsons orange squash: robbo orange
rocket: rucola, roquette
rose wine: rosay wine
rosemary pot: rosemary plant, growing rosemary, pot of rosemary, living rosemary
rustler burger: microwave burger
ryvita: ryvitta
salad cream: sal cream
salad cress: mustard cress, mustard and cress
salad onion: onion spring, sybo, sybie, syboe, syby
salmon fillet: salmon steak
salmon paste: fish paste, fishpaste
salt vinegar: salt n vin, salt and vin, s and v
salt vinegar crisp: vinegar crisp, crisp with vinegar
san miguel: san mig
sandwich: sarnie, sarny, butty, buttie, sanger
sandwich thin: warburtons thin
sanitary towel: sani towel, sanitary napkin, san pro, sanpro, jam rag, sts, sanny towel, sany pad, fanny pad
sardine in tomato sauce: sardine tom sauce
sausage: saus, sossie, soss, sossy, sausy, sosie
sausage swirl: sausage ring, ring sausage
sauvignon blanc: savvy b, savvy blanc, sav blanc, sauvvy, sav b, sauvy b
scent booster: scent bead, laundry bead, washing bead
schwartz: schwarz, shwartz, swartz
scotch bonnet chilli: scotch bonnet pepper
scourer: pan scourer, scrubbing pad, pan scrub, pan scrubber, panscrub, pot scrubber, pot scourer, green scourer
seafood selection: mixed seafood, seafood mix
self tan: fake tan
semi dried tomato: sun blush tomato
semi skimmed milk: green top, ss milk, milk ss
sensodyne: sensodine
seriously cheese: seriously strong
seriously strong cheddar: seriously strong cheddar
seriously strong cheese: seriously strong cheese
set honey: thick honey
shaoxing rice wine: shaoxing wine, chinese cooking wine
sharing bag: share bag, sharer bag, sharebag
sharing crisp: big bag of crisp, large bag of crisp, crisp sharing bag, sharing bag crisp, share bag crisp, sharing bag of crisp, share bag of crisp
shepherd pie: shep pie, shepards pie
shortcrust pastry: pie crust, short pastry, pie pastry
shreddies: shready, shredy, shreddie, shreddy
silverskin onion: silver skin, silverskin, silver skin onion, cocktail onion, baby pickled onion
single cream: pouring cream, runny cream
skimmed milk: red milk, red top, milk red top, skinny milk, skinned milk
skinless: no skin, without skin, skin off
skinny fry: skinny chip
sliced gherkin: burger gherkin, gherkin slice
slimline tonic water: tonic slim, slim tonic, low cal tonic, lo cal tonic, diet tonic, skinny tonic, light tonic, low calorie tonic, tonic light, tonic diet
smirnoff: smirnof
smoked back bacon: smokey back bacon
smoked haddock: yellow haddock, yellow fish
smoked haddock fillet: smoked fish
smoked streaky bacon: smokey streaky bacon
snap clip: hair slide
snickers: marathon bar
soap pad: wire wool, steel wool
soda water: club soda
soft roll: bread cob, bread bun, breadcake, dinner roll, bread cake
softwood shaving: sawdust, wood shaving
soreen lunchbox loaf: soreen malt loaf lunchbox, soreen lunchbox malt loaf
southern comfort: sth comfort, southern comf
southern fried chicken: kfc chicken
soya drink: soyamilk
spaghetti in tomato sauce: tin of spaghetti, tinned spaghetti, tin spaghetti, tinned spag, tin of spag, spag tin, spag in a tin
spaghetti tomato sauce: tin spag
sparkling water: gassy water, sparkly water, water fizzy
sponge finger: boudoir biscuit, savoiardi, trifle finger, lady finger biscuit, ladyfinger biscuit
sponge scourer: washing up pad, scrubbing sponge, dish sponge, kitchen sponge
spot on flea: flea drop
spot treatment gel: spot cream, spot gel, zit cream, acne cream
spreadable: spreadable butter, butter spreadable, spreading butter, spready butter, soft butter, butter for spreading
spring green: spring cabbage
squash: diluted juice, dilutable, diluting, dilute
starburst: opal fruit
stella artois: wife beater, wifebeater
sterilised cream: tinned cream, tin of cream, nestle cream, carnation cream
sterilising tablet: sterilizer tablet, dummy steriliser tablet
stewed steak: stewing steak tin, tinned stewing steak, tin of stewing steak
stewing steak: stew steak, stew beef, stew meat, stewing meat, meat for stew, chuck steak, casserole meat, beef for stew, beef for casserole, beef for stewing, steak for stew, steak for stewing, steak for casserole
still water: bottled water, bottle water, flat water
stir fry vegetable: stir fry mix, stir fry veg
stock pot: stock jelly, jelly stock pot
straight to wok noodle: wok ready noodle, noodle for stir fry, noodle for a stir fry
strong bread flour: strong flour
sudocrem: suda cream
sugar cube: sugar lump
sunscreen: sun block, sun tan cream, sun tan lotion, sunblock, suncream, sunlotion, suntan cream, suntan lotion
sushi rice: rice for sushi
sweet pepper: capsicum
sweet potato: sweet pot
sweetcorn cobette: cornette sweetcorn
sweetener: sugar substitute, artificial sweetener
sweetheart cabbage: hispi
taco seasoning: taco mix
tagliatelle: tag nest
teabag: builder tea, normal tea, ordinary tea, t bag
tenderstem broccoli: long stem broccoli
thick bleach: loo bleach, toilet bleach
thickly sliced ham: thick sliced ham, thick cut ham
thin cut beef steak: steak for stir fry, stir fry beef, beef for stir fry
thousand island dressing: 1000 island
thyme pot: thyme plant, growing thyme, pot of thyme, living thyme
tinned bean salad: tinned bean salad
tinned beansprout: tinned bean sprout, tin of bean sprout, tin bean sprout
tinned corned beef: tin corn beef, tinned corn beef, tin of corn beef
tinned hot dog sausage: tinned hot dog, tin of hot dog
tinned potato salad: tinned potato salad, tin of potato salad
tinned sweetcorn: tin of corn, tinned corn, tin corn
tinned tuna chunk: tinned tuna, tin tuna, tin of tuna, can of tuna, can tuna, tuna tin
tinned tuna steak: tinned tuna steak, tin of tuna steak
tissue: hankie, hanky, paper hanky, paper hankie, paper tissue, paper handkerchief
toastie bread: toasting bread
toddler milk: stage 3 milk, grow up milk
toilet block: loo block, toilet freshener, loo freshener
toilet brush: loo brush, bog brush
toilet cleaner: bog cleaner, lavatory cleaner, lavvy cleaner, lav cleaner
toilet gel: loo gel
toilet roll: lavvy paper, lavatory paper, lav paper, lavvy roll, poo roll, tp
toilet tissue wipe: flushable wipe, flushable toilet wipe
tomato: matoe
tomato juice: can of tomato juice
tomato ketchup: tommy sauce, tommy red, tom sauce
tomato puree: tom paste, tomato concentrate, tin of tomato puree
tomato soup: soup tinned tomato, soup tin tomato, tin of tom soup, tinned tom soup, can of tomato soup, can tomato soup, tin of tomato soup, tinned tomato soup, tin tomato soup, canned tomato soup
toothbrush head: electric toothbrush refill, toothbrush refill
tortilla chip: nacho chip, corn chip, tortilla crisp
tortilla wrap: tortilla bread, fajita wrap, fahita wrap, taco wrap, wrap for fajita
training pad: puppy pad, puppy wee pad, pee pad, puppy training pad
trex: vegetable fat block, vegetable shortening
tripe: flaki, flaczki
tropicana: tropicanna
tuc cracker: tuc biscuit
tumble dryer sheet: drier sheet
tuna sweetcorn filler: tuna mayo, tuna mayo filler, tuna mayonnaise
turkey breast joint: turkey joint
turkey breast slice: turkey for sandwich, sandwich turkey
turkey breast steak: turkey steak
turkey dinosaur: dino nugget, dinosaur nugget, dino, turkey dino
twiglets: twiglet
twinings: twinnings
twister: twister lolly
tyrrells: tyrells
unsmoked bacon: green bacon, plain bacon, non smoked bacon
urid dal: urad dal, urad daal, urid daal, urad bean
vegan bacon: veggie bacon, vegetarian bacon, fake bacon, facon, fakon, veggie rasher
vegan cheese: free from cheese, dairy free cheese, cheese dairy free, df cheese
vegan mayonnaise: egg free mayo, eggless mayo, no egg mayo, egg free mayonnaise
vegetable oil: chip pan oil, frying oil, oil for frying, deep fat fryer oil
vegetable pizza: veggie pizza, veg pizza
vegetable soup: veggie soup, veg soup, vegetarian soup
vegetable stock cube: veg cube
veggie burger: vege burger, vegie burger, veggi burger
veggie mince: vege mince, vegie mince, veggi mince
veggie sausage: vege sausage, vegie sausage, veggi sausage
veggie straw: baby crisp, baby wotsit, toddler crisp, toddler snack
victoria sponge: vic sponge, vicky sponge
violife epic: violife mature block, violife block
vitalite dairy free spread: vit lite
vitamin b: vit b
vitamin c: vit c
vitamin d: vit d
vodka: voddy, vodder, vod
walkers french fry: french fry crisp
walls mini milk: mini milk, minimilk, mini milk lolly
warburtons: warb, warby, warbie, warbo
warburtons milk roll: milk roll, milk roll bread
washing powder: wash powder, soap powder, clothes powder, washing machine powder
washing up liquid: dish liquid, dish detergent, dishwashing liquid, dish washing liquid, wash up liquid, washing up soap, washup liquid, wul, washingup liquid, wash up liq
waterwipes baby wipe: water wipe
wax strip: hair wax strip, waxing strip
whipping cream: cream for whipping, cream to whip
whiskas: whiskers
white lasagne sauce: bechamel, bechamel sauce, white lasagna sauce
white roll: cob white, white cob
white sauce mix: white sauce granule, white sauce powder
white sugar cube: white sugar cube
white sugar free: white sugar free
whole chicken: roasting chicken, chicken for roasting, chicken to roast, chook
whole pimento: allspice berry, pimento seed, pimento berry
whole roast chicken: rotisserie chicken
wholegrain mustard: grainy mustard
wholemeal bread: wm bread, bread wm
wild bird seed: wild bird food, bird food, bird feed, bird seed, birdseed
worcester sauce: wooster sauce
wotsits: wotsit
yakult balance: yakult light
yellow mustard: american mustard
yeo valley: yeovalley
yorkshire pudding: yorky, yorkie pudding, frozen yorkshire, yorkshire frozen
yule log: chocolate log
zinc: zinc tablet
zip seal bag: zip lock bag, ziplock bag, ziploc bag, zippy bag, sealy bag, resealable bag
`;

/** What these words mean when they are all of a line: beside others they mean something else. */
export const ALL_OF_A_LINE = `
50 50 bread: 50 50, 5050, 5050 bread, fifty fifty
aero milk chocolate: aero
arborio rice: arborio
baked bean: bean, bake beans
bakers dog food: baker
barley water squash: barley water, lemon barley
beef brisket joint: brisket
beetroot: beet
bramley apple: bramley
branston original pickle: branston
bread sliced white: sliced bread, sliced loaf, sliced white, medium sliced, thick sliced, sliced pan, pan loaf, plain loaf, plain bread
cadbury boost: boost, boost bar
cadbury crunchie chocolate bar: crunchie, crunchie bar
cadbury dairy milk chocolate bar: dairy milk, cadbury dairy milk
cadbury double decker chocolate bar: double decker
cadbury flake chocolate bar: flake, flake bar
cadbury mini egg: mini egg
cadbury wispa chocolate bar: wispa
calpol paracetamol suspension: calpol
capri sun orange: capri sun
casillero del diablo: casillero
charlotte potato: charlotte
cheddar: cheese block, block cheese
cheese onion crisp: cheese and onion, cheese n onion
cheese selection: cheeseboard, cheese board
chocolate selection box: selection box
cocoa powder: cocoa
comfort fabric conditioner: comfort
cumberland sausage: cumberland
domestos bleach: domestos
easy peeler: mandarin, mandarine, tangerine, sat
egg custard tart: egg custard
fairy washing up liquid: fairy
farley rusk: rusk, baby rusk
felix cat food: felix
filo pastry: filo, phyllo, phylo
gala apple: red apple
galaxy smooth milk chocolate bar: galaxy
garlic baguette: garlic bread
golden syrup: syrup
granny smith apple: green apple
gravy granule: gravy
hb pencil: pencil
heinz alphabetti pasta: alphabetti
hoisin sauce: hoisin
ice cube: ice, bag of ice
jersey royal potato: royal
lager: tinny
lenor fabric conditioner: lenor
lincolnshire sausage: lincolnshire
lucozade energy orange: lucozade orange
malibu: coconut rum
mars: mars bar
mattessons smoked pork sausage: mattessons, matesons, mattesons, mattisons, matessons
milk chocolate button: button
minestrone soup: minestrone
mulligatawny soup: mulligatawny
mushroom: mushy
nandos peri peri sauce hot: nandos hot
nescafe original instant coffee: nescafe
nice biscuit: nice
orange juice: juice, carton of juice, juice carton, juice box
pecorino cheese: pecorino
peshwari naan: peshwari
ploughman sandwich: ploughman
portobello mushroom: portobello, portabello, portobella
potato: roasting potato, roasting potato bag, bag of roasting potato, roaster potato, pot
prawn cocktail crisp: prawn cocktail
prosecco: bubbly, fizz, bottle of bubbly, bottle of fizz
rakusen matzo cracker: matzo
red wine: wine, wine bottle, bottle of wine
rice krispies: krispie, krispy
roll on deodorant: roll on
russet apple: russet
sage onion stuffing mix: sage and onion, sage onion
sanitary towel: pad
sauvignon blanc: sauv
schweppes slimline tonic water: schweppes slimline
scotch bonnet chilli: scotch bonnet
scotch broth soup: scotch broth
semi skimmed milk: semi skimmed, semi skim, s s milk, ss milk
single cream: cream
skimmed milk: skimmed, skim
smash instant mash: smash
smith frazzle bacon crisp: frazzle, frazzel
smoked back bacon: smokey bacon
snickers: marathon
soft white roll: roll, bread roll
soreen malt loaf: soreen
sprout: brussel
streaky bacon: streaky, streaky rasher
sweet pickle: pickle
tabasco original: tabasco
teabag: tea, cuppa, brew
terry chocolate orange: chocolate orange, choc orange, terry orange
thousand island dressing: thousand island
tomato: tommy
tomato ketchup: tomato sauce
vegetable peeler: peeler
vitalite dairy free spread: vitalite
volvic natural mineral water: volvic, volvic water
white bread: bread, loaf, loaf of bread, bread loaf
white roll: cob, crusty white cob
blended scotch whisky: whisky, whiskey, bottle of whisky, bottle of whiskey
whole chicken: chicken, medium chicken
small whole chicken: small chicken, little chicken
large whole chicken: large chicken, big chicken
whole milk: blue top, milk blue top
wholemeal bread: brown sliced, sliced brown, wholemeal sliced, brown sliced bread, sliced brown bread
wray nephew rum: wray and nephew
yorkshire pudding: yorkshire
`;

/** [what is said, what is printed], of a table above. */
export const pairsOf = (table: string): (readonly [said: string, printed: string])[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [printed, said] = line.split(': ') as [string, string];
      return said.split(', ').map((saying) => [saying, printed] as const);
    });
