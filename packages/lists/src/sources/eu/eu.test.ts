import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadResult, readBytes, readPath, refusalOf } from '../../../test/read-text.ts';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'fsf.xml');

describe('the EU list', () => {
  let eu: ReadResult;
  beforeAll(async () => {
    eu = await readPath(FIXTURE);
  });

  it('is recognised with the moment it was generated, in UTC', () => {
    expect(eu.version).toMatchObject({
      id: 'eu_fsf',
      publishedAt: '2026-03-14T23:00:00.000Z',
      records: 2,
      rejected: 1,
    });
  });

  it('shows the English name with parts first, not the first in the file', () => {
    const primary = eu.listing('EU.90001.1').names.filter(({ kind }) => kind === 'primary');
    expect(primary).toEqual([
      {
        value: 'Tavrian Osricovich Morrelev',
        kind: 'primary',
        quality: 'strong',
        script: 'Latn',
        language: 'en',
        parts: { given: 'Tavrian', middle: 'Osricovich', family: 'Morrelev' },
      },
    ]);
    expect(eu.listing('90002').names.find(({ kind }) => kind === 'primary')?.value).toBe('Quay Bank');
  });

  it('takes names as weak when not strong or remarked upon, however it is spelt', () => {
    const names = eu
      .listing('EU.90001.1')
      .names.map(({ value, quality, script, language }) => [value, quality, script, language]);
    expect(names).toEqual([
      ['Тавриан Моррелев', 'strong', 'Cyrl', 'ru'],
      ['Tavrian Morrelevius', 'strong', 'Latn', 'sv'],
      ['Tavrian Osricovich Morrelev', 'strong', 'Latn', 'en'],
      ['The Ferryman', 'weak', 'Latn', undefined],
      ['Abu Qarib', 'weak', 'Latn', undefined],
      ['Abu Safina', 'strong', 'Latn', undefined],
      ['Tavrin Quay', 'strong', 'Latn', undefined],
      ['T. Quay', 'strong', 'Latn', undefined],
      ['Tavrian Morrel', 'strong', 'Latn', undefined],
    ]);
  });

  it('keeps the precision of birth dates, and reads the Islamic calendars', () => {
    const { birthDates, remarks } = eu.listing('EU.90001.1');
    expect(birthDates).toEqual([
      { text: '1962-09-03', earliest: '1962-09-03', latest: '1962-09-03', circa: false },
      { text: '1963-7', earliest: '1963-07-01', latest: '1963-07-31', circa: true },
      { text: '1960 to 1962', earliest: '1960-01-01', latest: '1962-12-31', circa: false },
      { text: '1343 (Islamic calendar)', earliest: '1964-03-20', latest: '1965-03-21', circa: false },
      { text: '1982-04-19 (24-6-1402 (Islamic calendar))', earliest: '1982-04-19', latest: '1982-04-19', circa: false },
    ]);
    expect(remarks).toContain('Date of birth: 31-2-1970');
  });

  it.each([
    ['circa="false" calendarType="GREGORIAN" year="1957"', '1957-01-01/1957-12-31'],
    // A country with the solar calendar; solar or lunar if none is named; and a year that no calendar has.
    ['circa="false" calendarType="ISLAMIC" year="1343" countryIso2Code="AF"', '1964-03-20/1965-03-21'],
    ['circa="false" calendarType="ISLAMIC" year="1343"', '1924-01-01/1965-03-21'],
    ['circa="false" calendarType="ISLAMIC" year="43"', undefined],
  ])('reads the birth date %s', async (attributes, expected) => {
    const text = await readFile(FIXTURE, 'utf8');
    const { listing } = await readBytes(
      text.replace(
        /<birthdate.*\/>(?=\s*<citizenship)/s,
        `<birthdate ${attributes}><remark>as told</remark></birthdate>`,
      ),
    );
    const { birthDates, remarks } = listing('EU.90001.1');
    expect(birthDates?.map(({ earliest, latest }) => `${earliest}/${latest}`)[0]).toBe(expected);
    expect(remarks).toContain('as told');
  });

  it('takes 00 as unknown and CS as Serbia, and keeps a state that is gone in words', () => {
    expect(eu.listing('EU.90001.1').nationalities).toEqual(['RS', 'RU']);
    expect(eu.listing('EU.90001.1').remarks).toContain('Citizenship: Old Region, RUSSIAN FEDERATION');
    expect(eu.listing('EU.90001.1').birthPlaces).toEqual([
      { text: 'Moscow, RUSSIAN FEDERATION', city: 'Moscow', country: 'RU' },
      {
        text: 'Sari, Mazandaran Province, IRAN (ISLAMIC REPUBLIC OF)',
        city: 'Sari',
        region: 'Mazandaran Province',
        country: 'IR',
      },
      { text: 'Peja, YUGOSLAVIA', city: 'Peja' },
    ]);
  });

  it('reads identifications with what is known against them', () => {
    expect(eu.listing('EU.90001.1').identifiers).toEqual([
      {
        type: 'passport',
        value: 'A0000123',
        country: 'RU',
        label: 'passport',
        note: 'diplomatic; known to be expired; issued by Quesk Office; in the name T. Morrel; seen in 2011',
      },
      { type: 'national_id', value: '00123', label: 'id', note: 'known to be false; ٠٠١٢٣' },
    ]);
    expect(eu.listing('EU.90001.1').remarks).toContain('passport: Town of Nowhere');
    expect(eu.listing('90002').identifiers?.map(({ type, value, note }) => [type, value, note])).toEqual([
      ['bic', 'QUAYXX00', undefined],
      ['bic', 'QUAYXX00', 'KSH'],
      ['imo', '0010017', undefined],
    ]);
  });

  it('reads addresses and contacts', () => {
    expect(eu.listing('EU.90001.1').addresses).toEqual([
      {
        text: '4 Saltpan Row, P.O. Box 77, Limassol, Coast, 00003, CYPRUS (until 2020)',
        street: '4 Saltpan Row, P.O. Box 77',
        city: 'Limassol',
        region: 'Coast',
        postalCode: '00003',
        country: 'CY',
      },
    ]);
    expect(eu.listing('EU.90001.1').contacts).toEqual([
      { kind: 'email', value: 'tavrian@example.invalid' },
      { kind: 'phone', value: '000 11' },
    ]);
  });

  it('knows what a contact is by its key', async () => {
    const text = await readFile(FIXTURE, 'utf8');
    const more =
      '<contactInfo key="FAX" value="000 12"/><contactInfo key="WEB" value="quay.example"/><contactInfo key="PHONE"/>';
    const { listing } = await readBytes(text.replace('<contactInfo key="EMAIL"', `${more}$&`));
    expect(listing('EU.90001.1').contacts?.slice(0, 2)).toEqual([
      { kind: 'fax', value: '000 12' },
      { kind: 'website', value: 'quay.example' },
    ]);
  });

  it.each([
    ['fiscalcode', '0000123', 'tax_id'],
    ['id', 'ИНН 0000000019', 'tax_id'],
    ['id', 'SSN 000-00-0058', 'ssn'],
    ['drivinglicence', '0000123', 'drivers_license'],
    ['other', '0000123', 'other'],
  ])('knows %s %s for a %s', async (code, number, type) => {
    const text = await readFile(FIXTURE, 'utf8');
    const swift = 'number="QUAY XX00" countryIso2Code="00" identificationTypeCode="swiftbic"';
    const changed = text.replace(swift, `number="${number}" countryIso2Code="00" identificationTypeCode="${code}"`);
    expect((await readBytes(changed)).listing('90002').identifiers?.[0]?.type).toBe(type);
  });

  it('tells positions from reasons, and titles of people from legal forms', () => {
    expect(eu.listing('EU.90001.1')).toMatchObject({
      positions: ['Harbour Minister under the old regime', 'Head of Ferries'],
      titles: ['Major General'],
      gender: 'male',
    });
    expect(eu.listing('90002').organization).toEqual({ type: 'Joint Stock Company' });
    expect(eu.listing('90002').positions).toBeUndefined();
    expect(eu.listing('90002').remarks?.[0]).toMatch(/^This company was once believed/);
  });

  it('reads programme, act, dates, page and UN reference', () => {
    expect(eu.listing('EU.90001.1')).toMatchObject({
      programs: ['TAQA'],
      effect: 'asset_freeze',
      legalBasis: '2025/9999 (OJ L202509999)',
      listedOn: '2010-06-09',
      updatedOn: '2025-05-20',
      unReference: 'QDi.043',
      url: 'https://eur-lex.europa.invalid/9999?a=1&b=2',
      remarks: expect.arrayContaining(['Believed to be at sea.']),
    });
    expect(eu.listing('EU.90001.1').remarks).not.toContain('none');
    expect(eu.listing('90002').listedOn).toBe('2024-02-23');
  });

  it('is told from other XML whose root is called export', async () => {
    expect((await refusalOf(readBytes('<export xmlns="http://shop.invalid/orders"><order/></export>'))).code).toBe(
      'unknown_root',
    );
  });
});
