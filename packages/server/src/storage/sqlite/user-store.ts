import { type Kysely, type Selectable, sql } from 'kysely';
import type { User, UserStore } from '../ports/users.ts';
import type { Tables } from '../tables.ts';
import type { Writer } from './writer.ts';

/** People in SQLite. */
export class SqliteUserStore implements UserStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  async createFirst(user: User): Promise<boolean> {
    const insert = sql`
      insert into user_account (id, name, name_key, password_hash, role, created_at)
      select ${user.id}, ${user.name}, ${nameKey(user.name)}, ${user.passwordHash}, ${user.role}, ${user.createdAt}
      where not exists (select 1 from user_account)`;
    const [created] = await this.#writer.unit(insert.compile(this.#db));
    return created === 1;
  }

  async findByName(name: string): Promise<User | undefined> {
    const row = await this.#db
      .selectFrom('user_account')
      .selectAll()
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst();
    return row === undefined ? undefined : toUser(row);
  }

  async find(id: string): Promise<User | undefined> {
    const row = await this.#db.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? undefined : toUser(row);
  }

  async any(): Promise<boolean> {
    return (await this.#db.selectFrom('user_account').select('id').limit(1).executeTakeFirst()) !== undefined;
  }

  async list(): Promise<readonly User[]> {
    const rows = await this.#db.selectFrom('user_account').selectAll().orderBy('created_at').execute();
    return rows.map(toUser);
  }

  async resetPassword(id: string, passwordHash: string): Promise<boolean> {
    const [changed] = await this.#writer.unit(
      this.#db.updateTable('user_account').set({ password_hash: passwordHash }).where('id', '=', id).compile(),
      this.#db.deleteFrom('session').where('user_id', '=', id).compile(),
    );
    return changed === 1;
  }
}

function nameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

function toUser(row: Selectable<Tables['user_account']>): User {
  return { id: row.id, name: row.name, passwordHash: row.password_hash, role: 'admin', createdAt: row.created_at };
}
