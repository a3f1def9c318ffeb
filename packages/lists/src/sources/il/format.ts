import type { Listing } from '@namesake/engine';
import type { WorkbookFormat } from '../../formats/format.ts';
import { type SheetRow, sheetRows } from '../../formats/sheet-rows.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { Rejection } from '../../list/record.ts';
import type { Source } from '../../list/source.ts';
import { IL_NBCTF_ORGS, IL_NBCTF_PEOPLE } from './source.ts';
import { organizationOf, personOf } from './to-listing.ts';

/** Persons: a line above the headings, one row each. */
export const IL_PEOPLE_FORMAT = formatOf('Israeli persons XLSX', IL_NBCTF_PEOPLE, 'nameofindividualenglish', personOf);
/** Organisations: the same, in some seventy columns. */
export const IL_ORGS_FORMAT = formatOf(
  'Israeli organisations XLSX',
  IL_NBCTF_ORGS,
  'organizationnameenglish',
  organizationOf,
);

function formatOf(
  name: string,
  source: Source,
  nameColumn: string,
  toListing: (row: SheetRow) => Listing | Rejection,
): WorkbookFormat {
  const needed = ['internalseqid', nameColumn];
  return {
    name,
    recognises: ({ sheets }) => sheets.slice(0, 3).some((sheet) => sheetRows(sheet.rows(), needed) !== undefined),
    read: ({ sheets, modifiedAt }, { onRecord }) => {
      if (modifiedAt === undefined) throw new ListRefused('no_date', 'does not say when it was saved');
      for (const sheet of sheets) {
        for (const row of sheetRows(sheet.rows(), needed) ?? []) onRecord(toListing(row), () => row);
      }
      return { source, facts: { version: modifiedAt.slice(0, 10), publishedAt: modifiedAt } };
    },
  };
}
