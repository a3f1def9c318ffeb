import { splitForms } from './word-table.ts';

/**
 * Given names that stand for one another. `nickname`: short and pet forms of one name in its language;
 * `translation`: the same name in several languages. Romanised; a name may stand in several groups.
 */
export type NameGroup = { readonly names: readonly string[]; readonly kind: 'nickname' | 'translation' };

const NICKNAMES = `
william, bill, billy, will, willy, willie, liam, wil, wills
robert, bob, bobby, rob, robbie, robby, bert, robin, rab, bobbie
richard, dick, rick, ricky, rich, richie, rickie, dickie, ritchie
james, jim, jimmy, jamie, jem, jimmie, jaime
john, jack, johnny, jackie, johnnie, jock, jon, ian
jonathan, jon, jonny, jonathon, nathan
michael, mike, mick, mickey, mikey, micky, mitch
thomas, tom, tommy, thom, tommie
charles, charlie, chuck, chas, chip, charley, carl
edward, ed, eddie, ted, teddy, ned, eddy
edwin, ed, eddie, ned
edmund, ed, eddie, ted, ned, eamon
edgar, ed, eddie
joseph, joe, joey, jo, jos
george, georgie, geordie, geo
henry, harry, hank, hal
harold, harry, hal
david, dave, davey, davy, davie
daniel, dan, danny, dannie
donald, don, donnie, donny
ronald, ron, ronnie, ronny
kenneth, ken, kenny, kennie
stephen, steve, stevie, steven
steven, steve, stevie
anthony, tony, ant, antony
andrew, andy, drew, andie
alexander, alex, al, alec, sandy, alick, xander, lex, sander, eck
albert, al, bert, bertie, albie
alfred, al, alf, fred, alfie, freddie
alan, al, allan, allen
frederick, fred, freddie, freddy, rick, fritz, frederic
francis, frank, frankie, fran, franny
franklin, frank, frankie
benjamin, ben, benny, benji, bennie, benjy
samuel, sam, sammy, sammie
matthew, matt, matty, mat, mattie
christopher, chris, kit, topher, christy, kris
nicholas, nick, nicky, nic, klaus, nicolas, nico, colin
peter, pete, petey
patrick, pat, paddy, patty, rick, packy
phillip, phil, philip, pip
lawrence, larry, lawrie, laurie, laurence, lars, lorne
leonard, len, lenny, leo, lennie
leonardo, leo
gerald, gerry, jerry, ger
gerard, gerry, jerry
jerome, jerry, gerry
jeremiah, jerry, jeremy, jem
jeffrey, jeff, geoff, geoffrey, jeffery
gregory, greg, gregg
raymond, ray
reginald, reg, reggie, ron
timothy, tim, timmy
theodore, ted, teddy, theo, ned
vincent, vince, vin, vinnie, vinny
victor, vic
walter, walt, wally, wat
arthur, art, artie, archie
archibald, archie, archy
augustus, gus, august, augie
bartholomew, bart, barty, bartie
bernard, bernie, barney, bern
bradley, brad
calvin, cal
cameron, cam
clifford, cliff
clinton, clint
cornelius, neil, con, connie, corny
curtis, curt
douglas, doug, dougie
dominic, dom, nick, dominick
dennis, den, denny, denis
duncan, dunk
elijah, eli, lige
emmanuel, manny, manuel, emanuel
ernest, ernie, ern
eugene, gene
ezekiel, zeke
gabriel, gabe, gab
gilbert, gil, bert
herbert, herb, bert, herbie
howard, howie, ward
hubert, bert, hugh, hubie
hugh, hughie, hugo, hew
isaac, ike, zac, zak
isidore, izzy
jacob, jake, jay, coby, jakob
jason, jay
joshua, josh
julian, jules
lewis, lou, louis, lew, louie
louis, lou, louie
malcolm, mal
marcus, marc, mark
martin, marty, mart
marvin, marv
maurice, morris, mo, moe
maximilian, max, maxim
melvin, mel
mitchell, mitch
mortimer, mort, morty
nathaniel, nathan, nat, nate, nathanael
norman, norm
oliver, ollie, olly, noll
oscar, ozzie
oswald, ozzie, oz
percival, percy
randolph, randy, rand, rudy
randall, randy
roderick, rod, roddy, rick
rodney, rod
roger, rodge, hodge
roland, rollie, rowland
rudolph, rudy, rolf, rudi, rudolf
russell, russ, rusty
sebastian, seb, bas, bastian
sean, shawn, shaun, shane
sidney, sid, syd, sydney
simon, si, sim
solomon, sol, solly
stanley, stan
stuart, stu, stewart
sylvester, sly, vester
terence, terry, terrence, terrance
tobias, toby
wallace, wally
wesley, wes
winston, win, winnie
wilfred, wilf, fred
zachary, zach, zack, zak, zachariah
abraham, abe, bram, abram
adam, addy
adrian, ade
alastair, al, alistair, alasdair, ali
ambrose, brose
clarence, clare
clement, clem
elliott, eli
everett, ev
gordon, gord
graham, gray
ignatius, iggy, nace
jackson, jack
josiah, joe, jos
leroy, roy
lester, les
leslie, les
luke, lucas
lucas, luke, luc
montgomery, monty
neil, neal, niall, nigel
owen, ewan, eoin
preston, pres
rupert, bert
spencer, spence
thaddeus, thad, tad
vernon, vern
elizabeth, liz, beth, betty, lizzie, eliza, betsy, bess, bessie, libby, lisa, elsie, liza, lisbeth, elspeth, lilibet, ellie, lizzy, lily, bette
margaret, maggie, meg, peggy, peg, marge, margie, madge, greta, maisie, rita, mags, daisy, margo, gretchen, mamie
catherine, kate, katie, cathy, cat, kathy, kit, kitty, katherine, kathryn, kay, kat, katy, trina, cate
katherine, kate, katie, kathy, kit, kitty, kay, kat, katy, katharine, kathryn
mary, molly, polly, mae, may, mamie, minnie, maria, marie, moll, mimi
ann, annie, anna, nan, nancy, anne, nanny, annette
anne, annie, anna, nan, nancy, ann
hannah, anna, nan, nannie
barbara, barb, babs, barbie, bobbie, babette
patricia, pat, patty, patsy, tricia, trish, patti, trisha
jennifer, jen, jenny, jenn, jennie
susan, sue, susie, suzy, suzie, sukey
susannah, susan, sue, anna, susanna
deborah, deb, debbie, debby, debra, debora
dorothy, dot, dottie, dolly, dora, dotty, dodie
victoria, vicky, tori, vicki, vikki, vic, vickie, tory
virginia, ginny, ginger, gina
rebecca, becky, becca, beck, reba
sarah, sally, sadie, sara, sal
samantha, sam, sammy, mandy
amanda, mandy, mandi
alexandra, alex, sandra, sandy, alix, lexi, sasha, alexa, allie
alexandria, alex, sandra, lexi
abigail, abby, gail, abbie
amelia, amy, millie, mel, emily
angela, angie, angel
beatrice, bea, trixie, bee
bernadette, bernie, detta
bridget, biddy, bridie, bridgit, brigid
caroline, carrie, carol, caro, lina, carolyn
charlotte, charlie, lottie, char, lotte
christina, chris, tina, chrissie, christine, kristina, crissy
christine, chris, tina, chrissie, chrissy
cynthia, cindy, cyndi
constance, connie
cordelia, delia
diana, di, diane, dee
eleanor, ellie, nell, nellie, nora, elly, lenore, ella, elinor
emily, em, emmy, emma, millie
emma, em, emmy
esther, essie, hester, hetty
evelyn, eve, evie, lyn
florence, flo, flossie, florrie
frances, fran, fannie, francie, frankie, fanny, franny
georgina, georgie, gina
gertrude, gertie, trudy, gert
gwendolyn, gwen, wendy, lynn
harriet, hattie, harry, hatty
helen, nell, nellie, lena, ellen, ella, elena
henrietta, hettie, etta, henri, hetty
isabella, bella, izzy, isabel, belle, ella, isa
isabel, bella, izzy, belle, isobel, bel
jacqueline, jackie, jacqui, jacky
jane, janie, jenny, janet, jan, jean
janet, jan, jessie
jessica, jess, jessie
joanna, jo, joanne, joan
josephine, jo, josie, josey, fina
judith, judy, jude, judi
julia, julie, jules, jill
juliet, julie, jules
kimberly, kim, kimmy, kimberley
laura, laurie, lori, lolly
leticia, letty, tish
lillian, lily, lil, lilian
linda, lindy, lyn
louise, lou, lulu
lucille, lucy, lou
lucinda, lucy, cindy
madeline, maddie, madeleine, maddy
marjorie, marge, margie, marj
martha, mattie, patty, marty
matilda, tilly, mattie, maud, tilda
melissa, mel, missy, lissa
mildred, millie, milly
millicent, millie, milly
miranda, mandy, randy
nancy, nan
natalie, nat, nattie, natalia
nicole, nicky, nikki, cole, nic
olivia, liv, livvy, ollie
pamela, pam, pammy
penelope, penny, nell
philippa, pippa, pip
priscilla, cilla, prissy
rachel, rae, shelly, rach
roberta, bobbie, robbie, bertie
rosemary, rose, rosie, romy
rosalind, roz, rose, lindy
roxanne, roxy, roxie
sandra, sandy, sandi
shirley, shirl
stephanie, steph, stephie, steffi, stevie
sophia, sophie, sophy
sylvia, syl, sylvie
tabitha, tabby
teresa, terry, tess, tessa, tracy, theresa, terri, reese
theresa, terry, tess, tessa, tracy, teresa
valerie, val
vanessa, nessa
veronica, ronnie, roni, vera, nicky
winifred, winnie, freda, fred
yvonne, vonnie
aleksandr, sasha, shura, sanya, alik, alex, sashko, aleks, sasa, sania
aleksandra, sasha, shura, sanya, aleksa
oleksandr, sasha, sashko, oles, sanya
aleksey, alyosha, lyosha, lyokha, alesha, lesha, alexei, aleksei, alexey, leha
anatoliy, tolya, tolik, anatoly, anatoli
andrey, andryusha, andryukha, andrei
arkadiy, arkasha, arkady, arkadi
artem, tyoma, artyom, tema, artiom
artur, arturik
boris, borya, boryusha
denis, deniska, den
dmitriy, dima, mitya, dimka, dimon, dmitry, dmitri, dmitrii, dimitri, mitka
dmytro, dima, dmytryk, mytro
eduard, edik, edward, edvard
evgeniy, zhenya, yevgeniy, yevgeny, evgeny, evgeni, yevgeni, jenya, evgenii, genya
evgeniya, zhenya, yevgeniya, yevgenia, evgenia
fedor, fedya, fyodor, feodor
filipp, filya
gennadiy, gena, genya, gennady, gennadi, gennadii
georgiy, zhora, gosha, georgi, georgy, goga, yura
grigoriy, grisha, grigory, grigori, grinya
igor, igorek, gosha, garik
ilya, ilyusha, ilia, ilja
innokentiy, kesha
iosif, osya, osip
ivan, vanya, vanechka, vanyusha, ivanko
kirill, kirya, kiril, kirillo
konstantin, kostya, kostia, kostik
leonid, lyonya, lenya, lyonka, lonya
lev, lyova, leva, leo
maksim, max, maks, maxim, maksym
mark, marik
matvey, motya
mikhail, misha, mishka, michail, mykhailo, mihail, mikhael, mischa, mixail
nikita, nikitka
nikolay, kolya, nikolai, kolka, nikola, nicolai
oleg, olezhka, olejka, oleh
pavel, pasha, pashka, pavlik
petr, petya, pyotr, petro, piotr
roman, roma, romka, romchik
ruslan, rus, ruslik
rostislav, rostik, slava
semyon, syoma, semen, senya
sergey, seryozha, serezha, sergei, serzh, serge, sergo, serioja, sergii
stanislav, stas, slava, stasik
stepan, styopa, stepa
svyatoslav, slava, svyatik
taras, tarasik
timofey, tima, timosha, timur
vadim, vadik, vadym, dima
valentin, valya, valik
valeriy, valera, valery, valeri, valerii
vasiliy, vasya, vasily, vasil, vasyl, vasili, vassily
viktor, vitya, vitka, victor, vityok
vitaliy, vitalik, vitaly, vitali, vitya
vladimir, vova, volodya, vovka, vlad, vladik, wladimir, dima, vovan
volodymyr, vova, volodya, vlad
vladislav, vlad, slava, vladik
vyacheslav, slava, slavik, viacheslav, vjaceslav
vsevolod, seva
yaroslav, yarik, slava, jaroslav
yakov, yasha, iakov, jakov
yegor, egor, gosha, yegorka
yuriy, yura, yuri, yury, iurii, iouri, yurik, jurij, iuriy, youri
zakhar, zakharka
anastasiya, nastya, stasya, anastasia, nastia, asya, nastasya
anna, anya, nyura, anka, anechka, nyusha, annushka
antonina, tonya, nina
darya, dasha, daria, dariya, dashka
ekaterina, katya, yekaterina, katia, katyusha, katerina, kateryna, katja
elena, lena, yelena, alyona, lenochka, olena, helena, alena, jelena, lyolya
elizaveta, liza, yelizaveta, lizaveta, veta
galina, galya, halyna, galia
irina, ira, irisha, iryna, irinka
kseniya, ksyusha, oksana, kseniia, ksenia, xenia
larisa, lara, larysa, lora
lidiya, lida, lidia
lyubov, lyuba, liubov, luba
lyudmila, lyuda, mila, lyusya, ludmila, liudmila, lyudmyla
margarita, rita, margo
mariya, masha, maria, marusya, manya, mariia, mashka, maryna
marina, mara, marisha
nadezhda, nadya, nadia, nadiya
natalya, natasha, nata, natalia, nataliya, tasha, natalie, nataliia
olga, olya, olia, olha, lyolya
polina, polya
raisa, raya
sofya, sonya, sofia, sofiya, sonia
svetlana, sveta, lana, svitlana, svetka
tamara, toma, tamar
tatyana, tanya, tatiana, tatjana, tetyana, tania, tata
valentina, valya, valia
valeriya, lera, valeria
varvara, varya
vera, verochka, verunya
viktoriya, vika, victoria, viktoria
yuliya, yulya, julia, yulia, iuliia, julija
zinaida, zina
zoya, zoyka, zoia
francisco, paco, pancho, kiko, fran, curro, quico, paquito, chico, cisco
jose, pepe, chepe, pepito, joselito, cheo
juan, juanito, juancho, juanjo
antonio, tono, antonito, toni, tony, tonio
manuel, manolo, manny, manu, lolo, manolito, meme
jesus, chucho, chuy, suso
ignacio, nacho, nacio, inaki
guillermo, memo, guille, willy
enrique, quique, kike, henry, rique
eduardo, lalo, edu, eddie
roberto, beto, rober, tito
alberto, beto, berto, tito
alejandro, alex, ale, jano, alejo, sandro
carlos, carlitos, charly, calo
luis, lucho, lucho, luisito, wicho
pedro, perico, pedrito, peyo
rafael, rafa, rafi, fallo
ricardo, richi, ricky, cayo, riki
fernando, nando, fer, ferdi
hernando, nando
gonzalo, chalo, gonza
gregorio, goyo, gori
jaime, jimmy, jimeno
joaquin, quino, kino, joaco, chimo
miguel, mike, migue, miguelito
pablo, pablito, pol
ramon, moncho, monchi, ray
santiago, santi, chago, yago, diego, tiago
sebastian, seba, sebas
sergio, checo, sergi
vicente, chente, vice
victor, vito
domingo, mingo, chomin
felipe, pipe, feli
federico, fede, lico
leonardo, leo, nardo
leopoldo, polo
daniel, dani
david, davi
arturo, turo
armando, mando
bartolome, bartolo
benjamin, benja, mincho
cristobal, cris, tobal
ernesto, neto, tito
gabriel, gabo, gabi
gerardo, lalo, gera
gilberto, beto, gil
heriberto, beto
humberto, beto, berto
hector, tito
javier, javi, xavi, xavier
julio, julito
marcos, marquitos
mario, mayo
nicolas, nico, colas
oscar, oski
rodolfo, rodo, fito, rudy
adolfo, fito
rodrigo, rodri, rigo
salvador, chava, salva, chavo
tomas, tommy, tomasito
maria, mari, maruja, marita, mia
guadalupe, lupe, lupita
dolores, lola, loli
concepcion, concha, conchita, conchi
mercedes, merche, meche
rosario, charo, chayo
isabel, isa, chabela, chavela
francisca, paca, paquita, pancha
josefa, pepa, pepita, fina
josefina, fina, pepita, chepina
teresa, tere, teresita
consuelo, chelo
carmen, carmina, menchu, carmela
pilar, pili, pilarica
rosa, rosita, rosi
ana, anita
luisa, lucha, luisita
beatriz, bea, betty
patricia, paty, pati
margarita, marga, mago, rita
alejandra, ale, sandra
gabriela, gabi, gaby
antonia, tona, toni
elena, nena, lena
soledad, sole, chole
joao, joaozinho, jo
jose, ze, zeca, zezinho
francisco, chico, xico, chiquinho
antonio, toninho, to, tonico
luiz, lula, luizinho
eduardo, dudu, edu
carlos, carlinhos, caca
paulo, paulinho
manuel, manel, neco, maneco
fernando, nando
alexandre, xande, alex
guilherme, gui
johann, hans, hannes, jan, johannes
johannes, hans, hannes, jan, jo, hanno
heinrich, heinz, heiner, hinz, heini, hein
friedrich, fritz, fried, fiete, freddy
wilhelm, willi, willy, wim, helmut
karl, kalle, carl
ludwig, lutz, luggi, wiggerl
joseph, sepp, jupp, josef, beppo
josef, sepp, jupp, seppl
franz, franzl, frank
georg, jorg, schorsch, jurgen
gottfried, gotz, friedel
maximilian, max, maxl
matthias, matze, hias
michael, michi, michel, micha
nikolaus, klaus, niko, claus
sebastian, basti, bastian, wastl
stefan, steff
thomas, tommy
ulrich, uli, ulli, utz
wolfgang, wolf, wolfi
konrad, kurt, conny, conrad
dietrich, dieter, dirk
gerhard, gerd, gert, hardy
rudolf, rudi, rolf, dolf
siegfried, sigi, siggi
siegmund, sigi
manfred, manni, fred
bernhard, bernd, berni
eberhard, ebbo, hardy
ekkehard, ekki
alois, loisl, lois
anton, toni
andreas, andi, anderl, andre
alexander, alex, sascha
christian, chris, christl
elisabeth, lisa, else, elsa, ilse, lisbeth, sissi, betti, liesl, lieselotte, elli
katharina, kathe, kati, trine, kathi, ina, nina, katrin
margarete, grete, gretel, greta, marga, meta, gretchen
johanna, hanna, hanne, jo
magdalena, lena, leni, magda
maria, mia, mitzi, ria, marie
charlotte, lotte, lotti
friederike, rike, frieda, fritzi
wilhelmine, minna, mina, helma
gertrud, trude, gerti, trudi
therese, resi, thea
ursula, uschi, ulla, ursel
susanne, susi, sanne
barbara, barbel, babsi
brigitte, gitte, gitta, biggi
eleonore, lore, nora
angelika, geli, angie
pierre, pierrot
jean, jeannot, yannick
jacques, jacky, jacquot
francois, franck, fanfan
philippe, phil
charles, charlot
guillaume, guy, gui
alexandre, alex
frederic, fred
emmanuel, manu
dominique, dom, doume
christophe, chris, tophe
nicolas, nico
stephane, steph
patrick, pat
catherine, cathy, kathy
elisabeth, babette, lise, lisette
marguerite, margot, guite
madeleine, mado, madelon
francoise, fanchon, fanny
veronique, vero
giuseppe, peppe, beppe, pino, peppino, beppino, geppetto, pippo
giovanni, gianni, nanni, vanni, gio, giannino
francesco, franco, ciccio, cecco, checco
antonio, tonino, toni, nino, toto
salvatore, toto, turi, totuccio, sal, turiddu
domenico, mimmo, mimi, memmo, nico
luigi, gigi, gino, luigino
vincenzo, enzo, cenzo
lorenzo, renzo, enzo
filippo, pippo, lippo
giacomo, mino, jack
alessandro, sandro, ale
bartolomeo, meo, bartolo
michele, lino, chele
raffaele, lello, raf
gaetano, tano
gennaro, rino
calogero, lillo, gero
leonardo, leo, nardo
matteo, teo
pasquale, pino, lino
carmine, mino
guglielmo, memo
roberto, berto, roby
alberto, berto
umberto, berto
federico, fede, rico
enrico, rico, righetto
eduardo, edo
maria, mariuccia, mari
giuseppina, pina, giusy, pinuccia
caterina, rina, cate
francesca, franca, checca
jan, janek, jas, jasiek, jasiu
jozef, jozek, jozio, josek
stanislaw, staszek, stas, stach, stasiek
tadeusz, tadek, tadzio
kazimierz, kazik, kazio
wladyslaw, wladek
boleslaw, bolek
krzysztof, krzysiek, krzys
andrzej, jedrek, jedrzej
zbigniew, zbyszek
grzegorz, grzesiek, grzes
wojciech, wojtek, wojtus
jerzy, jurek
henryk, heniek
piotr, piotrek, piotrus
pawel, pawelek
tomasz, tomek
michal, michalek
jakub, kuba, kubus
mateusz, mati
lukasz, lukaszek
aleksander, olek, alek
antoni, antek, tosiek
franciszek, franek
ryszard, rysiek
zygmunt, zyga
mieczyslaw, mietek
czeslaw, czesiek
katarzyna, kasia, kaska
malgorzata, gosia, malgosia, goska
agnieszka, aga, agusia
joanna, asia, aska, joasia
elzbieta, ela, elka
barbara, basia, baska
anna, ania, anka
maria, marysia, maryla, marylka
magdalena, magda
aleksandra, ola, olka
zofia, zosia, zoska
krystyna, krysia
ewa, ewka
teresa, renia
vaclav, vasek, vena
jiri, jirka, jura
jaroslav, jarda
frantisek, franta
josef, pepa, pepik
jan, honza, jenda
istvan, pista, pisti
jozsef, joska, jozsi
sandor, sanyi
laszlo, laci
ferenc, feri, ferko
janos, jancsi, jani
gyorgy, gyuri
mihaly, misi
konstantinos, kostas, costas, dinos, kostis, gus
dimitrios, dimitris, mitsos, takis, jim
georgios, giorgos, yorgos, george
ioannis, yannis, giannis, yiannis, john
nikolaos, nikos, nick
panagiotis, panos, takis, panayiotis, pete
vasileios, vasilis, vassilis, bill
athanasios, thanasis, nasos, sakis, thanos, tom
evangelos, vangelis, vaggelis
anastasios, tasos, anastasis
christos, chris
emmanouil, manolis, manos
spyridon, spyros, spiros
theodoros, thodoris
stavros, steve
apostolos, tolis
charalampos, babis, haris, lambis
petros, pete
mohammed, mo, moh, hamada, mido, moe
ibrahim, ibo, barhoum, hima, bobo
abdullah, abdo, abed, abdou, aboudi
mustafa, musti, mus, mostafa, mu
ismail, smail, soumaya
suleyman, sulo
yusuf, jo, yuyu, youssouf
mehmet, memo, memis, memed
ahmet, ahmo
huseyin, huso
hasan, haso
fatma, fato, fatos
khadija, khadouj, khadi
aisha, aishe, ayse, esh
abdelkader, kader, kada
abderrahmane, rahmane, abdou
jacob, yankel, koby, kobi, yaki
isaac, itzik, yitz, zack, ike
abraham, avi, avrum, abe, avraham
joseph, yossi, yosi, yosef
moshe, moishe, moyshe, moe, moses
shlomo, shloimi, sol, momo
samuel, shmulik, shmuel
yehuda, yudi, udi, jud
benjamin, benny, beni, bibi
eliezer, eli, lazar, leizer
david, dudi, dudu, davidi
mordechai, motti, moti, mordy, modi
zeev, zev, velvel, wolf
tzvi, hirsch, hersh, tzvika, zvika
dov, ber, duby
aryeh, leib, arik, leon
rivka, becky, rivky
miriam, miri, mira
rajesh, raj, raju
krishna, kishan, kanha
suresh, suri
mahesh, mahi
lakshmi, laxmi, lachhmi
vijay, viju
sanjay, sanju
rakesh, rocky
`;

