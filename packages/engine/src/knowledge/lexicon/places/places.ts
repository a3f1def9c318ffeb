import { lazyLabels, readLabelled } from '../table/word-table.ts';
import { MORE_PLACES } from './more-places.ts';

const COUNTRIES = readLabelled(`
af: afghanistan, afghan, afghani, afganistan, afghane, afghanestan
al: albania, albanian, albanie, albanien, shqiperi, shqiperia, shqiperise, arnavutluk
dz: algeria, algerian, algerie, argelia, aljazair, aljazayir, cezayir, algerien, alzhir
ad: andorra, andorran
ao: angola, angolan, angolana
ag: antigua, barbuda
ar: argentina, argentine, argentinian, argentino, argentinien, arjantin
am: armenia, armenian, armeniya, armenie, armenien, hayastan, ermenistan, armyanskiy
au: australia, australian, australasia, australasian, avstraliya, australien
at: austria, austrian, osterreich, oesterreich, autriche, avstriya, avusturya, osterreichische
az: azerbaijan, azerbaijani, azerbaidzhan, azerbaydzhan, azerbaycan, aserbaidschan, azarbaijan, azeri, azerbaidjan
bs: bahamas, bahamian
bh: bahrain, bahraini, bahrein, bahrayn, albahrain, bahreyn
bd: bangladesh, bangladeshi, banglades, bangla
bb: barbados, barbadian
by: belarus, belarusian, belarusan, byelorussia, byelorussian, belorussia, belorussian, belorusskiy, belorusskaya, bielorussia, bielorusia, weissrussland, beyaz rusya, belarusi, belaruskaya, belaruski
be: belgium, belgian, belgie, belgique, belgien, belgica, belgisch, belcika, belgiya, belge
bz: belize, belizean
bj: benin, beninese
bt: bhutan, bhutanese
bo: bolivia, bolivian, boliviana, boliviano
ba: bosnia, bosnian, bosna, herzegovina, hercegovina, bih, bosnien, bosnie, bosanski
bw: botswana
br: brazil, brazilian, brasil, brasileira, brasileiro, bresil, brasilien, braziliya, brezilya
bn: brunei, bruneian
bg: bulgaria, bulgarian, bulgariya, balgariya, balgarska, bulgarie, bulgarien, bulgaristan, bulgarska, bulgarski
bf: burkina, burkinabe
bi: burundi
kh: cambodia, cambodian, kampuchea, cambodge, kambodscha, khmer, kamboja
cm: cameroon, cameroun, camerounaise, kamerun
ca: canada, canadian, canadien, canadienne, kanada
cv: cape verde, cabo verde
cf: central african republic, centrafrique, centrafricaine
td: chad, chadian, tchad
cl: chile, chilean, chilena, chileno, chili
cn: china, chinese, chine, cina, kitay, kitai, zhongguo, zhong guo, chung kuo, cathay, sino, prc, chinas, kitayskiy, cin, chungguk, people s republic of china
co: colombia, colombian, colombiana, colombiano, colombie, kolombiya
km: comoros, comores
cg: congo, congolese, congolaise, drc, rdc, kongo, zaire
cr: costa rica, costa rican, costarricense
ci: ivory coast, cote d ivoire, ivoirienne, ivorian
hr: croatia, croatian, hrvatska, hrvatski, kroatien, croatie, horvatiya, hirvatistan
cu: cuba, cuban, cubana, cubano, kuba
cy: cyprus, cypriot, kypros, kipr, chypre, zypern, kibris, chipre, cipro
cz: czech, czechia, czech republic, ceska, cesky, ceske, tschechien, tschechische, cekya, chehiya, czechoslovakia
dk: denmark, danish, danmark, dansk, danske, danemark, danimarka, daniya
dj: djibouti
dm: dominica
do: dominican, dominicana, dominican republic
ec: ecuador, ecuadorian, ecuatoriana, ecuatoriano, equateur
eg: egypt, egyptian, egypte, egipto, misr, misriya, almisriya, agypten, aegypten, egipet, egitto, masriya
sv: salvador, el salvador, salvadoran
gq: equatorial guinea, guinea ecuatorial
er: eritrea, eritrean, eritree
ee: estonia, estonian, eesti, estland, estonie, estoniya
sz: eswatini, swaziland
et: ethiopia, ethiopian, ethiopie, ityopia, etiopia, efiopiya, athiopien, abyssinia
fj: fiji, fijian
fi: finland, finnish, suomi, suomen, finlandia, finlande, finnland, finlandiya
fr: france, french, francaise, francais, francia, frankreich, frantsiya, fransa, faransa, franca, franco
ga: gabon, gabonese, gabonaise
gm: gambia, gambian
ge: georgia, georgian, gruziya, gruzinskiy, sakartvelo, georgien, gurcistan, georgie, gruzia
de: germany, german, deutschland, deutsche, deutscher, deutsches, allemagne, alemania, alemanha, germaniya, almanya, almaniya, alman, niemcy
gh: ghana, ghanaian
gr: greece, greek, hellas, hellenic, ellas, ellada, ellinikos, elliniki, grece, grecia, griechenland, gretsiya, yunanistan, yunan
gd: grenada
gt: guatemala, guatemalan, guatemalteca
gn: guinea, guinean, guinee, guineenne, bissau
gy: guyana, guyanese
ht: haiti, haitian, haitienne
hn: honduras, honduran, hondurena
hk: hong kong, hongkong, xianggang, xiang gang, heung kong, honkong, hk
hu: hungary, hungarian, magyar, magyarorszag, ungarn, hongrie, hungria, vengriya, macaristan, ungaria
is: iceland, icelandic, island, islande
in: india, indian, bharat, bharatiya, hindustan, hindustani, inde, indien, indiya, hindistan, hind
id: indonesia, indonesian, indonesie, indonesien, indoneziya, endonezya
ir: iran, iranian, irani, iranien, persia, persian, jomhuri eslami iran, iraniyan, irano
iq: iraq, iraqi, irak, aliraq, aliraqiya, iraqiya, irakien
ie: ireland, irish, eire, eireann, irlande, irland, irlanda, irlandiya
il: israel, israeli, yisrael, izrail, izrael, israelienne
it: italy, italian, italia, italiana, italiano, italie, italien, italya, italiane, italo
jm: jamaica, jamaican
jp: japan, japanese, nippon, nihon, japon, yaponiya, japao, giappone, japonya, ilbon, riben
jo: jordan, jordanian, urdun, alurdun, urduniya, jordanie, jordanien, iordaniya
kz: kazakhstan, kazakh, kazakstan, qazaqstan, kazakhskiy, kazakistan, kasachstan, kazajstan, qazaq, kazak
ke: kenya, kenyan, kenia
kp: north korea, dprk, chosun, choson, joseon, korean, korea, coree, corea, koreya, koryo, severnaya koreya, kore, nordkorea, hanguk, hankuk, south korea, rok, bukhan
xk: kosovo, kosovar, kosova, kosove
kw: kuwait, kuwaiti, koweit, alkuwait, alkuwaitiya, kuwaitiya, kuveyt, kuveit
kg: kyrgyzstan, kyrgyz, kirghizstan, kirgizstan, kirgiziya, kirghizia, kirgistan, kirgizskiy, kirgiz
la: laos, laotian, lao
lv: latvia, latvian, latvija, latvijas, lettland, latviya, lettonie, letonya
lb: lebanon, lebanese, liban, libano, lubnan, libanon, livan, libanaise, lubnaniya, lubnani
ls: lesotho
lr: liberia, liberian
ly: libya, libyan, libia, libye, libiya, liviya, libyen
li: liechtenstein
lt: lithuania, lithuanian, lietuva, lietuvos, litva, litauen, lituanie, litvanya
lu: luxembourg, luxemburg, luxembourgeoise, lyuksemburg
mo: macau, macao, aomen
mg: madagascar, malagasy
mw: malawi
my: malaysia, malaysian, malaisie, malezya, malayziya
mv: maldives, maldivian
ml: mali, malian, malienne
mt: malta, maltese, malte
mh: marshall islands
mr: mauritania, mauritanian, mauritanie, muritaniya
mu: mauritius, mauritian, maurice
mx: mexico, mexican, mexicana, mexicano, mexique, mexiko, meksika, messico
fm: micronesia
md: moldova, moldovan, moldavia, moldaviya, moldavie, moldavskiy
mc: monaco, monegasque
mn: mongolia, mongolian, mongol, mongoliya, mogolistan, mongolei
me: montenegro, montenegrin, crna gora, chernogoriya, karadag
ma: morocco, moroccan, maroc, marocaine, marruecos, almaghrib, marokko, fas
mz: mozambique, mozambican, mocambique
mm: myanmar, burma, burmese, birmanie, birma, myanma
na: namibia, namibian
np: nepal, nepalese, nepali
nl: netherlands, dutch, holland, nederland, nederlandse, nederlands, niederlande, hollanda, niderlandy, pays bas, paises bajos
nz: new zealand, nouvelle zelande, neuseeland, aotearoa
ni: nicaragua, nicaraguan, nicaraguense
ne: niger, nigerien
ng: nigeria, nigerian, nijerya, nig
mk: macedonia, macedonian, makedonija, makedonski, makedoniya, mazedonien, makedonya, north macedonia
no: norway, norwegian, norge, norsk, norske, norvege, norwegen, noruega, norvegiya, norvec
om: oman, omani, uman, saltanat oman
pk: pakistan, pakistani
ps: palestine, palestinian, filastin, falastin, palestina, palestinienne, felestin, filistin, palestinskiy, palaestina
pa: panama, panamanian, panamena
pg: papua, papua new guinea
py: paraguay, paraguayan
pe: peru, peruvian, peruana, peruano, perou
ph: philippines, philippine, filipino, pilipinas, filipinas, filippiny, filipin
pl: poland, polish, polska, polski, polskie, polen, pologne, polonia, polonya, polsha, polskiy
pt: portugal, portuguese, portuguesa, portugues, portugaliya, portekiz
qa: qatar, qatari, katar, qatariya
ro: romania, romanian, roumanie, rumania, rumanien, rumyniya, romana, romaneasca, romanya
ru: russia, russian, russie, rusia, russland, rossiya, rossiia, rossiyskiy, rossiiskii, rossiyskaya, rossiyskoy, russkiy, russkaya, russkoe, rossii, rus, rusya, rusiya, rossiyskoe, russo, rusyya, ussr, soviet, sovetskiy, rosja, venaja, rf, rossiyskoi federatsii, russian federation, rossiyskoy federatsii
rw: rwanda, rwandan, rwandaise
kn: saint kitts, nevis, kitts
lc: saint lucia
vc: saint vincent, grenadines
ws: samoa, samoan
sm: san marino
sa: saudi arabia, saudi, saudia, alsaudiya, saudiya, ksa, arabie saoudite, saudi arabian, saoudite, suudi, suudi arabistan, assaudiya
sn: senegal, senegalese, senegalaise
rs: serbia, serbian, srbija, srbije, srpska, srpski, serbien, serbie, sirbistan, yugoslavia, jugoslavija, yugoslav
sc: seychelles
sl: sierra leone
sg: singapore, singaporean, singapur, singapour, xinjiapo
sk: slovakia, slovak, slovensko, slovenska, slowakei, slovaquie, slovakya, slovakiya, slovenske
si: slovenia, slovenian, slovenija, slowenien, slovenie, slovenya
so: somalia, somali, somalie, somalian, somaliland, puntland, soomaaliya
za: south africa, south african, suid afrika, afrique du sud, sudafrika, yuar
ss: south sudan, south sudanese
es: spain, spanish, espana, espanola, espanol, espagne, spanien, ispaniya, ispanya, espanha, spagna
lk: sri lanka, sri lankan, lanka, ceylon
sd: sudan, sudanese, soudan, soudanaise, assudan
sr: suriname, surinamese
se: sweden, swedish, sverige, svenska, svensk, schweden, suede, suecia, shvetsiya, isvec
ch: switzerland, swiss, schweiz, suisse, svizzera, suiza, shveytsariya, isvicre, helvetia, schweizer, schweizerische
sy: syria, syrian, syrie, siria, suriya, suriyya, alsuriya, assuriya, suriye, siriya, syrienne, arabiya suriya, syrien
tw: taiwan, taiwanese, formosa, tayvan
tj: tajikistan, tajik, tadzhikistan, tojikiston, tacikistan, tadzhikskiy, tadjikistan
tz: tanzania, tanzanian, tanzanie, tanganyika
th: thailand, thai, siam, tailandia, thailande, tayland, tailand
tl: timor, timor leste
tg: togo, togolese, togolaise
to: tonga
tt: trinidad, tobago
tn: tunisia, tunisian, tunisie, tunisienne, tunez, tunisiya, tunesien, tunus
tr: turkey, turkish, turkiye, turk, turquie, turquia, turkei, turtsiya, turkiya, turetskiy, torkiye, turkiyya
tm: turkmenistan, turkmen, turkmeniya, turkmenskiy
ug: uganda, ugandan, ouganda
ua: ukraine, ukrainian, ukraina, ukrayina, ukrayinska, ukrainskiy, ukrainska, ukrainskyi, ucrania, ukrayna, ukrainy, ukrayiny, ukrainskaya
ae: uae, u a e, united arab emirates, emirates, emirati, emirats, emirat, emiratos arabes unidos, imarat, alimarat, imaratiya, bae, emarat
gb: united kingdom, uk, u k, great britain, britain, british, england, english, gb, britannia, scotland, scottish, wales, welsh, northern ireland, royaume uni, reino unido, grossbritannien, velikobritaniya, ingiltere, anglo, britanskiy, angleterre, inglaterra, britannic
us: united states, usa, u s a, u s, us, united states of america, etats unis, estados unidos, ssha
uy: uruguay, uruguayan
uz: uzbekistan, uzbek, ozbekiston, ozbekistan, uzbekskiy, usbekistan, oezbekistan
vu: vanuatu
va: vatican
ve: venezuela, venezuelan, venezolana, venezolano
vn: vietnam, vietnamese, viet nam, viet, vetnam
eh: western sahara, sahrawi, saharawi
ye: yemen, yemeni, yaman, alyaman, alyamaniya, yamani, yamaniya, jemen, yemenite
zm: zambia, zambian
zw: zimbabwe, zimbabwean, rhodesia
ky: cayman, cayman islands
vg: british virgin islands, bvi, virgin islands
bm: bermuda
gi: gibraltar
je: jersey
gg: guernsey
im: isle of man
pr: puerto rico
gl: greenland
crimea: crimea, crimean, krym, krim, krymskiy, krymskaya, qirim, kirim, krymska
chechnya: chechnya, chechen, chechnia, ichkeria, chechenskiy, checheniya
dagestan: dagestan, daghestan, dagestani, dagestanskiy
tatarstan: tatarstan, tatar, tatarskiy
bashkortostan: bashkortostan, bashkir, bashkiriya, bashkirskiy
donbas: donbas, donbass, dnr, lnr, luhansk people s republic, novorossiya
abkhazia: abkhazia, abkhaziya, abkhaz, ossetia, ossetiya, osetiya, ossetian
transnistria: transnistria, pridnestrovie, pridnestrovskiy
kurdistan: kurdistan, kurdish, kurd, kordestan, kurdi
balochistan: balochistan, baluchistan, baloch, baluch
kashmir: kashmir, kashmiri, jammu
punjab: punjab, punjabi, panjab
sindh: sindh, sindhi
ingushetia: ingushetia, ingush, ingushetiya
kabardino: kabardino
kalmykia: kalmykia
karachay: karachay
xinjiang: xinjiang, sinkiang, uyghur, uighur, turkistan, turkestan
tibet: tibet, tibetan
catalonia: catalonia, catalunya, cataluna, catalan
bavaria: bavaria, bayern, bayerische
siberia: siberia
yakutia: yakutia, yakutiya, sakha
sakhalin: sakhalin
kamchatka: kamchatka
altai: altai, altay
buryatia: buryatia, buryatiya
primorye: primorye, primorskiy
`);

