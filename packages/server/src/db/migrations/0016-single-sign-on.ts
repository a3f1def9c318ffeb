import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** Identity of an account at a provider, and completed log-ins at a provider, which must not be replayed. */
export async function singleSignOn(db: Kysely<Tables>, { bytes, time, text }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('user_account').addColumn('issuer', text).execute();
  await db.schema.alterTable('user_account').addColumn('subject', text).execute();
  await db.schema
    .createIndex('user_account_identity')
    .on('user_account')
    .columns(['issuer', 'subject'])
    .unique()
    .execute();
  await db.schema
    .createTable('spent_login')
    .addColumn('hash', bytes, primary)
    .addColumn('expires_at', time, required)
    .execute();
}
