import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** Operators' decisions about parties: listings that are one party, and listings that are not. */
export async function partyDecisions(db: Kysely<Tables>, { time, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('party_decision')
    .addColumn('id', text, primary)
    .addColumn('kind', text, required)
    .addColumn('listings_json', text, required)
    .addColumn('others_json', text, required)
    .addColumn('reason', text, required)
    .addColumn('decided_at', time, required)
    .addColumn('decided_by', text, required)
    .addColumn('ended_at', time)
    .addColumn('ended_by', text)
    .execute();
}
