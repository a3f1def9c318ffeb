import type { IdentifierType } from '../../types/listing.ts';
import { soughtContactKeys } from './contact-keys.ts';
import { identifierForms } from './identifier-forms.ts';

/** The keys under which lists may carry an identifier: its forms, and those of the contact that it may be. */
export function soughtKeys(value: string, type: IdentifierType | undefined): readonly string[] {
  const keys = [...identifierForms(value, type), ...soughtContactKeys(value, type)];
  return [...new Set(keys)].filter((key) => key !== '');
}
