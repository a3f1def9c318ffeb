import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required, unique } from './column-types.ts';

/** First tables: screenings with shared values, tokens, users, sessions, audit. */
export async function initial(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const { bytes, time, serial, text } = types;
  await db.schema
    .createTable('context')
    .addColumn('id', serial, primary)
    .addColumn('hash', bytes, unique)
    .addColumn('body', text, required)
    .execute();
  await db.schema.createTable('actor').addColumn('id', serial, primary).addColumn('name', text, unique).execute();
  await db.schema
    .createTable('screening')
    .addColumn('seq', serial, types.screenings.seq)
    .addColumn('id', bytes, unique)
    .addColumn('context_id', 'integer', (column) => column.notNull().references('context.id'))
    .addColumn('actor_id', 'integer', (column) => column.notNull().references('actor.id'))
    .addColumn('outcome', text, required)
    .addColumn('total', 'integer', required)
    .addColumn('body', bytes, required)
    .modifyEnd(types.screenings.end)
    .execute();
  for (const statement of types.screenings.indexes) await statement.execute(db);
  await db.schema
    .createTable('api_token')
    .addColumn('id', text, primary)
    .addColumn('hash', bytes, unique)
    .addColumn('name', text, required)
    .addColumn('hint', text, required)
    .addColumn('scopes_json', text, required)
    .addColumn('created_at', time, required)
    .addColumn('created_by', text, required)
    .addColumn('expires_at', time, required)
    .addColumn('last_used_at', time)
    .addColumn('revoked_at', time)
    .execute();
  await db.schema
    .createTable('user_account')
    .addColumn('id', text, primary)
    .addColumn('name', text, required)
    .addColumn('name_key', text, unique)
    .addColumn('password_hash', text, required)
    .addColumn('role', text, required)
    .addColumn('created_at', time, required)
    .execute();
  await db.schema
    .createTable('session')
    .addColumn('hash', bytes, primary)
    .addColumn('user_id', text, (column) => column.notNull().references('user_account.id'))
    .addColumn('created_at', time, required)
    .addColumn('expires_at', time, required)
    .execute();
  await db.schema
    .createTable('setup_link')
    .addColumn('only', 'integer', primary)
    .addColumn('hash', bytes, required)
    .addColumn('created_at', time, required)
    .execute();
  await db.schema
    .createTable('audit_event')
    .addColumn('seq', serial, primary)
    .addColumn('at', time, required)
    .addColumn('actor', text, required)
    .addColumn('action', text, required)
    .addColumn('target', text, required)
    .addColumn('detail_json', text, required)
    .addColumn('request_id', text, required)
    .execute();
}
