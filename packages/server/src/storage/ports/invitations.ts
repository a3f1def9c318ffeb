import type { Role } from '@namesake/contract';
import type { AuditEvent } from './audit-log.ts';

export type Invitation = {
  readonly id: string;
  /** Hash of the one-time token. */
  readonly hash: Buffer;
  readonly name: string;
  readonly role: Role;
  readonly createdAt: number;
  readonly createdBy: string;
  readonly expiresAt: number;
};

/** Invitations that nobody has accepted yet. Each change happens with its event, or not at all. */
export interface InvitationStore {
  /** False where somebody has the name, or was offered it. Those that have expired by its `createdAt` are removed. */
  create(invitation: Invitation, event: AuditEvent): Promise<boolean>;
  findByHash(hash: Buffer): Promise<Invitation | undefined>;
  /** Newest first, expired ones included. */
  list(): Promise<readonly Invitation[]>;
  /** False where there is none. */
  remove(id: string, event: AuditEvent): Promise<boolean>;
  /** Makes the account that was offered. False if the invitation was accepted, withdrawn or has expired. */
  accept(
    hash: Buffer,
    user: { readonly id: string; readonly passwordHash: string },
    event: AuditEvent,
  ): Promise<boolean>;
}
