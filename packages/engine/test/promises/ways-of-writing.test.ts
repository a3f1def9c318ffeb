import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { company, party } from '../builders/party.ts';
import { codesOf, hitOn, indexOf, search } from '../builders/search.ts';

const VESTRAKOV = party('Orlan Tikhonovich VESTRAKOV');
const QUELMAR = party('Sigward Emil QUELMAR DALVOR');
const BANK = party('DALVORBANK', { entityType: 'organization' });
const ZHARNOVSKY = party('Yuri Shamilevich ZHARNOVSKY');
const index = indexOf([VESTRAKOV, QUELMAR, BANK, party('Varnok TOLBRECHT'), ZHARNOVSKY]);
const found = (text: string, listed = VESTRAKOV) => hitOn(search(index, text), listed);

describe('a listed person who shares a family name that is written once is found', () => {
  it.each([
    'Orlan & Anna Vestrakov',
    'Orlan and Anna Vestrakov',
    'Orlan und Anna Vestrakov',
    'Orlan y Anna Vestrakov',
    'Orlan/Anna Vestrakov',
    'Orlan + Anna Vestrakov',
    'Anna & Orlan Vestrakov',
    'Anna, Petra & Orlan Vestrakov',
    'Orlan, Anna and Petra Vestrakov',
    'Orlan & Anna Maria Vestrakov',
    'Orlan T. & Anna Vestrakov',
    'Mr & Mrs Orlan Vestrakov',
    'Mr. Orlan and Mrs. Anna Vestrakov',
    'Vestrakov, Orlan & Anna',
    'Vestrakov, Anna & Orlan',
    'Vestrakov Anna & Orlan',
    'Орлан и Анна Вестраков',
    'Rent May Orlan & Anna Vestrakov',
    'Orlan & Petra & Karl & Ida & Max & Anna Vestrakov',
    'Rent for flat in Berlin May Anna & Orlan Vestrakov',
    'ORLAN & ANNA VESTRAKOV',
    'Transferência para Orlan & Sabine VESTRAKOV referente ao aluguel em Borgs',
    'Orlan und Sabine VESTRAKOV guarantees the loan of Petra Muster over EUR 33445,50',
    'Do we know Orlan and Petra VESTRAKOV? Somebody has asked about them twice this week.',
    'This agreement of 20 March is made between Mr Orlan and Mrs Anna Maria Vestrakov (the Seller) and Karl Muster (the Buyer).',
    'This agreement of 20 March is made between Mr Orlan T. & Mrs Anna Vestrakov (the Seller) and Karl Muster (the Buyer).',
    'Miete Mai Orlan u. Petra Vestrakov Wohnung 4',
    'Überweisung von Orlan Tikhonovich und Frau Petra Vestrakov für Miete',
    'Miete der Wohnung in der Altstadt von Vestrakov, Petra und Orlan für Mai',
    'Paid by Orlan, Anna and Petra Vestrakov for the house that they bought',
    'please send the rent that orlan & anna vestrakov owe for the flat in the old town',
    'Оплата аренды за Анну и Орлана Вестраковых по договору от 5 мая за квартиру в центре города',
  ])('%s', (text) => expect(found(text)?.nameScore).toBeGreaterThanOrEqual(85));

  it('with a family name of two words', () => {
    expect(found('Sigward & Anna Quelmar Dalvor', QUELMAR)?.nameScore).toBeGreaterThanOrEqual(85);
  });

  it.each(['Orlan & Sons Vestrakov Trading Ltd', 'Orlan and Anna', 'Karl & Anna Vestrakov'])('but not in %s', (text) =>
    expect(found(text)?.priority).not.toBe('high'),
  );
});

