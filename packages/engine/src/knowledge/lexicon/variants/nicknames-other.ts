/**
 * Given names of other languages (Greek, Hungarian, Albanian, Turkic, Arabic, Persian, Hebrew and Yiddish, Indian,
 * Caucasian, African, Filipino, Gaelic, Welsh) with their short and pet forms, from general knowledge of the field.
 * Before the colon: spellings of one name. After it: short and pet forms.
 */
export const OTHER_LANGUAGES = `
konstantinos constantinos: kostas costas dinos kostis gus kostakis ntinos costa kosta
dimitrios dimitris: mitsos takis jim mimis dimos mitros jimmy
dimitra: mimi dimi roula
georgios: giorgos yorgos george giorgis yiorgos
georgia: gogo gina
ioannis: yannis giannis yiannis john yanni gianni
ioanna: gianna yianna joanna
nikolaos: nikos nick nikolas nikolakis niko
nikoletta: niki
panagiotis panayiotis: panos takis pete panayis peter
panagiota: giota yota nota
vasileios vasilios: vasilis vassilis bill vasos
vasiliki: vasso vicky vaso kiki
athanasios: thanasis nasos sakis thanos tom
athanasia: nasia sia soula
evangelos: vangelis vaggelis angelos
evangelia: litsa eva lia vaggelio evangeli
anastasios: tasos anastasis tassos
anastasia: natasa tasia sia
christos: chris
christina: tina
emmanouil emmanuel: manolis manos
spyridon: spyros spiros
theodoros: thodoris thodoros ted theo doros
theodora: dora
stavros: steve
apostolos: tolis lakis
charalampos: babis haris lambis charis pambos
petros: pete peter
alexandros: alekos alexis alex
alexandra: aleka
anargyros: argyris
antonios: antonis tony
aikaterini ekaterini: katerina katina kaiti
aristotelis: aris telis
aristeidis: aris
angeliki: angela kiki
andreas: andrikos
achilleas: achilles
dionysios: dionysis nionios
eleni: lena elena nitsa lenio
eleftherios: lefteris terry
efstathios: stathis
efstratios: stratis
eirini irini: rena irene
fotios: fotis
grigorios: grigoris
ilias: lias
iakovos: jack
kyriaki: kiki
kyriakos: kyros
leonidas: leo
loukas: luke
michail: michalis mike mihalis
maria: marika maro mairi
miltiadis: miltos
odysseas: odys
paraskevi: voula vivi evi
pavlos: paul
pericles periklis:
sotirios: sotiris
sofia: fifi
stylianos: stelios stellios
stefanos: steve
thomas: tom
zacharias: zachos
istvan: pista pisti istvanka steve
jozsef: joska jozsi joci
sandor: sanyi sanyika
laszlo: laci lacika
ferenc: feri ferko ferike
janos: jancsi jani janika
gyorgy: gyuri gyurka
mihaly: misi miska misike
imre: imi
lajos: lali
karoly: karcsi
kalman: kalmi
geza: gezuka
gabor: gabi
tibor: tibi
zoltan: zoli
zsigmond: zsiga
sebestyen: sebi
andras: andris bandi
antal: toni anti
attila: ati
balazs: balu
balint: bali
benedek: bence
ede eduard: edi
endre: bandi
erno: erni
gergely gergo: geri
jeno: jenci
lorinc: lori
miklos: miki
matyas: matyi
peter: peti
pal: pali palika
robert: robi
rudolf: rudi
samuel: samu
tamas: tomi
vilmos: vili
viktor: viki
agnes: agi
anna: panni annus annuska
borbala: bori
edit: editke
erzsebet: bozsi erzsi zsoka bozske erzsike
eszter: eszti
eva: evi
ilona: ili ica ilus ilonka
judit: jutka juci
julianna: juli julcsi julis
katalin: kati kata katica
klara: klari
krisztina: kriszti
magdolna: magdi
margit: manci gitta
maria: mari marika mariska
piroska: piri
rozalia: rozi
sara: sari
terezia: teri terez
zsofia: zsofi
zsuzsanna: zsuzsa zsuzsi
aleksander: leka sander
bashkim: kimi
besnik: niku
dritan: tani
gjergj: gjergji
ibrahim: brahim
mehmet: meti
muhamet: meti
shpetim: timi
skender: skendi
abdulkadir: kadir
abdullah: apo abdus
abdurrahman: apo rahman
ahmet: ahmo amet
ali: aliko
aysegul: aysen ayse
ayse: ayso aysecik
bayram: bayro
bulent: bulo
cemal: cemo
emine: emis eminos
erdogan: erdo
fatma: fato fatos
hasan: haso
hatice: hatce hatos hatus
huseyin: huso husnu
ibrahim: ibo ibocan
ismail: isko smail
kemal: kemo
mahmut: mamut
mehmet: memo memis memed meho
mustafa: musti mus mustik mistik
osman: osmo
ramazan: ramo
recep: reco
suleyman: sulo sulman
yusuf: yuso
zeynep: zeyno zeyna
mohammed muhammad mohamed mohammad muhammed: mo moh hamada mido moe hamoudi hamudi hamoud hammouda hamoudeh medo
ahmad ahmed: hamada hamoudi hamdo hamood
mahmoud: hooda hammouda
mustafa mostafa: tafa darsh sasa
ibrahim: barhoum hima bobo brahim ibra
ismail: smail somaa
abdullah abdallah: abdo abed abdou aboudi abood abboud
abdulrahman: abdo abboud abed rahman
abdulaziz: aziz azouz abdo zizou
abdulkarim: karim abdo
abdelkader abdulqadir: kader kada gada kaddour kadour qaddour
abderrahmane: rahmane abdou
abdelmalek: malek
abdelhamid: hamid hamido
yusuf youssef yousef: yuyu joe jojo sousou
khaled khalid: khalloud khaldoun khallad
khadija: khadouj khadi dija khaddouja khadoj
aisha: aishe esh aishouche ayoush
fatima: fati fatoum fatou fatma tima fattouma fatin
ali: allawi aloush alawi
hassan hasan: hassoun hassouna hassoon
hussein husayn: hassoun hussoun hassouni
samir: samoura
salim: salloum sallum
salah: sallouha
omar: ammoura amoura
zaynab: zanouba zouzou
maryam: maryouma mayyouma mimi
said: saadoun
amina: mina
jamila: jamoul
karim: karoumi
nasser: nassoura
tariq: tarouq tito
walid: lido
abbas: abbousi
haider: haydoura
jafar: jaafoura
abdulaziz: azzoz
reza: rezo
mohammad: mamad mammad mamali
hossein: hosi
fereydoun: fery
fatemeh: fati fatti
zahra: zari zahroo
kourosh: kouri
behrouz: behi
masoud: masi
maryam: mari
soraya: sori
nasrin: nasi
jacob yaakov: yankel koby kobi yaki yanky yankele kuba koppel
isaac yitzhak: itzik yitz zack ike itche izak itzig icek
abraham avraham: avi avrum abe avrumi avremel ibi avrohom
joseph yosef: yossi yosi yossel yoske yossele
moshe moses: moishe moyshe moe moishele moshiko moishi mosze
shlomo: shloimi sol momo shloimele shlomi shloime
samuel shmuel: shmulik shmuli shmulke muli shmiel
yehuda judah: yudi udi jud yudel yuda leib
benjamin binyamin: benny beni bibi bini benzi
eliezer: eli lazar leizer luzer elazar
eliyahu elijah: eli elye eliahu
david: dudi dudu davidi dovid duvid dovi
mordechai: motti moti mordy modi mottel motke mottl
zeev: zev velvel wolf
tzvi zvi: hirsch hersh tzvika zvika hershel hesh
dov: ber duby dubi berl
aryeh: leib arik leon leibel
rivka: becky rivky rivkale
miriam: miri mira mimi mirele
rachel: rochel ruchel racheli raheli
sarah: sari sorele surele suri
leah: leale
esther: esti etty estherke
hannah chana: hani chani chanie hendel
chaya: haya chayale
chaim haim: chaimke vito hyman
israel yisrael: srulik sruli yisroel izzy srul
menachem: mendel mendy meni
naftali: hertz naf tuli
nathan: nati nosson nate
nechemia: nechi
pinchas: pini pinny pinkas
raphael: rafi raffi
reuven: ruvi rubi ruvik
simcha: simi bunim
shimon: shimi simi shimmy
yehoshua joshua: shuki shia yoshi heshy
yechezkel: chezky hezi chatzkel
yerucham: yeruchem
yonatan: yoni yonti
yoram: yori
uriel: uri
zalman: zalmi zal
asher: ushi usher
aharon: ari arele roni
amnon: noni
gavriel: gabi gavi
ephraim: effi froim efi fishel
golda: goldie
feiga: feigele tzipora
tzipora: tzipi feige zippi
yael: yaeli
batsheva: sheva basya
elisheva: sheva eli shevy
michal: miki
rajesh: raj raju raji
rajendra: raj raju rajan rajinder
rajkumar: raj raju
krishna: kishan kanha krish kishen
suresh: suri
mahesh: mahi
lakshmi laxmi: lachhmi lucky
vijay: viju
sanjay: sanju
sandeep: sandy
rakesh: rocky
manoj: mannu
mahendra: mahi
ramesh: ramu
ashok: ashu
anil: annu
narendra: naren nandu narinder
pradeep: deepu
dilip: dilu
ajay: ajju
prakash: prak
arjun: arju
ganesh: ganu
vikram: vicky vikki
harpreet: harry happy preet
gurpreet: guri preet garry
manpreet: mani preet
jaspreet: jassi preet
balwinder: balli
kuldeep: kulli
ravindra: ravi
surinder: sunny
mohinder: mindi
jaswinder: jassi
priyanka: priya
anjali: anju
sunita: suni
venkatesh: venky venkat
subramaniam subramanian: subbu mani subra
radhakrishnan: radha
gopalakrishnan: gopal
viswanathan: vishy
nagarajan: raj
muthukumaran: muthu
grigor: gugo
hovhannes: hovik hovo vano
gevorg: gevo
karapet: karo garo
sargis: serzh sako saco
hakob: hako hagop
harutyun: harut artyun
khachatur: khacho khachik
mkrtich: mko mkho
martiros: mardo
ruben: rubo rubik
samvel: samo
tigran: tiko tigo
vardan: vardo
armen: armo armenchik
giorgi: gio gia gigi goga gogi
nikoloz: nika niko nikusha
aleksandre: sandro aleko saba
davit: dato datuna datka
mikheil: misho mikho misha
levan: leo levaniko
zurab: zura zuka
irakli: ika heraklius
tamar: tamuna tako tamriko
nino: nini ninutsa
ekaterine ketevan: keti eka keto
ivane: vano
konstantine: kote koka
vakhtang: vakho
zviad: zvio
merab: mera
elguja: guja
mamuka: mamu
yohannes: john yoni
tewodros: teddy tedy
gebremariam: gebre
haileselassie: haile
tekle: teklu
abebe: abe
bekele: beki
samuel: sami
dawit: dave
mohamud: moha
abdullahi: abdi
abdirashid: abdi
chukwuemeka: emeka chukwu
chukwuma: chuma
chinedu: nedu
chidiebere: chidi
ikechukwu: ike iyke
ifeanyichukwu: ifeanyi
oluwaseun: seun
oluwasegun: segun
olusegun: segun
oluwatobi: tobi
oluwafemi: femi
olufemi: femi
babatunde: tunde
temitope: temi tope
ayodele: ayo dele
adebayo: bayo ade
adekunle: kunle ade
oluwole: wole
oluwakemi: kemi
ngozichukwu: ngozi
uchechukwu: uche
obinna: obi
okechukwu: okey
kwabena: kobina ebo
kwaku: kweku
kwadwo: kojo
thabo: thabs
sibusiso: sbu
themba: themby
nkosinathi: nathi
benigno: ninoy noynoy
corazon: cory cora
ferdinand: bongbong
rodrigo: digong rody
jejomar: jojo
emmanuel: manny
rolando: rolly lando
romulo: mulong
renato: nato rene
reynaldo: rey naldo
danilo: danny
eduardo: eddie edong
crisanto: cris
rosario: charing
zenaida: zeny
natividad: naty
concordia: cording
susilo: sus
suharto: harto
abdurrahman: gus
muhammad: mat mamat
ahmad: mat amat mad
mohd: mat
seamus: shay james jimmy
padraig padraic: paddy podge pat podraig paudie
sean: seanie
liam: bill will
eoin: john owen
domhnall: donal donald
diarmuid dermot: derm
mairead: mags
maire: mary
niamh: neevie
siobhan: shiv joan
sinead: jane
caoimhe: keeva
fionnuala: nuala
eibhlin: eileen
aine: anne
brid: breda bridie
tadhg: tim teague
conchobhar: conor
cormac: mac
ruairi: rory
eoghan: owen eugene
ewan euan: hughie
hamish: jamie
torquil: tork
mairi: mary
ceit: kate
morag: mo
catriona: trina catrina tina riona
dafydd: dai dave taffy deio
gwilym: gwil will
hywel: howell
ieuan: john
ifor: ivor
rhodri: rod
rhiannon: rhi non
angharad: haf
myfanwy: fan
megan: meg
cerys: cez
geraint: ger
gruffudd: gruff
llewelyn: llew lyn
stavroula: roula
hamid: hamo
mohammed mohamed muhammad: hammoudi momo
suleiman sulayman: soso
zinedine: zizou
karim: kimo
fatima: fifi
zahra: zouzou
haim chaim: haimke chaimke
moshe: muki
natan nathan: nati
rivka: ricki
rachel: ruchi
zeev: zeevik
aryeh arie: ari
vladimer vladimir: lado
jakob iakob: koba
ioseb joseb: soso
zakaria: zaza
teimuraz: temo
mariam: manana
haroutiun harutyun: aro
garabed karapet: garo
gagik: gago
`;
