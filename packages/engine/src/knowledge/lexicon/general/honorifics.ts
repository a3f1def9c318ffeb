import { lazyLabels, readLabelled } from '../table/word-table.ts';

const TITLES = readLabelled(`
mr: mr, mister, herr, monsieur, senor, signor, sr, gospodin, pan, bay, agha, aga, aqa, si, khun, u, thiru, shri, sri, sree, shree, mynheer, meneer, domnul, kyrios, aghaye, panie, grazhdanin, janab, sahibzada, herrn, de heer, ato, nai, sayin, bwana, bapak, grazhd, gosp
mrs: mrs, ms, miss, mme, madame, mlle, mademoiselle, frau, senora, sra, senorita, srta, signora, gospozha, pani, bayan, khanum, khanom, begum, smt, shrimati, missus, madam, mevrouw, fru, froken, doamna, kyria, hanim, sayyida, sayeda, pani, weizero, woizero, weyzero, sayyidah, frl, fraulein, grazhdanka, ibu, cik
doctor: dr, doctor, doktor, docteur, duktur, drs, dott, dottore, dottoressa, doutor, doutora, doctora, dra, tabib, dr med, dr ing, judr, mudr, rndr, phdr
professor: prof, professor, professeur, profesor, ustadh, ostad, profesora, professora, professore, prof dr, ustath, ostaad, prof em
engineer: eng, engr, ing, engineer, ingenieur, muhandis, mohandes, ingeniero, ingegnere, engenheiro, inzhener, inzynier, muhendis, mohandis, arq, arc, architect, arkitekt, ir
lawyer: esq, esquire, adv, advocate, advokat, avukat, maitre, atty, barrister, solicitor, avocat, abogado, abogada, avvocato, advogado, rechtsanwalt, vakil, wakeel, licenciado, lic, avv, barr, barrister at law, notar
sheikh: sheikh, shaykh, shaikh, sheik, cheikh, shekh, sheikha, shaykha, sheikhah, syekh, cheick, cheik, seyh, sheikhul islam, shaykh al islam, sheikh ul islam
haji: haji, hajji, hajj, alhaj, alhajj, al haj, al hajj, alhaji, el hadj, hadj, hadji, haj, hac, haci, alhaja, hajia, hajiya, hajah, hajjah, haaji, khadzhi, el hadji, el haji, elhadji, elhadj, el hajj, hadja, hj
mullah: mullah, mulla, molla, mollah, mawlawi, maulavi, maulvi, mawlavi, mowlawi, molavi, moulvi, mawlana, maulana, molana, akhund, akhond, akhundzada, mevlana, moulana, maulawi, mowlana, mawlavi, maulvi sahib, moulavi, akhoond, pandit, guru, hoca, hodja, hoja, khoja
imam: imam, qari, kari, qazi, kazi, mufti, ayatollah, ayatullah, hojatoleslam, hujjat al islam, allameh, allama, hafiz, hafez, ustad, ustaz, usta, ustadz, khatib, murshid, pir, amir, ayatollah al uzma, grand ayatollah, hojjat al islam, hujjatul islam, hojatol islam, hojjatoleslam, hujjat ul islam, hodjatoleslam, muezzin, amir al muminin, emir ul mumineen, mujtahid
sayyid: sayyid, syed, seyed, sayed, seyyed, sayyed, sidi, sharif
general: general, gen, gen col, lieutenant general, lt gen, ltg, major general, maj gen, brigadier general, brig gen, colonel general, col gen, army general, generalissimo, serdar, serlashkar, sarlashkar, general polkovnik, general mayor, general leytenant, general major, general leutnant, generalleutnant, generalmajor, generaloberst, general de brigada, general de division, general de brigade, general de corps, major general of police, police general, tuggeneral, tumgeneral, orgeneral, korgeneral, fariq, fariq awwal, farik, sardar, bogyoke, generale
brigadier: brigadier, brig, sartip, amid, amid rukn, tugeneral, sartib, brigadier gen, brigadiergeneral
colonel: colonel, col, lieutenant colonel, lt col, ltc, polkovnik, coronel, oberst, albay, sarhang, aqid, aqid rukn, polkownik, pukovnik, oberstleutnant, podpolkovnik, teniente coronel, colonello, albaylar, sarhang dovom, mir alay
major: major, maj, officer, binbashi, commandant major, sargord, maior, maggiore
captain: captain, capt, cpt, kapitan, capitan, capitaine, kapten, yuzbashi, kapitein, hauptmann, naqib, sarvan, capitano, capitao, kpt
lieutenant: lieutenant, lt, leytenant, teniente, first lieutenant, second lieutenant, leutnant, luitenant, tenente, mulazim, poruchik, sotnyk, lieutenant commander, lt cmdr, lcdr, lieutenant junior grade, sub lieutenant
sergeant: sergeant, sgt, staff sergeant, sergent, serzhant, sargento, master sergeant, sergente, feldwebel, wachtmeister, corporal, cpl, pvt, chief warrant officer, warrant officer, insp, supt
admiral: admiral, adm, vice admiral, rear admiral, radm, vadm, commodore, cdre, almirante, admiraal, amiral, ammiraglio, counter admiral, contralmirante, vicealmirante, vizeadmiral, fleet admiral, kontr admiral, vitse admiral
commander: commander, cmdr, cdr, comandante, commandant, komandir, komandan, commissar, comisario, kumandan, qumandan, farmandeh, subcomandante, commander in chief, chief of staff, supreme commander, deputy commander
marshal: marshal, marshall, mareshal, marechal, mariscal, air marshal, field marshal, air vice marshal, marschall, maresciallo, maarschalk, marszalek, mushir, vice marshal
president: president, presidente, pres, vice president, chairman, chairwoman, chairperson, predsedatel, rais, raees, prezident, prezydent, prasident, praesident, presidentti, presidenta, prezes, cumhurbaskani, devlet baskani, baskan, baskani, raiis, former president, ex president, acting president, president elect, raisi jumhur, rayis, proedros, vice presidente, vicepresident, vicepresidente, prasidentin, presidentin
minister: minister, ministre, ministro, prime minister, deputy minister, vazir, wazir, secretary, premier, premier minister, first minister, foreign minister, defence minister, defense minister, finance minister, interior minister, vice minister, ministr, ministar, ministra, ministerprasident, premijer, bakan, bakani, basbakan, primer ministro, primo ministro, primeiro ministro, premier ministre, nakhost vazir, sadrazam, kanzler, bundeskanzler, kantsler, secretary general, general secretary, secretary of state, generalsekretar
governor: governor, gov, gubernator, gobernador, wali, gouverneur, guvernor, governatore, governador, ostandar, governor general, deputy governor, lieutenant governor, hokim, akim, prefect
ambassador: ambassador, amb, consul, embajador, posol, embaixador, ambasciatore, botschafter, ambassadeur, safir, elchi, consul general, high commissioner, charge d affaires
senator: senator, sen, deputy, mp, congressman, representative, rep, diputado, senador, senadora, senatore, senateur, deputado, depute, deputato, congresswoman, councillor, councilor, alderman, assemblyman, mep, milletvekili
judge: judge, justice, magistrate, judge advocate, juez, juge, sudya, hakim, chief justice, lord justice, richter, giudice, rechter, yargic, qadi al qudah, procurator, prosecutor, attorney general, prokuror, procureur, prokurator
director: director, dir, ceo, cfo, chief, direktor, directeur, manager, direttore, diretor, direktori, general director, director general, managing director, chief executive officer, deputy director, generalnyy direktor, geschaftsfuhrer, vorsitzender, mudir
prince: prince, princess, prinz, prinzessin, principe, princesa, knyaz, shahzada, emir, emira, amira, crown prince, crown princess, prins, prinsesse, principessa, princesse, shahzadeh, sahzade, hereditary prince, knyaginya, archduke, erzherzog
king: king, queen, sultan, sultana, shah, emperor, tsar, king emeritus, rey, reina, malik, tunku, tengku, tuanku, koning, konig, czar, kaiser, padishah, khagan
lord: lord, lady, sir, dame, baron, baroness, count, countess, duke, duchess, earl, viscount, marquis, marquess, graf, freiherr, knight, sahib, saheb, hazrat, effendi, efendi, nawab, nawabzada, arbab, bey efendi, oba, otunba, pasha, bey, khan bahadur, hanim efendi
don: don, dona, donna, dom
reverend: reverend, rev, father, fr, pastor, bishop, archbishop, cardinal, monsignor, msgr, patriarch, metropolitan, abbot, brother, sister, rabbi, rav, reb, hon, honourable, honorable, right honourable, his excellency, her excellency, excellency, h e, he, his highness, her highness, his royal highness, hrh, his majesty, hm, rt hon, most reverend, venerable, ven, padre, pere, sor, fray, otets, batyushka, imam khatib, hieromonk, archimandrite, archpriest, protoiereus, mgr, pere superieur, frere, soeur, bruder, schwester, presbyter, deacon, archdeacon, vicar, curate, catholicos, metropolit, mitropolit, episkop, arhiepiskop, patriarh, rabbin, rabbiner, swami, rinpoche, bhikkhu, phra, thich, ajahn, his holiness, hh, her royal highness, his royal majesty, her majesty, his eminence, his beatitude, the hon, the honourable, the honorable, prophet, apostle
nobiliary_malay: datuk, dato, datin, tan sri, tun, haji dato, dato seri, datuk seri, puan, encik, tuan, raden, ki, nyi, kyai
comrade: comrade, camarade, camarada, tovarishch, ex combatant, alias, genosse, compagno, companero, companheiro, yoldas, tovarisch, kamarad, tov, ndugu
burmese: daw, ko, ma, maung, bo, thakin
# ranks after a name
suffix: jr, junior, sr senior, senior, ii nd, phd, ph d, m d, mba, ba, bsc, msc, llb, llm, cpa, kcmg, kbe, cbe, obe, mbe, qc, kc, ret, retd, retired, deceased, dec, late, hijo, filho, neto, fils, pere et fils, pai, dipl ing
`);

