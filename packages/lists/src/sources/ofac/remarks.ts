import { countryCode } from '../../fields/country-code.ts';
import { readDocumentText } from '../../fields/document-text.ts';
import { parseDate } from '../../fields/parse-date.ts';
import { placeOfLine } from '../../fields/place.ts';
import type { Details } from './details.ts';
import { identifierOf } from './document.ts';
import { readAttribute } from './id-list.ts';
import { identifierTypeAt } from './id-types.ts';
import { nameOfLine } from './party-name.ts';

const KIN =
  /^((?:half-|step)?(?:wife|husband|son|daughter|brother|sister|father|mother|nephew|cousin|uncle)(?:-in-law)?) of (.+)$/i;
const CONTACT =
  /^(telephone|tel|phone|fax|email|e-mail|website)(?:\s+(?:no|number|address))?\.?\s*:?\s*((?:\+|\(?\d|\S+[@.]).*)$/i;
const ATTRIBUTES =
  /^(Gender|Website|Email Address|Phone Number|Organization Established Date|Organization Type|Aircraft Model|Aircraft Manufacturer|Aircraft Manufacture Date|Aircraft Operator|Vessel Year of Build|Former Vessel Flag|Other Vessel Flag|Vessel Type|Nationality of Registration|Issuer Name):?\s+(.+)$/i;

/**
 * Parses OFAC's remarks: segments between semicolons, each with a known beginning. Older and CSV-derived files have
 * documents, dates and aliases only here. The whole text stays a remark, so unread parts are kept.
 */
export function readRemarks(text: string, details: Details): void {
  details.remarks.unshift(text);
  for (const segment of segmentsOf(text)) readSegment(segment, details);
}

/** Length at which OFAC's CSV cuts the remarks of a record. */
const CUT_AT = 1000;

/**
 * Parses remarks of the CSV form, which are cut mid-word: `more` is the rest, from the comments file. If that is
 * missing, the last segment is not read: half a number would be a wrong number.
 */
export function readCutRemarks(text: string, more: string | undefined, details: Details): void {
  if (more !== undefined || text.length < CUT_AT || text.endsWith('.')) {
    readRemarks(text + (more ?? ''), details);
    return;
  }
  details.remarks.unshift(text);
  for (const segment of segmentsOf(text).slice(0, -1)) readSegment(segment, details);
}

/**
 * Segments between semicolons. A semicolon inside a quoted alias, or without a following space inside a web address,
 * does not separate.
 */
export function segmentsOf(text: string): string[] {
  const segments: string[] = [];
  for (const part of text
    .trim()
    .replace(/\.$/, '')
    .split(/;(?:\s+|$)|;(?=[A-Za-z]+ )/)) {
    const open = segments.at(-1);
    if (open !== undefined && OPEN_ALIAS.test(open) && CLOSING_QUOTE.test(part))
      segments[segments.length - 1] = `${open}; ${part}`;
    else segments.push(part);
  }
  return segments.map((segment) => stripBrackets(segment.trim())).filter((segment) => segment !== '');
}

/** `a.k.a. 'A` whose quote is not closed before the semicolon, and the closing part. */
const OPEN_ALIAS = /^[afn]\.k\.a\.\s*'[^']*$/i;
const CLOSING_QUOTE = /^[^']*'$/;

/** Removes the unpaired bracket of `(Linked To: A` and `Linked To: B (C))`, and both brackets of `(Linked To: A)`. */
function stripBrackets(segment: string): string {
  let text = segment;
  if (text.startsWith('(') && (text.endsWith(')') || balance(text) > 0)) {
    const inner = text.slice(1);
    text = balance(inner) < 0 && inner.endsWith(')') ? inner.slice(0, -1) : balance(text) > 0 ? inner : text;
  }
  return balance(text) < 0 && text.endsWith(')') ? text.slice(0, -1) : text;
}

/** Number of brackets open at the end. */
function balance(text: string): number {
  let open = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === 0x28) open += 1;
    else if (sign === 0x29) open -= 1;
  }
  return open;
}

type SegmentReader = (segment: string, details: Details) => boolean;

/** In this order; the first that recognises a segment takes it. */
const READERS: readonly SegmentReader[] = [
  readLink,
  readBirthDate,
  readBirthPlace,
  readNationality,
  readAlias,
  readKin,
  readNamedAttribute,
  readContact,
  readDocument,
];

function readSegment(segment: string, details: Details): void {
  const plain = segment.replace(/^alt(?:\.|ernate)?\s+/i, '');
  READERS.some((read) => read(plain, details));
}

