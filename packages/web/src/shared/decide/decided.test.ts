import type { DecisionView, SearchResult } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { decidedOf } from './decided.ts';

const result = { listings: [{ id: 'a:1' }, { id: 'b:2' }] } as unknown as SearchResult;
const decision = (listing: string, verdict: string, state: string): DecisionView =>
  ({ id: `${listing} ${verdict}`, listing, verdict, state }) as unknown as DecisionView;
const kindOf = (...decisions: readonly DecisionView[]) => {
  const { kind, verdict } = decidedOf(result, decisions);
  return verdict === undefined ? kind : `${kind} ${verdict}`;
};

describe('a party of two listings', () => {
  it('is open without a decision, and when what was decided is over or about another party', () => {
    expect(kindOf()).toBe('open');
    expect(kindOf(decision('a:1', 'true_match', 'revoked'), decision('c:3', 'true_match', 'in_force'))).toBe('open');
  });

  it('is decided where both listings have the same verdict, and else in part', () => {
    const one = decision('a:1', 'false_positive', 'in_force');
    expect(kindOf(one)).toBe('partly');
    expect(kindOf(one, decision('b:2', 'true_match', 'in_force'))).toBe('partly');
    expect(kindOf(one, decision('b:2', 'false_positive', 'in_force'))).toBe('decided false_positive');
  });

  it('is reopened where a decision no longer applies, with the previous verdict', () => {
    const [one, other] = ['a:1', 'b:2'].map((id) => decision(id, 'false_positive', 'in_force'));
    const reopened = { ...decision('b:2', 'false_positive', 'in_force'), reopened: { at: '', because: [] } };
    if (one === undefined || other === undefined) throw new Error('There is no decision.');
    expect(kindOf(one, reopened)).toBe('reopened false_positive');
    expect(kindOf(reopened)).toBe('reopened');
    expect(kindOf(one, other)).toBe('decided false_positive');
  });

  it('shows a proposal before the decision that it would replace', () => {
    const both = (verdict: string, state: string) => ['a:1', 'b:2'].map((id) => decision(id, verdict, state));
    expect(kindOf(...both('true_match', 'in_force'), ...both('false_positive', 'proposed'))).toBe(
      'proposed false_positive',
    );
  });
});
