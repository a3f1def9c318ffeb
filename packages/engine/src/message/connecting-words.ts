import { splitForms } from '../knowledge/lexicon/table/word-table.ts';

/**
 * "And" in the languages of payments. Each side may be a name, and so may both together; it separates only if there is
 * text on both sides.
 */
export const AND_WORDS: readonly string[] = splitForms(
  'and, und, et, y, och, og, oraz, és, ve, ile, và, και, și, şi, dhe, as well as, sowie, ainsi que, así como, nonché, ' +
    'и, і, та, й, а также, а також, และ, و, و كذلك, oder, או, او, أو, или, або, lub, veya, और, तथा, एवं, এবং, ও, اور, және, ба, և, და, և, 및, 또는, ' +
    'together with, jointly with, gemeinsam mit, conjuntamente con, insieme a, вместе с, совместно с, kanssa',
);

/**
 * "And" and prepositions that are also names or initials: "Tol Bek Un", "Per Hansen", "Dan", "John E Smith". They
 * separate if they are in lower case among capitalised words, or if there are two words on each side.
 */
export const DOUBTFUL_WORDS: readonly string[] = splitForms(
  'e, i, a, o, u, ja, un, en, or, ou, ac, dan, na, at, si, va, ir, eta, kai, agus, жана, per, an, za, od, dla, w, с, met, mit, med, con, com, avec, with, bei, chez, door, till, til, aan, voor, vir, eli',
);

/** Words before a name in the sentence of a payment that are not part of the name. */
export const BEFORE_WORDS: readonly string[] = splitForms(
  'for, from, to, by, via, re, ref, regarding, towards, through, thru, für, fuer, pour, para, por, για, από, προς, ' +
    'для, от, через, від, за счет, за счёт, за рахунок, untuk, kepada, dari, oleh, cho, för, från, för, fra, için, icin, إلى, الى, من, عن طريق, بواسطة, برای, به, از, توسط, ' +
    'עבור, אל, מאת, באמצעות, के लिए, को, द्वारा, wegen, durch, kwa',
);

