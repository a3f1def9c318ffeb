import { ConfigError } from '../../lib/errors/config-error.ts';
import { databaseName } from './database-name.ts';
import { judgeServer } from './judge-server.ts';
import { type Asks, serverFacts } from './server-facts.ts';

/**
 * Refuses a server to which no records may be trusted.
 *
 * @returns what the operator should know of one that is used
 * @throws ConfigError naming everything for which it is refused
 */
export async function requireServer(server: Asks, url: string): Promise<readonly string[]> {
  const faults = judgeServer(await serverFacts(server));
  const refused = faults.filter(({ isRefused }) => isRefused).map(({ text, fix }) => `${text} ${fix}`);
  if (refused.length > 0)
    throw new ConfigError(`The database ${databaseName(url)} cannot be used. ${refused.join(' ')}`);
  return faults.map(({ text, fix }) => `${text} ${fix}`);
}
