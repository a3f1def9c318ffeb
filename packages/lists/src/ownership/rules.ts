/** What makes a company that is not listed itself be treated as its listed owners are, in one jurisdiction. */
export type OwnershipRule = {
  readonly id: OwnershipRuleId;
  /** Lists whose asset freeze reaches companies through ownership. */
  readonly lists: readonly string[];
  /** Datasets whose sanctioned parties it starts from besides, by the operator’s choice. */
  readonly datasets: readonly string[];
  /** The least share that meets it, in millionths. */
  readonly leastPpm: number;
  /** Whether shares of several listed parties are added; otherwise each is looked at alone. */
  readonly aggregates: boolean;
  /** Whether control without ownership meets it too. */
  readonly control: boolean;
};

export const OWNERSHIP_RULE_IDS = ['ofac', 'eu', 'uk'] as const;
export type OwnershipRuleId = (typeof OWNERSHIP_RULE_IDS)[number];

/**
 * The three rules. They differ, and none replaces another: docs/guide/ownership.md names their legal texts.
 * The UK asks for more than half; shares are counted in millionths, so that is half and one.
 */
export const OWNERSHIP_RULES: readonly OwnershipRule[] = [
  { id: 'ofac', lists: ['us_ofac_sdn'], datasets: [], leastPpm: 500_000, aggregates: true, control: false },
  { id: 'eu', lists: ['eu_fsf'], datasets: [], leastPpm: 500_000, aggregates: true, control: true },
  { id: 'uk', lists: ['gb_fcdo'], datasets: [], leastPpm: 500_001, aggregates: false, control: true },
];
