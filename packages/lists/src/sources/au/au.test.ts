import { beforeEach, describe, expect, it } from 'vitest';
import { makeWorkbook } from '../../../test/make-workbook.ts';
import { type ReadResult, readBytes, refusalOf } from '../../../test/read-text.ts';
import { HEADINGS, SHEETS } from './fixtures/sheets.ts';

describe('the Australian list', () => {
  let au: ReadResult;
  beforeEach(async () => {
    const workbook = makeWorkbook(SHEETS, '2026-01-31T01:02:03Z');
    au = await readBytes(workbook, { name: 'list.xlsx' });
  });

  it('is recognised by its headings and dated by when it was saved', () => {
    expect(au.version).toMatchObject({
      id: 'au_dfat',
      publishedAt: '2026-01-31T01:02:03.000Z',
      records: 6,
      rejected: 2,
    });
  });

  it('makes one party of 2, 2a and 2b, with its original script and its weak names', () => {
    expect(au.listing('2').names.map(({ value, kind, quality, script }) => [value, kind, quality, script])).toEqual([
      ['Tesmond Quandreth', 'primary', 'strong', 'Latn'],
      ['تسموند كواندريث', 'alias', 'strong', 'Arab'],
      ['Tesmund KWANDRET', 'alias', 'strong', 'Latn'],
      ['The Ferryman', 'alias', 'weak', 'Latn'],
    ]);
  });

  it('reads dates and places with letters before them, and says nothing for NA', () => {
    expect(au.listing('2')).toMatchObject({
      birthDates: [
        { earliest: '1955-01-01', latest: '1958-12-31', circa: true },
        { earliest: '1959-03-05', latest: '1959-03-05' },
        { earliest: '1961-08-01', latest: '1961-08-31' },
      ],
      birthPlaces: [
        { text: 'Port Morrel, Syria', country: 'SY' },
        { text: 'Wonsan, North Korea', country: 'KP' },
      ],
      nationalities: ['SY'],
      identifiers: [{ type: 'passport', value: 'A-000017' }],
      programs: ['1988 (Testland)'],
      listedOn: '2001-01-25',
      updatedOn: '2014-12-15',
    });
    expect(au.listing('2').addresses).toBeUndefined();
    expect(au.listing('2').remarks).toEqual([
      'Passport no.: a) Syrian number A-000017, issued on 1 May 2001.',
      'Citizenship: Atlantean',
      'instrument: Order 7',
    ]);
    expect(au.listing('9').birthDates).toBeUndefined();
    expect(au.listing('9').remarks).toBeUndefined();
  });

  it('reads Excel’s serial numbers, several dates in one cell, and keeps words that are none', () => {
    expect(au.listing('8').birthDates?.[0]?.earliest).toBe('1962-08-24');
    expect(au.listing('10').birthDates?.map(({ earliest }) => earliest)).toEqual([
      '1950-07-24',
      '1951-01-01',
      '1952-03-05',
    ]);
    expect(au.listing('10').remarks).toEqual(['Date of birth: early morning']);
  });

  it('has a display name even where no row is primary, and knows ships', () => {
    expect(au.listing('7')).toMatchObject({ entityType: 'organization', names: [{ kind: 'primary' }] });
    expect(au.listing('12')).toMatchObject({ entityType: 'vessel', identifiers: [{ type: 'imo', value: '9074729' }] });
  });

  it('knows former names, and says of a type that it does not know', async () => {
    const rows = [
      HEADINGS,
      [1, 'Quill Works', 'Entity', 'Primary Name', '', '', '', '', '', '', '', 45303],
      ['1a', 'Quill and Sons', 'Entity', 'f.k.a.', '', '', '', '', '', '', '', 45303],
      ['2', 'Quill Rock', 'Island', 'Primary Name', '', '', '', '', '', '', '', 45303],
      [],
    ];
    const { listing } = await readBytes(makeWorkbook([{ name: 'a', rows }]));
    expect(listing('1').names.map(({ value, kind }) => [value, kind])).toEqual([
      ['Quill Works', 'primary'],
      ['Quill and Sons', 'former'],
    ]);
    expect(listing('2').entityType).toBe('unknown');
  });

  it('makes two parties of a reference that is used again for another one', async () => {
    const rows = [
      HEADINGS,
      [301, 'Orlo Quandreth', 'Individual', 'Primary Name', '', '', '', '', '', '', '', 45303],
      ['301a', 'Orlo Kwandret', 'Individual', 'aka'],
      [301, 'Quill Works', 'Entity', 'Primary Name'],
      ['301a', 'Quill and Sons', 'Entity', 'aka'],
      [],
    ];
    const { listings } = await readBytes(makeWorkbook([{ name: 'a', rows }]));
    expect(listings.map(({ sourceId, names }) => [sourceId.slice(0, 4), names.map(({ value }) => value)])).toEqual([
      ['301', ['Orlo Quandreth', 'Orlo Kwandret']],
      ['301~', ['Quill Works', 'Quill and Sons']],
    ]);
  });

  it('is refused without any date', async () => {
    const rows = [HEADINGS, [1, 'Orlo Quandreth', 'Individual', 'Primary Name'], []];
    expect((await refusalOf(readBytes(makeWorkbook([{ name: 'a', rows }])))).code).toBe('no_date');
  });
});
