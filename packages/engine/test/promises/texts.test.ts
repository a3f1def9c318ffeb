import { describe, expect, it } from 'vitest';
import { company, party, vessel, weak } from '../builders/party.ts';
import { codesOf, hitOn, indexOf, search } from '../builders/search.ts';

const person = party('Varnok Tolbrecht', { aliases: ['Варнок Тольбрехт'] });
const firm = company('Dalvor Quelmir Trading LLC');
const ship = vessel('Ozhdan Voyager');
const listings = [person, firm, ship];

describe('a name inside a payment text is found with its span', () => {
  it.each([
    ['Payment for invoice 4471 to Varnok Tolbrecht for consulting', 'Varnok', 'Tolbrecht'],
    ['/ORD/VARNOK TOLBRECHT/12 HARBOUR STREET/DORVANBURG', 'VARNOK', 'TOLBRECHT'],
    ['rent march flat 4 TOLBRECHT VARNOK thank you very much', 'TOLBRECHT', 'VARNOK'],
    ['Оплата по договору 4471 Варнок Тольбрехт за консультации', 'Варнок', 'Тольбрехт'],
    ['goods shipped; beneficiary: Tolbrecht, Varnok; ref 99-1 final', 'Tolbrecht', 'Varnok'],
  ])('%s', (text, first, second) => {
    const hit = hitOn(search(listings, text), person);
    expect(codesOf(hit)).toContain('name_in_text');
    const said = hit?.evidence.tokens.map(({ querySpan }) => text.slice(...querySpan));
    expect(said).toEqual([first, second]);
    for (const { query, querySpan } of hit?.evidence.tokens ?? []) expect(text.slice(...querySpan)).toBe(query);
  });

  it('with the span of the listed name too', () => {
    const hit = hitOn(search(listings, 'Payment for invoice 4471 to Varnok Tolbrecht for consulting'), person);
    const value = hit?.matchedName?.value ?? '';
    for (const { listed, listedSpan } of hit?.evidence.tokens ?? []) expect(value.slice(...listedSpan)).toBe(listed);
  });

  it('and each of several', () => {
    const text = 'Varnok Tolbrecht paid Dalvor Quelmir Trading for freight on board of Ozhdan Voyager in March';
    const found = search(listings, text);
    expect(found.interpretedAs).toContain('text');
    for (const listing of listings) expect(hitOn(found, listing), listing.id).toBeDefined();
  });

  it('where it is a legal form and words of trade alone', () => {
    const plant = company('JSC Nagpur Aviation Plant');
    const hit = hitOn(search([plant], 'Payment to JSC Nagpur Aviation Plant for school fees, December 2024'), plant);
    expect(hit?.nameScore).toBeGreaterThanOrEqual(95);
  });

  it('at the end of ten thousand characters', () => {
    const text = `${'monthly invoice of the harbour office '.repeat(260)}Varnok Tolbrecht`;
    expect(text.length).toBeLessThanOrEqual(10_000);
    const hit = hitOn(search(listings, text), person);
    expect(hit?.evidence.tokens.at(-1)?.querySpan[1]).toBe(text.length);
  });

  it('but not the words of a name far from one another', () => {
    const text = 'Varnok bakery in the old harbour of the northern town sells bread to mister Tolbrecht and others';
    expect(hitOn(search(listings, text), person)).toBeUndefined();
  });

  it('and a text without listed names finds nobody', () => {
    const text = 'Payment for the invoice of the harbour office, with thanks for good services in the last year';
    expect(search(listings, text).hits).toEqual([]);
  });
});

