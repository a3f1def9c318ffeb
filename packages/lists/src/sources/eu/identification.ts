import type { Identifier, IdentifierType } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { documentNumber } from '../../fields/document-text.ts';
import { parseDay } from '../../fields/parse-day.ts';
import { attributeOf, childrenOf, type XmlElement } from '../../xml/element.ts';
import { countryOf } from './country.ts';

const TYPES: Readonly<Record<string, IdentifierType>> = {
  passport: 'passport',
  regnumber: 'registration_number',
  tradelic: 'registration_number',
  fiscalcode: 'tax_id',
  taxid: 'tax_id',
  euvat: 'tax_id',
  id: 'national_id',
  electionid: 'national_id',
  imo: 'imo',
  swiftbic: 'bic',
  drivinglicence: 'drivers_license',
  ssn: 'ssn',
  unssn: 'ssn',
};

const FLAGS: readonly (readonly [attribute: string, words: string])[] = [
  ['diplomatic', 'diplomatic'],
  ['knownFalse', 'known to be false'],
  ['knownExpired', 'known to be expired'],
  ['reportedLost', 'reported lost'],
  ['revokedByIssuer', 'revoked by its issuer'],
];

/** One identification; undefined where the publisher writes only a dash. */
export function identificationOf(element: XmlElement): Identifier | undefined {
  const number = attributeOf(element, 'number');
  const latin = attributeOf(element, 'latinNumber');
  const found = documentNumber(latin ?? number ?? '');
  if (found === undefined) return undefined;
  const code = attributeOf(element, 'identificationTypeCode') ?? 'other';
  const type = TYPES[code.toLowerCase()] ?? 'other';
  return compact({
    type,
    value: type === 'bic' ? (found.value.split(' ')[0]?.concat(restOfBic(found.value)) ?? found.value) : found.value,
    country: countryOf(element),
    label: attributeOf(element, 'identificationTypeDescription') ?? code,
    issuedOn: parseDay(attributeOf(element, 'issueDate') ?? attributeOf(element, 'validFrom')),
    expiresOn: parseDay(attributeOf(element, 'expiryDate') ?? attributeOf(element, 'validTo')),
    note: noteOf(element, [found.around, latin === undefined || number === latin ? undefined : number]),
  });
}

/** `DCBK KPPY` is one code written in two words; `SCERIRTH KSH` is a code and a branch that is not part of it. */
function restOfBic(value: string): string {
  const [first = '', second = ''] = value.split(' ');
  return first.length === 4 && second.length >= 4 ? second : '';
}

function noteOf(element: XmlElement, more: readonly (string | undefined)[]): string | undefined {
  const issuedBy = attributeOf(element, 'issuedBy');
  const nameOnDocument = attributeOf(element, 'nameOnDocument');
  const parts = [
    ...FLAGS.filter(([attribute]) => attributeOf(element, attribute) === 'true').map(([, words]) => words),
    issuedBy === undefined ? undefined : `issued by ${issuedBy}`,
    nameOnDocument === undefined ? undefined : `in the name ${nameOnDocument}`,
    ...more,
    ...childrenOf(element, 'remark').map(({ text }) => text),
  ].filter((part) => part !== undefined && part !== '');
  return parts.length === 0 ? undefined : parts.join('; ');
}