describe('a passenger as airlines write one is found', () => {
  it.each([
    'VESTRAKOV/ORLANMR',
    'VESTRAKOV/ORLAN MR',
    'VESTRAKOV/ORLANMSTR',
    'VESTRAKOV/ORLANDR',
    'VESTRAKOV/ORLANTIKHONOVICHMR',
    'VESTRAKOV/ORLAN TIKHONOVICHMR',
    'VESTRAKOV/ANNAMRS/ORLANMR',
    'VESTRAKOV/ANNAMRS/PETRAMISS/KARLCHD/IDACHD/MAXCHD/ORLANMR',
    'TKT 1762345678901 VESTRAKOV/ORLANMR DXB IST',
    'Do we know VESTRAKOV/ORLANMR? Somebody has asked about him twice this week.',
  ])('%s', (text) => expect(found(text)?.nameScore).toBeGreaterThanOrEqual(85));

  it('by the first of several given names that are written as one', () => {
    const listed = party('Mehdi Ben Ulmar Ben Tikhor KAMBROUN');
    for (const text of [
      'KAMBROUN/MEHDIBENULMARBENTIKHORMR',
      'in favour of KAMBROUN/MEHDIBENULMARMISS by order of Petra',
    ])
      expect(hitOn(search([listed], text), listed)?.nameScore, text).toBeGreaterThanOrEqual(80);
    expect(search([listed], 'KAMBROUN/SABINEPETRAMRS').hits).toEqual([]);
  });

  it('with any title that is written as one with the given name', () => {
    const word = fc.stringMatching(/^[bdgklmnprtvz][aeiou][bdgklmnprtvz][aeiou][bdgklmnprtvz]$/);
    const title = fc.constantFrom('MR', 'MRS', 'MS', 'MISS', 'MSTR', 'DR');
    fc.assert(
      fc.property(word, word, title, (given, family, own) => {
        const listed = party(`${given} ${family}ek`);
        const text = `${family}ek/${given}${own}`.toUpperCase();
        expect(hitOn(search([listed], text), listed)?.nameScore).toBeGreaterThanOrEqual(85);
      }),
      { numRuns: 25 },
    );
  });
});

describe('a title between the family name and the given name hides nobody', () => {
  it.each([
    'Vestrakov, Prof. Orlan',
    'Vestrakov, Prof Orlan',
    'VESTRAKOV, PROF. DR. ORLAN',
    'Vestrakov, Ing. Orlan',
    'Vestrakov, Gen. Orlan',
    'Vestrakov, Mr Orlan',
    'Vestrakov Prof. Orlan',
  ])('%s', (text) => expect(found(text)?.nameScore).toBe(found('Vestrakov, Orlan')?.nameScore));

  it('but it stays where it may be a name: Vestrakov, Haji Orlan', () => {
    expect(found('Vestrakov, Haji Orlan')?.nameScore).toBeLessThan(found('Vestrakov, Orlan')?.nameScore ?? 0);
  });
});

describe('a nickname within a name hides nobody', () => {
  it.each([
    'Orlan "the Miller" Vestrakov',
    'Orlan “Bobby” Vestrakov',
    'Orlan «Bobby» Vestrakov',
    'Orlan „Bobby“ Vestrakov',
    "Orlan 'Bobby' Vestrakov",
    'Orlan (Bobby) Vestrakov',
    'Орлан «Кузнец» Вестраков',
    'Invoice 7781 Orlan "Bobby" Vestrakov',
  ])('%s', (text) => expect(found(text)?.nameScore).toBeGreaterThanOrEqual(85));

  it('and quotation marks around a whole name, or a company’s, say nothing', () => {
    expect(found('"Orlan Vestrakov"')?.nameScore).toBeGreaterThanOrEqual(85);
    expect(found('OOO "Tolvane" Vestrakov Ltd')?.priority).not.toBe('high');
  });
});

it.each([
  ['W. Tolbrecht', 'Viktor Tolbrecht'],
  ['Tolbrecht, W.', 'Viktor Tolbrecht'],
  ['W.W. Tolbrecht', 'Vladimir Viktorovich Tolbrecht'],
  ['J. Tolbrecht', 'Yuri Tolbrecht'],
  ['payment to W. Tolbrecht', 'Viktor Tolbrecht'],
])('an initial is what German and Polish write for it: %s', (text, name) => {
  const listed = party(name);
  expect(hitOn(search([listed], text), listed)).toBeDefined();
});

