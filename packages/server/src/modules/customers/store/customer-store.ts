import { type CustomerStatus, relatedReference, type WatchState } from '@namesake/contract';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { RowProver } from '../../../db/clearing/row-prover.ts';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding, type Statement } from '../../../db/writing/writer-protocol.ts';
import { caseErasure } from '../../cases/store/case-store.ts';
import { type Customer, mayBeShared, NOTES_SPAN, type PlacedCustomer } from './customer.ts';
import { placed, rowOf, toCustomer } from './customer-rows.ts';

/** References per statement: databases limit the number of parameters. */
const AT_ONCE = 500;

export type CustomerFilter = {
  readonly status?: CustomerStatus | undefined;
  readonly watch?: WatchState | undefined;
  readonly group?: string | undefined;
  readonly leaving?: boolean | undefined;
  /** Groups to leave out. */
  readonly hidden?: readonly string[];
};

/** Where a page continues: after the place of a customer, in a queue also after the time its status began. */
export type CustomerPlace = { readonly place: number; readonly since: number };

/** A reference used for screenings, and the customer it belongs to. */
type OwnedReference = { readonly reference: string; readonly customer: string };

/** A customer as it was read, undefined if it is new, and as it is to be stored. */
export type CustomerChange = { readonly before: Customer | undefined; readonly after: Customer };

/** Whether a filter selects a queue of work: a status other than clear. */
const isQueue = ({ status }: Pick<CustomerFilter, 'status'>): boolean => status !== undefined && status !== 'clear';

/** Customers under watch. */
export class CustomerStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, writer: Writer, prover: RowProver) {
    [this.#db, this.#writer, this.#prover] = [db, writer, prover];
  }

  async find(reference: string): Promise<Customer | undefined> {
    const row = await this.#db.selectFrom('customer').selectAll().where('reference', '=', reference).executeTakeFirst();
    return row && this.#read(row);
  }