/** Phrases that separate two parties, or two names of one party. The words around them are never one name. */
export const BETWEEN_PHRASES: readonly string[] = splitForms(
  'c/o, care of, on behalf of, on behalf, in behalf of, o/b/o, obo, o.b.o, p.p, p/p, per pro, d/b/a, dba, d.b.a, doing business as, trading as, t/a, a/k/a, aka, a.k.a, ' +
    'also known as, known as, better known as, f/k/a, fka, f.k.a, n/k/a, nka, n.k.a, now known as, formerly, formerly known as, previously, previously known as, alias, née, nee, ' +
    'attn, attention, attention of, for the attention of, f.a.o, fao, for account of, for the account of, on account of, a/c of, a/c, account of, in favour of, in favor of, in the name of, ' +
    'in name of, by order of, by order and for account of, per order of, to the order of, to order of, order of, pay to, pay to the order of, paid to, payment to, paid by, payment from, ' +
    'transfer to, transfer from, as agent for, as agent of, as agents for, as agents of, acting for, acting for and on behalf of, for and on behalf of, represented by, signed by, owned by, ' +
    'controlled by, managed by, operated by, chartered by, issued by, made payable to, payable to, on the account of, in trust for, itf, i/t/f, attorney for, p.o.a, poa for, ' +
    'subsidiary of, wife of, husband of, son of, daughter of, s/o, d/o, w/o, h/o, vs, versus, v/s, ' +
    'à l’ordre de, a l’ordre de, en faveur de, au nom de, pour le compte de, pour compte de, de la part de, d’ordre de, par ordre de, sur ordre de, à l’attention de, ' +
    'a l’attention de, au profit de, anciennement, dit, dite, représenté par, represente par, aux bons soins de, aux soins de, ' +
    'zugunsten, zugunsten von, zu gunsten, zu gunsten von, im auftrag, im auftrag von, im auftrag der, i.a, i.v, i.a von, im namen von, namens, in vertretung, auf rechnung von, auf veranlassung von, ' +
    'z.hd, z.hd von, zu händen, zu händen von, z.h, vormals, ehemals, früher, genannt, geb, geborene, vertreten durch, p.a, ' +
    'a favor de, a favor del, a nombre de, en nombre de, por cuenta de, por orden de, a la orden de, por encargo de, de parte de, en representación de, en representacion de, representado por, ' +
    'conocido como, también conocido como, tambien conocido como, antes, anteriormente, a la atención de, a la atencion de, ' +
    'em nome de, a favor da, a favor do, por conta de, por ordem de, à ordem de, aos cuidados de, também conhecido como, anteriormente denominada, ' +
    'a favore di, a nome di, per conto di, per ordine di, all’ordine di, all’attenzione di, presso, già, detto, rappresentato da, ' +
    'ten gunste van, ten name van, t.n.v, tnv, t.a.v, tav, in opdracht van, namens de, handelend onder de naam, h.o.d.n, voorheen, p/a, ' +
    'na rzecz, w imieniu, na zlecenie, z polecenia, ve prospěch, jménem, v prospech, v mene, în favoarea, in favoarea, în numele, in numele, u korist, u ime, za račun, részére, javára, nevében, ' +
    'till förmån för, på uppdrag av, för räkning, på vegne af, på vegne av, til fordel for, puolesta, hyväksi, ' +
    'adına, adina, lehine, namına, hesabına, hesabina, vasıtasıyla, aracılığıyla, nam-ı diğer, eski adı, ' +
    'в пользу, от имени, по поручению, по просьбе, за счет, за счёт, в адрес, на имя, на счет, на счёт, в лице, он же, она же, известный как, известная как, бывший, бывшая, ранее, ' +
    'урожденная, урождённая, на користь, від імені, за дорученням, на ім’я, він же, вона ж, раніше, също известен като, от името на, в полза на, у корист, у име, под именем, ' +
    'لصالح, لفائدة, لأمر, لامر, بأمر من, نيابة عن, باسم, بالنيابة عن, لحساب, على حساب, لحساب السيد, المعروف باسم, المعروف ب, الملقب ب, المكنى ب, عناية, ممثلة في, يمثلها, ' +
    'به نفع, به نام, از طرف, به حساب, به دستور, معروف به, ' +
    'לטובת, בשם, לפקודת, עבור חשבון, על ידי, הידוע בשם, ' +
    'की ओर से, के नाम, के पक्ष में, उर्फ, urf, ' +
    'atas nama, a/n, a.n, qq, q.q, u/p, u.p, mewakili, bagi pihak, dikenal sebagai, thay mặt, nhân danh, đại diện cho, người thụ hưởng, tên khác, kwa niaba ya, ' +
    'υπέρ, για λογαριασμό, εκ μέρους, κατ’ εντολή, πρώην',
);

/** The same in scripts written without spaces. */
export const UNSPACED_PHRASES: readonly string[] = splitForms(
  '代表, 代理, 付给, 付款给, 付給, 付款給, 支付给, 支付給, 转给, 轉給, 转账给, 轉賬給, 汇给, 匯給, 汇款至, 匯款至, 经由, 經由, 通过, 透過, 以及, 又名, 又称, 又稱, 原名, 曾用名, 别名, 別名, 化名, 简称, 委托, 委託, 受托于, ' +
    'および, 及び, ならびに, 並びに, または, 又は, 宛, 宛て, 御中, 様方, 気付, こと, 旧名, 旧姓, 通称, または別名, を代表して, に代わり, による, ' +
    '그리고, 대신하여, 을 대신하여, 를 대신하여, 귀하, 귀중, 앞으로, 일명, 본명, 구명, ' +
    'และ, หรือ, ในนาม, ในนามของ, เพื่อ, โดย, ถึง, จาก, ผ่าน, เพื่อบัญชี, ชื่อเดิม, หรือที่รู้จักในชื่อ',
);

/** Single-character "and" that also occurs in names: it joins two names if there are two characters on each side. */
export const UNSPACED_AND: readonly string[] = splitForms('和, 与, 與, 及, 跟, 同, 或, と, や');
