/** National brands sold in UK supermarkets, folded (no apostrophes, "&" as "and"). A brand is only read at the start of a name or in a typed line. */
export const NATIONAL_BRANDS: readonly string[] = `
100 plus
1000 stories
19 crimes
1912 artisan
4move
5 corners
5 oclock
64 edge
7 days
7 giraffes
7 up
721 vodka
7th heaven
7up
9 my dinky bear
a h riise
a vogel
a2
aagrah
aaila
aalborg
aalif
aasani
aashirvaad
abbot
abbot ale
aber falls
aberfalls
aberfeldy
aberlour
abidec
ableforths
abra ca debora
absente
absolut
abstrakt
abuelo
ac dc
ace ultra
acecook
achva
acnecide
acre lane
actimel
actiph
active folic
active iron
activia
activit
adamus
addiction
admiral akbar
admiral vernons
adnams
adventuros
aero
aerstone
africas
after eight
agavita
agnes arber
agour
agwa
ahmad tea
ainsley harriott
air up
air wick
airwaves
airwrap
aishas
aivy
aiyaplay
ajumma republic
akash gold
akashi
akashi tai
akira
ako
akori
aksam
akuku
al fez
al munawwarah
al munnawarah
alamos
alara
albanese
albert bartlett
alberto balsam
alexandrion
aleyna
alfa one
alfez
alfred lambs
alhambra
alibi
all shook up
all the aunties
all things butter
allgroo
allinson
allinsons
alluve
almette
almond breeze
almondy
alpecin
alpen
alpro
alska
alta veduta
alta vista
alta yari
altano
alto del carmen
altos
aluna
alva
alvalle
always
alyan
alzar
amaara
amandla
amarula
amazzoni
ambassador
amber leaf
ambi pur
ambre solaire
ambrosia
american spirit
amicelli
amino
amoy
amrut
amscan
amstel
amuerte
anadin
ancho reyes
anchor
andrew peace
andrex
andros
angel delight
angelic
angelica zapata
angelo poretti
angels peach
angioletti
angostura
angry orchard
angus and oink
ankara
anna famosa
annabel karmel
annapurna
anniversary house
anti establishment
antica
antica formula
apac
apana
apenshot
aperini
aperol
apetina
apollo
apothic
appeteasers
appletiser
appleton estate
applied nutrition
aprimondo
aptamil
aqua carpatica
aqua libra
aqua pura
aqua scale
aqua vape
aquafresh
aquavia
araldica
ararat
arbor
arbor ales
arbousset
arc du soleil
archers
arctic cafe
arctic coffee
arctic frappe
ardbeg
arden
ardmore
arehucas
arette
argal
argon tableware
argyll bakeries
ariel
aries
aristowax
arla
arm and hammer
armand de brignac
armorik
arnott
arnotts
aroma car
aroy d
arran
arrid
arrogant frog
arsenal fc
artesa
artesano de argento
artic
artic coffee
artisan london
artlex
artwow
as good as dead
as we get it
asahi
asbach
ascheri
asconi
ashfield
ashford
ashley
ashoka
ashton and parsons
askeys
aspall
asquith gardens
aston villa
aston villa fc
astonish
astral group
atlantique
atom 2 in 1
atom 3 in 1
atora
attack a
attis
au
aubel
auchentoshan
aunt bessies
aunt mays
aunty norays
auntys
aupouri
aurora
aurum
aussie
autentico
auto drive
aveeno
aveleda
aviation
avonmore
ayoola
ayumi
ayumi naturals
azera
azul marinho
b by black tower
babich
baby einstein
baby relax
baby shark
babybase
babybel
babybugs
babybugz
babycham
babydan
bacardi
bacchus
bach
bach rescue
bachelors
bacofoil
bacoo
badger
badia al colle
badshah
bagci
bahlsen
baileys
bains
baked with love
bakehouse
baker street
bakers
bakery delights
bakoma
balance activ
balcerzak
balcones
balconi
baldwins
ballantines
ballards
balle
ballineen
ballymaloe
balvenie
ban poitin
banana boat
banfi
bang bang popcorn
bangthai
bankhall
bankss
bannisters farm
banrock station
bar be quick
barbers
barbican
barbie
barcelo
bardinet
bardinet vsop
bare naked
barebells
barefoot
bareksten
barenaked
barenjager
barigny
barilla
barista coffee
barista coffee co
barkan
barny
baron de guers
baron de ley
baron de sigognac
baron herzog
barone montalto
barone ricasoli
barossa ink
barr
barratt
barril
barrys
barsol
bart
bartenura
bartoline
basil haydens
bassetts
bassetts vitamins
bastides
batchelors
batemans
batida de coco
batiste
batman
battlehill
bauducco
bauli
bavaria
baxters
baylis
bayside
bazooka
bazooka candy brands
be cool
be ro
be you
beaba
beams
beanies
bear
bear alphabites
bear awesome
bear bites
bear brilliant
bear giant
bear marvellous
bear multigrain
bear paws
bear refreshing
bear scrumptious
bear splits
bear xtreme
bear yoyo
bear yoyos
bearface
bearfields
beartown
beatles
beauty and the beast
beavertown
bebe jutrzenka
bebeto
becks
becks blue
becodefence
beechams
beechdean
beefeater
beefsteak club
beet it
belazu
beldray
belhaven
bella apertini
bella cucina
belle france
bellingham
bells
belorante
belton farm
belvedere
belvino
belvita
belvoir
ben and jerrys
benadryl
benbat
benchmark
bendicks
benecol
benedictine
benefit drinks
benjamin chapman
benriach
bens
bens original
benson and hedges
benylin
bepanthen
bepi tosolini
berentzen
beretta
berkeley
berkshire botanical
berliner luft
berlinki
bernard matthews
bero
berocca
beronia
bertolli
better naked
better nature
betterbody
betterbody foods
betterware
betteryou
betty crocker
beurer
bevelini
beverbach
beyerskloof
beyond
beyond belief brewing co
beyond burger
beyond meat
beyond smash
bfree
bialy bocian
bianco ditalia
bibigo
bic
bickiepegs
biere dor
big and free
big and fresh
big baby pop
big dish
big hair tools
big hoops
big k
big tom
big yolkers
big zinger
bigen
bigga
bigjigs
bigjigs toys
bijou
bikaji
bikano
billingtons
billy bear
billycan
bio and me
bio kult
bio oil
bio tiful dairy ltd
biocol
bioglan
biomel
biona
biore
biotiful
biotiful gut
bip
bird s
birds
birds eye
birra moretti
birrificio
bisca danish
bishops finger
bisquit
bisto
bitter truth
bittermens
black blum
black bottle
black cow
black farmer
black isle
black isle brewing co
black magic
black milk
black sheep
black sheep brewery
black tomato gin
black tot
black tower
black velvet
blackmoor
blackmoor home
blacksticks
blackwell
blackwoods
bladnoch
blair athol
blanco nino
blandys
blas y tir
blason
blaumeister
blind tiger
blondel
bloo
blood monkey
bloody drinks
blossom costa blanca
blossom hill
blu
blue diamond
blue dragon
blue gin
blue iron
blue moon
blue riband
blue tree
blue turaco
bluey
bob marley
bob martin
boba x
bobbys
bobs red mill
bodacious
boddingtons
bodega
bodega norton
bodrum
bodyform
boe
bol
bolands
bolci
bold
bollinger
bolney
bolney estate
bombay citron
bombay dry
bombay sapphire
bommerlunder
bon chance
bon o bon
bonailie
bondi sands
bonds of london
bonio
bonjela
bonkers
bonne maman
bonny doon
bonpas
bonya
boofle
booja booja
boon
border
borderfields
bormioli
bormioli rocco
born tasty
boromir
borough broth
borwicks
boschendal
bosh
bosman
botanist
botanycl
botran
bottega
bottle green
bottlegreen
botucal
bouchard
boukman
boulard
bounty
boursin
bovril
bowmore
bowsaw
boxer gifts
bozal
braces
bradleys
bradys
bragg
brains
brakspear
brancott
brancott estate
brand lab
branston
brasso
braulio
braun
brave
bread and butter
breathable baby
brecon botanicals
brecon carreg
breville
brew by numbers
brew dog
brew tea co
brew york
brewdog
brewgooder
bright starts
brighton gin
brillo
brioche pasquier
briottet
bristol novelty
brita
britania
britannia
brite
brixton brewery
brockmans
brodericks
brokers
brompton house
broody hen
brooklyn
brothers
brown and polson
brown brothers
browning the bakers
brownings
brownings the bakers
bruce jack
bruichladdich
brunswick
brush baby
brutal fruit
bryant
bt
bubba and me
bubbleology
buckwud
bud duck
bud ducks
bud light
budweiser
buffalo trace
bugalugs
buldak
bull brand
bulldog
bulleit
bullet
bullion
bulls eye
bulmers
bumbu
bumprider
bundaberg
bunlimited
bunnahabhain
burgen
burgess
burns
burnt faith
burtons
burts bees
bury black pudding
bury black pudding company
busbi
busby estate
bushmills
busker
butchers
butcombe
butlers
butter nutter
butter side up
butterfly cannon
butterkist
butty bach
buxton
buzzballz
c4
ca del bosco
caballero
cadbury
cadburys
caesar augustus
caesar cardinis
cafe direct
cafedirect
cafepod
caffo
cairngorm brewery
cairngorm brewing company
caisteal chamuis
cake and eat it
cake angel
cake angels
cake crew
cake decor
cake star
calafia
calbee
calcough
calgon
califia farms
calippo
callowesse
calpol
calprofen
calvet
calypso
cambridge
camden
camelbak
camelicious
camil
caminada
camp
campaneo
campari
campbells
campo v
campo viejo
camus
canada dry
canadian club
canario
canderel
candlelight
candy kittens
candy realms
cannaray
canti
cantine di ora
cantine maschio
cantu
caol ila
caorunn
cap maritime
cap royal
caparelli
cape herb
cape kyala
capel
capri sun
caprice des dieux
capricorn
caprio
capsicana
captain cook
captain morgan
caputo
carabao
carapelli
cardenal mendoza
cardhu
cardini
cardinis
care garnacha
carefree
caress
carex
cargo cult
carib
caribbean pearl
caribbean sunrise
cariel
carling
carlos i
carlsberg
carlton
carmex
carnation
carne rojo
carnival shandy
carnivor
caroline
carotino
carousel
carpano
carrs
carta roja
carte d or
carte dor
carte noire
carthys
casa luis
casa mana
casa noble
casa piccini
casa roscoli
casa toscana
casamigos
casillero del
casillero del diablo
casilliero del diablo
castella
castellare
castello
castillo de albai
castillo de ibiza
castillo montanez
castillo san lorenzo
castle dairies
castle maclellan
castle rock
catena
cath kidston
cathedral city
catsan
cauldron
cave de lugny
cave des roches
caves desclans
cawoods
cawston
cawston press
caxton
cazadores
ceciles cuisine
cedrob
celebrations
celestial seasonings
cellier des dauphins
celsius
celtic fc
celtic whiskey
cenote
centrum
cerelac
certo
cesar
cetaphil
ch pierre
ch rousseau
chairmans
chairmans reserve
chambord
champagne berthelot piot
champagne charles clement
champagne jacquart
champagne lanson
champagne veuve devanlay
champigneulles
chandon
chang
chanoine freres
chantre
chapel down
chapoutier
chappie
chaps
character kids
charles de villers
charlie
charlie bighams
chase
chateau balestard la tonnelle
chateau barreyres
chateau de la coste
chateau de montifaud
chateau desclans
chateau du breuil
chateau lavigniere
chateau roquefeuille
chateau tanunda
chatwals
chavroux
checkers
cheerios
cheesegeek
cheestrings
cheetos
cheez it
cheezees
chef brown sauce
chelsea fc
cherry blossom
cherry chouffe
cherry good
cherry heering
cherrygood
cherrytree bakery
cherrywood farm
chesterfield
chewits
chewy vites
chi forest
chia co
chicago metallic
chicago town
chicco
chichibu
chicken tonight
childs farm
chimay
china town
chinatown
chings
chippa
chivas
chivas regal
choc on choc
chocomel
cholula
chopin
chouffe
chovi
chronic cellars
chupa chupa
chupa chups
churchill china
cidona
cif
cihuatan
cillit bang
cinzano
cirio
ciroc
cirrus i size
citadelle
clair de lune
claires
claires club
clairol
clamato
clan
clarence court
clares
clarks
clawson
clawson farms
clay oven bakery
clean and clear
clean co
cleanco
cleanmarine
clearasil
clearspring
clement
clementoni
clevamama
clippasafe
clipper
clives
clogwyn
clonakilty
clos saint vincent
cloud b
cloudy bay
clover
club green
club mint
club orange
club salted
clynelish
cobalt vodka
cobra
coca cola
cocalero
cocchi
cockburns
coco cabana
coco di
coco pops
cococariba
cocon
coconut collab
coconut collaborative
codorniu
coffee mate
cofresh
cointreau
coldpress
cole and mason
coleby
colgate
colief
colle lauro
collective
colliers
colmans
colour b4
colourburst
colourless
comfort
compal
companero
compass box
compton orchard
comptons
comte de saint emmanuel
condesa de flores
condor
conimex
connemara
cono sur
contigo
contino
contrabando
control pisco
conwy brewery
cook italia
cook italian
cookeen
cooks and co
cooks pie and mash
coole swan
coors
copalli
copella
copper in the clouds
copper pearl
coppiere
corazon
core kitchen
cornetto
cornish orchards
cornish rattler
cornish sea salt
cornitos
corona
corralejo
corsodyl
coruba
cosatto
cosmic crisp
cosmo
costa
cote 228
cotes des voiles
cotswolds
cotton candykins
cotton tree
country life
country manor
country style
country values
courvoisier
covonia
cow and gate
cozy n safe
crabbies
crackd
craft and crumb
crag and glen
cragganmore
craigellachie
crave
cravendale
crawfords
crazy jack
crease protect
create a cake
creative converting
creative nature
creative party
creightons
creme egg
cremorne
cricket firepower
cricket gifts
cricket st thomas
crinklys
crisma
crisp n dry
crisp up
cristalinas
crodino
crodo
croft
crofters
crosse
crosse and blackwell
crosta
crosta and mollica
crouton company
crown farms
crucials
cruga
crumpton oaks
crunchie
crunchy nut
crusha
cruzcampo
crying thaiger
crystal head
crystal palace fc
crystale
ctzn
cu bocan
cuate
cuba azul
cuddles collection
cully and sully
culpitt
cultured collective
cune
cup a soup
cupiolo
curators
curing barn
curiously cinnamon
curly wurly
cushelle
cussons
cut overproof
cutex
cutters choice
cypressa
d and g
d one
d v catena
daawat
dabur
dada
daddies
daelmans
daers
daim
dairy box
dairy milk
dairy pride
dairy valley
dairylea
dale farm
dalgety
dallas cowboys
dalmore
dalstons
dalwhinnie
damm
damrak
dan cake
dandies
danone
danzka
darenberg
daria
dark fantasy
dark horse
dark star
darroze
dartmoor
dartmoor brewery
dash
date me
daughters of the vine
dauphin
daura
david bowie
davidoff
davidstow
dawtona
daybreak
daz
dc superman
de bortoli
de cecco
de chanceny
de kuyper
de martino
de nigris
de rica
de saint gall
de vina
deacon
dead mans
deadhead
deans
deanston
decathlon
deeside
dega
dek son
del monte
del suelo
delamere
deli cuisine
deli express
deli kitchen
delicio
delicious dessert company
deliciously ella
deliciously kids
delirium
della vite
delphi
demae
demae ramen
demonio de los andes
denada
denhay
dentalife
dentastix
dentinox
dentyl
depot
derma intensive
derrumbes
des tourelles
desi daru
desi natural
desi paneer
desi wholemilk
desperados
despicable me
dettol
deuchars
deveron
devil shot
devils corner
dewars
dewlay
dextro
diablo
diacare
dickinson
dictador
diet coke
diet pepsi
diggers
diggerscrispy
digusti
dimes
dina
ding dong
dino italian
dino trebbiano
dinos
dinos famous
diplomatico
dippies
disaronno
discos
discover in
discovery max
discovery prime
discovery pushchair
dishmatic
disney
disney baby
disney cars
disney frozen
disney junior
disney lilo and stitch
disney moana
disney princess
disney stitch
disneys stitch
distillers select
dixie petes
dk
do goodly
dolce gusto
dolceria alba
dole
dolin
dolly wines
dolmio
dolu
dom perignon
domaine de chezatte
domaine du courtillet
domaine seguin
domane wachau
domestos
domo
don carlo
don fulano
don julio
don papa
don simon
dona paula
dooleys
doom bar
doorlys
doritos
dorset cereals
dos leones
double barrelled
double diamond
double maxim
doughlicious
douglas laings
douwe egberts
dove
doves farm
dows
dr beckmann
dr brown
dr browns
dr karg
dr kargs
dr l
dr moo
dr nature
dr oekter
dr oetker
dr pepper
dr schar
dr wills
dr witt
dragon
dragon stout
dragonfly
drambuie
drapolene
dre and snoop
dreambaby
dreamies
dreamworks
drink 420
drink me
drink me chai
drinks bureau
driscolls
drobimex
drum the original
drumshanbo
drumstick chew
drunken monkey
drynites
dualit
dubble bubble
duda
duerrs
duke
dunareu
dunhill
dunkertons
dunns river
dunvilles
duo quick set
duo rum
duo spiced
dupont
duppy share
duracell
dutch barn
duvel
dv catena
dylon
e guigal
e h taylor
e wedel
e45
eagle rare
east coast
east coast nursery
east end
east london liquor co
easy chef
eat and go
eat natural
eat real
eat your greens
eatlean
eazy pop
eazypop
ebru
echlinville
echo falls
eco nation
ecoffee
ecoffee cup
ecotools
ecover
eden bay
edinburgh
edingburgh
edizione
edlers
edradour
eezy
efes
egans
eglise saint jacques
ehrmann
ehrmanns
eight lands
eisberg
ekspresso
el cabron
el cierzo
el dorado
el enemigo
el esteco
el jimador
el rayo
el ron prohibido
elastoplast
elbow grease
eleanor bowmer
elegant touch
elements of islay
elephant atta
elephant gin
elf bar
elfliq
elijah craig
elit
elixir danvers
elizabeth shaw
elka
ellas
ellas kitchen
elmlea
elpozo
elsie mo
elux
elvie
elvis
elvive
embassy
ember
eminence de bijou
emma bridgewater
emmas country cakes
emmi
encona
encore
energizer
engevita
engine
england fa
england rfu
english cheesecake
english lakes
enso
ensure
enzos
enzos italian kitchen
epic rolls
epic snax
epicure
equiano
equinox
equis
erdinger
eristoff
errazuriz
esbjaerg
escarpment
espartero
espolon
esporao
essie
estaro
estate dairy
estrella
etienne dumont
etsu
eurowrap
evan evans
everflyht
everton fc
evian
evo tobacco
excelia
excelsior
exmoor
explore
express cuisine
expressions factory
extra cool breeze
extra ice
extra refreshers
eylure
ezra brooks
fab
fabelhaft
face facts
fage
fair mile
fair rum
fairy
fallen angel
familijne
famille
family favourites
famous grouse
famous names
fanta
farabella
farchioni
fareshare
farleys
farm pack
farmers reserve
farringtons
farrows giant
faustino
fc barcelona
fearne
feastables
feasters
febreze
fee brothers
feldschlosschen
felight
felinfoel
felix
femfresh
feminax
fentimans
ferdinands
fern bay
fernet branca
feroglobin
ferrero
ferrero rocher
fettercairn
feuerheerds
fever tree
fibe
fibre one
fielding dairies
fierce beer
fifty pounds
filippo berio
filliers
fillipo sansovino
finca las moras
finish
finlaggan
finlandia
finn crisp
finne brogue
finnebrogue
finsbury
fiorito
fireball
firefly
firemark
firetree
first cape
firstcape
fish said fred
fisher price
fishermans friend
fit foods
fitzgeralds
fitzgeralds family bakery
five farms
five points
fix8
fixodent
flahavans
flair
flan co
flash
flava it
flavorz
flavourz
fleurs de
flexi
flipz
flor de cana
flora
florette
floso
floss and rock
flossbrush
flying dutchman
flying goose
foco
food heaven
food thoughts
foppen
for aisha
for goodness shakes
foraging fox
fords
foresight
forest feast
forest gin
forest road
foreverwarm
forthglade
fosters
four loko
four pillars
fourfive
foursquare
fox s glacier
foxs
fragata
fragataselection
frank coopers
frankies farm
franks
franks red hot
franks redhot
franziskaner
fraoch
frapin
fratelli beretta
fray bentos
freddies farm
freddo
free damm
freee
freixenent
freixenet
freixnenet
freja
frenchs
fresh and naked
fresh ideas
fresh n tasty
freshlay
fridge raiders
friends central perk
friexinet
frijj
fris
frisps
frolic
frome valley
frontline
froot pops
frosties
frozen 2
frozen olaf
frubes
frugo
fruit bowl
fruit factory
fruit shoot
fruit tella
fruitella
fruittella
fruli
frylight
frys
fuba
fudco
fuel 10k
fuel10k
fulfil
fulham fc
full circle brew
full circle brew co
full green
full marks
fullers
fullgreen riced
fumi
fundador
funkin
fuzzy duck
fybocalm
fybogel
fyffes
g fellas
g h mumm
g spot
gagliano
galaxy
galbani
galipette
gallo
gama
game of thrones
gammeldansk
garden brewery
garden pride
garners
garnier
gary barlow
gaviscon
gecko
geetas
gefen
gellwe
gengigel
genius
genuine coconut
geo organics
geo watkins
georges duboeuf
georgias choice
geranium gin
gerard bertrand
get more
get more vits
getpro
ghana best
ghee easy
ghost ship
gia
gifflar
gift republic
gilberts
gilded bird
gilette
gill beck
gillette
gills
gin knopf
gin sul
ginbis
ginos
ginraw
ginseng up
ginsters
giovanni rana
gits
gizeh
glaceau smartwater
glade
glamorgan
glayva
glebe farm
glen deveron
glen garioch
glen grant
glen moray
glen scotia
glenallachie
glenalmond
glencadam
glendalough
glendronach
glenfairn
glenfarclas
glenfiddich
glenglassaugh
glengoyne
glenhaven
glenlivet
glenlossie
glenmorangie
glenridge point
glenrothes
glenryck
glens
go ahead
go cat
go diego go
go free
goatsbridge
godbiten
godfather
gogo squeez
goikoa
gold 999 9
gold label
gold leaf
gold seal
golden fry
golden kings
golden lion
golden nuggets
golden swan
golden virginia
golden wonder
goldenfry
goldfish
golmar
gonzalez byass
good boy
good earth
good grains
good guys bakehouse
good hemp
good its gluten free
good life
good tide
good4u
goodfellas
goodies
goodlife
goodrays
goong
goplana
gordon ramsay
gordons
gosh
goslings
got2b
gott
gouden carolus
gourmet
gozio
graal
grace
graffigna
grahams
grahams the family dairy
gran centenario
gran duque dalba
gran gallo
gran luchito
grandeza
grandma wilds
grangestone
granini
granit
granite hill
granovita
grants
grao vasco
grasovka
grass and co
gratien and meyer
graze
greasy fingers
great food
great scot
green and blacks
green canderel
green cola
green giant
green sour cherry
green spot
green toys
greenalls
greene king
greenpan
greggs
greign
grenade
gressingham
gretchen
grey goose
grey poupon
griddle
grind
grolsch
groovy food
groovy food co
groovy virgin
grounded
grover
gruffalo
grumpy mule
gu
guarana antarctica
guinness
gullon
gumi yum
gummi zone
gummy zone
gunroom
gusto
gut stuff
guylian
gvine
gwei lo
gweilo
gwynt y ddraig
gym kitchen
gymkhana
gypsy clean
haagen dazs
haber
habitat
hacienda
hackney gelato
haig
haig club
haig clubman
halal eat
haldirams
half eye
haliborange
halilit
hallmark
hallo
halls
halo
halo top
hamlet
hampden estate
hanami
hank and joes
hansen
hanx
hapello
hapi
happiee plant
happy egg
happy monkey
hapusa
harahorn
harbour brewing
harbour brewing company
harbour salmon
harbour salmon co
hardenberg
hardys
haribo
harmony
harpic
harringtons
harrogate sausage co
harrogate spring water
harry bromptons
harry gow
harry potter
harry ramsdens
harrys
hartleys
harvest snaps
harveys
harviestoun
harviestoun brewery
hatozaki
hattiers
hauck
haute fromagerie
havana club
hawaiian tropic
hawes
hawksbill
hawkstone
haydens
haymans
hazelmere
head and shoulders
healeys
health and her
healthy boy
healthy boy brand
heath and heather
heavens door
heck
hedrin
heidsieck
heidsieck and co
heineken
heinz
hell energy
hellena
hellmanns
hello kitty
hello panda
hen picked
henbrandt
hendersons
hendricks
hengstenberg
henllan
henllan bakery
henna
hennessy
henneys
henri cachet
henri wintermans
henry goodes
henry westons
herbal essences
herbapol
herbsaint
heredad de altillo
heritage le boscq
hermesetas
heroes
herradura
hersheys
herta
hestia
hgl
hi chew
hidden sea
hide and seek
hierbas tunel
higgidy
high noon
high west
highland game
highland park
highland spring
hikari
hilalturk
hilife
hills and harbour
hilltop
hilltoppers
himalaya river
hine
hip pop
hipp
hippeas
hitachino
hitachino nest
hite jinro
hobgoblin
hochland
hocus pocus
hoegaarden
hogs back
hogs back brewery
holborn
holdsworth
holdsworth chocolates
hollands
hollings
hollow and bourne
holsten
holy moly
holyrood distillery
homcom
homecare
homepride
homescapes
honey bun
honey monster
hooch
hook norton
hook norton brewery
hopnik
hoppers
hoppers farmhouse bakeries
horalky
horlicks
horror emporium
horse with no name
hortex
hotchpotch
hotel chocolat
house of cake
house of chicken
hovis
howard park
howdah
hoxton
hp
hri
hu
huaso
hubba bubba
hubble
huel
hug a bye baby
huggies
hughes family bakers
hula big hoops
hula hoops
humble co
humza
hunt and brew
hunter and gather
hy pro
hyke
i cant believe its not
i heart
i sushi
iams
ibco
iberica
ice breakers
ice club
ice co
ice kitchen
ice valley
icelandic glacial
ickle bubba
idahoan
if you care
il buon pane
ilchester
ileach
ilkley
ilkley brewery
illusionist
illy
imaginaria
imodium
imperial
imperial leather
impulse
inchs
india gate
indo mie
indomie
indus
ineos
infacare
infacol
infantino
infinite session
infunbebe
ingenuity
ink by grant burge
innis
innis and gunn
innocent
instant pot
intempo
interiors by premier
inventure
iqos
irish whiskey bonding co
irish yogurts
irishman
irn
irn bru
irvings
irvings homestyle bakery
irwins
isey
ishara
isigny
isigny sainte mere
isigny ste mere
isla delice
isla negra
island delight
island sun
isle of harris
isle of skye
isle of skye brewing co
isle of wight distillery
islos
isolabella
isopure
istanbul
italicus
italpizza
itsu
itty bitty
ivg
ivys reserve
iwisa
j j whitley
j moreau and fils
j p chenet
j w lees
j wray and nephew
j20
j2o
jack daniels
jack links
jack rabbit
jacksons
jacksons of
jacobs
jacobs creek
jagermeister
jahan
jaimin
jake and nayn
jake and nayns
jake and the never land
jakemans
jaldee
jaldee eats
jam shed
jamaicas pride
james martin
james wellbeloved
james white
jameson
jamie oiiver
jamie oliver
jammie dodgers
jammin
jane
jarl
jarlsberg
jasons
jaume serra
jazz juniors
jbb
jealous
jeff the chef
jelly belly
jelly squeeze
jellysqueeze
jerome russell
jeyes
jezyki
jiddlers tipple
jif
jif lemon
jim beam
jim jams
jimjams
jimmys
jinro
jj
jj whitley
jnck
jnck bakery
jodhpur
joe and sephs
joel gott
joes dairy
john frieda
john smiths
john west
johnnie walker
johnny drum
johnsons
joie
jointace
jolly cow
jolly hog
jolly rancher
jomara
jones pies
jones the pork pie
jordans
jose cuervo
joseph cartron
joseph heler
joseph mellot
journeys end
jp chenet
jp wiser
jps
jubbly
jubel
judes
judge
juhayna
juice burst
juice press
juiceburst
juici patties
juicy drop
juicy marbles
june
jungle formula
juniper bird
jura
jurassic world
jus rol
just add
just for men
just live a little
just love
just love food company
just slate company
just spices
jutrzenka
juvela
juventus
jux
jux food
jvl
ka
kabuto
kadoo
kahlua
kailo
kaiza 5
kakapo
kallo
kalms
kamar
kamiki
kanonkop
karma bites
karma drinks
karyatis
katun
kavalan
kavka
kedem
keeeper
keel toys
keep it handy
kelderman
kelloggs
kellys
keltek
keltek brewery
kenco
kendamil
kenko
kentucky vintage
keo
keohanes
kerrygold
kershaws
ketel one
kettle
kewpie
khanum
khao chi
ki no
ki no bi
kidderton ash
kiddierail
kiddylicious
kids embrace
kids stuff
kidsaw
kielecki
kikka boo
kikkoman
kilchoman
killowen
kilo junior
kiltie
kimm and miler
kimm and miller
kimura
kind
kinder
kinderkraft
kinetik
king c gillette
king goblin
king of scots
king of soho
kingfisher
kingscote
kingsfood
kingsmill
kingston 62
kingston town
kingstons
kingzton
kinnerton
kiri
kirin
kirk and sweeney
kirkstall
kirstys
kiss
kissan
kit kat
kitchen joy
kitchencraft
kite
kitkat
klc
kleenex
klein st
kleine zalze
klik
knights vintage
knob creek
knockando
knoppers
knorr
knut hansen
ko lee
koh
kohinoor
koikeya
koka
koko
kolee
komos
koo di
kopparberg
kora
korea foods
korev
kotex
kotlin
kourtaki
koval
kp
kraken
krakus
krasnystaw
krispy kreme
krombacher
kronenbourg
kronenbourg 1664
krug
krupnik
ktc
kubu
kubus
kucharek
kuchenmeister
kuchnia polska
kujawski
kujira
kulfi
kumala
kurkure
kurukahveci
kurukahveci mehmet efendi
kvuzat yavne
kx
kylie
kylie minogue
kyro
l and b
l or
l oreal
la bellamente
la burgondie
la casera
la chouffe
la corriente
la couronne des plantagenets
la doria
la drogheria
la espanola
la famiglia rana
la fee
la gioiosa
la gnoccheria
la goudale
la hechicera
la higuera
la invicta
la ligne
la masseria
la masseria del borgo
la moneda
la monegasque
la mora
la moussiere
la ptite pierre
la ptitie pierre
la raison du chateau
la reserve de sociando
la rochelle
la terrasse
la valentina
la venenosa
la vie
la vieille ferme
la vieja fabrica
lacheteau
laciate
lactofree
lagavulin
lagoon
laila
lajkonik
lake district
lakes free range
lakes ice cream
lakes the one
lala
lamaze
lamb weston
lambert and butler
lambrini
lambs genuine
lambs navy
lambs spiced
lancashire farm
lancashire tea
lancaster
langage farm
langs
lansinoh
lanson
laoganma
laphroaig
larios
larktale
larkwood
last of us
lateral
laughing cow
laughing llama
laurent
lavazza
lavvio
lawsons
lays
lazy day
lazyday
lazzaroni
le bijou de sophie
le bijou de sophie valrose
le cellier de saint louis
le coq
le gall
le gin
le gin by christian drouin
le manoir du baron
le pain des fleurs
le rustique
le soleil
le superbe
le tribute
le verdier
le vieja fabrica
le vieux pape
lea and perrins
leap
leap wild
learning resources
leblon
lee kum
lee kum kee
leerdammer
lees
leffe
leftfield
legendairy
legendario
legendary el galipote
lego
leibniz
lemsip
lemsucco
lenor
leon
leopards leap
leopolds
leopolds gin
les caillottes
les calcaires
les cles de la tour
les dauphins
les sarrins
les terrasses
lesser and pavey
lesser pavey
levi roots
lewis and green
lewis green
leyrat
liberty
licor 43
licor beirao
liebers
lift
lift activ
light and free
lights by tena
lil lets
lillet
lilleys
lilt
lily o briens
lily obriens
lilys kitchen
limavady
limca
limehouse
limoncino bottega
lind and lime
linda mccartney
lindahis
lindahls
lindemans
lindor
lindt
linghams
linie
linwoods
lion bar
lion breakfast
lion kingdom
lion milk
lion white
lions kingdom
lipcote
lipton
liquid diamond
liquid iv
lisner
listerine
lithuanian vodka
little dish
little freddie
little giants
little judes
little leaves
little moons
little soap
little soap company
little steps
little trees
little yeos
littleover
littleover apiaries
littles
liverpool fc
living and home
living things
lizis
loacker
loasis
loasis de djerba
loch lomond
loch ness brewery
locknlock
lofbergs
loma linda
london essence
london essence co
london no 1
lone wolf
long road
longley farm
longmorn
longridge
lor
loreal
lorelli
lorenz
los locos
losalt
lost mary
lot 40
lotte
lotus
lotus biscoff
louers
louis alexandre
louis bouillot
louis bresson
louis couturier
louis delaunay
louis jadot
louis latour
louis pommery
loustalet
louvel fontaine
love beets
love by leoube
love corn
lowicz
loyd grossman
lu
lubella
lubelska
lucano
lucky saint
lucky strike
lucotto
lucozade
lucy bee
luis felipe edwards
lunazul
lungkow
lure beauty
lurpak
lutti
luvli
luxardo
lyclear
lykkeberg
lyles
lynmark
lynx
lyons
lyres
m and ms
m chapoutier
ma ling
mac n cheese head
macallan
macarico
macb
machrie moor
mackays
mackeson
mackies
mackmyra
macleans
macleods
macsween
mad butcher
mad fish
mad march hare
mad squirrel
madej wrobel
madina
madinah delight
madre mezcal
madri
madri excepcional
mae ploy
maestro dobel
maggi
magic rock
magicorn
magija
magners
magnum
maguary
mahi
mahiki
mahou
mai thai
maille
maison
makers mark
malay taste
malbado
malcolm allan
malcom allan
maldon
malfy
maliban
malibu
mallow and marsh
malt o meal
malta guinness
maltesers
maltina
malvern gold
mam
mama
mama bamboo
mama sitas
mamade
manchester city fc
manchester united
manchester united fc
mandriola de lisboa
manilife
manischewitz
manitou
manlife
mannochmore
manomasa
maoam
maple crest
marble and cleaver
marco paul
mariana bay
marieta
marigold
mark west
market town
market town bakery
marlboro
marmite
marques de carano
marques de casa concha
marques de los zancos
marques de riscal
mars
marseilles midsummer
marshalls
marshmallow fluff
marstons
martell
martin millers
martins
marula gin
maruxa
marvel
marvel avengers
marvel spider man
mary berrys
maryland
maschio
mascota
mascota vineyards
mash direct
masi
masso antico
master cook
matchstick monkey
mateus
mateus rose
matey
mathiesons
matsu
matte leao
mattessons
matthews
matthews cotswold
matua
matusalem
mawa
maxons
may loag
maybelline
maybelline new york
mayfair
maynards
maynards bassetts
mazola
mazzetti
mc donnells
mc ghees
mccain
mccanns
mccoys
mcdonnells
mcdougalls
mcewans
mcghees
mcguigan
mcvities
me to you
meadow churn
meatless farm
medahuman
medela
medjool village
meg hawkins
mega monster munch
megamalt
meharis
meiji
meiji chocorooms
meji
mekong
melii
melini
melis
melitta
mellow birds
mellow corn
melt and make
melvit
menabrea
menestrello
menier
menopace
mentos
merchant gourmet
meridian
merlet
mermaid gin
mermaid salt
merrydown
method
method and madness
meukow
mexicana
mezan
michters
mickey mouse
midas
midleton
midocean
miekovita
mieszko
mighty
mighty barista
mighty fine
mighty high protein
mighty kids
mighty milkology
mighty patch
mighty slice
mighty ultimate
mikado
mike and ike
milk and honey
milka
milko
milky way
milkybar
milkyway
millefiori
millions
milliways
milo
milton
minea
minecraft
mini babybel
mini cheddars
minimalista
minions
minky
minor figures
mintis
minton and donello
mio
mionetto
mirabeau
miraval
mirror margarita
mis
misfits
miso tasty
miss mollys
mission
mister freed
mitchells
mitchum
mitre
mitsuba
mixologists garden
mizzie
mizzie the kangaroo
mlekovita
mlekpol
mocchi mocchi
mockingbird
mocktail company
modelo
modern baker
moet
mogu mogu
mohapx
moillard
moju
mokko
molinari
molly dolly
mollydooker
mom
moma
mombasa
mombasa club
moments
momentum
monday
monday haircare
mondelez
mondelli
monin
monkey 47
monkey balls
monkey shoulder
monster
monster energy
monster munch
mont blanc
montagne noire
monte alban
montes
montezuma
montezumas
montorsi
montpierre
monts and vaux
monty bojangles
monty python
montys
moo free
moorhouses
moorish
mor
morelli
morland
morlands
morliny
mornflake
morris
mortal bunny
mortlach
mortons
moryn
moss and adams
most wanted
moth
mother africa
mothers pride
motorhead
mount gay
mount impey
mount pleasant
mount rozier
mountain dew
mountain vineyards
mouton cadet
mowi
mozart
mr brains
mr brown
mr crumb
mr freeds
mr freeze
mr hughs
mr incredible
mr kipling
mr men
mr men little miss
mr min
mr muscle
mr organic
mr porky
mr prawn
mr sheen
mr whites
mrs balls
mrs crimble
mrs crimbles
mrs elswood
mrs h s balls
mucho mas
mud house
mugshot
muller
mullerlight
mumbles
mumm
mummy meegz
mumtaz
munch bunch
munchies
munchkin
murdoch allan
murgella
murphys
muszynianka
mutti
my carry potty
my expert midwife
my firstbrush
my little coco
mychild
myerss
myga
myprotein
myvegan
n gine
nadiya
nairns
najma
nakd
naked
naked life
naked noodle
nalas
namdong
namyslow
nandos
nanna tate
nannycare
napisan
napolina
nasa
nashs
natco
national lottery
national spice
native
natural confectionery company
natural gold
natural selection
natural sense
nature valley
naturediet
natures bounty
natures finest
natures path
natures store
naturli
naturo
naturya
natvia
naud
ncnean
nectar and nature
ned
nem viet
nemiroff de
neo wtr
neon raptor
nerds
nergi
nescaf
nescafe
nespresso
nesquik
nestle
neuromind
neutradol
neutrogena
nevis bakery
neviti
new covent garden
new york bakery
new york giants
newcastle
newcastle brown
newcastle brown ale
newlands point
newmans own
nexba
ngine energy
nice drop
nice malbec
nice pale
nice sauvignon
nice sparkling
nickelodeon
nicky
nicola spring
nicolas feuillatte
nicotinell
nido
nielsen massey
nightingale
nightmare before christmas
nik naks
nike
nikka
nimi nosh
nino franco
nintendo
nip fab
nipozzano
nippers
nippon
niru
nishaan
nissin
nitnot
nitrid
nitty gritty
nivea
nix and kix
nj products
no 209
no 3 gin
no3
nobbly bobbly
nobilo
nocco
noel
noilly prat
nolets
nomadic
nomo
nong shim
nongshim
noodle head
noodlehead
noordi
nordic spirit
nordic ware
north brewing
north brewing co
north heptagon
north staffordshire
north transmission
northern dough
northern dough co
northern monk
norton
not guilty
nottage hill
novo
nozeco
nuby
nucano
nuestra soledad
nuhan
nuii
nuk
nurishh
nurishment
nurofen
nusa cana
nush
nutella
nutri brex
nutri grain
nutribrex
nuts about nature
nuvo
nyb
nycoffee
nyetimber
nylabone
nytol
o p anderson
oaf
oakham
oakpark
oasis
oat ly
oat shaker
oatibix
oatly
oato
oban
ocb
ocean crown
ocean isle
ocean saver
ocean spray
oddlygood
odlums
odysea
of tov
off the eaten path
oggs
ogx
oh ricey
oh so wholesome
oilatum
ojo de dios
ojo de tigre
ok vape
okane
okeeffes
okinawa gin
olay
olbas
old amsterdam
old ballantruan
old bardstown
old bay
old captain
old crafty hen
old dandy hen
old el paso
old golden hen
old holborn
old j
old jamaica
old jock
old master hen
old midnight hen
old monk
old mout
old pascas
old pulteney
old session hen
old speckled hen
old spice
ole smoky
olifantsberg
oliver james
olivio oil
ollys
olmeca
olmeca altos
olza
olzo
olzo prince polo
ombar
one key
one living
one love
one planet
one planet pizza
one water
onken
onuga
ooni
op nutri
opal nera
opies
opihr
optibac
optimum nutrition
options
oral b
orangina
orchard pig
oree des charmes
oreo
oresundschark
organix
oriel
original black garlic
original patty co
original source
orijin
orion
orkney dark island
ors
ortiz
osann
osborne
osem
oshee
ossett brewery
ossian
osu
otter
ottogi
our name is mud
oust
outerspace
outland
ouzo
ovaher
ovahim
ovaltine
ovaomega
ovaplus
ovd
oven pride
overhang
ovum
owicz
oxford landing
oxi action
oxo
oykos
oyoshi
oypla
oyster bay
packd
paddington
paddy
padre azul
pagen
pagysa
pajariel
pakeeza
palais st vigny
palastri
paleo foods co
pall mall
pallini
palm pals
palmers
palmolive
palwin
pama
pamapol
pampelle
pampered paws
pampero
pampers
pan pre cooked
panadol
panda
panku
panku streetfood
pantene
papa salt
paperchase
paradisula
paramount
parle
parlick
parrs
parsons
parsons pickled
pasieka
paskesz
pasote
passage to asia
passing clouds
passoa
pastificio liguori
pastis 51
pata negra
pataks
patersons
patient cottat
patrick chodot
patron
patum peperium
paul jaboulet aine
paul john
paul mas
paulaner
paw patrol
paxo
paysan breton
pbmg
peak
peamutt
pearl of mauritius
pears oil clear
pears transparent
peats beast
pebble
peckish
pedicare
pedigree
pegasus bay
pek chopped
peklimar
pellegrino
pembrey
penasol
penderyn
penfolds
penguin sands
penn state
penrhos
peperami
peppa pig
peppadew
pepperbox
pepperjack
pepsi
pepsi max
percol
perello
perfect fit
perfect ted
perfectdraft
perfectil
perfectly clear
perfectted
perkier
perla
pernod
peroni
perrier
persil
pestshield
petaluma
peter lehmann
peter pauper press
peter rabbit
peters
peters craft bakery
peters yard
petits filous
peychauds
pez
pezzetti
pg tips
phantom river
phd
philadelphia
philips
phizz
piatnica
pica pica
piccini
piccodoro
piccolo
piccozza
pick up
picon
pie dangloys
pieminister
pierre ferrand
pierre jaurant
pigs nose
pike creek
pikes
pikesville
pilao
pilgrims choice
pillsbury
pilsner urquell
pimlico
pimms
pimmsthe
pinaq
pinch
pinch of nom
pink lining
pink panther
pink ting
pinkfong
pinot pinot
pinotpinot
pioneer europe
pip and nut
piper heidsieck
pippeta
piriton
pisang ambon
pisco aba
pittsburgh steelers
pitu
piz buin
pizza co
pizza company
pizza deal
pizza express
plaimont
planit
planit products
plant junkie
plantation
planted
plants
plantur
plantur 39
platte valley
play doh
players
players jps
playgro
playin choc
playstation
playwrite
plaza
plaza centro
pledge
plenish
plenty
plj
plymouth
poco vino
pod pea vodka
podlaski
podravka
poggio landi
pokemon pikachu
pokeno
pokmon
pol guyot
pol roger
polar gear
poli
poligrip
polish specialities
polish speciality
pollen
polli
pollys
polo
polylina
pom bear
pom wonderful
pomegreat pomegranate
pommery
pongo
pop tastic
popchips
popsicle
popty bakery
popworks
por do sol
porcupine ridge
pork farms
porky lights
porky whites
port askaig
port charlotte
port royal
port salut
porta 6
portobello road
poseidon
post grape
pot noodle
pot pasta
potette
potette plus
potina
pots and co
potts
powerade
powters
pravda
pre sport
predilecta
pregnacare
premier decorations
premier deli
premium bakery
president
presidente marti
press
prestige de calvet
pret
pretzel pete
prewetts
price and kensington
pride
prima
prima luna
prime cut
prime energy
prime hydration
primo vere
primula
princes
pringles
priogrigio
pro formula
pro mlk
pro plus
pro voke
proactiv
profi
promise
pronol
proper chips
proper corn
proper job
properchips
propercorn
properoni
providence
provoke
prymat
przysnacki
ptasie mleczko
puck
pudliszki
pueblo
puerto de indias
pukka
pulenta
pulenta estate
pulpt
pulsin
punt e mes
pura
purdeys
pure dairy free
pure kentucky
pure south press
pure via
purely
purevia
purflo
purifide
purina
purity
purity brewing
purple moose
puschkin
pusheen
pushpan
pussers
pwr bru
pyrex
qc
quadra
quaker
qualatex
quality street
quaterpast
quavers
queen of cakes
quice
quick milk
quiet man
quorn
quotable
qvs
r and m
r whites
rachels
radnor
radox
raffaello
ragtales
raid
raise
rajah
raki tekirdag
rakusens
ramazzotti
ramen head
ramenhead
rammstein
ramon bilbao
ramonas
ramos family
rampur
rana
rangers fc
rascals
rattler
ravenswood
raw bean
raw halo
reach
ready brek
real foods
real good
real greek
real lancashire
real madrid
real madrid fc
real mccoy
real milkshake
real milkshake co
real seafood
real seafood co
real sec
real technique
real techniques
real yorkshire pudding
real yorkshire pudding co
reata
rebel kitchen
red bull
red fox
red kite
red leg
red stripe
redbreast
redleg
reds
reeces
reeses
regal
regal rogue
reggae reggae
regina
regis de valliere
reign storm
reine des bieres
reino de la vina
rekorderlig
relais du roi
relentless
relicario
remastered
remedy
remeo
remy martin
renato ratti
renegade
rennie
renourish
renshaw
revels
reverend sloane
reviseur
revlon
revolution
revolution pro
rex london
rheal superfoods
rhokett
rhs
rhythm 108
rhythm108
ribena
rice dream
rice krispies
richmond
rick and morty
ricossa
riddles
riemann
riemann p20
riesen
right guard
rimmel
rimmel london
rio
rio mare
ristorante
rittenhouse
ritter sport
ritz
riverbank bakery
riverstone
riyas
rizla
rizzas
rms
roar
roberto cavalli
roberts
roberts bakery
robertsons
robinsons
roc de lussac
rocca
rochelle
roches de provence
rock face
rockstar
rocky mountain
roddas
rodds
rodenbach
rodet
roku
rolling stones
rollton
rolo
rom
romate
rombouts
ron bodega
ron centenario
ron izalco
ron jungla
ron malteco
ron piet
ron santiago de cuba
ronson
roodeberg
rooh afza
roosters brewery
root zero
rosa blanca
rosemount
rosewood
roshen
rosi
rosie and jim
rothmans
roversi
rowan glen
rowans creek
rowntrees
rowse
royal angoori
royal brackla
royal canin
royal chai
royal cottage
royal dansk
royal dessert
royal dutch
royal gulabjam
royal halal
royal homestyle
royal jalebi
royal kaju
royal lochnagar
royal motichoor
royal pista
royal port
royal rassogulla
royal rassomalai
royal spaghetti
royal special
royal tokaji
royal umbrella
royal vegetable
royals red
roysters
rozes
rubicon
rubies in the rubble
ruddles
rude boy
rude health
rudgate
rugirosa
rumbullion
rumchata
rummo
russell hobbs
rustenberg
rustlers
rutte
rymut
ryoma
ryvita
s and b
sabra
sacla
sadecki bartnik
safari liqueur
safe sound
sagatiba
saidas kitchen
sailor jerry
saint agaune
saint agur
saint clair
salaam
salcombe
salmari
salon saviour
salt brewery
salt drip
salt hooch
salt huckaback
salt ikat
salt jute
salt serge
saltaire
saltaire brewery
salter
samai
sambazon
sambucol
samyang
san matias
san miguel
san pedro
san pellegrino
sanatogen
sanctuary spa
sanderson
sandford orchards
sanex
sanicat
sanrio
santa ana
santa julia
santa lucia
santa maria
santa teresa
santocci
santodeno
sapporo
sarsons
sass and belle
satono yuki
satonoyuki
sauce shop
savyll
sawanotsuru
saxa
say it with cake
sazerac
scapegrace
scarabus
schar
scheider bro
schneider brot
schneiderbrot
schofferhofer
schrodingers katzen
schwartz
schwarzkopf
schweppes
schwepppes
sci mx
science in sport
scoffd
scotch brite
scotland ru
scottish blend
scotts
scotts porage
scotty brand
scoville
scrapples
screaming devil
scrub daddy
scrub mommy
scrumbles
scrumpy jack
sea castle
sea dog
sea isle
sea shepherd
seabrook
seachill
seafood and eat it
seagrams
sealapack
sebor
segura viudas
seifried
seifried estate
selga
senor del castillo
sensodyne
sentiments from the heart
sentiments mug
sephra
septimo sentido
serenity bath co
serge
serge island
serious pig
seriously
seriously strong
serre alta
served
ses creative
sesame snaps
setanera
seven brothers
seven seas
sexton
sfc
shackleton
shades by niko
shagun
shahi
shaken udder
shalimar
shallow bay
shan
shana
shandy carib
shandy shack
shankar
sharpie
sharps
sharwoods
shayona
shazans
sheba
sheep dip
sheep dog
sheldons
shepherd neame
shepherds purse
sheppys
sherman gifts
shinobu
shipyard
shipyard american
shirley
shloer
shnuggle
shortcross
shredded wheat
shreddies
shuang renhsu
shuangrenhsu
shy pig
siberia
siegfried
sierpc
sierra
sierra nevada
sigg
siglo
signature blue
signature original
signature red filter
signe
silent pool
silentnight
silk cut
silver bay point
silver cloud
silver moki
silver spoon
silver tide
silvikrin
silvo
simon elvin
simon howie
simple
simplee
simply cook
simply delish
simply doughnuts
simply nibbles
singha
singleton
sipsmith
sir dam
sir edmond
siren
siren craft
sis
sistema
six degrees north
six dogs
six isles
six poets
skawa
ske
ski
skin gin
skinny brands
skinny crunch
skinny dream
skinny food co
skinny mallo
skinny tan
skinny whip
skipper
skippy
skips
skittles
skully
slicey
slimfast
slingsby
sloanes
slumberdown
slush puppie
slyrs
sma
smart litter
smart pet
smarties
smartshake
smash black
smash stainless
smash the original
smint
smirnoff
smith and cross
smith and sheth
smiths
smithwicks
smokehead
smorgasbord
smug dairy
snack a
snack a jacks
snack organisation
snacksters
snaffling pig
snaffling pig co
snickers
snowdon
snowdonia
snowman and the snowdog
snufflebabe
so brazilian soul
so copacabana
so eco
so unique
soave cavalmarmo
soberano
sobieski
soda folk
sodastream
sodziaus
sofia the first
sofra
soft and gentle
soko ow
sokolow
sol 15
sol cerveza
sol de chile
sol lager
sol original
solero
solgar
solidarnosc
somerset valley
something different
sonar
sonic the hedgehog
sooper
sophie la girafe
soplica
soreen
sound seafood
soup head
souphead
sour patch
sourz
south park
southern comfort
sovereign
space invaders
space raiders
spam
spaten
spatone
specht
special k
specialite locale
speedo
speyburn
speyside specialities
spice tailor
spicebox
spichlerz
spichlerzl
spiderman
spirited union
spitfire
splenda
spoiltpig
spolem
spolem kielce
spongebob
spontex
spooners
spot on gifts
spring home
springfield estate
sprite
spritzi
sproud
spruce
squashies
squeaky bean
squealing pig
squeeze it
squid brand
squishmallows
st austell
st bernardus
st cervois
st dalfour
st ewe
st germain
st hallett
st helens
st helens farm
st ives
st marys
st michel
st moriz
st peters
st pierre
st remy
st stephans crown
stacey solomon
stagg
stanley
star gazer
star lager
starbucks
starburst
stardrops
starlino
staropramen
starward
stauning
staveley
steens
steinhauer
stella artois
stellar
stellar bakeware
stellenrust
steradent
sterling
stewart brewing
stiegl
stitch
stoats
stockans
stokes
stoli
stolichnaya
stomp
stone gaze
stonegate
stonegate estate
stoneleigh
stones
storck
stork
stoven
stowford press
stranger things
stratus
straw hat
streamline
street kitchen
street snacks
strega
strepsils
strings and things
stroh
strong roots
strongbow
studio bakery
studio by miraval
stumbro
sturmwolken
stute
sudocrem
sudosalve
suhana
sultan
suma
summer by ingenuity
summer infant
summer pride
sumol
sun exotic
sun hee
sun pat
sunbites
sundora
sundown beach
sunfeast
sunny and luna
sunny d
sunny raisins
sunrise bakery
sunshine snacks
sunsweet
suntory
super bock
super chick
super mario
super noodles
super stix
superchick
supermalt
supernoodles
supernutrio high
superstix
supligen
surcare
sure
suree
surf
surreal
surya
sutdiyari
suze
swaddleme
swan
swan vestas
swankies
swantex
swedish glace
sweet baby rays
sweet freedom
sweet zone
sweetex
sweets 4 u
sweetzone
swell
swizzels
swizzles
sxollie
symonds
symprove
t g kiat
t zone
tabasco
tabithas
table fun
taf toys
tago
tahira
taijade
tails cocktails
taittinger
taiwan tobacco and liquor
taj
takamaka
takul
tala
talisker
tamdhu
tamnavulin
tampa bay buccaneers
tampax
tan y castell
tanduay
tango
tanqueray
tao kae noi
taparoo valley
tapatio
tarcynzski
tarczynski
tariq halal
tarquins
tarsier
tassimo
taste inc
taste original
tastee
tate and lyle
tatra
taylor
taylors
taylors of harrogate
tayto
tchibo
tcp
te pa
tea india
teamson
teamson kids
teapigs
tecan
technic
ted lasso
teeling
teisseire
tekirdag
telma
temple bar
tempo
tempus one
ten motives
tena
tenjaku
tennents
tenzing
tequila buen amigo
tequila rose
tequilia rose
terea
teremana
terra argenta
terra delyssa
terra organica
terrazas de los andes
terre di faiano
terres de galets
terrys
tetley
tetra
tgi
tgi fridays
thai dragon
thai taste
that boutiquey
thatchers
thats nuts
the tofoo co
theakston
theos
thermos
this is
this isnt
thomas fudges
thompsons
thomson and scott
thomy
thoquino
thornbridge
thorntons
three barrels
three mills
three sixty
thums up
tia maria
tiba
tic tac
tick tock
tideford organics
tidmans
tidyz
tiempo
tiger asian lager
tiger energy
tiger moon
tiger tiger
tiger zero
tilda
tilly and ted
tim tam
timotei
timothy taylors
tims dairy
ting
tingly teds
tiny dining
tiny friends farm
tiny rebel
tiny tatty teddy
tiny to tots
tio joao
tippi
tiptree
tiscaz
tisserand
titanic
titos
tivall
toblerone
toffee apple co
toffee crisp
toffifee
tofoo
togouchi
tohu
toilet duck
toki
tom parker
tomatin
tomintoul
tommee tippee
tomy
tonic 4 in 1
tonic baby
tonic health
tonic kids
tonka gin
tonys chocolonely
too good to be gluten
tooth and claw
tootoomoo
top taste
toplife
torabhaig
torlonia
torq
torre de lapela
torres
total sweet
tottenham fc
tottenham hotspur
tottenham spur
toy story
tp active
tp active tots
tracklements
trade aid
tranos
trapiche
tread softly
treat stop
trebor
tregroes
trek
tresemme
trewithen
trex
tribe
tribelle
tribeology
tribute
trill
trimbach
trip
tripel karmeliet
trivento
trois rivieres
trojka
trophi
trophy
tropical sun
tropical vibes
tropicana
tropics
trs
truestart
trufru
trunki
truvia
tsarine
tsing tao
tsingtao
tuaca
tuc
tuk
tukituki
tulip
tullamore
tullibardine
tunnocks
turmeric co
turner
turning point
turning point brew co
tuscanini
tusker
tutiac
tutti bambini
tw kempton
twiglets
twin fin
twinings
twirl
twix
two chicks
two shores
two stacks
ty
tymbark
typhoo
tyrrells
tyskie
u jedrusia
ubu
uefa
ueshima
ufc
ufit
ukiyo
ulker
ultimalt
ultimate provence
unbeleafable
uncle bens
uncle joes
uncle vals
uncommon
unearthed
uni eagle
union gajah
union hand roasted
union house roast
union revelation
union timana
union uno
union yayu
unique party
uno en mil
unrooted
up and go
upper crust
uppercrust
uppercrust bakehouse
upturned
urban farm it
urban legend
urban noodle
urban rajah
ursu
utterly butterly
uvc
v and a
v2c
vaccari
vadasz
valdo
valet
vallade
vamoosh
vamousse
vampire vape
van der meulen
van gogh
van smirren
vanish
vapza
vaseline
vasse felix
vatika
vault city
vedett
veet
veetee
veev
vegas golden knights
vegemite
vegetarian butcher
vego
velo
velvet
velvotan
verano
veritas
veroni
very hungry caterpillar
very lazy
veuve
vfc
via vincini
viakal
vicelo
vici
vicks
victoria malaga
viennetta
vieux papes
vifon
vignerons de lenclave
vileda
villa antinori
villa borghetti
villa cardea
villa maria
villa massa
villa sandi
village bakery
village dairy
village pride
village quality products
villiger
vimt2o
vimto
vina albali
vina araya
vina maipo
vinalba
vinalba reserve
vinca
vineyards
violife
virani
virgils
virtu
virtue
virtuous
visconti
visio vintners
vista castelli
vit hit
vita
vita coco
vitabiotics
vital baby
vital proteins
vitalite
vitalite dairy
vitasoy
vitis nostra
vitl
vitspritz
viu manent
viva chips
vivera
vivir
vk
vk vk
vo5
vocation
vodquila
voga
vogue
volcan de mi
volvic
von hallers
vosene
vosene kids
vtech
vuse
w and j grahams
w m bartleet
waffle amour
waffle patisserie
waffulls
wagamama
wagg
wagon wheels
wahl
wainwright
wairau cove
wakefield
waken
wales ru
walkers
walkerswood
wall s
wallace and gromit
walls
walnut whip
walton and co
wanderer
want want
warburtons
warheads
warka
warmies
warner edwards
warners
warninks
warsteiner
wasabi
wash and go
waterford
waterwipes
wave rider
wawel
wax lyrical
we hae meat
we love cake
wealmoor
webbox
wedel
weetabix
weetos chocolatey
weight watchers
weihenstephaner
welchs
weleda
well and truly
wella
wella silvikrin
wellbaby
wellkid
wellman
wensleydale creamery
werthers
werthers original
west ham
westaways
westlab
westlers
westons
wet brush
wet ones
wha gwan
wham
wham cook
whaoo
whatmore
wheat crunchies
wheatley
when in rome
wheyhey
whiskas
whispering angel
whistlepig
whitby
whitby seafoods
white claw
white fox
white pearl
white rabbit
white rat
whitefurze
whitley neill
whitstable bay
whitworths
whole creations
whole earth
wholecreations
whyte
wibble
wibisco
wicked kitchen
widdop
wikinger
wild giggles
wild hare
wild harvest
wild nutrition
wild turkey
wild valley
wild west
wildfarmed
wildlife
wildlife choobs
wildmoor
wildones
wilkin and sons
wilkinson sword
willett
william breck
williams bros
willow
willys
winalot
windolene
windsor blue
windspiel
wine atlas
wine route
winfun
winiary
winnie the pooh
wiper and true
wirra wirra
wisdom
wise wolf
wispa
wiston estate
wkd
wold top
wolf blass
wolfburn
wolfies
wolfpack
wollemi
wonderfarm
wonderland cocktail
wonderland cocktail co
wondermix
woodford reserve
woodfordes
woods 100
woodsman
woodwards
world of nuts
wotsits
wow hydrate
wray
wrendale
wrendale designs
wrexham lager
wrights
wrigleys
wrigleys extra
writers tears
wurstwaren
ww
wyborowa
wye valley
wyke farms
wynns
x shot
xante
xbox
xd collection
xellent
xoxo
xpel
xtralite
xuxu
yakult
yalumba
yamas
yamazaki
yamazakura
yangtse river
yankee candle
yarden
yayla
yazoo
ye olde
ye olde oak
yealands
yehuda
yellow tail
yellowwood mountain
yeni raki
yeo valley
yeos
yfood
yo
yo sushi
yogi tea
yolk free range
yollies
yoni
yop
yoplait
yopokki
york fruits
yorkie
yorkshire tea
youngs
yum and yay
yutaka
zaad
zacapa
zaeli
zahra
zalze
zarbees
zaya
zeal
zed candy
zenia
zespri
zest vegan
zhitnica
zig zag
ziggle
zinda
zip 20
zip the firelog
ziploc
zizzi
zo adkowa
zoflora
zoggs
zoladkowa
zombie
zonekiz
zooki
zott
zozole
zubrowka
zuccardi
zulekha
zyn
zytnia
`
  .split('\n')
  .filter(Boolean);