  /** By reference; unknown references are missing. */
  async findAll(references: readonly string[]): Promise<ReadonlyMap<string, Customer>> {
    const found = new Map<string, Customer>();
    for (let from = 0; from < references.length; from += AT_ONCE) {
      const some = references.slice(from, from + AT_ONCE);
      const rows = await this.#db.selectFrom('customer').selectAll().where('reference', 'in', some).execute();
      for (const row of rows) found.set(row.reference, this.#read(row));
    }
    return found;
  }

  /** Customer that a screening reference belongs to, and the role of the screened party. */
  async partyOf(reference: string): Promise<{ readonly customer: string; readonly role: string | null }> {
    const query = this.#db.selectFrom('customer_party').select('customer').where('reference', '=', reference);
    const customer = (await query.executeTakeFirst())?.customer;
    if (customer === undefined) return { customer: reference, role: null };
    return { customer, role: reference.slice(relatedReference(customer, '').length) };
  }

  /** Owners of references of customers and related parties. References that nobody has are missing. */
  async ownersOf(references: readonly string[]): Promise<readonly OwnedReference[]> {
    const found: OwnedReference[] = [];
    for (let from = 0; from < references.length; from += AT_ONCE) {
      const some = references.slice(from, from + AT_ONCE);
      const own = this.#db.selectFrom('customer').select(['reference', 'reference as customer']);
      const beside = this.#db.selectFrom('customer_party').select(['reference', 'customer']);
      const query = own.where('reference', 'in', some).unionAll(beside.where('reference', 'in', some));
      found.push(...(await query.execute()));
    }
    return found;
  }

  /** Newest first; in a queue, those who have had their status longest come first. */
  async page(
    { status, watch, group, leaving, hidden = [] }: CustomerFilter,
    after: CustomerPlace | undefined,
    limit: number,
  ): Promise<readonly PlacedCustomer[]> {
    let query = this.#db.selectFrom('customer').selectAll().limit(limit);
    if (status !== undefined) query = query.where('status', '=', status);
    if (watch !== undefined) query = query.where('watch', '=', watch);
    if (group !== undefined) query = query.where('customer_group', '=', group);
    if (hidden.length > 0) query = query.where('customer_group', 'not in', hidden);
    if (leaving !== undefined) query = query.where('leaving', leaving ? 'is not' : 'is', null);
    if (isQueue({ status })) {
      // Databases use the partial index only if the statement repeats its condition.
      query = query.where(sql<boolean>`status <> 'clear'`).orderBy('status_since').orderBy('seq');
      if (after !== undefined)
        query = query.where(sql<boolean>`(status_since, seq) > (${after.since}, ${after.place})`);
    } else {
      query = query.orderBy('seq', 'desc');
      if (after !== undefined) query = query.where('seq', '<', after.place);
    }
    return (await query.execute()).map((row) => this.#place(row));
  }

  /** Customers that are due, oldest first, after a place. */
  async due(after: number, limit: number): Promise<readonly PlacedCustomer[]> {
    const query = this.#db.selectFrom('customer').selectAll().where('due', 'is not', null).where('seq', '>', after);
    const rows = await query.orderBy('seq').limit(limit).execute();
    return rows.map((row) => this.#place(row));
  }

  /** Customers missing from the file of a batch, oldest first, after a place. */
  async leaving(batch: string, after: number, limit: number): Promise<readonly PlacedCustomer[]> {
    const query = this.#db.selectFrom('customer').selectAll().where('leaving', '=', batch).where('seq', '>', after);
    const rows = await query.orderBy('seq').limit(limit).execute();
    return rows.map((row) => this.#place(row));
  }

  /** Number of customers missing from the file of a batch about whom nobody has decided. */
  async leavingCount(batch: string): Promise<number> {
    const query = this.#db.selectFrom('customer').select(({ fn }) => fn.countAll().as('n'));
    return Number((await query.where('leaving', '=', batch).executeTakeFirst())?.n ?? 0);
  }

  /**
   * Applies all changes or none, with events and other statements in one transaction. False if a customer was changed
   * meanwhile.
   */
  async change(
    changes: readonly CustomerChange[],
    events: readonly AuditEvent[],
    more: readonly Statement[] = [],
  ): Promise<boolean> {
    const [first, ...others] = changes.flatMap((one) => this.#put(one));
    if (first === undefined) return true;
    const [changed] = await this.#writer.unit(
      first,
      ...others,
      ...more,
      ...events.map((event) => auditStatement(this.#db, event)),
    );
    return changed === 1;
  }

  /** Erases a customer and its cases. Also erases cases of a reference that is not under watch. */
  async erase(reference: string, event: AuditEvent): Promise<void> {
    await this.#writer.unit(
      this.#withoutWords(sql`reference = ${reference}`),
      this.#db.deleteFrom('customer').where('reference', '=', reference).compile(),
      this.#db.deleteFrom('customer_party').where('customer', '=', reference).compile(),
      ...caseErasure(this.#db, sql`customer = ${reference}`),
      auditStatement(this.#db, event),
    );
  }

  /**
   * Deletes up to 500 customers of one group, or of all but some, whose watch ended before a time. Resolves with their
   * number.
   */
  async purgeEnded(
    cutoffMs: number,
    of: { readonly only: string } | { readonly but: readonly string[] },
    event: AuditEvent,
  ): Promise<number> {
    const ended = this.#db.selectFrom('customer').select('reference').where('watch', '=', 'ended');
    const others = 'but' in of && of.but.length > 0 ? ended.where('customer_group', 'not in', of.but) : ended;
    const query = 'only' in of ? ended.where('customer_group', '=', of.only) : others;
    const rows = await query.where('watch_since', '<', cutoffMs).limit(AT_ONCE).execute();
    if (rows.length === 0) return 0;
    const references = rows.map(({ reference }) => reference);
    const these = sql`in (select reference from customer where watch = 'ended' and reference in (${sql.join(references)}))`;
    await this.#writer.unit(
      ...caseErasure(this.#db, sql`customer ${these}`),
      sql`delete from customer_party where customer ${these}`.compile(this.#db),
      this.#withoutWords(sql`reference ${these}`),
      sql`delete from customer where reference ${these}`.compile(this.#db),
      auditStatement(this.#db, { ...event, detail: { ...event.detail, customers: rows.length } }),
    );
    return rows.length;
  }

  /** Deletes the notes of some customers and of all others in the same rows. The next run makes them again. */
  #withoutWords(which: RawBuilder<unknown>): Statement {
    return sql`delete from customer_words where number in (select seq / ${sql.lit(NOTES_SPAN)} from customer where ${which})`.compile(
      this.#db,
    );
  }

  #place(row: Selectable<Tables['customer']>): PlacedCustomer {
    return placed(this.#read(row), row);
  }

  #read(row: Selectable<Tables['customer']>): Customer {
    return toCustomer(row, this.#prover.isProvedRow('customer', row));
  }

  #put({ before, after }: CustomerChange): readonly Statement[] {
    const row = { ...rowOf(after), version: (before?.version ?? 0) + 1 };
    const mac = this.#prover.macOfRow('customer', row);
    const put =
      before === undefined
        ? this.#db
            .insertInto('customer')
            .values({ ...row, mac })
            .onConflict((on) => on.doNothing())
        : this.#db
            .updateTable('customer')
            .set({ ...row, mac })
            .where('reference', '=', before.reference)
            .where('version', '=', before.version);
    return [deciding(put.compile()), ...this.#partyStatements(before, after)];
  }

  #partyStatements(before: Customer | undefined, { reference, input }: Customer): readonly Statement[] {
    const [then, now] = [before?.input ?? {}, input].map(({ related = [] }: Partial<Customer['input']>) =>
      related.map(({ role }) => relatedReference(reference, role)),
    );
    if (then === undefined || now === undefined) return [];
    const isSame = then.join('\n') === now.join('\n');
    if (isSame) return before === undefined ? this.#ownsAlone(reference, now) : [];
    const rows = now.map((one) => ({ reference: one, customer: reference }));
    const take = this.#db.deleteFrom('customer_party').where('customer', '=', reference).compile();
    const put = this.#db.insertInto('customer_party').values(rows);
    return rows.length === 0 ? [take] : [...this.#ownsAlone(reference, now), take, put.compile()];
  }

  /** Blocks the change if another customer has one of these references, even if it was saved meanwhile. */
  #ownsAlone(customer: string, parties: readonly string[]): readonly Statement[] {
    const some = [customer, ...parties].filter(mayBeShared);
    if (some.length === 0) return [];
    const these = sql.join(some);
    const statement = sql`update customer set version = version where reference = ${customer}
      and not exists (select 1 from customer o where o.reference in (${these}) and o.reference <> ${customer})
      and not exists (select 1 from customer_party p where p.reference in (${these}) and p.customer <> ${customer})`;
    return [deciding(statement.compile(this.#db))];
  }
}
