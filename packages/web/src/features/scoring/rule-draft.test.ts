import { DEFAULT_RULES, RULE_NEEDS, RULED_EFFECTS } from '@namesake/engine/vocabulary';
import { describe, expect, it } from 'vitest';
import { draftOfRules, NEEDS, RULED, rulesInWords, rulesOf } from './rule-draft.ts';

describe('rules in a form', () => {
  it('are those of the engine', () => {
    expect([RULED, NEEDS]).toEqual([RULED_EFFECTS, RULE_NEEDS]);
    const { pep } = DEFAULT_RULES;
    expect(draftOfRules(undefined).pep).toMatchObject({ isForReview: pep?.priority === 'review', needs: pep?.needs });
  });

  it('are none of their own where a policy has none: the usual rule for politically exposed persons holds', () => {
    expect(draftOfRules(undefined).pep).toEqual({
      threshold: '',
      isForReview: true,
      needs: ['full_name', 'no_conflict'],
    });
    expect(rulesOf(draftOfRules(undefined))).toBeUndefined();
  });

  it('are saved as they are shown', () => {
    const rules = { debarment: { threshold: 90, priority: 'review', needs: ['second_fact'] }, pep: {} } as const;
    const { needs, ...rest } = rules.debarment;
    expect(rulesOf(draftOfRules({ pep: rules.pep, debarment: { ...rest, needs: [...needs] } }))).toEqual(rules);
  });

  it('are told in words', () => {
    expect(rulesInWords({ debarment: { threshold: 90, priority: 'review' }, pep: {} })).toMatch(
      /: from 90, for review at most$/,
    );
    expect(rulesInWords({ pep: {} })).toBe('Same as sanctions');
  });
});
