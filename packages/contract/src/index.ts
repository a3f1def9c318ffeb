import type { z } from 'zod';
import type {
  confirmTotpRequestSchema,
  enrolledSchema,
  ownFactorsSchema,
  passkeySchema,
  provePasswordRequestSchema,
  recoveryCodesSchema,
  removeTotpRequestSchema,
  secondStepRequestSchema,
  secondStepSchema,
  startedTotpSchema,
} from './access/factors.ts';
import type {
  addPasskeyRequestSchema,
  passkeyCreationSchema,
  passkeyLoginRequestSchema,
  passkeyOptionsRequestSchema,
  passkeyUseSchema,
} from './access/passkeys.ts';
import type {
  acceptInvitationRequestSchema,
  changePasswordRequestSchema,
  loginRequestSchema,
  sessionSchema,
  sessionsResponseSchema,
  setupRequestSchema,
  setupStatusSchema,
} from './access/session.ts';
import type { startedSingleSignOnSchema, startSingleSignOnRequestSchema } from './access/single-sign-on.ts';
import type {
  createdTokenSchema,
  createTokenRequestSchema,
  rotateTokenRequestSchema,
  tokenInfoSchema,
  tokensResponseSchema,
} from './access/tokens.ts';
import type {
  createdInvitationSchema,
  invitationSchema,
  inviteRequestSchema,
  loginMethodSchema,
  rolesResponseSchema,
  updateUserRequestSchema,
  userInfoSchema,
  usersResponseSchema,
} from './access/users.ts';
import type { DeepReadonly } from './basics/deep-readonly.ts';
import type { spanSchema } from './basics/span.ts';
import type {
  batchPageSchema,
  batchPreviewSchema,
  batchResultSchema,
  batchResultsQuerySchema,
  batchResultsSchema,
  batchSchema,
  createBatchQuerySchema,
} from './batches/batches.ts';
import type {
  batchLayoutSchema,
  batchMappingSchema,
  batchMappingsSchema,
  batchSheetSchema,
  saveMappingRequestSchema,
  startBatchRequestSchema,
} from './batches/layout.ts';
import type {
  changeDecisionsRequestSchema,
  decideManyRequestSchema,
  decideRequestSchema,
  decisionInForceSchema,
  decisionPageSchema,
  decisionSchema,
  decisionsSchema,
  handOverRequestSchema,
} from './decisions/decisions.ts';
import type { entitySchema } from './entities/entities.ts';
import type { listingSchema } from './entities/listing.ts';
import type { entityOwnershipSchema, OWNERSHIP_RULES } from './entities/ownership.ts';
import type { joinPartySchema, splitPartySchema, undoDecisionSchema } from './entities/parties.ts';
import type { entityRelationsSchema, namedPartySchema } from './entities/relations.ts';
import type { problemSchema } from './errors/problem.ts';
import type {
  changeGoodGuysRequestSchema,
  goodGuyNoteSchema,
  goodGuyPageSchema,
  goodGuyQuerySchema,
  goodGuySchema,
  goodGuysSchema,
  importedGoodGuysSchema,
  importGoodGuysRequestSchema,
  makeGoodGuysRequestSchema,
} from './good-guys/good-guys.ts';
import type { delistedSchema } from './lists/delisted.ts';
import type { confirmRemovalsRequestSchema, heldRemovalsSchema } from './lists/held-removals.ts';
import type {
  acceptVersionRequestSchema,
  entityHistorySchema,
  listDetailSchema,
  listDiffSchema,
  listVersionSchema,
  listVersionsSchema,
  refusedVersionsSchema,
} from './lists/list-versions.ts';
import type { listInfoSchema, listsResponseSchema, listUsedSchema } from './lists/lists.ts';
import type { listsLoadingSchema } from './lists/lists-loading.ts';
import type {
  changePolicyRequestSchema,
  policiesResponseSchema,
  policyInfoSchema,
  policyWithVersionsSchema,
  savePolicyRequestSchema,
} from './policies/policies.ts';
import type { receiptKeysSchema, receiptSchema, receiptVerdictSchema } from './proof/receipts.ts';
import type {
  eraseRequestSchema,
  erasurePreviewSchema,
  erasureSchema,
  erasureSelectionSchema,
} from './retention/erasures.ts';
import type {
  holdScopeSchema,
  legalHoldSchema,
  legalHoldsSchema,
  placeHoldRequestSchema,
} from './retention/legal-holds.ts';
import type { retentionPreviewSchema, retentionSchema, saveRetentionRequestSchema } from './retention/retention.ts';
import type { compactResponseSchema } from './search/compact-response.ts';
import type { compareRequestSchema, compareResponseSchema } from './search/compare.ts';
import type { diagnoseRequestSchema, diagnoseResponseSchema } from './search/diagnose.ts';
import type { tokenEvidenceSchema } from './search/evidence.ts';
import type { exampleSchema } from './search/example.ts';
import type { notComparedSchema } from './search/not-compared.ts';
import type { replaySchema } from './search/replay.ts';
import type { searchRequestSchema } from './search/search-request.ts';
import type { searchResponseSchema, searchResultSchema } from './search/search-response.ts';
import type { readyzSchema } from './service/health.ts';
import type { limitationsSchema } from './service/limitations.ts';
import type { scoringResponseSchema } from './service/scoring.ts';

