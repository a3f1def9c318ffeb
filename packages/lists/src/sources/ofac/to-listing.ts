import type { ListedName, Listing, Place } from '@namesake/engine';
import { distinctNames, nameOf, withPrimary } from '../../fields/name.ts';
import { parseDate } from '../../fields/parse-date.ts';
import { placeOf, placeOfLine } from '../../fields/place.ts';
import type { Rejection } from '../../list/record.ts';
import type { Source } from '../../list/source.ts';
import { childOf, itemsOf, textOf, type XmlElement } from '../../xml/element.ts';
import { type Details, emptyDetails } from './details.ts';
import { nationalitiesOf, readIdList } from './id-list.ts';
import { entityTypeOf, listingOf } from './party.ts';
import { nameOfLine, personName } from './party-name.ts';
import { readRemarks } from './remarks.ts';
import { readVesselInfo } from './vessel-info.ts';

/** Converts one `sdnEntry`. */
export function toListing(record: XmlElement, source: Source): Listing | Rejection {
  const entityType = entityTypeOf(textOf(record, 'sdnType'));
  const details = emptyDetails(entityType === 'person');
  const featureTypes = readIdList(record, details);
  readVesselInfo(childOf(record, 'vesselInfo'), details);
  const remarks = textOf(record, 'remarks');
  if (remarks !== undefined) readRemarks(remarks, details);
  readBirth(record, details);
  details.nationalities.unshift(...nationalitiesOf(record));
  return listingOf(
    {
      uid: textOf(record, 'uid'),
      entityType,
      names: namesOf(record, entityType === 'person', details),
      title: textOf(record, 'title'),
      programs: itemsOf(record, 'programList', 'program').map((program) => program.text),
      addresses: addressesOf(record),
      featureTypes,
      details,
    },
    source,
  );
}

function namesOf(record: XmlElement, isPerson: boolean, details: Details): ListedName[] {
  const aliases = itemsOf(record, 'akaList', 'aka').map((aka) => {
    const type = textOf(aka, 'type')?.toLowerCase();
    const weak = textOf(aka, 'category')?.toLowerCase() === 'weak';
    return partyName(aka, isPerson, type === 'f.k.a.' ? 'former' : 'alias', weak ? 'weak' : 'strong');
  });
  const all = distinctNames([partyName(record, isPerson, 'primary', 'strong'), ...aliases, ...details.names]);
  return all.length === 0 ? all : withPrimary(all);
}

function partyName(
  element: XmlElement,
  isPerson: boolean,
  kind: ListedName['kind'],
  quality: ListedName['quality'],
): ListedName | undefined {
  const family = textOf(element, 'lastName');
  const given = textOf(element, 'firstName');
  if (given !== undefined && family !== undefined) return personName(given, family, kind, quality);
  return given === undefined ? nameOfLine(family, isPerson, kind, quality) : nameOf(given, { kind, quality });
}

function readBirth(record: XmlElement, details: Details): void {
  for (const item of itemsOf(record, 'dateOfBirthList', 'dateOfBirthItem')) {
    const text = textOf(item, 'dateOfBirth');
    const date = text === undefined ? undefined : parseDate(text);
    if (date !== undefined) details.birthDates.push(date);
    else if (text !== undefined) details.remarks.push(`DOB ${text}`);
  }
  for (const item of itemsOf(record, 'placeOfBirthList', 'placeOfBirthItem')) {
    const text = textOf(item, 'placeOfBirth');
    if (text !== undefined) details.birthPlaces.push(placeOfLine(text));
  }
}

function addressesOf(record: XmlElement): Place[] {
  return itemsOf(record, 'addressList', 'address').flatMap((address) => {
    const lines = ['address1', 'address2', 'address3']
      .map((name) => textOf(address, name))
      .filter((x) => x !== undefined);
    const street = lines.length === 0 ? undefined : lines.join(', ');
    const parts = {
      city: textOf(address, 'city'),
      region: textOf(address, 'stateOrProvince'),
      postalCode: textOf(address, 'postalCode'),
      country: textOf(address, 'country'),
    };
    // Some files give the whole address as one line, which ends with its country.
    const isOneLine = street !== undefined && Object.values(parts).every((part) => part === undefined);
    const place = isOneLine ? placeOfLine(street) : placeOf({ street, ...parts });
    return place === undefined ? [] : [place];
  });
}
