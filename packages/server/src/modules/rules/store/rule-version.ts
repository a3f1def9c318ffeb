import type { ChangeRuleRequest, RuleRow, RuleState } from '@namesake/contract';

/** Who did something, and when in Unix milliseconds. */
export type Step = { readonly at: number; readonly by: string };

/** A version of a rule as saved. It never changes. */
export type NewRuleVersion = {
  readonly name: string;
  readonly rows: readonly RuleRow[];
  readonly reason: string;
  /** Unix milliseconds. */
  readonly endsAt: number;
  readonly saved: Step;
};

/** A saved version with its number and its later steps. */
export type RuleVersion = NewRuleVersion & {
  readonly version: number;
  readonly proposed: Step | null;
  readonly approved: Step | null;
  readonly over: (Step & { readonly as: 'rejected' | 'ended' | 'replaced' }) | null;
};

export function stateOf({ proposed, approved, over, endsAt }: RuleVersion, nowMs: number): RuleState {
  if (over !== null) return over.as;
  if (proposed === null) return 'draft';
  if (nowMs >= endsAt) return 'expired';
  return approved === null ? 'proposed' : 'in_force';
}

type Change = ChangeRuleRequest['change'];

/** States in which each change is allowed. */
const FROM: Readonly<Record<Change, readonly RuleState[]>> = {
  propose: ['draft'],
  approve: ['proposed'],
  reject: ['proposed'],
  end: ['draft', 'proposed', 'in_force'],
};

/** A version after a change; undefined if its state does not allow the change. An outdated draft cannot be proposed. */
export function changed(version: RuleVersion, change: Change, by: Step): RuleVersion | undefined {
  const state = stateOf(version, by.at);
  if (!FROM[change].includes(state) || (change === 'propose' && by.at >= version.endsAt)) return undefined;
  if (change === 'propose') return { ...version, proposed: by };
  if (change === 'approve') return { ...version, approved: by };
  return { ...version, over: { ...by, as: change === 'reject' ? 'rejected' : 'ended' } };
}
