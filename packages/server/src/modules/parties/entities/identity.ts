import type { Entity } from '@namesake/contract';
import type { Listing, NameQuality } from '@namesake/engine';

type Identity = Entity['identity'];
type Stated = { readonly listings: readonly string[] };

/** Identity of a party from all its listings: equal values once, each with every listing that states it. */
export function identityOf(listings: readonly Listing[], primaryName: string): Identity {
  const all = <T extends object>(of: (listing: Listing) => readonly T[], keyOf: (value: T) => string) =>
    gather(listings, of, keyOf);
  const plain = (of: (listing: Listing) => readonly string[] | undefined) =>
    all(
      (listing) => (of(listing) ?? []).map((value) => ({ value })),
      ({ value }) => folded(value),
    );
  return {
    names: namesOf(listings, primaryName),
    genders: all(
      ({ gender }) => (gender === undefined ? [] : [{ value: gender }]),
      ({ value }) => value,
    ),
    birthDates: all(({ birthDates = [] }) => birthDates, dateKey),
    birthPlaces: all(
      ({ birthPlaces = [] }) => birthPlaces,
      ({ text }) => folded(text),
    ),
    deathDates: all(({ deathDates = [] }) => deathDates, dateKey),
    nationalities: plain(({ nationalities }) => nationalities),
    positions: plain(({ positions }) => positions),
    titles: plain(({ titles }) => titles),
    documents: all(
      ({ identifiers = [] }) => identifiers,
      ({ type, value, country = '' }) => `${type} ${country} ${value.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()}`,
    ),
    addresses: all(
      ({ addresses = [] }) => addresses,
      ({ text }) => folded(text),
    ),
    contacts: all(
      ({ contacts = [] }) => contacts,
      ({ kind, value }) => `${kind} ${folded(value)}`,
    ),
    reasons: all(
      ({ remarks = [] }) => remarks.map((text) => ({ text })),
      ({ text }) => folded(text),
    ),
  };
}

/** Equal values of several listings, in the spelling of the first one. */
function gather<T extends object>(
  listings: readonly Listing[],
  of: (listing: Listing) => readonly T[],
  keyOf: (value: T) => string,
): (T & Stated)[] {
  const known = new Map<string, { readonly value: T; readonly listings: string[] }>();
  for (const listing of listings)
    for (const value of of(listing)) {
      const same = known.get(keyOf(value));
      if (same === undefined) known.set(keyOf(value), { value, listings: [listing.id] });
      else if (same.listings.at(-1) !== listing.id) same.listings.push(listing.id);
    }
  return [...known.values()].map(({ value, listings: by }) => ({ ...value, listings: by }));
}

/** The main name first. A name is as strong as its strongest mention. */
function namesOf(listings: readonly Listing[], primaryName: string): Identity['names'] {
  const names = gather(
    listings,
    (listing) => listing.names.map(({ value, kind, quality, script }) => ({ value, kind, quality, script })),
    ({ value }) => folded(value),
  );
  const strongest = new Map<string, NameQuality>();
  for (const { value, quality } of listings.flatMap((listing) => listing.names)) {
    const known = strongest.get(folded(value));
    if (known === undefined || RANK.indexOf(quality) < RANK.indexOf(known)) strongest.set(folded(value), quality);
  }
  const isMain = ({ value }: { readonly value: string }): number => (value === primaryName ? 0 : 1);
  return names
    .map((name) => ({ ...name, quality: strongest.get(folded(name.value)) ?? name.quality }))
    .sort((a, b) => isMain(a) - isMain(b));
}

const RANK: readonly NameQuality[] = ['strong', 'unknown', 'weak'];

const dateKey = ({ earliest, latest, circa }: { earliest: string; latest: string; circa: boolean }): string =>
  `${earliest} ${latest} ${circa}`;

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s,.;]+/g, ' ')
    .trim();
