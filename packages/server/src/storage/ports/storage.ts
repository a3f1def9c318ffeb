import type { AuditEntries } from './audit-entries.ts';
import type { AuditLog } from './audit-log.ts';
import type { BatchMappingStore } from './batch-mappings.ts';
import type { BatchStore } from './batches.ts';
import type { Chain } from './chain.ts';
import type { Erasure } from './erasure.ts';
import type { FactorStore } from './factors.ts';
import type { GoodGuyStore } from './good-guys.ts';
import type { StorageHealth } from './health.ts';
import type { HeldRemovalStore } from './held-removals.ts';
import type { History } from './history.ts';
import type { HitDecisionStore } from './hit-decisions.ts';
import type { IdempotencyStore } from './idempotency.ts';
import type { Inbox } from './inbox.ts';
import type { InstallationStore } from './installation.ts';
import type { InvitationStore } from './invitations.ts';
import type { JobStore } from './jobs.ts';
import type { Ledger } from './ledger.ts';
import type { LegalHoldStore } from './legal-holds.ts';
import type { ListVersionStore } from './list-versions.ts';
import type { LoginAttemptStore } from './login-attempts.ts';
import type { LoginStepStore } from './login-steps.ts';
import type { LookbackStore } from './lookbacks.ts';
import type { OwnershipStore } from './ownership.ts';
import type { PartyDecisionStore } from './party-decisions.ts';
import type { PolicyStore } from './policies.ts';
import type { ProposalStore } from './proposals.ts';
import type { ReferencePolicyStore } from './reference-policies.ts';
import type { RefusedVersionStore } from './refused-versions.ts';
import type { RequiredListStore } from './required-lists.ts';
import type { RetentionStore } from './retention.ts';
import type { RowProof } from './row-proof.ts';
import type { ScreeningStore } from './screenings.ts';
import type { SessionStore } from './sessions.ts';
import type { SetupLinkStore } from './setup-links.ts';
import type { SharedStores } from './shared-stores.ts';
import type { Signals } from './signals.ts';
import type { SpentLoginStore } from './spent-logins.ts';
import type { TokenStore } from './tokens.ts';
import type { UserStore } from './users.ts';

/**
 * What the service keeps. Ports, so that a second database is a second implementation of these; the storage tests run
 * over every implementation. A promise of a write resolves only when the write is durable; it rejects with
 * `StorageUnavailable` where the storage itself is why it is not. Times are Unix milliseconds.
 */
export type Storage = {
  readonly screenings: ScreeningStore;
  readonly tokens: TokenStore;
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly setupLinks: SetupLinkStore;
  readonly invitations: InvitationStore;
  readonly loginAttempts: LoginAttemptStore;
  readonly spentLogins: SpentLoginStore;
  readonly loginSteps: LoginStepStore;
  readonly factors: FactorStore;
  readonly requiredLists: RequiredListStore;
  readonly policies: PolicyStore;
  readonly referencePolicies: ReferencePolicyStore;
  readonly ownership: OwnershipStore;
  readonly partyDecisions: PartyDecisionStore;
  readonly hitDecisions: HitDecisionStore;
  readonly proposals: ProposalStore;
  readonly batches: BatchStore;
  readonly batchMappings: BatchMappingStore;
  readonly lookbacks: LookbackStore;
  readonly goodGuys: GoodGuyStore;
  readonly listVersions: ListVersionStore;
  readonly heldRemovals: HeldRemovalStore;
  readonly refusedVersions: RefusedVersionStore;
  readonly audit: AuditLog;
  readonly history: History;
  readonly inbox: Inbox;
  readonly auditEntries: AuditEntries;
  readonly chain: Chain;
  readonly ledger: Ledger;
  readonly rowProof: RowProof;
  readonly retention: RetentionStore;
  readonly legalHolds: LegalHoldStore;
  readonly erasure: Erasure;
  readonly idempotency: IdempotencyStore;
  readonly installation: InstallationStore;
  readonly jobs: JobStore;
  readonly health: StorageHealth;
  /** Changes by other processes. */
  readonly signals: Signals;
  /** What nodes share of the lists; null on SQLite, where there is one node. */
  readonly shared: SharedStores | null;
  /** Waits for what is being written, then closes. Writes after it reject. */
  close(): Promise<void>;
};
