import type Database from 'better-sqlite3';

/** What an entry is of, as the ledger keeps it. */
export const ENTRY_KINDS = { screening: 0, event: 1 } as const;

/** Prepares a statement, once for each text. */
export type Prepare = (sql: string) => Database.Statement;

/** A function that keeps what it prepared. */
export function preparing(db: Database.Database): Prepare {
  const prepared = new Map<string, Database.Statement>();
  return (sql) => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
}
