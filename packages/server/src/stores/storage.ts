import type { Kysely } from 'kysely';
import type { RowProver } from '../db/clearing/row-prover.ts';
import type { Dialect } from '../db/dialect.ts';
import { InstallationStore } from '../db/installation-store.ts';
import type { JobStore } from '../db/jobs/job-store.ts';
import { AuditLog } from '../db/ledger/audit-log.ts';
import { Chain } from '../db/ledger/chain-store.ts';
import { RowProof } from '../db/ledger/row-proof-store.ts';
import type { Signals } from '../db/signals.ts';
import type { Tables } from '../db/tables.ts';
import type { StorageHealth } from '../db/writing/probing-health.ts';
import type { Writer } from '../db/writing/writer.ts';
import type { QuotaStore } from '../http/quota-store.ts';
import type { BlobStore } from '../lists/store/blob-store.ts';
import { HeldRemovalStore } from '../lists/store/held-removal-store.ts';
import type { ListLock } from '../lists/store/list-lock.ts';
import { ListVersionStore } from '../lists/store/list-version-store.ts';
import type { PublicationStore } from '../lists/store/publication-store.ts';
import { RefusedVersionStore } from '../lists/store/refused-version-store.ts';
import { RequiredListStore } from '../lists/store/required-list-store.ts';
import { FactorStore } from '../modules/access/store/factor-store.ts';
import { LoginAttemptStore } from '../modules/access/store/login-attempt-store.ts';
import { LoginStepStore, SpentLoginStore } from '../modules/access/store/login-step-store.ts';
import { InvitationStore, SetupLinkStore } from '../modules/access/store/one-time-link-store.ts';
import { SessionStore } from '../modules/access/store/session-store.ts';
import type { TokenReads } from '../modules/access/store/token-reads.ts';
import { TokenStore } from '../modules/access/store/token-store.ts';
import { UserStore } from '../modules/access/store/user-store.ts';
import { AuditEntries } from '../modules/audit/audit-entry-store.ts';
import { BatchFileStore } from '../modules/batches/store/batch-file-store.ts';
import { BatchMappingStore } from '../modules/batches/store/batch-mapping-store.ts';
import { BatchRowStore } from '../modules/batches/store/batch-row-store.ts';
import { BatchStore } from '../modules/batches/store/batch-store.ts';
import { AttachmentStore } from '../modules/cases/store/attachment-store.ts';
import { CaseNotes } from '../modules/cases/store/case-notes.ts';
import { CaseSettingsStore } from '../modules/cases/store/case-settings-store.ts';
import { CaseStore } from '../modules/cases/store/case-store.ts';
import { CustomerBook } from '../modules/customers/store/customer-book.ts';
import { CustomerStore } from '../modules/customers/store/customer-store.ts';
import { GroupStore } from '../modules/customers/store/group-store.ts';
import { HitDecisionStore } from '../modules/decisions/store/hit-decision-store.ts';
import { ProposalStore } from '../modules/decisions/store/proposal-store.ts';
import { GoodGuyStore } from '../modules/good-guys/store/good-guy-store.ts';
import { History } from '../modules/history/store/history-store.ts';
import { Inbox } from '../modules/history/store/inbox-store.ts';
import { IdempotencyStore } from '../modules/idempotency/idempotency-store.ts';
import { LookbackStore } from '../modules/lookbacks/store/lookback-store.ts';
import type { NodeStore } from '../modules/monitoring/node-store.ts';
import { OwnershipStore } from '../modules/parties/store/ownership-store.ts';
import { PartyDecisionStore } from '../modules/parties/store/party-decision-store.ts';
import { PolicyStore } from '../modules/policies/store/policy-store.ts';
import { ReferencePolicyStore } from '../modules/policies/store/reference-policy-store.ts';
import { Ledger } from '../modules/records/store/ledger-store.ts';
import { ScreeningStore } from '../modules/records/store/screening-store.ts';
import { Erasure } from '../modules/retention/store/erasure-store.ts';
import { LegalHoldStore } from '../modules/retention/store/legal-hold-store.ts';
import { PurgeStore } from '../modules/retention/store/purge-store.ts';
import { RetentionStore } from '../modules/retention/store/retention-store.ts';
import { RuleStore } from '../modules/rules/store/rule-store.ts';
import { LookUpNoteStore } from '../modules/watch/store/look-up-note-store.ts';
import { RunStore } from '../modules/watch/store/run-store.ts';
import { DeliveryStore } from '../modules/webhooks/store/delivery-store.ts';
import { WebhookStore } from '../modules/webhooks/store/webhook-store.ts';

