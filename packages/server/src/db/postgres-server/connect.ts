import { Client, type ClientConfig } from 'pg';
import { ConfigError } from '../../lib/errors/config-error.ts';
import { connectionOptions } from './connection-options.ts';
import { databaseName } from './database-name.ts';

/** Codes of PostgreSQL and of the system, with what the operator does about them. */
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
 *
 * @throws ConfigError where it cannot be reached, without the password
 */
export async function connect(url: string, options: ClientConfig = {}): Promise<Client> {
  const client = new Client({ ...connectionOptions(url), ...options });
  // A connection that is lost fails the query that waits, or the next.
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
