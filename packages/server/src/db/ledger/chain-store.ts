import type { Kysely } from 'kysely';
import { RECORDS_ERASED } from '../ledger-entries.ts';
import type { Tables } from '../tables.ts';

/** Number of recorded and sealed entries. */
export type ChainFacts = {
  readonly entries: number;
  readonly segments: number;
  readonly unsealed: number;
  /** Number of entries whose contents were erased. */
  readonly erased: number;
  /** The last segment; undefined before the first. Time in Unix milliseconds. */
  readonly last: { readonly sealedAt: number; readonly head: Buffer; readonly keyId: string } | undefined;
};

/** The chain. */
export class Chain {
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
      erased: (await erasedRanges(this.#db)).reduce((sum, [first, end]) => sum + end - first + 1, 0),
      last: last === undefined ? undefined : { sealedAt: last.sealed_at, head: last.head, keyId: last.key_id },
    };
  }

  /** Numbers have no gaps, so no count is needed. */
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
}

/** First and last number of each range of erased entries, according to the events. */
export async function erasedRanges(db: Kysely<Tables>): Promise<readonly (readonly [number, number])[]> {
  const rows = await db.selectFrom('audit_event').select('detail_json').where('action', '=', RECORDS_ERASED).execute();
  return rows.flatMap(({ detail_json }): readonly (readonly [number, number])[] => {
    return JSON.parse(detail_json).entries ?? [];
  });
}