describe('initials written as one are initials', () => {
  it.each([
    ['Vestrakov OT', VESTRAKOV],
    ['VESTRAKOV OT', VESTRAKOV],
    ['OT Vestrakov', VESTRAKOV],
    ['Вестраков ОТ', VESTRAKOV],
    ['ВЕСТРАКОВ ОТ', VESTRAKOV],
    ['вестраков от', VESTRAKOV],
    ['PAYMENT TO ZHARNOVSKY YS INVOICE 4411', ZHARNOVSKY],
  ])('%s', (text, listed) => {
    const hit = found(text, listed);
    expect(hit?.evidence.tokens.filter(({ method }) => method === 'initial')).toHaveLength(2);
  });

  it.each(['Жарновский Ю.Ш.', 'Жарновский ЮШ', 'Zharnovsky Yu. Sh.'])(
    'also of letters that Latin alphabets write with two: %s',
    (text) => {
      expect(search(index, text).hits.map(({ primaryName }) => primaryName)).toEqual(['Yuri Shamilevich ZHARNOVSKY']);
    },
  );

  it.each([
    ['a numeral', 'Tarnwick II', 'Ivan Igorevich TARNWICK'],
    ['a legal form', 'Tarnwick AG', 'Anton Georgievich TARNWICK'],
    ['a given name', 'TARNWICK JO', 'Jan Olafovich TARNWICK'],
  ])('but %s is not read as initials', (_, text, listed) => {
    const one = party(listed);
    const hit = hitOn(search([one], text), one);
    expect(hit?.nameScore ?? 0).toBeLessThan(85);
    expect(hit?.evidence.tokens.map(({ method }) => method) ?? []).not.toContain('initial');
  });
});

describe('a name written as one word is found', () => {
  it.each(['orlanvestrakov', 'vestrakovorlan', 'VESTRAKOVORLAN', 'VestrakovOrlan', 'вестраковорлан', 'ВестраковОрлан'])(
    '%s',
    (text) => expect(found(text)?.nameScore).toBeGreaterThanOrEqual(85),
  );
  it.each(['quelmardalvorsigward', 'quelmardalvorsigwardemil'])('with a family name of two words: %s', (text) =>
    expect(found(text, QUELMAR)?.nameScore).toBeGreaterThanOrEqual(85),
  );
  it.each([
    'orlanvestrakov@example.org',
    'VestrakovOrlan75@example.org',
    'orlanvestrakov1971',
    'www.orlanvestrakov.com',
    'payment to vestrakovorlan@example.org',
    'TRF VESTRAKOVORLAN',
    'orlanvestrakov XQZ',
  ])('as a login or the name of a site: %s', (text) => expect(found(text)).toBeDefined());
  it.each(['MVQUELMAR DALVOR', 'M/VQUELMAR DALVOR', 'freight MTQUELMAR DALVOR voyage 3'])(
    'with what stands before a ship: %s',
    (text) => {
      const ship = party('QUELMAR DALVOR', { entityType: 'vessel' });
      expect(hitOn(search([ship], text), ship)).toBeDefined();
    },
  );
  it.each([
    '0469512VESTRAKOV ORLAN00014699560',
    'VESTRAKOV ORLAN1469956',
    'Vestrakov,Orlan20240311',
    'Vestrakov77Orlan',
    'VESTRAKOVORLAN19710405',
  ])('with a number: %s', (text) => expect(found(text)?.priority).toBe('high'));

  it('with a ship’s prefix and number, and another number is another ship', () => {
    const pearl = party('Quelmar PEARL 2', { entityType: 'vessel' });
    const ships = indexOf([pearl]);
    expect(hitOn(search(ships, 'MVQUELMARPEARL2'), pearl)?.priority).toBe('high');
    expect(hitOn(search(ships, 'MVQUELMARPEARL7'), pearl)?.priority).not.toBe('high');
  });

  it.each(['LUHUAYIN', 'payment LuHuayin invoice', 'luhuayin99'])('with a short family name first: %s', (text) => {
    const listed = party('Huayin LU');
    expect(hitOn(search([listed, party('Zhenni LU')], text), listed)).toBeDefined();
  });
  it.each([
    'Miete Mai ANNA TOLBREZOVAWOHNUNG 4',
    'SVWZ+MIETE MAERZ ANNA TOLBREZOVAWOHNUNG 62',
    'Anna Rechnungtolbrezova',
  ])('with an everyday word, as joined lines have it, beside a given name: %s', (text) => {
    const listed = party('Anna TOLBREZOVA');
    expect(hitOn(search([listed], text), listed)).toBeDefined();
    expect(hitOn(search([listed], text.replace(/Anna/i, 'Varnok')), listed)).toBeUndefined();
  });

  it('where an invisible sign parts the words', () => {
    const listed = party('Atef Melgriv', { aliases: ['عاطف ملغريف'] });
    expect(hitOn(search([listed], 'عاطف\u200cملغريف'), listed)).toBeDefined();
  });
  it('and says where each word is', () => {
    const spans = found('vestrakovorlan')?.evidence.tokens.map(({ query, querySpan }) => [query, ...querySpan]);
    expect(spans).toEqual([
      ['vestrakov', 0, 9],
      ['orlan', 9, 14],
    ]);
  });
});

