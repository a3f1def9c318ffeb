import type { DecisionState, DecisionView } from '@namesake/contract';
import type { DecisionEvent, HitDecision } from '../../decisions/hit-decision.ts';
import { formatScreeningId } from '../../ids/screening-id.ts';
import type { ActorNames } from '../records/actor-names.ts';

/** A decision as answers show it, in its state. */
export async function presentDecision(
  { id, screeningId, externalRef, listing, entityId, recordHash, verdict, reason, events }: HitDecision,
  state: DecisionState,
  names: ActorNames,
): Promise<DecisionView> {
  return {
    ...{ id, searchId: formatScreeningId(screeningId), externalRef, listing, entityId, recordHash },
    ...{ verdict, reason, state },
    events: await Promise.all(events.map((event) => presentEvent(event, names))),
  };
}

async function presentEvent({ kind, at, actor, text }: DecisionEvent, names: ActorNames) {
  const { name } = await names.actor(actor);
  return {
    kind,
    at: new Date(at).toISOString(),
    by: { id: actor, name },
    text: text === '' ? null : text,
  };
}
