import type { SearchResponse } from '@namesake/contract';
import { DEFAULT_POLICY, EMPTY_DRAFT, type SearchDraft } from '../form/search-draft.ts';

/** The form of a recorded answer, as far as the answer contains it: text, policy, threshold and reference. */
export function draftOfAnswer({
  searchText,
  engine,
  externalRef = '',
}: Pick<SearchResponse, 'searchText' | 'engine' | 'externalRef'>): SearchDraft {
  const isDefault = engine.policy === DEFAULT_POLICY.name;
  const policy = isDefault ? DEFAULT_POLICY : { name: engine.policy, threshold: engine.threshold };
  return { ...EMPTY_DRAFT, searchText, policy, threshold: engine.threshold, externalRef };
}
