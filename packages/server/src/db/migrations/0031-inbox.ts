import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** Marks screenings whose hits must be recounted; `version` is a number that no earlier change used. */
const RECOUNT = `on conflict (screening_id) do update set version = excluded.version,
  open_hits = null, open_high = null, proposed_hits = null, proposed_high = null`;

/**
 * Screenings with hits that may await a decision. Triggers keep the table complete, even if an earlier version writes.
 * Readers count the hits of each once, and remove those without open hits.
 */
export async function inbox(db: Kysely<Tables>, { bytes, time, afterEach }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('inbox')
    .addColumn('screening_id', bytes, primary)
    .addColumn('version', time, required)
    .addColumn('open_hits', 'integer')
    .addColumn('open_high', 'integer')
    .addColumn('proposed_hits', 'integer')
    .addColumn('proposed_high', 'integer')
    .execute();
  await sql`insert into inbox (screening_id, version) select id, 0 from screening where total > 0`.execute(db);
  const triggers = [
    afterEach({
      name: 'inbox_screening',
      event: 'insert',
      table: 'screening',
      when: 'new.total > 0',
      run: 'insert into inbox (screening_id, version) values (new.id, 0) on conflict do nothing',
    }),
    afterEach({
      name: 'inbox_erased',
      event: 'delete',
      table: 'screening',
      when: 'old.total > 0',
      run: 'delete from inbox where screening_id = old.id',
    }),
    afterEach({
      name: 'inbox_decision_event',
      event: 'insert',
      table: 'hit_decision_event',
      run: `insert into inbox (screening_id, version)
        select s.id, new.seq from hit_decision d join screening s on s.id = d.screening_id
          where d.id = new.decision
        union
        select s.id, new.seq from hit_decision d join screening s on s.external_ref = d.external_ref
          where d.id = new.decision and s.external_ref is not null and s.total > 0
        ${RECOUNT}`,
    }),
    // When a screening is erased, its decisions end for other screenings of the same party.
    afterEach({
      name: 'inbox_decision_erased',
      event: 'delete',
      table: 'hit_decision',
      run: `insert into inbox (screening_id, version)
        select s.id, -old.seq from screening s
          where s.external_ref is not null and s.external_ref = old.external_ref and s.total > 0
        ${RECOUNT}`,
    }),
  ];
  for (const statement of triggers.flat()) await statement.execute(db);
}
