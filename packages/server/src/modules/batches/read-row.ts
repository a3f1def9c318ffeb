import type { SearchRequest, SearchResult } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { rowOfCells } from '../../row-files/row-of-cells.ts';
import { subjectOf } from '../decisions/screened-subject.ts';
import type { DecisionSubject } from '../decisions/store/hit-decision.ts';
import { readAnswer } from '../records/recorded-answer.ts';
import type { StoredScreening } from '../records/store/screening-store.ts';
import type { BatchLayout, BatchRow } from './store/batch.ts';

/** Whom a row is about, as its file says it. */
type RowParty = {
  readonly searchText: string;
  readonly birthDate: string | null;
  readonly externalRef: string | null;
};

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

/**
 * Whom a row is about: what was recorded of its search; of one that could not be screened, what its cells or its JSON
 * say. Null where nothing is left of it.
 */
export function rowParty(
  { error, cells, role }: Pick<BatchRow, 'error' | 'cells' | 'role'>,
  layout: BatchLayout | null,
  request: SearchRequest | undefined,
): RowParty | null {
  if (request !== undefined) return partyOf(request);
  if (error === null) return null;
  if (cells === null || layout === null) return partyOf(membersOf(error.raw));
  const { parties } = rowOfCells(cells, layout.columns);
  return partyOf((parties.find((one) => one.role === role) ?? parties[0])?.members ?? {});
}

function partyOf(members: Readonly<Record<string, unknown>>): RowParty | null {
  const text = (name: string): string | null => {
    const value = members[name];
    return typeof value === 'string' && value.trim() !== '' ? value : null;
  };
  const said = { birthDate: text('birthDate'), externalRef: text('externalRef') };
  const searchText = text('searchText') ?? '';
  return searchText === '' && said.birthDate === null && said.externalRef === null ? null : { searchText, ...said };
}

/** Members of a line of JSON; none where it is broken. */
function membersOf(raw: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
