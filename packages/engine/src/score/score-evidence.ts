import { FIELD_RULES } from '../knowledge/model/field-evidence.ts';
import { loweredBy } from '../knowledge/model/finding-effect.ts';
import { FINDINGS } from '../knowledge/model/findings.ts';
import type { EvidenceField, FieldEvidence, Reason, WaterfallStep } from '../types/result.ts';
import { exactnessOf } from './fields/birth-date.ts';
import type { FieldFinding } from './fields/compare-party.ts';
import type { Found } from './name/finding-of.ts';

export type ScoredEvidence = {
  readonly fields: readonly FieldEvidence[];
  readonly waterfall: readonly WaterfallStep[];
  /** 0–1000: points in tenths. */
  readonly tenths: number;
  /** Reasons from the field rules. */
  readonly reasons: readonly Reason[];
  /** Whether a rule caps the priority at `review`, regardless of the score and of the policy's `highFrom`. */
  readonly isForReview: boolean;
};

/** Fields in which a conflict means another party; the result is then for review. */
const DECISIVE = new Set<EvidenceField>(['birthDate', 'type', 'identifier']);

/**
 * Computes the score: name score, minus the findings on agreeing names, plus or minus the points of each field. Each
 * step is clamped to 0–100, so the waterfall adds up to the score.
 * @param nameTenths name score in tenths of a point
 */
export function scoreEvidence(
  nameTenths: number,
  found: Found | null,
  findings: readonly FieldFinding[],
): ScoredEvidence {
  const fields: FieldEvidence[] = [];
  const waterfall: WaterfallStep[] = [{ step: 'name', value: nameTenths / 10 }];
  let tenths = nameTenths;
  let room = FIELD_RULES.mostUp.value * 10;
  const isIdentified = findings.some(({ field, verdict }) => field === 'identifier' && verdict === 'match');
  const isReview = found !== null && FINDINGS[found.code].review;
  const isLifted = isIdentified || (!isReview && findings.some(isSameDay));
  const lowered = found && !isLifted ? loweredBy(found, tenths, 'score') : tenths;
  if (found && lowered < tenths) waterfall.push({ step: found.code, value: (lowered - tenths) / 10 });
  tenths = lowered;
  for (const { points, reason: _, ...found } of findings) {
    const { field, verdict } = found;
    // A branch of a listed bank gets at least these points; a higher name score is kept.
    const isLift = field === 'identifier' && verdict === 'close';
    let change = isLift ? Math.max(0, points * 10 - tenths) : Math.round(points * 10);
    if (field !== 'identifier' && change > 0) change = Math.min(change, room);
    change = Math.max(0, Math.min(1000, tenths + change)) - tenths;
    if (field !== 'identifier' && change > 0) room -= change;
    tenths += change;
    fields.push({ ...found, contribution: change / 10 });
    if (change !== 0) waterfall.push({ step: field, value: change / 10 });
  }
  const isForReview = !isIdentified && (isReview || hasDecisiveConflict(findings));
  return { fields, waterfall, tenths, reasons: findings.flatMap(({ reason }) => reason ?? []), isForReview };
}

const hasDecisiveConflict = (findings: readonly FieldFinding[]): boolean =>
  findings.some(({ field, verdict, points }) => verdict === 'conflict' && points < 0 && DECISIVE.has(field));

/** Birthdays agree to the day in one of 20,000 cases, which outweighs the ambiguity of a romanisation. */
const isSameDay = ({ field, verdict, submitted }: FieldFinding): boolean =>
  field === 'birthDate' && verdict === 'match' && exactnessOf(submitted ?? '') === 'day';
