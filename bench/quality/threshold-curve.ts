import { percentOf } from './figures.ts';
import type { Point } from './measure.ts';

/** Results at a threshold, in per cent. */
export type CurvePoint = {
  readonly threshold: number;
  /** Share of positives in each set with a name score at or above the threshold. */
  readonly recall: Readonly<Record<string, number>>;
  /** Share of innocent people with any result, by set. */
  readonly innocents: Readonly<Record<string, number>>;
};

/** Sets whose recall the curve shows. */
export const RECALL_SETS = ['name-pairs', 'company-vessel-pairs', 'un-mutated', 'same-party'];
export const INNOCENT_SETS = ['innocent-us', 'innocent-global'];

/** The curve over integer thresholds. Sets that were not measured are left out. */
export function thresholdCurve(points: readonly Point[], from: number, to: number): CurvePoint[] {
  const bySet = Map.groupBy(points, ({ set }) => set);
  const shares = (sets: readonly string[], threshold: number, alert: boolean): Record<string, number> =>
    Object.fromEntries(
      sets.flatMap((set) => {
        const rows = (bySet.get(set) ?? []).filter((point) => point.alert === alert);
        const reaching = rows.filter(({ nameScore }) => nameScore >= threshold).length;
        return rows.length === 0 ? [] : [[set, percentOf({ id: set, measure: set }, reaching, rows.length).value]];
      }),
    );
  return Array.from({ length: to - from + 1 }, (_, i) => ({
    threshold: from + i,
    recall: shares(RECALL_SETS, from + i, true),
    innocents: shares(INNOCENT_SETS, from + i, false),
  }));
}
