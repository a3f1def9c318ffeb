import type { Observation } from './observation.ts';

/** Hits are shown from 75 points. */
const [FROM, TO] = [75, 100];
/** Width in points of a bin in the table, and in the chart. */
const [WIDTH, POINT] = [5, 1];
/** Scores from here up belong to names that agree in every word, so any number may share one. */
const WHOLE = 99.5;
const MAX_VALUES = 10;

/** Number of pairs with scores from `from` on, and number of those that are the same party. */
export type Bin = { readonly from: number; readonly pairs: number; readonly same: number };

export type Reliability = {
  readonly pairs: number;
  /** Share of pairs that are the same party, in per cent. */
  readonly baseRate: number;
  readonly sources: Readonly<Record<string, number>>;
  /** In bins of five points; the last one includes 100. */
  readonly bins: readonly Bin[];
  /** In bins of one point; the last one includes 100. */
  readonly points: readonly Bin[];
  /** The most common scores below 99.5, each with its share of all pairs in per cent. */
  readonly commonest: readonly { readonly score: number; readonly share: number }[];
};

/** Measures how often pairs of each score are the same party, and which scores are most frequent. */
export function reliabilityOf(observations: readonly Pick<Observation, 'source' | 'same' | 'score'>[]): Reliability {
  const sources: Record<string, number> = {};
  const byScore = new Map<number, number>();
  for (const { source, same, score } of observations) {
    const key = `${source}, ${same ? 'same' : 'another'}`;
    sources[key] = (sources[key] ?? 0) + 1;
    if (score < WHOLE) byScore.set(score, (byScore.get(score) ?? 0) + 1);
  }
  const pairs = observations.length;
  return {
    pairs,
    baseRate: percent(observations.filter(({ same }) => same).length, pairs),
    sources,
    bins: binsOf(observations, WIDTH),
    points: binsOf(observations, POINT),
    commonest: [...byScore]
      .sort(([a, m], [b, n]) => n - m || b - a)
      .slice(0, MAX_VALUES)
      .map(([score, n]) => ({ score, share: percent(n, pairs) })),
  };
}

function binsOf(observations: readonly Pick<Observation, 'same' | 'score'>[], width: number): Bin[] {
  const bins = Array.from({ length: (TO - FROM) / width }, (_, i) => ({ from: FROM + i * width, pairs: 0, same: 0 }));
  for (const { same, score } of observations) {
    const bin = bins[Math.min(bins.length - 1, Math.max(0, Math.floor((score - FROM) / width)))];
    if (bin) bin.pairs++;
    if (bin && same) bin.same++;
  }
  return bins;
}

/** Percentage with two decimals. */
export const percent = (part: number, all: number): number => Math.round((part / (all || 1)) * 10_000) / 100;
