import type { AuditEntry, AuditFilter, AuditResponse } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import { type Page, readPlace, signPlace } from '../../lib/paging.ts';
import { ActorNames } from '../records/actor-names.ts';
import { SEARCH_RECORDED } from './audit-entry-store.ts';
import { entryFilter, type LogRow, loggedFilter, readLog, readLogPlace, writeLogPlace } from './read-log.ts';

/**
 * A page of the audit log, newest first. Reading it is recorded, once for all pages.
 *
 * @throws ApiError `cursor_invalid`
 */
export async function listAudit(call: Call, { cursor, limit, ...filter }: AuditFilter & Page): Promise<AuditResponse> {
  const { app, principal } = call;
  const { auditEntries } = app.storage;
  const what = `audit ${JSON.stringify(toSorted(filter))}`;
  const place = cursor === undefined ? {} : readLogPlace(readPlace(app.keys.cursor, what, cursor));
  const { rows, next, lookedToMs } = await readLog(auditEntries, entryFilter(filter), place, limit);
  const lastSealed = await auditEntries.lastSealed();
  const names = new ActorNames(app.storage, principal);
  const items = await Promise.all(rows.map((row) => presentEntry(row, names, lastSealed)));
  if (cursor === undefined) await audit(call, 'audit.read', '', loggedFilter(filter));
  return {
    items,
    nextCursor: next === undefined ? null : signPlace(app.keys.cursor, what, writeLogPlace(next)),
    searchedTo: lookedToMs === undefined ? null : new Date(lookedToMs).toISOString(),
  };
}

/** Sorted, so that the same members in another order are the same filter. */
const toSorted = (filter: AuditFilter) => Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1));

/** An entry as the API returns it. For a screening it has the id and the outcome, never what was screened. */
export async function presentEntry(row: LogRow, names: ActorNames, lastSealed: number): Promise<AuditEntry> {
  const { action, target, detail, requestId, actor, entry } =
    'event' in row
      ? row.event
      : {
          action: SEARCH_RECORDED,
          target: formatScreeningId(row.screening.id),
          requestId: '',
          detail: { outcome: row.screening.outcome, total: row.screening.total },
          actor: row.screening.actor,
          entry: row.screening.entry,
        };
  return {
    at: new Date(row.at).toISOString(),
    actor: await names.actor(actor),
    action,
    target,
    targetName: await names.of(target),
    detail,
    requestId,
    entry,
    sealed: entry !== null && entry <= lastSealed,
  };
}
