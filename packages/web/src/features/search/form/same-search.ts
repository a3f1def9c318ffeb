import { type SearchDraft, toRequest } from './search-draft.ts';

/** Whether two forms ask for the same screening, so that the answer to one is the answer to the other. */
export const sameSearch = (one: SearchDraft, other: SearchDraft): boolean =>
  JSON.stringify(toRequest(one)) === JSON.stringify(toRequest(other));
