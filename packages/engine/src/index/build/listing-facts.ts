import type { Listing } from '../../types/listing.ts';
import type { ListingFacts } from '../tables/index-data.ts';

/** The part of a listing that evidence is compared with. */
export function factsOf(listing: Listing): ListingFacts {
  const countries = new Set<string>(listing.nationalities ?? []);
  for (const place of [...(listing.addresses ?? []), ...(listing.birthPlaces ?? [])]) {
    if (place.country) countries.add(place.country);
  }
  for (const { country } of listing.identifiers ?? []) if (country) countries.add(country);
  const flag = listing.vessel?.flag;
  if (flag && /^[A-Z]{2}$/.test(flag)) countries.add(flag);
  return {
    ...(listing.gender && { gender: listing.gender }),
    ...(listing.birthDates?.length && { birthDates: listing.birthDates }),
    ...(countries.size > 0 && { countries: [...countries] }),
    ...(listing.identifiers?.length && {
      identifiers: listing.identifiers.map(({ type, value, country }) => ({
        type,
        value,
        ...(country && { country }),
      })),
    }),
    ...(listing.addresses?.length && { addresses: listing.addresses.map((address) => address.text) }),
  };
}
