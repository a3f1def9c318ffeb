import { readFileSync } from 'node:fs';
import type { Listing } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { figuresOf, unexplained } from '../../../test/census.ts';
import { type CensusRow, takeRowCensus } from '../../../test/row-census.ts';
import { sharedPath } from '../../../test/shared-folder.ts';
import { readWorkbook } from '../../read/xlsx/read-workbook.ts';
import { regimesOf } from './format.ts';
import { LEFT_OUT } from './left-out.ts';
import { toListing } from './to-listing.ts';
import { told } from './told.ts';

const file = sharedPath('lists', 'current', 'jp_mof', 'shisantouketsu20260305.xlsx');

describe.skipIf(file === undefined)('the real list jp_mof', () => {
  const regimes = file === undefined ? [] : regimesOf(readWorkbook(readFileSync(file)));
  const results = regimes.flatMap((regime) => regime.rows.map((row) => ({ row, listing: toListing(row, regime) })));
  const listings = results.map(({ listing }) => listing).filter((one): one is Listing => 'id' in one);

  it('yields a listing of its own for every row with a name', () => {
    process.stdout.write(`jp_mof ${JSON.stringify(figuresOf(listings))}\n`);
    expect(listings).toHaveLength(results.length);
    expect(new Set(listings.map(({ id }) => id)).size).toBe(results.length);
  });

  it('loses no value without a reason', () => {
    const rows = results.map(({ row, listing }): CensusRow => ({ cells: new Map(told(row)), listing }));
    expect(unexplained({ paths: takeRowCensus(rows) }, LEFT_OUT)).toEqual([]);
  });
});
