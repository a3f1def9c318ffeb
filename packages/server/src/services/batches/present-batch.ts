import type { BatchLayoutView, BatchView } from '@namesake/contract';
import type { Batch, BatchLayout } from '../../batches/batch.ts';
import type { ActorNames } from '../records/actor-names.ts';

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** A batch as answers show it. */
export async function presentBatch(batch: Batch, names: ActorNames): Promise<BatchView> {
  const { id, name, state, problem, format, fileSha256, fileBytes, policy, layout, sheets, rows, counts } = batch;
  const count = (outcome: keyof BatchView['counts']): number => counts[outcome] ?? 0;
  return {
    ...{ id, name, state, problem, format, fileSha256, fileBytes, policy, rows },
    layout: layout === null ? null : presentLayout(layout),
    sheets: sheets.map((sheet) => ({ ...sheet })),
    createdAt: new Date(batch.createdAt).toISOString(),
    createdBy: await names.actor(batch.createdBy),
    ...{ startedAt: instant(batch.startedAt), endedAt: instant(batch.endedAt) },
    counts: {
      ...{ potential_match: count('potential_match'), no_match: count('no_match'), incomplete: count('incomplete') },
      ...{ insufficient_name: count('insufficient_name'), demo: count('demo'), error: count('error') },
      suppressed: count('suppressed'),
    },
  };
}

/** A layout as answers show it. */
export const presentLayout = (layout: BatchLayout): BatchLayoutView => ({
  ...layout,
  columns: layout.columns.map((column) => ({ ...column })),
});
