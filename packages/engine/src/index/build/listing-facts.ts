import type { Contact, Identifier, Listing } from '../../types/listing.ts';
import type { ListingFacts } from '../tables/index-data.ts';

/** The facts of a listing that evidence is compared with. */
export function factsOf(listing: Listing): ListingFacts {
  const countries = new Set<string>(listing.nationalities ?? []);
  for (const place of [...(listing.addresses ?? []), ...(listing.birthPlaces ?? [])]) {
    if (place.country) countries.add(place.country);
  }
  for (const { country } of listing.identifiers ?? []) if (country) countries.add(country);
  const flag = listing.vessel?.flag;
  if (flag && /^[A-Z]{2}$/.test(flag)) countries.add(flag);
  const identifiers = [
    ...(listing.identifiers ?? []),
    ...(listing.contacts ?? []).map(contactIdentifier),
    ...marksOf(listing),
  ].map(({ type, value, country, inProse }) => ({
    type,
    value,
    ...(country && { country }),
    ...(inProse && { inProse }),
  }));
  return {
    ...(listing.gender && { gender: listing.gender }),
    ...(listing.birthDates?.length && { birthDates: listing.birthDates }),
    ...(countries.size > 0 && { countries: [...countries] }),
    ...(identifiers.length > 0 && { identifiers }),
    ...(listing.addresses?.length && { addresses: listing.addresses.map((address) => address.text) }),
  };
}

/** A published contact identifies its party like a number; a fax counts as a telephone. */
const contactIdentifier = ({ kind, value }: Contact): Identifier => ({
  type: kind === 'fax' ? 'phone' : kind,
  value,
  ...(kind === 'phone' || kind === 'fax' ? { inProse: true } : {}),
});

/** ICAO annex 7: a prefix of nationality and a suffix. */
const MARK = /^[A-Z0-9]{1,2}-[A-Z0-9]{3,5}$/;

/** Lists often give the registration mark of an aircraft only as its name. */
const marksOf = ({ entityType, names }: Listing): readonly Identifier[] =>
  entityType === 'aircraft'
    ? names.filter(({ value }) => MARK.test(value)).map(({ value }) => ({ type: 'aircraft_registration', value }))
    : [];
