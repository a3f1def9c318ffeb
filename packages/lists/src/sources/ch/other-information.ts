import type { Contact, Identifier } from '@namesake/engine';
import { imoNumbersIn } from '../../fields/imo-in-text.ts';
import { labelledNumbersIn } from '../../fields/numbers/read-numbers.ts';

/** SECO's free text, one sentence each: "Registration number: 123". */
export type OtherInformation = {
  readonly identifiers: readonly Identifier[];
  readonly contacts: readonly Contact[];
  readonly organizationType?: string | undefined;
  readonly established?: string | undefined;
};

/** Reads labelled sentences; all of them also stay in the remarks. */
export function readOtherInformation(texts: readonly string[]): OtherInformation {
  const identifiers: Identifier[] = [];
  const contacts: Contact[] = [];
  let organizationType: string | undefined;
  let established: string | undefined;
  for (const text of texts) {
    for (const value of imoNumbersIn(text)) identifiers.push({ type: 'imo', value });
    identifiers.push(...labelledNumbersIn(text).filter(({ type }) => type !== 'imo'));
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
