import type { Identifier, IdentifierType } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { readDocumentText } from '../../fields/document-text.ts';
import { numbersOf } from '../../fields/numbers/read-numbers.ts';
import { itemsOf, textOf, type XmlElement } from '../../xml/element.ts';

/** Documents of an Individual, and the text of those in which no number was found. */
export type Documents = { readonly identifiers: readonly Identifier[]; readonly remarks: readonly string[] };

/** Passports and national identifiers of an Individual, without the publisher's repetitions. */
export function documentsOf(individual: XmlElement | undefined): Documents {
  const identifiers: Identifier[] = [];
  const remarks: string[] = [];
  const read = (kind: 'Passport' | 'NationalIdentifier', label: string, typeOf: (words: string) => IdentifierType) => {
    for (const element of itemsOf(individual, `${kind}Details`, kind)) {
      const number = textOf(element, `${kind}Number`);
      const words = textOf(element, `${kind}AdditionalInformation`);
      const found = documentsIn(typeOf(`${words ?? ''} ${number ?? ''}`), number, words);
      if (found.length > 0) identifiers.push(...found);
      else if (number !== undefined || words !== undefined)
        remarks.push(`${label}: ${[number, words].filter((part) => part !== undefined).join(' ')}`);
    }
  };
  read('Passport', 'Passport', () => 'passport');
  read('NationalIdentifier', 'National identifier', nationalType);
  return { identifiers: distinctDocuments(identifiers), remarks };
}

function documentsIn(type: IdentifierType, text: string | undefined, words: string | undefined): Identifier[] {
  const numbers = numbersOf(text ?? '', { type });
  const found = numbers.length > 0 ? numbers : numbersOf(words ?? '', { type });
  return found.map((number) => {
    const fromText = readDocumentText(`${words ?? ''} ${number.note ?? ''}`);
    const note = [...new Set([number.note, words])].filter((part) => part !== undefined && part !== '').join('; ');
    return compact({ ...fromText, ...number, note: note === '' ? undefined : note });
  });
}

/** Kind of a national identifier, from the words next to it. */
function nationalType(words: string): IdentifierType {
  if (/social security|\bssn\b/i.test(words)) return 'ssn';
  if (/\binn\b|\btin\b|fiscal code|tax/i.test(words)) return 'tax_id';
  if (/driving licen[cs]e|driver/i.test(words)) return 'drivers_license';
  if (/passport/i.test(words)) return 'passport';
  return /certificate|ration card|residential card/i.test(words) ? 'other' : 'national_id';
}

/** A business registration may be one number, several, or a sentence that contains some. */
export const registrationsIn = (text: string): Identifier[] => numbersOf(text, { type: 'registration_number' });

/** Equal type and value are one document, with the details of both. */
export function distinctDocuments(documents: readonly Identifier[]): Identifier[] {
  const kept = new Map<string, Identifier>();
  for (const document of documents) {
    const key = `${document.type} ${document.value}`;
    const earlier = kept.get(key);
    const notes = [...new Set([earlier?.note, document.note].filter((note) => note !== undefined))].join('; ');
    kept.set(key, { ...document, ...earlier, ...(notes === '' ? {} : { note: notes }) });
  }
  return [...kept.values()];
}
