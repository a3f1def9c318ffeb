import type { SearchResult } from '@namesake/contract';

export type ReasonCode = SearchResult['reasons'][number]['code'];
/** Speaks against the party, makes the agreement doubtful, adds to it, or says how the name agrees. */
export type ReasonKind = 'conflict' | 'doubt' | 'agreement' | 'plain';

const DOUBTS: ReadonlySet<ReasonCode> = new Set([
  'weak_alias_only',
  'partial_name',
  'initials',
  'delisted',
  'possible_affiliate',
  'name_in_longer_name',
  'says_little',
  'effect_for_review',
]);
const AGREEMENTS: ReadonlySet<ReasonCode> = new Set([
  'identifier_match',
  'identifier_close',
  'birth_date_match',
  'birth_date_close',
  'country_match',
  'identifier_in_prose',
  'bic_branch',
  'iban_bank',
]);
const ORDER: readonly ReasonKind[] = ['conflict', 'doubt', 'agreement', 'plain'];

/** What a reason does for the judgement. */
export function reasonKind(code: ReasonCode): ReasonKind {
  if (code.endsWith('_conflict')) return 'conflict';
  if (DOUBTS.has(code)) return 'doubt';
  return AGREEMENTS.has(code) ? 'agreement' : 'plain';
}

/** Conflicts first, how the name agrees last; the server's order within. */
export const byKind = (reasons: SearchResult['reasons']): SearchResult['reasons'] =>
  reasons.toSorted((a, b) => ORDER.indexOf(reasonKind(a.code)) - ORDER.indexOf(reasonKind(b.code)));
