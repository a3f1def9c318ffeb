/** Runs a statement: a client or a pool of `pg`. */
export type Asks = { query(text: string): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }> };

/** Facts about a PostgreSQL server that matter for records. */
export type ServerFacts = {
  /** From `server_version`, such as "18.1". */
  readonly version: string;
  /** As a number, such as 180001. */
  readonly versionNumber: number;
  readonly encoding: string;
  /** Whether commits reach the disk. */
  readonly fsync: string;
  readonly fullPageWrites: string;
  /** Value of this connection. */
  readonly synchronousCommit: string;
  /** A standby, which is read-only. */
  readonly isStandby: boolean;
  readonly isReadOnly: boolean;
  /** Milliseconds by which the server's clock is ahead of this machine's. */
  readonly clockAheadMs: number;
  readonly bytes: number;
  readonly maxConnections: number;
};

const FACTS = `
  select current_setting('server_version') as version, current_setting('server_version_num')::int as version_number,
    pg_encoding_to_char(encoding) as encoding, current_setting('fsync') as fsync,
    current_setting('full_page_writes') as full_page_writes,
    current_setting('synchronous_commit') as synchronous_commit, pg_is_in_recovery() as is_standby,
    current_setting('default_transaction_read_only') as read_only,
    current_setting('max_connections')::int as max_connections,
    (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms, pg_database_size(current_database())::float8 as bytes
  from pg_database where datname = current_database()`;

/** Reads the facts of a server in one statement. */
export async function serverFacts(server: Asks): Promise<ServerFacts> {
  const before = Date.now();
  const [row = {}] = (await server.query(FACTS)).rows;
  const middle = (before + Date.now()) / 2;
  return {
    version: String(row['version']),
    versionNumber: Number(row['version_number']),
    encoding: String(row['encoding']),
    fsync: String(row['fsync']),
    fullPageWrites: String(row['full_page_writes']),
    synchronousCommit: String(row['synchronous_commit']),
    isStandby: row['is_standby'] === true,
    isReadOnly: row['read_only'] === 'on',
    clockAheadMs: Math.round(Number(row['now_ms']) - middle),
    bytes: Number(row['bytes']),
    maxConnections: Number(row['max_connections']),
  };
}
