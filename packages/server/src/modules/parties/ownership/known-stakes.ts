import type { Listing } from '@namesake/engine';
import { leastSharePpm, type Stake, stakeOfTie, tiesOf } from '@namesake/lists';
import { listOf } from '../../../lib/ids/listing-id.ts';
import type { Snapshot } from '../../../lists/snapshot/snapshot.ts';
import type { OwnershipStore } from '../store/ownership-store.ts';
import { type OperatorStake, OwnershipNotProved, type StakeTable } from '../store/stake-rows.ts';
import { type ListedParty, listedParty } from './party-names.ts';

/** A stake with its source. Ids are those of listed parties, or those given by the operator or a list. */
export type KnownStake = Stake & {
  readonly kind: string;
  /** The listing that states it; null for the operator's table. */
  readonly listing: string | null;
  readonly source: string | null;
  readonly asOf: string | null;
  /** Names of parties that are not listed. */
  readonly names: { readonly owner: string | null; readonly owned: string | null };
};

/** Maximum number of parties whose owners are looked up; bounds the cost of one request. */
const MAX_PARTIES = 500;

/** Finds stakes around parties in the loaded lists and the operator's table. */
export class KnownStakes {
  readonly #snapshot: Snapshot;
  readonly #table: StakeTable;
  readonly #today: string;

  constructor(snapshot: Snapshot, table: StakeTable, today: string) {
    this.#snapshot = snapshot;
    this.#table = table;
    this.#today = today;
  }

  /** Id of the party; for a listed party, that of the party its listing belongs to. */
  idOf(id: string): string {
    return this.#snapshot.screener.entityOf(id)?.entityId ?? id;
  }

  /** Every stake in this party and every stake it holds. */
  around(party: string): readonly KnownStake[] {
    const listed = listedParty(this.#snapshot, party);
    const ids = listed === undefined ? [party] : listed.listings.map(({ id }) => id);
    const imported = this.#table.touching(ids).map((stake) => this.#ofOperator(stake));
    const known = [...imported, ...(listed === undefined ? [] : this.#ofLists(listed))];
    return known.filter(({ owner, owned }) => owner !== owned && (owner === party || owned === party));
  }

  /** Every stake that may matter for these parties: in them, in their owners, and so on upwards. */
  above(parties: readonly string[]): { readonly stakes: readonly KnownStake[]; readonly complete: boolean } {
    const asked = new Set(parties);
    const stakes: KnownStake[] = [];
    let done = 0;
    // The loop also visits parties added while it runs.
    for (const party of asked) {
      if (done >= MAX_PARTIES) return { stakes, complete: false };
      done += 1;
      const inParty = this.around(party).filter(({ owned }) => owned === party);
      stakes.push(...inParty);
      for (const { owner } of inParty) asked.add(owner);
    }
    return { stakes, complete: true };
  }

  #ofOperator({ owner, owned, ownerName, ownedName, ...stake }: OperatorStake): KnownStake {
    return {
      owner: this.idOf(owner),
      owned: this.idOf(owned),
      sharePpm: stake.sharePpm,
      control: stake.control,
      kind: stake.control ? (stake.sharePpm === null ? 'controlled by' : 'owned and controlled by') : 'owned by',
      listing: null,
      source: stake.source,
      asOf: stake.asOf,
      names: { owner: ownerName, owned: ownedName },
    };
  }

  #ofLists({ listings }: ListedParty): KnownStake[] {
    const { ties, records } = this.#snapshot;
    const others = new Set(listings.flatMap(({ id }) => ties.leadingTo(id)));
    const stating = [...others].map((id) => records.find(id)?.listing).filter((listing) => listing !== undefined);
    return [...listings, ...stating].flatMap((listing) => this.#statedBy(listing));
  }

  #statedBy(listing: Listing): KnownStake[] {
    return tiesOf(listing, this.#today).flatMap((tie) => {
      const hold = stakeOfTie(tie);
      if (hold === undefined || tie.listing === undefined) return [];
      const [own, other] = [this.idOf(listing.id), this.idOf(tie.listing)];
      const name = tie.name ?? null;
      return [
        {
          owner: hold.isOwner ? own : other,
          owned: hold.isOwner ? other : own,
          sharePpm: tie.share === undefined ? null : (leastSharePpm(tie.share) ?? null),
          control: hold.control,
          kind: tie.kind,
          listing: listing.id,
          source: null,
          asOf: null,
          names: hold.isOwner ? { owner: null, owned: name } : { owner: name, owned: null },
        },
      ];
    });
  }
}

/** Parties of the operator's table with an id of a loaded list that no longer contains it. */
export function unlistedParties(
  stakes: readonly OperatorStake[],
  { lists, records }: Pick<Snapshot, 'lists' | 'records'>,
): readonly string[] {
  const loaded = new Set(lists.map(({ id }) => id));
  const ids = new Set(stakes.flatMap(({ owner, owned }) => [owner, owned]));
  return [...ids].filter((id) => loaded.has(listOf(id)) && records.find(id)?.listing.status !== 'active').sort();
}

/**
 * Reports how many parties of the operator's table a newly loaded snapshot no longer lists. Verifies the table again.
 */
export const reportUnlisted =
  (store: Pick<OwnershipStore, 'provedAgain'>, report: (line: string) => void) =>
  async (snapshot: Snapshot): Promise<void> => {
    const { length } = unlistedParties(await stakesOf(store), snapshot);
    if (length === 0) return;
    report(`  warning: ${length} parties of your ownership table are no longer listed: see "namesake ownership check"`);
  };

/** Stakes of the table; empty if it is not proved, which the store reports. */
async function stakesOf(store: Pick<OwnershipStore, 'provedAgain'>): Promise<readonly OperatorStake[]> {
  try {
    return (await store.provedAgain()).stakes;
  } catch (error) {
    if (error instanceof OwnershipNotProved) return [];
    throw error;
  }
}
