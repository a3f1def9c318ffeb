import type { PartyDecision } from '@namesake/engine';
import type { Kysely, Selectable } from 'kysely';
import { rowDigestOf, withRowDigests } from '../../../db/clearing/row-digests.ts';
import type { RowProver } from '../../../db/clearing/row-prover.ts';
import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import { auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import type { Statement } from '../../../db/writing/writer-protocol.ts';

/** A party decision in force. */
export type StoredPartyDecision = PartyDecision & {
  readonly id: string;
  readonly reason: string;
  readonly decidedAt: number;
  readonly decidedBy: string;
};

/** A change in one transaction: a new decision, decisions that end, and the audit event. */
type PartyChange = {
  readonly made: StoredPartyDecision | undefined;
  /** Ids of decisions that end. */
  readonly ended: readonly string[];
  readonly event: AuditEvent;
};

type Row = Omit<Selectable<Tables['party_decision']>, 'mac'>;

/** Decisions of operators about parties. Each row has a MAC; without a valid one it is not in force. */
export class PartyDecisionStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, writer: Writer, prover: RowProver) {
    this.#db = db;
    this.#writer = writer;
    this.#prover = prover;
  }

  /** Decisions in force, oldest first. */
  async inForce(): Promise<readonly StoredPartyDecision[]> {
    return (await this.#proved()).filter(({ ended_at: at }) => at === null).map(toDecision);
  }

  /** Decisions in force at a given time, oldest first. */
  async inForceAt(atMs: number): Promise<readonly StoredPartyDecision[]> {
    const held = (row: Row): boolean => row.decided_at <= atMs && (row.ended_at === null || row.ended_at > atMs);
    return (await this.#proved()).filter(held).map(toDecision);
  }

  /** Applies a change in one transaction. */
  async change({ made, ended, event }: PartyChange): Promise<void> {
    const live = (await this.#proved()).filter((row) => row.ended_at === null && ended.includes(row.id));
    const over = live.map((row): Row => ({ ...row, ended_at: event.at, ended_by: event.actor }));
    const rows = made === undefined ? over : [...over, toRow(made)];
    await this.#writer.unit(
      ...rows.map((row) => this.#put(row)),
      auditStatement(this.#db, withRowDigests(event, ...rows.map((row) => rowDigestOf('party_decision', row)))),
    );
  }

  /** Proved rows, oldest first. */
  async #proved(): Promise<readonly Row[]> {
    const query = this.#db.selectFrom('party_decision').selectAll().orderBy('decided_at').orderBy('id');
    const rows = await query.execute();
    return rows.filter((row) => this.#prover.isProvedRow('party_decision', row)).map(({ mac: _, ...row }) => row);
  }

  #put(row: Row): Statement {
    const { id: _, ...rest } = row;
    const proved = { ...rest, mac: this.#prover.macOfRow('party_decision', row) };
    const insert = this.#db.insertInto('party_decision').values({ ...row, ...proved });
    return insert.onConflict((on) => on.column('id').doUpdateSet(proved)).compile();
  }
}

const toRow = (decision: StoredPartyDecision): Row => ({
  id: decision.id,
  kind: decision.kind,
  listings_json: JSON.stringify(decision.listings),
  others_json: JSON.stringify(decision.others),
  reason: decision.reason,
  decided_at: decision.decidedAt,
  decided_by: decision.decidedBy,
  ended_at: null,
  ended_by: null,
});

const toDecision = (row: Row): StoredPartyDecision => ({
  id: row.id,
  kind: row.kind === 'split' ? 'split' : 'join',
  listings: JSON.parse(row.listings_json),
  others: JSON.parse(row.others_json),
  reason: row.reason,
  decidedAt: row.decided_at,
  decidedBy: row.decided_by,
});
