/**
 * English, Scottish, Irish, Welsh and American men's given names with their short and pet forms, old and new, from
 * general knowledge of the field. Before the colon: spellings of one name. After it: short and pet forms.
 */
export const ENGLISH_MEN = `
aaron aron arron: ron ronnie erin
abel able: abe abie
abiel abial: abe biel
abijah abisha: abe bige
abimelech: abe bim
abner: abbie abnie
abraham abram: abe abie bram ham braham
absalom absolom: abb abbie app appy
adam: addy ade adie edie
adelbert: del bert delbert adel dell
adolphus adolph adolf: dolph dolf adolphe dolphus
adoniram: adon niram
adrian adrien: ade rian drian
alan allan allen alun: al allie
alasdair alastair alistair alister alisdair allister: al ali alec alick ally
albert elbert: al bert bertie albie elb
alden aldin: al denny denn
aldrich: al rich richie aldie
alexander alexandre alexandar alesander: alex al alec alick sandy xander zander lex sander eck alexis sawney ellick elleck lexi sasha alix alistair
alexis: alex lex lexi
alfonso alphonso alfonzo alphonse alphonsus: al alf alfie alphie fonz fonzie fons lon lonnie alonzo
alfred alfrid: al alf fred alfie freddie freddy alfy
algernon: algie algy alger al
alonzo alonso: lon lonnie lonny al lonzo alphonso zo
alpheus: al alph alphie
alva alvah: al alvie
alvin alvan alwyn: al vin vinny alvy alvie win
amasa: mase amos
ambrose ambrosius: brose ambie brosie
amos: moses mose aim amie
anderson: andy ander
andrew andrue: andy drew andie dru drewie dandy tandy
angus: gus angie
anselm ansel ansell: selm anse ance
anthony antony anthoney: tony ant toni tone anth nanty
aquilla aquila: quil quillie quilla
archelaus: arch archie
archibald: archie archy arch baldie baldy archer
ariel: ari
aristotle: telly ari aris
armand armond: armie mandy
arnold arnaud: arnie arn arny arney
artemas artemus: art arty
arthur arther: art artie archie arty thur
asa asahel: ase
asaph: asa
ashley: ash
ashton: ash
aubrey: bree aub
august augustus augustine augustin: gus gussie augie austin gust auggie guss austen
aurelius: aury
austin austen: aus aussie ozzie
azariah azarias: aze riah azzie zarry
baldwin: baldie win
balthazar balthasar: balt balty
barnabas barnaby barnabus: barney barny naby
barnard: barney bern
barrett: barry barrie
barrington: barry
barry: baz bazza barrie
bartholomew bartholemew bartholmew: bart barty bartie bat bartel mees bartlett batty tolly bartley bartle
barton: bart
basil: baz bas bazza
beauregard: beau
benedict bennet bennett benedick: ben benny bennie dick ned
benjamin benjaman benjamen: ben benny benji bennie benjy benj jamie bennett benn
benson: ben benny
bentley: ben
berkeley: berk
bernard: bernie barney bern berny barnie nard ben burney
bertram bertrand bertran: bert bertie burt
bertrand: bert bertie
bethel: beth bet
beverly beverley: bev
blake: blakey
bradford: brad ford braddy
bradley: brad braddy
brandon brandan branden: brand bran brandy randy
brendan brenden brendon: bren brend
brian bryan bryon brien: bri bry
broderick: brod brody rick brodie
bronson: bron
bruce: brucie
burton: burt bert
byron: ron
caesar cesar: cez
caleb kaleb: cal cale kale
callum calum: cal cally
calvin kalvin: cal vin vinny vinnie kal calv
cameron camron: cam ron ronny cammie cammy
campbell: cam camp
carlton carleton: carl lon
carroll: carol
carson: car
carter: cart
casper caspar jasper: cass cas jas
cassius: cash cass
cecil: cec cis
cedric: ced rick ricky
chadwick: chad
chancellor chauncey chauncy: chaunce
charles charls: charlie charley chuck chas chip chaz chick chucky chaddie carl charly chay chazza
chester: chet ches chess
christian christen: chris kit christy christie ian
christopher kristopher christofer cristopher kristofer: chris kit topher christy kris chrissy kester christoph stoffer stophel tophie kristo crispin christie toff
clarence clarance: clare clair larry clarry
clark clarke: clarkie
claude claud: claudie clod
claudius: claude claud
clayton: clay
cleatus cletus: clete cleat
clement clemence: clem clemmie clemmy
clemens clemons: clem
cleveland: cleve clevie
clifford: cliff ford clif
clifton: cliff clift tony clif
clinton: clint clinty
clyde: cly
coleman colman: col
colin collin: col colly
columbus: lum clum colum
conrad konrad: con conny curt connie cuddy rad
connor conor conner: con
conway: con
corbin: corby
cordell: cord dell
corey cory: cor coz
cornelius: neil con connie corny corney neely neal niel nelius conny cornie
courtney courtenay: court curt corky
craig: craigie
crispin crispus: cris crispy
curtis curtiss: curt kurt curtie
cuthbert: cuth bert cuddy cutty cuddie
cyprian: cyp
cyrenius: cy renius rene swene serenius
cyril: cy cyr
cyrus: cy russ
daniel danial danyel: dan danny dannie dann danno
darius: dari
darrell darrel darryl daryl darryll: dare darry rell
darren darrin daren: daz dazza dar
david davyd: dave davey davy davie day dai taffy daw
dean deane: deano
delbert: del bert bertie
delmar delmer: del
demetrius: demi dimitri
dennis denis dennys: den denny dennie
dennison denison: den denny dennis
denzel denzil: den denz
derek derrick deric derreck: del rick derry ricky dez
desmond: des desi dez desy
devin devon: dev
dexter: dex
dominic dominick dominique: dom nick dommy nicky domo
donald: don donnie donny dony
donovan: don donnie donny
dorian: dory
dougal dugald: doug duggie
douglas douglass: doug dougie dugie
drake: drakey
dudley: dud
duncan: dunc dunk dunny
dunstan: dun stan
dustin: dusty dust
dwight: ike dwightie
earl earle: earlie
ebenezer ebeneezer: eb eben ebbie ben neezer ebby
edgar: ed eddie ned eddy edgie
edmund edmond: ed eddie ted ned eddy teddy edmon mundy eamon neddy
edward edwarde: ed eddie ted teddy ned eddy ward eddo neddy edo tedd eddey
edwin edwyn: ed eddie ned eddy ted win teddy edwy
egbert: bert bertie eg
eleazer eleazar eliezer: eli lazar ely elea lazarus
eli ely:
elias: eli lias
elihu: eli hugh hugo
elijah elija: eli lige ely lijah ligey lije
eliphalet eliphelet: eli liph phalet
elisha elijsha: eli ely lish
elkanah: elk caney kane
elliot elliott eliot eliott: eli elly
ellsworth elsworth: elsey worth
elwood: woody ellie
elvin elvyn: vin vinny
emanuel emmanuel immanuel: manny manuel man manu
emerson: em emmy
emery emory: em
emil emile: em
enoch: nock eno enos
enos: eno
ephraim ephriam: eph rime ef effie eff
erasmus: ras raze rasmus mus rasmie
erastus: ras rastus raze
eric erik erick: rick ricky rik
ernest earnest: ernie ern erny
ervin erwin irvin irwin: erv irv win ervie
esau: ez
ethan: eth etan
ethelbert: bert bertie
eugene: gene genie gean huey
eustace: stacy stace eusty
evan evander: ev vannie ander
everett everet everard: ev evie rett
ezekiel: zeke ez zeek eze kiel
ezra: ez ezzie
fabian: fabe fab
fairfax: fax
felix: fee fel
ferdinand: ferdie ferdy fred freddie ferd nando
fergus ferguson: fergie gus ferg
fernando: ferdie fern
finley finlay: fin finn
finnegan: finn
fitzgerald: fitz gerry
fitzpatrick: fitz
fletcher: fletch
flavius: flave
floyd: lloyd
foster: foss
francis: frank frankie fran franny francie frannie fritz franky
franklin franklyn: frank frankie linn fran
frederick frederic fredrick fredric fredrik: fred freddie freddy rick fritz ferd ricky derick fredie eric
freeman: free
gabriel gabriell: gabe gab gabby gabbie
gaius: gus
galen: gale
gareth: gary gaza garth
garfield: gar garf field
garland: gar
garrett garret garrard: gary garry rett jerry gar gare
garrick: gary rick
garrison: gary
gary garry: gazza
gavin gaven: gav
gene: genie
geoffrey jeffrey jeffery jeffry geoffry godfrey: geoff jeff jeffie jeffy
george: georgie geordie geo dod doddy jorge dode
gerald gerrald jerald jerold: gerry jerry ger gerrie jer
gerard garrard: gerry jerry ger gerrie
gershom: gersh
gideon: gid giddy gids
gilbert gilburt: gil bert gilly wilber gib gibby gillie bertie
giles gyles: gil
gilroy: gil roy
glenn glen: glennie
godfrey: god goff frey
gordon gorden: gord gordy gordie don
graham graeme grahame: gray gra
granville: gran grandy
gregory gregor greggory: greg gregg greggy grig rory
griffith griffin: griff grif
grover: grove
guilford: gil guy
guy: guido
gustavus gustave gustaf: gus gussie gust
hamilton: ham hamp tony
hamish: ham
hannibal: hann
harley: harl
harlan harland: harl
harold harrold: harry hal harrie hap
harrison: harry hank harrie
harvey hervey: harv harve herv
hayden haydn: hay
hector: heck hec
henry henrie: harry hank hal hen henny harrie hy
herbert: herb bert herbie bertie hub
hercules: herc
herman hermann: herm harman hermie
hermon: herm
hezekiah: hez kiah hy zeke heze hess ky
hiram hyrum: hy
hobart: hob bart
homer: omie
horace horatio: horry race ratio hod rod
horatio: raysh ray rachie
hosea: hosey hosie
houston: hugh
howard: howie hal ward howe howdy
hubert: bert hugh hubie hub hugo
hudson: hud
hugh: hughie hugo hew hewie huey
humphrey humphry: humph hump
hunter: hunt
ian iain:
ichabod: icky
ignatius ignatious: iggy nace nate iggie natius
immanuel: manny manuel
ira: irie
irving irvine: irv
isaac isaak izaak: ike zac zak ikey izzy zeke isaiah iz
isaiah: zay ike izzy zadie
isidore isadore isidor: izzy dore ike iz
israel: izzy iz issy
ivan: ive
jabez: jabe
jackson jaxon: jack jacky jax
jacob jakob: jake jay coby jakey jaap jeb jacobus cob jack
jacobus: jacob cobus
james: jim jimmy jamie jem jimmie jaime jamey jay jimbo jimi seamus jemmy jas jae
jameson jamison: jim jamie jay
jared jarred jarrod: jerry jed jay
jarvis jervis: jerry jarv jarvie
jason: jay jase jace
jasper: jap casper jas jazz
jay: jaybird
jedediah jedidiah: jed jeddy diah dyer
jefferson jeferson: jeff sonny jeffie
jehiel: hiel
jephthah: jep
jeremiah jeremias: jerry jeremy jem jereme jemmy miah dyer jer jerrie
jeremy jeremey: jerry jez jem jezza jer
jermaine: jay
jerome jerom: jerry gerry jer
jesse jessie: jess jes jesso
jethro: jeth
jim: jimmy jimmie
joab: joe job
job: jobie joby
joel: joe jo joey
johann: john
john jon: jack johnny jackie johnnie jock jackey jonny johny jocky jacky jno jan hans ian
johnathan jonathan jonathon jonothan johnathon: jon jonny nathan johnny nat nate jonty jonnie
jordan jorden: jordy judd jordie
joseph josef: joe joey jo jos jody josey jodie jodi jojo
josephus: joe joey joseph
joshua josua: josh joe jos joshie
josiah josias: joe jos jose si siah josie
jotham: jote jo
judah: jude jud juda
jude: judah jud
judson: jud sonny
julian julien: jules jule jools julie
julius: jule jules julie
junior: junie june
justin justyn: just jus juss
justus: jud
keith: keefe
kelvin: kel kelv kev
kendall kendal: ken kenny
kendrick: ken kenny rick ricky
kenneth kennith: ken kenny kennie kenn
kent: kenny ken
kermit: kerm
kevin keven: kev
kimball kimble: kim
kirby: kirb
lafayette: laffie fay lafe
lambert: bert lamb
lamont: monty monte
lancelot launcelot: lance lan
laurence lawrence larence: larry lawrie laurie lars lorne lorry lon lonny lauren law lawry larrie lauri loren
lazarus: laz lazar
leander: andy ander lea
lee leigh: leelee
lemuel: lem lemmy
leo: leon
leonard lenard lennard: len lenny leo lennie lineau leon leny
leonidas: leon leo lon
leopold: leo poldie
leroy: roy roi
leslie lesley: les lester
lester leister: les
levi levy: lev
lewis: lou louie lew louis lewie
lincoln: link linc
lindsey lindsay: linny
linwood lynwood: woody lyn
llewellyn: lew lou lyn llew len
lloyd: floyd loy
logan: loge
lorenzo: loren lon lonnie renny
lot: lotty
louis: lou louie lewis louise lewie lew
lowell: lovell
lucas: luke luc
lucian lucien: luke lou luc
lucius: luke lew lucas lu
luke: lukey lucas
luther: lute luth
lyman: ly
lyndon lindon: lyn
mackenzie: mac mack kenzie
madison: mad maddie maddy
magnus: mag
malachi malachy: mal mally
malcolm malcom: mal mac malc
manasseh manasses: manny
manfred: manny fred
manuel: manny manual
marcellus: celly mark marc
marcus: marc mark markie
mark marc: marky markie
marmaduke: duke duka
marshall marshal: marsh
martin martyn marten: marty mart martie
marvin marvyn mervin mervyn: marv merv marvie
mason: mase
matthew mathew matthews: matt matty mat mattie thias
matthias mathias: matt thias matty
maurice morris: mo morry moe maury mossy morrie moss
maxwell: max maxie
maximilian maximillian maximus: max maxie maxy
maynard: may mane
melchizedek: zadock dick
melvin melvyn: mel
melville: mel
mercer: merce
meredith: merry mered
merlin: merl
merrill meryl: merle mel
meshach meshack: mesh shack
micah: mike mick micky
michael micheal michel mikel: mike mick mickey mikey micky mitch mickie miky mikie midge mikael
miles myles: milo
millard: mil
milton: milt milty
mitchell: mitch mickey
monroe munroe: roe
montgomery: monty monte gum gomery mont
montague: monty monte
mordecai mordechai: mort cai morty mordy
morgan: morg
morrison: morris
mortimer: mort morty mortie
morton: mort morty morten
moses: mose moss mo moe amos
murray: mur
myron: ron
nahum: nay
napoleon: nap nappy leon pole
nathan: nate nat natty
nathaniel nathanial nathanael: nathan nat nate natty nathe fannie nattie thaniel
nehemiah: nemo nemi miah neh
neil neal niall neill: neilie
nelson: nels nellie nel
neville: nev
newton: newt
nicholas nicolas nickolas nikolas: nick nicky nic nico nickie claas nik claus klaus
nicodemus: nick nic nicky demus
nigel: nige nidge
noah: noey
noel: nole
norbert: bert norb norby bertie
norman: norm norrie normie
norton: nort
obadiah: obed obie diah dyer
obed: obie
octavius: tave tavy tavius
odell: dell
oliver olliver: ollie olly noll ol nolly oli
oren orin orrin: orrie
orlando: roland lando orly lanny
orson: ors
orville orval: orv orvie ville
oscar: ozzie ozzy os ossie
osbert: oz bert ozzie
osborn osborne osbourne: oz ozzie ossie
oswald: ozzie oz ossy waldo ossie ozzy
otis: ote
palmer: pal
patrick patric: pat paddy patty rick packy patsy peter ricky pate padraig pattie
paul: polly paulie pauley pauly
pelatiah: pel
percival perceval: percy percie perce val
percy: perce
perry peregrine: perrie
peter: pete petey petie
phelps: phil
phileas: phil
philander: phil ander andy
philemon: phil
philetus: leet phil
philip phillip phillipp: phil pip flip pippy phillie filly
phineas phinehas: phin fin finn finny
pleasant: ples
pinckney: pink
preston: prez
prescott: scott scotty
quentin quinton quintin: quent quin quinn quint
quincy: quinn quin
rafe: ralph
raleigh: ral
ralph: rafe raff
ramsey: ram
randall randal: randy rand
randolph randolf: randy rand dolph rafe
ransom: rance
raphael: rafe raph ralph raff rafi
raymond raymund: ray raymie
raynard: ray
reginald: reg reggie ron rex reggy naldo
reuben ruben rueben: rube ben rubie ruby
rex: rexie
reynold reynolds: rey rennie renny
rhys: rhyse
richard rickard: dick rick ricky rich richie rickie dickie ritchie rickey dickon dicky dickey ritchy dickson
richmond: rich richie
robert robart: bob bobby rob robbie robby bert robin rab bobbie dob dobbin hob rupert rabbie bobbo robb bertie hobkin
robin: rob robbie
roderick roderic: rod roddy rick erick rickie rory roddie ricky
rodger roger: rodge hodge roge rog bobby
rodney: rod roddy
rodolph: rolly rudy
roland rowland rolland: rollie lanny rolly rollo rowly orlando roly
ronald: ron ronnie ronny naldo
roosevelt: rosey
roscoe: ross
rosswell roswell: ross
ross: rossy
rowan: ro
roy: royce
royal: roy
rudolph rudolf rodolph: rudy rolf olph dolph rudi rolfe
rufus: rufe rufie
rupert: rupe
russell russel: russ rusty rus
salvador: sal sally
salvatore: sal sally
sampson samson: sam sammy
samuel samual: sam sammy sammie samuell
sanford sandford: sandy
saul: solly
sawyer: sawy
scott: scotty scottie scot
sean shawn shaun: shawnie
sebastian: seb bas bastian sebby bastien sebbie
selwyn: sel
septimus: sep
seth: sethy
seymour: seym morey
shadrach shadrack: shad
shane: shaney
sheldon shelton: shel shelly tony
shelby: shel
sheridan: dan danny sher
sherman: sherm
sherwood: woody
sidney sydney: sid syd
siegfried: sig sigi
sigmund sigismund: sig siggy
silas: si sy lias
silvanus sylvanus: si vanus sy syl
silvester sylvester: sly vester si vet vessie syl
simeon: si simon
simon: si simmy
socrates: crates
solomon: sol solly sal saul zolly
spencer spenser: spence spen
stanley: stan
stephen steven stephan stevan: steve stevie steph steff stevo steffan stephie
sterling stirling: stir
stewart stuart: stu stew stuie
sullivan: sully
tad: thad
terence terrence terrance: terry tel tez
terrell: terry
thaddeus thadeus: thad tad taddy thaddy ted
thelonius: theo
theobald: theo ted tibbald
theodore theodor: ted teddy theo ned tad dore teddie
theodosius: theo
theodoric theodrick: ted theo rick doric
theophilus: theo ott phil offy
theron: ther
thomas tomas: tom tommy thom tommie tam tammy massy thos tomm
thornton: thorn
thurston: thurs
tiberius: ty
tilford: till
timothy timothey: tim timmy timmie timo
titus: ty tite
tobias tobiah: toby bias tobe tobin
tracy tracey: trace
travis: trav
tremaine: trey
trenton: trent
trevor: trev
tristan tristram: tris trist
truman: true
tyler: ty tye
tyrone: ty
tyson: ty
ulysses: lyss lys liss
urban: urb
uriah: riah uri
valentine: val felty valen
vaughan vaughn: vonnie
vernon: vern verne
victor: vic vick vicky
vincent vinson: vince vin vinnie vinny vincy vinney
virgil: virge virg
vivian: viv
wade: waddy
waldo: wally
walker: walk
wallace wallis: wally wal
walter: walt wally wat watty wal
walton: walt
ward: wardie
warren: warrie wazza
washington: wash washie tony
wayne: waynie
wellington: wells
wendell: wen dell
wesley westley: wes wess
weston: wes west
wilber wilbur wilbert: will willie bert wil wib bertie
wiley: will
wilford wilfred wilfrid: wilf fred will willie wilfie freddie
willard: will willie bill
william: bill billy will willy willie liam wil wills bela billie willi bell wm willum wiliam wully
willis: will willie bill
wilson: will willie
winfield: field winny win
winfred: fred win winnie
winslow: win
winston: win winnie
winthrop: win
woodrow: woody wood drew
woodward: woody
wyatt: wy
xavier: zave javy xav xavi
zachariah zacharias zechariah: zach zeke zack zak zachy zachary zakky riah
zachary zachery zackary zakary: zach zack zak zac zachy
zadock zadok: zed zad
zebediah: zeb dyer diah zebedee zebby
zebedee: zeb
zebulon zebulun: zeb lon zebby
zedekiah: zed diah dyer ky zeddy
zenas: zen
zephaniah: zeph zep
zeno: zen
`;
