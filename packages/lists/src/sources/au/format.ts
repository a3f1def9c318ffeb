import { excelDay } from '../../fields/excel-day.ts';
import type { WorkbookFormat } from '../../formats/format.ts';
import { ListRefused } from '../../list/list-refused.ts';
import { type AuRow, rowsIn } from './rows.ts';
import { AU_DFAT } from './source.ts';
import { toListing } from './to-listing.ts';

/** The Australian list: one row per name, several rows per party. */
export const AU_FORMAT: WorkbookFormat = {
  name: 'Australian XLSX',
  recognises: ({ sheets }) => sheets.slice(0, 3).some((sheet) => rowsIn(sheet.rows()) !== undefined),
  read: ({ sheets, modifiedAt }, { onRecord }) => {
    const rows = sheets.flatMap((sheet) => rowsIn(sheet.rows()) ?? []);
    const days = rows.map((row) => excelDay(row.get('control date'))).filter((day) => day !== undefined);
    const newest = days.reduce<string | undefined>(
      (last, day) => (last === undefined || day > last ? day : last),
      undefined,
    );
    const publishedAt = modifiedAt ?? (newest === undefined ? undefined : `${newest}T00:00:00.000Z`);
    if (publishedAt === undefined)
      throw new ListRefused('no_date', 'does not say when it was saved, nor has a control date');
    for (const party of partiesOf(rows)) onRecord(toListing(party), () => party.flatMap((row) => [...row]));
    return { source: AU_DFAT, facts: { version: publishedAt.slice(0, 10), publishedAt } };
  },
};

/**
 * `2`, `2a` and `2b` are one party; so are `34c` and `34c1`. Rows without a number are counted separately. Numbers are
 * reused for other parties: a second primary name of another kind, or with the same reference, begins a new party.
 */
export function partiesOf(rows: readonly AuRow[]): readonly (readonly AuRow[])[] {
  const parties = new Map<string, AuRow[]>();
  const ended: AuRow[][] = [];
  rows.forEach((row, at) => {
    const key = /^\d+/.exec(row.get('reference') ?? '')?.[0] ?? `row ${at}`;
    const own = parties.get(key);
    if (own === undefined) parties.set(key, [row]);
    else if (isAnother(own, row)) {
      ended.push(own);
      parties.set(key, [row]);
    } else own.push(row);
  });
  return [...ended, ...parties.values()];
}

function isAnother(own: readonly AuRow[], row: AuRow): boolean {
  const first = own.find(isPrimary);
  if (first === undefined || !isPrimary(row)) return false;
  const isSame = (column: string): boolean =>
    (first.get(column) ?? '').toLowerCase() === (row.get(column) ?? '').toLowerCase();
  if (isSame('name of individual or entity')) return false;
  return !isSame('type') || isSame('reference');
}

const isPrimary = (row: AuRow): boolean => /^primary/i.test(row.get('name type') ?? '');
