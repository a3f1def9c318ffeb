import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadResult, readBytes, readPath, refusalOf } from '../../../../test/read-text.ts';

const FILE = join(import.meta.dirname, 'fixtures', 'sdn_enhanced.xml');
const SDN_XML = join(import.meta.dirname, '..', 'fixtures', 'sdn.xml');

describe('OFAC ENHANCED XML', () => {
  let text: string;
  let sdn: ReadResult;
  beforeAll(async () => {
    text = await readFile(FILE, 'utf8');
    sdn = await readPath(FILE);
  });

  it('is the same list, with the same listing ids, as the standard file', async () => {
    const standard = await readPath(SDN_XML);
    expect(sdn.version).toMatchObject({ id: 'us_ofac_sdn', version: '2026-03-07', records: 3, rejected: 1 });
    expect(sdn.listing('101').id).toBe(standard.listing('101').id);
    expect(sdn.listing('101').names[0]?.value).toBe(standard.listing('101').names[0]?.value);
    expect(sdn.listing('101').effect).toBe('asset_freeze');
  });

  it('gives each name in each script, the Latin primary one first', () => {
    expect(sdn.listing('101').names).toEqual([
      {
        value: 'Tobren Aldous VANTERPOOL-QUESK',
        kind: 'primary',
        quality: 'strong',
        script: 'Latn',
        parts: { given: 'Tobren', middle: 'Aldous', family: 'VANTERPOOL-QUESK' },
      },
      { value: 'Tobren PELL', kind: 'former', quality: 'strong', script: 'Latn' },
      {
        value: 'Тобрен Куэск',
        kind: 'alias',
        quality: 'strong',
        script: 'Cyrl',
        parts: { given: 'Тобрен', family: 'Куэск' },
      },
      { value: 'The Heron', kind: 'alias', quality: 'weak', script: 'Latn' },
    ]);
  });

  it('keeps a record whose only name is not Latin', () => {
    expect(sdn.listing('103').names).toEqual([{ value: '蒼鷺號', kind: 'primary', quality: 'strong', script: 'Hani' }]);
  });

  it('takes the day of listing on this list, not on another one', () => {
    expect(sdn.listing('101').listedOn).toBe('2019-04-15');
  });

  it('reads partial dates from their parts and keeps the words', () => {
    expect(sdn.listing('101').birthDates).toEqual([
      { text: 'circa 1958', earliest: '1958-01-01', latest: '1958-12-31', circa: true },
      { text: '03 Feb 1960 to 09 May 1961', earliest: '1960-02-03', latest: '1961-05-09', circa: false },
    ]);
  });

  it('tells types by their words, whatever their numbers', () => {
    expect(sdn.listings.map(({ entityType }) => entityType)).toEqual(['person', 'organization', 'vessel']);
  });

  it('reads documents with their doubts, and what is no document as a remark', () => {
    const { identifiers, remarks } = sdn.listing('101');
    expect(identifiers).toEqual([
      { type: 'crypto_address', value: 'TInventedUnderAWrongLabel', label: 'Digital Currency Address - XBT' },
      {
        type: 'passport',
        value: 'A0000123',
        country: 'IR',
        label: 'Passport',
        issuedOn: '2010-02-01',
        note: 'marked as not valid; expires 2020',
      },
    ]);
    expect(remarks).toContain('Chinese Commercial Code 0000 1111 2222');
    expect(remarks).toContain('Additional Sanctions Information - Subject to Secondary Sanctions');
    expect(sdn.listing('101').contacts).toEqual([{ kind: 'phone', value: '5550100200' }]);
  });

  it('ties relations to listings, also where only an id is given', () => {
    expect(sdn.listing('101').relations).toEqual([
      { kind: 'Owned or Controlled By', name: 'BRINEGATE HOLDINGS, LTD.', listing: 'us_ofac_sdn:102' },
      { kind: 'Providing support to', listing: 'us_ofac_sdn:103' },
    ]);
  });

  it('reads addresses, those of a country alone too, and does not repeat them from the features', () => {
    expect(sdn.listing('101').addresses).toEqual([
      {
        text: 'No. 5, Heron Street, Unit 2, Qumbar, 00417, Iran',
        street: 'No. 5, Heron Street, Unit 2',
        city: 'Qumbar',
        postalCode: '00417',
        country: 'IR',
      },
      { text: 'Iran', country: 'IR' },
    ]);
    expect(sdn.listing('101').remarks?.some((remark) => remark.startsWith('Location'))).toBe(false);
  });

  it('reads ships', () => {
    const { vessel, identifiers } = sdn.listing('103');
    expect(vessel).toEqual({ type: 'Yacht', grossTonnage: '417' });
    expect(identifiers?.map(({ type, value }) => [type, value])).toEqual([
      ['call_sign', 'QXYZ'],
      ['imo', '0000001'],
    ]);
  });

  it('says in the title that an export of some programmes is not the whole list', async () => {
    const filter =
      '<sanctionsPrograms><sanctionsProgram refId="1">SDGT</sanctionsProgram></sanctionsPrograms></filters>';
    const { version } = await readBytes(text.replace('</filters>', filter));
    expect(version.title).toMatch(/, only programmes SDGT$/);
  });

  it('is recognised in a namespace that changed', async () => {
    const { version } = await readBytes(text.replace(/xmlns="[^"]+"/, 'xmlns="https://example.test/elsewhere"'));
    expect(version.records).toBe(3);
  });

  it('is the non-SDN list when its parties stand on one of those', async () => {
    const { version, listings } = await readBytes(
      text
        .replaceAll('>SDN List<', '>CAPTA List<')
        .replace('>SDGT<', '>561-Related<')
        .replace(/(<sanctionsType [^>]*>)Block/, '$1Block</sanctionsType>$1Prohibition on Accounts'),
    );
    expect(version.id).toBe('us_ofac_cons');
    expect(listings[0]).toMatchObject({
      effect: 'correspondent',
      measures: ['List of Foreign Financial Institutions Subject to CAPTA', 'Prohibition on Accounts'],
    });
  });

  it('is refused when it mixes both lists, has no date or ends early', async () => {
    const mixed = text.replace('datePublished="2020-01-02">SDN List', 'datePublished="2020-01-02">CAPTA List');
    expect((await refusalOf(readBytes(mixed))).code).toBe('ambiguous_list');
    expect((await refusalOf(readBytes(text.replace('2026-03-07T00:00:00', 'today')))).code).toBe('no_date');
    expect((await refusalOf(readBytes(text.slice(0, -60)))).code).toBe('truncated');
  });

  it('is not taken for a list when it is a delta file', async () => {
    const delta = text.replace('<entity id="101">', '<entity id="101" action="add">');
    expect((await refusalOf(readBytes(delta))).code).toBe('unsupported_format');
  });
});
