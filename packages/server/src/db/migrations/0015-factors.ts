import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required, unique } from './column-types.ts';

/**
 * Second factors: authenticator apps, passkeys and recovery codes; log-ins awaiting the second step; answered WebAuthn
 * challenges.
 */
export async function factors(db: Kysely<Tables>, { bytes, time, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('totp_factor')
    .addColumn('user_id', text, (column) => primary(column).references('user_account.id'))
    .addColumn('sealed', bytes, required)
    .addColumn('created_at', time, required)
    .addColumn('confirmed_at', time)
    .addColumn('last_step', time, required)
    .addColumn('last_used_at', time)
    .execute();
  await db.schema
    .createTable('passkey')
    .addColumn('id', text, primary)
    .addColumn('user_id', text, (column) => required(column).references('user_account.id'))
    .addColumn('credential_id', text, unique)
    .addColumn('public_key', bytes, required)
    .addColumn('counter', time, required)
    .addColumn('transports_json', text, required)
    .addColumn('site', text, required)
    .addColumn('name', text, required)
    .addColumn('created_at', time, required)
    .addColumn('last_used_at', time)
    .execute();
  await db.schema.createIndex('passkey_user').on('passkey').column('user_id').execute();
  await db.schema
    .createTable('recovery_code')
    .addColumn('hash', bytes, primary)
    .addColumn('user_id', text, (column) => required(column).references('user_account.id'))
    .execute();
  await db.schema.createIndex('recovery_code_user').on('recovery_code').column('user_id').execute();
  await db.schema
    .createTable('login_step')
    .addColumn('hash', bytes, primary)
    .addColumn('user_id', text, (column) => required(column).references('user_account.id'))
    .addColumn('expires_at', time, required)
    .addColumn('guesses', 'integer', required)
    .execute();
  await db.schema
    .createTable('used_challenge')
    .addColumn('nonce', bytes, primary)
    .addColumn('expires_at', time, required)
    .execute();
}
