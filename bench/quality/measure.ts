import { DEFAULT_POLICY, type Evidence } from '@namesake/engine';
import type { LoadedIndex } from '../lists/load-index.ts';
import type { Figure } from './figures.ts';

/** "Shown": name score from which a listing is a hit. */
export const SHOWN = DEFAULT_POLICY.threshold;
/** "High": score from which a hit has priority high. */
export const HIGH = DEFAULT_POLICY.highFrom;

/** `all`: every row. `some`: a sample where a set is large. `few`: smaller samples, for a look between two changes. */
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
  /** All lists and their index: read at the first call, which takes seconds. */
  readonly loaded: () => Promise<LoadedIndex>;
};

/** What was compared, what came out and what the label says. */
export type Row = {
  /** E.g. `name-pairs`, `words-ko`: what `--rows` asks for. */
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
  /** What the scores do not say: who came first instead, what was expected. */
  readonly note?: string | undefined;
  readonly reasons: readonly string[];
  readonly evidence: Evidence | null;
};

/** A row's scores and label: what calibration and curves are made from. */
export type Point = {
  readonly set: string;
  readonly nameScore: number;
  readonly score: number;
  readonly alert: boolean;
};

export type Measurement = {
  readonly figures: readonly Figure[];
  readonly rows: readonly Row[];
  /** For calibration and curves, where they are not the rows' own. */
  readonly points?: readonly Point[];
};

export type Measure = {
  readonly id: string;
  /** What is measured and how, in a sentence. */
  readonly about: string;
  /** Takes long and is left out of a quick look. */
  readonly slow?: boolean;
  readonly run: (context: MeasureContext) => Measurement | Promise<Measurement>;
};
