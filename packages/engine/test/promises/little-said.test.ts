import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntityType } from '../../src/types/listing.ts';
import { company, identifier, party, vessel } from '../builders/party.ts';
import { codesOf, hitOn, indexOf, search } from '../builders/search.ts';

describe('a listed name that is a legal form', () => {
  const form = company('Quelmar Stroy', { aliases: ['Открытое акционерное общество', 'АО', 'and'] });
  const index = indexOf([form]);

  it.each([
    'Открытое акционерное общество "Дальвор"',
    'АО Дальвор',
    'Открытого акционерного общества Дальвор',
    'Tolvane and Dalvor',
    'Tolvane Ltd',
  ])('finds nobody in %s', (text) => expect(search(index, text).hits).toEqual([]));

  it('is found by its own letters, which identify nobody', () => {
    const found = search(index, 'Открытое акционерное общество');
    expect(hitOn(found, form)).toBeDefined();
    expect(found.insufficientName).toBe(true);
    expect(search(index, 'ООО').insufficientName).toBe(true);
  });

  it('is told where it is left out of a text', () => {
    const { suppressed } = search(index, 'договор с АО Дальвор подписан вчера');
    expect(suppressed.items).toEqual([expect.objectContaining({ why: 'light_name' })]);
  });

  it('takes nothing from the other names of its party', () =>
    expect(hitOn(search(index, 'АО Квелмар Строй'), form)).toBeDefined());
});

describe('high is not earned', () => {
  const index = indexOf([company('VQX'), company('Technology LLC'), company('Quelmar')]);

  it('by an acronym of four letters inside a text, only by itself', () => {
    expect(search(index, 'payment to VQX for freight in March').hits[0]?.priority).toBe('review');
    expect(search(index, 'payment to Quelmar for freight in March').hits[0]?.priority).toBe('high');
    expect(search(index, 'VQX').hits[0]?.priority).toBe('high');
  });

  it('by one word of business', () =>
    expect(search(index, 'Technology LLC').hits.map(({ priority }) => priority)).toEqual(['review']));

  it.each(['EGP', 'ETA', 'LHR', 'MMBTU'])('by a code that messages are full of, which is light: %s', (code) => {
    const listed = indexOf([vessel(code)]);
    const { hits, suppressed } = search(listed, `invoice 20417 for the parts, ${code} as agreed by phone`);
    expect(hits).toEqual([]);
    expect(suppressed.items).toEqual([expect.objectContaining({ why: 'light_name' })]);
    expect(search(listed, code).total).toBe(1);
  });
});

describe('high is not earned by one word of a company', () => {
  const index = indexOf([company('Dalvoris'), company('Tolvane Quelmiris'), company('New Zealand')]);
  const priorities = (text: string): string[] => search(index, text).hits.map(({ priority }) => priority);

  it('that is another spelling than the listed one, alone or with a legal form', () => {
    const [hit] = search(index, 'Dalvuris Ltd').hits;
    expect(hit).toMatchObject({ priority: 'review' });
    expect(codesOf(hit)).toContain('says_little');
    expect(hit?.score).toBeGreaterThan(85);
    expect(priorities('Dalvoris Ltd')).toEqual(['high']);
  });

  it('that is another spelling inside a text', () =>
    expect(priorities('beneficiary Dalvorys, invoice 2041 of March')).toEqual(['review']));

  it('that is a place, inside a text', () =>
    expect(priorities('20 Harbour Road, Auckland, New Zealand')).toEqual(['review']));

  it('but by two words with slips', () => expect(priorities('Tolvane Quelmirys')).toEqual(['high']));
});

describe('words that only look like a listed name', () => {
  it.each([
    ['MONICA S', 'please send the Monicas at once, order 2041'],
    ['SP Era', 'in the new spera of March, order 2041'],
    ['J&R S.R.L.', 'Jr. Dalvor no 98, order 2041 of March'],
    ['Ko Lay', 'it was kolay for all of them, order 2041'],
  ])('are told and no result where letters and short words of %s are written as one: %s', (name, text) => {
    const { hits, suppressed } = search([company(name)], text);
    expect(hits).toEqual([]);
    expect(suppressed.items).toEqual([expect.objectContaining({ why: 'light_name' })]);
    expect(search([company(name)], name).total).toBe(1);
  });

  it('but not in a script without spaces, where each syllable may be a word', () => {
    const name = '苏北泰禾宁建筑工程有限公司';
    expect(search([company(name)], `付款给 ${name}，用途：学费，合同编号 338，谢谢`).total).toBe(1);
  });

  it('are no result where they share some words of business with a name of nothing else', () => {
    const index = indexOf([company('Science & Technology Research Institute')]);
    expect(search(index, 'Institute of Science and Technology, Quelmar').hits).toEqual([]);
    expect(search(index, 'Research Institute of Science and Technology').total).toBe(1);
  });
});

