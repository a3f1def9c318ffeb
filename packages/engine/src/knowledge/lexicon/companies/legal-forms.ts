import { isGlued, latinForm } from '../table/native-form.ts';
import { readLabelled } from '../table/word-table.ts';

/** Forms of one kind of legal person, romanised, multi-word forms joined by spaces. */
export type LegalForm = {
  readonly class: string;
  /**
   * ISO codes of the countries that have it; empty for English renderings, which stand for any country's form of the
   * class.
   */
  readonly countries: readonly string[];
  readonly forms: readonly string[];
};

/** Meaning of a legal form: the class of legal person and its countries. */
export type LegalKind = Pick<LegalForm, 'class' | 'countries'>;

/** `class/countries: forms`. The first line with a form wins. */
const SOURCE = `
# Limited liability: shares, no public trade
limited_liability: ltd, limited, ltd co, co ltd, company limited, limited company, co limited, lmt, ltd liability co, company limited by guarantee, company limited by shares, with limited liability, private limited liability company
limited_liability: llc, l l c, limited liability company, limited liability co, ltd liab co, ltd liability company, limited liab co, limited liability corporation, limited liability partnership company, society with limited liability, limited liability society, sharikat dhat masuliya mahduda, limited liabilities company, joint limited liability company, additional liability company, jllc, sooo, alc, single member limited liability company
limited_liability/gb ie: unlimited, unltd, dac, designated activity company, clg, cyf, cyfyngedig, teo, teoranta
limited_liability/us: pllc, lc
limited_liability/in pk bd lk np mv bt: pvt ltd, pvt limited, pvt, p ltd
limited_liability/in pk bd lk np sg za zw zm bw mm mv bt ke ug tz gb ie hk: private limited, private limited company, private ltd, prop ltd
limited_liability/sg bn: pte ltd, pte limited, pte
limited_liability/au za na bw sz: pty ltd, pty limited, proprietary limited, pty
limited_liability/ca: ltee, limitee
limited_liability/br cl co ec bo py pt ao mz cr hn gt: ltda, limitada, sociedade limitada, eireli, compania limitada, cia ltda, s ltda, sociedade empresaria limitada, ltda me, ltda epp
limited_liability/pt ao mz: lda, unipessoal lda, unipessoal, sociedade por quotas, sociedade unipessoal por quotas, sociedade unipessoal lda, sociedade unipessoal limitada, sociedade unipessoal
limited_liability/de at ch li lu it: gmbh, g m b h, gesellschaft mit beschrankter haftung, gesellschaft mbh, gesellschaft m b h, gesmbh, ges m b h, mbh, m b h, ggmbh, ug, ug haftungsbeschrankt, unternehmergesellschaft, unternehmergesellschaft haftungsbeschrankt, haftungsbeschrankt, mit beschrankter haftung
limited_liability/ru ua by kg uz md tm az am ge tj: ooo, o o o, obshchestvo s ogranichennoy otvetstvennostyu, obshchestvo s ogranichennoi otvetstvennostyu, obshchestvo s ogranichennoj otvetstvennostyu, obshestvo s ogranichennoy otvetstvennostyu, s ogranichennoy otvetstvennostyu, odo, obshchestvo s dopolnitelnoy otvetstvennostyu, общество с ограниченной ответственностью, общества с ограниченной ответственностью, общество с ограниченной, общество с дополнительной ответственностью, сооо, совместное общество с ограниченной ответственностью, sovmestnoe obshchestvo s ogranichennoy otvetstvennostyu, ogranichennoy otvetstvennostyu
limited_liability/ua: tov, t o v, tovarystvo z obmezhenoyu vidpovidalnistyu, tovarystvo z obmezhenoiu vidpovidalnistiu, tdv, товариство з обмеженою відповідальністю, товариство з додатковою відповідальністю
limited_liability/by: таварыства з абмежаванай адказнасцю, таа
limited_liability/kz: too, t o o, tovarishchestvo s ogranichennoy otvetstvennostyu, zhshs, zhauapkershiligi shekteuli seriktestigi, товарищество с ограниченной ответственностью, жауапкершілігі шектеулі серіктестігі, жшс, zhauapkershilihi shekteuli seriktestihi, жауапкершілігі шектеулі серіктестік
limited_liability/kg: oso, osoo, осоо, жчк, жоопкерчилиги чектелген коом
limited_liability/uz: mchj, mas uliyati cheklangan jamiyat, masuliyati cheklangan jamiyat, masuliyati cheklangan jamiyati, масъулияти чекланган жамият, мчж, mchzh, mas uliyati cheklangan zhamiyat, mchj qk
limited_liability/az: mmc, mehdud mesuliyyetli cemiyyet, mehdud mesuliyyetli cemiyyeti, mahdud masuliyyatli jamiyyat, mahdud masuliyyatli jamiyyati, mahdud masuliyyatli camiyyat, mahdud masuliyyatli camiyyati, mahdud mas uliyyatli camiyyat, məhdud məsuliyyətli cəmiyyəti, məhdud məsuliyyətli cəmiyyət
limited_liability/tj: jssm, jdmm, ҷдмм, ҷамъияти дорои масъулияташ маҳдуд
limited_liability/tm: hjs, hojalyk jemgyyeti
limited_liability/fr lu ch be ma dz tn lb ci sn cm ml ne bf tg bj gn ga cg cd td dj km mg mu mr ht sy mc: sarl, s a r l, societe a responsabilite limitee, sarlu, s a r l u, eurl, suarl, s u a r l, responsabilite limitee, entreprise unipersonnelle a responsabilite limitee, sarl au, societe a responsabilite limitee a associe unique, entreprise unipersonnelle, sarl unipersonnelle, sarlau
limited_liability/be cd rw bi: sprl, spr l, s p r l, sprlu, societe privee a responsabilite limitee
limited_liability/be nl: bvba, b v b a, besloten vennootschap met beperkte aansprakelijkheid
limited_liability/nl be sr cw aw sx: bv, b v, besloten vennootschap
limited_liability/it es ro md be ar mx pe bo do cr gt hn sv ni pa py uy ve cu gq ch: srl, s r l, societa a responsabilita limitata, sociedad de responsabilidad limitada, societate cu raspundere limitata, societatea cu raspundere limitata, societatea comerciala cu raspundere limitata, responsabilidad limitada, de responsabilidad limitada
limited_liability/it: srls, s r l s, societa a responsabilita limitata semplificata, srlu, s r l u
limited_liability/ch: sagl, s a g l
limited_liability/mx: s de rl, s de r l, s de rl de cv, s de r l de c v, srl de cv, s r l de c v, de rl de cv, de r l de c v, sociedad de responsabilidad limitada de capital variable, responsabilidad limitada de capital variable
limited_liability/es: sl, s l, sociedad limitada, slu, s l u, sll, s l l, slne, sociedad limitada unipersonal, sociedad limitada laboral
limited_liability/pe cl cr hn: eirl, e i r l, empresa individual de responsabilidad limitada
limited_liability/rs hr ba me si mk: doo, d o o, drustvo s ogranicenom odgovornoscu, drustvo sa ogranicenom odgovornoscu, druzba z omejeno odgovornostjo, drustvo s ogranicenom odgovornoshcu, d z o o, drushtvo so ogranichena odgovornost, друштво са ограниченом одговорношћу, друштво со ограничена одговорност, дзоо
limited_liability/hr: jdoo, j d o o, jednostavno drustvo s ogranicenom odgovornoscu
limited_liability/mk: dooel, d o o e l, druzhestvo so ogranichena odgovornost, drushtvo so ogranichena odgovornost, дооел
limited_liability/bg: ood, o o d, eood, e o o d, ednolichno ood, druzhestvo s ogranichena otgovornost, ednolichno druzhestvo s ogranichena otgovornost, дружество с ограничена отговорност, еднолично дружество с ограничена отговорност
limited_liability/al xk: shpk, sh p k, shoqeri me pergjegjesi te kufizuar, shoqeri me pergjegjesi te kufizuara, shoqeria me pergjegjesi te kufizuar
limited_liability/pl: sp z o o, sp zoo, spzoo, sp z oo, spolka z o o, spolka zoo, spolka z ograniczona odpowiedzialnoscia, z ograniczona odpowiedzialnoscia, spolka z ogr odp, sp z ogr odp
limited_liability/cz sk: sro, s r o, spol s r o, spol sro, spolecnost s rucenim omezenym, spolocnost s rucenim obmedzenym, s rucenim omezenym
limited_liability/hu: kft, k f t, korlatolt felelossegu tarsasag
limited_liability/lt: uab, u a b, uzdaroji akcine bendrove, mb, mazoji bendrija
limited_liability/lv: sia, s i a, sabiedriba ar ierobezotu atbildibu
limited_liability/ee: ou, o u, osauhing
limited_liability/fi: oy, o y, osakeyhtio, ab oy, oy ab
limited_liability/dk: aps, a p s, anpartsselskab
limited_liability/is: ehf, e h f, einkahlutafelag
limited_liability/gr cy: epe, e p e, etaireia periorismenis efthynis, ike, i k e, idiotiki kefalaiouchiki etaireia, mepe, επε, ικε, ιδιωτική κεφαλαιουχική εταιρεία, εταιρεία περιορισμένης ευθύνης, μονοπρόσωπη επε, μονοπρόσωπη ικε, monoprosopi ike, μονοπρόσωπη ιδιωτική κεφαλαιουχική εταιρεία
limited_liability/tr: ltd sti, ltd sirketi, limited sirketi, limited sti, sti, tic ltd sti, san tic ltd sti, san ve tic ltd sti, tic ve san ltd sti, ltd st, sanayi ve ticaret limited sirketi, ticaret limited sirketi, tic san ltd sti, ticaret ve sanayi limited sirketi, tic san ve ltd sti, ticaret sanayi limited sirketi, san ve dis tic ltd sti, sanayi ve dis ticaret limited sirketi, dis ticaret limited sirketi, dis tic ltd sti, ins tic ltd sti
limited_liability/ge: shps, shezghuduli pasukhismgeblobis sazogadoeba, შპს, შეზღუდული პასუხისმგებლობის საზოგადოება
limited_liability/am: spyun, spe, spu, sahmanapak pataskhanatvutyamb ynkerutyun, սպը, սահմանափակ պատասխանատվությամբ ընկերություն
limited_liability/ae qa bh kw om: wll, w l l, spc, s p c, single person company, sole proprietorship llc, llc spc, sole person company, l l c opc, llc opc
limited_liability/ae: fzc, fz c, fze, fz e, f z e, fzco, fz co, fz llc, fzllc, free zone company, free zone establishment, free zone limited liability company, dmcc, dwc llc, free zone limited liability, free zone llc, llc fz, l l c fz
limited_liability/ae sa qa bh kw om eg jo iq lb sy ye ly: mahduda, sharika mahduda, dhat masuliya mahduda, dhat masuliyya mahduda, dhat almasuliya almahduda, محدودة, المحدودة, ذات مسؤولية محدودة, ذات المسؤولية المحدودة, ذمم, ش ذ م م, ذ م م, ش م م, ذات مسئولية محدودة, ذات المسئولية المحدودة, مسؤولية محدودة, مسئولية محدودة, ش ذمم, ش ش و, شخص واحد
limited_liability/ir af: masuliyati mahdud, masuliyat mahdud, ba masouliat mahdood, ba masuliyat mahdud, mahdood, mas uliyatli, با مسئولیت محدود, مسئولیت محدود, محدود, لمیتد, لمتد
limited_liability/il: baam, b m, hevra baam, בעמ, בע מ, חברה בעמ, בערבון מוגבל
limited_liability/my bn: sdn bhd, s d n b h d, sdn, sendirian berhad
limited_liability/id: pt, p t, perseroan terbatas, perusahaan terbatas
limited_liability/jp: yugen gaisha, yugen kaisha, godo kaisha, godo gaisha, gk, g k, y k, yk, 有限会社, 合同会社, 有限會社
limited_liability/kr kp: yuhan hoesa, yuhan hoe sa, yuhanhoesa, yuhan chaegim hoesa, 유한회사, 유한책임회사
limited_liability/cn hk tw mo sg: yu xian gong si, youxian gongsi, you xian gong si, youxiangongsi, youxian zeren gongsi, you xian ze ren gong si, 有限公司, 有限責任公司, 有限责任公司, 有限, 有限责任, 有限責任
limited_liability/vn: cong ty tnhh, tnhh, cong ty trach nhiem huu han, trach nhiem huu han, tnhh mtv, tnhh mot thanh vien, cong ty tnhh mtv, cong ty tnhh mot thanh vien
limited_liability/th: borisat chamkat, bor chamkat, chamkat, จำกัด, borisat chamkad, chamkad, chakat, chakad, บจก
limited_liability/la: ຈຳກັດ, จํากัด
limited_liability/mm: လီမိတက်, ကုမ္ပဏီလီမိတက်, လိမိတက်, ကုမ္ပဏီလိမိတက်, လီမိတဒ်, ကုမ္ပဏီ လီမိတက်
limited_liability/kh: ឯ ក, ឯ.ក, លីមីតធីត, ខូអិលធីឌី
limited_liability/mn: xxk, kht, hhk, khkhk, ххк, khyazgaarlagdmal khariutslagatai kompani, хязгаарлагдмал хариуцлагатай компани
limited_liability/in np: प्राइवेट लिमिटेड, प्रा लि, प्रा लि, प्रालि, प्राइभेट लिमिटेड
limited_liability: लिमिटेड, लि, লিমিটেড, লিঃ, લિમિટેડ, லிமிடெட், లిమిటెడ్, ಲಿಮಿಟೆಡ್, ലിമിറ്റഡ്, ਲਿਮਟਿਡ, ලිමිටඩ්
limited_liability/et: ኃላፊነቱ የተወሰነ የግል ማህበር, ኃላ የተ የግ ማ
# Joint stock
joint_stock: jsc, j s c, joint stock company, joint stock co, joint stock, joint stock society, joint stock corporation, open joint stock company, closed joint stock company, public joint stock company, private joint stock company, non public joint stock company, ojsc, cjsc, pjsc, prjsc, njsc, o j s c, p j s c, c j s c, open jsc, public jsc, closed jsc, private jsc, national joint stock company, public shareholding company, shareholding company, public joint stock society, stock company, stock corporation, jscb, public stock company, open type joint stock company, closed type joint stock company, sjsc, saudi jsc
joint_stock: plc, p l c, public limited company, public limited co, public company limited, public co ltd, public company
joint_stock/sa: saudi joint stock company
joint_stock/qa kw bh om ae jo iq sy: qsc, q s c, qpsc, q p s c, ksc, k s c, kscc, k s c c, kscp, k s c p, ksc public, bsc, b s c, bsc closed, bsc c, saog, s a o g, saoc, s a o c, psc, p s c, kpsc, k s c closed, s a k, private shareholding company, closed shareholding company
joint_stock/eg: sae, s a e, egyptian joint stock company, شمم
joint_stock/ru by kz kg uz tm ua md az am tj: oao, pao, zao, ao, nao, o a o, p a o, z a o, aktsionernoe obshchestvo, aktsionernoye obshchestvo, aktsionernoe obschestvo, otkrytoe aktsionernoe obshchestvo, otkrytoye aktsionernoye obshchestvo, zakrytoe aktsionernoe obshchestvo, zakrytoye aktsionernoye obshchestvo, publichnoe aktsionernoe obshchestvo, publichnoye aktsionernoye obshchestvo, nepublichnoe aktsionernoe obshchestvo, nepublichnoye aktsionernoye obshchestvo, ak, aoot, aozt, obshchestvo, akkh, chao, ch a o, chastnoe aktsionernoe obshchestvo, chastnoye aktsionernoye obshchestvo, акционерное общество, открытое акционерное общество, открытого акционерного общества, закрытого акционерного общества, публичного акционерного общества, акционерного общества, закрытое акционерное общество, публичное акционерное общество, непубличное акционерное общество, частное акционерное общество, zakrytoe aktsionernoe obschestvo, otkrytoe aktsionernoe obschestvo, akb
joint_stock/ua: at, pat, prat, vat, zat, prjat, pr at, aktsionerne tovarystvo, publichne aktsionerne tovarystvo, pryvatne aktsionerne tovarystvo, vidkryte aktsionerne tovarystvo, zakryte aktsionerne tovarystvo, акціонерне товариство, публічне акціонерне товариство, приватне акціонерне товариство, відкрите акціонерне товариство, закрите акціонерне товариство
joint_stock/by: aat, adkrytae aktsyyanernae tavarystva, zakrytae aktsyyanernae tavarystva, адкрытае акцыянернае таварыства, закрытае акцыянернае таварыства
joint_stock/kz: aq, aktsionerlik qogami, aktsionerlik qogamy, акционерлік қоғам, акционерлік қоғамы
joint_stock/uz: aj, aksiyadorlik jamiyati, aksiyadorlik jamiyat, aktsionerlik zhamiyati, акциядорлик жамияти
joint_stock/az: asc, a s c, aciq sehmdar cemiyyeti, qapali sehmdar cemiyyeti, qsc az, achiq sehmdar cemiyyeti, qapali sehmdar camiyyati, aciq sahmdar camiyyati, açıq səhmdar cəmiyyəti, qapalı səhmdar cəmiyyəti
joint_stock/kg tm: ssb, bbj, ачык акционердик коому, жабык акционердик коому
joint_stock/de at ch li lu it: ag, a g, aktiengesellschaft, kgaa, k g a a, kommanditgesellschaft auf aktien, ag co kgaa, gmbh co kgaa, se co kgaa
joint_stock/fr es pt br pl ro gr be lu ch ar cl pe co ec ve mx bo py uy pa cr gt hn sv ni do ma dz tn lb sn ci cm cd ga cg gn mg ht mc md ao mz: sa, s a, societe anonyme, sociedad anonima, sociedade anonima, sociedade por acoes, societate pe actiuni, societatea pe actiuni, societe anonyme monegasque, societe anonyme unipersonnelle
joint_stock/pl: spolka akcyjna, sp akc, psa, prosta spolka akcyjna, ska, s k a, spolka komandytowo akcyjna
joint_stock/es: sau, s a u, sociedad anonima unipersonal, sal, s a l
joint_stock/mx: sa de cv, s a de c v, sociedad anonima de capital variable, sab, s a b, sab de cv, s a b de c v, sapi, s a p i, sapi de cv, s a p i de c v, sapi de c v, sociedad anonima bursatil, sociedad anonima promotora de inversion, de cv, de c v
joint_stock/pe: sociedad anonima cerrada, sac, s a c, saa, s a a, sa cerrada, sociedad anonima abierta
joint_stock/ve: ca, c a, compania anonima, saca, s a c a
joint_stock/fr co ch ec do pe uy ar ma sn ci cm cd ga: sas, s a s, societe par actions simplifiee, sasu, s a s u, sociedad por acciones simplificada, sociedad por acciones, sem, sca, societe en commandite par actions, societe d economie mixte, societe par actions simplifiee unipersonnelle, par actions simplifiee, societe par actions simplifiee a associe unique, sociedad por acciones simplificadas
joint_stock/it ch cl dz: spa, s p a, societa per azioni, sapa, soc per az, s per a, societe par actions, societa in accomandita per azioni
joint_stock/nl be sr cw aw sx: nv, n v, naamloze vennootschap
joint_stock/be: nv sa, sa nv
joint_stock/se fi: ab, a b, aktiebolag, aktiebolaget, publ, ab publ
joint_stock/no: asa, a s a, allmennaksjeselskap, aksjeselskap
joint_stock/no dk tr cz sk ee: as, a s
joint_stock/dk: aktieselskab, aktieselskabet
joint_stock/ee: aktsiaselts
joint_stock/cz sk: akciova spolecnost, akciova spolocnost, akc spol
joint_stock/fi: oyj, abp, julkinen osakeyhtio
joint_stock/is fo: hf, h f, hlutafelag, p f
joint_stock/rs hr ba me mk bg: ad, a d, akcionarsko drustvo, aktsionerno druzhestvo, ead, e a d, akcionersko drustvo, dd, d d, dionicko drustvo, dionicarsko drustvo, jdd, акционерно дружество, акционарско друштво
joint_stock/si hr ba: delniska druzba
joint_stock/al xk: sh a, sha, shoqeri aksionare
joint_stock/hu: nyrt, zrt, rt, reszvenytarsasag, nyilvanosan mukodo reszvenytarsasag, zartkoruen mukodo reszvenytarsasag
joint_stock/lt: akcine bendrove
joint_stock/lv: akciju sabiedriba
joint_stock/gr cy: ae, a e, anonymi etaireia, anonymos etaireia, abee, aebe, ave, a v e e, anonymi emporiki etaireia, ανώνυμη εταιρεία, ανωνυμη εταιρια, ανώνυμος εταιρία, αεβε, αβεε
joint_stock/tr: anonim sirketi, anonim sirket, anonim ortakligi, a o, tas, t a s, anonim s, san tic as, san ve tic as, tic as, sanayi ve ticaret anonim sirketi, ticaret anonim sirketi, ticaret a s, san ve tic a s, tic a s, turk anonim sirketi
joint_stock/th: pcl, p c l, mahachon, chamkat mahachon, มหาชน, จำกัด มหาชน, จำกัดมหาชน
joint_stock/gb: ccc, cwmni cyfyngedig cyhoeddus
joint_stock/my bn: berhad, bhd
joint_stock/id: tbk, pt tbk, persero tbk
joint_stock/jp: kk, k k, kabushiki kaisha, kabushiki gaisha, kabushikigaisha, kabushikikaisha, 株式会社, 株式會社
joint_stock/kr kp: jusik hoesa, jusikhoesa, chusik hoesa, chusikhoesa, 주식회사, 주식 회사, 농업회사법인
joint_stock/cn tw hk: gu fen you xian gong si, gufen youxian gongsi, gufenyouxiangongsi, gu fen gong si, 股份有限公司, 股份公司, 股份
joint_stock/vn: cong ty co phan, co phan, ctcp
joint_stock/mn: kku, хк
joint_stock/ae sa qa bh kw om eg jo iq lb sy ye ly sd: sharika musahama, sharikat musahama, musahama, musahama amma, musahama misriya, مساهمة, مساهمة عامة, شركة مساهمة, مساهمة مصرية, مساهمة سعودية, ش م ك, ش م ع, ش م ل, ش م ب, ش م خ, مساهمة مقفلة, مساهمة عامة محدودة, المساهمة العامة, المساهمة, العامة المساهمة, مساهمة بحرينية, مساهمة كويتية, مساهمة خاصة, المساهمة المحدودة
joint_stock/ir af: sherkat sahami, sahami, sahami khas, sahami aam, sahami am, sherkat sahami khas, sherkat sahami am, shirkat sahami, سهامی خاص, سهامی عام, سهامی, شرکت سهامی, سهامی خاص شرکت, شرکت سهامی خاص, شرکت سهامی عام
joint_stock/ge: სააქციო საზოგადოება, სს
joint_stock/am: բբը, փբը, բաց բաժնետիրական ընկերություն, փակ բաժնետիրական ընկերություն
# Corporations
corporation: inc, incorporated, incorporation, incorp, corp, corporation, corporations, corpn, korp, co inc, company incorporated, inc co, korporation, corpo
corporation/us: pc, p c, professional corporation, npc, non profit corporation
corporation/es mx ve pe ec co ar pt br it ru ua pl: corporacion, corporacao, corporazione, korporatsiya, korporatsiia, korporacija, korporacja, корпорация, корпорація
corporation/id: korporasi
# Company, the bare word
company: co, company, companies, comp, coy, cie, compagnie, compania, cia, companhia, compagnia, cnia, kompaniya, kompaniia, kompania, kompanija, kompani, kompanie, sharika, sharikat, al sharika, alsharika, sharikah, sherkat, shirkat, shirkah, cong ty, gong si, gongsi, hoesa, kaisha, gaisha, sirketi, sirket, borisat, firma, firm, fa, spolecnost, spolocnost, spolka, tarsasag, bendrove, etaireia, eteria, etairia, hevra, khevra, empresa, entreprise, entreprises, impresa, azienda, perusahaan, syarikat, kampani, شركة, الشركة, شرکت, компания, компанія, εταιρεία, εταιρία, חברה, חברת, კომპანია, ընկերություն, 公司, 회사, บริษัท, ကုမ္ပဏီ, ក្រុមហ៊ុន, ບໍລິສັດ, कंपनी, कम्पनी, কোম্পানি, ድርጅት, ኩባንያ, ets, etablissements, etablissement, messrs, group of companies, kompaniy, shoqeria tregtare, shoqeri tregtare, ndermarrja, tregtare, shoqeria
# Partnerships
partnership: lp, l p, limited partnership, llp, l l p, limited liability partnership, lllp, partnership, partners, general partnership, gp, ltd partnership, pslp, flp, limited liability partnerships, professional limited liability partnership, partnership firm, partnership company
partnership/gb: slp, scottish limited partnership
partnership/de at ch: kg, k g, kommanditgesellschaft, gmbh co kg, gmbh und co kg, gmbh u co kg, gmbh and co kg, ag co kg, ag und co kg, ug co kg, se co kg, ohg, o h g, offene handelsgesellschaft, gbr, gesellschaft burgerlichen rechts, og, offene gesellschaft, keg, partg, partgmbb, e k, ek, eingetragener kaufmann, e kfm, gmbh u cokg, gmbh cokg, gmbh co ohg, gmbh kg
partnership/fr be it lu ch ma: snc, s n c, societe en nom collectif, societa in nome collettivo, sas di, s a s di, snc di, s n c di, societa in accomandita semplice, ss, societa semplice, scs, s c s, societe en commandite simple, gie, groupement d interet economique, societe civile, sci, s c i, societe civile immobiliere, scp, secs
partnership/nl be: vof, v o f, vennootschap onder firma, maatschap, cvba, scrl, s c r l, comm v, comm va, gcv
partnership/id nl be sr: cv, c v, commanditaire vennootschap, persekutuan komanditer, commanditaire venootschap
partnership/ru kz by: polnoe tovarishchestvo, kommanditnoe tovarishchestvo, tovarishchestvo na vere, kt, prostoe tovarishchestvo
partnership/ua: povne tovarystvo
partnership/pl: sp j, spolka jawna, sp k, spolka komandytowa, sp p, spolka partnerska, spolka cywilna, s c, sc, sp z o o sp k, sp z o o s k a, spolka z ograniczona odpowiedzialnoscia spolka komandytowa, spolka z ograniczona odpowiedzialnoscia spolka komandytowo akcyjna, sp z o o ska
partnership/cz sk: v o s, vos, verejna obchodni spolecnost, komanditni spolecnost, k s
partnership/rs hr ba si bg mk: kd, sd, ortacko drustvo, komanditno drustvo, javno trgovacko drustvo
partnership/no dk se: ks, ans, ansvarlig selskap, kommanditselskab, kommandittselskap, is, i s, interessentskab, kb, k b, kommanditbolag, hb, h b, handelsbolag, da, delt ansvar, kommanditaktieselskab
partnership/fi: ky, kommandiittiyhtio, ay, avoin yhtio
partnership/hu: bt, beteti tarsasag, kkt
partnership/gr cy: oe, o e, omorrythmi etaireia, ee, e e, eterorrythmi etaireia, ομόρρυθμη εταιρεία, ετερόρρυθμη εταιρεία
partnership/tr: kollektif sirketi, komandit sirketi, adi ortaklik
partnership/es mx pe ar co cl do: sociedad colectiva, sociedad en comandita, s en c, s en nc, s en c por a, sociedad civil
partnership/br pt: sociedade simples, sociedade em comandita
partnership/ae sa qa bh kw om eg jo iq lb sy: sharikat tadamun, tadamun, sharikat tawsiya, شركة تضامن, تضامن, توصية بسيطة
partnership/jp: gomei kaisha, goshi kaisha, 合名会社, 合資会社
partnership/th: ห้างหุ้นส่วนจำกัด, ห้างหุ้นส่วน
# Sole trader
sole_trader: sole proprietorship, sole proprietor, sole trader, proprietorship, establishment, est, private enterprise, individual entrepreneur, close corporation, cc, private unitary enterprise, individual enterprise, one person company, opc, sole establishment
sole_trader/ru by kz kg am: ip, individualnyy predprinimatel, individualnyi predprinimatel, chastnoe predpriyatie, chp, privatnoe predpriyatie, chup, chtup, chastnoe unitarnoe predpriyatie, индивидуальный предприниматель, іп, індывідуальны прадпрымальнік, individual nyy predprinimatel, индивидуальное предприятие, individualnoe predpriyatie, частное предприятие, частное унитарное предприятие, kfkh, krestyanskoe fermerskoe khozyaystvo, krestyansko fermerskoe khozyaystvo, peasant farm enterprise, peasant farm
sole_trader/ua: fop, fizychna osoba pidpryyemets, pp, pryvatne pidpryyemstvo, фізична особа підприємець, приватне підприємство, fizicheskoe litso predprinimatel, flp ua
sole_trader/bg: et, ednolichen targovets
sole_trader: sp d, spd, jdg, muassasa fardiya, mei, empresario individual, enk, enkeltpersonforetak, enkeltmandsvirksomhet, enskild firma, tmi, toiminimi, udt, usaha dagang, مؤسسة فردية, phu, p h u, pphu, p p h u, fhu, f h u, intreprindere individuala, intreprindere familiala, persoana fizica autorizata, pfa, ditta individuale, einzelunternehmen, einzelfirma, eenmanszaak, egyeni vallalkozo
# Foundations and trusts
foundation: foundation, fdn, fund, fondation, fundacion, fundacao, fondazione, fond, fonds, stiftung, stichting, stiftelse, stiftelsen, saatio, fundacja, nadace, nadacia, alapitvany, fundatia, fondatsiya, fondacija, zaklada, zadruzhba, vakfi, vakif, waqf, wakf, bonyad, bunyad, trust, trusts, charitable trust, blagotvoritelnyy fond, blagotvoritelnyi fond, blahodiynyy fond, yayasan, zaidan hojin, jaedan, quy, idryma, stift, anstalt, sihtasutus, nodibinajums, fondas, charity, charitable foundation, muassasa khayriya, keren, endowment, фонд, благотворительный фонд, благодійний фонд, مؤسسة خيرية, بنیاد, قرن, 基金会, 基金會, 財団法人, 재단, 재단법인, มูลนิธิ, ίδρυμα, קרן, charity foundation, charity fund, charitable fund, benevolent fund, fundacio
# Associations
association: ev, e v, eingetragener verein, verein, asbl, a s b l, association sans but lucratif, vzw, v z w, association loi 1901, ong, ngo, npo, n p o, nko, ano, avtonomnaya nekommercheskaya organizatsiya, nekommercheskaya organizatsiya, nekommercheskoe partnerstvo, obshchestvennaya organizatsiya, hromadska orhanizatsiya, asociacion civil, ac, a c, onlus, asociatia, udruzhenie, udruzenje, udruga, sdruzheni, obcanske sdruzeni, egyesulet, shadan hojin, forening, foreningen, yhdistys, ry, r y, dernegi, dernek, jamiyat, perkumpulan, incorporated association, unincorporated association, cic, community interest company, cio, автономная некоммерческая организация, некоммерческая организация, общественная организация, громадська організація, некоммерческое партнерство, עמותה, עמותת, 社団法人, 사단법인
# Cooperatives
cooperative: cooperative, coop, co op, co operative, cooperativa, coop ltd, scpa, scarl, s c a r l, societa cooperativa, soc coop, scoop, societe cooperative, scop, kooperativ, kooperatyv, kooperatif, kooperatifi, spoldzielnia, druzstvo, zadruga, szovetkezet, eg, e g, eingetragene genossenschaft, genossenschaft, egen, geno, osuuskunta, osk, samvirke, andelsselskab, amba, a m b a, ekonomisk forening, skr, kooperativa, cooperatie, cooperatief, cooperatieve, u a, ua, ba, w a, proizvodstvennyy kooperativ, selskokhozyaystvennyy proizvodstvennyy kooperativ, spk, artel, potrebitelskoe obshchestvo, synetairismos, hop tac xa, koperasi, kyodo kumiai, hyobdong johap, taawuniya, кооператив, производственный кооператив, جمعية تعاونية, تعاونی, שיתופית, 协同组合, 合作社, 협동조합
# State enterprises
state_enterprise: fgup, f g u p, federalnoe gosudarstvennoe unitarnoe predpriyatie, gup, g u p, gosudarstvennoe unitarnoe predpriyatie, mup, munitsipalnoe unitarnoe predpriyatie, kup, rup, respublikanskoe unitarnoe predpriyatie, unitarnoe predpriyatie, unitary enterprise, federal state unitary enterprise, state unitary enterprise, republican unitary enterprise, municipal unitary enterprise, federal state enterprise, state enterprise, state owned enterprise, soe, fkp, federalnoe kazennoe predpriyatie, kazennoe predpriyatie, gosudarstvennoe predpriyatie, dp, derzhavne pidpryyemstvo, derzhavne pidpryiemstvo, kp, komunalne pidpryyemstvo, fgbu, fgbou, fgau, fgku, federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie, gbu, gku, rgp, respublikanskoe gosudarstvennoe predpriyatie, gkp, goskorporatsiya, gosudarstvennaya korporatsiya, state corporation, government corporation, empresa publica, empresa estatal, ep, etablissement public, epic, przedsiebiorstwo panstwowe, statni podnik, statny podnik, javno preduzece, javno poduzece, jp, regie autonoma, ra, doanh nghiep nha nuoc, persero, perum, bumn, public enterprise, public corporation, parastatal, statutory corporation, crown corporation, guo you qi ye, unitary, федеральное государственное унитарное предприятие, государственное унитарное предприятие, муниципальное унитарное предприятие, государственное предприятие, казенное предприятие, федеральное казенное предприятие, федеральное государственное бюджетное учреждение, державне підприємство, комунальне підприємство, республиканское унитарное предприятие, унитарное предприятие, fsue, ue, state owned company, state run enterprise, federal state budgetary institution, fsbi, federal state autonomous institution, federal state institution, fsi, state budgetary institution, federal treasury enterprise, federal kazenny enterprise, municipal enterprise, communal enterprise, gosudarstvennoye predpriyatie, federal state unitary company, federal state unitary research and production enterprise, unitary company, республиканское государственное предприятие, мемлекеттік кәсіпорын, государственная корпорация, федеральное государственное автономное учреждение
# European and investment forms
european_company: se, s e, societas europaea, sce, eeig, ewiv, geie, eesv
investment_vehicle: sicav, sicaf, sicar, raif, fcp, scsp, s c sp, societe en commandite speciale, reit, ucits, oeic, icav, vcc, spv, pcc, icc, protected cell company, incorporated cell company, ibc, international business company, exempted company, segregated portfolio company, ulc, unlimited liability company
branch: branch, br, branch office, rep office, representative office, representation, filial, filiala, filiale, succursale, sucursal, zweigniederlassung, niederlassung, predstavitelstvo, predstavnytstvo, oddzial, podruznica, fiok, filialas, filiaal, subesi, sube, fara, oldal, subsidiary, филиал, філія, представительство, представництво, 分公司, 支店, 지점, 지사, สาขา, فرع, شعبه, סניף, head office, hq, headquarters, liaison office, regional office, sales office
`;

