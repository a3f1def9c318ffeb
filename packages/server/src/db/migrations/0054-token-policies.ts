import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, required } from './column-types.ts';

/** Named policies by which a token is answered through the compatibility APIs. */
export async function tokenPolicies(db: Kysely<Tables>, { text }: ColumnTypes): Promise<void> {
  const table = db.schema.alterTable('api_token');
  await table.addColumn('policies_json', text, (column) => required(column).defaultTo('[]')).execute();
}
