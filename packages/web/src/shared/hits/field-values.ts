import type { SearchResult } from '@namesake/contract';
import { countryName } from '#shared/format/country-name.ts';
import { messages } from '#shared/messages/messages.ts';

type FieldEvidence = SearchResult['evidence']['fields'][number];

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  type: messages.entityTypes,
  gender: messages.genders,
};

/** Display form of a compared value: a country's name for its code, the interface's word for a type or gender. */
export function fieldValue(field: FieldEvidence['field'], value: string): string {
  if (field === 'country') return value.replaceAll(/\b[A-Z]{2}\b/g, (code) => countryName(code));
  return WORDS[field]?.[value] ?? value;
}

/** Splits fields into compared ones, conflicts first and agreement last, and those missing on one side. */
export function splitFields(fields: readonly FieldEvidence[]): {
  readonly compared: readonly FieldEvidence[];
  readonly unknown: readonly FieldEvidence[];
} {
  const order: readonly FieldEvidence['verdict'][] = ['conflict', 'close', 'match'];
  return {
    compared: order.flatMap((verdict) => fields.filter((field) => field.verdict === verdict)),
    unknown: fields.filter(({ verdict }) => verdict === 'unknown'),
  };
}
