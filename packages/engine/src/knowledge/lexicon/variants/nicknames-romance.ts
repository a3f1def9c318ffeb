/**
 * Spanish, Portuguese, Italian, French, Catalan and Romanian given names with their short and pet forms, from general
 * knowledge of the field. Before the colon: spellings of one name. After it: short and pet forms.
 */
export const ROMANCE = `
adalberto: beto berto
adelaida: ade lala
adolfo: fito dolfo fofo
adriana: adri nana
adrian: adri
agustin: agus tin tincho
agustina: agus tina
alberto: beto berto tito albertito
alejandra: ale sandra alejita jandra
alejandro: alex ale jano alejo sandro jandro
alfonso: poncho fonso foncho alfon
alfredo: fredo alfre fredy
alicia: licha ali
alvaro: alvarito varo
amalia: mali
ana: anita
andrea: andy
andres: andy andresito
angel: angelito lito
angela: angelita lita
aniceto: cheto
antonia: tona toni tonia
antonio: tono antonito toni tony tonio
anselmo: chemo
apolonio: polo
armando: mando nando
arnulfo: nufo
arturo: turo
asuncion: asun chon chona
aurelio: yeyo
aurora: yoya
bartolome: bartolo tolo
beatriz: bea betty bety
belen: belencita
benito: beno
benjamin: benja mincho
bernardo: nardo berna
braulio: lalo
camila: cami
camilo: cami milo
candelaria: cande candela
caridad: cari cachita
carlos: carlitos charly calo carlito carlangas
carlota: carlotita
carmen: carmina menchu carmela carmelita mela
catalina: cata lina cati
cayetano: tano
cecilia: ceci chila
cesar: checha cesitar
clemente: cleme
concepcion: concha conchita conchi chita
consuelo: chelo consu chelito
cristina: cris tina
cristobal: cris tobal toba
dagoberto: dago beto
daniel: dani
daniela: dani
david: davi
diego: dieguito
dolores: lola loli lolita lole
domingo: mingo chomin
edgar: edi
edgardo: edgar gardo
eduardo: lalo edu eddie eduardito guayo lalito
efrain: efra
elena: nena lena
elisa: eli
eliseo: cheo
elizabeth: eli
elvira: vira
emilia: emi
emiliano: emi emilio
emilio: emi milo
encarnacion: encarna
enrique: quique kike henry rique quico
ernesto: neto tito
ester: tete
esteban: teban estebita
esperanza: espe lancha
esther: teche
eugenia: geni kena
eugenio: genio geno
eulalia: lala
eusebio: chebo
eva: evita
evaristo: varo
fabian: fabi
fabiola: fabi
faustino: tino
federico: fede lico fico
feliciano: chano
felipe: feli lipe
felix: feli
fermin: mincho
fernanda: fer nanda ferni
fernando: nando fer ferdi ferni nano
florencia: flor
florencio: lencho
francisca: paca paquita pancha panchita paqui curra
francisco: paco pancho kiko fran curro quico paquito chico cisco farruco panchito frasquito pacho
gabriel: gabo gabi gabrielito
gabriela: gabi gaby
genoveva: veva
gerardo: lalo gera
gertrudis: tula
gilberto: beto gil
gonzalo: chalo gonza gonchi
graciela: chela chelita gra
gregorio: goyo gori goyito
guadalupe: lupe lupita lupillo
guillermina: mina memina
guillermo: memo guille willy guillo billy memito
gumersindo: sindo
gustavo: gus tavo tavito
hector: tito hectitor
heriberto: beto eri
hermenegildo: gildo
hernan: nancho
hernando: nando
herminia: mina
hilario: layo lalo
hipolito: polo
horacio: lacho
hortensia: tencha
hugo: huguito
humberto: beto berto
ignacia: nacha nachita
ignacio: nacho nacio inaki nachito
ines: inesita
inocencio: chencho
isabel: isa chabela chavela bela chabelita isabelita chabel
isidro: chilo isi
ismael: isma mayo
israel: isra
jacinto: chinto
jacobo: jaco
jaime: jimmy jaimito jimeno
javier: javi xavi xavier javito
jeronimo: jero chombo
jesus: chucho chuy suso chus jesusito chuchito
jesusa: chucha chuya
joaquin: quino kino joaco chimo quin joaquincito
jorge: jorgito coque coco
jose: pepe chepe pepito joselito cheo che josito pepin
josefa: pepa pepita fina josefita chepa
josefina: fina pepita chepina jose chepita
juan: juanito juancho juanjo juanillo juanchi
juana: juanita
julia: julita
julian: juli
julio: julito
justino: tino
laura: laurita
leandro: lea
leonardo: leo nardo
leonor: leo nora
leopoldo: polo leo poldo
leticia: leti lety
lorena: lore
lorenza: lencha
lorenzo: lencho loren chencho
lourdes: lulu
lucia: lucha luci
luciano: lucho chano
lucrecia: lucre
luis: lucho luisito wicho luisillo guicho
luisa: lucha luisita
macarena: maca
magdalena: magda malena lena magali
manuel: manolo manny manu lolo manolito meme manolin neli manuelito
manuela: manoli manola manu lola manolita
marcela: chela marce
marcelino: chelino lino
marcelo: chelo marce
marcos: marquitos
margarita: marga mago rita magui margot margara
maria: mari maruja marita mia mariquita cuca maruca
mariano: nano
maricarmen: mari menchu maricarmencita
mario: mayo marito
martin: tincho martincho
marta: martita
mateo: teo
mauricio: mau
maximiliano: maxi max
maximino: mino maxi
mercedes: merche meche mechita merceditas
miguel: mike migue miguelito micky miguelon
milagros: mila milagritos
modesto: tito
monica: moni
montserrat: montse
natalia: nati naty
natividad: nati
nestor: tito
nicolas: nico colas
noemi: mimi
norberto: beto
octavio: tavo octa
olga: olguita
oscar: oski
osvaldo: valdo
pablo: pablito pol
paloma: palo
pascual: pascualito
patricia: paty pati patri pato
patricio: pato patri
paula: pau
paulina: pau
paz: pacita
pedro: perico pedrito peyo periquito pericles
petra: petrita
pilar: pili pilarica piluca piluchi
porfirio: pilo firo
primitivo: tivo
ramiro: rami
ramon: moncho monchi ray moncito
ramona: mona moncha
raquel: quela
rafael: rafa rafi fallo rafita rafucho fafa
raul: rulo rul raulito
refugio: cuca cuco
reinaldo reynaldo: naldo rey
reyes: rey
ricardo: richi ricky cayo riki richie rica
rigoberto: rigo beto
roberto: beto rober tito robertito
rocio: chio
rodolfo: rodo fito rudy rolo
rodrigo: rodri rigo ruy
rogelio: roge geyo
roman: romi
rosa: rosita rosi
rosalia: rosa chalia lia
rosario: charo chayo chayito
ruben: rube
salvador: chava salva chavo chavita
samuel: samu
sandra: sandrita
santiago: santi chago yago diego tiago chaguito
sara: sarita
saturnino: nino
sebastian: seba sebas chano bastian
secundino: cundo
sergio: checo sergi checho
severino: seve
silvestre: veche
silvia: silvi
silvio: chivi
simon: moncho
socorro: coco
sofia: sofi
soledad: sole chole cholita marisol
susana: susi susa sus
telesforo: foro
teodoro: teo doro
teofilo: teo filo
teresa: tere teresita tete maritere techi
tiburcio: bucho
timoteo: timo teo
tomas: tommy tomasito tomi
trinidad: trini
ulises: uli
valentin: vale valen tin
valentina: vale valen tina
valeria: vale
vanesa: vane
veronica: vero
vicente: chente vice vicentito
victor: vito vic vitico
victoria: vicky toya viky
violeta: viole
virgilio: gilio
virginia: vicky virgi
viviana: vivi
wenceslao: wences lao
ximena jimena: xime jime mena
yolanda: yoli yola
adriano: dri
alexandre: xande alex xandinho xandao lexandre
ana: aninha
antonio: toninho tonico tonho toninha totonho
armando: mando
arnaldo: naldo
augusto: guto
beatriz: bia bea
bernardo: dinho
bruno: bruninho
caetano: caeta
carlos: carlinhos caca carlao
carolina: carol carolzinha
caroline: carol
catarina: cata catita
cristiano: cris
cristina: cris tina
daniel: dani dan
danilo: dan
diogo: di
edson: edinho
eduardo: dudu edu duda
elisabete: bete beta
fabricio: fabi bricio
felipe: lipe fe lipinho
fernanda: nanda fe
fernando: nando fe nandinho
flavio: flavinho
francisca: chica xica
francisco: chico xico chiquinho paco
frederico: fred lico
gabriel: gabi biel
gilberto: giba gil beto
guilherme: gui guiga
gustavo: guga gu
helena: leninha lena
henrique: rick rique
isabel: isa bel bela belinha
joao: joaozinho jo janjao
joaquim: quim quinzinho quincas
jorge: jorginho
jose: ze zeca zezinho zezito juca
josefa: zefa zefinha
juliana: juli
leonardo: leo
lucas: luquinhas
luciana: lu
luis luiz: lula luizinho lulu lu
luisa luiza: lu lulu
manuel manoel: manel neco maneco mane mano nelo manezinho
marcelo: celo
marco: marquinho
marcos: marquinhos
maria: mariazinha maricota mariquinha
mariana: mari
mateus: teteu
mauricio: mauri
miguel: miguelito
patricia: pat
paulo: paulinho paulao
pedro: pedrinho pedrocas
rafael: rafa rafinha
raimundo: mundinho
raquel: kel
ricardo: rick cado ricardinho
roberto: beto betinho
rodrigo: digo rodriguinho
ronaldo: naldo ronaldinho
rosa: rosinha
salvador: dodo
sebastiao: tiao bastiao
sergio: serginho
severino: bino
teresa: terezinha teca
thiago tiago: ti
valdemar: mazinho
vicente: vicentinho
vinicius: vini
vitor: vitinho
adelina: lina
agostino: ago tino
alberto: berto albertino
aldo: aldino
alessandra: sandra ale
alessandro: sandro ale alex
alessia: ale
alfonso: fonso fonzo
alfredo: fredo
andrea: andre dre
angelo: angelino lillo gelo
annamaria: anna
annunziata: nunzia
antonella: anto nella
antonietta: etta
antonino: nino
antonio: tonino toni nino toto totonno anto
arnaldo: naldo
arturo: turi
bartolomeo: meo bartolo
battista: titta
beatrice: bice bea
benedetto: detto betto nino
benito: nito
bernardo: nardo dino
biagio: biagino
calogero: lillo gero
carlo: carletto lino carlino
carmela: mela lina melina
carmelo: melo carmine
carmine: mino
caterina: rina cate catina
celestino: tino
chiara: chiaretta
cristina: cri tina
cristoforo: toforo
daniele: lele dani
davide: dade
domenica: mimma mica
domenico: mimmo mimi memmo nico mico menico minico
edoardo eduardo: edo
elena: nena
eleonora: nora ele
elisabetta: betta lisa elisa bettina
emanuele: manu lele
enrico: rico righetto chicco enzo
ernesto: nesto
eugenio: geno
ezio: ezietto
federica: fede
federico: fede rico ghigo
ferdinando: nando ferdi
filippo: pippo lippo filo
fiorenzo: enzo renzo
francesca: franca checca fra cecca
francesco: franco ciccio cecco checco fra cicciu cesco frank
gabriele: lele gabri
gaetano: tano gae
gennaro: rino gennarino
gerardo: dino
giacomo: mino jack giacomino como
giovanni: gianni nanni vanni gio giannino gianetto giovannino ninni
giancarlo: gianca
gianfranco: franco
gianluca: luca
giorgio: giorgino
giovanna: vanna gianna nanna
giulia: giu giulietta
giuliano: giuli
giuseppe: peppe beppe pino peppino beppino geppetto pippo geppo bepi beppo pinuccio peppi joe
giuseppina: pina giusy pinuccia giusi beppa
gregorio: gori
guglielmo: memo elmo gugli
ignazio: gnazio nazio
immacolata: imma titina
isabella: isa bella
leonardo: leo nardo
leopoldo: poldo
letizia: leti
lorenzo: renzo enzo lollo lori
luca: luchino
lucia: luciuzza
luciano: ciano
luigi: gigi gino luigino ginetto lui
luigia: gina luigina
maddalena: lena
manuela: manu
marcello: cello
margherita: rita ghita marga
maria: mariuccia mari mariella
mariano: nino
massimiliano: max massi
massimo: max massi
matteo: teo matte
maurizio: mau
michelangelo: angelo
michele: lino chele miche michelino lele
nicola: nico cola nic
onofrio: nofri
ottavio: tavio
paolo: paolino
pasquale: pino lino pasqualino
patrizia: patty
pierluigi: piero gigi
pietro: piero pierino petruccio
raffaele: lello raf raffo lele raffaello
riccardo: ricky richi ric
roberto: berto roby robi
rodolfo: dolfo rudi
rosalia: lia
rosaria: sara
rosario: saro saruzzo
salvatore: toto turi totuccio sal turiddu salvo toruccio
santo: santino
sebastiano: bastiano iano nuccio
simone: simo
stefania: stefy
stefano: stefy
teodoro: doro
teresa: resi terry
tommaso: masino tom maso tommy masuccio masi
umberto: berto bebe
valentina: vale
valeria: vale
valerio: vale
vincenza: enza cenza
vincenzo: enzo cenzo vince
vittoria: vicky
vittorio: vito toio
abel: abelot
adele: dede
adrien: adri
agathe: aga
alain: lino
albert: bebert
alexandre: alex sacha
alexandra: alex sandra
alphonse: fonse fonfon
amelie: mel
andre: dede
anne: annie nanette annette ninon
antoine: toine toinou titoine
antoinette: toinette nanette
armand: armandou
arnaud: nono
aurelie: lili aure
aurelien: aure
auguste: gugusse
augustin: tintin gus
baptiste: titi bat
barnabe: barny
benjamin: ben
benoit: ben
bernadette: nadette
bernard: nanard
bertrand: bert
camille: mimi cam
caroline: caro
catherine: cathy kathy cath katy
cecile: cec
charles: charlot charly
charlotte: lolotte
christian: cricri kiki
christine: kiki titine cricri
christelle: chris
christophe: chris tophe totof
claire: clairette
claude: claudie claudine
claudine: didine
clementine: clem
constance: coco
corinne: coco
daniel: dany dan
danielle: dany
delphine: del fifine
denis: nini denys
didier: didi
dominique: dom doume domi
edouard: doudou ed
elisabeth: babette lise lisette babeth zabeth elise betty lili lisbeth
emilie: mimi emi lili
emmanuel: manu
emmanuelle: manu manue
emile: mimile
ernest: nenesse
etienne: tienne steph
eugene: gege
eugenie: ninie
fabienne: fabi
fabrice: fab
ferdinand: ferdi
fernand: nanard nand
florence: flo
florian: flo
francois: franck fanfan france francis
francoise: fanchon fanny fanfan framboise soizic
frederic: fred
frederique: fred
gabriel: gaby
gabrielle: gaby
gaston: gastounet
genevieve: gege ginette viviane genou
georges: jojo
gerard: gege
gerome: gege
gilbert: gibert
gregoire: greg
guillaume: guy guigui
gustave: gus tatave
helene: leni lena
henri: riton
henriette: riette
hippolyte: polyte
honore: nono
isabelle: isa zabelle babelle
jacqueline: jacquie line
jacques: jacky jacquot jacquou
jean: jeannot yannick
jeanne: jeannette jeanneton
jerome: jeje
josephine: fifine josie josette
joseph: jojo jo zef
jules: julot juju
julie: juju
julien: juju
juliette: juju
laetitia: titia
laurence: lolo laure
laurent: lolo
louis: loulou louison
louise: louisette louison loulou
lucie: lulu
lucien: lulu
madeleine: mado madelon mad
marcel: cece
marcelle: marcelline
marguerite: margot guite gogo
marianne: manon
marie: manon mimi marion mariette
marion: manon
martine: titine
mathieu: mat
mathilde: mathou
maurice: momo riri
maxime: max
michel: mimi mich
micheline: mimi
mireille: mimi
monique: momo nico
myriam: mimi
nathalie: nath nat
nicolas: nico colas
nicole: nicou coco
olivier: oliv oli
pascal: pascalou
patrice: pat
patricia: pat
patrick: pat
paul: paulo popol
pauline: popo
philippe: phil fifi
philomene: mena
pierre: pierrot pete piou
raphael: raph
raymond: ray
remi: mimi
rene: nene
robert: bebert bob roro
roger: roro
roland: roro
romain: rom
sabine: bibine
sandrine: sandy
sebastien: seb
simone: mone momone
solange: sol
sophie: soso fifi
stephane: steph
stephanie: steph fanny
suzanne: suzy suzette suzon zuzu
sylvain: syl
sylvie: syl
theodore: theo
theophile: theo
therese: tete
thibault thibaut: tibo tib
thomas: tom
valentin: val
valerie: val
veronique: vero
victor: totor vic
victoire: vic totoche
vincent: vince
virginie: ninie
virgile: virg
yves: yvon yvo
yvette: vevette
yvonne: vonette
zacharie: zach
antoni: toni
bartomeu: tomeu
ferran: ferranet
francesc: cesc quico xesc
gabriel: biel
isabel: bel
joaquim: quim ximo
jordi: jordiet
josep: pep
joan: joanet
lluis: lluiset
merce: merceneta
miquel: miquelet
montserrat: montse
rafel: rafa
salvador: vador
sebastia: tia
vicent: vicentet
alexandru: alex sandu alecu
andrei: deiu
anton: toni
constantin: costel dinu costica titi costi
dumitru: mitica mitru dumitrel
elena: lenuta ileana leana
florin: florinel
gabriel: gabi
gheorghe: ghita gigi gica gicu george
grigore: gore
ioan: ion nelu ionel ionut
ion: nelu ionel ionut nica
maria: marioara mari
mihai: misu mihaita
mircea: mircica
nicolae: nicu nae nicusor nelu
petre: petrica
petru: petrica
radu: raducu
stefan: fane fanica
teodor: doru tudor
vasile: vasilica lica
victor: victoras
alexandra: sanda
ana: anuta
aurel: relu
cornel: nelu
raimundo: mundo
felipe: pipe
enriqueta: queta
eloisa: elo
joao: joca
edoardo: dado
jacques: sjaak jaak
`;
