import type { DecisionView } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { presentDecisions } from './present-decision.ts';
import type { ScreenedSubject } from './screened-subject.ts';
import { statesOf } from './states-of.ts';
import type { MadeDecision } from './store/made-decision.ts';

/** Decisions that were just made about one subject, as they are now: somebody may have superseded one already. */
export async function presentMade(
  call: Call,
  { subject }: ScreenedSubject,
  made: readonly MadeDecision[],
): Promise<readonly DecisionView[]> {
  const listings = made.map(({ listing }) => listing);
  const about = await call.app.storage.hitDecisions.about(subject, listings);
  const states = statesOf(about);
  const own = about.filter(({ id }) => made.some((one) => one.id === id));
  return presentDecisions(call, own, (id) => states.get(id));
}
