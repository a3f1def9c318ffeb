import type { z } from 'zod';
import type { compactResponseSchema } from './compact-response.ts';
import type { compareRequestSchema, compareResponseSchema } from './compare.ts';
import type { DeepReadonly } from './deep-readonly.ts';
import type { delistedSchema } from './delisted.ts';
import type { diagnoseRequestSchema, diagnoseResponseSchema } from './diagnose.ts';
import type { entitySchema } from './entities.ts';
import type { tokenEvidenceSchema } from './evidence.ts';
import type { readyzSchema } from './health.ts';
import type { confirmRemovalsRequestSchema, heldRemovalsSchema } from './held-removals.ts';
import type { limitationsSchema } from './limitations.ts';
import type {
  acceptVersionRequestSchema,
  entityHistorySchema,
  listDetailSchema,
  listDiffSchema,
  listVersionSchema,
  listVersionsSchema,
  refreshedListSchema,
  refusedVersionsSchema,
} from './list-versions.ts';
import type { listingSchema } from './listing.ts';
import type { listInfoSchema, listsResponseSchema, listUsedSchema } from './lists.ts';
import type { listsLoadingSchema } from './lists-loading.ts';
import type { notComparedSchema } from './not-compared.ts';
import type { entityOwnershipSchema, OWNERSHIP_RULES } from './ownership.ts';
import type { joinPartySchema, splitPartySchema, undoDecisionSchema } from './parties.ts';
import type {
  policiesResponseSchema,
  policyInfoSchema,
  policyWithVersionsSchema,
  savePolicyRequestSchema,
} from './policies.ts';
import type { problemSchema } from './problem.ts';
import type { entityRelationsSchema, namedPartySchema } from './relations.ts';
import type { scoringResponseSchema } from './scoring.ts';
import type { searchRequestSchema } from './search-request.ts';
import type { searchResponseSchema, searchResultSchema } from './search-response.ts';
import type { loginRequestSchema, sessionSchema, setupRequestSchema, setupStatusSchema } from './session.ts';
import type { spanSchema } from './span.ts';
import type { createdTokenSchema, createTokenRequestSchema, tokenInfoSchema, tokensResponseSchema } from './tokens.ts';

export * from './closest-member.ts';
export * from './compact-response.ts';
export * from './compare.ts';
export * from './country-codes.ts';
export * from './coverage.ts';
export * from './deep-readonly.ts';
export * from './delisted.ts';
export * from './diagnose.ts';
export * from './endpoint.ts';
export * from './endpoints.ts';
export * from './engine-info.ts';
export * from './entities.ts';
export * from './error-codes.ts';
export * from './evidence.ts';
export * from './field-errors.ts';
export * from './health.ts';
export * from './held-removals.ts';
export * from './identity.ts';
export * from './limitations.ts';
export * from './list-versions.ts';
export * from './listing.ts';
export * from './lists.ts';
export * from './lists-loading.ts';
export * from './not-compared.ts';
export * from './ownership.ts';
export * from './page.ts';
export * from './parse-request.ts';
export * from './parties.ts';
export * from './policies.ts';
export * from './policy.ts';
export * from './problem.ts';
export * from './query.ts';
export * from './relations.ts';
export * from './scope-catalog.ts';
export * from './scopes.ts';
export * from './scoring.ts';
export * from './search-params.ts';
export * from './search-request.ts';
export * from './search-response.ts';
export * from './session.ts';
export * from './span.ts';
export * from './tokens.ts';

