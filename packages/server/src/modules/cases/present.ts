import type { CaseView } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { customerIdOf } from '../../lib/ids/customer-id.ts';
import { listOf } from '../../lib/ids/listing-id.ts';
import { ActorNames } from '../records/actor-names.ts';
import type { Case } from './store/case.ts';

const instant = (ms: number): string => new Date(ms).toISOString();
const instantOrNull = (ms: number | null): string | null => (ms === null ? null : instant(ms));

/** Cases as the API returns them, in order. */
export async function presentCases(call: Call, cases: readonly Case[]): Promise<CaseView[]> {
  const names = new ActorNames(call.app.storage, call.principal);
  return Promise.all(cases.map((one) => presentCase(call, one, names)));
}

async function presentCase({ app }: Call, one: Case, names: ActorNames): Promise<CaseView> {
  const { hit, state, assignee, dueAt } = one;
  const records = app.lists.current()?.records;
  return {
    id: one.id,
    customerId: customerIdOf(app.keys.customers, one.customer),
    externalRef: one.customer,
    role: one.role,
    group: one.group,
    countries: [...one.countries],
    entityId: hit.entityId,
    listings: hit.listings.map(({ id }) => ({
      id,
      listId: listOf(id),
      name: records?.find(id)?.listing.names[0]?.value ?? null,
    })),
    priority: hit.priority,
    state: state === 'open' && assignee !== null ? 'in_review' : state,
    stateSince: instant(one.stateSince),
    resolution: one.resolution,
    origin: one.origin,
    openedAt: instant(one.openedAt),
    openedBy: await names.actor(one.openedBy),
    news: [...one.news],
    changedAt: instantOrNull(one.changedAt),
    assignee: assignee === null ? null : await names.actor(assignee),
    queue: one.queue,
    dueAt: instantOrNull(dueAt),
    isOverdue: state !== 'closed' && dueAt !== null && dueAt < app.now(),
    escalatedAt: instantOrNull(one.escalatedAt),
    searchId: one.searchId,
  };
}
