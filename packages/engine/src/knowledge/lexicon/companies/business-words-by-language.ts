/**
 * More words of organisations' names, by their concept in `business-words.ts`: names of trades in the company registers
 * of Europe, Asia, Africa and Latin America. Single words only; phrases are in `business-phrases.ts`.
 */
export const BUSINESS_WORDS_BY_LANGUAGE = `
# Dutch
shipping: scheepvaart, scheepvaartmaatschappij, scheepvaartbedrijf, scheepsagentuur
ship_building: scheepswerf, scheepsbouw, scheepsreparatie
insurance: verzekering, verzekeringen, verzekeringsmaatschappij
construction: bouw, bouwbedrijf, bouwmaatschappij, bouwgroep
transport: vervoer
trading: groothandel, comptoir, comptoirs
agriculture: landbouw
dairy: zuivel, zuivelfabriek
flower: bloemen, bloemkwekerij
metal: metaalbewerking, metaalwerken, metaalindustrie
machinery: machinefabriek, machinebouw, machinehandel
investment: beleggingen, belegging, beleggingsmaatschappij
management: beheer, beheermaatschappij
accounting: administratiekantoor
real_estate: vastgoed
clean: schoonmaak
bakery: bakkerij
meat: vlees, vleeswaren
fish: visserij
wood: houthandel, houtbewerking, houtindustrie
print: drukkerij
furniture: meubelen, meubels, meubelfabriek
warehouse: opslag
energy: energiebedrijf
oil: olie, oliehandel
chemical: chemische
textile: textielfabriek
services: dienstverlening
consulting: adviesbureau, advies, adviseurs
university: hogeschool
# German
shipping: seeschiffahrt
ship_building: schiffbau, schiffswerft, schiffswerke
tools: werkzeugbau, werkzeuge, werkzeug, werkzeugfabrik, toolmaking, toolmakers
machinery: maschinenfabrik, maschinenwerk, maschinenwerke, maschinenhandel
asset: vermogensverwaltung, vermoegensverwaltung, vermogensverwaltungs, vermogen
construction: hochbau
contracting: generalunternehmer
metal: metallbau, metallwerke, metallhandel, metallverarbeitung
steel: stahlhandel, stahlwerke
foundry: giessereien
wood: holzhandel, holzwerk, holzwerke, holzverarbeitung, holzindustrie
furniture: moebel, moebelhaus
fuel: treibstoff, treibstoffe
oil: mineraloel, mineralole, mineraloele, mineralolhandel, mineraloelhandel
electric: elektrotechnik, elektroanlagen, elektrobau, elektroinstallation, elektrizitatswerk
energy: energietechnik, energieversorgung, energiehandel
automation: automatisierung, automatisierungstechnik
instruments: messtechnik
wholesale: grosshandlung, grosshandels
import_export: ausfuhr
export: exporthandel
import: einfuhr
food: feinkost
meat: fleischwaren, fleischerei
dairy: molkerei, molkereien
bakery: backwaren
agriculture: agrarhandel, agrargenossenschaft
forestry: forstwirtschaft, forstbetrieb
wine: weinhandel, weingut, weinkellerei
vehicles: fahrzeughandel
motor: autohaus, autohandel
air: luftfracht, luftverkehr
freight: frachtkontor
transport: gutertransporte, guterverkehr
trucking: fuhrunternehmen, fuhrbetrieb
packaging: verpackungen, verpackungstechnik
plastic: kunststofftechnik, kunststoffverarbeitung
glass: glashutte, glaswerk, glaserei
paper: papierfabrik, papierwerke, papierhandel
print: druckhaus
clean: reinigung
recycling: entsorgung, entsorgungs
security: sicherheitsdienst, sicherheitstechnik
accounting: steuerberatung, steuerberater, steuerberatungsgesellschaft
accounting: wirtschaftsprufung, wirtschaftspruefung, wirtschaftsprufungsgesellschaft
consulting: unternehmensberater
law: rechtsanwalte, rechtsanwaelte
real_estate: immobilienverwaltung
advertising: werbeagentur
pharma: pharmazeutische, pharmazie, pharmahandel
medical: medizintechnische, medizinprodukte
research: forschungszentrum, forschungsinstitut, forschungsgesellschaft
university: hochschule
school: schulen
hospital: klinikum
association: bundesverband
holding: beteiligung
services: kundendienst
services: dienste, dienstleister
sales: vertriebsgesellschaft
# Scandinavian, Finnish, Icelandic
shipping: rederiet, skipsrederi, varustamo, merenkulku, skipafelag
ship_building: skipsverft, telakka, verft
construction: bygg, byggeri, byggnads, byggnadsfirma, bygge, rakennusliike, rakentaminen, anlegg, byggmastare, rakentajat
insurance: forsakringar, forsakringsbolag, forsikringer, forsikringsselskab, vakuutusyhtio, forsikrings
machinery: maskin, maskiner, maskinfabrik, maskinfabriken, maskinverksted, koneet, konepaja, konepajat
engineering: insinooritoimisto, ingenior, ingenjorsbyra, ingenjorsfirma
transport: kuljetus, kuljetukset, kuljetusliike, frakt
freight: huolinta
trading: kauppa, kauppahuone
fish: fiske, fiskeri, fiskerier, fisket, kalastus, kalatalous, fiskur, fiskeindustri, fiskeeksport, fiskeoppdrett
seafood: sjomat
wood: travaru, travaror, puutuote, trelast
paper: pappersbruk, paperitehdas, paperi
metal: metalliteollisuus, metallverk, metalindustri
steel: stalverk, terastehdas
electric: sahko, elektriska, elektriske, rafmagn
energy: kraftverk, kraftselskap
oil: olje, olja
real_estate: fastigheter, fastighets, ejendomme, ejendom, eiendom, eiendommer, fasteignir
investment: sijoitukset, investering, investeringer, investeringar
finance: rahoitusyhtio
bank: pankki, pankit
savings: sparbank, sparekasse, saastopankki, sparisjodur
agriculture: lantbruk, landbrug, landbruk, maatalous, landbunadur
meat: kjott
dairy: mejeri, meijeri, meieri
bakery: bageri, bageriet, leipomo, bakeri
food: livsmedel, fodevarer, matvorur
furniture: mobler, huonekalu, huonekalut
security: vartiointi, sikkerhed, sikkerhet, sakerhet
services: tjenester
clean: siivous, stadning
print: kirjapaino, trykkeri, tryckeri
advertising: mainos, mainostoimisto
accounting: tilitoimisto, regnskab, regnskap
university: haskoli
research: tutkimus, forskning, forskningsinstitutt
institute: stofnun
school: koulu
hospital: sykehus, sygehus, sjukhus, sairaala
ministry: ministeriet
brothers: brodrene, brodene, veljekset, veljet
sons: sonner, pojat
factory: fabrikken, fabriken, tehdas, verksmidja
group: gruppen, konserni
technology: tekniikka, teknikk
garment: klader, vaatteet
# Polish, Czech, Slovak
engineering: inzynierskie, inzynieryjne
freight: spedycja, spedycyjna, spedycyjny, spedice, spedicia
shipping: plavba
steel: huta, stalowe, stalowa, stalowy, stalove, ocelarna, ocelarny, ocelove, steelworks, ironworks
metal: metalowe, metalowa, metalowy, metalurgiczny, metalowych
construction: stavebna, stavebny, stavba, stavitelstvi, budowlana, budowa, budownictwa, stavebniny
mining: gornictwo, gornicza, gornicze, banske, kopalnia, kopalnie, kopaln
coal: uhelne, wegla, weglowa, weglowy, uhelna
chemical: chemiczne, chemicznych, chemicka, chemicky, chemickych
factory: wytwornia, wytwornie, zaklady, zaklad, zakladu, fabryki
machinery: maszyn, maszynowa, maszynowe
food: zywnosc, zywnosciowe, spozywcze, spozywcza, potravinarsky, potravinarska, potravinarske
meat: miesne, miesny, miesna, mieso, masne, masny
dairy: mleczarnia, mleczarska, mleczarskie, mleko, mlekarna, mlekarny
fish: rybna, rybne, rybny, rybarstvi, rybarstvo, rybarska, rybacka
bakery: piekarnia, piekarnie, piekarstwo, pekarny, pekarna, pekaren
confectionery: cukiernia, cukiernie
sugar: cukrownia, cukrovar, cukrovary
brewery: browar, browary, pivovar, pivovary
agriculture: polnohospodarske, polnohospodarstvo
forestry: lesnictwo, lesne, lesni, lesna, lesnictvi
wood: drzewna, drzewne, drzewny, drevarske, drevarska, drevospracujuci
furniture: meble, meblarska, meblarskie, nabytek, nabytkarsky, nabytok
paper: papiernia, papierniczy, papiernicze, papierny, papirny, papirna
textile: tekstylia, tekstylne, textilni, textilne
garment: odziez, odziezowa, odziezowe, odevy, odevni, odevne
glass: szklo, sklarny, sklarna, sklarne, szklarska
cement: cementownia, cementarna, cementaren
energy: energetyczna, energetyczne, energeticka, energeticky, energeticke, elektrownia, elektrownie, elektrarna, elektrarny, elektraren
electric: elektryczne, elektryczny, elektricke, elektrotechnicky, elektrotechnicka, elektromontaz
transport: przewozy, przewoz, transportowe, transportowa, transportowy, dopravni, dopravna, doprava, dopravce, przewoznik
railway: kolejowe, kolejowa, kolejowy, drahy
air: letecka, letecke, letecky, letectvo
trading: handlowe, handlowo, handlu
wholesale: hurtownia, hurtowa, velkoobchod
services: uslugowe, uslugowa, uslugowy
insurance: ubezpieczeniowa, ubezpieczeniowe, ubezpieczeniowy, pojistovaci, pojisteni
bank: sporitelna
finance: finansowa, finansowe, financni, financna, financne
investment: inwestycyjny, inwestycyjna, inwestycyjne, investicni, investicna, investicne
real_estate: realitni, realitna
medical: medyczne, medyczna, medyczny, zdravotni, zdravotnicke, zdravotnicka
pharma: farmaceutyczne, farmaceutyczna, farmaceutyczny, farmaceuticka, farmaceuticke
hospital: szpitale, nemocnice, nemocnica
research: badawczy, badawcza, badawcze
scientific: naukowe, naukowa, vedecky, vedecka, vedecke
institute: instytuty
university: politechnika
technical: techniczne, techniczna, techniczny, technicka, technicke, technicky
military: wojskowe, wojskowa, wojskowy, vojenske, vojenska, vojensky
arms: zbrojeniowy, zbrojeniowe, zbrojni, zbrojovka, zbrojnicky, zbrojny
equipment: urzadzenia, urzadzen, zarizeni, zariadenia
tools: narzedzia, narzedzi, naradi, naradie
print: drukarnia, drukarnie, tiskarna, tiskarny
ship_building: stocznie, stoczniowy, stoczniowa, lodenice, lodenica
port: portowe, portowa, portowy, pristav, pristavy
manufacturing: produkcyjne, produkcyjna
manufacturing: wytwarzanie
packaging: opakowania, opakowan, obaly, obalovy
plastic: tworzywa, tworzyw
security: ochrona, ochrony, bezpecnost, bezpecnostni, bezpecnostna, bezpecnostne
cooperative: spoldzielcza
travel: cestovni, cestovna
clean: czystosc, uklid, uklidove
consulting: doradcza, doradczy
accounting: ksiegowosc, ucetnictvi
advertising: reklamowa, reklamowe, reklamni, reklamna
# Hungarian, Romanian, Albanian, Baltic, Estonian
trading: comerciala, tregti, prekyba, prekybos, tirdznieciba, tirdzniecibas, kaubandus, kaubanduse
construction: constructii, constructie, constructor, ndertim, ndertimi, ndertimore, statyba, statybos, statyb, buvnieciba, buvnieks, celtnieks, celtnieciba, ehitus, ehituse, ehitusfirma
transport: szallitasi, szallitmanyozasi, transporturi, transportator, transportas, transporto, parvadajumi
shipping: hajozasi, hajozas, navigatie, laivyba, laivininkyste, kugnieciba, laevandus, laevanduse, laevakompanii, detare
ship_building: hajogyar, laevatehas, laevaremont
factory: gyarak, gyartasi, uzina, fabrike, uzine, gamykla, fabrikas, rupnica, tehas, tehased
machinery: gepipari, utilaje, masinu, makineri, masinos, masinbuve, masinate, masinad
agriculture: bujqesore, bujqesi, lauksaimniecibas, lauksaimnieciba, pollumajandus, pollumajanduse
food: elelmiszeripari, alimentara, alimentare, ushqimore, ushqim, maisto, maistas, partikas, partika, toiduained, toidu
meat: husipari, mesos, lihatoostus
dairy: tejipari, lapte, lactate, pieno, pienas, piena, piima, piimatoostus, bulmet
fish: halaszati, pescuit, peshk, peshkim, zuvis, zuvininkyste, zivju, zvejnieciba, zvejniecibas, kalandus, kalatoostus
wood: faipari, lemn, lemnului, druri, mediena, medienos, kokapstrade, puidu, puidutoostus, puidutoo
furniture: butor, butoripari, mobila, mobilier, mobileri, baldai, baldu, mebeles, moobel, moobli, mooblitehas
metal: femipari, metalice, metalike, metalo, metalas, metala, metalapstrade
steel: plieno, plienas, terauda, terauds, terase
energy: energetikai, energetike, energijos, energetikos, energijas, energeetika
electric: villamos, villamosipari, electrice, elektrike, elektros, elektrotechnikos, elektri
insurance: biztositasi, asigurari, asigurare, sigurim, sigurime, sigurimi, draudimas, draudimo, apdrosinasana, apdrosinasanas, kindlustus, kindlustuse
finance: penzugy, finantare, financiare, finansu, finansai, finantseerimine, rahandus, finantsid
investment: investitii, investime, investicijos, investiciju, investicija, ieguldijumi, investeeringud
real_estate: ingatlanfejleszto, ingatlankezelo, imobiliare, imobiliara, pasuri, nekilnojamasis, nekilnojamojo, kinnisvara
services: szolgaltatasi, servicii, sherbime, sherbimi, paslaugos, paslaugu, pakalpojumi, pakalpojumu, teenused, teeninduse
consulting: tanacsado, tanacsadasi, tanacsadas, consultanta, konsulence, keshillim, konsultacijos, konsultacijas, konsultatsioon
engineering: inginerie, ingineri, inxhinieri, inzinerija, inzineriniai, inzenieri, inzenierija, inseneriburoo, inseneri
chemical: vegyipari, vegyi, vegyszer, chimice, kimike, chemijos, chemija, kimijas, kimija, keemia, keemiatoostus
textile: textilipari, textila, tekstile, tekstiles, tekstilas, tekstiliide
garment: ruhazati, ruhaipari, confectii, konfeksione, drabuziai, apgerbi, apgerbu, riided, roivad
pharma: gyogyszergyar, gyogyszertar, vaistine, vaistai, aptieka, apteek
medical: orvosi, medicala, mjekesore, medicinos, mediciniska, meditsiin, meditsiiniseadmed
hospital: korhaz, spitalul, spitali, ligonine, slimnica, haigla
school: iskola, scoala, mokykla
university: universitatea, universitetas, universitate, ulikool
research: kutato, kutatasi, cercetare, cercetari, tyrimu, tyrimai, petniecibas, uurimis
institute: kutatointezet, instituts, instituut
security: biztonsagi, securitate, sigurise, apsauga, apsardze, apsardzes, turva, turvafirma, turvateenused
packaging: csomagolo, csomagolas, ambalaje, ambalaza, pakuotes, iepakojums, iepakojuma, pakend, pakendid
print: nyomda, tipografie, shtypshkronja, spaustuve, tipografija, trukikoda
plastic: muanyag, muanyagipari, plastike, plastiko, plastmasas, plastid
glass: uvegipari, sticla, sticlarie, stiklas, stiklo, stikls, stikla
bakery: sutode, brutarie, furre, kepykla, maiznica, pagaritoostus
brewery: sorgyar, berarie
oil: olajipari, nafte, naftos, naftas
fuel: uzemanyag, degalai, degvielas, degviela, kutus
air: legitarsasag, repulo, aeriana, aeriene, ajrore, aviacijos, aviacija, lennundus, lennufirma
railway: vasut, vasuti, hekurudha, hekurudhe, gelezinkelis, gelezinkeliai, dzelzcels, raudtee
ministry: ministeriumi, ministria, ministeria, ministerija, ministrija, ministeerium
bank: bankja
brothers: fratii, vellezerit, vellezer, broliai, vennad
group: csoport, grupul, grupi, grupe
recycling: hulladek, hulladekgazdalkodasi, deseuri, atlieku, atkritumu, jaatmed, jaatmekaitlus
# South Slavic
trading: trgovacka, trgovinska, trgovinsko, trgovacki, promet, trgovija
transport: prevozi, prijevoznik, prevoznik, prevozni, prevoznistvo
freight: spediter, spedicii
construction: gradevinsko, gradnje, gradjevinar, gradbenistvo, gradbeno, gradbeni, gradezna, gradezno, gradba, gradjevinska, gradevinska
agriculture: poljoprivredno, kmetijstvo, kmetijska, zemedelie, zemjodelstvo, zemjodelska, poljoprivredni
food: zivila
meat: mesna, mesni, mesnica
dairy: mlekara, mljekara, mlekarstvo, mlechni, mlecni
fish: ribarstvo, ribarska, ribarski
bakery: pekara, pekarnica, pekarstvo
wood: drvna, drvni, drvno
furniture: namestaj, namjestaj, pohistvo, mebeli
metal: metalna, metalni, metaloprerada, kovine, kovinska, metalski, kovinarstvo
steel: zelezara, jeklarna, jeklo, stomana, stomaneni, jekla
mining: rudarski, rudarska
energy: energetsko, elektroprivreda, elektrana, elektrodistribucija, elektrocentrala
oil: neftena, neftopreraboten
shipping: brodarstvo, ladjarstvo
ship_building: brodogradnja, brodogradilisce, ladjedelnica, korabostroene, korabostroitelnica, korabostroitelen
insurance: osiguranja, zavarovalnica, zavarovanje, zastrahovane, zastrahovatelna, osiguritelna, osiguruvanje
investment: ulaganja
real_estate: nekretnina, nepremicnine, imoti
security: zastita, varnost, sigurnost, zastitarska
arms: oruzje, orozje, orazhiya, oruzheyna
military: vojna, vojni, vojno, voenna, voenen
factory: tvornice, tovarne
machinery: strojna, strojogradnja, mashinostroene, mashinostroitelen, strojevi
textile: tekstilna, tekstilni, tekstilno
garment: odeca, odjeca, oblacila, obleklo, konfekcija
medical: medicinska, medicinski, medicinsko, zdravstvena, zdravstveni, zdravstvo
pharma: farmacevtska, lekarna, ljekarna, apoteka, apoteke, farmacevtski
hospital: bolnica, bolnisnica
school: uchilishte
institute: zavoda
research: istrazivanja, istrazivacki, raziskave, raziskovalni, izsledvaniya
ministry: ministarstva, ministerstvoto
consulting: savetovanje, savjetovanje, svetovanje
services: usluge
print: stamparija, tiskara, pechatnitsa
packaging: embalaza, opakovki
glass: staklo, staklara, steklarna, staklarska, stakla
cement: cementara
tobacco: duhan
sugar: secerana, secer
railway: zeljeznica, zeljeznice, zeleznica, zheleznitsi, zeleznici
airport: aerodromi, letalisce, letishte
port: pristaniste, pristanishte, pristanista
forestry: sumarstvo, gozdarstvo, gozdno
cooperative: zadruzna
# Russian, Ukrainian, Belarusian
trading: kommercheskiy, kommercheskaya, kommercheskoe, kommerts, kommertsiya, komertsiynyy, komertsiyna, gandal, gandlyovy, gandlevy
company: kompanii
machinery: mashinobudivnyy, mashinabudaunichy, mashynobuduvannya, mashinobuduvannya
steel: staleliteynyy, staleprovolochnyy, stalelityynyy, staliprokat
engine: motorostroitelnyy, motorostroitel, motorostroenie, motornyy, dvigateli, dvigatel, engine, engines, dvigatelestroenie, turbine, turbines, turbina, turbinnyy, turbiny, turbomotor
aircraft: samoletostroitelnyy, samoletostroenie, aircraft
shell: snaryadnyy
ship_building: sudostroitel, sudostroy, sudoremontnaya, sudoremontnoe, sudobudivna, korablestroitelnyy, korablestroenie, sudokomplekt, sudostroeniya
shipping: morflot
port: morport
construction: stroymontazh, stroytrest, stroyservis, stroytekh, stroyinvest, stroykompleks, budaunichy, budaunichaya, budaunitstva, budauniztva
repair: remontnoe, remontnaya, remontnye
electric: elektromekhanicheskiy, elektrotekhnika, elektrotekhnicheskaya, elektroapparat, elektroapparatura, elektroset, elektroseti, elektromash, elektroteknika, elektrichnyy, elektrychny, elektrostantsiya, elektrovoz
electronics: radioelektronika, radioelektronnyy, radioelektronnye, radiozavod, radiotekhnika, radiotekhnicheskiy, radiotekhnicheskaya, radiopribor
optics: opticheskiy, opticheskaya, opticheskie, optychnyy, optychny
instruments: pryladobudivnyy, prylad
chemical: khimicheskie, khimicheskoe, khimkombinat, khimzavod, khimichna, khimichny, khimicheskogo
mining: gornodobyvayushchiy, gornorudnaya, gornopromyshlennyy
coal: koksokhimicheskiy, koksovyy, koksokhim
energy: energosbyt, energosistema, energoset, energoseti, enerhetychnyy, energetichny, energeticheskoe
heating: teploset, teploseti, teplovye, teplo, heating, teploenergetika
water: vodokanal, vodosnabzhenie, vodoprovod
road: dorozhnoe, dorogi, road, roads
bridge: mosty, mostovoy
transport: gruzoperevozki
freight: ekspeditsionnaya, ekspeditorskaya, ekspeditor, ekspedytsiya
food: pishchevye, pishchevoe, kharchova, kharchovi
fish: rybnaya, rybnoe, rybnaga
agriculture: selskogo, ahrarnyy, ahrarna, agrarny, agragaradok, agrarno
grain: khlebopriemnoe, khleboprodukty
forestry: leskhoz, lishosp
textile: tekstilnoe
garment: shveynoe, shveyprom
pharma: farmatsevtychna, farmatsevtychnyy, farmpreparaty, farmzavod
medical: meditsinskoe, meditsinskie, medychna, medychnyy, medytsyna
security: okhoronna, okhorona, bezopasnosti, bezpeky, biaspeka
defense: oborony, oboronnogo, oboronnoe, oboronno, oboronpromyshlennyy
military: voennaya, voennoe, voennye, viyskovyy, viyskova, viyskovo, vayskovy
ministry: ministerstva, ministerstvu
committee: komiteta, komitetu, kamitet
state: gosudarstvennye, gosudarstvennykh, derzhavni, derzhavnoho, dzyarzhaunaya, dzyarzhaunae
research: issledovatelskoe, issledovatelskogo, issledovaniyam, doslidzhen, doslidnytska, navukova
scientific: nauchnoe, nauchnye, naukova, naukove, nauki
technical: tekhnicheskaya, tekhnicheskoe, tekhnicheskie, tekhnicheskikh, tekhnichna, tekhnichny
applied: prikladnoy, prikladnaya, prykladnoi, applied, appliquee, aplicada, aplicadas, angewandte
physics: fiziki, fizika, fizicheskiy, physics, physique, fisica, physik, fizyki, fiziko, physical
mechanical: mekhaniki
nuclear: yadernoy, atomnoy, yaderna, atomna
energy: energiy
university: universiteta, universytetu
institute: instituta, instytutu
academy: akademii, akademiyi
education: obrazovaniya, osvity
fish: rybnogo, rybolovstva
economy: ekonomika, ekonomiki, economy, economic, economics, ekonomi, economia, economique, iqtisad, wirtschaft
shipping: torgflot
manufacturing: proizvodstvennye
insurance: strakhovyy, strakhovye, strakhavaya, strakhavanne
reinsurance: reaseguros, reasurans, reasuransi
bank: bankauski, bankivska
investment: investitsiy, investytsiynyy, investytsiynaya
real_estate: nedvizhimosti, nerukhomosti
group: gruppy, hrupy, gruppoy
# Romance languages
shipping: armadores, armadora, armamento, armatoriale, navais
ship_building: estaleiro, estaleiros, chantiers
workshop: officine, officina, taller, talleres, atelier, ateliers, werkstatt, werkstatten, warsztat, warsztaty, atolye, dilna, dilny
construction: edile, edili, edificaciones, edificacoes, edificadora
contracting: contratas
real_estate: inmuebles
agriculture: agropecuarias, agroexportadora, agroexport, agroalimentaria, agroalimentaire, agroalimentare, agraria, agrario, agroquimicos, hortofruticola, hortalizas, horticola
livestock: ganado, ganaderos, pecuaria, pecuario, elevage, allevamento, allevamenti, hodowla
fish: pesqueras, pesqueros, pesqueira, ittica, ittico, itticorporation, poissonnerie
meat: frigorificos
dairy: lacteo, laticinios, laticinio, laiterie, laitiers, caseificio
bakery: panificadora, panificio, panificadoras, padaria
sugar: azucarera, azucareras, acucar, acucareira, sucrerie
confectionery: confiteria, confiserie
coffee: cafes, cafetalera, cafetaleros, cafeeira
flour: molinera, molitoria
wine: vinicola, bodegas
grain: graos
wood: maderera, madereras, madeireira
furniture: mueblerias, muebleria
textile: tejidos, tecidos, tecelagem
garment: confeccion, confezioni, confezione, abbigliamenti
shoes: calcados, calcado, calzature, calzaturificio
leather: curtiduria, curtidos, curtume, conceria, conciaria, tannerie, tannery
metal: metalmecanica, metalmecanico, metalurgicas, metallurgique, metallurgiques, metalicas, metalicos, metalworks, metalworking, metallmecanica
steel: siderurgico, siderurgicas, siderurgique, siderurgiques, siderurgicos
mining: mineros, mineradora, mineradoras, minerarie
stone: aridos
electric: electricas, electricos, electricista, electrificacion, eletrica, eletrico, eletricas, eletricos, eletricidade, elettriche, elettrici, electriques, elettrotecnica, electrotecnia, elettromeccanica, electromecanica, electromecanicas
electronics: electronico, eletronica, eletronicos, eletroeletronica, elettroniche, elettronici, electroniques
energy: energetici, energetiche, energetique, energias, energeticos
oil: hidrocarburos, hidrocarbonetos, hydrocarbures, hydrocarbon, hydrocarbons, idrocarburi
fuel: combustiveis, combustivel
gas: gasoducto, gasoductos
pipeline: pipeline, pipelines
machinery: macchinari, meccanizzazione, meccaniche, meccanici
mechanical: mecanicas, mecanico, mecanicos, meccanico, mecaniques
plumbing: termoidraulici, termoidraulica
installation: impianti, impianto, impiantistica
chemical: quimicas, chimiche, chimici
plastic: plasticas, plastico, plastiche, plastificados
paper: papelera, papeleras, papeleria, cartiera, cartiere, papeterie, papeteries, papeis, cartones, cartonificio, cartotecnica
packaging: empaques, empaque, embalagens, embalagem, emballages, imballaggio
print: imprentas, impresores, impresora, imprimeries, imprimeur, tipografica
glass: vidriera, vidrieria, vidros, vetreria, vetrerie, verrerie, verreries
ceramic: ceramiche, ceramiques
cement: cementera, cementeras, cementi, cementerie, cimenterie, cimenteira, cimentos
transport: transportistas, transportista, transportadora, transportadoras, autotrasporti, autotrasporto, fletes, transporteurs, transporteur, autobuses
freight: aduanas, aduanales, aduanal, aduana, dogana, doganali, doganale, douane, douanes, customs, gumruk
air: aeronautica, aeronautico, aeronautique, aeronautiques, aeronautical, aeronautics, aeronaves, aerotaxi
vehicles: vehiculos, veiculos, vehicules, veicoli
motor: automotores, automotor, automotora, autoricambi, autofficina, autopecas, autopartes, autoteile, autodily
parts: refacciones
store: almacenadora, almacenaje
cooling: frigorifera, frigoriferi
supermarket: abarrotes
trading: comerciales, comercios, comercializacion, comercializacao, commerciali, commercianti, comerciantes, comercializadoras
import: importador, importadores, importatori, importacoes, importateur, importateurs
export: exportador, exportadores, exportacoes, exportateur, exportateurs
distribution: distribuciones, distributrice, distributori, distribuicoes, distributeur, distributeurs, distribuidor
wholesale: mayoreo, mayoristas, grossiste, grossistes, grossista
sales: representaciones, representacoes, representations
services: prestations, prestadora, prestacion
consulting: asesoria, asesores, asesorias, assessoria, conseil, conseils, consulenti, consultorias
accounting: contabilidad, contabilidade, contable, comptabilite, contabilita, comptable
law: juridico, juridicos, juridica, juridique, juridicas
insurance: aseguradora, aseguradoras, seguradora, seguradoras, assureurs, assurantiel
finance: financieros, financieras, finanzas, financas, finanze, financeiro, finanziarie
bank: bancos, banques, banche, bancaires
savings: poupanca
investment: inversionistas, inversor, inversores, investidora, investidores, investisseurs, investitori
asset: patrimonio, patrimoine
holding: tenedora
advertising: publicitaria, publicitarias, publicitaires
media: comunicacion, comunicacao, comunicazione
tourism: turistica, turisticos, turistiche, turistico, turisticas, touristique, touristiques
travel: viaje, viagem, viaggio
hotel: hotelero, hoteleros, hotelaria, hoteleria, hotellerie
restaurant: restaurantes, ristoranti, ristorazione, restauration, restauracion
school: colegios, escuelas, ecoles
university: universitaria, universitario, universitaire
hospital: hospitais, hospitales, hopitaux, ospedali, ospedaliera
medical: medicas, medici, medicaux, medicinales, medicinale
pharma: farmaceuticas, farmaceutiche, farmacie
laboratory: laboratori, laboratorial
health: sanitaria, sanitario, sanitaire
research: investigadores
institute: institucion, instituciones, instituicao, institution, institutional
society: sociedades, societes
cooperative: cooperativas, cooperativismo
union: uniones
association: agrupacion
foundation: fundaciones, fundacoes
ministry: ministerial
security: vigilancia, vigilanza, gardiennage
clean: limpieza, limpeza, nettoyage, pulizie, pulizia
recycling: reciclaje, reciclagem, recyclage
environment: ambiental, ambientais, ambientales, ambientale, environnement
water: aguas, acque, acquedotto
telecom: telefonia, telefonica, telefonicas, telefonicos
solutions: solucion, soluzione, solucao
systems_integration: integracion, integracao
brothers: irmao
widow: viuda, veuve, vedova, witwe
heirs: herederos, heritiers, eredi, herdeiros, erben, sucesores, successeurs, successori, sucessores
# Turkish, Azerbaijani, Central Asian
logistics: lojistigi
shipping: denizciligi, gemicilik, gemisletmeciligi, denizyollari, gemicilk
ship_building: tersanesi, tersaneleri
transport: nakliyati, nakliyecilik, otobus, tashuv, tashish
construction: insaati, tikinti, kurylys, qurylys, insaatcilik
contracting: muteahhitlik, taahhutu
food: erzaq, oziqovqat
oil: petrolculuk, petrolu, munay, munai
gas: dogalgaz
energy: enerjisi, energetikasi, enerjetik, energiyasi
textile: dokuma, toqimachilik
garment: giysi
leather: dericilik
metal: metalurjisi
steel: celigi, celikhane
machinery: makinesi, makinalari, makineleri, makinecilik, mashinasozlik, masinqayirma
plastic: kimyasal
chemical: kimyasallar
motor: otomotivi
motor: otomobilcilik
tourism: turizmcilik
hotel: otelcilik, mehmonxona
trading: ticarethane, ticaretleri, ticarat
export: ihracati, ihracatci, ixrac
import: ithalati, ithalatci, idxal
investment: investisiya, investitsiya
holding: holdinq
insurance: sigurta, sugurta, saqtandyru
finance: finansman, finansal, maliyya
bank: bankacilik, banklari, banky, bankining
consulting: danismanligi, maslahat
security: guvenligi, xavfsizlik, qauipsizdik, xavfsizligi
medical: tibbiyot
pharma: ilaclari
agriculture: qishloq, sharua
livestock: hayvan
poultry: tavukculuk, parrandachilik
meat: etcilik
dairy: sutculuk
fish: balikcilik, balikciligi, baliqchilik
wood: ormancilik
furniture: mobilyacilik, mobilyalari
paper: kagitcilik
glass: camcilik
jewelry: kuyumculugu, kuyumcu
telecom: iletisimi, aloqa
software: yaziligi, yazilimlari
education: egitimi
foundation: fondu
ministry: nazirliyi, vazirligi
factory: fabrikalari
enterprise: kasiporny, kasiporyn
group: gruplari, qrupu, guruhi, guruh
brothers: biraderler
sons: mahdumlari
# Arabic and Persian in Latin letters
shipping: malaha, daryanavardi, daryanowrd
transport: naqliat, naqliyya, hamlonaql, tarabari
trading: tejari, tejariya, tejarati
contracting: moqawalat
construction: tameer
factory: masani
industry: sanaat, sanaati, sanaiya
enterprise: moasasat, moassesat
group: majmoah, majmuah, majmouat, majmooat, majmoue, majmooe
holding: alqabidha
investment: sarmaye, sarmayegozary
real_estate: mostaghelat, amlaak
exchange: sirafah, sarafah, sarafat, sarafi, sarrafi, sarraf, saraf
transfer: havaleh, tahweel, tahweelat
oil: naftiya
petrochemical: bitrokimawiyat
chemical: kimawiya, kimyawiyat
energy: taqah
electric: kahrabaiyya, kahrabaa, kahrobai
power: niroo, nirooy
steel: fooladi, sulob
iron: ahani
metal: felezi
mining: maadeni, tadeen, maadani
cement: esmant, simaan
food: aghthia, aghdhiya, ghazaii, ghazaei
agriculture: ziraiyya
livestock: mawashi, damparvari
poultry: dawajen, dajaj
textile: mansoojat
garment: albisa, poushak
medical: tibbia, pezeshky
pharma: adwia, darusazi
insurance: tameen
bank: bankdari
islamic: islamia, islamiyya
security: amniyyah, hirasa, hirasat
education: taalimi, amoozeshi
charity: khayriyya, khayriah, khayriyah
association: jamiyyat
foundation: bonyade
center: markaze
university: daneshgahe
institute: maahad, pajooheshgah, moaseseh, moassese, moasseseh, mowaseseh, muassasah
research: tahqiqati
engineering: handasiyya, handasah, handasiah
consulting: istisharia, istishariya, moshavereh, moshaverin, moshaveran
equipment: tajheez, tajhiz, tajhizate, tajhizaat
machinery: mashinalat, mashin, mashinha
motor: sayarat, khodrosazi
air: havapeimaei, havapeymaei, havapeymayi, tayran, havai
travel: safariat
tourism: siyahah, gardeshgary
general: umoumi
national: wataniah
international: beynolmelal
cooperative: taavoni, taavon
development: tosaeh, gostaresh, gostareshe, toseeh, toseh, towseh, towse, tosee
marketing: taswik, tasweeq
advertising: ialanat
packaging: bastebandi
paper: kaghazi
wood: choobi
furniture: mafrushat, mafrooshat, mobleman
technology: tekniya, teknolojia
electronics: alktroniat
communication: ertebat
import: warid, waridat
export: tasdeer
supply: tawreed
brothers: akhawan, akhawain
sons: awladuhu
# Indonesian and Malay, Filipino
trading: perniagaan
shipping: perkapalan
ship_building: galangan
transport: angkutan, pengangkutan, pengangkut, angkasa
construction: kontraktor
mining: tambang, perlombongan
coal: batubara
oil: perminyakan
energy: listrik
plantation: perkebunan, perladangan
palm: sawit
agriculture: agribisnis
fish: perikanan
food: pangan
wood: perkayuan
furniture: perabot
textile: pakaian
insurance: asuransi
finance: pembiayaan, keuangan
investment: penanaman
technology: informatika
services: pelayanan
factory: pabrik
development: pengembangan
property: properti
pharma: farmasi
medical: kesehatan
education: pendidikan
security: keamanan, keselamatan
tourism: pariwisata
print: percetakan
bank: perbankan
brothers: bersaudara
cooperative: kopkar
# Swahili, Hausa, Amharic, Somali in Latin letters
trading: biashara, ganacsi, ganacsiga
transport: usafirishaji, usafiri, gaadiid, gaadiidka
construction: ujenzi, dhisme, dhismaha
agriculture: kilimo, beeraha
fish: uvuvi, kalluun, kalluumaysi
company: kampuni, shirkadda
bank: benki, baanka
insurance: caymis
ministry: wasaaradda
university: jaamacadda
food: chakula
hospital: hospitali
development: maendeleo, horumarinta
# Greek in Latin letters
shipping: nautiliaki, nautilia
trading: emporikes
construction: kataskevi
transport: metaforikes, metaphores
industry: viomixania, viomihania
insurance: asfaliseis
bank: trapezas
agriculture: agrotikos
food: trofimon
fish: ichthyotrofeia
energy: energiaki
tourism: xenodocheiaki, xenodochia
national: ethnikes
# Japanese in Latin letters
mercantile: shokai
commodities: bussan
manufacturing: seisakusho, seisakujo, seisaku
precision: seimitsu
pharma: yakuhin
paper: seishi
print: insatsu
bank: ginkou
research: kenkyusho
# Korean in Latin letters
trading: muyeog
shipping: haewoon, haeoon
ship_building: joseonso, chosonso
steel: jecheol, jechol, chegang
construction: kunsol
electric: chonryok, jeonryeok, chongi
mining: kwangop, gwangup, kwangup, kwangsan
coal: soktan
metal: kumsok, kumsog
insurance: pohom
bank: unhaeng
corporation: chonghoesa, chonghoisa
university: daehakgyo
institute: yonguso, yonguwon
cooperation: hyopnyok
# Vietnamese, Thai, Burmese in Latin letters
shipping: vantaibien
fish: thuysan
trading: phanich
industry: utsahakarm
construction: karnchang
transport: kansong
wood: thitto
trading: kuntwe
# Abbreviations
insurance: ins, insur
wholesale: whsle, whlse, whlsle
fertilizer: fert, fertz
ministry: min, minist
brothers: gebrueder, brodr
petrochemical: petrochem
maritime: marit
construction: cnstr, constrn, cstr
contracting: contg, contrg, contrs
international: intnl, internat, internatl
national: natnl
textile: textl
garment: gmts, gmt
furniture: furn
jewelry: jwlrs, jwlry
materials: matl, matls, mtls, mtrls
mechanical: mech
motor: mtrs
municipal: mun, mcpl
print: prtg, prntg
polymer: polym
plastic: plast
steel: stl
export: expt, exprt
import: impt, imprt
merchandise: mdse
hardware: hdwr, hwre
cosmetic: cosm
telecom: telecomms
infrastructure: infra
investment: invstmt, invmt
beverage: bevs
instruments: instr
supply: suppl
mining: minero
logistics: log
transport: transpo
electronics: elctrncs, eltrx
distribution: dstr, distn
# English
engineering: engineerings, enginering
shipping: shipbrokers, shipbroker, shipbroking, shipowning
towing: towage, towing, tugs, salvage, salvors, bergung, sleepdienst, romorkaj, remolcadores
offshore: offshore
crewing: crewing, crew, seafarers
chandlers: chandlers, chandler, chandlery, chandling
inspection: inspections, surveyors, surveyor, surveys, superintendence, certification
drilling: drilling, drillers, burovaya, burovoy, burenie, perforacion, perforaciones, sondaj, sondajes, bohrtechnik, bohrungen, hafari, haffari
drone: drone, drones, unmanned, bespilotnyy, bespilotnye, pahpad, insansiz
radar: radar, radars, radiolokatsionnyy, radiolokatsiya
robotics: robotics, robotic, robot, robots, robototekhnika, robotik
bio: biotechnologies, biotekhnologii, biotekhnologiya, biotehnologiya
pharma: pharmaceutics, pharmacos, biopharma, biopharmaceutical, biopharmaceuticals, druggists, chemists
blockchain: blockchain, coin, bitcoin
crypto: cryptoexchange, fintech
payments: paytech, remitters
quantum: quantum
semiconductor: microchip, microchips, poluprovodniki, poluprovodnikovyy
avionics: avionics, avionik
satellite: sputnikovaya, sputnikovyy
military: militaries, tactical, warfare
ammunition: munitions, munition, municiones, munitsiya, boepripasy, boyepripasy, cartridge, cartridges
explosives: explosive, pyrotechnics, pyrotechnic, dynamite, blasting
propellant: propellant, propellants, porokhovoy, porokh, gunpowder
legal: legal
software: softwares, programming, programmers
hosting: hosting, datacenter, datacentre
gardening: landscaping, gardening
laundry: laundry, laundries, lavanderia
beauty: cosmetics, cosmetic, cosmetica, cosmeticos, cosmetique, cosmetiques, kosmetik, kozmetik, kosmetika, perfume, perfumes, perfumery, parfum, parfums, parfumerie, perfumeria
toys: juguetes, jouets, giocattoli, spielwaren, igrushki, oyuncak
optician: optician, opticians, opticas
watches: clocks, horlogerie, relojeria, uhren, chasy
hardware: hardware, ironmongery, ferreteria, ferragens, ferramenta, quincaillerie, eisenwaren, hirdavat, nalburiye
stationery: stationery, stationers, papelerias
sanitary: sanitaryware, bathrooms, sanitair
kitchen: kitchens, kitchenware, crockery, cutlery, utensils
appliances: appliance, electrodomesticos, elettrodomestici, electromenager, haushaltsgerate
lighting: lighting, beleuchtung, iluminacion, iluminacao, illuminazione, eclairage, aydinlatma, osveshchenie
batteries: battery, batteries, accumulators, akkumulyator, baterias, batterie, batterien
scaffolding: scaffolding, gerustbau
crane: crane, cranes, gruas, grues, krane, hoist, hoists
elevator: lift, ascensores, ascenseurs, ascensori, aufzuge, asansor, lifty
welding: welding, welders, soldadura, soldadores, soudure, saldatura, schweisstechnik, kaynak, svarka, svarochnyy
rope: rope, ropes, cordage, cordas, seile, seilerei, halat
paint: painting, vernici, tintas, tinta
roofing: roofing, roofs, dachdecker, cubiertas, toiture
carpentry: carpentry, carpenters, joinery, joiners
door: fenster, turen, puertas, ventanas, fenetres, finestre, serramenti, infissi, pencere
flooring: flooring, parquet
insulation: insulation, insulating, aislamientos, isolation, isolamento, daemmtechnik, izolasyon, yalitim
demolition: demolition, dismantling, shipbreaking, shipbreakers, recyclers, derribos, sokum
earthmoving: earthmoving, earthworks, excavation, excavations, excavaciones, terrassement, scavi
surveying: surveying, geodesy, geodezia, geological, geology, geologiya, geologicheskiy, geologorazvedka, geologicheskaya, geophysical, geofizika, geofizicheskaya, seismic
exploration: exploration, explorations, exploracion, exploracao, razvedka, prospecting
irrigation: irrigation, riego, irrigacion, irrigazione, sulama, orositelnaya, abyari
fodder: fodder, feeds, feedmill, forraje, piensos, mangimi, futtermittel, kombikorma, racao
eggs: huevos, oeufs, yumurta
honey: apiculture, apicultura
herbs: herbal, hierbas, plantes, krauter
nuts: nueces, pistachio, pistachios, almonds, hazelnut, hazelnuts, findik, fistik, pistacho, badem
dates_fruit: khurma, tumoor
salt: namak
ice: hielo, glace
oilseeds: oilseed, oilseeds, soya, soybean, soybeans, sunflower
vegetable_oil: edible
fishing: trawling, trawlers, anglers, netting
charcoal: charcoal
biofuel: biofuel, biofuels, biodiesel, ethanol, etanol, alcohols, alcohol, biogas
lime: calcium
sand: gravel, pesok, kruszywa, kruszywo, sterk, kavics, prundis
asphalt: asphalt, bitumen, bitum, asfalt, asfalto, bitume, asphalts
fertilizer: nitrogen, azote, nitrogenous, ammonia, urea, phosphate, phosphates, fosfat, fosfaty, fosfatos, potash, kaliy, potasa, karbamid
rare: rareearth
uranium: uranium
chromium: chrome, chromite, chromium, khrom, ferrochrome, ferroalloys, ferroalloy, ferrosplav, ferrosplavnyy, ferrosplavy
manganese: manganese, marganets
lithium: lithium, litio, litiy
bauxite: bauxite, bauxites, boksit
alloys: alloy, alloys, splavy, aleaciones, legierungen
foundry: moulds, stampings, ferrostampi, stampi, matrizaria
foundry: kuznitsa, schmiede
sheet: lamination, blech, blechwaren
lifejackets: liferafts, lifeboats
funeral: funeral, funerals, undertakers, funeraria
kindergarten: preschool, nurserie
sports_club: athletics, athletic
orchestra: philharmonic
opinion: newsagency
translation: translation, translations, interpreters
staffing: staffing, recruitment, recruiters, manpower, employment, kadry, outsourcing, temping, headhunters
auction: auction, auctions, auctioneers, subastas, auktion
pawn: pawnbrokers
rental: rental, rentals, alquiler, alquileres, aluguel, locacao, noleggio, vermietung, verleih, arenda
quarantine: fumigation, fumigators
furnace: furnaces, kiln, kilns
boilers: boiler, boilers, kotelnyy, kotly, calderas
compressor: compressor, compressors, kompressor, kompressornyy, kompressory
pumps: nasosy, nasosnyy, bombas, pompe, pompa, pompes, pumpen
valves: armatura, armaturen, vanne, valvulas, valvole
filters: filter, filters, filtration, filtros
truba: tubing, tubular, tubulars, tuyaux, tuberias, tubificio
cable: kabelwerk, cabluri, kablosu, conductores
hydraulics: hydraulics, hydraulik, hydraulique, hidrolik, oleodinamica
pneumatics: pneumatics, pneumatic
gears: gearbox, transmissions, ingranaggi, zahnrad, zahnradfabrik
tire: retreading
# More of everyday trades
wine: winery, wineries, vineyard, vineyards, vinarska, vinarstvo, vinarija, vinogradarstvo, weinbau, lozarstvo, vinzavod, vinokombinat, vinodelcheskiy, boraszat, vinarske
glass: glassworks, glassware, glaziers
garage: garage, garages, autoservis, autoservice, autoremont, autowerkstatt, autowerkstatten, autosalon
special: specialist, specialists, specialised, specialty, specialties, especializado, especializada, takhassusi
sugar: ingenio, azucarero, azucareros, tsukrovyy, tsukrovyi, sakharozavod, tsukrozavod
depot: depot, depots, neftebaza, naftobaza
river: river, rivers, rechnoy, rechnaya, richkovyy, fluviale
business: empresarial, empresariales, empresariais, aziendale, aziendali
farm: granja, granjas, estancia, estancias, gospodarstwo, gazdinstvo, fermy
poultry: avicolas, avicoltura, aviculture, baromfi, drobiarskie, drubez, drubezarna, zivinarstvo, perutnina, peradarstvo, fjerfe, siipikarja, ptitsevodcheskiy, unggas, ternakan
implements: implements, implement, impl
cooling: refrig, chillers, chiller
developer: devs, devlprs
carpentry: mizarstvo, stolarija, stolarstvo, stolarski, tischlerei, schreinerei, zimmerei, timmerwerk, snickeri, snedkeri, asztalos, tamplarie, marangoz, marangozluk, dograma, dulgerstvo, stolyarnyy, timmerman, nagarut
mill: moagem, moagens, moinho, moinhos, molinero, molineros, mlyny, mlinska, mlinarstvo, jauhomylly, kvarn, dzirnavas, malunas
private: private, chastnaya, chastnyy, chastnoe, pryvatne, pryvatna, pryvatnyy, privado, privada, privee, prywatny, prywatne, soukroma, sukromna
transport: naqliyyat, neqliyyat, naqliyatti
maritime: samudra, samudera, lautan
wood: kayu
fish: ikan
pesticides: pesticide, pesticides, agrochemical, agrochemicals, crop, yadokhimikaty, sumum
pilots: pilot, pilots, pilotage, pilotos, practicaje
metalwork: misgarut, misgeria, slesarnyy, schlosserei, herreria, serralharia, serrurerie, kovacnica, bravarija, locksmiths, zamecnictvi, slusarstwo
laundry: reinigungen, pralnia, cistirna, perionica, pralnica
tailor: tailors, tailoring, schneiderei, sastreria, sartoria, alfaiataria, krojacka
slaughter: slaughterhouse, abattoirs, mezbahane, klaonica
dental: dentistry, zahnarztpraxis, stomatolog, stomatoloska, odontologia, odontoiatrica
pharma: farmaceutyki, apotheken, drogerie, farmak
tourism: turisticheskaya, turistski, turisticka, turisticko, turystyczne, turisticke, turism, turizma, matkailu, resebyra
school: mektebi, maktabi, liceul, gimnazija, gimnazium
office: maktab, biroul
hotel: hotelska, hotelski, hotelijerstvo, szalloda, viesbutis, viesnica, hotellid
restaurant: restoranas, etterem, restauracja, restauracje, restaurace, ravintola
print: litography, offset
events: eventos, evenements, eventi, veranstaltungen, etkinlik, organizasyon
# Spellings of the same
international: dowali, dawliyya, dauliya, duwaliah, beinolmelal, beinolmelali, benalmelal, aldawliya, bainalmelal, baynolmelal
global: alamiyya
national: mellii, vatani
technology: fannavari, fannavaran, fanavary, taqniyah, taknolojia, tiknulujia
cooperative: taawoni
development: tawseeh, tawsea, tosea, tatweer
trading: shouji, bouki
industry: kougyou, sangyou, gongup, kongup
ship_building: zousen
construction: kensetu, keonseol, kensol
warehouse: souko
steel: cholgang
chemical: hwahag
bank: eunheng
coal: seogtan
electronics: iliktroniyat, elektronic, elektroniyat
fish: gyogyou
furniture: furnitur
medical: kesihatan, perubatan
transport: unsou, transportasi
maritime: maritim
brothers: ikhwat, barodar
sons: abnaa
advertising: diaya
`;

