import { type Kysely, sql } from 'kysely';
import type { HitDecision } from '../../../decisions/hit-decision.ts';
import { type Dialect, listed } from '../../dialect.ts';
import type { AuditEvent } from '../../ports/audit-log.ts';
import type { AddedEvent, DecisionSubject, HitDecisionStore, MadeDecision } from '../../ports/hit-decisions.ts';
import type { Tables } from '../../tables.ts';
import type { Writer } from '../../writing/writer.ts';
import { deciding, type Statement } from '../../writing/writer-protocol.ts';
import { auditStatement } from './audit-log.ts';
import { withEvents } from './decision-rows.ts';

/** Decisions on hits. Rows are only appended; erasing a screening takes them with it. */
export class KyselyHitDecisionStore implements HitDecisionStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #dialect: Dialect;

  constructor(db: Kysely<Tables>, writer: Writer, dialect: Dialect) {
    this.#db = db;
    this.#writer = writer;
    this.#dialect = dialect;
  }

  async decide(made: readonly MadeDecision[], events: readonly AuditEvent[]): Promise<boolean> {
    const [stored] = await this.#writer.unit(
      ...made.flatMap(({ event: first, ...decision }) => [
        this.#insertDecision(decision),
        this.#insertEvent({ ...first, decision: decision.id }),
      ]),
      ...events.map((event) => auditStatement(this.#db, event)),
    );
    return stored === 1;
  }

  async append(added: readonly AddedEvent[], events: readonly AuditEvent[]): Promise<boolean> {
    const [stored] = await this.#writer.unit(
      ...added.map((event) => this.#insertEvent(event)),
      ...events.map((event) => auditStatement(this.#db, event)),
    );
    return stored === 1;
  }

  async find(ids: readonly string[]): Promise<readonly HitDecision[]> {
    const query = this.#db.selectFrom('hit_decision').selectAll();
    const rows = await query.where(sql<boolean>`id in ${listed(this.#dialect, ids)}`).execute();
    return withEvents(this.#db, rows);
  }

  async about(subject: DecisionSubject, listings?: readonly string[]): Promise<readonly HitDecision[]> {
    const all = this.#db.selectFrom('hit_decision').selectAll();
    const ofSubject =
      subject.kind === 'reference'
        ? all.where('external_ref', '=', subject.externalRef)
        : all.where('screening_id', '=', subject.screeningId);
    const query =
      listings === undefined ? ofSubject : ofSubject.where(sql<boolean>`listing in ${listed(this.#dialect, listings)}`);
    return withEvents(this.#db, await query.orderBy('seq').execute());
  }

  async proposed(
    before: number | undefined,
    limit: number,
  ): Promise<readonly (HitDecision & { readonly place: number })[]> {
    const all = this.#db.selectFrom('hit_decision as d').selectAll('d');
    const waiting = all.where(sql<boolean>`
      exists (select 1 from hit_decision_event e where e.decision = d.id and e.number = 1 and e.kind = 'proposed')
      and not exists (select 1 from hit_decision_event e where e.decision = d.id and e.number = 2)`);
    const query = before === undefined ? waiting : waiting.where('d.seq', '<', before);
    return withEvents(this.#db, await query.orderBy('d.seq', 'desc').limit(limit).execute());
  }

  /** Inserts nothing, and with it none of its step, where the screening is not recorded any more. */
  #insertDecision(decision: Omit<MadeDecision, 'event'>): Statement {
    const { id, screeningId, externalRef, listing, entityId, recordHash, verdict, reason } = decision;
    const insert = sql`
      insert into hit_decision
        (id, screening_id, external_ref, listing, entity_id, record_hash, verdict, reason)
      select ${id}, ${screeningId}, ${externalRef}, ${listing}, ${entityId}, ${recordHash}, ${verdict}, ${reason}
      where exists (select 1 from screening where id = ${screeningId})`;
    return deciding(insert.compile(this.#db));
  }

  /** Inserts nothing, and with it none of its step, where the decision has this event already, or is erased. */
  #insertEvent({ decision, number, kind, at, actor, person, text, salt }: AddedEvent): Statement {
    const insert = sql`
      insert into hit_decision_event (decision, number, kind, at, actor, person, text, salt)
      select ${decision}, ${number}, ${kind}, ${at}, ${actor}, ${person}, ${text}, ${salt}
      where exists (select 1 from hit_decision where id = ${decision})
      on conflict (decision, number) do nothing`;
    return deciding(insert.compile(this.#db));
  }
}
