import type { CaseQueue } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { lostOf } from './follow-customer.ts';
import { decisionsOn } from './found-hits.ts';
import { stepOf } from './step.ts';
import type { Case } from './store/case.ts';

const AT_ONCE = 200;

/** Has the cases that were marked say what was decided, in the queue that takes them: before anybody sees them. */
export async function refreshStale(call: Call): Promise<void> {
  const { cases, caseSettings } = call.app.storage;
  for (;;) {
    const stale = await cases.stale(AT_ONCE);
    if (stale.length === 0) return;
    const { queues } = await caseSettings.current();
    for (const one of stale) await refresh(call, one, queues);
    if (stale.length < AT_ONCE) return;
  }
}

/** A case that was marked, as it follows from the decisions by now. Whoever changes it meanwhile refreshes it, too. */
async function refresh(call: Call, one: Case, queues: readonly CaseQueue[]): Promise<void> {
  const decisions = await decisionsOn(call, one.reference, one.hit.listings);
  const step = stepOf(call, one, { hit: one.hit, decisions, lost: lostOf(one), news: [] }, queues);
  if (step !== undefined) await call.app.storage.cases.change([step.change], step.events);
}
