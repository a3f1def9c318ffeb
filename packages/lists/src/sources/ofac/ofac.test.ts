import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadResult, readBytes, readPath, refusalOf } from '../../../test/read-text.ts';
import { emptyDetails } from './details.ts';
import { readAttribute } from './id-list.ts';
import { nonSdnMeasures } from './programs.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const SDN = join(FIXTURES, 'sdn.xml');
const CONS = join(FIXTURES, 'consolidated-old-namespace.xml');

describe('the SDN list', () => {
  let sdn: ReadResult;
  beforeAll(async () => {
    sdn = await readPath(SDN);
  });

  it('is recognised with its date, in the form of a version', () => {
    expect(sdn.version).toMatchObject({
      id: 'us_ofac_sdn',
      version: '2026-03-07',
      publishedAt: '2026-03-07T00:00:00.000Z',
      records: 6,
      rejected: 2,
    });
  });

  it('rejects and counts records without id or a usable name; an id used before for another party is two', () => {
    const ids = sdn.listings.map(({ sourceId }) => sourceId);
    expect(ids).toEqual(['101', '102', '103', '104', '105', expect.stringMatching(/^102~/)]);
  });

  it('puts names in reading order with their parts, kinds and qualities', () => {
    const names = sdn.listing('101').names.map(({ value, kind, quality }) => [value, kind, quality]);
    expect(names).toEqual([
      ['Tobren Aldous VANTERPOOL-QUESK', 'primary', 'strong'],
      ['Tobren QUESK', 'alias', 'strong'],
      ['THE HERON', 'alias', 'weak'],
      ['Tobren PELL', 'former', 'strong'],
      ['Tobren Aldous QUESK', 'alias', 'strong'],
      ['QUESKY', 'alias', 'weak'],
    ]);
    expect(sdn.listing('101').names[0]?.parts).toEqual({ given: 'Tobren Aldous', family: 'VANTERPOOL-QUESK' });
  });

  it('keeps the comma in the name of an entity', () => {
    expect(sdn.listing('102').names[0]).toMatchObject({ value: 'BRINEGATE HOLDINGS, LTD.' });
    expect(sdn.listing('102').names[0]?.parts).toBeUndefined();
  });

  it('makes identifiers only of known document types and keeps the rest as remarks', () => {
    const { identifiers, gender, contacts, remarks } = sdn.listing('101');
    expect(identifiers).toEqual([
      {
        type: 'passport',
        value: 'A0000123',
        country: 'IR',
        label: 'Passport',
        issuedOn: '2010-02-01',
        expiresOn: '2020-02-01',
      },
      { type: 'crypto_address', value: 'TSampleAddressUnderAWrongLabel0000', label: 'Digital Currency Address - XBT' },
      { type: 'national_id', value: 'VAQT600101HXXXXX00', country: 'MX', label: 'C.U.R.P.' },
    ]);
    expect(gender).toBe('male');
    expect(contacts).toEqual([
      { kind: 'email', value: 'tobren@example.invalid' },
      { kind: 'phone', value: '0000 111' },
    ]);
    expect(remarks).toContain('Secondary sanctions risk: section 1(b) of Executive Order 13224');
    expect(remarks).toContain('Some New Legal Phrase - Subject to Nothing');
  });

  it('reads BIC, LEI, IMO numbers and the country behind a number', () => {
    expect(sdn.listing('102').identifiers?.map(({ type, value, country }) => [type, value, country])).toEqual([
      ['registration_number', '0012345', 'PA'],
      ['bic', 'BRINXX00', undefined],
      ['lei', '000000BRINEGATE00077', undefined],
      ['imo', '0010017', undefined],
    ]);
    expect(sdn.listing('102').organization).toEqual({ established: '1990-10-17' });
  });

  it('reads partial, ranged and doubtful birth dates and keeps what is no date', () => {
    const { birthDates, remarks } = sdn.listing('101');
    expect(birthDates).toEqual([
      { text: 'circa 1960', earliest: '1960-01-01', latest: '1960-12-31', circa: true },
      { text: '01 Jan 1961 to 31 Dec 1962', earliest: '1961-01-01', latest: '1962-12-31', circa: false },
    ]);
    expect(remarks).toContain('DOB a spring long ago');
  });

  it('resolves nationality and citizenship and keeps what is no country of today', () => {
    expect(sdn.listing('101').nationalities).toEqual(['IR', 'CD']);
    expect(sdn.listing('101').remarks).toContain('nationality former Soviet Union');
  });

  it('reads addresses in parts and in one line', () => {
    expect(sdn.listing('101').addresses).toEqual([
      {
        text: '4 Saltpan Row, Floor 2, Limassol, Limassol District, 00003, Cyprus',
        street: '4 Saltpan Row, Floor 2',
        city: 'Limassol',
        region: 'Limassol District',
        postalCode: '00003',
        country: 'CY',
      },
      { text: 'Pier Nine, Quesk Harbour, Korea, North', country: 'KP' },
      { text: 'Pier Ten, Tehran, Iran', country: 'IR' },
    ]);
  });

  it('reads relations with brackets and commas in their names', () => {
    expect(sdn.listing('101').relations).toEqual([
      { kind: 'Linked To', name: 'BRINEGATE HOLDINGS (BGH) LTD.' },
      { kind: 'Linked To', name: 'QUESK, Marla' },
    ]);
  });

  it('reads ships, with what stands only in the remarks', () => {
    const ship = sdn.listing('103');
    expect(ship.entityType).toBe('vessel');
    expect(ship.vessel).toEqual({
      type: 'Crude Oil Tanker',
      flag: 'PA',
      formerFlags: ['LR'],
      owner: 'Brinegate Holdings',
      tonnage: '105,000',
      grossTonnage: '56,000',
      built: '1999',
    });
    expect(ship.identifiers?.map(({ type, value }) => [type, value])).toEqual([
      ['call_sign', 'XX0Q1'],
      ['imo', '0010029'],
      ['mmsi', '000100029'],
    ]);
    expect(ship.relations).toEqual([{ kind: 'Linked To', name: 'BRINEGATE HOLDINGS, LTD.' }]);
  });

  it('reads aircraft', () => {
    const aircraft = sdn.listing('104');
    expect(aircraft).toMatchObject({ entityType: 'aircraft', aircraft: { model: 'Fictional 300' } });
    expect(aircraft.identifiers?.map(({ type, value }) => [type, value])).toEqual([
      ['aircraft_serial', '00871'],
      ['aircraft_registration', 'XX-QSK'],
    ]);
  });

  it('reads everything that older files keep in the remarks', () => {
    const old = sdn.listing('105');
    expect(old.names.map(({ value, kind, quality }) => [value, kind, quality])).toEqual([
      ['Entry OLD STYLE', 'primary', 'strong'],
      ['OLDER', 'former', 'weak'],
    ]);
    expect(old.birthDates?.map(({ text }) => text)).toEqual(['12 Mar 1957', '1958']);
    expect(old.birthPlaces).toEqual([{ text: 'Havana, Cuba', country: 'CU' }]);
    expect(old.nationalities).toEqual(['CU', 'ES']);
    expect(old.gender).toBe('female');
    expect(old.identifiers).toEqual([
      {
        type: 'passport',
        value: 'X00111',
        country: 'CU',
        label: 'Passport',
        issuedOn: '2000-01-01',
        expiresOn: '2010-01-01',
      },
      { type: 'passport', value: '99000', country: 'ES', label: 'Passport' },
      { type: 'tax_id', value: '0000-99', country: 'MX', label: 'Tax ID No.' },
      { type: 'crypto_address', value: 'bc1qfictional00', label: 'Digital Currency Address - XBT' },
      { type: 'crypto_address', value: '0x00fa', label: 'Digital Currency Address - ETH' },
    ]);
    expect(old.relations).toEqual([{ kind: 'wife of', name: 'Old Style' }]);
    expect(old.contacts).toEqual([
      { kind: 'phone', value: '0000 5511' },
      { kind: 'fax', value: '(00) 12' },
      { kind: 'website', value: 'www.oldstyle.invalid' },
    ]);
    expect(old.remarks?.[0]).toContain('nationality possibly Martian');
  });

  it('is blocking, says under which order and links to the record', () => {
    expect(sdn.listing('101')).toMatchObject({
      effect: 'asset_freeze',
      legalBasis: 'Executive Order 13224; Executive Order 14024',
      url: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=101',
      positions: ['Deputy Harbour Master', 'Chairman of the Quesk Fund'],
    });
  });
});

