import type { Call } from '../../../context/app.ts';
import { audit } from '../../../context/audit.ts';
import { readableBatch } from '../own-batch.ts';
import type { Batch } from '../store/batch.ts';
/** A file that leaves: its name, and its content as it is read. */
export type ReportFile<Content> = { readonly name: string; readonly content: Content };

/**
 * The batch as it is now, for a report that is recorded as exported. A report has the rows that are done now, however
 * long it is read.
 *
 * @throws ApiError `batch_not_found`
 */
export async function openReport(call: Call, id: string, what: string): Promise<Batch> {
  const batch = await readableBatch(call, id);
  await audit(call, 'batch.exported', id, { what, state: batch.state, rows: batch.rows });
  return batch;
}

/** Name of a file of a batch. One that is not done says so, and how many rows it has. */
export function reportName({ id, state, rows }: Batch, what: string, extension: string): string {
  return `${id}-${what}${state === 'done' ? '' : `-${state}-${rows}-rows`}.${extension}`;
}