describe('a name in which a line ends is found', () => {
  it.each([
    ['in a message of lines of 35 characters', ':70:/RFB/INV 7705 CONSULTING ORLAN VEST\nRAKOV CONTRACT 271'],
    ['with two slashes before the next line', ':72:/BNF/FOR ACCOUNT OF ORLAN VESTRA\n//KOV HAMBURG'],
    ['behind a hyphen', 'The letter about Orlan Ves-\ntrakov has been read.'],
    ['in Cyrillic letters', 'договор с Орлан Вест-\r\nраков от пятого мая'],
  ])('%s', (_, text) => expect(found(text)).toBeDefined());

  it('and the submitted text says where', () => {
    const [, family] = found('ORLAN VEST\nRAKOV')?.evidence.tokens ?? [];
    expect(family).toMatchObject({ query: 'VEST\nRAKOV', querySpan: [6, 16] });
  });
});

it.each([
  ['Windows-1256', 'ÈÔíÑ ãáÛÑíÝ'],
  ['ISO 8859-6', 'ÈÔêÑ åäÚÑêá'],
  ['Windows-1256, in a message', 'payment to ÈÔíÑ ãáÛÑíÝ for rent'],
])('Arabic letters that were read as Western ones are read: %s', (_, text) => {
  const listed = party('Bashir Melgriv', { aliases: ['بشير ملغريف'] });
  expect(hitOn(search([listed], text), listed)).toBeDefined();
});

describe('letters that were typed on another keyboard layout', () => {
  it.each(['Jhkfy Dtcnhfrjd', 'jhkfy dtcnhfrjd', 'Щкдфт Муыекфлщм', 'щкдфт муыекфлщм'])('are read: %s', (text) => {
    const hit = found(text);
    expect(hit?.nameScore).toBeGreaterThanOrEqual(85);
    expect(hit?.evidence.tokens.map(({ method }) => method)).toEqual(['transliteration', 'transliteration']);
  });

  it('but not where one word is a name as it is written', () => {
    expect(search(index, 'Jhkfy Tolbrecht').hits.map(({ primaryName }) => primaryName)).toEqual([]);
  });
});

