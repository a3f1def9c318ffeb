import type { ListingView, SearchResult, WatchmanEntity } from '@namesake/contract';
import type { Listing } from '@namesake/engine';
import { relationsOf } from '@namesake/lists';
import {
  blankEntity,
  contactOf,
  dayOf,
  firstDay,
  firstOf,
  governmentIdsOf,
  orNull,
  tonsOf,
  walletsOf,
} from './entity-parts.ts';
import { watchmanName } from './lists.ts';

/** A record of a potential match: its part of the answer, and the record itself if it is still loaded. */
type Found = { readonly result: SearchResult; readonly view: ListingView; readonly listing: Listing | undefined };

/**
 * One record in Watchman's format. `organizations` is the type to use for organizations, which lists do not specify.
 */
export function presentEntity(
  { result, view, listing }: Found,
  organizations: 'business' | 'organization',
): WatchmanEntity {
  const record: Partial<Listing> = listing ?? {};
  const { names = [], addresses = [] } = record;
  const name = names[0]?.value ?? result.primaryName;
  const altNames = orNull(names.filter(({ kind }) => kind === 'alias').map(({ value }) => value));
  const former = names.filter(({ kind }) => kind === 'former');
  const type = listing?.entityType ?? result.entityType;
  return {
    ...blankEntity(name, type === 'organization' ? organizations : type === 'wallet' ? 'unknown' : type),
    sourceList: watchmanName(view.list),
    sourceID: view.sourceId,
    ...ofType(type, { name, altNames }, { record, organizations }),
    contact: contactOf(record),
    addresses: orNull(
      addresses.map(({ text, street, city = '', region = '', postalCode = '', country = '' }) => {
        const line1 = street ?? (city === '' ? text : '');
        return { line1, line2: '', city, postalCode, state: region, country, latitude: 0, longitude: 0 };
      }),
    ),
    cryptoAddresses: walletsOf(record.identifiers),
    affiliations: orNull(
      (listing === undefined ? [] : relationsOf(listing)).map(({ kind, name: entityName, listing: other }) => ({
        entityName: entityName ?? other ?? '',
        type: kind,
      })),
    ),
    sanctionsInfo: {
      programs: view.programs,
      secondary: (record.remarks ?? []).concat(view.measures).some((text) => /secondary sanctions/i.test(text)),
      description: view.measures.join('; '),
    },
    historicalInfo: orNull(former.map(({ value }) => ({ type: 'Former Name', value }))),
    sourceData: sourceDataOf({ result, view, listing }),
  };
}

function sourceDataOf({ result, view, listing }: Found): WatchmanEntity['sourceData'] {
  const { entityId, priority, nameScore, reasons } = result;
  return {
    ...view,
    remarks: listing?.remarks ?? [],
    birthDates: (listing?.birthDates ?? []).map(({ text }) => text),
    entityId,
    priority,
    nameScore,
    reasons: reasons.map(({ text }) => text),
  };
}

type Names = { readonly name: string; readonly altNames: readonly string[] | null };
type Options = { readonly record: Partial<Listing>; readonly organizations: 'business' | 'organization' };

/** Member with the fields of this type of party. */
function ofType(
  type: Listing['entityType'],
  names: Names,
  { record, organizations }: Options,
): Partial<WatchmanEntity> {
  const { identifiers, vessel, aircraft, organization } = record;
  const governmentIDs = governmentIdsOf(identifiers);
  switch (type) {
    case 'person': {
      const { gender, birthDates, birthPlaces = [], deathDates, titles = [], positions = [] } = record;
      const isKnown = gender === 'male' || gender === 'female';
      const born = { birthDate: firstDay(birthDates), placeOfBirth: birthPlaces[0]?.text ?? '' };
      const rest = { deathDate: firstDay(deathDates), titles: orNull([...titles, ...positions]), governmentIDs };
      return { person: { ...names, gender: isKnown ? gender : 'unknown', ...born, ...rest } };
    }
    case 'organization': {
      const company = { ...names, created: dayOf(organization?.established), dissolved: null, governmentIDs };
      return { [organizations]: company };
    }
    case 'vessel':
      return {
        vessel: {
          ...names,
          imoNumber: firstOf('imo', identifiers),
          type: vessel?.type ?? 'unknown',
          flag: vessel?.flag ?? '',
          built: dayOf(vessel?.built),
          model: '',
          tonnage: tonsOf(vessel?.tonnage),
          mmsi: firstOf('mmsi', identifiers),
          callSign: firstOf('call_sign', identifiers),
          grossRegisteredTonnage: tonsOf(vessel?.grossTonnage),
          owner: vessel?.owner ?? '',
        },
      };
    case 'aircraft': {
      const facts = { built: dayOf(aircraft?.built), icaoCode: '', model: aircraft?.model ?? '' };
      const serialNumber = firstOf('aircraft_serial', identifiers);
      return { aircraft: { ...names, type: 'unknown', flag: '', ...facts, serialNumber } };
    }
    default:
      return {};
  }
}
