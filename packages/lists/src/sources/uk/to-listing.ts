import type { EntityType, Listing, OrganizationFacts, PartialDate, Place } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { compactListing } from '../../fields/compact-listing.ts';
import { countryCode } from '../../fields/country-code.ts';
import { genderOf } from '../../fields/gender.ts';
import { imoNumbersIn } from '../../fields/imo-in-text.ts';
import { lookup } from '../../fields/lookup.ts';
import { parseDate } from '../../fields/parse-date.ts';
import { parseDay } from '../../fields/parse-day.ts';
import { placeOf } from '../../fields/place.ts';
import type { Rejection } from '../../list/record.ts';
import { childOf, itemsOf, oneLine, textOf, type XmlElement } from '../../xml/element.ts';
import { distinctDocuments, documentsOf, registrationsIn } from './documents.ts';
import { leavesOf } from './leaves.ts';
import { measuresOf } from './measures.ts';
import { namesOf } from './names.ts';
import { shipIdentifiers, vesselOf } from './ship.ts';
import { GB_FCDO } from './source.ts';

const TYPES: Readonly<Record<string, EntityType>> = { individual: 'person', entity: 'organization', ship: 'vessel' };

/** Converts one Designation. */
export function toListing(record: XmlElement): Listing | Rejection {
  const sourceId = textOf(record, 'UniqueID');
  if (sourceId === undefined) return { rejected: 'no_id' };
  const entityType = lookup(TYPES, textOf(record, 'IndividualEntityShip')?.toLowerCase()) ?? 'unknown';
  const names = namesOf(record, entityType === 'person');
  if (names.length === 0) return { rejected: 'no_name' };
  const individual = childOf(childOf(record, 'IndividualDetails'), 'Individual');
  const entity = childOf(childOf(record, 'EntityDetails'), 'Entity');
  const ship = childOf(childOf(record, 'ShipDetails'), 'Ship');
  const reasons = [textOf(record, 'OtherInformation'), plainText(textOf(record, 'UKStatementofReasons'))];
  const prose = reasons.filter((text) => text !== undefined).join(' ');
  const birth = birthOf(individual);
  const documents = documentsOf(individual);
  const nationalities = leavesOf(individual, 'Nationalities');
  const registrations = leavesOf(entity, 'BusinessRegistrationNumbers');
  const regime = textOf(record, 'RegimeName');
  const source = textOf(record, 'DesignationSource');
  return compactListing({
    id: `${GB_FCDO.id}:${sourceId}` as const,
    list: GB_FCDO.id,
    sourceId,
    entityType,
    names,
    gender: leavesOf(individual, 'Genders')
      .map(genderOf)
      .find((gender) => gender !== undefined),
    birthDates: birth.dates,
    birthPlaces: birth.places,
    nationalities: distinct(nationalities.map(countryCode)),
    addresses: addressesOf(record),
    identifiers: distinctDocuments([
      ...documents.identifiers,
      ...registrations.flatMap(registrationsIn),
      ...(entityType === 'vessel' ? shipIdentifiers(ship, prose) : companyImo(prose)),
    ]),
    positions: leavesOf(individual, 'Positions'),
    titles: leavesOf(record, 'Titles'),
    contacts: [
      ...leavesOf(record, 'PhoneNumbers').map((value) => ({ kind: 'phone', value }) as const),
      ...leavesOf(record, 'EmailAddresses').map((value) => ({ kind: 'email', value }) as const),
      ...leavesOf(record, 'Websites').map((value) => ({ kind: 'website', value }) as const),
    ],
    vessel: vesselOf(ship),
    organization: organizationOf(entity),
    programs: regime === undefined ? [] : [regime],
    ...measuresOf(record),
    legalBasis: regime,
    listedOn: parseDay(textOf(record, 'DateDesignated')),
    updatedOn: parseDay(textOf(record, 'LastUpdated')),
    unReference: textOf(record, 'UNReferenceNumber'),
    url: GB_FCDO.pageUrl,
    status: 'active' as const,
    remarks: distinct([
      ...reasons,
      ...birth.remarks,
      ...documents.remarks,
      ...nationalities.filter((name) => countryCode(name) === undefined).map((name) => `Nationality: ${name}`),
      ...registrations
        .filter((text) => registrationsIn(text).length === 0)
        .map((text) => `Business registration: ${text}`),
      prefixed('OFSI group ID: ', textOf(record, 'OFSIGroupID')),
      source === undefined || source === 'UK' ? undefined : `Designation source: ${source.replace('|', ', ')}`,
    ]),
  });
}

/** Shipping companies have their own IMO numbers; the list only gives them in prose. */
function companyImo(prose: string) {
  return imoNumbersIn(prose).map(
    (value) => ({ type: 'imo', value, label: 'IMO company number', note: 'named in the other information' }) as const,
  );
}

function organizationOf(entity: XmlElement | undefined): OrganizationFacts | undefined {
  const type = leavesOf(entity, 'TypeOfEntities').join('; ');
  const facts = compact({
    type: type === '' ? undefined : type,
    parents: leavesOf(entity, 'ParentCompanies'),
    subsidiaries: leavesOf(entity, 'Subsidiaries'),
  });
  return Object.keys(facts).length === 0 ? undefined : facts;
}

function birthOf(individual: XmlElement | undefined): { dates: PartialDate[]; places: Place[]; remarks: string[] } {
  const texts = leavesOf(individual, 'DOBs');
  const dates = texts.map(parseDate);
  const places = itemsOf(individual, 'BirthDetails', 'Location').map((location) =>
    placeOf({ city: textOf(location, 'TownOfBirth'), country: textOf(location, 'CountryOfBirth') }),
  );
  return {
    dates: dates.filter((date) => date !== undefined),
    places: places.filter((place) => place !== undefined),
    remarks: texts.filter((_, at) => dates[at] === undefined).map((text) => `Date of birth: ${text}`),
  };
}

const LINES = ['AddressLine1', 'AddressLine2', 'AddressLine3', 'AddressLine4', 'AddressLine5'];

/** The last line is usually the town; the publisher does not label the lines. */
function addressesOf(record: XmlElement): Place[] {
  const places = itemsOf(record, 'Addresses', 'Address').map((address) => {
    const street = LINES.map((line) => textOf(address, line))
      .filter((line) => line !== undefined)
      .join(', ');
    return placeOf({
      street: street === '' ? undefined : street,
      city: textOf(address, 'AddressLine6'),
      postalCode: textOf(address, 'AddressPostalCode'),
      country: textOf(address, 'AddressCountry'),
    });
  });
  const kept = new Map(places.filter((place) => place !== undefined).map((place) => [place.text, place]));
  return [...kept.values()];
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lt: '<',
  gt: '>',
  rsquo: '’',
  lsquo: '‘',
};

/** The reasons are HTML inside XML: removes tags and decodes common entities. */
function plainText(html: string | undefined): string | undefined {
  if (html === undefined || !/[<&]/.test(html)) return html;
  const text = html
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&(?:#(\d{1,6})|([a-z]{2,6}));/gi, (entity, code: string | undefined, name: string | undefined) =>
      code === undefined ? (lookup(ENTITIES, name?.toLowerCase()) ?? entity) : String.fromCodePoint(Number(code)),
    );
  return oneLine(text);
}

function prefixed(prefix: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : prefix + text;
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}
