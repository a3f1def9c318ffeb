import type { CreateLookbackRequest, LookbackView } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { randomBase62 } from '../../lib/ids/base62.ts';
import { ActorNames } from '../records/actor-names.ts';
import { ownActors } from '../records/record-for.ts';
import { checkBirthDates } from '../search/check-birth-dates.ts';
import { askedParty } from './asked-party.ts';
import type { Lookback } from './store/lookback.ts';
import { presentLookback } from './view.ts';

/** Unfinished lookbacks per caller, since each one reads all records. */
export const MAX_UNFINISHED = 5;

/**
 * Starts a background search for a party in recorded screenings: the caller's own, and with `records:read` those of
 * all. Policy, rights and the newest screening are fixed at this time, whenever it runs.
 *
 * @throws ApiError `lookback_limit`, `invalid_birth_date`, and as `askedParty`
 */
export async function createLookback(call: Call, request: CreateLookbackRequest): Promise<LookbackView> {
  const { app, principal } = call;
  const dates = request.entity?.birthDates ?? [];
  checkBirthDates(
    dates.map((date, at) => [`/entity/birthDates/${at}`, date] as const),
    app.now(),
  );
  const { from, to, threshold = app.policy.threshold, text: reason = null } = request;
  const asked = askedParty(app, request);
  const { history, lookbacks } = app.storage;
  if ((await lookbacks.unfinished(actorOf(principal))) >= MAX_UNFINISHED) throw new ApiError('lookback_limit');
  const lookback: Lookback = {
    id: `lkb_${randomBase62(16)}`,
    state: 'queued',
    createdBy: actorOf(principal),
    createdAt: app.now(),
    startedAt: null,
    endedAt: null,
    ...asked,
    policy: { ...app.policy, threshold },
    reason,
    fromMs: from === undefined ? null : Date.parse(from),
    toMs: to === undefined ? null : Date.parse(to),
    actors: principal.scopes.includes('records:read') ? null : await ownActors(call),
    upTo: await history.newest(),
    step: 0,
    lookedTo: null,
    total: null,
    scanned: 0,
    unreadable: 0,
    skipped: 0,
    found: 0,
  };
  const detail = {
    entityId: asked.entityId,
    names: asked.entity.names.length,
    threshold,
    from: from ?? null,
    to: to ?? null,
    everybody: lookback.actors === null,
  };
  await lookbacks.add(lookback, auditEvent(call, 'lookback.created', lookback.id, detail));
  await app.queueLookback(lookback.id);
  return presentLookback(app, lookback, new ActorNames(app.storage, principal));
}
