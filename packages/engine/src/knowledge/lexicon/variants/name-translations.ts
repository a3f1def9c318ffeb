/**
 * One given name in several languages; well-known equivalents only. Transliterations of one name are spellings and
 * belong in `name-variants.ts`.
 */
export const TRANSLATIONS = `
john juan ivan johann jean giovanni joao jan johannes janos ioannis ioan ion jovan yohannes hovhannes yahya yuhanna giannis yannis jovan
joseph jose josef yusuf iosif giuseppe jozef jozsef yosef youssef osip josip iosef hovsep yusup
alexander aleksandr oleksandr alejandro alexandre alessandro aleksander iskandar iskander sandor aliaksandr alexandros aleksandar alexandru
alexandra aleksandra alejandra alessandra oleksandra
michael mikhail miguel michel michele mykhailo mihai mihail mikael michal mihaly mikail mihailo mihajlo mikheil miquel mikayel
peter pedro pierre pietro petr pyotr petro piotr petar petros petru pieter butrus boutros bedros
paul pablo pavel pavlo paolo paulo pawel pavlos bulus boulos pavle pol
george jorge georgiy georges giorgio georg jerzy gyorgy georgios gheorghe jiri giorgi georgi heorhiy gevorg jordi djordje
nicholas nikolay nicolas nikolaus nicola nikolaos mykola nikola miklos mikalai nicolae niccolo nikolai mikolaj
william guillermo wilhelm guillaume guglielmo guilherme willem vilhelm vilmos vilem
henry enrique heinrich henri enrico henrique hendrik henrik henryk jindrich
charles carlos karl carlo karel karol carl karoly karlo
james jaime jacques giacomo santiago diego tiago iago
jacob jakob yakov yaqub yakup jakub iakov hakob hagop yaakov jacobo jacopo jakov iakovos jacques giacomo
david davud dawood dawud davide daoud davit daud dawit davyd
daniel danil daniil danyal daniyal danylo daniele danilo danijel
gabriel jibril gabriele gavriil havryil jabrail cebrail
solomon sulayman suleyman salomon shlomo suleiman salomone
abraham ibrahim avraham abram abramo ebrahim avram ibragim
isaac ishaq yitzhak isaak isacco iskhak ishak sahak izchak yizchak itzhak
moses musa moshe moisey moise moises movses
aaron harun aharon aron haroun
elias ilyas ilya elijah eliyahu elia ilie ilia illia
noah nuh noe
adam adem
simon shimon simeon simone simao semyon szymon
stephen stefan esteban stepan etienne stefano estevao istvan stephan stefanos szczepan stjepan stevan
thomas tomas foma tommaso tomasz toma tamas khoma
andrew andrey andres andreas andre andrea andrzej andriy andras ondrej andrei andrej anders
anthony antonio anton antoine antoni antal antonios antun antonin
lawrence lorenzo laurent lorenz lavrentiy laurentiu lourenco lovro
louis luis ludwig luigi ludvik lajos ludovic luiz lluis
francis francisco francois franz francesco frantisek franciszek ferenc franc frans franjo
philip felipe philippe filip filippo filipp philipp fulop
martin martino marton maarten marcin martyn
mark marco marcos marc marek markus marcus marko markos
matthew mateo mathieu matteo matthias matvey matej mateusz mattias mateus matei matija
luke lucas luka lukas luca luc lukasz
gregory gregorio grigoriy gregor gregoire grzegorz hryhoriy grigor krikor grigorios
basil vasiliy basile vasyl vasile vasilios vasil bazyli basilio
demetrius dmitriy dimitrios dmytro dimitri dumitru dimitar dimitrije demetrio
theodore fyodor teodor theodoros teodoro fedir feodor tudor todor fedor
constantine konstantin konstantinos constantin kostyantyn costantino
sergius sergey sergio serge serhiy siarhei sergiu sarkis sargis
eugene yevgeniy evgeniy eugenio yevhen eugen yauhen eugeniusz
vladimir volodymyr uladzimir wladimir wlodzimierz
alexis aleksey oleksiy aliaksei alexei alejo alessio
victor viktor vittorio wiktor vitor
valentine valentin valentyn valentino walenty
maxim maksim maksym massimo maxime maximo
arthur artur arturo
edward eduardo eduard edouard edoardo edvard
frederick federico friedrich frederic frederico fryderyk bedrich fredrik
leon leone leo leonardo
bernard bernardo bernhard bernat
robert roberto
albert alberto albrecht
alfred alfredo
richard ricardo riccardo ryszard rikard
rudolph rudolf rodolfo rodolphe
raphael rafael raffaele rafail rafal
sebastian sebastien sebastiano sebastiao
christopher cristobal christophe cristoforo krzysztof christoph
christian cristian kristian krystian cristiano
dominic domingo domenico dominique dominik domingos
eric erik erich eirik
emmanuel manuel immanuel emanuel emmanouil
benjamin binyamin beniamin bunyamin beniamino benyamin veniamin
samuel shmuel samuil samuele samvel
joshua yehoshua josue giosue
jesus isa issa
jeremiah yirmiyahu jeremias geremia
job ayub ayoub ayyub
jonah yunus yona younes
jonathan yonatan jonatan
zachary zakaria zakhar zacharias zakariya zekeriya
julius julio giulio jules juliusz
julian giuliano julien julian juliano
augustus augusto auguste
vincent vicente vincenzo vinzenz wincenty
lucian luciano lucien
roger rogelio ruggero
raymond ramon raimundo raimondo raimund
ralph raul raoul
gerard gerardo gherardo gerhard
walter gualtiero gualterio
hugh hugo ugo hugues
humbert humberto umberto
ferdinand fernando hernando ferdinando fernand
ignatius ignacio ignazio ignace ignacy
stanislaus stanislav stanislaw estanislao
ladislaus ladislav laszlo wladyslaw ladislao vladislav
wenceslas vaclav waclaw wenceslao
mary maria marie mariya maryam miriam mariam meryem marija
anna ana anne hannah ann hanna
elizabeth isabel elisabeth elizaveta elisabetta elzbieta yelizaveta erzsebet alzbeta elisaveta isabella
catherine ekaterina catalina katharina caterina yekaterina kateryna katarzyna katarina aikaterini catarina katalin katherine
helen elena helena yelena olena helene eleni jelena
margaret marharyta margarita marguerite margarethe margherita malgorzata margareta
natalia natalya nathalie nataliya natalie
sophia sofia sofiya sofya sophie zofia zsofia
theresa teresa therese terezia tereza
barbara varvara barbora borbala
julia yuliya giulia julie yulia julija
irene irina iryna irena eirini
eve eva ewa yeva hawwa havva
sarah sara sarra saara
rebecca rivka rebeca revekka
rachel raquel rahel
martha marta marfa
magdalene magdalena madeleine maddalena magdalina
joan juana jeanne giovanna johanna joanna ioanna ivana jana
lucy lucia lucie
alice alicia alisa
agnes ines agnieszka agnese
angela anzhela angele angeliki
victoria viktoriya vittoria viktoria wiktoria
veronica veronika veronique weronika
xenia kseniya oksana
susan susana susanna suzanne zuzana zsuzsanna zuzanna
dorothy dorothea dorota dorotea
eleanor eleonora leonor eleonore
frances francisca francesca francoise franziska
charlotte carlota carlotta
christina cristina kristina krystyna christine krystsina krisztina khristina
beatrice beatriz beatrix
bridget brigitte brigida birgit birgitta
helga olga
solomon salomon
adrian adriano adrien hadrian adriaan andriyan
benedict benedetto benito benoit benedikt benedikto benedek venedikt
boniface bonifacio bonifaz bonifatius
caesar cesar cesare cezar tsezar
clement clemente clemens klemens kliment klement klimentiy
cornelius cornelio korneliy corneille kornel kornelis
cyril kirill kyrylo cirilo kiril cyrille cirillo kyril kirilo cyryl
damian damien damiano demyan damjan
dennis denis dionisio dionysios dinis denys dionigi dionizy denes
edmund edmond edmundo edmondo
ernest ernesto ernst erno
fabian fabiano fabien fabio
felix feliks felice
florian floriano florent florin
gilbert gilberto gisbert
godfrey gottfried godofredo goffredo geoffroy godefroy
hector ettore hektor
hippolyte hipolito ippolit ippolito
isidore isidro isidor sidor isidoro
jerome jeronimo hieronymus girolamo geronimo jeroen hieronim ieronim
justin justino yustin giustino iustin
conrad konrad corrado conrado
leopold leopoldo leopolde
maurice mauricio maurizio moritz mavrikiy maurits moric
maximilian massimiliano maximiliano maximilien maksymilian maksimilian
nathan natan nathanael natanael natanail
octavius octavio ottavio octave oktawiusz octavian
oscar oskar oszkar
otto otton oton odo ottone
patrick patricio patrizio patrice patryk patrik
reginald reinhold reynaldo rinaldo reinaldo ronald reynold
roland rolando orlando
roman romano romain
salvatore salvador sauveur
severin severino seweryn
sigmund sigismund zygmunt segismundo zsigmond zikmund
sylvester silvestre silvestro sylwester silvester
thaddeus tadeusz tadeo faddey tadeu taddeo tadeas
theophilus teofilo feofil theophile teofil
timothy timofey timoteo tymofiy timothee timotheus
titus tito tit
valerius valeriy valerio valery valerian valeriu valeri
virgil virgilio virgile
guy guido vito vitus
xavier javier saverio xaver ksawery
agatha agata agathe agafya agueda
antonia antonina antoinette antonia
cecilia cecile cecylia celia cecily
clara klara claire chiara clare
claudia klavdiya klavdia claudette
constance constanza konstanze costanza konstancja
deborah debora dvora devora
emily emilia emilie emiliya
esther ester eszter hester estera
eugenia evgeniya yevgeniya yevheniya eugenie evgenia yauheniya
georgina georgia giorgia georgette
gertrude gertrud gertrudis geltrude gertruda
hedwig jadwiga edvige hedvika
henrietta enriqueta henriette enrichetta
josephine josefina giuseppina jozefina josefa josephina
judith judit yehudit giuditta yudif
leticia letizia laetitia
lydia lidia lidiya lidija
louisa luisa louise luise luiza lovisa
monica monika monique
olympia olimpia olimpiada
patricia patrizia patrycja patricie
paula paola pauline paulina polina pavlina
rosa rose roza rosanna
sabina sabine savina sabrina
sylvia silvia sylvie sylwia silviya
stephanie stefania estefania stefanie stephania
ursula orsola urszula ursule
valeria valerie valeriya
valentina valentine walentyna
yolanda iolanda yolande jolanta
virginia virginie
jasmine yasmin yasmine yasmina jasmin yasemin
`;
