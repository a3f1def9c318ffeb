import { existsSync } from 'node:fs';
import { databaseSource, type Located } from '../../db/reading/database-source.ts';
import { refuseLostDatabase } from '../../db/sqlite/check-database.ts';
import { refuseMoved } from '../../db/sqlite/moved-mark.ts';
import { UsageError } from './command.ts';

/**
 * For commands about what is already recorded: opening a database would create one, and answer about an empty one.
 *
 * @throws UsageError if the data folder has no database; ConfigError if its database was moved or is lost
 */
export function needDatabase(settings: Located): void {
  if (hasDatabase(settings)) return;
  refuseMoved(settings.dataDir);
  refuseLostDatabase(settings.dataDir);
  throw new UsageError(`There is no database in ${settings.dataDir}. Name the service's data folder with --data.`);
}

/** For commands that may come before the first start: reports a new data folder, since the service may have another. */
export async function mayCreate<Opened>(settings: Located, open: () => Promise<Opened>): Promise<Opened> {
  const isNew = !hasDatabase(settings);
  const opened = await open();
  if (isNew)
    process.stderr.write(
      `Created a new data folder ${settings.dataDir}. If the service has another one, name that with --data.\n`,
    );
  return opened;
}

/** Whether the database exists; PostgreSQL counts as existing. */
export function hasDatabase(settings: Located): boolean {
  const source = databaseSource(settings);
  return source.kind === 'postgres' || existsSync(source.path);
}
