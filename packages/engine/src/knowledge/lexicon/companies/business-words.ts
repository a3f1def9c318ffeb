import { isFamilyName } from '../names/family-names.ts';
import { isGivenName } from '../names/given-names.ts';
import { isGlued, latinForm, scriptOfForm } from '../table/native-form.ts';
import { type LabelledForms, lazyLabels, readLabelled, readWords } from '../table/word-table.ts';
import { JOINED_BUSINESS_PHRASES } from './business-phrases.ts';
import { BUSINESS_WORDS_BY_LANGUAGE, TRADE_WORDS } from './business-words-by-language.ts';
import { NATIVE_BUSINESS_WORDS } from './native-business-words.ts';

/** Forms of one concept: language variants, abbreviations, inflections. Multi-word forms are joined by spaces. */
export type BusinessWord = { readonly concept: string; readonly forms: readonly string[] };

const SOURCE = `
bank: bank, banco, banque, banca, bancorp, banka, banki, banks, bankas, bankasi, bankassi, banken, bankhaus, bankers, bk, bnk, banc, bancaire, bancaria, bancario, bankovskiy, bankovskaya, bancshares, masraf, masrif, almasraf, bannk, ngan hang, yinhang, yin hang, ginko, eunhaeng, trapeza, bankovni, bankiya
banking: banking, bankowy, bankovskoe, bancarios
company: company, co, compania, compagnie, kompaniya, companhia, compagnia, cie, cia, comp, companies
trading: trading, trade, trades, trd, trdg, trad, tradg, traders, trader, ticaret, tic, ticareti, torgovlya, torgovyy, torgovyi, torgovaya, torg, torgovo, torhovyy, comercio, comercial, comercializadora, commercio, commerce, commercial, commerciale, comerciale, comert, comm, coml, handel, handels, handelsgesellschaft, handelsmaatschappij, handlowy, handlowa, negoce, tijara, tijarat, altijara, tijariya, tijari, tejarat, bazargani, bazargan, bazerganie, trgovina, targoviya, turgovia, obchod, obchodni, kereskedelmi, kereskedelem, perdagangan, thuong mai, shangmao, shang mao, maoyi, mao yi, boeki, shoji, muyeok, muyok, moyok, emporiki, emporio, savda, tijorat
mercantile: mercantile, merchant, merchants, trgovacko
import: import, imports, importing, importer, importers, imp, impex, importadora, importacion, importaciones, importation, importazione, import eksport, ithalat, istirad, vared, nhap khau, jinkou, jin kou, yunyu, wared, waredat
export: export, exports, exporting, exporter, exporters, exp, eksport, exportadora, exportacion, exportaciones, exportation, esportazione, ihracat, ihr, tasdir, sader, saderat, xuat khau, chukou, chu kou, yushutsu, suchul
import_export: import export, import and export, imp exp, eximp, exim, importexport, ithalat ihracat, jinchukou, jin chu kou, xuat nhap khau, foreign trade, vneshtorg, vneshneekonomicheskoe, vneshekonom, vneshnetorgovyy, dis ticaret, aussenhandel
shipping: shipping, shipp, shpg, shippers, shipowners, shipowner, ships, sudokhodnaya, sudokhodstvo, sudokhodna, parokhodstvo, paroplavstvo, naviera, navieras, navigation, navigacion, navegacion, navegacao, navigazione, schiffahrt, schifffahrt, reederei, rederi, rederij, redersiets, armement, armateur, armatori, denizcilik, deniz, keshtirani, kashtirani, keshtiranie, kashti, shahn, milaha, navtiliaki, naftiliaki, naftiki, hai yun, haiyun, hangyun, hang yun, chuanbo, kaiun, haeun, van tai bien, pelayaran, brodarska, plovidba, zegluga, nakliyat
maritime: maritime, marine, maritima, maritimo, maritimes, morskoy, morskoi, morskaya, morskie, seas, sea, ocean, oceanic, bahri, bahriya, bahriyya, darya, daryai, pomorska, pomorski, haiyang
ship: ship, vessel
tanker: tanker, tankers, tankering
fleet: fleet, flot, flota, flote, navire, nave, buque, gemi
ship_building: shipyard, shipyards, shipbuilding, shipbuilders, sudostroitelnyy, sudostroitelnyi, sudostroitelnaya, sudoverf, sudoremontnyy, sudoremont, shiprepair, werft, tersane, tersanecilik, astillero, astilleros, chantier naval, cantieri, cantiere, stocznia, brodogradiliste, verf, zosen, joseon, zaochuan, dry dock, drydock, dock, docks, dockyard
port: port, ports, puerto, porto, harbour, harbor, liman, hafen, haven, bandar, bandari, seaport
terminal: terminal, terminals, gavan, portovyy, limani, cang
transport: transport, transports, transportation, transporte, transportes, transporti, trasporti, trasporto, transporting, transporter, transporters, trans, transp, tpt, transportnaya, transportnyy, transportno, tasimacilik, nakliye, naql, naqliyat, hamlonaghl, haml, hamlo naghl, van tai, yunshu, yun shu, unyu, unsu, transportgesellschaft, transportni, prijevoz, prevoz, szallitas, metafores
carriers: carriers, carrier, haulage
trucking: trucking, hauliers
logistics: logistics, logistic, logistik, logistique, logistica, logistika, logistyka, lojistik, logist, logistiks, lgstcs, wuliu, wu liu, butsuryu, mulryu
freight: freight, frt, forwarding, forwarders, forwarder
cargo: cargo, cargoes, spedition, spedizioni, spedicija, ekspeditsiya, expedition
express: express
courier: courier, couriers
delivery: delivery, customs broker
air: air, airline, airlines, airways, airway, aviation, avia, aviatsiya, aviatsionnyy, aviatsionnaya, aviatsii, aviakompaniya, aviacompany, aerolineas, aerolinea, aero, aerial, aerien, aerienne, aereo, aereas, linee aeree, lineas aereas, havacilik, hava yollari, havayollari, hava, hava yolu, tayaran, hawapeimai, havapeymai, luftfahrt, fluggesellschaft, flug, flugfelag, hangkong, hang kong, koku, hanggong, lotnicze, aviacion, aviacao, aviazione, aviators
jet: jet, jets
helicopters: helicopters, helicopter, vertolety, vertolet
airport: airport, aeroport, aeropuerto, aeroporto, flughafen, havalimani, havaalani, matar, furudgah, forudgah, jichang, luchthaven, aerodrom
space: space, aerospace, cosmos, kosmos, raketno, kosmicheskiy, espacial, aerospatiale, havafaza, fazai, uzay, hangtian, hang tian, hangkong hangtian
satellite: satellite, satellites
rocket: rocket, rockets
missile: missile, missiles
railroad: railroad, railroads
railway: railway, railways, rail, zheleznaya doroga, zheleznye dorogi, zheleznodorozhnyy, ferrocarril, ferrocarriles, ferrovia, ferroviaria, ferroviario, ferrovie, chemins de fer, eisenbahn, bahn, demiryolu, demiryollari, sikka hadid, rahahan, tielu, tie lu, tetsudo, cheoldo, kolej, koleje, zeleznice
motor: motor, motors, auto, autos, automobile, automobiles, automotive, automotriz, avto, avtomobil, avtomobilnyy, avtomobilnyi, automobili, otomotiv, otomobil
vehicles: vehicles, vehicle
cars: cars, car, fahrzeuge, fahrzeugbau
wagon: wagon, khodro, khodrow, sayyarat, qiche, qi che, jidosha, jadongcha
trucks: trucks, truck
tractor: tractor, tractors, traktor, traktornyy
international: international, intl, int l, int, internationale, internacional, internazionale, internationaal, internationaux, mezhdunarodnyy, mezhdunarodnyi, mezhdunarodnaya, mezhdunarodnoe, mizhnarodnyy, mizhnarodnyi, mizhnarodna, uluslararasi, beynelxalq, miedzynarodowy, miedzynarodowa, mezinarodni, medunarodni, medjunarodna, nemzetkozi, kansainvalinen, internationell, diethnis, diethniki, duwali, dawli, duwaliya, dawliya, duwaliyya, addawliya, beynolmelali, bein al melal, quoc te, guoji, guo ji, kokusai, gukje, antarabangsa, internasional, benelmilal, xalqaro, inter, intern, internatl, intnl
global: global, globe, globale, globalnyy, worldwide, world, mir, mirovoy, mundial, mundo, monde, mondial, mondiale, welt, weltweit, alami, alamiya, jahan, jahani, quanqiu, shijie, shi jie, sekai, segye, universal, universalnyy, evrensel, planet
national: national, natl, nat, nacional, nacionales, nazionale, nationale, nationaal, nationales, natsionalnyy, natsionalnyi, natsionalnaya, natsionalnoe, natsionalnykh, natsionalna, nacionalni, narodowy, narodowe, narodna, narodni, nemzeti, milli, melli, meli, watani, wataniya, wataniyya, alwatani, alwataniya, ulusal, kansallinen, ethniki, ethniko, guojia, guo jia, kokuritsu, gungnip, quoc gia, nasional, kebangsaan, rashtriya, qaumi
state: state, states, gosudarstvennyy, gosudarstvennyi, gosudarstvennaya, gosudarstvennoe, gosudarstvennogo, gos, derzhavnyy, derzhavnyi, derzhavna, derzhavne, dzyarzhauny, estatal, estado, etat, stato, statale, staatliche, staatlicher, staat, staats, panstwowy, panstwowe, panstwowa, statni, drzavni, drzavno, allami, devlet, dowlati, dolati, hukumi, hukumiya, guoyou, guo you, guoying, gukyeong, nha nuoc, davlat, memlekettik, ukimet
government: government, govt, gov, pravitelstvo, uryad, gobierno, governo, gouvernement, regierung, hukumet, hukuma, hokumat, dowlat, zhengfu, seifu, jeongbu, chinh phu, rzad, vlada
federal: federal, federalnyy, federalnyi, federalnaya, federalnoe, federalnogo, federale, ittihadi, bundes, federation, federatsiya, federacion, federacao, federazione, federatsii, bund, ittihad, etehadieh, ettehadieh
republic: republic, republica, republique, repubblica, republik, respublika, respublikanskiy, respublikanskoe, cumhuriyet, cumhuriyeti, jumhuriya, jomhouri, gongheguo, rep
central: central, centrale, tsentralnyy, tsentralnyi, tsentralnaya, tsentralnoe, zentral, zentralbank, merkez, merkezi, markazi, markaziye, centralny, centralna, ustredni, kozponti, zhongyang, chuo, jungang, trung uong, cntrl, ctrl
regional: regional, regionalnyy, regionalnoe, oblastnoy, oblastnoi, oblast, oblastnoe, rayonnyy, rayon, provincial, kray, krai, kraevoy, okrug, okruzhnoy, mintaqa, bolge, raionnyi
municipal: municipal, municipality, munitsipalnyy, munitsipalnoe, gorodskoy, gorodskoi, gorod, gorodskaya, belediye, belediyesi, baladiya, shahrdari, comune, commune, ayuntamiento, city council, town
general: general, gen, generale, generalnyy, generalnoe, genel, umumi, amm, amma, aam, ama, omumi, generales, gral, glavnoe, glavnyy, glavnoye, main
public: public, publique, publico, publica, pubblico, obshchestvennyy, obshchestvennaya, obshchestvennoe, offentlich, kamu, umum
people: people, peoples, popular, populaire, renmin, ren min, sha bi, shabiya, khalq, mardomi
group: group, grp, gruppa, grupa, gruppe, gruppo, groupe, grupo, grup, groep, grubu, hrupa, groups, concern, kontsern, konzern, concernul, majmua, majmuat, majmooa, goruh, gorouh, jituan, ji tuan, gurupu, gurup, geurup, tap doan, omilos
consortium: consortium, konsortsium, konsorsium, consorcio, consorzio
syndicate: syndicate, sindikat
conglomerate: conglomerate, koncern
holding: holding, holdings, hold, hldg, hldgs, hlds, kholding, holdingi, kholdinh, holdco, konggu, kong gu, qabida, alqabida, qabidah
beteiligungs: beteiligungs, beteiligungen, beteiligungsgesellschaft, participations, participaciones, participacoes, partecipazioni
industry: industry, industries, ind, inds, indust, indus, industrial, industriale, industrielle, industriel, industriels, industria, industrias, industrie, industrien, industriya, industrialnyy, promyshlennost, promyshlennyy, promyshlennyi, promyshlennaya, promyshlenno, prom, promyslovist, przemysl, przemyslowy, prumysl, prumyslovy, industrija, industrijski, ipar, ipari, teollisuus, sanayi, senaye, sanaye, sanat, sanati, sinaa, sinai, sinaiya, sinaat, sanayeh, cong nghiep, gongye, gong ye, kogyo, sangyo, gongeop, kongop, sanup, saneop, viomichania, biomihania, sanoat, perindustrian
manufacturing: manufacturing, mfg, mfrs, mfr, manuf, manufacture, manufactures, manufacturer, manufacturers, manufaktura, fabrication, fabricacion, fabricante, fabricantes, fabricants, hersteller, herstellung, proizvodstvo, proizvodstvennyy, proizvodstvennaya, proizvodstvenno, proizvodstvennoe, proizvodstvennyi, vyrobnytstvo, vyrobnyche, produccion, productora, producoes, production, productions, produzione, produktion, produkcja, produkcyjny, vyroba, proizvodnja, gyarto, uretim, imalat, imalati, tasni, tawlid, toolid, tolid, tolidi, zhizao, zhi zao, seizo, jejo, san xuat
factory: factory, factories, fabrik, fabrique, fabrica, fabbrica, fabrika, fabryka, tovarna, tvornica, fabriek, zavod, zavody, zawod, zawody, werk, werke, works, plant, plants, usine, usines, kombinat, kombinate, combine, kombinati, combinat, fabrikasi, karkhaneh, karkhane, karkhana, masna, masnaa, gongchang, gong chang, kojo, gongjang, gyar, gyara, nha may, ergostasio, zavodi, zauyty, workshop, workshops, masterskaya
research_and_production: production association, proizvodstvennoe obedinenie, proizvodstvennoe obyedinenie, nauchno proizvodstvennoe obedinenie, nauchno proizvodstvennoye obyedineniye, npo, nauchno proizvodstvennoe predpriyatie, npp, nauchno proizvodstvennyy, nauchno proizvodstvennaya, research and production, scientific production, research production, scientific and production, po, npk, npf, npts
enterprise: enterprise, enterprises, enterp, entpr, entps, entreprise, entreprises, empresa, empresas, empreendimentos, impresa, imprese, predpriyatie, predpriyatiya, predpryiyatie, pidpryyemstvo, pidpryiemstvo, pidpryiemstva, pradpryemstva, przedsiebiorstwo, podnik, preduzece, poduzece, podjetje, vallalat, yritys, unternehmen, unternehmung, bedrijf, foretak, isletme, isletmesi, isletmeleri, muassasa, mosasat, moassasat, doanh nghiep, xi nghiep, qiye, qi ye, kigyo, kieop, perusahaan, korxona
undertaking: undertaking, undertakings
ventures: ventures, venture
business: business, businesses, biznes, bus, negocios, affaires
services: services, service, svc, svcs, srvc, srvcs, srvces, srv, serv, servs, servicios, servicio, servicos, servico, servizi, servizio, servis, servisi, serviss, serwis, usluga, uslugi, uslug, posluhy, dienstleistungen, dienstleistung, dienst, diensten, hizmet, hizmetleri, hizmetler, khadamat, khidma, khidmat, alkhadamat, khadamati, xizmat, dich vu, fuwu, fu wu, sabisu, seobiseu, szolgaltato, szolgaltatas, sluzby, storitve, tjanster, palvelut, palvelu, ypiresies, perkhidmatan, jasa, sluzhba, obsluzhivanie
technology: technology, technologies, tech, techn, techno, technologie, technologia, technologic, technological, technologiya, tekhnologiya, tekhnologii, tekhnologiyi, tekhnologicheskiy, tekhno, tekh, tecnologia, tecnologias, tecnologico, tecnologie, technologi, technolohiya, tekhnolohiyi, teknoloji, teknolojileri, teknologi, teknologia, technika, tekhnika, technique, techniques, tecnica, tecnico, technik, technical, technics, tekhnicheskiy, tekhnichnyy, teknik, tehnologija, tehnologii, tehnika, tehno, fanni, faniya, fanavari, fanavaran, taqniya, tiqniya, taknuluzhiya, keji, ke ji, jishu, ji shu, gijutsu, gisul, kisul, cong nghe, ky thuat
hitech: hitech, hi tech, high technology, high tech, gaojishu, texnologiya, technologijos
information: information, info, informatsionnyy, informatsionnye, informatsiya, informatics, informatik, informatique, informatica, informacion, informazione, informatyka, bilisim, bilgi, malumat, malumatiya, ettelaat, fava, xinxi, xin xi, joho, jeongbo, thong tin, informatsionni
computer: computer, computers, computing, komputer, kompyuter, computacion, ordinateur, bilgisayar, hasub, jisuanji, rayaneh
cyber: cyber, kiber
digital: digital, digitalnyy, tsifrovoy, tsifrovye, raqami, dijital, shuzi
data: data, dannye, datos
software: software, soft, programs, programnoe obespechenie, programmnoe, yazilim, ruanjian, barmajiyat
solutions: solutions, solution, soluciones, solucoes, soluzioni, resheniya, rishennia, cozum, cozumler, loesungen, losungen, hulul
electronics: electronics, electronic, elektronika, elektronik, elektronnyy, elektronnyi, elektronnaya, elektron, electronique, electronica, electronicos, elettronica, electro, elektro, elec, elect, ilektronika, iliktruniya, dianzi, dian zi, denshi, jeonja, chonja, dien tu, elektronny
microelectronics: microelectronics, mikroelektronika, mikroelektronik
semiconductor: semiconductor, semiconductors
chip: chip, chips, bandaoti
electric: electric, electrical, electricity, electrica, electrico, electricidad, electricite, electrique, elettrica, elettrico, elektricheskiy, elektricheskaya, elektrichestvo, elektrik, elektrische, elektrizitat, kahraba, kahrabaiya, kahrabai, bargh, barq, dianli, dian li, dianqi, denki, denryoku, jeongi, dien, dien luc, elektrotechnika, elektrotekhnicheskiy, elektrotehnika
energy: energy, energie, energia, energi, energiya, energija, energo, energetika, energeticheskiy, energeticheskaya, energetichna, energetyka, energetyczny, energetica, energetico, enerhiya, enerhetyka, enerji, taqa, taka, enerzhi, niru, nirou, nengyuan, neng yuan, enerugi, eneoji, nang luong, tenaga, enerhetychna
power: power, pwr, energies, quvvat
oil: oil, oils, petroleum, petrol, petro, petroli, petrolier, petrole, petroles, petroliere, petrolifera, petroleo, petroleos, petrolera, petrolio, neft, nefti, neftyanoy, neftyanoi, neftyanaya, nefte, neftekhim, naft, nafta, naftni, naftowy, nafty, naftova, naftna, nafti, erdol, mineralol, petrolleri, akaryakit, aceite, shiyou, shi you, sekiyu, seokyu, dau khi, minyak
lubricants: lubricants, lubricant, mineral oil
crude: crude
fuel: fuel, fuels, toplivo, toplyvo, toplivnaya, combustibles, combustible, carburants, carburanti, brennstoff, soukht, wuqud, gorivo
diesel: diesel
bunker: bunker, bunkering, bunkers
gas: gas, gaz, gazovyy, gazovaya, gazi, gaze, gazow, erdgas, lng, lpg, natural gas, tianranqi, gasu, gaseu, khi, gaas, plyn, plinara, methane, propane, butane, gazifikatsiya
petrochemical: petrochemical, petrochemicals, neftekhimicheskiy, neftekhimiya, petroquimica, petrochimie, petrochimica, petrochemie, petrokimya, petrokimia, petroshimi, petrochemia, bitrukimawiyat, shihua, shi hua, sekiyu kagaku, seokyu hwahak, petrochim
chemical: chemical, chemicals, chem, chems, chemie, chimie, chimica, chimico, chimique, chimiques, khimiya, khimicheskiy, khimicheskaya, khim, khimprom, quimica, quimico, quimicos, kimya, kimyevi, kimia, kimiya, kimiawi, kimiyaiya, shimi, shimiai, shimiyayi, huaxue, hua xue, kagaku, hwahak, hoa chat, chemia, chemiczny, chemicke, kemija, kemijska, kemia, kemi, khimik, chemistry, kimyo
mining: mining, mines, mine, miner, miners, minera, mineras, mineria, mineracao, miniere, mineraria, minier, bergbau, gornyy, gornyi, gorno, gornaya, hirnycho, gornodobyvayushchaya, gornorudnyy, rudnik, rudarstvo, rudnici, gorniczy, maden, madencilik, madenleri, tadin, madin, manajim, maadan, maaden, madani, kuang, kuangye, kuang ye, gwangeop, khai thac, khoang san, pertambangan, dobycha, shakhta, colliery, collieries, quarry, quarries, karyer
minerals: minerals, mineral, mineralien, minerales, minerali, mineraux, mineralnye
resources: resources, resource, recursos, ressources, risorse, resursy, resurs, ressourcen, kaynaklar, mawarid, manabe, ziyuan, zi yuan, shigen, jawon
coal: coal, ugol, ugolnyy, ugolnaya, vuhillya, carbon, charbon, charbons, carbone, kohle, komur, fahm, zoghal sang, meitan, mei tan, sekitan, seoktan, than, wegiel, uhli, ugalj
metal: metal, metals, metall, metalli, metally, metallic, metallurgy, metallurgical, metallurgiya, metallurgicheskiy, metallurgicheskaya, metallurgicheskii, metallurgie, metallurgia, metalurgia, metalurgica, metalurgija, metalurgiya, metalurji, metallurg, metaux, metaal, metales, metaller, felez, felezat, maadin, jinshu, jin shu, kinzoku, geumsok, kim loai, logam, kohaszati, hutnictwo, hutni
steel: steel, steels, stal, stali, stahl, stahlwerk, acero, aceros, aco, acier, aciers, acciaio, acciaieria, acciaierie, siderurgica, siderurgie, siderurgia, celik, demir celik, foulad, fulad, fulath, sulb, gangtie, gang tie, kotetsu, cheolgang, thep
iron: iron, zhelezo, hierro, eisen, demir, hadid, metalurgico, baja, zelezarny, zeljezara
rolling: rolling
truba: truba, trubnyy, trubnaya, pipe, pipes, tube, tubes, rohre, tubos, boru, lule, loleh
aluminium: aluminium, aluminum, alyuminiy, alyuminievyy, alyuminiyevyy, aluminio, alluminio, aluminyum, alminiyum, alumina, glinozem
copper: copper, med, mednyy, cobre, cuivre, rame, kupfer, bakir
bronze: bronze
brass: brass
nikel: nikel, nickel
zinc: zinc, tsink
lead: lead, svinets
titanium: titanium, titan, titanovyy
gold: gold, golden, zoloto, zolotoy, oro, altin, zahab, dhahab, tala, huangjin
jewelry: jewelry, jewellery, jewellers, jewelers, jewels, jewel, yuvelirnyy, bijouterie, joyeria, joyas, gioielli, mujawharat, javaherat, kuyumculuk, mucevher
gems: gems, gem
diamond: diamond, diamonds, almaz, almazy, diamant, diamantes
bullion: bullion
precious: precious
silver: silver, serebro, plata, argent, gumus, fidda
construction: construction, constructions, constr, const, constn, constructora, constructores, construcciones, construccion, construtora, construcoes, costruzioni, construct, builder, builders, building, buildings, bldg, bldgs, bldrs, build, bau, bauunternehmen, baugesellschaft, stroitelstvo, stroitelnyy, stroitelnyi, stroitelnaya, stroitelno, stroy, stroi, budivnytstvo, budivelnyy, budivelna, budownictwo, budowlany, budowlane, stavebni, stavby, gradevinar, gradnja, gradjevinsko, epito, epitoipari, rakennus, insaat, yapi, muqawalat, almuqawalat, bina, inshaat, sakhteman, sakhtemani, omran, omrani, jianzhu, jian zhu, jianshe, jian she, kensetsu, geonseol, konsol, xay dung, pembinaan, konstruksi, kataskevastiki, qurilish, batiment, btp, edil, edilizia, obras, constructors
contracting: contracting, contractors, contractor, contr, contratistas, contratista, taahhut, muteahhit, peymankari, peimankari, podryad, podryadchik, contractual, tender
engineering: engineering, engg, engr, engrg, eng, engineers, engineer, inzhiniring, inzhenernyy, inzhenerno, inzhenernaya, inzhynirynh, ingenieria, ingenieros, engenharia, ingegneria, ingenierie, ingenieure, ingenieurburo, inzynieria, inzenyring, inzenjering, mernoki, muhendislik, muhandisin, handasa, handasiya, muhandisiya, mohandesi, mohandesin, mohandisi, gongcheng, gong cheng, kogaku, enjiniaringu, konghak, gongsa, kejuruteraan, technike
machinery: machinery, machines, machine, mach, mashiny, mashina, mashinostroenie, mashinostroitelnyy, mashinostroitelnyi, mashinostroitelnaya, mashzavod, mash, maschinen, maschinenbau, maquinaria, maquinas, macchine, makina, makine, makina sanayi, masina, masini, masinska, alat, maakin, mashinsazi, mashin sazi, jixie, ji xie, kikai, gigye, may moc, gepgyar, stroje, strojirny, strojarne, maszyny, maszynowy
mechanical: mechanical, mechanics, mekhanicheskiy, mekhanik, mechanik, mecanica, mecanique, meccanica, mekanik, mikanik
equipment: equipment, equip, eqpt, equipo, equipos, equipements, oborudovanie, obladnannya, ausrustung, anlagen, anlagenbau, ekipman, techizat, muaddat, tajhizat, tahjizat, shebei, she bei, setsubi, seolbi, thiet bi, peralatan
apparatus: apparatus, apparate
pribor: pribor, pribory, priborostroenie, priborostroitelnyy
instruments: instruments, instrument, instrumental, instrumentalnyy
tools: tools, tool, alet, abzar
stanko: stanko, stanki, stankostroitelnyy
optics: optics, optical, optik, optika, optiko, optique, optica, optiko mekhanicheskiy, guangxue, guang xue
laser: laser, lasers, lazer, lazernyy
photonics: photonics, photo, foto
lens: lens, lenses
design: design, designs, diseno, disegno, dizayn, konstruktorskoe, konstruktorskoe byuro, kb, okb, design bureau, byuro, bureau, buero, buro, tasarim, tasmim, tarrahi, sheji, she ji
proekt: proekt, proektnyy, projekt, projekty, project, projects, proje, proyectos, projetos, progetti, mashari, mashru
research: research, res, rsch, issledovatelskiy, issledovatelskii, issledovaniya, issledovaniy, issledovatelskaya, doslidnyy, doslidnytskyy, investigacion, investigaciones, pesquisa, ricerca, ricerche, recherche, recherches, forschung, forschungs, arastirma, buhuth, bohuth, tahghighat, tahqiqat, pazhouhesh, pajouhesh, pazhuheshi, yanjiu, yan jiu, kenkyu, yeongu, nghien cuu, badania, vyzkum, vyzkumny, istrazivanje, kutatas, penyelidikan, tadqiqot
razrabotka: razrabotka, razrabotki
rd: rd, r d
study: study, studies, studien, etudes, estudios
scientific: scientific, science, sciences, sci, nauchnyy, nauchnyi, nauchno, nauka, nauk, naukovyy, naukovo, cientifico, ciencia, ciencias, scientifique, scientifica, scienza, scienze, wissenschaft, wissenschaftliche, bilim, bilimsel, ilmi, ilmiya, ulum, oloum, elmi, kexue, ke xue, gwahak, kwahak, khoa hoc, ved, naukowy, tudomany, fan
institute: institute, inst, institut, instituto, istituto, instytut, institutul, institutet, enstitu, enstitusu, mahad, muassassa, muassasa ilmiya, moasseseh, moassese, yanjiusuo, yanjiuyuan, yan jiu suo, yan jiu yuan, kenkyujo, yeonguso, vien, intezet, institutas, nii, nauchno issledovatelskiy institut, research institute, scientific research institute, tsnii, vnii, ustav
university: university, univ, universitet, universitat, universidad, universidade, universita, universite, universiteit, universitesi, unversitesi, uniwersytet, univerzita, univerzitet, sveuciliste, egyetem, yliopisto, panepistimio, jamia, daneshgah, pohantoon, daxue, da xue, daigaku, daehak, taehak, dai hoc, universiti, universitas
college: college, kollej, colegio, coledz, kulliya
faculty: faculty, fakultet, xueyuan, xue yuan
polytechnic: polytechnic, politekhnicheskiy, politeknik, politecnico
academy: academy, academie, academia, accademia, akademie, akademiya, akademiia, akademia, akademi, akademija, academic, akademicheskiy, tilia
school: school, schools, shkola, schule, escuela, escola, ecole, scuola, okul, okulu
madrasa: madrasa, madrassa, madrasah, madraseh, maktab
lycee: lycee, gymnasium, gimnaziya, liceo, litsey
seminary: seminary, darul
xuexiao: xuexiao, gakko, hakgyo
education: education, educational, educ, edu, obrazovanie, obrazovatelnyy, obrazovatelnoe, osvita, educacion, educacao, istruzione, bildung, egitim, ogretim, talimi, taalim, amoozesh, amuzesh, jiaoyu, jiao yu, kyoiku, gyoyuk, giao duc, edukacja, vzdelavani
training: training, trng
learning: learning, teaching, pedagogical, cultural education
center: center, centre, ctr, cntr, centr, centro, centri, centrum, centar, centras, tsentr, zentrum, markaz, merkaz, markaz al, zhongxin, zhong xin, senta, senteo, trung tam, kozpont, keskus, kentro, pusat, centru
laboratory: laboratory, laboratories, lab, labs, laboratoriya, laboratorio, laboratorios, laboratoire, laboratoires, laboratorium, laboratuvar, laboratuari, mukhtabar, azmayeshgah, shiyanshi, kenkyushitsu
association: association, assoc, assn, asso, ass n, asociacion, asociaciones, associacao, associazione, associates, assocs, assotsiatsiya, asotsiatsiya, asociace, asocijacija, vereinigung, verband, verein, vereniging, birlik, birligi, dernegi, jamiya, jamiyat, jamiyya, jamiiya, jamiat, anjoman, anjuman, xiehui, xie hui, kyokai, hyeophoe, hyophoe, hoi, hiep hoi, stowarzyszenie, sdruzeni, udruzenje, egyesulet, foreningen, yhdistys, uyushma, persatuan
union: union, unions, soyuz, soiuz, spilka, sayuz, sindicato, sindacato, syndicat, gewerkschaft, zwiazek, svaz, unie, ittehad, ettehad, etehadiye, lianhe, lian he, lianmeng, domei, yeonhap, ryonhap, lien minh
liga: liga, league, ligue
alliance: alliance, alyans, allianz, alianza, tahaluf
coalition: coalition, koalitsiya
confederation: confederation
obedinenie: obedinenie, obyedinenie, obyedineniye, obyednannya
united: united, unidos, unida, uni, obedinennyy, obyedinennaya, obedinennaya, unies, unione, vereinigte, birlesik, muttahida, mottahed, zjednoczone, spojene
society: society, soc, societe, societa, sociedad, sociedade, societate, gesellschaft, ges, obshchestvo, tovarystvo, tavarystva, tovarishchestvo, towarzystwo, drustvo, druzhestvo, druzba, maatschappij, mij, selskap, sallskap, seura
club: club, klub, clubs, circle
organization: organization, organisation, organizations, org, orgn, organizatsiya, organizaciya, orhanizatsiya, organizacion, organizacao, organizzazione, organizacja, organizace, organizacija, szervezet, orgut, orgutu, teskilat, teskilati, munazzama, munadhama, munazamat, sazman, sazeman, zuzhi, soshiki, jojik, to chuc, tashkilot, pertubuhan, orgs, body
foundation: foundation, fdn, fndn, fund, fondation, fundacion, fundacao, fondazione, fond, stiftung, stichting, fundacja, vakif, vakfi, waqf, bonyad, bunyad, muassasat, jijin, zaidan, jaedan
charity: charity, charitable, blagotvoritelnyy, blagodiynyy, hayriye, khayriya, khairiya, kheyriyeh, kheiriyeh, cishan
relief: relief
aid: aid, help, pomoshch, dopomoha, ayuda, aide, aiuto, hilfe, yardim, igatha, ighatha, emdad, imdad
humanitarian: humanitarian, humanitaire, insani, insaniya, gumanitarnyy
welfare: welfare, falah, rifah
trust: trust, trusts
committee: committee, comite, comitato, komitet, komite, komitee, komisi, lajna, lajnat, komiteh, weiyuanhui, wei yuan hui, iinkai, wiwonhoe, wiwonhoi, uy ban, vybor
commission: commission, comision, comissao, commissione, komissiya, komisija, komisja, kommission, haya, hayat, hayah
council: council, consejo, conselho, consiglio, sovet, rada, savet, konsey, konseyi, shura, shora, shoura, majlis, majles
board: board, panel
ministry: ministry, min of, ministerstvo, ministerium, ministerio, ministere, ministero, ministerul, ministerstwo, ministarstvo, bakanlik, bakanligi, wizara, wizarat, wezarat, vezarat, vezarate, kementerian, vazirlik
department: department, dept, departament, departamento, departement, dipartimento, departman, idara, idarat, edare, edareh, daire, otdel, upravlenie, upravlinnya, glavk
directorate: directorate, direction, direktsiya, direccion
division: division, div
section: section, sektor, sector
office: office, ofis, oficina, daftar, banggongshi
agency: agency, agencies, agentstvo, agentstvo po, agenstvo, ahentstvo, agencia, agence, agenzia, agentur, ajans, ajansi, agensi, agencija, agencja, agentura, agenti
agents: agents, agent, wakala, namayandegi
administration: administration, admin, administratsiya, administracion, administracao, amministrazione, verwaltung, idare, yonetim
authority: authority, auth, autoridad, autorita, otorite, sulta, haiat
army: army, armed forces
forces: forces, force, fuerzas, armee, armata, armiya, armia, ordu, jaysh, jaish, artesh
sepah: sepah, jundal, jundallah, jund
brigade: brigade, brigada, brigades, brigadas, liwa, kataib, kataeb, katibat
battalion: battalion, batalon
regiment: regiment, polk
corps: corps, korpus
militia: militia, militias, milices
police: police, politsiya, policia, polizei, polis, shurta
naval: naval, navy, voenno morskoy
guard: guard, guards, gvardiya, guardia, haras, pasdaran
defense: defense, defence, defensa, difesa, oborona, oboronnyy, oboronnaya, oboronprom, savunma, difa, defa
military: military, militar, militaire, militare, militar industrial, voennyy, voenno, voyenno, harbi, harbiya, askari, askeriye, nezami, junshi, guofang, bouei, gukbang, quoc phong
arms: arms, arm, weapons, weapon, armas, armes, oruzhie, oruzheynyy, silah, asliha, aslehe
ammunition: ammunition, ammo, patronnyy, mumtaz
explosives: explosives, vzryvchatye, bronetankovyy
tank: tank, tanks
armored: armored, armoured
security: security, sec, seguridad, seguranca, securite, sicurezza, sicherheit, bezopasnost, bezpeka, bezpieczenstwo, guvenlik, emniyet, amniya, amniyat, amniyati, amnieh, anquan, anbao, keibi, boan, an ninh
protection: protection, protective, proteccion
okhrana: okhrana, okhrannoe, okhrannaya, chop, chastnoe okhrannoe predpriyatie, koruma, himaya, hefazat
safety: safety
private_military_company: private military company, pmc, chvk
insurance: insurance, ins co, insce, assurance, assurances, assur, seguro, seguros, assicurazioni, assicurazione, versicherung, versicherungs, versicherungen, strakhovanie, strakhovaya, strakhovoy, strakhovoe, strakhova, ubezpieczenia, ubezpieczen, pojistovna, osiguranje, biztosito, vakuutus, forsikring, forsakring, sigorta, sigortasi, tamin, taamin, taminat, bimeh, bime, baoxian, bao xian, hoken, boheom, bohom, bao hiem, takaful, reinsurance, perestrakhovanie, reassurance
finance: finance, finances, fin, financial, financing, financiera, financiero, financeira, finanziaria, finanziario, financiere, financier, finanz, finansovyy, finansovyi, finansovaya, finansovo, finansy, finans, finanse, finansowy, financijski, penzugyi, rahoitus, maliya, tamwil, jinrong, jin rong, kinyu, geumyung, tai chinh, kewangan, moliya, finants
credit: credit, kredit, kreditnyy, credito, credits, itibar
leasing: leasing, lizing, leasingowy, kiralama, ijara, lease
savings: savings, saving, sberegatelnyy, ahorro, ahorros, caixa, caja, cassa, epargne, sparkasse
mutual: mutual
loan: loan, loans
mortgage: mortgage, hypotheken, ipotechnyy
investment: investment, investments, inv, invest, invst, invt, invts, investors, investor, investing, inversiones, inversion, inversora, inversionista, investimentos, investimento, investimenti, investissement, investissements, investitsii, investitsionnyy, investitsionnaya, investytsiyi, investycje, inwestycje, investice, investicije, befektetesi, sijoitus, yatirim, yatirimlar, yatirimlari, istithmar, istithmarat, istethmar, sarmayeh, sarmayegozari, sarmaye gozari, touzi, tou zi, toshi, tuja, dau tu, pelaburan, investasi
capital: capital, kapital, capitals, kapitali
equity: equity, equities, ventures capital
asset: asset, assets, aktivy, asset management
wealth: wealth
exchange: exchange, exch, exchanges, excg, exchanger, exchangers, money exchange, currency exchange, cambio, cambios, change, bureau de change
bourse: bourse, bolsa, borsa, birzha, borsasi
sarafi: sarafi, sarraf, sarrafi, sirafa, sirafat, serafi
hawala: hawala, hawalah, hawaladar
doviz: doviz
obmen: obmen, obmennik, obmin, kantor, wechsel, wechselstube, jiaoyisuo
remittance: remittance, remittances, remit
transfer: transfer, transfers, money transfer
money_service: money service, money services, perevod, havale, hawalat, tahwil, tahwilat
currency: currency
crypto: crypto, cryptocurrency
securities: securities, security exchange
stock_exchange: stock exchange
broker: broker, brokers, brokerage, brokerskaya
valores: valores, zhengquan, shoken
payments: payment, payments, pay, pago, pagos, plateg, platezhnyy, platezhi, odeme, madfuat, paiement, paiements, zahlung
card: card, cards
wallet: wallet
cash: cash, money, dengi
management: management, mgmt, mgt, mngmt, mgmnt, mangement, mgnt, manage, managers, managing, manager, gestion, gestora, gestao, gestione, menedzhment, menadzhment, upravlyayushchaya, upravlyayushchaya kompaniya, zarzadzanie, sprava, uprava, yonetimi, modiriyat, modiriat, guanli, guan li, kanri, gwanri, quan ly, pengurusan, verwaltungs, verwaltungsgesellschaft
operations: operations, operation, operating, operator, operators, ops, ekspluatatsiya
consulting: consulting, consultants, consultant, consult, consultancy, consultoria, consultores, consulenza, konsalting, konsulting, konsultatsii, beratung, berater, beratungs, unternehmensberatung, danismanlik, musavirlik, istishara, istisharat, istishari, mushavereh, moshaver, zixun, zi xun, konsarutingu, keonseolting, tu van, doradztwo, poradenstvi, perunding
advisory: advisory, advisors, advisers, advice, adviser
marketing: marketing, mktg, mkt, mktng, marketingovyy, pazarlama, taswiq, baazaryabi, yingxiao
advertising: advertising, advert, reklama, reklam, reklamnoe, publicidad, publicite, pubblicita, werbung, ilan, ialan, tablighat, guanggao
promotion: promotion, promotions
sales: sales, sale, selling, prodazhi, ventas, vendas, ventes, vendite, vertrieb, verkauf, satis, mabiat, forush, foroush, xiaoshou, hanbai, panmae
distribution: distribution, distributors, distributor, distr, dist, distrib, distribuidora, distribuidores, distribuicao, distribuzione, distribusi, vertriebs, dystrybucja, dagitim, tawzi, pakhsh, peixiao
wholesale: wholesale, wholesalers, optovyy, optovaya, toptan, jumla, grosshandel, mayorista, atacado, ingrosso
retail: retail, retailers, roznitsa, perakende, detalle, einzelhandel
dealer: dealer, dealers, diler
merchandise: merchandise, merchandising
goods: goods, tovary, mercancias, guter
market: market, markets, marketplace
supermarket: supermarket, supermercado, hypermarket, bazaar, bazar, suq, souq, souk, mercado, marche, mercato, markt, rynok, rinok, pazar, pazari, carsi, shichang, ichiba, sijang
store: store, stores
shop: shop, shops, magazin, magaza, tienda, tiendas, boutique, negozio, laden, dukkan, forushgah, foroushgah, shangdian
mall: mall, plaza
outlet: outlet
food: food, foods, foodstuff, foodstuffs, fd, produkty, produktovyy, pishchevoy, pishchevaya, pishchevik, prodovolstvie, prodovolstvennyy, kharchovyy, alimentos, alimento, alimentaria, alimentos y, alimentacion, alimentaire, alimentaires, alimentari, lebensmittel, nahrungsmittel, gida, gidalar, ghidha, ghaza, ghazai, ghadhaiya, aghziya, mawad ghidhaiya, shipin, shi pin, shokuhin, sikpum, sikpoom, thuc pham, makanan, spozywczy, potraviny, prehrana, prehrambena, elelmiszer, elintarvike, trofima
bakery: bakery, bakeries, khleb, khlebozavod, panaderia, boulangerie, backerei, firin, makhbaz
sugar: sugar, sakhar, sakharnyy, azucar, sucre, zucker, seker, sukkar, shakar
confectionery: confectionery, konditerskaya, konditerskiy
chocolate: chocolate, shokolad
dairy: dairy, moloko, molochnyy, molokozavod, lacteos, laitiere, sut, alban, labaniyat
meat: meat, myaso, myasokombinat, carnes, carne, viandes, fleisch, lahm
poultry: poultry, ptitsa, ptitsefabrika, avicola, tavuk, dawajin, morgh
fish: fish, fishing, fishery, fisheries, ryba, rybnyy, rybolovnyy, rybokombinat, pesca, pescados, pesquera, peche, fisch, fischerei, balik, su urunleri, samak, asmak
seafood: seafood, mariscos, gyogyo, suisan, susan, yuye
beverage: beverage, beverages, drinks, napitki, bebidas, boissons, getranke, icecek
wine: wine, wines, vino, vinos, vin, wein, sarap
brewery: brewery, pivo, pivovarennyy, cerveceria, brasserie, brauerei, bira
spirits: spirits, vodka, likerovodochnyy
water: water, voda, agua, eau, wasser, su
tea: tea, chay
coffee: coffee, kofe, cafe, kahve, qahwa
agriculture: agriculture, agricultural, agri, agro, agric, agrarnyy, agrarnaya, agrofirma, agrokompleks, agrokholding, agropromyshlennyy, agroprom, selskokhozyaystvennyy, selskokhozyaystvennaya, selkhoz, selkhozproduktsiya, silskohospodarskyy, agricola, agricolas, agropecuaria, agropecuario, agroindustrial, agricole, agricoltura, landwirtschaft, landwirtschaftliche, tarim, tarimsal, ziraat, ziraa, ziraiya, ziraat agriculture, keshavarzi, kashavarzi, nongye, nong ye, nogyo, nongeop, nongup, nong nghiep, pertanian, rolnictwo, rolny, rolnicze, zemedelstvi, zemedelske, poljoprivreda, poljoprivredna, mezogazdasagi
farm: farm, farms, farming, ferma, fermer, fermerskoe khozyaystvo, finca, hacienda, fazenda, ferme, bauernhof, ciftlik, mazraa, mazare
plantation: plantation, plantations, plantaciones
grain: grain, grains, zerno, zernovaya, cereales, cereal, getreide, hububat
seed: seed, seeds, semena
livestock: livestock, ganaderia, ganadera, cattle
animal: animal
fertilizer: fertilizer, fertilizers, fertiliser, udobreniya, dobryva, fertilizantes, engrais, dungemittel, gubre, asmida, kood
garden: garden, gardens, jardin
flower: flower, flowers, tsvety, flores, fleurs
textile: textile, textiles, tekstil, tekstilnyy, tekstilnaya, textil, tessile, tessili, nasij, mansujat, nassaji, fangzhi, fang zhi, seni, bangjik, det may
garment: garment, garments, apparel, clothing, clothes, cloth, odezhda, shveynaya, shveynyy, ropa, confecciones, confeccoes, vetements, abbigliamento, bekleidung, kleidung, giyim, konfeksiyon, malabis, pushak, fuzhuang
fashion: fashion, fashions, moda, mode
leather: leather, kozha, kozhevennyy, cuero, cuir, pelle, leder, deri, jild
shoes: shoes, shoe, footwear, obuv, calzado, calzados, chaussures, schuhe, ayakkabi, ahdhiya, kafsh
cotton: cotton, khlopok, algodon, coton, baumwolle, pamuk, qutn, panbe
wool: wool
silk: silk
carpet: carpet, carpets, kovry, kover, sajjad, farsh, alfombras, tapis, teppich, rug, rugs
yarn: yarn
fiber: fiber, fibre, fibers, volokno
fabric: fabric, fabrics, tkani
wood: wood, woods, wooden, timber, timbers, les, lesnoy, lesnaya, lesopromyshlennyy, lespromkhoz, lesozavod, drevesina, madera, maderas, madeira, madeiras, bois, legno, legnami, holz, kereste, agac, orman, khashab, akhshab, choub, chob, mucai, mokuzai, mokjae, drewno, drevo, drvo, sumarija
lumber: lumber, sawmill
forestry: forestry, forest, forests
furniture: furniture, mebel, mebelnaya, mueble, muebles, moveis, meubles, mobili, mobel, mobilya, athath, mobl, jiaju, kagu
paper: paper, bumaga, bumazhnyy, papel, papeles, papier, carta, kagit, waraq, kaghaz, zhiye, zhi ye, giay
pulp: pulp, tsellyulozno, cellulose
packaging: packaging, package, upakovka, embalajes, emballage, imballaggi, verpackung, ambalaj, baste bandi, baozhuang
print: print, printing, printers, poligrafiya, tipografiya, imprenta, imprimerie, tipografia, druckerei, matbaa, matbaacilik, tibaa, matabi, yinshua
plastic: plastic, plastics, plastik, plastmass, plastmassy, plasticos, plastiques, plastica, kunststoff, kunststoffe, bilastik, suliao, su liao
polymer: polymer, polymers, polimer, polimery, polimeros
rubber: rubber, rezina, kauchuk, caucho, caoutchouc, gomma, gummi, kaucuk, lastik, mattat, lastic, xiangjiao
tire: tire, tires, tyre, tyres, shiny, shinnyy, neumaticos, pneus, pneu, reifen
glass: glass, steklo, stekolnyy, steklozavod, vidrio, vidrios, vidro, verre, vetro, glas, zujaj, shisheh
ceramic: ceramic, ceramics, keramika, ceramica, ceramicas, ceramique, keramik, seramik, siramik
tile: tile, tiles
cement: cement, cements, tsement, tsementnyy, cemento, cementos, cimento, ciment, ciments, zement, asmant, isment, siman, shuini, shui ni, semento, xi mang
beton: beton, concrete, zhelezobeton, zhbi, hormigon, kharasana
stone: stone, stones, kamen, piedra
marble: marble, mramor, marmol, marmi, marbre, mermer, rukham
granite: granite, granit
brick: brick, kirpich, kirpichnyy
paint: paint, paints, kraski, lakokrasochnyy, pinturas, peintures, boya, dihan
coating: coating, coatings
materials: materials, material, materialy, stroymaterialy, materiales, materiaux, materiali, baustoffe, malzemeleri, malzeme, mawad, masaleh, cailiao
pharma: pharma, pharmaceutical, pharmaceuticals, pharm, pharmacy, pharmacies, farmatsevticheskiy, farmatsevticheskaya, farmatsiya, farma, farmacia, farmacias, farmaceutica, farmaceutico, farmaceuticos, farmaceutici, pharmacie, pharmaceutique, pharmaceutiques, apotheke, arzneimittel, apteka, eczane, ilac, saydaliya, adwiya, darou, darousazi, daru, daroo, yiyao, yi yao, yaoye, seiyaku, jeyak, duoc, duoc pham, lijekovi, leciva, gyogyszer
drug: drug, drugs, medicine, medicines, lekarstva, medikamenty
medical: medical, medic, meditsinskiy, meditsinskaya, meditsina, medicina, medico, medica, medicos, medicale, medical supplies, medizin, medizinische, medizintechnik, tibb, tibbi, tibbiya, tebbi, pezeshki, yiliao, yi liao, iryo, uiryo, y te
health: health, healthcare, zdorovye, zdravookhranenie, salud, saude, sante, salute, gesundheit, saglik, sihha, sihhat, behdasht, salamat, jiankang
hospital: hospital, hospitals, hosp, bolnitsa, likarnya, hopital, ospedale, krankenhaus, hastane, hastanesi, mustashfa, bimarestan, yiyuan, byoin, byeongwon, benh vien, szpital
clinic: clinic, clinics, klinika, clinica, clinique, klinik, klinigi, iyada
dental: dental, stomatologiya
bio: bio, biotech, biotechnology, biological, biologicheskiy, bioengineering
life_sciences: life sciences
genetic: genetic, genetics
veterinary: veterinary
media: media, mass media, medya, medien, medios, medias, wasail, ilam, elam, rasaneh, chuanmei
publishing: publishing, publishers, publication, publications, izdatelstvo, izdatelskiy, vydavnytstvo, editorial, editora, editions, edizioni, editrice, verlag, yayin, yayincilik, yayinevi, nashr, nashriyot, intisharat, entesharat, chubanshe, shuppan
press: press, pressa, prensa, presse, stampa, basin, sihafa
news: news, novosti, noticias, nouvelles, nachrichten, haber, akhbar, khabar, khabargozari, xinwen
newspaper: newspaper, gazeta, gazette, diario, journal, zeitung, gazete, jarida, ruznameh
magazine: magazine, zhurnal, revista, revue, rivista, zeitschrift, dergi
broadcasting: broadcasting, broadcast, broadcasters, teleradiokompaniya, veshchanie
radio: radio, radyo, idha, telewizja
television: television, televidenie, telekanal, tv
channel: channel, kanal, canal, chaine, qanat, shabakeh, pindao
film: film, films, kino, cine, cinema, sinema, movie, pictures
studio: studio, studios, studiya, estudio
book: book, books, library
entertainment: entertainment, entertainments, razvlekatelnyy, entretenimiento, eglence, tarfih, yule, game
games: games, gaming, igry, juegos, jeux, giochi, spiele, oyun
casino: casino, kazino
lottery: lottery, loto
sport: sport, sports, sportivnyy, deportes, deportivo, sportivo, spor, riyadi, riyada, varzeshi, tiyu
football: football, futbol, fitness
music: music, muzyka, musica, musique, musik, muzik
art: art, arts, iskusstvo, arte, kunst, fann, honar, yishu
gallery: gallery, galereya, galeria
museum: museum, muzey, museo, musee, muze
theatre: theatre, theater, teatr
event: event, events
telecom: telecom, telecoms, telecommunication, telecommunications, telecommunications company, telekom, telekomunikasyon, telekommunikatsii, telekommunikatsionnyy, telecomunicaciones, telecomunicacoes, telecomunicazioni, telekommunikation, telekomunikacja, telekomunikacije, ittisalat, itisalat, etisalat, mukhabarat telecom, mokhaberat, tongxin, tong xin, dianxin, dian xin, tsushin, tongsin, vien thong
communication: communication, communications, comms, comm communications, commun, svyaz, svyazi, zvyazok, comunicaciones, comunicacoes, comunicazioni, kommunikation, iletisim, haberlesme, ertebatat
network: network, networks, netw, set, seti, merezha, red, redes, reseau, reseaux, rete, reti, netz, netzwerk, shabaka, shabakat, wangluo, wang luo, nettowaku
internet: internet, net, web
online: online, onlayn, portal, site
mobile: mobile, mobil, mobilnyy, movil, cellular, sotovyy
wireless: wireless
telephone: telephone, telefon, phone, phones
cable: cable, cables, kabel, kabelnyy, kabelnyi, optovolokonnyy, kablo, satellite communications
tourism: tourism, tourist, tour, tours, turizm, turisticheskiy, turistik, turismo, tourisme, tourismus, turystyka, turizam, siyaha, siyahat, gardeshgari, jahangardi, luyou, lu you, kanko, gwangwang, du lich, pelancongan
travel: travel, travels, trvl, viajes, viagens, voyage, voyages, viaggi, reisen, reise, reiseburo, seyahat, safar, safariyat, musafarat, puteshestviya, travelling
hotel: hotel, hotels, otel, oteli, gostinitsa, hotelera, hoteles, hoteis, hoteliers, alberghi, albergo, funduq, fanadiq, hoteldari, jiudian, fandian, hoteru, hotell, khach san
resort: resort, resorts, sanatoriy
hostel: hostel, motel, inn, lodge
restaurant: restaurant, restaurants, restoran, restorani, restaurante, ristorante, gaststatte, lokanta, matam
catering: catering, kafe
bar: bar, pub, hospitality
real_estate: real estate, realestate, realty, realtors, nedvizhimost, nerukhomist, inmobiliaria, inmobiliarias, imobiliaria, imoveis, immobilier, immobiliere, immobiliare, immobilien, grundstucks, wohnungsbau, gayrimenkul, emlak, aqar, aqarat, aqari, aqariya, iqar, amlak, fangdichan, fang di chan, dichan, fudosan, budongsan, bat dong san, nieruchomosci, nemovitosti, nekretnine, ingatlan, kiinteisto, hartanah
property: property, properties, prop, props, propiedades, proprietes
land: land, lands, tierra, terre
estate: estate, estates, zemlya, zemelnyy
housing: housing, zhilishchnyy, zhilstroy, vivienda, vivendas, konut, maskan, iskan
home: home, homes, dom, house, haus, casa, maison, bayt
towers: towers, tower, borj, burj
park: park
residence: residence, residences
developer: developer, developers, zastroyshchik
development: development, dev, devel, develop, develpmt, dvlpt, devt, developments, razvitie, rozvytok, desarrollo, desarrollos, desenvolvimento, developpement, sviluppo, entwicklung, entwicklungs, kalkinma, gelistirme, gelisim, tanmiya, tatwir, tosee, towse, toseeh, tausia, kaifa, kai fa, fazhan, fa zhan, kaihatsu, gaebal, kaebal, phat trien, rozwoj, rozvoj, razvoj, fejlesztes, pembangunan, rivojlantirish
reconstruction: reconstruction, rehabilitation, renovation, restoration
repair: repair, repairs, remont, remontnyy, remontno, reparacion, reparation, tamir, tamirat, tamirgah
maintenance: maintenance, maint, mantenimiento, manutencao, manutenzione, wartung, instandhaltung, bakim, siyana, siana, negahdari, weixiu
montazh: montazh, montazhnyy, montage, montaj, installation, installations, instalaciones, tesisat, nasb, spetsmontazh
inspection: inspection, survey, testing
supply: supply, supplies, suppliers, supplier, supp, snab, snabzhenie, snabzhencheskiy, postavka, postavki, postachannya, suministros, suministro, suprimentos, fournitures, fournisseurs, fornitura, forniture, lieferung, lieferanten, tedarik, ikmal, tawrid, tawridat, tadarokat, gongying, gong ying, kyokyu, gonggeup, cung ung
procurement: procurement, purchasing, zakupki, compras, achats, acquisti, einkauf, satinalma, mushtarayat, kharid, caigou
provision: provision, provisions
warehouse: warehouse, warehousing, storage, sklad, skladskoy, almacen, almacenes, entrepot, magazzini, lager, depo, depolama, makhazin, mustawda, anbar, cangchu
parts: parts, spare parts, zapchasti, repuestos, pieces, ricambi, ersatzteile, parca, yedek parca, qita ghiyar, ghatoat, lavazem yadaki
components: components, component, komponent, komplekt, komplektatsiya
accessories: accessories
products: products, product, prod, prods, produkt, produkte, productos, produtos, produits, prodotti, producten, urunleri, urun, urunler, muntajat, mahsulat, mahsoolat, chanpin, seihin, jepum, san pham, produk, mahsulot, items
environment: environment, environmental, ecology, ecological, ekologiya, ekologicheskiy, eco, ecologica, medio ambiente, cevre, bia, biah, mohit zist, huanbao, huanjing, kankyo
green: green
clean: clean, cleaning
recycling: recycling, waste, othody, otkhody, vtorchermet, vtormet, vtorsyryo, geri donusum
scrap: scrap, lom, shrott, schrott, hurda
hydro: hydro, gidro, gidrotekhnicheskiy, hydraulic, gidravlika
solar: solar, solnechnyy, gunes, shams
wind: wind, veter, wind power
nuclear: nuclear, yadernyy, yadernaya, yaderno, nucleaire, nuclear energy, atom, atomic, atomnyy, atomnaya, atomenergo, nukleer, nawawi, hasteh, hastei, heneng, genshiryoku, wonjaryok
brothers: brothers, bros, bro, broth, hermanos, hnos, irmaos, freres, fratelli, f lli, flli, gebruder, gebr, broertjes, gebroeders, bratya, braty, bracia, bratri, braca, kardesler, kardes, kardesleri, ikhwan, alikhwan, akhavan, baradaran, biradaran, barodaran, brodre, broderna, xiongdi, kyodai, hyeongje, adelphoi, afoi, testverek
sons: sons, hijos, filhos, fils, figli, soehne, sohne, zonen, synovya, syny, synowie, ogullari, evlatlari, awlad, aulad, pesaran
family: family, familia, famille, familie, semya, aile, ailesi, aila, khanevadeh, jiazu
cooperation: cooperation, cooperacion, cooperacao, cooperazione, sotrudnichestvo, spivpratsya, zusammenarbeit, isbirligi, taawun, hamkari, hezuo, he zuo, kyoryoku, hyeomnyeok
joint_venture: joint venture, jv, sovmestnoe predpriyatie, spilne pidpryyemstvo, joint, sovmestnyy, sovmestnoe, hezi, ortak girisim, mushtaraka, mushtarak
partnership: partnership, partner, partners, partnerstvo, partnery, socios, parceiros, partenaires, associes, soci, ortaklik, ortakligi, sharikaa, sharaka, shoraka, hehuo
movement: movement, movimiento, movimento, mouvement, bewegung, dvizhenie, rukh, hareket, hareketi, haraka, harakat, harkat, jonbesh, nahzat, tehrik, tahrik
front: front, frente, fronte, frontul, jabha, jabhat, jebhe, cephe, cephesi
party: party, partido, parti, partito, partei, partiya, partii, hizb, hezb, partisi
liberation: liberation, liberacion, liberation front, tahrir, azadi, kurtulus
jihad: jihad, jihadi
mujahideen: mujahideen, mujahidin, mojahedin, mujahedeen, mujahedin
ansar: ansar
muqawama: muqawama, moqavemat, resistance, resistencia
revolutionary: revolutionary, revolucionario, revolutionnaire, devrimci, enqelab, enghelab, thawra
salvation: salvation, salafist
islamic: islamic, islamiya, islami, islamique, islamica, islamist, eslami, eslamiye, islam
muslim: muslim, muslims
christian: christian
jewish: jewish
democratic: democratic, demokratik, demokraticheskiy, democratico
socialist: socialist
communist: communist
youth: youth
students: students
women: women
new: new, novyy, novaya, novoe, nuevo, nueva, novo, nova, nouveau, nouvelle, nuovo, nuova, neue, neuer, yeni, jadid, jadida, jadeed, shin, nowy, nove, uj
modern: modern, sovremennyy, moderno
old: old, staryy, alt
advanced: advanced, perspektivnyy
progress: progress
innovation: innovation, innovations, innovative, innovatsii, innovatsionnyy, inovasyon, ibtikar, chuangxin
future: future
smart: smart
premium: premium
elite: elite
super: super
special: special, spetsialnyy, spets, specialized, spetsializirovannyy, ozel, khas, mutakhasis
standard: standard
quality: quality, first class, express service
leader: leader, lider
master: master
expert: expert, ekspert
total: total
complex: complex, kompleks
system: system, systems, sist, sistema, sistemy, sistemi, sistemas, systeme, systemes, sistemleri, sistem, systemy, nozom, anzima, xitong
control: control, kontrol, upravleniya
automation: automation, avtomatika, avtomatizatsiya, otomasyon, zidonghua, atmateh
north: north, northern, severnyy, severnaya, severo, norte, nord, kuzey, shamal, shamali
south: south, southern, yuzhnyy, yuzhnaya, yugo, sur, sul, sud, guney, janub, janubi
east: east, eastern, vostochnyy, vostochnaya, vostok, este, leste, ost, dogu, sharq, sharqi, sharqiya, shargh
west: west, western, zapadnyy, zapadnaya, zapad, oeste, ouest, ovest, bati, gharb, gharbi
middle_east: middle east
far_east: far east, dalnevostochnyy
orient: orient, oriental
levant: levant
gulf: gulf, khalij, persian gulf
caspian: caspian, kaspiy, kaspiyskiy, khazar
baltic: baltic, baltiyskiy
atlantic: atlantic
pacific: pacific, tikhookeanskiy
mediterranean: mediterranean
euro: euro, europe, european, evropeyskiy, europa, avrupa
asia: asia, asian, aziya, aziatskiy, asya, asiya
africa: africa, african, afrika, afriqiya
america: america, american, americas, amerika, amrika
arab: arab, arabian, arabskiy, arabi, arabiya, arabe, arap
eurasia: eurasia, eurasian, evraziyskiy, evraziya, avrasya
ural: ural, uralskiy
sibir: sibir, siberian, sibirskiy
volga: volga, volzhskiy, dniepr, dnepr
kavkaz: kavkaz, kavkazskiy, caucasus
mill: mill, mills, milling, millers, molino, molinos, moulin, moulins, mulino, muhle, muhlen, mlyn, melnitsa, melkombinat, degirmen, degirmencilik, molen
rice: rice, riz, arroz, riso, reis, ryz, beras, pirinc, celtik
diving: diving, divers, diver, subsea, underwater, plongee, buceo, mergulho, tauch, taucher, dalgic, dalgiclik, duiken
cooling: cooling, refrigeration, refrigerated, refrigerating, cold, frigorifico, frigorifique, frigo, kuhlung, kalte, kholod, kholodilnyy, chlodnia, chlodnie, chlodnictwo, sogutma
air_conditioning: conditioning, aircon, hvac, climatisation, klima, klimatechnik, klimatizatsiya
dredging: dredging, dredgers, dragage, dragado, baggeren
chartering: chartering, charter, charters, affretement, fletamento, fletamentos, befrachtung
refining: refining, refinery, refineries, refinacion, refineria, raffinage, raffinerie, raffineria, raffinazione, rafinerija, rafineria, rafinerisi, neftepererabotka, pererabotka, palayesh, palayeshgah
fasteners: fastener, fasteners, bolts, screws
valves: valve, valves
bearings: bearing, bearings
pumps: pump, pumps
law: advocates, advocate, attorneys, lawyers, solicitors, abogados, advogados, avocats, avvocati, notary, notaries
accounting: accountants, accountant, accounting, auditors, audit, bookkeeping, contadores, comptables
tobacco: tobacco, tobaccos, cigarettes, tabac, tabaco, tabacos, tabacco, tabak, tutun, tutunculuk
cocoa: cocoa, cacao, cacaos, kakao
cashew: cashew, cashews, cajou, anacarde
spice: spice, spices, epices, especias, gewurze, pryanosti
fruit: fruit, fruits, frutas, fruta, frutta, obst, ovoce, owoce, meyve
vegetables: vegetables, vegetable, legumes, verduras, ovoshchi, sebze
flour: flour, farine, harina, farinha, farina, mehl
foundry: forging, forgings, castings, foundry, foundries, fonderie, fundicion, giesserei, liteynyy, dokum, odlewnia
wire: wire, wires, alambre
# Abbreviations of the trade register and the letterhead
system: sys, syst
telecom: telco, telecomm
warehouse: whse, whs
mortgage: mtg
standard: std
electric: electr, elektr
environment: env, envir
america: amer
engineering: engnrg, engrng, engng, engineerg
packaging: pkg, pkging
agriculture: agr, agricult
agency: agcy
machinery: machy, mchy
railway: rlwy, rwy, rly
railroad: rr
trading: com, tradng, handelsonderneming
commodities: commodity
shipping: navig
refining: refin
industry: indl, industr
manufacturing: manufac, mnfg
products: prodts
enterprise: enterpr, entr, entrp
distribution: distrib
consulting: cnslt, consltg
petrochemical: petchem
chemical: chml
general: genl
services: srvs
management: mngt, mngmnt
air: avn, airl
aircraft: aircraft, acft
national: ntl
factory: fcty, fty, fact, plt
equipment: eqp
construction: cons
organization: orgzn
manufacturing: prodn
research_and_production: production assoc, production assn, production assocn, prodn association, prod association
islamic: isl
institute: instt
department: dpt
association: assocn
enterprise: ent
scientific: scient
# Hebrew as it is spelled in Latin letters
transport: hovala, hovalot, hasaot, hasaat, tovala
shipping: sapanut, safanut
maritime: yamit
industry: taasia, taasiya, taasiot, taasiyot, taasiyat
trading: mischar, sachar, misahar
import: yevu, yibu
export: yitzu, yetzu
marketing: shivuk, shiwuk
distribution: hafatza, hafatsa
development: pituach, pituah
investment: hashkaot, hashkaa
insurance: bituach, bituah
food: mazon, mezonot
fuel: delek, dlakim
motor: rechev
engineering: handasa, handasat
construction: bniya, bnia, binyan, binyanei
contracting: kablanim, kablanut
real_estate: nadlan, mekarkein
management: nihul
services: sherutim, sherutei, sherut, sheruti
products: mutzarim, mutzarei, mutzrei, motzrei
materials: homarim, chomarim, homrei, chomrei, khomrei
paper: neyar, niyar, nyar
metal: matechet, matekhet, mateket, matachot
wood: etzim
cooling: kirur, keirur
air_conditioning: mizug
clean: nikayon, nikuy
diving: tzlila, tslila
security: avtacha, shmira
agriculture: haklaut, chaklaut
brothers: achim
group: kvutza, kvutzat, kevutzat
holding: achzakot, ahzakot
center: mercaz
factory: mifal, mifalei, mifaley
technology: tikshuv
`;

