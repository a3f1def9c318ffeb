import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadResult, readBytes, readPath, refusalOf } from '../../../../test/read-text.ts';
import { dateOfEnds } from '../features.ts';

const FILE = join(import.meta.dirname, 'fixtures', 'sdn_advanced.xml');

describe('the four ends of a date', () => {
  it.each([
    ['1980-01-01', '1980-12-31', '1980'],
    ['1980-05-01', '1980-05-31', '1980-05'],
    ['1980-02-01', '1980-02-28', '1980-02-01 to 1980-02-28'],
    ['1980-05-20', '1981-01-09', '1980-05-20 to 1981-01-09'],
    ['1981-01-09', '1980-05-20', undefined],
  ])('%s and %s are %s', (from, to, text) => {
    expect(dateOfEnds({ from, to, circa: false }, undefined)?.text).toBe(text);
  });
});

describe('OFAC ADVANCED XML', () => {
  let text: string;
  let sdn: ReadResult;
  beforeAll(async () => {
    text = await readFile(FILE, 'utf8');
    sdn = await readPath(FILE);
  });

  it('is the same list as the standard file, with the same listing ids', () => {
    expect(sdn.version).toMatchObject({ id: 'us_ofac_sdn', version: '2026-03-07', records: 2, rejected: 0 });
    expect(sdn.listings.map(({ id }) => id)).toEqual(['us_ofac_sdn:101', 'us_ofac_sdn:103']);
  });

  it('tells every number by the reference sets of the file', async () => {
    const renumbered = text
      .replaceAll('<PartySubType ID="72"', '<PartySubType ID="999"')
      .replaceAll('PartySubTypeID="72"', 'PartySubTypeID="999"')
      .replaceAll('<FeatureType ID="1"', '<FeatureType ID="998"')
      .replaceAll('FeatureTypeID="1"', 'FeatureTypeID="998"')
      .replaceAll('<SanctionsType ID="6"', '<SanctionsType ID="997"')
      .replaceAll('SanctionsTypeID="6"', 'SanctionsTypeID="997"');
    expect((await readBytes(renumbered)).listings).toEqual(sdn.listings);
  });

  it('says of a document that it is not valid', async () => {
    const note = async (word: string) => {
      const explained = text.replace(
        '</PartySubTypeValues>',
        `$&<ValidityValues><Validity ID="1">${word}</Validity></ValidityValues>`,
      );
      return (await readBytes(explained)).listing('101').identifiers?.[0]?.note;
    };
    expect([await note('Valid'), await note('Fraudulent')]).toEqual([undefined, 'marked as fraudulent']);
  });

  it('puts names in reading order, the Latin primary one first, whatever the order in the file', () => {
    expect(sdn.listing('101').names).toEqual([
      {
        value: 'Tobren Aldous Quesk Vanterpool',
        kind: 'primary',
        quality: 'strong',
        script: 'Latn',
        parts: { given: 'Tobren', middle: 'Aldous', family: 'Quesk' },
      },
      { value: 'Pell', kind: 'former', quality: 'weak', script: 'Latn', parts: { family: 'Pell' } },
      {
        value: 'Тобрен Куэск',
        kind: 'alias',
        quality: 'strong',
        script: 'Cyrl',
        parts: { given: 'Тобрен', family: 'Куэск' },
      },
    ]);
  });

  it('joins programmes, day of listing and legal basis of this list only', () => {
    expect(sdn.listing('101')).toMatchObject({
      programs: ['SDGT', 'IFSR'],
      listedOn: '2019-04-15',
      legalBasis: 'Executive Order 13224 (Terrorism)',
      effect: 'asset_freeze',
    });
  });

  it('names the measures of a list other than the SDN list as the file does', async () => {
    const other = text.replace('>SDN List<', '>CAPTA List<').replace('>Block<', '>Prohibition on Accounts<');
    const { version, listing } = await readBytes(other, { name: 'CONS_ADVANCED.XML' });
    expect(version.id).toBe('us_ofac_cons');
    expect(listing('101').measures).toEqual(['Foreign Sanctions Evaders List', 'Prohibition on Accounts']);
    expect(listing('103').measures).toBeUndefined();
  });

  it('reads a year that is written as its first and last day', () => {
    expect(sdn.listing('101').birthDates).toEqual([
      { text: '1958', earliest: '1958-01-01', latest: '1958-12-31', circa: true },
    ]);
  });

  it('takes a location for what it is referred to as', () => {
    const { birthPlaces, nationalities, addresses } = sdn.listing('101');
    expect(birthPlaces).toEqual([{ text: 'Qumbar, Lower Quay', street: 'Qumbar, Lower Quay' }]);
    expect(nationalities).toEqual(['IR']);
    expect(addresses).toEqual([
      {
        text: 'No. 5, Heron Street, Qumbar, Lower Quay, Iran',
        street: 'No. 5, Heron Street',
        city: 'Qumbar',
        region: 'Lower Quay',
        country: 'IR',
      },
    ]);
    expect(sdn.listing('103').vessel).toEqual({ flag: 'PA' });
  });

  it('joins documents by identity', () => {
    expect(sdn.listing('101').identifiers).toEqual([
      { type: 'passport', value: 'A0000123', country: 'IR', label: 'Passport', issuedOn: '2010-02-01' },
    ]);
    expect(sdn.listing('103').identifiers).toMatchObject([{ type: 'imo', value: '0000001' }]);
  });

  it('reads features that refer to a word, titles and comments', () => {
    const { gender, positions, contacts, remarks } = sdn.listing('101');
    expect({ gender, positions, contacts }).toEqual({
      gender: 'male',
      positions: ['Director', 'Member of the Board'],
      contacts: [{ kind: 'phone', value: '5550100200' }],
    });
    expect(remarks).toContain('Additional Sanctions Information - Subject to Secondary Sanctions');
  });

  it('ties relations by profile, which need not have the number of the party', () => {
    expect(sdn.listing('101').relations).toEqual([
      { kind: 'Owned or Controlled By (former)', name: 'BRINEGATE HERON', listing: 'us_ofac_sdn:103' },
    ]);
    expect(sdn.listing('103').relations).toEqual([
      { kind: 'Owned or Controlled By', name: 'Tobren Aldous Quesk Vanterpool', listing: 'us_ofac_sdn:101' },
    ]);
  });

  it.each([
    ['a number that its reference sets do not have', 'PartySubTypeID="73"', 'PartySubTypeID="79"'],
    ['a location that is not there', 'LocationID="4"', 'LocationID="44"'],
    ['an entry of a party that is not there', 'ProfileID="503" ListID', 'ProfileID="504" ListID'],
  ])('is refused with %s', async (_what, from, to) => {
    expect((await refusalOf(readBytes(text.replace(from, to)))).code).toBe('malformed');
  });

  it('is refused without the section that gives programmes, without a date, and cut off', async () => {
    const withoutEntries = text.replace(/<SanctionsEntries>[\s\S]*<\/SanctionsEntries>/, '');
    expect((await refusalOf(readBytes(withoutEntries))).reason).toMatch(/no SanctionsEntries/);
    expect((await refusalOf(readBytes(text.replace('<Year>2026</Year>', '')))).code).toBe('no_date');
    expect((await refusalOf(readBytes(text.slice(0, -40)))).code).toBe('truncated');
  });

  it('is refused when some parties stand on the SDN list only and some on another only', async () => {
    const mixed = text
      .replace('ID="3" ProfileID="503" ListID="11"', 'ID="3" ProfileID="503" ListID="12"')
      .replace('ID="2" ProfileID="101" ListID="12"', 'ID="2" ProfileID="101" ListID="11"');
    expect((await refusalOf(readBytes(mixed))).code).toBe('ambiguous_list');
  });
});
