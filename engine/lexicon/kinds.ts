/**
 * Everyday kinds of things, a line each: words | words that make it another thing | words of its plain form, best
 * first | departments it stands in (default: any). Words are stemmed. A name is of the kind when it holds all its
 * words and none of the second column; the longest kind wins ("sweet potato" is no "potato").
 */
const TABLE = `
milk | chocolate coconut powder condensed evaporated shake milkshake oat almond soya rice cashew hazelnut goat kefir drink flavour strawberry banana vanilla biscuit buttermilk bar roll thistle toddler infant follow first bottle bubble protein coffee loaf bath lolly pudding uht life lactose a2 filtered sterilised jersey | semi skimmed;whole | fresh chilled
chocolate milk | bar bean biscuit button egg cake truffle digestive finger hot powder raisin peanut | | chilled fresh drinks
coconut milk | yogurt bar | | cupboard diet
oat milk,oat drink,oat barista | cookie biscuit porridge cake chocolate | | chilled fresh drinks cupboard diet
soya milk,soya drink | chocolate vanilla strawberry yogurt sauce | | chilled fresh drinks cupboard diet
almond milk,almond drink | chocolate | | chilled fresh drinks cupboard diet
evaporated milk | | | cupboard
condensed milk | | | cupboard
bread | crumb breadcrumb naan garlic pitta flat sauce pudding stick flour mix soda ginger gingerbread roll bun maker bin sandwich knife butter fruit malt banana brioche dough corn egg shortbread sweetbread board gluten focaccia ciabatta baguette wrap bagel tea rye pumpernickel crisp sourdough cake | white medium;wholemeal medium;white thick;white | bakery
white bread,white loaf | crumb roll cabbage wine sauce flour gluten sourdough mix pitta | medium sliced;thick | bakery
garlic bread,garlic baguette | dip butter pizza soul cheesy cheese doughball | baguette | frozen chilled fresh bakery
naan bread,naan | kit mini pizza | plain | bakery
pitta bread,pitta | chip kit crisp | white;wholemeal | bakery
butter | peanut almond cashew nut hazelnut bean squash butternut chicken cookie biscuit shortbread body cocoa popcorn toffee croissant puff pastry cake milk buttermilk masala curry sauce garlic mint candy paneer wrap kyiv lip pie pecan brioche fudge sweet basil ghee cream oat lettuce madeira plant dairy brandy | salted;slightly salted;unsalted | chilled fresh
spreadable butter,spreadable | cheese cracker chocolate | lightly salted;slightly salted | chilled fresh
peanut butter | cup cookie bar chocolate powder cereal biscuit pretzel jelly | smooth;crunchy | cupboard
egg | scotch noodle custard tart mayonnaise mayo chocolate creme easter pasta fried rice sandwich protein pot bite tagliatelle fusilli white replacement liquid quail duck cress roll nest fettuccine lasagne pancake mini candy boiled poached muffin box substitute toy timer cup tray omelette | free range medium;free range large;medium;large | chilled fresh bakery cupboard
cheddar | crisp cracker biscuit sauce slaw quiche pasty bite straw twist mashed potato soup sandwich mozzarella burger bake crumble roll onion smoky flavour melt macaroni popcorn puff pie mini dip panini toastie sausage | mature;medium;extra mature;mild | chilled fresh
mozzarella | stick pizza pesto tomato bread panini pasta tortelloni ravioli cheddar arancini salad breaded burger ball? sandwich | ball;grated | chilled fresh
feta,greek style cheese,greek salad cheese | salad olive wrap quiche pie spinach filo tart pasta | block | chilled fresh
parmigiano reggiano | pasta crisp pesto ravioli sauce twist salad garlic cracker truffle gnocchi risotto | | chilled fresh
cream cheese,soft cheese | bagel salmon roll frosting dip snack crisp bite pretzel chive garlic jalapeno cake tart | full fat;original;plain | chilled fresh
cottage cheese | pineapple chive salmon onion mango | plain;natural | chilled fresh
halloumi,grilling cheese | fry burger wrap salad bite skewer chilli | | chilled fresh
goat cheese | tart pizza quiche salad ravioli pie bite tartlet | | chilled fresh
brie | cranberry sandwich bite tart bacon wheel? breaded | | chilled fresh
cheese string,string cheese,cheestring | | | chilled fresh
buttermilk | chicken pancake waffle fillet strip tender goujon burger scone biscuit dip dressing | | chilled fresh
double cream | rum custard ice biscuit plant alternative brandy | | chilled fresh
single cream | plant alternative | | chilled fresh
whipping cream | plant alternative | | chilled fresh
sour cream | crisp chive pretzel dip tortilla onion pringles popchips chip flavour bite snack wave multigrain cracker salad chilli kickin squeezy | | chilled fresh
creme fraiche | | | chilled fresh
clotted cream | fudge ice biscuit shortbread scone | | chilled fresh
aerosol cream,squirty cream,spray cream,whipped cream | shave hand body chocolate baileys | | chilled fresh
natural yogurt,plain yogurt | raisin coated soap bar strawberry honey vanilla fruit | greek style;natural | chilled fresh
greek yogurt,greek style yogurt | honey strawberry vanilla coconut bar raisin lemon peach | natural;plain | chilled fresh
yogurt | raisin coated bar drink frozen dressing pretzel cereal dip frube cake | natural;strawberry | chilled fresh
fromage frais | | strawberry | chilled fresh
orange juice | sauce chicken lolly squash cordial concentrate | smooth;bits | drinks chilled fresh
apple juice | squash cordial mango elderflower raspberry | | drinks chilled fresh
cranberry juice | squash sauce | | drinks chilled fresh
apple | juice pie crumble sauce cider pineapple strudel vinegar crisp yogurt bar cake tart squash puree drink shampoo danish turnover snack dried grape slice smoothie wood tango rice pouch candle flavour custard fritter biscuit porridge tea chutney gin vodka jelly stuffing slaw sausage burger mango blackcurrant compote toffee | gala;braeburn;pink lady;royal;6 | produce fresh
banana | bread milkshake chip yogurt smoothie cake loaf split drink foam custard dried milk flavour pudding muffin porridge puree rice pouch strawberry | loose;5 pack | produce fresh
plantain | chip crisp snack flour sweet | ripe;green;loose | produce fresh
orange | juice squash chocolate marmalade drink cordial jelly cake fanta lucozade sauce peel liqueur gin soda vitamin tango blossom candle flavour sorbet lolly pepper pekoe biscuit segment tablet mandarin water fizzy energy peanut gel sugar | large;medium;4;navel | produce fresh
easy peeler,clementine,satsuma,mandarin,tangerine | juice segment jelly tin gin squash water | | produce fresh
lemon | bitter juice curd tart meringue drizzle cake squash barley tea water drink sorbet pepper cola coke lime chicken sole thyme herb sherbet cheesecake yogurt pie cordial zest pickle gin soda oil dressing posset mousse ice san pellegrino grass sauce handwash cleaner liquid tonic slice tuna mayonnaise wipe vodka biscuit balm cod salmon | unwaxed;loose;4 | produce fresh
lime | juice cordial pickle leaf soda cake beer pie tonic crisp shower cola chutney gin | loose;4 | produce fresh
grape | juice vine soda seed jelly tomato fruit | seedless;red;white;green | produce fresh
strawberry | jam yogurt milkshake laces ice cream cake lolly sauce flavour cheesecake tart syrup drink mousse dried conserve cereal jelly pencil bar trifle smoothie daiquiri cider milk protein gin powder custard pouch | 400g;227g | produce fresh
raspberry | jam yogurt ripple sauce tart lemonade gin vinegar bar jelly leaf cordial sorbet drink | | produce fresh
blueberry | muffin yogurt bar dried jam cheesecake pancake wheat | | produce fresh
avocado | oil dip guacamole wrap salad mayonnaise mask smoothie | ready;ripe;twin | produce fresh
pineapple | juice ring tin chunk cake pizza gammon sorbet dried can fritter lolly coconut mango syrup | large;each | produce fresh
mango | chutney juice lassi sorbet yogurt dried pulp salsa smoothie drink chunk lolly chilli powder gin | | produce fresh
melon | ball watermelon juice drink ham | cantaloupe;galia;honeydew | produce fresh
pear | drop cider juice tart prickly half quarter tin dried gin syrup puree pouch jelly crumble | conference;rocha;ripe | produce fresh
peach | tin half slice juice tea schnapp yogurt melba iced syrup gin cobbler bellini | ripe;flat | produce fresh
nectarine | | ripe | produce fresh
plum | tomato sauce jam duck pudding dried hoisin chutney gin crumble | ripe | produce fresh
kiwi | juice lime strawberry polish | | produce fresh
grapefruit | juice squash soda tin gin tonic segment radler | red;white | produce fresh
potato | peeled sweet salad crisp waffle wedge chip mash mashed croquette rosti gratin dauphinoise roast smiley cake salad fritter skin slice starch gnocchi scone soup stick snack fry hash vodka bread bombay leek farl pie tin dice parmentier topped flake ring bean jacket filled curry spanish aloo letter spiced hasselback | white;maris piper;all rounder;baking;king edward | produce fresh
sweet potato | fry mash crisp wedge chip soup falafel curry pie dip chunk diced frozen | | produce fresh
baby potato,new potato | butter mint tin dressed herb | | produce fresh
baking potato,jacket potato | cheese filled frozen microwave bean tuna chilli half | | produce fresh
onion | ring bhaji crisp soup salad spring red gravy chutney marmalade sauce dip powder granule pickled sage stuffing cheese caramelised crispy seed rye bread relish pasty salt flake focaccia shallot diced sliced frozen fried burger soffritto sour cream chive snack silverskin tart sausage bagel | brown;loose;3;1kg | produce fresh
red onion | chutney relish marmalade tart houmous focaccia salad sausage pickled dressing jam | | produce fresh
salad onion,spring onion | crisp noodle mash dip red | | produce fresh
carrot | cake juice soup coriander batton houmous swede mash puree tin frozen dip pouch salad diced stick grated peas | 1kg;loose | produce fresh
broccoli | soup bake cheese quiche stilton salad floret frozen cauliflower pasta | | produce fresh
cauliflower | cheese rice soup wing bhaji floret steak gratin mash couscous frozen broccoli | | produce fresh
mushroom | soup risotto roast sauce stroganoff pate ketchup stuffed pie pizza tin dried kyiv ravioli burger garlic wellington pickled quiche stock truffle breaded sliced | closed cup;chestnut;white;button | produce fresh
white pepper | sauce mayonnaise crisp steak soup wine | ground;peppercorn | cupboard
black pepper | sauce steak crisp chip pate crusted cracker nut cashew salami mackerel chicken cheese mill salt popcorn wine | ground;peppercorn;coarse | cupboard
pepper | black white cayenne sauce pate steak crusted mill corn peppercorn dr ground stuffed soup houmous salt jalapeno lemon pot ravioli seed salami roasted chilli mackerel grinder cheese jar dip frozen jelly crisp sausage cracked pickled sliced chargrilled bell? spray | mixed;red;3 | produce fresh
tomato | beef ketchup soup puree passata sauce juice sun dried chopped tin plum cherry baby paste pasta pesto mozzarella bread salsa relish chutney crisp feed seed basil bruschetta cup peeled ravioli tortelloni dressing houmous stock bean mackerel sardine can herb mascarpone quiche tart | salad;vine;6;loose;classic | produce fresh
cherry tomato | chopped tin can sauce soup passata pasta dried bruschetta italian vinegar mozzarella juice | | produce fresh
chopped tomato | soup dried | | cupboard diet
plum tomato | baby cherry dried | | cupboard diet
tomato puree | | | cupboard diet
cucumber | raita salad dip water tonic relish pickled gin cooler sandwich eye lotion mint lemonade | whole;half;portion | produce fresh
lettuce | salad mix sandwich dressing | iceberg;little gem;romaine | produce fresh
mixed salad,salad leaf | dressing cream | | produce fresh
spinach | soup ricotta quiche frozen curry tortelloni pizza puff feta falafel paneer ravioli cannelloni wrap tin bake puree pasta | baby;leaf | produce fresh
celery | salt soup juice seed cream | | produce fresh
courgette | fritti soup spiral fritter | | produce fresh
aubergine | dip parmigiana pickle katsu grilled | | produce fresh
cabbage | pickled red soup coleslaw kimchi | sweetheart;savoy;white;pointed | produce fresh
ginger | beer biscuit nut cake ale bread snap tea powder ground wine shot cordial stem shampoo cookie garlic chilli paste chocolate lemon kombucha crystallised soy preserve syrup pickled oil sauce parkin seasoning gin rum loaf pudding crunch cream | root;loose | produce fresh
garlic | bread sauce salt mayonnaise dip powder granule puree butter sausage kyiv chicken mushroom prawn oil paste baguette pizza crouton crisp herb cheese flake black chilli naan olive ginger lazy stuffing soft frozen chopped pickled doughball roasted houmous | bulb;4;each | produce fresh
basil | pesto sauce dried pasta tomato oil seed mozzarella sausage freeze drink | pot;cut;living | produce fresh
coriander | chopped ground seed dried soup naan houmous leaf? carrot chutney lime frozen powder | | produce fresh
parsley | sauce dried butter frozen fish garlic | | produce fresh
chicken breast | cooked roast sliced breaded nugget sandwich wafer battered kyiv goujon marinated tikka frozen slice chargrilled bite wrap stuffed bacon coated steak southern mini chunk piece tin flavour dog cat escalope butterfly garlic sauce ready diced smoked | fillet;600g;skinless | meat fresh
chicken thigh | cooked marinated breaded frozen tikka jerk southern katsu sticky | | meat fresh
chicken wing | cooked flavour crisp sauce frozen hot bbq barbecue | | meat fresh
whole chicken | cooked roast pie soup stuffing leg rotisserie | medium;large | meat fresh
beef mince | pie lasagne cooked meal plant vegan frozen pork onion tin sauce | lean;12%;5%;500g | meat fresh
mince | pie mincemeat quorn vegan plant tart lamb pork turkey chicken cooked onion soya garlic tin meatless fruit dog frozen pasta meal savoury | beef;500g;lean | meat fresh
lamb mince | kofta dog cat cooked frozen moussaka pie | | meat fresh
bacon | crisp sandwich frazzle quiche turkey vegan pasta cheese sausage jam bit pate burger croissant lardon lentil rasher? medallion stuffing wheat flavour pasty snack roll bagel | back smoked;back unsmoked;back | meat fresh chilled
sausage | roll casserole meat stuffing plant vegan veggie vegetarian quorn chorizo egg tin hot? bean dog hotdog sandwich pizza cocktail frozen beef chicken pasta cooked skin mcmuffin garlic salami saveloy polish | pork thick;pork;8 | meat fresh chilled
pork chop,pork loin steak | crisp | | meat fresh
ham | burger hamper pizza sandwich cheese pea croissant hock glaze quiche turkey crisp soup pie egg parma serrano prosciutto hoagie iberico pineapple stock houmous shank omelette mustard pasta vegan | cooked sliced;honey roast;wafer thin | chilled fresh meat
salmon | sandwich pate quiche tin smoked cat dog fishcake en croute sushi pie mousse paste burger cake cream pasta terrine kibble oil teriyaki wellington hot chowder flake trout can roll skin red pink breaded sauce | fillet;2 | meat fresh
smoked salmon | pate quiche sandwich terrine cream pasta cat bagel cheese trout | | meat fresh
tuna | sandwich pasta salad cat steak sweetcorn mayonnaise pot bake melt pate dog fresh fishcake sushi jelly topper paste lunch | chunk brine;chunk spring water | cupboard
prawn | cracker cocktail crisp sandwich toast sushi curry tempura bhuna puff mayonnaise ring gyoza dim noodle wonton laksa linguine skip paste breaded popcorn filo shell | cooked peeled;king | meat fresh frozen
cod | fishcake battered breaded oil roe liver pie bite ball goujon chip mushy finger | fillet | meat fresh frozen
fish finger | sandwich | | frozen
bean | baked green runner broad kidney butter jelly coffee sprout beansprout cocoa vanilla black salad soup burger chilli tofu cannellini haricot pinto paste snack borlotti edamame mixed curd dip | | cupboard
baked bean | sausage snap pot pasty pizza spaghetti | tomato sauce;415g | cupboard
kidney bean | chilli | | cupboard diet
chickpea | curry salad crisp pasta flour snack roasted houmous soup falafel dahl dried | water;400g | cupboard diet
sweetcorn | relish tuna soup fritter baby cob dip snack seed | 340g;tin;frozen | cupboard frozen
pea | peanut soup mushy split chick sugar snap black protein ham pea? dried wasabi risotto pod marrowfat pigeon crisp mint snack shoot | garden;petit pois | frozen cupboard
pasta | sauce bake salad ravioli tortelloni pot meal snack cheese carbonara chicken pesto gluten mugshot fresh gnocchi soup filled stir? red lentil chickpea tuna bolognese arrabiata n alphabet herb chips kit | penne;fusilli;500g | cupboard
spaghetti | bolognese hoop sauce tin carbonara meatball sausage shape tomato meal ring bean can | 500g | cupboard
rice | pudding noodle vermicelli cake cracker wine vinegar krispie flour milk paper pop microwave pouch cereal egg fried crispie salad drink curry chicken bran snack steamed ready sauce pilau special crisp baby bowl stuffing sushi vinegar arborio risotto pudding wild golden savoury mexican coconut bubble | long grain;basmati;1kg | cupboard diet
noodle | pot soup cup chicken prawn beef crisp rice? sauce kit instant flavour pad ramen spicy konjac salad stir | egg;medium | cupboard diet fresh
couscous | salad pearl? giant roasted lemon moroccan spicy mediterranean vegetable | plain | cupboard diet
bread flour,strong flour | tortilla gluten mix | strong white;white;1.5kg | cupboard
flour | tortilla wrap bread? corn cornflour gram coconut almond rice potato gluten chapatti shaker duster | plain;self raising;1.5kg | cupboard
sugar | added free reduced unsweetened snap free doughnut icing brown demerara caster muscovado jam syrup peas cane? jelly cube no zero | granulated;1kg | cupboard
sea salt | vinegar bath caramel chocolate popcorn cashew peanut pepper almond cracker nut butter chip crisp snack pretzel popchip tortilla oatcake thin bagel biscuit corn crackling | fine;flake;coarse | cupboard
salt | vinegar dishwasher bath epsom crisp caramel popcorn cashew peanut pepper beef almond cracker chocolate kettle nut free water softener pretzel butter garlic celery chip snack bagel onion stick biscuit corn | table;cooking;fine;sea | cupboard
olive oil | spread mayonnaise spray crisp soap tuna mackerel infused chilli sardine garlic tapenade sourdough cracker lemon basil pasta | | cupboard
vegetable oil | spread spray | 1l | cupboard
sunflower oil | tuna spread spray anchovy mackerel sardine tomato | 1l | cupboard
honey | nut roast mustard ham shampoo cereal cake glazed loop cornflake chilli soy barbecue sausage milk oat peanut cashew almond cheerios granola chicken monster ginger comb lozenge lemon gammon bunches yogurt mead wafer vinegar dressing | clear;runny;squeezy;340g | cupboard
jam | doughnut tart roly roll jammie biscuit sugar cream sponge cocktail sandwich shed scone bacon chilli | strawberry;raspberry | cupboard
tomato ketchup | crisp bean bottle? mayo snack | 460g | cupboard
mayonnaise | tuna sandwich egg coleslaw chicken crisp garlic light vegan chilli salad sriracha truffle baconnaise dip squeezy? | 500ml;400ml | cupboard
soy sauce | light? gluten | dark;150ml | cupboard diet
curry sauce | chicken kit mix chip katsu tray paste | korma;tikka masala | cupboard diet
stock cube,stock pot | | chicken;beef;vegetable | cupboard
coffee | cake ice latte cream? bean machine liqueur chocolate filter mug walnut whitener tiramisu yogurt cappuccino mocha sachet pod capsule cold frappe drink biscuit tin milk syrup scrub table beer stout martini creamer bag decaf | instant;200g;100g | drinks cupboard
instant coffee | sachet latte cappuccino decaf mocha chocolate cold iced | gold;rich;200g;100g | drinks cupboard
coffee bean | chocolate decaf machine | medium;1kg | drinks cupboard
teabag,tea | cake towel light iced green fruit herbal peppermint chamomile tree loaf bread ice biscuit rooibos red earl grey decaf lemon ginger kombucha infusion candle mug coffee bubble chai matcha instant white malt cookie sleep detox pot strainer | original;80;black;english breakfast;240;160 | drinks cupboard
green tea | iced mango lemon mint cosmetics shampoo lotion | pure | drinks cupboard
fruit tea | loaf cake | | drinks cupboard
cola | cube bottle sweet jelly ice lolly kola diet zero light max vodka rum haribo cherry vanilla | original | drinks
squash | butternut spaghetti? racket kabocha marrow soup | orange;no added sugar;double strength | drinks
lemonade | pink cloudy raspberry vodka lolly beer rose gin shandy ice pimm | 2l;clear | drinks
tonic water,tonic | gin vodka hair herbal skin wine toner flavour | indian | drinks
energy drink | sugar free zero | | drinks
water | melon bath biscuit chestnut cress cracker ice wipe coconut flavour lemon lime strawberry tonic soda rose micellar tuna bottle? softener purifying pistol colour juicy drink peach apple touch rice vitamin | still;natural;mineral | drinks
beer | ginger shampoo batter sausage free alcohol stick glass crisp root mat advent bratwurst bread nut | lager;4 | alcohol
lager | free alcohol shandy lime | 4;10;premium | alcohol
wine | vinegar gum sauce glass gravy jelly cooler chocolate cork rack mulled bag salami rice alcohol free spritz marinade can cooking | 75cl | alcohol
red wine | vinegar gravy sauce jus salami stock glass marinade can cooking | | alcohol
white wine | vinegar sauce glass mussel spritzer can cooking | | alcohol
prosecco | crisp jelly vinegar chocolate gift fudge truffle rose bar candle glass sorbet popcorn pong | extra dry;75cl;doc | alcohol
vodka | sauce pasta flavour lemonade cola cranberry can? premix soda collection | 70cl | alcohol
gin | tonic ginger liqueur lemonade glass gift slimline premix can fruit collection | london dry;70cl | alcohol
crisp | bread crispbread rice? apple lentil chocolate mint iceberg bake salad chip onion? coated fryer batter crumb lettuce fish | ready salted;6;multipack | cupboard snacks
digestive biscuit,digestive | chocolate caramel cheese cake cheesecake bake | original;400g | cupboard snacks bakery
chocolate digestive | cake bar slice caramel cheesecake | milk | cupboard snacks bakery
corn flake | chocolate tart nut crunchy honey cake cluster | original;500g | cupboard
porridge oat | sachet pot syrup golden baby bar honey gluten quick apple fruit cookie drink organic protein | 1kg;scottish;rolled | cupboard
muesli | bar | fruit;swiss | cupboard
granola | bar bite yogurt butter thin | | cupboard
ice cream | cone? cake sauce topping wafer sandwich bar stick lolly scoop soda roll float maker alcohol choc biscuit kebab mochi | vanilla;2l | frozen
pizza | base dough sauce topper roll crust kit flour snack pocket cutter puff sub cheese? baguette stick flavour calzone crisp express finger | margherita;pepperoni;cheese | frozen chilled fresh
chip | shop chocolate tortilla banana spice pita prawn sauce stick curry fish kettle potato? vegetable lentil sweet veggie pop coconut beef corn pork hummus | oven;straight cut;home | frozen
toilet roll | holder cleaner wipe moist bag | 9;quilted;soft;white | household
kitchen roll | holder foil deli bun | 2;3;white | household
tea towel | maternity ultra sanitary paper bath hand beach | | household
bin bag | food dog pedal? compost caddy nappy | black;50l;tie | household
washing up liquid | brush bowl | original;lemon | household
dishwasher tablet | salt cleaner rinse freshener | all one;original | household
washing powder | cleaner machine tub pot | bio;non bio;non | household
laundry capsule | dishwasher | bio;non bio | household
fabric conditioner | sheet hair dog | | household
bleach | hair spray gel foam kit tooth jolen tablet | thick;original | household
shampoo | dry conditioner carpet dog pet baby bar car body cat | normal;750ml | toiletries
conditioner | fabric shampoo leave air beard leather rug | normal | toiletries
shower gel | hair? men? gift kid | | toiletries
toothpaste | kid child children baby year brush sensitive dog cat | fresh;100ml | toiletries
deodorant | shoe foot room refill dog | | toiletries
nappy | bag cream sack bin pant liner swim cat dog | | baby
baby wipe,wipe | antibacterial surface floor toilet face cleansing make lens glass dog pet multi disinfect hand hob kitchen bathroom | sensitive;unscented | baby toiletries household
dog food | puppy treat mat bowl senior bin cover cat | adult | pet cupboard
cat food | kitten treat mat bowl senior dog bin | adult | pet cupboard
cat litter | tray scoop freshener liner box | clumping | pet
hummus | chip crisp pretzel wrap falafel salad sandwich beetroot caramelised pepper lemon jalapeno dip red | original;classic | chilled fresh
coleslaw | sandwich dressing beetroot burger | | chilled fresh
tortilla wrap,wrap | chip crisp chicken sandwich kit meal cling falafel gift halloumi duck prawn lettuce bean gluten paper sauce | plain;white | bakery cupboard diet
burger | bun sauce relish cheese crisp cheddar seasoning veggie bean vegan chicken turkey gherkin slice pickle mini press fish roll salmon veg kit | beef;4;quarter | meat fresh frozen chilled
burger bun,brioche bun | | | bakery
stuffing | turkey chicken pork sandwich ball? slice crisp joint loin crown sausage | sage onion | cupboard
custard | cream tart egg doughnut slice donut pot danish trifle rhubarb crumble apple baby vanilla? | ready serve;powder | cupboard chilled fresh
soup | bowl noodle maker mix cup sachet stock spoon pasta starter | tomato;400g | cupboard
oatcake | cheese | rough;original | cupboard snacks bakery
tofu | ramen crisp curry marinated smoked katsu pad noodle salad sauce | firm;block;plain | chilled fresh diet
pork pie | mini | medium;large;classic | chilled fresh
marmite,yeast extract | crisp cracker peanut cheese cashew rice biscuit bite popcorn stick twist | | cupboard
potato salad | crisp | | chilled fresh
salad potato | | | produce fresh
fruit tea,fruit infusion,berry infusion | loaf cake iced bubble bun | | drinks cupboard
camomile tea,camomile infusion,camomile | shampoo lotion wash oil bath plug | | drinks cupboard
microwave rice,micro rice,rice pouch | pudding noodle kit baby | basmati;long grain;pilau | cupboard
rice vinegar,rice wine vinegar | snack crisp | | cupboard diet
chilli flake | bran corn cereal oat | | cupboard
cranberry sauce | | | cupboard
rump steak | lamb pie | | meat fresh
corn cake,corn thin | chocolate cluster | | cupboard snacks
yeast extract | | | cupboard
rich tea | finger? loose leaf | original;classic | cupboard snacks bakery
custard cream | tart donut | original;400g | cupboard snacks bakery
bourbon,bourbon cream | whiskey whisky street barrel vanilla | original | cupboard snacks bakery
hobnob | flapjack bar yogurt dessert | oaty one;original;milk chocolate | cupboard snacks bakery
ginger nut | | original | cupboard snacks bakery
shortbread | caramel millionaire bite? chocolate chip cheesecake | finger;all butter | cupboard snacks bakery
malted milk | chocolate drink horlicks | | cupboard snacks bakery
jaffa cake | bar | | cupboard snacks bakery
cream cracker | | | cupboard snacks bakery
popcorn | chicken shrimp kernel chocolate machine cauliflower seasoning bucket halloumi | sweet;salted;sweet salted | cupboard snacks
tortilla chip | dip salsa | lightly salted;cool;cheese | cupboard snacks
jelly baby | | original | cupboard snacks
sponge | trifle pudding finger cake cream treacle roll syrup jam victoria custard golden chocolate lemon bath body makeup tea madeira strawberry scouring? floor mop | scourer;washing | household
foil | tray container bag balloon candle platter mint | 10m;kitchen | household
cling film | | | household
tissue | toilet wipe moist tempo deep | box;pocket;family | household toiletries
hand wash | detergent dishwasher | antibacterial;250ml | toiletries household
soap | dish washing nut powder pod bubble | bar | toiletries household
razor | burn bump shell clam | | toiletries
mouthwash | | | toiletries
sanitary towel | liner? disposal bag | normal;regular;wings | toiletries
tampon | | regular | toiletries
infant milk,first milk | chocolate toddler growing follow ready bottle | 800g;powder;first;stage 1 | baby
paracetamol | cold flu child children infant baby suspension plus extra capsule? caffeine codeine | 500mg;tablet;16 | toiletries
ibuprofen | gel child children junior codeine lysine | 200mg;tablet;16 | toiletries
coffee pod,coffee capsule | machine | | drinks cupboard
hot chocolate | pod stirrer spoon bomb mug | instant;drinking | drinks cupboard
cereal bar | | | cupboard snacks
protein bar | | | cupboard snacks
protein powder | | | cupboard
stir fry vegetable | sauce noodle | | produce fresh
mixed vegetable | tin soup rice juice | frozen | frozen
swede | mash carrot diced | | produce fresh
leek | soup pie tart sausage chicken potato cheese sauce frozen bake sliced | | produce fresh
asparagus | soup risotto jar quiche tip? tin sauce | | produce fresh
green bean | tin almond casserole chilli | fine | produce fresh
beansprout | | | produce fresh
sprout,brussels sprout | bacon butter bean frozen alfalfa broccoli tenderstem roasted | | produce fresh
beetroot | pickled houmous crisp juice salad vinegar feta relish wrap | | produce fresh
parsnip | crisp roast roasting soup frozen honey mash | | produce fresh
butternut squash | soup ravioli houmous risotto lasagne noodle waffle puree spiced tortelloni pouch mac cheese feta | | produce fresh
sweet chilli sauce | chicken crisp noodle prawn dip? | original | cupboard diet
brown sauce | | | cupboard
salad cream | sandwich crisp | original;460g | cupboard
pesto | pasta chicken crisp houmous pizza tortelloni gnocchi salad pinwheel mozzarella rosso? red | green;basil | cupboard chilled fresh
pasta sauce | kit pesto carbonara alfredo | tomato;bolognese;500g | cupboard
gravy granule,gravy | chicken dinner pie beef? steak mash meal cat dog joint stew sausage ready | beef;onion;original | cupboard
vinegar | crisp chip salt beetroot onion gherkin dressing sauce pickled cleaner | malt;white;distilled | cupboard
baking powder | | | cupboard
bicarbonate of soda | toothpaste | | cupboard household
icing sugar | | | cupboard
brown sugar | sauce | light soft;dark soft;demerara | cupboard
caster sugar | | | cupboard
lasagne sheet | | dried? ;500g | cupboard
lasagne | sheet sauce kit white red seasoning mix vegetable vegan | beef;400g | chilled fresh frozen
fish cake,fishcake | thai? | cod;haddock;salmon | meat fresh chilled frozen
mini egg | scotch savoury pork snack organic range medium large | cadbury;chocolate | snacks cupboard
scotch egg | | | chilled fresh
sausage roll | plant vegan | | chilled fresh bakery frozen
quiche | | lorraine;cheese onion | chilled fresh
croissant | almond chocolate ham pain dough jus | all butter;butter | bakery
bagel | chip crisp thin sandwich seasoning filled | plain;original;white | bakery
crumpet | square? giant | 6;8 | bakery
hot cross bun | ice gin hummus | | bakery
burger sauce | | | cupboard
bread roll,white roll,dinner roll | sausage milk | white;soft;6 | bakery
baguette | garlic filled ham part? cheese | white | bakery
english muffin,muffin | chocolate blueberry cake case mix tin tray egg double skinny lemon banana oat choc | white;4 | bakery
welsh cake | | | bakery
scone | cheese mix | fruit;plain;sultana | bakery
fish sauce | steak parsley butter cat pie mix white food chip tartare creamy spinach adult cheese | | cupboard diet
worcester sauce | crisp snack fry multipack | | cupboard
quark | bar chocolate vanilla | | chilled fresh
egg white | powder mug surprise bunny leghorn large multipack | | chilled fresh cupboard
hand cream | wash face body nail crisp cooked sour paprika | | toiletries
duck breast | sauce fry stir hoisin | | meat fresh frozen
antibacterial wipe | hand floor dog cleansing | | household
brisket | cooked burger slow sauce smoked gravy crisp shallot mac smoky slice sliced teriyaki jus | | meat fresh
black bean | sauce rice chicken beef fry burger eye bowl burrito salted chipotle mexican stir egg | | cupboard diet
crusty roll | | white;6;4 | bakery
lamb chop,lamb cutlet | minted chilli salted | | meat fresh
toilet cleaner | refill brush disc bathroom holder block descaler | liquid;original | household
tenderstem | asparagus pea carrot bean kale stir corn cabbage medley vegetable edamame | | produce fresh
swim nappy | reusable | | baby
cake mix | muffin protein | | cupboard
watercress | soup salmon spinach rocket pea | | produce fresh
chocolate spread | breadstick snack free orange crunchy pot | | cupboard
toothbrush | head electric kid baby battery year replacement finger sonic powered toddler rechargeable month interdental children aged | | toiletries
custard powder | sachet instant | | cupboard
sriracha | mayonnaise chicken crisp peanut honey ketchup wing noodle prawn houmous halloumi seaweed pasta ginster wrap tofu mackerel mix | | cupboard diet
jelly | bean baby cat dog kitten senior adult food pouch sweet petroleum fish meat meaty poultry selection mint redcurrant quince belly tot gum pot snack snake vegetable chicken turkey tuna salmon lamb candy popping custard bar cake 10 mango coconut aloe port ruby tin ocean juice | strawberry;raspberry;orange;135g | cupboard
mackerel | pate smoked chilli curry korma barbecue thai | fillet;tomato sauce;whole | cupboard meat fresh
rice cake | chocolate caramel baby month apple flavour snack chilli spicy yogurt vinegar barbecue chive sour banana blueberry mini sweet cinnamon multipack | | cupboard snacks diet
mushy pea | fish rosti | original;300g;chip shop | cupboard
sauvignon blanc | semillon sparkling free rose blush chardonnay fizz can low | marlborough;new zealand;75cl | alcohol drinks
turmeric | shot teabag tea ginger orange kombucha juice tablet rice honey lemon infusion digest vitamin ashwagandha raw vegetable | ground;powder | cupboard diet
dark chocolate | biscuit digestive milk nut hazelnut peanut almond cereal protein ice mint orange ginger raspberry caramel coconut cake drink dessert rice sea salt brownie truffle granola raisin fruit box oat mousse finger thin wafer chip cooking cherry cranberry snack coffee gluten coated flavour white | 70% bar;bar 100g;bar | cupboard snacks
nutritional yeast | | | cupboard diet
tealight | holder | | household
soft mint | | | snacks cupboard
rice pudding | protein oat coconut light low chocolate strawberry vanilla raspberry mix sauce baby toffee mango | creamed;original;400g | cupboard chilled fresh
corned beef | hash pasty slice sandwich pie spread crispbake | tin;340g | cupboard
kefir | soap ice dressing spread cheese kid strawberry mango vanilla raspberry cherry blueberry peach honey passionfruit | natural;original;plain | chilled fresh
steak pie | family mini dog pudding slice kidney | for one;shortcrust;puff | chilled fresh frozen

`;

export const KIND_ROWS: readonly (readonly [string, string, string, string])[] = TABLE.trim()
  .split('\n')
  .flatMap((row) => {
    const [names = '', not = '', plain = '', departments = ''] = row
      .split('|')
      .map((cell) => cell.trim());
    return names
      .split(',')
      .map((name) => [name, not.replace(/\S+\?/g, ''), plain, departments] as const);
  });
