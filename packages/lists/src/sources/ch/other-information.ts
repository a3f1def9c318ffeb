import type { Contact, Identifier } from '@namesake/engine';
import { imoNumbersIn } from '../../fields/imo-in-text.ts';

/** What SECO gives as free text, one sentence each: "Registration number: 123". */
export type OtherInformation = {
  readonly identifiers: readonly Identifier[];
  readonly contacts: readonly Contact[];
  readonly organizationType?: string | undefined;
  readonly established?: string | undefined;
};

const NUMBERS: readonly (readonly [words: RegExp, type: Identifier['type']])[] = [
  [/^(?:tax(?:payer)? (?:identification|registration) number|tax id(?:entification)?(?: number)?|inn)\b/i, 'tax_id'],
  [/^(?:.{0,12}\/)?(?:main |state |business |company )*registration number\b/i, 'registration_number'],
  [/^mmsi\b/i, 'mmsi'],
];
const LABELLED = /^([^:]{2,60}?)\s*:\s*([A-Z]{0,4}\d[\dA-Z/.\- ]*?)\.?$/iu;

/** Reads labelled sentences; all of them also stay in the remarks. */
export function readOtherInformation(texts: readonly string[]): OtherInformation {
  const identifiers: Identifier[] = [];
  const contacts: Contact[] = [];
  let organizationType: string | undefined;
  let established: string | undefined;
  for (const text of texts) {
    for (const value of imoNumbersIn(text)) identifiers.push({ type: 'imo', value });
    const [, label, value] = LABELLED.exec(text) ?? [];
    const type = NUMBERS.find(([words]) => label !== undefined && words.test(label))?.[1];
    if (type !== undefined && value !== undefined) identifiers.push({ type, value, label: label ?? '' });
    const website = /^website\s*:\s*(\S+)/i.exec(text)?.[1];
    if (website !== undefined) contacts.push({ kind: 'website', value: website });
    const email = /^e-?mail(?: address)?\s*:\s*(\S+@\S+?)[.,;]?$/i.exec(text)?.[1];
    if (email !== undefined) contacts.push({ kind: 'email', value: email });
    const phone = /^tel(?:\.|ephone)?(?: number)?\s*:\s*(\+?[\d()\- ]{6,})/i.exec(text)?.[1];
    if (phone !== undefined) contacts.push({ kind: 'phone', value: phone.trim() });
    organizationType ??= /^type of entity\s*:\s*(.+)$/i.exec(text)?.[1];
    established ??= /^date of registration\s*:\s*(.+)$/i.exec(text)?.[1];
  }
  return { identifiers, contacts, organizationType, established };
}
