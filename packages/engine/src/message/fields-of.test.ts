import { describe, expect, it } from 'vitest';
import { fieldsOf } from './fields-of.ts';

/** Names that fields hold, as they stand in the text; the stretches of a split name are joined by "+". */
const held = (text: string, holds: string): string[] =>
  fieldsOf(text)
    .filter((part) => part.holds === holds)
    .map(({ start, end, joined }) => (joined ?? [[start, end]]).map(([from, to]) => text.slice(from, to)).join('+'));

const MT103 = `{1:F01QUELXX22AXXX0000000000}{2:I103DALVXX33XXXXN}{4:
:20:REF4471
:32A:241112EUR1000,00
:50K:/DE89370400440532013000
VARNOK ZELIMIR
TOLBRECHT
12 HARBOUR STREET
:57A:QUELDEFF
:59F:/AE070331234567890123456
1/DALVOR QUELMIR TRADING
1/AND SHIPPING LLC
2/1 PORT ROAD
3/AE/DUBAI
:70:/INV/4471
/ORG/OZREN MELGRIV
//AND SONS LTD
-}`;

describe('SWIFT MT', () => {
  it('gives names by their lines, alone and together', () => {
    const parties = held(MT103, 'party');
    expect(parties).toEqual(expect.arrayContaining(['VARNOK ZELIMIR', 'VARNOK ZELIMIR\nTOLBRECHT']));
    expect(parties).toEqual(
      expect.arrayContaining(['DALVOR QUELMIR TRADING', 'DALVOR QUELMIR TRADING+AND SHIPPING LLC']),
    );
  });

  it('gives what a code word in free text names, with its next line', () =>
    expect(held(MT103, 'party')).toEqual(expect.arrayContaining(['OZREN MELGRIV', 'OZREN MELGRIV+AND SONS LTD'])));

  it('tells references, amounts, codes and addresses from names', () =>
    expect(held(MT103, 'other')).toEqual(
      expect.arrayContaining(['REF4471', '241112EUR1000,00', '12 HARBOUR STREET', 'QUELDEFF', '1 PORT ROAD']),
    ));

  it('is read with Windows line ends, and on one line', () => {
    expect(held(':59:/DE89\r\nVARNOK TOLBRECHT\r\nDORVANBURG', 'party')).toContain('VARNOK TOLBRECHT');
    expect(held('sent :50K:/DE89 OZREN MELGRIV :59:/DE90 VARNOK TOLBRECHT :70:RENT', 'party')).toEqual([
      'OZREN MELGRIV',
      'VARNOK TOLBRECHT',
    ]);
  });

  it('is no time of day', () => expect(held('at 12:50:45 Varnok Tolbrecht', 'party')).toEqual([]));
});

