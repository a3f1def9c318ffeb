import type { HoldScopeView, LegalHoldView, PlaceHoldRequest } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { actorOf } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { randomBase62 } from '../../../lib/ids/base62.ts';
import { parseScreeningId } from '../../../lib/ids/screening-id.ts';
import { ActorNames } from '../../records/actor-names.ts';
import type { HoldScope, LegalHold } from '../store/legal-hold.ts';
import { presentHold } from './present-hold.ts';

const ID_LENGTH = 16;

/**
 * Places a legal hold. The event tells of which kind it is; a reference of a party stays in the hold itself.
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
