import type { CalibrationBin } from './calibration.ts';
import type { Figure } from './figures.ts';
import type { CurvePoint } from './threshold-curve.ts';

/** What is committed: counts and shares only, never names. */
export type Baseline = {
  readonly figures: readonly Figure[];
  readonly calibration: readonly CalibrationBin[];
  readonly curve: readonly CurvePoint[];
};

/**
 * How much worse a figure may be before it is a regression; one row is always allowed if rows are counted in per cent.
 */
export const TOLERANCE = { percent: 0.2, share: 0.004, count: 0, points: 0.05 } as const;

/** One line for each figure that is worse than the baseline's by more than the tolerance, or is no longer measured. */
export function dropsSince(baseline: Pick<Baseline, 'figures'>, now: readonly Figure[]): string[] {
  const current = new Map(now.map((figure) => [figure.id, figure]));
  return baseline.figures.flatMap((before) => {
    if (before.part) return [];
    const after = current.get(before.id);
    if (!after) return [`${before.id} is no longer measured`];
    const loss = before.better === 'more' ? before.value - after.value : after.value - before.value;
    return loss > allowed(after) + 1e-9 ? [lineOf(before, after)] : [];
  });
}

function allowed({ unit, of }: Figure): number {
  const oneRow = unit === 'percent' && of > 0 ? Math.ceil(10_000 / of) / 100 : 0;
  return Math.max(TOLERANCE[unit], oneRow);
}

function lineOf(before: Figure, after: Figure): string {
  const rows = before.of === after.of ? '' : ` (on ${after.of} rows, before on ${before.of})`;
  return `${after.measure}: ${after.value}, was ${before.value}${rows}`;
}
