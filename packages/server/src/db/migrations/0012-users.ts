import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required, unique } from './column-types.ts';

/**
 * Several users: accounts that can be disabled, invitations, sessions with their details for users, and counted
 * log-ins. Sessions are recreated, so everyone logs in once after the upgrade.
 */
export async function users(db: Kysely<Tables>, { bytes, time, text }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('user_account').addColumn('disabled_at', time).execute();
  await db.schema.alterTable('user_account').addColumn('last_login_at', time).execute();
  await db.schema.dropTable('session').execute();
  await db.schema
    .createTable('session')
    .addColumn('hash', bytes, primary)
    .addColumn('id', text, unique)
    .addColumn('user_id', text, (column) => column.notNull().references('user_account.id'))
    .addColumn('created_at', time, required)
    .addColumn('last_seen_at', time, required)
    .addColumn('expires_at', time, required)
    .addColumn('address', text, required)
    .addColumn('browser', text, required)
    .execute();
  await db.schema
    .createTable('invitation')
    .addColumn('id', text, primary)
    .addColumn('hash', bytes, unique)
    .addColumn('name', text, required)
    .addColumn('name_key', text, unique)
    .addColumn('role', text, required)
    .addColumn('created_at', time, required)
    .addColumn('created_by', text, required)
    .addColumn('expires_at', time, required)
    .execute();
  await db.schema
    .createTable('login_attempt')
    .addColumn('key', text, primary)
    .addColumn('level', time, required)
    .addColumn('last_at', time, required)
    .addColumn('blocked_until', time, required)
    .execute();
}
