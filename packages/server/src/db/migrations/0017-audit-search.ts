import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Indexes for searching the audit log by each of these columns, newest first. Screenings are found by id. */
export async function auditSearch(db: Kysely<Tables>): Promise<void> {
  for (const column of ['actor', 'action', 'target', 'request_id'] as const)
    await db.schema.createIndex(`audit_event_${column}`).on('audit_event').columns([column, 'at', 'seq']).execute();
  await db.schema.createIndex('audit_event_at').on('audit_event').columns(['at', 'seq']).execute();
}