/** State that several nodes on one database share. */
export type SharedStores = {
  readonly blobs: BlobStore;
  readonly publications: PublicationStore;
  readonly listLock: ListLock;
  readonly nodes: NodeStore;
  readonly quotas: QuotaStore;
  /** Id of this process among the nodes. */
  readonly node: string;
};

/** What a database provides to the stores. */
type StoreParts = {
  readonly db: Kysely<Tables>;
  /** For the few short reads of every request, which must not queue. */
  readonly prompt: Kysely<Tables>;
  readonly dialect: Dialect;
  readonly writer: Writer;
  readonly prover: RowProver;
  readonly health: StorageHealth & { close(): void };
  readonly jobs: JobStore;
  /** Changes by other processes. */
  readonly signals: Signals;
  /** State that nodes share about lists; null on SQLite, which has one node. */
  readonly shared: SharedStores | null;
  /** Reads on the path of every request. */
  readonly tokenReads: TokenReads;
  /** Scans screenings. */
  readonly scan: Erasure['scan'];
  /** Removes the remains of deleted rows; resolves with false while a reader still needs them. */
  readonly wipe: Erasure['wipe'];
  /** Closes the connections that read. */
  readonly closeReads: () => Promise<void>;
};

/** Builds all stores over one database. */
export function buildStores(parts: StoreParts) {
  const { db, prompt, dialect, writer, prover, health, jobs, signals, shared, tokenReads, scan, wipe, closeReads } =
    parts;
  const screenings = new ScreeningStore(prompt, writer);
  return {
    screenings,
    tokens: new TokenStore(prompt, writer, tokenReads),
    users: new UserStore(prompt, writer),
    sessions: new SessionStore(prompt, writer),
    setupLinks: new SetupLinkStore(db, writer),
    invitations: new InvitationStore(db, writer),
    loginAttempts: new LoginAttemptStore(db, writer),
    spentLogins: new SpentLoginStore(db, writer),
    loginSteps: new LoginStepStore(db, writer),
    factors: new FactorStore(db, writer),
    requiredLists: new RequiredListStore(prompt, writer, prover),
    listVersions: new ListVersionStore(db, writer, dialect, prover),
    heldRemovals: new HeldRemovalStore(db, writer, prover),
    refusedVersions: new RefusedVersionStore(db, writer, prover),
    ownership: new OwnershipStore(prompt, writer, dialect, prover),
    partyDecisions: new PartyDecisionStore(prompt, writer, prover),
    hitDecisions: new HitDecisionStore(prompt, writer, dialect, prover),
    proposals: new ProposalStore(prompt, writer, dialect),
    batches: new BatchStore(db, writer, prover),
    batchFiles: new BatchFileStore(db, writer),
    batchRows: new BatchRowStore(db, writer, prover),
    batchMappings: new BatchMappingStore(db, writer),
    lookbacks: new LookbackStore(db, writer),
    attachments: new AttachmentStore(db, writer),
    caseNotes: new CaseNotes(db, writer),
    cases: new CaseStore(db, writer),
    caseSettings: new CaseSettingsStore(db, writer),
    customers: new CustomerStore(db, writer, prover),
    book: new CustomerBook(db, prover),
    lookUpNotes: new LookUpNoteStore(db, prover),
    customerGroups: new GroupStore(db, writer, prover),
    runs: new RunStore(db, writer, prover),
    webhooks: new WebhookStore(db, writer),
    deliveries: new DeliveryStore(db, writer),
    goodGuys: new GoodGuyStore(prompt, writer, dialect, prover),
    policies: new PolicyStore(prompt, writer, prover),
    referencePolicies: new ReferencePolicyStore(prompt, writer),
    rules: new RuleStore(prompt, writer, prover),
    audit: new AuditLog(db, writer),
    history: new History(db, dialect),
    inbox: new Inbox(db, writer, dialect),
    auditEntries: new AuditEntries(db),
    chain: new Chain(db),
    ledger: new Ledger(db, writer, screenings),
    rowProof: new RowProof(db, writer, prover),
    retention: new RetentionStore(db, writer),
    legalHolds: new LegalHoldStore(db, writer),
    erasure: new Erasure(db, writer, dialect, { scan, wipe, prover }),
    purges: new PurgeStore(db, writer, dialect),
    idempotency: new IdempotencyStore(prompt, writer),
    installation: new InstallationStore(db, writer),
    jobs,
    health,
    signals,
    shared,
    close: async () => {
      await jobs.close();
      await signals.close();
      await screenings.idle();
      health.close();
      await writer.close();
      await closeReads();
    },
  };
}

/**
 * Everything the service stores. A write resolves only once it is durable, and rejects with `StorageUnavailable` if the
 * storage itself is the cause. Times are Unix milliseconds.
 */
export type Storage = Readonly<ReturnType<typeof buildStores>>;
