import type { BatchView } from '@namesake/contract';
import type { Batch } from '../../batches/batch.ts';
import type { ActorNames } from '../records/actor-names.ts';

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** A batch as answers show it. */
export async function presentBatch(batch: Batch, names: ActorNames): Promise<BatchView> {
  const { id, name, state, problem, format, fileSha256, fileBytes, policy, columns, rows, counts } = batch;
  const count = (outcome: keyof BatchView['counts']): number => counts[outcome] ?? 0;
  return {
    ...{ id, name, state, problem, format, fileSha256, fileBytes, policy, rows },
    rowsExpected: rowsExpected(batch),
    columns: columns === null ? null : columns.map((column) => ({ ...column })),
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

/** Forms whose rows are read while the file is read: how much of it was read says how many rows are to come. */
const READ_IN_STEP: readonly string[] = ['csv', 'jsonl', 'json'];

function rowsExpected({ state, format, fileBytes, readBytes = 0, rows }: Batch): number | null {
  if (state === 'done') return rows;
  if (rows === 0 || readBytes === 0 || !READ_IN_STEP.includes(format)) return null;
  return Math.max(rows, Math.round((rows * fileBytes) / readBytes));
}
