import type { DecisionReason, DecisionVerdict } from '@namesake/contract';
import { reasonsFor } from '@namesake/contract/decisions';
import { fieldsOf } from '#shared/kept/fields-of.ts';

const KEY = 'namesake.decision-reasons';

/** Reasons for a verdict, the one used last in this browser first. */
export function offeredReasons(verdict: DecisionVerdict): readonly DecisionReason[] {
  const reasons = reasonsFor(verdict);
  const last = reasons.find((reason) => reason === stored()[verdict]);
  return last === undefined ? reasons : [last, ...reasons.filter((reason) => reason !== last)];
}

/** Remembers a reason; only its code. */
export function rememberReason(verdict: DecisionVerdict, reason: DecisionReason): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [verdict]: reason }));
  } catch {
    // Storage is blocked: the order stays unchanged.
  }
}

function stored(): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}
