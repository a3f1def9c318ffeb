/** Costs of unmatched words, as shares of the weight concerned, each with its reason. */
export const COSTS = {
  /** Unmatched on both sides: another given name, another city. The strongest sign of another party. */
  contradiction: 0.85,
  /** Share of a contradiction that is waived for two similar words. */
  near: 0.85,
  /** Words only in the query: more often another party than a fuller name … */
  extra: 0.55,
  /**
   * … unless the query contains a whole listed name of several distinctive words, and the rest weighs at most
   * `outweighs` times as much …
   */
  containedExtra: 0.38,
  outweighs: 1.5,
  /**
   * … and most of all if the listed name is a single word: half of all people's names contain the name of some ship or
   * a nickname.
   */
  loneExtra: 0.85,
  /** Words only in the listed name: people omit names. */
  omitted: 0.42,
  /** Maximum cost of an omission if the agreement is strong evidence (a rare surname alone is still worth a look) … */
  omissionCapRare: 0.24,
  /** … and if it is weak evidence: "Mohammed Ali" is part of a thousand longer names. */
  omissionCapCommon: 0.5,
  /** Share of an omission's cost beyond the cap that still counts: a longer name is weaker evidence. */
  beyondCap: 0.02,
  /** Agreeing weight (sixteenths of a bit) from which it is strong evidence. */
  tellsMuch: 8.5 * 16,
  /** The cost of unmatched words grows by up to this factor if little agrees, because common names agree by chance … */
  chance: 3,
  /** … but not at all from this weight (sixteenths of a bit) on for a person's name, … */
  beyondChance: 21 * 16,
  /** … and from this weight for others, for which a single rare word names a company. */
  beyondChanceOther: 13 * 16,
  /** Factor for differences if several words are paired but none closely: each may be similar by chance. */
  allLoose: 2,
  /**
   * If the only distinctive word of a company differs, minimum similarity of a spelling mistake: for short words (up to
   * four letters), longer ones, and long ones (seven or more) …
   */
  shortSlip: 0.95,
  wordSlip: 0.835,
  longSlip: 0.8,
  /** … and additional cost of the difference for each hundredth below that. */
  beyondSlip: 0.25,
  beyondShortSlip: 0.5,
  /**
   * Similarity below which a pair is loose: in Han characters, which write a foreign name by its syllables, and in all
   * other scripts; and minimum weight (sixteenths of a bit) of pairs for which this is tested.
   */
  looseInHan: 0.75,
  loose: 0.9,
  heavy: 3 * 16,
  /**
   * If an unmatched character makes another name, factor of its weight that counts as a difference, in addition to
   * being unmatched.
   */
  brokenWord: 1,
  /** Share of a word that an initial leaves open: "V. Putin" is usually Vladimir, but "M. Ali" may be anybody. */
  initialUnsaid: 0.3,
  /** A given name with its syllables reversed is another name. */
  syllablesTurned: 0.32,
  /** "Farmers of Tolbria" and "Farmers of Quelmar": common words agree, distinguishing ones do not. */
  otherBody: 0.15,
  /** "Ahmad bin Hasan" is not "Hasan bin Ahmad". */
  filiationTurned: 0.26,
} as const;

/** Weights, in sixteenths of a bit, that agree, differ inside matched words, and are unmatched on each side. */
export type Tally = {
  readonly agreement: number;
  readonly differing: number;
  /** Weight of pairs of two different but similar words: a lesser contradiction. */
  readonly near: number;
  readonly extra: number;
  readonly omitted: number;
  /** How much of the listed name the query contains: all of several distinctive words, all of one word, or less. */
  readonly held: 'several' | 'one' | 'part';
  /** Whether the query is a single word: a surname alone asks for everybody of that name. */
  readonly single: boolean;
  /** Whether the listed name is a person's. */
  readonly person: boolean;
};

/**
 * Cost of omitting listed words, by their share, the agreeing weight, and whether the query is a single word. Grows
 * with the share, slowly beyond a cap that falls as agreement grows.
 */
export function omissionCost(share: number, agreement: number, single: boolean): number {
  const cap = omissionCap(agreement, single);
  const full = COSTS.omitted * share;
  return full <= cap ? full : cap + COSTS.beyondCap * (full - cap);
}

const omissionCap = (agreement: number, single: boolean): number =>
  COSTS.omissionCapRare +
  (COSTS.omissionCapCommon - COSTS.omissionCapRare) *
    Math.max(0, 1 - agreement / (single ? COSTS.tellsMuch : COSTS.beyondChance));

/** Cost per unit of weight that only the query has. */
const extraCost = ({ held, extra, agreement }: Tally): number => {
  if (held === 'one') return COSTS.loneExtra;
  return held === 'several' && extra <= COSTS.outweighs * agreement ? COSTS.containedExtra : COSTS.extra;
};

/**
 * Name score (0–1) from a tally. Decreases in every weight except `agreement`, which the bounds in
 * `retrieve/candidates/score-bounds.ts` rely on. κ ≥ 1 falls to 1 as the agreement M grows; the power ¾ reflects that
 * one different name among five already indicates another person.
 * @remarks With s = min(extra, omitted), B = M + differing + s and the rest of the larger side o:
 * score = (1 − β·differing/B) · (1 − κβ·(s/B)^¾) · (1 − κγ·o/(B+o)), each factor at least 0.
 */
export function scoreOf(tally: Tally): number {
  const { agreement, differing, near, extra, omitted } = tally;
  if (agreement <= 0) return 0;
  const shared = Math.min(extra, omitted);
  const base = agreement + differing + near + shared;
  const chance = chanceAt(agreement, tally.person);
  const left = Math.max(extra, omitted) - shared;
  const ofLeft = (chance * left) / (base + left);
  const cost = extra > shared ? extraCost(tally) * ofLeft : omissionCost(ofLeft, agreement, tally.single);
  const slips = (COSTS.contradiction * differing) / base;
  const contradicting = near + shared;
  const lessened = contradicting > 0 ? 1 - (COSTS.near * near) / contradicting : 1;
  const contradicted = lessened * contradictionCost(chance, contradicting / base);
  return Math.max(0, 1 - slips) * Math.max(0, 1 - contradicted) * Math.max(0, 1 - cost);
}

/**
 * Factor by which losses grow if little agrees, because common names agree by chance. Falls to 1 as agreement grows;
 * lower for parties that are not persons.
 */
export const chanceAt = (agreement: number, person: boolean): number =>
  1 + COSTS.chance * Math.max(0, 1 - agreement / (person ? COSTS.beyondChance : COSTS.beyondChanceOther));

/** Cost of a share of contradicting words. */
export const contradictionCost = (chance: number, share: number): number =>
  chance * COSTS.contradiction * threeQuarters(share);

/** x^¾ by square roots, which every machine rounds in the same way. */
const threeQuarters = (x: number): number => Math.sqrt(x * Math.sqrt(x));