export * from './access/factors.ts';
export * from './access/passkeys.ts';
export * from './access/roles.ts';
export * from './access/scope-catalog.ts';
export * from './access/scopes.ts';
export * from './access/session.ts';
export * from './access/single-sign-on.ts';
export * from './access/tokens.ts';
export * from './access/users.ts';
export * from './audit/actions.ts';
export * from './audit/actions-table.ts';
export * from './audit/audit.ts';
export * from './audit/chain.ts';
export * from './audit/evidence.ts';
export * from './basics/addresses.ts';
export * from './basics/country-codes.ts';
export * from './basics/deep-readonly.ts';
export * from './basics/page.ts';
export * from './basics/span.ts';
export * from './batches/batches.ts';
export * from './batches/columns.ts';
export * from './batches/layout.ts';
export * from './customers/customers.ts';
export * from './decisions/decisions.ts';
export * from './decisions/reason-table.ts';
export * from './decisions/reasons.ts';
export * from './endpoints/call-types.ts';
export * from './endpoints/endpoint.ts';
export * from './endpoints/endpoints.ts';
export * from './entities/dates-once.ts';
export * from './entities/entities.ts';
export * from './entities/identity.ts';
export * from './entities/listing.ts';
export * from './entities/ownership.ts';
export * from './entities/parties.ts';
export * from './entities/relations.ts';
export * from './errors/closest-member.ts';
export * from './errors/error-codes.ts';
export * from './errors/field-errors.ts';
export * from './errors/parse-request.ts';
export * from './errors/problem.ts';
export * from './good-guys/good-guys.ts';
export * from './good-guys/states.ts';
export * from './lists/declared.ts';
export * from './lists/delisted.ts';
export * from './lists/held-removals.ts';
export * from './lists/list-versions.ts';
export * from './lists/lists.ts';
export * from './lists/lists-loading.ts';
export * from './lookbacks/lookbacks.ts';
export * from './policies/policies.ts';
export * from './policies/policy.ts';
export * from './proof/receipts.ts';
export * from './retention/erasures.ts';
export * from './retention/legal-holds.ts';
export * from './retention/retention.ts';
export * from './search/compact-response.ts';
export * from './search/compare.ts';
export * from './search/coverage.ts';
export * from './search/diagnose.ts';
export * from './search/engine-info.ts';
export * from './search/evidence.ts';
export * from './search/example.ts';
export * from './search/not-compared.ts';
export * from './search/query.ts';
export * from './search/replay.ts';
export * from './search/screening-record.ts';
export * from './search/screenings.ts';
export * from './search/search-params.ts';
export * from './search/search-request.ts';
export * from './search/search-response.ts';
export * from './service/health.ts';
export * from './service/limitations.ts';
export * from './service/scoring.ts';

