import type { GoodGuyView } from '@namesake/contract';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import type { ActorNames } from '../records/actor-names.ts';
import type { GoodGuy, GoodGuyEvent } from './store/good-guy.ts';
import { stateOf } from './store/good-guy-state.ts';

/** A good guy as answers show it. */
export async function presentGoodGuy(goodGuy: GoodGuy, nowMs: number, names: ActorNames): Promise<GoodGuyView> {
  const { id, externalRef, listing, listedName, reason, decision, screeningId, expiresAt, events } = goodGuy;
  return {
    id,
    externalRef,
    listing,
    listedName,
    reason,
    decision,
    state: stateOf(goodGuy, nowMs),
    expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    searchId: screeningId === null ? null : formatScreeningId(screeningId),
    events: await Promise.all(events.map((event) => presentEvent(event, names))),
  };
}

async function presentEvent({ kind, at, actor, text, changes }: GoodGuyEvent, names: ActorNames) {
  return {
    kind,
    at: new Date(at).toISOString(),
    by: await names.actor(actor),
    text: text === '' ? null : text,
    changes: [...changes],
  };
}
