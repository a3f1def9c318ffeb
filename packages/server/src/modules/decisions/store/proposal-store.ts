import { type Kysely, sql } from 'kysely';
import { type Dialect, listed } from '../../../db/dialect.ts';
import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import { auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding, type Statement } from '../../../db/writing/writer-protocol.ts';

/** Who a proposal waits for, and until when. */
export type ProposalWaits = {
  /** Id of a user; null if any approver may answer. */
  readonly handedTo: string | null;
  /** Unix milliseconds; null if it never expires. */
  readonly expiresAt: number | null;
};

/**
 * Whether a decision `d` is a waiting proposal, as `foldDecisions` judges it: it has exactly one event, and no decision
 * on the same hit has taken effect since.
 */
export const WAITS = sql<boolean>`exists (
    select 1 from hit_decision_event p where p.decision = d.id and p.number = 1 and p.kind = 'proposed'
    and not exists (
      select 1 from hit_decision o join hit_decision_event e on e.decision = o.id
      where o.listing = d.listing and e.seq > p.seq and e.kind in ('decided', 'approved')
      and (o.external_ref = d.external_ref or (d.external_ref is null and o.screening_id = d.screening_id))))
  and not exists (select 1 from hit_decision_event e where e.decision = d.id and e.number = 2)`;

/** Stores when a new proposal expires. */
export const expiringStatement = (db: Kysely<Tables>, decision: string, expiresAt: number): Statement =>
  db.insertInto('proposal').values({ decision, expires_at: expiresAt, handed_to: null }).compile();

/** Deletes the row of a proposal that was answered. */
export const answeredStatement = (db: Kysely<Tables>, decision: string): Statement =>
  db.deleteFrom('proposal').where('decision', '=', decision).compile();

/** Waiting proposals. */
export class ProposalStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #dialect: Dialect;

  constructor(db: Kysely<Tables>, writer: Writer, dialect: Dialect) {
    this.#db = db;
    this.#writer = writer;
    this.#dialect = dialect;
  }

  /** Handover and expiry of those of these decisions that have one. */
  async waits(decisions: readonly string[]): Promise<ReadonlyMap<string, ProposalWaits>> {
    if (decisions.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('proposal')
      .selectAll()
      .where(sql<boolean>`decision in ${listed(this.#dialect, decisions)}`)
      .execute();
    return new Map(rows.map((row) => [row.decision, { handedTo: row.handed_to, expiresAt: row.expires_at }] as const));
  }

  /** Assigns proposals to an approver, or to nobody. False if one was answered meanwhile; nothing is stored then. */
  async handOver(decisions: readonly string[], to: string | null, events: readonly AuditEvent[]): Promise<boolean> {
    const [stored] = await this.#writer.unit(
      ...decisions.map((id) => this.#handOver(id, to)),
      ...events.map((event) => auditStatement(this.#db, event)),
    );
    return stored === 1;
  }

  /** Ids of expired proposals that still wait, earliest first. */
  async due(nowMs: number, limit: number): Promise<readonly string[]> {
    const all = this.#db.selectFrom('proposal').innerJoin('hit_decision as d', 'd.id', 'proposal.decision');
    const query = all.select('decision').where('expires_at', '<=', nowMs).where(WAITS);
    const rows = await query.orderBy('expires_at').orderBy('decision').limit(limit).execute();
    return rows.map(({ decision }) => decision);
  }

  /** Assigns a proposal. If the decision no longer waits, the whole transaction has no effect. */
  #handOver(id: string, to: string | null): Statement {
    const insert = sql`
      insert into proposal (decision, expires_at, handed_to)
      select d.id, null, ${to} from hit_decision d where d.id = ${id} and ${WAITS}
      on conflict (decision) do update set handed_to = excluded.handed_to`;
    return deciding(insert.compile(this.#db));
  }
}
