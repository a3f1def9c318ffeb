import type { Query } from '../types/query.ts';
import type { FieldEvidence, WaterfallStep } from '../types/result.ts';
import { type Compared, FEATURES } from './features.ts';

/** Most that all evidence together may add, in points; a matching identifier is beside that. */
export const MOST_UP = 6;

export type ScoredEvidence = {
  readonly fields: readonly FieldEvidence[];
  readonly waterfall: readonly WaterfallStep[];
  /** 0–1000: points in tenths. */
  readonly tenths: number;
};

/**
 * The score: name score plus what each feature adds or takes, kept within 0–100 step by step, so that the waterfall sums to it.
 * @param nameTenths name score in tenths of a point
 * @param ceiling most the score may be, in tenths, unless an identifier matches
 */
export function scoreEvidence(nameTenths: number, query: Query, compared: Compared, ceiling = 1000): ScoredEvidence {
  const fields: FieldEvidence[] = [];
  const waterfall: WaterfallStep[] = [{ step: 'name', value: nameTenths / 10 }];
  let tenths = nameTenths;
  let room = MOST_UP * 10;
  for (const feature of FEATURES) {
    const { submitted, listed, verdict, points } = feature.find(query, compared, feature.points);
    let change = Math.round(points * 10);
    if (feature.field !== 'identifier' && change > 0) change = Math.min(change, room);
    change = Math.max(0, Math.min(1000, tenths + change)) - tenths;
    if (feature.field !== 'identifier' && change > 0) room -= change;
    tenths += change;
    fields.push({ field: feature.field, submitted, listed, verdict, contribution: change / 10 });
    if (change !== 0) waterfall.push({ step: feature.field, value: change / 10 });
  }
  const identified = fields.some(({ field, verdict }) => field === 'identifier' && verdict === 'match');
  if (!identified && tenths > ceiling) {
    waterfall.push({ step: 'affiliate', value: (ceiling - tenths) / 10 });
    tenths = ceiling;
  }
  return { fields, waterfall, tenths };
}