/** Product lines that stand for a brand, printed or typed with or without it. */
export const SUB_BRANDS: Readonly<Record<string, string>> = {
  'dairy milk': 'cadbury',
  cadburys: 'cadbury',
  kitkat: 'kit kat',
  mcvitie: 'mcvities',
  'fairy liquid': 'fairy',
  hobnob: 'mcvities',
  'special k': 'kelloggs',
  'coco pops': 'kelloggs',
  'pop tart': 'kelloggs',
  'rice krispies': 'kelloggs',
  frosties: 'kelloggs',
  'crunchy nut': 'kelloggs',
  shreddies: 'nestle',
  'shredded wheat': 'nestle',
  cheerios: 'nestle',
  activia: 'danone',
  actimel: 'danone',
  quavers: 'walkers',
  wotsits: 'walkers',
  'monster munch': 'walkers',
  sensations: 'walkers',
  'diet coke': 'coca cola',
  allinson: 'allinsons',
  'uncle bens': 'bens original',
  yorkshire: 'yorkshire tea',
  'mini babybel': 'babybel',
  'the laughing cow': 'laughing cow',
  lactofree: 'arla',
  'petits filous': 'yoplait',
  'petit filous': 'yoplait',
  frubes: 'yoplait',
  twirl: 'cadbury',
  wispa: 'cadbury',
  crunchie: 'cadbury',
  heroes: 'cadbury',
  roses: 'cadbury',
  'mini cheddars': 'jacobs',
  'super noodles': 'batchelors',
  supernoodles: 'batchelors',
  'cup a soup': 'batchelors',
  hellmann: 'hellmanns',
  kellogg: 'kelloggs',
  warburton: 'warburtons',
  walker: 'walkers',
  penguin: 'mcvities',
  flake: 'cadbury',
  'pot noodle': 'unilever',
  oykos: 'danone',
};

