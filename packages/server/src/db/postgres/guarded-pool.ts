import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { connectionOptions, openPool } from '../postgres-server/connect.ts';
import { asUnavailable } from './postgres-problem.ts';

/** Read connections per process. Further requests wait for one, up to the connect timeout. */
const MAX_CONNECTIONS = 8;
/** Time limit of a read, in case the server is lost. */
const ANSWER_WITHIN_MS = 35_000;
/** Limit of prepared statements per connection: those of stores, which are few. */
const MAX_NAMES = 300;
const LONGEST_NAMED = 4_000;
const READ_ONLY = '-c default_transaction_read_only=on';

/**
 * A bounded pool that reports server faults as `StorageUnavailable`. The next read replaces a lost connection.
 * @param onLost called when the server ends an idle connection
 */
export function guardedPool(
  url: string,
  { isReadOnly }: { readonly isReadOnly: boolean },
  onLost: (error: Error) => void,
): PostgresPool {
  const reading = isReadOnly ? { options: `${connectionOptions(url).options} ${READ_ONLY}` } : {};
  // Idle connections do not delay the exit of the service.
  const options = { query_timeout: ANSWER_WITHIN_MS, max: MAX_CONNECTIONS, allowExitOnIdle: true, ...reading };
  const pool = openPool(url, options, onLost);
  const names = new Map<string, string>();
  const nameOf = (text: string): { readonly name?: string } => {
    const known = names.get(text);
    if (known !== undefined) return { name: known };
    if (names.size >= MAX_NAMES || text.length > LONGEST_NAMED) return {};
    names.set(text, `r${names.size}`);
    return { name: `r${names.size - 1}` };
  };
  return {
    connect: async () => guarded(await pool.connect().catch(rethrow), nameOf),
    end: () => pool.end(),
  } as PostgresPool;
}

function guarded(client: PoolClient, nameOf: (text: string) => { readonly name?: string }): PostgresPoolClient {
  let failed: Error | undefined;
  // While a client is in use, its query reports a lost connection; without a listener, the event would end the process.
  const note = (error: Error): void => {
    failed = error;
  };
  client.on('error', note);
  const query = async (text: string, values: readonly unknown[]): Promise<PostgresQueryResult<unknown>> => {
    try {
      return (await client.query({ ...nameOf(text), text, values: [...values] })) as PostgresQueryResult<unknown>;
    } catch (error) {
      const known = asUnavailable(error);
      if (known !== error) failed = error instanceof Error ? error : undefined;
      throw known;
    }
  };
  const release = (): void => {
    client.off('error', note);
    client.release(failed);
  };
  return { query, release } as PostgresPoolClient;
}

function rethrow(error: unknown): never {
  throw asUnavailable(error);
}
