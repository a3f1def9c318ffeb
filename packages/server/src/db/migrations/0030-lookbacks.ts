import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required, unique } from './column-types.ts';

/** Lookbacks: a party searched in recorded screenings, the progress, and the findings. */
export async function lookbacks(db: Kysely<Tables>, { bytes, time, serial, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('lookback')
    .addColumn('seq', serial, primary)
    .addColumn('id', text, unique)
    .addColumn('state', text, required)
    .addColumn('created_by', text, required)
    .addColumn('created_at', time, required)
    .addColumn('started_at', time)
    .addColumn('ended_at', time)
    .addColumn('of_everybody', 'integer', required)
    .addColumn('step', time, required)
    .addColumn('looked_to', bytes)
    .addColumn('total', time)
    .addColumn('scanned', time, required)
    .addColumn('unreadable', time, required)
    .addColumn('skipped', time, required)
    .addColumn('found', time, required)
    .addColumn('body_json', text, required)
    .execute();
  await db.schema
    .createTable('lookback_hit')
    .addColumn('lookback', text, required)
    .addColumn('number', time, required)
    .addColumn('screening_id', bytes, required)
    .addColumn('match_json', text, required)
    .addPrimaryKeyConstraint('lookback_hit_of', ['lookback', 'number'])
    .execute();
  await db.schema.createIndex('lookback_hit_screening').on('lookback_hit').column('screening_id').execute();
}