const TRANSLATIONS = `
john, juan, ivan, johann, jean, giovanni, joao, jan, johannes, janos, ioannis, ioan, ion, jovan, yohannes, ian, sean, hans, jon, ivane, hovhannes, yuhanna, ivo, juhani, janis, jonas, ioane
joseph, jose, josef, yusuf, iosif, giuseppe, jozef, jozsef, yosef, youssef, osip, yosif, josip, ioseb, iosef, hovsep, yusup, jusuf, josephus
alexander, aleksandr, oleksandr, alejandro, alexandre, alessandro, aleksander, iskander, iskandar, eskandar, sandor, aliaksandr, alexandros, aleksandar, alexandru, alasdair, askandar, skender, aleksandrs
michael, mikhail, miguel, michel, michele, mykhailo, mihai, mihail, mikael, michal, mihaly, mikhael, mikail, mikayel, mikhayil, mika, mihailo, mihajlo, mikheil, miquel, mixail, mikhailo, mikel
peter, pedro, pierre, pietro, petr, pyotr, petro, piotr, petar, petros, petru, pieter, peder, butrus, boutros, bedros, petre, per, pekka, pyatro, pjotr
paul, pablo, pavel, pavlo, paolo, paulo, pawel, pal, pavlos, bulus, boulos, boghos, pavle, paavo, povilas, pol
george, jorge, georgiy, georges, giorgio, georg, jerzy, gyorgy, georgios, gheorghe, jurgis, jiri, giorgi, georgi, yuriy, heorhiy, gevorg, jirji, jurij, kevork, jurgen, joergen, yrjo, jordi, djordje, dorde
nicholas, nikolay, nicolas, nikolaus, nicola, nikolaos, mykola, nikola, miklos, mikalai, nicolae, niccolo, nikolai, klaus, nigol, nikolaj, mikolaj, niklas
william, guillermo, wilhelm, guillaume, guglielmo, guilherme, willem, vilhelm, vilmos, gulielmo, vilem, viljami
henry, enrique, heinrich, henri, enrico, henrique, hendrik, henrik, henryk, jindrich, genrikh, henrikh, heikki
charles, carlos, karl, carlo, karel, karol, carl, karoly, karlo, kaarlo
james, jacob, jaime, diego, santiago, jacques, giacomo, jakob, yakov, yaqub, yakup, jakub, iakov, jaakko, hagop, hakob, yacoub, iago, tiago, iacob, yaakov, jacobo, jacopo, jakov, seamus, hamish, jaume, iakovos, yakiv
david, davud, dawood, dawud, davide, davyd, daoud, davit, daud, tawit, dovydas, taavi
daniel, danil, daniil, danyal, daniyal, danylo, daniele, danilo, danijel
gabriel, jibril, gabriele, gavriil, gavril, havryil, gabor, jabrail, cebrail, kaprel
solomon, sulayman, suleyman, salomon, shlomo, sulejman, suleiman, salomone, soghomon
abraham, ibrahim, avraham, abram, abramo, ebrahim, avram, ibragim, ibrahima
isaac, ishaq, yitzhak, isaak, isacco, sahak, iskhak, ishak
moses, musa, moshe, moisey, moise, moises, mousa, movses, mojsije, moussa
aaron, harun, aharon, aron, haroun, aronne, harutyun
elias, ilyas, ilya, eliyahu, elijah, elia, ilie, ilia, ilija, illia, ilyos, yeghia
noah, nuh, noe, noakh, nooh, noy
adam, adem, adama, odam
simon, semyon, shimon, simeon, simone, simao, semen, szymon, simun, shamoun, siman, simas
stephen, stefan, esteban, stepan, etienne, stefano, estevao, istvan, steven, stephan, stefanos, szczepan, stjepan, stepanos, stevan, tapani, stiepan
thomas, tomas, foma, tommaso, tomasz, toma, tamas, tuomas, tomislav, khoma, tome, tovmas
andrew, andrey, andres, andreas, andre, andrea, andrzej, andriy, andrii, andras, ondrej, andrei, andrej, andria, anders, antti, andranik, andrius, andris
anthony, antonio, anton, antoine, antoni, antal, antonios, antun, antoun, antonin, antanas, tony, antonius
lawrence, lorenzo, laurent, lorenz, lavrentiy, lars, laurentiu, lourenco, lovro, lauri, laurynas, vavrinec
louis, luis, ludwig, luigi, ludvik, lajos, ludovic, luiz, lluis, liudvikas
francis, francisco, francois, franz, francesco, frantisek, franciszek, ferenc, franc, frans, franjo, pranas, frang, frantsisk
philip, felipe, philippe, filip, filippo, filipp, philipp, fulop, filips, pylyp
martin, martino, marton, martins, maarten, marcin, morten, martti, martyn
mark, marco, marcos, marc, marek, markus, marcus, mario, marko, markos, murqus, margos
matthew, mateo, mathieu, matteo, matthias, matvey, matej, mateusz, mattias, mateus, matvii, matei, matti, matas, matous, matija
luke, lucas, luka, lukas, luca, luc, lukasz, lukacs, luqa, louka
gregory, gregorio, grigoriy, gregor, gregoire, grzegorz, hryhoriy, grigor, grigore, gergely, krikor, grigorios, rehor, grigol
basil, vasiliy, basile, vasyl, vasile, vasilios, vasil, bazyli, barsegh, basilio, vaso
demetrius, dmitriy, dimitrios, dmytro, dimitri, dumitru, dimitar, dimitrije, dzmitry, demetrio, domotor
theodore, fyodor, teodor, theodoros, teodoro, fedir, feodor, tudor, todor, tivadar, fedor
constantine, konstantin, konstantinos, constantin, kostyantyn, kostiantyn, costantino, kanstantsin, kostandin
sergius, sergey, sergio, serge, serhiy, serhii, siarhei, sergiu, sarkis, sargis, sergi, serj
eugene, yevgeniy, evgeniy, eugenio, yevhen, yevheniy, eugen, yauhen, jevgenij, jeno, evgen, eugeniusz
vladimir, volodymyr, uladzimir, wladimir, vladimiro, wlodzimierz, valdemar
alexis, aleksey, oleksiy, oleksii, aliaksei, alexei, alejo, alessio, aleksei
victor, viktor, vittorio, wiktor, viktoras, vitor, viktar
vitalis, vitaliy, vitali, vital, vitaly, vitalii
igor, ihor, ihar
oleg, oleh, aleh
vyacheslav, viacheslav, vaclav, wenceslas, vyachaslau, waclaw
valentine, valentin, valentyn, valentino, walenty
maxim, maksim, maksym, massimo, maxime, maximo, maximus
arthur, artur, arturo, artus
edward, eduardo, eduard, edouard, edoardo, edvard, duarte
frederick, federico, friedrich, frederic, frederico, fryderyk, frigyes, bedrich, fredrik
leo, leon, lev, leonid, leone, leao
bernard, bernardo, bernhard, bernat
robert, roberto, rupert, ruprecht, robertas
richard, ricardo, riccardo, ryszard, rikard, rihards, richardas
rudolph, rudolf, rodolfo, rodolphe
raphael, rafael, raffaele, rafail, rafal
sebastian, sebastien, sebastiano, sebastiao, sevastian
christopher, cristobal, christophe, cristoforo, krzysztof, kristof, christoph, khristofor, krystof, cristovao, kristoffer
christian, cristian, kristian, krystian, cristiano, krisztian, christiaan
dominic, domingo, domenico, dominique, dominik, domingos, domonkos
eric, erik, erich, eirik, eerik, erico
emmanuel, manuel, immanuel, emanuel, emmanouil, imanuel
benjamin, binyamin, beniamin, bunyamin, beniamino, benyamin, veniamin
samuel, shmuel, samuil, samuele, samoil, samvel, ismoil
joshua, yehoshua, josue, giosue, yeshua, iisus, isa
jesus, isa, issa, eisa, hesus
jeremiah, yirmiyahu, jeremias, geremia, ieremia, eremia
job, ayub, ayoub, ayyub, iyov, iov, eyup, giobbe
jonah, yunus, yona, younes, giona, yunis
zachary, zakaria, zakhar, zacharias, zaccaria, zekeriya, zahari, zakariya
julius, julio, giulio, jules, yuliy, gyula, juliusz
augustus, augusto, auguste, avgust
mary, maria, marie, mariya, maryam, miriam, mariam, meryem, marija, mariia, maryia, maryem, mirjam
anna, ana, anne, hannah, ann, hanna, anya, ane
elizabeth, isabel, elisabeth, elizaveta, elisabetta, elzbieta, yelizaveta, erzsebet, alzbeta, elisaveta, isabella, elspeth, yelyzaveta
catherine, ekaterina, catalina, katharina, caterina, yekaterina, kateryna, katarzyna, katarina, aikaterini, catarina, katalin, katsiaryna, yekaterine, ketevan
helen, elena, helena, yelena, olena, helene, ilona, eleni, jelena, alena, elene, ileana
margaret, margarita, marguerite, margarethe, margherita, malgorzata, margit, margareta, marharyta
natalia, natalya, nathalie, nataliya, natalie, natallia, nataliia
sophia, sofia, sofiya, sofya, sophie, zofia, zsofia, safiya
theresa, teresa, therese, terezia, tereza
barbara, varvara, barbora, borbala
julia, yuliya, giulia, julie, yulia, julija, iuliia, iulia
irene, irina, iryna, irena, eirini
olga, helga, olha, volha
tatiana, tatyana, tetyana, tatsiana, tetiana, tatjana
svetlana, svitlana, sviatlana
galina, halyna, halina
anastasia, anastasiya, anastazja, anastasiia, anastassia
eve, eva, ewa, yeva, hawwa, havva, hava, hawa
sarah, sara, sarra, sare, saara
rebecca, rivka, rebeca, revekka
rachel, raquel, rahel, rahil, rakhil
martha, marta, marfa
lucy, lucia, lucie, lutsiya, luce
alice, alicia, alisa, alix
agnes, ines, agnieszka, agnese, agnessa
angela, anzhela, angele, angeliki
victoria, viktoriya, vittoria, viktoria, wiktoria
veronica, veronika, veronique, weronika
xenia, kseniya, oksana, aksinya, ksenia
susan, susana, susanna, suzanne, zuzana, zsuzsanna, zuzanna
mohammed, mehmet, magomed, mamadou, mukhamed, mahomet, mamed, muhamed, magomet, mahamadou, mohamadou, mahamat, muxammad
ahmad, ahmet, akhmed, akhmad, amadou, ahmadou, akhmat
mustafa, mostafa, mustapha, moustapha, mustafo
husayn, huseyin, khusein, hossein, hussein, guseyn, huseyn, husejin, xusayn
hasan, khasan, hassan, gasan, hasen, lassana, xasan
ali, aly, gali, aliy
umar, omar, omer, oumar, umer
uthman, osman, usman, ousmane, otman, usmon
abdullah, abdulla, abdallah, abdoulaye, abdollah, avdulla
fatima, fatma, fatemeh, fatimah, fatoumata, fatimat, patimat, fatou
aisha, ayse, aicha, aishat, ayesha, aissatou, oysha
khadija, hatice, khadijah, kadija, khadidja, khadizhat, hatidza
zaynab, zeynep, zainab, zeinab, zaynap, zejnep
yahya, yahia, yakhya, iakhia
hamza, khamza, hamzah, gamza
idris, edris, idriss, driss
khalil, halil, khaleel, kalil
mahmud, mahmut, makhmud, mahmoud, mahmood, maxmud
masud, mesut, massoud, masood
salih, saleh, salikh, salah, solih
said, sait, saeed, saidou, seydou, seyed
ramadan, ramazan, ramadhan, ramzan
rajab, recep, ragab, radzhab
shaban, saban, chaabane, shaaban
kamal, kemal, kamel, kamol
jamal, cemal, gamal, dzhamal, djamel, jamol
jalal, celal, galal, dzhalal, djalal
jihad, cihat, jehad, dzhikhad
tayyip, tayyib, taieb, tayeb
murad, murat, mourad, morad, murod
aziz, azeez, aziz, asis
jafar, cafer, jaafar, dzhafar
bakr, bekir, bakar
sharif, serif, cherif, sherif
rashid, rasit, rachid, rasheed
nasir, nasser, nasyr, naser
tariq, tarik, tarek
walid, velid, oualid, waleed
wahid, vahit, vahid, ouahid
yasin, yassine, yaseen, jasin
zahra, zehra, zohra
leyla, layla, laila, leila, lejla
maryam, meryem, mariam, mariyam
`;