describe('in a text a name is found however it is written', () => {
  const listed = [
    party('Varnok Zelimir Tolbrecht'),
    company('LIMITED LIABILITY COMPANY DALVOR'),
    company('Quelm Petrochemical Industries'),
    company('Central Bank of Kazakhstan'),
    company('QUELBRAZ'),
    party('Абылай Тарноков'),
    party('杨国伟'),
    company('北安德机械有限公司'),
  ];
  const index = indexOf(listed);
  const valueIn = (text: string) => search(index, text).hits.map(({ matchedName }) => matchedName?.value);

  it.each([
    [
      'a line break in the name',
      ':59:/DE89370\nVARNOK ZELIMIR\nTOLBRECHT\n12 HARBOUR STREET',
      'Varnok Zelimir Tolbrecht',
    ],
    [
      'a line break in a word',
      ':59:/DE89370\nVARNOK ZELIMIR TOLB\nRECHT\n12 HARBOUR STREET',
      'Varnok Zelimir Tolbrecht',
    ],
    ['SURNAME, given', 'Virement en faveur de TOLBRECHT, Varnok Zelimir pour loyer', 'Varnok Zelimir Tolbrecht'],
    ['a slip', 'Überweisung an Varnok Zelimir Tolbrehct wegen Miete', 'Varnok Zelimir Tolbrecht'],
    ['without its middle name', 'alıcı Varnok Tolbrecht, açıklama: kira bedeli ocak', 'Varnok Zelimir Tolbrecht'],
    [
      'a legal form and one word',
      'invoice 4471 paid to Dalvor LLC for freight in March',
      'LIMITED LIABILITY COMPANY DALVOR',
    ],
    [
      'a slip in a company',
      'invoice 4471 paid to Quelm Petrochmical Industries for freight',
      'Quelm Petrochemical Industries',
    ],
    ['common words, all of them', 'transfer to the Central Bank of Kazakhstan for fees', 'Central Bank of Kazakhstan'],
    ['one rare word that stands apart', 'payment 4471; beneficiary: QUELBRAZ; ref 99', 'QUELBRAZ'],
    ['Cyrillic', 'Оплата по договору 4471, получатель Абылай Тарноков, НДС не облагается', 'Абылай Тарноков'],
    ['Chinese', '汇款人：陈晓明；收款人：杨国伟；三月 学费', '杨国伟'],
    [
      'Chinese that sounds like a word of other messages',
      '付款给 北安德机械有限公司，用途：学费',
      '北安德机械有限公司',
    ],
  ])('%s', (_, text, value) => expect(valueIn(text)).toContain(value));
});

describe('in a text a name is not found', () => {
  const listed = [party('Varnok Tolbrecht'), company('Fattura LLC')];
  const index = indexOf(listed);

  it.each([
    ['words of two fields', 'from Emily Varnok\nfor rent\nto Tolbrecht Foods Ltd in March'],
    ['a word of the message', 'Facture n° 4471 du 8 mars, loyer appartement, merci'],
  ])('%s', (_, text) => expect(search(index, text).hits.map(({ matchedName }) => matchedName?.value)).toEqual([]));
});

