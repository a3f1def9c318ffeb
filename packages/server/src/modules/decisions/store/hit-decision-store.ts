import { type Kysely, sql } from 'kysely';
import type { RowProver, StoredRow } from '../../../db/clearing/row-prover.ts';
import { type Dialect, listed } from '../../../db/dialect.ts';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding, type Statement } from '../../../db/writing/writer-protocol.ts';
import { decisionRow, eventRow, storedDecisions, withEvents } from './decision-rows.ts';
import type { AddedEvent, DecisionSubject, HitDecision, MadeDecision } from './hit-decision.ts';
import { answeredStatement, expiringStatement, WAITS } from './proposal-store.ts';

/**
 * Decisions on hits. Rows are only appended; erasing a screening erases its decisions. The MAC of a decision covers its
 * events, so each new event replaces it.
 */
export class HitDecisionStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #dialect: Dialect;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, writer: Writer, dialect: Dialect, prover: RowProver) {
    this.#db = db;
    this.#writer = writer;
    this.#dialect = dialect;
    this.#prover = prover;
  }

  /**
   * Stores decisions in one transaction. False if one of their screenings was erased meanwhile; nothing is stored then.
   *
   * @param guards further statements that must succeed for anything to be stored
   */
  async decide(
    made: readonly MadeDecision[],
    events: readonly AuditEvent[],
    guards: readonly Statement[] = [],
  ): Promise<boolean> {
    const [stored] = await this.#writer.unit(
      ...guards,
      ...made.flatMap(({ event, expiresAt, ...decision }) => {
        const first = { ...event, decision: decision.id };
        const stored = { row: decisionRow(decision), events: [eventRow(first)] };
        const waiting = expiresAt === undefined ? [] : [expiringStatement(this.#db, decision.id, expiresAt)];
        return [this.#insertDecision(stored), this.#insertEvent(first), ...waiting];
      }),
      ...events.map((event) => auditStatement(this.#db, event)),
    );
    return stored === 1;
  }

  /** Appends one event to each decision. False if one of them got another event meanwhile; nothing is stored then. */
  async append(added: readonly AddedEvent[], events: readonly AuditEvent[]): Promise<boolean> {
    const before = await storedDecisions(this.#db, await this.#rows(added.map(({ decision }) => decision)));
    const proved = new Map(this.#prover.proved('hit_decision', before).map((one) => [one.row.id, one]));
    const changes = added.flatMap((event) => {
      const one = proved.get(event.decision);
      return one === undefined ? [] : [{ event, one }];
    });
    if (changes.length < added.length) return false;
    const [stored] = await this.#writer.unit(
      ...changes.flatMap(({ event, one: { row, events: known } }) => [
        this.#insertEvent(event),
        this.#replaceMac({ row, events: [...known, eventRow(event)] }),
        answeredStatement(this.#db, row.id),
      ]),
      ...events.map((event) => auditStatement(this.#db, event)),
    );
    return stored === 1;
  }

  /** Decisions with these ids, in no particular order. */
  async find(ids: readonly string[]): Promise<readonly HitDecision[]> {
    return withEvents(this.#db, await this.#rows(ids), this.#prover);
  }

  /** All decisions about a subject, only on the given listings if any are given, oldest first. */
  async about(subject: DecisionSubject, listings?: readonly string[]): Promise<readonly HitDecision[]> {
    const all = this.#db.selectFrom('hit_decision').selectAll();
    const ofSubject =
      subject.kind === 'reference'
        ? all.where('external_ref', '=', subject.externalRef)
        : all.where('screening_id', '=', subject.screeningId);
    const query =
      listings === undefined ? ofSubject : ofSubject.where(sql<boolean>`listing in ${listed(this.#dialect, listings)}`);
    return withEvents(this.#db, await query.orderBy('seq').execute(), this.#prover);
  }

  /** Proposals waiting for approval before a place, newest first. */
  async proposed(
    before: number | undefined,
    limit: number,
  ): Promise<readonly (HitDecision & { readonly place: number })[]> {
    const all = this.#db.selectFrom('hit_decision as d').selectAll('d');
    const waiting = all.where(WAITS);
    const query = before === undefined ? waiting : waiting.where('d.seq', '<', before);
    return withEvents(this.#db, await query.orderBy('d.seq', 'desc').limit(limit).execute(), this.#prover);
  }

  /** Inserts a decision. If its screening is no longer stored, the whole transaction has no effect. */
  #insertDecision(stored: StoredRow & { readonly row: ReturnType<typeof decisionRow> }): Statement {
    const { row } = stored;
    const mac = this.#prover.mac('hit_decision', stored);
    const insert = sql`
      insert into hit_decision
        (id, screening_id, external_ref, listing, entity_id, record_hash, verdict, reason, mac)
      select ${row.id}, ${row.screening_id}, ${row.external_ref}, ${row.listing}, ${row.entity_id},
        ${row.record_hash}, ${row.verdict}, ${row.reason}, ${mac}
      where exists (select 1 from screening where id = ${row.screening_id})`;
    return deciding(insert.compile(this.#db));
  }

  /** Replaces the MAC. If the decision has changed since it was read, the whole transaction has no effect. */
  #replaceMac(stored: StoredRow & { readonly row: { readonly id: string; readonly mac: Buffer | null } }): Statement {
    const { id, mac } = stored.row;
    const update = this.#db.updateTable('hit_decision').set({ mac: this.#prover.mac('hit_decision', stored) });
    return deciding(update.where('id', '=', id).where('mac', '=', mac).compile());
  }

  #rows(ids: readonly string[]) {
    const query = this.#db.selectFrom('hit_decision').selectAll();
    return query
      .where(sql<boolean>`id in ${listed(this.#dialect, ids)}`)
      .orderBy('seq')
      .execute();
  }

  /** Inserts an event. If the decision already has it or was erased, the whole transaction has no effect. */
  #insertEvent({ decision, number, kind, at, actor, person, text, salt }: AddedEvent): Statement {
    const insert = sql`
      insert into hit_decision_event (decision, number, kind, at, actor, person, text, salt)
      select ${decision}, ${number}, ${kind}, ${at}, ${actor}, ${person}, ${text}, ${salt}
      where exists (select 1 from hit_decision where id = ${decision})
      on conflict (decision, number) do nothing`;
    return deciding(insert.compile(this.#db));
  }
}
