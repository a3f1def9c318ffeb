import type { Listing } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { figuresOf, unexplained } from '../../../test/census.ts';
import { readGzipJson } from '../../../test/read-gzip-json.ts';
import { type CensusRow, takeRowCensus } from '../../../test/row-census.ts';
import { sharedPath } from '../../../test/shared-folder.ts';
import { recordsIn } from './format.ts';
import { LEFT_OUT } from './left-out.ts';
import { textIn, toListing } from './to-listing.ts';

const file = sharedPath('lists', 'current', 'wb_debarred', 'wb-data.json.gz');

describe.skipIf(file === undefined)('the real list wb_debarred', () => {
  const records = file === undefined ? [] : recordsIn(readGzipJson(file));
  const rows = records.map((record): CensusRow => {
    const cells = new Map([...record.keys()].map((member) => [member, textIn(record, member) ?? '']));
    return { cells, listing: toListing(record, '2026-02-21') };
  });

  it('yields a listing for every record', () => {
    const listings = records
      .map((record) => toListing(record, '2026-02-21'))
      .filter((one): one is Listing => 'id' in one);
    process.stdout.write(`wb_debarred ${JSON.stringify(figuresOf(listings))}\n`);
    expect(listings).toHaveLength(1_370);
  });

  it('loses no value without a reason', () => {
    expect(unexplained({ paths: takeRowCensus(rows) }, LEFT_OUT)).toEqual([]);
  });
});
