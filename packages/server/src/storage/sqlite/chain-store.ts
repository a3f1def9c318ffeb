import { type Kysely, sql } from 'kysely';
import type { Chain, ChainFacts } from '../ports/chain.ts';
import { RECORDS_ERASED } from '../ports/ledger.ts';
import type { Tables } from '../tables.ts';

/** The chain in SQLite. */
export class SqliteChain implements Chain {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async facts(): Promise<ChainFacts> {
    const [entries, segments] = [await this.#numbers('ledger'), await this.#numbers('ledger_segment')];
    const query = this.#db.selectFrom('ledger_segment').selectAll().orderBy('number', 'desc').limit(1);
    const last = await query.executeTakeFirst();
    return {
      entries: entries.count,
      segments: segments.count,
      unsealed: Math.max(0, entries.last - (last?.last ?? 0)),
      erased: await this.#erased(),
      last: last === undefined ? undefined : { sealedAt: last.sealed_at, head: last.head, keyId: last.key_id },
    };
  }

  /** Numbers have no gaps, so that nothing need be counted. */
  async #numbers(table: 'ledger' | 'ledger_segment'): Promise<{ readonly count: number; readonly last: number }> {
    const first = await this.#db.selectFrom(table).select('number').orderBy('number').limit(1).executeTakeFirst();
    const last = await this.#db
      .selectFrom(table)
      .select('number')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (first === undefined || last === undefined) return { count: 0, last: 0 };
    return { count: last.number - first.number + 1, last: last.number };
  }

  async #erased(): Promise<number> {
    const { rows } = await sql<{ detail_json: string }>`
      select detail_json from audit_event where action = ${RECORDS_ERASED}`.execute(this.#db);
    const ranges = rows.flatMap(({ detail_json }): readonly (readonly [number, number])[] => {
      return JSON.parse(detail_json).entries ?? [];
    });
    return ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  }
}
