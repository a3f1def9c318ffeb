import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createScreener } from '@namesake/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ofacCsvFiles } from '../../test/ofac-csv-files.ts';
import { loadListsDir } from './load-lists-dir.ts';

const DAY_MS = 24 * 3_600_000;
const PUBLISHED = '2026-02-01';
const LIST = `<?xml version="1.0" encoding="UTF-8"?>
<CONSOLIDATED_LIST dateGenerated="${PUBLISHED}T23:00:00.000Z"><INDIVIDUALS><INDIVIDUAL>
<DATAID>990001</DATAID><FIRST_NAME>Orlan</FIRST_NAME><SECOND_NAME>Vestrakov</SECOND_NAME>
<UN_LIST_TYPE>Invented</UN_LIST_TYPE><REFERENCE_NUMBER>XXi.001</REFERENCE_NUMBER>
</INDIVIDUAL></INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>
`;
const NEXT_DAY = Date.parse(PUBLISHED) + DAY_MS;

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-lists-'));
});
afterEach(() => rm(dir, { recursive: true }));

const outcomeOf = async (options: Parameters<typeof loadListsDir>[1]) => {
  const lists = await loadListsDir(dir, options);
  return [createScreener(lists).screen({ searchText: 'Zebulon Quartermaine' }).outcome, lists.gaps];
};

describe('a folder of lists for a screener', () => {
  it('lets a search say no_match while its lists are young and whole', async () => {
    await writeFile(join(dir, 'consolidated.xml'), LIST);
    expect(await outcomeOf({ nowMs: NEXT_DAY })).toEqual(['no_match', []]);
  });

  it('names a list that is too old, and one that is required and not there', async () => {
    await writeFile(join(dir, 'consolidated.xml'), LIST);
    expect(await outcomeOf({ nowMs: NEXT_DAY + 400 * DAY_MS })).toEqual(['incomplete', ['The list un_sc is too old.']]);
    expect(await outcomeOf({ nowMs: NEXT_DAY, required: ['un_sc', 'eu_fsf'] })).toEqual([
      'incomplete',
      ['The required list eu_fsf is not there.'],
    ]);
  });

  it('names a file that cannot be used', async () => {
    await writeFile(join(dir, 'consolidated.xml'), LIST);
    await writeFile(join(dir, 'other.xml'), LIST.slice(0, -40));
    const [outcome, gaps] = await outcomeOf({ nowMs: NEXT_DAY });
    expect([outcome, gaps]).toEqual(['incomplete', [expect.stringContaining('other.xml')]]);
  });

  it('names each file that is skipped, and lets none that is called like a list pass for nothing', async () => {
    await writeFile(join(dir, 'consolidated.xml'), LIST);
    await writeFile(join(dir, 'README.md'), '# About these lists');
    await writeFile(join(dir, 'copy.xml'), LIST);
    const { skipped, gaps } = await loadListsDir(dir, { nowMs: NEXT_DAY });
    expect([skipped.map(({ path }) => basename(path)), gaps]).toEqual([['README.md', 'copy.xml'], []]);

    await writeFile(join(dir, 'sdn.xml.zip'), 'PK\u0003\u0004 no workbook');
    await writeFile(join(dir, 'vip.csv'), 'No,Name\n1,Tesmo Drubakel\n');
    const [outcome, told] = await outcomeOf({ nowMs: NEXT_DAY });
    expect([outcome, told]).toEqual([
      'incomplete',
      [expect.stringContaining('sdn.xml.zip (us_ofac_sdn): '), expect.stringContaining('vip.csv: ')],
    ]);
  });

  it('takes the parts of a list for no lists of their own', async () => {
    const files = Object.entries(await ofacCsvFiles());
    await mkdir(join(dir, PUBLISHED));
    for (const [name, text] of files) await writeFile(join(dir, PUBLISHED, name), text);
    const { versions, skipped, gaps } = await loadListsDir(dir, { nowMs: NEXT_DAY });
    expect([versions.map(({ id }) => id), skipped.length, gaps]).toEqual([['us_ofac_sdn'], files.length - 1, []]);
  });

  it('is refused where it holds no list', async () => {
    await expect(loadListsDir(dir)).rejects.toThrow('holds no list that is read');
  });
});
