import type { SearchRequest, SearchResponse, SearchResult } from '@namesake/contract';
import type { BatchRow } from '../../batches/batch.ts';
import type { DecisionSubject } from '../../storage/ports/hit-decisions.ts';
import type { Needs } from '../app.ts';
import { subjectOf } from '../decisions/screened-subject.ts';

/** A row that is done, with what its record says; of one without results the record is not read. */
export type ReadRow = BatchRow & {
  readonly searchText: string | null;
  /** What decisions about it are about; null where its record was not read. */
  readonly subject: DecisionSubject | null;
  readonly results: readonly SearchResult[];
};

/** Reads what is recorded of a row. A record that was purged or erased has nothing. */
export async function readRow({ storage }: Needs<never, 'screenings'>, row: BatchRow): Promise<ReadRow> {
  const { screeningId, total } = row;
  const stored = screeningId === null || total === 0 ? undefined : await storage.screenings.find(screeningId);
  if (stored === undefined) return { ...row, searchText: null, subject: null, results: [] };
  const { searchText, externalRef }: Pick<SearchRequest, 'searchText' | 'externalRef'> = JSON.parse(stored.request);
  const { results }: Pick<SearchResponse, 'results'> = JSON.parse(stored.answer);
  return {
    ...row,
    searchText,
    subject: subjectOf({ externalRef: externalRef ?? null, screeningId: stored.id }),
    results,
  };
}