/** Other spellings of a brand: with or without a blank, with what else it prints, misspelt by shops and shoppers. */
export const BRAND_SPELLINGS: Readonly<Record<string, string>> = {
  ...joinedSpellings(),
  'uncle ben': 'bens original',
  'uncle bens': 'bens original',
  'the pink stuff': 'stardrops',
  'pink stuff': 'stardrops',
  'mug shot': 'mugshot',
  'kettle chips': 'kettle',
  'light n free': 'light and free',
  'al fez': 'alfez',
  'coconut collab': 'coconut collaborative',
  aberfall: 'aber falls',
  'artic coffee': 'arctic coffee',
  babybug: 'babybugz',
  bachelors: 'batchelors',
  'bottle green': 'bottlegreen',
  'brew dog': 'brewdog',
  'cafe direct': 'cafedirect',
  'casilliero del diablo': 'casillero del diablo',
  cherrygood: 'cherry good',
  'clean co': 'cleanco',
  'cook italian': 'cook italia',
  'finne brogue': 'finnebrogue',
  firstcape: 'first cape',
  'franks red hot': 'franks redhot',
  freixenent: 'freixenet',
  freixnenet: 'freixenet',
  'fruit tella': 'fruittella',
  fruitella: 'fruittella',
  'fuel 10k': 'fuel10k',
  garner: 'garnier',
  gilette: 'gillette',
  'golden fry': 'goldenfry',
  'gummy zone': 'gummi zone',
  'gwei lo': 'gweilo',
  hellmans: 'hellmanns',
  helmans: 'hellmanns',
  helmanns: 'hellmanns',
  'indo mie': 'indomie',
  'jim jams': 'jimjams',
  'j j whitley': 'jj whitley',
  'j p chenet': 'jp chenet',
  'jamie oiiver': 'jamie oliver',
  'jelly squeeze': 'jellysqueeze',
  juiceburst: 'juice burst',
  'ko lee': 'kolee',
  'l oreal': 'loreal',
  'lily o brien': 'lily obriens',
  lindahi: 'lindahls',
  'malcom allan': 'malcolm allan',
  manlife: 'manilife',
  'mc donnells': 'mcdonnells',
  'mc ghees': 'mcghees',
  miekovita: 'mlekovita',
  'nong shim': 'nongshim',
  noodlehead: 'noodle head',
  'oat ly': 'oatly',
  perfectted: 'perfect ted',
  proper: 'propercorn',
  'beyond meat': 'beyond',
  'proper chips': 'properchips',
  'proper corn': 'propercorn',
  purevia: 'pure via',
  rhythm108: 'rhythm 108',
  satonoyuki: 'satono yuki',
  'soko ow': 'sokolow',
  souphead: 'soup head',
  superchick: 'super chick',
  'sweet zone': 'sweetzone',
  milkyway: 'milky way',
  'milky bar': 'milkybar',
  'water wipes': 'waterwipes',
  crosta: 'crosta and mollica',
  'crosta mollica': 'crosta and mollica',
  'rimmel london': 'rimmel',
  'monster energy': 'monster',
  'taylors of harrogate': 'taylors',
  'kronenbourg 1664': 'kronenbourg',
  'scotts porage': 'scotts',
  'madri excepcional': 'madri',
  'maynards bassetts': 'maynards',
  'brownings the bakers': 'brownings',
  'grahams the family dairy': 'grahams',
  'mateus rose': 'mateus',
  'maybelline new york': 'maybelline',
  'monday haircare': 'monday',
  'wrigleys extra': 'wrigleys',
  'abbot ale': 'abbot',
  'mars snickers': 'snickers',
  'mars twix': 'twix',
  'mars bounty': 'bounty',
  'mars maltesers': 'maltesers',
  'mars milky way': 'milky way',
  'good life': 'goodlife',
  warbies: 'warburtons',
  warbys: 'warburtons',
  lillets: 'lil lets',
  'aunt bessie': 'aunt bessies',
  'pedigree chum': 'pedigree',
};