const PAIN = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><ns2:CdtTrfTxInf>
<Dbtr><ns2:Nm>Varnok Tolbrecht</ns2:Nm><PstlAdr><StrtNm>Harbour Street</StrtNm><AdrLine>Flat 4</AdrLine></PstlAdr></Dbtr>
<UltmtDbtr><Nm>Ozren Melgriv</Nm></UltmtDbtr><CdtrAgt><FinInstnId><BICFI>QUELDEFF</BICFI><Nm>Bank of Quelm</Nm></FinInstnId></CdtrAgt>
<Cdtr><Nm><![CDATA[Dalvor & Sons]]></Nm></Cdtr><RmtInf><Ustrd>rent for March</Ustrd></RmtInf></ns2:CdtTrfTxInf></Document>`;

describe('XML', () => {
  it('gives the parties of ISO 20022, with prefixes and CDATA', () =>
    expect(held(PAIN, 'party')).toEqual(['Varnok Tolbrecht', 'Ozren Melgriv', 'Bank of Quelm', 'Dalvor & Sons']));

  it('and tells addresses, codes and free text from them', () =>
    expect(held(PAIN, 'other')).toEqual(['Harbour Street', 'Flat 4', 'QUELDEFF', 'rent for March']));

  it('gives elements and attributes whose name says so, in XML of any kind', () => {
    const text =
      '<field name="beneficiary">Ozren Melgriv</field><vessel name="Ozhdan" imo="9123456"/><Shipper>Quelm Dal';
    expect(held(text, 'party')).toEqual(['Ozren Melgriv', 'Quelm Dal']);
    expect(held(text, 'vessel')).toEqual(['Ozhdan']);
  });

  it('makes one name of two elements', () =>
    expect(held('<Prsn><FrstNm>Varnok</FrstNm><LastNm>Tolbrecht</LastNm></Prsn>', 'party')).toEqual([
      'Varnok+Tolbrecht',
    ]));
});

describe('JSON', () => {
  it('gives values by their keys, at any depth', () => {
    const text =
      '{"amount":"100","beneficiary":{"name":"Varnok Tolbrecht","country":{"name":"Quelmia"}},"directors":["Ozren Melgriv","Quelm Dal"],"memo":"rent","x":"Dalvor"}';
    expect(held(text, 'party')).toEqual(['Varnok Tolbrecht', 'Ozren Melgriv', 'Quelm Dal']);
    expect(held(text, 'other')).toEqual(['100', 'Quelmia', 'rent']);
    expect(held(text, 'unknown')).toEqual(['Dalvor']);
  });

  it('is read cut off, in single quotes, and without quotes around keys', () => {
    expect(held('{"payer": {"name": "Varnok Tolb', 'party')).toEqual(['Varnok Tolb']);
    expect(held("{'payer': 'Ozren O'Varnok', owner: 'Quelm'}", 'party')).toEqual(["Ozren O'Varnok", 'Quelm']);
  });

  it('makes one name of given and family name, one for each person', () => {
    const person = (given: string, family: string) => `{"firstName":"${given}","age":"5","lastName":"${family}"}`;
    const text = `{"parties":[${person('Varnok', 'Tolbrecht')},${person('Ozren', 'Melgriv')}]}`;
    expect(held(text, 'party')).toEqual(['Varnok+Tolbrecht', 'Ozren+Melgriv']);
  });
});

describe('lines of keys and values', () => {
  it.each([
    ['beneficiary: Varnok Tolbrecht; amount: 100 EUR', ['Varnok Tolbrecht']],
    ['beneficiary_name=Varnok Tolbrecht\niban=DE89', ['Varnok Tolbrecht']],
    ['Begünstigter: Varnok Tolbrecht\nBetrag: 100', ['Varnok Tolbrecht']],
    ['Nom du bénéficiaire : Varnok Tolbrecht', ['Varnok Tolbrecht']],
    ['Получатель: Абылай Тарноков\nСумма: 100', ['Абылай Тарноков']],
    ['收款人：杨国伟，金额：100', ['杨国伟']],
    ['受取人：ヴァルノク', ['ヴァルノク']],
    ['المستفيد: فارنوك تولبريخت', ['فارنوك تولبريخت']],
    ['Alıcı: Varnok Tolbrecht', ['Varnok Tolbrecht']],
    ['Beneficiary:\nVarnok Tolbrecht\n12 Harbour Street', ['Varnok Tolbrecht']],
    ['nombre=Varnok;apellidos=Tolbrecht', ['Varnok+Tolbrecht']],
    ['?name=Varnok+Tolbrecht&amount=5&payee=Ozren', ['Varnok+Tolbrecht', 'Ozren']],
  ])('%s', (text, names) => expect(held(text, 'party')).toEqual(names));

  it('name ships', () => expect(held('Vessel: Ozhdan\nPort: Dorvanburg', 'vessel')).toEqual(['Ozhdan']));
});

describe('tables', () => {
  it('are read by the names of their columns, with commas in quotes', () => {
    const text = 'id,name,country\n1,"Tolbrecht, Varnok",DE\n2,Ozren Melgriv,FR';
    expect(held(text, 'party')).toEqual(['Tolbrecht, Varnok', 'Ozren Melgriv']);
    expect(held(text, 'other')).toEqual(['1', 'DE', '2', 'FR']);
  });

  it('join a name over two columns', () =>
    expect(held('first;last;iban\nVarnok;Tolbrecht;DE89', 'party')).toEqual(['Varnok+Tolbrecht']));

  it('give every cell with letters, where nothing names the columns', () =>
    expect(held('4471\tVarnok Tolbrecht\t1970\tOzren', 'unknown')).toEqual(['Varnok Tolbrecht', 'Ozren']));

  it('are no names written SURNAME, Given, and no prose', () => {
    expect(fieldsOf('Tolbrecht, Varnok')).toEqual([]);
    expect(fieldsOf('paid, with thanks, for the goods')).toEqual([]);
  });
});

describe('other formats', () => {
  it.each([
    [
      'vCard',
      'BEGIN:VCARD\nN:Tolbrecht;Varnok;;;\nFN:Varnok Tolbrecht\nEND:VCARD',
      ['Tolbrecht+Varnok', 'Varnok Tolbrecht'],
    ],
    ['EDIFACT', "UNH+1'NAD+BY+12::91++DALVOR QUELMIR+PORT ROAD'", ['DALVOR QUELMIR']],
    ['X12', 'N1*BY*DALVOR LLC*92*1~NM1*IL*1*TOLBRECHT*VARNOK~', ['DALVOR LLC', 'TOLBRECHT+VARNOK']],
    ['a German statement', 'EREF+12SVWZ+Miete MaerzABWA+VARNOK TOLBRECHT', ['VARNOK TOLBRECHT']],
    [
      'numbered fields of a statement',
      '166?20SVWZ+Miete?32VARNOK ZELIMIR TOLB?33RECHT',
      ['VARNOK ZELIMIR TOLB+RECHT', 'VARNOK ZELIMIR TOLB'],
    ],
    ['a Dutch statement', '/BENM//NAME/OZREN MELGRIV/REMI/RENT MARCH', ['OZREN MELGRIV']],
    ['codes', '/ORD/VARNOK TOLBRECHT/12 HARBOUR STREET', ['VARNOK TOLBRECHT']],
  ])('%s', (_, text, names) => expect(held(text, 'party')).toEqual(names));

  it('name ships in EDIFACT', () =>
    expect(held("TDT+20+1+1++C+++9123456:::OZHDAN VOYAGER'", 'vessel')).toEqual(['OZHDAN VOYAGER']));
});

describe('a text without structure has no fields', () => {
  it.each([
    '',
    'Varnok Tolbrecht',
    'paid to Varnok Tolbrecht for rent',
    'c/o Ozren',
    'a < b > c',
    '12:30',
    'https://quelm.example/x',
  ])('"%s"', (text) => expect(fieldsOf(text)).toEqual([]));
});
