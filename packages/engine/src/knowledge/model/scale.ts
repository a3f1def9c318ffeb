import { RULES } from './rules.ts';

/** Points from which a hit is shown, from which it is `high`, and the maximum. */
export const POINTS = { shown: 75, high: 85, most: 100 } as const;

/**
 * Raw name scores (0–1) and the points they are shown as, including where hits and `high` begin. See
 * docs/guide/quality.md for the curve.
 */
const KNOTS: readonly (readonly [raw: number, points: number])[] = [
  [0, 0],
  [0.73, POINTS.shown],
  [0.78, POINTS.high],
  [1, POINTS.most],
];

/** Points (0–100) of a raw score: linear between {@link KNOTS}, so that 75 and 85 mean what was measured. */
export const pointsOf = (raw: number): number => between(raw, 0, 1);

/** The raw score for a number of points. */
export const rawOf = (points: number): number => between(points, 1, 0);

/** Share of the points below the threshold that orders the names lifted above it. */
const ORDER = 0.1;

/** Points of a name below the threshold with a likely slip: for review, in the same order. */
export const likelySlipPoints = (points: number): number => POINTS.shown + (points - RULES.likelySlip.value) * ORDER;

function between(value: number, from: 0 | 1, to: 0 | 1): number {
  for (let i = 1; i < KNOTS.length; i++) {
    const [low, high] = [KNOTS[i - 1], KNOTS[i]];
    if (!low || !high || value > high[from]) continue;
    return low[to] + ((value - low[from]) * (high[to] - low[to])) / (high[from] - low[from]);
  }
  return KNOTS.at(-1)?.[to] ?? 0;
}
