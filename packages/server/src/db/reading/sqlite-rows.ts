import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { DatabaseSource } from './database-source.ts';
import type { Parameter, Row, RowReader } from './row-reader.ts';

/** Reads rows of SQLite. Each statement is prepared once. */
export class SqliteRows implements RowReader {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  async rows(sql: string, ...parameters: readonly Parameter[]): Promise<readonly Row[]> {
    return this.#statement(sql, false).all(...parameters);
  }

  async cells(sql: string, ...parameters: readonly Parameter[]): Promise<readonly (readonly unknown[])[]> {
    return this.#statement(sql, true)
      .all(...parameters)
      .map(cellsOf);
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

  /** The log may be checkpointed meanwhile: verified data is append-only, so each thread may read later. */
  async shared(source: DatabaseSource): Promise<DatabaseSource> {
    return source;
  }

  async close(): Promise<void> {
    this.#db.close();
  }

  #statement(sql: string, asArrays: boolean): StatementSync {
    const key = `${asArrays ? 'a' : 'o'}${sql}`;
    const known = this.#prepared.get(key);
    if (known !== undefined) return known;
    const made = this.#db.prepare(sql);
    made.setReturnArrays(asArrays);
    this.#prepared.set(key, made);
    return made;
  }
}

/** A row read as an array, which the library's types do not express. */
function cellsOf(row: unknown): readonly unknown[] {
  return Array.isArray(row) ? row : [];
}
