import type { Effect, EntityType, Gender, IdentifierType } from './listing.ts';

/** What is screened. Plain JSON; validated before it gets here. */
export type Query = {
  /** A name in any script and order, an identifier, or a text of up to 10,000 characters that contains names. */
  readonly searchText: string;
  /** Orders results and adds or takes a little; never hides one. */
  readonly type?: EntityType;
  /** As it was submitted, in any way that `readBirthDate` reads. */
  readonly birthDate?: string;
  readonly gender?: Gender;
  /** ISO 3166-1 alpha-2, any role: nationality, residence, registration. */
  readonly countries?: readonly string[];
  readonly identifiers?: readonly QueryIdentifier[];
  readonly addresses?: readonly string[];
  /** Other names of the same party: each is a reading of its own. */
  readonly aliases?: readonly string[];
  /** Results that earlier pages showed: the next ones are shown. */
  readonly skip?: number;
};

export type QueryIdentifier = {
  readonly type?: IdentifierType;
  readonly value: string;
  readonly country?: string;
};

/** What names that a publisher marks weak do, weakest first. */
export const WEAK_ALIASES = ['never', 'by_publisher', 'always'] as const;

/** How a query is run. Everything else that may change an answer, apart from query, snapshot and model. */
export type Policy = {
  readonly name: string;
  /** Name score (50–100) from which a listing is a hit. */
  readonly threshold: number;
  /** Score from which a hit has priority `high`. */
  readonly highFrom: number;
  /** Most results returned, 1–100; what is cut is counted as `overLimit`. */
  readonly limit: number;
  /** Only these lists; absent means all. */
  readonly lists?: readonly string[];
  /** Only listings with one of these effects; a listing of unknown effect always stays. Absent means all. */
  readonly effects?: readonly Effect[];
  readonly programs?: readonly string[];
  readonly includeDelisted: boolean;
  /**
   * Whether weak aliases alert by themselves: `never`, `always`, or `by_publisher`: except on lists whose weak names
   * only corroborate (see `ListTraits`). A weak name of one word is for review at most.
   */
  readonly weakAliases: (typeof WEAK_ALIASES)[number];
  /** Rules for parties that are listed for nothing but these effects; absent, those of `DEFAULT_RULES` hold. */
  readonly rules?: Readonly<Partial<Record<RuledEffect, EffectRule>>>;
  /** Verdicts about hits, and good guys, that a second person must approve. No screening depends on it. */
  readonly fourEyes?: readonly ('true_match' | 'false_positive' | 'undecided' | 'good_guy')[];
  /** Days after which a proposal that nobody answered expires. No screening depends on it. */
  readonly approvalDays?: number;
  /** Tokens to whom this policy says what complete is. No screening depends on it. */
  readonly completeFor?: readonly string[];
};

/** Effects that are no sanction: a policy may have rules of its own for them. */
export const RULED_EFFECTS = ['export_control', 'debarment', 'pep'] as const satisfies readonly Effect[];
export type RuledEffect = (typeof RULED_EFFECTS)[number];

/**
 * What a result takes besides its score: a name that agrees in full; no fact of the listing against it; a birth date,
 * number, country or address that agrees.
 */
export const RULE_NEEDS = ['full_name', 'no_conflict', 'second_fact'] as const;
export type RuleNeed = (typeof RULE_NEEDS)[number];

/** When a party that is listed for one effect only is a result. A matching identifier makes it one under any rule. */
export type EffectRule = {
  /** Name score (50–100) from which it is one; the policy's threshold holds besides. */
  readonly threshold?: number;
  /** It is for review at most. */
  readonly priority?: 'review';
  readonly needs?: readonly RuleNeed[];
};

/**
 * Rules that a policy has unless it says otherwise. There are hundreds of thousands of politically exposed persons,
 * with names that many people share.
 */
export const DEFAULT_RULES: NonNullable<Policy['rules']> = {
  pep: { priority: 'review', needs: ['full_name', 'no_conflict'] },
};