function readLink(segment: string, { relations }: Details): boolean {
  const name = /^Linked To:\s*(.+)$/i.exec(segment)?.[1];
  if (name !== undefined) relations.push({ kind: 'Linked To', name });
  return name !== undefined;
}

function readBirthDate(segment: string, { birthDates }: Details): boolean {
  const text = /^DOB:?\s+(.+)$/i.exec(segment)?.[1];
  const date = text === undefined ? undefined : parseDate(text);
  if (date !== undefined) birthDates.push(date);
  return text !== undefined;
}

function readBirthPlace(segment: string, { birthPlaces }: Details): boolean {
  const text = /^POB:?\s+(.+)$/i.exec(segment)?.[1];
  if (text !== undefined) birthPlaces.push(placeOfLine(text));
  return text !== undefined;
}

/** "nationality possibly Palestinian" is not a statement and stays a remark. */
function readNationality(segment: string, { nationalities }: Details): boolean {
  const text = /^(?:nationality|citizen(?: of)?):?\s+(.+)$/i.exec(segment)?.[1];
  const code = countryCode(text);
  if (code !== undefined) nationalities.push(code);
  return code !== undefined;
}

function readKin(segment: string, { relations }: Details): boolean {
  const [, kin, name] = KIN.exec(segment) ?? [];
  if (kin === undefined || name === undefined) return false;
  relations.push({ kind: `${kin} of`, name });
  return true;
}

function readNamedAttribute(segment: string, details: Details): boolean {
  const [, label, value] = ATTRIBUTES.exec(segment) ?? [];
  return label !== undefined && value !== undefined && readAttribute(label, value, details);
}

/** The CSV and older files give weak aliases only here, in single quotes. */
function readAlias(segment: string, details: Details): boolean {
  const [, type, quoted] = /^([afn])\.k\.a\.\s*['"“‘](.+?)['"”’]$/i.exec(segment) ?? [];
  if (type === undefined) return false;
  const kind = type.toLowerCase() === 'f' ? 'former' : 'alias';
  const name = nameOfLine(quoted, details.isPerson, kind, 'weak');
  if (name !== undefined) details.names.push(name);
  return true;
}

function readContact(segment: string, details: Details): boolean {
  const [, word, value] = CONTACT.exec(segment) ?? [];
  if (word !== undefined && value !== undefined) {
    const kind = /^fax/i.test(word) ? 'fax' : /mail/i.test(word) ? 'email' : /^web/i.test(word) ? 'website' : 'phone';
    details.contacts.push({ kind, value });
    return true;
  }
  const [, address, what] =
    /^([^\s@]+@[^\s@.]+\.[^\s@]+|(?:https?:\/\/|www\.)\S+)(?:\s+\((\w+)\))?$/i.exec(segment) ?? [];
  if (address === undefined) return false;
  details.contacts.push({ kind: what === 'email' || address.includes('@') ? 'email' : 'website', value: address });
  return true;
}

const ISSUED = /\s+issued\s+(\d{1,2} \w{3} \d{4})/i;
const EXPIRES = /\s+expires?\s+(\d{1,2} \w{3} \d{4})/i;

/** `Passport A1234567 (Iran) issued 01 Jan 2000 expires 01 Jan 2010`, `Digital Currency Address - XBT 1…`. */
function readDocument(segment: string, details: Details): boolean {
  const known = identifierTypeAt(segment);
  if (known === undefined) return false;
  const { type } = known;
  const [dash, currency] = /^-\s*(\w+)\s+/.exec(segment.slice(known.label.length).trim()) ?? [];
  const isCoin = type === 'crypto_address' && dash !== undefined;
  const label = isCoin ? `${known.label} - ${currency}` : known.label;
  const rest = segment
    .slice(known.label.length)
    .trim()
    .slice(isCoin ? dash.length : 0);
  const text = rest.replace(/^(?:no\b\.?)?\s*:?\s*/i, '');
  const plain = text.replace(ISSUED, '').replace(EXPIRES, '').trim();
  const isNumber = /^\S+(?: \d\S*)*(?: \([^()]+\))?$/.test(plain);
  // "No. 0310857, Kenya, Issue Date …": the number is the first word and the rest is prose.
  const value = isNumber ? plain : /^(\S*\d\S*?)[,;]?(?:\s|$)/.exec(plain)?.[1];
  if (value === undefined || (!/\d/.test(value) && type !== 'bic' && !isCoin)) return true;
  const fromText = isNumber ? {} : readDocumentText(plain.slice(value.length).replace(/^[\s,]+/, ''));
  const issued = ISSUED.exec(text)?.[1];
  const expires = EXPIRES.exec(text)?.[1];
  details.identifiers.push({ ...fromText, ...identifierOf({ type, label, value, issued, expires }) });
  return true;
}