const CITIES = `
kabul kandahar qandahar herat jalalabad kunduz ghazni helmand lashkar_gah khost paktia nangarhar mazar_i_sharif tirana durres algiers alger oran luanda yerevan erevan gyumri
sydney melbourne brisbane perth adelaide canberra vienna wien salzburg graz linz innsbruck baku ganja sumgait nassau manama dhaka chittagong chattogram
minsk gomel homel brest grodno hrodna vitebsk mogilev mahilyow brussels bruxelles brussel antwerp antwerpen anvers ghent gent liege brugge cotonou thimphu sarajevo banja_luka mostar gaborone
sao_paulo rio_de_janeiro brasilia salvador_da_bahia fortaleza recife porto_alegre curitiba manaus santos sofia sofiya plovdiv varna burgas ouagadougou bujumbura phnom_penh yaounde douala
toronto montreal vancouver ottawa calgary edmonton quebec winnipeg ontario alberta ndjamena santiago valparaiso concepcion antofagasta beijing peking shanghai guangzhou canton shenzhen tianjin tientsin dalian dalny qingdao tsingtao
chongqing chungking wuhan chengdu nanjing nanking hangzhou xian xi_an shenyang harbin ningbo suzhou xiamen amoy dongguan foshan jinan zhengzhou changsha kunming fuzhou hefei nanchang taiyuan urumqi lanzhou
guangdong kwangtung zhejiang jiangsu shandong hebei henan hubei hunan sichuan szechuan fujian fukien liaoning heilongjiang jilin yunnan guangxi hainan dandong yantai weihai zhuhai kowloon kaohsiung taipei taibei tainan hsinchu
bogota medellin cali barranquilla cartagena cucuta kinshasa brazzaville goma bukavu abidjan yamoussoukro zagreb split rijeka dubrovnik havana habana nicosia lefkosia lefkosa limassol lemesos larnaca paphos prague praha brno ostrava
copenhagen kobenhavn aarhus quito guayaquil cairo kahira alqahira alexandria iskandariya giza suez port_said luxor aswan asmara tallinn tartu addis_ababa helsinki espoo turku tampere
paris lyon marseille toulouse bordeaux lille strasbourg nantes nice cannes libreville banjul tbilisi tiflis batumi kutaisi berlin hamburg munich munchen muenchen cologne koln koeln frankfurt dusseldorf duesseldorf stuttgart bremen hannover leipzig dresden essen dortmund nurnberg bonn
accra kumasi athens athina athinai piraeus pireas piraievs thessaloniki patras conakry georgetown port_au_prince tegucigalpa budapest debrecen reykjavik mumbai bombay delhi new_delhi kolkata calcutta chennai madras bangalore bengaluru hyderabad ahmedabad pune surat gujarat jaipur lucknow kanpur nagpur goa kerala
jakarta surabaya bandung medan java sumatra bali tehran teheran mashhad isfahan esfahan shiraz tabriz qom ghom karaj ahvaz ahwaz bandar_abbas kerman kermanshah yazd rasht qazvin abadan bushehr natanz arak hormozgan khuzestan qeshm kish khorasan
baghdad basra basrah mosul mossul erbil arbil irbil kirkuk najaf karbala kerbala fallujah tikrit sulaymaniyah ramadi anbar diyala nineveh samarra dublin cork jerusalem tel_aviv haifa quds alquds gaza ghazza ramallah nablus hebron khalil jenin west_bank
rome roma milan milano naples napoli turin torino genoa genova venice venezia florence firenze bologna palermo bari trieste verona sicily sicilia kingston tokyo osaka yokohama nagoya kobe kyoto fukuoka sapporo hiroshima amman zarqa irbid aqaba
almaty alma_ata astana nur_sultan shymkent aktau aktobe karaganda pavlodar nairobi mombasa pyongyang nampo wonsan rason seoul busan pusan incheon ulsan daegu pristina prishtina kuwait_city bishkek osh vientiane riga jurmala beirut beyrouth bayrut tripoli tarabulus sidon saida tyre bekaa baalbek
monrovia benghazi banghazi misrata sirte tobruk vaduz vilnius kaunas klaipeda antananarivo kuala_lumpur penang johor labuan sabah sarawak selangor bamako timbuktu gao valletta nouakchott mexico_city guadalajara monterrey tijuana sinaloa jalisco culiacan veracruz juarez chihuahua sonora michoacan
chisinau kishinev tiraspol ulaanbaatar ulan_bator podgorica casablanca rabat marrakech tangier tanger maputo yangon rangoon mandalay naypyidaw windhoek kathmandu amsterdam rotterdam hague den_haag utrecht eindhoven auckland wellington managua niamey lagos abuja kano port_harcourt maiduguri borno skopje oslo bergen stavanger
muscat masqat salalah sohar karachi lahore islamabad rawalpindi peshawar quetta faisalabad multan sialkot gujranwala waziristan swat asuncion lima callao manila cebu davao mindanao warsaw warszawa krakow cracow lodz wroclaw poznan gdansk gdynia szczecin katowice lublin lisbon lisboa porto doha bucharest bucuresti constanta cluj timisoara
moscow moskva moskovskiy moskovskaya moskau moscou petersburg sankt_peterburg peterburg leningrad saint_petersburg novosibirsk yekaterinburg ekaterinburg sverdlovsk nizhny_novgorod nizhniy_novgorod novgorod kazan chelyabinsk omsk samara rostov rostov_na_donu ufa krasnoyarsk voronezh perm volgograd krasnodar saratov tyumen tolyatti izhevsk barnaul ulyanovsk irkutsk khabarovsk vladivostok yaroslavl makhachkala grozny groznyy tomsk kemerovo novokuznetsk ryazan astrakhan penza lipetsk tula kirov kaliningrad kursk bryansk ivanovo magnitogorsk tver stavropol belgorod sochi murmansk arkhangelsk kaluga smolensk vologda sevastopol simferopol kerch yalta nakhodka novorossiysk severodvinsk zelenograd dubna sarov kolomna kovrov podolsk orenburg surgut nalchik vladikavkaz
kigali riyadh riyad arriyad jeddah jiddah jidda mecca makkah medina madinah dammam khobar dakar belgrade beograd novi_sad nis freetown bratislava kosice ljubljana maribor mogadishu mogadiscio muqdisho kismayo hargeisa bosaso johannesburg cape_town durban pretoria juba madrid barcelona valencia sevilla seville bilbao zaragoza malaga marbella mallorca
colombo jaffna khartoum omdurman darfur port_sudan kordofan stockholm goteborg gothenburg malmo zurich zuerich geneva geneve genf basel bern lausanne lugano zug damascus damas dimashq damascene aleppo halab homs hims hama latakia lattakia ladhiqiya tartus tartous raqqa idlib idleb deir_ezzor daraa hasakah
dushanbe dodoma dar_es_salaam zanzibar bangkok krung_thep chiang_mai phuket lome tunis sfax sousse istanbul ankara izmir bursa adana gaziantep antalya mersin konya kayseri hatay trabzon sakarya ashgabat ashkhabad kampala kiev kyiv kyyiv kharkiv kharkov odessa odesa dnipro dnipropetrovsk donetsk donetskaya luhansk lugansk zaporizhzhia zaporozhye lviv lvov mariupol mykolaiv nikolaev kherson chernihiv poltava sumy
dubai dubay abu_dhabi sharjah ajman fujairah ras_al_khaimah deira jebel_ali london manchester birmingham liverpool leeds glasgow edinburgh bristol sheffield newcastle cardiff belfast southampton oxford cambridge essex kent yorkshire lancashire surrey
new_york washington los_angeles chicago houston dallas miami boston atlanta philadelphia san_francisco seattle detroit phoenix denver california texas florida nevada delaware wyoming virginia carolina ohio illinois michigan pennsylvania arizona colorado massachusetts minnesota missouri oregon tennessee utah wisconsin alabama alaska hawaii indiana iowa kansas kentucky louisiana maryland oklahoma brooklyn manhattan
montevideo tashkent toshkent samarkand samarqand bukhara bukhoro fergana andijan namangan caracas maracaibo hanoi ha_noi saigon ho_chi_minh_city ho_chi_minh danang da_nang haiphong sanaa sana_a aden taizz taiz hodeidah hudaydah marib saada sadah hadramawt shabwah abyan lusaka harare bulawayo
`;

