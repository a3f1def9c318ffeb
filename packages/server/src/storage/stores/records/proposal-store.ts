import { type Kysely, sql } from 'kysely';
import { type Dialect, listed } from '../../dialect.ts';
import type { AuditEvent } from '../../ports/audit-log.ts';
import type { ProposalStore, ProposalWaits } from '../../ports/proposals.ts';
import type { Tables } from '../../tables.ts';
import type { Writer } from '../../writing/writer.ts';
import { deciding, type Statement } from '../../writing/writer-protocol.ts';
import { auditStatement } from './audit-log.ts';

/** The first event of a decision is the only one of a proposal that waits. */
const WAITS = sql`exists (select 1 from hit_decision_event e where e.decision = d.id and e.number = 1 and e.kind = 'proposed')
  and not exists (select 1 from hit_decision_event e where e.decision = d.id and e.number = 2)`;

/** Says when a new proposal expires. */
export const expiringStatement = (db: Kysely<Tables>, decision: string, expiresAt: number): Statement =>
  db.insertInto('proposal').values({ decision, expires_at: expiresAt, handed_to: null }).compile();

/** Removes the row of a proposal that was answered. */
export const answeredStatement = (db: Kysely<Tables>, decision: string): Statement =>
  db.deleteFrom('proposal').where('decision', '=', decision).compile();

/** Proposals that wait. */
export class KyselyProposalStore implements ProposalStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #dialect: Dialect;

  constructor(db: Kysely<Tables>, writer: Writer, dialect: Dialect) {
    this.#db = db;
    this.#writer = writer;
    this.#dialect = dialect;
  }

  async waits(decisions: readonly string[]): Promise<ReadonlyMap<string, ProposalWaits>> {
    if (decisions.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('proposal')
      .selectAll()
      .where(sql<boolean>`decision in ${listed(this.#dialect, decisions)}`)
      .execute();
    return new Map(rows.map((row) => [row.decision, { handedTo: row.handed_to, expiresAt: row.expires_at }] as const));
  }

  async handOver(decisions: readonly string[], to: string | null, events: readonly AuditEvent[]): Promise<boolean> {
    const [stored] = await this.#writer.unit(
      ...decisions.map((id) => this.#handOver(id, to)),
      ...events.map((event) => auditStatement(this.#db, event)),
    );
    return stored === 1;
  }

  async due(nowMs: number, limit: number): Promise<readonly string[]> {
    const query = this.#db.selectFrom('proposal').select('decision').where('expires_at', '<=', nowMs);
    const rows = await query.orderBy('expires_at').orderBy('decision').limit(limit).execute();
    return rows.map(({ decision }) => decision);
  }

  /** Changes nothing, and with it nothing of its step, where the decision does not wait any more. */
  #handOver(id: string, to: string | null): Statement {
    const insert = sql`
      insert into proposal (decision, expires_at, handed_to)
      select d.id, null, ${to} from hit_decision d where d.id = ${id} and ${WAITS}
      on conflict (decision) do update set handed_to = excluded.handed_to`;
    return deciding(insert.compile(this.#db));
  }
}
