import type { EntityType, ListingId, NameKind, NameQuality } from './listing.ts';
import type { Interpretation, TokenEvidence } from './result.ts';

/** Where a party falls out of a search, in the order in which a search decides; `found` where it does not. */
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
/** One thing a search does with a party, in a plain sentence. `passed` is null where a step does not decide. */
export type DiagnosisStep = {
  readonly step: (typeof DIAGNOSIS_STEPS)[number];
  readonly passed: boolean | null;
  readonly text: string;
};

export const POLICY_FILTERS = ['includeDelisted', 'lists', 'effects', 'programs'] as const;
export type PolicyFilter = (typeof POLICY_FILTERS)[number];

/** One listing of the party, and the members of the policy that leave it out. */
export type DiagnosedListing = {
  readonly id: ListingId;
  readonly list: string;
  readonly delisted: boolean;
  readonly leftOutBy: readonly PolicyFilter[];
};

/** One word as the engine read it. */
export type DiagnosedToken = {
  readonly text: string;
  /** What the word is in a name, e.g. `name`, `legal`, `place`. */
  readonly role: string;
  /** Weight of agreement on it, in bits. */
  readonly bits: number;
  /** Other texts it may mean: romanisations, sounds, misreadings. */
  readonly readings: readonly string[];
};

/** One way the query was read. */
export type DiagnosedReading = {
  readonly kind: Interpretation;
  readonly text: string;
  /** False for a reading that the search did not need, shown for comparison. */
  readonly used: boolean;
  /** Too common or too little to find one party by. */
  readonly insufficient: boolean;
  readonly tokens: readonly DiagnosedToken[];
};

export const NAME_COST_KINDS = ['query_word', 'listed_word', 'difference', 'limit', 'order'] as const;
/** Points that a name score would gain if this alone agreed. Computed separately, so not additive. */
export type NameCost = {
  readonly kind: (typeof NAME_COST_KINDS)[number];
  readonly query: string | null;
  readonly listed: string | null;
  readonly points: number;
};

/** One listed name against the reading of the query that fits it best. */
export type DiagnosedName = {
  readonly value: string;
  readonly kind: NameKind;
  readonly quality: NameQuality;
  readonly script: string;
  readonly listing: ListingId;
  readonly nameScore: number;
  /** Position in `readings`. */
  readonly reading: number;
  /** Whether the search's own retrieval brought this name up for that reading. */
  readonly retrieved: boolean;
  /** Whether comparing with every word of this party, without the short cuts of retrieval, gives the same score. */
  readonly complete: boolean;
  /** Whether such a name makes a result on its own under the policy. */
  readonly alerts: boolean;
  readonly limit: string | null;
  readonly tokens: readonly TokenEvidence[];
  readonly costs: readonly NameCost[];
};

/** A change of the policy or request after which the search shows the party. */
export type DiagnosisChange = {
  readonly member: PolicyFilter | 'threshold' | 'limit' | 'weakAliases';
  readonly value: number | boolean | string | null;
  readonly text: string;
};

/** Why a party was or was not found, worked out on the path of a search. */
export type Diagnosis = {
  readonly stage: DiagnosisStage;
  readonly found: boolean;
  /** Place among all results, 1 for the first; null where it is none. */
  readonly rank: number | null;
  readonly entityId: ListingId | null;
  readonly entityType: EntityType | null;
  readonly primaryName: string | null;
  readonly threshold: number;
  /** Best name score of any of its names. */
  readonly nameScore: number | null;
  readonly steps: readonly DiagnosisStep[];
  readonly listings: readonly DiagnosedListing[];
  readonly readings: readonly DiagnosedReading[];
  /** Best first. */
  readonly names: readonly DiagnosedName[];
  /** What would have to change; a search under these changes was run. Null where no change of the policy finds it. */
  readonly changes: readonly DiagnosisChange[] | null;
  /** The threshold from which down a search shows it, other changes included; null where none does. */
  readonly foundAt: number | null;
};
