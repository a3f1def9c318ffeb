/**
 * German, Dutch, Flemish, Frisian, Scandinavian, Finnish and Estonian given names with their short and pet forms, from
 * general knowledge of the field. Before the colon: spellings of one name. After it: short and pet forms.
 */
export const GERMANIC = `
adalbert: bert adal
adelheid: heidi heide adele alheit
adolf: dolf adi alf
albert: bert berti
albrecht: albert brecht
alexander: alex sascha xander lex
alexandra: alex sandra
alfons: fonsi fons
alfred: fred fredi
alois: loisl lois luis alwis
andrea: andi
andreas: andi anderl andre anders dres
angelika: geli angie anja
anna: anni anneli annele annchen nanni
anneliese: anne liese annelie
annemarie: annemie anne
anton: toni tonerl
antonia: toni antje
arnold: arno nolde
arthur: turl
august: gust gustl
augustin: gustl
balthasar: balzer hauser
barbara: barbel babsi babette barbli waberl
bartholomaus: barthel mewes
benedikt: bene beni
benjamin: ben benny
bernhard: bernd berni benno bernard berndt
bernhardine: dina
berthold: bert
bertram: bert
birgit: biggi
brigitte: gitte gitta biggi briggi
burkhard: burki
charlotte: lotte lotti charly lola
christa: christl
christian: chris christl krischan kristian
christiane: jane chris christel
christine: tina chris christel stine christl
christoph: chris stoffel toffel
claudia: claudi
cornelia: conny nele lia
cornelius: conny nelius
daniel: dani
daniela: dani
dagmar: daggi
dietmar: didi
dietrich: dieter dirk dirck tillmann didi
dominik: domi nick
dorothea: thea dora dorle dorte dorli dorit
eberhard: ebbo hardy ebi eber
eckhard ekkehard eckart: ecki eggi
edeltraud: traudl edel
eduard: edi ede edu
eleonore: lore nora ella lorchen
elfriede: friedel elfi frieda
elisabeth elisabet: lisa else elsa ilse lisbeth sissi betti liesl lieselotte elli elise lisi bettina lies sisi bettine lilli elsbeth lieserl
elke: elkchen
emanuel: manu
emil: milo
erhard: hardi
erich: eri
erika: rika
ernst: erni
erwin: winni
eugen: geni
eva: evi ev evchen
felicitas: feli fee
ferdinand: ferdi ferdl nante
florentine: flora tine
florian: flo flori
franz: franzl frank frantz franzi
franziska: franzi zissi sissy fanny ziska
friederike: rike frieda fritzi friedel rieke ricky
friedhelm: fried helm
friedrich: fritz fried fiete freddy friedel frieder fidi frerich
gabriel: gabe
gabriele: gabi gaby ella
georg: jorg schorsch jurgen jorn girgl schorschl
gerda: gerdi
gerhard gerhardt: gerd gert hardy geert gerdi
gertrud: trude gerti trudi traudl trudel gerta traute
gisela: gisi gila
gottfried: gotz friedel fredo
gottlieb: gotti
gunter gunther guenter guenther: gunni
gustav: gusti gustl gus
hannelore: hanne lore hannchen
hans: hansi hannes
harald: harry hari
heidemarie: heidi
heinrich: heinz heiner hinz heini hein hinnerk henner heinerl hinrich
helene: leni lena hella nele helli lene
helga: helli
helmut hellmut: helmi
henriette: jette henni jettchen
hermann: manni hermi menne
hermine: mina hermi
hieronymus: rony
hildegard: hilde hilla gardi
horst: hotte
hubert hubertus: bert hubsi berti
hugo: hugi
ignaz: naz nazi
ingeborg: inge inga inka borgi
irmgard: irma irmi
isabella: bella isa
jakob: jockel jackl koebes jaggi
joachim: jochen achim jo jochem chim
johann: hans hannes jan johannes hansl hansi schani henschel henner
johanna: hanna hanne jo hannchen jonna hannah
johannes: hans hannes jan jo hanno johann hansi jens jannes
jonathan: jon
joseph josef: sepp jupp seppl beppo beppi peppi jo jobst josi
josefa: sefi josi peppi
josefine josephine: fine sefi finchen peppi
judith: judi
juliane: jule julchen
julia: jule
jurgen: jurg jogi
karl carl: kalle karli karle karlchen
karoline caroline: line lina caro karo
karsten: kasten
kaspar: kasper
katharina catharina katarina: kathe kati trine kathi ina nina katrin kathrin katja rina tinka kathel
klaus claus: klausi
klemens: klem
konrad: kurt conny conrad kunz konni kuno radi
konstantin: tino kosti
konstanze: stanzi conni
kornelia: nele conny
kreszenz: zenzi
kunigunde: gundi kuni
leonhard: hartl leo lenz lienhard leonhardt
leopold: leo poldi leopoldl
lorenz: lenz lori
lothar: lolo
ludwig: lutz luggi wiggerl lui louis wickerl
luise: lulu lu wiesl
magdalena: lena leni magda magdalene lenchen madel madlen
manfred: manni fred mani
manuela: manu ela
margarete margarethe margareta: grete gretel greta marga meta gretchen gretl grit rita margot gritli margret gesche
maria: mia mitzi ria marie marike mariele mizzi moidl mariechen mieke
marianne: nanni janne
markus: max
martha: marthel
martin: martl merten tino
martina: tina
matthaus: mattes
matthias mathias: matze hias mats matz thies hiasl theiss
mathilde: tilde tilly thilde hilde
max maximilian: maxl maxi
melanie: mela
michael: michi michel micha michl mike
moritz: mo
nikolaus nicolaus: klaus niko claus klas niklas nick
norbert: nobby nobbi bert
oskar: ossi
oswald: ossi waldi
ottilie: tilly tilli otti
otto: ottl
peter: peterl piet
petra: petzi
philipp philip: phil lipp lips philli
rainer reiner: rai
raimund: mundl ray
reinhard: reini hardy reinhold
reinhold: reini holdi
renate: nate reni natti
rolf: rolfi
rosa: rosi rosl
rosemarie: rosi romy rose
rosina: rosi
rudiger: rudi
rudolf: rudi rolf dolf rudl rolph
rupert rupprecht: bertl
sabine: bine biene bini
samuel: sami
sebastian: basti bastian wastl bastel sebi
sibylle: bille
siegbert: sigi bert
siegfried: sigi siggi fried seff
sieglinde: linde sigi
siegmund sigmund: sigi siggi mundl
silvia: silvi
simon: simmerl
sofie sophie: fieke sofferl fiene
stefanie stephanie: steffi stef fanny
stefan stephan: steff steffen steffl
susanne: susi sanne suse sanna sannchen
tanja: tani
theodor: theo teddy
theresia theresa therese: resi thea reserl tessa resl
thomas: tommy tom thommy
tobias: tobi
torsten thorsten: totte
ulrich: uli ulli utz ulrik ule udo
ulrike: uli ulli rike ulla
ursula: uschi ulla ursel urschel ursl urs
valentin: veltin vale veit
veronika: vroni vera
viktor: vicki
viktoria: vicky viki
vinzenz: zenz vinz
volker: folko
walburga: burgl wally burgi
walter walther: wolli waldi wallo
waltraud: traudl wally traudi
werner: werni wernher
wilfried: willi fried
wilhelm: willi willy wim helmut helm wilm wiehelm
wilhelmine: minna mina helma wilma minchen mintje
wolfgang: wolf wolfi wulf
wolfram: wolf
xaver: xaverl veri
zacharias: zach
abraham: bram braam
adriaan adrianus: arie adri janus aad adriaen
adriana: jana adri
agatha: aagje
albertus albert: bert bertus appie
alexander: lex sander xander
alida: lida alie
andreas andries: dries andre
anna: anneke annie antje anke annika
antonia: toos tonnie
antonius antonie anton: toon ton tonnie teun theun toine antoon
arnoldus arnold: nol arnout noud
augustinus: guus stijn
barbara: babs barbel
bartholomeus: bart mees meus
bernardus bernhard: ben bennie nard berend
catharina: trijntje toos rina katrien trees cato kaatje tine karin
christiaan: chris kris corstiaan
christina: stien stina tineke
constantijn: stijn stan
cornelia: corrie cor nel lia nelleke cora
cornelis cornelius: cor kees nelis corneel cees krelis
daniel: daan
dirk diederik: dik rik dries
eduard: ed edu
elisabeth: lies betje els elsje lisa bep betsy liesbeth lijsbeth bets elly
emanuel: manus
franciscus: frans cis francis sus
francisca: cisca sien francien
frederik: fred frits freek rik
gerardus gerard: ger gerrit geert sjra gerry
gerrit: ger
geertruida: truus geertje trui truitje trudy
gijsbert gijsbertus: gijs bert
godfried: govert
gulielmus: wim
hendrik hendrikus: henk rik hein hendrick driekus heintje harrie
hendrika: rika riek hennie drika
hieronymus: jeroen
hubertus: huub bert bertus
ignatius: naas
jacob jacobus: jaap sjaak koos jaco cobus kobus coos
jacoba: coba cobie jacomina
jan johan johannes: hans jo hannes janus jansje joop jannes jantje
johanna: jo hanna annie jannie hanneke joke jopie anneke
joannes: joop
joseph jozef: jos sjef joep joost
judocus: joost
laurentius laurens: rens lourens lou
leonardus leonard: leo lenaert leen nard
lodewijk: lode louis wiek lowie
lucas: luuk
magdalena: leentje magda lena leen
margaretha: griet greet grietje margriet gretha margot
maria: mia marie miep rie mieke marieke mies riet rietje marijke maaike marja ria
martinus maarten martijn: tinus mart tijn rinus
marinus: rinus rien
matthias mattheus matthijs: thijs mat ties thies matti
maximiliaan: max
michael michiel: chiel giel
nicolaas nikolaas: klaas nico niek claas nic
nicolaus: klaas
olivier: ollie
paulus: paul pauwel
petrus pieter: piet peter pietje
petronella: nel nelly petra nella pieternel
philippus filip: flip phil
pieter: piet pim
reinier: rein
robbert: rob robbie bert
rudolf: ruud dolf rolf roelof
salomon: sal
sebastiaan: bas bastiaan
servatius: vaas servaas
simon: siem
stephanus: stef steven fanus
theodorus: theo dorus dirk doris
theodora: dora doortje thea
thomas: tom maas
tobias: tob
vincentius: vincent
wilhelmus willem: wim pim willy wil helmus willempje guillaume willie
wilhelmina: mina mien wil willy wilma miep minnie helmi mientje
wouter: wout
willibrordus: bror
anders: ante andersen
andreas: adde drea
anna: anni annika ann anki
antonius: tony
axel: acke
bengt: benke
birgit birgitta: gitte gitta gittan britta berit brita
bjorn: nalle bosse
bo: bosse
carl karl: kalle calle
charlotta: lotta lotten lotti
charlotte: lotte
christian kristian: krille kresten chris kris
christina kristina: stina kicki tina kia kirsti kersti
christoffer kristoffer: kricke toffe stoffer
dagmar: dagge
daniel: danne
david: dadde
edvard: edde
elisabet: lisa elsa betty lisbet elise lis bettan
erik eric: jerker erk kirre
eva: evis
filip: fille
frederik fredrik: fredde fritz frede rik
georg: jojje jorgen joran
gudrun: gurre
gunnar: nunne
gunilla: gullan nilla
gustav gustaf: gosta gusten gurra gurkan
halvor: halle
hakan: hakke
hans: hasse
harald: harry halle
helena: lena ellen leni elna
henrik: henke henning rik
ingeborg: inga bojan inger
ingrid: inga ninni inger
jakob: jeppe
jan: janne
jens: jenne
jesper: jeppe
joakim: jocke kim
johan: janne jo johnny
johanna: hanna jossan
johannes: hannes
jonas: jonte
josef: josse
karin: kajsa kari
katarina: katrin kajsa karin ina kati trine cathrine katta
kenneth: kenta
kjell: kjelle
knut: nutte
kristofer: kris
lars: lasse
leif: leffe
lennart: nenne lenne
linnea: nea linn
ludvig: ludde
magdalena: lena malena malin magda
magnus: mange mons
margareta margrethe margaretha: greta maggan marit marita merete mette margit grete rita
maria: mia maja marie
martin: morten matte
mathilda: tilda
matias mattias mathias: mats matte
mikael michael: micke mikkel micki
mikkel: mik
nicklas niklas: nicke nisse klas
nikolaj nicolai: niko klaus niels nils
nils: nisse
olof: olle ole ola olaf
oscar oskar: ogge
otto: otte
par: perra
patrik: patte
per peter: perra pekka petter peder
pernille: nille
rasmus: rasse
richard: ricki rikke
robert: robban robin
roger: rogge
rolf: roffe
sebastian: sebbe basse
sigrid: siri sigge siw
sigurd: sigge sjurd
sofia: fia soffan
solveig: solan
stefan: steffe
stig: stickan
sven: svenne
svend: svenne
terje: tarjei
thomas tomas: tompa tommy
tobias: tobbe
torbjorn: tobbe tor
tore ture: thor
torsten: totte
ulf: uffe
ulrika: ulla rika
valdemar: valde
viktor: vicke
viktoria: vicky
wilhelm vilhelm: ville
william: wille
aleksanteri: ale santeri santtu alek
antero: antti
antti: anttu
eeva: eevi
elisabet: liisa elli elsa
eero: eerik
erkki: eki
hannu: hansu
heikki: hessu
henrik: heikki
johannes: juhani jussi hannu juha
juha: jussi
juhani: juha jussi jukka juho
kaarina: kaisa
kaarle: kalle
katariina: kati kaisa katri
kyosti: kosti
lauri: lasse
margareeta: reetta
markku: mara
matti: masa
mikael: mikko mika
olavi: olli
pekka: pekko
pertti: pera
reijo: reiska
tapio: tapsa
timo: timppa
tuomas: tomi tuomo
vilhelm: ville
juri: juku
johannes: juhan jaan
josef joseph: seppi
monika: moni
ulrich: uwe uli
elisabeth: lisl
hedwig: hedi
per: pelle
pietari: pekka
`;
