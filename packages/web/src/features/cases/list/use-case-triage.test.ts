import type { DecisionView } from '@namesake/contract';
import { expect, it } from 'vitest';
import { lastDecided } from './use-case-triage.ts';

const decision = (id: string, state: string, at: string): DecisionView =>
  ({ id, state, events: [{ at }, { at: '2026-03-09T00:00:00.000Z' }] }) as unknown as DecisionView;

it('undo takes back the decisions of the last step, and neither earlier ones nor those that are over', () => {
  const decisions = [
    decision('earlier', 'in_force', '2026-03-01T00:00:00.000Z'),
    decision('over', 'superseded', '2026-03-04T00:00:00.000Z'),
    decision('one', 'in_force', '2026-03-03T00:00:00.000Z'),
    decision('other', 'proposed', '2026-03-03T00:00:00.000Z'),
  ];
  expect(lastDecided({ decisions })).toEqual(['one', 'other']);
  expect(lastDecided({ decisions: [] })).toEqual([]);
});
