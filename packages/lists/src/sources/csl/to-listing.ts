import type { EntityType, Identifier, Listing } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { compactListing } from '../../fields/compact-listing.ts';
import { countryCode } from '../../fields/country-code.ts';
import { isShortLink } from '../../fields/link.ts';
import { lookup } from '../../fields/lookup.ts';
import { parseDate } from '../../fields/parse-date.ts';
import { parseDay } from '../../fields/parse-day.ts';
import { placeOfLine } from '../../fields/place.ts';
import type { Rejection } from '../../list/record.ts';
import { oneLine } from '../../xml/element.ts';
import { readIds } from './ids.ts';
import { namesOf } from './names.ts';
import { type Part, partOf } from './parts.ts';
import { US_CSL } from './source.ts';

/** Cells of one row by column. */
export type CslRow = ReadonlyMap<string, string>;

const TYPES: Readonly<Record<string, EntityType>> = {
  Individual: 'person',
  Entity: 'organization',
  Vessel: 'vessel',
  Aircraft: 'aircraft',
};

/** Columns for the remarks, with their labels. */
const IN_WORDS: readonly (readonly [column: string, words: string])[] = [
  ['remarks', ''],
  ['license_requirement', 'License requirement: '],
  ['license_policy', 'License policy: '],
  ['standard_order', 'Standard order: '],
  ['end_date', 'Until '],
];

/**
 * Converts one row. OFAC's rows keep its numbers; rows of other departments only have the publisher's `_id`. A party on
 * several of the lists has one row, hence one listing, for each.
 */
export function toListing(row: CslRow): Listing | Rejection {
  const text = (column: string): string | undefined => oneLine(row.get(column) ?? '');
  const all = (column: string): string[] =>
    (row.get(column) ?? '')
      .split(/;\s*/)
      .map(oneLine)
      .filter((part) => part !== undefined);
  const source = text('source') ?? '';
  const number = text('entity_number');
  const key = number ?? text('_id');
  if (key === undefined) return { rejected: 'no_id' };
  const entityType = lookup(TYPES, text('type')) ?? 'unknown';
  const names = namesOf(row.get('name') ?? '', all('alt_names'), entityType === 'person');
  if (names.length === 0) return { rejected: 'no_name' };
  const part = partOf(source);
  const sourceId = `${part.code}-${key}`;
  const ids = readIds(all('ids'));
  const births = all('dates_of_birth');
  const callSign = text('call_sign');
  const title = text('title');
  const link = text('source_information_url');
  const isShort = link !== undefined && isShortLink(link);
  const vessel = compact({
    type: text('vessel_type'),
    flag: countryCode(text('vessel_flag')) ?? text('vessel_flag'),
    owner: text('vessel_owner'),
    tonnage: text('gross_tonnage'),
    grossTonnage: text('gross_registered_tonnage'),
  });
  return compactListing({
    id: `${US_CSL.id}:${sourceId}` as const,
    list: US_CSL.id,
    sourceId,
    entityType,
    names,
    gender: ids.gender,
    birthDates: births.map(parseDate).filter((date) => date !== undefined),
    birthPlaces: all('places_of_birth').map(placeOfLine),
    nationalities: [
      ...new Set(
        [...all('nationalities'), ...all('citizenships')].map(countryCode).filter((code) => code !== undefined),
      ),
    ],
    addresses: all('addresses').map(placeOfLine),
    identifiers: [...ids.identifiers, ...(callSign === undefined ? [] : [callSignOf(callSign)])],
    titles: title === undefined ? [] : [title],
    contacts: ids.contacts,
    vessel: Object.keys(vessel).length === 0 ? undefined : vessel,
    programs: all('programs').length > 0 ? all('programs') : [part.code],
    effect: part.effect,
    measures: source === '' ? [] : [source],
    legalBasis: text('federal_register_notice'),
    listedOn: parseDay(text('start_date')),
    url: link === undefined || isShort ? pageOf(part, number) : link,
    status: 'active' as const,
    repeats: part.repeats === undefined || number === undefined ? undefined : (`${part.repeats}:${number}` as const),
    remarks: [
      ...IN_WORDS.flatMap(([column, words]) => (text(column) === undefined ? [] : [`${words}${text(column)}`])),
      ...ids.remarks,
      ...(isShort ? [`Source information: ${link}`] : []),
      ...births.filter((birth) => parseDate(birth) === undefined).map((birth) => `Date of birth: ${birth}`),
    ],
  });
}

/** OFAC's page of the party, for OFAC's rows. */
function pageOf({ repeats }: Part, number: string | undefined): string {
  return repeats === undefined || number === undefined
    ? US_CSL.pageUrl
    : `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${number}`;
}

function callSignOf(value: string): Identifier {
  return { type: 'call_sign', value };
}