/**
 * Business words with a meaning of their own in their language, `=` between forms of one word: two companies of one
 * owner differ in them (a *rederij* and a *scheepvaart*), and no word of another language in the tables is equivalent.
 */
export const TRADE_WORDS = `
rederijen zeevaart binnenvaart cargadoors jachtbouw assurantie=assurantien aannemersbedrijf=aannemer wegenbouw wegvervoer transportbedrijf
goederenvervoer handelsmij=handelskantoor tuinbouw akkerbouw participatie=participaties vermogensbeheer boekhouding onroerend makelaardij=makelaars
slagerij vishandel visgroothandel visverwerking uitgeverij aardolie scheikunde weverij binnenschiffahrt
schiffahrtsgesellschaft=schifffahrtsgesellschaft=schiffsmakler=schiffsbetrieb seereederei linienagentur seetransport sondermaschinenbau landmaschinen
baumaschinen kapitalanlage=kapitalverwaltung tiefbau strassenbau bauunternehmung bautrager=bautraeger=bautechnik holzbau stahlbau anlagentechnik
bauservice buntmetall huttenwerke huettenwerke edelstahl eisengiesserei metallgiesserei sagewerk saegewerk mobelhaus=mobelfabrik brennstoffe
kraftstoffe erdoel stromversorgung stadtwerke steuerungstechnik regeltechnik feinmechanik prazision ausfuhrhandel importhandel lebensmittelhandel
nahrung getrankehandel metzgerei schlachthof kaserei grossbackerei baeckerei landhandel gartenbau nutzfahrzeuge kraftfahrzeuge kraftfahrzeug
fluglinie seefracht krankentransport spritzguss buchdruckerei gebaudereinigung=gebaudereinigungs abfallwirtschaft wiederverwertung wachdienst
buchhaltung revision treuhand=treuhandgesellschaft wirtschaftsberatung managementberatung kanzlei anwaltskanzlei notariat grundstucksverwaltung
liegenschaften hausverwaltung wohnbau arzneimittelwerk universitaet gymnasien krankenhauser spital=spitaler landesverband servicegesellschaft
handelsvertretung skibsrederi=skibsfart sjofart soefart sjotransport laivaus=laivayhtio shippingselskap befragtning skibsvaerft skeppsvarv vaerft
entreprenor=entreprenorer anlaeg=anlaggning tryggingar mekaniska=mekaniske verkstad=verkstader=verksted konsultingenjorer=konsulentfirma
transportbolag=transportfirma akeri flutningar vognmand=vognmandsforretning fragt spedisjon speditionsfirma
handelsfirma=handelsbolaget=handelsselskab tukku=tukkukauppa verslun sjavarutvegur utgerd oppdrett sjofruktos havbruk sagverk traelast
metsateollisuus timbur skogsindustri papirfabrik kiinteistot fjarfestingar kapitalforvaltning finansiering=finansierings bankinn sparebank slakteri
elintarvikkeet naeringsmidler mobelfabriken palvelukset rengoring bogtrykkeri reklambyra=reklamebureau revisjon=revisor redovisning
hogskola=hogskolan hoyskole ammattikorkeakoulu instituttet=instituutti skoli departementet raduneyti broedrene braedurnir synir tehtaat koncernen
ryhma inzenyrska strojirna=strojirenstvi=strojirensky=strojarstvo=strojni=strojne zasilatelstvi=zasielatelstvo przesylki zeglugowa=zeglugi=zeglugowe
namorni huty hutnicza zeleziarne hutnicky kovovyroba kovarna budimex pozemni robotybudowlane dulni banicka wydobycie tezba tovarny zavodny
stroju=strojov=strojirenske masokombinat wedliny mliekaren=mliekarne rybolowstwo cukrarna=cukrovinky cukier rolnicza=rolne=rolnik
zemedelska=zemedelsky agrarni drewniane tartak stolarnia celulozka wlokiennicze tkalnia pradelna krawiectwo wapno cieplownia teplarna=teplarny
autodoprava zeleznicni=zeleznicna vlaky lotniczy=lotnicza=lotnictwo aerolinie obchodna=obchodne=obchodny=obchody sluzba poistovna=poistenie
bankowa=bankowe=bankovy nieruchomosc nehnutelnosti dewelopersko lekarska=lekarskie apteki vyzkumna vyskum=vyskumny ustavu vysoka sprzet poligrafia
tlaciaren wyrob=wyroby vyrobni=vyrobny vyrobna produkce plasty=plastove=plastikowe druzstevni podroze sprzatanie upratovacie poradenstvo=poradenska
rachunkowe uctovnictvo audytorska kereskedo=kereskedohaz nagykereskedelmi aripaev epiteszeti=epites=epitkezesi fuvarozo=fuvarozasi veoteenused
pervezimai meretransport anije kugubuve combinatul gepek mezogazdasag zemes peste zivis cherestea koks kokmateriali saetoostus otelarie celiku
hidroelektrik befektetes=befekteto turtas nekustamie=nekustama ipasumi nousta mernokiroda farmaceutice=farmacija=farmaatsia medicamente egeszsegugyi
shkolla egyetemi augstskola kerkimore vedelmi sauga=saugos drosibas pakavimas poligrafija pekseg panificatie duona leivatoostus birrari alaus
alusdaritava olletehas koolaj petrolului combustibili karburante lidojumi takarekpenztar mbetje komerc targovska veletrgovina autoprevoz=autoprijevoz
avtoprevoz otprema=otpremnistvo niskogradnja visokogradnja prehrambeni=prehranbena khrani hranitelni mesokombinat=mesopreraba klanica
ribolov=ribolovna hlebozavod lesnina darvodobiv drvopreradivacka pilana celicana minno termoelektrana hidroelektrana korabna moreplavane parahodstvo
plovba pomorstvo investicijska=investicioni nalozbe nedvizhimi=nedviznosti obezbedjenje=obezbeduvanje varovanje vooruzenje namenska namjenska vojska
masinski=masinoprojekt predilnica=predionica tkacnica modna aptechna galenska klinicki uciliste institutu naucno konsultantska=konsultacii pecatnica
grafika cimentara tsimentov duvanska tutunska tobacna zaharen zracna lucka=lucki sumska gorsko torgovye=torgovlia stankostroitelnaya
agregatnyy=agregat mekhanizmy=mekhanizm metizy=metiznyy prokatnyy trubprokat dvyhuny aviastroitelnyy=aviaremontnyy=aviatsionnogo airplane airframe
avions=aviones aerei flugzeug=flugzeugbau=flugzeugwerke hubschrauber vertoletnyy=vertoletnaya sudnobudivna rechflot=rechnoe=rechnoy
sudokhodny=sudokhodstva parokhodstva flotservis transflot portflot=portovaya=portovyi rechport remstroy dorstroy dorozhno=dorozhnyy domostroitelnyy
budivelne=budivnytstva buduvannya spetsstroy mostostroy=mostostroitelnyy remmash avtoremontnyy elektropribor
priborostroitelnaya=priborostroeniya=pribora priladobudivnyy aviapribor rudnyy razrez priisk karer=karernyy dobyvayushchaya hirnychodobuvna
obogatitelnyy=obogatitelnaya zbahachuvalnyy shakhtougol ugledobyvayushchaya teploenergo gidroenergo elektroenergetika=elektroenergeticheskaya vodnye
avtodor=avtodorogi highway=highways carreteras routes transportnoe=transportnye=transpartny perevozchik=perevozka
avtotransport=avtotransportnoe=avtotransportnyy prodtovary=prodtorg=prodovolstvennaya=prodovolcha khlebokombinat konservnyy=konservy rybpromysel
rybokhozyaystvennyy=rybopromyslovaya=rybodobyvayushchaya rybkolkhoz rybflot morerpodukt=moreprodukty rybalovetskiy khozyaystvo=khozyaystva silhosp
selkhozpredpriyatie agrosoyuz=agrokhimicheskiy=agrokhim zernoprodukt=zernovoy=zernova kombikorm=kombikormovyy lesnoe lisove lyashas tkatskaya
pryadilnaya tryikotazhnaya trikotazhnaya=trikotazh shelkovyy lnokombinat odyagu meditsinskikh lekarstvennyy medtekhnika medoborudovanie okhranaya
byaspeki abarony vaennaya=vaenny=vaennyy minoborony minprom goskomitet daslednchy navukovy technisch=technische=technisches=technicos tecnicos
tekniikan nauchnoissledovatelskiy gospodarstvo perestrakhovochnaya ruckversicherung inwestytsyyny societanavigazione fluvial=fluviales
cabotaje=cabotagem transmarittima navigacao=navires varadero=varaderos cantieristica nautica oficinas construtoras batiments travaux empreiteira
costruttori urbanizadora infraestructuras=infraestruturas=infrastructures=infrastrutture=infrastructure appalti empreitada=empreitadas
imobiliarias=imobiliarios immobiliari patrimoniale=patrimonial=patrimoniales fonciere promociones urbanismo maraichage agricoltori lavoura zootecnica
viehhandel hayvancilik pescaderia=pescado pecheries=pecherie acuicola=acuicultura aquacultura=aquaculture acquacoltura marisqueria carnicos=carnica
matadero abattoir boucherie macelleria salumificio embutidos charcuterie latteria fromagerie queseria queijos panaderias pasteleria boulangeries
ingenio zuccherificio=zucchero dulciumi dolciaria=dolciario doces galletas biscuits=biscotti=biscuit=biscotificio torrefaccion=torrefazione moageira
minoterie semola vitivinicola=viticultores caves vignobles=vigneron viini adegas granos=granella cereais semillas serraria=serrarias
aserradero=aserraderos scierie segheria legname falegnameria carpinteria marcenaria menuiserie ebanisteria forestal=forestales=forestier=forestale
florestal mobiliario=mobilificio ameublement arredamenti=arredamento=arredi moveleira textileras filatura=filature tessitura=tessuti tissage
hilados=hilanderia fiacao maglificio lanificio cotonificio malhas ropas roupas vestuario habillement zapateria cordonnerie chaussure scarpe cueros
pelletteria marroquineria maroquinerie couro=couros carpenteria=carpenterie lamiere fundiciones=fundicao acerias=aceria acieries=acierie
laminados=laminacion ferriere=ferriera minieres cantera=canteras carriere=carrieres pedreira=pedreiras quarrying ghiaia piedras pietre pierres pedras
agregados aggregates termoelettrica generadora geradora hidroelectrica=hidreletrica idroelettrica hydroelectric=hydropower fotovoltaica=fotovoltaico
petroliferi=petroliferos=petroquimicos oleodutos=oleos aceites huile=huiles=huilerie oleificio lubrificantes carburante gasolinera=gasolineras
gasdotto gazoduc gazier gasista oleoducto=oleoductos=oleodotto truboprovod nefteprovod gazoprovod rurociag=rurociagi machinerie maquinarias
mecanizados=mecanizacion metalmeccanica=metalmeccaniche idraulica=idraulici plomeria=plomberie plumbing=plumbers sanitari=sanitar
hidraulica=hidraulicas encanamentos klempner instalatii instalacoes=installationen=installateur=instalacje agroquimica resinas=resine=resines=resins
celulosa=celulose kartonagen cardboard envases=envase packing grafica=graficas=grafico litografia=litografica stamperia editoriale
cristaleria=cristales=cristalleria azulejos=azulejo piastrelle faience porcelana=porcellana=porcelain=porcelaine calcestruzzi=calcestruzzo hormigones
concreteira betoniere trasportatori frete=fretes carreteros mudanzas viacao spedizioniere transitario=transitaires=transitaire=transitarios
embarcadora expeditions despachantes=despachante=despachos aereos autoveicoli=autocarri camiones=caminhoes=camions tractores trattori=tratores
remolques carrozzeria concesionario=concesionaria=concessionaria motos pecas recambios piezas armazem=armazens=armazenagem entrepots magazzinaggio
deposito=depositos=depositi bodegaje refrigeracion=refrigeracao=refrigerazione viveres epicerie mercearia minimercado supermercati=supermarches
hipermercado negociantes=negociant=negociants mercantil=mercantiles=mercadorias kommerziell esportatori atacadista=atacadistas vendedores
rappresentanze=rappresentanza assistenza commercialisti fiduciaire=fiduciaria auditoria=auditores legale=legali=legales notaria=notaires abogacia
assicuratrice reaseguradora correduria=corretora factoring microfinance=microfinanzas=microcredit risparmio participacion activos ativos controladora
anuncios propaganda excursiones alberghiera=alberghiero hostal pousada hospedaje auberge comedores=comedor churrascaria pizzeria scuole escolas liceu
pontificia policlinico=policlinica sanatorio maternidad drogueria=droguerias=drogaria=drogarias botica parapharmacie ricercatori pesquisas chercheurs
sindicatos asociados associados=associati gremio=gremial fondazioni sorveglianza riciclaggio residuos=residui rifiuti dechets chatarra=chatarreria
sucata=sucatas ferraille rottami ecologia=ecologico saneamento=saneamiento idrica hidrica germans viuva donatim vapurculuk kilavuzluk isletmeciligi
acentecilik=acenteligi=acentasi=acente gemiinsa kizak tasimaciligi=tasima=tasimalari dasima yukdasima yapim kurulush gurlusyk konutlari hafriyat
mimarlik gidacilik=gidasi yemekcilik bakliyat akaryakiti yaglari neftayyrish=neftgaz=neftqaz gazcilik iplik mensucat tekstilcilik pambik=pambiq
boyama konfeksiyonculuk kiyafet dokumculuk=dokumhane madeni demircelik haddecilik=haddehane plastigi=plastikleri ambalaji otogaz avtomobilsozlik
konaklama pazarlamacilik tijoriy yatirimi sarmoya sigortacilik faktoring qarjy moliyaviy musavirligi konsaltinq tahlukasizlik eczacilik farmasevtika
dorilari tarimi zirai xojaligi=xojalik agrar ciftcilik seracilik agrosanoat besicilik chorvachilik pilic mezbaha gosht kombinasi kerestecilik ahsap
yonga parke mebeller sisecam shisha mucevherat altincilik zargarlik haberlesmesi telekommunikasiya bilisimi ogretimi dersane=dershanesi ministrligi
zavodu karxona korxonasi isletmecilik=isletmecileri muessise=muessisesi muassisasi girisim topluluk=toplulugu kardesi karindas milahah=milahat
bahreya keshtiranee kashteerani muwasalat mowasalat naghliyat terabari tijariyya=tijaria bazarghani=bazaargani tegara=tegareya mokawalat
muqawaloon=muqavalat moghavelat mukawalat insha enshaat taamir iimar sakhtoman=sakht benaa tashyid rahsazi masnae maamal karkhanejat=karkhanajat
sinaei senaat muasasa=muassasah qabedah kabida=kabidha istismar=istithmari=istithmariya estethmar iqarat akarat=akaria sayrafa sairafa siyrafa
alsirafa sarrafan hewala petrool roghan zoyout zuyut petroshimiyai betrokemawyat kimiawiya=kimiaviyat enerjhi folad fouladi hadidsaz filizat madaniat
ismint ghithaiya ghizaiya=ghizai ghethaeya zeraa keshavarzy=kesht zaraat mavashi morghdari ghazl risandegi malabes libas tebbiyeh tibia
daroosazi=daroui adviyeh sydala saydala masrafi masarif herasat tarbiya=tarbiyat khairia=khairiyyah jameyat=jameya boniad mrkaz moasese=moassesse
pazhouheshgah pajuheshgah tahghigh abhas pajooheshi pazhouheshi mushawireen muiddat moaddat makinat syarat teyran hawai jawiya jawwiya sefar siyahi
musafirat siaha=siahiya sayahati=sayahi ammah aamma waraqiya sadirat tavrid ukhuwa wawladuhu pisran farzandan berniaga kalakal pangkalakalan bangunan
pemborong binaan lombong arang migas petrogas kebun ladang nelayan penangkapan pagkain pembalakan garmen insuran multifinance realti apotik pelajaran
penerbitan=penerbit kasuwanci nigid sufuri mejeja gimbata ersha vyakula cunto naftilos ploion plion aktoploiki eborikh emborio=emboriki domiki
oikodomiki ergoliptiki biomichania viotechnia alievmata shosha tsusho shoten shouten kisen senpaku kairiku kaiji yusen unsoukyoku
rikuun dokku kogyosho jukogyo=jukogyou heavy seizou=seizosho seiko=seikosho seitetsu tekko=tekkou kokan hagane kenki seiki denko=denka=denkou
precision=precizionnyy=precis prazisions kasei shokusan suisangyo komuten doboku kenchiku orimono boseki senni nenryo kozan tanko dentetsu kaijo
rissu nosan nokyo daigakko rengo=rengokai kumiai muyoksa yangheng seonbak sonbak sangseon=sangson jegang jungkongop=junggongeop chonjak susanmul
suyang yeonguwon yonhap haisan kanka karnka panich=panit korsang
`;
