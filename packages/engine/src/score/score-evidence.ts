import type { Query } from '../types/query.ts';
import type { EvidenceField, FieldEvidence, Reason, WaterfallStep } from '../types/result.ts';
import { type Compared, FEATURES } from './fields/features.ts';
import { LIMITED_TENTHS } from './name/limits.ts';

/** Most that all evidence together may add, in points; a matching identifier is beside that. */
export const MOST_UP = 6;

export type ScoredEvidence = {
  readonly fields: readonly FieldEvidence[];
  readonly waterfall: readonly WaterfallStep[];
  /** 0–1000: points in tenths. */
  readonly tenths: number;
  /** Those that the rules of the fields give themselves. */
  readonly reasons: readonly Reason[];
};

/**
 * What keeps a score down, in tenths, unless an identifier matches: most that a name gives by itself, and most that all
 * evidence together reaches.
 */
export type Bounds = { readonly fromName: number; readonly inAll: { readonly tenths: number; readonly step: string } };

const UNBOUND: Bounds = { fromName: 1000, inAll: { tenths: 1000, step: 'affiliate' } };
/** Fields that say of another party: with a conflict in one of them a result is a review. */
const DECISIVE = new Set<EvidenceField>(['birthDate', 'type', 'identifier']);

/**
 * The score: name score plus what each feature adds or takes, kept within 0–100 step by step, so that the waterfall
 * sums to it.
 * @param nameTenths name score in tenths of a point
 */
export function scoreEvidence(nameTenths: number, query: Query, compared: Compared, bounds = UNBOUND): ScoredEvidence {
  const fields: FieldEvidence[] = [];
  const waterfall: WaterfallStep[] = [{ step: 'name', value: nameTenths / 10 }];
  let tenths = nameTenths;
  let room = MOST_UP * 10;
  const keepTo = (most: number, step: string): void => {
    if (tenths <= most) return;
    waterfall.push({ step, value: (most - tenths) / 10 });
    tenths = most;
  };
  const findings = FEATURES.map((feature) => ({
    field: feature.field,
    ...feature.find(query, compared, feature.points),
  }));
  const identified = findings.some(({ field, verdict }) => field === 'identifier' && verdict === 'match');
  if (!identified) keepTo(bounds.fromName, 'common_reading');
  for (const { field, submitted, listed, verdict, points } of findings) {
    // A bank whose branch it is gets so many points by that alone; a name that agrees has more.
    const isLift = field === 'identifier' && verdict === 'close';
    let change = isLift ? Math.max(0, points * 10 - tenths) : Math.round(points * 10);
    if (field !== 'identifier' && change > 0) change = Math.min(change, room);
    change = Math.max(0, Math.min(1000, tenths + change)) - tenths;
    if (field !== 'identifier' && change > 0) room -= change;
    tenths += change;
    fields.push({ field, submitted, listed, verdict, contribution: change / 10 });
    if (change !== 0) waterfall.push({ step: field, value: change / 10 });
  }
  const reasons = findings.flatMap(({ reason }) => reason ?? []);
  if (identified) return { fields, waterfall, tenths, reasons };
  const conflicts = fields.some(({ field, verdict }) => verdict === 'conflict' && DECISIVE.has(field));
  if (conflicts) keepTo(LIMITED_TENTHS, 'conflict');
  keepTo(bounds.inAll.tenths, bounds.inAll.step);
  return { fields, waterfall, tenths, reasons };
}
