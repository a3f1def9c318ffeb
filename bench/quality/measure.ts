import { DEFAULT_POLICY, type Evidence } from '@namesake/engine';
import type { LoadedIndex } from '../lists/load-index.ts';
import type { Figure } from './figures.ts';

/** "Shown": name score from which a listing is a hit. */
export const SHOWN = DEFAULT_POLICY.threshold;
/** "High": score from which a hit has priority high. */
export const HIGH = DEFAULT_POLICY.highFrom;

/** `all`: every row. `some`: a sample of large sets. `few`: smaller samples, for a quick check between two changes. */
export type Sample = 'all' | 'some' | 'few';

/** Every row of a set, or one in so many. */
export const sampleOf = <T>(
  rows: readonly T[],
  sample: Sample,
  oneIn: { readonly some: number; readonly few: number },
): readonly T[] => (sample === 'all' ? rows : rows.filter((_, i) => i % oneIn[sample] === 0));

export type MeasureContext = {
  /** Folder with the labelled cases. */
  readonly cases: string;
  readonly sample: Sample;
  /** All lists and their index, loaded on the first call, which takes seconds. */
  readonly loaded: () => Promise<LoadedIndex>;
};

/** What was compared, the result, and the label. */
export type Row = {
  /** E.g. `name-pairs`, `words-ko`: the value that `--rows` takes. */
  readonly set: string;
  readonly query: string;
  readonly listed: string;
  readonly alert: boolean;
  readonly nameScore: number;
  readonly score: number;
  readonly wrong: 'miss' | 'false alert' | null;
  readonly type?: string | undefined;
  /** Kind of change, tier or the like. */
  readonly kind?: string | undefined;
  readonly script: string;
  /** Information beyond the scores: who ranked first instead, what was expected. */
  readonly note?: string | undefined;
  readonly reasons: readonly string[];
  readonly evidence: Evidence | null;
};

/** A row's scores and label, for calibration and curves. */
export type Point = {
  readonly set: string;
  readonly nameScore: number;
  readonly score: number;
  readonly alert: boolean;
};

export type Measurement = {
  readonly figures: readonly Figure[];
  readonly rows: readonly Row[];
  /** For calibration and curves, if they differ from the rows' own. */
  readonly points?: readonly Point[];
};

export type Measure = {
  readonly id: string;
  /** One sentence on what is measured and how. */
  readonly about: string;
  /** Slow; skipped in a quick check. */
  readonly slow?: boolean;
  readonly run: (context: MeasureContext) => Measurement | Promise<Measurement>;
};
