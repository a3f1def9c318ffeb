import type { EntityType, Identifier, IdentifierType, Listing, PartialDate, Place } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { compactListing } from '../../fields/compact-listing.ts';
import { countryCode } from '../../fields/country-code.ts';
import { genderOf } from '../../fields/gender.ts';
import { lookup } from '../../fields/lookup.ts';
import { parseDate } from '../../fields/parse-date.ts';
import { parseDay } from '../../fields/parse-day.ts';
import { placeOf } from '../../fields/place.ts';
import type { Rejection } from '../../list/record.ts';
import { attributeOf, childOf, childrenOf, oneLine, textOf, type XmlElement } from '../../xml/element.ts';
import { historyOf } from './history.ts';
import { namesOf, titlesOf } from './names.ts';
import { readOtherInformation } from './other-information.ts';
import { placeParts, type SecoContext } from './seco-context.ts';
import { CH_SECO } from './source.ts';

const DOCUMENTS: Readonly<Record<string, IdentifierType>> = {
  passport: 'passport',
  'diplomatic-passport': 'passport',
  'service-passport': 'passport',
  'travel-document': 'passport',
  'id-card': 'national_id',
  'residence-permit': 'national_id',
  'driving-permit': 'drivers_license',
  'driving-license': 'drivers_license',
};

/** Converts one target, whose modifications must be without copies. */
export function toListing(target: XmlElement, context: SecoContext): Listing | Rejection {
  const sourceId = attributeOf(target, 'ssid');
  if (sourceId === undefined) return { rejected: 'no_id' };
  const party = ['individual', 'entity', 'object']
    .map((name) => childOf(target, name))
    .find((found) => found !== undefined);
  const identities = childrenOf(party, 'identity');
  const names = namesOf(identities);
  if (names.length === 0) return { rejected: 'no_name' };
  const entityType = typeOf(party);
  const all = (name: string): XmlElement[] => identities.flatMap((identity) => childrenOf(identity, name));
  const texts = (name: string): string[] =>
    [...new Set(childrenOf(party, name).map(({ text }) => oneLine(text)))].filter((text) => text !== undefined);
  const other = texts('other-information');
  const read = readOtherInformation(other);
  const sets = [
    attributeOf(target, 'sanctions-set-id'),
    ...childrenOf(target, 'sanctions-set-id').map(({ text }) => oneLine(text)),
  ];
  const programs = [...new Set(sets)].filter((id) => id !== undefined).map((id) => context.program(id));
  const foreign = textOf(target, 'foreign-identifier');
  const unReference = /^[A-Z]{2}[ei]\.\d{3}$/i.test(foreign ?? '') ? foreign : undefined;
  const days = all('day-month-year').map(dateOf);
  const dates = days.filter((date) => date !== undefined);
  const countries = all('nationality').map((nationality) => childOf(nationality, 'country'));
  const established = read.established ?? (entityType === 'organization' ? dates[0]?.text : undefined);
  const organization = compact({ type: read.organizationType, established });
  return compactListing({
    id: `${CH_SECO.id}:${sourceId}` as const,
    list: CH_SECO.id,
    sourceId,
    entityType,
    names,
    gender: genderOf(attributeOf(party, 'sex')),
    birthDates: entityType === 'organization' ? [] : dates,
    birthPlaces: placesOf(all('place-of-birth'), context),
    nationalities: distinct(countries.map((country) => countryCode(attributeOf(country, 'iso-code') ?? country?.text))),
    addresses: placesOf(all('address'), context),
    identifiers: [...all('identification-document').flatMap(documentOf), ...read.identifiers],
    titles: titlesOf(identities),
    contacts: read.contacts,
    organization: entityType === 'organization' && Object.keys(organization).length > 0 ? organization : undefined,
    relations: childrenOf(party, 'relation').map((relation) => {
      const to = attributeOf(relation, 'target-id');
      const listing = to === undefined ? undefined : (`${CH_SECO.id}:${to}` as const);
      return compact({ kind: attributeOf(relation, 'relation-type') ?? 'related', listing });
    }),
    programs: programs.map(({ name }) => name),
    effect: CH_SECO.effect,
    legalBasis: distinct(programs.map(({ act }) => act)).join('; ') || undefined,
    ...historyOf(target),
    unReference,
    url: CH_SECO.pageUrl,
    remarks: distinct([
      ...texts('justification'),
      ...other,
      ...(entityType === 'organization' ? dates.slice(read.established === undefined ? 1 : 0) : []).map(
        ({ text }) => `Date: ${text}`,
      ),
      ...all('day-month-year')
        .filter((element) => dateOf(element) === undefined)
        .map((element) => `Date of birth: ${partsOf(element)}`),
      foreign === unReference ? undefined : `Foreign identifier: ${foreign}`,
    ]),
  });
}

function typeOf(party: XmlElement | undefined): EntityType {
  if (party?.name === 'individual') return 'person';
  if (party?.name === 'entity') return 'organization';
  const object = attributeOf(party, 'object-type');
  return object === 'vessel' || object === 'aircraft' ? object : 'unknown';
}

/** Day, month or year may be missing; without a year there is nothing to compare. */
function dateOf(element: XmlElement): PartialDate | undefined {
  const [year = '', month = '00', day = '00'] = ['year', 'month', 'day'].map((part) => attributeOf(element, part));
  const date = parseDate(`${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`);
  if (date === undefined) return undefined;
  const text = [year, month, day].filter((part) => !/^0*$/.test(part)).map((part) => part.padStart(2, '0'));
  return { ...date, text: text.join('-') };
}

/** "day 7, month 8". */
function partsOf(element: XmlElement): string {
  const parts = ['day', 'month', 'year'].map((part) => [part, attributeOf(element, part)] as const);
  return parts.flatMap(([part, value]) => (value === undefined ? [] : [`${part} ${value}`])).join(', ');
}

/** An address or place of birth: its own parts take precedence over those of the place it refers to. */
function placesOf(elements: readonly XmlElement[], context: SecoContext): Place[] {
  const places = elements.map((element) => {
    const known = context.place(attributeOf(element, 'place-id') ?? '');
    const own = placeParts(element);
    const box = textOf(element, 'p-o-box');
    const street = [
      textOf(element, 'c-o'),
      textOf(element, 'address-details'),
      box === undefined ? undefined : `P.O. Box ${box}`,
    ];
    return placeOf({
      street: street.filter((part) => part !== undefined).join(', ') || undefined,
      city: own.city ?? known?.city,
      region: own.region ?? known?.region,
      postalCode: textOf(element, 'zip-code'),
      country: own.country ?? known?.country,
      note: textOf(element, 'remarks') ?? textOf(element, 'remark'),
    });
  });
  return places.filter((place) => place !== undefined);
}

function documentOf(element: XmlElement): Identifier[] {
  const value = textOf(element, 'number');
  if (value === undefined) return [];
  const type = attributeOf(element, 'document-type');
  const issuer = childOf(element, 'issuer');
  const country = countryCode(attributeOf(issuer, 'code')) ?? countryCode(issuer?.text);
  return [
    compact({
      type: lookup(DOCUMENTS, type) ?? 'other',
      value,
      country,
      label: type,
      issuedOn: parseDay(textOf(element, 'date-of-issue')),
      expiresOn: parseDay(textOf(element, 'expiry-date')),
      note: textOf(element, 'remark') ?? (country === undefined ? oneLine(issuer?.text ?? '') : undefined),
    }),
  ];
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}
