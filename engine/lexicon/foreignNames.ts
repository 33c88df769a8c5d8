/**
 * What foods and other groceries are called in the languages that lists in Britain are written in (Polish, Romanian, Hindi, Urdu,
 * Punjabi, Bengali, Turkish, Italian, Welsh, Portuguese, Spanish, Scots), a line each: what stores print: what is said, without accents.
 * A word that stores print themselves ("kielbasa", "paneer") is looked for as it is first.
 */
export const FOREIGN_NAMES = `
milk: mleko, mleka, lapte, doodh, dudh, dud, sut, latte fresco, llaeth, llefrith, leite, leche
semi skimmed milk: latte parzialmente scremato, mleko poltluste, llaeth hanner sgim, llefrith hanner sgim
bread: chleb, chleba, paine, ekmek, pauruti, pau ruti, pane, bara
sliced bread: chleb krojony, pane a fette
bread rolls: bulki, bulka, bulek, chifle, chifla, panini bianchi, batch bread
hard dough bread: hardo bread, hardough bread, hard do bread
butter: maslo, masla, unt, makhan, makhon, tereyagi, tereyag, burro, menyn, manteiga, mantequilla, beurre
salted butter: menyn hallt, unt sarat
cheese: ser zolty, ser, sera, branza, cascaval, peynir, formaggio, caws, queijo, queso, fromage
cottage cheese: serek wiejski, branza de vaci, lor peyniri
curd cheese: twarog, twarozek, tvorog, varske
cream cheese: serek smietankowy, formaggio spalmabile, crema de branza
feta: beyaz peynir, telemea
cream: smietanka, panna da cucina, krema, hufen
soured cream: smietany, smantana, smietana, smetana, grietine
yogurt: jogurt, jogurtu, iaurt, iaurturi, yogurta, doi, iogwrt
natural yogurt: jogurt naturalny, iaurt natural, sade yogurt, dahi
kefir: kefiru
buttermilk: maslanka, chaas, lassi sada
eggs: jajka, jajko, jajek, jaja, oua, ou, anda, ande, dim, yumurta, uova, wyau, ovos, huevos, oeufs
egg: uovo
ham: szynka, szynki, sunca, jambon, prosciutto cotto, jamon
bacon: boczek, boczku, pancetta affumicata, cig moch
smoked bacon: boczek wedzony
sausages: carnati, salsiccia, salsicce, sosis, selsig
smoked sausage: kielbasa, kielbaski, kielbasy, kolbasa
frankfurters: parowki, parowka, crenvursti, wurstel
black pudding: kaszanka, kiszka, marag
pate: pasztet, pate de ficat
salami: salam
chicken: kurczak, kurczaka, pui, murgi, murgh, murg, murga, tavuk, pollo, pilic, cyw iar, frango, poulet
chicken breast: piers z kurczaka, piersi z kurczaka, filet z kurczaka, piept de pui, tavuk gogsu, petto di pollo
chicken thighs: udka z kurczaka, udka, pulpe de pui, tavuk but
chicken wings: skrzydelka, aripioare, aripi de pui, tavuk kanat
beef: wolowina, wolowiny, vita, gorur mangsho, goru, dana eti, sigir eti, manzo, cig eidion, carne de vaca
pork: wieprzowina, wieprzowiny, carne de porc, maiale
lamb: jagniecina, miel, bhera, kuzu eti, kuzu, agnello, cig oen
mutton: khashir mangsho, bakre ka gosht
turkey: indyk, indyka, curcan, hindi eti, tacchino
duck: kaczka, rata, ordek
mince: mieso mielone, mielone, carne tocata, keema, kheema, qeema, kiyma, carne macinata, briwgig, carne picada
beef mince: wolowina mielona, carne tocata de vita, dana kiyma
pork loin: schab, schabu
pork neck: karkowka, ceafa de porc
pork ribs: zeberka, coaste de porc
liver: watrobka, ficat, kaleji, ciger
peeled plum tomatoes: pelati, pomodori pelati, pomidory bez skorki
hilsa: ilish, ilish mach
rohu: rui, rui mach
fish: ryba, ryby, peste, machli, machhli, machi, maach, mach, balik, pesce
herring: sledz, sledzie
mackerel: makrela, macrou, uskumru
salmon: losos, lososia, somon, salmone
tuna: tunczyk, tunczyka, ton, ton baligi, tonno
cod: dorsz, dorsza, morina
prawns: krewetki, krewetka, creveti, jhinga, jheenga, chingri, karides, gamberi, gamberetti
anchovies: acciughe, hamsi, alici
potatoes: ziemniaki, ziemniak, ziemniakow, kartofle, cartofi, cartof, aloo, alu, aaloo, patates, patate, tatur, neeps and tatties, tatws, batatas, papas, pommes de terre
sweet potatoes: bataty, cartofi dulci, shakarkandi, misti alu, tatli patates, patate dolci
onions: cebula, cebuli, cebule, ceapa, pyaz, pyaaz, piaz, ganda, gande, peyaj, peyaz, sogan, cipolla, cipolle, ingans, winwns, nionod, cebolla, cebollas
red onions: cebula czerwona, ceapa rosie, kirmizi sogan, cipolla rossa
spring onions: szczypiorek, dymka, ceapa verde, hara pyaz, taze sogan, cipollotti
garlic: czosnek, czosnku, usturoi, lehsun, lahsun, lasan, thom, roshun, rosun, sarimsak, aglio, garlleg, alho
ginger: imbir, ghimbir, adrak, ada, zencefil, zenzero
carrots: marchewka, marchewki, marchew, morcovi, morcov, gajar, gajjar, gajor, havuc, carote, carota, moron
tomatoes: pomidory, pomidor, pomidorow, rosii, rosie, tamatar, tamaatar, tometo, domates, pomodori, pomodoro, tomates
cherry tomatoes: pomidorki koktajlowe, pomidorki, rosii cherry, ceri domates, pomodorini
chopped tomatoes: pomidory krojone, rosii taiate, polpa di pomodoro
tomato puree: koncentrat pomidorowy, przecier pomidorowy, bulion de rosii, salca, domates salcasi, concentrato di pomodoro
cucumber: ogorek, ogorki zielone, ogorka, castravete, castraveti, kheera, khira, shosha, salatalik, hiyar, cetriolo, cetrioli, ciwcymbr
gherkins in brine: ogorki, ogorki kiszone, ogorki kwaszone, ogorek kiszony, castraveti in saramura
pickled gherkins: ogorki konserwowe, castraveti murati, tursu salatalik, cetriolini
peppers: papryka, papryki, ardei, ardei gras, shimla mirch, peperoni dolci, peperone, biber
red pepper: papryka czerwona, ardei rosu, kirmizi biber dolmalik
chilli: papryczka chilli, ardei iute, mirch, mirchi, hari mirch, morich, kacha morich, aci biber, peperoncino
chilli flakes: pul biber, fulgi de ardei iute, platki chilli
green chillies: hari mirchi, kancha lonka
cabbage: kapusta, kapusty, varza, patta gobhi, band gobhi, bandhakopi, lahana, cavolo, verza, bresych
sauerkraut: kapusta kiszona, kiszona kapusta, varza murata, varza acra
cauliflower: kalafior, conopida, phool gobhi, gobhi, gobi, phulkopi, karnabahar, cavolfiore
broccoli: brokul, brokuly, brokoli, broccoletti
spinach: szpinak, szpinaku, spanac, palak, palong, palong shak, ispanak, spinaci
lettuce: salata, salata lodowa, salata verde, marul, lattuga, insalata, letys, lechuga
aubergine: baklazan, vinete, vanata, baingan, baigan, brinjal, begun, patlican, melanzana, melanzane
courgettes: cukinia, cukinii, dovlecel, dovlecei, kabak, zucchine, zucchina, zucchini
okra: bhindi, bhendi, dherosh, dharosh, bamya, bame, okro
mushrooms: pieczarki, pieczarka, grzyby, ciuperci, khumb, mantar, funghi, champignon, madarch
beetroot: buraki, buraczki, burak, sfecla, sfecla rosie, chukandar, pancar, barbabietola
radishes: rzodkiewka, rzodkiewki, ridichi, mooli chhota, turp, ravanelli
mooli: muli, daikon, mula
turnip: rzepa, shalgam, salgam, rapa
swede: brukiew, turnip scots, narky, snagger
celery: seler naciowy, selera, telina, kereviz sapi, sedano
celeriac: seler, kereviz
leek: por, pory, praz, pirasa, porro, porri, cennin
parsley: pietruszka, natka pietruszki, natka, patrunjel, maydanoz, prezzemolo
parsnip: pasternak, pastarnac, pastinaca
dill: koperek, koper, marar, dereotu, aneto
coriander: kolendra, dhaniya, dhonia, dhone pata, dhoniya pata, dhaniya patta, kisnis, hara dhania, coriandolo, dhania
avocado: aguacate, abacate, awokado
mint: mieta, menta, pudina, pudeena, nane
basil: bazylia, busuioc, tulsi, feslegen, basilico
peas: groszek, groszku, mazare, matar, mattar, motor, bezelye, piselli
pigeon peas: gungo peas, gandules
green beans: fasolka szparagowa, fasole verde, taze fasulye, fagiolini, haricots verts
beans: fasola, fasolka, fasole, fasulye, kuru fasulye, fagioli, borlotti, frijoles, feijao
black beans: frijoles negros, feijao preto
baked beans: ffa pob
kidney beans: fasola czerwona, fasole rosie, rajmah, barbunya
chickpeas: ciecierzyca, cieciorka, naut, chana, chole, kabuli chana, chola, nohut, ceci
lentils: soczewica, linte, mercimek, lenticchie, dal, daal, dhal
red lentils: soczewica czerwona, linte rosie, masoor, masur dal, kirmizi mercimek, lenticchie rosse
sweetcorn: kukurydza, kukurydzy, porumb, makai, makki, bhutta, misir, mais dolce
pumpkin: dynia, dovleac, kaddu, mishti kumra, balkabagi, zucca
asparagus: szparagi, sparanghel, kuskonmaz, asparagi
apples: jablka, jablko, jablek, mere, mar romanesc, seb, saib, apel, elma, mele, mela, afalau, manzanas
pears: gruszki, gruszka, pere, nashpati, armut, pera frutta
bananas: banany, banan, bananow, banane, kela, kele, muz, banana frutta
oranges: pomarancze, pomarancza, portocale, portocala, santra, komola, portakal, arance, arancia, orennau
lemons: cytryna, cytryny, cytryn, lamai, lamaie, nimbu, nimboo, lebu, limon, limone, limoni
limes: limonka, limonki, misket limonu
grapes: winogrona, winogron, struguri, angoor, angur, uzum, uva
strawberries: truskawki, truskawka, truskawek, capsuni, capsuna, cilek, fragole, fragola, mefus
raspberries: maliny, malina, zmeura, ahududu, lamponi, mafon
blueberries: borowki, jagody, afine, yaban mersini, mirtilli
blackberries: jezyny, mure, bogurtlen, brambles
cherries: czeresnie, wisnie, cirese, visine, kiraz, ciliegie
plums: sliwki, sliwka, prune romanesti, aloo bukhara, erik, prugne, susine
prunes: sliwki suszone, prune uscate, kuru erik
peaches: brzoskwinie, brzoskwinia, piersici, aru, seftali, pesche
apricots: morele, caise, khubani, kayisi, albicocche
watermelon: arbuz, pepene verde, tarbooz, tarbuz, tormuj, karpuz, anguria, cocomero
melon: pepene galben, kharbuja, kavun, melone
pineapple: ananas, ananasa, anaras
mango: aam, aamras, mangue
pomegranate: granat, rodie, anar, nar, melograno
figs: figi, smochine, anjeer, incir, fichi
dates: daktyle, curmale, khajoor, khejur, hurma, datteri
raisins: rodzynki, stafide, kishmish, kismis, kuru uzum, uvetta
walnuts: orzechy wloskie, nuci, akhrot, ceviz, noci
hazelnuts: orzechy laskowe, alune de padure, findik, nocciole
almonds: migdaly, migdale, badam, kaju badam, badem, mandorle
cashew nuts: kaju, kaju nut, anacardi
peanuts: orzeszki ziemne, orzeszki, alune, moongphali, mungfali, yer fistigi, arachidi
pistachios: pistacje, fistic, pista, antep fistigi, pistacchi
sunflower seeds: slonecznik, pestki slonecznika, seminte de floarea soarelui, seminte, cekirdek
flour: maka, maki pszennej, maka pszenna, faina, un, farina, blawd, farinha, harina
plain flour: maida, maka tortowa, faina alba, farina 00
wholemeal flour: maka pelnoziarnista, faina integrala, tam bugday unu
chapatti flour: atta, aata, roti atta, chapati ka atta
gram flour: besan, beson, nohut unu
semolina: kasza manna, gris, sooji, suji, rava, irmik, semola
rice: ryz, ryzu, orez, chawal, chaawal, chal, bhat, pirinc, pilavlik, riso, arroz
basmati rice: ryz basmati, basmati chawal, basmati chal
pasta: makaron, makaronu, paste fainoase, makarna, pasta corta
noodles: nitki makaron, taitei, eriste, sevai
vermicelli: seviyan, sewai, semai, tel sehriye, fidea
spaghetti: spagetti makaron, spaghetti makarna
buckwheat: kasza gryczana, gryka, hrisca, karabugday, grano saraceno, grechka, grikiai
pearl barley: kasza jeczmienna, arpacas, arpa
bulgur wheat: bulgur, kasza bulgur
couscous: kuskus, cuscus
porridge oats: platki owsiane, owsianka, fulgi de ovaz, ovaz, yulaf, yulaf ezmesi, fiocchi di avena, parritch, uwd
cornflakes: platki kukurydziane, fulgi de porumb, misir gevregi
cereal: platki sniadaniowe, cereale, cereali
breadcrumbs: bulka tarta, pesmet, galeta unu, pangrattato
sugar: cukier, cukru, zahar, cheeni, chini, seker, toz seker, zucchero, siwgr, azucar, acucar
brown sugar: cukier brazowy, zahar brun, esmer seker, zucchero di canna
icing sugar: cukier puder, zahar pudra, pudra seker, zucchero a velo
vanilla sugar: cukier waniliowy, zahar vanilat
jaggery: gur, gud
salt: soli, sare, namak, noon, lobon, nun, tuz, sale fino, sale grosso, halen
black pepper: pieprz, pieprzu, piper, kali mirch, gol morich, karabiber, pepe nero, pepe, pupur du
paprika: papryka mielona, boia, boia dulce, toz biber
turmeric: kurkuma, haldi, holud, zerdecal, curcuma
cumin seeds: kmin rzymski, chimion, jeera, zeera, jira, kimyon, cumino
cinnamon: darchini, cynamon, scortisoara, dalchini, daruchini, tarcin, cannella
cardamom: kardamon, ilaichi, elach, kakule, elaichi
cloves: gozdziki, cuisoare, laung, lobongo, karanfil, chiodi di garofano
bay leaves: tej pata, tejpat, liscie laurowe, lisc laurowy, foi de dafin, tej patta, tejpata, defne yapragi, alloro
mustard seeds: gorczyca, rai, sarson, shorsher dana
fenugreek: methi, methi dana
fennel seeds: saunf, sonf, mouri, rezene
carom seeds: ajwain, ajowan
asafoetida: hing
curry leaves: kadi patta, karipata
garam masala: gorom moshla
marjoram: majeranek, maghiran
thyme: tymianek, cimbru, kekik, timo
oregano: oregano suszone, origano
vinegar: ocet, octu, otet, sirka, sirke, aceto
oil: olej, oleju, ulei, tel, tail, yag, olio
sunflower oil: olej slonecznikowy, ulei de floarea soarelui, surajmukhi tel, aycicek yagi, olio di semi di girasole, olio di semi
rapeseed oil: olej rzepakowy, ulei de rapita
mustard oil: sarson ka tel, shorisha tel, shorshe tel, sarson tel
lard: smalec, smalcu, untura
olive oil: oliwa, oliwa z oliwek, oliwy, ulei de masline, zeytinyagi, zeytin yagi, olio di oliva, olio extravergine, azeite, aceite de oliva
ghee: ghi, desi ghee
olives: oliwki, masline, zeytin, olive nere, olive verdi
honey: miod, miodu, miere, shahad, shahed, modhu, bal, miele
jam: dzem, dzemu, powidla, gem de capsuni, recel, marmellata, confettura, murabba, jeely
strawberry jam: dzem truskawkowy, cilek receli
marmalade: marmolada, portakal receli
peanut butter: maslo orzechowe, unt de arahide, fistik ezmesi, burro di arachidi
ketchup: keczup, keczupu
mayonnaise: majonez, majonezu, maioneza, mayonez, maionese
mustard: musztarda, musztardy, mustar, hardal, senape
horseradish sauce: chrzan, chrzanu, hrean
pickle: achar, achaar, tursu
mango pickle: aam ka achar, amer achar
tamarind: tetul, demirhindi
tamarind paste: imli
coconut milk: mleko kokosowe, lapte de cocos, nariyal doodh, narkel dudh
coconut: kokos, nuca de cocos, nariyal, narkel, hindistan cevizi
tahini: tahin
yeast: drozdze, drozdzy, drojdie, khameer, maya, lievito
baking powder: proszek do pieczenia, praf de copt, kabartma tozu, lievito per dolci
stock cubes: kostki rosolowe, kostka rosolowa, bulion, cuburi de supa, et bulyon, tavuk bulyon, dado da brodo, dadi
soup: zupa, zupy, supa, ciorba, corba, zuppa, minestra
tea: herbata, herbaty, ceai, chai, chaa, cha patti, chai patti, cay, te nero, tchai
tea bags: herbata w torebkach, ceai plicuri, chai bag, poset cay, te in bustine
green tea: herbata zielona, ceai verde, hari chai, yesil cay, te verde
coffee: kawa, kawy, cafea, kahve, koffee, caffe, coffi
ground coffee: kawa mielona, cafea macinata, filtre kahve, caffe macinato
instant coffee: kawa rozpuszczalna, ness cafea, cafea solubila, caffe solubile
hot chocolate: kakao do picia, ciocolata calda, sicak cikolata, cioccolata calda
cocoa powder: kakao, cacao amaro, cacao pudra
water: woda, wody, apa, pani, su, acqua
still water: woda niegazowana, apa plata, acqua naturale
sparkling water: woda gazowana, apa minerala, maden suyu, acqua frizzante, acqua gassata
juice: sok, soku, suc, meyve suyu, succo
orange juice: sok pomaranczowy, suc de portocale, portakal suyu, succo di arancia, sudd oren, sumo de laranja
apple juice: sok jablkowy, suc de mere, elma suyu, succo di mela
squash: syrop do rozcienczania, dilutin juice
lemonade: lemoniada, limonata, gazoz
beer: piwo, piwa, bere, bira, birra, cwrw, cerveza, cerveja
wine: wino, wina, vin, sarap, vino, gwin, vinho
red wine: wino czerwone, vin rosu, kirmizi sarap, vino rosso, gwin coch, vino tinto, vinho tinto
white wine: wino biale, vin alb, beyaz sarap, vino bianco, gwin gwyn, vino blanco, vinho branco
vodka: wodka, wodki, votka
chocolate: czekolada, czekolady, ciocolata, cikolata, cioccolato, cioccolata, siocled
milk chocolate: czekolada mleczna, ciocolata cu lapte, sutlu cikolata, cioccolato al latte
sweets: cukierki, slodycze, bomboane, mithai, mishti, sekerleme, caramelle, sweeties, ket
biscuits: ciastka, ciasteczka, herbatniki, biscuiti, biskut, biskuvi, biscotti, bisgedi, galletas
cake: ciasto, ciasta, prajitura, tort, kek, torta, teisen, cacen
crisps: chipsy, chipsuri, cips, patatine, creision
ice cream: lody, lodow, inghetata, kulfi, dondurma, gelato, gelati, hufen ia
popcorn: kukurydza do pieczenia, floricele, patlamis misir
dumplings: coltunasi, manti, pelmeni, koldunai
dumplings with potato and cottage cheese: pierogi ruskie, pierogi
pancakes: nalesniki, clatite, krep
doughnuts: paczki, paczek, gogosi
stuffed vine leaves: sarmale, yaprak sarma, dolma yaprak
filo pastry: yufka, yufkasi
pastry: ciasto francuskie, foietaj, pasta sfoglia, milfoy
puff pastry: ciasto francuskie gotowe, aluat foietaj, pasta sfoglia fresca
tofu: tofu naturalne, soya paneer
frozen vegetables: warzywa mrozone, mrozonka warzywna, legume congelate
vegetables: warzywa, warzyw, legume, sabzi, sabji, shobji, sebze, verdure, verdura, llysiau
mixed vegetables: mieszanka warzywna, warzywa mieszane, amestec de legume
fruit: owoce, owocow, fructe, phal, phol, meyve, frutta, ffrwythau
oat cakes: haver cake, havercake
potato scones: tawtie scone
square sausage: lorne sausage, lorne
haggis: haggies
white rolls: oven bottoms, oven bottom muffins, stottie, stotties
toilet roll: papier toaletowy, hartie igienica, tuvalet kagidi, carta igienica, cludgie roll, papur toiled, papur ty bach
kitchen roll: recznik papierowy, reczniki papierowe, prosop de hartie, prosoape de hartie, kagit havlu, carta da cucina, scottex
tissues: chusteczki higieniczne, chusteczki, servetele, mendil, fazzoletti
baby wipes: chusteczki nawilzane, servetele umede, islak mendil, salviette
nappies: pieluchy, pieluszki, pampersy, scutece, bebek bezi, pannolini
washing up liquid: plyn do naczyn, plyn do mycia naczyn, detergent de vase, bulasik deterjani, detersivo piatti
washing powder: proszek do prania, detergent de rufe, camasir deterjani, toz deterjan, detersivo lavatrice
fabric conditioner: plyn do plukania, balsam de rufe, yumusatici, ammorbidente
dishwasher tablets: tabletki do zmywarki, tablete de vase, bulasik tableti, pastiglie lavastoviglie
bleach: wybielacz, clor, camasir suyu, candeggina
bin bags: worki na smieci, saci de gunoi, cop torbasi, cop poseti, sacchi spazzatura
soap: mydlo, mydla, sapun, sabun, saban, sapone, sebon
shampoo: szampon, szamponu, sampon, sampuan
shower gel: zel pod prysznic, gel de dus, dus jeli, bagnoschiuma
toothpaste: pasta do zebow, pasta de dinti, dis macunu, dentifricio
toothbrush: szczoteczka do zebow, periuta de dinti, dis fircasi, spazzolino
deodorant: dezodorant, deodorante
cat food: karma dla kota, mancare pisici, kedi mamasi, cibo per gatti, bwyd cath
dog food: karma dla psa, mancare caini, kopek mamasi, cibo per cani, bwyd ci
foil: folia aluminiowa, folie de aluminiu, aluminyum folyo, carta alluminio
cling film: folia spozywcza, folie alimentara, strec film, pellicola
candles: swieczki, lumanari, candele
matches: zapalki, chibrituri, kibrit, fiammiferi
batteries: baterie, baterii
`;
