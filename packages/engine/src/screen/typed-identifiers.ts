import { isValidImo, looksLikeWallet } from '../normalise/identifier.ts';
import { alphanumericUpper, compose } from '../normalise/unicode.ts';
import type { IdentifierType } from '../types/listing.ts';
import type { QueryIdentifier } from '../types/query.ts';
import type { Warning } from '../types/result.ts';

/** What of a text is an identifier. */
export type TypedIdentifiers = {
  readonly identifiers: readonly QueryIdentifier[];
  /** The text is nothing but identifiers and their labels. */
  readonly only: boolean;
  /** Kinds recognised that no list carries, e.g. `iban`. */
  readonly notCovered: readonly string[];
  readonly warnings: readonly Warning[];
};

const LABELS: readonly (readonly [RegExp, IdentifierType])[] = [
  [/^imo$/, 'imo'],
  [/^mmsi$/, 'mmsi'],
  [/^(passport|pass|reisepass|pasaporte|passeport)$/, 'passport'],
  [/^(swift|bic)$/, 'bic'],
  [/^lei$/, 'lei'],
  [/^(inn|tin|vat|nif|cuit|rfc|ein)$/, 'tax_id'],
  [/^(ogrn|reg|registration)$/, 'registration_number'],
];
const FILLER = /^(no|nr|number|num|id|identification|card|national|code|tax|address|wallet|of|the|n|#|№|:)$/;
/** Groups one number may be written in, and how many of them are tried as a number of their own. */
const MOST_GROUPS = 9;
const MOST_PARTS = 4;
const MOST_IDENTIFIERS = 40;
const LONGEST_TEXT = 1000;

/**
 * Finds identifiers typed in the search box: a wallet address, an IBAN, a labelled or bare document number, digits in groups
 * ("IMO 9 123 456"). A failed checksum is a warning, never a clearance. Only the first thousand characters are looked at.
 */
export function typedIdentifiers(searchText: string): TypedIdentifiers {
  const words = compose(searchText)
    .slice(0, LONGEST_TEXT)
    .split(/[\s,;:#№()]+/)
    .filter((word) => word !== '');
  const identifiers: QueryIdentifier[] = [];
  const warnings: Warning[] = [];
  const notCovered: string[] = [];
  let [label, others]: [IdentifierType | undefined, number] = [undefined, 0];
  for (let i = 0; i < words.length && identifiers.length < MOST_IDENTIFIERS; i++) {
    const word = words[i] ?? '';
    const lower = word.toLowerCase().replace(/[.:]$/, '');
    const named = LABELS.find(([pattern]) => pattern.test(lower))?.[1];
    if (named) label = named;
    else if (looksLikeWallet(word)) {
      identifiers.push({ value: word, type: 'crypto_address' });
      warnings.push({
        code: 'wallet_exposure_not_analysed',
        text: 'The address itself was looked up; where its funds come from was not.',
      });
    } else if (/\d/.test(word)) {
      const grouped = groupedFrom(words, i);
      if (isIban(grouped.join(''))) notCovered.push('iban');
      else
        for (let n = 1; n <= Math.min(grouped.length, MOST_PARTS); n++)
          push(identifiers, grouped.slice(0, n).join(''), label);
      i += grouped.length - 1;
    } else if (/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(word) && (label === 'bic' || /\d/.test(word)))
      push(identifiers, word, 'bic');
    else if (!FILLER.test(lower)) others++;
  }
  for (const { type, value } of identifiers) {
    if (type !== 'imo' || isValidImo(value.replace(/^IMO/i, ''))) continue;
    warnings.push({
      code: 'identifier_checksum_failed',
      text: 'An IMO number has seven digits, the last a check digit: this one fails it. Check for a typing error.',
    });
  }
  return { identifiers, only: others === 0 && (identifiers.length > 0 || notCovered.length > 0), notCovered, warnings };
}

const SHORTEST = 5;

function push(identifiers: QueryIdentifier[], value: string, type: IdentifierType | undefined): void {
  const digits = value.replace(/[^0-9]/g, '');
  if (alphanumericUpper(value).length < SHORTEST || digits.length < 3) return;
  const imo = /^IMO\d{7}$/i.test(value) || (type === undefined && isValidImo(value)) ? 'imo' : type;
  if (!identifiers.some((known) => known.value === value)) identifiers.push({ value, ...(imo && { type: imo }) });
}

/** A word with digits and the short groups behind it that may belong to the same number ("45 08 123456"). */
function groupedFrom(words: readonly string[], first: number): string[] {
  const group = [words[first] ?? ''];
  for (let i = first + 1; i < words.length && group.length < MOST_GROUPS; i++) {
    const word = words[i] ?? '';
    if (!/^[0-9]{1,6}[A-Z]?$|^[A-Z]{1,3}[0-9]+$/i.test(word)) break;
    group.push(word);
  }
  return group;
}

/** ISO 13616: letters to numbers, first four characters to the end, remainder by 97 is 1. */
function isIban(value: string): boolean {
  const text = value.toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  let remainder = 0;
  for (const char of text.slice(4) + text.slice(0, 4)) {
    const number = /\d/.test(char) ? char : String(char.charCodeAt(0) - 55);
    for (const digit of number) remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder === 1;
}
