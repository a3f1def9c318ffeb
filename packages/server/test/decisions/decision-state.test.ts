import { DECISION_CHANGES, type DecisionChange } from '@namesake/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventOf, foldDecisions } from '../../src/modules/decisions/store/decision-state.ts';
import type { DecisionEvent } from '../../src/modules/decisions/store/hit-decision.ts';

type Evented = { readonly id: string; readonly events: DecisionEvent[] };
type Deed =
  | { readonly does: 'decide'; readonly person: string; readonly fourEyes: boolean }
  | { readonly does: DecisionChange; readonly person: string; readonly which: number };

const person = fc.constantFrom('user:ada', 'user:ben', 'user:cleo');
const deeds: fc.Arbitrary<readonly Deed[]> = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('decide' as const), person, fourEyes: fc.boolean() }),
    fc.record({ does: fc.constantFrom(...DECISION_CHANGES), person, which: fc.nat(4) }),
  ),
  { maxLength: 25 },
);

/** What the rules make of the deeds, and which decision is in force by the plain story of them. */
function play(story: readonly Deed[]): {
  readonly decisions: readonly Evented[];
  readonly inForce: string | undefined;
} {
  const decisions: Evented[] = [];
  let [seq, inForce] = [0, undefined as string | undefined];
  const eventBy = (kind: DecisionEvent['kind'], person: string, number: number): DecisionEvent => {
    seq += 1;
    return { seq, number, kind, at: seq, actor: person, person, text: '', salt: Buffer.alloc(0) };
  };
  for (const deed of story) {
    if (deed.does === 'decide') {
      const id = `dec_${decisions.length}`;
      decisions.push({ id, events: [eventBy(deed.fourEyes ? 'proposed' : 'decided', deed.person, 1)] });
      if (!deed.fourEyes) inForce = id;
      continue;
    }
    const decision = decisions[deed.which];
    if (decision === undefined) continue;
    const made = eventOf(deed.does, decision, foldDecisions(decisions).states.get(decision.id), deed.person);
    if ('refused' in made) continue;
    decision.events.push(eventBy(made.kind, deed.person, decision.events.length + 1));
    if (made.kind === 'approved') inForce = decision.id;
    if (made.kind === 'revoked' && inForce === decision.id) inForce = undefined;
  }
  return { decisions, inForce };
}

describe('decisions about one hit, whoever does what in whatever order', () => {
  it('are never approved or rejected by the person who proposed them', () => {
    fc.assert(
      fc.property(deeds, (story) => {
        for (const { events } of play(story).decisions)
          for (const { kind, person } of events)
            if (kind === 'approved' || kind === 'rejected') expect(person).not.toBe(events[0]?.person);
      }),
    );
  });

  it('have at most one in force: what the events say, in whatever order they are read', () => {
    fc.assert(
      fc.property(deeds, (story) => {
        const { decisions, inForce } = play(story);
        const folded = foldDecisions(decisions.toReversed());
        expect(folded.inForce).toBe(inForce);
        const ids = [...folded.states].filter(([, state]) => state === 'in_force').map(([id]) => id);
        expect(ids).toEqual(inForce === undefined ? [] : [inForce]);
      }),
    );
  });

  it('count a proposal only once it is approved, and go on after their end nowhere', () => {
    fc.assert(
      fc.property(deeds, (story) => {
        const { decisions } = play(story);
        const { states } = foldDecisions(decisions);
        for (const { id, events } of decisions) {
          const kinds = events.map(({ kind }) => kind);
          const counted = kinds.includes('decided') || kinds.includes('approved');
          // A proposal without an answer waits, or another decision took effect after it.
          if (kinds.join() === 'proposed') expect(['proposed', 'superseded']).toContain(states.get(id));
          else
            expect(states.get(id) === 'in_force' || states.get(id) === 'superseded').toBe(
              counted && !kinds.includes('revoked'),
            );
          expect(kinds.slice(0, -1)).not.toContain('revoked');
          expect(kinds.slice(0, -1)).not.toContain('rejected');
        }
      }),
    );
  });

  it('leave no proposal waiting that is older than the decision in force: its approval would overturn that unseen', () => {
    fc.assert(
      fc.property(deeds, (story) => {
        const { decisions } = play(story);
        const { states, inForce } = foldDecisions(decisions);
        const since = decisions.find(({ id }) => id === inForce)?.events.at(-1)?.seq ?? 0;
        const waiting = decisions.filter(({ id }) => states.get(id) === 'proposed');
        for (const { events } of waiting) expect(events[0]?.seq).toBeGreaterThan(since);
      }),
    );
  });
});
