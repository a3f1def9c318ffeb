import type { HitState, SearchResponse } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { decidedHits, hitCounts } from '../decisions/hit-counts.ts';
import { subjectOf } from '../decisions/screened-subject.ts';
import type { HitDecision } from '../decisions/store/hit-decision.ts';
import { readAnswer } from '../records/recorded-answer.ts';
import type { FoundInHistory, WaitingHits } from './store/history-query.ts';
import type { CountedHits } from './store/inbox-store.ts';

type Result = SearchResponse['results'][number];

/** A recorded answer, with the current decision state of each party. */
export type ReadHits = {
  readonly answer: SearchResponse;
  readonly states: readonly HitState[];
  readonly inForce: readonly HitDecision[];
  readonly waiting: WaitingHits;
};

/** Reads a screening of the history, and the decisions about its hits. */
export async function readHits(app: App, found: FoundInHistory): Promise<ReadHits> {
  const answer = readAnswer(found.answer);
  const subject = subjectOf({ externalRef: found.externalRef, screeningId: found.id });
  const { states, inForce } = await decidedHits(app, subject, answer.results);
  const { open, proposed } = hitCounts(states);
  const high = hitCounts(states.filter((_, index) => answer.results[index]?.priority === 'high'));
  const bestOf = (state: HitState) => firstIn({ answer, states }, state)?.score ?? null;
  const waiting = {
    open,
    openHigh: high.open,
    openScore: bestOf('open'),
    proposed,
    proposedHigh: high.proposed,
    proposedScore: bestOf('proposed'),
  };
  return { answer, states, inForce, waiting };
}

/** Counts that differ from those in the inbox. */
export function newCounts(
  read: readonly { readonly found: FoundInHistory; readonly hits: ReadHits }[],
): readonly CountedHits[] {
  return read.flatMap(({ found: { id, inbox }, hits: { waiting } }) =>
    inbox === null || (inbox.counted !== null && isSame(inbox.counted, waiting))
      ? []
      : [{ id, version: inbox.version, hits: waiting }],
  );
}

const isSame = (one: WaitingHits, other: WaitingHits): boolean =>
  one.open === other.open &&
  one.openHigh === other.openHigh &&
  one.openScore === other.openScore &&
  one.proposed === other.proposed &&
  one.proposedHigh === other.proposedHigh &&
  one.proposedScore === other.proposedScore;

/** The first party in a state, which has the best score among them; the first of all if no state is given. */
export function firstIn(
  { answer, states }: Pick<ReadHits, 'answer' | 'states'>,
  state: HitState | undefined,
): Result | undefined {
  return state === undefined ? answer.results[0] : answer.results.find((_, index) => states[index] === state);
}
