import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadResult, readBytes, readPath, refusalOf } from '../../../test/read-text.ts';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'seco.xml');

describe('the Swiss list', () => {
  let ch: ReadResult;
  beforeAll(async () => {
    ch = await readPath(FIXTURE);
  });

  it('is recognised with its date, and a target without a name is counted', () => {
    expect(ch.version).toMatchObject({ id: 'ch_seco', version: '2026-01-31', records: 4, rejected: 1 });
  });

  it('puts the parts of a name in reading order and reads every spelling in its own script', () => {
    expect(ch.listing('1001').names.map(({ value, kind, quality, script }) => [value, kind, quality, script])).toEqual([
      ['Tesmond Orlovich Quandreth', 'primary', 'strong', 'Latn'],
      ['Тесмонд Квандрет', 'alias', 'strong', 'Cyrl'],
      ['Tesmond Orlovich Kwandret', 'alias', 'strong', 'Latn'],
      ['Tesmond Orlovich Quandret', 'alias', 'strong', 'Latn'],
      ['The Ferryman', 'alias', 'weak', 'Latn'],
      ['Tesmond Vell', 'former', 'strong', 'Latn'],
      ['Osric Falk', 'alias', 'strong', 'Latn'],
    ]);
    expect(ch.listing('1001').names[0]?.parts).toEqual({
      given: 'Tesmond',
      patronymic: 'Orlovich',
      family: 'Quandreth',
    });
    expect(ch.listing('1001').titles).toEqual(['Dr']);
  });

  it('gives a maiden name as a former name', () => {
    expect(ch.listing('1004').names.map(({ value, kind }) => [value, kind])).toEqual([
      ['Mirabel Vantari', 'primary'],
      ['Mirabel Sand', 'former'],
      ['Mirabel Quay', 'alias'],
    ]);
  });

  it('reads nothing out of the copies in modifications', () => {
    expect(ch.listings).toHaveLength(4);
    expect(JSON.stringify(ch.listings)).not.toContain('Removed');
  });

  it('lets the latest effective date say who is de-listed, whatever the order in the file', () => {
    expect(ch.listings.map(({ sourceId, status }) => [sourceId, status])).toEqual([
      ['1001', 'active'],
      ['1003', 'active'],
      ['1004', 'active'],
      ['1002', 'delisted'],
    ]);
    expect(ch.listing('1001')).toMatchObject({ listedOn: '2020-05-01', updatedOn: '2021-06-01' });
  });

  it('names programmes in English and falls back to the id of a set that the file does not explain', () => {
    expect(ch.listing('1001')).toMatchObject({
      programs: ['Measures against Testland'],
      legalBasis: 'Ordinance of 1 May 2020, annex 2',
      effect: 'asset_freeze',
    });
    expect(ch.listing('1003').programs).toEqual(['99']);
  });

  it('reads birth, places, documents and relations', () => {
    expect(ch.listing('1001')).toMatchObject({
      gender: 'male',
      nationalities: ['SY'],
      unReference: 'QDi.901',
      birthDates: [
        { text: '1958-03-05', earliest: '1958-03-05', latest: '1958-03-05' },
        { text: '1959', earliest: '1959-01-01', latest: '1959-12-31' },
      ],
      birthPlaces: [{ city: 'Port Morrel', region: 'Coast', country: 'SY' }],
      addresses: [{ street: '1 Quay, P.O. Box 7', city: 'Port Morrel', postalCode: '0001', country: 'SY' }],
      identifiers: [
        { type: 'passport', value: 'X0000017', country: 'SY', issuedOn: '2001-02-03', note: 'lost' },
        { type: 'tax_id', value: '0000000017' },
      ],
      relations: [{ kind: 'related-to', listing: 'ch_seco:1002' }],
    });
  });

  it('finds places that stand after the targets', () => {
    expect(ch.listing('1002').addresses).toEqual([
      { text: 'Late Harbour, Cyprus', city: 'Late Harbour', country: 'CY' },
    ]);
  });

  it('reads numbers and sites out of the other information', () => {
    expect(ch.listing('1002')).toMatchObject({
      entityType: 'organization',
      identifiers: [{ type: 'registration_number', value: '0000555' }],
      contacts: [
        { kind: 'email', value: 'works@quandreth.example' },
        { kind: 'phone', value: '000 00 11 22' },
        { kind: 'website', value: 'www.quandreth.example' },
      ],
      organization: { type: 'Harbour authority', established: '2002-12-16' },
    });
    expect(ch.listing('1003')).toMatchObject({
      entityType: 'vessel',
      identifiers: [{ type: 'imo', value: '9074729' }],
    });
  });

  it('keeps in words an identifier that is none of the UN’s, and a birthday without a year', () => {
    expect(ch.listing('1003').unReference).toBeUndefined();
    expect(ch.listing('1003').remarks).toContain('Foreign identifier: EU.90003.1');
    expect(ch.listing('1001').remarks).toContain('Date of birth: day 7, month 8');
  });

  it('is refused without a date, or when it is no whole list', async () => {
    expect((await refusalOf(readBytes('<swiss-sanctions-list list-type="whole-list"/>'))).code).toBe('no_date');
    const delta = '<swiss-sanctions-list list-type="delta" date="2026-01-31"/>';
    expect((await refusalOf(readBytes(delta))).code).toBe('unsupported_format');
  });
});
