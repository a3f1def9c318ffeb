import type { Kysely } from 'kysely';
import type { NodeRow, NodeStore } from '../../ports/nodes.ts';
import type { Tables } from '../../tables.ts';

/** Nodes that use the database. */
export class KyselyNodeStore implements NodeStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async beat({ id, seenAt, status }: NodeRow, forgetBefore: number): Promise<void> {
    const told = { seen_at: seenAt, status_json: status };
    await this.#db
      .insertInto('node')
      .values({ id, ...told })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(told))
      .execute();
    await this.#db.deleteFrom('node').where('seen_at', '<', forgetBefore).execute();
  }

  async leave(id: string): Promise<void> {
    await this.#db.deleteFrom('node').where('id', '=', id).execute();
  }

  async all(): Promise<readonly NodeRow[]> {
    const rows = await this.#db.selectFrom('node').selectAll().orderBy('id').execute();
    return rows.map(({ id, seen_at: seenAt, status_json: status }) => ({ id, seenAt, status }));
  }
}
