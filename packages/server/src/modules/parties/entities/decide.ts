import type { Entity } from '@namesake/contract';
import type { EntityListings } from '@namesake/engine';
import type { Call } from '../../../context/app.ts';
import { actorOf } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import type { Snapshot } from '../../../lists/snapshot/snapshot.ts';
import type { StoredPartyDecision } from '../store/party-decision-store.ts';
import { presentEntity } from './present-entity.ts';
/** The party of a decision, with the decisions in force. */
export type Deciding = {
  readonly snapshot: Snapshot;
  readonly party: EntityListings;
  readonly inForce: readonly StoredPartyDecision[];
};

/**
 * The party of an id, for a caller who may decide about it.
 *
 * @throws ApiError `entity_not_found`, `starting`
 */
export async function partyToDecide({ app }: Call, id: string): Promise<Deciding> {
  const snapshot = app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const party = snapshot.screener.entityOf(id);
  if (party === undefined) throw new ApiError('entity_not_found');
  return { snapshot, party, inForce: await app.storage.partyDecisions.inForce() };
}

/** The change: a new decision, and those that it ends. */
export type Change = {
  readonly made?: Pick<StoredPartyDecision, 'kind' | 'listings' | 'others'>;
  readonly ended: readonly string[];
  readonly action: 'party.split' | 'party.joined' | 'party.decision_undone';
  readonly reason: string;
};

/** Stores a change with its audit event, applies it to searches, and returns the updated party of `id`. */
export async function changeParties(call: Call, id: string, { made, ended, action, reason }: Change): Promise<Entity> {
  const { app, principal, requestId } = call;
  const [at, actor] = [app.now(), actorOf(principal)];
  const decision: StoredPartyDecision | undefined = made && {
    id: `pd_${crypto.randomUUID().replaceAll('-', '')}`,
    ...made,
    reason: reason.trim(),
    decidedAt: at,
    decidedBy: actor,
  };
  const detail = { reason: reason.trim(), ended, ...(decision && { ...made, decision: decision.id }) };
  const event = { at, actor, action, target: id, detail, requestId };
  await app.storage.partyDecisions.change({ made: decision, ended, event });
  const inForce = await app.storage.partyDecisions.inForce();
  app.lists.decide(inForce);
  const snapshot = app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  return presentEntity(snapshot, id, inForce);
}

/** Decisions of one kind between two sets of listings: the opposite of the new decision. */
export function between(
  inForce: readonly StoredPartyDecision[],
  kind: StoredPartyDecision['kind'],
  some: readonly string[],
  others: readonly string[],
): readonly string[] {
  const meet = (a: readonly string[], b: readonly string[]): boolean => a.some((id) => b.includes(id));
  return inForce
    .filter((one) => one.kind === kind)
    .filter(
      ({ listings, others: rest }) =>
        (meet(listings, some) && meet(rest, others)) || (meet(listings, others) && meet(rest, some)),
    )
    .map(({ id }) => id);
}
