import type { AuditEntry } from '@namesake/contract';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import type { ActorNames } from '../records/actor-names.ts';
import { SEARCH_RECORDED } from './audit-entry-store.ts';
import type { LogRow } from './read-log.ts';

/** An entry as the API shows it: of a screening its id and outcome, never what was screened. */
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
