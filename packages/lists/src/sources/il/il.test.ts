import { beforeEach, describe, expect, it } from 'vitest';
import { makeWorkbook } from '../../../test/make-workbook.ts';
import { type ReadResult, readBytes, refusalOf } from '../../../test/read-text.ts';

const PEOPLE = [
  ['National Bureau'],
  [
    'Internal Seq. ID',
    'Name of individual - English',
    'Name of individual - Hebrew',
    'Name of individual - Arabic',
    'D.O.B (DD/MM/YYYY)',
    'Nationality / Residency',
    'Individual ID',
    'Designation',
    'Date of designation in Israel',
    'Additional information',
  ],
  [
    'P-1',
    '1: TAVRIAN 2: OSRIC 3: MORREL',
    'טבריאן מורל',
    'تفريان موريل',
    '12/03/1957 OR 16/6/67',
    'סוריה / Lebanon',
    'Id Number: 0000258\nPassport: 0000123',
    'Terrorist',
    '01/02/2010',
    'seen in 2011',
  ],
  ['P-2', '="---"', 'אוסריק', '="-"', '---', 'Atlantis', '', '', 'בוטל ביום 03/04/2012', ''],
  ['="-"', 'No Number', '', '', '', '', '', '', '', ''],
  [],
];
const ORGS = [
  ['National Bureau'],
  [
    'Internal Seq. ID',
    'Organization name - English',
    'Organization name - Hebrew',
    'Organization name - Arabic',
    'Organization name - Other',
    'Street - English',
    'City/Village - English',
    'Country - English',
    'Corporation ID',
    'Email',
    'Telephone 1',
    'Linked to Internal Seq. ID',
    'Date of permanent designation',
    'Key operatives',
  ],
  [
    'O-1',
    'Quay Relief Fund',
    'קרן הרציף',
    'صندوق الرصيف',
    'QRF; Quay Fund\n• The Fund',
    '4 Saltpan Row\n7 Quay Street',
    'Limassol\nMorrel',
    'Cyprus',
    '00-1',
    'fund@quay.example',
    '000 11',
    'O-2; O-3',
    36526,
    'Osric Falk',
  ],
  [],
];

describe('the Israeli lists', () => {
  let people: ReadResult;
  let orgs: ReadResult;
  beforeEach(async () => {
    people = await readBytes(makeWorkbook([{ name: 'A', rows: PEOPLE }], '2026-01-31T01:02:03Z'), { name: 'p.xlsx' });
    orgs = await readBytes(makeWorkbook([{ name: 'A', rows: ORGS }], '2026-01-31T01:02:03Z'), { name: 'o.xlsx' });
  });

  it('are two, each known by its headings below a first line', () => {
    expect(people.version).toMatchObject({ id: 'il_nbctf_people', version: '2026-01-31', records: 2, rejected: 1 });
    expect(orgs.version).toMatchObject({ id: 'il_nbctf_orgs', records: 1, rejected: 0 });
  });

  it('give names in English, Hebrew and Arabic, and take numbered parts for one name', () => {
    expect(
      people.listing('P-1').names.map(({ value, kind, script, language }) => [value, kind, script, language]),
    ).toEqual([
      ['TAVRIAN OSRIC MORREL', 'primary', 'Latn', undefined],
      ['טבריאן מורל', 'alias', 'Hebr', 'he'],
      ['تفريان موريل', 'alias', 'Arab', 'ar'],
    ]);
    expect(orgs.listing('O-1').names.map(({ value }) => value)).toEqual([
      'Quay Relief Fund',
      'קרן הרציף',
      'صندوق الرصيف',
      'QRF',
      'Quay Fund',
      'The Fund',
    ]);
  });

  it('take dashes in any dress for nothing, and keep a party whose only name is Hebrew', () => {
    expect(people.listing('P-2').names).toEqual([
      { value: 'אוסריק', kind: 'primary', quality: 'strong', script: 'Hebr', language: 'he' },
    ]);
    expect(people.listing('P-2').birthDates).toBeUndefined();
  });

  it('read several dates, years of two digits and countries named in Hebrew', () => {
    expect(people.listing('P-1').birthDates?.map(({ earliest }) => earliest)).toEqual(['1957-03-12', '1967-06-16']);
    expect(people.listing('P-1').nationalities).toEqual(['SY', 'LB']);
    expect(people.listing('P-2').remarks).toContain('Nationality: Atlantis');
  });

  it('tell passports from other documents', () => {
    expect(people.listing('P-1').identifiers).toMatchObject([
      { type: 'national_id', value: '0000258' },
      { type: 'passport', value: '0000123' },
    ]);
  });

  it('say that a cancelled designation is over', () => {
    expect(people.listing('P-1')).toMatchObject({ status: 'active', listedOn: '2010-02-01' });
    expect(people.listing('P-2').status).toBe('delisted');
    expect(orgs.listing('O-1')).toMatchObject({ status: 'active', listedOn: '2000-01-01' });
  });

  it('pair streets with towns in order, and say what an organisation is linked to', () => {
    expect(orgs.listing('O-1')).toMatchObject({
      addresses: [
        { text: '4 Saltpan Row, Limassol, Cyprus', country: 'CY' },
        { text: '7 Quay Street, Morrel, Cyprus', country: 'CY' },
      ],
      relations: [
        { kind: 'Linked to', listing: 'il_nbctf_orgs:O-2' },
        { kind: 'Linked to', listing: 'il_nbctf_orgs:O-3' },
      ],
      contacts: [
        { kind: 'email', value: 'fund@quay.example' },
        { kind: 'phone', value: '000 11' },
      ],
      remarks: ['keyoperatives: Osric Falk'],
    });
  });

  it('are refused without the time they were saved', async () => {
    const undated = makeWorkbook([{ name: 'A', rows: PEOPLE }]);
    expect((await refusalOf(readBytes(undated, { name: 'p.xlsx' }))).code).toBe('no_date');
  });
});