/** Titles and ranks of one kind, romanised. */
export type Honorific = { readonly kind: string; readonly forms: readonly string[] };

const seen = new Set<string>();

/** Titles, ranks and styles by kind; a form has one kind only. */
export const HONORIFICS: readonly Honorific[] = TITLES.map((row) => ({
  kind: row.label,
  forms: row.forms.filter((form) => !seen.has(form) && seen.add(form)),
}));

/** The kind of a title, or undefined for other words. */
export const honorificKind: (form: string) => string | undefined = lazyLabels(TITLES);

/** Titles that are also given or family names: a title only at the start, and only if a name remains without it. */
export const HONORIFICS_ALSO_NAMES: ReadonlySet<string> = new Set(
  (
    'sheikh shaykh shaikh cheikh kari tuan queen haji hajji hajj alhaj sayyid syed seyed sayed seyyed sayyed sidi sharif mufti qazi kazi qari imam hafiz hafez pir amir emir amira emira ' +
    'sultan sultana shah malik king prince princess duke earl baron count knight marshal marshall major judge justice pastor bishop abbot cardinal don donna dom dona ' +
    'si u ko ma maung bo tun pan sri shri begum khanum hakim wali rais wazir vazir aga agha aqa bay graf father brother sister rey reina reb rav ' +
    'general captain col adm ing pres gov ba ki fr he amid sr neto filho late ret dec chief secretary rep dir sen ' +
    'hj ibu cik ' +
    'sardar guru pasha bey hoja khoja hoca hodja nawab arbab oba otunba pandit prophet apostle arc nai ir elhadji lic ato architect tov ' +
    'vakil wakeel naqib mushir rayis richter shahzada shahzadeh konig kaiser premier baskan mudir swami tabib deacon vicar akim hokim safir cheick seyh ' +
    'ayatollah mullah mulla molla mawlawi maulvi akhund akhundzada mawlana maulana raden tengku tunku kc junior senior serdar aqid alias deputy ustad lady sir lord'
  ).split(' '),
);

