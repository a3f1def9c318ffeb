import { type Kysely, sql } from 'kysely';
import { CLEARING_TABLES, EVENTED_NAMES, type EventedTable } from '../../../db/clearing/clearing-tables.ts';
import { type RowWord, wordsIn } from '../../../db/clearing/row-words.ts';
import { type Dialect, listed, listedNumbers } from '../../../db/dialect.ts';
import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import { auditStatement } from '../../../db/ledger/audit-log.ts';
import { ROW_PROOF_CARRIED } from '../../../db/ledger/proof-events.ts';
import type { Tables } from '../../../db/tables.ts';
import type { EventStatement } from '../../../db/writing/writer-protocol.ts';
import { recordOf } from '../../../lib/formats/json-record.ts';
import { everyLastWord } from '../../decisions/store/last-words.ts';

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
  const detail: Record<string, readonly CarriedDigest[] | readonly RowWord[]> = {};
  for (const table of EVENTED_NAMES) {
    const { member } = CLEARING_TABLES[table].audited;
    const said = purged.flatMap((event) => digestsIn(table, event));
    const living = await livingOf(db, dialect, table, said);
    const kept = said.filter(({ id }) => living.has(id));
    if (kept.length > 0) detail[member] = kept;
  }
  const words = await wordsOf(db, purged);
  if (words.length > 0) detail['rowDigests'] = words;
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
  const said: unknown = Reflect.get(detail, member);
  if (!Array.isArray(said) || !(action.startsWith(actions) || action === ROW_PROOF_CARRIED)) return [];
  return said.flatMap((one) => {
    const { id, digest, target: own = target } = recordOf(one);
    return typeof id === 'string' && typeof digest === 'string' ? [{ id, digest, target: String(own) }] : [];
  });
}

async function livingOf(
  db: Kysely<Tables>,
  dialect: Dialect,
  table: EventedTable,
  said: readonly CarriedDigest[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(said.map(({ id }) => id))];
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id in ${listed(dialect, ids)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Row digests that no later event replaces. */
async function wordsOf(db: Kysely<Tables>, purged: readonly Purged[]): Promise<readonly RowWord[]> {
  const spoken = purged.flatMap(({ seq, detail }) => wordsIn({ ...detail }).map((word) => ({ seq, word })));
  if (spoken.length === 0) return [];
  const last = await everyLastWord(db);
  return spoken.flatMap(({ seq, word }) =>
    word.digest !== null && last[word.table].get(word.id)?.entry === seq ? [word] : [],
  );
}