describe('a text is compared', () => {
  const index = indexOf([party('Tolvane Dalvor')]);

  it.each(['郭立果', '任磊', 'Mark Abramovich'])('where it names somebody, and clears them: %s', (text) =>
    expect(search(index, text)).toMatchObject({ hits: [], insufficientName: false }),
  );

  it('as a company of words of business, where a legal form says that it is one', () => {
    const listed = indexOf([company('Design Solutions LLC')]);
    expect(search(index, 'Design Solutions Inc.')).toMatchObject({ hits: [], insufficientName: false });
    for (const text of ['Design Solutions Inc.', 'Design Solutions', 'Desing Solutions Inc.'])
      expect(search(listed, text).hits, text).toHaveLength(1);
  });

  it('as a name of words of business, where no listed name holds them together', () => {
    const bank = indexOf([company('Quelmar Central Bank'), company('Tolvane Navigation')]);
    for (const text of ['Central Bank', 'Bank, Central'])
      expect(search(bank, text), text).toMatchObject({ insufficientName: true });
    for (const text of ['Central Navigation', 'Advanced Navigation', 'Federal Aviation Administration'])
      expect(search(bank, text), text).toMatchObject({ hits: [], insufficientName: false });
    // A title beside one such word makes no name of it.
    for (const text of ['Señor Navigation', 'Sir, Navigation, Monsieur'])
      expect(search(bank, text), text).toMatchObject({ insufficientName: true });
  });

  it('as a name of one word of business and a short number, where no listed name holds both', () => {
    const brewery = indexOf([company('Quelmar Brewery 12')]);
    expect(search(brewery, 'Brewery 24')).toMatchObject({ hits: [], insufficientName: false });
    for (const text of ['Brewery 12', 'Brewery', 'Brewery 2024', 'Invoice 24'])
      expect(search(brewery, text), text).toMatchObject({ insufficientName: true });
  });

  it('as a ship that is called Lady by a given name, unless a person is asked for', () => {
    const maria = indexOf([party('Maria Tolvane')]);
    expect(search(maria, 'Lady Linda')).toMatchObject({ hits: [], insufficientName: false });
    const persons = indexOf([party('Linda Tolvane')]);
    expect(search(persons, 'Lady Linda')).toMatchObject({ hits: [], insufficientName: false });
    expect(search(persons, { searchText: 'Lady Linda', type: 'person' }).insufficientName).toBe(true);
    for (const text of ['Linda', 'Mrs Linda', 'Lady Tolvane'])
      expect(search(persons, text), text).not.toMatchObject({ hits: [], insufficientName: false });
    expect(search(indexOf([vessel('Lady Linda')]), 'Lady Linda').total).toBe(1);
  });

  it.each(['MV Relief', 'M/T Maria', 'MT Stores'])('as a ship, by whatever word it is called: %s', (text) => {
    expect(search(index, text)).toMatchObject({ hits: [], insufficientName: false });
    expect(search(indexOf([vessel(text.slice(text.indexOf(' ') + 1))]), text).total).toBe(1);
  });

  it('as a ship, which says nothing of the other texts of a request', () => {
    const listed = indexOf([party('Orlan Petrovitch Tolvanov', { aliases: ['Orlan Tolvanov'] })]);
    for (const searchText of ['Mr Tolvanov', 'payment to Tolvanov']) {
      const { hits, insufficientName } = search(listed, { searchText, aliases: ['MV Relief'] });
      expect(insufficientName || hits.length > 0, searchText).toBe(true);
    }
  });

  it('as a ship by nothing that is a title, too: Ms Maria, MT 103', () => {
    for (const text of ['Ms Maria', 'MT 103']) expect(search(index, text).insufficientName, text).toBe(true);
  });

  it('where it says what is paid and when, or by which number, and names nobody', () => {
    for (const text of ['Salary May 2026', 'Rechnung 04701564', 'invoice 20417'])
      expect(search(index, text), text).toMatchObject({ hits: [], insufficientName: false });
    for (const text of ['Salary', 'payment date', 'invoice 22', 'Ltd invoice 2024', 'Mr invoice 2024'])
      expect(search(index, text).insufficientName, text).toBe(true);
  });

  it('in a town by the words beside it: Star of Santa Cruz', () => {
    const person = indexOf([party('Tolvane Star')]);
    expect(search(person, 'Star of Santa Cruz').insufficientName).toBe(false);
    expect(search(person, 'Mr Star').total).toBe(1);
  });

  it.each([
    'not applicable',
    'See Attached',
    'Systems, Inc',
    'Services',
    '有限公司',
    'Vladislav Yurievich',
    'Konstantin Valerevich',
  ])('where it names nobody, and clears nobody: %s', (text) => expect(search(index, text).insufficientName).toBe(true));
});

