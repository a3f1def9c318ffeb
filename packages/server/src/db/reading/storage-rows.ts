import type Database from 'better-sqlite3';
import type { DatabaseSource } from './database-source.ts';
import type { Parameter, Row, RowReader } from './row-reader.ts';

/** Reads rows of SQLite with the storage's library. Each statement is prepared once. */
export class StorageRows implements RowReader {
  readonly #db: Database.Database;
  readonly #named = new Map<string, Database.Statement<unknown[], Row>>();
  readonly #bare = new Map<string, Database.Statement<unknown[], readonly unknown[]>>();

  constructor(db: Database.Database) {
    this.#db = db;
  }

  async rows(sql: string, ...parameters: readonly Parameter[]): Promise<readonly Row[]> {
    const statement = this.#named.get(sql) ?? this.#db.prepare<unknown[], Row>(sql);
    this.#named.set(sql, statement);
    return statement.all(...parameters.map(bound));
  }

  async cells(sql: string, ...parameters: readonly Parameter[]): Promise<readonly (readonly unknown[])[]> {
    const statement = this.#bare.get(sql) ?? this.#db.prepare<unknown[], readonly unknown[]>(sql).raw();
    this.#bare.set(sql, statement);
    return statement.all(...parameters.map(bound));
  }

  async atOneMoment<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#db.exec('begin');
    try {
      return await work();
    } finally {
      this.#db.exec('rollback');
    }
  }

  async hasTable(name: string): Promise<boolean> {
    return (await this.rows("select 1 as found from sqlite_master where type = 'table' and name = ?", name)).length > 0;
  }

  /** Verified data is append-only, so each thread may read later. */
  async shared(source: DatabaseSource): Promise<DatabaseSource> {
    return source;
  }

  async close(): Promise<void> {
    this.#db.close();
  }
}

/** The library accepts bytes only as `Buffer`. */
const bound = (value: Parameter): Parameter => (value instanceof Uint8Array ? Buffer.from(value) : value);
