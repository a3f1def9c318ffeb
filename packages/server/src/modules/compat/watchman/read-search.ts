import {
  parseRequest,
  type SearchRequest,
  searchRequestSchema,
  WATCHMAN_GOVERNMENT_IDS,
  type WatchmanEntity,
  type WatchmanQuery,
  watchmanQuerySchema,
} from '@namesake/contract';
import { countryCode, genderOf } from '@namesake/lists';
import type { z } from 'zod';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { blankEntity, dayOf } from './entity-parts.ts';

type Identifier = NonNullable<SearchRequest['identifiers']>[number];
type GovernmentId = (typeof WATCHMAN_GOVERNMENT_IDS)[number];

/** Identifier types of Watchman's kinds of government ids. Kinds not listed may be any number of a record. */
const IDENTIFIER_TYPES: Readonly<Partial<Record<GovernmentId, Identifier['type']>>> = {
  passport: 'passport',
  'diplomatic-passport': 'passport',
  'drivers-license': 'drivers_license',
  'national-id': 'national_id',
  'tax-id': 'tax_id',
  ssn: 'ssn',
  'business-registration': 'registration_number',
  'commercial-registry': 'registration_number',
};

/** Values for which Watchman would use its default gender. */
const MORE_GENDERS: Readonly<Record<string, string>> = { man: 'male', guy: 'male', woman: 'female', girl: 'female' };

/**
 * Parses the parameters of a search. Empty ones are ignored, as in Watchman.
 *
 * @throws ApiError naming each invalid one; `bad_request` if the intended characters are unknown
 */
export function readQuery(query: unknown): WatchmanQuery {
  const given = Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== '');
  return valid(watchmanQuerySchema, Object.fromEntries(given));
}

/** Search request for the parameters, without the choice of lists. @throws ApiError as `POST /search` */
export function toRequest(query: WatchmanQuery, identifiers = identifiersOf(query)): SearchRequest {
  const { name, altNames = [], birthDate, type, flag, requestID, minMatch } = query;
  const [first, ...others] = name === undefined ? altNames : [name, ...altNames];
  const searchText = first ?? identifiers[0]?.value;
  if (searchText === undefined) throw new ApiError('empty_search_text', { detail: NOTHING });
  const addresses = [...(query.address ?? []), ...(query.addresses ?? [])];
  const gender = genderOf(MORE_GENDERS[query.gender?.trim().toLowerCase() ?? ''] ?? query.gender);
  const country = countryCode(flag);
  return valid(searchRequestSchema, {
    searchText,
    ...(type === undefined ? {} : { type: type === 'business' ? 'organization' : type }),
    ...(others.length === 0 ? {} : { aliases: others }),
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(gender === undefined ? {} : { gender }),
    ...(country === undefined ? {} : { countries: [country] }),
    ...(identifiers.length === 0 ? {} : { identifiers }),
    ...(addresses.length === 0 ? {} : { addresses }),
    // `minMatch` filters by name score, but results are ordered by score: all have to be seen before filtering.
    limit: minMatch === undefined ? pageOf(query) : 100,
    purpose: requestID === undefined ? 'Watchman' : `Watchman ${requestID}`,
  });
}

/** Entities per page. Watchman uses its default for 0 and less, and its maximum for anything higher. */
export const pageOf = ({ limit = 0 }: WatchmanQuery): number => (limit < 1 ? 10 : Math.min(limit, 100));

const NOTHING =
  'Send name, altNames or an identifier. A record is read by its own number with GET /api/v1/entities/{id}, not searched by sourceID.';

function valid<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = parseRequest(schema, input, { noun: 'query parameter' });
  if (!parsed.ok) throw new ApiError(parsed.code, { errors: parsed.errors });
  return parsed.value;
}

/** All parameters that may be identifiers of a record. */
function identifiersOf(query: WatchmanQuery): readonly Identifier[] {
  const { imoNumber, mmsi, callSign, serialNumber, type } = query;
  const all = (kind: Identifier['type'], ...values: readonly (readonly string[] | undefined)[]): Identifier[] =>
    values.flatMap((some = []) => some.map((value) => (kind === undefined ? { value } : { type: kind, value })));
  const one = (kind: Identifier['type'], value: string | undefined) => all(kind, value === undefined ? [] : [value]);
  return [
    ...one('imo', imoNumber),
    ...one('mmsi', mmsi),
    // Watchman's guide calls the registration of an aircraft its call sign.
    ...one(type === 'aircraft' ? undefined : 'call_sign', callSign),
    ...one('aircraft_serial', serialNumber),
    ...WATCHMAN_GOVERNMENT_IDS.flatMap((kind) => (query[`gov_${kind}`] ?? []).map((text) => documentOf(kind, text))),
    ...(query.cryptoAddress ?? []).concat(query.cryptoAddresses ?? []).map(walletOf),
    ...all('email', query.email, query.emailAddress, query.emailAddresses),
    ...all('phone', query.phone, query.phoneNumber, query.phoneNumbers, query.fax, query.faxNumber, query.faxNumbers),
    ...all('website', query.website, query.websites),
  ];
}

/** Parses `DE:K8812004`. A prefix that is not a country is part of the number. */
function documentOf(kind: GovernmentId, text: string): Identifier {
  const at = text.indexOf(':');
  const country = countryCode(text.slice(0, Math.max(0, at)));
  const type = IDENTIFIER_TYPES[kind];
  const value = (country === undefined ? text : text.slice(at + 1)).trim();
  return { value, ...(type === undefined ? {} : { type }), ...(country === undefined ? {} : { country }) };
}

/** Parses `XBT:x123456`. Addresses contain no colon, except for some that begin with the name of their chain. */
const walletOf = (text: string): Identifier => ({
  type: 'crypto_address',
  value: text.slice(text.lastIndexOf(':') + 1),
});

/** The search request in Watchman's format. */
export function echoOf(query: WatchmanQuery, { searchText, aliases = [] }: SearchRequest): WatchmanEntity {
  const names = { name: query.name ?? searchText, altNames: aliases.length === 0 ? null : aliases };
  const entity = {
    ...blankEntity(names.name, query.type ?? 'unknown'),
    sourceList: query.source?.[0] ?? 'api-request',
  };
  const company = { ...names, created: null, dissolved: null, governmentIDs: null };
  switch (query.type) {
    case 'person': {
      const birthDate = dayOf(query.birthDate);
      const gender = genderOf(query.gender) ?? 'unknown';
      const facts = { placeOfBirth: '', deathDate: null, titles: query.titles ?? null, governmentIDs: null };
      return { ...entity, person: { ...names, gender, birthDate, ...facts } };
    }
    case 'business':
      return { ...entity, business: company };
    case 'organization':
      return { ...entity, organization: company };
    default:
      return entity;
  }
}
