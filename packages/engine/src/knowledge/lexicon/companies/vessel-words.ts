import { readLabelled, splitForms } from '../table/word-table.ts';

/** Prefixes and words that mean "ship" but do not identify one, romanised, multi-word forms joined by spaces. */
export const VESSEL_WORDS: readonly string[] = splitForms(
  'buque tanque, buque pesquero, b t, b m, l b, k m, t kh, vessel name, naus, ploion, dubu, mv, m v, t b, n m, nm, m n, mn, mfv, m f v, osv, psv, ahts, dsv, lct, kmp, klm, msv, m s v, m tug, ropax, ro pax, fpso, fso, vloc, ulcv, ' +
    'h s c, hsc, smv, gts, g t s, motonave, motovapor, motorny, motoscafo, peschereccio, pesquero, remolcador, remorqueur, rimorchiatore, chiatta, barcaza, barcaca, peniche, bulkcarrier, oiltanker, gastanker, tankschiff, frachtschiff, schlepper, fischkutter, ' +
    'kapal, kapal motor, kapal motor penumpang, balandra, lancha, goleta, buksir, balker, sukhogruz, yakhta, parom, katamaran, remorkor, romorkor, motor gemi, yuk gemisi, ' +
    'mt, m t, ss, s s, ms, m s, my, m y, sv, s v, fv, f v, mf, m f, rv, r v, tb, mts, m ts, mtanker, lpg c, lpgc, lng c, lngc, ' +
    'hms, uss, usns, rms, ts, gt, st, vessel, ship, boat, motor vessel, motor tanker, motor ship, motorship, motor yacht, steam ship, steamship, sailing vessel, ' +
    'fishing vessel, tanker, oil tanker, crude tanker, chemical tanker, product tanker, gas carrier, bulk carrier, bulker, cargo ship, cargo vessel, container ship, ' +
    'containership, general cargo, tug, tugboat, barge, dredger, ferry, yacht, trawler, vlcc, ulcc, suezmax, aframax, panamax, nave, buque, navire, schiff, sudno, ' +
    'teplokhod, tankha, korabl, gemi, gemisi, safina, kashti, ex name, mtr vessel, motor launch, dhow, ro ro, roro',
);

/** Titles at the beginning of ship names, in the languages of their owners. */
export const SHIP_TITLES: readonly (readonly string[])[] = readLabelled(`
captain: captain, capt, kapitan, capitan, capitaine, capitano, kaptan, kapten, kapitein, kapetan
academician: academician, akademik, academic, akademician, akademic
professor: professor, profesor, professeur, prof
admiral: admiral, amiral, almirante, ammiraglio
marshal: marshal, marshall, marechal, mariscal, marshalin
engineer: engineer, inzhener, ingenieur, ingeniero, inzener
commander: commander, komandir, comandante, commandante, komandor
`).map(({ forms }) => forms);