export type SearchRequest = DeepReadonly<z.output<typeof searchRequestSchema>>;
export type SearchResponse = DeepReadonly<z.output<typeof searchResponseSchema>>;
export type NotComparedPart = DeepReadonly<z.output<typeof notComparedSchema>>;
export type Span = DeepReadonly<z.output<typeof spanSchema>>;
export type TokenEvidence = DeepReadonly<z.output<typeof tokenEvidenceSchema>>;
export type SearchResult = DeepReadonly<z.output<typeof searchResultSchema>>;
/** One record of one list, as answers show it. */
export type ListingView = DeepReadonly<z.output<typeof listingSchema>>;
export type CompareRequest = DeepReadonly<z.output<typeof compareRequestSchema>>;
export type CompareResponse = DeepReadonly<z.output<typeof compareResponseSchema>>;
export type DiagnoseRequest = DeepReadonly<z.output<typeof diagnoseRequestSchema>>;
export type DiagnoseResponse = DeepReadonly<z.output<typeof diagnoseResponseSchema>>;
export type PolicyInfo = DeepReadonly<z.output<typeof policyInfoSchema>>;
export type PolicyWithVersions = DeepReadonly<z.output<typeof policyWithVersionsSchema>>;
export type PoliciesResponse = DeepReadonly<z.output<typeof policiesResponseSchema>>;
export type SavePolicyRequest = DeepReadonly<z.output<typeof savePolicyRequestSchema>>;
export type Limitations = DeepReadonly<z.output<typeof limitationsSchema>>;
export type Scoring = DeepReadonly<z.output<typeof scoringResponseSchema>>;
export type Entity = DeepReadonly<z.output<typeof entitySchema>>;
export type CompactSearchResponse = DeepReadonly<z.output<typeof compactResponseSchema>>;
export type SplitPartyRequest = DeepReadonly<z.output<typeof splitPartySchema>>;
export type JoinPartyRequest = DeepReadonly<z.output<typeof joinPartySchema>>;
export type UndoDecisionRequest = DeepReadonly<z.output<typeof undoDecisionSchema>>;
export type NamedParty = DeepReadonly<z.output<typeof namedPartySchema>>;
export type EntityRelations = DeepReadonly<z.output<typeof entityRelationsSchema>>;
export type EntityOwnership = DeepReadonly<z.output<typeof entityOwnershipSchema>>;
export type OwnershipRuleName = (typeof OWNERSHIP_RULES)[number];
export type ListUsed = DeepReadonly<z.output<typeof listUsedSchema>>;
export type ListInfo = DeepReadonly<z.output<typeof listInfoSchema>>;
export type ListDetail = DeepReadonly<z.output<typeof listDetailSchema>>;
export type ListVersionView = DeepReadonly<z.output<typeof listVersionSchema>>;
export type ListVersionsResponse = DeepReadonly<z.output<typeof listVersionsSchema>>;
export type ListDiffResponse = DeepReadonly<z.output<typeof listDiffSchema>>;
export type RefusedVersions = DeepReadonly<z.output<typeof refusedVersionsSchema>>;
export type AcceptVersionRequest = DeepReadonly<z.output<typeof acceptVersionRequestSchema>>;
export type DelistedListings = DeepReadonly<z.output<typeof delistedSchema>>;
export type HeldRemovals = DeepReadonly<z.output<typeof heldRemovalsSchema>>;
export type ConfirmRemovalsRequest = DeepReadonly<z.output<typeof confirmRemovalsRequestSchema>>;
export type EntityHistory = DeepReadonly<z.output<typeof entityHistorySchema>>;
export type ListsLoading = DeepReadonly<z.output<typeof listsLoadingSchema>>;
export type RefreshedList = DeepReadonly<z.output<typeof refreshedListSchema>>;
export type ListsResponse = DeepReadonly<z.output<typeof listsResponseSchema>>;
export type TokenInfo = DeepReadonly<z.output<typeof tokenInfoSchema>>;
export type TokensResponse = DeepReadonly<z.output<typeof tokensResponseSchema>>;
export type CreateTokenRequest = DeepReadonly<z.input<typeof createTokenRequestSchema>>;
export type CreatedToken = DeepReadonly<z.output<typeof createdTokenSchema>>;
export type SetupStatus = DeepReadonly<z.output<typeof setupStatusSchema>>;
export type SetupRequest = DeepReadonly<z.output<typeof setupRequestSchema>>;
export type LoginRequest = DeepReadonly<z.output<typeof loginRequestSchema>>;
export type Session = DeepReadonly<z.output<typeof sessionSchema>>;
export type Readiness = DeepReadonly<z.output<typeof readyzSchema>>;
export type Problem = DeepReadonly<z.output<typeof problemSchema>>;
