/**
 * Compounds, mainly of two Arabic words, that are one word in some languages and several in others. All spellings in a
 * row are equivalent; those of several words stand for everything that `compoundSpellings` derives from them: other
 * spellings of each word, other articles.
 */
export const COMPOUND_VARIANTS = `
abulabbas, belabbes, belabbas, aboulabbas, abulabas, abu al abbas
abulfadl, abolfazl, abulfazl, aboulfadl, abulfez, ebulfazl, abulfadhl, abu al fadl, abu al fazl, abu al fadhl
abulfath, abolfath, aboulfath, abulfeth, abu al fath
abulfutuh, aboulfotouh, abulfotouh, aboelfotouh, abu al futuh, abu al fotouh
abulhasan, abolhassan, abulhassan, aboulhassan, abolhasan, ebulhasan, belhassen, belhassan, belhacene, abu al hasan
abulkalam, aboulkalam, abolkalam, abu al kalam
abulkhayr, abulkhair, aboulkheir, abulkheir, abolkheir, belkheir, abu al khayr
abulnaja, aboulnaga, abulnaga, abuelnaga, abu al naja, abu al naga
abulqasim, abolghasem, aboulkacem, abulkasim, abolqasem, abulgasim, ebulkasim, belkacem, belkassem, belqasim, belgacem, belgasem, boulkacem, balkasim, abu al qasim, bin al qasim
abulwafa, aboulwafa, aboulouafa, ebulvefa, abu al wafa
abulwalid, aboulwalid, abolvalid, ebulvelid, abu al walid
abumadyan, boumediene, boumedienne, bumedien, boumedien, abu madyan
bilhajj, belhadj, belhaj, belhaje, bilhaj, benhadj, bin al hajj
binshaykh, benchikh, bencheikh, bensheikh, bencheick, bin al shaykh, bin shaykh
abuzayd, bouzid, abouzeid, abuzaid, abouzaid, bouzeid, abu zayd, abu zeid
gebremeskel, gebre meskel
gebremichael, gebre michael
gebremedhin, gebre medhin
gebreselassie, gebre selassie
gebremariam, gebre mariam
gebregiorgis, gebre giorgis
gebrekidan, gebre kidan
gebreegziabher, gebre egziabher
gebrehiwot, gebre hiwot
gebreyesus, gebre yesus
woldemichael, wolde michael
woldeselassie, wolde selassie
woldemariam, wolde mariam
woldegiorgis, wolde giorgis
woldegabriel, wolde gabriel
woldeyesus, wolde yesus
hailemichael, haile michael
haileselassie, haile selassie
hailemariam, haile mariam
hailegiorgis, haile giorgis
hailegabriel, haile gabriel
teklehaimanot, tekle haimanot
teklemariam, tekle mariam
teklemichael, tekle michael
tesfamichael, tesfa michael
tesfamariam, tesfa mariam
tesfaalem, tesfa alem
habtemariam, habte mariam
habtemichael, habte michael
habtegiorgis, habte giorgis
bahauddin, bahaeddine, bahaeddin, bahattin, bahaddin, bahaudin, bahoviddin, bagautdin, bahaeldin, baha al din, bahaa al din
dhulfaqar, zulfiqar, zulfakar, zulfikar, zolfaghar, zolfaqar, zulfugar, zulfaqar, zulfikor, dhulfiqar, dhulfikar, thulfiqar, dhu al fiqar, dhu al faqar, zu al fiqar
dhulnun, zulnoon, zunnun, zinnun, dhunnoun, dhu al nun
dhulqarnayn, zulkarnain, zulkarnaen, zulqarnain, zulkarneyn, zulkarnayn, zulqarnayn, dhulqarnain, dhu al qarnayn, zu al qarnayn
fatimazahra, fatmazohra, fatimazohra, fatmazehra, fatemehzahra, fatima zahra, fatima al zahra, fatima zohra
ghiyathuddin, ghiyasuddin, giyasettin, giyaseddin, ghiasuddin, ghiasoddin, ghiyath al din, ghiyas al din
kamaruddin, qamaruddin, qamareddin, kamarudin, kamariddin, ghamaroddin, qamar al din
khairuddin, kheireddine, hayreddin, hayrettin, khayruddin, khairudin, khayriddin, hayriddin, khayr al din
majduddin, majdeddine, mecdettin, mecdeddin, madjdeddine, majd al din
najmuddin, najmeddine, nadjmeddine, necmettin, necmeddin, nejmeddine, najmudin, najmiddin, nazhmuddin, nadzhmuddin, najmeddin, najm al din, negm al din
nizamuddin, nizameddin, nizamettin, nezamoddin, nezameddin, nizomiddin, nizamudin, nezamuddin, nizam al din
ruknuddin, roknoddin, ruknudin, rukneddine, rukneddin, rukn al din
saaduddin, sadettin, saadeddine, sadeddin, saduddin, saadaldin, saad al din, sad al din
sadruddin, sadreddin, sadrettin, sadriddin, sadroddin, sadreddine, sadrudin, sadr al din
safiuddin, safieddine, safieddin, safi al din
sharafuddin, sharafeddin, charafeddine, serafettin, sharofiddin, sharafutdin, sharaf al din
shihabuddin, shahabuddin, chihabeddine, shihabeddin, sahabettin, shahabeddin, shehabeddin, shahobiddin, shigabutdin, shihab al din
shujauddin, shojaeddin, sucaeddin, shuja al din
tajuddin, tajeddin, tajudin, tadjeddine, tacettin, tojiddin, tazhuddin, taj al din
zahiruddin, zahireddin, zahirudin, zahiriddin, zahireddine, zahir al din
zaynuddin, zinedine, zineddine, zayneddin, zainuddin, zainudin, zeineddine, zeynettin, zaynutdin, zainiddin, zayn al din
abdulnur, abdennour, abdelnour, abdunnur, abdannur, abdul noor, abd al nur
alireza, aliriza, ali rida
gholamali, ghulamali, gulamali, ghulam ali
gholamhossein, ghulamhusayn, gholamhosein, gulamhuseyn, ghulamhussain, ghulam husayn
gholamreza, ghulamrida, gulamrza, gulamriza, ghulam rida
hamidreza, hamid rida
mohammadreza, muhammadrida, mamedrza, mamedriza, muhammad rida
memetimin, memtimin, mehmetemin, mametimin, muhammad amin
mohammadali, muhammadali, mehmetali, mamedali, muhammad ali
aminullah, aminollah, aminulla, eminullah, amin allah, amin ullah
amrullah, amrollah, emrullah, amrulla, amr allah, amr ullah
azizullah, azizollah, azizulla, aziz allah, aziz ullah
ehsanullah, ihsanullah, ehsanollah, ihsanulla, ihsan allah, ehsan ullah, ihsan ullah
fathullah, fathollah, fethullah, fatkhulla, fathulla, fatxulla, fath allah, fath ullah
fazlullah, fadlallah, fazlollah, fadlullah, fazalullah, fadl allah, fazl ullah, fazal ullah
hafizullah, hafizollah, hafizulla, khafizulla, hafiz allah, hafiz ullah
hamidullah, hamidollah, khamidulla, hamid allah, hamid ullah
hekmatullah, hikmatullah, hekmatollah, hikmetullah, hikmat allah, hikma allah, hikmat ullah
hibatullah, haibatullah, hebatollah, hebatullah, haybatullah, hibetullah, hibatulla, hibat allah, hiba allah, haibat ullah, haibat allah
ikramullah, ekramullah, ekramollah, ikramulla, ikram allah, ikram ullah
inamullah, enamullah, inomulla, inam allah, inam ullah
ismatullah, esmatullah, esmatollah, ismetullah, ismatulla, ismat allah, ismat ullah
izzatullah, ezzatollah, ezatullah, izatullah, izzetullah, izzat allah, izzat ullah
jarullah, jarallah, carullah, djarallah, garallah, jar allah
khairullah, kheirollah, khairollah, hayrullah, khayrulla, khayrullah, khairulla, khair allah, khair ullah
lutfullah, lotfollah, lutfulla, lotfullah, lutf allah, lutf ullah
mujibullah, mojibullah, mujib allah, mujib ullah
nimatullah, nematollah, nematullah, nimetullah, nematulla, nigmatulla, nimat allah, nima allah, nimat ullah
rahmatullah, rahmatollah, rakhmatulla, rahmetullah, rehmatullah, rahmatulla, rahmat allah, rahma allah, rahmat ullah
nurullah, noorullah, nurulla, nouroullah, nur allah, nur ullah
safiullah, safiollah, safiulla, safi allah, safi ullah
sanaullah, sanaollah, senaullah, sana allah, sana ullah
shafiullah, shafiollah, shafi allah, shafi ullah
shukrullah, shokrollah, sukrullah, shukrulla, shukr allah, shukr ullah
sibghatullah, sebghatollah, sebghatullah, sibghat allah, sibghat ullah
ubaydullah, ubayd allah, ubayd ullah
yadullah, yadollah, yadallah, yad allah
ziaullah, ziyaullah, ziyoulla, zia allah, zia ullah
anwarul, anwar al
azizul, aziz al
badrul, badr al
fakhrul, fakhr al
lamine, lamin, laminou, al amin
khairul, khoirul, hairul, khayrul, khayr al
nurul, noorul, nurol, nur al
saiful, syaiful, sayful, saif al
shamsul, syamsul, samsul, chamsul, shams al
zainul, zaynul, zayn al
obaidul, ubaidul, ubaydul, ubayd al
`;

/** Short forms of two given names, followed by the two. */
export const SHORT_OF_TWO = `
chema, jose maria
josema, jose maria
josema, jose manuel
josemi, jose miguel
joselu, jose luis
pepelu, jose luis
juanjo, juan jose
juanma, juan manuel
juancar, juan carlos
juanra, juan ramon
juanfran, juan francisco
luisma, luis maria
luisma, luis manuel
maite, maria teresa
mayte, maria teresa
maribel, maria isabel
marisol, maria soledad
marisa, maria luisa
marilu, maria luisa
mariajo, maria jose
majo, maria jose
maricarmen, maria carmen
malena, maria elena
zeca, jose carlos
`;
