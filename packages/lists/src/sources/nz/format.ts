import type { Sheet, WorkbookFormat } from '../../formats/format.ts';
import { type SheetRow, sheetRows } from '../../formats/sheet-rows.ts';
import { ListRefused } from '../../list/list-refused.ts';
import { NZ_MFAT } from './source.ts';
import { dayOfCell, toListing } from './to-listing.ts';

const NEEDED = ['uniqueidentifier', 'dob', 'dateofsanction'];

/** The register: one row per party, on one or more sheets, besides other sheets. */
export const NZ_FORMAT: WorkbookFormat = {
  name: 'New Zealand XLSX',
  recognises: ({ sheets }) => sheets.slice(0, 8).some((sheet) => rowsOf(sheet) !== undefined),
  read: ({ sheets, modifiedAt }, { onRecord }) => {
    const rows = sheets.flatMap((sheet) => rowsOf(sheet) ?? []).filter(isParty);
    const days = rows.map((row) => dayOfCell(row.get('dateofsanction'))).filter((day) => day !== undefined);
    const newest = days.sort().at(-1);
    const publishedAt = modifiedAt ?? (newest === undefined ? undefined : `${newest}T00:00:00.000Z`);
    if (publishedAt === undefined)
      throw new ListRefused('no_date', 'does not say when it was saved, nor has a day of sanction');
    for (const row of rows) onRecord(toListing(row), () => row);
    return { source: NZ_MFAT, facts: { version: publishedAt.slice(0, 10), publishedAt } };
  },
};

function rowsOf(sheet: Sheet): readonly SheetRow[] | undefined {
  return sheetRows(sheet.rows(), NEEDED);
}

/** Amounts and banned assets also occur among the parties. */
function isParty(row: SheetRow): boolean {
  const type = row.get('type');
  return type !== undefined && !/^(?:asset|total|service)s?$/i.test(type);
}
