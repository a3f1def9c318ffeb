import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Listing } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { figuresOf, unexplained } from '../../../test/census.ts';
import { type CensusRow, takeRowCensus } from '../../../test/row-census.ts';
import { sharedPath } from '../../../test/shared-folder.ts';
import { CsvRows } from '../../read/csv-rows.ts';
import { RowGroups } from '../../read/row-groups.ts';
import { columnKey, OFSI_PARTS } from './columns.ts';
import { toListing } from './to-listing.ts';

/** Values that do not come out word for word, and why. Everything else must. */
const REASONS: Readonly<Record<string, string>> = {
  grouptype: 'becomes the type of the entity',
  aliastype: 'becomes the kind of the name',
  listedon: 'is in the day of listing',
  lastupdated: 'is in the day of change',
  nationality: 'each is its code, and the numbers between them go',
  countryofbirth: 'numbers of several, and “to”, go',
  townofbirth: 'numbers of several, and dashes, go',
  passportdetails: 'numbers of several go; “Passport No” goes',
  nationalidentificationnumber: 'numbers of several go',
  position: 'letters of several go',
  title: 'letters of several go',
};

const file = sharedPath('lists', 'other', 'ConList-2020-04-27.csv.gz');

describe.skipIf(file === undefined)('the real list gb_ofsi', () => {
  const rows: CensusRow[] = [];
  const listings = new Map<string, Listing>();
  if (file !== undefined) {
    const text = new TextDecoder('windows-1252').decode(gunzipSync(readFileSync(file)));
    const all: (readonly string[])[] = [];
    const reader = new CsvRows((cells) => void all.push(cells));
    reader.write(text);
    reader.end();
    const columns = (all[1] ?? []).map(columnKey);
    const groups = new RowGroups(columns, 'groupid', OFSI_PARTS);
    for (const cells of all.slice(2)) groups.add(cells);
    for (const group of groups) {
      const listing = toListing(group);
      if (!('rejected' in listing)) listings.set(group.id, listing);
    }
    for (const cells of all.slice(2)) {
      const row = new Map(columns.map((column, at) => [column, cells[at] ?? '']));
      rows.push({ cells: row, listing: listings.get(row.get('groupid') ?? '') });
    }
  }

  it('yields a listing for every group', () => {
    process.stdout.write(`gb_ofsi ${JSON.stringify(figuresOf([...listings.values()]))}\n`);
    expect(listings.size).toBe(2_114);
  });

  it('loses no value without a reason', () => {
    expect(unexplained({ paths: takeRowCensus(rows) }, REASONS)).toEqual([]);
  });
});
