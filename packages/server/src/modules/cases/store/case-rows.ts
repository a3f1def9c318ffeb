import { ALERT_REASONS, CASE_ORIGINS, CASE_RESOLUTIONS } from '@namesake/contract';
import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../db/tables.ts';
import { listOf } from '../../../lib/ids/listing-id.ts';
import type { Case } from './case.ts';
import type { FoundHit } from './found-hit.ts';

type Row = Tables['customer_case'];

/** Words surrounded by spaces, so that `like` finds a single word. */
const spaced = (words: readonly string[]): string => ` ${[...new Set(words)].sort().join(' ')} `;
const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

/** Case of a row. */
export function toCase(row: Selectable<Row>): Case {
  const hit: FoundHit = JSON.parse(row.hit_json);
  return {
    id: row.id,
    reference: row.reference,
    customer: row.customer,
    role: row.role,
    group: row.customer_group,
    countries: words(row.countries),
    hit,
    searchId: row.search_id,
    state: z.enum(['open', 'for_approval', 'closed']).parse(row.state),
    stateSince: Number(row.state_since),
    resolution: z.enum(CASE_RESOLUTIONS).nullable().parse(row.resolution),
    lost: z.enum(['joined', 'no_longer_found']).nullable().parse(row.lost),
    decidedBy: row.decided_by,
    origin: z.enum(CASE_ORIGINS).parse(row.origin),
    openedAt: Number(row.opened_at),
    openedBy: row.opened_by,
    news: z.array(z.enum(ALERT_REASONS)).parse(words(row.news)),
    changedAt: numberOrNull(row.changed_at),
    assignee: row.assignee,
    waitsSince: Number(row.waits_since),
    queue: row.queue,
    dueAt: numberOrNull(row.due_at),
    escalatedAt: numberOrNull(row.escalated_at),
    isStale: Number(row.is_stale) > 0,
    version: Number(row.version),
  };
}

const numberOrNull = (value: number | null): number | null => (value === null ? null : Number(value));

/** Columns of a case that change. */
export const changingColumns = (one: Case): Omit<Insertable<Row>, keyof ReturnType<typeof lastingColumns>> => ({
  customer: one.customer,
  role: one.role,
  customer_group: one.group,
  countries: spaced(one.countries),
  lists: spaced(one.hit.listings.map(({ id }) => listOf(id))),
  priority: one.hit.priority,
  hit_json: JSON.stringify(one.hit),
  search_id: one.searchId,
  state: one.state,
  state_since: one.stateSince,
  resolution: one.resolution,
  lost: one.lost,
  decided_by: one.decidedBy,
  news: spaced(one.news),
  changed_at: one.changedAt,
  assignee: one.assignee,
  waits_since: one.waitsSince,
  queue: one.queue,
  due_at: one.dueAt,
  escalated_at: one.escalatedAt,
  is_stale: one.isStale ? 2 : 0,
  version: one.version + 1,
});

/** Columns of a case that never change. */
export const lastingColumns = (one: Case, among: number) => ({
  id: one.id,
  // Unique, so that two processes that find a party at once open one case. `among` tells apart earlier cases that had
  // the same listing.
  anchor: `${one.reference}\n${one.hit.listings.map(({ id }) => id).sort()[0] ?? one.hit.entityId}\n${among}`,
  reference: one.reference,
  origin: one.origin,
  opened_at: one.openedAt,
  opened_by: one.openedBy,
});
