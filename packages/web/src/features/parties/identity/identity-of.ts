import type { Party, PartyIdentity, Said } from './party-identity.ts';

/** Puts equal values together, each with all listings that say so. */
function unite<Value extends object>(
  values: readonly (Value & { readonly listing: string })[],
): readonly Said<Value>[] {
  const united = new Map<string, Said<Value>>();
  for (const said of values) {
    const { listing, ...value } = said;
    const key = JSON.stringify(value);
    united.set(key, { ...said, listings: [...(united.get(key)?.listings ?? []), listing] });
  }
  return [...united.values()];
}

/** What the lists say of a party, as the service united it, else from its single facts. */
export function identityOf(party: Party): PartyIdentity {
  if (party.identity !== undefined) return party.identity;
  const first = party.listings[0]?.id ?? party.entityId;
  const plain = (values: readonly string[]) => values.map((value) => ({ value, listings: [] }));
  const primary = {
    value: party.primaryName,
    kind: 'primary',
    quality: 'unknown',
    script: '',
    listing: first,
  } as const;
  const hasPrimary = party.aliases.some(({ value }) => value === party.primaryName);
  return {
    names: unite(hasPrimary ? party.aliases : [primary, ...party.aliases]),
    genders: [],
    birthDates: unite(party.birthDates),
    birthPlaces: unite(party.birthPlaces),
    deathDates: [],
    nationalities: plain(party.nationalities),
    positions: plain(party.positions),
    titles: [],
    documents: unite(party.identifiers),
    addresses: unite(party.addresses),
    contacts: [],
    reasons: unite(party.remarks),
  };
}
