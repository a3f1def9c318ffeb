import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, required } from './column-types.ts';

/**
 * Owner, parent, allowed networks and successor of tokens. Existing tokens keep no parent: a parent revoked long ago
 * must not end a token that works.
 */
export async function tokenFamilies(db: Kysely<Tables>, { text }: ColumnTypes): Promise<void> {
  const table = db.schema.alterTable('api_token');
  await table.addColumn('owner', text).execute();
  await table.addColumn('parent', text).execute();
  await table.addColumn('addresses_json', text, (column) => required(column).defaultTo('[]')).execute();
  await table.addColumn('replaces', text).execute();
  await table.addColumn('replaced_by', text).execute();
  await sql`update api_token set owner = substr(created_by, 6) where created_by like 'user:%'`.execute(db);
}
