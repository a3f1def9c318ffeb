import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required, unique } from './column-types.ts';

/** Decisions on hits, and their events: who decided, and what became of it. */
export async function hitDecisions(db: Kysely<Tables>, { bytes, time, serial, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('hit_decision')
    .addColumn('seq', serial, primary)
    .addColumn('id', text, unique)
    .addColumn('screening_id', bytes, required)
    .addColumn('external_ref', text)
    .addColumn('listing', text, required)
    .addColumn('entity_id', text, required)
    .addColumn('record_hash', text, required)
    .addColumn('verdict', text, required)
    .addColumn('reason', text, required)
    .execute();
  await db.schema
    .createTable('hit_decision_event')
    .addColumn('seq', serial, primary)
    .addColumn('decision', text, required)
    .addColumn('number', 'integer', required)
    .addColumn('kind', text, required)
    .addColumn('at', time, required)
    .addColumn('actor', text, required)
    .addColumn('person', text, required)
    .addColumn('text', text, required)
    .addColumn('salt', bytes, required)
    .addUniqueConstraint('hit_decision_event_number', ['decision', 'number'])
    .execute();
  await db.schema
    .createIndex('hit_decision_reference')
    .on('hit_decision')
    .columns(['external_ref', 'listing'])
    .execute();
  await db.schema.createIndex('hit_decision_screening').on('hit_decision').column('screening_id').execute();
}
