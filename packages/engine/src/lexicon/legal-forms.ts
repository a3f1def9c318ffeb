import { lazyLabels, readLabelled } from './word-table.ts';

/** Forms of one kind of legal person across jurisdictions, romanised, multi-word forms joined by spaces. */
export type LegalForm = { readonly class: string; readonly forms: readonly string[] };

const SOURCE = `
# Limited liability: shares, no public trade
limited_liability: ltd, limited, ltd co, co ltd, company limited, limited company, co limited, private limited, private limited company, pvt ltd, pvt limited, private ltd, pte ltd, pte limited, pty ltd, pty limited, proprietary limited, pty, pte, pvt, p ltd, cyf, cyfyngedig, teo, teoranta, ltee, limitee, ltda, limitada, lda, lmt, ltd liability co, unlimited, unltd, dac, designated activity company, clg, company limited by guarantee, company limited by shares
limited_liability: llc, l l c, limited liability company, limited liability co, limited liability corporation, pllc, lc
limited_liability: gmbh, g m b h, gesellschaft mit beschrankter haftung, gesellschaft mbh, gesmbh, mbh, ggmbh, ug, ug haftungsbeschrankt, unternehmergesellschaft, haftungsbeschrankt, mit beschrankter haftung
limited_liability: ooo, o o o, obshchestvo s ogranichennoy otvetstvennostyu, obshchestvo s ogranichennoi otvetstvennostyu, s ogranichennoy otvetstvennostyu, odo, obshchestvo s dopolnitelnoy otvetstvennostyu
limited_liability: tov, t o v, tovarystvo z obmezhenoyu vidpovidalnistyu, tovarystvo z obmezhenoiu vidpovidalnistiu, tdv, too, t o o, tovarishchestvo s ogranichennoy otvetstvennostyu, zhshs, zhauapkershiligi shekteuli seriktestigi, oso, osoo, mchj, mas uliyati cheklangan jamiyat, masuliyati cheklangan zhamiyati, mmc, mehdud mesuliyyetli cemiyyet, jssm, hjs
limited_liability: sarl, s a r l, societe a responsabilite limitee, sarlu, eurl, suarl, spr l, sprl, s p r l, bvba, besloten vennootschap met beperkte aansprakelijkheid, responsabilite limitee
limited_liability: srl, s r l, societa a responsabilita limitata, srls, s r l s, sociedad de responsabilidad limitada, s de rl, s de r l, s de rl de cv, s de r l de c v, srl de cv, de rl de cv, societate cu raspundere limitata, sl, s l, sociedad limitada, slu, s l u, sll, sociedad limitada unipersonal, responsabilidad limitada, sociedade limitada, sociedade por quotas, unipessoal lda, unipessoal, eireli, eirl, e i r l
limited_liability: bv, b v, besloten vennootschap
limited_liability: doo, d o o, drustvo s ogranicenom odgovornoscu, drustvo sa ogranicenom odgovornoscu, dooel, d o o e l, druzhestvo s ogranichena otgovornost, druzba z omejeno odgovornostjo, jdoo, dzoo, ood, o o d, eood, e o o d, ednolichno ood, druzhestvo so ogranichena odgovornost, shpk, sh p k, shoqeri me pergjegjesi te kufizuar
limited_liability: sp z o o, spolka z o o, sp zoo, spzoo, sp z oo, spolka z ograniczona odpowiedzialnoscia, z ograniczona odpowiedzialnoscia, sro, s r o, spol s r o, spol sro, spolecnost s rucenim omezenym, spolocnost s rucenim obmedzenym, kft, korlatolt felelossegu tarsasag
limited_liability: uab, u a b, uzdaroji akcine bendrove, sia, s i a, sabiedriba ar ierobezotu atbildibu, ou, o u, osauhing, oy, o y, osakeyhtio, ab oy, oy ab, aps, a p s, anpartsselskab, ehf, e h f, einkahlutafelag
limited_liability: epe, e p e, etaireia periorismenis efthynis, ike, i k e, idiotiki kefalaiouchiki etaireia, mepe, ltd sti, ltd sirketi, limited sirketi, limited sti, sti, sirketi, sirket, anonim sirket, tic ltd sti, san ve tic ltd sti, ltd st
limited_liability: shps, shezghuduli pasukhismgeblobis sazogadoeba, spyun, spe, sahmanapak pataskhanatvutyamb ynkerutyun
limited_liability: wll, w l l, with limited liability, fzc, fz c, fze, fz e, fzco, fz co, fz llc, fzllc, free zone company, free zone establishment, free zone limited liability company, dmcc, spc, s p c, single person company, dwc llc
limited_liability: bhd, sdn bhd, sdn, s d n b h d, sendirian berhad, berhad, tbk, pt, p t, perseroan terbatas, pt tbk, cv, c v, commanditaire vennootschap
limited_liability: yugen gaisha, yugen kaisha, godo kaisha, gk, y k, yk, yuhan hoesa, yuhan hoe sa, yuhanhoesa, yu xian gong si, youxian gongsi, you xian gong si, youxian zeren gongsi, you xian ze ren gong si, cong ty tnhh, tnhh, cong ty trach nhiem huu han, trach nhiem huu han, tnhh mtv, borisat chamkat, bor chamkat, chamkat, xxk, kht, hhk
limited_liability: dhmm, mas uliyatli, masuliyati mahdud, masuliyatli mahdud, sharika mahduda, sharikat dhat masuliya mahduda, dhat masuliya mahduda, dhat masuliyya mahduda, mahduda, baam, b m, hevra baam
# Joint stock
joint_stock: jsc, j s c, joint stock company, joint stock co, joint stock, joint stock society, joint stock corporation, open joint stock company, closed joint stock company, public joint stock company, private joint stock company, non public joint stock company, ojsc, cjsc, pjsc, prjsc, njsc, o j s c, p j s c, c j s c, open jsc, public jsc, closed jsc, saudi joint stock company, national joint stock company, qsc, q s c, qpsc, ksc, k s c, kscc, kscp, ksc public, bsc, b s c, bsc closed, saog, saoc, psc, p s c, kpsc, public shareholding company, shareholding company, public joint stock society, egyptian joint stock company, sae, s a e
joint_stock: oao, pao, zao, ao, nao, o a o, p a o, z a o, aktsionernoe obshchestvo, aktsionernoye obshchestvo, otkrytoe aktsionernoe obshchestvo, otkrytoye aktsionernoye obshchestvo, zakrytoe aktsionernoe obshchestvo, zakrytoye aktsionernoye obshchestvo, publichnoe aktsionernoe obshchestvo, publichnoye aktsionernoye obshchestvo, nepublichnoe aktsionernoe obshchestvo, ak, aoot, aozt, obshchestvo
joint_stock: at, pat, prat, vat, zat, aktsionerne tovarystvo, publichne aktsionerne tovarystvo, pryvatne aktsionerne tovarystvo, vidkryte aktsionerne tovarystvo, zakryte aktsionerne tovarystvo, aat, adkrytae aktsyyanernae tavarystva, zakrytae aktsyyanernae tavarystva, aq, aktsionerlik qogami, aktsionerlik zhamiyati, aj, aksiyadorlik jamiyati, aksiyadorlik jamiyat, asc, a s c, aciq sehmdar cemiyyeti, qapali sehmdar cemiyyeti, ssb, bbj
joint_stock: ag, a g, aktiengesellschaft, kgaa, kommanditgesellschaft auf aktien, ag co kgaa, gmbh co kgaa
joint_stock: sa, s a, societe anonyme, sociedad anonima, sociedade anonima, societate pe actiuni, spolka akcyjna, sp akc, sau, s a u, sa de cv, s a de c v, sociedad anonima de capital variable, sab, sab de cv, s a b de c v, sapi, sapi de cv, s a p i de c v, sapi de c v, sociedad anonima bursatil, sociedad anonima cerrada, sac, s a c, saa, sa cerrada, saca, sociedad anonima abierta, sas, s a s, societe par actions simplifiee, sasu, sociedad por acciones simplificada, sociedad por acciones, sem, sca, societe en commandite par actions, de cv, de c v
joint_stock: spa, s p a, societa per azioni, sapa, soc per az, s per a
joint_stock: nv, n v, naamloze vennootschap, nv sa, sa nv
joint_stock: ab, a b, aktiebolag, aktiebolaget, publ, ab publ, asa, a s a, allmennaksjeselskap, as, a s, aksjeselskap, aktieselskab, aktsiaselts, akciova spolecnost, akciova spolocnost, akc spol, oyj, abp, julkinen osakeyhtio, hf, h f, hlutafelag, p f
joint_stock: ad, a d, akcionarsko drustvo, aktsionerno druzhestvo, ead, e a d, akcionersko drustvo, dd, d d, dionicko drustvo, delniska druzba, dionicarsko drustvo, sh a, sha, shoqeri aksionare, jdd
joint_stock: nyrt, zrt, rt, reszvenytarsasag, nyilvanosan mukodo reszvenytarsasag, zartkoruen mukodo reszvenytarsasag, akcine bendrove, akciju sabiedriba
joint_stock: ae, a e, anonymi etaireia, anonymos etaireia, abee, aebe, ave, a v e e, anonymi emporiki etaireia
joint_stock: anonim sirketi, anonim sirket, anonim ortakligi, a o, tas, t a s, anonim s
joint_stock: plc, p l c, public limited company, public limited co, public company limited, pcl, p c l, public co ltd, ccc, cwmni cyfyngedig cyhoeddus, public company
joint_stock: kk, k k, kabushiki kaisha, kabushiki gaisha, kabushikigaisha, kabushikikaisha, jusik hoesa, jusikhoesa, chusik hoesa, chusikhoesa, gu fen you xian gong si, gufen youxian gongsi, gu fen gong si, cong ty co phan, co phan, ctcp, mahachon, chamkat mahachon
joint_stock: sharika musahama, sharikat musahama, musahama, musahama amma, musahama misriya, sherkat sahami, sahami, sahami khas, sahami aam, sahami am, sherkat sahami khas, sherkat sahami am, shirkat sahami
# Corporations
corporation: inc, incorporated, incorporation, incorp, corp, corporation, corporations, corpn, korp, co inc, company incorporated, inc co, pc, p c, professional corporation, npc, non profit corporation, corporacion, corporacao, corporazione, korporatsiya, korporatsiia, korporacija, korporacja, korporasi, korporation
# Company, the bare word
company: co, company, companies, comp, coy, cie, compagnie, compania, cia, companhia, compagnia, cnia, kompaniya, kompaniia, kompania, kompanija, kompani, kompanie, sharika, sharikat, al sharika, alsharika, sharikah, sherkat, shirkat, shirkah, cong ty, gong si, gongsi, hoesa, kaisha, gaisha, sirketi, sirket, borisat, firma, firm, fa, spolecnost, spolocnost, spolka, tarsasag, bendrove, etaireia, eteria, etairia, hevra, khevra, empresa, entreprise, entreprises, impresa, azienda, perusahaan, syarikat, kampani
# Partnerships
partnership: lp, l p, limited partnership, llp, l l p, limited liability partnership, lllp, partnership, partners, general partnership, gp, slp, scottish limited partnership, ltd partnership, pslp, flp
partnership: kg, k g, kommanditgesellschaft, gmbh co kg, gmbh und co kg, gmbh u co kg, ag co kg, ug co kg, ohg, o h g, offene handelsgesellschaft, gbr, gesellschaft burgerlichen rechts, og, offene gesellschaft, keg, partg, partgmbb, e k, ek, eingetragener kaufmann, e kfm
partnership: snc, s n c, societe en nom collectif, societa in nome collettivo, sas di, societa in accomandita semplice, scs, s c s, societe en commandite simple, gie, groupement d interet economique, societe civile, sci, s c i, societe civile immobiliere, scp, secs
partnership: vof, v o f, vennootschap onder firma, maatschap, cvba, scrl, s c r l, comm v, comm va, gcv
partnership: polnoe tovarishchestvo, kommanditnoe tovarishchestvo, tovarishchestvo na vere, kt, povne tovarystvo, prostoe tovarishchestvo, sp j, spolka jawna, sp k, spolka komandytowa, sp p, spolka partnerska, spolka cywilna, s c, sc, v o s, vos, verejna obchodni spolecnost, komanditni spolecnost, k s, kd, sd, ks, ans, ansvarlig selskap, kommanditselskab, kommandittselskap, is, i s, interessentskab, kb, k b, kommanditbolag, hb, h b, handelsbolag, ky, kommandiittiyhtio, ay, avoin yhtio, bt, beteti tarsasag, kkt, oe, o e, omorrythmi etaireia, ee, e e, eterorrythmi etaireia, kollektif sirketi, komandit sirketi, sociedad colectiva, sociedad en comandita, s en c, s en nc, s en c por a, sociedad civil, sociedade simples, sociedade em comandita, sharikat tadamun, tadamun, sharikat tawsiya, gomei kaisha, goshi kaisha
# Sole trader
sole_trader: ip, individualnyy predprinimatel, individualnyi predprinimatel, fop, fizychna osoba pidpryyemets, chp, chastnoe predpriyatie, et, ednolichen targovets, sp d, spd, jdg, sole proprietorship, sole proprietor, sole trader, proprietorship, establishment, est, muassasa fardiya, mei, empresario individual, enk, enkeltpersonforetak, enkeltmandsvirksomhet, enskild firma, tmi, toiminimi, udt, usaha dagang, pp, private enterprise, privatnoe predpriyatie, pryvatne pidpryyemstvo, chup, chtup, chastnoe unitarnoe predpriyatie
# Foundations and trusts
foundation: foundation, fdn, fund, fondation, fundacion, fundacao, fondazione, fond, fonds, stiftung, stichting, stiftelse, stiftelsen, saatio, fundacja, nadace, nadacia, alapitvany, fundatia, fondatsiya, fondacija, zaklada, zadruzhba, vakfi, vakif, waqf, wakf, bonyad, bunyad, trust, trusts, charitable trust, blagotvoritelnyy fond, blagotvoritelnyi fond, blahodiynyy fond, yayasan, zaidan hojin, jaedan, quy, idryma, stift, anstalt, sihtasutus, nodibinajums, fondas, charity, charitable foundation, muassasa khayriya, keren, endowment
# Associations
association: ev, e v, eingetragener verein, verein, asbl, a s b l, association sans but lucratif, vzw, v z w, association loi 1901, ong, ngo, npo, n p o, nko, ano, avtonomnaya nekommercheskaya organizatsiya, nekommercheskaya organizatsiya, nekommercheskoe partnerstvo, obshchestvennaya organizatsiya, hromadska orhanizatsiya, asociacion civil, ac, a c, onlus, asociatia, udruzhenie, udruzenje, udruga, sdruzheni, obcanske sdruzeni, egyesulet, shadan hojin, forening, foreningen, yhdistys, ry, r y, dernegi, dernek, jamiyat, perkumpulan, incorporated association, unincorporated association, cic, community interest company, cio
# Cooperatives
cooperative: cooperative, coop, co op, co operative, cooperativa, coop ltd, scpa, scarl, s c a r l, societa cooperativa, soc coop, scoop, societe cooperative, scop, kooperativ, kooperatyv, kooperatif, kooperatifi, spoldzielnia, druzstvo, zadruga, szovetkezet, eg, e g, eingetragene genossenschaft, genossenschaft, egen, geno, osuuskunta, osk, samvirke, andelsselskab, amba, a m b a, ekonomisk forening, skr, kooperativa, cooperatie, cooperatief, cooperatieve, u a, ua, ba, w a, proizvodstvennyy kooperativ, selskokhozyaystvennyy proizvodstvennyy kooperativ, spk, artel, potrebitelskoe obshchestvo, synetairismos, hop tac xa, koperasi, kyodo kumiai, hyobdong johap, taawuniya
# State enterprises
state_enterprise: fgup, f g u p, federalnoe gosudarstvennoe unitarnoe predpriyatie, gup, g u p, gosudarstvennoe unitarnoe predpriyatie, mup, munitsipalnoe unitarnoe predpriyatie, kup, rup, respublikanskoe unitarnoe predpriyatie, unitarnoe predpriyatie, unitary enterprise, federal state unitary enterprise, state unitary enterprise, republican unitary enterprise, municipal unitary enterprise, federal state enterprise, state enterprise, state owned enterprise, soe, fkp, federalnoe kazennoe predpriyatie, kazennoe predpriyatie, gosudarstvennoe predpriyatie, dp, derzhavne pidpryyemstvo, derzhavne pidpryiemstvo, kp, komunalne pidpryyemstvo, fgbu, fgbou, fgau, fgku, federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie, gbu, gku, rgp, respublikanskoe gosudarstvennoe predpriyatie, gkp, goskorporatsiya, gosudarstvennaya korporatsiya, state corporation, government corporation, empresa publica, empresa estatal, ep, etablissement public, epic, przedsiebiorstwo panstwowe, statni podnik, statny podnik, javno preduzece, javno poduzece, jp, regie autonoma, ra, doanh nghiep nha nuoc, persero, perum, bumn, public enterprise, public corporation, parastatal, statutory corporation, crown corporation, guo you qi ye, unitary
# European and investment forms
european_company: se, s e, societas europaea, sce, eeig, ewiv, geie, eesv
investment_vehicle: sicav, sicaf, sicar, raif, fcp, scsp, s c sp, societe en commandite speciale, reit, ucits, oeic, icav, vcc, spv, pcc, icc, protected cell company, incorporated cell company, ibc, international business company, exempted company, segregated portfolio company, ulc, unlimited liability company
branch: branch, br, branch office, rep office, representative office, representation, filial, filiala, filiale, succursale, sucursal, zweigniederlassung, niederlassung, predstavitelstvo, predstavnytstvo, oddzial, podruznica, fiok, filialas, filiaal, subesi, sube, fara, oldal, subsidiary
`;

const rows = readLabelled(SOURCE);
const seen = new Set<string>();

/** Legal forms by class. A form stands in one class only: the first line that names it. */
export const LEGAL_FORMS: readonly LegalForm[] = rows.map((row) => ({
  class: row.label,
  forms: row.forms.filter((form) => !seen.has(form) && seen.add(form)),
}));

/** The class of a romanised legal form (`sdn bhd`, `gmbh`), or undefined. */
export const legalFormClass: (form: string) => string | undefined = lazyLabels(rows);

/** Forms of one or two letters, or that are words and names too: a legal form only at the edge of an organisation's name. */
export const AMBIGUOUS_LEGAL_FORMS: ReadonlySet<string> = new Set(
  (
    'ab ac ad ae ag aj ak ao as at ave ay ba br bt bv co dd dp ee eg ek ep et fa firm fund gp gk hf hb icc ip is jp kb kd kg kk kp ks kt ky lc lp ' +
    'mei nv oe og ou oy pat pc pp pt ra rt ry sa sac sas sau sc sca sci sd se sem sha sia sl soe spa spc spe sti tas too tov trust ua ug vat vos zat ' +
    'unlimited partners branch establishment est filial publ fond charity comp'
  ).split(' '),
);
