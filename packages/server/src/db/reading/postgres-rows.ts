import type pg from 'pg';
import type { Client } from 'pg';
import { connect } from '../postgres-server/connect.ts';
import type { DatabaseSource } from './database-source.ts';
import type { Parameter, Row, RowReader } from './row-reader.ts';

const READ_ONLY = '-c default_transaction_read_only=on -c idle_in_transaction_session_timeout=0';

type PostgresSource = Extract<DatabaseSource, { kind: 'postgres' }>;

/** Reads rows of PostgreSQL. */
class PostgresRows implements RowReader {
  readonly #client: pg.Client;
  readonly #numbered = new Map<string, string>();

  constructor(client: pg.Client) {
    this.#client = client;
  }

  async rows(sql: string, ...parameters: readonly Parameter[]): Promise<readonly Row[]> {
    const { rows } = await this.#client.query<Record<string, unknown>>(this.#text(sql), [...parameters]);
    return rows;
  }

  async cells(sql: string, ...parameters: readonly Parameter[]): Promise<readonly (readonly unknown[])[]> {
    const query = { text: this.#text(sql), values: [...parameters], rowMode: 'array' } as const;
    return (await this.#client.query<unknown[]>(query)).rows;
  }

  /** A `live` reader has no snapshot; callers that need one do not open it this way. */
  atOneMoment<Result>(work: () => Promise<Result>): Promise<Result> {
    return work();
  }

  async hasTable(name: string): Promise<boolean> {
    const [row] = await this.rows('select to_regclass(?)::text as found', name);
    return row?.['found'] != null;
  }

  async shared(source: DatabaseSource): Promise<DatabaseSource> {
    if (source.kind !== 'postgres') return source;
    const [row] = await this.rows('select pg_export_snapshot() as snapshot');
    return { ...source, snapshot: String(row?.['snapshot']) };
  }

  close(): Promise<void> {
    return this.#client.end();
  }

  #text(sql: string): string {
    const known = this.#numbered.get(sql);
    if (known !== undefined) return known;
    let count = 0;
    const text = sql.replaceAll('?', () => `$${++count}`);
    this.#numbered.set(sql, text);
    return text;
  }
}

/**
 * Opens a PostgreSQL database for reading it as a whole; unless `live`, in one transaction with one snapshot.
 * @throws ConfigError when it is unreachable
 */
export async function openPostgresRows(source: PostgresSource, as: 'live' | 'unchanged'): Promise<RowReader> {
  const client = await readingClient(source.url);
  if (as === 'unchanged') await beginMoment(client, source);
  return new PostgresRows(client);
}

/** Begins a transaction with its own snapshot, or with that of another connection. */
export async function beginMoment(client: pg.Client, { snapshot }: PostgresSource): Promise<void> {
  await client.query('begin isolation level repeatable read, read only');
  if (snapshot !== undefined) await client.query(`set transaction snapshot ${client.escapeLiteral(snapshot)}`);
}

/**
 * A read-only connection without a time limit.
 * @throws ConfigError when the database is unreachable
 */
export const readingClient = (url: string): Promise<Client> =>
  connect(url, { application_name: 'namesake (reads all)', statement_timeout: false, options: READ_ONLY });
