import type { SearchResult } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { fieldValue } from './field-values.ts';

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

type Fields = SearchResult['evidence']['fields'];
type Words = string | ((given: string, listed: string) => string);

const TEXTS: Partial<Record<ReasonCode, Words>> = messages.answer.reasons;
/** The field whose values a reason mentions. */
const FIELDS: Partial<Record<ReasonCode, Fields[number]['field']>> = {
  birth_date_match: 'birthDate',
  birth_date_close: 'birthDate',
  birth_date_conflict: 'birthDate',
  gender_conflict: 'gender',
  type_conflict: 'type',
  country_match: 'country',
  country_conflict: 'country',
};
const MAX_VALUES = 3;

/** A reason in the interface's words; the answer's own for an unknown code. */
export function reasonText({ code, text }: SearchResult['reasons'][number], fields: Fields): string {
  const words = TEXTS[code];
  if (typeof words !== 'function') return words ?? text;
  const field = fields.find((one) => one.field === FIELDS[code]);
  if (field === undefined) return text;
  const listed = field.listed.slice(0, MAX_VALUES).map((value) => fieldValue(field.field, value));
  const more = field.listed.length > MAX_VALUES ? ' …' : '';
  return words(fieldValue(field.field, field.submitted ?? ''), listed.join(', ') + more);
}

export type ReasonCode = SearchResult['reasons'][number]['code'];

/** Contradicts the party, weakens the agreement, supports it, or describes how the name agrees. */
export type ReasonKind = 'conflict' | 'doubt' | 'agreement' | 'plain';

/** Role of a reason in the assessment. */
export function reasonKind(code: ReasonCode): ReasonKind {
  if (code.endsWith('_conflict')) return 'conflict';
  if (DOUBTS.has(code)) return 'doubt';
  return AGREEMENTS.has(code) ? 'agreement' : 'plain';
}

/** Conflicts first, kinds of name agreement last; otherwise in the server's order. */
export const byKind = (reasons: SearchResult['reasons']): SearchResult['reasons'] =>
  reasons.toSorted((a, b) => ORDER.indexOf(reasonKind(a.code)) - ORDER.indexOf(reasonKind(b.code)));