const cityRows = CITIES.split(/\s+/)
  .filter((city) => city !== '')
  .map((city) => ({ label: `city/${city}`, forms: [city.replace(/_/g, ' ')] }));

/** Cities with different names by language: both spellings are one place. */
const SAME_CITY = readLabelled(`
city/istanbul: istanbul, stambul, estambul, stamboul, constantinople
city/london: london, londres, londra, londyn, londen
city/shanghai: shanghai, schanghai, xangai, shankhay
city/tokyo: tokyo, tokio
city/baghdad: baghdad, bagdad, bagdat
city/vilnius: vilnius, wilno, vilna
city/riga: riga, ryga
city/helsinki: helsinki, helsingfors
city/gdansk: gdansk, danzig
city/wroclaw: wroclaw, breslau
city/szczecin: szczecin, stettin
city/bratislava: bratislava, pressburg, pozsony
city/ljubljana: ljubljana, laibach
city/thessaloniki: thessaloniki, salonica, saloniki, selanik, solun
city/basel: basel, basle
city/strasbourg: strasbourg, strassburg
city/izmir: izmir, smyrna
city/trabzon: trabzon, trebizond
city/baku: baku, bakou
city/pyongyang: pyongyang, phenian, pkhenyan
city/vladivostok: vladivostok, wladiwostok
city/sevastopol: sevastopol, sebastopol, sewastopol
city/moscow: moscow, moskva, moskovskiy, moskovskaya, moskau, moscou, moscu, moskwa, mosca, moskova
city/petersburg: petersburg, peterburg, sankt peterburg, saint petersburg, st petersburg, leningrad, petersbourg, san petersburgo, pietroburgo
city/yekaterinburg: yekaterinburg, ekaterinburg, sverdlovsk
city/nizhny_novgorod: nizhny novgorod, nizhniy novgorod
city/grozny: grozny, groznyy
city/kiev: kiev, kyiv, kyyiv, kiew, kijow, kiyev
city/kharkiv: kharkiv, kharkov
city/odessa: odessa, odesa
city/dnipro: dnipro, dnipropetrovsk
city/luhansk: luhansk, lugansk
city/donetsk: donetsk, donetskaya
city/lviv: lviv, lvov, lwow, lemberg
city/mykolaiv: mykolaiv, nikolaev
city/zaporizhzhia: zaporizhzhia, zaporozhye
city/minsk: minsk, minskiy
city/gomel: gomel, homel
city/grodno: grodno, hrodna
city/mogilev: mogilev, mahilyow
city/tbilisi: tbilisi, tiflis
city/yerevan: yerevan, erevan, erivan, jerewan
city/chisinau: chisinau, kishinev
city/almaty: almaty, alma ata
city/tashkent: tashkent, toshkent, taschkent, taskent
city/samarkand: samarkand, samarqand
city/bukhara: bukhara, bukhoro
city/ashgabat: ashgabat, ashkhabad
city/ulaanbaatar: ulaanbaatar, ulan bator
city/beijing: beijing, peking, pekin, pechino, pequim
city/guangzhou: guangzhou, canton, kwangchow
city/tianjin: tianjin, tientsin
city/dalian: dalian, dalny
city/qingdao: qingdao, tsingtao
city/chongqing: chongqing, chungking
city/nanjing: nanjing, nanking
city/xian: xian, xi an
city/xiamen: xiamen, amoy, hsiamen
city/guangdong: guangdong, kwangtung
city/sichuan: sichuan, szechuan
city/fujian: fujian, fukien
city/taipei: taipei, taibei
city/busan: busan, pusan
city/mumbai: mumbai, bombay
city/kolkata: kolkata, calcutta
city/chennai: chennai, madras
city/bangalore: bangalore, bengaluru
city/dhaka: dhaka, dacca
city/chittagong: chittagong, chattogram
city/kandahar: kandahar, qandahar
city/tehran: tehran, teheran, tegeran, tahran
city/isfahan: isfahan, esfahan
city/qom: qom, ghom
city/ahvaz: ahvaz, ahwaz
city/basra: basra, basrah
city/mosul: mosul, mossul
city/erbil: erbil, arbil, irbil
city/karbala: karbala, kerbala
city/jerusalem: jerusalem, quds, alquds, ierusalim, yerushalayim
city/gaza: gaza, ghazza
city/beirut: beirut, beyrouth, bayrut, beyrut, bejrut
city/damascus: damascus, damas, dimashq, damasco, damaskus, damask
city/aleppo: aleppo, halab
city/homs: homs, hims
city/latakia: latakia, lattakia, ladhiqiya
city/tartus: tartus, tartous
city/idlib: idlib, idleb
city/cairo: cairo, kahira, alqahira, kairo, le caire
city/alexandria: alexandria, iskandariya, alexandrie, aleksandriya, alejandria
city/riyadh: riyadh, riyad, arriyad, er riyad
city/jeddah: jeddah, jiddah, jidda
city/mecca: mecca, makkah
city/medina: medina, madinah
city/sanaa: sanaa, sana a
city/taizz: taizz, taiz
city/hodeidah: hodeidah, hudaydah
city/saada: saada, sadah
city/benghazi: benghazi, banghazi
city/tripoli: tripoli, tarabulus, tarabulus, trablus
city/algiers: algiers, alger, argel
city/tangier: tangier, tanger
city/mogadishu: mogadishu, mogadiscio, muqdisho
city/dubai: dubai, dubay
city/nicosia: nicosia, lefkosia, lefkosa, nikosia
city/limassol: limassol, lemesos
city/athens: athens, athina, athinai, athenes, atenas, afiny, atina
city/piraeus: piraeus, pireas, piraievs, pireo, pirey
city/belgrade: belgrade, beograd, belgrad
city/prague: prague, praha, prag, praga
city/vienna: vienna, wien, vienne, viena, viyana
city/warsaw: warsaw, warszawa, varsovie, varsovia, warschau, varshava, varsova
city/krakow: krakow, cracow, cracow, cracovie, krakau
city/bucharest: bucharest, bucuresti, bukarest, bukharest
city/sofia: sofia, sofiya
city/pristina: pristina, prishtina
city/munich: munich, munchen, muenchen, monachium, myunkhen
city/cologne: cologne, koln, koeln, keulen
city/dusseldorf: dusseldorf, duesseldorf
city/zurich: zurich, zuerich, zurigo
city/geneva: geneva, geneve, genf, ginebra, ginevra, zheneva, cenevre
city/brussels: brussels, bruxelles, brussel, bruselas, bruessel, bryussel, bruksela
city/antwerp: antwerp, antwerpen, anvers, amberes
city/ghent: ghent, gent
city/hague: hague, den haag
city/copenhagen: copenhagen, kobenhavn, copenhague, kopenhagen, kopengagen
city/gothenburg: gothenburg, goteborg
city/rome: rome, roma
city/milan: milan, milano, mailand
city/naples: naples, napoli, neapel
city/turin: turin, torino
city/genoa: genoa, genova, genua
city/venice: venice, venezia, venedig, venise, venecia
city/florence: florence, firenze, florenz
city/lisbon: lisbon, lisboa, lissabon, lisbonne, lisabon, lizbon
city/seville: seville, sevilla
city/havana: havana, habana, gavana, havanna
city/yangon: yangon, rangoon
city/saigon: saigon, ho chi minh, ho chi minh city, hochiminh, hochiminh city
city/hanoi: hanoi, ha noi
city/delhi: delhi, new delhi
`);

