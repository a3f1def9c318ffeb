import type { Fill } from './fill.ts';
import { type Frame, formatted, text } from './frame.ts';

/** Number of characters in a line of a wire message. */
const LINE = 35;

/** Breaks a text wherever a line is full. */
const inLines = (text: string): string => (text.match(new RegExp(`.{1,${LINE}}`, 'gu')) ?? []).join('\n');
const wired = (name: string): string => inLines(name.toUpperCase());
const inXml = (name: string): string => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const inJson = (name: string): string => JSON.stringify(name).slice(1, -1);
const inCsv = (name: string): string => name.replaceAll('"', '""');
const inForm = (name: string): string => encodeURIComponent(name).replaceAll('%20', '+');
const ofFour = (lines: readonly string[]): string => lines.join('\n').toUpperCase();

const mt103 = (
  id: string,
  party: (name: string, fill: Fill) => { ordering: string; beneficiary: string; for: string },
) =>
  formatted(id, wired, (name, fill) => {
    const { ordering, beneficiary, for: purpose } = party(name, fill);
    const { digits, count, iban } = fill;
    return `:20:FT${digits(8)}\n:23B:CRED\n:32A:2403${count(10, 28)}EUR${count(100, 99_999)},00\n:50K:/${digits(12)}\n${ordering}\n:57A:DEUTDEFFXXX\n:59:/${iban()}\n${beneficiary}\n:70:${purpose}\n:71A:SHA`;
  });

const withAddress = (name: string, { street, city }: Fill): string => `${name}\n${ofFour([street(), city()])}`;

/** Interbank messages and payment files. */
export const PAYMENTS: readonly Frame[] = [
  mt103('mt103-beneficiary', (name, fill) => ({
    ordering: withAddress(fill.party().toUpperCase(), fill),
    beneficiary: withAddress(name, fill),
    for: `/INV/${fill.digits(6)}`,
  })),
  mt103('mt103-ordering', (name, fill) => ({
    ordering: withAddress(name, fill),
    beneficiary: withAddress(fill.party().toUpperCase(), fill),
    for: fill.goods().toUpperCase(),
  })),
  mt103('mt103-purpose', (name, fill) => ({
    ordering: withAddress(fill.party().toUpperCase(), fill),
    beneficiary: withAddress(fill.party().toUpperCase(), fill),
    for: `${fill.word().toUpperCase()} FOR ${name}`,
  })),
  formatted('org-codes', wired, (name, { party, street }) => `/ORG/${name}\n//${street()}\n/BNF/${party()}`),
  formatted(
    'name-in-1-slash',
    wired,
    (name, { street, city, digits }) => `:59F:/${digits(10)}\n1/${name}\n2/${street()}\n3/DE/${city()}`,
  ),
  formatted(
    'pain001',
    inXml,
    (name, { iban, party, amount }) =>
      `<CdtTrfTxInf><Amt><InstdAmt Ccy="EUR">${amount()}</InstdAmt></Amt><Dbtr><Nm>${name}</Nm></Dbtr><DbtrAcct><Id><IBAN>${iban()}</IBAN></Id></DbtrAcct><Cdtr><Nm>${inXml(party())}</Nm></Cdtr></CdtTrfTxInf>`,
  ),
  formatted(
    'pain001-address',
    inXml,
    (name, { street, city, party }) =>
      `<Cdtr>\n  <Nm>${name}</Nm>\n  <PstlAdr><StrtNm>${inXml(street())}</StrtNm><TwnNm>${inXml(city())}</TwnNm></PstlAdr>\n</Cdtr>\n<UltmtCdtr><Nm>${inXml(party())}</Nm></UltmtCdtr>`,
  ),
  formatted(
    'xml-attribute',
    inXml,
    (name, { digits }) => `<party id="${digits(4)}" name="${name.replaceAll('"', '&quot;')}" role="buyer"/>`,
  ),
  formatted('remittance', inXml, (name, { reference }) => `<RmtInf><Ustrd>${reference()} ${name}</Ustrd></RmtInf>`),
  formatted(
    'json',
    inJson,
    (name, { amount, iban }) => `{"creditor":{"name":"${name}","iban":"${iban()}"},"amount":"${amount()}"}`,
  ),
  formatted(
    'json-list',
    inJson,
    (name, { party }) => `{"parties": ["${inJson(party())}", "${name}", "${inJson(party())}"]}`,
  ),
  text(
    'key-value',
    (name, { iban, amount }) => `beneficiary_name=${name}\nbeneficiary_iban=${iban()}\namount=${amount()}`,
  ),
  formatted('form', inForm, (name, { digits, count }) => `customer=${name}&id=${digits(6)}&amount=${count(1, 900)}`),
  formatted(
    'csv',
    inCsv,
    (name, { digits, street, city }) => `${digits(5)},"${name}","${inCsv(street())}","${inCsv(city())}"`,
  ),
  text('csv-semicolon', (name, { digits, city, amount }) => `${digits(5)};${name};${city()};${amount()};`),
  text(
    'sepa-purpose',
    (name, { digits, goods }) => `EREF+${digits(8)} MREF+M${digits(5)} SVWZ+${goods()} ABWA+${name}`,
  ),
  text(
    'fixed-columns',
    (name, { digits, city }) => `${digits(6)}   ${name.padEnd(40)}${city().padEnd(20)}${digits(4)}`,
  ),
  text('lines-of-35', (name, { words, count, party }) =>
    inLines(`${words(count(1, 8))} ${name} ${words(count(1, 4))} ${party()}`),
  ),
];
