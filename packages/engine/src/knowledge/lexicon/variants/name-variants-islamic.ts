/**
 * More Arabic, Persian, Turkic, Kurdish, Urdu, Pashto, Malay and African spellings of names from the Islamic world, in
 * English, French, German, Turkish, Russian, Uzbek, Azerbaijani, Somali, Hausa, Swahili and Indonesian conventions. One
 * name per row.
 */
export const ISLAMIC_VARIANTS = `
abid aabid abed abeed obid
abidin abedin abidine abiddin obidin abdin
adham adhem edhem adkham ethem adxam
afzal afdal afdhal efdal avzal
ahsan akhsan ahsen
ihsan ehsan ihssan ehssan ikhsan ikhson
ajmal adjmal adzhmal ecmel
akbar akber ekber akbarr aqbar
akhtar akhter akther axtar ahtar
akram ekrem akrem
ikram ekram
ala alaa
alim aleem aalim alem olim
amal aamal amel emel
aman amaan omon amon
amjad amdjad amged emced amdzhad amjed
ammar amar aammar ammaar emmar
amr amro amrou amru
anas anass enes aness anes
anis anees aniss enis anise
aqeel aqil aghil akil akeel
arshad ershad irshad irchad
ashur ashour achour ashoor asur achur
asim assem asem acem osim aasim
aslam eslem
asghar asgar azghar asgher
ata atta ataa atah
athar asar aser
ayaz ayas ayyaz iyaz
azam azzam aazam azem azom
azhar ezher azkhar azher
azmi azmy azmii
babar babur baber bobur
badawi badaoui badawy bedevi
bahaa baha bahha behe
bahadur bahadir bagadur bahodir bakhodir bakhadyr
bahram behram bakhram baxrom bahrom
bakhtiyar bakhtiar bahtiyar bakhtier baxtiyor bakhtiyor
bakri bakry bekri
bandar bender bendar
barzan berzan
barzani barazani berzani
bashar bachar beshar
basim bassem basem bassim bacem basime
basit baset bassit basset
bassam basam bassem
bayram bairam bayramm beyram baayram
boumediene boumedienne bumedien abumadyan
burak buraq
chaudhry chaudhary choudhry choudhury chowdhury chaudhuri chaudry chowdhry choudhary
daniyal daniel danial danyal donyol doniyor
dastgir dastagir dasteguir
dervish darwish darvish derviche darwich darouich
dhahab zahab dahab
dhawi daoui dhaoui
duraid doraid douraid dureid
elias ilyas ilias elyas iliyas ilyass elyes ilyos
esfandiar isfandiyar esfandyar isfandiar asfandyar
fahd fahad fehd fahed fakhd
fahim faheem fehim fakhim faheim
fahmi fahmy fehmi fakhmi
faiq fayiq fayek faik faek
fakhri fakhry fahri fakhari
faraj farag ferag faradj feraj farej
farhad ferhat farkhad ferhad farhod
farhan ferhan farkhan
farrukh farukh farrokh ferruh farrux
fathi fathy fethi fatkhi
fawwaz fawaz fawaaz faouaz fevvaz
fawzi fawzy fauzi faouzi fevzi fouzi fauzy
fayruz fairuz firuz fairouz feyrouz firouz feroz feroze pheroze
firas feras firass ferass
galib ghalib ghaleb galip rhaleb
ghaffar gaffar ghafar gafar ghafour
ghani gani ghany rani ghanii
ghufran gufran ghoufrane
gulam ghulam gholam
haitham haytham heitham haithem heysem haissam haythem haisam
hafiz hafez hafidh khafiz hafeez hafid hofiz hafith
hamdan hamdane khamdan
hamdi hamdy hamdii khamdi
hamid hameed
hamdun hamdoun hamdoon
hamadi hammadi hamady
hanafi hanefi hanafy khanafi
hani hany haani khani
hanif haneef khanif hanef hanife
haqqani haqani hakkani khakkani haghani
hariri harriri
hassun hassoun hasun hassoon
hatem hatim
hayat hayyat hayet
hazim hazem hazzem khazim
hikmat hekmat hikmet khikmat hekmet
hikmatyar hekmatyar hekmatiar hikmatyor khekmatiar
hilal helal khilal hilel
himmat hemmat himmet
hosam husam
hud hood houd
ihab ehab iehab ihaab
iftikhar eftekhar iftekhar iftixor
ikhlas ekhlas
ilham elham ilkham
inam enam inaam
inayat enayat inayet
iqbal eghbal ikbal ekbal iqbol
irfan erfan irfane irfon
islam eslam islaam islom
ismat esmat ismet
itimad etemad
izz ezz iz
izzat ezzat izzet ezat izet
jabbari djabbari
jahangir jehangir jahanguir cihangir dzhakhangir djahangir zhakhongir jahongir
jalil galil djalil celil dzhalil jaleel djelil
jannat jennet cennet djennet
jarrah garrah djarrah cerrah
jasim jassim jasem gasim gassem qasim casim djassem
javid javed jawed jawid djavid dzhavid cavid jawaid
juhayman juhaiman johaiman
jumaan jumaane
jundi jondi joundi gundi cundi
kadir qadir
kalim kaleem kelim
kamran kamraan kamron
kawthar kausar kawsar kevser kaouther kowsar kosar
khadir khidr khader khidir khizr hizir khidhr khedr hidir
khairullah kheirollah khairollah hayrullah khayrulla khayrullah
khairuddin kheireddine hayreddin hayrettin khayruddin khairudin khayriddin khairredine
khalaf khelaf halaf
khaldun khaldoun haldun khaldoon
khan xon khon xan
khatib khateeb hatip khatibe
khattab khatab hattab xattab
khayr khair kheir hayr
khayri khairi khairy kheiri hayri
khurshid khorshid khurshed hursit khursheed xurshid
khusraw khosrow khosro khusrau husrev khosrau khusro xusrav
kifah kefah
lakhdar akhdar
lala laleh lale
latifa lateefa latifah letife
luay loai louay luai loay
lubna loubna lobna
maan maen maane
madani madany medeni
mahathir mahatir
mahfuz mahfouz mahfooz mahfoudh mahfudh mahfoz
mahir maher mahere mokhir
mahmudi mahmoudi makhmudi mahmoodi
majdi magdi medjdi mejdi magdy majdy mecdi madzhdi
majnun majnoun
makki mekki makky
mamdouh mamduh memduh mamdooh
mamun mamoun maamoun mamoon memun maamun mamon
manaf manaaf menaf
mannan manan menan
manna mannaa
maruf marouf maaruf maarouf maroof
marzuq marzouk marzuk marzouq merzouk
masha mashaa
masum masoum masoom masoumeh
mawla mola
maymun maimoun meymun
mazin mazen mazenn
miqdad meqdad mikdad megdad mekdad
mirza mirzo mirze mirzah
misbah mesbah mosbah misbakh
mishal meshal mishaal meshaal
moinul muinul
muammar muamar moammar mouammar muammer moamer moamar
mubashir mobasher mubasher moubachir mubashar
mubin mobin mubeen moubine mobeen
mudassir mudasser modasser mudassar
mufid mofid moufid mufeed
muhajir mohajer mouhajir muhacir
muhib mohib moheb muhibb
muin moin moeen mouin mueen
mujib mojib mujeeb mougib mujeb
mukarram mokarram mukerrem
mukhlis mokhlis mukhles mouhlis muhlis mokhles
mulla mullah molla
mumin momin moumen mumen moomen momen muumin
mumtaz momtaz mumtoz
mundhir munther monther munzer mundir monzer mounzer munzir
munim moneim monem mounim
munis mounis mones
muntasir montaser mountassir muntaser montasser
muqaddam moghaddam mokaddam moqaddam mukaddem
muqbil moqbel mokbel mukbil
muqrin mokrin
murshid morshed mourchid mursit murshed
musab mosab mussab mousab musaab moussaab
musallam mosallam msallem
musayyab musayeb mosayeb
mushir moshir mouchir
mushtaq moshtagh mouchtak mushtak mustaq
muslih mosleh muslikh
muslim moslem mouslim muslem
mutahhar motahhar mutahar
mutahhari motahhari motahari mutahari
mutaib mutaeb miteb moteb
mutawakkil mutawakil motevakel moutawakil mutavakil
mutlaq motlaq mutlak motlak
muttaqi mottaqi mutaqi mottaghi muttaki mutaqqi
muwaffaq mowaffak mouaffak muvaffak
nabi nabiy nebi naby
nabih nabeeh nebih
nabil nabeel nebil nabile
nadim nadeem nedim nadiem
nadir nader nadeer nodir
nafi nafea nafie
nahyan nahayan nehayan nahyane nahayyan nehyan
naif nayef nayif naeif
naji nagi nadji naci naajy
najjar naggar nadjar neccar
najm najmi
namiq namik namig
naqib naghib nakib
naqshbandi nakshbandi naqshbandy naqishbandi nakchabandi nakshibendi
naqvi naghavi naqavi nakvi
nashwan nachouane nechwan
nasim naseem nassim nesim
nasrin nasreen nesrin
nassar nasar nassarr
nawaf nawwaf naouaf nevvaf
nawaz navaz nevaz
nawfal nofal naoufel nawfel nevfel nofel
nawruz nowruz navruz nevruz norouz novruz nooruz
nazim nazem nadhim nadhem nozim
nazir nazeer nadhir nezir nadir
niaz niyaz niyoz neyaz
nidal nedal nidhal nidaal nizal
nizam nezam nidham nizom
numan noman nuaman nouman nooman neman nuumaan
nusrat nosrat nusret
nimatullah nematollah nematullah nimetullah nematulla
obaidi ubaidi obeidi ubaydi obaydi
osmani usmani othmani uthmani
panah penah panoh
pasha bacha
pir peer
qabus qaboos kabous kaboos
qaddur kaddour qaddour
qalibaf ghalibaf ghalibaaf qalibof
qannas qanas
qari kari qaari ghari
qarni karni
qasimi qasemi ghasemi kasimi kacemi kassimi qassemi gasimi
qayyum qayum qayoom ghayoum kayyum qayyoum qaium
qazi kazi qadi kadi cadi qadhi
qudrat ghodrat kudret qodrat
qurban ghorban gurban kurban qorbon korban
rabbani rabani rebbani rabboni
rabi rabie rabea rabih
rabia rabiya rabiah rabea
rafi rafii rafie refi
raghib ragheb ragib rageb
rais raees reis rayis raiss
rajai rajaei rajaee radjai
rakan rakkan
ramin rameen
ramiz rameez ramez
ramli ramly
rani raney
rashad rashaad rechad resat rachad
rashdi rushdi rushdy rochdi rusdi roshdi rushdie
rasul rasool rasoul resul rassoul rosul
rauf raouf raoof rauuf raof
rawan revan
rayhan reyhan rihan rayhane raihan reihan
rizq rizk rezk rezq
rukn rokn
ruknuddin roknoddin ruknudin rukneddine
rustam rostam rustem rostem
sabahuddin sabahattin sabahudin
sabit thabit
safwan safouan safwane sefvan
sahar sehar seher
saidi saeedi saidy saiedi
sajid sajed sadjid sacit sadzhid sageed
sajjad sajad sadjad secad sadzhad
sakhi sakhy
salam salaam selam
saladdin selahattin
salama salamah salameh slama
samad samed
sami samy saami
samir sameer semir
samer saamer
samira samirah sameera
sanaullah sanaollah senaullah
saqr sakr sagr saqer
sardar serdar sardor sirdar
sarfraz sarfaraz
sarwar sarvar server serwar
sattar satar settar
sawad souad
sayyaf sayaf saiaf
shaban chaaban shaaban chabane chaabane saban shabaan
shabbir shabir shabeer chabbir
shadi chadi shady
shafi shafii shafie chafi shafei chafai
shah sah shoh chah
shahin shaheen chahine sahin shakhin
shahla chahla
shahrukh shahrokh chahrukh
shahzad shahzaad shakhzad sahzad chahzad
shahzada shahzadeh sehzade
shakir shaker chaker sakir shakeer shokir
shamim shameem chamim semim
shams chams shamss sems
shamsi shamsy chamsi
shapour shapur sapur chapour shahpur
shaqir shaker
sharaf charaf sheref seref
sharafuddin sharafeddin charafeddine serafettin sharofiddin
sharq shargh
shawkat shaukat shevket sevket chaoukat shavkat chawkat showkat
shir sher
shirazi chirazi shirazy sirazi
shirin shireen chirine sirin chereen
shuaib shoaib chouaib shuayb suayip shoeb shueib shuaybu
shubayr shobeir
shuja shoja choudja shujaa
sibghatullah sebghatollah sebghatullah
sidqi sedki sidki sedqi
siraj seraj serag siradj sirac sirazh
subhan sobhan subkhan
subhi sobhi soubhi sobhy subkhi
sufi soufi sofi
suhrab sohrab suhrob zohrab sukhrab
suhrawardi sohrevardi suhrawardy
sultan soltan soultan sulton sultaan
sumayya soumaya sumaya somaya sumeyye sumayyah
suraqa suraka
tabatabai tabatabaei tabatabaee
taj tadj tac tag
tajuddin tajeddin tajudin tadjeddine tacettin tojiddin
tajik tadjik todjik tadzhik
talat talaat
talha talhah talkha
tamim tameem temim tamiim
taqi taghi taki
tawhid tauhid tevhid tohid towhid
tayyib tayeb taieb taib tayyip tayib tayeeb taiyeb
thaer thair
tufail tufayl tofail
tulfah talfah tilfah
turki turky torki
ulfat olfat ulfet
umara omara
urabi orabi
urwa orwa
usayd usaid osaid
usman uthman
utba otba
utaybi otaibi oteibi utaibi otaiby
uzayr uzair ozair uzeyir uzeir
waddah ouaddah waddaah
wafa ouafa vafa vefa wafaa
wael wail ouail wayel
wahb ouahb vehb
wahba wahbah vehbe
wajdi vecdi wagdi ouajdi
wajid wajed vacid vajid wadjid
wajih wagih wajeeh vecih ouajih
wakil wakeel vakil vekil
wali vali wally veli
waqar vaghar vakar
waqas vaqas wakas vakkas
wazir vazir vezir wazeer
wisam wissam ouissam wesam visam
yadullah yadollah yadallah
yaman yemen
yasmin yasmine yasmeen jasmin yassmin yasemin
yazid yazeed iazid yezid yazide
zafar zafer zaffar dhafar dhafir
zafir zafer dhafer thafer
zahid zahed zaheed zakhid zohid
zahrani zahrany
zaim zaeem zaiim
zaki zaky zeki zakii zakki
zalmay zalmai
zaman zamaan zamon zemane
zamani zamany
zarif zareef zerif
zarqawi zarkaoui zarqawy zarkavi
zayani zaiani
zaydan zidan zaidan zidane zeidan zeydan ziedan
zaydi zaidi zeidi zeydi
zinedine zineddine zayneddin zainuddin zaynuddin zainudin zeineddine zeynettin
ziyad ziad zyad ziyaad zeyad
zubaydi zubaidi zubaydy zobeidi
zulkifli dhulkifl zulkifl zulkefli dzulkifli
abdulalim abdulaleem abdelalim abdolalim
abdulali abdelali abdolali
abdulazim abdelazim abdolazim abdulazeem abdulazem
abdulbasit abdelbasset abdulbaset abdelbaset abdolbaset
abdulghaffar abdelghaffar abdolghaffar abdulgaffar abdulghafar abdelghafar
abdulhafiz abdelhafid abdulhafeez abdelhafiz abdolhafez abdulhafidh
abdulhalik abdulkhaliq abdelkhalek abdolkhalegh abdukholik
abdulhay abdulhai abdelhay abdolhay abdukhay
abduljabbar abdeljabbar abdelgabbar abdoldjabbar abduljabar abdeldjabbar abduzhabbor
abduljalil abdeljalil abdelgelil abdeldjalil abdulcelil
abduljawad abdelgawad abdeldjaouad
abdulkhabir abdulkabir abdelkebir abdolkabir
abdulmatin abdulmateen abdolmatin abdelmatine
abdulmutallib abdelmottaleb abdulmuttalib abdulmutalib
abdulmumin abdelmoumen abdulmomin abdumumin abdelmoumene
abdulqahir abdelkaher abdulkahir abdelqaher
abdulqayyum abdulqayum abdulqayoom abdolghayoum abdulkayum
abdulquddus abdelkoudous abdulqudoos abdolghoddous abdulkuddus
abdurrab abdulrab abdrabbo abdrabbuh abdrabuh abdrabou
abdurraquib abdurraqib abdulraqib
abdurrauf abdulraouf abderraouf abdulrauf abdelraouf abdurauf abduraouf
abdulsabur abdulsaboor abdussabur abdelsabour
abdulsattar abdussattar abdessattar abdelsattar abdusattor
abdulshakur abdushukur abdulshakoor abdelshakour abdishakur abdeshakour
abdulwadud abdelouadoud abdulwadood abduladood
abdulwakil abdelouakil abdolvakil
abdulwali abdelouali abdolvali abduvali abdivali
abdunnabi abdulnabi abdelnabi abdennabi abdunabi abdolnabi
abdi abdy cabdi ebdi
abdou abdo abdu
abduh abdo abdoh
abdirashid cabdirashiid
ahmadi ahmedi ahmady akhmadi
akbari akbary ekberi
alavi alawi alaoui alewi alvi
amini aminy emini
amiri ameri emiri amiry
ansari ansary ensari anssari
asadi assadi asady esadi
azizi azizy
baghdadi bagdadi baghdady bagdadli
bahrami behrami
bakhtiari bakhtiyari bahtiyari
baluch baloch balouch beluchi baluchi balochi
bukhari bokhari boukhari buhari bouchari buxoriy bukhory
darwishi darvishi
durrani dorrani durani
farsi farisi farsy
fayyad fayad faiyad fayyadh fayadh
filali filaly
ghamdi ghamedi gamdi
gilani jilani kilani geelani guilani djilani geylani
habibi habiby
haddad hadad khaddad
hamadani hamdani hamedani
hamidi hameedi hamedi
hashimi hashemi hachemi khashimi hasimi hashmi hashemy
hijazi hejazi hegazi hegazy hidjazi hicazi
husayni hosseini husseini hussaini houssaini hoseini husaini hosayni hussainy huseyni
ibrahimi ebrahimi brahimi
isfahani esfahani isfahany
jaziri gaziri djaziri
jubouri jabouri juburi jubury djabouri gabouri jaburi
kabuli kaboli
karimi kareemi kerimi
karzai karzay karsai
kashani kashany kasani
kazimi kazemi kadhimi kathimi kadhemi kazmi
khalidi khaledi halidi
khalili khalily halili
khan khaan
kurdi kordi kourdi
lakhani lakhany
madani medani
mansouri mansuri mansoori manssouri
masri misri masry almasri elmasri
masudi masoudi massoudi mesudi
mohammadi mohammedi muhammadi mohamadi mokhammadi muhammedi
mousavi musavi mousawi musawi moussawi moosavi
muqaddasi maqdisi makdisi maqdissi makdissi mokdessi
mutairi mutayri motairi moutairi
najafi nadjafi necefi
najjari naggari
nasiri nasseri naseri naciri nasirii
nazari nazary
nuristani nooristani
pahlavi pahlawi pehlevi
popalzai popolzai popalzay populzai
qahtani kahtani gahtani qahtany
rahimi raheemi rakhimi
rahmani rehmani rahmany rakhmani
rashidi rashedi rachidi rasheedi
razavi razawi rizvi rezvi
rezai rezaei rezaee rezayi rezaie rizai
rifai refai rifaee rifaie refaei
sabbagh sabagh
sadiqi sadeghi sadighi sadeqi
siddiqui siddiqi sidiqi seddiqi siddiky sediqi siddiquee
salehi salihi
salimi saleemi selimi
samarrai samarraie samaraee samarai
shafii shafei shafie
shahbazi chahbazi
shamkhani shamkhany
shammari shamari shammary chammari
sharifi cherifi sheriffi
shehri shahri chehri shehry
shirzai sherzai shirzay
suri souri soori
tamimi tameemi temimi
tijani tidjani tejani tidiani ticani
tunisi tounsi tounisi tunusi
turabi tourabi torabi
wardak vardak
wahhabi wahabi vahhabi
yousefi yusufi yousufi yusofi youssoufi
yusufzai yousafzai yusafzai yusufzay yousufzai
zadran jadran dzadran
zawi zaoui
agha aga aqa aka oqo agaa
akhundzada akhondzada akhundzade akhoundzada akhunzada
atiya attiya atiyah attia atia atiyya attiyah
atiyatullah attiyatullah
baraka barakah barka
barakat barakaat bereket
belhadj belhaj bilhaj benhadj
benali binali
bouteflika butaflika boutaflika
dahlan dakhlan
dawla daula dowleh devlet dawlah
daoudi dawoodi davudi dawudi
diallo jallow jalloh
diouf juf
fulani fulbe
ndiaye njie ndjaye
sylla silla
toure ture touray
traore trawally
farah farax
farmajo farmaajo
hirsi hersi xirsi
jama jaama
siyad siad
warsame warsama
lawal lawan
nuhu nuh noah nouh
sanusi senussi sanoussi snoussi sanussi senoussi
hamisi khamis khamiss hamiss
`;