const rows = readLabelled(SOURCE).map(({ label, forms }) => {
  const [kind = '', countries = ''] = label.split('/');
  return { class: kind, countries: countries.split(' ').filter((code) => code !== ''), forms };
});
const kinds = new Map<string, LegalKind>();

/** Legal forms by class and countries. Each form is only in the first row that lists it. */
export const LEGAL_FORMS: readonly LegalForm[] = rows.map((row) => {
  const latin = row.forms.map(latinForm).filter((form) => form !== undefined);
  const own = latin.filter((form) => !kinds.has(form) && kinds.set(form, row));
  return { class: row.class, countries: row.countries, forms: own };
});

/** Legal forms in scripts without spaces, in their own script. */
export const GLUED_LEGAL_FORMS: readonly string[] = rows.flatMap((row) =>
  row.forms.filter((form) => isGlued(form) && !form.includes(' ')),
);

/** The meaning of a romanised legal form (`sdn bhd`, `gmbh`), or undefined. */
export const legalKind = (form: string): LegalKind | undefined => kinds.get(form);

/** The class of a romanised legal form, or undefined. */
export const legalFormClass = (form: string): string | undefined => kinds.get(form)?.class;

/**
 * Forms of one or two letters, and forms that are also words or names: a legal form only at either end of an
 * organisation's name.
 */
