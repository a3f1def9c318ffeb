import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Listing } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { figuresOf, unexplained } from '../../../test/census.ts';
import { type CensusRow, takeRowCensus } from '../../../test/row-census.ts';
import { sharedPath } from '../../../test/shared-folder.ts';
import { CsvRows } from '../../read/csv-rows.ts';
import { LEFT_OUT } from './left-out.ts';
import { toListing } from './to-listing.ts';

const file = sharedPath('lists', 'current', 'us_csl', 'consolidated.csv.gz');

describe.skipIf(file === undefined)('the real list us_csl', () => {
  const rows: CensusRow[] = [];
  const listings: Listing[] = [];
  let columns: readonly string[] | undefined;
  const reader = new CsvRows((cells) => {
    if (columns === undefined) columns = cells;
    else {
      const row = new Map(columns.map((column, at) => [column, cells[at] ?? '']));
      const listing = toListing(row);
      rows.push({ cells: row, listing });
      if (!('rejected' in listing)) listings.push(listing);
    }
  });
  if (file !== undefined) {
    reader.write(gunzipSync(readFileSync(file)).toString('utf8'));
    reader.end();
  }

  it('yields a listing for every row, and one for each party on each of its lists', () => {
    process.stdout.write(`us_csl ${JSON.stringify(figuresOf(listings))}\n`);
    expect(listings).toHaveLength(14_160);
    // The publisher gives one bank of the CAPTA list twice.
    expect(new Set(listings.map(({ id }) => id)).size).toBe(14_159);
  });

  it('loses no value without a reason', () => {
    expect(unexplained({ paths: takeRowCensus(rows) }, LEFT_OUT)).toEqual([]);
  });
});
