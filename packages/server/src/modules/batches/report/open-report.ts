import type { App, Call } from '../../../context/app.ts';
import { audit } from '../../../context/audit.ts';
import { type ReadRow, readRows } from '../read-row.ts';
import type { Batch, RowOutcome } from '../store/batch.ts';
import { readableBatch } from '../view.ts';

/** A file for download: its name, and its content as it is read. */
export type ReportFile<Content> = { readonly name: string; readonly content: Content };

/** Rows per page. Reading and writing one page is one step of this process. */
const AT_ONCE = 25;

/**
 * Current state of a batch for a report, whose export is recorded. A report has the rows finished by then, however long
 * reading takes.
 *
 * @throws ApiError `batch_not_found`
 */
export async function openReport(call: Call, id: string, what: string): Promise<Batch> {
  const batch = await readableBatch(call, id);
  await audit(call, 'batch.exported', id, { what, state: batch.state, rows: batch.rows });
  return batch;
}

/** File name of a report. For an unfinished batch it includes the state and the number of rows. */
export function reportName({ id, state, rows }: Batch, what: string, extension: string): string {
  return `${id}-${what}${state === 'done' ? '' : `-${state}-${rows}-rows`}.${extension}`;
}

/** Finished rows of a batch with their records, page by page, in file order. */
export async function* reportRows(
  app: App,
  { id, rows, layout }: Batch,
  outcome?: RowOutcome,
): AsyncGenerator<readonly ReadRow[]> {
  for (let after = 0; ; ) {
    const page = await app.storage.batchRows.page(id, outcome, after, AT_ONCE);
    const done = page.filter(({ row }) => row <= rows);
    if (done.length > 0) yield await readRows(app, done, layout);
    if (done.length < AT_ONCE) return;
    after = page.at(-1)?.row ?? after;
  }
}
