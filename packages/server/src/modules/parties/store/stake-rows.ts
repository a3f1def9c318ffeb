import type { OwnershipRow } from '@namesake/lists';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../db/tables.ts';

/** A stake of one party in another, according to the operator. Ids are those of listings, or the operator's own. */
export type OperatorStake = OwnershipRow;

/** The table as last imported. */
export type StakeTable = {
  /** Stakes in these parties and stakes they hold, ordered by owned party, then by owner. */
  touching(ids: readonly string[]): readonly OperatorStake[];
  readonly stakes: readonly OperatorStake[];
};

type Columns = Selectable<Tables['ownership_stake']>;

/** Row of a stake. */
export const toColumns = (stake: OperatorStake): Columns => ({
  owned: stake.owned,
  owner: stake.owner,
  owned_name: stake.ownedName,
  owner_name: stake.ownerName,
  share_ppm: stake.sharePpm === null ? null : Math.round(stake.sharePpm),
  control: Number(stake.control),
  as_of: stake.asOf,
  source: stake.source,
});

/** Stake of a row. */
export const toStake = (row: Columns): OperatorStake => ({
  owned: row.owned,
  owner: row.owner,
  ownedName: row.owned_name,
  ownerName: row.owner_name,
  sharePpm: row.share_ppm,
  control: row.control === 1,
  asOf: row.as_of,
  source: row.source,
});

/** Indexes stakes by party, in the given order. */
export function tableOf(stakes: readonly OperatorStake[]): StakeTable {
  const places = new Map<string, number[]>();
  for (const [place, { owned, owner }] of stakes.entries())
    for (const party of new Set([owned, owner])) {
      const known = places.get(party);
      if (known === undefined) places.set(party, [place]);
      else known.push(place);
    }
  return {
    stakes,
    touching: (ids) => {
      const found = new Set(ids.flatMap((id) => places.get(id) ?? []));
      return [...found].sort((a, b) => a - b).flatMap((place) => stakes[place] ?? []);
    },
  };
}

/** Thrown if the table of owners is not what was imported, or cannot be proved to be. */
export class OwnershipNotProved extends Error {
  override readonly name = 'OwnershipNotProved';
}
