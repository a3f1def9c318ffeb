import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Last report of a node. */
type NodeRow = {
  readonly id: string;
  /** Time of the report in Unix milliseconds. */
  readonly seenAt: number;
  /** Status as JSON. */
  readonly status: string;
};

/** Nodes that use the database. */
export class NodeStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Stores the report of a node, and deletes nodes last seen before a time. */
  async beat({ id, seenAt, status }: NodeRow, forgetBefore: number): Promise<void> {
    const told = { seen_at: seenAt, status_json: status };
    await this.#db
      .insertInto('node')
      .values({ id, ...told })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(told))
      .execute();
    await this.#db.deleteFrom('node').where('seen_at', '<', forgetBefore).execute();
  }

  /** Deletes a node that shut down. */
  async leave(id: string): Promise<void> {
    await this.#db.deleteFrom('node').where('id', '=', id).execute();
  }

  /** All nodes, by id. */
  async all(): Promise<readonly NodeRow[]> {
    const rows = await this.#db.selectFrom('node').selectAll().orderBy('id').execute();
    return rows.map(({ id, seen_at: seenAt, status_json: status }) => ({ id, seenAt, status }));
  }
}
