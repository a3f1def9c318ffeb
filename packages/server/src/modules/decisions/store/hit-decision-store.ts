import { type Kysely, sql } from 'kysely';
import type { RowProver, StoredRow } from '../../../db/clearing/row-prover.ts';
import { type Dialect, listed } from '../../../db/dialect.ts';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding, type Statement } from '../../../db/writing/writer-protocol.ts';
import { decisionRow, eventRow, storedDecisions, withEvents } from './decision-rows.ts';
import type { AddedEvent, DecisionSubject, HitDecision, MadeDecision } from './hit-decision.ts';
import { answeredStatement, expiringStatement } from './proposal-store.ts';

/**
 * Decisions on hits. Rows are only appended; erasing a screening takes them with it. The MAC of a decision covers its
 * events, so that each further one replaces it.
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
   * Stores the decisions of one step. False where a screening of theirs was erased meanwhile: nothing is stored.
   *
   * @param guards statements that decide, too, whether anything is stored
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

  /** Appends one event to each. False where one of them got another event meanwhile: nothing is stored. */
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

  /** Those of these ids that there are, in no order. */
  async find(ids: readonly string[]): Promise<readonly HitDecision[]> {
    return withEvents(this.#db, await this.#rows(ids), this.#prover);
  }

  /** All about a subject, and only about these listings where they are given, the oldest first. */
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

  /** Proposals that wait for approval, the newest first, before a place. */
  async proposed(
    before: number | undefined,
    limit: number,
  ): Promise<readonly (HitDecision & { readonly place: number })[]> {
    const all = this.#db.selectFrom('hit_decision as d').selectAll('d');
    const waiting = all.where(sql<boolean>`
      exists (select 1 from hit_decision_event e where e.decision = d.id and e.number = 1 and e.kind = 'proposed')
      and not exists (select 1 from hit_decision_event e where e.decision = d.id and e.number = 2)`);
    const query = before === undefined ? waiting : waiting.where('d.seq', '<', before);
    return withEvents(this.#db, await query.orderBy('d.seq', 'desc').limit(limit).execute(), this.#prover);
  }

  /** Inserts nothing, and with it none of its step, where the screening is not recorded any more. */
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

  /** Changes nothing, and with it nothing of its step, where the decision is not what it was when it was read. */
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
