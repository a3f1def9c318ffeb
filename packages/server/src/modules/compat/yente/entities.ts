import type { YenteAdjacent, YenteEntity, YentePage } from '@namesake/contract';
import { edgeOf, ftmId, listingIdOf, sanctionOf, toFtm } from '@namesake/lists';
import type { Call } from '../../../context/app.ts';
import { checkScope } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { listOf as listOfListing } from '../../../lib/ids/listing-id.ts';
import type { Snapshot } from '../../../lists/snapshot/snapshot.ts';
import { getEntityRelations } from '../../parties/entities/relations.ts';
import { type ListedParty, listedParty } from '../../parties/ownership/party-names.ts';
import { presentListings } from './present.ts';

/** An entity related to a party, whose properties may contain further entities. */
type Beside = Readonly<Record<string, unknown>>;

/** Properties that lead to related entities. */
const LEADING = ['sanctions', 'familyPerson', 'familyRelative', 'unknownLinkFrom', 'unknownLinkTo'];

/** Page of the related entities. */
type Page = { readonly limit?: number | undefined; readonly offset?: number | undefined };

/** The id belongs to another listing of the party; the client is redirected to the id of the party. */
export type Moved = { readonly movedTo: string };

const DEFAULT_LIMIT = 10;

/**
 * A listed party. If the id belongs to another of its listings, the id of the party.
 *
 * @throws ApiError `entity_not_found`, `scope_missing`, `starting`
 */
export function readEntity(call: Call, id: string, nested: boolean): YenteEntity | Moved {
  const { snapshot, party, isOwn } = partyOf(call, id);
  if (!isOwn) return { movedTo: ftmId(party.id) };
  const entity = presentListings(snapshot, party.id, party.listings);
  if (!nested) return entity;
  return { ...entity, properties: { ...entity.properties, ...Object.fromEntries(besideOf(call, snapshot, party)) } };
}

/**
 * Entities related to a party, one page per property.
 *
 * @throws ApiError as {@link readEntity}
 */
export function readAdjacent(call: Call, id: string, page: Page): YenteAdjacent | Moved {
  const { snapshot, party, isOwn } = partyOf(call, id);
  if (!isOwn) return { movedTo: ftmId(party.id) };
  const pages = [...besideOf(call, snapshot, party)].map(([property, all]) => [property, pageOf(all, page)] as const);
  return { entity: presentListings(snapshot, party.id, party.listings), adjacent: Object.fromEntries(pages) };
}

/**
 * Entities related to a party by one property. A property that never leads to entities is not found: an empty page
 * would imply, for example, that the party owns nothing, although lists may state that as text or as another relation.
 *
 * @throws ApiError `not_found`, and as {@link readEntity}
 */
export function readAdjacentBy(call: Call, id: string, property: string, page: Page): YentePage | Moved {
  const { snapshot, party, isOwn } = partyOf(call, id);
  if (!LEADING.includes(property))
    throw new ApiError('not_found', { detail: `No list leads on by this property, only by ${LEADING.join(', ')}.` });
  if (!isOwn) return { movedTo: ftmId(party.id) };
  return pageOf(besideOf(call, snapshot, party).get(property) ?? [], page);
}

const pageOf = (all: readonly unknown[], { limit = DEFAULT_LIMIT, offset = 0 }: Page): YentePage => ({
  results: all.slice(offset, offset + limit),
  total: { value: all.length, relation: 'eq' },
  limit,
  offset,
});

/** The party that a request names. */
type Asked = {
  readonly snapshot: Snapshot;
  readonly party: ListedParty;
  /** Whether the id is that of the party, not of another of its listings. */
  readonly isOwn: boolean;
};

/** Finds a party by the id used in answers, or by the id of a listing. */
function partyOf({ app, principal }: Call, id: string): Asked {
  checkScope(principal, 'search:read', 'it reads a listed party');
  const snapshot = app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const listing = listingIdOf(id) ?? id;
  const party = listedParty(snapshot, listing);
  if (party === undefined) throw new ApiError('entity_not_found');
  return { snapshot, party, isOwn: party.id === listing };
}

/** Measures and relations of a party, by the property that leads to them. */
function besideOf(call: Call, snapshot: Snapshot, party: ListedParty): Map<string, Beside[]> {
  const beside = new Map<string, Beside[]>();
  const add = (property: string, entity: Beside): void => {
    beside.set(property, [...(beside.get(property) ?? []), { ...entity, referents: [], target: false }]);
  };
  const publishers = new Map(snapshot.lists.map(({ id, publisher }) => [id, publisher]));
  for (const listing of party.listings) {
    const sanction = sanctionOf(listing, party.id, publishers.get(listing.list));
    if (sanction !== undefined) add('sanctions', sanction);
  }
  for (const item of getEntityRelations(call, party.id).items) {
    const far = item.party === null ? undefined : listedParty(snapshot, item.party.id);
    if (far === undefined || item.party === null) continue;
    const { direction, kind, share, former, listing } = item;
    const { at, onward, edge } = edgeOf({
      direction,
      kind,
      former,
      listing,
      list: listOfListing(listing),
      other: item.party,
      ...(share === null ? {} : { share }),
      party: { id: party.id, entityType: party.listings[0]?.entityType ?? null },
    });
    const entity = { ...toFtm(far.id, far.listings), target: true };
    add(at, { ...edge, properties: { ...edge.properties, [onward]: [entity] } });
  }
  return beside;
}
