import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required, unique } from './column-types.ts';

/**
 * Good guys: the caller's parties that are not the listed party, and their events: who decided, and what became of it.
 */
export async function goodGuys(db: Kysely<Tables>, { bytes, time, serial, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('good_guy')
    .addColumn('seq', serial, primary)
    .addColumn('id', text, unique)
    .addColumn('external_ref', text, required)
    .addColumn('listing', text, required)
    .addColumn('listed_name', text, required)
    .addColumn('reason', text, required)
    .addColumn('decision', text)
    .addColumn('screening_id', bytes)
    .addColumn('expires_at', time)
    .addColumn('record_hash', text, required)
    .addColumn('listing_facts_json', text, required)
    .addColumn('customer_facts_json', text, required)
    .addColumn('text_key', text)
    .execute();
  await db.schema
    .createTable('good_guy_event')
    .addColumn('seq', serial, primary)
    .addColumn('good_guy', text, required)
    .addColumn('number', 'integer', required)
    .addColumn('kind', text, required)
    .addColumn('at', time, required)
    .addColumn('actor', text, required)
    .addColumn('person', text, required)
    .addColumn('text', text, required)
    .addColumn('changes_json', text, required)
    .addColumn('salt', bytes, required)
    .addUniqueConstraint('good_guy_event_number', ['good_guy', 'number'])
    .execute();
  await db.schema.createIndex('good_guy_reference').on('good_guy').columns(['external_ref', 'listing']).execute();
  await db.schema.createIndex('good_guy_text').on('good_guy').column('text_key').execute();
  await db.schema.createIndex('good_guy_listing').on('good_guy').column('listing').execute();
}