export const AMBIGUOUS_LEGAL_FORMS: ReadonlySet<string> = new Set(
  (
    'ab ac ad ae ag aj ak ao as at ave ay ba br bt bv co dd dp ee eg ek ep et fa firm fund gp gk hf hb icc ip is jp kb kd kg kk kp ks kt ky lc lp ' +
    'mei nv oe og ou oy pat pc pp pt ra rt ry sa sab saa sac sal sas sau sc sca sci sd se sem sha sia sl soe spa spc spe sti tas too tov trust ua ug vat vos zat ' +
    'li keren unlimited partners branch establishment est filial publ fond charity comp chao ca da mb ska ss psa spy lmt cc ue alc opc hq pfa fsi messrs'
  ).split(' '),
);

/**
 * Ambiguous forms that precede a company's name as often as they follow it, and those among them that never begin a
 * person's name.
 */
export const FRONT_LEGAL_FORMS: Readonly<Record<'any' | 'never', ReadonlySet<string>>> = {
  any: new Set(
    'pt cv nv bv sa ab as ad ao ag at oy ou sc ip ud tov too aat pat pp kp dp ca sia ps spa cc messrs filial branch'.split(
      ' ',
    ),
  ),
  never: new Set('pt cv nv bv oy tov aat messrs'.split(' ')),
};
