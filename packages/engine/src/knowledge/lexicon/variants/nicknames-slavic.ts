/**
 * Given names of the Slavic and Baltic languages with their short and pet forms, from general knowledge of the field.
 * Before the colon: spellings of one name. After it: short and pet forms.
 */
export const SLAVIC = `
aleksandr alexander alexandr aleksander alexandre: sasha shura sanya alik alex sashka sanyok sania shurik sashenka sasa alexsandr sanka
aleksandra alexandra: sasha shura sanya aleksa sashenka shurochka alya asya
oleksandr olexandr: sasha sashko oles sanya lesko olko sashka
oleksandra olexandra: sasha olesya lesya
aleksey alexei aleksei alexey: alyosha lyosha lyokha alesha lesha leha alyoshka lekha leshka
oleksiy oleksii: oleksa lyosha oles olesko
albina: alya bina
alla: alya allochka
alina: alya alinka lina
anatoliy anatoly anatoli: tolya tolik tolyan natolik tolyasha
andrey andrei andrej: andryusha andryukha andryushka andryuha dyusha
andriy andrii: andriyko andrushko andrusha
angelina: gelya lina angela
anna: anya nyura anka anechka nyusha annushka anyuta nyuta asya annochka
anastasiya anastasia anastasiia: nastya stasya nastia asya nastasya nastenka nastka stasia
antonina: tonya nina tosya tonechka
anton: antosha tosha antoshka antokha
arkadiy arkady arkadi: arkasha
arseniy arseny arseni: senya arsyusha arsen
artem artyom artiom: tyoma tema temka artyomka
artur: arturik
bogdan bohdan: bodya danya bogdasha bohdanko
boris borys: borya boryusha borka borenka
danil daniil danila danylo: danya danilka dan danko danik
darya daria dariya: dasha dashka dashenka darina
denis denys: deniska den denchik dinya
dmitriy dmitry dmitri dmitrii dimitri dimitriy: dima mitya dimka dimon mitka mityay dimochka dimasik
dmytro: dima dmytryk mytro dmytrus mytko
eduard edvard: edik edya edi
ekaterina yekaterina ekaterine: katya katia katyusha katerina katja katenka katka kate katyunya rina
elena yelena: lena alyona lenochka alena lyolya lenka helen alyonka
elizaveta yelizaveta: liza lizaveta veta lizochka lizonka lisa
emma: emmochka
evgeniy yevgeniy yevgeny evgeny evgeni yevgeni evgenii: zhenya jenya zhenka zheka genya zhenechka zhenia
evgeniya yevgeniya yevgenia evgenia evgeniia: zhenya zhenechka zheka zhenka jenya evgesha
yevhen yevheniy yevhenii: zhenya yevhenko
fedor fyodor feodor: fedya fedka fedenka fedyunya
filipp: filya filka
galina halyna: galya galia galka galinka halya halka
gennadiy gennady gennadi gennadii: gena genya genka genasha
georgiy georgi georgy: zhora gosha goga yura gera zhorik goshka zhorzhik
gleb hlib: glebushka glebka
grigoriy grigory grigori: grisha grinya grishka grishenka
hryhoriy hryhorii: hryts hrysha
igor ihor: igorek gosha garik igoryok igoryan ihorko
ilya ilia ilja illia: ilyusha ilyushka ilyukha ilyuha
inna: innochka inusya
innokentiy: kesha kenya kenta
inessa: inna nessa
iosif osip: osya oska yosya iosya
irina iryna: ira irisha irinka irka irochka arisha
ivan: vanya vanechka vanyusha ivanko vanka vanyok ivas ivanushka vanko
karina: kara rina karinka
kirill kiril kyrylo: kirya kirusha kiryukha kirka
klavdiya klavdia: klava klavochka klasha
konstantin kostyantyn: kostya kostia kostik kostyan kostka kost
kristina kristyna khrystyna: kris tina kristya krysta
kseniya ksenia xenia kseniia: ksyusha oksana ksyukha ksenya ksyunya aksinya
larisa larysa: lara lora larochka
leonid: lyonya lenya lyonka lonya lenchik lyonchik lesik
lesya: olesya lesia
lev: lyova leva leo lyovushka levushka levik
lidiya lidia: lida lidochka lidka
lilia liliya: lilya lilka
lyubov liubov: lyuba luba lyubasha lyubochka lyubka
lyudmila ludmila liudmila lyudmyla: lyuda mila lyusya milochka lyudochka lyudka lyusia
maksim maxim maksym: max maks maksik maksimka
marat: maratik
margarita: rita margo ritochka ritka ritulya
marina maryna: mara marisha marinka marishka rina masha
mariya maria mariia: masha marusya manya mashka mashenka marusia musya manechka marichka marika mara
mark: marik marchik
matvey matvei: motya matyusha matveyka
mikhail mihail michail: misha mishka mischa mishanya mishenka mikha mishutka
mykhailo mykhaylo: misha mykhas mykhailyk mykhaylyk
miroslav: mirik slava mirko miro
mykola: kolya mykolka kolka
nadezhda nadiya nadiia: nadya nadia nadyusha nadenka nadka
natalya natalia nataliya nataliia: natasha nata tasha natashka natulya natali natusya natka natalka
nikita mykyta: nikitka nikitos nik nikitosha
nikolay nikolai nicolai: kolya kolka nikola kolyan kolenka nikolasha kolyunya nika
nina: ninochka ninka ninel
oksana: ksana ksyusha ksenya ksyukha oksanka
oleg oleh: olezhka olezhek olejka olezha oleshko
olga olha: olya olia lyolya olenka olechka olyusha olka olyunya
pavel pavlo: pasha pashka pavlik pavlusha pashenka pavlusik pavlush
petr pyotr petro: petya petka petrusha petenka petrus petruha
platon: tosha platosha
polina: polya polinka lina polechka
raisa: raya raechka rayka
rimma: rima rimmochka
robert: robik
rodion: rodya rodka rodik
roman: roma romka romchik romochka romik romashka romko
rostislav rostyslav: rostik slava rostya ros
ruslan: rus ruslik rusik
semyon semen: syoma senya sema syomka senka
serafima: sima fima
sergey sergei sergej: seryozha serezha serzh seryoga serioja serega seryi serge gosha seryozhka serezhka
serhiy serhii: serhiyko seryozha serezha
sofya sofia sofiya: sonya sonia sofa sonechka sofochka sonka
stanislav: stas slava stasik stanya stasya stan
stepan: styopa stepa styopka stepka stepko stepanko
svetlana svitlana: sveta lana svetka svetochka svetik svetulya
svyatoslav sviatoslav: slava svyatik svyat
taisiya taisia: taya taisa tasya
tamara: toma tamarka tamarochka
taras: tarasik tarasko
tatyana tatiana tetyana tetiana: tanya tania tata tanechka tanyusha tanka tanyukha tanja
timofey timofei tymofiy: tima timosha timoshka timokha tim
timur: tima timurka timka tim
ulyana uliana: ulya ulyasha lyana
vadim vadym: vadik vadya vadka vadimka
valentin valentyn: valya valik valentyna valek
valentina valentyna: valya valia valyusha valechka
valeriy valery valeri valerii: valera valerka lera valerik
valeriya valeria: lera valera valerka leroka
varvara: varya varenka varyusha vara
vasiliy vasily vasil vasili vassily: vasya vaska vasilek vasyok vasenka vasia
vasyl: vasylko vasya
vera vira: verochka verunya verka verusha
veronika: nika vera verka ronya
viktor victor: vitya vitka vityok vityusha vitek viten
viktoriya viktoria victoria: vika vita vikusya tora vikulya
vitaliy vitaly vitali vitalii: vitalik vitya talik vitalya
vladimir wladimir: vova volodya vovka vlad vladik vovan volodka vovochka volodenka vovchik wolodja
volodymyr: vova volodya volodka vlodko vovchyk
vladislav vladyslav: vlad slava vladik vladya vladka
vyacheslav viacheslav: slava slavik slavka vyachek
vsevolod: seva sevka sevushka
yakov iakov jakov yakiv: yasha yashka yashenka yasko
yaroslav jaroslav: yarik slava yar yaryk yasko yarko
yefim efim: fima fimka fimochka
yegor egor: gosha yegorka yegorushka egorka gora zhora
yelisey elisey: elisha elya
yuliya yulia yuliia: yulya julia yulka yulechka ulya yulenka yulcha
yuriy yuri yury iurii yurii: yura yurik yurka yurko yurasik yurochka yurets
zakhar: zakharka zakha
zinaida: zina zinochka zinka ida
zoya zoia: zoyka zoyenka zoechka
ruzanna: ruza
rustam: rusik rus
ramzan: ramzanchik
agafya agafia: agasha gasha
akulina: akulya kulya
alevtina: alya tina
afanasiy afanasy: afonya fonya
bronislav: bronya slava bronek bronko
veniamin: venya benya vena venka
vikentiy: vika kesha
gavriil gavril: gavrik ganya gavrusha
dina: dinka
zhanna: zhana zhannochka
klim kliment: klimka
kuzma: kuzya
lavrentiy: lavrik
luka: lukasha
makar: makarka
mstislav: slava mstiha
nikifor: nikisha nika
pelageya: polya palasha pelya
praskovya: parasha pasha
prokhor: prosha
rafail: rafa rafik
savva: savka
savely saveliy: sava savka
samuil: sima mulya
tikhon: tisha tikhosha
trofim: trosha trofa
faina: faya fanya
foma: fomka
khariton: kharya
eleonora: nora ella elya lora lena
elvira: elya ella vira
emil: emilka milya
emiliya: emma emilka mila
yan: yanka
yana: yanka yanochka
jan: janek jas jasiek jasiu janko jankiel honza jenda jenik jeno jano
jakub: kuba kubus kubek jakubek
jacek: jacus jacenty
jadwiga: jadzia jadwisia iga
jerzy: jurek jerzyk juras
jozef: jozek jozio josek jozin jozko joza josko
jozefa: jozia ziuta
julian: julek
justyna: justynka jusia
agnieszka: aga agusia agnes
agata: agatka
aleksander: olek alek aleks olo
aleksandra: ola olka olcia aleks
alicja: ala alka alusia
andrzej: jedrek jedrzej endrju andrzejek jedrus
ania: anka anna andzia
antoni: antek tosiek antos tolek
antonina: tosia tonia
artur: arturek
barbara: basia baska barbarka basienka
bartosz bartlomiej: bartek bartus barti
beata: beatka becia
bogdan: bogdanek bodzio
boguslaw: bogus bogdan bodek
boleslaw: bolek bolko
bozena: bozenka
cezary: czarek cezarek
czeslaw: czesiek czesio
daniel: danek danielek
danuta: danka danusia
dariusz: darek dareczek
dominik: domin dominiczek
dorota: dorotka dora
edward: edek edzio
elzbieta: ela elka elunia elzunia elza
eugeniusz: gienek genek genio gienio
ewa: ewka ewunia ewusia
ewelina: ewela ewelinka
feliks: felek
franciszek: franek franio
gabriela: gabrysia gaba gabi
genowefa: genia gienia
grazyna: grazynka graza
grzegorz: grzesiek grzes grzesio
halina: halinka hala halka
hanna: hania hanka anka
helena: hela helenka lena halszka
henryk: heniek henio henryczek
ignacy: ignas
irena: irenka ira
ireneusz: irek
iwona: iwonka
izabela: iza izka
joanna: asia aska joasia joaska
karol: karolek lolek
karolina: karolka karolcia
katarzyna: kasia kaska katarzynka kasienka kachna
kazimierz: kazik kazio kazek
kinga: kinia
konrad: konradek
krystian: krystek
krystyna: krysia kryska
krzysztof: krzysiek krzys krzysio krzychu
lech: leszek leszko
lucjan: lucek
lukasz: lukaszek luki
maciej: maciek macius
magdalena: magda madzia magdusia
malgorzata: gosia malgosia goska gocha malgoska
marcin: marcinek
marek: mareczek
maria: marysia maryla marylka maryska mania
marianna: maryjka
mariusz: mariuszek
marta: martusia
mateusz: mati mateuszek
michal: michalek misiek
mieczyslaw: mietek miecio
mikolaj: mikolajek miki
miroslaw: mirek
monika: monia
pawel: pawelek pawcio
patryk: patryczek
piotr: piotrek piotrus
rafal: rafalek rafi
roman: romek
ryszard: rysiek rysio
sebastian: seba sebek
slawomir: slawek
stanislaw: staszek stas stach stasiek stasio
stanislawa: stasia
stefan: stefek stefcio
szymon: szymek szymus
tadeusz: tadek tadzio
teresa: renia tereska terenia
tomasz: tomek tomus
tymoteusz: tymek
urszula: ula ulka
waclaw: wacek
waldemar: waldek
walerian: walerek
wanda: wandzia
weronika: wera weronka
wieslaw: wiesiek wiesio
wieslawa: wiesia
wiktor: wiktorek
wiktoria: wika
wincenty: wicek
witold: witek
wladyslaw: wladek wladzio
wlodzimierz: wlodek wlodzio
wojciech: wojtek wojtus
zbigniew: zbyszek zbych zbysiu
zdzislaw: zdzisiek zdzich zdzisio
zofia: zosia zoska
zygmunt: zyga zygmus zygus
adela: adelka
alena: alenka lenka
alzbeta: betka bozka bety
anezka: aneta
antonin: tonda tonik
barbora: bara barka barunka
bedrich: beda fricek
blanka: blanicka
bohumil: bohous mila bohus
bohumir: mira
dalibor: dali
eliska: ela elka
eva: evca evicka
frantisek: franta fanda frantik fero
hana: hanka hanicka
ivana: iva ivanka
jana: janka janicka
jaroslav: jarda jaro slavek jarousek
jaroslava: jarka slavka jarmila
jindrich: jindra jinda
jirina: jirka jirinka
jiri: jirka jura jirik
jitka: jituska
josef: pepa pepik jozka pepicek josifek
karel: kaja karlik
katerina katarina: katka kaca kacenka kata katica
kveta kvetoslava: kvetka
ladislav: lada laco laci ladik
lenka: lena
libuse: libuska
ludek: luda
lubomir: luba lubos
lukas: luky
marketa: marka
martin: marta
matej: mates matejko
milada: mila
miloslav: milos milda
miroslav: mirek mira miro
mojmir: mojzik
ondrej: ondra andrej ondro
oldrich: olda olin
otakar: ota
pavel: pavlik pavka paja
petr peter: peta petrik peto
premysl: premek
radek radoslav: radko
rudolf: ruda rudo
stanislav: standa stano
stepanka: stepka
svatopluk: svata
tomas: tomasek tomik
vaclav: vasek vena vaca
vendula: venda
vera: verka
vladimir: vlada vladko vlado
vojtech: vojta bela
vlastimil: vlasta
zdenek: zdena zdenda
zuzana: zuza zuzka
igor: igorko
imrich: imro
jan: janko janik
jozef: jozo dodo
juraj: duro jurko
michal: misko miso
mikulas: miki
samuel: samo
stefan: stevo pista stefko
zoltan: zoli
aleksandar aleksander: aca aco sasa alek leka sale aleks aki
aleksandra: sanja saska aleks
ana: anica anka
antun ante: toni tonci antisa tonko antica
bogdan: boca boba
bojan: boki boske
bosko: bosa
branislav: bane brana branko brano
branimir: branko
damir: dado
danijel danilo: dane dacho
dejan: deki deja
dragan: gaga drago draga
dragoslav: dragan drago
dragomir: drago miro
dusan: duca dule dusko
djordje dorde: djoka djole djura doka dole
djuro: djura
franjo: fran frane
goran: goki gogi
gordana: goca goga
hrvoje: hrvo
igor: iki
ilija: ika ico
ivan: ivica ivo vanja iva ivek
ivana: iva ivanka
jelena: jeca jela lena jelka
josip: joso jozo bepo joza joze
jovan: joca jova jovica
juraj: jure juro
katarina: kaca kata kaja
kristijan: kiki kristo
ljiljana: ljilja lilja
ljubomir: ljuba ljubo
ljubisa: ljuba
luka: luksa
marija: mara marica maja mica
marko: mare maki
matija: mato mate matko
mihailo mihajlo: mika misa miki
mihovil: miho
milan: mica miki milanche
milena: mila
milica: mica mila
milivoje: mica milivoj mile
miljana: mila
milomir: miki
milorad: mica mile rade mico
milos: misa mile misko
milutin: mica
miodrag: mica mija migo miki
mirjana: mira
miroslav: mirko miki mira slavko
mladen: mladjo
momcilo: moma momo
natasa: nata
nebojsa: nesa necha
nemanja: nemi neca
nenad: nesa neno
nikola: niko nidzo nino dzoni
novak: nole
obrad: obren
petar: pera pero perica peko petko
predrag: pedja peda prele
radislav: rade radisa
radomir: rade rado miki
radovan: rade raso
rajko: raja
ranko: raca
ratko: rajko
sasa: sale
simeon: sima
sinisa: sine
slavko: slave
slavoljub: slavko slave
slobodan: boban sloba slobo bobo dane
snezana: sneza
sofija: soka
srdjan: srki srdja
stanko: stana
stefan: stef stefo
stevan: steva stevo stevica
stjepan: stipe stipo stef
svetislav: sveta
svetlana: ceca seca
svetozar: toza sveto sveta
tihomir: tika tiho
tomislav: toma tomo tomica
todor: tosa toza
vasilije: vasa vasko
veljko: velja
vesna: vesi
vladan: vlada
vladimir: vlada vlado vladica
vlastimir: vlasta
vojislav: voja vojo
vuk: vule vucko
zdravko: zdravac
zeljko: zeljo zeks
zivojin: zika
zoran: zoki zoka
zvonimir: zvone zvonko
asim: aso
avdo: avdija
dzemal: dzemo
edin: edo
elvedin: elvo
ibrahim: ibro
ismet: ismo
izet: izo
jasmin: jasko
kemal: kemo
mehmed: meho
muhamed: muho hamo muha
mustafa: mujo mujaga
nermin: nerko
omer: omo
osman: osmo
rasim: raso
safet: sajo safo
sead: sejo
sefik: sefo
senad: seno
sulejman: suljo
zijad: zijo
dimitar: mitko mitio dimo mitaka
georgi: gosho gogo joro zhoro gesha
hristo: itso hrisi ico
ivan: vanyo vanko
yordan: dancho dacho yoro
krasimir: krasi
lyubomir: lyubo
nikolay: niki kolyo
petar: pesho petyo
plamen: plami
stefan: stefcho stefko
stoyan: stoycho
todor: tosho toshko
vasil: vasko vaso
vladimir: vlado vladko
aleksandr: alyes ales
aliaksandr: ales sasha
mikalai: kolya mikola
jonas: jonukas
juozas: juozelis
vytautas: vytas
algirdas: algis
kestutis: kestas
jaroslaw jaroslav: jarek
jolanta: jola
michal: misa
katerina: kacka
marie: maruska
jovan: jovo jole
milan: mico
slobodan: boba
branislav: brane
djordje dorde: djuro duro
nikola: nidza nidzo
milos: miki
konstantin: kosta
helena elena: lenka helenka
`;
