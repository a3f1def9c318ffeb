import { once } from '../../../types/once.ts';
import { RowsByWord } from '../table/rows-by-word.ts';
import { readWords, splitForms } from '../table/word-table.ts';
import { COMPOUND_VARIANTS } from './name-compounds.ts';
import { ISLAMIC_VARIANTS } from './name-variants-islamic.ts';

/**
 * Spellings of one name that are too different for cheap edits. All spellings in a row are equivalent. Arabic, Persian
 * and Turkic names in English, French, German, Turkish and Russian spelling, then Slavic, Caucasian, Chinese, Korean,
 * Vietnamese and other names. Compounds are joined.
 */
const ROWS = `
muhammad, mohammed, mohammad, mohamed, mohamad, muhammed, muhamed, muhamad, mohamud, mahomed, mahomet, mehmet, mehmed, magomed, magomet, mukhamed, mukhammad, muhammet, mahamad, mahamed, mamadou, mahamadou, mohd, muhd, mhd, md, mohammud, mohammod, mahammad, mahammed, muxammad, mohamet, mokhammed, mukhammed, mohmad, mohmed, mochamad, mokhamad, maxamed, mhamed, mohand, mouhand, mouhamed, mouhammad, mouhamadou, mahamat, mamad, mamed, mahmadou, mohammedou, memet, mihemed, mihemmed, muhemmed, mehemed, maimaiti, maimeiti
ahmad, ahmed, akhmed, achmed, ahmet, akhmad, achmad, ahamed, ahmadou, amadou, akhmat, ehmed, ahmat, ahmedou, akhmet, axmad, ahmod, ahamad, axmed, ahmadu, amadu, hmad, hmed, exmed, aihemaiti, ahemaiti
mahmoud, mahmud, mohamud, maxamuud, mohamoud, mahmood, makhmud, makhmoud, mahmut, maxmud, mahmoed, mehmud, mehmut, maihemuti, maimuti
hamid, hameed, khamid, hamed, hamit, gamid, haamid, xaamid
husayn, hussein, hussain, husain, hossein, hosein, hossain, khusein, khusain, huseyin, huseyn, husein, houssein, hocine, hoceine, hussien, guseyn, husejin, hoseyn, hussen, housseine, hosain, khussein, hussin, xuseen, husen, hisen, lhoussaine, lhoucine, lahoucine, elhoussine
hasan, hassan, khasan, hasen, gasan, hassane, hacen, hacene, khassan, xasan, hassen, hesen, hesan, aishan, lahcen, lahsen, lahcene
ali, aly, aliy, alii, gali, cali, aili
umar, omar, omer, oumar, umer, oemar, ummar, cumar, wumaier, wumaer
uthman, othman, osman, usman, ousmane, outhmane, ousman, othmane, otman, uthmaan, usmon, athman, cusmaan, cusman, cismaan, ousmanou, usmanu, wusiman
usama, osama, oussama, ussama, ousama, usamah, osamah, usame
yusuf, yousuf, yousef, youssef, youssouf, yusef, yussuf, yusup, yousif, yousaf, yosef, yousouf, yossef, jusuf, iusuf, yusif, usuf, yusof, jusup, yuusuf, yosif, josif, youcef, youssof, issoufou, issufu, yusufu
yunus, younes, younis, yunis, younus, iunus, younous, yonus, unus
yaqub, yacoub, yaqoob, yakub, yakup, yaghoub, yacub, iakub, yakoub, yaqoub, yagub, yakoob, yacquub, yakufu
yahya, yahia, yehia, yehya, yakhya, jahja, iakhia, yahiya
ibrahim, ebrahim, ibragim, brahim, ibraheem, ibrahima, ibrohim, ibraghim, ibrahem, ibraahim, ibraahiim, ibraahin, ibrahimu, bouraima, braheem, yibulayin, yiburayimu
ismail, ismael, esmail, esmaeil, ismayil, smail, isma il, ismoil, esmaeel, ismaeel, smain, ismaiil, ismaaciil, simayi, yisimayi
ishaq, ishak, eshaq, iskhak, eshagh, isaaq, isxoq, isak, is haq, esshaq
sulayman, suleiman, soliman, suleyman, soleyman, suleman, solaiman, sulaiman, slimane, sulaymon, soulaymane, souleymane, suliman, sliman, suleymen, soleiman, sulejman, suleimon, sleimane, slaiman, sleiman, saleban, saleebaan, sulaymaan, suleymaan, souleyman, sulemana
salman, selman, salmane
salim, saleem, selim, salem, saliem
salih, saleh, salekh, salikh, solih, salleh, swaleh, salihu, saalih
said, saeed, saed, saied, sait, saeid, seid, saiid, sayeed, saidou, seydou, sa id, sa eed, saciid, siciid, sayid, saidu, seidu
sayyid, sayed, syed, seyyed, seyed, sayyed, sayid, seyid, seyit, saiyid, saiyed, sidi, seydi
saud, saoud, sawud, suud, soud, saoed
khalid, khaled, halid, halit, chalid, khalad, xalid, khalet, khaleed
khalil, khaleel, halil, chalil, kalil, xalil, khelil, xelil
khadija, hatice, khadijah, khadidja, hadija, hadidza, khadizha, khadijeh, khadeja, hadiza, khadiga, hatidza, kadija, kadidia, kadidiatou, khadidiatou, kadiatou, khadiijo
khalifa, halifa, khalifah, kalifa, chalifa, khaleefa, halife, khelifa, khelifi
tariq, tarek, tareq, tarik, tarig, tarique, tareg
talib, taleb, talibe, thalib
tahir, taher, tahar, tagir, takhir, tohir, tayier
taha, tahaa, taaha, tokha
tawfiq, tawfik, toufik, taufik, tevfik, taoufik, towfiq, tofik, tewfik, taufiq, tofiq, toufic
jamal, gamal, djamal, djamel, jamel, cemal, dzhamal, jemal, dzhemal, camal, jamaal, gamaal, dschamal
jamil, gamil, djamil, jameel, cemil, dzhamil, djemil
jafar, jaafar, gaafar, djaafar, cafer, jaffar, dzhafar, jafer, jaffer, gafar, djafar, jakfar, ja far, cefer, dschafar
jalal, galal, djalal, djelal, celal, dzhalal, jelal, jalol
jabir, jaber, gaber, djaber, dzhabir, cabir, jabeer, djabir, dschabir
jabbar, jabar, djabbar, gabbar, dzhabbar, cabbar, jabbor
jawad, javad, cevad, cevat, djavad, dzhavad, jawaad, gawad, jawwad, dschawad, cewad
jihad, jehad, gihad, cihad, cihat, djihad, dzhikhad, dschihad, jihaad
jibril, jebril, gibril, jabrail, cebrail, djibril, dzhabrail, jibreel, djebril, jibriil, djibrill, gabriil
juma, jumah, gomaa, joma, cuma, djuma, dzhuma, jumaa, djouma, gumaa, jomaa, gomah, jemaa, djemaa, djomaa, jumua
junayd, junaid, jonaid, djunaid, dzhunaid, joneid, cuneyt, guneid
qadhafi, gaddafi, qaddafi, kadhafi, kaddafi, gadhafi, gadafi, khadafi, khadafy, qadafi, qathafi, elgaddafi, algaddafi, ghaddafi, kadafi, qadhdhafi, algathafi, gathafi, elkaddafi, alqadhafi, alqaddafi
qasim, qassim, kassem, qassem, kasim, kassim, ghasem, gasim, gassim, qasem, kacem, gasym, qosim, ghassem, kaseem, gaasim, gasem
qadir, kader, qader, kadir, gadir, ghader, kadyr, kadeer, qodir, gader
qais, qays, kais, ghais, keis, gais, qeis
qahtan, kahtan, gahtan, kakhtan
qutb, kutb, qotb, kotb, ghotb
quraishi, qureshi, qurayshi, kureishi, koreishi, ghoreishi, ghorashi, kureyshi, koraichi, goreishi, qoreshi, kurayshi, quraishy, qureyshi
ghassan, gassan
ghazi, gazi, rhazi, ghazy
ghulam, gholam, gulam, ghoulam, goulam, golam
ghannouchi, ghanouchi, rannouchi, ghanushi
abbas, abas, abbass, abbes, abbaas
abdullah, abdallah, abdulla, abdalla, abdollah, abdoullah, abdellah, abdoulla, abdullo, abdoulaye, abdulah, abdala, abdulloh, avdulla, abdullahi, abdulahi, abdulaahi, cabdullahi, cabdullaahi, abd allah, abdul lah, avdullah, abdulle, cabdille, abdillahi, abdillah, evdila, ebdulla, ebdullah, abdylla, abudula, abudoula
abdulrahman, abdurrahman, abdelrahman, abderrahman, abderrahmane, abdalrahman, abdolrahman, abdulrehman, abdurahman, abdirahman, abdurakhman, abdorrahman, abdurehman, abdrakhman, abdurrahmon, abdulrakhman, abdurahmon, abdourahmane, abdarrahman, abdelrahmane, abd al rahman, abdel rahman, abdul rahman, abd alrahman, abd ar rahman, abdur rahman, abd el rahman, abdirrahman, abdramane, abdrahman, cabdiraxmaan, cabdiraxman
abdulaziz, abdelaziz, abdalaziz, abdolaziz, abdul aziz, abdel aziz, abd al aziz, abdilaziz, abduaziz, abdlaziz, abd el aziz, abdulazeez, abdelazeez, cabdicasiis
abdulkarim, abdelkarim, abdelkrim, abdalkarim, abdolkarim, abdul karim, abdel karim, abd al karim, abdikarim, abdulkareem, abdukarim, abdoulkarim, abdul kareem, cabdikariim
abdulqadir, abdulkadir, abdelkader, abdelqader, abdulkader, abdalqadir, abdul qadir, abdul kader, abd al qadir, abdikadir, abdulqader, abdolghader, abdukadir, abdulgadir, abdel kader, abdiqadir, abdoulkader, abdulkadyr, abdelgadir, abdel qader, cabdulqaadir, cabdiqaadir, ebdulqadir, evdilqadir
abdulmalik, abdelmalek, abdelmalik, abdul malik, abd al malik, abdalmalik, abdolmalek, abdulmalek, abdumalik, abdel malek
abdulwahid, abdelouahed, abdelwahed, abdul wahid, abd al wahid, abdalwahid, abdolvahed, abdiwahid, abduvakhid, abdulwahed, abdelouahid
abdulwahhab, abdelwahab, abdelouahab, abdul wahab, abd al wahhab, abdalwahhab, abdolvahab, abdulwahab, abdul wahhab, abdelwahhab, abduvakhob
abdulsalam, abdussalam, abdelsalam, abdesslam, abdessalam, abdeslam, abdul salam, abd al salam, abdalsalam, abdolsalam, abdisalam, abdusalam, abdus salam, abdessalem, abdusalom, abdoussalam
abdulrahim, abdurrahim, abdelrahim, abderrahim, abdul rahim, abd al rahim, abdalrahim, abdolrahim, abdirahim, abdurahim, abdulraheem, abdur rahim, abdurakhim
abdulrazzaq, abdulrazak, abdelrazek, abderrazak, abdul razzaq, abd al razzaq, abdalrazzaq, abdolrazzagh, abdirazak, abdurrazzaq, abdurrazaq, abdulrazzak, abdulrazaq, abdurazak, abderazak, abdelrazzaq, abd alrazaq, abdur razzaq
abdulrashid, abdurrashid, abdelrashid, abderrachid, abdul rashid, abd al rashid, abdirashid, abdurashid, abdur rashid, abdulrasheed
abdulhamid, abdelhamid, abdul hamid, abd al hamid, abdalhamid, abdolhamid, abdulhameed, abdihamid, abdel hamid, abdulkhamid
abdulhakim, abdelhakim, abdul hakim, abd al hakim, abdalhakim, abdolhakim, abdihakim, abdulhakeem, abdulkhakim, abdel hakim
abdulhadi, abdelhadi, abdul hadi, abd al hadi, abdalhadi, abdolhadi, abdulkhadi
abdullatif, abdellatif, abdul latif, abd al latif, abdallatif, abdollatif, abdullateef, abdilatif
abdulmajid, abdelmajid, abdelmadjid, abdul majid, abd al majid, abdalmajid, abdolmajid, abdulmecid, abdulmajeed, abdulmedzhid, abdel meguid, abdelmeguid
abdulghani, abdelghani, abdul ghani, abd al ghani, abdalghani, abdolghani, abdulgani, abdughani, abdighani, abdiqani, cabdiqani, abdiqaani
abdulghafur, abdulghafour, abdelghafour, abdul ghafour, abdul ghafur, abdolghafour, abdulgafur
abdulbaqi, abdelbaki, abdul baqi, abd al baqi, abdulbaki, abdolbaghi, abdalbaqi
abdulbari, abdelbari, abdul bari, abd al bari, abdalbari, abdulbary
abdulfattah, abdelfattah, abdul fattah, abdel fattah, abd al fattah, abdalfattah, abdifatah, abdolfattah, abdulfattoh, abdulfatah, abdelfatah
abdulnasir, abdelnasser, abdulnasser, abdennasser, abdennaceur, abdul nasser, abdel nasser, abd al nasir, abdunnasir
abdulsamad, abdussamad, abdelsamad, abdessamad, abdul samad, abd al samad, abdolsamad, abdus samad
abdulmunim, abdelmoneim, abdul munim, abdulmonem, abdelmonem, abd al munim, abdelmounaim, abdel moneim
abdulilah, abdelilah, abdul ilah, abd al ilah, abdullilah, abdel ilah
abdulhalim, abdelhalim, abdul halim, abd al halim, abdel halim, abdulhaleem
abdulhaq, abdelhak, abdul haq, abd al haq, abdulhak, abdelhaq, abdolhagh, abdulhaqq
abdulzahra, abdulzahrah, abd al zahra, abdalzahra, abdul zahra
abdulamir, abdulameer, abd al amir, abdolamir, abdul amir
abdulaal, abdelaal, abdul aal, abd al al, abdel aal
abu, abou, abo, ebu, aboe
adil, adel, odil, adeel, aadil, adili
adnan, adnane, adnen
amin, ameen, emin, amine, amiin, aminou, aminu
amir, ameer, emir, emeer, aamir, amer
anwar, anouar, anvar, enver, anvarr, anwer, anuar, anwaar, ainiwaer, aniwaer
aqil, akil, aqeel, aghil, akeel
arif, aref, aarif, orif, areef
asad, assad, asaad, esad, esat, al assad, alassad, elassad, el assad
ashraf, achraf, ashref, eshref, esref, acharaf
atif, atef, aatif, ateef
awad, awadh, aouad, avad
ayman, aiman, aymen, eymen, eiman, aymane
ayyub, ayoub, ayub, ayoob, eyup, eyub, aiyub, aioub
aziz, azeez, aziiz, asis, azez
aisha, aysha, ayesha, aicha, aishah, aishat, ayse, aysheh, aisheh, aischa, aissatou, oysha, esha, caasha, aissata, aishatu, asha
badr, badar, bader, bedr, bedir
bakr, bekr, bekir, bakir, bakar, boubacar
abubakr, abubakar, aboubakar, aboubacar, abu bakr, abou bakr, aboubaker, abubaker, aboubacry, bubakar, boubakeur, abobakr, abu bakar, abubeker, boubacar, ebubekir, abu baker
baqir, bagher, baghir, baqer, bagir, baker
bashir, bachir, basheer, beshir, bechir, besir, bashiir, bashyr
bilal, belal, bilel, billal, bilaal
burhan, borhan, bourhan, burhon, burkhan
dawud, daoud, dawood, daud, davud, davood, davoud, dawod, dovud, daut, davut, daood
diya, dhiya, ziya, zia, diaa, dia, dhia, zeya, ziia
farid, fareed, ferid, ferit, faried, farit
faris, fares, faress, farees
faruq, farouk, farouq, farooq, faruk, faroukh, forouq, farook, farukh, faarooq
fayiz, faiz, fayez, faez, faiez, fayz, fais, faeez
faysal, faisal, feisal, feysal, fayssal, faical, faycal, fesal, faisel
fadil, fadhil, fazil, fadel, fazel, fadhel, faadil, fodil
fadlallah, fadlullah, fazlullah, fazlollah, fadhlallah, fadl allah, fazl ullah
fatima, fatimah, fatma, fatemeh, fatimat, fatime, fathima, fadma, patimat, fatimata, fatoumata, fatemah, fatmeh, fatouma, faadumo, fadumo, fatou, faduma, fadima, fatmata
fuad, fouad, foad, fuat, fouaad, fuaad, foued
habib, habeeb, khabib, hebib, khabeeb, xabib
hadi, hady, khadi, haadi
haj, hajj, haji, hajji, hadj, hadji, khadzhi, haci, khaji, hagg, alhaj, alhaji, el hadj, hac, hadzhi, elhadj
hakim, hakeem, khakim, hekim, hakiim
hamad, khamad, hamaad
hamza, hamzah, khamza, hamzeh, gamza, hamsa, hemza, xamza, xamsa
harith, hareth, haris, haress, kharis
haroun, harun, haroon, kharun, garun, xorun, haaroon
hashim, hashem, hachem, khashim, gashim, hasim, hachim, hoshim
hatim, hatem, khatim, xotam
haydar, haidar, haider, heydar, heidar, hayder, hyder, khaydar, geydar, gaydar, khaidar, haydor, hidir
hezbollah, hizballah, hizbullah, hizbollah, hezballah, hisbollah, hezbullah, hizb allah, hizbu llah, khizballa, khezbolla, hisbullah, hizb ullah, hezb allah, khizbollah, hizbalah, hizbolla, chisballah
hisham, hicham, hichem, hesham, hishem, khisham, hishaam
hosni, husni, hosny, husny, khosni, houssni
husam, hossam, hussam, houssam, husaam, khusam, hosam
iyad, eyad, ayad, iyaad, iad
imad, emad, imed, imaad
imran, emran, omran, umran, imraan, amran
isa, issa, eisa, essa, aissa, iisa, eissa, isse, ciise, issah, isah, eysa, ise
isam, issam, essam, esam, aissam
iskandar, eskandar, iskander, skander, askandar
jundallah, jondollah, jund allah, jundullah, dzhundulla, jondallah, jondullah
karim, kareem, kerim, krim, kariim, kelimu
kazim, kadhim, kadhem, kazem, kathim, kadim, kiazim, kadem, gazem, kadhum, kathem
kamal, kemal, kamel, kamaal, kamol
kamil, kamel, kaamil, kyamil, komil
latif, lateef, letif, latiif
layth, laith, leith, lais, leys, laeth
layla, leila, laila, leyla, lejla, leyli, leyila
luqman, lukman, lokman, loqman, luqmon, loghman
lutfi, lotfi, lutfy, loutfi, lutfiy
mahdi, mehdi, mahdy, mekhdi, mekhti, mahdee
mehdiyev, mekhtiev, mekhtiyev, mehtiyev, mehdiev, mahdiyev, mekhdiev
din, deen, dine, eddine, eddin, eddeen, uddin, uddeen, addin, addine, iddin, iddine, aldin, aldine, eldin, eldine, ettin
maung, mg
hoxha, hodza, hodzha
majid, majeed, madjid, maged, mecid, mecit, madzhid, meguid, majed, maijiti, mijit
malik, malek, melik, maalik, malick, melek
mansur, mansour, mansoor, mancour, mansuur, mensur
marwan, marouane, merwan, marvan, mervan, merouane, marouan
maryam, mariam, meryem, mariyam, miriam, maryem, meriem, mariama, maryamu, mirjam, maryan, meryam, mariame
masud, masoud, massoud, masood, masaud, mesud, mesut, messaoud, masoed, mas ud
mazhar, mezher, muzhir, mazher, mazkhar
mubarak, mobarak, moubarak, mubarek, mubarrak, embarek, mbarek, muborak
muhsin, mohsen, mohsin, muhsen, mukhsin, mohcine, mokhsen, muxsin, mouhcine
mujahid, mojahed, moudjahid, mucahit, mudzhakhid, mujahed, mudjahid, mujohid, modjahed
mukhtar, mokhtar, muhtar, moukhtar, mochtar, muxtor, moktar, muktar, mukhtor, mokthar, muhetaer
munir, mounir, moneer, muneer, munier, monir
murad, mourad, morad, murat, muradd, moraad, murod
murtada, murtaza, mortaza, morteza, mortada, murtadha, mourtada, murtazo, murteza, mortadha
musa, mousa, moussa, moosa, mussa, muse, musah, muso, muuse, moussah
mustafa, mostafa, mustapha, moustafa, mustafah, moustapha, mostapha, mostafah, mustafo, mastafa, mustofa, mustaffa
muawiya, muawiyah, mouawiya, moaviya, muavia, maaouiya, moawia
muhannad, mohanad, mohannad, mouhannad, muhanad, mohaned, mukhannad
muhyiddin, mohieddine, muhieddin, mohiuddin, muhiddin, mahieddine, mohi al din, muhyi al din, mohyeddin, mukhiddin, muhidin, mohiedin, muhyidin, moheyeddin
muqtada, moqtada, muktada, moktada, muqtadha
mutaz, moataz, mu taz, muataz, motaz, moutaz, mutazz
muzaffar, mozaffar, muzafar, mudaffar, mozafar, muzaffer, mouzaffar
naim, naeem, neim, naiim, naem, nahim, naiem
najib, najeeb, naguib, nadjib, nagib, necip, nedzhib, nejib, nedjib
najm, nejm, negm, nadjm, najem, nedzhm
nasir, nasser, naser, nacer, naseer, nosir, naceur, nassir, nasyr
nasrallah, nasrullah, nasrollah, nasralla, nasrulla, nasr allah, nasrullo, nasralah, nasr ullah
nasruddin, nasreddin, nasreddine, nasraddin, nasr al din, nasiruddin, nasirudin, naceredine, nasrudin, nasreldin, nasrutdin, nassereddine, nasser al din
nizar, nezar, nizaar, nezzar
nur, noor, nour, nuur, noer, nuhr, nuru, nouru, nuer
nuri, nouri, noori, nury, noury
nuruddin, noureddine, nureddin, nuraddin, nur al din, nour eddine, nooruddin, noor ul din, nureddine, nouredine, nurettin, nurutdin, nuriddin, noor uddin, noureldin, nurdin, noorudin, nur eddin, nourredine, noureddin
omid, umid, umed, oumid
parviz, parvez, pervez, pervaiz, parwiz, parwez, perviz, pervaz
qusay, kusay, qusai, kusai, qussay, qusayy, kossai
rafiq, rafik, rafic, rafeeq, refik, rafig, rafigh, rafique, rofiq
rahim, raheem, rakhim, rahiem, rehim, reyimu
rahman, rakhman, rehman, rahmane, rahmaan, rahmon, rakhmon, rehmaan, reheman
rajab, rajeb, ragab, radjab, recep, radzhab, rejeb, redzhep
ramadan, ramazan, ramadhan, ramdane, ramzan, ramzon, romadon, ramadhani, ramadane
ramzi, ramzy, remzi, ramsi
rashid, rasheed, rachid, rashied, reshid, rasit, rached, rashed, rachide, rashit, reshit
rida, reza, ridha, riza, rezza, redha, reda, raza, rizo, ridah, redah
ridwan, radwan, redouane, rizwan, rezvan, ridouan, ridvan, radouane, ridhwan, rizvon, redwan, radhwan
riyad, riad, riyadh, riaz, riyaz, riadh, ryad, reyad, riyaad
ruhollah, rouhollah, ruhullah, rohullah, ruh allah, ruhulla, rohollah, ruhallah
saad, sad, sa ad
sabah, sabbah, sabaah, sebah
sabir, saber, sabeer, sobir, saabir
sabri, sabry, sabriy, sebri
sadiq, sadegh, sadik, sadeq, sadek, sodiq, sadique, sadyk, sadig, sadeeq
siddiq, siddique, seddik, sediq, seddiq, siddik, siddeeq, saddiq, sediqe
safar, safer, safarr, sefer
safi, safy, safie, safiy
salahuddin, saladin, salaheddine, salah al din, salahaddin, selahattin, salahudin, salah eddine, salahidin, salaheldin, saladdin, salahedin, salakhuddin, salakhutdin, salauddin
sayf, saif, seif, sayef, saef, seyf, sejf, saiff
sayfallah, saifullah, seifallah, seifullah, sayfullah, saif allah, seifollah, sayfulla, sayf allah, saif ullah, saifulla, saifollah
sayfuddin, saifuddin, seifeddine, seif al din, saif al din, sayf al din, saifudin, sayfiddin, saifutdin, seyfettin, seifuldin, saif eddin
shafiq, shafik, chafik, shafeeq, shafigh, sefik, chafiq, shafique
shahab, shihab, chihab, shahaab, shehab, sihab
shahid, shaheed, chahid, sahid, shakhid, chahed, sehit, shahied
shamil, shamel, chamil, shomil
sharif, sherif, shareef, cherif, charif, sharief, serif, shariff, chareef
shawqi, shawki, shouki, chaouki, shawky, sevki, shauqi
shaykh, sheikh, shaikh, cheikh, sheik, sheykh, scheich, seyh, shekh, shaik, shayk, sheij, cheick, chikh, sheekh, shiikh, cheykh, sheix
shukri, shoukri, choukri, shokri, sukru, shukry, shoukry, chokri
sirajuddin, sirajeddine, siraj al din, sirajudin, serajuddin, sirojiddin, seraj ud din, siraj uddin, sirazhudin, sirajeddin, sarajuddin
shamsuddin, shamseddine, chamseddine, shams al din, shamsudin, shamsuddeen, semsettin, shamsiddin, shams ud din, shamsutdin, shemseddin, chams eddine
suhayl, suhail, soheil, souhail, sohail, sohayl, suheyl, suhayil
sufyan, sofiane, sufian, soufiane, sofyan, sofian, sufiyan, soufian
talal, tallal, telal, tallel
thabit, thabet, sabit, tabet, tsabit, sabet
thamir, thamer, tamer
ubayd, obaid, ubaid, obeid, oubeid, ubeyd, obayd, ubeid
ubaydullah, obaidullah, obeidullah, ubaidullah, obeidallah, obaidallah, ubaydallah, obaidollah, ubeydullah, oubeidallah, ubaydulla, ubaidulla
uday, odai, udai, oday, oudai, odei
wahid, waheed, vahid, ouahid, vahit, vakhid, wahied, vohid
wahab, wahhab, vahab, ouahab, vehab, vakhab
walid, waleed, oualid, valid, velid, waled, wallid, wahlid
wasim, waseem, wassim, ouassim, vasim, vesim
yasin, yassin, yaseen, yassine, iasin, jasin, yasine, yaasiin, yacine, yosin, yaasin
yasir, yasser, yaser, yassir, iasir, yosir, yacer
zahir, zaher, dhahir, thahir, zakhir, zohir, zahier, dhaher
zakariya, zakaria, zakariyya, zakarya, zekeriya, zacharia, zakariyah, zakariia, zakariah, zakaryya
zawahiri, zawahri, dhawahiri, thawahiri, alzawahiri, dawahiri, zavakhiri, al zawahiri, zaouahiri
zayd, zaid, zeid, zayed, zied, zeyd, zaide
zaynab, zainab, zeinab, zeynep, zenab, zineb, zeyneb, zaineb, zainabu, zaynap, zenep
zayn, zain, zein, zine, zeyn, zaine
zaynalabidin, zein al abidine, zine el abidine, zainul abidin, zeinolabedin, zayn al abidin, zainalabidin, zeynalabdin, zine elabidine, zainol abedin
zia, ziya, zeya, ziyo, ziia
ziauddin, ziaeddin, ziyauddin, diya al din, zia ud din, diaeddine, ziyaddin, diyauddin, zia uddin
zubayr, zubair, zoubeir, zobeir, zubeyr, zubeir, zobair, zoubir, zuber, zoubair
zuhayr, zuhair, zouheir, zoheir, zuheir, zohair, zuhayir, zouhair
alauddin, alaeddine, ala al din, aladdin, alaaddin, alaattin, ala ud din, alaudin, alaeddin, ala eddin
badruddin, badreddine, badr al din, bedreddin, bedrettin, badrudin, badriddin, badruldin, badr uddin
fakhruddin, fakhreddine, fakhr al din, fahrettin, fakhrudin, fakhraddin, fakhrutdin, fakhriddin, fakhr uddin
husamuddin, hossameddine, husam al din, houssam eddine, husamettin, hossam el din
imaduddin, imadeddine, imad al din, emadeddin, imad eddine, emaduddin
izzuddin, izzeddine, izz al din, azzeddine, izzettin, ezzeddin, izaddin, ezzedin, izz eddin, izzadin, azzedine
jalaluddin, jalaleddine, jalal al din, celalettin, djalaleddine, jalaludin, jaloliddin, dzhalaludin, jalaloddin, jelaluddin
jamaluddin, jamaleddine, jamal al din, cemalettin, djamaleddine, jamaludin, dzhamaludin, jamoliddin, gamal al din, jamaledin, jamaladdin, jamaldin, dzhamaldin
kamaluddin, kamaleddine, kamal al din, kemalettin, kamoliddin, kamaludin
muinuddin, moinuddin, moeinuddin, mueenuddin, muiniddin, moinudin, muin al din
qutbuddin, kutbuddin, qotboddin, qutb al din, qutubuddin, kutubuddin
taqiuddin, takieddine, taqi al din, takiuddin, taghi al din, taqi eddin
gulbuddin, golboddin, gulbudin, gul al din, gulbaddin
amanullah, amanollah, amanallah, amanulla, aman ullah, aman allah
attaullah, ataullah, ataollah, atallah, attaollah, ata ullah
asadullah, assadullah, asadollah, asadallah, asad ullah, asadulla, asad allah, assadollah
barakatullah, barakatallah, barkatullah, barakat ullah
habibullah, habibollah, habiballah, khabibulla, habib ullah, habibulla, habib allah
hamdullah, hamdollah, hamdallah, khamdulla, hamidullah, hameedullah
hidayatullah, hedayatollah, hedayatullah, hidayat ullah, hidoyatullo
inayatullah, enayatullah, enayatollah, inayat ullah, anayatullah
karamatullah, keramatullah, keramatollah
khalilullah, khalilollah, khaliullah, khalil ullah, khalilallah
matiullah, matiollah, mati ullah, motiullah
najibullah, nadjibullah, najib ullah, najibollah
qudratullah, ghodratollah, kudratullah, qodratullah, qudrat ullah
rahmatullah, rahmatollah, rakhmatulla, rahmat ullah, rahmatallah, rehmatullah, rahmatulla
samiullah, samiollah, sami ullah, sameeullah
wasatullah, waliullah, valiollah, wali ullah, waliallah, valiullah
zabihullah, zabiullah, zabihollah, zabih ullah
ansar, ansaar, ansor, ensar
dulaymi, dulaimi, duleimi, doulaimi, dulaimy, aldulaimi, al dulaimi, dleimi
takriti, tikriti, tekriti, al tikriti, altikriti, tikrity
khamenei, khamenehi, khamanei, khameneyi, hamenei, chamenei, hamaney, khamene i
khomeini, khomeyni, humeyni, chomeini, homeini, khumayni, khumaini
rafsanjani, rafsandjani, rafsandzhani, rafsancani
soleimani, sulaimani, suleimani, soleymani, sulaymani, solaimani, suleymani, soleimany, soulaimani
ahmadinejad, ahmadinezhad, ahmedinejad, akhmadinezhad, ahmadi nejad, ahmadi nezhad
rouhani, rohani, ruhani, rowhani, roohani, ruxani
haniyeh, haniya, haniye, hanieh, haniyya, hania, khaniya, heniye
mashal, meshaal, mishal, mashaal, machaal, meshal, misha al, mishaal
makhlouf, makhluf, maklouf, mahluf, makhloof, mahlouf
maliki, malki, maleki, al maliki
houthi, huthi, hawthi, khusit, husi, al houthi, alhouthi, houti, huthiyy
taliban, taleban, taliiban, toliban, talebaan
qaida, qaeda, qaidah, kaida, kaeda, qaedah, qa ida, alqaida, alqaeda, al qaida, al qaeda, el kaida, elkaida, kaide, al qaidah, gaeda, al qa ida, al qaedah
daesh, daish, dawaesh, daech
hamas, khamas, hamaas
shabab, shabaab, chabab, sebab, shebab, al shabaab, alshabaab, al shabab
mujahidin, mujahideen, mojahedin, mujahedeen, moudjahidine, mojahedeen, mudzhakhed, mujahedin, mucahidin, mojahidin, modzhakhed
peshmerga, pesmerge, pishmarga
basij, baseej, basidj, besic
pasdaran, pasdarane
erdogan, erdohan, ardogan, ordogan, erdoghan, ardoghan, urdughan
ceausescu, chaushesku, ceaucescu
aleksandr, alexander, alexandr, aleksander, oleksandr, aliaksandr, alyaksandr, alexandre, aleksandar, olexandr, aliaxandr, oleksander, aleksandre, alexandros, alexandru, aleksandrs, aleksandras, alexandrs, aliaksander, aleksandur
aleksandra, alexandra, oleksandra, aliaksandra
aleksey, alexei, aleksei, alexey, alexej, aleksej, oleksiy, oleksii, aliaksei, alyaksey, alexiy, olexiy, alexi, aliaksey, alexy
anatoliy, anatoly, anatoli, anatol, anatolii, anatolij, anatolie
andrey, andrei, andrej, andriy, andrii, andriej, andry, andrij, andryi, andrejs, andrius, andreis
arkadiy, arkady, arkadi, arkadii, arcadi, arkadij, arkadius, arcady
artem, artyom, artiom, artsiom, artjom, artsem
boris, borys, barys
denis, denys, dzianis, denyss, dzyanis
dmitriy, dmitry, dmitri, dmitrii, dimitri, dmytro, dzmitry, dmitrij, dimitry, dimitriy, dmitrey, dmitrie, dzmitryi, dimitrij, dmitrijs, dmitrijus, dzmitryj
evgeniy, evgeny, yevgeniy, yevgeny, yevgeni, evgeni, evgenii, yevhen, yevheniy, yevhenii, evgenij, eugeniy, eugene, jewgeni, jevgenij, iauhen, yauheni, yauhen, ievgen, jewgenij, evgueni, ievgenii, yauhenii, jewgienij
evgeniya, evgenia, yevgeniya, yevgenia, yevheniya, evgeniia, ievgeniia, jewgenija
fedor, fyodor, feodor, fedir, fiodor, fjodor, fyedor, fiodar
gennadiy, gennady, gennadi, gennadii, hennadiy, hennadii, gennadij, henadz, guennadi, genadi, genady
georgiy, georgy, georgi, georgii, heorhiy, heorhii, georgij, gueorgui, giorgi, heorhij, georgijs, jorgji, gheorghi
grigoriy, grigory, grigori, grigorii, hryhoriy, hryhorii, grigorij, ryhor, gregory, grigor
igor, ihor, ihar, igori, ygor, igors, igoris, ihars
ilya, ilia, illia, ilja, iliya, illya, ilyia, iliia, illja
iosif, yosif, yosyp, josif, iosyp, osip
kirill, kiril, kyrylo, kiryl, kirillo, cyril, kiryll
konstantin, kostyantyn, kostiantyn, constantin, constantine, kanstantsin, kanstancin, konstantyn
leonid, leanid, leonyd, leonide, leonit
lev, lew, lyev
maksim, maxim, maksym, maxym, maksimm, maxime, maksims, maksimas
mikhail, mihail, mykhailo, mykhaylo, mikhael, michail, mikhayl, mihailo, michael, mihajlo, mixail, mykhail, mikhailo, mikail, mychajlo, mikheil, mikayil, mihails, mihajil, mykhajlo, mihael
nikolay, nikolai, nicolai, mykola, nikolaj, mikalai, mikalay, nicolay, mikola, nikoloz, nikolajs, nikolajus, mikalaj
oleg, oleh, aleh, olegs, olleg
pavel, pavlo, pawel, paval, pavels, pavelas, pavle
petr, pyotr, petro, piotr, pjotr, piatro, petar, pyatro
roman, ramana, romane, raman
semyon, semen, simeon, semeon, symon, siamion, semjon, semion, simyon
sergey, sergei, serhiy, serhii, sergej, siarhei, serguei, syarhey, sergii, serge, sergy, sergiy, siarhey, serhij, serhy, szergej, sergejs, sergejus, siarhiej, siergiej, serghei
stanislav, stanislau, stanislaw, stanyslav
stepan, stsiapan, stephan, stsyapan
svyatoslav, sviatoslav, svjatoslav, sviataslau, swjatoslaw
timofey, timofei, tymofiy, timofej, tymofii, tsimafei
vadim, vadym, wadim, vadzim
valentin, valentyn, walentin, valiantsin
valeriy, valery, valeri, valerii, valerij, waleri, valeryi, valeriyy
vasiliy, vasily, vasili, vasyl, vasilii, vassily, vassili, vasil, wassili, vasilij, basil
viktor, victor, viktar, wiktor, victar, viktors
vitaliy, vitaly, vitali, vitalii, vital, vitalij, witali, vitalie, vitalijs, vitalyi
vladimir, wladimir, volodymyr, uladzimir, vladymyr, wladymir, voldymyr, volodimir, uladzimer, volodymir, vladimer, bladimir, wolodymyr, vlodimir, vlodymyr, uladzimiar, vladimirs, vladimiras, uladzimier
vladislav, vladyslav, wladislaw, uladzislau, wladyslaw, vladislau, ladislav
vsevolod, vsevalad, wsewolod, usevalad
vyacheslav, viacheslav, vjaceslav, viatcheslav, viachaslau, wjatscheslaw, vjacheslav, viatcheslau, viacheslaw, vyatcheslav, vechyaslav, vacheslav
yakov, yaakov, yaacov, iakov, jakov, yakiv, yakau, jakow, jaakow
yaroslav, iaroslav, jaroslav, yaraslau, jaroslaw, iaroslaw
yegor, egor, iegor, jegor, yahor, yehor, iehor
yuriy, yuri, yury, iurii, jurij, yurii, iouri, youri, juri, yuryi, jury, iuriy, iury, juriy, yourii, iuri, youriy, yurij, jurijs, jurijus, juryj
yuliya, yulia, iuliia, julia, julija, yuliia, youlia, ioulia, iulia
ivan, ivane, ivans, ivanas
nikita, mykyta, mikita, mikyta
daniil, danil, danylo, danila, daniyil, danyil, danilo
bogdan, bohdan, bagdan, bahdan
rostislav, rostyslav, rastislau, rostislaw, rastsislau
gleb, hlib, hleb
matvey, matvei, matvii, matviy, matvej, matsvei, matsvey, matfey
filipp, filip, pylyp, philipp, philip, phillip, phillipe, pilip
yefim, efim, iefim, jefim, yukhym, yafim
zakhar, zahar, zachar
timur, timour, temur, teimur, teymur
eduard, edouard, edward, eduards
rodion, radion, rodyon
arseniy, arseny, arseni, arsenii, arsenij, arsentiy
ignat, ignatiy, ignaty, ihnat, hnat, ignatii
lavrentiy, lavrenty, lavrentii, lavrentiya
savely, saveliy, savelii, saveli
afanasiy, afanasy, afanasii, panas, apanas
yevdokim, evdokim, ievdokim
gavriil, gavril, havryil, havrylo, gavriel, gavrilo
yelisey, elisey, yelysei, elisei
yaroslava, iaroslava, jaroslava
david, davit, davyd, dawid, davids, dovydas
elena, yelena, olena, alena, jelena, ielena, elene, ylena, aliona, alyona, yelyena
ekaterina, yekaterina, kateryna, katsiaryna, katerina, iekaterina, jekaterina, ekaterine, katsyaryna, ekateryna
tatyana, tatiana, tetiana, tetyana, tatsiana, tatjana, tatsyana
natalya, natalia, nataliya, nataliia, natalija, natallia, natalja, nathalia, natallya
irina, iryna, irine, irena, irinna, iryne
svetlana, svitlana, sviatlana, svjetlana, swetlana, svyatlana
lyudmila, liudmila, ludmila, lyudmyla, liudmyla, ljudmila
nadezhda, nadejda, nadiya, nadiia, nadzeya, nadia, nadja, nadezda, nadeschda, nadzezhda
lyubov, liubov, lubov, ljubov, liubou, lioubov, lyubou
galina, halyna, halina, galyna
olga, olha, volha, olgha
oksana, aksana, oxana
kseniya, ksenia, kseniia, xenia, ksenija, kseniye
marina, maryna, maryina
larisa, larysa, larissa
valentina, valentyna, valiantsina, walentina
anastasia, anastasiya, anastasiia, anastasija, nastassia, anastassia, anastassiya, nastassiya
darya, daria, dariya, dariia, darja, daryia
viktoriya, viktoria, victoria, viktoriia, viktorija, viktoryia, wiktorija
veronika, veranika, veronica
maria, mariya, mariia, marija, maryia
sofia, sofiya, sofiia, sophia, sofija
tamara, tamar
vera, vira, viera
polina, palina
zinaida, zinayida, zinaiida
yevdokia, evdokia, yevdokiya, evdokiya, yavdokha
angelina, anhelina, anzhelina, angelyna
anzhela, angela
valeria, valeriya, valeriia, valerija, valeryia, walerija
kristina, khrystyna, krystsina, christina, kristine
margarita, marharyta, marharita, margaryta
raisa, raissa, rayisa, raiisa
taisia, taisiya, taisiia, tayisiya
yana, iana, jana
nadira, nodira
anna, ganna, hanna
elizaveta, yelizaveta, yelyzaveta, lizaveta, jelisaweta, elisaveta
inna, ina
miroslav, myroslav, miraslau
zhanna, janna, zanna
zelensky, zelenskyy, zelenskiy, zelenskyi, selenskyj, zelenskii, zelenski, zelenskij
yanukovych, yanukovich, janukowitsch, ianoukovitch, janukovic, janukovych
lukashenko, lukashenka, loukachenko, lukaschenko, lukasjenko, lukasenko, lukaszenko, loukashenka, lukasjenka, lukasenka
khodorkovsky, chodorkowski, khodorkovskiy, khodorkovski, hodorkovskij
shoigu, shoygu, choigou, schoigu, sojgu, shojgu
prigozhin, prigojine, prigoschin, prigozin, prygozhyn, prigozhyn
yeltsin, eltsin, jelzin, ieltsine, jeltsin, eltsine
khrushchev, chruschtschow, khrouchtchev, hruscev, khrushchyov, khruschev, kruschev, chruscev
gorbachev, gorbatschow, gorbatchev, gorbacev, gorbachyov, gorbatsjov
kadyrov, kadirov, qadirov, kadyrow, qadyrov
usmanov, usmonov, osmanov, ousmanov
karimov, kerimov, karymov, kerimow
aliyev, aliev, alijew, eliyev, alyev, aliyew
rahmonov, rakhmonov, rahmanov, rakhmanov, rachmanow
nazarbayev, nazarbaev, nasarbajew, nazarbaiev, nazarbajev
tokayev, tokaev, tokajew, toqaev, tokaiev
berdimuhamedov, berdymukhamedov, berdimuhamedow, berdymukhammedov, berdimukhamedov
mirziyoyev, mirziyoev, mirzioev, mirzijojew
saakashvili, saakaschwili, saakachvili, saakasvili
shevardnadze, schewardnadse, chevardnadze, shevarnadze, sevardnadze
ivanishvili, iwanischwili, ivanichvili
milosevic, miloshevich, miloschewitsch, milochevitch, miloshevic
karadzic, karadzhich, karadschitsch, karadjic, karadzich
yovanovic, jovanovic, yovanovich, jovanovich, iovanovic
tchaikovsky, chaikovsky, tschaikowski, chaykovskiy, tchaikovski
dzhokhar, jokhar, djokhar, jawhar, dschochar, cevher, gawhar, jowhar, johar, gohar, dzhohar
shamil, schamil, chamil, shamyl
aslan, arslan, oslan
magomedov, mohammadov, muhamedov, mukhamedov, mamedov, mammadov, magamedov, memmedov, mamedow, mukhammedov, magomedow
akhmedov, ahmadov, ahmedov, achmedow, ehmedov, akhmadov, axmedov
huseynov, guseinov, guseynov, husseinov, gusseinow, khuseynov, khuseinov
hasanov, gasanov, hassanov, khasanov, hesenov
ibragimov, ibrahimov, ibraimov, ebrahimov, ibrohimov
ismailov, ismayilov, ismoilov, smailov
yusupov, yusifov, yusufov, iusupov, jusupow, yusubov, iusufov
hovhannes, ovanes, oganes, hovannes, hovanes, ohannes, ovannes
hovhannisyan, ovanesyan, oganesyan, hovannisian, oganesian, hovanesian, hovhannisian
grigoryan, grigorian, krikorian, grikorian, krigoryan
sargsyan, sarkisian, sarkissian, sargsian, sarkisyan, sarksian, sarkissyan, sargsjan, sarkisjan, sarkissjan, serkissian
harutyunyan, arutyunyan, haroutunian, arutiunian, arutyunian, harutiunian, aroutiounian
hakobyan, akopyan, hagopian, hakobian, akopian, agopian, hagopyan, agopyan, akopjan, hakobjan, hacopian
hovsepyan, ovsepyan, hovsepian, ovsepian, osipyan, osipian, hovsepjan
karapetyan, karapetian, garabedian, karapetjan, garabetian, garapetyan
poghosyan, pogosyan, boghossian, pogosian, bogosian, poghosian, boghosian, pogosjan
martirosyan, martirosian, mardirossian, martirossian, mardirosian, martirosjan
hayrapetyan, airapetyan, ayrapetyan, hairabedian, airapetian, hayrapetian, ayrapetian, hairapetian
sahakyan, saakyan, sahakian, saakian, sahakjan, saakjan
ghazaryan, kazaryan, ghazarian, kazarian, gazaryan, gazarian, kasarjan
gevorgyan, kevorkian, gevorkyan, gevorkian, kevorkyan, gevorgian, gevorkjan
vardanyan, vartanyan, vartanian, vardanian, vartanjan, wartanjan
nersisyan, nersesyan, nersesian, nersisian, nersissian
mkrtchyan, mkrtchian, mkrtychyan, mgrditchian, mkrtichian, mkrtschjan, mkrttschjan
tadevosyan, tatevosyan, tatevosian, tadevosian
yeghiazaryan, egiazaryan, eghiazaryan, yegiazaryan, egiazarian, yeghiazarian
avagyan, avakyan, avakian, avagian, avakjan
galstyan, galustyan, galoustian, galustian, kalstian
kirakosyan, giragosian, kirakosian, guiragossian
margaryan, markaryan, markarian, margarian
aghajanyan, agadzhanyan, aghajanian, agajanyan, agadjanian
ohanyan, oganyan, ohanian, oganian
baghdasaryan, bagdasaryan, baghdasarian, bagdasarian
abrahamyan, abramyan, abrahamian, abramian
petrosyan, petrosian, bedrosian, bedrossian, petrossian, petrosjan
khachatryan, khachaturyan, khatchaturian, khachaturian, khatchatourian, khachatrian, hatchadourian, khatchatrian, khachadourian, chatschaturjan, xachatryan
giorgi, gheorghi
netanyahu, netanjahu, netanyahou, natanyahu
yitzhak, ishak, izchak, yizchak, yitzchak, itzhak, yitshak, izhak, itzhok, icchak, jitzchak, itshak, yizhak
yaakov, yaacov, yaaqov, jaakow
moshe, moishe, moche, mosche, moyshe, mosze
chaim, haim, hayim, chayim, khaim, hayyim, chajim
menachem, menahem, menakhem
shlomo, schlomo, chlomo, szlomo, shloime
shmuel, schmuel, szmuel, shmouel
yehuda, yehudah, jehuda, iehuda
baruch, barukh, baroukh, boruch
mordechai, mordechay, mordekhai, mordehai, mordecai
eliezer, eliazar, elieser
avraham, awraham, avrohom
nguyen, nguyan, nguen, ngyuen, nguien
tran, tren
pham, fam
huynh, hoang
lee, yi, rhee, ri, rhie, reeh, ree
kim, gim, kym, ghim
park, pak, bak, bark
choi, choe, chey, chwe, choy, tchoi
jung, jeong, chung, chong, joung, jong, tjong
kang, gang, khang, kahng
cho, jo, joh, tcho, choh
yoon, yun, youn, yune
jang, zang, tjang, jahng
lim, im, rim, rhim, leem
han, hahn, hann
oh, ohh
seo, suh, sur, seoh
shin, sin, synn, shinn
kwon, gwon, kweon, kuon, gweon
hwang, whang
geum, kum, gum, keum
geun, kun, gun, keun
guk, kuk, kook, gook
gil, kil
hoon, hun
joo, ju, chu
ji, chi, jee
je, che
bong, pong
ahn, aan
song, soung
ryu, yoo, ryoo, lyu, rhyu
noh, roh, nho, rho
moon, mun, moun, muhn
bae, pae, bea
baek, paek, paik, baik, pek, beak
jeon, chon, jhun, jon
chun, cheon, tchen, choen
heo, hur, huh, hoh
jeong, jong, chong jeong, joung
gu, koo, ku, goo, kou, khu
woo, wou
ko, go, koh, goh
eun, eunn
young, yong, yeong
hyun, hyon, hyeon, hyoun
hyuk, hyok, hyeok, hyuck
chul, chol, cheol, chull, choul
seung, sung, seong, soong
joon, jun, chun
soo, su, sou
hee, hui, heui
ilsung, ilsong, il sung, il song, ilseong
jongil, chongil, jong il, chong il, jeongil
jongun, chongun, jong un, chong un, jeongeun, jungeun
kaishek, jieshi, kai shek, chieh shih
maozedong, mao tse tung, mao zedong
peking, beijing, pekin
tse, xie, hsieh, tze, sia, cheah
adan, aden, aadan
abdirizak, cabdirisaaq, cabdirisaq, abdirizaq, abdirisak
abdirahim, cabdiraxiim, abdiraheem
abdinasir, cabdinaasir, abdinassir
abdiwali, cabdiwali, abdulwali, abdiweli, cabdiweli
daahir, dahir
jaamac, jama, jaama, djama
faarax, farah, farax, faraah
cawil, awil, cawl
cilmi, elmi, ilmi
cigaal, egal, igal, eegal
xirsi, hersi, hirsi, hirse
raage, rage, raghe, raagge
faroole, farole, farrole
saleebaan, saleban, suleban, sulaiman
warsame, warsama, warsami
samatar, samantar, samater
cawaale, awale, cawale
guuleed, guled, gouled, guleed
robow, roobow, rooble, roble
aweys, uways, awes, aweis, oways
godane, godan, goodane
mucaawiye, muawiya, muawiye
shirwac, shirwa
zvi, tsvi, tzvi, zwi, zevi, cvi, tsevi
yitzhak, yitzchak, itzhak, itzchak, icchak, yizhak, izhak, jizchak
hayim, haim, chaim, chayim, khaim, haym, hayyim
yehoshua, jehoshua, yeoshua, iehoshua
yehuda, jehuda, yehudah, iehuda
shlomo, schlomo, chlomo, szlomo
shmuel, schmuel, szmuel, shmouel
moshe, mosche, mosze
menachem, menahem, menakhem, mnachem, menachim
avraham, abraham, avrohom, awraham, avrum
mordechai, mordekhai, mordecai, mordehai, mordchai, mordche
rivka, rivkah
eliyahu, eliahu, eliyahou
ephraim, efraim, efrayim, ephrayim
binyamin, benjamin, benyamin, biniamin, beniamin
yaakov, iaakov
tewodros, tedros, tewedros, theodros, teodros, tewodross
gebre, ghebre, gabre, guebre, gebrie, gabra, gebra, ghebr
gebremichael, ghebremichael, gebremikael, gabremichael, gebremikaeel
gebremariam, ghebremariam, gebremaryam, gebre mariam
gebremedhin, ghebremedhin, gebremeden, gebremedhn
gebreyesus, ghebreyesus, gebreiyesus, gebreyesuse
haile, hayle, hailee, khaile
hailemariam, hailemaryam, haylemariam
woldemariam, woldemaryam, weldemariam, woldemarya
woldemichael, weldemichael, woldemikael
wolde, welde, walda, woldu
isaias, isayas, esayas, isaiyas, esaias
afwerki, afeworki, afewerki, afeworqi, afewerke
desalegn, dessalegn, desalegne, dessalegne, desaleng
tesfaye, tesfay, tesfai, tesfaie
tekle, tecle, teklay, teklai, takla, teckle
yohannes, yohanes, youhannes, iohannes
mengistu, menghistu
berhane, birhane, brhane
giorgis, georgis, ghiorghis, gheorghis
seyoum, siyoum, siyum, seyum
kidane, kidanie, kidaneh
mulugeta, mulughieta, muluguetta
zenawi, zenawie, zainawi
hlaing, hline, hlyne, hlaine, hlayn
myint, mynt
nyunt, nyun, nynt
kyaw, kyow
htun, tun, htoon, toon
thein, thain, theyn
htay, htey
hla, hlah
shwe, shway, shwae
thura, thuya, thuria
aung, oung
lwin, lwyn
thiha, thihar
somchai, somchay
prayut, prayuth, prayudh, prayoot
thaksin, taksin, thaxin
chinnawat, shinawatra, chinawatra, chinnawatra, shinnawatra
wongsawat, vongsavath, wongsavat, wongswasdi
wongsuwan, wongsuwon, wongsuvan
suthep, sutep
apisit, abhisit
bhumibol, phumiphon, pumipol
phichit, pichit
somphong, sompong
chaiyaphum, jaiyaphum
vijay, wijay, vijai, bijay, bijoy
vikram, bikram, wikram
venkatesh, venkates, wenkatesh
lakshmi, laxmi, luxmi, lakshmy, laksmi, lekshmi
lakshman, laxman, luxman, lakshmanan, latchman
krishna, krushna, krisna, crishna
krishnan, kirshnan, krisnan
subramaniam, subramanian, subramanyam, subrahmanyam, subrahmanian, subramaniyam, subramanium, supramaniam
prabhakaran, pirapaharan, prabakaran, pirabakaran, prabhakharan, pirabhakaran
balasubramaniam, balasubramanian, balasubramanyam
shanmugam, sanmugam, shanmuham, chanmugam
arumugam, aroumougam, arumuham, arumugham
murugan, muruhan, mourougan
rajapaksa, rajapakse, rajapaksha
bandaranaike, bandaranayake, bandaranayaka
wickremesinghe, wickramasinghe, wikramasinghe, vikramasinghe
jayawardena, jayewardene, jayawardene, jayawardana
chowdhury, chaudhuri, choudhury, chaudhury, chawdhury, choudhary, chaudhary, chaudhry, chaudry
bandyopadhyay, banerjee, banerji, bannerjee
mukhopadhyay, mukherjee, mukherji, mookerjee
chattopadhyay, chatterjee, chatterji
gangopadhyay, ganguly, ganguli
vishwanathan, viswanathan, visvanathan, vishvanathan
srinivasan, shrinivasan, sreenivasan, shreenivasan
srinivas, shrinivas, sreenivas, shreenivas
sri, shri, shree, sree
natarajan, nataraja, nadarajan, nadarajah
ganesh, ganesan, ganesha
kumar, kumaar
kumari, kumary
jadhav, yadhav
sharma, sarma
verma, varma
shukla, sukla
agrawal, agarwal, aggarwal
rathore, rathor, rathod, rathaur
zazi, jaji, dzadzi, zadzi, jaaji
diarra, jarra, djarra
cisse, sise, ceesay, sesay, cissay
diop, diob, joof, jobe
ndiaye, njie, ndiay, njai, njay
camara, kamara, kamarra
conde, konde
keita, keyta, kaita
konate, conate
coulibaly, kulubali, koulibaly, culibali, couloubaly
sidibe, sidibay
traore, trawalle, tarawallie, trawally
mbacke, mbake, mbaki
mbaye, mbay, mbye
faye, fay
fofana, fofanah, foffana
sankoh, sanko, sanco
frangieh, franjiyah, frangie, franjieh, frangiyeh, franjiya
geagea, jaajaa, djadja
jumblatt, jumblat, joumblatt, junblat, djoumblatt
gemayel, jumayyil, gemayyel, jmayel, djemayel, jumayil
hachani, hashani, hashshani
celebi, chalabi, jalabi, chelebi, shalabi, tchelebi
zeytuni, zaytuni, zitouni, zeitouni, zaitouni, zaituni
derradji, darraji, derraji, darradji, daraji
dhiyab, ziab, diab, dhiab, theyab, thiab, dhiyaab, dhyab, ziyab
muthanna, mosanna, mouthanna, musanna, mothanna, mutanna
ghoul, ghul
kermani, kirmani, karmani
rezaie, rezaei, rezai, rezayi
mahsud, mehsud, mahsood
afridi, afreedi, apridi
achakzai, achekzai, atsakzai, asakzai
barakzai, barekzai, barikzai, barakzay
noorzai, nurzai, noorzay, nurzay, norzai
ishaqzai, ishakzai, eshaqzai, sahakzai, ishaqzay
alizai, alizay, aleyzai
khosti, khosty, khowsti
wardaki, vardaki
jason, yeison, jeison, yeisson, geison, jeyson, jaison
steven, estiven, stiven, esteven, stivens
michael, maicol, maikol, maikel, maykel, maycol
jonathan, yonatan, jhonatan, jonatan, yhonatan, johnathan, jonathon, yonathan, ionatan
john, jhon, yhon
mazlum, mazloum, mezlum, mazlom
masrur, masrour, mesrur, masroor
barzanji, berzenci, barzinji, barzanchi, berzinji
yuliy, yuly, yulii, iulii, julij
jawlani, julani, golani, joulani, jolani, jowlani, gawlani, goulani
fco, francisco
gpe, guadalupe
hdez, hernandez
fdez, fernandez
glez, gonzalez, gzlez
rguez, rodriguez, rdguez, rdz, rodrguez
mtnez, martinez, mtz
gtz, gutierrez, gtrrez
dguez, dominguez
jmnez, jimenez
vqz, vazquez, vasquez, vzquez
pz, perez
lyu, lu, lv, lue
johnny, jhonny, yonny, jonny, johny, yoni, jhonni, yhonny
brian, bryan, brayan, braian, brayhan, breyan
jefferson, yefferson, jeferson, yeferson, yeferzon
david, deivid, deyvid, deibid
giovanni, giovanny, yovanny, jovanny, jhovanny, yovani, geovanny, geovani, jovani
kevin, kebin, keving, quevin
william, wiliam, wuiliam, willian, uiliam
wilson, wuilson, uilson
walter, gualter, valter, ualter
edwin, eduin, edwing, eduing
edgar, edgard, etgar
jennifer, yenifer, yennifer, jenifer, yeniffer, jenniffer, jhenifer
jessica, yesica, jesica, yessica, jhessica
jimenez, gimenez, ximenez
echeverria, etxeberria, echevarria, etcheverria
goikoetxea, goicoechea, goycochea
etxebarria, echebarria, echevarria
ibarra, ybarra
velasquez, velazquez, velasques
baldelomar, valdelomar
valbuena, balbuena
barela, varela
yanez, ianez
zamudio, samudio
suarez, xuarez
tursun, tuerxun
ghafur, wufuer
akbar, aikebaier
halim, alimu
alimjan, alimujiang
rozi, rouzi, ruzi
bekri, baikeli
rishat, rexiati
dilshat, dilixiati
abudukelimu, abdulkarim, abdukerim
abudureheman, abdurahman, abdurehman, abdulrahman
abudukadeer, abdulqadir, abdukadir
abudureyimu, abdurahim, abdurehim
abuduwaili, abdulwali, abduwali
abudusalamu, abdusalam, abdulsalam
abulikemu, ablikim, abdulhakim
lobsang, luosang, lozang, losang
gyaltsen, jiangcun, gyeltsen, gyaltshen, jiancan
tsering, ciren, cering, tshering, tsereng
tashi, zhaxi, trashi, zaxi
pasang, basang, passang
dhondup, dunzhu, dondrub, dondup, thondup, dundrup
tenzin, danzeng, tenzing, danzen
nyima, nima
sonam, suolang, soinam, suonan
dorje, duoji, dorji, dorjee, duojie
kelsang, gesang, kalsang, kelzang, gaisang
pema, baima, padma
chodron, quzhen, choedron, chodon, choedon
lhamo, lamu, lamo
dolma, zhuoma, drolma, zhoma
tseten, cidan, tsetan, tsedan
phuntsok, pingcuo, phuntsog, puncog, pengcuo
jampa, qiangba, champa, qamba
ngawang, awang, agvan
tenpa, danba, tempa
rinzin, renzeng, rigzin
rinchen, renqing, rinqen, renqin
jigme, jigmei, jinmei
wangdu, wangdui, wangdue
yeshe, yixi, yeshi
choekyi, quji, choki, qoigyi
lodro, luozhu, lodroe
thupten, tudeng, thubten
sangye, sangji, sangay, sangjie
toure, turay, touray
sylla, sillah, silla
diallo, jallow, jalloh, djalo
bah, ba
diouf, joof, juf
sow, sowe
gueye, gaye, guaye
thiam, cham
barry, barrie
kourouma, koroma
mansaray, mansare
bangoura, bangura
soumah, sumah
drame, drammeh
sane, sanneh
mane, manneh
diagne, jagne
diatta, jatta
diabate, jobarteh
kouyate, kuyateh, kouyateh
sissoko, suso, cissokho, cissoko
hawari, houari, haouari, huari
zayyan, ziane, zian, ziyan
hailu, haylu
selassie, sellassie, sillase, selasie, sellasie
meskel, maskal, masqal, mesqel
gulomjon, gulamdzhan, gulamjan, gulyamdzhan, ghulomjon, ghulamjan
khodzhaev, xojayev, khodjaev, khojaev, khujaev, hojaev, khodzhayev, khojayev, xojaev
debretsion, debretsyon, debreteseon
idris, driss, drissa
arabi, larbi, elarbi, alarabi
akhdar, lakhdar, elakhdar
khamis, khemais, khemis, khemaies
ghani, qani, ghany, gani
baradar, berader, barader
fakhrizadeh, fahrizadeh, fakhrizada
`;

/** Equivalent spellings of one name per row, this project's own first. A spelling may be in several rows. */
export const NAME_VARIANTS: readonly (readonly string[])[] = [
  ...ROWS.split('\n').map(splitForms),
  ...COMPOUND_VARIANTS.split('\n').map(splitForms),
  ...ISLAMIC_VARIANTS.split('\n').map((line) => [...new Set(readWords(line))]),
].filter((row) => row.length > 1);

const rowsOf = once(() => {
  const rows = new RowsByWord<number>();
  for (const [at, row] of NAME_VARIANTS.entries()) for (const form of row) rows.add(form, at);
  return rows;
});

/** Indexes into {@link NAME_VARIANTS} of the rows with a spelling; none for an unknown name. */
export function variantRowsOf(name: string): readonly number[] {
  return rowsOf().of(name);
}

/** The spellings in a row of {@link NAME_VARIANTS}. */
export const variantsIn = (row: number): readonly string[] => NAME_VARIANTS[row] ?? [];

/** Whether two romanised tokens are spellings of one name. */
export function areVariants(one: string, other: string): boolean {
  const rows = variantRowsOf(other);
  return variantRowsOf(one).some((row) => rows.includes(row));
}
