import { beforeEach, describe, expect, it } from 'vitest';
import { makeWorkbook } from '../../../test/make-workbook.ts';
import { type ReadResult, readBytes } from '../../../test/read-text.ts';

const HEADINGS = [
  'Unique Identifier',
  'Type',
  'First name',
  'Middle name(s)',
  'Last name',
  'Title',
  'Alias/Alternate Spellings',
  'DOB',
  'Citizenship',
  'Citizenship 2',
  'Place of Birth',
  'Address',
  'Passport Number',
  'Associates/Relatives',
  'Date of Sanction',
  'Sanction Status',
  'Asset Freeze',
  'Travel Ban',
  'Ship Ban',
  'General Rationale for Sanction',
  'Note',
];
const pad = (cells: readonly (string | number)[]) => [...cells, ...Array(HEADINGS.length - cells.length).fill('')];
const PERSON = [
  'PER9001',
  'individual',
  'Tavrian',
  'Osricovich',
  'Morrelev',
  'Harbour Minister',
  'Tavrin Morrel; Тавриан Моррелев',
  22882,
  'Russian',
  'Atlantean',
  'Port Quesk, Russia',
  '4 Saltpan Row, Limassol, Cyprus',
  'OR 0000123',
  "close associate of 'Quill Works'; wife of Osric Falk",
  44638,
  'Active',
  'Yes',
  'Yes',
  'No',
  'Owned ferries',
  'seen in 2011',
];
const SHEETS = [
  { name: 'Notes', rows: [['Register of sanctions']] },
  {
    name: 'Register',
    rows: [
      ['Russia Sanctions Register'],
      HEADINGS,
      PERSON,
      pad(['PER9002', 'Individual', 'Mirabel', '', 'Vantari', '', '', '08/15/1977']),
      pad(['PER9003', 'Individual', 'Osric', '', 'Falk', '', '', 'xx/03/1967']),
      pad(['', 'Total', '3']),
      pad(['', 'Individual', 'No', '', 'Number']),
      [],
    ],
  },
  {
    name: 'Entities',
    rows: [
      HEADINGS,
      [
        ...pad(['ENT9001', 'Bank', '', '', 'Quay Bank', '', '', 36526]).slice(0, 14),
        44638,
        'Revoked',
        'No',
        'No',
        'Yes',
        '',
        '',
      ],
      pad(['', 'Asset', '', '', 'Steel']),
      [],
    ],
  },
];

describe('the register of New Zealand', () => {
  let nz: ReadResult;
  beforeEach(async () => {
    nz = await readBytes(makeWorkbook(SHEETS, '2026-01-31T01:02:03Z'), { name: 'register.xlsx' });
  });

  it('is read from every sheet with its headings, wherever they stand; sums and assets are no parties', () => {
    expect(nz.version).toMatchObject({ id: 'nz_mfat', version: '2026-01-31', records: 4, rejected: 1 });
    expect(nz.listings.map(({ sourceId, entityType }) => [sourceId, entityType])).toEqual([
      ['PER9001', 'person'],
      ['PER9002', 'person'],
      ['PER9003', 'person'],
      ['ENT9001', 'organization'],
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
    expect(nz.listing('PER9002').birthDates).toBeUndefined();
    expect(nz.listing('PER9002').remarks).toContain('Date of birth: 08/15/1977');
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

  it('reads relatives out of words, and loses no column that it does not know', () => {
    expect(nz.listing('PER9001').relations).toEqual([
      { kind: 'close associate of', name: 'Quill Works' },
      { kind: 'wife of', name: 'Osric Falk' },
    ]);
    expect(nz.listing('PER9001').remarks).toEqual(['Owned ferries', 'Citizenship: Atlantean', 'note: seen in 2011']);
  });
});
