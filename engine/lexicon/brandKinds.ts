/**
 * What somebody means who types a brand alone, or with one word that names a line of it: brand | words that make it
 * another product of the brand | words of its ordinary product, best first. Words are stemmed.
 */
const TABLE = `
coca cola | zero diet cherry lime lemon vanilla caffeine jack daniel bacardi whiskey mug | original taste;classic;regular
coca cola zero | cherry lime lemon vanilla caffeine jack daniel whiskey | zero sugar
yorkshire tea | gold decaf decaffeinated biscuit malty caramelised bedtime leaf loose hard | tea bags
pg tips | decaf decaffeinated chai earl gold loose breakfast special speciality blend wrapped | original tea bags;tea bags
tetley | decaf decaffeinated green earl redbush red herbal super immune boost extra vanilla mint camomile lemon berry fruit | original tea bags;everyday tea bags;original teabags;teabags
nescafe gold blend | gusto dolce decaf intense espresso alta rica origin roastery caramel vanilla | instant coffee;smooth instant coffee
heinz tomato soup | basil cup packet instant sugar plant vegan watcher | cream of tomato soup
lurpak | unsalted lighter plant garlic softest | slightly salted spreadable;spreadable
flora | lighter buttery plant cream oil garlic unsalted block gin hendrick bioglan orange muscat whisky | original spread;natural spread
anchor | unsalted lighter light cream spray wine reserva feuerheerd | spreadable blend;spreadable;salted butter
walkers | wotsit quaver monster munch sensation max square baked french fry nut peanut toffee nonsuch shortbread shorty less bugle mint eclair liquorice treacle banana sunbite poppadom crinkle worcester perrin worcestershire heinz ketchup masala double strong pepper caramel calorie | cheese and onion multipack;ready salted multipack;ready salted;cheese and onion
walkers crisps | wotsit quaver monster munch sensation max square baked french fry less bugle sunbite crinkle worcester perrin worcestershire heinz ketchup masala strong calorie | cheese and onion multipack;ready salted multipack;ready salted;cheese and onion
warburtons | gluten roll bagel thin pitta crumpet muffin pancake wholemeal brown seeded multiseed sourdough bloomer protein brioche bun fruit fruity raisin waffle teacake danish half milk lighter wrap flatbread potato tiger batch farmhouse grain super rye hotdog barm square cinnamon | toastie thick sliced white;medium sliced white;toastie;white bread
hovis | granary wholemeal roll seed seeded multiseeded flour both nimble biscuit cracker digestive wheatgerm protein muffin pancake batch yeast sub bun farmhouse cob malted fibre longlife signature | soft white medium;soft white thick;white sliced
kingsmill | wholemeal roll crust pancake farmhouse tiger toastie golden | soft white medium;medium white;medium
andrex | wipe washlet quilt hygiene watermelon limited moist fresh | classic clean;complete clean;family soft
persil | colour ultimate wonder heaven sensitive dazzling | non bio washing liquid;non bio capsules;non bio
ariel | colour platinum febreze princess disney brush stain odour | all in pods washing liquid capsules;pods washing liquid;washing liquid original
bold | tail garlic bean bronze blonde mitchum schwarzkopf maybelline sprinkle oetker platinum solo cardamom malbec typically fragrant | pods lavender camomile;lavender camomile;pods
surf | turf whiskas ted | tropical lily
finish | lipstick rimmel whisky whiskey rinse salt cleaner foundation maybelline lip liner ink primer lash powder cask rum malt nivea makeup | ultimate dishwasher tablets;dishwasher tablets;all in one
flash | mop speedmop powermop duster magnet mascara wipe bathroom wood pet refill pad bleach kit rimmel light delicate shower hygiene antibacterial kitchen | multipurpose floor liquid cleaner;multi purpose
dettol | wipe laundry machine additive pet floor bathroom kitchen sanitiser crisp orchard | antibacterial surface cleansing spray;antibacterial multi purpose cleaner
colgate | toothbrush kid mouthwash rinse baby max charcoal whitening white little smile battery travel foam | total original toothpaste;cavity protection toothpaste;toothpaste
sensodyne | toothbrush pronamel kid clinical whitening rapid gum travel white | daily care original;repair protect original;extra fresh
dove | flour pushchair farm men tan hair shampoo conditioner gift set mattress bambini rye spelt gum wholemeal buckwheat freee cot bed furniture turmeric oat kid bath dermaspa | beauty bar original;beauty bar
nivea | men sun spf deodorant perspirant baby babies kid lip shower wash micellar micellair wrinkle serum wipe shave scrub tan bronze remover cleanser mask q10 oil lotion balm gel rose toner day night firming stick glow luminous uv | creme all purpose;soft moisturising cream
lynx | shower wash gift set roll gel stick perspirant antiperspirant gold black epic jungle fine fragrance manwasher tool bodywash | africa body spray;africa bodyspray;africa
cadbury | caramel caramello caramilk bournville twirl wispa flake crunchie fudge boost decker picnic wurly curlywurly starbar timeout brunch drinking hot cocoa roll white button ice dessert pot trifle freddo oreo nut nutty wholenut fruit finger biscuit cookie cake crunch biscoff daim marvellous mint orange crisp praline nibble tiffin advent calendar christmas santa robin snow snowball coin selection heroes roses eclair delight nougat dark darkmilk tassimo animal brownie creation jelly cream mini little pud layer bite icing spread milkshake mousse raspberry highlight snack cornflake tray plant roundie tree log treatsize millicano pudding | dairy milk chocolate bar;dairy milk
kit kat | chunky white cereal mocha caramel salted latte gusto coffee | finger milk chocolate
galaxy | cake hot drinking ripple caramel cookie vegan free advent calendar digestive christmas minstrel counter pod fruit nut cupcake miniature mint bake frappe gusto praline sponge gift gifting robinson shoot honeycomb instant squash | smooth milk chocolate block bar;smooth milk chocolate;smooth milk
mars | ice croissant shake protein hiprotein white snickers twix skittle starburst maltesers cosmo whisky | caramel nougat milk chocolate bars;chocolate bars multipack;bar
snickers | ice white spread fruit creamy butter trio crisp mars funsize | caramel nougat peanuts milk chocolate;milk chocolate bars
twix | ice white xtra salted roll crispy selection christmas friend gluten wafer snickers | caramel milk chocolate fingers;chocolate biscuit fingers;biscuits
maltesers | cake reindeer advent ice biscuit box spread teaser truffle white whilte mint gingerbread hot christmas friend bar twix gift | milk chocolate honeycomb pouch;sharing pouch;pouch;bag
haribo | ice advent calendar selection marshmallow halal gift tube roulette box vegetarian | starmix;tangfastics;supermix
kinder | advent calendar santa ice pingui slice chilled hippo card maxi funko potter figure egg cream bueno joy schoko christmas caramel wafer crispy honey | chocolate small bars;small chocolate bars;chocolate bars;snack bars
mcvities | jaffa cake rich tea ginger light dark chocolate tasty | digestives original;original
mcvities digestives | chocolate dark tasty | the original;digestives original
doritos | dip salsa nut peanut load variety flamin guacamole vinegar bbq paprika lime tang zingy | chilli heatwave;cool original;tangy cheese
monster munch | giant bbq mega chickpea variety sauce | pickled onion;roast beef
mccoys | limited buffalo secret prawn hot chicken burger variety meaty | flame grilled steak;cheddar onion
kettle chips | brie honey beef chilli vegan ridge dijon | lightly salted;sea salt balsamic vinegar
mini cheddars | leicester union onion garlic bbq smoky variety frank | original
dairylea | dunker luncher snacker slice strip light plant filled oreo ritz nacho button | cheese triangles;cheese spread triangles;cheese spread
cravendale | | semi skimmed
alpro | almond coconut oat hazelnut chocolate vanilla strawberry banana barista light sugar organic kid growing toddler protein yoghurt yogurt dessert cream custard single greek cherry peach mango blueberry raspberry berry caramel biscuit cookie cinnamon health cuppa tea | soya drink;soya milk
oatly | chocolate matcha organic light lighter sugar vanilla strawberry cream fraiche oatgurt greek single whippable skinny | barista edition;whole;original
muller light | dessert pot limited | strawberry;cherry;toffee
muller rice | protein limited hazelnut raspberry apple custard | original low fat;original;strawberry
activia | kefir drink fusion granola muesli breakfast cereal walnut fibre acai | strawberry
actimel | kid plus triple lunchbox added free fat | strawberry;original
yeo valley | kefir milk butter spreadable soup cream creme fraiche soured kid little selection granola frais burger steak honey vanilla mango strawberry raspberry blueberry lemon peach passion blackcurrant greek fruity drink | natural yogurt
petit filous | drink drinking natural dairy magic big added vanilla | strawberry raspberry apricot;strawberry raspberry
ambrosia | rice chocolate light low strawberry porridge semolina tapioca deluxe mini caramel toffee banana plant less reduced gingerbread vanilla pot pudding biscuit | devon custard can;devon custard carton;devon custard
oxo | pot marinade sauce vegan meat reduced chicken vegetable wine teriyaki onion rosemary | beef stock cubes
oxo cubes | vegan meat reduced chicken vegetable | beef stock cubes
knorr | soup gravy aromat seasoning paste noodle organic zero bouillon hairy fish lamb ham wine vegetable powder liquid | chicken stock pot;chicken stock cubes
colmans | mix recipe sauce seasoning casserole maker powder mint apple horseradish tartare pouch bolognese pepper cheese | original english mustard;english mustard;mustard
dolmio | lasagne bake stir mac feast classic intensify pronto carbonara low light hidden veg meatball fusilli rigatoni mushroom chilli onion garlic pepper tortellini sweet | original bolognese;smooth tomato bolognese;bolognese
old el paso | bowl seasoning bean salsa nachips chip guacamole cream dip gluten shell sauce burrito enchilada taco wrap tortilla nacho pocket jalapeno rice chilli | smoky bbq fajita kit;fajita kit
bens original | noodle street sauce lunch bowl risotto carne sour meal boil bag curry favourite japanese mexican spicy caribbean cajun coconut mushroom tomato mixed wholegrain vegetable veg chow bbq korean plant moroccan katsu | long grain;basmati;egg fried
pot noodle | king lost multipack piri doner fajita steak champion smokin grilled sticky | chicken mushroom;beef tomato;original curry
heinz | baby month pouch biscotti porridge farley rusk soup ketchup sausage sugar spaghetti hoop mayonnaise mayo mustard cream pickle snap pot barbecue bbq chilli jalfrezi tikka five mixed cheesy pasta bolognese jar tray puree custard dressing ravioli macaroni casserole curry sandwich fruit broth pudding little seriously vegan plant organic sour watcher crisp noodle chickpea lentil passata mascarpone | baked beans;beanz
heinz salad cream | light fat less |
heinz mayonnaise | light garlic truffle vegan mustard ketchup sriracha saucy mash | seriously good mayonnaise
john west | salad infusion mackerel sardine herring oyster mussel kipper salmon anchovy cod roe pot power topper spreadable light lunch sild twist dressing basil go | tuna chunks spring water;tuna chunks sunflower oil;tuna chunks brine;tuna chunks;tuna steak
napolina | oil olio cucina light puree bean lentil pea chick chickpea pasta spaghetti fusilli penne linguine macaroni rigatoni orzo conchiglie lasagne garlic herb salad passata plum chilli booster | chopped tomatoes
tilda | kid brown microwave steamed wholegrain wild lemon lime coconut peri mushroom tomato pilau egg sticky jasmine grand quinoa vegetable boil bag curry paella dhal meal side chilli firecracker caribbean mexican everyday long butter garlic pudding special | pure basmati;basmati
sarsons | onion pickle pickled pickling cabbage gravy browning distilled silverskin | malt vinegar;brown malt vinegar
twinings | superblend green camomile peppermint decaf decaffeinated ginger herbal fruit lemon sleep mint raspberry spiced pure collection selection soulful chai turmeric sprbds loose matcha drink earl lady assam rose apple honey chocolate fennel mango peach | everyday tea bags;english breakfast
coco pops | choco bar mega loop caramel milk | chocolate breakfast cereal;cereal
special k | bar granola cluster berry chocolate oat red | original
crunchy nut | granola cluster chocolate portion berry | breakfast cereal
kelloggs | chocolate choco square granola krave pop nutri grain bar winder honey krispies rice frosties special crunchy bran coco oaties oaty protein frosted wheat variety cluster snack fruit blueberry apricot raisin just portion milk bluey almond | corn flakes
kelloggs corn flakes | chocolate square bar krispies rice | breakfast cereal;cereal
quaker | simple pot bar granola protein sachet gluten go jumbo fruit chocolate syrup bowl | rolled porridge oats;porridge oats
soreen | banana apple strawberry toffee lift bar lunchbox mini christmas gingerbread caramel blueberry raspberry | original malt loaf;malt loaf
robinsons | barley cordial shoot creation mini brewery iron trooper maiden tom ale beer drop hydro vitamin ready galaxy lemon peach blackcurrant summer pineapple pear double benefit | orange squash no added sugar;orange squash;orange
ribena | strawberry pineapple carton light added sugar juice | blackcurrant squash;blackcurrant
vimto | fizzy sparkling mini zero orange mango tropical wonderfuel remix candy energy myprotein applied passionfruit discovery pyramid freezy cherry kid still whey added double twist tablet gel creatine sugar spray | original squash;real fruit squash;squash
lucozade | sport zero blue cherry caribbean carribbean apple pink lemon lemonade ice mango isotonic raspberry burst force | energy original;original;energy orange;orange
7up | zero sugar pink free sodastream | regular;lemon lime
fruit shoot | hydro double squash concentrate squeezee strength galaxy jungle | apple blackcurrant;summer fruits;orange
innocent | kid coconut plus super energise juicy bolt shield | strawberries bananas apples smoothie;mangoes apples passion smoothie;orange juice smooth
tropicana | apple tropical mango kid light multivit multivitamin boost sensation blood sanguinello roll grapefruit smoothie pineapple mandarin | smooth orange;pure orange;original orange
fever tree | light lemonade ginger mediterranean mojito margarita martini lime elderflower cola soda rhubarb clementine aromatic grapefruit cucumber gin garden spritz mixer orange raspberry grape lemon | premium indian tonic water;indian tonic water;tonic water
evian | sparkling cap | still natural mineral water;natural mineral water;natural mineral still water
birds eye | cuisine vegan gluten chilli chutney | cod fish fingers;garden peas;potato waffles
birds eye fish fingers | haddock omega batter battered gluten chunky free | cod fish fingers;fish fingers
mccain | fry fries hash wedge smile jacket vibe gluten lighter crinkle croquette baby dipper microwave roast gastro quick sweet naked chunky | home chips straight;home chips
aunt bessies | | glorious golden yorkshire puddings;golden yorkshires;yorkshire
chicago town | dessert dough sub vegan cookie bread mallow | deep dish cheese;deep dish pepperoni;takeaway stuffed crust
goodfellas | pocket bread lasagne tagliatelle penne carbonara bake mac gluten bite arancini pasta | stonebaked thin pepperoni;stonebaked thin margherita;margherita
quorn | ginsters pasty picnic sausage ham slice fillet nugget nuggs bite burger ball roast escalope pepperoni steak pie lattice lasagne bacon dinosaur tender strip roll pounder masala turkey banger free | mince;pieces
linda mccartney | burger roll meatball mince vegemince lamb chicken duck pie plait rosemary lincolnshire onion steak | vegetarian sausages;sausages
magnum | tonic wine mini white almond caramel billionaire raspberry mint double euphoria utopia vegan bon gold sunlover collection cookie cherry hazelnut pistachio coconut lanson bottega smirnoff vodka rum prosecco intense golden toffee brut blueberry | classic ice cream;classic chocolate;classic
cornetto | vegan gluten soft mint cookie max dairy | classico;classic;strawberry
ben and jerrys | | cookie dough;chocolate fudge brownie
richmond | cigarette superking vegan free bacon chicken slice roast afc mug bean beanz spaghetti heinz burger pig ham green filter cumberland onion baked frozen | thick pork sausages;pork sausages
ginsters | slice pocket roll cheese vegan chicken sausage cheddar marmite breakfast steak | original cornish pasty;cornish pasty
gordons | pink tonic free alcohol lemonade orange cherry lemon tropical passionfruit slimline | special london dry gin;london dry gin
baileys | pudding log pandoro popcorn collection orange cinnamon salted chocolate truffle whirl squirty ice iced coffee espresso tumbler miniature trio tub | original irish cream liqueur;original irish cream
captain morgan | pepsi dark black tiki free alcohol chocolate | original spiced gold;spiced gold
bacardi | mojito cola coca spiced oro razz reserva facundo | carta blanca;white rum
jack daniels | coca cola honey fire apple bbq sauce single gentleman bonded lemonade set family traveler sinatra tumbler triple limited proof mclaren barrel | old no tennessee whiskey;tennessee whiskey
stella artois | unfiltered free gluten alcohol | premium lager;lager
carlsberg | export brew special | danish pilsner;pilsner;lager beer
fosters | shandy proper | lager beer cans;lager
heineken | free alcohol | premium lager;original;lager
corona | cero cigar tubed invicta wintermans cocktail ligera sumatra | extra lager;extra
peroni | free gluten libera alcohol red capri stile | nastro azzurro lager;nastro azzurro
guinness | free alcohol alcoholic non sauce ketchup cake foreign extra nitrosurge malta porter pie chilli device chocolate | draught stout;draught;original stout
kopparberg | free alcohol gin rum pear mango punch variety cherry vintage cosmo pineapple | strawberry lime;mixed fruit
tampax | | pearl compak regular;compak regular;regular
always | discreet liner incontinence pant daily dailies boutique underwear platinum sensitive cotton mug unicorn bladder personalised organic night | ultra sanitary towels normal;ultra normal;ultra
pampers | wipe pant ninjamas pyjama swim splasher harmonie sensitive premium | baby dry size nappies;baby dry
aptamil | follow toddler advanced cereal porridge rice comfort reflux hungry lactose multigrain organic year | first infant milk;first baby milk
sudocrem | natural skin sudosalve rash treatment care protect aloe little | antiseptic healing
whiskas | kitten senior treat milk dry tin crunch topping dentabites groom relax temptation aromatic | adult wet cat food pouches jelly;poultry feasts jelly;pouches jelly;pouches
dreamies | creamy stick shakeup mega bulk catnip snack | cat treat biscuits chicken;cat treat biscuits cheese;cat treat biscuits
pedigree | treat dentastix biscuit jumbone rancho rodeo schmackos puppy senior marky markies tubo dry chew marston mixer dental multivitamin beer ale small | adult wet dog food pouches jelly;adult wet dog food tins jelly;wet dog food
utterly butterly | lightly |
seriously | heinz mayonnaise digestive lighter light vintage chilli pepper black chocolatey | spreadable original;original
president | ipa brewdog terror king salted butter spray grated emmental spreadable | brie;camembert
leerdammer | light grated | original cheese slices;original
onken | kiddo pouch naked greek raspberry mango cherry strawberry vanilla fat | natural set;natural
fage | fruit strawberry honey vanilla mango coconut lactose befree split | total 5% greek;total
munch bunch | drink squashum lunchbox added | double up
ambrosia rice | deluxe low light caramel chocolate toffee apple cinnamon nutmeg sultana mini pot | rice pudding can;rice pudding
ambrosia custard | chocolate light low strawberry deluxe mini plant less reduced gingerbread vanilla banana pot | devon custard can;devon custard carton;devon custard
carnation | caramel drizzle light spray posy flower bouquet creation | sweetened condensed milk;condensed milk;evaporated milk
colmans mustard | powder | original english mustard;english
daddies | ketchup tomato | brown sauce
whole earth | organic drizzler caramel | crunchy peanut butter;smooth peanut butter
lotus biscoff | spread sandwich ice chocolate cream cheesecake croissant protein trek flapjack haagen vanilla white | biscuits;caramelised biscuits;snack pack
bonne maman | mousse creme dessert spread madeleine cake tartelette brownie muffin pot yoghurt baba brulee caramel intense curd marmalade chutney patisserie | strawberry conserve;raspberry conserve;conserve
rowse | manuka organic set acacia dark greek defence energise cinnamon supahoney light mild blossom | squeezy clear;clear honey;runny honey;original squeezy;pure natural
silver spoon | icing caster demerara jam cube sweetener marzipan half royal fudge vanilla chocolate tablet | granulated sugar
canderel | granular granulated sugarly green stevia sucralose sachet refill | tablets;sweetener
atora | vegetable | beef suet
allinson flour | very wholemeal plain self grain country | strong white bread flour
mcdougalls | granule thickening sponge supreme oo | self raising flour;plain flour
jus rol | gluten croissant pain cinnamon pizza vol shortcrust filo | puff pastry ready rolled;puff pastry
encona | sweet thai chilli bbq jerk peri reaper extra exxxtra jalapeno scotch bonnet jam | original hot pepper;hot pepper sauce
franks | style buffalo wing jacobs crinkly cheddar pork tahira chicken dinos crunch craft dog sweet georgia california | redhot original cayenne pepper;original
franks redhot | style buffalo wing crunch sweet georgia california | original cayenne pepper;original
blue dragon | reduced light hot noodle paste kit coconut stir fry soy oyster fish teriyaki satay rice vinegar curry wrapper wok panko ramen pot crunch korean bang katsu mirin nori wasabi cracker miso | original sweet chilli;thai sweet chilli
amoy | noodle coconut kit teriyaki paste gochujang sweet reduced wok ramen chilli | dark soy sauce;light soy sauce;soy sauce
kikkoman | tamari gluten less reduced teriyaki ramen sesame | soy sauce naturally brewed;soy sauce
loyd grossman | curry korma tikka balti bhuna thai pizza base lasagne cheese added topping pesto chilli bacon puttanesca pepper | tomato basil;bolognese
cirio | passata puree plum peeled | chopped tomatoes;finely chopped
mutti | puree passata pizza pasta ketchup sauce cherry peeled plum marzano organic | finely chopped tomatoes
filippo berio | pesto glaze vinegar balsamic truffle organic pasta sauce mild light rustico arrabbiata | extra virgin olive oil;olive oil
sacla | chilli tomato tom vegan organic pot truffle aubergine stir white bolognese ricotta intenso gluten | classic basil pesto;basil pesto
heinz spaghetti | bolognese carbonara sausage baby month pouch tray jar snap hoop | spaghetti in tomato sauce
heinz spaghetti hoops | snap pot | tomato sauce
princes | mug paste mackerel salmon ham corned beef stew curry chilli fruit apple pineapple cherry rhubarb strawberry roe filling plant | tuna chunks;tuna steak
princes tuna | paste mayonnaise | tuna chunks spring water;tuna chunks sunflower oil;tuna chunks brine;tuna chunks;tuna
del monte | lolly ice swirl split syrup mango apricot prune grape | peach slices in juice;pineapple;fruit cocktail in juice;peach
fray bentos | meatball bolognese pudding pud tikka chilli sour curry pasta chicken onion minced | steak kidney pie;steak gravy pie;steak kidney;steak gravy
angel delight | ice jelly bubble boba serve stick added soft | strawberry;butterscotch;chocolate
mr kipling | mix kit icing glaze ice tub less reduced pudding dessert birthday halloween christmas festive mince brownie blondie | cherry bakewell;angel slices;french fancies
genius | fruit seeded seed roll crumpet pancake muffin pie sausage pastry bun brioche rocky tiger hydra brown grain bloomer spicy | white loaf;white bread;soft white
mission | carb mini chargrilled protein wholemeal wheat xl | original tortilla wraps;original wraps
frosties | bar milk | breakfast cereal;cereal
jordans country crisp | | strawberry;raisin;nut
dorset cereals | granola | simply delicious muesli;muesli
quaker oats | simple pot bar granola protein sachet gluten go jumbo fruit chocolate syrup bowl | rolled porridge oats;porridge oats
nature valley | protein muffin dipped salty coffee baked cocoa | oats honey;oats and honey
nakd | protein fibre | cocoa orange;berry delight;cocoa delight
eat natural | muesli granola protein fibre vegan | almond apricot;cranberries macadamias;dark chocolate cranberries
mcvities jaffa cakes | | original
tunnocks | teacake tea snowball dark | milk chocolate caramel wafer;caramel wafer
maryland | mini double white caramel swich vegan crisp | choc chip;chocolate chip
wagon wheels | jammie | original
cadbury fingers | mini snowtop white salted caramel | milk chocolate
jacobs | cheddar mini twiglet crinkly bite savour tuc cornish butter high fibre salt balsamic cheeselet treeselet chive biscuit mediterranean flatbread mikado elite digestive krackawheat grain | original cream crackers;cream crackers
jacobs cream crackers | high fibre sour chive bite thin sweet crisp | original
tuc | sandwich | original
carrs | flour melt selection pepper onion | table water
nairns | gluten biscuit cracker bar porridge cheese muesli flatbread fruit mini bake oaty ginger caramelised chip chunk marmite organic seed seeded | rough oatcakes;fine milled oatcakes
tyrrells | lentil furrow veg vegetable root chilli truffle prawn | lightly sea salted;sea salted
seabrook | waffle bite treble variety | sea salted;sea salt;cheese onion
walkers french fries | variety assorted worcester | ready salted;salted
walkers squares | cheese variety | salt vinegar
butterkist | microwave salty salted simply | toffee;cinema sweet;sweet
cheetos | ketchup twisted sweet jalapeno flamin | cheese
bounty | ice roll crispy ipa brew nature vitamin magnesium hair gift | coconut milk chocolate
milky way | cake croissant star advent calendar roll spread drink crispy snickers | nougat milk chocolate bars;chocolate bars;fun size
m and ms | | peanut;chocolate pouch
yorkie | raisin biscuit brownie dessert duo | original milk chocolate;original;milk chocolate
smarties | orange white giant elf selection yogurt vanilla mini milkybar | milk chocolate tube;tube;sharing bag
quality street | dessert matchmaker nescafe favourite creme golden orange mint purple triangle mocha smooth | tub;chocolate box;carton;bag
celebrations | centerpiece cake | tub;box;pouch
cadbury roses | praline gifting | tub;box
cadbury heroes | calendar gift | tub;box
terrys | mini mint caramel bar baileys exploding truffle advent segsation crisp bombe dark white tablet | chocolate orange ball;orange ball;milk ball
lindt | advent vegan christmas santa teddy snowball reindeer wafer sleigh decoration calendar creation dessert shortbread master collection | lindor milk chocolate truffles;lindor truffles
lindor | bar white dark mint caramel pistachio irish strawberry strawberries raspberry advent christmas heart shortbread calendar treat | milk chocolate truffles;assorted truffles
ferrero rocher | ice dark white tablet bar star golden grand macadamia moment collection | chocolates pieces;pralines gift box;boxed chocolates
kinder bueno | white ice egg cone advent cream | milk chocolate hazelnut
toblerone | cheesecake truffle caramilk white fruit orange praline dark tiny golden | milk chocolate honey almond nougat;milk chocolate
green and blacks | white | dark chocolate bar;milk chocolate bar
reeses | white ice miniature mini dipped pretzel piece selection nutrageous pumpkin bar dessert popped caramel ordinary lava puff chip | peanut butter cups;peanut butter cup
twirl | orange white bite xtra vinegar pouch potato | chocolate bar
curly wurly | squirlies | chocolate bar
cadbury buttons | white orange mega giant ice dessert christmas caramilk bournville dark selection twisted | dairy milk chocolate buttons;dairy milk buttons
maynards | juicies fizzy | wine gums;jelly babies
bassetts | vitamin multivitamin omega immune multivits pregnancy primrose | liquorice allsorts;jelly babies
rowntrees | ice lolly push watermelon mango stick blaster stack squidger twisties | fruit pastilles;randoms;fruit gums
polo | sugar olza prince wafer | original mints;original mint
wrigleys extra | refresher strawberry watermelon blueberry tropical bubblemint white ice lemon | peppermint;spearmint;cool breeze
wrigleys | refresher strawberry watermelon blueberry tropical bubblemint white ice lemon airwaves eucalyptus | extra peppermint;extra spearmint
airwaves | cherry blackcurrant | menthol eucalyptus
trebor | mini sugar mighties | extra strong peppermint;extra strong mints;soft mints
tic tac | cherry grapefruit berry adventure strong sugar | fresh mint;mint;orange
mentos | gum vitamin discovery pure freshmint feeling | mint;fruit
skittles | chewies sour dessert citrus giant cloudz squishy darkside gooey crazy friend selection | fruits sweets;fruit;sweets pouch
starburst | ice lolly mini strawberry | original fruit chews;chewy sweets
munchies | orange cheesecake vanilla | caramel;sharing pouch
milka | white hazelnut hazlenut yogurt oreo philadelphia spread bubbly | alpine milk chocolate
robinsons squash | barley shoot creation mini vitamin lemon peach blackcurrant summer pineapple pear double mango raspberry | orange squash no added sugar;orange
lucozade sport | zero mango lemon ice blue force kick passion | orange;raspberry
relentless | zero cherry raspberry punch fruit | origin
rubicon mango | sparkling spring deluxe orange | still mango;mango juice drink;mango fruit juice drink
rubicon | sparkling spring raw lychee guava passion passionfruit pomegranate deluxe lemonade pineapple | still mango;mango juice drink;mango fruit juice drink
old jamaica | diet light zero extra fiery duppy rum | ginger beer regular;ginger beer
j2o | spritz mocktail sunshine | orange passion fruit;apple raspberry;apple mango
shloer | zero light pink rose elderflower celebration calorie | white grape;red grape
bundaberg | root | ginger beer
san pellegrino | lemon orange zero essenza pomegranate blood infused peach | sparkling natural mineral water
innocent smoothie | kid coconut super energise | strawberries bananas apples;mangoes apples passion
copella | elderflower blackberry mango pear | cloudy apple;apple juice
ocean spray | sauce blueberry light squash sparkling raspberry pink added blackcurrant | cranberry classic;cranberry juice
vita coco | oil pressed extra organic | original coconut water;coconut water original;natural coconut water
belvoir | presse alcoholic lemonade lime ginger rose raspberry blueberry mango cherry | elderflower cordial
clipper | lighter nail tommee flint fluid gillette butane flame tube trimmer toe toenail fingernail decaf green earl coffee herbal sleep white ginger peppermint fennel hot lemon restore liquorice infusion | everyday tea bags;organic everyday;english breakfast
kenco millicano | decaf decaff latte cappuccino mocha intense smooth | americano original;americano
lavazza | capsule modo mio nespresso bean decaf decaffeinated tale caps dolce | qualita rossa ground
taylors of harrogate | tea yorkshire bag bean decaffe decaf | rich italian;lazy sunday;hot lava java
horlicks | chocolate kid chocoland stick | original;instant malt
absolut | raspberry raspberri vanilla vanilia sprite martini citron passionfruit berri berry elyx extrakt lemonade | blue original swedish vodka;original swedish vodka;swedish vodka
tanqueray | sevilla ten tonic free alcohol negroni duo rangpur grapefruit flavour | london dry gin
whitley neill | alcohol negroni gift navy | rhubarb ginger gin;raspberry gin
malibu | cola pineapple colada daiquiri strawberry glass | original;coconut flavour
jameson | black stout orange crested edition barrel | triple distilled irish whiskey;irish whiskey
johnnie walker | black blue gold cocktail fashioned double george | red label
grants | haggis stew | triple wood blended scotch whisky;whisky
glenfiddich | gift couronne master batch bourbon reserve | 12 year old;single malt
disaronno | velvet | originale
southern comfort | lemonade lime | original liqueur;original
martell | xo cohiba | vs cognac;cognac
birra moretti | sale mare zero free gift | premium lager;lager
san miguel | free alcohol gluten | premium lager;especial lager;especial
kronenbourg | blanc free alcohol | lager beer;biere lager;biere
brewdog | free alcohol low sauce seasoning rub relish juice hazy lager martini vodka wingman planet pinball pin mixed president king black counter cold bbq ald shore lucky wonderland elvis | punk ipa
beavertown | free alcohol lazer crush cosmic gamma gravity lunar lupuloid satellite | neck oil
camden | eazy pale ipa easy hazy | hells lager;hells
inchs | free alcohol cloudy | medium apple cider;medium apple;apple cider
old mout | gin vodka free alcohol | berries cherries;kiwi lime
rekorderlig | | strawberry lime;wild berries
casillero del diablo | zero belight | cabernet sauvignon
oyster bay | sparkling merlot noir brut | sauvignon blanc
campo viejo | blanco white gran | rioja tempranillo;tempranillo rioja;rioja
freixenet | asti grigio rose free alcohol rosado set seco glass still | prosecco;cordon negro brut
bollinger | rose | special cuvee
moet | rose nectar vintage gift box birthday | brut imperial;imperial brut
villa maria | rose blush sparkling grigio noir chardonnay | private bin sauvignon blanc;sauvignon blanc
mcguigan | zero free alcohol mid rose | black label red;black label shiraz
hobgoblin | ipa gold stout session amber goblin | ruby
mccain chips | gluten lighter crinkle microwave gastro quick naked chunky fryer triple | home chips straight;home chips
solero | berry orange strawberry twist | exotic
calippo | cola | orange lime;orange
carte dor | | madagascan vanilla
haagen dazs | mini stick cup collection minicups bar | salted caramel;pralines cream;cookies cream;vanilla
viennetta | mint caramel pistachio | vanilla
kellys | raspberry honeycomb mint mocha shortbread millionaire cheesecake | cornish clotted cream;clotted ice cream
mackies | honeycomb raspberry vanilla | traditional
walls sausages | roll mini cocktail snack vegan | thick pork sausages;thick sausage
heck | chicken rasher chipolata mince meatball burger meat steak cheddar chorizo smoky | pork sausages
fridge raiders | grill free vegan katsu tandoori popper pizza deal chipotle variety | slow roasted chicken;roast chicken
rustlers | breakfast hot mexican chicken rib mini sausage peppercorn meatless southern | quarter pounder;cheese burger
pork farms | mini snack vegan porkless cocktail branston small individual | medium pork pie;original pork pie;pork pie
cauldron | bite marinated bebeto mug piece | tofu block;organic tofu;firm tofu;tofu
tofoo | katsu smoked teriyaki tempeh chilli cube seitan dipper ball scrambled sriracha stir fried mex marinated tempura wok | naked tofu;naked
beyond meat | sausage mince jalapeno spaghetti steak piece smash bolognese | burger plant based patties
fairy non bio | platinum powder big | washing liquid pods;washing gel;liquid detergent
cif | floor bathroom kitchen infinite spray reload | cream cleaner original;cream cleaner
zoflora | wipe carpet foam | concentrated multipurpose disinfectant;multipurpose disinfectant
elbow grease | bicarbonate vinegar oven kit soda | all purpose degreaser
air wick | reed mist freshmatic autospray automatic aerosol active diffuser oil | plug in twin refill;plug in refill;plug in
vanish | carpet upholstery spray powergel foam white crystal booster | oxi action fabric stain remover powder;stain remover powder
calgon | gel bacterial | tablets
cushelle | coconut quilted tubeless | original
plenty | bio oat big flexi sized max | original kitchen roll
regina | pizza crosta sourdough bamboo toilet soft | blitz kitchen roll;kitchen roll;blitz
head and shoulders | conditioner apple citrus itchy 2in1 clarifying | classic clean anti dandruff shampoo
pantene | conditioner oil mask hairspray mist treatment serum curls silicone | smooth and sleek shampoo;repair and protect shampoo;classic clean shampoo;shampoo
herbal essences | conditioner mask | shampoo
tresemme | conditioner spray mask oil serum hairspray 2in1 | rich moisture shampoo;shampoo
aussie | monster energy conditioner treatment mask serum leave lemonade spray insurance cream | miracle moist shampoo;mega shampoo;shampoo
batiste | blush dark blonde tropical coconut volume sensitive colour scalp floral | original dry shampoo;classic fresh dry shampoo
aveeno | baby kid shampoo conditioner wash bath spf50 hair dermexa serum cleanser night oil spray bubble calm face nappy | daily moisturising lotion;daily moisturising cream
e45 | lotion daily itch junior bath foaming | cream
vaseline | lip body lotion stick serum hand aloe cocoa gift rosy tube burst | petroleum jelly
aquafresh | kid baby toothbrush milk little splash mouthwash big whitening white | fresh minty;complete care
corsodyl | toothpaste toothbrush | mouthwash original;mint mouthwash
listerine | smart zero white advance advanced nightly care defence | cool mint;freshburst
gillette | venus gel foam deodorant antiperspirant trimmer beard king wash balm shave shaving moisturiser disposable women heated styler pubic | fusion razor blades;mach3 razor blades;blades
gillette fusion | gel trimmer proglide shave shaving power styler hydrating | razor blades;razor refills
tampax regular | pearl | cardboard regular;compak regular
bodyform | liner dailies intimawear underwear night scented long | ultra normal sanitary towels wings;ultra normal
lil lets | maternity breast teen baby bud wool night pad smartfit | regular;super tampons
tena lady | pant silhouette night | discreet normal;discreet extra;discreet mini
imperial leather | gel wash bath foam foamburst relaxing recovery goddess gentle | original bar soap
berocca | gummies gummy boost mind immuno mango berry blackcurrant cherry multi | orange energy;orange effervescent
centrum | kid women men gummy conception pregnancy chewable release fruity multigummies boost | advance
wellman | plus sport |
pampers nappies | pant swim splasher premium | baby dry size nappies;baby dry
huggies | drynites swimmer pull bedmat pant teen incontinence bedwetting diaper | pure baby wipes;baby wipes
cow and gate | cereal porridge banana | first infant milk;first baby milk
sma | follow toddler advanced comfort reflux lactose hungry | first infant milk;first infant baby milk
kendamil | follow toddler goat organic comfort porridge rice bonya bake | first infant milk;first infant baby milk
butchers | pork sausage bacon morrisons asda sainsburys choice market lamb select cellar malbec puppy rasher less steak | tripe loaf dog food tins;dog food tins;tins
winalot | puppy senior small biscuit shape | dog food pouch jelly;pouch gravy;pouch
harringtons | cat puppy senior tray jelly small wet superfood bumper fillet | dry adult dog food chicken rice;dry adult dog food
wagg | treat puppy | complete dry adult dog food;complete
dentastix | fresh advanced chewy mini | daily medium dog;daily small;daily large
chappie | dry complete favourite | original
indomie | chicken onion special hot | mi goreng
nongshim | kimchi cup veggie soon cracker shrimp chapagetti | shin ramyun;shin noodle soup;shin
aashirvaad | multigrain | whole wheat flour
elephant atta | pack white wholemeal gold fine chakki | medium chapatti flour
knoppers | nutbar | milk wafer;milk nut wafers
tim tam | caramel dark | original
robertsons | shredless lemon silver mamade | golden shred
mackays | vintage strawberry raspberry bramble three | dundee orange marmalade;seville orange marmalade
lizis | protein chocolate maple pecan | original granola;nuts seeds
davidstow | reserve vintage bake specially | classic mature cheddar;mature cheddar;crackler extra mature
kit kat chunky | white caramel salted duo snacksize | milk chocolate bars;milk chocolate
lurpak butter | unsalted spreadable garlic lighter plant softest | slightly salted
bisto gravy | best chicken onion lamb vegetable pork reduced less gluten vegan meat southern peri meal powder turkey sausage | favourite gravy granules;beef gravy granules;gravy granules
hellmanns mayonnaise | light lighter garlic chilli vegan roasted charger | real mayonnaise
hellmanns mayo | plant spicy ranch | real mayonnaise
cadbury mini rolls | raspberry orange caramel | milk chocolate;chocolate
cadbury hot chocolate | tassimo pod cup | instant;drinking
lor | tassimo pod | classique instant;intense instant
smirnoff vodka | ice raspberry mango peach miami cherry lemonade cola set trio passionfruit crush gift flavoured cranberry | red label;vodka
colgate toothpaste | kid baby max charcoal whitening white little smile travel foam | total original toothpaste;cavity protection toothpaste;toothpaste
warburtons bread | gluten roll thin pitta wholemeal seeded multiseed sourdough bloomer protein danish half milk lighter tiger batch farmhouse grain super rye | toastie thick sliced white;medium sliced white;toastie;white bread
hovis bread | granary wholemeal seed seeded multiseeded flour both nimble wheatgerm batch yeast farmhouse malted fibre | soft white medium;soft white thick;white sliced
`;

/** Brand and line, words that make it another product, words of the ordinary one, as they are written. */
export const BRAND_KIND_ROWS: readonly (readonly [string, string, string])[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [name = '', not = '', plain = ''] = row.split('|').map((cell) => cell.trim());
    return [name, not, plain] as const;
  });
