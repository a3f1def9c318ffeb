import type { CalibrationBin } from '../calibration.ts';
import type { Figure } from '../figures.ts';
import type { Row } from '../measure.ts';
import type { CurvePoint } from '../threshold-curve.ts';

export type ShownFigure = Figure & {
  readonly valueText: string;
  readonly targetText: string;
  readonly peers: string;
  readonly ok: boolean | null;
};

/** Scores of a set in bins of `BIN_WIDTH` points, separately for rows that should and should not alert. */
export type Histogram = {
  readonly set: string;
  readonly alerts: readonly number[];
  readonly others: readonly number[];
};

export const BIN_WIDTH = 5;

export type Mistake = Row & {
  /** Why we dispute the label, in one sentence. */
  readonly dispute: string | null;
};

/** Everything the page shows. */
export type ReportData = {
  readonly made: string;
  readonly engine: string;
  readonly shownFrom: number;
  readonly highFrom: number;
  readonly about: Readonly<Record<string, string>>;
  readonly figures: readonly ShownFigure[];
  readonly calibration: readonly CalibrationBin[];
  readonly curve: readonly CurvePoint[];
  readonly histograms: readonly Histogram[];
  /** The worst of each set and kind of mistake. */
  readonly mistakes: readonly Mistake[];
  /** Total number by set. */
  readonly counts: Readonly<Record<string, number>>;
};
