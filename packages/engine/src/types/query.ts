import type { Effect, EntityType, Gender, IdentifierType } from './listing.ts';

/** The party to screen. Plain JSON; validated before it gets here. */
export type Query = {
  /** A name in any script and order, an identifier, or a text of up to 10,000 characters that contains names. */
  readonly searchText: string;
  /** Affects the order of results and changes scores a little; never hides a result. */
  readonly type?: EntityType;
  /** As submitted, in any format that `readBirthDate` reads. */
  readonly birthDate?: string;
  readonly gender?: Gender;
  /** ISO 3166-1 alpha-2, any role: nationality, residence, registration. */
  readonly countries?: readonly string[];
  readonly identifiers?: readonly QueryIdentifier[];
  readonly addresses?: readonly string[];
  /** Other names of the same party; each is a separate reading. */
  readonly aliases?: readonly string[];
  /** Number of results already shown on earlier pages. */
  readonly skip?: number;
};

export type QueryIdentifier = {
  readonly type?: IdentifierType;
  readonly value: string;
  readonly country?: string;
};

/** Whether names marked weak by the publisher alert, least alerting first. */
export const WEAK_ALIASES = ['never', 'by_publisher', 'always'] as const;

/** How a query is run. Besides the query, the snapshot and the model, nothing else may change an answer. */
export type Policy = {
  readonly name: string;
  /** Name score (50–100) from which a listing is a hit. */
  readonly threshold: number;
  /** Score from which a hit has priority `high`. */
  readonly highFrom: number;
  /** Maximum number of results, 1–100; results cut off are counted as `overLimit`. */
  readonly limit: number;
  /** Only these lists; absent means all. */
  readonly lists?: readonly string[];
  /** Only listings with one of these effects; listings of unknown effect always stay. Absent means all. */
  readonly effects?: readonly Effect[];
  readonly programs?: readonly string[];
  readonly includeDelisted: boolean;
  /**
   * Whether weak aliases alert by themselves. `by_publisher` means yes, except on lists whose weak names only
   * corroborate (see `ListTraits`). A weak name of one word is for review at most.
   */
  readonly weakAliases: (typeof WEAK_ALIASES)[number];
  /** Rules for parties listed only for these effects; if absent, `DEFAULT_RULES` apply. */
  readonly rules?: Readonly<Partial<Record<RuledEffect, EffectRule>>>;
  /** Verdicts on hits, and good guys, that need a second person's approval. No effect on screening. */
  readonly fourEyes?: readonly ('true_match' | 'false_positive' | 'undecided' | 'good_guy')[];
  /** Days after which an unanswered proposal expires. No effect on screening. */
  readonly approvalDays?: number;
  /** Tokens for which this policy defines completeness. No effect on screening. */
  readonly completeFor?: readonly string[];
};

/** Effects that are not sanctions: a policy may set rules of its own for them. */
export const RULED_EFFECTS = ['export_control', 'debarment', 'pep'] as const satisfies readonly Effect[];
export type RuledEffect = (typeof RULED_EFFECTS)[number];

/**
 * What a result needs besides its score: a name that agrees in full; no contradicting fact in the listing; a birth
 * date, number, country or address that agrees.
 */
export const RULE_NEEDS = ['full_name', 'no_conflict', 'second_fact'] as const;
export type RuleNeed = (typeof RULE_NEEDS)[number];

/** When a party listed for one effect only is a result. A matching identifier makes it one under any rule. */
export type EffectRule = {
  /** Name score (50–100) from which the party is a result; the policy's threshold also applies. */
  readonly threshold?: number;
  /** Caps the priority at review. */
  readonly priority?: 'review';
  readonly needs?: readonly RuleNeed[];
};

/**
 * Rules that a policy has by default. There are hundreds of thousands of politically exposed persons, with names that
 * many people share.
 */
export const DEFAULT_RULES: NonNullable<Policy['rules']> = {
  pep: { priority: 'review', needs: ['full_name', 'no_conflict'] },
};
