import { CUSTOMER_STATUSES, type CustomerStatus, DEFAULT_POLICY_NAME } from '@namesake/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { RowProver } from '../../../db/clearing/row-prover.ts';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';

/** Rules for the customers of a group. */
export type GroupRules = {
  readonly name: string;
  /** Policy under which they are screened. */
  readonly policy: string;
  /** Days between full runs over them. */
  readonly fullEveryDays: number;
  /** Days to keep them after the relationship ended; null: as long as screenings with results. */
  readonly keepEndedDays: number | null;
  /**
   * Who may see them: `role:…`, and users and tokens as `actorOf` writes them; null: everyone who may see customers.
   */
  readonly members: readonly string[] | null;
};

export type CustomerGroup = GroupRules & {
  /** Unix milliseconds; null if the group was never saved. */
  readonly savedAt: number | null;
  readonly savedBy: string | null;
};

/** A group that was never saved. */
export const plainGroup = (name: string): CustomerGroup => ({
  name,
  policy: DEFAULT_POLICY_NAME,
  fullEveryDays: 1,
  keepEndedDays: null,
  members: null,
  savedAt: null,
  savedBy: null,
});

/** Number of customers under watch by status. */
export type StatusCounts = Readonly<Record<CustomerStatus, number>>;

export const NO_CUSTOMERS: StatusCounts = { waiting: 0, clear: 0, alert: 0, decided: 0, not_screened: 0 };

export class GroupStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, writer: Writer, prover: RowProver) {
    [this.#db, this.#writer, this.#prover] = [db, writer, prover];
  }

  /** Saved groups, in the order of their names. */
  async all(): Promise<readonly CustomerGroup[]> {
    const rows = await this.#db.selectFrom('customer_group').selectAll().orderBy('name').execute();
    return rows.map((row) => this.#read(row));
  }

  /** Group of a name; the default rules if it was never saved. */
  async find(name: string): Promise<CustomerGroup> {
    const row = await this.#db.selectFrom('customer_group').selectAll().where('name', '=', name).executeTakeFirst();
    return row === undefined ? plainGroup(name) : this.#read(row);
  }

  /** Names of groups with customers under watch, sorted. One index look-up per group, however many customers it has. */
  async names(): Promise<readonly string[]> {
    const { rows } = await sql<{ name: string }>`
      with recursive found(name) as (
        select min(customer_group) from customer where watch = 'on'
        union all
        select (select min(customer_group) from customer where watch = 'on' and customer_group > found.name)
          from found where found.name is not null)
      select name from found where name is not null`.execute(this.#db);
    return rows.map(({ name }) => name);
  }

  /** Customers under watch, by group and status. */
  async counts(): Promise<ReadonlyMap<string, StatusCounts>> {
    const { rows } = await sql<{ customer_group: string; status: string; n: number }>`
      select customer_group, status, count(*) as n from customer
      where watch = 'on' group by customer_group, status`.execute(this.#db);
    const counts = new Map<string, StatusCounts>();
    for (const { customer_group: name, status, n } of rows) {
      const known = counts.get(name) ?? NO_CUSTOMERS;
      counts.set(name, { ...known, [z.enum(CUSTOMER_STATUSES).parse(status)]: Number(n) });
    }
    return counts;
  }

  /** Saves a group. If its policy changes, its customers become due. False if somebody else saved it meanwhile. */
  async save(
    { name, policy, fullEveryDays, keepEndedDays, members }: GroupRules,
    before: CustomerGroup,
    event: AuditEvent,
  ): Promise<boolean> {
    const row = {
      name,
      policy,
      full_every_days: fullEveryDays,
      keep_ended_days: keepEndedDays,
      members_json: members === null ? null : JSON.stringify(members),
      saved_at: event.at,
      saved_by: event.actor,
    };
    const saved = { ...row, mac: this.#prover.macOfRow('customer_group', row) };
    const put =
      before.savedAt === null
        ? this.#db
            .insertInto('customer_group')
            .values(saved)
            .onConflict((on) => on.doNothing())
        : this.#db
            .updateTable('customer_group')
            .set(saved)
            .where('name', '=', name)
            .where('saved_at', '=', before.savedAt)
            .where('saved_by', '=', before.savedBy ?? '');
    const due = sql`update customer set due = 'policy', version = version + 1
      where customer_group = ${name} and watch = 'on' and due is null`.compile(this.#db);
    const others = before.policy === policy ? [] : [due];
    const [changed] = await this.#writer.unit(deciding(put.compile()), ...others, auditStatement(this.#db, event));
    return changed === 1;
  }

  /**
   * A row that was tampered with yields default rules without members, so that only callers who see all groups see it.
   */
  #read(row: Selectable<Tables['customer_group']>): CustomerGroup {
    const { name, policy, full_every_days: days, members_json: members, saved_at: at, saved_by: by } = row;
    if (!this.#prover.isProvedRow('customer_group', row))
      return { ...plainGroup(name), members: [], savedAt: Number(at), savedBy: by };
    return {
      name,
      policy,
      fullEveryDays: days ?? 1,
      keepEndedDays: row.keep_ended_days,
      members: members === null ? null : JSON.parse(members),
      savedAt: Number(at),
      savedBy: by,
    };
  }
}
