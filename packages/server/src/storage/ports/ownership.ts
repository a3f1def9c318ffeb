import type { OwnershipRow } from '@namesake/lists';
import type { AuditEvent } from './audit-log.ts';

/** One party's hold on another, as the operator knows it. Ids are those of listings, or the operator's own. */
export type OperatorStake = OwnershipRow;

/** Who owns whom, by the operator's word. Looked up on every request, so that a change by another process counts. */
export interface OwnershipStore {
  /** These are all there are from now on. */
  replace(stakes: readonly OperatorStake[], event: AuditEvent): Promise<void>;
  /** In the order of what is owned, then of owners. */
  all(): Promise<readonly OperatorStake[]>;
  /** Who owns any of these, and what any of them owns. */
  touching(ids: readonly string[]): Promise<readonly OperatorStake[]>;
}
