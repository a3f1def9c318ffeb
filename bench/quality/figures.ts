/** One figure of the report, with the rows behind its mistakes. */
export type Figure = {
  readonly measure: string;
  readonly value: number;
  readonly of: number;
  readonly unit: '%' | 'count' | 'share' | 'points';
};

export const percent = (measure: string, hits: number, of: number): Figure => ({
  measure,
  value: of === 0 ? 0 : Math.round((hits / of) * 10_000) / 100,
  of,
  unit: '%',
});

export type Judged = { readonly score: number; readonly alert: boolean };

/** F1 of "score at or above `from`" against the labels. */
export function f1At(from: number, judged: readonly Judged[]): number {
  let [hits, wrong, missed] = [0, 0, 0];
  for (const { score, alert } of judged) {
    if (alert && score >= from) hits++;
    else if (alert) missed++;
    else if (score >= from) wrong++;
  }
  return round((2 * hits) / (2 * hits + wrong + missed || 1));
}

/** Area under the ROC curve: the chance that a random positive outscores a random negative (Mann–Whitney, ties half). */
export function auc(judged: readonly Judged[]): number {
  const positives = judged.filter(({ alert }) => alert);
  const negatives = judged.filter(({ alert }) => !alert);
  let wins = 0;
  for (const p of positives) for (const n of negatives) wins += p.score > n.score ? 1 : p.score === n.score ? 0.5 : 0;
  return round(wins / (positives.length * negatives.length || 1));
}

export const round = (value: number): number => Math.round(value * 1000) / 1000;
