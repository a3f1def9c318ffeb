import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadResult, readBytes, readPath, refusalOf } from '../../../test/read-text.ts';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'wb.json');

describe('the World Bank’s list', () => {
  let wb: ReadResult;
  beforeAll(async () => {
    wb = await readPath(FIXTURE);
  });
  const names = (id: string) => wb.listing(id).names.map(({ value, kind }) => [value, kind]);

  it('is recognised among JSON, with the moment it was refreshed', () => {
    expect(wb.version).toMatchObject({
      id: 'wb_debarred',
      publishedAt: '2026-01-31T19:00:06.107Z',
      records: 3,
      rejected: 2,
    });
  });

  it('is of effect debarment, and says when one is over', () => {
    expect(wb.listings.map(({ effect, status, programs }) => [effect, status, programs[0]])).toEqual([
      ['debarment', 'active', 'Debarment'],
      ['debarment', 'active', 'Cross-debarment'],
      ['debarment', 'delisted', 'Debarment'],
    ]);
    expect(wb.listing('900001').remarks).not.toContain('Until 2999-12-31');
    expect(wb.listing('900002').remarks).toContain('Until 2027-07-22');
  });

  it('takes titles, footnotes and "messrs" off names and finds other names in the words beside', () => {
    expect(names('900001')).toEqual([
      ['TESMOND QUANDRETH', 'primary'],
      ['TESMAND KWANDRET', 'alias'],
    ]);
    expect(wb.listing('900001').titles).toEqual(['MR.']);
    expect(names('900002')).toEqual([
      ['QUILL WORKS S.R.L.', 'primary'],
      ['QUILLCO S.R.L.', 'alias'],
      ['羽毛工程有限公司', 'alias'],
    ]);
    expect(wb.listing('900002').identifiers).toEqual([{ type: 'registration_number', value: '0000017' }]);
  });

  it('leaves a place in brackets in the name, and reads former and new names', () => {
    expect(names('900003')).toEqual([
      ['MORREL WORKS ZAO (TESTVILLE)', 'primary'],
      ['Vantari Works', 'former'],
      ['Morrel Group', 'alias'],
    ]);
  });

  it('is refused when cut off, without a date, or of another shape', async () => {
    const text = readFileSync(FIXTURE, 'utf8');
    const refusal = async (file: string) => (await refusalOf(readBytes(file, { name: 'wb.json' }))).code;
    expect(await refusal(text.slice(0, -20))).toBe('truncated');
    expect(await refusal('{"response":{"ZPROCSUPP":[{"SUPP_ID":1}]}}')).toBe('no_date');
    expect(await refusal('{"response":{"ZPROCSUPP":{}}}')).toBe('malformed');
  });
});
