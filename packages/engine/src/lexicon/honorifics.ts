import { lazyLabels, readLabelled } from './word-table.ts';

const TITLES = readLabelled(`
mr: mr, mister, herr, monsieur, senor, signor, sr, gospodin, pan, bay, agha, aga, aqa, si, khun, u, thiru, shri, sri, sree, shree
mrs: mrs, ms, miss, mme, madame, mlle, mademoiselle, frau, senora, sra, senorita, srta, signora, gospozha, pani, bayan, khanum, khanom, begum, smt, shrimati, missus, madam
doctor: dr, doctor, doktor, docteur, duktur, drs
professor: prof, professor, professeur, profesor, ustadh, ostad
engineer: eng, engr, ing, engineer, ingenieur, muhandis, mohandes
lawyer: esq, esquire, adv, advocate, advokat, avukat, maitre, atty
sheikh: sheikh, shaykh, shaikh, sheik, cheikh, shekh, sheikha, shaykha, sheikhah, syekh
haji: haji, hajji, hajj, alhaj, alhajj, al haj, al hajj, alhaji, el hadj, hadj, hadji, haj, hac, haci
mullah: mullah, mulla, molla, mollah, mawlawi, maulavi, maulvi, mawlavi, mowlawi, molavi, moulvi, mawlana, maulana, molana, akhund, akhond, akhundzada
imam: imam, qari, kari, qazi, kazi, mufti, ayatollah, ayatullah, hojatoleslam, hujjat al islam, allameh, allama, hafiz, hafez, ustad, ustaz, usta, ustadz, khatib, murshid, pir, amir
sayyid: sayyid, syed, seyed, sayed, seyyed, sayyed, sidi, sharif
general: general, gen, gen col, lieutenant general, lt gen, ltg, major general, maj gen, mg, brigadier general, brig gen, colonel general, col gen, army general, generalissimo, serdar, serlashkar, sarlashkar
brigadier: brigadier, brig, sartip, amid
colonel: colonel, col, lieutenant colonel, lt col, ltc, polkovnik, coronel, oberst, albay, sarhang, aqid
major: major, maj, officer, binbashi
captain: captain, capt, cpt, kapitan, capitan, capitaine, kapten, yuzbashi
lieutenant: lieutenant, lt, leytenant, teniente, first lieutenant, second lieutenant
sergeant: sergeant, sgt, staff sergeant, sergent, serzhant, sargento
admiral: admiral, adm, vice admiral, rear admiral, radm, vadm, commodore, cdre, almirante
commander: commander, cmdr, cdr, comandante, commandant, komandir, komandan, commissar, comisario
marshal: marshal, marshall, mareshal, marechal, mariscal, air marshal, field marshal, air vice marshal
president: president, presidente, pres, vice president, chairman, chairwoman, chairperson, predsedatel, rais, raees
minister: minister, ministre, ministro, prime minister, deputy minister, vazir, wazir, secretary
governor: governor, gov, gubernator, gobernador, wali, gouverneur
ambassador: ambassador, amb, consul, embajador, posol
senator: senator, sen, deputy, mp, congressman, representative, rep, diputado
judge: judge, justice, magistrate, judge advocate, juez, juge, sudya, hakim
director: director, dir, ceo, cfo, chief, direktor, directeur, manager
prince: prince, princess, prinz, prinzessin, principe, princesa, knyaz, shahzada, emir, emira, amira, crown prince
king: king, queen, sultan, sultana, shah, emperor, tsar, king emeritus, rey, reina, malik, tunku, tengku, tuanku
lord: lord, lady, sir, dame, baron, baroness, count, countess, duke, duchess, earl, viscount, marquis, marquess, graf, freiherr, knight, sahib, saheb, hazrat, effendi, efendi
don: don, dona, donna, dom
reverend: reverend, rev, father, fr, pastor, bishop, archbishop, cardinal, monsignor, msgr, patriarch, metropolitan, abbot, brother, sister, rabbi, rav, reb, hon, honourable, honorable, right honourable, his excellency, her excellency, excellency, h e, he, his highness, her highness, his royal highness, hrh, his majesty, hm, rt hon, most reverend, venerable, ven, padre, pere, sor, fray, otets, batyushka
nobiliary_malay: datuk, dato, datin, tan sri, tun, haji dato, dato seri, datuk seri, puan, encik, tuan, raden, ki, nyi, kyai
comrade: comrade, camarade, camarada, tovarishch, ex combatant, alias
burmese: daw, ko, ma, maung, bo, thakin
# ranks after a name
suffix: jr, junior, sr senior, senior, ii nd, phd, ph d, md, m d, mba, ba, bsc, msc, llb, llm, cpa, kcmg, kbe, cbe, obe, mbe, qc, kc, ret, retd, retired, deceased, dec, late, hijo, filho, neto, fils, pere et fils, pai
`);

/** Titles and ranks of one kind, romanised. */
export type Honorific = { readonly kind: string; readonly forms: readonly string[] };

const seen = new Set<string>();

/** Titles, ranks and styles by kind; a form stands in one kind only. */
export const HONORIFICS: readonly Honorific[] = TITLES.map((row) => ({
  kind: row.label,
  forms: row.forms.filter((form) => !seen.has(form) && seen.add(form)),
}));

/** The kind of a title, or undefined for other words. */
export const honorificKind: (form: string) => string | undefined = lazyLabels(TITLES);

/** Titles that are given or family names as well: a title only in front, and only when a name remains without it. */
export const HONORIFICS_ALSO_NAMES: ReadonlySet<string> = new Set(
  (
    'sheikh shaykh shaikh haji hajji hajj alhaj sayyid syed seyed sayed seyyed sayyed sidi sharif mufti qazi kazi qari imam hafiz hafez pir amir emir amira emira ' +
    'sultan sultana shah malik king prince princess duke earl baron count knight marshal marshall major judge justice pastor bishop abbot cardinal don donna dom dona ' +
    'si u ko ma maung bo tun pan sri shri begum khanum hakim wali rais wazir vazir aga agha aqa bay graf father brother sister rey reina reb rav ' +
    'general captain col adm ing pres gov ba ki fr he amid sr neto filho late ret dec chief secretary rep dir sen ' +
    'ayatollah mullah mulla molla mawlawi maulvi akhund akhundzada mawlana maulana raden tengku tunku kc junior senior serdar aqid md alias deputy ustad lady sir lord'
  ).split(' '),
);
