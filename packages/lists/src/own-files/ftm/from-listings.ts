import type { EntityType, Listing } from '@namesake/engine';
import { lookup } from '../../fields/lookup.ts';
import { factsOf } from './from-facts.ts';
import { ftmId } from './ftm-id.ts';
import type { FtmProperties } from './ftm-properties.ts';
import { topicsOf } from './topics-of.ts';

/** Schema for each type of party; Company is left to lists that state it. */
export const SCHEMA_OF_TYPE: Readonly<Record<EntityType, string>> = {
  person: 'Person',
  organization: 'Organization',
  vessel: 'Vessel',
  aircraft: 'Airplane',
  wallet: 'CryptoWallet',
  unknown: 'LegalEntity',
};

/** A party in FollowTheMoney, valid by its model in values and schema. */
export type FtmParty = {
  readonly id: string;
  readonly caption: string;
  readonly schema: string;
  readonly properties: FtmProperties;
  /** Ids of lists. */
  readonly datasets: readonly string[];
  /** Ids of other listings that are shown as this party. */
  readonly referents: readonly string[];
};

/**
 * Converts the listings of one party to one entity: the inverse of `toListing`. Facts without a FollowTheMoney property
 * go into `notes`, so that nothing is lost.
 * @param id of the party: that of one of its listings
 * @param listings at least one; the first decides the schema and the caption
 */
export function toFtm(id: string, listings: readonly Listing[]): FtmParty {
  const [first] = listings;
  const schema = SCHEMA_OF_TYPE[first?.entityType ?? 'unknown'];
  const values = new Map<string, Set<string>>();
  const add = (property: string, texts: readonly string[]): void => {
    for (const text of texts.map(tidy))
      if (text !== '') values.set(property, (values.get(property) ?? new Set()).add(text));
  };
  for (const listing of listings) {
    addNames(listing, add);
    const facts = factsOf(listing, schema);
    for (const property of Object.keys(facts)) add(property, lookup(facts, property) ?? []);
  }
  add('topics', topicsOf(listings));
  const names = first?.names ?? [];
  return {
    id: ftmId(id),
    caption: tidy((names.find(({ kind }) => kind === 'primary') ?? names[0])?.value ?? id),
    schema,
    properties: Object.fromEntries([...values].map(([property, texts]) => [property, [...texts]])),
    datasets: [...new Set(listings.map(({ list }) => list))],
    referents: listings.filter((listing) => listing.id !== id).map((listing) => ftmId(listing.id)),
  };
}

/** One line without control characters. */
const tidy = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/** FollowTheMoney limit of the length of a name. */
const LONGEST_NAME = 384;

function addNames({ names }: Listing, add: (property: string, texts: readonly string[]) => void): void {
  for (const { value, kind, quality } of names) {
    const property =
      kind === 'primary' ? 'name' : kind === 'former' ? 'previousName' : quality === 'weak' ? 'weakAlias' : 'alias';
    add(value.length > LONGEST_NAME ? 'notes' : property, [value]);
  }
}
