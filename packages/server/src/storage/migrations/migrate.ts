import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Tables } from '../tables.ts';
import { initial } from './0001-initial.ts';
import { requiredLists } from './0002-required-lists.ts';
import { policies } from './0003-policies.ts';
import { listVersions } from './0004-list-versions.ts';
import { heldRemovals } from './0005-held-removals.ts';
import { ownership } from './0006-ownership.ts';
import { namesOfRemoved } from './0007-names-of-removed.ts';
import { refusedVersions } from './0008-refused-versions.ts';
import type { ColumnTypes } from './column-types.ts';

/**
 * Brings the tables up to date. The caller holds the database's write lock, so that two processes do not both try.
 *
 * @throws what the database said, when a step fails.
 */
export async function migrate(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const migrator = new Migrator({
    db,
    disableTransactions: true,
    provider: {
      getMigrations: async () => ({
        '0001-initial': { up: (target) => initial(target, types) },
        '0002-required-lists': { up: (target) => requiredLists(target, types) },
        '0003-policies': { up: (target) => policies(target, types) },
        '0004-list-versions': { up: (target) => listVersions(target, types) },
        '0005-held-removals': { up: (target) => heldRemovals(target, types) },
        '0006-ownership': { up: (target) => ownership(target) },
        '0007-names-of-removed': { up: (target) => namesOfRemoved(target) },
        '0008-refused-versions': { up: (target) => refusedVersions(target, types) },
      }),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
