import type { HoldScopeView, LegalHoldView } from '@namesake/contract';
import type { ActorNames } from '../../records/actor-names.ts';
import { type HoldScope, isInForce, type LegalHold } from '../store/legal-hold.ts';

const timeOf = (ms: number): string => new Date(ms).toISOString();

/** A hold as answers show it. */
export async function presentHold(hold: LegalHold, nowMs: number, names: ActorNames): Promise<LegalHoldView> {
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
