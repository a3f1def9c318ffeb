import { Worker } from 'node:worker_threads';
import { type Kysely, sql } from 'kysely';
import type { Chain, ChainFacts } from '../ports/chain.ts';
import { RECORDS_ERASED } from '../ports/ledger.ts';
import type { Tables } from '../tables.ts';
import type { StoreVerified } from '../verify/verify-store.ts';
import type { VerifyStoreReply, VerifyStoreStart } from '../verify/verify-store-thread.ts';

/** The chain in SQLite. */
export class SqliteChain implements Chain {
  readonly #db: Kysely<Tables>;
  readonly #path: string;
  readonly #threads = new Set<Worker>();

  constructor(db: Kysely<Tables>, path: string) {
    this.#db = db;
    this.#path = path;
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

  verify(trusted: ReadonlySet<string>, onProgress: (entries: number, of: number) => void): Promise<StoreVerified> {
    const workerData: VerifyStoreStart = { path: this.#path, trusted };
    const thread = new Worker(new URL('../verify/verify-store-thread.ts', import.meta.url), { workerData });
    this.#threads.add(thread);
    return new Promise((resolve, reject) => {
      thread.on('message', (reply: VerifyStoreReply) => {
        if ('verified' in reply) resolve(reply.verified);
        else onProgress(reply.entries, reply.of);
      });
      thread.on('error', reject);
      thread.on('exit', () => {
        this.#threads.delete(thread);
        reject(new Error('the verification ended early'));
      });
    });
  }

  /** Ends verifications that run. */
  async close(): Promise<void> {
    await Promise.all([...this.#threads].map((thread) => thread.terminate()));
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
