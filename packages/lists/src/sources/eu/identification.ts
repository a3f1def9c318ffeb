import type { Identifier, IdentifierType } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { lookup } from '../../fields/lookup.ts';
import { numbersOf } from '../../fields/numbers/read-numbers.ts';
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

/** Numbers of one identification; none if the publisher only wrote a dash. */
export function identificationsOf(element: XmlElement): Identifier[] {
  const number = attributeOf(element, 'number');
  const latin = attributeOf(element, 'latinNumber');
  const code = attributeOf(element, 'identificationTypeCode') ?? 'other';
  const type = lookup(TYPES, code.toLowerCase()) ?? 'other';
  const text = latin ?? number ?? '';
  const label = attributeOf(element, 'identificationTypeDescription') ?? code;
  const bank = type === 'bic' ? bicOf(text) : undefined;
  const found = bank ?? numbersOf(text, { type, country: countryOf(element), label });
  return found.map((one) =>
    compact({
      ...one,
      type: type === 'passport' ? type : one.type,
      country: countryOf(element) ?? one.country,
      label,
      issuedOn: parseDay(attributeOf(element, 'issueDate') ?? attributeOf(element, 'validFrom')),
      expiresOn: parseDay(attributeOf(element, 'expiryDate') ?? attributeOf(element, 'validTo')),
      note: noteOf(element, [one.note, latin === undefined || number === latin ? undefined : number]),
    }),
  );
}

/** `ABCD EFGH` is one code written in two words; `ABCDEFGH KSH` is a code and words that are not part of it. */
function bicOf(text: string): Identifier[] | undefined {
  const [, bank, rest] = /^([A-Z]{4} ?[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)(?:\s+(.+))?$/i.exec(text) ?? [];
  if (bank === undefined) return undefined;
  return [compact({ type: 'bic' as const, value: bank.replace(' ', ''), note: rest })];
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
