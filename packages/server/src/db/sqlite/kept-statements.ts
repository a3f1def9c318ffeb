import type Database from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Texts of queries: each is a statement that the database keeps ready. */
const MOST_KEPT = 200;

/** The connection as stores use it. Statements are prepared once: preparing one takes longer than a look-up. */
export function keptStatements(connection: Database.Database): SqliteDatabase {
  const kept = new LRUCache<string, Database.Statement<unknown[]>>({ max: MOST_KEPT });
  return {
    prepare: (sql) => {
      const known = kept.get(sql) ?? connection.prepare<unknown[]>(sql);
      kept.set(sql, known);
      return known;
    },
    close: () => connection.close(),
  };
}