describe('a listed company or ship that is called by one everyday word', () => {
  const index = indexOf([vessel('Pioneer'), company('Sunrise'), company('Tolbrian Century Ltd')]);

  it.each(['Pioneer Networks', 'Sunrise Design LLC', 'Century Corporation'])('is not %s', (text) =>
    expect(search(index, text).hits).toEqual([]),
  );

  it.each(['Pioneer', 'MV Pioneer', 'Sunrise Ltd', 'Tolbrian Century'])('is %s', (text) =>
    expect(search(index, text).total).toBe(1),
  );
});

describe('a text where a name is missing', () => {
  const index = indexOf([party('Orlan Vestrakov')]);

  it.each([
    '10234',
    '100,00 204',
    '1.250,00\n12',
    '1976-10-05',
    '5.10.1976',
    'October 5, 1976',
    'null',
    '[object Object]',
    'REDACTED',
    'TBD',
    'N/A',
    '--- unknown ---',
    'not available',
    'Keine Angabe',
    'unbekannt',
    'Unbekannt Unbekannt',
    'Frau Unbekannt',
    'NULL NULL',
    'Customer unknown',
    'siehe Akte',
    'Vorname Nachname',
    'non renseigné',
    'sin información',
    'неизвестно',
    'НЕ УКАЗАНО',
    '不详',
    'غير معروف',
    'brak danych',
    'bilinmiyor',
  ])('names nobody: %s', (text) => {
    const { total, insufficientName } = search(index, text);
    expect([total, insufficientName]).toEqual([0, true]);
  });

  it.each(['Not Available', '1976-10-05'])('is a name or a number where it is listed: %s', (text) =>
    expect(
      search(
        [party('Orlan Vestrakov', { identifiers: [identifier('passport', '19761005')] }), company('Not Available')],
        text,
      ).total,
    ).toBe(1),
  );

  it.each([
    'Tesmond Quillaby',
    '12345678',
    '123-456,78',
    'Unknown Pleasures Records Ltd',
    '4 May 1976 Quelmar Society',
  ])('is none of these: %s', (text) => expect(search(index, text).insufficientName).toBe(false));
});

describe('a short word next to a legal form', () => {
  it.each<[EntityType, string, string]>([
    ['organization', 'Vosk PLC', 'Vesk'],
    ['unknown', 'Vosk PLC', 'Vesk'],
    ['unknown', 'VSK Inc', 'Vesk'],
  ])('with another letter is another brand than the listed %s: %s is not %s', (type, searched, listed) =>
    expect(search([party(listed, { entityType: type })], searched).hits).toEqual([]),
  );
});

describe('what is hidden or turned round', () => {
  const index = indexOf([party('Orlan Vestrakov'), party('سلمان الدلفوري')]);

  it.each(['Orlan VXXX', 'Orlan VestrXXX', 'Orlan XXXXXXX', 'O. VESTRXXX'])('is not compared: %s', (text) => {
    const { notCompared, hits } = search(index, text);
    expect(notCompared.length > 0 || hits.length > 0).toBe(true);
    expect(notCompared[0]?.why).toBe('replacement_character');
  });

  it.each(['DEUTDEFFXXX', 'volume XXX', 'Foxx Maxx', 'size 3XXX'])('is not meant by %s', (text) =>
    expect(search(index, text).notCompared).toEqual([]),
  );

  it('is found or said not to be compared, whichever letters of its words an encoding lost', () => {
    const words = fc.constantFrom('Orlan Vestrakov', 'Pay to Orlan Vestrakov, invoice 12', 'Vestrakov Orlan');
    fc.assert(
      fc.property(
        words,
        fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('?', '??'),
        (text, at, sign) => {
          const lost = [...text].map((char, i) =>
            /\p{L}/u.test(char) && at.some((one) => one % text.length === i) ? sign : char,
          );
          const { notCompared, hits } = search(index, lost.join(''));
          expect(notCompared.length > 0 || hits.length > 0).toBe(true);
        },
      ),
    );
  });

  it.each([
    [{ aliases: ['?????? ?????'] }, 'aliases'],
    [{ identifiers: [{ value: '774400149?' }] }, 'identifiers'],
    [{ identifiers: [{ value: 'DE44 **** 1234' }] }, 'identifiers'],
  ])('is not compared in %j', (more, field) => {
    const { notCompared } = search(index, { searchText: 'Tesmond Quillaby', ...more });
    expect(notCompared[0]).toMatchObject({ field, why: 'replacement_character' });
  });

  it('is found in Arabic in the order in which a PDF shows it', () => {
    const seen = [...'سلمان الدلفوري'].reverse().join('');
    expect(search(index, seen).hits[0]?.matchedName?.value).toBe('سلمان الدلفوري');
  });
});