export type SearchRequest = DeepReadonly<z.output<typeof searchRequestSchema>>;
export type Replay = DeepReadonly<z.output<typeof replaySchema>>;
export type SearchResponse = DeepReadonly<z.output<typeof searchResponseSchema>>;
export type NotComparedPart = DeepReadonly<z.output<typeof notComparedSchema>>;
export type Span = DeepReadonly<z.output<typeof spanSchema>>;
export type TokenEvidence = DeepReadonly<z.output<typeof tokenEvidenceSchema>>;
export type SearchResult = DeepReadonly<z.output<typeof searchResultSchema>>;
/** One record of one list, as answers show it. */
export type ListingView = DeepReadonly<z.output<typeof listingSchema>>;
export type CompareRequest = DeepReadonly<z.output<typeof compareRequestSchema>>;
export type CompareResponse = DeepReadonly<z.output<typeof compareResponseSchema>>;
export type Example = DeepReadonly<z.output<typeof exampleSchema>>;
export type DiagnoseRequest = DeepReadonly<z.output<typeof diagnoseRequestSchema>>;
export type DiagnoseResponse = DeepReadonly<z.output<typeof diagnoseResponseSchema>>;
export type PolicyInfo = DeepReadonly<z.output<typeof policyInfoSchema>>;
export type PolicyWithVersions = DeepReadonly<z.output<typeof policyWithVersionsSchema>>;
export type PoliciesResponse = DeepReadonly<z.output<typeof policiesResponseSchema>>;
export type SavePolicyRequest = DeepReadonly<z.output<typeof savePolicyRequestSchema>>;
export type ChangePolicyRequest = DeepReadonly<z.output<typeof changePolicyRequestSchema>>;
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
export type ListsResponse = DeepReadonly<z.output<typeof listsResponseSchema>>;
export type Receipt = DeepReadonly<z.output<typeof receiptSchema>>;
export type ReceiptVerdict = DeepReadonly<z.output<typeof receiptVerdictSchema>>;
export type ReceiptKeys = DeepReadonly<z.output<typeof receiptKeysSchema>>;
export type Retention = DeepReadonly<z.output<typeof retentionSchema>>;
export type SaveRetentionRequest = DeepReadonly<z.output<typeof saveRetentionRequestSchema>>;
export type RetentionPreview = DeepReadonly<z.output<typeof retentionPreviewSchema>>;
export type HoldScopeView = DeepReadonly<z.output<typeof holdScopeSchema>>;
export type LegalHoldView = DeepReadonly<z.output<typeof legalHoldSchema>>;
export type LegalHolds = DeepReadonly<z.output<typeof legalHoldsSchema>>;
export type PlaceHoldRequest = DeepReadonly<z.output<typeof placeHoldRequestSchema>>;
export type ErasureSelection = DeepReadonly<z.output<typeof erasureSelectionSchema>>;
export type ErasurePreview = DeepReadonly<z.output<typeof erasurePreviewSchema>>;
export type EraseRequest = DeepReadonly<z.output<typeof eraseRequestSchema>>;
export type ErasureResult = DeepReadonly<z.output<typeof erasureSchema>>;
export type TokenInfo = DeepReadonly<z.output<typeof tokenInfoSchema>>;
export type TokensResponse = DeepReadonly<z.output<typeof tokensResponseSchema>>;
export type CreateTokenRequest = DeepReadonly<z.input<typeof createTokenRequestSchema>>;
export type RotateTokenRequest = DeepReadonly<z.output<typeof rotateTokenRequestSchema>>;
export type CreatedToken = DeepReadonly<z.output<typeof createdTokenSchema>>;
/** How an account logs in. */
export type LoginMethod = z.output<typeof loginMethodSchema>;
export type StartSingleSignOnRequest = DeepReadonly<z.output<typeof startSingleSignOnRequestSchema>>;
export type StartedSingleSignOn = DeepReadonly<z.output<typeof startedSingleSignOnSchema>>;
export type SetupStatus = DeepReadonly<z.output<typeof setupStatusSchema>>;
export type SetupRequest = DeepReadonly<z.output<typeof setupRequestSchema>>;
export type LoginRequest = DeepReadonly<z.output<typeof loginRequestSchema>>;
export type AcceptInvitationRequest = DeepReadonly<z.output<typeof acceptInvitationRequestSchema>>;
export type ChangePasswordRequest = DeepReadonly<z.output<typeof changePasswordRequestSchema>>;
export type SessionsResponse = DeepReadonly<z.output<typeof sessionsResponseSchema>>;
export type OwnSession = SessionsResponse['items'][number];
export type RolesResponse = DeepReadonly<z.output<typeof rolesResponseSchema>>;
export type UserInfo = DeepReadonly<z.output<typeof userInfoSchema>>;
export type UsersResponse = DeepReadonly<z.output<typeof usersResponseSchema>>;
export type InvitationInfo = DeepReadonly<z.output<typeof invitationSchema>>;
export type InviteRequest = DeepReadonly<z.output<typeof inviteRequestSchema>>;
export type CreatedInvitation = DeepReadonly<z.output<typeof createdInvitationSchema>>;
export type UpdateUserRequest = DeepReadonly<z.output<typeof updateUserRequestSchema>>;
export type PasskeyCreation = DeepReadonly<z.output<typeof passkeyCreationSchema>>;
export type PasskeyUse = DeepReadonly<z.output<typeof passkeyUseSchema>>;
export type PasskeyOptionsRequest = DeepReadonly<z.output<typeof passkeyOptionsRequestSchema>>;
export type PasskeyLoginRequest = DeepReadonly<z.output<typeof passkeyLoginRequestSchema>>;
export type AddPasskeyRequest = DeepReadonly<z.output<typeof addPasskeyRequestSchema>>;
export type SecondStep = DeepReadonly<z.output<typeof secondStepSchema>>;
export type SecondStepRequest = DeepReadonly<z.output<typeof secondStepRequestSchema>>;
export type OwnFactors = DeepReadonly<z.output<typeof ownFactorsSchema>>;
export type PasskeyInfo = DeepReadonly<z.output<typeof passkeySchema>>;
export type ProvePasswordRequest = DeepReadonly<z.output<typeof provePasswordRequestSchema>>;
export type StartedTotp = DeepReadonly<z.output<typeof startedTotpSchema>>;
export type ConfirmTotpRequest = DeepReadonly<z.output<typeof confirmTotpRequestSchema>>;
export type RemoveTotpRequest = DeepReadonly<z.output<typeof removeTotpRequestSchema>>;
export type EnrolledFactor = DeepReadonly<z.output<typeof enrolledSchema>>;
export type RecoveryCodes = DeepReadonly<z.output<typeof recoveryCodesSchema>>;
export type DecisionView = DeepReadonly<z.output<typeof decisionSchema>>;
export type Decisions = DeepReadonly<z.output<typeof decisionsSchema>>;
export type BatchView = DeepReadonly<z.output<typeof batchSchema>>;
export type BatchPage = DeepReadonly<z.output<typeof batchPageSchema>>;
export type BatchPreview = DeepReadonly<z.output<typeof batchPreviewSchema>>;
export type BatchResult = DeepReadonly<z.output<typeof batchResultSchema>>;
export type BatchResults = DeepReadonly<z.output<typeof batchResultsSchema>>;
export type BatchResultsQuery = DeepReadonly<z.output<typeof batchResultsQuerySchema>>;
export type CreateBatchQuery = DeepReadonly<z.output<typeof createBatchQuerySchema>>;
export type BatchLayoutView = DeepReadonly<z.output<typeof batchLayoutSchema>>;
export type BatchMapping = DeepReadonly<z.output<typeof batchMappingSchema>>;
export type BatchMappings = DeepReadonly<z.output<typeof batchMappingsSchema>>;
export type BatchSheet = DeepReadonly<z.output<typeof batchSheetSchema>>;
export type SaveMappingRequest = DeepReadonly<z.output<typeof saveMappingRequestSchema>>;
export type StartBatchRequest = DeepReadonly<z.output<typeof startBatchRequestSchema>>;
export type GoodGuyView = DeepReadonly<z.output<typeof goodGuySchema>>;
export type GoodGuys = DeepReadonly<z.output<typeof goodGuysSchema>>;
export type GoodGuyPage = DeepReadonly<z.output<typeof goodGuyPageSchema>>;
export type GoodGuyQuery = DeepReadonly<z.output<typeof goodGuyQuerySchema>>;
export type GoodGuyNote = DeepReadonly<z.output<typeof goodGuyNoteSchema>>;
export type MakeGoodGuysRequest = DeepReadonly<z.output<typeof makeGoodGuysRequestSchema>>;
export type ChangeGoodGuysRequest = DeepReadonly<z.output<typeof changeGoodGuysRequestSchema>>;
export type ImportGoodGuysRequest = DeepReadonly<z.output<typeof importGoodGuysRequestSchema>>;
export type ImportedGoodGuys = DeepReadonly<z.output<typeof importedGoodGuysSchema>>;
export type DecisionPage = DeepReadonly<z.output<typeof decisionPageSchema>>;
export type DecideRequest = DeepReadonly<z.output<typeof decideRequestSchema>>;
export type DecideManyRequest = DeepReadonly<z.output<typeof decideManyRequestSchema>>;
export type HandOverRequest = DeepReadonly<z.output<typeof handOverRequestSchema>>;
export type ChangeDecisionsRequest = DeepReadonly<z.output<typeof changeDecisionsRequestSchema>>;
export type DecisionInForce = DeepReadonly<z.output<typeof decisionInForceSchema>>;
export type Session = DeepReadonly<z.output<typeof sessionSchema>>;
export type Readiness = DeepReadonly<z.output<typeof readyzSchema>>;
export type Problem = DeepReadonly<z.output<typeof problemSchema>>;
