import type { Scope } from '@namesake/contract';
import type { EntityType } from '@namesake/engine';
import type { OwnershipRow } from '@namesake/lists';
import type { StorageProblem } from './storage-problem.ts';

/**
 * What the service keeps. Ports, so that a second database is a second implementation of these; the storage tests run
 * over every implementation. A promise of a write resolves only when the write is durable; it rejects with `StorageUnavailable` where the storage
 * itself is why it is not. Times are Unix milliseconds.
 */
export type Storage = {
  readonly screenings: ScreeningStore;
  readonly tokens: TokenStore;
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly setupLinks: SetupLinkStore;
  readonly requiredLists: RequiredListStore;
  readonly policies: PolicyStore;
  readonly ownership: OwnershipStore;
  readonly listVersions: ListVersionStore;
  readonly heldRemovals: HeldRemovalStore;
  readonly refusedVersions: RefusedVersionStore;
  readonly audit: AuditLog;
  readonly installation: InstallationStore;
  readonly health: StorageHealth;
  /** Waits for what is being written, then closes. Writes after it reject. */
  close(): Promise<void>;
};

/** One screening as it is recorded. */
export type ScreeningRecord = {
  /** Sixteen bytes, see `newScreeningId`. */
  readonly id: Buffer;
  /** What ran it, from `ScreeningStore.internContext`. */
  readonly contextId: number;
  /** Who asked: `token:…` or `user:…`. */
  readonly actor: string;
  readonly outcome: string;
  /** Results before the limit. */
  readonly total: number;
  /** JSON of the members that were submitted. */
  readonly request: string;
  /** JSON of the answer as it left. */
  readonly answer: string;
};

/** A recorded screening as it is read back. */
export type StoredScreening = Omit<ScreeningRecord, 'contextId'> & { readonly context: string };

export interface ScreeningStore {
  /**
   * Interns what many screenings share: lists with versions and hashes, engine, model, policy, as JSON in the shape an
   * answer has it (it is also the dictionary that answers are packed with). Equal text gives the same id.
   */
  internContext(context: string): Promise<number>;
  /** Resolves when the record would survive a power cut. Rejects when it could not be written: then do not answer. */
  record(screening: ScreeningRecord): Promise<void>;
  find(id: Buffer): Promise<StoredScreening | undefined>;
}

export type ApiToken = {
  readonly id: string;
  readonly name: string;
  /** First characters of the token. */
  readonly hint: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: number;
  readonly createdBy: string;
  readonly expiresAt: number;
  readonly lastUsedAt: number | null;
  readonly revokedAt: number | null;
};

export interface TokenStore {
  create(token: ApiToken, hash: Buffer): Promise<void>;
  findByHash(hash: Buffer): Promise<ApiToken | undefined>;
  /**
   * When a token was revoked, null for one that is live, undefined where there is none. Looked up on every request and never from a cache, so
   * that a revocation by another process counts at once.
   */
  revokedAt(id: string): Promise<number | null | undefined>;
  find(id: string): Promise<ApiToken | undefined>;
  /** All tokens, newest first. */
  list(): Promise<readonly ApiToken[]>;
  /** True where the token was live until now. */
  revoke(id: string, atMs: number): Promise<boolean>;
  touch(id: string, atMs: number): Promise<void>;
}

export type User = {
  readonly id: string;
  /** Unique, compared without case. */
  readonly name: string;
  readonly passwordHash: string;
  readonly role: 'admin';
  readonly createdAt: number;
};

export interface UserStore {
  /** True where there was no user yet and this one was made: of two that try at once, one succeeds. */
  createFirst(user: User): Promise<boolean>;
  findByName(name: string): Promise<User | undefined>;
  find(id: string): Promise<User | undefined>;
  any(): Promise<boolean>;
  /** Everybody, the eldest first. */
  list(): Promise<readonly User[]>;
  /** Sets another password and ends all sessions of the user, both or none. False where there is no such user. */
  resetPassword(id: string, passwordHash: string): Promise<boolean>;
}

export type Session = {
  /** Hash of the cookie's value. */
  readonly hash: Buffer;
  readonly userId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
};

export interface SessionStore {
  create(session: Session): Promise<void>;
  find(hash: Buffer): Promise<Session | undefined>;
  remove(hash: Buffer): Promise<void>;
  removeExpired(nowMs: number): Promise<void>;
}

export interface SetupLinkStore {
  /** Makes this the only link that works. */
  replace(hash: Buffer, atMs: number): Promise<void>;
  /** Hash of the link that works, or undefined. */
  current(): Promise<Buffer | undefined>;
  clear(): Promise<void>;
}

export type RequiredList = {
  readonly id: string;
  readonly since: number;
  /** When and why the operator went on without it; null while answers need it. */
  readonly givenUp: { readonly atMs: number; readonly reason: string } | null;
};

export interface RequiredListStore {
  /** Every list that answers from this origin (`downloads`, or a folder) need or needed, the eldest first. */
  all(origin: string): Promise<readonly RequiredList[]>;
  /** What was kept of one origin is of another from now on, where nothing is kept of that yet. */
  move(from: string, to: string): Promise<void>;
  /** Answers need these from now on. */
  require(origin: string, ids: readonly string[], atMs: number): Promise<void>;
  /** Answers do not need these any more, by the operator's word. */
  giveUp(origin: string, ids: readonly string[], reason: string, atMs: number): Promise<void>;
}

