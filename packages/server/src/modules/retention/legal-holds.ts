import type { HoldScopeView, LegalHolds, LegalHoldView, PlaceHoldRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { randomBase62 } from '../../lib/ids/base62.ts';
import { parseScreeningId } from '../../lib/ids/screening-id.ts';
import { ActorNames } from '../records/actor-names.ts';
import { type HoldScope, isInForce, type LegalHold } from './store/legal-hold.ts';

const ID_LENGTH = 16;

/**
 * Places a legal hold. The event states its kind; the reference of a party is only in the hold itself.
 *
 * @throws ApiError `validation_failed`
 */
export async function placeLegalHold(call: Call, { scope, text, endsAt }: PlaceHoldRequest): Promise<LegalHoldView> {
  const { app, principal } = call;
  const nowMs = app.now();
  const hold: LegalHold = {
    id: `hold_${randomBase62(ID_LENGTH)}`,
    scope: toScope(scope),
    reason: text.trim(),
    placedAt: nowMs,
    placedBy: actorOf(principal),
    endsAt: endsAt === undefined ? null : Date.parse(endsAt),
    liftedAt: null,
    liftedBy: null,
  };
  if (hold.endsAt !== null && hold.endsAt <= nowMs) throw invalid('/endsAt', 'The end must be in the future.');
  const detail = { kind: scope.kind, reason: hold.reason, endsAt: endsAt ?? null };
  await app.storage.legalHolds.place(hold, auditEvent(call, 'legal_hold.placed', hold.id, detail));
  return presentHold(hold, nowMs, new ActorNames(app.storage, principal));
}

function toScope(scope: HoldScopeView): HoldScope {
  if (scope.kind === 'searches') {
    const wrong = scope.searchIds.findIndex((id) => parseScreeningId(id) === undefined);
    // A mistyped id would put nothing on hold.
    if (wrong !== -1) throw invalid(`/scope/searchIds/${wrong}`, 'This is no searchId.');
  }
  if (scope.kind !== 'period') return scope;
  const [from, to] = [Date.parse(scope.from), Date.parse(scope.to)];
  if (from > to) throw invalid('/scope/to', 'The end is before the beginning.');
  return { kind: 'period', from, to };
}

const invalid = (pointer: string, detail: string): ApiError =>
  new ApiError('validation_failed', { errors: [{ pointer, code: 'invalid_format', detail }] });

/** All legal holds, including those that ended. */
export async function listLegalHolds({ app, principal }: Call): Promise<LegalHolds> {
  const nowMs = app.now();
  const names = new ActorNames(app.storage, principal);
  const holds = await app.storage.legalHolds.list();
  return { items: await Promise.all(holds.map((hold) => presentHold(hold, nowMs, names))), nextCursor: null };
}

/**
 * Lifts a legal hold.
 *
 * @throws ApiError `hold_not_found`
 */
export async function liftLegalHold(call: Call, id: string): Promise<void> {
  const { app, principal } = call;
  const by = { at: app.now(), actor: actorOf(principal) };
  const lifted = await app.storage.legalHolds.lift(id, by, auditEvent(call, 'legal_hold.lifted', id));
  if (!lifted) throw new ApiError('hold_not_found');
}

const timeOf = (ms: number): string => new Date(ms).toISOString();

/** A hold as the API returns it. */
async function presentHold(hold: LegalHold, nowMs: number, names: ActorNames): Promise<LegalHoldView> {
  const { id, scope, reason, placedAt, placedBy, endsAt, liftedAt, liftedBy } = hold;
  return {
    id,
    scope: presentScope(scope),
    text: reason,
    placedAt: timeOf(placedAt),
    placedBy: await names.actor(placedBy),
    endsAt: endsAt === null ? null : timeOf(endsAt),
    liftedAt: liftedAt === null ? null : timeOf(liftedAt),
    liftedBy: liftedBy === null ? null : await names.actor(liftedBy),
    inForce: isInForce(hold, nowMs),
  };
}

function presentScope(scope: HoldScope): HoldScopeView {
  return scope.kind === 'period' ? { kind: 'period', from: timeOf(scope.from), to: timeOf(scope.to) } : scope;
}
