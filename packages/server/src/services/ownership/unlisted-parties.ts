import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import { listOf } from '../../lists/versions/listed-parties.ts';
import type { OwnershipStore } from '../../storage/ports/ownership.ts';

/** Parties of the operator's table whose ids are of a loaded list that no longer contains them. */
export async function unlistedParties(
  store: Pick<OwnershipStore, 'all'>,
  { lists, records }: Pick<Snapshot, 'lists' | 'records'>,
): Promise<readonly string[]> {
  const loaded = new Set(lists.map(({ id }) => id));
  const ids = new Set((await store.all()).flatMap(({ owner, owned }) => [owner, owned]));
  return [...ids].filter((id) => loaded.has(listOf(id)) && records.find(id)?.listing.status !== 'active').sort();
}

/** Reports how many parties of the operator's table each loaded snapshot no longer lists. */
export const reportUnlisted =
  (store: Pick<OwnershipStore, 'all'>, report: (line: string) => void) =>
  async (snapshot: Snapshot): Promise<void> => {
    const { length } = await unlistedParties(store, snapshot);
    if (length === 0) return;
    report(`  warning: ${length} parties of your ownership table are no longer listed: see "namesake ownership check"`);
  };
