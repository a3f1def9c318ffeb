/** A score, and whether the label requires an alert. */
export type Judged = { readonly score: number; readonly alert: boolean };

export type AtLevel = { readonly precision: number; readonly recall: number; readonly f1: number };

/** Precision, recall and F1 of "at or above `level`" against the labels. 0 if undefined. */
export function atLevel(level: number, judged: readonly Judged[]): AtLevel {
  let [hits, wrong, missed] = [0, 0, 0];
  for (const { score, alert } of judged) {
    if (alert && score >= level) hits++;
    else if (alert) missed++;
    else if (score >= level) wrong++;
  }
  return {
    precision: hits / (hits + wrong || 1),
    recall: hits / (hits + missed || 1),
    f1: (2 * hits) / (2 * hits + wrong + missed || 1),
  };
}

/**
 * Area under the ROC curve: the probability that a random positive outscores a random negative (Mann–Whitney, ties
 * count half).
 */
export function auc(judged: readonly Judged[]): number {
  const positives = judged.filter(({ alert }) => alert);
  const negatives = judged.filter(({ alert }) => !alert);
  let wins = 0;
  for (const p of positives) for (const n of negatives) wins += p.score > n.score ? 1 : p.score === n.score ? 0.5 : 0;
  return wins / (positives.length * negatives.length || 1);
}