/** Everyday phrases whose first word or words are also a brand's name: "yorkshire puddings" are no tea. */
export const NOT_BRANDS: readonly string[] = [
  'frozen yorkshire',
  'mini yorkshire',
  'giant yorkshire',
  'spag bol',
  'mint imperial',
  'yorkshire pudding',
  'yorkshire ham',
  'yorkshire rhubarb',
  'granny smith',
  'bread and butter pudding',
  'bread and butter pickle',
  'dragon fruit',
  'bird food',
  'bird seed',
  'bird feed',
  'bird feeder',
  'bird peanut',
  'bird table',
  'bird bath',
  'bird nut',
  'bird suet',
  'bird fat ball',
  'birds eye chilli',
  'fairy cake',
  'fairy light',
  'fairy wing',
  'moth ball',
  'kettle descaler',
  'kettle bbq',
  'wasabi pea',
  'wasabi paste',
  'wasabi nut',
  'wasabi mayonnaise',
  'kulfi ice cream',
  'clover honey',
  'galaxy melon',
  'velvet cake',
  'comfort food',
  'simple syrup',
  'mission fig',
  'flash card',
  'flash light',
  'plenty of',
];

/** Brands, by their stems, that are meant at the start of a typed line; behind another word the everyday word is. */
export const EVERYDAY_BRANDS: readonly string[] = [
  'bounty',
  'always',
  'finish',
  'flash',
  'plenty',
  'extra',
  'simple',
  'comfort',
  'bold',
  'surf',
  'sure',
  'kettle',
  'mission',
  'galaxy',
  'polo',
  'velvet',
  'vanish',
  'mars',
  'anchor',
  'clover',
  'flora',
  'dove',
  'genius',
  'cobra',
  'harvest',
  'tropical',
  'bird',
  'au',
  'flake',
  'penguin',
  'bear',
  'beyond',
  'mighty',
];

/** Pet foods with an everyday name: in a typed line only beside a word that says so. */
export const PET_BRANDS: readonly string[] = ['gourmet', 'butchers', 'bakers'];
export const PET_WORDS: readonly string[] = [
  'cat',
  'dog',
  'pet',
  'puppy',
  'kitten',
  'pouch',
  'wet',
  'dry',
  'treat',
  'perle',
  'tripe',
  'food',
  'biscuit',
  'meaty',
];

/** What Proper makes; beside anything else "proper" is a word. */
export const PROPER_SNACKS: readonly string[] = ['popcorn', 'chip', 'crisp', 'lentil'];

/** What people call the cheapest and the dearer own label of any store, beside what the stores print. */
export const SAID_RANGES: readonly (readonly [said: string, tier: 'value' | 'premium'])[] = [
  ['value', 'value'],
  ['basics', 'value'],
  ['essentials', 'value'],
  ['exceptional', 'premium'],
];

/** "ben n jerrys": how people write the "and" of a maker's name. */
function joinedSpellings(): Record<string, string> {
  const joined = NATIONAL_BRANDS.filter((brand) => brand.includes(' and '));
  return Object.fromEntries(joined.map((brand) => [brand.replace(' and ', ' n '), brand]));
}
