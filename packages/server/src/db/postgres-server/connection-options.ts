import { type ClientConfig, types } from 'pg';

/** How long a connection may take to be made; a server that does not answer is then out of reach. */
const CONNECT_WITHIN_MS = 5_000;
/** No statement of the service takes so long but one that waits for a lock or a server that is lost. */
const STATEMENT_WITHIN_MS = 30_000;

/** `int8` of PostgreSQL's catalogue. */
const INT8 = 20;

/** Times and row numbers are below 2^53, so they are read as numbers; the rest as `pg` reads it. For one pool only. */
const TYPES = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : types.getTypeParser(oid, format as 'text'),
};

/** How a client connects to the database at a URL, with TLS as `pg` takes it from there (`sslmode`, `sslrootcert`). */
export function connectionOptions(url: string): ClientConfig {
  return {
    connectionString: url,
    types: TYPES,
    application_name: 'namesake',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: STATEMENT_WITHIN_MS,
    keepAlive: true,
    // Durable whatever the server's own default: a commit returns when its bytes are on the disk.
    options: '-c synchronous_commit=on',
  };
}
