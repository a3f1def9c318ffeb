import type { CaseQueue } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { watchCall } from '../../context/watch-call.ts';
import { type CaseUpdate, caseUpdate } from './case-update.ts';
import { decisionsOn } from './found-hits.ts';
import type { Case } from './store/case.ts';

const AT_ONCE = 200;
/**
 * Most cases refreshed before a page is shown. Decided ones come first, and a job refreshes the rest within a minute.
 */
const BEFORE_A_PAGE = 1_000;

/**
 * Updates marked cases to their decisions and puts them into their queues, before anybody sees them.
 *
 * @param most limit on the number of cases; those that only need a queue come last
 */
export async function refreshStale({ app, gone }: Call, most = BEFORE_A_PAGE): Promise<void> {
  const { cases } = app.storage;
  const call = watchCall(app, '', gone());
  for (let done = 0; done < most; ) {
    gone().throwIfAborted();
    const stale = await cases.stale(AT_ONCE);
    if (stale.length === 0) return;
    await updateCases(call, stale);
    done += stale.length;
    if (stale.length < AT_ONCE) return;
  }
}

/** Updates some cases to their decisions. If others do so at the same time, their changes win. */
export async function updateCases(call: Call, stale: readonly Case[]): Promise<void> {
  const { cases, caseSettings } = call.app.storage;
  const { queues } = await caseSettings.current();
  const updates: CaseUpdate[] = [];
  for (const one of stale) updates.push(...(await updateFor(call, one, queues)));
  await cases.changeEach(updates);
}

async function updateFor(call: Call, one: Case, queues: readonly CaseQueue[]): Promise<readonly CaseUpdate[]> {
  const decisions = await decisionsOn(call, one.reference, one.hit.listings);
  const update = caseUpdate(call, one, { hit: one.hit, decisions, lost: one.lost, news: [] }, queues);
  return update === undefined ? [] : [update];
}
