import type { DecisionView } from '@namesake/contract';
import type { MadeDecision } from '../../storage/ports/hit-decisions.ts';
import type { Call } from '../app.ts';
import { ActorNames } from '../records/actor-names.ts';
import { presentDecision } from './present-decision.ts';
import type { ScreenedSubject } from './screened-subject.ts';
import { statesOf } from './states-of.ts';

/** Decisions that were just made about one subject, as they are now: somebody may have superseded one already. */
export async function presentMade(
  { app, principal }: Call<never, 'hitDecisions' | 'tokens' | 'users'>,
  { subject }: ScreenedSubject,
  made: readonly MadeDecision[],
): Promise<readonly DecisionView[]> {
  const listings = made.map(({ listing }) => listing);
  const about = await app.storage.hitDecisions.about(subject, listings);
  const states = statesOf(about);
  const names = new ActorNames(app.storage, principal);
  const own = about.filter(({ id }) => made.some((one) => one.id === id));
  return Promise.all(own.map((one) => presentDecision(one, states.get(one.id) ?? 'superseded', names)));
}
