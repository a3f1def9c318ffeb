import type { HoldScopeView, LegalHoldView } from '@namesake/contract';
import { type HoldScope, isInForce, type LegalHold } from '../../retention/legal-hold.ts';

const timeOf = (ms: number): string => new Date(ms).toISOString();

/** A hold as answers show it. */
export function presentHold(hold: LegalHold, nowMs: number): LegalHoldView {
  const { id, scope, reason, placedAt, placedBy, endsAt, liftedAt, liftedBy } = hold;
  return {
    ...{ id, scope: presentScope(scope), reason, placedAt: timeOf(placedAt), placedBy },
    ...{ endsAt: endsAt === null ? null : timeOf(endsAt), liftedAt: liftedAt === null ? null : timeOf(liftedAt) },
    ...{ liftedBy, inForce: isInForce(hold, nowMs) },
  };
}

function presentScope(scope: HoldScope): HoldScopeView {
  return scope.kind === 'period' ? { kind: 'period', from: timeOf(scope.from), to: timeOf(scope.to) } : scope;
}