export type NewPolicyVersion = {
  readonly name: string;
  /** `sha256:…` over `body`. */
  readonly hash: string;
  /** The policy as `canonicalPolicy` writes it. */
  readonly body: string;
  readonly reason: string;
  readonly savedAt: number;
  readonly savedBy: string;
};

export type PolicyVersion = NewPolicyVersion & { readonly version: number };

/** Named policies. Versions are only ever appended: what a screening ran under stays readable. */
export interface PolicyStore {
  /** Appends the next version of this name, and makes it the one the name stands for. Resolves with its number. */
  save(version: NewPolicyVersion): Promise<number>;
  /** What the name stands for now. Looked up on every request that names one, so that a change by another process counts. */
  find(name: string): Promise<PolicyVersion | undefined>;
  /** What every name stands for now, in order of names. */
  list(): Promise<readonly PolicyVersion[]>;
  /** All versions of a name, newest first, also when it stands for nothing any more. */
  versions(name: string): Promise<readonly PolicyVersion[]>;
  /** The name stands for nothing from now on; its versions stay. True where it stood for one. */
  remove(name: string): Promise<boolean>;
}

/** One version of one list as it was searched. */
export type ListVersionFacts = {
  readonly list: string;
  /** SHA-256 of the publisher's file, hexadecimal. */
  readonly sha256: string;
  /** SHA-256 of the listings that were read from it, hexadecimal: the name of the stored file. */
  readonly content: string;
  /** The publisher's version. */
  readonly version: string;
  /** ISO 8601, from inside the file. */
  readonly publishedAt: string;
  readonly checkedAt: number;
  readonly records: number;
  readonly rejected: number;
  /** Length of the stored listings before they are compressed. */
  readonly bytes: number;
  /** Base name of the file that was read. */
  readonly fileName: string;
};

export type ListChangeKind = 'added' | 'changed' | 'removed';
export type ListChangeCounts = Readonly<Record<ListChangeKind, number>>;

export type ListChange = {
  readonly listing: string;
  readonly change: ListChangeKind;
  /** Members of the listing that differ, where it changed. */
  readonly fields: readonly string[];
  /** Who it is: kept of what was removed. */
  readonly name: string;
  readonly entityType: EntityType;
};

/** What of a version is held. */
export type NewHold = Pick<HeldRemovalRow, 'listing' | 'what' | 'sha256' | 'reason' | 'content'>;

/** A version that is searched from now on; what it changed is null where nothing is known of the one before. */
export type ActivatedVersion = ListVersionFacts & {
  readonly changes: readonly ListChange[] | null;
  /** Every listing of it that is not in the file, because its removal is not confirmed yet. */
  readonly held: readonly NewHold[];
};

export type StoredListVersion = ListVersionFacts & {
  /** Grows with each version. */
  readonly seq: number;
  /** When it was first searched. */
  readonly acceptedAt: number;
  /** What differed from the version before it then. */
  readonly counts: ListChangeCounts | null;
  /** Whether it is the one that is searched. */
  readonly active: boolean;
  /** Whether its listings are still stored. */
  readonly kept: boolean;
};

/** From when on which version of a list was searched; none where the list was gone. */
export type ListActivation = {
  readonly list: string;
  readonly at: number;
  readonly version: StoredListVersion | null;
};

/** What happened to one listing, and when which version brought it. */
export type ListingEvent = Omit<ListChange, 'name' | 'entityType'> & {
  readonly at: number;
  readonly version: StoredListVersion;
};

/** A listing that was removed from its list and did not come back. */
export type DelistedRow = {
  readonly listing: string;
  /** Null where it was removed before that was kept. */
  readonly name: string | null;
  readonly entityType: EntityType | null;
  /** Whether it is still in the publisher's file, as delisted. */
  readonly inFile: boolean;
  /** When it was removed here, Unix milliseconds. */
  readonly at: number;
};

/** A listing whose removal is held back. */
export type HeldRemovalRow = {
  readonly list: string;
  readonly listing: string;
  /** What the newest file lacks: the listing, or all its earlier names. */
  readonly what: 'listing' | 'names';
  /** SHA-256 of the file in which it was missed first, hexadecimal. */
  readonly sha256: string;
  /** SHA-256 of the stored listings that have it as it is searched, hexadecimal; null where it was held before that was kept. */
  readonly content: string | null;
  /** Why the removals of that file were not believed. */
  readonly reason: string;
  readonly since: number;
  /** When an operator confirmed that it is gone; it is searched until lists are loaded the next time. */
  readonly confirmedAt: number | null;
};

/** Removals that are held back. Which they are is written by `ListVersionStore.activate`. */
export interface HeldRemovalStore {
  /** All of them, in the order of listings. */
  all(): Promise<readonly HeldRemovalRow[]>;
  /** The next load removes these listings. */
  confirm(list: string, listings: readonly string[], atMs: number): Promise<void>;
}