const knownRows = [...COUNTRIES, ...SAME_CITY, ...cityRows];
const knownPlace = lazyLabels(knownRows);
const moreRows = MORE_PLACES.split(/\s+/)
  .filter((place) => place !== '')
  .map((place) => {
    const forms = place.split('=').map((form) => form.replace(/_/g, ' '));
    const known = forms.map((form) => knownPlace(form)).find((label) => label !== undefined);
    return { label: known ?? `city/${forms[0]}`, forms };
  });
const rows = [...knownRows, ...moreRows];
const label = lazyLabels(rows);

/**
 * Words of organisations' names for a country (by ISO code), a region or a large city, romanised, multi-word forms
 * joined by spaces, mapped to the place: `moskva` and `moscow` are one place.
 */
export const PLACE_WORDS: ReadonlyMap<string, string> = new Map(
  rows.flatMap((row) => row.forms.map((form) => [form, label(form) ?? row.label] as const)),
);

/** Whether a place is a country: countries are identified by their code, others by a word. */
export const isCountryCode = (place: string): boolean => /^[a-z]{2}$/i.test(place);

/** The place that a word names, or undefined. */
export function placeOf(form: string): string | undefined {
  return PLACE_WORDS.get(form);
}

const starts = new Set([...PLACE_WORDS.keys()].map((form) => form.split(' ')[0]));

/** Whether a word is a place, or the beginning of one. */
export const beginsPlace = (word: string): boolean => starts.has(word);
