import type { Identifier, Listing } from '@namesake/engine';
import { compactListing } from '../../fields/compact-listing.ts';
import { countryCode } from '../../fields/country-code.ts';
import { genderOf } from '../../fields/gender.ts';
import { imoNumbersIn } from '../../fields/imo-in-text.ts';
import { parseDay } from '../../fields/parse-day.ts';
import { placeOf } from '../../fields/place.ts';
import type { Rejection } from '../../list/record.ts';
import { childOf, childrenOf, itemsOf, oneLine, textOf, type XmlElement } from '../../xml/element.ts';
import { birthOf } from './birth.ts';
import { documentOf } from './documents.ts';
import { aliasRemark, namesOf } from './names.ts';
import { UN_SC } from './source.ts';

/**
 * Converts one INDIVIDUAL or ENTITY. Its reference number (`QDi.203`) is its id: DATAID has been renumbered between
 * publications.
 */
export function toListing(record: XmlElement): Listing | Rejection {
  const sourceId = textOf(record, 'REFERENCE_NUMBER') ?? textOf(record, 'DATAID');
  if (sourceId === undefined) return { rejected: 'no_id' };
  const names = namesOf(record);
  if (names.length === 0) return { rejected: 'no_name' };
  const comments = textOf(record, 'COMMENTS1');
  const birth = birthOf(record);
  const documents = childrenOf(record, 'INDIVIDUAL_DOCUMENT').map(documentOf);
  const nationalities = itemsOf(record, 'NATIONALITY', 'VALUE').map(({ text }) => text);
  const unresolved = nationalities.filter((name) => name !== '' && countryCode(name) === undefined);
  const regime = textOf(record, 'UN_LIST_TYPE');
  return compactListing({
    id: `${UN_SC.id}:${sourceId}` as const,
    list: UN_SC.id,
    sourceId,
    entityType: record.name === 'INDIVIDUAL' ? ('person' as const) : ('organization' as const),
    names,
    gender: genderOf(textOf(record, 'GENDER')) ?? genderOf(/\bGender:?\s*(\w+)/i.exec(comments ?? '')?.[1]),
    birthDates: birth.dates,
    birthPlaces: birth.places,
    nationalities: distinct(nationalities.map(countryCode)),
    addresses: addressesOf(record),
    identifiers: [...documents.flatMap(({ identifiers }) => identifiers), ...imoIdentifiers(comments)],
    positions: valuesOf(record, 'DESIGNATION'),
    titles: valuesOf(record, 'TITLE'),
    programs: regime === undefined ? [] : [regime],
    effect: UN_SC.effect,
    listedOn: parseDay(textOf(record, 'LISTED_ON')),
    updatedOn: lastUpdate(record),
    unReference: textOf(record, 'REFERENCE_NUMBER'),
    url: UN_SC.pageUrl,
    status: 'active' as const,
    remarks: distinct([
      comments,
      ...documents.map(({ words }) => words),
      ...childrenOf(record, 'INDIVIDUAL_ALIAS').map(aliasRemark),
      ...childrenOf(record, 'ENTITY_ALIAS').map(aliasRemark),
      ...birth.remarks,
      ...unresolved.map((name) => `Nationality: ${name}`),
    ]),
  });
}

function imoIdentifiers(comments: string | undefined): Identifier[] {
  return imoNumbersIn(comments ?? '').map((value) => ({
    type: 'imo',
    value,
    label: 'IMO company number',
    note: 'named in the comments',
  }));
}

function addressesOf(record: XmlElement) {
  const elements = [...childrenOf(record, 'INDIVIDUAL_ADDRESS'), ...childrenOf(record, 'ENTITY_ADDRESS')];
  return elements.flatMap((element) => {
    const zip = textOf(element, 'ZIP_CODE');
    const region = textOf(element, 'STATE_PROVINCE');
    // ZIP_CODE sometimes contains a province.
    const isProvince = zip !== undefined && !/\d/.test(zip);
    const place = placeOf({
      street: textOf(element, 'STREET'),
      city: textOf(element, 'CITY'),
      region: isProvince ? [zip, region].filter((part) => part !== undefined).join(', ') : region,
      postalCode: isProvince ? undefined : zip,
      country: textOf(element, 'COUNTRY'),
      note: textOf(element, 'NOTE'),
    });
    return place === undefined ? [] : [place];
  });
}

function valuesOf(record: XmlElement, name: string): string[] {
  return distinct(itemsOf(record, name, 'VALUE').map(({ text }) => oneLine(text)));
}

function lastUpdate(record: XmlElement): string | undefined {
  const days = childrenOf(childOf(record, 'LAST_DAY_UPDATED'), 'VALUE').map(({ text }) => parseDay(text));
  return days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}
