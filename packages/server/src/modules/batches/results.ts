import type { BatchResult, BatchResults, BatchResultsQuery, SearchResult } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import { readCursor, writeCursor } from '../../lib/paging.ts';
import { errorText } from './error-text.ts';
import { type ReadRow, readRows } from './read-row.ts';
import { readableBatch } from './view.ts';

/**
 * Finished rows of a batch, in file order.
 *
 * @throws ApiError `batch_not_found`, `cursor_invalid`
 */
export async function listBatchResults(
  call: Call,
  id: string,
  { outcome, cursor, limit }: BatchResultsQuery,
): Promise<BatchResults> {
  const { app } = call;
  const { layout } = await readableBatch(call, id);
  const what = `rows of ${id} ${outcome ?? ''}`;
  const after = cursor === undefined ? 0 : readCursor(app.keys.cursor, what, cursor);
  const found = await app.storage.batchRows.page(id, outcome, after, limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  if (page.length > 0) await audit(call, 'batch.read', id, { outcome: outcome ?? null, after, count: page.length });
  return {
    items: (await readRows(app, page, layout)).map(presentRow),
    nextCursor: found.length > limit && last !== undefined ? writeCursor(app.keys.cursor, what, last.row) : null,
  };
}

function presentRow({
  row,
  line,
  ownId,
  outcome,
  screeningId,
  total,
  error,
  notes,
  role,
  setAside,
  context,
  party,
  results: [best],
}: ReadRow): BatchResult {
  return {
    row,
    line,
    id: ownId,
    outcome,
    total,
    notes: [...notes],
    party: party === null ? null : { ...party },
    role,
    setAside: [...setAside],
    context: context.map((one) => ({ ...one })),
    error: error === null ? null : { code: error.code, detail: error.detail, text: errorText(error) },
    searchId: screeningId === null ? null : formatScreeningId(screeningId),
    best: best === undefined ? null : inShort(best),
  };
}

const inShort = ({ entityId, primaryName, score, priority }: SearchResult) => ({
  entityId,
  primaryName,
  score,
  priority,
});
