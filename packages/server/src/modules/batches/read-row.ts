import type { SearchRequest, SearchResult } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { subjectOf } from '../decisions/screened-subject.ts';
import type { DecisionSubject } from '../decisions/store/hit-decision.ts';
import { readAnswer } from '../records/recorded-answer.ts';
import type { StoredScreening } from '../records/store/screening-store.ts';
import { type RowParty, rowParty } from './row-party.ts';
import type { BatchLayout, BatchRow } from './store/batch.ts';

/** A row that is done, with whom it is about and what its record says. */
export type ReadRow = BatchRow & {
  /** Null where its record was purged or erased. */
  readonly party: RowParty | null;
  /** What decisions about it are about; null where it has no results. */
  readonly subject: DecisionSubject | null;
  readonly results: readonly SearchResult[];
};

/** Reads what is recorded of rows. A record that was purged or erased has nothing. */
export async function readRows(
  { storage }: App,
  rows: readonly BatchRow[],
  layout: BatchLayout | null,
): Promise<readonly ReadRow[]> {
  const stored = await storage.screenings.findAll(rows.flatMap(({ screeningId }) => screeningId ?? []));
  const byId = new Map(stored.map((one) => [one.id.toString('hex'), one]));
  return rows.map((row) => readRow(row, layout, byId.get(row.screeningId?.toString('hex') ?? '')));
}

function readRow(row: BatchRow, layout: BatchLayout | null, stored: StoredScreening | undefined): ReadRow {
  if (stored === undefined) return { ...row, party: rowParty(row, layout, undefined), subject: null, results: [] };
  const request: SearchRequest = JSON.parse(stored.request);
  const party = rowParty(row, layout, request);
  if (row.total === 0) return { ...row, party, subject: null, results: [] };
  const { results } = readAnswer(stored.answer);
  const externalRef = request.externalRef ?? null;
  return { ...row, party, subject: subjectOf({ externalRef, screeningId: stored.id }), results };
}