/** Shorter romanised words are too often names and particles. */
const SHORTEST = 4;

const native = readLabelled(NATIVE_BUSINESS_WORDS);
const seen = new Set<string>();
const byConcept = new Map<string, string[]>();
const trades = readWords(TRADE_WORDS).map((row): LabelledForms => {
  const forms = row.split('=');
  return { label: forms[0] ?? row, forms };
});
const latin = [...[SOURCE, BUSINESS_WORDS_BY_LANGUAGE].flatMap(readLabelled), ...JOINED_BUSINESS_PHRASES, ...trades];
for (const { label, forms } of [...latin, ...native.map(inLatin)]) {
  const own = forms.filter((form) => !seen.has(form) && seen.add(form));
  byConcept.set(label, [...(byConcept.get(label) ?? []), ...own]);
}

/** Generic words of organisations' names, by concept. A form belongs only to the first concept that lists it. */
export const BUSINESS_WORDS: readonly BusinessWord[] = [...byConcept].map(([concept, forms]) => ({ concept, forms }));

/**
 * Words of one concept that may be translated by the word for another: a *société* is a company more often than a
 * society.
 */
export const ALSO_SAID: readonly BusinessWord[] = readLabelled(`
company: societe, societa, sociedad, sociedade, societate, gesellschaft, maatschappij, selskap, drustvo, empresa, entreprise, impresa, unternehmen, predpriyatie, spolecnost, spolka
electric: elec, elect, elektro
engineering: strojirny
steel: zelezarny, hutnictwo
manufacturing: prod
security: okhrana, okhrannaya, okhrannoe, okhrannyy
`).map(({ label, forms }) => ({ concept: label, forms }));

