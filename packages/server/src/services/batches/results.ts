import type { BatchResult, BatchResults, BatchResultsQuery, SearchResponse } from '@namesake/contract';
import type { BatchRow } from '../../batches/batch.ts';
import { formatScreeningId } from '../../ids/screening-id.ts';
import type { Call, Needs } from '../app.ts';
import { audit } from '../audit.ts';
import { checkScope } from '../check-scope.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { readableBatch } from './own-batch.ts';

/**
 * Rows of a batch that are done, in the order of the file.
 *
 * @throws ApiError `scope_missing`, `batch_not_found`, `cursor_invalid`
 */
export async function listBatchResults(
  call: Call<'keys' | 'now', 'audit' | 'batches' | 'screenings' | 'tokens'>,
  id: string,
  { outcome, cursor, limit }: BatchResultsQuery,
): Promise<BatchResults> {
  const { app, principal } = call;
  checkScope(principal, 'search:read');
  await readableBatch(call, id);
  const what = `rows of ${id} ${outcome ?? ''}`;
  const after = cursor === undefined ? 0 : readCursor(app.keys.cursor, what, cursor);
  const found = await app.storage.batches.rows(id, outcome, after, limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  if (page.length > 0) await audit(call, 'batch.read', id, { outcome: outcome ?? null, after, count: page.length });
  return {
    items: await Promise.all(page.map((row) => presentRow(app, row))),
    nextCursor: found.length > limit && last !== undefined ? writeCursor(app.keys.cursor, what, last.row) : null,
  };
}

/** A row with the best of what it found, read from its record. */
export async function presentRow(
  { storage }: Needs<never, 'screenings'>,
  { row, line, ownId, outcome, screeningId, total, error, notes }: BatchRow,
): Promise<BatchResult> {
  const stored = screeningId === null || total === 0 ? undefined : await storage.screenings.find(screeningId);
  const answer: Pick<SearchResponse, 'results'> = stored === undefined ? { results: [] } : JSON.parse(stored.answer);
  const [best] = answer.results;
  return {
    ...{ row, line, id: ownId, outcome, total, notes: [...notes] },
    error: error === null ? null : { code: error.code, detail: error.detail },
    searchId: screeningId === null ? null : formatScreeningId(screeningId),
    best: best === undefined ? null : inShort(best),
  };
}

const inShort = ({ entityId, primaryName, score, priority }: SearchResponse['results'][number]) => ({
  ...{ entityId, primaryName, score, priority },
});
