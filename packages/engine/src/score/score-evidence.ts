import type { Query } from '../types/query.ts';
import type { EvidenceField, FieldEvidence, Reason, WaterfallStep } from '../types/result.ts';
import { type Compared, FEATURES } from './fields/features.ts';
import type { Finding } from './fields/finding.ts';
import { LIMITED_TENTHS } from './name/limits.ts';

/** Most that all evidence together may add, in points; a matching identifier is beside that. */
export const MOST_UP = 6;

export type ScoredEvidence = {
  readonly fields: readonly FieldEvidence[];
  readonly waterfall: readonly WaterfallStep[];
  /** 0–1000: points in tenths. */
  readonly tenths: number;
  /** Reasons that the rules of the fields give. */
  readonly reasons: readonly Reason[];
  /** Whether a rule keeps the score below `high`, whatever score a policy calls high. */
  readonly isForReview: boolean;
};

/** What keeps a score down unless an identifier matches. All in tenths. */
export type Caps = {
  /** Most that the name gives by itself. */
  readonly fromName: number;
  /** Most that all evidence together reaches, and the step of the waterfall that says so. */
  readonly inAll: { readonly tenths: number; readonly step: string };
  /** Whether the names agree in a way that no policy may call high. */
  readonly isLimited: boolean;
};

/** What one field of a query and a listing have in common. */
export type FieldFinding = Finding & { readonly field: EvidenceField };

/** Fields in which a conflict means another party: the result is then for review. */
const DECISIVE = new Set<EvidenceField>(['birthDate', 'type', 'identifier']);

/** Compares every field of a query with a listing. */
export const findingsOf = (query: Query, compared: Compared): FieldFinding[] =>
  FEATURES.map(({ field, find, points }) => ({ field, ...find(query, compared, points) }));

/**
 * The score, the one place where it is made: name score plus what each finding adds or takes, kept within 0–100 and the
 * caps step by step, so that the waterfall sums to it.
 * @param nameTenths name score in tenths of a point
 */
export function scoreEvidence(nameTenths: number, findings: readonly FieldFinding[], caps: Caps): ScoredEvidence {
  const fields: FieldEvidence[] = [];
  const waterfall: WaterfallStep[] = [{ step: 'name', value: nameTenths / 10 }];
  let tenths = nameTenths;
  let room = MOST_UP * 10;
  /** Lowers the score to a cap; whether that was necessary. */
  const keepTo = (most: number, step: string): boolean => {
    if (tenths <= most) return false;
    waterfall.push({ step, value: (most - tenths) / 10 });
    tenths = most;
    return true;
  };
  const isIdentified = findings.some(({ field, verdict }) => field === 'identifier' && verdict === 'match');
  if (!isIdentified) keepTo(caps.fromName, 'common_reading');
  for (const { field, submitted, listed, verdict, points } of findings) {
    // A branch of a listed bank gets at least so many points; a name that agrees better keeps its own.
    const isLift = field === 'identifier' && verdict === 'close';
    let change = isLift ? Math.max(0, points * 10 - tenths) : Math.round(points * 10);
    if (field !== 'identifier' && change > 0) change = Math.min(change, room);
    change = Math.max(0, Math.min(1000, tenths + change)) - tenths;
    if (field !== 'identifier' && change > 0) room -= change;
    tenths += change;
    fields.push({ field, submitted, listed, verdict, contribution: change / 10 });
    if (change !== 0) waterfall.push({ step: field, value: change / 10 });
  }
  let isContradicted = false;
  if (!isIdentified) {
    const hasConflict = findings.some(({ field, verdict }) => verdict === 'conflict' && DECISIVE.has(field));
    isContradicted = hasConflict && keepTo(LIMITED_TENTHS, 'conflict');
    keepTo(caps.inAll.tenths, caps.inAll.step);
  }
  const isForReview = tenths <= LIMITED_TENTHS && (caps.isLimited || isContradicted);
  return { fields, waterfall, tenths, reasons: findings.flatMap(({ reason }) => reason ?? []), isForReview };
}
