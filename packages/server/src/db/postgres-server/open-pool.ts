import { Pool, type PoolConfig } from 'pg';
import { connectionOptions } from './connection-options.ts';

/**
 * A pool of which no connection ends the process. The pool hears of faults of idle connections only: one that the
 * server ends while it is being closed would be an exception that nobody catches.
 *
 * @param onLost called when the server ends a connection that is idle
 */
export function openPool(url: string, options: PoolConfig, onLost: (error: Error) => void = () => {}): Pool {
  const pool = new Pool({ ...connectionOptions(url), ...options });
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', onLost);
  return pool;
}
