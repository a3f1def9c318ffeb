import type { Identifier, IdentifierType } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { countryCode } from '../../fields/country-code.ts';
import { documentNumber, readDocumentText } from '../../fields/document-text.ts';
import { parseDay } from '../../fields/parse-day.ts';
import { textOf, type XmlElement } from '../../xml/element.ts';

/** One INDIVIDUAL_DOCUMENT: an identifier, or words for the remarks where it holds no number. */
export function documentOf(element: XmlElement): Identifier | string | undefined {
  const kind = textOf(element, 'TYPE_OF_DOCUMENT');
  const label = textOf(element, 'TYPE_OF_DOCUMENT2') ?? kind;
  const note = textOf(element, 'NOTE');
  const number =
    documentNumber(textOf(element, 'NUMBER') ?? '') ?? numberInNote(note ?? '') ?? numberInNote(label ?? '');
  const issuer = textOf(element, 'ISSUING_COUNTRY') ?? textOf(element, 'COUNTRY_OF_ISSUE');
  const otherIssuer = textOf(element, 'COUNTRY_OF_ISSUE');
  const city = textOf(element, 'CITY_OF_ISSUE');
  const notes = [
    number?.around,
    note,
    city === undefined ? undefined : `issued in ${city}`,
    issuer !== undefined && countryCode(issuer) === undefined ? issuer : undefined,
    otherIssuer !== undefined && otherIssuer !== issuer ? `issued in ${otherIssuer}` : undefined,
  ].filter((part) => part !== undefined);
  if (number === undefined) {
    const words = [label, textOf(element, 'NUMBER'), issuer, textOf(element, 'DATE_OF_ISSUE'), ...notes].filter(
      (part) => part !== undefined,
    );
    return words.length === 0 ? undefined : `Document: ${words.join(', ')}`;
  }
  const fromText = readDocumentText(`${number.around ?? ''} ${note ?? ''}`.trim());
  return compact({
    type: typeOf(`${kind ?? ''} ${label ?? ''} ${number.around ?? ''} ${note ?? ''}`),
    value: number.value,
    country: countryCode(issuer) ?? readDocumentText(label ?? '').country ?? fromText.country,
    label,
    issuedOn: parseDay(textOf(element, 'DATE_OF_ISSUE')) ?? fromText.issuedOn,
    expiresOn: fromText.expiresOn,
    note: notes.length === 0 ? undefined : notes.join('; '),
  });
}

/** "Tunisian passport number L 000609 issued on …", "00003632 issued on …": the number is in the words only. */
function numberInNote(note: string) {
  const leading = /^(\d{5,}\S*)(?:\s+(.*))?$/.exec(note);
  if (leading?.[1] !== undefined) return { value: leading[1].replace(/[,;.]$/, ''), around: leading[2] ?? '' };
  const [, number] =
    /\b(?:number|no\.?|ssn|code|card)\s*:?\s*((?:[A-Z]{1,3}[- ]{1,2})?(?=[\dA-Z/.-]*\d{3})[\dA-Z][\dA-Z/.-]+)/i.exec(
      note,
    ) ?? [];
  return number === undefined ? undefined : { value: number.replace(/[,;.]$/, '') };
}

/** Document types are free text in several languages, sometimes with line breaks. */
function typeOf(text: string): IdentifierType {
  if (/social security|\bssn\b/i.test(text)) return 'ssn';
  if (/fiscal code|tax (?:id|number)|taxpayer|\binn\b/i.test(text)) return 'tax_id';
  if (/driv(?:er|ing)/i.test(text)) return 'drivers_license';
  if (/\bpasspor?te?\b|pasaporte|passeport/i.test(text)) return 'passport';
  return /student|certificate|ration card|residen|other id|ex-service/i.test(text) ? 'other' : 'national_id';
}