const group =
  (kind: NameGroup['kind']) =>
  (line: string): NameGroup => ({ names: [...new Set(splitForms(line))], kind });
const lines = (source: string) => source.split('\n').filter((line) => line.includes(','));

/** Nicknames and translations of given names. */
export const NAME_GROUPS: readonly NameGroup[] = [
  ...lines(NICKNAMES).map(group('nickname')),
  ...lines(TRANSLATIONS).map(group('translation')),
];

let byName: Map<string, NameGroup[]> | undefined;

/** The groups a given name stands in; none for an unknown name. */
export function nameGroupsOf(name: string): readonly NameGroup[] {
  if (byName === undefined) {
    byName = new Map();
    for (const one of NAME_GROUPS) {
      for (const form of one.names) byName.set(form, [...(byName.get(form) ?? []), one]);
    }
  }
  return byName.get(name) ?? [];
}

/**
 * How two given names are related: as nickname when one group has both and names one of them first (so `bob` and `rob`
 * are, `bill` and `liam` too), as translation, or not at all.
 */
export function nameRelation(one: string, other: string): NameGroup['kind'] | undefined {
  let found: NameGroup['kind'] | undefined;
  for (const candidate of nameGroupsOf(one)) {
    if (!candidate.names.includes(other)) continue;
    if (candidate.kind === 'nickname') return 'nickname';
    found = 'translation';
  }
  return found;
}
