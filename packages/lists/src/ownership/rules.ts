/** Condition, in one jurisdiction, under which an unlisted company is treated like its listed owners. */
export type OwnershipRule = {
  readonly id: OwnershipRuleId;
  /** Lists whose asset freeze extends to companies through ownership. */
  readonly lists: readonly string[];
  /** Datasets whose sanctioned parties also count as listed owners, by the operator's choice. */
  readonly datasets: readonly string[];
  /** Minimum share that meets the rule, in millionths. */
  readonly leastPpm: number;
  /** Whether shares of several listed parties are added; otherwise each is judged alone. */
  readonly aggregates: boolean;
  /** Whether control without ownership also meets the rule. */
  readonly control: boolean;
};

export const OWNERSHIP_RULE_IDS = ['ofac', 'eu', 'uk'] as const;
export type OwnershipRuleId = (typeof OWNERSHIP_RULE_IDS)[number];

/**
 * The three rules. They differ, and none replaces another: docs/guide/ownership.md names their legal texts. The UK
 * requires more than half; shares are counted in millionths, so that is half plus one.
 */
export const OWNERSHIP_RULES: readonly OwnershipRule[] = [
  { id: 'ofac', lists: ['us_ofac_sdn'], datasets: [], leastPpm: 500_000, aggregates: true, control: false },
  { id: 'eu', lists: ['eu_fsf'], datasets: [], leastPpm: 500_000, aggregates: true, control: true },
  { id: 'uk', lists: ['gb_fcdo'], datasets: [], leastPpm: 500_001, aggregates: false, control: true },
];
