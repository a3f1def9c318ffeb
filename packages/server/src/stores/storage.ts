import type { InstallationStore } from '../db/installation-store.ts';
import type { JobStore } from '../db/jobs/job-store.ts';
import type { AuditLog } from '../db/ledger/audit-log.ts';
import type { Chain } from '../db/ledger/chain-store.ts';
import type { RowProof } from '../db/ledger/row-proof-store.ts';
import type { Signals } from '../db/signals.ts';
import type { StorageHealth } from '../db/writing/probing-health.ts';
import type { QuotaStore } from '../http/quota-store.ts';
import type { BlobStore } from '../lists/store/blob-store.ts';
import type { HeldRemovalStore } from '../lists/store/held-removal-store.ts';
import type { ListLock } from '../lists/store/list-lock.ts';
import type { ListVersionStore } from '../lists/store/list-version-store.ts';
import type { PublicationStore } from '../lists/store/publication-store.ts';
import type { RefusedVersionStore } from '../lists/store/refused-version-store.ts';
import type { RequiredListStore } from '../lists/store/required-list-store.ts';
import type { FactorStore } from '../modules/access/store/factor-store.ts';
import type { LoginAttemptStore } from '../modules/access/store/login-attempt-store.ts';
import type { LoginStepStore, SpentLoginStore } from '../modules/access/store/login-step-store.ts';
import type { InvitationStore, SetupLinkStore } from '../modules/access/store/one-time-link-store.ts';
import type { SessionStore } from '../modules/access/store/session-store.ts';
import type { TokenStore } from '../modules/access/store/token-store.ts';
import type { UserStore } from '../modules/access/store/user-store.ts';
import type { AuditEntries } from '../modules/audit/audit-entry-store.ts';
import type { BatchMappingStore } from '../modules/batches/store/batch-mapping-store.ts';
import type { BatchStore } from '../modules/batches/store/batch-store.ts';
import type { HitDecisionStore } from '../modules/decisions/store/hit-decision-store.ts';
import type { ProposalStore } from '../modules/decisions/store/proposal-store.ts';
import type { GoodGuyStore } from '../modules/good-guys/store/good-guy-store.ts';
import type { History } from '../modules/history/store/history-store.ts';
import type { Inbox } from '../modules/history/store/inbox-store.ts';
import type { IdempotencyStore } from '../modules/idempotency/idempotency-store.ts';
import type { LookbackStore } from '../modules/lookbacks/store/lookback-store.ts';
import type { NodeStore } from '../modules/monitoring/node-store.ts';
import type { OwnershipStore } from '../modules/parties/store/ownership-store.ts';
import type { PartyDecisionStore } from '../modules/parties/store/party-decision-store.ts';
import type { PolicyStore } from '../modules/policies/store/policy-store.ts';
import type { ReferencePolicyStore } from '../modules/policies/store/reference-policy-store.ts';
import type { Ledger } from '../modules/records/store/ledger-store.ts';
import type { ScreeningStore } from '../modules/records/store/screening-store.ts';
import type { Erasure } from '../modules/retention/store/erasure-store.ts';
import type { LegalHoldStore } from '../modules/retention/store/legal-hold-store.ts';
import type { RetentionStore } from '../modules/retention/store/retention-store.ts';

/** What several nodes on one database share. */
export type SharedStores = {
  readonly blobs: BlobStore;
  readonly publications: PublicationStore;
  readonly listLock: ListLock;
  readonly nodes: NodeStore;
  readonly quotas: QuotaStore;
  /** Id of this process among them. */
  readonly node: string;
};

/**
 * What the service keeps. A promise of a write resolves only when the write is durable; it rejects with
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
  readonly health: StorageHealth;
  readonly jobs: JobStore;
  /** Changes by other processes. */
  readonly signals: Signals;
  /** What nodes share of the lists; null on SQLite, where there is one node. */
  readonly shared: SharedStores | null;
  /** Waits for what is being written, then closes. Writes after it reject. */
  close(): Promise<void>;
};
