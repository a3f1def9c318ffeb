import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { OFAC_CSV_NAMES, type OfacCsvFiles, ofacCsvFiles } from '../../../../test/ofac-csv-files.ts';
import { type ReadResult, readPath, refusalOf } from '../../../../test/read-text.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { readListsDir } from '../../../read/read-lists-dir.ts';

/** Reads the list from a folder of the given files. */
async function readFolder(given: Partial<OfacCsvFiles>, folder = '2026-03-07'): Promise<ReadResult> {
  const dir = join(await temporaryFolder(), folder);
  await mkdir(dir);
  for (const [name, text] of Object.entries(given)) await writeFile(join(dir, name), text);
  return readPath(join(dir, 'SDN.CSV'));
}

describe('OFAC CSV', () => {
  let all: OfacCsvFiles;
  beforeAll(async () => {
    all = await ofacCsvFiles();
  });

  it('is one list of several files, dated by its folder, without the line of the end mark', async () => {
    const sdn = await readFolder(all);
    expect(sdn.version).toMatchObject({ id: 'us_ofac_sdn', version: '2026-03-07', records: 4, rejected: 0 });
    expect(sdn.listings.map(({ id }) => id)).toEqual([
      'us_ofac_sdn:101',
      'us_ofac_sdn:102',
      'us_ofac_sdn:103',
      'us_ofac_sdn:104',
    ]);
  });

  it('is undated in a folder that is not named by a day', async () => {
    expect((await readFolder(all, 'ofac')).version.isUndated).toBe(true);
    expect((await readFolder(all)).version.isUndated).toBeUndefined();
  });

  it('keeps what is said of an alias', async () => {
    const sdn = await readFolder(all);
    expect(sdn.listing('101').remarks).toContain('QUESK, Tobren: seen in 2011');
  });

  it('takes strong aliases from ALT and weak ones from the remarks, people in reading order', async () => {
    const sdn = await readFolder(all);
    expect(sdn.listing('101').names.map(({ value, kind, quality }) => [value, kind, quality])).toEqual([
      ['Tobren Aldous VANTERPOOL-QUESK', 'primary', 'strong'],
      ['Tobren PELL', 'former', 'strong'],
      ['Tobren QUESK', 'alias', 'strong'],
      ['THE HERON', 'alias', 'weak'],
      ['Aldous QUESKY', 'alias', 'weak'],
    ]);
    expect(sdn.listing('102').names.map(({ value }) => value)).toEqual(['BRINEGATE HOLDINGS, LTD.', 'BRINE; GATE']);
  });

  it('takes "-0-" as nothing', async () => {
    const sdn = await readFolder(all);
    const { addresses, programs } = sdn.listing('101');
    expect(addresses).toEqual([
      { text: 'Qumbar 00417, Iran (previous)', city: 'Qumbar 00417', country: 'IR' },
      { text: 'Iran', country: 'IR' },
    ]);
    expect(programs).toEqual(['SDGT', 'IFSR']);
    expect(JSON.stringify(sdn.listings)).not.toContain('-0-');
  });

  it('reads documents, dates and relations out of the remarks', async () => {
    const sdn = await readFolder(all);
    const { birthDates, identifiers, relations, nationalities, gender } = sdn.listing('101');
    expect(birthDates?.map(({ text }) => text)).toEqual(['circa 1958', '03 Feb 1960 to 09 May 1961']);
    expect(identifiers).toMatchObject([
      { type: 'passport', value: 'A0000123', country: 'IR', issuedOn: '2010-02-01', expiresOn: '2020-02-01' },
    ]);
    expect(relations).toEqual([{ kind: 'Linked To', name: 'BRINEGATE HOLDINGS, LTD.' }]);
    expect({ nationalities, gender }).toEqual({ nationalities: ['IR'], gender: 'male' });
  });

  it('reads ships from their columns', async () => {
    const sdn = await readFolder(all);
    expect(sdn.listing('103')).toMatchObject({
      entityType: 'vessel',
      vessel: { type: 'Yacht', tonnage: '417', grossTonnage: '300', flag: 'PA', owner: 'Brinegate Shipping' },
      identifiers: [{ type: 'call_sign', value: 'QXYZ' }, { type: 'imo', value: '0000001' }, { type: 'mmsi' }],
    });
  });

  it('joins remarks cut at 1,000 characters with the rest, in the midst of a word', async () => {
    const sdn = await readFolder(all);
    const { remarks, relations } = sdn.listing('104');
    expect(remarks?.[0]?.length).toBeGreaterThan(1000);
    expect(relations?.at(-2)?.name).toBe('QUILLABY MERIDIAN TRADING S.A.');
    expect(relations?.at(-1)?.name).toBe('THE LAST OF ALL.');
  });

  it('makes nothing of the half of a segment whose rest is missing', async () => {
    const { 'SDN_COMMENTS.CSV': _comments, ...others } = all;
    const { listing } = await readFolder(others);
    const names = listing('104').relations?.map(({ name }) => name);
    expect(names?.every((name) => name === 'INVENTED PARTNER OF THE FOURTH PARTY')).toBe(true);
    expect(listing('104').remarks?.[0]).toHaveLength(1000);
  });

  it.each(['ADD.CSV', 'ALT.CSV'] as const)('is refused without %s', async (name) => {
    const { [name]: _left, ...others } = all;
    const refusal = await refusalOf(readFolder(others));
    expect(refusal.code).toBe('missing_part');
    expect(refusal.reason).toContain(name);
  });

  it('is refused when its files are of different days', async () => {
    const newer = all['ALT.CSV'].replace('101,', '999,');
    expect((await refusalOf(readFolder({ ...all, 'ALT.CSV': newer }))).code).toBe('count_mismatch');
  });

  it.each(OFAC_CSV_NAMES.filter((name) => name !== 'SDN_COMMENTS.CSV'))(
    'is refused when %s is cut off',
    async (name) => {
      const { code, file } = await refusalOf(readFolder({ ...all, [name]: all[name].slice(0, -40) }));
      expect(['truncated', 'malformed']).toContain(code);
      expect(file).toContain(name);
      const atLine = all[name].slice(0, all[name].lastIndexOf('\n', all[name].length - 3) + 1);
      expect((await refusalOf(readFolder({ ...all, [name]: atLine }))).code).toBe('truncated');
    },
  );

  it('is refused with rows of another width', async () => {
    const wide = all['SDN.CSV'].replace('\r\n', ',"more"\r\n');
    expect((await refusalOf(readFolder({ ...all, 'SDN.CSV': wide }))).code).toBe('malformed');
  });

  it('is dated by the file where its folder has no date', async () => {
    const { version } = await readFolder(all, 'ofac');
    expect(version.publishedAt).toBe(version.checkedAt);
  });

  it('is one list of a folder of lists, compressed or not; its other files are no lists of their own', async () => {
    const dir = await temporaryFolder();
    for (const [name, text] of Object.entries(all))
      await writeFile(join(dir, `${name.toLowerCase()}.gz`), gzipSync(text));
    await writeFile(join(dir, 'cons_add.csv'), 'no,list\n');
    const { loaded, skipped, refused } = await readListsDir(dir, { onListing: () => {} });
    expect(loaded.map(({ id, records }) => [id, records])).toEqual([['us_ofac_sdn', 4]]);
    expect([skipped.length, refused.length]).toEqual([3, 1]);
  });
});
