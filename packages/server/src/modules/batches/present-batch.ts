import type { BatchLayoutView, BatchView } from '@namesake/contract';
import { hashText } from '../../lib/ids/hash-text.ts';
import type { ActorNames } from '../records/actor-names.ts';
import type { Batch, BatchLayout } from './store/batch.ts';

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** A batch as answers show it. */
export async function presentBatch(batch: Batch, names: ActorNames): Promise<BatchView> {
  const { id, name, state, problem, format, fileBytes, policy, layout, sheets, counts } = batch;
  const count = (outcome: keyof BatchView['counts']): number => counts[outcome] ?? 0;
  return {
    id,
    name,
    state,
    problem,
    format,
    fileHash: hashText(batch.fileSha256),
    fileBytes,
    policy,
    rowCount: batch.rows,
    layout: layout === null ? null : presentLayout(layout),
    ignored: [...batch.ignored],
    sheets: sheets.map(({ rows, ...sheet }) => ({ ...sheet, rowCount: rows })),
    expectedRowCount: expectedRowCount(batch),
    createdAt: new Date(batch.createdAt).toISOString(),
    createdBy: await names.actor(batch.createdBy),
    startedAt: instant(batch.startedAt),
    endedAt: instant(batch.endedAt),
    counts: {
      potential_match: count('potential_match'),
      no_match: count('no_match'),
      incomplete: count('incomplete'),
      insufficient_name: count('insufficient_name'),
      demo: count('demo'),
      error: count('error'),
      suppressed: count('suppressed'),
    },
  };
}

/** A layout as answers show it. */
export const presentLayout = (layout: BatchLayout): BatchLayoutView => ({
  ...layout,
  columns: layout.columns.map((column) => ({ ...column })),
});

/** Sheets are counted when they are unpacked; of other files, how much was read says how many rows are to come. */
function expectedRowCount({ state, layout, sheets, fileBytes, readBytes = 0, rows }: Batch): number | null {
  if (state === 'done') return rows;
  const sheet = sheets[(layout?.sheet ?? 0) - 1];
  if (sheet !== undefined)
    return Math.max(rows, sheet.rows - (layout?.skip ?? 0) - (layout?.headings === true ? 1 : 0));
  if (rows === 0 || readBytes === 0) return null;
  return Math.max(rows, Math.round((rows * fileBytes) / readBytes));
}
