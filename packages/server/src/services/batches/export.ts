import { Readable } from 'node:stream';
import type { BatchRow } from '../../batches/batch.ts';
import { csvRow } from '../../csv/csv-row.ts';
import type { Call } from '../app.ts';
import { audit } from '../audit.ts';
import { checkScope } from '../check-scope.ts';
import { readableBatch } from './own-batch.ts';
import { presentRow } from './results.ts';

const AT_ONCE = 200;

type ExportCall = Call<'now', 'audit' | 'batches' | 'screenings' | 'tokens'>;

/** All rows that are done, as CSV. @throws ApiError `scope_missing`, `batch_not_found` */
export async function exportBatch(call: ExportCall, id: string): Promise<Readable> {
  const head = [
    'row',
    'line',
    'id',
    'outcome',
    'total',
    'best_name',
    'best_score',
    'priority',
    'entity_id',
    'search_id',
  ];
  return exported(call, id, 'report', [...head, 'left_out', 'error'], undefined, async (row) => {
    const { best, searchId, notes, error, outcome, total } = await presentRow(call.app, row);
    const found = [best?.primaryName, best?.score, best?.priority, best?.entityId].map((cell) => String(cell ?? ''));
    const own = [String(row.row), String(row.line), row.ownId ?? '', outcome, String(total)];
    return [...own, ...found, searchId ?? '', notes.join(' '), error?.code ?? ''];
  });
}

/** Rows that could not be screened, as they were, to repair them. @throws as `exportBatch` */
export async function exportBatchErrors(call: ExportCall, id: string): Promise<Readable> {
  return exported(call, id, 'errors', ['row', 'line', 'id', 'code', 'detail', 'content'], 'error', async (row) => {
    const { code = '', detail = '', raw = '' } = row.error ?? {};
    return [String(row.row), String(row.line), row.ownId ?? '', code, detail, raw];
  });
}

async function exported(
  call: ExportCall,
  id: string,
  what: string,
  head: readonly string[],
  outcome: 'error' | undefined,
  cellsOf: (row: BatchRow) => Promise<readonly string[]>,
): Promise<Readable> {
  checkScope(call.principal, 'search:read');
  await readableBatch(call, id);
  await audit(call, 'batch.exported', id, { what });
  const { batches } = call.app.storage;
  async function* lines(): AsyncGenerator<Buffer> {
    yield Buffer.from(csvRow(head));
    for (let after = 0; ; ) {
      const page = await batches.rows(id, outcome, after, AT_ONCE);
      const cells = await Promise.all(page.map(cellsOf));
      if (cells.length > 0) yield Buffer.from(cells.map(csvRow).join(''));
      if (page.length < AT_ONCE) return;
      after = page.at(-1)?.row ?? after;
    }
  }
  return Readable.from(lines(), { objectMode: false });
}
