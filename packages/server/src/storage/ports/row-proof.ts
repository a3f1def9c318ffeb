import type { KeyObject } from 'node:crypto';
import type { AuditEvent } from './audit-log.ts';

/** Audit event: from here on every row that clears has a MAC; `detail` says which earlier ones got one. */
export const ROW_PROOF_BEGAN = 'row_proof.began';

/** Audit event: another secret counts, and these rows got MACs under its key. */
export const ROW_PROOF_RENEWED = 'row_proof.renewed';

/** A row without a valid MAC was read, and counted as not there. Ids only. */
export type OnForged = (row: { readonly table: string; readonly id: string }) => void;

/** A row that gets its MAC though it was written without: the chain proves it. */
export type ProvedRow = { readonly table: 'hit_decision' | 'good_guy'; readonly id: string; readonly mac: Buffer };

/** A row that gets a MAC under another key, and the one that it must have until then. */
export type RenewedRow = ProvedRow & { readonly before: Buffer };

/** Proof of the rows that can clear somebody: each has a MAC under a key derived from the secret. */
export type RowProof = {
  /** Makes and checks MACs with this key from now on; without, such rows can be neither read nor written. */
  useKey(key: KeyObject): void;
  watch(onForged: OnForged): void;
  /** Whether earlier rows got theirs: the chain says so, also where its beginning was cut off. */
  hasBegun(): Promise<boolean>;
  /** Gives earlier rows their MACs, with the event that says so. */
  begin(rows: readonly ProvedRow[], event: AuditEvent): Promise<void>;
  /** Gives rows MACs under the key of another secret, with the event that says so. */
  renew(rows: readonly RenewedRow[], event: AuditEvent): Promise<void>;
};
