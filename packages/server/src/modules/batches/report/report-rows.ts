import type { App } from '../../../context/app.ts';
import { type ReadRow, readRows } from '../read-row.ts';
import type { Batch, RowOutcome } from '../store/batch.ts';

/** What is read and written of them at once is one step of this process. */
const AT_ONCE = 25;

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
