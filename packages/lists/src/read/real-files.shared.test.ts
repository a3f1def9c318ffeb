import { statSync } from 'node:fs';
import type { Listing } from '@namesake/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPath, refusalOf } from '../../test/read-text.ts';
import { sharedPath } from '../../test/shared-folder.ts';
import { readListsDir } from './read-lists-dir.ts';

const current = sharedPath('lists', 'current');
const bad = sharedPath('lists', 'bad');
const other = sharedPath('lists', 'other');
const history = sharedPath('lists', 'history', 'un_sc');

/** Records of the files as their publishers, or a plain count of their elements, say. */
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

describe.skipIf(current === undefined)('the folder of real lists', () => {
  const listings: Listing[] = [];
  let read: Awaited<ReturnType<typeof readListsDir>>;
  let seconds: number;
  beforeAll(async () => {
    const start = performance.now();
    read = await readListsDir(current ?? '', { onListing: (listing) => void listings.push(listing) });
    seconds = (performance.now() - start) / 1000;
  });

  it('yields all lists whole and names every file that is not read', () => {
    const { loaded, skipped, refused } = read;
    const bytes = loaded.reduce((sum, { file }) => sum + statSync(file).size, 0);
    process.stdout.write(`${listings.length} listings from ${bytes} bytes (gzip) in ${seconds.toFixed(2)} s\n`);
    expect(refused).toEqual([]);
    expect(Object.fromEntries(loaded.map(({ id, records }) => [id, records]))).toEqual(RECORDS);
    // The US aggregate gives one bank of the CAPTA list twice.
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
    for (const { remarks = [] } of listings) {
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

describe.skipIf(bad === undefined)('real files that must be refused', () => {
  it('refuses a UN file with invalid UTF-8 and says where it is', async () => {
    const refusal = await refusalOf(readPath(`${bad}/un-invalid-utf8.xml.gz`));
    expect(refusal).toMatchObject({ code: 'encoding', list: 'un_sc', position: { line: 54, byte: 2192 } });
  });

  it('refuses an EU file that was cut off', async () => {
    expect(await refusalOf(readPath(`${bad}/eu-truncated.xml.gz`))).toMatchObject({
      code: 'truncated',
      list: 'eu_fsf',
    });
  });
});

describe.skipIf(other === undefined)('other real files', () => {
  it('reads OFAC’s older namespace and the closed UK list of before 2022', async () => {
    expect((await readPath(`${other}/CONSOLIDATED-old-namespace.XML.gz`)).version.id).toBe('us_ofac_cons');
    // CSV in Windows-1252.
    const { version } = await readPath(`${other}/ConList-2020-04-27.csv.gz`);
    expect(version).toMatchObject({ id: 'gb_ofsi', records: 2_114, rejected: 0 });
  });
});

describe.skipIf(history === undefined)('older versions of the UN list', () => {
  it.each(['2025-02-21', '2025-02-22', '2025-03-13', '2025-03-21', '2025-06-10', '2025-06-17'])(
    'reads %s',
    async (day) => {
      const { version } = await readPath(`${history}/${day}.xml.gz`);
      expect(version).toMatchObject({ id: 'un_sc', rejected: 0 });
      expect(version.records).toBeGreaterThan(800);
    },
  );
});
