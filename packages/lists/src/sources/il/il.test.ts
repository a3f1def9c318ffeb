import { beforeEach, describe, expect, it } from 'vitest';
import { makeWorkbook } from '../../../test/make-workbook.ts';
import { type ReadResult, readBytes, refusalOf } from '../../../test/read-text.ts';
import { ORGS, PEOPLE } from './fixtures/sheets.ts';

describe('the Israeli lists', () => {
  let people: ReadResult;
  let orgs: ReadResult;
  beforeEach(async () => {
    people = await readBytes(makeWorkbook(PEOPLE, '2026-01-31T01:02:03Z'), { name: 'p.xlsx' });
    orgs = await readBytes(makeWorkbook(ORGS, '2026-01-31T01:02:03Z'), { name: 'o.xlsx' });
  });

  it('are two, each known by its headings below a first line', () => {
    expect(people.version).toMatchObject({ id: 'il_nbctf_people', version: '2026-01-31', records: 2, rejected: 1 });
    expect(orgs.version).toMatchObject({ id: 'il_nbctf_orgs', records: 2, rejected: 2 });
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

  it('are listed on Israel’s own day, and keep in words the day of another country and a document without a number', () => {
    expect(people.listing('P-1').remarks).toEqual(
      expect.arrayContaining([
        'dateofforeigndesignation: 04/05/2001',
        'foreigndesignationid: SDN 17',
        'Document: passport issued to another party by mistake',
      ]),
    );
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
      remarks: ['keyoperatives: Osric Falk', '000 12'],
    });
  });

  it('fall back to Hebrew where nothing stands in English, and keep a day that cannot be read in words', () => {
    expect(orgs.listing('O-2').names.map(({ value, kind }) => [value, kind])).toEqual([['אגודת המלח', 'primary']]);
    expect(orgs.listing('O-2').addresses).toEqual([{ text: 'רחוב הרציף 7', street: 'רחוב הרציף 7' }]);
    expect(orgs.listing('O-2').remarks).toEqual(['Date of designation: לא ידוע']);
  });

  it('are refused without the time they were saved', async () => {
    const undated = makeWorkbook(PEOPLE);
    expect((await refusalOf(readBytes(undated, { name: 'p.xlsx' }))).code).toBe('no_date');
  });
});
