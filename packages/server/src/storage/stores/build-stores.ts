import type { Kysely } from 'kysely';
import type { RowProver } from '../clearing/row-prover.ts';
import type { Dialect } from '../dialect.ts';
import type { Erasure } from '../ports/erasure.ts';
import type { StorageHealth } from '../ports/health.ts';
import type { JobStore } from '../ports/jobs.ts';
import type { SharedStores } from '../ports/shared-stores.ts';
import type { Signals } from '../ports/signals.ts';
import type { Storage } from '../ports/storage.ts';
import type { Tables } from '../tables.ts';
import type { Writer } from '../writing/writer.ts';
import { KyselyFactorStore } from './access/factor-store.ts';
import { KyselyInvitationStore } from './access/invitation-store.ts';
import { KyselyLoginAttemptStore } from './access/login-attempt-store.ts';
import { KyselyLoginStepStore } from './access/login-step-store.ts';
import { KyselySessionStore } from './access/session-store.ts';
import { KyselySetupLinkStore } from './access/setup-link-store.ts';
import { KyselySpentLoginStore } from './access/spent-login-store.ts';
import type { TokenReads } from './access/token-reads.ts';
import { KyselyTokenStore } from './access/token-store.ts';
import { KyselyUserStore } from './access/user-store.ts';
import { KyselyIdempotencyStore } from './idempotency-store.ts';
import { KyselyInstallationStore } from './installation-store.ts';
import { KyselyHeldRemovalStore } from './lists/held-removal-store.ts';
import { KyselyListVersionStore } from './lists/list-version-store.ts';
import { KyselyOwnershipStore } from './lists/ownership-store.ts';
import { KyselyPartyDecisionStore } from './lists/party-decision-store.ts';
import { KyselyRefusedVersionStore } from './lists/refused-version-store.ts';
import { KyselyRequiredListStore } from './lists/required-list-store.ts';
import { KyselyPolicyStore } from './policy-store.ts';
import { KyselyAuditEntries } from './records/audit-entry-store.ts';
import { KyselyAuditLog } from './records/audit-log.ts';
import { KyselyBatchMappingStore } from './records/batch-mapping-store.ts';
import { KyselyBatchStore } from './records/batch-store.ts';
import { KyselyChain } from './records/chain-store.ts';
import { KyselyErasure } from './records/erasure-store.ts';
import { KyselyGoodGuyStore } from './records/good-guy-store.ts';
import { KyselyHistory } from './records/history-store.ts';
import { KyselyHitDecisionStore } from './records/hit-decision-store.ts';
import { KyselyInbox } from './records/inbox-store.ts';
import { KyselyLedger } from './records/ledger-store.ts';
import { KyselyLegalHoldStore } from './records/legal-hold-store.ts';
import { KyselyLookbackStore } from './records/lookback-store.ts';
import { KyselyProposalStore } from './records/proposal-store.ts';
import { KyselyReferencePolicyStore } from './records/reference-policy-store.ts';
import { KyselyRetentionStore } from './records/retention-store.ts';
import { KyselyRowProof } from './records/row-proof-store.ts';
import { KyselyScreeningStore } from './records/screening-store.ts';

/** What a database gives its stores. */
export type StoreParts = {
  readonly db: Kysely<Tables>;
  /** For the few short reads of every search and every request, which wait for nobody. */
  readonly prompt: Kysely<Tables>;
  readonly dialect: Dialect;
  readonly writer: Writer;
  readonly prover: RowProver;
  readonly health: StorageHealth & { close(): void };
  readonly jobs: JobStore;
  readonly signals: Signals;
  readonly shared: SharedStores | null;
  /** Reads on the path of every request. */
  readonly tokenReads: TokenReads;
  /** Looks through screenings. */
  readonly scan: Erasure['scan'];
  /** Takes away what deleted rows left behind; false where somebody still reads it. */
  readonly wipe: Erasure['wipe'];
  /** Closes what reads. */
  readonly closeReads: () => Promise<void>;
};

/** All stores over one database. */
export function buildStores(parts: StoreParts): Storage {
  const { db, prompt, dialect, writer, prover, health, jobs, signals, shared, tokenReads, scan, wipe, closeReads } =
    parts;
  const screenings = new KyselyScreeningStore(prompt, writer);
  return {
    screenings,
    tokens: new KyselyTokenStore(prompt, writer, tokenReads),
    users: new KyselyUserStore(prompt, writer),
    sessions: new KyselySessionStore(prompt, writer),
    setupLinks: new KyselySetupLinkStore(db, writer),
    invitations: new KyselyInvitationStore(db, writer),
    loginAttempts: new KyselyLoginAttemptStore(db, writer),
    spentLogins: new KyselySpentLoginStore(db, writer),
    loginSteps: new KyselyLoginStepStore(db, writer),
    factors: new KyselyFactorStore(db, writer),
    requiredLists: new KyselyRequiredListStore(prompt, writer, prover),
    listVersions: new KyselyListVersionStore(db, writer, dialect, prover),
    heldRemovals: new KyselyHeldRemovalStore(db, writer, prover),
    refusedVersions: new KyselyRefusedVersionStore(db, writer, prover),
    ownership: new KyselyOwnershipStore(prompt, writer, dialect, prover),
    partyDecisions: new KyselyPartyDecisionStore(prompt, writer, prover),
    hitDecisions: new KyselyHitDecisionStore(prompt, writer, dialect, prover),
    proposals: new KyselyProposalStore(prompt, writer, dialect),
    batches: new KyselyBatchStore(db, writer, prover),
    batchMappings: new KyselyBatchMappingStore(db, writer),
    lookbacks: new KyselyLookbackStore(db, writer),
    goodGuys: new KyselyGoodGuyStore(prompt, writer, dialect, prover),
    policies: new KyselyPolicyStore(prompt, writer, prover),
    referencePolicies: new KyselyReferencePolicyStore(prompt, writer),
    audit: new KyselyAuditLog(db, writer),
    history: new KyselyHistory(db, dialect),
    inbox: new KyselyInbox(db, writer, dialect),
    auditEntries: new KyselyAuditEntries(db),
    chain: new KyselyChain(db),
    ledger: new KyselyLedger(db, writer, screenings),
    rowProof: new KyselyRowProof(db, writer, prover),
    retention: new KyselyRetentionStore(db, writer),
    legalHolds: new KyselyLegalHoldStore(db, writer),
    erasure: new KyselyErasure(db, writer, dialect, { scan, wipe, prover }),
    idempotency: new KyselyIdempotencyStore(prompt, writer),
    installation: new KyselyInstallationStore(db, writer),
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
