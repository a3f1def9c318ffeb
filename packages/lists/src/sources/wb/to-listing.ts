import type { EntityType, Listing } from '@namesake/engine';
import { compactListing } from '../../fields/compact-listing.ts';
import { countryCode } from '../../fields/country-code.ts';
import { lookup } from '../../fields/lookup.ts';
import { parseDay } from '../../fields/parse-day.ts';
import { placeOf } from '../../fields/place.ts';
import type { Rejection } from '../../list/record.ts';
import { oneLine } from '../../xml/element.ts';
import { namesOf } from './names.ts';
import { WB_DEBARRED } from './source.ts';

/** Members of one record, unchanged. */
export type WbRecord = ReadonlyMap<string, unknown>;

/** A member that is text or a number, as one line; undefined for `null`, blank and anything else. */
export function textIn(record: WbRecord, member: string): string | undefined {
  const value = record.get(member);
  return typeof value === 'string' || typeof value === 'number' ? oneLine(String(value)) : undefined;
}

const TYPES: Readonly<Record<string, EntityType>> = { I: 'person', F: 'organization', C: 'organization' };

/** The bank's date for "permanent". */
const NO_END = '2999-12-31';

/** Converts one record. A debarment that ended before the day of the file (ISO) is over. */
export function toListing(record: WbRecord, day: string): Listing | Rejection {
  const text = (member: string) => textIn(record, member);
  const sourceId = text('SUPP_ID');
  if (sourceId === undefined) return { rejected: 'no_id' };
  const entityType = lookup(TYPES, text('SUPP_TYPE_CODE')) ?? 'unknown';
  const { names, titles, registrations, remarks } = namesOf(
    text('SUPP_NAME'),
    text('ADD_SUPP_INFO'),
    entityType === 'person',
  );
  if (names.length === 0) return { rejected: 'no_name' };
  const country = countryCode(text('LAND1'));
  const place = placeOf({
    street: text('SUPP_ADDR'),
    city: text('SUPP_CITY'),
    region: text('SUPP_PROV_NAME') ?? text('SUPP_STATE_CODE'),
    postalCode: text('SUPP_ZIP_CODE') ?? text('SUPP_POST_CODE'),
    country: text('COUNTRY_NAME') ?? country,
  });
  const until = parseDay(text('DEBAR_TO_DATE'));
  const register = text('REGISTER_ID');
  const acronyms = [text('SUPP_PRE_ACRN'), text('SUPP_POST_ACRN')].filter((part) => part !== undefined);
  return compactListing({
    id: `${WB_DEBARRED.id}:${sourceId}` as const,
    list: WB_DEBARRED.id,
    sourceId,
    entityType,
    names,
    addresses: place === undefined ? [] : [place],
    identifiers: [...new Set([...registrations, ...(register === undefined ? [] : [register])])].map(
      (value) => ({ type: 'registration_number', value }) as const,
    ),
    titles,
    programs: [text('ELIG_STAT') === 'X-DEBARRED' ? 'Cross-debarment' : 'Debarment'],
    effect: WB_DEBARRED.effect,
    measures: ['Not eligible for contracts financed by the bank'],
    legalBasis: text('DEBAR_REASON'),
    listedOn: parseDay(text('DEBAR_FROM_DATE')),
    updatedOn: parseDay(text('UPD_DATE')),
    url: WB_DEBARRED.pageUrl,
    status: until !== undefined && until < day ? ('delisted' as const) : ('active' as const),
    remarks: [
      ...remarks,
      ...acronyms,
      ...(until === undefined || until === NO_END ? [] : [`Until ${until}`]),
      ...[text('INELIGIBLY_STATUS')].filter((status) => status !== undefined),
    ],
  });
}
