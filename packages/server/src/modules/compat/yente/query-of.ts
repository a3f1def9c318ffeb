import { COUNTRY_CODES, MAX_SEARCH_TEXT_LENGTH, type SearchRequest, type YenteExample } from '@namesake/contract';
import { readBirthDate } from '@namesake/engine/vocabulary';
import { countryCode, FTM_IDENTIFIERS, genderOf } from '@namesake/lists';
import { ApiError } from '../../../lib/errors/api-error.ts';

/** Schemata of FollowTheMoney that somebody can be screened as, and what they are here. */
const TYPES: Readonly<Record<string, SearchRequest['type']>> = {
  Thing: 'any',
  LegalEntity: 'any',
  Asset: 'any',
  Person: 'person',
  Organization: 'organization',
  Company: 'organization',
  PublicBody: 'organization',
  Vehicle: 'any',
  Vessel: 'vessel',
  Airplane: 'aircraft',
  CryptoWallet: 'wallet',
  Security: 'any',
};

/** Names of the schemata that queries may have. */
export const YENTE_SCHEMATA: readonly string[] = Object.keys(TYPES);

/** What somebody of a schema is here; undefined where nobody can be screened as that. */
export const typeOf = (schema: string): SearchRequest['type'] =>
  Object.hasOwn(TYPES, schema) ? TYPES[schema] : undefined;

const NAMES = ['name', 'alias', 'previousName', 'weakAlias', 'abbreviation'];
const GIVEN = ['firstName', 'secondName', 'middleName', 'fatherName'];
const COUNTRIES = ['country', 'nationality', 'citizenship', 'jurisdiction', 'mainCountry', 'birthCountry', 'flag'];
const CONTACTS = { email: 'email', phone: 'phone', website: 'website' } as const;
/** Other names of one party. */
const MOST_ALIASES = 50;
const MOST_IDENTIFIERS = 50;
const MOST_ADDRESSES = 20;

/** What is screened for an entity, how it was understood, and which of its properties were not. */
export type Understood = {
  readonly request: Pick<
    SearchRequest,
    'searchText' | 'type' | 'birthDate' | 'gender' | 'countries' | 'identifiers' | 'addresses' | 'aliases'
  >;
  readonly query: YenteExample;
  readonly ignored: readonly string[];
};

/**
 * An entity as a search takes it. What is left out could only lower a score: a name or a number is never left out.
 *
 * @param name of the query, for errors
 * @throws ApiError `bad_request`
 */
export function queryOf(name: string, example: YenteExample): Understood {
  const { schema } = example;
  const type = typeOf(schema);
  if (type === undefined) throw refusal(name, `has no schema that can be screened: ${YENTE_SCHEMATA.join(', ')}`);
  const reading = new Reading(name, example.properties);
  const names = [...NAMES.flatMap((property) => reading.take(property)), ...partsOf(reading)];
  const identifiers = identifiersOf(name, reading);
  const [first, ...others] = [...new Set(names)];
  const text = first ?? identifiers[0]?.value;
  if (text === undefined) throw refusal(name, 'has neither a name nor a number to be found by');
  if (text.length > MAX_SEARCH_TEXT_LENGTH || others.length > MOST_ALIASES || identifiers.length > MOST_IDENTIFIERS)
    throw refusal(name, `has too much: ${1 + MOST_ALIASES} names and ${MOST_IDENTIFIERS} numbers are taken`);
  if (others.some((other) => [...other].length > 1_000)) throw refusal(name, 'has a name of over 1,000 characters');
  const birthDate = reading.one('birthDate', isBirthDate);
  const gender = reading.one('gender', (text) => genderOf(text) !== undefined);
  const countries = [...new Set(COUNTRIES.flatMap((property) => reading.take(property, countryOf)))].slice(0, 50);
  const places = reading.take('address', (text) => (text.length <= 500 ? text : undefined));
  const addresses = places.slice(0, MOST_ADDRESSES);
  if (addresses.length < places.length) reading.leave('address');
  return {
    request: {
      searchText: text,
      type,
      ...(others.length === 0 ? {} : { aliases: others }),
      ...(birthDate === undefined ? {} : { birthDate }),
      ...(gender === undefined ? {} : { gender: genderOf(gender) }),
      ...(countries.length === 0 ? {} : { countries }),
      ...(identifiers.length === 0 ? {} : { identifiers }),
      ...(addresses.length === 0 ? {} : { addresses }),
    },
    query: { ...(example.id == null ? {} : { id: example.id }), schema, properties: reading.understood },
    ignored: reading.ignored(),
  };
}

