import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadResult, readBytes, readPath, refusalOf } from '../../../test/read-text.ts';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'consolidated.xml');

describe('the UN list', () => {
  let un: ReadResult;
  beforeAll(async () => {
    un = await readPath(FIXTURE);
  });

  it('is recognised with the moment it was generated', () => {
    expect(un.version).toMatchObject({ id: 'un_sc', publishedAt: '2026-01-31T00:00:09.554Z', records: 3, rejected: 1 });
  });

  it('joins the name fields in order and claims no parts', () => {
    const [primary] = un.listing('QDi.901').names;
    expect(primary).toEqual({
      value: 'TAVRIN OLD MORREL QUESK AL-VANTARI',
      kind: 'primary',
      quality: 'strong',
      script: 'Latn',
    });
  });

  it('splits names joined by semicolons, letters and brackets, and not at line breaks', () => {
    const names = un.listing('QDi.901').names.map(({ value, kind, quality, script }) => [value, kind, quality, script]);
    expect(names.slice(1)).toEqual([
      ['تفرين موريل الفانتاري', 'alias', 'strong', 'Arab'],
      ['Tavrin Morel', 'alias', 'strong', 'Latn'],
      ['Tawrin Morrell', 'alias', 'strong', 'Latn'],
      ['أبو قارب', 'alias', 'weak', 'Arab'],
      ['Abu Qarib', 'alias', 'weak', 'Latn'],
      ['Abou Garib', 'alias', 'weak', 'Latn'],
      ['Osric Vell', 'former', 'strong', 'Latn'],
      ['The Ferryman', 'alias', 'weak', 'Latn'],
      ['Паромщик', 'alias', 'weak', 'Cyrl'],
      ['Timur Falk', 'alias', 'strong', 'Latn'],
    ]);
    expect(un.listing('KPe.901').names.map(({ value, kind }) => [value, kind])).toEqual([
      ['QUAY LINES (QL)', 'primary'],
      ['GREAT QUAY COMPANY', 'alias'],
      ['Quay Front (QF)', 'alias'],
      ['جبهة الرصيف', 'alias'],
      ['Front of the Quay', 'alias'],
      ['Mohammed Quay', 'former'],
      ['M. Quay', 'former'],
    ]);
  });

  it('keeps a record whose only name is not Latin', () => {
    expect(un.listing('KPi.902').names).toEqual([
      { value: '남궁태범', kind: 'primary', quality: 'strong', script: 'Hang' },
    ]);
  });

  it('reads years, ranges, doubts, notes and another calendar as birth dates', () => {
    const dates = un
      .listing('QDi.901')
      .birthDates?.map(({ earliest, latest, circa }) => `${circa ? '~' : ''}${earliest}/${latest}`);
    expect(dates).toEqual([
      '1958-09-01/1958-09-30',
      '~1960-01-01/1960-12-31',
      '~1955-01-01/1958-12-31',
      '1961-03-03/1961-03-03',
      '1973-11-01/1973-11-30',
      '1981-01-01/1982-12-31',
      '1969-02-05/1969-02-05',
    ]);
    expect(un.listing('QDi.901').remarks).toEqual(
      expect.arrayContaining(['Date of birth: 30-35 years old', 'Date of birth: 1961-03-03, from false passport']),
    );
  });

  it('reads documents, also those whose number stands in words', () => {
    expect(un.listing('QDi.901').identifiers).toEqual([
      {
        type: 'passport',
        value: 'SA0000249',
        country: 'CG',
        label: 'Service passport',
        issuedOn: '2019-01-22',
        expiresOn: '2022-01-21',
        note: 'Congo service passport number; expires on 21 January 2022',
      },
      { type: 'tax_id', value: 'VNTTVR58P01Z240X', country: 'IT', label: 'Italian Fiscal Code:' },
      {
        type: 'passport',
        value: 'L 000609',
        country: 'TN',
        label: 'Passport',
        issuedOn: '1996-02-28',
        note: 'Tunisian passport number L 000609 issued on 28 Feb. 1996',
      },
      { type: 'ssn', value: '000-00-5411', country: 'US', label: 'United States Social Security Number:' },
    ]);
    expect(un.listing('QDi.901').remarks).toContain('Document: Passport, revoked as at Sep. 2012');
  });

  it('tells kinds of documents by their words in several languages, and issuers under either name', () => {
    expect(un.listing('KPi.902').identifiers).toEqual([
      {
        type: 'passport',
        value: 'A0000417',
        country: 'CY',
        label: 'Pasaporte',
        note: 'issued in Quesk; issued in Malta',
      },
      {
        type: 'drivers_license',
        value: '00003632',
        label: "Driver's licence",
        issuedOn: '2001-05-01',
        note: 'issued on 1 May 2001; 00003632 issued on 1 May 2001; Atlantis',
      },
      { type: 'other', value: '0000777', label: 'Ration card' },
    ]);
  });

  it('reads the rest of a person', () => {
    expect(un.listing('QDi.901')).toMatchObject({
      id: 'un_sc:QDi.901',
      entityType: 'person',
      gender: 'male',
      nationalities: ['SY'],
      titles: ['Haji', 'Maulavi'],
      positions: ['Former Harbour Minister'],
      programs: ['Al-Qaida'],
      listedOn: '2003-11-12',
      updatedOn: '2022-11-08',
      unReference: 'QDi.901',
      addresses: [{ city: 'Lattakia', region: 'Coast Province', country: 'SY' }],
      birthPlaces: [
        { city: 'Raqqa', country: 'SY' },
        { city: 'Tripoli', country: 'LY' },
      ],
    });
    expect(un.listing('QDi.901').remarks).toEqual(
      expect.arrayContaining([
        'Owner of a boat. Reviewed.',
        'Nationality: former Soviet Union',
        'Alias Timur Falk: on a false passport',
      ]),
    );
  });

  it('reads an IMO number that stands only in the comments', () => {
    expect(un.listing('KPe.901').identifiers).toEqual([
      { type: 'imo', value: '0900004', label: 'IMO company number', note: 'named in the comments' },
    ]);
  });

  it('is refused without a date', async () => {
    const refusal = await refusalOf(readBytes('<CONSOLIDATED_LIST><INDIVIDUALS/></CONSOLIDATED_LIST>'));
    expect(refusal.code).toBe('no_date');
  });
});
