import type { AuditFilter, AuditResponse } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { readPlace, signPlace } from '../../lib/paging/cursor.ts';
import type { Page } from '../../lib/paging/page.ts';
import { ActorNames } from '../records/actor-names.ts';
import { entryFilter, loggedFilter } from './entry-filter.ts';
import { readLogPlace, writeLogPlace } from './log-place.ts';
import { presentEntry } from './present-entry.ts';
import { readLog } from './read-log.ts';

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

/** The same members in any order are the same filter. */
const toSorted = (filter: AuditFilter) => Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1));
