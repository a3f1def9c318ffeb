import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { SharedReads } from './shared-reads.ts';

export type TokenRow = Selectable<Tables['api_token']>;

/** What a request needs to know of its token, or of one in its family. */
export type TokenStateRow = Pick<TokenRow, 'id' | 'parent' | 'expires_at' | 'revoked_at' | 'owner'> & {
  /** Of the owner, if the account is active. */
  readonly owner_role: string | null;
};

/** Reads on the path of every request, as fast as a database can: an answer, or the promise of one. */
export interface TokenReads {
  byHash(hash: Buffer): TokenRow | undefined | Promise<TokenRow | undefined>;
  state(id: string): TokenStateRow | undefined | Promise<TokenStateRow | undefined>;
}

/** The role of a token's owner. Not a join, which takes five times as long. */
const OWNER_ROLE = 'select u.role from user_account u where u.id = t.owner and u.disabled_at is null';
const STATE = `select t.id, t.parent, t.expires_at, t.revoked_at, t.owner, (${OWNER_ROLE}) as owner_role
  from api_token t where t.id = `;

/** Those reads as SQL without its parameter. */
export const TOKEN_READS = { byHash: 'select * from api_token where hash = ', state: STATE } as const;

/** Reads over Kysely; requests with the same token that come together share one. */
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