describe('Cyrillic letters that were read in a wrong encoding', () => {
  it.each([
    ['KOI8-R as Windows-1251', 'пТМБО чЕУФТБЛПЧ'],
    ['Windows-1251 as KOI8-R', 'нПКЮМ бЕЯРПЮЙНБ'],
    ['Windows-1251 as Latin 1', 'Îðëàí Âåñòðàêîâ'],
    ['KOI8-R as Latin 1', 'ïÒÌÁÎ ÷ÅÓÔÒÁËÏ×'],
    ['CP866 as Windows-1251', 'Ћа«\u00a0\u00ad ‚Ґбва\u00a0Є®ў'],
    ['CP866 as Latin 1', '\u008eà«\u00a0\u00ad \u0082¥áâà\u00a0ª®¢'],
    ['Windows-1251 as CP866', '╬Ёырэ ┬хёЄЁръют'],
    ['Windows-1251 as CP437', '╬≡δαφ ┬σ±≥≡αΩεΓ'],
    ['ISO 8859-5 as Windows-1251', 'ѕаЫРЭ ІХбваРЪЮТ'],
    ['ISO 8859-5 as Latin 1', '¾àÛÐÝ ²ÕáâàÐÚÞÒ'],
    ['Mac Cyrillic as Windows-1251', 'Ћрлан ‚естраков'],
    ['Windows-1251 as Mac Cyrillic', 'ќрлан ¬естраков'],
    ['UTF-8 as KOI8-R', 'п·я─п╩п╟п╫ п▓п╣я│я┌я─п╟п╨п╬п╡'],
    ['UTF-8 as CP866', '╨Ю╤А╨╗╨░╨╜ ╨Т╨╡╤Б╤В╤А╨░╨║╨╛╨▓'],
  ])('are read: %s', (_, text) => expect(found(text)?.nameScore).toBeGreaterThanOrEqual(85));

  it.each([
    '«Îðëàí Âåñòðàêîâ»',
    '„Îðëàí Âåñòðàêîâ“',
    'Îðëàí\u00a0Âåñòðàêîâ',
    'Îðëàí–Âåñòðàêîâ…',
    '·Îðëàí Âåñòðàêîâ®',
    '«ïÒÌÁÎ\u00a0÷ÅÓÔÒÁËÏ×»',
  ])('also between marks: %j', (text) => expect(found(text)?.nameScore).toBeGreaterThanOrEqual(85));

  it.each(['«Äàëüâîðáàíê»', 'ÎÎÎ «Äàëüâîðáàíê»'])('also a company’s between quotation marks: %s', (text) =>
    expect(found(text, BANK)?.nameScore).toBeGreaterThanOrEqual(85),
  );

  it('also in words of one case, where they are words of listed names', () => {
    expect(found('ПТМБО ЧЕУФТБЛПЧ')?.nameScore).toBeGreaterThanOrEqual(85);
  });

  it.each(['8\u0004:\u0004B\u0004>\u0004@\u0004 \u0000', 'В¤к¬©ц¦ ш§щ¶ъ', 'В¤к¬©ц¦ш§щ¶ъ'.repeat(6), 'xВ¤к¬©ц¦ ш§щ¶ъx'])(
    'and what cannot be read is reported: %j',
    (text) => expect(search(index, text).notCompared).not.toEqual([]),
  );
});

describe('a name in another case that is another name as it is written', () => {
  const people = [party('Aleksandr IVANOV'), party('Ramzan VESTRAKOV')];
  it('is for review and says why', () => {
    const [hit] = search(people, 'Александра Иванова').hits;
    expect(hit?.priority).toBe('review');
    expect(codesOf(hit)).toContain('says_little');
  });
  it.each(['Александра Петровича Иванова', 'Рамзана Вестракова', 'Александром Ивановым'])('and %s is high', (text) =>
    expect(search(people, text).hits[0]?.priority).toBe('high'),
  );
});

describe('the only word of a part, in another case', () => {
  it.each(['Оплата в адрес Дальворбанка', 'Договор с Дальворбанком', 'Оплата в адрес Дальворбанку'])(
    'is the listed one: %s',
    (text) => expect(found(text, BANK)).toBeDefined(),
  );
  it('but no other word that begins so', () => {
    expect(found('Оплата в адрес Дальворбанкинг', BANK)).toBeUndefined();
  });
});

describe('a given name and a family name that is a word of business or a country elsewhere', () => {
  const people = [
    party('Vladimir Tikhonovich TABAK'),
    party('Darya Tikhonovna VESTRAKOVA'),
    party('Hamza Quelmar bin LADEN'),
    party('Angelo Dalvor TRINIDAD'),
  ];
  const [tabak, darya, laden, trinidad] = people;
  it.each([
    ['Vladimir Tabak', tabak],
    ['Tabak, Vladimir', tabak],
    ['Владимир Табак', tabak],
    ['Vladimir Tabak, Moscow', tabak],
    ['Payment to Vladimir Tabak for goods', tabak],
    ['Darya Vestrakova', darya],
    ['Hamza bin Laden', laden],
    ['Angelo Trinidad', trinidad],
  ])('are a person’s: %s', (text, listed) => {
    if (listed === undefined) throw new Error('There are four people.');
    expect(hitOn(search(people, text), listed)).toBeDefined();
  });

  it.each(['Vladimir Tabak', 'Darya Vestrakova', 'Hamza bin Laden'])('as full as another one: %s', (text) =>
    expect(search(people, text).hits[0]?.nameScore).toBeGreaterThanOrEqual(85),
  );

  it('which a company of his name shares with him: for review', () => {
    expect(search(people, 'Tabak Vladimir GmbH').hits.map(({ priority }) => priority)).toEqual(['review']);
  });

  it.each(['Vladimir Tabak Trading', 'Vladimir Tobacco', 'Tabak Trading', 'Angelo Hotel Trinidad'])(
    'but not in %s',
    (text) => expect(search(people, text).total).toBe(0),
  );
});

