import { Client, type ClientConfig, Pool, type PoolConfig, types } from 'pg';
import { ConfigError } from '../../lib/errors/config-error.ts';

/** Time limit for connecting; a server that does not answer counts as unreachable. */
const CONNECT_WITHIN_MS = 5_000;

/** No statement of the service takes this long unless it waits for a lock or a lost server. */
const STATEMENT_WITHIN_MS = 30_000;

/** Type OID of `int8`. */
const INT8 = 20;

/** Times and row numbers are below 2^53, so they are parsed as numbers; other types as in `pg`. For one pool only. */
const TYPES = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : types.getTypeParser(oid, format as 'text'),
};

/** Codes of PostgreSQL and of the system, with advice for the operator. */
const REASONS: Readonly<Record<string, string>> = {
  '28P01': 'The user or the password is wrong.',
  '28000': 'The server does not let this user in from here (pg_hba.conf).',
  '3D000': 'There is no database of this name: create it first.',
  '42501': 'The user lacks rights in it.',
  '53300': 'The server has no connection left (max_connections).',
  '57P03': 'The server is starting or stopping.',
  ECONNREFUSED: 'Nothing listens there.',
  ENOTFOUND: 'The host name is unknown.',
  ETIMEDOUT: 'The server does not answer.',
};

/**
 * Connects to the database at a URL.
 * @throws ConfigError when it is unreachable, without the password
 */
export async function connect(url: string, options: ClientConfig = {}): Promise<Client> {
  const client = new Client({ ...connectionOptions(url), ...options });
  // A lost connection fails the pending query, or the next one.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw unreachable(url, error);
  }
}

function unreachable(url: string, error: unknown): ConfigError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  const isTimeout = error instanceof Error && error.message.includes('timeout');
  const known = REASONS[isTimeout ? 'ETIMEDOUT' : (code ?? '')];
  const reason = known === undefined ? '' : ` ${known}`;
  return new ConfigError(
    `The database ${databaseName(url)} cannot be reached (${code ?? (isTimeout ? 'timeout' : 'unknown')}).${reason}`,
  );
}

/** Client options for a database URL; `pg` takes TLS settings from it (`sslmode`, `sslrootcert`). */
export function connectionOptions(url: string): ClientConfig {
  return {
    connectionString: url,
    types: TYPES,
    application_name: 'namesake',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: STATEMENT_WITHIN_MS,
    keepAlive: true,
    // Durable regardless of the server's default: a commit returns once its bytes are on disk.
    options: '-c synchronous_commit=on',
  };
}

/** Server and name of a database, without user, password and options. */
export function databaseName(url: string): string {
  if (!URL.canParse(url)) return 'of NAMESAKE_DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/**
 * A pool whose connections cannot end the process. `pg` only reports faults of idle connections: a connection that the
 * server ends during its close would be an uncaught exception.
 * @param onLost called when the server ends an idle connection
 */
export function openPool(url: string, options: PoolConfig, onLost: (error: Error) => void = () => {}): Pool {
  const pool = new Pool({ ...connectionOptions(url), ...options });
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', onLost);
  return pool;
}
