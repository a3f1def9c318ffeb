import type { SearchResult } from '@namesake/contract';
import { countryName } from '#shared/format/country-name.ts';
import { messages } from '#shared/messages/messages.ts';

type FieldEvidence = SearchResult['evidence']['fields'][number];

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  type: messages.entityTypes,
  gender: messages.genders,
};

/** A compared value as people read it: a country's name for its code, the interface's word for a type or gender. */
export function fieldValue(field: FieldEvidence['field'], value: string): string {
  if (field === 'country') return value.replaceAll(/\b[A-Z]{2}\b/g, (code) => countryName(code));
  return WORDS[field]?.[value] ?? value;
}

/** Fields worth a row, told ones first; and those neither side says anything about. */
export function splitFields(fields: readonly FieldEvidence[]): {
  readonly told: readonly FieldEvidence[];
  readonly silent: readonly FieldEvidence[];
} {
  const isSilent = (field: FieldEvidence) => field.submitted === null && field.listed.length === 0;
  const told = fields.filter((field) => !isSilent(field));
  const compared = told.filter((field) => field.verdict !== 'unknown');
  return {
    told: [...compared, ...told.filter((field) => field.verdict === 'unknown')],
    silent: fields.filter(isSilent),
  };
}
