import type { OwnershipRow } from '@namesake/lists';

/** One party's hold on another, as the operator knows it. Ids are those of listings, or the operator's own. */
export type OperatorStake = OwnershipRow;

/** The table as it was imported last. */
export type StakeTable = {
  /** Who owns any of these, and what any of them owns: in the order of what is owned, then of owners. */
  touching(ids: readonly string[]): readonly OperatorStake[];
  readonly stakes: readonly OperatorStake[];
};

/** The table of owners is not what was imported, or nothing proves that it is. */
export class OwnershipNotProved extends Error {
  override readonly name = 'OwnershipNotProved';
}
