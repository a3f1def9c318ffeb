/**
 * Armed groups, their parts and movements, in full and as initials, in several languages and scripts. `label: name, …`;
 * a label inside a name stands for any of its names, `=` marks a word that counts only as written (for small words see
 * `body-spellings.ts`).
 */
export const ARMED_BODIES = `
# Regions that parts of groups are named after
&maghreb: islamic maghreb, maghreb islamique, magreb islamico, bilad al maghrib al islami, islamischer maghreb, islamischen maghreb, maghreb islamico, maghrib, maghreb, magreb
&arabian_peninsula: arabian peninsula, peninsule arabique, peninsula arabica, jazirat al arab, jazira al arabiya, arabischen halbinsel, penisola arabica
&indian_subcontinent: indian subcontinent, sous continent indien, subcontinente indio, shibh al qara al hindiya, indischer subkontinent
&southeast_asia: southeast asia, south east asia, south eastern asia, southeastern asia, sudeste asiatico, sudeste de asia, asie du sud est, asia sudoriental, suedostasien, sudostasien, sud est asiatico, janub sharq asia, asia tenggara, yugo vostochnaya aziya, yugo vostochnoy azii
&east_asia: east asia, sharq asia, asie de l est, asia oriental
&central_asia: central asia, asie centrale, asia central, zentralasien, srednyaya aziya, tsentralnaya aziya
&south_asia: south asia, asie du sud, asia meridional, sudasien, suedasien
&west_africa: west africa, west african, afrique de l ouest, africa occidental, africa del oeste, afrique occidentale, westafrika, gharb ifriqiya, africa occidentale
&central_africa: central africa, central african, afrique centrale, africa central, zentralafrika, wasat ifriqiya, africa centrale
&east_africa: east africa, east african, afrique de l est, africa oriental, ostafrika, sharq ifriqiya
&north_africa: north africa, afrique du nord, africa del norte, norte de africa, nordafrika, shamal ifriqiya
&greater_sahara: greater sahara, grand sahara, gran sahara, sahara al kubra, sahra al kubra
&middle_east: middle east, moyen orient, oriente medio, medio oriente, proche orient, sharq al awsat, near east, naher osten, blizhniy vostok
&levant: levant, al sham, ash sham, levante, bilad al sham, biladi sham, sham, الشام
&iraq_levant: iraq &levant, iraq and syria, irak et syrie, irak y siria, irak und syrien, irak siria

# The Islamic State
&is: islamic state, etat islamique, estado islamico, islamischer staat, islamischen staates, stato islamico, islam devleti, islamskoe gosudarstvo, islamskoye gosudarstvo, dawla islamiya, daula islamiya, dawlat al islam, dowlat e eslami, dawlah islamiyah, &is &iraq_levant, islamic state organization, islamic state group, isil, isis, daesh, daish, daech, eiil, eiis, igil, ishid, isig, الدولة الإسلامية, تنظيم الدولة الإسلامية, الدولة الإسلامية في العراق والشام, داعش, исламское государство, исламское государство ирака и леванта, игил, דאעש, 伊斯兰国, 伊斯蘭國, 이슬람국가
&is_khorasan: &is khorasan, &is khorasan province, &is province khorasan, &is k, &is kp, &is pk, is k, is kp, iskp, isisk, isilk, isik, iskhp, province khorasan, khorasan province, &is south asia, &is afghanistan, &is in afghanistan and pakistan
&is_west_africa: &is &west_africa, &is &west_africa province, &is province &west_africa, iswap, iswa, isis west africa, province &west_africa, &west_africa province, eiao, wilayat gharb ifriqiya
&is_greater_sahara: &is &greater_sahara, &is in &greater_sahara province, isgs, eigs, isis gs, &is sahel, &is sahel province, &is province sahel
&is_central_africa: &is &central_africa, &is &central_africa province, &is province &central_africa, iscap, isis drc, isis congo, &is congo, &is mozambique, &central_africa province
&is_southeast_asia: &is &southeast_asia, &is &east_asia, &is &east_asia province, &is philippines, isis philippines, isil sea, islamic state &east_asia wilayat, &is in the philippines, east asia wilayah, isea
&is_sinai: &is sinai, &is sinai province, &is province sinai, sinai province, province sinai, ansar bayt al maqdis, ansar beit al maqdis, ansar jerusalem, supporters of jerusalem, is sp, أنصار بيت المقدس, ولاية سيناء
&is_libya: &is libya, &is libya province, &is province libya, &is tripoli province, &is derna province, &is barqa province
&is_yemen: &is yemen, &is yemen province, &is province yemen, &is sanaa, &is adan abyan
&is_algeria: &is algeria, &is algeria province, jund al khilafa, jund al khilafah, soldiers of the caliphate, soldats du califat, جند الخلافة
&is_caucasus: &is caucasus, &is caucasus province, &is province caucasus, &is qawqaz, &is kavkaz
&is_bangladesh: &is bangladesh, &is bengal, neo jmb
&is_jordan: &is jordan, &is hind, &is india
&is_turkey: &is turkey, &is turkiye
&isis_khalid: khalid ibn al walid army, jaysh khalid ibn al waleed, jaysh khalid bin al walid, yarmouk martyrs brigade, liwa shuhada al yarmouk

# Al-Qaida and those that came of it
&aq: al qaida, qaida, tanzim al qaida, qaida al jihad, al qaida organization, base of jihad, world islamic front for jihad against jews and crusaders, islamic army for the liberation of holy places, islamic salvation foundation, usama bin laden network, القاعدة, تنظيم القاعدة, аль каида, אל קאעידה, 基地组织
&aqim: &aq &maghreb, &aq organization &maghreb, aqim, aqmi, aqlim, gspc, salafist group for preaching and combat, salafist group for call and combat, groupe salafiste pour la predication et le combat, grupo salafista para la predicacion y el combate, jamaa salafiya lil daawa wal qital, القاعدة في بلاد المغرب الإسلامي, аль каида исламского магриба
&aqap: &aq &arabian_peninsula, &aq organization &arabian_peninsula, aqap, aqpa, &aq yemen, &aq of jihad organization &arabian_peninsula, &aq in the south &arabian_peninsula, القاعدة في جزيرة العرب
&aqi: &aq iraq, &aq in mesopotamia, &aq of jihad in iraq, &aq of jihad in the land of the two rivers, &aq bilad al rafidayn, aqi, qaidat al jihad fi bilad al rafidayn, jamaat al tawhid wal jihad, monotheism and jihad, zarqawi network, tanzim qaidat al jihad fi bilad al rafidayn
&aqis: &aq &indian_subcontinent, &aq organization &indian_subcontinent, aqis
&aqk: &aq kurdish battalions, kurdish brigades, aqkb
&nusra: nusra front, jabhat al nusra, front al nosra, frente al nusra, nusrah front for the people of the levant, al nusra front for the people of &levant, jabhat nusrat ahl al sham, support front for the people of &levant, jabhat fath al sham, jabhat fateh al sham, levant conquest front, front for the conquest of &levant, fath al sham front, hayat tahrir al sham, haya tahrir al sham, hts, htc, organization for the liberation of &levant, &levant liberation committee, &levant liberation organization, assembly for the liberation of &levant, &aq in syria, victory front, جبهة النصرة, هيئة تحرير الشام, جبهة فتح الشام, джебхат ан нусра, хайят тахрир аш шам
&hurras: hurras al din, huras al din, guardians of religion, guardians of the religion organization, religion keepers, tanzim hurras al din
&ahrar: ahrar al sham, harakat ahrar al sham al islamiya, free men of syria, islamic movement of the free men of &levant
&khorasan_group: khorasan group, khorasan shura
&jnim: jamaat nusrat al islam wal muslimin, jamaa nusrat ul islam wa al muslimin, jnim, gsim, group for the support of islam and muslims, group to support islam and muslims, groupe de soutien a l islam et aux musulmans, grupo de apoyo al islam y a los musulmanes, nusrat al islam wal muslimeen, support group for islam and muslims, نصرة الإسلام والمسلمين
&mourabitoun: al mourabitoun, al murabitun, al morabitoun, les sentinelles
&mujao: movement for unity and jihad &west_africa, movement for oneness and jihad &west_africa, mouvement pour l unicite et le jihad en &west_africa, mouvement pour l unification et le jihad &west_africa, movimiento para la unidad y la yihad &west_africa, jamaat tawhid wal jihad fi garbi afriqqiya, tawhid wal jihad &west_africa, mujao, mujwa
&mulathamun: mulathamun, al mulathamun battalion, al mulathamun brigade, al mulathamun masked ones battalion, signed in blood battalion, those who sign in blood, signatories in blood, signataires par le sang, al muwaqqiun bi dima, khaled abu al abbas brigade, katibat el moulathamine, el mouthalimin
&ansar_dine: ansar dine, ansar eddine, ansar al din, ancar dine, ansaruddin, defenders of the faith, defenseurs de la religion, أنصار الدين
&mlf: macina liberation front, front de liberation du macina, katiba macina, force de liberation du macina, flm
&ansaroul: ansaroul islam, ansarul islam, ansar ul islam lil ichad wal jihad
&ansaru: =ansaru, ansarul muslimina fi biladis sudan, jamaatu ansarul muslimina fi biladis sudan, jama atu ansaril muslimina fi biladis sudan, vanguard for the protection of muslims in black africa, jambs
&boko_haram: boko haram, jamaatu ahlis sunna liddaawati wal jihad, jamaatu ahlus sunnah lidda awati wal jihad, jama at ahl al sunna li dawa wal jihad, jama atu ahlis sunna lidda awati wal jihad, nigerian taliban, people committed to the propagation of the prophets teachings and jihad, western education is a sin, western education is forbidden, group of the followers of the prophet for propagation and jihad, بوكو حرام
&shabaab: al shabaab, shabaab, harakat al shabaab al mujahidin, harakat shabaab al mujahidin, mujahidin youth movement, mujahideen youth movement, mujahidin al shabaab movement, hizbul shabaab, hisbul shabaab, shabaab al islamiya, unity of islamic youth, young mujahideen movement, young mujahidin movement in somalia, ash shabaab, الشباب, حركة الشباب المجاهدين
&hijra: al hijra, muslim youth center, muslim youth center mombasa, pumwani muslim youth
&aiai: al itihaad al islamiya, al ittihad al islami, aiai, islamic union, ittihad al islamiya
&hizbul_islam: hizbul islam, hisbul islam, party of islam
&egij: egyptian islamic jihad, al jihad, egyptian al jihad, jihad al islami al misri, al jihad al islami, new jihad, talai al fath, vanguards of conquest, الجهاد الإسلامي المصري
&gama: al gamaa al islamiya, gamaa islamiya, jamaa islamiya egypt, islamic group, al jamaah al islamiyah, islamic gamaat, الجماعة الإسلامية
&ji: jemaah islamiya, jemaah islamiyah, jamaah islamiyah, jemaa islamiya, jema ah islamiyah, islamic community, islamic congregation
&jad: jamaah ansharut daulah, jemaah ansharut daulah, jamaah ansarut daulah, jad
&jat: jemmah anshorut tauhid, jemaah ansharut tauhid, jamaah ansharut tauhid, laskar 99, partisans of the oneness of god
&mit: mujahidin indonesian timur, mujahidin indonesia timur, mujahidin of eastern indonesia, east indonesia mujahideen
&asg: abu sayyaf group, abu sayyaf, al harakat al islamiyya, asg, al harakatul al islamiyya, grupo abu sayyaf
&maute: maute group, islamic state of lanao, daulah islamiyah lanao, is ranao
&biff: bangsamoro islamic freedom fighters, biff
&milf: moro islamic liberation front, milf
&mnlf: moro national liberation front, mnlf
&rsm: rajah solaiman movement, rajah solaiman islamic movement, rajah solaiman revolutionary movement, rsm, rsrm
&npa: communist party of the philippines, new peoples army, communist party of the philippines new peoples army, cpp npa, npa, bagong hukbong bayan, nuevo ejercito del pueblo, partido comunista ng pilipinas
&aai: ansar al islam, ansar al islam in kurdistan, partisans of islam, supporters of islam in kurdistan, followers of islam in kurdistan, kurdistan supporters of islam, kurdish taliban, jund al islam, ansar al sunna, jaish ansar al sunna, أنصار الإسلام
&aab: abdallah azzam brigades, abdullah azzam brigades, kataib abdallah azzam, brigades abdallah azzam, brigadas abdullah azzam, ziyad al jarrah battalions, yusuf al uyayri battalions, marwan hadid brigade, aab, كتائب عبد الله عزام
&asbat: asbat al ansar, osbat al ansar, band of partisans, band of helpers, league of partisans, league of the followers, god s partisans, partisans league, عصبة الأنصار
&fatah_islam: fatah al islam, fath al islam
&ansar_sharia: ansar al sharia, partisans of islamic law, supporters of islamic law, ansar al charia, أنصار الشريعة
&ansar_sharia_tunisia: &ansar_sharia tunisia, ast
&ansar_sharia_benghazi: &ansar_sharia benghazi, &ansar_sharia libya, asl
&ansar_sharia_derna: &ansar_sharia derna, &ansar_sharia darnah
&lifg: libyan islamic fighting group, lifg, libyan fighting group, libyan islamic group, groupe islamique combattant libyen, grupo islamico combatiente libio, jamaa al islamiya al muqatila bi libya, jama al islamiyya al muqatila
&gicm: moroccan islamic combatant group, groupe islamique combattant marocain, grupo islamico combatiente marroqui, gicm, moroccan islamic fighting group
&gict: tunisian combatant group, tunisian islamic fighting group, groupe combattant tunisien, groupe islamique combattant tunisien, gict, gct
&gia: armed islamic group, groupe islamique arme, grupo islamico armado, gia, jamaa islamiya musallaha, الجماعة الإسلامية المسلحة
&dhss: dhamat houmet daawa salafia, dhamat houmet dawa salafia, djamaat houmat ed daawa es salafia, djamaat houmat eddawa essalafiya, groupe protecteur de la predication salafiste, group of supporters of the salafist trend, salafist call protectors, dhss, dhamat houmet daawa salafiya, katibat el ahouel, horror squadron
&etim: eastern turkistan islamic movement, east turkistan islamic movement, east turkestan islamic movement, mouvement islamique du turkestan oriental, movimiento islamico del turquestan oriental, turkistan islamic party, turkestan islamic party, east turkistan islamic party, eastern turkistan islamic party, eastern turkistan islamic party of allah, islamic party of turkestan, etim, etip, hizb al islami al turkistani, djamaat turkistan, turkistan islam partiyisi, doghu turkistan islam partisi, 东突厥斯坦伊斯兰运动, 东伊运, 突厥斯坦伊斯兰党
&imu: islamic movement of uzbekistan, mouvement islamique d ouzbekistan, movimiento islamico de uzbekistan, islamskoe dvizhenie uzbekistana, ozbekiston islomiy harakati, islamic party of turkestan uzbekistan, imu, исламское движение узбекистана
&iju: islamic jihad group, islamic jihad union, islamic jihad group of uzbekistan, union du jihad islamique, al jihad al islami uzbekistan, dzhamaat modzhakhedov, libyan society, kazakh jama at, jamaat mojahedin, jamiyat al jihad al islami, iju, ijg
&kib: imam al bukhari battalion, katibat al imam al bukhari, khatiba imam al bukhari, imam al bukhari jamaat, kib, imam bukhari brigade
&ktj: khatiba al tawhid wal jihad, katibat al tawhid wal jihad, jamaat al tawhid wal jihad uzbekistan, jannat oshiklari, ktj
&emarat: emarat kavkaz, imarat kavkaz, caucasus emirate, emirat du caucase, emirato del caucaso, islamic emirate of the caucasus, kavkaz emirate, кавказский эмират, имарат кавказ
&riyadus: riyadus salikhin reconnaissance and sabotage battalion of chechen martyrs, riyadus salikhin, riyadh as saliheen, rsrsbcm, riyad us saliheyn martyrs brigade, sabotage and military surveillance group of the riyadh al salihin martyrs, firqat al takhrib wa al istitla al askariyah li shuhada riyadh al salihin
&iipb: islamic international brigade, islamic peacekeeping brigade, islamic international peacekeeping brigade, islamic peacekeeping army, international brigade chechnya, iipb, iib, peacekeeping battalion
&spir: special purpose islamic regiment, islamic special purpose regiment, islamic regiment of special meaning, al jihad fisi sabililah special islamic regiment, spir
&isa_brigade: jaish al muhajirin wal ansar, jaysh al muhajirin wal ansar, jaish al muhajireen wal ansar, army of emigrants and supporters, army of the emigrants and ansar, jma, muhajireen army, muhajirin brigade, battalion of emigrants and ansar, جيش المهاجرين والأنصار
&junud: junud al sham, jund al sham, soldiers of &levant, chechens in syria
&ajnad: ajnad al kavkaz, ajnad kavkaz, ajnad al qawqaz, soldiers of the caucasus
&harakat_sham: harakat sham al islam, haraket sham al islam, sham al islam, sham al islam movement, حركة شام الإسلام
&islamic_army_aden: islamic army of aden, islamic army of aden abyan, aden islamic army, iaa, jaysh adan al islami
&rslc: revival of islamic heritage society, jamiat ihya al turath al islami, revival of islamic society heritage on the african continent, rihs, jamia ihya ul turath
&gulf_cartel: gulf cartel, cartel del golfo
&palestine_branch: palestine branch, fara filastin, branch 235

# Afghanistan, Pakistan, India, Bangladesh
&taliban: taliban, taleban, taliban islamic movement, islamic emirate of afghanistan, emirat islamique d afghanistan, emirato islamico de afganistan, tehrik e islami taliban, imarat islami afghanistan, талибан, طالبان, د افغانستان اسلامي امارت
&haqqani: haqqani network, haqqani group, haqqani taliban network, reseau haqqani, red haqqani, afghan taliban haqqani, hqn, شبکه حقانی
&hig: hezb e islami gulbuddin, hizb i islami gulbuddin, hezb e islami hekmatyar, hig, gulbuddin islamic party, hizb i islami hekmatyar
&ttp: tehrik e taliban pakistan, tehrik i taliban pakistan, tehreek e taliban pakistan, tehrik e taliban, taliban movement pakistan, pakistani taliban, taliban movement in pakistan, mouvement des talibans du pakistan, talibanes de pakistan, ttp, تحریک طالبان پاکستان
&jua: jamaat ul ahrar, jamaatul ahrar, jamaat e ahrar, ttp jamaat ul ahrar, tehrik e taliban pakistan jamaat ul ahrar, jua, ahrar ul hind
&tgg: tariq gidar group, tariq geedar group, ttp tariq gidar group, commander tariq afridi group, tgg
&let: lashkar e tayyiba, lashkar e toiba, lashkar i taiba, army of the pure, army of the righteous, army of the pure and righteous, jamaat ud dawa, jamaat ud dawah, falah e insaniyat foundation, fif, jud, pasban e ahle hadis, pasban e kashmir, al mansoorian, al mansooreen, markaz ud dawa wal irshad, idara khidmat e khalq, tehrik e hurmat e rasool, tehreek e tahafuz qibla awwal, paasban e ahle hadis, milli muslim league, tehreek e azadi jammu and kashmir, لشکر طیبہ, لشكر طيبة
&trf: the resistance front, resistance front, trf, kashmir resistance
&jem: jaish e mohammed, jaish i mohammed, army of mohammed, armee de mahomet, ejercito de mahoma, mohammed s army, khuddam ul islam, khudamul islam, kuddam e islami, tehrik ul furqaan, jaysh e mohammed, جیش محمد
&hum: harakat ul mujahidin, harkat ul mujahideen, jamiat ul ansar, ansar ul ummah, حرکت المجاہدین
&huji: harakat ul jihad al islami, harkat ul jihad i islami, harakat ul jihad islami, movement of islamic holy war, huji, harkat al jihad ul islami
&hujib: &huji bangladesh, huji b, hujib
&lej: lashkar e jhangvi, lashkar i jhangvi, army of jhangvi, lej, lj, لشکر جھنگوی
&ssp: sipah e sahaba pakistan, sipah i sahaba, aswj, ssp, millat e islamia pakistan
&hizbul: hizbul mujahideen, hizb ul mujahidin, hizb ul mujahideen, party of mujahideen, حزب المجاہدین
&bla: baloch liberation army, balochistan liberation army, baluchistan liberation army, bla, majeed brigade
&blf: balochistan liberation front, baloch liberation front, blf
&ua_id: united baloch army, uba
&umh: ummah tameer e nau, umma tameer e nau, ummah tamir e nau, utn, foundation for construction, nation building, reconstruction foundation, reconstruction of the islamic community, reconstruction of the muslim ummah
&jmb: jamaat ul mujahideen bangladesh, jama atul mujahideen bangladesh, jmb
&abt: ansarullah bangla team, ansar al islam bangladesh, abt
&im: indian mujahideen, indian mujahidin, islamic security force india
&simi: students islamic movement of india, simi
&bki: babbar khalsa, babbar khalsa international, bki
&isyf: international sikh youth federation, isyf
&klf: khalistan liberation force, klf
&kzf: khalistan zindabad force, kzf
&ulfa: united liberation front of assam, united liberation front of asom, ulfa
&ndfb: national democratic front of bodoland, ndfb
&nscn: national socialist council of nagaland, nscn
&cpi_maoist: communist party of india maoist, cpi maoist, naxalites, naxals, peoples war group
&cpn: communist party of nepal maoist, cpn m, united peoples front nepal
&ltte: liberation tigers of tamil eelam, tigres de liberation de l eelam tamoul, tigres de liberacion de eelam tamil, tamil tigers, tigres tamouls, tigres tamiles, ltte, world tamil movement, ellalan force, தமிழீழ விடுதலைப் புலிகள்
&tro: tamils rehabilitation organization, tamil rehabilitation organisation, tro
&jundallah: jundallah, jundullah, peoples resistance movement of iran, jonbesh i moqavemat i mardom i iran, popular resistance movement of iran, soldiers of god, fedayeen e islam, jaysh al adl, jaish ul adl, jaish al adl, army of justice, جندالله, جيش العدل
&jundallah_pakistan: jundallah pakistan, jundullah pakistan

# Lebanon, Palestine, Iraq, Syria, Yemen, Egypt
&hezbollah: hizballah, hezbollah, hizbullah, hizbollah, hezballah, hisbollah, hizbu llah, hizb allah, party of god, parti de dieu, partido de dios, partei gottes, partito di dio, lebanese hizballah, lebanese hezbollah, islamic jihad organization, organization of the oppressed on earth, revolutionary justice organization, islamic resistance lebanon, organisation of right against wrong, followers of the prophet muhammed, ansar al allah lebanon, حزب الله, חיזבאללה, хезболла, хизбалла, 真主党
&hezbollah_military: &hezbollah military wing, &hezbollah jihad council, &hezbollah external security organization, external security organization of &hezbollah, foreign relations department of &hezbollah, unit 910, eso
&manar: al manar, al manar tv, al manar television, lebanese media group, lebanese communication group
&qard_hassan: al qard al hassan association, al qard al hasan, qard al hassan, jamiyat al qard al hasan, aqah
&jihad_bina: jihad al bina, jihad al binaa, construction jihad, jihad construction foundation, jihad construction institution, jihad al binaa foundation
&irsoo: islamic resistance support organization, islamic resistance support association, irso
&hamas: hamas, islamic resistance movement, harakat al muqawama al islamiya, mouvement de la resistance islamique, movimiento de resistencia islamica, harakat al muqawamah al islamiyya, students of ayyash, student of the engineer, yahya ayyash units, حماس, حركة المقاومة الإسلامية, חמאס, хамас
&qassam: izz al din al qassam brigades, izz al din al qassam, ezzedine al qassam brigades, izz ad din al qassam battalions, izz al din al qassim brigades, kataib izz al din al qassam, brigades izz al din al qassam, brigadas de ezzedin al qassam, qassam brigades, hamas military wing, كتائب القسام, كتائب الشهيد عز الدين القسام
&pij: palestinian islamic jihad, palestine islamic jihad, jihad islamique palestinien, yihad islamica palestina, jihad al islami fi filastin, harakat al jihad al islami fi filastin, islamic jihad of palestine, islamic jihad in palestine, pij, islamic jihad palestine faction, abu ghunaym squad of the hizballah bayt al maqdis, saraya al quds, al quds brigades, al quds squads, الجهاد الإسلامي في فلسطين, سرايا القدس
&aamb: al aqsa martyrs brigade, al aqsa martyrs brigades, brigade des martyrs d al aqsa, brigades des martyrs d al aqsa, brigada de los martires de al aqsa, al aqsa martyrs battalion, kataib shuhada al aqsa, aamb, كتائب شهداء الأقصى
&pflp: popular front for the liberation of palestine, front populaire de liberation de la palestine, frente popular para la liberacion de palestina, frente popular de liberacion de palestina, volksfront fur die befreiung palastinas, jabha shabiya li tahrir filastin, jabha al shaabiya li tahrir filastin, pflp, fplp, halhul gang, halhul squad, red eagles, red eagle group, red eagle gang, palestinian popular resistance forces, ppfl, abu ali mustafa brigades, الجبهة الشعبية لتحرير فلسطين
&pflp_gc: &pflp general command, pflp gc, fplp cg, &pflp commandement general, &pflp comando general, &pflp gc, الجبهة الشعبية لتحرير فلسطين القيادة العامة
&dflp: democratic front for the liberation of palestine, front democratique pour la liberation de la palestine, frente democratico para la liberacion de palestina, dflp, fdlp
&plf: palestine liberation front, front de liberation de la palestine, frente para la liberacion de palestina, plf, plf abu abbas faction
&plo: palestine liberation organization, organisation de liberation de la palestine, organizacion para la liberacion de palestina, plo, olp, munazzamat al tahrir al filastiniyya
&prc: popular resistance committees, comites de resistance populaire, prc gaza, salah al din brigades
&ppsf: palestinian popular struggle front, ppsf
&ano: abu nidal organization, abu nidal organisation, organizacion abu nidal, organisation abou nidal, fatah revolutionary council, fatah conseil revolutionnaire, arab revolutionary brigades, arab revolutionary council, black september, revolutionary organization of socialist muslims, ano
&kach: kahane chai, kach, kach and kahane chai, kahane lives, repression of traitors, state of judea, sword of david, committee for the safety of the roads, american friends of yeshivat rav meir, forefront of the idea, judea police, כך, כהנא חי
&hsm_misr: hasm, harakat sawad misr, hasm movement, arms of egypt movement, movement of egypts arms, hassam, حسم, حركة سواعد مصر
&liwa_thawra: liwa al thawra, revolution brigade, لواء الثورة
&ajnad_misr: ajnad misr, soldiers of egypt, أجناد مصر
&msc: mujahidin shura council in the environs of jerusalem, mujahideen shura council, magles shoura al mujahedin, msc
&houthis: ansarallah, ansar allah, ansarullah, houthis, al houthi movement, huthis, houthi, houthi movement, houthi militia, partisans of god, supporters of god, mouvement houthi, huties, الحوثيون, أنصار الله, хуситы
&kh: kataib hizballah, kataib hezbollah, khata ib hezbollah, hizballah brigades, hezbollah brigades, hizballah brigades in iraq, brigades of hizballah, كتائب حزب الله
&aah: asaib ahl al haq, asa ib ahl al haq, league of the righteous, bands of the righteous, ahl al haq network, khazali network, band of the righteous, coterie of the righteous, the people of the cave, aah, عصائب أهل الحق
&hhn: harakat al nujaba, harakat hezbollah al nujaba, harakat hizballah al nujaba, movement of the noble ones hizballah, hezbollah movement of the outstanding, nujaba movement, golan liberation brigade, hhn, حركة النجباء
&kss: kataib sayyid al shuhada, kata ib sayyid al shuhada, sayyid al shuhada brigades, battalion of the sayyids martyrs, brigades of the master of martyrs, kss, كتائب سيد الشهداء
&kia: kataib al imam ali, imam ali brigades, kata ib al imam ali, كتائب الإمام علي
&hak: harakat ansar allah al awfiya, haaa, ansar allah al awfiya movement
&pmf: popular mobilization forces, popular mobilisation forces, popular mobilization units, popular mobilization committee, hashd al shaabi, al hashd al shabi, forces de mobilisation populaire, fuerzas de movilizacion popular, pmf, pmu, الحشد الشعبي
&badr: badr organization, badr brigade, badr corps, badr brigades
&mahdi_army: mahdi army, jaysh al mahdi, jaish al mahdi, promised day brigades, jam
&babylon: babylon brigades, 50th brigade, babylon movement
&fatemiyoun: fatemiyoun division, fatemiyoun brigade, liwa fatemiyoun, fatemiyun division, liwa al fatimiyun
&zaynabiyoun: zaynabiyoun brigade, liwa zaynabiyoun, zainebiyoun brigade, zeynabiyoun brigade
&ashtar: al ashtar brigades, saraya al ashtar, ashtar brigades, aab bahrain, سرايا الأشتر
&mukhtar: saraya al mukhtar, al mukhtar brigades, mukhtar brigades
&jrtn: naqshbandi army, army of the men of the naqshbandi order, jaysh rijal al tariqa al naqshbandiya, jaysh rijal al tariq al naqshabandi, jrtn, jrn, armed men of the naqshabandi order
&mb: muslim brotherhood, freres musulmans, hermanos musulmanes, muslimbruder, muslimbruderschaft, ikhwan al muslimin, jamaat al ikhwan al muslimin, bratya musulmane, الإخوان المسلمون, братья мусульмане
&mek: mujahedin e khalq, mujahedin e khalq organization, mojahedin e khalq, peoples mujahedin of iran, peoples mojahedin organization of iran, moudjahidines du peuple, muyahidin del pueblo, volksmodschahedin, mek, mko, pmoi, ompi, sazman mujahedin khalq iran, sazeman e mojahedin e khalq, national council of resistance of iran, national council of resistance, ncri, national liberation army of iran, nla, muslim iranian students society, مجاهدین خلق
&hizb_tahrir: hizb ut tahrir, hizb al tahrir, hizbut tahrir, party of liberation, islamic party of liberation, hut, хизб ут тахрир, حزب التحرير
&ashab: ashab al kahf, companions of the cave
&awliya: saraya awliya al dam, guardians of blood

# Kurdistan, Turkey, Europe
&pkk: kurdistan workers party, parti des travailleurs du kurdistan, partido de los trabajadores del kurdistan, arbeiterpartei kurdistans, partito dei lavoratori del kurdistan, partiya karkeren kurdistan, partiya karkeran kurdistan, rabochaya partiya kurdistana, kurdistan isci partisi, pkk, ppk, kongra gel, kongra gele kurdistan, peoples congress of kurdistan, kurdistan peoples congress, kurdistan freedom and democracy congress, kadek, khk, congres du peuple du kurdistan, hpg, hezen parastina gel, peoples defence forces, kck, koma civaken kurdistan, kurdistan communities union, رێکخستنی پەکەکە, рабочая партия курдистана
&tak: kurdistan freedom falcons, kurdistan freedom hawks, teyrebazen azadiya kurdistan, teyrbazen azadiya kurdistan, halcones de la libertad de kurdistan, faucons de la liberte du kurdistan, tak
&pjak: party of free life of kurdistan, free life party of kurdistan, kurdistan free life party, partiya jiyana azad a kurdistane, partiya jiyana azad a kurdistan, pezak, pjak, parti pour une vie libre au kurdistan
&pyd: democratic union party, partiya yekitiya demokrat, pyd
&ypg: peoples protection units, yekineyen parastina gel, ypg
&dhkp: revolutionary peoples liberation party front, revolutionary peoples liberation party, devrimci halk kurtulus partisi cephesi, devrimci halk kurtulus partisi, revolutionary peoples liberation front, parti front revolutionnaire de liberation du peuple, partido frente de liberacion popular revolucionario, dhkp c, dhkpc, dhkp, devrimci sol, dev sol, revolutionary left, dev sol silahli devrimci birlikleri, dev sol sdb
&thkp: thkp c, turkish peoples liberation party front, acilciler, mukavamet suriye, syrian resistance
&tkp: tkp ml, tikko, turkish communist party marxist leninist, communist party of turkey marxist leninist
&mlkp: marxist leninist communist party, marksist leninist komunist partisi, mlkp
&ibda: ibda c, great eastern islamic raiders front, great islamic eastern warriors front, islami buyuk dogu akincilar cephesi
&turkish_hizbullah: turkish hizbullah, turkish hezbollah
&fto_gulen: fetullahist terror organization, fethullahist terrorist organization, fethullahci teror orgutu, gulen movement, feto
&eta: euskadi ta askatasuna, basque fatherland and liberty, basque homeland and freedom, tierra vasca y libertad, patria vasca y libertad, pays basque et liberte, jarrai, haika, segi, gestoras pro amnistia, =askatasuna, batasuna, herri batasuna, euskal herritarrok, eta
&grapo: first of october antifascist resistance group, first of october anti fascist resistance groups, grupos de resistencia antifascista primero de octubre, grapo
&ira: irish republican army, armee republicaine irlandaise, ejercito republicano irlandes, ira
&pira: provisional irish republican army, provisional ira, pira
&rira: real irish republican army, real ira, rira, ira veritable, ira autentico, 32 county sovereignty movement, 32 county sovereignty committee, irish republican prisoners welfare association, new ira, new irish republican army, oglaigh na heireann
&cira: continuity irish republican army, continuity ira, continuity army council, republican sinn fein, cira, ira de la continuite, ira de la continuidad
&inla: irish national liberation army, inla
&lvf: loyalist volunteer force, lvf
&uda: ulster defence association, ulster defense association, ulster freedom fighters, uda, uff, uda uff
&uvf: ulster volunteer force, uvf
&ohd: orange volunteers, orange volunteer
&rhd: red hand defenders, rhd
&n17: revolutionary organization 17 november, 17 november, november 17, epanastatiki organosi 17 noemvri, organisation revolutionnaire du 17 novembre, organizacion revolucionaria 17 de noviembre, dekati evdomi noemvri, 17n
&ea: revolutionary struggle, epanastatikos agonas, lutte revolutionnaire, lucha revolucionaria
&epanastatikoi: revolutionary nuclei, epanastatikoi pirines, ela, revolutionary peoples struggle, epanastatikos laikos agonas
&ccf: conspiracy of fire nuclei, conspiracy of cells of fire, synomosia ton pyrinon tis fotias, spf
&brpcc: new red brigades, new red brigades communist combatant party, red brigades for the construction of the combatant communist party, brigate rosse per la costruzione del partito comunista combattente, nuclei territoriali antimperialisti, nuclei of territorial anti imperialists, anti imperialist territorial nuclei, br pcc, nta, brigate rosse, brigades rouges, brigadas rojas
&fai: informal anarchist federation, federazione anarchica informale, fai
&raf: red army faction, rote armee fraktion, fraction armee rouge, raf
&bb: blood and honour, blood honour, combat 18, c18
&nrm: nordic resistance movement, nordiska motstandsrorelsen, pohjoismainen vastarintaliike, nordiske motstandsbevegelsen, nrm, nmr
&rim: russian imperial movement, russkoe imperskoe dvizhenie, rim, русское имперское движение
&rusich: task force rusich, rusich, dshrg rusich, sabotage and assault reconnaissance group rusich
&wagner: wagner, wagner group, chvk wagner, pmc wagner, private military company wagner, groupe wagner, grupo wagner, gruppa vagnera, chvk vagner, vagner, wagner pmc, chastnaya voennaya kompaniya vagner, чвк вагнер, частная военная компания вагнер, группа вагнера
&redut: redut, pmc redut, redut pmc, chvk redut, private military company redut, redoubt, чвк редут
&patriot: pmc patriot, chvk patriot, private military company patriot
&convoy: pmc convoy, convoy pmc, chvk konvoy, private military company convoy, чвк конвой
&africa_corps: africa corps, afrikanskiy korpus, african corps
&kla: kosovo liberation army, ushtria clirimtare e kosoves, uck, kla
&akn: albanian national army, armata kombetare shqiptare, aksh, ana albanian
&night_wolves: night wolves, nochnye volki, ночные волки
&sparta: sparta battalion, sparta separate reconnaissance battalion, спарта
&somali_bn: somali battalion, somalia battalion, сомали батальон
&vostok_bn: vostok battalion, vostok brigade
&oplot: oplot battalion, kalmius brigade
&prizrak: prizrak brigade, ghost battalion, prizrak battalion, призрак
&zarya: zarya battalion, zaria battalion
&dpr: donetsk peoples republic, donetskaya narodnaya respublika, dnr, dpr, донецкая народная республика, днр
&lpr: luhansk peoples republic, lugansk peoples republic, luganskaya narodnaya respublika, lnr, lpr, луганская народная республика, лнр

# Japan, Latin America
&aum: aum shinrikyo, aum supreme truth, aum verite supreme, verdad suprema, aum, 真理教, オウム真理教
&jra: japanese red army, armee rouge japonaise, ejercito rojo japones, nippon sekigun, nihon sekigun, anti imperialist international brigade, aiib, jra, 日本赤軍
&yakuza: yakuza, boryokudan, gokudo
&yamaguchi: yamaguchi gumi, rokudaime yamaguchi gumi, sixth yamaguchi gumi, 山口組
&farc: revolutionary armed forces of colombia, fuerzas armadas revolucionarias de colombia, forces armees revolutionnaires de colombie, revolutionare streitkrafte kolumbiens, farc, farc ep, fuerzas armadas revolucionarias de colombia ejercito del pueblo, revolutionary armed forces of colombia peoples army
&segunda_marquetalia: segunda marquetalia, second marquetalia, new marquetalia, nueva marquetalia
&eln: ejercito de liberacion nacional, national liberation army, armee de liberation nationale, eln, armee nationale de liberation, nationale befreiungsarmee
&auc: autodefensas unidas de colombia, united self defense forces of colombia, united self defence forces of colombia, united self defense groups of colombia, forces unies d autodefense de colombie, auc
&clan_golfo: clan del golfo, gulf clan, clan usuga, los urabenos, autodefensas gaitanistas de colombia, agc, banda criminal de uraba, los autodefensas gaitanistas de colombia, ejercito gaitanista de colombia
&sendero: sendero luminoso, shining path, sentier lumineux, leuchtender pfad, partido comunista del peru en el sendero luminoso de jose carlos mariategui, communist party of peru on the shining path of jose carlos mariategui, ejercito guerrillero popular, peoples guerrilla army, ejercito popular de liberacion, peoples liberation army peru, peoples aid association of peru, socorro popular del peru, communist party of peru, partido comunista del peru
&mrta: tupac amaru revolutionary movement, movimiento revolucionario tupac amaru, mrta
&epr: popular revolutionary army, ejercito popular revolucionario, epr
&ezln: zapatista army of national liberation, ejercito zapatista de liberacion nacional, ezln
&epp: paraguayan peoples army, ejercito del pueblo paraguayo, epp
&fpmr: manuel rodriguez patriotic front, frente patriotico manuel rodriguez, fpmr
&ms13: ms 13, mara salvatrucha, mara salvatrucha 13
&m18: barrio 18, 18th street gang, mara 18, calle 18
&tda: tren de aragua, aragua train, tda
&sinaloa: sinaloa cartel, cartel de sinaloa, pacific cartel, cartel del pacifico, guzman loera organization
&cjng: cartel de jalisco nueva generacion, jalisco new generation cartel, new generation jalisco cartel, cjng, jalisco new generation, cartel jalisco nueva generacion
&zetas: los zetas, zetas cartel, zetas, cartel del noreste, northeast cartel, cdn
&blo: beltran leyva organization, organizacion beltran leyva, beltran leyva cartel, cartel de los beltran leyva
&cds_juarez: juarez cartel, cartel de juarez, vicente carrillo fuentes organization
&tijuana: tijuana cartel, cartel de tijuana, arellano felix organization, cartel arellano felix
&lfm: la familia michoacana, familia michoacana, the family of michoacan
&templarios: knights templar, caballeros templarios, los caballeros templarios, knights templar cartel
&carteles_unidos: carteles unidos, united cartels, cartel de tepalcatepec
&soles: cartel de los soles, cartel of the suns
&choneros: los choneros, choneros
&pcc: primeiro comando da capital, first capital command, primer comando de la capital, pcc
&cv: comando vermelho, red command, comando rojo
&viv: viv ansanm, living together
&g9: g9 family and allies, g9 alliance, g9 an fanmi e alye
&ndrangheta: ndrangheta, n drangheta
&cosa_nostra: cosa nostra, sicilian mafia
&brothers_circle: brothers circle, family of eleven
&thieves: thieves in law, vory v zakone
&triad14k: 14k triad, 14k
&sunyeeon: sun yee on, 新义安, 新義安

# Africa
&lra: lords resistance army, armee de resistance du seigneur, ejercito de resistencia del senor, lord resistance army, lords resistance movement, lrm, lra
&adf: allied democratic forces, forces democratiques alliees, fuerzas democraticas aliadas, adf, adf nalu, forces democratiques alliees armee nationale de liberation de l ouganda, islamic alliance of democratic forces, nalu, national army for the liberation of uganda, madina tawheed wal muwahedeen, city of monotheism and monotheists
&fdlr: democratic forces for the liberation of rwanda, forces democratiques de liberation du rwanda, fuerzas democraticas de liberacion de rwanda, fdlr, foca, forces combattantes abacunguzi, combatant force for the liberation of rwanda, army for the liberation of rwanda, alir, interahamwe
&m23: m23, march 23 movement, mouvement du 23 mars, movimiento 23 de marzo, movimiento del 23 de marzo, 23 march movement, revolutionary army of congo, armee revolutionnaire congolaise
&afc: alliance fleuve congo, congo river alliance, afc
&apcls: alliance of patriots for a free and sovereign congo, alliance des patriotes pour un congo libre et souverain, apcls
&codeco: cooperative for the development of congo, cooperative pour le developpement du congo, codeco
&ndc: nduma defence of congo, nduma defense du congo, mayi mayi sheka, mai mai sheka, ndc, nduma defense of congo
&mai_mai_yakutumba: mai mai yakutumba, coalition nationale du peuple pour la souverainete du congo, cnpsc
&fnl: forces nationales de liberation, national liberation forces, palipehutu fnl, fnl
&red_tabara: resistance for the rule of law in burundi, resistance pour un etat de droit au burundi, red tabara
&fprc: popular front for the renaissance of central african republic, front populaire pour la renaissance de la centrafrique, fprc, front populaire pour la renaissance de centrafrique
&upc: union for peace in the central african republic, unite pour la paix en centrafrique, union pour la paix en centrafrique, upc
&mpc: central african patriotic movement, mouvement patriotique pour la centrafrique, mpc
&cpc: coalition of patriots for change, coalition des patriotes pour le changement, coalition de patriotes pour le changement, cpc
&tr_car: return reclamation rehabilitation, retour reclamation et rehabilitation, 3r
&antibalaka: anti balaka, antibalaka
&seleka: seleka, ex seleka, seleka coalition
&cnsp: national council for the safeguard of the homeland, conseil national pour la sauvegarde de la patrie
&rsf: rapid support forces, forces de soutien rapide, fuerzas de apoyo rapido, quwat al dam al sari, quwat al daam al saree, rsf, janjaweed, janjawid, قوات الدعم السريع
&saf: sudanese armed forces, sudan armed forces, saf, القوات المسلحة السودانية
&jem_sudan: justice and equality movement, mouvement pour la justice et l egalite, jem sudan
&slm: sudan liberation movement, sudan liberation army, sudan liberation movement army, slm a
&splm: sudan peoples liberation movement, sudan peoples liberation army, splm, spla, splm a
&splm_io: splm in opposition, splm io, spla io, sudan peoples liberation army in opposition
&tplf: tigray peoples liberation front, hizbawi weyane harnet tigray, tplf
&olf: oromo liberation front, adda bilisummaa oromoo, olf
&ola: oromo liberation army, ola, olf shene
&onlf: ogaden national liberation front, onlf
&pfdj: peoples front for democracy and justice, popular front for democracy and justice, pfdj
&hidri: hidri trust, hidri
&mend: movement for the emancipation of the niger delta, mend
&ipob: indigenous people of biafra, ipob
&polisario: polisario front, frente polisario, popular front for the liberation of saguia el hamra and rio de oro, polisario
&mnla: national movement for the liberation of azawad, mouvement national de liberation de l azawad, mnla
&hcua: high council for the unity of azawad, haut conseil pour l unite de l azawad, hcua
&fln: front de liberation nationale, national liberation front, fln, frente de liberacion nacional
&fis: islamic salvation front, front islamique du salut, fis, jabhat al islamiya lil inqadh
&unita: national union for the total independence of angola, uniao nacional para a independencia total de angola, union nacional para la independencia total de angola, unita
&ruf: revolutionary united front, front revolutionnaire uni, ruf
&npfl: national patriotic front of liberia, npfl
&renamo: mozambican national resistance, resistencia nacional mocambicana, renamo
&pagad: people against gangsterism and drugs, pagad
&zanu_pf: zimbabwe african national union patriotic front, zanu pf
&ansar_sunna_moz: ahlu sunna wal jamaa, ahlu sunnah wa jama, ahl al sunnah wa al jamaah, ansar al sunna mozambique, al shabaab in mozambique, ansar al sunnah mozambique, helpers of tradition
`;
