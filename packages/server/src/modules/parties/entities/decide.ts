import type { Entity, JoinPartyRequest, SplitPartyRequest, UndoDecisionRequest } from '@namesake/contract';
import type { EntityListings } from '@namesake/engine';
import type { Call } from '../../../context/app.ts';
import { actorOf } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import type { Snapshot } from '../../../lists/snapshot/snapshot.ts';
import type { StoredPartyDecision } from '../store/party-decision-store.ts';
import { concerns, presentEntity } from './view.ts';

/** A party to decide about, and all party decisions in force. */
type Deciding = {
  readonly snapshot: Snapshot;
  readonly party: EntityListings;
  readonly inForce: readonly StoredPartyDecision[];
};

/**
 * The party of an id, for a caller who may decide about it.
 *
 * @throws ApiError `entity_not_found`, `starting`
 */
async function partyToDecide({ app }: Call, id: string): Promise<Deciding> {
  const snapshot = app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const party = snapshot.screener.entityOf(id);
  if (party === undefined) throw new ApiError('entity_not_found');
  return { snapshot, party, inForce: await app.storage.partyDecisions.inForce() };
}

/** A change: a new decision, and the decisions it ends. */
type Change = {
  readonly made?: Pick<StoredPartyDecision, 'kind' | 'listings' | 'others'>;
  readonly ended: readonly string[];
  readonly action: 'party.split' | 'party.joined' | 'party.decision_undone';
  readonly reason: string;
};

/** Stores a change with its audit event, applies it to searches, and returns the updated party of `id`. */
async function changeParties(call: Call, id: string, { made, ended, action, reason }: Change): Promise<Entity> {
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
function between(
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

/**
 * Joins two parties and ends the splits between them.
 *
 * @throws ApiError `entity_not_found`, `unknown_party`, `already_one_party`, `starting`
 */
export async function joinParty(call: Call, id: string, request: JoinPartyRequest): Promise<Entity> {
  const { snapshot, party, inForce } = await partyToDecide(call, id);
  const other = snapshot.screener.entityOf(request.with);
  if (other === undefined)
    throw new ApiError('unknown_party', {
      errors: [{ pointer: '/with', code: 'unknown_party', detail: 'No loaded list has a record with this id.' }],
    });
  if (other.entityId === party.entityId) throw new ApiError('already_one_party');
  const ended = between(inForce, 'split', party.listings, other.listings);
  const made = { kind: 'join', listings: party.listings, others: other.listings } as const;
  return changeParties(call, id, { made, ended, action: 'party.joined', reason: request.text });
}

/**
 * Splits listings from a party into a separate one and ends the joins between them.
 *
 * @throws ApiError `entity_not_found`, `not_of_this_party`, `whole_party`, `starting`
 */
export async function splitParty(call: Call, id: string, { listings, text }: SplitPartyRequest): Promise<Entity> {
  const { party, inForce } = await partyToDecide(call, id);
  const members: readonly string[] = party.listings;
  const errors = listings.flatMap((listing, i) =>
    members.includes(listing)
      ? []
      : [
          {
            pointer: `/listings/${i}`,
            code: 'not_of_this_party' as const,
            detail: 'It is not a listing of this party.',
          },
        ],
  );
  if (errors.length > 0) throw new ApiError('not_of_this_party', { errors });
  const others = members.filter((member) => !listings.includes(member));
  if (others.length === 0) throw new ApiError('whole_party');
  const leaving = members.filter((member) => listings.includes(member));
  const ended = between(inForce, 'join', leaving, others);
  const made = { kind: 'split', listings: leaving, others } as const;
  return changeParties(call, id, { made, ended, action: 'party.split', reason: text });
}

/**
 * Ends a decision about a party.
 *
 * @throws ApiError `entity_not_found`, `decision_not_found`, `starting`
 */
export async function undoDecision(call: Call, id: string, request: UndoDecisionRequest): Promise<Entity> {
  const { party, inForce } = await partyToDecide(call, id);
  const decision = inForce.find((one) => one.id === request.decision);
  if (decision === undefined || !concerns(decision, party.listings)) throw new ApiError('decision_not_found');
  return changeParties(call, id, { ended: [decision.id], action: 'party.decision_undone', reason: request.text });
}
