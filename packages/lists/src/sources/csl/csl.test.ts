import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadResult, readBytes, readPath, refusalOf } from '../../../test/read-text.ts';
import { toListing } from './to-listing.ts';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'consolidated.csv');

describe('the US screening list', () => {
  let csl: ReadResult;
  beforeAll(async () => {
    csl = await readPath(FIXTURE);
  });

  it('is known by its columns, in any order, and dated by its newest measure', async () => {
    expect(csl.version).toMatchObject({ id: 'us_csl', version: '2025-01-31', records: 9, rejected: 2 });
    const other =
      '\uFEFFname,source,entity_number,federal_register_notice,start_date,_id\r\nOrlo,X (EL) - Y,,,2020-01-02,7\r\n';
    expect((await readBytes(other, { name: 'x.csv' })).listing('EL-7').names[0]?.value).toBe('Orlo');
  });

  it('tells sanctions from export control by the list that a row comes from', () => {
    expect(csl.listings.map(({ sourceId, effect }) => [sourceId, effect])).toEqual([
      ['SDN-900001', 'asset_freeze'],
      ['SDN-900002', 'asset_freeze'],
      ['SSI-900003', 'sectoral'],
      ['CAP-900003', 'correspondent'],
      ['EL-0a1b', 'export_control'],
      ['DPL-0a1c', 'export_control'],
      ['ISN-0a1d', 'sectoral'],
      ['DTC-0a1e', 'export_control'],
      ['NEW-0a1f', 'unknown'],
    ]);
  });

  it('says which listing of OFAC’s a row repeats, and keeps a row for each list that a party is on', () => {
    expect(csl.listing('SDN-900001').repeats).toBe('us_ofac_sdn:900001');
    expect(csl.listing('SSI-900003').repeats).toBe('us_ofac_cons:900003');
    expect(csl.listing('CAP-900003').repeats).toBe('us_ofac_cons:900003');
    expect(csl.listing('EL-0a1b').repeats).toBeUndefined();
  });

  it('puts persons’ names in reading order and splits aliases', () => {
    const names = (id: string) => csl.listing(id).names.map(({ value }) => value);
    expect(names('SDN-900001')).toEqual(["Tesmond 'AL-MORREL", 'Tesman MORREL', 'THE FERRYMAN']);
    expect(names('SSI-900003')).toEqual(['QUILL BANK, OOO']);
    expect(names('EL-0a1b')).toEqual(['Quandreth Microworks', 'QM', 'Quandreth Micro']);
    expect(names('ISN-0a1d')).toEqual(['Vantari Trading']);
  });

  it('reads facts, documents and attributes', () => {
    expect(csl.listing('SDN-900001')).toMatchObject({
      gender: 'male',
      nationalities: ['SY', 'LB'],
      programs: ['SDGT', 'SYRIA'],
      birthDates: [{ earliest: '1958-03-05' }, { earliest: '1959-01-01', circa: true }],
      birthPlaces: [{ country: 'SY' }],
      addresses: [{ country: 'SY' }, { country: 'KP' }],
      identifiers: [{ type: 'passport', value: 'X0000017', country: 'SY' }],
      contacts: [{ kind: 'email', value: 'quay@quill.example' }],
    });
    expect(csl.listing('SDN-900001').remarks).toContain('Date of birth: unknown');
    expect(csl.listing('SDN-900002')).toMatchObject({
      entityType: 'vessel',
      vessel: { type: 'Crude Oil Tanker', flag: 'PA', owner: 'Quill Works', tonnage: '1000' },
      identifiers: [
        { type: 'imo', value: '9074729' },
        { type: 'call_sign', value: 'QX01' },
      ],
    });
  });

  it('reads quotes and line breaks inside cells', () => {
    expect(csl.listing('DPL-0a1c')).toMatchObject({
      addresses: [{ text: 'REG. NO. 1, "HOUSE", TESTVILLE, US', country: 'US' }],
      listedOn: '2025-01-31',
      remarks: ['NOTICE UPDATED', 'Standard order: Y', 'Until 2056-06-29'],
    });
  });

  it('links to no shortener: to OFAC’s page of its parties, else to that of the list, and keeps the publisher’s link', () => {
    const row = (source: string, more: object = {}) =>
      toListing(
        new Map(
          Object.entries({
            _id: 'abc',
            source,
            name: 'ORLO TOLBRECHT',
            source_information_url: 'http://bit.ly/1abc',
            ...more,
          }),
        ),
      );
    expect(row('Specially Designated Nationals (SDN) - Treasury Department', { entity_number: '901' })).toMatchObject({
      url: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=901',
      remarks: ['Source information: http://bit.ly/1abc'],
    });
    expect(row('Entity List (EL) - Bureau of Industry and Security')).toMatchObject({
      url: 'https://www.trade.gov/consolidated-screening-list',
    });
  });

  it('is refused when a row or a quote is cut off', async () => {
    const text = readFileSync(FIXTURE, 'utf8');
    const cutRow = text.slice(0, text.indexOf('Harbour Master'));
    expect((await refusalOf(readBytes(cutRow, { name: 'x.csv' }))).code).toBe('truncated');
    const cutQuote = text.slice(0, text.indexOf('NOTICE') + 3);
    expect((await refusalOf(readBytes(cutQuote, { name: 'x.csv' }))).code).toBe('truncated');
  });
});
