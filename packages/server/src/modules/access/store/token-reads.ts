import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';

export type TokenRow = Selectable<Tables['api_token']>;

/** What a request needs to know about its token, or about one in its line. */
export type TokenStateRow = Pick<TokenRow, 'id' | 'parent' | 'expires_at' | 'revoked_at' | 'owner'> & {
  /** Role of the owner, if the account is active. */
  readonly owner_role: string | null;
};

/** Reads on the path of every request, as fast as the database allows: a result or a promise of one. */
export interface TokenReads {
  byHash(hash: Buffer): TokenRow | undefined | Promise<TokenRow | undefined>;
  state(id: string): TokenStateRow | undefined | Promise<TokenStateRow | undefined>;
}

/** Role of a token's owner. A subquery, since a join takes five times as long. */
const OWNER_ROLE = 'select u.role from user_account u where u.id = t.owner and u.disabled_at is null';

const STATE = `select t.id, t.parent, t.expires_at, t.revoked_at, t.owner, (${OWNER_ROLE}) as owner_role
  from api_token t where t.id = `;

/** The same reads as SQL, without the parameter. */
export const TOKEN_READS = { byHash: 'select * from api_token where hash = ', state: STATE } as const;

/** Reads with Kysely. Concurrent requests with the same token share one read. */
export function kyselyTokenReads(db: Kysely<Tables>): TokenReads {
  const byHash = new SharedReads(async (hash) => {
    const query = sql<TokenRow>`${sql.raw(TOKEN_READS.byHash)}${Buffer.from(hash, 'base64')}`;
    return (await query.execute(db)).rows[0];
  });
  const state = new SharedReads(async (id) => {
    return (await sql<TokenStateRow>`${sql.raw(TOKEN_READS.state)}${id}`.execute(db)).rows[0];
  });
  return { byHash: (hash) => byHash.get(hash.toString('base64')), state: (id) => state.get(id) };
}

/**
 * Reads by key, one at a time per key. Calls during a read share the next one, which begins when it ends: each call
 * sees everything committed before it, and a busy key costs no more than an idle one.
 */
export class SharedReads<T> {
  readonly #read: (key: string) => Promise<T>;
  readonly #running = new Map<string, Promise<T>>();
  readonly #next = new Map<string, Promise<T>>();

  constructor(read: (key: string) => Promise<T>) {
    this.#read = read;
  }

  get(key: string): Promise<T> {
    const running = this.#running.get(key);
    if (running === undefined) return this.#start(key);
    const next = this.#next.get(key) ?? running.then(noResult, noResult).then(() => this.#start(key));
    this.#next.set(key, next);
    return next;
  }

  #start(key: string): Promise<T> {
    this.#next.delete(key);
    const started = this.#read(key);
    this.#running.set(key, started);
    const end = (): void => {
      if (this.#running.get(key) === started) this.#running.delete(key);
    };
    started.then(end, end);
    return started;
  }
}

const noResult = (): void => {};
