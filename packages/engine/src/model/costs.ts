/** How much of the score unmatched words cost. Shares of the weight concerned; reasons beside each. */
export const COSTS = {
  /** Unmatched on both sides: another given name, another city. The strongest sign of another party. */
  contradiction: 0.85,
  /** Words the query has and the list does not: more often another party than a fuller name. */
  extra: 0.55,
  /** Words the list has and the query does not: people leave names out. */
  omitted: 0.38,
  /** An omission never costs more than this when what is left tells much (a rare surname alone is still worth a look) … */
  omissionCapRare: 0.24,
  /** … and this when it tells little: "Mohammed Ali" is part of a thousand longer names. */
  omissionCapCommon: 0.5,
  /** Weight (sixteenths of a bit) of agreement from which what is left tells much. */
  tellsMuch: 10 * 16,
  /** A syllable that stands unmatched in a partly matched word of characters weighs this many times its own weight, as a difference. */
  brokenWord: 1.5,
  /** Share of a word that an initial leaves open: "V. Putin" is most often Vladimir, "M. Ali" may be anybody. */
  initialUnsaid: 0.3,
  /** "Ahmad bin Hasan" is not "Hasan bin Ahmad". */
  filiationTurned: 0.22,
} as const;

/** Most that leaving out listed words can cost, given the weight of what agrees. Falls as agreement grows. */
export const omissionCap = (agreement: number): number =>
  COSTS.omissionCapRare +
  (COSTS.omissionCapCommon - COSTS.omissionCapRare) * Math.max(0, 1 - agreement / COSTS.tellsMuch);

/**
 * Name score (0–1) from the weights that agree, that differ within matched words, and that stand unmatched on each side.
 *
 * With c = differing + min(extra, omitted) and the rest of the larger side an omission o:
 * score = (1 − β·c/(M+c)) · (1 − γ·o/(M+c+o)). Falls in every argument but `agreement`, which is what the bounds in
 * `retrieve/bounds.ts` rest on.
 */
export function scoreOf(agreement: number, differing: number, extra: number, omitted: number): number {
  if (agreement <= 0) return 0;
  const shared = Math.min(extra, omitted);
  const contradiction = differing + shared;
  const base = agreement + contradiction;
  const afterContradiction = 1 - (COSTS.contradiction * contradiction) / base;
  if (extra > shared) return afterContradiction * (1 - (COSTS.extra * (extra - shared)) / (base + extra - shared));
  const left = omitted - shared;
  const cost = Math.min((COSTS.omitted * left) / (base + left), omissionCap(agreement));
  return afterContradiction * (1 - cost);
}