describe('a listed person whose name stands beside what is no part of it is found', () => {
  it.each([
    ['given twice', 'Orlan Orlan Vestrakov'],
    ['with the family name at both ends', 'Vestrakov Orlan Vestrakov'],
    ['born with the name', 'Orlan Blaumeis née Vestrakov'],
    ['born with the name, in brackets', 'Orlan Blaumeis (geb. Vestrakov)'],
    ['born with the name, behind a comma', 'Blaumeis, Orlan, née Vestrakov'],
    ['born with the name, in Polish', 'Orlan Blaumeis z domu Vestrakov'],
    ['born with the name, in Czech', 'Orlan Blaumeis urozená Vestrakov'],
    ['born with the name, in Hungarian', 'Orlan Blaumeis leánykori neve Vestrakov'],
    ['born with the name, in Turkish', 'Orlan Blaumeis kızlık soyadı Vestrakov'],
    ['before the name of a husband, in French', 'Vestrakov épouse Blaumeis Petra'],
    ['before the name of a late husband', 'Vestrakov veuve Blaumeis Petra'],
    ['the third of the name', 'Petra Vestrakov III'],
    ['with a second family name before', 'Orlan Blaumeis-Vestrakov'],
    ['with a second family name behind', 'Orlan Vestrakov-Petersen'],
    ['with a second family name behind, before the given name', 'Vestrakov-Petersen, Orlan'],
    ['with a second family name behind, in capitals', 'ORLAN VESTRAKOV-PETERSEN'],
    ['with a second family name behind, after a title', 'MRS PETRA VESTRAKOV-BLAUMEIS'],
    ['given twice, with a city', 'Orlan Orlan Vestrakov, Dorvanburg'],
    ['born with the name, with a city', 'Orlan Blaumeis geb. Vestrakov, Dorvanburg'],
    ['as one word, with a city', 'petravestrakov, Moscow'],
    ['typed on another layout, with a city', 'Jhkfy Dtcnhfrjd, Moscow'],
    ['in a form', 'Surname: Vestrakov Given names: Orlan Sex: M'],
    ['in a form, before a label of several words', 'Surname: Vestrakov Given names: Orlan Date of birth: 1956'],
    ['in a form without signs', 'Surname VESTRAKOV Given names ORLAN Sex M Nationality QUE'],
    ['before a label without a sign', 'Orlan Vestrakov Nationality QUE'],
    ['in an address of mail', 'orlan.vestrakov1967@quelmar.example'],
    ['in a name of a user', 'orlan_vestrakov1967'],
    ['in a name of a file', 'passport_Vestrakov_Orlan.pdf'],
    ['as one word, as a user name', '@orlanvestrakov'],
    ['as one word, as a user name in a sentence', 'follow @orlanvestrakov1967 on telegram'],
    ['as one word, in a name of a file', 'orlanvestrakov_contract_final.pdf'],
    ['behind an account', '/QX89370400440532013000 Orlan Vestrakov Main Str 5'],
    ['behind an account and a bank', 'QX89370400440532013000 QUELQXFFXXX ORLAN VESTRAKOV'],
    ['as one word, in a payment', 'PAYPAL *ORLANVESTRAKOV'],
    ['as one word with a capital', 'OrlanVESTRAKOV'],
    ['with a space that nobody sees', 'Orlan\u200bVESTRAKOV'],
    ['in Turkish', 'Orlan Vestrakov’un hesabına'],
    ['in Lithuanian, beside a name without an ending', 'Petra Vestrakovas'],
    ['as a woman of the name, in Czech', 'Petra Vestrakovová'],
  ])('%s: %s', (_, text) => {
    expect(search([VESTRAKOV, party('Petra VESTRAKOV')], text).hits[0]?.nameScore).toBeGreaterThanOrEqual(85);
  });

  it('with high priority behind a title, with a second family name', () =>
    expect(search([party('Petra VESTRAKOV')], 'Mrs Petra Vestrakov-Petersen').hits[0]?.priority).toBe('high'));

  it.each([
    'Vestrakov;Orlan;;QX',
    'RAINER BLAUMEIS NIKOLAY VESTRAKOV',
    'BLAUMEIS RAINER VESTRAKOV NIKOLAY',
    'RAINER BLAUMEIS NIKOLAY VESTRAKOV MOSCOW',
  ])('for review where it may be another name: %s', (text) =>
    expect(search([VESTRAKOV, party('Nikolay VESTRAKOV')], text).hits[0]).toBeDefined(),
  );

  it('also where a company has one of the words as its name', () => {
    const company = party('ORLAN', { entityType: 'organization' });
    expect(hitOn(search([VESTRAKOV, company], 'Orlan Orlan Vestrakov'), VESTRAKOV)).toBeDefined();
  });

  it.each([
    ['Viktor Melgrivan HARVEST', 'Viktor Harvest DNI 12345678Z'],
    ['Viktor Melgrivan HARVEST', 'Mr Viktor Harvest LL.M.'],
    ['Viktor Melgrivan HARVEST', 'VIKTOR HARVEST C.I. V-12345678'],
    ['Viktor Melgrivan BUT', 'Виктор Бут Москва'],
    ['Viktor Melgrivan BUT', 'гражданин России Виктор Бут'],
    ['Viktor Melgrivan BUT', 'подарок Виктор Бут'],
  ])('whose name is a word of a language: %s in %s', (listed, text) => {
    expect(search([party(listed)], text).total).toBe(1);
  });

  it('but a town is no name that is taken apart', () => {
    const listed = [party('Sasha MALA'), party('Sasta QUELDOR')];
    expect(search(listed, 'Sastamala, Quelmarland').total).toBe(0);
  });

  it('but four given names in a row are one person’s', () => {
    expect(search([party('Anna NIKOLAY')], 'Petra Sergei Anna Nikolay').hits[0]?.priority).not.toBe('high');
  });
});

