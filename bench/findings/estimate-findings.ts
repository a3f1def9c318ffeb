import { besideAt, oddsOf } from '../../packages/engine/src/knowledge/model/finding-effect.ts';
import { FINDINGS, type NameFinding } from '../../packages/engine/src/knowledge/model/findings.ts';
import { type Example, logistic } from './logistic.ts';
import type { Observation, PairSource } from './observation.ts';

/** Bits at `EFFECT_SCALE.at` bits of agreement, change per further bit, and number of pairs with the finding. */
export type Estimate = {
  readonly code: NameFinding;
  readonly bits: number;
  readonly perBit: number;
  readonly pairs: number;
};

/** Total weight of the pairs for each kind of party. */
const WEIGHT = 2000;
/** Shrinkage of the effect of a finding with few pairs towards the mean of all, and of its change per bit. */
const SHRINKAGE = 1;
const SHRINKAGE_PER_BIT = 5;
/** Odds of a score at the threshold, whose logarithm would be infinite. */
const LEAST_ODDS = 0.001;
/** Number of features before those of the findings: a constant, the score's log-odds, agreement under any finding. */
const FIRST = 3;

/**
 * Estimates each finding's effect by logistic regression of "the same party" on the log-odds of the score before it,
 * the finding, and its agreement in bits. The effect is in units of the score's coefficient. Persons and all others are
 * fitted separately; if both have a finding, the estimate from more pairs counts.
 */
export function estimateFindings(observations: readonly Observation[]): Estimate[] {
  const persons = observations.filter(({ type }) => type === 'person');
  const others = observations.filter(({ type }) => type !== 'person');
  const best = new Map<NameFinding, Estimate>();
  for (const one of [...estimated(persons), ...estimated(others)])
    if ((best.get(one.code)?.pairs ?? 0) < one.pairs) best.set(one.code, one);
  return [...best.values()];
}

function estimated(observations: readonly Observation[]): Estimate[] {
  const counts = new Map<NameFinding, number>();
  for (const { finding } of observations) if (finding) counts.set(finding, (counts.get(finding) ?? 0) + 1);
  const codes = [...counts.keys()].sort();
  const weightOf = weights(observations);
  const examples = observations.map((one): Example => {
    const { finding, bits, before, same } = one;
    // Affiliates and brothers share rare words as often as common ones.
    const beside = finding && !FINDINGS[finding].review ? besideAt(bits) : 0;
    const isIts = codes.map((code) => (code === finding ? 1 : 0));
    return {
      features: [1, Math.log(oddsOf(before * 10) + LEAST_ODDS), beside, ...isIts, ...isIts.map((its) => its * beside)],
      label: same ? 1 : 0,
      weight: weightOf(one),
    };
  });
  const found = logistic(examples, penaltyOf(codes.length));
  const unit = (found[1] ?? 1) * Math.LN2;
  return codes.map((code, i) => ({
    code,
    bits: (found[FIRST + i] ?? 0) / unit,
    perBit: FINDINGS[code].review ? 0 : ((found[2] ?? 0) + (found[FIRST + codes.length + i] ?? 0)) / unit,
    pairs: counts.get(code) ?? 0,
  }));
}

/** Share of each source among the pairs with its label. */
const SHARES: Readonly<Record<PairSource, number>> = {
  alias: 0.5,
  slip: 0.5,
  stranger: 1 / 3,
  other_listed: 1 / 3,
  changed: 1 / 3,
};

/** Both labels have the same weight. */
function weights(observations: readonly Observation[]): (one: Observation) => number {
  const bySource = new Map<PairSource, number>();
  for (const { source } of observations) bySource.set(source, (bySource.get(source) ?? 0) + 1);
  return ({ source }) => ((WEIGHT / 2) * SHARES[source]) / (bySource.get(source) ?? 1);
}

/** Shrinks effects towards their mean and changes per bit towards the common one; other coefficients hardly at all. */
function penaltyOf(codes: number): number[][] {
  const size = FIRST + 2 * codes;
  return Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => {
      const own = i === j ? 1e-3 : 0;
      if (i < FIRST || j < FIRST) return own;
      if (i >= FIRST + codes || j >= FIRST + codes) return own + (i === j ? SHRINKAGE_PER_BIT : 0);
      return own + SHRINKAGE * ((i === j ? 1 : 0) - 1 / codes);
    }),
  );
}