describe('the non-SDN list', () => {
  it('is recognised by its programmes, in the old namespace and under any file name', async () => {
    const cons = await readBytes(await readFile(CONS), { name: 'SDN.XML' });
    expect(cons.version).toMatchObject({ id: 'us_ofac_cons', records: 5 });
    expect(cons.listing('201').effect).toBe('unknown');
    expect(cons.listing('202')).toMatchObject({
      effect: 'securities',
      listedOn: '2021-06-03',
      nationalities: ['CN'],
      relations: [{ kind: 'Issuer Name', name: 'Glimmering Chips Finance' }],
    });
    expect(cons.listing('203').effect).toBe('sectoral');
    expect(cons.listing('204')).toMatchObject({ effect: 'correspondent', listedOn: '2022-02-24' });
    expect(cons.listing('205').measures).toEqual(['Foreign Sanctions Evaders List']);
  });
});

describe('what OFAC’s programmes and directives outside the SDN list mean', () => {
  it.each([
    ['CMIC-EO13959', '', 'securities'],
    ['561-Related', '', 'correspondent'],
    ['CAPTA', '', 'correspondent'],
    ['UKRAINE-EO13662', '', 'sectoral'],
    ['NS-MBS', '', 'sectoral'],
    ['RUSSIA-EO14024', 'EO 14024 Directive 2', 'correspondent'],
    ['RUSSIA-EO14024', 'EO 14024 Directive 1a', 'sectoral'],
    ['RUSSIA-EO14024', 'EO 14024 Directive 3', 'sectoral'],
    ['NS-PLC', '', 'unknown'],
    ['FSE-IR', '', 'unknown'],
    ['NOT KNOWN', '', undefined],
  ])('%s %s is %s', (program, directive, effect) => {
    expect(nonSdnMeasures([program], [directive]).effects[0]).toBe(effect);
  });
});

