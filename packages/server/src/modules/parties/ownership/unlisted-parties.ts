import type { Snapshot } from '../../../lists/snapshot/snapshot.ts';
import { listOf } from '../../../lists/versions/listed-parties.ts';
import type { OwnershipStore } from '../store/ownership-store.ts';
import { type OperatorStake, OwnershipNotProved } from '../store/stake-rows.ts';

/** Parties of the operator's table whose ids are of a loaded list that no longer contains them. */
export function unlistedParties(
  stakes: readonly OperatorStake[],
  { lists, records }: Pick<Snapshot, 'lists' | 'records'>,
): readonly string[] {
  const loaded = new Set(lists.map(({ id }) => id));
  const ids = new Set(stakes.flatMap(({ owner, owned }) => [owner, owned]));
  return [...ids].filter((id) => loaded.has(listOf(id)) && records.find(id)?.listing.status !== 'active').sort();
}

/** Reports how many parties of the operator's table each loaded snapshot no longer lists. Proves the table anew. */
export const reportUnlisted =
  (store: Pick<OwnershipStore, 'provedAgain'>, report: (line: string) => void) =>
  async (snapshot: Snapshot): Promise<void> => {
    const { length } = unlistedParties(await stakesOf(store), snapshot);
    if (length === 0) return;
    report(`  warning: ${length} parties of your ownership table are no longer listed: see "namesake ownership check"`);
  };

/** None where the table is not proved, of which the store tells. */
async function stakesOf(store: Pick<OwnershipStore, 'provedAgain'>): Promise<readonly OperatorStake[]> {
  try {
    return (await store.provedAgain()).stakes;
  } catch (error) {
    if (error instanceof OwnershipNotProved) return [];
    throw error;
  }
}
