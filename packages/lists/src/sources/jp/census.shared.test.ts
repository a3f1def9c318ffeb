import { readFileSync } from 'node:fs';
import type { Listing } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { figuresOf, unexplained } from '../../../test/census.ts';
import { type CensusRow, takeRowCensus } from '../../../test/row-census.ts';
import { sharedPath } from '../../../test/shared-folder.ts';
import { readWorkbook } from '../../read/xlsx/read-workbook.ts';
import { plain } from './days.ts';
import { regimesOf } from './format.ts';
import { toListing } from './to-listing.ts';

const DATES = 'dates are written otherwise';
const NAMES = 'letters and “a.k.a.” before names; 不明 is unknown';

/** Values that do not come out word for word, and why. Everything else must. */
const REASONS: Readonly<Record<string, string>> = {
  告示日付: 'the first and last day are kept',
  告示番号: 'what stands after a star refers to another sheet',
  生年月日: DATES,
  '生年月日・出生地': DATES,
  別名: NAMES,
  '別名・別称': 'notes of former listings',
  '住所・所在地': 'letters before branches of one bank',
  国籍: 'countries become codes; 不明 is unknown',
};
/** Columns whose 不明 ("unknown") or letters alone are lost. */
const MARKS = /^(?:不明|[a-z]|aka|k|f|also|known|as|別称|旧称|別名|original|script|なし|及び|又は)$/u;

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
    const rows = results.map(({ row, listing }): CensusRow => {
      const cells = [...row].map(([column, cell]): [string, string] => [column, withoutMarks(cell)]);
      return { cells: new Map(cells), listing };
    });
    expect(unexplained({ paths: takeRowCensus(rows) }, REASONS), NAMES).toEqual([]);
  });
});

function withoutMarks(cell: string): string {
  const words = plain(cell).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => !MARKS.test(word.toLowerCase())).join(' ');
}
