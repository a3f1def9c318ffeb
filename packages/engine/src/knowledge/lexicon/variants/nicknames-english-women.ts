/**
 * English, Scottish, Irish, Welsh and American women's given names with their short and pet forms, old and new, from
 * general knowledge of the field. Before the colon: spellings of one name. After it: short and pet forms.
 */
export const ENGLISH_WOMEN = `
abigail abigale abbigail abagail: abby gail abbie nabby abbey gale nabbie
achsah: axie
ada adah: addie ade
adaline adeline adelina adaleine: addie ada lina della dell aline adela addy delia ady
adelaide: addie adele dell della heidi laidy addy ada
adele adela adella: addie dell della
adrienne adriana adrianna: addie rienne drena ada
agatha: aggie aga aggy
agnes: aggie nessie inez nancy nessa aggy nest senga agness
aileen eileen ilene: lena allie leen
alberta: bert allie bertie berta albie
albertina: tina
alexandra alexandria: alex sandra sandy alix lexi lexie alexa allie sasha xandra lexa ally andra zandra drina alexia ali sandi
alexandrina: drina alex
alfreda: freda frieda fred allie
alice alyce alis: allie lisa elsie elly lissie ali ally allye
alicia alisha: lisa allie elsie lisha ali
alison allison alyson allyson: ali allie ally sonny
almena almina: mena allie
almira elmira: myra mira allie
althea: thea allie
alyssa elissa alissa: lissia al ally lissa allie ali
alzada: zada
amabel: mabel mab
amanda: mandy mandi manda manny mandie amy
amber: ambie
amelia: amy millie mel emily milly mealy melia mely emelia
amy aimee amie:
anastasia: ana stacy stasia stacey stacia
andrea: andy drea andi rea andie
angela: angie angel ange angelica
angelica: angie angel jelly
angelina angeline: angie lina angel ange
anita: nita annie
ann anne: annie nan nancy anna nanny annette nanette nana nannie hannah
anna: annie ann nan nancy
annabel annabelle annabella: anna bella belle ann annie
annette: annie anna nettie netta ann
antoinette antonette antonia antonina: tony nettie netta ann toni toinette tonya
april: ape
arabella arabelle: ara bella belle arry orabel bel
araminta aramintha: ara minty ruminta minta minnie middie
ariadne: ari
arlene arleen: arly lena arlie
armida: middie
artemisia: artie misia
ashley ashleigh ashlee: ash
asenath: sene assene natty
athena: thena
audrey: dee audie audy
augusta augustina: gussie aggy tina gus gusta
aurelia: ree aurie ora
aurora: rory ora rora
ava: avie
avarilla averilla: rilla averil avery
azubah: zuby
barbara barbra: barb babs barbie bobbie bab barby babbie babette
beatrice beatrix: bea trixie bee trix trissie bice beatie
belinda: bel linda belle lindy
belle: bell
bernadette bernadetta: bernie detta bern bernita
bernice berenice: bernie bunny neecy bunnie nicy
bertha: birdie bert bertie
bethany: beth
bethia: beth thia
betty bettie: bett bets
beverly beverley: bev
blanche: blan
bonnie: bon
brenda: brandy bren
brianna briana breanna: bri bree anna
bridget brigid bridgit brigit bridgett: biddy bridie biddie bridey delia bride bridge bedelia bid
brittany britney brittney: brit britt
calista callista: kissy cal callie
calpurnia: cal callie
camille camilla: millie cammie cam milla milly cammy
candace candice: candy dacey candi
carla: carly carlie
carlotta: lottie carly
carmel: mel
carmelita: lita
carol carole: carrie
caroline carolyn carolina carolyne: carrie caro lina carol callie cary lynn carlie carry caddie cassie line
cassandra kassandra casandra: cass cassie sandra sandy kassie cassey cassi cas casey xandra
catherine katherine kathryn cathryn katharine catharine kathrine kathryne katheryn: kate katie cathy cat kathy kit kitty kay kat katy cate cathie trina cassie lena rina thrine kittie katey kath kathie cath kaye kitsy cadi
cathleen kathleen cathlin: kathy cathy katy kay kate katie lena kittie kitty cassie kath cath kathie
cecilia cecelia cecily cicely cecile celia: cissy sis cis sissy cecil cissie sheila cilla
celeste celestine: lessie celia
celinda: linda lindy
charity: chat cherry
charlene: charlie char
charlotta: lottie
charlotte charlott: charlie lottie char lotte lotta carlotta sherry chattie totty letty charly
charmaine: char
chelsea: chels chel
cheryl sheryl: cher sherry sher
chloe: clo
christiana christiane: christy ann kit kris christie tina chris crissy kissy
christina christine kristina kristine christena christeen: chris tina chrissie kris crissy christy chrissy kristy kirsty christie teenie krissy xina stina
cinderella: cindy ella arilla rella rilla
clara: clarie
clarissa clarisse: clara cissy clare rissa claire
clarinda: clara
claire clare: clarie
claudia: claud claudie
clementine clementina clemency: clem clemmie tina
cleopatra: cleo
clotilda: clo tilda
columbine: binny
constance: connie con
cordelia: cordy delia della dell
corinne corinna: cora corrie
cornelia: nelly corny nelle corrie nelia nela
courtney: court curt
crystal: crys chris tal
cynthia: cindy cyndi cinthy cyn thia cyndy cintha
daisy: margaret daise
danielle: dani dannie danny ella
daphne: daph daffy
darlene darleen: lena darry dar
dawn: dawnie
deanna deanne: dee ann dea anna
deborah debra debora: deb debbie debby debbi debs bora
deirdre: dee deedee
deidamia: mia
delia: dee
delilah: lil lila dell della
delores dolores deloris: lola lolly della dee dell lolita
delphine delphina delphia: del delphy philly
dell: della
demaris damaris: dea maris mary tamaris
denise denice: den dee neecy nisey
desiree: desi des desree
diana diane dianne dyan: di dee didi dinah dicey dian
dinah: di dina
dominica: nica mica
dora: dorie
dorcas: dorrie
doreen: dory dora dor
doris dorris: dor dorrie
dorinda: dora dorothea
dorothy dorothea dorothe: dot dottie dolly dora dotty dodie dolley dortha dorrie dode doll thea doro dollie dory dee doe
drusilla: silla dru
edith edythe: edie eddie edy dicie dith
edna: eddie edie
edwina: eddie win winnie
effie euphemia: eff effy
elaine elayne: lainie helen lanie
eleanor elinor eleanora elnora eleanore elenor elenora: ellie nell nellie nora elly lenore ella nelly elaine nelle lennie len nonie norah lenora
electra: lecta
elfreda: freda elfie
elizabeth elisabeth elisabet lizabeth elizbeth: liz beth betty lizzie eliza betsy bess bessie libby lisa elsie liza lisbeth elspeth lilibet ellie lizzy lily bette bet bett libbie elsa betsey bessy bettie birdie lib lisette lilly ellspeth buffy lise betta elisa tibby beths tetty lil bettye leesa ibby lizbeth
ella: ellie
ellen elen: nell nellie ellie len lena helen nelly ellender
elmira: ellie elly mira
eloise: lois ellie
elouise: lou louise
elsie: els
elspeth elspet: elsie eppie
elvira: elvie vira ellie
emeline emmeline emaline: em emmy emma milly emily emmie
emily emilie emely emilee: em emmy emma millie milly emmie emmer emi
emma: em emmy emmie
ernestine: erna tina teenie ernie teeny
ersula: sula
esther ester hester: essie hetty hessy hettie essa estie easter hessie
estella estelle: essy stella estie
ethel: ethie eth
etta: ettie
eudora: dora
eugenia: gene genie jenny eugie gena
eulalia: lally lalia eulie
eunice: nicie euny une
euphemia: effie effy phemie femie fanny eff pheme
euphrasia: frasie
eva eve: evie evvie
evangeline evangelina: ev evan vangie eva angie lina
eveline evelina evaline: eve evie ev lina
evelyn evelin: eve evie lyn ev eva evlyn lynne
experience: exie pera perry
faith: fay faithie
fannie fanny: fan
faye fay: faith
felicia felicity: fel lis flick fliss felix lissie
fidelia: delia
florence florance: flo flossie florrie flora flossy flos floy flor
flora: flo florrie
frances: fran fannie francie frankie fanny franny frank fronie sis frannie fan franki cissy franky
francine: franny fran francie
fredericka frederica: freda freddie ricka frieda rica freddy frederika rickie fritzie
gabriella gabrielle gabriela: ella gabby gabbie gabe gaby
genevieve: eve jean jenny ginny viv vieve neva
georgia georgiana georgianna: georgie gia
georgina georgine: georgie gina ina
geraldine: gerry jerry gerrie dina deanie
gertrude: gertie trudy gert truda trudie
gillian jillian: jill gill gilly gillie jilly
ginevra: gin
ginger: ginny
gloria: glory glo
glenda: glen
grace: gracie
griselda grizel: grissel zelda grizzie
guinevere: gwen jenny
gwendolyn gwendoline gwendolen: gwen wendy lynn winnie gwenda gwennie
gwyneth: gwyn gwen
hannah hanna: anna nan nannie annie hanny susie nana hanah
harriet harriett harriette: hattie harry hatty hat harrie hariet etta
hazel: haze
heather: hettie heath
heidi: heidy
helen helena helene: nell nellie lena ellen ella elena ellie eileen elaine leena nelly lenny aileen nelle
heloise: lois eloise elouise
henrietta henriette: hettie etta henri hetty nettie hank harriet etty retta hennie hattie
hephzibah hepsibah hepzibah hepsabeth: hipsie hepsie hepsy hepsey eppie beth beck
hermione: hermie
hester: hetty hettie hessy esther ester hessie
hilary hillary: hil hilly hils
hilda: hil
honora honoria: nora norah norry honey noreen honor
hope: hopey
hortense: harty tensey
huldah hulda: huldy dally
ida: idy
imogene imogen: immy gene immie
inez: agnes
iona: onnie
irene: rena reenie rennie renie
iris: risy
isabel isabella isabelle isobel isabell izabella: bella izzy belle bel ib ibby issy ella isa tibbie nib tibby sabella sabe nibby isie izzie bell isla
isadora: izzy dora issy
ivy: ive
jacqueline jaclyn jacquelyn jaqueline: jackie jacqui jacky jack lynn jacki jaq jacquie
jamesina: jamie ina
jane jayne: janie jenny janet jan jean jinny jennie jessie janey nettie
janet janette jannet: jan jessie nettie jennie
janice janis: jan jannie
jasmine jasmin: jas jazz jaz jazzy
jayme: jay
jean jeanne: jeannie jeanie
jeanette jeannette: jean janet nettie jess jeannie netta jessie
jeannine janine: jeannie neenie jan
jemima: jem jemma mima jemmie mimie
jennet: jenny jessie
jennifer jenifer: jen jenny jenn jennie jenni jeni jiffer jenna
jerusha: russie rusha jess
jessica jessika: jess jessie jessy jessa jesse jeska
jessamine: jess jessie minnie
jill: jillie
joan: joanie jo jody nonie
joanna johanna joann joanne johannah: jo joan hannah joey jody hanna jojo anna
jocelyn joscelin joycelyn: jo joss joy lynn joice
josephine josephina: jo josie josey fina jody jozy pheny joey phina josefa
joyce: joy
juanita: nita nettie
judith judyth: judy jude judi judie jody
julia juliana julianna: julie jules jill
julie: jules
juliet juliette julietta: julie jules etta jule
justine justina: jussie tina jus
karen karin caren karyn: kari kaz carrie
karla: karly
katelyn caitlin kaitlin kaitlyn catelyn caitlyn: kate katie cat kat kay kait cait
kelly kelley: kel kell
keziah kezia: kizzy kizzie kissy kezzie kez
kendra: ken kenny kenji
kerry kerri: kez
kimberly kimberley kimberlee: kim kimmy kimmie kimber
kirsten kirstin: kirsty kirstie kris
kristen kristin cristin: kris krissy kristy chris
lakeisha: keisha
laquita: quita
latisha: tish tisha
latoya: toya
latasha: tasha
laura lora: laurie lori lolly lorrie laurey larry
lauren laureen loren: laurie laur
laurinda: laura lawrence
lavinia: vina viney vinnie ina vinny
leah lea:
leanne leann: lea annie
lena: leni
lenora leonora: nora lenny
leona: leonie
leonore: nora honor elenor
leslie lesley: les
leta: lettie
letitia lettice leticia: letty tish titia lettie tisha
lillian lilian lilyan: lily lil lilly lillie lila lilla
lily lilly lillie: lil
lilah: lil lilly lily
linda lynda: lindy lyn lynn lindie
lindsay lindsey: lindsie lyn lins linz
lisa: lise leesa
loretta lauretta: etta lorrie retta lori
lorna: lorrie
lorraine loraine: lorrie lori rainy raine
lotta: lottie
louisa: lou lulu eliza lois lu louie
louise: lou lulu eliza lois lu louie
lourdes: lourdie
lucille lucile: lucy lou cille lu
lucinda: lucy cindy lou cinda lu
lucretia: creasey creecy crissy lucy crecia creasy
lucy lucia: lu luce lucinda lulu lucie
lurana: lura
luella louella: lou lu ella lula
lydia: liddy lyddie lyddy lidia lydy
lynette linette: lyn nettie netta
lynn lynne: lyn
mabel mable: mab amabel may
mackenzie: kenzie mac
madeline madeleine madelyn madalyn magdelina: maddie maddy lena mad maud middy magda lina madge
madge: mag
madison: maddie maddy
magdalena magdalene magdalen magdelina: lena magda maggie madge maud maudlin
maisie: mai
malinda melinda: lindy mindy linda mel lynn mellie
malvina melvina: vina mal viney mel
mandy: mand
marcella: marcie cella marcy
marcia marsha: marcie marcy marsh
margaret margret margarett margarete: maggie meg peggy peg marge margie madge greta maisie rita mags daisy margo gretchen mamie meggie maggy megan mag margot pegg maidie meggy maysie gretta midge metta marga peggie mog margy retta meta magsie maisy
margarita: rita margie marge
margery marjorie marjory margerie: marge margie marj midge madge margy
maria mariah: mary ria marie mia mimi
marian marion marianne mariann maryann maryanne: mary mamie polly maria ann anna annie mimi molly mare mari
marianna: mary anna
maribel: mari bel mary
marietta: mariah mercy polly may molly etta retta
marigold: mari goldie
marilyn marylin: mary lynn mare
marissa: rissa mari
martha: mattie patty marty matty mat patsy pat marti pattie mart
martina: tina marty marti
mary marye: molly polly mae may mamie minnie maria marie moll mimi mitzi mollie maisie mimie poll mally pollie mare
maryellen: mary ellen
matilda mathilda: tilly mattie maud tilda maude matty tillie patty tilla
maud maude: maudie
maureen moreen: mo reen mary maury
mavis: mave
maxine: max maxie
may mae: maysie
megan meagan meghan: meg meggie megs
mehitable mehitabel mehetabel mahitable: hetty hitty mabel hettie mitty hettey
melanie melany: mel mellie lanie melly
melinda: mel mindy linda lindy
melicent melisent: mel missy
melissa mellissa: mel missy lissa milly lisa mellie lissie
melody: mel lodi melly
mercedes: merci sadie mercy
mercy: merce mercie
meredith: mer merry edie
michelle michele: mickey shelly chelle shell mitch shelley mish chell
mildred: millie milly midge mil
millicent: millie milly missy mil
minerva: minnie nervie eve nerva
miranda: mandy randy mira randi mandi
miriam: mimi mitzi mamie minnie mira mirrie
missouri: zoora suzy
modesty: desty
mollie molly: moll
monica: monnie mona nicki monny
muriel: mur merry
myra: mya
myrtle: myrt myrtie mert
nadine: nada deedee nadie
nancy nancie: nan ann nance nannie agnes nanny
naomi: omi naomie nomi
natalie nathalie: nat nattie natty talley tally talia nettie
natasha: nat tasha tash
nellie nelly: nell
nicole nichole: nicky nikki nic nicki nik niki nickie
nina: ninny
noreen: norrie
nora norah: norrie
norma: normie
obedience: obed beda biddie
octavia: tave tavia tavy
odette: detta
olga: ollie
olive: ollie livvie nollie
olivia: liv livvy ollie olive via livia libby nollie livvie
ophelia: phelia philly
oriana: anna
paige: page
pamela pamala: pam pammy pammie mella pamby
parthenia parthena: theny parsuny pasoonie phenie thenie
patience: pat patty pate
patricia: pat patty patsy tricia trish patti trisha pattie trixie rish trissie tish patsie
paula: polly lina paulie
paulina pauline: polly paula lina paulie
pearl: pearlie
penelope: penny nell nellie neppie pen pennie neppy
pernetta: nettie
permelia parmelia: melly milly mellie melia
perpetua: pepe
persis: percy
petronella petronilla: nella pet petra parnel nell
pheobe phoebe phebe: fee phee febe feeby
philadelphia: delphia
philinda: linda lindy phil
philippa phillipa: pippa pip phil flip pippy
philomena: mena phil
phyllis: phyl phil phillie
pinkie: pink
polly: poll
priscilla prisila: cilla prissy sill prissie pris cissy priss
prudence: prue prudy puss pru prudie
rachel rachael: rae shelly rach ray rachie shelley
ramona: mona
raquel: kelly kellie
rebecca rebekah rebeckah: becky becca beck reba beccie bex bekah becks reb beckie
regina: gina reggie ray ina gine
relief: leafa
reta: retta
rhoda: rodie roda
rhonda: ron ronnie
rhodella: della
roberta: bobbie robbie bertie bert bobby robin birdie berta
robyn: rob robbie
rosabel rosabella: belle rose rosie
rosalie: rose rosie rosa
rosalind rosalinda rosalyn roselyn rosalynn: roz rose lindy linda ros rosie lynn rosa
rosamond rosamund: roz rose ros rosie mundy
rosanne roseanne rosanna rosannah roxana: rose ann roz rosie anna rosa
rose rosa: rosie rosey
roseanna: rose ann
rosemary rosemarie: rose rosie romy mary marie rosey roma
roxanne roxanna roxane: roxy roxie rose ann
ruth: ruthie
sabina: bina sabe
sabrina: brina brie
salome: loomie sal
samantha: sam sammy mandy sammie samme mantha
samuella: sam ella
sandra: sandy sandi cassandra sandie sondra
sarah sara sarra: sally sadie sal sallie sarey sadi sukie sairey
savannah: vannie anna savvy
selena selina: lena celina sel
selma: anselm
serena: rena
shannon: shan
sharon: sharry sha shari shaz shazza ron
shaina: shay sha
sheila: cecilia shel
shelley shelly: shell
sherri: sher
shirley: shirl sherry sherri shirly
sibyl sybil sibbilla sibylla: sib bell sibbie sybbie syb
sidney: sid syd
sigrid: siri
silence: liley
silvia sylvia: syl sylvie silvie
sophia sofia sophie: soph sophy sopha
sophronia: frona sophia fronia phronie fronie
stacy stacey: stace
stella: tellie
stephanie stefanie stephany: steph stephie steffi stevie stephi annie stef steffie
submit: mitty
sue: susie
susan suzan: sue susie suzy suzie sukey suki suse susy sukie
susannah susanna suzanne suzanna: susan sue anna hannah susie suzie sukey annie nannie suki
sybill: bill
tabitha: tabby bitha tab tabbie
talitha: litha
tamara: tammy tam mara tammie tamsin
tamarra: tammy
tamsin thomasin thomasina: tammy tam tamzin tommie
tanya: tan
tasha: tash
temperance: tempy tempie
teresa theresa therese: terry tess tessa tracy terri reese tessie terrie tressa tessy thursa tracey
thelma: thel
theodora theodosia: theo dora teddy dosia thea dory dosie
theophila: offy
thomasa: tamzine
tiffany: tiff tiffy
tilda: tillie
tryphena tryphenia: phena phenie triffie tryphie
tryphosa: phosie tryphie
ursula: ursa sulie sula
unice: eunice nicie
valerie: val vallie
valeria: val
vanessa: nessa vanna essa nessie vannie
venus: vene
verity: vee
verona: ronnie
veronica: ronnie roni vera nicky franky frony frankie ronna ron vonnie nica
victoria: vicky tori vicki vikki vic vickie tory torie vick toria viki
vilma wilma: willie
viola violet violetta: ollie vi letty vy
virginia: ginny ginger gina jane jennie virgy ginnie gin jinny virgie virg
vivian vivien vivienne: viv vivi
wendy: wen
wilda: willie
wilhelmina wilhelmena: mina wilma willie minnie billie willa helmina elma mena
wilma: billie will willie
winifred winnifred: winnie freda fred win winn winny una
winona: winnie
yolanda: yola yoli
yvette: vettie
yvonne: vonnie evie vonna
zelinda: linda
zenobia: noby zena
zepherina: zeph
zerelda: relda
zilpha zilpah: zilphy
zipporah: zip zippy
zoe: zo
`;
