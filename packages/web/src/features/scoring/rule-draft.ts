import type { PolicyInfo } from '@namesake/contract';
import { policyWords } from '#shared/messages/en/policies.ts';
import { messages } from '#shared/messages/messages.ts';

type Rules = NonNullable<PolicyInfo['value']['rules']>;
export type RuledEffect = keyof Rules;
export type Rule = NonNullable<Rules[RuledEffect]>;
export type Need = NonNullable<Rule['needs']>[number];

/** A rule in a form: the threshold as typed, empty to use the policy's. */
export type RuleDraft = { readonly threshold: string; readonly isForReview: boolean; readonly needs: readonly Need[] };
/** A rule for each effect; undefined if parties of that effect are treated like all others. */
export type RulesDraft = Readonly<Record<RuledEffect, RuleDraft | undefined>>;

export const RULED: readonly RuledEffect[] = ['export_control', 'debarment', 'pep'];
export const NEEDS: readonly Need[] = ['full_name', 'no_conflict', 'second_fact'];

const draftOfRule = ({ threshold, priority, needs = [] }: Rule): RuleDraft => ({
  threshold: threshold === undefined ? '' : String(threshold),
  isForReview: priority === 'review',
  needs,
});

/** Default rule for politically exposed persons. */
const PEP: Rule = { priority: 'review', needs: ['full_name', 'no_conflict'] };

/** Whether a rule has no conditions: parties of its effect are then treated like all others. */
const isEmpty = (rule: Rule): boolean => Object.keys(rule).length === 0;

/** A policy's rules in a form. */
export function draftOfRules(rules: Rules = {}): RulesDraft {
  const of = (rule: Rule | undefined) => (rule === undefined || isEmpty(rule) ? undefined : draftOfRule(rule));
  return { export_control: of(rules.export_control), debarment: of(rules.debarment), pep: of(rules.pep ?? PEP) };
}

/** The rules of a form; undefined if they equal the defaults. */
export function rulesOf(draft: RulesDraft): Rules | undefined {
  const rules = {
    ...(draft.export_control && { export_control: ruleOf(draft.export_control) }),
    ...(draft.debarment && { debarment: ruleOf(draft.debarment) }),
    pep: draft.pep === undefined ? {} : ruleOf(draft.pep),
  };
  const isUsual = Object.keys(rules).length === 1 && JSON.stringify(rules.pep) === JSON.stringify(PEP);
  return isUsual ? undefined : rules;
}

const ruleOf = ({ threshold, isForReview, needs }: RuleDraft): Rule => ({
  ...(threshold.trim() === '' ? {} : { threshold: Number(threshold) }),
  ...(isForReview ? { priority: 'review' } : {}),
  ...(needs.length === 0 ? {} : { needs: NEEDS.filter((need) => needs.includes(need)) }),
});

/** A policy's rules in words: "Debarment: from 90, for review". */
export function rulesInWords(rules: Rules | undefined): string {
  const words = policyWords.rules;
  const draft = draftOfRules(rules);
  const lines = RULED.flatMap((effect) => {
    const rule = draft[effect];
    if (rule === undefined) return [];
    const parts = [
      ...(rule.threshold === '' ? [] : [words.from(rule.threshold)]),
      ...(rule.isForReview ? [words.review] : []),
      ...rule.needs.map((need) => words.needs[need]),
    ];
    return [`${messages.effects[effect]}: ${parts.join(', ')}`];
  });
  return lines.join('; ') || words.none;
}
