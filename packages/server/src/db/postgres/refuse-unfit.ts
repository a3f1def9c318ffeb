import { ConfigError } from '../../lib/errors/config-error.ts';
import { connect, databaseName } from '../postgres-server/connect.ts';
import { requireServer } from '../postgres-server/judge-server.ts';

/** Marks, in the table `installation`, a database into which records are being moved. */
export const UNFINISHED_MOVE = 'unfinished_move';

/**
 * Checks a server and a database before anything is changed.
 * @returns notices for the operator
 * @throws ConfigError when they are unreachable, could lose records, or contain an unfinished move
 */
export async function refuseUnfit(url: string): Promise<readonly string[]> {
  const client = await connect(url);
  try {
    const warnings = await requireServer(client, url);
    const { rows: tables } = await client.query("select to_regclass('installation') is not null as made");
    if (tables[0]?.made !== true) return warnings;
    const { rows } = await client.query('select 1 from installation where key = $1', [UNFINISHED_MOVE]);
    if (rows.length > 0) throw unfinishedMove(databaseName(url));
    return warnings;
  } finally {
    await client.end();
  }
}

/** Error of a service on such a database; `to` names it without user and password. */
const unfinishedMove = (to: string): ConfigError =>
  new ConfigError(
    `A move of records into the database ${to} was interrupted. Run the same "namesake migrate --to-postgres" again: it resumes where it stopped.`,
  );
