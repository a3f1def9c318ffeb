import type { Identifier, IdentifierType, PartialDate } from '@namesake/engine';
import { bic, email, imo, isPage, lei, page, phone, ssn } from './valid-values.ts';

type Facts = Record<string, string[]>;

/** Properties that only some schemata have. All schemata have the other properties written here. */
const PROPERTIES: Readonly<Record<string, string>> = (() => {
  const numbers = 'registrationNumber taxNumber idNumber leiCode swiftBic licenseNumber';
  const legal = `${numbers} email phone website legalForm incorporationDate`;
  const person = 'birthDate birthPlace deathDate nationality gender position title passportNumber socialSecurityNumber';
  const vessel = 'type flag pastFlags buildDate tonnage grossRegisteredTonnage mmsi callSign crsNumber';
  return {
    Person: `${legal} ${person}`,
    Organization: `${legal} imoNumber`,
    LegalEntity: legal,
    Vessel: `${vessel} imoNumber registrationNumber`,
    Airplane: 'type model manufacturer buildDate serialNumber registrationNumber',
    CryptoWallet: 'publicKey',
  };
})();

/** Formats a value; undefined if it is invalid, and goes into the notes. */
type Writing = (value: string) => string | undefined;

/** Property and format of each type of identifier. */
const IDENTIFIERS: Readonly<Record<IdentifierType, readonly [property: string, written?: Writing]>> = {
  passport: ['passportNumber'],
  national_id: ['idNumber'],
  tax_id: ['taxNumber'],
  registration_number: ['registrationNumber'],
  imo: ['imoNumber', imo],
  mmsi: ['mmsi'],
  call_sign: ['callSign'],
  bic: ['swiftBic', bic],
  lei: ['leiCode', lei],
  crypto_address: ['publicKey'],
  aircraft_serial: ['serialNumber'],
  aircraft_registration: ['registrationNumber'],
  vessel_registration: ['crsNumber'],
  drivers_license: ['licenseNumber'],
  ssn: ['socialSecurityNumber', ssn],
  email: ['email', email],
  phone: ['phone', phone],
  website: ['website', page],
  handle: ['notes'],
  other: ['licenseNumber'],
};

const asIs: Writing = (value) => value;

/** FollowTheMoney codes of former states. */
const FORMER: Readonly<Record<string, string | undefined>> = { SU: 'suhh', YU: 'yucs', CS: 'csxx', DD: 'dd', ZR: 'zr' };
const UNKNOWN = ['AN', 'BU', 'TP'];

/** Properties of all schemata used for parties. */
const EVERYWHERE = ['country', 'address', 'program', 'notes', 'createdAt', 'modifiedAt', 'sourceUrl'];

/** FollowTheMoney limits of the length of these properties. */
const LONGEST: Readonly<Record<string, number>> = { address: 250, notes: 60_000, sourceUrl: 4_096, website: 4_096 };
const IDENTIFYING = new Set(Object.values(IDENTIFIERS).map(([property]) => property));
const longest = (property: string): number => LONGEST[property] ?? (IDENTIFYING.has(property) ? 64 : 1_024);

/** Collects facts: values without a matching property, or that a property cannot hold, go into the notes. */
export class FactValues {
  readonly values: Facts = {};
  readonly #has: readonly string[];

  constructor(schema: string) {
    this.#has = [...EVERYWHERE, ...(PROPERTIES[schema] ?? '').split(' ')];
  }

  /** `word`: label of the value in the notes. */
  put(property: string, word: string, text: string | undefined, prefix = ''): void {
    if (text === undefined) return;
    const fits = this.#has.includes(property) && text.length <= longest(property);
    if (fits) this.#add(property, prefix + text);
    else this.#add('notes', `${word}: ${text}`);
  }

  #add(property: string, text: string): void {
    this.values[property] = [...(this.values[property] ?? []), text];
  }

  date(property: string, word: string, date: PartialDate): void {
    for (const text of ftmDates(date)) this.put(property, word, text);
    // Approximate dates and ranges are also added in the publisher's own words.
    const isPlain = !date.circa && ftmDates(date).length === 1;
    if (!isPlain && this.#has.includes(property)) this.put('notes', word, date.text, `${word}: `);
  }

  /** Adds a text that may be a date of any precision. */
  day(property: string, word: string, text: string | undefined): void {
    const isDate = text !== undefined && /^[12]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/.test(text);
    this.put(isDate ? property : 'notes', word, text, isDate ? '' : `${word}: `);
  }

  page(property: string, word: string, text: string | undefined): void {
    const fits = text !== undefined && isPage(text);
    this.put(fits ? property : 'notes', word, text, fits ? '' : `${word}: `);
  }

  number(property: string, word: string, text: string | undefined): void {
    const isNumber = text !== undefined && /^\d+(?:\.\d+)?$/.test(text);
    this.put(isNumber ? property : 'notes', word, text, isNumber ? '' : `${word}: `);
  }

  country(property: string, word: string, code: string | undefined): void {
    if (code === undefined) return;
    const isCode = /^[A-Z]{2}$/.test(code) && !UNKNOWN.includes(code);
    if (isCode) this.put(property, word, FORMER[code] ?? code.toLowerCase());
    else this.put('notes', word, code, `${word}: `);
  }

  identifier({ type, value, label }: Identifier): void {
    const [property, written = asIs] = IDENTIFIERS[type];
    const text = property === 'notes' ? undefined : written(value);
    const word = label ?? type.replaceAll('_', ' ');
    if (text === undefined) this.put('notes', word, value, `${word}: `);
    else this.put(property, word, text);
  }

  contact(kind: 'email' | 'phone' | 'website' | 'fax', value: string): void {
    if (kind === 'fax') this.put('notes', 'Fax', value, 'Fax: ');
    else this.identifier({ type: kind, value });
  }
}

/** FollowTheMoney form of a date: a day, a month or a year; for a longer period, its first and last year. */
function ftmDates({ earliest, latest }: PartialDate): string[] {
  if (earliest === latest) return [earliest];
  const [from, to] = [earliest.slice(0, 7), latest.slice(0, 7)];
  if (from === to) return [from];
  return [...new Set([earliest.slice(0, 4), latest.slice(0, 4)])];
}
