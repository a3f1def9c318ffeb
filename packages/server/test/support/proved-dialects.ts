import { Client } from 'pg';
import { migratePostgres } from '../../src/db/postgres/open-tables.ts';
import { connectionOptions } from '../../src/db/postgres-server/connect.ts';
import type { DatabaseSource } from '../../src/db/reading/database-source.ts';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { type StoreVerified, type VerifyOptions, verifyStore } from '../../src/examine/verify/verify-store.ts';
import { copyStore } from '../../src/moving/copy-store.ts';
import { onDatabase, type TestDatabase, testDatabase } from './postgres.ts';
import type { ProvedStore } from './proved-store.ts';

/** A proved store on a database, on which somebody lays hands. */
export interface TamperedStore {
  /** Statements that somebody runs on the database. */
  tamper(sql: string): Promise<void>;
  verify(options?: Partial<VerifyOptions>): Promise<StoreVerified>;
  close(): Promise<void>;
  /** So many zero bytes, and bytes in hexadecimal, in the words of the database. */
  zeros(count: number): string;
}

class OnSqlite implements TamperedStore {
  readonly #store: ProvedStore;

  constructor(store: ProvedStore) {
    this.#store = store;
  }

  async tamper(sql: string): Promise<void> {
    this.#store.db.exec(sql);
  }

  verify(options: Partial<VerifyOptions> = {}): Promise<StoreVerified> {
    return this.#store.verify(options);
  }

  async close(): Promise<void> {}

  zeros(count: number): string {
    return `zeroblob(${count})`;
  }
}

/** The store as it is, copied with each verification, then tampered with as often as was asked. */
class OnPostgres implements TamperedStore {
  readonly #store: ProvedStore;
  readonly #deeds: string[] = [];
  #database: TestDatabase | undefined;

  constructor(store: ProvedStore) {
    this.#store = store;
  }

  async tamper(sql: string): Promise<void> {
    this.#deeds.push(sql);
  }

  async verify(options: Partial<VerifyOptions> = {}): Promise<StoreVerified> {
    const source = await this.source();
    return verifyStore(source, { here: verifyRange, ...options });
  }

  /** A copy in a database of its own, with what was done to it. */
  async source(): Promise<DatabaseSource> {
    await this.close();
    const database = await testDatabase('made');
    this.#database = database;
    await copyInto(this.#store, database.url);
    for (const deed of this.#deeds) await onDatabase(database.url, deed);
    return { kind: 'postgres', url: database.url };
  }

  async close(): Promise<void> {
    await this.#database?.drop();
    this.#database = undefined;
  }

  zeros(count: number): string {
    return `decode(repeat('00', ${count}), 'hex')`;
  }
}

/** Copies what a store holds into an empty database. */
export async function copyInto(store: ProvedStore, url: string): Promise<void> {
  await migratePostgres(url, Date.now());
  const target = new Client(connectionOptions(url));
  await target.connect();
  try {
    await target.query('begin');
    await copyStore({ source: store.db, target, onProgress: () => {} });
    await target.query('commit');
  } finally {
    await target.end();
  }
}

/** Every database that a chain is verified on. */
export const CHAIN_DIALECTS = [
  { dialect: 'SQLite', open: (store: ProvedStore): TamperedStore => new OnSqlite(store) },
  { dialect: 'PostgreSQL', open: (store: ProvedStore): TamperedStore => new OnPostgres(store) },
];
