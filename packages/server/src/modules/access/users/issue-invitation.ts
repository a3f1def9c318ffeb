import type { Role } from '@namesake/contract';
import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import { randomBase62 } from '../../../lib/ids/base62.ts';
import type { Storage } from '../../../stores/storage.ts';
import { hashOneTimeToken, newOneTimeToken } from '../one-time-token.ts';
import type { Invitation } from '../store/one-time-link-store.ts';

/** How long the link of an invitation works. */
const LIFETIME_MS = 7 * 24 * 3_600_000;

/** An invitation that was made, and the path of its link, whose secret comes after `#` and is shown only once. */
export type IssuedInvitation = { readonly invitation: Invitation; readonly path: string };

/**
 * Makes and stores an invitation; undefined where somebody has the name or was offered it. `event` tells of an id.
 */
export async function issueInvitation(
  { invitations }: Pick<Storage, 'invitations'>,
  { name, role, createdBy }: { readonly name: string; readonly role: Role; readonly createdBy: string },
  event: (id: string) => AuditEvent,
): Promise<IssuedInvitation | undefined> {
  const token = newOneTimeToken();
  const id = `inv_${randomBase62(16)}`;
  const made = event(id);
  const [createdAt, expiresAt] = [made.at, made.at + LIFETIME_MS];
  const invitation: Invitation = { id, hash: hashOneTimeToken(token), name, role, createdAt, createdBy, expiresAt };
  if (!(await invitations.create(invitation, made))) return undefined;
  return { invitation, path: `/invitation#${new URLSearchParams({ token, name })}` };
}
