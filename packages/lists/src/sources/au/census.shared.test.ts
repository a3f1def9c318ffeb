import { readFileSync } from 'node:fs';
import type { Listing } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { figuresOf, unexplained } from '../../../test/census.ts';
import { type CensusRow, takeRowCensus } from '../../../test/row-census.ts';
import { sharedPath } from '../../../test/shared-folder.ts';
import { readWorkbook } from '../../read/xlsx/read-workbook.ts';
import { partiesOf } from './format.ts';
import { rowsIn } from './rows.ts';
import { toListing } from './to-listing.ts';

/** Values that do not come out word for word, and why. Everything else must. */
const REASONS: Readonly<Record<string, string>> = {
  reference: 'letters after the number tell the names of one party apart',
  type: 'becomes the type of the entity',
  'name type': 'becomes the kind of the name',
  'date of birth': 'letters, brackets and words around dates; “na”',
  'place of birth': 'letters before places; “na”',
  citizenship: 'countries become codes',
  address: 'letters before addresses; “na”',
  'additional information': '“na” says nothing',
  'listing information': '“na” says nothing',
  'control date': 'serial numbers become days; the last counts',
};

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
    expect(unexplained({ paths: takeRowCensus(rows) }, REASONS)).toEqual([]);
  });
});