describe('a listed name letter by letter is shown whatever stands around it', () => {
  const listed = [
    company('DALVOR'),
    company('Quelm Trading LLC'),
    company('National Bank'),
    party('Tolbrecht'),
    party('Varnok Tolbrecht'),
    company('Quelmarine'),
  ];
  const index = indexOf(listed);
  const found = (text: string, value: string) =>
    search(index, text).hits.find(({ matchedName }) => matchedName?.value === value);

  it.each([
    ['among words of a sentence', 'please pay Dalvor today', 'DALVOR'],
    ['in a short text', 'payment to Dalvor', 'DALVOR'],
    ['behind a label', 'beneficiary: Dalvor', 'DALVOR'],
    ['in a list', 'Emily Whitaker; Dalvor; Hannah Garner', 'DALVOR'],
    ['between tags', '<Dbtr><Nm>Dalvor</Nm></Dbtr>', 'DALVOR'],
    ['with its letters spaced', 'payment to D A L V O R today', 'DALVOR'],
    ['in capitals and small letters written as one', 'paymentToDalvor', 'DALVOR'],
    ['in another order', 'payment to Trading Quelm LLC', 'Quelm Trading LLC'],
    ['cut in pieces', 'payment to Varn/ok Tolb|recht today', 'Varnok Tolbrecht'],
    ['cut in pieces, one word', 'payment to Quel / marine today', 'Quelmarine'],
  ])('%s', (_, text, value) => expect(found(text, value)?.nameScore).toBeGreaterThanOrEqual(95));

  it.each([
    ['a company of more words', 'paid to Dalvor Shipping Services Ltd for freight in March', 'DALVOR'],
    ['another member of a group', 'paid to Quelm Trading Kazakhstan for freight in March 2024', 'Quelm Trading LLC'],
    ['a person of more names', 'Ozren Tolbrecht Melgrivan', 'Tolbrecht'],
  ])('for a review where it is part of a longer name: %s', (_, text, value) => {
    const hit = found(text, value);
    expect(hit?.priority).toBe('review');
    expect(codesOf(hit)).toContain('name_in_longer_name');
  });

  it('if its words are also legal forms or places, before it another name', () => {
    const general = party('Maung Maung RA');
    expect(hitOn(search([general], 'Hartman Maung Maung RA'), general)).toBeDefined();
  });

  it.each([
    'passport A1234567 Umar Marwan',
    '1234567890 Umar Marwan',
    'Western Union MTCN 1234567890 Umar Marwan',
    'kingpin Umar Marwan extradited',
    'przelew Umar Marwan czynsz',
  ])('of two given names beside numbers and words that are no names: %s', (text) => {
    const listed = party('Umar Marwan');
    expect(hitOn(search([listed], text), listed)).toBeDefined();
  });

  it.each([
    'INN 7701234567 National Bank',
    '/40702810400000001234 NATIONAL BANK MOSCOW',
    '1234567890 National Bank',
    'Lieferant National Bank',
    'National Bank sanctioned',
  ])('of words of business beside numbers and words that are no names: %s', (text) =>
    expect(found(text, 'National Bank')).toBeDefined(),
  );

  it.each(['Sheikh Umar Marwan', 'Pan Umar Marwan', 'UMAR MARWAN DES:PAYROLL ID:7823'])(
    'of two given names behind a title that is also a name, and before a label: %s',
    (text) => {
      const listed = party('Umar Marwan');
      expect(hitOn(search([listed], text), listed)).toBeDefined();
    },
  );

  it.each([
    'From Umar Marwan Karim to Umar Marwan',
    'UMAR MARWAN KARIM; INDN:UMAR MARWAN',
    'Sincerely Anna Umar Marwan. Account holder: Umar Marwan',
  ])('of two given names that also occurs inside a longer name: %s', (text) => {
    const listed = party('Umar Marwan');
    expect(hitOn(search([listed], text), listed)?.priority).toBe('high');
  });

  it.each(['Toronto Ltd owns MV TORONTO', 'I live in Toronto. Cargo loaded on MV TORONTO'])(
    'of a ship that is first an everyday word: %s',
    (text) => {
      const ship = party('TORONTO', { entityType: 'vessel' });
      expect(hitOn(search([ship], text), ship)).toBeDefined();
    },
  );

  it.each([
    ['a person', party('Nadia Luisa SANCHEZ-QUELMAR'), 'Nadia Luisa Quelmar', 'Berlin'],
    [
      'a party of unknown type',
      party('Nadia Luisa SANCHEZ-QUELMAR', { entityType: 'unknown' }),
      'Luisa Sanchez',
      'Paris',
    ],
  ])('in part, where its part alone is shown and a town is behind it: %s', (_, listed, part, town) => {
    for (const text of [part, `${part}, ${town}`, `${part} passport AB1234567`])
      expect(hitOn(search([listed], text), listed)).toBeDefined();
  });

  it('of three words of business for a review inside a longer name', () => {
    const bank = company('Agricultural Development Bank');
    expect(hitOn(search([bank], 'Karim Agricultural Development Bank'), bank)?.priority).toBe('review');
  });

  it('but a name of nothing but two words of business is light inside a longer name, and told', () => {
    const { hits, suppressed } = search(index, 'paid to National Bank of Ruritania for freight in March');
    expect(hits).toEqual([]);
    expect(suppressed.items).toEqual([expect.objectContaining({ why: 'light_name', primaryName: 'National Bank' })]);
    expect(found('paid to National Bank for freight in March', 'National Bank')?.priority).toBe('high');
  });

  it.each([
    ['a number ends the text: another of its kind', 'National Bank 7', 'review'],
    ['the number is an amount', 'paid to National Bank 70000', 'high'],
    ['the message goes on after the number', 'paid to National Bank 7 times', 'high'],
  ])('and a number behind the name of a company counts: %s', (_, text, priority) => {
    expect(found(text, 'National Bank')?.priority).toBe(priority);
  });

  it('for a review whatever mark a policy sets for high', () => {
    const { hits } = search(index, 'paid to Dalvor Shipping Services Ltd for freight in March', { highFrom: 50 });
    expect(hits.map(({ priority }) => priority)).toEqual(['review']);
  });
});

it('a weak alias never hides a strong name of the same listing that is part of the text', () => {
  const listed = party('Tolbrecht', { aliases: [weak('Ozren Tolbrecht Melgrivan')] });
  const found = search([listed], 'Ozren Tolbrecht Melgrivan');
  expect(found.hits.map(({ matchedName }) => matchedName?.value)).toEqual(['Tolbrecht']);
});

