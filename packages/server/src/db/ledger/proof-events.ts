import type { Cell } from '../../proof/row-mac.ts';
import type { ClearingTable } from '../clearing/clearing-tables.ts';

/** Audit event: from here on every row that clears has a MAC; `detail` says which earlier ones got one. */
export const ROW_PROOF_BEGAN = 'row_proof.began';

/** Audit event: from here on the tables without events have MACs, too; `detail` says which earlier rows got one. */
export const ROW_PROOF_WIDENED = 'row_proof.widened';

/** Audit event: from here on what decides on lists and parties has MACs, too; as before. */
export const ROW_PROOF_EXTENDED = 'row_proof.extended';

/** Audit event: from here on the times of versions of lists and the table of owners have MACs, too; as before. */
export const ROW_PROOF_REACHED = 'row_proof.reached';

/** Audit event: what the audit log said of rows that are still there, before the events that said it are purged. */
export const ROW_PROOF_CARRIED = 'row_proof.carried';

/** Audit event: another secret counts, and these rows got MACs under its key. */
export const ROW_PROOF_RENEWED = 'row_proof.renewed';

/** Audit event: the secret was lost, and two people confirmed what the audit log says of these rows. */
export const ROW_PROOF_CONFIRMED = 'row_proof.confirmed';

/** Events that give earlier rows their MACs, each once. */
export const PROOF_EVENTS = [ROW_PROOF_BEGAN, ROW_PROOF_WIDENED, ROW_PROOF_EXTENDED, ROW_PROOF_REACHED] as const;

export type ProofEvent = (typeof PROOF_EVENTS)[number];

/** A row that gets its MAC though it was written without: the chain proves it. */
export type ProvedRow = {
  readonly table: ClearingTable;
  readonly id: string;
  /** The values of the columns that name it. */
  readonly key: readonly Cell[];
  readonly mac: Buffer;
};

/** A row that gets another MAC, and the one that it must have until then; null where it must have none. */
export type RenewedRow = ProvedRow & { readonly before: Buffer | null };
