import type { EntityType, ListingId, NameKind, NameQuality } from './listing.ts';
import type { Interpretation, TokenEvidence } from './result.ts';

/** Stages at which a search may drop a party, in the order of the search; `found` if it does not. */
export const DIAGNOSIS_STAGES = [
  'not_listed',
  'filtered',
  'unscreenable',
  'not_in_text',
  'retrieval',
  'threshold',
  'weak_alias',
  'effect_rule',
  'limit',
  'found',
] as const;
export type DiagnosisStage = (typeof DIAGNOSIS_STAGES)[number];

export const DIAGNOSIS_STEPS = ['listed', 'filters', 'reading', 'retrieval', 'name_score', 'gates', 'change'] as const;
/** One step of a search for a party, in a plain sentence. `passed` is null if the step decides nothing. */
export type DiagnosisStep = {
  readonly step: (typeof DIAGNOSIS_STEPS)[number];
  readonly passed: boolean | null;
  readonly text: string;
};

export const POLICY_FILTERS = ['includeDelisted', 'lists', 'effects', 'programs'] as const;
export type PolicyFilter = (typeof POLICY_FILTERS)[number];

/** One listing of the party and the policy members that filter it out. */
export type DiagnosedListing = {
  readonly id: ListingId;
  readonly list: string;
  readonly delisted: boolean;
  readonly leftOutBy: readonly PolicyFilter[];
};

/** One word as the engine read it. */
export type DiagnosedToken = {
  readonly text: string;
  /** Role of the word in a name, e.g. `name`, `legal`, `place`. */
  readonly role: string;
  /** Weight of an agreement on this word, in bits. */
  readonly bits: number;
  /** Other texts the word may stand for: romanisations, sounds, misreadings. */
  readonly readings: readonly string[];
};

/** One way the query was read. */
export type DiagnosedReading = {
  readonly kind: Interpretation;
  readonly text: string;
  /** False for a reading that the search did not need and that is shown for comparison. */
  readonly used: boolean;
  /** Too common or too short to identify one party. */
  readonly insufficient: boolean;
  readonly tokens: readonly DiagnosedToken[];
};

export const NAME_COST_KINDS = ['query_word', 'listed_word', 'difference', 'limit', 'order'] as const;
/** Points that the name score would gain if this alone agreed. Computed separately, so not additive. */
export type NameCost = {
  readonly kind: (typeof NAME_COST_KINDS)[number];
  readonly query: string | null;
  readonly listed: string | null;
  readonly points: number;
};

/** One listed name compared with the reading of the query that fits it best. */
export type DiagnosedName = {
  readonly value: string;
  readonly kind: NameKind;
  readonly quality: NameQuality;
  readonly script: string;
  readonly listing: ListingId;
  readonly nameScore: number;
  /** Index into `readings`. */
  readonly reading: number;
  /** Whether the search's own retrieval returned this name for that reading. */
  readonly retrieved: boolean;
  /**
   * Whether an exhaustive comparison with every word of the party, without retrieval shortcuts, gives the same score.
   */
  readonly complete: boolean;
  /** Whether a name of this kind is a result on its own under the policy. */
  readonly alerts: boolean;
  readonly limit: string | null;
  readonly tokens: readonly TokenEvidence[];
  readonly costs: readonly NameCost[];
};

/** A change to the policy or request after which the search shows the party. */
export type DiagnosisChange = {
  readonly member: PolicyFilter | 'threshold' | 'limit' | 'weakAliases';
  readonly value: number | boolean | string | null;
  readonly text: string;
};

/** Why a party was found or not, computed on the code path of a search. */
export type Diagnosis = {
  readonly stage: DiagnosisStage;
  readonly found: boolean;
  /** Rank among all results, starting at 1; null if the party is not a result. */
  readonly rank: number | null;
  readonly entityId: ListingId | null;
  readonly entityType: EntityType | null;
  readonly primaryName: string | null;
  readonly threshold: number;
  /** Best score of all its names. */
  readonly nameScore: number | null;
  readonly steps: readonly DiagnosisStep[];
  readonly listings: readonly DiagnosedListing[];
  readonly readings: readonly DiagnosedReading[];
  /** Best first. */
  readonly names: readonly DiagnosedName[];
  /** Changes after which the party is found, verified by a search. Null if no change to the policy finds it. */
  readonly changes: readonly DiagnosisChange[] | null;
  /** Highest threshold at which a search shows the party, with the other changes applied; null if none does. */
  readonly foundAt: number | null;
};
