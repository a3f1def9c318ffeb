import type { Contact, Gender, Identifier } from '@namesake/engine';
import { countryCode } from '../../fields/country-code.ts';
import { genderOf } from '../../fields/gender.ts';
import { identifierOf } from '../ofac/document.ts';
import { identifierTypeAt } from '../ofac/id-types.ts';

export type Ids = {
  readonly identifiers: readonly Identifier[];
  readonly contacts: readonly Contact[];
  readonly gender?: Gender | undefined;
  /** Entries that are not documents, as text. */
  readonly remarks: readonly string[];
};

/** `CO, 8110229, NIT #`: OFAC's documents and attributes as country (optional), number and OFAC's word for the type. */
export function readIds(texts: readonly string[]): Ids {
  const identifiers: Identifier[] = [];
  const contacts: Contact[] = [];
  const remarks: string[] = [];
  let gender: Gender | undefined;
  for (const text of texts) {
    const [, country, value = '', last = ''] = /^(?:([A-Z]{2}),\s+)?(.+),\s([^,]+)$/.exec(text) ?? [];
    const label = last.trimStart();
    const known = identifierTypeAt(label);
    if (label === 'Gender') gender ??= genderOf(value);
    else if (label === 'Website') contacts.push({ kind: 'website', value });
    else if (label === 'Email Address') contacts.push({ kind: 'email', value });
    else if (label === 'Phone Number') contacts.push({ kind: 'phone', value });
    else if (known === undefined || value === '') remarks.push(text);
    else identifiers.push(identifierOf({ type: known.type, label, value, country: countryCode(country) ?? country }));
  }
  return { identifiers, contacts, gender, remarks };
}
