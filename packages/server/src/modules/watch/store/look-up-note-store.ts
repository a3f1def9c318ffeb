import { type Kysely, sql } from 'kysely';
import type { RowProver } from '../../../db/clearing/row-prover.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Statement } from '../../../db/writing/writer-protocol.ts';
import { NOTES_SPAN } from '../../customers/store/customer.ts';

/** Notes of what customer searches look up, in rows of {@link NOTES_SPAN} places. */
export class LookUpNoteStore {
  readonly #db: Kysely<Tables>;
  readonly #prover: RowProver;

  constructor(db: Kysely<Tables>, prover: RowProver) {
    [this.#db, this.#prover] = [db, prover];
  }

  /** Notes that this version of the code made for a row; undefined if there are none. */
  async find(number: number, code: string): Promise<Buffer | undefined> {
    const query = this.#db.selectFrom('customer_words').selectAll().where('number', '=', number);
    const row = await query.where('code', '=', code).executeTakeFirst();
    return row !== undefined && this.#prover.isProvedRow('customer_words', row) ? row.data : undefined;
  }

  /**
   * Stores notes, unless customers of the row were added or erased meanwhile: data of an erased customer must not come
   * back.
   *
   * @param places all places of the row, in order
   */
  put(number: number, code: string, data: Buffer, places: readonly number[]): Statement {
    const mac = this.#prover.macOfRow('customer_words', { number, code, data });
    const [from, to] = [number * NOTES_SPAN, (number + 1) * NOTES_SPAN];
    return sql`
      insert into customer_words (number, code, data, mac)
      select cast(${number} as bigint), ${code}, ${data}, ${mac}
      where (select count(*) from customer where seq >= ${from} and seq < ${to}) = ${places.length}
        and (select max(seq) from customer where seq >= ${from} and seq < ${to}) = ${places.at(-1) ?? 0}
      on conflict (number) do update set code = excluded.code, data = excluded.data, mac = excluded.mac`.compile(
      this.#db,
    );
  }
}
