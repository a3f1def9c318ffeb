import { type Kysely, sql } from 'kysely';
import { CLEARING_TABLES, EVENTED_NAMES, type EventedTable } from '../../../db/clearing/clearing-tables.ts';
import { type RowDigest, rowDigestsIn } from '../../../db/clearing/row-digests.ts';
import { type Dialect, listed, listedNumbers } from '../../../db/dialect.ts';
import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import { auditStatement } from '../../../db/ledger/audit-log.ts';
import { ROW_PROOF_CARRIED } from '../../../db/ledger/proof-events.ts';
import type { Tables } from '../../../db/tables.ts';
import type { EventStatement } from '../../../db/writing/writer-protocol.ts';
import { recordOf } from '../../../lib/formats/json-record.ts';
import { allLatestRowDigests } from '../../decisions/store/latest-row-digests.ts';

/** Digest of one event of a row from the audit log, with the target of that event. */
type CarriedDigest = { readonly id: string; readonly digest: string; readonly target: string };

type Purged = { readonly seq: number; readonly action: string; readonly target: string; readonly detail: object };

/**
 * Carries what purged events prove about rows that still exist into a new event, so that the proof of a row lasts as
 * long as the row. Empty if they prove nothing about existing rows.
 */
export async function carrying(
  db: Kysely<Tables>,
  dialect: Dialect,
  seqs: readonly number[],
  by: Pick<AuditEvent, 'at' | 'actor' | 'requestId'>,
): Promise<readonly EventStatement[]> {
  const purged = await readPurged(db, dialect, seqs);
  const detail: Record<string, readonly CarriedDigest[] | readonly RowDigest[]> = {};
  for (const table of EVENTED_NAMES) {
    const { member } = CLEARING_TABLES[table].audited;
    const carried = purged.flatMap((event) => digestsIn(table, event));
    const living = await livingOf(db, dialect, table, carried);
    const kept = carried.filter(({ id }) => living.has(id));
    if (kept.length > 0) detail[member] = kept;
  }
  const digests = await digestsOf(db, purged);
  if (digests.length > 0) detail['rowDigests'] = digests;
  if (Object.keys(detail).length === 0) return [];
  const { at, actor, requestId } = by;
  return [auditStatement(db, { at, actor, requestId, action: ROW_PROOF_CARRIED, target: '', detail })];
}

async function readPurged(db: Kysely<Tables>, dialect: Dialect, seqs: readonly number[]): Promise<readonly Purged[]> {
  const query = db.selectFrom('audit_event').select(['seq', 'action', 'target', 'detail_json']);
  const rows = await query
    .where(sql<boolean>`seq in ${listedNumbers(dialect, seqs)}`)
    .orderBy('seq')
    .execute();
  return rows.map(({ detail_json: detail, ...row }) => ({ ...row, detail: recordOf(JSON.parse(detail)) }));
}

function digestsIn(table: EventedTable, { action, target, detail }: Purged): readonly CarriedDigest[] {
  const { actions, member } = CLEARING_TABLES[table].audited;
  const digests: unknown = Reflect.get(detail, member);
  if (!Array.isArray(digests) || !(action.startsWith(actions) || action === ROW_PROOF_CARRIED)) return [];
  return digests.flatMap((one) => {
    const { id, digest, target: own = target } = recordOf(one);
    return typeof id === 'string' && typeof digest === 'string' ? [{ id, digest, target: String(own) }] : [];
  });
}

async function livingOf(
  db: Kysely<Tables>,
  dialect: Dialect,
  table: EventedTable,
  carried: readonly CarriedDigest[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(carried.map(({ id }) => id))];
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id in ${listed(dialect, ids)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Row digests that no later event replaces. */
async function digestsOf(db: Kysely<Tables>, purged: readonly Purged[]): Promise<readonly RowDigest[]> {
  const events = purged.flatMap(({ seq, detail }) =>
    rowDigestsIn({ ...detail }).map((rowDigest) => ({ seq, rowDigest })),
  );
  if (events.length === 0) return [];
  const last = await allLatestRowDigests(db);
  return events.flatMap(({ seq, rowDigest }) =>
    rowDigest.digest !== null && last[rowDigest.table].get(rowDigest.id)?.entry === seq ? [rowDigest] : [],
  );
}
