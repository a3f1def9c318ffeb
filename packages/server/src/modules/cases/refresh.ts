import type { CaseQueue } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { decisionsOn } from './found-hits.ts';
import { type CaseStep, stepOf } from './step.ts';
import type { Case } from './store/case.ts';

const AT_ONCE = 200;
/** A page waits for so many at most: those that were decided come first, and a job does the rest within a minute. */
const BEFORE_A_PAGE = 1_000;

/**
 * Has marked cases say what was decided, in the queue that takes them, before anybody sees them.
 *
 * @param most how many; those that only need a queue come last
 */
export async function refreshStale(call: Call, most = BEFORE_A_PAGE): Promise<void> {
  const { cases } = call.app.storage;
  for (let done = 0; done < most; ) {
    call.gone().throwIfAborted();
    const stale = await cases.stale(AT_ONCE);
    if (stale.length === 0) return;
    await workOut(call, stale);
    done += stale.length;
    if (stale.length < AT_ONCE) return;
  }
}

/** Has some cases say what was decided. Where others do so at the same time, theirs counts. */
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