describe('a light name, a word with an everyday meaning', () => {
  const index = indexOf([vessel('OLIVE'), party('Maria Carmen'), party('CAROL')]);
  const toldIn = (text: string) => search(index, text).suppressed.items.filter(({ why }) => why === 'light_name');

  it.each([
    'invoice for green olive oil and bread',
    'paid to Maria Carmen Fernández for consulting in March 2024',
    'Carol Whitaker, rent in March',
  ])('is told and makes no result among other words: %s', (text) => {
    expect(search(index, text).hits).toEqual([]);
    expect(toldIn(text)).toHaveLength(1);
  });

  it.each(['OLIVE', 'M/V Olive', 'cargo\nOlive\nfreight prepaid', 'goods on board; Olive; March'])(
    'is a result where it stands alone: %j',
    (text) => {
      expect(search(index, text).hits.map(({ primaryName }) => primaryName)).toContain('OLIVE');
      expect(toldIn(text)).toEqual([]);
    },
  );
});

describe('words about a name', () => {
  it.each(['SHIPPER: Varnok Tolbrecht', 'Attn. Varnok Tolbrecht', 'c/o Varnok Tolbrecht', 'Varnok Tolbrecht & Sons'])(
    '"%s" still find it',
    (text) => expect(hitOn(search([person], text), person)).toBeDefined(),
  );

  it.each(['f/k/a', 'formerly', 'a.k.a.', 'alias', 'née'])(
    '"%s" between two names: each is a name of its own',
    (word) => {
      const text = `Ozren Melgrivan ${word} Varnok Tolbrecht`;
      expect(hitOn(search([person], text), person)?.nameScore, text).toBeGreaterThanOrEqual(75);
    },
  );
});

describe('a word that a message has too', () => {
  const pour = party('Ehsan Mohammad', { aliases: ['احسان محمد'] });
  it.each(['مهدیس احسان محمد پور', 'Ehsan Mohammad Die Vries'])(
    'makes no message of a name of four words: %s',
    (text) => expect(search([pour], text).interpretedAs).toEqual(['name']),
  );
});

describe('a name with a slip among words of a sentence', () => {
  const HUNDRED_WORDS = 'the manager of the harbour office said that he had met them on Monday, '.repeat(7);
  const TWENTY_NAMES = `goods were ordered by ${[...'abcdefghijklmnopqrst'].map((c) => `Zorv${c}k`).join(', then by ')}`;
  const listed = [company('Quelmarine'), company('DALV'), party('Varnok Tolbrecht')];
  const index = indexOf(listed);
  const found = (text: string, value: string) =>
    search(index, text).hits.find(({ matchedName }) => matchedName?.value === value);

  it.each([
    ['of six letters and more', 'gift to Quelmraine'],
    ['behind a title', 'payment for Mr Quelmarin'],
    ['inflected', 'оплата Квельмарину'],
    ['as a field', '<Dbtr><Nm>Quelmarne</Nm></Dbtr>'],
    ['in a text of a hundred words', `${HUNDRED_WORDS} and the money went to Quelmraine on Monday`],
    ['with its owner’s s in a long text', `${HUNDRED_WORDS} at Quelmraine's office on Monday`],
    ['with a legal form in a long text', `${HUNDRED_WORDS} and the invoice of Quelmraine LLC was paid`],
    ['behind twenty unknown names', `${TWENTY_NAMES} and then by Quelmraine as well`],
  ])('is a result where it is one word %s', (_, text) => expect(found(text, 'Quelmarine')).toBeDefined());

  it('is told as a near miss where it is shorter', () => {
    const { hits, suppressed } = search(index, '<Dbtr><Nm>DELV</Nm></Dbtr>');
    expect(hits).toEqual([]);
    expect(suppressed.weakAliasOnly).toBe(0);
  });

  it('is a review where it is a surname alone, in a short text', () => {
    expect(found('dear mr Tolbrecht', 'Varnok Tolbrecht')?.priority).toBe('review');
    expect(codesOf(found('dear mr Tolbrecht', 'Varnok Tolbrecht'))).toContain('partial_name');
  });
});

describe('a listed name whose letters are an everyday word or put together from others', () => {
  const index = indexOf([party('SA-ID'), company('Tele.com Ltda'), company('AST Rt.'), company('IIB')]);

  it.each([
    ['a verb', 'the harbour office said on Monday that it had met managers'],
    ['a word of business', 'Quelmir Telecom Services'],
    ['pieces of tags', '<StrtNm>Lane 8a</StrtNm><TwnNm>Dorvan</TwnNm>'],
    ['a house number', 'Harbour Lane 11b in Dorvanburg, Ruritania'],
  ])('is no result as %s', (_, text) => expect(search(index, text).hits).toEqual([]));

  it.each(['SA-ID', 'paid to SA-ID; ref 4471', 'Tele.com Ltda'])('but as it is listed: %s', (text) =>
    expect(search(index, text).hits).toHaveLength(1),
  );
});

