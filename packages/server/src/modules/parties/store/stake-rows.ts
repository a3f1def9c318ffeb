import type { OwnershipRow } from '@namesake/lists';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../db/tables.ts';

/** One party's hold on another, as the operator knows it. Ids are those of listings, or the operator's own. */
export type OperatorStake = OwnershipRow;

/** The table as it was imported last. */
export type StakeTable = {
  /** Who owns any of these, and what any of them owns: in the order of what is owned, then of owners. */
  touching(ids: readonly string[]): readonly OperatorStake[];
  readonly stakes: readonly OperatorStake[];
};

type Columns = Selectable<Tables['ownership_stake']>;

/** A stake as it is stored. */
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

/** The stake that a row is. */
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

/** Stakes by party, in the order that they are given in. */
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

/** The table of owners is not what was imported, or nothing proves that it is. */
export class OwnershipNotProved extends Error {
  override readonly name = 'OwnershipNotProved';
}
