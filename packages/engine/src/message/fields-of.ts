import { bankCodes } from './formats/bank-codes.ts';
import { csvPieces } from './formats/csv.ts';
import { ediFields } from './formats/edi.ts';
import { jsonPieces } from './formats/json.ts';
import { keyValuePieces, queryPieces } from './formats/key-values.ts';
import { partsFrom } from './formats/piece.ts';
import { statementCodes } from './formats/statement-codes.ts';
import { swiftFields } from './formats/swift.ts';
import { vcardFields } from './formats/vcard.ts';
import { xmlPieces } from './formats/xml.ts';
import { boundedParts, type Part } from './parts/part.ts';

/** A text without these signs has no structure. */
const SIGN = /[:=<{*+|;\t,/：?]/;
const NONE: readonly Part[] = [];

/** A format: a pattern that its texts match, and how to find their fields. */
type Format = { readonly sign: RegExp; readonly fields: (text: string) => readonly Part[] };

/** Formats that cannot be mistaken for prose. A text may contain several, e.g. a message inside an e-mail. */
const STRICT: readonly Format[] = [
  { sign: /<\/?[^\s<>\d/&!?="'][^<>]*>/, fields: (text) => partsFrom(text, xmlPieces(text)) },
  {
    sign: /[{[,]\s*\\?["'“][^"'”\n]*\\?["'”]\s*:|\{\s*[A-Za-z_]\w*\s*:\s*["']/,
    fields: (text) => partsFrom(text, jsonPieces(text)),
  },
  { sign: /:\d{2}[A-Z]?:|^[ \t]*F?5\d[A-Z]?:/m, fields: swiftFields },
  { sign: /\/[A-Z][A-Z0-9]{1,8}\//, fields: bankCodes },
  { sign: /(?:SVWZ|EREF|KREF|MREF|ABWA|ABWE|ANAM)\+|\?\d\d/, fields: statementCodes },
  { sign: /(?:NAD|PNA|FII|TDT|CTA)\+|(?:N1|N2|NM1|V1|PER)\*/, fields: ediFields },
  { sign: /BEGIN:VCARD/i, fields: vcardFields },
];

/** Formats that ordinary text may resemble, tried in order if no strict format matches. */
const LOOSE: readonly Format[] = [
  { sign: /[\w\]]=[^&=\n]*&[\w.%[\]-]{1,60}=/, fields: (text) => partsFrom(text, queryPieces(text)) },
  { sign: /[:=：]/, fields: (text) => partsFrom(text, keyValuePieces(text)) },
  { sign: /[\t;|,]/, fields: (text) => partsFrom(text, csvPieces(text)) },
];

/**
 * The fields of a message or data format as stretches of the text: SWIFT MT, ISO 20022 and other XML, JSON,
 * `key=value`, CSV, bank codes, EDI, vCard. Empty if the text has no structure.
 */
export function fieldsOf(text: string): readonly Part[] {
  if (!SIGN.test(text)) return NONE;
  const strict = STRICT.flatMap(({ sign, fields }) => (sign.test(text) ? fields(text) : NONE));
  if (strict.length > 0) return boundedParts(strict);
  for (const { sign, fields } of LOOSE) {
    const found = sign.test(text) ? fields(text) : NONE;
    if (found.length > 0) return boundedParts(found);
  }
  return NONE;
}
