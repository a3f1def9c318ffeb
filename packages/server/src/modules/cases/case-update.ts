import type { AlertReason, AuditAction, CaseQueue } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { randomBase62 } from '../../lib/ids/base62.ts';
import { customerIdOf } from '../../lib/ids/customer-id.ts';
import { listOf } from '../../lib/ids/listing-id.ts';
import { type Case, decidedCase, type LostReason } from './store/case.ts';
import type { CaseChange } from './store/case-store.ts';
import type { DecisionsByListing, FoundHit } from './store/found-hit.ts';

const ID_LENGTH = 16;
const HOUR_MS = 3_600_000;

/** A change of a case and its events, which contain codes only. */
export type CaseUpdate = { readonly change: CaseChange; readonly events: readonly AuditEvent[] };

/** Current knowledge about a case, and what a screening added to it. */
type Known = {
  readonly hit: FoundHit;
  readonly decisions: DecisionsByListing;
  readonly lost: LostReason | null;
  readonly news: readonly AlertReason[];
  /** Members that change with its customer. */
  readonly with?: Partial<Pick<Case, 'searchId' | 'customer' | 'role' | 'group' | 'countries'>>;
};

/**
 * Updates a case to its current decisions; undefined if nothing changes.
 *
 * @param queues queues to choose from; without them, the case is marked so that it gets its queue before anybody sees
 * it
 */
export function caseUpdate(
  call: Call,
  before: Case,
  known: Known,
  queues?: readonly CaseQueue[],
): CaseUpdate | undefined {
  const searchId = known.with?.searchId ?? before.searchId;
  const decided = decidedCase({ hit: known.hit, listings: known.decisions, searchId }, known.lost);
  const now = call.app.now();
  const isSameState = decided.state === before.state;
  const isBack = before.state === 'closed' && decided.state === 'open';
  const told = isBack && known.news.length === 0 ? (['reopened'] as const) : known.news;
  const isNews = decided.state === 'open' && told.length > 0;
  const updated: Case = {
    ...before,
    ...known.with,
    ...decided,
    lost: known.lost,
    stateSince: isSameState ? before.stateSince : now,
    waitsSince: isBack ? now : before.waitsSince,
    news: decided.state === 'closed' ? [] : isNews ? [...new Set([...before.news, ...told])] : before.news,
    changedAt: decided.state === 'closed' ? null : isNews ? now : before.changedAt,
  };
  const placed = queues === undefined ? updated : { ...placedCase(updated, queues), isStale: false };
  if (JSON.stringify(placed) === JSON.stringify(before)) return undefined;
  const after = queues === undefined ? { ...updated, isStale: true } : placed;
  const { state, resolution } = decided;
  const moved = { from: before.state, to: state, resolution, news: isNews ? told : [] };
  const isMoved = !isSameState || resolution !== before.resolution;
  const events = isMoved
    ? [caseEvent(call, 'case.state_changed', after, moved)]
    : isNews
      ? [caseEvent(call, 'case.changed', after, { news: told })]
      : [];
  return { change: { before, after }, events };
}

type Opened = Pick<Case, 'reference' | 'customer' | 'role' | 'group' | 'countries' | 'searchId' | 'origin'>;

/** Opens a case. Decisions made before it was opened count. */
export function newCase(
  call: Call,
  { among, ...opened }: Opened & { readonly openedBy: string; readonly among: number },
  hit: FoundHit,
  decisions: DecisionsByListing,
): CaseUpdate {
  const now = call.app.now();
  const id = `case_${randomBase62(ID_LENGTH)}`;
  const after: Case = {
    id,
    ...opened,
    ...decidedCase({ hit, listings: decisions, searchId: opened.searchId }, null),
    lost: null,
    stateSince: now,
    waitsSince: now,
    openedAt: now,
    news: [],
    changedAt: null,
    assignee: null,
    queue: null,
    dueAt: null,
    escalatedAt: null,
    isStale: true,
    version: 0,
  };
  const { origin, state } = after;
  const detail = { origin, state, priority: hit.priority, search: opened.searchId };
  const event = { ...caseEvent(call, 'case.opened', after, detail), actor: after.openedBy };
  return { change: { before: undefined, after, among }, events: [event] };
}

/** Event of a case, with its customer and its listed party. */
export const caseEvent = (
  call: Call,
  action: AuditAction,
  { id, customer, hit }: Case,
  detail: AuditEvent['detail'],
): AuditEvent =>
  auditEvent(call, action, id, {
    customerId: customerIdOf(call.app.keys.customers, customer),
    party: hit.entityId,
    ...detail,
  });

/**
 * Puts a case into the queue that a rule names, or else into the first that accepts it. Its time runs from when it was
 * opened or reopened.
 */
function placedCase(one: Case, queues: readonly CaseQueue[]): Case {
  if (one.state === 'closed') return { ...one, dueAt: null, escalatedAt: null };
  const { rule } = one.hit;
  const queue = queues.find(({ name }) => name === rule?.queue) ?? queues.find((each) => takes(each, one));
  const hours = rule?.dueHours ?? queue?.dueHours ?? null;
  const dueAt = hours === null ? null : one.waitsSince + hours * HOUR_MS;
  return { ...one, queue: queue?.name ?? null, dueAt, escalatedAt: dueAt === one.dueAt ? one.escalatedAt : null };
}

function takes({ groups, lists, countries, priority }: CaseQueue, { group, hit, ...one }: Case): boolean {
  const allows = (wanted: readonly string[], known: readonly string[]): boolean =>
    wanted.length === 0 || known.some((value) => wanted.includes(value));
  return (
    allows(groups, [group]) &&
    allows(
      lists,
      hit.listings.map(({ id }) => listOf(id)),
    ) &&
    allows(countries, one.countries) &&
    (priority === null || priority === hit.priority)
  );
}
