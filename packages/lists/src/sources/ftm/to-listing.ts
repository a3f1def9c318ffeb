import type { Effect, EntityType, Identifier, ListedName, Listing, NameKind, NameQuality } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { compactListing } from '../../fields/compact-listing.ts';
import { countryCode } from '../../fields/country-code.ts';
import { genderOf } from '../../fields/gender.ts';
import { lookup } from '../../fields/lookup.ts';
import { distinctNames, nameOf, withPrimary } from '../../fields/name.ts';
import { parseDate } from '../../fields/parse-date.ts';
import { parseDay } from '../../fields/parse-day.ts';
import { placeOfLine } from '../../fields/place.ts';
import type { Rejection } from '../../source.ts';
import { oneLine } from '../../xml/element.ts';
import { type FtmEdge, namedParties } from './edges.ts';
import { FTM_IDENTIFIERS, type FtmEntity } from './ftm-properties.ts';

/** Schemata that are parties. Ownership and its like are relations of parties; others (Address, Sanction …) are passed over. */
export const FTM_TYPES: Readonly<Record<string, EntityType>> = {
  Person: 'person',
  Organization: 'organization',
  Company: 'organization',
  PublicBody: 'organization',
  LegalEntity: 'unknown',
  Vessel: 'vessel',
  Airplane: 'aircraft',
  CryptoWallet: 'wallet',
};

const NONE: readonly string[] = [];

/** A party of a private list. `list` is the list's id; the entity's id is kept as given. `edges`: what it is tied to. */
export function toListing(
  { id, schema, properties }: FtmEntity,
  list: string,
  edges: readonly FtmEdge[] = [],
): Listing | Rejection {
  if (id === '') return { rejected: 'no_id' };
  const all = (name: string, ...others: string[]): readonly string[] =>
    others.length === 0 ? (properties[name] ?? NONE) : [name, ...others].flatMap((one) => properties[one] ?? NONE);
  const names = namesOf(all, schema);
  if (names.length === 0) return { rejected: 'no_name' };
  const dates = all('birthDate');
  const countries = all('nationality', 'citizenship', 'country', 'jurisdiction', 'mainCountry');
  return compactListing({
    id: `${list}:${id}` as const,
    list,
    sourceId: id,
    entityType: lookup(FTM_TYPES, schema) ?? 'unknown',
    names,
    gender: all('gender')
      .map(genderOf)
      .find((gender) => gender !== undefined),
    birthDates: dates.map(parseDate).filter((date) => date !== undefined),
    birthPlaces: all('birthPlace').map(placeOfLine),
    deathDates: all('deathDate')
      .map(parseDate)
      .filter((date) => date !== undefined),
    nationalities: [
      ...new Set(countries.map((text) => countryCode(upperCode(text))).filter((code) => code !== undefined)),
    ],
    addresses: all('address').map(placeOfLine),
    identifiers: identifiersOf(properties, schema),
    positions: all('position'),
    titles: all('title'),
    contacts: [
      ...all('email').map((value) => ({ kind: 'email', value }) as const),
      ...all('phone').map((value) => ({ kind: 'phone', value }) as const),
      ...all('website').map((value) => ({ kind: 'website', value }) as const),
    ],
    vessel: schema === 'Vessel' ? vesselOf(all) : undefined,
    relations: [...edges, ...namedParties(properties)].map(({ to, ...relation }) => ({
      ...relation,
      listing: `${list}:${to}` as const,
    })),
    programs: all('program', 'programId'),
    effect: effectOf(all('topics')),
    listedOn: parseDay(all('createdAt')[0]),
    updatedOn: parseDay(all('modifiedAt')[0]),
    url: all('sourceUrl')[0],
    status: 'active' as const,
    remarks: [...all('notes', 'summary', 'description'), ...dates.filter((text) => parseDate(text) === undefined)],
  });
}

/** The texts of properties, one after another. */
type TextsOf = (name: string, ...others: string[]) => readonly string[];

/** A party that is on a list for something else besides is under no less than that. */
function effectOf(topics: readonly string[]): Effect {
  if (topics.some((topic) => /^sanction/.test(topic))) return 'unknown';
  if (topics.includes('export.control')) return 'export_control';
  if (topics.includes('debarment')) return 'debarment';
  return topics.length > 0 && topics.every((topic) => /^role\.(?:pep|rca|pol)/.test(topic)) ? 'pep' : 'unknown';
}

function namesOf(all: TextsOf, schema: string): ListedName[] {
  const named = (texts: readonly string[], kind: NameKind, quality: NameQuality) =>
    texts.map((text) => nameOf(oneLine(text), { kind, quality }));
  const [first, ...others] = all('name');
  const built = all('firstName', 'secondName', 'middleName', 'fatherName', 'lastName').join(' ');
  const fallback =
    first ?? (built === '' ? undefined : built) ?? (schema === 'CryptoWallet' ? all('publicKey')[0] : undefined);
  const names = distinctNames([
    ...named(fallback === undefined ? [] : [fallback], 'primary', 'strong'),
    ...named([...others, ...all('alias')], 'alias', 'strong'),
    ...named(all('weakAlias'), 'alias', 'weak'),
    ...named(all('previousName'), 'former', 'strong'),
  ]);
  return names.length === 0 ? names : withPrimary(names);
}

function identifiersOf(properties: FtmEntity['properties'], schema: string): Identifier[] {
  return Object.entries(properties).flatMap(([name, values]) => {
    const isTail = name === 'registrationNumber' && schema === 'Airplane';
    const type = isTail ? 'aircraft_registration' : lookup(FTM_IDENTIFIERS, name);
    return type === undefined ? [] : values.map((value) => ({ type, value: tidy(type, value) }));
  });
}

function tidy(type: string, value: string): string {
  return type === 'imo' ? value.replace(/^IMO\s*/i, '') : value;
}

function vesselOf(all: TextsOf) {
  const facts = compact({
    type: all('type')[0],
    flag: all('flag').map((flag) => countryCode(upperCode(flag)) ?? flag)[0],
    formerFlags: all('pastFlags').map((flag) => countryCode(upperCode(flag)) ?? flag),
    built: all('buildDate')[0],
    tonnage: all('tonnage')[0],
    grossTonnage: all('grossRegisteredTonnage')[0],
  });
  return Object.keys(facts).length === 0 ? undefined : facts;
}

/** FollowTheMoney writes country codes in lower case. */
function upperCode(text: string): string {
  return /^[a-z]{2}$/.test(text) ? text.toUpperCase() : text;
}
