/**
 * What somebody means who types a brand alone, or with one word that names a line of it: brand | words that make it
 * another product of the brand | words of its ordinary product, best first. Words are stemmed.
 * Written by a reader who knew UK shops and saw names, and no judgments; kept where an answer changes, with the fewest words that do.
 */
const TABLE = `
coca cola | zero diet cherry lime lemon jack bacardi mug | original taste;classic;regular
coca cola zero | cherry lime lemon vanilla caffeine jack | zero sugar
yorkshire tea | gold decaf decaffeinated biscuit bedtime leaf hard | tea bags
pg tips | decaf gold loose special wrapped | original tea bags;tea bags
tetley | decaf decaffeinated green earl redbush red herbal super extra lemon | original tea bags;everyday tea bags;original teabags;teabags
nescafe gold blend | gusto decaf intense espresso alta roastery caramel vanilla | instant coffee;smooth instant coffee
heinz tomato soup | basil cup sugar plant watcher | cream of tomato soup
lurpak | unsalted lighter plant garlic softest | slightly salted spreadable;spreadable
flora | lighter buttery plant oil garlic unsalted gin bioglan orange whisky | original spread;natural spread
anchor | unsalted lighter cream wine | spreadable blend;spreadable;salted butter
walkers | wotsit quaver monster sensation max square baked french nut nonsuch shortbread shorty less bugle mint sunbite crinkle perrin heinz masala double calorie | cheese and onion multipack;ready salted multipack;ready salted;cheese and onion
walkers crisps | wotsit quaver monster sensation max square baked french less bugle sunbite crinkle perrin heinz masala calorie | cheese and onion multipack;ready salted multipack;ready salted;cheese and onion
warburtons | gluten roll bagel thin pitta crumpet muffin pancake wholemeal seeded sourdough bloomer protein brioche fruit raisin waffle teacake danish half potato tiger farmhouse grain super rye barm | toastie thick sliced white;medium sliced white;toastie;white bread
hovis | granary wholemeal roll seed seeded flour both nimble digestive wheatgerm muffin pancake batch yeast bun farmhouse fibre signature | soft white medium;soft white thick;white sliced
kingsmill | wholemeal roll crust pancake farmhouse tiger toastie | soft white medium;medium white;medium
andrex | wipe quilt watermelon | classic clean;complete clean;family soft
persil | colour ultimate wonder heaven sensitive | non bio washing liquid;non bio capsules;non bio
ariel | colour platinum princess | all in pods washing liquid capsules;pods washing liquid;washing liquid original
bold | tail garlic bean bronze blonde mitchum sprinkle platinum cardamom malbec | pods lavender camomile;lavender camomile;pods
surf | turf | tropical lily
finish | rimmel whisky whiskey rinse salt cleaner maybelline primer lash powder cask rum nivea | ultimate dishwasher tablets;dishwasher tablets;all in one
flash | mop speedmop mascara wipe bathroom wood pet refill bleach light hygiene | multipurpose floor liquid cleaner;multi purpose
dettol | wipe laundry machine pet bathroom kitchen crisp orchard | antibacterial surface cleansing spray;antibacterial multi purpose cleaner
colgate | toothbrush kid mouthwash max charcoal whitening travel | total original toothpaste;cavity protection toothpaste;toothpaste
sensodyne | toothbrush pronamel clinical whitening rapid gum | daily care original;repair protect original;extra fresh
dove | pushchair farm men tan shampoo conditioner set mattress turmeric oat bath dermaspa | beauty bar original;beauty bar
nivea | men sun spf perspirant kid lip shower wash micellar serum wipe scrub remover cleanser q10 lotion gel day night glow uv | creme all purpose;soft moisturising cream
lynx | shower wash gift perspirant antiperspirant gold black epic jungle fragrance | africa body spray;africa bodyspray;africa
cadbury | caramel caramello caramilk bournville twirl wispa flake crunchie fudge boost decker picnic wurly curlywurly starbar timeout brunch hot white button ice dessert pot trifle freddo oreo nut wholenut biscuit cookie cake biscoff daim marvellous mint orange crisp tiffin advent christmas santa coin selection heroes roses eclair dark darkmilk tassimo animal brownie mini little pud icing spread milkshake mousse highlight cornflake tray plant roundie tree log treatsize millicano pudding | dairy milk chocolate bar;dairy milk
kit kat | chunky cereal mocha latte gusto | finger milk chocolate
galaxy | cake hot drinking ripple caramel cookie vegan free advent digestive christmas minstrel counter fruit cupcake mint bake frappe gift gifting | smooth milk chocolate block bar;smooth milk chocolate;smooth milk
mars | ice croissant shake protein hiprotein snickers skittle starburst cosmo | caramel nougat milk chocolate bars;chocolate bars multipack;bar
snickers | ice spread fruit creamy mars | caramel nougat peanuts milk chocolate;milk chocolate bars
twix | ice white xtra salted roll selection gluten snickers | caramel milk chocolate fingers;chocolate biscuit fingers;biscuits
maltesers | cake reindeer biscuit box spread truffle white whilte hot christmas friend bar | milk chocolate honeycomb pouch;sharing pouch;pouch;bag
haribo | ice advent marshmallow halal gift tube roulette box vegetarian | starmix;tangfastics;supermix
kinder | santa ice pingui slice chilled hippo figure egg bueno joy schoko caramel wafer | chocolate small bars;small chocolate bars;chocolate bars;snack bars
mcvities | jaffa rich chocolate tasty | digestives original;original
mcvities digestives | chocolate tasty | the original;digestives original
doritos | dip nut variety flamin vinegar bbq | chilli heatwave;cool original;tangy cheese
monster ultra | gold rosa peachy strawberry paradise fiesta violet watermelon blue red vice sunrise fantasy ruby mango | zero sugar;white
monster munch | giant bbq mega variety | pickled onion;roast beef
mccoys | secret prawn hot chicken variety meaty | flame grilled steak;cheddar onion
kettle chips | brie honey chilli vegan | lightly salted;sea salt balsamic vinegar
mini cheddars | leicester union onion garlic bbq variety frank | original
dairylea | dunker luncher snacker slice strip filled | cheese triangles;cheese spread triangles;cheese spread
cravendale |  | semi skimmed
alpro | almond coconut oat hazelnut chocolate vanilla strawberry barista light sugar growing protein yoghurt cream caramel cuppa | soya drink;soya milk
oatly | chocolate matcha organic light lighter sugar vanilla cream fraiche oatgurt whippable skinny | barista edition;whole;original
muller light | dessert pot limited | strawberry;cherry;toffee
muller rice | protein limited hazelnut apple custard | original low fat;original;strawberry
activia | kefir fusion granola muesli breakfast fibre | strawberry
actimel | kid plus triple fat | strawberry;original
yeo valley | kefir milk butter spreadable soup cream fraiche kid little granola burger vanilla strawberry raspberry blueberry lemon peach greek fruity | natural yogurt
petit filous | drink drinking natural dairy big added | strawberry raspberry apricot;strawberry raspberry
ambrosia | rice chocolate light low strawberry porridge semolina tapioca deluxe mini plant gingerbread pot | devon custard can;devon custard carton;devon custard
oxo | pot marinade vegan meat reduced chicken vegetable | beef stock cubes
oxo cubes | vegan meat reduced chicken vegetable | beef stock cubes
knorr | soup gravy aromat seasoning paste organic zero bouillon hairy fish lamb ham wine vegetable | chicken stock pot;chicken stock cubes
colmans | mix sauce maker powder | original english mustard;english mustard;mustard
dolmio | lasagne bake stir feast classic intensify pronto low hidden meatball mushroom chilli garlic | original bolognese;smooth tomato bolognese;bolognese
old el paso | bowl seasoning bean salsa nachips guacamole cream gluten sauce enchilada taco tortilla nacho jalapeno rice chilli | smoky bbq fajita kit;fajita kit
bens original | street sauce lunch carne boil curry favourite mexican spicy caribbean cajun coconut mushroom tomato mixed wholegrain vegetable bbq | long grain;basmati;egg fried
pot noodle | king lost multipack piri doner fajita steak sticky | chicken mushroom;beef tomato;original curry
heinz | baby month porridge soup ketchup sausage sugar spaghetti hoop mayonnaise mayo mustard cream pot barbecue bbq chilli jalfrezi tikka five cheesy pasta puree dressing ravioli macaroni curry sandwich broth passata mascarpone | baked beans;beanz
heinz salad cream | light fat |
heinz mayonnaise | light garlic truffle vegan mustard ketchup | seriously good mayonnaise
john west | salad infusion mackerel sardine herring oyster mussel kipper salmon anchovy cod pot topper spreadable sild twist dressing | tuna chunks spring water;tuna chunks sunflower oil;tuna chunks brine;tuna chunks;tuna steak
napolina | oil olio light puree bean lentil pea chickpea pasta spaghetti fusilli penne linguine macaroni rigatoni orzo conchiglie garlic passata plum booster | chopped tomatoes
tilda | kid brown microwave steamed wholegrain wild lemon lime coconut peri mushroom tomato pilau egg sticky jasmine vegetable boil meal side firecracker caribbean mexican everyday long butter garlic special | pure basmati;basmati
sarsons | onion pickle pickling cabbage browning distilled | malt vinegar;brown malt vinegar
twinings | superblend green camomile peppermint decaffeinated ginger fruit sleep raspberry collection soulful chai sprbds loose earl lady assam chocolate fennel mango peach | everyday tea bags;english breakfast
coco pops | choco bar mega loop | chocolate breakfast cereal;cereal
special k | cluster berry chocolate | original
crunchy nut | granola cluster portion | breakfast cereal
kelloggs | chocolate choco pop bar honey krispies frosties special crunchy bran oaties wheat variety fruit just bluey almond | corn flakes
kelloggs corn flakes | chocolate bar | breakfast cereal;cereal
quaker | simple pot bar granola sachet gluten jumbo | rolled porridge oats;porridge oats
soreen | banana toffee lift lunchbox mini | original malt loaf;malt loaf
robinsons | barley cordial shoot creation mini trooper tom drop ready lemon blackcurrant summer double | orange squash no added sugar;orange squash;orange
ribena | added juice | blackcurrant squash;blackcurrant
vimto | fizzy sparkling mini zero orange mango wonderfuel energy myprotein applied pyramid still added double | original squash;real fruit squash;squash
lucozade | sport zero blue cherry caribbean carribbean apple | energy original;original;energy orange;orange
7up | zero free | regular;lemon lime
fruit shoot | hydro squash squeezee galaxy | apple blackcurrant;summer fruits;orange
innocent | kid coconut plus super shield | strawberries bananas apples smoothie;mangoes apples passion smoothie;orange juice smooth
tropicana | apple tropical mango kid light multivit multivitamin sensation blood roll pineapple | smooth orange;pure orange;original orange
fever tree | light lemonade ginger mediterranean lime soda clementine garden spritz mixer raspberry grape | premium indian tonic water;indian tonic water;tonic water
evian | sparkling cap | still natural mineral water;natural mineral water;natural mineral still water
birds eye | cuisine gluten chilli | cod fish fingers;garden peas;potato waffles
birds eye fish fingers | haddock omega batter battered gluten chunky | cod fish fingers;fish fingers
mccain | fry hash wedge smile jacket vibe gluten lighter crinkle croquette baby dipper roast gastro quick naked chunky | home chips straight;home chips
aunt bessies |  | glorious golden yorkshire puddings;golden yorkshires;yorkshire
chicago town | dessert dough sub vegan bread | deep dish cheese;deep dish pepperoni;takeaway stuffed crust
goodfellas | pocket bread lasagne tagliatelle penne carbonara bake mac gluten bite arancini | stonebaked thin pepperoni;stonebaked thin margherita;margherita
quorn | ginsters picnic sausage ham slice fillet nugget nuggs bite burger ball roast escalope pepperoni steak pie lattice lasagne dinosaur tender pounder masala turkey banger free | mince;pieces
linda mccartney | burger roll meatball mince vegemince lamb chicken duck pie plait rosemary lincolnshire | vegetarian sausages;sausages
magnum | tonic mini white almond caramel mint double euphoria vegan gold collection lanson vodka rum intense golden | classic ice cream;classic chocolate;classic
cornetto | vegan soft mint cookie max | classico;classic;strawberry
ben and jerrys |  | cookie dough;chocolate fudge brownie
richmond | cigarette vegan free bacon chicken afc heinz pig cumberland onion baked frozen | thick pork sausages;pork sausages
ginsters | slice pocket roll cheese vegan chicken sausage cheddar | original cornish pasty;cornish pasty
gordons | pink tonic free orange cherry lemon tropical | special london dry gin;london dry gin
baileys | pandoro popcorn cinnamon salted chocolate squirty ice iced espresso tumbler miniature | original irish cream liqueur;original irish cream
captain morgan | pepsi dark black tiki free | original spiced gold;spiced gold
bacardi | mojito cola spiced oro razz reserva facundo | carta blanca;white rum
jack daniels | coca honey fire apple bbq single gentleman bonded set family traveler sinatra triple limited mclaren | old no tennessee whiskey;tennessee whiskey
stella artois | unfiltered free | premium lager;lager
carlsberg | export brew | danish pilsner;pilsner;lager beer
fosters | shandy | lager beer cans;lager
heineken | free | premium lager;original;lager
corona | cero cigar tubed cocktail ligera | extra lager;extra
peroni | free libera red capri | nastro azzurro lager;nastro azzurro
guinness | free alcoholic sauce ketchup cake extra nitrosurge malta porter pie chilli | draught stout;draught;original stout
kopparberg | free gin pear mango punch variety cherry vintage cosmo pineapple | strawberry lime;mixed fruit
tampax |  | pearl compak regular;compak regular;regular
always | liner incontinence platinum sensitive mug night | ultra sanitary towels normal;ultra normal;ultra
pampers | wipe pant swim premium | baby dry size nappies;baby dry
aptamil | follow toddler advanced cereal rice comfort reflux hungry lactose | first infant milk;first baby milk
sudocrem | natural sudosalve care little | antiseptic healing
whiskas | kitten senior treat dry tin aromatic | adult wet cat food pouches jelly;poultry feasts jelly;pouches jelly;pouches
dreamies | creamy stick shakeup mega catnip | cat treat biscuits chicken;cat treat biscuits cheese;cat treat biscuits
pedigree | treat puppy senior dry chew marston | adult wet dog food pouches jelly;adult wet dog food tins jelly;wet dog food
utterly butterly | lightly |
seriously | heinz digestive lighter light vintage chilli pepper | spreadable original;original
president | ipa terror salted spray grated | brie;camembert
leerdammer | light grated | original cheese slices;original
onken | kiddo naked greek raspberry mango cherry fat | natural set;natural
fage | fruit strawberry honey lactose | total 5% greek;total
munch bunch | drink squashum added | double up
ambrosia rice | deluxe low light chocolate toffee nutmeg mini pot | rice pudding can;rice pudding
ambrosia custard | chocolate light low strawberry deluxe mini plant gingerbread pot | devon custard can;devon custard carton;devon custard
carnation | caramel drizzle light spray creation | sweetened condensed milk;condensed milk;evaporated milk
colmans mustard | powder | original english mustard;english
daddies | ketchup | brown sauce
whole earth | organic drizzler | crunchy peanut butter;smooth peanut butter
lotus biscoff | spread sandwich chocolate cream cheesecake croissant protein | biscuits;caramelised biscuits;snack pack
bonne maman | mousse creme dessert spread madeleine tartelette brownie muffin pot yoghurt caramel intense curd marmalade chutney | strawberry conserve;raspberry conserve;conserve
rowse | manuka organic set acacia dark greek energise cinnamon light blossom | squeezy clear;clear honey;runny honey;original squeezy;pure natural
silver spoon | icing caster demerara jam cube sweetener marzipan half | granulated sugar
canderel | granular sugarly green sucralose sachet | tablets;sweetener
atora | vegetable | beef suet
allinson flour | very wholemeal plain self grain | strong white bread flour
mcdougalls | granule sponge oo | self raising flour;plain flour
jus rol | gluten croissant pain cinnamon pizza vol shortcrust | puff pastry ready rolled;puff pastry
encona | chilli bbq peri extra exxxtra scotch | original hot pepper;hot pepper sauce
franks | style buffalo jacobs pork tahira crunch craft | redhot original cayenne pepper;original
franks redhot | style buffalo crunch | original cayenne pepper;original
blue dragon | reduced light hot noodle paste kit coconut stir soy oyster fish teriyaki rice curry wrapper panko crunch korean bang katsu mirin nori cracker | original sweet chilli;thai sweet chilli
amoy | noodle coconut kit teriyaki paste sweet reduced | dark soy sauce;light soy sauce;soy sauce
kikkoman | tamari less reduced teriyaki ramen | soy sauce naturally brewed;soy sauce
loyd grossman | curry korma tikka pizza lasagne cheese added pesto chilli bacon puttanesca pepper | tomato basil;bolognese
cirio | passata puree plum | chopped tomatoes;finely chopped
mutti | puree passata ketchup sauce cherry peeled | finely chopped tomatoes
filippo berio | pesto vinegar truffle organic pasta mild rustico | extra virgin olive oil;olive oil
sacla | chilli tomato tom vegan organic pot truffle aubergine bolognese | classic basil pesto;basil pesto
heinz spaghetti | bolognese carbonara sausage hoop | spaghetti in tomato sauce
heinz spaghetti hoops | snap | tomato sauce
princes | mug paste mackerel salmon ham beef curry chilli apple pineapple rhubarb strawberry roe filling | tuna chunks;tuna steak
princes tuna | paste | tuna chunks spring water;tuna chunks sunflower oil;tuna chunks brine;tuna chunks;tuna
del monte | lolly swirl split syrup mango prune grape | peach slices in juice;pineapple;fruit cocktail in juice;peach
fray bentos | meatball bolognese pudding pud chilli chicken onion minced | steak kidney pie;steak gravy pie;steak kidney;steak gravy
angel delight | ice jelly added | strawberry;butterscotch;chocolate
mr kipling | mix kit icing ice less reduced pudding birthday halloween christmas festive mince brownie blondie | cherry bakewell;angel slices;french fancies
genius | fruit seeded seed roll crumpet pancake muffin pie pastry bun rocky tiger hydra brown grain spicy | white loaf;white bread;soft white
mission | carb mini chargrilled protein wholemeal wheat xl | original tortilla wraps;original wraps
frosties | bar | breakfast cereal;cereal
jordans country crisp |  | strawberry;raisin;nut
dorset cereals | granola | simply delicious muesli;muesli
quaker oats | simple pot bar granola sachet gluten jumbo | rolled porridge oats;porridge oats
nature valley | protein muffin dipped salty cocoa | oats honey;oats and honey
nakd | protein fibre | cocoa orange;berry delight;cocoa delight
eat natural | muesli granola protein fibre vegan | almond apricot;cranberries macadamias;dark chocolate cranberries
mcvities jaffa cakes |  | original
tunnocks | teacake tea snowball dark | milk chocolate caramel wafer;caramel wafer
maryland | mini double white caramel swich vegan | choc chip;chocolate chip
wagon wheels | jammie | original
cadbury fingers | mini white salted | milk chocolate
jacobs | cheddar twiglet crinkly bite savour tuc cornish butter high salt cheeselet treeselet chive biscuit mediterranean mikado krackawheat grain | original cream crackers;cream crackers
jacobs cream crackers | high sour | original
tuc | sandwich | original
carrs | flour melt selection pepper | table water
nairns | gluten biscuit cracker bar porridge cheese flatbread fruit mini organic seeded | rough oatcakes;fine milled oatcakes
tyrrells | lentil furrow veg vegetable chilli truffle prawn | lightly sea salted;sea salted
seabrook | waffle treble variety | sea salted;sea salt;cheese onion
walkers french fries | variety assorted worcester | ready salted;salted
walkers squares | cheese variety | salt vinegar
butterkist | microwave salty salted | toffee;cinema sweet;sweet
cheetos | ketchup twisted sweet jalapeno | cheese
bounty | ice roll ipa nature gift | coconut milk chocolate
milky way | cake croissant star advent roll spread drink snickers | nougat milk chocolate bars;chocolate bars;fun size
m and ms |  | peanut;chocolate pouch
yorkie | raisin brownie dessert duo | original milk chocolate;original;milk chocolate
smarties | giant elf selection vanilla mini | milk chocolate tube;tube;sharing bag
quality street | dessert matchmaker nescafe favourite creme golden purple triangle | tub;chocolate box;carton;bag
celebrations | centerpiece cake | tub;box;pouch
cadbury roses | praline gifting | tub;box
cadbury heroes | calendar gift | tub;box
terrys | mini mint caramel bar baileys exploding truffle advent segsation bombe white tablet | chocolate orange ball;orange ball;milk ball
lindt | advent vegan christmas santa teddy snowball reindeer wafer creation shortbread master | lindor milk chocolate truffles;lindor truffles
lindor | bar white dark caramel pistachio irish strawberry raspberry advent christmas heart shortbread treat | milk chocolate truffles;assorted truffles
ferrero rocher | ice tablet bar golden grand collection | chocolates pieces;pralines gift box;boxed chocolates
kinder bueno | white ice egg advent | milk chocolate hazelnut
toblerone | cheesecake truffle caramilk white fruit orange praline golden | milk chocolate honey almond nougat;milk chocolate
green and blacks | white | dark chocolate bar;milk chocolate bar
reeses | white ice mini dipped piece selection nutrageous pumpkin bar popped caramel ordinary lava puff | peanut butter cups;peanut butter cup
twirl | orange white bite xtra vinegar pouch | chocolate bar
curly wurly | squirlies | chocolate bar
cadbury buttons | white orange mega giant ice dessert christmas caramilk dark twisted | dairy milk chocolate buttons;dairy milk buttons
maynards | juicies fizzy | wine gums;jelly babies
bassetts | vitamin | liquorice allsorts;jelly babies
rowntrees | lolly push mango blaster stack squidger | fruit pastilles;randoms;fruit gums
polo | sugar prince | original mints;original mint
wrigleys extra | refresher strawberry watermelon blueberry white ice | peppermint;spearmint;cool breeze
wrigleys | refresher strawberry watermelon blueberry white ice airwaves | extra peppermint;extra spearmint
airwaves | cherry blackcurrant | menthol eucalyptus
trebor | sugar | extra strong peppermint;extra strong mints;soft mints
tic tac | berry adventure sugar | fresh mint;mint;orange
mentos | gum discovery pure feeling | mint;fruit
skittles | chewies sour dessert citrus giant cloudz darkside friend | fruits sweets;fruit;sweets pouch
starburst | ice mini strawberry | original fruit chews;chewy sweets
munchies | orange cheesecake | caramel;sharing pouch
milka | white hazelnut hazlenut yogurt oreo philadelphia | alpine milk chocolate
robinsons squash | barley shoot creation mini lemon blackcurrant summer double | orange squash no added sugar;orange
lucozade sport | zero mango lemon ice blue | orange;raspberry
relentless | zero cherry punch | origin
rubicon mango | sparkling spring deluxe | still mango;mango juice drink;mango fruit juice drink
rubicon | sparkling spring raw lychee guava passion pomegranate deluxe pineapple | still mango;mango juice drink;mango fruit juice drink
old jamaica | diet light extra duppy | ginger beer regular;ginger beer
j2o | spritz mocktail sunshine | orange passion fruit;apple raspberry;apple mango
shloer | zero pink rose elderflower | white grape;red grape
bundaberg | root | ginger beer
san pellegrino | lemon orange zero essenza | sparkling natural mineral water
innocent smoothie | coconut super | strawberries bananas apples;mangoes apples passion
copella | elderflower blackberry mango pear | cloudy apple;apple juice
ocean spray | sauce blueberry light squash sparkling raspberry pink added blackcurrant | cranberry classic;cranberry juice
vita coco | oil pressed extra organic | original coconut water;coconut water original;natural coconut water
belvoir | presse alcoholic lemonade lime ginger rose raspberry blueberry mango | elderflower cordial
clipper | lighter nail flint fluid gillette butane tube toenail fingernail decaf green earl coffee sleep white ginger peppermint fennel hot liquorice | everyday tea bags;organic everyday;english breakfast
kenco millicano | decaf decaff latte cappuccino mocha intense | americano original;americano
lavazza | capsule modo bean decaffeinated tale | qualita rossa ground
taylors of harrogate | tea bag bean decaf | rich italian;lazy sunday;hot lava java
horlicks | chocolate kid stick | original;instant malt
absolut | raspberry raspberri vanilla sprite martini citron passionfruit berri elyx extrakt | blue original swedish vodka;original swedish vodka;swedish vodka
tanqueray | sevilla ten tonic free negroni duo | london dry gin
whitley neill | alcohol negroni gift navy | rhubarb ginger gin;raspberry gin
malibu | cola pineapple colada strawberry glass | original;coconut flavour
jameson | black stout orange crested | triple distilled irish whiskey;irish whiskey
johnnie walker | black blue gold cocktail george | red label
grants | haggis stew | triple wood blended scotch whisky;whisky
glenfiddich | gift couronne master batch bourbon | 12 year old;single malt
disaronno | velvet | originale
southern comfort | lemonade | original liqueur;original
martell | xo cohiba | vs cognac;cognac
birra moretti | sale zero gift | premium lager;lager
san miguel | free | premium lager;especial lager;especial
kronenbourg | blanc free | lager beer;biere lager;biere
brewdog | free alcohol seasoning juice hazy lager vodka wingman pinball pin mixed president king black counter cold bbq ald shore lucky wonderland | punk ipa
beavertown | lazer cosmic gamma gravity lunar lupuloid satellite | neck oil
camden | eazy pale ipa | hells lager;hells
inchs | free cloudy | medium apple cider;medium apple;apple cider
old mout | gin vodka free | berries cherries;kiwi lime
rekorderlig |  | strawberry lime;wild berries
casillero del diablo | zero belight | cabernet sauvignon
oyster bay | sparkling merlot noir | sauvignon blanc
campo viejo | blanco gran | rioja tempranillo;tempranillo rioja;rioja
freixenet | asti grigio rose free rosado set | prosecco;cordon negro brut
bollinger | rose | special cuvee
moet | rose nectar vintage gift | brut imperial;imperial brut
villa maria | blush sparkling grigio noir chardonnay | private bin sauvignon blanc;sauvignon blanc
mcguigan | zero mid | black label red;black label shiraz
hobgoblin | ipa gold stout amber goblin | ruby
mccain chips | gluten lighter crinkle gastro quick naked chunky | home chips straight;home chips
solero | berry orange strawberry | exotic
calippo | cola | orange lime;orange
carte dor |  | madagascan vanilla
haagen dazs | mini stick collection | salted caramel;pralines cream;cookies cream;vanilla
viennetta | mint caramel pistachio | vanilla
kellys | raspberry honeycomb mint mocha shortbread | cornish clotted cream;clotted ice cream
mackies | honeycomb raspberry vanilla | traditional
walls sausages | roll | thick pork sausages;thick sausage
heck | chicken rasher chipolata burger steak cheddar chorizo | pork sausages
fridge raiders | grill free katsu popper pizza deal chipotle variety | slow roasted chicken;roast chicken
rustlers | breakfast hot mexican chicken rib mini peppercorn meatless | quarter pounder;cheese burger
pork farms | mini snack vegan cocktail branston small individual | medium pork pie;original pork pie;pork pie
cauldron | bite marinated bebeto mug piece | tofu block;organic tofu;firm tofu;tofu
tofoo | katsu smoked teriyaki tempeh chilli seitan dipper ball scrambled sriracha stir fried mex marinated tempura wok | naked tofu;naked
beyond meat | sausage mince jalapeno spaghetti steak smash | burger plant based patties
fairy non bio | platinum powder big | washing liquid pods;washing gel;liquid detergent
cif | floor infinite spray | cream cleaner original;cream cleaner
zoflora | wipe carpet | concentrated multipurpose disinfectant;multipurpose disinfectant
elbow grease | bicarbonate vinegar oven | all purpose degreaser
air wick | mist freshmatic aerosol active diffuser | plug in twin refill;plug in refill;plug in
vanish | carpet spray powergel white booster | oxi action fabric stain remover powder;stain remover powder
calgon | gel | tablets
cushelle | quilted | original
plenty | bio big flexi max | original kitchen roll
regina | pizza bamboo | blitz kitchen roll;kitchen roll;blitz
head and shoulders | conditioner apple itchy | classic clean anti dandruff shampoo
pantene | conditioner oil mask treatment curls silicone | smooth and sleek shampoo;repair and protect shampoo;classic clean shampoo;shampoo
herbal essences | conditioner mask | shampoo
tresemme | conditioner spray mask oil serum hairspray 2in1 | rich moisture shampoo;shampoo
aussie | monster conditioner treatment serum leave | miracle moist shampoo;mega shampoo;shampoo
batiste | blush dark blonde tropical volume sensitive | original dry shampoo;classic fresh dry shampoo
aveeno | baby kid shampoo conditioner wash spf50 dermexa oil calm | daily moisturising lotion;daily moisturising cream
e45 | lotion daily itch junior | cream
vaseline | lip body lotion stick hand | petroleum jelly
aquafresh | kid milk little mouthwash whitening | fresh minty;complete care
corsodyl | toothpaste toothbrush | mouthwash original;mint mouthwash
listerine | smart white advanced care defence | cool mint;freshburst
gillette | venus gel foam trimmer king disposable heated | fusion razor blades;mach3 razor blades;blades
gillette fusion | gel proglide power | razor blades;razor refills
tampax regular | pearl | cardboard regular;compak regular
bodyform | liner intimawear night scented long | ultra normal sanitary towels wings;ultra normal
lil lets | bud pad | regular;super tampons
tena lady | pant silhouette night | discreet normal;discreet extra;discreet mini
imperial leather | gel wash bath relaxing recovery gentle | original bar soap
berocca | gummies boost mind immuno mango berry blackcurrant | orange energy;orange effervescent
centrum | women men gummy conception pregnancy chewable boost | advance
wellman | plus sport |
pampers nappies | pant swim premium | baby dry size nappies;baby dry
huggies | drynites swimmer pant | pure baby wipes;baby wipes
cow and gate | porridge | first infant milk;first baby milk
sma | follow toddler advanced comfort reflux lactose hungry | first infant milk;first infant baby milk
kendamil | follow toddler goat organic comfort porridge bonya bake | first infant milk;first infant baby milk
butchers | pork sausage morrisons asda choice cellar puppy steak | tripe loaf dog food tins;dog food tins;tins
winalot | puppy senior small biscuit | dog food pouch jelly;pouch gravy;pouch
harringtons | cat puppy senior tray small wet superfood bumper fillet | dry adult dog food chicken rice;dry adult dog food
wagg | treat puppy | complete dry adult dog food;complete
dentastix | fresh advanced chewy | daily medium dog;daily small;daily large
chappie | dry favourite | original
indomie | chicken hot | mi goreng
nongshim | kimchi cup cracker chapagetti | shin ramyun;shin noodle soup;shin
aashirvaad | multigrain | whole wheat flour
elephant atta | pack white wholemeal gold | medium chapatti flour
knoppers | nutbar | milk wafer;milk nut wafers
tim tam | caramel dark | original
robertsons | shredless lemon mamade | golden shred
mackays | vintage strawberry raspberry bramble three | dundee orange marmalade;seville orange marmalade
lizis | protein maple | original granola;nuts seeds
davidstow | reserve vintage bake | classic mature cheddar;mature cheddar;crackler extra mature
kit kat chunky | white caramel duo snacksize | milk chocolate bars;milk chocolate
lurpak butter | unsalted spreadable garlic | slightly salted
bisto gravy | best chicken onion vegetable reduced gluten southern peri meal powder sausage | favourite gravy granules;beef gravy granules;gravy granules
hellmanns mayonnaise | light garlic chilli | real mayonnaise
hellmanns mayo | plant ranch | real mayonnaise
cadbury mini rolls | raspberry orange caramel | milk chocolate;chocolate
cadbury hot chocolate | tassimo | instant;drinking
lor | tassimo | classique instant;intense instant
smirnoff vodka | ice raspberry mango peach cola flavoured cranberry | red label;vodka
colgate toothpaste | kid max charcoal whitening travel | total original toothpaste;cavity protection toothpaste;toothpaste
warburtons bread | gluten roll thin pitta wholemeal seeded sourdough bloomer protein danish half tiger farmhouse super | toastie thick sliced white;medium sliced white;toastie;white bread
hovis bread | granary wholemeal seed seeded flour both wheatgerm yeast farmhouse fibre | soft white medium;soft white thick;white sliced
oreo | cadbury grenade ice cheesecake mini golden white brownie double gingerbread latte cereal milka | original;vanilla
babybel | protein plant | original;mini red
nutella | biscuit ready bar ice muffin donut croissant go plant | hazelnut chocolate spread;hazelnut spread
pilgrims choice | lighter grated sliced vintage | mature cheddar;extra mature cheddar
boursin | pepper truffle plant vegan blue | garlic herb
reggae reggae | chilli | jerk bbq sauce;sauce
oatibix | flake |
curiously cinnamon | bar | cereal
penguin | bamboo wine milkshake mint orange caramel friend night mug stool warmies toothbrush munchkin plush seat | mcvities original biscuit bar;original
milkybar | dessert slice mousse button crumble advent friend reindeer piece | white chocolate bar;white chocolate block;white
cadbury flake | ice cake dessert mini | chocolate bar
freddo | caramel friend | chocolate bar
bombay sapphire | tonic | london dry gin;gin
vosene | kid | anti dandruff shampoo
sanex | kid deodorant roll bath bar men | shower gel
buldak | carbonara cup | hot chicken ramen;hot chicken
winiary | stock gravy liquid | mayonnaise
geetas | flatbread sauce ginger chilli | mango chutney
`;

/** Brand and line, words that make it another product, words of the ordinary one, as they are written. */
export const BRAND_KIND_ROWS: readonly (readonly [string, string, string])[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [name = '', not = '', plain = ''] = row.split('|').map((cell) => cell.trim());
    return [name, not, plain] as const;
  });
