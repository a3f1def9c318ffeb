import type {
  Contact,
  EntityType,
  Identifier,
  ListedName,
  Listing,
  NameKind,
  NameQuality,
  Relation,
} from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { compactListing } from '../../fields/compact-listing.ts';
import { countryCode } from '../../fields/country-code.ts';
import { genderOf } from '../../fields/gender.ts';
import { lookup } from '../../fields/lookup.ts';
import { distinctNames, nameOf, withPrimary } from '../../fields/name.ts';
import { parseDate } from '../../fields/parse-date.ts';
import { parseDay } from '../../fields/parse-day.ts';
import { placeOf, placeOfLine } from '../../fields/place.ts';
import type { Rejection } from '../../list/record.ts';
import { oneLine } from '../../xml/element.ts';
import { type FtmEdge, namedParties } from './edges.ts';
import { effectsOf } from './effects-of.ts';
import { FTM_IDENTIFIERS, type FtmEntity, type FtmProperties, NONE } from './ftm-properties.ts';
import { measuresOf } from './topic-words.ts';

/**
 * Schemata that are parties. Ownership and similar ones are relations of parties; others (Address, Sanction …) are
 * skipped.
 */
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

/** Converts a party of a private list. `list` is the list's id; the entity's id is kept as given. `edges`: its ties. */
export function toListing(
  { id, schema, properties, isTarget }: FtmEntity,
  list: string,
  edges: readonly FtmEdge[] = [],
): Listing | Rejection {
  if (id === '') return { rejected: 'no_id' };
  const names = namesOf(properties, schema);
  if (names.length === 0) return { rejected: 'no_name' };
  // Skips members that most parties lack: this runs for millions.
  const { birthDate = NONE, birthPlace, birthCountry, deathDate, gender, address, position, title } = properties;
  const born = birthDate.map(parseDate);
  const unknown: string[] = [];
  return compactListing({
    id: `${list}:${id}` as const,
    list,
    sourceId: id,
    entityType: lookup(FTM_TYPES, schema) ?? 'unknown',
    names,
    gender: gender?.map(genderOf).find((each) => each !== undefined),
    birthDates: born.filter((date) => date !== undefined),
    birthPlaces: birthPlacesOf(birthPlace, birthCountry),
    deathDates: deathDate?.map(parseDate).filter((date) => date !== undefined),
    nationalities: nationalitiesOf(properties, unknown),
    addresses: address?.map(placeOfLine),
    identifiers: identifiersOf(properties, schema),
    positions: position,
    titles: title,
    contacts: contactsOf(properties),
    vessel: schema === 'Vessel' ? vesselOf(properties) : undefined,
    aircraft: schema === 'Airplane' ? aircraftOf(properties) : undefined,
    organization: organizationOf(properties),
    relations: relationsTo(edges, properties, list),
    programs: textsOf(properties, 'program', 'programId'),
    ...effectsOf(properties['topics'] ?? NONE),
    measures: measuresOf(properties['topics'] ?? NONE, isTarget),
    listedOn: parseDay(properties['createdAt']?.[0]),
    updatedOn: parseDay(properties['modifiedAt']?.[0]),
    url: properties['sourceUrl']?.[0],
    status: 'active' as const,
    remarks: remarksOf(
      properties,
      birthDate.filter((_, at) => born[at] === undefined),
      unknown,
    ),
  });
}

/** Facts without a place of their own: `unread` birth dates, and `unknown` countries. */
function remarksOf(properties: FtmProperties, unread: readonly string[], unknown: readonly string[]): string[] {
  const remarks = textsOf(properties, 'notes', 'summary', 'description');
  remarks.push(...unread);
  for (const country of unknown) remarks.push(`Country: ${country}`);
  for (const day of properties['dissolutionDate'] ?? NONE) remarks.push(`Dissolved: ${day}`);
  for (const currency of properties['currency'] ?? NONE) remarks.push(`Currency: ${currency}`);
  return remarks;
}

/** Values of several properties, one after another. */
function textsOf(properties: FtmProperties, ...names: readonly string[]): string[] {
  const texts: string[] = [];
  for (const name of names) for (const text of properties[name] ?? NONE) texts.push(text);
  return texts;
}

