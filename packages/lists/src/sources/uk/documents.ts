import type { Identifier, IdentifierType } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { documentNumber, readDocumentText } from '../../fields/document-text.ts';
import { itemsOf, textOf, type XmlElement } from '../../xml/element.ts';

/** Documents of an Individual, and what is said of others in which no number could be found. */
export type Documents = { readonly identifiers: readonly Identifier[]; readonly remarks: readonly string[] };

/** Passports and national identifiers of an Individual. The publisher repeats them: each comes out once. */
export function documentsOf(individual: XmlElement | undefined): Documents {
  const identifiers: Identifier[] = [];
  const remarks: string[] = [];
  const read = (kind: 'Passport' | 'NationalIdentifier', label: string, typeOf: (words: string) => IdentifierType) => {
    for (const element of itemsOf(individual, `${kind}Details`, kind)) {
      const number = textOf(element, `${kind}Number`);
      const words = textOf(element, `${kind}AdditionalInformation`);
      const found = documentOf(typeOf(`${words ?? ''} ${number ?? ''}`), number, words);
      if (found !== undefined) identifiers.push(found);
      else if (number !== undefined || words !== undefined)
        remarks.push(`${label}: ${[number, words].filter((part) => part !== undefined).join(' ')}`);
    }
  };
  read('Passport', 'Passport', () => 'passport');
  read('NationalIdentifier', 'National identifier', nationalType);
  return { identifiers: distinctDocuments(identifiers), remarks };
}

function documentOf(type: IdentifierType, text: string | undefined, words: string | undefined): Identifier | undefined {
  const number = documentNumber(text ?? '') ?? documentNumber(words ?? '');
  if (number === undefined) return undefined;
  const fromText = readDocumentText(`${words ?? ''} ${number.around ?? ''}`);
  const note = [number.around, words].filter((part) => part !== undefined && part !== '').join('; ');
  return compact({ type, value: number.value, ...fromText, note: note === '' ? undefined : note });
}

/** Kind of a national identifier, from the words next to it. */
function nationalType(words: string): IdentifierType {
  if (/social security|\bssn\b/i.test(words)) return 'ssn';
  if (/\binn\b|\btin\b|fiscal code|tax/i.test(words)) return 'tax_id';
  if (/driving licen[cs]e|driver/i.test(words)) return 'drivers_license';
  if (/passport/i.test(words)) return 'passport';
  return /certificate|ration card|residential card/i.test(words) ? 'other' : 'national_id';
}

/** A business registration may be a number or a sentence with one in it. */
export function registrationOf(text: string): Identifier | undefined {
  const number = documentNumber(text);
  if (number === undefined) return undefined;
  const type = /\binn\b|\btin\b|\btax\b|\bvat\b/i.test(number.around ?? '') ? 'tax_id' : 'registration_number';
  const country = readDocumentText(number.around ?? '').country;
  return compact({ type, value: number.value, country, note: number.around } as const);
}

/** Equal type and value are one document: the details of both are kept. */
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
