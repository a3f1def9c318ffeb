import type { KeyObject } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { recordOf } from '../../lib/formats/json-record.ts';
import { CLEARING_TABLES } from '../clearing/clearing-tables.ts';
import type { OnForged, RowProver } from '../clearing/row-prover.ts';
import { RECORDS_PURGED } from '../ledger-entries.ts';
import type { Tables } from '../tables.ts';
import type { Writer } from '../writing/writer.ts';
import type { Statement } from '../writing/writer-protocol.ts';
import type { AuditEvent } from './audit-log.ts';
import { auditStatement } from './audit-log.ts';
import {
  type ProofEvent,
  type ProvedRow,
  type RenewedRow,
  ROW_PROOF_BEGAN,
  ROW_PROOF_EXTENDED,
  ROW_PROOF_REACHED,
  ROW_PROOF_WIDENED,
} from './proof-events.ts';

/** Fields in the event of a cut that replace events of added MACs, which the cut may remove. */
export const PROOF_MARKS = {
  [ROW_PROOF_BEGAN]: 'rowsProved',
  [ROW_PROOF_WIDENED]: 'tablesProved',
  [ROW_PROOF_EXTENDED]: 'listsProved',
  [ROW_PROOF_REACHED]: 'timesProved',
} as const satisfies Record<ProofEvent, string>;

/** Proof of clearing rows. */
export class RowProof {
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

  /** Number of rows read since the start that were rejected. */
  get forgedCount(): number {
    return this.#prover.forgedCount;
  }

  async hasBegun(event: ProofEvent): Promise<boolean> {
    const query = this.#db.selectFrom('audit_event').select(['action', 'detail_json']);
    const rows = await query.where('action', 'in', [event, RECORDS_PURGED]).execute();
    return rows.some(
      ({ action, detail_json: detail }) =>
        action === event || recordOf(JSON.parse(detail))[PROOF_MARKS[event]] === true,
    );
  }

  async begin(rows: readonly ProvedRow[], event: AuditEvent): Promise<void> {
    await this.#writer.unit(...rows.map((row) => this.#setMac(row, sql`mac is null`)), auditStatement(this.#db, event));
  }

  async renew(rows: readonly RenewedRow[], event?: AuditEvent): Promise<void> {
    if (rows.length === 0 && event === undefined) return;
    await this.#writer.unit(
      ...rows.map((row) => this.#setMac(row, row.before === null ? sql`mac is null` : sql`mac = ${row.before}`)),
      ...(event === undefined ? [] : [auditStatement(this.#db, event)]),
    );
  }

  #setMac({ table, key, mac }: ProvedRow, condition: RawBuilder<unknown>): Statement {
    const named = CLEARING_TABLES[table].key.map((column, index) => sql`${sql.ref(column)} = ${key[index]}`);
    const isIt = sql.join(named, sql` and `);
    return sql`update ${sql.table(table)} set mac = ${mac} where ${isIt} and ${condition}`.compile(this.#db);
  }
}
