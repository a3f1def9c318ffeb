import type { DiagnoseRequest } from '@namesake/contract';
import { type SearchDraft, toRequest } from '../form/search-draft.ts';

/** `list:sourceId`, as every listing has it; a name has no such colon. */
const LISTING_ID = /^[a-z][a-z0-9_-]*:\S+$/;

/** The search that was run, and the party that it should have found: by id where it looks like one, else by name. */
export function diagnoseRequest(asked: SearchDraft, expected: string): DiagnoseRequest {
  const { explain: _, ...search } = toRequest(asked);
  const party = expected.trim();
  return LISTING_ID.test(party) ? { ...search, expectedEntityId: party } : { ...search, expectedName: party };
}
