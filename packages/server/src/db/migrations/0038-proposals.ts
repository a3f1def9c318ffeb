import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary } from './column-types.ts';

/** Who must confirm a proposal, and until when. */
export async function proposals(db: Kysely<Tables>, { time, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('proposal')
    .addColumn('decision', text, primary)
    .addColumn('expires_at', time)
    .addColumn('handed_to', text)
    .execute();
  await db.schema.createIndex('proposal_expires').on('proposal').column('expires_at').execute();
}
