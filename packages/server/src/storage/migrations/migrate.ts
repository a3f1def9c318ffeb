import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { ConfigError } from '../../config/config-error.ts';
import { VERSION } from '../../version.ts';
import type { Tables } from '../tables.ts';
import { initial } from './0001-initial.ts';
import { requiredLists } from './0002-required-lists.ts';
import { policies } from './0003-policies.ts';
import { listVersions } from './0004-list-versions.ts';
import { heldRemovals } from './0005-held-removals.ts';
import { ownership } from './0006-ownership.ts';
import { namesOfRemoved } from './0007-names-of-removed.ts';
import { installation } from './0008-installation.ts';
import { refusedVersions } from './0009-refused-versions.ts';
import { whereHeld } from './0010-where-held.ts';
import { type ColumnTypes, SQLITE_COLUMNS } from './column-types.ts';

/**
 * Brings the tables up to date. The caller holds the database's write lock, so that two processes do not both try.
 *
 * @throws ConfigError when a newer version of this program made changes; what the database said, when a step fails.
 */
export async function migrate(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const steps = stepsFor(types);
  const unknown = (await stepsDone(db)).find((name) => !Object.hasOwn(steps, name));
  if (unknown !== undefined) throw newerSchema(unknown);
  const migrator = new Migrator({ db, disableTransactions: true, provider: { getMigrations: async () => steps } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function stepsDone(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

function newerSchema(step: string): ConfigError {
  return new ConfigError(
    `The data folder was used by a newer version of Namesake: this one, ${VERSION}, does not know the change "${step}" in its database. Start the newer version, or restore the backup from before the upgrade.`,
  );
}

function stepsFor(types: ColumnTypes): Readonly<Record<string, Migration>> {
  return {
    '0001-initial': { up: (target) => initial(target, types) },
    '0002-required-lists': { up: (target) => requiredLists(target, types) },
    '0003-policies': { up: (target) => policies(target, types) },
    '0004-list-versions': { up: (target) => listVersions(target, types) },
    '0005-held-removals': { up: (target) => heldRemovals(target, types) },
    '0006-ownership': { up: (target) => ownership(target) },
    '0007-names-of-removed': { up: (target) => namesOfRemoved(target) },
    '0008-installation': { up: (target) => installation(target, types) },
    '0009-refused-versions': { up: (target) => refusedVersions(target, types) },
    '0010-where-held': { up: (target) => whereHeld(target) },
  };
}

/** Names of the steps, in their order: what a database of this version has. */
export const SCHEMA_STEPS: readonly string[] = Object.keys(stepsFor(SQLITE_COLUMNS));
