import { pick } from '../lists/random.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s*\|\s*/);

/** Words that identify nobody, by kind. */
const HONORIFICS = words(
  'Mr | Mrs | Ms | Miss | Dr | Prof | Sir | Madam | Sheikh | Herr | Frau | Monsieur | Madame | Señor | Señora | Sig. | Bay | Bayan | господин | г-н | السيد | 先生 | 女士 | Pan | Pani',
);
const FORMS = words(
  `Ltd | Limited | LLC | L.L.C. | Inc. | Corp. | Corporation | Company | Co. | & Co. | GmbH | AG | KG | S.A. | SA | S.A.R.L. | SARL | S.p.A. | S.r.l. | B.V. | N.V. | PLC | A.Ş. | Sp. z o.o. | ООО | ОАО | АО | ПАО | شركة | 有限公司 | 株式会社`,
);
const STOP_WORDS = words(
  'and | of the | for | the | in | by | to | with | from | und | der | von | für | et | de la | des | pour | y | de los | para | e | della | ve | için | и | для | от | و | من | في | の | 和',
);
const GENERIC = words(
  `bank | the bank | company | group | trading | general trading | import export | services | holding | international | global | transport | shipping | construction | industries | investment |
  Bank AG | Handel | société | banque | empresa | banco | comercio | şirket | ticaret | банк | компания | торговый дом | شركة تجارة | بنك | 公司 | 银行 | 贸易`,
);
const MESSAGE = words(
  `payment | invoice | transfer | account | ref | reference | amount | date | beneficiary | Rechnung | Überweisung | facture | virement | pago | transferencia | ödeme | havale | оплата | счет | حساب | 付款`,
);
const LETTERS = words(
  'A | B. | X | J.K. | M | S | Z | É | Ж | А. | א | α | I | O | 5 | 12 | 204 | 100,00 | EUR | USD | №',
);
const SIGNS = words('& | - | – | … | ??? | *** | / | () | [] | + | = | @ | # | % | ; ; ; | , | . | ! | « » | "" | _');

const KINDS = [HONORIFICS, FORMS, STOP_WORDS, GENERIC, MESSAGE, LETTERS, SIGNS];
const PAIRS = [
  'Company Limited',
  'Mr Dr',
  'and of the',
  'S.A. & Co.',
  'the bank',
  'To whom it may concern',
  'N/A',
  'unknown',
  'not applicable',
  'same as above',
  'see attached',
  'none',
];

/** Texts of one to five words that name nobody; without two business words, which may be a company's whole name. */
export function textsThatSayNothing(count: number, random: () => number): readonly string[] {
  const texts = new Set(PAIRS);
  while (texts.size < count) {
    const kinds = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(KINDS, random));
    const parts = Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(pick(kinds, random), random));
    if (parts.filter((part) => GENERIC.includes(part)).length < 2)
      texts.add(parts.join(pick([' ', ' ', ', ', ' / ', '\n'], random)));
  }
  return [...texts];
}