describe('a light name is a result where the text says that it is a name', () => {
  const index = indexOf([vessel('OLIVE'), company('Fortune')]);
  const found = (text: string): string[] => search(index, text).hits.map(({ primaryName }) => primaryName);

  it.each([
    ['a ship', 'cargo of M/V OLIVE at the port in March', ['OLIVE']],
    ['a ship in words', 'the vessel Olive arrives on Monday', ['OLIVE']],
    ['what carries goods', 'B/L 4711 shipped per Olive from Quelmar to Dorvanburg', ['OLIVE']],
    ['where somebody is', 'goods loaded on board Olive at Dorvanburg in March', ['OLIVE']],
    ['a ship in Russian', 'груз на борту Olive в марте 2024 года', ['OLIVE']],
    ['a ship with a number behind', 'freight Olive IMO 9074729 in March', ['OLIVE']],
    ['a ship with a call sign behind', 'OLIVE call sign ABCD1', ['OLIVE']],
    ['a ship with a voyage behind', 'Vessel/Voyage OLIVE/012N', ['OLIVE']],
    ['a ship with its tonnage', 'OLIVE 45,000 DWT, arriving on Monday', ['OLIVE']],
    ['a ship of a kind', 'Olive - Crude Oil Tanker', ['OLIVE']],
    ['a ship under a flag', 'Panama-flagged Olive arrives on Monday', ['OLIVE']],
    ['a ship that is due', 'OLIVE ETA Dorvanburg 12 May', ['OLIVE']],
    ['a ship that waits for its port', 'OLIVE demurrage of 3 days', ['OLIVE']],
    ['a ship with its flag behind', 'OLIVE, Panama flagged', ['OLIVE']],
    ['a ship with its tonnage in thousands', 'OLIVE 105K DWT', ['OLIVE']],
    ['a ship in an account', 'port dues OLIVE March', ['OLIVE']],
    ['a ship in short', 'freight VSL Olive March', ['OLIVE']],
    ['what is chartered', 'charter party Olive dated 28 March', ['OLIVE']],
    ['a party', 'beneficiary: Fortune, Dorvanburg', ['Fortune']],
  ])('labelled as %s', (_, text, names) => expect(found(text)).toEqual(names));

  it.each([
    ['a street', 'carol singing at olive street on Monday'],
    ['a label of something else', 'goods: olive, tomato'],
    ['a cargo', 'olive oil products of Monday, 12 boxes'],
    ['a company behind a word for ships', 'the vessel made a fortune on Monday'],
  ])('but not as %s', (_, text) => expect(found(text)).toEqual([]));
});

describe('the name of a body that people bear too', () => {
  const index = indexOf([company('Wagner'), party('Orlan Quelgozhin')]);
  const found = (text: string): string[] => search(index, text).hits.map(({ primaryName }) => primaryName);

  it('is light beside a name of people', () => expect(found('Anna Wagner')).toEqual([]));

  it('and a review beside a word that somebody listed bears', () =>
    expect(found('wagner quelgozhin')).toContain('Wagner'));
});

describe('a word of an address that is only like a listed name is no name', () => {
  const address = (words: string): string => `Harbour Lane 12, 84131 Dorvanburg, ${words}`;

  it.each([
    ['a country', 'Antarctica', company('Antarctyka')],
    ['a country beside initials that are missing', 'New Zealand', company('Q.V. New Zealand')],
    ['a country in another language', 'Guadalupa', company('Guadaluppa')],
  ])('%s: %s', (_, words, listed) => {
    expect(search([listed], address(words)).hits).toEqual([]);
  });

  it('but is one where it is written as listed, alone, or beside a legal form', () => {
    const listed = company('Antarctyka');
    for (const text of [address('Antarctyka'), 'Antarctica', address('Antarctica Ltd')])
      expect(hitOn(search([listed], text), listed), text).toBeDefined();
  });

  it('nor are a house number and its letter, where the text has capitals', () => {
    const listed = company('TGC');
    expect(search([listed], 'Quelmar Lane 76c, 84131 Dorvanburg').hits).toEqual([]);
    expect(hitOn(search([listed], 'payment to 76C, 84131 Dorvanburg'), listed)).toBeDefined();
  });
});

it('the beginning of a web address is no name, however alike one is', () => {
  const listed = company('JSC HTTPZ');
  expect(hitOn(search([listed], 'pay https://example.org/1 today'), listed)).toBeUndefined();
  expect(hitOn(search([listed], 'pay JSC HTTPZ, https://example.org/1, today'), listed)?.priority).toBe('high');
});
