import type { DecisionState, DecisionView } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import { ActorNames } from '../records/actor-names.ts';
import { reopenedAmong } from './reopened.ts';
import type { DecisionEvent, HitDecision } from './store/hit-decision.ts';
import type { ProposalWaits } from './store/proposal-store.ts';

/** Decisions as the API returns them, in order. One without a state was superseded. */
export async function presentDecisions(
  call: Call,
  decisions: readonly HitDecision[],
  stateOf: (id: string) => DecisionState | undefined,
): Promise<DecisionView[]> {
  const { storage } = call.app;
  const proposed = decisions.filter(({ id }) => stateOf(id) === 'proposed').map(({ id }) => id);
  const waits = await storage.proposals.waits(proposed);
  const names = new ActorNames(storage, call.principal);
  const reopened = await reopenedAmong(
    call,
    decisions.filter(({ id }) => stateOf(id) === 'in_force'),
  );
  return Promise.all(
    decisions.map(async ({ id, screeningId, events, ...one }) => {
      const { externalRef, listing, entityId, recordHash, verdict, reason } = one;
      const state = stateOf(id) ?? 'superseded';
      return {
        id,
        searchId: formatScreeningId(screeningId),
        externalRef,
        listing,
        entityId,
        recordHash,
        verdict,
        reason,
        state,
        reopened: reopened.get(id) ?? null,
        waits: state === 'proposed' ? await presentWaits(waits.get(id), names) : null,
        events: await Promise.all(events.map((event) => presentEvent(event, names))),
      };
    }),
  );
}

async function presentWaits(waits: ProposalWaits | undefined, names: ActorNames): Promise<DecisionView['waits']> {
  const { handedTo = null, expiresAt = null } = waits ?? {};
  return {
    for: handedTo === null ? null : await names.actor(`user:${handedTo}`),
    until: expiresAt === null ? null : new Date(expiresAt).toISOString(),
  };
}

async function presentEvent({ kind, at, actor, text }: DecisionEvent, names: ActorNames) {
  return {
    kind,
    at: new Date(at).toISOString(),
    by: await names.actor(actor),
    text: text === '' ? null : text,
  };
}