describe('a listed person is found though a letter with a mark was lost', () => {
  const kosarova = party('Nadia Petrowna KOŠAROVA');
  it.each([
    ['as a full stop', 'Nadia Ko.arova'],
    ['as a space', 'Nadia Ko arova'],
    ['as a hyphen', 'Nadia Ko-arova'],
    ['as a full stop, in capitals', 'NADIA KO.AROVA'],
    ['in a payment', 'payment to Nadia Ko.arova for rent'],
    ['on a line of a message', ':59:/AE070331234567890123456\nNADIA KO.AROVA\nDUBAI'],
  ])('%s: %s', (_, text) => expect(hitOn(search([kosarova], text), kosarova)).toBeDefined());

  it.each(['Nadia Ko Arova', 'NADIA KO AROVA', 'Nadia von Arova'])('but words that are whole stay apart: %s', (text) =>
    expect(hitOn(search([kosarova], text), kosarova)).toBeUndefined(),
  );

  it('and a small word after a whole one stays apart: other growers of another country are not shown', () => {
    const listed = company('Tulip Growers of Cyprus');
    expect(hitOn(search([listed], 'Tulip Growers of Malta'), listed)).toBeUndefined();
  });
});

describe('a listed person beside words that are no part of a name is found', () => {
  const people = [party('Nikolay Sigwardovich TOLBRECHT'), party('Min JONG')];
  const [tolbrecht, jong] = people;
  const scoreOf = (text: string, listed = tolbrecht) =>
    listed && hitOn(search(people, text), listed)?.evidence.tokens.map(({ method }) => method);
  it.each([
    ['in small letters', 'cadeau Nikolay Tolbrecht'],
    ['in small letters, on both sides', 'chirie Nikolay Tolbrecht noiembrie'],
    ['in small letters and a nationality', 'der Iraker Nikolay Tolbrecht'],
    ['of respect, behind', 'Nikolay Tolbrecht ssi'],
    ['of rank, in Russian', 'полковник в отставке Николай Толбрехт'],
    ['unknown, in capitals, on both sides', 'SPEI ENVIADO NIKOLAY TOLBRECHT BBVA'],
    ['unknown, in small letters, on both sides', 'skini nikolay tolbrecht ardvork'],
    ['unknown before and everyday behind, in small letters', 'hyra nikolay tolbrecht maj'],
    ['unknown before and everyday behind, in capitals', 'BITTE ÜBERWEISE NIKOLAY TOLBRECHT DAS GELD MORGEN'],
    ['for an excellency', 'Son Excellence Nikolay Tolbrecht'],
    ['shortened, with a dot', 'Yth. Nikolay Tolbrecht'],
    ['one letter, for Monsieur', 'M. Nikolay Tolbrecht'],
    ['a code of a document', 'Nikolay Tolbrecht DNI 12345678Z'],
    ['a code that is a name elsewhere, before a number', 'Nikolay Tolbrecht NIK 3173012345678901'],
    ['letters with dots, before a number', 'Nikolay Tolbrecht C.I. V-12345678'],
    ['a degree', 'Nikolay Tolbrecht LL.M.'],
    ['what he works as, as a company', 'Nikolay Tolbrecht Law Office'],
    ['a code of a country', 'Nikolay Tolbrecht IRQ'],
    ['a label of a wire', 'BNF=NIKOLAY TOLBRECHT OBI=INV 12'],
    ['a town of two words', 'Nikolay Tolbrecht Oued Zem'],
    ['an office and what it is for', 'Deputy Minister of Oil Nikolay Tolbrecht'],
    ['of a bank, on both sides', 'BIZUM A NIKOLAY TOLBRECHT CENA'],
    ['a greeting', 'Hi Nikolay Tolbrecht!'],
    ['in a row of a table', '"12","Tolbrecht","Nikolay","1969-03-12","IQ"'],
    ['a purpose and a quarter', 'dividend Nikolay Tolbrecht Q3'],
    ['on a line of its own each, above a city', 'Tolbrecht\nNikolay\nIstanbul'],
    ['on a line of its own each, above a date', 'Nikolay\nTolbrecht\n12.03.1969'],
  ])('%s: %s', (_, text) => expect(scoreOf(text)).toHaveLength(2));

  it.each(['Min Jong-su', 'Petra min Jong', 'Min-ho Jong'])(
    'but what a hyphen or a particle joins is one name: %s',
    (text) => expect(jong && hitOn(search(people, text), jong)?.priority).not.toBe('high'),
  );
});

