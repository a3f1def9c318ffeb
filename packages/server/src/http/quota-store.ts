import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Requests of one caller in one minute. */
export type QuotaUse = {
  /** The counted token, user or address. */
  readonly key: string;
  /** Minutes since 1970. */
  readonly minute: number;
  readonly used: number;
};

/** Use by all nodes together. Callers, including addresses, are stored as digests. */
export class QuotaStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /**
   * Adds the use of this node, and deletes minutes before `forgetBefore`.
   * @returns the totals of all nodes, in the same order
   */
  async add(uses: readonly QuotaUse[], forgetBefore: number): Promise<readonly number[]> {
    await this.#db.deleteFrom('quota_use').where('minute', '<', forgetBefore).execute();
    if (uses.length === 0) return [];
    const rows = uses.map(({ key, minute, used }) => ({ key_hash: digest(key), minute, used }));
    // Nodes lock the rows in the same order, which avoids deadlocks.
    const sorted = rows.toSorted((a, b) => a.key_hash.compare(b.key_hash) || a.minute - b.minute);
    const totals = await this.#db
      .insertInto('quota_use')
      .values(sorted)
      .onConflict((conflict) =>
        conflict.columns(['key_hash', 'minute']).doUpdateSet({ used: sql<number>`quota_use.used + excluded.used` }),
      )
      .returningAll()
      .execute();
    const byKey = new Map(totals.map(({ key_hash: hash, minute, used }) => [nameOf(hash, minute), Number(used)]));
    return rows.map(({ key_hash: hash, minute, used }) => byKey.get(nameOf(hash, minute)) ?? used);
  }
}

const digest = (key: string): Buffer => createHash('sha256').update(key).digest();

const nameOf = (hash: Buffer, minute: number): string => `${hash.toString('hex')} ${minute}`;
