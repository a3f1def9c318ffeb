/**
 * State bodies, state companies, banks, shipping lines and arms makers as lists and the press write them: in full, as
 * initials, and in their own language (see `body-names-armed.ts` for the format).
 */
export const STATE_BODIES = `
# Regions and states of several words
&north_korea: north korea, democratic peoples republic of korea, dprk, corea del norte, coree du nord, republica popular democratica de corea, republique populaire democratique de coree, nordkorea, severnaya koreya, kndr, korea dpr, rpdc
&south_korea: south korea, republic of korea, corea del sur, coree du sud, sudkorea, rok
&china_pr: peoples republic of china, prc, republique populaire de chine, republica popular china, volksrepublik china, zhonghua renmin gongheguo
&south_africa: south africa, afrique du sud, sudafrica, sudafrika, suid afrika, africa del sur, yuzhnaya afrika
&ivory_coast: ivory coast, cote d ivoire, costa de marfil, elfenbeinkuste
&saudi: saudi arabia, arabie saoudite, arabia saudita, arabia saudi, saudi arabien, kingdom of saudi arabia, saoudite, saudi, saudia, saudiya
&car: central african republic, republique centrafricaine, republica centroafricana, zentralafrikanische republik, centrafrique
&drc: democratic republic of the congo, republique democratique du congo, republica democratica del congo, demokratische republik kongo, drc, rdc
&south_sudan: south sudan, soudan du sud, sudan del sur, sudsudan
&cape_verde: cape verde, cabo verde, cap vert
&sri_lanka: sri lanka, ceylon, ceilan
&new_zealand: new zealand, nouvelle zelande, nueva zelandia, nueva zelanda, neuseeland, novaya zelandiya
&united_states: united states, united states of america, etats unis, estados unidos, vereinigte staaten, stati uniti, soedinennye shtaty, usa
&united_kingdom: united kingdom, royaume uni, reino unido, vereinigtes konigreich, great britain, grande bretagne, gran bretana, grossbritannien
&uae: united arab emirates, emirats arabes unis, emiratos arabes unidos, vereinigte arabische emirate, uae, oae, al imarat al arabiya al muttahida
&european_union: european union, union europeenne, union europea, europaische union, unione europea, evropeyskiy soyuz
&united_nations: united nations, nations unies, naciones unidas, vereinte nationen, nazioni unite, obedinennye natsii
&latin_america: latin america, amerique latine, america latina, lateinamerika, latinskaya amerika, latinoamerica
&south_america: south america, amerique du sud, america del sur, sudamerica, sudamerika, suramerica, yuzhnaya amerika
&north_america: north america, amerique du nord, america del norte, norteamerica, nordamerika
&central_america: central america, amerique centrale, america central, centroamerica, zentralamerika, mittelamerika
&south_ossetia: south ossetia, yuzhnaya osetiya, ossetie du sud, osetia del sur, sudossetien
&nagorno: nagorno karabakh, nagornyy karabakh, artsakh, haut karabakh
&red_sea: red sea, mer rouge, mar rojo, rotes meer, bahr al ahmar, krasnoe more
&black_sea: black sea, mer noire, mar negro, schwarzes meer, karadeniz, chernoe more, chernomorskiy
&caspian: caspian sea, caspian, caspienne, caspio, kaspiyskiy, kaspisches meer, khazar, hazar, daryaye khazar
&persian_gulf: persian gulf, golfe persique, golfo persico, persischer golf, khalij fars, khalije fars, arabian gulf
&islamic_republic_iran: islamic republic of iran, republique islamique d iran, republica islamica del iran, islamische republik iran, jomhouri eslami iran, iri

# Iran
&irgc: islamic revolutionary guard corps, islamic revolutionary guards corps, iranian revolutionary guard corps, iranian revolutionary guards, revolutionary guards, revolutionary guard, army of the guardians of the islamic revolution, guardians of the islamic revolution, islamic revolution guards corps, islamic corps of the guards, islamic revolutionary corps, =pasdaran, pasdaran e enghelab e islami, pasdaran e inqilab, =sepah, sepah e pasdaran, sepah pasdaran, sepah e pasdaran e enghelab e eslami, sepah e pasdaran e enqelab e eslami, sepah pasdaran enghelab islami, corps des gardiens de la revolution islamique, corps des gardes de la revolution islamique, gardiens de la revolution, cuerpo de guardianes de la revolucion islamica, cuerpo de la guardia revolucionaria islamica, guardia revolucionaria, guardianes de la revolucion, iranische revolutionsgarde, revolutionsgarden, korpus strazhey islamskoy revolyutsii, ksir, irgc, irg, cgri, cgr, سپاه پاسداران انقلاب اسلامی, سپاه پاسداران, الحرس الثوري الإيراني, الحرس الثوري, корпус стражей исламской революции, 伊斯兰革命卫队
&irgc_qf: &irgc qods force, qods force, quds force, jerusalem force, sepah e qods, sepah qods, niru ye qods, niruye qods, al quds force, force qods, fuerza quds, fuerza qods, &irgc qf, irgc qf, irgcqf, نیروی قدس, سپاه قدس, فيلق القدس, qods corps, quds corps
&irgc_af: &irgc air force, &irgc aerospace force, irgc asf, irgcaf, &irgc aerospace forces, niruye havafaza
&irgc_asf_ssjo: &irgc aerospace force self sufficiency jihad organization, irgc asf ssjo, irgc ssjo, &irgc research and self sufficiency jihad organization, &irgc rssjo
&irgc_navy: &irgc navy, irgcn, &irgc naval force, niruye daryaei &irgc
&irgc_gf: &irgc ground forces, &irgc ground force, irgc gf
&irgc_io: &irgc intelligence organization, irgc io, &irgc intelligence
&irgc_cf: &irgc cooperative foundation, &irgc bonyad taavon, bonyad taavon sepah, irgc cf, bonyad e taavon e sepah
&basij: basij, basij resistance force, baseej, niruye moghavemat basij, basij e mostazafan, sazeman basij, mobilization of the oppressed, niruyeh moghavemat basij mostazafan, basij militia, بسیج
&basij_cf: bonyad taavon basij, basij cooperative foundation
&lef: law enforcement forces iran, law enforcement command, iranian police, naja, faraja, disciplinary force of the islamic republic of iran, niruye entezami, law enforcement forces of the &islamic_republic_iran
&modafl: ministry of defence and armed forces logistics, ministry of defense and armed forces logistics, ministry of defence and support for armed forces logistics, ministry of defense and support for armed forces logistics, ministry of defense logistics, ministry for defense and armed forces logistics, ministry of defense for armed forces logistics, vezarat e defa va poshtibani e niruhaye mosallah, vezarate defa va poshtibani niruhaye mosalah, modafl, modsaf, modlaf, ministere de la defense et du soutien aux forces armees, وزارت دفاع و پشتیبانی نیروهای مسلح
&dio: defense industries organization, defence industries organisation, defence industries organization, iran defense industries organization, sazman e sanaye e defa, sasadja, sasadjah, saseman sanaye defa, sanaye defa, iranian defense industries organization
&aio: aerospace industries organization, aerospace industries organisation, sazeman sanaye hava faza, sazman sanaye hava faza, aio, sanaye hava faza, iran aerospace industries organization
&iaio: iran aviation industries organization, iran aviation industries organisation, iaio, sazeman e sanaye e havai, iranian aviation industries organization
&hesa: iran aircraft manufacturing industrial company, iran aircraft manufacturing industries, iran aircraft manufacturing company, hesa, hava peyma sazi iran, havapeyma sazi iran, iami, iamco
&panha: iran helicopter support and renewal company, iranian helicopter support and renewal company, panha, ihsrc, poshtibani va nosazi helikopterhai iran
&iaci: iran aircraft industries, iranian aircraft industries, iaci, sanaye havapaymaie iran
&sbig: shahid bakeri industrial group, shahid bagheri industrial group, sbig, bakeri industries group
&shig: shahid hemmat industrial group, shig, shahid hemat industrial group, hemmat missile industries, hemmat industrial group
&siig: shahid shah abhadi industrial complex, sanam industrial group
&scig: shahid cheraghi, shiraz electronics industries, shiraz electronic industries
&iei: iran electronics industries, iran electronics company, iran electronics, iei, sanaye electronic iran, sairan, sa iran, saairan, saaylran, iranian electronics industries
&ieg_ecp: esfahan optics industries, isfahan optics industries, isfahan optics
&amig: ammunition and metallurgy industries group, ammunition industries group, amig, ammunition and metallurgy industries
&aig: armament industries group, armaments industries group
&cig: chemical industries and development of materials group, cidmg, chemical industries group
&mig_iran: marine industries group, marine industries organization, marine industries organisation, mio
&ydm: yazd metallurgy industries, yazd ammunition manufacturing and metallurgy industries
&parchin: parchin chemical industries, para chemical industries, parchin chemical factories
&fajr: fajr industrial group, instrumentation factory plant, fajr industries group, industrial factories of precision machinery
&qaim: ya mahdi industries group, yamahdi industries group
&quds_av: qods aviation industries, quds aviation industries, qods aeronautics industries, qods aviation industry company, ghods aviation industries, qods research center, light airplanes design and manufacturing industries, qai
&spnd: organization of defensive innovation and research, organisation of defensive innovation and research, sazman e pajouhesh va noavari haye defai, sazeman pazhohesh va noavari haye defaee, spnd, fedat
&malek: malek ashtar university, malek ashtar university of technology, malek ashtar university of defence technology
&ihu: imam hossein university, imam hussein university, imam hosein university, ihu, imam hussein university of the revolutionary guards
&aeoi: atomic energy organization of iran, atomic energy organisation of iran, iranian atomic energy organization, organisation iranienne de l energie atomique, sazeman e energy atomi iran, sazman energy atomi iran, aeoi, iaeo, سازمان انرژی اتمی ایران
&tesa: iran centrifuge technology company, tesa, centrifuge technology of iran
&ninra: novin energy company, novin energy, pars novin, energy novin
&npppd: nuclear power production and development company of iran, nppd, nuclear power production and development company
&nrcam: nuclear research center for agriculture and medicine, karaj nuclear research center, center for agricultural research and nuclear medicine
&enrc: esfahan nuclear fuel research and production center, nfrpc, esfahan nuclear technology center, entc
&tamas: tamas company, nuclear fuel production and procurement company, nfpc
&mois: ministry of intelligence and security, vezarat e ettelaat va amniat e keshvar, vevak, mois, vaja, iranian ministry of intelligence and security, ministry of intelligence and security of iran, وزارت اطلاعات
&centcom_iran: khatam al anbiya construction headquarters, khatam al anbiya, ghorb khatam, gharargah sazandegi khatam al anbia, khatam ol anbia, gharargahe sazandegi khatam al anbiya, ghorb, ghorb e khatam, gharargah e sazandegi e khatam al anbia, khatam ol anbia gharargah sazandegi nooh, khatam al anbiya headquarters
&imam_exec: execution of imam khomeinis order, setad e ejraei e farman e imam, setad ejraiye farman e hazrat e emam, eiko, eeiko, setad farman imam, headquarters for the execution of imam khomeinis order
&bonyad_mostazafan: bonyad mostazafan, islamic revolution mostazafan foundation, mostazafan foundation, foundation of the oppressed, mostazafan foundation of islamic revolution, islamic revolutionary foundation of the oppressed
&astan_quds: astan quds razavi, astan e quds e razavi, aqr, razavi holy shrine
&martyrs_foundation: martyrs foundation, bonyad e shahid, bonyad shahid, shahid foundation, islamic revolution martyrs foundation, al shahid foundation, mu assasat al shahid, al mua assat al shahid, bonyad shahid va omur e janbazan, foundation of martyrs and veterans affairs
&imdad: imam khomeini relief committee, ikrc, comite emdad imam khomeini, komite emdad emam, emdad committee for islamic charity
&irib: islamic republic of iran broadcasting, irib, sazman e seda va sima, seda va sima, iran broadcasting
&irisl: islamic republic of iran shipping lines, iranian shipping lines, iran shipping lines, irisl group, irisl, kashtirani jomhouri eslami iran, keshtirani jomhuri islami iran, lignes maritimes de la republique islamique d iran, compagnie maritime de la republique islamique d iran, iri shipping lines, کشتیرانی جمهوری اسلامی ایران
&hdsl: hafiz darya shipping lines, hafize darya shipping lines, hafez darya arya shipping lines, hds lines, hdsl, hdasco, hafiz darya arya shipping company, hafez darya arya shipping company
&sapid: safiran payam darya shipping company, safiran payam darya, sapid, sapid shipping, safiran payam darya shipping lines
&siml: south shipping line, south shipping line iran, soroush sarzamin asatir, rahbaran omid darya
&khazar: khazar shipping, khazar sea shipping lines, kssl, khazar shipping lines, darya ye khazar shipping company
&valfajr: valfajr shipping company, valfajr 8th shipping line, valfajre eight shipping company, valfajr shipping
&iran_o_hind: irano hind shipping company, iran o hind shipping company, irano hind shipping, ihsc
&nioc: national iranian oil company, nioc, sherkat melli naft iran, sherkat e melli ye naft e iran, compagnie nationale iranienne des petroles, compania nacional iranian de petroleo, شرکت ملی نفت ایران, iranian national oil company
&nigc: national iranian gas company, nigc, sherkat melli gaz iran, sherkat e melli ye gaz e iran
&nitc: national iranian tanker company, nitc, sherkat melli naftkesh iran, sherkat melli e naftkesh iran, compagnie nationale iranienne de transport petrolier
&niordc: national iranian oil refining and distribution company, niordc, nioc refining and distribution
&niopdc: national iranian oil products distribution company, niopdc
&nidc: national iranian drilling company, nidc
&nisoc: national iranian south oil company, national iranian south oilfields company, nisoc
&npc_iran: national petrochemical company, sherkat melli sanayeh petroshimi, npc iran
&pogc: pars oil and gas company, pogc
&pedec: petroleum engineering and development company, pedec
&iooc: iranian offshore oil company, iooc
&pcc_iran: petrochemical commercial company, sherkat bazargani petroshimi
&pgpicc: persian gulf petrochemical industry company, persian gulf petrochemical industries commercial company, pgpic, pgpicc, persian gulf petrochemical industries company
&nico: naftiran intertrade company, nico, naft iran intertrade company
&ikco: iran khodro, ikco, iran khodro industrial group
&saipa: saipa, societe annonyme iranienne de production automobile
&mapna: mapna, mapna group, iran power plant projects management company
&tic_iran: telecommunication infrastructure company, tic iran
&cbi: central bank of iran, bank markazi iran, bank markazi, bank markazi jomhouri islami iran, central bank of the &islamic_republic_iran, central bank of iranian republic, banco central de iran, banque centrale d iran, بانک مرکزی ایران
&bmi: bank melli iran, bank melli, national bank of iran, بانک ملی ایران
&bsi: bank saderat iran, bank saderat, iran export bank, بانک صادرات ایران
&bim: bank of industry and mine, bank sanat va madan, bank of industry and mine of iran, bim iran
&edbi: export development bank of iran, bank toseh saderat iran, bank towseeh saderat iran, bank toseeh saderat iran, bank towseh saderat iran, edbi
&bki_agri: bank keshavarzi iran, bank keshavarzi, agricultural bank of iran, agriculture bank of iran
&maskan: bank maskan, housing bank of iran
&tejarat: bank tejarat, trade bank of iran
&refah: bank refah, bank refah kargaran, workers welfare bank, refah kargaran bank
&eih: europaisch iranische handelsbank, europaeisch iranische handelsbank, eihb, eih bank, german iranian chamber of commerce bank
&postbank: post bank of iran, post bank iran, postbank iran
&fpib: future bank bahrain, future bank
&sina: sina bank, bank sina
&mehr: mehr bank, bank mehr eqtesad, mehr interest free bank, qarz al hasane mehr
&ansar_bank: ansar bank, bank ansar, ansar financial and credit institution, ansar institute, ansar saving and interest free loans fund, ansar al mojahedin no interest loan institute
&mahan: mahan air, mahan airlines, mahan airline, mahan travel, havapeymai mahan
&iranair: iran air, iranair, airline of the islamic republic of iran, havapeymayi jomhouri eslami iran
&iran_marine: iran marine industrial company, sadra, iran marine industrial company sadra

# Korea
&komid: korea mining development trading corporation, korea mining and development trading corporation, korean mining and industrial development corporation, korea mining development corporation, komid, changgwang sinyong corporation, changgwang trading corporation, external technology general corporation, dprkn mining development trading cooperation, choson kwangop kaebal muyok hoesa, 조선광업개발무역회사, 창광신용회사
&ryonbong: korea ryonbong general corporation, korea ryongbong general corporation, korea yonbong general corporation, lyongaksan general trading corporation, korea ryonbong, 조선련봉총회사
&tanchon: tanchon commercial bank, danchon commercial bank, changgwang credit bank, korea changgwang credit bank, 단천상업은행
&kkbc: korea kwangson banking corporation, korea kwangson banking corp, kkbc, 조선광선은행
&kdb_dprk: daedong credit bank, taedong credit bank, dcb
&ftb: foreign trade bank of the democratic peoples republic of korea, foreign trade bank, mooyokbank, korea trade bank, ftb, foreign trade bank of &north_korea, 조선무역은행
&hdb: hana banking corporation, brilliance banking corporation
&kdb_daesong: korea daesong bank, choson taesong unhaeng, taesong bank, daesong bank, korea taesong bank, 대성은행
&daesong: korea daesong general trading corporation, daesong trading, daesong trading company, korea daesong trading company, korea daesong trading corporation, taesong general trading
&kwb: korea united development bank, kudb
&kib_dprk: koryo bank, koryo credit development bank, koryo global credit bank
&o39: office 39, office 39 of the korean workers party, bureau 39, central committee bureau 39, division 39, central committee of the korean workers party bureau 39, 39호실
&rgb: reconnaissance general bureau, chongchal chongguk, kpa unit 586, rgb, general bureau of reconnaissance, 정찰총국
&gbae: general bureau of atomic energy, general department of atomic energy, gdae, gbae
&maei: ministry of atomic energy industry, maei
&sansn: second academy of natural sciences, academy of national defense science, academy of national defence science, 2nd academy of natural sciences, che 2 chayon kwahakwon, kukpang kwahak won, national defense academy, academy of defense sciences, chayon kwahak won, sansri, kukpang kwahakwon, 제2자연과학원, 국방과학원
&sec: second economic committee, 제2경제위원회
&mid: munitions industry department, military supplies industry department, ministry of military supplies industry, munitions industries department
&wpk: workers party of korea, korean workers party, choson rodongdang, parti du travail de coree, partido del trabajo de corea, partido de los trabajadores de corea, wpk, kwp, trudovaya partiya korei, 조선로동당, 조선노동당
&wpk_ogd: &wpk organization and guidance department, organization and guidance department, ogd
&wpk_pad: &wpk propaganda and agitation department, propaganda and agitation department, &wpk publicity and information department
&kpa: korean peoples army, korea peoples army, choson inmin kun, armee populaire de coree, ejercito popular de corea, kpa, 조선인민군, koreyskaya narodnaya armiya
&ksf: strategic rocket force of the &kpa, strategic rocket force, strategic forces, strategic force of the &kpa, strategic rocket force command of &kpa, ksf
&mpaf: ministry of peoples armed forces, ministry of the peoples armed forces, mpaf, 인민무력부
&mss_dprk: ministry of state security, state security department, mss, kukga anjon bowibu, ministry of state security dprk, 국가안전보위부, 국가보위성
&mps_dprk: ministry of peoples security, ministry of public security, ministry of social security, inmin boanseong, 인민보안부
&sac_dprk: state affairs commission, national defence commission, national defense commission, guowu weiyuanhui dprk
&omm: ocean maritime management company, ocean maritime management, omm, 원양해운관리회사
&nada: national aerospace development administration, nada, korean committee for space technology, kcst, dprk committee for space technology, department of space technology of korea, committee for space technology, korean committee of space technology, 조선우주공간기술위원회, 국가우주개발국
&namchongang: namchongang trading corporation, nam chon gang corporation, namchongang trading, ncg, namchongang corporation, nomchongang trading
&hyoksin: korea hyoksin trading corporation, korea hyoksin export and import corporation, hyoksin
&tangun: korea tangun trading corporation, korea kuryonggang trading corporation, ryungseng trading corporation, ryung seng trading corporation
&heungjin: korea heungjin trading company, hunjin trading, korea henjin trading, korea hengjin trading company, hunjin trading co
&leader: leader hong kong international, leader international trading limited, leader hong kong international trading limited
&green_pine: green pine associated corporation, green pine association, chongsong yonhap, jindallae, ceongsong yonhap, chosun chawo kaebal tuja hoesa, natural resources development and investment corporation, ksec, national resources development and investment corporation, saeng pil trading corporation, paeksan associated corporation, saengpil associated company, general precious metal complex, gpm, kaechon chongsong, kumhaeryong company
&amroggang: amroggang development banking corporation, amroggang development bank, amnokkang development bank
&mansudae: mansudae overseas project group of companies, mansudae art studio, mansudae overseas project group, mansudae overseas project architectural and technical services
&kngc: korea national insurance corporation, knic, korea foreign insurance company, kfic, national insurance company of korea
&air_koryo: air koryo, koryo air, chosonminhang, 고려항공
&kuds: korea kumryong trading corporation, kumryonggang trading corporation
&kkg: kyong hung, kyonghung
&kust: kim il sung university, kim il sung military university
&kgcco: korea general corporation for external construction, kogen, genco, korea general construction, korea general company for external construction
&konion: korea computer center, kcc
&haegumgang: haegumgang trading corporation, haegumgang trading company
&chilsong: chilsong trading corporation, chilsong trading

# Russia and Belarus
&fsb: federal security service, federalnaya sluzhba bezopasnosti, fsb, federal security service of the &russian_fed, service federal de securite, servicio federal de seguridad, фсб, федеральная служба безопасности, 联邦安全局
&russian_fed: russian federation, rossiyskaya federatsiya, federation de russie, federacion rusa, federacion de rusia, russische foderation, российской федерации, российская федерация, рф
&gru: main intelligence directorate, main directorate of the general staff, main intelligence department, glavnoe razvedyvatelnoe upravlenie, glavnoye razvedyvatelnoye upravleniye, gru, main directorate of the general staff of the armed forces of the &russian_fed, glavnoye upravleniye generalnovo shtaba, direction generale des renseignements gru, гру, главное разведывательное управление
&svr: foreign intelligence service, sluzhba vneshney razvedki, svr, foreign intelligence service of the &russian_fed, свр, служба внешней разведки
&fso: federal protective service, federalnaya sluzhba okhrany, fso, фсо
&rosgvardia: rosgvardia, rosgvardiya, russian national guard, national guard of the &russian_fed, federal service of the troops of the national guard, rosgvardija, natsionalnaya gvardiya, росгвардия
&mod_russia: ministry of defence of the &russian_fed, russian ministry of defence, russian ministry of defense, ministry of defense of russia, ministerstvo oborony, ministerstvo oborony &russian_fed, minoborony, minoborony rossii, министерство обороны российской федерации, минобороны, министерство обороны рф
&mvd: ministry of internal affairs of the &russian_fed, ministerstvo vnutrennikh del, mvd, мвд
&fsvts: federal service for military technical cooperation, fsvts, federalnaya sluzhba po voenno tekhnicheskomu sotrudnichestvu, фсвтс
&cbr: central bank of the &russian_fed, central bank of russia, bank of russia, tsentralnyy bank rossiyskoy federatsii, bank rossii, banque centrale de russie, banco central de rusia, cbr, tsb rf, центральный банк российской федерации, банк россии
&minfin: ministry of finance of the &russian_fed, minfin rossii, minfin, ministerstvo finansov
&nwf: national wealth fund of the &russian_fed, national wealth fund, fnb
&rdif: russian direct investment fund, rossiyskiy fond pryamykh investitsiy, rfpi, rdif, рфпи, российский фонд прямых инвестиций
&rostec: rostec, rostekh, rostek, russian technologies, rossiyskie tekhnologii, rostekhnologii, state corporation rostec, russian technologies state corporation, gosudarstvennaya korporatsiya rostekh, gk rostekh, ростех, ростехнологии, государственная корпорация ростех, state corporation for assistance to development production and export of advanced technology industrial product rostec
&roe: rosoboronexport, rosoboroneksport, rosoboron export, рособоронэкспорт
&rosatom: rosatom, state atomic energy corporation rosatom, gosudarstvennaya korporatsiya po atomnoy energii rosatom, росатом
&roscosmos: roscosmos, roskosmos, state space corporation roscosmos, роскосмос
&uac: united aircraft corporation, obedinennaya aviastroitelnaya korporatsiya, ob edinennaya aviastroitelnaya korporatsiya, uac, oak russia, объединенная авиастроительная корпорация
&usc: united shipbuilding corporation, obedinennaya sudostroitelnaya korporatsiya, obyedinyonnaya sudostroitelnaya korporatsiya, usc, osk, объединенная судостроительная корпорация
&uec: united engine corporation, obedinennaya dvigatelestroitelnaya korporatsiya, uec, odk, объединенная двигателестроительная корпорация
&uic: united instrument manufacturing corporation, united instrument corporation, obedinennaya priborostroitelnaya korporatsiya, uimc, объединенная приборостроительная корпорация
&umc: united machine building group, omz, united heavy machinery, uralmash izhora
&ktrv: tactical missiles corporation, ktrv, korporatsiya takticheskoe raketnoe vooruzhenie, taktrv, tactical missile armament corporation, тактическое ракетное вооружение, корпорация тактическое ракетное вооружение
&almaz_antey: almaz antey, almaz antey concern, air defense concern almaz antey, kontsern vko almaz antey, almaz antey air and space defence corporation, концерн вко алмаз антей, алмаз антей
&uvz: uralvagonzavod, uvz, npk uralvagonzavod, ural railcar factory, уралвагонзавод, увз
&kbp: kbp instrument design bureau, instrument design bureau, konstruktorskoe byuro priborostroeniya, kbp tula, кбп, конструкторское бюро приборостроения
&kbm: machine building design bureau, konstruktorskoe byuro mashinostroeniya, kolomna design bureau of machine building
&npom: npo mashinostroyeniya, npo mashinostroeniya, joint stock company military industrial corporation npo mashinostroyenia, vpk npo mashinostroeniya, нпо машиностроения
&kret: concern radio electronic technologies, kret, kontsern radioelektronnye tekhnologii, концерн радиоэлектронные технологии
&kalashnikov: kalashnikov concern, concern kalashnikov, kontsern kalashnikov, izhevskiy mashinostroitelnyy zavod, izhevsk mechanical works, izhmash, концерн калашников, ижмаш
&tsniitochmash: tsniitochmash, central scientific research institute of precision machine building, central research institute for precision machine building, центральный научно исследовательский институт точного машиностроения, цниитточмаш
&fpi: advanced research foundation, foundation for advanced research, fond perspektivnykh issledovaniy
&vtb: vtb bank, vtb, bank vtb, vneshtorgbank, bank for foreign trade, втб, внешторгбанк
&veb: vneshekonombank, veb, veb rf, vnesheconombank, bank for development and foreign economic affairs, bank for development and foreign economic activity, bank razvitiya i vneshneekonomicheskoy deyatelnosti, внешэкономбанк, вэб, вэб рф
&sber: sberbank, sberbank of russia, sberbank rossii, sber, savings bank of russia, сбербанк, сбербанк россии
&gpb: gazprombank, gazprom bank, gpb, газпромбанк, гпб
&rshb: russian agricultural bank, rosselkhozbank, rshb, rusag bank, rossiyskiy selskokhozyaystvennyy bank, rosselhozbank, россельхозбанк, рсхб
&psb: promsvyazbank, psb, psb bank, промсвязьбанк, псб
&alfa: alfa bank, alpha bank russia, альфа банк
&otkritie: otkritie bank, bank otkritie, fk otkritie, bank financial corporation otkritie, otkrytie fc bank, банк открытие
&mkb: credit bank of moscow, moskovskiy kreditnyy bank, mkb, московский кредитный банк
&smp: smp bank, severnyy morskoy put bank, bank severny morskoy put
&rncb: russian national commercial bank, rncb, rnkb, rossiyskiy natsionalnyy kommercheskiy bank, рнкб
&bank_rossiya: bank rossiya, ab rossiya, rossiya bank, акционерный банк россия
&dom_rf: dom rf, bank dom rf, russian capital bank, rossiyskiy kapital
&spfs: national payment card system, nspk, natsionalnaya sistema platezhnykh kart, mir payment system, нспк
&nsd: national settlement depository, nsd, nrd, natsionalnyy raschetnyy depozitariy, нрд, национальный расчетный депозитарий
&moex: moscow exchange, moex, moskovskaya birzha, micex, московская биржа
&gazprom: gazprom, gasprom, газпром, 俄罗斯天然气工业
&gazprom_neft: gazprom neft, gazpromneft, sibneft, газпром нефть
&rosneft: rosneft, nk rosneft, rosneft oil company, роснефть
&lukoil: lukoil, luk oil, лукойл
&surgut: surgutneftegas, surgutneftegaz, сургутнефтегаз
&transneft: transneft, ak transneft, transnefteprodukt, транснефть
&novatek: novatek, новатэк
&rzd: russian railways, rossiyskie zheleznye dorogi, rzd, rzhd, ржд, российские железные дороги
&scf: sovcomflot, sovkomflot, scf group, scf, modern commercial fleet, совкомфлот
&aeroflot: aeroflot, aeroflot russian airlines, rossiyskie avialinii, аэрофлот
&rusal: rusal, united company rusal, uc rusal, russian aluminium, русал
&avtovaz: avtovaz, autovaz, автоваз
&kamaz: kamaz, kama automobile plant, kamskiy avtomobilnyy zavod, камаз
&gaz_group: gaz group, gorkovskiy avtomobilnyy zavod, gorky automobile plant, группа газ
&sollers: sollers, uaz, ulyanovsk automobile plant
&mmk: magnitogorsk iron and steel works, magnitogorskiy metallurgicheskiy kombinat, mmk, ммк
&nlmk: novolipetsk steel, novolipetskiy metallurgicheskiy kombinat, nlmk, нлмк
&rt: russia today, ano tv novosti, tv novosti, тв новости
&rossiya_segodnya: rossiya segodnya, rossia segodnya, mia rossiya segodnya, international news agency russia today, mezhdunarodnoe informatsionnoe agentstvo rossiya segodnya, россия сегодня
&vgtrk: all russia state television and radio broadcasting company, all russian state television and radio company, vgtrk, vserossiyskaya gosudarstvennaya televizionnaya i radioveshchatelnaya kompaniya, вгтрк
&ira_ru: internet research agency, agentstvo internet issledovaniy, glavset, mediasintez, агентство интернет исследований
&skolkovo: skolkovo foundation, fond skolkovo, skolkovo
&mipt: moscow institute of physics and technology, mipt, mfti, moskovskiy fiziko tekhnicheskiy institut, мфти
&mephi: national research nuclear university mephi, mephi, mifi, moscow engineering physics institute
&bauman: bauman moscow state technical university, bmstu, mgtu imeni baumana
&mikron: mikron, jsc mikron, микрон
&baikal: baikal electronics, baykal elektroniks, байкал электроникс
&mcst: mcst, mcst elbrus, moskovskiy tsentr spark tekhnologiy, мцст
&glonass: glonass union, glonass
&zala: zala aero, zala aero group
&sukhoi: sukhoi, sukhoy, kompaniya sukhoy, sukhoi aviation, сухой
&mig: rsk mig, russian aircraft corporation mig, rac mig, mig corporation, rossiyskaya samoletostroitelnaya korporatsiya mig, рск миг
&irkut: irkut, irkut corporation, yakovlev corporation, korporatsiya irkut, иркут
&tupolev: tupolev, pao tupolev, туполев
&kamov: russian helicopters, vertolety rossii, вертолеты россии
&kgb_by: state security committee of the republic of belarus, kgb belarus, komitet gosudarstvennoy bezopasnosti, kdb, belarusian kgb, комитет государственной безопасности республики беларусь
&cec_by: central election commission of belarus, cec belarus, central commission of the republic of belarus on elections
&belneftekhim: belneftekhim, belneftekhim concern, белнефтехим
&belaruskali: belaruskali, беларуськалий
&bpc: belarusian potash company, belaruskaya kaliynaya kompaniya, bpc, bkk, белорусская калийная компания
&maz: minsk automobile plant, minskiy avtomobilnyy zavod, маз
&belaz: belaz, belarusian autoworks, belarusian automobile plant, белаз
&mtz: minsk tractor works, minskiy traktornyy zavod, mtz, мтз
&mzkt: minsk wheel tractor plant, mzkt, volat, minskiy zavod kolesnykh tyagachey, мзкт
&belavia: belavia, belavia belarusian airlines, belarusian airlines, белавиа
&beltechexport: beltechexport, beltekheksport, белтехэкспорт
&grodno_azot: grodno azot, гродно азот
&naftan: naftan, нафтан
&belveb: bank belveb, belvneshekonombank, belvnesheconombank, белвэб
&belinvest: belinvestbank, белинвестбанк
&dabrabyt: bank dabrabyt, dabrabyt, moscow minsk bank
&byagro: belagroprombank, белагропромбанк
&atn: belteleradiocompany, belteleradio, national state television and radio company of the republic of belarus, белтелерадиокомпания

# Syria, Iraq, Lebanon, Libya, Yemen, Sudan
&ssrc: syrian scientific studies and research center, scientific studies and research center, centre d etudes et de recherches scientifiques, centre d etudes et recherches scientifiques, centro de estudios e investigaciones cientificas, ssrc, cers, scientific studies research centre, مركز الدراسات والبحوث العلمية
&cerslab: higher institute for applied science and technology, hiast, institut superieur des sciences appliquees et de technologie, issat
&sgid: syrian general intelligence directorate, general intelligence directorate, idarat al mukhabarat al amma, إدارة المخابرات العامة
&safi: syrian air force intelligence, air force intelligence directorate, syrian air force intelligence directorate, idarat al mukhabarat al jawiyya, afid, air force intelligence, المخابرات الجوية
&smi: syrian military intelligence, syrian military intelligence directorate, shubat al mukhabarat al askariya, military intelligence directorate syria
&spsd: political security directorate, idarat al amn al siyasi, political security division
&ndf: national defense forces, national defence forces, quwat al difa al watani, ndf syria
&cbs: central bank of syria, banque centrale de syrie, masraf suriya al markazi, banco central de siria, مصرف سورية المركزي
&cobs: commercial bank of syria, banque commerciale de syrie, cbos, masraf al tijari al suri, المصرف التجاري السوري
&real_estate_bank: real estate bank syria, real estate bank of syria, banque immobiliere de syrie
&ind_bank_sy: industrial bank of syria, banque industrielle de syrie
&gpc_sy: general petroleum corporation, general petroleum corporation syria, syrian general petroleum corporation
&spc_sy: syrian petroleum company, societe syrienne des petroles, syria petroleum company
&scot: syrian company for oil transport, scot, syrian crude oil transportation company
&mahrukat: mahrukat, mahrukat company, syrian company for the storage and distribution of petroleum products
&cham_wings: cham wings airlines, cham wings, sham wings airlines, cham wings airlines llc, أجنحة الشام للطيران
&syrianair: syrian arab airlines, syrianair, syrian air, as suriyah lil tayran, السورية للطيران
&baath: baath party, arab socialist baath party, hizb al baath al arabi al ishtiraki, parti baas, baas, parti baath arabe socialiste, حزب البعث العربي الاشتراكي
&iraqi_idf: iraqi intelligence service, mukhabarat iraq, jihaz al mukhabarat al iraqi
&rafidain: rafidain bank, al rafidain bank, مصرف الرافدين
&lia: libyan investment authority, libyan foreign investment company, lafico, hayat al libiya lil istithmar, المؤسسة الليبية للاستثمار
&laip: libyan africa investment portfolio, libya africa investment portfolio, laip, محفظة ليبيا أفريقيا للاستثمار
&noc_libya: national oil corporation libya, libyan national oil corporation, noc, المؤسسة الوطنية للنفط
&lfb: libyan foreign bank, lafb, libyan arab foreign bank
&cbl: central bank of libya, banque centrale de libye, cbl, مصرف ليبيا المركزي
&lna: libyan national army, libyan arab armed forces, lna, laaf, الجيش الوطني الليبي
&dis: defense industries system, defence industries system, manzumat al sinaat al difaiya, منظومة الصناعات الدفاعية
&mic_sudan: military industry corporation, military industrial corporation, sudan military industrial corporation
&giad: giad industrial group, giad, sudan master technology, giad industrial complex, sudan master tech
&zadna: zadna international company, zadna, zadna international company for investment
&al_junaid: al junaid multi activities, algunade, al junaid multi activities company, aljunaid, al gunade multi activities
&sngp: sudapet, sudan petroleum company, sudan national petroleum corporation, sudapetroleum
&nilepet: nile petroleum corporation, nilepet, nilepet ltd
&cac_bank: cac bank, cooperative and agricultural credit bank, cooperative agricultural credit bank, بنك التسليف التعاوني والزراعي

# Myanmar, China
&tatmadaw: tatmadaw, myanmar armed forces, burmese armed forces, myanmar military, တပ်မတော်
&sac_mm: state administration council, sac myanmar, conseil d administration de l etat, consejo administrativo de estado, နိုင်ငံတော်စီမံအုပ်ချုပ်ရေးကောင်စီ
&mehl: myanmar economic holdings limited, myanmar economic holdings, myanma economic holdings limited, union of myanmar economic holdings limited, umehl, mehl, myanma economic holdings public company limited, mehpcl
&mec: myanmar economic corporation, myanma economic corporation
&moge: myanma oil and gas enterprise, myanmar oil and gas enterprise, moge
&mge: myanma gems enterprise, myanmar gems enterprise, mge
&mte: myanma timber enterprise, myanmar timber enterprise, mte
&mpe: myanmar pearl enterprise, myanma pearl enterprise, mpe
&mftb: myanma foreign trade bank, myanmar foreign trade bank, mftb
&micb: myanma investment and commercial bank, myanmar investment and commercial bank, micb
&ddi: directorate for defence industries, directorate of defence industries, directorate of defense industries, kapasa, ka pa sa, ddi
&ddp: directorate of defence procurement, directorate of defense procurement, ddp
&ump: union solidarity and development party, usdp
&bgf: karen national army, karen border guard force, kayin bgf, kna, kayin border guard force
&dkba: democratic karen benevolent army, democratic karen buddhist army, dkba
&uwsa: united wa state army, uwsa, wa state army, weihsueh kang
&knu: karen national union, knu
&kio: kachin independence organization, kachin independence army, kio kia
&pla: peoples liberation army, peoples liberation army of china, chinese peoples liberation army, zhongguo renmin jiefangjun, armee populaire de liberation, ejercito popular de liberacion chino, 中国人民解放军, 人民解放军
&edd: equipment development department, equipment development department of the central military commission, edd, 装备发展部
&xpcc: xinjiang production and construction corps, xpcc, bingtuan, xinjiang shengchan jianshe bingtuan, xinjiang bingtuan, 新疆生产建设兵团
&xpsb: xinjiang public security bureau, xpsb, xinjiang uyghur autonomous region public security bureau, 新疆维吾尔自治区公安厅
&avic: aviation industry corporation of china, avic, china aviation industry corporation, zhongguo hangkong gongye jituan, 中国航空工业集团, 中航工业
&casc: china aerospace science and technology corporation, casc, zhongguo hangtian keji jituan, 中国航天科技集团
&casic: china aerospace science and industry corporation, casic, zhongguo hangtian kegong jituan, 中国航天科工集团
&norinco: china north industries group corporation, china north industries corporation, norinco, norinco group, cngc, zhongguo bingqi gongye jituan, zhongguo beifang gongye, 中国兵器工业集团, 中国北方工业
&csgc: china south industries group corporation, csgc, china south industries group
&cetc: china electronics technology group corporation, cetc, china electronics technology group, zhongguo dianzi keji jituan, 中国电子科技集团
&cec: china electronics corporation, china electronics corporation cec, zhongguo dianzi xinxi chanye jituan
&cssc: china state shipbuilding corporation, cssc, zhongguo chuanbo jituan, 中国船舶集团
&csic: china shipbuilding industry corporation, csic
&cnnc: china national nuclear corporation, cnnc, 中国核工业集团
&cgn: china general nuclear power group, china general nuclear power corporation, cgn, cgnpg, china guangdong nuclear power group, 中国广核集团
&cnooc: china national offshore oil corporation, cnooc, 中国海洋石油
&cnpc: china national petroleum corporation, cnpc, 中国石油天然气集团
&sinopec: china petroleum and chemical corporation, sinopec, sinopec group, china petrochemical corporation, 中国石化
&cccc: china communications construction company, china communications construction group, cccc
&crcc: china railway construction corporation, crcc
&crrc: crrc corporation, crrc
&smic: semiconductor manufacturing international corporation, smic, zhongxin guoji, 中芯国际
&hikvision: hikvision, hangzhou hikvision digital technology, haikang weishi, 海康威视
&dahua: dahua technology, zhejiang dahua technology, dahua
&huawei: huawei technologies, huawei, 华为, 華為技術
&zte: zte corporation, zte, zhongxing telecommunication equipment, 中兴通讯
&dji: sz dji technology, dji, da jiang innovations, 大疆
&inspur: inspur group, inspur
&cpmiec: china precision machinery import export corporation, cpmiec, china precision machinery import and export corporation, china national precision machinery import export corporation, 中国精密机械进出口总公司
&catic: china national aero technology import and export corporation, catic
&gwic: china great wall industry corporation, cgwic, great wall industry corporation
&cosco: china ocean shipping company, cosco, china ocean shipping group, cosco shipping, 中国远洋海运
&china_telecom: china telecommunications corporation, china telecom
&china_mobile: china mobile communications group, china mobile
&china_unicom: china united network communications group, china unicom
&comac: commercial aircraft corporation of china, comac, 中国商飞

# Latin America, Africa
&pdvsa: petroleos de venezuela, petroleos de venezuela sa, pdvsa, pdv sa, petroleum of venezuela
&cvg: corporacion venezolana de guayana, cvg
&bcv: banco central de venezuela, central bank of venezuela, bcv, banque centrale du venezuela
&bandes: banco de desarrollo economico y social de venezuela, bandes, economic and social development bank of venezuela, banco bandes
&bdv: banco de venezuela, bank of venezuela
&bicentenario: banco bicentenario del pueblo, bicentenario banco universal, banco bicentenario
&minerven: minerven, compania general de mineria de venezuela
&sebin: servicio bolivariano de inteligencia nacional, bolivarian national intelligence service, bolivarian intelligence service, sebin
&dgcim: direccion general de contrainteligencia militar, general directorate of military counterintelligence, directorate general of military counterintelligence, dgcim
&faes: fuerzas de acciones especiales, special action force, faes
&gnb: bolivarian national guard, guardia nacional bolivariana, gnb, national guard of venezuela
&pnb: policia nacional bolivariana, bolivarian national police, pnb
&cne_ve: consejo nacional electoral, national electoral council
&tsj: tribunal supremo de justicia, supreme tribunal of justice, supreme court of justice of venezuela, tsj
&psuv: partido socialista unido de venezuela, united socialist party of venezuela, psuv
&conviasa: conviasa, consorcio venezolano de industrias aeronauticas y servicios aereos, consorcio venezolano de industrias aeronauticas
&gaesa: grupo de administracion empresarial, grupo de administracion empresarial sa, gaesa, business administration group
&cimex: cimex, corporacion cimex, cimex sa
&gaviota: grupo de turismo gaviota, gaviota tourism group
&habanos: habanos, corporacion habanos
&fincimex: fincimex, financiera cimex
&bfi: banco financiero internacional, international financial bank, bfi cuba
&bnc: banco nacional de cuba, national bank of cuba, banque nationale de cuba, bnb cuba
&bcc: banco central de cuba, central bank of cuba
&cubana: cubana de aviacion, cubana airlines, empresa consolidada cubana de aviacion
&minint: ministerio del interior cuba, minint, ministry of interior of cuba
&far_cuba: ministerio de las fuerzas armadas revolucionarias, minfar, ministry of the revolutionary armed forces
&fsln: frente sandinista de liberacion nacional, sandinista national liberation front, front sandiniste de liberation nationale, fsln
&pnn: policia nacional de nicaragua, nicaraguan national police, national police of nicaragua, pnn, nnp
&bancorp_ni: banco corporativo, bancorp nicaragua
&albanisa: alba de nicaragua, albanisa
&eniminas: empresa nicaraguense de minas, eniminas
&zdi: zimbabwe defence industries, zimbabwe defense industries, zdi
&zmdc: zimbabwe mining development corporation, zmdc
&mmcz: minerals marketing corporation of zimbabwe, mmcz
&zanu: zimbabwe african national union, zanu
&cio_zw: central intelligence organisation zimbabwe, central intelligence organization zimbabwe
&isco: zimbabwe iron and steel company, zisco, ziscosteel
&agri_zw: agricultural development bank of zimbabwe, agribank
&ibdz: infrastructure development bank of zimbabwe, idbz
&gecamines: gecamines, la generale des carrieres et des mines, generale des carrieres et des mines
&sonangol: sonangol, sociedade nacional de combustiveis de angola
&edf_er: eritrean defence forces, eritrean defense forces
&nso_er: national security office eritrea, eritrean national security office, national security office of eritrea
&rsta: red sea trading corporation, red sea corporation

# Charities, networks, media
&hlf: holy land foundation for relief and development, holy land foundation, occupied land fund, hlf
&haramain: al haramain islamic foundation, al haramain foundation, al haramayn, haramain foundation, مؤسسة الحرمين
&iiro: international islamic relief organization, iiro, islamic relief organization, world islamic relief organization, al igatha al islamiya, hayat al ighatha al islamiya al alamiya, هيئة الإغاثة الإسلامية العالمية
&gif: global relief foundation, foundation secours mondial, secours mondial, fondation secours mondial, sekours mondial
&bif: benevolence international foundation, al bir al dawalia, bosanska idealna futura, bif
&al_rashid: al rashid trust, al amin welfare trust, al amin trust, maimar trust, al rasheed trust, al madina trust
&al_akhtar: al akhtar trust international, akhtarabad medical camp, pakistan relief foundation, azmat e pakistan trust
&rabita: rabita trust, aid organization of the ulema
&wafa: wafa humanitarian organization, al wafa organization, wafa al igatha al islamia
&al_barakaat: barakaat group of companies, al barakaat, al barakat group, al barakaat bank
&tib: taibah international, taibah international aid association, taibah international bosnia office
&interpal: interpal, palestinians relief and development fund, palestinian relief and development fund, welfare association for palestine
&cbsp: comite de bienfaisance et de secours aux palestiniens, committee for charity and support for the palestinians, cbsp, commitee for palestinian charity and aid
&union_good: union of good, itilaf al khair, ittilaf al khayr, 101 days campaign
&al_aqsa_found: al aqsa foundation, al aqsa e v, al aqsa islamic charitable foundation, stichting al aqsa, aqssa society, al aqsa spannmal stiftelse, sanabil al aqsa, swedish charitable aqsa est, forening al aqsa
&sanabil: sanabil association for relief and development, sanabil relief agency, jami a al sanabil
&ihh: humanitarian relief foundation, insani yardim vakfi, ihh
&bcci: bank of credit and commerce international, bcci
&exchange_hanifa: hanifa money exchange, haji khairullah haji sattar money exchange, hkhs, roshan money exchange
&lazarus: lazarus group, hidden cobra, guardians of peace, apt38, apt 38, office 91, appleworm, whois hacking team, the new romantic cyber army team, 180호
&bluenoroff: bluenoroff, stardust chollima, apt 38 bluenoroff
&kimsuky: kimsuky, apt43, velvet chollima, black banshee, emerald sleet
&evil_corp: evil corp, dridex gang, indrik spider
&trickbot: trickbot, wizard spider, conti group
&tornado: tornado cash, торнадо
&garantex: garantex, garantex europe, гарантекс
&hydra: hydra market, hydra marketplace
&apt28: apt28, fancy bear, strontium, sofacy, pawn storm, unit 26165, sednit, военная часть 26165
&sandworm: sandworm, voodoo bear, unit 74455, main center for special technologies, gtsst
&apt39: apt39, rana intelligence computing company, chafer, remix kitten
&muddy: muddywater, muddy water, static kitten, mercury muddywater
`;
