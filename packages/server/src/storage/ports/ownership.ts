import type { OwnershipRow } from '@namesake/lists';
import type { AuditEvent } from './audit-log.ts';

/** One party's hold on another, as the operator knows it. Ids are those of listings, or the operator's own. */
export type OperatorStake = OwnershipRow;

/** The table as it was imported last. */
export type StakeTable = {
  /** Who owns any of these, and what any of them owns: in the order of what is owned, then of owners. */
  touching(ids: readonly string[]): readonly OperatorStake[];
  readonly stakes: readonly OperatorStake[];
};

/** Who owns whom, by the operator's word. The digest of the whole table has a MAC: a stake that is gone is missed. */
export interface OwnershipStore {
  /** These are all there are from now on. */
  replace(stakes: readonly OperatorStake[], event: AuditEvent): Promise<void>;
  /** What lies in the database, proved or not, in the order of what is owned, then of owners. */
  all(): Promise<readonly OperatorStake[]>;
  /**
   * What was imported last, also by another process. It is kept in memory until another table is imported.
   *
   * @throws OwnershipNotProved
   */
  proved(): Promise<StakeTable>;
  /** The same, read from the database again. @throws OwnershipNotProved */
  provedAgain(): Promise<StakeTable>;
}

/** The table of owners is not what was imported, or nothing proves that it is. */
export class OwnershipNotProved extends Error {
  override readonly name = 'OwnershipNotProved';
}
