import type { EntityHistory } from '@namesake/contract';
import type { App, Call } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { presentVersion } from '../../lists/present-version.ts';

type Item = EntityHistory['items'][number];

/**
 * History of a party across the versions known here: of each listing shown as part of it, or of the one listing with
 * this id if it is no longer listed.
 * @throws ApiError `entity_not_found`, `starting`
 */
export async function getEntityHistory({ app }: Call, id: string): Promise<EntityHistory> {
  const snapshot = app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const listings = snapshot.screener.entityOf(id)?.listings ?? [];
  const events = await app.storage.listVersions.events(listings.length === 0 ? [id] : listings);
  if (listings.length === 0 && events.length === 0) throw new ApiError('entity_not_found');
  const items = events.map(
    ({ listing, change, fields, at, version }): Item => ({
      listing,
      change,
      fields,
      at: new Date(at).toISOString(),
      version: presentVersion(version),
    }),
  );
  // Listings of the first version have no event of their own.
  const known = new Set([...listings, ...events.map(({ listing }) => listing)]);
  const early = [...known].filter((one) => events.find(({ listing }) => listing === one)?.change !== 'added');
  const present = await Promise.all(early.map((listing) => firstSeen(app, listing)));
  return { items: [...present.flat(), ...items], nextCursor: null };
}

async function firstSeen(app: App, listing: string): Promise<Item[]> {
  const first = await app.storage.listVersions.first(listing.slice(0, listing.indexOf(':')));
  if (first === undefined) return [];
  const at = new Date(first.acceptedAt).toISOString();
  return [{ listing, change: 'present', fields: [], at, version: presentVersion(first) }];
}
