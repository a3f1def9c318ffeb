import type { Kysely, Selectable } from 'kysely';
import type { RowProver } from '../../../db/clearing/row-prover.ts';
import type { Tables } from '../../../db/tables.ts';
import { folded } from '../../retention/scan/folded.ts';
import type { CustomerStub, PlacedCustomer } from './customer.ts';
import { placed, stubOf, toCustomer } from './customer-rows.ts';

/** Places per statement: databases limit the number of parameters. */
const AT_ONCE = 500;

/** Names of groups; null for all. */
type Groups = readonly string[] | null;

/** Number of customers under watch, in total and by group, and the place of the last one. */
type GroupedBook = {
  readonly count: number;
  readonly last: number;
  readonly byGroup: Readonly<Record<string, number>>;
};

/** The customers that runs screen, in the order of their places, whatever their watch state. */
export class CustomerBook {
  readonly #db: Kysely<Tables>;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, prover: RowProver) {
    [this.#db, this.#prover] = [db, prover];
  }

  /** Customers of some groups after one place and up to another, oldest first, whatever their watch state. */
  async customers(
    after: number,
    upTo: number,
    limit: number,
    groups: Groups = null,
  ): Promise<readonly PlacedCustomer[]> {
    const all = this.#db.selectFrom('customer').selectAll().where('seq', '>', after).where('seq', '<=', upTo);
    const query = groups === null ? all : all.where('customer_group', 'in', groups);
    const rows = await query.orderBy('seq').limit(limit).execute();
    return rows.map((row) => this.#place(row));
  }

  /**
   * All places after one and up to another, in order. Their contents are proved only when the rows are read in full.
   */
  async places(after: number, upTo: number, limit: number): Promise<readonly CustomerStub[]> {
    const all = this.#db.selectFrom('customer').select(['seq', 'mac', 'watch', 'status', 'due']);
    const query = all.where('seq', '>', after).where('seq', '<=', upTo);
    return (await query.orderBy('seq').limit(limit).execute()).map(stubOf);
  }

  /** Customers at the given places, oldest first. */
  async at(places: readonly number[]): Promise<readonly PlacedCustomer[]> {
    const found: PlacedCustomer[] = [];
    for (let from = 0; from < places.length; from += AT_ONCE) {
      const query = this.#db.selectFrom('customer').selectAll().orderBy('seq');
      const rows = await query.where('seq', 'in', places.slice(from, from + AT_ONCE)).execute();
      for (const row of rows) found.push(this.#place(row));
    }
    return found;
  }

  async isAnyWatched(): Promise<boolean> {
    const query = this.#db.selectFrom('customer').select('seq').where('watch', '=', 'on');
    return (await query.limit(1).executeTakeFirst()) !== undefined;
  }

  /** Number of customers under watch, number of due customers, and the place of the last, without the hidden groups. */
  async size(
    hidden: readonly string[] = [],
  ): Promise<{ readonly count: number; readonly due: number; readonly last: number }> {
    const all = this.#db.selectFrom('customer');
    const from = hidden.length === 0 ? all : all.where('customer_group', 'not in', [...hidden]);
    const size = from
      .where('watch', '=', 'on')
      .select(({ fn }) => [fn.countAll().as('count'), fn.max('seq').as('last')]);
    const due = from.where('due', 'is not', null).select(({ fn }) => fn.countAll().as('n'));
    const [watched, waiting] = [await size.executeTakeFirst(), await due.executeTakeFirst()];
    return { count: Number(watched?.count ?? 0), due: Number(waiting?.n ?? 0), last: Number(watched?.last ?? 0) };
  }

  /** Number of customers under watch, in total and for each of the groups, and the place of the last, in one query. */
  async sizeByGroup(groups: Groups = null): Promise<GroupedBook> {
    const all = this.#db.selectFrom('customer').where('watch', '=', 'on');
    const from = groups === null ? all : all.where('customer_group', 'in', groups);
    const rows = await from
      .groupBy('customer_group')
      .select(({ fn }) => ['customer_group', fn.countAll().as('n'), fn.max('seq').as('last')])
      .execute();
    return {
      count: rows.reduce((count, { n }) => count + Number(n), 0),
      last: Math.max(0, ...rows.map(({ last }) => Number(last))),
      byGroup: Object.fromEntries(rows.map(({ customer_group, n }) => [customer_group, Number(n)])),
    };
  }

  /** References of customers whose data mention a text, ignoring case. */
  async about(text: string): Promise<readonly string[]> {
    const wanted = folded(text);
    const found: string[] = [];
    for (let after = 0; ; ) {
      const page = await this.customers(after, Number.MAX_SAFE_INTEGER, AT_ONCE);
      for (const { reference, input } of page)
        if (textsOf(input).some((one) => folded(one).includes(wanted))) found.push(reference);
      const last = page.at(-1);
      if (last === undefined) return found;
      after = last.place;
    }
  }

  #place(row: Selectable<Tables['customer']>): PlacedCustomer {
    return placed(toCustomer(row, this.#prover.isProvedRow('customer', row)), row);
  }
}

/** All strings in a JSON value. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
