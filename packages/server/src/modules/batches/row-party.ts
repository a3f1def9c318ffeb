import type { SearchRequest } from '@namesake/contract';
import { rowOfCells } from '../../row-files/row-of-cells.ts';
import type { BatchLayout, BatchRow } from './store/batch.ts';

/** Whom a row is about, as its file says it. */
export type RowParty = {
  readonly searchText: string;
  readonly birthDate: string | null;
  readonly externalRef: string | null;
};

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
