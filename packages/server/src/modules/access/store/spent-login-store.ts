import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';

/** Spent log-ins. */
export class SpentLoginStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  /** True the first time that a log-in comes back, and false from then on. Those that have expired are forgotten. */
  async spend(hash: Buffer, expiresAt: number, nowMs: number): Promise<boolean> {
    const insert = sql`
      insert into spent_login (hash, expires_at) values (${hash}, ${expiresAt}) on conflict (hash) do nothing`;
    const [, spent] = await this.#writer.unit(
      this.#db.deleteFrom('spent_login').where('expires_at', '<=', nowMs).compile(),
      insert.compile(this.#db),
    );
    return spent === 1;
  }
}
