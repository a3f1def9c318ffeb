import { statSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasOfficialLists, officialLists } from '../law/official-lists.ts';
import type { LoadedLists } from './load-index.ts';

/** Number of records in each file according to the publisher or to a plain count of elements. */
const RECORDS = {
  au_dfat: 3062,
  ca_sema: 4759,
  ch_seco: 7608,
  eu_fsf: 5860,
  gb_fcdo: 6349,
  un_sc: 1003,
  jp_mof: 2862,
  us_csl: 14_159,
  us_ofac_cons: 443,
  us_ofac_sdn: 19_249,
  wb_debarred: 1370,
};

describe.skipIf(!hasOfficialLists)('the folder of real lists', () => {
  let lists: LoadedLists;
  beforeAll(async () => {
    lists = await officialLists();
  });

  it('yields all lists whole and names every file that is not read', () => {
    const { listings, contents, readMs } = lists;
    const { loaded, skipped, refused } = contents;
    const bytes = loaded.reduce((sum, { file }) => sum + statSync(file).size, 0);
    process.stdout.write(`${listings.length} listings from ${bytes} bytes (gzip) in ${(readMs / 1000).toFixed(2)} s\n`);
    expect(refused).toEqual([]);
    expect(Object.fromEntries(loaded.map(({ id, records }) => [id, records]))).toEqual(RECORDS);
    // The US aggregate lists one bank of the CAPTA list twice.
    expect(loaded.filter(({ rejected }) => rejected > 0).map(({ id, rejected }) => [id, rejected])).toEqual([
      ['us_csl', 1],
    ]);
    expect(skipped.every(({ reason }) => reason.length > 10)).toBe(true);
    expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length);
    for (const { names, birthDates = [] } of listings) {
      expect(names.some(({ kind }) => kind === 'primary')).toBe(true);
      for (const { value, parts = {} } of names) {
        expect(value).toBe(value.replace(/\s+/g, ' ').trim());
        for (const part of Object.values(parts)) expect(value.includes(part)).toBe(true);
      }
      for (const { earliest, latest } of birthDates) expect(earliest <= latest).toBe(true);
    }
  });

  it('resolves every country but those that are none today, are two, or are told in a sentence', () => {
    const unresolved = new Set<string>();
    for (const { remarks = [] } of lists.listings) {
      for (const remark of remarks) {
        const text = /^(?:nationality|Nationality:|Citizenship:) (.+)$/.exec(remark)?.[1];
        if (text !== undefined) unresolved.add(text);
      }
    }
    expect([...unresolved].filter((text) => !/^possibly /.test(text)).sort()).toEqual([
      'Chuvash ASSR, RUSSIAN FEDERATION',
      'Congolese',
      'Herzegovina',
      'Indonesian (as at Dec. 2003)',
      'Kuwaiti citizenship withdrawn in 2002',
      'Possibly Ethiopian',
      'Saudi Arabian (this aka only',
      'Türkiyish',
      'USSR (until 1991)',
      'alt Citizenship Yemeni)',
      'former Soviet Union',
      'na',
    ]);
  });
});
