import { connect } from '../postgres-server/connect.ts';
import { databaseName } from '../postgres-server/database-name.ts';
import { requireServer } from '../postgres-server/require-server.ts';
import { UNFINISHED_MOVE, unfinishedMove } from './unfinished-move.ts';

/**
 * Looks at a server and a database before anything in them is changed.
 *
 * @returns what the operator should know of them
 * @throws ConfigError where they cannot be reached, would lose records, or hold half a move
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
