// Written by `npm run fit`; do not edit. Sources: data/README.md.
// Sources as fitted: d75217a152978dd3

/** The aisles, by group. */
export const AISLES: readonly string[] = `
milk-fresh milk-uht milk-flavoured milk-evap-condensed milk-powder plant-milk goat-lactosefree-milk
kefir-drinking-yogurt ; cream-fresh cream-alternative cream-clotted-soured-creme-fraiche
squirty-cream custard-fresh custard-tin-powder ; butter spread-margarine plant-spread
ghee-lard-suet-dripping ; cheese-hard-block cheese-sliced-grated cheese-soft-spread
cheese-cottage-ricotta-mascarpone cheese-mozzarella-feta-halloumi-paneer cheese-blue-brie-camembert
cheese-continental-specialty cheese-snack-kids vegan-cheese cheese-board-with-additions ; eggs
eggs-liquid-prepared ; yogurt-plain-greek yogurt-flavoured yogurt-kids-fromage-frais yogurt-plant
yogurt-drinks-probiotic yogurt-with-topping skyr-protein-yogurt ; mousse-chilled-dessert-pot
jelly-ready-pot jelly-cubes-crystals rice-pudding cheesecake trifle sponge-steamed-pudding
fruit-pie-crumble-tart-dessert pavlova-meringue christmas-pudding dessert-mix-blancmange ;
ice-cream-tub ice-cream-cones-filled ice-cream-sticks-bars ice-lolly sorbet-frozen-yogurt
ice-cream-wafers-empty-cones ice-cream-dessert-frozen-gateau ice-cream-sauce ; beef-mince beef-steak
beef-joint beef-diced-stewing beef-burger beef-cooked-sliced beef-other-raw corned-beef ;
pork-chops-steaks pork-joint pork-mince-diced pork-ribs-belly gammon bacon-rashers
bacon-lardons-bits ham-sliced ham-joint-cured sausages-raw sausages-frankfurter-hotdog-tin
sausagemeat-stuffing-balls black-pudding-haggis-offal ; lamb-chops-steaks lamb-joint
lamb-mince-diced ; chicken-whole-raw chicken-breast-raw chicken-thigh-leg-wing-raw
chicken-mince-diced chicken-marinated-to-cook chicken-cooked-plain chicken-cooked-flavoured-snack
chicken-breaded-nuggets-goujons chicken-kiev-stuffed chicken-wings-coated turkey-raw turkey-cooked
duck-goose-game poultry-sausages-burgers ; salami-chorizo-pepperoni cured-ham-prosciutto pate-meat
meat-spread-paste sliced-meat-other jerky-biltong-meat-snack scotch-egg-savoury-egg ; salmon-raw
white-fish-raw other-fish-raw fish-smoked fish-breaded-battered fish-fingers fishcakes
fish-in-sauce-ready prawns-plain prawns-prepared-coated shellfish-squid-mussels crab-sticks-surimi
tuna-tin salmon-tin sardines-mackerel-tin anchovies-pickled-herring caviar-fish-paste-pate ;
meatfree-mince-pieces meatfree-burger meatfree-sausage meatfree-nuggets-goujons-fillet
meatfree-slices-deli tofu-tempeh falafel-veg-bites meatfree-ready-other ; potatoes-fresh
sweet-potatoes carrots-parsnip-root onions-garlic-shallots tomatoes-fresh peppers-chillies-fresh
cucumber-celery lettuce-leaf-salad salad-bag-bowl-prepared beetroot-radish broccoli-cauliflower
cabbage-sprouts-kale-spinach beans-peas-corn-fresh mushrooms-fresh courgette-aubergine-squash
avocado herbs-fresh ginger-exotic-veg veg-mixed-prepared-stirfry veg-prepared-side-dish ; apples
pears bananas oranges-easy-peelers lemons-limes-grapefruit grapes strawberries-berries
cherries-plums-peaches melon pineapple-mango-tropical kiwi-figs-pomegranate-dates-fresh
rhubarb-other-fruit fruit-prepared-pots flowers-plants ; frozen-peas frozen-sweetcorn-beans
frozen-veg-mixed frozen-veg-other frozen-fruit chips-frozen potato-roast-frozen
potato-wedges-waffles-croquettes potato-mash-prepared hash-browns onion-rings-battered-veg
yorkshire-puddings frozen-rice-pasta-sides ; baked-beans beans-pulses-tin tomatoes-tin
tomato-puree-passata sweetcorn-tin peas-tin veg-tin-other potatoes-tin olives pickled-veg-gherkins
sauerkraut-antipasti-jar fruit-tin pulses-dried tin-spaghetti-hoops tin-meat-pie-stew tin-ham-spam
tin-curry-chilli ; soup-tin soup-fresh soup-dried-cup ; ready-meal-pasta-lasagne
ready-meal-curry-indian ready-meal-chinese-asian ready-meal-british-pie-mash
ready-meal-mexican-other ready-meal-rice-risotto ready-meal-roast-dinner meal-kit-dinner-kit
curry-side-bhaji-samosa spring-roll-dimsum-gyoza party-food-canapes burger-sandwich-microwave
sandwich-wrap-sushi lunch-salad-pot ; pizza-frozen-chilled pizza-base-dough-kit garlic-bread
pizza-snack-sub ; pork-pie pasty-slice-sausage-roll quiche pie-meat pie-veg-cheese
pastry-sheets-cases ; houmous dips-guacamole-tzatziki coleslaw potato-pasta-salad sandwich-filler
olives-antipasti-chilled ; pasta-fresh-plain pasta-filled gnocchi pasta-sauce-fresh ; pasta-dried
pasta-lasagne-sheets noodles-dried noodles-instant-pot noodles-fresh-wok
couscous-quinoa-grains-plain grains-rice-pouch-flavoured rice-dry rice-microwave-pouch
pasta-rice-snack-pot pasta-sidepack-macaroni-box ; pasta-sauce-jar pesto curry-sauce curry-paste
stirfry-sauce mexican-kit-tortilla-sauce cooking-sauce-other recipe-mix-sachet gravy
stock-cubes-pots stuffing-mix bread-sauce-mint-horseradish-condiment white-cheese-sauce-mix ;
ketchup brown-bbq-sauce mayonnaise salad-cream-dressing mustard soy-fish-oyster-sauce
hot-chilli-sauce vinegar chutney-relish-pickle marinade-rub cranberry-apple-redcurrant-sauce ;
olive-oil sunflower-vegetable-oil oil-other-spray ; salt pepper-spice herbs-dried
spice-blend-curry-powder sugar-substitute-sweetener ; flour bread-mix yeast-baking-powder
sugar-white sugar-brown-icing-other syrup-treacle cake-mix icing-decorations chocolate-baking-chips
dried-fruit-baking nuts-baking-ground coconut-milk-cream desiccated-coconut breadcrumbs
batter-coating-mix vanilla-colour-flavouring baking-papercases-candles ; jam-conserve marmalade
honey peanut-nut-butter chocolate-spread yeast-extract lemon-curd ; cornflakes-wheat-biscuits-plain
cereal-bran-wholegrain cereal-kids-chocolate-sweet muesli granola porridge-oats porridge-sachet-pot
cereal-bar breakfast-biscuit breakfast-drink ; bread-white-sliced bread-brown-wholemeal-seeded
bread-loaf-artisan-sourdough rolls-baps-burger-buns hotdog-finger-sub-rolls baguette-part-baked
wraps-tortilla pitta-naan-flatbread bagels-muffins-english crumpets-pancakes-waffles
teacakes-fruit-loaf-buns-sweet scones croissant-brioche-pastries doughnuts-cookies-bakery
bread-glutenfree focaccia-ciabatta bread-sticks-grissini ; cake-slices-bars cake-whole-celebration
cake-loaf-swiss-roll muffins-cupcakes-sweet tarts-pies-mini-bakewell mince-pies-stollen-panettone
flapjack-brownie-traybake ; biscuits-plain-digestive biscuits-chocolate-coated
biscuits-sandwich-cream biscuits-jam-filled biscuits-shortbread-butter biscuits-cookies
biscuits-wafer-bar biscuits-selection-tin biscuits-savoury-crackers oatcakes-crispbread
rice-cakes-corncakes biscuits-kids-mini jaffa-marshmallow-teacake ; crisps-potato
crisps-corn-tortilla crisps-puffed-shaped crisps-multipack-mixed popcorn nuts-snack
nuts-coated-trailmix seeds dried-fruit-snack pretzels-savoury-mix poppadoms-prawn-crackers
pork-scratchings fruit-snack-kids veg-pulse-snack ; chocolate-bar-block
chocolate-bar-filled-countline chocolate-boxed-gift chocolate-bag-sharing
chocolate-seasonal-easter-christmas chocolate-diet-protein ; sweets-gums-jelly sweets-boiled-mints
sweets-toffee-fudge sweets-liquorice-sour sweets-lollipop-novelty chewing-gum marshmallow
sweets-seasonal ; cola lemonade-fizzy-fruit energy-drink sports-isotonic tonic-mixer ginger-beer-ale
iced-tea-coffee-drink water-still water-sparkling water-flavoured squash-cordial juice-orange
juice-apple juice-other smoothie juice-drink-kids-cartons juice-drink-large coconut-water
milkshake-syrup kombucha-adult-soft alcohol-free-beer-wine protein-shake-drink syrup-coffee-cocktail
; tea-black tea-green-herbal-fruit coffee-instant coffee-ground-beans coffee-pods
coffee-sachet-latte hot-chocolate malt-drink ; lager ale-bitter-craft stout cider wine-red
wine-white wine-rose wine-sparkling-champagne wine-fortified-mulled gin vodka rum whisky
brandy-cognac liqueur tequila-other-spirit premixed-cocktail alcopop-hard-seltzer ;
cigarettes-tobacco vape-eliquid nicotine-gum rolling-papers-lighters ; baby-milk-formula
baby-food-pouch-jar-sweet baby-food-pouch-jar-savoury baby-cereal-porridge baby-snack nappies
nappy-pants baby-wipes baby-toiletries baby-feeding-equipment baby-clothes-toys toddler-drinks
baby-medicine ; dog-food-wet dog-food-dry dog-treats cat-food-wet cat-food-dry cat-treats cat-litter
pet-other-small-bird pet-accessories ; toilet-roll kitchen-roll tissues laundry-liquid-gel
laundry-powder-tablets laundry-capsules fabric-conditioner stain-remover dishwasher-tablets
dishwasher-salt-cleaner washing-up-liquid surface-spray-cleaner bleach-toilet-cleaner
bathroom-kitchen-cleaner floor-glass-furniture-cleaner cleaning-wipes sponges-cloths-gloves bin-bags
foil-film-baking-paper food-bags air-freshener candles batteries-bulbs-electrical
kitchenware-tableware party-partyware stationery-cards garden-diy-car insecticide
firelighters-charcoal homeware-clothing-other ; shampoo conditioner hair-styling hair-colour
shower-gel-bodywash bath-foam soap-handwash deodorant toothpaste toothbrush mouthwash-floss
razors-blades shaving-gel hair-removal moisturiser-body face-care sun-care cosmetics-makeup
nail-care perfume-aftershave sanitary-towels-liners tampons incontinence cotton-wool-buds
hand-sanitiser toiletries-gift-set lip-balm feet-care ; painkillers cold-flu-throat allergy-hayfever
indigestion-digestive vitamins-minerals first-aid-plasters eye-ear-mouth-care skin-treatment
contraception-sexual-health sports-nutrition-powder slimming-diet-shake health-other ;
chapati-world-flour world-dried-specialty world-snacks-sweets world-frozen world-tin-jar
world-paste-sauce ; gift-card-magazine other-unclear
`
  .split(';')
  .map((group) => group.trim().replace(/\s+/g, ' '));

/** How common each aisle is, in hundredths of a logarithm. */
export const AISLE_BIAS: readonly number[] = `
-96 -138 -28 -88 -124 -1 -160 -29 -169 -79 -66 -155 -153 -89 -61 30 -84 5 22 -11 -19 -54 27 42 59
-45 -42 -14 -91 -139 -94 -3 -43 -50 -80 -55 -56 60 -127 -70 -114 -42 -73 -85 -16 -48 -134 0 12 -69
-49 -5 -56 -111 46 -107 -131 -27 -12 -50 -21 -100 -26 -165 -116 -38 -76 -80 -85 -70 -48 -31 -114 27
-4 -36 -20 -93 -28 -63 -87 -134 -85 -132 -54 -145 -48 30 -121 -165 -43 -94 -8 -111 78 22 -78 -140 72
21 -154 -76 34 8 -27 -16 -205 -76 -4 -74 -41 68 -67 -59 -146 -54 -41 -8 2 -92 -42 8 -48 -25 -42 29
-45 -177 28 -33 -86 -41 -58 44 9 -19 -7 45 28 -60 -6 -89 61 71 7 67 -27 -100 -83 -8 -38 -80 24 -2
-43 46 -11 -41 35 86 -97 -46 -65 70 -2 -28 -119 18 -37 -128 -63 -107 -89 -123 -36 -138 -66 -107 -106
6 -147 -64 51 64 15 -15 -39 -16 -16 -9 -8 -33 -84 62 26 -18 69 15 -55 -115 -97 10 -14 93 23 35 -18
48 -119 -69 -32 -139 -16 -7 -81 -50 -63 -19 54 -44 -43 -57 20 22 15 -66 -108 126 -120 -83 29 -85 8 7
-62 -25 -42 -94 -45 -79 -35 -91 -93 -33 -42 1 -57 -63 -118 -82 -147 -62 -67 -1 -15 -86 -19 -50 -33
-3 -21 -140 -124 -115 -66 -80 98 93 39 -11 -14 -190 -50 -131 -41 -25 -71 64 -81 42 -21 -130 -161 -27
-81 -6 1 -11 -66 -55 -41 -96 -90 -168 -18 18 55 -54 -39 -44 -89 10 -116 -129 -57 -14 37 34 -93 -42
-30 7 -81 22 1 -119 26 17 -19 -39 -31 30 33 -6 -40 -38 -7 22 56 -13 -39 -43 2 19 16 -22 36 15 -114
-26 -35 29 -31 89 -92 -36 43 -45 -16 39 -19 -48 -112 -30 -15 56 74 113 80 42 -72 137 59 12 49 32 -67
-36 0 -29 94 15 -15 -44 -123 -8 -75 -140 -54 21 -112 -90 7 -35 -71 36 -146 -111 53 20 -46 -32 -27
-14 -24 -15 -14 -50 -72 -58 82 188 9 42 223 199 57 113 85 39 29 48 107 38 127 138 98 32 94 52 3 18
-66 -44 1 -95 5 -34 -57 -133 68 121 217 -127 22 -31 -34 51 -10 -67 -7 -110 33 58 -73 -96 -38 -75
-115 -126 -15 4 -126 -93 -143 -39 -9 5 -9 -134 58 -73 -48 -44 16 -58 23 141 75 48 25 -45 -9 127 -14
-9 76 6 -43 -52 -61 16 -42 -49 19 -36 -118 -83 -6 62 6 128 -4 -31 -10 -113 -36 -112 -152 -79 -30 -40
-51 -26 -64 -21 49 -45 -85 -3 -87 -19 -56 51 12 52 109 44 47 27 64 41
`
  .trim()
  .split(/\s+/)
  .map(Number);

/** What a word says about the aisle, a weight for each one it speaks of (knowledge/aisleCodec.ts). */
export const AISLE_WORDS = `
:3ql7pl #:01e05807908a09a0aa0ca0de0e90f90ha0i60jh0la0n70o60pk0qf0r80sj0tf0ue0vi0wj0xh
:0yk0ze10911j12l14h15g16h17j19f1ba1c71di1em1fm1hf1ig1ja1ka1l91m91n91og1ph1ra
:1t91u81va1xf1ze21h23f24e27828a29a2a92b92de2ff2ha2jg2ke2lg2me2nf2of2q92re2sh
:2ue2vg2xh2yl2zg30e31a32e33934e36a37938a3bj3cj3dh3gj3hj3ia3jf3k93lh3oa3q83ra
:3sa3t83ue3va3xf3ya40742f43f45f46h47a48549g4aa4be4cf4da4e84f94ge4h94ie4mf4o9
:4qa4rh4se4u84xe4ya4za51a52753754g5895995aa5b75ci5d65e75f85g95ia5ka5lg5mg5nh
:5p95qa5sf5ti5uh5vf5wi5yg5zg62963a65a66a67968969a6b76ff6h86k96la6m86na6o96q9
:6s96t56ue6vj6wa6xa6za70971872973a74a75876979a7aa7ba7c97he7i97ke7ma7n97o87q8
:7ta7va7wa7x77yj7z880a81983a84885a86e8798898a98cg8dl8eg8fa8g88h98jj8kh8lf8mg
:8nj8oj8ph8qf8rl8sk8th8uh8vj8wf8xi8y88za90h91k92f93h94f95h96e97e99f9ai9ca9ee
:9fh9gi9hj9ia9ji9kl9pe9sa9th9ug9wi9zaa0ha1aa2ea3aa46a6ia79a9haahabgacfadgaef
:afeaggahgaigaj9amaanfaomap7areasjathawkaxkay9b0lb1kb4mb5gb6eb7gb86b96ba7bc8
:beabf8bh9biabj7bkebnfbrgbukbvibwhbxibzhc3kc4ac6kc7ac8ecbeccicdgcffcgfchfckh
:clhcmacnacoecqacrhctfcugcved1ad2ed3ed69d7ad89da9dcfdeadfedkadmadn8doadqhdre
:dtfdvfdwadyfdzfe1ge2me5ae7ge8he9gedeee9ef8ega 0%:0uk0yg0ze109atpb48b78 0.0%:atnbf9 0.05%:atjbc9
0.45mm:dge 0.5%:00eatnb59b99bkf 0m+:byec0g 1.1k:2ce 1.8%:bng 10%:1qe 10.6gx:95f 100:acl
100%:0f90gf4e97hg9teaaeakhalhamjaqfatfazebtfc5eccecofcsge7g 1000:b8e 1000mgx:e2g 100th:95a9bh
108:95f9va9wi 10k:88e8ah 10pcs:7yf 11%:baf 12%:1kg 12m+:buhbze 12mths:btf 138gms:7ef 15:b4f 15%:big
15ans:bhe 16%:bie 16.7%:bie 1664:b4hb9a 18%:bif 18m+:bse 19:b8fb9jbae 1litr:ade 1yr+:bse
20%:1ue27e7bfaaf 24h:dng 25%:befbffbif 250nl:aue 27mm:bzf 2pc:7xf 3.2%:01h 3.37k:8ye
3.4%:b5fb7ebkeble 3.6%:00e 3.8%:b5e 30%:0ig9c99kfbeg 30ss:e2e 36m+:c0e 37.5%:bdg 38mm:c0ad5g 39:d8g
3action:csg 3d:cse 3m+:bze 3volution:cwf 3yr+:05ac1e 4:a1e 4%:b5fblg 4.0%:b5f 4.1%:b4gb5g
4.3%:b4fb5gb6e 4.4%:b5e 4.5%:b5e 4.6%:b5h 4.8%:b5e 40%:0me9xebegbfhbgg 400iu:e2e 400ug:e2g 40mm+:3lg
43:big 43%:beh 47%:9vebgg 4d:c0g 4k:egf 4move:acj 4pc:bzg 4pcs:cze 4xsachets:7te
5%:1kf1qe1ug2bfb4eb5fbkhe5g 5.1%:b5g 5.2%:b6f 5.6%:b6f 50%:54aajh 51:bih 5paw:bog 5pc:bzh 6:b8ic0e
6.5%:b6ebke 6.8%:b7f 60inch:d5e 60mm:3lf 6m+:bribsibtebzic0g 7:8se8wiaagb5f 7%:2ie 7.0%:b5e 70th:bjf
72%:9vf 75%:9vfc7g 75ugx:e2e 7m+:brebuf 7slces:a1f 7th:dlidxe 7up:aasarg 8%:bkf 85%:9vk 88vape:bno
97%:1xf 9m+:c0e >:02j03h04i07g09h0ah0eh0fj0hh0if0kj0na0pg0qg0sh0wg0xg0yg0zg11a1ch1dg1eg1fi21a
:2eg2fa2m92re2ua33a3bg3fg3ha3pa3qf3ta3ya3za41a42g4ba4ea4ja4xh52a53a57f58f5da
:5ea5n95oe5pa5ve5wf60e62a6b96ef6kg6mg6sf6ug6wi70k71f74i75i76g7al7bj7ci7dk7e9
:7f97ga7hl7ra7zf82g83i84m86h88f89j8bg8df8ei8fg8gh8ia8ja8sa8te8xe8ya8zf96g97e
:9ae9ch9dg9eg9ge9hg9ig9jf9lg9ma9qf9sh9uh9vh9wg9xi9yha0fa2ha3fa4aa6ha9iaakabi
:acgadfaehagmahjajhalkamhaoiaphaqiarlasgatgaugawjayiazfb0eb1fb2hb3lb4lb5fb6j
:b7jb9abcebdkbejbfjbggbhhbikbjhbkablhbphbqkbvgbwhbyfbz8c06c2hc3gc4kc5gc6ic7j
:c8fc9icbacckcdicegcgiciicjfcokcpicqkcsecvgcwfcxfcz8d0ad1ad4ed59d6id89dagdch
:ddhdeldghdjhdkjdn9dpgdqfdrldwgdyldzme0he1ie2fe3he4he8ieaeebaeceedaeeaeffega :eha >0%:0uk >0.0%:ati
>0.45mm:dge >0.5%:atg >0m+:c0g >1.8%:bng >10.6gx:95f >1000mgx:e2g >11%:bae >12m+:buhbze >12mths:btf
>138gms:7ef >15%:big >16%:bie >16.7%:bie >18m+:bse >1litr:ade >20%:7bf >25%:beg >250nl:aue >2pc:7xf
>3.2%:01h >3.37k:8ye >3.4%:b5fb7eble >3.8%:b5e >30ss:e2e >36m+:c0e >3m+:bze >3yr+:05ac1e >4%:b5fble
>4.0%:b5f >4.1%:b4hb5g >4.3%:b4fb5gb6e >4.6%:b5f >4.8%:b5e >40%:beebfg >400iu:e2e >400ug:e2g
>40mm+:3lg >43%:beh >47%:bgg >4d:c0g >4xsachets:7te >5%:b4fb5g >5.1%:b5g >6.8%:b7f >60inch:d5e
>6m+:brfbsibtebzic0g >7.0%:b5e >75%:9vf >75ugx:e2e >7m+:brebuf >7slces:a1f >85%:9vi >9m+:c0e
>aaa:cyj >abruzzo:b8f >absinthe:bjl >absorb:cdg >absorbing:dke >abv:9xab5eb6gbeebgebke
>acai:05g1gi4kgaje >ackee:eeo >actimel:0yg >action:cnh >activate:anh >active:e2e >activia:0vj
>additive:7dfbyf >adhesive:dng >adult:c3fc4a >advance:e2e >advent:9zg >advocaat:9wfbii >advocat:9wf
>aerosol:cwg >affine:0ni >africa:ddh >aftershave:dpl >agave:7nk >agricole:bff >agur:0nj >aid:cli
>aioli:71o >air:bzf >airwick:cwi >ajvar:53f >akvavit:bji >ala:bjf >alarm:ajh >alaska:1ij >alba:5rf
>albeni:9wi >albilla:bje >alcohol:atfb3eb6edgf >alcoholic:ble >ale:adhaemateb5n >alert:ame
>alienaut:a1f >all:ckge9f >allamatriciana:5dh >allsort:a4j >allspice:7ef >allure:b8j
>almond:05h7sn8ag8de8se9mq9nk9va9xh9yfcieecf >aloo:5ee5lh >alphabite:4nm >alpine:cpe
>alstromeria:4fj >alternative:05f09j0fe0gg0qm0tf0xj3df7hi >alvarinho:b9m >amaretti:99f >amaretto:bii
>amaro:bij >amarone:b8i >amazake:ebf >amazeball:3gh >amber:b5g >americano:b0g >amour:1ef
>anchovy:38r7aa >anejo:bjf >angel:8xg >angus:1me >anh008:cze >animal:9fgc0e >anise:7ej
>anthracyanine:7yg >anthrazit:bdf >antihistamine:e0l >antipasti:2qh53j66j >antiperspirant:ddk
>aop:0nh0og >apa:b5f >aperitif:bcebji >aperitivo:bbgbifbjk >appassimento:b8g >appetiser:32e
>apple:14g41f42r4eh54m6wf8dg8xa91a97e9pf9tg9xe9yaa3fa5ma8labhaceafealgaofapeasgbgg :blgbrebsabuac2g
>applewood:0jh0ph >applied:aae >apricot:0ri0wg49m54g7rg7ze9pn >aquafaba:0te >aquasafe:cbi
>aquavit:bjh >aragon:2mg >arancini:5nm >arborio:6il >arctic:1ikcpe >armagnac:bhi >aromat:74h
>aromatic:bde >aromatica:4wi >arrabbiata:5di6mg >arrabiata:5dg >arrabiatta:5di >arrowroot:7ih
>artichoke:3zl53g66m >artoi:b4f >asafoetida:7ej >asc:2ug31f32e >ashwagandha:ame >asian:ehk
>asparagus:3ug3zl >aspirin:dyl >assassin:b5g >assorted:12f9he9ja9kj9xe
>assortment:98f9bf9xea2ha3gc0fcze >asti:bbh >atlantic:b5h >atta:ean >aubergine:3wr53g5fh5he
>auburn:d9e >autospray:cwf >avo:3xj >avocado:3xs4kg62j9yh >awakening:cif >ayran:07k >b:9ae
>baby:3qia1jbxgbyabzic2g >babycorn:3uj >babyfood:brfbsh >babygrow:c0j >bacchus:b9g >baccy:bmk
>back:c0f >backpack:c0e >bacon:1xq1yj20g3eg5ae5gf5jg5ph5rg5wg5xe65g9he9ne >bag:awed5h >bagel:8op8ug
>baguette:5pe5tn8kh8lq8sf >baharat:7gk >bahia:4sg5ef5lh6of >bailey:92e >baixa:b9e
>bake:0me0of0rh2ca2gh30h3hh41j5dk5gf5hg5nf5wm5zf6me6tf7re7wi8dg8eg8qh93i97g9cf >baked:5kf6ra8lg99e
>bakery:ege >bakewell:91q >baking:0ff0gf0hf7qh7sf7uhczh >baklava:ecm >balance:0yh
>ball:0mh0xe23i2fe2zf3af3hf5ff5lf5nh5tg7pf8dh9ji9xf9ye9zac0gc5gcaicbed3idth >balloon:d0k
>balm:cefdifdkgdledwke5g >balti:59k5ej >bamboo:cci
>banana:1be1ce44s4ee8dh8ff8pf8qfa1iaugbrgbtgbu9cbe >band:d8e >bandage:e3l >banderilla:66j
>bangarang:bif >banger:21k3cm >banished:b8g >bank:bzac0fd5g >banner:d0i >banquet:5eg5fe >bao:5mh
>baoslider:5mh >bap:5of8jo >bar:8dj9wja0e >barbecue:1ta2e82rg3ag5ff6hf6rf6ti70h9hg9jg9uhd4h
>barista:05l >bark:7eg >barley:6gm >barmbrack:8qh >barolo:b8g >barrel:bgeczf >basa:2uj2wh2xh30i
>base:5sn6me6og6pg89ecze >based:ate >basil:3ee3yn4jh7fm >basket:5ni9xgd5f >basmati:6ij >batard:8ig
>batch:8gg8hf8jebdebef >bath:byedbn >bather:c0g >bathtub:c0g >baton:3kj8lo8si >battenberg:8zl
>battery:cyn >bauble:1ii8yf >bavarian:53f >bay:7fjbii >bayonet:cyh >beaker:bzi
>bean:3qi3uo40f41i4hn4to4uo4zg52f55m57e5ha5wf66j6hf6je6rg7ph9ufa1ga4gazmebeecf >beansprout:40o4zi
>bear:8xg9fja1hc0e >beaujolai:b8i >beautifully:dnf >beauty:dcf >bechamel:6yl >bed:cbhd5g >bedmat:bwg
>beef:1mi1nm1pp1rp2nf2pi2rg5da5fe5w968g6ue9he9kfc3e >beefburger:1oj >beer:aagaenatgb4lb5lb6hbkebli
>beet:3rh52e >beetle:a1i >beetroot:3qg3rq41e52l9ugamf >beige:c0e >bekon:9jg >bellota:2nf
>belly:1vl26e5gg >belt:a4jc0e >ben:6je >bento:5fg >bergamot:cwf >bergerac:b8e >berlinki:22e
>berry:05f0we0xf1gi1i848k4ch4eg4kg7eg8ee9nf9pi9tfa2fabfameb7hbigboge8j >besan:eak >beskidzkie:9qg
>best:6uh >beverage:amf >bhaji:5ei5lm >bhakarwadi:ecf >bhatura:8ng >bhujia:ecj >bhuna:5ej
>bhusoo:ecg >bianco:bbgbcg >bib:b8ebzec0l >bicycle:9yh >biltong:2ro >bin:b8ectr >bio:cfeche
>bionda:b4i >bircher:8ch >bird:caf >birne:bjg >birra:bjf >birth:bqjc2f >biryani:5ek6hk7gf
>biscoff:8dg9va9wh >biscotti:99g
>biscuit:0xe0zg86g88e8ej8tj8xf93a94n95l96l97j98n99g9aj9bk9ck9df9fi9gi9ve9wg9ya9zabuf :c5ic7lecg
>bisk:86i88h >bisque:5af >bit:1yi9yeakfe9g
>bite:0pg0rh15g1ih1ve2ei2fg2gi2rf2si2xg32i38f3di3gk3hf4ni4pj5nk5ra5ui8d98sf8xi92h
:93k98h9ce9gg9jg9pe9th9wa9yfa4fa5gcafece >bitter:avhb5lbiebjm >bittermint:9xi >bitty:c0f
>black:b0gb6hb8fbifctkcygczfdng >blackberry:0vg0yf48paiebde
>blackcurrant:13f7zfa2gacfajgaoebigc2ee7e >blade:26fdhm >blanc:atfb4gb9mbcf >blanca:bfg
>blanched:7sf >blancmange:1bl >blanco:b8ab9ibjf >blanket:23f3cj5nfc0icbfd5i >blast:a1gaah
>blaster:1ffc0e >bleach:coo >blend:0jg7ag7cf7gf9oeaseatgaxgayfazeb0fb1fb8ibmebnh >blended:bkfble
>bleu:2gj >blini:8pm >blistex:dwl >blitz:cdl >block:0ek3fe >blond:b5e >blonde:b4jb5e >blondie:93h
>blondy:93i >bloodline:egf >bloom:0nhc0f >bloomer:8gh8hg8io8ui >blossom:asfcoecpecqfcxe >bloxx:a1g
>blue:0nha1eblebmfbpfbyecze >blueberry:07f0ve48q4kl8ae8cg8fe8xe9pfaxhbue >blush:b9abam
>board:0rh2mh7yj9xgczh >bob:ehi >bobal:b8f >bobble:d8k >boczek:1xj >boeuf:1lf1me >boil:2wf6ii
>boiled:a2j >bolognese:3hg4uh56g57j5dj6h96khbse >bolt:abf >bolzano:5re >bomb:b2ebigdbh
>bombe:11h5nh8yf9wh9xa9yab2g >bon:9yga3k >bonbon:a3i >bone:1we >bonus:cse >booby:9xaa5j >book:egf
>boondi:ece >boost:93j9ohamg >booster:4wicih >bordeaux:b8fbbf >borsch:5ch >bot:a1f >botanical:asf
>both:8gf8hh8ug >bottle:aghasfb4fb5gb6f >bouillon:6vg >boulder:87i >boule:8ik >boulgur:6gi
>bouquet:4fp >bourbon:96jbgl >bourguignon:5gj6tf >bow:6be >bowl:3qk4ej5fj5ig5qj63f64e6eg6hebzfczhd0g
>box:a8h >boy:6ee95h99e >braeburn:42l >braid:c5g >braising:1ne >bramble:b7ebkg >bran:87m8bk
>brand:bge >brandy:7pgbhq >branflake:87k >bratwurst:22m >brava:41h >brazil:9ye
>bread:5hg5pi5tj8gm8hn8il8jg8nm8pg8qj8uj8vh8wj9dg9uf >breadcrumb:7vs >breadcumb:7vj >breaded:3dg4qe
>breadstick:5tf61f8ws >break:94g95a99f9ag9zf >breakfast:21g5gi5oh5pg5w98ci8fia5gawebre >bream:2uh2vf
>breast:26i29l2bj2ci2dj2eg2fi2gh2jk2kj3df58j >breeze:a6fcje >breezer:blj >bresaola:2nn2qf
>brew:aafbegblf >bridge:8kib7e >brie:0no5pf >brief:d5h >bright:b5g >brill:2ue >brine:51f
>brioche:8ja8sp8uf >briquette:d4i >brisket:1mk1pi1qf5gf >brittle:a3i >broadside:b5f
>broccoli:3sr40g41f4jm5gf6ke >bronze:bmf >brooky:93f >broth:5aj5bn6ea6vi
>brown:0sj4pn8hg8ugczhd0fd9fdnf >brownie:0zg11h1cg1ee8df93p99eauh >browning:6uj >brulee:11ldce
>brune:b5h >brunette:dnf >bruschetta:5ng5ti9ch >brush:bzgcsgczad8edghdnf >brut:atgb7hbbl
>bubble:9va9wf9yfbyg >bubblegum:a1ea2h >bubbly:9vj9wabbf >bucatini:5di6bj >bucco:5ge >buckwheat:6gm
>bud:bygdtj >budvar:b4f >bueno:1dh >buffalo:75g789 >buffet:5ni >bug:9zg >bulb:3lgcyh >bump:d1e
>bumper:4fg >bun:11g2ra5ke5mj5nh5uf7yh8jl8kg8ni8qp8sh8tj8uh8xe90h >bunched:3le >bundle:3ug3zf
>bundt:cze >bungee:cbf >bunny:9zh >bunnycomb:9wi >bunting:d0g >burdock:aai
>burger:0mg1op1ug2eg2fi2kg2ln2xj3bq3da57g5na5oj71a9jga5g >burgundy:b9gbbe >burner:cxj >buroti:5le
>burrata:0mp >burrito:5hg5og5pg >burst:beebrfcpe >butter:0eq0fe0gh1le5ea82n8de8og9ae9va9wgdki
>butterbean:4ug >butterfly:7pj >buttermilk:0aq2fg8ke >butterscotch:1bf >buttery:0fm8je8sh
>button:1ck9ym >c:7kee2h >cabbage:3tq41i4jj52k53i57e >cabernet:b8e >cable:a4hcyg >cacao:8xf9vfe9h
>cachaca:bfmbjh >caddy:9ce9jg >caesar:5pg5qh >caffeine:ace >cajun:7gh
>cake:11g18g1il2x82zl30a6ee7oe7p87rg7ye8de8jh8pj8qi8rj8tg8ua8xk8yq8zn90l91g93g9em
:9gk9va9xa9yfbufc6e >calabrese:6mh >calamari:32h33l >calculator:9xg >calendar:9ya9zla8g
>californian:5pe >callaloo:eem >calm:byfdlg >calvado:bhl >calzone:5uk >camargue:bag >cambozola:0ni
>camembert:0no5nj9he >camera:9xf >camomile:cbe >campo:2nf >can:a9faaeb4eb6g >canape:5nk >canary:b5f
>candle:7yobdgcxo >candy:9yea1fa2ga5e >cane:a8m >canesten:e5l >cannelloni:5di >cannon:26e
>cannonball:b5g >cantaloupe:4ak >cantuccini:99g >cap:b0edvh >caper:52m53j >caponata:53i66f
>cappelletti:68j >cappuccino:8dfa0ab0eb1i >caprese:18j >capsule:aweaxfazab0jchle1ie2ie9g >car:9xf
>caractere:0ne >caramel:03i11i1ie7ng8ce8ze91f95g96e99f9ee9vg9wa9xg9ya9zea0fa3iafeb1ge8g
>caramelised:99f >caramello:9wg >carbonara:3he5dh5rg6kf6le6me6tf >card:bpfd1iegk >cardamom:7eh
>care:d7ed8f >carioca:55f >carmenere:b8h >carnation:4fh >carne:59l5dh6tgbse >carrier:d5eehk
>carrot:3ge3ks40g41g4ii4jj4zn5af61f9ufapf >carry:c0e >carton:aoj >casarecce:6bl >cascaval:0oi
>cased:c2g >cashew:05g9mp9nm9yha0f >cask:bgh >cassava:3zledj >casserole:2bg57k5gi5hfbsec4e
>castanet:c0f >caster:7ml >cat:9ygc0f >catcher:cji >caterpillar:8yi >catnip:c8f >catridge:czf
>caught:b5e >cauldron:a8h >cauli:3sl >cauliflower:3sq4ja5ae5be5ce6hh6jgbsg >cava:bbi >caviar:39o
>celebration:9yf >celeriac:3kp >celery:3os >centre:a8f >ceoffe:afh >cereal:0vh86n87m88m89e8ak8dibtm
>cero:atib4a >cerveza:b4g >cesari:bie >cetirizine:e0l >chabli:b9j >chai:awmaxhb1h >chair:c0f
>chajangmyun:6eg >chakli:ece >chakri:ece >champagne:bbmcze >champion:b5f >chana:4ug55geef
>changemat:c0f >chapati:8nj >chapatti:8ml8npea9 >chapstick:dwl >charcoal:d4kd5g >charcuterie:2mg
>chard:3tjb9f >chardonnay:atfb9p >chargrilled:2ce2fh >charm:88j >chateaubriand:1mj >chatka:9ji
>chayote:3wj3zh >cheddar:0ip0jm0oi0rk5ph62e9cg >cheddarton:0qg >cheek:1me1qk >cheerios:87j
>cheese:0in0jl0kk0lm0mm0nm0on0pi0qh0ri2mg3ha41k4ji4oe56k5dl5n65oa5pa5ug66i6eg6kj6lj
:6rf8ie8jj9de9ig9qa9zg >cheeseboard:0re >cheeseburger:1oj5nh5ok >cheesecake:15s1e91if5ne
>cheesy:0ji6kf9ne >cheetah:9ah >cheeze:5df >cheezio:9ja9kj >cherrissimo:9xi
>cherry:0vh13f1ee49o4ef4ki7rm7zf9pia4gaaeabfaigaoiapfaseb5abigbngbog >cherryade:aalbeablh
>chervil:7fj >cheshire:0ii >chest:a2e >chestnut:23f4zi7si9mm >chevda:ecf >chevdo:ece
>chew:a1hacfc5ie9f >chewable:e2e >chia:8zf9of >chianti:b8g >chicke:28e
>chicken:22e28m29n2bg2cj2do2eh2fg2la2qh3ak3dh3eg3ha57h58g5cf5ef5fj5gj5hl5if5kk5m95o9
:5w95yg64g65g68e6ei6og6qa6tf78f9hhc3ec4fc5fc6gc7h >chickn:3ag >chickpea:3be4uq55n6he7if >chicory:3po
>chikki:ecf >children:bzf >chill:59i75g >chilled:05f06f09eaff
>chilli:0ra22f2eh30e3ff3hg3ns4if4jf4te4ua52e59l5hi5wg6ze78e7gg9ch9da9hg9ie9se9ueece :edgeff
>chillz:c8h >chimichurri:78h >chin:eci >chinese:3tl5mh >chinian:b8f >chinon:b8h
>chip:1cf2x830e41l4lp5fa5gk7qn8da8pf90g99e9df9hg9il9jg9kh9pl9uka0gbugc5geciedf >chipolata:21m2lk3cj
>chipotle:6re >chive:0kf0rf3qf3yl62h7fj9hg >chocoland:b3f
>chocolate:0de0vg0x911f1791be4kf7ql8ak8ce8df8fh8pg8se8uf8xa8ze90e95f96f98g99g9ag9ef9na
:9vo9wj9yea0ja3fa59a7harfb0eb2nb8gbi9d9fe7he8h >chocolaty:95f >choi:3tk >choley:59ieef >choob:0wf
>chop:1sn25n >chopped:7sf >chorizo:2mn2rj9he >chouxnut:11f8sg >chowder:2wa5aj5bg
>christmas:1ae9cga8g >chrysanth:4fh >chrysanthemum:4fh >chub:c3g >chum:9vf9zf >chunky:9wh
>churro:8tj >chutney:5we77q9rf >ciabatta:5ti8lf8ue8vr >ciabattin:8vg >cider:athb7p >cigar:bmm
>cigarette:bmo >cigarillo:bmg >cinema:9le >cinnamon:7em88g8sh >cinsault:b8f >circle:9bk >citra:b5h
>citron:18j >citrus:a1gcre >clam:33h >clarence:bcf >clarityn:e0l >classic:61e9ki9xhabf >classica:6mf
>classico:6rg6zg8mjb8eb9g >claw:9jf9thbued8e >clay:c0ed8f >clean:cnf
>cleaner:cbecjfclhcnjcoicpkcqicsge9e >cleaning:csf >cleanse:d6g >cleanser:dlk >clear:cze
>clearomiser:bne >clementine:45laae >click:bze >clip:d5gd8f >clipper:doi >clipstrip:9ze >closer:byf
>cloth:crfcsnd0f >clothe:cjh >cloud:buf >clove:52g53f7ei >clover:e2h >club:5rf62f9ak >cluck:3ah
>clucky:3be >cluster:3vg8af93k9ya >coarse:7dfeagebg >coat:7wgdof >coated:0mf4me >coating:7wk
>cob:3ug4hk8hf8ih8uh >cobbler:18f5ge >cobette:3uj >cockle:33m
>cocktail:21n22k32m33g54g5n89hf9jeamgavgb7fbkk >cocoa:9veb2pbue >cocobay:bijbki
>coconut:05i10g4bp4ep7tg7uo9vi9yhanhbufdafeceedg >cod:2un2wg2xm >coffee:afjavfayoazpb0gb1mcz9
>cognac:bhp >cohiba:bhe >coin:9zk >coke:a9f >cola:a1ga4fa5ga9paofbki >colada:4kfbkj >colcannon:4oi
>colchagua:b8f >coleslaw:52g63t64g >coley:2uh >collar:cbe
>collection:0rf32f40h5nf8xf9xh9zfa1gaxfbdhbegbfhbigbkfdnadve >cologne:cbe >colombia:aygb0e
>colour:2we7pe7xfd9k >colourful:9xf >colouring:7xo >comb:d8fe5e >combi:bpe >comforter:c0e
>compact:d5e >compliment:9xg >compost:d2k >comte:0ol >concealer:d9fdni
>concentrate:4we54a6pg7xhafjajeakialiamiavme2e >conchiglie:6bm >conditioner:byfcikd6gd7p >condom:e6l
>cone:1dp1hp5ni >confess:ege >confetti:7pe >confit:53h >conserve:37h7zp >consomme:5ag >consumer:bpe
>container:bzgcze >controlada:b8f >cook:28g2cf30e6hf6tf7wg99i >cooked:20e2qf5gec6f
>cookie:17h1ie7of88g8tp8ye92e95e98j99o9bg9fj9ya9zaecg >cool:9ie >cooler:d5e >coppa:2ni >coral:dne
>corbiere:b8f >cord:cbf >cordial:ajp >coriander:3yn7eg7fj8ne
>corn:3uo40841f4xo65g86a8mg9el9ll9ufcaeeeg >corner:0znbpg >cornet:1he >cornflour:7ir >cornichon:52n
>cornmeal:ebf >corte:b8f >corti:6bf >cosmo:bkj >cosmopolitan:bki >cotbed:c0e >cotta:11j >cotto:1zn
>cotton:cwfdtf >couli:1jo >country:8ae >courgette:3ws >couscous:4sf5qm64m6gq6hn >cover:c0f
>cow:0kg9xf >crab:33j34i >crabstick:34l >cracker:9cq9dh9eh9qh9rmbugd0i >crackerbread:9df
>crackin:1je >crackling:1tf >cranberry:0rg1zf48m5ve5we6wg7rl8df9plaifbkh >cravendale:00j
>cream:08q09k0am0bm12g1cl1de1ej1fg1hi1ig1jf62e65i6rg72l7tk82h83h8rf8sa8xh8zf91e95i
:96j97i99g9he9j89wg9xf9yfbijbufbyjdiidjhdkkdlhdmhdxie5ne7ee8ee9f >creamy:9vf >creatine:e7k
>creation:4fgbbg >creature:d0f >crema:big >creme:83n96f9vgd8e >cremoso:6nf >crepe:8pi >cress:3pk
>crested:bgf >crevette:31f >crianza:b8f >crib:c0g >crinkle:4lh9he9je >crisp:9hk9jf9ka
>crispbake:1qg3gh3hk41h5we5zh9cg >crispbread:9dq >crispie:9wg
>crispy:3qf8dg8je8xa93h9af9cj9jh9ug9wga1eeci >crm:1ce >croissant:5og60f8sq >croqueta:5nm
>croquette:3hh41g4nl5he5nic4j >cross:bue >crostini:8ua8wg9ci >croute:2gh30g5yj >crouton:3qg7vq8wi
>crown:28f29i2cf2ij2ke5jf8sg >cru:b9ebbf >crudo:2ng >crumb:2mf5zf >crumble:0ia18o8df92e94i98h9qiehh
>crumbly:0if >crumpet:8pq8uh >crunch:1cf75j77g7pe86j88e8af8xg93g94h9nh9of9qf >crunchie:11f1cj9wg
>crunchy:6re82e83g96f >crush:41ga9gaagajhbefbke >crushball:bmf >crushed:7ee >crusty:8ih8ji
>crystal:13hcjh >cube:0mh0pi13i1yi4jg6vm7le7me8xea1aceecvjehi >cucina:7bh7ch >cucumber:3ot52hang
>cumin:0mf7el >cup:5nf6eh7yg9wg9yea8fb0fbigbzjczid0i >cupcake:7yj90s9xf >curd:0ve3fg85p >cured:2me
>curl:7ph9af9jj >curler:9jfdne >curly:4lh >currant:7rp
>curry:2bh3yf59p5cf5ek5fh5ke5n95of5pe6eh6hh6jf6oh6pg6ti7ff7g89ee >curry330g:5kg >curtefranca:b9f
>curvy:8ua9jh >cushion:26ec8fcagd5j >custard:0cq0dp12e16i1ii8xf91h96aa2ibrid8e
>cut:27g3dh80e9hfb4gbmf >cutlery:czh >cutlet:1sg25j >cutter:czg >cuvee:bbh >cwrw:b5f >cylinder:czf
>czosnkowa:58g >d:3vfe2g >d3:ame >dab:a5j >dabruzzo:b8gb9g >dad:czf >daddy:cze >daff:4fk
>daiquiri:bkk >dairy:06g0gea0h >daisy:7pf >dal:55f59f5ej6of9uh >dalsace:b9ebbf >daniele:2ne
>dark:9ag9xi >darkmilk:9vi >dasti:b8g >date:4cp7rj9pmbug >dauphinoise:41i >davola:b8h >day:e2i
>dboeuf:1li >death:b5f >deck:c0e >decker:5oe8df9we >decoration:7pj9zed0f >deep:5ye >defence:axebye
>degreaser:cpj >deli:2qf3aa3ej66e73g8je >delicacy:ece >delice:11i >delight:4fh8zi94g9wf9xg9ygeck
>delta:9ij >demerara:7mk >demleme:bje >dental:c5j >denture:dgf >deodorant:d5eddp >dermaplaner:djf
>descaler:clecpg >dessert:0df0xg0zf11m14h15j16j17j18i19i1cg1ig8th8yg93g9ya >detangle:d8e
>detangler:d7fd8e >detox:axe >device:bneczf >dhal:5bf5ef5ll6jgbse >dhansak:5ej >diary:d1i >diced:1nf
>dick:17k >diffuser:cwk >digestive:8xe94p95m >digital:e3h >dill:3yn7ff >dine:11e16f30f40f41g4of5de
>dinner:30a5jp9hfbsgc4f >dino:d5e >dinosaur:2fk3dg9yh >dioralyte:e1l
>dip:0pf2ef32g4ef5mf5n95qe61h62q6rg70j71h72e75e8wg9i9a5f >dipa:b5h >dipped:9wf
>dipper:2fi2xh3dh4lh4ni8wh >dipperz:a5f >discreet:dsi >dish:czg >dishwasher:ckm >disigny:0ng
>disinfectant:cnl >dispenser:bzecyg >disposal:bvjdqg >dissolver:cjf >distilled:bef >ditalia:b8e
>doc:baebbi >docg:b8fb9ebbf >dodger:97f >dodough:8tg >dog:21j22m2lh3cl5ng5oi8kg8ugc3f >doggy:cbf
>doh:8ue >doktorska:2qh >dolce:bcf >doll:d5e >dolmade:53i >dome:0og >domowa:0ae >donation:ehe
>done:8tecne >donut:5ng8tr >doodle:cef >dop:0ii0me0of >dory:2ue >dotty:1ei >double:09i
>dough:11g17g1ee5sm7oh8ge8hf8se999a0h >doughball:5tj >douro:b8i >dragee:a1ha2e >dragon:5phb5gb7g
>dragonfruit:ajgap9asg >dragonroll:5pk >drainer:czf >draught:b6g >dream:1ef4fia0ea1ec0f >dress:72h
>dressing:72s >dried:2nj7ff >drink:02h0yfaah >dripping:0hm >drizzle:1ji75e76e >drobiowy:2rf
>drop:53g7qf99ga2fa5gbefc2gd9edzge2fe4l >dropik:9pj >dropper:e9f >drum:2ah7yea4fc0e >drummer:2fe
>drumstick:2am2cg2dh2ee2ig9ghc5e >dry:b4gbbgbcfc7e >dual:bmf >duck:2km5pf6eg9zhc0gc3j >dudhi:3zk
>duero:b8g >dumbbell:9xf >dumbo:c0e >dummy:bzk >dumpling:4rj57f5gg5hf5mj68hedg >dunker:0pg
>duo:0pe11g1ff40f5eg5la6jf9vf9wiafebdgbied5gd8adgfdlg >durex:e6k >duster:csg >duty:ctg >duvet:c0e
>dye:d9l >ear:c5e >easter:a8h >easy:5chd9j >eazy:b4h >echinacea:dzf >eclair:11h1ii8tj8xj9yaa3k
>ecuador:bmg >edam:0jj0om >edamame:4hk4ji >eddo:3zi >edition:3re5dh5rf5zf62e8neaafasfbnh >eel:33g38h
>effect:dlf >effervescent:acg >egg:0sq0tk2qg2sp3hg5vg5wa65a9wg9yg9zga5g >egusi:ebk >eight:9xf
>eisbonbon:bif >elastic:d8edkf >elderflower:adgaigajealgasg >electrolyte:e2fe7e >elixir:e9e
>elnett:d8k >emiliano:2qf >emilion:b8h >emmental:0ji >empanada:5nf5wk >emporium:7pf >empty:1hf
>encroute:1mh5yg >end:1mf1vg27g >energised:9ng >energy:8deabme7e >enrobed:95l >ensamble:bjf
>envelope:d1k >epic:1eiddf >eraser:d1g >erythritol:7hg >escalope:2fk2gf3di3ha >especial:b4i
>espresso:afhayjb09 >essence:7xlaye >essential:dne >eucalyptus:coe >evap:03l >exclusive:2re
>express:dnedyi >extra:61eaagb4f >extract:7xo84m9hfd7ee9e >eyeliner:dnj >face:4ni9jkdmf
>facecloth:byhcsg >factor:dmj >fag:bmk >faggot:24g5gg >fairtrade:9xe >fajita:6ee6je6r87gj
>falafel:3gr61j >falanghina:b9i >falooda:02kebf >fan:1hi4ei >fancy:8xj >fanta:a1g >farfalle:6bm
>farina:eai >farmhouse:8gi8ig >fat:00h0hm0ke0ug0ve1kh1re1uf22f27e2bf8ne
>favourite:0vh0we5ng8df9bha5f >feast:1ek5fh5rf5wh6kfc3e >featherblade:1mg >feed:bzed2j >feeder:bzf
>feeding:e2g >feel:e2e >feino:67i >fennel:3zn53eaxh >fenugreek:7ef7fkedh >ferret:b5f >festive:9zg
>feta:0ml0qi5xh62i66i >field:b5e >fig:4cn77e7ri97n9pl >figure:9wa9yg9zg >file:dohdxh >filled:5nh
>filler:5pa65od2g >fillet:3de >filling:03f1bg54e65fa3g >film:cul >filous:0wh >filter:bpgbzfczh
>fine:7iibmec6eeageba >finger:2fg2x82yo3dk3gk4ej5ug8j98kl8qh94m95h96g98k9ag9wfbue >finish:bffddg
>fiore:68e >fire:bffbgabig >firelighter:d4l >firestick:2rg >firm:3ff >fish:2uf2xm30e3de5gaa1ec6febg
>fishcake:2zr >fitou:b8j >fixative:dgg >fizz:ashbbl >fizzie:aaf >fizzy:a4faai >flaczki:57g
>flake:11f1bg2tg2wi3ee6ga6hg7dh7ej7ff7ug84g86m87j88k8ag8bj9tgcaje9g >flamingo:9xf >flan:60g
>flapjack:8dj93o >flask:czl >flatbread:5rh5to8mh8np8ug8vf9ci9de >flatbun:8jj
>flavour:05f0wi10f12913e16f1fa22e2rf6of6qh6ta6zf7pa7xf8dg8pe8ta8ya95e97e9ce9de9ee9fh
:9hi9if9lg9wg9xe9yfa0ha1ga2fa4aa5ea6fa9gaaeafeaiaajeamhaoeaphaueb1ibfebuac5h :c8gcbfdgee7ie8fe9e
>flavouring:7xk >flax:8hf >flaxseed:9oo >fleurie:b8j >fling:dne >flint:bpf >flip:a5g >float:d5e
>floor:bzecqg >flopsie:c0g >flora:b9f >floreal:b9i >florentine:30h95j >floret:3si4ih4jh >floss:dgi
>flour:7ireap >flow:bzf >flower:4fj7pf9xfc0e >flowerpot:c0g >flu:dzh >fluid:bpfbze >flump:a7k
>flute:d0h >flv:9he >foam:a1hdik >focaccia:5pf5ui8vq >foil:cun >fold:d5f
>food:5he5le5ni6eh9meaugbskc3kc4ic6kc7jcakcvidkf >fool:11n >football:9cg9jg9yg >forestiere:5gg5hi
>formaggi:5re >formula:bqkd6ed7edke >forno:5di >fossil:9xf9zi >foundation:dnj >fountain:a4g
>fowl:2ki >fox:0ih >fragrance:bygdneduedvf >frai:0ue0vg0wk >fraiche:0an >franc:b8e >frangipane:91j
>frank:22k >frankfurter:22r >frappe:b2j >frappuccino:afg >frascati:b9g >free:1ae >freesia:dde
>freeze:boh >freezepop:1fi >freezer:cvm >freezzy:1fe >fresco:big >freshener:cwl >frickle:4qk
>fridge:0vf5bh66g >fried:2fe3df6je >friend:9ye9zk >frikadellen:2ek >frill:7pe >frittata:5xm
>fritter:3gm58h5nf >frizzante:bbf >frog:9zgc0e >fromage:5og >frosties:88h >frosting:7po >froyo:1gl
>frozen:33e4gg4hh4if4je4keczf >frube:0wi
>fruit:0pg12f4bk4ck4dl4kl54f7ri87l89f8df8qk8ze95h97f9dfa2ha8faahaieamhaoaapib7ibof :brgec9
>fruited:8qh >fruiti:cwf >fruitilicious:a1f >fruity:bue
>fry:0me1ng1uf2ff3fe40l41m4ia4lq4nh4qh5hg5kf5ni6ea6hf9jf >fudge:7pf7qi8xfa3qafh >fuet:2mk >fufu:eah
>fuisse:b9e >fulltoss:eci >fume:b9i >functional:ase >funko:9wf >funsize:9wa9ye >funtasia:a1f
>fusiili:6bh >fusilli:67n6bn6kh >fusion:02g35i4sg9peb9fbahbmg >gala:42j5vg >galaxy:aof
>galette:5ng5zj >gamay:b8g >game:5afd5gegh >gammon:1wn1zg >ganache:7pi9xa >gangland:ege >ganoush:62j
>garda:b9f >gari:ebj >garland:d0f >garlic:2vg3lq4jh5tg62i6li6wf71e74f75g78g7fi8ne8wh9hfedfefj
>garnacha:b8f >garni:7fi >gas:bpf >gascogne:b9i >gateau:1io >gatorade:acl >gavi:b9l >gazpacho:5bi
>gel:13gacec2icfhcpfcwfd8hdakdindmgdnedule4fe5ge9f >gelatine:13l7xg >gelato:1cn >gem:3pk9fi9uia1hb5e
>general:csf >genovese:6ng >germolene:e3l >gewurztraminer:b9h >ghee:0hp >gherkin:52p
>gift:0rf75e99f9pe9xfb6ed0gd1kecf >giftpack:dve >giganti:6bf >gigli:6bj >gigonda:b8e >gimlet:bkg
>gin:atebdrbk9 >ginger:30e3zm4jf52h54f7eg7mi7ri94995g9pf9ve9yfaaeangapeaxfbkgedgeegefl
>gingerbread:8qg8te8z994i9fh >girasoli:68n >glass:bbebeebzeczie5fe9i >glaze:76ldne >glitter:d8e
>glitterberry:ase >glory:b5f >gloss:dng >gloucester:0ih0jf0rf >glove:cskdvh >glow:dnedwf
>glowhite:cje >glucosamine:e2f >glucose:7ni >glue:d2jd8e >gluhwein:bcj >gluten:2xf5qe7ig87fb4gb5f
>glycerine:7xg >gnocchi:5dh69s >gnocci:69i >gnometti:2mg >go:8fi >goblet:d0f >gochujang:71eefn
>gold:58f95a9aiayfb5fbfhbjfbmh >goldbear:a1ea4e >golden:9vf >golgappa:ece >gonk:9zh >good:92f
>goodness:b3f >gooey:99e >goor:7mi >goose:2km >gorgonzola:0nj >gorsla:b5f >gouda:0jk0oh9cf
>goujon:2fi2xj3dj >goulash:57g >gourd:ede >gourmet:a1e >graanwodka:beh >grab:9hh9if9jf
>grain:5fh6gl6hl6jg8dg8he8ie8je9tac3f >granary:8hj8ig >granny:42j >granola:0xe0zj8ar8dj93e
>granule:6un6yg7ek7fh7gg7heayfebg >grape:47s4ega1gaafajgamebjfbkg >grapefruit:46q54gadgaseb4lb5aehh
>grappa:bhhbji >grated:0jg0qi >gratin:30j41k5gh >gravadlax:2wj >gravlax:2wl >gravy:3hg5gi6urc5i
>grazing:2ef5qf >great:7nf >green:3tq41h4ig5df7yfbmebzec0eczhd0ge2f >greengage:49k >greenhouse:9xf
>grenache:b9abai >grenadine:avk >grey:awkczf >griddler:2ff >grigio:b9kbae
>grill:2cg2fg2lf3bi3dg3gi3hg41a58j5eg9jg >grilled:9he >grillsteak:1oh >grinder:7dj7ej7gg
>grissini:8wm >grit:ebh >groat:6gg >groszkiem:64f >ground:azo >gruyere:0oj >grzybami:68f
>guacamole:62o >guard:c0ecqfd2hd5f >guava:aneaofapfb5f >guide:egi >guitar:9xg >gulabjam:ecf
>gum:7kia1ka6obokd8edef >gummy:a8gc2ge2e >gut:e2e >gym:c0e >gyoza:5f95mq >gyro:1tg5hg5kf
>habanero:75g >haddock:2um2wk2xk >haggi:24p >hair:d8e >hairspray:d8m >hake:2uk30f
>halal:1of2qe5ie7gg >halloumi:0mp5pg >halloween:a8g >halva:eck >ham:0kf1zq20e2jg2nk2qg2rf3eh58m
>hamper:0rhehj >hamwich:2ff >handbag:9xf >handheld:bpf >hanger:d5i >hanky:cel >hanout:7gi >happy:a1e
>hardback:egf >harissa:3he5qa7ggefl >harmony:4fhcoe >harp:dgf >hash:5gj >haslet:2qm >hat:b6ec0ed0g
>hawaiian:bkf >hay:cai >hayfever:e0k >haze:b7f
>hazelnut:11e1de1ee7sm8ae8da8pe8se8tg95h9af9mj9ni9vh9xf9yaaffaua >hazy:b5e >head:bxhbyfdfl
>headband:dnh >headset:cyh >headwrap:d5g >heart:0ng24k3pg4zg53h99f9oe9xe9zfa1ga2ha5gb6h >heat:dyj
>heatwave:9if >heavy:dre >heisenberg:bne >hell:b4g >hemp:9og >henry:26f
>herb:0kf0qg2ff38e3ag3ye6tg71g75f7fk7gf8le >herbatniki:94h >hero:9yec3ec4fc5l >herring:2vg37e38h39h
>hidden:ege >highchair:bzf >hippo:9wf >hit:9yi >hobnob:94i95g >hock:20j41g5ghb9h >hoisin:3ag
>holde:7ye >hollandaise:6sh >hollow:9zh >honeee:81h >honey:1ef5fe5we81s87g88e8aa8cf8dfajebgf
>honeycomb:96f9vh9yg >honour:26f >hoop:56j88k9jf >hoopla:88j >horn:8si8th >horseradish:6xk
>hot:2rg5rg6pe6sg6te77e78g7ee7gf9ce >hotdog:22g2lh8ja8ki >hotpot:5gp5yhbse >hough:1wg >hour:b5fege
>house:9xi >hug:9xf >humbug:a2j >hummus:5qi61s >hunt:d0f >husk:e1f >hyaluron:dlh >hydrate:dlf
>hydrating:dlh >hydration:acgasfe2ee7g >i:b8ebdg >iberico:2mf >ibuprofen:dyl >ice:1ejblhbnhehi
>iceberg:3pk3qg >icer:d2k >icing:7pq7yg >idli:edk >igp:2mg >igt:b8f >ii:cye >imam:53f
>imperial:a2ibbf >indian:5lk5nf5qfecj >indigestion:e1j >individual:dnf >indulgence:1ee
>infused:2tf30a >infusion:axe >insole:dxl >inspired:2qh9wh >instant:6kf8chb1eb3f >intensive:dkh
>intenso:affb0f >ipa:atgb5n >iri:dpe >iron:cyge2h >it:bzf >italia:2lgbje >italiana:2mf >its:d1h
>jacket:4mf >jackfruit:54heek >jacque:30h >jaffa:9gf >jaggery:ebf >jalapeno:0ke2li3nl52m9ji
>jalfrezi:59h5eh5oh6oh >jam:75a77m7zq >jambalaya:5il >jamboree:egf >jamun:ecj >japan:b5f >jar:6oj
>jasmin:6jg >jasmine:6jfcfecxe >java:bmg >jazzy:9yi >jd:bkf >jel:13i
>jelly:12o13m6xk79n7zha1ebyjc3idkhdle >jerky:2rl >jeroboam:bee >jesi:b9e >jigger:asf >jive:9wj
>jjigae:6ef >joey:8xh >jogobella:0vk >joint:1mn1tk1vi1wn20i26j29h2cj2gf2ih2jf2tg >jointcare:e2g
>joker:egh >jolly:0sg >jone:egg >josh:5eg >journal:d1h >joven:b8g >joy:11h >joystixx:a1f >jug:czi
>juice:aaeabeaj9aknaloamqangaohapkasgb5fbngc1j >jumbo:0pe3he5wi >jungle:ajf >jura:bbf >jus:57h
>just:9pg >k:86h >kabano:2mj2rk >kabanossy:2rj >kabanosy:2mj2rf >kadayif:9vf >kadhai:5eg
>kale:3tp41e >kalette:3tj >kano:6fg >karaage:2fg >karahi:5ef6te7ga >karela:4jjede >kathi:5lh
>katri:ece >katsu:2eh5ff6og >kebab:0mf1oi1qk1uf27h2cj2ei3ah3he4ei5hh5nf5of5qeedj >keema:6tj
>kefir:07r0v9 >kek:94h >kernel:3uh7sh9li9mj >ketchup:6zr70h71g >key:15gc0g >khakhra:ece >khani:ecg
>kheema:5eh >kibbeh:5ng >kibble:c4h >kicker:cbe >kid:0wg44h9we9zea4faogbyf >kidney:24m
>killer:d2jd3i >kimberley:9gf >kimchi:53o6efeei >kind:byedaedle >kindling:d4m >king:6ke9ye9zf
>kingsize:9wj >kipper:2wn37f >kirschwasser:bhi >kisiel:1bj >kiss:4fh8xgbdh
>kit:1bg1of32e3qh3ye40f5fe5kq5qf5si60f63i6of6rl6tj7oo7wh7yf99e9fg9kg9wa9xg9zfa7h
:affaxebnfbzfcwecygczfd0ed9edhedngdoedveebf >kitchen:cdo >kitkat:b0e >kiwi:4cp4efabgaihapf
>kiwifruit:4ch >kleftiko:26e >knopper:9ah >knot:99idne >knuckle:20i >kofta:1oi1qh1uf27i2ch
>kohlrabi:3kl >kola:a9i >kombu:ebk >kombucha:asm >konbini:5pi >kone:1hga7f >korean:2ff >korev:b4h
>korma:59l5ei5oh6kg6oa6pe >korn:bjh >krackawheat:9cg >kraft:7yg >krakowska:2qj >kraut:53i >krave:88k
>kriek:b5h >krisp:9dg >krisproll:9dg >krispy:86i >kulcha:8nf >kurczaka:2li >kvarg:10e >kwaszone:52f
>kyiv:2fa2gn2xi3do5ni >lace:a1ga4j >lactose:06f >laddu:ecf >ladoo:ece >lady:dsg >lager:athb4q
>lakaz:bfe >laksa:5bh >lamb:26m27i5hfc3e >lambgrill:1oh >lamp:d5e >lan:b5f >lancashire:0il
>lance:a4i >langoustine:33i >langre:0oj >languedoc:b8i >lard:0hp >lardon:1yp3ag3ea
>lasagne:3he5dq6cj6mfbsg >lasange:5df >lash:dng >lassi:07k >latch:c0g >latte:8xfafnawhb0eb1m
>lattice:3hh4ng5wi5yf5zi >laundry:cfe >lavash:9cl >lavender:cfhchfdcf >laxative:e1l >lbv:bch
>lead:cbhcyj >leatherz:9te >leave:b5e >lebkuchen:99k >leek:3lr40j4jg >leg:1ue26g2am2cg2de2ig2ki
>leicester:0il0jh0re
>lemon:0xj11e1gh37f46s52g54g8xh9uea2ha9gadjafhaieamaasebjfbkablhc0acmicnecoed5gecg
>lemonade:aapabgacgaffapibkhblfbng >lemongrass:3yh3zi7fj >lentil:4uq55q6hh9ua >leon:2me
>letter:4ne9xf >lettuce:3pq3qh >liebfraumilch:b9h >ligera:b4e
>light:0fh0je0kh0vg11f54a7ag7ci7sa7tf9mfa9eapgb3hcxjcyfd0fd5fdke >lightener:d9e >lighter:0fk0kebpm
>lightest:0kg >lighthearted:c0ad5f >lighthouse:b5f >lightly:0fg >lilly:cpe >lily:4fk
>lime:3yf46q7fg9ie9uea2ia9fadfaiiapib7fblgbnee2e >limeade:aai >limelon:4ai >limeonade:ash
>limoncello:bio >limoux:bbh >lincolnshire:21k3cj >liner:7yic9hcbectjcuidqldsf >linguine:5di67j6bm
>linkable:c0f >linseed:8he9ok >lip:a1idwf >lipstick:dni >liq:cmf >liqueur:9xgbip
>liquid:ayebngc2gcfmciicmme2i >liquor:bif >liquorice:a2ga4m >lirac:b8e >litter:c9ocbg >little:9vg
>liver:24rc5e >lix:c8i >lkshake:auf >loaf:8qa8uh >lobster:33g >lock:c0icvj >locket:dzl
>log:0og8xg8yg92iczed4k >loin:1te1xh1zf20h2qg2uk2we2xec6g >loire:bae >lollipop:32h9yea5ma7f
>lolly:1ef1fp4bia5na7ha8i >lomo:2nk >london:9xe >loop:56h88g9jf >lorne:21j >lorraine:5xl
>lotion:byfdkjdmge5i >lottie:8xg >love:4ff >lovey:c0f >lowering:0ye >lozenge:dzh >lp34004:cze
>lube:e6l >luberon:bag >lugana:b9i >lunch:35e5pf5qhd5eehi >lunchbox:0pg8xlaoj >lunghi:6be >lungo:b0i
>luxe:b4fbhf >luxury:9xg >lychee:4bj4dk54eaoh >lying:c0e >m:a9gaaeapebrebsgbyfbzhc0adqe
>macaron:11i1ik8xh99g >macaroni:14h6bo >macaroon:8xf93f99n >macchiato:afeb1e >macgregor:b5h
>mach:dhl >machine:anhbpf >mackerel:2vo2wm37o >macon:25f >madeira:5gi8xa8zjbcg >madeleine:8xl
>madra:59i5ej >magazine:egk >magic:1jj9xh >magnesium:aif >magnum:bbebee >main:5eg5fg >maine:b9e
>majonez:71f >makani:5ef >make:13g >maker:czf >makhani:59f5eh5ljeef >malbec:ateb8ob9f
>mallow:7pe9gg9wha7n >malt:8qi8zeaaeasib3hbgg >maltagliati:5di >malted:b3j >mamia:bvi >mamra:ece
>man:8th >manchego:0oj >mandarin:12g1eg1iaaje >manduria:b8e >manfredine:6bj >mangaroca:big
>mango:0vj10e1fh2cg4bp4ek4kj54e8xg9pn9tfa9faigajfalgaoeaphasfbogbrgbue >mani:74j >manifest:bif
>mansion:ehh >manwasher:csg >maomixx:a3i >map:21f24e >mar:9wf >marc:bhh >marcenasco:b8e >marg:0fk0gi
>margarita:asebkk >margaux:b8i >margherita:5rm >marinade:3dg75g78p >marinara:5pj5re >marinated:3ae
>marino:9ce >marjoram:7fl >marmalade:77g80r >marmalde:80f >marrowbone:1qh >marrowfat:55e
>marsanne:b9i >marshmallow:8df9gh9xja7q >martini:bkn >mary:bkg >marzipan:7pm92f9v99wj
>masala:3hf59k5ek6pf7gl >mascara:dnl >mascarpone:0ll6af >mash:41j4oq50l5gl >mask:d0id7ld8adlge9j
>master:bgg >mat:b3ebviczhdsh >matatlan:bjg >match:bpid4m >matcha:axjece >matey:88g >mature:0je0ql
>matzo:9dh >max:8xf >maximum:d3e >mayonise:71i >mayonnaise:35e5pg65e71s >maze:c0f >me:dpg
>meal:0pf30f3hh5di5eh5fk5gi5hk5ij5ji5zf6ha6kf7ig7vh9oebsieajebe >meat:1ph21a23k2ei33g3ag58k7gf
>meatba:1qg >meatball:1qn1ug23k27j2bh2ei2ig2li3ah3hk57k5de5hi5nf6m9bsf >meaty:9he >med:8ig
>medallion:1lf1sk1xj9zg >mediterranean:6tf >mediterranee:baf >medium:0se
>medley:33i40j48g4ej4ik54g6hg9nf >medoc:b8f >meetha:9qi >mega:8zi >mein:5fk6ef >melba:9dh
>melon:4ar4eiblf >melt:0jg17g1te2cg2zf3he5de5le5nf5of5zh95g99g9ce9yie2f >melto:8u99wk >men:9fkbugdsh
>mencia:b8g >mendoza:b8e >menthol:bnf >menu:5af5de6hf >meringue:19o8sf >merlot:atfb8o
>mermaid:c0gcze >mess:b8g >message:9xfa5h >metabolism:ape >meteor:88h >method:d7gd8f >metre:cug
>metro:8je >metropoli:5re >mexican:3ag6tg72f >mezcal:bjn >mezzaluna:68f >mezze:53h >mezzelune:68i
>mgo:81f >michaszki:9yk >microdisc:cze >microwavable:4sf >middle:17f >miesem:68g >mikado:95g
>milano:2me >mild:0je2me52f53g6zfb5e
>milk:00o01n02n03n04f05i06m07h0ah7tm8xi94g95f9bi9vh9w99xg9z9a1eauebefbqlbyfbzac1h :c8fcbfdledmf
>milka:0kf >milkshake:02paul >milkybar:9vg >mill:7df >milled:9oh >millionaire:93g >min:43f
>mince:1kr1uk27l2bl2ij3an >mincemeat:7rp92g >mineral:aie
>mini:0df1cf1dg29f2cg2dg2eh2fg2rf3ag3ef5le5na7te88f8ig8xh8zj9fh9vm9x9a8faagdse
>miniature:9v89xibeebmh >minstrel:9yk >mint:1dg1ef1ig3yo6xa72h7fi9589ai9vf9xga2ka6fabgapeboibyedah
>minto:a2m >miracle:d7i >mirin:74k76k >mirror:c0e >misc:ehk >miso:5cg >mist:bygdlfdpi >miste:bje
>mitt:bygdmf >mix:0dh0jh1bk1ef2uh2vh33f3gf3qi3vg3yg40g4ef4im4kk4r94sj4ue55j5ci5ga5mf5sj62e66g
:6sf6tk6ug6wl6xg6ym7ee7gh7ig7jo7oo7pi7qg7re7te7wm8ag9kj9lf9mi9nk9oj9pg9qk9va
:9wa9yga1ia2ga4ga8eaa9amfariblfc8gcage7eebgech >mixed:3pi3qe8xe9kh9yfaihb4fb5hbkhblhc3fc6e
>mixer:adjavhbkac4h >mixture:a1ia2h >mo:9vg >mocha:auhb0hb1j >mochi:1ej1ieebeech >mockiri:ase
>mocktail:asjate >modena:76g9hg >moisture:d6g >moisturiser:byedkedlidmg >mojito:asgbkl >molasses:7nk
>moment:9xf >monitor:c0g >monkey:b5e >monster:buf >montagny:b9g >montalcino:b8h >montarlet:b9e
>month:0ogbqhbribsibtlbujbzgc0ec2ee5g >moofreesa:9ye >mooli:3rk3zg >moon:8ze >moonraker:b5f
>moonshine:bgkbjj >mop:cqg >morlacco:bif >mornay:2wa30j5ge >morning:8jh >morretti:b4f
>mortadella:2qp >moscatel:b9h >moscato:b9jbahbbf >mould:czj >mountain:9vf >mourvedre:b8e >mouse:c0f
>mouss:11m >moussaka:5dj5gh5hm >mousse:11nc6ed8hdmee9f >mouthrinse:dgh >mouthwash:dgn
>mozzarella:0jj0mo0og2gi2mg4qj5dh5ng5qj5re5ua69f9ie >muesli:0va0zf89s8ci
>muffin:5oi5xf7yh8jg8op90qcze >mug:czm >mullet:2ua2vg >multi:8tgbueczgede >multicoloured:cze
>multifruit:ape >multigrain:87g8hg >multipack:aagasf >multiseed:8jf >multivitamin:aojapfd6ee2h
>mum:dvhehj >munch:2ff5ni9ah9jg >muscadet:b9f >muscovado:7mk >museli:89j
>mushroom:3he3vr40e41h4jh4qj4zl52g5da5ng5rf5wi6lha1kebj >musk:dpf >muslin:c0h >mussel:33p
>mustard:1we5ph6sg71e73r >mutton:5hg >mx:6te >mylk:9ve >naan:5he5lh5nh5oe5pa5ug8nn >naanster:5of
>nachip:9ih >nacho:0pe5hi9ij >nail:dok >nair:djl >nana:44l >napkin:d0k >napolitaner:9ae
>nappy:bvqbwk >nata:91m >nativa:b8f >naturalny:0le >nature:bbe >navarra:2mf >nbsp:8yg
>nduja:2ml5wf68e6af >neapolitan:1cf >neck:25g26f >nectar:7neamjapj >nectarine:49p4kg >needle:d5e
>negro:bbg >negroni:bkg >neipa:b5i >nero:3tj >nescafe:b1f >nesquik:b0e >nest:19l27e5ng67e6bg6de
>net:0pg >neutral:c0e >newspaper:egk >nib:7qk >nibble:0pg9ygc5e >niblet:c8h >niccolo:b8e
>nicotine:bnhboj >nigeria:asf >night:9yga8ec0e >nightlight:c0e >nigiri:5pi >nip:a2f >niquitin:bol
>nitrosurge:b6e >no2:6bg >nobbly:99j9ji >noir:b8l >noisemaker:d0h >noisette:1te25g >nojito:ase
>non:e9f >noodle:3hg5bg5fl64j6dr6el6fr6kf >nori:ebf >normal:16e >nostalgix:a1f >note:9xg
>notebook:d1k >nougat:9wea0ea3m >nozzle:cze >nugg:3dg >nugget:0mf2fj2xh3dj88ecaf >nurture:bze
>nut:63i7sn86787j88h8dg8eh93e94j95f9ae9mn9nh9ue9vg9xe9yg >nutbar:9ag >nutella:9wf >nutmeg:7ej
>nutrition:8dg >nutty:89e8bf >o:4ve >oasis:bnf >oat:05m09e0we8bq8cl8di8eh8febtjbuf >oatbran:8bk
>oatcake:8ph9dq >oatflake:8bf >oatgurt:0xi >oatibix:86i >oatmeal:8bk >oaty:87e94m95h99j >ocean:34i
>octopus:33k >oil:0ff0hf33f35g37e61e75f7ao7bp7cq9qfb5ebyicbfcced8edkgdofdzie2he5g >ointment:c2e
>okra:3zm4jiedjeeh >old:bfe >olive:1qi51q66p8ve9ug >olives920g:51f >ombre:7yf >omega:dkee2i
>omelette:0tg5xj >one:0ch5je86g88g94g9vgbrgbvfcbe >oneblade:dhe
>onion:0rf38f3lr40l4jk4zh52l57j5gg5la5pa5rf5wi65h6ue72g7ef7vi7wj9hj9ja9kj9ufebg >onionplait:3hf
>option:bzf >optrex:e4l
>orange:1fg45q46h54f8de8yg95e9vf9wf9xaa0faafabfacfaiaakhanfapgavhbagbgebigbkfdffdnf :e2ae7ie9e
>orangeade:aai >oranzada:aaf >orchid:4fk >orecchiette:6bl >oregano:3yh7fn >orenzada:aag >oreo:8daa0h
>organic:05e1bh89iaxfb8e >organiser:c0e >orient:bmf >oriental:5mg5nh
>original:04g0pi0yg2re7df96h9hf9vh9waa2faagabgacgaseayfb1gb3fb4eb5eb6gb7gbafbhibifbze :c5fcegeceehg
>originale:bih >ornament:d0f >oro:azhb0fb8fbbe >orzo:64i6bl >oval:8jg >oxford:80j >oxtail:1ni1ql
>p:b5e >pacifier:bzfcbe >packl:0ye >pad:bzicbhcrecsjdlgdqfdsjdtk >padano:0ih0jf0of >paella:5iq6ji
>pain:8lj >paint:9xf >pakora:3gg5ln >pal:9ff >palace:egg >palak:5eh >palate:c6f >pale:b5j >palm:4zf
>palmier:8sj9qj >paluszki:9qf >pan:5re8jiczj >panang:5fe >pancake:3hg5ff5gg5ne5uf8mh8pr
>pancetta:1yo2nf41h >pandoro:92j >paneer:0mm5ea5ljeeh >panettone:92r >pangasius:2ue
>panini:8je8uf8vn >panko:7vm >pant:bwodsj >pantyliner:dql >pao:6qf >papaya:4bo9pe >papdi:ecf
>pape:b8g >paper:bphcukd1i >pappardelle:5dl67h >paprika:4le61g7eo7gf9hi9if >para:ecg
>paracetamol:c2hdyl >paradise:8xe >paramount:bmh >paratha:8nledn >parcel:2gh30g5nk5ra5wh5zf
>parfait:2ol >parkin:8xe8zf >parmigiana:2fg5di >parmo:2fe >parsley:3yn4jg7fkc6e
>parsnip:3kq4jh4mkbrabsg >part:bzg >party:a1fa5jbeed5f >passata:4wt >passerina:b9i
>passion:aafbigbne >passionfruit:0ve19g4bq4ef9tfaafabfaigasfbkeblebnecqe
>pasta:2fa56e5dk5hf5qm64n67m68i69j6bm6cm6kj6lj6m8
>paste:2pq39l3zf4wf6mf6oa6pp6rg6sh6vf78h7pg7xi7zgcpfd8fdleefp >pastille:a1i >pastitsio:5dh
>pastrami:1pn2qg3eg >pastry:0fe5tf5we5zh60p8shedi >pasty:3hf5wo >patate:69f >patch:bohdzee5ge9h
>pate:2or39n3ej62h65gbsi >patisserie:11e >patra:bci >pattie:5wj >patty:1of1ug21j23g2le3bi5wk
>pave:41f8ih8je >pavlova:19m >pb:82l >pea:3gf3um40h41g4gp4uk4xh4yq55k5be64g6jfedf >peace:1ceddf
>peach:49p54ma4eabgaffaigajeapeasebgfbjfbkebrf >peanut:8di9mq9nn9ug9yjcae
>pear:12e43s54g9pfa3gaoeb7fbrh >pearl:0mh66g7pfbmfebg >pebble:c0f >pecan:7sm8ah9ml9ne
>pecorino:0jgb9k >pectin:7xi >peculier:b5e >peel:0pg7rl >peeler:45n9tf >peg:d5i >pellet:cai
>pen:7pgcjhd1k >pencil:9yfa4i >penguin:95g9ai9zf >penne:67m6bm >people:94k95g99f9fa >peppadrop:53i
>pepper:1mg3df3ns41i4jj4mf52j53k5bf5wg61e66j6ug7ei7gi9rg >pepperami:2rk >peppercorn:0jf7en
>peppermint:9vg9yga2ka6g >pepperoni:2mp3ef >perfect:0fg >perfecting:dng >perfume:cjfdpk >peri:2eg2la
>perinaise:71k >perle:c6h >perry:b7jbbe >persimmon:4bl4dl >perspirant:ddg >pesto:3he5rf6aj6nr
>pet:b7e >petha:ecf >petit:8jf >pheasant:2kl >phone:c0ecyg >physali:4bi4do >piano:9xf >picanha:1mi
>picante:51k5ri >picaro:b8f >piccalilli:77q >piccante:0nh5rg >pick:7ph >pickle:52j65h66h77r
>pickled:33e >picolinate:e2f >pie:0ve18n1ij27g2ua3hi57g59a5gn5na5vp5yq5zn6tg91m92mbsg >piece:ece
>pig:21j23k5nf9hg9jg9nf9ye9zfa1i >pikelet:8pk >pil:b4k >pilau:6jg >pilchard:37l >pillow:88fd5j
>pilsner:b4j >pimento:7eg >pin:czf >pinball:a1f >pineapple:12j1ff4bo4ei4kg54k9pj9tiaahaihajfbkf
>pinet:b9h >pingui:8xh >pink:42g9agaajbyfc0acwfczed5edcf >pinotage:b8k >pinsa:5rj >piper:3ik
>piping:7ye >piri:6tg >pisco:bji >pistachio:0xe1cf99g9mo9vh9ze >pitchfork:b5f >pitta:8nn8ui
>pizza:5n95rp5te5uha5h >pizzetta:5rg5uf >pkt:97e >placement:d0f >plaice:2ug2xh
>plain:05g0xe8gf8vg9rg >plait:30g3hf8sk >plant:0xh3yh4fi >plaster:dxje3n >plastic:czh >plat:2qh
>plate:41fbzkczhd0h >platinum:ckg >platter:0of0rh18e1qf1te2ce2fh2mj2ng2qg32e4ei5pk66i8rf8sf8xf8yf90h
>play:e6i >playmat:c0g >playpen:c0e >playset:c0e >pleat:dtf >plombir:1dh >ploughman:5qh >plug:cwle4j
>plum:49s54edne >plump:dng >pocket:5uj5wg8mf9ae >pod:7egaikb0nb2ebnhbzfchmd5f >podsuszana:21h2qg
>podwawelska:2qj >poi:40f4gm4yk4za >poitin:bjf >poke:5qk >polenta:6gn >polish:cqkd5fdof >poly:17j
>pomegranate:4cp4eiaieamfclf >pomelo:46h >pomodorini:5tg >pond:cag >poo:cbk >poop:cbe
>pop:1fi2ef2fg4ng5f95ng5uf86i88h8xga5eaafabe >popadom:9rl >popcorn:9lq9vfbig >popout:9je
>poppadom:9rr >popped:9jg >popper:2ee2fl4qj5nf >poppet:2fg >porchetta:1tm2qk >porcini:68f
>poretti:b4f >pork:1tl1uh21l23h2mf2qg2rh58i5na5wh9se >porker:24e >port:bco >porter:b6l >porto:bcg
>portofino:5re >posset:11g >poster:cze >posy:4ff >pot:3jj
>potato:3is3jo41k4ji4li4mo4n84om4zh50o59f5ae5bf5gg5hi5lk5nf6jg8p99hg9uibsec38c4g >potter:9zh
>potty:c0g >pouch:c6j >poultry:c6g >pounder:1ol2ff2le3bm5oe >poussin:28k
>powder:04m0dh0te6ug6vh73e7ek7gk7kl7qg7tearkayeb2icgmcjecpgd3iddee2he7ie9gebg >power:5fe5qg
>powerball:cjg >praline:9ve9xf >prawn:0ke30f31s32o5da5if68g6eg >preserve:7zo >preserved:eej
>presse:aahasj >pressed:ame >prestige:61f >preto:55e >pretzel:8ii8jj8sh9qr >preventer:cli >pride:b5e
>primer:dne >primitivo:b8j >pro:10jauh >probiotic:0ygc2f >profiller:d8e >profiterole:11k1ij
>projector:c0g >pronto:6hh6ke6ma >prop:d0h >prosciutto:2nl >proscuitto:2ng >prosecco:bbp
>protect:byfcfgdie >protector:c0ed5h >protegee:b9e >protein:e7h >provencal:6te >provence:7fjbai
>provola:2me >prune:54i7ri9pnbrf >pudding:11j12g14p17p1ao1bf24l4ro4yi5ga5ng5yi6ia7og7qa9wf9zfbrg
>puff:88i96j9cf9jl9sha1fbuhcshdaeecg >pugliese:0mf >pulled:3hj >pulp:ameaqeeeleff >pump:bzedee
>pumpkin:3wr9tgbra >punch:02habeapib7ebkh >punk:b5g >pure:dce >puree:39j3zi4wn4zjavhbrfeefefm
>puri:ech >purple:dff >pushchair:d5g >puttanesca:6mf >putty:d8e >px:b9e >pyramid:1fh >quantum:ckj
>quark:0ln11j >quavers:9jh >quencher:b5f >quich:5xl >quiche:5xq >quick:6de6fg >quill:7ef
>quilted:cce >quinoa:3bf6gp6hk6je >r:azh >racer:9jh9wj >rack:1vfbzfczh >racket:9yf >radiatori:67h
>radish:3rs >raffaello:9xf >ragu:3hf5di5gg6aj >raicilla:bjf >rainbow:7pe8df >raincoat:cbf
>raisin:7ro8de8oe8qf8sf9nk9pi9tf9ylbuf >raita:62n >rakisi:bji >ramen:5fg6eg6vg >ramonade:abg
>ranch:72f >random:a1f >rapeseed:7cf >rapidcool:bzg >rarebit:0rk >rasher:1xl21a2jh2le2qg3ek9ji
>raspberry:0vi11a12f1gh48q4kk54g7pe7ze8dg91f95f9779ah9fh9xeaagabgaigaoaapib7ebe9bkablh :bnfbofcne
>ratatouille:4zh >rattle:c0g >ravioli:56o68o >raw:33e >razor:dhp
>ready:0dj1me1se2ce2ea2gf2tf30e31f32e3ee3gf3ue3xe40e43g49f4bg4cf4jg5le5ng5sf62f75e
:7of7pg8t999e9peapeaufe8fece >recovery:acfdbg >recycled:cce >red:0igb4eb8lbbebchd9eehj
>redcurrant:48j >refill:dhe >refillable:bngddf >refresher:a4jcwe >refuel:czf >reg:bpg >regala:b9e
>reggiano:0ig0jj0oj >reginette:6bk >regular:9cha9eaagbngdrg >reindeer:9zna8g >relaxing:dbg
>relief:dkedze >reliever:e9f >relish:39h70j77p >reload:bnf >remedy:e9e >remover:cjicoecpid9gdog
>rendang:5fh >renewing:d8e >renny:e1l >repair:d6fd8e >repellent:d3i >replacer:0tf >reposado:bje
>reserva:b8hbhg >reservado:b8e >reserve:b5gbaebbebhf >restorer:cjf >retro:a9gaag >reusable:czhd5e
>revenge:b5f >rhone:b8e >rhubarb:0ve4dqaagaje >rhum:bfk >rib:1mf1qk1vo25j2hf3hf5og9hf >ribbon:3qj53g
>ribeye:1ll >riblet:1vg >rica:ayg >rice:05j14h3sh4jh4sl5ek5fj5hi5ik5pe6hk6iq6jo6lm86abtjbuaeah
>rich:c4ic5ec8e >ricotta:0ll5re >ridge:4nf >ridged:9hf >riesling:b9l >rigate:6bh >rigati:6bj
>rigatoni:5dh67k6bm >rimblock:cof >ring:0kf2mf33h4qk54h56g8xe94j97i99e9fi9jj9kh9pia4gbufbzfc0acbf
>rioja:b8l >ripasso:b8h >ripple:02e1ch >risotto:5io6hh6ih6jgbsf >ristorante:5rh >ristretto:b0f
>rita:bkh >road:8df93l >roast:1tk26e28l2ch2d82ea2ii3hk41f4mf5wgayh >roasted:2ef
>roasting:28j41gcufcze >robbin:9zf >robin:9zfc0e >rocket:1ff3pp3qjc0e >roe:39i >roll:24eddk
>rolling:bmg >rollito:0oe2mg2nj2qj >rollmop:38l >romaine:3pj >roo:b8eb9fbaf >roof:dne >rooibo:axg
>rooney:egh >roquefort:0nk >rosa:bdf >rosca:5th >rose:4fi9jg9xf9yfaseatib7ebapbbjbchdnfdwg
>rosemary:3ym7fm >rosso:6ngb8ebbgbcj >rosti:2ye41g4ne4pl5gh >rotater:9jf >roti:8nkedh >rouge:b8gbcg
>roulade:19m1il >roule:0kj >roulette:4qfa1g >roundie:9wg >routine:c0h >royal:bbe >rub:2rf78nc2g
>rubicone:bae >rum:bfrbifbka >rumbledethump:4ok >rump:1lg26f >rusk:94hbuhecj >russet:bmf
>rustica:4wg >rwmtini:bkg >rye:8ie9dg >ryo:bmh >saag:5eeeeg >sachet:6th7hf >sack:byg >saffron:7el
>sage:3yk66e7fke9f >sago:ebk >sake:bjn >salad:0m933g35h3pj3qp3rh4ei4ug52i54i5qp63h64p729cafeeg
>salami:2mo2qi2rf5rh5ue >salamini:2mh >salmon:2tr2wk2zh30k36r39a3de5xec6f >salsa:5nf62o6he6rn
>salsiccia:21j >salt:0ef36e51e6ug74e7dp7gj9ca9df9je9uh9wf9yebzfclldbk >salted:0fg9cg9hh9le9oh9qf9sf
>saltfish:2uh >saltimbocca:1sg >salty:9lh9ue9v99xh >sambuca:bikbji >samosa:5lqeceedh >samphire:3zm
>sample:a9g >sancerre:b9j >sandwich:1ek1ph1zg2dj2jg2xh5oj5pn6598jg8uh96fcvjczh >sangenic:bvh
>sangria:bch >sanitiser:dun >santa:9zi >saragawa:edg >sardine:2vm37o >sarnie:5pf
>sarsaparilla:aagajj >satay:2eh >satchel:9xf >satellite:b5f >satin:dne >satsuma:45o
>sauce:0dh1ig1jm1me2kf37f38f52a54f5695d85ee5g85ha5n86ap6ea6ke6lh6mm6nh6on6qo6rm6so
:6te6xn6yl6zk70o71l72j74m75m77f78h79n7ga9hea5eefj >saucer:9jia5j >saucisson:2mg >sauerkraut:53p
>saumur:bbf >sausage:21o22l2kf2ln2mj2oi2qm2rh3co3hh4tk56g5ni5re5wk8u8c5f >sausagemeat:23o
>sauterne:b9i >sauv:b9e >sauvignon:b8ib9jbaf >savlon:e3l >savoury:9ch >scale:czh >scallop:32e33m
>scampi:2xi32m >scent:4fi >schmacko:c5k >schnapp:bilbkf >schnitzel:2fh3dg >scholl:dxl >school:9tk
>scissor:czidoe >scone:8pg8rr8ui >scoop:1cg >scotbloc:7ql >scotch:8jf >scourer:csn >scratching:9sn
>screenwash:d2k >screwcap:02g >scrub:csedafdlg >scrubbee:csh >scrubber:csj >scrumptious:a1f
>scrunchie:d8f >scrunchy:d8h >sea:bde >seabass:2ul2vi30h >seabream:2vh >seafood:33i34o >seal:cue
>seaside:c8e >seasoned:eae >seasoning:6th74l76h78j7fi7gpefh >seat:c0j >seaweed:ebh >sec:2mgbig
>seca:big >seed:4cg4ej7em8af8ii8ue9lf9oo9qg9ufcageeh >seeded:8hi8jh8ue >seedless:47g >segment:54j9zf
>segsation:9xe >seitan:3eg >select:2qhbzg >selection:2mf5nf9zjc6e >sellection:5nh >seltzer:bli
>semillon:b9l >semolina:1bjeagebh >senokot:e1l >series:cyg >serrano:2ng >serum:d8edlgdwf
>sesame:74a78h8da9cfech >set:0ug78f7ng7yg9fg9xga8gaveb2fb4fbbebdebfgbggbifbkebzhc0hczed1gd5idvi
>shack:b5e >shade:cgjd5g >shadow:dne >shake:8fg9hearhaume8m >shaker:7ol7wga1ec0ed0e >shakerz:2fi
>shakshuka:eeh >shallot:3lq8jf >shamp:byf >shampoo:byicbecqed6pe9h >shandy:aahathb4f >shank:20g26k
>shape:2fe2zf4nf56e6bg98e9fea1f >shaper:dnf >share:8se95e9jh9lf >sharing:1vg2mg9bh9hg9jj9ne9rf9vf9ye
>shaving:cagdhe >shawarma:26h2ah2cg3ai5he7gh >sheep:9xfc0g
>sheet:60f67k6clc0gcdecihcjecrhcufd5edseebh >shell:19g6rk9mg >sherbet:a2g >sherry:bco
>shield:amhanfbzf >shin:1ni >shine:cpfd7edef >shinpad:d5f >ship:b5h >shiraz:b8obbh >shirt:d5idoh
>shoot:3pf3qi4zl >shop:a8g >shortbread:1ce93k98r >shortcake:93j98k >shortener:d5g >shorty:94k98k
>shot:6kg8ag9ngafeammankb0f >shoulder:1ti26j27f >shower:daf >shoyu:efg >shred:80i87h
>shredded:0i90jg3rgc6f >shreddies:86h87f >shrimpiee:3de3hi >shroom:3vl >shroomdog:3cm >shuffle:9jg
>siciliane:b9g >siciliano:1cf >sick:ecf >sickness:e9h >side:2ef2th40e41h4of4qe4si5fh5lh5ne6ff8nf
>sienna:bmf >sild:37f >silver:7yebjgcbed9f >silverside:1mh >simple:1ug2ce2ff8cg >sin:6ee
>singapore:6ej >single:a2h >sipper:arfbzgczg >sirloin:1lf >size:bvi >sizzler:2ci >skeleton:9zh
>skelter:1fg >skewer:0me2ch2ej2ug30f32g5niczh >skimmed:00h01g >skincare:dlf >skirt:1ni >skittle:a1g
>skull:9zg >sky:byeciednf >skyr:10j >slab:23e9vea0fefi >slaska:2qg >slazerki:22i >sleeping:c0e
>sleepsuit:c0j >slice:0je0qi2qf >slide:c0e >slider:5ne >slim:9dgbpe >slime:d5g >slimm:95g
>slivovitz:bjg >sloth:c0f >slurper:9ti >smart:8dga0f >smash:4olaafbag >smile:2fh4ne
>smoked:2lg2mf7ee >smokehouse:5de >smokin:9je9ue >smoky:3fg6sh9nf >smooshy:brf >smooth:82jakjaqfb5f
>smoothie:anq >smothered:9we9ye
>snack:0pe0qh0te0we11e1ca1ee1ia2eg2mf38e42g47f4nf5lh5mf5pf5qg61f8ei8ze94h96f97f9be
:9ch9fg9hg9ii9jh9kk9mf9nf9pf9qf9rf9sh9ug9webrebufbzaech >snacking:2mf >snackpack:9bl >snake:a1fa4f
>snap:56e86k88i94i9af9ui >sneaker:dxh >snowball:8xk9gg9zh >snowflake:11e >soak:dbi >soap:dcp
>soave:b9f >sock:czed5kdxe >soda:7kma9faajadhasgb5eblicpg >softener:cil >softie:8jh >softy:8jhe2f
>soju:bjf >sol:abgb9f >sole:2uj2xe30e >solera:bhe >solid:0hg >solo:afgbjf >solution:cqedzfe1fe4i
>sonic:czf >soother:bzk >sopocka:1zi2qa >sorbet:1go1ik >sorrel:apgashblh >sorrisi:99h >sotol:bjh
>soup:4095aq5bq5cn6eic6f >soupdumpling:5mh >sour:3hg5ff6ee6qfb5f >sourdough:5pe8io8vf >sourz:a4g
>soy:05f6qe74h >soya:05k0xl3ahecf >soybean:05f4hh >spa:coe >space:28g >spag:6bk >spaghetti:56j67k6bn
>spaghettoni:6bi >sparkle:bbi >sparkled:b7e >sparkler:7yf >sparkling:abfahgaiab7hbbe >spatchcock:2ck
>spear:3sh3zg52e >spearmint:a2ha6iaxgbnfbog >speck:2nl >speculoo:1cg >spekulatius:8ua94h >spelt:6hh
>spf:dmk >spf15:dkf >spf30:dmf >spf50:dmk >spice:7em7gn >spiced:22f
>spicy:5de61e62e6ef6ke6qf77e78e9he9re9uaecf >spinach:3tp41k4jm4zl5we5zf64f >spirali:6bl
>spirit:atebdhbeibfjbgfbhfbjgbkabl9 >split:0zf1fh8gg8ig >splitpot:0ze >sponge:17k8xh8yn8zhbyjcsgdnf
>spoon:bzi >sport:aciagee2e >sprat:37g
>spray:0bf7clbohbyfc9gcbecjgcmfcnncpid3kd7fd8eddhdghdmfdpjdvge0ie2g
>spread:0fn0gi0kh2pk65h72g7zk80g81e82g83q85i9ya >spreadable:0en0fm0gh0kh >spring:5mn >springform:cze
>sprinkle:72h7gi7poebe >sprite:bkh >spritz:asebkpblfbyg >spritzer:bkj >sprout:3qa3to41f4jn9of9zh
>spumante:bbg >square:88j8df8xe93l95g >squash:3hf3wo40h41f4jjajpapabse >squashum:0we >squeegee:csg
>squeeze:72g >squeezee:1fi >squeezer:czg >squeezy:6zg71h7nf84i >squid:33j >squirty:0bj
>sriracha:75k9ue >stack:11f19f1ih5oj61g >stacker:61f8xk >stackz:9hn >stag:b5g >stage:bsfc1e
>stamp:d1k >stand:c0f >star:1if2fe4nh4pf5ng5zf7pe88f9fi9jh9te9zf >starbar:9wg >starburst:a3j
>starch:7ikeag >stargazer:4fh >starmix:a1i >starter:32g >station:d5e >statue:9xg
>steak:1kg1lp1nk1sm1wl1xg25l29h2ch2fi2ih2ki2uh2vj2xe30g35h3dh3hi57h5y95zf9ja9kf >steaklet:c5e
>steam:4jg4sf >stella:b4k >stem:3zi >steriliser:bzf >sterilising:bzh >stevia:7hl
>stew:27g4uf57n5hf6tfbseeeg >stewpack:40h4ih >stick:8ljdwg >still:afeageapgash >stilton:0nm0rg5ae
>stir:40h6ml6nh >stirrer:b2f >stix:2rha4g >stoat:b6f >stock:6vp >stockpot:6vkczf >stollen:92o
>stone:9pfc0edxh >stonebaked:8uf >stool:c0hd5g >storage:bzh >storm:b5e >stotty:8jj >stout:asfb6p
>stracciatella:10e >straight:4lf6ff >strand:56e7ee7pk >strap:d5g
>straw:2eh2ff5ne9ch9qi9ufa4faoibuhd0i
>strawberry:0ve0xf0ze10f12e1bg1df1fh48r4eg4kg7zf8ah8de8pg95g97g9aa9ff9ph9xf9yea1fa2ga3f
:a5ea6fabeacfaieaogap9asaaxfb3ib7abljc2ee28e8f >strength:ayeazeb0gb1ebdf >string:0pk
>strip:1ni1ug1yh29g2bh2ca2de2eh2fh2rg2wh3ah3ee9sfa4fc6edjidlg >stripe:a1g
>stroganoff:41h5gg5hf5ij6tg >stroller:c0e >stroopwafel:99g9ag >strudel:18n1ih >stuffed:53f66hc5eeei
>stuffing:23f2dg2jf2qi3ef3hg65j6wm >sub:2fa5oh5pl5ug8km >sucha:2mf >sucky:0wf0xg >sucralose:7hg
>sucuk:2mh >sudocrem:byf >suet:0ho
>sugar:02g0yh4tg6me6xf6zg7hf7lq7mp7pa82ea0aa2aaahaceajeaoaapfargauh >sultana:7rr >sum:3tj5mh
>sumac:61e7en >summer:18g93fajh >sun:dmg >sunblind:c0e >sundae:11o1ch1ie >sunday:1mf
>sunflower:0ge4fj >sunkisser:dne >sunrise:86a87j >sunshine:4fi >supahoney:81e >super:dri
>superberry:9ph >supercharger:b0h >superfood:3fge2g >superieur:b8e >superior:b8f
>superiore:b8eb9fbcg >superking:bme >supermix:a1e >superseeded:8hg >supershake:e8i
>supplement:e2ge8fe9f >supreme:11k2ce >surger:b6g >surimi:34l >surprise:c0f >sushi:5pnc5h
>suspension:c2f >swaddle:c0h >swede:3kr40fbsf >sweet:a1j >sweetbread:24h >sweetclem:45o
>sweetcorn:3uh4hp4ig4xq5ph5q964h65i >sweetened:05hb1g >sweetener:7hq >sweetness:awh >swich:96h
>swir:1ee >swirl:1ce1ef21f8sh96e97g >swiss:8zm >sword:b5f >syrup:1eg7noajiavodzieej
>system:9xfbnfdhf >t:1ljbkj >t32:9xe >tabbouleh:5qk64m >table:c0g >tablecover:d0g
>tablet:1ch7hg9veckhe9f >tablette:6vh >taco:5ng6rf8me >tagine:59i >tagliatelle:5dj67k6bl
>tahini:82pefl >tail:1nh2th2uj33h34i98g9jg >takeaway:95h >talc:byi >tamari:9ef >tamarind:efe
>tampon:drn >tan:d5edmi >tangerine:45o >tangfastic:a1ga4i >tapa:2qg5hg5nh >tape:a6fd1j
>tapenade:51e53l >tapioca:14e >taramasalata:39k62n >tarka:59eeeh >tarragon:3yf7fm
>tart:15e18q1ig5xi5zg8df91p >tarta:1ie >tartar:7kn >tartare:6xe >tartlet:60k >tartufo:5rj
>taste:0fg0gea9e >taster:c0e >tastic:1fh >tasting:bde >tatty:3il >tawny:bcf
>tea:5yi8qg94iafkaifarhawnaxob5ebkgblhehi >teabag:awoaxm >teacake:8qp8ui9gl >teak:bmf >teal:dff
>tealight:cxl >teapot:9xg >tease:bkh >teat:bzg >teatro:bce >teddy:9ze >teether:bzgc0f >telemea:0mj
>tempeh:3fm >tempranillo:b8fbaf >temptation:c8i >tempura:3hi >tenderloin:1ti >tenderstem:3sk
>tepe:dgk >tequila:bjo >tequilana:bjf >teriyaki:1te5ff6ee6he6qg >terrine:2wa39j >terror:b5g
>test:e6ke9i >thai:5fh6ef6je >thepla:edf >thermometer:c2ge3fe9m >thermoscan:e9h
>thigh:2ao2ch2dh2fa2ie3dg >thistle:e2h >thousand:7pk >thread:d5e >throw:d5f
>thyme:3yn41f6ta7fl7ge9hf >tiddler:bue >tiffin:8yf93k9ve >tiger:8ie8jg8lgc6hc8k >tigger:c0f
>tight:d5k >tikka:2ee3eg59e5eg5pg5wi6kg >tikki:edg >tilapia:2uh >tilly:c0e >time:axhegi
>tin:04g58gc3jcze >tint:cze >tinto:b8h >tip:3sh3uh3zg40abpi >tiramisu:11p >tissue:cer >titan:9wj
>toad:3hg5gl >toadstool:9yh >toast:5ml5ni9dk9xf9ze >toaster:cyg >toastie:5ol5pi5we8ghc5e
>toasting:a7f >toasty:5nf5phedg >tobacco:bmmbng >toddler:c1i >toffee:9le9yea0fa3n >toffifee:9xh
>tofu:3fr >toilet:ccmcog >toiletry:d5f >toilette:dpj >tokaj:b9g
>tomato:0mi2og3ms4vq53l5ae5be5pg5wa62g66l68e6ee6mf9jfama >toner:dlf >tongue:2qj >tonic:admatebkld8g
>tool:dnf >toothbrush:byfdfr >toothpaste:deq >top:0zh7fhcve >topdog:21h >topokki:6ef >topped:5nj
>topper:0ze1yg3re4kg6mg7pk7yg9og >topping:1bl1jh2mf62g6rj >topside:1mk1pe >torinesi:8we >toro:b8h
>torpedo:8kg >torronte:b9i >torte:15j >tortellini:68l >tortelloni:68q >tortiglioni:5dh6bh
>tortilla:5xm8mn9ih >toscana:b9f >tostone:ecf >tot:41e4ni >tout:3ul40i >towel:cdid5hdqn
>tower:0rh11a1ie99g >toy:9je9xaa0gc0gcbj >tp:ccl >trade:b2e >tradition:bbe >traditional:5jh
>traditionnelle:b8e >traditionskorn:bjh >trainer:9xfbze >transport:7pe >trap:d3jegf >tray:c3i
>traybake:18f1qg2cg7oi8yj93jc4e >treacle:7no >treat:11g9wfa1ea8fc5kc8lcaed0g >treatment:cbid7ge5f
>treatsize:9yf >tree:11f2fe2qg5te9qfa8fcwi >treet:9yh >triangle:0kk0qf5nf9ig9uh >tribute:b5h
>triffle:16i >trifle:16t >trim:1zf >trimmer:byf >trimming:1zi2we
>trio:23i3yf40g4fg51g5ji62g66e79hbie >tripe:c3i >triple:5pj9bh >tropi:a1f >tropic:b5f >tropica:b5f
>tropical:4eiabeachaofapgblf >tropicana:cce >trotter:24i >trout:2vn2we >trove:b5g >truckle:0ii
>truffle:69e9vh9wh9xk9ya9zg >tub:9xf >tube:0ke6ck71f9wf9xh9ygbpf >tubed:bmg >tumbler:czid0f
>tuna:2vf35q >tuno:3hi >tupperware:czj >turkey:2in2joc6g >turmeric:3zk7el >turnip:3kp
>turnover:5wg8sl >turquoise:bmf >tuvar:3uj >twarog:0lh >tweeze:dne >twiglets:9jh9qe >twin:ajk
>twinpack:16f3uf4gg >twirl:9jh9we >twist:8sl8uh8wg94f96g9ch9ql9tfa7fajebefc5h >twister:1fk
>two:5egd5f >tyre:c0ecbe >tzatziki:5ph62o >uht:05f7te >ultra:dlgdqj >ums:9yi >un:5oe >unblocker:cph
>unfiltered:b4e >unflavoured:e7g >unicorn:2fgcze >unit:c0e >unsalted:0ee9ue >unsmoked:2je
>unsweetened:05k >unwaxed:46i >up:anfc1ecbed9hdni >ups:bwj >use:d2g >uva:dle >uvc:b9f >vacuum:3ri
>vada:5li >valencia:bcg >valpolicella:b8f
>vanilla:02j05f07f0vf10g1ea1fe8ce8df8xe91h98e9aeaffe2ee7ge8f >vape:bnh
>variety:1fe5gj88h9bg9jf9knaxeb7f >varnish:dog >vary:3vf3we >vegan:02h0be0gh0qh3ha5pg7hea0ga1h
>vegemince:3ag >vegerami:2r93ci3hh >vegetable:3kg40m41k4io4sg4zk52f53f5bf5cf5me6jf77e9uk9xe9yfbse
>veggie:4eh5pg628bsg >veilguard:d5g >veltliner:b9h >velvety:3ve >veneto:b8h >ventoux:b8e >venus:djf
>vera:apgc9ed6edwf >verace:4we >verde:b9h >verdejo:b9i >verdicchio:b9h >vermicelli:6dqebi
>vermouth:bco >verona:92f >verrine:2wa5ni >verse:coe >verte:55k >vest:c0h >vibe:9je9ua >victoire:bae
>victoria:9bj >viennese:95g98g9xa >village:b8h >vin:5gi5hh >vinaigrette:72m >vindaloo:59h5eh
>vine:3mg >vinegar:52f76r9ee9hi9jf9k8cnh >vinsobre:b8i >vintage:bbh >viognier:b9l >violet:a2g
>violin:9xf >vitality:8uecoe >vitamin:e2j >vodka:besblf >vol:atfbdebehbfebgebif >vouvray:b9j
>vow:1of >wafer:9ajbug >waffle:2fg4nm8pn8ue9ak >wagyu:1lg >waldmeister:bih >walnut:52f7sr9mm
>wand:a4i >warmer:bze >wasabi:73i >wash:byecflcggchicigcmgdajdcldlh >washing:cgj
>water:1zf35h50g7xlaafadmagoahoaikapfaqob3fbzec0ac2hczidlhe9heea >watercress:30f3po3qg
>watermelon:4ar4ega1ga6eaceaphbni >wave:9jhbme >wax:d2hd8hdjgdxg >wd40:d2k
>wedge:0ii0og41k4ei4nm5he5ne6t97gg >weeto:88k >weibbier:b5g >weight:0sfd5g
>wellington:1mi30k3hg5nf5zj >wellman:e2e >wensleydale:0ij0oj0rh >wet:c0g >wheat:6gl87g88f8if
>wheaten:8je >wheaty:86h87j88j >wheel:97k9gebui >wherry:b5f >whey:e7h >whimsy:c0e >whip:1bj9wg
>whippable:09i >whipped:09i >whirl:8xg95a96i98g9we9ye >whirlz:1fk >whisky:b8abgpbig
>white:0tk1dg1eg55f5pi6mg6y97jf7lh7pg7ye8df8gj8if8jh8ka8ug9aa9gg9vl9wf9yga0fa5ea7f
:abfb0eb9ibbeczgd5ed6gd9e >whitebait:2vi >whitefish:2xg >whitener:04j >whitening:dfg >wholebean:azk
>wholebird:28h >wholefood:9pe >wholegrain:c3e >wholemeal:7ie8hi8jh >wholesome:8ue >wick:d5g
>wiejska:2qf >wiggle:9jj >willow:c0e >wind:b5e >winder:9tg
>wine:6sj6vg76ia1aatjb7gb8kb9kbambbjbcmblaeee >wing:2an2cf2f92hq2kf2vi3dfdqi >wingman:b5f >winky:21g
>wipe:bxpccgcqfcrpcsfd2hd3edlidqh >wispa:9we9yh >witch:b5e >without:d5f >wok:6fh >wonton:5mi
>wool:dtg >workout:9xfe7h >workshop:c0g >worm:a1ha4e >wotsits:9ji >wrap:2fa5fa5oi5pm5wh7yi8mp8nf8uk
>wrapped:1tf21f23ebme >wrapper:60hebh >wriggle:9tf >wy:a1fa2a >xb:b5f >ximenez:bcj >xl:9vecsfdhe
>xxl:9ah >xylitol:7he >yakisoba:5ff >yam:eaiebh >year:95a9bh9ff9jeanec0ac1hc3fc7fdefdfgdze
>yeast:7kq84g >yellow:55ebmhc0e >yogurt:06f07m0pg0up0vo0wk0xk0yk0zi10n1gj4ea8ag9pabuic8e >yorkie:9vi
>yorkshire:4re >yorky:4rl >yos:9tj >you:8ye >youthful:dvi >yr:c3f >yrs:5eebsf >yum:8tn >yuzu:abi
>z:abf >zaatar:7gk >zaninlimoncello:bih >zapiekanka:5uj >zee:9jg >zero:05ga9iaalabgaefapgathbke
>zillionaire:11i >zinfandel:b8lbam >zing:a4f >zingfest:a1f >zingy:9ne >zipper:cvf >zovirax:e5l
>zweigelt:b8f >zywiecka:22g2mg
@alcohol:aaaafaatmb4mb5nb6kb7mb8mb9mbalbblbclbdjbejbfhbggbhibikbjgbkkbllbmnbnmbolbpk :ege
@baby:0we9oe9tgbqibrkbslbtkbulbvibwjbxjbymbzlc0mc1gc2kcbfd0gd1id5ldeedfidkhdqfdsg
:dtedvedzfe0ee2ge3ee5he9i
@bakery:11f15f16e17f18g1ah1he1i95hf5na5se5tg7we8df8gk8hk8il8jl8kj8lk8mj8nj8oj8pl8ql
:8ri8sl8tm8ul8vk8xk8yl8zk90k91l92k93k94e95e96f97f98h99h9ag9fe9gh9q99xaa3acza :d0fedaegg
@chilled:00e01g02i05h06e07h08f09g0ag0bf0ce0eg0fi0gh0hf0ii0ji0kj0lh0mh0ni0oh0pi0qg0rh
:0sh0uh0vi0wh0xh0yg0zi10i11j12e14g15h16h17h18h1c91ea1ma1pe1rf1xg1zi22e28a299
:2dh2ej2fe2gf2hf2jg2le2mi2nh2oe2qi2rh2sg2ua2we2ze30f32e39e3ag3cg3de3eh3fe3gf
:3hf3ia3l840h41j48a4aa4ba4eg4ha4j94le4ne4oi4qg4se54a57a5a75bk5dj5ej5fi5gi5hi
:5ii5jf5kf5lj5mg5ni5oj5pk5qi5ri5se5th5uf5vh5wi5xj5yg5zh61j62j63h64j65k66k67j
:68i69g6ak6e96ff6ga6ha6m96oa6ra6se6ta6yf70f7ea7ga7oe8ce8ta8we8ye91a95a9pa9wg
:9zaa2ea9eabfacfafhagfaifajaakhalhamianhapgaqeareasfauhb59b89b99biabkabsebza :c09c3ecz9e8f
@cupboard:01e03h04f05a0dj0fa0hg0i90na0pa0tg0v80wa0xa12h13i14h15a18a19f1bi1c81ea1hg1jg
:1la1qa1rf1xa1ze22f2be2c92e92f92of2pg2w92xa30932a33f35g36f37i38e39h3da3m93q9
:3ta3ua3ya40941742a48a49a4b94ca4ea4fa4ia4la4oe4sa4th4ui4vh4wi4xh4yi4zk50h51i
:52j53i54i55j56i57j58j59k5ak5b95ch5f85ga5kh5m95n75r95sg5ta5w85ya60g62f64865g
:66767a69g6aa6bk6ci6dh6ei6ff6gj6hj6ii6jj6ki6lh6mj6ni6oj6ph6qh6rj6sh6tj6ui6vi
:6wh6xi6yh6zh70j71i72j73h74h75i76i77i78j79i7ai7bi7cj7dj7ek7fl7gj7hi7ij7jh7ki
:7lg7mi7ni7oi7pj7qj7rj7si7th7uf7vg7wi7xi7yj7zj80h81j82h83i84g85f86j87j88k89i
:8aj8bj8ch8dh8eh8fe8ia8j98mg8nf8pa8t98ua8wf8y88za91a94j95i96i97h98h99i9ah9bh
:9ci9dg9eh9fi9gg9hj9ii9jj9kh9lg9mh9ng9oi9pi9qh9ri9sf9tg9uh9vj9wi9xi9yi9zha0h
:a1ja2ja3ja4ia5ha6fa7ia8iaafaceajfanaapfaqgaveawfaxhayiazgb0hb1hb2hb3hb5ab79
:b88b98ba9bbabefbgabkabm9bn9br9bs9bteby9bz8c07c3ac5ac6acufczhd89d9adladn9e1e
:e8ee9eeaiebiecfedfeehefhehg
@diet:05g07f0me0oe0pf0qf0te0ue0ve0xg11912e15919e1bf1ce1ge1ie1la1oa1q920h22f23a2lf
:2qe2ue30931e39a3af3bh3df3ff3gg3n93pa3qf3sa3y940841a45a49a4ba4f94ka4na4ug51g
:52g53i55e5cg5f95ga5na5oa5pa5qa5ta60e63966a67a6a96bg6dg6eg6ge6hf6if6je6le6pf
:6qf6sa6wf6xe71f73f74f75f76e77f78e7ge7ie7tf7vg7xe7ya8cf8df8ga8ia8ja8ne8pa8q8
:8s88ta8we91a94g95e96e97e99f9af9ch9df9ef9gf9jf9lf9ne9pf9qg9te9uf9ve9yea0fa1e
:a3ea4eabfacfadaafeajeameaofapeasfb2eb3ebfabg9bhabm9bnabqaby9bzac07c5ac6acaa
:cbacsaczad09d59d8adkadnadzee2ie7he8ee9geaeebgecheefeffega
@drinks:00e02f04g05g45a46948a4ea54a76g9v99xa9yaa1aa2aa9laakabjacgadjaeiafiaghahhaij
:ajkakgaliamianiaojapjargasjatiaufavjawiaxiayhazjb0ib1ib2hb3fb4ib5ib6hb7ib8k
:b9kbajbbjbclbdkbejbflbglbhlbimbjlbkkblibz9c09cyeczkehe
@fresh:00e02e07e08f0ag0be0cf0eg0fg0he0ig0jg0kf0lf0mh0ni0oi0pg0qe0rg0ue0vf0we0yf0ze
:11g15f16f17h18g1je1kf1lh1mg1og1pg1qf1sg1tf1ug1vg1wf1xf1yg1zg20e21g22f23f24f
:25f26f27f29e2af2bf2cg2de2ef2ge2he2if2je2kh2lf2mh2ng2oe2qh2rg2se2tg2wg2xe2zf
:30h32f38e39e3ag3df3ef3ff3gf3he3ig3jf3ki3lh3mh3nh3of3pg3qi3rh3sg3ti3ui3vg3wg
:3xe3yi3zi40i41h42g44f45g46i47g48i49i4ag4bh4cg4ei4fi4ha4i94j74ka4m84oe4va4z9
:51952953a5995a85bh5dh5eh5fh5gh5hg5if5ke5lg5mf5nf5og5ph5qj5rf5tg5vf5wf5xh5yf
:5zf61f62g63g64g66i67j68f6ah6b86d96e86ff6ia6m96o96sf6ta6ue79e7e97f97ga8fe8ja
:8ne8tf8ve94a9c99ha9mh9nf9pe9te9v99zaa19a2aabeafealfameaneaoaasab19b4ab59b8a
:b99bbabgabiabjabsebuabz9c09czfd5adnae2ae8eedaeea
@frozen:0te15i18g19g1cm1dk1el1fl1gi1hf1im1jg1me1ng1oh1pf1qf1uf21g22e23f24f27f29h2ae
:2de2ee2fj2gh2hh2ih2lg2te2ug2vg2we2xi2yg2zh30h31h32j33h34f3ag3bh3cj3di3gf3hk
:3k93la3t93ua3yf3ze4094894gk4hl4im4jn4kn4ll4mk4nk4of4ph4qh4rh4sk4y94za579599
:5di5ei5fj5gi5ig5jg5lf5mi5nk5og5p85ri5tg5ui5wh5yh5zi60f6ea6ua8sg8xa8ya9189j9 :ediehh
@household:bpfccicdhcejcfhcgichgcijcjjckgclhcmhcnjcokcpkcqjcrgcslcthcufcvfcwkcxfcyfczf :d2fd4hd5idxf
@meat:1kg1lj1mi1ni1oh1qi1sh1ti1uh1vh1wi1xh1yg1zf21h22e23i24j25h26j27h28i29g2ag2bi
:2ci2dg2fg2gg2ih2jg2kf2lf2qf2th2uj2vk2wh2xg2zg30g31h32f33i38e39e3cf3eh3hf4re
:57a5fa5gf5jf5nf5ve5ye6si6uf8mf9bg9ja9we9zga1aa3ea8ed2e
@other:0mf5qe7ge7of9pf9zga8hc0gcxgcyeczid0md1gd2ed5kegk @pet:c3kc4kc5mc6kc7jc8lc9gcamcbm
@produce:0zf3ge3ij3jh3kk3ll3mk3nl3oh3pk3ql3rj3sk3tl3um3vk3wl3xi3ym3zk40m41k42j43i44g
:45l46l47i48n49l4aj4bm4ck4dg4el4fl4ia4nf4og63f64f6da6ea6fi6qh7fa7pf7sh8af8wf
:9mi9nh9og9pha3ea5fa8eeff
@snacks:2rf5na62e7pg7rg7se8dh8ee8qe8wf8ze93e94h95i96f97f98i99g9ag9bh9ci9dj9eg9fg9gf
:9hg9ih9ji9kj9lg9mf9ni9og9pi9qi9rf9tf9ug9vi9wj9xm9yk9zja0ha1la2ja3fa4ka5ja6h :a7fb1fbuee8e
@toiletries:bvfcsgd3fd5gd6kd7kd8kd9jdajdbidcjddkdejdfidgkdhjdihdjgdkjdlkdmkdnldokdphdqj
:dshdtgdufdvkdwidxhdyfe5je9h a:0ph5qi6ra7yg9emczgdzhe9f a3:c0e a4:d1h aa:cyg aaa:cyj aagrah:6ph
aalborg:bjf aalif:amk aasani:9mg aashirvaad:7iaeag aba:bjf abbey:b4ab5e abbot:b5i
aberdeen:1li1mi1nh1of abidec:e2g abondance:0oe abruzzo:b8f absente:bjf absinthe:bjl absolut:bembkj
absolute:9vfd9f absorb:cdf absorbent:c9ecse absorbing:credkf abura:3fg abv:9x9b5ib6lbdebeebgfbke
acacia:81fcze acai:05g1gi4kgajee9i accademia:bbe accessory:d5e accordo:b0g ace:cjf achva:9oaeeg
acid:dlge2f ackee:eeo acnecide:e5g acquavite:bjf acrylic:7yg actimel:0yo48a acting:acfe9f
action:0ye7kfchgcjjcnhdle actiph:agf activ:dlge2e activate:anh active:0vfacjcjecoicweddedlee9e
activia:07g0vl0zg87a activit:aigaoe activity:c0i actually:4ff ad:5re adam:dce adamus:bhh
add:3ze78eb3hefe added:02f0de0yg12f13f1zf36e6mf6xf6zf7l87m782e89f9v9a0ja2ga6fa9faafabfacgaefaifajj
:aoiapiargaseatgaugb3idze additive:7dfbyfcjf adhemar:b8e adhesive:dgednge9h adjustable:d5g
admiral:5gf adnam:ateb5m adrak:awf adraki:6oe aduki:55f adult:c3lc4lc6hc7jd5fe1f aduna:e9g
advance:e2e advanced:d3e advent:9zla8g adventuro:c5g advocaat:9wfbii advocat:9wf
aero:11j9vh9wh9ykb1eb2ec0e aerosol:0btbiacwjddj affine:0nk africa:3na7ef7gh82fddi african:blfece
africas:7cfeahecf after:9xk9zfdmk afternoon:5pe8xe aftershave:dpl aftersun:dmf afza:ajh agar:1biebg
agaune:2mg agave:7npbjg age:3fgc0fd5gdlf aged:0ij0mf1te1vg agricola:bje agricole:bff agur:0kg0nh
aha:ecf ahead:4e654a8dh95g97m9ak9fk9t9 aid:cln ainsley:5cf6g96hk aioli:33f5nf62e71o
air:2ni3g94ne5re6tg7gg9uhaikcujcwmczh airbite:3gh airdried:2mf airfryer:78e airwave:a6m airwick:cwi
airwrap:c0f aisha:brhbsg aivy:b87ehk ajumma:53eefe ajvar:53k akashi:bje akira:2ff5mf6vfaff ako:csf
aksam:9qg akuku:a1f akvavit:bji al:6he9vf9ze ala:bjf alarm:ajhd5e alaska:1ij alata:b8g alba:1if5rf
albacore:35e albali:baf albeni:9wi albert:3ie4nf albilla:bje albondiga:5nf alc:asf
alcohol:9xeasgatrb3gb45b56b79b8abdadgg alcoholic:aaablo ale:5gf5yf6tfadhaelateb5o alert:ame
alexandrion:bhf aleyna:3na52k53e alfa:7ce alfez:5kg6hf6sk6t971f72g78e7gk9oaeefefe alfredo:5dg
alibi:9va9wh alienaut:a1f alkaline:agh
all:0mf18e3if3qf5gi5oh5pe60h6mg78e7gf87f8da8of8rf8si8te93e98h99ga3ea5gbkebvfchg :cklcnicpecvfdnge9e
alla:6mj6ng allamatriciana:5dh allan:21j8jh8of8si8te allergy:e0f allinson:7ie7ki allsort:a4k
allspice:7eg allure:b8j alluve:bme almette:0ke almighty:2xa3dg
almond:05m0ea0kf0xg1091eg5hh7so7xj82l8ag8ce8dj8sf8xh92h94e95e97g99h9mo9nl9vi9xfa3g :bifd8edkeeci
almondy:1ie alo:apf aloe:aphbyhc9ecbecefd6edledmhduedwf aloo:3ge5ej5lh8nfeceedi alpen:89o
alpha:88ebzjc0a alphabet:4nlc0e alphabetti:56j6b9 alphabite:4nm alphonso:11e1je alpine:cnacpg
alpro:05p09h0df0xp11gc1he7a alsace:b9h alska:ath alstromeria:4fj alta:aygb8g
alternative:05f09j0fe0gg0qm0th0xj2xa3dg7hi alto:bkg aluminium:b0f alva:37e alvalle:5bi alvarinho:b9n
always:dqkdsk alyan:9va9wh amaara:59g5el77eecgeei amaizin:52e6276rh amaretti:99h
amaretto:11easfatabim amaro:bij amarone:b8m amazake:ebf amazeball:3gh amazin:9pe amazing:88e
amazon:egg amazonian:ayeazg amber:b5ibmndpf ambre:dmi ambrosia:0dp11914q6b98ba8cf amelia:bme
american:1og21f2fe3qe5ng5rg71e73i7wg7xe99ea1faafazfb5e americano:ayjb0k amicelli:9xk amici:99i
amigo:bjf amino:5a85b95cf6ei amla:d8e amor:bjg amour:1ef8pg amoy:5ke6d96fl7te amrut:bgf
amscan:7pa7yed0f anadin:dyl anchor:0bm anchovy:38r51f66g ancient:8ig8jf9uf
and:0ph0ua0vf1ci1ee1hg1je29a2ee3ka3qh3ta5ak5bg5ea5ge5ie5na5oj5pg5qg5uf64e6ge6pg
:70g73h74h75g78l7df7fe7gf7ie7le7og7rg7se7xe82e87e89g8ag8bg8ce8fj8me8wh8xa8zf
:91g95a96e97a99f9mf9ne9of9pe9qg9sf9ua9ve9xf9yg9zea7eaaaaffateavfb2hb5eb8abdf
:bmjbqebrfbsfbtfbuac1ec3hc4gc6gd6idceeaeebgeee ande:bjg anderson:bjf andrew:b8e andrex:ccr anejo:bji
angel:12f1bq1ee2uf8xj8y68zlbak angelic:99e angelo:b4f anglaise:7ye angoori:ece angostura:b59bji
angus:1li1mi1nh1of75h78m7gg anh008:cze animal:2fe7pf9fqa0gbuhc0icag anise:7ej ankara:6bf ankle:d5g
annabel:5de5eebsj annapurna:7iaeaf anniversary:7pf7ygbjf anodised:czg ant:d3p antarctica:aai
antelope:1oa2kg anthracyanine:7yg anthrazit:bdf anti:bqecfgcnecred5fd6gd7fddldhedlg
antibac:cnicrhduf antibacterial:cjicngcrfdcfduhdvf antica:bie antihistamine:e0l antinori:b8e
antioxidant:amg antipasti:2mj2ng2qn53j66j antiperspirant:ddn antiseptic:byecnh anya:3if anytank:bnf
aop:0ng0ol apa:b5f apenshot:bij aperini:bjgbke aperitif:bcebji aperitivo:66jbbfbifbjk aperol:bjpbke
apertini:big apetina:0mj apl:bre apollo:czg apothic:b8e appasimento:b8f appassimento:b8i
appellation:b9e appeteaser:66k appetiser:32e
apple:0ve14f18o1if1se1uf20e23e2ge2q93cf3k93ta41f42r44a4794894em4ka54h5ne5wf5y95za
:6wi77e79r7xg7zh83a89h8af8ba8ci8de8qa8si8zf91m92a94a97e98g99f9ag9j99ph9tj9y9
:a1ea3ea5ja8jaaiabgadaaikajialtanjaonaphasgax9b7hbjfblebrnbtfbujbyec0ac2fc5g :caeciecwe
appletiser:aaealkask applewood:0ik0jg0ph0qf applicator:drl applied:05faaeabeacgaje
apricot:0rj0ve0we0xg0ye49m54g59i5ne62a65g7rh7zl91e9nh9pmbre aprimondo:b8g aptamil:87a889bqobtjc1i
aqua:ageaigc0e aquafaba:0th aquafresh:demdff aquasafe:cbi aquavit:bjh arabica:aygb19 aragon:2mg
arame:ebg arancini:5nn arancione:bje arborio:6il arc:bag arch:c0e archer:aaabifbkh
arctic:1ija39afnb4ecpe arden:99i ardenne:2oj argal:2mk argan:d6fd7e argenta:b8e argentina:b9e
argentinian:78g argyll:97e ariel:cfhchi arizona:afe ark:c0f arla:00m02i05a06l07f08g0uf0ve10k11faue
armagnac:bhl army:czg arnott:95f aroma:coe aromat:74h7gf aromatherapy:e9i
aromatic:1da2kf4si5fj5mf5ni5pe6tg8zeb5abdebjf aromatica:4wi aromatico:3me
arrabbiata:29a2ch2fa5dk5nf6ah6mh arrabiata:5dg6af arrabiatta:5di6ah arran:b5f arrowroot:7ih
arsenal:cze artesa:czg artichoke:3zl4zh53p66k artisan:8qg8ua artoi:ateb4h arty:c0g as:ehe
asafoetida:7ej asahi:b4f asc:2th2uf2vh2we31f ascheri:b8eb9e ash:0oe ashbeck:agf
ashfield:1of1ph1qi1sg1vf21g22823e28e29e2ah2bh2ck2ee2gg2je2lj5f95n95we5yab5e ashley:c0fd5f
ashoka:59h5el5le77g8njeen ashton:byec2f ashwagandha:ame asia:30e5fa6ef6hh
asian:1qg1ve2te5ch5kf6ea6of6qf9hfehk askey:1da1hk1jl asolo:bbe aspall:76eb7h
asparagus:3s63up3zr40k5xe5ye6hf aspirator:c2g aspirin:dyl assam:awjax8 assassin:b5g
assorted:0we12f1ff8wh8xe9bj9he9ja9ki9mg9va9w99xj9yka1fa2gc3gcze
assortment:98g9989bj9xea1ga2fa3gc0fcze assured:2d92eg assyrtiko:b9e asti:b99bbo
astonish:cfgckfcnkcogcpkcqicwfd7edaf astra:5re astronaut:d5e ata:6sgeeg athlete:dxf atla:b8eb9h
atlantic:2te33g38fb5gebh atora:0hm atta:8mheaq attack:0ph5qi au:18j57h58e5gh5hg5ng8sn8ugbekbkhblh
aubergine:3hh3wq41h4if53k5da5fh66f6afeeg auburn:d9e audio:c0e augustus:b4h auksine:bee
aunt:17e23g3hf4184ie4jf4lf4mf4oe4rl5jg75f7of7wg aunty:0mf17g21f2qh7ea aurora:c0k aurum:bii
aussie:aaaabfd6ed7i austell:atgb4gb5g australian:b8ebaebjfc0f austrian:0og auth:7ii
authentic:0ve75gefe auto:d2h autospray:cwf autumn:5ff5ga5yf8ne autumnal:3wg aux:8sf available:d5eehe
aveeno:byhdkfdlfdmee5f avent:bzh aveo:c0g avocado:3xt4kg5pf62k71g7ci9ygdke awakening:cgecif
ayoola:ebi ayran:07n ayumi:dkh azera:ayn azul:b8i azzurro:b4e b:00f6ph73h9ahdefdfie2e b12:84he2f
b4:d9f b6:aieaje baba:62j babuni:1z920g
baby:0da30e3ii3k93le3mj3ne3of3qh3tj3uh3vg3wf40i41h4ag4ji4v94zf52h53f5gf66a70j7ca
:9e8a1ea5fap8b5ebifbqhbrobslbtsbuobvebwfbxnbyrbzjc0lc1gc2ncbfczad1jd5fd69dfh :dk8dtfe2f babybase:c0f
babybel:0pp0qi babybugz:bzgc09 babycham:bbh babycorn:3uj40e babydan:c0fd5j babyfood:brfbsh
babygrow:c0j babyleaf:3qf babypatent:c0e babyrub:c2e bac:cnecre bacardi:a98bfobkgblj bacchus:b5ib9g
baccy:bmk bach:b5he9n baci:96fece back:1xlb5gc0eczf backerei:92f backpack:c0f bacofoil:cvf
bacon:0j81xp1yq20g21h28e2982ce2f92gh2if2ja2qa3af3da3em4jf4nh4oe58l5af5dh5gj5jf5ne
:5oj5pj5qg5rg5wk5xg5yl5zg64j65e68f6me6ze72g7gi7p79jmc5fehg baconaise:5pe baconnaise:71f
bacterial:cfg bad:6ee badger:b5lb6f badshah:6je
bag:28j2cg2we40a42f4ij4sk4ua55i6ig6ja6to75978e7ga7mi7pa7yj9999ae9fe9jg9lf9ne9rf
:9ue9v89w79x59ym9zfa1ha2fa3ka4ga5ea8eawgaxhayaazjbvgbyfbzfc0gc8ecbgctmcujcvl :d0id5jdqf
bagaceira:bhh bagci:51e bagel:5pg8oq8ug baguette:5pe5tn5ui8kh8lq8sf baharat:7gk bahia:4sg5ef5lh6of
bahlsen:95k bailey:0bg8xg8yf9l99we9yebiqbki baixa:b9e bajan:75f
bake:0me0of0rh1bg2ca2gh30h3hl3sa41h5dk5ge5hf5nf5wl5zf6la6mm6sf6tj7kf7ne7og7rh7wi
:8dl8el8jf8ll8qg8sf8tf8wh8xh93h97h9999ci9p8bshbue
baked:1ii3ia3qg3ua4mj4tr55a5kf6r97va8ae8dg8lk8ng8te8xh99a9cg9fa9hi9k99nf9pf9qg9ta :bsfecf
bakehouse:8ta99g9cf baker:7ni8gf8hf8i98jh8pg94f97fb9ec4mc5hcze
bakery:1898gg8hf8jh8kg8ng8oi8pe8ql8rg8ti8xg8ye8zi93g94j95i96f97g98f99g9ch bakeware:czj
bakewell:0va10f18g8ze91p baking:0fl0ge0hf0nj0re3ik3jf41a5na7ea7jf7ks7oi7qf7sf7uh7yk8zfcumcze
baklava:eco bakoma:0ae balance:0yg8ugc7fdlg balancing:dle balcerzak:1ze2qh balconi:8xq9ae
baldwin:aagajj bali:cxe
ball:0mh0va0xh10f23i2fe2zf3af3hf5ff5lf5ng5tj7pe88e8df9jl9v89xf9yg9zfc0gc5gcaicbe :d3idth
balla:a1aa4g ballard:a8g balloon:7yed0k ballymaloe:77e balm:affaxeb0acefdihdkfdwle5f balsam:cef
balsamic:27e2ke3rf52f53f72j76o9ha9kh9uf balti:59j5da5ek5kf5wg6om6pg9ma9ne9qhece bamba:9jhece
bambini:c0hd5g bamboo:40e4zkbzicciczk ban:bjh bana:bre
banana:02k0ua0wi0xh11g14a1bf44s4l97ja7og8ba8cf8de8ff8pf8zh90f9pn9tf9uaa1galaamfanm
:arjaufbrmbsabtibukbz9c0ec2ecbedmge4fe8hece band:bzed8h bandage:e3l banderilla:66j
bang:2cj5kh5qe9lhcpe bangarang:bif banger:21j3cm4o95ghbsg bangin:c5h bango:74g banished:b8g
bank:bzac0fd5g banner:d0i bannister:41f4nf5n8 banoffee:0ve11e18k19h1ij5ga5y95za8sh8xg8zf918
banquet:5eg5fe bao:5kf5mn8ja8nl8q8 baobab:e9g baoslider:5mh bap:5of8jo baqar:99gece
bar:0pg1c91ei2re45a5yh82a8678798848a78b98c78dr8eg8q98ta8xm8y58ze90993f94a95j969
:9999al9f89ja9la9m89n99pa9tj9vn9wo9yaa0oa3gauab2abnjbuidcme7ae8h barbacoa:5hf barbacoca:5nf
barbecoa:4uf barbecue:1me1qe1se1th1vk29a2a62cl2d62ek2fg2hg2je2qa2rk3af3de3eg3hh41h4la4na5da5ff5gg
:5k85nf5oh5pg5qf5rj5ua5wf6ef6fa6hg6o96pf6qf6rg6tf70t71a75778j7gh9hf9ih9jh9kj :9ni9qi9uibued4mecaef7
barber:0ihdkfdla barbera:b8g barbican:aseate barbie:c0ed1id5j bardstown:bge bare:6e96fg
barebell:02a8dga0faug barefoot:b8gbagbbe barenaked:6fg barilla:5da6bj6cg6ng barista:00g05oavfb1e
bark:7eg barkan:b8e barkway:cze barley:6gl6hj8igajo barm:8jo8y8 barmbrack:8qh
barn:2me2qh8d9buibyibzic0fdke barny:8xi9fj baroko:bff barolo:b8m baron:bhe barossa:b8g barr:aaj
barratt:1ffa3fa4la5fa7k barrel:0mgbgfbhmczf barsol:bje bartenura:b9h bartlett:3ie4nf bartoline:d2g
basa:21h2un2wi2xj30i base:4if5ra5sp6me6og6pg89ec0eczednedoeefg based:3af3de3hhatee9f
basil:3aa3ee3he3yp4jg4wf5bg5df5gf5oe5rg5te5wa64g68e6al6kh6mj6nh6te71f7fk9ieamgaof :apg
basiuni:1za2qi basket:5ni9xgc0h basmati:5ef6iq6jk basque:6rg bassett:a1ha4ee2f basted:28e2cf2ih
bastide:2mg bat:7phczfd0e batard:8ig batata:5lh9hg batch:8gi8hg8jebdebefbge
batchelor:3sa4ga4ye4ze55h5cm5ie6eg6hj6j96kn6lo6m7 bateman:b5f bath:b5ebync0kd5hdafdbtdvg bather:c0g
bathing:dbf bathroom:cn8coacplcrhcsgcwe bathtime:byfc0e bathtub:c0h batida:big batiste:d6n
baton:3kj8lo8si battenberg:8zn batter:2xf5fg5lf7wt8dga09
battered:2192fl2u72xp2yh30e32j3393ch3de4ql5ga9j9 battery:cyn bauble:1ii23f8yj939 bauli:92h
bavaria:b4f bavarian:53f bavette:1lf baxter:3ra3ta52m53i5at bay:32e7fi7gib9jbih bayli:cwfdaedcf
bayonet:cyh bayside:b8ebnh bazillionaire:93f bb:dnh bblonde:d9k bcaa:e7g be:7oeduedvfe9iehe
beaba:bzec0f beach:d5ed8f beaker:bzi beam:bgk
bean:1oa2182e93593af3bj3em3hf3n63s93un40h41e4hm4ih4tr4uq4zf52e55n57h59k5ag5da5fi
:5hj5ie5qe5wk5zj64i65g66i6hf6oa6qk6rh7if7pg99e9uf9xea1fa4fazmbsgczaebg beansprout:40o4zi beany:ayf
bear:2ee2qn4894ba4e988f8xi9fi9jk9pk9tra1hbuec0id1f beard:d6edhedifdke bearnaise:6sm beaujolai:b8k
beaune:b8e beautiful:8ye beautifully:0fgdnf beauty:c0gd5fd6ed8ndcjdnedoee2f beavertown:b5m bebe:94i
bebeto:a1ja4fa8m bechamel:6yl beck:bbf beckmann:cpg becodefence:e0f bed:bvjc0ecbhdsi
bedding:c0ecafcjf bedmat:bwfdse bedside:d5f bedtime:byk bedwetting:dsf bee:7ofb5g beechdean:1cf
beechwood:0of beef:0hh1kq1ln1mq1nq1oo1pp1qs1rp1u81va21h23g2ca2mf2nf2pp2q92rk30a3ae3bf3eg3hf3ia
:3la3mi40941f4ja4mf56g57m59j5ah5ba5dj5eg5fn5gm5hn5ig5jj5mg5of5pg5wj5yl66968f
:6ef6fa6hh6l86ma6tg6ui6vm84f9hh9ji9kib8absjc5gc6fc8gef9 beefburger:1oj
beer:2xf30f4qe5ga9xfaagaenatib4nb5lb6jblhd5f beet:3rnamk beetle:a1id0f
beetroot:3ge3na3rt41e52l5qa64h9ee9ufamhang before:d0f beginning:c0f beige:bzfc0gdnf beignet:8sa8th
beirao:big bekon:9jg belazu:4uf51e66e76eefh beldi:51g52i beldray:cygd5f beleaf:cze
belgian:02e11f15e1ce1ea7pf7qg88a8ja8pf8qk8sh8xg93h95a98e99e9ae9bf9ma9nf9qe9v89w89xg :9z9b2eb4ab5i
belhaven:b6j believe:0ff bell:7fi bella:big bellaverde:3se bellingham:b8e bellota:2nf
bells:5yf5zfbgm belly:1ma1vq5gg5nfcwj belorante:b9e belt:a4jc0f belvedere:ben belvita:8d98eu
belvoir:aahajfasiatebka ben:1cj1eg4uf59e5f95i96ef6hi6ih6jm6kk6of6qk6sf759aah benbat:c0e bendick:9xl
benecol:0fg0vf0yn benefit:87jajfamh benson:bmf bento:2ef56j57n59j5y9czg benylin:42ac2h bepanthen:bym
bepi:bhhbifbji berentzen:bihbjh beretta:2mo2nl2qj2ri bergamot:cwf bergerac:b8e berio:6me6ne7ak
berliner:bii berlinki:22o2rh bernard:1za2fk2gi2jg berocca:e2n
berry:05e0u90wk0xg16f18h19h1jg48m4ch4ek4km7ef7ra86a87f89i8ak8cg8ef9nf9pk9tga1ga2f
:acgafeajfameaniaogasiaugaw9axhb7gb8abafbnhbofbrebs9btebuebyibzfdcee7ie8f berthelot:bbe
bertolli:0fm7cf bertrand:b9e berwick:9he besan:ealecg beskidzkie:9qg
bessie:17e23g3hf4184ie4jf4lf4mf4oe4rl5jg7of7wg best:0ff1ne20i21g2q75de5ge6uh8gg8he9xfb5eefg
betsy:c0e better:3fge9e betterware:cze betteryou:e2h betty:7ok beurre:94g98f bevelini:52g
beverage:amfasg beyond:3ah3bn bfree:5pa8mf8um8xf bhaji:2eg5ei5lo8ne bhakarwadi:ecf bhatura:8ng
bhel:eck bhujia:ecj bhuna:5ek6oi bhusoo:ecg bianco:b9mbbfbci biang:6ee bib:b8ebzfc0l
bibigo:53e5f96eh6f86qf78e9ueecfefj bic:dhg bicarbonate:7kpaaacpg bicaz:21e bickiepeg:buf
bicycle:9xe9yg bifensi:c7l
big:00e07h0sl0ug0ya22f2mh2ra3je5ae5de5oe6ee6ig6ke91g93h9989jg9wf9yaa1ga5iamgbqf :bsad4fd8edffdgeehe
bigen:d9e bigga:55fa9iaalape bigham:30i5df5eg5ge5hh bikaji:ech bikano:ecq billington:7la7mn
billionaire:7oa7qf8ye billy:2ee2qm biltong:2rq bin:9efb8ectr bio:07e0vg89e8ag8cgcfkcgichhdkie2ee5h
biocol:00f biodegradable:ctfdle biological:cfache biomel:0yg biona:4ug53g54i55a8hfee9 bionda:b4i
biopot:0ue biotiful:07f0vg10g bircher:89e8co
bird:0dm16e1bj1oh1ta2cg2ee2ff2hf2ij2le2oe2xh2yf2zf32e3ge3nf4gf4ii4li4ng4pe4sg5uf :8p99oaayfb5fc0ecaq
birne:bjg birra:b4lbjf birrificio:b4f birth:bqjc0fc2fd5fdkfdvh
birthday:7yi8df8ta8yj93f9vg9xea0fcxad0hd1i biryani:5el6hk6tg7gi bisca:98f
biscoff:1ie83f8dg94i96i98i9wf biscotte:94f biscotti:99gbuj
biscuit:0v90xe0zj15e18g1cg1ia1ji5ka83f86l88e8da8em8th8xe94n95m96n97l98i99m9ah9bs9ck
:9df9fo9gh9na9ya9z9a7ib6ebujc4gc5hc7kczeecf bisk:86i88h biskrem:96h bisque:5af bissli:9jj
bisto:4ma5gg6oh6tg6us6yg bistro:3qi bit:1yi9yhaklbyfe9gehn
bite:0ie0pg0rf15h1ef1ig1ve2el2fj2gh2ri2si2xg32h38f3dh3gl3hf4ni4pi5da5nk5ra5ui88e
:8dg8sf8xg92h93l98h9ci9gg9kg9lf9ti9ug9w99yha4fa5gapfbufc5ecaee5h bitesize:87g bitsa:9w89yi
bitter:aa9admatiavhb5lbe9bifbjmbkgede bittermen:b59bigbjj bittermint:9xi bitty:c0h bl:bre
black:0ke0na0rf0ve11f13g1zf20f21f24o26f2lf2me2uh2x531g37g3le3n83qf3ua41849a4kg4mg
:4uk51g52a53954g55j5ef5fj5ha5le66e68e6ee6he6ja6me6oe6qi6wf7ej7ga7nh7ra7va83j
:8hg8ia8wi9de9ke9na9rg9te9vg9wa9xha1aaaeawjaxab2eb6lb7fb8ebfebgebogc0fctjcwf
:cyhczgd0ed5jd8gd9hdnfdpedxfe2he8geca blackbean:6qg blackberry:0wf0ye0ze2ke48o4kg8seaifasgaxgbjfbkf
blackcurrant:0ve13f1897zk8yf91g9ff9tka2la48ailajiamaaneaokbihbrfc2ee7e blackeye:55f blackforest:4kh
blackhead:dlf blackseed:d6f blackstick:0ne blackwell:3ka5am bladder:dsi blade:26fdhpdjf
blanc:5ziatib4gb8ab9lbbfbcfdpe blanca:bff blanched:7so blancmange:1bl blanco:b87b9mbjj blandy:bcj
blanket:21i23m3ci5nl9hg9jg9nf9ye9zfa1ac0kcbed5i blanquette:bbh blast:a1gaagbyecped7a
blaster:1ffc0ecpe blaumeister:b9i blazin:9hg bleach:cnfcoo blemish:e5f
blend:0fh0jf0ke7af7cg7gf9oeameashatgaxgayjazib0hb1ib8hb9fbmebnhd6ed7g blended:00h05abgibkfble
bleu:2gj blini:5ni8pm bliss:0ve0zgbkfc0fdle blister:e3h blistex:dwl blitz:cdn bloating:e1e
block:0el0fl0gj0hj0ih0qh13e1x91yf20g3fk60e6ee7tf9vh9yab8icafcol blond:b5g blonde:11e9neb4gb5jd9k
blondel:bbf blondie:8de8th93h blonding:d9e blondy:93i bloo:cor blood:aaaadeaieasgbkj bloodline:egf
bloody:bkg bloom:0nj8ge8yec0f bloomer:8hi8iq8qi8ug bloomin:8ue blooming:c0e
blossom:4jf81easfb9ebaechfciecoecqecxed5jdxk bloxx:a1g blt:5pi blu:bno
blue:0ia0je0ke0nr0oa5kj60h6de6of6pe6qh74f75g7ph7tf7xf7yi9ak9yha3gabiamebdebieblj
:bmkbnfbpebzhc0gcofczhd5i
blueberry:05f07g0rh0vh0we0xe0yg0ze10e11a17e48o4kl7zh87h8ch8dh8fe8o98te8xe90i9tfaneapf :axgbnkbrje8h
bluetooth:cyg bluey:0wk88fbygc0g blush:43eb97baodnm blushed:dne boar:1of board:0rh2mh7yl9xfczk
boat:dmg bob:0tf4ua7ii7jf7we87a8be9oecbgehh boba:axfc0nd5g bobal:b8f bobble:b6ed8k bobbly:1fh
bockwurst:21a22i boczek:1xj bodacious:b8j boddington:b5o bodega:0pe2mf bodrum:eff
body:0e9byicnacshdapdcaddndkodl9dmedpqdue bodyform:dqp bodyspray:ddk boeuf:1lf1me boil:2we30i6ii
boiled:0s90tia2j boiling:1nf bojangle:9xi bol:3hh5be5da5hf5qf6tgaug boland:96i97e9go bolci:9vf
bold:4ufcgfchg bolney:b9gbbh bolognese:3hm4uh56e57i5dj5nf68e6ai6h96kg6mp6sa6thbsi bolt:abl
bolzano:5re bom:4sg5ef5lh6of bomb:b2ibigdbh
bombay:0i90rg2cf2ea3i64184oa4zk50a59h5ej5ln5ng5we6ee6t97gg9qnbdjecg bombe:11h5nh8yi9wh9xa9yab2g
bommerlunder:bjk bon:5ta9ug9yga3k bonbon:a3i bond:a2hd8fegg bondi:dmi
bone:1li1mg1na1qi1wf20i6u86vi9jf9kea1fc5m boneless:1tf27f2ae2cg2fe2gf2tk2uk2vg2wg30a36g37e5jfebf
bonfire:8xf bonio:c5s bonjela:e4o bonker:c5gc8j bonne:11f77e7zj80e82h8xe91j93f bonnet:3ng75f
bonny:bah bonus:cse boo:bzic0e booby:9xaa5j boofle:bzhc0f book:c0gegf boon:bzi boondi:ece
boost:1ca1ef8dh93g9oi9pgaffajeamiax9e2fe9g booster:4wibzecim bordeaux:b8lbae bordelaise:1mh
border:94h95l96g99h9bn9va borettane:52h borghetti:b8e bormioli:czf born:4bf5ke borough:6vf
borsch:5ch borscht:6ef borwick:7ke bosco:5rfb9f bosh:3hn5dh5ee6ea6yh84h8ye bot:a1f
botanical:asfbdnbfe both:8gi8he8ug bottega:bbebig
bottle:7oe9xea1qa5gaahafhageaifajiamganaao7apfathb3fb4ib5jb6hb7ibzmc8fczod5j bottled:agg
bottlegreen:aafajhash bottom:8jl8oa909 bought:ehe bouillon:6vp boukman:bfg boulard:bhe boulder:87i
boule:8ik boulgur:6gi bounce:8dj bouncy:c0id0a bounty:1c91eh99g9aj9wke2e bouquet:4fq7fi8yg8za
bourbon:1mf96ubgm bourguignon:5gn6tf bournville:8dg9vj9w9b2f boursin:0km0qe bovril:84o bow:6bed5g
bowl:2ea3qj4ei5fh5hh5ig5qk63f64e6eg6hk9tkbzjc0acoeczmd0g bowmer:czf
box:0pg2fk5ng7ym8df8xa90e93e95a9ne9pl9v79wa9xo9y89zja0fa4ga8gbbebgebzeczgd0eece boxed:9xf boxer:cze
boy:6ee95h99ebcfc0fc5lcbj brace:e4f bradley:33g38h brady:bie braeburn:42m braid:c5g brain:24g5ggamf
braised:3t941i5gg braising:1l81nq bramble:b7ebkgcaf bramley:18h1o91uh21f41f42h5we79j91j
bran:7ce86987s8bg brand:2uf4le4oh74f8d8a0gbgebphcbf brandy:0dj5ga5he72f7pg7rg8yeb8abhr branflake:87k
branston:4ti56g68a70j77j bratwurst:22p braun:e3ge9l brava:41h5hl6sf brave:9ug brazil:7sa9mk9ni9yg
brazilian:7iiazfb0fdpg
bread:11a17j5hg5pi5r75tn5uf6t96xq6y97ih7jt8gm8hn8im8jg8mf8nl8pf8qj8uk8vh8wj9dg9oa :9ufeaa
breadcrumb:2ff30f7vs breadcumb:7vj
breaded:0na1zh20e2992aa2ca2fr2ge2hg2le2u62xq2yh2zf30a32m33e3df3va4la4qr5gg5nh6ue
breadstick:0pe5tf61f6298wt break:94i95e97999g9ak9fg9ta9zf
breakfast:0ze1ui23h2qg4kg5gh5ok5pi5w786e89f8aa8ce8eu8fq8og8pe8xg9099499og9pga5gamgau7 :awhaxabrfe9g
bream:2uh2vf breast:1la1xf26j29o2bh2ci2dn2ej2ff2gj2im2jj2kj2qa2rf3de58j5na5wabzme2g
breastfeeding:bzf breastmilk:bzf breath:defdgj breathable:c0e breathe:dze breathing:dze brebi:0oe
brecon:bdh bred:1sg breeze:a6ecje breezer:blj brek:8bk bresaola:2nl2qk breton:5gf breville:cyg
brew:aafafiawfb5ib6gbegblfe8e brewdog:24a70e75f78fateb4fb5ob6h brewery:b5nb6g brewgooder:b5l
brewing:b5i brex:86h brica:c0e bridge:8kib7e bridget:egg bridgewater:czh brie:0nq5pg brief:d5h
bright:b5gd9edle brightening:dlf brighton:c0e brill:2ue brillat:0ne brilliant:5bh6mg6ve
brilliantly:0ff brillo:csk brine:22e2v935l37g4uf51f52i brined:2ge brinjal:77e
brioche:17e8ji8kl8pf8q88sp8tf8uj briottet:bij briquette:d4i brisket:1mn1ph1qe5de5ge brisling:37h
bristol:bcj brita:czj britannia:0he99f9fg
british:00l01e08h0ah0el0fa0ih0jf0nf0rg0sf1kg1lj1nj1of1pf1qg1rg1sj1tj1uh1vf1zj20f21g
:23f24e25i26f27i28f29g2ak2bg2cf2dh2ef2gh2hf2ij2kf2lg2uh2vh3da3h93ih3kg3lg3mh
:3pf3sf3tf3ui3vh3we3ye40841942h48h4je5ff5hf5vf5zf7beafeagfaiabcg brittle:a3i broad:3ua4ho5if87e
broadside:b5f brocard:b9f broccoli:0ia0oa2xa30f3ka3sq40p41m4im4jl4se5bg5ce5da5gi5hf5xi6lh6mabsi
brockman:bdh broderie:7ye broken:7rf brolo:b8f brompton:99eafablk bronze:2ij6bfbmf bronzer:dne
brook:bge brookie:17e93j brooky:93f broom:d0g brot:8hg broth:55o5ak5bl6vmc6g brother:avib9fbj9
brow:d8ad99dnm brown:05e0sj3li4pq5ff6be6de6ih6sa70s7if7mj8hh8ig8jh8ki8la8ukarhb9ebzid0ed9jdngebf
brownie:0zf11f17g1cg7op8dg8x693s9w8auge8e browning:6uk8jf8pf8se browtician:dne bru:aamabe
brulee:10g11i9nedce brunch:8do9wa brune:b5h brunello:b8e brunette:dng bruschetta:5ng5ti9ch
brush:bzhcsgczad8kdfmdgldne brussel:2ol3ti40g4je9xa9ze brut:atfb7hb99bboddf bryant:bph bt:cyg
btw:dnf bubba:a6f bubble:12f32a3hi4oe5ni9ve9yha1aa6hafkarhax8byidbk bubbled:9jh
bubblegum:a1fa2ha6faje bubbleology:afl bubbly:9ve9wiba8bbn bucati:6bh bucatini:5di6bl bucco:5ge
buche:cze buck:bbg buckwheat:6gr8be8ue bud:b4gbygc0gdtm buddha:5qf budgie:cag budvar:b4f
budweiser:b4l buen:bjf bueno:1dn9wf9zf bufala:0mg buffalo:0j90mg2a92hl3dg41f5nh75n789 buffet:5ni
bug:9zga1ic0f bugalug:cbs bugle:9h99ig build:2qg bukowe:21a22k2q9 bulb:3lg3yecymd5e buldak:6ef
bulgogi:78e bulgur:6gn bull:abnbph bulldog:d6edli bulmer:b7l bumbu:bfh bump:d1e bumper:3kh4fgc0fcsf
bumprider:c0e bun:11f17f2ra5ke5mj5ng5uf7og7yh8jl8kg8ni8qo8sg8tj8uh8xe90h bunch:0wl0yf4fmba9
bunched:3kf3le3yh bundaberg:aajaeeb4ab5a bundle:3ug3zfd5e bundt:czh bungee:cbf bunny:7ph9kh9zhbkfc0h
bunnycomb:9vf9wh bunting:d0g burdock:aai burford:0sk
burger:0ia0jm0mf0na1or1ug2ef2fh2kg2ln2xj3br3d93ha57g5nf5ol5yg5z86sa6te71q72h77h8jj :8q98s98uh9jga5f
burgess:cah burgondie:b9g burgundy:b8fb9fbbed9e burland:0nj burner:cxj burnt:1mf1vg buroti:5le
burp:c0e burrata:0mq68f burrito:40a4if5hl5kg5of5pf5qe6rg8mg burst:9ffbeebrfcpedke burton:9be9hf
bury:24h bus:c0e busbi:cyh bushmill:bge buster:d5e butane:bpf
butcher:1kh1oe1uf21f23a24e2rj2xa3ag3dhc3p butcombe:b5e butler:0ifbmj
butter:0ai0eq0fi0gn0hf0zg11917h18e1ef1lg1me1qf21e2cf2ea2fa2je2tg2ua2we30m3ia3ka40e
:41m4eg4mh4ui5ep5ga5ka5te60h66e6oo6pg6sa6tf7da7na82o83f8ce8de8og8rf8si94995g
:98m99e9ba9cf9j79li9m99n89pe9vg9xa9yf9zga0ha2ja3ebied8gdklece butterbean:4ug5be buttered:23f2cf6wa
butterflied:2ua2vi butterfly:2ce7ph8q990m9xg buttergold:3ie butterhead:3pl5qa64a butterkist:9lp
butterly:0fk buttermilk:0ap2fo2l92xg72h8jf8ke8qa9vea3f
butternut:3gf3hj3wh40h41e4jj57g5bh5if5zg68gaj7bsg butterpak:0ef butterscotch:1bf8yg94i9j9ecg
buttersoft:0ej0f9 buttery:0fp0gh3ia41e4oi8je8sh button:0pe11e1cj3ta3vg4jg4zj7qf8tf9999v69w99xg9ymbuf
butty:b5i buxton:agjahf buzzballz:bkm by:bagdsgehi c:7ke81eamfbbedhedifdlgdvfe2f ca:b9f
cabbage:3l73tp40n41p42a4ji52j53i57e5jf cabernet:1meb8mb98 cabinet:c0f cable:a4hcyl cabron:bjf
cacao:5597qk8xf9veb2ke2ae9eebh cacciatore:2mf cachaca:bfmbjh cacio:3ta41i cactuz:a1ea4a
cadbury:00a02f11h16i17i1cf1dk1el45a4fg7oe7qe7yf83e8df8xl90g91f95g99e9ah9fi9na9vk9wp
:9xk9yk9zoa3ia5gb0kb2kbba caddy:9ce9jgctl caesar:3ql5pg5qf62f64f72kb4h cafe:b1h cafepod:b0j
cafetiere:azh caffe:10e1ceafmb0e caffeine:abfd6ed8fe7g cairngorm:b5f
cajun:29a2ck2ef4qg4ua5de5hj5ig78a7gl9ja
cake:0fg18f1bf1ig2x82zl6ee7oq7po7rf7yo8d98jg8pi8qh8ri8xn8yq8zn90l91i93j95a9eo9gk
:9w79zaa0ea39buhc6fczhecf cal:12m1387ceade calabrese:2m95rh6mh calabria:1za2nf calabrian:5he6mf
calafia:b9h calamari:32h33o calamine:e5j calbee:9hh calcium:05fe2f calcough:c2f calculator:9xg
calendar:9ya9zla8g calendula:bygdaa calgon:cfgcjh cali:6rgb8e califia:05iafe california:0ke5pgb8f
californian:5pe9he calippo:1fp callaloo:eem calm:azedkfdlge9e calming:dke calon:b5f
calorie:30a5di5gi5hh5ie7hf8da8xi93hadi calpol:c2p calprofen:c2f calvado:1tg1v9bhl calvet:b9f
calzone:5rg5uo camargue:bag cambozola:0nj camden:b4l camel:02f camelicious:02f
camembert:0nr5nk5zh9hf9zi camera:9xf camil:55h camomile:aw9axnb0abygc2e camp:ayh campagne:8if
campana:0mg campaneo:b8f campari:bjo campbell:5af campfire:cze campo:2nfb8gb9e campofiorin:b8f
camu:ame can:14h46a58g6og6sja9kaaiabeaeiafgashatgb4kb5hb6hb7kb8abaabeabkhblfc3fc6ecwg canada:adaaee
canadian:1eg33e7ne canape:2w95nn canary:b5f canderel:7hs candle:7pa7yq8yfbdgcwhcxt
candy:7oa7ph93e9yh9zfa1ja2ja4la5sa8id0f candyfloss:9wh candykin:c0f cane:7mga8mavfcze canesten:e5l
canjica:eeh cannaray:e2ge9h canned:58e cannellini:3hf4uj55j cannelloni:5dn6ck cannon:26e
cannonball:b5g cannot:ehe cant:0ff cantaloupe:4an canti:bbg cantina:6rg cantonese:2ef6ee
cantu:d7jd8n cantucci:99g cantuccini:99g cap:aygb8ebyfdvh caparelli:b9fbae cape:2ue30f78g7gab8f
capellini:6bh caper:52p53j66f769 caponata:53i66f cappellacci:68h cappelletti:68j
cappuccino:8dea0aafgay9b1n caprese:18j66f capri:45aa9aajhaopaph caprice:0ne caprio:ao9api
capsicana:6rm6tf78g7gh capsule:aweaxgaz9b0lcf8chrckfe1ie2ke9f captain:32fa99atfbfkbkfebg
capucine:52f caputo:7ie car:9xfc0icwjd5f carabao:abh caractere:0ne caram:a3f
caramel:02f03k0ua0ve11j14e15f16i17h18f1cj1df1ek1jo7d97ng7xi83f88f8ce8dj8sg8ti8xh8yg
:91h93n95h98a99m9ak9eh9gf9ha9ja9m89nh9q99vg9wl9xf9yga0ka1aa3ga7aa8gafmaugavl :b1fb2fbg8biee8fec9
caramelised:0ia0oi0zi1eg1ji1oe20e27e2gf3cg3l957a5oa5pg5rf61e77e7pe86988j8xf8ye91f93e94h
:95a9699ba9dg9hf9j99m89ni9qe9we9xf caramello:9wg caramilk:1ca1ef9wf carano:b8e caraway:7eg9oa
carbonara:41g56e5dl5nk5rg68e6am6ba6kf6le6mj6tf carbonated:aajai9 card:9aebphd0ed1kegj cardamom:7en
cardboard:d0f care:7yfb8ebyec5fcffd8gdaedcidgedifdvee2fe5g carefree:dqi caress:csedvmdxh
carex:dclduf carib:bli caribbean:70fasibfjbiebse caring:dae carioca:55f carling:b4k carlo:bhe
carlsberg:b4e carmelle:1bi carmenere:b8k carmex:dwm carnaroli:6ie carnati:21e carnation:03t1jh4fn
carne:41a59k5dg5hi5rh6sj6tj758bsg carnitine:aff carnivor:b8f carob:7e99ma9nf9yeebi carolina:75f
caroline:7ye carotino:7ce carpatica:age carpet:cqncwf carr:9ch carrier:c0hehk
carrot:3ge3kq3s940s41k4ij4ji4zn5ag5bh5qm5zi61a8yh8zf9ufal9amfangapgbslbuic3fc6acaf :ebg carry:c0i
cart:97a9gh carta:bfg carte:1cl cartmel:1ce carton:4ug9xf9yeaaaaoobef cartron:bif carved:2df2qe
carvery:28f2je2qj2tf41i5ji casa:2mgb8fbcg casamigo:bje casarecce:6bl cascading:1ig cascaval:0oj
case:60k7ys8oa8qa8y9906bbg cased:c2g casera:bke cashel:0nf cashew:05g82f9mr9no9yga0eajf cask:bgk
cass:5ge cassava:3zk4la9ukeakebfedl casserole:1l81nm2bg40i4ii57i5gm5ie6si6tibsec4e cassia:7ef
castanet:c0f castell:8pg castellare:b8e castelli:b9h castello:0kf0nf caster:7hf7ln7mfdkf casting:d9h
cat:9yfc0ac37c59c6mc7qc8pc9lcbkczfd5h catch:c0e catcher:bzfcjj caterpillar:8yl8zeaof
cathedral:0ih0jg0pi0qg41g4oe5df cathy:ege catnip:c8j catridge:czf catsan:c9m caught:6vfb5e
cauldron:21a3cm3fi3gk99fa8h cauli:3sl40e41g5ne
cauliflower:0i90ja0ka0ma0na0o90pa0ra3bi3dg3gi3he3ss40m41q4in4jp4nf4s959g5bh5ce5da5wa6hg
:6ia9j9bthbug caulk:d2g cava:ba9bbq cave:b9ebbe caviar:39o cavolo:3tk40f cawood:2uf
cawston:aagaleaoj caxton:9aa9gk cayenne:3n97el7gg9cf cbd:asme9h cebo:2nf cecco:69f6bf cecile:8pe
cedar:cwe cedrosanum:bjf celebration:8yk8za9yfasfbbg celebrations:8yf95a9xq9yg celeriac:3kp5ze
celery:3os63k7de9n9 cellar:b9e cellular:c0f celsius:abk centerpiece:9xe centre:a0ia8f ceoffe:afh
ceramic:cygczk cerassie:axe cereal:0vg86m87m88m89m8al8dj8ehauabrfbtl cerelac:bthbuh cero:atib4a
certified:7yfc0e certo:7xi cerveza:b4g cesar:c3k cesari:bie cetaphil:dkhdlfdme cetirizine:e0l
ceylon:awe chabli:b9o chai:afaavfawnaxjb1jeca chair:c0g chajangmyun:6eg chakki:8nheai chakli:ece
chakri:9qaeci chamallow:a7f chambord:bij champagne:30ebbod0g champion:b5f
chana:4ug55l59h5ea9ugecfeee chance:5ta9ug chandler:7s99mg chandon:bbi chang:b4f changemat:c0f
changer:d5h changing:c0l channel:e9f chantenay:3ke41j chanterelle:68f chao:8dha0a chaource:0nj
chapagetti:6eg chapatti:7i88ml8nqeahedj chapel:bbf chapoutier:b8e chapstick:dwl char:41h6qg
character:9wi9yfd0f charbonnel:bbe charcoal:1of1qh2efbzecbfd4kd5fdleedf charcuter:2qg
charcuterie:0rg2mn2qh chard:3tjb9f chardonnay:2cfatfb9pbhhbj9 charente:b9abcg chargeable:czf
charger:cyg charging:d5e chargrilled:2ch2dj2ei3ag3eg3n740a4ie4sf53o5qf64966k
charlie:30i5df5eg5ge5hh8yedde charlotte:63864i charm:88i charred:1pfbjf chasseur:6si chateau:b8hbae
chateaubriand:1mj chateauneuf:b8g chatka:9ji chatpata:ece chatwal:7gf9qheck chavroux:0kh
chayote:3wj3zh che:a1fa2a checker:0df
cheddar:0io0jj0kf0oh0pk0qg0rn18a1oh21e2ff2qe2re2zf30e3cf3hf3l841i4og4pe51a5bf5d95gf
:5ha5pg5tf5wg5xk5ya5zj62e66g6yh7je8ig8oh8pe8sg90a9cl9hg9ja9kg9qfc8e cheddarton:0qg chee:9jg
cheek:1me1qk cheeky:8ye9jfaoh cheerios:81a87g88j8dg cheery:5jabsf
cheese:0f80im0jm0kp0ln0mm0nk0om0pq0ql0rp0te0wg1of1wg21h22a29a2ci2f92gk2mh2qg2rf30g
:3be3df3gf3hh3l93qg3s941j4ee4ni4oe4pe50h53e56i5be5dj5nn5ol5pj5qj5rk5tj5uf5ve
:5wm5xj5zl62g63f65k66g68i69e6ai6b96eh6jg6kg6lm6mg6ri6sa6ta6yp72e77a7je83985i
:8ie8jf8lg8na8og8pe8rg8uf8x99499b99cp9hi9ig9jj9kf9qm9uf9ya9zeb8ab9abuec5ec8g :cafczgecaedf
cheeseboard:0rt cheeseburger:1oj41a4ng5de5hh5ng5ok5yf cheesecake:11415t1bp1eh1ia5ne7o87pa8xa9yh
cheesegeek:0ie0ng cheeselet:9ci9ja cheesey:6ba6lh cheestring:0pj
cheesy:0jg2fh41i4oh58f5dg5gf5hh5kf5ng5re5tk5wf6kf9jl9nebsmbuh cheetah:9ah cheeto:9jl cheez:9cj
cheeze:5df6yh cheezee:0pl52a9jj cheezio:9ca9kj cheezy:9jg chef:1mh1th26e2fe5ae5gf5hi5jf5zf70e
chelsea:8qg chenet:b9e chenille:c0e chenin:b9h cherrissimo:9xi
cherry:0vh0we0xe0zf10g15e18m1ff2kg3mj3n941a49m4ee4kg4vk52f53f54f5re66f70f7897e97ri
:7yf7zi89i8df8ya8zj91g92e9gg9ph9xga1ja5ea9iaahaifajjamgaogaphasgb5hb7eb8ab9a
:befbggbihbj9blebngbogcwfd5gdledwfdxjdzee7g cherryade:aalbeablh cherrygood:ape cherrytree:8qg
chervil:7fj cheshire:0ee0im chest:a2e chestnut:23g3hg3vl40e4zj5ye6wi7si9mm chevda:9qh chevdo:ece
chew:47aa1nacfbzec5je9f chewable:e2e chewing:a6j chewit:a1ha3la4g
chewy:93f95f9pf9wea1ja2ea3ga8fbuee2g chi:aij chia:0va0zg1bh8he8zf9om chianti:5gh6aeb8o chic:dpe
chicago:1if5rk5te5uk chicco:c0i chick:0tf2eg4ga4ui4ya55e5fa5oe6ee7pe9uec8f chicke:28e
chicken:0ja0m911a1ka1l91ma1o81q81t81va1xa1z821522h23824g26928p29q2ar2bt2cr2dq2er2fr
:2gr2hm2i62ja2k92lt2oh2po2qg2ua2x730932a3af3be3ca3dj3ef3hf3q94074174e94j94na
:4pf57j58h59o5ah5bj5ci5dl5eo5fo5gj5hk5im5jm5ki5lh5mk5nh5oi5pm5qk5rh5ug5wk5yn
:5z862a64f65m66a67a68g69a6b86eh6f86i96kf6lg6m96og6re6si6ti6uj6vl72a75a7ea7f9
:7gf7wg8da8ma8n98xa9ca9hf9j99yaa19a4ab5ab89b99brabshbzac09c3jc4hc5jc6hc7jc8j :cz9d5aec9edf
chickn:3ag3be3di chickpea:3be4uo55l59g5ek5hf5qh64f6hh7if9umbsf chicory:3poayh chifferi:6bf
chihuahua:bjh chikki:ecf child:bymc0e children:42abzic0fc2md5gdzge1f chilean:7re chill:59i75i
chilled:05f06f09g0ch0da0xa11g41e5be6ah6ma8xf9w8afh
chilli:0i90je0rm1qe1ue1vg21f22f29a2a92bg2ci2d92ej2fg2hg2rj2ua2wf30j31a32g35g37f3df
:3fg3gf3he3no3re3ua41i4ie4jh4te4ue52l59m5a95bf5ce5ea5fi5hm5lh5ng5pe61f62g64i
:68g6ae6da6ef6kh6ne6o96ph6qa6rj6se6tg6zh70a71e75q77k7cf7eo7gf7z98ia9ce9da9hi
:9ii9jj9m89nk9oe9qk9rg9se9uhaneb8abseecgedgefk chillz:c8h chimay:b5k chimichurri:66e78g chin:eck
chinese:1vg2a82cf2da2ef2hi2k93tl41g59a5da5e85fm5ha5ig5mh5na6ke6og6pf6qj6te78e7e97gh :8mi8paeef
ching:6da6ej6fa75e chinian:b8f chinon:b8h
chip:0zg1191cf1eh1ia2xf41l4lp5fi5gg5ni6of6ta6xf71f7e97gf7og7pa7qo7wf8dg8ee8pe8sf
:8tf8xf8ya90g94e95698e99i9de9fj9hm9io9jf9kf9pk9tf9uo9v99wa9x99y99z9a0fbuec5f :eciedg
chipolata:21n23h2ll3ci chipotle:1of2lf37e3ge4le4nf59f5fa5hh5kg5qe6kf6pa6rf71f75i7eg7gi8meefe
chippy:4le chipstick:9jf chiu:75f chive:0ia0jh0kg0rj2oe3qh3yl4eg62g6te6ya7fj8if9ce9de9hg9je9qf
chkn:c3f chmielowa:b4g chocoful:95g chocoland:b3f
chocolate:02l05g0be0de0ga0n90ve0xf0zh11m14e15i16f17n18f1bg1ck1dh1ek1fa1ha1il1jk419427
:46a48a4ea4kg4l85ga5n86ba7ea7ok7pl7qn7r97sa7we7ya83l86988p8ai8cf8di8ef8fi8j9
:8o88pj8qa8sj8tk8xk8yl8zh90i91e93k94595o96i97f98f99j9aj9bg9c99ei9fj9gh9h99ia
:9j89le9m49nk9u99vl9wk9xr9yq9zpa0la18a2ea3ia5la7eaa9affapaariataaujawab0eb2o
:b3hb4ab58b6gb99bf9bihbz9c08cz8d5ad9ee2ae7ee8h chocolatey:7ph88e8ye94995i96e99i9be chocolaty:95f
chocolonely:9vm9yi9ze chocomel:02tb28 chocoroom:95g9fj chocotastic:8dh choctastic:8ef chocum:8tf
chodot:b8e choi:3tp choice:0je21eb9gbmj chokeberry:9tf cholesterol:0yh choley:59i5eeeef cholula:75g
chondroitin:e2f choob:0wf chop:1so25n3zaefi
chopped:3m93na3p63qj3xa3ze40k4ju4kg4vq58m6ae7fa7rn7sr9m79p8edgefh
chorizo:0oj0pa0ri21h2cf2e92la2mt2qa2rj30f3ci5de5ga5hg5ii5nf5qa5rf5wf5ze68e6kg6te
chorley:8qm8xf8y78za chouffe:b5i choux:11j8q88tj chouxnut:11f8sg chow:5fj6eg6fg6ke6qh75e
chowder:2wa5aj5bg christening:7pa7yf
christmas:0rf11a17a1as1za20i2ia2jg5nh5te75e79h7ne7oh7pf8yf8zg99e9aa9be9ie9jf9v99y99zn
:a8lbieczed0ld5fdvaehj chrysanth:4fh chrysanthemum:4fhafe chub:c3g chum:9vf9zf
chunk:1je2c92ej2fg30g35l3al3j83wa4b84em4jo4ki54i5ga7qp8ag8dk93a9waa38bsec49c6h
chunky:1ca1ee2dh2ua2xf2yk41k4lg57g5ah5gf5hg6mh6rf8je95h99i9wj chup:a5l chupa:a5o churrasco:71e
churro:1ij5n98tn chutney:0ia5le5ng5pf77r9qf9rf ciabatta:5tn6te7je8lf8vs ciabattin:8i88vn
cider:1tf48a76k79e9ee9uaatib7qbkae2e cidre:b7ibba cierzo:2mg cif:cnhcpmcqe cigar:bmm cigare:bah
cigarette:bmo cigarillo:bmk cillit:cpe cinco:0oi cinema:9le
cinnamon:0fe0ve17g5ka60f7en7og88i8cg8de8j98og8qg8sp8uf94f99hbg9big cinsault:b8fbae cinzano:bcl
circle:9bk circus:7p97yg cirio:4wk ciroc:aa8befbkl citra:b5h citron:18j8xg
citrus:a1eaaeamgapfbyecoecrfczfdcedue city:0ih0jg0pi0qg41g4oe5df70fb5k clair:c0gd5f claire:d5hd8o
clairol:d9i clam:33h clamato:ami clare:94f clarence:bcf clari:cze clarityn:e0l class:3ug
classic:0kf0rg1de1ef1tf22g2de2ea2mh2re30f3ha3mf3qg41a4gf4ie4ya5be5ce5dg5gg5na5pf5ri
:5zf61e62e6ba6jf6kg6me6of6rf6si70e77e7ya89h8pg8xe92g97g99g9ag9be9cf9fe9ha9kj
:9vf9we9xg9yaa3fa9faaeabeaeeaffasfaueayeb3hbbfbhfbihbjabkhbnfbpeczhd6fdneehe classica:6mf
classico:5kf6zg8mjb8eb9g claw:9je9tgb5ebeeblpbued8f clawson:0rf clay:c0ed8f clean:abedlfe2fe5e
cleaner:cbecjecljcnocoicpncqncsfd2f cleaning:cpmcqicrkcshdle cleanse:d6h cleanser:cfgcnedln
cleansing:dgfdll clear:7ye81ka2kc0ecbeczfddedlfe5ee7f clearasil:dlj clearing:dlf clearomiser:bne
clearspring:1bh4uf4ye52f5ce6qe74h76f7bh7ng82f9ef9qf9ugebnecg clement:bfi clementine:45lakh
clementoni:c0h clevamama:c0e click:bze clicquot:bbg cling:culd5f clip:d5gd8h clippasafe:byic0od5idf9
clipper:aweaxfayhazab19bpudhedol clipstrip:9ze clock:d5e clogwyn:b5f clonakilty:24f closed:3vg
closer:byf cloth:bvfc0hcrfcsnd0f clothe:cjhd5i clotted:0an1181ch98fa3e cloud:bnibufc0fd1e
cloudy:aaealgaofb7e clove:52g53f7ej clover:0foe2h clownfish:c0f
club:4ji5rg6pg71e95i9akaajbjfcced8hdkfdlaehg cluck:3ag clucky:3be clumping:c9h
cluster:0zh3vg8878ak8xa93j9nh9yfa1f clutch:c0e clwb:b5f
co:0tf2tg31e3be3eg3fk5if5ug5wj60g7nf8ke8pf8uf9of9sfa3ha59a8fadeamhangaseb5hbke :dafehj co2:czf
coarse:2of6gh7dh7egeajebf coast:c0f coastal:0ig coat:78j7wjd5idof
coated:0mf1ee41a4me7ra95h9m89nk9pi9yla5fa8i coating:2fe7wk9ph cob:3um4hk8hf8ik8uh cobbler:18f5ge
cobette:3uj coburg:8im coca:a9obgabkm cocchi:bcf cock:5cf cockburn:bcj cockle:33m
cocktail:23f2lg2qa31f32j33f54k5np5pe5we62a65e6sg6xg8pi9hi9jh9ma9ng9qfadgamgavfb7fbif :bkod0e
coco:12g5ph86a88k9veaogapgaqmbifbyh cocoa:7ea7qq83f88i8dg8ee8sg96f9ag9fe9vgb2pbuhdkj cocobay:bijbki
cocon:12j coconut:05l08a09f0ce0qg0u70vg0xo0yf0ze10e11f18a1fi2cg2ef4bi4eh4ke5bh5ef5ke5mf5nf6he
:6i96ji6of7ba7cj7if7mf7ne7tv7uq8ce8ta8xh8ze91f94l95a99g9m99ng9pf9wh9xfa7eaga
:anhaqsbifbrgcbecceczad6gd7id8fdageaaechedf cod:2fa2uq2wk2xn2yk2zo30n39i41a5gi6o9e2i codorniu:atg
coffee:04o11g15i1ce3ua4u98yfafpavjaweayqazpb0kb1lb5ab6fbkgbzaczhe2ae8eehf coffret:bhe
cofresh:4j85l89jn9ne9qm9upecseds cognac:bhp cohiba:bhe coin:9zm cointreau:bik coke:a9j
cola:12g70g789a1ia4ka5fa9saa9aoebfabgabkl colada:4kfasgbkk colcannon:4oj colchagua:b8f
cold:1bg31i5jf7ba7ci7oaaffangb4gb58c2edzje5he8e coldwater:31g cole:cze coleby:c0ed5e
coleslaw:3qg52g5pe5qe63v coley:2uh colgate:dendfgdgf colic:bzec2e colief:c2e colin:8yi
collab:09h0ce0v80xm11e collaborative:0xl11f collagen:e2l collar:cbe
collection:0rg1mj1th23e26f32f40g41f5ig5jf5nf5ze8xh9v79xm9zfa1faxfba8bdgbegbfgbhfbifbke
:c0fddednqdoidvfdwe collective:0wk0xf53g collector:7dabzh colledge:7xi colleen:ege
collezione:5da5rg6cg colmans:6sa6to6xj6yk73h cologne:cbg colombia:afeayfazfb0f
colombian:11e1ce8jfayeazgb0h coloring:c0e colostrum:bzg
colour:2we3ne3wf7ah7xhc2gcjncufczgd5ed6ed7fd9mdnh colouration:d9e colourburst:dnjdof coloured:7pia1f
colourful:9wf9xf colouring:7xocof colourless:d9f columbian:aze comb:d8fe5h combi:bpe combination:bze
combo:9jf9kj9qld5e comet:3nf comfort:6thbigbkfbqgbvgcio comforter:c0h communion:7pa7yf
compact:c0ecsfd5h compal:4uf company:02g15h3ve5rg62e7me7ne7ve8tg8xg8zeasiczhdcf compatible:awfb0g
complete:8dfauibzgc4jcahdeee2ee8he9e complexion:dne compliment:9xg complimint:a2g compost:d2k
compostable:aze compote:0re0zg7zj compton:6uh comte:0onb8e con:41a59j5hk6sj6tj75892e9cebsg
concealer:d9gdnm concentrate:4wg54a6pg7xhafjajhakialjamiavme2e concentrated:76acfecni conchiglie:6bo
conchiglioni:6bh condensed:00a03q5af condiment:76e condition:cqg conditioner:bygcind6ed7rd8a
conditioning:d7od8a condom:e6l cone:1ca1dq1e91hr5ni confectioner:a1h conference:43i confess:ege
confetti:1ih7pj8xa93h confit:2kf53g62i congratulation:8yf conimex:74g cono:b9e conserve:37h7zp
consomme:5ag constipation:e1f consumer:bpe contact:e4ie9f container:bzgcze
continental:2mf2ql5n99xed5f control:bjfbzfdlf controlada:b8f controlled:30a5dh5gf5hf5ie
controller:8ye convenience:0pg conversion:c0j conwy:b5e
cook:1lf1na1qe1ug1we25e28f2aa2bg2ck2ef2ge2if2tf30h33e40f41i4la5995e95je5kh5na6fg
:6ig6th75a78l7ce7wf99hczgebg
cooked:1mg1pi1qe1tf1vg1wg1xg1zl20i21e26g2982b92dr2ek2fa2hh2jj2kf2qi31k32a33j3rh3zf
:4lg4ue5ee5gg5he5jg5ke5lf5na5wa5yf9hhc6feaeedfeeg cooker:6sh6ted5g
cookie:0xf11f17j1ef1ie7op7qa88h8di8fe8pe8sa8tp8yi92e94a96j98i99r9bf9fe9vf9wg9xa9y9 :9zeaugczfe8gecf
cookin:5hg6jg cooking:0hf1x91yn2mg3ce3ne6me6om6qj6rm6sl70974a75678f7bg7cf7dg7qs9v79xab2acugeef
cool:9ifa6ed6hd9jdde cooler:d5e cooling:62eczie9e coolky:9wf cooper:80i coors:b4j copacabana:dpi
copella:4e9als copernicus:21e coppa:2ni copper:c0k coq:5gi5hhb9abcg coquille:30h coral:dne
corbiere:b8f cord:cbf cordial:ajq cordless:dhe cordon:2gjbbh core:agec0f
coriander:32f37e3yn5bg5ff6ga6hh6oe6sf7ek7fi8nk9o99rj cork:czf
corn:22e28f2ag3um40m41e4hm4xn5bf64e65g6h96jf7bg7ih86n87988f8de8ml8y993j9en9ij9jh
:9ll9m99qe9um9ve9yhdxjeafebfeceeef cornbread:7jh corned:1na1pa1qf1rt3h95gf5wh corner:0v80xg0zqbpgd5g
cornet:1he cornetto:1dx cornflour:7ir cornichon:52n cornish:00g0ag0ie1cf1mg26f2ve5wi7dh8qeb7f
cornito:9ii cornmeal:8cfeahebl corona:athb4pbmf coronation:2ce2ea5da64g65o corporation:eef
corsodyl:degdgg corte:b8eb9f corti:6be cos:3pe cosatto:c0hd5e cosmetic:dnf cosmic:42eb5f cosmo:bkj
cosmopolitan:bkj costa:aveayhb0jb1ib2e costiere:b8g cosy:cwf cot:c0jd5f cotbed:c0kd5a
cote:1ll1meb8ib9hbaj coteaux:baf cotta:11l
cottage:0k90ls1892qg3hm5gn5he5ng5v95y75z868e6sg6tf92absiedh cottat:bae cotto:1zn
cotton:byfcqfcsecwfd5edqgdredtt cough:7naavadzq couli:0xa0zg1jo countdown:9ze counted:5985ef5gg5hj
country:0eh0ve1of3ha4ii5zi6sf8ajbin courgette:3ws4if53e courvoisier:bhp couscous:4sk5qk64n6gq6hn
couturier:bbf covent:5bk cover:c0h coverage:d9e covered:9qga3g covid:e9j covonia:dze
cow:01e0kh0of0pg0qg9xfbefbqebrgbsgbtg cox:42gase cozee:c0e cozy:c0g crab:2oa33o34i39mefa
crabby:ae8bll crabstick:34l crackd:0ti cracked:0of4mf51a66e6ge7wf9de9ja9kfdxg
cracker:0pk35e7aa9cr9dh9em9qj9robugd0i crackerbread:9dg crackin:1jj cracking:c5h crackling:1tj1we9sj
cradle:byf craft:5tg7oe8if8zfb0eb5id5h crafted:asf craig:bgg
cranberry:0i80oh0rk1zf23f3hf48i5ve5zj62e6sa6wf79u7rm8df8h98ig93f9nh9pjaifajfamaapmasf :axgbkf
crave:8tg9ah9ji cravendale:00k crayfish:33e craze:88l9v9 crazy:9pgbyf
cream:05a08p09o0al0bo0kj0oa0x90ze12g17a1ba1cm1dk1el1ff1hj1ih1jh4194ee53g5ai5bg5ce
:5ga5he62i65h66g6rf72k7ki7tk82h83i8fe8rg8sj8th8xg8yh8ze91g95a96r97h9ah9ch9da
:9he9jh9kg9qg9ue9vg9yfa09a1aa3fa48a9iaagaugayeb8abckbiibyhc0ecpid8ed9edahdbe
:ddedgfdiidjidkkdlidmidnedxje5le8i creamed:14l3t841q4xj6b97to creamery:02f0ng
creamy:00a05e09h0de0ie0nf0og0qf0r90uf0ve11f1ce1se2fh30g38f41f4og5bf5cf5de5gf5ha5q9
:5rf5wg62e63i6476ag6ef6me6oa6sg6tj6yg72i7qa8b98ca9g99vh9we9xf9yfa2fa3gafab0f :bnfbrhdke
crease:cifcjed5j create:7ygczf creatine:e7o creation:4fg9vi9w9ajgb1fbbgc6f creative:7ja7oi7wf8de8ya
creature:d0f creek:bgg creepy:91f9zed0m crema:92ebig cremant:b8ab9abbr
creme:0am0kh0na10g11n17f83m8pf8sg96h99a9ne9vf9zjbied8ed9idaf cremoso:6nf creole:32e5ea5ig crepe:8pp
cress:3pk5pg crested:bgf crestwood:5wg crevette:31f crew:8x993h crianza:b8g crib:c0fd5f cricket:bpf
crimble:8xk93g crime:b8fb9jbae crinkle:41f4li52e9hg9jf9kfeca crinkled:52e crinkly:3299cg9jj9kf
cripp:42h crisp:0hf2da2m72n92ri2xj3na3qh40a48a4ea4ia4l952a5ja5pa5ta70a7bj84986e87f88h8as8da
:8qh8ta95a9989dk9hr9im9jk9kq9pg9sf9up9wh9yea1aaafadaalgb9eecf crispbake:1qg3gh3hk41h5we5zh9cg
crispbread:9c59ds crisped:8df93a crispie:9wg
crispy:0oa1me1yh2982ca2ea2fk2he2kj2xe32e3df3gj3i83l73qk41h4ja4mj4nh4qh4zg52a5fi5rg
:5ue6re6te72j75i7vl7wj88j8dj8p88xg97k9af9ci9h99jh9nf9sj9uj9vg9wg9zfa0gbueeba :ecg cristalina:cwe
crm:1ce croc:c0f crocker:7ok crofter:b7g croissant:5og60g8sr croque:5ng5oj5pa croqueta:5nn
croquette:3hh41g4nl5he5nic4j cross:8qjbue crosse:3ka5am crosta:5rj5se5tf5ui8mf8wh96e99g9qg
crostini:8ua8wg9ci croute:2gh30i5yj crouton:3qg5ce7vq8wi crown:28f29i2cg2ik2ke5jf8sgb9f
crownless:4bg crt:8xf cru:b9ebbe crucial:71g72i crudo:2nj crumb:18g23f2mf2xe3hf5ge5zg6wa7oe7wf9ve
crumble:0ia18n1bk1ce7of8df8yf91h92e94h98h99g9qhcaeehh crumbled:99a9vg crumbly:0ih94h95f
crumpet:8pq8uh crunch:0k90pg0v80zg10g1181ci5pf6ta75h77g7gg7pe86g87j88h8ah8da8xf93g94f96j9if9j99nf
:9oe9qk9ul9yaa0i cruncher:0re crunchie:11g1ci8xe9wf9ye crunchino:3ne crunchip:7ea9hj
crunchy:0pg0xf0za1ig2xe30e3be3qi40e41f63f6lf6rh82k83i87a88g8am8df8ya94e96f9ha9ji9k9
:9ma9ph9qa9ui9we9xh9yea1abugc8fcai crush:41g46aa9gaafajhbeebkiblfbmg crusha:arr crushball:bmf
crushed:30f3l84194jf4me4vg7eg9oaedieegefiehi crushy:41k crust:5rl crusted:1mi crustless:5xg
crusty:7je8ih8ji cruzcampo:b4h crying:6zf crystal:13hbeecjh crystale:clg crystalised:7rg
crystalized:7re crystallised:7ri9ph cs:dne cube:0mh0pi13i1yi4jg5fe6vm7lj7me8xea1ecefcvjehj
cubetti:1yf cubi:9ae cucina:7bh7ch cucumber:2cf3ot52jaieangbredvf cuddle:c0f cuddly:c0h cuervo:bjg
cuisine:1zf3dk8pe cully:5bh5if culpitt:7pe7ygcza cultura:02a07f0ug10a cultured:53g
cumberland:21j2kg2qh3cf5gl5y9 cumin:0mf3ge4ue6te7emece
cup:1hi3sa3vg5a45b95cp5nf6ek7yg8te8y999a9wl9xe9yha8favfaweazfb0ebiibzlczjd0h
cupcake:5ka7on7ph7yn8m990tczf curator:9sf curd:0li0vh1893fg85o8qe91g cure:58h
cured:1wh1xk1zh20g2mg2nk58l5pe5vf curing:2me2qh curiously:88f8df curl:7ph9af9jjbyed6fd7gd8h
curled:3yf7fa curler:9jfdng curling:d5gd8j curly:3tf3yf4lk9we curlywurly:9va9we9ye currant:7ro9te
curry:2bh2cf37e3yk4tg57e59m5cf5em5fk5ga5hf5ia5kj5me5nj5of6ei6he6i96km6m96oq6pq6s9
:6tf6xa6ya7597e67ff7gp9eeef9 curry330g:5kg curtefranca:b9f curved:doe curvy:8u99jm cushelle:ccm
cushion:26ec8fcagd5j cushioned:c0e cushy:c0gd5g
custard:0cs0du0vg0xa11812e16l18f1ig8xe91j96pa2ibrlbsad8e customisable:7p97yh
cut:1lf1mf1se1xf1zg27g2ue3hf3qe3yl41h4ji4lj4u94zg52e5ke7me7zf80i8hg9hf9kfb4fbff :bmgbpgeda
cute:cbfcze cutlery:bzeczh cutlet:1sg25j cutter:bmjczi cuvee:b8hbbl cwrw:b5i cylinder:czf
cypressa:51f53f66982aeeeefg cypriot:0mh5zg czosnkowa:58g d:3vf4ve6shaieapmb8fc2he2hebgeegefh d3:ame
da:7bh7chbje dab:a5j dabruzzo:b8gb9g dabur:e2h dad:9xfczf daddy:70mcsfcze daelman:99g9ag daff:4fk
daily:abfamebyecpgd6gdkidlidmedqfe2fe9e daim:1ii8ya9wf daiquiri:bkl
dairy:00f02a05g06e07f09g0bi0cf0ee0gm0hf0le0ql0ua0xj0yf11i16i1ci8x893e95f9aa9vl9wa
:9zfa0ga3fbrabtfece dairylea:0jh0kg0pr daisy:7pe9089xh dakota:9og dal:3ha55l59j5ep5lh6of9ugbseeej
dale:0ai dalfour:7zh80g83a dalgety:axg dall:55gece dalsace:b9ebbf dalston:aai damm:b4k damson:0re
dan:8xf8ya8zg dana:57h dandelion:aaicag dandruff:d6g dangloy:0ka0nh dangly:c0e
daniel:70ea97bgnbifbkj daniele:2ne danielle:egf danish:0ne19a1xg1zf8su98k998
danone:07f0vk0yo0zg48a87a dansk:98e danver:bih dao:b8h darenberg:b8e darjeeling:awgaxa
dark:0ye1ef4ki6tf6uf6vh74i7mh7ne7qj82f88a8di95j9ae9bg9ee9gf9pf9vm9wf9xf9zfa0fa3e
:a78ayfazgb29b6gb7jbfgbled9fdmfdne darkest:9ve darkmilk:1ca1ef9vi darroze:bhg dartmoor:b5e dash:aip
dashboard:d2i dasti:b8g date:4cp7rj8y98zf9po9tebue dauphinoise:3i841p6sf daura:b4g
davidstow:0if0re41h5wa davola:b8h dawtona:3qa52r
day:1lg1mh5gi5oh5pe8wh8ya8zf93f9xea5gazfbzec9edlkdnfdqee2he9f daz:cgl dazs:1cm1ee dboeuf:1li ddh:b5h
ddraig:b7g de:69f6bfasfb8ib9fbaibbfbhebiibjhc0fd5e dead:b5fdbf deal:41f5na5pf5re dealcoholized:atf
dean:98f death:1ilb5e decadent:ecf decaf:afeavaawjaymazhb0i deck:c0e decker:5oe8df9wh decor:7pp
decorate:8yf9fh decorated:a7f decorating:7oe9ffczh decoration:7pj9zgd0f deeno:9wg
deep:4le5ri6vh92fbyecnacofcpfd7hdyj defence:axed7ge0f define:d8ednf defined:dne dega:64f
deglet:4cf9pf degradable:cbe degreaser:cnacpl dei:b9ebie dek:b0e del:1ei1fg54gabgb8hb9f
delamere:00901g06f0eeafe delhi:5e9ecfeeg
deli:0oh0re1oe1pe1zh2eg2fe2je2mh2qi3aa3ei5ke5pf5ta5ve65g66h73g8jg8mh8pe8vf delicacy:ece
delicate:2nfadfcfj delicately:3ye delicatete:2qf delice:11i22f2fe2gg2reecf
delicious:0of0rf18e1yf27e32e42f5df6hf8th8xf98a9bf9ue
deliciously:00a05f1va3ef3hh4bg5d95ee5ff5we62f8af8de8ef8pa8ye92e9ne9ve9wg9x9 delicously:8ue
delight:12f1bq1ee4fh5hg5wi8qh8zh94j9ch9pf9wj9yea1hc6eeci delightfully:3yf99f delish:9ze della:b8e
delphi:5qh61h delta:9ij deluxe:0di14i9mfaaaaplc0hd5f demae:6ek demerara:7mq demeter:4ug4ye79e
demleme:bje demonio:bjg denada:0og5hk5ig6rf6sk71h denominacao:b8f dental:c5jdgk dentastix:c5l
dentinox:byfc2e denture:dgle9m denver:1le deodorant:d5eddo deodorising:dde deodorizer:cwg depot:b5e
derma:dlf dermaplaner:djf dermaplaning:djf dermexa:e5g derrumbe:bje des:0neb8fbagbcf descaler:clecpg
deshi:ebf desiccated:7ur desk:c0e desperado:b4ib59 despicable:1ze
dessert:03g0df0vj0xi0zf11m14i15j16h17j18i19h1bk1ci1ij1jl8tg8yg95a9va9w99y99zad0febh :ecf
destination:egf detangle:byjd8f detangler:byfd7fd8i detangling:byh detection:e9f detective:d5e
detergent:cffcgfche detox:aifameaxe dettol:cjkcnhcrk deutsche:92f device:bnhczf devil:7ofbaebih
devon:0djb7f dew:aaj dewar:bgf dewlay:0ik dextro:459a2je7k dhal:5aa5bh5ej5lj6jgbse dhana:7ef
dhansak:5ej dhokla:ebj di:5pib8ec0h diabetic:a0l diablo:b8hb9e diacare:e1f diamond:7peb5e diane:6sn
diarrhoea:e1f diary:d1i
diced:0me1nq1pa1ta1ul1x91ym26627q29a2bs2cf2ea2f92ig2me3k840n4b84ee4jo52e7rh9pg dick:17k die:6bf
diego:d0f diet:0vf468a9kaanadkaeibkge8i dieux:0ne differenc:8ie difference:93f different:czf
diffuser:cwk digestion:axec7ee2e digestive:94r95n96g9ff digger:5fh diggerscrispy:2fi5fa diggin:d5e
diggity:21f digital:e3k dijon:73i9he dill:30h37f38h3yn53e77i7fk dim:5mm dime:amk dimple:czgd5e
dina:8mf8ngecg dine:11e16f30f40f41g4of5de diner:5ke dingly:c0e dining:bzic0a dinky:5wj5xhc0e
dinner:2cf30a52g5da5gh5jr5k86rg9hfbsgbzic3fc4ecxf dino:22f52e72h77a7wg9jg9th9uibaed5h
dinosaur:2fk3dg8ye99h9wg9yfbzfc0f dioralyte:e1l
dip:0k90pj2ee2fg32i3l94em5me5nl5qj61k62r6rg70j71g72f75e8wg9if9yea5k dipa:b5h diplomatico:bfg
dipped:1eg1he98g9m99ph9xf9yi dipper:2fi2xh3dh4lh4ni8wh dipperz:a5f dipping:6qg71f75h7wi dippy:9ph
direct:41l4ng5ga dirty:78fawib17beg disaronno:bin disc:cofcze disco:9h99jk9yea1e
discover:1ph2ee2he2lf discovery:2kf30g32f41e5ef5gj8pea19a2iajfapf discreet:dsm disguise:d9f
dish:57i5de5ef5gg5ig5ya75fbslcmjcsiczidca dishmatic:csl dishwasher:7dackpclscze disigny:0ng
disinfectant:cnn disney:5dg7oe88e8yebygc0iceeczgd5hegf dispenser:a5ebzgcyg
disposable:7yic0fcugd4jdhi disposal:bvjdqg dissolver:cjf distillate:bjf distilled:76hbef
distiller:bdebifbkf ditalia:b8eb9h divided:bze divine:14g9vg diwali:ecg diy:7og do:cze doc:b9fbbi
docg:b8eb9ebbe dodger:97r9fh dodough:8tg dog:21h22n2lg3ch5nf5oi8ja8kk8ufa1abgabigc3nc4pc5oc68cbq
doggy:cbg doh:8uec0g doktorska:2qh dolce:b0lbcf dolcelatte:0ne dolceria:1if dole:12n4en54h9taa1a
doll:c0hd5e dolly:a1j dolmade:53i dolmio:5de6ba6kq6mo dolphin:cze domaine:b9e domane:b9e dome:0of0rf
domesto:colcpe domo:12813i domowa:0ae don:akeapfb8ebffbjf donation:ehe done:8tecng
donello:6ge7df7eg7fg7rh7sg7xf7ye87e89e8bi9mg9ng9of9pg9qf9yga2eeaeebg doner:1ph2c82eg5hh5kf5og6ee
donut:5ng8ts8xf doodle:cef doon:bah door:c0i dop:0ii0me0of6ae dopiaza:5ef dopo:bce dor:1clb4e
dorange:b8e doria:4zh dorigine:b9e doritos:62e9ha9is9j9 dorset:89k8af dory:2ue dosing:amhana dot:9ae
dotty:1ei double:08q09l0ij0jf0rh11e17f1ce1eg1oj4wh5185oh5yf66g8df8pe8tf8xe8ya8ze91993f95e99f
:9cf9xaa07a5hajjaoab2ab5hbiebmebofczedze doubleshot:affb0a
dough:17e1ch1ee5r95sm5to7oi8ge8hf8se8ti8ye9v99wh9zea0febh doughball:5tl doughlicious:1ei1if8te
doughy:ecf douro:b8k douwe:ayg dove:7if7kh86e94fc0ad5ed6gdaldbedckddgdvg down:axfbbfczed5e
dr:0te13i1bf5ri71e7ig7kf7nh7oh7pk7qk7xl7yg9fi9vaa9laajapgbzicpgcza dragee:9yka1i
dragon:4bh4dj5kj5ph60h6df6oe6pf6qh71f74i7tf9veb5fb6ib7gd5febe dragonfruit:48aaieajfaphasf
dragonroll:5pk drain:35gcpm drained:35i drainer:czf drapolene:byj draught:b6k drawcord:d5g
drawer:c0g drawstring:cbfcth dre:bdg dream:05k1bi1ef4fi6ia8tg98a9fea0ja1ec0f dreambaby:bygc0id5f
dreami:c0f dreamies:c8n dreamy:0xl5ee dress:72h dressed:33h dressing:1ue51a5hf5qf64g66e6hf72s
dribble:bye dried:00804l2ni3m93v83ya4894b94e94ua4va4we4y953k55m5ci5d85qe66h6cj7fo7kf7pi7rl9cf
:9pr9t9ebk drink:00a02m05p06h07n0ua0v70w90x90ys10611a45a4ba4ea54a7t98b98da8fo9v89wa9xa9yaa1a
:a9gaajabmacnafgaigajgak8al9am8aopaprargaskat8aunaweb0gb1gb2hb3nbdebfhbhebif :bjebkjblic1ne1fe8f
drinkable:07i0va drinking:07n0va10a4bh9v9b2rb3e drip:8ye dripp:b5h dripping:0hm1me41h4me4rg5g96ue9xf
drippy:9zi driscoll:48i drive:d2h drizzle:11a1ji5nf5ze76e8da8tf8xe8y88zl99i drobimex:2qh
drobiowy:2rf drop:53g7qf99g9pia2ea5lajfb5ebefbjec2ld9edzge2he4l dropik:9pj dropper:e9f dropshot:big
drum:2ah7yea4fc0g drummer:2fe drumstick:1fa2am2cg2dh2ee2ig9gga1ia2aa5ga7eajfc5e
dry:0hg1xf1zh2mg5a95cj7bj9piadfaegb4eb7gbbhbcgbdibkebvfbyac38c4kc5ac67c7md6jdde :dkiebfech dryer:cii
drying:bzf drynite:bvhbwpdse du:b8fb9e dua:bjg dual:acebmie9f dubai:1ce99f9vg9wgb6e
duck:0hk24e2kr2oi3ah5fj5mj5ph5qe6ef8mg8p79zhc0fc3jc5fc8fcomdvg duda:2mi2rg dudhi:3zk duero:b8g
duja:5df duke:bcf dulce:bze dulciz:3me dumbbell:9xf dumbo:c0f dummy:bzk
dumpling:4rj57e5gm5hf5mj68g6wl7ik7jh7o97wiedj dunareu:2qf dunkel:b5e dunker:0pm
dunn:02f4ug7ef7gg7te7whebheee dunville:bge
duo:0pe0zf11f1fe3me3qe40f5ef5la6jf75f9ve9wi9zfafebdgbied5gd8adgedlgdngdse dupont:bhh duracell:cyj
durex:e6r durum:8m98nf dust:csg dusted:2fe2xn duster:csm dutch:71fbmh duty:cbecsectg duvel:b5j
duvet:c0iczad5k duxelle:1me dvd:d5fegl dwarf:3ui4ua dye:d9l dyed:4fh dylon:cje dynamite:59e
e:9gf9vk9wh e45:byedkle5j ear:7pfc5ecbecygdtfe4n earl:awlaxe earphone:cyg earth:82haxh earthy:3kh
ease:d8g east:3af55h6of6qf7eh7fe7gf9oabkfc0eeaf easter:7pf9zia8h eastern:3qa3ye5hf5qe6se
easy:0hg0tf3ng45n5ae5ba5cg5hh5ia6hg6ih7kf8cgamaangbmgbwfbzfcueczed9ldzeefk easyfit:c0e
eat:0de0tf20e26e27g2c82dh2ei2f92gf2rh2t62wh30e31g32e33e39e3ee3ge3ue3xf43g49g4bg
:4cg5da5le5ng5oe5pf5qh6he6ke8ba8cf8dh8le99f9na9pg9sf9um9va9ygece eaten:9ug eatlean:0jf0ph0rf eau:dpl
eazy:b4h eazypop:9lf ebru:0mg82g eccle:8qn8x88y891l ecclefechan:91e echalion:3le echin:dzf
echinacea:dzk echinaforce:dzf echo:b9fbaj eclair:11h1ik8tj8xj9y8a3o eco:b0ee9f ecotab:cke
ecotool:dnk ecover:cffcie ecuador:9vfbmg ecuadorian:32e eczema:e5j edam:0jj0on9cg
edamame:3ui40e41h4ho4jh4ua9ui eddo:3zi eden:bze edge:dng edible:7cg7pg edinburgh:bdf edingburgh:bie
edit:dof edition:05e0ge0ma11g14e18f21f2ea3re4ah5be5fe5ga5re5xe5yg5ze62e64e65g6ai6jg8ye91994f
:99h9wa9xea8eaaeabgaieasfatfazgbkabnjccee8g edradour:bih edward:3ifb9eegf eel:33g38h eezy:1fj7pe
efendi:aze effect:dlfdoi effervescent:acfe2e egbert:ayg
egg:0qa0sq0tv1892qe2sr3hf3qa5fg5ig5na5pg5vk5w965s67i6dk6fl6ia6jh7197298pg91f9wf :9yf9zqa5ib9abre
eglise:b8e egusi:ebk ehrmann:11f eight:9xk9zf einstein:c0e eisbonbon:bif ek:9wf ekspresso:5mg
el:2mg4ug5hg5kg6ri6te7gf8mh9igb8gbjh elaichi:awab1h elastic:d8gdkf elbow:76a7kacngcpj elderberry:e2g
elderflower:aaeaceadgaffaiiajialgaskb7fbbgbja eleanor:czf electric:byebzecwedfg
electrolyte:acie1fe7j electronic:bnhbpe elegant:dog elephant:8mhbzfc0eeaj
elf:7ng9599fi9ya9zja19a8hbnl elfliq:bnu elijah:bgg elit:1v921e2lg2qg elite:95g9gf elixir:bihe9e
elizabeth:9xi ella:3ka5ja8af8de8ef9ne9te9whanebrobsobtfbui elmlea:09r elnett:d8k elpozo:2mh
elsie:b5i elswood:3oa52h elux:bnh elvi:b5f elvie:bze elvive:d7gd8e embassy:bmg ember:2rg
emergency:9xf emiliano:2qf emilion:b8i emma:czh emmanuel:b8e emmental:0jj0of5pg5xf emmi:afj
empanada:5ni5wj empire:94997q emporium:7pfa8jd0e empty:1hf en:2gh30i5yjbae enamel:czk encarnado:4ue
enchanted:7pf enchilada:5hj5kh6rj7oa encona:75j encore:c3ec5fc6n encroute:1mh5yg
end:1mf1vg27g3af55h7eh7fe7gf9oaeaf endangered:9xaa0g enemigo:b9e energised:9ng
energy:8dh93aaa8abrap9cafdlee2fe7j engevita:84ge9f english:15i73l8og8ug907asfawhaxab5eb9fbbf
enhancing:dnf enriched:00e enrobed:95l ensamble:bjf ensure:au9e8f envelope:d1k enzo:5te enzyme:c2e
epic:1eiddf epicure:52h77a epod:bnf epoiss:0nj epsom:7d9dbk equi:1cf equinox:ase eraser:d1g
erdinger:b4fb5e erythritol:7hg es:b9e escalope:2fk2gf3di3ha espanola:7af7ce espartero:b9e
especial:b4ibjf espresso:afmayfazgb0mb6fbki essence:7xkadjayhd6fd7e essential:bygbzecsfd5hdeednge9f
essenza:aa8aii essie:doo estate:b8ebbebff estrella:9hhb4k et:b9f ethiopian:6se eton:1df etruscan:2me
eucalyptus:coe evan:b5h evap:03l evaporated:03q even:dlf evening:e2g everflyht:bbe every:8jf
everyday:06e6ih6j89ofacfawkax7cgjcygdne evian:agk evo:bmf ewe:0oe0se ex:9mh9na excavation:9xh
excel:cag excellence:9vhd9f excepcional:atfb4f exceptional:46e exclusiva:bfg exclusive:2mg
exercise:e7g exfoliating:csedjfdlfdvgdxe exmoor:b5j exotic:07e0ye1ef3ve4be4ki9na9uhapfece
expert:52ebygbzfdagdgedkhe2ge9f exploding:9ye explorer:75f explosion:7ea7gh export:b4ab5e
express:5rm5sf5te6ma6te71fbzednedyi extended:7be extension:c0ecyj
extra:08h1le28f2df2fg2mf2ra2xg30a38e3ue3xe40f5ke5tf61e6if6kg7ah7ce7sa95e9me9qfa2f
:a6naaeaeeafeamhaweb1fb4ebcebfebmebpgbxfcagcsfd8edgedqf extract:7xo84n9hf9m99nfblfd7edae
extracted:ame extreme:bnfcbed8i extremely:9bf
eye:1lf1og2cg2ee2ff2hf2lf2xh2yf2zf32e3ge3he3nf4gf4ii4li4ng4pe4sg4ua55h5uf7ef8p9 :ca9dljdnje4j
eyeball:a8f eyebrow:dhedne eyed:55e eyelash:dng eyeliner:dnl eyeshadow:dng eylure:dnm ezra:bge
f:c0eczk fab:1fi fabric:cipcwid78 fabulous:2mf95f99a9bg9ne fabulously:9bf
face:4ni9jjcygddedjgdkhdlndmjdvge5ee9j facecloth:byhcsg faced:b5g facial:cefdhedli fact:dkhdlg
factor:dmj factory:9to fag:bmk fage:0uj0vf faggot:24g5gm6u8 failure:cye fair:azhb2ebfedne
fairtrade:44j7le9mf9vg9xfawjax9ayeazjb19b2h fairy:46a8x98y68z790uc0gchgcifckfcmrdca
fajita:2da2ej3ah3da5hg5km5ng6je6rp6tm7geeff fajta:6tf fake:dmi falafel:3gt3na5ke5pj5qg61i649
falanghina:b9i fall:b9fbaj falooda:02k1bfa19ebf false:dof falsy:dne famiglia:2da68j69f6ah6ne8nf
familijne:9ae famille:b8kb9ebag
family:00e07f0le0of0pf1bg3ae3ve4if5ce5k95ye6rg8je8n98pe8qe8x98zh95e9bj9w99yga1fa2a :bafbgfc0ad5eedf
famous:22f52e72h77a7wg9xibgjbi9 fan:1hi4ei8df fancy:8xk fanny:b7e fanta:a1gaau fantastic:dkf
fareshare:ehe farfalle:67j6bj farina:7ifeah farley:buj
farm:05h0ai0ug0vh1ka25f2d92eg3af3ch41e4nf5ve5ze7if7kh86e8da94e9he9tjaaaafeajeasi :bufbylc3ecagdme
farmed:35e farmer:2lg5ef8ye farmhouse:2oi6wf8gj8hg8im8ug8xa8ze fashioned:bkf
fast:7kgacfbzgdkee5fe8ge9f
fat:00h0ah0de0ff0hm0je0kf0lm0mi0uj0vi0xa0yf0zf10g11a14h1kj1qg1re1uf1xe22e27e2bg
:2if32e41e4yf61f6sf72f9c99kfcak father:bcf fatigue:4ef faustino:b8g
favourite:0of0pf0vg0we4if5ag5i95ng6jg8de96h9bh9kh9wa9xia2ha3ga5f fc:czk fearne:7ze
feast:1ej4sg5dh5fh5nf5pf5ri5wg6ki6me9nf9pm9va9xa9ygc3e feaster:1oa22a5op feather:d5e
featherblade:1mg febreze:cwo fed:28f2ag6vf fee:avi feed:bqebzic0ad2j feeder:bzh feeding:bzhe2g
feel:9ng9oee2e feijao:55h feino:67i felight:c9g felinfoel:b5g felipe:b9e felix:c5ac6qc8j
femfresh:dagdqe feminax:dyi feminine:dqj fennel:3zn53e5rf6mf7eg9o89qgaxi fentiman:aagaegask
fenugreek:7eh7fk8ngechede ferme:b8fbaf fermented:07e0va53g5te feroglobin:c2fe2h ferrero:8xh9vi9xm9zh
ferret:b5f festive:3hh5yg7og7pe7re7ye98e99e9bi9va9zia0fa1aa8ecza
feta:0mq0qh3qa51753e5da5gi5hf5ni5qi5xh5zl62k66i6mg9uf feteasca:b9e feuillatte:bbf
fever:a9eaafadnaegavhe0h fez:6he ff:1ii6yg7oe7we8kg94i fiano:b9f fibe:ash
fibre:0vh86a87p8dk8ff8gf8he93g97a9afaafccee1fe9g fibrejack:8df9a99fh field:b5e fierce:b6e
fiery:1me2fg5hf5kg5re6tf77f7g99phaeg fig:0re3re4cq77e7ri8se97n9pkbr9btf fight:4ef
figure:05f9wa9yg9zgavfc0ad5eegf file:dohdxh filini:6bg filippo:6me6ne7ak fill:7pfcze fillable:cse
filled:1ca1ih5gf5jh5nf5o95ph68j69i6ba8dg8ee8pj8rg8si8tg90e92f96a99k9ge9pe9xa9zga8f :bzg
filler:5pa65od2g fillet:1ln1mh1sf1tm21a25g26f28a29o2aj2bg2ch2fi2gg2ig2kg2l82re2tn2uq2vl2wk2xl2yf30n
:36a37j38l3ae3do3ef5gg5nac5fc6g filling:03f1bh54i65f8te96g99a9ve9xea3g fillipo:bbe film:cul
filo:32f5nh60j filous:0wh0xf filter:azfbmhbpnbzeczk filtered:00h6jf fin:2vf final:egf
fine:3qe3s93uk40k4ua6dh6f875f7de7ef7ih7vi8bg9xf9yebhlbmic6eeahebf finely:1ma1zg2df2e92qh finer:0pi
finest:0he54h7cfb7ec6eeahecf
finger:2fg2x62yo30a3dj3gk3ni4ek5gg5ug7of8j98kk8qi94g95o96f98j9ai9fh9vabuebyhdf9eci fingerella:8xg
fingernail:dof finish:7dabffbgfckpclnddgdhednh finished:1te8xg finn:9dj finnebrogue:21e finnish:bkg
fino:bce finocchiona:2mg fiore:68e fir:7p97yf fire:0me1og1qa1ug27f2cf2he41g6afazebfebgabig
fireball:bg9bim firecracker:21g2a92d92ei3s941h4ne5fi fired:5ri firefly:bgfbjf firelighter:d4l
firelog:d4i firepit:1vi2cg30g3ge3s941h5na firepower:bpf firestick:2rg firetree:9vf9xg firewood:d4f
firm:3fidgf first:bqibte
fish:18a1o92f92tg2un2vn2xp2yq2zq30r37h3b93dk5gn5nf5pe5va5y85z96oa6si6tf6vf6xe6y7
:74l7ge7za8y9c6gcahcueebf fishcake:2t92wa2zt309 fisherman:2xi5gk5ya fishless:3df
fit:5df5ee5fe5hgbwgd5f fitou:b8j fitted:d5j fitzgerald:8oe five:7ge8ue9xg fix8:asf fixative:dgke9e
fixodent:e9i fizz:aamasgatfb97ba9bbncoe fizzie:aaf fizzio:aah fizzy:a1ga4sa8eaajbnf flaczki:57g
flag:7pfd0e flahavan:8bf flair:8xf
flake:11f1bg1di1e82tg2wi3ee6ga6hg7dh7ej7ff7ul7we84g86k87m88h8af8bi8de8x993j9ea9qf :9tg9wf9yfcaje9g
flaked:7so9m8 flaky:2we5yf flame:1o92992di5oj6ee7rf8nh9hg9ma9ne flamegrilled:2rg flamin:2ff5de5uh
flamingo:9xfc0e flan:60gczg flank:1la3hj flap:93f flapjack:7oi8dl8x993t95999fbuf flare:dnf
flash:c0ecnkcpecqkcrj flask:czm flat:1lf3vf3ye49i6fg7f98nfb0fd5f flatbread:5rh5tp8me8nq8uf8vf9ci9dg
flatbun:8jj flattering:d9e flava:78e
flavour:00a02m05g07e0be0di0ie0pa0qf0vg0wg0xh0yf10f12j13k16e1791be1cf1ia1ji1oe1qf21e
:25f2a82ce2ee2fa2lg2rf2xf34i3da3ha41a4ea4ue5cf5d95f95ka5n95uf6ej6hi6lj6tm6ya
:6ze70e72g75f78f7ae7cf7gf7me7ne88f8b98ci8fe8si8te8xf8zf93a95e96e97i9ag9ci9ee
:9ff9hg9if9jk9kh9lg9m99nj9pe9qj9rh9ue9v89w9a0fa2ga4ia5ga6ga7ea8fa9eaahaciada
:afeag9ailajfameaogapfarkauhavfawfaygb0gb2gb59bbfbdhbejbfebihbjablgbpgbsabuj
:c2ec5gc8icbeczadgge1fe2he7je8ie9gehg flavourful:1og2cf3kh5hh flavouring:7xk flavoursome:2te2we
flavourz:avf flax:7cf8hf9oh flaxseed:9or flea:cbm fleece:c0fcbfd5g flesh:3je49g fleur:bag
fleurie:b8j flexi:cbf flexible:d2g flextexture:cse flight:d5e fling:dne flint:bpf flip:a5gbzf
flipper:2xj flipz:9qe9yg flix:a1k float:d5e flockbuster:c3f flooded:98f floor:bzec0acnacqqcrf
flopsie:c0g flopsy:c0g flora:08a09i0e90fk0gsb9fbpa floreal:b9i florentine:30k95j floret:3si4ih4jj
florette:3qp floss:a5hdgk flosser:dgf flour:4ua7ireap flourish:4ua59f5ei floury:8je flow:bzg
flower:0ff4fk7pl7ye8yf8za9xgasec0hczge9e flowerpot:c0g flu:c2edzj fluff:dle fluffy:d0g
fluid:bpfbzed2gdme flump:a7k flush:cve flute:d0l fluted:czg flv:9he fly:d3k flying:a5j
foam:a1hc0ecoacpecqfd5fdaedbedik foaming:byh focaccia:5pg5ui8na8vu focus:8dg93aa0fabhe2f foil:cut
fold:c0fd5g foldaway:c0e folded:8ne folding:c0fd5e folic:e2g folk:aag follow:bqm fondant:17e9zg
food:09h0be0ef1qe2zg3ge55g5de5hg5le5nf6ee6gg6hg6ja6kg75e7ff7me7ni7oe7xn7ye89e8bi
:8xa8zf9ee9meaceaufb2gbrjbskbuec0ac3lc4kc58c6lc7jcajcthcvmdkhe2ie8ee9e fool:11n foot:dxu
football:9cg9jg9xg9yga5a footmuff:c0i for:aufbrhbsgd9k forehead:c2ge9f foresight:4yj
forest:11i13f17e1if4kg54a81e92e95g97h99e9aa9ne9pk9va9xa9ygaaeacfaiiamaaphb8fbdfbre forestiere:5gg5hi
forever:cze foreverwarm:c0e fork:bzh form:czg formaggi:5re formula:bqmbzgc0ad3gd6ed7fdeedkh
forno:5dk fortant:b8f forte:e2e forthglade:c3gc5f fortified:bch fos:4794el fossil:9xf9zi foster:b4f
foundation:dnm fountain:a4g four:0ji30g3qa5df5rf5zh64h68h6ai6ya90f9ofbdeblm fourfive:e2fe7e fowl:2ki
fox:0ih0ri8da95m96h98a99k9bn9fha2hbolbzfc0e fragata:51i66a fragrance:bxebyfd6ed7adphduedvf
fragranced:bxh fragrant:2ce3yf5ff6ih6j96pg frai:0ue0vg0wk fraiche:09f0an frais12m:0wf framed:cze
franc:b8e frangipane:18e91h92e frank:22j6ti75i7gh80i9cf9if frankfurter:22s franky:25f
franziskaner:b4ab5e frappe:a39afib2j frappuccino:afl frascati:b9g fray:56j57n59j5f95y9 fred:2ua2vg
freddie:bri freddo:9v79wh9yf9za freddy:9tj
free:06o08h09g0cf0f90gl0hf0j90kg0lf0ma0ql0sk0th0uh0ve0w60xh0ye10f1ah1cf1eg1xe21e
:28f29f2be2ff2gg2kf2ma32e3df3he5ae5de5ga5ng5pf5rg5se5we5ye60e69e6bi6cf6ge6kg
:6qe6wf7197ie7jf7kg7qe7we86h87f89g8af8bg8ga8h98i88j88mf8o88pa8qa8t88uo8wg8xg
:8yf90h91e93h94h95k98f99e9cf9df9na9ve9x89yf9zga0ia9faa9argaseatrb0gb3fb49b5a
:b6ab78b89b9abbabdabk9btec2ec3fcrad2gd6edggdue freed:9ie freedom:81h freee:7ie7kg88g8de
freefrom:1ce9va9yj freesia:dde freestanding:c0e freeze:1fk4897fh7pjbleboi freezepop:1fi freezer:cvm
freezy:1fh freezzy:1fe freixenet:bbn freixnenet:bbg freja:6vh
french:0kl0nk0oe1se2mf35f41a4lj5be5qa5wa72h73e7pg8p98sg8xe9dh9h69jgbggdof
frenchs:5ug6lf6sf6te73e8lj8xi9jh fresco:big
fresh:00e06e08g0ag0ci0d928f2ea2fg2lg3pe3qi3rf3te3yn3zj5295da61g62a64a67p68g69i6af
:6b96fe7f98pe8ti8yh90fa6hakgapfbdebpebyac0ac9gcbfccgcfacgecigcjfcmecojcpecqh
:cwkd7adaeddfdghdvfdxge8h freshener:cqecwm freshly:akfamhape freshmatic:cwf freshmint:dee
freshness:4gg4hh4if4je4kfc9edqj frickle:4qk friday:2fe2hf32e41h4ng5ig fridge:0ch0vf2el3hg5bh66g
fried:29a2a82ca2fm2hg2xf3bg3df3fg3la41e4nf4sf5ea5fk5if5kf5oi64e6ef6ia6ta70f71f72e
:7vi7wj9jaebhecfefi frieda:8yed7ed8i friend:9ff9yf9zjc0kcag frijj:02o frikadellen:2ek frill:7pe
frisp:9hh9k9 frittata:5ne5xn fritter:3gm58h5nf frizz:d8h frizzante:bbf frog:9zgc0h
fromage:0ue0vg0wm5oh fromagerie:0of frontline:cbi frost:d2i frosted:88l8d98sg8ze97i frosties:88j
frosting:7po frothy:af7b1i froyo:1gl
frozen:1151c91eg1ik2ai2ie2lf31e33i4894994e84gg4hh4if4jj4ks60e8na8sfczjedg frube:0wj frugo:abf
fruit:0pe0vg0zi12g18i1fl2oe3pa3q64bh4ci4dj4eq4km54m5q963i64a7rl7sa7zk86h87i89i8ae
:8di8i98qj8rg8uj8yg8zh94e97j98a9ae9ca9df9ja9m69nn9o99pi9ts9vj9yaa1ka2ka5ia8j
:aahabfaceaijajlakgaleameanfaolapiawaaxib7gbagbk9blfboebrjc0acza fruited:8qg8rg8ya8zi fruitella:a1j
fruiti:cwf fruitilicious:a1f fruittella:a1ha3l
fruity:0ii0vg0we1cg1ea1ff2o849a5qh64g6g889e8ah8ba8ca8ue94e99fa1fa4fa8gafeaieajhaoe :b9ebsjbtgbue
fruli:b5f frusli:8de fruteto:7ze
fry:0me1nh1ui2ce2ea3fe40k41m4ij4lq4nh4qh5hf5kf5nh69f6df6eg6oa6qm75978f7cf7gi7wj :9h79jl
fryer:4ne5re6tg7ggcuj frying:5seczg frylight:7cn frys:2bg3cf3j840i4if4lp6ea6fg6qf7cl9wk fsc:7yf
fsca:c0e ft:ayf fto:0of0rf18k5f95ma5nf64k8rf8sf8tk8x78yl fuba:bff
fudco:3ag55f77e7de7el7fg7sa7vg9lg9mh9pk9rhebf fudge:0vi1ea1ig7me7qi8sf93f95f97f9ve9wg9yaa3qafhe8f
fuel:5hf88e8ah fuel10k:0ze11a14f5he7of88a8ch8fk fuet:2ml fuetec:2mf fufu:eah fuisse:b9e
full:0lf1q923he5e fullgreen:3ja3s96hi6jl fulltoss:ecl fully:5ke5ph9ng fume:b9i fun:7yfc0f
function:cye functional:ase fundador:bhg funghi:5ri funkin:bkk funko:9wf funsize:9599w99yk
funtasia:a1f furniture:c0gcqi furrow:9hf fursty:b5f fusiili:6bh fusili:67e fusilli:5di67n6bq6kg
fusion:02g35l4e94sg9piaaaapib9fbahbmgbpfczed7f fuzzy:dvg fybocalm:e1j fybogel:e1f fyffe:44e4bg g:ase
gain:e7e gala:42m5vl galactic:a1h galangal:efh galaxy:8xg8ye93e99f9vq9wi9zhaofb2n galbani:0mf0ne
galette:5ng5zj galia:4ak4ea galipette:b7ibba gallo:5ia6hg6ih6lib9ebaf
gama:53h61h62a6gi9me9oga1geceeea gamay:b8g game:2kl5afd5gegh gaming:cyh gammon:1l91ma1ws1zf20e26a58f
ganache:11f7ph8qg8ua9xf gangland:ege ganoush:62j gappa:ece gar:2gf garam:7gn garda:b9f
garden:3gg3uf4gl4ig4yi5bk9afavi gari:ebj garibaldi:94ibcf garland:d0f
garlic:0ej0ia0kg0me0qh0ri1lg21a26f2bh2ci2de2fg2gk2qk2ta2ua2vf2xg30g31932g33f35e38e
:3i93lq3na3qf3v73y93za40g41i4jg4mh4qj4wi51e52f53f5g95h95nh5pa5qf5tt5ua5w961e
:62j64g66f68f69e6ae6ba6je6mh6oe6qf6re6sa6ti6ua6wg71n72g75g78f7cf7dh7eh7fg7gj
:7vf8l98nh8wh9cg9ja9of9qe9re9uga1aecaedfefm garnacha:b8j garner:52j garni:7fi
garnier:d6ed7hd8ed9fdkhdljdmhdnfe2a garnish:23j garnished:c6e garstang:0ig gas:bpfczf gascogne:b9i
gastro:2gi2ue2xg2ye30f33f41a4lg5de5eg5gh5if68f gate:bqfbrgbsgbtg gateau:1ip gather:71e gatorade:acl
gavi:b9o gaviscon:e1l gazpacho:5bi gear:czg geesowska:2mg geeta:6oh6rf77e8nf gefen:54h5c96eh6ge
gel:13g7xhacic2icfncofcpecwfd8gdamdimdkedmgdokdule4fe5ge7je9f gelatine:13l7xg gelato:1cr1ef1ie8ta9ma
gellwe:1bj gem:3pm3xe9fk9uia1hb5e general:csf generous:bde gengigel:dgh
genius:5wg60e8g88ha8i58j98pf8us90g93f genoa:1ze2na8ya8zi genora:b9e genovese:6nk gentle:djf
gentleman:39h77a gently:22f9ph genuine:4bh geo:59g6z970i george:c0acbfcskczhd5l georgia:6tf
gerard:b9e german:0ni1ze21f2mi2qkb5e germolene:e3l get:aifajfapa getpro:10h11g gewurztraminer:b9j
ghana:efg ghanaian:b2ab3e ghee:0hr8pe gherkin:52o5hh77j ghost:7peateb5f gia:efg gianduja:9vh
giant:3le3ua3xe4af4bh4ea4sf4ua4xm4zi5qe64a66j6gg6h88ye99h9ji9qe9uf9va9xa9yf9zha1g :a2fa7gc0e
gifflar:8sg gift:0rf75e7oh8yg8z899e9pe9xf9yab2gb4eb5eb6ebdfbeebgebihbkac09czed0fd1hdvnecfegk
giftpack:dve gigante:3ua4ta66j giganti:6bf gigli:6bj gigonda:b8e gilded:c0f gill:21e
gillette:dhkdildjedvg gimlet:bkg gin:aa8ad9atebdubiebkn ginbi:9fe
ginger:0rh0ve11e2tf30g35e3zp4if4jf52h5ff6jf6qe6te7497eh7mh7rj7zg80i8xa8y98zl93h94p
:95g96i99i9m89ue9yea3fadkaerajfalfamjanjapgaslataaxjb47b54b8ab99bcibkgblge2f :ebaedgeefefj
gingerbread:18f7ol7pe8qf8se8tp8ze94i95g99p9fm9w79zga3eavgbug gino:2fg ginseng:aahabgdoe
ginster:5pf5wu gioiosa:ba9bbh girafe:c0e giraffe:8lgb5fd5f girasoli:68n girl:bwe git:ebj
giuseppe:5df5rf gizeh:bpe glace:49a7rp glaceau:agm glacier:a2j glade:cwmcxl glamorgan:b5j
glass:b6ebbebeebfibzgcqfczjd5he5fe9i glaze:1mf1q91wh2cg2ke2tg3083sa41h5nh76m7pfdnf
glazed:3k93wa41e4jh4mf5fi glen:bgf glitter:7pfc0ed8e glitterberry:ase glory:b5f gloss:d5ed9hdnj
glotion:dnf gloucester:0ik0jf0ri glove:csldvh glow:aueaw9axgd5idlgdnhdwf glowhite:cje glowing:dme
glucosamine:e2f glucose:7niacfe9f glue:d2jd8e glued:d8ednf gluhwein:bcj gluta:dke
gluten:0te0xa21f2be2xg32e5qe5rg5se5ue5wf69f6be6qe7if7jf7kg7we86i87g88g8af8ia8ja8mg
:8na8o88pa8sa8ul8wh8xf94h97e98f99f9af9ch9dg9fe9ge9jg9qe9v9a0aat9b4gb5e glycerin:dle glycerine:7xg
gnasher:c5f gnocchi:5dg67a68a69w6ba gnometti:2mg
go:0te2eg2fa35i3be4a94ba4eh54a5of5pi5qh8c98df8eh8fo95g97l9aj9fj9me9sf9t9ackafg
:aoiaugbxec0fc7lczid0ed5ed6ee2ae7f goan:5eg5kg6of goat:00901a06r0ee0ki0na0on5re5we5xe68g
goatsbridge:39f gobi:5eg5lg goblet:d0f gochujang:2fi3hf5qe6efefo godbiten:8xh gofree:86f gogo:4ea9tg
goikoa:2me going:62e goji:48a9pp gol:ece golabki:57f
gold:00f11e4e754g58e7pf7yi94795h9aha99atfaweaymb5jbbhbeebffbjfbkebmic6jd0fddee7g :eaf
goldbear:a1ea4e golden:2fg2xf42f4mg4nh4se6ee6hh6ji6lf6ph7le7mj7nl7of7pe7vi80i86988i8ag8cj8ef8m98nf
:8xa8zf96h9jf9ok9vf9xg9zgavab5fbfebifbmfdaf goldenfry:6uh6wg goldfish:6of6pgcaf golf:c0e
golgappa:ece golmar:bih golonka:58e gonk:9zh good:0sg5ag6rg92e99f9cf9oeaneapkaxgbiac5lcbje9e
good4u:3qi9oo goodfella:5df5rm5te5uh goodie:8d99tebun goodness:6ai6m9aufb3fcahcwf goodray:asg
goody:c8g gooey:1ch1ef93a99e goong:5cg goor:7mi goose:0hk2km41h4mabekd5e gooseberry:11g
goplana:95j9ai9wf gor:ebf gordal:51e66f gordon:ad9ateb8ebdmbkj goreng:5kg6hf6ta gorgeous:dnf
gorgonzola:0no gorsla:b5f gory:a8f gosh:3cf3gn3na5la5pe got2b:d8odnf gouda:0jh0or9cj
goujon:2fi2xj3dj goulash:57g5hg gourd:ede gourmet:0vg0wa30f4sj4uf4ze59f5ff6hl6jh7sic6qebh
gow:8if8jg8tg8xh93g97e9de gr:9xa9yj graal:37o7za graanwodka:beh grab:9hh9if9jec0e
grace:22h2l95aa5cm5d85qg6ll6ta78e7tf9jg9uiaahapkaqfasgecj grade:2ae gradual:dmg
graham:00g07f0le0uhbbe grain:4sl5fg5qe6de6gk6hm6ii6jf8df8hi8ih8je8uf9de9oa9t99uebugc3gc4e
gram:7iaeag gran:1zg2mi2qa52f6rh8meb8hbhe grana:0ig0jg0ok6mf granary:8ga8hm8if8je grand:8igabfbcf
grande:5reafec0f grandma:1ze granini:ape granny:42k granola:0va0xe0zp88a8au8dg93k granovita:2oa3el
grant:24f granulated:7fg7lm7ma granule:6un6yg7em7fg7gg7heayfebg grao:b8e
grape:1fe42947s4894er54a7ce87ia2gaagabeaifajfaleamjapfasiatebjgbke
grapefruit:46p54ga4faahadgamgb4gb5fbkeclfehh grapeseed:7cf graphite:bnf grappa:bhhbji grass:6vfbzf
grated:0i50jv0o80ql3kf52f gratien:bbf gratin:20a30n41m5gi gravadlax:2wj gravlax:2wl
gravy:1mh1o91te21a26g2ce2gf3he57m5gj5wf5yi5zf62e6t86ut6va7e97gac3hc5hc6i graze:8dl9j99np9un
grazing:2ef2me5nh5qf66h grdleaf:13e grease:76a7kacngcpi greaseproof:cui great:0wh2zg7nf8ue9he
greek:0mk0uo0vg0ze10a1uf2eg2fa35g3af4ee4le5dh5hf5pf5qg5we5xf66h6sg6tg7ge8chbriecg
green:0mf13h1bk2f93dh3gf3ne3tk3uj40h41h42a47g4ea4hm4ih4ke4sh4xm4ye4zk51i52i55e59a
:5bg5e95fh5hf5nf5qf66i6he6jf6ke6nk6pf75e78e7fe7g77pa7yf8ye8zg91h9hf9na9ua9vf
:9we9xfa1aaafabgafeaifajhalaanlaveaw4axkb0fb2eb5ab8abcfbeebjfbkablebpgbsfbzf
:czfd0ed5gd7ee9eeciedfefg greene:b5g greengage:49k greengrocer:40i48f greenhouse:9xf gregg:5wj
gremolata:5ge grenache:b8fbai grenade:8doa0rauhe7e grenadine:ajfavm
gressingham:0hf24e28j2kl74f8mi8pa grey:awlbejbzic0icseczhd5ed8fd9g griddle:4n98pj griddler:2ff
grigio:b8ab9mbagbbf grignan:b8e grill:0mi1l91oi25f2cf2eg2ff2lk3bh3df3gi3hf41a58j5eg78f9jhech
grilled:1o92992di3na51e53i5ok6ee6mf9hh9ja9kf griller:3bh grillsteak:1ok grime:cpe grind:affazf
grinder:7dj7ej7gg grip:d8f gripe:c2m grippy:dne grissini:8wn grit:ebh gritty:e9f grizzly:a1e gro:b9g
groat:6gg grooming:byfdne groovy:7ce7me7nh95g grossman:5da6ml6og groszkiem:64f
ground:3za7ce7er7fa7ih7sn9m8ay9azoeai grounded:auf group:c0e grouse:bgk grove:cze grow:caf
growing:0583pe3ygc1n grown:29e2ae2bf48ebzec3e gruffalo:bufc0f gruner:b9h gruyere:0on9qg gryczana:6ge
gryzzale:2rf grze:9ye grzeski:9ak grzybami:68f gsl:e5g gu:11h15k17i1cg1e91ij8xa8ya93j
guacamole:62o6rj6tg guarana:aaj guard:26gc0gcqfd2hd5fddf guava:7zhamhanfaofapfb5e guide:egi
guilty:atib89 guinea:2kicaj guinness:6tgasfatib6ubifcze guitar:9xg gujarati:ecf gulab:ecj
gulabjam:ech gulasz:57g gullon:99f gum:7kia1ka2aa6pbojd8edegdge gumi:a5f gummi:a1fa5g
gummy:5raa1ma5ia8ic2ge2je9g gungo:4ug4ya gunn:b5i gunpowder:3ia41g5lj gusto:9jhb0l
gut:02905a07j0ug0vg10e8ce9oeaafange2g guy:9cf guylian:9va9xo gwan:bigbkg gwei:b5f gweilo:blg
gwynt:b7g gym:10f2ca5df5ef5ff5hi5pf6ef6hh9xfc0g gyoza:5ff5mq62a6eh gypsy:96g
gyro:1tf1uf2ei5ke5nh6tg7gfc0f haagen:1cm1ee habanero:75h9sf haber:cjhd5q hacienda:bjh hackney:1ck9ma
haddock:2fa2un2wm2xm2ye2zk30j5bg5gf hae:21g23g2qa5w9 haggi:24p hair:byicygd6fd7ld8sd9mdhedjmdl9dve
haircolour:d9e hairdresser:9xf hairspray:d8n hake:2uk30m
halal:1oi1xe22f26e27i28g2ea2ge2hg2mf5we7gfa1ha7e haldiram:ecl
half:26i2dl2ke2te54j5pg7hj7l97re7sm8zf95j9mfcaecze haliborange:e2g halilit:c0l halkidiki:51g8ig
halley:9gf hallo:92f halloumi:0mw1oa4l75np5pg5zf halloween:1fa7oa7yf90h99f9fe9zga5aa8mc0fczfd0r
halls:21j5wadzl halo:1cj1ee939 halva:eco halved:51a54f66f
ham:0i80j70ke1ma1zr20u22e2f92gj2jg2ma2nl2pg2re30a3el3fa58m5ae5df5gi5nf5og5pj5qj
:5rh5tf5uh5vf5wh5yh68eb9absec5f hamlet:bmh hampden:bff hamper:0rhbfabgebieehj hampstead:awe
hamster:cam hamwich:2ff hand:7yf8nf8xf9hjbxfcmgd0eda9dcpdkodladurdvf handbag:9xf handcrafted:5nh8ie
handheld:bpf handi:6te handle:cbfcsfczg handmade:8jfece handwarmer:c0e hanger:d5i hank:29a2ff
hanky:cel hanout:7gi hapello:c0i hapi:9ue happiee:3af3de3hh happy:02e0tf3be7pe8yg9jg9wea1jd0h
harbour:2tg hard:0il0sa0tf2sea1fblk hardback:egi hardenberg:bjh harding:cwfdaedcf hare:5ef5gfbjf
haribo:1ea1ff9z9a1ua4na7fa8r haricot:55e harissa:0jf35a3he3qa5hh5ne5qg7giefm harmony:4fhcoe harp:dgf
harpic:cor harrington:c3hc4oc6f harriott:5cf6hh harrogate:0neaze
harry:21e41g8if8jg8tg8xg93g97e9de9zhafab2gbljdhf hartley:12n13o48a7zq9paa19 harvest:88ecaf
harvester:8ih harvesting:bzg harvey:bcj hash:4pr5gk haslet:2qm hasselback:3ia41i4mf hat:b6eb9ec0ed0g
hattier:bff hauck:bzic0ld5h haute:0of hawaiian:bkfdmg hawe:0if hawkin:ege hawkstone:b7e hay:caie0h
hayden:16e8tf hayfever:e0k haze:b7f hazel:afab1edlfe5f
hazelnut:0vf11f17a1ih6we7cf7sl83n8dj8pg91f96h99f9ae9mk9nh9vh9wg9yf9zaa0aa3faue hazlemere:0he
hazy:77eb5i hd:egf head:3se5de6eebeebxhbyed6id7edfle5je9h headband:d5jdng headset:cyh headwrap:d5g
healey:atf healing:bye health:02a05h07g0ug0vh10e5af5de6hf87e9ce9ihanfbvebwedzfe2he3ge5f
healthcare:byf healthier:7ce healthy:9oec7f
heart:0ng24j3pg4zj53h7ph7yg98e99f9fg9og9zfa1ga2ha5gb6hbaebbfbufeca heartbrand:1fe
hearty:2ua2vg4rf5af5ge heat:6kf8led8jdyj heatseeker:egf heatwave:9ig heaven:09h0be0efdlidxe
heavenly:09i1ef61f heavy:5qhcbecsectgdre heck:1qf1xf21f2be2li3cg hedge:bmf hedgehog:cafczf
hedrin:e9k hee:5386df74feeiefh heel:dxg hefe:b5f heidsieck:bbe height:d5e heineken:atlb4n
heinz:4tm56r5al5b85cf5d85sa65i6ba6ml6sa6xe6zi70g71l72m75e83abrkbsibtkbuf heisenberg:bne held:7yf
helen:00a06f0if heler:0ee0ie hell:b4g hellena:aam hellmann:6qf6zg70g71o72k hello:4fi9fhd5h
helter:1fg hemp:9oj hen:b5j henbrandt:c0e henderson:70k779 hendrick:bdn hengstenberg:53f henllan:8gf
henri:bmf henry:26fb7h her:9kh
herb:0ef0kh0qi0rg1mf1zf27e2992bg2ci2d72eh2ff2ge2he2qe2t92u92xg30h31a32f38e3ag3de
:3eg3ia3l83yq40h4j94me4wf53e5da5gh5qj62g66f6ke6li6mg6sg6wg75e78h7fl7vg8kg8w9 :bleeeeefa
herbal:axkd6ed7e herbapol:7zg herbatniki:94h herbe:7fh herby:0me2d92eg2jf2qe2xe3ch3ia40f41f4sh6h76oe
heritage:0vi3kf489 hermeseta:7hm hero:9xjc3fc4ec5me5h herring:2vg37f38s39h hershey:17g8pf9vn9zf
herta:22h5na5pi hexatube:9wg9y9 hfc:2ff hgl:c0f hi:47aa1je1f hibiscus:0vgaaaaffasfcpe hickory:1qf9ne
hidden:5dabsgege hide:c5f hideaway:bzf hierba:big higgidy:53a5wl5xj5yh5zi
high:00e07e0ua0xg0ye10h11g30g3294ea54a5gf5pf6be6dh6ee6f97og88f8fh8he8ne8ue9cfaae
:ajnal9auebkablhc0fdmednfe7a highchair:bzm highchairpad:bzg highland:2kl8jgahjbge
highlight:9v99wab2m higuera:bjf hikari:7je hilalturk:2m82qj hilife:c5e hill:24f25e26ib8eb9fbae
hilltop:81e hilltopper:81h himalayan:7di9lf9uf hint:0vg2qe87h88a hip:asg hipp:bribua hippea:9jg9ul
hippo:9wfc0f hiprotein:a0f hipster:dqe his:9kh hispi:41f5jf hit:9yiafeaii hitachino:b5f hobb:cyg
hobgoblin:b4ab5gb6i hobnob:93h94j95g hochland:0jj0mh hock:0i820i41f5aa5bf5ge5of5ph5ygb9h hocus:czg
hoegaarden:b4ab5i hog:1oe1tk1ze21h5wib5g hoi:6ee hoisin:2hf3ah5mg5nf5ph5qf6oa6qm6sa74i75a78h
holborn:bmh hold:d8j holde:7ye holder:7yf holdsworth:9xo hole:3hg5gl holland:b4f
hollandaise:6sl6t96xi6yh hollands:5g95wf5ym hollow:9zl holly:7pe holsten:b4e holy:5ke62k7pa7yf
homcom:c0e home:2eg2fe3xe44e49e4bf4lf4nf4sh5wa8jg8ll8sg8te9xhcbhcsjczld5i homecare:cjh
homepride:5995d96mm6oi6sob9a homescape:c0e homestyle:4lk5jf8ne8xf96f97e99geda honeee:81h
honey:0ia0jf0rg0u50vi0ze1ee1me1ve1wi1zh20e21i2cg2e92ge2m82te2we30f3k941i4jf4mf4na
:5aa5be5ng5pe5rf5wg64e66e6pa6re6sf6tf6we70e72e73975f78g7g981s82e86g87e88m8af
:8ce8dh8ei8ie8ne8qf8xe9hf9j89m39nk9ue9vfafebifbjabtfcaedzeef9
honeycomb:1ch1ii8dg8xe96f9qf9vi9yfcygd0f honeycrunch:42e honeydew:4aj4ea honeynut:86e
honeysuckle:cfe honour:26h hooch:blp hooded:d5j hoop:56k88o9h99jn9kj hoopla:88j hoover:ege hop:b5h
hopper:8xa8zf horlick:b3v horn:8si8th horror:7pfa8jd0e horse:c0e horseradish:4r952f5nj5pf6xu
hot:02g0je0ma11717e1ig1mf22l29a2ce2d92ef2fg2hl2lj2ma2rh2va2wf30a32f37j3ch3ka3na
:41e4ne4qf52j59e5af5ee5gg5he5oh5pe5ri5wf66e6ef6ke6rj6sf74j75p77f78h7eg7gf81f
:88a8j98kk8ne8qh8ue8xa9ce9hh9ie9jg9kf9nf9q89re9ua9v89w89x99y8a7iaf9b0eb1eb2q :b3ebzee9iecgef9
hotcup:6elcyg hotdog:21a22l2lg8ja8ki hotel:9x8bin hotpot:5gq5yhbse hough:1wg houmus:61h62a
hour:b5fege house:2he3qg4fi78f7oe7ph7yf8xa8yf9xf9zfazgb0f household:cdf hovi:7ie8gn8hn8kg8og94e
howdah:9qf9uf howie:1wg21h24f hp:70i hpa:byf hri:e9e hu:9vg hubba:a6f hubble:c0f huckaback:b5e
huel:44a8de938abfaure8x hug:9xfc0e hugger:99f huggies:bvgbwjdsl hugh:7cf hughe:8jg huila:afe
hula:9jk9kk humbug:a2j hummus:5pf5qj61v62966a7ea9ui humza:1ol22e2bj2ca2ef8niedf hundred:7pj9xe
hungry:aof hunt:affd0f hunter:1wf21922f2972cl2fa2mi5gn5ha5pg6si husk:e1f husky:c0f hy:d5h hya:dke
hyaluron:dli hyaluronan:dgh hyaluronic:dlh hydra:dle hydrate:dlf hydrating:d6ed7edkhdmgdne
hydration:46aacrasfe2ee7i hydro:aihao9e2fe7f hydrocolloid:e5h hydrocortisone:e5j
hygiene:c0fcchdaedqe hyper:05gc0e hypoallergenic:byf hyrox:e7e i:0ff1ce1of68fb8fbaebbgbdgc0h iam:c7o
ibco:2ui iberica:2me2nh iberico:0og2mj2ni51a5ng66e ibuprofen:c2idyl ic:dde
ice:08909a0aa0ba1cp1dl1eo1fl1hm1ik1jo4jf6pe6va72a78f8x99649w79xa9yaa6eaceafibe9 :bi9blnbnhcvje59ehm
iceberg:3pj3qp iced:1191cm1ff8k98qj8th8xf8zg90f92e9flafoaueaveaxabkmblgcza icelandic:0va10j icer:d2k
icing:7l97mo7pr7yeczh icy:bog idahoan:4ol idea:5qe idli:edk ie:1ee if:7yf igp:0ne2mgbag igt:b8f
iguana:6tf ii:c0ecye ikat:b5e il:5rj92g ilchester:0of0pg ilkley:b5g iluma:bnf imam:53f imli:efe
immense:bye immune:aw9axhe2e immunity:amianeaphbrfe2e immuno:e2e imodium:e1l impact:dzee7i
impeckable:3de imperator:3ke imperfect:3ke imperial:a2ibbgdbkecf imported:asf impulse:9zeddhdpg
in:1ph2ee2he2lf9mhe7g inc:2de2rf inch:d0f included:4fh incontinence:dso incredibrow:dnf
indian:1bg3q94uh5ae5bf5ej5ig5ka5lo5qg62e6ja6og6te8ngadgebfeciefe indigestion:e1j individual:dni
indo:6ef indomie:6en indonesian:6hf indoor:3yfc0e induction:bnf indulgence:1ee indulgent:41f7of96f
indulgently:0ce indulging:daedbe indus:13g1bi4uf62f71e75f77f7gg7we9mfa18a9eapieae indyka:1ze
ineo:dce infacol:c2l infallible:dnh infant:86a87abqkbthc0ec1fc2mcbg infantino:c0odba inferno:6xg
infinite:cnf infinity:55h6gh6ha7qe89e8bj infunbebe:c0g infused:2tf3re4eg7ah9pgaifasf
infusion:30e35h48a6ga6hgaxl ingredient:0fg6ie ink:dni inner:ameddf inni:b5i
innocent:4eaakfalfamkanoaoeapaaqe ins:0zg insect:d3o insole:dxl inspiration:1if
inspired:0me21e27e2eh2fa2me30e3ah3be3gh3ha3ye41i5ae5bh5hf5ta62f64h66h6ce6hj6ia6oj6ph
:6qg6te7gf8ia8uf9ca9rf9wg
instant:04g0dl1bj4oh50h5a95ba5cl5ga6em6ki6of7ea8cjaf9awfaxfayoaz9b1kb2kb3lcze intense:anfayfcied9g
intensely:ayeazg intensify:6me intensive:dkj intenso:afeayeb0fb8f interdental:dgp intermezzo:egh
intimate:daidqe intimawear:dqe intuition:dhe invicta:bmg invisible:ddj ionised:agf ipa:atgb5n
iqo:bnf iraty:0oh iri:dpe irish:0vf1lf21g57l8qh8yf94e9xeayebgf irn:aam iron:1lfaafb5eblfcyge2i
ironing:cigczad5e irritation:e4f irving:8xf90f96f97e99h irwin:8if8ph8ze is:3df3fg3gfe2fe8f isey:10f
ish:9jf ishara:7ne7ug9ph isigny:0of isla:22f2fe2gg2reb9eecf
island:03e18a2ue4ue5hg5wi6ie7ie95k98h9lfb5g islay:bge isle:33eb5gebi
isnt:1ka1p92192a92da2ha3aj3be3cj3dj3ei3hi isolabella:bif isolate:e7g isolation:ehe isopure:e7g
isotonic:acl ispaghula:e1f israeli:6ge istanbul:7ng istyler:d8f it:0pg0va0wg62a78e9cjamkaofapabzfcze
italia:2lhbje italian:0ih0je0lf0mg0of1qg1se1te1yg21a2ch2mj2nn2qh3ag3gg3m93qf3yf41e4vi4wf51953h5df
:5ha5ig64a66h67k6ag6bf6ce6he6mh6t96yh72e7fk7ga8m98ne8ue99fazlb1fb8ab9abagbbj :bje italiana:2mf
italpizza:5rg itc:2me itch:e5f its:0ff6rg99e9xed1h
itsu:2c93gf3wa40a4jh4qj5af5bf5cj5fg5mo5pj6ei6fe6kg6vg75f9ui itty:c0g iv:acg ive:dlf ivg:46abno
ivory:d0f iwisa:eaf j:b5fbjfcsg j20:asi j2o:asu jack:0jg2rg70e8de93f97a9af9em9pga97bgmbifbkj
jacket:41h4mi jackfruit:3hh54h5efeek jackson:46f jacksons:8gg8hf8ia jacob:75a95f9cs9dj9ha9jh9qi
jacque:30hb8e jadot:b9f jaffa:46k47g4bf8y88za9gta0f jaffaween:9gg jagermeister:bip jaggery:7miebf
jahan:1qf29e2ae2c92efedf jail:b5e jaimin:1bh9pj9ufecs jaipur:b5e jake:5oi5pe jakeman:dzh
jalapeno:0ia0pg0rh1oe21h22a2eh2fa2lj3bg3nh4na4qj52m5nj66g6jg6te75g77h8ja9je9ngecf jaldee:2ri
jalebi:ecg jalfrezi:59h5el5og5qe6onece
jam:17l18975a77n7le7mf7zq8rg8si8tg8xi8yf8zg91h96f97q98a9gib8gb9ebaf jamaica:8zfa9iaeneee
jamaican:5wk70f75e78i8qebsfeee jambalaya:5il6te jamboree:egf jame:amganf jameson:bgs
jamie:4if4jf4mg4ue59f5dg5ef5ge5hf6hg6mg6sf6vgeeg jammie:97o9fh9gjbuf jammin:aag
jammy:8xg97p9geb8fb9ebae jamon:2nj jamun:ecj jane:77ec0k japan:b5f
japanese:1bi2ff2ua30f52f6fe6hg6ki6pi6qe76f7aa9ef9qfbdebjeecg jar:6oj7d97eh7ff7gfb2ebrfbsebt8c2ecwj
jarl:b5e jarlsberg:0oj jasmin:6jg jasmine:5fk6ij6jhcffcxe jason:5og5pa8h98ig8jh8vl jaurant:b8e
java:bmgddg jawbreaker:a2g jazz:42h jazzy:9yi jcb:c0f jd:bkf jealous:a1ga4f jedrusia:5ga5hl68j
jeff:2fe jel:13i jellied:33g38h
jelly:0d912q13s16m4ua54a6xk79n7ze9ve9yea1ra4hbyhc3ic6ocwjczfdkgdleebe jellysqueeze:12l jemima:b5f
jerez:bhf jerk:2a92ci5hj5ie5wf6t970h75h78mbsf jerky:2rn jeroboam:bee jerome:d9k jerry:1cj1eg
jersey:00jd5e jesi:b9e jessie:ege jewel:a4e jewelled:4sg5ef8ye jeye:d2g jezyki:94995j97h9wg
jif:46gamj jigger:asf jim:bgk jimmy:afjefe jingle:9zj jinro:479bjq jive:9wi jj:bee jjigae:6ef
jo:29a2ffa2ia3g jock:b5h joe:1je joey:8xk jogobella:0vk john:33g35k36g37i39f5qe65f7bab5jd5fd8he9e
johnnie:bkf johnson:byldte joie:czl joint:1mo1tk1vh1wn20m26j29h2ci2ge2ih2jf2tg5jfe2he9e jointace:e2f
jointcare:e2g joker:egh jollof:7ggefh jolly:0sg1ze21h8qf9ne jomara:9ph jone:5veegg
jordan:4ce87f89g8ak8dg jose:bjg joseph:0ee0ieb9ebif josh:5eg6oi6pg journal:d1h joven:b8gbjf
joy:11g5ff5me9wg9zg joyous:8yg joystixx:a1f jp:b9e jps:bmh jubel:b4n jude:1cj1ei1ff9fa judge:czk
judicious:b5e jug:czj juhayna:apk
juice:3ma43945a4ba4vg54r7xh9p8aaeajjakpaloamqangaolapkav9b5fbngc1jczf juiceburst:42945aakjaljapi
juiced:aaaabf juici:5wg juicy:3ah3hf4ae6ti9pea5iaaaacgaffakfanaaogb5ebeedne julio:bjf
jumbo:0pf21g22e32e3ca3ve45e4ch4ue5wg66e7r98bg9me9pea3fbvf jumper:c0f jungle:ajfd3ed5e
junior:bvebwebygc0ee4f juniper:7ei jura:bbfbghcze jus:1ma1tg1v957h58e5gh60q
just:1we2ce2gf3rk3ze57e78e7yf87f88a8ye93f9pfczgd9kefe jutrzenka:94g97i9ah juvela:5ta8ue jux:7fg
jvl:c0e k:2he87i88a8af8dg9vab9ed4f ka:aaheeg kabano:2mn2rn kabanossy:2rj kabanosy:21a2mi2rk
kabuto:6ej kadayif:9vf kadette:b8e kadhai:5eg kae:9nh kaffir:7fe kahlua:bik kaiser:1v92qg kaju:ece
kakapo:b9e kala:4ug55geef kalamata:51h53g5qa64f8ig kale:3qe3to5bh5qf87h9ue kalette:3tj
kallo:6vf86a87g9em kalm:e29e9g kamar:2mh kangaroo:bzf kano:6fg kanonkop:b8e kansa:70f kapusta:68f
karaage:2fg karachi:9qi karahi:5ej6oe6pe karak:awh kareem:9ze karela:4jjedg karma:9lf
karmel:5de5eebsj karmeliet:b5e karyati:53f kashmiri:5ee7eeawe kasoori:7fg kasuri:7fi kasza:6ge
kat:88f95f9ai9ve9wj9zf kathi:5lh katri:ece
katsu:29a2c92fi2t830g37e3dg3hg4tg5e85fn5ki5wf6ef6he6kg6oj6pf6qe6te kavurma:57h keane:ege
kebab:0mh1oi1ph1qj1ui27h2ci2ei3ah3he4ei5hg5kh5nf5of5qe8nhedj kecap:74g kedem:9fgamfb8e kee:6qe74gebf
keeeper:c0e keeleco:c0h keema:27f6tj keepsake:c0e kefir:07s0u810f8ci kek:94h kelderman:8ie
kelloggs:86n87n88q8ag8dm8eh8sf94a97h9ja9ka9te9v9 kelly:1cn kenco:af9aykb0fb1m
kendamil:3sa8ba8cabqibtgc1j kenji:6i96jg kentucky:bgi kenya:awfece keo:b4hb5a keohane:2we kerala:5ee
keralan:5eh5ka6hf6og keratin:d6fd7f kerbside:cte kernel:3uh7sh9li9mj kerrygold:0em0fh
kershaw:4la5gl5jf kesar:eee keta:2te ketchup:5nf5oh5pg62a6zu70h75g9he9je kettle:4194la9hp9kh
kewra:7xi key:15g18hc0g keyboard:c0e khakhra:ece khaman:ebg khani:99gece khatta:9qiebg kheema:5ehedf
kheer:1beeci khichiya:ecf khinkali:5mg khudri:9pe khushii:ecf ki:9ye kibbeh:5ng kibble:c4h kicap:74g
kick:3af75famh kicker:cbe kickin:2eh9hh kicking:6te kickstart:0vf0w9
kid:0ph0v80wk0xg0ye0za22e44h4e95di5if6jf88g9je9oh9tga4gankaonb3fbrebs8buhbylc0h
:c2gd0jd7gdaadbedeidfidmje0fe2g kiddo:0v80wi kiddush:b8g kiddylicious:9aa9tebrgbuu
kidney:24k4uj57g5yi65h6he kidsaw:c0f kie:21h kielbasa:22h2ma2qg58g kielbaski:2li kielecki:71k
kikka:bzic0e kikkoman:74o78jeff killer:d2jd3k killowen:bde kiln:2va2wf kiltie:32g kimberley:9gk
kimchi:53p61e6ek75geehefh kimm:7ogave kind:7sa8ds9na9v8byedaedle kinder:11f1dm8xj9wq9xi9yk9zl
kinderkraft:c0jd5e kindling:d4m kinetik:e9f
king:1ue2cg2ef2rh30h31k32n34g3ig49g5dg5eg5fe5ge5hg5if5ma5nf6kg9ja9wf9zeb5ibpedhe :difdvg
kingdom:2kkc0e kingfisher:33j40a4zj kingscote:bbh kingsfood:22f kingsize:9wj kingsmill:8gr
kingston:5he9uf kinnerton:9yga5e kipling:17h1bg7oe8xk8zg91h92e93f96h98f kipper:2wo37f kirkstall:b5j
kirsch:92e kirschwasser:bhi kirsty:3h95dk5ea5fe5gg5he kisiel:1bj kiss:4fh8xgbdhdokdpg kissabel:42e
kissan:6ma6zk kit:16f1bg1of32e3qh3ye40f5e85h95kq5qf5si60f63i6le6oh6rn6tj7on7wh7yf88e95e9ag9ff
:9kg9wh9xf9zha7haffaxebnhbyebzec0fcygczed9edhedladnfdoedvfebf
kitchen:10f1xe2192ca2fa3bh3gg3ka59a5de5ef5fh5hg5kg5me6hg6pe6se78f8mf8pe8ve9teageame
:anebrmbslbtfbuic3ec5gc6fcdocmfcpjcrhcteczi kitchencraft:czg kite:b5fbzfc0h kitkat:9ag9vf9we9zfb0e
kitten:93e9yga1la4ga5ac6kc7n kitty:d5h kiwi:4cu4ehabgaihangapeb9gbaabng kiwifruit:4ch klasyczny:2rf
klc:9zf kleenex:ces kleftiko:26e klik:9yi knit:d5f knitted:c0f knitty:c0f knob:bge knopf:bdf
knopper:9ao knorr:5a95ba5cj6ea6sg6uj6vl74h78f7gf knot:99idne knuckle:20i ko:6ei koala:bzf
kofta:1oh1qh1uf27j2ch5kf koh:9nh kohinoor:59q5eg6oi kohlrabi:3kl koka:6ef koko:05g0v90xg kola:a9iaie
kombu:ebl kombucha:aaaast konbini:5pi kone:1hga7f koo:c0h kool:1hga7f kopparberg:atgb7sbkg
korean:1mf1sf2fh2he2rf3q94se53f5fn5h95ke5qh6fa6h86qk6te75i78aecgefi korev:b4k
korma:2b82cg59k5eo5oh6kg6ma6op6pi7gg korn:bjh kosher:2zg kp:9cf9jf9mk9ni krackawheat:9cg
kraft:5d86lj7yg kraken:bfl krakowska:2qj krakus:1zf20h21h22n2mn2ql2ri kraut:53k krave:88m
kreme:8tmbig kriek:b5h krisp:9dg krisproll:9dg krispy:8dk8tm krolewski:0jf krombacher:b4i
kronenbourg:b4kb9a krupnik:bimbja ktc:3zh4ul4ze6bg6d97af7bh7cg7i97tf7vg7xlamed8eeahebieem
kubus:4ea9tiaihanfaoiaph kucharek:5ch6vf7gf kuchenmeister:92e kuchnia:52g kujawski:7ce kulcha:8nf
kulfi:1en1f8 kult:e2f kum:6qe74gebf kung:5ff6o96qj kurczaka:2lh kurkure:9jeech kurukahveci:aze
kushiyaki:32g kuyper:big kvarg:10q kwaszone:52f kyiv:2ea2f92gr2xi3dl5da5hi kylie:baf l:dkf
la:2da38e3eh4zh68j69f6ah6ne72h7af7ce8nfb8kb9fbagbbebjjbmg lab:cbf label:awgaxab8eb9ebggbjf
labneh:62j lace:7yea1ga4jd5g laciate:01k lactase:c2e lactose:00906p08g0ie109 ladder:c0e laddu:ecg
ladoo:ece lady:42k4ekawediedsj ladybird:cbf lafont:b8g lager:atjb4ob59 lago:3na7ef lagoon:34h
lagrima:bae laila:2lj55m75h77a7eh9jf9qj9rgecjeef lajkonik:9qk lakaz:bfe lake:1cg
laksa:1da5bh5mf5niefe lamaze:c0o
lamb:1k91l51ma1ok1qa1s91ta21e24o25t26s27u2ca2qg3a83da3hg3pf4nf5di5el5hf5je5lf5mf :5wf6tec3gedf
lambert:bmj lambgrill:1oh lambrini:48aaaab7lblm lambrusco:baebbj lamp:c0ed5e lan:b5f
lancashire:0io0me0ue5yi8je8qe8xf8ya91g lance:a4i landi:b8e landlord:b5e langoustine:33i
langre:0ka0on languedoc:b8h lankan:5af5ee lanolin:byf lansinoh:byfbzgdkfdvh lanson:bbl lantern:d0f
lanza:0oi laoganma:75h lard:0hp lardon:1yp3ag3ea
large:0og0sj1me1te28m29f2ig2ze31i32a3li3mi3oe3sf3ve3wf3xj45h4bi4cf4fe5ke60h8ji8mg
:8qe8tf8xa97fc5ecreczfd0gd5h larger:cde larkwood:c0g las:6th lasagne:5dq67k6b96ct6mn6ylbsg
lasagnette:5dgbsf lash:dnk lassi:07j0yf last:dne lasting:ccfcqgdnhe5g latch:c0g latin:4uf6ta78hazf
latour:b8e latte:05a0me10e8sg8xf96fafpawgay9b0hb1ocwe lattice:18f3hh4ng5wi5yf5zj laughing:0ki0pg0qg
laundry:cflcgfchncjk laurent:bbf lavash:8ng9cl lavazza:azpb0i lavender:byfc2ecfhchecwfdcee29e9g
lavigniere:b8e laxative:e1l lay:9hk layer:5qe8xa8yg8zf91hbzg layered:0vf1ie3qf3te5vf6498dm
lazy:6pf78f7fg8ya8zf93gefm lazyday:8df8xe lbv:bch lcing:7pg le:0ne0oebcf lea:70e74i9hf lead:cbhcyj
leaf:13j3pg3qn3tf3yj4jl4zg53f59a66g7fqawfaxfbmjbpgc0ecfacgeeei lean:1nh1re1ue2ie58haffc3f leao:axf
leap:2te2ve2we30a leash:cbf leather:cqgdbk leatherz:9te leave:b5ed7g lebanese:0uf5ke71f7gf8ng
lebkuchen:99k leblon:bfabji leboscq:b8f led:c0gcyi lee:6eh6qe74g9ghb5febf
leek:18a20a23e2c82gg3ce3hh3lr40l4jf5ae5bg5gf5xi5yk5zi leerdammer:0jh leffe:b4hb5g
leg:1ti25h26n2al2cj2de2ig2kjdjk legend:bnhdpe legendairy:1dh lego:c0h leibniz:94h95m
leicester:0in0jh0rj5ng5pe8if9ce lekko:58g
lemon:0ma0rf0vi11k15h17f18i1bh1cf1gh1ij1uf2992cf2ea2he2wf2xi2zg30e32e35e3ag3be3ya
:3za46o4na52e5ff5qa5xf5ya64e6ga6hg6ia6jf6o96qg6tf6ya75f78h7f97gg7xj85q8se8tg
:8xg8yi8zk90h91e93894a96h98f99e9ma9ufa2ia9faakabeadiafgaiiajialeamjaneasfavh
:axjb0ab59b8abiabkgblkbnebuhbygbzfcjeclecmkcngcrhczad5edzee2fe7h
lemonade:4baaaoabfacfaffapjasebiabkpblfbnge7h lemongold:46e lemongrass:3yh3zo7fj lemsip:dzl
lemsucco:bjj lenor:cio lens:e4i lentil:3bf3hp4la4un55q59g5aj5bf5ef5g75qf6ho6jh9ei9h79upbsi
lentille:55k leon:2ff2me4194le4ng4tf6ji71j leopold:bde les:b8hb9g let:drk letter:4ne7pf9xfc0f
lettuce:3pq3qj5pf letty:8xa8zg level:4le leveque:0of levy:05faafabeaje lewandowski:aie
lewi:8yf8zg91i ley:bae libera:atf liberation:bkg liberty:6ie libra:aih lice:e5je9h lick:c8m
lickin:c8f licor:bik lidded:cze liebfraumilch:b9j life:7becsgd5h lift:8de8xgacfafed9ee9f lifter:dni
ligera:b4e light:03e05e0bf0df0fj0jf0ki0me0vl0xa54n71f72f74h7ag7cj7mj7s97tg8dg8na9mg9vaa0ea9e
:adfaefakgapjb3ib4fc0hcxjcyld0fd5jd9gdnedsjede lightener:d9e lighter:0de0fi0ig0ke0mg94fbpo
lightest:0kg lighthearted:c0ad5f lighthouse:b5f
lightly:0ff2ce2de2fh2tg2w92xj4ne8gh8ia8ua8ya8zf9cf9ef9hg9if9kf9q89ufb7gblgeca lightning:bgf
lightweight:d5e liguori:6bg like:2282f92l93bg3cl3dj lil:c0edrk lillet:ba8bcp lilley:b7e lilly:cpe
lily:4fo9xh9yic3ec5gc6g limca:aahai9
lime:0vf13e15f18g1ff2cg2eg2th30h3ge46o4b96ia6je6se72e77h7ff80f95f9ig9jh9ne9pea2h
:a9faaiabgaciadeaiiajeamjanfapgarfasgatfbkjblfbnebueec9efe limeade:aai limelon:4ai limeonade:ash
limescale:clicofcpl limited:0ge11g14e18f21g2ea4ah5be5pe5rf5xf64e65h6ai6jg91994g9wa9xfa8eafecce
limon:abg limonade:beg limoncello:11hbio limoncino:big limoux:bbj lincolnshire:21k3ck
linda:2fa3ak3bi3ci3dj3hk5zf lindahi:10gauh lindahl:10r lindor:9vg9wk9xn lindt:9a99vl9wm9xl9zp
line:d8f linen:cwf liner:7yjc0fc9hcbectjcuiczadnhdqmdsg lingham:75e linguine:5di67j6bn linie:bjh
lining:bzh link:2rh linka:cze linkable:c0f linseed:8he9op lint:d5e linwood:8bg9on
lion:2kl3af3ve88j8tf9hf9v8c0h lip:a1ha4fdkadnidvedwr lipcolour:dne lipcote:dnf lipstick:dnn
lipton:afmasg liq:cmf liqueur:9xgbiqbka liqueuro:big
liquid:0tg6ta74n7g97nhacgayebnpbygc2fcfpchfciicmncqfdlednhe2he8f liquor:7qfbifbkfeef
liquorice:a2ga4s lirac:b8e lisboa:b8e lisner:38n64k listerine:dgn lithuanian:bee litter:c9scbh
littl:9yi little:0v90wo11g21e35f5d95zg9fg9vf9w89zhbsjbvabyhc0hd5gdff
littles:01h0v90wi1eg1fe1ii3pj3qe3ve5de5ef5gg5ig5yaayeb0eb5ebrhbskcwidce live:0ugd9je9h lively:8dg
liver:24r2op5gn5w9c5ee2j living:3pi3q93yiameash lix:c8k lizi:8ag lk:05e lkshake:auf llama:bzfc0e
lo:b5f loacker:9aj load:9ih loaded:11e1ce41l5hi5ke5ng5oe5pf5re5uf62e9nf9vi
loaf:7yh8gp8hp8ip8qr8si8un8vf8xa8y58zt91a92e9o7czf loasi:2mg lobster:33j5af locale:8xg loch:2ve
lock:c0gcvjd5e locket:dzl loco:b8f lodi:b8e log:0og7ye8xk8yk92i9yad4k logo:czf
loin:1sm1tl1we1xj1zf20g2qg2uj2wg2xec6g loire:baebbe loko:bln lollipop:32h9yea5na7f
lolly:0wf1eh1fq4bga5na7ha8i loma:3hi lomo:2nk london:9qga2gadib4ab59b6fbdibkgdnkdoiece
long:6h96ik6jha6fbpgbzfccfdqge5g longaniza:2mg longer:cqh longhorn:9he longkou:6de longley:0vh
longlife:01k8oe longridge:c0e longwear:doe loom:d5f loop:56h88g9jfbze
loose:3jf3ki3li3mf3ng3sf3te3wk3zn44f46h4bj4ce4jaawj lor:b0k loreal:byed6gd7fd8gd9ldaedlldnl
lorelli:bzec0e lorenz:7ea9hk lorne:21j lorraine:5xl los:b9ebjg losalt:7de lost:bnh lot:bzfc0a
lotion:bygdkldledmle5i lotte:95nb2a lottery:egh lottie:8xg lotus:1ie83g94i96h98i9lf9uf9vf
loui:b9ebbg loustalet:b8g love:3bf46h4bf4ee4ff7p97qa7ye8xe8ye91f9j99la9uo9vf9xe9zja2ia5hbzf
lover:cne lovey:c0g low:6vf7de8af8dea0gadjatib58bke lowering:0yh lowicz:0lj0oi0wiajl loyd:5da6ml6og
lozenge:dzh lp34004:cze ltd:5ae lu:8xg95f98e99f lube:e6l lubella:6bk7if8ce lubelska:befbik
luberon:bag lucano:big luchito:52f6ri8me lucknowi:6oe lucky:88i lucozade:aa7abracq luft:bii
lugana:b9i lugny:bbe lui:b9e luigi:ehh lumi:dnf luminoid:blg lumpfish:39h luna:b9g
lunch:2qe35f5pf5qg6hic0aczgd5fehh lunchbox:0pg0w90yf2rf8xj96eaoj luncheon:2392qi58i luncher:0pi
lune:c0gd5f lunghi:6be lungkow:6df lungo:b0i lupin:52i lupo:b9f lure:d5fd6ed8ndnfdoe
lurpak:0eg0fk0gk lush:ash luv:a5h luvli:1ifecg luxardo:bih luxe:b4fbhf
luxury:0vg11g1ce30g5ga63g6xe7ni89e92f95a9bf9qe9xgb2ebifdafdcedvg lychee:4bi4dk7naamfaoiapgavabkeeej
lychgate:b9g lyclear:d69e5fe9g lying:c0e lykkeberg:38f39e lyle:7le7nf8ch lynn:czf lynx:csgdajddodvf
lyon:95h96a m:05e93f9yh9zga9gaaeapeaufb8ebrebsgbyfbzhczedqe maamoul:8ta99aecj
mac:0ia0o90ra5ds5ni6kk6ll6mj6ya9j8 maca:e2f macadamia:7sa9midke macarico:52i macaron:11h1ij8xm99n
macaroni:0i90ja0ka0ma0na0o80pa14h56o5dr5ya5zh6bo6ea6kg6llbse macaroon:8xf93f99n macb:469aij
macchiato:afgayaaz9b0i macgregor:b5h mach:dhl machine:anjawfaxfb07bpfc0ecjjclfcpfcqe mackay:7zf80g
mackerel:2vn2wn30f37r39hc6g mackeson:b6m macky:1ci maclean:8jgdef macon:25fb8ab9f macsween:24f
mad:2rjbjf madagascan:0cf0vf15f31f7pf98f9vfa9f made:12g86i9vgbkfbla madeira:5gh8xf8zqbci
madej:21f24e madeleine:8xq8y9 maderia:8yf madinah:9pf madra:59j5en5ke6oi6pk7gg madre:bjf
madri:atfb4f magazine:egk maggi:6ek6tp6vi70a74j75h7tf magic:1jj6ee6t87gg9xga1garfb5fbygc0fcfacgecsg
magical:8xf8ygc0f magija:11k magnesium:aceaiee2e magnet:c0fcsg magnetic:c0ad5fdne magnifying:e5f
magnum:1erbcfbee maguary:ajjama mahi:eff mahou:b4i maille:6sf main:5eg5fg maine:b9f maison:b8f
maize:eal majonez:71f makani:5ef make:13g7og99a9xf9yadlednidtj maker:6tf6ye7jfczh makeup:dne
makhana:9ug makhani:5eg5li6tieef makrut:7ff malai:1ce malasa:7gf malay:74g malaysian:5bh
malbec:ateb8ob9fbag malcolm:21f malcom:21f maldon:7dm male:dhg malfy:bdf malibu:bfobijbkk mall:bmg
mallow:1fa1if7pe9gl9wga7s malt:76k86e88j8qi8zfaaeaskb2ab3lbgk malta:asg maltagliati:5di
malted:02a5pk86k87h88a8if94p95k9xab3j malteser:1eg83g8xf95g9wg9xj9yt9zeb2e maltina:b3f malty:87gb3f
mam:bzq mama:5ph6ej mamade:80f maman:11f77e7zj80e82h8xe91j93f mamia:bvi mammoth:7sa9mi mamo:64f
mamra:ech man:8tg99ebzfcsgd0fdde mana:b8ebcg manchego:0oq2ge5pg manchurian:6ee
mandarin:12h1ef54maifcnecpadle mandheling:aze mandriola:b8e manduria:b8e mane:3af3ve manfredine:6bj
manganese:e2f mangaroca:big mange:3uk40j8ig manger:5oh
mango:02g07g0ia0rj0u80vg0we0yh0zg10f12j15e1ce1eg1fg1gg1ig1jg2992ch2el2fa48a4bl4ep
:4ki5lg5na62a64g77l8cf8de8xf9pj9rg9tja1aa9eaahabhacfafeaihajhak8ampangaplasf
:axfb7hbfebkgbogbrle9eeek mani:74k manifest:bif manor:8x98yf manseng:b9g mansion:ehh
manual:7dabzhdfe manuka:81n manwasher:csg manzanilla:51g maoam:a1qa3h maomixx:a3i map:21f24e
maple:0vf1eg1xe20f21f23e2fe3ka41j4jg5hh62f7nm7of7s987e8ah8dh8sf9ig9je9m99nhafaav9 :b1e mapo:6ee
mar:02f1c91ei9wma0fa1fa3iaua maraschino:54g marble:3ah3hf8ya8zhcze marc:9xebhh marca:bbe
marcenasco:b8e march:bjf mare:35i marg:0fk0gi margarita:bkrcze margaux:b8i
margherita:1oe5nh5rn5tg9jg margheritine:6be mari:3ii41e maria:52e6re7gjbafbii mariana:bae
marie:5nf72g9jg marigold:6vh84gcsme9f marinade:38f3dg58e6q86tf70a74878t marinaded:2vh
marinara:1qg2fg5pj5re6mh marinated:1sg2aa2ck2uh31a32k33f38i3fg51g52h53f5qj66k marinating:3ff
marine:e2f marinho:b8i marino:9ce mario:egf maritozzi:8qa8sk marjoram:7fl mark:dkee5eegf
market:3zeb5e marlborough:b9e marmalade:77g80r marmalde:80f marmite:0pi41h4ma4oe5na84p9hh9nh9qa9ui
marque:b8eb9e marrow:1me4yf marrowbone:1qhc5e marrowfat:4ga4yl55e marsala:bcj marsanne:b9i
marseille:bkg marsh:9wha7e marshmallow:88f8df8qa9go9xha0fa3ga5ea7ub28dle martell:bhg
martin:8ya91jcbg martini:adaavhb6fbcjbkm maruxa:b8g marvel:04f8yebzfcsgd0gd5f marvellous:9ve
marvelous:9gga7e mary:9peb5gbkgbng maryland:7qa96l99n9fr9v99ya marzano:3me
marzipan:7pp92f9v99wja8ibha mas:b8hb9g
masala:1me25e2cf2ea3hh3yf4lf59k5ej5kf5lf6ee6je6ol6pg7gm8nf9jfawfece mascara:dnl
mascarpone:0ls11a15f1ij5de5nf5rh6ao6mh maschio:bbf mash:30f3hh3ka41f4nf4ou4r950g5gp5ngbsf
mashed:3i74194os5gf5ha masi:b8f mask:d0id7ld8adlke9i mason:cze massa:bif massage:byfc2ecsgdke
massaman:5ea5fh6pjef9 massey:7xi master:6da6eeb6fbghdne masti:ece masurian:22f mat:b3ebvic0iczhdsh
matar:eef matatlan:bjg match:bpibzfd4mdng matcha:05aafkapiavkaxpece matchstick:bzg mate:04labgafe
maternity:c0ed5fdqi mateus:bah matey:88gdbh matilda:8yg matsu:b8f matt:d8h matte:axfdni matter:e2e
mattesson:1xa21822j2ji2qg2rf5na matthew:1za2fk2gi2jg7ig mattifying:dne mattress:c0gd5g
mature:0im0jj0kf0pg0ql41a5ph5te5xe5ya9ca9qh matured:1lg1mh matzo:7vh9dhebh mauve:bme mavrodaphni:bci
mawa:7se max:8xf9hg9ja9ne9wfa9jajibkgboecjgcnhe2ge9g maxi:99g9aedqf maximum:d3ed9g maxon:a2i
maxtra:cze maxx:cqe may:3ne3vf3wf75fd5fdng mayb:dne maybelline:dno mayfair:bmm maynard:a1i
mayonise:71i mayonnaise:39g3he4nf5ne5pn62963f65o6z971u757efa maze:c0f mazzetti:76e mc:8pe
mccain:4ln4mo4nl4pf9ja mccann:8qh mccartney:2fa3ak3bi3ci3dj3hf5zf mccoy:9hk9ja9kj mcdonnell:6of
mcdougall:6uh7if mcewan:b4ab5f mcghee:8jg8xk8ya91e97g mcguigan:atgb8fb9abaf
mcvities:8d98pe8xk8zg93e94j95n96k9bl9fj9gm9va9w99ze
me:07e0vg1ze46h4bf4ce4ee89e8af8cg8xe9paa1eafaawfb1gbzfc0eczed1fdnfdpg meadow:0ff
meal:0pf0te30e3hg41e4sa5dk5ej5fj5gj5hi5ik5ji5ko5ze6hf6kf6la6yf7ig7vg88f9oebsjc3f :e8meakebi
measure:d5e measuring:czf
meat:0he0oa0ra1oj1pg1qh21e23m2ef2mj2nh2pi2qj33k3ai3be57g58l5df5ga5hi5le5n85pf5ri :5yi6me7ghefa
meatba:1qg meatball:1qo1uh23o27j2bh2eh2ig2li3ah3hj4oa57i5dl5gf5hh5nh5ph5re6b96ke6mi6tgbsg
meatiee:3af meatless:1ka2183af3ci5oe meaty:3ah9hl9k8c3fc4ec5gc8h meaux:0nf mechanical:cze med:6he8ig
medahuman:asi medallion:1lj1na1sl1xk9zg medela:bzj medical:9xg
mediterranean:0mg2m82qh35a40h4if4se53a5af5df5hi5ie5na5xe5zh64e66k6he6j97ce7de8iaadfbdf
mediterranee:bag medium:0ig0je0sg1mf28m2ih3we3yg5ka5r95tf6dl6fe6oe6rh6te75g78e7gg7wi8be8gm8hf9vhayg
:b7gbbec3ic5ecbecsecvid9fdffdmfdneeagebg medjool:4ck9pa medley:33h40m48g4ei4ik54g6gg6he9nj medoc:b8f
meegz:9yg meet:57f meetha:9qi mega:6he6ih6j88ye8zg96a99i9jga1ea4fa6fa7ecse megamalt:asgb39
mehari:bmn mehmet:aze meiji:95g9fk mein:5fj6eg6fg6ke6qh mekong:6de melamine:czf melba:9dl
meli:0mf21922h2le2ng52j53e57g melii:bzp melitta:czg mellot:b9e mellow:ayf melody:a5f
melon:47a4ar4ca4esbieblfbyf melt:0jh17h1oe1se1te2ch2zf3ge3hh5de5le5ne5of5zg95g99g9ci9xe9yfbufe2f
meltdown:5re melting:17g9xf melto:8u99wk melton:5vf melty:brabun melvit:6gg memorial:cxe
memoro:b8eb9e memory:c0e memphi:6sg70a men:94f99a9fg9zgbugd9ldagddidhhdiidjedlhdsh menabrea:b4j
mencia:b8g mendoza:b8e menier:7qh9v9 menoforce:e9f menopace:e2j menorah:b8abcj menthol:bnibpedzh
mento:a1ia2sa6i menu:5af5de6hf merchant:4sj4uf4ze59f5fg6hl6jh7siebh merguez:21f meridian:82j
meringue:0vg11918h19v1ij8sf8y8 merlot:atfb8n mermaid:7oebdec0gczfd5g merrily:92e merry:40h9nea1aa8l
mesa:86h mess:1dfb8gcue message:9xfa5h metabolism:ape metal:czg metallic:7ye meteor:88h meter:cbf
method:cnhcped7gd8f metre:cug metro:6mh72i8je metropoli:5re meukow:bii mex:3be4sg5nf
mexican:29a2ce2ef2fa30e3af3be4ug59e5ae5bh5kf5nf5oe5qh5we6he6ia6jf6ke6pe6rh6ti72f7gf
:aaaac9adgashbseefa mexicana:0ia0rl meyer:bbf mezcal:bjo mezzaluna:68f mezze:3g753h61j62i
mezzelune:68l mezzi:67i mg3730:cyg mgo:81f miami:beebkf micellar:dlm michael:egg michalki:9yg
michaszki:9yk mickey:bzed5g micro:5d96496i96jn6knbzecqf microcook:edi microdisc:cze microfibre:csg
microground:ayf microwavable:4sf microwave:5df5hf5ol6he6i76jp6kg6le7oe90a9li microwaveable:4se6i96jg
mid:d5e middle:17k1te2zh3qa3ye5he5le5qe6se midi:8mi8na midnight:dne midsummer:bkg
midwife:bygbzfdkfe2ge9f mie:6ef miesem:68g miesiwo:58g mieszko:9xi9yj
mighty:05e5df5oe6he9m99nf9yea6ea7faaeaneasgdlhe5ge7e miguel:b4k mikado:95i milano:2mi2qgc0e
mild:0ik0jg0kf0pf2mg2ug3le3qe52f53f59e5ef6pf6rk6s96zg73e75e77e78e7ee7gg9h89ja9ki :b5eecaeff
mildew:cpi miler:ave milestone:d1g mili:a1e
milk:00p01o02l03o04r05k06m07g0ah0if0ka0of0uh0xa11f16h1df1ef1ia4kg7da7e97oe7pe7qi
:7to83k8698ee8fe8gg8ja8sf8te8xh8ya93f94f95j96f99e9aj9bg9ei9fh9gh9ma9n99vk9wj
:9xe9yh9zja1fa7ea8gafgarkb6fbeebqnbs9bthbyebzgc0ac1nc6gc8fcbed6ed7edcedfedle :dmfe2e milka:0kf9vh9wf
milkshake:02qarpaum milky:02h83e9wh9yj milkybar:11h8xg9vm9yj9zf mill:0te4ua7df7ii7jf7we87a8be9oeb9e
milled:9ol millefiori:b8h miller:7og millet:6gg millicano:b1g millie:c0f million:48aa1ga2hcbeegf
millionaire:11e15e1ce1df7oe8df8yf93s95h985 milliway:a6h milo:b2ab3s milton:bzk mimosa:16ebkg
min:3lf3zf43f6jhcaf mince:0ha1891kr1la1um27o2bo2ik3an3ha3l857m5ge91992s99e minced:2bk3la3zi7fg
mincemeat:7ro92l mindful:asi minecraft:c09d0hd5h mineral:agjahjdbg minestrone:5ae5bg
mini:0df0i70mg0pl0sa11a19f1ce1df1ej1ff1ih1o921a23k27e29h2cf2dg2eh2fg2hf2if2me2re
:2sf3af3da3eg3ie3kf3mf3ne3oe3ua3va42e43e44f4ah4hh4me4nf52f53a5da5ga5ha5lh5nj
:5of5uh5vj5wf5xi5ya5za60g61f75a77a7te88i8d98if8lf8mj8ne8qe8se8tf8ua8wj8xm8y9
:90j92h93f94995798f99f9ck9fq9gj9ja9pe9qe9rj9tf9yj9zja1ja5fa7la8faaeb9abpebui
:c0gc3ec49d1gd5edsee9eecf miniature:3ig9v89xi9yebegbiebmi minky:csk minnie:c0f minogue:baf
minor:05favf minstrel:9yl
mint:13a1cg1dh1eg1ie1oe26g27f2cf3yl40a41g4ye5aa5bf5ie5qh62g6xt72h7fg95g96e9vg9xf
:9yg9zea0ea1aa2pabhapeasibojbyebzecpedaidefdgk minted:1oh25g27h minto:a2m
minton:6ge7df7eg7fg7rh7sg7xf7ye87e89e8bi9mg9ng9of9pg9qf9yga2eeaeebg minty:25f minute:1lg5ied7j
mio:b0ebjf mirabeau:bke miracle:02hcpfd7idlhdne miraval:baf mirin:74l76m7ga mirror:bkic0e mis:07e
misc:ehk misfit:a0g miso:3wa41f5be5co5fh6kj6p981eefl misoeasy:5cg mission:8ml mississippi:18g
mist:bygcwgd8edledpj miste:bje mister:9ie mitchum:ddm mitre:cze mitt:bygdmf
mix:0dh0jg0zg1bj1ei1f923a27g2uh2vh33f3gf3qi3vg3yg40g4ee4im4kl4r94sj4ue55i5ci5ga
:5mf5na5sj62e66g6og6pe6se6tl6uk6wm6xf6yl7ee7gi7ig7jp7oo7pg7qf7re7te7wn8ag8xf
:95a9a99jg9ki9lf9mg9nl9oj9ph9qm9u99v99wf9yfa1fa2ea4ga8ia9aaa9aceajgamfarlblf :c7ec8fcafebjeci
mixed:0si12816e2wf3nl3pg3ql3vf3wi41a47e48j4ee4fk4ij4t94uo4zj52f53j55e59f5eg5fg66g
:6he77e7ef7fk7jf7rn7sf86887e8af8cg8i98nf8qf8z99c99df9kk9mk9ni9oh9piaa9aigamg
:ap8b5gb8aba9bkhblibngbtec3g mixer:adjavhbkac4j mixing:czf mixologist:45aavi mixology:afgaxf
mixture:a1ia2h miyoni:c0e mizzie:bzf mleczko:9xha7a mlekovita:07e0af0eg0jh mlekpol:0jf0le mo:9vgb5i
moana:c0g mocha:8di95g9a8afgayab0fb1mb2g mochi:15g1ee1imebeecp mockingbird:ameanl mockiri:ase
mocktail:asratebk9 modelling:7pic0eefa modelo:b4i modena:76g9ha9ki modo:b0e moet:bbn mogo:4laedi
mogu:amaaohaph moillard:b8g moist:c4ec8e moisture:d6fd7gdaeddedme moisturiser:bygdkedlmdmedvg
moisturising:byfdafdkhdlfdwe mojito:askbkn mojo:6se moju:amjanf mokko:ari molasses:7nk
mollica:5rj5se5tf5ui8mf8wh96e99g9qg moly:5ke62k moma:8cg moment:1ef9xfazecog monaco:9ch
monday:d6fd7g mondelez:6ba6lh monegasque:38e monin:avs monitor:c0j monk:b5gb6f
monkey:02e8ye9jfb5ebzg monkfish:2ul monohydrate:e7f monsieur:5ng monster:7of88g9h89jkaaaabsajgbufc0e
mont:dpe montagne:2mib8h montagnolo:0ni montagny:b9g montalcino:b8h montarlet:b9e monte:11e1ei1fg54g
montepulciano:b8l monterey:0jg montezuma:9vm9yg
month:0ie0oi2nh3s94bf86a87abqjbrkbsnbtlbukbwfbzgc0gc1hc2ic3fe5g monthly:e9e montorsi:2qf
monty:0rh9xi moo:5yf9vk9wh9yg9zhare mood:c0fe9e moofreesa:9yh mooli:3rk3zg
moon:1eh1ii8zgczedkhdljdpfdvi moonflower:cfhchf moonraker:b5f moonshine:bgkbjj moorhouse:b5e
moorish:61f moose:b5f mop:cqicsf morbier:0oe more:aifajfapa morecambe:32e morello:0ve18f7zj919
moretti:b4k morgan:a99atfbfkbkf moringa:axe moriz:dmg morlacco:bif morley:70g71g
morliny:1vf1xf1zh22n2dg2ll2ql morn:88e mornay:2wa30o mornflake:8bk morning:8jhakgap9azebue
moroccan:27f3gg4sg4ua5be5he61f64m6ga6sh7xg morocco:d6ed8e morretti:b4f morri:8kg mortadella:2qr
mortal:bkf moscatel:b9gbcg moscato:b9jbahbbgbhhbj9 mose:c0h mosquito:d3h moss:dce most:atebje
moth:bkld3k mother:8gg motichoor:ece motion:cye motive:bnj motorhead:bef mould:cpkczj
mountain:3bf9vfaajahe mourvedre:b8e mouse:d3ld5g mouss:11m moussaka:5dj5gh5hm6sh
mousse:11o4ea9teangbrgc39c4ac6jd8kdmfe9f mout:b7l mouth:e4f mouthrinse:dgh mouthwash:atadgq
movie:9kh9yga8ed0f moving:3bf mowbray:5vf
mozzarella:0mu0oj0qf23f2gh2mf3bg3de3hj3ma3qf4qi53a5de5nn5og5pf5qf5rg5ti5uj66h68g69f6na
:8na8pa8sa9iebse mr:17h1bg1fi23f24g5gf6wa7cf7oe8xk8zg91h92e93f96h98f9sncefcpecqi mrs:3oa52h8xk91e93g
ms:93f9yh9zg msc:2tf2wg2xe30f32e34e39h5pe mucho:apeb8h mud:18g muesli:0va0zg89t8ci8de9nabtibua
muffin:0ma5oi5xm7oj7yk8ce8jg8or90rczf mug:5a95cg6ei6ko7ok7qa8ya99fb99c0aczp mugshot:6eh6ko
mullberry:dpe mulled:7efathb88b99baabckcwf muller:0vk0xf0zn10g11h14oaug mullerlight:0vj11e
mullet:2ua2vg mulligatawny:5ag5ba multi:7yf8he8tf8ug9cfc0fcnecqgcrjczhd2fdnfe2geaeede
multicoloured:c0fd0f multifruit:ape multigrain:3dg86887l88n8ba8cf8hk9ce9de9jgbtkeae multigroom:cyg
multipack:0te11912k17g2eg8df96f97f9ah9fh9gh9hg9jk9kl9me9pg9th9uf9ve9wi9x99zaa08a1fa4a
:ameaneasebrfdnfecf multipurpose:cnldkh multiseed:7je8hh8jf8ui multiserve:0ye multivit:amh
multivitamin:ajeamiaohapfd6ee2o mum:9xgbsfczfdvhehi mumble:c0i mummy:9yg mumtaz:41a5en5lh
munawwarah:9vf munch:0wl0yf2ff5ni9ah9h89jgech munchkin:3wgbzlc0ke9g munchy:45a9yo mung:55h
munich:b4e murdoch:8ji8of8si8te murgella:0mf murphy:b6m murray:a2h mus:9tg muscadet:b9m muscat:b9f
muscle:cpedbge9e muscovado:7ml museli:89j
mushroom:1se2cg2f92gj2qa39a3ae3ce3ee3gh3hk3vs40j41i4jf4qn4zk52f5af5bf5dl5ea5f95gh5hh
:5ik5lf5ni5rh5uh5wh5yg5zk62h64e68g6af6b96eg6hf6ia6jj6ke6lj6sg6yf6za70ga1hebk :efe mushy:4gh4yo5ge
music:c0f musk:dpf muslin:c0m mussel:33qc6e
mustard:1wg20921h2gf5gh5ne5oh5pg5qf6sg71f72e73s7cg7eh9o9czf muszynianka:age mutti:3ma4vh4wk6mh6zg
mutton:27j5hl mx:6tee7f my:bykbzfdkfe2ge9f mychild:bzfc0g myga:czfd1h mylk:9vf9wf
myprotein:0v810g11g5ff8dja0hauhe7k mystery:d5e myvegan:99e n:0hg5de7bj
naan:2ea5ea5he5lg5ng5og5ph5ug6te8nr8uf naanster:5of nachip:9ih nacho:0ka3dg41a5hh5ke5nh62k6rr9ir
nadiya:6ti8zg93i nail:byfdote2e nair:djl nairn:94i99i9cg9dt najma:2df2jj2lg2qk nak:9jh nakd:8dl
naked:0vj21e3qj3ta5cg5f95he6el6ff6ja6kp8yeani nala:bykd7a namdong:6ef name:9xibi9 nana:44l
nando:6ti6zf70e71j75j77e78m7gg7wh naneli:07f nanna:3if41f5ge nannycare:bqg napisan:cje napkin:d0k
napolina:4ul4vf4wj55a5da6bi6cg7ao7bh7cg nappy:bvpbwmbyq nasa:d5e nasal:c2ge0k nash:aae nashville:2fg
nasi:5kg6hf6ta nastro:b4e nata:12g91maogapg natco:04e3ta4zh55n72j7ej7ff7gf7mi7sh9lfeanebh
national:8qeegh nativa:b8f native:9rg natoon:9ya9zh
natural:07h0gf0le0uq0v62ue52a54g7pe7xf7yg89f8dg9na9vaa6habgagjahiapeaseaxebigbuabyg
:bzgc2ec3ec5ec6ecwfd6ed9edahdcfddfdkhdneebfeej naturally:0uh3le4xg9ufase naturalny:0le
nature:3fg54h7ja7oh7wf86f87g8ah8do8ya9eebbebrhbtabyfc6fe2e naturediet:c3l naturli:0gi0qa
naturo:c3hc6e naturya:1bh7qf8ce9og9pfaxfb1ib2fe2le8ie9i navarra:2mg navratan:eci navy:bzecze
nayn:5oi5pe nbsp:8yg ncheese:5qe nduja:1qf1te23e2mk30g5bf5df5nh5re5wf68e6ae6mf8neeff
neapolitan:1ch1ef8zj91e neck:25g26f27hb5gbzfc0e necklace:a5f nectar:7neamjapjb5e nectarine:49q4kg
needle:d5g negra:b8e negro:bbg negroni:bkj neiderrostereich:b8f neill:bdf neipa:b5j nelson:b5f
nem:5ke neo:c0e neon:a1hd5f nephew:bifbjf nera:bif nerd:a1fa2ia4fa59 nergi:4ce nero:3tj40fb8i
neroli:dce nescafe:afeayqb0jb1r nespresso:awfaxfb0l nesquik:11e88o8xfarpb0e
nest:19l27e5df5ng67e6bg6deb5f nestle:03e11e7ea81a86n87l88m8dh9vj9wg9xi9zfbtg net:0pg neutradol:cwg
neutral:bjjc0f neutralising:bv9byh neutrogena:dlf new:5bj8kf8of8ufdne newborn:bvgbzfc0e
newcastle:b5e newman:72f newmarket:21e newspaper:egk nexba:asj next:4le next2me:c0f niacinamide:dlg
nib:7qj9vf nibble:0ph9v89yjcal nibbley:9ji niblet:c8h nic:bnh niccolo:b8e
nice:3ge8ba8ce94k9ba9jfbaebbfd9j nicen:d9h nickelodeon:7oebze nicky:cde nicola:bbf nicorette:boo
nicotine:bngbop nido:04m nielsen:7xi nigella:7eg9oa nigeria:asf
night:9jj9kg9yfa8eashaxhbwfc0id0fd5edlidqie9f nightingale:3ne nightlight:c0f nightmare:d0f
nigiri:5pi nik:9jh nike:czg niko:ehi nimbu:7gf nime:b8g nimi:75e ninjama:bwf nintendo:egfehh nip:a2f
nipple:bygbzf niquitin:bol niru:02jaajaohasa nishaan:8nhefi nissin:6en nit:d6ee5ee9e nitesafe:cye
nitfree:e9f nitnot:e9f nitro:bkh nitrosurge:czf nitty:e9f nivea:byadaeddhdifdkodlmdmkdwl
no:12713i71e88ea1fa2ja4ea9iaaeabhachajfap9bdedze no1:eae no2:6bg noah:d5g nobbly:1fh99j9ji nocco:abn
nocellara:2qe51e66g noel:2mf2n92rlcze noir:b8lb9abae noire:2mi noisemaker:d0h noisette:1te25g
nojito:ase nom:bze nomadic:0yf0zm93a nomo:1f97oa9la9vp9wk9zka0pa5j
non:59f5ha7yea5easebzgcfjcgjchgcsecuhczedree9f nong:6eg nongshim:53a6el9re nonpareille:52g769
nonstop:dde nonsuch:a3h noodle:3hf3q95ae5ce5da5fj5ha5qj64f6dr6eq6fs6h96kf6tabse noodlehead:6ej
noon:bkablh nootropic:ace noray:21f2qh nordic:1ef1ye20ga2aateb7aboiczk nori:ebq normal:16edqgdsf
north:8ph9da northern:b5gb6f nose:a8fd5gdlf nosh:75e nostalgic:cze nostalgix:a1f
not:0ff2wf35e4qfathb89 note:9xg notebook:d1k notouch:c2g nougat:8d99wka3l nought:bue noughty:atf
nour:4cf9pf nourish:5hjbzf nourishing:d7edaf nourishment:daf nova:c0e novelty:czf novo:9jl nowt:b5e
nozeco:atxb8aba9 nozzle:7pa7ykczg nuby:bzoc0o nucano:bje nude:d9fdne nuestra:bjg nugg:3dg
nugget:0mf2fk2xh3dj88lcaf nuii:1eo7na nuk:bzl number:7pi7yncxa numerical:7yf numero:5re
nurishment:02mauj nurofen:c2ldyl nursery:c0i nursing:bzf nurture:bze nush:0xh109
nut:1de3hh4e861e63i64g68f7ce7r67sl82i86f87g88j89h8ai8dh8eh94j9ae9ja9mq9nq9oe9p9 :9ue9via1a
nutbar:9ag nutella:1ce83m90f94a95996n9af nutmeg:7ei nutrageous:9wg nutri:86h nutrisse:d9e
nutrition:8dhacge7i nutritional:84iau9e8f nutritive:d6g nutrivigor:au9e8f nutter:8dh9vga09
nutty:3ve89g8ae8ce8di nuxor:9vi nv:bbg nyc:8kg nycoffee:b1l nyetimber:ba8bbi nylabone:cbh nytol:e9o
o:00f4ve64f88g9jfbbebhebjf o2:dde oaf:8uf oak:0rf1ya22e2nf58f66ebgec0e oakham:b5h oakpark:1xg
oasis:aprbnfc0fd7e oat:05o09m0zi11a4ea7wf8198aj8bs8cp8dj8ei8fh8if93e94f99i9deafeangapfbrfbs9btmbug
:byfdcedle oatbran:8bk oatcake:8ph9dq oatflake:8bf oatgurt:0xn oatibix:87j oatie:94j
oatly:05j09n0xnaff oatmeal:5pf8bk94f oaty:86a87g8di8ef8uf93f94j95g99j9dhbrebug obe:6sgeeg oblong:cze
obrien:9xh9yi ocb:bpk occasion:8ye ocean:33e34i6xe79faigajfapmc0fc6fcke oceanfish:c6e octopus:33k
od:1zf oddlygood:0xl odour:bv9byhd5e odysea:33g4uf51f52h53k66876f7ngeef
oetker:0te13i1bf5ri7ig7kf7nh7oi7pl7qk7xm7yg9fe9va of:2he7pe8gg8hf8iaa2gazeb5e off:9ug official:czf
ogg:0th8xg8ya90f ogorki:52f ogx:d6fd7hd8i oh:1ce3agdnf oi:d8e
oil:0ff0he0mf0qg28e2va33f35k37m38f4uf53g5qe61e66a71f75k7ao7bq7cs9qeb8abyhc0acbe
:cced6fd7fd8ld9edaedkmdlfdofdwedzie2ie5ge9i oilatum:byf oink:75h78m7gg ointment:c2e ojo:bje
okeeffe:dke okra:3zm4jkedjeeh olay:dlo olba:7c9dzn
old:1ze4ug5hg5kf6ri7fa7ge7oe7pa8mh9ig9xgaenb5lb7jb8ebcebffbgf olde:22e58f ole:bgfbigbjg oleo:d9e
olifantsberg:b9e olio:7bh7ch
olive:0fh0ma1qi38f4uf51s53e5hg5tf61e64e66r6mf7ar7c87fa83a8ii8vh9ch9qf9uf
oliver:4if4jf4mg4ue59f5dg5ef5ge5hf6hg6mg6sf6vgeeg olives920g:51f olivio:7bi7cg olmeca:bkf olympo:82f
olza:9ae ombar:9vha0h ombre:cxf omega:2xg2yhdkee2n omelette:0tg5xj omg:d1h on:9xf once:e9h
one:0ch0jf2ef30f3hf5ee5gf5je5yf5ze6re6sg7ce7pf7yh86f88f8da8ge8xg93g94f9vgameazf
:blgbnlbrhbs9c0fc6hc7nchgckecnfcufczhd0iduedvfe9iebgeefefh oneblade:dhh
onion:0ef0i80of0rh1ka1og1te22a23h27e2eg2gf2ig38g3b93ci3hi3lq40i4jh4qn4sf4zg50h52j
:57k58g5da5gi5lm5ph5qa5tg5wj5xi5yk5zh62i65h68g6li6mf6uf6wi6ye72i77k7eh7gk7vi
:7wj94a9ce9dg9hk9jm9kf9qk9ugb8abugebfedg onionplait:3hf onken:0ue0vo0wi onn:cyh onuga:39h
oolong:aw9axh opal:bif open:c0f opiata:52i optibac:c2fe2j optimum:aufe7g option:b2rbze optrex:e4l
opy:3za52g54r7rg oral:bogc2edefdfidzfe1fe2i
orange:0vf12e13g1fh1zf20f23e2oi3ng45p46f4ba4ea6wf7xg80n8888de8ta92g94a95h97h98f99e
:9ae9n99vi9ykaajabgachaikajjaksalaamaanfaohapfasgavgb5ab9fbafbdibggbiebjebke
:brebufdffdofe1he2fe7ge9g orangeade:aai orangecandy:4af orangegold:45e orangina:aae oranzada:aaf
orchard:atfb7n orchid:4fkcqg oreal:dkf orecchiette:6bl oregano:0ma1ug3yg41e4na4wf5xg7fm8ie8wg
orenzada:aag oreo:0pe1ek88f8de95i96u9bh9fi9vg9yaa0l org:bre
organic:00g05l07i0ae0eg0gf0hf0sf0ve0wg14f18a1be28e3fh3if3ja3ke3lh3oe3se3tf3ve40a419
:42e45e46e47e48f4ch4ha4je4ke4uf4we4xe4ye52g54f55g59e5ae5bl5da62765g66a6df6gi
:6hf6ne6rg6ve74h76i7e87g97ig7mf7nh7of7qi7rf7sf7uh7xe82g87f88e89j8af8bj8d98he
:8ya95f98g9de9ee9ha9ig9n99og9pf9qe9ta9ug9vh9wa9xf9z9a0ea1aangaxiayfb1gb2jb8f
:bqjbrlbsmbtjbumc08c19dkedqedrfdvhe2he9jeaeebgee9 organico:52e6hj6me organisation:9qh organiser:c0e
organix:9c89f99p9btkbut orgran:0tf orient:bmf oriental:4ff4ih5fg5mk5nh origem:b8f origin:b0e
original:02g04j05i07e0bg0ea0ff0je0kk0pg0qe0rf0te0ug0v70yi0zf11a1ff1qh22e23a2ch2eg2f8
:2q92rk3df3ff3ha3lf5bg5fa5n95se5ug5wf6ef6fe6hg6ii6jk6ke6oe6pi6qg6ta6wf70e72g
:73e75f77e7df7ea7wf86j87i8898ci8he8ke8q98xa8ze94h95e96g9cg9dg9eh9gh9hf9ig9ka
:9qg9re9sf9ue9vg9zfa1ea2ga3haafabgacfafeajaapgasgat9aveaweax9ayeb3lb6gb7hb89
:b99bcebhgbiiblebmibnebpebs9bufc5ec6ecbecegcgeckecnacogczad2fd6ed8fdakdcfdde
:dhedkfdledmgdwfe2ee5fecfeefehe original2go:czg originale:bii originali:beh orijin:blf orion:95h
orkney:39eb5f ornament:d0f oro:azhb0fb8fbbe ors:d8e orzo:4sg5dg5hf64j6bm6tf os:88f
osem:3gh5a95b95ck7ve94f9ag9ce9jlech oshee:8dfabfacfaih ossau:0oh ossian:b5h osso:5ge ostrich:2kh
otter:b5h ottogi:6eg oust:clecpg out:71e9wgd0f outdoor:1sec0ed2g ouzo:bij oval:8jg ovaltine:94gb3t
oven:3qh4lj5ke6ra7va8jk8le8oa9099nfcpkcuk over:6sga7gcyg overhang:ase overloaded:5hf5uh
overnight:8bf8ckd7e ow:20h owe:21a2rg owicz:ajg own:2qg72f7og8ye9999fha5fbsf owocki:a1f ox:1nh1qj2qg
oxford:80i oxi:cjj oxo:6vl78k oxtail:1ni1ql5ai5ba oxy:cjf oyko:0ve oyoshi:afjax9 oypla:7yaczf
oyster:33i3vi74ob9j p:0oe4veb9ebhfbjf p20:dmj pacific:36i pacifier:bzhcbe packd:3xa4jh4kl
packed:3yk3zf packet:5cg packham:43f packl:0ye pad:5fe5kj6dh6ee6pfbzhcbhcrecsjdlfdqldsmdtk
padano:0ig0jg0ok6mf paddington:egg paddle:cze padron:3nf paella:4sj5ir6ih6jj6tf pagen:8sg9dk
paglia:67i pain:8ie8lj8so8ufe9f paint:9xf pajariel:2me pak:3tk pakeeza:07l0uh pakora:3gg5lr
pal:9ffc0g palace:egg palak:5egeef palate:c6f pale:9ygb5kbafbce paleskin:9mf palestinian:4ce
palette:dng palha:9hg pall:bmg pallini:bie palm:4zf7ce7med5e palmer:d7fd8edkh palmier:8sj9qj
palmolive:dce paloma:bkh paluszki:9qf palwin:b8abcj pamapol:57j pampered:cbldof pampers:bvhbwjbxh
pan:2ce41g5rh5se69f6rf6te8ig8jhczleae panadol:dyl panang:5fi
pancake:2ki3hf5ff5gf5ne5uf7nj7ok7wp8mh8ps pancetta:1xe1yq2gm2nf41g5de5wa panda:9fha4e pandoro:92o
paneer:0mr5eo5li6oa7e9eeh panettone:92r pangasius:2ue pani:ecg paninette:8me8ne panini:8je8uf8vn
panko:7vo panku:2fg panna:11l pant:bv8bwpdsk pantene:d6fd7g panty:dqj pantyliner:dql pao:5ff6qf
papa:bff papaya:10e4bl9pf papdi:ecf pape:b8hb9e paper:7ygbpkcund0od1iebh paperback:egu
paperchase:7peczg pappardelle:5dl67h paprika:0ke21f2fe3dg3he4nf5ge5hf61g78a7eo8ne9hh9ie9jf9uh
para:ech paracetamol:c2kdyl paradise:ape paramount:bmj paratha:8npedn parcel:2gh30f3he5nj5ra5wl5zj
parcellaire:b8f pardina:4ug parfait:2ol paris:dlfdnk parisian:8ih parker:02f parkin:8xe8zf
parle:94n9cgeck parlick:0ig parma:1z82nma2g parmak:2mh parmentier:3i841l4mh parmigiana:2ch2ff5dh6ag
parmigiano:0ii0ji0ok2ff4le64f8wi9ch parmo:2fe parowki:22e parr:18ga5j parrot:bzfdne
parsley:0ea1le2u82vf2ze30m32g3yn4jg4mg5ge6he6sj6ta6ym7fk8nfc6e
parsnip:3kp40f4jm4mj5ag5gf6we9ugbrfbse parson:33gbyec2f part:8llbzgd1gehe
party:1ei2me3qa4ne4qe5nm5qg62h7oa7pf7ye8xe8yk8z890k9fm9ja9kl9n99qea1ha5ibeebled0m :d5fegf
paskesz:a4g paso:4ug5hg5kg6ri6tf7g98mh9ig pasquier:8pf8tg passata:4wt passerina:b9i passing:bnh
passion:bigbkgbnecne
passionfruit:07e0vj0xf10f15h16g19f1ce1ig1jg4bg4ee9p99teabeadaaffaifajiameanhapgasiavhb7g
:befbkhblfcqee2ae9f passoa:bih
pasta:2ca2e92fa3hf3q94ia4sn56m5775dn5ga5p95qm5w964s67k68h69j6ak6bo6cm6e96kp6ls6mp
:6oa6qa6s96te6xa6ya70971a72a74a758bsf pastan:6le pastansauce:6j96kg6lh
paste:2pq39l3zf4wf6mf6o86pq6rg6sh6vf78l7ga7pg7xi7zgcpfd8fdleefp pastei:91i pastel:7ye91gbzed8f
pasti:bih pastificio:6bg pastille:a1l pastirma:2ng pastitsio:5dh pastrami:1pn2qg3eg5ne5pf
pastry:0fe5ga5ne5p95tf5wi5yf5zg60p62a7jh7of8de8ei8sk94f99fedi pasty:3hf5wp pat:82l patagonian:30e
patak:59f5ef5ke5lj62e6hk6ol6pl6th77f7g97te9rh patata:41l5hg patate:69f
patch:8ya90ha4ibohbzfdlidzee5ge9h pate:2or39n3ej62h65gbshc3jc6jc7a paterson:9bf path:86f87g8ai9ug
patient:bae patisserie:11e patra:bci patrick:b8e patrol:0we2ef2qg7oebzfc0e pattern:7yg pattie:5wj
patty:1of1ug21i23g2le3bi5if5wm patum:39h77a paul:b9f paula:ege paulaner:atf pav:5ej5l9
pave:41f8ik8je pavlova:19q paw:0we2ee2qg4897oe9tibzfc0ec8fcbmdkh pawe:9wf pawelek:9wf paxo:6wn7wf
pay:bae pb:82l pbmg:ehi pcs:7yf pdo:0ii0mg
pea:3be3ge3pj3qh3uj40i41i4gq4ik4uj4xg4yp55k5ah5bf5ge5if5xe64f6jg9eg9j99uobrebsk :ede
peace:1c91egb8edde peach:0u90vi0we0xg0yg10a12j16f49n4ee4kf54ja2fa4eabiaffaiiajiamfaoeapfasiawab7ebae
:befbgfbihbjgbkfblfbrebthbu9c2f peachy:c0e peak:04e peamutt:c5j
peanut:02k0e90zg1eg4eg6de7b97ch7na7ra7za82o83a88e8dj8ee93a99f9ae9ha9lg9mp9nr9wf9yk
:9zga0ha3ibifcaeecg pear:12e18e43t54m77e7zg9pea2ga3falaamganaaofb7ibrkbsabtebyhdce
pearl:0mg66g6gl7pf8peasfatabmfc0jebg pearly:d9g pease:4yj peated:bge pebble:baec0f
pecan:19h7so8ah8df8sk8xg9mj9ng9ve peckish:cap pecorino:0ih0jf0oe5t96ma6ni8nfb9l pectin:7lf7xi
peculier:b5e pedal:cte pedicare:dxg pedigree:c3jc5g pedro:bcj peel:0pg7rldxe
peeled:31i3if3ma3te4vk50e peeler:45n9tf peg:d5i pek:58h peking:6ef peklimar:2oe
pellegrino:aalahhaigbcj pellet:c9ecai pen:7pgcjhd1k penasol:bch pencil:9yfa19a4mdnf penetrating:d8f
penfold:b8fbcf penguin:95k9ak9ff9zf penne:0m75dk67p6bp pennette:5de pennoni:6bg peony:czg
people:94k95f98g99f9ff pepe:3ta41i peperami:0pf2eh2m82rv3ch3hg5ne5uf peperium:39h77a pepero:95h
peppa:0we12f1ee56f9tha1abvec0i peppadew:52h53g5ne75h77h8ne peppadrop:53i
pepper:0ia0rg1le1mf1qe20f26e2ci2ea2va2wh2xe30g32g33e37g3ce3gg3nq3qe40f41f4jh4mg4we
:51f52j53k59g5af5hg5la5qf5re5wf5xh61h62f64e65g66j6mi6nf6oa6ra6sa6uf6wf6ye75i
:78f7ek7ff7gk8le8wh9de9ne9rfa9kaaib8a pepperami:2rk peppercorn:0jf1le1qh2ce2tg6so6th6y97eo
peppered:1l91oj1ze2va3df5wf9cebof peppermint:7xh9ne9vi9wf9yha2ja6ga8fajeaw9axnb1e
pepperoni:2mo3ef5dg5qe5rm5uf5xe64f6mg peppery:2we pepsi:a9wajhbkg peptide:dle percol:azf percy:a1j
perello:51k perfect:0fg19g4okabhaxhbeebzhdhedvg perfecting:dng perfection:9hfdnf perfectly:0ff3ke
perfectted:afgaxg perfetto:6li perform:aie perfume:cjfdpm perfumed:dde
peri:29a2a92b92cl2en2ff2hg2lf5ea5fa5hg5il6296ia6je6th6zf70e75o78e7gi7wje9gece perinaise:71o
period:dqe perkier:8dj9v9 perkin:94f perla:b4g perle:c6i permanent:d9jdne peroni:atfb4o
perrier:ahmbbe perrin:70g74g9hfb8hbag perry:b7qb97 persian:8ne persil:cffcgichj persimmon:4bl4dl
personalised:czld1g perspirant:ddl peruvian:9ve peshwari:5ef6ji8nh
pesto:21a2t930j31a3cg3de3hg41e5be5dh5oa5pj5q95rh5tf5ug5wf5zf64j6996ah6b96kg6ma6nt :71f8na8v9
pet:b7ec4ecagcbmcjfcnfcqe peter:8zf9cgb6ec0e petha:ecf
petit:0wh0xf2me4gn4yk4zf5bg8jk8lj8xf94g95e99ecza petite:b8ab9fdqe petroleum:bygdki petroluem:byi
petticoat:98g pez:a5h pezzetti:cze pg:awl phd:8dga0ee7k pheasant:2kl philadelphia:0kw0lf
philip:bzhcygdhh pho:5ah6v9 phone:c0ecyk physali:4bi4do phyto:d8g piadina:8mf piano:9xf
piatnica:07g0ae0lg0vh0w9 pica:blh picanha:1mi picante:51k5ri picaro:b8f piccalilli:77q
piccante:0nh5rg piccini:b8gb9g piccobella:3mf piccodoro:b8e piccolato:3mf piccolo:brjbskbuh
piccozza:b9e pick:1ef1f97pg7yh95ha1manfc8h pickle:52l5vf65h66h77r
pickled:0rf33g38h3l93re52u5pf77i9jh9ka pickling:3le picnic:0s92sg3hi5ph picolinate:e2f picon:bjg
picpoul:b9i pie:0ka0ng0vh18n19g1bh1ig27g2uk2vk30e3da3hf41a57f59a5gl5nf5vq5yr5zp6sj6tj91m92n
:bgabjgbsic4gczf piece:0v91ee29g2aa2bj2ca2ei2tf2ue3at3eg3fh54j5985e95fa5lf5mj5ne7fg7qg7sk7zg8nh8xe
:96e9v89xe9yia6jbnfbuhbyad5edtedvhecf piel:4ae pieminister:5yi pierogi:5ga68hedi pierre:8jh8sgb8gb9g
piersi:1ze22e pig:0pf0we12f1ef21i23m24k3ci52f56f5ni77a9hg9jf9nf9sf9th9zea1fbvec5ecaid5a
pigeon:4ufedh pignoletto:bbe pikachu:d5f pikelet:8pk pikler:c0f pil:b4j pilao:azf
pilau:4sm5eh5ig5lk6i96ji pilchard:37l pilgrim:0je pillow:88fcwfd5j pilsner:b4n pimento:7eg
pimiento:51f pimlico:a1k pimm:aa7bilbjjbki pimmsthe:bif pimple:dlf pin:czfd5f pina:4kfangasfbkj
pinapple:ang pinball:a1g pinch:5hf5uh9if pine:61e64g68f7sp9m7cnfcof
pineapple:0kf0zi12h13e1ee1wf4694bl4eq4kj54l5qj6296rg75f91e9ja9ph9thaahabjaieajeamkani
:aokapjb7ebffbkiehi pineau:b9abcg pinenut:64f7sj9ma pinet:b9i pingui:11g8xg9wa
pink:2ce2wa36k3lf42i45846h4eh4fk7dh7pj7yj8tg8ye9ai9gh9lf9va9yia7gabhacfadkamgaoh
:b4ab99bagbbebdgblfbnfbyebzic0gclfcpgcqecwfczed5hdaedcfddfdlfdnfdwf pinkfong:bze pinkid:42e
pinot:b8jb9mbaibbf pinotage:b8l pinotpinot:baabbe pinsa:5rj5tf pinto:55i6rg piot:bbe pip:82g
pipe:bme pipeline:abf piper:3ii41e9hkbbe piping:7yhczh piquante:52g8ne piquillo:51e66e pirate:8yed0e
piri:2a92ci2df2ei2fe2lf5ea5hj5qf64a6he75g78f7ge piriton:e0l pisco:bjp pistacchio:1cf
pistachio:0xe11f18e19g1cg1f81ih82k83n8la8sf8yf99f9mo9wga0hecf pisto:6sf pit:0me1og1qa1ug27f2cf41l
pitch:8sf pitchfork:b5f pitta:8ga8ns pitted:4kh51o54e pitu:bff
pizza:2fa2mf2ra4wh5ni5rq5su5tl5uu62f6mk71e7ce7if9hg9uea5fd0e pizzelle:5tg5ue pizzeria:7ie
pizzetta:5rg5uf pkt:97e placemat:c0e placement:d0f plaice:2ug2xh
plain:05f0ke0uh0va0xg29f2cf2df7ik8gg8ii8mj8nk8oe8ri8ue8vg9cf9ne9pf9q99rkeaaedf plait:30g3hf8sk
plaited:d8f planit:cuf plant:05j08a09i0ea0fa0gk0xh11a2ta3ai3dp3hh3yh4fi4uf59g5ha8d8a0ee7f
plantain:4l99ha9ia9jk9ujeaheci planted:1la1ta3aq3dn78a plants:3bf plantur:d8g plaster:dxje3n
plastic:czjd0kd2idlf plat:2qh plata:bjf plate:41f53a66fbzkc0aczgd0h platform:czf
platinum:13fcheckjd5g platter:0oe0rh18e1qf1te2ce2fh2mj2ng2qk31h4ei5ni5pj66h8rf8sf8xf8yf90h
play:c0ke6i player:bmg playgro:c0m playin:9xaa0g playing:c0e playmat:c0gegf playpen:c0g
playset:c0ed5e pleat:dtf pledge:cqm plenish:05o8ba9maamhanf plenty:8bfcdn plombir:1dh
ploughman:5qh77f plug:c0ec2ecwle4j plum:1af2if2kh3mf49s4vm54e6oa6qf74j77e7zh8dfajfb6gdne plump:dni
plumrose:58e plus:aclc0fe9h plush:c0j plymouth:bdf po:6oa6qf poached:2ta30f poacher:5gf
pocket:5uj5wg8me9aec8hduj pocus:czg pod:3uh4g94hf7eg7xgaijawfaxeb0mb1abnkbzfc0fcf9chod5e
podlaski:2oi podravka:53h podsuszana:21h2qg podwawelska:21f22e2qf poggio:b8e poha:ecf
poi:4gn4yk4zg5bg point:e9e pointed:3nf poitin:bjk poke:5qk pokemon:d5f pokmon:d5f polar:czg
polenta:6gneaf poli:bih poligrip:dgge9e polish:1xf1ze21f2rg3r952g53h64a6xfcqnd5edojeeh pollen:5qg
polli:3ma52h53m7ea pollo:5re pollock:2ze polo:9aia2r polska:52g poly:17k polyester:d5f polygrip:dgg
polylina:cveczf pom:9jmamg pomace:7ah
pomegranate:26e4cr4eq5ng6hf72f7ea7nj9o8aaaaieamhaneapfasfatebreclfcne pomelo:46h pomidorowa:6eg
pomodorini:4vf5tg6ae pomodoro:6ag pond:cag pont:0of ponzu:5me5nf62a74f poo:cbk pool:d5g poolse:beh
poop:cbe poorer:egf pop:1fk2ee2fh4ng5f95nf5uf86g88h8df8eh8sf8xg97h9ji9lja4ea5nabeash popadom:9rl
popchip:7d99h99jq9kj popco:9j9ech popcorn:2fj32e3dj9lt9vfbif popout:9jj poppadom:2ee77a7e99ru
popped:87g9jg9lk popper:2ei2fl4qj5nf5qa poppet:2fg9yna3a poppin:2ff popping:17a3ua7pg9ll9zjaxf
poppy:7ea9cf9og9qg poppyseed:8we popsicle:1ff popty:8rg popwork:9jg porage:8be porchetta:1tm2qk
porcini:3va68h69e6heebi pore:dlf poretti:b4f
pork:18a1l81m91na1of1q91ss1tr1uv1vp1xi20i21m22g23n24k25a26a28e2d82gg2hf2ig2l82me
:2oe2ql2ri3ae3ba3cf3hf40941a4te56f58m5fe5ge5hh5ie5ke5mf5ng5pf5vs5wg5y868f6ea
:6uf6wa8xa92a9ja9ssbrac5f porker:21e porkless:5va5zf porky:21e9so porridge:0598bh8co8d98ehbtnbua
port:0je0ok3he5hf5wg6jg6sf79gbco porta:b8i portable:czh porter:b6n
portion:0ke0ph29f2ai2ce2th2ug3ke6jf88f8da8xg8y8 porto:bcg portobello:3vg5hg portofino:5re
portuguese:18g919 posset:11g post:87idiedvh postal:d0f poster:cze posy:4ff
pot:01h05908i0cf0ti0uf0we0xj0zn10f11o12o13814e16e1ia2ea2mg38i3hf3jj3yi4284b94ca
:4el4oe54l56e5bg5hj5ql61g64f6ep6jf6kq6l66m96pf6uj6vk83e8b88cm8da8xa8ya93a9ng
:9uf9waa19brfbtabzeczeecf
potato:2ca2f930e3bh3gg3hf3ir3jn3ka3q640f41p4jg4lg4mo4nt4oo4pf4zg50r59h5ag5bf5da5ee
:5fe5gj5hj5lk5nh5wa5xf5ze63e64p69h6jg6se6tg7fa7gh7ig8ia8mf8po8xa8y89hk9ji9kl :9qaa1absgc4eedf
potette:c0g potina:05f potted:2pk32e potter:9zhb2g potty:c0j
pouch:0ua0wk3ka40a55a5d96ga6hm6i96jl6kj6le6ye96f9v79x99yra1ga2fanebmgbogbrqbsobte :bu8bzec3hc6m
pouilly:b9k poultry:1xe21a2lh2mg2of2qac6g pounce:cbl pounded:eaiebh pounder:1ok2fh2lj3bi5og pour:6sg
poussin:28k pout:dwf
powder:04m0di0te48a6ug6vl73e7ek7gk7kk7ql7tgacfarjaxgayeb2hbqjbzec19cf9cgpcjkcpgd3i
:ddednke2he7le8ge9gebg powderful:d8e power:0zh11a5be5qh8heaugcdfcmfcnecojcpfcqed8e powerade:acq
powerball:cjg powered:4uf59g5ha9ae9v99wfb2e powermop:cre powter:21e prairie:bag praline:11f95e9vf9xh
pram:c0i prawn:0kf30g31s32s33a34i3hg3q94485dl5ej5fg5ge5ih5mm5nf5pg5qj62a64868g6ef6sf6xg9c6
:9hh9ji9qe9rqa1ibk9 prazynki:9jg pre:bked69d7jdkfe7leae precise:dne predilecta:7zh preference:d9e
prefilled:bnh prefluffed:ebi pregnacare:bzae2j pregnancy:amed1ee2ee6k premier:b9ebbf preminum:bpe
premium:0he0ia0re16f1qf21g22f23a24f2ea2fe2qa33e4fe57f58a5ig6ge8je9xaadeasfatfb1hb3e
:b4jb7ebeebfebiid5fdaeebfehe premix:bkeblf prep:d89dnie9g preparation:bzedkf prepared:3tf40g80e
preserve:7zo preserved:52ieei preserving:7le president:0ee0ofb5g press:7ceaagamfangaoi
presse:aahasjehf pressed:39f7cgalkangaoe prestige:61f pret:4kf5oh
pretzel:5ne8de8ii8jj8sg9qq9vg9xa9yfd5f preventer:cli prewett:95e97e98f price:45f46e
pride:4ye7tf8ggameb5fecfeee prima:8qeb9g primavera:5df5ie prime:1lf1me46aabgacp primed:dng
primer:dng primitivo:b8n primrose:e2g primula:0ku prince:1re1za2pe35g37g39j54m57f58l59h9ai
princess:byhegf principaute:b8e pringles:1va9hu9ji print:d5f printme:c0e privata:b8e
pro:10iaukbnmd5gd6fdeedfgdlhdnee7ge9g pro50:aue proactiv:0fg probiotic:0yic2k processed:4yh
product:1qf4ufcufede profi:2of profiller:d8e profiterole:11p1ir projector:c0gd0g promise:8qg8uf909
pronto:6hh6ki6m8 proof:bze prop:d0h proper:9lh9ujb4f properchip:7da9uk propercorn:9li properoni:2me
prosciutto:1zi2nq2qf68i6ke proscuitto:2ng prosecco:32eb8aba7bbsehg
protect:bvfcfgcjgcqfd5hd8fddfdiedmkdqf protection:d8jddfdmh protective:byhdqh protector:c0ed5h
protegee:b9e protein:02605e0790jf0ka0le0pg0re0ti0u90v60w90xh0yg0ze10q11k14f1782ce2eg2f82ri30f329
:3bf3da3gg3hf59a5di5ee5fj5ge5hj5ii5n95qh6e96fh7oh86e88f8af8be8ci8dk8fj8hf8nf
:8of8pf9389aa9ee9jg9sf9v99w89xa9yaa0pafhauqd8ee2fe7qe8ee9f provencal:6te provence:66k7fjbambme
provender:5bk5fa providence:53e provoke:d7e provola:2me68e prune:54n7ri9pqamgbrl
prymat:3la73h7ej7ff7gf7viebj przysnacki:9jg ps5:d5g ptasie:9xha7a pti:bfe ptite:b8g pub:30g5ge
pubic:djf puck:0fa0kn83a
pudding:11m12j14o17q1aq1bj21e24o4ro4yi57e5jh5nf5yi6ik6ja7of7qa7wj8x88zg9399v99we9y9 :9ziauabri
pudliszki:57j puemo:b8f puff:5we5yf60l88h94f96i99f9ce9jk9ska1fbrabumcshdaednfebgech puffed:86a87g
puft:9je puglia:b8f pugliese:0mh pukka:3ha5ga5r85uh5wi5yk5zlawaaxm pulenta:b8e pull:bwk
pulled:1tm1va20f2eh2jf3ah3hh5f95gg5ij5ke5ng5yg pulp:ameaqeb5eeeleff pulse:e9e pumice:dxh
pump:bzjdeedmf pumpkin:3be3gf3wr6he7e97oe8hg8ig8ya90h99g9oj9tf9wa9ya9zjbrebsfbtad5e
punch:02laaeabfaphb7ebkh punchy:aceash punjaban:6og6pg punjabi:59i5ef5li99eeef punk:b5f
punnet:49l9yi punta:bjf puppie:1fkaah puppy:c3fc4jc5gc6acbqd5f pur:0oe pura:bff purdey:abh
pure:04f0gj0hh0if0kh0o74kh6ig6j97bh7hl7le7ma7te7xf8bea2aa6iakhaliamhavfawaaxhayg
:ciecped6id7edbfdcedkhe9eebf puree:30g39i3zh4wo4ziavgbrjedheefefk purevia:7hg purflo:c0e puri:ecm
purifying:d7e purina:c6ic7n purity:be9bk9bli purple:3qf41e7zg9uf9viapgb5fbnebred7fdff
purpose:78e7ggc0fcnicpgcsgcvf purrfect:9yg purse:0ne push:1ea1fha5h pushchair:c0gd5h pushpan:cze
puttanesca:6mh putty:d8e puy:4ue55e6hf puzzle:bze pwr:abe px:b9e pyjama:bwh pyramid:1fh pyrex:czh
q10:9ofdlg qc:bcj qp2724:dhe qt:awe qtee:43e quadrotto:1if quadruple:8ta99gajh quail:0sg9yg
quake:a0f quaker:87i8a98bf8cg8ei qualita:azi quality:4uf9vg9wg9xk9ygb1e quantum:ckj quark:0lm0uh11i
quarter:1ok2df2fg2li3bi52e54f5og5pg quartered:53f quattro:5re quavers:9h79jo quebranta:bje
queen:4ug51gc7g quencher:b5f quich:5xl quiche:5xs quick:13i1le2ie3ff4le6de6fg6hf78earmdnfe5e
quill:7ef quilt:c0ecce quince:13a7zla1a quinchia:azf quinoa:3bf5qf6gp6hl6ia6jh8bebse
quorn:1oa2192ea2fa2sa3aq3bl3co3du3et3hs3na5e85fa5g95n95wf5y95zf qureshi:ege qvs:dnodoi r:aaeazh
rabbit:5re8u999gcam racer:9jh9wj rachel:0ua0vh14g racing:9xf rack:1vi26hbzfczh racket:9yf
raclette:0of radiance:dlee2e radiatori:67h radio:egj radish:3qf3rs radler:b4h radnor:aakaih
radox:dandbg raffaello:9ve9xl rag:c0e ragtale:c0i ragu:3hf5dn68h6ai6mh raicilla:bjf
raider:2el3hg9ha9jg rain:c0e rainbow:3ke3qj3tj4eg5qe7ee7qg7ye88g8de8tf8yg99a9yha4la5ha8fb5ec0fczed8f
raincoat:cbf raise:9nedne raisin:7ro8ag8dk8og8qj8sf8tg9m89nn9ps9tg9wg9ygbue raising:7ih raita:2cf62q
rajah:3na5le7en7gh rajma:5eg raki:bjk rakisi:bji rakusen:5ae7vh9dhebg ramadan:9ze ramazzotti:big
ramen:5bh5fi6di6em6veefi ramona:61f ramonade:abg ramsay:b8f ramsden:21e41g rana:2da68j69g6ag6nf8nf
ranch:1lh5qk63f64972k random:a1ia4a range:00g02f06a0sk0tf28g29g2fa2kf5bed5f ranger:5ye
rapeseed:0fi7bm7ce rapid:bzfc0fdlf rapidcool:bzg rare:bhe rarebit:0rl8pe ras:7gi rascal:b5f rash:bye
rasher:1xl21a2jl2qf3ej9jjc5f rasmalai:7gaebj
raspberry:02h07f0u90vi0wg0xg0yh0zg10h11i12i13j14e15h16i17f18f1ch1ef1gh1if1jl3v948m4ef
:4ki54e7pi7zk8ag8cf8di8ja8sf8xh8yg94e96e97h99e9pa9ti9xe9yaa3fa4ea5fa6fa79abh
:acjafgahaaijajial8ao8aphaskaxeb7gbehbkfbnhboebufc0acneczae2fe7h rassogulla:eci rassomalai:ecj
rat:d3e ratatouille:4zh ratti:b8e rattle:c0j rattler:atfb7h ravenswood:b8e ravioli:32956n5dg68r6na
raw:2af2ha2vi31j32933o7qfabgammanm ray:2vj70j razor:33fdhp re:czfdggdlfe9h reach:dgf reading:e9j
ready:0dj0tf12g1me1se20e2dh2ee2ge2ta2wf30h31g33g35g3ee3gf3he3ue3xk40h43i49h4bg4cg
:4je4sa5di5eh5ff5gf5hg5ii5jk5lf5ne5pa5sg60i62e6ff6kg6la75e7of7ph8bk8ce8da9ag
:9hh9jf9pf9ua9waaa9affauhbeabkiblebqednfdxge8f
real:02h0bj1ce1uf2eg2rf31e3qa4le4re5dh5hg5qf66f6sg6ti8pf8qe8xe8ya91f9ee9umaafabg :amednie2e
really:1ce9neehe realm:a5f reaper:75f rebel:9xfameb5h rechargeable:cye
recipe:0kf2fa3dh6lf6tm77h7gf7wa8ih8ne8v99vjc4h recover:e7g recovery:achd7edbge7e rectangular:czf
recycled:cce red:00901h0ik0jf0og0ri0te0wf0xf0zg13h1if1jf21g26e27e2t72u92vf30f36j3gi3ij3lg3ng
:3pf41g42a46g47h4ea4ie51e52e53g54f55i5bf5cf5ff5ha5k85la5rf5te5we5xg5ye61g64f
:65g68i6hg6nj6og6qg6sg6te6vf6wg75f78a7ig7jf7we86g87e88a8be8ee8ie8ne8ye9ch9pa
:a1eaaeabkaseathaxeb8mb98baabcfbmfboebrebsfc0ad5ed9ee7feceefgehg redcurrant:12a13a26e48j79qa19
redhot:6te75e7gh9if reds:0ih2ta36h3lf3ng3ta41e47e53f55f6mf6ne7xg7ye9xfa5gb5fb8kbzfc0g redskin:9mg
reduced:0ae0de0ff0ie0jf0le0ve0ze14i1re22e32e4tg61f6se74f80f8neaffawfaxa reece:9yh reed:cwk
reese:0zg8288da9lh9ma9na9qa9vg9wn9yj9zj refill:7hfayjbnfcofcqgcrhcshcwmczedcfdhgdjf
refillable:bngbpeddf reformed:39h refresh:aaaabgaffdlf refresher:1ffa4ja6hcwh
refreshing:b7fbnedledvf refreshingly:4aea9f refresho:1ee1ie refried:3ua4ui55a6rm refuel:czf
reg:aafbpg regal:6x972g75e8jf8xg8ya8zl90h94l99i9lfa5haogaphbu8ecp regala:b9e
reggiano:0ii0jh0ok2ff4le64f8wi9ch regi:b9e regimental:d5e regina:cchcdi reginette:6bk
regular:9cha9jaafbnfbpfdqedrhehe reindeer:8xg9ya9zna8g reinforced:bze rejuvenate:aaaabh relai:b8e
relax:c0f relaxing:c2edbg releaser:cif relentless:abl relief:c2idkedvhdzfe1je5f reliever:e9f
relish:39h70j77p reload:bnicne remedy:aaaasge9f remeo:1cf removal:djme9f remover:cjlcoecpid9idogdtg
remy:bhe renato:b8e rendang:5fh renewing:d7ed8e renhsu:6ee renny:e1l renourish:5bh renshaw:7ni
repair:d6gd7id8edledxg repellent:cbed3n replacement:dfedhee8f replacer:0tf replenish:d6g
reposado:bjj reprobate:b8e republic:53eczfefe rescue:d7fe9n reserva:b8jb9fbfgbhg reservado:b8e
reserve:0ie2ngb5fb8hbafbbfbcfbfebgfbhe resistant:d8e restaurant:6e96fhd0f restore:5bfdlg
restorer:cjf retractable:cbf retro:a5ea9gaag reusable:bveczjd0g revel:9yl revelation:aze revenge:b5f
reversible:czed5e revitalise:azed7e revitalising:ase revolution:dlh rework:d8e rheal:e2j rhone:b8h
rhs:bzf rhubarb:0ca0d80vh11f18l49a4dpa2kaajajgal8amhao9asebahbiebke rhum:bfm rhythm:95f9va9wiaaeapf
rhythm108:95e9vf ria:b9e rib:1le1mm1qj1ta1vo21e25i2hf3he5oh9jg riband:9an ribbon:3qj53g6dgc0f
ribena:ajnaohapi ribera:b8g ribeye:1ln1se riblet:1vk rica:ayg
rice:05i11714s1792ca2ea2fa3hi3sh4i94jj4sq5975el5fj5ge5hm5io5le5qh6dj6ee6fh6hk6iq
:6jp6kp6ll6o96rf76m7aa7ea7ge86p8di8xa8y68za9c79es9qk9yab8ab9abpebrgbsibtmbui :eagebjeceeefeff
riced:3ja3s96hi6jl rich:18f1me2ce41g4ve57e5ee5qf62f64a6aa6ma6sf6yf8qf8xe8yf8za91a94n9vfawaaxaayfbcg
:c4ic5fc8h riche:dng richer:egf richmond:21h3af3ce3ei3ha ricotta:0lt2gi41a5dh5uf66h68k6me
riddle:bkfble ridge:4le4nf9hf9ke ridged:9hk9ka riemann:dmj riesen:a3g riesling:b9l rigate:6bh
rigati:6bj rigatoni:5dl67j6bm6kf right:87f88addg rim:coh rimblock:cof rimmel:dnmdol
ring:0kf21a2mh32i33g4qm54h56k62a8tm8xe94i97i9fk9jj9kg9pia1gbufbzgc0gcbe rinse:c0ecln rinser:c0f
rio:35iaaeapab9ebmed5f rioja:b8nb9hbaf ripasso:b8h ripe:3xk43g44f49g4bk4kg9ue ripen:3xe44e49e4bf
ripened:9jgcae ripple:02e1ci8xe9v69wkaaf risoni:6be risotto:5da5ha5iq5ne6hl6in6je6lhbsf
rissotto:5da5ih ristorante:5rj ristretto:b0l rita:bkh ritter:7pa9vq9wi9xk ritual:dve ritz:9cm
river:02f4ce4ug6de7ef7gg7te7whebgeee riverbank:8ze riverstone:bmh riya:0mf8nfawieceedi rizla:bpv
rizza:1ch rms:d5k road:11e7of8df93l roam:28g roar:byf roarsome:3dg
roast:1le1pi1te1wa1zj20e23a26f28f2992a62ca2ds2el2f82ga2jk2qh2te30g3d93eg3hl3i73k9
:41k4lf4ms5da5ea5ha5jm5na5wf5zh68h6af6kf6ug7gf9hg9jf9qe9ufaygazib0gbsec4g
roasted:0mg0vg1ce1ze2ee2gh2of2qf2va2wg30f3k93l93ma3n83wa41i53n57f5ga5hg5qh5ri5zi64h
:6hh6mg6wh78h7ef7se8ee9cg9mk9ni9oe9ulazjece roasting:1mk28j3ig3ka3yh40941j4ie4jhcugcze robbin:9zf
robert:8hfaie robertson:80k robin:9va9zfc0e robinson:1ffaifajoaofapfb5f robusto:bmf rocca:b8g
rocche:b8e rocco:czf roch:b9e rocha:43f rochelle:4zk72g rocher:9vf9xj9zh rock:7dg9ygb5gc0fdde
rocker:c0f rocket:1fh3ng3pk3qo9ji rocking:c0fd5f rockstar:abj rocky:7of8df93l95l96a rodda:0an
roe:39i rogan:5eg6oi6pg rogue:bce roi:b8e rol:60q
roll:0pe1ig1ta21222824e2fa2l92ma2qe3c43hl3la4c958h5lj5mm5oe5pn5se5vg5wu60g66a7pg
:8ge8ha8i98js8ks8ll8n98qh8sg8un8vh8wg8xl8zp97n9ag9df9f99g99ig9ja9pa9tg9va9we
:9y99zaa2eb9ac3fc5fccqcdpddmebf rolled:1tg26f5se60h8bg roller:d5ee9e rolling:bmhbplczj
rollito:0oe2mg2nj2qj rollmop:38l rolo:11g9wi roly:17k rom:9va9wg roma:1za2nf romaine:3pp romana:5rg
romano:0oh3nf rombout:azfczf romeo:1ee ronson:bph roo:b8eb9fbaf roodeberg:b8i roof:dne rooh:ajh
rooibo:aw8axn rooney:egh rooster:3ieb5g root:3be3ge3he3ie3kf4ie4lf4og4za5hi5nf9ugaalb4ab59d8ed9ldna
roquefeuille:bae roquefort:0nq rosa:bdf rosca:5th
rose:32e4fi5ne72f7pa7xi7ye91f9je9va9wa9xia1ga5hapfasiathaxfb7eb83b95barbbkbiebjg :blhczednedwfefe
rosecoco:4ue rosemary:26f30e3cg3yl4194me5gf5hf66f6tf7da7fk8na8uf8vh9cg9mebdec5f rosewood:c8kcai
roshen:9vh rosie:7ze rossa:azab0e rossafina:3mf rosso:6njb8lbbgbcj rosti:2ye41f4nj4pl5gh5n9
rotater:9jf roti:8nkedh rotisserie:2872cg2dh rouge:b8gbcgbhf rough:7me9dedkf roulade:19o1il
roule:0km roulette:4qfa1g round:3mf3pe7yi94i95h98hbzf rounded:cze rounder:3if roundie:9al9v9
roussanne:b9e route:b9e routine:c0h rowan:bge rowntree:1foa1na4a rowse:81n
royal:42i4sg5ae5df5eg5fh5ge5wg6jf7pe98eawib1fbbfbmhectedg royster:9jf9ke roze:bcg
rub:1se2rf78s7g7c2g rubber:csh rubicon:4b9aarabfaikaofaplasa rubicone:bae rubie:0ve
ruby:3je3qe46954hb5ebce rude:05j87e88e9ce9ihbcf rudolph:a8f rueda:b9f rugby:9xa9yh
rum:8te9wfbfsbggbijbkn rumbledethump:4ok rumchata:bf6bik rummo:6bg rump:1ln1mg25i26h run:c0ad5f
runner:3ul runny:81g rusiecki:0he22f2qf58h rusk:7wf94hbunecj russell:cygd9k russet:42ebmf rustic:cze
rustica:4wi rustique:0nf rustler:1o91va5ou5p8 rwmtini:bkg rye:5pe6ge87a8bh8hi8il9di rymut:9jh
ryo:bmh ryvita:3na8ha9cg9dv s:1tf6ph73hbhf saag:5eh5lgeef sabarot:55h6h9 sabra:61j
sachet:0te13g5cf6hf6qg6tg7hf7ig7kg7pa7xf8ba8cmachafaazab1pb2ecpge1fe2f sack:byg sacla:6kf6mg6nl6ya
safari:2fe9fkc0i safawi:9pf safe:e3ge5f safety:bpabyic0gd4gd5fdt6 safflower:7bg7ca saffron:5ee7en8qe
sagatiba:bff sage:1tf23i2eg2ih2lg2qg3ce3h93la3yj58h5pf66e6wh7fjbyge9f sago:ebk said:2ua2vg saida:6se
saint:0kg0na2mgb8l saison:b5f sakar:ece sake:bjn
salad:08a0ml0oa33f35i3ih3ll3mj3pn3qr3rg3ta40a4194el4ug52g54e5pf5qp5we63e64q65j72r :96a9ojcafczfeeg
salaison:2me salami:0oa0pe2mt2qi2rg5ri salamini:2mh salatka:64f salcombe:b5fbde sale:9ce sally:egh
salmari:bif salmiak:bif
salmon:1mf2ts2wm2zm30q36r39q3de41a5bg5gj5nh5pl5qh5xe5za64a6pa7eabsgc4gc6gc7ic8jcbe :ef9 salon:d9f
salsa:5ne62n6he6rp9ie salsiccia:21j
salt:0eg1le1pk1qe1te1vh26f28e2ch2fi2u82xf32g33e36e3dh3n93qf3ua40841j4ha4lg4mg4tf
:4xe51e5fj5h95nf5we6ta6ug6vg74f7677dr7e87gg7vg8le8ve9ci9de9ef9hi9jh9kj9lf9mf
:9nh9qe9uh9vf9xab5fbngbzeclldafdbkecg
salted:0el0fg0vf15g17f18g1cf1df1eh1if1jf1mf3ug4mf4z754h7xe81e88a8ce8se8te8yf95f96e
:98f9989ce9eg9hk9il9je9kf9lg9ml9ni9og9qg9sf9ul9vh9waa0fa3fa5aa8gaf8aveb1ke7e :e8febeecfeej
salter:czh saltfish:2uh salti:9ce saltimbocca:1sg salty:9jf9li9ue9xebg8bih salut:0je0ok
samai:9jh9ueeca sambazon:1gi4kh sambuca:bimbji sambucol:e2g samosa:5lreceedh samphire:3zm sample:a9g
samuel:cze samyang:6ef san:2ne3meaakahhaigb4j sancerre:b9mbae sanctuary:daf sand:dafdmi
sandalwood:cxedaf sanderson:czg sandford:atfb7m sandi:bbe sandwic:5pi
sandwich:1ej1ph1zg2dj2jg2ph2xh52e5ke5oi5pq65n72g8398ga8ji8uh96m97i9gf9v8cvjczgefa sanex:dde
sangenic:bvh sangre:b8e sangria:b89bcl sangue:bif sanicat:c9e sanitary:dql sanitiser:cjfdun
sansovino:bbe santa:52e6re7gj9ya9zn sapo:4ae sapphire:bdj sapporo:b4e saragawa:edg
sardine:2vq37r39o4w6 sarnie:5pf sarsaparilla:aagajj sarson:eeg sarsons:3t952p6uk76m77a sassy:aae
satay:2cg2ei2fa5fe5nh6eg6pg6qm74aefa satchel:9xf sate:efe satellite:b5f satin:dne satono:3fe
satonoyuki:3ff satsuma:45o
sauce:0dh1c91if1jp1qf1sf1v920f27e2cf2ff2kg30l32f37l38e4ug4wg52a53a54e56l57o5fi5gk
:5hg5jf5ka5nf5pe5q86896ap6ba6kf6lk6mn6ng6on6pe6qo6ri6so6ti6xo6yq6zi70o71l72l
:74n75p77h78h79o7e97fa7j87oa7we9ka9qaa1aa4aa5eb8ab9absac6eecaeegefh saucer:9jia5j saucisson:2ml
saucy:6z971g9jh sauerkraut:53r5ha68g saumur:bbf
sausage:1ua1xe21p22o23m2kf2lp2mh2oi2qi2rf3cn3hf4o84tj56g57f5dh5gl5ng5og5pe5re5wk5zh
:62a68g6ai6tg8ja8u8c5h sausagemeat:23n6we sauterne:b9i sauv:b9e sauvignon:1me5ziatib8hb9mbai
savanna:bze savarin:0ne saver:cke saving:d5e saviour:d9f savlon:e3l
savoury:0s92ff2sl4sa5ne6hl6i96j76lo70f7gf9cj9djc6fece savoy:3te40e4194jg sawanotsuru:bje saxa:7dm7ej
say:c0g sazon:7ge sbuck:aff scale:c0eczh scallop:30h33o scamorza:0m90oi scampi:2xh32q scandaleye:dne
scandi:8sfc0f scary:a1aa8laoh scavenger:d0f scent:4ficbecim scented:biecxi
schar:5na5rf5ug8p98um8v98wi8ya8zf90f92e94h95e99l9am9ch9de9ff9gf9jj9qf9wf schmacko:c5k schnapp:bilbkf
schneider:8hg schneiderbrot:8he schnitzel:2fh3dg schofferhofer:469b4fb5g schoko:9yg scholl:dxl
school:7oe7pa8xi8y793l9tkd5i schwartz:3093na3y957a5d95g76se6tu6ui6yp74875a7dj7en7fo7gr9of
schwarzkopf:d8hd9k schweppes:aagadkaehajeasg sci:e7f science:cwfe7g scissor:czidoe scoffd:2992be2fg
scone:7on8pf8rt8ui scoop:1ckbzfcbe scoopable:1gi scotbloc:7ql
scotch:0s81le1mg1nf2sq3ng5ai5yg75f8jf8pebgi scott:8beatf
scottish:18f1ch1ki1lf1nh26g2ti2wj2zf30f33i37f39e3te5nf8bf8gg91a98haheb4ab5ecbf scotty:4le4oh
scourer:csn scrag:27g scrapple:9pi scratch:4jf5fa5kjcse scratchcard:egh scratching:9sn screamer:a5e
screaming:bae screamy:a5h screenwash:d2k screwcap:02g scrub:csjdafdli scrubbee:csh scrubber:csj
scrumble:c4hc5ec6mc7ic8l scrumptious:41f4oea1fc3e scrunchie:d8f scrunchy:d8h
sea:0ef1ie1mf26g28e2uf2vf2xf2zf3qg4me51e76a7di7ve7xf8df8vf9df9fh9hg9je9kf9mh9n7
:9uk9vf9yebdfbzfcofe2kebg seabass:2um2vi30l seabream:2vh seabrook:9ho9jg9ki
seafood:2uj2ve2wf31f32f33s34o5pe65e6xp8pf seal:cuecvee9i sealapack:cue sealer:dnf seasalt:9jf
seashell:9va9xg seaside:c8e seasonal:3hf3te42f43f8th seasoned:1of27e2cf2de2le41g4lh4ng5lf6hheae
seasoning:4ma6tq6vi74k76h78j7e87fg7gqefg seat:bzfc0k seaveg:9uhecj seaweed:9ef9unebieci sebor:bjf
sec:2mgbig seca:big second:doh secret:75e9hfcze
seed:0va0ze3hf4cg4eg4ka7ce7el7oa89f8ag8ga8hl8ig9df9lf9ma9ni9os9qg9ufa1aamgaofapf :cake2feeg
seeded:3hf47e8hm8ig8jg8le8um9cg seedless:47n7rh7zi9pa seedy:8bf seeing:cze seeker:0rf seekh:1qfede
segment:54j9zf segsation:9xe seitan:3eg select:1oh2792qh7yabdebzfcxg selected:55e
selection:0m90na0og0pe0rl11f1ie20h21922e2fj2mm2nf2qm31a32h33h3aa40g47f5hf5lm5mk5nl5pi
:5vf5we61f62i66e8988ci8sf8th8we8xj8y691e93e9499599bm9dh9nk9xi9yh9zpa2fa8have :axfbdfbggblfc3hc6i
selective:c6f self:7ihcveczedmj selga:94g sellection:5nh seltzer:blk semi:00h01k06h0le5qe66ic8ed9f
semillon:b9l semolina:14j1bi7iieahebe senbei:9ee senga:0vi489 senior:c4kc6fc7g senokot:e1l
sensation:8ef9hg9ja9rfame sensational:41f sense:07h sensian:e9f sensitive:bxic7eccfcgedegdgfdhg
sensitivity:def sensodyne:dem sensor:cye sensory:c0f sentido:b9f sentiment:cze seph:1je septimo:b9f
serenity:d5hdaf serge:02h series:b8fcyg serious:0pf52g77a seriously:0f90kh94995g
serrano:1z72np2rg52g5nf5tg serum:d8idlidwf
serve:0dh0rf11f19f1bf1ce1ij1mh1qe1te20g21a23f26e28i2aa2ga2ih2kf2oe2qe30e33e3hf3xa
:4kg59f5fg5gj5hi5jf5ke5le5nk5pa5vg5w95yf5zh64j66f68f6ak6ue6xg79g8x98ym99f served:bkj service:czf
serving:8xa8ylc2fczh sesame:6de6tf6vg74878g7ba7ck7e982e8dh8je8oe8wf9cg9ojecoeei session:b5j
set:0uh78f7ng7ye81k9ff9xfa8faveb2gb4ebbhbdebfgbgfbifbkebzic0hczid1fd5hdfkdngdvp setting:dnh sev:ech
seven:e2l sevilla:b4f seville:80hasg sevre:b9e sewing:9xhd5e sfc:2fj shabbo:cxe shack:b5e
shade:ccjcdgcegcgjd5gdnhehh shadow:dnh shaero:9vg shagun:0mf
shake:02e41f4lh4na7wl8fna5eargaunb6fcqee7ae8n shaken:02faue shaker:7oh7wma1eanhapic0ed0e shakerz:2fi
shakshuka:6sf6teeeh shaky:b7e shalimar:ece shallot:3lq62f6sg6we77f8jf shallow:cze shamp:byf
shampoo:bykcbhcqed6td88e5fe9h shan:6ti7gpeblecg shana:3uj4ji8nnedr shandy:aahashathb4hblh
shanghai:5fg shank:1te1we20f26l shaohsing:76feef shaoxing:76i shape:2fe2zf4nf56g6bg88g98e9fea1fc5f
shaped:7pe99a9ff9ziczh shaper:dnf share:5fe5mf5nj5th95e9jg9le9ye sharer:17l3he8ta93e999
sharing:0ne1qf1vg2mi2q941f53a5ne62i66e8xf9bi9cf9he9ij9jg9ng9qf9rf9vg9wa9yea1fa29ecg shark:bze
sharon:4bk4dj sharps:b5h sharwood:59a5e66dh6fa6kk6om6ph6qj74i78h8nf9ri shave:dip shaved:0jj0o9
shaving:cagdhhdir shaw:9xiaai shawarama:5k96rg shawarma:26h2af2ck2ek2fa3ai5hf5ke7giefe shayona:ecp
shazan:1oh21h28i29g2af2ci2ea4ia5le5mh5nj5wa shea:d7ed8h sheba:c6o shed:b8hb9ebaf sheekh:edh
sheen:cqh sheep:0ig0uf8hg8ia9xfb5fbgabihc0g sheer:cxe sheera:1bh
sheet:5da60h67j6cmc0gcdecfacgecihcrhcufd5hdlgdseebg sheldon:8je8pg shell:19g31e32a33e6rk7s98me9mn
shelled:3uh4hf9og shellfish:33i shepherd:0ne27h5go5y95za6ti92a sherbet:4697pea2oa4ga5fapgb5f
sherry:76fa3gbco shield:amhanfbzf shiitake:3vfebh shim:6eg shimmer:dne shin:1mg1nj53a6ei
shine:cpicqgd5ed7fd8fdefdok shinpad:d5f ship:ateb5f shippam:0fa2pl839 shipyard:b5f shiraz:b8pbbg
shirley:94f shirt:d5idoh shish:78e shito:efg shloer:asuba9bb9 shochu:bke shockwave:d8f shoe:9xfd5i
shook:bkf shoot:1fe3pk3qi40e4zjaihajaaon shooting:a1e
shop:2c92fi2hf2xg30a41f4pe5fa5nf6oh70e75h77e8yea19a2ea5fa8eehe shore:b5ebff short:1me1ql1va8lhdkfdla
shortbread:7oj93g98v9bf shortcake:93k94j95e98p9ba9fa shortcrust:5ga5yg60j7jh7of shortener:d5g
shortie:95i shorty:94h98p shot:6ei6ko8af9nl9paafeammankb0fbihc0e shoulder:1sj1tl26m27g2cad6id7e
shower:byfcnacpjcsgdardl9dvh showstopper:99g shox:a4e shoyu:6da6eeefg shred:80i87h
shredded:0i90jg20f2c92de2ek2fe33f3p73qm3re4jh52f5fn7ui86j889c6fedg shreddies:86h87l shrimpiee:3de3hi
shroom:3vl shroomdog:3cm shroomi:c0e shropshire:0ih0ne1zeb8a shuang:6ee shuangrenhsu:6de shuffle:9jg
shwarma:3ag siberia:bog sicilian:11f1891ii1ze2na2uh2x930a5he7pe7xe8ye91aash siciliane:b9g
siciliano:1cf sick:ecf sickness:e9h sid:8ye side:2ee2rh2tk40e41e4nf4of4qe4si4uh5fe5lf5me6ff6ji8nfb5f
sided:csg sienna:bmf sierra:bjf sigg:czf signature:0ke17f1me21e23e41e5hj5ig8gf93e95f96eb1fb7ebmg
sigognac:bhe sild:37f silesia:21f silesian:24e silhouette:c0e silicone:bzkczg silken:3fg silkia:dxg
silver:7hh7lg7phbjhc0ecbecxeczhd6hd7ed9g silverside:1ml1pe silverskin:3l952m silvo:cqf simmer:6tf
simon:1wg21h24fakeapf simple:1ug2ce2ff3qe8ciavebyedaedcedln simplee:aphasg
simply:05g13e29f2ca30g59a5kh5na5pj62e6thbzecame9e sin:6ee singapore:5fn6da6ef
single:08n09g0jh1eg3kg3we4bh4cf4ea5we7yf8te90999a9ve9wea1ga2gb0ebgjbmgbzfd5g singleton:bgf
sipper:armbziczh sippy:bzi siprus:amfapi sipsmith:bdf siracha:2ff siren:b5f sirloin:1lo1mh
sis:acje7g sit:c0ed5e siu:41h6qg six:90f size:1bg44e7pg7yh9wg9zebvpbwkbzec0gcufczid0jd5ed7e
sized:dne sizzle:1le2ch sizzler:2ci sizzlin:7ge sizzling:5hf6te skawa:9yj ske:bnf skeleton:9zh
skelter:1fg skewer:0me2ch2el2ug30f32g5niczh ski:0vh11e skimmed:00o01m04l06i
skin:2tg2uf3ia4lj4nh5nh9jabdedagdjfdkkdlhdmfe2fe5g skinactive:dlgdne skincare:d6edlie5h
skinless:21e29f2af2ug36e37febf skinny:23i41f6de8dl9v89w8a0qafe skip:b5ecmf skippy:82f skips:9jp
skirt:1ni skittle:a1pa8h skull:9xe9zgd0e sky:bmfbyeciednf skye:b5f skyr:07f0v80yf10t48a
slab:23e8xh8ya9vea0fefi slant:dne slaska:2qg slate:czi slazerki:22i sleep:axgc0fe2ee9g sleeping:c0e
sleepsuit:c0j sleeve:c0e sleeved:cxg
slice:0c90d90i70ju0o80p90qk15i18i1ig1ma1po1rg1vm1zl24h2c82dk2ek2f92ia2jl2la2mh2nk
:2oj2qq2wg3d93eq3i83k83l93w940i41h4254694994aa4en4jg4kf52g53e54m58a5na5pa5r8
:5tn5ug5vf5wr5zf7ye8if8qg8uh8xt8y991j92h93l95697k9ai9w9a1ea5acyg
sliced:0i80jq0oa0qe1ma1pj1xi1ye1zj2c92dl2ek2fa2jl2qm3k93n93ra3tg3ve40l4194hi4jt4zm
:51f52k58a5p666a8gh8hl8jg8kl8og8qf8sg8uj8vf8zg slicey:5re slide:c0e slider:5ne slightly:0eh0fg
slim:5cf9dgboebpidqee8g slime:91fa5jd5g slimfast:8d9e8v slimline:adh slimm:95g sling:c0f slip:c0e
slivovitz:bjg sloppy:5df5rf sloth:c0f
slow:0mg1mi1qe1ti1vi1wg20g21e26h2af2bh2cf2d92ef2gg2hf2ig2jf2kg3he4mf59a5ee5ff5gg
:5hf5jg5ke5lf5na5xe5yf6sfc6f slower:29e2ae2bf slowly:5te sltd:9uf slumber:bye slurp:aof slurper:9ti
slush:1fkaah sma:bqoc1e smaku:9jg small:0rg28h42e43e44h4e94ye54eaoibdebzfc0fc4gcagctgdge
smart:8dga0ec0ec9ecag smartcore:bnf smartfit:dqe smarties:0zl9wg9xa9yq9zj smartshake:czg
smartwater:agm smash:1ol4olaafbagblf smashed:3x862o smelly:dvf smietana:0ae smile:2fh4ne smiley:4nm
smint:a2n smirnoff:46aaaabetbkhblo smith:42k9ha9jgb5l sml:dne smoke:0og22fbje
smoked:0ge0if0m90oj1qe1wn1xl1yl1zh20e21e22g2df2jh2le2me2nf2qg2rh2t72u12v82wt2x82zf
:31a32e33g36937e39i3ff3lj41a4je5bg5hf5jf5nh5qi5ta6497ef9ce9ja9nj9uebfeef9 smokehouse:5de9qe
smokin:5re9h99ji9ue
smoky:0ie0pf0qh1of1ue1vg1xe22e29a2aa2da2ef2hg2ka2le2ma32e3aa3de3ee3ff3ha4ue57e59g
:5he5nj5pi5we62f64g66e6le6ma6pf6rf6sg6ze7ve9hg9j99nf9qebggbifbjf smooshy:brf
smooth:0ve11e2og6me82l83g9viafeakmaqfayeb5ebgfd8edme smoothie:3oa4ba4e84koamaansbsabuf smoothing:dle
smore:18f88e93f9xaa7k smoreish:93e smorgasbord:23h2eh smothered:9we9ye smug:00e0qj
snack:0pk0qg0te0we12f1ca1ee1ia2eg2mg2rl38e42h44e47f4ej4ne5ee5lf5mf5nh5pf5qg5ve5we
:61f6ee7ra8ei8xh94g95h96e97e9ae9be9ch9el9fe9hf9ih9jj9ki9lh9mi9ne9ph9qn9rf9sg
:9tl9ul9v9a1abrabuibzhc0ae8hecj snacker:0ph snacking:0ph2mi52g77a9pe snackpack:9bl snackster:2fh5om
snaffling:9sf snag:d8e snak:0ph5qi snake:a1fa4f snap:3uj56e86k88i8di94h9af9uhbzfd8eech snappy:a6f
sneaker:d5edxh snicker:1ej83f9wr9ye snoop:bdg snooze:c0e snow:5mf9v89zi
snowball:1ca1ig4ag8xg9gp9va9wa9zn snowdog:1hg snowflake:11e snowman:1hg9zicxj snowmen:9fh
snowy:11g8xf snufflebabe:c2k snuggle:c0f so:3ag8cidpr soak:cmfdbl soaked:7rf8ie soan:ecf
soap:bygcshdcr soave:1ca1igb9n soba:6dg6ej6ff soberano:bhf sock:b6fc0eczfd5jdxe socket:c0f
sockeye:2we30a soda:7km8iha4haamadrah9aiaasfb5ebeabkjblhcjhcpg sodastream:a9aaa9ajiariczi sodi:b8e
sodium:7dg sodziaus:4yh soffritto:4ii sofra:0uf8ta99aecj
soft:0fk0ia0kq0qh0wh1cl39f4195pi66g83a8df8ek8gg8ha8ji8kh8ml8nf8xh92f99i9fa9pna0f
:a1fa3ea9haaiafeapabufbyibzec0ec5ecaeccid8fddfdfhdifdke softener:cikcjh softie:8jh softmint:a2h
softwood:cag softy:8jhe2fece soju:bjf soko:20h sokolow:1xj1yf1zh20j22g2mf2ql sol:abgb4gb9h
solaire:dmi solar:9xf sole:2uj2xe30e soledad:bjg soleil:baf solera:bhf solero:1ca1eh1fk solgar:e2k
solid:0hg9zf solidarnosc:9xf solitaire:c6f solo:3lfafgbjf solomon:d5h solution:c0hcqed6gdzfe1fe4ie5e
somen:6de somerset:0ng0oeb7f something:czeehk sonar:bng sonic:czfd5f soon:6eg soonfi:ece sooper:99f
soother:bzndmf soothing:c0fc2ecbecefdafdkfdzke2f sophie:c0e sophiesticated:c0e soplica:bii
sopocka:1zl20h sorbet:1ce1gv sore:e5h soreen:8df8qo8xl8zp sorrel:apfasgblh sorrell:apg sorrisi:99h
sotol:bjh souffle:11a17g soul:3hf5ae5hj5nfdpg sound:2uk2ve2wfc0fe3ge5f
soup:3sa40k4ia55j5ar5br5cr5me6be6ef6ta7oac6heff soupdumpling:5mh souphead:5ae
sour:08a0ar2ca2ea2f93hf3o942a4894ee52i57a59h5fo5pf62n6eg6qn6rf70a72a75a7ih7wh8ue
:96a9cf9da9ji9kg9pe9qh9uea4ua5fa9aaafabeajfamfapeaseatab5gbngbsebue souracha:a5h source:a2aacedam
sourcream:9hh sourdough:2ge5hh5og5rk5sh7jf8io8le8vi9cg soursop:axe sourz:a4fbik south:33e6oe
southern:29a2a82fj2hg2xf3bh3dh5ne5oi62f64e71a7wh9h99igbihbkf southwold:ate souvlaki:1ue2ce6tf
sovereign:bmf soy:05f2tg3sa41h4if5fe6jg6qe6tf74r758
soya:05p09n0cf0v80xn11g3am4hi6mf6ya74i7bg8hec1febe soybean:05f3fg4hh6ef spa:coicsedaedvgdwfdxh
space:28g9ha9jgc0ed5e spag:6bk spaghetti:21a3he3wg56t5dq67j6bo6tkbsk spaghettoni:6bi spam:58v
spanakopita:5ze spanish:0oe1za2ca2mk2ne2qi2rk41f5hi5th5xm5ze66h6he6ih6ja6sh81eb4e spare:1vf
spark:a1aa4f sparkle:bbi sparkled:b7e sparkler:7yf
sparkling:46a47a4eaa9aaapabhadfafhag5ahraimajfalaam9aoaap2arhasoatkax9b7gb86b97ba7bbr :be9bjebkeble
spatchcock:28i2co spatone:e2i spatula:czf spear:3sh3zg52e spearmint:a2ja6iaxgbnfbog specht:bhibjk
special:5fk6jf6ta86h87k8898af8dg9vaatfb5eebfech specialist:ckgcpgcqee5i specialite:8xg
speciality:24e33937g3vh52e53h64a6xfeeh specialneed:bzf speck:2nl5uf speckled:b5g spectacular:6wg7wa
spectra:bzf speculoo:1cg speedmop:crfcsa speedo:c0gd5g speedy:d9e spekulatius:8ua94h
spelt:6gf6he87j88e8b98ih speyside:24e spf:dlfdml spf15:dkf spf30:dmf spf50:dml spianata:2mf
spice:3eg5ea6ga6hf6ok6pg6qk6th77f78i7el7go8qg spicebox:5ee
spiced:0i90rg0ve1871me22f2cg2ef2fa35f3qa3t941f4ng4ua59e5ae5bf6hj6je8qe8te8xf8zg91e
:99g9nga98adaaeeamgatgawab0eb1ibfmbkj spichlerz:0he2qf57h58m spichlerzl:22f
spicy:0je0rg1qf29a2c92d82eg2fj2hf2le2mg2nf2rg32f3gf3ka4se4ug53g5df5hg5ke5me5nh5pg
:5qg5rg5wa61e64f68f6ae6eh6fa6gf6hg6ia6je6kg6oe6qg6ra6zf71f72i75e77h78e7e87gf
:7we7ze9jh9kf9m99nh9qe9re9uhanfawfaxabkeeca spider:7o87pg7ye99fbzfcsgd0f spiderman:8yebzfczhd0ad1h
spiking:d8e spill:bzh spin:dfg
spinach:2gi2zf30i3be3gp3hf3p63qm3ra3to41f4jj4zl5bg5dh5ee5ge5ne5rf5wg5xg5zl64i68j69e
:6be6oe9ujanec6eeeg spinning:c0f spiral:9wmcse spirali:6bl spirit:a2aatfbdgbeibfjbgfbhfbjgbkaboi
spirulina:amge2f spitfire:b5h splash:aaaaik splenda:7hm split:0zk1fh4ya55m8gg8ig splitpot:0ze
sponge:17q60g7on8xm8yi8zi90g94lbyicp9csqdng spook:9ff spooky:7pea8fd0o spoon:0ze7hh7lhbzl
spooner:11h17h7o9 sport:7p99vp9wh9xi9yfa1fab8acqaged5fddee2ee7g spot:asec0ecbedlee5j spotlight:doh
spotted:17k spotty:1ei sprat:37g
spray:0bf4fi6xe79f7a97cma5faigajeapkbohbyhc9gcbecjgcmfcnnco9cpkcwhd3ld8lddkdggdmi
:dpidvge0ie2ge5ge9h sprbd:axh spread:0fn0gn0kl0qe2pj65h72g7zk80g81e82g83s84e85i9va9ya
spreadable:0el0fp0gh0i90kn65g sprig:bzf spring:26e35j37f3he3ti5mm5qg5wa60iaglahkaiiapacghchacif
springform:czh sprinkle:1fh1me72h7gi7pra5gebe sprit:99f sprite:aasbeabkk spritz:asgbe9bjibknblkbyg
spritzer:bkj spritzi:45abbibki sproud:05k sprout:3qh3tn40f41i4jl9of9xa9zk sprouting:3se41f
spruce:46aacfehj spumante:ba9bbk sq:2rh square:11a21f5wa88h8di8xg93k95g9h79jj9k9czed5f
squash:3hi3wo40h41e49a4jh5be5zg68ga1aaa9aiaajpapabrabsic3f squashum:0wf squashy:a1na29a5aaje
squeak:4oe squeaky:2ea3ag3cf3eo5zf squeegee:csg squeez:4ea9tg squeeze:12g13972g9pfaofapa
squeezed:aafakeamiape squeezee:1fi squeezer:czg squeezy:6ri6zh71j7ng81k84ibreefg squid:33q74f
squirly:9yf squirty:0bm squishy:9tfbrf sri:5af5ee sriracha:6zf71h75n9qe9ue
st:00a06f0if0nj0se30g3ze7zg80g83a8jg8sf9peatgb4fb5hb6fb8fb9ebaedledmge9e stacey:d5h
stack:11f19f1ih5oj61g stackd:95g96a stacker:52f61f77a8xk stackz:9hn staffordshire:8ph9da stag:b5g
stage:bqhbsh stage3:bsf stagg:3na59m stain:cjo stainless:cpfczf stamp:d1k stand:c0ed5h
standard:6egafhb1abzee7g star:1if2fe4nh4pf5nf5ze64a6bg7ei7pf7ye88f9fh9jg9te9xa9zfb2eb6ebhfbwec0fcsh
starbar:9wi starbuck:afoaufb0ob1f starburst:a1fa3i starch:7ikeag stardrop:cpf stargazer:4fh
starka:beh starlight:c0g starlino:bjg starmix:a1m staropramen:b4j starry:9jk start:bzfdnf
starter:32gbnecze static:d5g station:d5e stationary:d1h statue:9xg stay:dnhdoe steady:c0e
steak:1kh1lp1nk1ok1qf1sm1wl1xf21e23g24925m26a29h2cg2ff2ig2kh2rh2uh2vh30f35h3ah3di
:3hh41a4le57l5df5gg5ke5wn5yr5zk6tf6ua78e9he9ke steaklet:5gfc5e steam:3zg4094il4jf4sk4uf6iacygeeg
steamed:17e2t730j5mf6i76jk8nh steamer:cie steamfresh:4if5de steel:cpfczhegf steffi:czf
steinhauer:52i stella:ateb4l stellar:czf stem:11f54h7mj7rh stemless:b8e step:5kf6ohbyhc0fd5fdee
stephan:b9g steradent:dgle9e sterilised:00901h steriliser:bzj sterilising:bzl sterling:bmo
stevia:7ho stew:27g3he40g4ia4uf55i57o5gj5hj64a6sg6tf6vhc3eeef stewed:1la57p stewing:1l91nj57j
stewpack:40h4ih stick:0ia0ja0m50pj1c71ep1fg2rk33934s3ch3hf3i93oi3ya3zf41a4qj5nl61g6de7ef87f8ba8ln
:8wm95e9hi9jl9qo9te9v99wg9xfa1ga4hbmebujc5jc8gcaicuhczeddfdngdwje3gech
sticky:11717l1ce1va2cf2e92ke41f4jf5ki5ni6jf6qi6tf8da8xg8zh90e93h9nhd1jd5e stiegl:b4h stifado:6sf
still:469afeagoailaoiapkasgatfb89bagbb9bdgbk9 stilton:0jh0nm0rl5bg6sg sting:e5h
stir:1nj1uk2bh2ce2fa3fe40p4164in4l65ki5na6ei6fe6mk6nh6oa6qn7597cf stirrer:b2f stirring:5ae
stitch:88ec0aceed0hd5f stix:2rha4gbuf stixx:a19a4h stoat:8deb6f stock:2ge6vq stockpot:6vnczf
stollen:92u stone:51e8le9pfc0edxh stonebaked:5rr8ha8ig8je8lf8ue8vi stones:bcfc0e stool:c0hd5g
storage:bzhczg storck:9ah9xha2f store:9eebzf stork:0fk0gg storm:b5e story:b8eegf stotty:8jj
stout:aseb4ab57b6r stracciatella:10e straight:0ue4lh6fja1ebge strained:0ve strand:56e7ee7pk
stranger:a5ed0j strap:d5g stratford:0ne straw:2eh2ff5ne9ch9qi9ufa4faoib9ebuibzhd0i
strawberry:02l07g0pf0u80vk0wm0xg0yg0zj10i11h12j13j15g16j18f19h1bi1cf1di1fh1ig1jj48m4c9
:4ej4km7zm8aj8ba8cg8df8eh8pf8qa8se8xg8yg8za90e91f95g96997f9af9fg9ja9pg9tn9w9
:a1ka2fa3la4ka5ga6ha7fa9hacgag9ailajfamaanlapearkaseateauiavhaxhb3hb4ab7hb8a
:b9abagbegbgebigbj9bkiblgbnfbrjbuibyfc0ac2he2ee8h streaky:1xk25fc5f streamline:80f
street:1m71qh3ge5ef5kg5nf6ef6hi6kg6qa6rh8hf9vf9wg9xk9ygb1eb9f streetfood:2fg
strength:aa9ajlazgb0fb1ebdgd3ee2f strepsil:dzl stretch:d5fdke stretched:8nf string:0pn9ted5f
stringless:3uk stringy:5ue strip:0pf1ni1ug1yh29g2bh2ca2de2eh2fh2rf2wh3ag3ee9sfa4fc5gc6edjjdlf
stripe:7yga1g striped:c0e striplash:dnf stroganoff:41h5gj5hl5ig6tg stroller:c0j stromboli:5ra5uh
strong:0i90kg3be3ge3qa41a4ig4lf4za5qf7ik9uga2fawfb5ebomcsecugd8idge strongbow:b7n stroopwafel:99g9ag
strozzapreti:5qa64f struck:9xe strudel:18n1ih stubble:dladvg studio:8xg8yfbafd8f
stuff:96eaagasebyfcpfehj stuffed:2992c82gq3n741q51r53f57e5he5rg66m8nec5eedaeei
stuffing:1te23q28i29a2dh2ef2fa2gj2ii2je2m92qf2rf3ef3la5nf5pf5w965i6wt9ma stumbro:beh sturdy:d8f
style:0mf0uh0vg0we10g1me1pa1qf1te1uf1ye20g21h22f26f2872992a82ci2eh2fe2m92ne2ua30e
:32e35e3aj3ch3dh3eg3hf3qh3ye40g41e4ie4sh4ye55a57e5985cf5fh5hg5ka5nh5pg5qe5xf
:66e6af6eh6fj6gf6hj6i96ji6kg6pf6rh6sf6tf70e71h72e74a75f77a78f7oe7we8cg8li8ng
:8qa8xe99f9ca9if9rf9vea1aabeazebrfbsfd5ed8gecgefe styling:d8jdhe su:76g sub:2fa5oh5pk5r75uo8ja8kn
subtly:9mg succulent:1qf28h2ag2igc3e sucha:2mf sucky:0va0wk0xh sucralose:7hi suction:bzi sucuk:2mh
sudocrem:byqe5h suet:0hncai suffolk:3if
sugar:02f05h0de0yf12h13e3ui4na4tg54a6me6xf6zh7hk7lr7mo7re80e82e89e8af8ph9v89wa9ya
:a0ma2ga6fa9gaahabgacfaefaieajiaohapiarkatfaufavlb3hb9ac2gdze sugarbelle:3mf sugared:8tg
sugarfree:a2ga6g sugarsnap:3ui sugo:6mk suhana:75f7gh suitable:c5ed5f sukiyaki:6ee sul:bdf
sully:5bh5if sultan:ece sultana:65g7rq87e8rj8y98zk99h sum:3tj5mm suma:4xe57h65h7zg sumac:61e7en
sumatra:aze summer:0je11h15g18h29f3qg3re40f4kj54e5df5ze62e8me8sf8t893e99f9xa9ygaffajjameaofaph
:aseb7jbafbihbkgbrgbtaczadmf sumol:aai
sun:03e2ue3ma45a4ug4wf53i55h5da6df6lh74e7ij7tf81e82j9cf9ha9je9lg9nga9aabaajhaon
:apgaxgbyacaedmqeajebgeejefj sunbite:9je9kf sunblind:c0e sunblush:32e3m964i66i
sundae:11m1ch1ih8df8sg sunday:1mf5jg sundried:35e3m74ua4v953m5d95wg66g6hh6m96ni6sh71f8ie9ciaze
sunfeast:6ee sunflower:0gh33h35i37i4fi6he7bp7ca7ea8hj8ie9ol sungold:4ch sunkisser:dne sunny:9piapo
sunrise:46e86f87g8aa sunscreen:dmj sunset:4fjabg sunshine:4ef4fi9jg sunsoaked:3ma66j sunsweet:9pe
suny:b0g supahoney:81e
super:2eg3df3ff3qg3ua4ef4hf4oe5ag5ce5fa6eh6hj6ia6lj7wf89e8bg8hi8i89oga1ga5ga6hamg
:anjaxeb4fbyfc09csed2id5ednedoidrjdsfe2fe9geafegfehg superbe:0of superberry:7ze9ph
superblend:8daaxoe7j superboost:brf supercharger:b0h superfine:eae
superfood:3df3fg3qf8ce9pgaxgc4idkie2k superfruit:e9g supergrain:6hg superieur:b8e superior:b8fbefbfe
superiore:b8eb9gbbebcg superking:bml supermalt:4baae9asvb3jb6a supermix:a1h supermocio:cqfcsf
supernutrio:00e superseeded:8hg supershake:e8i supersize:ehe supersized:c0gd5g superstay:dnf
superstix:9ae supersweet:4bf4hg superveg:3ge supligen:02ke8f supplement:acee2le7ee8fe9e supplex:e2e
support:axebrfc0ke2j supreme:0qg11j2ce6ifc8f sur:b9f surcare:cfh sure:ddn suree:6of7cf surf:cfe
surface:cnlcqgcrkcsa surger:b6g surimi:34n surprise:0s90ta2sa9je9wk9xa9yi9z8a0ga19a5la8ic0e
surprize:9je surreal:88e surya:3za4ji5liedkeff sushi:3za52k5k95pq6ilc5gczfebjeeh suspension:c2j
sussex:4ua55g6gg6he7df7ff7mg7qg8bh9uge9feahebh sustainable:3ie sustainably:6vf sutdiyari:0ke0oh
suya:7gg swaddle:c0i swaddleme:c0l swan:bpnd4f swantex:d0g swede:3kn40i41m4oe5gabsf
swedish:1qi23f2ef2lf3ae4oa52g57g5gh6tf
sweet:0ig1bh1qh1uh1vf2a82bg2cj2d82eg2hg2je2wi32f3aa3bg3dg3ee3ff3gg3hg3i43ju3nf3pg
:3qe3rh3ue43e4be4cf4ef4fg4he4jh4kj4lg4ma4n84oa4xi50a52g53g57a5fj5g75h75qh60f
:61f62a6ee6ff6jg6ql6zf70i71a72f74e75j76e77h7ph7wg81j8qe8ta92f94a9bh9da9hf9jh
:9lm9ng9qf9re9uh9xf9y99z9a1ma2la3ha4ia5ia8qaaab5ab8abbebshc0aczaeagecgefa sweetbread:24h
sweetclem:45o sweetcorn:3gl3un40f4hq4ii4xs4y95ae5bh5ne5pf5qe5xe64h65j6ef6jebuh
sweetened:03e05jaffawfb1f sweetener:7hq sweetheart:3pe3th sweetly:cze sweetness:affawfaxa
sweetspear:3ka41h sweety:a4g sweetzone:a1ma4qa7i swell:czf swich:96m swim:bv7bwmd5e swimmer:bvabwe
swimming:bwfc0e swimsure:bwf swing:c0f swir:1ee swirl:02h1fj21f60g8sk93a96e97g swirly:9ae
swiss:6ve7qh89e8zm9wg9zab2f switch:egfehh swizzel:8ye9gga1ka2la4ha5ma7ea8kaje sword:b5fdhf
symprove:e9f syrup:17j1ef54p7np7ri8ck8ee8xg8ya8zf9p9afaajlavrdzjeei system:9xfbnfdhf szechuan:6ke
szwagra:1zf t:1li2ae9jf9keatebkjdlfe5f t32:9xe tabasco:75o tabbouleh:3qh5qh64l tabitha:ecg
table:7dj7ygc0gd0fe2f tablecover:d0g
tablet:1ch7hj9f99vmacebzgcbfcgjcjgckpclgcofdgedyidzje0je1ie2ne9m tablette:6vh tabouli:5qf tac:a2n
tacama:bje taco:4ug5kh5nl6rp6tk7ga8me taffel:bjf tag:9ze tagine:26f59i5he5pe6sj
tagliatelle:5dm67n6bm tahini:6sa72h82p9o8eeiefo tahira:1og22j2ee2f92lj2qj2rf9pf taijade:76feef
tail:1nh2th2uj33h34i98g9jgb8eb9ebafd8e tailor:5ea6ol6qk7g8 taittinger:ba8bbk taiwan:eef
taj:3za4jn4laedrefa takamaka:bfk take:4sh5ea71ed0f
takeaway:11a3be4ng4qg4sf5em5fh5ih5lg5rk5te62a70g8tg95hd0f takeout:5rf62f takul:1xe talc:byi tale:c0f
tam:95k tamari:74e9ef tamarind:6pfefs tampax:drr tampon:drq tamtad:53ieea tan:8pgd5edmn tandoor:9uf
tandoori:1se2992a82ch2ej2u830h31932g5ej5fa5og5qi7gm8ne tangerine:45oe7f tangfastic:a1ea4m
tango:1fg4fiaas tangy:45a5df5kf5ni5pf64a6oa9if9jia4havie9feceefe tangz:9je tank:bnf tankard:b6e
tanning:dml tanqueray:bdnbkh tapa:2qg5hg5nh taparoo:bae tape:a6fcyid1j tapenade:51e53l
tapioca:14gebg tappo:bnf tarallini:9qh taramasalata:39k62n tarcynzski:2mf tarczynski:22e2mo2rk
tariq:27e2af tarka:59i5eg5lg6of6pgeeh tarnish:cqf tarragon:2ce3yf5gh6sa6tg7fm
tart:15e18s1ig5xi5zg8888de8ei8se8x891r96a97h tarta:1ie tartar:7kn tartare:6sa6xs72i tarte:18j
tartelette:11a91m tartlet:32e60k tartufo:5ri tasker:dnf tassimo:9waaf9b0wb1a
taste:0fg0ge2de2ef2rf30e5ke74f75f7me7vh8ie93fa9e taster:c0e tastic:1fh tasting:0oh0rabde
tasty:0ig1qe27e28f29a2ee2g93hf41e4bf4uh59f5gf5ke5la5og5ya6jh6oa6pf8ga8hfc3fc5fc8h tate:3if41f5ge7le
tater:41f4ng tattoo:a5f tatty:3il taurine:c8e tawny:bcl taylor:7xhazjb5f tcp:cyie3l
tea:4re5bj5fa5pe5yi7wf8qf8y894j9gf9xe9ygaa9abgafqarhawpaxob07b1fbiebj9bkgblgcxk :d7edlfe5eehh
teabag:48aawoaxm teacake:8qp8ui8xe9gl teacher:9xia59 teak:bmf teal:dff tealight:cxl teapig:axg
teapot:9xg tear:5th8qe tease:bkiddf teaser:9vecbf teat:bzj teatro:bce technic:dnf technique:dnj
ted:5ja75eabiaxhc3ic4hc6i teddy:4nf9jf9va9zmcbf teen:dqe teeth:a1ideedff teether:bzmc0g
teething:buebzhc0hc2lcbg teisseire:ajj tekirdag:bjk telemea:0mj tella:4kaa1l tellicherry:7eh7g9
telma:6ve tempeh:3fr temperature:bzf temporary:a5f tempranillo:b8nbae temptation:9xjc8i
tempura:2ea2fk2xi31932l3hi40a41a4qj5ni6qa7wi tempus:blh ten:bnje9f tena:dss
tender:1la25e29i2be2ca2fl2if2t92u82vj30g3di40g46h4bf4eec6e tenderloin:1ti tenderstem:3sn3u740p
tendersweet:3ke tennesse:1mf tennessee:2febgebig tenni:9xa9yi tenzing:a2aabo tepe:dgk
tequila:b4eb5ab9abigbjqbkfblg tequilana:bjf tequilla:bkf terea:bmt
teriyaki:1te2cm2da2ee30h3hg5fk5ha5na5qf6ef6f96ke6oa6qp6sa6te74m78l terra:czf terrasse:bae terre:b9h
terrine:2wa39j terror:8xfb5g terry:9vg9xn9ye test:e6ke9i tetley:awmaxj tetra:calcbh tex:3be4sg5nf
texan:5he texas:41g5de78e texture:d8e textured:cbf texturising:d8e tgi:2fe2hf32e41h4ng5ig
thai:2t92zf30f31932e3hi3yg5995bi5ea5fl5ha5kh5me5ng6dg6eh6hg6il6je6oi6pi71e74e75e
:7me9c89ee9hj9ng9qe9rjbsfcqfefa thaiger:6zf thank:8ye that:9nm thatcher:b7p
the:00e07f0le0mf0wj0xf1hg2fe3be3eg3fk5ve7ea9ugczed4i theakston:b5m thee:1of thepla:edf therapy:dae
thermidor:32e33f thermo:cze thermometer:c2ge3ke9l thermoscan:e9h
thick:07e08h0je0vf1se1xe1zg21i3hf5pe62g7zf8gk8hjcnfcofcsf thickening:6uhd8e
thigh:2am2ci2di2ef2fi2ig2jg2la3df5ff
thin:1lf1na1pf1ya1zf25e2cf2df2jg2nh3ne3ua5ke5ri5te80f8a98dg8jk8na8oj95j98g9cr9do :9en9v89xlcof
thing:0pi7yga5easfd0j thinly:1ye this:1ka1p92192a92da2ha3ak3be3cj3dm3ei3fg3gf3hhe2fe8f thistle:e2h
thoma:95g97h thompsons:awe thomson:atf thomy:71f thoquino:bff thornbridge:b5i
thornton:8ye93h9va9xma3f thought:b2g thousand:7pj9xe thread:d5h
three:2ig2oe41e4uf5ae5da5hi5rg5ze64g65j80g9ofb5fb9ebhm throat:a2edzf throw:d5f thum:a9f
thyme:35e3ym41f66e6ta6wg7fk7ge9hg tia:bii tiba:3fi tic:a2n tick:axfcbe tickled:8tg tiddler:bue
tide:38e tideford:5bk tidyz:cbi tie:cbfcte tier:cze tiffin:8yi93k9ve
tiger:31i58e5mg60a6di6e88h98im8jj8li8uhabeamfaqec6gc8jdkhdljdpfdviedj tigger:c0f tight:d5k tiki:bff
tikka:1oa2992cj2d62em2li2rf3b93ee3hg59h5da5el5fa5ha5ia5lf5ni5ph5rg5uf5wh6je6kf6ok :6ph6rf7ge9if9qf
tikki:3geedg tilapia:2ui tilda:4ug5fa5i95la6hg6ih6jpbrg tilly:5jac0ec3ic4hc6i tim:95k
time:8ta8yg9wgaxhegi timeless:cze timeout:9af9v9 timing:cze timotei:d6fd7g timothy:b5e
tin:03f04f14f4uf58g5pa8ii8za95a98f9bh9ca9jh9xgb1fb2eb3ec3lcxeczpdvf ting:aaq tingly:75e
tinned:5sa6mf tint:czed9adng tinted:dle tinto:b8i tiny:9va9ye9zeb5hbzic0hcag
tip:3se3uh3zgawkbpjbzfd5g tippee:bvgbygbzjc2g tiptree:48e6ma6zi tipu:c0e tiramisu:11o15e19g1ceb2e
tisserand:e9i tissue:ces titan:9wi titanic:b6e tivall:3dg to:c0fczed1f toad:3hg5gl toadstool:9yh
toast:0jh4nf5ml5nh9dk9xf9ze toasted:5oe5pa6wf74e86g87a8ag8ba9ma9of toaster:cyg
toastie:5ol5ph5we8gk8ufc5e toasting:8pja7f toasty:5nf5phedg tobacco:bmnbnjeef toblerone:9na9vl9xg9yg
tock:axf tod:b5g toddlepak:c0g toddler:bqgbshbzec0hc1tdff toe:bxhbyf toenail:dog
toffee:0ua0vh0ze11i15e17h19j1ia1ji4258da8tf8yf8ze90e91f93g95f96h99a9de9lf9nk9wg9ze :a0ga3ra5ia8mbif
toffifee:9xr tofoo:3be3eg3fq tofu:3fr5me5pieeh tog:d5e together:8if8ph8qe9vg toilet:byfccncor
toiletry:d5fdvh toilette:dpl tokaj:b9g tokbokki:6qf tom:02famg
tomato:0m81qa23e2gg2og30f32e35f37n39h3aa3ee3ms3qg3sa41e4vq4wo53i56h57i5ai5bj5ch5dk
:5hh5ie5oi5pi5qi5rh5se5th5uf5we5xj62h64i66m68f6ah6b76ef6ga6hk6kg6mn6nj6q96te
:6zo70a75977h7fa7ga8sa9cg9ie9je9ueamnb8abdebkabshbufc6ed2ieegef9 tommee:bvgbygbzjc2g tommy:bke
toner:dlg tongue:2qj tonic:9xeadpbcibd8bklc2fd8ge2f tonight:6st toning:d9e tonkoko:b6e
tony:9vm9yi9ze tool:9xa9zicsgdjfdnidof tooth:b5ec0f toothbrush:byibzac09dfsdgf toothpaste:der
tootoomoo:5ph top:0zh1ce7fh7vh8xf9nhc09ctfcved0hd5g topdog:21h toplife:cbg topokki:6ei
topped:1zf28a2gf30g3he5jg5nh5pa5qh5ve5ze62f64e8if8jg8xe92f93e95a
topper:0ze1oe1yg35e3qa4kg6mg7pn9ng9oj topping:11e18g1bl1jg1mf2me54g62g6lf6ri7pea5a toppo:95h
topside:1mk1pl torchon:1zh toro:b8l torpedo:8kg torq:e7l torre:b9hbhk torronte:b9i torta:18j
torte:15j tortellini:68l6ke tortelloni:68q tortiglioni:5dl6bh tortilla:4la5nf5xl8mp8uj9h99is9ua
tortowa:7ie torunska:21g toscana:2mgb8jb9f tosolini:bhhbifbji tostone:ecf tot:41e4nic0g
total:0va0ze7hedge totally:bye toucan:9599ahb5f touch:9veaiod7ed9iddedog toulouse:21f toum:71e
touraine:b9g tourelle:b8f tout:3uk40j towel:cdid5hdqm tower:0rh11a1ie99gb9gbae town:1if5he5rk5te5uk
toy:9je9xaa0gc0mc59cbm tp:ccl tracklement:77h tractor:8ti95a trade:azhb2eb5e tradition:bbe
traditional:0ae0if21g2qf4fe5cg5jh64a6ih8pe9dhazfb8fc3eeceeeh traditionnelle:b8e traditionskorn:bjh
trafo:9uh trail:9nr train:c0e trainer:9xfbyfbzfc0e training:bxebzec0gcbe trancetto:8xf transport:7pe
trap:d3jegf travel:c0icfeczhd5ie9g tray:23f41f4ej6ha6jf6wa77f8ae93n9va9xobskbzfc3nc48c6ec9gcbgcufczp
traybake:18f1qg2cg6tg7oj8yj93jc3ec6a treacle:18g1mf7noa3g trealy:9he treasure:9tfb5g
treat:11f1jk8de8yf9ma9wf9xa9zja5ea8gaaic5pc8ocaed0fdveecf treatment:byfcbid68d7he5je9k treatsize:9yk
treaty:c5f trebbiano:b9g trebor:a2l tree:11f2fe2qg7pa7ye99e9ie9qfa8ea9eaaeadnaegavhbifcwidlfe5f
treeselet:9cg treet:9yha1e treetop:c0e tregro:8p89aj trek:8dl tremoco:52i tresemme:d6ld7jd8h
trewithen:00h0ae trex:0hp triangle:0kk0qf5nf9ig9uh9wh tribe:8do939e7h tribelle:bih tribute:b5h
trick:9zga1aa5fa8i tricolore:6bf tricolour:6je tricycle:c0g triffle:16i trifle:11916v1bj1ig8xm
trill:cag trillionaire:8ye trim:1zf trimbach:b9e trimmed:1se3le3uf trimmer:byfdhfdjf
trimming:1zi2we5og trio:23i3yf40g4fg51e5ji62h66i79h99fb5ebie trip:asl tripe:57gc3ic5f tripel:b5e
triple:02f0ja0nf0ye1cf1de41i4lf5dg5og5pk5ue7oe7pf8ai8dg90e91h99h9bg9va9wa9x99ya9za :b5ebifchgdle
tripleshot:aff trivento:b8ab9h trooper:b5f trophi:4ue53i62f6696hf82g9ufechefi trophy:6ie tropi:a1g
tropic:77e7gj7wadmg tropica:b5f
tropical:12g1ca1fj4eg54i55g5da6lh75e78e7ig7te81e9ph9tf9uea1eaalabeacfamjaoiapkauiaxg
:bkebohbygcgiciicmieahebiefg tropicana:4eaakmaljamocce trotter:24i trout:2vn2we39f trove:b5g
truckle:0ig0rg true:b6fdne truffle:0i90of0ri1ea1if4le51a5de5rf5zh66e68j69e72e7ae8xf9vf9wg9xm9zg
trufru:4kn9v9 truly:9jg9ve trunki:c0i truth:b59bjj truvia:7hm
tub:1cl1e99ce9xla2aa5hb1ecafczhd5fe2ge7a tube:0ke0va0wi6ck71f9wf9xh9yfbpfd2g tubed:bmg tuc:9cn
tuff:d8e tuk:59a5e75on5pi6pg tulip:1qa4fl57i58jc0e tumble:cii tumbler:bifbzeczid0f tumbling:c0f
tummy:c0e tuna:1l92o92vs35s39l3ee4xa5de5pm5qf64e65g7b8agac6fc7ec8e tunel:big tunnock:8qa95a9ag9go
tuno:3hi tupperware:czj turbot:2ug
turkey:1k91la1ma1o81qa21a2992aa2d92fg2gh2iu2jt2lr2qf2ri3ba3ef5na5oe5ve9hi9qfc3gc4e :c7fc8e
turkish:2ng4cf72h8ne9me9wi9xf9yfa1jazeechefa turmeric:0mf3zj5ef7elamlangb1j turnip:3kp
turnover:5wg8sl turquoise:bmf turtle:4ua55g tuscan:5ae5hh64a tuscanini:4vg tutti:c0hcwfd5g tuvar:3uj
tv:d5fegi twarog:0lj tweeze:dne tweezer:dng twiglets:9c99jh9qt
twin:12913g1le3pg3ug9599wjajkc0fcwecygd1h twining:3zaaaaafhawiaxpb2i twinpack:16f3uf4gg
twirl:9jh9wm9yf twist:22f8sl8ug8wg94f96g9ch9ql9tfa4ea7fajebefbvgbyec5hczgd9e twisted:aak
twister:1fmc5f twix:1ee95a9999aa9wv9ye two:0tf2if33f40e41f4of5eh5fi5lg6ff6je8nebffczed5f tyci:9ag
tymbark:aojapk typhoo:awf tyre:c0ecbe tyrrell:9hn9ja9ul tzatziki:1ue2ai2ca2e75he5ph5qf62o
u:5ga5hl68ja1e udder:02faue udon:5fg6ef6fk ufc:05fapgaqf ufit:11h88f8ae8cf8fhauk ugandan:9ve
uht:00501r05j09f0bf0xac1f uk:c0e ulcer:e4f ulker:96f9gf9wi ultimalt:asab3f
ultimate:1if21823e3bh3ch3hh5gf6kf6yg71e8ff93g9zeccfckecwfe7e
ultra:abjboebzecdecjfcygd8fd9fdgfdljdnedqiegf umami:eff umbrella:d5f ume:76g ums:9yi un:5oe
unbeatable:e9e unbeleafable:3qg unblocker:cpm uncle:6jea2ia3g uncommon:bkj under:2zf9fi
underdrawer:c0ad5f underwear:dqedse unearthed:1za21h22g2mh2nf5oi5pa5th5xi66k8tg unflavoured:e2fe7f
unicorn:2fg8ti8yf94abzfc0fcze union:azg unique:d0gddg unit:c0f universal:bpfc0h uno:5re unrooted:ane
unsalted:0el9mg9ue unsliced:8if unsmoked:1wm1xn1yh unsweetened:05n4khafe unwashed:3te unwaxed:45f46m
up:0580ue1ea1ff8fk95ga9eaajaikanfazebkebyfc1ncf9cmnczjd9idlednhdtj upholstery:cqe uplift:0we
uppercrust:5ye ups:1febwk urad:5ee urban:5le urid:55g urquell:b4h usb:cyh use:62f75ecsfczfd2g
utopia:1ei utsg32312:c0e utterly:0fk uv:dkfdl8dmi uvb:dme uvc:b9g uve:bje uzun:bje v:b8ebhfd6fe7e
v3:c0e vac:cqed5f vaccari:bif vacuum:3ri vada:5li vadasz:53h75i valdo:bbe valdobbiadene:bbh
valencia:1zfbcg valencian:7xf valentine:98f valet:bzg valle:b8f
valley:07h0ae0ef0ff0ui0vk0we5bh8ae8dnb5fb8ebaeece valliere:b9e valpolicella:b8l
value:3ae3ha8mj8n9b1g vamoosh:cjf vamousse:e9f vampire:7pfbne
vanilla:02i06h0cj0de0u90vk0wg0xf0zj10i11h12g14e15h1cl1dg1ef1ha1ih7oi7pe7xq8ce8sg8yi
:8zj90e91f93f95f96k98h9ae9ge9wa9yfa0gafgauiaveaxgb0eb1gbeebtfcxedcfdnee7fe8i :efa vanish:cjs
vape:amabnt vaporesse:cie vapour:c2idze vapza:3zg4ufeeg
variety:0we1fe3vf5gh5na88k9bm9je9kn9teaxeb7fbkhbsfc3f varnish:doi vary:3ne3vf3wfd5f vasco:b8e
vase:4fh vaseline:dkpdvedwo vatika:d6e vault:b5l veet:djp veetee:6jr veev:bnl
vegan:02g09j0f70gt0ia0j90k80ma0pa0qt0ti0va0xk0z511g1eh1i81o81va1x81ya1z921722a2e7
:2f93ao3bo3cq3do3er3gh3ht4qj59f5ae5da5fe5g95hi5na5pg5va5y65zn64a6mf6ng6vg71g
:7he81h8ff8xf8ze98e9ja9vf9wi9x89zea0ga1ha39e7g vegchop:3ag vege:13h vegemince:3ag vegemite:84l
vegerami:2r93ci3hh
vegetable:0hg1oa2y92zf3bk3dg3eh3gl3hh3kf3qa40q41i4ir4og4qi4so4ua4zi57f59k5aj5bj5cf5df
:5ef5fi5gf5lk5mm5pi5qe5wg5xe5yh5zn62a64i6eh6ga6hf6ia6jh6le6me6qa6ue6vk7bo7c8
:7ge7wg9h89ja9ujbslbuec3jc4hc7gecaedeeej vegetarian:2xa3al3bh3cg3dk3ej3gg3hi4194nf5ai5g95na5wk5y95zg
veggie:1o821a3aj3bm3cj3dg3ej3gm4eg5ga5hg5ph5y95zk6296ee9eia1ebsrbuh vego:9xf9yg vegolino:9xg
vehicle:c0g veilguard:d5g velo:boq veltliner:b9h velvet:05f0xg1ig8yhc0fdmfdnf velvetised:bie
velvety:3ve velvotan:dmf venenosa:bjf veneto:b8h venison:1la2kq2oec5g vent:5nhcwf ventoux:b8e
venus:dhhdji vera:apkc9ecefd6edmhdwf verace:4we verde:6seb9i verdejo:b9i verdicchio:b9k
vermicelli:6dp8xfebi vermouth:b9abcs verniere:0nf verona:92fb0f veroni:big verrine:2wa5ni verte:55k
vertical:bzf very:1if3lf4he59e6pf6vf78f7fg87a88faofapeczgddeefh vest:c0h vesta:bped4f vesuvio:5ue
veuve:bbh vfc:2fa3dh via:7hmbae viakal:cpl vibe:4ng9uaabjaohapk vibrant:62e vic:8xf8ya vici:34e
vick:c2edzl victoire:bae victoria:11g17a7of8yh90h9bj video:c0e vie:3eg3he5pf vieille:b8eb9ebafbhf
viejo:b8eb9e vienna:22i2l9 viennese:95h96j97g98p9xa viennetta:1c81iw viet:5ke vietnamese:5ki
vieux:b9e view:c0e vifon:5aa5ca6ei vileda:cqfcsf villa:b8ebafbif
village:4uf53f7eg7fh8ge8hf8jf8me8se8ua8xg8y993eb8iecf villiger:bmf vimto:1fga5eaaoabgacfajnaoeaph
vin:5gi5hhb9ibaf vina:asgb9gbaf vinaigrette:3qa4uf72m vincini:bae vindaloo:59h5ej
vine:3mo53f66f7rhb8geei vinegar:3dg4ne52l53e5ne76r7fg9ce9ee9hh9jk9kg9m89nh9ugcnhe2e
vineyard:b9ebafbce vinho:b9i vinsobre:b8h vintage:0ik41a5ni5zh6yf8ig8jh8peb7jbblbce vintner:bbe
viognier:b9m viola:3me violet:77f9xfa2g violetta:53e66g violife:0ja0qu violin:9xf virani:7i9eag
virgin:38e7ai7ch9qgamfasjbka virginia:b8fbmg virtu:5ga5ui68hc4kedh virtue:abi virtuous:be9bkh
visconti:9hg viscount:95h96a vista:b9f vit:afeaikapac2ee2e vita:afiaqlaxa vitabiotic:c2je2m
vital:7igbzgczee2ge79 vitalite:0ge vitality:8uec7fcoe
vitamin:00e3vf7ke81ea0faa9abgackaimajeamganec2fd7edkfdlge2p vitasoy:05i vite:e2f vitl:e2g
vitoria:47e vitspritz:e2e viva:9hi vivaldi:41e vivera:2ta3aq3dl3ff3gf3hk vivid:e2f vivir:bje vk:bli
vkj142:cyg vlt:5pf vo5:d8n vocation:b5m vodka:5deaa8betbkpbln vogel:dzhe9f
vol:5nhatfbdebehbfebgebifbke volcanic:9vf vollkornbrot:8he volum:dnf volume:d8edng volumizing:d8e
volvic:agmaio vosene:d7g vouvray:b9j vow:1of vs:bhh vsop:bffbhi vtech:c0j vuse:bno w:b5fczee5g
wachau:b9e wacko:95h wacky:c0e wafer:1c81hr1pg1zh2di2jg7ph88a8da95a9aw9gi9v79wf9ya9z9a0gbuj
waffle:1hn2fg41g4nq5na7o97wg8po9aj9jf waffull:48a8pq wagamama:5ke wagg:c4nc5n wagon:9gn
wagyu:1kg1lo1mg1og1qg wainwright:b5g waldmeister:bih walker:bkfc0f
walkers:5dg70a96h98i9hp9ig9jk9ki9ni9rf9wa9yfa3g walkerswood:78h7g9 wall:1ea1fj1ie21e3h85oh5wj
walled:czf walnut:52f7cg7sq8ie8yf8zf9mo9wic0e wand:a4i want:9eh wanted:ate
warburton:8gq8ho8i98ji8kf8nh8ok8pi8qg8uh8ya90a ware:czk warhead:a1g warmer:bze warming:2ce5ag5lf
warmy:c0gd5g warnink:bii warzywna:64f wasabi:2ef2ff2he5fq73i9ufefm
wash:bylc0acflcghchjcihcmfd2hd6edaodcodd9dkadlkdvf washable:bxfc0f washed:3if40f
washing:cficgnchhcjiclecmlcpf wasp:d3jegf watch:a5f
water:1fe1zf31h35i37h3he3i93ua4g74ha4ia4uo4xl4yk4zq50r54g5587xj94a9ck9maaa8admagp
:ahnaioajeameanaaohaqpas9b3fbbabxhc0gc2icifcjgcofcyfczjdlhe9ieej watercress:30f3pn3qi5bf
waterford:bgf watering:c0e watermelon:1ge4aq4ca4er9pf9tea1fa4ha6iabkaieapgb9fbaabkebnh waterwipe:bxf
watkin:6z970i wave:9jgbmebufc0edle wawel:9yg wax:0ifd2hd8hdjpdxg way:02h83e9yk wayfarer:cze wd40:d2k
we:21g23g2qa5w98xe91f weakness:dsg weaning:bzj wear:dne weather:c0e web:7o87pg7ye99f
webbox:5p8c3hc5nc8jcbn wedel:9gk9vf9wm9xea78ecg wedge:0ii0oj0rf41l4eh4nl5gf6tg7fa wee:21k8xh98f
weed:d2j weekend:6tg weenie:a1aa4f weetabix:86u87j88i8fo9ca weeto:88m weibbier:b5g weight:0shd5g
weihenstephaner:b5f weissbier:ateb4hb5a weissbrau:b5g welch:amgapg weleda:bygdaadki well:8te9jg9ve
wella:d8f wellbaby:c2he2a wellington:1mh1te30k3hg5ne5zj9hg wellkid:c2he2a wellman:e2h wellness:e2g
welsh:0ri24g25j26g3le8gg8ha8pf8rm8x98y9b5e wensleydale:0ip0nf0of0rp werther:a2ra3k
west:0eg0ve33j35k36g37i39f5qe65f7bab5e westlab:dbg westler:1oa57i weston:4nfb7h westphalian:1z92nh
wet:6sf6tabxgc0gc3jc4ac6hcrfcsad8iduedvf wha:bigbkg whale:c0fdba wham:1ffa4h whaoo:8se what:3ag
wheat:1bg6gk7if86r87m8bj8ie8mg8nf9jeb4eb5ebti wheaten:8je wheatgerm:8he wheatgrass:e2h
wheaty:86j87h88j wheel:97j9gsbuj wherry:b5f whey:e7o wheyhey:5dg5eg5if whimsy:c0e
whip:1bj8dg9va9wga0k whippable:05a09l whipped:09h0bh0m80zg5qf62n8dga09 whipping:08l whippy:9wf
whirl:8xg95a96j98j9we9ye whirler:c5h whirlz:1fk whiska:c6ic7ec8n whisky:70h8yeb8abgpbigbkf
whispering:bak whitby:32j
white:02e0ih0mg0rh0tl0vg0zf10f17a1dg1eg21f24j2uk2x933f3ij3je3ke3le3pe3tf3vh40a419
:46f47f4ea4ki4sf52f55e57n5ha5ie5jf63a6af6hg6ie6mg6yn7ee7fe7ie7ji7li7ph7qh7yh
:8898ae8df8go8ij8jk8ki8lj8mg8ne8oh8tf8uk8vi8xa93g94795e96a99f9bh9gg9le9nh9vi
:9yf9zea1aa2aa5ea7gaaeabfaiiajeamganeaseateawab0fb4ab7fb83b9mbafbbgbc9bffbja
:bljboibyebzfc0icgicjecyfczid0ed5ed6fddedegdogeefefe whitebait:2vi whitefish:2g92xm
whitefurze:c99cbk whitener:04jawe whitening:cjhdekdfg whitley:bdf whitworth:1bj4ba7rl7sg9mg9nn9oe9pr
whizzy:a1aa4f whole:00o01i04e06g0uf18h26g28q29a2dh2ea2ge2ih2kf2tf2uj2vn33e3lf3og3u93v94ae4bh4hh
:4ji4ke4u94zk51g52k53f6696de6ha6jf7em7oe7sg82h8x68yh9mh9of9pfazfc6f wholebean:azk wholebird:28k
wholeblend:8mi8n9 wholefood:4ua55g6gh6he7df7ff7mg7qg8bh9of9pf9uge9feahebj
wholegrain:2fh2zf6ig6jh73j86e87i8ca8hg8ia9dkc3e
wholemeal:6bk6ce6dg6ge7je7we86e8g88hr8jj8mi8oh909eagedh wholenut:9vj wholesome:3ag8ug wholetail:32h
wibble:12i13ja18 wibisco:94f wick:cwjd5f wicked:3bh3cf3gh7oe wicker:c0f widdop:d0h wiejska:2qf
wieprz:21a2rg wiggle:8xe9jjd5e wikinger:22m
wild:1le1oe23f2gg2tg2ve2we30933e36h3pe3qj41f5df5ee5hg5ig6se6wa6yf7oe7zg8ue94f9ff
:aieasjaxebigc5fcand5eddhe2f wilde:b7e wildfarmed:8jf wildlife:0wfa5fcbe wilkinson:dhf will:71e
william:9pfbjg willie:21g willow:0fjc0e wiltshire:1we1zg20e58a5vf winalot:c3jc5fc6a
wind:axfb5ec0ee1e winder:9tk windolene:cql window:c0fcpacqkd5e windscreen:d2i
wine:26e3he4we5795df5gg5ha5ie5jf5ye68g6aj6si6tf6vi6ya76l7ee7fga1ja6aatjb7gb8lb9k
:balbbjbcmbkibljcwfczgeee winemaker:b9hbaebce winfun:c0f wing:2am2cf2f92hq2kf2vi3df75fdqk
wingman:75eb5g winiary:6uf71g74f winky:21g winner:ame winslade:0re
winter:11e18f3te40f4ee9ng9v99zha2eazg winterman:bmf wipe:bxrcchcnfcqecrqcsed2gd3edljdqhduedvf
wiper:b6f wisdom:dfgdgf wispa:9wm9ye witch:8tea8hb5edlfe5f without:9pfd5f witt:aph wkd:blu
wok:6ef6fl9nh wolfburn:bgf wolfpack:b4e women:dhh wonder:6tg9jgam8anhdne wonderful:amg
wonderfully:3yebse wonderland:9va9zfbke wondermix:4ef9ng wonky:3ig42e45e46f48h wonton:5miedg
wood:1te21e5ric9ecqfczf wooden:c0gcze woodforde:b5l woodland:0uf18h3vec0e wool:byidtm woosh:d5f
worcester:6sa70n74e9he9je worcestershire:74f worker:c4e working:dke workout:9xfe7l workshop:c0g
world:d5f worm:a1ja4e wormer:cbg wort:e9e wotsits:5dg9h79jl9ne
wrap:2f95fa5oh5pq5qh5wg6ri6tg7yh8mq8ne8ujd5g wrapped:1tf21f23f2ie32fbme wrapper:60hebh wrapping:d1j
wray:bifbjf wreath:0ne5we wriggle:9tebue wright:7jg wrigley:a6o wrinkle:dlf wrist:d5g writing:7pg
wrobel:21f24e wurly:9we ww:41a5df5hf wy:a1fa2a wyke:5nj x:c0j xanthan:7kj xb:b5f xbox:8ye xero:a9e
ximenez:bcj xl:5og9vec0ecsfdhe xma:11a1791ai1tf9fh9zg xo:bfebhj xoxo:aah xpel:d3f xs:cbe
xtreme:a1aa4gd8e xuxu:bih xxl:9ahcdfddf xxxb:b5f xylitol:7hi y:8pgb7g ya:a5h yakisoba:5fj
yakitori:2cf5nf yakso:3fe yakult:0yw yam:eaiebh yama:62e yangtse:6de yankee:cwjcxi yard:9cg
yarden:61f yari:b8f yayla:07i yazoo:02p ye:22e58f
year:95a9bg9ff9tianebcebfhbgmbhgbqebrabufc0gc1gc2fc3ec4ec7hdegdfge2g
yeast:7kq7x984q87a8ba9hg9m99nfe9k yellow:2vf3nf4if53955j5ke66h73e7pjb8ebafbmhc0gczed0f
yellowfin:2u92vi2xe30f35a yeni:bjh yeo:07i0ae0eg0ui0vi0wl48a5bh8aeeff yerba:abg yfood:e8l yippee:6ee
ylang:cge yo:1te2eg2fa5ff5pm5qj6qg6tg75g9tj yogi:aw9axi
yogurt:06f07i0pe0uo0vp0wm0xo0yl0zp10n11a1gj4884b85qf72l7gf8aa8cf8dg8eg94a95h9799cf
:9ee9fg9ma9pj9tf9v89wf9y9bribufc8e yolk:0sf yolker:0sk yolly:0pg0v80wg yondi:c0e yoni:dre
yop:07l0v90yj yoplait:0wn0xf yopokki:6es york:15e1oe5pf8kf8oh8ufb6ebnednf yorker:5pe
yorkie:11n9389vi9wp yorkshire:0rf11a14a1781aa1se24a4rr5bj5fa5gf5jh5ng7wj8gg8hf8ia8xe8zfa2hawm
yorky:4rl yos:9tj you:7yf8ye9xfc0eczgd1fe9i young:3tfaqe youngs:2xl2yf2zi30h32k33f5gi your:9yh
youre:a1e youthful:dvi yoyo:9tn ypsilon:czf yr:c3g yrs:5eebsf yuca:9ue yuki:3fe yule:7ye8yl92j9ya
yum:6ee8tna5fc8eefh yumm:c5e yummy:41a5d95gg8qebsf
yutaka:1ij3fg3za4hh52g53e5k95me6dj6ea6pf76g7vgczfebiec9eeg yuzu:2ce74faaeabibdfbjf z:64f68jabf
zaad:0of zaatar:7gk zaeli:7igeai zag:bpe zamli:4cg zanae:eei zaninlimoncello:bih zapiekanka:5uj
zarbee:dze zeal:czf zealand:1ef25h26eb9e zebra:c0f zed:a2g zee:9jg zenia:4ce9pa
zero:05f13e3ie99fa9laajablaefajeaogapjaseatpb98bba zerozecco:atmbb7 zespri:4ch zest:3beame
zesty:18e3qf8xa90h9ie zhitnica:6gf zhoug:0me zig:bpe ziggle:c0i zillionaire:11f15f zinc:e2f
zinfandel:b8lb9abap zing:a4f zinger:anf zingfest:a1f zingy:2982fj95a99f9ie9neaffaxadue zip:cvkd4k
ziploc:cvl zipper:cvf zizzi:3hh5de5rh zoflora:cqm zogg:bwf zombie:9tf zone:5raa5la7edlfe5f
zooki:e2ge7f zott:0vk11g zovirax:e5l zozole:a1f zubrowka:bem zulekha:edg zweigelt:b8f zyn:bon
zytnia:beh zywiecka:22g2mi2qh
`;
