/** How much of the score unmatched words cost. Shares of the weight concerned, each with its reason. */
export const COSTS = {
  /** Unmatched on both sides: another given name, another city. The strongest sign of another party. */
  contradiction: 0.85,
  /** Share of a contradiction that is waived for two similar words. */
  near: 0.85,
  /** Words the query has and the list does not: more often another party than a fuller name … */
  extra: 0.55,
  /**
   * … unless the whole of a listed name of several distinctive words is in the query and the rest is at most this
   * many times as much …
   */
  containedExtra: 0.38,
  outweighs: 1.5,
  /**
   * … and most of all where the listed name is a single word: half of mankind's names hold some ship's or nickname's.
   */
  loneExtra: 0.85,
  /** Words the list has and the query does not: people leave names out. */
  omitted: 0.42,
  /**
   * An omission never costs more than this if the agreement is strong evidence (a rare surname alone is still worth a
   * look) …
   */
  omissionCapRare: 0.24,
  /** … and this if it is weak evidence: "Mohammed Ali" is part of a thousand longer names. */
  omissionCapCommon: 0.5,
  /** Share of an omission's further cost that counts beyond the cap: the longer name is weaker evidence. */
  beyondCap: 0.02,
  /** Weight (sixteenths of a bit) of agreement from which it is strong evidence. */
  tellsMuch: 8.5 * 16,
  /** What unmatched words cost grows by up to this many times where little agrees: common names agree by chance … */
  chance: 3,
  /** … and not at all from this weight (sixteenths of a bit) on for a person's name, … */
  beyondChance: 21 * 16,
  /** … and from this for others, where a single rare word names a company. */
  beyondChanceOther: 13 * 16,
  /** Differences count this many times where several words are paired and none closely: each may be alike by chance. */
  allLoose: 2,
  /**
   * Where the only distinctive word of a company differs, the similarity from which the difference is taken for a
   * spelling mistake: for short words (up to four letters), longer ones, and long ones (seven and more) …
   */
  shortSlip: 0.95,
  wordSlip: 0.835,
  longSlip: 0.8,
  /** … and how much more the difference counts for each hundredth below that. */
  beyondSlip: 0.25,
  beyondShortSlip: 0.5,
  /**
   * Similarity under which a pair is loose: in Han characters, which write a foreign name by its syllables, and in all
   * others; and weight (sixteenths of a bit) from which a pair is looked at for that.
   */
  looseInHan: 0.75,
  loose: 0.9,
  heavy: 3 * 16,
  /**
   * A character that is unmatched where that makes another name counts, next to as unmatched, this many times
   * its weight as a difference.
   */
  brokenWord: 1,
  /** Share of a word that an initial leaves open: "V. Putin" is most often Vladimir, "M. Ali" may be anybody. */
  initialUnsaid: 0.3,
  /** A given name with its syllables the other way round is another. */
  syllablesTurned: 0.32,
  /** "Farmers of Tolbria" and "Farmers of Quelmar": words that many bear agree, those that tell them apart do not. */
  otherBody: 0.15,
  /** "Ahmad bin Hasan" is not "Hasan bin Ahmad". */
  filiationTurned: 0.26,
} as const;

/** Weights, in sixteenths of a bit, that agree, differ within matched words, and are unmatched on each side. */
export type Tally = {
  readonly agreement: number;
  readonly differing: number;
  /** Of pairs that are two words, each much like the other: a contradiction, but a lesser one. */
  readonly near: number;
  readonly extra: number;
  readonly omitted: number;
  /** How much of the listed name the query holds: all of several distinctive words, all of one word, or less. */
  readonly held: 'several' | 'one' | 'part';
  /** Whether the query is a single word: a surname alone asks for all who bear it. */
  readonly single: boolean;
  /** Whether the listed name is a person's. */
  readonly person: boolean;
};

/**
 * What leaving out listed words costs, by its share and the weight of what agrees, and whether the query is a single
 * word. Grows with the share, slowly beyond a cap that falls as agreement grows.
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

/** What a unit of weight costs that only the query has. */
const extraCost = ({ held, extra, agreement }: Tally): number => {
  if (held === 'one') return COSTS.loneExtra;
  return held === 'several' && extra <= COSTS.outweighs * agreement ? COSTS.containedExtra : COSTS.extra;
};

/**
 * Name score (0–1) from a tally. Falls in every weight but `agreement`, on which the bounds in
 * `retrieve/candidates/score-bounds.ts` rest. κ ≥ 1 falls to 1 as the agreement M grows; the power ¾ reflects that one
 * different name among five already indicates another person.
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
 * How much losses grow because so little agrees: common names agree by chance. Falls to 1 as agreement grows; least for
 * what is no person.
 */
export const chanceAt = (agreement: number, person: boolean): number =>
  1 + COSTS.chance * Math.max(0, 1 - agreement / (person ? COSTS.beyondChance : COSTS.beyondChanceOther));

/** What a share of words that contradict costs. */
export const contradictionCost = (chance: number, share: number): number =>
  chance * COSTS.contradiction * threeQuarters(share);

/** x^¾ by square roots, which every machine rounds alike. */
const threeQuarters = (x: number): number => Math.sqrt(x * Math.sqrt(x));