/** Names from their parts, of which each may have several values: every way to put them together. */
function partsOf(reading: Reading): readonly string[] {
  const parts = [...GIVEN, 'lastName'].map((property) => reading.take(property)).filter((texts) => texts.length > 0);
  const [first = [], ...others] = parts;
  return others.reduce<readonly string[]>(
    // More than are taken need not be made.
    (names, texts) => names.flatMap((name) => texts.map((text) => `${name} ${text}`)).slice(0, MOST_ALIASES + 2),
    first,
  );
}

/** Numbers that no list has as a kind of its own, and that may be on one all the same. */
const OTHER_NUMBERS =
  'accountId bikCode bvdId cageCode fnsCode giiNumber icaoCode ipoCode mbsCode npiCode permId pfrNumber sayariId'.split(
    ' ',
  );

function identifiersOf(name: string, reading: Reading): NonNullable<SearchRequest['identifiers']>[number][] {
  const kinds = [...FTM_IDENTIFIERS, ['cryptoAddress', 'crypto_address'] as const, ...Object.entries(CONTACTS)];
  const known = kinds.flatMap(([property, type]) =>
    // FollowTheMoney writes the letters with every number of a ship.
    reading.take(property).map((value) => ({ type, value: type === 'imo' ? value.replace(/^IMO\s*/i, '') : value })),
  );
  const others = OTHER_NUMBERS.flatMap((property) => reading.take(property).map((value) => ({ value })));
  const all = [...known, ...others];
  if (all.some(({ value }) => [...value].length > 200)) throw refusal(name, 'has a number of over 200 characters');
  return all;
}

/** As the API takes it: nobody who is screened was born before. */
const isBirthDate = (text: string): boolean =>
  text.length <= 200 && readBirthDate(text).some(({ earliest }) => earliest >= '1850-01-01');

/** The code of a country that a text names. */
export function countryOf(text: string): string | undefined {
  const code = countryCode(/^[a-z]{2}$/.test(text) ? text.toUpperCase() : text);
  return code !== undefined && COUNTRY_CODES.includes(code) ? code : undefined;
}

/** The properties of one query: which were read, as what, and which were not. */
class Reading {
  /** As they were understood. */
  readonly understood: Record<string, string[]> = {};
  readonly #name: string;
  readonly #properties: ReadonlyMap<string, readonly unknown[]>;
  readonly #left = new Set<string>();

  constructor(name: string, properties: YenteExample['properties']) {
    this.#name = name;
    const given = Object.entries(properties).map(([property, values]): [string, readonly unknown[]] => [
      property,
      typeof values === 'string' ? [values] : values,
    ]);
    this.#properties = new Map(given);
  }

  /** The values of a property; `read` gives undefined for what it cannot read, which is then left out. */
  take(property: string, read: (text: string) => string | undefined = (text) => text): string[] {
    const taken: string[] = [];
    for (const value of this.#properties.get(property) ?? []) {
      if (value === null) continue;
      if (typeof value === 'object') throw refusal(this.#name, `has something other than texts as ${property}`);
      const text = read(String(value).trim());
      if (text === undefined) this.#left.add(property);
      else if (text !== '') taken.push(text);
    }
    const texts = [...new Set(taken)];
    if (texts.length > 0) this.understood[property] = property === 'address' ? texts : texts.map(lowerCode(property));
    return texts;
  }

  /** Something of a property is not compared. */
  leave(property: string): void {
    this.#left.add(property);
  }

  /** The only value of a property; which of several is right is unknown, so none is taken. */
  one(property: string, isReadable: (text: string) => boolean): string | undefined {
    const texts = this.take(property, (text) => (isReadable(text) ? text : undefined));
    if (texts.length <= 1) return texts[0];
    this.#left.add(property);
    return undefined;
  }

  /** Properties of which something was not compared. */
  ignored(): string[] {
    const unread = [...this.#properties.keys()].filter((property) => !Object.hasOwn(this.understood, property));
    return [...new Set([...this.#left, ...unread])].sort();
  }
}

/** Codes of countries are lower case in FollowTheMoney. */
const lowerCode =
  (property: string) =>
  (text: string): string =>
    COUNTRIES.includes(property) ? text.toLowerCase() : text;

const refusal = (name: string, what: string): ApiError =>
  new ApiError('bad_request', { detail: `The query "${name.slice(0, 100)}" ${what}.` });
