import type { Workbook, WorkbookFormat } from '../../formats/format.ts';
import { ListRefused } from '../../list/list-refused.ts';
import { cellWords } from './cell-words.ts';
import { latestDay } from './days.ts';
import { DAY, type Regime, regimeOf } from './regimes.ts';
import { JP_MOF } from './source.ts';
import { toListing } from './to-listing.ts';

/** The Japanese list: one sheet per regime, each with its own columns. */
export const MOF_FORMAT: WorkbookFormat = {
  name: 'Japanese MOF XLSX',
  recognises: ({ sheets }) => sheets.slice(0, 4).some((sheet) => regimeOf(sheet) !== undefined),
  read: (workbook, { onRecord }) => {
    const regimes = regimesOf(workbook);
    const days = regimes.flatMap(({ rows }) => rows).map((row) => latestDay(row.get(DAY) ?? ''));
    const newest = days.reduce(
      (last, day) => (day !== undefined && (last === undefined || day > last) ? day : last),
      undefined,
    );
    const publishedAt = workbook.modifiedAt ?? (newest === undefined ? undefined : `${newest}T00:00:00.000Z`);
    if (publishedAt === undefined)
      throw new ListRefused('no_date', 'does not say when it was saved, nor has a dated notice');
    for (const regime of regimes) for (const row of regime.rows) onRecord(toListing(row, regime), () => cellWords(row));
    return { source: JP_MOF, facts: { version: publishedAt.slice(0, 10), publishedAt } };
  },
};

/** Regimes in force. Rows of removed parties (削除) have no name and are not records. */
export function regimesOf({ sheets }: Pick<Workbook, 'sheets'>): readonly Regime[] {
  return sheets.map(regimeOf).filter((regime) => regime !== undefined);
}