describe('what OFAC keeps among the ids though it is no document', () => {
  it.each([
    ['Fax Number', '000 12', { contacts: [{ kind: 'fax', value: '000 12' }] }],
    ['Organization Type', 'Ferry line', { organization: { type: 'Ferry line' } }],
    ['Organization Established Date', '09 May 1961', { organization: { established: '1961-05-09' } }],
    ['Organization Established Date', 'in spring', { organization: { established: 'in spring' } }],
    ['Vessel Owner', 'Quay Lines', { vessel: { owner: 'Quay Lines' } }],
    ['Vessel Flag', 'Atlantis', { vessel: { flag: 'Atlantis' } }],
    ['Former Vessel Flag', 'Panama', { vessel: { formerFlags: ['PA'] } }],
    ['Aircraft Manufacturer', 'Quay Works', { aircraft: { manufacturer: 'Quay Works' } }],
    ['Aircraft Manufacture Date', '09 May 1961', { aircraft: { built: '1961-05-09' } }],
    ['Aircraft Operator', 'Quay Air', { aircraft: { operator: 'Quay Air' } }],
    ['Nationality of Registration', 'Atlantis', { remarks: ['Nationality of Registration Atlantis'] }],
  ])('%s: %s', (label, value, expected) => {
    const details = emptyDetails();
    expect(readAttribute(label, value, details)).toBe(true);
    expect(details).toMatchObject(expected);
  });
});

describe('an OFAC file that could be either list', () => {
  const either = (count: string) =>
    `<sdnList><publshInformation><Publish_Date>01/02/2024</Publish_Date>${count}</publshInformation>` +
    '<sdnEntry><uid>1</uid><lastName>AMBIGUOUS OOO</lastName><sdnType>Entity</sdnType>' +
    '<programList><program>RUSSIA-EO14024</program></programList></sdnEntry></sdnList>';

  it('is recognised by its file name, and by the list expected', async () => {
    expect((await readBytes(either(''), { name: 'CONSOLIDATED.XML' })).version.id).toBe('us_ofac_cons');
    expect((await readBytes(either(''), { name: 'sdn.xml' })).version.id).toBe('us_ofac_sdn');
    expect((await readBytes(either(''), { sourceHint: 'us_ofac_sdn' })).version.id).toBe('us_ofac_sdn');
  });

  it('is refused when nothing tells', async () => {
    expect((await refusalOf(readBytes(either('')))).code).toBe('ambiguous_list');
  });

  it('is refused when it declares another number of records than it holds', async () => {
    const refusal = await refusalOf(readBytes(either('<Record_Count>2</Record_Count>'), { name: 'sdn.xml' }));
    expect(refusal).toMatchObject({ code: 'count_mismatch', list: 'us_ofac_sdn' });
    expect(refusal.message).toContain('declares 2 records but holds 1');
  });

  it('is refused without a date', async () => {
    const file = '<sdnList><sdnEntry><uid>1</uid><lastName>X</lastName></sdnEntry></sdnList>';
    expect((await refusalOf(readBytes(file, { name: 'sdn.xml' }))).code).toBe('no_date');
  });
});
