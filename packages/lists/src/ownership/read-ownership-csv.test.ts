import { describe, expect, it } from 'vitest';
import { readOwnershipCsv } from './read-ownership-csv.ts';

const HEAD = 'owned_id,owned_name,owner_id,owner_name,share_percent,control,as_of,source';
const problems = (...rows: string[]) =>
  readOwnershipCsv([HEAD, ...rows].join('\n')).problems.map(({ line, text }) => `${line}: ${text}`);

describe('a table of owners', () => {
  it('is read with what each row leaves out', () => {
    const { rows, problems: wrong } = readOwnershipCsv(
      `\uFEFF${HEAD}\r\nacme,"Acme, Ltd.",us_ofac_sdn:101,,33.3333,,2026-03-01,Register\r\n\r\nacme,,b,Party B,,yes,,\r\n`,
    );
    expect(wrong).toEqual([]);
    expect(rows).toEqual([
      {
        owned: 'acme',
        owner: 'us_ofac_sdn:101',
        ownedName: 'Acme, Ltd.',
        ownerName: null,
        sharePpm: 333_333,
        control: false,
        asOf: '2026-03-01',
        source: 'Register',
      },
      {
        owned: 'acme',
        owner: 'b',
        ownedName: null,
        ownerName: 'Party B',
        sharePpm: null,
        control: true,
        asOf: null,
        source: null,
      },
    ]);
  });

  it('may have its columns in any order, other separators, and be empty but for them', () => {
    expect(readOwnershipCsv('OWNER_ID;share_percent;owned_id\nx;25,5;a\n').rows[0]).toMatchObject({
      owner: 'x',
      owned: 'a',
      sharePpm: 255_000,
    });
    expect(readOwnershipCsv(`${HEAD}\n`)).toEqual({ rows: [], lines: [], problems: [] });
  });

  it.each([
    ['a,,,,50,,,', 'no owned_id or no owner_id'],
    ['a,,a,,50,,,', 'owns itself'],
    ['a,,x,,101,,,', 'share_percent'],
    ['a,,x,,0,,,', 'share_percent'],
    ['a,,x,,49.99999,,,', 'four decimals'],
    ['a,,x,,half,,,', 'share_percent'],
    ['a,,x,,,maybe,,', 'control is neither'],
    ['a,,x,,,no,,', 'neither a share_percent nor control'],
    ['a,,x,,50,,2026-02-30,', 'as_of'],
    [`a,${'n'.repeat(201)},x,,50,,,`, 'more than 200'],
  ])('tells what is wrong with %s', (row, said) => {
    expect(problems(row)).toEqual([expect.stringMatching(`^2: .*${said}`)]);
  });

  it('reports the same pair twice, and of more than all of a company, once', () => {
    expect(problems('a,,x,,50,,,', 'a,,x,,20,,,')).toEqual(['3: has the same owner and the same party as line 2']);
    expect(problems('a,,x,,60,,,', 'a,,y,,40.0001,,,', 'a,,z,,10,,,')).toEqual([
      '3: makes the shares in one party 100.0001 % together',
    ]);
  });

  it('reports columns that are missing or not known, and of an empty file', () => {
    expect(readOwnershipCsv('owner,owned_id,percent\n').problems.map(({ text }) => text)).toEqual([
      expect.stringContaining('not known: 2'),
      'has no column owner_id',
      'has neither a column share_percent nor a column control',
    ]);
    expect(readOwnershipCsv('').problems).toHaveLength(1);
  });

  it('never repeats a name or id in what it tells', () => {
    expect(problems('secret-id,Secret Name,secret-id,Secret Name,x,y,z,').join()).not.toMatch(/secret/i);
  });
});
