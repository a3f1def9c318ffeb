import type { Cell } from '../../proof/row-mac.ts';
import type { ClearingTable } from '../clearing/clearing-tables.ts';

/** Audit event: every clearing row has a MAC from here on; `detail` says which earlier rows received one. */
export const ROW_PROOF_BEGAN = 'row_proof.began';

/** Audit event: tables without events have MACs from here on too; `detail` says which earlier rows received one. */
export const ROW_PROOF_WIDENED = 'row_proof.widened';

/** Audit event: decisions about lists and parties have MACs from here on too; `detail` as before. */
export const ROW_PROOF_EXTENDED = 'row_proof.extended';

/** Audit event: the history of list versions and the ownership table have MACs from here on too; `detail` as before. */
export const ROW_PROOF_REACHED = 'row_proof.reached';

/** Audit event: repeats what the audit log said about existing rows, before the events that said it are purged. */
export const ROW_PROOF_CARRIED = 'row_proof.carried';

/** Audit event: the secret was replaced, and these rows received MACs under the new key. */
export const ROW_PROOF_RENEWED = 'row_proof.renewed';

/** Audit event: the secret was lost, and two people confirmed what the audit log says about these rows. */
export const ROW_PROOF_CONFIRMED = 'row_proof.confirmed';

/** Events that add MACs to earlier rows, each once. */
export const PROOF_EVENTS = [ROW_PROOF_BEGAN, ROW_PROOF_WIDENED, ROW_PROOF_EXTENDED, ROW_PROOF_REACHED] as const;

export type ProofEvent = (typeof PROOF_EVENTS)[number];

/** A row written without a MAC that receives one because the chain proves it. */
export type ProvedRow = {
  readonly table: ClearingTable;
  readonly id: string;
  /** Values of its key columns. */
  readonly key: readonly Cell[];
  readonly mac: Buffer;
};

/** A row that receives a new MAC, and the MAC it must have until then; null if it must have none. */
export type RenewedRow = ProvedRow & { readonly before: Buffer | null };
