import type { Point } from './measure.ts';

/** Five points of score, and how many rows in them are true matches. */
export type CalibrationBin = {
  /** From this score, below this and five more; the last holds 100. */
  readonly from: number;
  readonly matches: number;
  readonly others: number;
  /** Share of true matches in per cent, one decimal; null where no row is. */
  readonly share: number | null;
};

const WIDTH = 5;

/**
 * The observed share of true matches in each five points of score. Pairs that found nothing at all (score 0) say
 * nothing about a score that anybody sees and are left out.
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