it('each way of writing in the guide is found', () => {
  const guide = readFileSync(new URL('../../../../docs/guide/searching.md', import.meta.url), 'utf8');
  const [section = ''] = guide.split('### How a name may be written')[1]?.split('###') ?? [];
  const written = Array.from(section.matchAll(/`([^`]+)`/g), ([, text = '']) => text);
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((text) => !found(text))).toEqual([]);
});

describe('a name in Cyrillic letters some of which are Latin ones that look alike is found', () => {
  const [ivan, nikolay, otto] = [party('Ivan VESTRAKOV'), party('Nikolay BEREKONOV'), party('Otto KOCHAR')];
  const lookAlike = indexOf([ivan, nikolay, otto]);
  // Latin A, B, C, E, H, K, M, O, P, T, X and a, c, e, o, p, x.
  it.each([
    ['ИBAH BECTPAKOB', ivan],
    ['BECTPAKOB ИBAH', ivan],
    ['Ивaн BECTPAKOB', ivan],
    ['Ивaн Вecтpaкoв', ivan],
    ['Ивaн Becтpaкoв', ivan],
    ['HИKOЛAЙ BEPEKOHOB', nikolay],
    ['Hикoлaй Бepeкoнoв', nikolay],
  ])('%s', (text, listed) => {
    const hit = hitOn(search(lookAlike, text), listed);
    expect(hit?.nameScore).toBeGreaterThanOrEqual(85);
  });

  it('and a Latin name of such capitals beside it is still read as it is', () => {
    expect(hitOn(search(lookAlike, 'OTTO KOCHAR, ИBAH'), otto)?.nameScore).toBe(100);
  });
});
