import type { SearchResult } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { fieldValue } from './field-values.ts';
import type { ReasonCode } from './reason-kind.ts';

type Fields = SearchResult['evidence']['fields'];
type Words = string | ((given: string, listed: string) => string);

const TEXTS: Partial<Record<ReasonCode, Words>> = messages.answer.reasons;
/** The field whose values a reason names. */
const FIELDS: Partial<Record<ReasonCode, Fields[number]['field']>> = {
  birth_date_match: 'birthDate',
  birth_date_close: 'birthDate',
  birth_date_conflict: 'birthDate',
  gender_conflict: 'gender',
  type_conflict: 'type',
  country_match: 'country',
  country_conflict: 'country',
};
const MOST_VALUES = 3;

/** A reason in the interface's words; in the answer's own where its code is not known here. */
export function reasonText({ code, text }: SearchResult['reasons'][number], fields: Fields): string {
  const words = TEXTS[code];
  if (typeof words !== 'function') return words ?? text;
  const field = fields.find((one) => one.field === FIELDS[code]);
  if (field === undefined) return text;
  const listed = field.listed.slice(0, MOST_VALUES).map((value) => fieldValue(field.field, value));
  const more = field.listed.length > MOST_VALUES ? ' …' : '';
  return words(fieldValue(field.field, field.submitted ?? ''), listed.join(', ') + more);
}
