import { beforeEach, describe, expect, it } from 'vitest';
import { makeWorkbook } from '../../../test/make-workbook.ts';
import { type ReadResult, readBytes } from '../../../test/read-text.ts';
import { SHEETS } from './fixtures/sheets.ts';

describe('the register of New Zealand', () => {
  let nz: ReadResult;
  beforeEach(async () => {
    nz = await readBytes(makeWorkbook(SHEETS, '2026-01-31T01:02:03Z'), { name: 'register.xlsx' });
  });

  it('is read from every sheet with its headings, wherever they stand; sums and assets are no parties', () => {
    expect(nz.version).toMatchObject({ id: 'nz_mfat', version: '2026-01-31', records: 6, rejected: 1 });
    expect(nz.listings.map(({ sourceId, entityType }) => [sourceId, entityType])).toEqual([
      ['PER9001', 'person'],
      ['PER9002', 'person'],
      ['PER9003', 'person'],
      ['ENT9001', 'organization'],
      ['SHI9001', 'vessel'],
      ['AIR9001', 'aircraft'],
    ]);
  });

  it('joins three columns of names and splits aliases', () => {
    expect(nz.listing('PER9001').names.map(({ value, kind, parts }) => [value, kind, parts?.family])).toEqual([
      ['Tavrian Osricovich Morrelev', 'primary', 'Morrelev'],
      ['Tavrin Morrel', 'alias', undefined],
      ['Тавриан Моррелев', 'alias', undefined],
    ]);
    expect(nz.listing('ENT9001').names[0]?.value).toBe('Quay Bank');
  });

  it('reads birth dates as Excel’s numbers and masked, and keeps what is none in words', () => {
    expect(nz.listing('PER9001').birthDates).toMatchObject([{ earliest: '1962-08-24', latest: '1962-08-24' }]);
    expect(nz.listing('PER9003').birthDates).toMatchObject([{ earliest: '1967-03-01', latest: '1967-03-31' }]);
    expect(nz.listing('PER9002').birthDates).toMatchObject([{ earliest: '1977-08-15' }]);
    expect(nz.listing('ENT9001').birthDates).toBeUndefined();
    expect(nz.listing('ENT9001').remarks).toContain('Established: 2000-01-01');
  });

  it('takes the effect from the bans, and what is revoked as delisted', () => {
    expect(nz.listing('PER9001')).toMatchObject({
      effect: 'asset_freeze',
      measures: ['Asset freeze', 'Travel ban'],
      status: 'active',
      listedOn: '2022-03-18',
    });
    expect(nz.listing('ENT9001')).toMatchObject({ effect: 'sectoral', measures: ['Ship ban'], status: 'delisted' });
  });

  it('reads a ship’s number out of the words about it', () => {
    expect(nz.listing('SHI9001').identifiers).toEqual([{ type: 'imo', value: '9074729' }]);
  });

  it('reads relatives out of words, and loses no column that it does not know', () => {
    expect(nz.listing('PER9001').relations).toEqual([
      { kind: 'close associate of', name: 'Quill Works' },
      { kind: 'wife of', name: 'Osric Falk' },
    ]);
    expect(nz.listing('PER9001').remarks).toEqual([
      'Owned ferries',
      'Citizenship: Atlantean',
      'note: seen in 2011',
      'a stray word',
    ]);
  });
});
