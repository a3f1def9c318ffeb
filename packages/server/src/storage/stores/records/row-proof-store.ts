import type { KeyObject } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { RowProver } from '../../clearing/row-prover.ts';
import type { AuditEvent } from '../../ports/audit-log.ts';
import { RECORDS_PURGED } from '../../ports/ledger.ts';
import {
  type OnForged,
  type ProvedRow,
  type RenewedRow,
  ROW_PROOF_BEGAN,
  type RowProof,
} from '../../ports/row-proof.ts';
import type { Tables } from '../../tables.ts';
import type { Writer } from '../../writing/writer.ts';
import { auditStatement } from './audit-log.ts';

/** Proof of the rows that clear. */
export class KyselyRowProof implements RowProof {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, writer: Writer, prover: RowProver) {
    this.#db = db;
    this.#writer = writer;
    this.#prover = prover;
  }

  useKey(key: KeyObject): void {
    this.#prover.useKey(key);
  }

  watch(onForged: OnForged): void {
    this.#prover.watch(onForged);
  }

  async hasBegun(): Promise<boolean> {
    const query = this.#db.selectFrom('audit_event').select(['action', 'detail_json']);
    const rows = await query.where('action', 'in', [ROW_PROOF_BEGAN, RECORDS_PURGED]).execute();
    return rows.some(
      ({ action, detail_json: detail }) => action === ROW_PROOF_BEGAN || Object(JSON.parse(detail)).rowsProved === true,
    );
  }

  async begin(rows: readonly ProvedRow[], event: AuditEvent): Promise<void> {
    await this.#writer.unit(
      ...rows.map(({ table, id, mac }) =>
        this.#db.updateTable(table).set({ mac }).where('id', '=', id).where('mac', 'is', null).compile(),
      ),
      auditStatement(this.#db, event),
    );
  }

  async renew(rows: readonly RenewedRow[], event: AuditEvent): Promise<void> {
    await this.#writer.unit(
      ...rows.map(({ table, id, mac, before }) =>
        this.#db.updateTable(table).set({ mac }).where('id', '=', id).where('mac', '=', before).compile(),
      ),
      auditStatement(this.#db, event),
    );
  }
}
