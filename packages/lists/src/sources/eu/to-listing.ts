import type { Contact, Listing, Place } from '@namesake/engine';
import { compactListing } from '../../fields/compact-listing.ts';
import { genderOf } from '../../fields/gender.ts';
import { parseDay } from '../../fields/parse-day.ts';
import { placeOf } from '../../fields/place.ts';
import type { Rejection } from '../../list/record.ts';
import { attributeOf, childOf, childrenOf, oneLine, textOf, type XmlElement } from '../../xml/element.ts';
import { birthOf } from './birth.ts';
import { countryOf, countryWords } from './country.ts';
import { identificationsOf } from './identification.ts';
import { namesOf } from './names.ts';
import { EU_FSF } from './source.ts';

/** Longer functions are reasons for listing, not positions. */
const POSITION_LENGTH = 160;

/** Converts one sanctionEntity. */
export function toListing(record: XmlElement): Listing | Rejection {
  const sourceId = attributeOf(record, 'euReferenceNumber') ?? attributeOf(record, 'logicalId');
  if (sourceId === undefined) return { rejected: 'no_id' };
  const names = namesOf(record);
  if (names.length === 0) return { rejected: 'no_name' };
  const aliases = childrenOf(record, 'nameAlias');
  const regulation = childOf(record, 'regulation');
  const isPerson = typeOf(record) === 'person';
  const functions = distinct(aliases.flatMap((alias) => lettered(attributeOf(alias, 'function'))));
  const titles = distinct(aliases.map((alias) => attributeOf(alias, 'title')));
  const birth = birthOf(record);
  const details = attributeOf(record, 'designationDetails');
  const own = childrenOf(record, 'remark').map(({ text }) => oneLine(text));
  return compactListing({
    id: `${EU_FSF.id}:${sourceId}` as const,
    list: EU_FSF.id,
    sourceId,
    entityType: typeOf(record),
    names,
    gender: aliases.map((alias) => genderOf(attributeOf(alias, 'gender'))).find((gender) => gender !== undefined),
    birthDates: birth.dates,
    birthPlaces: birth.places,
    nationalities: distinct(childrenOf(record, 'citizenship').map(countryOf)),
    addresses: addressesOf(record),
    identifiers: childrenOf(record, 'identification').flatMap(identificationsOf),
    positions: functions.filter((text) => text.length <= POSITION_LENGTH),
    titles: isPerson ? titles : [],
    contacts: contactsOf(record),
    organization: isPerson || titles.length === 0 ? undefined : { type: titles.join('; ') },
    programs: distinct(childrenOf(record, 'regulation').map((element) => attributeOf(element, 'programme'))),
    effect: EU_FSF.effect,
    legalBasis: attributeOf(regulation, 'numberTitle'),
    listedOn: parseDay(attributeOf(record, 'designationDate')) ?? dayIn([details, ...own]),
    updatedOn: parseDay(attributeOf(regulation, 'publicationDate')),
    unReference: paddedReference(attributeOf(record, 'unitedNationId')),
    url: textOf(regulation, 'publicationUrl') ?? EU_FSF.pageUrl,
    status: 'active' as const,
    remarks: distinct([
      ...own.filter((remark) => remark !== 'none' && remark !== '.'),
      details,
      ...functions.filter((text) => text.length > POSITION_LENGTH),
      ...birth.remarks,
      ...aliases.flatMap((alias) => childrenOf(alias, 'remark')).map(({ text }) => oneLine(text)),
      ...childrenOf(record, 'citizenship').map(citizenshipRemark),
      ...childrenOf(record, 'identification').map(unreadIdentification),
    ]),
  });
}

/** As classified by the publisher; a few ships and institutes are coded as person or enterprise and stay so. */
function typeOf(record: XmlElement): 'person' | 'organization' | 'unknown' {
  const type = childOf(record, 'subjectType');
  const code = attributeOf(type, 'classificationCode') ?? attributeOf(type, 'code');
  return code === 'P' || code === 'person'
    ? 'person'
    : code === 'E' || code === 'enterprise'
      ? 'organization'
      : 'unknown';
}

function addressesOf(record: XmlElement): Place[] {
  return childrenOf(record, 'address').flatMap((address) => {
    const box = attributeOf(address, 'poBox');
    const street = [attributeOf(address, 'street'), attributeOf(address, 'place'), box && `P.O. Box ${box}`];
    const place = placeOf({
      street: street.filter((part) => part !== undefined && part !== '').join(', ') || undefined,
      city: attributeOf(address, 'city'),
      region: attributeOf(address, 'region'),
      postalCode: attributeOf(address, 'zipCode'),
      country: countryWords(address),
      note: remarkOf(address),
    });
    return place === undefined ? [] : [place];
  });
}

function remarkOf(element: XmlElement): string | undefined {
  const notes = childrenOf(element, 'remark')
    .map(({ text }) => oneLine(text))
    .filter((text) => text !== undefined);
  return notes.length === 0 ? undefined : notes.join('; ');
}

function contactsOf(record: XmlElement): Contact[] {
  return childrenOf(record, 'address')
    .flatMap((address) => childrenOf(address, 'contactInfo'))
    .flatMap((info) => {
      const key = attributeOf(info, 'key') ?? '';
      const value = attributeOf(info, 'value') ?? oneLine(info.text);
      if (value === undefined) return [];
      const kind = /mail/i.test(key)
        ? 'email'
        : /fax/i.test(key)
          ? 'fax'
          : /web|site|url/i.test(key)
            ? 'website'
            : 'phone';
      return [{ kind, value } as const];
    });
}

/** A citizenship with a region or a former country, as text. */
function citizenshipRemark(element: XmlElement): string | undefined {
  const region = attributeOf(element, 'region');
  if (region === undefined && countryOf(element) !== undefined) return undefined;
  const words = [region, countryWords(element)].filter((part) => part !== undefined);
  return words.length === 0 ? undefined : `Citizenship: ${words.join(', ')}`;
}

function unreadIdentification(element: XmlElement): string | undefined {
  const number = attributeOf(element, 'number');
  if (number === undefined || number === '-' || identificationsOf(element).length > 0) return undefined;
  return `${attributeOf(element, 'identificationTypeCode') ?? 'Identification'}: ${number}`;
}

/** Splits "(a) Minister, (b) Governor." into its parts. */
function lettered(text: string | undefined): string[] {
  if (text === undefined) return [];
  if (!/^\(?a\)/i.test(text)) return [text];
  return text
    .split(/[,;]?\s*\(?[a-h]\)\s*/i)
    .map((part) => part.replace(/[.,;]$/, '').trim())
    .filter((part) => part !== '');
}

/** "Date of UN designation: 9.6.2010", "Date of listing 1.12.2011". */
function dayIn(texts: readonly (string | undefined)[]): string | undefined {
  for (const text of texts) {
    const day = /\bdate of (?:un )?(?:designation|listing):?\s*(\d{1,2})\.(\d{1,2})\.(\d{4})/i.exec(text ?? '');
    if (day !== null) return parseDay(`${day[1]}/${day[2]}/${day[3]}`);
  }
  return undefined;
}

/** The Council writes `QDi.043`; the Commission sometimes `QDi.43`. */
function paddedReference(reference: string | undefined): string | undefined {
  const [, regime, number] = /^([A-Z]{2}[ie])\.?\s*(\d{1,3})$/.exec(reference ?? '') ?? [];
  return regime === undefined || number === undefined || Number(number) === 0
    ? reference
    : `${regime}.${number.padStart(3, '0')}`;
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}
