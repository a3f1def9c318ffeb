import type { Role } from '@namesake/contract';
import type { AuditEvent } from './audit-log.ts';

/** Whom an identity provider knows somebody as. The subject never changes and is never given to somebody else. */
export type ExternalIdentity = { readonly issuer: string; readonly subject: string };

export type User = {
  readonly id: string;
  /** Unique, compared without case. */
  readonly name: string;
  /** Empty where there is an `identity`: no password opens the account. */
  readonly passwordHash: string;
  /** Absent of accounts with a password. */
  readonly identity?: ExternalIdentity;
  readonly role: Role;
  readonly createdAt: number;
  readonly disabledAt: number | null;
  readonly lastLoginAt: number | null;
};

/** Each change happens with its event, or not at all. */
export interface UserStore {
  /**
   * True where there was no user yet and this one was made: of two that try at once, one succeeds. The set-up link then
   * works no more.
   */
  createFirst(user: User, event: AuditEvent): Promise<boolean>;
  /**
   * Makes the account of somebody whom a provider identified. False where the name is taken or was offered, where the
   * identity has an account, and where there is no administrator yet.
   */
  createIdentified(user: User & { readonly identity: ExternalIdentity }, event: AuditEvent): Promise<boolean>;
  findByIdentity(identity: ExternalIdentity): Promise<User | undefined>;
  findByName(name: string): Promise<User | undefined>;
  find(id: string): Promise<User | undefined>;
  any(): Promise<boolean>;
  /** Everybody, the eldest first. */
  list(): Promise<readonly User[]>;
  /**
   * Changes what a user may do; where it disables, all sessions of the user end. False where there is no such user, or
   * where no active administrator would be left: of two that disable each other at once, one succeeds.
   */
  update(id: string, change: Pick<User, 'role' | 'disabledAt'>, event: AuditEvent): Promise<boolean>;
  /** Changes the role of an active account. False where it is not active, or the last active administrator. */
  setRole(id: string, role: Role, event: AuditEvent): Promise<boolean>;
  /**
   * Sets another password and ends all sessions of the user but the one kept. False where there is no such user with a
   * password.
   */
  setPassword(id: string, passwordHash: string, kept: Buffer | undefined, event: AuditEvent): Promise<boolean>;
}
