import { randomBytes } from 'node:crypto';
import type { DecideRequest, Decisions } from '@namesake/contract';
import { actorOf } from '../../auth/principal.ts';
import { eventDigest } from '../../decisions/event-digest.ts';
import { ApiError } from '../../errors/api-error.ts';
import { randomBase62 } from '../../ids/base62.ts';
import { SALT_BYTES } from '../../proof/merkle-tree.ts';
import type { MadeDecision, NewDecisionEvent } from '../../storage/ports/hit-decisions.ts';
import type { Call } from '../app.ts';
import { auditEvent } from '../audit.ts';
import { checkScope } from '../check-scope.ts';
import { ActorNames } from '../records/actor-names.ts';
import { recordFor } from '../records/record-for.ts';
import { needsFourEyes } from './four-eyes.ts';
import { personOf } from './person-of.ts';
import { presentDecision } from './present-decision.ts';
import { type ScreenedSubject, screenedSubject } from './screened-subject.ts';
import { statesOf } from './states-of.ts';

const ID_LENGTH = 16;

/**
 * Decides about listings that a screening found, in one step. The event has codes, ids and digests: what was written
 * stays in the decision.
 *
 * @throws ApiError `scope_missing`, `search_not_found`, `search_erased`, `listing_not_found_by_search`
 */
export async function decideHits(
  call: Call<'now' | 'policy', 'erasure' | 'hitDecisions' | 'policies' | 'screenings' | 'tokens' | 'users'>,
  searchId: string,
  { listings, verdict, reason, text = '' }: DecideRequest,
): Promise<Decisions> {
  const { app, principal } = call;
  checkScope(principal, 'decisions:write');
  const stored = await recordFor(call, searchId);
  const screened = screenedSubject(stored);
  checkFound(listings, screened);
  const isProposal = await needsFourEyes(app, { verdict, policy: screened.policy, context: stored.context });
  const by = { at: app.now(), actor: actorOf(principal), person: await personOf(app, principal) };
  const first: Omit<NewDecisionEvent, 'salt'> = {
    ...{ number: 1, kind: isProposal ? 'proposed' : 'decided', text: text.trim(), ...by },
  };
  const made = [...new Set(listings)].flatMap((listing): readonly MadeDecision[] => {
    const found = screened.listings.get(listing);
    if (found === undefined) return [];
    const subject = { screeningId: stored.id, externalRef: screened.externalRef, listing, ...found };
    const event = { ...first, salt: randomBytes(SALT_BYTES) };
    return [{ id: `dec_${randomBase62(ID_LENGTH)}`, ...subject, verdict, reason, event }];
  });
  const decisions = made.map(({ event, ...one }) => ({
    id: one.id,
    listing: one.listing,
    digest: eventDigest(one, event),
  }));
  const action = isProposal ? 'decision.proposed' : 'decision.made';
  const isStored = await app.storage.hitDecisions.decide(
    made,
    auditEvent(call, action, searchId, { verdict, reason, decisions }),
  );
  if (!isStored) throw new ApiError('search_not_found');

  const about = await app.storage.hitDecisions.about(screened.subject, listings);
  const states = statesOf(about);
  const names = new ActorNames(app.storage, principal);
  const own = about.filter(({ id }) => made.some((one) => one.id === id));
  const items = await Promise.all(own.map((one) => presentDecision(one, states.get(one.id) ?? 'superseded', names)));
  return { items, nextCursor: null };
}

function checkFound(listings: readonly string[], { listings: found }: ScreenedSubject): void {
  const code = 'listing_not_found_by_search';
  const errors = listings.flatMap((listing, index) =>
    found.has(listing)
      ? []
      : [{ pointer: `/listings/${index}`, code, detail: 'No result of this screening shows it.' } as const],
  );
  if (errors.length > 0) throw new ApiError(code, { errors });
}
