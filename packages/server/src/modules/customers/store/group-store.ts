import { type Kysely, sql } from 'kysely';
import type { RowProver } from '../../../db/clearing/row-prover.ts';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';

/** A group of customers, and the policy that they are screened under. */
export type CustomerGroup = {
  readonly name: string;
  readonly policy: string;
  /** Unix milliseconds; null of a group that has customers and nothing of its own. */
  readonly savedAt: number | null;
  readonly savedBy: string | null;
};

/** Groups of customers. */
export class GroupStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, writer: Writer, prover: RowProver) {
    [this.#db, this.#writer, this.#prover] = [db, writer, prover];
  }

  /** Those with a policy of their own, in the order of their names. */
  async all(): Promise<readonly CustomerGroup[]> {
    const rows = await this.#db.selectFrom('customer_group').selectAll().orderBy('name').execute();
    const proved = rows.filter((row) => this.#prover.isProvedRow('customer_group', row));
    return proved.map(({ name, policy, saved_at, saved_by }) => ({
      name,
      policy,
      savedAt: Number(saved_at),
      savedBy: saved_by,
    }));
  }

  /** The policy of a group; undefined where it has none of its own. */
  async policyOf(name: string): Promise<string | undefined> {
    const row = await this.#db.selectFrom('customer_group').selectAll().where('name', '=', name).executeTakeFirst();
    return row !== undefined && this.#prover.isProvedRow('customer_group', row) ? row.policy : undefined;
  }

  /** Customers under watch, by group. */
  async counts(): Promise<ReadonlyMap<string, number>> {
    const query = this.#db.selectFrom('customer').where('watch', '=', 'on').groupBy('customer_group');
    const rows = await query.select(({ fn }) => ['customer_group', fn.countAll().as('n')]).execute();
    return new Map(rows.map(({ customer_group: name, n }) => [name, Number(n)]));
  }

  /** Its customers are due from then on. */
  async save(group: { readonly name: string; readonly policy: string }, event: AuditEvent): Promise<void> {
    const { name, policy } = group;
    const row = { name, policy, saved_at: event.at, saved_by: event.actor };
    const saved = { ...row, mac: this.#prover.macOfRow('customer_group', row) };
    const put = this.#db
      .insertInto('customer_group')
      .values(saved)
      .onConflict((on) => on.column('name').doUpdateSet(saved));
    const due = sql`update customer set due = 'policy', version = version + 1
      where customer_group = ${name} and watch = 'on' and due is null`;
    await this.#writer.unit(put.compile(), due.compile(this.#db), auditStatement(this.#db, event));
  }
}
