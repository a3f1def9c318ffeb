import { readFileSync } from 'node:fs';
import type { Listing } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { figuresOf, unexplained } from '../../../test/census.ts';
import { type CensusRow, takeRowCensus } from '../../../test/row-census.ts';
import { sharedPath } from '../../../test/shared-folder.ts';
import { readWorkbook } from '../../read/xlsx/read-workbook.ts';
import { partiesOf } from './format.ts';
import { LEFT_OUT } from './left-out.ts';
import { rowsIn } from './rows.ts';
import { toListing } from './to-listing.ts';

const file = sharedPath('lists', 'current', 'au_dfat', 'regulation8_consolidated_2024-12.xlsx');

describe.skipIf(file === undefined)('the real list au_dfat', () => {
  const sheets = file === undefined ? [] : readWorkbook(readFileSync(file)).sheets;
  const parties = partiesOf(sheets.flatMap((sheet) => rowsIn(sheet.rows()) ?? []));
  const results = parties.map((rows) => ({ rows, listing: toListing(rows) }));

  it('yields a listing for every party', () => {
    const listings = results.map(({ listing }) => listing).filter((one): one is Listing => 'id' in one);
    process.stdout.write(`au_dfat ${JSON.stringify(figuresOf(listings))}\n`);
    expect(listings).toHaveLength(parties.length);
  });

  it('loses no value without a reason', () => {
    const rows = results.flatMap(({ rows, listing }) => rows.map((cells): CensusRow => ({ cells, listing })));
    expect(unexplained({ paths: takeRowCensus(rows) }, LEFT_OUT)).toEqual([]);
  });
});
