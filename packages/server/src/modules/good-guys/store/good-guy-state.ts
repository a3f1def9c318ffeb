import type { DecisionChange, GoodGuyEventKind, GoodGuyState } from '@namesake/contract';
import type { GoodGuy } from './good-guy.ts';

const STATE_AFTER: Readonly<Record<GoodGuyEventKind, GoodGuyState>> = {
  made: 'in_force',
  proposed: 'proposed',
  approved: 'in_force',
  rejected: 'rejected',
  revoked: 'revoked',
  reopened: 'reopened',
};

/** What became of a good guy: its last event says so, and time. */
export function stateOf(
  {
    events,
    expiresAt,
  }: { readonly events: readonly { readonly kind: GoodGuyEventKind }[]; readonly expiresAt: number | null },
  nowMs: number,
): GoodGuyState {
  const last = events.at(-1);
  const state = last === undefined ? 'revoked' : STATE_AFTER[last.kind];
  const isLive = state === 'in_force' || state === 'proposed';
  return isLive && expiresAt !== null && nowMs >= expiresAt ? 'expired' : state;
}

const EVENT_OF = { approve: 'approved', reject: 'rejected', revoke: 'revoked' } as const;

/** The event of a change, or why there is none: whoever proposed a good guy neither approves nor rejects it. */
export function goodGuyEventOf(
  change: DecisionChange,
  goodGuy: Pick<GoodGuy, 'events' | 'expiresAt'>,
  person: string,
  nowMs: number,
): { readonly kind: GoodGuyEventKind } | { readonly refused: 'over' | 'own_proposal' } {
  const state = stateOf(goodGuy, nowMs);
  const isChangeable = state === 'proposed' || (change === 'revoke' && state === 'in_force');
  if (!isChangeable) return { refused: 'over' };
  if (change !== 'revoke' && goodGuy.events[0]?.person === person) return { refused: 'own_proposal' };
  return { kind: EVENT_OF[change] };
}
