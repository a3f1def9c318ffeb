import type { DecisionChange, DecisionState } from '@namesake/contract';
import type { DecisionEvent, DecisionEventKind, HitDecision } from './hit-decision.ts';

type Evented = {
  readonly id: string;
  readonly events: readonly Pick<DecisionEvent, 'seq' | 'number' | 'at' | 'kind'>[];
};

/** States of all decisions about one subject and listing, and the one in force. */
type Folded = {
  readonly states: ReadonlyMap<string, DecisionState>;
  /** Id of the decision in force; undefined if the hit is open. */
  readonly inForce: string | undefined;
};

/**
 * Folds the events of all decisions about one subject and listing. A decision that takes effect supersedes the previous
 * one and older proposals: approving them would overturn it unseen. Once revoked, the hit is open: an earlier one does
 * not return. No MAC covers the row order, so an event whose number or time contradicts it also leaves the hit open.
 */
export function foldDecisions(decisions: readonly Evented[]): Folded {
  const states = new Map<string, DecisionState>();
  let inForce: string | undefined;
  let latest = Number.NEGATIVE_INFINITY;
  for (const { id, kind, at, isInOrder } of inTheOrderOfRows(decisions)) {
    if (!isInOrder || at < latest) {
      for (const known of [...states.keys(), id]) states.set(known, 'superseded');
      inForce = undefined;
      continue;
    }
    latest = at;
    if (kind !== 'decided' && kind !== 'approved') {
      states.set(id, kind);
      if (inForce === id) inForce = undefined;
      continue;
    }
    for (const [known, state] of states)
      if (state === 'in_force' || state === 'proposed') states.set(known, 'superseded');
    states.set(id, 'in_force');
    inForce = id;
  }
  return { states, inForce };
}

/**
 * Events in row order. If the clock was set back between two events of a decision, the later one gets the earlier one's
 * time.
 */
function inTheOrderOfRows(decisions: readonly Evented[]) {
  const events = decisions.flatMap(({ id, events: own }) => {
    let moved = Number.NEGATIVE_INFINITY;
    const byNumber = own.toSorted((a, b) => a.number - b.number);
    return byNumber.map(({ seq, at, kind }, index) => {
      moved = Math.max(moved, at);
      return { id, seq, kind, at: moved, isInOrder: seq > (byNumber[index - 1]?.seq ?? Number.NEGATIVE_INFINITY) };
    });
  });
  return events.sort((a, b) => a.seq - b.seq);
}

const EVENT_OF: Readonly<Record<DecisionChange, DecisionEventKind>> = {
  approve: 'approved',
  reject: 'rejected',
  revoke: 'revoked',
};

const CHANGEABLE: Readonly<Record<DecisionChange, readonly DecisionState[]>> = {
  approve: ['proposed'],
  reject: ['proposed'],
  revoke: ['proposed', 'in_force'],
};

/** Why a change is refused. */
export type Refusal = 'over' | 'own_proposal';

/**
 * Event of a change, or why it is refused. People can withdraw their own proposal, but neither approve nor reject it.
 */
export function eventOf(
  change: DecisionChange,
  { events }: Pick<HitDecision, 'events'>,
  state: DecisionState | undefined,
  person: string,
): { readonly kind: DecisionEventKind } | { readonly refused: Refusal } {
  if (state === undefined || !CHANGEABLE[change].includes(state)) return { refused: 'over' };
  if (change !== 'revoke' && events[0]?.person === person) return { refused: 'own_proposal' };
  return { kind: EVENT_OF[change] };
}
