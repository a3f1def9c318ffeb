import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadResult, readBytes, readPath, refusalOf } from '../../../test/read-text.ts';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'uksl.xml');

describe('the UK list', () => {
  let uk: ReadResult;
  beforeAll(async () => {
    uk = await readPath(FIXTURE);
  });

  it('is recognised with the day it was generated', () => {
    expect(uk.version).toMatchObject({ id: 'gb_fcdo', version: '2026-08-22', records: 5, rejected: 1 });
  });

  it('joins Name1 to Name6, whatever way the types are spelt', () => {
    const names = uk.listing('RUS9001').names.map(({ value, kind, quality }) => [value, kind, quality]);
    expect(names).toEqual([
      ['Tavrian Osricovich MORRELEV', 'primary', 'strong'],
      ['Tavrin Old MORREL', 'alias', 'strong'],
      ['The Ferryman', 'alias', 'weak'],
      ['Abu Qarib', 'alias', 'strong'],
      ['Тавриан Осрикович МОРРЕЛЕВ', 'alias', 'strong'],
      ['تفريان موريليف', 'alias', 'strong'],
    ]);
  });

  it('claims parts for people only, and puts "FAMILY, Given" in reading order', () => {
    const [primary, , ferryman, , cyrillic] = uk.listing('RUS9001').names;
    expect(primary?.parts).toEqual({ given: 'Tavrian', middle: 'Osricovich', family: 'MORRELEV' });
    expect(ferryman?.parts).toBeUndefined();
    expect(cyrillic).toMatchObject({
      script: 'Cyrl',
      language: 'ru',
      parts: { given: 'Тавриан Осрикович', family: 'МОРРЕЛЕВ' },
    });
    expect(uk.listing('RUS9002').names[0]).toEqual({
      value: 'Quay Bank, Ltd.',
      kind: 'primary',
      quality: 'strong',
      script: 'Latn',
    });
  });

  it('keeps a record whose only name is not Latin', () => {
    expect(uk.listing('RUS9005').names).toEqual([
      { value: '한빛누리', kind: 'primary', quality: 'strong', script: 'Hang' },
    ]);
  });

  it('reads masked birth dates, each once', () => {
    const { birthDates, remarks } = uk.listing('RUS9001');
    expect(birthDates?.map(({ earliest, latest }) => `${earliest}/${latest}`)).toEqual([
      '1957-01-01/1957-12-31',
      '1958-03-01/1958-03-31',
      '1980-01-01/1980-12-31',
      '1959-04-12/1959-04-12',
    ]);
    expect(remarks).toContain('Date of birth: in spring');
  });

  it('reads repeated passports once and knows what a national identifier is', () => {
    expect(uk.listing('RUS9001').identifiers).toEqual([
      {
        type: 'passport',
        value: 'OR 0000123',
        country: 'AF',
        issuedOn: '2021-10-12',
        expiresOn: '2026-10-12',
        note: 'Afghanistan diplomatic passport, issued on 12 Oct. 2021, expires 12 Oct. 2026',
      },
      { type: 'other', value: '0000258', note: 'Ration card no.' },
      { type: 'tax_id', value: '000000000019', country: 'RU', note: 'Russia INN' },
    ]);
  });

  it.each([
    ['Social Security', '000-00-0058', 'ssn'],
    ['Driving licence', '0000258', 'drivers_license'],
    ['Old passport', '0000258', 'passport'],
    ['Tazkira', '0000258', 'national_id'],
  ])('tells a national identifier by its words: %s', async (words, number, type) => {
    const text = (await readFile(FIXTURE, 'utf8')).replace("'0000258", number).replace('Ration card no.', words);
    expect((await readBytes(text)).listing('RUS9001').identifiers?.[1]).toMatchObject({ type, value: number });
  });

  it('keeps in words what is said of a document without a number', async () => {
    const text = (await readFile(FIXTURE, 'utf8'))
      .replace("'0000258", '')
      .replace('Ration card no.', 'held by the harbour police of Port Quesk, number not known');
    expect((await readBytes(text)).listing('RUS9001').remarks).toContain(
      'National identifier: held by the harbour police of Port Quesk, number not known',
    );
  });

  it('reads the rest of a person', () => {
    expect(uk.listing('RUS9001')).toMatchObject({
      entityType: 'person',
      gender: 'male',
      titles: ['Major General'],
      positions: ['Harbour Minister'],
      nationalities: ['RU'],
      birthPlaces: [{ text: 'Moscow, Russia', country: 'RU' }],
      addresses: [
        { text: '4 Saltpan Row, Limassol, 00003, Cyprus', street: '4 Saltpan Row', city: 'Limassol', country: 'CY' },
      ],
      contacts: [
        { kind: 'phone', value: '000 11' },
        { kind: 'email', value: 'tavrian@example.invalid' },
        { kind: 'website', value: 'ferry.invalid' },
      ],
      programs: ['The Quesk (Sanctions) Regulations 2020'],
      effect: 'asset_freeze',
      measures: ['Asset freeze', 'Travel Ban'],
      listedOn: '2017-10-03',
      updatedOn: '2021-12-18',
      unReference: 'QDi.901',
    });
    expect(uk.listing('RUS9001').addresses).toHaveLength(1);
    expect(uk.listing('RUS9001').remarks).toEqual([
      'Known on the coast.',
      'He owned ferries & quays’ fares.',
      'Date of birth: in spring',
      'Nationality: Atlantis',
      'OFSI group ID: 90001',
      'Designation source: UK, UN',
    ]);
  });

  it('reads companies, with registrations that may be prose', () => {
    const bank = uk.listing('RUS9002');
    expect(bank.organization).toEqual({ type: 'Bank', parents: ['Quay Holding'], subsidiaries: ['Little Quay'] });
    expect(bank.identifiers?.map(({ type, value }) => [type, value])).toEqual([
      ['tax_id', '0000000019'],
      ['imo', '0900004'],
    ]);
    expect(bank.remarks).toContain(
      'Business registration: Registered long ago in a town by the sea that nobody can name',
    );
    expect(bank.effect).toBe('correspondent');
  });

  it('reads ships, and the IMO number from the reasons where the list gives it nowhere else', () => {
    const ship = uk.listing('RUS9003');
    expect(ship.vessel).toEqual({
      type: 'Tanker',
      flag: 'GA',
      formerFlags: ['PA'],
      owner: 'Quay Lines',
      formerOwners: ['Old Lines'],
      tonnage: '105000',
      length: '244',
      built: '2004',
    });
    expect(ship.identifiers?.map(({ type, value }) => [type, value])).toEqual([
      ['imo', '0010017'],
      ['vessel_registration', 'H-00'],
    ]);
    expect(ship.effect).toBe('sectoral');
    expect(uk.listing('RUS9004').identifiers).toEqual([
      { type: 'imo', value: '0010029', note: 'named in the statement of reasons' },
    ]);
  });

  it('is refused without a date', async () => {
    expect((await refusalOf(readBytes('<Designations><Designation/></Designations>'))).code).toBe('no_date');
  });
});
