import type { CaseQueue } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { watchCall } from '../../context/watch-call.ts';
import { decisionsOn } from './found-hits.ts';
import { type CaseStep, stepOf } from './step.ts';
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
    await workOut(call, stale);
    done += stale.length;
    if (stale.length < AT_ONCE) return;
  }
}

/** Updates some cases to their decisions. If others do so at the same time, their changes win. */
export async function workOut(call: Call, stale: readonly Case[]): Promise<void> {
  const { cases, caseSettings } = call.app.storage;
  const { queues } = await caseSettings.current();
  const steps: CaseStep[] = [];
  for (const one of stale) steps.push(...(await stepFrom(call, one, queues)));
  await cases.changeEach(steps);
}

async function stepFrom(call: Call, one: Case, queues: readonly CaseQueue[]): Promise<readonly CaseStep[]> {
  const decisions = await decisionsOn(call, one.reference, one.hit.listings);
  const step = stepOf(call, one, { hit: one.hit, decisions, lost: one.lost, news: [] }, queues);
  return step === undefined ? [] : [step];
}