function namesOf(properties: FtmProperties, schema: string): ListedName[] {
  const { name = NONE, alias = NONE, weakAlias = NONE, abbreviation = NONE, previousName = NONE } = properties;
  const [first = builtName(properties) ?? walletName(properties, schema), ...others] = name;
  const names: (ListedName | undefined)[] = [];
  const add = (texts: readonly string[], kind: NameKind, quality: NameQuality): void => {
    for (const text of texts) names.push(nameOf(oneLine(text), { kind, quality }));
  };
  if (first !== undefined) add([first], 'primary', 'strong');
  add(others, 'alias', 'strong');
  add(alias, 'alias', 'strong');
  add(weakAlias, 'alias', 'weak');
  add(abbreviation, 'alias', 'weak');
  add(previousName, 'former', 'strong');
  const distinct = distinctNames(names);
  return distinct.length === 0 ? distinct : withPrimary(distinct);
}

function builtName(properties: FtmProperties): string | undefined {
  const parts = textsOf(properties, 'firstName', 'secondName', 'middleName', 'fatherName', 'lastName');
  return parts.length === 0 ? undefined : parts.join(' ');
}

function walletName(properties: FtmProperties, schema: string): string | undefined {
  return schema === 'CryptoWallet' ? properties['publicKey']?.[0] : undefined;
}

/**
 * Countries of a party; values that name no present country, such as former states and regions, are added to `into`.
 */
function nationalitiesOf(properties: FtmProperties, into: string[]): string[] {
  const countries = textsOf(properties, 'nationality', 'citizenship', 'country', 'jurisdiction', 'mainCountry');
  const codes: string[] = [];
  for (const text of countries) {
    const code = countryCode(upperCode(text));
    if (code === undefined) {
      if (!into.includes(text)) into.push(text);
    } else if (!codes.includes(code)) codes.push(code);
  }
  return codes;
}

function birthPlacesOf(places: readonly string[] | undefined, countries: readonly string[] = NONE) {
  const known = places?.map(placeOfLine);
  if (countries.length === 0) return known;
  const named = countries.map((country) => placeOf({ country: upperCode(country) }));
  return [...(known ?? []), ...named.filter((place) => place !== undefined)];
}

function contactsOf({ email = NONE, phone = NONE, website = NONE }: FtmProperties): Contact[] {
  return [
    ...email.map((value) => ({ kind: 'email', value }) as const),
    ...phone.map((value) => ({ kind: 'phone', value }) as const),
    ...website.map((value) => ({ kind: 'website', value }) as const),
  ];
}

function relationsTo(edges: readonly FtmEdge[], properties: FtmProperties, list: string): Relation[] {
  const relations: Relation[] = [];
  for (const { to, ...relation } of edges) relations.push({ ...relation, listing: `${list}:${to}` });
  namedParties(properties, list, relations);
  return relations;
}

function identifiersOf(properties: FtmProperties, schema: string): Identifier[] {
  const identifiers: Identifier[] = [];
  for (const name in properties) {
    const isTail = name === 'registrationNumber' && schema === 'Airplane';
    const type = isTail ? 'aircraft_registration' : FTM_IDENTIFIERS.get(name);
    if (type === undefined) continue;
    for (const value of properties[name] ?? NONE) identifiers.push({ type, value: tidy(type, value) });
  }
  return identifiers;
}

function tidy(type: string, value: string): string {
  return type === 'imo' ? value.replace(/^IMO\s*/i, '') : value;
}

function vesselOf({ type, flag, pastFlags, buildDate, tonnage, grossRegisteredTonnage }: FtmProperties) {
  const facts = compact({
    type: type?.[0],
    flag: flag?.map(flagOf)[0],
    formerFlags: pastFlags?.map(flagOf),
    built: buildDate?.[0],
    tonnage: tonnage?.[0],
    grossTonnage: grossRegisteredTonnage?.[0],
  });
  return Object.keys(facts).length === 0 ? undefined : facts;
}

function aircraftOf({ model, type, manufacturer, buildDate }: FtmProperties) {
  const facts = compact({ model: (model ?? type)?.[0], manufacturer: manufacturer?.[0], built: buildDate?.[0] });
  return Object.keys(facts).length === 0 ? undefined : facts;
}

function organizationOf({ legalForm, incorporationDate }: FtmProperties) {
  if (legalForm === undefined && incorporationDate === undefined) return undefined;
  return compact({ type: legalForm?.join('; '), established: incorporationDate?.[0] });
}

function flagOf(text: string): string {
  return countryCode(upperCode(text)) ?? text;
}

/** FollowTheMoney writes country codes in lower case. */
function upperCode(text: string): string {
  return /^[a-z]{2}$/.test(text) ? text.toUpperCase() : text;
}
