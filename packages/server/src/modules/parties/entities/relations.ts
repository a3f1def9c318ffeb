import type { EntityRelations } from '@namesake/contract';
import type { Listing } from '@namesake/engine';
import { type Tie, tiesOf } from '@namesake/lists';
import type { Call } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import type { Snapshot } from '../../../lists/snapshot/snapshot.ts';
import { listedParty, nameParty, primaryNameOf, today } from '../ownership/party-names.ts';

type Item = EntityRelations['items'][number];

/**
 * Relations of a listed party, stated by its own listings and by those of others.
 *
 * @throws ApiError `entity_not_found`, `starting`
 */
export function getEntityRelations({ app }: Call, id: string): EntityRelations {
  const snapshot = app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const party = listedParty(snapshot, id);
  if (party === undefined) throw new ApiError('entity_not_found');
  const own = new Set<string>(party.listings.map((listing) => listing.id));
  const day = today(app);
  const said = party.listings.flatMap((listing) =>
    tiesOf(listing, day).map((tie) => presentTie(snapshot, 'from', listing, tie)),
  );
  const heard = [...own].flatMap((listing) =>
    statedOf(snapshot, listing)
      .filter((other) => !own.has(other.id))
      .flatMap((other) =>
        tiesOf(other, day)
          .filter((tie) => tie.listing === listing)
          .map((tie) => presentTie(snapshot, 'to', other, tie)),
      ),
  );
  return { entityId: party.id, primaryName: primaryNameOf(party), items: [...said, ...heard], nextCursor: null };
}

/** Listings that state a relation to this one. */
function statedOf({ ties, records }: Snapshot, id: string): readonly Listing[] {
  return ties
    .leadingTo(id)
    .map((from) => records.find(from)?.listing)
    .filter((listing) => listing !== undefined);
}

function presentTie(snapshot: Snapshot, direction: Item['direction'], listing: Listing, tie: Tie): Item {
  const other = direction === 'to' ? listing.id : tie.listing;
  const party = other === undefined ? undefined : listedParty(snapshot, other);
  const named = party === undefined ? null : nameParty(party);
  return {
    direction,
    kind: tie.kind,
    role: tie.role,
    name: direction === 'to' ? (named?.name ?? null) : (tie.name ?? named?.name ?? tie.listing ?? null),
    party: named,
    share: tie.share ?? null,
    former: tie.former,
    listing: listing.id,
  };
}
