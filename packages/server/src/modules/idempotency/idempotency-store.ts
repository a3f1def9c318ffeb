import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Writer } from '../../db/writing/writer.ts';
import type { Statement } from '../../db/writing/writer-protocol.ts';

/** A request that carries an Idempotency-Key. Times are Unix milliseconds. */
export type KeyedRequest = {
  /** Keyed hash of the caller and the key. */
  readonly keyHash: Buffer;
  /** Keyed hash of the request: endpoint, URL and body. */
  readonly fingerprint: Buffer;
  readonly requestId: string;
  /** Id that the screening will be recorded under, for a search. */
  readonly searchId: Buffer | null;
  /** Until this time it counts as running, unless it has ended. */
  readonly leaseUntil: number;
  readonly expiresAt: number;
};

/** A stored answer. `body` is null if it is not stored. */
export type KeptAnswer = { readonly status: number; readonly body: string | null };

export type StoredRequest = KeyedRequest & { readonly answer: KeptAnswer | null };

/** Expired keys deleted by each claim: more than it adds. */
const FORGOTTEN_AT_ONCE = 10;

export class IdempotencyStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  /**
   * Claims a key. Returns the request that has it: this one if it was free. If several claim it at once, one gets it.
   */
  async claim(request: KeyedRequest, nowMs: number): Promise<StoredRequest> {
    const { keyHash } = request;
    const insert = this.#db
      .insertInto('idempotency_key')
      .values({ key_hash: keyHash, ...columnsOf(request), status: null, body: null })
      .onConflict((on) => on.doNothing());
    const expired = this.#db
      .deleteFrom('idempotency_key')
      .where('key_hash', '=', keyHash)
      .where('expires_at', '<=', nowMs);
    for (;;) {
      await this.#writer.unit(this.#forget(nowMs, FORGOTTEN_AT_ONCE), expired.compile(), insert.compile());
      const row = await this.#db
        .selectFrom('idempotency_key')
        .selectAll()
        .where('key_hash', '=', keyHash)
        .executeTakeFirst();
      // It may have been released just now.
      if (row !== undefined) return toRequest(row);
    }
  }

  /** Passes the key to another attempt; false if another one was faster. */
  async takeOver(before: StoredRequest, request: KeyedRequest): Promise<boolean> {
    const update = this.#of(before).set(columnsOf(request)).where('status', 'is', null);
    const [taken] = await this.#writer.unit(update.compile());
    return taken === 1;
  }

  /** Stores the answer. */
  async end(request: KeyedRequest, { status, body }: KeptAnswer): Promise<void> {
    await this.#writer.unit(this.#of(request).set({ status, body }).compile());
  }

  /** Frees the key of a request that was refused. */
  async release({ keyHash, requestId }: KeyedRequest): Promise<void> {
    const remove = this.#db
      .deleteFrom('idempotency_key')
      .where('key_hash', '=', keyHash)
      .where('request_id', '=', requestId);
    await this.#writer.unit(remove.compile());
  }

  /** Marks a failed request as no longer running, so that it may be retried. */
  async giveUp(request: KeyedRequest, nowMs: number): Promise<void> {
    await this.#writer.unit(this.#of(request).set({ lease_until: nowMs }).compile());
  }

  /** Deletes at most `limit` expired keys. Resolves with their number. */
  async forgetExpired(nowMs: number, limit: number): Promise<number> {
    const [forgotten = 0] = await this.#writer.unit(this.#forget(nowMs, limit));
    return forgotten;
  }

  #of({ keyHash, requestId }: KeyedRequest) {
    return this.#db.updateTable('idempotency_key').where('key_hash', '=', keyHash).where('request_id', '=', requestId);
  }

  #forget(nowMs: number, limit: number): Statement {
    return sql`
      delete from idempotency_key where key_hash in
        (select key_hash from idempotency_key where expires_at <= ${nowMs} order by expires_at limit ${limit})`.compile(
      this.#db,
    );
  }
}

const columnsOf = ({ fingerprint, requestId, searchId, leaseUntil, expiresAt }: KeyedRequest) => ({
  fingerprint,
  request_id: requestId,
  search_id: searchId,
  lease_until: leaseUntil,
  expires_at: expiresAt,
});

const toRequest = (row: Selectable<Tables['idempotency_key']>): StoredRequest => ({
  keyHash: row.key_hash,
  fingerprint: row.fingerprint,
  requestId: row.request_id,
  searchId: row.search_id,
  leaseUntil: row.lease_until,
  expiresAt: row.expires_at,
  answer: row.status === null ? null : { status: row.status, body: row.body },
});
