import { COUNTRY_CODES, MAX_SEARCH_TEXT_LENGTH, type SearchRequest, type YenteExample } from '@namesake/contract';
import { readBirthDate } from '@namesake/engine/vocabulary';
import { countryCode, FTM_IDENTIFIERS, genderOf } from '@namesake/lists';
import { datesOfSearch, futureDates } from '../../search/check-birth-dates.ts';
import { EntityReading, PROPERTIES_OF_COUNTRIES, refusal } from './entity-reading.ts';

/** FollowTheMoney schemata that can be screened, with our types. */
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

/** Type of a schema; undefined if it cannot be screened. */
export const typeOf = (schema: string): SearchRequest['type'] =>
  Object.hasOwn(TYPES, schema) ? TYPES[schema] : undefined;

const NAMES = ['name', 'alias', 'previousName', 'weakAlias', 'abbreviation'];
const GIVEN = ['firstName', 'secondName', 'middleName', 'fatherName'];
const CONTACTS = { email: 'email', phone: 'phone', website: 'website' } as const;
/** Maximum number of further names of one party. */
const MAX_ALIASES = 50;
const MAX_IDENTIFIERS = 50;
const MAX_ADDRESSES = 20;

/** Search request for an entity, how the entity was understood, and the properties that were ignored. */
export type Understood = {
  /** Name of the query, for errors. */
  readonly name: string;
  readonly request: Pick<
    SearchRequest,
    'searchText' | 'type' | 'birthDate' | 'gender' | 'countries' | 'identifiers' | 'addresses' | 'aliases'
  >;
  readonly query: YenteExample;
  readonly ignored: readonly string[];
};

/**
 * Converts an entity to a search request. Values left out could only have lowered a score: names and numbers are never
 * left out.
 *
 * @param name name of the query, for errors
 * @throws ApiError `bad_request`
 */
export function queryOf(name: string, example: YenteExample, nowMs: number): Understood {
  const { schema, caption } = example;
  const type = typeOf(schema);
  if (type === undefined) throw refusal(name, `has no schema that can be screened: ${YENTE_SCHEMATA.join(', ')}`);
  const reading = new EntityReading(name, example.properties);
  const named = [...NAMES.flatMap((property) => reading.take(property)), ...partsOf(reading)];
  const identifiers = identifiersOf(name, reading);
  const called = caption?.trim() ?? '';
  const names = isName(called, schema, reading) ? [...named, called] : named;
  const [first, ...others] = [...new Set(names)];
  const text = first ?? identifiers[0]?.value;
  if (text === undefined) throw refusal(name, 'has neither a name nor a number to be found by');
  if (text.length > MAX_SEARCH_TEXT_LENGTH || others.length > MAX_ALIASES || identifiers.length > MAX_IDENTIFIERS)
    throw refusal(name, `has too much: ${1 + MAX_ALIASES} names and ${MAX_IDENTIFIERS} numbers are taken`);
  if (others.some((other) => [...other].length > 1_000)) throw refusal(name, 'has a name of over 1,000 characters');
  const birthDate = reading.one('birthDate', (text) => isBirthDate(text, nowMs));
  const gender = reading.one('gender', (text) => genderOf(text) !== undefined);
  const countries = [
    ...new Set(PROPERTIES_OF_COUNTRIES.flatMap((property) => reading.take(property, countryOf))),
  ].slice(0, 50);
  // An address may contain a name.
  const addresses = reading.take('address');
  if (addresses.length > MAX_ADDRESSES || addresses.some((text) => text.length > 500))
    throw refusal(name, `has too much as address: ${MAX_ADDRESSES} of 500 characters are taken`);
  const unknown = reading.unknown();
  if (unknown.length > 0)
    throw refusal(
      name,
      `has what is not screened and may be a name or a number: ${unknown.map((property) => JSON.stringify(property.slice(0, 100))).join(', ')}. Send names as name or alias, numbers as idNumber, and other parties as queries of their own`,
    );
  return {
    name,
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

/** Words for schemata that differ from the schema name. */
const WORDS: Readonly<Record<string, string>> = { CryptoWallet: 'Cryptocurrency wallet' };

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether a caption is a name. Entities without a name have one of their numbers or the word for their schema as
 * caption.
 */
function isName(caption: string, schema: string, { understood }: EntityReading): boolean {
  const letters = lettersOf(caption);
  const others = [schema, WORDS[schema] ?? schema, ...NUMBERS.flatMap((property) => understood[property] ?? [])];
  return letters !== '' && !others.some((other) => lettersOf(other) === letters);
}

/** All combinations of the parts of a name, each of which may have several values. */
function partsOf(reading: EntityReading): readonly string[] {
  const parts = [...GIVEN, 'lastName'].map((property) => reading.take(property)).filter((texts) => texts.length > 0);
  const [first = [], ...others] = parts;
  return others.reduce<readonly string[]>(
    // No need to make more than are accepted.
    (names, texts) =>
      [...new Set(names.flatMap((name) => texts.map((text) => `${name} ${text}`)))].slice(0, MAX_ALIASES + 2),
    first,
  );
}

/** Properties with numbers that no list has as a type of its own, but that may still be listed. */
const OTHER_NUMBERS =
  'accountId bikCode bvdId cageCode fnsCode giiNumber icaoCode ipoCode mbsCode npiCode permId pfrNumber sayariId'.split(
    ' ',
  );

const KINDS = [...FTM_IDENTIFIERS, ['cryptoAddress', 'crypto_address'] as const, ...Object.entries(CONTACTS)];
const NUMBERS = [...KINDS.map(([property]) => property), ...OTHER_NUMBERS];

function identifiersOf(name: string, reading: EntityReading): NonNullable<SearchRequest['identifiers']>[number][] {
  const known = KINDS.flatMap(([property, type]) =>
    // FollowTheMoney adds the letters IMO to ship numbers.
    reading.take(property).map((value) => ({ type, value: type === 'imo' ? value.replace(/^IMO\s*/i, '') : value })),
  );
  const others = OTHER_NUMBERS.flatMap((property) => reading.take(property).map((value) => ({ value })));
  const all = [...known, ...others];
  if (all.some(({ value }) => [...value].length > 200)) throw refusal(name, 'has a number of over 200 characters');
  return all;
}

/** Same limits as in the API: birth dates must be neither before 1850 nor in the future. */
const isBirthDate = (text: string, nowMs: number): boolean =>
  text.length <= 200 &&
  readBirthDate(text).some(({ earliest }) => earliest >= '1850-01-01') &&
  futureDates(datesOfSearch({ birthDate: text }), nowMs).length === 0;

/** Country code for a text. */
export function countryOf(text: string): string | undefined {
  const code = countryCode(/^[a-z]{2}$/.test(text) ? text.toUpperCase() : text);
  return code !== undefined && COUNTRY_CODES.includes(code) ? code : undefined;
}
