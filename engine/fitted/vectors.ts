// Written by `npm run fit`; do not edit. Sources: data/README.md.
// Sources as fitted: 51aef39a8e6b5158

/** Keys and their vectors (knowledge/vectorCodec.ts). */
export const VECTORS = `
0%DGxOxulq &activiafiJRPFfC &drinklyBjysEA &fatssytsuxx &greekwvwwvsyr &organicxxwyuwsu
&stylekqrkuqFE &yogurtxuyytvwt @43lrzqswGC @46xsmxvyux @5BFvBDDqi 0.2%upGzCGLK 0.5%uwzAyxst
@0vqzwvxwx 0.6mmgxzyruqk @46ktyxrsun 0m+rnoAxwgm 1%qvzByxuA @0uquwuuAx 1.1kxvmvBvuv 1.4kvtxwswyw
1.525kldhjHwFi 1.7%xpAwytxw @0pyxAwCux 1.8%vuByAusr @0rtvytBAB 10%oputxroN &beefoQGHmkFn
&minceGGAJqssv @10pppozAyw @5vqpfqryE @8yDxxsrtv 100%vwvvwvvx &juiceuuutwutx &multivitaminNTjGIf0k
&peanutSHgTiEig &pulpmBmt8Hqo &wagyuAyxxuwtF @18wvyytyxs @2IBxtlgnF @28xuuuuutw @29yByqptvD
@30vtwutvvt @31zDsDqAul @39vuwvuwxq @40GuBtxwxn @44NBnAppCC @45yqqnyosr @46yFIutwyt @5tzxsxusu
@7wuwwtwvs @8wytBtuxv @9rsurvttB 100thdsetAiAQ 10mpyzByrBAr @7zAyvrxys 10mxytvuuxvA 12%rLxxAAJy
&beeftOAAmoFo &minceCqBJhh7D @8rBzCAmsC 12m+uuBtpuxs @43wsBxxxvr 13kg+LZZ0clxN 13yrovvDCxvq
13yrs+KtsqbqoE 14rtrrsssrz @9xzzyzyzr 15%HkiomgGC &beefDljjooIE &minceDifnojFH @8zqovmsCx
15kg+DRz2svoG @43FMypypqC 17kg+gFE4bhvP @43vEyegtuF 18%ptCyxFkg @1wruoyClo 19kg+KZd6ZR6k
1litrtswzsurq 1ltxyyuwwsv 2%xxCxsswx &fatClqipmpk @0nLCKBxBC @11tsFuAJzp @5Gfhigdtf 20%uuyAwAzy
&beefEzfMrAwB @10wuuqvssr @39zrrqxvtz @8xrnDqBpv @9nywGrrtG 23%wCGrktrz @8wAvBvsts 25%okiCFrTy
@26xuxpiExt @8psqECmCG 250nluwtuvtvv 3%vlMbouzi @17uElpkrAt @8qlCozDrq 3.2%GlLetqBo @0HtIivtAt
3.37ktAmpsvxC 3.6%oryywBxy @0yvzxxuvu 3.7%srzwAzxu @0wvAztusx 30%usnpspEH &creamqGg9roqF
&fatxssstuAo @1AtytsiDE @2ipiGvmxq @23wxuxsuuw @26qqqsixCo @3tBGEAAjq @36xIxknmww 35%tqAsvFqC
3actionDlqBsGBB @45DqtvsDAA 3dvyKDtxmh @46sBGvttuu 3dwhiteqzAtzAno @46syvysstr 40%zymtinIz
@3utqnqACv 40mm+swAuruwo 42%vMkdinIf 45%wxAytvwu 47%lwqGqyoD 48hiAwytExD &antiperspirantkBtxqJzA
&deodorantsBqDtCut @46usttvFsC 48hrnrowBpDz @46qusvypCB 48scwuExwrsu 4hrCqCwCsur 4yrwumstxxq
5%xmvkttxE &beefxqAsqtsx &fatssyusvtx &meatballA8jjnzRJ &minceuzuoxxuf @0ErpEsrrr @11zyyzwAAt
@5uvvtuqnE @8rrzuBDtr @9Cqrkztzl 50%vspoptKz &maturexBHxDGas @1DrokmmJB @27CqsFwDDq @3xyorrnBv
@39tAzAozos @45uqBxuBop 54%uoGqwDmC 5pcwyzuxwBC 6%vtAktxwr 60%BdJnxGcv 60mmtwwvvtww 6m+vrwutuzr
@43wyyywysw @5ouvDyrqq 6monthszusywwwt 6yrs+uCKqiOCf 7%urzmAvyv @11wsustAvq 70%CsmBqsvl @27ttwCvBGA
@37olAmsCiz 70gmxuutxtwu 72%qzsxwwrr @37suvzlwdt 72hztrDHnqw &antiperspirantABoACmsK @46znuzCroA
73%rhICoEan 74%Blrqnxiy 75%qHvOlruh 7m+nxwoxBsu @43swvrzzur 7slceszuGlpBor 7yrrrmuciGs 83%jFiPqQrf
85%GDiwonwg @37uAoqroIm 90%yUhNMemS 97%DivLkIzu @9vqxBoyEx 9ctDAwyApus >uNrQagtt >0.6mmgwAytspk
>1.4kxtvqAvtr >10mpxyyyrzzr >10mxvtvvuxuA >12m+uvytutwq >13yrouvDCzwq >13yrs+KtrqcroE >1litrvxvyturu
>1ltqsryAxsz >250nlvyuxwvxw >3.2%MnQkBgph >3.37kuylpvtuy >40mm+xAwusyvp >48scyyDwxrtw >5%qupmzwty
>5pcwxAtxwyC >6m+zwutyrtu >70gmturswwur >7m+uCsskjEE >7slcesAuGppBpr >7yrrnktamEq >9ctCzwyzput
>aauKxJmtKu >absorbzLlLwdyI >acaiFAtvonzp >acidxvtytxvr >ackeeHyuExpEy >actimelvAzuvovr
>actionPiEFzmbv >activatemBFkKzGk >activeNzoqyzcu >activiapxBkHwtA >additiveunsstqzr >adultTNEtfwep
>advancedhpuErAIu >adventpzzrzxxs >adventure8lhtuCiz >advocaatvkkjmlGL >aerosolAzvEqsoF
>affineprlqnAnp >africauvzrAzvt >ageftyxDmDl >aidRuxnHfwx >aiolisDGnitHm >ajvarIHyjDAFm
>alarmrqiuvFsx >alcoholiwqlFsCz >aleiECGelij >alertxACtvvvs >alienautCqrLqllh >alkalinexxwzrsrv
>allExswDDvp >allamatricianaFEBAxpyk >allsortwyrCzutC >allspicejhFhdiFO >almightyFtxsvxxz
>almonduvsvqDxw >aloopxusrvzt >alphabiteJplhCjte >alpinezAIozuNB >alternativeLuDvzt9p
>amarettiwpjKKsnz >amazeballEnsoCoqt >ambientkILtkvAM >americanoJIwGyNqD >amourvqoEsmFE
>anchovyPDog0edJ >angelnqplkzgG >angusGuutzyCp >animalpwHz8ByM >aniseGinDprDF >anniversaryxGkhznDG
>antibacterialvvurrFAt >antipastiykFAzumt >antiperspirantKiCEsczJ >aopkzmiBxJB >appetisermvGDyxAt
>applexyAppyxq >applewoodswoptrFD >applicatorjurxoqvv >appliedPmj48oWd >apricotusBEEAlA
>aquamtwrIxvu >aquafabaJyqpsAet >aragonwxuwvrrv >arancinipvwKwCot >arcticvwzsxqtu >aromatnstswoEB
>aromaticaxwCADCsH >arrabbiataxzrwusxu >arrabiataBsnGlpjG >arrabiattaEraKqjbC >artichokeIDxjmHns
>asafoetidaInKMIlHn >ascvulsoeEs >ashwagandhanJEnDKfh >asparagusyvzxrvus >assortedDlgztGpq
>assortmentvsqqBryy >astrarCrzntuy >attayAwEunkA >aubergineiojnoLjk >avocadosHFdHOme >awakeBrCzCqrv
>awakeningArporkkw >ayranruorwwmG >bgxaIvwso >babyAGwqruvx >baconovuqvxsq >bagoqJrvxvj
>bagelBCAsxAAu >baguettegyzlkArm >baharatHJIHshnm >bahiatuwrqutu >baileywvpuvvty >bakextwvuuuu
>bakedvzuurttx >bakewellnotvwnkA >bakingrwGbhooo >baklavajfzCnCFD >balanceznHuqiFi >baleyuqsstuy
>ballsxruzyBp >ballotinDvzvDzyp >ballotinexzvtutxs >balmhfMIfDxK >baltiCuzIqAks >bamboolvFsqzEu
>bananazAtvArzu >bandAAqutwqB >banderillaAknCotvG >bangervorxCkAp >banquetwLifxvJl >baoGAfBnhmB
>baosliderHpDtnlst >barxnQsJbAe >barbacoayuyusurz >barbecuewDyorEse >baristaqnrFuuFv >barkesrpoMBh
>barleysxtuyvqr >barmbracksnGLsJkG >basaxxwqtnGD >baseAtstLMnv >basilnkrhsmvH >baskettBkjkyrr
>basmatiwysvCwAy >batardzwAorutC >batchoyyyBosv >batchedyCvxwvwz >bathslamKnes >batonvhnnGlHF
>battenbergyrBvzlFh >batterpjnjAIFU >batteredyuuAxsvA >baublezvuwwwrw >bavarianpBABmHrz >bayILehfMFu
>beanwzrzxsyw >beansproutFlmjlkIB >bearGklDqwFC >beeftwwuuvvv >beefywxiLCDHH >beervpuwsowt
>beeteHlxcDFt >beetleBDFHnCrq >beetrootrvmxlBHl >bekonxxAsnDsz >bellotauouGwpCz >bellyKvxwiCdD
>belttzzoumur >bentodPpQGkkF >bergamotvsmBCBuo >berrynzytmvpx >beskidzkieHwvkAqts >beveragesDABHErz
>bhajiDnrmmbvz >bhaturahrJkGHpK >bhujiaiosmglnp >bhunatqvxvxxz >billionairesuqutstt >biltongqCplVLxo
>binCsCrLmpm >bioDsoxjtkl >biodegradableqByrmGCy >birchervtxvvtxz >birdutCvuAwl >birthquwCwnhs
>birthdaykqtuuOCv >biryaniuyxswvxs >biscoffpFlpozrx >biscottiztyvyvty >biscuitwutuwvxy
>bisquewnwxAtwx >bitxkdjIuwr >biteyvuFvytz >bitesizevtyswxys >bittermintmDGoAkJA >blackha8u6wPi
>blackberrypxjDEEKp >blackcurranttszwzvAr >bladenkkjmDgK >blastCfHrgfOb >blasterxvvEvDuv
>bleachypDzFuGA >blendrryAxyCu >blendedvuuwmwgB >bleuzmtmuCoC >bliniCtBitHEG >blisspqHIBCqz
>blondeutzzrEwF >blondieAyqrtwuv >blondyplCnynkr >bloomstrrypDx >bloomerwyvwxqtw >blossomhmEIBDcA
>bloxxftwsrvHw >blueniKbdnkj >blueberrywCrzyqzs >boardunFBGAsH >boatuyqzsAkC >bocconciniuwtvtDns
>boczekab9Ctdhi >bodyvuwtwxyx >bodysprayptwrwtxx >boeuftjtuuBrs >boilBlunHJEH >boiledttxqzxov
>bolognesewBzAwtEr >boltlcmKl8dA >bomboxxhuICm >bombejpFhqCty >bonkktDCrFn >bonusrvsvwtyv
>boostEtBCEmsw >boostercJGEzxLg >borschqDzFAyqD >bothwsvvuqvt >bottleCHuHsofA >bouillonqbtAtBxm
>boulderwInygksx >bouleIkyqwruA >bouquetvvqpzCux >bourguignonwvqwtssx >bowlrvxvypws >boxDhsiAEmo
>boyDyursBxA >braidqwqGlDDx >braisingACipmtoF >branuAxyCuBs >bratwurstHAukQzmf >bravaynnAyDwt
>breadvuvxspAv >breadcrumbxswprGrm >breadedpmFGyEEp >breadstickkCa7upIx >breakzzAxmyAr
>breakfastsnzsBtyv >breastwtyvqwor >breathesBtpzvys >breedGurvEvCs >breezexAKBOgGF >brekkiezlHqJuJt
>bresaolanGkomwJz >brew9cj8jJEN >briexnowFozq >brightenzuLBtIDC >brilltswBoHmr >briocheEDtIgiAo
>brisketvswHqerD >brittlequrzuAvC >broccoliFAvIrsok >brothADormsEm >brownymrzBvrv >browniesvEpiwus
>browninggnxBuitx >bruleewvwAxuzy >bruschettailopkozG >brushoqMRnHj7 >bubbleOsCvBntn
>bubblegumLaKwDeJk >bubblyJvxmqFzw >bucatiniBGKlCqLx >buccoxxuuuvut >budshhqHiLF >bueno6pythuAt
>buffaloBJoFBGID >bulbj9HRwOAB >bumperuxvmniwr >bunKzpEvhiv >bunchedaFPyzwGK >bundlezxxzswut
>bunnycombtBlBqpCr >burdockiBBBpDlq >burgerzDDmiAfM >burotizsowzxrs >burratarsrpyrCy
>burritoijiBFLoI >burstrguAgwxc >buttervpspyuyt >butter450gkCHrBCEs >buttermilkMAuDFxJh
>butternutxvutuvuw >butterscotchBmlhnkAx >butteryuICxAmuA >buttonAEtrzjxr >coACoBuoz
>cabbageuCvxpCxy >cableIlkntyrq >cacaofitAmvos >cacciatorezrtspkiz >caddyxvxuvoyq >caesarAkIxptsH
>cafevvvvvvvv >caffeinetzDxtjsp >cajunhHGByAoI >cakevvxyvvAs >calamarinmmtzFgC >calendarykpBAEAp
>californianGJrClMfA >callalooErpomsoC >calmGFVwpDxs >cambozolaxezGnExj >camembertpKnppjyF
>camomilervusBpno >campanaosqqsFkv >campouqvCwszy >canzvblMq0w >canapewCBBAxzA >candyCnBqvfvp
>canejzyCGIyD >cannelloniuyvsuvvt >cannonAvmzqptk >cantucciniqxqxCtrt >capxwrCvqxr >caperDLfuGkHk
>caponatatCkAEnAn >cappellettiDEIAqFvB >cappuccinoztvvDFGA >capresexvtxtwvB >capsuleyqqsqBqw
>caracteretBttxrAy >caramelvyvzytuw >caramelisedAAxsusuA >carbonarasyrvtyvr >cardamomMpnGJDmv
>careztuusDqt >cariocanwimjmAy >carneqBxtvvvt >carrotwnssGuDu >cascavalqrrpytAy >cashewtoBrpnrJ
>cassavayBEyussA >casseroletystwuut >casterBLEiouOK >catkzvHIuus >cauldronAAymnsyo
>cauliflowernmxwNqpF >caviarEpqvkyBk >cbdABKDGGHF >celeriacpHxCojCn >celeryzAsywsuz >centreuxxtvxxw
>ceoffevyvxyvtv >ceramidevypBuswv >cerealuzxvBvyt >cereal630gvwAsvzxt >chairmkLtDgE >chanar7xEzzls
>chapattivnotlxBs >charcuterie8sBoJutR >chardvlzwyxvq >chargrilled6CueHEGi >chateaubriandDEIhlnFD
>chatkaHnuwvmmw >chayoteCEomFmIq >cheddarqxttvuxv >cheddartonqxrsDysk >cheekvvwwvvvv >cheeseuxuwvwxs
>cheeseburgerCCEmkzNt >cheesecakerprqmzBv >cheesyqwzCAixo >cheetahDinpoAuB >cheezeppByuAmq
>chefywuvxElu >cherrylCiIvPGj >cherryadejjFGFoJn >chervilkmHFIJHo >cheshireFfItjrIE >chestBtCmxqzA
>chestnutggKGkHfH >chewxtsyzpyu >chewyhqtrwAwp >chiaxJktdkQ7 >chickeoBpAvqzu >chickenvuuwutus
>chicknznqBuswt >chickpeaIkpcGKss >chicoryGiBnFCno >chikkiFEoCkvmC >chillhuyFHnih >chilledpzxuuBst
>chillilwCwsAvx >chimichurriDmzFdAuE >chinoCuHwcpx >chineseoAMwuwAJ >chipywywtwtt >chipolataELAlGmBr
>chipotleoAfkqrxr >chiveMBKzGgnm >chociceohEhhmhA >chocolaterAtwvvsu >chocolateyyytxsyAy
>chocolatyACAqszAo >choivEqsqBzp >choobfFwByvtq >chopGGjMgNqh >choppedMukylcwx >chorizoykqmzEph
>chouxnutuzxwwBsv >chowderECyFnCpH >christmasCgkkfj99 >chumqEyADyxk >churrascowtrqssyv
>churrowuosustw >chutneyzuxCstpv >ciabattawqrymnAx >ciabattinDsxvuqzA >cinemavtxutwuv
>cinnamonurwxtvtp >circleogbkKItM >citronCwJyHurf >citrusOpytyjms >clamyqouGAAG >clasicJrlpqCnE
>classicIdkBoPvk >classicavwutwnvx >classicouCzupAwr >clawoDJyupBz >cleanApruDxwp >cleanerlxnuvGoH
>cleaningrsLtnunr >cleansexAvrzsyB >clipstripfMxflhkm >clothEuvwoxCy >cloudvyrrBokw >cloveDyHrmrue
>clubyBswzypt >cluckllwIqGPL >cluckylyBpwufI >clusterwBEDvrvB >coyxDupqrv >coarsephvztHCu
>coatedAmFnCCAC >cobEzEzIuuv >cobblesovxxsty >cobblerwmotCvBy >cobettekGAjkIoD >cockleoAAjkuzq
>cocktailyFrpryBn >cocoaviGoxxlp >coconutwpzyAtvu >codHqJivkmA >coffeewxwztAxx >coinkEsrFExK
>cokeEmDjpGsq >colaAAsApwtv >coladaSxHlnJfi >colcannonzLnyrDDP >coleslawzwyqBqsv >coleyDFyEBDqy
>collectionnhIxfyPH >colombiaAxAnlyxK >colourBuuwEuyq >colouredABpmLrsl >colouringjxnzjiyj
>combCvtvtAtu >compatiblenvvlzmsv >comteusspyyuu >concentrateuuttAsBw >concentratedttuuBvzv
>conditionerwwszrxyw >coneuxwrDyms >confettiByvvoxtu >confitrusylwAp >conserveuvAruxsA
>consommeHqsxvIqk >cookprwzzwCz >cookedxwuvAvpz >cookieotGnwtjl >coppaCimwdEHq >cordialqDwDEDBo
>corianderFJIpHBpe >cornywywzztF >cornetuvIoGJBh >cornflourEptwvuzy >cornichonnDxoqMsm
>cornmealHyqBFCmw >cottaqxttymxt >cottouzqlxcvH >cottonuuvtAvvA >coulilzEoqyEE >countryrtvvytst
>countrysideFCEpvdfh >courgettejJLLhDfj >couscousIelsHepn >coveredyAADEFuv >cowcebF8Iwk
>crabrqAoDbqj >crackeroyyxtrwB >crackerbreadkluFruys >crackincVHxzqSz >cranberryrzkhCrIC
>creamrzvsuvtz >cremepqvuwvoy >crepenystprnN >cressCAsBrjAB >crevetteBECECrwq >crinkleAGloDvyz
>crispripxLbph >crispbakeijlhkgkf >crispbreadfovxsoBw >crispyvugrtjkr >croissantlkdQgIJm
>croquetaGimiJjzC >croquetteIoifNlAK >crostiniJxqBnpuD >crouteCpktEtsv >croutonDAVPIDse
>crownuniuropx >crudoBGwvADhB >crumbfWwe1lsk >crumblestxqtrvw >crumblyuyBuHGtF >crumpetlnoeIJgg
>crunchuhECvmtw >cruncherEwDqvpyA >crunchieqHuFB9Ok >crunchyFsmDpCrm >crushuKqptmzP >crushedoztv8wnI
>crustyBcuuzbtC >crystaluvGGptvl >cubeAEuGnqvC >cucumbermnDnzLmp >cuminryzCtqzq >cupAnrHrpyr
>cupcakeoIkKGIoo >curdEDBBtExl >curedCNAjnGGQ >curlgxmrzfDS >curranttEnosHBB >curryuztsvyzs
>curry330goEuxqJxw >cushionmfGKlgFm >custardryyAvxrs >cutzwzxwzup >cutletlIhLqzII >czosnkowaqsvzrqAz
>dFsCvuvEt >d3KCxDwBnG >dabDmEymBEj >dailyuxxuuvvw >daiquirimuBpAAsx >dairynArzDsrx >dalqqzvnzBA
>dandruffiJbuwGyv >danielexCpsAGov >darktuJqbxri >dateiLkgJLix >dauphinoiseDnFrwxwc >dayGvlsvrCj
>dboeufCsICmxBl >dealtzwAsGiB >decafAvzGCyvs >deckernzutpzpP >decorationywAmhAxk >deepltEDvHxa
>defenceClTyJEuA >defyCwkstAzt >delixwvMx95L >delicacygkpAttHw >delicemnszFDoB >delightryHtxzAH
>deltawJAFkI8K >deluxewokvEvxy >dentalogusNjkA >deodorantuIczLeKn >dermaplanerwtvutvvv
>descalerxtsAyuzq >designttAzxrko >designedrIzrtEIe >dessertqtvwuuuq >detanglerqCAjvAGk
>detergentkrutyouA >detoxDyrwutAz >dhalDEqdiMyH >dhansakEqeJmzmK >dicedwtzusyvw >dietGJBGMngt
>digestiveurjunurx >dillmElLlwzI >dineuwyovswv >dinkyuwvtwwvu >dinnervxturvvt >dinosaurfoiPGIPc
>dipwvtzwvxr >dippedzxttFdpN >dipperKkMdDjiE >dipperznBonmrFl >dishrFpsulmy >dishwasherC7rYvHxt
>disignyxFwrrmxv >disinfectantxIyArjEr >disposalBuAyEEqs >dissolverstwwvxtr >dodoughyxtpyruo
>dogGuBsurBm >dohywBtBojC >doktorskaAfEJjlDh >dolmadeqohsMqgJ >domelsApCotA >domowauwswvuvv
>donerzrDvtmq >donutmovEPmsc >doodlevCvCDzqF >dopsmjpyCqx >dorywwsJmwuy >dottyyDpqrCAp
>double0yIuNryH >doughpqGDsjtF >doughballcyFDxiBp >downxJrsikAI >drageeqrsoEDKE >dragonkxjEoFgx
>dragonfruitzqDnEJPJ >dragonrollsOyuwxto >dreamF7mwhdru >dressingztsEEzDx >driedCxAwvzpv
>drinkfjK9TtwP >drippingvCDyCzok >drizzleyzbzprvE >drobiowyywhIglpk >dropNtDGqpgk >dropikxkrHkGzn
>dropperypyquCqp >drumvwpwtyuo >drummerEJulrxgr >drumstickiurFCEio >dryvBwtyzwI >ducknzqxtqzp
>dudhiDGlBiEEJ >dumplingswsuutst >dundeeFhmTQbg6 >dunkerljrAb9DA >duoAszAuurF >dusterxpnmzouq
>dutyDvwxrllx >easyEEsBBzoz >echinaceatqDEsAxx >eclairlzByDuwC >edamutontsCB >edamamejBwFontC
>eddowCpHIoDy >editionvstqptEt >eelBqqpwswC >effervescentwzvttuss >eggxvBysprw >elasticzDvCCEzl
>elderflowervzxErBvy >electrolytevwvttxuu >elixirszvwvyvr >emilianozmCIDslB >emmentalgiHBBBHE
>empanadazKCvukLC >endltlIjqDG >energiseoEgJuEzI >energyylrslGwn >enrichednasyuIFp >enrobedzyrnCojv
>envelopedusxztytx >epicmNdguBX5 >erythritolLCqJlnkF >escalopeBjFkhiIG >escapeonpysqyv
>espressogiplqEHD >eucalyptusrvGrzCAl >exceptionalRVQKqtGD >exclusivetquCwxBr >expressExEsqtxC
>extraEFHGnjzf >extractqtvIwnyt >eyeFFDyxCoB >facezsBzpiEs >faceclothDpBiIplB >faggotkpKuzCpn
>fairzJvzrnBw >fairtradeDorspgDl >fajitaiuzBqpqg >falafelInHIAGoE >faloodaxvjlIkJF >fansuwAxBsC
>fancyxgCtHsDD >fandangotusqutvx >fantaAlIoNyiv >farfalleytpxvxqq >farmhousexArzwpzy >fatuzpuxuxA
>favouritexvzzvyrt >feasttuypwEyq >featherbladevvFuwxvv >feelmBEzyCFF >feetvzyEmnvC >fennelekEzGhJe
>fenugreekoCdiAkdk >fetaqrqqxrBz >figidHfIDIK >figuresDyptzrr >filleruCAnsstu >filletUFgiC8b2
>fillingxokDtxqx >fineIfoEwgAh >fingerFvtxDnvw >finishHyooslpz >fiorevwsutvut >firelighterksBzoyEo
>firestickIgEFIhnC >firmAgtAwtpw >firmingptsvtxrx >fishFzEvEuAt >fishcakeorDHouGy >fizzxjxovFIr
>fizzieulpwzCDH >fizzytAxuyvrr >flaczkixrrwqzqt >flakeyDnBuyux >flaniJipGDKD >flapjackwBqqksBm
>flatbreadxzutvstx >flatbuneewMDBJe >flavourxvvxvwwv >flavourfulyuDxAtww >flavouringwFimuxix
>flaxnArztgtD >flaxseedKEezDizs >fliptsttBwsA >florentinehOwmmJMI >floretEwuyFuBq >flouryEzzyvkq
>flowerGDbwfmks >fluidhrwdADpu >flumpktLgHxuD >flvnpyAvsuq >foamsujukfJs >focacciazurvwrpq
>focusyoxBzLlp >foilxqrwsyor >foodwvzuszxu >foollBoAMGop >footballhDgICsij >forceEmrzqoDo
>forestierevFIGpnjn >formaggiwAcvzzyr >formulaoropzpqx >fornowsyuzsxv >fossilmuItqkEK
>fountainCBFxuBst >fourCnnytImo >fowllnsnmuzB >foxEkhpqnwl >fragrancewwtmxuvs >fragrancedsrExpcjF
>fraiBytzupiz >fraichexpjqFopv >frangipaneujysmnzs >frankfurterBAtqupCo >frankincensemwvzrDAE
>frappeBsCwrxtw >frappuccinoxxuywvuv >freeDEIxxrBy >free200gBsvpuqxv >freezenqAGFlDA
>freezerykAuAqEy >freezzyBBzqyypw >fresheruvytntyv >frickleAAoyovAw >fridgeyxBwuovq >friedwxyEnsnt
>friendKwnm7krE >friendlyCxtwnuut >frikadellenDkBknpDG >frittataEBACFIlm >frittermsxJfFhn
>fromageAHtDCklu >frostingflyymvjz >fruitvtDropzv >fruitedMqZo8xq3 >fruitiliciousGkKpqroG
>fruitypqpbQzgv >fryrxtqsutv >fudgekkioioMo >fuelutwuuvww >fuetodvylfSx >fufuyBlDAEoz
>fulltosspynmpFmn >functionalqysxtwzA >funsizeywwpkovs >funtasiaoFnnCjeK >fusilliqDyrxvBC
>fusionpCwyuuwu >galaxytxkqszhq >galetteoojypmHF >gamexqCsyuuv >gammonsAhErzLk >ganacheDxDGCBqE
>ganoushqsoxfwsn >gariqEIBnCnF >garlicwBzspzui >garniujFFpwFi >gateauBttvxBEs >gazpachoruyEBEqx
>gelpoxtupuw >gelatinewwmslozh >gelatoupruoryr >gemrHrruAxx >generalaEGYEaCi >gentlyvmnqCrAu
>gheenlzIuKoE >gherkinnlJszK9u >giqKLhdvEG >gibletuDbNc9nm >giftuvystqlD >giftingzIjuAwyF
>gingerzmtEnpxr >gingerbreadAsFlqAEx >giraffeDnlCsKjI >girasolirvxwvuor >girlwzjjqDEv >glassruwwsutt
>glazeuAtwpAwv >glazedColtyGuE >glitterberryqJ0AJwPN >gloucesterwDyzyqxz >glovezzyFyvvB
>glowvowiouov >glowhitekKqpvFtz >glucoseDkrwGGqr >glutenFysxDurw >gnocchiuzuuxvxA >gnomettijBjjiElj
>gochujangCPimKHGL >goldxAyzAAyr >goldbearChpfIDhG >goldentDlguDjx >goodCrlwnF7w >goodnesswehxBbEx
>gooeyxRiVxBiv >goorsrkzztwh >gooseBsDAqFwA >goudaFHgHFEEh >goujonrKiKpsnr >goulashzorpByst
>gourmetuGLzwKsl >grabxxByrtqv >grainCypxBuJB >granaryyiryCxuv >granolaqxksrrtw >granulatedGupstqBo
>granuleAjovDErz >grapevqglwkqI >grapefruitgBAoCtou >gratedBlspzrvp >gratinwJpsowjy
>gravadlaxyqDDEktC >gravyyzvyOwAx >grazingkymnnFCn >greenweuojfIz >greengageDABAmoFy >greyurOktptq
>griddlerlFzxQAFp >grilltyAptvsy >grillsteaklolGwFMj >grindBxy2yloF >grinderttyxquvl
>grissinidJd5wqyn >groathCiimCkk >groszkiemEpDmykuA >groundBDfLqxvF >guacamolevtstEwtA
>guardyzABsClC >guavakfkEivyo >gumuytAwwxw >gummyDpxJvzxz >gyozaholznyDC >gyrooxHsFFxM
>haddockxxoxCxxq >haggijFiHEykj >hairzqwxrzwy >hakeyKxEJDGs >halalzroxvvxy >halloumizmwtDyBF
>halvaDxntIqst >hamtFBsBllt >hammersxwvwvuu >hamperqmHszjpl >hamwichzhypItHv >handcookedByquuuxu
>handleuquszsAx >handytsvxxtxu >hanoutCqnpAnkE >happyJtkmsJwq >harissaBFmrEDDG >harmonyzsywtoyA
>hashsxwtuvvu >hasletyBhLrGDO >hayywEurvsq >hazelnutmpvAAxrk >headwBpvzBnu >healthFFFOfkvq
>healthysnjgkxCo >heartgOHwvBFC >heatwaveiTohqDmo >heaven0AalJkzZ >heavenlyszyoJnrv >heavyBvHxUoCn
>hempqBvvlBEx >henryiGfGpGhn >herbqrrlvmsE >herbalsDFpiizt >herbatnikiwvuxtyvv >herohsoztOqu
>herringCnuxjABm >hibiscusFwCstCuu >highvsyxtwor >hockIpngxbQp >hoisiniwkExyxf >hollandaiseAhmrCnGC
>homesCnisCiv >honeeevoxlpopl >honeyuuvAupyC >honeycombDzorCzxp >honourCFBrMMgs >hooptxsuzrwv
>hooplaiyvvYBqn >hornlzkoxxfD >hotBCHyyAsx >hotpotssvlCypt >houghtznyoMHt >humbugIBmFkoIn
>hummusuxxuCpvy >huskuxzvtrvy >hydratewHGjDIqo >hydratedsprrpook >hydratingzwxuszvs
>hydrationxsuvpnuv >iuCvorsyz >ibericordvB3jPw >icesolxryHI >icebergrxLtzGGI >icedBxEuroko
>icingrnDxqqgC >igprutApGnt >imamyAlFottt >imperialuKkoKJGD >indianj8yRCJwq >indoorcyuBCmIx
>indulgeGAuxkEkA >indulgencelhlPfKOF >infusedusBvAAur >infusionruFsrBsr >inspiredFDlksvr3
>instanttvuryCFy >intensepIFJiFpm >intensitys4BqFJpq >intensopyjqHgFp >invigorateGtqBxozv
>invisibletvppAysA >irissDInGuI >isotonicrqqvvMuo >italianaslmAxElH >jackAxxsBslA >jacketqnHuwlqt
>jackfruittntsFkjL >jacqueBytomCGw >jalapenopqswqufy >jalfrezivowxqvtA >jamutDurDtv
>jambalayazyswlmwz >jammieoUpNKVvo >jamunCsxtAoAA >jasminelusvtrxu >jelsxzxnqtx >jellyypACzDzu
>jerkyFLCAskEv >jerseyxkfEDVry >jiggeruporszps >jjigaexvwutvxv >jouquruuvt >joeyqstyqrxC
>jogobellaeudrkhAE >jointxrwqxvvs >jollyyvuErAzu >joshBBwysymx >joysuszuxry >joystixxnGxmGkpn
>juiceymsuCvxx >juice1xzADvnCu >jumboEAyEDrDm >jungleoDtiitnD >juniorsoqxyuuq >jusmrCAzxkx
>justAxpECCAv >kabanoupvDwyEo >kabanossyohrNAFPh >kadhaiurFrCoxt >kalekBiwGJEl >kaletteroGjLDzD
>karaagefpewntmi >karahiDODkfxfF >karelasjuJrqEz >kathirvKryCwz >katsuJokoqDny >kebabCEyfsulv
>kefirwxttvwvt >kekGwNjdqIe >kernelxuvztrwA >ketchuptzvvvstw >keyTxHLkBmy >khakhraozoAnAsl
>khaoticlEMiEjGg >kheemaAqEwmDxq >kibbehtxwxyvtx >kickJoHCCouF >kidGJKumhLG >kidneyjyrzBeoI
>kieleckikwywtxtH >killaororFqvN >killerAqpvvrBs >kilogramvAzpvyrx >kimberleyjnyTouQM
>kimchiGxxDqtww >kindrFfDJJCG >kindlingoommBwrt >kingrwEvsvyv >kippervvEeLEBN >kisielztGoAktq
>kissuBurvBuz >kitwwxspwsw >kitchenrzsExpts >kittenvAAwFqsE >kiwivkvDHndn >kleftikovtvpDyCy
>knotrqxlkCJt >knottedIxqpvxts >knucklenpHFClkn >koftaNIEiCFpz >kohlrabigoGukqHz >kombuchaoxEmuesv
>konbinittBAvEEp >koneAxyBsyxA >kormavutvwuzw >krakowskaMrp4UwEp >krautrIEMnzjG >krispEBEHtqCB
>krisprollUzLEyAHz >kulchapGqpsCAB >kurczakayDpsLwuo >kvargBCDrDstC >kwaszonexlDpxEnD >kyivMy4csKQZ
>labelwyyslAtd >lacejHtHLIjG >laidlpmsHBuv >lakeDuvzAGkl >laksavpvEywrD >lambuuxrtwBs
>lambgrillFtHlACGz >lancashirezFIgHEtF >lanceOmhBymiG >langoustineBBzuoHnr >langreBIDKGEqP
>lardFkIkJjEm >lardonfidtqrGo >lasagnetxwutvwu >lassioxpovwnI >lattevvvurCyv >latticeEZqlto2G
>laundrysBorvyww >lavashvtvvvqvt >lavendermvtLvAtA >layerJulDPuuu >layeredGDDsoEtp >leanoCxhlswE
>leavephBmuslI >lebkuchenIwgvCmLw >leekFDBzwCrq >leguvwruwAt >leicesterDotuutqm >lemonABAyzsuq
>lemonadewogyhHDs >lemongrassd7CBDiDD >lenortqwqzvvC >lentilgPJlg2h8 >lettucetzHrsDJJ
>liciousCswBFwEa >lifttxxBxExq >lightrzsJByAI >lightestBtkzgeMx >lightlyiuaxyhDq >lightningsyutuxtz
>lillyurEwuHuv >lilyssBsytqs >limeuCpyovtu >limeadeFyFFnHCG >limelonCrAnAzow >limeonadeDvxDmlDo
>linensDJyCuAA >linerzAtnmyyA >linguineuIxAlxFD >linseedss0VVHDq >lionLmAzDkKe >lipluuiFpny
>liquidvxwsyuwy >liquoricetwCDJyrv >litetmxBBxDl >litterCxvEFuyx >liverJqBGNmEg >lixwuwrtvwu
>lkshakeprnJqlJm >loafxkttvqBw >lobsterrlrqnGCt >lockqsvoypvz >logvxwusyvu >loinwusxFHwy
>lollipopDvgHOFug >lollyEsmzsDns >lomoRw7EwJyn >longAApDqvvB >longerzsvBpwrk >longlifezwMlIded
>loopturtyswv >lorneonmDmpyw >lorraineinzFxoCw >lotionEnqqFnwN >lottiePcHJGQHo >loveriHHNjxE
>loweringwgnhnsDE >lozengeBssxAAxB >luckkxuqqzyq >lumpyzwzytwr >lunchuyBFKgtB >lunchboxvpwltDvp
>lungoyAywxvmw >lycheeywFoqkkz >mwvJqnhnn >macadamiaAFwuLtls >macaronweFypwEI >macaroniIfllKbKr
>macaroonDxpJngoG >macchiatoxwuwtysu >mackerelAvxroels >maconkztEHApB >madeiraxwAvwjrn
>madeleinepvxEurBj >madrawqvwswtz >magnesiumjPnOryBl >magnoliasngBtHHr >mairrtoxtmt >mainvvvwyztw
>majoneznAyxsstF >makaniuylButv5 >makhanizkqFBzkD >mallowCtjEluqp >maltjurqCBJB >maltagliatiBCrswvpp
>maltedzujJLa5J >mamraiCoHlhDp >manDrqyvAow >manchegomtpttCpA >mandarinlivtqppu >mangoqztrqvwB
>manizrWAERht >manwasherwruuuprz >maomixxjnFIlFGl >maprAjruoot >maraschinoyvpuvBpB
>margheritaxqolCGEg >marinadewrwAtwqv >marinaravtBErytq >marinatediFFGAeBv >marinewsOwxAEr
>marinonyluvvpx >marjoramNxfGeFIs >marmaladeGsGzGfnB >marmaldenswBtuaC >marmitetovquwvx
>marrowbonevrnAJDyo >marrowfatqrvsDyAx >marshmallowtxutvuzv >marzipanngHiybM7 >masalawsypvwsw
>mascarponeyzsrCyuo >mashsyxtwuty >maskvwpozzsn >matnzvlmvrz >matchDooAtpBm >matchat6rwztsi
>mateyyxEoDzwm >matureJ1nsZs8i >maturedwqxqxwus >matzoAjvGyqEH >maxswupoyrB >maximAuqruzr
>maximumtKHzryzy >mayonnaiseyuppsyxn >mealvvutsutu >meatxrqolsmj >meatbaxwvwvvuu >meatballuBzzsAov
>meatballs300gzAwyInDG >meatieeuvvwrwyy >meatyAuvqwjpr >medLEohkLnO >medallionwrxqqswr
>medicatedoaqlvnsp >mediterraneanwBsKdxsD >medleyppysyxxA >meetharEnuwBFq >megaspBuDCwn
>megaboxxxxxyxvv >meinwkCznwrB >melbaAknHDBol >melonyirBwyjr >meltluErsrpu >meltoliyAxEno
>meltyuvtCwiNx >menDqxsswCq >menumutomwqq >meringueLBPpQzCl >messvuuvrvvv >messageiqEGDrom
>metabolismplqqBzyB >meteorjrJzCudm >methodBmHusriy >metreAwpxwCwA >metroEsFmAztx >mexicanCQuroest
>mezzeFjvFCJoj >mezzeluneBDxqwqsx >mgolFfClxKz >mgo100FqHsGpmG >michaszkiCAokImEr
>microwavableMkgvoyhx >middleJKulKQ8E >miesiwoztuCzsxy >mightyxyvmrrvt >mikadoyrsmdDAz
>milanocNFznxuL >milduvrrwrqx >milkwvuvvvuu >milkakRJwFqNj >milkshakeAvtpnpso >milkywusAExtv
>millionaireZHlknfIv >minnklCCFmA >mincevwqqxwxy >mincemeatEmmjopos >mindBztnuzww >mineralItEutGBj
>minestronewuxwuxqu >minisxxxuxrs >minicupqzxplKIC >mintAqsvytBz >mintomoDyEkAr >mirindDpuGxDG
>misoAwuxzztB >mistvqvrCrsy >mitwusptAyp >mittCBumuCFt >mixqwwxsrwt >mixedwpxsDroy >mixerqvDnIDqq
>mixturekrHlqIkr >mochazGArdltE >mochihGlJjnFr >mocktailNgzzprzf >modenaxuzvkFqj >moistureutyyvtut
>moisturisedCnpaFHBt >moisturiserzyEtppzk >mojitotAsDzBqx >molassesmqDqxxxA >monarchaffhGzJG
>monkfishaTedn3gc >monthttwxqvww >mooliBCoqCAls >moonMBlulxJG >mopysrCwzAu >mornayuBvsrxpz
>mortadellaiItCAEqF >mottotCyrwsxp >mountainzsrtsCtt >moussxomzlmut >moussakaCkHmGFkF
>moussepvtwusxx >mouthrinsenErorApC >mouthwashvxQmGcth >mozzarellaupruqxAn >mthptuDvxzy
>mueslixwvoovGw >muffinvsFlknmt >mulewswxtwvu >mulletCABAszmw >multiyzrwrxzv >multigraintpCyzyxs
>multipackOEUzDvrV >multipurposevQtkDkLl >multiseedsInDwnBx >multiservetxvxrBxs
>multivitamineCcJMGcn >munchBxEhvoxu >munchywwwvvuwv >muscovadoopompEEg >mushroomvrBvvAxy
>musselgBJjdw4s >mustardxKxfhKvy >muttonvEqmrBwu >mxApAyopEs >naanwquukxxr >naansterdvjClGqs
>nachipM6mPaHde >nachotAIGOpzH >nappyCusvCFjG >natajlzqqHEA >naturalnyuxwwsvvs >ndujayBCgxJgF
>neapolitanqvxuuuuq >neckCsoEzyAs >nectarknpkmApm >nectarineeEhdpIhm >nerodMftIQEi >nescafeN68dl5Rb
>nesquikuBhBhuiU >nesturouBExD >netsAspzzzB >ngxAnyvwwu >nibFsuxtwHr >nibbleLhkmaxkk
>nigeriatpBrFFxG >nightluvBMkvw >nightmareGoAnFlpl >nigiriyvkGDDEv >niplzronpzl >nitratevuuqqvBs
>nitroiFMljGLD >nobblyBEktFrDk >noisettenqemhxGy >nojitoC9PrKLqb >nonytztsEpz >noodlextxvtvwt
>noodlesoupvyzumtEC >normalxCuvrBwA >nostalgixyzozzxvp >notelIIEwkmD >nougatJOnIBp9s >nowvvwuxuyu
>nuggmrCDBEBB >nuggetvHzisyCF >numberzyruwzrw >nutvryvuuux >nutbarlwKmBtfD >nutellauwxwuwuw
>nutmegNgEcnIFp >nutritionruFwqsqu >nuttyvswxrvyr >ozuxCzyvl >oatvruAvvwr >oatbrandImlZzMx
>oatcakeGGdlmKjo >oatflakeCvLpHvwe >oatgurtzwrzqxsB >oatibixhfLk6dGF >oatmealgJgikfeG >oatytwxtxsxx
>oceanyAEszyEJ >octopusEnJEolAo >oilvwvuAvtx >ointmentHvtnDBFr >okrapAjbuAnd >olivetqBxIywk
>olives920gtqGLKxFz >omegaABtAtrBt >omelettezrlBxraD >onetyrxktyq >onionyxBsyqAA >onionplaitssAnEpuK
>orangerAHJkuox >orangeadeDDzBAIDk >orangeyoopBzyrv >orchidnvwnCzEu >oregano8OPgnIjG
>orenzadaFkqnHjKh >oreoBbplyttl >organicqDzxGtqq >orientaluvzCqput >originalCIAKJDqQ >oroECiHhvjs
>orzowGxwuAEN >oudxuxArCAx >ovaljgmlkoDH >ownFhElmnCr >oxtailjhLueDKj >oxyytuzttzs >oysterrsvsuDws
>pHwquwuzw >pack280gwxssttzz >packltvvuvwwv >padtFDzwfFq >padanopqstvtAC >paellaBihlAzuf
>painmpjDmmiE >pairzwzCAvvv >pakorauvusstym >palToDHwEhq >palakhvqHrDrk >palatezrqnnvrD
>palmDsvnnCqk >palmierzlGiBoDq >paluszkixtvsxvwv >pamperingJyFsmBEJ >panFDtoeIMn >panangCslrCCxu
>pancaketCmsCnDp >pancettaTxSHkOjJ >pandorozqxhyCMd >paneerqspmxqBz >panettoneGqGnyyBF
>paniniEJCpIeIw >pantpdCH9cIB >pantylinerBrCEswJr >papayamnjAqomk >paperxwvwtBwA
>pappardelleDmlBAAxk >paprikaxtwAqznz >paraFJyfcmsp >paradiseky9knpGs >parathanEoDoyJy
>parcelslNwimBe >parfaitxwvDzkzv >parkinHIzhzrho >parmigianaruQZyExF >parmosjtICGCt >parsleyIIhLPNNl
>parsnipGgpLNJHe >partyktmHwEAy >passatawOpsuMss >passionkhyvzsww >passionfruitnsLByxwB
>pastawyyvxsxy >pasteAAvrCywz >pastillexzsyBqwA >pastitsioFEpoltim >pastorGDBppApz >pastramiKBvMmFwo
>pastrymttuuxvw >pastyklmJInIF >patchJlBFGkll >patchouliwtAwvAzq >pateBECGfMmG >patisseriesxyvzwCq
>pattievsyouDuE >pattyoBEfiOjU >paveBozyujny >pearuBlLwAB >peacetqutosAn >peachtyAmsqFn
>peanutyyuzrrvu >pearqGErmkqq >pearlzwxlwtHf >pecanpyurtqzB >pecorinoGorooscM >peelwpByrpzu
>peelerHsDKsuGB >penxMowmpyy >pencilEhniwHot >penguinwyCxAyuz >penneBBwnIkkk >peonyqEvqvvur
>peoplePlBFfptv >peppadropNmBHmxin >peppervtAwurtA >peppercornsqrAurws >peppermintvoqsDoHE
>pepperoniECvuuwpz >perfectjSuCFbdQ >perfumeftInuvKA >perivwxtvstz >perinaisewJvILywo
>persimmonCiIAiDFg >pestolmsJtnvk >petitEF0b9GyJ >pibilvsuyxvBs >picanhaustssAAx >picanteFxJFdvrw
>piccalilliEqlmGklm >piccanteBviDimEG >pickGDxtwmzu >picklegEqtwrjH >pickledqqvDKBgB >pietxvwutys
>piecexqlztqtr >pigDmwuDsHF >pilauwTjKKnVh >pillowPcoR9OP9 >pinballxvmvwtys >pinenjJgtrnK
>pineapplezmuGCMjn >pinguiqp7vfyqu >pinkCtGvCtuz >pistachiowgokshrC >pittaErwyLzqm >pizzazyxrvAzr
>pizzettaDwpyyFhz >pktwwuvwvww >plaiceFIizmoir >plainACAtyzir >plaityluhFDsF >plantuLkDtYGa
>plasticxCJxqAKr >platezqAulyDw >platinumrDyqAxww >plattermpAqEtnC >plombirlDxEHlxu >plumFhbfjJhH
>plytwosxzwC >pocketpwBwFEgD >podvtvvzzvv >podsuszanaxDDzmAvp >podwawelskaKHurMiFj >poiFsptwnzG
>pokeNBEdyrdm >polish8tIbAvMA >polishedttyvsAyv >pollosnDtnnBD >pollockKrorOCrA >polyBwqopyCB
>pomegranateppwyvrEp >pomelompnjlBuG >pondxIrqDzqm >pophGFwslFw >popcornwtyuuuvx >popoutzvAtsxCu
>poppadomzvAAtvyu >poppedHDnisFso >poppermKGGqjoI >poppetfHDGArxC >porchettaClIqzNxn >porkuptzzxFq
>porkermcFRbuFI >possettyvxwvBq >potatorsxnyrwt >pouchsvbDsxQn >poultryofzmlBFv >pounderzACrpyqM
>poussinoioiBIEG >powderArvvtwxv >powerqswvCFBp >powerballuDwFMDji >powergelvwvztsCr
>pralineiuAnXBDg >prawnsyuvtjDt >prexCoCByov >preserveyqDytwvq >presseAvEDszBA >pressedhHttqwKu
>pretognLLFkhr >pretzelJmPaGJ7o >preventeroxGBzAtt >preventionutjtpkou >proCvAEvDAq
>probioticQhDKoA8f >profiterolexIvMfyqz >prontoxBzEMEsK >prosciuttotRyjHCgx >proscuittozPtmJzrG
>protectEjorAnFo >protectionspmvyNeR >provenceEkDqGDkl >provolaBlq6lryz >pruneEsktuokG
>puddingzxuuuBsx >puffzuxvrByA >puffcornspqrtEDp >puglieseFuyuquCq >pulpvJnmoIrC >pulseiLQ9rJn7
>pumprpxsxn6B >pumpkinxByxDqrB >punchpxntkuuh >pureryqjkBzz >pureesvtuBtBw >puriGwpBsFxq
>purplebrvX7g9N >pyramidBzCoqBwk >q10zssqsoqy >quantumuzsvuvrr >quarkrFpysCqn >quichepIlCHzCx
>quicktmCxByzz >quillhxnqsHBi >quiltviurrDBo >quiltedzqqpCDwt >quinoaApAKpoBA >racerEBzDoqsH
>rackDAuvDtDm >radianceCGoGtttB >radiantx8gzIqyA >radishiwlIBEiL >raguBoiyGIym >rainbowuuuAEtvr
>raisinAzEusrxr >raitauxvpvptu >ramenunqunNqA >ramonadewxDzlCDD >ranchBkmvFCEm >randomwAsyzsvB
>rarebittkubovmC >rasherBuzyuwrq >raspberrysvABxtsp >ratatouilleOkrCtkiF >ratingwzsuuwoB
>ravioliAvtusqAt >rawryDoClgp >rechargeuItuwaEj >recipeErnlEpzv >recoveryktFeICAh >recycledFuzrAkzp
>redCvyzCEst >redcurrantFwFmuFwE >refreshedDIzykABk >refresheropoEkHvg >reggianorrtpwrAx
>regularzxAAyytn >reindeeregvzomJA >relaxingqIDIIrkd >reliefByLvnlBk >relieverzxvpArpq
>relishoGkDFoHl >remedyADAAyFEp >removervgqDxoAt >rendangwwBhCACB >renewingGAuzunPD >repairoxqmhnrp
>repellentorpgCxAA >replacertwkdjvtK >replenishingkoCFloAx >restorerkFsqACtw >retropBpzprxv
>revitaliseCrwzyCAp >revitalisedqxyElmyB >revivedxJlvweDr >rhubarbqzHBtIzn >ribvHApLAxi
>ribbonglqEmEEn >ribeyeoJlraJhq >ricaqpEBAuHy >riceuvxzyxwt >richumtwnysv >ricottaqHFmvkAJ
>ridgeUsMjIpgD >ridgedXxDO54nv >rigatexzIsAtxr >rigatiDjJqpimH >rigatoniuKAnrsHG >rimLwxtzpvE
>rimblockCvlypAmx >ringrvroDrtr >ripplevxDspxwx >risottoxyurEtDs >roadt9gStDEJ >roastvsytCtAu
>roastedENBKHErz >roastingAvjCsnEn >robustaFylsCmjp >rocketEHypntqu >roewkiGlonG >rollwjspqHDq
>rollitonhhnjviI >roquefortrxlyAHto >rosamBchjpKs >roscastlqzmtq >rosexCoOjyuz >rosemaryHgS9bMEG
>rosesEGjitmEq >rosewaterghciHJcE >rossoqqqCtkAs >rostiIknFKHCB >rotatertunnmurF >rotiDVH8iC69
>rouladem8HiCpAn >roulef8ngAaqz >rouletteqBmLkJGH >rubAEvqJKqo >rumbledethumpComHBknk >rumpmMEKziCK
>rushvwtwvyyx >ruskEFCxjAFK >rusticamutonDyw >ryelCecCpzK >sHumwrkqQ >saagytjOnppl >sachethvinAupk
>saffronzJiOvABO >sagelipB5fCp >saladBrxCxoEx >salamieNxFyIoH >salaminiJftxmnoG >salmonzjEsxJsx
>salsaEzAwGqtx >salsicciaFBkEswGI >saltxnqstrBq >saltedxtvswtxt >saltimboccaIFhoNDjv >saltyeFDwrGLy
>samosahwhyjJot >samphirevvGoApuh >sampletsAqqyso >sandalwoodAtvuprpt >sandwichuCvpqnux
>sanitisernvxiwhdN >santatEterhD9 >sardinekmgJmCxt >sarsaparillapHpBklAE >sataysjqFDGxv
>satchetfpzgvjmv >sauceuusvwsww >saucerwBDGzDsE >sauerkrautqIFMnzjG >sausagexBpExtxt
>scallopwECttkem >scampijyQhOGmd >scentvDELJwrA >schnitzelCnioyhGF >scoffyo9wjsjHw >sconeCnqJ8Hkw
>scoopwpCtqtxu >scotchsAACCmqz >scourerzJrsujJe >scratchingjplnEiAA >screwcapsvtvpwvq >scrubyywutwon
>scrubbeeKfzCrjlC >scrubberEmnnFGrC >scrumptiousHfw1dDSw >seabassvtmtohGr >seabreamEoKHrHGr
>seafoodzMCCDEFm >sealussxvxwy >seashellqzqruvwi >seasidelmqyFsrs >seasonedoDDomvzA
>seasoningrBtttwCx >seaweedsystvtxv >sectyupvrCy >seedquBovnxp >seededAvxKytms >seedlesstsCuxvtu
>segmentqltvzusu >seitanxpnIHBhK >selectstPxyxjo >selectionvwxnqfnd >sellectiontqDuioFA
>semolinaAvzDnjAr >senioruAIouicg >sensationrvBvrwxz >sensitivezEqqzEwz >serranoCzBGDvnx
>serve70gwvswvvvt >sesameCsysvArs >setqykuCDvh >shadeqBwCusry >shakevxvxvvww >shakeroqBpntEp
>shakerzHGvjHoGs >shallotPxWrxeSS >shampoouwvyssxx >shankhtrmGIvK >shapetvstvuwA >shareKFssDwqx
>sharerlnAwIEtx >sharingwwxuwrxu >shawarmaBDwlgAyH >sheetsxwxqzys >shellDLPkMFGf >sherbetywwtsCAn
>shieldsuynHwCr >shinlH7AiGlf >shinezDJFjvFk >shootFsyxAdIH >shopJANwtmAx >shortbreadFuoCuoyy
>shortcrustvtxoCFvx >shortyvDyHxxuH >shotyusvxtqx >shouldersvwpuxBs >showerpHEDylpF >shredLlAyqiyG
>shreddedElKxpfDg >shrimpieerAECnqAE >shroomdogGvstwqHj >shufflejvLqmmgm >sicilianoCmBkACoA
>sickxoEyrmtq >sidewowtsCsw >sildzpHoBnBv >silversideeaszwqnm >simplexrvyrsom >singaporeDzAmqusx
>singlenRdagIZQ >sipperBBywtDuD >sirloinLnjsAGdr >size5whmFokzm >size6wtkstwyq >sizzlerlvKttvDe
>skelterwwCnxmvy >skewerxupzuHvB >skimmedtwpwxyzx >skinnytnlmlCBE >skirtykzpgpIF >skittleKoEqiksz
>skyyAAEtsBm >slabwhyorEty >slaskanExDoHIu >slazerkigBDHIFBJ >sleekCECyvupG >sleepvOvpxzEn
>sliceyyjDxqyt >sliderFkIumnzn >slimbKubp9Kz >slimmxysqyvzr >slurpertquoukvp >smartBoyCxArz
>smashpAwwyssw >smileidlwhNpp >smokedztxxwxsq >smokehouseDxxqxlmt >smokinBnAwCFvx >smokyfwqGlEAC
>smoothCppztxvr >smoothientFBnsCA >smorewrruztrr >smotheredxuuwtxvt >smultipackDFrAxxyx
>snackxuAvtwxu >snackingqozuzaos >snackpackmwzquxmD >snacksizepyluguCz >snakeogIDrinA >snaptxswysww
>sneakerltyAqsxn >snowballLGLfrxOE >snowflakervCwzCso >snowtoprzrCsuux >soakDquhBzpj >soappvysuytt
>sobaHtuBEvwC >sodaeAugBqrO >softenerKDFttDyr >softener1CHohgEvE >softietBtxvtqu >softykrbpqrGv
>solzwwpxCpw >soleilDElknB >solidmuBfblnv >solutionyoulCtzz >sopockagnyssvyv >sorbetkuyvjxxG
>sorrelqoqAAlAD >souxwzqryvu >soupwvxuvxru >sourJIs94xqm >sourdougxgIvyhkv >sourdoughEmuxuoxy
>sourzljwpmGrE >soyqwzsqtoq >soyaoBtrtxww >soybeanwymBmuvC >spattpAxwuD >spacenmqrHqIH
>spaghettiyEkQisrQ >sparkxFEpyFHs >sparklingylvuzwzH >spatchcocksBkDCqzv >spears6DCEP4w
>spearmintvuMEEfIB >speckDqyDoqGk >speculoorqqphzrK >spekulatiuszqFpojkg >spfttqhlCqS >spf15lmAiAxfI
>spf20AFrrwDnz >spf30pjxokttD >spf50rbMBFolx >spiceywvrvAxz >spicedjJPKKfyq >spicysrGqqqFA
>spinachGFqCDxtn >splashGuHovrlx >splitlnhIrKuz >splitpotEuxukvks >spongeDuGNwMpM >sportyxBzqtvt
>spratosBzqsrq >spraylrqmsrDw >spreadsvzAsrEw >spreadablexruqwvzr >springsiGvGzBl >sprinklexmGziMom
>spritzjkjmhItm >sproutFnkkghhG >squadltoqsAus >squareHLwAtiyC >squashrAsrwxqq >squashumAkHsEkqj
>squashyECAtxvqy >squeaktAssuxvu >squeegeeovqnksmm >squeezeeCCqjpnkB >squeezyuvuzvqvz >squidmwwFtCDz
>squidgeruwuzzrwz >srirachahx3zElBB >stackwAoCqDxD >stackerIEoqhHGD >stackzyrztuquz >stageEqDJEsGn
>starkjiNhEqu >starbuckvywvvxvu >starburstoFJwohiL >starchosIzArsA >starmixxxnyxxvv >steakysvsxvvr
>steaklettqAtrAFu >steamisxBHpyu >stemhizqHuwO >steviakukGrDup >stewBJrtDJoy >stick9cHmtsny
>stillvwsyorsu >stiltonDknwOvAs >stiruzmqjuxu >stirreruqzntDGr >stixwCpFFiKm >stockwHAqrwyA
>stockingmmokMils >stollenhmngJaHs >stoneztuAopuv >stonebakeduzrkwDvp >stonesnBoqECoz
>stottieGvlmwyDv >stouthMhDiiOh >stracciatellantyrlnmG >straightDwnvysws >strandzBoNsvzJ
>strawDwwxAvxp >strawberryuuywxwru >strengthCwsqqFmK >stresstABCsyus >stringEfBFknAy >stripFDynsusr
>stripeuxmvztyq >stroganofftwtxtupw >stroopwafelqjkHCEDq >strudelkJiFiDzp >stuffedCxBrwyrl
>stuffinghBAKykLw >suboHwBzgdn >suchayCEzmAum >suckyGCzukFpg >sucraloseBgpdHdwf >sucukonDnnIEp
>suetDFGskAoD >sugarrAvuxsuv >sultanaQpCkDJKg >sumFsqvrkro >sumacMxjiOfzI >summerAuEGnyxi
>sundaexskzrslE >sunflowerBSKRDesK >sunlovermpHJiApw >sunrisevxuxxvsr >sunscreenvwtnpyxA
>sunsetvmGGFKDp >supahoneyuBpwxsDC >superchargergfJLfhnH >superfoodirpJjonm >supermixrvlxxrsy
>superseededsAfs6oBp >supplementyzvturwA >supremeAgGMMzlD >surprisezjAhpvpB >sushissvFoluF
>suspensionACozEzDq >swedeeEkpMshp >sweetbreadruyFtwzv >sweetclemwsgSMTTQ >sweetcorntACBmoqm
>sweetenedxxxxzwow >sweetenerBxnwrtzo >swichauEznFto >swirvywsytow >swirlysxxuqtD >swirledwvuvwuvv
>swissyBwzxuzv >syrupyqosypFv >tAEzwsrtu >tabboulehztxnliuj >tabletplmjDjsk >tacovqFsEnrs
>taginebOdDsxmk >tagliatellevwqsBCzy >tahiniATcmOEDp >tailtHnqwhir >takeaway8WEaE914 >tamariqrnxsywm
>tamponknrytqsy >tangerinetuxvgHui >tangfasticxxnyxwvu >tapaxrqlGypk >tapexrqAysAu >tapenadelzEIDkui
>tapiocayvyFokzr >taramasalatawtyvyuvt >tarkakrBoppFx >tarragonrDsMowfH >tartvqzsDpvq >tartawCyBykuh
>tartaruuqqyyrt >tartletAizuFhJx >tasteCxyuAwAD >tasticElpHrDeo >teavvCuytts >teabagttEtztrq
>teacakepszyqnyz >tealjgJAphdK >telemeamlFmhlky >tempehCgLfjdRb >templeqmGuwBzx >temptationrsynqmpx
>tempuralxOWeFfc >tenderloinxuvxBvCy >tentacleEwECzyuC >teriyakiBhqxtqpx >terrinenDrmmwsz
>thaimzHBhkxB >therapyvxvBuwtx >thermometersorDrHvp >thermoscanohqFfGPD >thighhurFFGhp
>thymesoBiKhni >tiffinFepnlGlm >tigervpvwxnvy >tikkavnqnxqxs >tikkirqsosBzr >tilapiaEnnimtvA
>tinCLBKNCnP >tintedxrAwyBnq >tipyJlJzsii >tiramisuBrmrADEC >tissueByGHupsE >toadrxxrurDt
>toastImKDHzCk >toastiexHsFAqsy >toastyruwzoyDp >toffeeEMGnCCzH >tofuz7tDzvtr >toileturlsjxCx
>tomatozuvqxAnp >tomatoes227gHwzopDnB >tongueJGnCFxHC >tonicwzvJzHxx >toothbrushxIBnxhBq
>toothpastetzsnqvpu >topiGmGlrxA >topdogtvwoxAsz >topperuwsmjnCx >toppingotuDnAvx >topsideNvvDsDpv
>torinesi7P61zmvp >torpedojIrAAdbu >torteEpmuBwCw >tortellonixxrvuuyx >tortiglioniJjsFllrh
>tortillauvzuuCjH >tostoneHHHnMkGm >totoAEBznEl >totalnkpEpBCq >toutqIrGIExD >towelxOhIvgxL
>towerHsAyvnDl >toyAyutsxww >traditionalBwrrusrC >traybakecdeKEJOf >treacleupxxwzvx >treatpqruDqwo
>treatmentwFhnSKAy >treelhgnizqf >treetEEpqynsB >trianglenpjEjzun >trifflexnFDLDEx >trifleqoFuKACB
>trimGFFNvwPM >trimmingEKyFyxLI >trioeivAwzph >tripeDuswrxoy >triplePrsMMYrs >tropiGqswkzvH
>tropicalwvvuyvwx >tropicanaFvJotBqG >tropifruttiHiDzCkoG >troutEnFFrrpH >trucklexvorCxrr
>truffleoqDsvwFG >tsarDMHxojGm >tubevtyxtrvu >tuberosewqrrlpyr >tuna5JlKhSID >tunoIskKzDCD
>turbotsBpplIIz >turfwmECwxEC >turkeytuzpmxtp >turmericuqvztvow >turnipnGHFlDlC >turnoverztIujAwx
>tuvarzqmvxGpk >twarogezgrsukc >twigletsvoCxoszu >twinKEOSbWYH >twinpackuCBxCAvE >twirllstBuKlz
>twisthmIkQr9K >tzatzikiOLhxwmGk >uhtywuxuwsu >ultimatevAptyvsA >ultrakB9nqnHq >umsmtfFzElv
>unzuptyvxu >unbleachedurIoszrs >unblockeruttxwrxu >unicornwgkygEBk >unsaltedvqtoxvvu
>unsmokedwswttvws >unstoppableuowoAuuC >unwrappedCqmNztst >upzvuqtvqq >upliftedlFKswnmu
>vacuumztwuitwj >vadawymsCpvw >vanillarCulupxv >varietyNyxBwsAt >varywxBuurvA >veganAsoytrvr
>vegeminceiEdfLGJo >vegeramiCDnHkCmn >vegetableuyyrvwwv >vegetarianEvpBrigy >velvetylEIDlImA
>venisonsdtwCFGK >venthkCjADlg >venussAruvqxr >veravyxtImQq >veracezCtwtBqw >vermicelliwppB9pyQ
>verrineAswztxst >versevsrxtury >verteAzxiAxAj >veryxwAvBpmy >veteranvuvwvvsw >victoriavigrGJoM
>vienneseFmxHwKpr >viniipHDdwt >vinaigretteCwtSAEHC >vindalooEEBDfiAJ >vinelcoiKkcg >vinegarttqvnADm
>violetsKImjNvt >vitalityMwldHGJk >vitaminAsvJEGzi >vowuyAxqCry >vr46nkjEBnDn >waddingsswxnrpx
>waferPEcy7wR5 >waffleMRNL0Gji >waflenmsAymuw >wagyuNihLiaDB >walnutkCuKyxNJ >wandHskBxokx
>washtxuwtxuz >waspvyuswzxt >waterxywzrrru >watercressGGjpnoBr >watermelonrksBuzFv >wavetvqwurss
>waxrwzAtDuA >wedgensHsAEtL >weightppyqEtlA >wellingtonDtvnNDzI >wensleydalevAttxvsw >wheatwsvsxvzm
>wheatenwkFGEHvl >wheatytzwwACEn >wheelBuGABupp >whippedCtwwCCbB >whirlzvCBDhGg >whirlerzzssACAr
>whirlzJGSNDAjm >whitevDyAwtsw >whitebaitpwytAxuy >whitefishOoroICBx >whitenerHxyyDrpC
>whiteningpJdwjpwJ >wholebeanhrtAqqAz >wholebirdCAlEm2nx >wholegrainawzgiJs7 >wholemealsAxzuvxq
>wholesomeAsWnixho >wiejskanJjkmkvH >winderBmyyurBt >winedDrztDjs >wingyKixbgOR >winkyrEAlujkx
>winnerdleMFxz9 >wipeyvyqozCu >wispavnjmtPuM >wokQymkdhBj >wontonEAxsxvxz >wormnKDqkDnk >wowypvuwywA
>wrapzEtpJMdw >wrappedylsvtwFq >wrigglelmCiswnk >wyowyvmsEF >xlzisvyAxq >xxlFwqsHszm >xxxluuwyuvrw
>yakisobaRiBzkzjy >yearnstzzuxz >yeastCBiHnFLv >yellowoFwowyFG >ylangyrqwvztx >yogurtywAwvtxq
>youHGHGGkGj >yoyosstszxxs >yrthwtxBjK >yrsnDClsxou >yumXBsIywKJ >yuzuTmyzvqBv >ztzzwwxuz
>zeeouCGDEoo >zeroFAblphkO >zestsuIzBcqn >zillionaireuwsxyovy >zinglvzArCEn >zingfestmAGHikEB
>zingyxyABCtAv >zipperLjJAIDKH >zywieckaBJMFeFve @alcoholwyturvvv @babywrxuuvwt @bakeryxuszwuxz
@chilledwtuvttvy @cupboardwusuvtuy @dietvsuuuvtx @drinksvttvttvy @freshxsuvtuvy @frozenttstvsux
@householdtvAtsvus @meatxsuvtuvx @otherxuwxuztz @petlDQlnspx @producexsuwtwux @snackswtsvuuux
@toiletriesCqrlxrmE aawAuqwuqu @8tsuwuuwy aaaJsnuHDwo aberdeenqxsrqovy &anguswoxxxxwz &beefsrBpsrqv
&steakstrzvqAy @8vAxtzxur abondanceLFmKbajH @3GysDkglB absolutelMRmnmNw @37tzAwprGx
absolutelyjcQUKVMS absorboEusBstw @45zBvvoroA absorbentwiuJEEry @45zktAvCuB absorbingkxGjmmGC
@46lwAqmpAw aburazLpBuzxB acaciavBwfpqgF &honeyAxAinvjG @3lBDAANuo @31ytoahgDI acaiOJBHeour
@0zAwxpqun @17AtqpvtAx @5AwCzkvrz accordonLuDqokC @40qJuCttyv acerolatnAprvsm @43xrwptwrp
achariS7bqO9Mp acidEzHKzCrr @46vBAGyBtx ackeeFyuHxpDy @48FztFxpCy acrylicHzqByqxB &cakeAwrAyrzB
&topperGzkAzsFD @30CznBvvBv actimelCnvIzKMc &blackberrysBtAExDr &blueberryCGjDEtDj &drinkIuwwzvvn
&fatBBdfsAyn &freeeosiLxwC &multifruitHnxxoyGp &raspberryuwzLszIj &strawberrytppBEJnw
&yogurtAwtrpywp @5CutAzFCt actingApxwxvqw actionyzpxAszz @30wuxxvvBl @45zwtyvnyu @46FBmzwHAq
@5tvsqsvyq activateeuJmNFqn @39jCCmEyrj activatingArqvnuAy @46DsqvquAB activejzsCqrzQ &cleaneitPgzyt
@39qBprEwAG @44zGuqxruq @45xqjvxvjh @46vsopqpuE @47yxsxwpqB @5xHIECGpD activiapxCsxxzz
&addedszzJsvqt &cerealyCCrtsyD &fibrewECsCxzF &freeyEsHuvCq &fusiontuvoynju &gutrttDsrEA
&healthvzsIsuxF &mixedhrDqznuL &multipackorAtuusD &peachFqExwsGJ &pruneheEpqkJI &raspberrylLEcwoCK
&redtvMspuxw &rhubarbDDdLoBsk &strawberryBzztCpyj &sugaruEpDqxrr &vanillaFKqtFrno &yogurtstBpxwyI
@0vpmDrvzy @5psJmBlrG adpDrAkqvy @21szrArsuy addwvnvGtrH &waterFcallxPF @40AvqEAsrz addedupzrttux
&appleCwwuyorE &bakedrEjIoIGn &barleyBtKzstxy &beanmEmFoILm &blackcurrantspzwvsyu &bottlewtuvuwsx
&butterscotchoknnnGJl &cherryxvtttCyv &chocolatefmgyhFCw &creamByzvuzdA &creamyImnnAEGk
&dietoBCtswHA &doubleywFAwryz &drinkxsxAvBtt &energywBQAKwus &flavouruAuwsuBu &freepljrtpws
&fruituvtxzutA &granolalpEmmHBM &highfIktiCkg &instantnkkynErs &jellyuAwHzvOt &juicenwzytiFm
&kidpqJhmHkA &lemonAuCtvwuA &limewovaGOhF &minixxGVnBLm &mintjoosfwzA &nouCwqswBw &orangewuCxArsx
&peachvDzxyvxs &pinkxxtnFBos &raspberryBtsuurvv &realxyyoGpej &sparklingyruytBws &squashzzuyFvvx
&strawberrywuwzqwCt &strongxjAiwLNs &sugaruokyoxrs &tomatoutwoosoq &touchgyzyyuxh &tropicalywvpDqsz
&watertAysGous &yogurtAywsArsm @0lnnsvDHs @1ptszuBvq @18uswytzuo @26tqrmwuxz @27Intwwngs @31xsxwGptu
@32svttsvxC @33xwyACvrz @35GnqsmJBy @38BtztytBu @39ttspuyus @43wwEABmtw @44kFwkBxur @5CpxusuuM
@6ootyFEyx @7IAsrqEzf additiveAAtyBwtx @29vpwrptzr @45uDyyCAqB adhesivevvAJrKny @47vEpzCxrt
adjustablevrArqstn @29uBvwzvwv admiralWJ0z8ePX adrakihmFykoHF adukiFBLIIaGr @18zyLEGkAk
adultEmyAvvku &beeftvDxlyvv &catAxztqxnw &cheesev6veouBF &chickenqwByouxC &completertuwwvyn
&dogzrsuIyxr &drygurywrxr &duckkymDICqz &fooduAAxxwut &gravypyqgIruv &herringIBpnuHCw &jellyuCvvzCFn
&lambFznnAqse &loafDqnBrimk &mixedxsqpCorq &naturalmrhmosrG &poultryptsqtpux &salmonrxBwuHED
&selectionozwtwpAC &seniorxq8NlAoL &stickrGBAnnGu &tinCqprjsJf &traytpmvLttz &treatoCorpFuy
&tunaxjxxBrxF &turkeyqovEJwer &vegetablezGsqotwr &wetsuoAmAGu &year8ouAopEy @44xrqtuuwu
adunaCrpAwszu advanceATqrnzOF @46AKjigGAA advancedswoBxuys &antiperspirantvroCkpDB &careEzKGhrBN
&deodorantwpmFopzI &mouthwashbBxQvvxq &protectionvoiE9AyA @43yvBpvusx @44woEqsnus @46tuDuuwww
adventlnnvEBEm &calendarpgnBFEGk &dairyjkozAtBF &milkquoJgcBv @37nuntEByr adventureuuquyzsr
@45nnquyvxk @7yuCwuwrx advocaatvlmlllHI aegeanqzypstzv @18vGxvrtwu aerovzwsqAxB @40tCwtpzzD
@6susvyvuv aerosolopxhDDAu &antiperspirantuokHwClD &creamtvwwzBww &deodorantFeDnhzzp @1qzvyvCCt
@45wrmovACw @46uyArzBzB affineshrmrttp @3vnonrqsr africaJPKfiHFf &gelBBzprFJn &showerBCEnqEEl
@46EHDorAEg africanptqsIxho africasOzeTyE9d @29uptvCotk afterQIpCdhhg @40JvJCrmlu @6xyqptwvo
afternoonhDb9PJE9 aftersunuBiBwrrv &lotiontHsKBkld @16vsvBwrut @46rBqCAAur againstvvvwxwtx
agarwGmmpEwz @6tBtnrArz agavejxAmzFou @30nzxpzAou agerHAFlzAG @43ypytwqxv @46mBByqCAv agedxwusttwr
&angusuyutwusx &drytvwuuqsw &goatmFBhrCCL &leicesterM9D9eDuS &steakvyvruvxv @3rvwtywwz @46rxxCjyvv
@8quwxxxzt @9tyruxAvz agelesssqBozjAD ahaMoprkyix @48utsuBAwy aidoAjtEmpj &rinsepCnqDmpj @45pFrsDqqm
aiolikGRFfrDL &croquetaucsltBwm &garlicJKkJIyvN @20rltrtzxo @23gyDzpusu @27CEECltKz airvpwAtyAn
&baconxyvuuvuv &chickenymzjroik &fryerloqtswAs @12sBAuzzpt @17zFrwBsmv @21BAzspwIm @25dkopxeIE
@26hpKuyxlz @28kqhzjGBy @29PnEFoFIk @36yuqBBtrq @46KtiIuyxn @9xzsswvuu airbitemKxDzckt
airwavevpvxxvzw @38vywxtxqt ajvareKOeKeWe @18qCHkFrHu alaraDIHHCJKE alarmwviDzttC @39ytqxwvyE
albakEBIgwCh albacoreHqEHiLhm &tunaGqCFgIhh @13AsBxqzos albeni6VHmNSUb albondigarwyztwtr alcrAEoxByu
alcoholltnuDBvr &freesylzqBuA &mouthwashEywqAmyn @39xszrvosv @46wvvmxltt @6wEiDqNnK alelrhP7Cmi
&gingeriEGCiiki &piekpnHtEqf &steakikfEBFfi @20nspCozpq @22qrnzsAor @39oyEvptsn alertEzzkLEMh
@39CwyqGAJk alfredoAsspyutw alienautOlpMehig @38HsjFonnm alkalineJjIFiGiG &waterGfJCiMiJ @39BmCEpDoA
allsBryvwxz &breakfastyjzvHADu &butteruuuvtysz &capsuleqnFusqvG &cheddartrg7y8ra &cleanHGqjygCO
&cleaner9xnGqtls &daywkzvIyHr &dishwashertuCkomyq &muffinicljKkPe &oneuoztztsv &purposevlFAzozq
&seasoningleHFGepq @15xyyyvtqB @20untrBvAs @22yuxxvprs @27ymupptyo @29toDvEnpA @32FIuHNwBv
@33vzrvxxvs @34vtswwvqv @35vxtxEAst @38tqvmyDxv @43poIvsuvv @44ypnwqADz @45qwqrqvto @46vokwuvwA
@47yxsCkwxt @6ytwAvxuz allatuutwpuu @26wrrBrxwt allamatricianaFGBDxpyo allergy2fFxJaAk
alliolikULTmtyX allsortBJGOIlhl &liquoriceDGICElhm @38wEFADksq allspiceecJihgFH @29wnJoopFF
almightywAEuvECo @14xBAvvBBq almondGndGpNEK &barptvmzuzm &baristadolLjMfP &butterEhlzDHxn
&caramelszHqDCa9 &cherrykQBtBCwo &chilledKjitoCwh &chocolateNviAwvrB &coconutxVCmahhh &creamBovNEECI
&croissantFkkimCoI &dairywCkCwExD &darkwgjMpIuC &drinkvwwxztrq &extractLhlMDhFL &flakedzkkIwEtC
&flavourmxwtmkyr &flournwhLbFEO &freevssrCwtw &fruitsEJDzAns &granolasrblEjVB &groundhTdJ9ukD
&highvpqrqqAL &honeyfRPhTynw &iceuGwMurxy &lemonIuADDCxu &milkFFlFxmvs &miniGHyqGnqp &nutnAzzuyei
&oilemLgzmHJ &pineappleBxrEIprj &proteinfoByEtnA &raisinxRxkigDr &saltHhwLrzJj &saltedouqxABlE
&seaCltCouCj &sliceQbNlbMHJ &smoothkwwozrzA &stickvAjJozsA &uhtzytxFxhy &yogurtortACJxH @0BzlGnBpw
@3sDAswsuw @30BrpFntDG @31GpnkAEyq @32tpnzyyGr @33ComljGtz @34ArFjrCtp @35zmBEqznD @36nplssBvB
@37zwphoynt @39CsHwpnuk @45ByxsxDwv @46lDxvHFCv @48BniFCDDI @7wuEECzFx alouvetNCLc aloerNnDsvjl
&gellEmBmBpB &handaPgPgLMe &pearlApzpGll &verauvusDlzE @39CCymupyu @43rAwAsBnv @45FAsyvrFo
@46xrvwpGmm alooeFcgdCIK &parathanAonjHJm @20sAptBqEx @33szxorCCA @48somkiEzo alphaBqpnrwxs
alphabettisIDAhnEG &pastasEExioFG @18tAFxnpDC alphabiteEpknCisg @17ErpqAots alphonsorvyBkFzx
&pulpmzzIgIqz @48nxxEmGvz @6qAvwnwyx @7BxtqGmsv alpineXKbIZtJu @45xywwrvDs altagiihHiKJ @40srooCtAz
alternativeqwtxpyuz &blockikkw0y58 &blueberryjxvsrEmD &buttervvwwyprB &cheeseiyswvvOw
&cherryoGupnlfs &coconutzQCqyhro &creamumumTrzw &dairylywntpAy &doublemnErHDJq &freeuBGtzstx
&greekqAtpqmsH &kidlDIdb0Hr &lightjIelAiDG &milkCABKyvAk &noFu1JhOFJ &oatvBvvvsBu &originalSITy0eOW
&peachqsDGnCvo &plainnHpwrrBC &singlekyuOECph &soyauBtvzsyu &spreadBGzHxovr &spreadablewuBznuvf
&strawberryAgtyyuAx &stylenDtrmnsD &vanillalwrAJzzv &yogurtjAymgAqn @0trtADwBu @1nrvpmrrF
@14yzyvuFDv @2pCuqxtqs @29tByuxnAD @3sswtuuBq @4EynABHqw @43IjvDuslt @5nwFrpyyv @7LssuHspv
aluminiumutrutvuu @40tsprnxtt amaizinyzDqwqrt @18qowupqxm @33usqCyztz amarenatyrztCDo
amarettiuEEBGoAJ @35uBCyGpyu amarettoAotCoBAs @6yzFvkrvr amazeballEosoCopt amazinuvswwvvw
amazingktbznceM amazonianyEBvmHro @40nyFBmxwu ambertuDxvxmr @46ytwCuxAD ambientlHMvktAJ
ambreyruvstqr @46vvBvvxwr americanypuyqiBv &chocolateLAzlmguI &cookieKsAuogsH &hotrwvdpJsC
&mixKlyo8ABK &pancakeidNqajJL &selectionHctPxjEm &styleusuytwtv @20xiyFFmmn @21urzvzmvB @23uEpBnpwP
@27zrAkkvyB @3uyDkqDCy @30pCyytxBz @33njCrqoEC @38uDxqHAvt @39xApoABCy @40CvnzqwEn @6qxusBJrv
@7sxCDsqqq @9uwuFBuyn americanoLihAkvGi &kencoqnEQkAtD &millicano65TBEbsL @40zontqzAl
amfissaVY9JTQfc amicivDKchyIr @35uyxtquwB amlavuvtvuvt amoriXYVxgLi3 amourqnywxtyz @7xusxswvs
anchoIqw7zwlD anchovyxecdfckb &filletJFx78Hkv &olivetvfeBkBC @13yttrlulo @18lppnujxk ancientBlkEhLFI
&grainAgjGrBIC @33ytuFpzwC angelBvsmDjEB &cakeIrhoMdRA &sliceHnkguiDJ @13zCxxwwoq @34AqqpClCC
angleseywLQDmxnq anglianwuoBsvDC @11BvpzopAE angolaKV26Qacb angusxuAtwutr &beefwstuzAwt
&steakABtzvAsu @8uvtuuzww animalceSfeJiO &biscuitsgrotIzB &chocolateExQmgblt @30twyrrurz @35mkEmpAwB
@37zwzqsxtq @43rAsAuCrA aniseAjnDoqHD @29EqpBstxw anniversaryyEkhznCG antAququwyu @45Dpurswyv
antelopeifAjwDtC antimzyqnCst &careGQxD8Vyf &dandruffozEvpAyv &hairAAsHCupA &shampoowyErnBQy
&supremegyInsuue @46rrzntwtt antibacterialwrzCCqAB &handnKBvnqtA &mintquspqzrs &sprayHrvwFJtv
&surfaceAhHlAIBA &wiperqEqAlhv @45AuqAznuo @46yzvvtzvt antipastiABBiqwjx &italianxsyFwwxt
&mixedGDLtUzkJ @12lzAmssmp @18tuiuzzHq @23yuBDpwvC antiperspirantpUFMMhFF &careIpvrpkAp
&classicNmIoCLFJ &cleaneniCrLAp &cottonoJGaaiIn &deodorantvyxGzmzw &dryhIFftDAN &freshnpGQuoLK
&hourHcxoEwgz &invisiblezwjFHvit &mennBkzFvwE &originalJkfcCgly &protectionhxriHrJw &rollEGHGohjk
&sensitiveqEpEepkE &sprayNF6Imonr @46pHCCCtzv antisepticrsMfisii anyazeaTqoZD aopzqCBtvpr
&gruyeremmFEmGqf @3Cqvyutop apartppxHwetr aperitivoxEFMxprC apiaryywwvxywt @31orqrvvxv
appetisermuFDwAys appleKLKdieHi &babyAtzrApwA &bakeClErqyDx &bananaqtwCEsyK &barvvDlsByr
&beetrootfDcnDIyC &berryvrEBrooB &blackberrynMcmwJJy &blackcurrantOLDgHGJG &blueberryKxrrhRsp
&braeburnihFcJKFl &bramleyxuzvqwts &burgerDAFroBAi &cakew8snvsAK &caramelCzzwArEm
&caramelisediwzglxc0 &carrotoEHmHIED &cheeseyFHloiEi &cherryqkeugJHv &chocolateiUKPFNmP
&ciderrziEHpgJ &cinnamonFywotfvv &conditionerxGCmnszD &coxnfJFOGLJ &crumblexoBjfgEn &drinkptxoszIq
&elderflowerKmuFkIKN &fibreAGKprpBy &fizznequcLoe &foodvtxBqxvq &freshhyHvweDH &fruitvxwwysuv
&galajKHEINek &goldenHJIKejgm &granolaEBCgFHCq &grapeGuoqJqCl &greekCAysvqAB &greenmCCduHlK
&highpJyAkyAy &juiceDsAIusut &juicyvDAiowtu &kidlruxnAmw &ladyxxGsrqAy &lemonxFBvxvsk &mangonBDooxGE
&minisConzdpG &multipackxywyuyxs &multivitaminEvopCprt &oattCAsezDH &oatyJpopuups &orangeujrwJDCJ
&organicvGvuwHxo &passionfruitfejNOtlq &peachCnpHBJsg &pearbHLjizac &pieIvuiBwli &pineappleCHokjCys
&pinkyzzsvkws &porkEEKnGqHd &porridgeAlsBjiBy &potvuitMlvq &pouchyAypyyru &pressedFowptuBe
&pruneFvCmnprA &puddingDtAkpuGs &pureewxyxqFxq &raspberryfyyKAGEi &redesoMuFhp &rhubarbIDGIuLIl
&riceHGMbIxKG &sauceruoxMM9H &sausageBsFmFnzk &shampoolCDklnCL &sliceEzExnmvq &smoothieDmnDyEmH
&snackrtomyinx &sourudFFsKhR &sparklingnezDgScw &spiceduOtjAEPA &squashvFzuxFxv &stickFGytsCuq
&strawberryfvhzIFmh &strengthvKpjnqcm &strudelwBsxlzGq &stylenDmABxmz &sugaryzCxtBsx &superiusqVyxH
&tartHmAooqro &teasrrPrdBg &teabagiGjwKVmr &toffees9ErtrmA &vinegarp7qCACAG &watervElfpIJB
&yogurtEmEwinzr &zerooNehcbkB @14DABovowx @15GvrDHylG @16CAAnDnzo @18rEGlfGvk @22uzxrwvwo
@26JzImpllj @27srCvnyvo @31DGBngqon @32EqCltwwn @33AtwnrqFs @34ypBslsBp @35CGwsqztn @36DLwyngFq
@38zEHKkCqh @39sxEvmwDt @40kFnxCFpt @43CADllFGD @44vyysvour @45pArCmEos @46nDAoyntD @5Elvoonyn
@6HAzqnqBr @7tspskvqq @8Exxrrxwq @9xrsvxyuC applewoodvNHLlyxC &slicewAECiBqL &smokedw8c8Krxg
&smokyGMCmAyHH &veganR9NV9dkp @3vAEDqvsG @9wvxszpvr applicationwtstuxzo applicatorsovHsnkp
&nonmDLjifpC &superzAHvMrHo &tamponmnnFDgko @46pnpyxuvq appliedvsyuCywy @0zBpsBtzA @39zpywrxpr
apricotcLIIBFpP &banananEBxvKID &choppedcoLCGLkE &drinkiFxDoHvF &fruitqAuwCAqs &halfAosvuCnH
&peachkEEkmAiv &petitFGHvALGB &raspberrylHwjbJJx &strawberryEGBkbBBM &suckyrExnrztk &vitaminjEAopiqG
&wheatspBjGrEI &yogurtytynyHDu @16qvzAFxsD @18vyCxHstw @3tmLEFxqz @30EpzGwClo @31mCrzJHhJ
@32qoxnFDDH @34iqqvojul @36jFGCInpB @39quywwErA @43ntrltDGv @5uvCtqBCy aquaIuJRHmKq @43EsAMwtxu
@45BDErtzrz @46urryHoCx aquafabaIHeBAGlv @4EErABBpw aquariummjdfohLd @46lpikomCo arabicamnrBuuxw
@40mqqwwutu aragonwBtxBlns @12wAsvxvvu arancinihkwDDDnh &tomatoqtpBEDtg @20olwzzDmq araucanaIFGjLFIm
@4xBDtADCq arctictxwssvst @46szwuvvso ardenneEHJHGDGE &pateGDCHBzII @12EDAzCzBE arganmxchjxEp
@46qzhppwBr argentinianDyyruqjI &prawnFAjjMgrI &rawuBvuGFgL @13zAkpFtqF @27DzCuqBjw arlaurrpvBxr
@0xBxvvpGu aromaxJttzmqp @45xHsByuvo aromatoxjBffNg @29nwtDruDs aromatherapygPHvECye @47qzDyyxqr
aromatictwsADFDq &duckoAozmMiH &halfxhsxEBFF &shreddedhEmElGkx @11lCqtBIsu @15ttuqooqw @20mAnDzzLq
@26ytxsonny aromaticaxwCABBsF @18wwEzAxsC aromaticoJtPtO91c arrabbiataCo9Oml0z &chickenvmqDfjjF
@20witBsvvF @26CwcEojms arrabiataCpcMnn0x arrabiattavckM7l9J artichokeMHMgeMLL @18ByDphGDB
@23xxEopABB artificialxsDtryyp &flavourrqAsyywr @32mwwwBBzv artisanywustwvv @3KEnBkDzx @33xsxvAvtz
asrrqxzzDs @44BCvEBwrz asafoetidaHnLJGmJn ascwyuywBuy &kingwvuxsytv &prawnsyytytxu &scottishuvswsxvq
@13uswuuowt ashotFDhDDq &cheesekrEBgHBm &goatmvEygAEp @3swuApByo ashbeckuzqyuzuw @39wrAtvrwu
ashtonuwGvkvtl ashwagandhamIDlDKhg asiavoAyrlqp @13qvyzsDps @25FtruBluw asianbnqGTluo &stylevjoMNdFf
@19Couvzoxs @20vruvqEun @26FCvpjxus @8fjlHxfDq @9yINABClt asmineuyuttppu asparagusnaaQTPM4
&broccoliyjoEEwwh &creamoqhLECKG &soupglnEzAED &tiptAmxxApr @15wrkxxIuo @19qutzBAAv
aspartamewtvvuuww assamKIebRdgj &teaDCkoDlmi @40GDokFqks assortedsxyrnyAv &chocolatetNgrzlDs
&itdOHRnGiA &lindorDrEHCIgu &puddingGCooCEtB @33yFafbgHD @34xwzCEmAq @36zlspvpwt @37mqntEEsD
@38DwGoIJyC @5uuxzwtox @6CAorBuvz @7vnppzzmu assortmentblglGEuL &shortbreadisggIIJt @35wmrqvzwj
@37qGlDJstE @38tjskkAAI assuredknHoKTMq astraoAsBonvz @21oAoyqqvw ataFCyxzznx atlazspjuCED
atlanticEBkuASpE &fishcakegAxyp0At @13LmErAExq atomicjuwAyrko attaxyvtxFui @48swypuuzu attisyBnzsDA
@18sztpssws attzuwFvjusn austvutsrq &chocolatemKboglPf &coqqpzzrsot &vinqmzDqnpt @18ppupryrr
@20vuvxtvuq @33Asxvvvvl @40zmBmqqoq @6suCoCtwq aubergineiv7H3Mgc &roastedngqBlsvk @15mvsypIqj
@17sttquoyj @18pvnBzzqq @20jtnEuulB @23uorrjpCr @24vCCCpCkn @26wHjnrGlj aussieppqCmBCB @39qqtymyxx
australianwvtruuzy @7uvxyxvrs austrianCqKFrEuC @3tvzyqwyC authentictqxyvtrv @17zxzwsuvw @20zwmswszu
@27uyutuvxs @3xzvssuyu @33xAutuvxv @5BBtwwyuv autumnDuxstuqx autumnalBmrwKxhC auxwszwusuk
@33xvwtuutr aventureztyxzAuv @7vvvvvsrt avocadoLKkevLSg &largemQIhhcME &mayonnaiseBHpjkzsv
&oilILhjnOvJ &smasheduArpByuq @15lzunFyDj @17DCxqyErA @23uBvsEysp @27Bztrtxuz @46DFsvlzGB
awakeHhGEGqmw @46GoBDErnu awakeningliIAiGIK &springmkGDlGFC @45nowEqDBB ayranFipFkJGI @0HuuDmHBG
ayrshirewtuwvvwx azeraurntsryt @40vtwxtvuu brIwppFlF &readyIIy9hHej @0jEnqkzxE @19tnrBBiDq
@35BFzmuxms @39sCAvqGgD b12xwvwyyys @31zwwwvyws b5wuAzsxvo b6vwuyyxux babaonlletri @23yuqyqvwr
@6urvqpmrp babaganoushtnnuiAFk babolzvrxqpvs babuniUR0tOe0F babyCAhAkzDy &bananaqAuyAtDs
&bathKlnkFIfr &bedtimehxFAllKs &beetrootwoQppnFt &bodygxyggxGK &carrotpktwvyDw &chickenzulrzrzv
&cornFznAHqFE &creamnOiKFEAI &drypsFHisKs &foodyuEuzvvv &fruityryyqtBF &italianFDlpiGzA &jaryztxyyAv
&jellyLmfkJLMe &kidvvtrxCaC &leaflCpspKul &leekEskIbEeH &lotioniyKwvgvw &moisturiserxlykqizv
&monthvuAuyArq &mushroomwrHbptlm &nappyzxcGyAor &naturevsAEsABt &organicvtwyvuzw &pantjaNdSHlI
&parsnipFjuGEDHA &pepperz7Qw6DN6 &potatouhyww9Mq &pouchqsmqoxtv &pumpkinnuwhskJC &ricemousBtvq
&ruskeoqomytn &saladtGGiBH7r &sensitiveruFwMDvi &shampooDxmDqsmD &sizeyxADjqEr &snackyqGtqBGA
&soft00GGDHvm &soothingvhejvEhM &spinachONIKJ4jX &sugarFxkFltNp &sweetsuxtAxru &tomatomAoAEamf
&trayotxaAFqy &vanillazLuoMqsi &vegetableujmvsvwB &vegetarianryImqHkz &washrnBquuxr
&watermelonmgwutoix &wholepazkCEvq &wipetrwmlszy @15spnLBGzD @16onoztvpx @17lkyqrvAf @18yPopgACc
@20ymuuusxv @23prxByyyC @38BnjoHBBi @43qwzyCrpx @46tBsoxruq babyleafuMbyBYlj @15sAoztKoz
babysonicqBspuCzF @46pwpstyyy baciKffALelM backysxzAzux &rasherswupmoyv &thicksxupnoxw @9wwuwyyts
backereivvAvrvwr @34uyzqtvsr bacongiulElFo &bakeGztuDxmz &biteKfEnrhMh &breastCkDuClEr
&britishvvwwuwvv &caesarvubpldCr &cheddarEmkrCsuq &cheeseHrepHnGz &chickenglINalDG &crispruvvxoyv
&crispyDpAfFuI9 &curedxxytyyyt &cutlrsqNHpF &dogqjrlsuDr &drysvtyvzxv &egghgOANRYx &flavourcy9lAOxa
&honeywmJLwCsz &lardonMETOiHwx &leankFrnfiBA &leekJFOlmqHo &lentillHnJFBEm &livervikiGhFj
&loinKvLvaCuF &maplelplmqisu &medalliontCfnCnLE &pastavixBDmta &piezgIGngHg &potatoCBxzpkhM
&quicherIuFmMmB &rasherqwvquCwr &reduced8qLZKxfx &rollzoqrumEm &saladAaHyotOv &saucevtprzxtp
&sausageqqdLNpqm &smokedrtdnHmlp &smokynenkLlJe &soupgDvEEkwt &streakyekiEjiKH &thickfTb5RQcR
&tomatoGdCqJrCh &turkeyvguBCBAo &unsmokedqhagujwj &veganlDBoLqpG &wrapBwsvhoBt &wrappedEafCBGJD
&xl7QdeOF8N @11rszFzvGr @14iwKnPhHr @15wtnywrAw @17movpxquu @18lhmchhxn @19pvxAFlzt @20ymtxoqzv
@21uLBpBMvA @22BlFvfpGs @23jnyHzFBB @25CvkoBols @26CkjrAiDm @35uowsvuxu @36jnxmFLng @44swsArlvL
@9xDrvsGrI bacteriawwvvvuvw badeJr3pGCc @25wBqhABpo @39qDpkrBBp bagyqyrtwwt &bakeBlEGxCIo
&binwpCpIiip &biteywttvwEB &chocolaterwBzqswy &coffeeFcEeZfNA &cookovwyIlOP &crispsxrwwsuw
&drawstringFACAFEmi &flavourjtpAJrwq &gardendNLKo4k1 &grabyxwwyuFt &lemonDxgLukxv &milkwtzuCEpt
&minixAjsyuwx &mixxzvmxBuy &ovenyExysnEs &peanutuCgztsuw &pouchvrzwnuxn &riceGtvxqCpy &roastpijwrxrr
&sharewozwnvEq &sharingzAuxtvwv &snackovsvupoC &steamtBtvtszs &steamfreshutvEqwrv &sweettvuxwswy
&treatItEh9jm9 &vegannqBDlEAo &wholeJxtDJ8As @11svrBDoyp @13iFsqtmsv @16qwqBwysv @17sxvusvvw
@18rBrAwutx @25DkomBAqB @26wszGvGOw @3zvrBAruw @35vuxvBzxt @36ttzxtztt @37uBvsupuz @38uzuyxsuv
@40plKjDrtu @43zhokheHj @44qqyvqvro @45CpHCwruC @46AnAwtAil bagelTOedKGEG &coyuvuwAsx
&everythingsnGyIHuB &freeWwjkIZ9O &proteinmoyFEHGj &raisinJoyvuOJm &sesameGDlllHoj &thinklgJiOJl
@33GCpnDAAA baguette7DtgzBoj &bakexDgrklss &brownIkndfBgD &garlicWzuPovGF &homeyDouolut
&whitexjEioCBo @20wBsAwkwq @21JumFrswx @33gzEkyAtq baharatHGHHshnk bahiazywCsvvz @17sxwvztws
@20vvtvuwws bahianzxBCywpw baileyPdvpkpbJ bakenpAwtwsp &bloomernkjuCnlj &blueberrylziyJnpD
&bologneseeauHGOg8 &breakfastvsArwxwm &carbonaraJsKCjGyx &cheddarTkmoKc6B &cheesejDnwsoBF
&cheesecaketzBooppm &chickenjymxjkGy &chipdosfnJxq &chocolatekDouunAO &davidstowxoqgottk
&fruitnGLYOJcF &garlicvmLAkEsi &herbGEoOsLxm &homemtnziouh &kitwBylknps &lemonpxBlxruq &minirCrDtfCr
&mozzarellaCutiCarB &oatpsCzpqro &pastaHyvuByrw &pestorIBzDrmD &redhJzEvspl &rollqzrDqxzr
&saucepwBpCEqv &snackrvvozusu &softgkzSlgqP &sourdoughvKkvqBHs &strawberryxgCKprll &tomatoJvwlGuny
&vintagemvAmKz8x @11pqsudOqe @14irFloKIi @15NvxvxAyl @17ngsLgokj @20ttBxtyAw @22JxsiyxwC @26EqwzzztI
@3iorlEjmD @30EyszxuzA @32esECqhrE @33rmrwtrqw @34poquyrwz @35uxnyxBwF @43FlvrlEDt @6uywoupsr
bakedsuvtvxsz &beanwqAMwndz &cheesetQzlwBtF &chillinkDCoqls &chocolateyrxtzDnI &cookieEpxmyytD
&crisprSV729Z9 &jacketJBFJIrpI &potatoCtuxvAwq &sausageEEFiEiky &smokyiwxGnzlM &softDzirEmEv
&sugarqPlahPWk &tikkaijnoKhzC @15xmEzqzuA @17tyxuuozu @18ypAEDopy @20AwAuBAEA @21xwtrAqyp
@26ArBupnqt @3fIBgEItJ @32xyvCxzvq @33wqqworCy @34nAlzBjzM @35yqsswpzu @36wxBvqpzq @48uwsvwvsy
@6yvuxvuxt @7bIHvFnvy @9DADgCtgy bakervvvwwvvw @29vttsswxx @33yyttxwww bakerytswywvty &cakeyArwywwq
&cookievvGhzD6k @33xxvquvws @34quzxxvvA @35rrCtvACu @48usqrswvu @6wAuswstv bakewellEKiONOfK
&cherryNlqgAGjF &sliceHFhKjxkG &tartzE8TqUsG &yogurtArnuCFxz @32wyoBACyB @33BwtzxAsv @34pDuAvxnF
@35xywuDCtt @5wsotxtxz @6rplAuAmH bakingoFyDtmnH &blockptN5kiij &camembertnLy6GKwI &honeymvwCkElz
&potatofBKRoiFH &powderpkBxomrB &spreadjUFCR9lL &sweetZcc0GRs2 @15fByFtswE @2tHxovkiF @3pHylxFxC
@30AmtpxFCk @34BmxuAvAn @45oDBsllnE baklavaw9nHhIHH @48AnpBpFBB baklavalikvvvtyssy balanceOAROtfIk
&bothDlGJFjCj @33DtACslEr @5uoCvqozm baleyursstty balineseAmkwBGIE ballpAyAokus &chocolateuAKDBLpl
&cornerAvrzrDwA &creamiBEKFBfl &donutxfvxHroq &mintdCc9mfmh &proteinCt4pvlfl &vanillawlltxrBx
&vegetarianBJGHzfJd @11rDuJlmNq @14BEwBCsIp @20yxxCuAnC @3Bosqwzvy @32vzyussxq @33wszCCtpq
@36fyGpBhAn @37kCxADCru @38sxihnjpo @44lHIAlJOk @5AxjixpvB @9nwtCpnIx ballaHyKKGEIN @38CvFCBABH
balleycastlejfEdGjcK @7ljAnImkH ballotinxwutuyvt @37CwwwAvvu ballotinexzvtusxs balmv7spYrXl
&lipvqAFxFqo &originalkqv8rehL @40Bvywvuyv @43npFACuAD @45vdluItIo @46wqxxrGrr balsamAhnrLsLh
&tissuewjmvFtMj @45yiqAAuDn balsamicyFhHkRki &caramelisedvpxjLoLD &onionEjNis5xL &saltFDnEmLoj
&seaCDqDtDmm &vinegarGtxJwkcI @10wvvrpCvx @11ptxlxAst @15sChxEEft @18xmJvDirG @27kGpFoIll
@35yqzrvkCA @36sDuzytux baltiN9bRaQdf &chickenJfzLmQih &mixrngziBgi &pasteGehnnHxi &sauceJbfolmjc
@18wsxzprrw @20nwDEuBmq @22BkrsABrm @26xskomCtm @36qutulwkr bambajKvMejIC @36mFxGjlHD bambooENJfdDiN
&softoIDllCfG @18EBBxsqqD @45oEvmoAnz @46DByrpwkz bananaQe8TOFR8 &barzhowxCGx &biscottiCqmnGyDE
&blueberryunnhAlMC &breakfastwAkttxzC &cakeCzszzlIq &cerealvFnmFRN9 &chipLxCxjFGl &chocolateJxkEpzum
&coconutoposs6tp &cookiexuhsssxF &custardzlzFJmFm &foodpowvuyqw &freeyxqqOtpt &frozenxyyglkgq
&fruitvvsvJApq &kidyxqtxxvB &kiddolsxvmlDq &loafAljHpEIj &mangonmmiAEJm &meltyzxpqFouF &milkAxvBDwAv
&milkshakevgKRtjHe &miniCChgOfnO &mixEtuvzpss &multigrainsz8wOJM0 &oatFFgNGIKf &organicutuwvtuu
&originaloYLhOdKD &peachpnyEmEEt &pearluLCKwDw &porridgeqxjFCDHH &potEvADDvEq &pouchGwwvFtum
&prawnzDiJvjJf &proteinGBjnyGJv &puddingkvljINAj &raspberrypwGBqjCq &ricepvntHvwq &sliceLzittnsl
&smallwv4lHpnK &snackupptFpoH &strawberryoeIODJLv &suckyGpmmpCJs &vanillauArqxlzr &yogurtxriCjDHD
@0ImDFHqCm @1yjFwvpFk @16APmvyqAm @17CvwoBqop @18uBttACBs @30BBopHtrr @32GnnDyzvq @33FAooEyxk
@34CzmEsBsl @36ByqDvBFC @37Apsuuwzt @38qvtsvvGp @39mpgnzlxn @43nhoCGqBF @44uzwuuuAw @46Cxnxyxxr
@5ponGrEys @6sEmpHsKn @7DzqEBlwu bandBzqutwqB bandageuxrkwwnz banderillaFnmDmtvF bangJigJnfic
&chickenFikFmnmo @20Csoysnro bangerJSIoGBF8 @14BusuxsBx @20GBztAxBm @43CDwzCCmq banginoCDplujD
@44xxxuxtpA banoffeeHRacGLib &cheesecakeLyeqCp7k &pieBsagzzji &sundaeCJqDnCpo &yogurtFtonvFlh
@34EFAvrzru @5AAtkyBqs @6Bpotsrmi @7uztCsuvw banquetxyopzwux &tikkagU0BU7eL @20xtqvuzuz baoDFnDHtkE
&bunvzvtBMuI @20ywuxtonu baobabCfobnyft baosliderHrCpnmsq @20AqyBwmut baqarlklBLjIr barwwvFwAtt
&belgianvrmwwspm &berrypKAstygw &birthdayksyve7iR &biscuittDwtFwqk &blueberryFHssDAoh
&breakfastvCvsusqx &browniewmBtmHLX &brunchtCxiypBs &buttersyBHBuxy &cacaotxEsnzpk &cakenGrwjAqp
&caramelzxtqwquq &cashewurFpFzoH &cerealvurtvuAw &chipyGwqAwls &chocolatevqvvxvty &chunkyqIvvxpDG
&cinnamonoChIFDhO &clubxHbfUIma &cocoFeztnAyF &coconutayEAJyxw &cookiertDmmAxo &cornBwIzuBBE
&cranberryqEyihFjG &creamhrFAEzbq &creamycBjtxqFt &crispyspImtzCF &crunchieqzCCtpGn &crunchywvtqvvto
&dairyhAywllAz &darkwuujwuwt &doublelrxvLEKx &fibrewCks8nUC &fingerlOukmzyt &flakeLCMMdHGL
&flapjackvjufpqxB &flavoursvvzvwsq &freetyorupqw &fruitxswwyrxu &fudgegHGAwnqf &funsizeEtLqIuqN
&glutenvmkBAJfx &goldTUPNHAEK &grainJkjlJBDE &hazelnutyyqrAort &highvvDCAxFs &honeyumBuvzBx
&icehycIosjm &jaffaGnCNINoh &lemonlpAuzrIv &lightlwwDxGrn &lindorsoEkmwjy &macadamiaFoimqDnA
&milkzrvtqAyy &minizFCJplto &mintqpqBnByA &muffinJvtnttow &multipackutrwvyvu &nutsGywzuuo
&nuttyGqflEoDp &oatvPzxvwpu &oatypCNMDCuy &orangerxIzjoxz &organiczxIBvAwE &originaluquABSvq
&peanutFzjAAFEM &penguinxJEGBNIC &pepperminttDxjHtDA &plantEoqDwFqz &popvjvrrBCC &porridgepNMKyKlA
&proteinutnosBAA &raspberryrCCDsups &ricelbxjyzzA &rippleDiIioIEw &rockyLbdBEDvC &saltedJiLnrsGz
&smartBoyCxBrA &smoothEmCishNr &snacktuouCtyn &soaprjjLcjLK &squareDQtrynuo &strawberrytpzozxvr
&sweetBEmBzCCm &veganGpHhjjkq &vitaminHmEDkCwl &wafervtGtmqCP &whitevyyrrwxx &yogurtxwxmxxnC
@3EAuHBFDl @30rztruruu @32zpwzpxwB @34uCqqtvvv @35wDsoByxj @36i9tIwmFo @37Brupvsqy @38kqpGBBqG
@43sAktzAmE @46CumBsttF @48AvxwxvrC @6tAsBrxsp @7sznutsry barbacoaodChQxKL @26tqylFyAx
barbacocatjfmBvjh barbecoalBUq9J6n barbecueqGLCIEkI &beefAJcjyGry &biteiIFIGGgQ &bourbonuHn2DEtL
&breastiumkynrt &brisketqHskzNnN &burgerqsNxRovh &burntitdmh8Z1 &cheesedrnBwGkI &chickeniEympCqG
&chipotleDsorpDrv &cookedzouvwoor &cookingMrEpIAnz &crispCwIpBymG &crunchsnBIKBjH &crustwruAoyoB
&dipFGwrnNjL &drumstickjHKmAEzC &fajitawEusmzJI &frykGAnoDrH &hickory7dJxuoH5 &honeyMx6uqvkx
&jerkyxCrkDBko &kebabKohOv8wf &kitupuxdDsG &koreaniHGdGAWE &marinadeslSHlKfI &minigTH8fP2z
&mixFjsxvyHl &noodleAkCninpp &pastaJqmwodIr &pasteyGGrJMHG &perigJHITmLQ &pizzaNwAAhtiB
&popperiKKjoywx &porkxxwnEyoz &potatoikxPlDmx &pulledJEKOcFDk &ribewyrJAne &riceyQMJQKve
&roastsvsourwy &saucepusqvvzy &seasoningiGLRQiaQ &sharingNmBiAzzp &skewerlDArHCdK &sliceswgcwmou
&slowwCFyoAzx &smokedGdrGtcAp &smokyDAxHBBwC &snackyDGwsssu &steakvpuC7pGo &striplHGmrEpu
&styleupqnxruw &sweetAlDypjgA &wingtssTuqDu &wrapqHIzjzkG @11mwwpqzrx @12rAFqBBrr @14pAzyuDlt
@15xpFEAryC @17ryxstysA @18wNEleEnr @20rvzJEAmC @21wyzuqAoG @22pAEruCoC @23HEzBnEnC @25vrwBEBLo
@26rzCvywmx @27ytouvCBi @29Cvszxhsq @3vwwwzutv @35pvBysBru @36CyzBxwuu @43uGxmqytv @8Mzevnlzz
@9BDqzwsDl barberwAvuxstz @11rsxvtxws @46wwvvyzxu barbersxqAHujrr @3wxvzzrpt barbiexbvunGEz
@46sqzynBCw baristaOghgeLNQ &caramelyIxozkdz &chilledxxSzLsyH &coconutFnEzsCpE &coffeeewwMNooo
&drinksorBrtIz &milkrcftoHvN &oatJifjmPUC &uhtzipyfwFv @0xjsssAzB @39stzExsyt @40lzvuzrst
barkeqrkmOCc barleyGXTGgg9d &fruitKhCrmnbj &orangetrDDornB &peachBApupmBD &squashvEOxwmEw
&summerGsxtlfol &wateruJzFqzJI @25uGFDnmml @32zAuzrDnn @33ywzvutno @39DuFymkns barmbracksnBIsHkI
barnEBwDdrLt @4IDxFjovq @43xurszszC barnsleyb7WSTbE2 barnstoneCmIHLMrJ @3zvAyGCtC barreltvsApuuv
@3xvwxzvvv barrieroLzhtsut basaBKDk9fLM &filletILIkngKG @13zAEmnryz basepimNCCuy &mixkiqKvnGB
&pizzaEKzjnpto @17tlmKDyzD @21HxqmCFku @26ovCxjnyB basedHryoBsyu @14rBBwlrAu @3wxpruvrA @47yzvturuy
basicrlHBouhv basilinAlzlBQ &chickeniMayArsh &choppedlqBiJkEc &cupkqCoGpks &garlickkCBRGyi
&goodtirydrrw &hummusBoxFGvCx &organicFcPrpBXJ &passataccbabdNP &pastaqlytwstq &pestoxtAypqAg
&saucetoxqxtHt &seedoEHsHfDL &soupktOpxjor &thaicIJeHaJJ &tomatowqCtGpdf @13jnIwEulF @14ywImojCi
@15rwlowknJ @17owooBstC @18zpqvoEKp @19moGsAkop @20nvzpArps @21KuttovIx @23vGuxlxvv @24EuwEovFt
@25qiohGqvr @26vywxvxDm @29mosmumoD @36poywtryq @39nFCpJtDF @43urDuzrtq basiunizEutzomx
basketzHmdyxpt @20qsuovxvp basmatiCxmFDsEw &brownfrmNylqC &ricezBzAxsyG &wildfIcnHzhL @20npukozqo
@25CDqFDrEH bastedgzFmsumr &chickenJliGkvMB &frozenlCtmGztl &jointDJCiMqcB &wholepzukRpAP
@11tstEqvDp @17uxrrzECA bastingswzJuqsA @2vvvvvvvv @8wxuurywt batEnxCnDij @30CouCsBpm batardzuBottsE
batataywroEnrr batchxHAysAxz &seededtzoJMmmG @33AvsBovyr batchedxytyvtut bathvmptHhry
&nourishingKCuKjKM8 &soaksIExxGAu &washAvnzpkvI @43yqsmBtqt @46osDAvozy bathingApDBoDvt
bathroomjyAnndhO &cleanerEEysrupv &cleaningpqwogveG &spraykCvAlhjF @45lyzqsooG bathtimezwxEvuns
batmanlEAFeAsn @46puBxqvAp batonqmmnNlGL &whitemqhHoqjP @15rmonGlzB @33yptpAyuz battenbergoSBdgZQP
@34pFAjnGHE batterxrytowDq &crispyvrcb9jqd &largeShwnZFER @11sArvxpry @13rBnxozBi @20xsyqzuvt
@30vBsBwvkx batteredlxozgsAf &beerAwAsxAoB &biteBCjFoitF &chickenzwABstqD &chipuqzpTplW &codExtAkxwf
&filletvvwuCCwF &fingerCKeAauFw &fishkrzrgtmm &haddockeBkttgDn &nuggetkCiVacHJ &onionkDmCBvEk
&ringkBjEFvDl &sausagefkgQ8vUO &sweetDRCTe8fA &tempuraznxrRAfQ @11uuuwttCt @13FvtqnuEk @14qsnAmFFA
@17rvmDExBq @20zzwzrpjH batteryMoaqfEjv &toothbrushIo9qgFlA @46CnqqmzuC baubleQNFDLzss @34DpuuNEsy
bavarianyxBurwqr &hamvzHcDHaK @9tstrDxvz bavetteqmfJepKO &steakpggJcoDJ @8qklyluAI baymyxbaJCB
@26npxBslls bcaavvAyyvsy @39uvxuwwwx beCAjCmeef @46wumowfmn beachqrBztrvo beaconMKCIblyd @3GDxFgmvj
beadxuwsvvww @45twuyvvuu beanwGwDoqDH &beeflopwDCEA &blackd5FN9fjy &broadgIiLMkHk &broccoli5pyALErv
&burgerqNyflzdg &butterIHj9GmHe &cannellinivHgujEpO &cheesezoyvvnjD &chickenoytFniCq &chillia4OGAcQq
&chocolatelnrJQNSD &coffeenwCsvjCt &colombianowLmxAIG &curryKuChwyoA &edamameCxFlEGwt
&espressophdklGKz &extraSIZM7LJb &eyepjBHkGDh &garlicxpvqwuyy &giganteEAqLImpk &greenTG8wjRMm
&haricotoGlLmhAy &housesGOcAFGS &italiantOuvCqes &jalfrezixGHKnnuL &mealpzysyvxv &mixedBxrOwouB
&mungIBIEhnEF &organicvvuvvvwv &pintolpeorspu &redDIGMPIC6 &reducedgDkKeFxo &refriedlkehhooe
&riceruvssrxE &rosecococzLujKGF &saladwEAskttr &saltFypIvxow &sauceIqwFzBEy &sausageOjUpQjqc
&sliceABELxqnt &slicedHal5OaNK &soupAEvGOiAL &soyaFqqMFFGp &stylekFrExevF &sugarqsvFrpmw
&tenderstemoEoGAlDq &threeEqzGvAqE &tikkahlnoIiDJ &tomatoqeABCqBL &turtlekmEBCror &vanillal4xsNvse
&veganpKr2hASi &whiteJKelhIDO &wholeAzoDkBxm @14oDFouzuj @15zyptskym @17zCqDrwGI @18ssozvrzs
@19BCsDFrwB @20jHzFnnCw @22BgDGCmlF @23DDFFrnAC @25tzDAjClJ @26sprBrHuD @30CEsnmztz @33snwtBzoq
@36xGsGqCDD @38zEEMiJEx @40mzrsroEr @43wujxooBw beansproutGjlolnDB @15CrpqpnzB bearwsBzykKq
@12zuxFCyys @30FxxEngwn @34zotwynwz @35AqqEzlsJ @38yqqIqABt beardxzsuyAwH @46zxsyAAwD
beautifulzHKxEngD beautifullyutwzwwuv @2xxsqwsst @45suwxtxts beautyMJ7rIgil @46DBiwBquv bebeCOGlbMAN
@35CMDnjHCI bedmwwtprCq beddingzruDrDrv bedtimeT3ea9ajl &teabagqw0ofCwV @40AxksuuqC @43qlwopiCl
bedwettingvzCswzwB @43wECyvAru beeDDInJkBu beechwoodxsvtustx @3vzxwvzzt @9uosDtEsr beefuomqEEnA
&blackeonuhsup &boneComfssbD &bourguignonECikMfqH &braisingEwytosws &brisketwBrvqAEo
&britishtuvtvsvv &burgerwtylpyBx &burritosmlrCFrC &carverycbOPOTlC &casseroleHJjrCEkE &catFnoozKvH
&cheesepvEwoBzq &chickenIggA6yol &chilliFyptsiwy &chipojIeIMIL &collectionyCvrtsup &cooktqBgEEyu
&cookedlrprsqqw &cornedOniJQijF &cottageDfxPgLen &countediugDDyDr &crinklev2onkEcq &crispdriDpBss
&crispyqCpuDHko &cubeugehmGJG &curryy4sOvqoA &denveroHHEEEDh &diceddnlRYqlr &dinnermupnyzkG
&dogrqtvvxlx &drippingyvGeFBhu &dumplinguFrutEpw &editionADzkttZn &extractKkDhNKox &fatrwwpzBtt
&flavoursnxyvzvz &foodhqlsuwoE &garlicyrvsGkmq &gravyAnAlCpop &grillsteakiskDvvBn &halalENFpxAxo
&hashnjurmHoD &herbNjNgHimK &horseradishykEmsFly &hotpotfDmjKHko &irishwwtwvvwt &jerkyvwtpDtlE
&jointAAtwslqC &kebabvyopKKni &kingvvtrxunr &koftarECroDky &koreanlFkADAGH &lambCktzsDoA
&lasagnexvJEieJn &madratfwolHkt &masheFtJKMjL &maturedvxuyvwvx &meatballNdqquEnJ &medallionmrJMdIcI
&mexicanrdouHesg &mincezAvDtnCw &mixMiuDGjdD &multipackhgivrElv &noodleBmgEBHjB &onionvttCzzAq
&originalzFAyhoDq &oxtailuAEoouDv &pastyhjitECiG &pepperedlmnGmjBD &pieBEVBtqvM &porkGHkeDBoK
&potqvezGDqK &potatokzFnbPhI &poultryuSCxymtl &pounderszwEqyyB &proteinoIpGoJBy &puddingzzqsAwpy
&quarterCEwyxsAr &ragumxFyjlxq &ravioliFHBurmEp &readyyuvutvuv &redppqFwuGj &reducedqkEwjAGv
&ricebAwEDtsm &roastuzxwxyuw &roastingpenvqkoy &saltuCqAwuAy &saucepBDpBrCt &sausageahlhIEiH
&shinnworqwqt &shreddedCyoymFgw &sizzlelgyqDFrj &skinnyJpqjmBHr &sliceylxyysyo &slowCyyxxDDv
&soupLikEtNpa &steakADCuoxCx &stewGyeGazmH &stickjpifLGli &stockidohJKAK &stroganoffispEkfhG
&styleuusvwutu &sweetqLjoIFmm &teriyakiEgyjEshk &tomatombkIlDfm &topsidezCCzpGKq &treatqmoBIClD
&turkeypoxAzKon &vegetableyinHADjm &wagyuDJtIptyv &wellingtonEmluCGGF &wineHLlnzmPK
&yorkshireEAqrGwlz @11szpoAAqr @12xnusEzuu @14sxEtqvvp @15krorlBln @17otslzCpB @18IBqCtAxE
@19ymqxlCvq @2ABEsnDlq @20uBprzDpz @22rrioGAgq @24kszwwyxz @25nnrHDFrt @26KpfpEzoB @31FpBnzEnx
@36muolsFnG @43jmupwDpD @44rnlpyDnv @8ssyztmvp @9ntzsFDxz beefyyxkECCCG @36yvpCDACD beerwomAszDp
&chipEBw4LpwK &codBvGJizlk &gingersuCtrwvz &haddockEoxRkHqd &rootLihGyosm @13AsCFmAss @17pAAuxmtx
@39Dzrvwpqu beetzDmGmyGg @15xAtCguyq @18rGnFsEEg beetleBEBGmCsq beetrootgQjNdCIh &coleslawuTmuqbvP
&dicedBmqHyGEF &gratedbtfuBFhk &pickledwtqwDwrv &saladmPkxroLq &shreddedkeqmluri &sweettEiIvquz
&wholeDRmGllxz @14vEjBoCyu @15oEnCsBDH @18wFnztCBn @23mDkDrrEx @35zzzAlrzr @39nxqGchlo @43nzwxxxxr
befreexysAxuyr @5zywxxtrt beignetehFKMfgT @33gsFCHolI bekonxxCsmCsz beldiuFtExrqi @18uEszwsql
belgiannqiutBxz &bun6CffIuhl &caramelxBvtaBsl &chocolateGsDwykts &layeredxxouFmmq &milkzEqtpwwv
&shortbreadlOskjgno &sliceIiQiqBCw &wafercvaROGfj &waffleBBtxtrLw @1qgAuCzoI @30nyBywErw @33luBruEvw
@34rwwxJyuu @35tzuBwAxz @36EnmxBHsk @37ffhIwfuw @40GogomjvQ @6AywruuAs @7IDtGjxAx beliceurwxvrur
bellaswtuzvux bellaverde69Ux9N8c bellotaupvGwpBz bellyLquCoJir &cookedzocJuxFk &cracklingIllBjFEh
&jointEnqmpjhx &porkDhjvltpE &sliceMVyGaMkJ @20ACyAyBow @9zqrqmAqt beltAByvvrur @38vtAmtvxu
beltonuqCtCzvz @3uszwsrxA benefitDL5L0LIT @39tvDuJnnn bengaliBCGDBHnz @26CAFBCGqD bennyvLtcOofS
bentouFsBwwvt @11posvxuuA @20sAzsCtwz bergamotsukoLMdx @46nxnnEGit berlinkisJstzkGs @9wBypsqyv
berryfJOCeUaH &cherryvopqAHsz &chocolatemgrOxxln &coconutwgimyoRb &conditionerlDDsEBjE
&creamrEtEyxrG &crumblehxBDqvmA &darkovtFmysv &drinkBwxBLFwk &fibrerDsruzsD &freeMvlvofcv
&fruitjBwqGvvC &granolayD3qglon &highormnkEnE &iceCwtBszux &kefirpIJEEFmn &mixlsryyDrw
&mixednzxwktlv &noKhctyyGs &nutpBtmmtpG &oattrruFGrx &peachuvtIDpwB &porridgepqxrAFwh &potkCsqDLrc
&pouchtxmuqH9G &proteinsmh6isew &redvyFizsuB &saladsRAMxtiw &shampooCkiykzkm &smoothieynlwqkLm
&softkiItqzxH &strawberryDqvsOhFs &sugarAuDzxrpB &summervoCtunrl &superrCppwtxs &sweetxDCEoCkP
&teajqxKeKpG &whitezmOOHnqn &winterBQLMEmeF &yogurtzoyvmMxH @0oFGvyyor @16sDJDmsmy @17wusokors
@31mLwA9woo @32rAojqwpm @36nDwApDpB @38nAByzzpD @39xxHulkkH @40EBHouFnx @43vnvntFnr @45vpEvHtsA
@46yADCnwnB @5pqymxFtA @6wwozursr @7zrowxBpr berrylicioussBFBvIAh @7wzBBxAym berwickksqnsvus
@36pqrqrvts besanBIifpGbj beskidzkieCwziBpuu bestyqxqtwst &granulewvmEvGms &sausagexMgIahhg
@16ryuzwzAu @19usuxuxwA @2tuBqpwus @20uxtEuvxy @26yvAqAwyG @30gfLHfjjd @31sAtAwuyx @33tAtuvBwA
@37xnzApqAt @8Bzwwqqxt @9soxGpjqp betawxytutwy bettercuR9SDCm @2htCgIIxr beurrepCGiaFxk @35pCunjACo
beverageuLCEMvrx @18sEsvFzrv @39pEBruBwx bhaajiwngcbazG bhajiFmquwmiH &onionIixGtjrB @20tososvxu
bhaturanrJkEGrJ bhelDnCwiFsG @48FnDCyEsx bhujialokkljnp @48nqnjnpnr bhunao9mINhIL &saucekfBIHfGM
@20CunyBsBw @26nsBDztzE biangIsdNApjD bicarbonatekIyLllmB &sodakEyLlfnC @30tyvrvtsu bicycleNbRnbOic
bifensixJwOwkvk @44tHuCuput biguAywsytu &chickenryEnsvsm &chunkyHnoymuCC &dessertmuutyzuf
&milkAryElelA &noodlemrysoAql &originalwwxyyrvt &potGypxFoAJ &soupswytAwyp &vegetableuxtuHwmt
&wholeKWFvxcfj @0yttvttvt @12GzAtwABv @13zrtxvoux @18yutuzuwv @19rDwvzrtu @20zCzBAGsz @21vsrqyzoC
@23utssEBsu @25tqvxuxxr @32trouxxvt @34xuozztxu @36CCFxurFt @37fiGAszxC @38dCdKgsBj @4AypHkqAw
@43yvyEsrxx @45xxvAvkuz @46DOLlessj @5uuxvxztt @6ntvmyzvo biggaouoCvqur &driedoGMlHmFl
&marrowfatCxDjmAzC @18vuuAEvts biggervwvvpxrx @45qtvtyBru biggleswadeIC7vuCKO bignbeefypkyEEFCA
bikerqmDtBqkq billionrxrypoux billionaire0DKpNcAM @6pqvuwswx @7vCxzrspC billyhIdLnBBN
biltongfsaEQLlK &chillihNpCIe8N @12kpjyJBpD binpxDjMqjo &drawstringEABAECqr @45qsCpCtun biouxqABrzq
&capsuleEiyyCwvt &detergentswFwoBBz &laundryCuuqAzvA &liquidruBumhou &nonwrsCmBvu &powderzmntCpnk
&sensitivetvqtEyBs &washxquovBtz @45wuryyAry @5xtAspyuC biodegradablevtrBqmoC @40uqwxzprq
@43BteomtsF @45ryBytsAA biologicaluvlAEtor @45FquwvEum biomeprotectCKfQJmqw biopottysxuxxv
@5wsxuwpww biotinxwsusCtv @46oxyrrwtt bircherCnHnxBBr @32BnFnyzCu birdwuyrmouv @11uxuopDvv
@15ECFnppoF @44sxsuBpxs birthswyIFhin birthdayrzCtynMp &box0ArphPyh &cakeBtBkzmqG
&celebrationrwrAiNvs &giftsZEBHlnz &happyhoozLBss &servevJryvoqo @0xEBuBuDA @32xDrvopEq @34qpsCzrrA
@37ppCyECDq biryaniKNQYGiJk &bombaytJKHjBnN &chickenKFCvIeGh &mixDrwlGKKr &tikkaKqLpuBDA
&vegetableqJIoKHGC @20BDAtyrEq @29oDBCxwyz @43ECEBBoDp biscoffnOmeqsjC &proteinpJqnAArq @32rApmCytt
@37iKlkBEiA @6qCtmomxz biscotteCkBtoCso @35BlBsoCpr biscottiJmuhHPBE &softEgEwIAfG @43DruqDBAG
biscuityBswqxrv &breakOJ7Fq4EE &breakfastqvzsuxzo &brownieGsFfnDpE &butterIqCxviEn &caramelzrusyuxt
&caramelisedFNmpkedG &catutzzCssy &cheddarcEw5rljB &cheeseNi7VSPMN &cheesecakerGMtrclH &chipzmsxkpAy
&chocolatezuvuuvzt &classictvulArtl &cocoaqxkyQDJy &creamyCvBknmq &darktuwAsspu &digestivemsjrtuuw
&dogxltkeEqG &doublehJLzgejM &empireLBAHDFHv &fruitnpqAorzr &gingerbreadHgvoxsCg &glutenvsxrAusq
&goldenhig7COEq &hazelnutADCxgDtA &kitvnwntIzi &milkuuuxwsuu &multipackuBztvwss &oatyuyurtvy
&originaluuuvxwvu &penguinyrAynqBH &petitJpSytkBp &raisinpNCgnGtq &redsBMBitye &sandwichsvupzozz
&selectionEyixLLhO &shortcakefAmGFHlH &shreddedrGahkGiK &snackxrzvwzuw &strawberryvgxpusyw
&sugarFrBHtOIA &sweetRSvQkuru &teabagEPhPjLhd &treattuwsBooC &vanillatuzKttim &waferuCAzpxvA
&waterdHlMmNGH &wheattKbuBtol &whiteuAowCqsw &yogurtvxrthzyF @0lywFDzBF @2pzzqxmrw @30CClkkErq
@31rlzvzvEr @32ovswCsvF @33xmnBnBpt @34JoCAlgiz @35sqzxyuwy @37BGKhOHtr @38AzykvqyB @39FIjGhlsG
@40DAwHrFnk @43mCwFpvyH @44ptzqmwpz @5uuuGuAsy @6BGwirqpG @7IKoGsslC biskremwxmzyzJB bisquexplIqFFD
@19DumxqyDy bissliLKonGBwx @36FKqmDzwu bistroyqADpxzl @11BvmnCspw @15InCLfnJg @20rApmyuuF
bitpikCJIFq &juicezMzCaq8A &orangededJOELp &originalZJX3dcpH &pureomdxGIBr @37xwsABABn @39lqszDCBs
biteiEwCzolH &blackfDxODkkG &brownxrisxFon &browniedMoMCjeK &cakesvqqoAnF &cheddarDCjpxDJz
&cheesemzpzBExp &chickenBuruCPvD &chillitkaGHGzE &chocolateplGnvolj &clusterDpJcnCHl &codEEfDlklE
&companyvsIuxtoD &crackerMExBttjy &creamBtKosyzs &crispyGHmtmtsH &doughvBEGuDFq &flapjackjCEKIjgx
&freeMCld9xTh &garlicDiMmjceJ &hashzmgyxTot &jalapenonNPCxhlN &katsuGpnKwHmE &macmHhlFsrE
&maturexyzACtAE &millionaireLe8itKko &miniGyRoq6Jt &mozzarellavwxuoyxm &orangeHF7ABIBr
&pizzasiZCAJii &potatopqyDBwtl &pouchlsqpGGDd &proteinACECAsAI &raspberryDxmCzCss
&shortbreadigIDqrpK &snackDzFrposp &southerneJPhubPr &spicyk7IPdtBQ &stylehymrGsms &sweetuCnqyOly
&tasty6GRqLF9f &tikkajFlLCrkF &tomatoSbswldgQ @11ruBDwxrA @12woAorxwu @13AGkzmjtI @14nyoCvovD
@17tquxxEvn @20xynorwxp @21GqCBpBnx @3sGooxGtp @32oABzwwEt @33tzFBxqnD @34ortBBpkA @35pwyJyElH
@36ICxkAolw @37Cnvzkzzq @38FwDsDxzn @43rvuywqwv @44GqBHEwhE @6lsBzuplF @7svrpstHx @9tywAyBsp
bitesizettvztxtw @32xtxrwuyr bitsaytsmyByz @37vusoxyzC bittertuADvuGz @31wwtpxypt @39xFEBurxr
bittermintmEHlAkHA blawxsyuvxw @15sqwttwsw blackomtxpBzv &cheeseysrzEutC &coarseFiskGjlp
&crackedytwsztpu &crackersDuvustq &eyesjDGlIFh &forestlqjqfFDj &fruitouszjEIn &fryDbGLUKGJ
&garlicwtCvwoiu &gelibkdz56O &grapeEmkxIxDE &hamAh8OmxiU &lemonyCtwFrrk &olivelm7cjHkK
&pepperBrxEEopA &peppercornfbSeRAza &pittedvwsspxoB &puddingqrvojqEt &redvwyoGhZv &riceqwGrxyxm
&saltxvgrqCxG &saucel9kzoHsI &sausageqOeqiRWf &sparklingMDu0KiRV &treacleAjpFtDxD &turtlektECBrrv
&whiteRemeHsgS @10wAtoryss @11CBwwxptx @13owwjdCKI @15Jtzwyjsz @16tvoAzxyD @17ovButwyv @18qlDznljJ
@2ttvwuuov @20tpuwwwBx @23uvpmzvCA @25zxvtueEr @26uwtuAyww @27rnsADFpz @29ruxpzBCu @3qrmHrtCD
@30eiLnGjou @31osqAqzJl @33rnlnyABA @34hrwxyysD @35mrEvynrl @36BoEeeLBh @37xzAsoxEy @39phEojMNN
@40BEztzqtv @46BBqqFttx @5zAvuCpyA @6yrlkpCCr @7vumwtvAo @8HystGxtn @9vwqEswwA blackberry1PabEKFk
&blueberrymBnEEyCj &fruitx9omyEvx &raspberryvbDvzogq &redx3xsoztC @16xlmCwwxt @17uClpuDzq
@39zxqmAzFn @43uzzvwwCt @5qCzEqrzt @6tpjnxFyC blackcurrantQRWfKUQR &blueberrymGnAypnC
&britishwAtABxsF &callDpzqmkA &cherryiqFLtmdk &drinkAxtwzHmp &jellykJnnNkxJ &juiceGHwEDzxI
&liquoriceDxDjxxym &mousseIrlmxFLC &pastilleymlzDxmq &raspberryxCkHaKup &squashplzqvksz
&strawberryAucMvmBl &strengthyfHHECLI &sugarzvuuwFrv &waterBUgtJzSR &winderFmuwFECG &yogurtIKiHJNCv
@31FKyqmFBE @34tmrtgpBz @35AwCowAwq @36zoxoCGBE @38yvEnEEGs @39xvBqxEnD @40AzwwywBx @43CxszxGrE
@5ADqFDBwv @6oxpkDwBD @7qEqFJCEA bladepimmhBkL @10wonmmFmB blancyvvoAysA blanchedjGLfmKSv
@30tvvtryww blanketGesKKAJD &chipolatalh9jaHm3 &piguouAEnII @20yuqzzuAC @36BvruyBqA @44uvzwAtzv
@9tyBovxyu blastmmEyirCt @38kABvyzns @39xtrpBozn @45BtvssDwA @7vCwzsoFs blaster8IhBNHLn @7kDmECHAg
blazinAHtuBrox @36zEwvAruy bleachHWcILJGD &thickIGozDwFG @45CDlDBAFB bleachedyCpjxJCw
bleedingpxno9Bdu @46ruvplvpu blemishvuutvwvu blendsrtxwuwu &conditionerCtGvHluh &foodwugnCiGj
&gratedCCxuorlD &hairKJqqouts &housesoxuCDlz &intenseOXiylRcv &mindfulFpEzpsjD &oatwqtyxpvt
&oiluwvvAtzp &shampooLyymzqpt &signature7lJ6EMki &ultimateIyzwEpHy @0vyrxrvAy @17MfvAwoAm @2zxwtrzrB
@28oEAxJxBD @3nBuouuuw @39ywwtxsvv @40wyyurytr @43jvlsvoAi @46JrHmCvys blendedzxynQoQp @2rttArCox
bleuzmtluCoD bliniAszjtIFC @33yuzirCCC blissGsDyuABA &styleJAuhwDhD &yogurtDkIqmBSE @46pwpuzqvr
@5DoFsuxGA blissfulEwtoqssx @39yttuspqx blitzCHvDtttx @45uAwAvouy bloatingryvIFurA blockwyxyqvxy
&puffPEQPdGQT &rimxrnvvypu &toiletNGcymtju &veganpixwvqtl &whiteqP9AzLfK @14vruxxwqx @2tsusyusr
@22AvAqwMDy @25CoArmyup @3wuvrEvuu @37ulrpBruv @45Dvkpqvkw blondeEhLIgOqI &chocolateBpzGkEEG
@37AtvBswFF @40pgIKnIgH @46vuqqrEFz blonderwmxskzzz blondieMJejoJjr @0DFukmxkr @32DwttvBuv
@33uqrsozpG blondyplEnyolq @34pnBpxoot bloodtMdEmufG &orangeoJfwpspz @39qzyzqsur bloomLOZJRdfg
&washDIxsDlmo @3BAqEynrl @45ABwExonr bloomerEBDnCwyD &browniNGINELq &cheeseAmdqKnms &homerlluDjkg
&maltedtCQfULQM &multigrainnstFqttp &seededuAbrvBQl &sourdoughBdMHhlar &tigerhoqOhnsh &whiteyHrgKCAx
&wholemealSQMbLv7p @33yqwjzBxA bloominPlZdrTR6 blossomsxuCyCtr &cherryDysteuqk &conditionerGDkwpEsf
&fabricGGAypNrl &freshxtrEsyrs &geljJmEBqAn &honeyDqvxqoxu &jasmineoAEvnCks &liquidIzlCLCxo
&orangenpxFMItI &washsEBGmHii @17Askvzvwi @3spyztxrz @30qnywoCzv @31qxwmwuwC @39qttxBznv @45tByAFAnt
@46uCpxCyxq @9uszrvsxx bloxxknhhjEEH @38qlltqCAE blueFlzAoMph &cambozolaciBJrDho &cheeseFnpxNwwo
&creamyNaKNsO5K &flavourQvjjmIgr &raspberrynfICpHoi &shropshireGknIEEFo &stiltonCnmmKyol
&stratfordCmkpIjzF @22BHxGiwys @3wzylfyvI @30nmGCkRHg @37zLqJKBsA @38nryCpzpo @39DjqyltJk
@45suxvtryr @46AvqwoxxA bluebellGFIjINJf @4xCynyyDq blueberryOQaNKcf8 &calpAmBmmmH &cherrynHnBJzss
&creammFgItlkA &culturaELfKIuEn &dessertwAtBHror &fruitsCpBHqxs &fusionBHwGtirm &granolazusBtvAk
&gumNLAmNGCJ &icenAiAizoM &jellyjFoCsohC &juiceyJvGDsky &kefirLBpFIxGn &lemonywHAAozs &mangosEkBzFut
&muffinIpoDEmnq &oatxnyshJux &pancakeLHhFvkmI &pieceNRzjGHGH &porridgejCaFxDtx &proteinvymHHEFk
&raspberryyxvxCxyu &smoothietrvojJIK &snackpwqDssyK &strawberryIAnFGxki &superDCqwlrAB
&vanillacwDgszAx &wensleydaleCxsGAsqt &wheatGiyoOkgf &yogurtvDnBCkFp @0FAxFtxDp @16GxoxAoGl
@17yCuCDnuF @3vypADrws @31IDjCmhkp @32BurnEynn @33DAoEupmB @34xBpoCprx @35BAxpxqww @36uyswxqpq
@38ztvmFBHD @39AypBAosD @40DGtxxupt @43CCjDAtqD @5kwmBGpGm @6tytAvlls @7qEpwoovF blueyjyHyFCei
@30CBEtAJAs @32pltvAqit @43zAEqEyom @5suwywExt blushBVxw5JGM @16uFGHhHJF blushingwBqBptBr
boargMgLlGcM @8mAiFlDoF boardhrqusyyN &cheesekjvLuIHI @12zusouoqB @3ouxzCxyD boatpuDoGBvu
@33wCoBvzmy bobAvrb9w7x @0zyppnAjB bobaHsoCAwBt @39BttBGtBt @6CuCuqwxt bocconciniuuvrwBux @3rwzxyrvt
bockwurstafchLi8I @9nnqlCkiG boczekavrwnAuC @9rursswnz bodyskkospyw &butterjDAldNJn &coconutkpxvEJxv
&creamxovxpjNA &deodorantgGjAFAuw &faceLvqwmgHp &fragranceDvsxcnzp &lotionskomHiwC &mennrlywBzz
&moisturisingBQHAiDqp &oilmhnEGIHs &skinHeottoqt &sprayqrQlxCir @43tztwqsAI @46ypowxAyv
bodysprayloxmwrFu @46nswrAtwq boeufICEFnwIr &coteCzGHlyCq @8zACEsrzn bohemianxgJM9Ekg @7AiGKiAnp
boilykwmEJDK @25zqtoFEsC boiledAwvAtnKt @38stywuyoz @4xAqBpoCt boilingJjKhLAEL @8DjCnDvvE
boldrkvxAtvs bollimlBsxyyu bolognesebJ8FNTK8 &pastaptnsvvpw &saucexJDBzwEw &smoothNfbKfeTL
&spaghettiwFPyKsFq &tomatoFyACisGw @14wjhwCxvr @18tkAxqqAx @20CzmAGxzo @24oGnEzFrp @25qAtBEDLn
@26mhrHuJGF @43uEAvyAzw boltljvtwCKo @39pnxBvCDq bolzanosLCBkJLI bomtuxpyxtt @17utuAtvuv @20vuuvAuzu
bomboxsouIEj @40lwvmrFDk bombayEHFEhnjB &hotSKwDfmju &mixxGtGixfW &potatoFhIhiEjB @20sqvorCux
@25wCrfzAts @29wExArstA @3zCvFrpor @36qyFFmrpG @48BEAyropG bombebhElqCvz &chocolateBnwjkJyI
@34vpuvsvyw bonflEIGsIy @38ooxDyADp @7ttFBxwvF bondjmmIoKox &repairhgpEmFhx @46mrnDoDvv boneSMedKkBa
&britishwotsEuBn &chickenCtfxvolJ &dogeppikolp &hamom8fGeli &jointefFChFwN &marrowzEopjptm
&organicEElqnnBz &servezEmczQKk &sirloinIIllyzxs &steakzPAxujyA &tCFolwmDq &thickDxsxuysq
&treatitjdAiyo @19twtzyrAz @2vvvvvvvv @26AuqqzsCr @44Evswzzow @8EIulwqtu @9qtstFtpo bonelesswyyqotmt
&chickenBADwqvqv &cooked1CDRnxJz &jointsptCxuBw &lambvHxcbHmi &pinkHhZIzblR &porkvvvvvwww
&slow5qqFvvCD @10sExqpCri @11Axsvzsxz @13wrsABwDx @8xAntyqxv @9xxutAyyw bonfireyximFGMk @34vBqpEGEq
bonnetENJgFuMo &chilliwEApBsyt &scotchHLGkFsEm @27CEBkvvDv @3vvvvvvvv bonusrvsvwtxv boostzwzDFotr
&breakfastMhlHtipm &chocolatekcGQMplx &creamimALOFsk &flapjackzrvotwtw &icejgDIJDsl &lemonzzsDElDy
&oatrHwyptOq &proteinimzwLpGw &vanillajGsCtBts @32wBxxtrGw @33rxByyxBr @36FrFuBjnk @37HlIDBkst
@39yputqyxC @40KGissBjL @46vwtvswxC @7lmBHACqo boostedupEsxyuv @32Ayyyuyvr boostervFyltuBq
&freshpEzpGrCz &scentozwGGtxj &tomatoBlowDrmH &washwuvuAqxt @18ttwqzuBr @45wxrwzvzw boostingEtuCmHCg
@46xzutswAq @5tsvyAwtl bordelaisewIzjq6ho @8xDxnrmot borettaneEgkNG8kG borlotti7EQtgNHM @18nyBsqCEA
bornyBxHuFyD @16wxxCuDzA borschrEzBBzqC boscokEBJhwDi bostontuvytzvw botanicalQKt2Rfne @45vyAryknr
bothuhzArnys &mediumzyqtzztr @33szwtvuAv bottleqwwvyzuy &milkwb8dFPTj &popDnHWDkuj &sugarpAxxwqwu
@0zuuvtqxu @38Bttxruxr @39Auuvsrus bottledxsuAswwy @39txwqyuus bottommADnmDoB &ovenmyCsnznC
@33rDzsnBow bouillonpBrHswxu @26yBtwxvwy bouldervHhxfktv bouleGpxtvwrx @33CpDzustu bouncevyuttwtp
@32wvutwxrt bouncyteOtnxpw bouquetIpxJmzHi &madeiraq9jEtXLf @34xvmqmvtu @46Gwxuwxyl bourbon9iMTRbah
&steakjiyILfFE @3vxwwxsvv @35qxCFEmml @9vqpqCAyv bourguignonBFlgDhqF @20yEtrFnyC @26zuroxrou
bournvilleBnIqvFpq &chocolatePpxDiCqh @32rCDFmDno @37KmspBvpu bowlEvBumrAz &burritoKwenlolD
&flavour5wHgxLd0 &lunchIBupErDF &ricevtPkwEqA &styleAuoGIvtv @15vsrlmuvC @16touzzuwz @18AsJIDqME
@20wwyrvGup @23xxvwAAuv @25wymsgtJm @32pvswEvtt @45suEwzxus boxAtppDupq &chocolatewAoxjCju
&classiccnyzzniN &darkrqAxsDsj &giftxlHwDhrl &happyulitjKzw &milkvHtFAtCM &selectionGfGjsAjj
&trufflerlyCxqBy &varietynFCvnGDw &whitemfFrdZF7 @11lqikKqgs @12DcKfjkBg @20BvovCqkt @32tqHDuzvK
@34kMljgDig @35tyACvvFx @36quuAnuwE @37yuysuxyw @38wtAyvvxz @45rqFwwtxB boxedCuygBeyo @37Dpxqwrvl
boyEFssISOE &chocolateEBAjJFEC &pantystCxvJD @25yyukxBrs @35DCEmBBxG @43zwpzowFE braeburnieJiIKEj
@16noBnzEFm braidqwqFmDCy @44qxrCsCBy brainGElqAqGp @43zvsrCrtw braisedzxywxsqx @15DBAxound
@20stvusxzs @22vqrmmtts braisingJGLojpIi &steakGHJmjkJh @8BBFpooGp brambleqfHgcAsl bramleyyqwtwluo
@16HaMybdve @27rBpwyExC @33DCAppmxo @34wxrvoDrx @6rzsuyBxB @8oArvABxC @9rAtwyAzD bran8Wg6PhFw
&cerealwEmwAxus &flakejKhdhNBe &highuMfGPCnD &oatjgsFJZNR &sultanaofKgHjvj @32nEpsynBz brandsrztvDxp
@13trppsAvk @26uCsBDvww @45usvqrrwo brandyDfrmBxsw @1AmvlqDpo @30GpypqIrD @34qrrsyosE @6vwwoDxuq
branstoncFhSaxlB @22kvrKnskB brasiliaI4SJ4NSn brassinessIkBgOzqz @46EvvoEtrw bratwurstHMhHOIej
@9xykDGDrl braunsCuwzlxy @46yCwwusus bravaMk3wnGp0 @15xupAxCyt @20pvLpFrvB brazilwekxPa6F
&coffeexeDdBjwO &nutwtpwCigC @36wpuAAksG @37trnwwmwD @40tmDszksz brazilianwmwnM8dO &coffeergBjBimD
@18xwuADrmC @40xmstymwB @6wrvsDxqy breadwwvstutv &butterqGBqFlnq &cheeseCnrtFcnm &crustePjceOyp
&danishbpCljRIb &englishkMgIpdHg &flourd2quHNfx &grainGypqxyJx &granarywjtvBEvu &loafwvtyyvxz
&maltedyDvEBuzv &milkbmkTWwQ0 &mixDwvqEuuo &multiseedoPkGAqyB &naanwtpuoEys &oatSILUx7ef
&pittaBfCqJAnp &puddingpDClEkop &ryenGnvmsLn &saucegkohEigj &seededuwxyyvrt &slicedutyvuwwu
&sodafsBDjwlk &sourdoughFkxustxA &strongRRIzecRo &tastexPeilFAg &togetherghNJwriD &whitexGrzzvtx
&wholemealpCAwsAwp &wrapiZlDKOhM @20xrwyoyrv @21uxyvxuxq @26jqpjxjoo @30pprtCyrx @33vsvxyxtt
@35tgyIurCo @43nuuEryIq @6uDDtEoqq breadcrumboqzuFowx @11yspAsqAr @13wIyuBCjJ @30wxwspAwB
breadedqzkmttpB &burgereR1crCfw &chickenCpBDIvuI &chunkTz5ytrhW &codzzutAjzP &filletrzHxBzrP
&fingerrorxnCzo &fishvuAxvwtn &gastrosmgxpnzk &goujonkzqzhrxi &haddockcLmKHFvO &hamhGchkpqv
&miniGrwjlu73 &mushroomqqSNsrCl &spicyIJgCOpmo @11AuCwosEi @13CxEDCsyw @14gHmwoeGF @17FthkADww
@20ypCAywzq @9jFmghpmC breadmakerwvwwwvvv breadstickeDmmqpto &minieGtlyMiy &sesameFFojqxqt
@3wsyFpsvy @31twtuqtus @33sCuoExls breakjDpOpysn &chocolategChNBMrA &fruitFtH9xxxE @35rBrvBtkn
breakfastusuxzvAx &chipwutwzqyy &crunchBowvywuw &dayDlvyIICr &drinkpIEDJGrL &filledBHyCwwoy
&honeyrpywzylf &milkv7gbTdqY &proteinBoq8imww &superonrEvqmq &teaunupuupE &teabagrnkyAqvJ
&topperEmkmvqNn &vanillaoypsysGm @17vvyrruts @20srxwLECl @32wysxrwtw @33wzwtrwqs @34sropwsvx
@36BqsGCoqm @39gpsKGvKI @40ihirLnBR @43vtyAFqDD @5xyvurutu @9zuAntBnu breastAyBBsswr &cheesewlFuukyv
&chickenvwytxuqw &chilliCpkuwsvv &chunkfeuzysyv &cookrCtwCitA &dicedwhDHbAph &duckwAruvunl
&filletlsksBsAA &friedzmtrrEhB &frozenjwnMNCmn &grilledhuyBedsB &herbnwDpJfMf &jointsttvwyry
&justHwpqwzqE &katsuNfqHgnEE &lambSkrCuzdH &minivwxwuztt &peridOvzXkAu &piecenzIwixFK
&proteinyjDJyjHi &saucesxfbRy9h &skinlessKxEvmvAH &slowbcPbRlIf &spicyvfdkFioI &steaklpAFHuvo
&stripvFruwsBd &sweetrDlottxC &tandooriyxkwv9Wy &tikkanvlnDrtB &turkeyprrhtutz @10FuuHywlE
@11wvuwuvzw @14xFwFsstr @18wKwKrkgI @44NBvllAJk breatheynohqzQ @46sxAvtntD breathablevvvvuvvv
breathecHkhHJvm @45fyomBFwo breathingvutuyxsv brebitqsvwwyz @3svrwswuy bredAwsCvwEw @9xtzptusx
breedEvmxwzCt @44BtsCvvAq @9vAvrvssB breezevuqulDBy &fabricJhqHfJMG @38zxBzxlms @45BlkCnDAC
breezypxBqwzpy brekkieslxxBszy @43xqxyCvyz bresaolakFijmtIA @12nAmkhtJC bretonzrABBmsD brewyvvyvzqy
&coldfsgJfmiz &concentratelKrnCtSB @39rphDkooA @40twtrwryt brewedIxtrtjxu brieykxBOmIi
&cheeseCptABtto &truffleBhuFCCow @20tptpDEyo @3BpyxEtCq @36FnzwwpBr brightxrIxzyBk @46vGxCwKxn
brightenysICuLFC brighteninglCLbtMwp @46nvButFtw brilltrvBmHnr brillatBnDvEnzw @3zrByApyw
brillianceAmjwwvFz brilliantnBlryvry &brothgFEmvEJB &rameniFDqrCJy @19nyDqtwzx @26uAmsAxyx
brilliantlywzsuttsy @2wsxvwvvs brinewnnquozE &gherkinYiHihmqN &tunajci9WcDJ @13nlmnKqFF @18vFACwBuq
@3wxCuxxyr @9CjkrtwBB brinedysIFvLBy bringxrrtGpqA @46struxuoz briocheGLMEyuNv &bunwzuxnCDM
&burgerrlDmEmh2 &dogIKICBDEI &freeGDODeHjw &glutenxDNFcJgv &hotEJJCCEHJ &loafQRoa7YUU &rollqhllswgz
@33vEyAqzFw @6pCsqzqpr brisketiNcfzeZg &gravy5EK8BgOL @20oumloAAv @8sEjozoGp briskettvB8eenRk
@8vxnrnpLi brislingrBswvxsy @13sAuyxvty bristlevsDoAqtt @46vyxnzurw britanniatAwyyzvt @2zyvzsvww
britishzvustuvw &cheddarwvwuvvuw &chickenwuwttwvu &cookyExunorA &dayvowqwvrr &eggmwuuCxtv
&firecrackerQfEJjbrJ &freesvxrqvvu &frozenqlnotnHz &garlicvqrsHquD &glutenMoNMewQi &hamvwwvuvvv
&irishwzrsvuyA &lambqyxuAvAt &maturedwDsxuryz &milkqtrBxwwo &porkwvwvuwwv &potDPKvtCLN
&rangezxvwCvrv &reducedzzwpuwuw &serveuuGEzoww &sizzlerdhzjQHtb &steakuuwuvuvv &tomatoLg58EDu0
&topsideyDxyvACw &turkeyvuxutwrt @0vyyswwwB @1rvwyxvvu @10vttzsupw @11qvuzzwxv @12vvuywsyv
@13svuyuuuq @15svwxwwvu @16svxyxxwt @17rwvywuuv @18rvwxxvvu @19oCuABsvr @2ttuywuys @20vttxuysx
@22juxwwxwt @26uleliIri @3rvvyxwwt @31swwywwvv @39rvwyxvvu @4wsxuuwuu @5sszsrvyl @6rxuCzwwv
@7ytsDBztB @8uwwyxAut @9rvwxxuuu brittlellrxDKKD @7tnuvDEzB broaddrDHCgNf @17twnyEtxu @18qHmAGlDu
broccoliOkeGfhgg &carrotLnXyCrBy &cauliflowerGnCqEydF &cheesetmuNluHi &floretsCKJ9vkr &greenmvssGorM
&peakHLzHoHr &purpleBAByyrlp &quicheClivglom &salmonHDllfHNf &soupAteyBFzu &sproutingGBDyxnpm
&stiltonGimuHEmj &tenderstemuvKkBBmy @13ErqFkqBn @15zsGuyqwq @17xkCuwlpn @19zoqAGutq @20szpAsqGo
@22Cqpxsqnn @25CvsCqqpn @43AsttyDpn brokenkzFqqmtx bronzezdhLqJOH &crownyzxtsuts &serveDvCxthfo
&sprayAOvxKDNe &turkeyxGkvvkDO @11yrksmpAH @46wCryECBo bronzerustqxusv @46uuqpyuss brookiefgckQbeO
@34nzrlDosF @6mmpzAxrH brookyqpiCkuyh &creamuqkDilwm @7mltFosxs broomDDqonvqv brothIxprhoIr
&chickenqyDAvswz &scotchtNf9lCGd &selectionFqpzjmED &soupCBlqjzAq @18ApxGfnyl @19vDsupszr
@26wwnuxvAu @44vusAvqBB brownxklrhomu &butteronyoEEvf &darkDoGioljz &eggECtrxryF &hashonwEDuiN
&lentilzsfhcikg &riceogutGiup &rollOL9ji6cD &sauceBOzHeixD &softAoltvHnu &sourdoughNccgeLbK
&sugarrFjgKqkD @0qmfknoun @13vmvxvmwv @15szIEIwEr @17rxACDxuH @18Auknolqo @20BJAyHKAC @25mqzwqool
@27vGACsuBu @29rDAoxwHy @30pilgoiIG @32pyACBxEv @33IoomltoA @34onFuBtrp @35syICHwuo @4xEztvpyz
@48skzwyqup @7vtupywwz brownieFBGphJlL &cakeuoxrfEsG &caramelDLFoErrl &chocolateQwGmhnwx
&creamCEEwnCsr &dairyJsGs9AhE &dessertspsqqmut &doublesvqlCApm &free2mAFHKvu &fudgeowEHryux
&gooeyIIFGLLom &hotENHDxtIz &iceBFBwoFuk &loadedXclriKqC &miniBppxnIus &mixnIdrjQEP &proteinCGHplFHn
&puddingCDHjxxqF &saltedGCFnAotA &singleqowFqkGn @0mApJyxvy @30xAABtEqI @32DyDqxDFG @34FrBpnAsx
@35BvFrqzrB @37zABrlxBB @39ADwqoDyy @5DsBzqvrx @6yAAptsEB @7DBGDqyqk browningcbikG8kJ @26pfnoBiqB
bruAElDFAmj @39wzvDFAmo bruleeprGhDAin &cremelhFrEAqo @5tzzrxyuA @6nmwnGzos brunchtqBEkQxC
&cerealBxwvutus &honeyGPniiMED &peanutqKnkcuLF @32wzrrvqpy brunetteEvfLisgk @46BsrDnuvn
brunswickgQUQR7bd @9hFzEBprh bruschettaeihgkkBJ @18rqtusuAB @20pxklsnwy brushGkvssOmr &homepmuAoHlk
&softHezJENBr &toothbrushogtzDOBy @45wnzAvEto @46ClpsvGxp brusselFCDDgHmg &pateGBGFjGmm @12AIvymBks
brutvnjrqDOD @37xuxztvAw bubbleHEKNiDpx &jellyDAKyesCt &mashBsCqqpmA &passionfruitHxDzuvAG
&squeakEpDmmqpA &teaHLpHzKtE @17wqBrqtpE @37wtupEBzs @39zypCDCrD @43ABADrvmu @6xyBvprws
bubblegumLjrLAmLz @38Bryqupzs @39GnxIBxHG @7CplHBlpG bubblemintmwiCKIJC &chewingmDoKNEJD
&gummFjHEEHA &whitejFmHAyvE @38rwoBxDFz bubblyGBAvlwur &milkMEvglqNz @13xmtBwxst @37GHGprtBt
@6losxDwxx bucatiiDHoLOeJ @25iEzpEBiG bucatiniLIJAJeJc @25EGEBzlwh buccoxyuuuvut bucheuptvpoAy
@3uAsrxwup buckfFmkFteC buckwheatoHliutes &organic6Dc6cGoe @25kEolAxtA @30lKpwmrkE @32xptzFsyp
budsiirGiNE @46vtrszsxz budgieunNDwFhj buenoOdY4NbcH &chocolatesvOrqjGu &conexD3Hh7eZ &creamjyxyqxnv
&hazelnutuKQgkKpE &milkIxMySJly &whitePkjoNcmJ @37BoKuykqA @7AoFnytlE bufalaCrLCHCtl @3zzErEwzt
buffaloKoFvQHCu &chickenwfvHDAuq &mozzarellapIQvKBgi &sauceHpAmuxvH &wingOhIHFGAw @11EmAHIrxx
@14BEmJxvwv @20vtDswvBv @27ulplDBJC @3wwJBIHnu @36ByxAvxxx bugIEGJiNpl bugleyryrytqv @36utzsxspw
bukoweGmkkBJtm @9IqnlyCtp bulbxzBxvyyA @15yxxyrAwB buldakutoCnvtr @25rwsCovtu bulgogiKJgewnHu
bulgurtuuuwtix @25mBwwCtsw bulksptAwyxu @44tvtqzuzz bumperpvGxwtrE @44Artputrv bunxCtAsivj
&burgerExuzpFJA &caramelzzxxvAmn &chocolatelHmqnmAm &chouxxFjqpjmq &cinnamonNcDknkUj &crossFyoBqxki
&freeKGmzoEil &glutenEGkzmEmm &hotyynCmAkh &icedxmBrFHFF &seededCCnjoEjk @20wwqwyFoC @33uymCpwvk
@6pquqooyt @7vrzsztwr bunchvqvvwvuu @15vzuuvvxw bunchedsrvuywyv @15vrtwwxvt bundlezryArxup
@40xptwuvsu bunnyJCBhwlhy @30Bxwxytsp bunnycombnHeGlfHm @37tEozooFo burdockmCCCpznq
&dandelionuBCDpIlq @39qEzErFmq burfordFHCnBDCH @4tyvrGzuA burgertCnwqsrS &buttermilkiIaFKPuB
&caramelisedBgGCNflT &cheddarhFKgcEKJ &cheeseoqqCOBSz &chickenqyCvmwuE &cutxjNhlDE5 &filletqJuFdnuf
&fishkosplGkF &friedvoBtwGzs &halalDpdJlqkk &halloumighOKjlEI &hotxFynrrjD &lambHstGeLFG
&leicesterdFl1loFy &maturekvmopGhs &meltneKxurni &mozzarellaJypyjjNj &onionLHLNLloK &porkEHAhGLqm
&potatojAryuisq &poundertqxDIDAk &quarterusvxwvGi &sauceRsxwslyh &seededFEnpqBni &shopnKDIiBDB
&smashffHHGHrA &smokyQ7xqkezm &southerno9AeqAFA &spicyxvujvnkh &steakmpAlzsiy &stylepCryHCpq
&sweetlAunCwlg &thighDnrCGGsy &toppeddvBFzxFg &turkeyvwHCoIot &vegetarianFFtjKy4G &wagyufHjigeiK
@11uFyEvAtC @13oussqDqC @14zrzsuvyk @18xEiNKoqC @20mopxIzHl @27OzmNsjFE @3mvDuwvrs @33tvvAwxBy
@36swzpkmkk @8Csxtuopv burlandDIkIBkqo @3zCmAEotl burntoAoFmsAC @8oyoBppzC burotiAvuwAwqs
burratagEMfMLd0 &tomatommxlGzrq @3mHJmEBml burritoaz73YUDA &chickenCxdtxynw &chilliHbrFkwLG
&stylelAkGEtlE @17uCnCBruD @20oqssEBtB @26xswAstmx burrowpFAFtrkC burstuvBwvrqz @32rBxnvymr
@35smqAzxAm @39vsqvuBxr @43AIqwrwtt @45zmynypsu @46jsyxoCuy @7nmAvrmzC burstinguwuvvvvw
butchervwvuwvxx @8usysuwut @9vtvzuvss butcheredyyrpxuuv buttAvxuwuwv butterwuwsvoAn &candyrRkI9zsk
&caramelHyJzzmvp &carrotcjItIfzr &cashewnkBmBsAB &chickenBtrz9vwj &chilliuyHxEwtr &chocolateJrJxwyyt
&cookiekBqtntuo &creamwnspqrvG &crunchyiEePamMk &curryumutogrj &dairyiBivBwHK &filletjnCoqRCG
&fishniHGcgik &flapjackvuxvutxp &formulaxmkzwxrt &garlicrvytvvsI &gheevzvExDrG &herbtzryqDsl
&honeyqmtFAova &icezwquxuBy &kipperhBieEGJI &kyivuwFnTwrC &lightkvfBXl9s &lotionJqU7yCuK
&maplemnhCvEFF &microwavekmjoImlg &oatpnurwErF &oiluvuxmiyp &onionnnfllJrm &originalsDwAAqtw
&parmentierfliFJBuH &peanutOzhjkkFo &plantqvrEki9a &porridgeEnrovwpm &proteinKdoggAlf
&puddingpGDjBhmp &pureuysmtnBq &ranchopwGnAAg &rapeseedtuqwBlBz &ricesJcFZDwd &sachetwovisvns
&saltedwytvwwxv &seanvqvquEv &slightlyuvzxttrx &smokedtrirDpvA &smoothkwuvsEBq &spreadwlotvDur
&spreadablevBxytvvw &steakqbylmviD &stuffedfBBCFppp &sweetvzvwvtAs &vegetableNnuDlAur @10yurumnHn
@11xxsFpBAu @13hzrywCpx @15xrnrDxpm @16wxnysnrp @17rznzGnqB @18FBhuHoKo @19BwzovpFy @2wpuwwApz
@20vqtwjnsq @22uoDxCBtw @25vlqrlmxk @26FAqDhnqi @31GptpkqEw @32tyAHsunu @33upCystws @34xuBsvzvw
@35yqAtptwz @36stBxGujp @37BoGBCnvA @38syuyvnyu @43uEAysGvy @46syyyuAxv @5vzwvvuvw @6xqAqDuso
@7BAryvuEy @8BxsAsypr @9itGnwxlk butter450glCGrEDEs @2tyArzwBv buttercreamkpsszCzq &cakeCKpMpFCf
@34jfymKuwm butteredGyqC6oCe butterfliedZa586Q2V @13Amtsrtsv butterfly0KLS2VKN @11qwAyvutw
@34yzAsoBFA buttergoldyAMiBBmJ butterheadGCJwtCNA &saladvARskSAu @15wwButADG buttermilkxlitKGFj
&chickenJkttDKIl &chocolatexHrzAuAr &fillets1jdPwIV &minitqe5uaHx &pancakeflilGFIj &peanutuxquBtxq
@1vonswuDv @11DCtzCGEn @32xrnCFzvr @33jmonCGBm @37Fsuxxoqp @38xvtrBFun @7szsBxuyq buttermint78LdV988
butternutFbcuLMOC &risottoGkizGosl &soupMkHbHIMC &squashxwoyzyux @14ysmxwxsA @15vkyfkJIA @17yAszAzoB
@19xwwqxDGv @20DrxEzoEx @22BvplxBxp @24BzoCHpBu @43Ajwmrmpy butterpakxwzzsrwu @2uvssxwuw
butterscotchSeSge9LS &dessertHnmiomAw &iceDpGpojBD @6vtmnuvFA @7xrvpsxvz buttersoftwtAswzut
@2xuqytqyw butterytrruzsnu &spreadzqnpBAup &tastejzoJVxvb @17vrAxsBxz @2nsoAIwpl @20vyywsyAx
@3xyyxswEw @33iBohzjdH @6uAuuqxzv buttonwtlprCgn &chocolatexkkqDiAm &dairyEuxFDMfg &dessertDAhBsHAh
&milkDBrrquBm &mushroomBnurmFow &pouchuvSAtBDJ &whitewExAyxnE &wholelqAmqREg @15GmukfEqk @17txEBzpID
@18qCFxAmMx @3AztDrzuo @37ephvtHfx @43Ezsyzowo @6FskAywrm @7suutuzot buzzxowAhvDk cgBVjzyjy
&vitaminCuAtBllC @31zxEnAntx @39yzwuztoC @46Apwtsryl cabbageSADNkHqP &kimchiG7mnefCA
&pickledAvoACwpw &redACuGpsrm &savoyjogJimhH &sweetheartzBBGmCGv &whitePv5QPqsM @15FCCCtAsF
@17vuHAmtwI @18AxoBtyqv cabernetmqzBnxwB @8muuxpywz cableHkhpuynt @38wqrpzxss cacaodhkOnAvk
&organicpCfFzkWp @18rApCFqAm @30DvwomDEB @32uvCCsyun @37vxxsstwq cacciatoreDkowkgeE @12ztvBsnly
cacioJkzmjmHF cactusBususvBx cactuzvvvtousw cadburysqplpdUx @40vxrnxlEx caddyuBCDwrGB @45pxBAtsCx
caesarGnNtuKvH &chickenAzAQKjsz &dressingopprDHAC &saladttArrDlr &veganmiPFRIUF &wrapzuzNHfHy
@15ziNrlIhz @20IsEHFtyy @23fGxsuFxs @27wsuBvytw cafewsuuvxwz @40tAwyBpuw @7wvvvvvvv @8wursovvs
cafetiereoqzJqLtq @40oryEoytw caffesyuuvvtv &cappuccinoqkqDFAlB @39wvxxwwvq @40zsutzywt @5ADzpAtty
caffeinatedfeMVOXP2 caffeineekROMbfe @39jqDKFrhp @46strBBqFs cajuneIL7eX9M &chickenz5TbvymB
&fillet7gqvLeKq &ricegCDglElq &ringCGFCBCqD &seasoningsLKolGgC @11qoDnqypG @17yGzCACqz @20urysnrmF
@25rDGplGmk @26sqEikwpw @29qBCyjBsD cakevyABEtxn &candlejoCknjmm &caramelAtwvoGpx &carrottdFePOiQ
&caterpillarEpCGCHEH &celebrationrYquywyy &cherryvtxrpwiA &chipryzwiEjy &chocolatettxwAvvw
&chorleyEJLmHEKI &christmasiRzPozpg &codlbeVdxQo &coffeeIGkJPaMl &cookienhHqmtkC &countrytLefBjBe
&creamtsFEslpC &crunchieAGHKyrDi &eccleIHhCKqKu &editionpCpsupDx &fairyrBAupiDi &footballmCjGGlmm
&freeBwWIvjlI &fruitlIwytHxk &fudgevErEzxys &genoakDfHBHko &giftHFelLhJO &gingerAfLDumLE
&goldAmnmJsrz &halfLLf5Sehd &handxzoAwroC &heartBhljmHJG &icekkFKIcDm &icedDJIDsinl &jaffaDpFzCxrz
&layeruxuzrwuv &lemonqHHvyvCw &lightlyonjEGuqw &loaflMuAtuyu &madeiraywytslow &madeleinernlljxyq
&marbleElJCoHHn &minirtxrnAnw &nakedjdiBhhll &nutdGuENkJr &onejxjngkFh &orangewGDGmlsw
&originalIwsywtAn &partyIkLvAjof &plasticLzqnpLAq &potcOAJvmka &potatocfCBmn9F &rainbowfFONM8Hy
&raspberryFAstxyvH &redvzqvnKdo &ricexiahJxsw &richlssotyrx &ringgqHyHeJh &rippleGlAqxJEk
&rollnxowpBov &roseHrok9EmD &saltlKKzduFH &saltedfqmruqjj &savouryHwqrHpyl &serveyqBwvAws
&sizexCqAwrDm &slicexxntpDgz &snackqwstAsvu &spidermanmIqdOhkN &spongewvrqwxqw &strawberryqmfkqMmH
&topperzHvGGsCx &tripleoGmnmhyo &unicornkwrEiwDj &vanillaEiCBrztG &velvetAtmhoAsl &victoria8KeCHGsE
&walnutifCDHrDl &welshJEJzFjKG &whiteDnnLLOwj &zestyhzfBw9sE @0DButyptF @13tepInwHm @2uBuwtkpD
@30mAqyupzr @32yBuBprGr @33xsywwvuD @34yrwtvoAt @35Bovxuzkq @36ADquGttr @37pyEmAjzB @43nqyjzFso
@44HqqBxBwo @48wypuwAxu @6mFvwBvwo @7sDIHzxGn calkvoAwJIv &jellyjjvFAMMt &raspberryrtqyEBDr
&strawberryjqtuxGIl @28EAzmxprq @6tqsBCGCv calabreseGj8zjymW calabriarIqpbeuQ calabrianCuIDZktc
@20tuBoNkrs calamariohnsDJfC @13oomqExkx calamineBkqsutAD calciumkAtwCyFy @0pCvuxuAv @44mtswoplv
@5ppssyqDv calcuttauvuvvuvu calendarzkmIEyBo &chocolateumBHGDhz &milknstKgfCv @37zoszzyyr
calendulatxGzyAsu caliBtBwtqrC californiaF0uHcSAH @3GnrFmEAK californianwoyvDznv @36kCJqryvC
calippopzBsspxx @7vzuywuAv callalooEroomsoC @48AroopuoC calmrYpCqspj @40sIpIklxn calmingKntMafDB
@43tqyquqAr calorieysivumGC &chickenAoDj9lkG &chocolateQgmwrlwX &controlledvCsKMGHo &countedstDhsueo
@20qxuCzCxt @29uxKwtDsp @34tDkjrrED @35xruszxtA @36srlxvoqG @39ntmtnAFB calvadoxCNiyuso @9vvGmrvss
calzoneupqznruB @21sosysqvC cambozolamjJHlHjj @3qmCCnEro camelGkElgFGj &milkGlEkhJGn @0GjyqpBww
camembertdIgigciM &cheesetMtullsC &garlicnrBinuzz &honeyryoqlAjF @20mttknvoE @3sykmrqxx @36rwwuqwwt
camomilewepHBxeB &honeyynwzwzJp &organicGKumAnDC &teabagyxsxtzqD @40nnvKBCnq @43qpztBnvG @45xImjpmqA
@46DouADvtw campagnesypttwsq campanaFyLEJDsk @3ruCuFBus campfireGpxuAFoq campourvCwqAy camuJzmrmmzw
cansuwstwuu &dessertBAuPulHi &energyAoyuwBwr &foodeEFjgnIu &orangerCsAuptB @1ywuyxuww @18ywuyxuww
@26ywsAwtww @36AvtAyxrx @39yxvzxtvw @44mBBpomDs @6wvuywswx canadawxxurqxp @39vusuzzsz
canadianwvtxwsxv @13ryxxrvrt @30vvzvwyvy @32Egfoupwq @36tyusvvux @7uxvpoqqu canapewCBBACzB
@20wCzAADzv candied58dR7SO9 candleioClmjns @34rpBmrjoo candyrBnDxInA &chocolateyfBQAAut
&clustervzoroysC &flavouruszMqstv &flossqFHOGpxI &fruitDHjNuCkJ &grapehHiLEHcK &gummytAmrtAsC
&mixjKeMjNdD &strawberrynEqCqqFN &sweetsvyxvsmz @16oEsDCBmA @30rwuDvAsw @37loCEnwtn @38uzrCvAwC
canetuxwwvAs @30xtuxyvqx @38pyxBEEyC @39EkkAymIq cannedtxtxvvwy @18xtyuvvur cannelliniCNctkMvI
@18AzkvnxzE cannelloniIHkdNnuo @20vypjDtzq cannonFvnzqptk cantabrianyzAuwyzA @13wystyxup
cantaloupepjFojFlr &melononEplFoi @16nsCrmDml cantoneseJpEoAykP cantuccinirxqxBqrt capxACsswwx
@39tswvtyrt @40BDwxtBzw capequuvsvAw @13Auwuwxuv caperLKeNKcU6 @18FzpFCpAp caponatatBiBDoAn
@18tBpBvoxp capoteyutxztvx @18tywupxvu cappellettiHDJzrBvC cappuccinoJffLMJLT &coffeewuxqIvGv
&instantsjttukxv &latterqkCOGkJ &podsvxBwHIz @39zloIDBtx @40BhkDBAGF capreseQhrHJlJO @23LnwzGiHD
@6xxuyuwqA capsuleyGszwrtj &coffeesmzhEyrG &compatiblevxwwArvA &decafAkwBwrjr &lavenderIIlvJmoA
&nespressosAvywwHA &nonJ7rmCmrp &podiGswrEHF &strengthlNffguap &ultimatenLKlcKum &washingsyyCFwrw
@40rxqrsluy @45yIpryFuq @47pDDxyqDy captainCnnKsE7p @13CwvBywxu capucinevtAzvxxw @18vxqtvuuv
caractererArutquy @3vztspsuz caramyBvwtvvx caramelMRKKHfed &celebrationHLEFNyjm &cheesecakez3zxljFr
&chewyCorvvo3x &chocolateEvywAkrl &chunkyBLOFwmhp &coffeetCzyvqrp &coneLHDoDukj &cookiezAhsIQxI
&creamEHpKBntr &creamyxBwexjvl &cremeG7EjKfCo &crispysCpGFYxM &crunchGnjFAmoa &dairyNJKxIupg
&darkHMuEPmww &deluxeAwsAzors &dessertrzstynws &digestiveuiCVajAP &doubleQhBEB3tB &filledAFGImxlm
&fingerjckvwMPR &flapjackACBBCpnm &flavourwtwuwtyr &frappuccinomLqoNHcG &frozenztvBrxyu
&fruitqnGvzppx &fudgeyIEiAerf &goldAHBuvIvx &goldenfkItsyvI &hazelnutvkBzDppj &iceEHsOBupv
&instantnxIpDCAn &krispyvqtyzslo &lattePmKzmopc &lighttXCAJnyi &lionqrBGslll &macadamiaFgvnKnFj
&macchiatohSF9cMid &milkAyDsAvsw &milkshakeFEGvwwqr &millionaireAblgmlOF &minigzhyKMGH &mixFyDvtmkk
&mochituiDEyFs &moussezsjBlhrr &nougatigmoqJzI &nutzMDCkusw &oatrKQfewxz &pannazIFuDoyl
&peanutsvDyezmA &pecanDAvDIBme &porridgezCDrFxuo &potOuKBKByr &pouchAuuAxLJO &profiteroleHEDxpumn
&proteinAxMDutkp &puddingGwzzAqCo &ricenitjqupr &roundGxqIFIuc &saltmdpltzKR &saltedHlOHHiwk
&sauceyGkvAxEA &seaxpLHHtt0 &signatureGuzEQqFs &smoothNgFdAejp &snacksAtntvsA &snapvquzBslo
&spongeGmAGgChn &squareKsAwamyz &sticktvvIDErC &sugarbOFakaFe &tartGpFxzgdk &tubFmDADwfA
&vegannpcpdlwt &waferhOhKI8Gd &whitetustmxwK &yogurtDKi8JcBn @0CFCtunqq @30zqxBzhnn @31Bwxxzssw
@32BpxFllkm @33CECCqvqn @34BEvErznm @35vJqFzvGs @36AEEFBplr @37DzytBysv @38vCAoBnps @39CNDssmrq
@40twHfCnok @46HuyxGhqq @5yypjxsCz @6ypBytrsn @7BrvzClxq caramelisedHuBzsosE &cheddarzxmtCvou
&cheeseuDHkqGtP &chutneymBosEyDq &miniBGoODhDB &onionvqyvquuu &sauceJdnolydA @0oCxGHyCt @14uypxAuBy
@15wuxvuqxA @20AjDBDFFF @21qviDCIse @22pwznbzqu @27vttvvzrs @3EJnorwlt @31dixxHLJl @32GBhxqmnz
@33xxCrmoqs @34AsCDwmqE @35uswwzCCw @36KiDyFmtL @37FBCJlgzz @5zApuntpD @6pqsrsCzv @7BFEvsBlx
@8wruBJouD @9oyqtCwAp caramilk9TZ9Qvag &chocolateqsrcwJnq @37uGtmwDqr @6nGCnFqCt carbFCAtnkDp
&wrapIOBwikIj @32rmwsAurt @33zCCwoowo @37vzqryyuu carbonyyxoxxDu carbonaraUTZ6cPOg &creamyydvAvGrM
&saucetCkqtIHj &spaghettimJohcMIi @18pwwxpACu @20GBHzpxBl @21ApGjpCCr @24Izuroyyx @25FAwloDBm
@26BFrmjwEA carbonatedGAIPuJiI @39ywvzsCiD cardySjFtoMM @35CHnAqtDD cardamomKkwCVCcG @29FlAFGFlv
cardboarduAtyrwwv @46vuxswuws carepAAvnvsv &clean69tGhBwx &creamhDCvgAvr &dailyusvyGBzs
&deodorantEvqAjnEB &extraCDHKwtvp &freshxtArGlww &gentleyDnqOBrt &goylAsfhLd &lotionutwGEohl
&sensitivexqgonAyD &skinooBrjsyD &totalmwsBVvBq &washACvBHrzG @43BvtyvuAz @44HiJKulxh @45EwqzEpLH
@46rByurvzu caribbeanfkjICnFI &chickenpelHKqHz &curryenFGwDiU &riceiiKeMlHB @25mrIjEqAu @27kqoGpvCz
@29xtEtqDry @39xxEtFhJB caringwHksDmjC @46vGnpzrsx cariocapwhnjnzz carmellenrxDqnxA @6srxAqnyz
carnationvvuvvtvx @0vvwvuxvu @7uvxwvwut carnesvswCwsv &chillivyqDtvun &conqmyrsrws @18vuvxuztw
@20qynrrusq @26HyDwoxxq @43rwywyAup carnitinewvlnOEpH caroba6bzKLiM carolinaJWXap5Hw carpetqhGpErvm
@45toBnCrzn carrotgihcIOJA &cauliflowerozlmvRwp &chantenayIhGrnIJl &chickenPVyuljHr
&corianderqsLGgJBm &glazedpmnqEEnv &juiceuzmBJwBs &minimubKhIBo &mixsoGmEnCo &monthtwyvrxuz
&orangeLFxtDHCn &parsnipfhAGLpKm &peajHltmGrB &potatonlPExKzo &puffilpupGGD &rainbowijJFqlHo
&slicedMvirPqJN &soupmnsApBFu &swedeqBkhHoqJ &sweetcornprAtErMK @15rrpoEnuy @17yxroHyys @18nrklEKAE
@19ppFzvyDo @20zvoutxyx @23mmshIFIz @30rsBpzvqs @34AnGqDFqD @39sEknDpGw @43pjvkmCHz @44AzzryuEz
@6suxpvAvv carrywkdAMF7v cartnK9IuOyu cartmelwvnursxx @7vwstouxz cartonvvrtyvuw &chocolateHItylncM
@1vwzxsvwu @18vwyxsvxv @37vyxnvitB @38uwyystxw @39xzzyrtut carvetrtKksIv @11lDiCryOD carvedwxttvtyz
@9xwyttqsq carveryyqxztwBw @11xyustsqw @15sxtqvqrv @17unystovv @26mzlItBub @8mnLFCHtB @9tzusvwqv
carvingtrwBvuyu cascadingoCtApDCw @44swtwqwxu @7stxzsAxv cascavaliNaQONjK @3iymGKCuE casesuqtCuJy
&pastryJcnmJbOs &sweetmiohKKHc @22soulClBz @36xywynxis cashelsmLgeLmb @3xqBplEpm cashewUAP2w4DW
&chocolateCzHBtyjI &nutwCHCyBpz &peanutmehnIpBj @0HAvrAkDN @31stytyrxA @32CoFoIxpE @36EFEslozF
cashmeredmIhJiHI @46osGsFmAG caskEvstxGpi cassKSgJmtmE cassavaKBLBvppG &chipKAHwfDCo &flourNGKKFciM
@30EnBvzvnC @36CDGphAqy @48nsvAGnyA casseroleLHsFfJgM &chickenCwmFvnzD &cookedMLoNwyCz
&dicedwyorDyvz &legyworzxwA &mixxEBsuuqD &parsnipiFrBoyCP &riceuElGtJoH &sausageGLEskmAu
&slowMKsQozFD &vegetableujxLqiny @11xwuwtvuB @15koyqyrAo @17sFyIlzkF @18CGsBEKnw @20zBsAuzoy
@26zEADlqlE @43itrCssxG @44jnAoCoCi cassetteuAyrwsup casttswurtts casterGMVhedFd &sugarDyAlkekm
@30BzxsmoBB catyBvxDDzm &cheesequuJutDt &chickenjxzzvphu &fishEwBkwvtv &foodvtBDqtGE &gravyjPlhRnpd
&jellyvwquipqA &kittenwsiotxwy &litterzxqyGsuE &milkloEsGpwn &mixedsrNEBDpD &pouchwuoukvro
&salmonEDLLkFyi &stickLCBzHJHk &tinruwzupDo &treaturmCEkJH &tunaRr7qttAu &wetzzwzyyBs @44uvvoArxt
catcherxAzAlxBC cateringzxuyvytu caterpillarKbINQMKN @34EnyzBCEy cathedralFklBEmEp @18vmvzyrAx
catnipDBDjEoGE @44BACmBpFA caughtmjoIpFGx @13rysDqBzw cauldronzztkiuyr caulih8GHDfhT
cauliflower9gKOEcfN &floretyqunMvIB &ricedsuHLjfl &soupmqEACnkz @14uqtusvqA @15DisnwxyD @17EnlEHkxp
@18ysBBAnqx @19kqAzAsnF @20tlrwynhC @43hpBrzHsD caulifowergayFUo1I @17toxDFtjG cavesumqpCwz
&goatnFFirGCJ @3wzzowECx caviarEpqtlzBk cavityz8sgECbO cavoloyqsiDGBl &nerozqqkGBAp @15AqqlxxCp
cayennexzm2vhzw @29oOnihuEm @35EDuprDsz cbdhhBwIbFE &mintvqAuHECA &orangeqmDCxpwC @39tpsnCiyv
@47vuwyursz cebovquDwrzx cedaruqHDAGHC @46vqyxAAsw celebrationGdwzBksp &chocolateoizovCwu
&madeiraOBECzbr4 &partytmzkFskn &servesxtuzqxy &vanillaoAonDdbe @34xjsxywpx celeriacoHxDmjCi
@15pzvBpoxq celeryKFeMScfJ @15uBowyouz celestunwDAwowCj centerpieceWTuDGlOz centreopxjExIs
&chocolateTrurgozj @32xuvyAJqA @34zwswmAAq @35xpqrsyBr @38qsujwCss centrepieceRHriwFsz
ceoffevxvxwvrv ceramidetAlArqBt @46uzpztsBu cerealvuxyyypv &chocolatewxvuvvvu &cinnamonzrtxtyvn
&cocoakjznxkDy &crispwuuwwwts &fibreArFuuvAv &flakeBvvyqAwC &glutenAzsxxxtq &gofreeJqlJsFiL
&honeywusxvnvD &hoopCyxAovIy &kABFkItjh &milkvExvyyry &multigrainqqutDxiv &oatuptuxtyt
&oatibixqmIkmkyB &proteinzyuArytt &reducedzrBLCCiu &riceyzvxuwxw &snackwtxrttFt &specialsxeJmuIH
&varietyRDzAxrAt &wheatAwwswzyr &wheatyyAvwzEGo @32rsssmqxx @43qrqsupxw @5zzzovqzw
cereal630guwyutsxs ceylonde7RNQae @40njnAEFnm chjvvLFOae chaatioDqNLkh @29ioApKGmi chaihfiEoHJl
&teabagiiiJjKPl @39rhvCrKGp @40quuynwxo chakkiruvtsBys @48vrpmrvCt chakrirwEAzEir @48yxHuzAmr
chamallowomzjxttu champagnes4MLPUVT @37vwxByGDt championuuywwszt @33wwsvuyrx chanaCvrumJJK
&masalazHEIbLJJ @18DfuxszwD @29vzFFnACA @48AwotltDC channelzxvoArop chantenayIlJqnHFj @15ArAroIDo
chaoqtEgtznk @32psEksBno chaourceFDHEiFJH &cheeseEDHJhIJF @3zBACnCDA chapattipksklDOv @33pihpnJBz
@48wDtzBrsu chardeLGGjsN @9vmAvAsmD charactermmgmxpht charbonnelAmtrlqAn @37wovsrryn
charcoalggnkKhex @11qkAnBbvp @46ihssHhiI @8DFDrpzGu charcuteriestEdrgrv @12Bszptopm @3vmHqDrrt
@9zzuqzuty chardvnDwzxvo @15xqzwyxwp chardonnayxsDBAIN8 chargsqtrsExl @39vsqxwyvw chargeroxAxuNrH
@27nuCyuxty chargrilledrzFBNuAz &chickenAIuBKtCu &filletwrtteqjw &pepperygkFIlqC &piecemEBuGHGE
&slicemFrwNtrI &vegetablelJBqFozD &wrapHmNLOfOa @11vuvFDzup @14fDHvCCzI @17nGKqFqGF @18mlqxwxrw
@23Bqprixtt @26AtoshDlg @29FGooruGz @33CpwFGmBm charlierFIqmzDF charlotteyhfOtoPA @23rBGkxznr
charmingtpzssroF charredtvvvwxxv chasseurQtpNbVWF chateaubriandEzJjjlJE @8BDCpplGA chatkaHnuvvmmw
chatpataqAwqyzrp chayoteEEonIpFp @15DEspwpDo chewtztnpBy cheddarkwhnzrwJ &cheesexxBBsyqr
&chilliMpCBusEx &chivepenAEyoI &chorizozGunsrmF &chutneyyGDmvgDJ &crackerBqgtJAvK &crispGtAyttnt
&croutevVFcSCcN &extraBwwvvtxw &fatzrtDzyAt &fishcakenAEJksFj &gratedstxAttwx &haddockudHsksHx
&hamoAjpHhIn &herbnmymuntA &hockIHplxrEr &leekjquppAor &leicestervForoIyB &mashMxkJstkK
&matureHpCyuwDt &mediumauHFgil9 &melteHFDlmyt &mildgoSujb6d &minipCoDweBu &mixGlytuspv
&mozzarellapjIBukeO &olivehhyIJBqG &onionHzionpqI &originalCDIwEyws &pepperuskJhEcE &perfectF9EExKEx
&pickledlHpxGjCH &porkImiHIpGA &potatoNDkJssoF &quicheEuzqplAA &redvspGmdBG &reducedzxxpooxx
&rollABAeywHs &sandwichLphhwngn &sausageKnfxHdGE &sliceByvtvwxz &smokedntBNnsmG &soupIulFlAkD
&stickitkEteuo &tomatoACXJxOOm &trucklenluDIzyv &trufflekjerpHiG &veganJhyqOosp &vintageyutrvAvx
&whiteihGAGFms @11nsAptpHz @12rpwnBlzB @13lAFsyxrx @15FubylIyG @17MGkFmnuB @19EzmAoAkD @20xmBGArxq
@21vzwvvuvA @22sDuqCvuu @23qeyyFxuD @26kAsCkAyo @3jzvswyom @33oamijluz @35nwqAvmBE @36ItlEwpyB
@8hFvosqKw @9CpoCDsBH cheddartonveskBsno @3vnrovqpt cheeouCGDEop cheekwxuxvtvv @8vvwxvvvv
cheekydvvvxvKI &monkeyiEHkJkMI @7sBErxkxA cheeriosvysunmyy @32xtvuxwwy cheesesrmiDivG
&cheshireNpMyerAD &chickenlmxInvzF &chilliqEtwyxqB &chivewcGovspj &chocolatefBeGoFDM
&chorizoovlgJsAs &cottageQfcOvfPF &crackerCyryxuqG &cranberryKmAEjyyH &creamywzvzwuvw &crispvLzywwxB
&croquetteAmpoCiHA &crunchykrqtzsHN &crustFprrvyqr &curdmD8kdrEh &curlkrAnmGlt &deepGiorDQQu
&delivwrtzrAA &delicioussvwvoluC &dicedgDhsFDGK &dipIztLgixJ &dogtKggFIly &ementalerkfQJIGAF
&emmentalkjNIAFzz &epoissiOIuHmGq &fatuslxqqxt &feastxBjuDpzG &filledKKjrbdA3 &flavouruGysruyz
&fourvtyswutw &freepkltFmnu &frenchwzrAAxuu &fullrBNvKNtp &garlicptbmFrtA &gloucesterAGAEwyru
&goateKLKKdEs &goudaIImNHHxb &grapexJGnomDm &grateduxutrsyw &gratinBbGDDvMj &grillHfMJBJwR
&halloumiDpByACtB &hamsDldDnEf &hardtsylFjFs &herbysNnfoyz &honeysFGsJDzb &hotlLtjQBoz
&ibericoJumDzyoc &instantrvpxwtzC &jalapenoAAuJpDky &krolewski7IqEfFsJ &kyivyyvwDxEC
&lactoselsjLDmhF &lancashireECItFNmB &leeknujmkqtE &leicesterxzGBzCou &lightsnwAnuul &loadedAxtauKjK
&lunchersCBlEnHB &maczvplPjEI &macaroniztusEwIB &manchegoqxuurMds &marmiteoiqmrAAF
&mascarponeCDwxADmk &mashjjpjAeEK &matureqysuxwuv &meatpvpnnsog &meltqBkqGqTr &mildryttxwtv
&milkwjzgqyDn &minisFvBxuru &mixsDpwCyus &mozzarellazuwAoEtn &nachonNtvNEig &oliveqJoCoABf
&oneouvtuDwx &onionsJlBysAG &pancettaQzkK7C5Q &pastaDqpvzlml &pattyroocxHiJ &pearl0C0S9D0f
&pecorinowwMhLarH &pepperssvuurwu &perfectw4LyDEKp &pickleHKiflcmQ &piewAnAhvsm &pineappleIDBGMgli
&pizzaCCEyfzzl &porkECjjjpgg &potatomhEuBwxz &prawnGefiLgGs &proteinIDClwDwu &puffDvsDrBwp
&pulledsyFmoADo &raviolinAAFSyQl &redFnnwprpi &reducedtwDyzwvx &richIOUqqisM &ricottauKKssosF
&rollFu7eKeO9 &rollitotIBOlIxA &roquefortmHqGAzpp &saladEGBhFlpk &salamitcu7mEIk &salteuHpBAFP
&sauceqBtqwxyD &savouryDcoeePmp &sconedn88bktn &selectionrFyEduDo &servewrtusrzu &shropshireZ63gVQc7
&skinwkEqAlEE &slicevzturwvx &smokeduCuwuswx &smokycfKIkjEI &snackwszztvws &softGDBGzCvF
&spanishqmzoCBsB &spreadnvynqzvt &spreadableFBpsCDzw &stickeCnotiwo &stratfordDnpiEjFE
&stuffeduzwCpzpq &stylezproqDse &subwNrtjGMw &supremeeC3ExanF &tangyfNoIJjyN &thintoxIwDDw
&tigerqsjrk9Fu &toastiePPfzqbpv &tomatoEztpxEGl &treatsFuqqyEp &trianglevrqvpwxl &tripletodew7Ft
&trufflemsmxpCEM &tubeoDvpzxkr &twistedyvngpsVw &vegantwxCAxqu &vegetableEHhhuFxC
&vegetarianksoxvEuE &wensleydaleyBAAvBkr &whitezypspsCv @11rswyyqur @12xqBqkyEm @13yrArzrvy
@14rttnlrlE @15xmCxosHj @16BAHrsnvp @17ofrwAhKG @18trpkFkCr @19wwnzHmtA @20AwtwAwsv @21qypuBvlw
@22zAwpsxhD @23qkwtKmEH @24CEmihkCr @25FdrpOkFy @26wupliwnH @27ojnlJJkr @3vuBBqDAr @30AvroiklA
@33vlmpGkvl @35snppxyCw @36jxoxCkGE @4rtjoGpor @43DBswMjxL @44isslooxu @8AmosAosF @9IxnqJHns
cheeseburgerheJHKodI &doubleiCfrvvyB &meltGLsErmep @17vwzzwuvr @20CEvwsuhD @21llCDGrlB @22hgFEGqzB
@3AFtrpuus cheesecakeinAmeFNh &cherrynGjExCEo &chocolateBBDfoNFz &clottedpoyCxzmH &creamrgBzntwM
&dessertuvtrnyxu &forestFnnopzEq &freesToP4u9C &honeycombHCsmonHj &icexiuAkBFH &jaffa8LccqEGB
&kittxAplsno &lemonEzGCLMdu &limenHgykAos &mascarponebpzaJEez &millionaireppdmjDgO
&passionfruitleNgGDHl &plantzKrMaFjz &raspberryfjFHBnBH &saltedkwtAnztx &servevkyDrpFI
&sliceDuGosnAA &speculooCCwmqehK &strawberryPjxAmJmx &summer8tw4OSfq &tiramisuGqgruFIK
&toffeezqQHjpq4 &vanillajssuLlIo &whitewHqBrHto &yorksEgoooAs &zillionaireGIlKkgkB @37pDDtrvCz
@5BDADoCDq @6kqvqmvCs @7ulvxoBzA cheeseletGjxNliMc &snackvqBKttyg @35ynxIplHn cheesemakervyxxuquv
@3stzvABAw cheesyAwiyzmzH &cornwBdKptJN &crunchymqtuttHO &garlicisbjHjeu &kitutBqtBqn
&loadedOgRl8szB &macaronieDnRd7wl &mashvspyttqG &organicFFoqCtyt &pizzamvIDnvJo &vegetableCVmCIvNy
@11hsHrFzGv @15quFrpCqk @17NMdFlplH @18BpgBxmFp @20nszzoupn @21ywpiCBjs @22stEonxqm @25tuCytBvv
@26xyEopvuz @3zxuupHyr @36hzwvCyzy @43GuinHfGD cheetahElnqnAuD cheezeqhFxsHqg @20suDztBpr
cheeziogoyPuhzd cheezysvuwtmsy chefqyxyywuu &collectionHxGtqvsG &porkvuumDrnF &serveAv9yqnus
@10wwttqAuv @19xzszyuup @20xvzsvuAs @3uxvwtxvy @8zjmGsruq @9txypvwjy chequerGrHHvBpu cherietAoyywAw
@6rtqxwuzx cherrydMeNEJJv &colajHgHIHGi &cornerAziqvACw &darkCAqzvyEu &doubleuwruwwtt
&energyZGOMJRMd &fatfxyyKIoC &fruitBysxDvvq &greekHrumCKjk &jellynFixyGnk &kefirgolDyFHw
&lollyoLvDBCkk &madeira2TFOOkeE &mascarponeNjBgpmBM &morellotAzuIwyz &noIqlEARtz &organictDgAHIxw
&pie9pdMvAkG &raspberryEFqojjBq &redqcsRCzGs &soyaDkgJGKxo &sparklingnJKBlFHx &spongeoDotCGsz
&squashwGcANPdz &stuffedRgHeegyI &styleErpoDQlk &sweetDvKIp0Ep &syrupuKBIKCAI &tomatokzuxCudk
&touchPHhObNyP &vinelmcGIlCm &waterFqBsvHBG &yogurtlqpDBJNF @0nxuxzDBv @11AzpzDDwI @15qsqDAvEt
@16qwnykoCv @17BsvvnlDp @18gymEGDim @21LwugtyvG @23mwexpxFJ @26vwBluwwg @30sApBvttx @31lEhEDHCm
@32xBqxzyAF @33CAtEvCnv @34oxGvwnqo @35jIvFABrp @36uCyFpDJv @37qAnzurBq @38mtoDpCss @39nCtBFCGG
@43vtArAvAp @45CzDtxyro @46pFrBlAzB @5mriFzBtI @6sDiBCEyy @7rDlDzCyp cherryademlHDEmJm @39mnGDzpxp
cherrywoodxxqrpzCt chervilolJELHGo cheshireMjHBdjTr @2xCoxqxBl @3DlACniEy chestCkChwqCE
chestnutqyuAdbcK &cranberrywvJADovt &freeMrjiyorE &mushroomiOkLbjgN &waterrhykolkM &wholenDGLmAuf
@11yBwztEuq @15qynColmD @18prDzmspv @26tuxuvpqy @36mrBFvDoz @4yprjzqzA @9AvCelCyv chettinadGssgGzEj
chevdadgdchfaQ chewDztAAleg &chickenJHwsDmkA &dentallxywvFGK &doglDttAxsD &fruitwkjmjihr @38sIxBAnol
@44szBrBurw chewableoCBFFqmo @44rupytttz chewinguuvrwyxu &flavouruzsApjuy &gumvxxzuwuz
&pepperminteqzjnfrm &piecevrtxwxwt &strawberryuGpsBAvw &sugarfreevuvwBzxs &tropicalehruoFnu
&whiteoErvzokG @38uvvtqosv chewyswBytoFB &chocolateqqykovEJ &dogqzxqDvyn &fruitMwrwojhp
&sourxriIPxyy &treatryurzDvr @32xvqswAls @35GEmotmpE @38ozvupuBx @44qqrBuovB chiaAlxobOFk
@30sqvypypx @33zltrmwpt @36pqCnsxwr @5vvxuurzu @6Bzzvyysq chiantiDsOicvgE chickKPplKBIE
chickezvuAGowq chickenqLhLkdus &chilliytGyrFmk &chineseuryvzwxC &chipolataoChvmxDg &chorizoosqwrfrh
&chowpndmmhlB &chunkCxJxttxu &chunkyclCsorxt &cocktailkrHkGkLh &coconutszEbjoDv &cookedpwrsBwsw
&coronationILhhfgih &crispNfabXcqQ &crispyDsyqxoty &crownqkmDfwDm &crustfyqyFmvn &cubeQpGorsoC
&cuprEosuswr &curryxFvuHFzC &dicedshyouJCy &dinnerxvyspmus &dipqlytBFjP &dipperLhDmGjcE &doguEpHvnwA
&drumzJNDQDIb &drumstickLRABIpKh &dryyszttrnA &duckkxfHBynu &eatswvmCrtx &elevatedtsNmFqCt
&escalopexqzqsoux &fajitafnouLrAb &filletuAGwxFuu &fingerEEhoHshN &firecrackerjdmj4bpI
&flavourvqwzvtts &foodtxuxxuuu &freezsuusruv &freshvvrzwuyt &friedvpnvgpCp &frygrxkDExq
&garlicpkthxowz &gingersKLkMElm &glutenwArlEykz &gochujangmoqnlpCx &goujonzIoEowqF &gravyyCnBqswv
&greekIqeDhmrI &greenqoLuzAtv &grillrnpFFhDl &gyozalzlujdeK &gyroyhGnsFlu &halfLRkMMeOT &hamKvEnxBho
&healthuFmKNIFt &herbzzACtDtC &honeykGkoiChv &hotvzFpwuwp &hotpotC6wofhhe &hunterCKOhhvmJ
&italiaICgoJIDF &italianuunQosvq &jalfrezidJLFIfJK &jellygzuIrDFp &jerk5aiJkjHr &jointmchzcRPf
&juicyxyRAlGGh &justzxwyAHzk &kabanoCndrffhe &katsuEDhyoEEC &kebabsvlGympr &keralanGKAANxbk
&kitzuswvxDo &kittenEptAtrvp &koreanDIjxBCGs &kormakffljgHL &kyivsmBjBIEs &largeytvutuvv
&latticeDBqAjlxG &layeredMqjccGHp &leekCGGzlkvm &legPOlLkgHt &lemonouCkEiuD &lemongrassqmrBAnzG
&limeIztDHpvC &liverCFiHGfEw &loadedavkGyzjI &madraegIgkBhj &mainvizxqutA &mangogD9IhdrE
&marinatedyFCwjIpl &masalavfupJqGj &mex8mhmCrN &mealvAtnCszr &meatballAKJuIsrg &meatyypCekqvQ
&mediterraneaneLgNxdCE &meinplknjjnE &mexicanppJtDGqL &mildwAzysEqx &minceSIa9Mt7D &miniyECyrvsr
&mixAulmvzss &mixed2PIPuMnO &monthsutqtwqt &mozzarellaxtwAvepr &mushroomgfhgKeJJ &ndujarLFkiJfF
&noodleClpHhrmJ &nuggetqyCjyHEz &onionpABGLQkc &paellavzsOtCF2 &pakorazEwBkjEl &panangrynwtooo
&pancettabgBwvaNq &paprika7vnkHBCq &parceluuBGouzh &pastalKirjvwC &pasteDGixwsFE &patemCxGvfox
&pepperqtHrCwkq &perisgNDEvJq &pestoeLtKKinB &piektbMCtpQ &piecewmBqzGDw &pilauwuuihwcy
&piriEjJsqqGE &pizzagHvqztAt &plantmUmZ7jmq &plattertAomvdts &popouoyqAvI &popperrpnxJGCw
&portionstyJNIlo &potkFzprkzt &potatozAzrxkxt &prawnkBVAFEnR &proteinrnqsyntG &pulledFijdrzqh
&puppyErliohLE &quarterEzrtsjpy &ramenwqGkIFCx &readywuuDqxuw &reciperyktzxsr &redEsCnvKoy
&riceECyrqzxq &rigatoniHqCmgAxq &risottoikhmdmHz &roastwBwyrvyx &roastedxAxvxtsB &rollJOHxRgN7
&sagezpQxMjyx &saladiEDpvAbu &salmonyErEpvEw &saltisLHEnop &samosaGJlNhjqn &sandwichqqvDtqtt
&saucetxAuHntD &sausagesPzsElxn &savouryAyALhotk &seasoningxAnxzDzv &selectionrvpwSdhE
&seniorNFCllljk &servetHwoFwzk &shawarmaqAW9pAst &shreddeddglILNf3 &sizzlervBnyEnrp &skewertxpvTBAy
&sliceDrqoAlrD &slicedzpkkGflH &slowFptvquxu &smokedmtdHtdeo &smokytwktzrCA &snackmsvxAzyz
&souptBoAroAp &sourEuBcdPum &southernutysFxtu &spanishFhBgtQti &spatchcockxtiABCwp &spiceFwsoJgBq
&spicysDtnxCqr &springNFyzAjrz &srirachaFJkHEhHm &starptpskuyC &steaklztBEqEu &stickvxN2SIsI
&stickyssytAdow &stirBkLBpHwp &stockpzlzItwm &stonebakedpFIAxwJU &stripAxBusNCs &stuffed8qAzxesT
&stuffingbyBIP8EK &styleuvvvyysv &sushisoCGhikA &sweetDytspxwA &sweetcornxBBHohyt
&tagliatelleIggvlLup &tandoorijfBAzGxR &tastyuotDrrAE &tempuravstNgHwt &tenderCzyootwu
&teriyakiLmmkvpjr &thaipfujEwEx &thighzdpjrCrx &thinrpoqFezQ &thymepmwiLlhG &tikkatymGJqrw
&tomatohGnuxkOl &treatwzBwzrgu &treatywHxerEtI &turkeylskmCmKE &varietyLkymbdgH &veganuxvsxxyw
&vegetablewAazhiCx &vegetarianBwpnuzuF &vindalooFCAAmoEB &waferpiyNmCRB &waffleBGiFHEfh
&whiteA9vA4mEy &wholepoyrHByx &wingyqFiqKsD &wrapqcEkoxov &yakisobaApEGjtzo &yakitoriPAkzvuED
&zingybIOkAqOg @11ytCrJwxx @12FHjEhkju @14Dlvqzwmw @15vyDFFAoC @17DqCttxrC @18DDqHoqBC @19AHoBpmCr
@20Anrvmrmq @21oDzmCGEE @22ivnHnlFA @23tGzCCnnx @24ipIEfAno @25pnEyqnmv @26qynBvyyC @27ojtwJmws
@29uDpzABBs @3sAEoBoBA @30twrryxst @36JghjLouw @43pBphhiqG @44lEuFzplp @48qmpxrlym @9lHbHCgnG
chicknxyruuuux @14rwuuutus chickpeaHvgKFGil &chillinotOCzjp &mealnCpBiPAJ @14AEsyyzqB @17vutvyuuu
@18GqjmxCwq @19uDCtxprz @20qEoDvDxI @25mJCKIsJj @36nvsIhmtE @43CtnAAwAs chicktastickL9vdhgF
chicoryFgBkNMfe @15IqzoBFvs chikkiFBoDmvlF @48zApErupE childrennzEwtyyn @43Dvwovrwp @46syzBkzuq
@47qrvuExyq chileanwyxrnusu @36urwzCywv chilleJBtJBpd &iceGczsmonx @27jCsqHvkq @46krtyEujn
chilldDummADzC @7vsuoyxww chilledDqropvru &chocolatehmoy9kkt &coconutxBjgiYem &creamrCxtFrgk
&creamyjjEZX9RX &dairytuBssDnw &drinkDwtqpyls &freexvyvsspt &goatevHTVoMH &highnlpzoDOp
&lightfzrxCtLS &milkDrnlgxjw &oatxzohgKfg &soyazltEwnqz &sugar9uxBuBMA @0DArprvwj @1ytxtzypr
@34uzpqAtoA @39nwwxywzy @6urwwnptC chillieMKtOEgg &chipsxunzDqq &chipotleEmwqlkCt &choppedkGEwCsip
&chutneyjHBmFvDn &coatedaBonpoBw &conwxwtAAty &cookedGJdiPMzy &corianders9roInFJ &crackernBUmzBgu
&crispuDDtxBxF &crispytEtkFCGr &editionDttquush &extrauxFKABQB &flake6EAsqKqz &flavourxywuwvxz
&garlicqkFMyeaJ &gingerqpFLBynm &greenrCLnRigm &grillAFvEEvDn &halloumiEpO3OPbO &honeyDKro7AoL
&hotGwpMteAs &hummusvksriyKz &jamocyjEqMh &kidneyxaixMiGn &kingtxyxyzvr &kitnDEqDGhn &lemoniJiLnJJw
&limePErIFwJx &mackerelJrmDvoFJ &mangohusEv6ZF &marinatedCytyuwtw &masaladUDkHCcf &matureuHxjIvnG
&mayonnaiseA9iOxSAp &mexicannmKBsFAw &mildvvvxzyoy &misoyCOAJDLH &mixtFyoCDww &mixedJvpzGrqg
&naanbeiGpm8B &nachoPbvu8sLS &noodlepMntkzoB &nut6kqAhjqC &oilrIyCVClJ &olivevFvyEbBg
&paneerwNjgMEkh &pastaADoHttqs &pasteGpiCqFzF &peanutuEmlaEf6 &pepperHAelzCBw &picklezrmr49BG
&pickledPJDCpelo &porkfzLLEdGl &potatoDDpEAvvC &powderdEJAqe8d &prawnCJtgXxrE &proteinEEElmDww
&pureeisMiKhtw &ramenhsmsocAj &readyAvvwsxys &redrrvBilED &ricezvEsgvrB &salmonCgxppuzC
&saltkdCJquqH &salteduCzgADpu &saucezztvztuo &scotchszAmDuyq &seasoningusswxBDw &slicetLgrJEgL
&slowHFJtOviP &smokedpArFovpB &snackjvztyusC &sobaiJHHGrqm &soupKHCCOKLz &soyjFwSEMvh &spicewmsouwyA
&spicyslvyhuCA &srirachaMykqcaMX &stirqxzHrqpl &sugarnDporhOt &sweetnEzeCHul &thaixAtuzurs
&tofusIKOl4eq &tomatoxurrlply &trianglekMFEvJmd &tunaiIDwAznl &vegetablexjoM49Gm &wedgemdPgDOmS
&wrapBDAoHCol @11nryAkDpq @12rHozAjqD @13svpsAzCp @14yvuGyxro @15pBslCDoA @17rAACBzqp @18mHFwIoJk
@19AEGBAECx @2vvvvswtw @20ozqmADpu @21wvCoEjwz @22qswyvDDt @23uslvyjyn @24OgfIekoL @25kDvCqruo
@26iCwBHqng @27phArvJqq @28rwyvCFkA @29qvGFixzt @3ywpnDGoz @33krsmCvqp @35jBHrxEbn @36oFClvGiD
@43nzywCznp @48kAzxypvA @8qEKwDDmB @9CzLDyjku chillldIjseKDiI chimichurriJPPU7NfI @27zCxostoA
@8vGAFCwow chimpmEDnlkFv @7oBBlooAw chinmHABDjmJ @48oCBHyjoF chineseltyFIxoC &chipGwrmejiu
&currypvvNABLq &fryEuy8sryw &kityDB9uuJC &loinsjCvsosC &porkgbFEGhmI &readyusposttv &riceFwrhqsAv
&saltxHztsjqo &sourtvwxqxxq &spicewFrqKVRJ &steaksgDvtlmI &stirFHwwckxh &styleqrsyvyrv
&thighhSIvGwqO &wingkgDgKieJ @11tjttJypG @15jCyDAunD @17utAnAovw @19lzBqsCuC @20yCtxnvsm @25skrpovru
@26AssuvtJp @27hpCEzArk @29wzmmwAGp @9qvDOGpoz chipBAFpiBtf &chocolatepnwmnExG &chunkyyAAHndos
&codwBhmkJJq &cookGzwryDoq &cookedCtuyGJqz &cooloqoqKBzn &creamsswruzlz &crinklemwbfOzEG
&crisproqwzkCr &crispyruBBrCvn &curryrxvorwvt &cutrDksytsx &doughAuIpwquy &drippingNdGpDDuB
&exoticBwxrrvLq &filletrwqsyxtz &fishinownwvA &flavourmvuDBBws &freeinfHjAuC &haddockEtfOgwBc
&homevzrvxtvJ &homestyleDrHqvzDt &honeyotfkmBqp &hummusHlorFIIw &icepxttxyoq &lentilikkGwqvs
&lightlypuqBBvqI &limezKyAqCir &microwaveyNAxJywm &milkqubAFriC &minimMCqrqHo &mintwvkOFfQw
&mixqkrMIozL &muffinttptnDhG &onionkskzylws &pancakemCvtuAPK &paprikaEpwqiykB &peppercpzBwgrP
&plantainsGCjGDei &potatomnioxqMA &riceozyynFAo &roastolCAejGH &rollcNkf8Jyv &saltftizFwmy
&saltedtsotwspt &seasoningMMKieBam &shoprwsDxxDu &steakMTvIsmnF &straightvvytBArs &sweetipwjLtnv
&tomatoogysplIq &tortillapqCzAtyJ &tripleBqxvBHjr &whiteuzqEUnqp @13pkvysvzv @15HEDrGFsA @17FvAEmuws
@18xpuwBvxA @20HhFgpGyj @26pAxzwrki @29pyLiqgrm @30tvjrwxfD @32sxupzwno @33rxAzAwDz @34rsAGoCAB
@35nnhjmGuC @36CAxtsAwA @37xDrnsyro @48BCyvsCzp @5wywvvvvz @6toBnrzwt @7CzwCJnDA chipolataCGKzKrxQ
&cumberlandiINjeROz &honeyxGGylwDB &porkwBBlAltI &sausagequFyonAE &simply6RqJhlJs
&vegetariantpGGFjih @11suuwwxzl @9yvDCCqEE chipotleEbvLXNdf &limeCdIFxKlp &mayonnaisetvtwrrtv
&mexicanFvDCnRBs &pasteFxIiMGni &sauceJpmDEBqq &seasoningBiBEsIpm &smokyvDKQlDro @11AvsypClr
@14sstzEynw @15tuvvuytu @17BkuBHArt @20nHztnnwE @26vlzymyom @27HonHJCqn @29FvyABIns @3kItrAvuH
@48FxClzrom @8toxywEuq chippy8zymnhGu @17uHwwsxwE chipstickwrhDJIom @36ysqxKCrq chiunHAEsJwE
chiveMRywsgrv &creamkrApvHwv &dipztqwFoms &gloucesterxAvwmqzw &onionmwywstJH &sliceFxArnqCD
&softJGtwrctb &sourkrtxrCCE @15wCrxpCsC @23Ajvvssxs @3yCxtpssh @33wxDyButz @35yyyynzDt @36zoAwumqv
@43yqzxwxux chknICuQ0lmc chlinLrxzEtj chlorhexidinei7lderlh @46jkppostq chocaABuhklwx
chociceohElkjiA @7nowpomnz chockyvvrAFuyu @7xursCstA chococinoRuKEnyiw chocofulCjryMoxF @35xptyLnxC
chocolandExLgceHa chocolatekDnKtKzA &chocolateyKrDjBoql &christmasswsIHwCG &chunkyuqotzoy
&chunkywzswvnzy &classicnpssNtpC &coatedsBntCqEm &cocoLpvbF5Bx &cocoaKKrvLlCx &coconutzypICOFH
&coffeetntgprEm &collectionpozuxzvB &colourpMPrjpts &conemsDqvLkv &cookiewtwnDwyv &cornerqvhxDxeq
&creamxvnztuIu &creationLmydLwLs &cremewuDzvyDi &crepeuykEsItF &crispDwDnpwwo &crispymifthmqv
&croissantuCIiGzcu &crunchxqBwrGoI &crunchieJzykz8pc &crunchyvljFdwoA &cupFlsBMzmx &cupcakelKiTtQFK
&custardjFiMKGIN &dairyHyKsumuv &darkurKxqtnl &datekvpxKKfm &deluxealGrCzhI &dessertxtvvuyyw
&devonuOfMvEPv &digestivepnurnlmy &dippedvuFqwstP &donutfKLHAWun &doubleAvxsvxAA &doughuAsCxktx
&drinkwrvvuxts &duoxjCwwqyC &eclairtjxiygxo &fibreppkzrdyv &filledtGAomBjc &fillingFKDKzGLm
&fingertpAyxtmh &flakeRVExjypo &flapjack9GGNENLH &flavouruxuwwvuv &flowerJJgKfhIC &foodDkDfspvz
&freddonJGIkGHI &freexmutuDuz &frozensutyowvs &fruitGTuvuxCB &ftorzxjxFGB &fudgeBBOyoDtB
&ganacheBEEHCFoJ &gateauJufzBKIH &giantEmytAqzp &giftBpmyroJx &gingerkmnJnlHl &gingerbreadifhFCJeW
&glutenDzquAvvA &goldsOBKgfJH &goldenmlajiqNE &granolaByezEJmQ &grzeskiDLNhErkw &halfoxxgGppk
&happyzCAxrzgD &hazelnutGlsshlCu &heartIbgCywmt &highvvyvvwvv &honeyqwuEtjAi &honeycombTthpgzHi
&hotlwyEutEs &icevmBqlirs &icedqAHEkAhI &icing2BarwMwl &indulgentJArIhtDt &instantrqwAyfku
&jaffawyjuudFi &joyEiirDuzl &jumbopKllozze &kidoFgHxJcs &kitPhlvtxum &krispyENwptutv &lattegAxCAknI
&layerJFnGtpKE &layeredDh8CKpgt &leibnizGlHurmAm &lightNovIFBpF &lindoryqGqrjjh &loafed4DhjFi
&logzxizADKB &lollyqJiJGJnh &lovewuctlIht &luxuryFafpBGhw &macadamiaColmoynA &madeleinekldEjFIr
&marshmallowsEyDvzny &meltvwr5wopu &meltingopxcvesn &milkxCxsrrvw &milkshakeAxwuyBtx &minitAAepsCB
&minstrelgkIkHDnC &mintKrqtMjJA &mixxytxvypt &mixedzLDnlBwA &mochaSsC5solq &mochilyhGtpGj
&moussekosBojgD &muffinQmVBlHzS &multipackwtwttqyy &nonGHFLqEzG &nutqdgDAhvl &nuttyqijxBgun
&oatedpKeCqN &oatyhHHHJiEN &orangeHgMPiDiG &oreoBbSqm9wm &organicvSqOefo0 &originalzrRktrbw
&ownwwvxuyH5 &painoJgtfgNf &pancakenukGxAWL &partyqNktFZxu &peanutlznvrnsu &pecanKqiDFCAc
&peppermintxvziAuAy &pieceyuymwnur &pistachioHlOKHHCn &pitchnDApBIBo &plantPEotcxfC &poppingwBnptbpp
&porridgeohqESxf9 &potoursrvuv &pouchqqpuwwwn &pralineIvHEuEzs &pretzelGKOHLBGg &profiteroleFwzlzdpl
&proteinkFqDqvps &puddingyAxoSCpQ &rainbowuuKPHhQk &raisinpGEmyvtl &raspberryQgSHzyhc
&reducedxuBKSB2H &reindeerqqqsyjDG &ricefnPCFRfH &ringceIDtCnC &rippleIuKrAxws &rollmHilyhpz
&roundvmqtMLjf &saltwpCryrEr &saltedBumxosCp &saltyJtyBDrQz &sandwichrnzmxbnn &santakkihjLwn
&sauceGPzMmNxB &seaymBnupEp &selectionAfqjwuqv &servevxrwuuuv &setotejtDzd &shortbreadPSgKICMd
&shotQQByow5m &signatureAuuvwqAq &singlewmAnyxvt &sippermCksAkAo &sliceAmDtuAAv &smartzrvBvzuy
&smoothmFDqAwfB &snackvxxwuBws &snaprCkjpzDh &softymrysFCw &soyasgCQyp8E &specialoItPjIlC
&spongeCxvFzIlt &spreadqHvjExmr &sprinkleuKmqAtBz &squareEhtEtmur &starCjyMjsMo &stickCxClrxir
&strawberryonnyDHlj &sugarikpEvFgx &sundaerwmtzgpE &surpriseKkzALvno &swirlFKMFgNfg &swissBhsuqBxE
&tartEnKDiDgq &teacakezwqyzFvv &thinuckKkIGg &timeoutFlfFiHGI &tinyypxbmnf &tiramisuJseBOFQI
&toastingOFFJXHbU &toffeeyzNfphKK &topd5s5lxIE &triflef5znAJah &triplequwyzvIt &trufflevkxoDzCA
&tubysvwBwqx &tubeHvEzIqns &twistjnByHCmH &ultimateUbQ4nxOv &vanillaLpzBrvpz &veganxzgCuCyF
&vienneseOnIASyd9 &vitaminDlMptuxA &waferlgjqyzrm &wafflegouHRBJx &wheatCAJ7cSzh &wheatyuvECjNvh
&whirlBxwEAxrm &whiteMIoCRvjH &wholenutkajxrfBi &wispaAnkhvDGG &yogurtHoxqsuxj &zeroFHhfBmEq
&zillionaireAupBrvvw @0orxzmnjB @1jLpyBJJq @17CvrCxxqB @3vvwutyDv @30pDozFvvn @31pwyyGttp
@32nsrFwtnE @33iDxGGACo @34xpjyvzFB @35sBvAtAwy @36EzqIKEsf @37ypuqtzrp @38ICEvwBrC @39lDsCmBuq
@40iDqGotAH @43ryyCzwuw @5Cqyyuuvs @6nrBrvEsF @7DzDAovEm chocolateylAoGxOvI &pieceiwPhnenF
&roundtGfwDMgd &whiteCDrEABlq @30DJsGFEyt @32oqyzuBht @35EsmpxDmu @6srxrwoyv @7wxwxyvnG
chocolatiernlKoAFnz chocolatyAADpsyAo chocolushiArNoGmL chocotasticGDwGcCHA choctasticEDwEfBGA
chocumKhHlHciv choiGBkslryl @15CCnqrsum choiceDFXpyQcx cholesterolwsvttsvw @5vtuwzvux choleyrptCBuFl
chomperCBkpArEA @44EBotzsDB chompingDCyECrgy @44zDyDwslA choobpLrEEqvk @5qwyzwxtu chopyEqElGmr
&lambwryFkIzn &porkGHgHkFho &shoulderBzylqIkr @10tsxEqByr @2vvuvvvvv @48qoAjFmCC @9xCuywCqs
choppedvwByJEvs &datejMHnIMhC &garlicwqDvmADi &hamx0vPlMHB &hazelnutDlGpDqkh &herbekI9Q1Lc
&parsleytAyECzHr &porkrpnzkmxE &spinachzmKDNDfm &tomatoIOwqJKLa @15gktKMzxA @17rtsxurwA @18EzxuwFAo
@24xovurpvG @30FjEjIqmy @36eBCyEGhB @48Alkyfhux chorizoRebbKY3e &cookingVqvPsfsg &paellaryytoCHE
&pastaOqhqBDv9 &porkIqrvFJnh &rollitoppiooDpF &sausagekrnDnDcB &sliceukuv9SCn &smokyFtzjxIkp
&spanishyCuuCrrA &styleDkmqBsvk &tomatoAGmluMnL &turkeyHHKqlAii @11swmpvpow @12uBqqvypp @13FmvryFpz
@14Donwpruj @20FrtrErBo @21wwqvpApr @22ynlwCDlp @24rnoosAjo @25yoswzBpx @26wsvtwwps @3wsqrHyry
@36xotqwIrr chorleyJKLmFEJC @34ECDltBAA chouxxHpqpimq @33CCrtrqss @6svortsvv chouxnutuBxwwBsv
@6vvwAyyvv chowgNmCnACL &meinjEnunpEH &noodlegUwODzrx @20qzoprttu @25tApBwrwx @26sypywqzC
chowderAJyGrGmF @19yBwzvtrx chrguqtrsBtr @39stpxwDzq christmastmvvuzrp &milkFsohtkvm
&puddingwpxGsIkf &servellnoAtqs &treetkli9uoc @11tBuuwtxA @27swwvvxsw @3pvxtunpz @30BrBsisto
@33vsynuuqt @34wCuwvtyB @35vmpzsttr @36vssqpAqB @37uAspopEx @38ErpConvm @6FpBDBGmp @7twwEGsCm
chudyIuAGHwoI @3BrDADuqB chumsCHBCDyl @37sDEBDCzm chunkmxswuDuA &cookiewxCDusDt &dairydFkJPOIM
&dessertwApBGHHB &hotJdCGaaOY &juicevHypk8LK &pineappleAmuCvHrm @11lyKDtoAI @13vAstsyyq @14woymDBAt
@16uyxpDjiL @17tjyAFDkC @18tsrCFIol @27ysttxwxn @30Eooppshv @32usqyBkAt @33xzusoFCB @35Aqzuyluo
@37nAqCEFyA @43wwAvuvvq @44AswqpsFi @6yzszAzFC @7lCIuxBBx chunkyszuAyssx &codystqwywq
&cookedpisaAKGo &cookiepnAsuLul &duox0laMgkF &fingerCytFkBAv &fishvwzFoxDz &iceIIBJfvts
&potatomhzfvJEp &squeezyFqct6DzK @13xxustuxx @15vpvnuFzs @17GGrLqgnC @18CtvtzyAv @19rIBoHApk
@20BFxDsxsC @24russlooC @26rAztzDwo @3wssBCvpy @32rpmvwCrv @35Buwuvpvz @37jEkJkfxJ @7uwCHowsu
churnwtvAswBA @2xxyztstw churrascofkezGNgF @27mklAHJmE churrowBouogmG &miniuEmtploD @33twptrvsz
chutneyBoAoovrz &mangopvrKmBvh &potato5AhwpvuB &redqgkTHjOn &tomatoHoylqIhf @17vvuAtzvv @20wrzvBvnu
@27yqxvsGpx @3synkpoop @36twnyywrA ciabatt0yGzxoai ciabattaNiHgijJP &garlicyhIpBxFN &rollGmkGcrpE
@20vysAHyoj @21wrClwzFy @33zjGkiluH ciabattinjuzttson &sourdoughftxrvsrt @33ovxzwwuq ciderFwCpoCBo
&organicchxHcyYc &saltIwxwEvzo &vinegarjdJAjJMf @27qtyrsuEn @35vvvvvwvv @36BwuyEzDm @46rrAkuArD
@9szsCuxtr cincokywmmtko @3lvymssrp cinemawswyzuwv @36uwuwrxvw cinnamonpcBgjKAh &freeGgoxrzax
&gifflarIjuoHIFo &glutenAhqyvydC &loafqEuNmnri &maplezDkHysAB &oatiCzpFrDn &porridgeisDnqiEj
&potjCDrsyyk &raisinHxALqvur &swirlHjsWoxuh @0uisqEvAj @2pvmIGqxM @29mrEwoEqx @30BoCqpDxq
@32xtwqptyq @33EtyDlFBm @35ymBmrysn @40mrwqfFns @43wFqssulx @5BturqCuv @6xlwkqAxo @7xsssyvwt
cinnaswirlHdjLhHJC @6wlrGlDCz circlelIfxHvIG &familyhKkxLyLH @35ozkzzzJz ciriouxvvzvvu @18vtwwrvvw
cisterntrtruwvw citronCrQwIvso @34vpCuxDur @6DrDuCrxn citrusQMVBL3Lg &shampooHlAMmjFh
&vitaminMKGFht8j @38EJCvEppF @39DFimorto @45ExwuEjAv @46GnvHpqMj @5DuAqvpAt cityvtmvCtzv @18BqnBDtwm
@27mBAuvzpA cknDykyzcor clamxrsuDxDG @13ypruDBDA clarifyingByjwOsqu @46wstuBxuA clasicErjupCkF
@3GttqtAmB classwsuvxvyD @15wyvwtwsn @16uzwuuusr classicwwuuvxyv &collectionDFqAtyGH &crustrkvsBFqF
&darklNxkkinL &dipryFDq0pr &drinkksbARRGF &icepwvDjyEi &milkJximtuwk &pizzavsrozfww &saladvszqqqHE
&selectionuzyqtzvn &sobaKfLLHIJr &stickmyuttsCz &varietyOvuuQAJv &veganjMHvAGqs @11wxxyuuyy
@12vwxxstou @13ABwsCitL @15rlnBqoBA @16rtEtgwnE @17suvtvttx @18uvvwwtsv @19utvwutsv @20vuyxuusw
@21uAyEvHtx @22vsrswtwq @23utwwsttt @25xvvAytux @26qzAtoyuv @27wssttuus @29uvxvwtst @3uwuuvwvy
@31tvwvwtsw @32GEoBwDpn @33wwzvsspw @34vtwuuuxu @35AyuqFvzn @36Jslxlhll @37lptBCyDt @39uuyxwvrv
@40xysvxwoy @44BoEyjuqo @45psxrAwut @46rjmsAyEz @48xxwDrtyC @6pptrxsrt @7pstynsCy @8yDEErrsu
@9vvAuzusv classicatttuvwxt classicorusxxvqz @33yssxFznI @40slnGtseI @7skpzqzKf classiqued8GsygKs
@40mlDzzkBr clawxzJxutAz @36xzExzxzw @43CAytptsx clawsonsxCEwxEE @3yuwuuxvu cleanppppuxuu
&energyFkgCmjqm &sensitivewUPtoiL6 &totalpzsBjxwo @39GmqBnlro @45pwststtw @46trpyrymp
cleanerliAwpntI &floorprxtDIrD &lemon9jozCG6x &machinemspBFtpn &multipurposewyJqyFrz &ovenfpFFlFFH
&powerxvnwvBmk &toiletpnulzgts @45nqtwszvE cleaninguoyvpsBv &sprayzAstACsC &wipeBIwpqwvt @45uxvxwuqq
cleanseOBrtwmFF @46zAwxCmxz cleanserqxlzpuGO @45rxoyvvBG cleansingDmxeusww @45xwqyoxvr @46FuAlyqHy
clearAvqpxttu &fruityonvtoAq @31quABtxxx @38Ggchtiwp @46NsmpEsBG clearspringxxwvvsuv
&organiczxsBuwvr &sesamefgr9lwNk &tahinigrKxDnnJ @18svvovwxB @25fdHxIdLj @27umwvqspD @28pstqxywy
@30yuBmBlrD @31DFnGpDql @35vyxrvAvz @36AzuApBAo @48DosvpsFz @6qwtoqzuz cleenxsLGMoCq
clemengoldulnFrFpG clementFEyqqoEF @6FuxqpnAD clickuyzqwsup clinicalyBhrPzpm @46AzqvBDzp
clipperDyztulqt @40qAxuqwsB clipstripgHxjldhr closedwFxAvpnr @15ywxysyxv clothIonlfJyp
&microfibreGlmolKIl @43wussvxyt @45CvsrmDAr clottedDFqsqwtt &creamBKquizsv &fudgei8HzMoCw
&iceBOAGoxtw &raspberryDzzokHhC &strawberrylqyAMuvs @1IBnrhHIm @34sjywwqxy @35EJsnnxrr @5tsIswiFp
@6oltxtzsA @7wAuAsAov cloudsCtqpFGs @43ryAvtytp cloudyEFJucrmj &lemonadenGGjbnzn @39yyJposCp
cloveGtJjljoF @18hwttqzzq @29FqBqsklE clubJoGsoKFy @17BCzBxCxC @20BjBHfuHs @21AttuwAzx @23ztvzvtvv
@35zCihBzuk @46xwwvvyvu clucksvrAzqqp @14vyvvxsAr cluckylzzowufG clumpingCyuEEtAr @44uAsxAqzv
clusterqisioHwz &cornmrgwBzEz &crunchysHiGwjzw &flakerxlvxuGD &gummynzirrCoy @32wzrxuovy @34toAioFkz
@36pqvywvqw @38upqrtxsz @5uroKkrym covwtwvuwu @13qnmutznB @18vtytvvuw @19xuzwxzru @33twvxxsvv
@34uyxoosxt @39wwxvwwtw @4usuxyxty coarseEoCmqsso &oatmealtDsaezBe &pepperFjsoDjop &seaKzddr2ii
@12lBuAAyxE @29Bwmwzhmn @32vyphlxCp @48EkGjxAst coastalsimxtDvv @3sxnnsFuv coatheFDMvGK @27nmAtGwEz
@44hwtJzzuw coatedwysDyAov &cookiepygxrlLt &peanutBynossxv &pretzelzkAPmmLN &yogurtwxyrmowx
@11rtxtuqBw @17qBwwmony @3Frvwztuv @33FlkDvtLx @35rrwpCxxt @36rxxrzuqx @37lGlvAvrn @38vzvABxtz
@7BrAuquyB coatingysutrtAw @11pnvyxtrA @32xyvqrsxs @36qyzyyxxt cobxBttprwp &minioqAEAEwo
&seededAvZR6RN1 &sweetcornltzCnBnm @15tuvAorst @17qpzBzBvt @33vvqzuuzA cobblesrBuzkuB
cobblerwjptBvAy @6yrrxxtAu cobettemFAlkHmD @15qDzptCqD coburgNreRiEIb @33AqjCoADk cockBoFFklll
&soupBoIDmlpl @19xrBCslpr cockleoDCiluAq @13ozCppuxl cockroachususvvyv cocktailrHsonIwk
&crispjCwqrnls &fruitIKkkhDGd &juiceIlgnoKDk &kingvuKtGHtp &prawnuKlnmJve &sausagevnxzvqwD
&seafoodtyHKHiNl @11qrHoBkFo @13qCCmqEDr @14kNnI8Gf8 @15hIikgLpl @18xxtnlyBv @20zAohuwyu @23BFDBxAyq
@36rykhmyot @39vtAvxtrD @6xxBprzws @9fMpddCJf cocnutDlMwDmhz @3CwAyzssw cocoopCPhGrD &drinkspztoAsz
&nataqsCrjDmB @32jGrEtLsk @39qpvrnznz @43pqzytyrt @46yBIHvswA @6tzyrqDrx cocoa9AjGctLt
&croissantGtrSgyOA &fillingByABmtiz &formulaypkwAwpt &hazelnutwkynQCdi &oatkEqEgxGn &organicwgiBAzTo
&proteinhEqNLEDz &vanillavzxwxopq &waferrACucB0t @30zzuzwtrt @31FHwwwsAE @32hrtHjsEz @33qDrHyICC
@35DpsyowKA @37GAzvvsxr @40HfwgnFrq @43sGoGuomB @46ozsCuswo cocomelonFBfswnqn @43yxnwyoqs
coconutLhLKHajJ &conditionerihBHFnJm &cookieMHzQGsIl &creamedHoCCAwCo &curryvDzvjBwr &dairytwrswwEu
&darkwjHHCBsG &drinkruJtKtsr &drymDrvcLpE &flourKhIJknJL &foodBuKruqBl &freeoznvlzvw &gelBkwiJBlC
&glutenlEpgixwf &greekEAzyuuky &indianurtBzjtC &juiceBbrBMGlp &lightqCuotxlq &lime9vCuHuHk
&loafByRuFezF &lotionlqlzFHBu &mangoaJmntemG &milkswDwpACw &oatrCGrownC &oilBAypoDsw
&organiczrCwmyEm &peanutypDGDkuv &pineapplenIIquJhz &plainBDEtBqmD &porridgetrByClmA
&pressedAnHLlJCC &riceCtnzJybr &ringFCwnLkBr &rollDlLODeek &shampoorsElruFn &showerHkHDGJiI
&soyaFBlMPFqv &styleDxvkxqgp &vanillaExrykkhB &waterGmrDBLaD &yogurtCrDpwpqE @0yxEqkuQo @11kwBrptKr
@13qeoCyirB @16qnCDCpvE @17xvsuzwtx @19nrBBysAx @20rpqqiBuA @25GCgHKwkw @26uyuxAsrB @28ztIBzklM
@3pEtrwywp @30IeGmdvJE @32oqDxCmpA @34AqxqBlsj @35DEyHyoHB @36JzDGxsrq @37uoDJqBKH @39BsvypFmA
@43lkqAntAl @45ArBHwrmr @46tpECzEyy @48FtCCCnnD @5GAIztrlB @6svsxtrBu @7mGvwCssA codxgAFmhoz
&filletjturlvtp &finger7SdxLWMJ &fishyDKtwfrx &fishcakeHmkJAbwB &loinEtRoodfK &mornayFAqJoEiy
&parsleyFpbbNAyh &peaiuFvjoFE &shopCBACy7pn &smoked6QNbpHin @13BmAxptrx @14xzxsvBvp @20CojvsDED
coffeeCrrwzwzu &coldNpQrLMEj &colombiawqKlnlyx &colombianwoCrvvpz &concentratejoiQhliA
&creamfkDoJLCA &decafyuyCCsvs &dolcexoxwovvt &editionNthnxuNI &espressooqvruwzr &frappeFwAFjznA
&goldmrCqBpzo &grounduqmzvwpw &gustoCzpuyxur &hazelnutDClHtGxp &hotOrsonvuv &icemjAkHKHx
&icedkstvtxww &instantytzrssjs &intenselDFFhxpk &intensityyHtCjqvu &italianrzFpzvFk &lattetwzsvtAs
&lightcQ9c5ELR &limitedNvhpyuMH &machinedxoNjzeJ &mochaxwFojnvu &mousseIjpoHgMi &nespressotrIxCzys
&oatDEnquDce &organiclp7LDZGq &podjABpqqwx &richqFihwAtB &sachetlsuytsBs &smoothzeohsjEl
&strengthysuysMnx @0nBDtAsox @33Bdhiwdes @34CBlGEqEo @37IwoluADr @39rususxoB @40xArAoAmC @6Aqruxuvt
@7mnwryIBv cognaczyDvxsxw @6wABywoCv coinoBnFFFBx @37mFoqDBqr cokeFnDlAHli &dietFjCkGFol @39ysysCGnl
colaGY8IcDKm &dietggdGgMjh &drinkNnzZsoID &flavourwCCGsiwA &lollypugLfIEj &zeroluHQuBPj @38EBBzrsrE
@39HunIhMEB @6lzixpyDn @7nsqAtDAr coladaDDEkjDkk @17wvutvwvv @39BDzqsCqt @6sqwpktqr
colcannonHJgGgKOA &mashKDiEmEJm @17JApCnDAB coldBgvxuFmp @13wwptFFEx @28ErEsqtvh @36szwpovrD
@39kvyxrmmz @6rrCzBzvl coldwaterFxuuxOsB &prawnHuvnwErw @13CvttFDBr coleslawC2zMqOFb
&pickledGzLAmGFo @18DtzBuyCo @20tlzsEADm @23nmErAGyh coleyFFEEBGqy @13BCBzDzrA collagendMjItgjO
&rawiICHtloF @39nAkCrotz @46mrqxuqwC collectionnnrvuyxv &darkwsLqqghk &dessertaEs5dZUz
&fragranceuhxyjECk &herbalfod0rvGo &premiumklxKpKAr &sauceBAAgpqjs &stickAvGuFmcl &tubGdMjwkKr
@10Aujrxnyv @15EBEEszpx @20zzwwABAu @3lttykuxw @30CBxztpsw @34CAyuuusw @37lgtDFLCf @40stoioDuy
@44vxtpzwov @46yrxuvHDq @6vppwuqrq @7svvrqzAr @8DDADBAAw @9CCzvxsqy colledgezstxAwxA @30tCvuqtsr
collezioneqGzsvwFG @21qDqCwzBz colombiauvNcljGH @40xpzpqtqF colombianCwIgjlBH &decafCmHAnjqo
@40uAPihmJG @6tzhEFzvk colossalMPci1Qh9 colourpNsunyyz &conditioneriJediCIL &foodskpBwrCl
&freevswBwzwy &gelsnmvsBvn &highrsBtABmt &liquidnHqBinFt &shampoojyKRmxFV &washmvgLcnRf
&washingsyDsmuEz @13zlssIvpt @15ssxACmuv @16wuqvytwt @28zPldggnw @30uwsAnnuy @32ywwnuxxq @43AsDqxuqq
@45ypzuvuCw @46rwsooADD colouredvwuCuByB @3uvwnvpsq @30ryBHheCC @4tqptwwuC @46pCzwqtsy
coloured0AHprHGmF @3ztpuBEsC colourfulihrvprmm @15zAtxvzEB colouringiuiDhuvr @30uxnxrtEn @45lsuDsCuv
combyBfvszCq @47yAvvqyAu combingyxuAvAxi comboDBJBBkpn @36FIIABsmn comeqvxtwfxt cometMMow0Egg
comfortnqvEAovh @43wqEwEyzC @46osrzrwzk comfortingwvwtuxuy compactsxoropxu @45xxuCuzyx
compakxquzytpA @46wqwuEwww companytuuttsvz &sliceznPydCGs @0yuwHywvu @17zuvBwywq @20rwsirsmv
@30Axyxzsuw @34wywsrvyn @4vtuxBzut @6omDrssuy compatiblewxxCvsqm &nespressoyxrwtFrB &podrntswxtw
@40Bxxxusxy completeorutuuwr &foodwFvzGyrB &nutritionuBzBsltr @32rvFyssru @39hGaCHyhb @44yoxvqsoB
@45royotGCw @46CyyvxrwC complimintTSCERkjo @38GKyCDtvw compostablevtutwssB @40xxowwsBv
compotexKyBqGru @3uxvwtxvy @5zyqopzvy comteHfMaNMde @3FkEpEHgo conizowAywA @18FwzrxDny @20wturqyxw
@26DvBvtnww @43qwvxAAps concentratexqtsxAtx &flavourdqhpjqyG &original6e9SktBG @16tAynmyBB
@18uzyyuuvr @26tExwtwqq @39xrtxwvuv concentratedvorBrvru &disinfectantBGsFzpIq @18wCzpzwyv
@39opmHtnlD @45sxtusAvq @46vwzAExyA concorddIfhHdIg condensed9iplsygG &milkkcrzpior @0omrAromq
@19qzyquCrB condimenttsxxuxxs @27xytrvttx conditionAzwvrpyw conditioneruvhikIwE &creationzlCDBunF
&fabricDJylnBCA &freshyBvtrztp &hairnrptqxvx &kidkIjkBylj &moistureFKvHyBuy &oilsvAkxnHq
&repairhzihtwgo &shampoopk7yHkGu &sleekIoBnClzB &smoothxnA7AiqA &tropicalqikiihoC &volumejiDHlJnl
&washFyAsixrw @43rrmoqnqk @45CzAosxst @46iokDpCrC conditioningqzHbHwrB @46qABuuyqw coneuoRuEAPg
&creamuzswuEtq &dairy4rhp0EGE &hazelnutHxHAtMEw &iceowBpwAst &milkrjIupzyp &mintJsKFEJIm
&softrAsyqipV &strawberryFJdHailB &toffeeqkmiqiAC &waffleuEFsDBmi @7EuCpCACl confectionerurvxqyts
@38uvrvustt conferencefKGiehjH &peariGIiinfL @16kzImsopx confettiJFPEoHPQ @30Anvquxoq @34tDFDnFED
confitzExuwqAs @11lEBgswDB congratulationP7Kge1hb @37EwBrkjts connoisseurzBGvsvqC conserveowvvxutr
&damsonFGhGiCwH @31BsuByvxs consomeIikMDIKm consommeGmpDADCn @19yvuAzBAr constipationptGrDrLJ
contactytytsyqA continentalrlKuCoCo @12yuABrukz @37pmFiMjLi controlsyqGHGNQ @44BuyvBxzq @45txjsqtwy
@46pvoEEBAF controlleduFwGKHEm @20nCuFCBFr controllerkzikpkGn convenienceqnGvnBws @3orztozvw
cookxmxsvCww &justqxuwnoAs &lambsoPMHsrr &readyqBpAttyw &roastmtGgaBrs &rumpGFpLimrU &slowJuhsB8hC
&steakvsBzEptj &styleClJtvBoT &tripleygrpEIxq @10AwICxtAt @11qtrvtxzy @13tztswqss @14BNBIxuks
@15Bqrrvuos @17uvvxxvwr @20BrxnsCGy @25BCszspup @26smrBGCFC @27ssIrFpHx @8rnpsrDuk @9zAtyzrvB
cookedBxwtupvx &cututCCIBPt &dripping0Jun8bYt &filletmLHIlyCy &garlicuwtywIin &gravyzutykvln
&hamvxzrzvqw &herbS7y9T9RH &honeylspAyGzv &kingwvhmniwt &lambBtBvBBzB &legmKnajkIo &minimuAzOkkE
&musselHmEwutGw &peeledpuxzspzv &porkzorpoBtu &prawnrqCzyCtq &redwvnqsvyo &ribBsrzmArC
&shelliFKALlKH &skinlessdZXFDZPQ &sliceuvxwuzxv &slowsstqwppz &smokedntpzxGBt &steamlISmALNU
&styleGajiDjqz &tripleDpmuGJqx &wingsDuMCHKH @10vowuztzv @11uttwtvwx @12pCxKtnsx @13qwotutyx
@15BpAulski @17zsGwAAzr @18AByrolCC @20ypsywtpt @22yuszmxvs @24zDrryCzy @25pDvqCGst @36tuAAywyw
@8pquvBmno @9zutvqovs cookerBkkvDrqG @26zprwCvyx cookiejeFzlKuv &creamunCGzEyR &cremepEzFtrhF
&crunchyiezByNma &dairyAvFtuzly &darkF6lDJEMs &dessertJKBflvEv &doublexGwPzjuy &doughoMHcDENN
&freeMvuNqlqi &ftoopyFEDwE &giantjlzkjpty &gingerqrnBqsvo &hazelnutyjFtngnw &iceIpDCzDkk
&latteFJA0vxLS &milkuiMuCBmk &milkshakemAmgpHFu &millionairetgiiIidp &miniEJuFpsvI &mixnmsovtcD
&oatynoKrDKGn &peanutEGzmjiPz &pieceLKojvgut &proteinOrDknrts &rainbowlmGEDfmA &raisinqwBpDpri
&saltedCqNTBwnH &servequyzxzBv &softsgpdHLt2 &squarelvwpoAxx &stickEsuFoMon &sundaezoxzAAqt
&tripleJkjGDLON &tubsyrryCyr &vanillazyyPtvgu &veganrrAJarBA &whiteENmNrtwM @0tuqmuAtv @3rvxvsAyv
@30nhsCopoE @31lhHnsDwz @32fAIzhIjw @33nlDzCFpC @34kpGlmxow @35yzjoBmwl @37ivxdqBLx @39kBAsrFpw
@43rsCuvAsz @5xsuortxD @6ByGhlDEm @7rqzBEvoz cookinfewvApOm cookingwtvwvrxy &mexicannuyvzFxl
&oilggDLnGsF &saucetvutrAzp &sprayPFxfvqtj @12DtpJsgjh @14rCvnwADA @15ywtuAymw @2twywvDrr
@26xxvxBuqy @27CpiAvioq @28wvptxmuA @30vAxyxvBq @45vIszqrxB @48nzxvsArx @9JxgHJrCC coolrsupEIAs
&mintCBotkotj @23xxvDmoux @36ikjsLIKh @38vwwzuntw @46woGwmBrD coolingwyvAwAtu @46sBnxwwtw
coolmintLmumwUDE coppaBknweDIq coqnkDyqpqt &vintvCGpmnt @20urxEnqrt coquilleBytomCBw cordialpBwzzFvs
&elderflowerFmDLwFEA &gingerlolKFHuf &limesEmzyxFm @39wxxzxFyo cordonzmtnuCoD corervlExBpC
@7zytBzAqr coriandertFIpEzEj &limesyDSEhhv &miniG7wDSpEC &naansBstuvjK &soupqjwzpIBm @13htzpGwDy
@15wAFpDEEj @17DxBjwtpp @19BnvDoyym @25FGwABpzG @26Busvytvv @27sBHBlvAo @29IAxryxij @33oDtrszov
@36kzCAwvDn cornxqyqxtuQ &crunchyqsyvGCqo &flakeg6GuD8dB &puffBCAGlhEi &ricevnKCpyIP &saladvmdwHGdO
&saltedT9ttAEmJ &snackAezSAkKC &tortillaFrB72EoA @11tvzuztqp @15DsmxxsAC @17wyGzmnIq @19wBmtuvuz
@23wspvAwty @28wgEFONII @32rtsAyjts @33NiElrChB @34woxsyxuv @35EeIkDqDI @36sptDwnHz @43sFtotGqq
@48ljFjBvwF cornbreadsqJBouFy @30spFBrxBw cornedMlfLLfhK &leanxWkg4dn7 @20wrrzBssz @8HzlzDqvD
cornerEEpgtElA &reduBonpBBw &strawberryvvGDgJoJ &yogurtzEtwjwnl @5vEtnrBuv cornetxuKqDCEl @7uvBrzAsl
cornflourEqpwvvyr @30GgjpzuCD cornichonkGyltRot @18tDAotIss cornishCwvDystu &creamuBBksDxv
&pepperCFzvuxmr @0Fsqxowpp @1qppyuqwx @10wxxrvtvv @13ECrxCfwy @15oEnltuvB @22HJLJDvkB @3ptxrsvtt
@33rurAoByk @7nxymmyzD cornmealNeqCNGgz &oatunCJFIqE &porridgenkDGBApE @32slADDzpy @48ympyFCqu
cornwallFjhSikki @0wqpEklwi coronationJGihmeih @11BDpkmosD @20wwsqoqxs @23tFpszrtn cortigHGkIJmL
cosmicztmDyCjC costaCKttFLOf &latteLFtlFruk @40EBpyzDAm coteHtIGizIk @8EwyyuyAr cottajzmoCrtn
&pannamArmCqtr @6rurwwrqs cottageUqvDApJy &fatClNZkqzl &freeiz9urtUJ &lentilBEkyzlBo &pieiwxtDuno
&reducedjIdGMkBB &servelPKMC9M4 @14rokGzqEq @20lwvxkBov @26DFrGDzwv @3GtpzBiBC @43CpvGBkjl
cottoDAmtujAE @9CHkCnoyE cottonpuyrvwyu &freshebm0JhGS &padyGuirmGn @16rLFIEups @45zurwxttw
@46vryimwwy coughpsxryBBk @47uvwowBBl coulitFDpmzFA @5wwwvwxAw @7owCtpzDD counciljrpBppsp
countedwLtWTNVp @20uDuEFCGp counterDqoimEqs @37DqokpDqu countryrtqpxuzu &crisptuwyvvuu &mixoHv6GJyw
&pie8hawfpog &westysxtuwtr @1wrznxAvq @11tuvxzsuw @17rsiqCKmk @19xGABCxpt @2psyvxuyv @22rwmqnrws
@3nwzwuvvB @30oyAyvrNA @32Ayzzsxsw @34sHnlyhzo @44xqDyzqrB @5wtwyyvvx @8uAzyosqz countrysideDBGosghf
courNtsrCswz @46AxDtCCwB courgettekFnJjCre @15iDEAqzmo @17znpwtuws couscousIjbGQ7ed
&mediterraneangd8ipxl3 &moroccanBssoarPB &vegetableMJjdlghg @17zAtuyvrv @20srmyBAss @23GvtBqqvo
@25GmpyCpuj coveredstzwvwqq @35zyruuxBx cowoqwssJxm @0zztzxmuF @3qkDkzFCp coxfjGICGGH @16npBDBzHC
cpcpGKlhqmE crabejnjKgkf &meatuydnIsip &whitePoneqkbm @13qrtqFuwp crackedwtuuvxzr &pepperzzxvyuuz
@13qxtzrvrt @17tsuABCws @3rorCsuwD @33HkhpuCC9 @35pnAxArop @36osvApvwx @9xKBrFuxq crackersqiosHwD
&creamGLDFjrgl &crispbreadupzAriyr &flavourvjEtuwFm &garlicikujnJJi &matzoLiGExfFE &mixmqjCpEnD
&multigrainKZlFdmNe &onionHDKyrosv &originalmvzputmI &prawnrwjhmknH &ricerszAuNHq &rosemaryIBNeHBEN
&saltRiJBxvqu &seededHpgJvGrk &selectionhfzbImtk &snacklurdpAaD &snakxNelHHCJ &sweetCjszjpgn
&thaisvvxzIpp &watertLuHjFFE &wholegrainwpnKFglB @3PtixnIGJ @35qvBzyvzm @36mntkoFoz @43uwpsxqvD
crackerbreadjwGvu3AE @35nwznwgwC crackinqBwvxvxv @7tAwxyvyw crackingALrwlsgG cracklerqurqxyCw
@3yAxutvsy cracklingjqkmywis &gammon9j85kJ8a &porkLAILtoDI @9rvtotCAk cradleyswuoEsC craftxztztyty
&pizzaAnuoCApv @21AqvtxBvt @22woysxqux @33tuwsztvu craftedvpIoxwEr @33yqtBpwwn @39mzvryzyv
cranberryvDgfEhMV &fruitxiJNmGbc &juicewLniHDuE &nutnoIDkDdk &porkerrjzEJs &raisinyDAiyjEA
&raspberryjDDwvomk &sauceynorzlwE &strawberryCrHrjMrp &waternwhuojCz &wensleydaleBelJkErC
@11xxDwvwBj @22mtzpovAE @26trxtAptB @27xmtqCowB @3wqnCvyqE @30vwwzCsvr @32tDnriDnC @33CBlqCqxl
@36BCvtErHC @39jymjHfEp @40vsvGztsu @5txBuxvts @9klouzztD crayfishrDpsmqup @13sErqpqus crazelpGRe9zi
@32BiwxvqBA crazyE9InjAfI @38ElAutyuD @43rlvvoovx creamoyAvtwlC &crunchBkAGAumh &crunchiegISF3DtC
&cupBxoBtpEk &custardqsmMEmxn &dairyuvyvAxoA &darkwIyoDCxm &dessertsFssnwtD &dipBzExusvt
&donuthhqfcD7Q &doublesFsKCnvn &doughtBGACszz &dulceooropqkB &editionDvlvxqBw &extraBnGRpIqa
&facesalFxgEk &fatlyxwjkJD &filledDznHsvqs &flakel6omAoGr &flavournCABDxqz &freshvxtusuvx
&fudgetvtrypEq &gelatotpurihrE &glutenDwLGpMrw &goldenFwjknEmf &hairxbFvxiqG &handgyDCyFBu
&hazelnutwxmtvtpu &honeycombyqoEzqxl &iceroqqttAq &jammGzcbjCe &lemonjewzUJPx &lightlGneujGL
&loadedfDytDtss &lollyBwGDHesw &luxuryzxtvwqwz &mangovAwyyuxC &milkrqCzxBFp &minikHnDhLww
&mintHKzAzDyq &mochiigouEiBA &moisturisingwDqblnxl &multipackqztruuAr &nappyEBwrFBxz &nonBsvxInro
&oatCiyrBpmw &onionqyBFzBiG &originalBvvtuArn &partyIxtrvHmi &passionfruitqpAlDjFB &peanutyAtCssHi
&pielIIFAllN &pinkEeElllus &pistachioCtwvBvzE &plantmGtGjGjC &profiteroleNtGTqD9i &proteinpcnLCsfn
&raffaelloJCqDvjzm &raspberryxwAxywuA &redHritttyD &reducedBwhsvhDE &ricewmwzFptg &ripplezCvomtyq
&rollhDKsjyhx &saladrwmsohsE &saltedqrzkrvwu &sandwichqDtuCvxo &sconerDGlmIkG &scoopzotquxro
&serveHzDCsCAr &singleApDcpqqC &skinhBwfujHF &snackttByCtuC &sodaksBhAFmN &softuyyEsquy
&soupxxuvtzuz &sourRfOMiPcN &soyalDzlxonq &spongepMdkHGZm &sticktoyworws &strawberryuFoDxzpJ
&stylexlDvloiw &sugarxvwuzDiB &sundaeDikBCDng &tartAuArDokF &thickDCptAlzo &thunderFJmBlIuH
&toffeezvqxBmxD &tomatoztttwvtp &tubwpjzyysq &uhttzuuollu &upgoDKKhyD &vanillaAryrvszx
&veganAABwvHED &vegetable9tqb4GqZ &wafervazmywzy &whippedEviFCIFn &whippingFHHIoFki &whiteBwtpunux
&yogurtyvbAsKmC @0BouytoCl @1zCzznwxv @18vvzwywtC @19rqypAxxy @23DmxvzFwy @26vupCACFn @27sFstjnxD
@30yxooDvfw @31zeslukrm @32nmBEvyqA @33ntyspBqt @34oqzCviqG @35LLrsnjoj @36ppzCrwrA @37igkJKaKI
@38vsmswyDt @39kGBkHDlA @43AwztyvDt @45okzwuzqr @46BxFgrzAx @47kBrCpCju @5ztmAwElu @6tKmqoCyu
@7vxsBxnCw creamedvsDzsopA &spinachxwrFFecJ @15znwDGrly @30GpCzByBn @43CrGthgcP @6ryqtxCAs
creamerzxuzvtyw @40xtsCvtxu creameryyAzyzrAp @0xxuBmnqu @1txtuvvyw creamyutwwtuxu &fillingFtmHCJlk
&flavouruuxAyBxz &lasagnelHgVfhGT &mushroomtwvxpvtr &oatOcMJhcaX &pastaxvtxAzry &peachvrAxrtuu
&porridgekBpstAkt &saucevvusyywv &sliceL8CMoH8H &soupqnrxvzsB &spreadnf5fbMbo &vegetablehtljlGpN
@0xsyxvtsD @1vxvuxxtw @13xxuxvssv @17uvvsxxtx @19vAtoutux @20wxvxqrvu @22Bwzvwvvu @23xwuwwxtu
@24wuxvoryp @25FAqELCqr @26xxvwwrsz @27rAxzvqqB @3yttyzztv @31Butszykz @32kHkpCGHl @37uqzvDAoz
@38CurxAAvv @40ptytxuxx @43pnqxDjut @44pvLfflre @46AFFDtIvu @5vxuuwwtx @6oCrtAuqm @7xwvwuCuw
@9qsBzrwzx creaseuqBwzxyy creationCvHkBkyk &fabricHpEDAuoF &washGpEwCptD @26fyJhrvqi @33PkMkznFf
@37FqBlsDFl @39zxoCsBov @40qExzzuky @44xxzpqksF @45xnxBzurx @46CwttwlJz creativeytvtywxw @30vzwuwuvu
creeper8JEhJvMk @34iDEmJoDl creepyc3ZNXPnk cremaBBddEDlN @40uAviCzpE cremerhGiBgry &fatHolrClIH
&fraicheytgsFknF &hazelnutkzgyCqyi &lemonCFFBFkKx &vanillaFeNEyGpB @1wntuyyru @3BhIgGgyH @31CBoxvBvy
@33hJjosAtn @35yCspkvsn @37ihFJpKDD @46pvwzqpzA @5uADsxzux @6xkBpDrsr creoleqHEoHxwx crepejIlEnyjG
@33uBpyoxoD cressxRiJesPK &saladDAjBrlAA @15wzqBrsyD @20rFFCkzIE crevetteBECECsvq crinkleANkLIBGM
&crisplsFszovs &crispyBGuxJntD &cutxvxmyyxz &fryRzEDAqOr @17JIpyHDGE @18qBjFxekH @36quHuyAFx
crinkledpN7QImvQ crinklyBzBitnzC @35FyArzovD @36rzwtxwzr crippwztnmxGp crispopmsjzwm &crispypvwGkzoC
&crunchy6qJ4inmd &cutFAmABipE &darknNBCsuqp &frenchkhpmnxmr &fryospkqxor &garlicqAtoqzys
&grabrDovxtoy &ham7wmMmHKw &handtpvukBxn &honeyqhmliozi &hotABvsqxyy &jalapenoEEoGBkwB
&masalazqihirug &maxTCJKndky &meatyyQJIOoJO &mintAoqjqzHz &mixImlvAovH &multipackuyuuwstt
&munchFsFtjthc &nachoFpmEHvNO &nutyouHBlqF &onionnEAuvoBA &organicujzxshuw &originalyGHzHruD
&paprikawByywyrx &pickledBtKytvCw &potatoFytEzvBF &prawnkAwwnjjq &puffsuCwiGpq &puftIgnFkJmG
&readyG6e56EJI &riceLxOBEtkF &ridgeysyptyFl &ridgedwzxwCvGp &roastrquAkMyx &saltErpkmryz
&saltedxyypGvIn &saucenOxEmAtp &sealqvpwyxD &sharingwyyvvust &smokyqnrzDxzq &snackwButtzvu
&spicyJNmeKIts &steakgFmoBLIx &strawberryniunAICj &sweetwosvGnym &thaiJxgqEKBv &varietyAgrkfygc
&vegetablelqudBGzH &vinegarlCFIEwtq &wotsitszsJxuAkv @12hstzhwDv @13sBvtwvrs @15vqmqogyv @18pBGuyBps
@32jlsxqovd @35qumtxzCy @36EtyuEuwA @37qvxluAAs @39jGHCGsBx @45pxsquEFl crispbakeinlglkkh
@14pptplpmm @22sputwrrn crispbreadctIxmfDt &organicNtkuPArF &originalkyAfQIfQ @35sqyuouzp
crispedutwuvvuv crispiejedDtm7n crispyrvutsqrv &filletUtulElu8 &fruitAnDvpJBy &mealEVuysnxl
&milkojqFsAyt &miniuDzgmsom &mixCk9oBjIy &onionsnt3RKLq &organicFkkHfGEm &potatowzyvxvvv
&rollsaoxq5jE &saladnner8wap &seasoninguBmuutns &snackuCysjjlE &sourvRBK9ahz &stripyAttxryE
&unsmokedEkkixhGj @11Euuywzxp @13tyyDuyzA @14yBssyyvt @15Bqpwqvut @17zsvwyCBt @18qwtnEtEm
@20BwqMkxox @21zyBuDwym @26zDhttjvj @27pyymIptC @29sAtowtur @30xwxsFmuw @32mnAlvwrC @34xxmzksvw
@35vCnxBmrs @36uAqyuAsz @37hhlAnqho @43qikEwrkp @44rxoxkBqB @8sqBwyBuq @9GppjkiJg crnxIDsnFlF
croissantjjgKhKwl &filledEqzkuzqg &hazelnutlimGLvmm @22qrqxsDyo @33roqGnFpm croqueBzgJz9uG
@20DxpByopr croquetaHko9HkxG @20EoumGqDD croquetteGkjiOnBE @14yvuvvsuv @17zpmpDruE @20BuCosyxB
crossprnzenrr @33Cxvykzmt @43tpszsryt @46uwzxurtz crostiniLxqBnquD crouteCnvmGCxJ @11tpqpwruA
@13rvFuEAww @22AsqptDyH croutonwutzrwwr @19uwwqzvty @30CGwEwCwp crowndfgjcmoh &frozenjolAFHhl
&servetyzvvvtr &stuffingLJmnoO9E &turkeygsjrPhqw @11qhmprrpr @33qsomwqvp crownlessuqvxyAyt
@16zywuqsxq crudorAvryusx @12rtwpzwuw crumbwBtreAFw @13tKgnsqvG @17vuutzsut @20trGEyBmm @6yyuvqvuv
crumblegoSawoIJ &mixEGGj5HBD &rhubarbgIGAIsBF &toffeeCkBpymzv @34ymFsoCFo @35mBAtInIo @37mlDFGCLK
@43BoxqruGr @5Asxutpuy @6tyEpirGE @7mosyAsww crumbledpejoBLjN crumblyzwpryxym &lancashireBPgCGMS0
@3xCkwpqqu crumpetjjejHEjg &sourdoughPetkHzgD @33nlsmxDun crunchoxgznjvD &granolaBzEicjCK
&honeycombzxxpLqxs &marmitetzHuhwxp &mixBvypIDLv &multigrainIUpTAZq0 &oate9xrloyz &peanutmypkmqAE
&poppedmjpxioBk &proteinCmzcxorB &rollmDxEhFsn &yogurttvzADDEh @20ovxDlzsq @27mBTwsonx @3DAwnuioz
@30AkvvGyFF @32zItuouxD @34FjmigsKG @35ppmBimoo @36jqsBHzmp @37AiBBiruA @5vGwCuvyk @7wrpBBwCp
cruncherovsjpqsD @3tnsivupz @43szrCsxwy crunchiedNPN8cNe &dessertnHuEzcFq @34CBAxxlCn @37mzEEnmDj
@6lGmEvuFC @7EzAFroAo crunchinoz5zL4VWb crunchipuunAtxpp @36vttqsytt crunchytvnsjqzx &darkOCydxHDq
&filletLFkymkkf &flavourKwrnAhvG &fruitGyrxrtCC &granolauzALqCtE &hazelnuttKELgvOy &honeyuoNDIGmt
&mixnyoEkGez &nutwCtvrrzz &peanutkwAzDuBk &puffgwEigpBv &spreadrQIvdsHH &syruptplvmnnj
&varietyJCaJyxuN @13uDppvqpi @14zyyCzwrs @15kaFwprrJ @16zKjhifph @23ztGCBCuq @26tCsrDCAv @3txnBrEGH
@31rAzAjAHw @32CwgpnmyA @35AtIzwepj @36DoFBAzxt @37EAvAGxlu @43xztqrxwD @44wrvxzxxt @48yoAmqyuF
@5zHojylzr @7qmzzrFtu crushnDBiyAyC &tropicalq9mupiBu @39xJtqusDD crushedmOuBCPBk &garlicfGhJfRye
@15jpqupJGA @17tDsGmzqo @18NxxoNzzo @36vqvDwmmB @48lpqBAjtq crushyCyElHrCD crustwIurtHBp
&pizzasqsExsyA &stuffedmAuyyozL &takeawaywxxsusyl &tigerM8wzFjpL &wholemealrHrmhGIk @21yozrtnrv
@33jFgjkDFu crustedozFAhGJo @13LLHsoBvK @3nsxBmDyu crustlessnmlqnnEF &quichenmkpomHF @22oplrolED
crustyrwyvvrux @30ADrryzxr @33ltuvxwpx crystalwqrxvuxp @2xtqtvBtu @45yxvrwAtv @46pzwuuwxx @6wrwzsyzr
crystallisedstqAvxvt @30sovwuwxy ctacEBtBAwxy cubeyoFEtjFH &fetaKIIAllLB &flavourvlDirzzN
&saltkCFvhlKo &stockEkuvoqxt &vegetablemlGvpwDw @20zvyxArsF @26zyrrllCz @3CBDBnmLE @30ywrCrmyy
@34vkEJejKw @44vuxvvtyx @45ryppAFmp cubettirgnkxtwo cubixpwzKgDk cucinaKhFabN2G @3xlwoxBky
cucumbervfSIzDvt &kiwiynuAotDG &smoothiezqDGqtCw &sourwlvfEuqG &sweetymMlDNAj @15GoHIqGqm
@18txwnEzmD @39ynNAEvAG @46zsyxvwxr cuisinevrxxAxys @11CsAsrptr @14wwtpBysC @8vwwuosMs
culinaryCqprzlkw cullenDpsqpjmn @19xrtpwkop culturamvyAGhLq @0syyvynGq @5nsqtsyyB cultureeRvWOjtP
culturedtuztstsv @5xwrxyxyv cumberlandjDmimDGo &pie8H4edhK8 &sausageAryBvzpw @11mxBnwFvt @12FGohfHFg
@14hzbdfIJk @20xqxzCkuy @9iBfodLEk cumbrianyvswytys @3rvyutxry cuminnlMjiuzS @14rikxlfzr @18zsCxwqrt
@20wyzqNzoK @26tEkAxExt @29eFCamozK @3DxoruBsj cummingyHvrDHwB cupvruqrxzs &goldenLEDljFKF
&iceCAxyusqH &instantvpsvytrt &japanesedqKzAJNG &leekEpHllnGj &lemongrassrurCzvBC
&minestroneFhHGlFpA &mushroomzpssBBDA &noodlesywyrtyo &sobaCzyvDvzB &soupxspjhENg &sweetEFLFzAFi
&tomatopjlkIhjj &vegetablefDCiiEFG @15uvwtvmut @19oqpnrCyv @25rxuzuypD @37zmrnzoyn @39wBwCztrz
@40tDtsxCtz @7ttxrCoAB cupcakejGjmGFiH &kitlIthyEtv &miniqjojfHhL &mixotntgwmD &vanillarvp5y89w
@30mzpopzpB @34mtruJvoo cuppaEmiogrpz @0Cqopqpry curdzwrvvutr &fatktytoqij &freesuuHxmfw @3nyktkqrs
@31qtDvAtzp @34AxtptwCr @5rvzvtxuw curevxysvxvr @18uwtxumpB @9xttxusxz curedxzttuvxy &dryuvvwuvyv
&gammonwxxuxzyt &hamvxwwwCBu &pancettaGZyBdv9Q &smokedvvvvuvwv @12Grnyvzws @13QCnyvPKm @18stxvunmu
@20IyBCwDGE @8tBuwqzov @9spvwtspv curiousByyyAsCs @32rrrsrwry curiouslyyxymryng @32vAzrqzum
curl6kLtIofr @32BHxyFxzn @36tBusnuqF @46tnDABBnj curledEyqtprBo @15zyszqtwr curlyBAsxDBnm
&fryLIbDMiom &parsleyFxlvhjEo @15svwutuAz @17CEqvEopt @37ECmFuAvu @46qtKttxru curlywurlyTVcUpRle
currantAAvkvMtU curriedECymFBnt @19vsrlEBkD currymEtolBkC &freeuCxvEwds &goanKrvIsCpx &greenoeFquhxq
&hotkxGzvDsA &jalfrezivvruztxs &japanesevszxCHGx &jasmineEppuDDvB &katsuDBousrqr &keralanGwDuw0tn
&kithCFryyGu &leafGIixojao &mainMaAFQy1W &massamanADyBrzEC &mixlmzEsK4s &noodlewywqrvAw
&organicrqlnJtuD &original9rxHlHcd &pasteAupyCqCt &piecNJjxOdI &potatoypGAGyfp &powderoGmsrFsI
&prawnDlfwlLDF &redrqAnrEmD &riceAtxwoozB &sauceArtAAqyw &stepoADqtAqA &tandooriZrprZERE
&thaiBysDtpqu &tikkavwwrywsw &vegetablezxwhRzGf @11rHfhoKyD @13tvtqoxpv @15oDyoksjp @18FGAmDAFs
@20AmrBuCAs @25oBFnlHMl @26zpByzvCp @27lNfrfHiK @29pJjCxBhK @36uypwvxlu @43ntAgwBnF
curry330gpEutpHyw curvyBoFJCFjp @36zpEBCFmu cushionjdGFjiKn @44twvwvtAs cussonDDqomvpu
custarddNeGDgLe &deluxeHYeLhIRj &devonAwswusyw &fatovwpynzt &freeMfBZLHIp &freshb0S8ol34
&gingerbreadpjhnuDpH &instantXKhKfK6O &jellyjoAFleLy &lightGsplIaHF &powdervszFhCUe &reducedyxttEjtH
&rhubarbhJojHJHk &ricekApvxmst &slicegGoAznnp &strawberrycrlqEszD &tartkplEBlmp &vanillahxjDlt7b
&yogurtrAopCnAo @1vzpAvwBu @33nzmetrqC @34tBmzCplu @35BwmAxnvh @38yxpBzAFs @43nBptpozk @5oDsqDuAr
@6oqBCoqBy @7vptECrvB customisablevyGzFvIz @30yxDyyuAz cutwrsvwxuu &fineRdmpAsnj &hamqYnqmogu
&handwzzBJDMr &ridgepqAIArrw &steakyrAzuwws &straightBlAuswyp &thicksLnuorpu &thintAxrqJou
@10ztrpowso @13sxvzuyru @14nCAoCLsD @15twyuvuvu @17xBuAxnyD @18ovuAsrru @2vvvvvvvv @30vwDyssuu
@31tzDvvvzt @33yHqorwBq @36BAtDuszz @8tvytutxt @9tmzuwxBw cutlethMjJnzKJ @9ozpIqCyC cypriotsyyyywyw
&fat8HTp1bTT &reducedQaZOOP6Y @22xByystzw @3ysttsvsv czosnkowaorvzrqzz @18ruvvtsxz dfrszAuyw
@15zwwryDtp @18vCxruutt @3Dwtyzuuo @39usmvuGBq @5ztwvusxs d3xAEyBxoE @39xvDzvwrx dabCmEylCCl
dadohIIimCD @37lkBDrrzB daddyzrqqxruv dailyAvzBywtx &lotionJJlebdCY &moisturisingDNK8kvyM
&sensitivezxnyAuqp &spfxAGtnsvw &treattBtovxvy @33CmpEByIt @39ytAwosxw @43BujtFmyC @44xonyAvuv
@45qyzGBztA @46vxvtwqxt @47zBsyupoB daimpzDTeB98 @7tyyyvpvo daiquiriotxoyAsx @39rpwryAsv
dairyrspxtzBr &dessertCAuzxyox &drinkAtwwstuv &freexpzqtvst &fruitvoqumuEm &greatvywluvty
&icewsntzEsw &milkfsoxxGkI &miniisqnoLlK &mintEEtiu9wl &noBnKFwfJq &nonCyuFExux &nutsjoIllCF
&oatpuqxAvBu &orangeilBBrFjB &peachtCErnCxs &puddingNRIhzqyz &snackxHPJjxMd &strawberryCxuvAptz
&suckysACvdufq &sugarszwyGqyx &trifleMvkGOBuj &uhtCqwxqxqy &vanillavzFtsmwy &yogurtApmyrxzE
@0wAwsszBA @1yyytssvt @2lhnmuECr @3uxtmGvts @33oozqzuvo @34BssxaquC @35CyswAmxr @37iksGBAuI
@38uzxoyqwz @43sCyrzqyv @5CxrvAAxs @6qzxCszBt @7yruAqBvy daisynFryHAth daldaSwdnRB &lentilzfHJAgJH
&makhaniewAjmeNB &tarkamFJjhnHH @18ksCpkCyw @19zxzzyoqx @20tmyArsCD dalej7fQqJpn dallDlBuqtpL
damagelzwwsvtr damagedsxyntoxs @46vvAuspst dampttAzxrim damsonHMjLgEqI @3uxvwtxvy @31CElxrxvE
dananoyzrBtA @18opzxryqA dandelionqjFEIzwz @39nyyBrzlw @44EntHJlHB dandruffpyyBjxzx &scalpAwGssDzr
&shampoowJGsnDMi @46qDzwpywu danielewLslwFny danishekmwwAoA &whiteeqxfkPNd @3kjjCAKCG @33yzEowwzr
@9nnBvBxox darjeeling7RN6RV8V darkrqBDktjk &dessertegTojjhC &digestiveimEwqpjt &extraCT8EonNl
&freenznmpyKi &fruitsIDsCspA &gingerFpgGhkNp &hazelnutkkijAdme &milku4s8DsOD &mintFqdlDAGZ
&nutCORAGQiy &oatIEuosDtl &orangepOaftoEQ &organicbymlzoOI &peanutpfGDslcz &proteinnvdAiJOE
&raspberryprGFpxuq &roundrxAxvwlo &saltEwmqFuLz &saltyMqzEyoJx &seaCxqnGAHA &selfylqxlvkn
&stickettErywt &vanillaNqpHJAyO &waferkyxGynnh &whitejnlyHwEy @17BCnvuuyx @26wqEqqrin @30xzAqDzvy
@31porrhwcz @32wylGmFAE @33wApnBEHA @35tEHCqqjl @36AvmyABwC @37onrqrrty @38wyAzqsDz @39Equvsqll
@40wGxDtzxy @46GqmKkunu @5yyvvCAwB @6opFpsnlx @7Gwyypqop darkmilky8l71zK8 @7DkkpkEzj
darksideQpzeCqej datenEvnGKix &medjooliAjjDqpM @16xvtsqmBv @30uCCmHjjI @36nBwiGJqo @43wGtwkrxy
datteriniuJkodCms @18tApmmBqt daughterzCwsyxtw dauphinoiseJgLFDkHi &potatoIlGKFnHh @15CnBEwpur
davidstowttvtpmvx @3ssxzCCxu dayttwssyvz &filletwvvtvvvv &jointxsywvBwr &matureduwvzruzq
&steaksxryuzAs @20uuyEADzs @33txstwwwo @35uFoqkstD @40kLCNwqmC @43ClwALunx @44syjmNsCC @45kyuGGFFB
@46ihFrFOnl @8zyuwAory dazzlingvDglGhDE dboeufGxCElyzr @8yyDCsuEp dealwuqEssBs @11Anzyuuvy
@17vAzxwuyr @21vADvvqzs @23tvBsupAy @3tBwqzxpA decadentvxwwrzxx decafRKKOXmid &espressoDFEHEojq
&grounduvByBlyt &podrDsCkquv &teabagFqIDjjql @40CHyEGmnm decafeineFpZZZ0s0 deckKEJffFBO @37wBFmszBD
deckerQElAwTIg &doubleMCoCsMGk @20ACmDsAun @32zxvuCBxt @37vpvzzADn decorateoKpEwsmH @34nAzxzAqC
decoratedoyIrtqAv @34Astuyqwt @38vzowxvps @45gAHnxqrz decoratingJNkTllhJ @30BAuEooqC
decorationFzEtdzAp &sugarxnBnjIJm @30xxvtuzAv @37Dwxyusrm deeepyvwBxzvD @46qwwzuyvw deepuBuyxowu
&dishAHFGswvu &pansxxBntqt &pepperonifiJLgGIk &pizzaiwBqtxtw @17xuttxytv @21mBJwrzso @22srpstwxr
@31wuyttyqA @34xpowzyvt @4wAtsBtyy @45syxmpvwy @46yyDzEzvv deeperywBAuxxt @20BsAvAvyx deeplyR8ADDdGh
@46FnxEznuq defenceDxAoKpxA &smoothieeOhpyuVL @39kxsAiyvr @46AyAmAkBp defenserovwACpA
definedEiBsvwgx defyCwksuzAt deglettuuyuwtv @16swAruxzr @36yuxvpwyu degreasersEMwjnLD
dehydratedJuuAzBwn @46HsxByAvn deluBvswAtz @16twxyxsvy @39ywvoxBsv delhituvxEErp @26vwvtqnxy
delixtruwtvv &kitchennNFuDrwi &pepperkxyKliXC &platterp9HyHiMH &stylevwyCwtqt @11xtwrxqny
@12xtzrvHyy @14zvuwtvvt @20uBwxtzxx @22svywsxvt @23wtwwtBCt @3vqzzrpsF @33tzxytuux @8pryvvvtw
@9wCzvsrst delicacyqruvBzvC @44oloqowzs delicatevouxtwsC @13xCwwwqwq @39vAyvxuyp @43woxrwjCz
@45tbxKeDbG @46zwIuskqr delicatelyupuBCvww @15uvtyqCuv delicateteOqamukoe delicennszCAoA @6pkpzxCqA
delicioustvuvwuxt &mueslihQPzIeMe @13zvutuwwx @16BFBCmrlp @3syzqwvlC @32qHHAxnBi @33wxtAvxwt
@36ztvwtwws @44yrztrAxy @6xvxutwtw @9wvvwvwtx deliciouslyzupwztwu &vegannAuwovys @11rrCyusnz
@14xorsAruz @16rxztrvty @20qtBCxDxz @3Bqsqstsr @33AzhtJxkx @34jstwqwGv @37zruArsvC @44uszpswtx
@5vvBurxuw delicouslyDydyLwqw delightyByvDxtz &nutlQBNyCxR &turkishkCFzGLIJ @3sysuwrvs @32wrytpwEF
@35ClpJzxmx @37nsECGszz @38sBAAywxC @44tqurCxFy @48ABHnEoxt @5rswvqDts delightfuloDkwAxyA @0oBhGBDAG
@7AlBuuvps delightfullyAzsusBzA @15wxwryuvv delishsvuvuvuv deltawBvrutww @36uptyBszv deluxeEFwAwnHm
&puddingzuzxFrys &riceIAAyP6ga &saltedFwtwBnsq &vanillaMAFTDHzz @0zAtCmzsn @1vImzszCn @20vrwpCCwE
@36nlzqyBsG @39vvqChvxB @6FtvtHpgt @7rvrACyCm demaeqmFpFFMj &ramenokHoJFBh @25qoCquAEo
demeraraGehydGOK &sugarFnjqjIDF @30CqoxrDBv demeteroovuuvuA @18xzuzuvyr demidSRRQ686 denbyHUEnAeBA
dentazpqysuxu dentabiteqehzJnKg dentalymoyxxws &dogCxAppwEn &treatshurmvBv @44uwszwtqr @46CwxxuDyx
dentastixpGGtDwpG @44mBCwsqry denturexCjENAcv @46twttCArx @47uCtDGAqp denvernHFDtIFg &steakoEFFuKIm
@8tFAAvxCr deodorantqyryzqtD &freshsrCAopDC &mennEtxxKqE &protectionAKrltpug &sprayBynDBopy
&stickBCpEsDoq @46vCxBuvvt deodorisingooBzqowp @46olzArpzn derrwtsytxA @36wxqywurq dermawvkrpFpi
@46vupttBul dermaplanervtvutvvv dermaplaningvtvutvvv dermatologicallyuvwuvwvx dermaxprosLLwdCDm
@46vHCugCwp dermexaymDnvwCz dermoCHpLvhqt @46xHpFusqs descalerOxoIzAH6 @45FwrHyyCm
desiccatedsquvArsx @30rquuArsw designttAzxrjm designedtqzwstxv @46tpuwxuvs despicablerwAyyrux
@18AtrvAzvw dessertyAzvxtxv &doubleLHhqxKlJ &flakeEJzBnEAy &freeywAtIuBp &icetovxzurx &icedHyLjUuaf
&layeredtk8Eeinx &luxuryFqnpznot &meringueBGtEAutm &milktqxwtxxu &miniIyAwFtAr &orangeAnExsBpG
&profiteroleEQpriunt &puddingDxtwvArw &ricetwysyztt &sauceosrurvqw &snackutDvruBp &soyazvrowqBt
&sweetgolmxojg &tiramisuxwqrxEAB &triflevpHxLByz &vegantyqrGpwu &velvetEAejhihr &whitesutkmbpp
@0osDpyuvv @1swuzuBqw @33qDBqzvBB @37pCzlqJBz @38tvuuytsl @43zrvAvvBt @48gBfvljCi @5qxBArCBw
@6usstuvwA @7zsuuwyzu detanglerpsEnnuBn @43qvFtwrCu detanglinghCKwckDw @43myDvlqBx detectionustvrtzo
detergentwuyrrssu &laundryqttpwsuw &washwtqouqwA @45rxwArzwz detoxLA0FkiGI @39wxBsspAy @40Fzmxwsyx
@46zrfDrqwA detroitfrrjzBkm deutschevxAwqvyq @34xxtBuvzq devilqFpIJJtu @30oFuFyBtz devonsuyutssv
&strawberryijkkENph @1swvwyBvu dewtDkCsoDv dewlayxzsstuuu @3tsrwuttv dewyyFlyrtyw dgfFqAAuEqq
dhalMKlpjDkI &lentilFAhnlHoE &tarkavEwrprmy @18zzqnrxxv @19ywmusCtq @20yApqrzns @25DCovrxpC
dhanaQVXeSNk0 dhansakFqeImAiK dhoklaoIEEJoxt diabloRCAGjQMt diamondJsznLyAE @30ztuqxzux
dianedlHjEdGm @26lpAmDiCp diarrhoeasJtChwtf dicednmsCBCxo &lambJdepMkOa &legH7z0FH4x &onionFuGCOrDw
&pancettaDGwbCggG &paneerhHptIGGK &porkfnxFlDMm &shoulderLOdQSqZE &vinegarGilHyKBI @10DmspLtAl
@11isHIjvuA @12AeMGiDof @15drqBHKmD @16nItuAinK @17AxIuvxAt @18BmozzExD @3sDxuCGyD @8xolECost
@9nhtBlBKl dickBCnrylIl @6BCrsylzv dietsp5gjxfu &drinknnmlBtjs &energyphnjBtot &gingerjvnrntWs
&sugarNvFKKtfw @39rrmttvsv @5pmnjiClB differevrRMDkIE differencmpllmArm differenceEtGstmAx
@33wwrrwvvC digestkBPsZqPH @40DyEmMqEw digestionvEkuuvyE digestiveefhgeddM &goldLyFLffcu
&milksykntjEz &minimECqqqBG &whiteGLhGJpnF @34nvsqqntB @35kmpmsnlE @5qvuBwwtw digitalwBtEqCyA
dijonvBvsut6a @27xCpswsgg dilleoDSsOMd @13xxrFpujt @15sDlDoFIu @18skzlHBDr @29iEpCrICw dimuxtzvAwt
@20qsuuwxrz dinewywCxuts @15Aqxvtzwo @17tuttuzuB @20wnvtxvyy @6yDxwmpuq @8AgqpAxxs dinervtuwwwvt
dinkyuvotvzxn @22wtwtvtxy @9lvoprxuK dinnerxuuxssyo &lambzbILoEin @18CorGCpLx @20szuwCEvE
@26BsztuwAy @33lpmBAujC @36xmpDozwp @40zruEqyun @43DnHLjnsh @44wIBtreqA dinolsxxBxil @36qxhwAtlw
dinosaurAuwJfyKi @11nopzDCEk @14ounyuxxr @37mmnHgBDg dipCAwuqsvt &garlicwrAngknl &indianHhiBEjis
&onionFyFCqoKy &prawnLDfnBjkr &selectionFBnWBmjv &sourBxGwtquv &styleDutzqpuq &sweetytnvyrtp
&tzatzikiJKgzusJn @11zzsqxvCr @13GCmwAwsw @16FoBtrwno @20utvwsyuz @21nIBxmjfr @23rryqCtrA
@26uwywHwpB @27uqssEDvz @3FwAFiiuw @36ruvuuzqw @38DpBBqABp dippedpzryDBze &doublevrMjUguw
@32nrsoqktJ @35vAxuwtrv @36jJoHMyyD @37rGrFFnmr @7pqynmAvk dipperNsOlEjnN @11ypBwBqsB @14BtEmwptz
@17zFDmzppv dipperzlConorEj dippingqDurxBww &sweetxmuAuorz @26Bpvytquu @27yxxtvxzq dirtvvvxwwty
dirtyiKdcbf9M discmtzrqomy &duckouxtpprz @45srwrqwtw discoEsjujnkw @38Byrtrrox discoverygDK2qfQy
@13wvnDAzvz @20rouqGmBl @39uzBttvvz discreetEqmnzDwC diseaseovmo8ydu @46rwutlprt dishoguioBky
@18vAAvztCr @21uDvrjwCr @45oiwlxAkJ dishwasherkGmDuIzp &lemonysGsxmCw &saltEzlCnHKq &tabletuGlkqqsv
@45tCtzuAxt disignyqwsovpvz @3szpAtvxA disinfectantryuFEzsu @45rxADxrBz disneyIGfwtjp9
&frozendoDrxHAL @18tlDypxCw @30ywzqvxAA dispensergNnO3Alw disposablepo0Hh1Hq @45usrvtxwy
disposalCuAyEEqs dissolverstwwvxts dissolvingqsvwwtzB distilledELgGfoHm @18nAwyyBtq @27EHjAnkHd
divineuyvtF6hg @6AvBuHllr diwaliEG7eDeUh diyxzHuzCrF dodoughyxsqyqqq dogvmHvoxvy &foodrFxrpszz
&freezwBuABzy &gravyrEryBsim &heroJBuylqIk &hotsw6vHmHn &jellyCtBjwsCn &jointhrFLBpFo &lambJwIgtADu
&largeeGhzyQQv &meatyuaDqrpDF &mediumDeAmQmBl &miniutowsntx &naturalzFgJyozz &originaltiHDwjyj
&patepwoImDut &porkpwritpCJ &poultryrzOwrxCy &rollIrzqxDBp &sausageFbymhuzL &selectionKswhnpzk
&smalliOFn4CgE &stickDprtrojw &styleCvwwDvut &suitablestsABshB &tastyiAuvwMIA &tinGkDimtHm
&trayAuwBrwvd &treatouvBAxqt &turkeyhExJqmbw &vegetablevvqwAwvx &wetumAntneA @11BrBnkmlu @14ziklloAx
@20KopBorGs @21ANtmFKzm @33AsxlwEvt @44uBnuropC @9vpvBsAuF dohxuBvBmkC @33uwBqAtlx doktorskaAfENhiFj
dolceqyBxltyz &gustoorBwqwww &macchiatomFjrsElF &podwrzvxrCj @40tuAtsrsz dolcelattePLIfdPJI
@3EGGlpGxD dollhouseFFmFFlKn dollyuoDmoInm @38toyqmAqn dolmadepmipJqgL @18tnppBunD domatExooMpjB
domehrCntpkF @3qxBpzqsB domowatwwyvtst @1wvxtuwzw doneqHtvorvk @45ryvwpuwp donerGDKpnJgB
&kebabDzDwnIlB @20BAtpnxpu @25ywyuttqD @8zvxvrysv donutnhnHCkBQ &halloweenykgMJBHM &hazelnutAwshjsol
&jamvlCDxoox &minioDHoQLMf &pistachioGkFhCtox &raspberryJnqtrBFD &ringBywKwvLs @33yopAxqHB
doodlezDyzCxrI doptxFttCrx @3szqxtvus dopiazaleGLMifw doritosjkwkCplJ @36ovvrAuoF dormousexyorzuvk
@3tvstxywr dorywwsJiwux dosingtywwyxvy @39xsvuttvt dotyDoyxCrp dottyFEpmrEAp @7DEqsryxq
doublenvuDArwx &extraZ6dZxHoe &fruituDxuvuvr &gloucesterCDDIPeHz &gooeyIoFCzVug &hazelnutpkmrmnpj
&icexxAnlFvB &luxuryygmgsMuH &miniqHvTJlpt &olive0AVeCgIF &onionyzBxpryx &plantqBoCsDqw
&puddingxqyBADmg &raspberryrjFqzyrA &sliceEDCquCry &squashtFDtsrAq &strawberryxmugxHwD
&strengthwspwzAys &stuffedsyylsxwu &thickEAotxqAp &tropical1kwljzyP &upvgtrrHlv &vanillavqshwzuB
@1oBgADmnh @18Axvmrwwv @20hLnzjrzC @21CqrpwBst @23pyEnyuBE @3FDzCvruw @32qvtDsGrt @33mIjFIBMl
@34wopDwurv @35ixFLxcJA @36ADvzquvq @37cmHkCEKG @38jmlHnmxD @39ypmnsAtz @46oFBArfCt @5jpxfFCCC
@6BCpmowvD @7Bqzxrzpt @9zvoovusx doubleshotczJhMGCI @39oCEnJzyC doublyqtrvtsru @44vyswussu
doughkxKkACCx &icesMxHwxDz &whiteEqJpZs9I @0qvoqxFAk @21yswzwutz @30vDzpCwzv @32uvwuvAwu @33wctykksA
@37qxAlxBxp @5uvzqvwzq @6tAytvwww @7vwwuzvyB doughballkinAulsn &garlickBIGziBq @21xktAxoxr
dovevqutErvu &farmsvtwAvsz @30tvxuAwyt @32wxwvwsxw @35vntvEvBB doverntBBpyuv downAxzMozqx
@27swvnDwww @40rEtymFkF drageesnuuCDwy @38vwwumwvx dragongQjiEqyJ @20sxsyoylr dragonberryJDurEvkw
dragonfruitAltpKKCA @16FrBrsFoC @39vwqzCBCy dragonrolltMuqwvqv @20wFBxuxro draintxrxwpvu @13wszsuBvw
@45qplBEkCA drainesuvuvuvw drainedtsxyxsww @13xxtrsyuu @18yxvrsxuu drawstringEAzAEBpj @45vzABExpo
dreamzsttxsus &toppingJjnEfGzz @38wrszrqqq @46qoFnFCzr @6CmvIoFxz dreamytjwxlmkR &lemonGzCEvqBz
@45vuBvplpx @5zyuDqqAA dressedgBvjDsVG @17tAoqAozx dressingzBFCAvys &frenchCuDEMeHe &honeyGIetmAAI
&housebj7QKjJI &islandmGDJBBhy &ranchflbgqwnm &saladqvzAvvAp @11votBDsBr @13nxsozuwt @15sGnAxxCz
@18AqFyEosu @23xvkoqzvw @27CrxxzxCv driedtutuuuux &garlicwKeEYrvH &marrowfatLTVeCmTu &pureemkKqKCpo
&sauceuoxAzDmj &sunssLrtyLt &tomatovlvqDDdq @0gzmwokBK @12xuzwvqus @13quuwtwHu @14yxrCouyD
@18wuzuyxws @23wvnwwoqr @25pqlqvlEF @26ECtAtsqB @29wvxvxvxt @30ouruyxtz @33xvBqyCDr @35towvxvrw
@36wwvvyvwt @40GzwrlCsy @48sjwwzoCv @9tvzvzttB drinkwvxwwuwv &editiontryCtxwq &elderflowerliI8ggxH
&energyHsskAxBp &fatbGsbeJLm &freetvCrxvxw &freshwzpwszsu &fruityxrxtmuB &grapefruitijxkICBk
&guavatrmEnBEm &hazelnuttwukCAwx &highowBwrwtv &juicepvyuqlrs &kefiroruBrwAz &kidoktwqiGo
&lactoseunjIugGE &lightvyAzCvxx &limeqGCtAswG &mangotIounDvz &megaJDgGBgrh &milksxwAuxwu
&mixedytvzJwAi &multifruitNlrMqCKf &multivitaminAotwFvuI &natatsAtsylz &nozxvuwxss &oatryuxBsrn
&orangejAvHksoz &organicxwytuwsx &originalwrstsxuu &passionfruitAxCFxzjx &peachsvxpotKs
&proteinyAAAuwvB &raspberryuBxCvAoy &recoveryvqCpDoFB &semirAClwIwk &skimmedFxssuveq &softszDuKymp
&soyatuxwtxrs &sparklingwzqvtBzu &stillsbskslIu &strawberryvuqtvyuq &sugartvsuttBy &summerGoEztmOm
&sweetenedEuxBDumt &tropicalptlfxpoz &uhtvvvvwzrw &vanillarqtuquDs &vitaminvuowyEDx &waterxgDrBqvt
&wholeHCLbsK9b &yogurtiiBFquyQ @0vvtuvvwy @3zCAppwBs @32ruBBBBxD @39ussrvuxv @40wzrxzvty @43wxquwrrv
@46AttpCrop @5qytqoDtE @6DwztyDtz drinkableriGtoslt drinkingikwDnlWF @0puECDAxC @16FhyxdlFJ
@40EwrplrDj @5lqvqktkB dripymrDsAut @34HefKuePz @39sEynyqvw drippingkGF8JNhz &puddingADitGtqy
&yorkshireCBotBupx @15pyAqBIxm @17BnjCourA @2ADAtBBln @26tvDpDGrp @8sBCxAEwy drippyyxwwvvuw
drizzlefOovFtuM &lemongzIrrGCB &loafZ2uyuzn4 @20HAFuEqrr @34jHxuqpCB @7yqvmqqAn drizzlerNhEbOAgM
@31vqBnEzmK drobiowyzAgBhgqn dropNhIIivmd @18wAxsrxyr @38DpCzrpqn @43HwtCnxsr @47Dvxyoxpn @5yDAwqxoC
dropikwloEmDyo dropperxqyquDpp @47wvxqtAoq drumAuwAxryw &filletpEUDGCs6 @11CDwrCwBp @38twttxwtz
drummerEKuloxkn drumstickavStPFP8 &flavourzswxrsDr &roast7RI9AbN4 &squashyrtyDzrCp &thighGpdAqGcS
@11GCGsBuzl @34ptzABzwA @38psAoDDGp @39qrzvyuzu drunkenvtvuvuyz druryyADwufmp @9yCAtspoz dryrtAvxyqw
&foodBAmnnDCq &nappyzvuAJuFn &oilnFCHAPDs &shampoorukyxulA &sizequTG9kHy &skinmuDehuFv
&smallnFwxmvvx &vegetablePqvroCxx @12kzErojtA @13wAzHtAuH @19tyDrCyqq @36zyszzpzz @39yuryurCx
@43BuxqCrxr @44xwvrrqyq @46wDmzuzxz @48gDkjHNhH @8yrssxsrD @9Axrtwovu drycurevvvvvvvv dryerAtqtpqAw
@45yunsqpDv dryingvvvtxvvw drynessAvooqnjG dryniteknsgCCCf @43sxsoyAuv dualqEBstrtu @45vtswBysu
@46qIAsmwDr dualnatureGMsswFzz dubaijeOQdgVI @37xpCDlFCx @7tnAApoDJ duckhrcLBQq9 &fatmxoCnHkD
&freshqrBoormw &hoisinwnEnihvv &legbquiDout &orangetguumfvo &pancakewcuIeMeu &plumdgrDAgAf
&potatosrmGzznC &refillmoyrotuv &rollmqpGFzrp &saucesplsEyzw &springnpqBExqq &whole58XiuMlk
@11gtqrFmnk @12znBAvqtv @14oBszAAzp @17vsnFvvmw @2ozrqoApA @20tyrDHAxB @25tHqDwxCn @44kwnDEDAi
@45vqDspsuz dudhiFFnBnECG @15zznArFzA duggeezvszwyty dujaHHHDrDLP dulceomrrppqB &iceppqkpooB
@7prtosqmA dulcizKJygDIIp dullntasxBts @46pqtwoyxt dumbbellLQ8JvgMW @44zDtyvvuC dumplingi9sKuJrw
&gyozaBJsktcDx &mixrjtDCIoy &soupwmnJkkCq &stewuzpfDxyD @17fbkQCfJn @18kwnrzAsA @20ssutpByz
@26vuvwwvuu dundeetsxDErqu @31vyvpoBEx dunkerGOwR88AC &jumboIHJNxmfe &nachoHIHyLjpH @3CEyDiqwB
duoksujwBrx &hazelnutkIUssNnV &milkwvzEMrfE &spreadfkKDElmJ @15yFxmFAGv @3vpwvtxvx @31nlGFznrC
@32DuvxuwuC @37IyDuqpoA @44vpsxnnux @45jrmzrtts @5gzwxMAvw @6xADslwBm durumCnHpmyAC @33ApGrsvzC
dustrpzossyx @45rsEwtqyv dustedwuCtFmoq &filletFIFjAxof &lemonkofzfzEX &soleooALtnvC @13wuzDCtyr
dustersnxkBkkm @45sqxpyvkq dutchtyCwtzys @3xrouzrry dutyjDwsAgfr @45nwwtCnjq duxellezAkEqfms
@8Cyuzqqoq dwarfDUhnrALt dynamiteMKCEpkcn @18GIzDslqq earFyHiukyC earlEGJIjllH &greyDIDIkejM
@40DxwznrqC earlywrvBtwxw earthssnuwqFD earthyuptvtyCv @15wsxyuwvw easeAouryupo @46ywtoqxvu
eastypqrlrwH @11Axszusrv @26ApDtpuut easteryvvtuuvv easternwwssoxpu &middleuzrwtArt @15wnxBAqly
@20AuqwAAqB @23GyliCjqD @26uuuExzmw @29usvwtruu easypsqlAzqF &mealjummIvJJ &peeleroymLGGFu
@11tuwBrtCv @16Bqsquuus @18srtryvDz @19yuxyxrAw @2zzyIwwtu @25AwzBrrwn @30AyByqrxl @32gxFdtoss
@39qClAwyuG @4yrnsortC @43wwCxplwB @45tAwAwwBr @6txvyyzAz eatvsrrutxs &filletrvCzovjE &oatCCyvgFNo
&readyuxxzuwsy @0rrqzqowD @1wutvvyws @11uuBwxwzw @13rAuwvtvw @14vztCywwv @15vvwAyDrj @16wvxvwwxu
@20BzEvzyqB @25FuwuuywE @32yyxsnAHn @33opnxflqk @36wuxxwxzu @6vzqssxvs eazyAlpjpwtB @36Bssrorwt
eccleIGjDHpGu ecclefechanrjLjrntH echalionnBEniCGG &shallotmBFnqEFH @15mBAppCGD echinBrxysvts
echinaceaDjLIrnnm @40Fryyypos @47unBApput echinaforcevpEEsAxx eclaireMOFRGNV @33oEzCpCCD @38kADzHwEC
@6ptvBzrBy @7iyBtqAvy ecovtuzvAus @39uxvqvqwy ecolierumHtJqxn ecotabyvFPoHim ecuadorianwzvFlzBy
@13ytuvxypv edamL7x4fdLM @3JqvmlqFJ edamamemCjHgfry @15lCbInqwk @17upwwByxx @36gpxwlloC
edamskiRcs9heMP @3DlAiloGH eddowCoHIoBy edenumsvsklG @4Arpmysqz edgezxyBzrhs edibleJIOBLLCA
@30GwCzFGpB edishrutuxtGt @8yvwwuztz editionuwxsyzEw &energyEKMkvCEg &lightDgFonFxn &limitedsvpxsvkz
&pizzaoszCrmzE &sausageJGvxPDz7 &summervwozHrsp &washAHFlvAHI &watermelonDeonyBFJ &whiteDftzhuHu
@0utnvrpwB @11qnstxBlF @13nnzxxusv @16yutywnpr @18xuwuvqzr @19xxCxpvwp @2zqzwuCwz @20twrzwqvt
@21tnBvsoCz @22wwCtxpAr @23rDCwrEBA @25CmywCwBF @27CyvCvvvm @3orAwwwvo @33yuyuxyzv @34vuutumyl
@35ztxxuusC @36BCowsxzE @37DHDrEwoA @38Btououyr @39BqxwxyFw @40gxrzmJiE @45soEtytqD @46FEwwmsDA
@5ymBuuxzr @6wsxuswxw @9xwvwxpyq edwardypuoywqF @15FiflDjoH @8ntvwwyxs @9qAsxvwur eelBqqqwswC
@13Csrntsxy eezyDBHotFpn @7BEBltCrs effervescentvzysrutt @39uCvstvtt eggmyztwtuz &freeyszuwyvx
&friedDuICwAHt &garlicgJLaLHjN &largeqpvxDwuz &mayonnaisezDItCtqE &mixedqpnxFxwx &organicfmctKFrE
&originalfimoGEuH &porklJKiEKBD &potsBwBtFCn &potatonktmEBmF &proteinwwhAnuDq &quailHFGJikGO
&rangeBwqrpvvn &riceFxyCGDus &richrsurBxqx &saladchxfDKpE &scotchroQbtmHh &superH54O7IOb
&surprisequAntpmG &waffleCquqosmu &whitedKjngEnK &yolkf9pAOAyP @12ijCpnkrt @17qjAuMLnF @18Apyytzwz
@20wtxvpuBw @22pzDuAzqz @23rwFgFCcH @24Csrxuxxt @25CvJrFCns @33Fuzzutqw @34uxtCCtwy @37uxzDCjmw
@38qpErrwry @4zxrDstxu @43vEqqDjDG eightwAkqbkQ7 @6wCqpqnst ekwsrqsqBB elCqnpzokD elaichiutfghIRd
elasticzCvCCECn elderberryEmDAyqmo @40BqCzAolq elderflowerKgNGeINK &juicenIqukFqC &lemonqgovfQ4x
&lightFEja3vqD &pressejJarvign &sparklingKxyizqKL &tonicDmIGlLCG @3vwqquAyv @39CmBDvzAz @6ElCvrBrA
electricqAjzowzs &kidnvIosnoq &toothbrushsuizvwzr @46ryowuxtu electrolyteoHBnqunq @39tDzqptpq
electronicmMtevEvi @2wEwjuBxk elementxsqzmyrv elephantoyxCprHA elevatedxykzizpv @20vwmzrwxx
elfeZ7T4JJQ @38nzsoowDz eliteFqywnspn @35wqqriEBE @45tvzCsuyo elixirvzwvCtro @45yuxuwpuu
elmhurstxtuuzuvv @39twwwrwvv elsevtzrquuy @32tvxxutzx elvihmfEpEOe elvivewxurxBol @46qtsuBDnu
ementalergdMMKIEA @3lqCBuBFx emilianoAgFIBrjD emmentalefKJLHML &slicertBxztys @20AtxBwtvz @3tmBDwFww
emojimBFivhEp emollientrsuwyFnA @43touxuztx empanadayxolAmCl @20xxtpzwyo empireKAAFEHLv @35DzxvDFBr
emporiumMDvEJiHj envrriHCvL @11wrwswrrC @13usuvxCqy @22AqsqtEzG enamelqosvrlhq @46rtozqqmk
encarnadouuyzAzsq enchantedkBumxJqA enchantingyxryrwuw enchiladaMkiMhmLL &kitvjrFmnGH @20ztqFkkHB
@26CstyqnAG endmlmIiuuD @8rzsznrBy energeticAsDBBvBr @46yrBzAxzr energiseZZAzXyqm &smoothieFrxKFuxx
&superAdnEmwwy @39GryDzmzp energisedFSEBHkyc energisingoptpryuz @46pmrssxry energizelNvnFEhp
energyLrtzvypJ &flavourqIJMtjrD &gelMBMhvmAN &greennhLhgrDF &naturalHHwqEkuo &oatwABxByry
&orangeIkyNmliM &originalbGhJVJuD &peachBFHzokyo &pineappleHrDyswrE &sparklingCowwwiHQ
&sugarkvkktxvl &tropicalKBgwzzUs &vitaminRDdjAIPN @32GFwAFFoy @39qqyzqsAv @44KvCHsqlG @46zwyjGBqA
engevitayxvwxyus @31xzxxzwAs englishuvstywww &oldADApArts &teaCzrnwuBt &teabagyvntEsGv
&whitekFkFpfDl @27ivnHJHyE @3wwzxsuuu @31xwxxsvvw @33wuzxrttv @39wvyxsuuu @40llmlylDy @9ywAxtzsw
enlivenlJjIonpa enrichedGGCtymlw @0txzxurqw enrichingkzjxCJDw enrobedyyrnEqkv envelopedvsvAtCuw
enzymeMtNFlFCg epicsxuwznBv &freshOJBrOoJs @20nIuBwsxB @3Dosqsypu @46FEDpDuIr epikouroxsxyqtvv
@18qrtvuwuy epoissiJHuFkHo @3mGGxFpwt equalxBlpxspx @45zwuuCuwv erythritolLBqEhniG @29BApBolsF
escalopeCkDkkgIE @11BqGmuqzD @14Blyptrxy @8tpCijoyB escapevnoJqjEl @45vurGpuDq espressokseoqxzH
&groundfBbLCt8H &italianp6oOiqzO &lungoixdgEgjE &ristrettoGuhsKlBe &sugarn4jZqMut &supremoKUfP65uX
@39rCyAoosy @40vvptnzxE essenceIdrkIHkk essentialpkpwECmm @20CCBvmpCC @43wqjDvwrv @46ylMuAIgm
@47ruBvzyot essenzaqyDDqErm @39sByvtFto estiuqtstAwz @18ysxtsDux ethiopiaMEggDWrJ ethiopian4cepK9uQ
etonqqnFkJlh &messhtjFqDkf @34ruoyuBuu @6vtuvvvvu @7rvrzvwpu etruscanzlr7nxwz eucalyptustlAAjAjD
&gumplICptjE @38pnCvsppB @45zrtyzszr @46rgyzoGlB euphoriawsqpqvzn @7xsvqpyCv evaporatedvznjtsCB
&lightmxulftJz &milkvzklsrCA @0sytusuDA evenztvuqssv @45zuuruuxu evermzyxykzs everyhEvvpsEq
@33owztsvzx everydayuvvwwvww &seasoning8hFErJSi &whitefuJtwowA @0ytwuuvvt @25Dtustwsr @29hnwDsEJr
@33jFsnkxKo @40wuwtuvut @45oxupxBzH @46FmoowmoC everythingcfPUQPbM @33ppAHEAoB ewetsrvwwyB
@3tqtwvxxs exhrpBmxgx excavationMkjIkFGC exceedinglyuprtuByy @34pvortyyt @6ytCwtuwo excelzzxsqwts
@44yAvrtvrp excellencenGvGrxut @37nDwCustv exceptiontxxvvsvx exceptionalpvwwzypB @17Bwuyrvzr
@2nztsIDfC @34BvvvrsAp @5Auvtstzp @6zuvtstBp @9BwrvrsAq excitejBGiIlIH @46nBFlGrCE exclusivepyzurqux
@12AtsuzBuu exercisevrpyBtpt exfoliatingAottqtwx @46yqvttvuw exoticxrzpworr &fruitsqpiDdpd
&icewuDejeHo &lollyCnGnrlDk &mixpls8xkkn @0szrBwDxy @16wwusFhts @17tvqoAqlq @32rpvqspss @36Csrvtzxt
@39Biootfkp @45wyzoqtnt @46qvAFrzox @7wpxkqoxu expertCyABzyCw &gelAsoowtvA &menzBvFGLCs
&showerzqooxtoy &skinFB9iDluB @18ArBylyzB @46BypuBCAA expertlyyyrpxuuv explodingqpEFvHpr
explorerHwwsxvqz explosionqwDBsyxq expressHsCpymnD @17uHMiMxgH @20muqxtCBo @46sorsszCy
extendedytqvtsBB @28wxtrtxtt extrawywvvtxt &flaminGrCgryol &flavourBqqzwBur &gingerZPGjsf3U
&gratedbHIeJgIr &hotgntlJyzn &largerowByzCA &maturebQNergxJ &miniorosCrCI &oilzxAtnows
&oliveOrxciqqr &peppermintomzgvhqu &sauceyjkuBGqp &sensitiveyFdLarCt &smokedHJHFgLvl &strongzBKgvvzw
&sugaruZi9IRnE &superjdOpyJJo &thickGDeonlov &toastieAJdEymoD &tortillautgpmnDn &truffle5GlKIqxH
&virginzotqvvmz &wipeNNDCkxIn @0pmDwtzCC @1yussxnxp @10rtvtxvux @11xztqtwot @12uuvuvxry @13GDrDlAtv
@14uutBvuvv @15wnwDsvqm @17tuqvuwsr @20EztrutwA @21siputAxs @22CghFwBrs @23upyywBuu @25uyAzvuyF
@26zsvCwvvu @27vsCwwwwv @28zqAzvFBp @29rAuBwGrs @3dJFlxnwF @30uynLslvq @31myvvvwCt @33LEppnijw
@34xBwrvmvy @35DBymErDi @36AqwvyAks @37oxxxECpn @38tvvsvtuz @39hEuwmnkc @4vtAtCkuw @40GAEjrGEw
@43FDzzmyAs @44ACIDtBBl @45ttxtzzsA @46ByyAErHz @8utuuvwtx @9vsswxxvz extractwqwBoPCt &lemonpFJGIprn
&orangeKCoHfEhu &vanillaSFWyyzHU &yeastvnsuFhgv @30zCxHzwFx @31zhxJvFsl @36BnukAlpE @46qytzoqEo
extraordinaryozGvGGsk @46svBsEEnx extravaganzazzrxFvst @34Dvtuxuvr extremeoxuIDrzu @21AxwDotyv
@46joBxyuvv extremelymqyBtnFs @35vwsvrqyx eyeSwIPjAhy @15FCzppooD @18qqAAnFAn @30BHBxwzpx
eyeballKHHMQgoO fAwFxyyGA fabAuArszqp @7tutxtxwt fabriczBursBxA &washDryyCqvu @45vuutuzzs
fabulouswsyptvxC @35vvuCwvuo faceGhtrGeK9 &menkmpekgul &spfluGvLymt @43GAolIqDk @46srDownsr
faceclothCqBnGpjB facialqsAvyBov @45CwvtstAs factorBhnHxojw faggotkrJvyCqg fairwowwxwuG
fairtraderwsusvvy &strengthrmBBrnCt @16zuywyvws @30zxytvvwu @36Btxzzvvp @37tJlFnpsp @40zuxwzvvt
fairynFyuspJq @34ovAqpoDr fajitaeezMLggc &fierydtdvuskh &filletpADFwvnr &kitpCmF9jnB
&mexicanDCvmwBEu &saucet9rGGojH &seasoningrwvAktuh &smokyxkpyJllC @11poyDuqvs @20myBrFlqj
@21qxluuzDw @25pEnEzpos @26wzwyqBpF @29jjtDEtlj fajtagivVzcfs falafelJfHCHGfQ &mediterraneanBHMnrhGH
&moroccanIMJMMIcM &potatoysCrzzpt &sweetynCqAyqr &wrapHssBJBsm @14AoEExInu @20CnoHAEjz fallDxvwqyuI
faloodausdlIlFK @0ysltGqyB @6vtrttwwr familywvwwuwww &favouriteOfClpzPk &malttzqlwFoA @11uvttyutt
@14tuvvwuvt @15Bwwtwrzq @16vwvuxvwt @17ElysBpCz @19ECDGFizp @20twusxuut @22vztAxrvv @25wvtuwvwv
@26FtzrxDoy @3sxwqrvww @32uvuuxvuu @33uszuutxs @34quwtsvmB @35sxquwruv @36uvzwqEvA @37suswruut
@4utqtAwzz @45urzuuuyo @6uwszzwvv @9tvuuwvvu fanpsrsDurC @16stvuvuvC fancyHeGfSFJD @34DpEjECGH
fandangotuprvssx fangxCvGwivv fantaAjInNykv fantasticvvvwvwvu fantasyCkMExH38 farfalleNdgJhOie
@25AgnErvoo farinasnnqKhEO farleyvvtvuuvy farmwAuBrrqw &glutenytxukCxu @11yGlI8knp @3sqzuxDBw
@30tzzvqwvr @32rsuBttrv @35spswsrxy @39suwsAyBv @4tuytvAwq @43suqynyty @44vABushjm farmedziikDxIC
farmerpwuExwqB @0xsuswysw farmhousetqqvutxp &heartyC0JyQgfB &mixBfgzJujF &pate9MRhKCmj
&whiteoBTzeBDt @12rFGpxzum @17srhoFJoo @2yzzvuvwz @3xzBvxytB @33vxJtnwwv farmyardieFdLHOh
@34moBjDIFm fashionedpwCwzCxu fastvqFqlupE @30yxwyyytl @45rqvxwqyB @46uwCnkmAC @47wpAovwvA
fatBxmtprAu &fraicheBontzkEG &freeCIuEBCwr &fruitktvVrGaw &fulljftcxwwJ &garlicxBuzqvBt
&gooseFdHimBnD &gratedCEtwDCyx &greekszwEDyre &lightqBSDNM5t &matureBuzyttqz &meatballE9nwBLno
&mildDtvnyMfq &milkswxxzBsq &mincetwBCttrv &miniCCyWAw4T &mozzarellawysBjkxC &naturalApzuwvun
&onionLCC4GEMz &originalyDreMqAb &peachvLvkgDVA &porkmytAAyFw &potatorvoeHyhH &proteinlmqesrrE
&quarkqCsBrCou &raspberrylesDEdHN &recipeptxnsquH &reducedtwrjngFD &riceDxAEwwyx &roastvtQtJAlE
&saucemtqlqGHo &sausageCAjpzCJh &skinnysQNWQm0f &sliceLCqkdAJF &softxhwDhowx &sourxAIADDvA
&spreadableypuu9lyc &sprinklexilnlcKO &strainedsurruuwE &strawberrymyBtADpr &stylemByJspEn
&sugarszBGzGlp &toffeeGnptDkCp &totaltxwwvspv &vanillalCuyCFrm &whiteEtJIGd5D &yogurtzxAztzwp
@0uturuuww @1CrkwzkwF @10rtxqCysw @11tvvAAyry @12yAnsnAzw @13jtBlkxEI @15zwyvzytw @17vzxrnGin
@18tqJvGwrx @19pywDDwsn @2vvltgrCt @21xsouoBBB @22rqqxsprE @23kAotimyH @25jyBAwwkx @26uBqustJw
@27BplwGxEC @3qCmvohDu @30lxmmmADo @32nvBsFowz @33psznyJzk @35szAmGKmu @36pzJHJBiv @44xzGBtCGn
@5AxECAysr @6AuuvsuuE @7xxnsmqAs @8woAoCvuu @9BrzoABlr fatiguenrzsGqKq @16yuusvxwp fattedsxvyrttw
@8yswrzywu favouriteyuysvqwu &fruityBJvxtlKI &organicxszCrxtF &selectionwqvtupoK @17DkAtAnAs
@19sxtxvzvw @20uvtttzwx @25znssywwu @26Bvslwrns @3myuBnyyx @35nysymwvw @37HjoxmiyG @38DzDjqqBn
@44rvBzGvnG @5wDzqwsGG @7rvwwrAKr feastrsFqjIwp &meattyEzluig &spicyOmcGFf6U &texzmoplBrA
@17utnEwyzu @20sxAxvCwp @21vusCBkqs @25vpmtvqBu @44zkvxpxBx @7EGoCnxjj featherbladepyLsCEvA
@8twCqABwz featuringpCtExFwl febrezewvhrrxAD fedwDsxlzxi @11wtsyAvxt @8qzzursxy feeduuutuvvv
@44ututuvvv feedingywyvtvup feelnDsMrkwu &gelEItwvrpz &mineralksFIltnt &showerulGsqwvy
&therapykyEJlyvr @36iFvCCpvn @46puuuquss feelingxAvsrrmy @46ysqxwtCw feetvzyEnnvC feijaodozBDjnr
@18kuCwxtxv feistyzrlvzxst femininexuvtpBly @46utvtpxvz fennelebfINgJc &seedovitHwHf &teabaghvdQzoJk
@15npsAqmDt @18styAyvAt @29uqnuDwFu @40pppwDqEq @9tlwxwtwm fenugreekcIceiehc @29qCpjwjpq @33tzmBrpml
@48rFozkBsr fermentutGEzCju fermentedhsAtCkuq @0IxruqBst @18ewzozosp festivalvBuvuvxw
festivekQHje8CC &gingerbreaduvvupBow @30AbmyHOmt @34oGypniGy @35hHEJinxy @36CfrDDOor @37AyHnjmqE
feta5AbHJekI &greekhokrzDHm &olivewCfjRMIP &redpudHMjAu &spinachIMjgGjiv &tomatoysnkICxP @15Cxrupzwv
@18DrGuuCvq @20royoxolE @22tqwvCrqu @23zxlguEDx @3hEvIBpnE fibreGEEzFswE &flavourvszuAApr
&freezsxyCFmu &fruitrZOAyHdb &glutenuvzuxFpw &highhqkvouww &organicKIGiHeBE &redvBusvAuw
&white7mFOOQ6M &yogurtnGnEDzwx @32Buyvvxzk @33yxABEyux @39uywwusxC @5zFxnuvHz fibrejackIEKmMrsr
@32EDCoDvxq fibrologyuCxrsvwR fiendishjoFLHHJI @34loCFCDFy fieryxzzsysvo @11wBvvsBwt @18rrsytyuC
@20zryfGizl @26sxtEnzjt @27mvChDJDi @39BFDrnlkn @8vvwvvvuv fiestajL1EfdFN fiftyB0tzmexv figfmHgIBDO
@16mqBkzAmm @3uxvwtxvy @35rpAuyvDz @36ooGvwCGE @5tJyyqkly fightlrztFsIp @16pwxrtuwu figurerEFxqvwi
@37tzBtuwut filljvlymqCE @20yvzxwxzv @30qxlstuwG fillablervsvwtxv filledCCBkpptR &flavourlgcDJjEh
&minivyFCtomu &softyqwzxvBE @18zBhgsjuH @20BqtvBqsw @22yrsBBqpw @24rxuyAswr @3CDqowsyH @32yrzAtzqw
@33mvnAtvts @34vwoturww @35wtDurDKz @37yBEyuvwv @38sAzuuywx @7GwzPqtsu fillertrwEuxlx
&sandwichDszqsnsz @23wyxsysxs filletJtsCusnn &fishrsprturn &garlicvoriulME &gastrojBKHwtvr
&glutenLFhLotkq &grillDAKLEhoj &haddockhrrrnyvp &hakeIHsKGCGm &honeychyviODL &hotlnlmwRss
&lambCsnBzxys &lemonBFsBvquA &lightlywovEiytm &limewlAsrupy &mackerelknzwexry &miniDXIF8BFe
&neckGsoCyxAt &pepperHmt9EvLH &pestovGLvjhkk &pieceOkqrOs86 &plaiceLBiFCfjr &porkL8eOFfI0
&redBAICqAiG &richtys9FKAf &roastksqsriKH &roastedsxJytrqG &salmonjyulzxsA &saltGpBpeCzu
&saltedLwvmWZYt &saucesmvooFxx &seabassLiIKEiMh &seabreamOxLILoBm &shopvvxBvxsC &skinyvCoEopI
&skinlesshndyDwEj &smokeduDwkLyvE &southernwmjmupsA &spicytEvJFGNI &steakJagGpaJr &sweetqxvAzCDs
&tandooriHvqyqgyv &teriyakiDlIEEFkw &thighvGtfrepH &tilapiaHlkknlqB &tomatoAEKszpex &troutGqACpnmD
&tunaRjHHqc2g &turkeySdIDjoGa &vinegarByttcECp &wagyuyzlDjouC &wildIuCaMckA @10BspvxAxu @11xxFwsBmr
@13xzxtBrEy @14xDICwomo @20zvsqyqux @44FzpsntIo @8FolFplGt @9qnnwtmyA fillingGutAwDCu
&flavourynBqwrrw @0pzzvtrmv @18DurukHzE @33utwwtvox @35EfvyCuvu @37EHztyELj @38zqoIyFqm @6pGqyvpsp
filogbIwKejB &pastryfiEqEilE @20spzGvprm @22omyuBrqC filousqmqsztss &petitwxqtqpto &potutuyxvuq
&raspberryyFvABqko &yogurtAvqtnrnB @5tnrtwCxu filterkLAhhKmE @40nBBkmIqC filteredj9ACvxuy
&skimmedyCeFGKuA &wholepsDhqyIu @0AxquCwBB @18BkyIhEDO finrAuzzroo fineAsCEntrk &freshD9yrthkl
&marmaladepCsxvusA &orangeKogpwned @15ypupAyEA @17wwrowzzA @27xCAopwuv @29tBAupusn @30rzkpCuDH
@31ryprBuzy @32HpGGjlkC @35vzJNmIjj @40rqspFsAA @44youwEqrs @46DBmtzwvs @48IviIumxn finelywuxtDzzy
&hamqgsrGxJb @18uwtxnrrs @8uxuxostr @9xjCuyvBw finerwEqqtzky @3uFrrtAty finestyyyDtwtx @2vAtuyzzs
@39pzzoDxkt @48yysDDwku fingerkplKCHmE &fishiAmJICrJ &freeEjsEnAnD &glutenEnrEkAmA &haddockoxfAHvBn
&icedNChEHfhz &lemonFLEJItkx &mangoiPvlshqG &milkovjEgCxD &miniqyJKuMdD &pineappleyuxECGbk
&rollyoezwtju &shortbreadExF2ejSq &spongexldGDqjI &vegetarianmEX0HBQx &vienneseJtJinJAq
&whitevvrDqvwv @11FBisGrpD @13qAhHIGqC @14BjltHDAp @16puDgpuuF @20vuowyBvF @33GwkJGppl @35AyBNztns
@37rsBixzAr @43AEuuvuAu fingerellawrKnEjQk finishFyqprlqz finishedrmDlCvBr @34yywylxvy
finissimauwwsxwtt @18wuuytuxx finocchionaIemuhMum fiorevxtvsvut @24vtzvywzu fiorentinaP6UCsHge
firIsAPCBoy fireAxpyMiBt &pitxywsrCor @11jruwvqru @15stvrvyxs @20ArvAwstv @3FHnxtniw @39kDHlKjFj
@8vAxuozCu @9tzCpozvv firecrackerJRZxY3fj @11wsfxkqGw @17Auxxvxyv @20sxIisnjG firedzwDssDCt
@21vDsCyvxz @33omBsnBDB firelighterlvBCnyEo firepitvsAzxwyu @11tpBnsArp @15zmwDvzxv @9xCtstuuv
firestickKfDEJknC firewoodmommBwrt firmAlBtrrvy &tofuptvuvtqv @14tttCvxvt firmingvqpnqskB
@46vuwtrtrA firstPzsqupto &juiceVjFKOJKM @39CrHDJGGD @43vzruxyvu @45Dxrxyuxt firstbrushnFECtkNw
fishKqhoyAHL &foodrxACErrz &gravy0pdGCdzm &haddockhIqCqmtm &jellykoknlPGK &lemonEzmqzzEA
&limenrEByzqp &mixrElCHCqy &pepperBnmoDAzB &pieLSfKbjyN &saltNdIKyyJp &sauceDuDzyotv
&selectionytFFoHvC &shoplxCswAzI &sushiIxDNDHFE @13ptwwyzny @14yABrvAzo @20IwoyjnDC @26zBttCnuy
@27BuuptyCE @29KjiChEEG @38jxEfCGyt @44qqkizDzB fishcakelnkMsHQf &haddockfhEAjEIz &kingvgKKoAyA
&middleruvQeCGB &parsleyDuhjKfii &prawnsiKHnuxz &salmonCOjFQsLm &saucemqjvoqhC &scottish7CtIlKun
&smokednkLipICH @13mjqCmADk fishermanjByliHoq fishlessssszswuu @14zvuxyurv fitxuKCHDEr @43zuwwsxts
fiveJxsMmwky @18yuGMHjjJ @33CpuxeHCm fixativetxlFBGlr fizzbMAbxCii @39muzknCyw @45rAywysut
fizzafyinghitooDDk fizzieumqxzCBI fizzioLoaibecH fizzyttuCtsrl &flavourhlB5qRMc &fruitbNgirAmE
&mixq6fVugMx &ringEfugcyDZ &strawberryKJtXG7hM &sweetmulHkGyE @38vtttstuF @39mgxzpJni
flaczkiwqrwqzqt flagyvvtuuvv flakeHIEqeGIp &freeyxyDtGyC &frostedymJFxIHI &glutentzzDuIwD
&icem6rjypIn &kvsmEsuBB &milksyAsAsqq &specialppkrxquL &vanillaoypoFmIm &yogurtJLeFzmyq @13BApmiLIp
@29qApGtCoz @31sxzuxzAu @32BDwFkCCs @34yDxmmvpg @36FuvABmDA @37zCACnzHJ @44qxlwyJCG @5vyvCsutq
@6DAAvlExD @7kmpkBuFo flakedoehLpNrK @30ynnEyBtB flakiysswtztw @18xusvqzww flakytxvsyqtz @13wzwBsoqx
@22vuuvmxyx flameyCwAJwCt &raisinLNHqjaIJ @11tLAzAxry @20tsCqormB @30GDyvonFq @32tBvptnAn
@33tstrpvps @35xrxvrttw @36wAAutBDl flamebakedtuprwtzy flaminxBrmFypm &hotEEuhwsrq &puffoistxMFv
@11sBmwztxx @36viyjAyoy flamingzqmAxtBw @20xsoAxtAv flamingoLFoN8Atd flankNhqwCs9x flapjackpzJIRbyk
&hobnobjtFxJlHj &oatypuuiJrF &peanuttDnrmCxv &proteinbNzrHlz9 &slicehovqkAGA &snackwxsoxsxo
@32BzpwEwsw @34xyABylzD @43twvxxttu flat9pMyzJDG &ironJtDgsDmK @15nxACCAtz @16neEotIKI @17Bpyuozqk
@40rCGykLrG @45wwtuFxqJ @46yupppssv @8AvwruCmC flatbreadKHwqruri &garlicsaEpwjti &honeyFKsElFGF
&lebaneseDh8hkFgM &mozzarellaLHJFmkkh &onionDGJKqooG &pepperGMENxrne &plainHljGtCi8 &proteinMCiEKFKd
&rosemaryAdAhmiJv &salttxqvCHvs &stylehBIjpEhk &thinlmwuywyz &tomatoHhJfLrQ4 &wildLDGljLvg
@21BqvvCjtw @33EzwsrBlp @35qzpMvssB flatbunegwJDAMd flavaringsjBDIMIC @36qtDxCFFB flavouruxttvxuw
&frenchANxkcIpI &fruitsxxqzvsz &gingerbreadjlplrGoI &glutentqzputBx &gooeygAyvHNwc &grapeDrBukqBy
&greekdACvppDB &gumtyAyEyvt &hazelnutnqqrztxv &hoopJvtFDPnL &hotoFGnGwnD &iceEruonBuv &icedvvqxuvxx
&jaffavsAQJxsp &kitFBptmykA &koreannvApHltw &lemonwuxxwuyw &lollyrutlxGzs &mapleFj7rdvot
&marshmallowloJlFLKh &maxuq7zBwID &mintmqhuxmvH &mochaGCqoipsE &moussepxszAyjq &mushroomjCzyrwBE
&nataskBsoEny &noodlesBwsyyyw &oatpttxCvuw &oilJFjdFxoA &originalzFDyznmz &peanutqvpuurzu
&pearqyDhfreu &petitdejwajoN &pienxEmLBwl &piecetmAFmEzl &pistachiosCHntCoB &pizzatrqgGEqg
&potatooDvztDsn &prawnxCoypABs &proteinwuvusvyt &reducedNpCDKtpr &ridge8rMgjHqu &rolljEDpfytv
&salmonklAFDJsr &saltedpwtzDuqD &saucexuxzvAuw &slicepssCtCqw &smartzrwBvAuy &smokedsCyEsJfC
&smokytqEuDwvy &snackCItqxruw &sodabEJgQmjJ &softxCrBurxu &soursvnykoyp &sparklinguwuuwwvv
&styleJtjozxmt &sugarvqxuxwrv &sugarfreexBulBjvF &summerHOLSjBeu &sundaeChWbAxHe &sweetqCurvuqt
&syrupxqourtwt &tomatoymrBuntB &tortillajrIqfFqD &touchBrsuszuw &tropicalszIqoApw &truffleCrnHwBpB
&tubevuvytsBw &vanillatvutuuzu &veganvqswsuzz &vinegartzoFkFCq &vitaminGrvtHvzA &waferQNmunMAg
&wafflexrptjrus &waterxsuvtuyu &wingjFUxmOgx @0ysywttyt @1xrxvvtxu @10OCBzjJBq @11yByuvyxB
@12uHvkdqos @13nBFByusp @14wwAyAxtr @17ujuzywvm @18ysruuzpz @19Enwuzxsm @2uqvvutwx @25vsvtvrup
@26zhrquuuD @27pwswBDBy @28DDokEypw @3zDABxztw @30Ewtxuqou @31zjoyIspj @32BwAwtvxr @33wtFvCvrr
@34zsAyzvxt @35zDzpswvz @36xrsuustq @37ByCqtywB @38zstnvCtu @39uuzxxvsv @40osAHAuxq @43uqnCzCwz
@44uupoyApJ @46tnHCArvt @47xDtEACkH @48uxspwvny @5wuyvusur @6wuwxxtut @7vuwvupxt @8DsCwxoxl
@9utxvwtsv flavourfulvDAEspsz @8uNCzqkvx @9twwvzDst flavouringyAioyqiD @30xBlsDqrD
flavoursinglewvswvvvt flavoursomevtxxvytv @13tyttvsxw @8tBuywsxw @9uytuvtxw flawlesslyxnBrjqpC
flaxpm7RMFAt &organicyzqvCCJl @36wmtwvBou flaxseedsmhQzFxG &milledzICpfFvG @36rreFECDB fleshpoyEnsrs
&whitekqqHkugp @15puyAqAox @16xxquBwso flexiEouvzxuw flexible6dxs0iIL flexprotectlDlolmAo
&padlFmqlqDk &winglEnompJo @46nBsnrnDp flextextureztpmyBtu fliptsttEwsD flipperAoGmHIlv flixlsTBqmKS
flooriiHyNLgz &wipeijJAJugm @45soDwDGoz floralpGAolKHm @45jEHngKGr @46tusCwrss florentinekJtojAOB
@13nDqtpuuz @35nDztqBCu floretztsyIBDs @15ImJvJIOc @17vulopnkw floridavvwwvtvv flossnIpSJmvP
@38wxxDrztD @46tymHGADB flossbrushnFNmlwII @46sxFrsyzD flourtztBtvov &freeIwCQdafD &glutenMxIVifgu
&largenGoLiCyH &organicuxrssuyu &pizzatJiWuyzw &plainxvzltrwu &raisingrmrrpBjK &riceDyZDHHvC
&ryeoszhljtm &selfpoqrqBkH &strong9ftpGFtn &whitermzqmvFr &wholemealjiielFIs @30lBfBfxls @33xttuAwAv
@48CvDxxrut flourishEzukAIox @18tCvqwEux flouryeiJFEhdf flowerAurymtyy @2zytvtsqw @30EDsBBkwv
@37DznBwrDD @45yolqgfzJ @46romrBoAo fluiqvmvnmr fluffvCoZbokn fluffykIMKFupu fluidtBDtjqCJ
@46xAAwotAD flumpkrNiCwvD @38noFjDyvz fluorideINfhsmty @46zLrsysuz fluorigardACyunkpk flushilEPurtw
flushableuzvnCrjr flvrmyzvruo flyvyuswyxt @45vzttvuuu flyingJJDHpHkG @40GByEjzsB foamqxuzplBG
&shaveDloopkAs &spraywDFvfmme @38txvwFwAA @45vvzzrtwi @46mgmsmmGD foamburstlssntpDH @46vrsuuuxE
foamerusrxwrxu foamingFBHoOxvw @43xlIFAuvl @46ytAwGovz focacciaJJhaFjhK @13JHpsontA @20xyAuyzsr
@33FCpnDrkA focusGAQs9BMq @32AxBsrDuw @39stEAkyDz foilEqpClKpz @45BqpCrBqz foldablevmDujMeo
foldedxtyytxlj @33HwhEvHke fondantLCsqHqlD @30yswyyxov @6BvprDFsu foodvruurttv &freesvIABojD
&gelmqkBpxCp &grainzyvqvBDy &gravyrGroFBxp &greenvxwAzpzs &jarstDvrwws &jellyssmorsEs &lambKmoyzCro
&mangoztvvwqvn &meatEAIvskve &mixedvBpnpsur &monthxvvwrtxx &mozzarellahtosrvro &muesliKomGoOzm
&naturalwuwnyAwk &naturexowyztwv &noodleBcndjsFn &organicwuCuytqs &pateFDgmnwxC &pinkwrjuAvvn
&potatoINptCCiB &pouchszwuHyrA &poultryxwvrnsrr &premiumwCqNtsKA &proteinmrxFkmps &puppyvnubuxIw
&redtAvuuuos &salmontgzNyExx &selectionsxoxwymv &seniorHzFsvAtu &snackxBniwsro &streetiBpBuBwq
&superMlpQD78j &tinEfFlmnFo &tomatoxrbowito &trayxyozyyuB &tunawAGBttzv &turkeywutsxxwB
&vanillarfJGmwIG &vegetabletmDAHxpn &wetstqnrsov &yellowvswtuuyy @14sqyAxtvu @17vzrsxCuw @18vssrsstu
@2vzxxAyxw @20punqxwuC @21turqwjty @25rputpuzp @27CMCysrzk @30tvtwrsyq @32trryuwBx @34wBumjhGM
@36AyCuytAx @39ppwCproq @43uzyotuws @44ruwBCxyr @45wlBCBsAy @46wzuwovDn @47sxqwzoAv @7zvikotks
@8yyytvryt foolnFmyHFpp @6qAqEEEnp footwswvwvwx footballcLfSJffd @34lzrDEoop @37rznzABrp
forageuwryrqtw @8yruxwwsy forceEnpzqmDo foreheadzkyypKoy @47EuAztGox forestQKe8pLKg &fruitnimpjJDk
&yogurtvCAorJAn @17rvrAyAAu @31CFpyECBk @32xAutpAwy @35uonsqzxi @39qsuFpCkE @46sDnCzsxA @6ApnopzwC
@7suwwnvCq forestierevEIDlnjn @20xzACoqtm formaggixzBsvSBm @21tqCzwAyr formulawywxwuxu @46uruzzqpz
fornovxtqsAss &meatballiJNvQJpK @20sAvzttyw fospzyuCqtv @16tyrvvruy fossilmuHtqjEH fountainEAEzuBst
fouruzvtqwwy &fruitICvnkJoA &gratedLeJUnaCZ &sauceJPnyogHf @17vuuGzqCw @20vtsyyvvs @21rvpAysuv
@24BLfnhlCn @3EpJluofA @6CpurvBvy fowlomsmquyA @11rqttstxA foxwdGntwAF @3BnzpwxAv fragrancezqAvyuzo
&freepvNqAupu @43wAwxzzAu @46wrExCpru fragrancedxyplfDMk @43CuurnCEu fragrantttyxsuut @15twywztxw
@20wvutwvuz @25fCBuknuE @26wCropyss fraiCvtsvNqw &fromageDyvtlIqx &peachCDElymxv &raspberrymuCDBoss
&strawberryttvqC8Ap @5xtwuqxzC fraicheGjiwBtnB @1AttqDsqt frais12mzrvmoxxs @5uzxutrvt
franciscoxuFBDurq @33vuuruwnB frangipaneIhacgcMb @34GipomhEj franktsouovqz @35yqwrspsE @9tywyuxqn
frankfurterpJwrumDu &hamSwjrLHU9 @9tAvpyqAx frankincensemkhBeDIu @46mnqAiyDu frappeJtHHlBqA
@39FxABpyrA @40CtBCoCuw frappuccinohhieKJfM @39msorHImC frazzleoqJtEHpH @36ruAuDCrD freddokJHIpFFF
@37rBDEnBDA freeCtuCrumy &friedMeG7ha7o &fromIwKEyDmt &fruitRaznlycf &garlicqBnOdOcD &gingerfmJAChHg
&glutenysyuouAv &grainAoztJvhz &granolatBNiCtAu &greekltmlwvCy &grissiniHjJgfuW7 &highwIuFyusl
&kitoivIlNID &lactoseoonxljjw &largewqrEwtyt &lemonwBtAvAqx &lightossfxqoA &mediumnqryztuz
&mixCpFqBkur &mixedpnmGzwDG &mouthwashAEzoqovq &muffinLrPpkqmb &naturalrqxprxwz &nowhNrrrsz
&nutKtwEItqC &oatuCrtzuCw &oatcakeFhjGpenB &oatyOiOHnnRM &organicvtvyttvw &originalDGzzhrAo
&pancakeIiBDJdqL &pastryJwvMmkgJ &peachrqwAiuBw &pieMunxijhv &pizzaJojCyvoG &porkGowBoyol
&porridgepnmwzqAt &potDMyM9uod &preservativevtAxrxAq &proteinplpgvpEH &quarkpDtBrBnu &quinoaFjBontlA
&raisinIevfFFGz &rangeoyBoCvwu &raspberryxqyEsoux &ricelIutwFGt &rollvryBrplj &saltsoxpsxBx
&sauceeBuiBwhm &sausageuzCGorsm &scampiFzlDnImv &serveDotDwsqI &skimmedwwuwvwwv &snacknwpywqxA
&softswtxwxsw &sourJrBzywiI &sourdoughECuypycK &soyasAntGvyx &spreadEYHFHfqx &sprinklevinigbMO
&steakDCnmgmsw &strawberryoqoyquDx &suckyJoCQcqki &sugarwzxvsuxu &sweetIjIAmBkw &tigerFxGkqBOm
&toffeeyirwxbxD &traditionalHseyzAyC &uhtwuzutsps &vanillasssxvyvt &veganwxBpBwyt &waferAmsEypop
&waffleJqGHpflg &whiteiBIipnpx &yogurtxwDCDszm &yolkzyDBitzo @0rwuwvwAr @1Aqutpztq @11ttvyxCCt
@13yxlyqBnz @14oznxsvyu @17HguHkHrL @18pwAtzxwl @19uoxzrhLz @2Dxsxwuzy @20qyAuCzxA @21vkiAnCiB
@22HtsKglvi @24AgEjhlnt @25BJeDNlrl @26wBCyvDvh @27GGqEzsJC @29myuoBwvs @3rBttwtxy @30vuAnxzAq
@31ACpBzByu @32ErrzvrkF @33wsCpwBxk @34xpBnroyB @35Coozmrrl @36sooBCvvo @37kkqHKFEl @39utzpCyJy
@4qtvtCvtr @40vvtmFtFm @43lxstxwyw @44sprrnunu @46BlxFpysw @47LLnJtHkL @48rCzCsrqy @5tBxzqvps
@6yCvAkIwu @7FqCDJmrr @9zsBhyrBx free200gAqxqssxz freebreadyrAvuzws freeequztszAx @30zuqvzntv
@32yvruxyuv freefromCxlBSxqu freesiaGAHNIvdt @46DxDJDvnB freezefszDHoCj @29yzzoAqzz @39ozzHElEB
@7DBtrvBnz freezerAkzwuxEw @45qpAxBvAw freezyCzBmrBwr @7wAEnryAp freezzyDxBmyyow frenchytBryrAs
&fryltjpwxut &rouleivBlhusA &slicermvJuBgC &softvaqCMgvh @12BGpepsIq @13kiMigftt @17rvsmnwvt
@18EqqnzDwy @19AvBDDuym @2txqArxrx @20ovBulEtz @25tAwsmAsr @27BwFsNfHj @3rupzsysw @34zppqvFwv
@36qnuuqvpr @40ptovxfFl @9vDuruyzw freshtuxwwuvw &gelKqopsqsk &hygieneEnHmjAyh &lightwmjAdkKJ
&menFCzvzlwp &milkssAyCuDq &noEkevdLCk &pouchIkjvzgxl &powerPpHyVxGL &protectionylfqykzk
&pureiswquvuz &refillmnwkrrsz &scentjGhzvuDG &sheetxrwquuwz &showerMHHLNmsy &skinpBtAfoAh
&sugarEkeDgSFm &toiletgiuJqsqf &toothpastefmAOHzsi &tropicalrsumtplG &upyzvBrIlC &wipeBxzkdLFp
@0zAormxnz @1xuvvxxus @11wwwrswrx @15xvttvvut @17vuvtuxvt @24zvuuuxur @3knqDCmhh @31wxtvutuw
@33yuvrssup @34iIsEJAxD @38rnGFDkID @39xvzyvxtu @44jgLiHwgK @45ptAoAtCE @46lsusqvrs @6CiACBxBh
@9zwuwtxvu freshburstEPQPKy7L freshenervuvwyxtt fresherusvswxxv @0vpwxxxvw freshlyvEwwvCuz
&juiceaNYkBNQg &squeezednyDBqoHu @39pyDvtzEm freshmintkfzqGuBP @46uztsvyIo freshnessLlGxnEdC
@46HkGBqwkD frickleAAoynvzw @17zAtzowzx fridgewwryuuxt @13twvuyyww @5utxtwyvw friedntrpDBor
&koreanpyrsDpzo &minisqdlxfMF &potatoN9dbQmkF &ricetzvyAtkJ &southernnklkKlfk &specialopklDDfF
&stripmzIikFvi &styleDHMOsACK @11lroCptlq @13utstzvsD @14DDxwpyCA @17vkxwyAHt @20wyrqwrtr
@23qsturont @25xwzkCvsD @30Bvuutqxz @36rGozIlov @48DwqsEpws friedazvtsjBmd @34zvrssxrg
friendBznL7pEG @37JyiEupEC @38Brrywrsp friendlyozqvCqAE @38qzqzssrB frijjwstvywxA @0uxxwtuts
frikadellenBkDinpDG frillqBvtrvBt frittataDCGDDHmk @20vvxvxvBu @22zBDAEzqp fritterpszIdFij
@14ouxxtArq @18wruBnDoq frizzIoKFjpfB @46wqFzroez frizzyGwHCAurx @46vAzwupsv fromMxICvAoB
@26JFxyosnq @30qnxyArwu fromagezsvwqypD &peachEDJmyjys &raspberryqrxAslkx &strawberryryqsDdzj
@20xBlCHdsE @5pzwvoFwz fromageruAAupxvw @3wswxysxu frostedrrXZMrkD &wheatykkHFJDpK @32llFJByvG
frostiestpCptrwA @32vrzyszww frosting9iwyqpnB @30jlxsuwvs frostyliChFleH frothyuDDxEuwu @40sutzxtwy
frozenmurxwusw &icezAzoxrur &turkeyawjrLIhj &vegetableAIiurvuC @11wAwBAwvr @13xzxvssqr @14ExAvuxyw
@17DwAtuwyu @18voxytExu @20GJnvsutx @21EuAquqvz @22zykzwvwH @30FwxuxzBv @33dchtifik @46vrxiwDps
@48Dvwvxwyu @7uyyxtxzt @9diktCiem frubesvxwwtuw @5zwtuuywu fruitwqxtlxqv &grainwwnrFBzw
&granolaLiMhilBC &greekaEvBssLu &gumdEnzoxoF &icedpErFuwno &jellyuecwzxtt &juicervxvzvzu
&kidoxrmpGmq &loafzzFstsFg &lollymIKnxwMP &mangowzvytxvv &milkDhtxyFta &minivixJhsHg &mixFtymtxzA
&mixedyvptAAsr &muesliLDKkgaMS &multipackswvysDvB &nutUo8qqkSF &oatlrBrEHlv &orangetwyxupux
&organicCHqsBvBJ &passionfruittpEAzytA &pastillejmrhKfKs &peachuzzsxxCD &peanutsdquKrqC
&pearBtoyyBww &piecerHjkjEGf &platterlwBiFJlt &porridge5xujEGem &pouchDuswxwwm &proteinzCxkxxAk
&punchlijjhDhq &puresHPLetow &pushpKjecuFz &raspberryqyvptzrr &realsmvDwxAB &rednOyowIrJ
&rollBrAynyvB &saltedsmFysnkx &seedIBKzeosw &smoothBxxzvwvy &snackzqvuyrzr &sourqIusIwnw
&sparklinggewDnolx &splitAmsGEwqd &spreadvuwsmHkx &squashrmvuyuAx &stackAJiHkpEi &strawberryxssxxtwn
&sugarywxvwvvu &summerFlHzqIrl &sunshinetoFuevsn &syrupyLvwpEDF &tartqAzkzugI &teatvqMCquw
&threel8ieJLOr &touchttAxusuz &tropicalwxwtAowt &twistqcilQFgk &varietyyrrIwjwS &watertvvstvFr
&winderJoAxHjDj &yogurtqCzyDyyz &zeroKsiqRmvo @16wqAsuzGu @17hqsFwnqm @18yzwwypzw @3wossrznF
@30KuDAGGpK @31xxquGEBr @32xsFqowyF @33HsNBnEol @34qFvDuyxq @35mClGnpmo @36uwpsKpAq @37JnjBijAF
@38Bhppjwop @39zzrxAywv @40wvzmrwto @43lzwtuzur @48oFnssEsz @5qzAspowC @6uFzzAyws @7EtvCluEy
fruitedvsyBzuxy @33vxttovBw @34EexKHmug fruitiliciousGnElkdiL @38BnFlkhkD fruitywIqvjryG
&muesliCpPkloyN &organicswwvtvnw &raspberryEArBxuix @17wwwwxuvy @3AgvAEqxj @31vjzxGzsl @32FnFnjpDC
@33ueCEyDDt @35nFtDohof @38vmmptpDv @39rruvDtvm @43lCmypqHe @46EwzumIHf @5vwvvBsBD @7yBBrpvyB
fruslirFLAsjgy @32syBztnix frutetoEBhvFDuu fruttizvsxsovr frykyejqFkl &garlicAAvQLDzJ
&halloumiyusioJiE &hoisintInGrDmv &hotAtsjjtUl &kitygmzzzzt &mixuCottxtq &pepperxkJOnjmx
&piriOolnoIIf &porkwFztynzH &potatoBnAwvkGs &saltstMMxmDB &saucehCntmvkp &seasonedqMqsp6aE
&seasoningmxiBfLao &shakeCqlGmLyF &skinCokHkGAp &skinnyypyzHBll &stirHzIytnAr &stripnjvEwzzC
&stylexwslsrtw &sweetBkRBwqGn &vegetablewxervoGq &wafflemLGqzy6O @11Dwfuwszt @15HymjkKtf @17vCsoxAsz
@20vuvoszsy @24wqGBFuww @25tvnhDyrq @26vvtyrnsk @27pxlootop @29pAkIlFtp @30rwqrwxst @36qvqpxrhw
@8utCszsuw @9sCuqtorw fryerxxArxBys @17xxttqtrA @21AuynkEEm @26stysHxjA @28jokCmHBA fryingwCvwsvsv
ftxztuxAvw @40vxutvuvt ftoupAvEpCq &giantruywxuBx &plattertvrAuBmr &servenxynqzzw @12Cptrhlzl
@16vxArruxy @20vAtsqxpt @23yzyqqrrw @3lwzszwwF @33hqhDGlzK @34wsCCCtGE @6HDsyqrBq fudgeiuospoGr
&hotrLIhvSGC &iceBqmvBwqr &milkshakelHO8edJL &proteinxjuvzqBA &saltedGrxsloih &yogurtohglkhJj
@0pDEhnowH @30AlksHtlt @32mBDqxAEw @34rEvypwCr @35CtAvqAtA @37iIOJgvEy @38mitovlyt @39omyBnqEx
@5pnoqrrzn @6DywwBAgq @7xzppwqtt fudgedszwnzyFq fudgyrgzMHJkw fuelttyvotxF fuetjdEEhgKy @12mtDBppCv
fuetecEnEPDlHi fufuyBoCAEoz fujifeKLkCeg fullzIilxAlF &softBtPVCzvh @3wzArEzpr @39tyjtCBsD
@46pvpytwrw @5wjAsopzI @8nrABrrBp fulltossmzkopzfq @48mxqnkAsq fullyAkFqypDE &loadednApvtxrv
@20inBkqJmG @21wBwAtmtk @36CxovxyxE @7uCtAxusn funkHHAwwJC functionalpBsxtwxB @39uzsyvwtw
funfettimuFyAlnB funghiD9jOHEIT @21wrpAvBEG funkyczhPEli9 @37pCmyCpql funsizeDsByvsnk @37truqmwxk
@38uuApCwtA funtasianGnnCfgK furikakeuyvCuuup furniturerrxkAmEv furrowFQHMYEXx @36yrvBFvCu
fusilligNgwGGJe @20iKpoqEvy @24jGumJvGC @25kttvExvn fusionFzzzwtpm @0DyGptpqs @13pyvDCrqv
@20ptsqpwAD @36zpsJADqn @39ztvrxovs @46ywuCCCsv @5qsunulmv fusion5srmggpiq @46vstllvrp gabbyHIiHHjGl
gaitwqrCtlu gajarutwrvwvu @6ttxqvzvv galaeJDwOLje @16jCEFzBrn @22pAAmAArA galacticllCBmChk
&mixqlCEmCkm @38srCCqDrq galaxysHBuoGoD @39rEywoDkF galetteoojypqGG galiaqpknBnkp &melonqplnBipp
@16qvopAnor gallowayvvvvvvvw gameHvGgmCLB @19GtzqqzzA gammonxyzrsoCw &honeyCkoMvCDB &jointkrBttuox
&maplenKEFsxuq &mustardzCoppCGE &orangejBzDnutD &smokedCJFgcPhm &steakihKdhdMf &unsmokedrBCByulC
@18wBqswrut @9Hrxwqorr ganachezDHEEHjH @6xBCxAxrw gangpqxtztqB @16pszvBxpq ganoushouoyezun
@23vtrvnyxr garsvspbGGc garamKhLqhLc7 &masalaCmyyvoxi @29FjDumBnj gardenIBpBotAB &peahkEkEtFv
@15oCHqzByA @16yrssqrvw @17sAwAsylp @18hnCoytAr @19zhrDrqFp @35HEAAnoAs @39EoAEnhqx @44zBonrDux
@45qmqxooEj garinEIBnCnG @48rCBymxoy garlandNkGCAwhy garlicfrGmdCHj &gingersKwttvpw &greenDuuoBEpy
&grillpnkhpgtJ &herbroClvoAB &jointqvzoHuzv &kyivEyhOANoA &lambCCrytBCu &lemonyb0C3AaR
&marinatedBreyrwuz &mayonnaiseliKoiMaC &miniHpHvMlpx &mixrvqzruAv &mozzarellaANDIcAjf
&mushroompxpqyHEr &musseljECrkB3M &naaniIzpfAfF &oliveuMonJrDC &onionnBEEutvt &parmentierDtzsBBpJ
&parsleympAjmmtC &passatavhLgfNDF &pastekMPKfEne &pepperYjuJqinD &periEpuiciNm &perinaisefouuyRc8
&pittedunsqAGFA &pizzayrwtwixz &porkCx9CXudU &potatoOspvLioC &prawnzxehOlOF &pureeyConlspG
&ricepEzeGela &roastedxuzDAxts &rosemaryywDzF6Bq &salmonKzBIN9Bd &saltoAjBfGGe &sauceuvqvxell
&sausagelHBDk9Hl &seasoninguCmfQpNA &sliceGXrll5Ps &smokedPhCHAyCs &softpmuupAtm &steakFusPvlqr
&stirFykkrBFG &stuffedfEBpxNKi &thymeBBHvzGMo &tomatonGAteHDl &wildExEtmAwg @10yxyzwwBv @11uBpvmsuz
@12sICmoDDj @13uAxtBpvs @14urDmyowH @15iFkKtvyl @17ABCCypvp @18lBGklBJm @2bgNlfyIB @20EyyxxuuG
@21AqDAsqkn @22CkrOwBnp @23IrAHryjp @24ACrECuoM @25EpspMjgo @26vvywwylo @27tiIlofss @28hztjBGrv
@29IHhqkAGc @3mtwwltAz @30ElIswyBu @33pDAvntnl @35qlwrxDBm @36iABhhjJh @48xEIjmCws @8uArsturA
@9nnCwqgBC garniqlAIpwHj garnishHxKcozxs garnishedywwtxsmz garstanggkiJjjDH @3qoqDnnwF
gastrovvuuwzut &limenrCBCArn @11ozypmzyk @13wwvuwqwz @17trzuvwww @20utwvtrvx gateauGhknJCGl
&strawberryxhpoACrl @7yjpmzHFu gazpachoruyIAFpx geesowskaHywaJuKm gelvHBzukuw &menwqtynyyq
&moisturisingDGqqtMCI &orangeEmKHgekv &shampoooBDKknlD &shaveExFtpkju &showerxDzvzqsx &skintwrxAzsw
&therapypHmkEonB &veramEoAoAqA @30wxrsrvto @39BABnsrBB @43oDBCDqmp @45wywqABAD @46uDzBlwrC
@47uxErAlGx @6xwpAtxAo gelatinewtmppnzj &platinumIAmpqtCq @6uystqrwo gelatoAkrqnrxz &icetpusjirI
@7BtwsAopD gem8O8cvULl &icedjEfjtKHv &lettucetEeuxvkn &littleGjlnGlHx &miniMueeLzr8 &sweetjPhmLEui
@15mznlrFJw @35xGiklCuo @38tBtoxDss genBzCEpvqn @45syyBmrtu generaluGqCDrty @45CwssCxtx
generousooxrntqA genoaevjODNfa @34ozpDzErp genovesejrButnGl @26lvDzrqAx gentletzAqogvu @43xutAEJsx
@46xwvurxvt gentlemanrupwoowt gentlyyopwAysu @36tCtxvwwy @46ypqznrir genuinetutrpHDr @16tIjjiDDj
geoquznvrAr @18uxuxxpuv @26wrxrwwAw georgehAveyLyv geraniumBxrzmxCr @46wyrAwyBu germEytAzwvy
germantnwtCzqq &salamihkFvrCwC &selectionAnDnFlED @12wxDzuntC @3wjxxyBuq @9xtBlEzkA getteriprmhiCj
gfcECAqAAvz @11zuCtxzwx ghanaianMrHuwpif gheenoDCsLjA &vegetable4tObTKxf @2opzDtwtx gherkinnlJmKRsI
&miniBZdr0LK5 &pickledoyvtxDun &slicedL8zKZT9o &sourBurtykuA &sweetGgPisIH7 @18qoBsEAuw @20rrznvvvx
ghostLBtFDF69 @15CqKlyvlq gioLLibvEI giantwxzwxsxu &pouchwO4ZqtoT &puddinglEixNLDC &servepuywxzCz
&strawberryfAAMK7cz &sweettBrCxvtJ &whitewECIIBwI &yorkshiremBgwMMzC @15fBGzkkJw @16wrsvszws
@17mwjwzBvw @20pxvADsnv @23tvstuxuB @33qmmponuw @34rHHATDnF @35CNHjEFHB @36BqwnpzBs @37xvvrstvt
@38wwqAytqx gibletrstupvyz @11vvxvyxts gifflarEiuoDFDl @33xrvqFECq giftvwvsyrzy &trufflewjKwgrqW
@27zBuwuvvv @3qwxtmnvF @30CutADBrx @34BEntvsDC @37wyysFtzp @38mzxyywss @40pvnDrDzz giftingwpusvnts
@37usAxtpqu giganteDApFIjrj @18rvszxton giganticdJ7xSRAH @17mAiyNJEx gincziEcmDF @18oEqBoopD
ginger8fEMjfSh &greenvGBFgivl &herbalACvCzqur &honeyIrGClrBj &lemontFDHzgKg &lemongrassgjKKuHni
&lightjohluBpl &limewoJAxCug &mangoALxCqJlD &orangeJhzGvJkB &organicCfBzouuo &pasteoJNNNBzf
&pureenkkAdTFF &rawa7QOiOgI &rhythmljvBBdRE &shotojrLneqy &smoothieNypdTOoC &soyGpGpzCqw
&sparklingHyCnBqJL &spicedKfhxjtft &stemFpsIjnz8 &sushizqAnunFm &teaBEsvhuzz &teabagAIjDvrrA
&turmerictqtnBhFF &yogurtBqJujyFn &zingyGvulqxDG @13FIjzxvru @15wEkAhDJw @17wnzzkopp @18CmwrAxEw
@20twwpEEmr @26DtjuCAny @27qDxIEEtx @29qrBFywHE @3xCntrEuq @30mrpCqpBq @31mhzzlqEp @34yyDECtAA
@35nnmBmoDq @37CnqyxABn @39kkkArqls @40xJwwClwn @48ooBBnpsl @5ysBrtwyt @6rtyDmAxu
gingerbreadMda07QbP &menztAEctlv @1uttvvwqB @30GplBnBpF @33CqvqrDms @35HrAokCov @37ypqvCsmz
@43CuxupxpA @5Bsrxxurv @6jsBpxypv ginseng1yOxP2L ginsenglyquyMmH @16wysqvwoj @39ropBpyyD
giraffeilCGsaIh @33lwArtjDq girasolivyqwxyyu @24zvtvsvxw girdle89iQUd66 girlzsnGzEgc @43xtwAvzqk
giuseppeqqBAelDp glacepzAvtvvu @30kypquonr glacierFf6iyfyu @38Fqlltnwo glamorouszxyAAsFu
glassywwxuvst @39xxuwwtvx @45vonoqCBw glazeqBloxqrD &ribzLoxLUKN &servevBBvurOA &slowABygoFtw
@10oFepqCtw @11tsuxEttv @15BuxEuDor @20prBsDpsj @27pLiEDloM @30lztBswAD @33zztFqrCw @6EsEnvBHA
@9zrFAtAzp glazedBkowAMEC &honeyqirBurkr &parsnipxjJKAvfF @15xsvuuDwy @17rnqEsAny @33DglhFGIJ
@34rxBrttuq @6mCoBwuww @9wEwuktBr glitterDnmnBxFI @30AulvAwvD glitterberryFokAEzCF @39CqrzzyzE
gloriousxuutqzsw @17twxxArxv @25GjzjhFrB gloriouslyDzopBmyt glossjkgguECN @46ononvCAJ glossyuzmDsvHt
gloucesterFACEDnFG &onionzDEyluCA &sliceDAArruCC @3AIEyDtAy gloveGBDJGyuz @45BExCEAsA glowKI4mqqJI
@39yFtCwryu @40EwhlrqJD @46CxnovAAz glowhitekKqquFtz glowingphfmkkKl @46ukqppoFq glucoseHhxzJKlm
@39wwyyyymo glutasBqysvrB @46rurxtwux glutenxptxysow &kitnjwEkOGF &macaroonHBqCmklH &minibqrEotdl
&mixNHIwzjzn &oatqCotzBzv &oatyAnEzkjIF &originalpiupJBvy &pancakeDjHCLljD &pieuBmoAyzu
&pittaliAkukqD &porridgejlkzEqxx &preservativeuuzrvyxu &riceJyGFtOsC &rollsHulwCBv &sausagemsqsByGx
&scampiDAoGqCnv &snackmvhCthxC &softrtstxqwv &sourdoughDCEyosgL &sweetHnGCoDnw &tigerIxBluIKe
&veganypBvslsA &waferAqsCyrmp &wholegrainjKrlJCFr @0tsztsvrs @11ryxqszxw @13zDsCrErv @17CjDCrFoF
@20rwsDFAsz @21urpEzAsC @22AwFJpnis @24HhCjjkpt @25tomyBnqr @26duuqvHIw @27wrwutuCz @30qBBtAxyv
@32BrhEAztG @33wuBqvEzs @34sGArDuvp @35unnwrnrB @36yojCGspr @37BrxFxxoA @4qwqtottz @5mvrlqBCx
@6zrnpruDs @7AoLCyjsD @9nsrwrxAr glycolicrlpmoCuo @46sqrsryut gnocchiCBrxriqu @24vvvvvvvv
gnomettijEjkmFli govrrrrqqC &pastaExDvvuNt @13zFrqsmcv @16qAxxHzlF @20uAzurxDo @23wtqzxxrq
@25yytxBzAu @3uztttmsu @31twtutquv @32qxsIvCvw @39lyyxssxn @4yvxwBCxt @46zpvqmxGv @5wzxyyAzn
goanVkyIsHhn @20vymBIwAI @26IrGClAon goat7MGFOdHT &hardejIsxstv &mild1pTcT5Wu &milklRBGMgqN
&semiBAFzsspJ &skimmedyDADxnkG &wholeFCGCJlCE @0zxvBEpsy @2mojmornD @21uyEtwtst @22wszvuspy
@3lBFFCrBl @5qEqjFluA gobijDjBHmEM @20nCkAzmEK gochujang1oGObjZQ @11pqsynACx @20urvosnxt @48pwBzvqEH
goddesshhKIceJc gofreeLwiMuErO @32rruLtAmB gojioxBtrAuw @39DwsxAsuu golabkitzDGytsw goldwtwvtsyv
&instantplrurlAt &milkvwAwtvxt &sachetPUgsnVbx &spraynxxvrnBy &teabag9bTTXcPB @0vwovyyqw @11zunyzsyy
@16oDjEqnea @18vwvvwwtu @3tAvuwurx @30AxplurBA @35EAEBoieH @37xsAEspxD @39LMDfKGCD @40nhHAFnFD
@44EnlkBCBt @45xqrxBump @46ikzIjkAz @48tvqorAlq @6yExxtsoC @7nvAwwowz goldbearFknlGKkF @38AplmEFqA
goldenyCnrtuop &oatkwytgtCv &porridgevuiEwvxG &potsurwJwFv &proteinystDqwmt &riceoJzipvqx
&soupIAIowzPL &sugarANIzECQZ &syrupQIgJnL1Z @11pEnqvvrC @13wqDCxyAE @15ouwoDoFm @16jEhKhdie
@17spCyvvBy @19GzzqpAAA @25AvnHkygp @26rDAClrls @3KCjFtIyt @30wuBuABAE @31xrqAunmn @32szvRqjzr
@33vACvEHDE @34CFEzABAw @35Adhltmjn @36BivztyrA @37mxjmrxnm @4ABGpuppv @6AzltnvBA @7Dxrsuzuq
goldfishpLdIqLHN golonkawCGHtvpo @18wAACrvor gonetxwrBqrv gonkCqilvJCF gooMylNjgID @34BspGluxx
goodsGsxynsz @19pEszuvAB @20LeBsswmt @27nqwuotAr @34EpGwryus @35mHjBfkkB @4Dzyvwqut @44xmrpvuxw
@6yvwwytvs goodnessMcrokEPx &naturalEreDozAn @40vlqvymAy @44rLupBwot @46tssCrBws @5vvvvuwsv
goodyrlAxpznn @44sqywrzto gooeytzxDvzss @34xwxxxCBv @35syxBuvux @38jJkJDLpe @7zBDxCAww goorornBCmsq
@30qrpzAqqn gooseKfIkiJrK @11BszAqEzA @15wsuryBsA @2BpBnnAzC gooseberryGqhgPlHI &yogurtClklHjGI
@5AmnryuCA goosnarghrrsxutxs @3zyxuyyuw gordalQtBKvJiw @18zryIAHst gorengzAeknCpk &nasiHBijoChh
@20xxqqtzoq @25qxrnvAqz gorgonzolaCAqDtrDB @3wzsHrmDr goryxyvywtwu goshwxpzzuEz goshtwxBnxjBe
goudaGHgIGDHh &maturesK5apVRc &slicewCmSDrfh &vintageqDdixTQ1 @12pkhnulyu @3CypBEDFo @35txqpCmlx
goujonnKnLfxpn @11wxqHwyqB @13oArCoyrn goulashzprqByst gourmetFwvurrtp &sourn8ctpwGI @13FDuspssq
@25psCAvqyx @35CzvKzqIy @38xByrtsAo @44utxxvlCA @5BnpsEvhw @8xxyyryux grvwBtqswv @37wwwuyutA
grabqoyutuyv &vinegarKCHpiEqG @36EwurwBxv graceusCuqzuq gradeFDsBquzy @11EvEssspC @30oowrBwzx
@40GxmNIIJk @6xAzswvxr gradualowuttoCB @46nuuttpAA gragnanosCxtvsyx grainvoqwovAx &loafpMbBhDtf
&mixxXbB9Ybg &organicxFatuzDJ &riceyzxxwrzy &seedqiEpArou &sourdough4jDsigCy &spanishlmlBllEj
&strawberryylrqyzvC @17Bslsjyqx @20onmntnwo @23EsCtkDCF @25AAuzAywx @30krpEyxHv @32uetpAcHA
@33sqxGkvBF @35vinInjIp @43wtztjmwy @44stsvnttq gramyDtnyLgV @48jvynCnxs granxwsqypHE @12qmylwqrs
grananlzuxoDx &padanotvyzvnFv @26EBqxxGjt @3loGwukFx granarya9tGURBl &rollSpILPNVg @33qlAIIDKu
grandAFqKIqJJ grandewwuvqvuw @21CmBnwotw @37szuzvyCt @39tuvuzwwv @40CrzNlFHq grandmaJLbwJi0C
@9IDjvAnlB grannyiJCjKjGj @16pzBoBvCo granolaE8deAdCk &hazelnutEFxzjCnK &highFCbvuKDc &honeypOHGDwmI
&mixedJuiqxrEk &nutOhpHpttH &nuttyGwlJGvxw &oatlrEuqvyu &organicH7wFKSIm &originaladZBBrIN
&peanutoAmkoxBA &potEOlBaxOM &proteinhvlFGeJm &raisinzFIknqIc &rednHyimqoL &reducedBvMFAGDA
&seedEFYyNrqj &strawberryKBMEpDhk &sugarCeMurFKE &tropicalkhqevmnk &vanillanvosukBs &yogurtxEmqokrt
@0xpFyswDq @32DqqlCsGt @34yllkpqDi @5oEmmnorv granularMlyoxlyu @29EryqxsBv granulatedKrvlAuwp
@29AozwtnCz @30zJAlEJpl granulevEywppzu &gravywBHkMmDG &onionkjoDD8xT &saltE9aCETsx @26rxxvvrAo
@29ywrxnszo @40qABArvwt grapeNJasFmKp &greenxidMxbgu &jaffaziy0fzm4 &juicewDhsBexw &ladynslFOGoq
&mixedzqInbszM &pinkrwkOLBls &purpleHAozDjEj &redsHr7GKNQ &seedlessnDjGmvDm &sparklingzrAoHwpq
&strawberrylyfJBEHl &zeroDHojDmCK @16sCukxkyu @18uDAyDDpu @38DyoqAnxy @39wzloElBy grapefruita0AfEuJc
&juiceEvc7GCDq &pinkzsGtBuGh &sparklinglsFqFhvs &sweetJlKFLFkf @16wkBlCuzy @18tBqtJCCt @38toCpBmAA
@39hpAsCyys @45IJqHinuy @46GDqGokBw grassynuqEszB @8vvBwDAtv gratedI0Nq7drd &herbqovlopwx
&italiangBKjS8Uu &maturelyqzsuEt &mediumExniBBCJ &mildNA9AzHrT &mixCqxmsxCP &mozzarellaIDJjiDiq
&onewzkHrPfr &originalT7zfJsjp &parmigianodqvCFtns &pecorinoCBHmDonE &reducedAGBpBwts &veganynywBwul
&whiteAAlokmGw @15tnhBgBCr @18irqrxzvs @3BmIwunqm gratintRFmllfw &hamqEwkqqvq &potatozPFlnnpE
&vegetablesEznolrC @13nvAtqsmC @15yEtusttA @20oAuuquvs @3wrBtortA gravadlaxypADEmuF &salmon99IpqDrv
@13xpAGDruy gravypxyyBvBx &lambHuMIErww &meatballnxxAEDiz &mixednJxIqGGu &onionGKyDwwrz
&porkKjkEaXaq &potlLGoipcH &poultryorenjuru &saltyiEqeKQd &selectionqMskxrpo &slicenrGyKmvb
&slowwtuEqrjl &steakzyrvpttw &wetwzuEEvuv @10xvtttsrv @11zAyCAlCm @14HeuwokGk @17BDzBCBxz
@18vuqwpyuw @20xtuAzryq @22ytwxvtrs @26wqvvAruz @44pDldtprm @8oGMtzjms @9loqzyzsz grazingcxnmwzvn
&platterEgBxG0Jv &popperpBnprECn @11syptqEwo @12tyywyuxx @20osuqywwx grdleafHBnytsDu @6DCwprvwu
greasewwBqywuy @45xwAswyvw greasyymwwxwxp @46zotxuszq greatBwssuxww @18txwzxvxt @33JsvwryEo
@36prtovvss @5uzuszxvn greatestDjHjgwBG greekIEzAnglL &honeyNRkOffDM &kebabJDFFnnmF &lemonpwwGEDAz
&lightnvxrIAeA &mangogAglHvJV &marinatedAylEgmzE &mixedAxGMtvvi &naturaluAyzvqxG &oatgurtGwsykwsA
&olivelpupCHFg &peachFnAnuIqB &pittednntxsvxy &raspberryjCDGvjpH &saladshcCwrHI &strainedrhpiEYBm
&strawberryBlkqzJqd &styledBAFmvJB &totalplpjmCBr &triokBfKnQlL &vanillamMzlodiF &veganxvAiIqnH
&whippedNEGD7BLu &yogurtvuyyqjyI @11BvrxsnpB @14EECFsoqA @16zvyxutqw @18xruwsvtu @20DznypmEA
@22hxvAFDyt @23ssqyyAyA @26vsrpxywt @27nCDormyF @28uvptxvut @3vuAwzBtp @31EzpIqloC @32vtwvwtzx
@33uqtrFwty @43tskkJNvo @5yByAxisH greenqvCrkjDq &juiceDoynusBz &kitirIknzmD &lemonwypmrzhE
&lentilrsDGnksB &matchapqnIMClA &medleyfzCrmcCi &mintQiJhlGFN &mixmhsqfixw &oliverErIGwIw
&onekfvcyxl8 &onionhELgcygs &organicutyqsCuv &pastejkAfIsPf &peajmCrCFCF &pepperxImxumHA
&redChsIxJxH &rosemaryxEogxBcT &saladUOoQjugy &saucentAikfJg &smoothiemsrjfouq &splitihMfdJsf
&supervryaBCMj &tearqGqoqso &teabagDKkEzryz &thaiooDnikuu &vegetablepqmrpjDq &waterzBjqGMwx
@11AlFpxkBo @13rvxouwwu @14zAnBxCrx @15mKqzrnIw @16vpqIuoht @17pkksjpHr @18yrtuCxmr @19rrsmznrz
@20znCvqtyw @23AqxBAusp @25ktAwtlnJ @26prAsCuEy @27mvttxrxn @29AxqnHowu @3uvCuvvzt @30oIJzjoLk
@36CABrBEtE @39ymBpkpzu @40wxGqqnnu @43CCisvnio @45wxnCJGlw @46mxpllmjn @47wtyvvwtq @48qnEnCxow
@6qzADuott @8rwwxpwGt greengageEDzDpoDy @16BAEBtyDy greengrocerwwvvuvuv @15uxwuvtwx
gremolataxyuuuvut grenadinehMIgFJhI @39iGFpDFiC greyrCGyskmH &teabagEIlzoosH @40vGyCknnA @45skuwuyrs
@46ppvtBxww griddlerkFzxSzEp grillzuvpvwrF &miniz28kSiIX &periBhnIpegi &roastvHMOEfsk &sweetgOQkskjj
@11spuyynvl @14umrBvzrA @17swvBvuzm @18rqnmsptt @27qzuuAvqx @3DnDwrDyC @36ppFtmusv @8pvyvxquw
grilledotyAKsrv &olivebipDG8Iy &pepperunuIHuqJ @11xzCIOwxA @18tksutpyw @20xsssewvt @26oxyEunlz
@36ywwvlwBo grillerpxpwyxkE grillsteakglhHaGFj &lambBoxFDFzu @8rrsEruFw grimewDnyEsxi grindvirKAFnu
@40uxpBwCxu grinderjtAFkGEw &peppercornenKiknHp &salttuDIxDtB &seaiewNGFAB @29rwDxnBuy
grissinixwuyzvuu @33ttwstxzv grizzlyxvwzwvvt groathDjlmFll @25xrBtuoEx groomzpIKvrkp
groomingrwoqlBiC groszkiemDsFoBnwB groundrrywqEtz &italianzPEfBoJi &organicDAGjtenD @29zwvxysrx
@30lAyCjIGw @40xqwzuBov growsFoviLhf @46yztvsAtx growingESMwsuGL &uplIGqDfnO @0oBDmCqmz @15AzutsEBB
@43xxtuwttu grownuvuvvyuv @11stuoAxtw @16ytwvuruv growthqwzmtAss gruffaloBDy8wclX @43xCwurtrz
grumpyyzCoorny gruyereijEElKig @3nmEEtCrq gryzzalessmxFtIB grzeskicpLePFHh @35joIiHAAj gslDtvuxmzt
guacamolec39972eU @23oomvkwmB @26tonnpmxE guaranaEvAAyknq @39Cyxxwtvv guardGIEBDH9B @10FystxCys
guardianPtkBpvBm guatemalanXQbId8EM guavazpcPnDIe &juicekodDjCBm @39umlGwzwj guineapknmnwyA
@11morqntxA @44ynntsvxt guinnessRFSQ1aQZ gulabCrxuzqBu gulaszznrqBxst gumErGBPnyz &lemonCxEJHCzm
&mentholmrDEnwlC &mintIzvuogws &mouthwashEpGFCqzu &noqxAGIkev &peppermintelglkAAj &piecezyxwwunp
&puremkFFGrBF &strawberryECuoAJwn &sugarfreeqxwzxvqw &sweettIquxvcA &toothpastes7ntJpsf
&tropicalecutozps &whitemEsuzikD &whiteningKtjtNfMo &winekGCBJhnB @30AvzxFtwx @38mCFsDlxA
@46qnpvAtye gummyjFxBnxBv &sweetGmquytuq @38tzsmuvAw @47qtyzvtsu gungofhspUF6x @18ssssICju
gunpowderImEEdKLj &potatoFhGCfJFj @20ymAysEBm gustoBqfsCDsR &macchiatogFlrtEjG &podszDtxtrj
@40wBqxAxsB gutBAvmwruo &healthAzvnxyrk &multipackAsquqwzr &raspberrypmwAtwtE &rhubarbwvsyvwut
&yogurtrtyyrztv @0vzxuzysr @32wsxBowwA @39nDCtvBqw @5wqyrytsu guuuduvyvpvtv gyozakFgiloGH
&prawnEsmntnBx &vegetableiFFelGGv @20rBymppzB gypsy8beaFb0s gyroGgLM8akP &kitzsBDmhlN &styleEoJjfg6g
@11AryCqtpx @20BsCzoooA @26xuwvqutx @29FmCDonnA @9rpDysowz habaneroDvMpuIs9 @27ytxpuzus @36pyDDytCr
haddockfz1NJGHd &smokedf7DdKFuc @13iznCJzwu @19yyxBwrzv haggijFjHGyjk @9sErBBxqj haimishaZoBcBnqN
@18FrvmwmuG hairttvwtrwm &maskrAxuxrvv &oilsrtourHj &shampooryrrzvsB @43qnvyvsxs @46Axxuwsvx
hairballksDLBJKO hairfallpuHYU5ht hairyqqBtEqol hakegNzICJHa @13pFqDwzCi halalyuvztsqq @11vzwttxCB
@12yyoyvpnN @20pwxozxAv @22vBwpACvy @38rrussztt @8sDvAhksr @9zpvFtuqA halfuyxuysxu &juiceeFAJqEnk
&peachdHtBNoKf &pearqvEGzjzw @10vtsvtytw @11AJoGBiEI @13zpzwwDtw @18qBxyvrGn @20BwosDyrA @30okBGuGlk
@33untpmCBr @34CGkfMmpG @35sBvxswxl @36vssyuBqt @7iGOwFqhw halkidikivsowzxAq &oliverptuGxyq
&pittedy3gyJJvb @18nuyxBuxx @23EGDuetpB @33AxzoCstC halleyuxvuvuvw halloumiHfJyrJrR &skewerBiiFhupF
@14okBBlmyB @20IjDpDAsx @22xxzyvtyv @3BoDAuytB halloweenKyeGDpGE @30GFpAsuxA @33HnnJCCCF @34lxKstppp
@35wonyrttB halvaHCrqInbn @48zyquypss halvediHENsuHi @18iBDCBmuq halwaUcKbaHeh @6stwtvwvv
hamINseLnzj &hockwuouupvu &honeyLyyGbHPc &inspiredgoEmFmii &jointStcJ9Pvc &kyivmGwiElEs
&leekkn3mNDpe &mushroomDfbGHxNA &parmawDquFFsB &peaGkzFFfOP &pepperedB89JyynI &pieN2NntMns
&pineapplepvsCByls &pizzawtpEujom &roastryFxvMpI &sandwichHLJiDsoC &saucevbzvtvyn &serranonewUlHpF
&sliceqvxCBwxt &slicedrgvxJwIj &smokedlwFewJNw &soupJmvyGqHE &stonebakedburqAEEx &thinuhGjNuHh
&torchonIliEKJig &trimmingvsyEzmCy &turkeywADsArqp &wiltshiretvsuytxt @11vBysDrBq @12sxzyyvqI
@14DIulEDlJ @18jCtvmprv @19DssAEqFC @20GCvoGnGk @21kqhEtrvt @22LrouuEwn @24jzvqImwi @25woAvnpFn
@26DCrlHnuk @3DHooHoFp @36rxwBuCxt @44xCtwtsxt @9FCyuGvzo hamiltongAkkFmKg hamishwpJhmNAl
hammertxwvwvuu @8tvxyxvvu hamperslBszklo @3usBvvust @37tttvuutt hampshireruCuuuts @9puvywvtu
hamsteryplxvplq @44xpmwuqlr hamwichzjypEuJv handuAouxyxs &hardingwjzymDrm &moisturexLFPSnaJ
&washgGovJGsA @13pxpzkjku @15Aowvqwyu @16xssvwxss @21Btwxzwvx @33vqBttrty @34vuyxqvuu @36qvxvtyxx
@45qAlqFBoO @46lEwByxwz @8yvwsvuxw @9uszvytvw handcookedtswttttv @36vxutsssv handcraftedApsrtAxs
@33FtywruCt handleklqunkzj @45qmxxzuBu handmaderuvuCsnu handyvxtvuvvt @38nAyEowwA hanoutCqlpAnlD
happyODitiGKh &servevvEpyiAK @30EPoikpzE @34qozzsqtq @37FtwoABvr @38zJgAiHBj hardhLSvxgLx @3onsnFpCx
@38oyzyFuyE @4xBtDokHt @45CuruvEnC hardingnjCFqEvi &washBoCwmEpm @46spDCrAxq hariboqwvxwvxy
@7uutvwuux haricotiKiPqhAy @18rFoDnoyz harissaMaOSOaMY &saladEnsFzpDv @20AnzBrmvA @23lxDBDxGl
@26IpAxAqrD @29ElEDCmCF @3xwvEutyv @48GoFBCpCw harmBEqusrpy harmoniehub5jB5z @43nqodxxmC
harmonyxsywtqyA harrogateejIjLflK @3qlGrCnjz harrytwxtusps @38nrtHCmlA harvestvxxqwuvw @7uwvyvrws
harvestedrxBvyqqy harvesterja53PSZb hashfjPExFfI &minisBbyxRlu @17vsxBGywB @20qpCvnysC
hasletzEjLtIBJ @12sBpDyzAD hassCmhrAEmw hasselbackHfglBMkf @15znhnACnm @17wswwuvyu hawaiianxvrFOxfm
@21mmmBLwnh @3BxwoowAD hayBuwsoupt @44Avzsqtss hazeluAgjktee hazelnut9ebtW7nh &icesuwvrwCx
&milkrpnNkuAm &multipackrAnxwKmx &nutACnyfBsJ &oatIqKeIEul &organicximtBksp &pralineCixmmaiV
&proteinmsRFHIhh &puddingkotqovwf &softGpkDknmn &spreadwumFFEHl &whiteNDDLlAHG &yogurtGlmpQdni
@0vtClDkwl @30npBjCyBl @31CxpBAuqo @32rkhzivCH @33iulzCwmp @34wzHluukf @35voBwooDG @36GAqwBlui
@37rqouqrzu @39rsopGpkp @40swtAxyuF @5yngqGrqo @6lmpHBwss @7qulDupup hazypsrlAqEz @27otvqztAy
headxIkFAFrw &liceuvtoypsC &toesvuBhnEn &toothbrushhEkCGJgI &washloCnwjuF @34FxnAsrDz @43tszxtwzw
@46nwmpAzqt @47vwrvDrtu healingphJglBdf healthAxsuBvvw &kefiryvwwtswq &mangojqcgkyky &menurwtliyow
&multipackwxwyByur &organiczwtxvutp &proteinuCzryuqz &strawberrywyAtzqDz &yogurtojuztuuv @0uxxssytt
@17rnvzApqt @19EwyzErxB @20uuyGEAzy @32ACGpnvnz @33tpyrrxAy @35uBtutzyp @36iqhFsvpE @39xInnDDsw
@43CCFxEClv @46AszvBAxk @47tzswvwwr @5tCypvzvy healthcareswoojBjB healthyBJoDAtAo @32usyxvtuB
@44FDFuxxAz heartI8BitHCK &loveHoHHlIGH &palmCtvokEph @15vGqxsitp @18yKJsmvvo @3liIqsKHv @30BmuqpGyE
@34HnmoDGvF @35yrvwyxyz @36kDxHuvBC @37ympAywsu @38HHDkqFAB @43vxlHzihj @44FAIjuCCE @9xmxoGDDD
heartbrandEorEtEpu @7ysrzvzrt heartywvBBxvBt @17vpsvzsqx @19vwoprvsy @20FAEIBCBn @21ywqqzwsx
@22swpnqArw heatosnBmntm @25BABxExwu @33lqqrjlnt heatherAjuuviwA heatwaveoEwvpykC @36osAxvCur
heavensyvvwruu @45oBtGiCln heavenlyuyvvywut &whippedzCiImEHj @1BFqEpyEn @23wqxvstyx @45AFDtyqlu
@7ustrwpxu heavyztzyMuxw @45kAttxkjt @46yyBvJsvv hebrideanorBunzAp heinzvyotstxm &soupwwilmrIl
@19uskyAtGs @36qvpyyomB hellaHFzkglll hellimmFvvloln @3ouwwyppr hellolGwknlko @46yFzpwsli
helterfuskvjrl @7pxwmtksr hempyDlCjEJy @36utxxrzBv henrykGjGmDgo @10oFoDlDpp hentasticxrEqGEyC
herbzmwqxluy &italianNmwohdeE &lemonoAxyJxlx &meatballJswtAklE &mixwtwpywuA &olivewtKsJXFb
&periBACHBpAr &potatolGxlHmxD &prawnnxjxFfts &roastinglklmxnpl &rouleLIhFOKcq &softtpkiskzm
&spatchcockCxegILKy &steakxmGmtona &tomatouwCvCsBm @10wqnFromi @11vDmyBxzn @12EoktipkJ @13GtwuBpxs
@14trynxqyC @15tqmurpxs @17rGwwFprH @18qADvrDFm @2sDrEtErx @20wApznGtB @21xItGvDup @23vuAoCDwl
@25yxzrxrzs @26puAvrFpx @27CkEiwmJs @29DzCyuwso @3otysmnvD @30GnIlFzDt @33Bkwmxqrz @35nyEHLwtr
@36npyxvoAw @40rAnDqCxs @43wzDrCoIG @44tsquyvzu @8GqFjAsou @9PjeGInJL herbalxrBpvtuw &honeywGNdlgry
&mintmzqBvqzx &nightCuvAmysr &organicrqGktBss &teaulwyuvwr &teabagvFpIBpAv @40usuroBuy @47sDwnnmBu
herbatnikivvxttwtA herbeFpErzpqq herbymzrrzsvw &vegetableBNEBJuck @11pvwGCkHA @15CQirHewg
@17vwvvxqvt @26Ekmvuqnw @3ExABqrCC @33EKbjFirH heritageEqyEHBuw hermionemnpGBonz heroqzAuLkfI
@37vFKIEkgK @44ppztyuyx herringIopMiFMa &onionsvEyxrAE &sauceCmiCJnsh &vegetabletDFnlFEn @13zjkytwAm
@44syAomGBm hersheyqvzuvxwv @6mzBsvxxt heyzvszwyty hfcwsDBADvD @11ttAAwAvz hiiNDyguEr @39oGCwnvxs
hibiscusDEAihFAp @39Aopqujrk @40uyytuwts @43oGGzivAF @5rBostyvq hickoryqwuyxyqr &smokedyDyBuvzy
@13mCrEwysn @3xsyupxxp @8qHsuAAyv @9uqxlvtAu hiddentm9nlJNd @20mDrnnwBA @26GukNupyw @34qtlooxxl
hidesgy3yPgd highwuvsmwur &juicefTAvdGAn &orangerCvtgyAu &originalpnlntCkG &proteinxrtvCxvy
&raspberryzqfpnGEA &snacksCrpvxfy &squashtrCyymCA &sugarkForoskl &sunPuDrZMJH &wrapA8JuGKId
@0pzxCyEwu @13vttovtrt @19ptuotwBA @20nnoDqxrK @25uoquwzin @3zuCwkpnt @30wmCCsuum @32uztyAryx
@33vqrptvwp @35uMzFvsFz @37sBJoqDGu @39tyuyxryx @46FrtCxzCm @5tztxvswy @6vwuxxswx highlandvvuvvvvv
@33wCuyzywx highlanderFlnvlNul @19FrmutDsp highlightP81ohgtU @46CrqvsuDy highlightedsBzslpHA
@46szuwrpDu highwallprwqonpz @6pqxwtsrB hillusryxuws &lambryAzwuyx &welshvxwtqvsv @10ystrxxtw
@3wurrwusF himalayanwrvxvvvr @29rsuzvzvu hinchuwznqErB hinchedwuBvwxsv hindxwuwwvvu @10tvvuuuvw
hintmqtusxyu &honeymeFkrxq9 @18DAxwytsw @19zCzyztAu @31qsrnqFGp @32Bpwtssho @39injDGACv @5DCvxytwu
hippoHCykkzDu @37JBCpmyzw hipstertsvrstsw @46stvtsttx hitmoQEHsui hobFnezHCjC hobnobutruzqzo
&oatyryzuDzzo @34puDyDrAj @35vvuovwqz hockuyorwyvu @19JlesCqwy @20xBulnlxr @22xvGBvvvy @9ynnpykDn
hogmGIriuAt &porknyIMwnpy &roastnHGplvAu &stuffingyIDBkCrf @22uFBstoxp @8AtoxABAD @9mBzvtoqn
hoisinqLmEQFAv &sauceyEtKjstx &stirqMoFqFlt @11EsvlByvz @14uCuHtzzm @20tnrxwCst @25qAmFDCAl
@26uwnFoBEG @27CHwICuiy @9yDmxGzGA hojiblancarwqqlwus holdersDoxvCrs @45Axuutyqx holeppHokoHs
@20tqzvoqBs hollandFlkCyNvn @3ArovsBxq hollandaisevlhhRMHQ &sauceumijBAJI @26ymksBrxB hollowkIGngJCC
@37lGEmjICC hollynwMsjAAo @30owCvrzzr homevmytpwqm &rollKlDEpupq &sourdoughvHlwnyFo @11ruotyvvw
@15JkmrFBpp @16psAvsvxw @17vAvyxtzu @20tywuxADA @33opqyvsAB @40vAwCxyzu @45mtBrjDro homebakessztvwuv
homestylextxxxxuw @17zqvqvqAA @20txusuuxt honeeevoxmnoqn honeyHHjEhLSF &hoopDopfZHBt &hotoIJtoHnF
&jointBGAEqxtv &lemonFEBGqnEm &manuka4nkjMq9e &maple7zH5Ngdl &mexicantBzAADtu &milkDjfvcyoI
&mixboTvDHku &mustardKMnhiJDE &nuthskdghee &oatCIrnsxBC &orangeAdBzvBdH &parsnipokCqBxjn
&peanutoliBkwHB &porkjFOKmoLn &roastKwkyzgEp &roastedzqtvzizm &salmonrBxwjACy &saucepEgInGqH
&sausagewBGAlzzp &servecvCuN6h5 &set6KNguINL &slicewwzwpzxz &slowvdCsEtfH &smokeddpGJpwHK
&spreadabletmtNAgAf &styleZkjfIu3k &teabagGsAxpxLm &thinrqptyCHv &wheatoljhrrEz &yogurtDswrnoCD
@11twjmnKxC @12zAyAEswo @13mAIopyKC @14zBuppxxs @15ptfslFzv @17zupCyxvs @19mrvsAnpx @20yoFtwoin
@21uxwHxwBu @22uzyEoyru @23yumuomxh @26uAECmxis @27vDpwoAEE @3rfAxpBor @31BEABisIz @32zzmlPoEx
@33yrupAvsx @35uFyDkxLE @36mvCGkBGG @37kBCtJxmi @39EwyooBvu @40AsvHxyCp @43BssApzDH @46EBhxlFDI
@5CropotDA @7ntBqzysB @9CCAyqDHs honeycombIBnpJmAg &iceArrDEmAx &milkesUqrunv &sliceMBBhnrCh
@32FJovLGnj @34kptyrEGt @37sqsvmuop @6BDxlnmDi @7zBosHrFp honeycombeefcL8Jfc @7gooCmAip
honeycrunchcUb7SWVV honeydewGMinmqIe @16FDkprsFj honeyedlyHKboqk @19qwyEkttv honeynutzl0lrgOy
honeysucklevpDEmlwA @45zwAAjmzx honourDBusBGtt @10CCqrDAwu hooposgjGrrm &multigrainIyvu9dMn
&rainbowhlBwIvCw @18vvvpxuxv @32puosrFxl @36pBoCGBox @5xuouzsBs hooplahzAvXzpw @32iyruBuvq
hornkEkoxxmC @33uAmryuqD horrorMGuEHhKm horseradishJdRkaFcj @17vtBsvytB @26CmBwmtpx
horseshoevuwqsvvv @9uvtBwwuw hotDABiovlw &icednvOlnhjh &ketchuplsFrEZa0 &koreanjjrIobGM
&mackereluKpGEiPu &maltyaZKxqOoB &mangolItsnff5 &marinadeCOQCLrr6 &masalaJlElhhEH &minieIojqHtw
&mixQzHQpyvD &noodlezBxuMBbq &onionxx6nndHr &originalpztsgmgx &paprikaEDgeEQiA &peppervMQGrMzw
&perinaiseKNiTfUff &pizzawArCBaDw &porksODyCnwl &potatoGpOsoHqG &powdermLKottRp &ramenKv2CmI9F
&redrrDmBtCA &riceJOOcnzGr &rollFxDiqGKj &salmonJrckNlir &salsaFHZ0dM9A &sauceqyizzqAs
&sausagemmtAnpGB &slicemKwzCDqr &smokedE9AGtvlu &snackxvvDwAAr &sourIsHalDtC &spicyqosxnpxD
&steakubLhK5Tf &stripBssvrssG &sweetDOiNr6Fo &tikkaGmGhmkKz &tomatoigkemwXN &veganyL5bIRwH
&winglhpvutAq @11Axpoppmm @12IyHmfPzo @13qDxvrmxy @14zonlnnBy @15FBpmpqsq @17DrAwrAAz @18xtzsrlqq
@19Bpvkqwty @20BjJqpfAD @21EhAxrliA @22uADAvvtw @23yoEuvnuq @25ovwtFruo @26EmoDxrBr @27CsrIywAy
@29qusvKIqt @3pwtvDDjv @31oDJsnEiD @33DyspnyBt @35wrwzuwsD @36qBvsFKrv @40pwxsCwyp @48svpLflGB
@6uqnwAzsv @7uBysrtzt @9lAuxAyru hotcupjrDkaAbc hotnspicy1sSojGs6 hotpotn8EfQCdo &lambngCCJFkG
&mealsmwnCylx &minceCnCyjp6B @20rrAoAArr @43sqAtsxlx houghtznyoLJt hourswiojItG @46tqztvrqu
house9dHjMOss @15tuktgrCE @27ttjIznCF @34mtEjzAmo @40ssCjAAij householdwtItpvEm hovijuvpxvtz
hugeoAEsmDtE huggeruwvtrxtu huilaypJmvpFx hulledwwuvvvuv humbugHDkJnpIp @38CBqCumFm hummusLcFLGLPh
&moroccan7VwQPIfl &pepperiIKHlCEJ &redcJGGmKFH &tomatoCfi6Etuq @20ysvxCDpo @23Cpvwvvuv @36CvppCFIv
hunterXRRce6bL @11vzuorDoB @20zuBootrA @26ABzyumxz @9ImADugrn huskuxzvtrvy hutwvxvvwsv hyasAqDsvqD
@46uEuttvsA hyaluronBsMmxtmv @46xrxpxrrx hyaluronanoErnrApC hyaluronicFwyxwFuk @46FAwwsDto
hydrasDGDEkym @46wuAwBvxr hydratetDKiEHrs @46xyFoyCur hydratedqplqponh @46rprppopo hydratingMQuygFfB
@46vlxtuyuy hydrationxFyBwEup @39srttvstz @46sHIDyEst hydrogKswntEv @39xzqoyuBD hydrocolloidBvBxBuus
hygienemsJlnvqu &sensitiveBGuFRofn @44rsBrnCjx @45CEvtqzyx @46kvxuspvD hygienicuuwvvvvy
hyperoAEApCjA hypoallergenicBHmIHqxs @43CwtACyyC @46xCrvArwp iKkuFywxu @3BlqAsyuu @8xztqzyvy
ibericonofsMoun @12yvuymxEE @20yzCswurC @3FojpIqng ibuprofenAqNqzmEu @43vqFwxpCp iceyozruttw
&lightnGoiCkDG &lollyBoCeEqzq &malailBmrxBpD &mangorwqtCvrG &milkvxrvsAdB &minipEtGqJuu
&mintFxwIDxyv &mochislltEpDJ &nonEtuxGqrp &originalAFhyhGhm &passionfruitnqxqDozA &peanutsApAAxuq
&peppermintmBsEsGDm &pistachioCvmskrxv &raffaelloIDqCunBq &raspberryvnBAxyox &redKxhpxwDs
&saltedsqBknABu &sandwichqOrjyEnp &serveEzxFvwCF &softxwvzuxDs &stickGtxvtqyC &strawberryqetwAptF
&stylemmBCooqr &sundaeAttDxyqv &traditionalwjlyvKqE &tubrtxszuvt &vanillawJsBtvuk &veganqsxvytrz
&waferutolsjwI &whiteIAsDswvq @38rGqIvAto @39zBrrtxvu @46ArDzGomv @7xturAAyu iceberghuLTDlHt
@15gszMBoCx icedExvzAoxq &latteywzvvwux &lollywtFAztsG &madeiraxazCHxBx &mincesGEGFhmm &oatEFhouEqh
&pierGCGFjlk &ringuxmkoAoC &saltedyuGpzlsj &sliceJogqesux &whiterPoHxkhQ @33FEjECpFr @34tJEHymio
@35tvspynrq @39wrtnpAsy @40qwHpmnrq @7GrFpsvqC icelandicDpqvvpst @5wvypzyru icingghEElikz
&sugarclHGojBL &vanilla3whinJMs &whiteGsvuEsjA @30ykzzAmny iconicnuprxznz icywuHxsuws idealFDDxBvwz
@40AxArtxzr @46EznCEqtq ieqFzxwwsC ignitetsyplCCl igpyoyvtDqt @3vnDBAqyu iguanavwwyutuv @26wvvtxxvv
iivvvvvvvv ilyvwvtuuu @34pzkxAypG ilchesteriDQHLnip @3oAGFJolp imamyAlBotst immunezwvBJwxz
@39uzrsuvrs @40HDDCHAAw @5pxwtpvuq immunitywssvwxvv &rawPKFiKgFP &supportDFkGkIAE @19vxywuvvv
@39vAzutruv @43CCqFsDzF @5twxwtuwu impactCyxwqBvq impeckableoInQ8lqx @14nHpDntvt imperatorCJtrqjGp
imperfectuvxstpyp @15wwAzsyxz @17xxuxyyqx imperialuKmkKLFE importedolDnDAAF impressivelyFyyztssl
impulseuvvqvutu insJGgzvxi @36rAyuvuxr in1syxuuvtu includedwHqAzCAI incontinenceDqmnzEvB
incrediblepvtvvssx indiaHBvxwrwy @13sovxFoqt indianutvuzssv &mangoBjeIGkoz &mealuxpstwsv
&saladMAsyEgdg &selection8luNEmkJ @17vrvrquyz @19imxtwCxz @20vuyvrvwt @23wknuCnps @25zxuxrwzu
@26uwswsyyt @27guAzqxrx @33vwqvuxAv @39xwuvryyv @48ktoAztzr @6BupryxwA @7sknIvrrA individualvvCzsxqw
@22sxssuxzx individuallywuAxtzAs indlgntxkHpgBwv indochinesevvvvtvvw indonesianDnipmxpv @25xpkpovow
indoorrIipkvTa @44gBCpjEHi indulgeEJlgmJjD @46BClmoFlD indulgenceltDvhtsl &minibclOkMzC @40wzACsFsn
@7CrpoGwtA indulgentvxxxqzyw @30quulGtqu @34vIAvfEED @35EtrryBDq @7xrstyusw indulgentlyscQnBzoo
@1xgLoyspu indulgingkjDrlsvD @46tpAwsswx indykavvAABApr infantyBxtxByp @43usyvwtxr infinitepsmqptyx
@45ttrpsuyx infinityyByuBxzv &muesliHumFnHDl &organicsvpysusy @18uwwAxBAt @25xAsyyyvy @32wyxruwws
@46spswptru infusedmBpxsryv &mangoxAgtokuI @13AECKCAvt @15ooAvrzsx @16uGrArtyy @28jDHkCDyK
@39DpAtyzsv @40tfvwAsrt @6vywurvus infusiontCxEwvys @13qGsFvyvw @40xouottuy @46uAruzruu
inglewhite9nQlIbMl @3gmClDmDw ingredientusxtrvtx @18vwvyzvAs @2xvsvtxzv @5qjGrlhHF inlayvvwuuwuw
innerozzjJElE @39sxzmwCoD inswzxsuusx @5vwvwvuvx @6vwxsuunw insectEpmnqAsF @45tplptymF
inspirationEFmmqiDN @0AAxowtyG @6zDqmnpAv inspiredxqtqxpst &mediterraneanqLHoynjJ &mexicantAnmFxtq
&saladvpyiwngz &sliceopPvJBHn &soupFCsKFopx &styleorqpHoqn @11mhkpDlqy @12upGwpmwy @13vvpvCvID
@14BpumAvmk @15umAEGjrf @19yzztBupx @20uByAsyyw @23tAuBuAtw @25tAuysztv @26swuAuyxw @29yzuAwvuB
@3yutoxrsF @33FnwCunqs @36uDzzvByw @40txsCuztx @5sBxAuByw @6tsAqpvsn @9gjcrGfmm instantsGvuyEAD
&lattenltrxksw &mashpGwmwVyS &mashedpKtkvMEK &milktuttvlux &noodleCrAzxppu &potatoxyxvwBwA
&powdernEoyKtbP &smoothBzovFGzC &snacktuvwykBB &sobarzysAGAr &souptttrqtvq &stylezpvyqins
&sugardljFmwvi &teadAnqzFyg @0osxpyspu @1HJrGnxkE @17tHCoQJFF @19Aszzuquu @25tpmrrtvs @32BtqxDrst
@40zzxyBzAq @46zvFkLwDy @6Bsuvuswn instoreyqyAsqqv intenseryuxkBqm @13nuyGrtvB @26uuBoACrk
@31otrswHvz @37CvmvypBF @39BBkxqurw @40spIxnFsl @7wpGqlsoq intenselyyzvttHko intensifyulztBzwy
@26txutCxwx intensifyinghFmnzqwG @46mypvCpuC intensityoMqupmFq @40vBnunotu intensiveqAwprqsy
@45xAvuvtAu @46rvvoqqrn intensohKpiOsNs @26ytuCiyip @40jMkgMkFG interdentalvhBmvHuo @46voEnuzps
intimateIAozBBxq @46Esqwyyvo intimaweartsvsptsw @46stvtustw invigorateGvyDxsFv invigoratedqjsCbpjz
invisibleLwimPtqE @46BumputuF io2oFlpjpvw ionisedvvvvuwvv ipaHhFfKjCl iratyFkDBHpIA @3BmFyHpBE
irinpEGrGuE irishqszzsArx &sausage9dLPdTci &stewEJGiGHEj @18zCzlDxBn @2BwtuwsAq @32BxtsxrAr
@40glMLDPjL @8xuvvzsvq @9noIDiCql irnIElDHAnn @39ADnAuCru ironFgzwntrC @39xqlDzsAr @8wvCmtyrB
ironingwxCCpsor @45vwAzqtnq irresistiblevovytpvC irresistiblyrFmFp8vN irritationmympHFDq ishtunnmurF
islandqxHBxrgz &thousandjDDAFynz @27wCCDACtw @3ADyryxqC @35wqvsnqww @40AvyvxADz isotonicBzHBtiuA
@39tzywuquw ispaghulauxzvtrvy ittussptAA @20utyorzzB @26JGyjtrAo @3tAELlqzv @35sByrqyyw @39xtGpDulC
@44ztxswxqu @46tlmoHztx @5vuxBvrst italianofJOMti &sausageFzknFBHD @11yEsnCAyz italianxwxsuvtv
&meatballwKIfdKeF &pepperzkNnumJC &platterNCAqisi2 &porklMKcKope &salamiBFCugdEL &seasoningJdt8mcnB
&sliceurryBAur &styleAwynABsz @11HFwICDtn @12wywuuwux @14yptqypsu @15rvkwClHG @17zvzqpCtz
@18tutywwwv @20twtuyvwu @21Estxmrwz @23rytvvvsx @24uttxxxwv @25zlGquoDs @26tCvyvAvw @29FnepBjqD
@3tvtwwuyv @33EkAqpprv @35nqGikDJx @39xDyzzsxF @40FBsnCJwl @6xtqzyyzx @8uyGlnHuB @9qvwvxtzu
italianaslmAxFjH itchkzCDlFoI itchinesskElsAFAt itchyzpTuuwFu @46AxCtrxxr itsENrEoNAn jBJvpIwuz
jackxCGuBlqx &montereyABCtBnoC @3FACuAsvE jacketdEOOueuJ &potatokFwLvswG @15myxzlpxD @17IBDzDvqC
jackfruitzlyhKmbM jacksonxedhR8LH jacqueAytomBDw jaffatryqvzwt &minieKQekBaJ &raspberryCmKLLujs
@16zwsCtxwu @34rzCluAlx @35AnEEAHjv @6iEonsAGC jaffaweendFsLHilD @34ownAHonz jaggerymrfCFlrs
@30pqqyBorq jagodaxwuvBvuw jalapenoPDfaY7dR &oliveuwprApwD &pattyBylDJAlJ &pepperFCorGQsm
&redJOxfnNfO &slicedCvEhjfhm &stuffedCprGoMwu &tunaDugAEzhD &veganIwrCFDpA @11BtuvDnqB @13wpmxFytz
@14vypBxEoC @18ylujHsjG @20opAwskqD @23BrDHljjG @26HpDzEnnD @27EEqjJzDE @3pulowvlC @33xwvpyCzA
@36HDkDmjkz @8BBusAxxu jalfrezieTRPIfIM &pastelmxBNxGM &riceuCAtAtyx &sauceurzyqjIL @18qFwyskAH
@20nzzCDnBA @26oDJIrcEy jamprBuEpww &raspberryACppowxu &sconeumIlkAlD &strawberryvxwnotzv
&sugar7Kqm9L9K &tart0NzjJGKN &vanillaJswSzLoq @27stsptnym @31zwnDAvqt @33AoyyoyrB @34uEJDAoCu
@35gkjpslEe @6wsuDxwsx jamaicaLiKGcGiH @34BoDCpyrz @39AsyuqBqz jamaicanwzrBwuyu @19utoEArAv
@20xwBxoxsr @22spysrwuy @27spuwtzwv @35rzuChBzE @48tovotutA jambalayaCAuqhqrz jammieIPizOGKK
@35DFnuBxCD @43ByqyDAAx jammyvnxxkmqD @34rksxpnBE @35ysyypstr jamonvtayGsrs @12yxxEtxqp
jamunCsxqAoBs janepsrpAqFy @27psosysCw jangsxuACqtw @27uytzzqvx japanAtzrBvrA japaneseoyvvxxst
&ricejsFjrnjl &styleCzmFxtnC @18sEssBwyB @19uttvpvwB @20hgBsliBy @25Cpytwstx @26yBwsvvzx @27xzvxCztA
@35prrArByr @36twrzFxvm @48ruwyBuis @6qBtrtDsy jarttxvvuuu @18urvustsu @27xxtuuwwv @29xwtvvwwx
@40uEwBFksz @43Byrxtqtz jasminefAIxhgrr &washhCGmkzmp @20CtsxAzwx @25owyupxxK @45iuBAssro
@46qstuqrvr javaJbMnSIKj @40AmDrwytq javanxDyAFzAD @40zCyzDBBG jawbreakerzJHhJHbA jazzC440r9W0
jazzieSLJ4MbS7 jeanyrryzxvq @3rruwvxqz jeltxAxostx @6rxAxtstw jelliedAqtqwswC @13Evqrwswy
jellyirIABOMj &kittennlsiGuJm &lemonzJzCtAIr &limeHFQNfJDJ &mangohKmommzD &meatyoIElApfi
&mixgMjrfqBC &mixedwDtsBAuI &noqkBuAsmj &orangegjtnlAlN &peachHAkiqvBi &potAxvuxuvu &pouchsnArwwwB
&puddingHDorCEtB &raspberryfJqLGCiv &selectionAAwxDqmA &seniorIhltEBBu &snackmKvkBykA
&strawberryCwIoirHh &sugarmvtIHNGy &tropicalDkCngkjw @37lpBpqAzo @38wqxtEAvv @44Bszurxvq @46tsxAxCwq
@6oFnwsCtq jerk8gfKviGL @11troGutur @19yupwwuEv @20krrGrsAp @22qnvzwwuC @27kupHyBDz @29AmjxmjHI
jerkyNNpiFjnH &originalzDjhr5oN @12zBluymry @44ywptxsqy jerseyzunuosxt &milkJegMfenl &wholenI9RBxgB
@0yhlDjprj @7qzAoBuyu jeweltDEzkeFC @38tACBqlAC jewelledAHivooKp @17FGmDswJg @20rpEvBymy
jezykiqwvlEuyo @35rwylAvyo jiggaexhGQdOeH @25vouFgCrC jiggeruqootyps jingleqDIHGvxj jivetKMjVZi7
jjigaexoAFjFpE &noodlerixIjHmC @25zszFlGmB jouqusuuvs joeyopkBmkEB @34sspDnkCC jogobellafugtlhAF
johnzslLpqwB jointpxwEruyw &loinOVghNMkO &maplejKFFuxuo &orangemyzFmusC &pepperAgFLzCik
&porkoAyuBAww &ribN6wNFkTd &roastingEoLDnArx &rumpyrQTTogu &sagemnzBqIlg &shouldertwtswyvu
&sirloinqpv8CGpn &slowztyKrKvr &smokedNIGbtUem &thighjaHHcGhI &topsidertG6AMyl &turkeygnMACdcA
&unsmokedzAsxxvAt @10ywunvxxv @11moDBonzn @13bBGLjhng @44iqEDEpEr @8tntCvpqy @9Itqquzuu
jollofIghdjK97 @29Djmzsvmn jollyrmwvnttv @4ztBvqvys @6qwowzwsB jonutGLm7NM7K joshHFmFsooE
&pasteDFpzrCwB &roganECoEqmiJ &sauceEuvCFjrv @20CCDuAqoE @26ABrytvtz joytxoACzrA &milkwDCgiguB
@37uejMuIch @6mywAtFuq joyacVb9Q3ZU joyoustsrvpCzx joystixxiPvdMcfh @38qHwoCsku jubblyphjjpGHG
&lollymimjnKEH @7qtvpnABz jubileejywACfrx judevyywuusv @39vutwvwwv juicevtoxxwut &limeFKdKBLNH
&lycheeFFFnmqly &mandarinjllEnFFI &mangooLiqnHBD &mixedixxorDpu &multivitaminGwxJAmkA
&orangeuoujCrEn &originalkuyOuHyv &passionfruitvAGxvIFD &peachjxdirDaj &pineappleygAzIUfq
&pinkCzE4BDyi &pomegranatexzlxxqpg &presseduHACnpov &pruneMFjGdfrH &rawkGGgvxHo &realtuCRzEtt
&redDrxnxuAA &sliceBmCuEzkq &slicedY7OaAo0g &smoothqzkArEky &sparklingutvBuzmz &squashvDJFntGu
&squeezednBEImqqx &sugarouAstwAj &summerGgXHaiRh &superOuntquIb &tomatozrIqurAF &tropicalDysAuspx
&zerovBvvqIfA @16MLpDnNJL @18rBqyuzrn @27qovAlyNl @39txIrvrBv @6yxzptory @7yDDFmzpD juice1wrEDxqtu
juicedlAvuwvvs @39sAwvwuvv juicerhjVWCemJ juicyozyuspos &mixwixmxyis &recipewxjyzyxF @16zuppvvBt
@26nntrAovz @32qzDwvtnu @38gOGIghsj @39yspryxAq @6EypuAwsz jumbonuwtvxut &kingBBrRhBCx
&nappykpfDEEqj &oatcegxEPgj &porridgejp3NvmtE &sizeBpqBuruy &tubevFuGBIvp @13Byuyuuvz @15cxMFDHDH
@16wwwyvwDr @18ByqzsrAD @20Bsxwvtvw @22zxuusyyv @3BzFFvojl @32jjlyFEso @33Dsuwsvxu @34zDvosxvl
@35BAttvsyw @36Bwywxtvw @43Cryuywox @44ozzAupGA @9HhlmtoIJ jumboneqRejpaDo @44rHokwjzo
juneberryHizzoAHh @39BnxwsxBm jungleHLxhHbaN @39zDutznjy @46CEyzvomD juniorn66vYlPe @43DCDJHDio
juniperxzsL7dey jurassicp5xJqLOt jusBvwsoysq @10zvxJFuov @11CuAsADvE @18rwvjtssv @9HrCouxvp
justrvyrurnv @11utBBuvvs @15yusztyBu @18CzypHktz @8vnlpjjxp @9vytwyBxs ktotutuAC &specialvqrBpvDC
@32xyuxtxyy kabanokinIvJMi &porkptBupruA &poultryzEeQaelu @12pmuHCwEq kabanossyohuNxELh
kadhaiurEsDnxt kaeHruwnmIk kalaxarBsGlz @18CktztErs kalamataypBDpwAA &olivevsAxrBxx @18AmDIdJBJ
@23slJIBGCz @33pConEwsx kaleqGustxsu &spinachj0DddtQu @15owswBBAs @19nwwzszru @36vxuvwuut
kaletteroFiKEzD kansaeKsaKvjF @27lzrnBAsB kanziZa894VUe karaagedjiynxlj karachiukwLICjI
karahihJPEcbeE @20nzDDrmmv @26iBFziouF @29oAwyxvru karakImkLpDBH @40ErlDnzBC karamelAxtCCzps
@7xysABzvs kareemwwuvvxvu karelalbnMhnLJ @17nolHuCDB kashmirihuvqkwtx @20CtwwErvs kasooriFEkivksp
kasuriFEkivksp katjFsHDuiE &kitiJvGHtoB @32uzwrtuyB @40qFCJGAgl kathiswDsyAwz katsuPN40bUhh
&kitwGtIEAFl &mixkmqwiIeF &noodleDIktksBn &riceruwBqxry &rollLyEmetfG &sauceCnpgmviC
&vegetableHGyoqFjp @11Esmwmsxy @13yFmrqzuw @14AApkmHru @20wBsypBho @22EAsxkuAp @25EEoonvxy
@26EGrooBlq kavurmanoyzrBtA @18opyArAtz kebabIuJmnIup &kingGIIhkDmu &lambEnGwDtxs &meatuznoKHLE
&shawarmajvtDpluC @10wortCqwn @11AsDqqmko @14tFvqimxE @16IvAlqGkt @20wpfEBGxF @25zzCtstsA
@26GEHlpmEw @27rxwyywtA @3AwEvqtqB @44wApuEvvr @48zCupmmrE @8EtCkJxrv @9vsxputto keemafGKbdQqC
@10oyzrnvsw keenqAlBtzzn @39pyrDsyxj kefiryMEhGlK7 &mangojKGqnDHE &naturalywzvzpoq
&passionfruitzvqotHtj &proteinlHHBGrFC &raspberryjnEANkEr &strawberryleHQOM9x &vanillagHJhkeKh
&yogurtHEvmBxzc @0yzrnxsvk @32vyxuuwAz @5tzCpCmGu kekGxMjesLd kencoBLtAvJFb @40AwywAyGn
kentishvywtttvw kentuckygGnCsGhE kenyacaOPQNdP @40nnACFJjH kenyane9nMI5Hh @40gopCFiEi keralaAJoswBDr
keralanNNIrKldf @20CADEBzqr @26GBClAonE keratinsBxvwrtq &smooth1ZGDGlvb @46txwuwswy kerbsidesuyxwxxx
kerneluryrxyts @36vurwvruu kesaryztnzsrx @48xzsoCtsw ketaQgdtgOQN ketchuphebkjifD &perimNWNfbzv
&smokyo5PeFuee &sugarEkgmlzts @20EDEzDACr @27pulkppxw @36Aeixejgw kewraBuCCGDcz keylCsqmDhv
&limenKopoGmv @6rusptBou khatwqrDtmu khakhramBoApAsj khanilkkBLiGr khaonFDmHpBp khaoticlEIoGlHd
khattaiJllNGKk kheematjAzkyEi kheerjbJSK79a @6roxwwruu khinkalivvuvvAtv khudrie8Q7KM92
khushiijEKnFmGG @39qDDpyoAx kibbehtxwxyvtx kickDwzOBe5L @27prDxBqnD @39DxyyrjnB @46zwBDyttx
kickinByAEqGpC @11uCuyyuwy @36vyvCuBpv kickingBzymtsrv kickstartxwwxwrvs @5ywzvxpvs kidsDArmrAo
&littlerJzMGwzw &mangoqtgrDItG &mealxkAFpFiI &multipacktptwzxwv &orangevvHMnlqq &petitvBwvvtsA
&prop6eslOlf &protectnbMKqaDc &raspberryvxuxAxsx &rolluDFrmzmk &shampoomQtFpQoj &smoothieAqxttsxt
&snackClKxumux &sprayi6VhdvOx &superz2pnzRTU &toothbrushuxvClLlk &vitaminvAkzNvJG &yearripwIBEF
&yogurttmvxuvuy &zeroAHrosKiE @0tmtstFox @20BAxBxIlz @25ngwsuEHv @3vtAzCBkr @32sxvuqwAx @35LMzGeCfo
@36xpttyrty @37unxkuvsy @38mLFs9kGq @39FzsvEsAy @43vAlDzKsw @45zzstrxuE @46AmzBtBzm @47DnDtnyAw
@5AvqxAuww kiddertontxvsttvv @3vtvywxvs kiddonnzvonBq @5pnAvoqvq kidneyeDuurBfQ &pieirpqmhkM
&redJwDBxvDd &steakiIfkeijO @18zopsAtBp @22rwnptqqA @9plyABtpD kidzsonicoIBLnDjq @46rDAxpBtt
kielbasaiGAEhGIw @18upvBttzx kielbaskiyEqsKxuo kieleckioyyvuprE killDBvACwvy killasstoGuqu
@32qsCsAprt @37twqvvCzx killerFooqtvDs @45BrsorwDw kilnCqlDytyy @13xtsxrxqu kilogramtwvywvwv
@1utuCtvvr kimberleyFzjGiBxD @35DAjBlyyA kimchiQb7L8cZO &koreanGqFnoumD &noodleMEwOpFIE @18Dmjssppq
@23FlnFsmFo @25DnzAvAEy kindrIfFHHCB @46uBizyyBE kinderop5tgAst kindlingnommBwrt kingzvsqutsu
&marinatedmyNMBJqr &prawnBwlmqozA &rawFAxmMjpG &scallopOpJ9hfkC &shellCfmFMAuE &tempuraozPMDMro
&thairvCpqszA @11CxAqnBwr @12pwuquxpl @13tqmoumzx @15FfhjDjmI @16vxsyFrCx @20Bkrxwzqx @25utuxwyyw
@37jmknnron kipperiGphIIIM @13pyulIxDD kirschpmcibGww kisielztFoCkto @6AtEoBlvp kissqBurvCuz
kissabeldaVS2UbU kitxnqwkCkC &masalatBwAzvAA &mealyvvwuxtA &milkwvPasqGg &nachogcXQKwZo &padGsmsAmFF
&ramenFsFqynzj &recipeymlrvvqu &saucetAylnNuu &tacoLglgpKDg &teriyakiMssjFpiI &thaiBJqDHLup
&tikkaKEn1fxwC &wrapLxKBrFmF @15uzACAlww @20sytwxsBu @23llmGhFkH @26FBvwsAww @30GuqnrzEA @32tAttAqFB
@35xpqnovsC @37FkmFpCjE @38sryqkuos @39AotypCvs @40oGwHyyjm @45puusxywC @48ywxqkBww @6ovzsAlsn
kitchenDzrBpznE &rollnCptxiBA &sprayMIIiAlgJ @20ruxtxuCs @45CBszArxD @9DyuCzyFs kittengkgsVqIi
&selectionnjxpJCGm &treatBOMreHpL @44qqszFnCo kiwiEeKGLckd &smoothiepqjynfNN &strawberryFpDzIbAg
@16AmCvAnko @39DqpDyhzt @5xAHluizv klasycznyyzgKkgrj kleftikovtvpDyCy knopperLEDtuuJC @35xzyvvvww
knotrqxlkCIt knottedGxqpvxts knucklenpHFClkn koalausDxylJr koftaKcB8JHA2 &lambIzpygFCs @10xzzDBlno
@11AtwrACGw @20FovnuxGl @8yAutBwlw kohlrabidoIuiqGB @15utzuprxB kolaBAunmAjH kolhapuriyzoJGinx
kolnaxxwrpuwy @3txtvzwuv kombuchajgNdijBf &lemonwxvhapsj &mangoilzonDAs &passionfruitulJjkpJt
&raspberrymwBzwmoo &sicilianCICplnsr &strawberryChCxspxn @39omxtrkDn konbinitrDAvGBp &rollssFCvACq
@20pszxvwxq koneAxyBsyxA koolAxyBsyxA koreancDhBExHk &noodleFgrEEqNh &riceetexDtFj &sauceeEuqAAuF
&spicyBwumDdvm &stylenxAyEzzv @11ztkEEGFi @18Hryvtuvz @20zDmzBEGp @25kopqsuDn @26xvvwryvA
@27mErxElxB @36ztzArtzD @48qdCttuAE @9nCEmwrxq kormabffaOhMJ &pastemhxkFGHK &ricebZiafoWt
&saucepoljO9It @18nxtlouEC @20qolmslBG @26okjoFzyz kosherckKHSPal krackawheatpeLMbKHH @35pkDFkEDD
krackjackCuvouAlo @35Bwvotwkt krakowskakmz8YGhS @12lpAoFynA krapowpjeuruwk krautoKvHyvxI @18rCzyDyxz
kraveD8zKljEt @32sgrzqmFq kravernsxBEwwm krinkleAvryrsnA @36zxxytsuB krispEBGGrsCG krispieEEtiyIBr
krisprollmNHDlmHA @35nFDzpmDD krispyssAtuxBx &marshmallowouveEsGq &squarerEvzBFvD @32Dzyttvvv
krolewskicGjFiHuJ @3lCrsmGtH ksiFoAnFipn kulchasCrnsBBB kunafavnCDyyyt kungAGEhEqbE @20ruwnBomv
@26BDEvzstA kurczakauplsCGnu @11upksBEmt kushiyakioohEnzEo kvargfJIyzxDu &proteinJkdrltoB
&raspberrybFEJOrwn &vanillagujrHxNl &whiteCGsFmrnA &yogurtBozrtqiv @5uEBxvtwv kwaszonezmIpzIqF
@18AryrwwpA kyivICreoKN8 &miniauPZVn3z &wild5AmCkzvn @11wCxnuABs @14DpnptAEp labelstwwzwwt
@27AzpwzCsC @40uvtywsus labnehaEaNSH7c @3gtlABzli lacehylEEIhE &strawberrylGjACCnw @38oBlwtArA
lacedqtpuuxtw lacharCnGGjty lactosesuhzfsst &maturelqmHCpmE &milkxvwoxxvv &semizhCgojw7
&skimmedIaudmjbf &uhtpfJpGlhg &wholerrP86uLg &yogurtenvKjkdi @0pontqkqB @1nojDhsou @2ElhLofiJ
@3mspxyrpy @39uFJnNHFl @5rqyHjnrl ladduBGkdpHfi ladyqvGhscvE &pinkyuHqxmyy @16ptyxsrAA @43zxvuvuuw
@5ywvsytuw laffajwkhkDl7 laidtqtrCxsA @4qqvtuurD laitynEiiplg @40yoEjsrml lakeBvvAzGnl laksamf8Q7JtJ
@20ntuyrBAu lambMaOJOOgM &legpDrGuzDv &lettucehkLpJqpx &meatballvsCtwHmw &mincexzuzxnxz
&mintIEOykGnv &mintedHyDzrHBC &moussakakH8mq8Id &neckDsnCzxAs &pounderysyztBuD &quartervnwCpBzB
&rackbkLLDffO &riceLzKLLHkz &rolledJsxIAxry &rumpIhDEFhik &samosaoMtnksfb &shanknkpFFHlJ
&shoulderqkGqcp7D &soupBpHnIDjL &spicedFjQQEcyh &steakHgthwkei &trayyEAmgRWm &treatvteppmyJ
&vegetableF5jOBfbo &welshswtyurvw &zealandqvryAxxw @10DosCBhFA @14yrzuxDkz @15moHoIpot @19BpBpFDtA
@20rCCtkyty @22LjBBHyrF @26HkEHAGHD @29DjBFDFnE @43GqEslDmm @44Esrwzzro @8CpADuzBC @9KoBDGFoC
lambethLpiopzzr lambgrillDsFmACGz lamellarMTg9LBiA lancashireBGGpCDBt @3NHEiDyty lanceLpgCwqmz
@38Euqwxrnx landCvDKzEiv @44zvzDwDly landornKilkmG laneCAHxtlkt @9ztwttttt langoustineEEzuoInr
@13CwyssApp langreNdJMIcfL @3EiDADpgE lankanlkmsmIAK @19rsuuqttr lanzaoxwontno @3jwxqosmr
lardFnElEhDm @2CnGrFpzm lardonamissyKn @9hrsjuqsr largessuwzwtu &pumpkin9OBErjWK &rangetrswvuxF
&stickvEFszsiw &stuffedQnptvWwd &takeaway6OCus3BP &tissueDpKdLoeq &tortillahBiL8IKx &treatonquswBy
&whitezFwqmIBt &wipegxkyqwxt &wrapkGkHlCrF &yolkLWFkfqtc @10xyvtsvww @11vzxuvvxw @13xBvsrryu
@15tyzwttyw @16zwxvsvzs @17xzwtrtwv @18xxwvsuxw @20uuzwrtvu @21ywuyupyz @22tzwsoAzx @3txyrspsz
@33xxwuruyy @34wuEmxqwy @35yywvsuxw @37suCvrzzu @4omptFwvF @43lparllku @44nBluBEEs @45AyHADvty
@46KxAyxrzE @8xxxvsuww @9yxwusuww largerjpqkgxxC lasyECGxynv @26yzBzzxmu lasagneeeFcaiWK
&mushroom9mhMlgeI &saucexAwzmqKC &veganHelbzaUd &vegetableiOIfoHQx &whitetbFklCSp @20sqEvolFD
@24sxyslxBC @25vvvvvvvv @26sDnpqlEB @43fmonwANF lasagnetteIsVLmyZy lassivvwuuytt &mangopqjoqBeI
@0wutxwryy @5svqrqvvw lastingkuByhAKz @0AptpFuou @45wvxwyxtq latinwnyFtvLj @18vDrvzusy @26lHvtwxwp
@40CknImsBo lattebEnpOlkN &macchiatoCgowGdGz &matchafleHffCe &oatqpiytgmk &skinnyvIcqaxMK
&snackENvitotL &spicedu0zZ0OIa &vanilladQ8jNaOe @3zuuwowww @34DFvnwtwB @35myvnHnDz @39wzlAsBEw
@40sGipJpgB @5ABwrDstB @7mzDlKwvC latticetIrqqqht @17gEzowIix @22DoAvmlyw @6srqqBuvv laundryyJvDyvFu
&liquidtmCprzvv &nonDlwDwnmw &washuzrEEAzo @45uxtrCtrs lavazjzknAqk @40CoFswvut lavashkHllQfNc
@33pGqoDnKl lavenderICfdBkji &liquidnMCszixs &moonflowerxBqlFtvw @40lrHGsCFD @43vypvxCIi @45FBnjnhhw
@46CmknAjqk @47DDvpCvto layerCyzAvqCq &lightnkKpuFqr &potiAretyhx &tripleLveEJpBu @32wrIEiCBq
@34rtvqxCuy @6AxtxwkDx layeredIsnrxpst &mousseKtwnDu9c &toffeezjCexikn @15vujuuAHp @20zquzukzs
@32rozxvCxt @34qCuAysvr @5mAwzszyA @6wArhEssq @7EkxAusoz lazyFjIshFjB &sundayFmGsoCgH @40woyqpDrH
lbLpErnHzy @14BpqrsAtu lbsdkYt7mIM leaqxpvytsx @36rypvAtsx leafAzpsxptw &limelJlmnhIg
&spinachDiHAtgzJ &sweetJN8dQmLA &teayxoxtypy @15txuxBDtr @17GChwxiuv @18BtoyBzoF @29AApktqsp
@40AzuusBoD @45lwDqFyzD @6ystssyzt leanruvstxwv &medallionBpxBFDrt &mincewquoxxwq @10Awuyxvuu
@11xxxDwssz @18zxvxxtuv @39rnovCwCH @44jwAonBBA @8zvwxxvtv @9zxvwvsvu leatherDAwvrpyv leavegkImHjnH
@46mlzkCpqD lebaneseqtnuuxyw @33Bpsqqsoz @5uossEByn lebkuchenIvevDkKw lecheortpprqz lectionvvvwvwuv
leekHJFwlwIG &pieukBzxsnD &potatoKmGhljBy &saucevxiunyxj &sausageNKsgfsLK &slicedKfIPOCUN
&soupAKGgknEl @11xxDutqxw @13vonxLqqp @14nrwrvtEE @15KKFGwHdz @17Flwxqvyx @19BDyqmrGp @20sAxrqoGn
@22nqDxtDzC @25vtotouAu @26yzwyqoxs @3ArAtmsry @9DEqoiADG leekieyxCBlsrp legwHqQoiMw &porkfvvMwuCn
&slowkwqdFuGs &steakG3B0CG6w @10mCzAvsxt @11BLtGtpyB @46uwzwxtAu @9owxFwrzs legendarykyutbEkD
leggerorBjioEgv leghorntstAtABx @4wyvvwAyx leibnizJtHsvnHs @35EqAysqxv leicesteryrkeqvty
&miniyDgDtxtv &redwJmGwpvk &sliceIokCnsoy @20ulwrHrAu @3ypkqqpzr @33vqwdxByw @35AEmCrGoz @36CBnruvoq
@8qznjtCwC lekkorpvzrqAz @18pqvyrqvy lemonTNMIN5Nk &limerxoyhwzs &liquidACqxGuEt &loafkMWcIWTH
&lollyslvChseB &marmaladeHzAqAuFm &meringueKIHGEGKf &miniepunAGoK &mintrzFixiwj &moussexCzzDtKy
&muffinJAHBHmln &novmyrxFpx &oatrgsyxozI &oliveyuGewCHk &orangethngyLxp &oreganoxDEADsBA
&parsleyvquyvkiD &pepperpljCEruk &periwxxxAnyn &piewFyxDpso &pittedFBHGBnxp &possettxvxwvAp
&prawnnpulGcGp &puddingIznIFmol &raspberrylBAEAzIl &rollsKlKhppj &salmonypdzwfmA &seedlessBiiONLaY
&slicexttEAEgj &smokedd7rEumnI &solelrtDtllG &sparklinguCzpKspx &spinachnAClhIBE &spongesGpvHlmf
&squashPFiAEGLg &styleoICxHyIF &sweetAFvyyuvr &swissqxpPxzrz &tartpmInsJt9 &teazAzsIxDx
&tonicLDnKNGLi &unwaxedvjOJASGf &upyDowEuCu &waterAwvywxAv &yogurtBCzEmAzv @11BHDtwoDt @13opoxzrqC
@14ywysxrvx @15vvwAwsCv @16EztACAzm @17tvsuymBz @18ExFwworn @20xsxBunmA @23oxxluFCB @25wHwuJkED
@26BEzwAnFs @27MxzFxoqp @29AApwuqEo @3vvwzyuur @30mDBpAHxp @31ywBAIpFv @32vxvDBmBD @33xDDDGuum
@34wCFCzqIn @35rFDHshqE @36jHrDqxEw @38wFEGCztl @39EAAwAAAp @40HxFFDjHr @43olowwpAt @45BCutzptn
@46lCGiEpBp @5CAGJlFAp @6wHEDIFzk @7ExqtyBqt lemonaded3hphJNd &lollynpmilEDh &pinkFDnmhEBo
&raspberrynivFoBhk &sparklingBuBfFnOH &strawberryBlsrsGvp &sugaryCLDxJkC @39nnsHkFDq @6wnvrtzxs
@7kormsyCs lemongoldF7qNTO8S lemongrasshjXIFzfN &soupnnqCykFD &thaiKCxHxBtk @15lpDmBwkC @19otsvEsxy
@20zuxxztvA @40nrAAlBvw @45ovvtswzx @46ypABnDro lengthzkClGxnm @46Bqvtytnt lentilnKshDDCf
&organicysvuvvEv &pepperpAlyHIHD &pieFDlCzoGt &provenderACjlCzCl &puyIrypCECs &rediHIGDHh9
&saladpDkEqjue &salted87QMhuKb &soupACfdyICm &spicyuztqBHrn &tomatoxKjrErss &vegetableDvgziGrq
&vegetarianvG6ftpRp @14qgAIwwqr @18HqHvpwly @19uyklADEx @20xGlHBmKo @25lAFyrtmj @35nEAvGDEm
@36tpBGrwur @43BDCorFwo lentillewDypxzzm @18AuEpvsus lespGtDsyEC @37qBsAwyCy letCnAlEwlm
letterEFfLkLll @30zAoulDsu lettucexsuvrnzk &littleJjlpGoJw &redqtgjeEop @15txyvzAtF @20giDqhoyc
lettyxqsABtwB @34twzsytxx levelHoIlxvJw @17zmAsyvvw levequekCumIEDk @3pCssBCDq levyBvxtztvB
@0zBswBpAz @39tvtwrwqu lewandowskiCyDryHEp lewigAkkEmJh liceqBxpxqpD &treatmentCtCGsurs @47xzqrtsut
liciousFvpxypNi @0srqvssux lickeqxhxEEv @44rqvqwytp lidxqrwsyor lifeywwwzztq @28pwyyxqty @39svvvpsxx
@45CuuGzBvx liftquyEutyx @32ryzzxAzu @34swBsqvrs @46qrtyttEw liftactionyDvxBGpv @45xzxtxAtw
lightypap9fQH &mangoyIDnOHch &mayonnaiseGrjnBCKu &miniqjcqqxrr &mozzarellanEfvehJC &onehjC6d8ty
&orangelDXwDDwk &reduceduxGmWPgG &riceIluzjBFA &saltedmSTCZzpn &saucej9f8zyPs &slicerjjG9mJJ
&softrzmswoGy &soyaHhpBejuJ &spreadvmkxlHzn &spreadablerNmagbAb &strawberryxuiCriGv &stylesxBtAvln
&syrupvyEzQCnn &tonicenqDHBzl &triangleuAULABTp &tunaABEywGir &vanillaMtGDCoEE &waternqDASBto
&whitergpuOusw &yogurtutyAxDHp @0tnttloAF @1xummykAE @13wCyurvou @18tyHywDpv @2mxmsnnJ9 @26pJlrlwOq
@27DpkhAvEw @28uxGnDDlk @3GAjyedEr @30qBsrGypu @32ACEtwBnu @35myGppfjl @36qEPAJGtt @37yoIzztFn
@39kqkyvGwx @40BokrzkkG @46vwvoxEyx @48huEBAAAD @5AByDoxtr @6EAsHvswz @7mCnlAtzG lighteningFwtBmOyH
lightestEtyI3cZp @3rvsAnkKr lightlyvvszyuwp &ricekInqFuGV &salmonuGBbPAxM &saltedAvAptuDr
&seededoaeQNMNc @11yvAqpspE @13xAzoCrsz @14wxvAByrs @17BvojAvqB @2rsnvxorw @33sniwzFAq @35pxxvGzqN
@36yyAnotvt @43vyDuDDvu @8vAByoqtD lightningAsuBoMwD @7AAvvswyz lightweightyustwwuw @46Boomuzqu
liketxnmwxrz @0rsujqxiy @14swoqstqs @20vtCrxxAC lillyurEwuHuu lilyHhGogmpu @45zossvxqA @46CpIqrmvn
limeaOjKrvKh &lollyrxHjonHI &mangoruusqnyE &miniszMhEiCB &mintEpkHGFLz &nutpTjNIJpt &organicmKgpxAvl
&pickle9HKLKMmy &prawnDCjIFCJs &ricexzqwphtn &sodait7J5Fxo &sparklinglFoypwtv &squashpBjCnown
&sugarhqjut6iy &sweetrmD8pkov &toiletjGytJbrs &waterkynouxsp @11vyxxsyqz @13xtxzECmy @15qzyqyrAr
@16qxqCljDs @19vxqzqxtv @20IptrBtzp @25pyzzqtup @26rEBxBqCn @27wCDEDHst @29ozkstwxq @31vzDAuBAo
@36xLHIsnBC @39nCkDhCAo @43vwswvtwt @45tjvqwltA @5ownxwozu @6zytCpItw @7qtCluvzG limeadeGyEHoHAG
@39AxGDoCyE limelonDqzoEzlw @16Dpzqwwrz limeonadeFvxDnjFm limescaleAFhBOBih @45zykABAno
limitedusyvvxpv &porklAKEwooH &yogurtCfEjoHzl @11ouuvuIsE @13wypuxxEr @16ztzszwqy @18xqxusuxx
@19wtuxzpwt @2zpyxuCwy @20AqAvwxCw @21qrDFsAwp @22zwpztwyu @23FGuuqDAz @25EpADCAxC @27ywqrAtvt
@33ryyuxmEu @34wmFxABox @35DvEuousv @36BCmBttzF @37wFAuByqA @38uBpuutzq @39vCtwtotr @45tBztvsvw
@46zwtrtyGC @5AtxqoHxw @6vyuxxpys @8xyutusrt @9ztxwurAx limonzwwlxEnw @39ywuryCqv limoncello3in7PNa8
@6jltpDDml lincolnshireHJHmJNNL &sausageGHMaNPIJ @14FAHtyyAB @9BIFrCAGD lindor8iYgeIhS &milkmjBrrrtn
&truffleiEKe3pz6 @37joEomEiA linenfGLpzFHA @45iFBsEFzA linervotsqESw @45quCGmvEv @46rvAtrzBv
linguineEJ6RfGQi @20vvsxpxBD @25xDqBnCHi linktswswstw linseedFwjGqfEz &soyaLkiDhfHp @33GsnBnrAs
@36zCqzHyBI lionKmCSjoFf @14xtvxsvAr @30mBtpyGvB @32rryDrqqt @34vnCGsnCu lipnskrDngl @38rpEqzlpz
@46uzhBAwnp liqueurmEoDuqGs liquidFBxByHAs &originaluvrnBEst &podDisulxpr &upmAlBEtjE &washvDwwHvzs
&washingjystBuDD @27oCnCozJr @4pFBDyFoF @43HOIMBEEw @45tysryyvI @46qwAxCnur liquorAqvytvuq
liquoriceLnJdQPbi &organicCkClzJjB @38EyDtyDis @40ynAqzEpD lishwnsovqqx @7wqrpwosy liteEDdejdL7
@18uypoFpHl @33GAwmouEv litteruEFoFwrD @44tCDpEzqE littlvvvzCBFl @37vxtzyCHu littleykwuxvyw
&oatjmiCCzwo &yogurtCAmAIFxm @13rGvwtutv @15yuzrAuvy @20GCDGsDut @37GnzjljFE @43xsltgwDp @45ryvtyuxv
@46xhzlvJEC @5sDrwqkxu @6zgEGnOwi @9wzAyuAvs littleoverwvyvusxx @31wwxzvvqu liveupzuytru
&raspberryJoqrzqgr @39qsxvnuBp @47BvwxuqrB @5wApvtyyv livelyLHnIHjgh liverIwfDFmOi @12ztrzAuxt
@20vwllynAs @44yyupEyBt @9GnvADnBu livingEUHwqBLP @15BDCuyyAC lixvrworwst @44ussptvqv lkgHkFFoms
&mmJhIFngs @0qArCGqiv lkshakeprnJplGi @39orpGsoCt loxzxstxDu @6uquywuow loaduCxzoziF @36wwzAwvtB
loadedzyrxxxvv &nachoGDvMAnwl @11oCwwvAuC @15GxtuorvB @20ttAusuwx @21sotBxzwq @23vsswCEoA
@34ynwtoBvx @36BBouxxzA @37Cvymvllx @6vDrsxsBz @7suyzyqww loafArDttvrt &lunchboxzhAnvFgB
&maltmKipquKL &miniInKprEnl &mixedLnizdvxg &ryexjJokeDF &seededspxrluxq &slicetJgbaevv
&sourdoughNtquwxAw &speltkGBkGpEG @33oArwuwzu @34unvuxyxw @44yxsvoorx lobsterDfgqhmNJ &prawnFrphshBH
@13tqqpqrCu @19BtvCqzAD @20vvurspAz lochxvsuwutv @13txwxwuxv lockqswpxpvy logwyvzuvyx &yulekFrFuyCF
@3strtzsvp @34zzjxEyFv loganwqBztpBs loinxvwwuwwx &medallionhGKonHho &porkrurvvutr &smokedzFgkHhrp
&sopockapwtzseFu &steakKDquvQqI @12AnuuzGCj @13vsIwsvuw @44GrwvzBqq @9wywsxxwz lollipopKveKJGtl
@38xCpDyByi lollyElkHBrrm &mallowOlmJkGGE &mangoeHI8xoGO &milkeacmCge8 &miniMnGnxxmt &orangewvHGlkgv
&pineappleCxKBk8dF &raspberryr7fwOJsJ &spiralznClkpln &splithnjNxwGH &strawberryEsGrgxuk
&tropicalizioIjBH &twistersJFskCJC &vanilla6OB4ucWt &yogurtoGhvDsjs &zerokDtpCDmk @16yiyzempy
@38GnnHFvBg @5vzwABxsC @7pvCxqAoo lomoPw6EzJzn londonrSqtIijb longCsnszrim @17IqmymvlB @25ssysrCzu
@3swysquxz @45vpDvquAz @46vwtxMwjr longanizapzckMjgh longerzyruxwtv @0vAuAxtst @45wtvvtopz
@46ABCvorzr longhornmrporvus @36tupqovts longlifevuvtuuvv @0uxxxwwvv lookwpGluwxs @44xryAnDrt
loopstikNutp @18rwupsrvt @32xojkFzEu loosesuzuwuwu @15yxrwtvtx @16zvswtwvu @40Ayswtvtx lorrmlkrjqB
@40snkpoppB lornekjmDnpyw @9otoDpoBx lorraineinuFxqBs @22purzzxEA lossrBznstpq @46qCxtuvor
lostQJQSJRRb @25ABvEByDB lotljGCnDBj @0ppFCtDwk lotionxroqvpnI &moisturisingqwrDstvf &spfzZiEoywg
@16vuqznrtu @43rGoqwjuC @46EzpwBHtt lottieNfJKDMHq lotusoDwhazmJ @32ptsuGvBy @45wwrpqvxu @6wBBrlApo
louisianaIuGCkqqq loveznFDEqyF @16swqwvswp @34vppxtqtv @37Cqwxtyxq @38DwJvnFAz @4ntxqzypv
@46xCBzssFu @7vrBFEwlG loverFsuxE5ke @45upvwrwpr lovingAtrvsyBt @32wvvDtyAq lowtplsrths @29wBExBwBx
@39jplnnyyp lowerytywttsq loweringsqtuwwvC @5uBvzrxyw lozengeEssxDAxA @47CtqxvAyz ltdtvxwtxry
@19xuuuwtys @6CwBytBkH luckkxtvqyxr lucknowiimFyjmGH lumpzAxzzxys lumpfishEpqvmBBl lunchDIvvCyNs
@12yDlwIwzv @13owArgwtt @25DDwuylDC lunchboxAqvostrw &slicexCtSzfLh @12qwsCwzxr @33oryywIvw
@34Cqynwzpp @39ozuuxoCt @5lpmuljuy luncheonIkmpoljj @18Ctrnnnqt lunchersCBkDnFD @3uABpvqGB
lungoxflkvvmB @40xrtqzrlx lupintEpupnqy lusciousFpAvsotC @5tGtxxwAz lushzzzxqozr @0xttwxxoy
luvrswwzxtr luxevsqyqqBF @46xusrvuyx luxuriouslyywxvvuyv @4uvuuvwsu luxuryssrswxsr
&raspberryqrDkzcKl &toffeeIqplrjks &vanillaiytgwtlI @19BxGqtzun @33zzxuuqxx @34xAyvsvxB @36tAvxwwyA
@37iJrOtOfn @46wrnxyyum @5xxyytwww @6liqmBrtu @7uxBxtvxv lyvxxywssy lycheewtCqmiqC
&sparklingTLEofIkC &syrupPxEnhhuK @16uDBuopmA @39CwxoossA @46moxwCuDs lyeBClgnqCF lylevvvvvwvv
lynnGBrmjzvF muvvvvyuw @0rDqABppu @39vzuEwtyt @43FuxGDJJB maamoulljInjCmi maasdamsja9LOzC @3voknAECr
mabelDLCoBDFF @4ByuuCuBy maczounMmyL &pulledryCnizFm &smokyhjHEroEK @20rzsnzrAq @25ynmiyqCz
@43oGzwqtst macadamiaFibjEfSx &nutdygaKmOL @32vvsttvsz @36srlmsmEB @7trumDtCn macaronNfJmgHLl
@34tkDsqBAo @35xuzynvxu @6HpvoAqxA @7znxzrysu macaroniutmbTaDK &pievDmoKsDt @18zhomvuDA @20xvwtDssx
@22uFnoEwCt @25BnupEvCA @43xppxvBAs @6omxpFsAq macaroonCApHomkG @34wArAtooz @35ywvuutzC
macchiatonEwmlKtu &podjzivpxwL @39vzCzrAms @40oByACzuy machinepCnINt2m &smoothiezvowZlnw
&superJlzyVzlw @39CwrrHnuo @40rxqBptpH @45ovAEEDrm machuDypzlzrq @40ywswnrrw mackerelzEgakkjF
&oilsfizdvFa &saucevECCByyk &smokedDn8pokjs &tomatoyKJcLale &wholeC4oicQh7 @13qClolumD maconlztEFCpB
madagascanwzuwvsxu @0qlyunvCx @1GoLszBxE @13vFFAsEIx @30vtwqsuyw @5vtvutxuu @6ozupzpsu @7szxqvwtu
madagascarsusxvtCw madexqCpmqwB @17syyzsmvt @32jhJonoxH @8sqyryCtr madeiraGRrmkojN &sliceFvcmsMgX
&slicedHIam9EiQ @20wArpxqqC @34vBytpssI madeleinendioifGe @34njlrlkCl maderiaVFhdq9nS madraqaLbaB8l
&pastewgHmeezG &riceaUAgkBRh &sauceNjFkdatJ @18qrIrmErw @20hrElqApt @26GqDjoqyB @29wpsklEnp
@8vvwvvvuv maexuuwxvvt maestrommnkpztw @40rvysvyyu magicjrouClsi @37ypFEmnrx @38lxFAChGo @39wwvwsyvx
@45xuGpFAxI @46AqmCkpDu magicalHnBEAmiJ @30EqzDAtlz @34lxqpqyAt @6zByuxqoE magicorntwuytvqt
@36xuwsxvBx magnesiumnJmFGMIM @39tzruxzvz @46tGrDyGIF magnetrsAntmAw @45vmAsttyw magnifcentvvxwuutx
magnifirvzxvwwu @45pvywvwwu magnificentpzlIbALx magnifyingqAjvrvzt magnoliaFHkruGAo @45zvorwEzn
maiostpxsnu mainxrtwrstw @20rrwutxxx maisievswxCryB maizesnMit9um @48vjEqylFB majesticgtIqJuux
@33iuGlIElx majonezmvvuxtsH makaniwwkAupub makeFbojMwEJ @46ysuvBpAA makerqvrzBysz @26uwuxpvvv
makhanireuAdDsL @18soAntosC @20xowytCxw makhniqmFDiClk makrutvwvvvvvv malaimBkrxBnA
&originalnBlrxCpD @7rAosxBsv malatyawtwwtxpv malaysianpltIpvnz @20nyiwsosA @27ssyvAyzj mallosAuruxor
mallowCmObgENE @35lAsIJjoq @38BBxhtuEz @46spFllrHz @7AmuuruBB maltAyDpuBBE @18vsnxstql @27ssqwzttq
@33qHtmtACD @34yvuplAnw @36RALsjxiE @39jcFpItsD @40sAwztwxp maltagliatiGDrsxvpr maltedlDDzHAMw
&milkghGJKmLf &wheatyCnrjqrjv @20wrsiotgu @30uwlyyFEE @32zwuzqsss @33qBDEJAxr @35jmBHJpEi
@40twslsCBC malteserAuvuwyqw malthouse007uNMZJ maltyvEwGKDxv @40nByvoAsv mamaHAkwzkBk @20FCssypyq
mamadetnhuLDwl mammothxkxBzvos mamoCrAoBnvA mamrajuEEBnhk @48lvAAFqnp manpqyroDiq @46qvvtAsyp
@6pvDmxvtw manchegou39thPpY @3plmpmBoG manchuriangeJMhykN mandarinefkOBJch &orangeAy9fMEyh
&yogurtIeQgMPiK @18qmlCmBDz @39tppxvisB @43uqowmnum @46ruwzpqom @5FqAoADoF @6qtjLzFnr @7rqtvADzr
mandhelingjOlMIJDL @40jFozGDCE maneJhOSgFLj @14yrvuyvww mangemJqCFHLH @15txrvyAyr mangervBmlwGpk
@33Ayopzwsq mangodPcggRJO &minipFwmgzrr &orangejkGfiDjz &organicuypszquu &papayaElvFzvho
&passionfruitBAylspDA &peachmCrjpBwy &pineappleHJzmekps &pouchAtpozFtD &premiumnvrrwwAr
&proteinFlTVLxmc &pulpoEsBxBhB &smoothieCqIqAhfq &snackiLqptBmI &sparklingzxjmvkDN &squashtprpxstA
&strawberrymGmfLGus &sugarruEvtzvC &syrupjxngCpND &tropicalLJhnUxBp &vanillaozrqDuzu
&vitaminunQpomCJ &waterBGwnGrDA &watermelonFEkDGIHG &yogurttqunAqyu @0sCsknEuD @11mBozoplw
@16rFqpnzCu @17qnsuzlBC @18pynsruvG @20yquGGkkp @27pDEGhAHy @3yCnljGqq @32wrwtmyBw @34vwztqxwy
@35ByxpqvBy @36nAisjBvC @39jyunqzEx @40uBkpmGrC @43mwlmpGzD @46nyspACDB @48sytxsxuC @5lpsttlzs
@6pxqwtuAF @7oxmqzxsF manizAzyuGvt @27zzxAtAuv manornoypyxrs @34moypwxrs manualzzAtqrtC @46wvtvAuvs
manukanIocUGgc @31ixnnzyqr @40AsrvzAxn manwasherxsuvuqsz manzanillaxKvuCowv @18CutyuvCz
maoamunwtsssC @38xuwwssxs maomixxmmGGlEGl @38kqDznyDp mapqAkrullt @9ryottstu maplemllipgff
&nutEmOskocx &pancakehiHeFhvf &peanutuGphimol &pecanohzzfelF &porkytxjkw5g &proteinraIc9igJ
&spreadablejinFsLIE &syruprpussEBy @10DAGwuzSI @11nAFFutqp @13NBopCMyp @15iypnvnno @17zrruvGyB
@2qopzqAFz @20zEJIxHEJ @30FIxFzxIA @32zlCBiokv @33upCnBnju @36mtuqtlkA @5trpsostu @7yApvpnqs
@9uyinkljs marabelrvtqvyuA @17xoxAvtrv maranFkkkphiN @4xqovmkpA maraschinomAApAEoG @18uCBpzArz
marbleGnEFkDNv @34FsDAjFAw marcpuAGGIDB @37stAEDzBv margaritauJJwIoLz @39xECrDwCz margheritaFmikxMAD
&pizzarstrutLl &ristorantevAnht9qz &veganhvopIiFE @21DxslxEDu @8tyooxwzt mariwuywAtvo @15xtCrsBuh
@17sBvutsAy mariepoviBPwz @13qqxxxwnz @20zvBjBNDg marigoldzuexiJCf marinadeAjpBpHJx &mediumzhwHlcvu
&pastewgpEGGsG &periwwsnxyos &saucekCuqBqnE &teriyakiJjnAJjiF @18uelzlKDp @26rwusApsu @27Exryuxyv
@3ysuFBwsC marinadedwunxtuvv marinaraejGGgLou @8rwtEtzAr marinatedsqstBsAy &mozzarellawwysnvwn
&olivemsujrArC &pearlHmSbWdZa &pieceGGEyo238 &pittedrzvtuvwp &prawnwyqgiiEt &tofuiposwYKH
@11tsCCuvsx @13yxsxssqA @14zuwwyAII @18slyyBqrs @21AyvpwuCD @23vtwquyqr @3BwzyBvuv @9wAztpyou
marinatinguhvvywxv marineEIDrGEyT @45ACFvExuH marinooyluvuoy maritozzixvrAuonp marjoramJzfJfEIr
marklpHptkpu @46qpGotssw marketlkCvnCpu @15zzxuyppo marketstreetcalorierspLkuwC marmaladeFbVS0ggZ
&orangeHGmhGvMd &shredAumsyvou &shredlessHJKLhjGk &vintagehChocm8K @3sxpsxuxp @31znxtDnps
marmaldeoswBtu9C marmiteaorhqJCK @22tmwtuvvy @36eqrBlEEF marriageuytyvxry @30tszzxvyr marrowCKqkjquo
@2vvvvvvvv @8vzBwqtvB marrowbonerlotIOlw @44toylvCoD @8wrpDAByp marrowfatjkhHsAip &pealneFxuiv
@18toqDyvsv marryFnqnnuCH marshmallowrtBbvEBo &miniSqDw2rCN &vanillalkGcKIv0 @32wvDiHvHq @35uLphgNDu
@37nxDsvHAq @38zwtrxzys @7AslBzmty martinifFursKjL @39pwAosDlB marvelyxsBpvmA marvellousysprypAs
@37poBsryAp marvelousqvAvyxCv marzanoLsjutuDz @18BBynvwqw marzipanmj9qRhyp @30zoqryrDk @34CzJwoEpK
@37mxmJKlCk masalalMlxhBjz &mealuwAuBDtt &noodlehJcjNwjS &pilauwpzjrtmC &proteinzIhYnfqC
&readysqmqAvPo &riceswqIFoCv &saucewswGtdDu &spicezpCqurrn &takeawaynpotmuuB &tikkaAnAftAzv
&vegetableEBCAuEzp @10voAKzmzw @17kDEGdDjN @18xyoArvuE @20yvytqssw @25hIhqExnw @26wyrBypxr
@27kJxoGAkm @29ylAAFvCA @33pIeunChF @36qkinjvCk @40xjAtLvzm @48lDqnowuH @8vvwvvvuv
mascarponeBvntEGql &mushroomBhoAgwyG &ndujapIDIIydy &sauceyvqlAFnm &stirxvkfiAng &strawberrylnplzEsp
&tomatoNwigKHlp @20lqrEntvH @21AvotsqxA @24vrGuBsBB @26zumxzHnq @3BImmHIfi @5CqyprzAw @6kAzpBCEq
@7tjnnvwno mashuAxuBzwL &onionyzKyAIzr &perfectdNvcxsmg &potatoqtvQBEyE &rootOVNcAgRm
&sausagexGDJwzxj &sweetswtOxFyw @15qHsltsBC @17nvwstqqI @20zApEwvBl @43EDFCEHnt mashedsCnvtzoL
&potatowuBDywrM @17sCvvuurE @20sDqBypwu maskyxAsynzr &repairuFlnDmpg @46xtAvyuur massageiiymDlim
@43sxBrzswn massamanJHGReIFQ &thaiHIGHqEGC @20DByEntAD @26BCzCsDCz masterlgJnAFnz mastiuCprlzvq
matizwlmvry matchEonBtpBm matchazmhQjcA7 &organicxwqlAIzv &teaFuaIwuyy &teabagtLkMLiqA
&vanillaqClsnnEu @39zswwlzvq @40yJnABkDh matchmakerEjkCuImF @37FnnFrDpA matemBztlyAu @0Fnozwuuv
@39vwtsEBmG maternitykEkEzCAg @46sBnBzCxo mateyxxCoCywm matildajEqABItN @34mCoqxCsF matjaIxxwptwp
matureqvquuvyw &miniiGmmP9Hj &potato9kMpEBwk &reducedxtyxsrrw &slicelvxrtsBs &veganzlrtyuet
@17tuHosBql @20Fqvzstvr @22szmirxor @23AoorHaCD @3txvpyxwr @36uuvCCmtC @6vquutswu maturedqzxwuxvu
&steakAvxzvxtw @3DnDBAvrn @6vnnssqzw @8xpvryuvw matzoMkHJuhJN @35ApDxxnEF @48yszApmzw
maverikAwrnzCHK maxuBxCstwA &paprikaCqzDjpmD &powerffykBvsw @25zqiyEwvB @33tBxtnAqp @36IxCBolFe
@37jjuEDOtD @45yDtwssux @46vrwtAuwr @7BlqAxwro maximwsADtmt @3DuyrnxEx @35jCmFImnC @46irtIHziu
@6FAytzEwy maximiseKexDrGsJ maximumrtrsCxxy @45zAvvsvty @46yxupEyuA maxxuxwuwwts maywpAxvwvs
&varywtxoBztp @15BssxrstA @16yoyvyrwx @46yvqvxBwx mayhemIsGmtlyI mayomustupttxvxo mayonnaisezrtvnDyt
&oilyHjxpnuj &peri7H8IUD5r &realrAzEAioF &saucevsAhkTGP &spicyf3CCyZsh &srirachaGAHyFnzz
&tunaxGfzlzCx &vegan2bRUPdUQ @17vvxvvBrv @20uDvmvmwA @23vzxwvrss @27xuuoAyxv mazdamerpib9HRCx
@3yqjoEABx mcqueenApyAsKvF meByqokzAt @16xtxsvysv @18otyzyrst @27Aptxrzwx @44ututuvvv @46BBCxmoyu
meadowKHAjsskx @2ABypsnqC @44Cwursqvr mealvtyvwsxv &onewAtwvxov &paellazejlAzrk &pastayqzzvvry
&pilauxptqptuD &readyEsvzsxtv &ricexvCExAtx &tagliatelleJfomoBoA &tikkaywuwtsws &tomatovssxwvtv
&twotoqzrwyz @11wytytyvy @18ovzsvxtw @20txwuxyvu @25xvrrrpzk @26vwtwwwut @3wuwssyts @39pAjxvyph
@4vuCwAxyq @43FknCzwyz @44usuqrlkt @48wpDosfGG mealwormHzykECdA mealzqEyowzpu meatxAKotndr
&pastaqkImgDmp &pielHCyMuoy &pizzayttJnmvx &porkOnCmlmdh &potatooAIqnknB &rollwCNydEmh
&sausageypAnwusr &spanishFvsLMqsu @11yyAzqquz @12CuqwvxAu @13nCtyyyvz @18lmJlkuoo @2uoxpCxlp
@20rtHyoIlr @21prEKpepu @22tAArAArr @26DqhoxsEv @27sysFwGCq @29kCznzAjz @44qCBwvlqp @8DBCsIpuq
@9xqAtwvvv meatbaxwvwvvuu @8wwvwvvtu meatball9NLJ9Ma0 &miniqKEuxImK &pastatKAorfdF &porkSqehhKln
&proteinlGmjvyqy &saucehlIKcMIf &spaghettiiEpLb9qG &swedishkGJqEFGp &tomatohCrPIFXi @10tuAsvAqo
@11tDAqAGsn @14ntDqmHio @18pxzxvzrr @20pDDFrGmx @26mszCqwpz @43vvwzpwmx @8mozIrIpx @9lwwuszmw
meatballs300gzAwyInDG meatieewrvwsvBz @14vnvuqvCA meatlessExmmBGKI @20vvpnBBJz meatsterNlAoroFi
@12FnBvupAo meatyGyHCmjgl &pizzahyNCgjed &treatyzwouHDyr &varietyICLJuilj @18ltloEHHF @21ntGFnnms
@36CFGBBtnp @44wzyvvnsq meauxzEHDGmDh @3zzDywrAp medtyKDuuqD medallionkEEseriu &porkcGJudEfi
@8ptDyqCrA @9lCvrjpwv medicated8oDfuovn @46mrGqpwsp mediterraneannNMxDhyC &pastaoEGETgtG
&platteroij7qylu &ricemJLwrbKK &toniclOTzlajm &vegetablerIJqCvTy &vegetarianCGFhAbsg @13DjktrEts
@14xEFophJF @15nHDyHFGC @17AFAoBkJC @19ABAmCnpp @20rDzBzpzF @22qzCtBwxs @23JDqrmonE @25suxrprql
@26pCFADoEE @29Ffjpvpuo @3qvusBtuC @35FkssrDut @39ouKHonlm @43xuErvtCr @9eJsHKdEB mediumvutxwvwA
&perijiipftsB &potAQGttBKI &rangeumryCxzE &readyymgrwDot &selfzBlqzByz &sliceNkv0mOxP
&smoothT7gcpgrt &tanningsQNqNPrB &toothbrushBquryozu &whiteAwnBAvyw @10vwxsvwuq @11xzzsvwvo
@15zwytyvsu @18xvFAFxir @21yttswwyr @22xyJyswpw @25rvEpAymp @26vvwvAxtp @27wACBqkDf @29wssuyvvx
@3oxCIyuql @30wuztuwxr @32twspOqik @33wxwuvuwr @37DyyDAsux @4qqqBCwwA @40wtyuyrvp @44uqqoFtwn
@45xuJyFyrq @46rCvryDrC @48gMJQspOI @8vvytuvuq @9vwxtvvur medjoollzioCopL @16wDvuzrrx
medjoulcHihHklQ @16qAkoBppI medleypovqiBur &peajggukAAG &vegetablexsszxFoq @13AwGkGxrt @15jlsksIlq
@16Cvmxzqmz @17jsipqFsv @18kqIolECG @25JGzBCrBF @36DywwBovt meettzCFytrw meetharEnuwAHs megaIBpzthtw
&popkHwH0JHR @25mpBvyHwv @32lqAxtKzw @33LFehdket @34jDxzwvHr @35suFEwzvs @36EypsHzvq @37swrtxCtx
@38jDiKIDIA @39ExoEBkqn @43BtDxnDkB @44mqvqzDux @45rqusyCuv @46lkoOoiAK megaboxwvmuutvv meinnEmugmHE
@20syntrvwF @25rynzpoCA @26sBtwqqBy melbazjEvJDjj @35ukqyzxpk @6yzAqxvsu @7zuApAyzu mellowtxtAzuwq
melodycmElogji melonJi6jfdbi &pineappleJlBmErin @16Glhpkstp meltiuArngjo &redpCzphmyt &steakivwGspno
@11wnzywqry @13xqwuvxGz @14ExumFCCw @20DunAvBAv @22DvoGywuE @3tyuqxqym @35mKEondog @37qBylkmkE
@43qromwvuv @6ssxoCqsw @8vurFmrFo @9mnwrAwuq meltinglnxfvehr @13tyAqsyss @6vvxlvjuu meltojkuEAGji
meltonnmqsqDxE &pienotuvBAF &porknpmqmDBA @22lqltqBAz meltyvzwuvAnu &stickyHFzRdKu @43uxssAtvw
memphiECJvoytn @27wzHEsBlj menZHWNHHnG &sensitiveiigo7fwt &showerCuHDjKEC @30yuuEliBx @35stusmypv
@43vsxurBpB @46rAoAxzBu @5zruuxrrw menoforcepptvqqzr menopauseAzHErLMo mentholouADvCpI @38ruDxkxpE
@47AuvxyAyz menupnyEnyxs @17ovvxsrpr @19zAyzJuyu @20wvpkttqE @44woAJyDHq meridianFGmJmzok
@31EysFszsp meringueGCLKBJMj &piexwwuyBvq &toffeeFwzDroHs @34zyxxAACn @35vwvxvvwu @5wzwAxyww
@6HAvFnBEr @7ByzyBvyu merlotpwGxiFri mermaideaJafNge mermanrzryrorS merrilyEnkKEnCm merrycm8TiBie
@30vqvCtpwp @36xxtyvwnt @38mnjCsBol mesaJIGEEmjw @32FHGCDpqx mescolareP22hYo7d mesquite4ZqUOM78
messevfIiKel @34qutwvFop @6vsvvvvvt @7uwkCnwwp messagegoFEEpjh @38mqExEvmn metaDBqssxCA
metabolismjiDhMLFy @40mqDnCEDr metalssxxnrpx meteormnJzCweq methodDkGwsrhu @46zrEttspq metreAwpxwCwA
metroEiKoqJiG &saucetkCAmFjE @27wqAwuvmv mexAzyBznww &texxyqFspAy @17AtnBwwAt @20sswkwFsv
@23JBxDHtCp mexicanvCptztsu &mixsxwxyrrA &pasteznCJJCkv &riceGAkqzkrw &saucepzpsuutt &smokysovCpttr
&stylewBtrploz &tacovuxvsyxw @11EECyyyjo @13nJjmFolw @14vDDnmwpn @17ouiIpsjz @18vqzysyzy @19pCkvEynw
@20vswxrvxv @25KHkjFkmv @26yoAwtxxv @27yypmxspt @3ypzysCxz @33xryurwwu @36upACrAtv @39nwupnBzx
@9DDvvylws mexicanaEqQkpuit mezeteFzc3mbHL mezzeOlTQBHPm @18zrtAABps @23iygitmiD mezzeluneypEuvGCz
@24ssCzvEzA mezzivvyvvvwv mgouvtuvwwu @31uytwuvwv mgo100FqMrIppx minshvzByo @25trsyxzyr
micellararGCmuqm @46ftFAstvp michalkinuvysyws michaszkiCzogKhEr microwHrMymyu @25kqnrDwDm
microfibreEppljADl @45AnrlqBHo microgroundwwvvxwvv microwavablexEsFsnrv &popcorn7KF8Jo7e @17Gvkrnwvs
@25vovovzzt @36hDziyumo microwaverxxzxqlq &popcorncLzcCral &riceCqAtnCHy &sauceqHeuIGDl
&sweetqAxtwwvs @17tyvxHvwq @20wsDwwtzz @25txmuAtsw @36lHxlAnon microwaveablezAvHwrAt @17rsqnyBwz
middleupAyJnFB &puddinglvuyaztm @13vvyBmGyy @15wmyACnjB @20CrlvxxEz @23EAjmEkxD @26zywywBpz
@29zAwsuAyt @6EAroDyny @9faLKNgIr midiywCpyGnJ @33yvxoxDoB midlysprvxwBD @18uyxqttww
midnightFHLIimlD @45zxHImrny miesiwoguFsuzlu @18vrvtvxrv mightytvvuxvtw @20uzzyBsuv @21Artyvrwu
@3xzvwwAzx @32vwtwuvyv @36wtoAyxpB @38dqAeIxoj @39DvCtBqoy @46hnrCAtku mikadoqutxizAw @35qutrpwDz
milaneseueIsBefE milanoECxkkmyK @12xCFqtuAC milduuvwsrwt &onionhdMSrqDh &powderkiNAliAb
&reducedCsurALfr &sliceuryfiMeB &tikkaGvvFHBAr @12yFuCEpqt @13uxvwwzux @15zvrAByvv @18wtsuAzAw
@20sKEGnsiF @23xwvuzzsw @25msApFHop @26vvwtvxyx @27wwytvvyz @29qpBrqntk @3uoDwtuuv @36Atxtxywv
@43zowrovyC @45yDsquAtC @46DswGxuCq milderuktzMkgv @46umwzEoqt mildewlDxnvsCD mildlyyIyDPyxi
@18zFwrCBAh milikJCAqzst milkpruuupBy &millionaireBIPPCzrr &miniovvwwsrC &mintFzttHwBs
&multipackxurxwyvu &nutuAHxqBuD &oatBuxozkro &oatyrAyqAvDw &orangezzCLtuvE &organicxxysyxrx
&originaltyuouwrw &podMggNPaVR &potklevoqwv &pouchFtKtsAyn &powderaMrtsnDQ &pretzelEHFCFqIs
&proteinqHKNoCv7 &puddingCHAsEEiB &purepuJ6HlxK &rangeBrxuyvts &ricepxrAJEzi &rollByxExwxj
&saltoCAuCCsL &saltedCogzIliZ &sandwich6YQCWxJc &santapqrntsvl &seamAysCzqK &semiuCwrutFo
&sharingrwtvxBuq &sheepKsmjpzDL &skimmedrppBvBlB &slicemtmnyEul &smoothBACngvyz &snackvwyuCsmw
&sterilisedDoCGjGJh &sticksqNBgstv &strawberryxztszxot &teacakedowLzuJJ &toddlerouEyyAEr
&truffleumBjwvyo &uhtJqFiuoqn &vanillanvqprzDw &waferByBmnsvC &whitenvryxCts &wholeujGnrrHt
&yogurtzFrqBlxu @0Duxxvvus @17uoszsBmz @3CmwpwDCq @30hGohdKHM @31swxBCHuw @32wqtwCsoB @33spJosDDs
@34BltluErt @35sxxBAAtx @36zvvxzCrt @37tAvloozx @38HBnprEHo @39zxvwtzsq @40tEFyLsux @43oFKDurDn
@44uJCoEAwx @46xnuxAlpv @5ywqDrypw @6wnuyvCyt @7nkznswxq milkalRDyGkMk @3rCwvEmEj milkoorsAsxDB
milkshakentEAvABz &mixOrqjAdrt &raspberryAwLlLsBs &strawberryCwvuABsv &whiteHHmFvDlL @0nlFrqLDG
@34vqxErwDm @39twoyAsux milkyGkzDszkf @37Fxyuzvqq @7sAqvvAwt milkybarEWlLOAaN @6wAvzwusH
millrotxuHvB @29wxpyrDxy milledkgxAvArj &seed8iMcEgMf @36rmysDssA millet0ESqiTVS millicanoMF9qpKzi
&tinGlfwArHA @40DElunwyp millionaireYZbhdb9S &shortbreadCzvromyj @32Cttvuxtu @34Esxmlxsq @35wplnxmrm
@6EDnnpomF @7xGoBnjkA mimqwjzIJJK mimosavsxAFyvy @6zwwzAqxA minvtyuttvs @15uzsxxvwy @16wxtwxxxv
mincepBjaMLJn &minifcbQzPdR &onionv6pjwCeA &pierJPKhdii &porkLObFLInh &toppedH7Ikfilm
&turkeyIfCbeNfI @10nJomMDtA @11FlvpsFlI @14iHklHyHn @18EzwFyAIJ @20suAHrvEt @22zyMtFvnB @34qFBzrvol
@8rownxDCv @9DDpCGApn mincebeefyuchNtpD mincedwJvzFEpy @22tCvCDvCH @48uJyCrzCu mincemeatAqmpnqns
@30xoprpqpr mindjvzVprwB mindfulFoBzpslE @39ttywprrC mineralBxwtrtrw &saltEjzr8iHk &showernsFpmpmz
&therapyFiFAmtwl @39otuyyxyu @45Bsvyqstp @46tkBvqzvp minestroneNkHElHcD &soupxwsGjAox @19AqHAnCsC
minimqoysBtx &mintBKCukrEr &mixiLmNcDEk &mozzarellaeFaJcEak &muffinlNzlomcL &naanaagwwTxy
&onionyvvwyttu &orangeBGxBxGvE &originalrofuqvvr &partyOwtwynus &pepperGbRDgOMg &pievnspxxwq
&pineappleANCAzvrw &pizzawuregDzl &plaintsmszCuy &poppadomjLBq4Xfl &porkAzuBwmwv &potatoFnxHCkOE
&pouchjoyfghsK &proteinmNSLryIf &rainbowrrIHfpmf &raspberrymsjxrFFC &readyBvorvxBu &redxAcnLmcg
&reindeermpkjlyBF &ribmGFCqwgC &ricezvwzwwun &ringspqfMzqe &roastshK7uj6m &sandwichlLBfzFNN
&scotchBCbYIEaP &selectionocpSDMBx &shortbreadk9EByn7H &skeweryhpdDlHG &smoky6gEd6Bkm &snacktCtsxzts
&snowballnuHleCrG &softKrKlSouL &southernrsgoyhMG &spongeBsLoolv8 &squashnLiDmpdy &stickzGsyszwD
&sugarnmxmxntA &sweetcornopCHzHul &tortillapqlvxCpz &treat9aoKCBsE &triplejOrIORIP &tropicallsyhwIIK
&truffleWKxKHzrg &tubyxCxoxEr &turkeyuBsvJkFC &twistervDEqCyyA &vanillaB9nvLDls &varietyCl6GBHsS
&victorialKhKJHy0 &wafflenwDXvxqf &wrapqpoxBFpD @1CBDtyrxt @10iBlxxDBo @11vFBFtBrj @12wusArqry
@14qkyrFqsD @15xugDmxGr @16tjixmniD @17tvuzCDoo @18ABCrusAt @20zqIpxovs @21strvnuDn @22AztmwyCr
@23tyuphJtn @29xCCuxtut @3prlBoxok @30JwBruqFs @32QoGnlLqC @33millBIdF @34ssltzGiB @35gLDwmkJK
@36FtnDtvwB @37mlmxqmyF @38GwDvxrAu @39qxuriIjx @43BzDsBtyr @44rBzrtzwy @6tGArwxmv @7qAmzwtBu
@8CzCuyrwu @9DACsxqwt miniaturezebSsqZC @37nlJhyAzl minicupqBxplKIz @7qryomGDs minionl0zEkWRy
@18tzvzvuqu @46FBwqsmtx minorAwCEvsCh minstrelflIkHCkC @37ooBoFCrC mintOmrpIPMJ &mouthwashxwCIAnyC
&noksrrmCyC &organicnEunCHtx &originalAJPMyx6C &peaEjqEfmDn &peppermintkBIDr2de &sauceEnnptvzI
&selectioncnilEDrO &shankMAqGKprF &showerChjfpFpl &softvnfzqJgr &sparklingxnrBDzyt
&spearmintAwuluImp &sugartmtsmADF &sugarfreeDFrxpFFE &teaAtzvxtqn &teabagArqEgwCI &threeszBpqxWI
&toothpastepyGvmrul &treeDknhjEom &yogurtFyllJInz @10ByGBxwAC @15BlAnEIDE @18kztBxslv @19AsvwprBk
@20kwuwthmq @23tCAyBqyp @26jqnAzjrv @27EsrnAypA @3wsAAttAz @35IxIkIAKE @37wlpoiHxF @38fujvxxyD
@39BoHAAByD @40ArprxwDE @43zqGpowuo @45EnruzDAB @46sxrrtupt @6EooDFtFB @7DCGGJtEn @8vtGumAvD
mintedHpGotKzE &steakujtjjHFk @10IzGttFzx @15DnFmBJnw @8EwCtuDvz minterBtnHqtJo @7yvqCyvBy
mintomoDyHizr mintyC9OfKQzG @10IzxxdFIv minutexttrqqCt @20vtvxpoxt @25suyxyxou @46lpsnwBwq
miowEppgBzl @40uvqqnAzo miracleFBqByuys @0ksxrqwsu @45BAqzwyrC @46zAuxBmCs miraculousHprznkkl
mirinjCGhmEkL @27sCBnizoF mirrorEynmEDKA @6Bvwtwvzw misoSjc3OKWR &pastelzoBzhEA &ramenrAIvvjwc
&soupBFjxwyvI @19zFpxzApz @20sCuzmuri @25oCutuDzz @48orqzzmxC misoeasywruvFxrz @19vDssvutA
mississippiAByuzCwn @5zyFrxByu @6xvyvsyts misttxx6JvCE @45FCzwpwqG @46lsylDsDz mitxurwtyBp
mittCBtotBEs @46uutpvCAu mixntxCpsop &multipackjw3yBjmN &nutzqkiFJEB &paellaBjtDuFLl
&pancakeiFDjPoFd &partyBCyukjxl &peanutQwbqFGTC &pepperxelEpFGp &pickFuFrCmpj &pieOFnDKIsz
&piriAmHqIxBs &porkDkxDiEhk &potatoywzziLph &powderGovoyxuD &raisinsEOmopkq &recipeuwszwsAA
&salthhMHymJl &saucewvqtvDzA &seasoningACtsoxCx &seedpGzJjpxo &smoothievlvmlmql &spicykfItmwuz
&sportjGgJDeeF &sprinklepmpvozdl &stuffingnypovzyO &sweetCtvpDdwr &tandoorifjdQEiuK &thaiBjbaugwz
&trailqEzDnqlG &tripleQLkJNJLI &vegetablezxyqyzvD &whitepJwzQpog @0IeoqDikn @1AAtxzEyy @13xxrwxzqu
@15yuovpqtE @16CtlnGoAu @17AwwrAvBy @18xpyDpokC @19HyDtyArG @20oDzFvnor @21oAnFgsmk @23uhCCrfwp
@26wttswsxC @29upspDrzq @3yzBuwvro @30uCtxuzDu @34jllooGmJ @36swDBsmpt @37kqzGuxvs @38pBADloys
@39uuyuuBww @44llAzEqwt @48nGBzxjhl @5vvvvvvvv @6xurpBDzz @7vtBxGrpr mixedyuCswtsD &mushroomcA1vlA7F
&oliveolqhqzvv &peellhzEzhrF &pepperqBxwiuFo &peppercornsdOSoDgF &pickleKFSejghJ &riceczzKlsya
&sauceDmBwFjxH &selectionutvEzvxv &seniorwBvwurys &smoothiexDfUrvBE &snackyntuwyCv &spiceSbofxCsQ
&strawberryoLQgBuGz &stylepwDyyCIC &tomatorotDGcmx &vegetabletwttwwAq &wheatpmJmnGry &wholei8PdAMNi
&yogurtjwwpxzuF @15xokzJxmu @16mvvnkrtz @17ouuzttvu @18zqvwxwoy @2swoxuxyn @20BnssCvvH @23qtgszxtz
@25jnmGsiCr @26nACCyBoC @29FnwxrDsD @30yCvMCdpI @32xzwrzzsr @33FquBjHLI @34KEGcGNjF @35mjsstMAB
@36nusnpsGo @37CgzFEmrj @39rxulJfls @4yyAumuvl @43zpFjrEuA @44voBzoxoC @48wknotttE @5qxBstvxz
@6kAuoFAmx mixeriAGlDCnq @39pwxpzDsr @44sAyuwFup mixologyHmlxjCqp @39CpqwqCxq mixturelqIioInr
@38ouDokCnv mixupiLeKmlBL @6mClCtkBA mojfDnlifh mochaEKEjpmBD &whiteJNGvzphG @32EuupussA @35LGqovBDD
@39pnmzwwnt @40AxDqtqCA mochiismEzmAA &pistachioorqsuvwE @48rArzxsym @6FyCosErq @7quqHznGt
mocktailByAlzApF &mojitoCtFDLBwh @39AxBrupsz modellingFwopEtAA modenauwrAuszu @27ruuvxyxz
@36wswtsCys modowGpofBzn @40uDqptzzp mogianaComoCiCH mogozADupBvo moistAAKKBAsG @44qoAzutwz
@45uFvtvvxw @46xBDCCAlD moistureECBAzzry &protectJqntjCdq &shampooJKzGABvF @46zyBCCwsE
moisturisesFuquurr @46tsxxrsxs moisturisedBno6FICt moisturiserEMBucpBL @43CIFrrmvE @46kACujzDy
moisturisingCDvutyuH &sunscreenHiqwvxev @43BCAvinBx @46DytvvCtA mojitod2GqCGkg @39qvyxBHDk
mojoiEtjhlyK molassesinIgDCDJ @30qqAlBBDA molecularDyxmFAzs @46yCttABrt mollytwwutvvx moltenPhdpvact
momentuFEqquDz @40HAIEoHxr @45ArvuurDw @7tywotvvu monqCqBxwCx @44trvztvxy @6szpwxwxw monacoryDqLLAg
monarchbdflEAID monkeyusDxylJr @7mDAuzrwD monkfishmCDiwlpn @13lxBqytll monofloralaG9CjzFq
@31vtmAjzDu monsieurvwnujsCG @20wosuqruv monstergFqFzsNL &munchsxevCHsC @27mwjEAyEA @30BvrruAEC
@36DqAzsqyu @39prmDCCvD @43BAnBABBz @7vsvArwvw montagnolopllolzmp @3qqsrqzon monteAmsupxyt
@16vzsvvsvw @6GrsnmByt montereyDzEuEmnC @3zAztvwnE montezumawprAvzvy @37AyvDyyzt monthsqppywsv
&naturevxprywty &oatxswyvwxq &organicrxuptvuo &peayJXEvl8u &pouchtttyuxBz &pruneBrpvvxpB
&puffEsCuvtBv @12xEDHBlqy @16zDyxrCuD @3wErpozxA @43ADAzwtzu @44nkoCzntq @6oozqCwpq monthly7is704rR
montrealfdmdIBcN mootulznqIk @22vvpCrvzk moodysoHxpxx moofreesahDDmAKbn @37jDCouDns mooliBCnqBCls
@15BEpqBCns moonDHviAwDm @34BClsshxF @43owErxEok moonflowertHmqGywv @45tDrrAssx moonlightDwxrttrs
mopEkhuBBDE @45BmntAzBA morbierFIeLbQay @3ADnEiHrC morecamberFBunBAG moreishvvvuvxws morelloyBuyCrCC
@17pGwuEzAA @31mGzzBtCu @5rjrufuut mornayIGlHiNgI @13zBmBmGny morningrvqzplDz @39qrvuppzu
@40tCsADpvE moroccanFDtDFtjI &soupDEIDJgjM &vegetableIKwjzlmF @14AxGwBElH @17ywtuvvtw @19xAwyzqtz
@23iBxwDzqm @25HyzyvpFm @26tpsFsFlr @29JEgJzjlG moroccoqCwrsuBk @46swsottxw morriluwtqvzF
@22mqsvpHtI mortadellajGEFsHkE &slicedoOZAGIna @12qzBGoCqE mosquitoCIvolGqx @45wywnqDqx
motherwAmvtyDs mottevwzupswo @2vxtpBrxy mottotwyrttwp @30tAyprsAs mouldqvExnAAj @45srzAsxzo
mouldedpjy8zPhd mountainusvxutut @37ArrssCtt @40gdBLmwll @45notqDuup mousexhhuAmup moussqlhBllpu
@6ttptqrxv moussakaU4HlLSfO @20ArzoGBpC mousseorcGamUO &orangexktCqomC &proteinnonqtpmE
&saltedBujCnlvo &strawberryolzsknjh @44uEsAtmJG @46snuktqvB @6lnkCpmpy mouthrinseoFrorApA
mouthwashJDPIhfgg &whiteLPqeF7wm @46zAFElqok movienEnrplkB mowbraytypuvzuv @22xuCwvrww
mozzarellaKNknhFMf &pastapjqBDf7J &pennekLnjqhoj &pestoAAMoLwBn &pizzawivkuFkL &reducedwrsDjhBx
&ristoranteOpshmOPz &sausageGojtoDBh &sliceOvx79hIQ &stickUQ8SsNSo &tomatoiqpuzvHt &veganNDgjgJei
@11Czqzruox @12xoyjnoAp @13xxpimBro @14HzyrknJm @15sAhtBsBp @20vEoqBzCo @21uBzDzrlF @23inuznwqt
@24JrxgmtAv @3GBvnnIBs @33Cyrvuwwr @43jspwuvrn @9qnxrqyBv mrwpwwwxyw @39xwrvypvs @7zxurktvC
mrbeastCnAOka0K mrsuwznqEtB mscwxvvqwAx &prawn7tyCm6yt @13xtvwAuqt mthpuvDwzzz mudCCFwwGwk
@5vxzuyzyu @6xvzAsBts muesliEi9hcSN8 &naturalIiKNKeFl &nutJhlhypxC &nuttyIdddxnPq &organicLuQA7LCv
&originalgBkxNA4e &seedAkwsBpFE @32DpllmECj @5vrvtvsvu muffinKfEjdgeH &ovenvACluDsA &proteinLfOJKiKn
&whiteviHimFBm @22swzqtrny @30BswAkopu @32CqBmrttz @33moApuspI @34zlAuypry @6zuzBuwuo mugivm7eJMe
@19xtlrpwCr @30FEqgDEEf mulezyCunrur mulitflowerovyHKkDw mulledhniBQGuv mulletAABzszmw
mulligatawnycfECOstA multivtswBtsu @30mdHAJsqn @36vwtvoxsw @39myBKFHmH @45wtywrtEv @46oArxkvpq
@48qxpHrDFy multicolouredeaQqElBx multifloralwtxuwvtu multiflowerwzxFGoBt @31nsvxArxy
multifruityruBvryu @39xwxuzwsy @5wuvDtABp multigrainDrPImKHm @14vtxzntuz @32pCsnxijy @33BvFEAHIr
@35IytAotCr @36orsCwnss @43pBflzhuB @48PjIKjwfg multipackwuwxwvvw &orangeyuvvsrvs &organicxtswuvyx
&pouchwxrsxrow &saucewzywoCvr &snackuvttwtvv &softutpBnqmo &squarewAvwuyuw &strawberryxxwwuwvu
&varietymBmDpzpr &yogurtsxtxvrwz @11Bpvonjrq @25uwstwtxw @32yuyrstyw @34pwzBzzwt @35twswwtww
@36xsyuryxw @37vxBpvrvs @38svwstuwv @39uwvtuvvv @4uysysrrv @43twytuwtu @44tuwttmsx @45suxAvuup
@5wyxruvvt @6uwutvuuu @7uujvhJCh multipliervrusvtxu @39vuuvtsvw multipurposevoHuwDCq &sprayrDmtxnvy
@45Awvvtwry @46npxulBwz multiseedCBhU2Gvn &rollJFlNsqcB &slicedpsLrSmrM @33BAqzjzup @35CvyAqogz
multiservervwxCwuA @39Avwupuws @59jyFeQek multivitDaeIJifF @39EmnCAmov multivitaminHfjLIfiA
&orangequyHhwqA &squashNggjIphu @39Ammyxooy @44EozzyrBt mumHyIklstD @37CwErpvuz mummyuxrkwwnz
munchnArynHuw @20yuxtzwqr @27rylACCux @3qBusvwpq @35vyvtrsrr @36usyzsvsp munchkinGBjiADEA
&pumpkinIDlhGEFI @15Eznnwzyz munchyEDvnnCxw @32ouCwvwst @43Exyttwnw mungDCKBfiGJ @18CzEzrnEA
mustxvyyyzt muscatGLjmMolr muscleDkilOfIh @46zpkoyoAk muscovadofJgxnClc @30lxhyFHik @9rACrintr
mushroomcePlFOLQ &noodleAlBwEnLE &onionDGrwmsol &oysterjlIlIslh &pastakzpyzFKr &piegqnnBuGA
&pizzaxquxwbFP &portobelloAjvqARBT &riceeqioGKDM &risottokmmkHDDv &saucekpCzqECx &shiitakeJffnhDMI
&sliced9bF9ycLX &souphhuguyCH &sourdoughHvyxFOlr &stroganoffcglGiBmK &stuffedjBxyzoGl
&tagliatelleCfp0JRhq &tomatosyFBlCBi &whiteCpuwurFo &wildFiMrBNHG @11xrnxpmqh @12JImwpmgk
@14qqxCrEID @15mlIElNGB @17qmAolBDt @18quBmpAyA @19smqpzxCC @20nputAGmr @21vtzzBnAH @22tjsoxzGI
@24JuBFnzxq @25isrzBuBG @26jjtHGEEs @38qnCpHDkA @48rpEnmzDn @6DquqvCAz @8tAsBsrtv @9qszzrwyz
mushyEBHkzumx &peaFzzqAqlx @17JwCrJylx @18IKFpInpw musicaltBBCFrrz muskDvzosnzA musseljkKglnhK
&scottishmvyAvyoD &winekCnqIClD @13npGulpiy mustardBHNmnIRU &onionjipMCrjz &sauceAAO6sGLD
&wholegrainEOkCkKBf @13xyzryyyy @20wBAqsxpt @26vvDAtCwv @27yrpBswFF @29DKEmlkKF @36CDxrnxsB
@9zBqnpAuA muttonzwqqlBii @10szwqrpou @20tmoddIAg @8ruzAEpHH mxDpywnnBp mylkFtxwsyvu @37Etxwsyvt
myproteinryswtsut &yogurtnPyBprEg @39xtxuyztv @5vBxyorAl @6ozuyCyps naaneKgAcHoh &peshwarinDgdgbOP
&plainAqxznuvt &stonebakedsEuytIad @20pktuBAAt @33rHpvoxqp naansterbviClGps nachipwzqGuvoL
@36rpsGvrqF nachobswJKBsP &snackwzHDFtBN &tortillaztFGc3UP @14puExwDxD @20mtrzKJwD @23vzwntmue
@26lnHGKxyn @3yyztBkpB @36BCqzsnqH @8voptvvDv nadiyaxNzlvzfw @26vCwpxBjB naillAnypswm nakedxnutuqtv
@14ppzDruss @17vDuqpyyw @20tvmyvvxr @34vmpDmnqo @5HrKkjnkw @9CBAjtrwA naneliOR4NcE7h napoliAldIupmF
@21Auywnuru napolitanerSfs6Qsct nappyEyAxLFqt &pantqwiAKvwm &sizeJxuowDqy @43ytxwywwA nasalmzxhCyDB
nasherusrtxyqw nashtyHDBlglnh nashvilleHjZGvJbe nasiIChmoBik @20Ayootvtw natanmCpnJvE @39usywtzuD
@6tAzsvstx natoonqPInFifv @37sEzqDnpt naturalwwsvxuuw &originalDCFyioDM &pouchVmGhoKPp
&proteinnf53klrY &setIlquowsl &superCiieJcLi &treatGpoKFrAA &wateryzqqsBqt &wipeaDWs5MTS
&yogurtswruyxvs @0wwwrtzwv @15vvEspvwu @2AFzssmlw @3ryzytyxt @30vvvyvuwv @31tuyvuvyx @32HhHHBlFl
@38nsnuBqti @39rqCAwrCw @43qxDCswwD @44wrqLCrrw @46DAuCBxsC @47qwuAvvsv @48jDqzzuvi @5voyspywr
naturallywvuAAvqy @18vysAttqz @39pBDFDAqN @5qyrzrAov @9EqnzwCno naturalnyvAuAwywu @3trwswvxw
naturetyrtqxvA @17wxstyvvt @18uswvBtrp @30xxstqvss @43vAypurvt @44sCDovppG naturyaAAwzsrvp
navarrazGsAzjlu ndujaTMMMhSnP &pizzarljqtrLt &porkJvyErAno &spicymbJtntma &tomatoDJNBjFhI
@12EywxxEmD @19uAzukAuD @20xHEopEpF @21rquvAtBv @22vAAwqCuq @24wzzwyypE @8xwuwvuuu @9BsAypysw
neapolitanRDLarlkW &scoopDCBpmkmr &softFBDlkkms @34wCImrEmG @7EvzqxqmI neckDsmAzxzs @10zssyzwxr
necklacetFpkxEqv nectarwzusNzsn @39suypwBsq @45CFxEIwrt nectarinenEkbnMme &whiterrmFltim @16lDsumCrp
@17wxuuuyuu needtuwwwrsx @45stvsvvsv neonwAClsBtk @38syGovwul nerowpmoHDBo @15wnorDDAq
nerolixzoAimjk @46wBqzooqr nescafepvxwwrxu @40yzruxxvs nespressovtusuosv &podDFwCxuxs @40Artuywpp
nesquikLtlptEjE @32KtwoCtoy nestrrptDDwD @20uwwquvxw @6jqrAoEGE netrAunDwyA @3kBxkzBoG
netflixCoynzusC @7FeqnKBqB nettleutvtvvzv newbornvxsHlwFC @43xztAmyyw nextIpFypuCp @17xnAquvDv
@45uAyyquwu ngmBxuqvyi @38rwzvrtwr nibNGsTitJm @30ArvyuwEq @37DAtJmnAt nibbleJesrgJkg @3DokomBml
@37AmFzAFnt @44ysxuosyw nibbleyxCptBzCn nicepNaHRuHa @35pFgFlBMm @36BznBBiCo niceyzqDCsqCr
nigerianoCoFtDE nightpSeeamln &organicxBrptrjo &padqutBBEtq &platinumQHunAlsI &sanitarysrowAoko
&sizemryGOoDz &timeyAtFrpot &towelOHsHn6wE &ultraPtomAIqE &wingNzwCnkuA @36uswurupq @40wBttwttq
@43jCwolGzp @46BJoypnEw @47ysskmxwz nightlyyDvHrwro nightmareFoBnCkpm nighttimeEGjnDFom @43EDhjzFot
nigiriEvkDHDFv nimble4ks5lYX4 @33fouklIFm nimbuDtSclMKM ninjamarpwtCxss @43qsywyror niplzrlnqzh
nipplejpjlwdIz nitoxhsouEm @47pynwrtBp nitfreeuttvrtyo nitratewtzqturx @9Azvyxsrs nitromFMiiEJE
noxsywBqwt &orangeqOmpmovZ &raspberryxCkjtpkD &strawberryAsEGHotn &sugartyqAryzy &sweetumvrxAys
&touchlvyBArrn @0yqAwxtow @17AuorutuA @18zouxwvnu @3BBAosrGt @30qjkIrEHh @32pEvolDwA @38ABquruzt
@39uwtstovB @40mpyBusyr @43utDuspst @6uwwxzCys @7GxrrnEDi no1wwtwvuux no7xqrorrFC nobblyBFkuJrIk
nocellaraiwEpPNil &olivejuFnMFkm @18iuGmzFor @23pCFAHvrr noisettekqglixJz nojitoCcPvGFta nonysGttAww
&powderucaImHmk &scratchIFFhkmEx &tamponpDEiikpD &washJmvuprqp @18ryysxuzn @44rsvqvAoD @45Aqxostny
@46sDBlnlqA @7CwAvBsrv nonpareillezryDDjwo @18xouBvqDs nonstopAwAylwyt @46uvBwuuqy nonsuchAlFqECBC
&toffeeElDkBzwC @38zoyoAABz noodleDooDtqoJ &originalCLJnmzwh &pepperxtCuuptv &potvvwCsCyr
&prawnAntqxtEv &proteinOAoKflNo &ramennCvqzrEh &riceczaJjAML &roastahacbakS &singaporeHiFMOlcm
&sobawluCxpIm &soupxGeFjohC &spicylhBIryCB &stirerxDGwAD &stylevtArxyAr &superznuouFvv
&sweetutKhRzDe &teriyakiACGotArj &thaijAwvwvsw &tomatoElmHGzfm &udonFshiKiGj &wholemeallJBceFiB
&woknxwwwzwt @17zqCCFHsC @19swlAturF @20CsEoxCDl @25sAxpAuox @43DpjmryrF noodlesoupxwpAwxtz
@25ywsxxvpu noorxDrGkjse nootropicwxytutwy nordicxmvErsss @7tCwnyyuv @9pfuLludh norfolktyxswtyu
@11ztuyuxsw noriFkzoqqnh @48GrBouupl normalnrynoCBn &pantylinerzqADqABt @46pztmjAEx @6xuzxDpsy
norriknLhlknH north7ByFk2tn northernnhFlmGjw norwegianeeNlsiaT @46kzwxEmpD noseuxxtvxxw
nostalgixENmELBs6 @38CItBIBpj notqEJzowsu @13vvAvBAzx @17vzvvpuyx @39ByuxspBq noteoLMJCioF
nothingwvysssvu @32wywqyxwv nougatkmBpxysD &peanutr9celUHw @32zpsBDAAz @37ulzsoozm @38wErlFBqE
noughtsnsyloys @43rosyoozp nourtuvtxyxz @16yztrwyqu @36wytuBrss nourishvwqxtuBw @20xAtvAvxw
@43tnByszst @46ABxvrwyx nourishingByoCwCuo @44ptwpiqrp @46EBuuxEAx nourishmentpJwpzBmF @46zGxsytsD
noveltyF77F7aec nowvywxwvyu @32uswxswuu npayxtuvuqB nuggrszGBACC @14orxyAtAB nuggetGKykaBEN
@11AtyyqHHy @14qAunwuFF @3BEyqAxwB @32pquDolke @44yvtsnDrx numberBFkpzCqA @30CymmxCtv numerosvwpxtsx
nurishmentBAuoEsrv @0sxwxttow nutqiiqolCu &pastaMytzCDus &peanutuADyDGqt &pesto5hPxHufx
&pineDyvwsqru &proteinCFzunGrC &raisinwyHjtrNc &saltedwvCsuzsC &seavkIwkyKs &seedjA7izNns
&selectionvAwyFust &spinachyApnmqoE &veganCkzsqlyy @23EEsprzlu @24BrwBqtwu @30wvvrrswE @31Bytvyytr
@32slosuuDz @34sHutxzxv @35qunsEBll @36yyvqBpny @37wwoBuvDn @40jjoqroBE @7rpxqrvBj nutbarjwKnCtfD
nutellaqqpywnws nutmegQlIoyInq @29HpFnozum @6FuvvHCEp nutokaDcipyBHw nutriFjykxxBt @32yyssyAzA
@46tuxtDDus nutrientnxyDtxtu @46uwsvqvxx nutritionrxAxwzrv @32suFytsru @44xwttwCwB
nutritionalFkzKKGKp &yeastGtAKIGGi @31txCuByyu @39qmtDzwvC nutritiousuwoxtzwv @36szswwwst
nutritivevqDEEozI nutrivigoronsCCCAF @39smwDzyzB nuttereIFyADBp @32kFBzABzp nuttyCnjvzrEo @0yvAyqwjr
@3vsntEuJw @32Aonrtuxr @37vrqgElEw @7qvsBqvvs nuxorutIgjimm nycuvwrsxxw &subiKH9OjMa @33vxxwtuyu
olAziiyvG @0jFlknJwy @18vssCzxvq @3AvCzvAyt @39LMFfkplL @46wuszDyvr oakvvBrzvvt &smokedtzrBnyvx
@13xrutxtwu @3uDyCuwwp @9xsttztvv oasisCnommrhJ oatAoqyNpne &organicurvyvrzu &overnightGCDGAEsE
&peanutptpCllmz &porridgevxIpuDyo &potuypwCAtx &proteinIryvpnGE &raisinxDqorBsD &raspberryrEExstAz
&readykjPMqncF &sachetptM8zCsy &saltedBrBsDsvp &seedvCrwQhRl &semivnxqrnvt &simpleoxulCqoz
&skimmeductrAfvl &strawberrysnhpuLsz &sugarChyCxous &syrupsChHmxcn &uhtgIhzBBCA &vanillamNlkzzFl
&yogurtknxQxIvn @0HhgGFnln @1CnxFusuw @3ozIqprqB @30qmyFLkgj @32xEBmzyus @33wJBtlyqt @35DEsyAnqr
@37xzsAosxs @39zxlptBqu @43ywmsurrq @46zlDzCohq @5lonDFBCl @7wuuvwuvv oatbrancIkkZyKw
oatcakeKIgagIfi &seededwNxxzEpv @35yxqrlzsr oatderma5cIsPfRa @43nqymAmFr oatflakeExLlHzuc
oatgurtKhdLdGrG @5ynmFnGsE oatibixmmJkoivC @32vmFnmovB oatmealzLolACei @20twxKDEBz @32eEvnosoF
oatygtPtygHH @32pGCDpmED @34FwitsGnj @35osFdBoEz @43xBCDtyst obeDByxzAqx occasionwAtxxtyv
@34wpwuytrw oceanAzqmDKGX @44FmjmsCCG @45BEHzDtoG @46qEtruyCC octopusDkJDmlAl @13BpGwonyk odzsiHCDDh
odoropwyAzsy odourHpdqmkvo @44vEtBCoqm @45ypmllBwA officepuCuBtww officialrBxnDtvt @37szypCtqu
ogorkiwkFkzCqD @18ypGuywpB ohHCfEpBgK @6EDrvuvrC @7zupxxvsD oilvusyvvvs &olivesBDJwosr
&organicuxwwwvwz &pittedxwtqzCDq &purenszzuEkw &rapeseedxryluIxw &sardineBjqGwKuj &sesameFJztmhyj
&shampooyOloGxHw &spraymDweAEBF &spreadableoEFunryy &tunazxyBttzo &ultimateqxDxEBGk &vegannwlrqxyt
&virginzrBwkwzq @13qmrnpAwu @18vuzqwuvx @2uvxuwDqA @23xytrtBGx @27zDozzpFA @28DjCGyrnj @3nwuvBCDs
@31wCsxqzws @43Bxrjyyoq @45vjvwvtDy @46mByCBqEo @47zzEsytsq oilynDADCkCt @46tyADCuzr
ointmentFuvmDBEt okrahChhgJlk @15pwtpqyoo @17oFnnuDiq oldCusuqpvt @26uAxwovvx @30wBDBhusx
@33lClyplzn @37utCysuxx @9tsyuqmsz olivehhEMHCBA &pepperLIn7mhqB &pittedwDECDtvo &rosemarykpFBtICy
&saltwuFxmizs &sliceda8gfTLjt &sprayhcSsMfJj &spreadCAquwxDz &steak0OgJfUKC &stoneekOoifls
&stuffedTKCpvlBu &tapenadejFyEzpAp &thymettFprIwv &tomatotzDKbkAG &trioutgFbFff &tunajlIMmdrk
&virginqImsAxuC &wholezknhpLsG @12rwyyEtrv @13nmwHvqns @18kmyEBrvs @2tDAlirxw @20kotzBpGz
@23nlwvCzwx @26mvBIjsvu @27mArHFnHn @28yrqoqAxq @3qqtyxyso @33mgCkILID @36ogCyrBBH @46rzwGtrjD
oliveryAoyyrAx olives920gxsBJOzBu olympoAGtuuzxB omamiuvtuuxuz @14xvwyyuuq ombarzxFostws @37zxxrttsr
ombreEvtoqxzv @6AxAovxzu omegayxrwxuyx @13vtusvzpt @46CAtxtsCv omelettewqnCvsfA @22urxqsIvD
@4CFqxCfjm onceuyGvFpzA onevxvssxxw &pinkvQwjiGIL &purplevBHtrADi &ricetppAptuw &sensitiveWrDwxYxm
&sizeCBsrujLy @20trvxxrBt @21vqutyxur @22wvqzysyv @26qtsuwuAv @3rvvGoAxy @30FFvoxrxr @32uvxBMCBu
@33uqwxuwxD @35vsztEvvz @40uCsquyvx @43CguJnkrq @44wDuqiurp @45vytzuwvv @47AEipoxCs onionOHPJJfGI
&pickledutoyDwtv &piewGsmtABr &pinkFMDemrtp &porkDtvyrnwD &potatowBxpAtDA &pounderGvFtMllL
&quartermrFoAmox &rednuxiqruA &riceykzFGkpE &ringFCjyQgKk &roastqAmnyCkx &roastedqabsBvnu
&rollkMJstqMv &rosemarydwcckMbn &sagehqhqluIn &saladfqg91sRz &saltmpyojgKt &sauceeyLCuPep
&sausageHqEBvsDu &silverskinjJHJKlFg &slicedTCy9FJGA &sourswAzBziE &spicyKIeonfGk &steakHOuOquCE
&summerIwoJyllf &sweetqEGj5psi @10uttwtysu @11ytBDBvus @13svDzyrAF @14qjyzttxy @15wjyhpoAB
@17IDCADABy @18mEuAupAv @19ECwvwokp @2uoljuxrt @20wqowrwBx @21uHrmuruE @22xEzmIuFE @23HqCGtqCF
@24zxxvmvAv @25IFEzGEiF @26rBxBzBqy @27ByGuAonz @29nvnqroFm @3BzCzourA @30CrwuGjwA @33rHDKJnGB
@35opBEtvpv @36nvDiImEE @48zDFEGpGJ @8HFBEGqiE @9Dtvyunvt onionplaittsAnEqvN ooDWaZDJnt
opiataljeumoFC @18lqnwqqzD opticuvuuvxvv oralpyyCJwyd @43pxsxBBzp @47rrytAtAv orangegfFIclgN
&original7m5WGKxq &passionfruitssuvrrws &peachKtLgEwIy &peppervDGFmymF &pineappleHiOoszkj
&raspberrysnwvDyso &sliceCmCGmknD &smoothierqApxErw &sodawxCOlwsE &sparklingCDCkBwts &sporteQ9TganT
&spreadBiiEdIjI &squashspxFoykA &strawberryjHGrgwBK &sugaryvsuoAuz &tangyxsuDxjkp &teabagxtnkBnJu
&thickzvkgrkfu &turmericAmrzsruD &waterzlJhqBPD &zerobIMhlJzz @11rltrGsAl @12wkyylsmA @15EAyHmujI
@16osICqnoz @17DvkszACm @30AtfDmzmx @31yzuxDFuv @32qoCBlyqy @33upnzDzvB @34DtsBsrqz @35DnDJkeEz
@36wswvlvBG @37zyBAkCpF @38ovxBnpqA @39pnyymspz @40zrBoqprB @43uhzktpoF @46rCqfKyFz @47wlGBrsqA
@5zvuxrwuv @6loArtonC @7eyICnlqu @9msMvkuml orangeadeCDyEAMFj @39BByABAAq orangecandyIjkMndJD
@16CmqGoqEE orangegoldBnMuosGz orangeyGnCozEFk orchardvvsAtvzu @36vwtqzutx @39tvwrvvxs @45fFfMoKLi
orchidew4xvIIg @45prkHdzHp @46ptsvIEyp oreganoxKMAydIu @15mHxsABwC @18urvpBvDl @21wztCvnFy
@29pFyukzrz @33sBpirMDr orenzadaIkqoHiHi oreoQcGLqcch @3tnCvnytr @37FmCGsomr organicvutxwuxw
&passionfruitshGBvorv &peachvbnzArv9 &peanutABrAsysp &pinkBBkymByo &pouchvqwHzyMr &puddingDvAAJuxm
&puffyCysxzsp &quinoaveSCpjoc &raspberrympvvwtns &rhubarbCFEuzwuv &ryehEcifnIi &salmonujHHGEFB
&sesameskynsAzo &smoothtuvuwyuw &snackqruvtrqn &soyaiIBsEwAC &speltqDCrmupH &squashBxcBkHKs
&stickuFjDFqwz &strawberryvtrvsvmr &styleuvvuuxtv &sugarIlswqslk &sussexwsyzrvtv &sweetrlvArAiF
&teabagACApqyqy &threeBhmJhrxF &timeAFmozlsv &tofuqvwwpsss &turmericFmGasbBQ &vegetableDxqwxvCo
&wholefoodvyrrBtvu &yogurtwtBwswww @0qvrwuxCv @1wxwtuwtv @11wvxuwyvw @14zuwvyyvv @15wxwsvwrv
@16xxytvxwu @17vwwtvxsu @18wwwtuwtv @19vrorvyuu @2yuwusvvs @20uxwsvwtu @25vvyttxwv @26wrwwuxyt
@27CBtnBpEs @28ysyutvuq @30xvAwwwsv @31vvxtuwuw @32wzyquBqu @33uzouxxru @35CAtppxAv @36wvvuvxtu
@37zFCxxBlA @39syqtDsjC @4spquAznB @40rqqzAtyt @43uvurwvmC @44sspCzruC @46Avpwysqu @47BzyCtqvo
@48xyvztwCx @5vyquxswv @6GBAwFppj @8vtxpuxst organicorzuxprBx @18zrwvAAqt @33DyDAAtoA
orginalnDDBxxqv orgranzmniirpE @4vtullrpE orientalkyMIqzGO &selectiongwOHpFJN @17luDwwCzB
@20nmCEAzGG @25zsnpymqn @30Crijwqmi originzwunvswC @39LnGhPhHJ @40twswuyrs originaluvwuxxsw
&pancakedLnHBcec &pepperMrGqADpD &porridgertrwxytx &potwystFEwy &powderLnzBxExg &proteinEFCEwkxg
&puddingtwvhJuAp &recipeFruortCx &redEtUoGFxw &reducedbyLtKJ9y &refillHwpppRmx &ricerskiByyr
&ruskMMnMHsty &salamihFulI6gg &slicetzamQMHz &spreadBoklwqqq &spreadableyujmuwQv &squashymktfAwF
&stickmppnnwqy &strawberryBwflzrnq &styleDoxwmuGC &treatHjhjxBrv &upriC5aNew &vanillazsnwxCms
&washingstxtrwBv &whiteuuyurwEu &wholegrainsjbFvcaT &yogurtzAorszzl @0uyzvCsuv @1ruvzsszz
@11utttwvAu @12oBCCrmvx @14xtvvttyu @17AyuturAr @18wvuvutyv @2rBszDtjs @20zxCEoqwv @21zwGyssFw
@22xAABspvx @23yuuxrvwr @25ByFHorvx @26uuwxtswv @27xuvvtuww @29DFmygszd @3vsvtxwuw @30smpqGyuE
@31wvutqtwx @32xxztspzu @33xwuyvtvu @34MjjuCngt @35ktwqutwz @36twrAyxzw @37tEwiHJpM @38yBuxvBrz
@39wtvAxzAv @4zuzxDpss @40xvruwtvw @43wkpqwriy @44Cryousvs @45trtttuwx @46liokzAsu @47EwDtCxtu
@48FtoDyBvu @5HuxsuIKM @6pDkkFzvA @7CGlxlytx @8zEzAutrv @9vstttyuv orkneywvvvxysx @3wDutvztE
orngrcAHrDfF oroOHeEgiim @40FzlEmoqp orzoLSilkGIt @17xCuuxyxu @20zCqtqFym @23Ewnmowxn @25wwzqpxwy
os98gbQWMh ossauCiJDCmJF @3ysCzBqvw ossoxAuuuvut ostrichJuEyvqlg @11FyDAtsoi otherxsCDvuzr
@47svszpvqv oudotxCpACE @46prAEuxxD outdvlrvjnp outdoorqvvBBArv @9swuorqtt outdoorablenmwnuwCF
@45qtvvmtus ovalciedcqOO @46nzhqqvzz ovenrtAsruvw @15DjLlgJhp @17zyqxzuwt @33uzwxpztr @36f6Kyvsyt
@45juwCnwII @6pussFuup @9ExpHpkGo overvvywwyvD @26tyqpuuyv @38GGnyrEGz overloadvvuvsxyu
overloadedsurytylr overnightJzJKEJfI @32yCzzBDsI @46zlCzvzlG oweknuHkDsz owngAgxAByv @30AsmmvosB
@34pDwAxBrC @38qBrzxBDo oxonPJKaJN @8qrCEDmBB oxfordyvksrnhp @31Aurtvrnr oxiqwxxwmCw @45tuxxyqAu
oxtaild9fL6Nib &souphghHuHnA @19jsnBuBpx @8qkBtnABq oxyBruxBlGs @45wApxzoBx oykoHuwuzyeD @5BwszsBtt
oyster8iDnNFng &saucehnpDGBys @15rpGqCtkj @26mvuExnvy @27psryABxs psvwwwqpn @18stwAxxsw @3ytqyyytw
pacificHsvursAA @13jyvxzyqq pack280gxDvoxzvv packagingvFwAqmwD @46psustuwv packedCpvxpxqB
@15oAvtAtAp @20BrqFuBuF @32CxuxiGwE packetvvwtsuvu @19vvuxywvv packhamnjnCCEmB packlsvvuvwwv
@5xvxuvxwv padGzmxzpCw &sizewytyslAH &thaiVqhuCyDv &towelyvwturmt &wingruwClvtq &woolvzFivjrz
@20DrrwBpzx @25puEvuEqp @26GsjpuxCB @45jvwrvrBm @46AywusxAp padanolpAzwnIx @26FHnovGgu @3mlFwvlJB
padronbfhcMIfO @15nogiEAlF paellaMacjhQKb &prawngASCAJtO &vegetablekwJjDzEl @17vlwzyxCo @20ysqntyvt
@25CprtuwHo @26BorptBDn paintquDAqne @33rxvvuslp pairAvBDDwuw pakvEqspBzn @15wAstuAAr pakoraMwPQemFd
&tikkaOjK9pHAA @14wrxwtvvu @20zwAvpsCl palPoEGwCgr palakdEcKuLkl palatezrqmovrE paleskinmFjolCFg
&peanutkDkplDFn @36psonnBBk palestinianxvtywtsx @16uuwtwyyu palhawtwrytot palmFBjHnMqj @18DruqqCrr
@31Auztvwto palmieryoFhCmEq @33vqwsAszr paluszkiwxtuyuxu pamperedjlsmhpnh pamperingAtBvsuAw
@46wsBvxyAB panCvuoruvw &pepperonikoKzqHEp @11oolmxAqn @21zCvyomps @24wxzGrqCx @26pzwpAsxp
@33twmhlCxE panangnNjNuomf &riceqzowtmno @20pynvsqqx pancakelIujBfIB &proteinrDmrEkxy
&shakerqDoLBjqG &sweethhRjeQOm &syruplDBoCkHB &wafflejIFEFomz @11yzCyyxwv @14ozqvtqAA @20GtzwlElB
@30kCFnCkFE @33pDnpDmxw @8tuvvzxvo pancettavsxyvusz &smokedgtIcswFD @20wzusvwzs @25xzuuowvB
@9HnFAxzky pandasutxvuwz pandorosposzBFt @34rmjsvAys paneerkCj7BztG @20lrykpzDI @3vEkjzvww
panettoneImTlQGNK @34CnDnuGzD @6xnIiFIwH paniCuzIwJBl paninettepzxxxyut @33Awsxwtvy paniniEMDpEgMy
&rollyqyfxxqt @33xEyoEoCx pankodADFh7rh @13zwqvDDvD @30lzHIkdym panmarinoW9UIQUM6 pannalBmiBptl
@6oysmxnrn pantyt9iEKoO &pyjamahBilcqut &sizettABHwDx &swimQQlCxmck @43AqimyEuE pantylinerBrzprCJy
@46yqwtqzFz paokEBiFqar @20lszqzuow @26qBxrEzqr papayastplsfJk @16lqnCnrlp @17tutryfDu @46vyqBsmzw
@5wDHzzKwB paperptzwvsrv @40AxswvxAt @45uqzuiouK pappardelleErkvBEzr @20ssAxwypw paprikaKCpReNdS
&pepperAmsBrzFC &seasoningprArRwtm &smokedGBEDrAfz &smokyxmFCpBtE @12BDtxqypA @13lqvjCsAo
@14yssArCux @17Cwwxqxtw @2vvvvswsw @20wwzoxkDk @26Duusxkvu @29xAqvkCky @3vryyqxAA @36BswFpqiG
paraDyrnhpmt @48DDyhmmws paracetamolpznyuDGp @43rAmzwCEp paradiseLahMYgfc &ultraplkqMopt @39yjmDExor
parathahNfOmMNP @33rGtEntCA @48mtiDEFDv parcelzqCCslsh @11lxzyxCzq @17uvrsysut @20Dtvqkkxs
@22BuxDqruv pardinaPUAgUcle pareilleswnzzttx @18ysswrury parfaitxwpFxsBv @12xxozzswu parisxoCqrzvr
@46wpxzwtut @8xtortxxr parisianL0equuMC parisiennenQHyJJvD parkinuhOgemcd @34xmEnmrkk
parlickvwuuxywx @3uuxvtsss parmaHCrzhPkE @12vDutyGwH @18DuoxmymB parmakomDloGEp parmentierjFFxDHHg
&potatooFGxFHzn @15pDCxABAq @17stywBwvu parmiggianoxvvuvwvt parmigianaLZDIosbs @11HxAACumJ
@24vAxzrBru parmigianoni9BIohj &reggianolntBypwp @11notAuqwB @15sqnButus @17osvAAost @23DJHkrDzE
@26wpkwCkpo @3kliEBmru @33tuswwtuv parmorjtICGCt parowkiqhsutHnC parsleyDAoHHpBs &prawnnhloBhvv
&sauceMMwnMFIk @13DtCsAoxu @15EBqyyIxp @17rtyxCzDo @20wiBtnBoA @21tsDrvytr @26GCBvEzxB @29FAnCzyyq
@33xpAvlpHm @8cClDhguj parsnipDjrKMGDj &soupCvttEnwx &spicyHqglIhBo @15AnzzwDAs @17upoByysq
@19zvxBwtEs @43wnDEFvAy partyCyuuwvtu &ringdriiAowu &vanillavBxOGqzg @17psxyuuxw @20quwxuuwx
@21pvsBvBxx @34HCrrzsjn @35qyumytss @36BmGmkBIn @37ysttqrls @38xyArnows @7BxzsBwps pasnecBoyoNF
passataHlmsiMfK @18AnjqnHnB passioni9StzlqJ @39kkGsurvH @45vElyuqnw @5HlpxADuv passionalexCrurEDp
passionfruitidMnjkEJ &peachvuJHdpEG &pineapple5dGzssKG &proteinvvBpvkDF &raspberryhuCCskJu
&smoothieOKxENugp &sparklingldvkJepA &splashnbEc9n3a &squashEAnoJKss &stillpoBwICqA &teaDvJtlxEH
&thickgnxIfkoG &triflexvzrvqBE &waterpvuAxupq &yogurtnzABwoDC @0twKpvutD @16gjFznGFG @17vtyzwtvs
@35AyvrrvzD @39upBtwrvE @40sEtnryBD @43twmsyBqp @46ptvstvuy @5nErAxrAD @6rowppuFr @7qpoqxzvp
pastatBxpwzDx &penneEvwrCmkf &pepperknqptAqp &pepperoniGxeEzhfq &pestolICDNGkC &pineQwqBABvv
&proteineGgtHxwz &redqorzQqJp &roastmJdjehGJ &saladmJxwsGxt &sauceEtyCotyw &sausageMDJhKEBE
&shapepqzlzEDw &smokedLrxAemwC &soupdGMtgiEL &spaghettiFnbRrtdB &spicyfBukpwmB &spinachAErporlx
&stirxAqswzxA &styledECutjAB &sweetcornFmnlOQNN &tomatoqwstCtsv &tunarDsHiCCn &vegetableBHByLsGw
@13Aqxvunuz @17vBvtAAyu @18iyAoqyGl @19pwuturyD @20utCvyzyv @23sCHqsyFq @24tqqyxvox @25qyBvrvzF
@26wrAxzwrr @30BvpCyzts @43nsfuEjBQ pastanBowxsjAy pastansauceiDqzGJLp @25sCpvAFEr pastexycqEyFy
&pepperjxsEFtLx &pot8gInovmT &redIvrkuHps &roganzIpwsDwB &spiceAxEnssys &thaiARmAKAGf &tikkagBjiGwkp
&tomatookKxtnst @12swrtBxAx @13mxrrHqJA @18sywAovur @26AzmsDEBF @27nqxHkvwx @30zCilFBCJ @31pmmxwpLt
@48CFAuyDyz pasteluxNDJOGi pasteurisedsortxtxy @3xBzxtvvr pastillenmriTeJs @38hvpjIsFo @7stCqtxBy
pastirmayssrwzAy pastitsioDHoontok pastorIDAppBpy pastramiMQoHiK9i &sliceGwvKnzCi @14zvxxpupr
@20xFxrArls @8wxtvnDDr pastryDpvyxAru &piejwmBoqyq &puffxAxwtsus @2tDzqtntn @20sqBtCvrm @22zCBoByzy
@32BzEBtpnz @33ACyuppws @34prEtrtoF @35rpyFFwnF pastyrhgNNgKJ &vegetableIxmyFkDr @22srpCDnFy
patagonianqsAtvuqw @13zwswvxAv patataFstBoHqx @15BppztExv @20kyBtznwF patchGjzFEghg @47BrwBEomq
patchouliwtAwvBzq pateHzGN5HcK &poultryEqqFttkm &selectionuArBwGuF @12wEGwmyus @13trxvBDsG
@14rsEtqBnA @44CsxDoxjr patisseriepEyyAxCq @6rDwsAzDv patroldAwZaivl pattiekzymkAoK @22AxyusArx
pattyAtvwstmz @14Cuwtvtwt @22rxxszxCr @8yqtwBoyk @9qlClmBkM pavBupootkt @20zwmmpwms pavejokDmxwn
&sourdoughCh8niAYr @33truAvvyr pavlovaynOAtvdH @6wrwvvwvv pawdFyMtkhz @36ytvhGCwv @46rpzuuztz
pawewsqqsqBA pawsleyFBUuuqxj pdotvvsxzvz @3wwtxwuus peaouApzlvF &proteinrInDNqDj &shootDGPnJExL
&soupIwsAnnov &splitqoDenRoD &steamnBnyzGue &sugarKGeL9Awd &sweetcornaOIJtSJv &vegetablevnqpycxt
&yellowsoxlIEAL @13qwzsrrDC @14uxspyxxn @15rIBoHsCD @17kjDooFFy @18pqzwBwrz @19zrwAwrrn @20yyqAtGwk
@22qLELBzqx @23zmukEopB @25lmxsGouB @36AEDtAuuG @43uGIDvshq @48jsztHuuA peacedjGdidIl @40kjDksnBr
@7xCywszAo peachcQJffdO8 &pearfJMfGkoJ &pouchzquzBnov &raspberryfuCiGenm &reducedqisobAKA
&slicecEbEtEFw &sparklingmFo7DzqG &strawberrytuBBDwJs &styleFqEkrFqC &suckyrEynszsm &teaIFEkfgCl
&trifleBzGnCgvC &waternCzgGGky &yogurtjAGJhycD @16qnAmtsCp @17uxrnuytu @18qsrlprCo @38BwFomsBl
@39AFGqztDk @40hrFnprGp @43louAkECi @46yBCAxqsr @5pzCxruqA @6zAyrpvro @7AuytwAAu peachygzhBdFPj
@39qzoBsyyp peanutiGfDgeLl &pouchsKyyomMq &proteinztsilvdR &puffxHFDrKfI &raisinvEAtolxn
&roastedsutvxvvt &saltedREEthCXh &sharingynKnALzB &smoothBEryuyov &superiBrIbmZb &sweetJnJkFytl
&treatbMoIpwIw &whitezEuBwoDy @0wCoxqqtw @16txtCrpss @20wtpCzqqA @31pAnnqoxm @32CyltjlFB @35zAomliGs
@36oHsrrCsi @37oysDswwq @38mvlAwxwy @44DArzArEv @48rpCwDAqz @5vvvvvuvu @6svzAswFn @7AAsorpzl
pearkCGnmhdq &pouchnwyDDqrq &pureeqtJyqhus &raspberryqAvxrxop &squashrtxuhgmr @16BvxpnpqB
@18tvxAzvFx @27pvCutosv @36mrEtulCt @38soDzpssv @39puxnqzkj @40tzBzjokE @43kxuBljoj @5yxCBowqx
@6rCzuqyrn pearlxvuzxsxy @18uvwruyts @25GplLGmns @3lsoBozmx @30twylxqIA @33wyvsuzyr @39xBAqBCBz
@46vswsAxqv pearmanrtrwxwxD @4soxzwxuD pearmanssCJIlDBxC @4sAztAzzG peaseEGoyDAtC @18AFpzEBtD
pecanIcCDGxpl &toffeexrBzCpAB @30AzCDKpmk @32unllpkwE @33DmzyAlpt @34CnjFxDFk @36nrwAwxrt
@37xuysqpkh @6ttzwvqyt @7BDnzAErq pecorinoOwFgJaju @20nwhxBsGu @3zszpCqqA @33uzBmrnwm pectinwIBryuyx
pedalhO8T6fgQ pedroDBoACurw peelvhxyupxz @3Dyvzoyvw @30nozAzooz peeledrppqvwpu &plumhFHFMyMg
&prawnCABzwEtu &tomatoDuqoisoD @13CAutwuyy @15gimKIBmm @17tqzqBwHu @18FttwrtqD peeleroCuIJFDF
@16xsnqpyxv @36DuCNEmEy @39mBvGBCCA @6txvyzzAB pekingswlAsxxo @25tvnAqwxo pelletJjFCAIAn @44DlFAyCDo
penHLihdfrL @30vxsmspvA pencilIiekuAkx @38Cxnqxtwp penguinvsEyzmKr @34vtABzCGq @35CKzwsAEF
pennehKrhGjej @17vvvuyvwv @20zoFFqEHO @24szqnCqlm @25zGAjzhoo @3nBonupou pennetteuvJhoItw
pennywwuxzwuv @6vttBxrwt peonyjNHkGImj @45mDyrzzqp @46rEBqzAqv peoplePyMAuEjy @35zwCvwFru
pepeHjznlmKH peperoCrAJpAxz @35FrxyrEyy peperonatauvwttvvv peppaHuQBwwvg @18mtBtowwn @7KpIxEEBz
peppadewHLkBAwHu peppadropJnFHmxhj @18AwFAqzos pepperggCCpllz &pizzaioEDoEyo &pointedDjnnFzkj
&potatoGEEopAjq &redAzsjrtwu &roastedtlCBspsC &salmontigvvpoj &saltljFEJulj &sardinelwzBnrnA
&sauceEvlBjADL &seaoynsBEtr &seasoningJSGBApov &sliceyAopsekt &slicedxsutqzdC &smokedwJfuhMqo
&softkpwuuqny &soupuGlBCzsL &spicyLcwfpzAr &steakI5MJcA9p &stirCcuUEA1E &stuffedimyKJtpm
&sweetwqtFxEtu &tomatostEAwiiE &waterzbzetqhr &wholehivtRTxa &yellowVcKrPXgI @10yzztrtrv @11qwxsApzD
@13pnzInwkN @14LpqwBlLg @15Inyygndj @17qpzuwnCC @18puwuttBq @19qCoEzzpD @2tsvvrvts @20ywoxBBmC
@21npBBnwyo @22ArAjFxqw @23qzyEqpAH @25piuwllzs @26upmxvrkE @27EFxCrzrr @29ujBtnpHx @3xkpDsvsC
@30ymDCBAnx @33wjwpGDgk @35psGDtnhl @36tnuxqKAo @39yturqAts @48quxCDtxE @8BoEEsEpn @9Dxqsxpjx
peppercornt9kMntmR &rainbowMnBzkLfN &sauceneqxhAvw &slicesekTqk3Q &steakkellhqKK @20xpsDoEoD
@26yspCqwyz @29tnHzCvxm @3lsrxnqvt @36zhvEprnq @8onqljvEz pepperedkjDRek9X &steakJaOlfcuz
@12jhEJiDpB @13gAzFxiEt @14ylBukvtp @22BnDsqmvD @8motAnmEE @9wrnCwroz peppermintcNbfnZLH
&pieceDFoGwHyz &strongo8DcxCvI &teabagEvowxxkD @37CCApwLIH @38oDqmkpvy @39qFrwzBwu @40FtBmEACC
@46srsyAjto @6tAxtoEvE pepperoniOCrRFeQg &pizzazCwFpxIl &salamiwwi9uNbB &spicyFnsFAsfD
&stonebakedBAvBAnEv &veganwTzKH9kv @12EvqLDplw @14zCoFCsow @20ByBzvppn @21mwADrzFq @23zAuAGsDr
@26zBnzyrDG pepperyjsyzrvsC @15mrzIftzw perfectpzBismuz @17gIxpyqtn @2tGADzojH @29Astyyuuv
@44znClxAHq @6wswwwvvv perfectionJREfEgMG @36kipKnHiq perfectlysuwwxuuy @15zwpsyAqv @16zwvutxwt
@17xuturAxx @2Byurqtrt @39Bwzutwqv perfettoiehBnDHO performanceChszEzjD @39yvpBzzqA perfumepnuCEzxw
@45xzCoqsvx perfumedCIFDeLfv periSBTFRtLl &perinaisexrAreoyF &platterlHIEOGEy &proteinAytGBsGp
&riceJiJwqtyt &rubFGEfVhJi &sauceFmHv8pKr &seasoningCywjsEzt &spicyvzMovxBw @11FmuDzsDr @20CDpAEmuo
@25DitpzqHn @26zAEwCEyp @27nBvAotuu @29ExDqAoFp @36DptCxpAl perinaiserDlwLHpk @27vuuECDnk
periodtrvsqtsw @46uswtxstv perlemzFijEvs @44qBxkuAvu peroxylfDJnxzCq perrinqxpvAtsx @36qxpvAstx
persianfQDpKqpZ @33mAInwssG persimmonIjIziEAl @16ErzxuAFq peruAwaGgFtg @40BxnAuvst peruviantPdPgosj
@40FjeynKsm @6yDszosBs peshwariGmDqejHL &riceM3OAhtuB @18otuxEAon @33sBskmoAG pestofNX9J0Pf
&pinejACBuwFi &pizzaMxoktyXp &stonebakedssFsynGn &tomatoxFxBowty &veganqkXhB0rY @13xFJArsqp
@14zFulCmDv @17uzCiEyGn @19rwBuBsxr @20lBBnFvrB @21vAIEynAm @23wILiKBuh @25srFBBvwu @26vvvvvvvv
@3CvqsDwEo petieBz8Lvm @44qssyoGyv @45olzmkxno petalDxtyosFx @46wzuzsrFz petitrsvspnFD &poiLmkvGhEB
&strawberryszsDuytv @17zvmvBmyE @18BCpolwAv @19xtqzrnnv @3zxvyBBnm @33tsloiAsF @34pzvsmsFu
@35GqCuvoxj @44tmvxtwzw @5vpAttrpy petiteJopjuyBB petroleumtmAyswvm @46txBxzyxq petticoatsAxoCznn
@35uAvpFzpo phatwHBmAiuN phishJihebnhh @7Gsnnmqsm phoovlztlyy @19utrypszB phytocDbuRlTl
piadinaFqDlmyFo @33AqCuqvGn pibilwsvvwwzs picanhakjfEDGMD &steakkogHyJMA @8qosztEFz picanteuzGJlunr
@18CyuyovvF piccalilliHninEhlk @27yrpqvqsq piccanteJttEelLK @21upwznzwA @3CArypszA picchuwzpxkysl
@40zwqzxxtr piccobellaAGOgKc09 piccolatoyIKAQe06 piccolinaZRXulNe0 pickusCDEnpt &upktsQJjvE
@30Eyooxlwx @35nvFHCxCG @38BDytDvnq @7wqwCwsnq pickedxtGytvAv @15vqzsurrz @16tvutvqtB pickledHlGqgdL
&pieKuHwvCEj &pork7JtZ8waI &sourGBnihyqD &stackerzEyyuinF @18slvlumoC @20DEllqsnr @22wvBAxruB
@23mwuBlxkw @27nEiDAnoH pickledrvBspxuw &pinktnLcGJJS @13vhwnezAC @15gENfeHvK @18ywwwuszv
@20lnqtotBt @3qCqsFpBB @36szADpxCw picklingVgtqiWQV &vinegarIlClmpIt @18BkwArzxz @27xqCostCs
picnic0ebL8J5y @37ymmFjylp picotasxnvrrvy @16wwqwvyzv pieBIjMtlBp &porkojpjwDwA &potatoEywlo8uH
&pouchuAyxBtHC &salmonvMHNa34l &scotchiKEjxHLm &selectionHWKmILRm &shepherdKPGnPKNk &steakpjEhKFbn
&styleIcu5HaJf &veganMplIJhHh &vegetablewrmnjwfr &vegetarianxXShinK6 &yogurtvlyrypzz @13uwnKtBqz
@14qokDDmEl @18yAyzyuKI @20wpFxlpBo @22surtmurs @26ADjFxxzE @34ExqEmstt @35wwDxttvs @43GrpBtmrs
@44zpoDCpyo @5vvztEvtq @6iurjzDrm @7Ewuzuxsx piecBoCtpuFl @20soxtwwus pieceqwtspxyC &plattervzxspsGj
&roastdwCOiOeD &salmonlhbF7Tgw &steaktvUfacjH &strawberryzFqgGkqG &tenderisbAgMfS &tofuxmobKYOE
&tropicalpfAtjAuj &whitesuxwArny @11mAqznwEI @12Epuscmzg @13elottJkD @14nrvOuxGF @18uwxDvvBq
@20zwvwzssp @29uAzrFizt @30pKfigOmD @33vAyywuvp @34yzssuznq @35xmAIf6BA @37yxADCyrx @38wuwwztzv
@39xEffgHkD @48FskDzxpg @5BBzixloK @6pxpsxCtu @7Cwwtzoup pielArlDsDlB @16zqrDsDrA pierogi3tCIuNEL
piersiqiyyyHlx pigBihGDDxE @18kpysnAru @20xtuyAxyy @36AunyBAry @37zmuysFrs @44CqrumwEB @9tyqpvvzy
pigeonomoAKv2w @18uvvuFvgr pilIgz8BElA @13AmxlDCpz pilauwBwHKuOk &readyvuvmtrsq &ricerxxGDwNs
@17BvvDDoIj @20utrnqtgz @25IFvDptIk pillowA6rFnbGr @32vkwEqozv pimentozApwsgpz @23sGlCFprp
pimentonpnqFsBtA pimientovvuusktu @18yxttvtpy pinatxxxqFll @17yvrvvwvx @39tGqsvFss @6styoqxrw
pinballNffhj7Ni @38GkomniHk pinchJqzriwxy pinefAvlviIE &spinachxAlmrqnE @23ABnrrCqv @24IxwAvDyr
@30wyslqoyw @45lzrmBiBL pineapplePkXGMQcg &platterNwpZrFmj &raspberryLMDsoklm &sliceOeFjCxjq
&smoothieauijFvmn &softsuwszcwb &sparklingKttTorFg &tropicalyMyHlLHD &twistermNCysnqz
&yogurtFBLnpxxm @16IFCEzyqo @17rksyysss @18woqyyyun @21sssCAstq @26zqwxByvo @3FzryBuou @36yAGCttnq
@39zmEkCErm @46FIosvqzn @5EzxxtExp @6AByvJzqx @7tBzwvpxB @9yuxoxupp pinguiowjuhlxG @34mBrrozuB
@6rvwBmrAz pinheadrtvvpxwC @32xyvvqvxw pinkMCdnhLAg &salmonfNgaIzyq &saltJjmDmILA &skinlessDKEeLAPt
&sprayLH9HbHEn &topperpcCOABrh &waferRHhHIB9m &whitef8zCxJJs &wildrhyMqsAu &zeroptHvxRxj @13mCroByts
@15JKsgmrrk @16vwwnizAC @18zEMkFAsJ @29BinEjDBv @30GAjlnIEg @33BqpIHfuv @34zokzoBEp @35DkwBBumx
@37EGnGjGCG @38woxBvxuy @39EAtjiDFl @43qpAzAxkl @45xCnCyquA @46oyBEAvxC @5wDwxyvxv @7Avqppxvr
pinkidkyy000AC pinsaScNGRudx @21LpBzCBos pintojqnoqopp @18ixqsmlwF pipFCAHtGAz @31EBvzvvvA
pipelinenhsqDqse pipervqruxAwu @15Fqyyqywn @17wswuqxpB @36rApkrwxw pipingHh9JQnbg piquanteByCwpvDi
@18xwxwnxCn piquilloFRmrTnIC pirateNOPfaqNM piriOxVuGxNd @11HqHyyyBt @17AoupkACs @20cLcuiuxE
@25FjJvGtHk @26wlFlIEEo @27oupHmnqz @29OGBjLzzv pistaopqDjBnz pistacchioBjAhEFqB pistachioPcS8UUeL
&raspberryAuuwGDxr &roastedvsBrvpsr &saltedkoKszniB &shelltnmG7ApA @0CoGyGGjD @31AvBrsAsz
@33CsBmzpkA @34ooCBDBxq @35CBBAGsnG @36GnBiCsnz @37FiwDBBzt @5BsCnynwz @6CpFyCByD @7AlqmwCqA
pitxuBDnysy @11mozxyzqp @15qqvtpqvt @3CFtBBspw @8BBrAoyyx @9srssxupw pitchlKAmIDFo @33szCoBxzq
pittaFeUlOFnm &whiteymBrrHGl &wholegrainYamddNdw &wholemealxmIfrIei @33FoFpACoq pittedwzsyssuu
&queenBzPQPO3L &saltmnDBiAKd @16qzuqqqyy @17CxsEmywm @18vvyvzvuu @23siqouzzA @36trwtyywx
pixarssxyxzvD pizzaBxzouCdw &prosciuttozhiIOvCE &redajtGvhyn &ristorantesBtILBrw &salamiwrnKmHGB
&sauceDwCurClw &sourdoughswqItLCt &spicyoHmsDmqC &stonebakedwvmyvrrx &stuffedxvusysuF &stylenqsoBqus
&takeawayuwyxAlDz &thinuDBvuqnE &tomatoCzryoDss &veganmHBvJ9wC &vegetarianFFW5Gogo @11yqswwwCu
@12tuoovttD @17yxAAysAs @18wuzABttD @20znwsnvuq @21mppuCACs @23qutzuAGp @26MmLjpfgm @3FmDhgCjr
@30uBpHAvrr @36FilnoFmt @38JIEytDlD @8wzqsCCyB pizzelleztCzrpqD pizzeriaAOkVxOtv pizzettaDskwzHjB
@21BxqwvFrC pktwtuuvvwx plaiceBJqzonim @13BEowunql plainvywxwsuu &scottishQzg9OVi8 &soyaoixqpBHp
&wholemeallPjCjORd &yogurtsuxACysw @0oqrsuwxy @11wnswBAAx @3wswvwAvv @30AtrvosDt @33vwsvzBxw
@34tuwrpxyx @36BtCtvspv @48DpmABFsv @5wuwnqwAr plaityltjFxpD @14rxsumqrp @33xuCuGtvz plaitedwwvyuvwu
plantxwwCnChx &proteinqHyvHozo @0mCHBxsvy @1kEvBlEpA @14svupEnLt @18rzCttzCt @2xxBvlxjn @20wFrBuOxv
@37zswzuxsy @5twryADwn @6uFnDiuqA @8xpxpCqvA plantainAFGlGIco @36rCxnFzpj @48uBnBDAru plantsqwAtsCvq
plaquelpBmsIHG @46zsrsqFyA plasticvrtouywu @30EzttqIyp @43xsxrArqu plateysxvqyDv platinumAvuttuvv
@45Bxsrgxsv @46HwApzomz @6EAqtoswp platterhpumHtqP &readydnt9lBaM &sandwichgpCwICgJ &sharinghzkuoByw
&sushipysqPnOD @11uvjyymuo @12sywCpzDp @13AEjtprAg @16swvlwApq @20tqDnyvvE @23mnvuowmx @3pyBrCirH
@33rmuCznsy @34lpGlItoA @6KBrxmrxo plaxEBjzkwdy @46yDnxrxtz plentyvrvxovys plexrBEwyxxh @46EzAzrvuk
plombirpDxHIowu @7sCwBCtzx ploughmanN3eYWQ5f @20DonAFxmn plougmandaONaRba plugBHIiowrp @43AEIlqyun
plumGdhmnolJ &tomatorAwppypy @11mqsvrnzq @15EswlqEMy @16AorrqvjB @18Cxuxsutu @26sCuzxzvq @27ztrtlklD
@31vAwAupCA @39Cyptnwly plytrnqxxzA @45pzupuxAB poCAEwEoAE @26GyCwBryv poachedBHwVgghT
poacherdzJiAfKA pocketfmJFJw8O &tissuenzDgn0ql &tortillaieIjPEAG @20lolzBzgB @21jjAwCwxG @22ouzFEsyz
@26snqtAzsx @33nrItIAAG @35vlvvAtqx @44yAkowxoB @45qzBloetm podMppxFkto &ristrettoCClwvnro
&vanillakmqAuJTv &washingAjwvlrnl @17EpqDCmop @39FLHjEldG @40qxvrqBpB @45IrtxEupm podsuszanazDFzmzuk
podwawelskacTgMik85 @12mFkCpqpl poiMpovChzA @17wurwwoDz @18BDtnkvED @19ArsCCsqA pointuxxvwuvu
pointedImnnFHlk &sweetElmpCAol @15AvtpCDrq pokeoFGsprol @20pyBppqlm polentaoznJEuuC polishgkfDkpjo
@3PPztxFxE @45ftBqqqCt @9komHmlhv polishedstyvpxxx @18vsvwvuvx pollomtDyolGG @21suCypozz
pollockvppusvwu @13uzwpwwxs poloIjCkBFKj @35GkzozzEm polpaztyytwts @18rxstxuxy polskiprtAsxEC
polylnvAAjBB @6rrwAwpGA pomaceghkqQfOD pomegranate7NNKnlWP @10rwqyBvzv @16qAAErqCx @39ACBAumsz
@40lGFHnkxC @45kDxEklxC @46zDEEonCy @5dtBJEHFD pomelotplkiFsE @39wqtmnysr pomodorivvvvwvvv
pomodoriniArqmfnIG @18ryxEKDjl pomodorinoJtwhkCHB @15FqsnqyDz pomodorol7GiHoEp &saucephxvvszv
@26LLuBpCsB pondxHrqDzql pontiEtkyGDk @3lwtnGzzp ponzuftkvtxvB @20rpvstwzy poonBFoviDq poplNMGHssr
&proteinmExGCzzr @11urrszzzA @17whqBtAjq @32rEFDzkCm @34nsAnwvyt @36vrnAyBAu @38mqzNEiml @39qxCCxuBA
@43sxwCuwvw @7zFFpKrll popcoxswuvswx popcornfGFsmtuP &saltedDtBmmtvk &saltyPpvrvsvq &sweetiEqRNRS7
@11nCCLOtCr @14uliqlIpK @36ktAijtrF @7vxvvuvwu popoutIwNsFBkE @36BvCtCArC poppadomhIPPeeSN
@36qFCyrurA poppedIxkphyDh @32omtAnowp @36xBqnsHxt popperdGDBvqvy @11oCvtBwCs poppetiHBAGsBG
@11szwzrvvt poppinhIKBAtzO @11mBCABvxB popping8DJf5zew @37uqrvwoAr @39xsqBFxCw poppyhMimDlFj
&seedlNkmCjKn @32uwvuAtvv @33uyqxwmys @36lBupvtCr popstar9KNyKuHT porchettaHfOgfQsJ @12EmBjnFrE
@9xpCyqCrB porciniwnzyqDGw @24DqtAzBsB @48oxEpxswv porkxyuAyzwm &proteinsDnKtxDj &pulledzJJzokDv
&reducedDBhxuBDf &ribgrwqDoBC &roastsjmgrpyr &rollrtHyvBsy &sageDqjnqqnT &sauceDwsyztvy
&sausagexxumysvB &servevqJnxyjt &shoulderwuNLJLOf &slicesrwutwyD &slicedND8Ikvrt &smokywxqtysyy
&spicyFulDwyEh &steakvytIKeEq &stirxECqylBH &stuffingmvgz6rHO &styleCuuoysvs &sweetrAyzoCrw
&thinKklHixtg &tomatokuyizwxg &turkeyzLadrHwz &wrappedynrnEsFu @11pFlrFusu @12yqrvyxyt @14psyxtwvx
@18tozywwxq @2vvvvvvvv @20zyGzwvzn @21AByopAmD @22uvmxnsxv @26DmqBkNnq @36nrwxApvE @43rCJpkuEq
@44yqBtEvuq @8yInoEIlo @9xtxusswx porkerypAwjrwD @9AotApuzu porklessHyluCrGl porridgeFxJtwxxp
&potAAruyxyA &proteinUjHFHywu &raisinCEAiqjxz &readyEyEvgGTh &sachetmq9CsisB &simplespxqutqy
&smooth7dvVrj6K &strawberryuwxqlHlt &syrupsvfDuttx @32wyBmvwuv @43Eosqjjnp portQ8Llbrho
&sauceHqFvjziu @11urDzwutr @27wvsvwozA portionwxwxutuv @11utryAzps @13BxspFvuw @15IinjGLlg
@3vzvuzxsA @44zyzsovCn portobelloCixnANBM @15phCnADpG portofinovyczFttp @21truwuqtr
portuguesesqlwumxi @6swsxwttq possettyvxwvzo @6tAxxxuCm postusryvywu @46qssAwzwu pottzAurxrx
&proteinvwEvqxAo &saltEwmuCDBg &simpleICpIvxBv &snacktwqqyBvs &soMyvNwEEt &soyatExovHgk
&spreadjKAmiphk &stockdMA9xCfL &superjuJocCm0 &syrupGHqGuKBl &teriyakiBAFonjHi &thaiVufGHpI4
&vegetable9jBmlEPy &whitetEfIOGnG &yogurttsvxssxw @1ysrwAtzt @12ixCflAEE @13zquvyrwu @15DyuwrwBy
@16AsJAgLoG @17pyruDmtr @18ywqwsuDs @20DyqzvvBu @25stuvzxyA @26rBxstvrA @31mIBnpool @32zwvzApvt
@36rturvstA @4sAvxuDCp @43uunqvxtx @48xqDyrxqz @5stsvutxs @6rpqxxuzu @7wvxztwuv potatotlCksnsu
&pouchzmsxvElB &redwzrviAni &roastqjhUawHF &roastedyxrwdApS &roosterRFGG7Fsq &rosemaryzFEErIrc
&saladwkjTnBJq &saltedCAuwNsFf &seasonedshqrEEBl &seasoningwjlphDop &sliceJDHlDIfy &smokyCuFyprDv
&snackxmBrpEuv &soupspAiknmj &spanishuzoKGvC8 &spinachKjrFGwEl &stickAfxfPikk &sweetf9BbHBH7
&tastyyaDlfrML &vegetarianGduClI4T &waffleyPkypCjw &wedgexEsAuxsB @14qtzqwwro @15nuGkDvnG
@17sxuAAEzu @18DoBxnjjH @19ptCssoqk @20CpBszBym @22uCAmnoyH @23pjitmqtA @24wFpDzDxv @26poApApyy
@29emulrzxs @33klIChokF @36xwtDuzvx @43Epqsvnoy @44uBBBzusC pottedrEBunHyF potterqstBwurC
@38mnoACmjC pouchDvzwnjtu &poultryvulmoDut &prunewqqsFEqr &raspberryLlHjnfFl &ricevCruyFqr
&selectionumIOILqE &skyrqAlewmMw &strawberryzsxwBqlw &suckycqntMCyl &sweetrxuswyAy &tunaIzlouyro
&vegetablevIkpiwap &vegetarianuRodzGEw &wettFxtxzJp &yogurtzxupuAtE @25qotwxwCz @26nuptCFxw
@37dqxklzqu @38wxuwzxqz @43sxyttzst @44yrrCFsry @5zCzziDEy @6DxeruiiL poultryDB9ufkti
&selectionuBykNGFF @12wvpAqgmj @44zvKqkxBl @9CjspIAqp poundBwxBtBvu @8uzruwCuu pounderGxqsouuA
&quarteryzwrsvvz @11yyywswsr @14yqCmwFqu @20FIGjicAr @8txrvwBrq pourBtxyqstq @1qvptxzxw @26rusuysrv
poussinpgojGKFI @11pqqkCABA powderqmozqqlq &tropicallhrnAAkr &whitenIeJBjDj @0rAvjBsvC @1DuxDmyCj
@26hisHuGAk @29vDDwxAwB @30nhEHfgCR @39puuEuunq @4tzqAussu @40wqAvyopq @43MDrEwjyH @45rlhzDwvC
@46pwzxrvyj @47GytCuovo @48umqCvJhn powerJBrxCqpn &proteinvGpCvdph &shakeDtlDplFJ &sprayktGrwvAw
&toiletUMqooquz @19rrtxAFvq @20wAvAqrxm @32quzquvyy @33ABBDEoop @39AtqEqoCF @45uvxrqzsD @46outrFogn
@5zsCDzCun powerballsEuEKEjj poweredxktstwEA @18vDujrtzy @37uruwwwvw @46snwyAoss powergelvwvztsCr
powermoptvutvuzw poznanskaJDziahHr pralinednthjneb @35tlBAzwzu @37vDrwGyJw @6iruJnjmi @7ihxpiiAi
prawnFsjdvoFF &rawzDzpPpeK &riceNkiExNFC &saladKhujzFIO &selectionq7fmuyBV &shelldvlKNzBH
&spicyJDlemsgm &sweetJxxvzAhf &tempuranEvFeeDo &thaikjPtllGL &tigerkBKnkzKA &toastFilpJJts
@13pxuBsovw @20BjqgDvvA @25HvqorpwL @26xxFxEDxr @3KjrmCrFs @36mzmnklpx @38vwtwwoxp prazynkixxDsmDsz
preAnyyyosy @30twwvuAyt @33tuBuurzx @45tExlyqCq @46CuvCEssn precisioniFlEhPgN @46uAlvoHlD
predaqwrsutvw @36yvwuzuvv pregnancyvvvvutvv premiumtwwvvwyu &sizevqPAlrCF &wagyumDrorqGE @11ppgtzADw
@13qAxsCBvy @18wvvxvwtw @2ABwDuAvv @25rvsqtwAx @27ttwxtwtu @3wuwvtvsv @30yvuwvusv @31kzhznAzt
@33xtrwvsuy @39vswywvrx @40xutwvvrw @43svKyEAvo @44wynMzqEA @46sqvCpBCr @48ytyAzvux @6vBBtwuxx
@7vuuvvvtv @8wpwmtvsv @9vjwCpvyA prepEtvwAxzt preparedlrnFByqt @15slrzzrxv presautvuwwvu
preservativevyCswAxu &snackzpzrvAwq @32tpAquywu preservestvxzwtx @31uwqqvsvu preservedGDDyyHsp
presszwCxnsBx @39qrsquwrz presseArEAtFwB @39wsBxxAEw pressedtzHEowsB &waterBlLFqHCD @28zrrqwqEq
@39ztCzsyzw pretoryBwuzuu @18yosvyrut pretzelKyDkKs8l &saltedworryysv @20ByzsAusq @3nvyurzmm
@33CyDnuyrq @36CkvrsrkD @37DzxzIvAo preventerpxIyAyst preventiononotirCj @46sqtvtpDl pricexvruuuux
@16uvyvwwvv primaveraJtyAsoHs @20wtwxprEx primettvxyuxx @8vxvsswtu @9zpzxyyBv princewruqtzAy
princessJLaGfjc1 @34ACrFllrm proqtsuBCyz &toothpastenGosCBih @46zwnuzsuv @5ysswxpzn pro50pwwvAsuv
@39Avuvryvt probioticMvxwbkwy @5wtzuwwsv processedxxyBvutp @18ttrqvxwC @3zEyFuwrp productEBAroExs
@8yyyrvrxt professionalJmupIEfA profiteroleGIHlgfej @6EFyvhulr @7zyztnlst profondokBqktfxh
@40hyrnxiyh profreshErBEzADy @46BqCAzBAv proglideQyuuvBzO pronamelkgEGjjdm &toothpastemhHHkinl
@46rmABpmtp prontolykryjG6 @25ouoxnnDl proofhknhjtww propersBrrzwru @17pBnusxjv @8wywwvsto
@9vCzqIAyr proppautptxuxw prosciuttoILysKwEB &salamihmoyMJHD @12vGorBBrx @21urnADBuD @24CExvqCAr
@9nkqwlozD proscuittoAOwnKCoC proseccoPmtzyqAE protectzqpwqwyw &rollvFFpkAlj &spraytwwiCuzy
&sunscreenqzyuBrtv @43meyOwCvq @45DHyDurGE @46wzvtyxuv protectingFDhBqyyy protectionxkzDxsyn
&toothpastepshlFq3p @43trlItrHv @46AusyywwA protectivexErvCEDB @46yxprEGGx proteinrKyLDEGi
&puddingFhqkonxI &raspberrysLBCCtmp &red7luKoAjz &reducedEzwkCqyB &riceCofM9CEH &rollqDrEACup
&sachetsorpyrsx &saltedytgpxtAD &seededvrlHEEHm &skimmedfGLHtDIz &smoothMfPmAcch &snackqvyzvnoz
&softyAGJEMMx &sourOrbU9DNl &soyawqaURNRc &spicyu7KssjtA &strawberryyvNwAFtv &sugartooyAnmy
&syrupvByFottu &thaioevHlonE &vanillaoGwlsrEw &veganucR8muqq &vitaminFtGDkGsl &whiterywwzouz
&wrapGPKJNMGi &yogurtpqKzCsFH @0jGGFyEDp @11vxuonysA @12wDsvxEAo @13wzAqwtwv @14tArxErwG @17sAwvywuv
@19nunuyjot @20AxsAkutB @25yrqBpzye @3xwwssywx @30vuCAoxmo @31IpyoAxlr @32EAlAfHvr @33CGxJHHAr
@35syyyHuBo @36umnwyryv @37ynCkmnru @39lELyxFhk @4sEuAsyym @46CutpzAny @5kvBrvsBw @6ypzmBvnw
@8Amxxpqwz provencalApozBsDA provenceMgPmCGof @29Brwlxypr provenderttwpxksu @19twutBtqv
provolaBqkqgaNw pruneKbdfbefQ &yogurtigyjqmIM @18zyrAornF @36ConqBksE @39CvoxpqDE @43AlrimypD
@5xpwnztCC psnuwtvrxtr @5uvuuvvws pubvuwAttvw @17HzCEqhlv @20ywsuxsuw pubicsBruvqxr puddingEBsrExmv
&raspberrymxvEKrpu &rice8iwC3nIC &saltedkzqmrFmz &signatureyxypuryz &spongeEpzrwyqz &steakwlGaiFhQ
&stickyxAwBxBsy &strawberryxwytBvus &syrupkByQhAHG &toffeeAlonrqsA &vanillatBvkCtzp &whiteMHHDMJcH
&yorkshirenspumuBs @17pzvmuxox @18GEuqEvnx @22qsBoqDmy @30zzBuvAvw @34tvABuuzx @37CEnmvpoC
@43myACyEto @5uwArxxuB @6DyvxEysr @7vwqtutzx @9AECwuvur puffj8yxtkBD &strawberryleBEvAsI
&wotsits7yqmwegH @20nAttqoqq @22EOsryEns @32zmApqxFy @34ohKEhogD @35rfKEtgxG @36snvAMBBB @43txqwwxqx
puffcornrlppuGBn @43qqpmsExq puffedxpptGItE puftFdoGlKjD @36CouDmFlE puglieseAlxvsxAp @3suvtuzBq
pullCCAqnnrJ @43FACutntB pulledABAzoxKg &sweetyDNZ6GNP @11zvupqxws @20yqvEsByi @9CyxBtpyz
pulptFivDBqC @39stmvvBny @48yCAuCAvw pulpyjsjxAzxf pulsarKGCkJJsD @46DFBpCEqD pulsePttuPjwy
@25NCAxzywi @33ttkpIkwH pumiceztuAoouv pumpxyrzDCJu @46uvxunADt pumpkinEK6OQAak &ricenDpyDFkh
&seedFFBwxmrD &soupmkjLLulh &sunflowerDpsAADKs @14pzjyByrp @15yFAxGqsC @19vxqvCwsn @30CnGrmDqo
@33BDuBDlBl @35BrxpxtAq @36qIpCvmlu @37wxAxAotq @40xEsByrom @43Asvzzuts punch9Fdlecgf @0yyuFppto
@38vruuwxow @39jvuqqqit punchedtmpzstAn punchypwosnutA @36xqzzBtru @39oFppmEwA punjabang5AvBHFF
punjabifenEGpGf &samosailkCDmDl @20zqxxAwBx @26xFBzjtgz punkFkHfLmDh punnetwwxwusxx @16vutuwytu
pupAlL6vDEB puppyJcbm2iHW @44ErpqiqxE pursosvvwyy @3tvuwuwBz pureutsxvyvw &sugarDupyLqQH @0pAyqtvrC
@17AxtutvAw @2yvxAxyrA @25yxxttsvt @28DBrqxkFt @3EzDJLzpy @30wzzvutst @31wxysusvt @32Hb7JNpuL
@36wuljyByB @38noAzAqCG @39wxwsxsvw @40qtBupvuo @43wnqqxqgw @45vsssttxu @46qpKCCqrp @47tvwvzxuq
@48rrsrwxrz @5tuuvrwxu pureeoEzmFxAl &sunkmKqKEpl &tomatowwADwsDD @13vljoDsxF @18lzxwBqBn
@43wvtDwwqA @48xjrpvqkt purelyvrCiyExk @46Atzlyxyr pureoatysuuAwsxy puriIEBJkCGf @48FBBBkABm
purifieduqntwtuu purifyingFuECJnEi @46GxDBCtwr purpleGuIeyAKp &sproutingDEFyxort @15xCyABvqq
@39EAszynDv @43EEJorGCm @46lzxrFyvG purposetpCvpvAq &seasoninginEAyoHo @29rmzAApyq @45xuAurytw
purrfectqXxHvMsB pushjEmoIpAJ &strawberrynOOE5COM &upiikiFjCn @38upqsCDsC @7qEtpzrwC
puttanescaJQLTiBTO puyHotpwDDq @18zvptBxAB @25ypuprKmp pyjamajznmdsyq &yearbshuywUi @43qqonhqvn
pyramidzAxsqzvn @7ByttrAxr q10nglrppkz @36sqptwrsu @46slumssqv qt9LhbqMCz qteeuxvwsxwx quadttxvwAEv
@39vAuzytvt quadrottorBvDEyzo @7rDxBEyyn quadrupleqBitEtxt @39usAwqzzt quailKHHFnhKN @4wBuBplyC
quakepwnDvBwh qualitarBfCilrm @40uztxlpon qualityrsxpsrtw @2vqtvxvuv @40qoEpkmuu @6xwvtvCyy
quantumzuvopvBz @45yAzsqzsw @46ECPmIDHx quarkmGqEmEoo @3uyvyyvwr @5rzryuBvw @6rCoCtDst
quarterBxuvitnM &vegetarianloxAfnTp @11yxuDtyqs @14vnvwuBus @18FhwvihlC @20tzJhtjBB @8uAwzvrvu
quarteredAmdyElfg @18vmkwBsnr quattroimHjLhkf @21mnCnDprm quaversNMcfxqBm @36BFlpvqAr queenswsusyur
@18yvxwyuwz @23xsywzvwz quenchingjgshkkyu quichAxzzxAvi quicheCymjuoHr @22yusoonzo quickrAtywqvt
@11qrryByIq @14yvvBsyzp @17ytwuuvuA @18utwwytuv @25tyvpuxsy @27zqwwuBvz @39zoywzEuz @6rxxypvtw
@8prCrGCxj quickwashtvvpvxqy quilliwnqqGCg quiltEbGRbmts @45wjDznsww quiltedymwAksyt &rollAmDCgswx
@45xpEyluux quinchiaqsFsqeoI quinoaJ9JLh6qC @19vsuvtsvv @25EmDynoDA @33wvGvospt quornwixwnsxC
ruJswEAwq @38vrwttwuw rabbitqBpprouz @44tAvktptr racerYPYPb2bL @36uzwAuwtB rackpvHzvmqt @10qoFEBjjH
@9yykqzEAx racletteILhil7fn @3BGhpqmii radianceFAwvrpyt @46wAqyvtww radiantBAtGsIBi @46wysCqzAm
radishmCoIDGlJ @15kzqxEBnD raffaelloPpyrxapu @37yvEpsnjC @7HDoAwitk raguyD7uNULi &rigatoniHJDaAAHt
@14jxxkvDEs @20FymCABvs @24qqujuACG railwaywuwwwzsw rainbowbgLIJfyt &saladdlmNQhKf
&vegetableFJr6cPhA @15imwtkpEk @16CyiovEuy @29IrBAiJmE @30xAyAspzA @32joDwFxAx @33soCEBmsC
@34mtHGCeEH @38vkzjnvvA @39lpuGAvnI @7hoDFFcFk raisinoRJpegwl &yogurtHJyhryhn @30DGFqoprt
@32HDBmmjEr @33BBFluorp @35qnxuGByr @36vDzxtqtp @37lEznsDrp @43sECmyuup @6qnpFHErF @7pAErmDDp
raisingmsqrnCpA &selfpmsrlznD @30tqwslAtA raitaiKjpmmkp @23kDomlJmt rajmaLlDtoEnD ramadanwwuvvxvu
ramentPMnzaJr &soupB8nJkLjI &spicywzueNvNl @19lAGqrABu @20FBynDlDm @25zzvwCtvv ramonadexxEzmDFE
ranchfcdalktj &steakosxitjqg @11AyCFxxFv @23oglqomFD @27moeppmtm @8rqvpwmrp ranchorxtuyonx
@44swrvyntz randomzQfQgggK @38tHqDlpoD rangequsuvuCz &richzwmErrAA &turkeyrJrgyHKl &weightmfqsKztG
&whitejDkekIjN @0vArusyww @1uuswtwry @11wytwsvtr @19oykwqvxx @2kivknqqr @4pyxrBzpw rangermBniOJFC
@22tuywHBwv rapeseedDnssxOpq &spreadabletxtCxjCw @13qBtFrcCr @2zusswuqs @28JsIgtHfn rapidrMvlAmrn
rarebitgj4a99n7 @15zkmgnhxp @3uvsnpspz rasCqmpznnD rasbperryCIxzARIe rashExnjpDGK @43xumprBGA
rasheruAvwzztz &sausagePjzNHLDL &smokednwtzwsvv &streakyswupmoyv &turkeyUPaIMLAI &unsmokednvtzxtvv
@11zJoHBzzE @14qsqmApsu @36xujiFgqf @9znttBvvw rasmalairGotjqkk raspberryfoPMGeef &rhubarbAsFBInhj
&rippleBiIklkxx &rollqrIKwyyp &rouladewFpupFoG &saucetqOjkCgx &seedlessDuLeFiks &slicewtIe9kLp
&sparklingJmuzCiqv &spongelxwtzpAq &sportjrDCEoml &squashfwjsjmmq &squashumzrEtCqwt
&strawberryrKIzsvrL &stylexxwnyqht &suckyoCBmwmim &sugarquwyACxv &summertkFCFDqw &superJw9laBLK
&teabagtJoJvxoH &triflekoGHAgjK &turnoveryjGyotpE &upmoGnCCAB &vanillaovliuKbi &veganpqxFhwAo
&vitaminDCFyvvqQ &waternaJELnsj &whitezJjEaOfx &yogurtpqHyqjqw @0hiBwBptn @16oCCzDonn @17ooDyBlrs
@27mBLFtAfq @30xxyvpvuu @31nBKKflgn @32jGDAtsKh @33yrurqvqF @34rwzxzuIz @35JrytnDBA @36ryCEDokn
@37swBDztqq @38GsoslJrG @39oizzsonl @40rGxGzwzx @43sDyBvprr @46oAFzCynq @5nmCEBpuz @6lrvCEwAC
@7BkxjnGlA rassomalaieudy7aJi ratAqpvvrAs ratatouilleOkuCsmiG @18ynlytsrB ratingvutyvurB
ravioliCGrypyss &sauceOIBuxpIK @18KKmxwBLh @20wCsAzvfv @24jmwvxwqx rawwyrwAwvw &scallopnoDnumul
&seafoodcK2ROWfo &shellqcFtnEKi &shotwzJFHuAv &smoothiejCPNHkRn &squidFDmFHCvx &wholeh4DZVEZB
@13qzrrCxpB @18vsxrsuvv @27ssxtpwzq @32vtyuquwv @39stBvswws rawhidenvtBtttz @44owtBstvz rayrAvyruxA
razorwxlztBCC reEatykAqq @46DglqnBup @47xuAAsusz readyuxzuwvtz &redKo5u5yzy &riceuuzuAxxw
&salmonuuvuwvux &saltedwksvunwH &shortcrustIFdnLshD &tikkavCqSltlH @1wvvwxtxv @11Bwovtvzq
@13Brvwxwzr @14ysxsuuvs @15sBAzvpBr @16xuswvuxs @17wurwvuxr @18rBpwysxs @20pzpvvtAs @21yjruutqt
@22uwquzrpy @25itEHCyyH @30zvrxytlu @32oiEzuoly @33gbHxhlis @35Cxvgluik @36uwouxtvt @39wvsxtywr
@46nryGvMPD @6zrvzwsus @8lxLjHjDC @9tKOpEwiG realsswuwvvz &squashFutpvrxC &sugarwtyoGbuq @1uxuwuAwq
@11Enrqpirq @26vruwsBur @27wwwAuxvu @39sFmwrIsq @7wAvvuuwt reallyuvuuwkvt @36wBvtxsAx @7uAvrvAtx
rechargeuIywwdEn rechargeabletCkvnlEm &wildonepDsytrzq @46vypxrlFn recipeqvvxxxpq &seasoningstuxplzw
&weekendCAIvukNw @12vvtwxzuw @14nrtruvry @20uArwxtst @26Fuwptvyu @27xyBlwCEn @29uquqzrwq @3nqnrkupn
@32nxuBwvmv @33nvvvvrxA @35AxstwoDE @37gvfwNMkw @44ElrspADp @5CCsAyAAl @6svDJufsn recoverBpqyvwsr
@19tvvttuyv @39tpnBxqov recoveredmAmjEHKG recoveryuxttzovq &vitaminvqCoCpIA @39vvywrCxz @46BxysEnol
recycledJgFpHjMg @45GmGrHrBk redFBvmrFkx &riceoowyvyoB &roastedFjFyvFsC &rollHfbAtqlK
&salmonDEExaJdN &sandwichsvCABvqx &sauceeCxllrmE &sausageqzwOApBn &seedlesstvKeiwEC &servevulqwwpC
&sliceEjoGfrgt &slicedvFCrCAKG &smokedKDJmmErH &spicyDlritjRp &strawberrynvHIslyu &styleAyqFsszA
&sweetyxrJHvEG &thairpynlxkI &tomatoCAyAjttq &velvetIDmojDkn &vintageA8ItnAwJ &whitesoJQlojv
&winewyBjkDup &yogurtttuBtqEB @0EfQoAojh @10rtsAtBrr @11DwiCvtEH @12jqpvotvE @13tuvzwwqB @14uqkuxzDn
@15BAiekIhl @16ttBjqxIB @17sxxuHwBu @18yyAuvCpv @19mCtzzvsB @20rmqvxnAA @21qowEGCui @22ylCntEls
@23qyvvEBCC @24tsuBxxFv @25mBxzyHpl @26wqsuyGmt @27AHFppDlx @29uCtwvDxA @3Ezirpink @30kEpmpmhj
@32jHvlpxlG @33vtwFCvDv @34DxnpyAsm @35CxoAoopy @36wChjCyuv @38jywwuwAu @39FumgBHAD @40prwzvoFx
@43rAfMfnrj @46yFBDqEro @48sAwFqmAp @5vssoxzCC @6uwyuolrv @7Ftpsswry @8yAtFCswx @9BnuxBszz
redberryRKilkY9O @7DGuvlIiM redcurrantEuTevCAA @10DsCrwqys reducedyskrlEIq &riceCsxFqyoy
&saltuzrrtyxt &saucessxtysxx &sausageEGhpyBFl &sliceLHokhIGG &softxuDADrtm &sourwAzlpzhD
&spreadablepvuw7lva &strawberryoDFvKyao &sugarxqzGIrwz &sweetmgoptlsw &vanillaszKuAHdh
&yogurtFknjBiFx @0qsquqiCE @1AnuvxpCD @12HyjnpzEv @13mszojvyH @17xtAlkBpj @18lzxFuAur @19uvtyEAqm
@2HHvuixzs @21wskunEGC @22qrvuvkwG @23owovDtuu @25mACyCzlw @26rDswnwBq @27Bmonxtyx @29oDItAGnr
@3wvmvrywu @30nxlpkBLo @31AmnuhyJo @32xuECABqx @33kuAvxHyo @35qCBsyxss @37uCoqCwAm @39BvoztoFn
@40FkjCzgtO @43vuxosCDn @5rkwkwjCA @6nmsBxtzw @7AnkAqmAw @8ujopyCwK @9EFymwwuu reducingvAuvruxv
@5tvvvyyww reductionztvuuuvx refilluwttxswu @29wuxxsxuw @40xwwxtzsw @43ztzqyrsn @45nusoqmDB
@46uzyBvAvt refillableoGuksCyj @2oFvfuCAh @46vozEvtuz refinedvBssruwv @18rrAxzvsu reformedBvslqvvt
refreshuwwtAvtu @39wuvyqwyv refreshedDIzzkBBk refreshertgUEdKqh @38mrhBpAxo refreshingrxtwxqqw
@17sswywvvv @39Dvuwouyu @40ytxqwyyu @46Doksuprp @7uAysrxzr refreshinglyyqvwvvxt @16vvyCvBxy
refresholxtCyysu @7sxqDzyqu refriedhhfklikd @18qqqrrqop refuelBBCEAmte @19AyDDzvrl regLiLR6sAk
regalhIyAKAty regenuworwyxw @0twzzwvyw reggaernrtwvvx @27vusArtxu reggianosrovurpo @11owrzpryE
@15upuAtuxu @17tsoxBrxq @23EFFsqAKB @26yuluzrmv @3syvvzrpw @33prqxwquu reginapxuIqDqz @21szABuxpr
regularztAztyCs &tamponkDrrBrpB &ultrakrEirBEv @33xnFsDvxu @39rtywwwmw @45qwlturqB @46puuoiHBx
rehydratingsqtAEwrt reindeerg8ELPDEL @34yiGuEtwC @37qsuAyyGE rejuvenateIExjJiyi @16xxoruwqp
@39GCCnHkvk relaxcUHFzDvj @40nyLGmMhm @46zswoyuAp relaxedzJBLPItu relaxingnGJKGyuh @46pzAKCttq
releasekAzpBnDp @46oxuoAwEt releaseruqBwzxyy reliefutrzrCCA &skinNwgEDJnA @43tqzwBwqu @46CytyzGwv
@47jCHIpttB relieveryxvoArop relishoKkDvqGt @20wzCsvwuG @27sFnADuGo @3vvuwwvvv reloadrxuqxxyx
@45uyvqsxyx remedyxHBBBJFm @46vwxwzvyq @47wExAyAFp remixrpCwwvtA @39sqywxzsx removaltnvxpxvC
@45vzsytuvs @46wxApsoym removeFwzGcCxw removeruyszHswj &stainrAyxFoBC &whitetBoAGkAh @45xBqurvxt
rendangFJO8QyKI @8rxEkxyzw renewuyByoqKA renewaltqCozjAD renewingnwwssvxq @46vwyxsowu repairxxovyqjj
&shampoogrklezpv @46tCnzzslr repairingkApvlvED @46vytuqpuy repellentxBoioAkF @45vwosuBsC
replacementBvzuDvvC @39utwvnuyz @46CtzrBxuy replacerqwldkvvF @4ytoqqruF replenishIHnpDgCG
@46IvoozrFC replenishinglmCFnqBz @46rqCylsCx rescueFsIyNGsj @46xzuADyut @47CuEoABqq
resealableAvyAtzwD @45vxuxtytA reservaxwCFrwwy @12sFGsmBvx reserveqCrrtuuy @3wtusyABx resetNDIMoHr8
resinmrmIAotF @30rtpCBptE resistwzqEwCju @46wypEvykr resistantCpCvystr responsiblyLCAvJhBp
restauranttszOxBjI @25xtEAAzlD restoresqmDmprc @19zvBytxyq @46twpvvqqq restorerrrneNLyv @46CproCGAr
restoringtCnAzqzt @46tzrrvxqy retreatEwtnqssx @39Awtrspry retropDAsvput @39uxwwCwvv reusableItsgjEEm
@43DtsjpEGs revelationvxsprKDL @44pxtutAAv revitalisekCywdtCD @39lvpfkykH @46pzyuqzrt
revitalisedqxyEnjxB revitalisingCEkDnncD revivewwxvpvAg @46AwxtnBxn revivedxyloFlBu @46vAjvAuxw
rewardytrxqssw rex9S9fcb7N rhubarbHKQoMURh &strawberryHHUQpwIx &yogurtKHQhGq9d @1nDpmBDwo
@38BxnDzDyo @39GnyzxCml @45tvDzlvxq @46AzFrDErx @5BCCryrhu @6lBGByxBC rhumtntnopro @6tprvpqrq
rhythmuINQDMzI @39vCuzsDyA ribEyxwxrAr &saucelDCsAGoj &serveLCzyEqHp &shortBpqoArBr &slowDsyIgtxq
&sweet0AGM5Mmh @10oyvuxyvC @20osuvtAsy @25DhBxnBpv @36HzCEnssq @8KqltylFg @9pyCyxnum ribbondy4HpDLB
ribeyefNceiJgm &steakiDkkhLmf @8jGssoEom @9rxspoBsq ribletIDCDqqCK @9FEyAvvBC ricahplqKjGC
@40lvpqBlzC ricanwGkEEIHg @40tCoxxBGo ricelwqpHytp &richqguhuJmy &saltAdEhiuKe &saltedGlMBkgae
&satayyAkFjprG &saucevMC9iekj &savouryrBvzxmyq &snapujBztskh &sourvuCcwvwt &specialuqtzAsqy
&spicyloCBspyq &squareuMwcEQpw &steamuvvBwtpu &stickyinoncMqt &strawberryFl7I7XdD
&stroganofftzostllD &styleBxxorsAu &sweetAzouukyF &tikkaArPksDox &vanillafLieiiKf &veganhcsEHMTt
&vegetableAlzDruus &vegetarianuyqqykTG &vinegarbHZnNHLh &whiteplDnszCr &wholegrainiftyxnms
&wildkwduwwgA &yearCFsUoCgC &yogurttChjCznq @0mujojpqs @14mvnutDos @17ptlGEoBm @19jwussCzA
@20tBquvtAs @25EtrzruCB @26zzsqpzqr @27rwHyywkq @29HBpIwypg @30IqrjwmBz @32nzxyDziC @35Lpooyuuj
@36xrxxsqkr @37sqsuytqv @43gGgtFDpu @44vxuwnrtD @48uoEJBztx @6wBnowznF richzwxyswvv &teaGhuurJCE
&yolkuEHfpyjk @13uosovCAz @18rutsxuvv @20wpwxuywt @23srutwsAu @26svusxuww @30nsyrutwz @31DBoHpwir
@34qtpCyxpo @35McJhlBLA @4xBvpCnpt @40CBtvAwmx @44oJBtEEtw @46xztzAtBB @6FBAErszB @7txwrvvws
@8zyrCumsy richmonduvnmHwvm @18ttwsurwv ricottaqGBeFfgN &spinachlLHmGmgH @11usywvuuz @20nvuuDpvq
@21rAzwBrwz @24uyAnxtqB @26HupkqDmB @3lFBokpnB ridgeBvwqwwux @17wBvvvwyv @36yxtpAzwo ridgedtBwzywwn
@36wxAwzywt rifcoAonvBDCE rigatewyAoBwvr @25xyztvwxs rigatiDiHqoimH rigatoniFOO7peHG @20wrotuIAj
@25FJDfxmEI rightqlIBppiJ rimwxxyyAst &toiletEDtsvwur @45uvtumwwy rimblockCskyrwmy @45usoyqArx
ringuvooDpAo @12zwDEnEqB @13puvwuxpD @17sDqAwDos @18stpqxxry @3rppAunru @33FCxtBpqq @34lxFtFkAp
@35rxDmHrzC @36wqhpAtyf @38FijkqnDH @43kzqFFnln rinseuGvnjun9 @45rFqqEqpu @46xBAtntwp riooMqripkF
@39xErtktmE ripvusCyuyu ripexxzxtwuu @15uqqvxyvt @16usrtwwyt @17BxxnDwly ripenDCotEAtx @15JkhxCFfr
@16tzvAvrCy ripenedytxvvtww @15qzvvvvut @36uyvEnvtu rippleMfBgjCNo @0EAzADrpr @34GoyosACp
@37DrDqpBDy @7xvBtnxuB risottocg9eQmI9 @19tqmqFwqq @20ltAtApBr @25ipkiBmEl @43cuFCrDxs
rissottoxxDBtCoz ristoranteiqtBCztx @21wxvtzuvv ristrettoU8ggVwOe @40ElpgDACm ritzPtdxkKEO
@3CwiztGEE rivermEnrApoE @16xwquAsvz roadBjoGGnKE &rockyIkpCEkFI @32xrwvvyvz @34zqrzwsBA @6xqzvAmzw
roamlqqsJmHD roarjCb8DuHZ roaringvvryzuzu roarsomepjzHroFn @14rvqAuwzl @34tnyAwmCt roastssuvsyus
&salmonGMuRjosA &sausagelQKa56Ge &scottishxyyyxuBs &seasoningijickHFv &slicewsvtBsru &slowAxBvgntx
&stuffingwvxpzphq &thighdL5P68bc &vegetableCAtAkGHu &wholeeDwmcTHX &wingBtnAOzEC @10uCutruww
@11zAyxstAy @12upluGMwt @13BHsDttyv @14rnMFrorm @15npsmDljC @17lpwzoupD @19vtwtCtty @20xtwtzrxw
@22zuxvBqwv @24xAwrkyAe @25ptskpkrI @26qukDpvup @27vxxtytvz @29srqojCxq @31wtvsyxBu @36wutwuwww
@40yzwtyuuz @43DrCFvqtw @8tsvvuqzw @9lwxrpvyr roastedututtysx &slowCKtrqnrE &smokednstupPiO
&soupkaGfjhKI &tomatoqqpkmryk &vegetableyCDpumBv &vegetarianFJFnCvyd @0zDnAoLDE @11BzCBxABw
@12ugpmFzsw @13uzAwnouv @14IBBststq @15mngglmBi @18qowyjxol @19qnygxrCD @20urqCwAtt @21vuynvhzv
@22Byuzwrlt @23kOirBoDm @24DFLtwCmq @25zyKioMqi @26vzvCAysC @27txsqtryy @29sAwsopzv @3wiBztuxr
@32vqsoooEp @33IyBBvwpt @36DtwAtvCv @40xwwwvyxq @48nvrkNmdu @5xxvxxsxt @7vttBwupm @8spyryqtq
@9rHypsJoI roasteryhmIFfgkF @40toCzsmpF roastingiCiiyqom &slowILNmtGLz @15kHhewijf @17uqAJvAzD
@45ABqxqlBv @8qouxsmqu robertCyDryGEp robinAivswrxB robustiwBDkxvt @13xvszsxqt robustaHwjsCkjo
rochanjoBCDlA rocknpFLqEgg &squashfnEIpMoj @29DlnmCoAu @37oEqzwynp @39qnADjDot rocketKLkE9zji
&saladzFpBfDrj @15BBsDkApl @36vBwurxtx @7DBkAimou rockpoolytAuuwuq rockyHqeGFoBA @32zpvwAvuw
@34ynuzCmxx @35DtrsEwyu @6CmyEzwuv rodeorokCmCon @44somEoBso roevklHipmH @13ymqEvssB roganzDkCsmqG
&sauceBxmDJguw @20BAxBBppy @26yzzDuwoy rojaJgH6puqS rojovvrttrxy rolpuuyBsyA rollsHCAtwBr
&sausagehuwBksyz &scotch9RJeZMGP &seededDApAlypl &sliceJPLnHDLn &springvnDqBywo &subpmmpruiv
&swisstGAvqmCs &tigeracQUQcU8 &toiletyrwzxJCx &veganhqmEO7Lj &vegetableHazHDEus &whiteukHjrBAs
&wholemealUPVOVRZc @11CxulCxJp @20smDuAFzm @22lEFCfpze @30ynkvwqyx @33EwwCBsEw @34pCmLjBpu
@35qCGqpqHz @36uonpDvru @37sAsqtnjA @38oorqqprx @44lCCgACoB @45muCwsrEB @46xCFBokpr @9ABwysxmA
rolledurwuwqux &shortcrustLGemLskK @10DowBxuux @21bkLgnenL @22uusqwwws @30vxtwtxGq @32xywwtAwr
@8wzowvyus rolleruyyvwuvu rollitokglketkH @12kqtnpnoA @3vvltFyyA roloCdyizkVZ @6spCouoGK
rolynmvBDmBA @6uowBErEA romaLiDIKKli romaine9Pt4mXKw @15lHtqqFLz romanyfxCzxlu @21znvByxqv
romanazGokpEAA @21zDvotuzt romanesco8lR8OR9M romanozrBovruA @3yqBpunuw romeobHXZWR7O rooiboCdDhkdpz
@40CpAkwptx roomCDrpnwpw roosterBzCxuEwp @15BEzEoDvr @17ooqsspwA rootsslHqyux @15pBnFAFsJ
@17CuvlzxDk @19kzwznrtu @20DmqvryqD @36BzDpBurv @39wpozysro ropeuvyttuvw roquefortfFjKLAgd
@3kBoGCAnl roquitoAFmAqqoh @21wzoyqrno rosaLLijbhIj @39CEoofuFo rosannayxvuuuwt roscastmqzkuq
roseKYkFgbOj @13wkEyvAoA @20GuyoFDBm @30CDpsCozt @34BkmBrBrv @38fwtCjDAq @39GJjHDlAl @40CytpmrAm
@45oCysCyvo @46yqowooCt @48CGEvunDA rosecocofEHsqHIH @18rwztrCCB rosemaryLBxgfsKG &saltCvxuCCty
&sausageSLlheFKK &seaIuAlhsHI @10vvCqomAn @13qortMqwx @14CIpqpCDB @15rsutiJkA @17zCAwooIu
@20xtytvxxw @23yoAAnuAB @26mqwAwqso @29DsBupAJB @33wyAwGsvq @35zGFsBAFB @36CtqtqzzH rosesKK86JgGg
@31vByuCzyr @37FFqlJoBj rosewatergiooALhq @46qoHCopCn rosierBoAoHqq @31nuwqsDuw rossagjgFkihi
@40lksFsors rossafinaH5TeahR9 rossinkoDBlEn rossozuttBLln @26wvyysznv rostiJgjzJOOE @20CttrBzBv
rosyEBKkEsFm rotaryADwjquzy rotatertunnmurF rotiGOFdHknh @33BECmDmlm rotisseriehK9jzlMJ @11hEimvlFF
roughCGynmwEu @46rGxBoqCo rouladenjCoIApn @6toywAvwt @7ptBmzDpl roulexgDpJdxC @3tqsvCpBt
roulettekzkLmGEJ @17wzyqnrBz @38ourEmHCB roundBCzozwxx @33ztwnFyhH @34LeHnEKlF @35mtoszyzj
@7vxsBnsEF rounderztvstvsq @15uuyqxwwt roundieJObbuABn rowntreeuuvuxuvu royaluvvoyuDr @16vvwBsvoz
@17uovsAxsy @19CtCnnBwy @20vwwAsvpy rubtsspHswv @10AoDvrosp @27nDvmGoDl @9vztnzyAr rubiesxvuzurv
@5yrvvqvzu rubyyBoyGByx @15syAwBuCB @16qmkzvqnm @18ACjkwyEz @27puzuptut @39CnCwzvoj rudegtsBpwxD
@0xyzyDtAt @32vzAprxtr @35xFtuvAxs @36fqszttpu rudipnRzFHe6 rudolphtIBEDELs ruffledzCJpkyyJ
ruminLjhNRi @34optwvGmq @37nmltzzCm @6qoywtsxv @7nxwooDzn rumbledethumpEmkFCool @17AlpyBmuq
rumprFLIMeKF &steakeHGGIhJD @10wsEwuzmq @8pDzIFpvB runvswtvsot @4uwwsAwyx runnerDnkBFrqF @15CopAAtrB
runny4VBwHnER rushvwtwvyyx rusieckiotwsytrv @18ztssryyv @2ppBqzxpo ruskDwLnlwKB @35FDEwipFv
@43zntowvps @48sAABswEC ruskitqBnrpsvo russetc1gLTP7R @16kmiFzAqB rusticuDvtExru @26ipJpjHjq
@33zzsrDprH rusticaCEnGrRqv @18wrpsvtmB @21txzEtwxt rusticallyvBqEzrpr @17xvuEsrsx ryedOMjfeHc
&sourdoughcvRpmoDH &speltjBEgwmFC @30ksylrsso @32nowtqtty @33rFxtrsFq @35yBnGnswE szuzqquAx
@43smLuhrsC @9uxryxurt saagdHMbxAJQ @20qAFgxzEy sableHhgEIAxM @16zqmzzBuw sachetsvvrytss
&simpleFxyHwDCr &soNxpOpwBr &strawberryqoBnkDsv @1sEGgFwqK @19xvuzsxyy @29ovtzyusr @30zvvytxzx
@32mzDlvusx @39twwtqxpr @4uyoBqrsu @40zvwCvswA @6ooxsnuun safarimrJzZdmw safawin5NdDN5Z safetuAwnCvs
safetyEuqvsnAl saffronvsqDutsu @20wywnuwxx @29EHoDIBAC sagewntEhjHp &sausageoktDpoGg
&stuffingozrjCEox @11qnGsDvvw @14surzkqAn @15xruDsqAo @19ryyqvHuy @20uwHAtKmm @24BwnjxoDB
@26lygsrGrp @29sqsAjjxr @43BHCzyFrt @9wyyuosoy sainburyvABmnmKj sakerBvymqrBr saladzsqvxmyD
&snackjIbXzqRp &spicedRrjmGlkk &stylezyovHmsB &summermHlhghgK &superHvtIJkok &tunayECwkost
&vegetableNtRkBBkF @13EzxNusuE @15tsttxqIz @16yqyotuwq @18DyxzCuyz @20zmowysms @23unwpxxrq
@26rsoxAzsh @27vzuxvtvv @3EDyvHdtq @36DAnywzcp salamiOfsykHND &selectionlshBMigP &slicekiyvwCrq
&snackwSoYEDmC &turkeyvyDGgHdr @12ysDAuurD @21ypnCjExB @3viyCsADn salaminiFgtzhnkI @12FquyqoqE
salatkaCoDjFntA saleiyluvupx salmonGQMMpIHM &scottishxwsuytvv &servehjP3gZyi &sidebQ9MLFKG
&skinlessMNRZSH5w &smokedekFipCBw &sockeyeIpHijiKi &steamedtywIinqF &styletzvvzzsq &sushiNjqIrwJD
&sweetFFFkMvGm &teriyakilwDMFvpB &terrineCttqrJxz &tunapnjtvjAz &vegetableAknLvmqB &wildGBqmDzvy
@13BAztCuBk @14uyGAxzGy @19DzxAuCwA @20AuBEEooI @22DzDwqCyu @43vozAEEAz @44FLBCrGwG @8vsonAmqu
salsaLEz9MzeO &saucemrswpHzO &styleEK6jocHt @23AyAgIwhE @26HCBjEDpA @36HwwnxzDw salsicciaHyjFhBFC
@21yqwvoEvt saltxsAEryBn &saltedpsf0Dvr6 &saucevlKkAKNb &seaFvwmnrzv &seasoningHLNDKqdx
&shake3v5vivut &stockiFDCqvEn &stuffedzyupVrgM &sweetcornyiGuhsnd &thinzJKkgELy &vegetablemCrJCkot
&vinegarkOHumLFj @10uFAttwrp @11wnwywAwu @13toBytzwA @14CoCyAoqA @15wwDCptqr @17krzzkpwD @18uotopsqs
@19zvwvuuuv @2vAntxxwq @20pmADwqnr @21ssxvwvwu @22GlwACAIu @25ttAArmDl @26suDxsyIr @27wplnuEJu
@29urBHCiyx @3mCwvCDsE @30uuuytsuG @31EFjIqAvn @32uvttuuwH @33zmBmADfo @35DmJwzFBm @36uAuorCDk
@37AusEuvAp @45yElxnAGp @46xmyxoprx @6xuvvApts @7ypvwFquo @8AxqAuywv @9tuuqzpoD saltairexwrCDCbx
saltedFrAwnpKp &spreadablehzxuOC5I &squareueLidyPF &stickxCufEqqj &sweetYEjhSxPb &tortillaoEvExAkG
&waternCwzAwkC &yogurtECpwFmFh @0xyCzAjFo @13xwzLwBwH @15CrqoEsty @17vvvvwvwu @18stoqzzsv @2BtuxhsDp
@31BxyrMtEl @32HmDtLnBn @33zsAxuAtm @34uwCwqzqJ @35ruCBCAtv @36ByyqvEvs @37IxvBDpyn @38zwCuotsu
@39CqzCpoyu @40BpGCxlFq @48zmwtuyzr @5rGoCvwym @6Aztysxps @7upDyBuCy saltipinCeojp @35pmpAioop
saltimboccaIFioLEmu saltyHwqlxvKe &sweetLFAhEDCh @31rBDmqmvl @32zzpzyxAq @35zusntEss @36zxtvsrJn
@37AtCsntHr samekDEJxU7w samosanIkIGFeg &tikkafGjBQjqA &vegetabledMzhKLKG @20rEuAxIop
samphirevvGnApui samplexwxppyom samyangwK9mHgAb sanAttrvvuA @18BsBtvxsq @33vruxyxuq sandozolsohi
sandalwoodFpECgAto @45zkwApssx @46txBvqAwq sandwichwwtvCHwq &sliceyfDIwCxm &stickjEUo8W9g
&thiny9kyyGms &tomatotwDwCyAw &vanillauvwstCBD @13mAstkvwB @14AusynBss @18NdqvMPif @20yxBBtrqq
@23swqvryFv @3wxtttwus @33xAyJxpvB @35CvCknvoA @7pFAhzKou @8fgCgFJxm sanguinellonohEhcsi @39rtiBmpoj
sanitaryqsxzBxpt &sizewwzvsozs &towelowsAGyzD &ultrawyyvovyw &wingryqzHyrv @46tqtvvuut
sanitiserryzustqA @45yCyyCDoy @46vnCqosvp sanitisingwAFqyoJp santaflhdnDld @30yzqEroAn @37mlmmswwq
santarellahwtByEtl sapoAqnCsDlB @16BrlCtApB saporitouxswxpxv @21ztwxvxvy sarawakuzvvvwuy
sardineeiiHmKzK &saucedGbpHvul &tomatodDqgKDux &watersQLxlNFM @13rppGuCyE @15wumwsvus
sarepskaROQ6TJuL sarsaparillasImAlkAF @39sBoynpAC satayhRfHgXIH &saucehBiggIEi &skewerABOqogro
@11unwwDDyA @20yBrxhqnA @26mDtrjEGk satchethoyiptsv satinhAFtFCFq @46nvEvEACp sauceursxvvuq
&seafoodzL1dkXE5 &sesameEIjoELij &slowjxhqrntB &smokedGoivdtyo &smokyGADvtHpr &sournzxumsqi
&soyytKrmxiq &spaghettiztABttzC &spicysBxDEnek &srirachawlwfGlBu &steakzhCalnk8 &stepfAP9qFkn
&stirmFspqzFs &strawberryghhf0b8m &sugarsmpjqxnG &sweetAGqyrBBw &tagineDnBtozsC &teriyakiHgzsnvps
&tikkagAqBMqho &toffeeBOJRBsh5 &tomatotDvvuuyC &vegandEObaQkp &vegetableUIGMPFJF &whitenDqDlqly
&winemAApANts &wingqrofAtjn &worcestermpknJkdH @1AovqpHvs @10uuutpDty @11vsBnwxst @13wuvsBttv
@15qqynwtEx @18xtyvxvwv @20xEqDxuzu @21qqzvsDys @24wxExvryu @25sBsoBrtu @26vvwxtsuu @27qBwxxwut
@35EFxrxBxw @36qxtvsuqs @44LlyBConG @48ntlzzqun @6AGDusskx @7utrvjtmD @8vworDxAt @9nwpAxtuB
saucerwCDGAEsE saucissonAIhEfJvu @12AGmBkEss saucyuyeQgorr @36HGxHonBp sauerkrautpJwGCwzG
@18qExzyxvA sausageJCAdJtBh &selectionGvzPIkzD &skinlessfHLik8cI &slicexbr8xMxr &smokedlXbyHDvk
&smokyCKZIBQzA &spaghettiMNdbQkcE &spicyFMfiGJhk &stylezoAptvxu &thinEejJf5a9 &traditionalJIupHFHu
&turkeyJcAEFpyl @11EzmjzCBs @12yuwxBlyw @14pDusCrFl @18EBklBkkF @19NEHqDcxl @20EHApyABr @21pwuFphhu
@22CoyFzxsw @24CszoEFzr @26uxrullmC @44DsfpCAzq @9suryszns sauvignonzhIBjuNF @8ptuDyyqv
savarinxmDuGpzv @3AnDwFtzt savourxAvsvrwu @35zvztuzxy savouryrtstwvsw &vegetableEmaBNgEf @11wuuvpqvl
@12tzAAyxuC @22ADsmystD @25vzuxrpqt @26mzrBDAyj @29rxpvqsCv @35gsDjsGjF @44EuwvAlxq @48ywCvqssv
savoyjghFiknI @17pqoxnutB sayCmCwlgKA sayeruxuuwuuv sazonichctQeJ sbuckunnurCyC scallopEQGJrogG
@13AHCDxlqD scalpvpCtpiCk &shampoowpDxrtHt @46rxBrprAy scamorzaEFHohAuv @3xzDqryqu scampimHFnGzeh
@13qIvoBuqp scandalousjKvDttmo @33qEtvwwrs scandixvpAzyuq scarletswuxuwAu scaryeFjQjJsP @38rDtDsBkD
scentmrozlFBm &washmDGHgyBa @43npAzpyrr @45lHDFvAnu @46sspkorDI scented4C5nBrwI @45kDgkJuyu
@46nrlyqzAx schmackotkqFrhpk @44torBulqn schnitzelCohpyhFD @11Asvtyrvz schokorqrqxqAu schoolgjqqWwwo
@30zBvzlzyC @34ifidKBCp scoffliFBjFDo @0qsACpAzr scoffyi9lktGpo @37ninprGoo sconekic4mHaC
&sultanavgBTiNop @33kltApBux scoopwoukuzvt &vanillasrrEwAtw @7voyupuuu scoopablewwvuuuvw
scoredxrwysvvu scotchuDuurAzx &souptDnwrqBr &steakqqypxutu @10wpvwzpru @12trDjtrBp @19pDplovIj
@22lCAnyJHq @27yEClDuDo @3vwvvvvvv @33zyyrFBsA @8Bruzxrsu scotlandvxxtrqwu @7vwywyuvu
scottishvxvuvxvx &tabletiLFkcI6h &winerElpLCpB @10uuvxvsvt @12tnzuDruq @13trywsvwu @15vuvwvtut
@20utvzwtst @3yywrAAlC @31tywzwuuv @32xsyxtuxq @33yEtrCHyA @35vtyvwqyu @6zmArCrkI @7tzvtuuuu
@8wsxuvvwu scourerxJtuuhKd @45uwwytmxk scragporCpswz scrambledOQ4WLOR3 scratchvAyvrowv @17uyqwxvsy
@20rsBBquzD @45GCBmorCv scratchingjomkIizA @36qppmDkzy screamervqyyvxsw screamywvvvvvvv
screwcapsvrtquvq scrubHExmkDqi @45BAtrmyor scrubbeeJgABqiiB scrubberCjmoEFrG @45CnooCDrD
scrummyrdynBruw @6lvkqwwso scrumptiouswiynAByB @17swzBtuqz @37wtzwytxq @44xCurqvlx seaBuDxrquw
&truffleOElHzqjq &vegetablegAtEJEkz &vinegarHyGNGGF9 @10zxAyrCmu @13yAxvNqpm @15svwpAAyz @17wpBIDswD
@18AkBsovum @2yuzxwvxy @29qRppqzjn @3sCwtADqI @30tFwuwuwt @32tiAAksFp @33HkDovrjo @35xzAyAyyz
@36Aqwmzwxy @37DuwzzqBq @45oApNluvx @46uByolDIB @6xtwwCxtt @7xmxEAovt seabassGgDHbgHj &wholexKxjxbkp
@13CrsDoqCk seabreamHpLGsJFr @13ApCAqGCt seafoodAvGEDCDw &selectionxMArBELe &stickJvHLHFkr
@13pwuuCtyp @20BstqwvFy @23CDDCxyxm @25psEEEuHB sealFBWrJNPC @45wttysxts @47tppxDtvk searedvvvvvvvv
seashellitL9MK7e @37iwCiEHnl seasidebtGFrsul @44msCCsqsn seasonvqNlilvO @29xnAxAnmD seasonalspAqpvBt
@15juyqsyqq @16ACtBDzsu seasonallyzuuzvuwt seasonedyultxtvv &sweetAlRBsTSs &waffleChDvsNNf
@11tuBBsqxw @14AkAuswvv @15tyuytrrz @17xEuytoox @8wxypqCtx seasoningstsBzxrB &shawarmaOtqxoGKO
&smokyspvxBufs &spicesztprzAq &spicymEayvwrk &steakweEvepif &styletBJFwzso &tacoPdhOSlxe
&toppingEJgdejFg @17Auyzyysw @26utArwopl @27susxtuGD @29zAuyDFsA seavegJzjDmqEn @36EDqwuyvt
seaweedHpDP6KXm @36EnszgHJr @48BAurGmsx sectuuAoyvB @12wxtxoxvv secretpsBusqpt @25wvxwwxvs
@27zzruxyyw @29xztwuuwA @36oozglpoi secureLAvg4GvC @46zyxqpBwv seedxDkHpqEm &seededj7M3ZhpC
&sourdoughloICfEzj &sunflowerklrkRvtE &toastedoIvKKBhd @16hAAzHovz @17uvstytuu @29oGKpFnAm
@32FxMAxsGq @33CzsKhKpy @35kussaIqx @36BArqhzHk @39qCBqDuxF @44otFKDkAo @48tnAiJsBM @5vryCDlww
seededKKbS1Fxm &sourdoughGbCJbIJt &thicktItIAqrF &tigerGxlHCEEl &tortillaMJENhNOH &whiteraMmbGBj
@33zCvDnBBx @35ByixBCBt seedieMiApsKCm seedlessLiKdAoiM &snackGRUMalMo @16ptnEwvxu @30fErDoCBc
@31CmEnFkqE seedyMbFRkFHc @32wnEFoCEf seekerLcnCxBmn @3zjqxwylr seekhEBApoAxs @8yyyvvrxt
segmentqopxvuws @18vwvtqvnw seitanxllHHFhN @14ztqACyoF selectxvzwtBqA @17wyouvoyu @44FpzzyGqu
@8vrmvwzvw selectedvyzsxwvw @18wwxrAsvy selectionrjzmjsFy &servem4uOJQvr &smokedzvEmsHnu
&spanishzmbmFzxK &sushiJHcFBsqN &tapaxmqkLErg &truffleAiDIlhFD &vegetablentyqLIk8 @11mAlkFpkA
@12ArsqIrku @13uywvsACp @15mpzwrrlh @16xCIqjvoM @17ouEvtCxB @19zwqzArvB @20uuEDllFC @22BkHIlgFN
@23xeyektDf @29qAyxqFAt @3eikukyFA @32CnBouzAn @33ppvwfwJC @34vDBsqExq @35opmsHuvm @36xwrvvzqt
@37wrAAllyr @38rtjoAEqB @40HemocCxw @44Azuzyurv @5wuyjmzpn @6vytuGBvv @7vriBuAur @9oFpkxKkr
selectivezrqnovrE selfyiz0jKwB &tanIvvuyFxt &tanningwtrmfvzB &wholemealcvBtkLCq @30ulstpupB
@39opGyyJCx @46xqpvvCuz sellaIPcHJw2c sellectiontqDujpGz semilIBrABTB &skimmedpNDDAyOD &uhtoprymgKq
@0sFAAxCDD @18uFotkvnv @23Clvprott @3zvukqtmp @44twxuvtwy semolinaKEGIicNf @48GBEvptDr @6FACEoqFp
sengaxvzCDvrs seniorKHVhvEmo @44GEDptuwn sensationtAwyuyuz &sharingsvzstAxt @33oIoHvymy @36suwrxvvr
@39ymssytvt sensationalptwuCtFs sensevttvtyAA @0wquBusBx sensianytytsBqA sensifoamsJmoyuql
sensitivewzzFxtxv &shaveBlaSatnu &skinCwvuqosq &spfqhOyyizo &sunscreenmiGCglAl &toothpastetDkJfwfa
&washuquyqrrw &whiteninguYeIegXe &wipeqwAvHtgp @43yoJosxxx @44DEkHxyuB @45zyvlyBww @46wnqzjqsv
sensitivityztowDveg @46xvnxxsni seruxtvwqtu @3wuvvvyyx seriesxslIptyu @46Csqyrsvs seriouslyAruCBxnF
@27wvCxxtwv @35BurxEMeE serranocJfuKe3F @12lBqCEklE @18pwntwprw @20mzvsznuy serumnKrpjDwL
@46oyxsnBxE servevtwwuxxu &slowvArqsAwq &softBACFtqAC &strawberryAsEvwxmI &sweetEofmgDbW
&toffeeseGoBrzp &triplexJxnxyjk @1vwqtuvut @10Ayyymqov @11svwqpwsu @12gClosrtx @13Drtnuxvp
@15CqsvCzqu @17svuutqvx @18qyrtFzhw @20uyusxuuw @22yqyvpvAG @23uurBoBwx @24wxtvwusx @26snkIrBzp
@3vxsvwtuv @34wzwusAww @35yswwuwCu @37uqvtzxtu @6rrvpytuu @7wwzAyvvA @8yrxqxowq @9yvtuyxCu
serve70gwvswvvvt servingBBsEvuxs @34xtysswyx sesameMQjpaMlf @25xyxBunum @27CEpmBCrp @28EAqxtjwn
@31qsEvEspx @33GCmpkEpi @35ELouEGym @36KEirmCpr @48DusuRBvN set9KwtAsCI @27pvrtAwqt @30rxCunuqC
@31lEGlwzJH @37lBqmDwFp @39rDpryDqA @40lwixqKuy @46tyCCkyyC @5Drzyxyrq sevliFHHloi @48mlECCrpo
sevenELtNhtzB @33yzpzosBt sevillesvvtxuwp @31vxxzuwwD @39Cpvlnxom sezamkiMmlppEjA shadevrtFoyxu
&tissuezwytAxno @45BuBsvqun shaeroLnqlLFEL shaketvvCvBvx @17ylmysvux @29zuqxuzxq @32gHswwzIz
@39wuwovrut shakerxlBfhLyg &vegan6j3OMgMB @30yxvBFsxB shakerzFGviJpFr @11FExmDkEs shakeupyqyyApAp
shakshukaebde8gKk shallotRFKfdxMX @15EDJpgHIF @18CwzruuDz @22FCtyJdrC @8mojxGjmq shallowuxutuwuw
shampooLSfLiNlm &shineAzlpxstB &showerrABGxvpx &smoothEtC4Jkwn &strawberryymoyDCrl
&treatmentPcCsnJvx @43DvrIqxqs @46zzpCqzno @47GBrArAwy shandynnpBClKE @39npoBCoAB shanghaiwmtDxFtm
shankdgfJGHiF @10pquAuAoC @9sroFCApC shaohsingtuxxvvtv shapeitAsuAip @17kjuDlLEr @18miHppHyv
@32zuvyFqsw @35pCBrprsy @36lNAywmpq shapedda6COaed @30upoisrAB shareqtwqwvtv &snackANxpniGv
&sweetovwDtssy &tearielgElIp @20zuxAswxv @21qktmHozw @33skwqBnop @36uvqwvuyy @37BwGurwyt @38twlxvyxu
sharer6nO9pd8F sharingrtuvxvwC &tubmtiE5zFE @12fyumDwyG @15Awwsutys @21nuHmIBiJ @23wyytzwuo
@3tswpwuzA @34tuvuxvvx @35wyrtwsyn @36xtvwuzus @37yxqtxmwu @38uwtxyzsx @8wwCsmFxu sharkwhqBlfXx
sharonJiEHnDFa @16IsCDtIAp shaveHlytongn @46Amsvqoqp shaveduiHvsmqk @3vmBxropr shavingEojJelgo
@46ErsDtwtr shawvstwzszy @39ytzvstxx shawaramawvzsqvux shawarmapRo59fMR &spiceEyxrvnyy @10AtnosjyB
@11nzCqitGv @14CpCpyCvm @20uuquqnAF @26nyDknvEI @29BErttyBC sheayCxClzpG @43tGtInpBA @46ApxqDtuD
sheepLekfaPPF @3vovrzzxD @5vsssvEvA sheertlsupryj @46uuyvtqvq sheeraFBqryDwD @6CButACwD
sheeseopvvAwtp @3vsxAtuwr sheetrwuvxutz @22upvqBpqy @24puxsozAz @25vDwtxvCC @45wyuutxxr
shellpvPnPEwC @13zpEyErGC @26BAttBwAq @36uDDlEpst @4Axqvwwyy @6vuoAosju shelledtAJtzsJA @17kCCvrFyz
shellfishGgLhHHrp shepherdNHMkMKHk @20CxAhKEAp @26zyxzvEEp sherbetJONmbScl @38DABpnGcn
sherrymemRBiGR shieldIHCmGke4 @39CGCurkmn @46rzrAwurk shiitakeIfglfDMG @15AusqrDCG shinyAtyfyuq
@20zuuxLrxE @25AByHiAIx @8iFptkCml shineuxmoAtrB @45wsBwnyzr @46xvrmEpwC shinyEyyKtCzK @46tBszsBxw
shirleylEjIbjJO @35lzpGmmGz shishsonHxyvF shitoIiMvPluK @27GkCwMmxz shootCuFxztHA @15AFBpBztC
@18CAzwuqqB @39qsryuqAn @7yzwpqptA shootingsrvwtAuy shopuxwtoAAo &stylersvhxtju &sweetnMMJiLKf
@11zzAxxvvu @13Apvxrurn @15ABIwuuov @17uuqnzzqx @18xpsvAvvD @20CtGsupvr @26CFwjtuxn @38zxDBtBEs
shortp3eePhRV @8zxppAvzt shortbreadPPmpCBEl @30zxqoAxDx @34wwspwAqv @35BCiqBwIp shortcakeqkxDGBdL
@35mwsEDExC @5uxwBxzru shortcrustvxusuwuw @22tuvwvttx shorthornAtwwxvuv @8qxtvsvwv shortyttnCrzwB
@35uslysyuA shotKIiLugnw &turmericFFgmIxfF @36BAyEAzAx @39vGjHspnv @40yszmxytj shouldernpFrwHwj
&steakEoLFEizk @10qstjqulp @8Bxlpqvwz @9wyEDzEBq showernzIJzonJ &skinvzsAEmwv &therapykHqpBllI
&vanillamgorHygx @43txCyCrst @45zAAzwmuD @46toDxnuAz shoxAnxnjsou @38Arvuntku shoyuvvwwytty
shredHhwwFmrc @31Bstspxsv @44ytuBuBtp shreddedsprCyrqo &wheatlfnlvNiD @11oAmDBGqd @13krkzzgOq
@14vzvyvIAt @15luwIKwIA @17BzCuoDwB @18ojAnowok @2yByqrAyB @20qorCzBly @3BuFqmrvr @32tititInE
@44AnsyvtCt shreddiestxuuzwwz @32wsqytyut shredlessFGIJmjGf @31BwzDmsym shrimpieepGDBpqAE
@14sFAErryC shroomdogGvvputAn @14zyquCtCq shropshireG9cOEQOE @3DosEDAEn shufflehvKqlnhm
shwarmajMt78dMO sicilianxwwtwsvw @13uArzIulv @21vuwBuwxw @23swvxvwsu @30uxwwvxvw @34wvvzuyyu
@39owucgpqK @5uuuywvyx @6utrwxuxt @7CyppByFt @9lwxlHppy sicilianoBjylFHlB sickHnDxsosq sidQGOvFKnd
sideqCrBupCo &twouruvBxuB @11wuvxyEoz @13kCiDyxCD @15svwxxvyt @17prGrsAAq @20yryswttw @25xwwvxruu
@33vuwzssvr sidedArquEppE @45vtqwAsoz sievedtztwvwuu @18xrxuvuwx @30xAsqstyw siftedvuvrtyvv
@30vDsvttxt signaturexytxtxsu &whitejqdMJNEt @11mFEonqpq @13CsuntCEm @20yyAtsoqy @3szmkrzwu
@30tvwrxwtz @33zzzwApyy @34vwytyszv @35Atwystpq @36zuzutwtw @37kMBIuJnF @40tswsytxw @6wyxsuuzC
@8yzsyppxt @9vryswsyw sikandariuvvvvvuu sildzpGpBnHv @13zsCqAsDx silesianRHhdLech siliconeqzLrIIOz
@46pBFxxyEu silkBLuGnymn @45uztorxBz @46vIrFnump silkenKLv9Ksjs @14zJuoExls silkypqzlrszn
@45BtyswAut @46tntoioql silveryCEmAEIO @30wxvpFxzB @46fBCpsxyD silversideHIvCwpmK @8vvsxxqyC
silverskinkKNHImDh &sweetfLFeqoDg @18ozAzwlAn simmerCsyqGvwu @26Dyxuxswv simpleuArtttOp &sotrwqAxlw
&syrupvpqutqxo @11wuxsuClz @32qBxtuwpx @9Dkvxlwwy simplytvwtuxAs &strawberryJazuSzp7 @0spkCmxFq
@11lCzzwpDq @13vwqvyqrw @17vwuyBrwx @20ECvvAorA @21rttuzxnu @25twuxyypx @32Avsrtpuy @36Buwtusxy
@43CsxwqpvA @44vIrpjjEp @47pErvsAwm singaporeLiEEBrmc @20wpBBznyo @25KnGoJvhf singaporeanNrGxtlje
singlezxrvsvxx @1AqGjothG @15rtyvyvru @16ttAvywvs @3ILmsgEsG @34uqxyokBn @37qFxzuusy @38nCbqoLBI
@39wnxvCCAs @40qvCxwsru @45tyxxuyvr @46xuuuwzvv @7ssyxxvst sinkvvywxutv @45vurvtvxv sipwutsvzyy
@39wuuqvzzx sippermJgoKlAj @39qHkrFlyp sipruswyswyzAv @39rusAyyvv sirloinOfdfOEhe &steakIfhlJKgf
@8ArqoDGmq siuklJEHmCH sixlHjhNImc sizessprAtsE &snackrvkosokr &towelHFvtmoxv &wingzvApfuHz
@30oxstoqCu @37vAovkvFm @4oqsBAByv @43rBvirCoI @45Axyvsnxn @46zxyzBvxz @6BupHsxzq size5wjmFsjzn
size6wtksuwyp sizedrusuCttu @4qtquxAvA sizzlepzEBByDp @11lyyCzCHy @8tqAwxzxm @9xDtuvrvC
sizzlerggDCzxvG @11wBqxwwws @21poKumqsz @44wwxBouzL sizzlinqbpnLcmn sizzlingLDywspAs @20mqvvvxtt
@26ofuwssyI @9DFvutuDs skeletontszruyvx @38rnCowLqH skelteritpktirj @7trzlAurp skeweruohDmKwB
&teriyakifGvOmTND &tikkapBnDErqB @11mqrCwFBE @13nvrGmvAu @20EDAnkljo @3BpmBhtpw skiyxwxwwtu
@6vuvAwxzs skillettswuqttt skimmedEqcJvxdE &sterilisedBuuEoCxq &uhtxutvmMgy @0truDzxfE @3zuyslrmo
@44uwztpxyv skinwxrCCDzt @11ylBiJwoL @13rrusjtwp @15srApppqy @17otpKuGBm @20wozuvsuw @43sCsrvnqF
@45xxsuCwsv @46vBrxzsuy skincareCKxkpHrB skinkCksnpjnp @19zutnqnjw skinlessvAHqsqow @11qsqyCEwr
@13EuzCrvmB @9kEEsspmF skinnybkjhfwKO @17AzxtCruu @39qEeunyAA @40qzgmhGBH @8GoustBGv @9BwlkoqJr
skipvxxpxtvv @45vxwtytvw skipjackvuuvuwtt @13vwwvwuxx skirtxkyqipFF @8ApzpprEB skittlezntslxmj
@38xosunvtl skullJFjgNGMi skyMIKOifOj @45ACHzkoEn skyrH8uFCbmK &vanillaBGjmFdDK &yogurtznsBzuFM
@0ywwzvtsw @5CjkzzjrE slabtsvvxApy @34rBAwrrBs @9vBrwztEr slaskanExEqFEu slazerkifDDJJHBG
sleekCvDtDstF @46ztxqAqAD sleepaLzixsEk &teabagEusuplCB @40tAwnxwBr @46sCzlrnqn @47wCwvrxwo
sleepymBCKDnDB @40nyBDApzz sleeveGxrxhpoI @37CzttpqrH sleighSw8txGvn sliceyztpotuB
&strawberryxqorjPjF &styleyvswBBsx &sweetjwbskpmq &tikkaoqlsEsxy &vanillaSBIsmpfn
&vegetarianBAdnpkxw &waferuvwvvwvv @11vqxxBtrt @12tuyzAvxr @13sqxCzxwo @14Djostssl @15EBBpBEqD
@16nvwuHvmJ @17LppqKyII @18BqBktjgm @21xEtllmMq @22zrCrsxuy @3FColiJwG @32vuytpuvA @33xsylovwm
@34BFnkkqwp @35ECsqnjqs @36ssvyDuvp @38yopxzzDx @44wGqwqyvq @6zyxrtrzs @8nxuxAzsy @9wrsuxuvo
slicedwvxuutvt &whitexyuywwwv @11xtttwusz @12yyouwxuD @15ipnMGjGE @17yuwqmAuA @18xttrxwsy @3DHoifGyM
@33vwsxwwvy @34DxisEAmK @8ttswxywy @9xrtpCryq sliderznFppoyq @20Apzpnqzq slightlyswsprtxu @2yusyBAyu
slimrMnulryz @19wFoyBBmF @46sjxqkCHp slimeGplKOvMm slimlinekk3kfwEw @39mrhqqyww slimmxystzoxt
@35wxrqvmAr slinkyvswxBrxA sloppydlhgaeAs @21lqnjnqyw slowkEsxFHJu &smokedIGAizLwz &styleEFkFAxsp
&turkeybsldhJNi @10pzvotuCE @11mrCvoytu @17wsuxrsqy @18mDnqiBml @20BwBxnwrq @21ywkqJzux @22xsyBrqqt
@23nwqAqsvr @24vyrkyODx @26AinAEEwK @3vmtGvrzv @8qBzuvCEs @9rwsCCszu slowedBIumpDyl slowerwywBuvzu
@11ytvwrsxv sltdoDvuvAjv slumbervyunnwDq slumbertimeCAvtEqns @43BywqErqs slurpxzystsAv @39wuwyyrrx
slurperzqnrylwu @36vrxwwqsv smakuxxBsnDsz smallwxxzwuqA &superfoodoDuvqsoE &treatowzqvrnA
@11tsqvwvDv @15CHAMIKoK @16ojmqqhjH @18CyoBvCps @27yvxqzyCp @3oqzywCEB @33uvtswxAr @37DoDCpsJy
@44nFCufCpB @45wwyHyuoA @5CwtpzyBv @8utusuxAq @9utusuxAq smartusGxgFCx @0sxytuouH @32AoxAyAsC
smartfityAwtouwt smashefFLEDpL @14hlxEEFqJ @17GHmimszl @39wutDGApv @8lpCEFBsG smashedstjmKzkr
@23pykkDxqv smietanawvutvtvw @1sxwtvytB smilejsrvnqqr @17qjqJkHvt @46tBvtvpvv smileyqpwtsxuy
@17urBsCvxt smithlFIfDgJj @16pACrBlxs smokeHzxvqqDr @3yuAArwAx smokedGAOBpMFC &steaksgMhivCM
&streakygngBlfwN &sushiqkECIqpO &thinqsvtxFHy &tofuNOJJbRNL &tomato7xIoPHDk &turkeyGpssruhA
&wiltshirevvwuvvuv &woodftCywIqt @11uCnFuutw @12rmzzGxId @13lnCnqExp @14yvCunsAx @15BiDGjBAm
@17mmjqvtyy @18iutnLFHd @19DBuAzzxA @2ypAxqDvA @20ywuuBvnr @22CqltFims @23GJKDJFHE @26pzuABnmx
@27FyFyDJtt @29FDIBmBrD @3HDIJiqwG @33nwkfzlml @36tBAwtztH @48AuADtzEC @8mEpkFCFF @9lADisxEF
smokehouseLJREMqgd smokinDpIoEPkD @36zpxqFzoz smokytoAvsxvp &styleCtpBxGnG &sweetqtpkxAAl
&tomatodIOpRXWl @11wAtqutBD @12tqtqtGBy @14szxAoCnF @15KgDCFcBo @17BtCzyDqu @18ouAsFFyn @19xCrvytwA
@20nxzqvjrx @22uswuxBuu @23xAtqnrty @25pCwrtlDr @26urrvHrmB @27MlEFeGvh @29BypsxpqC @3wsCynxyG
@35qpyBvAwu @36svxyyyut @8Gqknotjt @9uAyvmrpr smooshykzAAsvvu smoothBqyuwovz &spreadlujNoFUm
&strawberryDqLkztnH &yogurtqxnsvAwp @0tyywxAwr @12pAsxvyuq @17qywxtFws @18pAswuCvs @23qBpuuyut
@26EmmEAoAA @31BozoCqqB @32ipBGyskJ @37BpwkgptM @39yyJoBrHr @40HkeygmEq @43tztBsyAo @44qtjoxBHk
@46uBAnIkxz @5rxyCvwvz @6ClxtInhH smoothiepzoxtpAq &strawberryCsQqsmtr &superxHmzrqAJ
&tropicalxvwfzrmi @16rxAsprqu @17qnsrvsnu @36nAtstxHt @39kCsyrsDv @43AuyytHvt smoothingpzEhObgq
@46tAGmApmt smore9Xc8f5cb @30muwurust @38srxrqumr @6vrqxrxqv smotheredxuuwtxvt smultipackDFrAxwyx
snackAtrAptxy &spicyMNn6JJtp &squishyjtEEqwCq &veganHecvilA8 @11sxovABuw @12krtAEAGs @13IIsqAwqq
@16tynrxqrH @17wwwuvzxw @18yxQDvsJF @20nAwwvrqt @22psmkCyyl @25suHrtzpt @3wpwxsovx @31pwturuus
@32oyzuvurA @34Bxunqxvu @35uyzuuztu @36ruxsAvus @37wnAEryCz @4GxzDxzxx @43tCxtwwzt @48Aywqwyty
@5isyDptui @6vAHxuvDp @7suBuzxwD snackerwoDDfEwj @3xvEzrDyr snackinwuxlwxry @11xwvrzCru
snackingtuuttzxu @12rlIAoEKh @18lqnzouty @20xzzuvytm @3jnownBGH @36ytoAytuz snackpackkxzpsqnz
snacksizevuxyyrrq @32wzztHwsw @37oxptlwAu snakAQhbnRnK @20AzsoqBmB @3szqqtypy snakehfCGsmjH
@38llDEqokG snapmsswyrrt &squarepBtAHBtz @15qsvlxxoE @18Euxvzxwx @32zvtzputt @35pjihtzzp
snapdssstwoyo @35xwtyxqwo snappypytAxCvr sneakerjtyAqtxn snickerKnqlFGnG @37EoqnFErF snoozehGGCDlEB
@40mDBtApBz snowvtuBqwvE snowballPINhhQOQ @16BwDlAxHD @34DwBtryEu @35yAzotryz @37zCEuzDru @7xuztutyC
snowflakecAURXW68 @30jzzCyxqu @6uwvuvvuq snowmanGEsikqEi @37xBrprAyq snowtopryrCsuux snowysFeL8AZr
@6xArttywp soruwruvww &sweetyvhpluBw @16zwuzwuuu @26xswwysqs @32puxsvupF @6Bzuxmxzw soakoGApEwBj
@18sqAAEmxs @43BFCpGFvn @45vAwqxtvw @46qxuAvsvt soakedqyBIswpk @34pDswrDxq soaptnpzjnGA @43AuCDzuuD
@45smqmuoFk @46xvsspytB soavexzztutyB @7yyytutxB sobaupxVJlxk &wokCtmuqtty @25yryEEssl
sockeyeHhLihfLk @13zlAppoAq sodanEBFptla &sparklingTzAaBiQT &waterISYKac88 @30nxvwxroo @33rswzrBkr
@38owBrzysr @39ItpByuyu @45nACDontl sodastreamounHhEk6 @39vwwEnzlk sodiumcxz8GKqj soffrittohkmJJzEM
@17mppFFzEE softuBxyzttA &sparklingCldw9mOv &strawberrywxyFpzvC &sugaryxstfaAz &tacoxmFkHuln
&tissueHeUvxm4g &toothbrushmJFw0gwa &truffleFspAwAqA &tubwAAywsyv &ultraIAHofwre &vanillaqzsIwuwO
&veganuxxptqCw &whitewuttwwvu &wrapjvqwtApA @16wrsssxyq @18oztuzntx @2HAtmljjy @20CzypzDDu
@23xACopwxm @26vEspyByA @3vCyCxDlB @30rvHxCzwp @32lwzBosxp @33wtutswxr @34ymfpsqys @35vEyzCyzK
@36vrsrtwxp @37BovFAFio @38pDmEwofA @39qvAqBDqt @43ztFtrzrC @44AnzBArrF @45vurozztt @46AtBrnmGl
@7vEBxxquB softenerxwxnBuDv @45wsyqtwAs softener1FDujkICz softesttstvwzvq @2xyxvvrvA softierxtvvutr
@33rzwxyxxx softpackwwtvwvuw softyqGSBFP0k @33qvouBqzs soinFCnHoAq sokol9Uqk9FsV @3nFoqiJuG
solzwwoxBow @39xwvoywnv solairesstxssvv @46uwtsuuuy solejlFJjloD @13kwBBrrrA solerowzvswqxy
@7qruwryus solidouCejiis @2xtzhrqkx soloQNU7QTXd solsticenfFokEjw solutionvlIoLqzK @47nsxnywwy
somersetvuBsvyAt @3vvpywrrw sonicCrCCcxMu @46vuwwqtFx soonoilEnvyp @25nonBrwwr soothel7gdvZRp
sootherDybxOqmv soothingDtkswDkD @43prwqwwnF @45slAuuwqB @46qCtGszAk @47yrsqBAsC sopockacHwdQdZu
@12kHpoBmJm @9nqzqxpux sorbetdhjHGKde @7rmuFzDli sorepsBqwyxr @47qvzsAwuu sorghumyAKUoOfe
sorrelmkvBFjIG @39qkuAzmGC sorrellnxoBCsAH soswskyxFuC @46rwnqxwvt sousyDptwyz souffleApInbKIF
@6BoDsgIwB soulwsbtRNIc @19yAqwAqru @20zppvxwuD soulfulhiKLglIl @40kpEGlnFq soupxuDxrqxx
&spicyxArsvyus &springegKkGcME &squashwmEwwrBs &steakpGCpGrmk &stylewtzrxlyv &sweettoFIGBDj
&thaifuCLngzC &thickIkJmnmrE &tomatosvnmtyll &vegetableuFzlkABy @15mNyponDG @18qtxzHwpy @19tqtsFxuv
@20zkrzrtvo @25kMGDsKtq @44ADCtAkBy sourMhJsgEoH &strawberryIjLDdGmF &sweetyBFkrILd
&watermelonCkoleGDJ @1GvDCsEvz @18BzupxqxF @19Dnvptwvx @20CylvkxAp @23zyrDqGxC @25zCzwuyEm
@26CpysrDAr @33qvAuyumB @35AtBxnvmz @36tlzzmypt @38kjwuvwuH @39xAvCtCex @43AuyrqEyx @7Asyxmznt
souracharimyhIvu sourceqEzviuzq @32tvwDvwrv sourcedCAytysuo @39nrsytyuA sourdougxhJvyhkv
sourdoughwqCwDqjz &whitedgNkqxss @11nAnuuBwm @13vtuosAzv @20FwuqrwAr @21tGrzqAyt @33EizzDsmE
@35hfwrMgkp soursopI8oNPrcJ sourzrkvnlDrF southsltfGyKl southernkai9Nmce &stripmAHhjFwf
&styleshqgBxjo @11rrvrysmr @14vyBquBwK @20mCqowqup @23mxpCrljk @25vxrpArrt @26jmlmDrmn @36yrArytqx
souvlakiDvejrFxa soyBsPBxwjr &sweetwwrECRxK @13sBqxxFBy @15tADHBDlu @17vvvquvyn @20AqpCuvlp
@25FtGGonnp @26npwyhAtk @27CqIuxspr @7DBqwyvCC soyafJGefbbJ &strawberryDioGAOkk &sugarkJxrKqzz
&uhttBrvzypx &vanillaCV8ijbpB &veganrrBvApyB &yogurtBnwtsyEw @0rGFmsrpD @1AxAxHCtr @13CupBCFBl
@14jEmprtsC @17AoqxADDr @18uvzBrDwD @33AsozpnDo @43txyuouqA @5rrBusCvn @6styvvwwy soybeanRJirNuBG
@0zAptyqzB @17wqzFlvvt spaLjeJgcGL @45FnlEnrBB @46DvtGnnxy spacelkorFtHF spaghettilwrzjuwv
&vegetarianPMHifcLl @18AxulJypp @20Dqjvsyqw @25AulJlkjE @26syouuCwz @43rJINknHi spanishAypzysxs
&spinachIqmHCEiB &stylevxvtxfFt @12quyxosrw @17mnqvymqo @20supBuplt @22vpuwsNlI @23utvxtzlk
@25HkcIGsFo @26HJjHCgCj @29qsBqrxux @3xAuylsxv @31GGqwDHAl @39lFuwyEGA @6vzCxszrx spareABBHtvtt
sparkqsPbnmrH @38suElmAAC @39ttsppnqn sparkleoCrBkoBn @45ltAJlnzk sparklingmmuHrwjj &spritzxJBbyyRG
&strawberryOsyiDkEC &waterclmLpHha &zeroIDJoxpBE @16xxsquvoq @39qzvxuAqq spatchcockyyeKHvLD
@11wqnzItCy spearBJnskfHp @15BJxBsnGq @18Astpmwqu spearedewjkInJc @18mxpjFpCi spearmintH2PR7bCM
@38IjJDlpCF @40sFmyHzzr specialxuwuuutw @13wxrAtsws @20qqmtECcy @25utvuuuyr @29utzqpwso @32zrrtquuA
@38BsosCAlm @40uxswyvwv @48nymAspvn specialetymxDLyq @21uuxztEAo specialistjTBcfzxe @45jwtprztq
@46AEwBvwut specialitypvpszyjB @15xogqJIgF @40CwyyurFr speciallyxfxyhHAq specialtyFyjtCnjq
speckFsBEonEl speckledjvFDcFBi @3rpzAmwzo spectacurnFCDsrB speculooCWzjbjgQ @6AzzwpnqB @7rtrsjusH
speedolqGwuMR @45mglBqyLK speedmopusvyDwvx @45qttwxtyB spekulatiuszqDpojjg speltiTT8vbPN @25mBApspuA
@30mzEjyllI @32rCGnryzC @33qzDtBszA speysidewtxsCruu spfsjBqGurx &sunwtFmxvkM &sunscreenqqvqtBmC
@46rnFvwvvs spf15koDnqFjN @46tpApsApE spf20zErqwEmA spf30wdtjqFrF @46vlwkwCuB spf50srAoyunG
&sprayEgqrvzxl @46yoyrCqvv spianataEjuBaIjH spiceltpCAysB &stylexqALfuuB @18bFoyvstd @19zoxvwltm
@25ivoLEAoK @26Avsxuwwt @27xuyutquh @29xxtstwxz @39ufzhiGqk @40rEjACjpn spicedrpzDtrol @10DlyCBgus
@11muCvFGwo @14ACtrxxAE @15LIzqupop @17rxprzBEz @18DEssxzwv @19wpuuCuuC @20yyukuywB @23yBqoBCvA
@25pxunAFux @27Dhqvloeu @3DCAzqrpr @33vKqHuszn @34zwwzrymv @35bKNvPqPr @36lkkhnwqk @39AkDGhcgl
@40sjAAsryE @5zvzBwuGq @8vvwvvvuv @9hPEDmhzL spiceyzqECspAr spicyFEonHyvm &stonebakedXwgetsgP
&styletrBHpBAI &sweetstBztpou &tomatoCHyBwCDg &wingJJhhyCll @11DGtjBpro @12HongJtvS @13AAAvsdpB
@14qvzssznu @15JBzlDuBA @17miozsruw @18uzDyDDEr @19twqAytAo @20rxuvmywx @21tCtuxsvE @22plEHlmzE
@23BGloApMj @24wupvsCzC @25szplvtmy @26mBuFCuim @27psuFAHsn @29uxkuFypr @3nvByvspx @33xFMkLjzj
@36BHywDwov @48urxwtrsz @8AAnpvpnl @9CJenwxvh spidervxmoxxvC spidermanjzohArnz @34lxrnBmoC
@46ssrvuFtm spinachRKiIPead &tomatoShJoAmdo &vegetarianxvrvwoss @11rtxwxtpx @13zstzBqrG @14DHuuulje
@15wDmBIoqB @17BxtwAqqs @18Cyqyzumk @19tvwvxtyi @20oqpzsqro @21xwshtltv @22HrzDBnlD @23AAptovoB
@24EEKHyloz @26AzptAuot @36ywuuuoqv @39xzwAsvwv @43DzAxzruv spiral8lD4oiij @7yquppqor
spirali4UfqOIM8 spiritxpAsoynv @18zvxrtuuu spirulinaeAklupJw @17quxCyuvp @39mBprrrzA splashxqAByrvr
@39uAsptwvy @45zvEwAspx @46IiHNAFJ9 splitmumDmFxL &strawberryhnfPaqsh &yellowtkunHFrK @18BwEnEorj
@33urrzrCyD @36CIBuoptM @5mmtBsImE @7oomFlBxA splitpotCuurnBmr @5Avtrtzpv spongetyoBBuzy
&suprememKnHIjsK &syrupuyvyvuwv &victoriatyrCzDAK @2zpptrAst @30lrHrrnEt @34nrquvzsE @35wqqDGluz
@43nmCCAFkF @45BCkFKsmD @6xvyyoxru @7sAqszzAy spookFwnCmorC spookyECRwKKrx @30ExDzHEwB @38tswuzztq
spoonztEnxxGd @5urAswtCs spoonypuuxtEDl @5ruszvzBs sporttCuJshmB @38rAlzCmnE @39yyyssqCy @46qqHFyDfp
spotlxysxlyw spottedEAliyoGn @6BytlwoBs spottyDCporCAp @7zAqrtzBq spratosDzospq spraynBKgMGIy
&sunflowerEEnFMDKi &sunscreenaBJxsoGh @1vvrGrDow @28lAxrFxCH @30vsxyBvAB @38usvztDqx @43hiwrAGDD
@45yDosoxsu @46pAwADtEt @47srAqDCDH sprbdDFznAxBc @40Bxuswwyl spreadozyAvrwu &spreadableFrolxupw
&veganBpfjBwmz @2wHCxDtrE @3rvyPnIAi @31yqnyBupt spreadableKAhxSHOU &unsaltedKdMaQsac &veganotvBbj5c
&vintageuOjnwMvM @12AzCGDCkI @2xyCuAABE @3EFkiFGFw @31vqxywsyi springrvwwuuxy &tunaxuvwxvrs
&washotDxDGGD @10yvttwwst @13xyutswww @15xuswwoAx @19mmxlElED @20stFzyswr @39zvuuvwtt @43tnsDwosl
@45tnDDozut sprinkleCqDCiAqa &starIlHCxBCH &vanillaucMECCsE @30Ilvzvzum @5zxkwwqxy @7rxsmBzuE
@8vvwvvvuv sprinkledEpFFeCo4 spritrBEoEyso @35pEAoxysq spritzpvt4lFsd @39rBwcxqxo sproutReeilddM
@15CmmloroA @17AptsrtAB @3Aqxspsqy @37DqsztroA sprouteddebhjmHO @33pjwotlGz sproutingFCCywqqt
@15AwDyArto squswxywAr squadlwqssAuu squaree5sqjnAq @32qlxCBtzu @33EDzDwDoq @34FFslmrvI @36lfgLeqHo
@43stysvyqz squashwtjmmCqw &strawberryrrmDIMok &sugartwxxvxsq @14txEvEClt @15vqEqjGrq @17yDoDCxrz
@19yCBADuvs @22CpnsxBDs @24uDnMzlty @39zqrxsutu @43vzruxouy squashumIlGmMmlj &strawberryCiEwEtkp
&yogurtFjztAuyv @5HpEoFonl squashymlsytyAy @34pvAzBxzC @38qsupuzAr squeakCoBnmopC @17zsAkprky
squeegeepvqnmskl squeezeyuwysttv squeezedvzxBrtsz @39AyFutyyA squeezeeFAtjnnnE @7IDroopvy
squeezyvstxqwyt @26uqqAgDyy @27uyxsAvqw @31vyxuAuty @43tuozAyuz squidtGsHGJwF @13xzoADCwD
squidgeramJRdeQd @38osGFlpAk squidgeyfjFqMkJz @7mnCrDtEA squirlyzEnAtDtu squirtyszxrnxmt @1wquzCwDw
@39iGttfpjx squishyhaJNjgL5 @43ntDBvzxu srijjjtmHAG @19tqumrrvx srirachaNYGZU8MO @11CElCvtAr
@13nFsxlxin @23AIrGnfCz @27xIwvxlHK @36BtqzrluA stBwjqvvJF @13yDzyAsuo @15vzxzuurt @6zzypswDC
@9zEzyBpon stabilizedwvzvuwws stackGRhMlGJd @20tChxvACD @6vpFlwgkE @7zxpDquLt stackdyBlvsqBw
stackerLHsujwAH @18BBBwunwz @34Cwxvvwwx stackzwuApAtuy @36wxuvvttA stageuxqfmugA @43qxvqsxrw
stainwxxqwrqo &whitewGddJngb @45xywxuuBy stainlessxtxwoznr standkCpmAGEv @26uyrxqvwo @33kCnuDEGy
standardwtvotrut @25sutBvwuy @3xmptrwIo @45xtwFuwvv @7tsDClgHC starkgpI8OEM @11qvsstwxC @17opqzozwk
@29wqqxqrxF @30zpBBxyzz @32zqtxxwux @36lloFoGqB @37potAoxut @38BmBAoxmA @43zIvuCgwr @7swwAqzzv
starbar8fLPIgee @37fnDGAgnk starbuckwvuvvywq @40stttywwt starburstoEJwlkhH starchtzyqJoop
@30Buutmwtu starmixJXfMPRhO @38GAlxzDlE starryrtwvuuvt startIFJBiEnH @40BzDxuBpA starternoBrkDyy
@45mqAprAzv stawberryJhixKznw @5DnqBDFwu staytzkospmz @46wvqruotv steakqlwqxrnm &stewedFlvsmmsl
&stewingrcoPCEur &stripnkFGmuyX &thinbiCqQAAb &tunaFHHzotvC &turkeyZkyEkxqn &unsmokedffhaeaCK
&veganApAiDvqv &wagyunzxtnyyD &wineDvzjmFjt @10Dornuopm @11vpwztnws @12qusvsyAz @13vsnzBzBA
@14GlItkreO @17EFoJpfjw @18zmzltpmt @19mxCsBrtv @20sAjwzLoz @22piBnqpop @26uuCBolqq @29nkHjjjos
@36kxtABDFw @8wtsuzvuz @9mrEpavzu steakhousekxDuylAm @27lAECsmzo steakletelMpkHIk steamCxvszAyD
&steamfreshBsuBnonv &sweetcornNfsizECL @17swvruwwm @18CAvktmEI @6GnyBuHoF steamedywyyzvoD
@13BCtEpnsB @20wFlwDDkG @25vvptquCp @6Atqzqxyu steameruwwzrvpt steamfreshmIzcHyIt &sunshine6zuqBVSw
@17yrvuxAux @20BAuCtroE steelNheGiF9k steffiIAqmjzvF stemrlzGrlCi @18yuvzznuu @30zryzplBm
@35vosxsxsq @5tpwvsvBv @6vvxxuvwu steptwyvqBAg @20AwnAApvC @26swBmiIpy @43pAqtGooJ @46zovAjxBs
steryuwAuzvu @7Axzvzxuw sterilisedHrCGjHHl @0ynyznAyn steviafMjM9Ngk &sweetenernFqRjPwC @29kAmzpzhn
stewPOzFGLfD @18tEqnwAsx @20xCvCqBlv @26CqyoyBqs @43xApyFAms @44DqvozClx stewardshiplsvyqstm
stewedEovrmlsi @18Druuttqm stewingoksKHCtt @8stsFHFvs stickwAtyBzur &strawberryz4qwPEte
&treatsxuACJwH &veganQZhqDRai &vegeramiBDnElCnn &whiteeqqquqIz @12CtvOprCr @13ztCBHBos @15uuytqsyA
@2vsytrpzz @20CBrpovus @299wjgfLJe @3nEjDGqBq @32wzrAvuvz @35uCqDvEvy @36CgiAOJmm @37JCGFfylh
@38BsAvpsux @40wsvrtsxz @43AAyvHuyw @44pExrFwoB @45lDzwknox @46uxrByvjy @48sCDqkxhv @7uwvtyBpt
stickyCjsznDos &sweetpryxfmDm &toffeeKim8Xviw @11fotrmqpx @15szwFGuxC @17jlogGAmq @20CGuAIjEB
@21GjoErAiq @25lkmzeMmm @26Gurytpnz @27tBAnBtuy @32vusvuruv @34ysrnzuqA @36szFtCqwz @37Arqzxoxz
@5AqptBEsi @6BqzqyBqz @7wxnuqswt @9sAupzoww stillAIwBwupv &sugarwtsvtxvt &vitaminkFHAypAG
&watertmxmzyBu @39sssyqtvx stiltonObcmMIkk @19AsvCABiu @3CtqquBsp stirJEwxsnwC &stripmqkCyBuA
&styleDCuIdqut &sweetuvDHoDqo &tomatoqyCbsrQo &vegetableKwkAqjuu @11HBszvlwy @15BFttroDr @17JDnpoovo
@20tAFxwqtt @25vmDtttqA @26pwqnlwvn @8vBAoxsvo @9swvqpquD stirrersiznvGIs @40sqymuBCs
stirringxynpBsnu @19xypoBsvs stitchHrBNihmK stixAHyCOfLB @43AzItFwGp stixxBoqBCHGA @38ArryCAFA
stockyvAAsCxF &vegetablemiHlhCzz @11zuwxqsHC @26qCwruvqy stockingolppNimr stollendjEigigE
@34nmynjmpC stoneiBLtjvfd @16puuApwrv @18lqCpqoou stonebakeduvBouqtz @21vrutzqvr @33rrvyxyts
stonedwstwuvtz @36uywvxvxq stonegroundrvrvrupy stonesmCkmEApB stottieGvlnwyDv stoutiJhKlcNh
stracciatellalDFqjkkK @5otvqmpoD @7vzzqqooz straightvnzvnyvx @14wmBwDDFC @17rEAtsxyr @25xvnqrtvu
@33vxsuAAqt @46ouBrrnnE @5szvuqwrv strainBuAxutzt @5wxszwwrt strainedsBABvkxz &strawberrygdHJ9d92
&yogurtDyzBqjkt @5wzuyrrwx strandwEoDtAvD @18uqyxmonz strangerAuzArqBF @38AsBxrtwz stratfordDgknCpKE
@3EoqmzmsE strawRjNbQdK4 &vegetarianuzsrqAjx @11GuGnzkCA @36ywApxvrs @43DtEpzqCq strawberryPd3HMLce
&styleKrktzFip &suckyEDiECDij &sugaropvrxCvq &sugarfreeAqDrSssB &superoDzd5bCw &tartmgzvFdid
&trifleulGiIrfo &tubeAJeqAdNa &upxHIspvzB &vanillaxfwGsMmB &waferpdFpJoqk &watersnvoDyus
&watermelonDmnDzGEy &whitesrmAyBlz &winderDmAIDkDj &yogurtvssArvlB @0tvmAGIml @1qroqzAxo @16IrAtACnk
@17yvrrFCqk @3qpDCBxtA @31GjmmFIoC @32vuykAHnx @33nyKtnjAx @34krysxppq @35wvsxEEvo @36qpmBBItm
@37unrwBAqs @38FkpIFytl @39GiErvAoq @40HxnFEDoz @43voyDyAnl @46ErplAAus @5ArkEktox @6DmDrnxkr
@7opjwxGnE streakylifGnmGG &unsmokedGiaGmjHc @14nDmxoiCv @9qsrCnpzA streetyvusquus &stylesrqilrEo
@25qjlrrrBp @26CnypCzCx @33vCukxrys @40olBkimuu @6uyxwytuv strengthuwowzvuv @39AoBspxoA @40vzAtttwt
@46ArrrFClv strengthennBmztgkD @46myqxwrox strengtheningzFlcJzsi @46BCvkExwp stresswADCrGor
@46vyvxtAsr stressedwmABxmpC stretchqrBsvkru stretchedrvwsvrrx @21srxvtqwA @33wtvyvwyt
stringE8jajBns @36BlgnnwsC stringlessMKNmhfuz @15DCBooosy striprxCoslxr @11yuqxlxym @13AsnHqlpC
@14rrFrmpvC @3wjHyohCE @36CIninqpC @44gEfAzkJf @8DFurtwrr @9CEsptutt stripehhxqLvv7 @38fCmqHkDl
stroganoffcglNlclP @20mAtBmlrC @26wosCrqqu stromboliKLqtIKdR @21EGsvBDhJ strongypoqnGyB
&whitetnzyGB5G @13wtzxyszw @15HgiAjAcG @3CIsrqvAE @30pptyFxmv @36sDuzAovn @38nkzosFEA @40yFEkvwHx
@45DGwIIxlz @46tlqqvwox strongestputswusv @3yzvxuxyv stroopwafelqjjDDCGq @35smpCxCDq
strozzapretibBrgxyJi strudelmAmChGGq @6syrurzvk strwbrcAFrFcG stubbornvvvxywuy stufffDArquvH
&tortillahKspGGGB @26xvsqtxCu @33oDouFvFy @35mAIuslsF @45BBpwtFqA stuffed6NttA9ED &takeawayzrytmpur
&turkeytCjyesJO @11qvrupoFD @15txErFjAv @18DsurwulC @21rtEBwrqD @23wytgynEA @32fBAEDrwo
stuffingkrCGgfPG &turkeytAAtqnqq @11nGzqJpuv @12wkopDiCB @14pluAmoyy @20lkrJrmCw @26twwqutww
@9ArwArsEB styleswwxutyz &teriyakiwsqpxgsv &tomatoVBDDtIzM &turkishrEmlnnEf &ultimatejK7qpibj
&vanillaGuwrwshp &vegetableCptwtxuk &vegetarianquzDutun &whippedHAtguDlC &wokExkqpsqy
&yogurtrAyyywtv @0xrttuzxs @11tGuxwuwz @12yvtsswvt @13pxECBxtu @14zuxstxwr @15tCzuAtuF @16wwzwvsqx
@17AxGrsrsE @18wBrFCmrD @19CvxuynuA @20Atvxwzst @21rzsvwqvr @22uuAnvsqj @23xwutsxqu @25txtrvwBq
@26uswuBByu @27zxxtwwru @29qAlHvnuq @3DBJiAGlh @30wAwvstBx @32nxuxArsv @33xwBmqsvx @34iqxotrEk
@36zuvtwwtt @39xuGxxyov @40CFwmtAvi @43EmppCurd @45wBvvoozq @48mltFFotD @5lwAxoyJw @7utuBroro
@8vEBxwypr @9uwwurysw subkFsyBlkp @20BAwvsswv @21mAtxirmy @33sFwwHmyt @7txurwCrt sublimenyvuvAyt
@5Ctuxunvy subtlepytypztx @0urwuzswv subtlyzsqxsyty succulentuuwryxBw @11kntuIGAv @13yxtysuru
@44vtEzyyxp @8wxtzrwrt @9wxtytupu suchayDEzmAvn suckyIIkhlJff &yogurtCFxkjBtm @5zCoroGpn
sucraloseDqAvvlCs @29zrtqwxtx sucukpnzmoJEp suetNsGqlZjE &vegetablezEMjtoHE @2BxErnwsA
suffolkAeaUspZC sugarqxqooEEs &sweetGvjsqsDz &teamzljBKod &tomatovjAomrmp &touchnuuuvwtm
&tropicalzxslBpvy &uhtrukxhyJz &vanillaBautxHIi &waterwvCHwxxw &yogurtzAuqDlxx &zeroipHlmCrn
@0ovuzsAzx @1uuyAnBrm @15qtqrvutG @16iphgeLOi @17AyrusrAB @18vuxBwwoA @26xoxvrppF @27zuspxxBq
@29xwsqooDD @3BBAqpoAs @30yisttyyk @31EzzBxxvw @32xxKAouwx @33AEHBzpyq @34KHgiiDug @35tuyAzCxG
@37oErrAwzo @38BrAutFvy @39sDsvAjuu @40kpsBvvlp @43xAxzwtqq @46ptuszABy @5tqvotsxK @6otwxDFAq
@7AvAwwqrt sugarbelleFHTxG70l sugaredyyziIoH8 @33xBurHtzl sugarfeeDCqqhENE sugarfreezzvwruBA
@38Asqooxxq @39pzAtyrsv sugarlyGkerHjKl &sweetenerJmflIiJo @29BuksFrAu sugouxCwxtsA @26wrtvytyt
suiiiByBpeI @9trzAtpqx suitablevzptzAsI @44rnozCAut sukiyakioqoCAvsC @25rsozAsuB sulfateFtyxnspD
sulphateywopDwvq sultanaMkxiqryf @30AuwnDDym @32yiCqBoyt @33vqxyqCop @34FCMcvjDw @35EFwzwjoi
@6sskDDCxG sumEutwtovs @20sAuwsvwu sumazxwwwAqp @18rtuvurAA @31CFmBqzez sumacHyniIexH @29DuypxowC
sumatraotqDAAus summerAvvwhxiu &touchJtIvwHmD &vegetableKEIlrKjF &waterplzFschC &white9LnhFBDS
@11hFGrIvwt @15BHgpjEmC @16pqpjnkEz @17BfFrCxlm @18tqsDrEzz @20tCCtFxwu @22LuHCGmCj @23qotuAlzD
@3wFxpouGD @32nFzsGzwB @33jotDtCfz @34pIxtmsGk @39ElECspom @43wLoqvHpA @45EpqCpAtF @46BAtpqvwy
@5pDtvvqAG @6pvxuGwDw @8xyzsxzvy sunvrsqzvxw &tomatozBwpuzEu @13jrzAyzCv @14zDwFlwzA @18BiAnBFBh
@23uymDuqsB @25yJyDpnAy @26xBnDpvvv @33xvBiwCBq @35towmyvsw @36AvAxypus @46svqxuzsv @9ttztyzxt
sunblushDChtkhJG @21lkpgqgws sundaeQrdyemuL &tartCHAotuyD &tubztwDwmrv @6yArvlrtB @7zjryxmtj
sundayDjEIryst @40BmAuoGvu @43lwwxxsyt @44EGKBsrqM sundreamJoojuyBB sunflowerBCsxxuAq @13onutuBuu
@18qnxrvuqD @2CLECzjrC @28GGjLHkHe @33zhryCLIj @36oynvIjKj sungoldsJhDme9e @16qwlAnrol
sunkissedmCAEFEkm @46qDzBCBtl sunloverrwCJfBrB @7stBAlBnB sunnyvrgDvzqC @36tqnAsyww sunriseyyzJtvtl
@32yBEBuplx @4xxrposBC sunscreenzuuuvxoB @46tqvwnwwB sunsetCfGPLMLi sunshinehowpnHJC @16Gqvtpoot
@17nAszyKzy @39tqywwpyy @5fEuuiEwv sunshinygJfKGMKF @45wEoEzABB sunsoakedtlpiDwvs @3rutvzAvq
supahoneyuDpuxuFx superwxoysrvp &tamponyCMuJsOp &thickkeIusItt @13Bttxvosp @14uvAwxzwy @15suBrzwvB
@16qzDtBDBu @17svwtwytv @18xCzyAtxt @19vvvCxssw @25pwzuBput @26uyoInjwv @31lBuBkrCw @32uqtuuuvx
@33CAprrstC @35vvtwAxry @36EsACzqDs @38tqsuvtyD @39vDlykvwt @4BlkFlCEl @40ErjxDEFg @43xruzyFnn
@45ntjwroxC @46EnBrRBkx @5uuswtCBq @6npGxoywz superabsorbenttrCwpAIt superbmruwrpsA
superberryfUgn0H1m @5BGwuntux superblendyBDrzDzg &teabagCCowooyr @40xuxtyuyr superblyMABmvtFu
superboostywrlDoqo @43zyrmxpuk superchargerjhIIkinG superchunk0LgS0lZc superfastuPkLwitk @32zInuupnp
superfineDBpAxriB superfoodjuvKtnnt @14fzyymoss @32CowmmzAJ @36Brmzruxv @44wyyqEDtu @46GDoBrozA
superfruitEcmsHOEA supergrainIHfyenwt @25ABhyqrAs superiorxuvzwwuy @13twvtsuvs superloaf8d67MQUU
supermixdfcHlcof @38mlkCpnlm supermocioypnGvzBA @45xvlEuxBC superseededKZ1YhRqk @33qyvyloCt
superstartwoorABu supersweetxvxwvvxr @16uvuuvuxv @17tvtuvwuy @18uvuuwwty supervegwtmsxyxi
supperprrCproE @44ssrDqsnD supplementxttuwoms @39xovuztms @47xzvturvA supportzvsvoysA @39rrytnswq
@40ACAyFwzr @43ADpvsvlE @5styrtpxr supportingFBuqpwtt @5tuvwryuq supremaBzvLwDAw @21yuzvtCyu
supremewHuQMoxF @21unEgqqte @3tktlEyst @35AvDruAms @40pACrpimp @46pyAqwzzl @6soAHDBsy
supremowsuvtrvy @40vzxuvyvx surfzsFGzAvB @44vwyAyvxv surfacetowpwuyA @45wAwvwxsu surimizuhisjAy
@13Arllrnxy surprisepNzj7ABB @37qAxurrCA @38nvzxnFrB surprizeyxuvtuwv surreyDDwfyqqx sushiGqvmbeGn
&vegetableGdfDqbxg @18ynAttrvt @20wpwAusuA @25zwDjmoJp @27HypmwtDq @48Asvqljsr suspensionutwBuyvs
@43xxvzxyzv sussexwyvwtvuv &wholefoodxrrwvstw @18rstsyBur @25rvBuwxvv @29zsqqvAss @30qrBwsuxp
@32wrwovAAv @36pjpotnty @48AzoFoDow sustainableuBxtuuqz @43euFtbimH sustainablyuuwxzwCp
sutraAytDBzrs @7AyuCyxst suyavqsAtqvo swededNknNliF @15qDnlzmkw @17mxomwtsv swedishqPPEPJVI
@11tzupyAwx @18ABFyzvDC @20rxyvzAvx @8oyApvxAo sweetuwzpvywq &thaiBzqAwxxv &thinkjEjwGtl
&tofuwHEBh5mq &veganJxApttlA &vegetarianqDEjmwqq &watermelonyGqhqECG &whitefHQM8EjD &wholeDpHbfELh
&wrapDlCmzCmm @11rDxCrAxo @13LErtytDt @14sCDqDGtl @15wAtsukvA @16xutBvsvz @17srzzvABA @18wnzrpxCn
@19quCxuzAx @20zyowzyxn @21vyAvzApn @22oqstGzIp @23jxyoDAEr @25rACiosEr @26woyCvuvt @27rvqwzzBw
@29xurBuruC @3vvvmwzsB @30upuztsvy @31CzDlCuxs @32ttpButxu @33voCpjxzm @34mBvGiExj @35SFFGlysk
@36nDIvGGEp @37zptBwsuy @38xurAvusx @39wwrvosnx @40HxysvBkm @43DMErlpru @46CqrrzDmv @48wwwpAoyz
@6wuszusuz @8rwrrzCzj @9olkriunt sweetbreadruyFtwyv sweetclemwvwvzttu @16uuswsyyy sweetcorngJEMgeef
&tunadHcDlShs &vegetableoBwLJyqx @14qvECnAqy @15jzEFsort @17zAyvqwzt @18lFGBkFjk @19oBxzkomq
@20pFwAsnqk @23ylypxDwz @43lAyBFlkl sweetcureYS9DAwTj @13GHsAvvEt sweetenedzrytwspq &uhtlAgueALB
@0zwGtBsqx @39InirFklp @40niuqhAoo @48rArwuyAA sweetenerwqoqFlrp @29hqznyust sweetheartJIGIgDMc
@15BFCFmCBj sweetieJHeBiJJl @34BEhBuCym sweetnesssujvwBLj sweetspearooplGoAm swicheCHDdILi
@35oGEvmDGl swimKICLwblf @43zvCzwmrl swimmernvxtpjou @43vyyzonnu swimmingqzDtrFmp swimsureqzCtqFmp
swingKehsJcvz swirsowtywot @7pxurwuuA swirlszKhoKmc @0wGyovqnn @33xvEFypxu @35BzxtnEor @6rvCiFJop
@7rsiDBjsz @9HlChiKir swirledtrtytstv @7vvuvvuvv swisstpssBFfj @26ymvAurFw @30rLzAvkHz @32uDuwutor
@34sGptAqvr @37BttriJqn swizzeluvwvwvvv syruptBrKImJI &vanillajHelJhpM @18oCzDHpHG @2smovnApr
@30CxrvnpCm @32sBqyqBoo @34FzBAzBvz @39AwyqGwwC @47oszrwvxs @6EGsGsyJC @7Buwllsgl systemfuLm6IBa
@46zzkzxlzz szechuanHpRGZZ9a @19DtxwuCCo @25zqCEECrr szwagrazrjFEJAi tswusuuuv @20tvruvstt
@3yvxAxxxv @46vsoJorvy @8ywztptxs tabboulehNPRa9fId @20yDBovuzl @23EzDnumBr tablesrvzxrzB
@35vDrAqtvy tabletmFHrttnn @29lvfEyGtz @37AsoyBloz @39qzztszus @45AFEjsAun @47slprkkrq @7jzAmoBkk
tacoucHvNjub &wrapsmEAEmjg @18nzEwswHq @20rvFvEqst @26GqktArwl @29zqoGHzxs @33wqCtCopq tagnsJmyvEf
taginegMhMKjko @10rwoyzuyu @18twqyyvtl @20uzFyClqq @26Dqvxtyuz tagliatelleIisRHIsq @20tuoeqsup
@24JkLKHDgn @25FDuOGIpE tahiniIOhfEec8 @31GxtpzBow @48vEppAluh tahitiantqssrvBv tailsHlqvkqi
@13sytrojxl @35vBxqBAun takewCuwBtsw @17wsutuvvz @20AzuAwuxy takeawayuttuwArx @11GCDsyxvq
@14xwxxtqzt @15psysxywA @17uwztuvDt @20vqyxrrxu @21tzrxzGnE @23AvAvrsxt @33xyzzvsyt takeoutbAtsz8pw
@17BCxADBxC @21tyquxBtw takewaywuxuvyyw taleKhhGJIlQ @40CooAFBmF talllpGBAwou tamAADpszAo
tamarikm7NNmed @27qrjEJqfq @35tvnyrztt tamarindecJpLMaL @48oqGqEEkF tampononpCAnnn @46qtoDCqqu
tamtadqjntAJuC @18zlqszCty tanmEomAvFK @46qBtqBABy tandoorvtutqDvx tandooriJkxGPJnQ @11zrDFDDrE
@13GpGzCHlF @20psusoGwE @26xtrDxAxB @27tmnqDFED @29JfiDDtoH @33nDyissve @9JhHwCLhy tangorswwsvq
@7nCoxpzrp tangerinepsBAfHrf tangfasticeNgeIiLS @38lDnqElJH tangleoGCntzAj @43ryxovzxp tangyqqlLzkrD
&tomatowhuzDkml @20stzpuGjq @31zEzaoJzo @36nwpDDpwD @38renBslxt @48mpvtzxtn tangzptAsAHqp
tanningnslwnLGG @46xrsrmJCz tapazzyBd9Ax @12yvsxgoxw @20xxwzFrwx tapexrqAxsAt tapenadeiHEGBmyh
@18tzyEHpvp tapiocaf7mLhlie @30kkuDqnus @39CCBqBCvx @6opxJrqzr tappoiJLmkJJx taralliniqwsvwuyp
taramasalatamjCEuKKq @23snAzvDBt tarczytuutvuAv tarkaeKLigiOC @18qxAtxrBu @20xCukqvpw @26lFEzorGv
tarnishyAABsCmB taroApwHEEnn tarragonyAwNjpjJ tartulQgEiiv &toffeeEnvmFpCC &treaclerltMCBEE
@32CBEzypmF @34gtrmtjxv @6yjCpEsjp @7BvvqxsqC tartawDEDwmui @7yxxBvlvl tartaruuqqyyrt
tartarevGCCylBm @26vDBBzlBo tartezxGrHkyn @6uvDrBpvp tartelettespFEyAnn @34qrFyyxno tartletGfzvAgGB
@22xnyyAlAt tartufoH1AhoTsU tastegqswvvvr @0qzpvjCkx @13lrAyxskp @15nnuAvmtp @2vvsBDABs @3CxArksFz
@33Azoxrumv @39yzuDvFqn @40kslGqvDm @43nADtptuC @46xrsyAtmn tastictpCjhLkE @34ozwBspzu @7wnxokFiy
tastingylslioCl @3umppivGr tastysxxtyvvw &treatmCwiwEyl @10CvrBytuv @11urpxywMD @13Cvrtxsut
@14zuuxtxvw @16ywszsDxB @17psrpnwpt @18ystvsvvv @20vtuunAzy @22xuuztutv @25xDqDskwy @26uwqsxBAy
@29rBrwqFzp @3CzGpDzpA @33ytuyswvu @35mrtuyyxz @39Awvysxww @44vCBssvot @9uvuvrzts taterrwBBwpxo
@17uvBywqvs tattooLryAqEot teaApxurDAs &teabaguwnAvxtz &turmericoAAkPxqz &whiteGPRIpfas @0Coophrry
@34umkCADoH @35CmKqyHEI @39FzuzpsJw @40rzBszlru @46wzuBsmAo @47uszqruxn teabagojHmzwuq
&vanillaLKllpvCu @40upGmtvBq teacakehlILlhII @33hnCCkizF @35vwpwwGAv teachervGEsIwyj @37uzwqFwto
tealtDwwuzEw @46pBvxqzwA tearefswFjDr @21snqlDsww @33suEoBrqp teaserPosllpto teddyFD0Unkng
@17ljuAjHxA @30DutCursu @37yGlvDjrq teenCIMbkhKb teethrwwvuwvs @46wutxurzu teetheroFDDHvom
teethinglEqGsots @43kCqFssup teffJkeMUimj telemeamnCmiljx @3oqFonssA tellicherryEhjJ9AKB @29wmlJkuHB
tempehemO9hJJl @14qoznkAzj templeqnGnwrsl @40vtypBtus temporaryLryAqEot temptationtyBgw7jO
@44wwqGCruw temptingtwvywwvv tempuraiLxvbvHh &vegetablelJvkxCFp @11tyyElEot @13yryGrsyp @14mMxlkJKg
@17qFtrxxCo @20uruBsvkv tenzxvoArpo tendertxytwvst @10vusxvuxx @11xtuxsAAv @13yssytuwz @14lpyloaun
@15psyrqxvB @16twusvxsy @44zrrrKhpn @8xssvuvxx @9wtrwuvxy tenderloinstvrrtyt @9vtuBwxwp
tenderstembGvFNwNl @15nDxEFsAm tendersweetKZrpf2Uj tennessetLDvNzkj tennesseeBJGMyBnn @11wBwwwyqt
tenninfFNFCnm @37olzIwBpp tentacleEwECyCuE teriyakiLaCdPgd7 &yakisobalxbcTgyq @11FpqiCHqn
@12EpvvAutA @13AszEAzmv @14BlHoCrCn @20yDwnqquA @25EmAlspwn @26FqznAqjn @27zupgxkos @36BnDtIsnv
@9ArElyknk terrineFHvIfChy @13nCywpvrt @44CytCqrrC testedwvuwvuvt texBxsHvpwq @17utoDwAzt
@20opxguBqy @23DxyGCqBs texanxxOHcLwz @7yswByyru texasBgrho0xI @36tnnrltCz thaiopBpssxB @13msGlqrBI
@15oFGpzpGF @19ploqBntD @20wktqxyzv @25lExBnrrx @26zkvvvEtx @27usvwtyws @36xykpyCBq @43nhzmkynG
thanwpmxwAuy @0qtAuCBuB @17zzotkuDx @8sktlBBxq thanknMzrGGvn @37xFvzwBww thatoFtqrEus @0Bkxyxnvx
@36nEtksFqn theexzyrrBny @8yxvrlqvu therapylEhqCnqC @46xDqmGExt thermalGtnDlhwC @46wvqBvjxF
thermicuwpBvyou thermidorFoxmmouy @13HoDstrtx thermometerqqtDsJrp @47uxxBByyr thermoscanomBvlCHD
@47qmCvqByA thickxtuzCtty &yogurtxyrqqttr @0ptEwyDwq @1zDvrtuws @10vunousAx @14oHuvzEkB @17HyuEuolr
@18swzntzBu @19Dnwkoqju @2vvvvvvvv @23otEutBDu @26yqyqfqAs @3CEtzyrnn @31vystlrkz @33vyttpwzs
@45JzsCuwww @46ppivwsrC @5prxwqvyq @8tsxsvzBB @9sEtpuwtu thickeningKqnakKpk @46BnzttFsy
thicklydKlyxPsG @9nJmtszyF thighppoGtFjy &turkeyBwFfxrJl @11vwtyurqD @14lntBoEkm thintdpzCwEl
&turkeyGhutEnFD &waferyswtxAwA &whitebbhMVnkv @10rsrFtztk @11CroryqvG @12zKyumzpG @15gvrlvtqK
@17wAGotorz @21BEustssz @31ympFAIBo @33imfJkCqd @35HptwzGvl @36AiiGIhfq @37slpyqACn @46wEvtquEw
@8oyDmAxnA @9zlBvGrAn thingDuBArpEE @38BuzBwrDC thinlyscEuHwKi @9xmtqEADs thirstyFwCxyCtx
thiswvuvwuvv @7wvuvwuvv thompsonsuwrwvwxt thortxwvwvuu @8sxxwvuvu thousandhDBJAAmz @27myBwwxou
threeuutxtxwv @15emmyDAIz @19srsDKrny @20BzBErBvq @22Atsvwyxx @23vAwoCuso @31ihhnJEBs @32BrlwArsw
@40vxvCpnny thrivexytvrtBw throatznHnCtAA @47rnxszyxu throttlepymiAFrE @39qwpqBEqD throughwrwxyxyw
@26uzttrtst thunderCDmFiJuG @7ECoEqAtF thymeofviKnrs @15rrxqrhrn @17wxtAvHtx @18tuByuxFn @29mprrFpzp
@36tpoqyvBC tickledmoByxoEn ticklersxxvxzus @3zuuusrxz tiddleripxHqmhp @43qpwAqppt tieszyuukDu
@45wuvpxoCn tierjovDpkkq @34lrxCrrns tiffinHanljGmm @34yowvqDsq tigerrrFuxiHq @13qABptBAC
@21EjsEDnpA @33qsDkyhJt @44rBlyzzoE tikiEBqElsqm @16vxrBkqto tikka8FbCChrh &twojedD9rqJ @11oBoFIomo
@14kjrtDkqh @18tmpowrwC @20CwyDjyAB @21pCvpCqos @22iJrqCnvh @26iDmozoot @29mFlDHiiz @36hpmvoomk
tikkilonmpxAv tilapiaCjkkmnqD @13Dsnosmrz timADzqszzo timeFEtwNqir @34ywqvywjD @40zAtuyqqv
@43zszxFrkz timeoutHkiDiLFI @35zutwxDAz tinwwvvxvyt &wetAiyomkpD &white57aLiSQL @0tuuuswvy
@18vyruruvB @33uuvwtvtx @35tvvuuuuz @37pywCGAuD @40AAAnquts @44yqvsosJq @46pFnlGEEk @6uyoDAsCp
tinganycdIHvB @26qvooyBuA tinglywywrqrvt @46vvuvnsvw tinnedyrtwwrBs @18syxsuzpy @19szAvuzux
@33EvvsoCwt tintedBuDvAAmo @46ytzuDxqo tinyPkQyxnmq tipttvvxrsq @15yCvzwrwz tirvutuxtsy @15ytsurpyq
tiramisuKZfkXFHH @6DxmkzIGF @7HGnrExxI tissuesxrvGGtG @45wywvEvsy titanJmNpivat toadmpEpnnFr
@20pnAvrrBs toastLDqzrFxF @17rvBFDurv @20ywmnyGnt @3xGlofttx @35uyCupnzz @37CsyDwyCp toastedyDkswyql
@20ttxAtuwz @32xKprAwwD @36nBlGHBmo toastieAwtAtqrz &whiteKFopsjst @20Btsjupqz @33ryzrwzvs
toastinxFdADyyy @38vArCwyDy toastingvwxurvtB @33xsvuwtts toastyptvxoyBv @20qpAsqyzm @48twswsryo
toddlerovzjCAvx &toothbrushkFGgHGDG @43Awwxxztt @46oDxpxAEu toetDDClvFm @43nwnAltDv toffeeMibjX7JN
&yogurtImqlFkBn @16DmwnypxE @32tmxvDpux @33wmosCrCI @34xqnoEnBE @35DlskvmAF @36psthLoxE @37zIzsrvww
@38xGqpBEGD @40upopntGD @5BsnrAvxt @6CmGrnrmq @7vEsqrqxk tofuvAtpBBBy @14AAtptyuv @19yssvstpq
@20oplpDoGG togethervsvttuzB @33vyvxxwrp toiletvwDuBuot &wipeCLOfsxso @43BDzuBDvm @45spvoyswo
tomahawktoRaxiLb @9vpzuzxvt tomatophrowymn &tunajoFeLwCi &vegancFmD7u7p &vegetableBBEBnsEr
&vegetarianxFjBvrnq &vinelotBKgsB &wineCKKnlEbo &yumFlkjGizv @11nstDwFAx @12ekskHmiv @13nAGmGimm
@14qtDGsktu @15xwvosswn @18yJuuuwxu @19otqjCyps @20CxBsxtvx @21zmCzEytx @22yFBApoxz @23qFpnooqp
@24whyxuBGt @25qqjuDtgn @26xxuxDxrw @27DlhmkBsm @3khklEHOl @33CfCqGFkk @35stwoxvrw @36vlxBDjBn
@39hgHEgJjt @43fmyeCgfo @48Cjunplnu @9trzrsDAq tomatoes227gEyDnoDqA @17wxAqoBqx tomatoeyrHksumwq
@18wsyvqFmw tongueGHpEExHD @12DzqByvFA tonicLqhuhAAO &wateryrqqkDFF @18pwqBqvqA @39IqmsnAvy
tonkazAytAEDs toolDonxovoz toothbrushaRzFMFBC &whiteljxrpzyl &wildoneqwnDqrzr &yearqvzzxyzz
@43wGnAFBEC @46pyAxGtxw toothpastemmjgApGi &totalldddjEHj &whiteqICgskHA &whiteningIHypDnIv
&yearznAxiGDh @46oosqAqGo topuswuwwxx @27tusqrqwt @34ynAtzqwx @36wovzyvBz @37xEzpsBzC @45tqErzwAu
@5uGpppjqr @7pmrqrrvy topdogtvwoxAsz topokkituttxuAs @25uurtxuzs toppedvqywDuuw @11EoomAlpG
@13pFmssnvr @17uvuutuuv @20sEvruxpz @22yzvwmyyt @23tyuurwAC @33xEvzrBvB @34wsDCuAus @7qEGkHxxy
@8iyqCypyy topperEGsMGlGE @17CmowznGu @26uwwuiClt @30AwvyCwsE @36DuCyymEE @5vxvqvuuq @8tytnEAzw
toppingIChxhFuA @26Bpqqrwxz @29CCokomBq @6swAstvDu @7zCABvvtz toppomuyqxCCK @35owzqxCAE
topsideeeQJ6jNa @8njDIinJm torchonIijHFJcg @9EgqDxBpq torinesiwvtxyvwr @33sxuvxxuz torpedohJrBAc9t
tortaxvtxtvvC @6xwuwpzuB torteBqnuBwCw @6ArsuzxAx tortelloniusvsxyus @24uwywxwts tortiglioniFdvJmcsd
@20AruCtprn tortillaxvpyuApE &whitextBpuxzp &wrapyqsypgzj @13kronysBB @20tyBpvtFz @22xihBxqdw
@26rnqpAywC @33rBEsABwA @36tyrAxqws tortinasrtstvtr @35ssuttvtr tortowa7RNTPkxj toscanatwtuxwsw
@18yvwwtuzu tostoneGDFnLmGi totdsFCIdKk @17tAyGyuGq @38qpBtCkEp totalwzuyowzA &yogurtCAwBErxF
@46troxssBt @5vrruBqsx totallyBvxyxwBw toucanxDtIA7xN touchOutprDzH @39EvozsrpC @40rxxCrmCj
@46ytvnHAFy toughswxyuvvv toumoCkEnrol toutnysvzzxy @15tyxBxxyA towelmFmGwmwE &ultraIuwiyqqB
&wingmrj7tosG @45pzCruAzB @46qyvovpov towerHsAyvlEj @3xuxxxpxn @7yvwtuqxt toyJRn9imDs trackvrnuorvn
tractorvxfypzBA traditionalutvstuyu @1wwvyyxrw @17sztvyuqu @18vxvyyxsw @19wwvxrtwu @20uytvyvrv
@3xvwyxyru @33xEvuzCsA @35rxDrvsxv @4qwnytxvv @48RRxzgbzw @7ByqxzJyr @9zyAAuuwr trafotwztqtwr
@36Awwsvwwt trailsFyFnqlD @36uCAAmqoB trainercazFT6Ie trainingIHHxxpuG @43xCyBrsvw @44EmCkEsDF
trancettoliuFoznw trapqsvowpvy travelllEofCde @46rCoDvxuq trayntqqfntk @16IlBmBoGw @32vADwDzwm
@34mDnLyqtA @37fFsLenKh @43vuCCyvny @44wuztvvqG @45xnqusypt traybakevuswuAAp @26oGtlArAl @30BlqBtDEo
@34nqBzrHLp @44OuyDjGvr @8sxsBtzCs treacleGcjONKOA @38InDACrqo @6qnzyEAEz @8ArvwvAvt @9wpsDuGxD
trealywttuvCto treasurejKnwEKHp @36jysAEBDr treattxtBruvy &treatyzBxurBDu @34xp9lcDag @37wuFkqvDy
@38pwuryzln @39wtxoAzss @44rvpzDAux @48Duzvxztw @6ssACnrxy @7yvwqyxvt treatmentbrnhvwGy
&vegankrwqHyLj @43sxmnkDAG @45uwqqtuwv @46mnqmzzDn @47twzzvlvt treatsizeBeDmDmFF @37ynEmFrGF
treatywzqBDEBs @44vvpyDvAs trebleAwuvutrv @36zyvutspv treewqtjjAqj @30nqorsrtn @36BqtklBoo
@37uwvsqqsv @45myyuuynr @46myvErmsx @47usxqqsxp @6uBuvqyyp treeseletykrutsoq treetEKhbjefD
tremocotDkuqnry trianglesupsoBqv @20pGyzOtoE @3nmswhHto @36xuABBtnz trickafJoNLec @38nuywyzos
tricolore6jhLNapN tricolour3gPQVJta trifflexnJGLEEv @6voADABAv triflehcTOFLJF @34qkxHxFvy @6woMoAzGy
trillionaireUMv68ggN trimGFEOwvSK trimmedntsxxwnr @15ztyxtuCs @9ttrArxqz trimmerjFlympDn
trimmingMMFLpKLH @13AFCxtDFE @9tqABvpDC triofroymGk4 @15uqwlsxCu @18uyvvuwtw @23vulFrzmn
tripeLgHKhFdE @18Cppyozou @44AoBEoDoE tripleBqBCABoz &wraprFtpujGo @15AlwxEAqv @17zuvpuCys
@18loDqxqxw @20tnrvsCpz @21hvGGDunD @3HiLAynEA @30zEkByBJy @32rrrzvyyt @33tBlrrnDx @34runCvkuy
@35xoyxzDAz @45wAtxCusm @46Exnxsukz @5kuxrrtvt @6nrDusukE @7xEqDwBtA @8lBKuuHoz tripleshotrkJEfqGA
@39qmJEjpGz tropiBipBiCmJ @38DknBkBtA tropicmsrnAqHy @27ortrApyy tropicalmctbEblj &twistersExkJDHA
&yogurttBmoyxrh @16CmCrDllj @17wzttrvqB @18ttxvwzzx @32morusppm @36zvsAAwtv @38llFnhzgh @39Aillunyy
@43uAoozpou @45mlCjIqnf @46JFvquHnJ @5vuxquvvn @6usxrutnv @7wGEmqqAu tropicanaFvIntCqG
tropicozkDoMcvq @7AoCoypxq tropifruttiIkDzClkG trotterzPWkKuvh @3ttvtnwqI troubleziiOoOLh
troutJizIcrgH @13xkzDprsz @44xDvxlpzt truckleAqrtspwp @3upABoqur truelANMliJw truffleZa0SSN7P
@12xqkDGtnA @17qrqDyqrt @2vruwtvvw @20zoswqBwE @21BEyygxzC @24AlrBECsx @27DnnBCAhC @28DuuAxzwy
@3wmouADpD @34Bwpywwpz @37wpyBwzBE @6Axusvzvz trulyqBwwztBn @37xxvACryu trunkwArAwprC tsarELGxodGj
ttdtgIAEUEt tubxCBxpuyA &veganwptqGirt @3zuvnAwCs @30unrtAwsq @34pplxwAkH @35AwhnqEvx @37zHjurpcG
@38BuAFrzBB @39tzuAxvpt @40xxBnyAvw @44vtutyykp @7xxyqtvtA tubeDGvxxsDq &yogurtlOqFEpC8 @3ykwqznuu
@37yyxmumtt @38qnptyzpE @43CCnyoEEq @46AoAnBlnh @5rErCxnAm tubelesszmyCjrtp tuberosewqqrlpyr
tuboznozsuxu tucoAumoxkB @35ursowxsB tumbleztrtppyz @45vsrqqpAB tummywDqIwuAy @5vvvvwvAr
tunaMMaChIMc &waterLRNfzF5K @13FGnqlCzp @14yzpCywBt @20DFlDjukj @23qAzwrvps @26xBEGmDEo @44xnylqtzw
tunihOfDsI9S tunisianwvysttuv tunoFskFzGCD @14CtlEyyBA turbopEvmuAwt @2qDwmtAys turbotDmlgpCFl
@13xuompAEm turfysFCzDuB @44xrCBxAsA turkeyFrJDhGff &unsmokedjzhfAIIr &waferEfotGlJD &wholenRpiuEIl
@11yqzpnGHs @12ABCzrwnr @14opxxqvCz @20DBynivCE @36nupyrppm @44wttHxvtw @9AsuCBInp turkishsrGwvJEV
@16wyntuknb @27xqpCArfm @37pwCCAyzD @38pGuCzzxv turmeric9Gl5UdhQ @15pAnpzqmu @20rwtCCmxy @29lJkbJpmF
@3xtqysDpn @39yyooBosF @40zpwqDnFF turnippFKCkEjD @15pzwAmBpB turnoveryxCsiBwA @33BnCwqpzz
turtlegoCxAqpr @18mpEBxnor tuscanqwntFwkz @20otuqsEso tuttiyvsxspvr tuvarzqmvxHpk twarogizihgvDj
@3pxstrszp twigletsWahM7em6 @36BooKmnpk twinvuuxvwuv @15wvvtutwu @16vuvtuvwt @17vwvtvuwv @21wyturuxx
@22xyxwusxx @3wvwtvuvw @35vwwtuuvw @37ysFryvws @38mpxEvskC @45wyttwtxw @6sxuovqst @8vvwsvvwv
@9pzsrryqw twinpackEqtqznAu @17kqwozzuu @6ytpytuwt twirl0JmvNr9I @37kDkGFtiH twisteprvHAyv
@13zxHrtxro @33mqppHrnA @35qoArBFmt @36nCAtxlkH @37qqDzwstA @38lzEoFvus @39hjcCuyLr @43wzztswum
@44ysFEqvvu @7woxDBnkl twistedO0bFJ83H @3GomqFnEB @36kHKxoGxm twisterExoADxAq @17KJlxRsse
@449jPsuvjC @7xEDBzACh twistokDlJIklg @44nEsDFlml twistynhOJhBKF @7klGBpAED twixAuvuwxpw twoyyvusxtv
@15zAzuqpqx @17yvsoDkqx @20tyxxztvr @33xttprvwv @34ttwyoust tyciutzusutt typeBzqxzDFu @18GmtrxBDv
@46ymxzEqrm tzatzikiCApEiqmi @11urDsDzCD @23DKmvjoAl udonKvcfLnFh @20zsktssEx @25HEtlGsvl
ugandantBtApsip uhtAsHzBqst &vanillanHglmsKC &wholeKqDkttsr @0wsBqznsp @1CwGCrkmp @39vyvukwwz
@43AuqslsAr ukxztpqrou ultimatetrwnrzvu @0Btwxuqsv @14zuxAyxvx @18uAAxwnqz @20juiwGqqx @21xvurDlsr
@25oEgrzmlo @32GyCJnKrz @37mmFswoDt @45EDzwkuzr @46iqvBBzvt @6EuBpqtDB @7vswwsxvw @8cfMdzjgs
@9wAuFzuyw ultraGvvGOmol &wingJBmdjoDD @39NMjHxsAm @43lxhqPInr @45wvxEztxB @46rlAxtmuF
ultrasoftFqyxnrsi @45uvABruso umsktiFzDjw @37nvsByApu unzuqtywxu unbeatablesfDzGDiy
unbleachedvvwtsuxu unblockerpkgAzkDD @45okmAAlCC underxkiFpsJ8 @35AnpzqtFh underweartsvsqssw
@46tsvurrtw unfilteredywvuvswv unfragrancedxHNqJFpG unhomogenisedAuyzuwAt @0pxqrxwtz unicorn50rQc3Oc
@30mwkBnlDs @33ArpBsryt @34lnxDqxCq unionPMBHC6vZ unisexOFMFmsrR @43GACFttqB universalxelDvmls
unoxuvxvsvx unpasteurisedsuwstvnv unrefinedvtuuxvvx @30tAyppyuu unrulyyhAtvscw unsaltedpjxnFBlt
@2vvBkADlu @36vHzCmlAz unscentedodPKGIhF @46smAIzEus unsmokedwrnhywto @11rvpiCBEv @9rnvvupww
unstoppablerFIlEBiI @45pzxpxCkB unwashedxtxvxtvw @15twtvuyvt unwaxedrwxxrvvw @16Atutzyvv
unwindtRrHssxy unwrappedxwjBrstv @37uuuyCvwv upsEzxEnAz &washingkAlEDtiE @0uyGpBtny @33xupuquut
@35ovAIACxD @38JDzqsrFG @43vyxvAprs @45qqqtyzov @46BoGnzsvt @5yrmuyzvr @7tounDlHy upholsteryEnzCuxqp
@45ApzCvtpo upliftvvxvvuvt @5tuvxvqup upliftedlGJswnpu upliftingnmvyuhyv upsyFxzjrqz @43AzBrptpy
@7AFzDnyvz upsideuuzwxqAz uradFoskMyvt uridfdgqoKO7 @18pinrpJCn usB8almrJJ usbDxmrqmxm @46Ezoqqpyo
usevwxurxxt @13rypwxssx @46xuGlxzzx utopialxmnrDif @7lHrnuFok uvDmMnztuI @46yqCrsvrB uvaBvutvzwr
@46CwsqwDvt uvbAEmoJEii @46EEmpDDoj vsuByismm @46swzvpuzq vacuxxuwwto vacuumAsutktul vadaxyprDqvw
valenciazoqwrwsB @7sCAvyuxp valentineKeUOePOO @33HpGBpBCG @34mnCErpEr valerianxDuuvrwh @40wyxprzBp
valleycrwDpa06 @2nBywvnjj valuevtuwvwww @18ttvtustw @29uwruwtuv @35BoBvCAnt vanillahEjgumFs
&waferAKfczgJu &yogurttDpohqty &yorkRdOFkRfG @0mwpjnnEr @1ulqxprpn @30tiKpnBGD @32nBmkGoDj
@33kFlyAlys @34uAxEypvq @35EBAnGtIN @37gIHsntxu @38CoCByAux @39kqmmLfEB @40kCnhHhIk @43mynjznvm
@46mqztBAAn @5rCjosssm @6vDmyurrr @7ssAsFqpC vanillaliciouskA89l9Zf vaporessexwzystvu vapourAmjlBzkE
@43yqqqAwoA varietyKBCGpqxy @11AsBlllmJ @15qqzrxBuv @32FHsNslCE @35zHCCotus @36vqgBxwCu @37vwtoFwBx
@39LFJKklCE @40GHkIlJqj @44CsrClqqx @5rFvDrnuB @7KDEEwnDt varysrntuyvw @15Auzvxtuw @16uvzwwrsx
@46Axqyzuww veganzurwuxuo &whiteLMsmBpcL @0zzvnmzok @1GHgJf8bk @14suzvvtvC @17AAozquzw @18qvxlpwty
@19lzmulzsh @2AyDDhxdo @20orusArCz @21mCyqGfmu @22GrqgDqBt @23TfeE98Ki @26ppLjDAqE @27iiFCCjGG
@3BotBABrw @31nwijpFlj @32lwyuuwvx @34qAqGtxrk @35iDHLhDIy @36mzrpuvus @37CptEltuw @38zpGrHywu
@4qzlppzBH @40zBptDFsp @46mtsqzxys @47twrxpvsv @5yBrzvyzx @6ujtrzvwp @7vzxtBroq vegchopCHpokiqg
vegeminceqFmdJDIo vegeramiBDlHnClm vegetaorDtvAtF vegetablepHLftHBF &vegetarianyrrGqDdy
&wholegrainlkwHigiA &winterhnjkowLF @13vmBmpGzu @14vuEjIiGt @15rnGyrylz @17vzltCltm @18slxzBsuy
@19rBAyrEGy @2xhxALppp @20lHHnCBBt @21QqMeHeng @22lwBmkxqB @23FwFnowqn @25nExwiDkH @26vqEqlBEF
@27ypsJGppw @28pllApjrp @29suuytuvz @3zyptComr @36povizFxF @39GBFhEBCv @43vrtwBtxp @44ovxwxptq
vegetarianuuCuynFo @11kiIcqtDn @14wxpvuDoC @17ECvquGrr @18vqFiEGFt @19vxvwtzwu @20uCsluuEx
@21zCFrzuwv @22ttcuOjHn @25skqEmsAn @26wpyuqJqH @35uBCyrmEn @36zoEtsmro @37kDrsxKxy @38xtqxtFps
@43yoEuwszu @8FKIhnaDm @9LdHNKhfh vegouywuznmk velvetzsvvtuuq @30Azswlzwu @34AtrnmCqm @46yzoouEor
@6CCipqppr @7xuxtrxww velvetysAvquwuw venisonDmicnMJF @11AqymzvEB venthkCmADlg @20suvtywwq
ventrescaElFDrlmo venussAruvqxr veraCzzvAqIt @39FHurClHn @45xCpwvrCn @46pmuArEtE veracerBtuvBws
@18wBtsvBwv verbenapaixaIgz verdejExmlkyI vermicelliRcfcdeOE @25JmpmllEu vermonsterCqyCwvus
@7ArxAAzwx vermontyrvCBwuv @7yptyAqtu verniereqxsAwFst @3vBpwwwwt veronawdv9FQIb verrierxwvvuuvw
@3uztqwsyu verrineAswztxst verseusqxuury verteyzAmquCn @18Cvuqvrtr veryotxwFlvx @17wzqusCwx
@26ntGhLkjK @30Cwpywyox @32yzwulDwr @39nscHIkhj @4xsBxvuBw @46ACxDzsus @7vDsvqvmw vesuvioEpustDAt
veteranvuvwvvsw vibetryCvzyI @17ArvvxCwz @26zwBrCDwt @33tsuBywpp @39tzBqBBAC vibrantlvpLqxus
vicCrxejzmg victorialzeBIJOS @34mAtxxAuG @35riqusspu @6pxsACzty @7rwptxxBz vieiywmvorn
viennaqHlCBmie @9pFmCxrrm vienneseLiJrzEff @34gEkwqsFG @35FpEDBDmn viennettazztuvzEF
vietnameserIOLGLdj @20tzCACBpo villagexrwttyts @29tzuyxtxy vimtowyvsturs vinpnCFroqt @20qvuxukxt
vinager9MIBvQL7 vinaigretteOzToNqFc @18MwEmDgpD @27DDxAwrxn vindalooLITwflQK @18EsvtuuAw @20yzxAqqxA
vinelgsvFcbD @15isqpHjpx @18tpoxACtz vinegarqvwptCBm @13tusswzys @14AtnswnmL @15wrBqrCiw @17ltBytwAq
@18zvuBypqF @27uwxkwzDm @35wBsppBAr @36kGGEDDFr @46poCguwvA vintageoDrootwA @20DtBwxwwi @22EtAyAjyt
@3sxkmxCyz @31lzlnfnnE @33FutzBxvD @8mEFrnsBA violaoGssqEvm violetfNvfrMLD @30nHhbqLHG @46DvCpEApx
violettawuwwwvxv violifeFuDyuHIm @3BunCyCyt viralwjlxItxx virgintvwwCysw @13pDyxDCzv @28Bpxyvtto
@39yyrzzuxn virtualuzAtuzAt virtuallyxAwyxxxq @5ytvAvwrq viscountvruoGADx visiblemkounrwv
@46ouqutuwv vitalKnNoHxEm vitalityzzjuuCFk @33EAnlEFGs @39qtFvwomE @44zFtDnowt vitaminzByvqtty
@0zurxsnop @15xrsvursA @31BwEtzrnB @32xqyyqxyq @37BswCqzup @39sstvzvzv @43fymBGjgp @46yzqnmpvv
@5BpwwuFuo vitoria8cLfVOP6 vittoriayrrrAxxq @15vvtrwwtt vivaldiuwAxyprw @15sDAsstvy vltnxwmvqrn
vodkaGnwqAghk vogelwxwvuvww volcanicMGMSHOGB @40AvyCxzDD vollkornbrotltgolpnv volumeaqPCqQzn
@46qsFxuIqk volvicvswwvsuu @39vAwwvxuv vowuyztuwsy @8sxtwvuvA vr46onnEBiHn wyvrBtmzw wackoPi4KMxGI
@35HkkADtvy waddingrsyxnrpx waferqwqtzmuk &whiteqnmMFmwB @11ysyDyrDE @30tFBFCrFm @35KDrECwwn
@37lukjorop @43mtmxImpr @7wFosAoxH @9yxywrxzy waffleBKEvyqcw @11AAlBDyqk @15nIAzDCmA @17sBDzEAsx
@30nzCFBtsA @33Antsmswq @36AwvAztoq @7sHAABApp waflenkrAxmAw @35ttvAypsy wagyu6Rb07hbO @12Amqrpvkh
@8lAlhlkpA walkersBFkwunAC @36vDjvrsGz wallzyuvuzvw @7qtwvvrxv walnutabUIGKO8 @18kpDCszFs
@30muuyBABq @34nnADDsBo @36pAzqnuyj @5xrzrDzDA wandOgcEyqiD @38GtqBwnpx @43ytsztssw
wanderlustGGAnymnl warbuuuztvCz warmBIpgUutG @46DqEowFtq warmingvsttwvvu @13yurozyvq @19vzwuwvwu
warzywnaDsCmzovA wasabiOLg7Oghp washsGvtDzzx &washingxzBwttvA &whitewJcIpeyp @43tAqEmwyC @45oxuAwwAr
@46zFAqzIuk washableyusqJvys washedxxwwvtvx @15uyvrvwqw washingqtqBzxws @45vzspyxyt washletyDCuswAo
waspvyuswzxt @45vztuvzxv watchtFpjxEqv watchersvhpwpGk @19ytpqrxxr waterxGsvvxsu @13IzCmyDvB
@18tlwvvtzz @30unvCGEjB @35lBuGoBHx @39vuvEqqsy @40eEErjlIG @43ttvypBFt @45qmsIsvjz @46wxwtzovx
@47xzvturwB @48oopqBsrA watercressPIiugxJj @15CDsrqxAu @19zrFBnzxq waterlilyzCJBIpnw
watermelonZabNKLMQ @16mptBBExC @36JmBBzmDr @38CBjyrDEE @39wnmkjFGD @7ynrDDDDC waveDBB9BtvM
@36onpyzpvt @43xAtquwwB wavyrgHtpzpv waxpDFDnBoK @3utyDpurC @46tzAytAsx wayEGDBCsCx weaningwsvAuuvs
@43twypxxww webtuppnBuB wedgedtqyupyH @15qnDxGKnG @16IumvAvoq @17knDdDoGE @20BxqxvJto @26rEDzvryC
@3Jvqwmuvk weeuFCAKwsx @9uqyukwyu weekrxwqrzzq weekendtqqsvqHv @26uvqvtrzy weenieoxtymDur
weightvBrvsuxt @19vtlwtqGp @4xwvBsvxu weightlesskKIhHIeB @46rAypCxpB wellnnGlsDGC @33lqAioEzw
wellbeingmrj0cyCj wellingtonBiqkKIwK @13tovnEBnC @22wtuzyBBw @36qwutuDvA @8AlnAzzCz wellkidqDmDHwDD
wellnessrvwztqyp @33vvtvoyxu welshyzxuquzx @10vrutBzrs @15tstwzxqt @3uwqpsywy @33LJGedkJM @8ynzzstxt
@9nuAFnvBq wensleydaleHirJyHer @19onrCmrpz @3DqrFKzvq wertheryptpvnAp @38srxzrywu westAzuAsxrx
@1ztwtxzBw @11xsswytrw @13vByHnrkC @19zywuvBtC @2Axuytuxw @22uyElrvsI @27zxBDsGuu @3ywuxyuws
@5qzxvvtww westphalianxCCswzDu wetxuwwvwtv @43sxAwyuxt @44zswwAtwz @45wutuyysv whamhhDikLwD
@38pssrkApz whatztrvrunA @14uxqvprvx wheatBoCtoyDt &whitel0OE71ZE @20qCoxxqrx @25MsAlotuw
@32snNivyzD @33ozpwxsrw @35FotIorsn @36yDurvxsu @43MvHtktFD @6BywryzwB wheatenggNRQTha
wheatgermNJgbLfNh wheatyoIMFJLHi @32vCCzEJxo wheelsAytHCtq @35tAwxuxzz @43usIpDtBz wheelienoGvBEtD
whenwwwvswsv @45sqzswvvw wheylqIKlaGD @7tszznoED whilteRWfPZmeO whipvtxBxHrq @37wrxByCxt
whippablexvyDusDp @1tuyxwrAp whippedMDBHFKGt @1wzkDDEss @23qrtqpmys @32yAwAwAxs @46tsuszzxy
@5BvAuAvtu whippingDGFGmHll @1zxDFoAol whirltxvCpp87 @34rhDBHvgy @35EBvAxDno @37zwzDwusp
whirlerruoqwuyw @44svroxtxv whirlzDIQLCygn @7vDHEttpt whisky0dMH7gYc @37opByvvxt whiteBGpBAqnA
&whiteningoiCFkGpr &winetClfHltC &wrapsiznlCur &yogurttAqsrBvI @0EFoGmJpC @13tkrotDyq @15pqDoryys
@16m9qLkamh @17vquvsxyt @18ExnsjIJw @20vtnxtouw @25zusxtvus @26xJstqprr @27lBxmDlio @29FAKGfqkF
@3ywvnktFs @30xtvtywws @31ClsEKoJK @32EzmACFtH @33pzoDzqwy @34LymCFDhs @35BGlCJCoG @36zuwCuxqB
@37BGuEHotC @38qIKhz9oD @39yzwyxsAB @4iEvsuEnC @40jJNHzBgG @43tyCmtssr @45iImEBlis @46xuyjtwvx
@48CkeJpnxq @5AApBsttD @6DEBzAywv @7Ehsemmqv @9BztvBDjx whitebaitpwytBxty whitefishErnIxxsG
@13rzviyxsl whitenerjGrzCMxE @0BzCCxrsB whiteningBAoqBuwD @46uuvuApvx whizzyovtyjDut wholeuuxsvyxs
&yogurtxCvCwElx @0FwFjsuwt @10vxtxvsty @11pstuCBAv @12gGLcjdDi @13nnsClKzx @15xwuyusuy @16xvtytswu
@17wwtxuttx @18uwwyvutx @29vxuryiyr @30tyuvvttw @31uvFtxwku @34quDDyqIz @36wxsywtsw @37rzmBmAws
@39zzzAyxsy @40svvuHqnC @44zqvnzCpr @46wvvytvDz @5stqywAru @9wytyvrtx wholebeanqMNmqsVK @40vLArxsHA
wholebirdqCiFtuDx @11rDtAovzv wholeblendEAkszxzi @33zAlqyxDn wholefooduAByvvvv @18vtzuvtwv
@25uqpsvwwt @29vyprruyr @30wrqqxvtv @32rvtwwuut @36vqprvvux @48CDqKqGGD wholegrainosmywmss
@11pzqmwvvE @25piiFs9lt @30uAAnrJwn @32CyGsuFzv @33nnhsnkjA @35DFFvGvAA @44ojysEAxs @9ExFrCmyL
wholemealhEJmmFll &wrapcPLaSQbv @20AEuvzwHs @25hDyqhBgn @30pAjsmuxj @33lAHpvCjl @48OsmDGlCA
wholenutkdhwqiDi @37tmjCunyq wholesometvsvzwzx @33qCrvvpuw wholetailvzuClBtq @13woAuxAzx
wickedlyABqBpwpw @32zCpCpwsu wiejskamLiimlvJ wiejskiedCClErtM wieprzklxEiHtt wiggle3IpEqohL
wildBCAstxqr @11kqmuquts @13jwspusuw @15sxBssqwo @20AmFxssHw @25oEfqxFhE @26EjGzxCFt @31poryxsAy
@33DmKJeBHj @35IuIEnqmm @39iwzCwsqC @44GxAqAGCw @45xjDxuvtr @46yAsJrDyq @6pCurqtuF @8lrsDBvpD
wildfarmedstvBxows @32ruzCxtxr wildflowerwwrurtxw @31tuAwzxuu wildliferywuvqpA wildoneoysFqpAo
@46uzpCsvwu williamkhHhtjCp @36opBkqkxp willierGClqjjx wiltshirewuwxvwwr @22uwxttvtA @9twtvwuvz
windlDwZzydH @40qBuwnInF winderFpAyEoCk @36xqADuoys windermereCvvAyEmk windowrlnnpEAw @45pooqqBxw
windproofpEvmuAwt @2rEumtzvt winenBypAvow @10vszCovnt @13ADAtvCqA @18vADCuysq @20tulDvnwA
@22BpCpkCsr @24fnwEtxIs @26nBlpHCmA @27swAoynlp @29rloFDKAl @38qxvBEqnB @48ylJDvyCw @8ABylurxt
winguQnw9mKL @11AspBlpDC @14qBmrosow @27pvtwBtno @36DxxAtvCw @46pttkyxrJ @8EAwtzuCq @9BByxrozw
winginwvyuxxyB winkyrHElskkx winnerpEAlICmG @39oyymEBnD winsladeuxvwtxvy @3uxvwtxvy winterotigeBzi
@15zFtonqpz @16zoBxpyBD @19nnlmhBAD @36lmpqkvsm @37qqqmmAFy @39zCtvvrxy @40lzgnwJrf @6nxCqryrs
wipeGFGuexwj @43vvvvvvvv @45DzEtnuBj @46vtttrDmx wispaMljnJIKK @37FjklFCEK witchSCBkiIIb @38EzCrnqwk
withoutvDyvpxrr @36xtxsywzt wokppEtBuyE @14wpvBBBIA @25xDFBAyqp @36xqwDywzB womankindubNJ7QSj
womenytskzGyn @46nutnzxwv wonderxrpryoCs @26tqpvsrFv @36syEBzxpz @45xwqwxqAF @7xwqrwxAp
wonderfuellJwtmHxF @39oBwtoBzG wonderfullyCvAuxxtw @15swvurqwz wonderlandzqhEuyNn @7xvwFAwzr
wonderloaft4OhlBAo wondermixGq0DChIo @36ytdzCnEs wonkyxwxstyss @15uxuwxsvA @16uutyxuyy
wontonLDDmMnHK @20Byxsuvzw woodwvmJyznt @13iOyyxvkg @21uuwsqwzt @45nksytmxx @9soqtBrAD
woodenklxkInHD woodlandpw7twD5H @4rsBtzvHn @5CtlqsCzF @6nHIHkBuv woolqyrytzxC @46wzuustxq
worcesterkoloJheI @36vwsqDrrz workerkHjGjHzR @44pErEkBpK workingxkDtnZuV @44ustwuFvJ worldrgxqoJyB
@37BlGukxAC wormnEFvfDni @38nzxxqGtu wortysnHxpxx wotsitsbHoezekH @20rzsorlop @36kAtoztsA
wowypvuwywA wrapxvBroyzI @20qtvBwwrs @26HyDusuzy @33nvAyxxvD wrappedtwquwqrx @9FgmEDBHy
wreathJkukJvtv @3stwszoyy wrigglekkIfkwji @43qsFussmr writingvuBZC7lE @30zyCJBpqA wurlyCIjKmJso
@37AEsBtBtu wytvyumuAC wykewsrmxywr @3wxwAvpry xanthanAvzxEuxz @30zvzxBuwC xerolK6iogDJ
ximenezHEoBDurv xluAriBEwF @14yrxGunuo @20ywvtsxtv @339ucdSNGp @37uCBwznHx @45urzFlpyl @46GCvDsnAC
@9mAkmDBpA xocbSScdb7 xtremeAhDEnoFF @38wzyBtCAv @46DytBskDC xxYNahd5du xxlxyszqyxw @38HBosoyHD
@45ywuDxtxB @46sqwtysuy xxxltrvxunrw @46tstuqsyw xylitolDJOoJmKQ @29yBGlEsHC yuzGuyuvx @15vyrxxBvv
yarswwywts yakisobaHsJBhGwy @20uDzupApB yakitoriQk9OepkM @11CtozluvB @25zprBuvpz yakkonsoxrztA
yaksosxvurttu yasaitDxqtDpu yearNvBntzwn @20uCvCwypA @35nDsrCuHD @36kArzmppB @43mAryrutv @44LBGmzFyo
@46xtvygGCs yeastvsxJkyEl @30DBjBmAAu @31vsvCuxFs @36urtizqqy yellowzwwpsxvB @15umFxJAsF @16vyxtAvCy
@17zxpyoqyt @18ruukADpI @19ruuAztvq @27wnxwpjyv @30jhDdhuOJ @43GlGEpsPJ @5pvzBwtvt yellowfinErzpEprp
@13xxsqAquw yippeeDDwptDAK ylangkAuyDCwv @45nwtwsxxy yoghurtywvzquuxv @44uzuqsvts yogiwkcvFfnv
@40xnkxBksz yogurtuDjmBxgr @0Duvursvw @16xwyypmsx @26wypoBCtv @27CrnsADqu @3smuBzxrA @32DHztnIpF
@35oDlnBFmj @36HGolCzlB @43mqjJtAmF @5vqyzxxDs @7qzkCzxtr yolkwHDcuBqg @4BCypvvqm yolkersuKfJBoq
@4nuukzBqr yollyrrCyFxED @3wpyDBxsz @5tuxtvtxv yoplaitfJuFAAui @5wzxwpywj yorkgFCzNcMp @20qBqxpslt
@21ivwvwozm @6qwiowxtr @8uFHCMgzw yorkercMGZZqsM yorkiertBekW9G yorkshirertqwtutv @17pzwytAov
@20OCjoswoL @3FwvAyyus @30yqBDxqzx @33Byytyvzw @40zxzsywww @9yxAuztvv youBKDyQuBn @34qwAAIuus
@37BCxzCvEo @45xxvytypw youngvuvuwvvw @39CpFppjxD yourepuxvAtps yoyoxwAsttyu @36xuCzmAwz yroitlzwnE
@44srprwopB yrsDqxxtIzo @20vxvuBsqy @43opqprvpx yucajHEJnogN yufkatvutyrtx yulejFoIuACE @34vtvAvzAA
yumMEgpJhFG @19yvrrEsBr @25BqnwBtvs @33DFrEApGF @44sxxvpyyA yummrIHQGAGj @44tHCCCyDl yummyDOGKxOto
@20KAAMCHbt yuzueKnDL8iq @39rxrADpoq zstywxxuu @3ztrzswxw @38owButxws @39wwrzxxqA zaatarJ89iS5Oa
zagtuFxl8uP @17svsutwsC zamliDEmEDlls @16zCmGDmmr zealandxqDwtttt @10xBsrsvvx @31FsCpGroA @7rsxltEyw
zeeouCGEDpo zephyrJPT7jbgL zerowGjnBiuz @26lnFrlxHC @29DgExtBur @35GAmrAuCp @39qAihiAuC @43FzrvCBzA
@46sBsGBtnI @6ErsGzxwy @7ttxvzxqm zerohxsqxpDEA zestzxyswvuw @18sttzswtt @45DqnqEvww zestysFwusysv
@13sqxrBvrw @17sssutxtu @34lxlBoqrH @36DzEDqnrE @39opyoCqDB @45DwxyCFtu @6xlvsvswt zhougvuNrzhBx
@11wtzwwqwu @3xsCpunwD zigtqDup9vI @17rxtyoAwv ziggyosFvf3uX @17rvxznltG zigzagtvnwxsxv @46wvAxuxtq
zillionaireJTeIldeK @6DHrArmuC zingwAzswoqm @38kyxupwwo @45IwuxxtvA zingerJDfAejtw @39wClzpuuB
zingerrrvzvtpvsv @7xwvsrust zingfestfGGCiuDH @38iECwntCw zingypBwvtCzq @11mBFnxsIs @35wwrCxxtz
@36rqBHsnBr zipuvvxqtqz @45wyqytztu zipperBkJyIGJH zogRShb6wev zywieckaGJMHiGpe @12zzyGrymo
`;