/** A file of a list that is older than what is searched. It lies where the operator put it. */
export type RefusedVersionRow = {
  readonly list: string;
  /** Of the file, hexadecimal. */
  readonly sha256: string;
  readonly code: string;
  readonly reason: string;
  readonly path: string;
  readonly bytes: number;
  readonly records: number;
  readonly publishedAt: string;
  readonly refusedAt: number;
  /** When an operator accepted it; null while it is refused. */
  readonly acceptedAt: number | null;
};

/** Refused files of lists, and which were accepted: those for ever. */
export interface RefusedVersionStore {
  /** The latest first. */
  all(): Promise<readonly RefusedVersionRow[]>;
  /** These are refused now, and no others; what was accepted stays accepted. */
  replace(refused: readonly Omit<RefusedVersionRow, 'acceptedAt'>[]): Promise<void>;
  /** True where it was refused until now. */
  accept(list: string, sha256: string, atMs: number): Promise<boolean>;
}

/** Versions of lists: facts are kept for ever, the listings behind them for as long as is set. */
export interface ListVersionStore {
  /** These are searched from now on, all or none; those in `gone` not any more. What is searched already changes nothing. */
  activate(versions: readonly ActivatedVersion[], gone: readonly string[], atMs: number): Promise<void>;
  /** Every version of every list. */
  all(): Promise<readonly StoredListVersion[]>;
  /** What is searched of each list. */
  active(): Promise<readonly StoredListVersion[]>;
  /** What was searched of each list at a moment, lists never seen by then left out. */
  activeAt(atMs: number): Promise<readonly ListActivation[]>;
  /** Versions of a list, newest first, those below `beforeSeq` where given. */
  list(list: string, limit: number, beforeSeq?: number): Promise<readonly StoredListVersion[]>;
  /** The version of a list that was searched first. */
  first(list: string): Promise<StoredListVersion | undefined>;
  /** Versions of a list whose file's hash, or that of the listings, begins so, newest first. */
  find(list: string, prefix: string): Promise<readonly StoredListVersion[]>;
  /** What happened to these listings, oldest first. */
  events(listings: readonly string[]): Promise<readonly ListingEvent[]>;
  /** Listings of a list that were removed and did not come back, the latest first. */
  delisted(list: string): Promise<readonly DelistedRow[]>;
  /** Contents that no version searched at or after this moment has. */
  expired(beforeMs: number): Promise<readonly string[]>;
  /** Every content that is kept. */
  contents(): Promise<readonly string[]>;
  /** Remembers that this content is not kept any more. */
  drop(content: string): Promise<void>;
}

/** One party's hold on another, as the operator knows it. Ids are those of listings, or the operator's own. */
export type OperatorStake = OwnershipRow;

/** Who owns whom, by the operator's word. Looked up on every request, so that a change by another process counts. */
export interface OwnershipStore {
  /** These are all there are from now on. */
  replace(stakes: readonly OperatorStake[]): Promise<void>;
  /** In the order of what is owned, then of owners. */
  all(): Promise<readonly OperatorStake[]>;
  /** Who owns any of these, and what any of them owns. */
  touching(ids: readonly string[]): Promise<readonly OperatorStake[]>;
}

export type AuditEvent = {
  readonly at: number;
  readonly actor: string;
  /** What was done: `token.created`, `session.refused` … */
  readonly action: string;
  /** Id of what it was done to, or an empty text. */
  readonly target: string;
  /** Plain JSON; never a secret, never screened text. */
  readonly detail: Readonly<Record<string, unknown>>;
  readonly requestId: string;
};

export interface AuditLog {
  append(event: AuditEvent): Promise<void>;
  /** Newest first. */
  latest(limit: number): Promise<readonly AuditEvent[]>;
  /** The latest time of any event, Unix milliseconds; undefined where there is none. A clock may have gone back since. */
  latestAt(): Promise<number | undefined>;
  /** When an action was first recorded with these details, Unix milliseconds; undefined where it never was. */
  firstAt(action: string, detail: AuditEvent['detail']): Promise<number | undefined>;
  /** The details of every event of an action, oldest first. */
  details(action: string): Promise<readonly AuditEvent['detail'][]>;
}

/** What there is once of each installation. */
export interface InstallationStore {
  /** What tells whether a secret is the one that this database was made with; undefined before the first start. */
  secretCheck(): Promise<Buffer | undefined>;
  /** Keeps it where none is kept yet. */
  keepSecretCheck(check: Buffer): Promise<void>;
  /** Another secret counts from now on. */
  replaceSecretCheck(check: Buffer): Promise<void>;
}

/** Whether what is written will be there. */
export interface StorageHealth {
  /** What the last write, or the last look, found wrong; undefined where all is well. Costs nothing. */
  readonly current: StorageProblem | undefined;
  /** Looks at the files now, besides. */
  look(): StorageProblem | undefined;
  /** Something outside found that this storage must not be used any more, until the next start. */
  halt(problem: StorageProblem): void;
  /** Told of each problem as it begins, and of the end of it. */
  watch(tell: (problem: StorageProblem | undefined) => void): void;
}
