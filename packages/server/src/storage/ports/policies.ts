import type { AuditEvent } from './audit-log.ts';

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

/**
 * Named policies. Versions are only ever appended: what a screening ran under stays readable. What this installation
 * did not write, or nothing proves, counts as not there.
 */
export interface PolicyStore {
  /** Appends the next version of this name, and makes it the current one. Resolves with its number. */
  save(version: NewPolicyVersion, event: AuditEvent): Promise<number>;
  /** Appends the next version without making it the current one: it waits for a second person. */
  propose(version: NewPolicyVersion, event: AuditEvent): Promise<number>;
  /** The version that waits: the newest, where another one is current. */
  waiting(name: string): Promise<PolicyVersion | undefined>;
  /** Makes the version that waits the current one. False where another one waits, or none, by now. */
  approve(name: string, version: number, event: AuditEvent): Promise<boolean>;
  /**
   * The current version of the name. Looked up on every request that names one, so that a change by another process
   * counts.
   */
  find(name: string): Promise<PolicyVersion | undefined>;
  /**
   * Whether something is stored under the name that `find` does not give, or other than the audit log says: changed,
   * put back or deleted by somebody else.
   */
  isForged(name: string): Promise<boolean>;
  /** The current version of every name, in order of names. */
  list(): Promise<readonly PolicyVersion[]>;
  /** All versions of a name, newest first, also after it was removed. */
  versions(name: string): Promise<readonly PolicyVersion[]>;
  /** Removes the name; its versions stay. True where it existed. */
  remove(name: string, event: AuditEvent): Promise<boolean>;
}
