import { EFFECTS, type Effect, type EntityType, type ListedName, type Listing } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { compactListing } from '../../fields/compact-listing.ts';
import { countryCode } from '../../fields/country-code.ts';
import { lookup } from '../../fields/lookup.ts';
import { distinctNames, nameOf, withPrimary } from '../../fields/name.ts';
import { parseDate } from '../../fields/parse-date.ts';
import { placeOf, placeOfLine } from '../../fields/place.ts';
import type { Rejection, Source } from '../../source.ts';
import { childOf, itemsOf, textOf, type XmlElement } from '../../xml/element.ts';
import { type Details, emptyDetails } from './details.ts';
import { nationalitiesOf, readIdList } from './id-list.ts';
import { legalBasisOf, nonSdnMeasures } from './programs.ts';
import { readRemarks } from './remarks.ts';
import { OFAC_SDN, ofacRecordUrl } from './source.ts';
import { readVesselInfo } from './vessel-info.ts';

const TYPES: Readonly<Record<string, EntityType>> = {
  individual: 'person',
  entity: 'organization',
  vessel: 'vessel',
  aircraft: 'aircraft',
};

/** One `sdnEntry`. */
export function toListing(record: XmlElement, source: Source): Listing | Rejection {
  const uid = textOf(record, 'uid');
  if (uid === undefined) return { rejected: 'no_id' };
  const entityType = lookup(TYPES, textOf(record, 'sdnType')?.toLowerCase()) ?? 'unknown';
  const details = emptyDetails();
  const idTypes = readIdList(record, details);
  readVesselInfo(childOf(record, 'vesselInfo'), details);
  const remarks = textOf(record, 'remarks');
  if (remarks !== undefined) readRemarks(remarks, details);
  readBirth(record, details);
  const names = namesOf(record, entityType === 'person', details);
  if (names.length === 0) return { rejected: 'no_name' };
  const programs = itemsOf(record, 'programList', 'program').map((program) => program.text);
  const title = textOf(record, 'title');
  return compactListing({
    id: `${source.id}:${uid}` as const,
    list: source.id,
    sourceId: uid,
    entityType,
    names,
    gender: details.gender,
    birthDates: details.birthDates,
    birthPlaces: details.birthPlaces,
    nationalities: countriesOf([...nationalitiesOf(record), ...details.nationalities], details),
    addresses: addressesOf(record),
    identifiers: details.identifiers,
    positions: title === undefined ? [] : title.split(/;\s*/).filter((part) => part !== ''),
    contacts: details.contacts,
    vessel: entityType === 'vessel' ? filled(details.vessel) : undefined,
    aircraft: entityType === 'aircraft' ? filled(details.aircraft) : undefined,
    organization: filled(details.organization),
    relations: details.relations,
    programs,
    ...measuresOf(source, programs, idTypes),
    legalBasis: legalBasisOf(programs),
    listedOn: details.listedOn,
    url: ofacRecordUrl(uid),
    status: 'active' as const,
    remarks: details.remarks,
  });
}

function measuresOf(source: Source, programs: string[], idTypes: string[]): { effect: Effect; measures: string[] } {
  if (source.id === OFAC_SDN.id) return { effect: 'asset_freeze', measures: ['Block'] };
  const { effects, measures } = nonSdnMeasures(programs, idTypes);
  return { effect: EFFECTS.find((effect) => effects.includes(effect)) ?? source.effect, measures };
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

/**
 * OFAC splits the names of people, and only of people, into `firstName` and `lastName`. Where a person's name is one
 * text with a comma ("LAST, First"), as in files made from its CSV, it is split and put in reading order too.
 */
function partyName(
  element: XmlElement,
  isPerson: boolean,
  kind: ListedName['kind'],
  quality: ListedName['quality'],
): ListedName | undefined {
  const family = textOf(element, 'lastName');
  const given = textOf(element, 'firstName');
  if (given !== undefined && family !== undefined) return personName(given, family, kind, quality);
  const [last, first, ...more] = isPerson && given === undefined ? (family ?? '').split(', ') : [];
  if (last !== undefined && first !== undefined && more.length === 0) return personName(first, last, kind, quality);
  return nameOf(family ?? given, { kind, quality });
}

function personName(given: string, family: string, kind: ListedName['kind'], quality: ListedName['quality']) {
  return nameOf(`${given} ${family}`, { kind, quality, parts: { given, family } });
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

function addressesOf(record: XmlElement) {
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
    // Some files give the whole address as one line: its country is at the end.
    const isOneLine = street !== undefined && Object.values(parts).every((part) => part === undefined);
    const place = isOneLine ? placeOfLine(street) : placeOf({ street, ...parts });
    return place === undefined ? [] : [place];
  });
}

function countriesOf(names: readonly string[], details: Details): string[] {
  const codes = new Set<string>();
  for (const name of names) {
    const code = countryCode(name);
    if (code !== undefined) codes.add(code);
    else details.remarks.push(`nationality ${name}`);
  }
  return [...codes];
}

function filled<T extends object>(facts: T) {
  const known = compact(facts);
  return Object.keys(known).length === 0 ? undefined : known;
}
