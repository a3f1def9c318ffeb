import type { CaseViewName } from '@namesake/contract';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding, type Statement } from '../../../db/writing/writer-protocol.ts';
import type { Case, PlacedCase } from './case.ts';
import { changingColumns, lastingColumns, toCase } from './case-rows.ts';

const AT_ONCE = 200;

export type CaseFilter = {
  readonly view: CaseViewName;
  /** `user:…` for the view `mine`. */
  readonly mine: string;
  readonly nowMs: number;
  readonly queue?: string | undefined;
  readonly group?: string | undefined;
  readonly list?: string | undefined;
  readonly priority?: 'high' | 'review' | undefined;
  readonly country?: string | undefined;
  readonly customer?: string | undefined;
  /** Groups whose cases are left out. */
  readonly hidden: readonly string[];
};

/** A case as it was read, undefined if it is new, and as it is to be stored. */
export type CaseChange = {
  readonly before: Case | undefined;
  readonly after: Case;
  /** For a new case: number of earlier cases of its party. If two processes open one at once, only one succeeds. */
  readonly among?: number;
};

type Query = SelectQueryBuilder<Tables, 'customer_case', object>;

/** Cases. Their rows have no MAC: a case states nothing about a customer, see the ADR on cases. */
export class CaseStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    [this.#db, this.#writer] = [db, writer];
  }

  /** Cases with these ids outside the hidden groups, in no particular order. */
  async find(ids: readonly string[], hidden: readonly string[]): Promise<readonly Case[]> {
    const rows = await outside(this.#db.selectFrom('customer_case'), hidden)
      .selectAll()
      .where('id', 'in', ids)
      .execute();
    return rows.map(toCase);
  }

  /** All cases of a customer, and of parties by reference, whoever they belonged to then; oldest first. */
  async ofCustomer(customer: string, references: readonly string[] = [customer]): Promise<readonly Case[]> {
    const all = this.#db.selectFrom('customer_case').selectAll();
    const query = all.where(({ eb, or }) => or([eb('customer', '=', customer), eb('reference', 'in', references)]));
    return (await query.orderBy('seq').execute()).map(toCase);
  }

  /** Group of the newest case of each customer. */
  async groupsOf(customers: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const query = this.#db.selectFrom('customer_case').select(['customer', 'customer_group']).orderBy('seq');
    const found = new Map<string, string>();
    for (let from = 0; from < customers.length; from += AT_ONCE) {
      const rows = await query.where('customer', 'in', customers.slice(from, from + AT_ONCE)).execute();
      for (const row of rows) found.set(row.customer, row.customer_group);
    }
    return found;
  }

  /** Cases after a place in the order of opening, or before it with the newest first. */
  async page(
    filter: CaseFilter,
    place: number | undefined,
    { limit, newestFirst }: { readonly limit: number; readonly newestFirst: boolean },
  ): Promise<readonly PlacedCase[]> {
    const query = filtered(this.#db.selectFrom('customer_case'), filter).selectAll();
    const from = place === undefined ? query : query.where('seq', newestFirst ? '<' : '>', place);
    const rows = await from
      .orderBy('seq', newestFirst ? 'desc' : 'asc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...toCase(row), place: Number(row.seq) }));
  }

  /** Cases that statistics count, outside the hidden groups: all that are not closed, and those closed in a period. */
  async *counted(fromMs: number, toMs: number, hidden: readonly string[]): AsyncGenerator<Case> {
    for (let after = 0; ; ) {
      const all = outside(this.#db.selectFrom('customer_case'), hidden).selectAll().where('seq', '>', after);
      const query = all.where(({ eb, or, and }) =>
        or([eb('state', '!=', 'closed'), and([eb('state_since', '>=', fromMs), eb('state_since', '<=', toMs)])]),
      );
      const rows = await query.orderBy('seq').limit(AT_ONCE).execute();
      for (const row of rows) yield toCase(row);
      const last = rows.at(-1);
      if (last === undefined || rows.length < AT_ONCE) return;
      after = Number(last.seq);
    }
  }

  async count(filter: CaseFilter): Promise<number> {
    const query = filtered(this.#db.selectFrom('customer_case'), filter);
    return Number((await query.select(({ fn }) => fn.countAll().as('n')).executeTakeFirst())?.n ?? 0);
  }

  /** Marked cases, oldest first; those with a new decision come before all others. */
  async stale(limit: number): Promise<readonly Case[]> {
    const query = this.#db.selectFrom('customer_case').selectAll().where('is_stale', '>', 0);
    return (await query.orderBy('is_stale').orderBy('seq').limit(limit).execute()).map(toCase);
  }

  /** Unassigned cases: overdue ones first, then by priority and age. Leaves out the given queues and groups. */
  async next(
    nowMs: number,
    limit: number,
    { queues, groups }: { readonly queues: readonly string[]; readonly groups: readonly string[] },
  ): Promise<readonly Case[]> {
    const all = outside(this.#db.selectFrom('customer_case'), groups).selectAll().where('state', '=', 'open');
    const query =
      queues.length === 0
        ? all
        : all.where(({ eb, or }) => or([eb('queue', 'is', null), eb('queue', 'not in', queues)]));
    const order = sql`case when due_at < ${nowMs} then 0 when priority = 'high' then 1 else 2 end`;
    const rows = await query.where('assignee', 'is', null).orderBy(order).orderBy('seq').limit(limit).execute();
    return rows.map(toCase);
  }

  /** Open cases of these references in which something changed, oldest change first. */
  async changed(references: readonly string[], hidden: readonly string[]): Promise<readonly Case[]> {
    const all = outside(this.#db.selectFrom('customer_case'), hidden).selectAll();
    const open = all.where('state', '=', 'open').where('changed_at', 'is not', null);
    return (await open.where('reference', 'in', references).orderBy('changed_at').execute()).map(toCase);
  }

  /** Cases that are overdue and not escalated yet. */
  async overdue(nowMs: number, limit: number): Promise<readonly Case[]> {
    const query = this.#db.selectFrom('customer_case').selectAll().where('due_at', '<', nowMs);
    const waiting = query.where('escalated_at', 'is', null).where('state', '!=', 'closed');
    return (await waiting.orderBy('due_at').limit(limit).execute()).map(toCase);
  }

  /** People (`user:…`) with open cases. */
  async assignees(): Promise<readonly string[]> {
    const query = this.#db.selectFrom('customer_case').select('assignee').distinct().where('state', '=', 'open');
    const rows = await query.where('assignee', 'is not', null).execute();
    return rows.flatMap(({ assignee }) => assignee ?? []);
  }

  /** Open cases of a person, oldest first; only of the given groups of customers, if any are given. */
  async of(assignee: string, limit: number, groups?: readonly string[]): Promise<readonly Case[]> {
    const all = this.#db.selectFrom('customer_case').selectAll().where('state', '=', 'open');
    const query = groups === undefined ? all : all.where('customer_group', 'in', groups);
    return (await query.where('assignee', '=', assignee).orderBy('seq').limit(limit).execute()).map(toCase);
  }

  /** Customers in alert, after a place, without a case that is open or was closed as undecided. */
  async missing(
    after: number,
    limit: number,
  ): Promise<readonly { readonly reference: string; readonly place: number }[]> {
    const kept = sql<SqlBool>`not exists (select 1 from customer_case c where c.customer = customer.reference
      and (c.state <> 'closed' or c.resolution = 'undecided'))`;
    const query = this.#db
      .selectFrom('customer')
      .select(['reference', 'seq'])
      .where('status', '=', 'alert')
      .where(kept);
    const rows = await query.where('seq', '>', after).orderBy('seq').limit(limit).execute();
    return rows.map(({ reference, seq }) => ({ reference, place: Number(seq) }));
  }

  /** Applies all changes or none. False if one of the cases changed, or was opened, meanwhile. */
  async change(changes: readonly CaseChange[], events: readonly AuditEvent[]): Promise<boolean> {
    const [first, ...others] = this.statements(changes);
    if (first === undefined) return true;
    const audits = events.map((event) => auditStatement(this.#db, event));
    const [changed] = await this.#writer.unit(first, ...others, ...audits);
    return changed === 1;
  }

  /** Statements that fail unless the cases are as they were read. A decision about a case changes it. */
  unchanged(cases: readonly Case[]): readonly Statement[] {
    return cases.map(({ id, version }) => {
      const same = this.#db.updateTable('customer_case').set({ version }).where('id', '=', id);
      return deciding(same.where('version', '=', version).compile());
    });
  }

  /**
   * Applies the changes to cases that are as they were read: in one transaction, or one by one if there is a conflict.
   */
  async changeEach(
    updates: readonly { readonly change: CaseChange; readonly events: readonly AuditEvent[] }[],
  ): Promise<void> {
    const [changes, events] = [updates.map(({ change }) => change), updates.flatMap(({ events: own }) => own)];
    if (await this.change(changes, events)) return;
    for (const { change, events: own } of updates) await this.change([change], own);
  }

  /** Statements of {@link CaseStore.change}, to be used in another transaction. */
  statements(changes: readonly CaseChange[]): readonly Statement[] {
    return changes.map(({ before, after, among = 0 }) => {
      const put =
        before === undefined
          ? this.#db
              .insertInto('customer_case')
              .values({ ...lastingColumns(after, among), ...changingColumns(after) })
              .onConflict((on) => on.doNothing())
          : this.#db
              .updateTable('customer_case')
              .set(changingColumns(after))
              .where('id', '=', before.id)
              .where('version', '=', before.version);
      return deciding(put.compile());
    });
  }

  /**
   * Deletes up to 200 cases that were closed before a time and whose customer is not stored. Resolves with their
   * number.
   */
  async purgeClosed(cutoffMs: number, event: AuditEvent): Promise<number> {
    const unwatched = sql<SqlBool>`not exists (select 1 from customer where reference = customer_case.customer)`;
    const closed = this.#db
      .selectFrom('customer_case')
      .select('id')
      .where('state', '=', 'closed')
      .where('is_stale', '=', 0);
    const rows = await closed.where('state_since', '<', cutoffMs).where(unwatched).limit(AT_ONCE).execute();
    if (rows.length === 0) return 0;
    const ids = sql.join(rows.map(({ id }) => id));
    // One of them may have been reopened meanwhile, or a decision about it is pending.
    const which = sql`id in (${ids}) and state = 'closed' and is_stale = 0`;
    const counted = { ...event, detail: { ...event.detail, cases: rows.length } };
    await this.#writer.unit(...caseErasure(this.#db, which), auditStatement(this.#db, counted));
    return rows.length;
  }
}

/** Statements that delete the cases that meet a condition, with their comments, checks and files. */
export function caseErasure(db: Kysely<Tables>, which: RawBuilder<unknown>): readonly Statement[] {
  const put = ['case_comment', 'case_check', 'case_attachment'].map((table) =>
    sql`delete from ${sql.table(table)} where case_id in (select id from customer_case where ${which})`.compile(db),
  );
  return [...put, sql`delete from customer_case where ${which}`.compile(db)];
}

function filtered(all: Query, filter: CaseFilter): Query {
  const { view, mine, nowMs, queue, group, list, priority, country, customer, hidden } = filter;
  let query = inView(outside(all, hidden), view, mine, nowMs);
  if (queue !== undefined) query = query.where('queue', '=', queue);
  if (group !== undefined) query = query.where('customer_group', '=', group);
  if (priority !== undefined) query = query.where('priority', '=', priority);
  if (list !== undefined) query = query.where('lists', 'like', `% ${list} %`);
  if (country !== undefined) query = query.where('countries', 'like', `% ${country} %`);
  return customer === undefined ? query : query.where('customer', '=', customer);
}

/** Leaves out cases of some groups, by the current group of the customer or, if it is gone, by that of the case. */
const outside = (all: Query, hidden: readonly string[]): Query =>
  hidden.length === 0
    ? all
    : all.where(sql<SqlBool>`coalesce((select c.customer_group from customer c where c.reference = customer_case.customer),
        customer_case.customer_group) not in (${sql.join(hidden)})`);

function inView(all: Query, view: CaseViewName, mine: string, nowMs: number): Query {
  if (view === 'closed') return all.where('state', '=', 'closed');
  if (view === 'for_approval') return all.where('state', '=', 'for_approval');
  const waiting = all.where('state', 'in', ['open', 'for_approval']);
  if (view === 'open') return waiting;
  if (view === 'overdue') return waiting.where('due_at', '<', nowMs);
  const open = all.where('state', '=', 'open');
  if (view === 'mine') return open.where('assignee', '=', mine);
  return view === 'changed' ? open.where('changed_at', 'is not', null) : open.where('assignee', 'is', null);
}