/** Business words in scripts without spaces, with the English word that they mean. */
export const GLUED_BUSINESS_WORDS: ReadonlyMap<string, string> = new Map(
  native.flatMap(({ label, forms }) => {
    const english = byConcept.get(label)?.find((form) => !form.includes(' ')) ?? label;
    return forms.filter((form) => isGlued(form) && !form.includes(' ')).map((form) => [form, english] as const);
  }),
);

function inLatin({ label, forms }: LabelledForms): LabelledForms {
  return {
    label,
    forms: forms.flatMap(inflected).flatMap((form) => {
      const latin = latinForm(form);
      return latin !== undefined && isBusinessWord(latin) ? [latin] : [];
    }),
  };
}

/** Whether a form is long enough and no person's name. */
function isBusinessWord(form: string): boolean {
  return form.length >= SHORTEST && !isGivenName(form) && !isFamilyName(form);
}

/** Hebrew and Arabic join the article, "and" and "for" with the next word. */
function inflected(form: string): string[] {
  const script = scriptOfForm(form);
  if (script === 'Hebr') return [form, `ה${form}`, `ו${form}`];
  return script === 'Arab' && !form.startsWith('ال') ? [form, `ال${form}`, `وال${form}`, `لل${form}`] : [form];
}

/** The concept of a generic word in an organisation's name (`grp` and `gruppa` are `group`), or undefined. */
export const businessConcept: (form: string) => string | undefined = lazyLabels(
  BUSINESS_WORDS.map((word) => ({ label: word.concept, forms: word.forms })),
);
