import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import { listOf } from '../../lists/versions/listed-parties.ts';
import type { OwnershipStore } from '../../storage/ports/ownership.ts';

/** Parties of the operator's table whose ids are of a loaded list, and that it lists no more. */
export async function unlistedParties(
  store: Pick<OwnershipStore, 'all'>,
  { lists, records }: Pick<Snapshot, 'lists' | 'records'>,
): Promise<readonly string[]> {
  const loaded = new Set(lists.map(({ id }) => id));
  const ids = new Set((await store.all()).flatMap(({ owner, owned }) => [owner, owned]));
  return [...ids].filter((id) => loaded.has(listOf(id)) && records.find(id)?.listing.status !== 'active').sort();
}
