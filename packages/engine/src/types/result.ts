import type { EntityType, ListingId, NameKind, NameQuality } from './listing.ts';

/** Start and end in UTF-16 code units of the text as submitted or as published; end is exclusive. */
export type Span = readonly [start: number, end: number];

export const TOKEN_METHODS = [
  'exact',
  'transliteration',
  'nickname',
  'phonetic',
  'edit',
  'initial',
  'joined',
  'split',
  'abbreviation',
  'number',
  'inflection',
] as const;
export type TokenMethod = (typeof TOKEN_METHODS)[number];

/** One aligned pair: the matched words, the method, and their similarity (0–100). */
export type TokenEvidence = {
  readonly query: string;
  readonly listed: string;
  readonly method: TokenMethod;
  readonly score: number;
  readonly querySpan: Span;
  readonly listedSpan: Span;
};

/** Overall outcome of a screening. Hold on anything but `no_match`. */
export const OUTCOMES = ['potential_match', 'no_match', 'insufficient_name', 'incomplete', 'demo'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const VERDICTS = ['match', 'close', 'conflict', 'unknown'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const EVIDENCE_FIELDS = ['birthDate', 'gender', 'country', 'identifier', 'type', 'address'] as const;
export type EvidenceField = (typeof EVIDENCE_FIELDS)[number];

export type FieldEvidence = {
  readonly field: EvidenceField;
  readonly submitted: string | null;
  readonly listed: readonly string[];
  readonly verdict: Verdict;
  /** Points added to or subtracted from the score. */
  readonly contribution: number;
  /** Listings of the party that agree, if it has several; `listed` holds their values. */
  readonly agreesWith?: readonly ListingId[];
  /** Listings of the party that contradict. They count only if none agrees. */
  readonly conflictsWith?: readonly ListingId[];
};

/** One step of the sum; the values add up to the score exactly. */
export type WaterfallStep = { readonly step: string; readonly value: number };

export const REASON_CODES = [
  'name_match',
  'name_close',
  'partial_name',
  'initials',
  'weak_alias_only',
  'possible_affiliate',
  'identifier_match',
  'identifier_close',
  'identifier_in_prose',
  'bic_branch',
  'iban_bank',
  'imo_conflict',
  'birth_date_match',
  'birth_date_close',
  'birth_date_conflict',
  'country_match',
  'country_conflict',
  'gender_conflict',
  'type_conflict',
  'name_in_text',
  'name_in_longer_name',
  'says_little',
  'effect_for_review',
  'delisted',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export type Reason = { readonly code: ReasonCode; readonly text: string };

export type MatchedName = {
  readonly value: string;
  readonly kind: NameKind;
  readonly quality: NameQuality;
  readonly script: string;
  readonly listing: ListingId;
};

export type Evidence = {
  readonly tokens: readonly TokenEvidence[];
  readonly fields: readonly FieldEvidence[];
  readonly waterfall: readonly WaterfallStep[];
};

export type Priority = 'high' | 'review';

/** A listed party found by a query. Scores are points 0–100 with one decimal. */
export type Hit = {
  /** Id of the party: that of its highest-precedence listing. */
  readonly entityId: ListingId;
  readonly entityType: EntityType;
  readonly priority: Priority;
  readonly score: number;
  readonly nameScore: number;
  readonly ofacScoreEstimate: number | null;
  readonly primaryName: string;
  /** Null if only an identifier matched. */
  readonly matchedName: MatchedName | null;
  readonly reasons: readonly Reason[];
  readonly evidence: Evidence;
  /** Every listing shown as this party, best match first. */
  readonly listings: readonly ListingId[];
};

export type NearMiss = {
  readonly entityId: ListingId;
  readonly nameScore: number;
  readonly primaryName: string;
  /**
   * `light_name`: a listed name of one word that is also an everyday word, found among other words; `by_rule`: a policy
   * rule for the party's effects is not met; `by_effect`: a result if the policy did not leave out its effect.
   */
  readonly why: 'near_miss' | 'weak_alias_only' | 'over_limit' | 'light_name' | 'by_rule' | 'by_effect';
  /** For `by_rule`: only facts of the query rule it out. By its name it would be a result. */
  readonly byFacts?: true;
};

export type Suppressed = {
  readonly weakAliasOnly: number;
  /** Always 0: evidence never removes a result. */
  readonly byConflict: number;
  readonly overLimit: number;
  readonly nearMisses: number;
  /** Listed names of one word that are also everyday words, found among other words and not counted as hits. */
  readonly lightNames: number;
  /** Parties that would be results if the policy did not leave out their effects; absent if there are none. */
  readonly byEffect?: number;
  /** Parties for which a policy rule requires more than their score; absent if there are none. */
  readonly byRule?: number;
  readonly items: readonly NearMiss[];
};

export const INTERPRETATIONS = ['name', 'identifier', 'text'] as const;
export type Interpretation = (typeof INTERPRETATIONS)[number];

export const WARNING_CODES = [
  'hidden_characters_removed',
  'lookalike_letters_folded',
  'identifier_checksum_failed',
  'unknown_script',
  'leet_digits_folded',
  'encoding_undone',
  'markup_removed',
  'direction_override',
  'wallet_exposure_not_analysed',
  'text_truncated',
  'unknown_member_ignored',
  'list_ageing',
  'list_unusable',
  'lists_attested',
  'clock_back',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

export type Warning = { readonly code: WarningCode; readonly text: string };

export const NOT_COMPARED_WHY = ['unreadable_script', 'unknown_symbol', 'replacement_character'] as const;
export type NotComparedWhy = (typeof NOT_COMPARED_WHY)[number];

export const NOT_COMPARED_FIELDS = ['searchText', 'aliases', 'addresses', 'identifiers'] as const;
export type NotComparedField = (typeof NOT_COMPARED_FIELDS)[number];

/** A part of the query that was not compared: results and misses say nothing about it. */
export type NotCompared = {
  readonly field: NotComparedField;
  /** Index of the alias or address; null for the text. */
  readonly index: number | null;
  /** Position in that value, as submitted. */
  readonly span: Span;
  readonly why: NotComparedWhy;
};

/** The engine's result for one query; the server adds lists, record and receipt. */
export type Screening = {
  readonly interpretedAs: readonly Interpretation[];
  /** True if the text is a bare common given name or the like: hits are the best of many, never all of them. */
  readonly insufficientName: boolean;
  /** True if nothing in the text can be compared: the caller must answer `unscreenable_text`. */
  readonly unscreenable: boolean;
  /** Letters and digits that were not compared; if there are any, a miss proves nothing. */
  readonly notCompared: readonly NotCompared[];
  /** Types of the identifiers that make up the text and that no loaded listing carries, e.g. `iban`. */
  readonly identifiersNotCovered: readonly string[];
  /** Name score from which hits are shown: the policy's, or lower if a too common name found too few. */
  readonly threshold?: number;
  /** Number of hits before `limit`. */
  readonly total: number;
  readonly hits: readonly Hit[];
  readonly suppressed: Suppressed;
  readonly warnings: readonly Warning[];
};

/** Two parties compared on the same path as a search. */
export type Comparison = {
  readonly nameScore: number;
  readonly score: number;
  readonly priority: Priority | null;
  readonly threshold: number;
  readonly ofacScoreEstimate: number | null;
  readonly matchedName: MatchedName | null;
  readonly reasons: readonly Reason[];
  readonly evidence: Evidence;
};
