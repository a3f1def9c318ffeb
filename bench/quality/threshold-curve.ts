import { percentOf } from './figures.ts';
import type { Point } from './measure.ts';

/** What a threshold would show, in per cent. */
export type CurvePoint = {
  readonly threshold: number;
  /** Positives of each set with a name score at or above the threshold. */
  readonly recall: Readonly<Record<string, number>>;
  /** Innocent people with any result, by set. */
  readonly innocents: Readonly<Record<string, number>>;
};

/** Sets for whose positives the curve shows the recall. */
export const RECALL_SETS = ['name-pairs', 'company-vessel-pairs', 'un-mutated', 'same-party'];
export const INNOCENT_SETS = ['innocent-us', 'innocent-global'];

/** The curve over whole thresholds. A set that was not measured is left out. */
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