/** Titles that also occur inside a name and are often omitted ("Varnok Haji Tolbrecht"). */
export const INNER_HONORIFICS: ReadonlySet<string> = new Set(
  (
    'haji hajji hajj haj hadji hac haci alhaj alhaji khadzhi sayyid syed seyed sayed seyyed sayyed mullah mulla molla mollah ' +
    'mawlawi maulavi maulvi mawlavi mowlawi molavi mawlana maulana molana akhund akhond'
  ).split(' '),
);

/** Generation marks and degrees after a name; words that are also family names are excluded. */
export const SUFFIXES: ReadonlySet<string> = new Set(
  'jr jnr sr snr esq phd md mba bsc msc llb llm cpa kbe cbe obe mbe qc ret retd hijo filho efendi effendi hanim saheb sahib'.split(
    ' ',
  ),
);

/** Generation marks after a name, with the generation. */
export const GENERATIONS: ReadonlyMap<string, number> = new Map([
  ['sr', 1],
  ['snr', 1],
  ['senior', 1],
  ['pere', 1],
  ['pai', 1],
  ['i', 1],
  ['jr', 2],
  ['jnr', 2],
  ['junior', 2],
  ['hijo', 2],
  ['filho', 2],
  ['fils', 2],
  ['ii', 2],
  ['neto', 3],
  ['nieto', 3],
  ['iii', 3],
  ['iv', 4],
]);
