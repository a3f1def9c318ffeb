import type { SearchRequest, SearchResult } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { rowOfCells } from '../../row-files/row-of-cells.ts';
import { subjectOf } from '../decisions/screened-subject.ts';
import type { DecisionSubject } from '../decisions/store/hit-decision.ts';
import { readAnswer } from '../records/recorded-answer.ts';
import type { StoredScreening } from '../records/store/screening-store.ts';
import type { BatchLayout, BatchRow } from './store/batch.ts';

/** Party of a row as its file describes it. */
type RowParty = {
  readonly searchText: string;
  readonly birthDate: string | null;
  readonly externalRef: string | null;
};

/** A finished row with its party and the results on record. */
export type ReadRow = BatchRow & {
  /** Null if its record was purged or erased. */
  readonly party: RowParty | null;
  /** Subject of decisions about it; null if it has no results. */
  readonly subject: DecisionSubject | null;
  readonly results: readonly SearchResult[];
};

/** Reads the records of rows. A row whose record was purged or erased has no party and no results. */
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
 * Party of a row: from the record of its search or, if it could not be screened, from its cells or its JSON. Null if
 * nothing of it is left.
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

/** Members of a JSON line; empty if it is malformed. */
function membersOf(raw: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
