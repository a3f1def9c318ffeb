import type { Point } from './measure.ts';

/** A bin of five points of score, with the number of true matches and other rows in it. */
export type CalibrationBin = {
  /** Lower bound; the upper bound is five points higher, exclusive. The last bin includes 100. */
  readonly from: number;
  readonly matches: number;
  readonly others: number;
  /** Share of true matches in per cent, one decimal; null for an empty bin. */
  readonly share: number | null;
};

const WIDTH = 5;

/**
 * The observed share of true matches in each five points of score. Pairs that found nothing (score 0) are left out,
 * since nobody sees such a score.
 */
export function calibrationOf(points: readonly Pick<Point, 'score' | 'alert'>[]): CalibrationBin[] {
  const bins = Array.from({ length: 100 / WIDTH }, (_, i) => ({ from: i * WIDTH, matches: 0, others: 0 }));
  for (const { score, alert } of points) {
    const bin = bins[Math.min(bins.length - 1, Math.floor(score / WIDTH))];
    if (!bin || score <= 0) continue;
    if (alert) bin.matches++;
    else bin.others++;
  }
  return bins.map((bin) => {
    const all = bin.matches + bin.others;
    return { ...bin, share: all === 0 ? null : Math.round((bin.matches / all) * 1000) / 10 };
  });
}
