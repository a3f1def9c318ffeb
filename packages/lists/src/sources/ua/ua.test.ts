import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadResult, readBytes, readPath, refusalOf } from '../../../test/read-text.ts';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'register.json');

describe('the Ukrainian register', () => {
  let ua: ReadResult;
  beforeAll(async () => {
    ua = await readPath(FIXTURE);
  });

  it('is one file with persons and bodies, dated by the day it was fetched', () => {
    expect(ua.version).toMatchObject({ id: 'ua_nsdc', version: '2026-03-07', records: 3, rejected: 1 });
    expect(ua.listings.map(({ sourceId, entityType }) => [sourceId, entityType])).toEqual([
      ['90001', 'person'],
      ['90002', 'person'],
      ['90004', 'organization'],
    ]);
  });

  it('takes a name with others in brackets for each of them, but leaves brackets in the name of a body', () => {
    expect(ua.listing('90001').names.map(({ value, kind, script }) => [value, kind, script])).toEqual([
      ['Моррельов Тавріан Осрікович', 'primary', 'Cyrl'],
      ['Моррелев Тавриан Осрикович', 'alias', 'Cyrl'],
      ['Tavrian Morrelev', 'alias', 'Latn'],
      ['Morrelov Tavrian Osrikovych', 'alias', 'Latn'],
      ['Паромник', 'alias', 'Cyrl'],
    ]);
    expect(ua.listing('90002').names.map(({ value }) => value)).toEqual(['Фальк Осрік', 'Фальк Осрик']);
    expect(ua.listing('90004').names.map(({ value }) => value)).toEqual(['Квейбанк (філія)', 'Quaybank']);
  });

  it('reads facts and documents, and knows no country in codes of occupied regions', () => {
    expect(ua.listing('90001')).toMatchObject({
      birthDates: [{ earliest: '1962-09-03' }],
      birthPlaces: [{ text: 'м. Порт Квеск' }],
      addresses: [{ country: 'RU' }],
      nationalities: ['RU'],
      positions: ['міністр порту'],
      identifiers: [
        { type: 'tax_id', value: '000000000019', country: 'RU' },
        { type: 'passport', value: 'OR 0000123', note: 'закордонний' },
        { type: 'national_id', value: '0000258' },
        { type: 'registration_number', value: '00-11' },
      ],
    });
    expect(ua.listing('90001').remarks).toEqual([
      'Інше: бачили 2011 року',
      'Until 2029-05-06',
      'Term: п’ять років',
      'возив зерно',
      'Issued by: Квеська рада',
      'Citizenship: LN',
    ]);
    expect(ua.listing('90002').remarks).toEqual(['Date of death: восени', 'Date of birth: навесні']);
    expect(ua.listing('90002').identifiers).toEqual([{ type: 'other', value: '00-12', label: 'doc:other' }]);
    expect(ua.listing('90004')).toMatchObject({ organization: { established: '01.02.2000' }, nationalities: ['RU'] });
    expect(ua.listing('90004').remarks).toEqual(['Dissolved: 03.04.2021']);
  });

  it('is over only when all decrees are over', () => {
    expect(ua.listing('90001')).toMatchObject({
      status: 'active',
      programs: ['1/2020', '9/2024'],
      listedOn: '2020-01-02',
      url: 'https://decree.invalid/1',
      measures: ['блокування активів', 'заборона в’їзду'],
    });
    expect(ua.listing('90002').status).toBe('delisted');
  });

  it('is refused with one of its halves, without a day, or cut off', async () => {
    const text = readFileSync(FIXTURE, 'utf8');
    const code = async (file: string) => (await refusalOf(readBytes(file, { name: 'x.json' }))).code;
    expect(await code('{"date":"2026-03-07","individual":[]}')).toBe('missing_part');
    expect(await code(text.replace('"date": "2026-03-07",', ''))).toBe('no_date');
    expect(await code(text.slice(0, -20))).toBe('truncated');
  });
});
