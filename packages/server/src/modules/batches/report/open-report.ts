import type { App, Call } from '../../../context/app.ts';
import { audit } from '../../../context/audit.ts';
import { type ReadRow, readRows } from '../read-row.ts';
import type { Batch, RowOutcome } from '../store/batch.ts';
import { readableBatch } from '../view.ts';

/** A file that leaves: its name, and its content as it is read. */
export type ReportFile<Content> = { readonly name: string; readonly content: Content };

/** What is read and written of them at once is one step of this process. */
const AT_ONCE = 25;

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

/** Rows of a batch that are done by now, page after page in the order of the file, with their records. */
export async function* reportRows(
  app: App,
  { id, rows, layout }: Batch,
  outcome?: RowOutcome,
): AsyncGenerator<readonly ReadRow[]> {
  for (let after = 0; ; ) {
    const page = await app.storage.batches.rows(id, outcome, after, AT_ONCE);
    const done = page.filter(({ row }) => row <= rows);
    if (done.length > 0) yield await readRows(app, done, layout);
    if (done.length < AT_ONCE) return;
    after = page.at(-1)?.row ?? after;
  }
}
