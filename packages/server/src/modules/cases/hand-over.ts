import { ROLES } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import type { User } from '../access/store/user-store.ts';
import { type CustomerVisibility, customerVisibilityFor } from '../records/customer-visibility.ts';
import { type CaseUpdate, caseEvent } from './case-update.ts';
import type { Case } from './store/case.ts';

const AT_ONCE = 200;

/** Whether an account may work on cases, apart from an absence. */
export const isFit = ({ disabledAt, role }: User): boolean =>
  disabledAt === null && ROLES[role].scopes.includes('decisions:write');

/**
 * Reassigns open cases of people who are away, may not decide, or may not see the customer: to their deputy, or to
 * nobody. Overdue cases go to the person their queue names, or to that person's deputy, or to nobody. Nobody gets a
 * case that they may not see, and nothing is decided.
 */
export async function handOver(call: Call): Promise<void> {
  const { app } = call;
  const { cases, caseSettings, users } = app.storage;
  const now = app.now();
  const absences = new Map((await caseSettings.absences(now)).map((one) => [one.person, one]));
  const visibilities = new Map<string, CustomerVisibility | undefined>();

  /** What a person may see; undefined if the person is away or may not decide. */
  async function visibilityOf(person: string): Promise<CustomerVisibility | undefined> {
    if (!visibilities.has(person)) {
      const user = absences.has(person) ? undefined : await users.find(person.slice('user:'.length));
      visibilities.set(
        person,
        user === undefined || !isFit(user) ? undefined : await customerVisibilityFor(call, user),
      );
    }
    return visibilities.get(person);
  }

  /** The person or, failing that, the deputy, if available and allowed to see the case. */
  async function reached(person: string | null, { group }: Case): Promise<string | null> {
    const deputy = person === null ? null : (absences.get(person)?.deputy ?? null);
    for (const one of [person, deputy])
      if (one !== null && (await visibilityOf(one))?.maySee(group) === true) return one;
    return null;
  }

  async function inPages(
    next: () => Promise<readonly Case[]>,
    update: (one: Case) => Promise<CaseUpdate>,
  ): Promise<void> {
    for (;;) {
      call.gone().throwIfAborted();
      const found = await next();
      const updates: CaseUpdate[] = [];
      for (const one of found) updates.push(await update(one));
      await cases.changeEach(updates);
      if (found.length < AT_ONCE) return;
    }
  }

  for (const person of await cases.assignees()) {
    const hidden = (await visibilityOf(person))?.hidden;
    if (hidden?.length === 0) continue;
    const because = absences.has(person) ? 'absence' : hidden === undefined ? 'unfit' : 'sight';
    await inPages(
      () => cases.of(person, AT_ONCE, hidden),
      async (before) => {
        const to = await reached(person, before);
        const event = caseEvent(call, 'case.assigned', before, { to, because });
        return { change: { before, after: { ...before, assignee: to } }, events: [event] };
      },
    );
  }
  const { queues } = await caseSettings.current();
  await inPages(
    () => cases.overdue(now, AT_ONCE),
    async (before) => {
      const escalateTo = queues.find(({ name }) => name === before.queue)?.escalateTo ?? null;
      const to = escalateTo === null ? before.assignee : await reached(`user:${escalateTo}`, before);
      const event = caseEvent(call, 'case.escalated', before, { queue: before.queue, to });
      return { change: { before, after: { ...before, assignee: to, escalatedAt: now } }, events: [event] };
    },
  );
}
