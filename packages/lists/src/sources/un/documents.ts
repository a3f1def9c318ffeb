import type { Identifier, IdentifierType } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { countryCode } from '../../fields/country-code.ts';
import { readDocumentText } from '../../fields/document-text.ts';
import { labelledNumbersIn, numbersOf } from '../../fields/numbers/read-numbers.ts';
import { parseDay } from '../../fields/parse-day.ts';
import { textOf, type XmlElement } from '../../xml/element.ts';

/** Content of one INDIVIDUAL_DOCUMENT: identifiers, or text for the remarks if it has no number. */
export type Document = { readonly identifiers: readonly Identifier[]; readonly words?: string };

export function documentOf(element: XmlElement): Document {
  const kind = textOf(element, 'TYPE_OF_DOCUMENT');
  const label = textOf(element, 'TYPE_OF_DOCUMENT2') ?? kind;
  const note = textOf(element, 'NOTE');
  const said = numbersOf(textOf(element, 'NUMBER') ?? '', { type: 'other' });
  const own = said[0] ?? numberInNote(note ?? '') ?? numberInNote(label ?? '');
  const issuer = textOf(element, 'ISSUING_COUNTRY') ?? textOf(element, 'COUNTRY_OF_ISSUE');
  const otherIssuer = textOf(element, 'COUNTRY_OF_ISSUE');
  const city = textOf(element, 'CITY_OF_ISSUE');
  const notes = [
    own?.note,
    note,
    city === undefined ? undefined : `issued in ${city}`,
    issuer !== undefined && countryCode(issuer) === undefined ? issuer : undefined,
    otherIssuer !== undefined && otherIssuer !== issuer ? `issued in ${otherIssuer}` : undefined,
  ].filter((part) => part !== undefined);
  if (own === undefined) {
    const words = [label, textOf(element, 'NUMBER'), issuer, textOf(element, 'DATE_OF_ISSUE'), ...notes].filter(
      (part) => part !== undefined,
    );
    return words.length === 0 ? { identifiers: [] } : { identifiers: [], words: `Document: ${words.join(', ')}` };
  }
  const fromText = readDocumentText(`${own.note ?? ''} ${note ?? ''}`.trim());
  const document = compact({
    type: typeOf(`${kind ?? ''} ${label ?? ''} ${own.note ?? ''} ${note ?? ''}`),
    country: countryCode(issuer) ?? readDocumentText(label ?? '').country ?? fromText.country,
    label,
    issuedOn: parseDay(textOf(element, 'DATE_OF_ISSUE')) ?? fromText.issuedOn,
    expiresOn: fromText.expiresOn,
  });
  const others = [...said.slice(1), ...labelledNumbersIn(note ?? '').filter(({ value }) => value !== own.value)];
  return {
    identifiers: [
      compact({ ...document, value: own.value, note: notes.length === 0 ? undefined : notes.join('; ') }),
      ...others.map((other) => ({ ...document, ...other })),
    ],
  };
}

/** "Tunisian passport number L 000609 issued on …", "00003632 issued on …": the number only occurs in prose. */
function numberInNote(note: string): { readonly value: string; readonly note?: string } | undefined {
  const leading = /^(\d{5}\S*)(?:\s(.*))?$/.exec(note);
  if (leading?.[1] !== undefined) return { value: leading[1].replace(/[,;.]$/, ''), note: leading[2]?.trim() ?? '' };
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
