import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** Requests with an Idempotency-Key, and their answers. */
export async function idempotency(db: Kysely<Tables>, { bytes, time, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('idempotency_key')
    .addColumn('key_hash', bytes, primary)
    .addColumn('fingerprint', bytes, required)
    .addColumn('request_id', text, required)
    .addColumn('search_id', bytes)
    .addColumn('lease_until', time, required)
    .addColumn('expires_at', time, required)
    .addColumn('status', 'integer')
    .addColumn('body', text)
    .execute();
  await db.schema.createIndex('idempotency_key_expires').on('idempotency_key').column('expires_at').execute();
}
