import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { AUDIT_ACTIONS, type AuditEntry, type AuditFilter } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { csvRow } from '../../lib/formats/csv-row.ts';
import { ActorNames } from '../records/actor-names.ts';
import { presentEntry } from './list.ts';
import { entryFilter, type LogPlace, loggedFilter, readLog } from './read-log.ts';

const ROWS_AT_ONCE = 200;
/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const COLUMNS = [
  'time',
  'actor',
  'actor_kind',
  'actor_name',
  'action',
  'text',
  'target',
  'target_name',
  'detail',
  'request_id',
  'entry',
  'sealed',
];

/** The audit log as CSV, newest first, without entries added meanwhile. The export is recorded first. */
export async function exportAudit(call: Call, filter: AuditFilter): Promise<Readable> {
  await audit(call, 'audit.exported', '', loggedFilter(filter));
  return Readable.from(rowsOf(call, filter), { objectMode: false });
}

async function* rowsOf({ app, principal }: Parameters<typeof exportAudit>[0], filter: AuditFilter) {
  const { auditEntries } = app.storage;
  const names = new ActorNames(app.storage, principal);
  const lastSealed = await auditEntries.lastSealed();
  yield BYTE_ORDER_MARK + csvRow(COLUMNS);
  let place: LogPlace | undefined = {};
  while (place !== undefined) {
    const page = await readLog(auditEntries, entryFilter(filter), place, ROWS_AT_ONCE);
    const entries = await Promise.all(page.rows.map((row) => presentEntry(row, names, lastSealed)));
    yield entries.map((entry) => csvRow(cellsOf(entry))).join('');
    place = page.next;
    await setImmediate();
  }
}

function cellsOf({ at, actor, action, target, targetName, detail, requestId, entry, sealed }: AuditEntry): string[] {
  const text = Object.entries(AUDIT_ACTIONS).find(([code]) => code === action)?.[1].text ?? '';
  return [
    at,
    actor.id,
    actor.kind,
    actor.name ?? '',
    action,
    text,
    target,
    targetName ?? '',
    JSON.stringify(detail),
    requestId,
    String(entry ?? ''),
    sealed ? 'yes' : 'no',
  ];
}
