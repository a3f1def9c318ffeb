import type { SearchRequest, SearchResponse, SearchResult } from '@namesake/contract';
import type { BatchLayout, BatchRow } from '../../batches/batch.ts';
import type { DecisionSubject } from '../../storage/ports/hit-decisions.ts';
import type { Needs } from '../app.ts';
import { subjectOf } from '../decisions/screened-subject.ts';
import { type RowParty, rowParty } from './row-party.ts';

/** A row that is done, with whom it is about and what its record says. */
export type ReadRow = BatchRow & {
  /** Null where its record was purged or erased. */
  readonly party: RowParty | null;
  /** What decisions about it are about; null where it has no results. */
  readonly subject: DecisionSubject | null;
  readonly results: readonly SearchResult[];
};

/** Reads what is recorded of a row. A record that was purged or erased has nothing. */
export async function readRow(
  { storage }: Needs<never, 'screenings'>,
  row: BatchRow,
  layout: BatchLayout | null,
): Promise<ReadRow> {
  const stored = row.screeningId === null ? undefined : await storage.screenings.find(row.screeningId);
  if (stored === undefined) return { ...row, party: rowParty(row, layout, undefined), subject: null, results: [] };
  const request: SearchRequest = JSON.parse(stored.request);
  const party = rowParty(row, layout, request);
  if (row.total === 0) return { ...row, party, subject: null, results: [] };
  const { results }: Pick<SearchResponse, 'results'> = JSON.parse(stored.answer);
  const externalRef = request.externalRef ?? null;
  return { ...row, party, subject: subjectOf({ externalRef, screeningId: stored.id }), results };
}
