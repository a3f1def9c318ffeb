import { pick } from '../../lists/random.ts';
import { BANKS, GOODS, type Language, MONTHS, PLACES, type Place } from './everyday-words.ts';

/** Ingredients of a text: its party, another party, and a random source. */
export type Slots = {
  readonly party: string;
  readonly other: string;
  readonly random: () => number;
};

/** One kind of text. Fields of telegraphic kinds have lines of 35 characters in capitals. */
export type Template = {
  readonly language: Language;
  readonly telegraphic: boolean;
  readonly write: (slots: Slots) => string;
};

const number = (digits: number, random: () => number): string =>
  Array.from({ length: digits }, () => Math.floor(random() * 10)).join('');
const iban = (random: () => number): string => `${pick(['DE', 'GB', 'FR', 'TR', 'AE'], random)}${number(20, random)}`;
const amount = (random: () => number): string => `${number(4, random)},${number(2, random)}`;
const block = ({ street, city, postcode, country }: Place): string => `${street}\n${postcode} ${city}\n${country}`;

const text = (language: Language, write: (slots: Slots) => string): Template => ({
  language,
  telegraphic: false,
  write,
});
const wire = (write: (slots: Slots) => string): Template => ({ language: 'en', telegraphic: true, write });

/** Additional slots of a template, by language. */
const goods = (language: Language, random: () => number): string => pick(GOODS[language], random);
const month = (language: Language, random: () => number): string => pick(MONTHS[language], random);

export const TEMPLATES: readonly Template[] = [
  wire(
    ({ party, other, random }) => `:20:FT${number(8, random)}
:23B:CRED
:32A:240318EUR${amount(random)}
:50K:/${iban(random)}
${other}
${block(pick(PLACES, random))}
:59:/${iban(random)}
${party}
${block(pick(PLACES, random))}
:70:/INV/${number(6, random)} ${goods('en', random)}
:71A:SHA`,
  ),
  wire(
    ({ party, other, random }) => `:50K:/${number(12, random)}
${party}
${block(pick(PLACES, random))}
:57A:${pick(BANKS, random)}
:59:/${iban(random)}
${other}
${block(pick(PLACES, random))}
:70:${goods('en', random)} ${month('en', random)} 2024`,
  ),
  wire(({ party, random }) => `:59:/${iban(random)}\n${party}\n${block(pick(PLACES, random))}`),
  wire(
    ({ party, other, random }) =>
      `:70:/RFB/${number(6, random)} ON BEHALF OF\n${party}\nORDER OF ${other}\n:72:/ACC/${pick(BANKS, random)}`,
  ),
  text(
    'en',
    ({ party, random }) =>
      `INV 2024-${number(3, random)} CONSULTING FEES BENEFICIARY ${party} ACC ${number(10, random)}`,
  ),
  text(
    'en',
    ({ party, other, random }) =>
      `Payment of EUR ${amount(random)} from ${other} to ${party} for ${goods('en', random)}, ${month('en', random)} 2024`,
  ),
  text(
    'en',
    ({ party, random }) =>
      `Please transfer the ${goods('en', random)} to the account of ${party} with ${pick(BANKS, random)} before the end of ${month('en', random)}.`,
  ),
  text('en', ({ party, random }) => `${party}\n${block(pick(PLACES, random))}\nTel. +44 20 ${number(7, random)}`),
  text('en', ({ party, random }) => {
    const { street, city, postcode, country } = pick(PLACES, random);
    return `Consignee: ${party}, ${street}, ${postcode} ${city}, ${country}; notify party same as consignee`;
  }),
  text(
    'en',
    ({ party, other, random }) =>
      `SEPA/EREF/${number(9, random)}/SVWZ/${goods('en', random)} ${month('en', random)}/ABWA/${other}/ABWE/${party}`,
  ),
  text(
    'en',
    ({ party, other, random }) =>
      `Invoice ${number(5, random)} dated 12 ${month('en', random)}: sold to ${other}, shipped to ${party}, ${goods('en', random)}, terms FOB ${pick(PLACES, random).city}`,
  ),
  text(
    'en',
    ({ party, random }) =>
      `On 4 ${month('en', random)} our customer asked us to pay ${party}, who lives in ${pick(PLACES, random).city}, for ${goods('en', random)} and we would like to know the purpose.`,
  ),
  text(
    'de',
    ({ party, random }) =>
      `Überweisung an ${party} wegen ${goods('de', random)} für ${month('de', random)} 2024, Kundennummer ${number(6, random)}, vielen Dank`,
  ),
  text(
    'de',
    ({ party, other, random }) =>
      `Rechnung Nr. ${number(5, random)} vom 3. ${month('de', random)}; Auftraggeber ${other}; Empfänger ${party}; ${goods('de', random)}`,
  ),
  text(
    'fr',
    ({ party, random }) =>
      `Virement en faveur de ${party} pour ${goods('fr', random)}, mois de ${month('fr', random)} 2024, référence ${number(7, random)}`,
  ),
  text(
    'fr',
    ({ party, other, random }) =>
      `Facture n° ${number(5, random)} du 8 ${month('fr', random)}, donneur d'ordre ${other}, bénéficiaire ${party}`,
  ),
  text(
    'es',
    ({ party, random }) =>
      `Transferencia a favor de ${party} por ${goods('es', random)}, mes de ${month('es', random)} de 2024, factura ${number(5, random)}`,
  ),
  text(
    'es',
    ({ party, other, random }) =>
      `Pago ordenado por ${other} al beneficiario ${party} en concepto de ${goods('es', random)}`,
  ),
  text(
    'ru',
    ({ party, random }) =>
      `Оплата по договору № ${number(4, random)} от 5.03.2024 за ${goods('ru', random)}, получатель ${party}, НДС не облагается`,
  ),
  text(
    'ru',
    ({ party, other, random }) =>
      `Плательщик: ${other}; получатель: ${party}; назначение платежа: ${goods('ru', random)}, ${month('ru', random)} 2024 г.`,
  ),
  text(
    'ar',
    ({ party, random }) =>
      `تحويل مبلغ ${number(4, random)} دولار إلى حساب ${party} مقابل ${goods('ar', random)} عن شهر ${month('ar', random)}`,
  ),
  text(
    'ar',
    ({ party, other, random }) =>
      `المرسل: ${other}، المستفيد: ${party}، الغرض: ${goods('ar', random)}، رقم ${number(5, random)}`,
  ),
  text(
    'tr',
    ({ party, random }) =>
      `${month('tr', random)} ayı ${goods('tr', random)} için ${party} hesabına havale, fatura no ${number(6, random)}, teşekkürler`,
  ),
  text('tr', ({ party, other, random }) => `Gönderen ${other}, alıcı ${party}, açıklama: ${goods('tr', random)}`),
  text(
    'zh',
    ({ party, random }) => `付款给 ${party}，用途：${goods('zh', random)}，合同编号 ${number(6, random)}，谢谢`,
  ),
  text(
    'zh',
    ({ party, other, random }) => `汇款人：${other}；收款人：${party}；${month('zh', random)} ${goods('zh', random)}`,
  ),
];
