import type { Listing } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { figuresOf, unexplained } from '../../../test/census.ts';
import { readGzipJson } from '../../../test/read-gzip-json.ts';
import { type CensusRow, takeRowCensus } from '../../../test/row-census.ts';
import { sharedPath } from '../../../test/shared-folder.ts';
import { recordsIn } from './format.ts';
import { textIn, toListing } from './to-listing.ts';

const OF_THE_BANK = 'the bank’s own record keeping';

/** Values that do not come out word for word, and why. Everything else must. */
const REASONS: Readonly<Record<string, string>> = {
  MANDT: OF_THE_BANK,
  LEGACY_FLG: OF_THE_BANK,
  UN_SUPP_FLG: OF_THE_BANK,
  INELIG_FLG: 'ELIG_STAT says it in words',
  DEBAR_TYPE: OF_THE_BANK,
  AML_ENTR_IND: OF_THE_BANK,
  CRIS_SUPP_ID: OF_THE_BANK,
  SUPP_ELIG_STAT: 'ELIG_STAT says the same',
  ELIG_STAT: 'becomes the programme',
  CRPD_MATCH: OF_THE_BANK,
  CRPD_STAT: OF_THE_BANK,
  CREATE_USER: OF_THE_BANK,
  CREATE_DATE: OF_THE_BANK,
  CREATE_TIME: OF_THE_BANK,
  CREATE_USER_NAME: OF_THE_BANK,
  UPD_USER: OF_THE_BANK,
  UPD_DATE: 'the day is kept',
  UPD_TIME: OF_THE_BANK,
  UPD_USER_NAME: OF_THE_BANK,
  REGISTER: 'says that there is a REGISTER_ID',
  PARENT: OF_THE_BANK,
  RECHK_IND: OF_THE_BANK,
  LAST_REFRESH_DATE: 'is the date of the file',
  LAND1: 'COUNTRY_NAME names the country',
  SUPP_TYPE_CODE: 'becomes the type of the entity',
  SUPP_NAME: '“M/S”, “also known as” and the like are left off',
  ADD_SUPP_INFO: 'footnotes, and words before names and numbers',
  DEBAR_TO_DATE: '2999 is for ever',
  SUPP_POST_CODE: 'where both codes are given one is kept',
};

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
    expect(unexplained({ paths: takeRowCensus(rows) }, REASONS)).toEqual([]);
  });
});
