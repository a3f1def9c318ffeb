import type { CaseDetail, DecisionVerdict } from '@namesake/contract';
import { VERDICTS } from '@namesake/contract/decisions';

export type Check = CaseDetail['checklist'][number];

/** Checklist of one verdict. */
export type ChecklistPart = {
  readonly verdict: DecisionVerdict;
  readonly checks: readonly Check[];
  readonly doneCount: number;
};

/** A checklist by verdict, with `first` at the top; empty parts are left out. */
export function checklistParts(
  checklist: readonly Check[],
  first: DecisionVerdict | undefined,
): readonly ChecklistPart[] {
  const order = [...VERDICTS].sort((a, b) => Number(b === first) - Number(a === first));
  return order.flatMap((verdict) => {
    const checks = checklist.filter((check) => check.verdict === verdict);
    const doneCount = checks.filter(({ doneAt }) => doneAt !== null).length;
    return checks.length === 0 ? [] : [{ verdict, checks, doneCount }];
  });
}
